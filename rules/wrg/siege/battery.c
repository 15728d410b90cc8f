/* Stones at penthouses, towers and palisades. The book gives them no factors of their own but
 * those against close order foot, so a stand-in for such foot is put before the ordinary shot,
 * and its casualties are counted against the work. */
#include "rules/wrg/siege/battery.h"

#include <assert.h>

MuRule
mu_wrg_battery_refused (const MuWrgBatteryShot *shot)
{
  const unsigned possible = MU_SHOOT_OVERHEAD | MU_SHOOT_OVERHEAD_MANY;
  const bool may = shot->shooter.type == MU_TROOP_ART && shot->stones && shot->figures >= 1
                   && !(shot->circumstances & ~possible);
  return may ? MU_RULE_NONE : MU_RULE_WRG_ENGINEERING_BATTERY;
}

/* wrg.engineering.battery: engines' factor is one for all close order infantry,
 * heavy or medium (wrg.shoot.factor.artillery). */
MuWrgSum
mu_wrg_battery_shoot (const MuReadings *readings, const MuWrgBatteryShot *shot, MuTrace *trace)
{
  const MuWrgShot real = {
    .shooter = shot->shooter,
    .target = { .type = MU_TROOP_MI, .class = MU_CLASS_C, .shield = true },
    .weapon = MU_WEAPON_ENGINE,
    .figures = shot->figures,
    .circumstances = shot->circumstances | MU_SHOOT_STONE_THROWER,
    .random = shot->random,
    .half = shot->half,
    .weather = shot->weather,
  };
  MuWrgSum sum = { 0 };
  mu_wrg_shoot (readings, &real, &sum, trace, NULL);
  return sum;
}

/* READING: wrg.engineering.battery: casualties of all shots add up; the book
 * gives them no time to be made good. */
bool
mu_wrg_battery_step (MuWrgBattery *battery, int casualties)
{
  assert (casualties >= 0);
  const int room = MU_WRG_BATTERY_DESTROYS - battery->casualties;
  battery->casualties += casualties < room ? casualties : room;
  return battery->casualties >= MU_WRG_BATTERY_DESTROYS;
}
