/* A fire from its first spark to its ashes, a period at a time. Points towards lighting it fade
 * while nobody shoots, so idle periods are counted twice over, in a row and in all: the book
 * leaves open which of the two cancels them. */
#include "rules/wrg/siege/fire.h"

#include <assert.h>

static void
forget_points (MuWrgFire *fire)
{
  fire->points = 0;
  fire->idle = 0;
  fire->idle_all = 0;
}

/* wrg.engineering.fire.start: shots that cause nothing are fire missiles too. */
static void
take_missiles (MuWrgFire *fire, int points, MuTrace *trace)
{
  const int room = MU_WRG_FIRE_STARTS - fire->points;
  fire->idle = 0;
  fire->points
      += mu_trace_add (trace, MU_RULE_WRG_ENGINEERING_FIRE_START, points < room ? points : room);
}

/* READING: wrg.engineering.fire.start: half of an odd count is not given (the
 * larger half stays unless switched), nor whether the two periods that cancel all
 * are to follow each other (they are unless switched). */
static int
cancel (const MuReadings *readings, const MuWrgFire *fire)
{
  const bool any_two = mu_reading (readings, MU_READING_FIRE_TWO_IDLE);
  if ((any_two ? fire->idle_all : fire->idle) >= 2)
    return fire->points;
  const int smaller = fire->points / 2;
  return mu_reading (readings, MU_READING_FIRE_HALF) ? fire->points - smaller : smaller;
}

static void
pass_idly (const MuReadings *readings, MuWrgFire *fire, MuTrace *trace)
{
  if (fire->points == 0)
    return;
  fire->idle++;
  fire->idle_all++;
  fire->points
      += mu_trace_add (trace, MU_RULE_WRG_ENGINEERING_FIRE_START, -cancel (readings, fire));
  if (fire->points == 0)
    forget_points (fire);
}

static unsigned
light (MuWrgFire *fire)
{
  forget_points (fire);
  fire->stage = MU_FIRE_BURNING;
  fire->kindling = 0;
  fire->age = 0;
  return MU_FIRE_LIT;
}

/* READING: wrg.engineering.fire.inside: the two periods follow each other; who
 * breaks off begins anew. */
static unsigned
try_to_light (const MuReadings *readings, MuWrgFire *fire, const MuWrgFirePeriod *period,
              MuTrace *trace)
{
  const bool rained = fire->rained;
  const bool all = !rained || !mu_reading (readings, MU_READING_RAIN_FIRES);
  fire->kindling = period->inside && all ? fire->kindling + 1 : 0;
  if (rained)
    forget_points (fire);
  else if (period->missiles)
    take_missiles (fire, period->points, trace);
  else
    pass_idly (readings, fire, trace);
  const bool lit = fire->points >= MU_WRG_FIRE_STARTS || (period->flame_thrower && all)
                   || fire->kindling >= MU_WRG_FIRE_LIT_WITHIN;
  return lit ? light (fire) : 0;
}

/* wrg.engineering.fire.destroy, wrg.engineering.fire.rain */
static unsigned
burn_on (MuWrgFire *fire, bool rain, MuTrace *trace)
{
  if (rain) {
    fire->stage = MU_FIRE_PUT_OUT;
    mu_trace_add (trace, MU_RULE_WRG_ENGINEERING_FIRE_RAIN, 0);
    return MU_FIRE_RAINED_OUT;
  }
  fire->age += mu_trace_add (trace, MU_RULE_WRG_ENGINEERING_FIRE_DESTROY, 1);
  if (fire->age == MU_WRG_FIRE_DESTROYS)
    return MU_FIRE_DESTROYS;
  if (fire->age < MU_WRG_FIRE_BURNS_OUT)
    return 0;
  fire->stage = MU_FIRE_BURNT_OUT;
  return MU_FIRE_BURNS_OUT;
}

unsigned
mu_wrg_fire_step (const MuReadings *readings, MuWrgFire *fire, const MuWrgFirePeriod *period,
                  MuTrace *trace)
{
  assert (period->points >= 0);
  mu_trace_clear (trace);
  fire->rained |= period->rain;
  switch (fire->stage) {
  case MU_FIRE_NOT_LIT:
  case MU_FIRE_PUT_OUT:
    return try_to_light (readings, fire, period, trace);
  case MU_FIRE_BURNING:
    return burn_on (fire, period->rain, trace);
  case MU_FIRE_BURNT_OUT:
    return 0;
  }
  return 0;
}

/* wrg.engineering.fire.inside */
static bool
may_stand_in (MuWrgBurnable what)
{
  return what == MU_BURN_BUILDING || what == MU_BURN_WOOD || what == MU_BURN_PENTHOUSE
         || what == MU_BURN_TOWER;
}

/* READING: wrg.engineering.fire.rain: the weather's own rule bars every fire for
 * the rest of the game, this one lets some start; the particular rule stands
 * unless switched (wrg.weather.rain.fires). */
MuRule
mu_wrg_fire_refused (const MuReadings *readings, MuWrgIgnition by, MuWrgBurnable what, bool rained)
{
  if (rained && (by == MU_IGNITE_MISSILES || mu_reading (readings, MU_READING_RAIN_FIRES)))
    return MU_RULE_WRG_ENGINEERING_FIRE_RAIN;
  if (by == MU_IGNITE_INSIDE && !may_stand_in (what))
    return MU_RULE_WRG_ENGINEERING_FIRE_INSIDE;
  return MU_RULE_NONE;
}

/* READING: wrg.engineering.fire.wind: "third period of burning" counts from the
 * period after it was lit, as those of wrg.engineering.fire.destroy do, unless switched; it
 * leaps where there is something to leap to, as no die is given. */
static int
find_reach (const MuReadings *readings, MuWrgBurnable what, int age)
{
  if (what == MU_BURN_GRASS)
    return MU_WRG_FIRE_LEAP * age;
  const int third = mu_reading (readings, MU_READING_FIRE_LEAP) ? 2 : 3;
  const bool leaps = what == MU_BURN_WOOD || what == MU_BURN_BUILDING;
  return leaps && age == third ? MU_WRG_FIRE_LEAP : 0;
}

bool
mu_wrg_fire_spreads (const MuReadings *readings, MuWrgBurnable what, int age, bool strong_wind,
                     int gap, MuTrace *trace)
{
  mu_trace_clear (trace);
  const int reach = mu_trace_add (trace, MU_RULE_WRG_ENGINEERING_FIRE_WIND,
                                  strong_wind ? find_reach (readings, what, age) : 0);
  mu_trace_add (trace, MU_RULE_WRG_ENGINEERING_FIRE_WIND, gap);
  return reach > 0 && gap <= reach;
}
