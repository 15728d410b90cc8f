/* The code that a side gets for what it laid down before a battle, to be written down and read
 * aloud, and shown to hold when both sides have opened theirs.
 *
 * A salt is drawn for each seal and hashed with what is sealed, so that nobody can try plans that
 * he guesses until one has the code. Who knows the plan gets the salt with it, and nobody before:
 * the salt is kept, sent and hidden with the plan. The code has 80 bits, in letters and digits of
 * which no two look alike: I and O, 0 and 1 are not among them.
 *
 * Codes of before had 48 bits and no salt; what has one is still held to it. */
#ifndef MUSTER_LISTS_BATTLE_SEAL_CODE_H
#define MUSTER_LISTS_BATTLE_SEAL_CODE_H

#include "lists/words/eye_code.h"

#define MU_SEAL_LENGTH          MU_EYE_CODE_LENGTH
#define MU_SEAL_LENGTH_UNSALTED 14 /* "7F3A-22C1-09BD" */
#define MU_SALT_LENGTH          32 /* 128 bits, hexadecimal */

/* Another one every time; free with g_free. */
char *mu_seal_salt_new (void);
/* Free with g_free. */
char *mu_seal_code_of (const char *text, const char *salt);
/* All of the sum that this code is the beginning of; free with g_free. */
char *mu_seal_sum_of (const char *text, const char *salt);
char *mu_seal_code_unsalted (const char *text);
/* Whether a code is one that was given with a salt. */
gboolean mu_seal_is_salted (const char *code);

#endif
