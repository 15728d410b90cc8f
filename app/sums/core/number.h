/* Numbers as people read them. */
#ifndef MUSTER_APP_SUMS_CORE_NUMBER_H
#define MUSTER_APP_SUMS_CORE_NUMBER_H

#include <glib.h>

/* "12,400", "−3"; free with g_free. Results for scripts have plain digits instead. */
char *mu_sum_number_words (gint64 number);

#endif
