//! Collections of problems over HTTP.

use std::{fs, net::SocketAddr};

use serde_json::{Value, json};

use crate::{
    http::{ask, get, send},
    place::Place,
};

/// Three points in a row, Black to play: the middle one makes two eyes.
pub(crate) const STRAIGHT: &str = "(;GM[1]SZ[9]GN[Three]PL[B]AB[cc][dc][ec][fc][gc][cd][gd][ce][de][ee][fe][ge]\
    AW[bb][cb][db][eb][fb][gb][hb][bc][hc][bd][hd][be][he][bf][cf][df][ef][ff][gf][hf]TR[cc]SQ[dd][ed][fd])";

/// The same in rows, of which nobody says who plays first.
const ROWS: &str = "----------\n-BBBBBBB--\n-BNNNNNB--\n-BN___NB--\n-BNNNNNB--\n-BBBBBBB--\n";

/// Adds a file of problems; tells its name.
pub(crate) async fn added(address: SocketAddr, name: &str, text: &str) -> String {
    let added =
        send(address, "POST", "/api/problems/collections", &json!({ "name": name, "text": text })).await;
    assert_eq!(added.status, 201, "{}", added.body);
    added.json()["id"].as_str().unwrap().to_owned()
}

/// The problems of a search.
pub(crate) async fn listed(address: SocketAddr, search: &str) -> Vec<Value> {
    let found = get(address, &format!("/api/problems{search}")).await;
    assert_eq!(found.status, 200, "{}", found.body);
    found.json()["problems"].as_array().unwrap().clone()
}

async fn collections(address: SocketAddr) -> Vec<Value> {
    get(address, "/api/problems/collections").await.json().as_array().unwrap().clone()
}

#[tokio::test]
async fn what_comes_with_the_program_lies_in_the_order_of_its_difficulty() {
    let place = Place::local().await;
    let at = place.address();
    let all = collections(at).await;
    assert_eq!((all.len(), all[0]["id"].as_str()), (1, Some("built-in")));
    let count = all[0]["problems"].as_u64().unwrap();
    assert!(count >= 100, "{count}");
    let page = get(at, "/api/problems?limit=500").await.json();
    assert_eq!(page["total"].as_u64(), Some(count));
    let problems = page["problems"].as_array().unwrap();
    let nodes: Vec<u64> = problems.iter().map(|one| one["difficulty"].as_u64().unwrap()).collect();
    assert!(nodes.is_sorted() && nodes.last() > Some(&10_000), "{nodes:?}");
    for problem in problems {
        assert!(!problem["target"].as_array().unwrap().is_empty());
        assert!(!problem["region"].as_array().unwrap().is_empty());
        assert_eq!(problem["progress"]["state"], "unseen");
    }
    let second = listed(at, "?limit=1&offset=1").await;
    assert_eq!(second[0], problems[1]);
    assert_eq!(second[0]["number"], 2);
    let next = get(at, &format!("/api/problems/next?after={}", problems[0]["id"].as_str().unwrap())).await;
    assert_eq!(next.json()["id"], problems[1]["id"]);
    let last = problems.last().unwrap()["id"].as_str().unwrap();
    let around = get(at, &format!("/api/problems/next?after={last}")).await.json();
    assert_eq!(around["id"], problems[0]["id"]);
}

