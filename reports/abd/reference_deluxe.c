/* The reference sheet of Ancient Battles Deluxe. Its terrain chart and its counters were pictures,
 * and are lost. */
#include "reports/abd/reference_deluxe.h"

#include <glib/gi18n-lib.h>

#include "lists/list/terms.h"
#include "reports/wrg/reference_private.h"
#include "rules/abd/charts/chart.h"
#include "rules/abd/charts/melee.h"

#define WORDS      110.0 /* points for the names of rows */
#define VALUES     12    /* as far as the table of melee goes */
#define RALLY_MOST 5     /* above it only a natural 6 fails */

/* READING: abd.3.5.place-alternate: who has leaders left places the rest. */
static const MuRule turn_rules[] = {
  MU_RULE_ABD_STEP_ORDER,      MU_RULE_ABD_CP_INCOME,          MU_RULE_ABD_CP_LOST,
  MU_RULE_ABD_PLACE_ALTERNATE, MU_RULE_ABD_PLACE_WHERE,        MU_RULE_ABD_FIRST_ACTION,
  MU_RULE_ABD_PANIC_RATING,    MU_RULE_ABD_PANIC_TRIGGER,      MU_RULE_ABD_PANIC_ONCE,
  MU_RULE_ABD_PANIC_FLIP,      MU_RULE_ABD_PANIC_ACTION,       MU_RULE_ABD_INITIATIVE_ROLL,
  MU_RULE_ABD_INITIATIVE_TIE,  MU_RULE_ABD_INITIATIVE_BIDDING, MU_RULE_ABD_INITIATIVE_COUNTER_BID,
};

/* READING: abd.6.2.formation: all are joined to the leader's unit, not only to each other.
 * abd.6.2.move-facing: those that will move, when the formation is activated. */
static const MuRule unit_rules[] = {
  MU_RULE_ABD_ACTIVATION_COST,  MU_RULE_ABD_ACTIVATION_ELIGIBLE, MU_RULE_ABD_FORMATION,
  MU_RULE_ABD_FORMATION_FACING, MU_RULE_ABD_FORMATION_ACTION,    MU_RULE_ABD_LEADER_MARKER,
  MU_RULE_ABD_RALLY_SINGLE,     MU_RULE_ABD_RALLY_FORMATION,     MU_RULE_ABD_RALLY_ROLL,
  MU_RULE_ABD_RALLY_MODIFIERS,  MU_RULE_ABD_RALLY_NATURAL,
};

/* READING: abd.8.8.2.no-infiltration: for the whole move, not its first hex alone.
 * abd.8.9.woods: the chart being lost, what is said of disordered units is taken to be said of all.
 * abd.11.2.3.retreat-before-melee: from any attacker but LI and LA, mounted ones too. */
static const MuRule action_rules[] = {
  MU_RULE_ABD_MOVE_FORWARD,
  MU_RULE_ABD_MOVE_FACING,
  MU_RULE_ABD_MOVE_ROTATE,
  MU_RULE_ABD_MOVE_ONE_HEX,
  MU_RULE_ABD_MOVE_FRIENDS,
  MU_RULE_ABD_MOVE_LIGHT,
  MU_RULE_ABD_MOVE_STACKING,
  MU_RULE_ABD_MOVE_EXIT,
  MU_RULE_ABD_MOVE_REINFORCEMENTS,
  MU_RULE_ABD_MOVE_REINFORCEMENT_BONUS,
  MU_RULE_ABD_ZOC_EXTENT,
  MU_RULE_ABD_ZOC_STOP,
  MU_RULE_ABD_ZOC_INFILTRATION,
  MU_RULE_ABD_ZOC_DISENGAGE,
  MU_RULE_ABD_ZOC_RIVER,
  MU_RULE_ABD_TERRAIN_ROUGH,
  MU_RULE_ABD_TERRAIN_MELEE,
  MU_RULE_ABD_TERRAIN_WOODS,
  MU_RULE_ABD_PANIC_WHO,
  MU_RULE_ABD_PANIC_FLEE,
  MU_RULE_ABD_PANIC_RED,
  MU_RULE_ABD_RANGED_RANGE,
  MU_RULE_ABD_RANGED_ARC,
  MU_RULE_ABD_RANGED_LOS,
  MU_RULE_ABD_RANGED_LOS_UNITS,
  MU_RULE_ABD_RANGED_LOS_HEXSIDE,
  MU_RULE_ABD_RANGED_HILL,
  MU_RULE_ABD_RANGED_ATTACK,
  MU_RULE_ABD_RANGED_DEFENSE,
  MU_RULE_ABD_RANGED_RESULT,
  MU_RULE_ABD_RANGED_RED,
  MU_RULE_ABD_MELEE_YELLOW,
  MU_RULE_ABD_MELEE_RED,
  MU_RULE_ABD_MELEE_ALTERNATE,
  MU_RULE_ABD_MELEE_TARGET,
  MU_RULE_ABD_MELEE_RETREAT_FOOT,
  MU_RULE_ABD_MELEE_RETREAT_HORSE,
  MU_RULE_ABD_MELEE_RETREAT_DISORDER,
  MU_RULE_ABD_MELEE_STRENGTH,
  MU_RULE_ABD_MELEE_MULTIPLIER,
  MU_RULE_ABD_MELEE_ADVANTAGE,
  MU_RULE_ABD_MELEE_ADVANTAGE_ZOC,
  MU_RULE_ABD_MELEE_ADVANTAGE_MOST,
  MU_RULE_ABD_MELEE_ELEPHANT,
  MU_RULE_ABD_MELEE_FINAL,
};

