/* WRG 5th: what is settled before a battle: scouting, the weather, who wrote first. */
#include "lists/battle/wrg/record_setup.h"
#include "rules/wrg/before/setup.h"
#include "rules/wrg/orders/orders.h"

MuSide
mu_record_wrg_outscouted (const MuBattleRecord *record)
{
  return mu_wrg_outscouted (&record->readings, record->side[MU_SIDE_A].scouting,
                            record->side[MU_SIDE_B].scouting);
}

MuWeather
mu_record_wrg_weather (const MuBattleRecord *record)
{
  return mu_wrg_weather (record->region, record->month, record->country, record->weather_face);
}

/* wrg.orders.time-limit: both must have been timed. */
MuSide
mu_record_wrg_wrote_first (const MuBattleRecord *record)
{
  const int a = record->side[MU_SIDE_A].order_seconds, b = record->side[MU_SIDE_B].order_seconds;
  return a > 0 && b > 0 ? mu_wrg_order_writing_bonus (a, b) : MU_SIDE_NONE;
}
