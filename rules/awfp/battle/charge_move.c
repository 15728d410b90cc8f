/* Charges carried out: those who give way first, then each charge from the flank that was chosen.
 * Distances are rolled once all have answered (awfp.sequence.charge.roll-after). */
#include "rules/awfp/battle/engine.h"

/* awfp.orders.charge.distance */
static MuFix
roll_length (AwfpBattle *battle, int body)
{
  const AwfpUnit *unit = &battle->unit[body];
  const int die = mu_awfp_variable_rolls (battle->setup->play, &unit->troop)
                      ? mu_awfp_throw (battle, MU_DIE_ORDINARY, MU_ROLL_CHARGE_MOVE, body)
                      : 0;
  return mu_awfp_variable_move (battle->setup->play, battle->setup->scale, &unit->troop, die);
}

/* awfp.orders.retreat.disorder, awfp.orders.skirmish.extra-move */
void
mu_awfp_run (AwfpBattle *battle, int body, int from, MuFix length, MuFix whole)
{
  const AwfpUnit *unit = &battle->unit[body];
  const bool twice = unit->turn.moved;
  const bool orderly
      = mu_awfp_unit_skirmishes (unit) || unit->troop.armour == MU_AWFP_LCH
        || (mu_awfp_has_privilege (&unit->troop, MU_AWFP_ORDERLY_RETREAT) && length * 2 <= whole);
  mu_awfp_flee (battle, body, from, length, MU_RULE_AWFP_RETREAT_TURN);
  if (twice && mu_awfp_unit_skirmishes (unit))
    mu_awfp_disorder (battle, body, 1, MU_RULE_AWFP_SKIRMISH_EXTRA_MOVE);
  else if (!orderly)
    mu_awfp_disorder (battle, body, 1, MU_RULE_AWFP_RETREAT_DISORDER);
}

static void
give_way (AwfpBattle *battle, int body)
{
  AwfpUnit *unit = &battle->unit[body];
  const MuFix inch = mu_awfp_length (battle->setup->scale, 1, 2);
  MuRect place = unit->at;
  switch ((MuAwfpResponse) unit->turn.response) {
  case MU_AWFP_RUNS: {
    const MuFix length = roll_length (battle, body);
    mu_awfp_run (battle, body, unit->turn.charged, length, length);
    return;
  }
  case MU_AWFP_FALLS_BACK:
    place = mu_rect_ahead (&unit->at, -inch);
    break;
  case MU_AWFP_TURNS_TO_FACE:
    place = mu_rect_turned (
        &unit->at,
        (MuAngle) (unit->at.facing
                   + (int) mu_rect_face_towards (&unit->at, &battle->unit[unit->turn.charged].at)
                         * MU_ANGLE_QUARTER));
    break;
  case MU_AWFP_STANDS:
  case MU_AWFP_COUNTERCHARGES:
    return;
  }
  if (mu_awfp_has_room (battle, body, &place))
    mu_awfp_march (battle, body, &place,
                   unit->turn.response == MU_AWFP_FALLS_BACK ? MU_RULE_AWFP_DEPLOY_FALL_BACK
                                                             : MU_RULE_AWFP_DEPLOY_WHEEL,
                   mu_rect_distance (&unit->at, &place));
}

/* awfp.orders.retreat.caught: skirmish foot that is caught running is destroyed, others are struck
 * in disorder. */
static void
caught (AwfpBattle *battle, int striker, int struck)
{
  const AwfpUnit *unit = &battle->unit[struck];
  const bool ran = unit->turn.response == MU_AWFP_RUNS && unit->turn.charged != MU_NO_BODY;
  if (unit->fate == MU_FATE_IN_ROUT || (ran && mu_awfp_unit_is_si (unit))
      || unit->priest) { /* awfp.priest.contact */
    battle->unit[striker].struck += unit->stands * unit->strength - unit->markers;
    mu_awfp_remove (battle, struck, MU_FATE_DESTROYED, MU_RULE_AWFP_RETREAT_CAUGHT);
    return;
  }
  mu_awfp_align (battle, striker, struck);
  mu_awfp_clash_begin (battle, striker, struck);
  if (ran) {
    AwfpClash *clash = mu_awfp_clash_of (battle, striker, struck);
    clash->flanked[unit->side] = true;
    mu_awfp_disorder (battle, struck, unit->state == MU_AWFP_STEADY, MU_RULE_AWFP_RETREAT_CAUGHT);
  }
}

/* awfp.orders.advance.contact: whoever comes into touch with somebody. */
void
mu_awfp_meet (AwfpBattle *battle, int striker, int struck)
{
  if (mu_awfp_fights_on (&battle->unit[striker]) && mu_awfp_on_table (&battle->unit[struck]))
    caught (battle, striker, struck);
}

/* awfp.orders.charge.two-targets: whom it touches beside the first, if he has not gone. */
static void
strike_second (AwfpBattle *battle, int body)
{
  const int second = battle->unit[body].turn.second;
  if (second != MU_NO_BODY && mu_awfp_fights_on (&battle->unit[body])
      && mu_awfp_fights_on (&battle->unit[second]) && mu_awfp_engaged (battle, body)
      && !mu_awfp_clash_of (battle, body, second)
      && mu_rect_within (&battle->unit[body].at, &battle->unit[second].at, battle->inch / 4))
    mu_awfp_clash_begin (battle, body, second);
}

