/* The dice audit and the club file's health. */
#include <glib/gi18n.h>
#include <inttypes.h>

#include "app/cli/battle/audit_seeds.h"
#include "app/cli/core/out.h"
#include "app/cli/core/words.h"
#include "app/cli/run.h"
#include "db/store.h"
#include "reports/account/account.h"

static void
show_roll (MuCall *call, const MuRollRow *row)
{
  const MuRoll *roll = &row->roll;
  g_autofree char *battle = g_strdup_printf ("%" G_GINT64_FORMAT, row->battle);
  g_autofree char *subject = g_strdup_printf ("%d", roll->subject);
  g_autofree char *seed = mu_number_key (roll->seed);
  g_autofree char *stream = mu_number_key (roll->stream);
  g_autofree char *at = mu_number_key (roll->index);
  g_autofree char *value = g_strdup_printf ("%u", roll->value);
  mu_out_row (call, "roll", battle, row->time, mu_purpose_key ((MuRollPurpose) roll->purpose),
              subject, mu_die_key ((MuDie) roll->die), seed, stream, at, value,
              roll->real ? "real" : "generated", NULL);
  g_autofree char *purpose = mu_pad (mu_account_roll_purpose ((MuRollPurpose) roll->purpose), 30);
  mu_say (call, _ ("%5s  %6s  %s  %u  %s\n"), battle, at, purpose, roll->value,
          roll->real ? _ ("thrown at the table") : "");
}

typedef struct {
  MuCall *call;
  guint64 rolls;
  guint64 wrong;
  guint doubts; /* battles that are not as they were recorded */
} Audit;

static gboolean
log_roll (const MuRollRow *row, gpointer data)
{
  Audit *audit = data;
  if (audit->rolls++ == 0)
    mu_say (audit->call, "%s\n", _ ("battle  number  what for                        face"));
  show_roll (audit->call, row);
  return TRUE;
}

/* wrg.dice: a roll is what its seed, stream and number give, or was thrown at
 * the table and shows a face of its die. */
static gboolean
verify_roll (const MuRollRow *row, gpointer data)
{
  Audit *audit = data;
  audit->rolls++;
  if (mu_dice_verify (&row->roll))
    return TRUE;
  audit->wrong++;
  show_roll (audit->call, row);
  return TRUE;
}

static gboolean
each_roll (Audit *audit, MuRollVisitor visit, GError **error)
{
  gint64 battle = mu_call_number (audit->call, "battle", 0);
  MuClub *club = mu_call_club (audit->call, error);
  if (!club)
    return FALSE;
  if (battle != 0) {
    g_autoptr (MuBattleRecord) record = mu_store_battle (mu_club_store (club), battle, error);
    if (!record)
      return FALSE;
  }
  return mu_store_each_roll (mu_club_store (club), battle, visit, audit, error);
}

static MuExit
tell_seeds (MuCall *call, gboolean proving, MuExit answer)
{
  GError *error = NULL;
  guint wrong;
  if (!mu_audit_seeds (call, mu_call_number (call, "battle", 0), proving, &wrong, &error))
    return mu_complain_error (error);
  return wrong > 0 ? MU_EXIT_NO : answer;
}

MuExit
mu_run_dice_log (MuCall *call)
{
  GError *error = NULL;
  Audit audit = { .call = call };
  if (!each_roll (&audit, log_roll, &error))
    return mu_complain_error (error);
  mu_say (call, ngettext ("%" PRIu64 " roll\n", "%" PRIu64 " rolls\n", (gulong) audit.rolls),
          audit.rolls);
  return tell_seeds (call, FALSE, MU_EXIT_DONE);
}

