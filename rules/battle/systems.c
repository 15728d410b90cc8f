/* The systems with whole battles. */
#include "rules/battle/system.h"

const MuBattleSystem *const mu_battle_systems[] = { &mu_battle_wrg5, NULL };
