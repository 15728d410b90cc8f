/* What of the rules one asks for in the middle of a game, in our own words. */
#include "reports/abd/hex_aid.h"

#include <glib/gi18n-lib.h>

#include "reports/abd/hex_paper.h"
#include "reports/wrg/reference_private.h"
#include "rules/abd/charts/command.h"
#include "rules/abd/charts/melee.h"

#define RALLY_MOST 4
#define VALUES     12
#define FEWER      10 /* in large type */
#define DOT        13.0

void
mu_aid_take_row (MuTable *table, char *const *cells, guint count)
{
  mu_table_add_row (table, MU_ROW_NORMAL, (const char *const *) cells);
  for (guint i = 0; i < count; i++)
    g_free (cells[i]);
}

char *
mu_aid_number (int number)
{
  return number ? g_strdup_printf ("%d", number) : g_strdup ("–");
}

static void
add_fact (MuTable *table, const char *what, const char *words)
{
  const char *const cells[] = { what, words };
  mu_table_add_row (table, MU_ROW_NORMAL, cells);
}

static MuTable *
facts (const char *what, const char *words)
{
  const MuColumn columns[]
      = { { what, MU_ALIGN_LEFT, FALSE, TRUE }, { words, MU_ALIGN_LEFT, TRUE } };
  return mu_table_new (columns, G_N_ELEMENTS (columns));
}

/* --- the turn ------------------------------------------------------------------------------ */

/* abd.3.0.step-order */
static void
set_sequence (MuPress *press)
{
  static const char *const steps[][2] = {
    { N_ ("1 Leaders off"), N_ ("All leaders leave the map. Not in turn 1.") },
    { N_ ("2 Panic"), N_ ("An army whose rating is below 1, or which has lost its last leader, "
                          "panics, once a game: all its units in good order are disordered. Not "
                          "in turn 1.") },
    { N_ ("3 Command points"), N_ ("Points of all leaders still in play, and a die on the command "
                                   "table.") },
    { N_ ("4 Initiative"), N_ ("Higher die; a tie goes to who had it last, in turn 1 to side A. "
                               "Then bid for it, 1 command point at a time.") },
    { N_ ("5 Leaders on"), N_ ("One each in turn, initiative first, with own combat units.") },
    { N_ ("6 Actions"), N_ ("In turn, 1 command point each, or pass. Two passes in a row end it; "
                            "points left over are lost.") },
    { N_ ("7 Melee"), N_ ("Yellow markers come off. One attack each in turn, initiative first, or "
                          "pass. Two passes in a row end it.") },
    { N_ ("8 End"), N_ ("Die against the turn track; else all markers come off and the next turn "
                        "begins.") },
  };
  MuTable *table = facts (_ ("Step"), _ ("What is done"));
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    add_fact (table, _ (steps[i][0]), _ (steps[i][1]));
  mu_press_heading (press, MU_STYLE_HEADING, _ ("A turn"));
  mu_press_table (press, table);
}

/* abd.6.0.cost, abd.6.2.formation, abd.6.0.hinder */
static void
set_actions (MuPress *press)
{
  static const char *const rows[][2] = {
    { N_ ("One unit"), N_ ("moves, fires, or rallies without a die. It has no marker yet.") },
    { N_ ("A leader"), N_ ("and any units joined to his by adjacent hexes do one and the same "
                           "thing; to move they face alike. He gets a Yellow marker.") },
    { N_ ("Move"), N_ ("Into the front hex only; one hexside of turning in a hex is free, more "
                       "costs 1. One hex straight ahead may cost anything. Stop in enemy zones; "
                       "who begins in one enters no other.") },
    { N_ ("Through friends"), N_ ("both are disordered, unless one of them is light.") },
    { N_ ("Reinforcements"), N_ ("enter together for 1 point, at twice their movement if they end "
                                 "beside no enemy.") },
    { N_ ("Hurry them"), N_ ("once a turn against an army that panicked: its disordered units "
                             "without marker or leader flee to the nearest edge.") },
  };
  MuTable *table = facts (_ ("Action"), _ ("For 1 command point"));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    add_fact (table, _ (rows[i][0]), _ (rows[i][1]));
  mu_press_heading (press, MU_STYLE_HEADING, _ ("Actions"));
  mu_press_table (press, table);
}

