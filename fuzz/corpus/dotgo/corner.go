_N_B--
NNNB--
BBBB--
------
