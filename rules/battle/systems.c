/* The systems with whole battles. */
#include "rules/battle/system.h"

const MuBattleSystem *const mu_battle_systems[]
    = { &mu_battle_wrg5, &mu_battle_awfp, &mu_battle_abd, NULL };
