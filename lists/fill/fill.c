/* An army from its first demand to its last point, and what was chosen. */
#include "lists/fill/fill.h"

#include <glib/gi18n-lib.h>

#include "lists/book/book_findings.h"
#include "lists/check/check.h"
#include "lists/edit/edit_private.h"
#include "lists/fill/fill_private.h"
#include "lists/list/terms.h"

G_DEFINE_QUARK (mu - fill - error - quark, mu_fill_error)

void
mu_filled_free (MuFilled *filled)
{
  g_clear_pointer (&filled->list, mu_list_free);
  g_array_unref (filled->lines);
  g_ptr_array_unref (filled->less);
  g_free (filled);
}

/* --- what cannot be ------------------------------------------------------ */

static gboolean
is_of_the_book (const MuBook *book, MuRuleSystem rules, int year, GError **error)
{
  g_autofree char *own = mu_year_format (year);
  g_autofree char *from = mu_year_format (book->from);
  g_autofree char *to = mu_year_format (book->to);
  g_autofree char *impossible = mu_book_impossible (book, rules, year);
  if (year < book->from || year > book->to)
    g_set_error (error, MU_FILL_ERROR, MU_FILL_ERROR_YEAR,
                 _ ("%s is outside the years of the book %s; choose a year from %s to %s"), own,
                 book->name, from, to);
  else if (impossible)
    g_set_error_literal (error, MU_FILL_ERROR, MU_FILL_ERROR_YEAR, impossible);
  else
    return TRUE;
  return FALSE;
}

static gboolean
say_too_little (const MuFill *fill, int points, GError **error)
{
  g_autofree char *need = mu_term_number (points);
  g_autofree char *agreed = mu_term_number (fill->list->points_limit);
  g_set_error (error, MU_FILL_ERROR, MU_FILL_ERROR_LITTLE,
               _ ("%s: what it must have costs %s points, and %s are agreed; choose %s points or "
                  "more"),
               fill->list->name, need, agreed, need);
  return FALSE;
}

static gboolean
say_too_much (const MuFill *fill, GError **error)
{
  g_autofree char *have = mu_term_number (mu_fill_points (fill));
  g_autofree char *agreed = mu_term_number (fill->list->points_limit);
  g_set_error (error, MU_FILL_ERROR, MU_FILL_ERROR_MUCH,
               _ ("%s: what the book %s has for it in that year comes to %s points, and %s are "
                  "agreed; choose %s points or fewer, or another year"),
               fill->list->name, fill->book->name, have, agreed, have);
  return FALSE;
}

/* The first fault; those behind it often follow from it. */
static gboolean
say_illegal (const MuFill *fill, GError **error)
{
  g_autoptr (GPtrArray) issues = mu_list_check (fill->list, fill->book);
  const MuIssue *issue = issues->len ? issues->pdata[0] : NULL;
  g_set_error (error, MU_FILL_ERROR, MU_FILL_ERROR_LIST,
               _ ("%s cannot be filled up as it is: %s. %s, then fill it up"), fill->list->name,
               issue ? issue->message : "", issue ? issue->remedy : "");
  return FALSE;
}

/* --- the work ------------------------------------------------------------ */

static gboolean
is_anything_demanded (const MuFill *fill)
{
  const MuBook *book = fill->book;
  for (guint i = 0; i < book->options->len; i++)
    if (mu_edit_lacking (fill->list, book, book->options->pdata[i]) > 0)
      return TRUE;
  for (guint i = 0; i < book->limits->len; i++)
    if (mu_edit_limit_lacking (fill->list, book, book->limits->pdata[i]) > 0)
      return TRUE;
  return FALSE;
}

/* A list that is begun has units: where the book demands none those are the first that could be
 * had, and no more to it than any other. FALSE: it has none now, which is not legal yet. */
static gboolean
begin_free (MuFill *fill)
{
  for (guint i = 0; i < fill->kinds->len; i++)
    mu_fill_release (fill, mu_fill_kind (fill, i));
  return fill->kept > 0;
}

static gboolean
meet_demands (MuFill *fill, GError **error)
{
  if (!is_anything_demanded (fill) && !begin_free (fill))
    return TRUE;
  g_autofree int *before = mu_fill_counts (fill);
  if (mu_fill_try (fill, before))
    return TRUE;
  const int points = mu_list_points (fill->list);
  return points > fill->list->points_limit ? say_too_little (fill, points, error)
                                           : say_illegal (fill, error);
}

static void
spend (MuFill *fill)
{
  mu_fill_share (fill);
  mu_fill_last (fill);
}

/* Of stands a hundredth of the points is less than one costs. */
static gboolean
is_within_a_stand (const MuFill *fill)
{
  int least = mu_list_has (fill->list, MU_LISTS_ARE_STANDS) ? fill->list->points_limit : -1;
  for (guint i = 0; i < fill->kinds->len; i++) {
    const MuFillKind *kind = mu_fill_kind (fill, i);
    least = kind->count > 0 ? MIN (least, kind->each) : least;
  }
  return fill->list->points_limit - mu_fill_points (fill) <= least;
}

static gboolean
work (MuFill *fill, GError **error)
{
  mu_fill_find_kinds (fill);
  g_ptr_array_set_size (fill->list->units, (gint) fill->kept);
  fill->fixed = mu_list_points (fill->list);
  if (!meet_demands (fill, error))
    return FALSE;
  spend (fill);
  if (!mu_fill_is_near (fill) && mu_fill_open_rest (fill))
    spend (fill);
  if (!mu_fill_is_near (fill) && mu_fill_add_allies (fill))
    spend (fill);
  return mu_fill_is_near (fill) || is_within_a_stand (fill) || say_too_much (fill, error);
}

