/* Codes that people compare by eye: the first 80 bits of a SHA-256 sum, in letters and digits of
 * which no two look alike: I and O, 0 and 1 are not among them. Nobody makes another thing for a
 * code that is given; who makes both of two things himself needs some 2^40 tries to give them one.
 * Where a program compares, it compares the whole sum. */
#ifndef MUSTER_LISTS_WORDS_EYE_CODE_H
#define MUSTER_LISTS_WORDS_EYE_CODE_H

#include <glib.h>

#define MU_EYE_CODE_LENGTH 19 /* "K7QF-22CM-X9BD-4HTR" */
#define MU_SUM_LENGTH      64 /* of a SHA-256 sum in hexadecimal digits */

/* The code of a sum of that many digits; free with g_free. */
char *mu_eye_code (const char *sum);
/* Whether a text is a SHA-256 sum, in small hexadecimal digits. */
gboolean mu_sum_is_one (const char *text);

#endif
