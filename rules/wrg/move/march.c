/* How far a body goes: a full move, from which rule after rule takes its share. A halving and a
 * deduction in paces do not change places without changing the sum, so their order is fixed: how
 * long it has run, what it has spent, how it is formed, what hastens it, and last the sky and
 * its own weariness. Each line says what was really taken, as nothing is taken below nothing. */
#include "rules/wrg/move/march.h"

#include "rules/wrg/fight/column.h"

/* READING: wrg.move.distance.dummy: the main table has dummy elephants beside the
 * Burmese, the reminder sheet beside wagons: the table, unless switched. */
MuWrgMover
mu_wrg_dummy_mover (const MuReadings *readings)
{
  return mu_reading (readings, MU_READING_DUMMY_ELEPHANTS) ? MU_WRG_MOVER_WAGON
                                                           : MU_WRG_MOVER_BURMESE;
}

bool
mu_wrg_mover_is_afloat (MuWrgMover mover)
{
  return mover == MU_WRG_MOVER_BOAT || mover == MU_WRG_MOVER_BOAT_ANGLED;
}

static int
normal_move (const MuWrgMarch *march)
{
  return march->special ? mu_wrg_mover_normal_move (march->mover)
                        : mu_wrg_type_normal_move (march->type);
}

static int
charge_move (const MuWrgMarch *march)
{
  return march->special ? mu_wrg_mover_charge_move (march->mover)
                        : mu_wrg_type_charge_move (march->type);
}

/* wrg.move.distance.table, wrg.move.distance.chariots, wrg.move.distance.slow,
 * wrg.move.distance.boats: where its move is printed. */
static MuRule
rule_of_move (const MuWrgMarch *march)
{
  if (march->special && mu_wrg_mover_is_afloat (march->mover))
    return MU_RULE_WRG_MOVE_DISTANCE_BOATS;
  if (march->special)
    return march->mover == MU_WRG_MOVER_BURMESE ? MU_RULE_WRG_MOVE_DISTANCE_CHARIOTS
                                                : MU_RULE_WRG_MOVE_DISTANCE_SLOW;
  if (!mu_wrg_type_may_attack (march->type)) /* engines and transport */
    return MU_RULE_WRG_MOVE_DISTANCE_SLOW;
  return mu_type_is_infantry (march->type) || mu_type_is_cavalry (march->type)
             ? MU_RULE_WRG_MOVE_DISTANCE_TABLE
             : MU_RULE_WRG_MOVE_DISTANCE_CHARIOTS;
}

/* A move that shrinks line by line, never below nothing. */
typedef struct {
  int paces;
  MuTrace *trace;
} Allowance;

static void
take (Allowance *left, MuRule rule, int paces)
{
  const int taken = paces < left->paces ? paces : left->paces;
  if (taken > 0)
    left->paces += add_line (left->trace, rule, -taken);
}

static void
halve (Allowance *left, MuRule rule)
{
  take (left, rule, left->paces - left->paces / 2);
}

static bool
is_fast (const MuWrgMarch *march)
{
  return march->kind != MU_WRG_MARCH_NORMAL && march->kind != MU_WRG_MARCH_EVADE;
}

/* wrg.weather.snow: no charge distance beyond the normal one, rout excepted. */
static int
charge_distance (const MuWrgMarch *march)
{
  return march->weather.no_extra_charge && march->kind != MU_WRG_MARCH_ROUT ? normal_move (march)
                                                                            : charge_move (march);
}

static Allowance
full_move (const MuWrgMarch *march, MuTrace *trace)
{
  const int full = is_fast (march) ? charge_move (march) : normal_move (march);
  Allowance left = { .paces = add_line (trace, rule_of_move (march), full), .trace = trace };
  if (is_fast (march))
    take (&left, MU_RULE_WRG_WEATHER_SNOW, full - charge_distance (march));
  return left;
}

