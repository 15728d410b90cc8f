/* A battle that is prepared on a sheet: written, and found again to be fought. */
#include <glib/gi18n.h>

#include "app/cli/battle/battle_plan.h"
#include "app/cli/battle/battle_words.h"
#include "app/cli/club/armies.h"
#include "app/cli/core/out.h"
#include "app/cli/run.h"
#include "reports/sheet/battle_sheet.h"

/* --- a prepared sheet to fight ------------------------------------------ */

MuBattleRecord *
mu_read_prepared (const char *path, GError **error)
{
  g_autoptr (MuBattleRecord) record = mu_battle_sheet_read_file (path, error);
  if (!record)
    return NULL;
  if (!record->fought)
    return g_steal_pointer (&record);
  g_set_error (error, MU_CALL_ERROR, 0,
               _ ("%s: this battle was fought; “muster battle go-on” goes on from one of its "
                  "periods"),
               path);
  return NULL;
}

gboolean
mu_call_is_settled (MuCall *call, GError **error)
{
  static const char *const settled[]
      = { "seed",         "rules",      "field",   "orders-a", "orders-b", "deployment-a",
          "deployment-b", "coast",      "outside", "name",     "month",    "region",
          "country",      "house-rule", "weather", "arabs",    "wells",    "torches",
          "writing-a",    "writing-b",  "dice",    "command" };
  for (guint i = 0; i < G_N_ELEMENTS (settled); i++)
    if (mu_call_has (call, settled[i])) {
      g_set_error (error, MU_CALL_ERROR, 0,
                   _ ("--%s: the battle sheet has settled that; leave the option out"), settled[i]);
      return FALSE;
    }
  return TRUE;
}

static MuBattleRecord *
read_sheet (MuCall *call, const char *path, GError **error)
{
  if (mu_names_a_file (path))
    return mu_call_is_settled (call, error) ? mu_read_prepared (path, error) : NULL;
  g_set_error (error, MU_CALL_ERROR, 0,
               _ ("B.xml is missing; expected two armies, or one prepared battle sheet"));
  return NULL;
}

/* --- two armies --------------------------------------------------------- */

static MuBattleRecord *
of_armies (MuCall *call, GError **error)
{
  g_autoptr (MuList) a = mu_find_army (call, mu_call_argument (call, 0), error);
  if (!a)
    return NULL;
  g_autoptr (MuList) b = mu_find_army (call, mu_call_argument (call, 1), error);
  return b ? mu_prepare_battle (call, a, b, error) : NULL;
}

MuBattleRecord *
mu_call_battle (MuCall *call, GError **error)
{
  g_autoptr (MuBattleRecord) record = mu_call_count (call) == 1
                                          ? read_sheet (call, mu_call_argument (call, 0), error)
                                          : of_armies (call, error);
  return record && mu_call_plan_sides (call, MU_PLAN_BOTH, record, error)
             ? g_steal_pointer (&record)
             : NULL;
}

/* --- battle prepare ----------------------------------------------------- */

/* Who prepares the battle anew in place of this sheet has seen its preliminaries. */
static void
note_again (MuBattleRecord *record, const char *path)
{
  g_autoptr (GError) none = NULL;
  g_autoptr (MuBattleRecord) before = mu_battle_sheet_read_file (path, &none);
  if (before)
    record->story.again = mu_battle_count_again (before, record);
}

MuExit
mu_write_prepared (MuCall *call, MuBattleRecord *record, const char *path)
{
  GError *error = NULL;
  note_again (record, path);
  if (!mu_battle_sheet_write_file (record, path, &error))
    return mu_complain_error (error);
  mu_out_text (call, "file", path);
  mu_out_planned (call, record);
  mu_out_terms (call, record);
  mu_out_new_seed (call);
  mu_say_preliminaries (call, record);
  mu_say (call, _ ("The battle is prepared in %s\n"), path);
  return MU_EXIT_DONE;
}

MuExit
mu_run_battle_prepare (MuCall *call)
{
  GError *error = NULL;
  g_autoptr (MuBattleRecord) record = of_armies (call, &error);
  if (!record || !mu_call_plan_sides (call, MU_PLAN_NONE, record, &error))
    return mu_complain_error (error);
  return mu_write_prepared (call, record, mu_call_text (call, "output"));
}