/* A fight that the rules fought has all dice that it throws when it is fought again. */
static gboolean
verify_battle (Audit *audit, MuStore *store, gint64 battle, GError **error)
{
  g_autofree char *words = NULL;
  if (!mu_store_doubt_battle (store, battle, &words, error))
    return FALSE;
  if (!words)
    return TRUE;
  g_autofree char *number = g_strdup_printf ("%" PRId64, battle);
  audit->doubts++;
  mu_out_row (audit->call, "battle", number, words, NULL);
  mu_say (audit->call, _ ("Battle %s: %s\n"), number, words);
  return TRUE;
}

static gboolean
verify_battles (Audit *audit, GError **error)
{
  const gint64 one = mu_call_number (audit->call, "battle", 0);
  MuStore *store = mu_club_store (mu_call_club (audit->call, NULL));
  if (one != 0)
    return verify_battle (audit, store, one, error);
  g_autoptr (GArray) numbers = mu_store_battle_numbers (store, error);
  for (guint i = 0; numbers && i < numbers->len; i++)
    if (!verify_battle (audit, store, g_array_index (numbers, gint64, i), error))
      return FALSE;
  return numbers != NULL;
}

static MuExit
say_verdict (const Audit *audit)
{
  MuCall *call = audit->call;
  mu_out_number (call, "rolls", (gint64) audit->rolls);
  mu_out_number (call, "wrong", (gint64) audit->wrong);
  if (audit->doubts > 0) {
    mu_out_number (call, "doubts", audit->doubts);
    mu_say (call,
            ngettext ("%u battle is not as it was recorded\n",
                      "%u battles are not as they were recorded\n", audit->doubts),
            audit->doubts);
  }
  if (audit->wrong > 0)
    mu_say (call, _ ("%" PRIu64 " of %" PRIu64 " rolls are not what their seed gives\n"),
            audit->wrong, audit->rolls);
  if (audit->wrong > 0 || audit->doubts > 0)
    return MU_EXIT_NO;
  mu_say (call,
          ngettext ("%" PRIu64 " roll, true to its seed\n",
                    "%" PRIu64 " rolls, each true to its seed\n", (gulong) audit->rolls),
          audit->rolls);
  return MU_EXIT_DONE;
}

MuExit
mu_run_dice_verify (MuCall *call)
{
  GError *error = NULL;
  Audit audit = { .call = call };
  if (!each_roll (&audit, verify_roll, &error) || !verify_battles (&audit, &error))
    return mu_complain_error (error);
  return tell_seeds (call, TRUE, say_verdict (&audit));
}

/* --- doctor ------------------------------------------------------------- */

/* What to do now, for somebody who cannot mend a finding himself. */
static void
advise (MuCall *call, const char *path)
{
  g_autofree char *advice = g_strdup_printf (
      _ ("What to do: make a copy of %s and leave that as it is. Then let “muster restore” list "
         "the "
         "backups, and put back the newest that is well. With no backup, go on with this file: "
         "only what is named above may be wrong in it."),
      path);
  mu_out_text (call, "advice", advice);
  mu_say_wrapped (call, 0, advice);
}

MuExit
mu_run_doctor (MuCall *call)
{
  GError *error = NULL;
  const char *path = mu_call_club_path (call);
  g_autoptr (MuStore) store = mu_store_open (path, FALSE, &error);
  if (!store)
    return mu_complain_error (error);
  g_autoptr (GPtrArray) findings = mu_store_examine (store, &error);
  if (!findings)
    return mu_complain_error (error);
  mu_out_number (call, "findings", findings->len);
  if (findings->len == 0)
    mu_say (call, _ ("%s is well\n"), path);
  else
    mu_say (call, ngettext ("%s: %u finding\n", "%s: %u findings\n", findings->len), path,
            findings->len);
  for (guint i = 0; i < findings->len; i++) {
    mu_out_text (call, "finding", g_ptr_array_index (findings, i));
    mu_say_wrapped (call, 2, g_ptr_array_index (findings, i));
  }
  if (findings->len > 0)
    advise (call, path);
  return findings->len == 0 ? MU_EXIT_DONE : MU_EXIT_NO;
}
