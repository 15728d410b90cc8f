/* The reference sheet of Fast Play: all that is left of its book, and what stands in for the rest.
 */
#include "reports/awfp/reference_fast.h"

#include <glib/gi18n-lib.h>

#include "lists/list/terms.h"
#include "reports/awfp/reference_fast_private.h"

static MuPress *
open_press (MuPaper paper)
{
  const MuPressJob job = { .paper = paper,
                           .title = _ ("Reference: all of Fast Play"),
                           .foot = mu_term_rules (MU_RULES_AWFP) };
  return mu_press_new (&job);
}

/* Who is led, how they move and fight, what is left of them. */
static void
add_play (MuFlow *flow, const MuFastPlay *tables)
{
  const gboolean play = tables != NULL && tables->play != NULL;
  mu_fast_add_orders (flow);
  mu_fast_add_ground (flow);
  if (play)
    mu_fast_add_moves (flow, tables);
  mu_fast_add_shields (flow);
  mu_fast_add_weapons (flow);
  if (play)
    mu_fast_add_missiles (flow, tables);
  if (play)
    mu_fast_add_combat (flow, tables);
  mu_fast_add_morale (flow);
  if (play)
    mu_fast_add_tests (flow, tables);
  mu_fast_add_losses (flow);
}

/* What is looked up before the battle stands last. */
static void
add_all (MuFlow *flow, const MuFastPlay *tables)
{
  mu_fast_add_turn (flow);
  if (tables != NULL)
    mu_fast_add_leadership (flow, tables);
  mu_fast_add_command (flow);
  add_play (flow, tables);
  mu_fast_add_troops (flow);
  mu_fast_add_army (flow);
  if (tables != NULL)
    mu_fast_add_points (flow, tables);
  mu_fast_add_scale (flow);
}

MuSheets *
mu_reference_fast_sheets (const MuFastPlay *tables, MuPaper paper)
{
  MuPress *press = open_press (paper);
  mu_reference_title (press, MU_RULES_AWFP);
  MuFlow *flow = mu_flow_new (press, mu_press_left (press), mu_press_width (press), FALSE);
  add_all (flow, tables);
  mu_flows_put (press, &flow, 1, 0);
  return mu_press_finish (press);
}
