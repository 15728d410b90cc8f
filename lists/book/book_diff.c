#include "lists/book/book_diff.h"

#include <glib/gi18n-lib.h>
#include <stdarg.h>
#include <string.h>

static void say (GPtrArray *changes, const char *format, ...) G_GNUC_PRINTF (2, 3);

static void
say (GPtrArray *changes, const char *format, ...)
{
  va_list values;
  va_start (values, format);
  g_ptr_array_add (changes, g_strdup_vprintf (format, values));
  va_end (values);
}

/* "218 BC to 146 BC"; free with g_free. */
static char *
years (int from, int to)
{
  g_autofree char *first = mu_year_format (from);
  g_autofree char *last = mu_year_format (to);
  return g_strdup_printf (_ ("%s to %s"), first, last);
}

static void
diff_years (GPtrArray *changes, const char *name, const int before[2], const int after[2])
{
  if (before[0] == after[0] && before[1] == after[1])
    return;
  g_autofree char *old = years (before[0], before[1]);
  g_autofree char *new = years (after[0], after[1]);
  say (changes, _ ("%s: from %s, before from %s."), name, new, old);
}

static void
diff_number (GPtrArray *changes, const char *name, const char *what, int before, int after)
{
  if (before != after)
    say (changes, _ ("%s: %s %d, before %d."), name, what, after, before);
}

static void
diff_flag (GPtrArray *changes, const char *name, gboolean before, gboolean after, const char *set,
           const char *unset)
{
  if (!before != !after)
    say (changes, "%s: %s.", name, after ? set : unset);
}

/* --- ways ------------------------------------------------------------------ */

static const MuBookTroop *
find_way (const MuBookOption *option, const MuBookTroop *way)
{
  for (guint i = 0; i < option->troops->len; i++) {
    const MuBookTroop *other = g_ptr_array_index (option->troops, i);
    if (mu_book_troop_is (other, &way->troop, &way->crew))
      return other;
  }
  return NULL;
}

/* Ways of `option` that `without` has not, each in a sentence: those that came or those that
 * went. */
static void
say_ways (GPtrArray *changes, const MuBookOption *option, const MuBookOption *without,
          gboolean came)
{
  for (guint i = 0; i < option->troops->len; i++) {
    const MuBookTroop *way = g_ptr_array_index (option->troops, i);
    char notation[64];
    if (find_way (without, way) != NULL)
      continue;
    g_autofree char *troop = g_strdup (mu_troop_format (&way->troop, notation, sizeof notation));
    g_autofree char *labelled = way->label ? g_strdup_printf ("%s (%s)", troop, way->label) : NULL;
    g_autofree char *what = g_strdup_printf (came ? _ ("may now be %s") : _ ("may no longer be %s"),
                                             labelled ? labelled : troop);
    say (changes, "%s: %s.", option->name, what);
  }
}

static void
diff_way_years (GPtrArray *changes, const MuBookOption *before, const MuBookOption *after)
{
  for (guint i = 0; i < after->troops->len; i++) {
    const MuBookTroop *way = g_ptr_array_index (after->troops, i);
    const MuBookTroop *old = find_way (before, way);
    char notation[64];
    if (old == NULL)
      continue;
    g_autofree char *name = g_strdup_printf (
        "%s, %s", after->name, mu_troop_format (&way->troop, notation, sizeof notation));
    diff_years (changes, name, (int[]){ old->from, old->to }, (int[]){ way->from, way->to });
  }
}

/* --- conditions ------------------------------------------------------------ */

static gboolean
has_condition (const MuBookOption *option, const MuBookCondition *condition)
{
  for (guint i = 0; i < option->conditions->len; i++) {
    const MuBookCondition *other = g_ptr_array_index (option->conditions, i);
    if (other->kind == condition->kind && other->count == condition->count
        && other->per == condition->per && strcmp (other->other, condition->other) == 0)
      return TRUE;
  }
  return FALSE;
}

