/* Who has won by how many victory points (abd.14.0.margin), and what is left: strength of the units
 * on the map, steps of each. */
#include "reports/abd/account/result.h"

#include <glib/gi18n-lib.h>

#include "lists/abd/counter_list.h"
#include "reports/abd/account/sentences_private.h"
#include "reports/document/rule_words.h"

/* --- victory points -------------------------------------------------------------------- */

gint64
mu_abd_victory_points (const MuBattleRecord *record, MuSide side)
{
  gint64 points = 0;
  for (guint i = 0; i < record->events->len; i++) {
    const MuEvent *event = &g_array_index (record->events, MuEvent, i);
    if (event->kind == MU_ABD_EVENT_POINT && event->value[0] == (gint32) side)
      points += event->value[1];
  }
  return points;
}

static char *
count_victory (gint64 points)
{
  const int count = (int) CLAMP (points, G_MININT, G_MAXINT);
  return g_strdup_printf (
      ngettext ("%d victory point", "%d victory points", (gulong) ABS ((gint64) count)), count);
}

/* --- who has won ------------------------------------------------------------------------ */

static const char *
army (const MuBattleRecord *record, MuSide side)
{
  return record->side[side].list->name;
}

/* MU_SIDE_NONE: neither. */
static MuSide
who_gave_up (const MuBattleRecord *record)
{
  for (guint i = record->events->len; i > 0; i--) {
    const MuEvent *event = &g_array_index (record->events, MuEvent, i - 1);
    const gint32 side = event->value[0];
    if (event->kind == MU_EVENT_GAVE_UP && (side == MU_SIDE_A || side == MU_SIDE_B))
      return (MuSide) side;
  }
  return MU_SIDE_NONE;
}

/* abd.14.0.margin */
static char *
say_margin (const char *winner, const char *points, int enemy, gint64 margin)
{
  if (margin >= 3) /* Translators: army, "4 victory points", the enemy's; so in all these */
    return g_strdup_printf (_ ("%s won a decisive victory: %s against %d."), winner, points, enemy);
  if (margin == 2)
    return g_strdup_printf (_ ("%s won a substantive victory: %s against %d."), winner, points,
                            enemy);
  if (margin == 1)
    return g_strdup_printf (_ ("%s won a marginal victory: %s against %d."), winner, points, enemy);
  return g_strdup_printf (_ ("%s won: %s against %d."), winner, points, enemy);
}

char *
mu_abd_verdict (const MuBattleRecord *record, MuSide winner)
{
  const MuSide first = winner == MU_SIDE_B ? MU_SIDE_B : MU_SIDE_A;
  const MuSide second = first == MU_SIDE_A ? MU_SIDE_B : MU_SIDE_A;
  const gint64 own = mu_abd_victory_points (record, first);
  const gint64 other = mu_abd_victory_points (record, second);
  const int enemy = (int) CLAMP (other, G_MININT, G_MAXINT);
  g_autofree char *points = count_victory (own);
  if (winner != MU_SIDE_A && winner != MU_SIDE_B) /* Translators: "2 victory points", the enemy's */
    return g_strdup_printf (_ ("A draw: %s against %d."), points, enemy);
  if (who_gave_up (record) == second) /* Translators: army, the enemy's army */
    return g_strdup_printf (_ ("%s won: %s gave the battle up."), army (record, first),
                            army (record, second));
  return say_margin (army (record, first), points, enemy, own - other);
}

static char *
strength_left (const MuBattleSideRecord *side)
{
  g_autofree char *left = mu_account_points (side->left_quarters);
  g_autofree char *start = mu_account_points (side->start_quarters);
  /* Translators: strength left, strength at the start */
  return g_strdup_printf (_ ("%s of %s"), left, start);
}

/* The winner first, as it is told before. */
char *
mu_abd_result_words (const MuBattleRecord *record)
{
  const MuSide first = record->winner == MU_SIDE_B ? MU_SIDE_B : MU_SIDE_A;
  const MuSide second = first == MU_SIDE_A ? MU_SIDE_B : MU_SIDE_A;
  g_autofree char *verdict = mu_abd_verdict (record, record->winner);
  g_autofree char *one = strength_left (&record->side[first]);
  g_autofree char *two = strength_left (&record->side[second]);
  /* Translators: "Thebes won …", then the strength of both, "35 of 47" */
  return g_strdup_printf (_ ("%s Strength left: %s against %s."), verdict, one, two);
}

