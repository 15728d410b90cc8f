/* Words of field files, NULL-ended, in the order of their enums. */
#ifndef MUSTER_LISTS_FIELD_FIELD_PRIVATE_H
#define MUSTER_LISTS_FIELD_FIELD_PRIVATE_H

#include "rules/field/country.h"

extern const char *const mu_field_word_country[]; /* MuCountry */
extern const char *const mu_field_word_figures[]; /* MuScale: their height in mm */

#endif
