/* Lists begun from an army book or filled from it, and lists of figures made into lists of stands.
 */
#include <glib/gi18n.h>

#include "app/cli/club/armies.h"
#include "app/cli/club/list_file.h"
#include "app/cli/core/out.h"
#include "app/cli/core/words.h"
#include "app/cli/run.h"
#include "db/acts/changes.h"
#include "lists/awfp/fastplay.h"
#include "lists/awfp/list_convert.h"
#include "lists/book/book_findings.h"
#include "lists/edit/edit.h"
#include "lists/fill/fill.h"
#include "lists/system.h"

/* --- a new list ---------------------------------------------------------- */

/* The choices of --rules are the first rows of the table. */
static MuRuleSystem
rules_of (MuCall *call)
{
  return mu_list_systems[mu_call_choice (call, "rules", 0)]->number;
}

/* Of a year in which the book lets no list be made none is begun. */
static gboolean
is_within (const MuBook *book, int year, GError **error)
{
  g_autofree char *when = mu_year_format (year);
  g_autofree char *from = mu_year_format (book->from);
  g_autofree char *to = mu_year_format (book->to);
  if (year >= book->from && year <= book->to)
    return TRUE;
  g_set_error (error, MU_CALL_ERROR, 0,
               _ ("%s is outside the years of the book %s: choose a year from %s to %s, or a book "
                  "of that year; “muster book list” names them"),
               when, book->name, from, to);
  return FALSE;
}

/* Of a year in which the book lets no list be made none is begun. */
static gboolean
is_possible (const MuBook *book, MuRuleSystem rules, int year, GError **error)
{
  if (!is_within (book, year, error))
    return FALSE;
  g_autofree char *impossible = mu_book_impossible (book, rules, year);
  if (impossible)
    g_set_error_literal (error, MU_CALL_ERROR, 0, impossible);
  return !impossible;
}

static int
points_of (MuCall *call)
{
  return (int) mu_call_number (call, "points", mu_list_system (rules_of (call))->usual_points ());
}

static const char *
name_of (MuCall *call)
{
  const char *name = mu_call_text (call, "name");
  return name ? name : "";
}

static MuList *
begin (MuCall *call, const MuBook *book, GError **error)
{
  const MuRuleSystem rules = rules_of (call);
  const int year = mu_call_year (call, "year", book->from);
  if (!is_possible (book, rules, year, error))
    return NULL;
  g_autoptr (MuList) list
      = mu_list_edit_begin (book, rules, year, points_of (call), name_of (call));
  return mu_list_take_prices (list, error) ? g_steal_pointer (&list) : NULL;
}

static gboolean
keep (MuCall *call, const MuList *list, GError **error)
{
  const char *path = mu_call_text (call, "output");
  gint64 id = 0;
  if (path) {
    mu_out_text (call, "file", path);
    return mu_write_list_file (call, list, path, error);
  }
  MuClub *club = mu_call_club (call, error);
  g_autofree char *words = g_strdup_printf (_ ("Added: %s"), list->name);
  if (!club || !mu_store_add_list_noted (mu_club_store (club), list, words, &id, NULL, error))
    return FALSE;
  mu_out_number (call, "id", id);
  return TRUE;
}

static void
say_list (MuCall *call, const MuList *list)
{
  g_autofree char *points = mu_points_words (mu_list_points (list));
  g_autofree char *limit = mu_points_words (list->points_limit);
  mu_out_text (call, "name", list->name);
  mu_out_number (call, "points", mu_list_points (list));
  mu_out_number (call, "limit", list->points_limit);
  mu_say (call, _ ("%s: %s of %s points\n"), list->name, points, limit);
}

/* --- filled to its points ------------------------------------------------ */

static MuFilled *
fill (MuCall *call, const MuBook *book, GError **error)
{
  const guint64 seed = mu_call_has (call, "seed") ? mu_call_seed (call) : MU_FILL_PLAIN;
  return mu_fill_new (book, rules_of (call), mu_call_year (call, "year", book->from),
                      points_of (call), name_of (call), seed, error);
}