static void
say_conditions (GPtrArray *changes, const MuBook *book, const MuBookOption *option,
                const MuBookOption *without, gboolean came)
{
  for (guint i = 0; i < option->conditions->len; i++) {
    const MuBookCondition *condition = g_ptr_array_index (option->conditions, i);
    if (has_condition (without, condition))
      continue;
    g_autofree char *words = mu_book_condition_words (book, condition, FALSE);
    g_autofree char *what = g_strdup_printf (came ? _ ("now %s") : _ ("no longer %s"), words);
    say (changes, "%s: %s.", option->name, what);
  }
}

/* --- options --------------------------------------------------------------- */

static void
diff_numbers (GPtrArray *changes, const MuBookOption *before, const MuBookOption *after)
{
  diff_number (changes, after->name, _ ("at least"), before->min, after->min);
  diff_number (changes, after->name, _ ("at most"), before->max, after->max);
  diff_number (changes, after->name, _ ("in one unit at least"), before->unit_min, after->unit_min);
  diff_number (changes, after->name, _ ("in one unit at most"), before->unit_max, after->unit_max);
  diff_number (changes, after->name, _ ("stands at least"), before->stands_min, after->stands_min);
  diff_number (changes, after->name, _ ("stands at most"), before->stands_max, after->stands_max);
}

static void
diff_option (GPtrArray *changes, const MuBook *old, const MuBook *new, const MuBookOption *before,
             const MuBookOption *after)
{
  if (strcmp (before->name, after->name) != 0)
    say (changes, _ ("%s is now called %s."), before->name, after->name);
  diff_numbers (changes, before, after);
  diff_years (changes, after->name, (int[]){ before->from, before->to },
              (int[]){ after->from, after->to });
  diff_flag (changes, after->name, before->bodyguard, after->bodyguard,
             _ ("may now be a general's bodyguard"), _ ("may no longer be a general's bodyguard"));
  diff_flag (changes, after->name, before->typical, after->typical,
             _ ("now make the army what it is"), _ ("no longer make the army what it is"));
  say_ways (changes, after, before, TRUE);
  say_ways (changes, before, after, FALSE);
  diff_way_years (changes, before, after);
  say_conditions (changes, new, after, before, TRUE);
  say_conditions (changes, old, before, after, FALSE);
}

static void
diff_options (GPtrArray *changes, const MuBook *before, const MuBook *after)
{
  for (guint i = 0; i < after->options->len; i++) {
    const MuBookOption *option = g_ptr_array_index (after->options, i);
    const MuBookOption *old = mu_book_option (before, option->id);
    if (old == NULL)
      say (changes, _ ("%s: new, up to %d."), option->name, option->max);
    else
      diff_option (changes, before, after, old, option);
  }
  for (guint i = 0; i < before->options->len; i++) {
    const MuBookOption *option = g_ptr_array_index (before->options, i);
    if (mu_book_option (after, option->id) == NULL)
      say (changes, _ ("%s: no longer in the book."), option->name);
  }
}

/* --- limits and allies ----------------------------------------------------- */

static const MuBookLimit *
find_limit (const MuBook *book, const char *name)
{
  for (guint i = 0; i < book->limits->len; i++)
    if (strcmp (((MuBookLimit *) book->limits->pdata[i])->name, name) == 0)
      return book->limits->pdata[i];
  return NULL;
}

static gboolean
same_options (const MuBookLimit *one, const MuBookLimit *other)
{
  gboolean same = one->options->len == other->options->len;
  for (guint i = 0; same && i < one->options->len; i++)
    same = g_ptr_array_find_with_equal_func (other->options, one->options->pdata[i], g_str_equal,
                                             NULL);
  return same;
}

