/* What weather and light do to one body: tolls on its sums, what is left of its
 * moves, the ways that are open to it, how far it sees (wrg.weather.*). */
#include "rules/wrg/battle/engine.h"

#include "rules/wrg/field/way.h"
#include "rules/wrg/fight/casualties.h"
#include "rules/wrg/move/march.h"

/* --- directions ------------------------------------------------------------- */

#define POINT_ANGLE (MU_ANGLE_QUARTER / 2)

/* North is where side A faces. */
static MuCompass
point_near (MuAngle facing)
{
  return (MuCompass) ((MuAngle) (facing + POINT_ANGLE / 2) / POINT_ANGLE);
}

/* A facing that is within 45 degrees of a quarter of the sky gives a point next to
 * it, any other does not. */
static MuCompass
point_for_sun (MuAngle facing)
{
  if (facing % MU_ANGLE_QUARTER == POINT_ANGLE)
    return point_near (facing);
  return (MuCompass) (2 * ((MuAngle) (facing + POINT_ANGLE) / MU_ANGLE_QUARTER));
}

static MuAngle
angle_downwind (const WrgBattle *battle)
{
  return (MuAngle) (battle->sky.day.wind_from * POINT_ANGLE + MU_ANGLE_HALF);
}

/* --- tolls ------------------------------------------------------------------ */

static MuWrgExposed
exposed (const WrgBattle *battle, const Body *body)
{
  const MuWrgSetupSky *sky = &battle->sky.as_set;
  return (MuWrgExposed){
    .arabs = sky->arabs[body->side],
    .well = sky->wells[body->side],
    .lit = sky->torches[body->side],
    .facing = point_for_sun (body->ground.facing),
  };
}

/* Those that hold for the body now: a MuWrgWeatherToll set. */
unsigned
mu_wrg_weather_tolls_now (const WrgBattle *battle, const Body *body)
{
  if (!battle->sky.changes)
    return 0;
  const MuWrgExposed own = exposed (battle, body);
  return mu_wrg_weather_tolls (&battle->readings, &battle->sky.day, &own);
}

/* --- moves ------------------------------------------------------------------ */

/* wrg.weather.rain.mud: a column on a paved road, not on a path. */
static bool
is_on_paved_road (const WrgBattle *battle, const Body *body)
{
  MuTerrainStretch here;
  if (mu_terrain_advance (battle->terrain, &body->ground, PACES (1), &here, 1) < 1)
    return false;
  const MuWrgFooting footing = mu_wrg_footing (&here, body->ground.width, battle->sky.rivers_up);
  return footing.road && !(footing.mask & MU_LIES (MU_FEATURE_PATH));
}

static Going
going_of (const WrgBattle *battle, const Body *body)
{
  MuWrgWeatherEffects effects;
  MuWrgExposed own = exposed (battle, body);
  own.paved = is_on_paved_road (battle, body);
  mu_wrg_weather_effects (&battle->readings, &battle->sky.day, &own, &effects);
  return (Going){
    .hard = effects.mud > 0 || effects.halved || effects.move_cap > 0,
    .halved = effects.halved,
    .no_extra_charge = effects.no_extra_charge,
    .mud = (uint8_t) effects.mud,
    .cap = (uint8_t) effects.move_cap,
  };
}

/* As a period starts. */
void
mu_wrg_note_going (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    Body *self = body_at (battle, i);
    self->going = going_of (battle, self);
  }
}

/* What is left of such a move in hard going; recoiled: twenty paces are used. */
MuFix
mu_wrg_hard_move (const Body *body, MuWrgMarchKind kind, int period, bool recoiled)
{
  const MuWrgMarch march = {
    .type = mu_wrg_slower_type (body),
    .special = mu_wrg_is_artillery (body),
    .mover
    = mu_wrg_is_carried_engine (body) ? MU_WRG_MOVER_BOLT_SHOOTER_BY_HAND : MU_WRG_MOVER_OX_DRAWN,
    .kind = kind,
    .period = period,
    .recoiled = recoiled,
    .weather = { .mud = body->going.mud,
                 .halved = body->going.halved,
                 .no_extra_charge = body->going.no_extra_charge,
                 .move_cap = body->going.cap },
  };
  int paces;
  return mu_wrg_march (&march, &paces, NULL) == MU_RULE_NONE ? PACES (paces) : 0;
}

/* --- wind ------------------------------------------------------------------- */

/* wrg.weather.wind.desert
 * READING: wrg.weather.wind.desert: straight down wind is the nearest of the eight
 * points; whom blows drive back or draw on goes so far against it. */
bool
mu_wrg_wind_bars (const WrgBattle *battle, const Body *body, MuAngle way)
{
  return battle->sky.storm
         && mu_wrg_wind_bars_way (&battle->sky.day, battle->sky.as_set.arabs[body->side],
                                  point_near (way))
                != MU_RULE_NONE;
}

/* READING: wrg.weather.wind.desert: those who must run turn down wind where that is
 * no more than a quarter of the circle from their way; else they do not get away. */
