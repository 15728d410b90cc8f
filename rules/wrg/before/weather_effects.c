/* What the day does to one body. The reasons are gathered as a set before they become numbers,
 * since each sum takes its own from them: wet strings are nothing to a sword, nor mud to a bow.
 * Limits of sight do not add up: the shortest binds, and the list has it first. */
#include "rules/wrg/before/weather_effects.h"

#include "rules/wrg/fight/column.h"
#include "rules/wrg/orders/orders.h"

/* wrg.weather.rain.missiles: until the second period without rain; snow as rain. */
static bool
strings_are_wet (const MuWrgDay *day)
{
  return mu_wrg_has_fallen (day) && day->dry_periods < 2;
}

static bool
is_parched (const MuReadings *readings, const MuWrgDay *day, const MuWrgExposed *body)
{
  return mu_wrg_desert_is_parched (readings, &day->place) && !body->arabs && !body->well;
}

static unsigned
toll_if (bool holds, MuWrgWeatherToll toll)
{
  return holds ? toll : 0;
}

/* wrg.weather.snow: as rain. What falls now, or else what fell, wets strings. */
static MuWrgWeatherToll
what_wets (const MuWrgDay *day)
{
  if (day->rain || day->snow)
    return day->snow ? MU_WEATHER_SNOW : MU_WEATHER_RAIN;
  return day->rain_periods > 0 ? MU_WEATHER_RAIN : MU_WEATHER_SNOW;
}

unsigned
mu_wrg_weather_tolls (const MuReadings *readings, const MuWrgDay *day, const MuWrgExposed *body)
{
  return toll_if (strings_are_wet (day), what_wets (day))
         | toll_if (mu_wrg_is_dazzled (day, body->facing), MU_WEATHER_SUN)
         | toll_if (is_parched (readings, day, body), MU_WEATHER_DROUGHT)
         | toll_if (mu_wrg_is_muddy (day), MU_WEATHER_MUD)
         | toll_if (mu_wrg_is_snowed_under (day), MU_WEATHER_SNOW_LIES);
}

static int
take (unsigned tolls, MuWrgWeatherToll toll, MuRule rule, MuTrace *trace)
{
  return tolls & toll ? add_line (trace, rule, -1) : 0;
}

/* wrg.weather.sun, wrg.weather.drought: on all weapon factors. */
int
mu_wrg_weather_from_blows (unsigned tolls, MuTrace *trace)
{
  return take (tolls, MU_WEATHER_SUN, MU_RULE_WRG_WEATHER_SUN, trace)
         + take (tolls, MU_WEATHER_DROUGHT, MU_RULE_WRG_WEATHER_DROUGHT, trace);
}

/* wrg.weather.rain.missiles, wrg.weather.snow */
int
mu_wrg_weather_from_missiles (unsigned tolls, MuTrace *trace)
{
  const unsigned snow_alone = tolls & MU_WEATHER_RAIN ? 0 : tolls;
  int total = take (tolls, MU_WEATHER_RAIN, MU_RULE_WRG_WEATHER_RAIN_MISSILES, trace);
  total += take (snow_alone, MU_WEATHER_SNOW, MU_RULE_WRG_WEATHER_SNOW, trace);
  return total + mu_wrg_weather_from_blows (tolls, trace);
}

/* wrg.weather.rain.mud, wrg.weather.snow, wrg.weather.drought */
int
mu_wrg_weather_from_reaction (unsigned tolls, MuTrace *trace)
{
  return take (tolls, MU_WEATHER_MUD, MU_RULE_WRG_WEATHER_RAIN_MUD, trace)
         + take (tolls, MU_WEATHER_SNOW_LIES, MU_RULE_WRG_WEATHER_SNOW, trace)
         + take (tolls, MU_WEATHER_DROUGHT, MU_RULE_WRG_WEATHER_DROUGHT, trace);
}

