/* Where and when in the world a field lies, and what the sky may do there. The rule systems, the
 * map of a campaign and its calendar ask for it. */
#ifndef MUSTER_RULES_FIELD_SKY_H
#define MUSTER_RULES_FIELD_SKY_H

#include <stdbool.h>

#include "rules/field/country.h"

/* What may come. Stored: append only. */
typedef enum {
  MU_FINE,
  MU_RAIN,
  MU_SNOW,
  MU_WINDS,
  MU_RAIN_AND_WINDS,
  MU_SNOW_AND_WINDS,
} MuWeather;

const char *mu_weather_key (MuWeather weather); /* "rain+winds", as scripts read it */

/* Eight points, clockwise: a point is 45 degrees. */
typedef enum {
  MU_NORTH,
  MU_NORTH_EAST,
  MU_EAST,
  MU_SOUTH_EAST,
  MU_SOUTH,
  MU_SOUTH_WEST,
  MU_WEST,
  MU_NORTH_WEST,
  MU_NO_POINT, /* not said */
} MuCompass;
#define MU_COMPASS_POINTS 8

const char *mu_compass_key (MuCompass point); /* "north-east"; "" for none */

/* Where and when the battle is. */
typedef struct {
  MuRegion region;
  MuCountry country;
  int month;    /* 1 to 12 */
  bool outside; /* of both regions: region is the nearer one */
  bool coast;
} MuBattleground;

/* The faces thrown for a day as the battle begins; 0 where none was asked for. */
typedef struct {
  int weather;    /* what may come */
  int onset;      /* of the first period */
  int onset_wind; /* the wind's own, where house rules give it one */
  int wind;       /* where from */
  int fog;
  int sun;   /* whether it dazzles */
  int start; /* hours of the day gone, where house rules let them be diced */
} MuDayDice;

#endif
