/* The words for the sky that files and scripts have. */
#include "rules/field/sky.h"

const char *
mu_weather_key (MuWeather weather)
{
  static const char *const key[] = {
    [MU_FINE] = "fine",
    [MU_RAIN] = "rain",
    [MU_SNOW] = "snow",
    [MU_WINDS] = "winds",
    [MU_RAIN_AND_WINDS] = "rain+winds",
    [MU_SNOW_AND_WINDS] = "snow+winds",
  };
  return key[weather];
}

const char *
mu_compass_key (MuCompass point)
{
  static const char *const key[]
      = { "north", "north-east", "east", "south-east", "south", "south-west",
          "west",  "north-west", "" };
  return key[point];
}
