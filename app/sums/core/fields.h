/* Rows that the tables of fields have in common, and how they are read: private
 * to app/sums.
 *
 * ASK_ may be left open, NEED_ must be given, ARG_ must be given and is an
 * argument of the command. To a shape a table gives key, label and help; whole
 * fields that several sums of a system share are in its own room. Labels, helps
 * and words are message ids: give them within N_. */
#ifndef MUSTER_APP_SUMS_CORE_FIELDS_H
#define MUSTER_APP_SUMS_CORE_FIELDS_H

#include <glib/gi18n.h>

#include "app/sums/core/sum.h"

#define FIELD_FIGURES_MOST    100000 /* that any sum takes */
#define FIELD_CASUALTIES_MOST 10000000
#define FIELD_POINTS_MOST     (4 * 1000000) /* in quarters */

/* --- shapes ------------------------------------------------------------- */

/* notation_: as MuField has it. */
#define ASK_TROOP_OF(key_, label_, help_, notation_)                                               \
  {                                                                                                \
    .key = key_, .kind = MU_FIELD_TROOP, .label = label_, .help = help_, .notation = notation_     \
  }
#define NEED_TROOP_OF(key_, label_, help_, notation_)                                              \
  {                                                                                                \
    .key = key_, .kind = MU_FIELD_TROOP, .label = label_, .help = help_, .notation = notation_,    \
    .required = TRUE                                                                               \
  }
#define ARG_TROOP_OF(key_, label_, help_, notation_)                                               \
  {                                                                                                \
    .key = key_, .kind = MU_FIELD_TROOP, .label = label_, .help = help_, .notation = notation_,    \
    .required = TRUE, .argument = TRUE                                                             \
  }
#define ASK_NUMBER(key_, label_, help_, min_, max_, start_)                                        \
  {                                                                                                \
    .key = key_, .kind = MU_FIELD_NUMBER, .label = label_, .help = help_, .min = min_,             \
    .max = max_, .start = start_                                                                   \
  }
#define NEED_NUMBER(key_, label_, help_, min_, max_, start_)                                       \
  {                                                                                                \
    .key = key_, .kind = MU_FIELD_NUMBER, .label = label_, .help = help_, .min = min_,             \
    .max = max_, .start = start_, .required = TRUE                                                 \
  }
#define ARG_NUMBER(key_, label_, help_, min_, max_, start_)                                        \
  {                                                                                                \
    .key = key_, .kind = MU_FIELD_NUMBER, .label = label_, .help = help_, .min = min_,             \
    .max = max_, .start = start_, .required = TRUE, .argument = TRUE                               \
  }
#define ASK_POINTS(key_, label_, help_)                                                            \
  {                                                                                                \
    .key = key_, .kind = MU_FIELD_POINTS, .label = label_, .help = help_, .max = FIELD_POINTS_MOST \
  }
#define NEED_POINTS(key_, label_, help_)                                                           \
  {                                                                                                \
    .key = key_, .kind = MU_FIELD_POINTS, .label = label_, .help = help_,                          \
    .max = FIELD_POINTS_MOST, .required = TRUE                                                     \
  }
#define ASK_CHOICE(key_, label_, help_, words_, labels_)                                           \
  {                                                                                                \
    .key = key_, .kind = MU_FIELD_CHOICE, .label = label_, .help = help_, .words = words_,         \
    .word_labels = labels_                                                                         \
  }
#define NEED_CHOICE(key_, label_, help_, words_, labels_)                                          \
  {                                                                                                \
    .key = key_, .kind = MU_FIELD_CHOICE, .label = label_, .help = help_, .words = words_,         \
    .word_labels = labels_, .required = TRUE                                                       \
  }
#define ARG_CHOICE(key_, label_, help_, words_, labels_)                                           \
  {                                                                                                \
    .key = key_, .kind = MU_FIELD_CHOICE, .label = label_, .help = help_, .words = words_,         \
    .word_labels = labels_, .required = TRUE, .argument = TRUE                                     \
  }
#define ASK_SET(key_, label_, help_, words_, labels_)                                              \
  {                                                                                                \
    .key = key_, .kind = MU_FIELD_SET, .label = label_, .help = help_, .words = words_,            \
    .word_labels = labels_                                                                         \
  }
#define NEED_SET(key_, label_, help_, words_, labels_)                                             \
  {                                                                                                \
    .key = key_, .kind = MU_FIELD_SET, .label = label_, .help = help_, .words = words_,            \
    .word_labels = labels_, .required = TRUE                                                       \
  }
#define ASK_FLAG(key_, label_, help_)                                                              \
  {                                                                                                \
    .key = key_, .kind = MU_FIELD_FLAG, .label = label_, .help = help_                             \
  }
#define ASK_DICE(key_, label_, help_, most_, roll_)                                                \
  {                                                                                                \
    .key = key_, .kind = MU_FIELD_DICE, .label = label_, .help = help_, .min = 1, .max = most_,    \
    .roll = roll_                                                                                  \
  }
#define ASK_TENS(key_, label_, help_, most_, roll_)                                                \
  {                                                                                                \
    .key = key_, .kind = MU_FIELD_DICE, .label = label_, .help = help_, .min = 1, .max = most_,    \
    .roll = roll_, .die = MU_DIE_TEN                                                               \
  }
#define ASK_DIE(key_, label_, help_, roll_) ASK_DICE (key_, label_, help_, 1, roll_)
#define ASK_WEAPON(key_, label_, help_)                                                            \
  {                                                                                                \
    .key = key_, .kind = MU_FIELD_WEAPON, .label = label_, .help = help_                           \
  }
#define NEED_WEAPON(key_, label_, help_)                                                           \
  {                                                                                                \
    .key = key_, .kind = MU_FIELD_WEAPON, .label = label_, .help = help_, .required = TRUE         \
  }
#define ASK_CREW(key_, label_, help_)                                                              \
  {                                                                                                \
    .key = key_, .kind = MU_FIELD_CREW, .label = label_, .help = help_                             \
  }
#define FIELDS_END                                                                                 \
  {                                                                                                \
    .key = NULL                                                                                    \
  }

/* --- reading ------------------------------------------------------------ */

/* The key must be of the kind's table, but for mu_field_is. */
gboolean mu_field_given (const MuSumInput *input, const char *key);
gboolean mu_field_holds (const MuSumInput *input, const char *key);         /* a FLAG */
gboolean mu_field_has (const MuSumInput *input, const char *key, int word); /* a SET */
unsigned mu_field_set (const MuSumInput *input, const char *key);           /* all of it */
int mu_field_number (const MuSumInput *input, const char *key); /* 0 where none is given */
int mu_field_face (const MuSumInput *input, const char *key);   /* of one die, 0 for none */
/* What the page calls a field and its words, translated: refusals name things so
 * and never by the option's key, which the page does not show. */
const char *mu_field_label (const MuSumInput *input, const char *key);
const char *mu_field_word (const MuSumInput *input, const char *key, int word);
/* Refuses, with this field at fault: nothing is entered there. */
void mu_field_missing (const MuSumInput *input, const char *key, MuSumAnswer *answer);
/* Puts the field at fault beside a refusal, the first of all. */
void mu_field_at_fault (const MuSumInput *input, const char *key, MuSumAnswer *answer);
/* Whether the field at this place has this key. */
gboolean mu_field_is (const MuSumInput *input, int field, const char *key);

#endif
