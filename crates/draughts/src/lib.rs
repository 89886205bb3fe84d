//! English draughts: the smallest whole game.
