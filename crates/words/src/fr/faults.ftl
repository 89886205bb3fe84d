# Ce qui ne va pas avec les moteurs, et ce que la machine refuse : des parties de phrases.

fault-start = { $program } ne peut pas être lancé : { $why }
fault-deaf = { $program } n’écoute plus
fault-ended = { $program } s’est arrêté
fault-silent = { $program } n’a pas répondu en { $seconds } { $seconds ->
        [1] seconde
       *[other] secondes
    }
fault-half-line = { $program } a commencé une ligne sans la finir en { $seconds } { $seconds ->
        [1] seconde
       *[other] secondes
    }
fault-called-off = { $program } n’est plus attendu
fault-option = { $program } n’a pas d’option { $name } qui puisse valoir { $value }
fault-refused = { $program } refuse { $told } : { $why }
fault-nonsense = { $program } répond { $answer } à { $told }
fault-late = { $program } n’a joué qu’une fois arrêté, au bout de { $seconds } { $seconds ->
        [1] seconde
       *[other] secondes
    }
fault-unstoppable = { $program } ne s’arrête pas
fault-flooding = { $program } parle sans fin
fault-no-analysis = { $program } n’analyse pas
fault-no-study = notre moteur ne sait pas encore analyser ce jeu

fault-no-move = il n’a pas de coup
fault-illegal-move = il joue { $mv }, ce qui n’est pas permis
fault-false-claim = il dit que la partie est finie : { $score } { $why }
fault-other-game =
    { $name } ne joue pas { $game ->
        [chess] aux échecs
        [draughts] aux dames
        [go] au go
       *[other] à la variante { $game }
    }
fault-edited = on ne peut pas lui dire un plateau modifié
fault-nodes = on ne peut pas fixer à { $program } un nombre de positions
fault-unknown = aucun moteur ne s’appelle { $name }
fault-crowded = { $most } moteurs tournent déjà, et il n’en faut pas plus à la fois
fault-no-move-within = pas de coup en { $seconds } { $seconds ->
        [1] seconde
       *[other] secondes
    }
fault-broke-off = sa réflexion s’est interrompue
fault-nobody-waits = plus personne ne l’attend
fault-other = { $why }
fault-kind =
    { $kind ->
        [start] il ne démarre pas
        [time] il met trop longtemps
        [illegal-move] il joue ce que les règles interdisent
        [no-move] il n’a pas de coup
        [false-claim] il dit que la partie est finie
        [dies] il s’est arrêté
        [hangs] il ne dit rien
        [half-line] il commence une ligne sans la finir
        [floods] il parle sans fin
        [deaf] il n’écoute plus
        [refuses] il ne joue pas à ce jeu
        [crowded] trop de moteurs tournent déjà
       *[called-off] plus personne ne l’attend
    }

## La machine

system-missing = il n’y a pas de tel fichier ni de tel dossier
system-forbidden = ce n’est pas permis
system-full = le disque est plein
system-too-large = le fichier ne peut pas grandir davantage
system-folder = c’est un dossier
system-no-folder = quelque chose sur le chemin n’est pas un dossier
system-read-only = le disque est en lecture seule
system-exists = il y a déjà quelque chose de ce nom
system-name = ce ne peut pas être le nom d’un fichier
system-taken = un autre programme l’occupe
system-elsewhere = cette machine n’a pas une telle adresse
system-other = { $why }
