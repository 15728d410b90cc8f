/* Army lists: the way between files and the club file. */
#include <glib/gi18n.h>

#include "app/cli/club/armies.h"
#include "app/cli/club/list_file.h"
#include "app/cli/core/out.h"
#include "app/cli/run.h"
#include "db/acts/changes.h"
#include "db/store.h"
#include "lists/list/terms.h"

/* The number of the list with this name, 0 if the club has none or on error. */
static gint64
find_list (MuStore *store, const char *name, GError **error)
{
  g_autoptr (GError) why = NULL;
  gint64 id = mu_store_find_list (store, name, &why);
  if (id == 0 && !g_error_matches (why, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND))
    g_propagate_error (error, g_steal_pointer (&why));
  return id;
}

static gint64
keep_list (MuCall *call, MuStore *store, const MuList *list, GError **error)
{
  gint64 id = 0;
  GError *why = NULL;
  if (mu_call_has (call, "replace"))
    id = find_list (store, list->name, &why);
  if (why) {
    g_propagate_error (error, why);
    return 0;
  }
  g_autofree char *words = g_strdup_printf (_ ("Imported: %s"), list->name);
  if (id != 0)
    return mu_store_update_list_noted (store, id, list, words, NULL, error) ? id : 0;
  return mu_store_add_list_noted (store, list, words, &id, NULL, error) ? id : 0;
}

MuExit
mu_run_list_import (MuCall *call)
{
  GError *error = NULL;
  g_autoptr (MuList) list = mu_read_list_file (call, mu_call_argument (call, 0), &error);
  if (!list)
    return mu_complain_error (error);
  MuClub *club = mu_call_club (call, &error);
  if (!club)
    return mu_complain_error (error);
  gint64 id = keep_list (call, mu_club_store (club), list, &error);
  if (id == 0)
    return mu_complain_error (error);
  mu_out_number (call, "id", id);
  mu_out_text (call, "name", list->name);
  mu_out_number (call, "points", mu_list_points (list));
  g_autofree char *points = mu_term_number (mu_list_points (list));
  mu_say (call, _ ("“%s” is in the club file, %s points\n"), list->name, points);
  return MU_EXIT_DONE;
}

MuList *
mu_club_list (MuCall *call, const char *name, gint64 *id, GError **error)
{
  MuClub *club = mu_call_club (call, error);
  if (!club)
    return NULL;
  *id = mu_store_find_list (mu_club_store (club), name, error);
  return *id != 0 ? mu_store_list (mu_club_store (club), *id, error) : NULL;
}

MuExit
mu_run_list_export (MuCall *call)
{
  GError *error = NULL;
  const char *path = mu_call_text (call, "output");
  g_autoptr (MuList) list = mu_find_army (call, mu_call_argument (call, 0), &error);
  if (!list || !mu_write_list_file (call, list, path, &error))
    return mu_complain_error (error);
  mu_out_text (call, "file", path);
  mu_say (call, _ ("“%s” is written to %s\n"), list->name, path);
  return MU_EXIT_DONE;
}

MuExit
mu_run_list_delete (MuCall *call)
{
  GError *error = NULL;
  gint64 id;
  g_autoptr (MuList) list = mu_club_list (call, mu_call_argument (call, 0), &id, &error);
  g_autofree char *words = list ? g_strdup_printf (_ ("Deleted: %s"), list->name) : NULL;
  if (!list
      || !mu_store_delete_list_noted (mu_club_store (mu_call_club (call, NULL)), id, words, NULL,
                                      &error))
    return mu_complain_error (error);
  mu_out_text (call, "deleted", list->name);
  mu_say (call, _ ("“%s” is no longer in the club file\n"), list->name);
  return MU_EXIT_DONE;
}
