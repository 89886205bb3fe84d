# Ce qui est sur le disque : parties, bibliothèque, scores et réglages.

store-unreachable = La base de données { $place } ne peut pas être ouverte : { $why }.
store-newer = La base de données { $place } est de la version { $found }, plus récente que ce programme, qui connaît la version { $known }.
store-damaged = La base de données { $place } est abîmée ou n’en est pas une : { $why }.
store-read-only = La base de données { $place } est en lecture seule : rien ne peut être sauvé.
store-full = Rien ne peut être sauvé dans la base de données { $place } : le disque est plein.
store-disk = La base de données { $place } ne peut être ni lue ni écrite : { $why }.
store-locked = Un autre programme occupe la base de données { $place }.
store-failed = La base de données a refusé : { $why }.
store-busy = Trop de choses attendent d’être sauvées. Réessayez dans un instant.
store-closed = La base de données a été fermée.
store-scheme = La base de données { $place } est d’un genre qui n’est pas pris en charge : donnez un fichier, sqlite:FICHIER ou postgres://UTILISATEUR@HÔTE/NOM.
store-no-home = Il n’y a pas de dossier pour les parties : l’utilisateur n’a pas de répertoire personnel.

store-unknown-game = Il n’y a pas de partie { $game }.
store-game-exists = Il y a déjà une partie { $game }.
store-conflict = La partie { $game } a { $last } faits et non { $known } : quelqu’un d’autre l’a continuée.

store-unknown-record = Il n’y a pas de partie { $id } dans la bibliothèque.
store-record-exists = La partie est déjà dans la bibliothèque, sous { $id }.
store-unreadable = La partie ne peut pas être lue : { $why }.
store-tag = On attendait le nom d’une étiquette modifiable, et non { $name }.
store-title = Un titre a au plus { $most } caractères ; celui-ci en a { $length }.
store-stream = Le fichier ne peut être ni lu ni écrit : { $why }.

store-problems-exist = Les mêmes problèmes sont déjà là, sous le nom { $name }.

store-result = On attendait 1-0, 0-1 ou 1/2-1/2, et non { $value }.
store-same-player = { $name } ne peut pas être classé dans une partie contre soi-même.

settings-value = Ligne { $line } des réglages : { $key } ne peut pas être { $value }, on attendait { $expected }. La valeur habituelle est prise.
settings-engine = Ligne { $line } des réglages : il manque { $key } à un moteur. Il est laissé de côté.
settings-no-clock = Ce n’est pas une pendule : { $why }.
settings-clock = Ligne { $line } des réglages : la pendule ne peut pas être réglée ainsi : { $why }. Il n’y en a pas.
settings-broken = La ligne { $line } des réglages est illisible : { $why }. Les réglages habituels sont pris, et l’ancien fichier est gardé sous { $kept }.
settings-waiting = La ligne { $line } des réglages est illisible : { $why }. Les réglages restent ce qu’ils sont.
settings-unreadable = Les réglages de { $path } sont illisibles : { $why }. Les réglages habituels sont pris.
settings-unwritable = Les réglages ne peuvent pas être sauvés dans { $path } : { $why }.
settings-unknown-key = Il n’y a pas de réglage { $key }.
settings-refused = { $key } ne peut pas être { $value }, on attendait { $expected }.
settings-no-home = Il n’y a pas de dossier pour les réglages : l’utilisateur n’a pas de répertoire personnel.
