/* Whole battles, and the sheets that tell of them. */
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <inttypes.h>

#include "app/cli/battle/battle_keep.h"
#include "app/cli/battle/battle_plan.h"
#include "app/cli/battle/battle_words.h"
#include "app/cli/club/armies.h"
#include "app/cli/core/out.h"
#include "app/cli/core/words.h"
#include "app/cli/run.h"
#include "db/store.h"
#include "lists/battle/battle_proof.h"
#include "reports/account/account.h"
#include "reports/account/account_victory.h"
#include "reports/account/trust_words.h"
#include "reports/sheet/battle_sheet.h"
#include "reports/system.h"

/* Who could fight another of the same battles would choose among the dice that both sides made. */
static gboolean
may_choose_number (MuCall *call, const MuBattleRecord *record, GError **error)
{
  if (!mu_call_has (call, "number") || !mu_battle_record_is_joint (record))
    return TRUE;
  g_set_error_literal (error, MU_CALL_ERROR, 0,
                       _ ("--number: the sides have sealed, and make the seed of one fight; leave "
                          "the option out"));
  return FALSE;
}

/* The club file that cannot be written says so before the battle. */
static gboolean
fight (MuCall *call, MuBattleRecord *record, GError **error)
{
  if ((!mu_call_has (call, "unrecorded") && !mu_call_club (call, error))
      || !may_choose_number (call, record, error))
    return FALSE;
  record->stream += (guint64) mu_call_number (call, "number", 0);
  return mu_battle_fight (record, NULL, NULL, NULL, error);
}

/* The number of the same fight in the club file, 0 if there is none. */
static gint64
find_fight (MuStore *store, const MuBattleRecord *record, GError **error)
{
  g_autoptr (GPtrArray) rows = mu_store_battles (store, 0, error);
  for (guint i = 0; rows && i < rows->len; i++) {
    const MuBattleRow *row = g_ptr_array_index (rows, i);
    if (row->campaign == 0 && row->digest == record->digest)
      return row->id;
  }
  return 0;
}

/* The same fight from the same seed is in the club file already: so be it. */
static gboolean
add_battle (MuStore *store, const MuBattleRecord *record, gint64 *id, GError **error)
{
  g_autoptr (GError) why = NULL;
  if (mu_store_add_battle (store, record, id, &why))
    return TRUE;
  if (g_error_matches (why, MU_STORE_ERROR, MU_STORE_ERROR_TWICE)) {
    *id = find_fight (store, record, error);
    return *id != 0;
  }
  g_propagate_error (error, g_steal_pointer (&why));
  return FALSE;
}

/* The sheet first: what the club file holds can be written again, but not the
 * other way round. A new sheet goes again if the club file refuses. */
gboolean
mu_keep_battle (MuCall *call, const MuBattleRecord *record, gint64 *id, GError **error)
{
  const char *sheet = mu_call_text (call, "sheet");
  gboolean was_there = sheet && g_file_test (sheet, G_FILE_TEST_EXISTS);
  if (sheet && !mu_battle_sheet_write_file (record, sheet, error))
    return FALSE;
  if (mu_call_has (call, "unrecorded"))
    return TRUE;
  MuClub *club = mu_call_club (call, error);
  if (club && add_battle (mu_club_store (club), record, id, error))
    return TRUE;
  if (sheet && !was_there)
    g_unlink (sheet);
  return FALSE;
}

static const char *
day_key (MuDay day)
{
  switch (day) {
  case MU_DAY_A:
    return mu_side_key (MU_SIDE_A);
  case MU_DAY_B:
    return mu_side_key (MU_SIDE_B);
  case MU_DAY_BOTH:
    return "both";
  case MU_DAY_NEITHER:
    break;
  }
  return "neither";
}

static void
show_result (MuCall *call, const MuBattleRecord *record, const MuHistory *history)
{
  g_autofree char *day = history ? mu_account_day (history, record) : g_strdup ("");
  if (*day)
    mu_out_text (call, "day", day_key (mu_account_day_of (history, record)));
  mu_say_result_of_day (call, record, day);
}

/* How long it was. */
static void
say_length (MuCall *call, const MuBattleRecord *record)
{
  const gulong periods = (gulong) record->periods;
  if (mu_report_system (record->rules)->turns)
    mu_say (call,
            ngettext ("%d turn fought, seed %" PRIu64 "\n", "%d turns fought, seed %" PRIu64 "\n",
                      periods),
            record->periods, record->seed);
  else
    mu_say (call,
            ngettext ("%d period fought, seed %" PRIu64 "\n",
                      "%d periods fought, seed %" PRIu64 "\n", periods),
            record->periods, record->seed);
}

static void
show_battle (MuCall *call, const MuBattleRecord *record, const MuHistory *history)
{
  mu_out_battle (call, record);
  show_result (call, record, history);
  say_length (call, record);
  mu_say (call, "\n");
  mu_say_preliminaries (call, record);
  mu_say_losses (call, record);
}

static void
show_all (MuCall *call, const MuBattleRecord *record, const MuHistory *history, gint64 id)
{
  show_battle (call, record, history);
  if (id != 0)
    mu_say (call, _ ("\nBattle %" PRId64 " of the club file\n"), id);
  if (mu_call_has (call, "log"))
    mu_show_log (call, record);
}

void
mu_show_battle (MuCall *call, const MuBattleRecord *record, gint64 id)
{
  show_all (call, record, NULL, id);
}

