/* The table of systems with the toy among them, in place of rules/battle/systems.c. */
#include "tests/toy/toy.h"

const MuBattleSystem *const mu_battle_systems[] = { &mu_battle_wrg5, &toy_battle_system, NULL };
