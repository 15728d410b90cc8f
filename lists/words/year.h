/* Years as people write them: "58 BC", "58 B.C.", "BC 58", "58 BCE", "AD 9", "9 CE", "-58",
 * "58 v. Chr.", "9 n. Chr.", and as the program's language says them. Large or small letters, any
 * kind of blank and any kind of dash; a number alone says no era. BC is negative, there is no year
 * 0. The one reader of all that is typed; what it cannot read it refuses, and changes nothing. */
#ifndef MUSTER_LISTS_WORDS_YEAR_H
#define MUSTER_LISTS_WORDS_YEAR_H

#include <glib.h>

/* The years of the game. */
#define MU_YEAR_FIRST (-3000)
#define MU_YEAR_LAST  1250

typedef enum { MU_ERA_NONE, MU_ERA_BC, MU_ERA_AD } MuEra;

typedef enum {
  MU_YEAR_READ,
  MU_YEAR_EMPTY,
  MU_YEAR_NO_NUMBER, /* something else than a number and its era */
  MU_YEAR_TWO_ERAS,  /* or a sign and an era */
  MU_YEAR_ZERO,
  MU_YEAR_OUTSIDE, /* of the game's years */
} MuYearFault;

/* A year with no era is AD, if nobody asks which it said. Both are 0 after a fault; era may be
 * NULL. */
MuYearFault mu_year_parse (const char *text, int *year, MuEra *era);
/* Why the text was refused and what is taken instead; free with g_free. */
char *mu_year_refusal (const char *text, MuYearFault fault);
/* "Years are 3000 BC to 1250 AD, as “58 BC” or “AD 9”"; free with g_free. */
char *mu_year_expected (void);

/* Whether the text is an era and nothing else. */
gboolean mu_year_is_era (const char *text);

/* Of words (NULL-ended) those that begin it and are a year together: how many, 0 for none, which
 * leaves year 0. */
guint mu_year_take (char *const *words, int *year, MuEra *era);

/* Years that somebody looks for. Where no era is said, those of both are meant. */
typedef struct {
  int from, to;
  gboolean either; /* or the same years of the other era */
} MuYearSpan;

#define MU_YEAR_SPAN_ALL                                                                           \
  (MuYearSpan)                                                                                     \
  {                                                                                                \
    .from = G_MININT, .to = G_MAXINT                                                               \
  }

MuYearSpan mu_year_span_of (int year, MuEra era);
/* "202", "300 BC..100 BC" or the other way round, "300..100 BC", "300 BC..", "..AD 9". What a
 * fault was found in goes to at, which may be NULL: free with g_free. */
MuYearFault mu_year_span_parse (const char *text, MuYearSpan *span, char **at);
gboolean mu_year_span_holds (const MuYearSpan *span, int year);
/* Whether any of its years is among those. */
gboolean mu_year_span_meets (const MuYearSpan *span, int from, int to);

#endif