#[tokio::test]
async fn a_file_is_added_with_what_is_wrong_in_it_and_thrown_away() {
    let place = Place::local().await;
    let at = place.address();
    let mixed = format!("{STRAIGHT}\n(;GM[1]SZ[40])\n{}", STRAIGHT.replace("TR[cc]", "TR[gg]"));
    let new = json!({ "name": "corner.sgf", "text": mixed });
    let told = send(at, "POST", "/api/problems/collections", &new).await;
    assert_eq!(told.status, 201, "{}", told.body);
    let told = told.json();
    assert_eq!((&told["problems"], &told["fault_count"]), (&json!(1), &json!(2)));
    let faults: Vec<Value> = told["faults"].as_array().unwrap().clone();
    assert_eq!((&faults[0]["number"], &faults[1]["number"]), (&json!(2), &json!(3)));
    assert!(faults.iter().all(|fault| fault["why"]["id"] == "solve-file-problem"), "{faults:?}");
    let again = send(at, "POST", "/api/problems/collections", &new).await;
    assert_eq!((again.status, again.why().as_str()), (409, "store-problems-exist"));
    for (text, why) in [("hello", "solve-file"), ("", "solve-file"), ("(;GM[1]SZ[40])", "solve-file")] {
        let new = json!({ "name": "bad", "text": text });
        let refused = send(at, "POST", "/api/problems/collections", &new).await;
        assert_eq!((refused.status, refused.why().as_str()), (400, why), "{text}");
    }
    let id = told["id"].as_str().unwrap();
    let found = listed(at, &format!("?collection={id}&text=three")).await;
    assert_eq!((found.len(), &found[0]["name"], &found[0]["difficulty"]), (1, &json!("Three"), &Value::Null));
    assert!(listed(at, &format!("?collection={id}&text=four")).await.is_empty());
    let path = format!("/api/problems/collections/{id}");
    assert_eq!(ask(at, "DELETE", &path, &[], "").await.status, 204);
    let gone = ask(at, "DELETE", &path, &[], "").await;
    assert_eq!((gone.status, gone.why().as_str()), (404, "problems-no-collection"));
    assert_eq!(get(at, &format!("/api/problems?collection={id}")).await.status, 404);
    assert_eq!(get(at, "/api/problems?state=lost").await.status, 400);
}

#[tokio::test]
async fn folders_of_the_settings_are_read_and_nothing_beside_them() {
    let place = Place::local().await;
    let at = place.address();
    let folder = place.settings().with_file_name("problems");
    let beside = place.settings().with_file_name("beside.sgf");
    fs::create_dir_all(folder.join("corners")).unwrap();
    fs::write(folder.join("corners/three.sgf"), STRAIGHT).unwrap();
    fs::write(folder.join("rows.go"), ROWS).unwrap();
    fs::write(folder.join("broken.go"), "_N?\n").unwrap();
    fs::write(folder.join("letter.txt"), STRAIGHT).unwrap();
    fs::write(&beside, STRAIGHT.replace("GN[Three]", "GN[Secret]PL[W]")).unwrap();
    std::os::unix::fs::symlink(&beside, folder.join("link.sgf")).unwrap();
    std::os::unix::fs::symlink(place.settings().parent().unwrap(), folder.join("out")).unwrap();
    fs::write(place.settings(), format!("[problems]\nfolders = [{folder:?}]\n")).unwrap();
    let all = collections(at).await;
    assert_eq!(
        (all.len(), all[1]["kind"].as_str(), all[1]["name"].as_str()),
        (2, Some("folder"), Some("problems"))
    );
    let faults = all[1]["faults"].as_array().unwrap();
    assert_eq!((faults.len(), faults[0]["file"].as_str()), (1, Some("broken.go")));
    let id = all[1]["id"].as_str().unwrap();
    let found = listed(at, &format!("?collection={id}")).await;
    let files: Vec<&str> = found.iter().map(|one| one["file"].as_str().unwrap()).collect();
    assert_eq!(files, ["corners/three.sgf", "rows.go"]);
    // What has changed is read again.
    fs::write(folder.join("broken.go"), ROWS.replace("-BBBBBBB--\n----------", "")).unwrap();
    assert_eq!(listed(at, &format!("?collection={id}")).await.len(), 3);
    fs::remove_file(folder.join("rows.go")).unwrap();
    assert_eq!(listed(at, &format!("?collection={id}&text=rows")).await.len(), 0);
    fs::remove_dir_all(&folder).unwrap();
    let gone = &collections(at).await[1];
    assert_eq!((&gone["problems"], &gone["fault_count"]), (&json!(0), &json!(1)), "{gone}");
}

#[tokio::test]
async fn guests_see_no_problems() {
    let place = Place::open("secret").await;
    let at = place.address();
    for path in ["/api/problems", "/api/problems/collections", "/api/problems/next"] {
        let refused = get(at, path).await;
        assert_eq!((refused.status, refused.why().as_str()), (403, "access-owner-only"), "{path}");
        let owner = ask(at, "GET", path, &[("Authorization", "Bearer secret")], "").await;
        assert_eq!(owner.status, 200, "{path}: {}", owner.body);
    }
    let new = json!({ "name": "three.sgf", "text": STRAIGHT });
    assert_eq!(send(at, "POST", "/api/problems/collections", &new).await.status, 403);
    assert_eq!(ask(at, "DELETE", "/api/problems/collections/x", &[], "").await.status, 403);
}
