# Ce qui ne va pas dans une partie en PGN.

pgn-null-move = { $text } laisserait le roi en échec
pgn-junk = une partie était attendue, voici { $text }
pgn-binary = un texte était attendu, voici des données binaires avec l’octet { $byte }
pgn-utf16 = le texte est en UTF-16 au lieu d’UTF-8 ou de Latin-1
pgn-unexpected = { $text } n’a rien à faire ici
pgn-variation-first = il faut un coup avant une variante
pgn-variation-open = une variante n’est pas fermée par )
pgn-variation-closed = il n’y a pas de variante à fermer
pgn-comment-open = le commentaire n’est pas fermé par une accolade
pgn-tag = un en-tête comme [Name "value"] était attendu, voici { $text }
pgn-tag-value = la valeur de l’en-tête { $name } n’est pas fermée par un guillemet
pgn-tag-open = l’en-tête { $name } n’est pas fermé par ]
pgn-glyph = le numéro d’un signe était attendu, voici { $text }
pgn-start = la position de départ ne peut pas être jouée : { $why }
pgn-variant = variante inconnue { $text }
pgn-unplayable = la variante ne peut pas être jouée : { $why }
pgn-rules = les règles de la variante ne peuvent pas être jouées : { $why }
pgn-other-rules = variante inconnue { $text } : VariantRules décrit { $brought }
pgn-unnamed-rules = l’en-tête Variant manque : VariantRules décrit { $brought }
pgn-long-comment = un commentaire dépasse { $most } octets
pgn-long-tag = un en-tête dépasse { $most } octets
pgn-many-tags = la partie a plus de { $most } en-têtes
pgn-long-word = un mot dépasse { $most } octets
pgn-deep = des variantes sont imbriquées sur plus de { $most } niveaux
pgn-many-moves = la partie a plus de { $most } coups
pgn-long-game = la partie dépasse { $most } octets
