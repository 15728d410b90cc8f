/* How good a general is and how many orders he gives. The bands are not in the book any more, so
 * a table from outside is first held to what is left of it: both ends, and that it falls in
 * between. After that whatever is below the better bands belongs to the last one. */
#include "rules/awfp/leadership.h"

#include <assert.h>

static const char *const ability_key[MU_AWFP_ABILITIES]
    = { "charismatic", "exceptional", "brave", "stalwart" };

const char *
mu_awfp_ability_key (MuAwfpAbility ability)
{
  return ability_key[ability];
}

/* --- the table ---------------------------------------------------------- */

#define CHARISMATIC_FROM 12 /* awfp.general.leadership.charismatic-band */
#define STALWART_ORDERS  3  /* awfp.general.leadership.stalwart-orders */
#define BEST_ORDERS      6  /* awfp.general.leadership.charismatic-orders */

static bool
falls (const uint8_t *number)
{
  for (int i = 1; i < MU_AWFP_ABILITIES; i++)
    if (number[i] >= number[i - 1])
      return false;
  return true;
}

/* READING: awfp.general.leadership.charismatic-band: no modifier is given, so a
 * natural 12.
 * awfp.general.leadership.charismatic-orders: an army has 8 orders at most, two of
 * them its own; awfp.general.leadership.exceptional-orders,
 * awfp.general.leadership.brave-orders: what lies between 6 and 3 in even steps. A
 * table that falls from 6 to 3 over four ratings can be no other. */
MuRule
mu_awfp_leadership_table_refused (const MuAwfpLeadership *table)
{
  if (!falls (table->least) || table->least[MU_AWFP_STALWART] != MU_AWFP_LEADERSHIP_LEAST)
    return MU_RULE_AWFP_LEADERSHIP_ROLL;
  if (table->least[MU_AWFP_CHARISMATIC] != CHARISMATIC_FROM || !falls (table->orders)
      || table->orders[MU_AWFP_CHARISMATIC] != BEST_ORDERS
      || table->orders[MU_AWFP_STALWART] != STALWART_ORDERS)
    return MU_RULE_AWFP_LEADERSHIP_ORDERS;
  return MU_RULE_NONE;
}

/* awfp.general.leadership.roll */
MuRule
mu_awfp_leadership (const MuAwfpLeadership *table, int total, MuAwfpAbility *ability)
{
  if (total < MU_AWFP_LEADERSHIP_LEAST || total > MU_AWFP_LEADERSHIP_MOST)
    return MU_RULE_AWFP_LEADERSHIP_ROLL;
  int found = MU_AWFP_CHARISMATIC;
  while (found < MU_AWFP_STALWART && total < table->least[found])
    found++;
  *ability = (MuAwfpAbility) found;
  return MU_RULE_NONE;
}

/* --- rolling ------------------------------------------------------------ */

/* awfp.general.reroll */
int
mu_awfp_leadership_total (int first, int again)
{
  return again ? again : first;
}

MuRule
mu_awfp_leadership_roll_refused (int rolls_made)
{
  return rolls_made < 2 ? MU_RULE_NONE : MU_RULE_AWFP_GENERAL_REROLL;
}

/* awfp.general.leadership.timing */
MuRule
mu_awfp_leadership_refused (bool armies_chosen, bool terrain_placed, bool deployed)
{
  return armies_chosen && !terrain_placed && !deployed ? MU_RULE_NONE
                                                       : MU_RULE_AWFP_LEADERSHIP_TIMING;
}

/* --- orders ------------------------------------------------------------- */

/* awfp.general.indisposed.effect, awfp.general.orders-lost */
static int
own_orders (const MuAwfpLeadership *table, MuAwfpAbility ability, MuAwfpCommand command,
            MuTrace *trace)
{
  switch (command) {
  case MU_AWFP_COMMANDS:
    return mu_trace_add (trace, MU_RULE_AWFP_LEADERSHIP_ORDERS, table->orders[ability]);
  case MU_AWFP_INDISPOSED:
    return mu_trace_add (trace, MU_RULE_AWFP_GENERAL_INDISPOSED, 0);
  case MU_AWFP_LOST:
    break;
  }
  return mu_trace_add (trace, MU_RULE_AWFP_GENERAL_ORDERS_LOST, 0);
}

int
mu_awfp_orders (const MuAwfpLeadership *table, MuAwfpAbility ability, MuAwfpCommand command,
                MuTrace *trace)
{
  assert (ability < MU_AWFP_ABILITIES);
  mu_trace_clear (trace);
  const int orders = own_orders (table, ability, command, trace);
  return orders + mu_trace_add (trace, MU_RULE_AWFP_GENERAL_ARMY_ORDERS, MU_AWFP_ARMY_ORDERS);
}
