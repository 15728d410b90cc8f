/* Odds before committing: what a battle that was fought many times says. */
#include "app/service/battle/battle_odds.h"

#include <glib/gi18n.h>
#include <inttypes.h>

#include "app/cli/battle/battle_body.h"
#include "app/cli/battle/battle_plan.h"
#include "app/cli/battle/battle_words.h"
#include "app/cli/battle/odds_call.h"
#include "app/cli/battle/odds_say.h"
#include "app/cli/club/armies.h"
#include "app/cli/core/out.h"
#include "app/cli/core/words.h"
#include "app/cli/run.h"
#include "reports/account/account.h"
#include "reports/system.h"

#define USUAL_BATTLES 1000
#define UNITS_SAID    10
#define ERROR_COLUMNS 6
#define SHARE_COLUMNS 15

/* --- for scripts -------------------------------------------------------- */

static void
out_points (const MuCall *call, const MuBattleOdds *odds, MuSide side)
{
  static const guint percents[] = { 5, 50, 95 };
  g_autofree char *mean = g_strdup_printf ("points-%s-mean", mu_side_key (side));
  mu_out_real (call, mean, mu_battle_odds_points (odds, side).value);
  for (guint i = 0; i < G_N_ELEMENTS (percents); i++) {
    g_autofree char *name = g_strdup_printf ("points-%s-p%u", mu_side_key (side), percents[i]);
    g_autofree char *points = mu_points_key (mu_battle_odds_percentile (odds, side, percents[i]));
    mu_out_text (call, name, points);
  }
}

static void
out_errors (const MuCall *call, const MuBattleOdds *odds)
{
  mu_out_chance (call, odds, "a-wins", odds->side[MU_SIDE_A].wins);
  mu_out_chance (call, odds, "b-wins", odds->side[MU_SIDE_B].wins);
  mu_out_chance (call, odds, "draws", odds->draws);
  mu_out_real (call, "points-a-error", mu_battle_odds_points (odds, MU_SIDE_A).error);
  mu_out_real (call, "points-b-error", mu_battle_odds_points (odds, MU_SIDE_B).error);
}

static void
out_units (const MuCall *call, const MuBattleOdds *odds, const MuList *list, MuSide side)
{
  for (guint i = 0; i < odds->side[side].units->len; i++) {
    const MuUnitOdds *unit = &g_array_index (odds->side[side].units, MuUnitOdds, i);
    const char *name = mu_list_unit (list, i)->name;
    char losses[G_ASCII_DTOSTR_BUF_SIZE];
    g_autofree char *broke = mu_number_key (unit->broke);
    g_autofree char *lost = mu_number_key (unit->lost);
    g_ascii_formatd (losses, sizeof losses, "%.4f", mu_odds_each (odds, unit->losses));
    mu_out_row (call, "breaks", mu_side_key (side), name, broke, NULL);
    mu_out_row (call, "lost", mu_side_key (side), name, lost, NULL);
    mu_out_row (call, "losses", mu_side_key (side), name, losses, NULL);
  }
}

static void
out_odds (MuCall *call, const MuBattleRecord *record, int after, const MuBattleOdds *odds)
{
  mu_out_number (call, "battles", odds->battles);
  mu_out_number (call, "a-wins", odds->side[MU_SIDE_A].wins);
  mu_out_number (call, "b-wins", odds->side[MU_SIDE_B].wins);
  mu_out_number (call, "draws", odds->draws);
  out_points (call, odds, MU_SIDE_A);
  out_points (call, odds, MU_SIDE_B);
  out_errors (call, odds);
  mu_out_real (call, "periods-mean", mu_odds_each (odds, odds->periods));
  for (int side = 0; side < MU_SIDES; side++)
    out_units (call, odds, record->side[side].list, (MuSide) side);
  g_autofree char *signature = g_strdup_printf ("%016" PRIx64, odds->signature);
  mu_out_text (call, "signature", signature);
  if (after >= 0)
    mu_out_number (call, "after", after);
  mu_out_planned (call, record);
  mu_out_terms (call, record);
  if (mu_call_count (call) > 1)
    mu_out_new_seed (call);
}

/* --- for people --------------------------------------------------------- */

