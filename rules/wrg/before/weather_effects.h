/* WRG 5th: what the day does to one body, in the numbers that the other sums
 * take (wrg.weather.*). Each number comes with a line per rule. */
#ifndef MUSTER_RULES_WRG_BEFORE_WEATHER_EFFECTS_H
#define MUSTER_RULES_WRG_BEFORE_WEATHER_EFFECTS_H

#include "rules/core/trace.h"
#include "rules/field/sky.h"
#include "rules/wrg/before/weather.h"

/* What matters of a body. */
typedef struct {
  bool arabs;       /* by nation, not by horse */
  bool well;        /* has water to hand */
  bool lit;         /* it, or what it looks for, is within reach of a light */
  bool paved;       /* moves on a paved road */
  MuCompass facing; /* MU_NO_POINT: not known */
} MuWrgExposed;

/* Why the weather takes 1 off a sum; a set. Snow in the air and snow that lies
 * are two things: the one wets strings, the other chills hearts. */
typedef enum {
  MU_WEATHER_RAIN = 1 << 0,      /* wrg.weather.rain.missiles: until the second dry period */
  MU_WEATHER_SNOW = 1 << 1,      /* wrg.weather.snow: as rain */
  MU_WEATHER_SUN = 1 << 2,       /* wrg.weather.sun: in the eyes */
  MU_WEATHER_DROUGHT = 1 << 3,   /* wrg.weather.drought: weapons and reaction */
  MU_WEATHER_MUD = 1 << 4,       /* wrg.weather.rain.mud: reaction */
  MU_WEATHER_SNOW_LIES = 1 << 5, /* wrg.weather.snow: reaction */
} MuWrgWeatherToll;

typedef struct {
  unsigned tolls;        /* MuWrgWeatherToll set: MuWrgShot.weather, MuWrgMelee.weather */
  int shooting;          /* what they take off the weapon factor */
  int melee;             /* the same, hand-to-hand */
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
  MuCompass downwind; /* the one way to move, charging too, if downwind_only */
  bool path_dice;     /* wrg.weather.snow.precipice */
  bool strays;        /* wrg.weather.night.drift */
} MuWrgWeatherEffects;

/* All that hold for the body on such a day. */
unsigned mu_wrg_weather_tolls (const MuReadings *readings, const MuWrgDay *day,
                               const MuWrgExposed *body);

/* What tolls take, 0 or negative, from the factor of missile weapons (rain and
 * snow together as one), from that of all other weapons, and from a test.
 * trace (may be NULL) gets a line for each, so that a sum under way can go on
 * with them; tolls that do not bear on it are passed over. */
int mu_wrg_weather_from_missiles (unsigned tolls, MuTrace *trace);
int mu_wrg_weather_from_blows (unsigned tolls, MuTrace *trace);
int mu_wrg_weather_from_reaction (unsigned tolls, MuTrace *trace);

/* The same of all that hold for the body on such a day. */
int mu_wrg_weather_on_shooting (const MuReadings *readings, const MuWrgDay *day,
                                const MuWrgExposed *body, MuTrace *trace);
int mu_wrg_weather_on_melee (const MuReadings *readings, const MuWrgDay *day,
                             const MuWrgExposed *body, MuTrace *trace);
int mu_wrg_weather_on_reaction (const MuReadings *readings, const MuWrgDay *day,
                                const MuWrgExposed *body, MuTrace *trace);

/* wrg.weather.wind.desert, wrg.weather.night.limits, wrg.weather.fog: paces, the
 * least of them; 0: as ever. *rule (may be NULL) is the one that binds. */
int mu_wrg_weather_sight (const MuReadings *readings, const MuWrgDay *day, MuRule *rule);

/* wrg.weather.wind.trumpets: paces; 0: as ever. */
int mu_wrg_weather_signals (const MuWrgDay *day);

/* All of them. */
void mu_wrg_weather_effects (const MuReadings *readings, const MuWrgDay *day,
                             const MuWrgExposed *body, MuWrgWeatherEffects *effects);

#endif
