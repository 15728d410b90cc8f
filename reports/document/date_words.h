/* Dates of the past in words. */
#ifndef MUSTER_REPORTS_DOCUMENT_DATE_WORDS_H
#define MUSTER_REPORTS_DOCUMENT_DATE_WORDS_H

#include "lists/campaign/calendar.h"

/* "5 October 202 BC", "1 May 69 AD"; translated; free with g_free. */
char *mu_date_in_words (const MuDate *date);
/* "October 202 BC" */
char *mu_month_in_words (int year, int month);

#endif
