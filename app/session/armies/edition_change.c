#include "app/session/armies/edition_change.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/book/book_diff.h"
#include "lists/check/check.h"

gboolean
mu_edition_is_newer (const MuList *list, const MuShelf *shelf)
{
  g_autoptr (GArray) books = mu_pins_newer (list, shelf);

  return books->len > 0;
}

static char *
words_of_one (const MuPinnedBook *book)
{
  if (book->ally)
    return g_strdup_printf (
        _ ("The allies' book %s has a newer edition, %d; this army's allies are "
           "of edition %d."),
        book->newer->name, book->newer->version, book->from);
  return g_strdup_printf (_ ("The army book has a newer edition, %d; this army is of edition %d."),
                          book->newer->version, book->from);
}

char *
mu_edition_words (const MuList *list, const MuShelf *shelf)
{
  g_autoptr (GArray) books = mu_pins_newer (list, shelf);

  if (books->len == 0)
    return g_strdup ("");
  if (books->len == 1)
    return words_of_one (&g_array_index (books, MuPinnedBook, 0));
  return g_strdup_printf (ngettext ("%u book that this army is of has a newer edition.",
                                    "%u books that this army is of have newer editions.",
                                    books->len),
                          books->len);
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
consequences_of (const MuList *list, const MuShelf *shelf)
{
  GPtrArray *told = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (MuList) after = mu_list_copy (list);
  g_autoptr (GPtrArray) before_issues = mu_list_check (list, mu_shelf_book_of (shelf, list));
  g_autoptr (GPtrArray) after_issues = NULL;

  mu_pins_accept (after, shelf);
  after_issues = mu_list_check (after, mu_shelf_book_of (shelf, after));
  tell_difference (told, after_issues, before_issues, _ ("New problem: "));
  tell_difference (told, before_issues, after_issues, _ ("No longer a problem: "));
  tell_unchanged (told, mu_issues_legal (after_issues));
  return told;
}

/* --- what changed ------------------------------------------------------- */

static gboolean
is_judged_by_own (const MuPinnedBook *book)
{
  return book->own->version == book->from;
}

/* Takes the sentence. */
static void
add_change (GPtrArray *changes, const MuPinnedBook *book, char *sentence)
{
  if (book->ally) {
    g_ptr_array_add (changes,
                     g_strdup_printf (_ ("Allies from %s: %s"), book->newer->name, sentence));
    g_free (sentence);
  } else
    g_ptr_array_add (changes, sentence);
}

static void
add_changes (GPtrArray *changes, const MuPinnedBook *book)
{
  g_autoptr (GPtrArray) sentences = mu_book_diff (book->own, book->newer);

  if (!is_judged_by_own (book))
    add_change (changes, book,
                g_strdup (_ ("The army's own edition is not here to compare with.")));
  else
    for (guint i = 0; i < sentences->len; i++)
      add_change (changes, book, g_strdup (g_ptr_array_index (sentences, i)));
}

/* --- the whole ---------------------------------------------------------- */

static MuEditionChange *
tell (const MuList *list, const MuShelf *shelf, GArray *books)
{
  MuEditionChange *change = g_new0 (MuEditionChange, 1);
  const MuPinnedBook *first = &g_array_index (books, MuPinnedBook, 0);

  change->books = books;
  change->newer = first->newer;
  change->from = first->from;
  change->judged_by_own = TRUE;
  change->changes = g_ptr_array_new_with_free_func (g_free);
  change->consequences = consequences_of (list, shelf);
  for (guint i = 0; i < books->len; i++) {
    add_changes (change->changes, &first[i]);
    change->judged_by_own = change->judged_by_own && is_judged_by_own (&first[i]);
  }
  return change;
}

MuEditionChange *
mu_edition_change_new (const MuList *list, const MuShelf *shelf)
{
  g_autoptr (GArray) books = mu_pins_newer (list, shelf);

  return books->len > 0 ? tell (list, shelf, g_steal_pointer (&books)) : NULL;
}

void
mu_edition_change_free (MuEditionChange *change)
{
  if (change == NULL)
    return;
  g_array_unref (change->books);
  g_ptr_array_unref (change->changes);
  g_ptr_array_unref (change->consequences);
  g_free (change);
}

static char *
line_of_book (const MuPinnedBook *book)
{
  if (is_judged_by_own (book))
    return g_strdup_printf (_ ("Its army book has a newer edition, %d. Until you accept that, the "
                               "army is judged by edition %d."),
                            book->newer->version, book->from);
  return g_strdup_printf (_ ("The army is of edition %d of its book, which is not kept here; it is "
                             "judged by edition %d."),
                          book->from, book->newer->version);
}

static char *
line_of_ally (const MuPinnedBook *book)
{
  if (is_judged_by_own (book))
    return g_strdup_printf (
        _ ("The allies' book %s has a newer edition, %d. Until you accept that, "
           "they are judged by edition %d."),
        book->newer->name, book->newer->version, book->from);
  return g_strdup_printf (_ ("The allies are of edition %d of the book %s, which is not kept here; "
                             "they are judged by edition %d."),
                          book->from, book->newer->name, book->own->version);
}

char *
mu_edition_change_line (const MuEditionChange *change)
{
  GString *line = g_string_new (NULL);

  for (guint i = 0; i < change->books->len; i++) {
    const MuPinnedBook *book = &g_array_index (change->books, MuPinnedBook, i);
    g_autofree char *sentence = book->ally ? line_of_ally (book) : line_of_book (book);
    g_string_append_printf (line, "%s%s", i ? " " : "", sentence);
  }
  return g_string_free (line, FALSE);
}

char *
mu_edition_keep_words (const MuEditionChange *change)
{
  return change->books->len > 1 ? g_strdup (_ ("Keep Editions"))
                                : g_strdup_printf (_ ("Keep Edition %d"), change->from);
}

char *
mu_edition_accept_words (const MuEditionChange *change)
{
  return change->books->len > 1 ? g_strdup (_ ("Accept Newer Editions"))
                                : g_strdup_printf (_ ("Accept Edition %d"), change->newer->version);
}

gboolean
mu_edition_accept (MuArmySession *session, const MuShelf *shelf)
{
  const MuList *list = mu_army_session_get_list (session);
  g_autoptr (MuList) after = list ? mu_list_copy (list) : NULL;
  g_autofree char *words = NULL;

  if (after == NULL || !mu_pins_accept (after, shelf))
    return FALSE;
  words = g_strdup_printf (_ ("Newer edition accepted: %s"), list->name);
  mu_army_session_replace (session, g_steal_pointer (&after), words);
  return TRUE;
}
