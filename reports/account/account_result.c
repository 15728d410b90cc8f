/* How a battle ended, in words: who has won, by what, and what is left. */
#include <glib/gi18n-lib.h>

#include "lists/battle/system.h"
#include "reports/account/account.h"
#include "reports/system.h"

static const char *
army (const MuBattleRecord *record, MuSide side)
{
  return record->side[side].list->name;
}

static char *
share_left (const MuBattleSideRecord *side)
{
  g_autofree char *left = mu_account_points (side->left_quarters);
  g_autofree char *start = mu_account_points (side->start_quarters);
  return g_strdup_printf (_ ("%s of %s"), left, start);
}

static char *
say_result (const MuBattleRecord *record)
{
  MuSide first = record->winner == MU_SIDE_B ? MU_SIDE_B : MU_SIDE_A;
  MuSide second = first == MU_SIDE_A ? MU_SIDE_B : MU_SIDE_A;
  g_autofree char *one = share_left (&record->side[first]);
  g_autofree char *two = share_left (&record->side[second]);
  if (record->winner == MU_SIDE_NONE)
    /* Translators: both times "412 of 1,000" points, army name */
    return g_strdup_printf (_ ("A draw: %s points left for %s; %s for %s."), one,
                            army (record, first), two, army (record, second));
  /* Translators: the winner's name, "412 of 1,000" points, then the loser's "133 of 998" */
  return g_strdup_printf (_ ("Victory for %s: %s points left against %s."), army (record, first),
                          one, two);
}

/* Armies so unlike that the points alone say little: the greater brought a tenth more, by which
 * battles are won (wrg.victory.margin). */
static gboolean
are_unequal (const MuBattleSideRecord *one, const MuBattleSideRecord *other)
{
  return one->start_quarters > 0 && other->start_quarters > 0
         && ABS (one->start_quarters - other->start_quarters) * 10
                >= MIN (one->start_quarters, other->start_quarters);
}

/* Of what it brought; as it is told, so it is compared. */
static int
percent_left (const MuBattleSideRecord *side)
{
  return (int) ((side->left_quarters * 100 + side->start_quarters / 2) / side->start_quarters);
}

/* Who would have won, had both brought as much. */
static MuSide
winner_by_shares (const MuBattleRecord *record)
{
  MuBattleRecord alike = *record;
  for (int side = 0; side < MU_SIDES; side++) {
    alike.side[side].left_quarters = percent_left (&record->side[side]);
    alike.side[side].start_quarters = 100;
  }
  return mu_record_system (record->rules)->winner (&alike, MU_SIDE_NONE);
}

char *
mu_account_bare_shares (const MuBattleRecord *record)
{
  const MuBattleSideRecord *a = &record->side[MU_SIDE_A], *b = &record->side[MU_SIDE_B];
  const MuRecordSystem *system = mu_record_system (record->rules);
  if (!record->fought || !system || !system->winner || system->by_shares || !are_unequal (a, b))
    return NULL;
  /* Translators: an army's name, percent left, the other's name, percent left */
  return g_strdup_printf (_ ("Left of what each brought: %s %d %%; %s %d %%."),
                          army (record, MU_SIDE_A), percent_left (a), army (record, MU_SIDE_B),
                          percent_left (b));
}

char *
mu_account_shares (const MuBattleRecord *record)
{
  g_autofree char *shares = mu_account_bare_shares (record);
  if (!shares)
    return NULL;
  const MuSide winner = winner_by_shares (record);
  if (winner == MU_SIDE_NONE)
    return g_strconcat (shares, " ", _ ("By that neither wins."), NULL);
  /* Translators: the winner's name */
  g_autofree char *verdict
      = g_strdup_printf (_ ("By that: victory for %s."), army (record, winner));
  return g_strconcat (shares, " ", verdict, NULL);
}

static char *
result_by_points (const MuBattleRecord *record)
{
  g_autofree char *result = say_result (record);
  if (mu_battle_record_objectives (record, MU_SIDE_A) == 0
      && mu_battle_record_objectives (record, MU_SIDE_B) == 0)
    return g_steal_pointer (&result);
  return g_strdup_printf (_ ("%s The objectives that they hold are counted."), result);
}

/* wrg.victory.objectives: points left may be more than an army brought. */
char *
mu_account_result (const MuBattleRecord *record)
{
  const MuReportSystem *system = mu_report_system (record->rules);
  if (!record->fought)
    return g_strdup (_ ("Not yet fought."));
  return system->result_words ? system->result_words (record) : result_by_points (record);
}

char *
mu_account_decided (const MuBattleRecord *record)
{
  const MuReportSystem *system = mu_report_system (record->rules);
  return record->fought && system->decided_words ? system->decided_words (record) : g_strdup ("");
}

/* --- what is left ------------------------------------------------------------------ */

char *
mu_account_side (const MuBattleRecord *record, MuSide which)
{
  const MuReportSystem *system = mu_report_system (record->rules);
  const MuBattleSideRecord *side = &record->side[which];
  if (system->side_words)
    return system->side_words (record, which);
  g_autofree char *left = mu_account_points (side->left_quarters);
  g_autofree char *start = mu_account_points (side->start_quarters);
  g_autofree char *points = g_strdup_printf (_ ("%s of %s points left"), left, start);
  const char *general = mu_account_general_end (mu_battle_general_end (record, which));
  return g_strconcat (points, *general ? " · " : "", general, NULL);
}

const char *
mu_account_end (MuRuleSystem rules, const MuUnitOutcome *outcome)
{
  const MuReportSystem *system = mu_report_system (rules);
  return system->end_words ? system->end_words (outcome) : mu_account_fate ((MuFate) outcome->fate);
}

char *
mu_account_strength (MuRuleSystem rules, int strength)
{
  switch (mu_report_counts_in (rules)) {
  case MU_STRENGTH_STANDS:
    return g_strdup_printf (ngettext ("%d stand", "%d stands", (gulong) strength), strength);
  case MU_STRENGTH_STEPS:
    return g_strdup_printf (ngettext ("%d step", "%d steps", (gulong) strength), strength);
  case MU_STRENGTH_FIGURES:
    break;
  }
  return g_strdup_printf (ngettext ("%d figure", "%d figures", (gulong) strength), strength);
}
