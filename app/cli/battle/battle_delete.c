/* Deleting a recorded battle, and bringing it back. */
#include <glib/gi18n.h>
#include <inttypes.h>

#include "app/cli/core/out.h"
#include "app/cli/run.h"
#include "db/campaign/battles_gone.h"
#include "db/store.h"

static void
say_deleted (MuCall *call, const MuBattleRecord *record, gint64 gone)
{
  mu_out_text (call, "deleted", record->name);
  mu_out_number (call, "gone", gone);
  if (gone != 0)
    mu_say (call, _ ("%s is deleted; “muster battle bring-back %" PRId64 "” brings it back\n"),
            record->name, gone);
  else
    mu_say (call,
            _ ("%s is taken back in its campaign, with what followed from it; that can be taken "
               "back like any other entry of its history\n"),
            record->name);
}

MuExit
mu_run_battle_delete (MuCall *call)
{
  GError *error = NULL;
  gint64 number = 0, gone = 0;
  const MuGoneHow how = mu_call_has (call, "to-table") ? MU_GONE_TO_TABLE : MU_GONE_WHOLE;
  if (!mu_read_number (_ ("the number of the battle"), mu_call_argument (call, 0), 1, G_MAXINT64,
                       &number, &error))
    return mu_complain_error (error);
  MuClub *club = mu_call_club (call, &error);
  g_autoptr (MuBattleRecord) record
      = club ? mu_store_battle (mu_club_store (club), number, &error) : NULL;
  if (!record || !mu_store_delete_battle (mu_club_store (club), number, how, &gone, &error))
    return mu_complain_error (error);
  say_deleted (call, record, gone);
  return MU_EXIT_DONE;
}

MuExit
mu_run_battle_bring_back (MuCall *call)
{
  GError *error = NULL;
  gint64 gone = 0, battle = 0;
  const char *which = mu_call_count (call) > 0 ? mu_call_argument (call, 0) : NULL;
  if (which
      && !mu_read_number (_ ("the number of the deleted battle"), which, 1, G_MAXINT64, &gone,
                          &error))
    return mu_complain_error (error);
  MuClub *club = mu_call_club (call, &error);
  if (!club || !mu_store_bring_battle_back (mu_club_store (club), gone, &battle, &error))
    return mu_complain_error (error);
  mu_out_number (call, "battle", battle);
  mu_say (call, _ ("Battle %" PRId64 " is back as it was\n"), battle);
  return MU_EXIT_DONE;
}

static void
show_gone (MuCall *call, const MuGoneBattle *gone)
{
  g_autofree char *id = g_strdup_printf ("%" PRId64, gone->id);
  g_autofree char *battle = g_strdup_printf ("%" PRId64, gone->battle);
  mu_out_row (call, "gone", id, battle, gone->name, gone->gone, NULL);
  mu_say (call, "%4s  %s  %s\n", id, gone->gone, gone->name);
}

MuExit
mu_run_battle_gone (MuCall *call)
{
  GError *error = NULL;
  MuClub *club = mu_call_club (call, &error);
  g_autoptr (GPtrArray) rows = club ? mu_store_gone_battles (mu_club_store (club), &error) : NULL;
  if (!rows)
    return mu_complain_error (error);
  for (guint i = 0; i < rows->len; i++)
    show_gone (call, g_ptr_array_index (rows, i));
  if (rows->len == 0)
    mu_say (call, "%s\n", _ ("No deleted battle can be brought back."));
  return MU_EXIT_DONE;
}
