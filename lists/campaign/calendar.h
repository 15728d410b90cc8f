/* The calendar of a campaign: days counted from its first, and the dates that they fall on.
 *
 * READING: wrg.campaign.forces. The books know months, for the weather and the length of a day, and
 * no calendar. Read: the months as we know them, February always of 28 days; the year after 1 BC
 * (-1) is AD 1 (1), there is no year 0. */
#ifndef MUSTER_LISTS_CAMPAIGN_CALENDAR_H
#define MUSTER_LISTS_CAMPAIGN_CALENDAR_H

#include <glib.h>

#define MU_CALENDAR_YEAR_DAYS 365

typedef struct {
  int year;  /* never 0 */
  int month; /* 1 to 12 */
  int day;   /* 1 to 31 */
} MuDate;

/* Days of a month, 1 to 12. */
int mu_calendar_month_days (int month);
/* Whether there is such a date. */
gboolean mu_calendar_is_date (const MuDate *date);
/* The date so many days after another, 0 or more. */
MuDate mu_calendar_after (const MuDate *first, int days);
/* Days from one date to another, less than 0 where it lies before. */
int mu_calendar_days (const MuDate *from, const MuDate *to);
/* Days from a date to the first of the next month, 1 to 31. */
int mu_calendar_to_next_month (const MuDate *date);

/* "-202-10-05", "69-04-01"; free with g_free. */
char *mu_date_key (const MuDate *date);
/* Reads such a key; FALSE where it is none, or no such date. */
gboolean mu_date_parse (const char *text, MuDate *date);

#endif
