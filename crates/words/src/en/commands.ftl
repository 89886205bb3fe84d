# What the commands themselves say.

variants-playable = { $name } can be played.
variants-unplayable = { $name } cannot be played; the problems above say why.
variants-mark = (not playable here)
variants-own = Defined in { $file }, line { $line }.
