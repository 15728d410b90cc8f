#include "reports/replay/replay_prose.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/xml/data.h"
#include "reports/account/account_private.h"
#include "reports/replay/replay.h"
#include "reports/system.h"

#define COLUMNS 78

/* Adds a paragraph broken at blanks, and an empty line. */
static void
add_paragraph (GString *prose, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  glong column = 0;
  for (char **word = words; *word; word++) {
    glong length = g_utf8_strlen (*word, -1);
    if (length == 0)
      continue;
    if (column > 0 && column + 1 + length > COLUMNS) {
      g_string_append_c (prose, '\n');
      column = 0;
    } else if (column > 0) {
      g_string_append_c (prose, ' ');
      column++;
    }
    g_string_append (prose, *word);
    column += length;
  }
  g_string_append (prose, "\n\n");
}

static void
add_heading (GString *prose, const char *text, char underline)
{
  g_string_append_printf (prose, "%s\n", text);
  for (glong i = g_utf8_strlen (text, -1); i > 0; i--)
    g_string_append_c (prose, underline);
  g_string_append (prose, "\n\n");
}

static char *
counters_words (const MuList *list)
{
  const int units = mu_report_units (list), leaders = (int) list->units->len - units;
  g_autofree char *of_units
      = g_strdup_printf (ngettext ("%d unit", "%d units", (gulong) units), units);
  g_autofree char *of_leaders
      = g_strdup_printf (ngettext ("%d leader", "%d leaders", (gulong) leaders), leaders);
  /* Translators: "12 units", "2 leaders" */
  return g_strdup_printf (_ ("%s, %s"), of_units, of_leaders);
}

static char *
strength_words (const MuBattleRecord *record, const MuList *list)
{
  if (mu_report_counts_in (record->rules) == MU_STRENGTH_STANDS)
    return g_strdup_printf (_ ("%u units, %d stands"), list->units->len, mu_list_figures (list));
  return g_strdup_printf (_ ("%u units, %d figures"), list->units->len, mu_list_figures (list));
}

/* Who counts steps has no points but those of victory: what stands in their place is strength. */
static char *
army_of_steps (const MuList *list, const MuListGeneral *general, const char *strength)
{
  g_autofree char *counters = counters_words (list);
  if (general)
    /* Translators: army, its general, the strength of its units, "12 units, 2 leaders" */
    return g_strdup_printf (_ ("%s under %s: strength %s, %s."), list->name, general->name,
                            strength, counters);
  return g_strdup_printf (_ ("%s: strength %s, %s."), list->name, strength, counters);
}

static char *
army_of_points (const MuBattleRecord *record, const MuList *list, const MuListGeneral *general,
                const char *points)
{
  g_autofree char *strength = strength_words (record, list);
  if (general)
    /* Translators: army, its general, points, "12 units, 300 figures" */
    return g_strdup_printf (_ ("%s under %s: %s points, %s."), list->name, general->name, points,
                            strength);
  return g_strdup_printf (_ ("%s: %s points, %s."), list->name, points, strength);
}

static void
add_army (GString *prose, const MuBattleRecord *record, MuSide side)
{
  const MuList *list = record->side[side].list;
  const MuListGeneral *general = mu_list_commander (list);
  const gboolean steps = mu_report_counts_in (record->rules) == MU_STRENGTH_STEPS;
  g_autofree char *points = mu_account_points (record->side[side].start_quarters);
  g_autofree char *text = steps ? army_of_steps (list, general, points)
                                : army_of_points (record, list, general, points);
  add_paragraph (prose, text);
}

static void
add_preliminaries (GString *prose, const MuBattleRecord *record)
{
  g_autofree char *weather = mu_account_weather (record);
  g_autofree char *scouting = mu_account_scouting (record);
  g_autofree char *leadership = mu_account_leadership (record);
  g_autofree char *text = mu_account_sentences (weather, scouting, leadership);
  g_autofree char *field = mu_account_field (record);
  g_autofree char *papers = mu_account_papers (record);
  for (int side = 0; side < MU_SIDES; side++)
    add_army (prose, record, (MuSide) side);
  if (*field)
    add_paragraph (prose, field);
  if (*text)
    add_paragraph (prose, text);
  if (*papers)
    add_paragraph (prose, papers);
  g_autofree char *terms = mu_account_terms (record);
  if (*terms)
    add_paragraph (prose, terms);
  g_autofree char *seed = mu_account_seed (record);
  add_paragraph (prose, seed);
}

/* --- how the sides stand when a period is over --------------------------------- */

/* Figures of troops that all have run or laid down their arms are not worth a count. */
static char *
nobody_stood (const char *army, int surrendered)
{
  if (surrendered == 0)
    return g_strdup_printf (_ ("No unit of %s stood any more."), army);
  /* Translators: army, units */
  return g_strdup_printf (ngettext ("No unit of %s stood any more: %d had surrendered.",
                                    "No unit of %s stood any more: %d had surrendered.",
                                    (gulong) surrendered),
                          army, surrendered);
}

