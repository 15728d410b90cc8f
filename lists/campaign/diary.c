/* The dice of a day: which they are and where they come from; what they make of it is in wrg/. */
#include "lists/campaign/diary.h"

#include "rules/core/dice.h"

#define COUNTRIES (MU_COUNTRY_STEPPE + 1)

int
mu_diary_climate (MuRegion region, MuCountry country)
{
  return region * COUNTRIES + country;
}

int
mu_diary_face (guint64 seed, int day, int climate, int number)
{
  const guint64 stream = (guint64) day * MU_DIARY_CLIMATES + (guint64) climate;
  return mu_dice_at (seed, stream, (guint64) number, MU_DIE_ORDINARY);
}

MuDayDice
mu_diary_battle_dice (const MuDiaryDay *day)
{
  return (MuDayDice){
    .weather = day->face[MU_DIARY_WEATHER],
    .onset = day->face[MU_DIARY_ONSET],
    .onset_wind = day->face[MU_DIARY_ONSET_WIND],
    .wind = day->face[MU_DIARY_WIND],
    .fog = day->face[MU_DIARY_FOG],
    .sun = day->face[MU_DIARY_SUN],
    .start = day->face[MU_DIARY_START],
  };
}
