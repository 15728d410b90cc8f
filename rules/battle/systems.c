/* Which rule systems have whole battles: each function of the door goes to that of the system. */
#include "rules/battle/battle.h"

#include "rules/battle/umpire.h"

#include "rules/wrg/battle/door.h"

/* Every system's state starts with its MuRuleSystem; so far there is one. */

static const WrgBattle *
as_wrg (const MuBattle *battle)
{
  return (const WrgBattle *) (const void *) battle;
}

static bool
has_battles (const MuBattleSetup *setup)
{
  return setup->rules == MU_RULES_WRG5;
}

size_t
mu_battle_size (const MuBattleSetup *setup)
{
  return has_battles (setup) ? mu_wrg_battle_size (setup) : 0;
}

MuSetupAnswer
mu_battle_init (void *block, size_t size, const MuBattleSetup *setup, MuDice *dice,
                MuEventSink sink, void *context, MuBattle **battle, int *at)
{
  int fault = MU_NO_BODY;
  MuSetupAnswer answer = MU_SETUP_NO_SUCH_RULES;
  if (has_battles (setup))
    answer = mu_wrg_battle_init (block, size, setup, dice, sink, context, &fault);
  *battle = answer == MU_SETUP_OK ? block : NULL;
  if (at)
    *at = fault;
  return answer;
}

MuBattleStatus
mu_battle_step (MuBattle *battle)
{
  return mu_wrg_battle_step ((WrgBattle *) (void *) battle);
}

bool
mu_battle_concede (MuBattle *battle, MuSide side)
{
  return mu_wrg_battle_concede ((WrgBattle *) (void *) battle, side);
}

MuRule
mu_battle_send_orders (MuBattle *battle, int body, const MuWrgOrders *orders)
{
  return mu_wrg_battle_send_orders ((WrgBattle *) (void *) battle, body, orders);
}

MuPhase
mu_battle_phase (const MuBattle *battle)
{
  return mu_wrg_battle_phase (as_wrg (battle));
}

int
mu_battle_period (const MuBattle *battle)
{
  return mu_wrg_battle_period (as_wrg (battle));
}

int
mu_battle_periods (const MuBattle *battle)
{
  return mu_wrg_battle_periods (as_wrg (battle));
}

int
mu_battle_unit_count (const MuBattle *battle, MuSide side)
{
  return mu_wrg_battle_unit_count (as_wrg (battle), side);
}

void
mu_battle_outcome (const MuBattle *battle, MuBattleOutcome *outcome)
{
  mu_wrg_battle_outcome (as_wrg (battle), outcome);
}

void
mu_battle_unit_outcome (const MuBattle *battle, int body, MuUnitOutcome *outcome)
{
  mu_wrg_battle_unit_outcome (as_wrg (battle), body, outcome);
}

void
mu_battle_stand (const MuBattle *battle, int body, MuBodyStand *stand)
{
  mu_wrg_battle_stand (as_wrg (battle), body, stand);
}

MuUmpireAnswer
mu_battle_set_stands (MuBattle *battle, const MuBodyStand *stands, int count, int *at)
{
  int fault = 0;
  const MuUmpireAnswer answer
      = mu_wrg_battle_set_stands ((WrgBattle *) (void *) battle, stands, count, &fault);
  if (at)
    *at = fault;
  return answer;
}

void
mu_battle_orders_now (const MuBattle *battle, int body, MuOrdersNow *now)
{
  mu_wrg_battle_orders_now (as_wrg (battle), body, now);
}

const char *
mu_umpire_answer_words (MuUmpireAnswer answer)
{
  static const char *const words[] = {
    [MU_UMPIRE_OK] = "stands as told",
    [MU_UMPIRE_NOT_NOW] = "bodies can be set between two periods only",
    [MU_UMPIRE_NO_SUCH_BODY] = "no such body",
    [MU_UMPIRE_TWICE] = "one body is told of twice",
    [MU_UMPIRE_BAD_FATE] = "a body comes to retire by its reaction test alone",
    [MU_UMPIRE_BAD_FIGURES] = "more figures than it came with, or none though it is not destroyed",
    [MU_UMPIRE_BAD_CARRIED] = "twenty casualties or more are a figure",
    [MU_UMPIRE_BAD_FILES] = "not so many figures side by side",
    [MU_UMPIRE_OUTSIDE] = "beyond the edge of the table",
    [MU_UMPIRE_OVERLAP] = "on the ground of another body",
    [MU_UMPIRE_BAD_GROUND] = "where such troops cannot go",
  };
  return words[answer];
}

const char *
mu_setup_answer_words (MuSetupAnswer answer)
{
  static const char *const words[] = {
    [MU_SETUP_OK] = "ready to fight",
    [MU_SETUP_NO_SUCH_RULES] = "these rules have no whole battles yet",
    [MU_SETUP_NO_UNITS] = "a side has no units",
    [MU_SETUP_TOO_MANY_UNITS] = "a side has too many units",
    [MU_SETUP_NO_FIGURES] = "a unit has no figures",
    [MU_SETUP_BAD_TROOP] = "the rules forbid such troops",
    [MU_SETUP_BAD_CREW] = "a model without a possible crew, or a crew without a model",
    [MU_SETUP_BAD_RANKS] = "not so many ranks",
    [MU_SETUP_BAD_ORDER] = "an order that is not open to these troops",
    [MU_SETUP_BAD_TABLE] = "the table is too small or too large",
    [MU_SETUP_NO_ROOM] = "the line is longer or deeper than the deployment area",
    [MU_SETUP_OUTSIDE] = "placed outside the deployment area",
    [MU_SETUP_OVERLAP] = "two units on the same ground",
    [MU_SETUP_BLOCK_TOO_SMALL] = "not enough memory was given",
    [MU_SETUP_BAD_GENERAL] = "the general rides with no unit of this side",
    [MU_SETUP_TOO_MANY_FIGURES] = "a unit has too many figures",
    [MU_SETUP_BAD_GROUND] = "a body stands where such troops cannot go",
    [MU_SETUP_BAD_FIELD] = "the field is not of the table's size",
    [MU_SETUP_BAD_POINTS] = "points below zero, or more for command than for the unit",
    [MU_SETUP_BAD_SKY] = "no such place or month for the weather, or no such face of its dice",
    [MU_SETUP_BAD_FORMATION] = "such troops cannot stand in that formation, or not so wide",
    [MU_SETUP_BAD_SUB_UNIT] = "a sub-unit has no unit before it",
    [MU_SETUP_BAD_ORDERS] = "orders that cannot be given to this unit",
    [MU_SETUP_BAD_STANDING] = "standing orders that cannot be used",
    [MU_SETUP_BAD_SIGNALS] = "more signals, or of other kinds, than an army may have",
    [MU_SETUP_BAD_MIXED] = "two kinds of troops that cannot stand so in one body",
    [MU_SETUP_NOT_HIDDEN] = "ordered to lie hidden, but not all in a wood or among buildings",
    [MU_SETUP_BAD_TRAIN] = "transport of a unit stands behind its centre",
    [MU_SETUP_TOO_MUCH_BACK] = "more than half of the points are kept off the table",
  };
  return words[answer];
}