static void
say_line (MuCall *call, const MuFillLine *line)
{
  g_autofree char *words = mu_fill_line_words (line);
  g_autofree char *points = mu_points_words (line->points);
  g_autofree char *units
      = g_strdup_printf (ngettext ("%d unit", "%d units", (gulong) line->units), line->units);
  g_autofree char *count = g_strdup_printf ("%d", line->count);
  g_autofree char *number = g_strdup_printf ("%d", line->units);
  g_autofree char *cost = g_strdup_printf ("%d", line->points);
  /* Translators: 33, Hastati, 2 units, 208 points, why */
  g_autofree char *text = g_strdup_printf (_ ("%d %s in %s, %s points: %s"), line->count,
                                           line->option->name, units, points, words);
  mu_out_row (call, "chosen", line->of->id, line->option->id, count, number, cost,
              mu_fill_reason_key (line->reason), NULL);
  mu_say_wrapped (call, 2, text);
}

static void
say_filled (MuCall *call, const MuFilled *filled)
{
  g_autoptr (GString) less = g_string_new (_ ("Without, for a sensible unit of them is more than "
                                              "their share: "));
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, filled->seed);
  mu_out_text (call, "seed", seed);
  for (guint i = 0; i < filled->lines->len; i++)
    say_line (call, &g_array_index (filled->lines, MuFillLine, i));
  for (guint i = 0; i < filled->less->len; i++) {
    mu_out_text (call, "without", filled->less->pdata[i]);
    g_string_append_printf (less, "%s%s", i ? ", " : "", (char *) filled->less->pdata[i]);
  }
  if (filled->less->len)
    mu_say_wrapped (call, 2, less->str);
}

static MuExit
run_filled (MuCall *call, const MuBook *book)
{
  GError *error = NULL;
  g_autoptr (MuFilled) filled = fill (call, book, &error);
  if (!filled || !keep (call, filled->list, &error))
    return mu_complain_error (error);
  say_list (call, filled->list);
  say_filled (call, filled);
  return MU_EXIT_DONE;
}

MuExit
mu_run_list_new (MuCall *call)
{
  GError *error = NULL;
  const char *id = mu_call_argument (call, 0);
  const MuShelf *shelf = mu_call_books (call, &error);
  if (!shelf)
    return mu_complain_error (error);
  const MuBook *book = mu_shelf_find (shelf, id);
  if (!book)
    return mu_complain (_ ("there is no army book “%s”; “muster book list” names them"), id);
  const MuRuleSystem rules = rules_of (call);
  if (!mu_book_serves (book, rules))
    return mu_complain (_ ("the book %s is for other rules; “muster book list --rules” names those "
                           "that are not"),
                        id);
  if (mu_call_has (call, "fill"))
    return run_filled (call, book);
  g_autoptr (MuList) list = begin (call, book, &error);
  if (!list || !keep (call, list, &error))
    return mu_complain_error (error);
  say_list (call, list);
  return MU_EXIT_DONE;
}

/* --- conversion ---------------------------------------------------------- */

MuExit
mu_run_list_convert (MuCall *call)
{
  GError *error = NULL;
  g_autoptr (GPtrArray) lost = NULL;
  g_autoptr (MuList) list = mu_find_army (call, mu_call_argument (call, 0), &error);
  const MuShelf *shelf = list ? mu_call_books (call, &error) : NULL;
  if (!shelf)
    return mu_complain_error (error);
  const MuBook *book = mu_shelf_book_of (shelf, list);
  if (!book)
    return mu_complain (_ ("there is no army book “%s”; “muster book list” names them"),
                        list->book_id);
  g_autoptr (MuList) stands = mu_list_to_stands (list, book, &lost, &error);
  if (!stands || !keep (call, stands, &error))
    return mu_complain_error (error);
  say_list (call, stands);
  for (guint i = 0; i < lost->len; i++) {
    mu_out_text (call, "lost", g_ptr_array_index (lost, i));
    mu_say_wrapped (call, 2, g_ptr_array_index (lost, i));
  }
  return MU_EXIT_DONE;
}
