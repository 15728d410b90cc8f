/* Running: who retreats or routs turns about and goes away from the enemy, through friends where
 * they are in his way, to the edge and over it. */
#include "rules/awfp/battle/engine.h"

/* Friends on whose ground it stands, or whom it has gone through, are disordered, and it with them
 * (the author's answer to a question on his medieval rules).
 * READING: awfp.orders.skirmish.auto: skirmishers go through and nobody is the worse for it. */
static void
shove (AwfpBattle *battle, int body, const MuRect *from, const MuRect *to)
{
  const AwfpUnit *unit = &battle->unit[body];
  const MuFix gone = mu_rect_distance (from, to);
  MuRect way = *to;
  way.depth += gone + from->depth;
  const bool harmless = mu_awfp_unit_skirmishes (unit)
                        && !mu_reading (battle->setup->readings, MU_READING_FAST_THROUGH);
  if (harmless)
    return;
  for (int other = battle->first[unit->side]; other < battle->first[unit->side + 1]; other++) {
    const AwfpUnit *friend = &battle->unit[other];
    if (other != body && mu_awfp_fights_on (friend) && !mu_awfp_unit_skirmishes (friend)
        && mu_rect_overlaps (&way, &friend->at))
      mu_awfp_disorder (battle, other, 1, MU_RULE_AWFP_COMBAT_DISORDER_EFFECTS);
  }
}

/* The nearest place to that length at which it has ground of its own: beyond friends first. */
static bool
find_room (const AwfpBattle *battle, int body, const MuRect *about, MuFix length, MuRect *place)
{
  const MuFix step = battle->inch;
  for (int more = 0; more <= 4; more++) {
    *place = mu_rect_ahead (about, length + more * step);
    if (mu_rect_outside (place, battle->width, battle->depth)
        || mu_awfp_has_room (battle, body, place))
      return true;
  }
  for (MuFix less = length - step; less > 0; less -= step) {
    *place = mu_rect_ahead (about, less);
    if (mu_awfp_has_room (battle, body, place))
      return true;
  }
  return false;
}

/* awfp.orders.retreat.no-combat: no farther than to the enemy who is in the way. */
static MuFix
until_enemy (const AwfpBattle *battle, int body, const MuRect *about, MuFix length)
{
  const int enemy = !battle->unit[body].side;
  for (int other = battle->first[enemy]; other < battle->first[enemy + 1]; other++) {
    MuFix distance;
    if (mu_awfp_on_table (&battle->unit[other])
        && mu_rect_reaches (about, &battle->unit[other].at, &distance) && distance < length)
      length = distance > battle->inch ? distance - battle->inch : 0;
  }
  return length;
}

/* awfp.orders.retreat.turn, awfp.orders.retreat.from: turned about, and off by up to 45 degrees to
 * be away from whom it flees. */
static MuRect
turn_away (const AwfpBattle *battle, int body, int from)
{
  const MuRect about = mu_rect_about (&battle->unit[body].at);
  if (from == MU_NO_BODY)
    return about;
  const MuPoint enemy = mu_rect_centre (&battle->unit[from].at), own = mu_rect_centre (&about);
  MuWheel wheel = mu_wheel_between (about.facing, mu_angle_towards (enemy, own));
  const MuWheel most = MU_ANGLE_QUARTER / 2;
  wheel = wheel > most ? most : wheel < -most ? -most : wheel;
  const MuRect turned = mu_rect_turned (&about, (MuAngle) (about.facing + (MuAngle) wheel));
  return mu_awfp_engaged (battle, body) || !mu_awfp_has_room (battle, body, &turned) ? about
                                                                                     : turned;
}

void
mu_awfp_flee (AwfpBattle *battle, int body, int from, MuFix length, MuRule why)
{
  AwfpUnit *unit = &battle->unit[body];
  const MuRect about = turn_away (battle, body, from);
  bool disorders, clear;
  MuRect place = about;
  length = mu_awfp_going_over (battle, body, &about, length, &disorders, &clear);
  length = until_enemy (battle, body, &about, length);
  if (length > 0 && !find_room (battle, body, &about, length, &place))
    place = about;
  if (mu_rect_outside (&place, battle->width, battle->depth)) {
    mu_awfp_remove (battle, body,
                    unit->state == MU_AWFP_ROUTED ? MU_FATE_ROUTED_OFF : MU_FATE_OFF_TABLE, why);
    return;
  }
  const MuRect start = unit->at;
  mu_awfp_march (battle, body, &place, why, mu_rect_distance (&start, &place));
  shove (battle, body, &about, &place);
  mu_awfp_clash_drop (battle, body);
  if (disorders && unit->state != MU_AWFP_ROUTED)
    mu_awfp_disorder (battle, body, 1, MU_RULE_AWFP_DEF_DELAYING);
}

bool
mu_awfp_gives_way_to (const AwfpBattle *battle, int body, int comer)
{
  const AwfpUnit *unit = &battle->unit[body];
  return mu_awfp_unit_skirmishes (unit) && !mu_awfp_unit_is_si (&battle->unit[comer])
         && !mu_awfp_engaged (battle, body) && unit->fate == MU_FATE_ON_TABLE;
}

/* awfp.orders.skirmish.auto, awfp.orders.skirmish.free */
void
mu_awfp_run_from (AwfpBattle *battle, int body, int comer)
{
  const AwfpUnit *unit = &battle->unit[body];
  const int die = mu_awfp_throw (battle, MU_DIE_ORDINARY, MU_ROLL_CHARGE_MOVE, body);
  const MuFix length
      = mu_awfp_variable_move (battle->setup->play, battle->setup->scale, &unit->troop, die);
  mu_awfp_tell (battle, MU_AWFP_EVENT_RESPONSE, MU_RULE_AWFP_SKIRMISH_AUTO, body, comer,
                VALUES (MU_AWFP_RUNS));
  mu_awfp_run (battle, body, comer, length, length);
}
