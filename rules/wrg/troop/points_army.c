/* Points of whole armies: units, generals, and all that is bought besides. */
#include "rules/troop/extra.h"
#include "rules/wrg/before/setup.h"
#include "rules/wrg/troop/points.h"

/* The line of a rule grows: an army of many engines has one line for them. */
static int
add_to_line (MuTrace *trace, MuRule rule, int amount)
{
  if (amount == 0)
    return 0;
  for (uint32_t i = 0; trace && i < trace->count; i++)
    if (trace->line[i].rule == rule) {
      trace->line[i].amount += amount;
      return amount;
    }
  return mu_trace_add (trace, rule, amount);
}

/* wrg.points.command */
static int
price_commands (const MuWrgArmyBill *army, MuTrace *trace)
{
  int points = 0;
  for (int regular = 0; regular < MU_WRG_TRAININGS; regular++)
    points += army->commands[regular] * mu_wrg_points_command (regular != 0, false)
              + army->sub_commands[regular] * mu_wrg_points_command (regular != 0, true);
  return add_to_line (trace, MU_RULE_WRG_POINTS_COMMAND, points);
}

/* wrg.points.generals */
static int
price_generals (const MuWrgArmyBill *army, MuTrace *trace)
{
  const int points = army->commanders * mu_wrg_points_general (true)
                     + army->subordinates * mu_wrg_points_general (false);
  return add_to_line (trace, MU_RULE_WRG_POINTS_GENERALS, points);
}

/* wrg.points.artillery, wrg.points.special-engines, wrg.points.transport, wrg.points.defences,
 * wrg.points.siege, wrg.points.crew */
static MuRule
price_items (const int16_t *count, bool regular, MuTrace *trace, MuWrgArmyPoints *sum)
{
  for (int i = 0; i < MU_EXTRAS; i++) {
    const MuExtra item = (MuExtra) i;
    const int each = mu_wrg_points_item (item, regular);
    if (count[i] == 0)
      continue;
    sum->item = item;
    if (each == MU_WRG_NOT_SOLD)
      return mu_wrg_points_item_rule (item);
    sum->points += add_to_line (trace, mu_wrg_points_item_rule (item), count[i] * each);
  }
  return MU_RULE_NONE;
}

/* READING: wrg.generals.cinc: how strong an army is by its points tells how many may
 * command in it, and the points of those who do are among them. */
static MuRule
check_generals (const MuWrgArmyBill *army, int points)
{
  const bool too_many
      = army->commanders > 1 || army->subordinates > mu_wrg_subordinates_allowed (points);
  return too_many ? MU_RULE_WRG_GENERALS_CINC : MU_RULE_NONE;
}

MuRule
mu_wrg_points_army (const MuWrgArmyBill *army, MuTrace *trace, MuWrgArmyPoints *points)
{
  MuRule refused = MU_RULE_NONE;
  mu_trace_clear (trace);
  *points = (MuWrgArmyPoints){ 0 };
  points->points = add_to_line (trace, MU_RULE_WRG_POINTS_ARMY, army->units);
  points->points += price_commands (army, trace);
  points->points += price_generals (army, trace);
  for (int regular = MU_WRG_TRAININGS - 1; regular >= 0 && refused == MU_RULE_NONE; regular--)
    refused = price_items (army->item[regular], regular != 0, trace, points);
  return refused != MU_RULE_NONE ? refused : check_generals (army, points->points);
}
