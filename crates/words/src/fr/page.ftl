# Ce que dit la page en dehors de l’écran d’une partie.

page-close = Fermer
page-skip = Aller au contenu
page-unreachable = Le serveur ne répond pas.
page-failed = Cela n’a pas marché (code { $status }).
page-nav = Menu principal
page-nav-play = Jouer
page-nav-variants = Variantes
page-nav-library = Parties
page-nav-scores = Scores
page-nav-settings = Réglages
page-title-start = Accueil
page-title-new = Nouvelle partie
page-title-continue = Reprendre
page-title-game = Partie
page-title-library = Bibliothèque
page-title-scores = Scores
page-title-settings = Réglages
page-title-variants = Variantes
page-title-setup = Composer une position
page-title-missing = Il n’y a rien ici