static void
say_points (MuCall *call, const MuBattleRecord *record, const MuBattleOdds *odds)
{
  g_autofree char *head = mu_pad (_ ("Points left"), MU_ODDS_NAME_COLUMNS + 2);
  /* Translators: what 5, 50 and 95 of 100 battles left at the most */
  mu_say (call, _ ("\n%s         mean      5 %%   half   95 %%  began\n"), head);
  for (int i = 0; i < MU_SIDES; i++) {
    const MuSide side = (MuSide) i;
    const MuEstimate mean = mu_battle_odds_points (odds, side);
    g_autofree char *name = mu_pad (record->side[side].list->name, MU_ODDS_NAME_COLUMNS);
    /* one battle, and battles that all end alike, tell no error */
    g_autofree char *error
        = mean.error > 0.0 ? g_strdup_printf ("± %.1f", mean.error) : g_strdup ("");
    g_autofree char *padded = mu_pad (error, ERROR_COLUMNS);
    mu_say (call, "  %s %7.1f %s %6.0f %6.0f %6.0f %6.0f\n", name, mean.value, padded,
            mu_battle_odds_percentile (odds, side, 5) / 4.0,
            mu_battle_odds_percentile (odds, side, 50) / 4.0,
            mu_battle_odds_percentile (odds, side, 95) / 4.0,
            odds->side[side].start_quarters / 4.0);
  }
}

/* One unit among those of both sides. */
typedef struct {
  const MuListUnit *unit;
  const MuUnitOdds *odds;
} Row;

static gint
compare_breaks (gconstpointer a, gconstpointer b)
{
  const MuUnitOdds *one = ((const Row *) a)->odds, *other = ((const Row *) b)->odds;
  if (one->broke != other->broke)
    return one->broke > other->broke ? -1 : 1;
  return (one->lost < other->lost) - (one->lost > other->lost);
}

/* Those that break most often first; equals in the order of the lists. */
static GArray *
rows_by_breaks (const MuBattleRecord *record, const MuBattleOdds *odds)
{
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (Row));
  for (int side = 0; side < MU_SIDES; side++)
    for (guint i = 0; i < odds->side[side].units->len; i++) {
      const Row row = { .unit = mu_list_unit (record->side[side].list, i),
                        .odds = &g_array_index (odds->side[side].units, MuUnitOdds, i) };
      g_array_append_val (rows, row);
    }
  g_array_sort (rows, compare_breaks);
  return rows;
}

/* Between what the chance lies, without the middle: a table has no room for it. */
static char *
share_words (const MuBattleOdds *odds, guint count)
{
  g_autofree char *words = mu_chance_range_words (count, odds->battles);
  return mu_pad (words, SHARE_COLUMNS);
}

static void
say_units (MuCall *call, const MuBattleRecord *record, const MuBattleOdds *odds)
{
  g_autoptr (GArray) rows = rows_by_breaks (record, odds);
  g_autofree char *head = mu_pad (_ ("Units that break most often"), MU_ODDS_NAME_COLUMNS + 3);
  g_autofree char *broke_head = mu_pad (_ ("broke"), SHARE_COLUMNS);
  g_autofree char *lost_head = mu_pad (_ ("lost"), SHARE_COLUMNS);
  mu_say (call, "\n%s%s  %s  %s\n", head, broke_head, lost_head, _ ("losses"));
  for (guint i = 0; i < MIN (rows->len, UNITS_SAID); i++) {
    const Row *row = &g_array_index (rows, Row, i);
    g_autofree char *name = mu_pad (row->unit->name, MU_ODDS_NAME_COLUMNS);
    g_autofree char *broke = share_words (odds, row->odds->broke);
    g_autofree char *lost = share_words (odds, row->odds->lost);
    mu_say (call, _ ("  %s %s  %s  %.1f of %d\n"), name, broke, lost,
            mu_odds_each (odds, row->odds->losses), mu_list_unit_strength (row->unit));
  }
}

static void
say_heading (MuCall *call, const MuBattleRecord *record, const MuBattleOdds *odds)
{
  g_autofree char *fights
      = odds->battles < odds->asked
            ? g_strdup_printf (
                ngettext ("stopped after %u battle", "stopped after %u battles", odds->battles),
                odds->battles)
            : g_strdup_printf (ngettext ("%u battle fought", "%u battles fought", odds->battles),
                               odds->battles);
  mu_say (call, _ ("%s: %s, seed %" PRIu64 "\n"), record->name, fights, record->seed);
}

/* From where on the battles differ. */
/* Upon turns that were fought. */
static void
say_turn (MuCall *call, int after, gboolean ruled)
{
  if (ruled)
    mu_say (call, _ ("From the end of turn %d on, with what was laid down then.\n"), after);
  else
    mu_say (call, _ ("From the end of turn %d on.\n"), after);
}

static void
say_stop (MuCall *call, const MuBattleRecord *record, int after)
{
  const gboolean ruled = mu_battle_odds_stop (record) == after;
  if (after < 0)
    mu_say (call, _ ("From the deployment on.\n"));
  else if (after == 0)
    mu_say (call, _ ("From the deployment on, with what was laid down upon it.\n"));
  else if (mu_report_system (record->rules)->turns)
    say_turn (call, after, ruled);
  else if (ruled)
    mu_say (call, _ ("From the end of period %d on, with what was laid down then.\n"), after);
  else
    mu_say (call, _ ("From the end of period %d on.\n"), after);
}