static char *
tally_of (const MuReplay *replay, MuSide side)
{
  const MuList *list = replay->record->side[side].list;
  const int standing = mu_replay_standing (replay, side);
  if (standing == 0)
    return nobody_stood (list->name, mu_replay_surrendered (replay, side));
  const guint units = (guint) mu_report_units (list);
  const int left = mu_replay_free_figures (replay, side), all = mu_report_strength (list);
  switch (mu_report_counts_in (replay->record->rules)) {
  case MU_STRENGTH_STANDS:
    /* Translators: army, units in good order, of all, stands, of all */
    return g_strdup_printf (_ ("%s stood with %d of %u units, %d of %d stands."), list->name,
                            standing, units, left, all);
  case MU_STRENGTH_STEPS:
    /* Translators: army, units on the map, of all, their steps, of all */
    return g_strdup_printf (_ ("%s had %d of %u units on the map, %d of %d steps."), list->name,
                            standing, units, left, all);
  case MU_STRENGTH_FIGURES:
    break;
  }
  /* Translators: army, units in good order, of all, figures, of all */
  return g_strdup_printf (_ ("%s stood with %d of %u units, %d of %d figures."), list->name,
                          standing, units, left, all);
}

static char *
tally (const MuReplay *replay)
{
  g_autofree char *a = tally_of (replay, MU_SIDE_A);
  g_autofree char *b = tally_of (replay, MU_SIDE_B);
  return g_strjoin (" ", a, b, NULL);
}

/* --- the course ---------------------------------------------------------------- */

typedef struct {
  GString *prose;
  MuReplay *replay;
  GString *paragraph; /* of the period so far */
  char *ending;       /* how it is over; NULL: nobody says so */
  int period;
} Teller;

static void
end_period (Teller *teller)
{
  if (teller->period < 0)
    return;
  if (teller->paragraph->len > 0)
    add_paragraph (teller->prose, teller->paragraph->str);
  else
    add_paragraph (teller->prose, _ ("Nothing was decided."));
  g_string_truncate (teller->paragraph, 0);
  if (teller->period > 0 && mu_replay_has_places (teller->replay->record)) {
    mu_replay_seek (teller->replay, mu_replay_events_to (teller->replay->record, teller->period));
    g_autofree char *standing = tally (teller->replay);
    add_paragraph (teller->prose, standing);
  }
}

static void
begin_period (Teller *teller, int period)
{
  g_autofree char *title = mu_report_period (teller->replay->record->rules, period);
  end_period (teller);
  add_heading (teller->prose, title, '-');
  teller->period = period;
}

static void
tell (Teller *teller, const MuAccountLine *line, const MuEvent *event)
{
  if (event->kind == MU_EVENT_PERIOD && !line->ruling) {
    begin_period (teller, event->value[0]);
    return;
  }
  if (event->kind == MU_EVENT_ENDED && !line->ruling) {
    g_free (teller->ending);
    teller->ending = g_strdup (line->text);
    return;
  }
  if (!line->headline || teller->period < 0)
    return;
  if (teller->paragraph->len > 0)
    g_string_append_c (teller->paragraph, ' ');
  g_string_append (teller->paragraph, line->text);
}

/* Returns how it is over, free with g_free; NULL where nothing says so. */
static char *
add_course (GString *prose, const MuBattleRecord *record)
{
  g_autoptr (GPtrArray) lines = mu_account_told (record);
  g_autoptr (MuReplay) replay = mu_replay_new (record, 0);
  Teller teller = { prose, replay, g_string_new (NULL), NULL, -1 };
  for (guint i = 0; i < lines->len; i++) {
    const MuAccountLine *line = g_ptr_array_index (lines, i);
    tell (&teller, line, &g_array_index (record->events, MuEvent, (guint) line->event));
  }
  end_period (&teller);
  g_string_free (teller.paragraph, TRUE);
  return teller.ending;
}

/* Where the day had conditions, what each has left decides nothing by itself. */
static void
add_verdict (GString *prose, const MuBattleRecord *record, const char *day, const char *ending)
{
  const gboolean has_day = day && *day;
  g_autofree char *result = mu_account_result (record);
  g_autofree char *shares = has_day ? mu_account_bare_shares (record) : mu_account_shares (record);
  add_paragraph (prose, ending ? ending : result);
  if (shares)
    add_paragraph (prose, shares);
  if (has_day)
    add_paragraph (prose, day);
}

char *
mu_prose (const MuBattleRecord *record, const char *day)
{
  GString *prose = g_string_new (NULL);
  g_autofree char *result = mu_account_result (record);
  add_heading (prose, record->name, '=');
  add_paragraph (prose, result);
  if (day && *day)
    add_paragraph (prose, day);
  add_preliminaries (prose, record);
  g_autofree char *ending = add_course (prose, record);
  add_heading (prose, _ ("The end"), '-');
  add_verdict (prose, record, day, ending);
  g_string_truncate (prose, prose->len - 1);
  return g_string_free (prose, FALSE);
}

gboolean
mu_prose_write (const MuBattleRecord *record, const char *day, const char *path, GError **error)
{
  g_autofree char *prose = mu_prose (record, day);
  return mu_file_write (path, prose, strlen (prose), error);
}
