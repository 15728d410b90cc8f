/* A hex battle fought many times: who wins it, with how many victory points, in how many turns. */
#include <glib/gi18n.h>
#include <inttypes.h>

#include "app/cli/abd/hex_battle.h"
#include "app/cli/battle/odds_call.h"
#include "app/cli/battle/odds_say.h"
#include "app/cli/core/out.h"
#include "app/cli/core/words.h"
#include "app/cli/run.h"

#define USUAL_BATTLES 200

/* --- for scripts ------------------------------------------------------------------ */

static void
out_odds (MuCall *call, const MuBattleOdds *odds)
{
  const MuSideOdds *a = &odds->side[MU_SIDE_A], *b = &odds->side[MU_SIDE_B];
  g_autofree char *signature = g_strdup_printf ("%016" PRIx64, odds->signature);
  mu_out_number (call, "battles", odds->battles);
  mu_out_number (call, "a-wins", a->wins);
  mu_out_number (call, "b-wins", b->wins);
  mu_out_number (call, "draws", odds->draws);
  mu_out_real (call, "victory-a-mean", mu_odds_each (odds, a->victory));
  mu_out_real (call, "victory-b-mean", mu_odds_each (odds, b->victory));
  mu_out_real (call, "strength-a-mean", mu_battle_odds_points (odds, MU_SIDE_A).value);
  mu_out_real (call, "strength-b-mean", mu_battle_odds_points (odds, MU_SIDE_B).value);
  mu_out_real (call, "turns-mean", mu_odds_each (odds, (gint64) odds->periods));
  mu_out_chance (call, odds, "a-wins", a->wins);
  mu_out_chance (call, odds, "b-wins", b->wins);
  mu_out_chance (call, odds, "draws", odds->draws);
  mu_out_text (call, "signature", signature);
  mu_out_new_seed (call);
}

/* --- for people --------------------------------------------------------------------- */

static void
say_points (MuCall *call, const MuBattleRecord *record, const MuBattleOdds *odds)
{
  mu_say (call, _ ("\nA battle on the average\n"));
  for (int i = 0; i < MU_SIDES; i++) {
    const MuSide side = (MuSide) i;
    g_autofree char *name = mu_pad (record->side[side].list->name, MU_ODDS_NAME_COLUMNS);
    mu_say (call, _ ("  %s %.2f victory points, strength %.1f of %.0f left\n"), name,
            mu_odds_each (odds, odds->side[side].victory), mu_battle_odds_points (odds, side).value,
            odds->side[side].start_quarters / 4.0);
  }
  mu_say (call, _ ("  %.1f turns\n"), mu_odds_each (odds, (gint64) odds->periods));
}

static void
say_odds (MuCall *call, const MuBattleRecord *record, const MuBattleOdds *odds)
{
  const gboolean stopped = odds->battles < odds->asked;
  g_autofree char *fights = g_strdup_printf (
      stopped ? ngettext ("stopped after %u battle", "stopped after %u battles", odds->battles)
              : ngettext ("%u battle fought", "%u battles fought", odds->battles),
      odds->battles);
  mu_say (call, _ ("%s: %s, seed %" PRIu64 "\n"), record->name, fights, record->seed);
  if (odds->battles == 0)
    return;
  mu_say_chances (call, record, odds);
  say_points (call, record, odds);
}

/* --- the verb -------------------------------------------------------------------------- */

MuExit
mu_run_hex_odds (MuCall *call)
{
  GError *error = NULL;
  g_autoptr (MuBattleRecord) record = mu_call_hex_battle (call, &error);
  g_autoptr (MuBattleOdds) odds
      = record ? mu_call_odds (call, record, -1, USUAL_BATTLES, &error) : NULL;
  if (!odds)
    return mu_complain_error (error);
  out_odds (call, odds);
  say_odds (call, record, odds);
  return odds->battles < odds->asked ? MU_EXIT_STOPPED : MU_EXIT_DONE;
}
