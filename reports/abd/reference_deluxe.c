/* The reference sheet of Ancient Battles Deluxe: its charts, as the club has them, and all of its
 * rules in words. The book's own charts were pictures, and are lost; what is made up anew in their
 * place is marked. */
#include "reports/abd/reference_deluxe.h"

#include <glib/gi18n-lib.h>

#include "lists/abd/chart.h"
#include "lists/list/terms.h"
#include "reports/abd/hex_aid.h"
#include "reports/abd/reference_deluxe_private.h"
#include "reports/document/table.h"
#include "rules/abd/charts/command.h"
#include "rules/abd/charts/melee.h"
#include "rules/core/reading.h"

#define WORDS      110.0 /* points for the names of rows */
#define VALUES     12    /* as far as the table of melee goes */
#define RALLY_MOST 5     /* above it only a natural 6 fails */

/* --- dice ------------------------------------------------------------------------- */

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
  mu_deluxe_add_rules (flow, MU_DELUXE_TURN);
  mu_deluxe_add_rules (flow, MU_DELUXE_UNITS);
  add_rally (flow);
  mu_deluxe_add_rules (flow, MU_DELUXE_ACTIONS);
  add_vectors (flow);
  add_results (flow);
  mu_deluxe_add_rules (flow, MU_DELUXE_AFTER);
  mu_deluxe_add_rules (flow, MU_DELUXE_TROOPS);
  mu_deluxe_add_rules (flow, MU_DELUXE_SCENARIOS);
  mu_deluxe_add_rules (flow, MU_DELUXE_OPTIONS);
}

/* The club's chart, or the one that ships. */
static void
set_charts (MuPress *press)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuHexChart) chart = mu_hex_chart_open (NULL, &error);
  if (chart)
    mu_aid_set_charts (press, chart);
  else
    mu_press_paragraph (press, MU_STYLE_BODY, error->message);
}

/* Both ways; the usual one first. */
static void
set_readings (MuPress *press)
{
  const MuColumn columns[] = { { _ ("Played so"), MU_ALIGN_LEFT, TRUE, FALSE },
                               { _ ("A club may choose"), MU_ALIGN_LEFT, TRUE, FALSE } };
  MuTable *table = mu_table_new (columns, G_N_ELEMENTS (columns));
  for (int i = 0; i < MU_READINGS; i++)
    if (g_str_has_prefix (mu_reading_rule_id ((MuReading) i), "abd.")) {
      const char *const cells[]
          = { _ (mu_reading_words ((MuReading) i, 0)), _ (mu_reading_words ((MuReading) i, 1)) };
      mu_table_add_row (table, MU_ROW_NORMAL, cells);
    }
  mu_press_gap (press, 6);
  mu_press_heading (press, MU_STYLE_HEADING, _ ("Where the book is silent"));
  mu_press_table (press, table);
}

MuSheets *
mu_reference_deluxe_sheets (MuPaper paper)
{
  const MuPressJob job = { .paper = paper,
                           .title = _ ("Reference: all of Ancient Battles Deluxe"),
                           .foot = mu_term_rules (MU_RULES_ABD) };
  MuPress *press = mu_press_new (&job);
  mu_reference_title (press, MU_RULES_ABD);
  set_charts (press);
  MuFlow *flow = mu_flow_new (press, mu_press_left (press), mu_press_width (press), FALSE);
  add_all (flow);
  mu_flows_put (press, &flow, 1, 0);
  set_readings (press);
  return mu_press_finish (press);
}