static void
diff_limits (GPtrArray *changes, const MuBook *before, const MuBook *after)
{
  for (guint i = 0; i < after->limits->len; i++) {
    const MuBookLimit *limit = g_ptr_array_index (after->limits, i);
    const MuBookLimit *old = find_limit (before, limit->name);
    if (old == NULL) {
      say (changes, _ ("%s: together now %d to %d."), limit->name, limit->min, limit->max);
      continue;
    }
    diff_number (changes, limit->name, _ ("together at least"), old->min, limit->min);
    diff_number (changes, limit->name, _ ("together at most"), old->max, limit->max);
    diff_number (changes, limit->name, _ ("stands together at least"), old->stands_min,
                 limit->stands_min);
    diff_number (changes, limit->name, _ ("stands together at most"), old->stands_max,
                 limit->stands_max);
    if (!same_options (old, limit))
      say (changes, _ ("%s: other troops are counted together."), limit->name);
  }
  for (guint i = 0; i < before->limits->len; i++) {
    const MuBookLimit *limit = g_ptr_array_index (before->limits, i);
    if (find_limit (after, limit->name) == NULL)
      say (changes, _ ("%s: no longer limited together."), limit->name);
  }
}

/* The ally of that book and those years, or at that place among those of the book. */
static const MuBookAlly *
find_ally (const MuBook *book, const MuBookAlly *ally)
{
  const MuBookAlly *same_book = NULL;
  for (guint i = 0; i < book->allies->len; i++) {
    const MuBookAlly *other = g_ptr_array_index (book->allies, i);
    if (strcmp (other->book, ally->book) != 0)
      continue;
    if (other->from == ally->from && other->to == ally->to)
      return other;
    same_book = same_book ? same_book : other;
  }
  return same_book;
}

static void
diff_allies (GPtrArray *changes, const MuBook *before, const MuBook *after)
{
  for (guint i = 0; i < after->allies->len; i++) {
    const MuBookAlly *ally = g_ptr_array_index (after->allies, i);
    const MuBookAlly *old = find_ally (before, ally);
    const char *name = ally->found ? ally->found->name : ally->book;
    if (old == NULL) {
      say (changes, _ ("Allies: %s may now come along, up to %d."), name, ally->max);
      continue;
    }
    diff_number (changes, name, _ ("as allies at most"), old->max, ally->max);
    diff_years (changes, name, (int[]){ old->from, old->to }, (int[]){ ally->from, ally->to });
  }
  for (guint i = 0; i < before->allies->len; i++) {
    const MuBookAlly *ally = g_ptr_array_index (before->allies, i);
    if (find_ally (after, ally) == NULL)
      say (changes, _ ("Allies: %s no longer come along."),
           ally->found ? ally->found->name : ally->book);
  }
}

/* --- the book -------------------------------------------------------------- */

static void
diff_head (GPtrArray *changes, const MuBook *before, const MuBook *after)
{
  if (strcmp (before->name, after->name) != 0)
    say (changes, _ ("The book %s is now called %s."), before->name, after->name);
  diff_years (changes, _ ("The book"), (int[]){ before->from, before->to },
              (int[]){ after->from, after->to });
  if (before->rules != after->rules)
    say (changes, _ ("The book is for other rules than before."));
  diff_flag (changes, _ ("Generals"), before->regular_generals, after->regular_generals,
             _ ("now regular"), _ ("now irregular"));
}

GPtrArray *
mu_book_diff (const MuBook *before, const MuBook *after)
{
  GPtrArray *changes = g_ptr_array_new_with_free_func (g_free);
  diff_head (changes, before, after);
  diff_options (changes, before, after);
  diff_limits (changes, before, after);
  diff_allies (changes, before, after);
  return changes;
}

char *
mu_book_diff_words (const MuBook *before, const MuBook *after, guint most)
{
  g_autoptr (GPtrArray) changes = mu_book_diff (before, after);
  GString *words = g_string_new (changes->len ? NULL : _ ("Nothing that a list must heed."));
  for (guint i = 0; i < changes->len && i < most; i++)
    g_string_append_printf (words, "%s%s", i ? " " : "", (char *) changes->pdata[i]);
  if (changes->len > most)
    g_string_append_printf (
        words, ngettext (" And %u more change.", " And %u more changes.", changes->len - most),
        changes->len - most);
  return g_string_free (words, FALSE);
}