/* --- what was chosen ----------------------------------------------------- */

static MuFillLine *
line_of_kept (GArray *lines, const MuBook *of, const MuBookOption *option, MuFillReason reason)
{
  for (guint i = 0; i < lines->len; i++) {
    MuFillLine *line = &g_array_index (lines, MuFillLine, i);
    if (line->option == option && line->reason == reason)
      return line;
  }
  const MuFillLine line = { .of = of, .option = option, .most = option->max, .reason = reason };
  g_array_append_val (lines, line);
  return &g_array_index (lines, MuFillLine, lines->len - 1);
}

static void
add_kept (const MuFill *fill, GArray *lines)
{
  for (guint i = 0; i < fill->kept; i++) {
    const MuListUnit *unit = mu_list_unit (fill->list, i);
    const MuBookOption *option = mu_book_option_of_unit (fill->book, unit);
    if (!option)
      continue;
    MuFillLine *line
        = line_of_kept (lines, mu_book_of_unit (fill->book, unit), option,
                        mu_list_unit_is_guard (fill->list, i) ? MU_FILL_GUARD : MU_FILL_KEPT);
    line->count += unit->figures;
    line->units++;
    line->points += mu_list_unit_points (fill->list, i);
  }
}

static void
add_chosen (const MuFill *fill, GArray *lines)
{
  for (guint i = 0; i < fill->kinds->len; i++) {
    const MuFillKind *kind = mu_fill_kind (fill, i);
    const MuListSystem *system = mu_list_system_of (fill->list);
    const MuFillLine line = {
      .of = kind->of,
      .option = kind->option,
      .count = kind->count,
      .units = mu_fill_units (kind, kind->count),
      .points = mu_fill_price (kind, kind->count),
      .most = system->numbers (kind->option, kind->way).max,
      .reason = kind->reason,
    };
    if (kind->count > 0)
      g_array_append_val (lines, line);
  }
}

static MuFilled *
filled_of (MuFill *fill)
{
  MuFilled *filled = g_new0 (MuFilled, 1);
  filled->seed = fill->seed;
  filled->lines = g_array_new (FALSE, TRUE, sizeof (MuFillLine));
  filled->less = g_ptr_array_new_with_free_func (g_free);
  add_kept (fill, filled->lines);
  add_chosen (fill, filled->lines);
  for (guint i = 0; i < fill->kinds->len; i++) {
    const MuFillKind *kind = mu_fill_kind (fill, i);
    if (kind->count + kind->kept == 0 && kind->of == fill->book && kind->weight > 1)
      g_ptr_array_add (filled->less, g_strdup (kind->option->name));
  }
  mu_fill_name (fill);
  mu_fill_place (fill);
  filled->list = g_steal_pointer (&fill->list);
  return filled;
}

/* Takes the list. */
static MuFilled *
fill (MuList *list, const MuBook *book, guint kept, guint64 seed, GError **error)
{
  MuFill fill = { .book = book, .list = list, .kept = kept, .seed = seed };
  fill.kinds = g_array_new (FALSE, TRUE, sizeof (MuFillKind));
  g_array_set_clear_func (fill.kinds, mu_fill_kind_clear);
  mu_dice_init_seeded (&fill.dice, seed, 0);
  MuFilled *filled = work (&fill, error) ? filled_of (&fill) : NULL;
  g_clear_pointer (&fill.list, mu_list_free);
  g_array_unref (fill.kinds);
  return filled;
}

/* --- new lists ----------------------------------------------------------- */

static gint
compare_guards (gconstpointer a, gconstpointer b)
{
  const MuListUnit *first = *(MuListUnit *const *) a, *second = *(MuListUnit *const *) b;
  return !second->bodyguard < !first->bodyguard   ? 1
         : !second->bodyguard > !first->bodyguard ? -1
                                                  : 0;
}

/* The guards first; how many they are. */
static guint
put_guards_first (MuList *list)
{
  guint guards = 0;
  g_ptr_array_sort (list->units, compare_guards);
  while (guards < list->units->len && mu_list_unit (list, guards)->bodyguard)
    guards++;
  for (guint i = 0; i < list->generals->len; i++)
    if (!mu_list_has (list, MU_LISTS_HAVE_GENERAL_STANDS))
      mu_list_edit_seat (list, i, i < guards ? (int) i : MU_LIST_NO_UNIT);
  return guards;
}

MuFilled *
mu_fill_new (const MuBook *book, MuRuleSystem rules, int year, int points, const char *name,
             guint64 seed, GError **error)
{
  if (!is_of_the_book (book, rules, year, error))
    return NULL;
  MuList *list = mu_list_edit_begin (book, rules, year, points, name);
  if (!mu_list_take_prices (list, error)) {
    mu_list_free (list);
    return NULL;
  }
  return fill (list, book, put_guards_first (list), seed, error);
}

MuFilled *
mu_fill_up (const MuList *list, const MuBook *book, guint64 seed, GError **error)
{
  if (!is_of_the_book (book, list->rules, list->year, error))
    return NULL;
  MuList *copy = mu_list_copy (list);
  return fill (copy, book, copy->units->len, seed, error);
}
