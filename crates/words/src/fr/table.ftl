# Ce qu’une table refuse, et les pendules impossibles.

table-not-your-turn =
    C’est aux { $turn ->
        [white] Blancs
       *[black] Noirs
    } de jouer.
table-move-late = Votre coup n’a pas été joué : la partie avait continué entre-temps.
table-paused = La partie est en pause.
table-waiting = Il manque encore quelqu’un.
table-counting = On compte la partie : marquez les pierres mortes, acceptez, ou jouez encore.
table-over = La partie est finie.
table-remote = L’autre joueur doit être d’accord.
table-no-node = Il n’y a pas de coup { $node } dans cette partie.
take-back-forbidden = On ne reprend pas de coup dans cette partie.
take-back-nothing = Il n’y a rien à reprendre.
take-back-over = La partie est finie, et l’autre joueur est à un autre écran.
redo-nothing = Il n’y a rien à refaire.
undo-nothing = Il n’y a rien à annuler.
offer-once = On propose nulle une fois par coup.
offer-not-now = Cela ne peut pas être proposé maintenant ({ $offer }).
answer-nothing = Il n’y a rien à répondre.
claim-nothing = Il n’y a pas de nulle à réclamer.
claim-game-over = La partie est finie.
claim-move-decides = Ce coup finit la partie de lui-même.
claim-not-your-turn = On réclame la nulle quand c’est à soi de jouer.
resign-not-now = Il n’y a pas de partie à abandonner.
pause-not-now = Il n’y a rien à mettre en pause.
pause-remote = Une partie avec quelqu’un à un autre écran ne se met pas en pause.
resume-not-now = La partie n’est pas en pause.
step-not-now = Seuls les moteurs d’une partie en pause jouent pas à pas.
count-not-now = On ne compte pas la partie.
count-no-stone = Il n’y a pas de pierre en { $place }.
note-long = C’est trop long à garder.
note-markup = On ne dessine que sur un goban.
tag-name = { $name } n’est pas le nom d’une étiquette modifiable.
promote-first = Cette ligne est déjà la première.
vary-not-now = On ajoute des variantes aux parties enregistrées et aux parties finies.
prune-here = La partie se trouve dans cette ligne.
open-fact = ce qui est noté n’a pas pu se passer : { $why } (fait { $number })
open-nothing = La partie n’a pas de début.
open-no-game = Il n’y a pas de partie dedans.
open-impossible = Cela ne peut pas être joué : { $why }.
open-size = Un plateau a une taille comme 19 ou 13x9, de 1 à 25 lignes dans chaque sens, et non { $text }.
open-rules = Il n’y a pas de règles { $text } ; il y a { $known }, ou la forme de KataGo comme koPOSITIONALscoreAREAsui1.
open-komi = Le komi est un nombre comme 6.5, à deux décimales au plus, et non { $text }.
open-handicap = Ce plateau n’a pas { $stones } pierres de handicap : { $most } au plus.

## Pendules

clock-no-period = Une pendule a besoin d’une période.
clock-too-many-periods = { $count } périodes, c’est trop : { $most } au plus.
clock-moves-missing = Seule la dernière période peut être sans nombre de coups ; la période { $number } sur { $of } n’en a pas.
clock-no-moves = La période { $number } ne demande aucun coup.
clock-too-many-moves = { $count } coups, c’est trop pour une période : { $most } au plus.
clock-too-much-time = { $seconds } secondes, c’est trop long : { $most } au plus.
clock-nothing-given = La période { $number } ne donne pas de temps.
clock-fallen-at-once = Le drapeau tomberait tout de suite.
clock-half-an-hourglass = Un sablier a besoin des deux camps.
clock-text-too-long = Une cadence de { $length } caractères est trop longue.
clock-number-too-large = Le nombre { $number } est trop grand pour une cadence.
clock-expected-time = { $text } n’est pas une cadence : il manque un temps avant { $found }.
clock-expected-moves = { $text } n’est pas une cadence : il manque un nombre de coups avant { $found }.
clock-expected-two-digits = { $text } n’est pas une cadence : il manque deux chiffres avant { $found }.
clock-expected-smaller-unit = { $text } n’est pas une cadence : il faudrait une unité plus petite avant { $found }.
clock-expected-fewer-decimals = { $text } n’est pas une cadence : il y a trop de décimales avant { $found }.
clock-expected-period-end = { $text } n’est pas une cadence : la période devrait finir avant { $found }.
clock-expected-hourglass-end = { $text } n’est pas une cadence : rien ne suit un sablier, pas { $found }.
clock-expected-overtime = { $text } n’est pas une cadence : il manque une prolongation avant { $found }.
clock-expected-overtime-end = { $text } n’est pas une cadence : rien ne suit une prolongation, pas { $found }.
clock-expected-two-sides = { $text } n’est pas une cadence : il y a deux camps, et { $found } est de trop.
accept-other-marks = D'autres pierres sont marquées maintenant : regardez encore avant d'accepter.

# Ce qui ne va pas dans les parties de dames en texte

pdn-line = ligne { $line } : { $why }
pdn-other-game = l’étiquette GameType dit { $number }, { $game } : seules les dames anglaises, type 21, se jouent ici
pdn-tag-among-moves = l’étiquette { $tag } est parmi les coups
pdn-tag-unended = l’étiquette { $tag } n’est pas fermée
pdn-variation-first = une variante précède le premier coup
pdn-too-deep = les variantes sont trop imbriquées
pdn-not-begun = une variante finit sans avoir commencé
pdn-no-move = { $mv } n’est pas un coup ici
pdn-after-end = { $mv } vient après la fin de la partie
pdn-unended = rien ne ferme par { $sign } ce qui commence ici
pdn-too-long = la partie est trop longue

pdn-international = les dames internationales
pdn-italian = les dames italiennes
pdn-pool = les dames américaines (pool checkers)
pdn-spanish = les dames espagnoles
pdn-russian = les dames russes
pdn-brazilian = les dames brésiliennes
pdn-canadian = les dames canadiennes
pdn-portuguese = les dames portugaises
pdn-czech = les dames tchèques
pdn-turkish = les dames turques
pdn-thai = les dames thaïlandaises
pdn-frisian = les dames frisonnes
pdn-unknown = un autre jeu

# Positions

draughts-fen-turn = B ou W attendu pour le trait, et non { $text }
draughts-fen-field = un champ comme W21,22,K10 est attendu, et non { $text }
draughts-fen-square = une case comme 21 ou K10 est attendue, et non { $text }
draughts-fen-twice = la case { $square } est nommée deux fois
draughts-fen-again = le champ { $letter } est donné deux fois
