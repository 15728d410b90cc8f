/* Rows that the tables of fields have in common, and how they are read: private
 * to app/sums.
 *
 * ASK_ may be left open, NEED_ must be given, ARG_ must be given and is an
 * argument of the command. First the shapes, to which a table gives key, label
 * and help; then whole fields that mean the same in every sum. Labels, helps and
 * words are message ids: give them within N_. */
#ifndef MUSTER_APP_SUMS_CORE_FIELDS_H
#define MUSTER_APP_SUMS_CORE_FIELDS_H

#include <glib/gi18n.h>

#include "app/sums/core/sum.h"

#define FIELD_FIGURES_MOST    100000 /* that any sum takes */
#define FIELD_CASUALTIES_MOST 10000000
#define FIELD_POINTS_MOST     (4 * 1000000) /* in quarters */
#define FIELD_RANDOM_MOST     4             /* either way, of two dice */
#define FIELD_CARRIED_MOST    19            /* the twentieth is a figure */

/* --- shapes ------------------------------------------------------------- */

#define ASK_TROOP(key_, label_, help_)                                                             \
  {                                                                                                \
    .key = key_, .kind = MU_FIELD_TROOP, .label = label_, .help = help_                            \
  }
#define NEED_TROOP(key_, label_, help_)                                                            \
  {                                                                                                \
    .key = key_, .kind = MU_FIELD_TROOP, .label = label_, .help = help_, .required = TRUE          \
  }
#define ARG_TROOP(key_, label_, help_)                                                             \
  {                                                                                                \
    .key = key_, .kind = MU_FIELD_TROOP, .label = label_, .help = help_, .required = TRUE,         \
    .argument = TRUE                                                                               \
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

/* --- whole fields ------------------------------------------------------- */

/* The factor itself, or its two dice. */
#define ASK_RANDOM                                                                                 \
  ASK_NUMBER ("random", N_ ("Random factor"), N_ ("the random factor; else the dice are rolled"),  \
              -FIELD_RANDOM_MOST, FIELD_RANDOM_MOST, 0)
#define ASK_PLUS_DIE(roll_) ASK_DIE ("plus", N_ ("Plus die"), N_ ("the plus die as thrown"), roll_)
#define ASK_MINUS_DIE(roll_)                                                                       \
  ASK_DIE ("minus", N_ ("Minus die"), N_ ("the minus die as thrown, always an average one"), roll_)

#define ASK_CARRIED(key_, label_, help_) ASK_NUMBER (key_, label_, help_, 0, FIELD_CARRIED_MOST, 0)
#define ASK_HORSES(key_, label_)                                                                   \
  ASK_NUMBER (key_, label_, N_ ("horses of each chariot; else 2"), 2, 4, 2)
#define ASK_DISORDERED(label_, help_) ASK_FLAG ("disordered", label_, help_)
#define ASK_RECOILED                                                                               \
  ASK_FLAG ("recoiled", N_ ("Has recoiled"),                                                       \
            N_ ("the fighters have been made to recoil in this melee"))
#define ASK_GENERAL_IN_FRONT(help_) ASK_FLAG ("general", N_ ("General in the front rank"), help_)
#define ASK_MOUNTED_INFANTRY(help_)                                                                \
  ASK_FLAG ("mounted-infantry", N_ ("Infantry fighting mounted"), help_)
#define ASK_TIRED(label_, help_) ASK_FLAG ("tired", label_, help_)
#define ASK_BERSERK(help_)       ASK_FLAG ("berserk", N_ ("A weapon in each hand"), help_)
#define ASK_SHOT(key_)                                                                             \
  ASK_NUMBER (key_, N_ ("Casualties by shooting"),                                                 \
              N_ ("casualties by shooting this period; else 0"), 0, FIELD_CASUALTIES_MOST, 0)

/* Why the weather takes 1 off, each a word of a set in the order of the bits of
 * MuWrgWeatherToll from this one on: read it with mu_field_tolls. */
extern const char *const mu_field_weather[], *const mu_field_weather_labels[];
extern const char *const mu_field_chill[], *const mu_field_chill_labels[];
#define FIELD_TOLL_MISSILES 0
#define FIELD_TOLL_BLOWS    2
#define FIELD_TOLL_REACTION 3
#define ASK_WEATHER_ON_MISSILES                                                                    \
  ASK_SET ("weather", N_ ("Weather"), N_ ("what the weather does to them: 1 off for each"),        \
           mu_field_weather, mu_field_weather_labels)
#define ASK_WEATHER_ON_BLOWS                                                                       \
  ASK_SET ("weather", N_ ("Weather"), N_ ("what the weather does to them: 1 off for each"),        \
           mu_field_weather + FIELD_TOLL_BLOWS, mu_field_weather_labels + FIELD_TOLL_BLOWS)
#define ASK_WEATHER_ON_REACTION                                                                    \
  ASK_SET ("weather", N_ ("Weather"), N_ ("what the weather does to them: 1 off for each"),        \
           mu_field_chill, mu_field_chill_labels)

/* Orders in force, and training, as choices. */
extern const char *const mu_field_orders[], *const mu_field_order_labels[];      /* MuOrder */
extern const char *const mu_field_training[], *const mu_field_training_labels[]; /* regular first */
extern const char *const mu_field_classes[]; /* MuTroopClass; they are their own labels */
#define NEED_ORDERS                                                                                \
  NEED_CHOICE ("orders", N_ ("Orders"), N_ ("the orders in force"), mu_field_orders,               \
               mu_field_order_labels)
#define NEED_TRAINING(label_)                                                                      \
  NEED_CHOICE ("training", label_, N_ ("regular or irregular"), mu_field_training,                 \
               mu_field_training_labels)
#define NEED_CLASS                                                                                 \
  NEED_CHOICE ("class", N_ ("Class"), N_ ("the troops' class"), mu_field_classes, mu_field_classes)

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
/* The field "weather", whose words begin with this toll. */
unsigned mu_field_tolls (const MuSumInput *input, int first);
/* Whether the field at this place has this key. */
gboolean mu_field_is (const MuSumInput *input, int field, const char *key);

#endif
