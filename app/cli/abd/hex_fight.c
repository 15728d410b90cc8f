/* One battle of the hex table, fought at once by the machine for both sides. The club file keeps it
 * where that is asked for: most are fought to see what may come. */
#include <glib/gi18n.h>
#include <inttypes.h>

#include "app/cli/abd/hex_battle.h"
#include "app/cli/battle/battle_words.h"
#include "app/cli/core/out.h"
#include "app/cli/core/words.h"
#include "app/cli/run.h"
#include "app/service/club/club.h"
#include "db/store.h"
#include "reports/abd/account/result.h"
#include "reports/account/account.h"
#include "reports/sheet/battle_sheet.h"

#define NAME_COLUMNS 34

/* --- for scripts --------------------------------------------------------------- */

static void
out_battle (MuCall *call, const MuBattleRecord *record)
{
  static const char *const victory[MU_SIDES] = { "victory-a", "victory-b" };
  static const char *const strength[MU_SIDES] = { "strength-a", "strength-b" };
  g_autofree char *digest = g_strdup_printf ("%016" PRIx64, record->digest);
  mu_out_text (call, "winner", mu_winner_key (record->winner));
  for (int side = 0; side < MU_SIDES; side++)
    mu_out_number (call, victory[side], mu_abd_victory_points (record, (MuSide) side));
  for (int side = 0; side < MU_SIDES; side++) {
    const MuBattleSideRecord *of = &record->side[side];
    g_autofree char *share = mu_share_key (of->left_quarters, of->start_quarters);
    mu_out_text (call, strength[side], share);
  }
  mu_out_number (call, "turns", record->periods);
  mu_out_text (call, "digest", digest);
}

/* --- for people ------------------------------------------------------------------ */

static void
say_unit (MuCall *call, const MuListUnit *unit, const MuUnitOutcome *end)
{
  g_autofree char *name = mu_pad (unit->name, NAME_COLUMNS);
  mu_say (call, "  %-5s  %s  %s\n", unit->stand, name, mu_account_end (MU_RULES_ABD, end));
}

/* Who is as he was at the start goes without saying. */
static gboolean
is_told (const MuUnitOutcome *end)
{
  return end->fate != MU_FATE_ON_TABLE || end->figures_left < end->figures_start;
}

static void
say_side (MuCall *call, const MuBattleRecord *record, MuSide side)
{
  const MuBattleSideRecord *of = &record->side[side];
  g_autofree char *words = mu_account_side (record, side);
  mu_say (call, "\n%s: %s\n", of->list->name, words);
  for (guint i = 0; i < of->results->len; i++) {
    const MuUnitOutcome *end = &g_array_index (of->results, MuUnitOutcome, i);
    if (is_told (end))
      say_unit (call, mu_list_unit (of->list, i), end);
  }
}

static void
say_battle (MuCall *call, const MuBattleRecord *record)
{
  mu_say (call, "%s\n", record->name);
  mu_say_result (call, record);
  mu_say (call,
          ngettext ("%d turn fought, seed %" PRIu64 "\n", "%d turns fought, seed %" PRIu64 "\n",
                    (gulong) record->periods),
          record->periods, record->seed);
  for (int side = 0; side < MU_SIDES; side++)
    say_side (call, record, (MuSide) side);
}

/* --- the verb ----------------------------------------------------------------------- */

/* The club file that cannot be written says so before the battle. */
static gboolean
fight (MuCall *call, MuBattleRecord *record, GError **error)
{
  if (mu_call_has (call, "keep") && !mu_call_club (call, error))
    return FALSE;
  record->stream += (guint64) mu_call_number (call, "number", 0);
  return mu_battle_fight (record, NULL, NULL, NULL, error);
}

/* In the club file first, which may have it already. *id stays 0 where it is not asked to. */
static gboolean
keep (MuCall *call, const MuBattleRecord *record, gint64 *id, GError **error)
{
  const char *sheet = mu_call_text (call, "output");
  if (mu_call_has (call, "keep")
      && !mu_store_add_battle (mu_club_store (mu_call_club (call, NULL)), record, id, error))
    return FALSE;
  return !sheet || mu_battle_sheet_write_file (record, sheet, error);
}

static MuExit
show (MuCall *call, const MuBattleRecord *record, gint64 id)
{
  out_battle (call, record);
  if (id != 0)
    mu_out_number (call, "battle", id);
  mu_out_new_seed (call);
  say_battle (call, record);
  if (id != 0)
    mu_say (call, _ ("\nBattle %" PRId64 " of the club file\n"), id);
  if (mu_call_has (call, "log"))
    mu_show_log (call, record);
  return MU_EXIT_DONE;
}

MuExit
mu_run_hex_fight (MuCall *call)
{
  GError *error = NULL;
  gint64 id = 0;
  g_autoptr (MuBattleRecord) record = mu_call_hex_battle (call, &error);
  if (!record || !fight (call, record, &error) || !keep (call, record, &id, &error))
    return mu_complain_error (error);
  return show (call, record, id);
}
