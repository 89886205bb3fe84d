//! Boards without a game: variants in full, small pictures, positions set up by hand.

use serde_json::{Value, json};

use crate::{
    http::{ask, game, get, opened, person, send},
    place::Place,
};

#[tokio::test]
async fn every_variant_has_a_title_a_start_and_pieces() {
    let place = Place::local().await;
    let at = place.address();
    let list = get(at, "/api/variants").await.json();
    let title = |list: &Value, name: &str| {
        let entry = list.as_array().unwrap().iter().find(|entry| entry["name"] == name).unwrap();
        entry["title"].as_str().unwrap().to_owned()
    };
    assert_eq!(title(&list, "kingofthehill"), "King of the Hill");
    let french = ask(at, "GET", "/api/variants", &[("Accept-Language", "fr")], "").await.json();
    assert_eq!(title(&french, "kingofthehill"), "Roi de la colline");
    for entry in list.as_array().unwrap() {
        let name = entry["name"].as_str().unwrap();
        let page = get(at, &format!("/api/variants/{name}")).await.json();
        assert_eq!(page["board"].is_object(), entry["is_playable"] == true, "{name}");
        assert!(!page["pieces"].as_array().unwrap().is_empty(), "{name}");
        for piece in page["pieces"].as_array().unwrap() {
            let sentence = piece["sentence"].as_str().unwrap();
            assert!(sentence.ends_with('.') && !sentence.contains(";."), "{name}: {sentence}");
        }
    }
    assert_eq!(get(at, "/api/variants/no-such-thing").await.status, 404);
}

#[tokio::test]
async fn letters_of_pieces_follow_the_reader_where_the_moves_of_the_variant_do() {
    let place = Place::local().await;
    let french = async |name: &str| {
        let path = format!("/api/variants/{name}");
        let page = ask(place.address(), "GET", &path, &[("Accept-Language", "fr")], "").await.json();
        let told = page["pieces"].as_array().unwrap().iter().chain(page["rules"].as_array().unwrap());
        told.map(|told| told["sentence"].as_str().or(told.as_str()).unwrap().to_owned()).collect::<Vec<_>>()
    };
    let chess = french("crazyhouse").await;
    assert!(chess.iter().any(|sentence| sentence == "C est le cavalier des échecs."), "{chess:?}");
    assert!(!chess.iter().any(|sentence| sentence.starts_with("N ")), "{chess:?}");
    let other = french("capablanca").await;
    assert!(other.iter().any(|sentence| sentence == "N est le cavalier des échecs."), "{other:?}");
}

#[tokio::test]
async fn a_variant_is_shown_on_as_many_boards_as_one_wants() {
    let place = Place::local().await;
    let alice = get(place.address(), "/api/variants/alice?boards=5").await.json();
    assert_eq!((&alice["board"]["boards"], &alice["boards"]), (&json!(5), &json!({ "min": 2, "max": 8 })));
    let own = "[mine:alice]\ncustomPiece1 = a:BmN\nstartFen = 4k3/8/8/8/8/8/8/A3K3 w - - 0 1\n";
    let report = ask(place.address(), "POST", "/api/variants/check", &[], own).await.json();
    let mine = &report["variants"][0];
    assert_eq!((&mine["title"], &mine["board"]["pieces"][0][1]["name"]), (&json!("Mine"), &json!("A")));
    let kind = json!({ "game": "chess", "variant": "mine", "sections": mine["sections"] });
    opened(place.address(), &game(&kind, &person("Ada", 0), &person("Bea", 0), "")).await;
}

#[tokio::test]
async fn pictures_come_in_the_order_of_the_wishes() {
    let place = Place::local().await;
    let wishes = json!([
        { "kind": "chess", "variant": "chess", "position": "8/8/8/8/8/8/8/K1k5 w - - 0 1" },
        { "kind": "chess", "variant": "nonsense" },
        { "kind": "go", "variant": "9", "position": null },
    ]);
    let pictures = send(place.address(), "POST", "/api/pictures", &wishes).await.json();
    assert_eq!(pictures[0]["pieces"].as_array().unwrap().len(), 2);
    assert_eq!((&pictures[1], &pictures[2]["files"]), (&Value::Null, &json!(9)));
    let many = json!(vec![&wishes[0]; 201]);
    assert_eq!(send(place.address(), "POST", "/api/pictures", &many).await.why(), "api-too-long");
}

#[tokio::test]
async fn a_position_is_set_up_checked_and_played() {
    let place = Place::local().await;
    let at = place.address();
    let kind = json!({ "game": "chess", "variant": "chess" });
    let text = "4k3/8/8/8/8/8/4P3/4K2R w K - 0 1";
    let view = send(at, "POST", "/api/setup/read", &json!({ "kind": kind, "text": text })).await.json();
    assert_eq!((&view["text"], &view["rights"]), (&json!(text), &json!(["K"])));
    let mut wish =
        json!({ "kind": kind, "pieces": view["pieces"], "turn": "black", "rights": view["rights"] });
    let report = send(at, "POST", "/api/setup/check", &wish).await.json();
    assert_eq!((&report["problems"], &report["text"]), (&json!([]), &json!(text.replace(" w ", " b "))));
    opened(at, &game(&report["kind"], &person("Ada", 0), &person("Bea", 0), "")).await;
    wish["pieces"] = json!([]);
    let report = send(at, "POST", "/api/setup/check", &wish).await.json();
    assert_eq!(report["problems"][0]["id"], "setup-no-king");
    let go = json!({ "game": "go", "size": "9", "rules": "chinese" });
    let start = send(at, "POST", "/api/setup/start", &go).await.json();
    assert_eq!(start["palette"]["black"][0]["name"], "stone");
    let refused = send(at, "POST", "/api/setup/read", &json!({ "kind": kind, "text": "nonsense" })).await;
    assert_eq!((refused.status, refused.why().as_str()), (400, "fen-ranks"));
}