MuAngle
mu_wrg_way_in_wind (const WrgBattle *battle, const Body *body, MuAngle way)
{
  if (!mu_wrg_wind_bars (battle, body, way))
    return way;
  const MuAngle downwind = angle_downwind (battle);
  return mu_angle_between (way, downwind) <= MU_ANGLE_QUARTER ? downwind : way;
}

/* --- night ------------------------------------------------------------------ */

static bool
may_stray (const Body *body)
{
  switch ((MoveKind) body->move.kind) {
  case MOVE_NONE:
  case MOVE_RECOIL:
  case MOVE_FOLLOW_UP:
  case MOVE_PUSHED:
    return false;
  case MOVE_ROUT:
  case MOVE_PURSUIT:
  case MOVE_BREAK_OFF:
  case MOVE_RALLY_BACK:
  case MOVE_FALL_BACK:
  case MOVE_RETIRE:
  case MOVE_UNCONTROLLED:
  case MOVE_UNAUTHORISED:
  case MOVE_CHARGE:
  case MOVE_EVADE:
  case MOVE_ADVANCE:
    break;
  }
  return !body->period.strayed && body->move.distance > 0;
}

static MuVelocity
scaled (MuVelocity way, int64_t times, int64_t part)
{
  return (MuVelocity){ (MuFix) (way.x * times / part), (MuFix) (way.y * times / part) };
}

static bool
ends_on_table (const WrgBattle *battle, const MuRect *ground, MuVelocity way)
{
  MuRect there = *ground;
  there.front.x += way.x;
  there.front.y += way.y;
  return !mu_rect_outside (&there, battle->width, battle->depth);
}

static bool
has_room_aside (const WrgBattle *battle, int body, int paces)
{
  const MuRect beside
      = mu_rect_moved (&body_at (battle, body)->ground, (MuLocal){ PACES (paces), 0 });
  return mu_wrg_is_open (battle, body, &beside);
}

/* The ten paces aside come on top of the way of its move, or of what is left of the
 * period for it. */
static void
go_aside (WrgBattle *battle, int body, int paces)
{
  Body *self = body_at (battle, body);
  const int32_t left = MU_PERIOD_PARTS - self->move.delay;
  MuVelocity *way = self->move.delay > 0 ? &self->move.later : &self->move.velocity;
  const MuAngle right = (MuAngle) (self->ground.facing + MU_ANGLE_QUARTER);
  MuVelocity whole = scaled (*way, left, MU_PERIOD_PARTS);
  const MuVelocity aside = mu_velocity (right, PACES (paces));
  whole.x += aside.x;
  whole.y += aside.y;
  if (left <= 0 || !has_room_aside (battle, body, paces)
      || !ends_on_table (battle, &self->ground, whole))
    return;
  *way = scaled (whole, MU_PERIOD_PARTS, left);
  self->move.aside = (MuFix) ((int64_t) PACES (paces) * MU_PERIOD_PARTS / left);
  mu_wrg_emit (battle, MU_EVENT_STRAYED, MU_RULE_WRG_WEATHER_NIGHT_DRIFT, body, MU_NO_BODY,
               VALUES (paces));
}

/* READING: wrg.weather.night.drift: nobody strays over the table's edge, nor who has
 * others close beside it there: they keep each other straight. */
static void
stray (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  const int face
      = mu_dice_roll (battle->dice, mu_wrg_drift_die (self->troop.regular), MU_ROLL_WEATHER, body);
  self->period.strayed = true;
  if (mu_wrg_drift (face) != 0)
    go_aside (battle, body, mu_wrg_drift (face));
}

/* wrg.weather.night.drift: once a period, as it moves. */
void
mu_wrg_stray_in_the_dark (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    const Body *self = body_at (battle, i);
    if (may_stray (self) && mu_wrg_is_dark (battle, self, self))
      stray (battle, i);
  }
}

/* --- snow ------------------------------------------------------------------- */

/* READING: wrg.weather.snow.precipice: in mountain country a path up a steep hill
 * has a drop on one side. */
static bool
is_on_ledge (const WrgBattle *battle, const Body *body)
{
  const MuTerrainMask ledge = MU_LIES (MU_FEATURE_PATH) | MU_LIES_STEEP_HILL;
  return (mu_terrain_at (battle->terrain, body->ground.front)->mask & ledge) == ledge;
}

/* After a move. */
void
mu_wrg_slip_from_path (WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  if (battle->sky.day.place.country != MU_COUNTRY_MOUNTAIN || !is_on_ledge (battle, self))
    return;
  const int face = mu_dice_roll (battle->dice, MU_DIE_ORDINARY, MU_ROLL_WEATHER, body);
  if (mu_wrg_precipice_loss (face) == 0)
    return;
  mu_wrg_emit (battle, MU_EVENT_SLIPPED, MU_RULE_WRG_WEATHER_SNOW_PRECIPICE, body, MU_NO_BODY,
               VALUES (mu_wrg_precipice_loss (face)));
  mu_wrg_take_casualties (battle, body, mu_wrg_precipice_loss (face) * MU_WRG_MEN_PER_FIGURE);
}