MuExit
mu_fight_battle (MuCall *call, MuBattleRecord *record, const MuHistory *history, gboolean new_seed)
{
  GError *error = NULL;
  gint64 id = 0;
  if (!fight (call, record, &error) || !mu_keep_battle (call, record, &id, &error))
    return mu_complain_error (error);
  if (new_seed)
    mu_out_new_seed (call);
  for (int side = 0; side < MU_SIDES; side++)
    if (!mu_note_legality (call, record->side[side].list, &error))
      return mu_complain_error (error);
  show_all (call, record, history, id);
  return MU_EXIT_DONE;
}

/* A club file that a wrong file was given for is not touched. */
MuExit
mu_run_battle_run (MuCall *call)
{
  GError *error = NULL;
  g_autoptr (MuBattleRecord) record = mu_call_battle (call, &error);
  return record ? mu_fight_battle (call, record, NULL, mu_call_count (call) > 1)
                : mu_complain_error (error);
}

static void
show_row (MuCall *call, const MuBattleRow *row)
{
  g_autofree char *id = g_strdup_printf ("%" G_GINT64_FORMAT, row->id);
  g_autofree char *share_a = mu_share_key (row->left_quarters[0], row->start_quarters[0]);
  g_autofree char *share_b = mu_share_key (row->left_quarters[1], row->start_quarters[1]);
  mu_out_row (call, "battle", id, row->name, row->fought_on, mu_winner_key (row->winner), share_a,
              share_b, NULL);
  g_autofree char *name = mu_pad (row->name, 40);
  g_autofree char *result = mu_trust_name (
      row->winner == MU_SIDE_NONE ? _ ("a draw") : row->army[row->winner], row->trust);
  mu_say (call, _ ("%4s  %s  %s  %s\n"), id, row->fought_on, name, result);
}

MuExit
mu_run_battle_ls (MuCall *call)
{
  GError *error = NULL;
  MuClub *club = mu_call_club (call, &error);
  if (!club)
    return mu_complain_error (error);
  g_autoptr (GPtrArray) rows = mu_store_battles (mu_club_store (club), 0, &error);
  if (!rows)
    return mu_complain_error (error);
  for (guint i = 0; i < rows->len; i++)
    show_row (call, g_ptr_array_index (rows, i));
  if (rows->len == 0)
    mu_say (call, "%s\n", _ ("The club has fought no battle yet."));
  return MU_EXIT_DONE;
}

/* --- sheets ------------------------------------------------------------- */

/* A sheet that breaks its schema or its own digest: the answer is no. What is
 * no sheet at all is bad input. */
static MuExit
refuse_sheet (GError *error)
{
  gboolean untrue = g_error_matches (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID);
  mu_complain_error (error);
  return untrue ? MU_EXIT_NO : MU_EXIT_BAD;
}

static MuExit
check_content (const char *path, const MuBattleRecord *record)
{
  switch (record->content) {
  case MU_CONTENT_WHOLE:
  case MU_CONTENT_BARE:
    break;
  case MU_CONTENT_CHANGED:
    return mu_answer_no (_ ("%s: its content is not what its digest says: it was changed after it "
                            "was written"),
                         path);
  }
  return MU_EXIT_DONE;
}

/* What was fought by the rules is fought once more: seed, field, deployment and orders must
 * give the events that the sheet has. */
static MuExit
fight_again (const char *path, const MuBattleRecord *record)
{
  g_autoptr (GError) why = NULL;
  if (mu_battle_trust (record, &why) != MU_TRUST_CONSISTENT)
    return check_content (path, record);
  return mu_answer_no (_ ("%s: %s: the sheet was changed, or another version of Muster fought it"),
                       path, why->message);
}

MuExit
mu_run_sheet_check (MuCall *call)
{
  GError *error = NULL;
  const char *path = mu_call_argument (call, 0);
  g_autoptr (MuBattleRecord) record = mu_battle_sheet_read_file (path, &error);
  if (!record)
    return refuse_sheet (error);
  if (fight_again (path, record) != MU_EXIT_DONE)
    return MU_EXIT_NO;
  mu_out_text (call, "sheet", "valid");
  mu_out_text (call, "fought", record->fought ? "yes" : "no");
  mu_out_seed_story (call, record);
  mu_say (call, _ ("%s is a valid battle sheet: %s\n"), path, record->name);
  if (record->fought)
    mu_say (call, "%s\n", mu_trust_sentence (mu_battle_trust (record, NULL)));
  if (record->content == MU_CONTENT_BARE)
    mu_say (call, "%s\n",
            _ ("It has no digest of its content: whether it was changed cannot be seen by that."));
  mu_warn_of_weak_seals (record);
  return MU_EXIT_DONE;
}

MuExit
mu_run_sheet_show (MuCall *call)
{
  GError *error = NULL;
  const char *page = mu_call_text (call, "output");
  g_autoptr (MuBattleRecord) record
      = mu_battle_sheet_read_file (mu_call_argument (call, 0), &error);
  if (!record)
    return mu_complain_error (error);
  if (page)
    return mu_write_sheet_page (call, record, page);
  mu_out_text (call, "name", record->name);
  mu_say (call, "%s\n", record->name);
  if (record->fought) {
    show_battle (call, record, NULL);
    mu_out_planned (call, record);
    mu_out_terms (call, record);
    mu_out_losses (call, record);
  } else {
    mu_out_planned (call, record);
    mu_out_terms (call, record);
    mu_say_preliminaries (call, record);
  }
  mu_out_seed_story (call, record);
  mu_warn_of_weak_seals (record);
  if (record->fought && mu_call_has (call, "log"))
    mu_show_log (call, record);
  return MU_EXIT_DONE;
}
