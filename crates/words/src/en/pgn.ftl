# What is wrong with a game in PGN.

pgn-null-move = { $text } would leave the king in check
pgn-junk = expected a game, got { $text }
pgn-binary = expected text, got binary data with the byte { $byte }
pgn-utf16 = the text is UTF-16 instead of UTF-8 or Latin-1
pgn-unexpected = unexpected { $text }
pgn-variation-first = a variation needs a move before it
pgn-variation-open = a variation is not closed by )
pgn-variation-closed = there is no variation to close
pgn-comment-open = the comment is not closed by a brace
pgn-tag = expected a tag like [Name "value"], got { $text }
pgn-tag-value = the value of the tag { $name } is not closed by a quotation mark
pgn-tag-open = the tag { $name } is not closed by ]
pgn-glyph = expected the number of a glyph, got { $text }
pgn-start = the start position cannot be played: { $why }
pgn-variant = unknown variant { $text }
pgn-unplayable = the variant cannot be played: { $why }
pgn-rules = the rules of the variant cannot be played: { $why }
pgn-other-rules = unknown variant { $text }: VariantRules describes { $brought }
pgn-unnamed-rules = the tag Variant is missing: VariantRules describes { $brought }
pgn-long-comment = a comment is longer than { $most } bytes
pgn-long-tag = a tag is longer than { $most } bytes
pgn-many-tags = the game has more than { $most } tags
pgn-long-word = a word is longer than { $most } bytes
pgn-deep = variations are nested deeper than { $most } levels
pgn-many-moves = the game has more than { $most } moves
pgn-long-game = the game is longer than { $most } bytes
