/* Whole fields that mean the same in every sum of WRG's: private to app/sums/wrg. ASK_, NEED_ and
 * ARG_ as app/sums/core/fields.h has them. */
#ifndef MUSTER_APP_SUMS_WRG_FIELDS_H
#define MUSTER_APP_SUMS_WRG_FIELDS_H

#include "app/sums/core/fields.h"
#include "app/sums/wrg/notation.h"
#include "app/sums/wrg/system.h"

#define FIELD_RANDOM_MOST  4  /* either way, of two dice */
#define FIELD_CARRIED_MOST 19 /* the twentieth is a figure */

/* Troops such as the rules have. */
#define ASK_TROOP(key_, label_, help_)  ASK_TROOP_OF (key_, label_, help_, &mu_wrg_notation)
#define NEED_TROOP(key_, label_, help_) NEED_TROOP_OF (key_, label_, help_, &mu_wrg_notation)
#define ARG_TROOP(key_, label_, help_)  ARG_TROOP_OF (key_, label_, help_, &mu_wrg_notation)

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

/* The field "weather", whose words begin with this toll. */
unsigned mu_field_tolls (const MuSumInput *input, int first);

#endif
