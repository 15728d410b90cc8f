/* Lists for Ancient Battles Deluxe as a rule system of lists. */
#ifndef MUSTER_LISTS_ABD_HEXES_H
#define MUSTER_LISTS_ABD_HEXES_H

#include "lists/system.h"

extern const MuListSystem mu_hexes_system;

#endif
