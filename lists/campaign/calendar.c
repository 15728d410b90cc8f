#include "lists/campaign/calendar.h"

#include <stdlib.h>

static const int month_days[12] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };

#define YEARS_APART 100000 /* farther from any year that there is */

int
mu_calendar_month_days (int month)
{
  return month_days[month - 1];
}

gboolean
mu_calendar_is_date (const MuDate *date)
{
  return date->year != 0 && ABS (date->year) < YEARS_APART && date->month >= 1 && date->month <= 12
         && date->day >= 1 && date->day <= month_days[date->month - 1];
}

/* Years in a row: 1 BC is 0. */
static gint64
ordinal_year (int year)
{
  return year < 0 ? year + 1 : year;
}

static gint64
ordinal (const MuDate *date)
{
  gint64 days = ordinal_year (date->year) * MU_CALENDAR_YEAR_DAYS + date->day - 1;
  for (int month = 1; month < date->month; month++)
    days += month_days[month - 1];
  return days;
}

int
mu_calendar_days (const MuDate *from, const MuDate *to)
{
  return (int) (ordinal (to) - ordinal (from));
}

MuDate
mu_calendar_after (const MuDate *first, int days)
{
  const gint64 shift = (gint64) YEARS_APART * MU_CALENDAR_YEAR_DAYS; /* no remainder below 0 */
  const gint64 at = ordinal (first) + days + shift;
  const int year = (int) (at / MU_CALENDAR_YEAR_DAYS - YEARS_APART);
  int left = (int) (at % MU_CALENDAR_YEAR_DAYS);
  MuDate date = { year <= 0 ? year - 1 : year, 1, 1 };
  while (left >= month_days[date.month - 1])
    left -= month_days[date.month++ - 1];
  date.day = left + 1;
  return date;
}

int
mu_calendar_to_next_month (const MuDate *date)
{
  return month_days[date->month - 1] - date->day + 1;
}

char *
mu_date_key (const MuDate *date)
{
  return g_strdup_printf ("%d-%02d-%02d", date->year, date->month, date->day);
}

/* A number up to the end or the next hyphen, which is passed. */
static gboolean
read_part (const char **at, int *number)
{
  char *end;
  if (!g_ascii_isdigit (**at))
    return FALSE;
  const guint64 value = g_ascii_strtoull (*at, &end, 10);
  if (value >= YEARS_APART || (*end != '-' && *end != '\0'))
    return FALSE;
  *number = (int) value;
  *at = *end == '-' ? end + 1 : end;
  return TRUE;
}

gboolean
mu_date_parse (const char *text, MuDate *date)
{
  const gboolean before_christ = *text == '-';
  const char *at = text + before_christ;
  if (!read_part (&at, &date->year) || !read_part (&at, &date->month)
      || !read_part (&at, &date->day) || *at != '\0')
    return FALSE;
  if (before_christ)
    date->year = -date->year;
  return mu_calendar_is_date (date);
}
