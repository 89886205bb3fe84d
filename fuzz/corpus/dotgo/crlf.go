N_
_B
