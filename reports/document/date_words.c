#include "reports/document/date_words.h"

#include <glib/gi18n-lib.h>

#include "lists/book/book.h"
#include "reports/account/account.h"

char *
mu_month_in_words (int year, int month)
{
  g_autofree char *when = mu_year_format (year);
  /* Translators: month and year */
  return g_strdup_printf (_ ("%s %s"), mu_account_month (month), when);
}

char *
mu_date_in_words (const MuDate *date)
{
  g_autofree char *when = mu_year_format (date->year);
  /* Translators: day, month and year */
  return g_strdup_printf (_ ("%d %s %s"), date->day, mu_account_month (date->month), when);
}
