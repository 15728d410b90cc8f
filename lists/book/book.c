#include "lists/book/book_private.h"

#include <glib/gi18n-lib.h>

const char *const mu_book_land_keys[] = { "western-europe",
                                          "northern-europe",
                                          "eastern-europe",
                                          "italy",
                                          "greece-and-balkans",
                                          "africa",
                                          "near-east",
                                          "persia",
                                          "steppe",
                                          "india",
                                          "far-east",
                                          "americas",
                                          NULL };

static const char *const land_words[MU_LANDS] = {
  "",
  N_ ("Western Europe"),
  N_ ("Northern Europe"),
  N_ ("Eastern Europe"),
  N_ ("Italy"),
  N_ ("Greece and the Balkans"),
  N_ ("Africa"),
  N_ ("Near East"),
  N_ ("Persia"),
  N_ ("The steppe"),
  N_ ("India"),
  N_ ("Far East"),
  N_ ("The Americas"),
};

void
mu_book_troop_free (MuBookTroop *troop)
{
  g_free (troop->label);
  g_free (troop->stand.weapons);
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
mu_book_limit_free (MuBookLimit *limit)
{
  g_free (limit->name);
  g_ptr_array_unref (limit->options);
  g_free (limit);
}

void
mu_book_ally_free (MuBookAlly *ally)
{
  g_free (ally->book);
  g_free (ally);
}

void
mu_book_general_free (MuBookGeneral *general)
{
  g_free (general->name);
  g_free (general);
}

void
mu_book_free (MuBook *book)
{
  if (!book)
    return;
  g_free (book->id);
  g_free (book->name);
  g_free (book->home);
  g_ptr_array_unref (book->generals);
  g_ptr_array_unref (book->options);
  g_ptr_array_unref (book->limits);
  g_ptr_array_unref (book->allies);
  g_ptr_array_unref (book->enemies);
  mu_doctrine_clear (&book->doctrine);
  g_free (book->note);
  g_ptr_array_unref (book->sources);
  g_free (book->xml);
  g_free (book);
}

gboolean
mu_book_serves (const MuBook *book, MuRuleSystem rules)
{
  return book->rules >> rules & 1u;
}

const char *
mu_book_land_words (MuBookLand land)
{
  return land == MU_LAND_UNSAID ? "" : _ (land_words[land]);
}

const char *
mu_book_land_key (MuBookLand land)
{
  return land == MU_LAND_UNSAID ? NULL : mu_book_land_keys[land - 1];
}

char *
mu_year_format (int year)
{
  return year < 0 ? g_strdup_printf (_ ("%d BC"), -year) : g_strdup_printf (_ ("%d AD"), year);
}
