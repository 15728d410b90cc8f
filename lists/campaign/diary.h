/* The weather diary of a campaign: what each day is like by the tables of WRG 5th (wrg.weather.*),
 * from its first period to nightfall, whether or not anybody fights on it. */
#ifndef MUSTER_LISTS_CAMPAIGN_DIARY_H
#define MUSTER_LISTS_CAMPAIGN_DIARY_H

#include <glib.h>

#include "rules/core/reading.h"
#include "rules/field/sky.h"

/* The dice of a day, each with its number. Not every day asks for each. */
enum {
  MU_DIARY_WEATHER,
  MU_DIARY_ONSET,
  MU_DIARY_ONSET_WIND,
  MU_DIARY_WIND,
  MU_DIARY_FOG,
  MU_DIARY_SUN,
  MU_DIARY_START,
  MU_DIARY_PERIODS = 8, /* two for each period after the first: the weather's, the wind's own */
  MU_DIARY_DICE = 32,
};

#define MU_DIARY_CLIMATES 8

/* Places of one region and country have the same day's weather; those by the sea have fog of their
 * own besides. 0 to MU_DIARY_CLIMATES - 1. */
int mu_diary_climate (MuRegion region, MuCountry country);
/* The place in that month; where its country is none of its region, it lies outside. */
MuBattleground mu_diary_place (MuRegion region, MuCountry country, int month, gboolean coast);

/* The face of a die of a day of the campaign, 1 to 6: follows from the campaign's seed. */
int mu_diary_face (guint64 seed, int day, int climate, int number);

/* Asks for the face of a die, 1 to 6. */
typedef int (*MuDiaryThrow) (int number, gpointer data);

typedef struct {
  MuBattleground place;
  MuWeather expected;                      /* what may come */
  int periods;                             /* of daylight (wrg.weather.night.daylight) */
  guint16 rain, snow, winds;               /* a bit for each period, the first the lowest */
  MuCompass wind_from;                     /* as the day begins */
  gboolean fog;                            /* in its first periods */
  gboolean low_sun;                        /* the sun dazzles in the morning and the evening */
  gboolean parched;                        /* water fails in the desert */
  gboolean muddy, snowed_under, rivers_up; /* by nightfall */
  guint8 face[MU_DIARY_DICE];              /* thrown; 0: not asked for */
} MuDiaryDay;

void mu_diary_day (const MuReadings *readings, const MuBattleground *place, MuDiaryThrow throw,
                   gpointer data, MuDiaryDay *day);

/* The dice that a battle on that day begins with: those of its first period. */
MuDayDice mu_diary_battle_dice (const MuDiaryDay *day);

#endif
