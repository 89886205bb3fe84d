N_x
_B
