#include "reports/sheet/sheet_compare.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <string.h>

#include "reports/account/account.h"
#include "reports/system.h"

#define EVERYBODY (-1)

void
mu_sheet_difference_free (MuSheetDifference *difference)
{
  if (difference == NULL)
    return;
  g_free (difference->what);
  g_free (difference->one);
  g_free (difference->other);
  g_free (difference);
}

const char *
mu_sheets_part_key (MuSheetsPart part)
{
  static const char *const keys[] = { "battle", "army", "result", "course" };
  return keys[part];
}

/* --- comparing ----------------------------------------------------------------- */

typedef struct {
  const MuBattleRecord *record[2];
  GPtrArray *differences;
} Comparison;

static void
add (Comparison *it, MuSheetsPart part, MuSide side, int unit, char *what, char *one, char *other)
{
  MuSheetDifference *difference = g_new (MuSheetDifference, 1);
  *difference = (MuSheetDifference){ part, side, unit, what, one, other };
  g_ptr_array_add (it->differences, difference);
}

/* Takes the texts over; equal ones are no difference. */
static void
look (Comparison *it, MuSheetsPart part, MuSide side, int unit, const char *what, char *one,
      char *other)
{
  if (strcmp (one, other) != 0) {
    add (it, part, side, unit, g_strdup (what), one, other);
    return;
  }
  g_free (one);
  g_free (other);
}

static void
look_at_battle (Comparison *it, const char *what, char *(*say) (const MuBattleRecord *record))
{
  look (it, MU_SHEETS_BATTLE, MU_SIDE_NONE, EVERYBODY, what, say (it->record[0]),
        say (it->record[1]));
}

/* --- what was fought -------------------------------------------------------------- */

static char *
say_when (const MuBattleRecord *record)
{
  return g_strdup_printf ("%s, %s", mu_account_month (record->month),
                          mu_account_country (record->country));
}

static char *
say_house_rules (const MuBattleRecord *record)
{
  GString *text = g_string_new (NULL);
  for (int i = 0; i < MU_READINGS; i++)
    if (record->readings.choice[i] != 0)
      g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "",
                              _ (mu_reading_words ((MuReading) i, record->readings.choice[i])));
  if (text->len == 0)
    g_string_append (text, _ ("by the book"));
  return g_string_free (text, FALSE);
}

/* As much as a sentence says: the rest of a field shows in its picture. */
static char *
say_field (const MuBattleRecord *record)
{
  g_autofree char *words = mu_account_field (record);
  return *words ? g_steal_pointer (&words) : g_strdup (_ ("open ground"));
}

static gboolean
same_field (const MuFieldPlan *one, const MuFieldPlan *other)
{
  if (one == NULL || other == NULL)
    return one == other;
  g_autofree char *first = mu_field_plan_write_data (one, NULL);
  g_autofree char *second = mu_field_plan_write_data (other, NULL);
  return strcmp (first, second) == 0;
}

static void
compare_fields (Comparison *it)
{
  const guint before = it->differences->len;
  look_at_battle (it, _ ("Field"), say_field);
  if (it->differences->len == before && !same_field (it->record[0]->field, it->record[1]->field))
    add (it, MU_SHEETS_BATTLE, MU_SIDE_NONE, EVERYBODY, g_strdup (_ ("Field")),
         g_strdup (_ ("one drawing of it")), g_strdup (_ ("another")));
}

static void
compare_battles (Comparison *it)
{
  look_at_battle (it, _ ("House rules"), say_house_rules);
  look_at_battle (it, _ ("Season and country"), say_when);
  look_at_battle (it, _ ("Weather"), mu_account_weather);
  compare_fields (it);
  look_at_battle (it, _ ("Scouting"), mu_account_scouting);
  look_at_battle (it, _ ("Leadership"), mu_account_leadership);
}

/* --- the sides ----------------------------------------------------------------------- */

static const MuBattleSideRecord *
side_of (const Comparison *it, int sheet, MuSide side)
{
  return &it->record[sheet]->side[side];
}

/* "Rome, Hastati"; free with g_free. */
static char *
name_of (const Comparison *it, MuSide side, const char *what)
{
  return g_strdup_printf ("%s, %s", side_of (it, 0, side)->list->name, what);
}

