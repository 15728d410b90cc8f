/* WRG 5th: stone-throwers against penthouses, towers and palisades
 * (wrg.engineering.battery). */
#ifndef MUSTER_RULES_WRG_SIEGE_BATTERY_H
#define MUSTER_RULES_WRG_SIEGE_BATTERY_H

#include "rules/wrg/before/weather_effects.h"
#include "rules/wrg/fight/shooting.h"

typedef enum {
  MU_BATTERY_PENTHOUSE,
  MU_BATTERY_TOWER,
  MU_BATTERY_PALISADE, /* one section of 60 paces */
} MuWrgBatteryTarget;

/* What stones have done to one target. Plain data. */
typedef struct {
  MuWrgBatteryTarget target;
  int casualties; /* so far, to the crew within or to those thought behind the palisade */
} MuWrgBattery;

/* Casualties that destroy it, with all aboard. */
#define MU_WRG_BATTERY_DESTROYS 20

typedef struct {
  MuTroop shooter;        /* artillery */
  bool stones;            /* not bolts */
  int figures;            /* crew figures of all engines that shoot at it */
  unsigned circumstances; /* MU_SHOOT_OVERHEAD, MU_SHOOT_OVERHEAD_MANY */
  int random;             /* mu_wrg_random_shoot */
  bool half;              /* disordered */
  unsigned weather;       /* MuWrgWeatherToll set */
} MuWrgBatteryShot;

/* The rule that forbids the shot, MU_RULE_NONE if it may be. */
MuRule mu_wrg_battery_refused (const MuWrgBatteryShot *shot);

/* The sum of a shot that is not refused: as at close order infantry, whose
 * shields and cover do not help against stones. trace may be NULL. */
MuWrgSum mu_wrg_battery_shoot (const MuReadings *readings, const MuWrgBatteryShot *shot,
                               MuTrace *trace);

/* Adds the casualties (0 or more) of a shot; whether the target is destroyed. */
bool mu_wrg_battery_step (MuWrgBattery *battery, int casualties);

#endif