static void
add_marker (MuTable *table, MuAbdMarker marker, const char *what, const char *words)
{
  const char *const cells[] = { NULL, what, words };
  mu_table_add_row (table, MU_ROW_NORMAL, cells);
  mu_table_add_picture (table, 0, DOT, DOT, mu_hex_picture_marker, mu_hex_number (marker), g_free);
}

/* abd.6.1.eligible, abd.7.0.marker, abd.8.8.3.disengage, abd.10.0.red-marker, abd.11.0.red-marker
 */
static void
set_markers (MuPress *press)
{
  const MuColumn columns[] = { { "", MU_ALIGN_CENTRE },
                               { _ ("Marker"), MU_ALIGN_LEFT, FALSE, TRUE },
                               { _ ("Who gets it"), MU_ALIGN_LEFT, TRUE } };
  MuTable *table = mu_table_new (columns, G_N_ELEMENTS (columns));
  add_marker (table, MU_ABD_YELLOW, _ ("Yellow: has acted"),
              _ ("Who moved or rallied; a leader whose formation acted."));
  add_marker (table, MU_ABD_RED, _ ("Red: begins no melee either"),
              _ ("Who fired, left an enemy zone, fled, retreated, or fought."));
  mu_press_heading (press, MU_STYLE_HEADING, _ ("Markers"));
  mu_press_table (press, table);
}

/* abd.7.1.rally-roll, abd.7.2.modifiers, abd.7.3.natural */
static char *
rallying (int strength, MuAbdLeader leader)
{
  int most = 1;
  while (most < MU_ABD_FACES && mu_abd_rallies (strength, most + 1, leader))
    most++;
  return most == 1 ? g_strdup ("1") : g_strdup_printf ("1–%d", most);
}

static void
set_rally (MuPress *press)
{
  const MuColumn columns[] = { { _ ("Disordered strength"), MU_ALIGN_LEFT, TRUE, TRUE },
                               { _ ("No leader near"), MU_ALIGN_CENTRE, TRUE },
                               { _ ("In the next hex"), MU_ALIGN_CENTRE, TRUE },
                               { _ ("In its hex"), MU_ALIGN_CENTRE, TRUE } };
  MuTable *table = mu_table_new (columns, G_N_ELEMENTS (columns));
  for (int strength = 0; strength <= RALLY_MOST; strength++) {
    char *const cells[] = { g_strdup_printf ("%d", strength), rallying (strength, MU_ABD_NO_LEADER),
                            rallying (strength, MU_ABD_LEADER_ADJACENT),
                            rallying (strength, MU_ABD_LEADER_STACKED) };
    mu_aid_take_row (table, cells, G_N_ELEMENTS (cells));
  }
  mu_press_heading (press, MU_STYLE_HEADING, _ ("Rally in a formation: dice that do it"));
  mu_press_table (press, table);
}

void
mu_aid_set_course (MuPress *press)
{
  set_sequence (press);
  set_actions (press);
  set_markers (press);
  set_rally (press);
}

/* --- fights -------------------------------------------------------------------------------- */

/* abd.10.6.attack-value, abd.10.6.defense-value, abd.10.6.result, abd.10.4.los */
static void
set_fire (MuPress *press)
{
  static const char *const rows[][2] = {
    { N_ ("Who"), N_ ("Through a front hex, in range, along a line that no unit, woods, hill or "
                      "built-up hex between blocks. Between a hill and lower ground units do not "
                      "block.") },
    { N_ ("Attack"), N_ ("the best of a die for each arrow of the lead, +1 for each unit in good "
                         "order that supports it") },
    { N_ ("Defence"), N_ ("a die + missile defence + terrain") },
    { N_ ("Result"), N_ ("Attack above defence: disordered; eliminated if it was so already.") },
  };
  MuTable *table = facts (_ ("Part"), _ ("What counts"));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    add_fact (table, _ (rows[i][0]), _ (rows[i][1]));
  mu_press_heading (press, MU_STYLE_HEADING, _ ("Fire"));
  mu_press_table (press, table);
}

static char *
vectors_line (void)
{
  return g_strdup_printf (
      _ ("front %d, front flank +%d, rear flank +%d, rear +%d, as the defender sees him"),
      mu_abd_vector_bonus (MU_ABD_FRONT), mu_abd_vector_bonus (MU_ABD_FRONT_FLANK),
      mu_abd_vector_bonus (MU_ABD_REAR_FLANK), mu_abd_vector_bonus (MU_ABD_REAR));
}