/* Whose draw the scenario makes a victory: abd.14.0.margin. */
static void
add_given_draw (GString *text, const MuBattleRecord *record)
{
  const MuSide winner = record->winner;
  if ((winner != MU_SIDE_A && winner != MU_SIDE_B) || who_gave_up (record) != MU_SIDE_NONE
      || mu_abd_victory_points (record, MU_SIDE_A) != mu_abd_victory_points (record, MU_SIDE_B))
    return;
  g_autofree char *words
      = g_strdup_printf (_ ("By the scenario a draw is a victory for %s."), army (record, winner));
  g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", words);
}

char *
mu_abd_decided_words (const MuBattleRecord *record)
{
  MuAccountNames names;
  GString *text = g_string_new (NULL);
  mu_account_names_init (&names, record);
  for (guint i = 0; i < record->events->len; i++) {
    const MuEvent *event = &g_array_index (record->events, MuEvent, i);
    g_autofree char *point
        = event->kind == MU_ABD_EVENT_POINT ? mu_abd_say_point (&names, event) : NULL;
    if (point)
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", point);
  }
  mu_account_names_clear (&names);
  add_given_draw (text, record);
  if (text->len > 0)
    g_string_append_printf (text, " (%s)", mu_rule_words_section (MU_RULE_ABD_VICTORY_MARGIN));
  return g_string_free (text, FALSE);
}

/* --- what is left ----------------------------------------------------------------------- */

gboolean
mu_abd_is_unit (const MuListUnit *unit)
{
  int type, kind;
  return mu_hex_unit_counter (unit, &type, &kind) || kind < 0;
}

static int
leaders_lost (const MuBattleSideRecord *side)
{
  int lost = 0;
  for (guint i = 0; i < side->results->len; i++)
    lost += g_array_index (side->results, MuUnitOutcome, i).fate == MU_FATE_DESTROYED
            && !mu_abd_is_unit (mu_list_unit (side->list, (int) i));
  return lost;
}

char *
mu_abd_side_words (const MuBattleRecord *record, MuSide which)
{
  const MuBattleSideRecord *side = &record->side[which];
  const int lost = leaders_lost (side);
  g_autofree char *points = count_victory (mu_abd_victory_points (record, which));
  g_autofree char *strength = strength_left (side);
  /* Translators: "3 victory points", "35 of 47" */
  g_autofree char *words = g_strdup_printf (_ ("%s · strength %s left"), points, strength);
  if (lost == 0)
    return g_steal_pointer (&words);
  g_autofree char *leaders
      = g_strdup_printf (ngettext ("%d leader lost", "%d leaders lost", (gulong) lost), lost);
  return g_strdup_printf ("%s · %s", words, leaders);
}

/* Who has one step is a leader, and in no order. */
static const char *
on_map_words (const MuUnitOutcome *outcome)
{
  if (outcome->figures_start == MU_HEX_LEADER_STEPS)
    return _ ("on the map");
  return outcome->figures_left < outcome->figures_start ? _ ("disordered") : _ ("in good order");
}

const char *
mu_abd_end_words (const MuUnitOutcome *outcome)
{
  switch ((MuFate) outcome->fate) {
  case MU_FATE_ON_TABLE:
    return on_map_words (outcome);
  case MU_FATE_ROUTED_OFF:
  case MU_FATE_OFF_TABLE:
    return _ ("left the map");
  case MU_FATE_DESTROYED:
    return outcome->figures_start == MU_HEX_LEADER_STEPS ? _ ("lost") : _ ("destroyed");
  case MU_FATE_IN_ROUT:
  case MU_FATE_PRISONER:
  case MU_FATE_RETIRING:
    break;
  }
  return mu_account_fate ((MuFate) outcome->fate);
}
