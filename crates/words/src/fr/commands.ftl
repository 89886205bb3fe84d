# Ce que disent les commandes elles-mêmes.

variants-playable = { $name } est jouable.
variants-unplayable = { $name } n’est pas jouable ; les problèmes ci-dessus disent pourquoi.
variants-mark = (non jouable ici)
variants-own = Définie dans { $file }, ligne { $line }.

## Devant un problème d’un fichier de variantes

severity-note = remarque :
severity-warning = avertissement :
problem-about = { $key } : { $what }

## Pourquoi une commande ne peut pas commencer

choice-unknown = il n’y a pas de variante { $name }
choice-unknown-near = il n’y a pas de variante { $name } ; vouliez-vous dire { $near } ?
choice-unplayable = la variante { $name } n’est pas jouable : { $why }
choice-boards = { $name } ne se joue pas sur { $boards } échiquiers : { $why }
flag-other-game =
    { $flag } est fait pour { $games ->
        [chess] les échecs
       *[go] le go (--game go)
    }, pas pour { $game ->
        [chess] les échecs
        [draughts] les dames
       *[go] le go
    }
flag-loaded = { $flag } ne dit rien quand --load a une partie entière : le fichier dit ce qui se joue
flag-problem = { $flag } ne dit rien avec --problem : le fichier dit ce qui est demandé
flag-needs-load = --game-number va avec --load et --problem
file-unreadable = { $file } ne peut pas être lu : { $why }
file-unreadable-long = { $file } ne peut pas être lu : il dépasse { $limit } Mio

## Ce qu’un examen a trouvé

check-tally = parties { $games }, erreurs { $errors }
check-tally-warnings = parties { $games }, erreurs { $errors }, avertissements { $warnings }

## plateau serve, engines et doctor

serve-listening = Plateau écoute sur { $address }
serve-key = La clé du propriétaire est { $key }
engine-fault = { $why }.
engine-no-command = sa commande { $command } ne se lit pas.
engine-unknown = aucun moteur des préférences ne s’appelle { $name } ; il y a : { $known }
doctor-database = La base { $place } est saine : { $running } parties en cours, { $saved } dans la bibliothèque.
doctor-configuration = Les préférences de { $path } sont en ordre.
doctor-port-free = { $address } est libre.
doctor-port-ours = Plateau écoute déjà sur { $address }.
doctor-port-taken = Un autre programme écoute sur { $address }.
doctor-port-impossible = On ne peut pas écouter sur { $address } : { $why }

home-running = Plateau tourne déjà : { $address }
home-no-browser = Aucun navigateur n'a pu être ouvert : allez vous-même à cette adresse.
