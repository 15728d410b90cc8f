/* Scenarios of the hex table as battles that wait to be fought. */
#ifndef MUSTER_LISTS_BATTLE_ABD_HEX_SHELF_H
#define MUSTER_LISTS_BATTLE_ABD_HEX_SHELF_H

#include "lists/battle/scenario.h"

extern const MuScenarioShelf mu_hex_shelf;

#endif
