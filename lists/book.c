#include "lists/book_private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

void
mu_book_troop_free (MuBookTroop *troop)
{
  g_free (troop->label);
  g_free (troop);
}

void
mu_book_condition_free (MuBookCondition *condition)
{
  g_free (condition->other);
  g_free (condition);
}

void
mu_book_option_free (MuBookOption *option)
{
  g_free (option->id);
  g_free (option->name);
  g_ptr_array_unref (option->troops);
  g_ptr_array_unref (option->conditions);
  g_free (option->note);
  g_free (option);
}

void
mu_book_free (MuBook *book)
{
  if (!book)
    return;
  g_free (book->id);
  g_free (book->name);
  g_free (book->home);
  g_ptr_array_unref (book->general_names);
  g_ptr_array_unref (book->options);
  g_ptr_array_unref (book->enemies);
  mu_doctrine_clear (&book->doctrine);
  g_free (book->note);
  g_ptr_array_unref (book->sources);
  g_free (book);
}

const MuBookOption *
mu_book_option (const MuBook *book, const char *id)
{
  for (guint i = 0; i < book->options->len; i++) {
    const MuBookOption *option = g_ptr_array_index (book->options, i);
    if (strcmp (option->id, id) == 0)
      return option;
  }
  return NULL;
}

gboolean
mu_book_option_in_year (const MuBookOption *option, int year)
{
  return year >= option->from && year <= option->to;
}

gboolean
mu_book_troop_in_year (const MuBookTroop *troop, int year)
{
  return year >= troop->from && year <= troop->to;
}

const MuBookTroop *
mu_book_option_usual (const MuBookOption *option, int year)
{
  for (guint i = 0; i < option->troops->len; i++) {
    const MuBookTroop *troop = g_ptr_array_index (option->troops, i);
    if (mu_book_troop_in_year (troop, year))
      return troop;
  }
  return g_ptr_array_index (option->troops, 0);
}

char *
mu_year_format (int year)
{
  return year < 0 ? g_strdup_printf (_ ("%d BC"), -year) : g_strdup_printf (_ ("%d AD"), year);
}
