/* Why a book has no list in a year: what demands what, step by step. */
#include <glib/gi18n-lib.h>

#include "lists/book/book_year_private.h"
#include "lists/system.h"

#define STEPS_TOLD 4 /* of demands that draw others after them */

static const char *
name_of (const MuBookYear *self, guint index)
{
  return self->variable[index].option->name;
}

static void
tell (MuBookReason *reason, int line, char *why, const char *remedy)
{
  mu_book_reason_clear (reason);
  reason->line = line;
  reason->why = why;
  reason->remedy = g_strdup (remedy);
}

static int
figures_of (const MuBookYear *self, guint index)
{
  return self->low[index] * self->variable[index].each;
}

/* "Camels come only with at least 5 of Late horse" */
static char *
condition_words (const MuBookYear *self, const MuBookCause *cause)
{
  g_autofree char *words = mu_book_condition_words (self->book, cause->condition, FALSE);
  return g_strdup_printf (_ ("%s come %s"), name_of (self, cause->of), words);
}

/* Whether the number is one that was asked for and nothing more. */
static gboolean
is_asked (const MuBookYear *self, guint index)
{
  return self->asked == self->variable[index].option && !self->cause[index].condition;
}

static void
append (GString *words, const char *what)
{
  g_string_append_printf (words, "%s%s", words->len ? ", " : "", what);
}

/* Where the number comes from: "the book demands 5 of Camels", and what that draws after it. */
static void
tell_number (const MuBookYear *self, guint index, GString *words, int depth)
{
  const MuBookCause *cause = &self->cause[index];
  if (cause->condition && depth > 0) {
    tell_number (self, cause->from, words, depth - 1);
    g_autofree char *condition = condition_words (self, cause);
    append (words, condition);
  } else if (!is_asked (self, index) && self->low[index] > 0) {
    g_autofree char *least = g_strdup_printf (_ ("the book demands at least %d of %s"),
                                              figures_of (self, index), name_of (self, index));
    append (words, least);
  }
}

static char *
years_of (const MuBookOption *option)
{
  g_autofree char *from = mu_year_format (option->from);
  g_autofree char *to = mu_year_format (option->to);
  return g_strdup_printf (_ ("%s are in the book from %s to %s"), option->name, from, to);
}

/* --- one option by itself -------------------------------------------------- */

static const char *
size_remedy (void)
{
  return _ ("change the least and the most of the army and of a unit until they meet");
}

void
mu_book_year_say_none (const MuBookYear *self, guint index, MuBookReason *reason)
{
  const MuBookVariable *variable = &self->variable[index];
  const MuBookOption *option = variable->option;
  if (!variable->armed)
    tell (reason, option->row,
          mu_list_system (self->rules)->unarmed_words (option, variable->least),
          _ ("give one of their ways these years, or end the years of the option before"));
  else if (variable->least > variable->most)
    tell (
        reason, option->row,
        g_strdup_printf (_ ("at least %d of the compulsory %s must be in the army, and at most %d "
                            "may be"),
                         variable->least, option->name, variable->most),
        _ ("change these numbers until they meet"));
  else if (variable->unit_most == 0)
    tell (reason, option->row,
          g_strdup_printf (_ ("a unit of the compulsory %s has at least %d in the book, more than "
                              "such a unit can have"),
                           option->name, option->unit_min),
          size_remedy ());
  else
    tell (reason, option->row,
          g_strdup_printf (_ ("no units of %d to %d come to %d to %d of the compulsory %s"),
                           variable->unit_least, variable->unit_most, variable->least,
                           variable->most, option->name),
          size_remedy ());
}

/* --- demands --------------------------------------------------------------- */

/* The book's own number where that is what is too much. */
static int
least_unit (const MuBookYear *self, const MuBookVariable *variable)
{
  const int own = variable->option->unit_min;
  return (mu_list_system (self->rules)->traits & MU_LISTS_HAVE_BOOK_SIZES) && own > variable->most
             ? own
             : variable->unit_least;
}