/* wrg.move.rout, wrg.move.pursuit, wrg.move.uncontrolled, wrg.move.uncontrolled.then-rout */
static void
take_breath (const MuWrgMarch *march, Allowance *left)
{
  const int period = march->period + march->then_rout;
  switch (march->kind) {
  case MU_WRG_MARCH_NORMAL:
  case MU_WRG_MARCH_CHARGE:
  case MU_WRG_MARCH_EVADE:
    break;
  case MU_WRG_MARCH_ROUT:
    take (left, MU_RULE_WRG_MOVE_ROUT, mu_wrg_rout_slower (period));
    break;
  case MU_WRG_MARCH_PURSUIT:
    take (left, MU_RULE_WRG_MOVE_PURSUIT, mu_wrg_pursuit_slower (period));
    break;
  case MU_WRG_MARCH_UNCONTROLLED:
    take (left, MU_RULE_WRG_MOVE_UNCONTROLLED, mu_wrg_uncontrolled_slower (march->period));
    break;
  }
}

/* wrg.move.direction.charge-cost, wrg.move.direction.normal-cost
 *
 * READING: wrg.move.direction.normal-cost: pro rata of the move before any other
 * deduction; only charges go by normal and charge moves. */
static void
take_delay (const MuWrgMarch *march, Allowance *left)
{
  const int normal = normal_move (march);
  const int charge = charge_distance (march);
  if (march->kind == MU_WRG_MARCH_CHARGE)
    take (left, MU_RULE_WRG_MOVE_DIRECTION_CHARGE_COST,
          charge - mu_wrg_charge_after (normal, charge, march->delay));
  else
    take (left, MU_RULE_WRG_MOVE_DIRECTION_NORMAL_COST,
          left->paces - mu_wrg_move_after (left->paces, march->delay));
}

#define RECOIL_PACES 20

/* wrg.move.recoil.deduct, wrg.move.evade.shoot-first, wrg.move.evade.deep,
 * wrg.move.square */
static void
take_formation (const MuWrgMarch *march, Allowance *left)
{
  const bool evades = march->kind == MU_WRG_MARCH_EVADE;
  if (march->recoiled)
    take (left, MU_RULE_WRG_MOVE_RECOIL_DEDUCT, RECOIL_PACES);
  if (evades && march->shot_first)
    take (left, MU_RULE_WRG_MOVE_EVADE_SHOOT_FIRST, normal_move (march) / MU_WRG_QUARTERS);
  if (evades && march->deep)
    halve (left, MU_RULE_WRG_MOVE_EVADE_DEEP);
  if (march->square)
    halve (left, MU_RULE_WRG_MOVE_SQUARE);
}

/* wrg.deploy.forced-march, wrg.orders.time-limit */
static void
hasten (const MuWrgMarch *march, Allowance *left)
{
  if (march->hastened > 0)
    left->paces += add_line (left->trace, MU_RULE_WRG_DEPLOY_FORCED_MARCH, march->hastened);
  if (march->head_start > 0)
    left->paces += add_line (left->trace, MU_RULE_WRG_ORDERS_TIME_LIMIT, march->head_start);
}

/* wrg.weather.rain.mud: on land; wrg.weather.snow, wrg.fatigue.zero, wrg.weather.night.limits */
static void
take_weather (const MuWrgMarch *march, Allowance *left)
{
  const MuWrgWeatherEffects *weather = &march->weather;
  const bool runs = march->kind == MU_WRG_MARCH_EVADE || march->kind == MU_WRG_MARCH_ROUT;
  if (!march->special || !mu_wrg_mover_is_afloat (march->mover))
    take (left, MU_RULE_WRG_WEATHER_RAIN_MUD, weather->mud);
  if (weather->halved)
    halve (left, MU_RULE_WRG_WEATHER_SNOW);
  if (mu_wrg_fatigue (march->fitness).halved)
    halve (left, MU_RULE_WRG_FATIGUE_ZERO);
  if (weather->move_cap > 0 && !runs)
    take (left, MU_RULE_WRG_WEATHER_NIGHT_LIMITS, left->paces - weather->move_cap);
}

MuRule
mu_wrg_march (const MuWrgMarch *march, int *paces, MuTrace *trace)
{
  mu_trace_clear (trace);
  if (mu_wrg_fatigue (march->fitness).worn_out)
    return MU_RULE_WRG_FATIGUE_EXHAUSTED;
  if (is_fast (march) && charge_move (march) == 0)
    return MU_RULE_WRG_MOVE_DISTANCE_SLOW;

  Allowance left = full_move (march, trace);
  take_breath (march, &left);
  take_delay (march, &left);
  take_formation (march, &left);
  hasten (march, &left);
  take_weather (march, &left);
  *paces = left.paces;
  return MU_RULE_NONE;
}
