#include "app/model/edition_change.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/book_diff.h"
#include "lists/check.h"

static const MuBook *
find_newer (const MuList *list, const MuShelf *shelf)
{
  const MuBook *book = mu_shelf_find (shelf, list->book_id);

  return book && book->version > list->book_version ? book : NULL;
}

int
mu_edition_newer (const MuList *list, const MuShelf *shelf)
{
  const MuBook *newer = find_newer (list, shelf);

  return newer ? newer->version : 0;
}

/* --- what it means for the list ----------------------------------------- */

static gboolean
is_among (const MuIssue *issue, const GPtrArray *issues)
{
  for (guint i = 0; i < issues->len; i++) {
    const MuIssue *other = g_ptr_array_index (issues, i);
    if (other->rule == issue->rule && other->unit == issue->unit
        && other->severity == issue->severity && strcmp (other->message, issue->message) == 0)
      return TRUE;
  }
  return FALSE;
}

static char *
sentence (const MuIssue *issue, const char *format)
{
  g_autofree char *what = issue->unit == MU_ISSUE_WHOLE_LIST
                              ? g_strdup (issue->message)
                              : g_strdup_printf ("%s: %s", issue->name, issue->message);
  const char *gap = *issue->remedy ? ". " : "";

  return g_strdup_printf ("%s%s%s%s", format, what, gap, issue->remedy);
}

/* Problems of `issues` that `others` have not. */
static void
tell_difference (GPtrArray *to, const GPtrArray *issues, const GPtrArray *others,
                 const char *format)
{
  for (guint i = 0; i < issues->len; i++) {
    const MuIssue *issue = g_ptr_array_index (issues, i);
    if (issue->severity == MU_ISSUE_ERROR && !is_among (issue, others))
      g_ptr_array_add (to, sentence (issue, format));
  }
}

static void
tell_unchanged (GPtrArray *to, gboolean legal)
{
  if (to->len == 0)
    g_ptr_array_add (to, g_strdup (legal ? _ ("The army stays legal.")
                                         : _ ("The army has the same problems as before.")));
}

static GPtrArray *
consequences_of (const MuList *list, const MuBook *own, const MuBook *newer)
{
  GPtrArray *told = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (MuList) after = mu_list_copy (list);
  g_autoptr (GPtrArray) before_issues = mu_list_check (list, own);
  g_autoptr (GPtrArray) after_issues = NULL;

  after->book_version = newer->version;
  after_issues = mu_list_check (after, newer);
  tell_difference (told, after_issues, before_issues, _ ("New problem: "));
  tell_difference (told, before_issues, after_issues, _ ("No longer a problem: "));
  tell_unchanged (told, mu_issues_legal (after_issues));
  return told;
}

/* --- the whole ---------------------------------------------------------- */

MuEditionChange *
mu_edition_change_new (const MuList *list, const MuShelf *shelf)
{
  const MuBook *newer = find_newer (list, shelf);
  const MuBook *own = mu_shelf_find_edition (shelf, list->book_id, list->book_version);
  MuEditionChange *change;

  if (newer == NULL)
    return NULL;
  change = g_new0 (MuEditionChange, 1);
  change->newer = newer;
  change->from = list->book_version;
  change->judged_by_own = own->version == list->book_version;
  change->changes
      = change->judged_by_own ? mu_book_diff (own, newer) : g_ptr_array_new_with_free_func (g_free);
  change->consequences = consequences_of (list, own, newer);
  return change;
}

void
mu_edition_change_free (MuEditionChange *change)
{
  if (change == NULL)
    return;
  g_ptr_array_unref (change->changes);
  g_ptr_array_unref (change->consequences);
  g_free (change);
}

char *
mu_edition_change_line (const MuEditionChange *change)
{
  if (change->judged_by_own)
    return g_strdup_printf (_ ("Its army book has a newer edition, %d. Until you accept that, the "
                               "army is judged by edition %d."),
                            change->newer->version, change->from);
  return g_strdup_printf (_ ("The army is of edition %d of its book, which is not kept here; it is "
                             "judged by edition %d."),
                          change->from, change->newer->version);
}

gboolean
mu_edition_accept (MuArmySession *session, const MuShelf *shelf)
{
  const MuList *list = mu_army_session_get_list (session);
  const int newer = list ? mu_edition_newer (list, shelf) : 0;
  g_autoptr (MuList) after = newer ? mu_list_copy (list) : NULL;
  g_autofree char *words = NULL;

  if (after == NULL)
    return FALSE;
  after->book_version = newer;
  words = g_strdup_printf (_ ("Newer edition accepted: %s"), list->name);
  mu_army_session_replace (session, g_steal_pointer (&after), words);
  return TRUE;
}