static char *
say_army (const MuBattleSideRecord *side)
{
  g_autofree char *points = mu_account_number (mu_list_points (side->list));
  return g_strdup_printf (
      ngettext ("%s: %u unit, %s points", "%s: %u units, %s points", side->list->units->len),
      side->list->name, side->list->units->len, points);
}

static gboolean
same_army (const Comparison *it, MuSide side)
{
  g_autofree char *one = mu_list_write_data (side_of (it, 0, side)->list, NULL);
  g_autofree char *other = mu_list_write_data (side_of (it, 1, side)->list, NULL);
  return strcmp (one, other) == 0;
}

static void
compare_army (Comparison *it, MuSide side)
{
  if (!same_army (it, side))
    add (it, MU_SHEETS_ARMY, side, EVERYBODY, name_of (it, side, _ ("army")),
         say_army (side_of (it, 0, side)), say_army (side_of (it, 1, side)));
}

static char *
say_papers (const MuBattleSideRecord *side)
{
  if (side->hidden)
    return g_strdup_printf (_ ("sealed as %s"), side->seal);
  g_autofree char *code = mu_battle_side_papers_code (side);
  return g_strdup_printf (_ ("those of check code %s"), code);
}

/* What is hidden in one of them cannot be compared. */
static void
compare_papers (Comparison *it, MuSide side)
{
  if (side_of (it, 0, side)->hidden || side_of (it, 1, side)->hidden)
    return;
  g_autofree char *what = name_of (it, side, _ ("deployment and orders"));
  look (it, MU_SHEETS_ARMY, side, EVERYBODY, what, say_papers (side_of (it, 0, side)),
        say_papers (side_of (it, 1, side)));
}

/* --- the results ------------------------------------------------------------------------ */

static char *
say_winner (const MuBattleRecord *record)
{
  if (!record->fought)
    return g_strdup (_ ("not fought"));
  if (record->winner == MU_SIDE_NONE)
    return g_strdup (_ ("a draw"));
  return g_strdup (record->side[record->winner].list->name);
}

static char *
say_periods (const MuBattleRecord *record)
{
  return g_strdup_printf ("%d", record->periods);
}

static char *
say_points (const MuBattleRecord *record, MuSide which)
{
  const MuBattleSideRecord *side = &record->side[which];
  if (mu_report_system (record->rules)->side_words)
    return mu_account_side (record, which);
  g_autofree char *left = mu_account_points (side->left_quarters);
  g_autofree char *start = mu_account_points (side->start_quarters);
  return g_strdup_printf (_ ("%s of %s points left"), left, start);
}

static char *
say_general (const MuBattleRecord *record, MuSide side)
{
  const MuGeneralEnd end = mu_battle_general_end (record, side);
  return g_strdup (end == MU_GENERAL_END_STAYED ? _ ("not lost") : mu_account_general_end (end));
}

static char *
say_unit (const MuBattleSideRecord *side, guint unit)
{
  if (unit >= side->results->len)
    return g_strdup (_ ("no result"));
  const MuUnitOutcome *result = &g_array_index (side->results, MuUnitOutcome, unit);
  switch (mu_report_counts_in (side->list->rules)) {
  case MU_STRENGTH_STANDS:
    return g_strdup_printf (ngettext ("%d of %d stand, %d figures lost in all, %s",
                                      "%d of %d stands, %d figures lost in all, %s",
                                      (gulong) result->figures_start),
                            result->figures_left, result->figures_start, result->casualties,
                            mu_account_fate ((MuFate) result->fate));
  case MU_STRENGTH_STEPS:
    /* Translators: steps left, steps at the start, "disordered" */
    return g_strdup_printf (
        ngettext ("%d of %d step, %s", "%d of %d steps, %s", (gulong) result->figures_start),
        result->figures_left, result->figures_start, mu_account_end (side->list->rules, result));
  case MU_STRENGTH_FIGURES:
    break;
  }
  return g_strdup_printf (ngettext ("%d of %d figure, %d casualties carried, %s",
                                    "%d of %d figures, %d casualties carried, %s",
                                    (gulong) result->figures_start),
                          result->figures_left, result->figures_start, result->carried,
                          mu_account_fate ((MuFate) result->fate));
}

