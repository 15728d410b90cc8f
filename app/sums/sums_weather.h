/* What the sums of weather, fatigue and movement share in private: the fields
 * that several ask for, and what sums_weather.c gathers. */
#ifndef MUSTER_APP_SUMS_SUMS_WEATHER_H
#define MUSTER_APP_SUMS_SUMS_WEATHER_H

#include <glib/gi18n.h>

#include "app/sums/sum.h"
#include "rules/wrg/manoeuvre.h"
#include "rules/wrg/march.h"
#include "rules/wrg/weather_effects.h"

extern const char *const mu_region_words[], *const mu_region_labels[];
extern const char *const mu_country_words[], *const mu_country_labels[];
extern const char *const mu_sky_words[], *const mu_sky_labels[]; /* MuWrgWeather; the first: fine */
extern const char *const mu_point_words[], *const mu_point_labels[]; /* MuWrgPoint */
extern const char *const mu_hindrance_words[], *const mu_hindrance_labels[];

#define FIELD_TROOP                                                                                \
  {                                                                                                \
    .key = "troop", .kind = MU_FIELD_TROOP, .label = N_ ("Body"),                                  \
    .help = N_ ("the body, in troop notation"), .required = TRUE, .argument = TRUE                 \
  }
#define FIELD_REGION                                                                               \
  {                                                                                                \
    .key = "region", .kind = MU_FIELD_CHOICE, .label = N_ ("Region"),                              \
    .help = N_ ("where the battle is"), .words = mu_region_words, .word_labels = mu_region_labels, \
    .required = TRUE                                                                               \
  }
#define FIELD_COUNTRY                                                                              \
  {                                                                                                \
    .key = "country", .kind = MU_FIELD_CHOICE, .label = N_ ("Country"),                            \
    .help = N_ ("what the country is like"), .words = mu_country_words,                            \
    .word_labels = mu_country_labels, .required = TRUE                                             \
  }
#define FIELD_MONTH                                                                                \
  {                                                                                                \
    .key = "month", .kind = MU_FIELD_NUMBER, .label = N_ ("Month"),                                \
    .help = N_ ("the month, 1 to 12"), .min = 1, .max = 12, .start = 6, .required = TRUE           \
  }
#define FIELD_ROLL(purpose, says)                                                                  \
  {                                                                                                \
    .key = "roll", .kind = MU_FIELD_DICE, .label = N_ ("Die"), .help = says, .min = 1, .max = 1,   \
    .roll = purpose                                                                                \
  }
#define FIELD_FLAG(name, shown, says)                                                              \
  {                                                                                                \
    .key = name, .kind = MU_FIELD_FLAG, .label = shown, .help = says                               \
  }
#define FIELD_NUMBER(name, shown, says, least, most, first)                                        \
  {                                                                                                \
    .key = name, .kind = MU_FIELD_NUMBER, .label = shown, .help = says, .min = least, .max = most, \
    .start = first                                                                                 \
  }
#define FIELD_CHOICE(name, shown, says, keys, labels)                                              \
  {                                                                                                \
    .key = name, .kind = MU_FIELD_CHOICE, .label = shown, .help = says, .words = keys,             \
    .word_labels = labels                                                                          \
  }
#define FIELD_SET(name, shown, says, keys, labels)                                                 \
  {                                                                                                \
    .key = name, .kind = MU_FIELD_SET, .label = shown, .help = says, .words = keys,                \
    .word_labels = labels                                                                          \
  }
#define FIELD_HINDRANCE                                                                            \
  FIELD_SET ("slowed-by", N_ ("Slowed by"), N_ ("what slows its manoeuvre"), mu_hindrance_words,   \
             mu_hindrance_labels)
#define FIELDS_END                                                                                 \
  {                                                                                                \
    .key = NULL                                                                                    \
  }

/* The face in the field "roll"; 0 where none was asked for. */
int mu_weather_face (const MuSumInput *input);
/* Region, country and month, of those fields that the kind has; outside and coast too. */
MuWrgPlace mu_weather_place (const MuSumInput *input);
MuWrgHindrance mu_weather_hindrance (const MuSumInput *input);
MuWrgTroop mu_weather_troop (const MuSumInput *input);
gboolean mu_weather_has (const MuSumInput *input, const char *key, int word); /* of a set */
void mu_weather_yes_no (MuSumAnswer *answer, const char *key, gboolean yes);
/* One line of numbers that do not add up. */
void mu_weather_line (MuSumAnswer *answer, MuRule rule, int amount);
/* The same with the face of the field "roll", where a die was thrown. */
void mu_weather_face_line (const MuSumInput *input, MuRule rule, MuSumAnswer *answer);
/* Bars by the faces of the die "roll", if they are asked for: label_of names
 * what a face does. */
void mu_weather_bars (const MuSumTask *task, MuSumAnswer *answer, MuDie die, const char *title,
                      const char *(*label_of) (const MuSumTask *task, int face));

#define SUM_PARTS(name)                                                                            \
  extern const MuField mu_##name##_fields[];                                                       \
  void mu_##name##_work (const MuSumTask *task, MuSumAnswer *answer)

/* sums_day.c */
SUM_PARTS (weather);
SUM_PARTS (weather_period);
SUM_PARTS (wind);
SUM_PARTS (fog);
SUM_PARTS (daylight);
MuRule mu_weather_period_closed (const MuSumInput *input, int field, int word);
MuRule mu_wind_closed (const MuSumInput *input, int field, int word);
MuRule mu_fog_closed (const MuSumInput *input, int field, int word);
MuRule mu_daylight_closed (const MuSumInput *input, int field, int word);
int mu_wind_dice (const MuSumInput *input, int field, MuDie *die);
int mu_fog_dice (const MuSumInput *input, int field, MuDie *die);
int mu_daylight_dice (const MuSumInput *input, int field, MuDie *die);
/* sums_night.c */
SUM_PARTS (night_drift);
SUM_PARTS (camp);
SUM_PARTS (precipice);
int mu_night_drift_dice (const MuSumInput *input, int field, MuDie *die);
/* sums_weather_effects.c */
SUM_PARTS (weather_effects);
MuRule mu_weather_effects_closed (const MuSumInput *input, int field, int word);
/* sums_fatigue.c */
SUM_PARTS (fitness);
SUM_PARTS (fatigue);
int mu_fatigue_dice (const MuSumInput *input, int field, MuDie *die);
/* sums_move.c */
SUM_PARTS (move);
SUM_PARTS (charge_left);
MuRule mu_move_closed (const MuSumInput *input, int field, int word);
/* sums_manoeuvre.c */
SUM_PARTS (manoeuvre);
SUM_PARTS (frontage);
SUM_PARTS (wheel);
SUM_PARTS (incline);
SUM_PARTS (lap);
/* sums_ground.c */
SUM_PARTS (difficult);
SUM_PARTS (ford);
MuRule mu_difficult_closed (const MuSumInput *input, int field, int word);

#undef SUM_PARTS
#endif