int
mu_wrg_weather_on_shooting (const MuReadings *readings, const MuWrgDay *day,
                            const MuWrgExposed *body, MuTrace *trace)
{
  return mu_wrg_weather_from_missiles (mu_wrg_weather_tolls (readings, day, body), trace);
}

int
mu_wrg_weather_on_melee (const MuReadings *readings, const MuWrgDay *day, const MuWrgExposed *body,
                         MuTrace *trace)
{
  return mu_wrg_weather_from_blows (mu_wrg_weather_tolls (readings, day, body), trace);
}

int
mu_wrg_weather_on_reaction (const MuReadings *readings, const MuWrgDay *day,
                            const MuWrgExposed *body, MuTrace *trace)
{
  return mu_wrg_weather_from_reaction (mu_wrg_weather_tolls (readings, day, body), trace);
}

/* --- sight and sound ---------------------------------------------------- */

#define SANDSTORM_SIGHT 30
#define NIGHT_PACES     60
#define FOG_SIGHT       100

int
mu_wrg_weather_sight (const MuReadings *readings, const MuWrgDay *day, MuRule *rule)
{
  const struct {
    bool holds;
    int paces;
    MuRule rule;
  } limit[] = {
    { mu_wrg_is_sandstorm (day), SANDSTORM_SIGHT, MU_RULE_WRG_WEATHER_WIND_DESERT },
    { mu_wrg_is_night (readings, day), NIGHT_PACES, MU_RULE_WRG_WEATHER_NIGHT_LIMITS },
    { mu_wrg_is_foggy (day), FOG_SIGHT, MU_RULE_WRG_WEATHER_FOG },
    { true, 0, MU_RULE_NONE },
  };
  int i = 0;
  while (!limit[i].holds)
    i++;
  if (rule)
    *rule = limit[i].rule;
  return limit[i].paces;
}

int
mu_wrg_weather_signals (const MuWrgDay *day)
{
  return day->winds ? MU_WRG_HEARING_IN_WIND : 0;
}

/* --- all together ------------------------------------------------------- */

#define MUD_PACES 20

/* wrg.weather.rain.mud, wrg.weather.snow, wrg.weather.night.limits
 *
 * READING: wrg.weather.snow: the halving stands in place of the mud's 20 paces. */
static void
slow_down (const MuReadings *readings, const MuWrgDay *day, const MuWrgExposed *body,
           MuWrgWeatherEffects *effects)
{
  effects->mud = mu_wrg_is_muddy (day) && !body->paved ? MUD_PACES : 0;
  effects->halved = effects->no_extra_charge = mu_wrg_is_snowed_under (day);
  effects->move_cap = mu_wrg_is_night (readings, day) ? NIGHT_PACES : 0;
  effects->strays = mu_wrg_is_night (readings, day) && !body->lit;
  effects->path_dice = mu_wrg_path_is_slippery (readings, day);
  effects->downwind_only = mu_wrg_is_sandstorm (day) && !body->arabs;
  effects->downwind = (MuCompass) ((day->wind_from + MU_COMPASS_POINTS / 2) % MU_COMPASS_POINTS);
}

void
mu_wrg_weather_effects (const MuReadings *readings, const MuWrgDay *day, const MuWrgExposed *body,
                        MuWrgWeatherEffects *effects)
{
  const unsigned tolls = mu_wrg_weather_tolls (readings, day, body);
  *effects = (MuWrgWeatherEffects){
    .tolls = tolls,
    .shooting = -mu_wrg_weather_from_missiles (tolls, NULL),
    .melee = -mu_wrg_weather_from_blows (tolls, NULL),
    .reaction = mu_wrg_weather_from_reaction (tolls, NULL),
    .sight = mu_wrg_weather_sight (readings, day, NULL),
    .signals = mu_wrg_weather_signals (day),
    .unfriendly_cover = mu_wrg_is_night (readings, day),
    .surprises = mu_wrg_is_night (readings, day) && !body->lit,
  };
  slow_down (readings, day, body, effects);
}