static const MuRule after_rules[] = {
  MU_RULE_ABD_RESULT_DISORDERED,   MU_RULE_ABD_RESULT_ENGAGED,     MU_RULE_ABD_RESULT_REMOVAL,
  MU_RULE_ABD_RESULT_LEADER,       MU_RULE_ABD_RESULT_LAST_LEADER, MU_RULE_ABD_ADVANCE_MUST,
  MU_RULE_ABD_ADVANCE_DISCIPLINED, MU_RULE_ABD_ADVANCE_SECOND,     MU_RULE_ABD_MELEE_RED_AFTER,
  MU_RULE_ABD_END_CHECK,           MU_RULE_ABD_CAMP_ROUND,         MU_RULE_ABD_CAMP_NO_MELEE,
  MU_RULE_ABD_CAMP_IMMUNE,         MU_RULE_ABD_CAMP_LOOTING,       MU_RULE_ABD_VICTORY_MARGIN,
  MU_RULE_ABD_VICTORY_PANIC,       MU_RULE_ABD_VICTORY_CAMP,       MU_RULE_ABD_VICTORY_SLAUGHTER,
};

/* READING: abd.2.0.light-types: these three are certain; of others the counter tells. */
static const MuRule troop_rules[] = {
  MU_RULE_ABD_TYPE_INFANTRY, MU_RULE_ABD_TYPE_CAVALRY, MU_RULE_ABD_TYPE_LIGHT,
  MU_RULE_ABD_VALUES_PX,     MU_RULE_ABD_VALUES_FOOT,  MU_RULE_ABD_VALUES_HORSE,
  MU_RULE_ABD_LEADER_POINTS, MU_RULE_ABD_LEADER_BONUS,
};

/* --- dice ------------------------------------------------------------------------- */

/* abd.3.3.command-table */
static void
add_command (MuFlow *flow)
{
  char *head[MU_ABD_FACES + 2] = { g_strdup (_ ("Die")) };
  char *points[MU_ABD_FACES + 2] = { g_strdup (_ ("Command points")) };
  MuGrid *grid = mu_grid_new (MU_ABD_FACES + 1, TRUE);
  for (int die = 1; die <= MU_ABD_FACES; die++) {
    head[die] = mu_term_number (die);
    points[die] = mu_reference_number (mu_abd_chart_usual.command[die - 1]);
  }
  mu_grid_take_row (grid, head);
  mu_grid_take_row (grid, points);
  mu_flow_heading (flow, _ ("Command table"));
  mu_flow_grid (flow, grid, WORDS);
}

/* "1–3": the dice that rally it. abd.7.3.natural: a 1 always does. */
static char *
rallying (int strength, MuAbdLeader leader)
{
  int most = 1;
  while (most < MU_ABD_FACES && mu_abd_rallies (strength, most + 1, leader))
    most++;
  return mu_reference_range (1, most);
}

