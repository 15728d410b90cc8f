#include "reports/sheet/sheet_private.h"

const char *const mu_sheet_sides[] = { "a", "b", "none", NULL };
const char *const mu_sheet_winners[] = { "a", "b", "draw", NULL };
const char *const mu_sheet_regions[] = { "mediterranean", "northern", NULL };
const char *const mu_sheet_countries[] = { "plain", "mountain", "desert", "steppe", NULL };
const char *const mu_sheet_weathers[]
    = { "fine", "rain", "snow", "winds", "rain+winds", "snow+winds", NULL };
const char *const mu_sheet_personalities[] = { "cautious", "average", "rash", NULL };
const char *const mu_sheet_fates[] = { "on-table",  "in-rout",  "routed-off", "off-table",
                                       "destroyed", "prisoner", "retiring",   NULL };
const char *const mu_sheet_dice[] = { "ordinary", "average", "ten", NULL };
const char *const mu_sheet_purposes[]
    = { "other",       "personality", "weather",     "reaction",        "shoot-plus",
        "shoot-minus", "melee-plus",  "melee-minus", "risk-to-general", "arrival",
        "set-aside",   "initiative",  "charge-move", "rout-move",       "volley",
        "score",       "blow",        "morale",      "search",          "command-points",
        "control",     "rally",       "game-end",    "fright",          "defense",
        NULL };

G_STATIC_ASSERT (G_N_ELEMENTS (mu_sheet_purposes) == MU_ROLL_PURPOSES + 1);
G_STATIC_ASSERT (G_N_ELEMENTS (mu_sheet_dice) == MU_DIE_KINDS + 1);
G_STATIC_ASSERT (G_N_ELEMENTS (mu_sheet_fates) == MU_FATE_RETIRING + 2);

MuSide
mu_sheet_side_of (const MuBattleRecord *record, int body)
{
  if (body == MU_NO_BODY)
    return MU_SIDE_NONE;
  return body < mu_battle_record_first (record, MU_SIDE_B) ? MU_SIDE_A : MU_SIDE_B;
}
