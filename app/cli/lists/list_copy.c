/* A club's lists under other names. */
#include <glib/gi18n.h>

#include "app/cli/core/out.h"
#include "app/cli/run.h"
#include "db/acts/changes.h"
#include "db/store.h"

/* The club's list of the first argument, called as the second says; its number in *id. */
static MuList *
find_renamed (MuCall *call, gint64 *id, GError **error)
{
  g_autofree char *name = mu_name_tidy (mu_call_argument (call, 1));
  g_autofree char *words = mu_name_refusal (_ ("The name of the list"),
                                            mu_name_fault (name, MU_NAME_MAX), MU_NAME_MAX);
  if (words) {
    g_set_error_literal (error, MU_CALL_ERROR, 0, words);
    return NULL;
  }
  MuClub *club = mu_call_club (call, error);
  if (!club)
    return NULL;
  *id = mu_store_find_list (mu_club_store (club), mu_call_argument (call, 0), error);
  MuList *list = *id != 0 ? mu_store_list (mu_club_store (club), *id, error) : NULL;
  if (!list)
    return NULL;
  g_free (list->name);
  list->name = g_steal_pointer (&name);
  return list;
}

MuExit
mu_run_list_copy (MuCall *call)
{
  GError *error = NULL;
  gint64 id = 0;
  g_autoptr (MuList) list = find_renamed (call, &id, &error);
  if (!list)
    return mu_complain_error (error);
  list->edition = 1;
  g_autofree char *words = g_strdup_printf (_ ("Copied: %s"), list->name);
  MuStore *store = mu_club_store (mu_call_club (call, NULL));
  if (!mu_store_add_list_noted (store, list, words, &id, NULL, &error))
    return mu_complain_error (error);
  mu_out_number (call, "id", id);
  mu_out_text (call, "name", list->name);
  mu_say (call, _ ("“%s” is a copy of “%s”\n"), list->name, mu_call_argument (call, 0));
  return MU_EXIT_DONE;
}

MuExit
mu_run_list_rename (MuCall *call)
{
  GError *error = NULL;
  gint64 id = 0;
  g_autoptr (MuList) list = find_renamed (call, &id, &error);
  if (!list)
    return mu_complain_error (error);
  g_autofree char *words = g_strdup_printf (_ ("Renamed: %s"), list->name);
  MuStore *store = mu_club_store (mu_call_club (call, NULL));
  if (!mu_store_update_list_noted (store, id, list, words, NULL, &error))
    return mu_complain_error (error);
  mu_out_number (call, "id", id);
  mu_out_text (call, "name", list->name);
  mu_say (call, _ ("“%s” is now called “%s”\n"), mu_call_argument (call, 0), list->name);
  return MU_EXIT_DONE;
}
