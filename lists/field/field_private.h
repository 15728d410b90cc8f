/* Words of field files, NULL-ended, in the order of their enums. */
#ifndef MUSTER_LISTS_FIELD_FIELD_PRIVATE_H
#define MUSTER_LISTS_FIELD_FIELD_PRIVATE_H

extern const char *const mu_field_word_country[]; /* MuWrgCountry */
extern const char *const mu_field_word_figures[]; /* MuWrgScale: their height in mm */

#endif
