/* WRG 5th: what the day does to one body, in the numbers that the other sums
 * take (wrg.weather.*). Each number comes with a line per rule. */
#ifndef MUSTER_RULES_WRG_WEATHER_EFFECTS_H
#define MUSTER_RULES_WRG_WEATHER_EFFECTS_H

#include "rules/trace.h"
#include "rules/wrg/weather.h"

/* What matters of a body. */
typedef struct {
  bool arabs;        /* by nation, not by horse */
  bool well;         /* has water to hand */
  bool lit;          /* it, or what it looks for, is within reach of a light */
  bool paved;        /* moves on a paved road */
  MuWrgPoint facing; /* MU_WRG_NO_POINT: not known */
} MuWrgExposed;

typedef struct {
  int shooting;          /* MuWrgShot.weather: what it takes off the weapon factor */
  int melee;             /* MuWrgMelee.weather */
  int reaction;          /* 0 or negative: on top of the test's own factors */
  int mud;               /* paces off each move */
  bool halved;           /* moves, after all else */
  bool no_extra_charge;  /* charges and pursuits are made at the normal rate */
  int move_cap;          /* paces, evade and rout excepted; 0: none */
  int sight;             /* paces, and no shooting further; 0: as ever */
  int signals;           /* paces that a trumpet carries; 0: as ever */
  bool unfriendly_cover; /* MU_REACTION_UNFRIENDLY_COVER holds for everyone */
  bool surprises;        /* an enemy sighted now surprises */
  bool downwind_only;
  MuWrgPoint downwind; /* the one way to move, charging too, if downwind_only */
  bool path_dice;      /* wrg.weather.snow.precipice */
  bool strays;         /* wrg.weather.night.drift */
} MuWrgWeatherEffects;

/* wrg.weather.rain.missiles, wrg.weather.sun, wrg.weather.drought: the sum of
 * the lines, 0 or negative. trace (may be NULL) gets lines appended, so that a
 * sum under way can go on with them. */
int mu_wrg_weather_on_shooting (const MuWrgReadings *readings, const MuWrgDay *day,
                                const MuWrgExposed *body, MuTrace *trace);
/* wrg.weather.sun, wrg.weather.drought */
int mu_wrg_weather_on_melee (const MuWrgReadings *readings, const MuWrgDay *day,
                             const MuWrgExposed *body, MuTrace *trace);
/* wrg.weather.rain.mud, wrg.weather.snow, wrg.weather.drought */
int mu_wrg_weather_on_reaction (const MuWrgReadings *readings, const MuWrgDay *day,
                                const MuWrgExposed *body, MuTrace *trace);

/* wrg.weather.wind.desert, wrg.weather.night.limits, wrg.weather.fog: paces, the
 * least of them; 0: as ever. *rule (may be NULL) is the one that binds. */
int mu_wrg_weather_sight (const MuWrgReadings *readings, const MuWrgDay *day, MuRule *rule);

/* wrg.weather.wind.trumpets: paces; 0: as ever. */
int mu_wrg_weather_signals (const MuWrgDay *day);

/* All of them. */
void mu_wrg_weather_effects (const MuWrgReadings *readings, const MuWrgDay *day,
                             const MuWrgExposed *body, MuWrgWeatherEffects *effects);

#endif