/* Ahead by as much of a length as ground and neighbours leave; whoever is met is struck.
 * awfp.orders.charge.half-move, awfp.orders.fanatic.full-move: all of it, unless an enemy is met.
 */
static void
drive_home (AwfpBattle *battle, int body, const MuRect *from, MuFix length)
{
  AwfpUnit *unit = &battle->unit[body];
  bool disorders, clear;
  int16_t met;
  const MuFix most = mu_awfp_going_over (battle, body, from, length, &disorders, &clear);
  const MuFix gone = mu_awfp_path (battle, body, from, most, &met);
  const MuRect place = mu_awfp_ahead (battle, body, from, gone);
  if (!mu_awfp_has_room (battle, body, &place))
    return; /* neighbours have closed its way */
  unit->turn.clear = clear;
  mu_awfp_march (battle, body, &place, MU_RULE_AWFP_CHARGE_HALF_MOVE, gone);
  if (disorders)
    mu_awfp_disorder (battle, body, 1, MU_RULE_AWFP_DEF_DELAYING);
  if (met != MU_NO_BODY)
    mu_awfp_meet (battle, body, met);
  strike_second (battle, body);
}

/* awfp.sequence.charge.pro-rata: both go, each by its share of the ground between them. */
static void
meet_half_way (AwfpBattle *battle, int body, int other, const MuRect *from, MuFix length, MuFix gap)
{
  AwfpUnit *enemy = &battle->unit[other];
  const MuFix theirs = roll_length (battle, other);
  MuWheel wheel;
  MuFix distance;
  bool disorders, clear;
  mu_awfp_tell (battle, MU_EVENT_CHARGE, MU_RULE_AWFP_COUNTERCHARGE, other, body, VALUES (gap, 1));
  enemy->turn.charges = true;
  enemy->turn.target = (int16_t) body;
  if (mu_awfp_aims (battle, other, body, MU_RECT_FAR / 2, &wheel, &distance)) {
    const MuRect turned = wheel ? mu_rect_wheeled (&enemy->at, wheel) : enemy->at;
    const MuFix share
        = length + theirs >= gap ? (MuFix) ((int64_t) gap * theirs / (length + theirs)) : theirs;
    const MuFix most = mu_awfp_going_over (battle, other, &turned, share, &disorders, &clear);
    const MuRect place = mu_rect_ahead (&turned, mu_awfp_path (battle, other, &turned, most, NULL));
    enemy->turn.clear = clear;
    if (!mu_rect_overlaps (&place, from) /* the charger may wheel into it first */
        && mu_awfp_has_room (battle, other, &place))
      mu_awfp_march (battle, other, &place, MU_RULE_AWFP_COUNTERCHARGE, share);
  }
  drive_home (battle, body, from, length);
}

static void
charge (AwfpBattle *battle, int body)
{
  AwfpUnit *unit = &battle->unit[body];
  const int other = unit->turn.target;
  const MuFix length = roll_length (battle, body);
  MuWheel wheel = 0;
  MuFix gap = 0;
  if (mu_awfp_on_table (&battle->unit[other]))
    mu_awfp_squeeze_to (battle, body, other);
  const bool aims = mu_awfp_on_table (&battle->unit[other])
                    && mu_awfp_aims (battle, body, other, MU_RECT_FAR / 2, &wheel, &gap);
  const MuRect from = aims && wheel ? mu_rect_wheeled (&unit->at, wheel) : unit->at;
  const AwfpTurn *theirs = &battle->unit[other].turn;
  const bool both = aims && mu_awfp_fights_on (&battle->unit[other])
                    && !mu_awfp_engaged (battle, other)
                    && ((theirs->charges && theirs->target == body)
                        || (theirs->response == MU_AWFP_COUNTERCHARGES && theirs->charged == body));
  if (both && !battle->unit[other].turn.moved)
    meet_half_way (battle, body, other, &from, length, gap);
  else
    drive_home (battle, body, &from, length);
}

/* awfp.orders.charge.caught-first, awfp.orders.charge.hit-first: whoever is struck before his turn
 * comes stays where he is; who has struck already is at grips with both. */
void
mu_awfp_carry_out_charges (AwfpBattle *battle)
{
  int16_t line[UNITS_MAX];
  const int count = mu_awfp_line_up (battle, battle->course.flank, line);
  for (int i = 0; i < count; i++)
    if (battle->unit[line[i]].turn.charged != MU_NO_BODY && !battle->unit[line[i]].turn.charges
        && mu_awfp_fights_on (&battle->unit[line[i]]) && !mu_awfp_engaged (battle, line[i]))
      give_way (battle, line[i]);
  for (int i = 0; i < count; i++) {
    const AwfpUnit *unit = &battle->unit[line[i]];
    if (unit->turn.charges && mu_awfp_fights_on (unit) && !unit->turn.moved
        && !mu_awfp_engaged (battle, line[i]))
      charge (battle, line[i]);
  }
}
