# Ce que disent les commandes elles-mêmes.

variants-playable = { $name } est jouable.
variants-unplayable = { $name } n’est pas jouable ; les problèmes ci-dessus disent pourquoi.
variants-mark = (non jouable ici)
variants-own = Définie dans { $file }, ligne { $line }.
