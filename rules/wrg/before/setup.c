/* What is settled before the first period and after the last. The weather keeps the shape of the
 * book's table, seasons by faces, with a country's exceptions inside the cell, so that it can be
 * laid beside the page; the winner is who leads by a tenth of his own beginning, not of both. */
#include "rules/wrg/before/setup.h"

#include <assert.h>

#include "rules/battle/terms.h"
#include "rules/field/sky.h"
#include "rules/troop/troop.h"

/* wrg.scouting.strength: the types that scout; light cavalry counts double.
 * Super heavies, heavy chariots, extra heavy camels and elephants do not. */
int
mu_wrg_scouting_value (MuTroopType type)
{
  static const uint8_t value[MU_TROOP_TYPES] = {
    [MU_TROOP_LC] = 2,  [MU_TROOP_MC] = 1,  [MU_TROOP_HC] = 1,  [MU_TROOP_EHC] = 1,
    [MU_TROOP_MCM] = 1, [MU_TROOP_HCM] = 1, [MU_TROOP_LCH] = 1,
  };
  return value[type];
}

/* READING: wrg.scouting.outscouted: half as much again is enough, unless
 * switched to more than that; nobody outscouts an equal. */
static bool
outscouts (const MuReadings *readings, int64_t own, int64_t enemy)
{
  if (mu_reading (readings, MU_READING_OUTSCOUTED_EQUAL))
    return 2 * own > 3 * enemy;
  return own > enemy && 2 * own >= 3 * enemy;
}

MuSide
mu_wrg_outscouted (const MuReadings *readings, int strength_a, int strength_b)
{
  if (outscouts (readings, strength_b, strength_a))
    return MU_SIDE_A;
  return outscouts (readings, strength_a, strength_b) ? MU_SIDE_B : MU_SIDE_NONE;
}

/* wrg.generals.personality */
MuPersonality
mu_wrg_personality (int face)
{
  if (face <= 2)
    return MU_CAUTIOUS;
  return face <= 4 ? MU_AVERAGE : MU_RASH;
}

/* wrg.generals.cinc */
int
mu_wrg_subordinates_allowed (int army_points)
{
  return (army_points > 1000) + (army_points > 1500);
}

/* wrg.weather.potential: a cell may depend on the country. */
typedef struct {
  uint8_t plain;
  uint8_t mountain;
  uint8_t desert;
  uint8_t steppe;
} Cell;

#define EVERYWHERE(w)                                                                              \
  {                                                                                                \
    w, w, w, w                                                                                     \
  }
#define IN_MOUNTAINS(m, w)                                                                         \
  {                                                                                                \
    w, m, w, w                                                                                     \
  }
#define FINE               EVERYWHERE (MU_FINE)
#define RAIN               EVERYWHERE (MU_RAIN)
#define SNOW               EVERYWHERE (MU_SNOW)
#define WINDS              EVERYWHERE (MU_WINDS)
#define RAIN_AND_WINDS     EVERYWHERE (MU_RAIN_AND_WINDS)
#define SNOW_OR_RAIN       IN_MOUNTAINS (MU_SNOW, MU_RAIN)
#define SNOW_OR_RAIN_WINDS IN_MOUNTAINS (MU_SNOW_AND_WINDS, MU_RAIN_AND_WINDS)
#define RAIN_BUT_IN_DESERT                                                                         \
  {                                                                                                \
    MU_RAIN, MU_RAIN, MU_FINE, MU_RAIN                                                             \
  }
#define WINDS_IN_WIDE_LANDS                                                                        \
  {                                                                                                \
    MU_FINE, MU_FINE, MU_WINDS, MU_WINDS                                                           \
  }

#define FACES_WITH_WEATHER 3 /* four and more are fine */
#define SEASONS            4

/* clang-format off */
static const Cell weather_table[2][SEASONS][FACES_WITH_WEATHER] = {
  [MU_REGION_MEDITERRANEAN] = {
    { SNOW_OR_RAIN_WINDS,  SNOW_OR_RAIN,   WINDS },
    { RAIN_AND_WINDS,      RAIN,           RAIN_BUT_IN_DESERT },
    { WINDS_IN_WIDE_LANDS, FINE,           FINE },
  },
  [MU_REGION_NORTHERN] = {
    { SNOW,                SNOW_OR_RAIN,   RAIN_AND_WINDS },
    { SNOW_OR_RAIN,        RAIN_AND_WINDS, WINDS },
    { RAIN,                RAIN,           FINE },
    { RAIN,                FINE,           FINE },
  },
};

/* January to December: the block of rows above.
 *
 * READING: wrg.weather.regions: an army from elsewhere takes the nearer
 * region; northern December belongs with January and February. */
static const uint8_t season_of_month[2][12] = {
  [MU_REGION_MEDITERRANEAN] = { 0, 0, 1, 1, 2, 2, 2, 2, 2, 1, 0, 0 },
  [MU_REGION_NORTHERN]      = { 0, 0, 1, 1, 3, 3, 2, 2, 3, 1, 1, 0 },
};
/* clang-format on */

static MuWeather
read_cell (const Cell *cell, MuCountry country)
{
  switch (country) {
  case MU_COUNTRY_PLAIN:
    return (MuWeather) cell->plain;
  case MU_COUNTRY_MOUNTAIN:
    return (MuWeather) cell->mountain;
  case MU_COUNTRY_DESERT:
    return (MuWeather) cell->desert;
  case MU_COUNTRY_STEPPE:
    return (MuWeather) cell->steppe;
  }
  return MU_FINE;
}

MuWeather
mu_wrg_weather (MuRegion region, int month, MuCountry country, int face)
{
  assert (month >= 1 && month <= 12 && face >= 1 && face <= 6);
  if (face > FACES_WITH_WEATHER)
    return MU_FINE;
  return read_cell (&weather_table[region][season_of_month[region][month - 1]][face - 1], country);
}

/* wrg.victory.margin: ahead by a tenth of what the side itself began with. */
static bool
wins (int64_t left, int64_t start, int64_t enemy_left)
{
  return left > enemy_left && 10 * (left - enemy_left) >= start;
}

MuSide
mu_wrg_victory (int64_t left_a, int64_t start_a, int64_t left_b, int64_t start_b)
{
  assert (start_a > 0 && start_b > 0);
  if (wins (left_a, start_a, left_b))
    return MU_SIDE_A;
  return wins (left_b, start_b, left_a) ? MU_SIDE_B : MU_SIDE_NONE;
}