static void
compare_units (Comparison *it, MuSide side)
{
  const MuBattleSideRecord *one = side_of (it, 0, side), *other = side_of (it, 1, side);
  const guint units = MAX (one->results->len, other->results->len);
  for (guint i = 0; i < units; i++) {
    const MuList *list = i < one->list->units->len ? one->list : other->list;
    g_autofree char *what = name_of (it, side, mu_list_unit (list, i)->name);
    look (it, MU_SHEETS_RESULT, side, (int) i, what, say_unit (one, i), say_unit (other, i));
  }
}

static void
compare_results (Comparison *it, MuSide side)
{
  g_autofree char *points = name_of (it, side, _ ("points"));
  g_autofree char *general = name_of (it, side, _ ("commander-in-chief"));
  look (it, MU_SHEETS_RESULT, side, EVERYBODY, points, say_points (it->record[0], side),
        say_points (it->record[1], side));
  look (it, MU_SHEETS_RESULT, side, EVERYBODY, general, say_general (it->record[0], side),
        say_general (it->record[1], side));
  compare_units (it, side);
}

/* --- the course ------------------------------------------------------------------ */

/* Where two courses part; the length of the shorter one where it is the other's beginning. */
static guint
find_parting (const MuBattleRecord *one, const MuBattleRecord *other)
{
  const guint shorter = MIN (one->events->len, other->events->len);
  guint at = 0;
  while (at < shorter
         && memcmp (&g_array_index (one->events, MuEvent, at),
                    &g_array_index (other->events, MuEvent, at), sizeof (MuEvent))
                == 0)
    at++;
  return at;
}

/* "Period 3: Hastati recoil before African spearmen", of the event or of the one it belongs to. */
static char *
say_course (const MuBattleRecord *record, guint at)
{
  g_autoptr (GPtrArray) lines = mu_account (record);
  const MuAccountLine *found = NULL;
  for (guint i = 0; i < lines->len; i++) {
    const MuAccountLine *line = g_ptr_array_index (lines, i);
    if (line->event <= (int) at)
      found = line;
  }
  if (!found || at >= record->events->len)
    return g_strdup (_ ("nothing more happens"));
  g_autofree char *period = mu_report_period (record->rules, found->period);
  /* Translators: "Period 3" of the battle and what happens in it, with its sum or nothing */
  return g_strdup_printf (_ ("%s: %s %s"), period, found->text, found->sum);
}

/* Their digests tell that they differ, even where the words for it do not. */
static void
compare_courses (Comparison *it)
{
  const guint at = find_parting (it->record[0], it->record[1]);
  g_autofree char *one = say_course (it->record[0], at);
  g_autofree char *other = say_course (it->record[1], at);
  if (it->record[0]->digest == it->record[1]->digest)
    return;
  if (strcmp (one, other) == 0) {
    g_free (other);
    other = g_strdup (_ ("the same in other numbers"));
  }
  look (it, MU_SHEETS_COURSE, MU_SIDE_NONE, EVERYBODY, _ ("Course of events"),
        g_steal_pointer (&one), g_steal_pointer (&other));
}

GPtrArray *
mu_sheet_compare (const MuBattleRecord *one, const MuBattleRecord *other)
{
  Comparison it = { .record = { one, other } };
  it.differences = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_sheet_difference_free);
  compare_battles (&it);
  for (int side = 0; side < MU_SIDES; side++) {
    compare_army (&it, (MuSide) side);
    compare_papers (&it, (MuSide) side);
  }
  look (&it, MU_SHEETS_RESULT, MU_SIDE_NONE, EVERYBODY, _ ("Winner"), say_winner (one),
        say_winner (other));
  look (&it, MU_SHEETS_RESULT, MU_SIDE_NONE, EVERYBODY, _ ("Periods"), say_periods (one),
        say_periods (other));
  for (int side = 0; side < MU_SIDES; side++)
    compare_results (&it, (MuSide) side);
  if (it.differences->len == 0)
    compare_courses (&it);
  return it.differences;
}
