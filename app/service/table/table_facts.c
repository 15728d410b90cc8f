#include "app/service/table/table_facts.h"

#include <string.h>

#include "app/service/table/system.h"

static gboolean
is_same (MuTableUnit one, MuTableUnit other)
{
  return one.side != MU_SIDE_NONE && one.side == other.side && one.unit == other.unit;
}

static gboolean
is_of (const MuKeptSum *sum, const char *kind)
{
  return strcmp (sum->kind, kind) == 0;
}

/* What was said of no period belongs to the first. */
static int
period_of (const MuKeptSum *sum)
{
  return MAX (sum->period, 1);
}

/* wrg.after.recoil: shooting and hand-to-hand are told apart by the sums that gave
 * them; what was entered by hand is neither. */
static void
add_sum (MuSumFacts *facts, const MuKeptSum *sum, MuTableUnit unit)
{
  const gboolean melee = is_of (sum, "melee");
  if (is_same (sum->hit, unit)) {
    facts->now_lost += sum->casualties;
    facts->shot += is_of (sum, "shoot") ? sum->casualties : 0;
    facts->struck += melee ? sum->casualties : 0;
  }
  if (is_same (sum->by, unit) && melee)
    facts->inflicted += sum->casualties;
  facts->in_melee |= melee && (is_same (sum->hit, unit) || is_same (sum->by, unit));
}

static void
take_state (MuSumFacts *facts, const MuUnitOutcome *state)
{
  facts->figures = state->figures_left;
  facts->at_start = state->figures_start;
  facts->carried = state->carried;
  facts->lost = (int) state->casualties;
  facts->breaks = state->breaks;
  facts->in_rout = state->fate == MU_FATE_IN_ROUT;
  facts->retiring = state->fate == MU_FATE_RETIRING;
}

static int
figures_before (const MuSumFacts *facts, int men)
{
  return facts->at_start - MAX (0, facts->lost - facts->struck) / MAX (men, 1);
}

/* wrg.reaction.deduct3.elephant-hurt: this period or the last. */
static gboolean
are_hurt (const MuTableBattle *battle, MuTableUnit unit, int now)
{
  const GPtrArray *sums = mu_table_battle_sums (battle);
  for (guint i = 0; i < sums->len; i++) {
    const MuKeptSum *sum = g_ptr_array_index (sums, i);
    if (is_same (sum->hit, unit) && sum->casualties > 0 && period_of (sum) >= now - 1)
      return TRUE;
  }
  return FALSE;
}

void
mu_table_facts (const MuTableBattle *battle, MuTableUnit unit, MuSumFacts *facts)
{
  const MuBattleRecord *now = mu_table_battle_now (battle);
  const MuListUnit *own = mu_list_unit (now->side[unit.side].list, (guint) unit.unit);
  const GPtrArray *sums = mu_table_battle_sums (battle);
  const MuTableSystem *system = mu_table_system (now->rules);
  const int period = MAX (now->periods, 1);
  *facts = (MuSumFacts){ .order = (MuOrder) own->order, .class = (MuTroopClass) own->troop.class };
  take_state (facts, mu_table_battle_unit (battle, unit.side, unit.unit));
  for (guint i = 0; i < sums->len; i++)
    if (period_of (g_ptr_array_index (sums, i)) == period)
      add_sum (facts, g_ptr_array_index (sums, i), unit);
  facts->before = figures_before (facts, system->men (own));
  facts->strength = facts->before * system->strength (own);
  facts->elephants_hurt = own->troop.type == MU_TROOP_EL && are_hurt (battle, unit, period);
}

static gboolean
fought (const GPtrArray *sums, int period, MuTableUnit one, MuTableUnit other)
{
  for (guint i = 0; i < sums->len; i++) {
    const MuKeptSum *sum = g_ptr_array_index (sums, i);
    if (period_of (sum) == period && is_of (sum, "melee")
        && ((is_same (sum->hit, one) && is_same (sum->by, other))
            || (is_same (sum->hit, other) && is_same (sum->by, one))))
      return TRUE;
  }
  return FALSE;
}

int
mu_table_melee_period (const MuTableBattle *battle, MuTableUnit one, MuTableUnit other)
{
  const int now = MAX (mu_table_battle_now (battle)->periods, 1);
  int count = 1;
  while (count < now && fought (mu_table_battle_sums (battle), now - count, one, other))
    count++;
  return count;
}