/* abd.11.2.4.strength, abd.11.2.4.multiplier, abd.11.2.5.ii.advantage, abd.11.2.5.iv.vector,
 * abd.11.2.3.retreat-before-melee, abd.11.2.3.cavalry */
static void
set_melee (MuPress *press)
{
  static const char *const rows[][2] = {
    { N_ ("Target"), N_ ("the enemy in the front hex, else one in a front flank hex") },
    { N_ ("Retreat before"), N_ ("Good order only. LI and LA: 1 hex from any but LI and LA. "
                                 "Cavalry types: 1 or 2 from who is slower. Disordered and Red; "
                                 "the attacker advances.") },
    { N_ ("Strength"), N_ ("(as it shows, +1 for each leader of that kind) × (1, each leader's "
                           "multiplier, 1 more if effective against horse and the other is "
                           "cavalry)") },
    { N_ ("Advantage"), N_ ("higher strength by lower, rounded down, to the higher, at most +10; "
                            "of 1 only if the weaker is in the stronger's zone. None where "
                            "elephants attack.") },
    { N_ ("Value"), N_ ("a die + advantage + own terrain; the attacker + where he comes from; at "
                        "least 1") },
  };
  g_autofree char *vectors = vectors_line ();
  MuTable *table = facts (_ ("Part"), _ ("What counts"));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    add_fact (table, _ (rows[i][0]), _ (rows[i][1]));
  add_fact (table, _ ("From where"), vectors);
  mu_press_heading (press, MU_STYLE_HEADING, _ ("Melee"));
  mu_press_table (press, table);
}

/* abd.11.2.6.AE, abd.11.2.6.AD, abd.11.2.6.EN, abd.11.2.6.DD, abd.11.2.6.DE */
static void
add_results (MuFlow *flow, int values)
{
  char *head[VALUES + 2] = { g_strdup (_ ("Defence, below the attack")) };
  MuGrid *grid = mu_grid_new ((guint) values + 1, TRUE);
  for (int attack = 1; attack <= values; attack++)
    head[attack] = g_strdup_printf ("%d", attack);
  mu_grid_take_row (grid, head);
  for (int defense = 1; defense <= values; defense++) {
    char *cells[VALUES + 2] = { g_strdup_printf ("%d", defense) };
    for (int attack = 1; attack <= values; attack++)
      cells[attack] = g_strdup (mu_abd_result_name (mu_abd_melee_result (attack, defense)));
    mu_grid_take_row (grid, cells);
  }
  mu_flow_heading (flow, _ ("Melee results"));
  mu_flow_grid (flow, grid, 48);
}

/* abd.11.3.disordered, abd.11.3.engaged, abd.11.6.must-advance, abd.11.5.1.leader-escape,
 * abd.13.1.4.looting, abd.14.0.slaughter */
static void
add_after (MuFlow *flow)
{
  static const char *const lines[] = {
    N_ ("AE, DE: attacker, defender eliminated; its strength in good order comes off its army's "
        "rating."),
    N_ ("AD, DD: disordered; eliminated if it was so already."),
    N_ ("EN: both disordered."),
    N_ ("Advance: an attacker that eliminates must, a disciplined one may. Cavalry with a leader, "
        "not light, may then attack another once more."),
    N_ ("Leaders with an eliminated unit are lost on a die of 1."),
    N_ ("Who destroys a Camp or War Wagon is lost with it; neither costs panic."),
    N_ ("Victory: 1 point each for the enemy's panic, his Camp, and twice his strength at the "
        "end."),
  };
  mu_flow_heading (flow, _ ("What follows"));
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    mu_flow_text (flow, _ (lines[i]));
}

/* Side by side. */
static void
set_results (MuPress *press)
{
  const double left = mu_press_left (press), width = mu_press_width (press);
  MuFlow *flows[] = { mu_flow_new (press, left, width * 0.58, FALSE),
                      mu_flow_new (press, left + width * 0.62, width * 0.38, FALSE) };
  add_results (flows[0], mu_press_scale (press) > 1 ? FEWER : VALUES);
  add_after (flows[1]);
  mu_press_gap (press, 8);
  mu_flows_put (press, flows, G_N_ELEMENTS (flows), 0);
}

void
mu_aid_set_fights (MuPress *press)
{
  set_fire (press);
  set_melee (press);
  set_results (press);
}
