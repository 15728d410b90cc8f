#include "tests/rules/awfp/play_of_book.h"

/* clang-format off */
#define HALF_D    MU_AWFP_GOES_HALF_DISORDERED
#define QUARTER_D MU_AWFP_GOES_QUARTER_DISORDERED
#define FULL      MU_AWFP_GOES_FULL
#define HALF      MU_AWFP_GOES_HALF
#define BARRED    MU_AWFP_GOES_NOT
#define DIE       MU_AWFP_WHOLE_DIE
#define HALF_DIE  MU_AWFP_HALF_DIE
#define NO_DIE    MU_AWFP_NO_DIE

static const MuAwfpPlay play = {
  .hits = 9,
  .move = {
    [MU_AWFP_CAT] = { [MU_AWFP_CLOSE] = { { 6, 9 }, DIE, HALF_D, QUARTER_D },
                      [MU_AWFP_LOOSE] = { { 6, 9 }, DIE, HALF_D, QUARTER_D } },
    [MU_AWFP_AC] = { [MU_AWFP_CLOSE] = { { 6, 9 }, DIE, HALF_D, QUARTER_D },
                     [MU_AWFP_LOOSE] = { { 8, 12 }, DIE, HALF_D, QUARTER_D } },
    [MU_AWFP_HC] = { [MU_AWFP_LOOSE] = { { 8, 12 }, DIE, HALF_D, QUARTER_D } },
    [MU_AWFP_LAC] = { [MU_AWFP_LOOSE] = { { 9, 13 }, DIE, HALF_D, QUARTER_D } },
    [MU_AWFP_UC] = { [MU_AWFP_LOOSE] = { { 9, 13 }, DIE, HALF_D, QUARTER_D } },
    [MU_AWFP_SC] = { [MU_AWFP_SKIRMISH] = { { 10, 15 }, DIE, FULL, HALF_D } },
    [MU_AWFP_HCM] = { [MU_AWFP_LOOSE] = { { 8, 12 }, DIE, HALF_D, QUARTER_D } },
    [MU_AWFP_LACM] = { [MU_AWFP_LOOSE] = { { 9, 13 }, DIE, HALF_D, QUARTER_D } },
    [MU_AWFP_LCM] = { [MU_AWFP_SKIRMISH] = { { 10, 15 }, DIE, FULL, HALF_D } },
    [MU_AWFP_LCH] = { [MU_AWFP_SKIRMISH] = { { 10, 15 }, DIE, HALF_D, BARRED } },
    [MU_AWFP_MCH] = { [MU_AWFP_LOOSE] = { { 8, 12 }, DIE, HALF_D, BARRED } },
    [MU_AWFP_HCH] = { [MU_AWFP_CLOSE] = { { 7, 10 }, DIE, HALF_D, BARRED } },
    [MU_AWFP_EL] = { [MU_AWFP_CLOSE] = { { 5, 7 }, DIE, FULL, HALF } },
    [MU_AWFP_HI] = { [MU_AWFP_CLOSE] = { { 4, 6 }, HALF_DIE, HALF_D, HALF_D },
                     [MU_AWFP_LOOSE] = { { 5, 7 }, HALF_DIE, FULL, HALF_D } },
    [MU_AWFP_LAI] = { [MU_AWFP_CLOSE] = { { 4, 6 }, HALF_DIE, HALF_D, HALF_D },
                      [MU_AWFP_LOOSE] = { { 5, 7 }, HALF_DIE, FULL, HALF_D } },
    [MU_AWFP_UI] = { [MU_AWFP_CLOSE] = { { 4, 6 }, HALF_DIE, HALF_D, HALF_D },
                     [MU_AWFP_LOOSE] = { { 5, 7 }, HALF_DIE, FULL, HALF_D } },
    [MU_AWFP_SI] = { [MU_AWFP_SKIRMISH] = { { 6, 9 }, DIE, FULL, FULL } },
    [MU_AWFP_ARTY] = { [MU_AWFP_CLOSE] = { { 2, 3 }, NO_DIE, HALF_D, BARRED } },
  },
  .missile = {
    /*                               close     far       ranks: close, loose, skirmish */
    [MU_AWFP_SHOOTS_JAVELIN]     = { { 2, 3 }, { 0, 0 },   { 1, 1, 2 } },
    [MU_AWFP_SHOOTS_BOW]         = { { 4, 6 }, { 8, 12 },  { 3, 2, 2 } },
    [MU_AWFP_SHOOTS_MOUNTED_BOW] = { { 3, 4 }, { 6, 9 },   { 1, 1, 1 } },
    [MU_AWFP_SHOOTS_VARIOUS]     = { { 2, 3 }, { 0, 0 },   { 1, 1, 2 } },
    [MU_AWFP_SHOOTS_CROSSBOW]    = { { 4, 6 }, { 8, 12 },  { 1, 1, 1 } },
    [MU_AWFP_SHOOTS_LONGBOW]     = { { 4, 6 }, { 9, 13 },  { 3, 2, 2 } },
    [MU_AWFP_SHOOTS_SLING]       = { { 3, 4 }, { 6, 9 },   { 1, 1, 2 } },
    [MU_AWFP_SHOOTS_STAFF_SLING] = { { 3, 4 }, { 7, 10 },  { 1, 1, 1 } },
    [MU_AWFP_SHOOTS_ENGINE]      = { { 6, 9 }, { 14, 21 }, { 1, 1, 1 } },
  },
  .blow = {
    /*                                first later half ranks at the halt, charging */
    [MU_AWFP_FIGHTS_SWORD]          = { 0, 0, 2, 2 },
    [MU_AWFP_FIGHTS_LANCE]          = { 3, 1, 2, 2 },
    [MU_AWFP_FIGHTS_SPEAR]          = { 2, 1, 3, 2 },
    [MU_AWFP_FIGHTS_JAVELIN]        = { 1, 1, 2, 2 },
    [MU_AWFP_FIGHTS_PIKE]           = { 4, 2, 4, 4 },
    [MU_AWFP_FIGHTS_PILUM]          = { 3, 1, 2, 2 },
    [MU_AWFP_FIGHTS_LONG_SPEAR]     = { 3, 2, 3, 3 },
    [MU_AWFP_FIGHTS_AXE]            = { 3, 2, 3, 3 },
    [MU_AWFP_FIGHTS_VARIOUS]        = { 1, 1, 2, 2 },
    [MU_AWFP_FIGHTS_ELEPHANT]       = { 4, 3, 2, 2 },
    [MU_AWFP_FIGHTS_SCYTHES]        = { 5, 0, 2, 2 },
    [MU_AWFP_FIGHTS_HEAVY_CHARIOT]  = { 3, 1, 2, 2 },
    [MU_AWFP_FIGHTS_MEDIUM_CHARIOT] = { 2, 1, 2, 2 },
    [MU_AWFP_FIGHTS_LIGHT_CHARIOT]  = { 1, 0, 2, 2 },
    [MU_AWFP_FIGHTS_ENGINE]         = { 0, 0, 2, 2 },
  },
  .factor = {
    [MU_AWFP_FACTOR_MISSILE_LONG_RANGE] = -1,
    [MU_AWFP_FACTOR_MISSILE_CHARGING] = 2,
    [MU_AWFP_FACTOR_MISSILE_UNARMOURED] = 1,
    [MU_AWFP_FACTOR_MISSILE_LIGHTLY_ARMOURED] = 0,
    [MU_AWFP_FACTOR_MISSILE_HEAVILY_ARMOURED] = -1,
    [MU_AWFP_FACTOR_MISSILE_HORSE_ARMOURED] = -2,
    [MU_AWFP_FACTOR_MISSILE_FULLY_ARMOURED] = -3,
    [MU_AWFP_FACTOR_MISSILE_SHIELDED] = -1,
    [MU_AWFP_FACTOR_MISSILE_SKIRMISH_FOOT] = -1,
    [MU_AWFP_FACTOR_MISSILE_COVER] = -2,
    [MU_AWFP_FACTOR_MISSILE_DISORDERED] = 1,
    [MU_AWFP_FACTOR_MISSILE_FLANK] = 1,
    [MU_AWFP_FACTOR_MISSILE_PIERCING] = 1,
    [MU_AWFP_FACTOR_MISSILE_ARTILLERY] = 2,
    [MU_AWFP_FACTOR_MISSILE_HIGHER] = 1,
    [MU_AWFP_FACTOR_PROTECTION_UNARMOURED] = 0,
    [MU_AWFP_FACTOR_PROTECTION_LIGHTLY_ARMOURED] = 1,
    [MU_AWFP_FACTOR_PROTECTION_HEAVILY_ARMOURED] = 2,
    [MU_AWFP_FACTOR_PROTECTION_HORSE_ARMOURED] = 3,
    [MU_AWFP_FACTOR_PROTECTION_FULLY_ARMOURED] = 4,
    [MU_AWFP_FACTOR_PROTECTION_SHIELDED] = 1,
    [MU_AWFP_FACTOR_COMBAT_CHARGING] = 1,
    [MU_AWFP_FACTOR_COMBAT_FRENZIED] = 3,
    [MU_AWFP_FACTOR_COMBAT_DEFENDING] = 1,
    [MU_AWFP_FACTOR_COMBAT_UPHILL] = 1,
    [MU_AWFP_FACTOR_COMBAT_FLANK] = 2,
    [MU_AWFP_FACTOR_COMBAT_ENEMY_DISORDERED] = 1,
    [MU_AWFP_FACTOR_COMBAT_ENEMY_FRAGMENTED] = 2,
    [MU_AWFP_FACTOR_COMBAT_DISORDERED] = -1,
    [MU_AWFP_FACTOR_COMBAT_FRAGMENTED] = -2,
    [MU_AWFP_FACTOR_COMBAT_GENERAL] = 1,
    [MU_AWFP_FACTOR_COMBAT_MOUNTED_AT_PIKES] = -3,
    [MU_AWFP_FACTOR_COMBAT_HORSE_AT_ANIMALS] = -2,
    [MU_AWFP_FACTOR_COMBAT_SKIRMISHERS] = -2,
    [MU_AWFP_FACTOR_ROUND_PUSHED_BACK] = 1,
    [MU_AWFP_FACTOR_ROUND_DISORDERED] = 3,
    [MU_AWFP_FACTOR_MORALE_TRAINED] = 1,
    [MU_AWFP_FACTOR_MORALE_FIGURE_LOST] = -1,
    [MU_AWFP_FACTOR_MORALE_PIKES] = 2,
    [MU_AWFP_FACTOR_MORALE_DEFENDING] = 1,
    [MU_AWFP_FACTOR_MORALE_GENERAL_WITH] = 2,
    [MU_AWFP_FACTOR_MORALE_GENERAL_NEAR] = 1,
    [MU_AWFP_FACTOR_MORALE_FRENZIED] = 2,
    [MU_AWFP_FACTOR_MORALE_COVER] = 1,
    [MU_AWFP_FACTOR_MORALE_ENEMY_ROUTS] = 1,
    [MU_AWFP_FACTOR_MORALE_DISORDERED] = -1,
    [MU_AWFP_FACTOR_MORALE_FRAGMENTED] = -2,
    [MU_AWFP_FACTOR_MORALE_FLANK] = -1,
    [MU_AWFP_FACTOR_MORALE_HALF_LOST] = -1,
    [MU_AWFP_FACTOR_TEST_DISORDERED] = 1,
    [MU_AWFP_FACTOR_TEST_FRAGMENTED] = 2,
    [MU_AWFP_FACTOR_TEST_RETREATS] = 3,
    [MU_AWFP_FACTOR_TEST_ROUTS] = 4,
  },
};
/* clang-format on */

const MuAwfpPlay *
play_of_book (void)
{
  return &play;
}
