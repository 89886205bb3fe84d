# Ce que le serveur refuse.

access-watching = Qui regarde ne donne pas d’ordres.
access-not-your-seat = Cette place est à quelqu’un d’autre.
engine-works = { $name } fonctionne : il a joué { $moves } en { $seconds } s.
engine-fails = { $name } ne fonctionne pas : { $why }
access-engines-seat = Un programme joue ce camp ; donnez d’abord la place à quelqu’un d’autre.
access-no-verdict = Une partie se décide entre ceux qui la jouent ; elle peut seulement être abandonnée.
access-here-only = C’est réservé à qui est devant la machine même.
access-owner-only = Seul le propriétaire de la maison peut faire cela.
hint-remote = Pas de conseil pendant que des personnes jouent l’une contre l’autre.
seat-no-level =
    Il n’y a pas de niveau { $level } { $game ->
        [chess] aux échecs
        [draughts] aux dames
       *[go] au go
    }.
seat-cannot = { $name } ne peut pas prendre cette place : { $why }.
seat-no-engine = Aucun moteur des préférences ne s’appelle { $name }.
wire-too-fast = Cela vient trop vite.
wire-binary = Les messages sont des textes.
wire-joined = Vous êtes déjà à la table.
wire-nonsense = Cela ne se comprend pas : { $why }
wire-id = Un ordre a besoin d’un nom de 1 à { $most } signes.
guard-host = Ce serveur ne s’appelle pas { $value }.
guard-origin = Les pages de { $value } ne peuvent rien demander à ce serveur.
api-missing = Il n’y a rien à cette adresse.
api-no-keys = Cette partie n’a pas de liens.
api-too-long = Le texte est trop long : { $most } octets au plus.
api-period = Une période de pendule a besoin d’un temps et d’un incrément qui ne soient pas négatifs.
wire-id-taken = Un autre ordre avait ce nom.
claim-taken = Un autre programme sert déjà les parties de { $place } ; arrêtez-le d’abord, ou choisissez une autre base.
server-trouble = Quelque chose ne va pas dans la maison ; son propriétaire en sait plus.

share-impossible = Le programme ne peut pas être joint sur le réseau local : { $why }.
quit-not-here = Le programme ne peut être arrêté que sur la machine où il tourne.