/* What keeps the option from being so many, and what to do. */
static char *
bound_words (const MuBookYear *self, guint index, int needed, const char **remedy)
{
  const MuBookVariable *variable = &self->variable[index];
  const MuBookOption *option = variable->option;
  *remedy = _ ("give both the same years");
  if (!variable->there)
    return years_of (option);
  if (!variable->armed)
    return g_strdup_printf (_ ("%s have no way to be armed then"), option->name);
  *remedy = size_remedy ();
  if (variable->unit_least > variable->most)
    return g_strdup_printf (
        _ ("at most %d of %s may be in the army, and a unit of them has at least %d"),
        variable->most, option->name, least_unit (self, variable));
  if (needed <= variable->most)
    return g_strdup_printf (_ ("no units of %d to %d come to %d to %d of %s"), variable->unit_least,
                            variable->unit_most, needed, variable->most, option->name);
  *remedy = _ ("change these numbers until they meet");
  return g_strdup_printf (_ ("that is %d of %s, of whom there are at most %d"),
                          needed * variable->each, option->name, variable->most * variable->each);
}

void
mu_book_year_say_more (const MuBookYear *self, guint index, int needed, const MuBookCause *cause,
                       MuBookReason *reason)
{
  const char *remedy;
  g_autoptr (GString) words = g_string_new (NULL);
  g_autofree char *bound = bound_words (self, index, needed, &remedy);
  if (cause->condition) {
    g_autofree char *condition = condition_words (self, cause);
    tell_number (self, cause->from, words, STEPS_TOLD);
    append (words, condition);
  }
  g_string_append_printf (words, "%s%s", words->len ? _ (", and ") : "", bound);
  const guint where = cause->condition ? cause->of : index;
  tell (reason, self->variable[where].option->row, g_strdup (words->str), remedy);
}

void
mu_book_year_say_both (const MuBookYear *self, guint index, guint other, MuBookReason *reason)
{
  g_autoptr (GString) words = g_string_new (NULL);
  g_autofree char *both = g_strdup_printf (_ ("%s never come together with %s"),
                                           name_of (self, index), name_of (self, other));
  tell_number (self, index, words, STEPS_TOLD);
  tell_number (self, other, words, STEPS_TOLD);
  append (words, both);
  tell (reason, self->variable[index].option->row, g_strdup (words->str),
        _ ("let one of the two be nothing that must come"));
}

/* --- limits and the rest --------------------------------------------------- */

void
mu_book_year_say_over (const MuBookYear *self, const MuBookLimit *limit, int figures,
                       MuBookReason *reason)
{
  g_autoptr (GString) words = g_string_new (NULL);
  for (guint i = 0; i < limit->options->len; i++)
    tell_number (self, mu_book_year_index (self, limit->options->pdata[i]), words, STEPS_TOLD);
  g_autofree char *bound
      = g_strdup_printf (_ ("“%s” are %d together and may be at most %d"), limit->name, figures,
                         mu_list_system (self->rules)->limit_most (self->book, limit));
  append (words, bound);
  tell (reason, limit->row, g_strdup (words->str), _ ("change these numbers until they meet"));
}

void
mu_book_year_say_under (const MuBookYear *self, const MuBookLimit *limit, int figures,
                        MuBookReason *reason)
{
  tell (reason, limit->row,
        g_strdup_printf (_ ("“%s” must be at least %d together, and can be at most %d"),
                         limit->name, mu_book_year_limit_least (self, limit), figures),
        _ ("change these numbers until they meet"));
}

void
mu_book_year_say_units (const MuBookYear *self, int units, MuBookReason *reason)
{
  (void) self;
  tell (reason, 0,
        g_strdup_printf (_ ("what is compulsory makes %d units or more, and a list has at most %d"),
                         units, MU_LIST_UNITS_MAX),
        _ ("allow larger units, or demand fewer troops"));
}

void
mu_book_year_say_together (const MuBookYear *self, MuBookReason *reason)
{
  g_autoptr (GString) names = g_string_new (NULL);
  int row = 0;
  for (guint i = 0; i < self->book->limits->len; i++) {
    const MuBookLimit *limit = g_ptr_array_index (self->book->limits, i);
    if (mu_book_year_limit_least (self, limit) == 0)
      continue;
    row = row ? row : limit->row;
    g_string_append_printf (names, "%s“%s”", names->len ? ", " : "", limit->name);
  }
  tell (reason, row,
        g_strdup_printf (_ ("no numbers of troops meet all at once: what %s demand together, and "
                            "the shares, needs and exclusions of their options"),
                         names->str),
        _ ("lower one of these minima, or loosen a condition"));
}

void
mu_book_year_say_empty (const MuBookYear *self, MuBookReason *reason)
{
  (void) self;
  tell (reason, 0, g_strdup (_ ("there are no troops that could be had")),
        _ ("give troops these years, or end the book's years before"));
}