/* abd.7.1.rally-roll, abd.7.2.modifiers */
static void
add_rally (MuFlow *flow)
{
  const char *const head[] = { _ ("Strength in disorder"), _ ("no leader near"),
                               _ ("leader in the next hex"), _ ("leader in its hex") };
  MuGrid *grid = mu_grid_new_headed (head, G_N_ELEMENTS (head));
  for (int strength = 0; strength <= RALLY_MOST; strength++) {
    char *const cells[] = { mu_term_number (strength), rallying (strength, MU_ABD_NO_LEADER),
                            rallying (strength, MU_ABD_LEADER_ADJACENT),
                            rallying (strength, MU_ABD_LEADER_STACKED), NULL };
    mu_grid_take_row (grid, cells);
  }
  mu_flow_heading (flow, _ ("Dice that rally a unit of a formation"));
  mu_flow_grid (flow, grid, WORDS);
}

/* --- melee ------------------------------------------------------------------------ */

static const char *const vector_words[MU_ABD_VECTORS] = {
  [MU_ABD_FRONT] = N_ ("from its front hex"),
  [MU_ABD_FRONT_FLANK] = N_ ("from a front flank"),
  [MU_ABD_REAR_FLANK] = N_ ("from a rear flank"),
  [MU_ABD_REAR] = N_ ("from its rear hex"),
};

/* abd.11.2.5.iv.vector */
static void
add_vectors (MuFlow *flow)
{
  MuGrid *grid = mu_grid_new (2, FALSE);
  for (int i = 0; i < MU_ABD_VECTORS; i++)
    mu_reference_fact (grid, _ (vector_words[i]),
                       mu_reference_number (mu_abd_vector_bonus ((MuAbdVector) i)));
  mu_flow_heading (flow, _ ("The attacker adds, as the defender sees him"));
  mu_flow_pairs (flow, grid);
}

static void
add_result_row (MuGrid *grid, int defense)
{
  char *cells[VALUES + 2] = { mu_term_number (defense) };
  for (int attack = 1; attack <= VALUES; attack++)
    cells[attack] = g_strdup (mu_abd_result_name (mu_abd_melee_result (attack, defense)));
  mu_grid_take_row (grid, cells);
}

/* abd.11.2.6.AE, abd.11.2.6.AD, abd.11.2.6.EN, abd.11.2.6.DD, abd.11.2.6.DE */
static void
add_results (MuFlow *flow)
{
  char *head[VALUES + 2] = { g_strdup (_ ("Defence, below the attack")) };
  MuGrid *grid = mu_grid_new (VALUES + 1, TRUE);
  for (int attack = 1; attack <= VALUES; attack++)
    head[attack] = mu_term_number (attack);
  mu_grid_take_row (grid, head);
  for (int defense = 1; defense <= VALUES; defense++)
    add_result_row (grid, defense);
  mu_flow_heading (flow, _ ("Melee: values of both and what follows"));
  mu_flow_grid (flow, grid, WORDS);
  mu_flow_text (flow, _ ("AE: below half of the defence. AD: below it. EN: up to twice. DD: up to "
                         "three times. DE: above. The table is as the player aid has it; the "
                         "book's own is lost."));
}

/* --- the sheet -------------------------------------------------------------------- */

static void
add_all (MuFlow *flow)
{
  mu_reference_add_rules (flow, turn_rules, G_N_ELEMENTS (turn_rules));
  add_command (flow);
  mu_reference_add_rules (flow, unit_rules, G_N_ELEMENTS (unit_rules));
  add_rally (flow);
  mu_reference_add_rules (flow, action_rules, G_N_ELEMENTS (action_rules));
  add_vectors (flow);
  add_results (flow);
  mu_reference_add_rules (flow, after_rules, G_N_ELEMENTS (after_rules));
  mu_reference_add_rules (flow, troop_rules, G_N_ELEMENTS (troop_rules));
  mu_flow_heading (flow, _ ("Not on this sheet"));
  mu_flow_text (flow,
                _ ("The other values of units and the terrain chart were pictures in the book and "
                   "are lost: those on counters and maps hold. Optional rules are left "
                   "out."));
}

MuSheets *
mu_reference_deluxe_sheets (MuPaper paper)
{
  const MuPressJob job = { .paper = paper,
                           .title = _ ("Reference: all of Ancient Battles Deluxe"),
                           .foot = mu_term_rules (MU_RULES_ABD) };
  MuPress *press = mu_press_new (&job);
  mu_reference_title (press, MU_RULES_ABD);
  MuFlow *flow = mu_flow_new (press, mu_press_left (press), mu_press_width (press), FALSE);
  add_all (flow);
  mu_flows_put (press, &flow, 1, 0);
  return mu_press_finish (press);
}
