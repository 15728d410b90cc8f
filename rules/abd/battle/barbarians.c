/* The charge of Barbarians: once in a battle their LI count three times, for one turn that their
 * player chooses (abd.17.3.triple), or that Command Control chooses for him. */
#include "rules/abd/battle/engine.h"

void
mu_abd_charge (AbdBattle *battle, int side, MuRule why)
{
  battle->charges[side] = battle->charged[side] = true;
  mu_abd_tell (battle, MU_ABD_EVENT_CHARGE, why, MU_NO_BODY, MU_NO_BODY, VALUES (side));
}

/* With Command Control it comes of itself (READING: abd.17.3.with-control, in leaders.c). */
static bool
may_choose (const AbdBattle *battle, int side)
{
  if (!mu_abd_has_option (battle, MU_ABD_BARBARIANS) || !battle->setup->side[side].barbarian
      || battle->charged[side])
    return false;
  return !mu_abd_has_option (battle, MU_ABD_CONTROL)
         || mu_reading (battle->setup->readings, MU_READING_HEX_BARBARIAN_TURN);
}

bool
mu_abd_barbarians_choose (AbdBattle *battle, int side)
{
  if (!may_choose (battle, side))
    return true;
  const MuChoice *choice
      = mu_abd_ask (battle, MU_ABD_ASK_CHARGE, side, MU_NO_BODY, MU_NO_BODY, battle->turn, 0);
  if (!choice)
    return false;
  if (choice->value[0])
    mu_abd_charge (battle, side, MU_RULE_ABD_BARBARIAN_TRIPLE);
  return true;
}
