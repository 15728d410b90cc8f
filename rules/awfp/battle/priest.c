/* The priest and the one die that an army with him may throw again in a turn.
 * READING: awfp.priest.reroll: his player names as the turn begins what it is kept for, and the
 * first die of that kind that falls badly is the one; the second throw stands. */
#include "rules/awfp/battle/engine.h"

/* awfp.priest.lost: with him the second throw is gone, and nobody's heart. */
static bool
is_there (const AwfpBattle *battle, int side)
{
  for (int body = battle->first[side]; body < battle->first[side + 1]; body++)
    if (battle->unit[body].priest && mu_awfp_on_table (&battle->unit[body]))
      return true;
  return false;
}

void
mu_awfp_offer_seconds (AwfpChoices *list)
{
  for (int kept = MU_AWFP_SECOND_NONE; kept < MU_AWFP_SECONDS; kept++)
    mu_awfp_offer (list, MU_NO_BODY, MU_NO_BODY, kept, 0);
}

bool
mu_awfp_second_named (AwfpBattle *battle, int side)
{
  battle->second[side] = MU_AWFP_SECOND_NONE;
  if (!is_there (battle, side))
    return true;
  const MuChoice *choice
      = mu_awfp_ask (battle, MU_AWFP_ASK_SECOND, side, MU_NO_BODY, MU_NO_BODY, 0, 0);
  if (choice)
    battle->second[side] = (uint8_t) choice->value[0];
  return choice != NULL;
}

bool
mu_awfp_has_second (const AwfpBattle *battle, int body, MuAwfpSecond kind)
{
  const int side = battle->unit[body].side;
  return battle->second[side] == kind && is_there (battle, side);
}

int
mu_awfp_throw_again (AwfpBattle *battle, int body, MuDie die, MuRollPurpose purpose, int first)
{
  battle->second[battle->unit[body].side] = MU_AWFP_SECOND_NONE;
  const int face = mu_awfp_throw (battle, die, purpose, body);
  mu_awfp_tell (battle, MU_AWFP_EVENT_SECOND_THROW, MU_RULE_AWFP_PRIEST_REROLL, body, MU_NO_BODY,
                VALUES (first, face, (int32_t) purpose));
  return face;
}
