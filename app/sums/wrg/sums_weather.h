/* What the sums of weather, fatigue and movement share in private: the fields
 * that several ask for, and what sums_weather.c gathers. */
#ifndef MUSTER_APP_SUMS_WRG_SUMS_WEATHER_H
#define MUSTER_APP_SUMS_WRG_SUMS_WEATHER_H

#include "app/sums/wrg/fields.h"
#include "rules/wrg/before/weather_effects.h"
#include "rules/wrg/move/manoeuvre.h"
#include "rules/wrg/move/march.h"

extern const char *const mu_region_words[], *const mu_region_labels[];
extern const char *const mu_country_words[], *const mu_country_labels[];
extern const char *const mu_sky_words[], *const mu_sky_labels[]; /* MuWeather; the first: fine */
extern const char *const mu_point_words[], *const mu_point_labels[]; /* MuCompass */
extern const char *const mu_hindrance_words[], *const mu_hindrance_labels[];

#define FIELD_TROOP ARG_TROOP ("troop", N_ ("Body"), N_ ("the body, in troop notation"))
#define FIELD_REGION                                                                               \
  NEED_CHOICE ("region", N_ ("Region"), N_ ("where the battle is"), mu_region_words,               \
               mu_region_labels)
#define FIELD_COUNTRY                                                                              \
  NEED_CHOICE ("country", N_ ("Country"), N_ ("what the country is like"), mu_country_words,       \
               mu_country_labels)
#define FIELD_OUTSIDE                                                                              \
  ASK_FLAG ("outside", N_ ("In neither region"),                                                   \
            N_ ("the country is in neither region; the one given is the nearer"))
#define FIELD_MONTH               NEED_NUMBER ("month", N_ ("Month"), N_ ("the month, 1 to 12"), 1, 12, 6)
#define FIELD_ROLL(purpose, says) ASK_DIE ("roll", N_ ("Die"), says, purpose)
#define FIELD_HINDRANCE                                                                            \
  ASK_SET ("slowed-by", N_ ("Slowed by"), N_ ("what slows its manoeuvre"), mu_hindrance_words,     \
           mu_hindrance_labels)

/* Region, country and month, of those fields that the kind has; outside and coast too. */
MuBattleground mu_weather_place (const MuSumInput *input);
/* wrg.weather.regions: closes countries that the region does not have. */
MuRule mu_weather_place_closed (const MuSumInput *input, int field, int word);
/* Says which house rule left this to no die. */
void mu_weather_note_reading (MuSumAnswer *answer, MuReading which);
/* Fatigue is off unless a house rule plays it: says so. */
void mu_weather_note_fatigue (const MuSumTask *task, MuSumAnswer *answer);
MuWrgHindrance mu_weather_hindrance (const MuSumInput *input);
MuTroop mu_weather_troop (const MuSumInput *input);
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
MuRule mu_weather_closed (const MuSumInput *input, int field, int word);
const char *mu_weather_idle (const MuSumInput *input, int field, int word, MuRule *rule);
const char *mu_wind_idle (const MuSumInput *input, int field, int word, MuRule *rule);
const char *mu_fog_idle (const MuSumInput *input, int field, int word, MuRule *rule);
const char *mu_daylight_idle (const MuSumInput *input, int field, int word, MuRule *rule);
const char *mu_precipice_idle (const MuSumInput *input, int field, int word, MuRule *rule);
int mu_weather_dice (const MuSumInput *input, int field, MuDie *die);
MuRule mu_weather_period_closed (const MuSumInput *input, int field, int word);
MuRule mu_wind_closed (const MuSumInput *input, int field, int word);
MuRule mu_fog_closed (const MuSumInput *input, int field, int word);
int mu_wind_dice (const MuSumInput *input, int field, MuDie *die);
int mu_fog_dice (const MuSumInput *input, int field, MuDie *die);
int mu_daylight_dice (const MuSumInput *input, int field, MuDie *die);
/* sums_night.c */
SUM_PARTS (night_drift);
SUM_PARTS (camp);
SUM_PARTS (precipice);
MuRule mu_precipice_closed (const MuSumInput *input, int field, int word);
int mu_precipice_dice (const MuSumInput *input, int field, MuDie *die);
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
