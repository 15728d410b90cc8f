/* Army lists: legality, and the way between files and the club file. */
#include <glib/gi18n.h>

#include "app/cli/armies.h"
#include "app/cli/out.h"
#include "app/cli/run.h"
#include "app/cli/words.h"

static const char *
severity_key (MuIssueSeverity severity)
{
  return severity == MU_ISSUE_ERROR ? "error" : "warning";
}

static void
show_issue (MuCall *call, const MuIssue *issue)
{
  mu_out_row (call, "issue", severity_key (issue->severity), mu_rule_id (issue->rule), issue->name,
              issue->message, NULL);
  g_autofree char *text = g_strdup_printf ("%s: %s", issue->name, issue->message);
  mu_say (call, "\n");
  mu_say_wrapped (call, 2, text);
  if (issue->remedy && issue->remedy[0])
    mu_say_wrapped (call, 4, issue->remedy);
  mu_say (call, "    %s%s\n", issue->severity == MU_ISSUE_WARNING ? _ ("(a warning) ") : "",
          mu_rule_id (issue->rule));
}

static guint
count_errors (const GPtrArray *issues)
{
  guint errors = 0;
  for (guint i = 0; i < issues->len; i++)
    errors += ((const MuIssue *) g_ptr_array_index (issues, i))->severity == MU_ISSUE_ERROR;
  return errors;
}

static void
say_verdict (MuCall *call, const MuList *list, const GPtrArray *issues)
{
  guint errors = count_errors (issues);
  if (errors == 0)
    mu_say (call, _ ("%s is legal: "), list->name);
  else
    mu_say (call,
            ngettext ("%s is not legal, %u rule is broken: ",
                      "%s is not legal, %u rules are broken: ", errors),
            list->name, errors);
  g_autofree char *points = mu_points_words (mu_list_points (list));
  g_autofree char *limit = mu_points_words (list->points_limit);
  mu_say (call, _ ("%s of %s points\n"), points, limit);
}

MuExit
mu_run_list_check (MuCall *call)
{
  GError *error = NULL;
  g_autoptr (MuList) list = mu_find_army (call, mu_call_argument (call, 0), &error);
  if (!list)
    return mu_complain_error (error);
  g_autoptr (MuShelf) shelf = mu_shelf_open (NULL, &error);
  if (!shelf)
    return mu_complain_error (error);

  g_autoptr (GPtrArray) issues
      = mu_list_check (list, list->book_id ? mu_shelf_find (shelf, list->book_id) : NULL);
  mu_out_number (call, "points", mu_list_points (list));
  mu_out_number (call, "limit", list->points_limit);
  say_verdict (call, list, issues);
  for (guint i = 0; i < issues->len; i++)
    show_issue (call, g_ptr_array_index (issues, i));
  return mu_issues_legal (issues) ? MU_EXIT_DONE : MU_EXIT_NO;
}

/* --- the club's lists --------------------------------------------------- */

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
  if (id != 0)
    return mu_store_update_list (store, id, list, error) ? id : 0;
  return mu_store_add_list (store, list, &id, error) ? id : 0;
}

MuExit
mu_run_list_import (MuCall *call)
{
  GError *error = NULL;
  g_autoptr (MuList) list = mu_list_read_file (mu_call_argument (call, 0), &error);
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
  mu_say (call, _ ("“%s” is in the club file, %d points\n"), list->name, mu_list_points (list));
  return MU_EXIT_DONE;
}

static MuList *
club_list (MuCall *call, const char *name, gint64 *id, GError **error)
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
  gint64 id;
  const char *path = mu_call_text (call, "output");
  g_autoptr (MuList) list = club_list (call, mu_call_argument (call, 0), &id, &error);
  if (!list || !mu_list_write_file (list, path, &error))
    return mu_complain_error (error);
  mu_out_text (call, "file", path);
  mu_say (call, _ ("“%s” is written to %s\n"), list->name, path);
  return MU_EXIT_DONE;
}

static void
show_row (MuCall *call, const MuListRow *row)
{
  g_autofree char *year = g_strdup_printf ("%d", row->year);
  g_autofree char *points = g_strdup_printf ("%d", row->points);
  g_autofree char *limit = g_strdup_printf ("%d", row->points_limit);
  g_autofree char *units = g_strdup_printf ("%d", row->units);
  mu_out_row (call, "list", row->name, row->player, row->book_id, year, points, limit, units, NULL);
  g_autofree char *name = mu_pad (row->name, 32);
  g_autofree char *when = mu_year_format (row->year);
  g_autofree char *have = mu_points_words (row->points);
  g_autofree char *most = mu_points_words (row->points_limit);
  mu_say (call, _ ("%s  %6s of %6s points, %2d units, %s\n"), name, have, most, row->units, when);
}

MuExit
mu_run_list_ls (MuCall *call)
{
  GError *error = NULL;
  MuClub *club = mu_call_club (call, &error);
  if (!club)
    return mu_complain_error (error);
  g_autoptr (GPtrArray) rows = mu_store_lists (mu_club_store (club), &error);
  if (!rows)
    return mu_complain_error (error);
  for (guint i = 0; i < rows->len; i++)
    show_row (call, g_ptr_array_index (rows, i));
  if (rows->len == 0)
    mu_say (call, "%s\n",
            _ ("The club has no list yet: “muster list import FILE.xml” or "
               "“muster samples” bring some."));
  return MU_EXIT_DONE;
}

MuExit
mu_run_list_delete (MuCall *call)
{
  GError *error = NULL;
  gint64 id;
  g_autoptr (MuList) list = club_list (call, mu_call_argument (call, 0), &id, &error);
  if (!list || !mu_store_delete_list (mu_club_store (mu_call_club (call, NULL)), id, &error))
    return mu_complain_error (error);
  mu_out_text (call, "deleted", list->name);
  mu_say (call, _ ("“%s” is no longer in the club file\n"), list->name);
  return MU_EXIT_DONE;
}