/* What the chances rest on besides the lists. */
static void
say_papers (MuCall *call, const MuBattleRecord *record)
{
  g_autofree char *papers = mu_account_papers (record);
  g_autofree char *terms = mu_account_terms (record);
  if (*papers || *terms)
    mu_say (call, "\n");
  if (*papers)
    mu_say_wrapped (call, 0, papers);
  if (*terms)
    mu_say_wrapped (call, 0, terms);
}

static void
say_odds (MuCall *call, const MuBattleRecord *record, int after, const MuBattleOdds *odds)
{
  say_heading (call, record, odds);
  say_stop (call, record, after);
  if (odds->battles == 0)
    return;
  mu_say_chances (call, record, odds);
  say_points (call, record, odds);
  say_units (call, record, odds);
  say_papers (call, record);
  if (mu_report_system (record->rules)->turns)
    mu_say (call, _ ("\nTurns: %.1f a battle\n"), mu_odds_each (odds, odds->periods));
  else
    mu_say (call, _ ("\nPeriods: %.1f a battle\n"), mu_odds_each (odds, odds->periods));
}

/* --- of the rest of a battle --------------------------------------------- */

static gboolean
asks_for_stop (const MuCall *call)
{
  static const char *const options[] = { "after", "body", "order", "concede" };
  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    if (mu_call_has (call, options[i]))
      return TRUE;
  return FALSE;
}

/* A battle that has a course, from which the rest can be told; *record stays NULL for one that is
 * prepared and nothing more. */
static gboolean
find_course (MuCall *call, MuBattleRecord **record, GError **error)
{
  const char *name = mu_call_argument (call, 0);
  if (mu_call_count (call) > 1 && asks_for_stop (call)) {
    g_set_error (error, MU_CALL_ERROR, 0,
                 _ ("--after, --body, --order and --concede are for a battle that was fought or "
                    "begun: give its number or its sheet"));
    return FALSE;
  }
  if (mu_call_count (call) > 1)
    return TRUE;
  g_autoptr (MuBattleRecord) found = mu_find_battle (call, name, error);
  if (!found)
    return FALSE;
  if (found->fought || found->rulings->len > 0 || asks_for_stop (call))
    *record = g_steal_pointer (&found);
  return TRUE;
}

/* Its own rulings up to the stop, and those of the call; *after: the stop. */
static MuBattleRecord *
of_rest (MuCall *call, const MuBattleRecord *before, int *after, GError **error)
{
  g_autoptr (GArray) rulings = mu_rulings_new ();
  *after = (int) mu_call_number (call, "after", mu_battle_odds_stop (before));
  if (*after < 0 && !asks_for_stop (call)) {
    MuBattleRecord *record = mu_battle_record_copy (before);
    mu_battle_record_reopen (record);
    return record;
  }
  *after = MAX (*after, 0);
  g_autoptr (MuBattleHalt) halt = mu_battle_halt_new (before, *after, error);
  if (!halt || !mu_call_rulings (call, halt, rulings, error))
    return NULL;
  MuBattleRecord *record = mu_battle_record_copy (before);
  mu_battle_record_reopen (record);
  mu_rulings_cut (record->rulings, *after + 1);
  mu_battle_record_cut_answers (record, *after);
  for (guint i = 0; i < rulings->len; i++)
    mu_rulings_insert (record->rulings, &g_array_index (rulings, MuRuling, i));
  return record;
}

static MuBattleRecord *
find_record (MuCall *call, int *after, GError **error)
{
  g_autoptr (MuBattleRecord) course = NULL;
  *after = -1;
  if (!find_course (call, &course, error))
    return NULL;
  if (!course)
    return mu_call_battle (call, error);
  const char *planning = mu_call_has (call, "march")    ? "march"
                         : mu_call_has (call, "manner") ? "manner"
                                                        : NULL;
  if (planning) {
    g_set_error (error, MU_CALL_ERROR, 0,
                 _ ("--%s: %s has its orders already; leave the option out"), planning,
                 course->name);
    return NULL;
  }
  return mu_call_is_settled (call, error) ? of_rest (call, course, after, error) : NULL;
}

MuExit
mu_run_battle_odds (MuCall *call)
{
  GError *error = NULL;
  int after;
  g_autoptr (MuBattleRecord) record = find_record (call, &after, &error);
  if (!record)
    return mu_complain_error (error);
  g_autoptr (MuBattleOdds) odds = mu_call_odds (call, record, after, USUAL_BATTLES, &error);
  if (!odds)
    return mu_complain_error (error);
  out_odds (call, record, after, odds);
  say_odds (call, record, after, odds);
  for (int side = 0; side < MU_SIDES; side++)
    if (!mu_note_legality (call, record->side[side].list, &error))
      return mu_complain_error (error);
  return odds->battles < odds->asked ? MU_EXIT_STOPPED : MU_EXIT_DONE;
}
