/* The Missile Fire Phase: everybody picks his target, all dice are thrown, and only then do the
 * losses come off (awfp.sequence.missile.simultaneous). */
#include "rules/awfp/battle/engine.h"

#include "rules/awfp/shield.h"

/* READING: awfp.missile.table: a stand shoots straight ahead and up to 45 degrees to either side;
 * nobody shoots at those who are at grips. */

/* Front stands from which the target is in reach of that weapon; *distance: the least. */
static int
stands_in_reach (const AwfpBattle *battle, int body, int other, MuFix range, MuFix *distance)
{
  const AwfpUnit *unit = &battle->unit[body];
  MuLocal corner[4];
  int stands = 0;
  *distance = MU_RECT_FAR;
  mu_rect_local_corners (&unit->at, &battle->unit[other].at, corner);
  for (int file = 0; file < unit->files; file++) {
    const MuFix from = -unit->at.width / 2 + file * battle->stand;
    MuFix apart;
    if (mu_arc_reaches_corners (corner, (MuStretch){ from, from + battle->stand, 0 }, MU_ARC_WIDE,
                                &apart)
        && apart <= range) {
      stands++;
      *distance = apart < *distance ? apart : *distance;
    }
  }
  return stands;
}

/* awfp.orders.firing: without an order too. awfp.sequence.missile.chargers,
 * awfp.orders.charge.no-fire, awfp.sequence.missile.artillery, awfp.orders.recover.still; who is
 * charged may: awfp.sequence.missile.targets */
static bool
may_shoot (const AwfpBattle *battle, int body)
{
  const AwfpUnit *unit = &battle->unit[body];
  return mu_awfp_fights_on (unit) && !unit->priest && unit->low < 2 && !unit->turn.charges
         && unit->turn.order != MU_AWFP_RECOVER && unit->turn.response != MU_AWFP_RUNS
         && !(mu_awfp_unit_kind (unit) == MU_AWFP_ARTILLERY && unit->turn.moved)
         && mu_awfp_range (battle->setup->play, battle->setup->scale, &unit->troop) > 0
         && !mu_awfp_engaged (battle, body);
}

static bool
is_target (const AwfpBattle *battle, int body, int other, MuFix range)
{
  const AwfpUnit *enemy = &battle->unit[other];
  MuFix distance;
  return mu_awfp_on_table (enemy) && enemy->side != battle->unit[body].side
         && (!mu_awfp_engaged (battle, other)
             || mu_reading (battle->setup->readings, MU_READING_FAST_SHOT_AT_GRIPS))
         && mu_rect_within (&battle->unit[body].at, &enemy->at, range)
         && mu_awfp_visible (battle, body, other)
         && stands_in_reach (battle, body, other, range, &distance) > 0;
}

void
mu_awfp_offer_shots (const AwfpBattle *battle, const MuQuestion *question, AwfpChoices *list)
{
  const int body = question->body, enemy = !question->side;
  const MuFix range
      = mu_awfp_range (battle->setup->play, battle->setup->scale, &battle->unit[body].troop);
  mu_awfp_offer (list, MU_NO_BODY, MU_NO_BODY, 0, 0);
  for (int other = battle->first[enemy]; other < battle->first[enemy + 1]; other++)
    if (is_target (battle, body, other, range))
      mu_awfp_offer (list, other, MU_NO_BODY, 0, 0);
}

static MuAwfpSide
side_struck (const MuRect *target, const MuRect *shooter)
{
  switch (mu_rect_face_towards (target, shooter)) {
  case MU_FACE_FRONT:
    return MU_AWFP_FRONT;
  case MU_FACE_RIGHT:
    return MU_AWFP_RIGHT;
  case MU_FACE_LEFT:
    return MU_AWFP_LEFT;
  case MU_FACE_REAR:
    return MU_AWFP_REAR;
  }
  return MU_AWFP_FRONT;
}

/* awfp.shields.two-handed: who shoots this turn has no hand for a shield where his weapon needs
 * both. */
static MuAwfpWeapon
in_hand (const AwfpBattle *battle, int body)
{
  const AwfpUnit *unit = &battle->unit[body];
  bool far;
  if (!unit->turn.shot_at)
    return MU_AWFP_SWORD;
  const int with = mu_awfp_shoots_with (battle->setup->play, battle->setup->scale, &unit->troop,
                                        mu_awfp_apart (battle, body, unit->turn.target), &far);
  return with < 0 ? MU_AWFP_SWORD : mu_awfp_shooting_weapon ((MuAwfpShooting) with);
}

static MuAwfpShot
shot_of (const AwfpBattle *battle, int body, int other, MuAwfpShooting with, bool far)
{
  const AwfpUnit *unit = &battle->unit[body], *enemy = &battle->unit[other];
  const MuAwfpSide side = side_struck (&enemy->at, &unit->at);
  const MuAwfpStance stance = { .troop = enemy->troop,
                                .using = in_hand (battle, other),
                                .side = side,
                                .by_artillery = with == MU_AWFP_SHOOTS_ENGINE };
  return (MuAwfpShot){
    .shooter = unit->troop,
    .target = enemy->troop,
    .with = with,
    .far = far,
    .charging = enemy->turn.charges,
    .shielded = mu_awfp_shielding (&stance).shielded,
    .cover = mu_awfp_in_cover (battle, other),
    .shaken = enemy->state != MU_AWFP_STEADY,
    .flank = side != MU_AWFP_FRONT,
    .higher = mu_awfp_is_higher (battle, body, other),
  };
}

/* Throws a volley; returns its hits. awfp.orders.advance.fire: foot that has moved throws less. */
static int
volley (AwfpBattle *battle, int body, int other)
{
  const MuAwfpPlay *play = battle->setup->play;
  AwfpUnit *unit = &battle->unit[body];
  const MuFix range = mu_awfp_range (play, battle->setup->scale, &unit->troop);
  MuFix distance;
  bool far = false;
  MuTrace trace;
  const int front = stands_in_reach (battle, body, other, range, &distance);
  const int with = mu_awfp_shoots_with (play, battle->setup->scale, &unit->troop, distance, &far);
  if (front == 0 || with < 0)
    return 0;
  const int ranks = mu_awfp_shot_ranks (play, &unit->troop, (MuAwfpShooting) with);
  const int deep = unit->stands - unit->files, most = front * (ranks - 1);
  const bool foot_moved = unit->turn.moved && !mu_awfp_unit_mounted (unit);
  const int dice = mu_awfp_volley_dice (front, deep < most ? deep : most, (MuAwfpState) unit->state,
                                        foot_moved, unit->low > 0);
  const MuAwfpShot shot = shot_of (battle, body, other, (MuAwfpShooting) with, far);
  const int factor = mu_awfp_shot_factor (play, &shot, &trace);
  int hits = 0, ones = 0;
  for (int i = 0; i < dice; i++) {
    int face = mu_awfp_throw (battle, MU_DIE_TEN, MU_ROLL_VOLLEY, body);
    if (!mu_awfp_shot_hits (play, face, factor)
        && mu_awfp_has_second (battle, body, MU_AWFP_SECOND_VOLLEY))
      face = mu_awfp_throw_again (battle, body, MU_DIE_TEN, MU_ROLL_VOLLEY, face);
    hits += mu_awfp_shot_hits (play, face, factor);
    ones += face == 1;
  }
  if (dice == 0)
    return 0;
  mu_awfp_tell (battle, MU_AWFP_EVENT_VOLLEY, MU_RULE_AWFP_MISSILE_TABLE, body, other,
                VALUES (dice, hits, with, ones));
  mu_awfp_tell_trace (battle, body, &trace);
  if (mu_awfp_volley_empties (dice, ones)) {
    unit->low++;
    mu_awfp_tell_state (battle, body, MU_RULE_AWFP_MISSILE_AMMUNITION);
  }
  return hits;
}

static void
shoot_all (AwfpBattle *battle, const int16_t *line, int count)
{
  uint8_t hits[UNITS_MAX] = { 0 };
  int16_t by[UNITS_MAX];
  for (int i = 0; i < count; i++) {
    const AwfpTurn *turn = &battle->unit[line[i]].turn;
    if (!turn->shot_at)
      continue;
    hits[turn->target] = (uint8_t) (hits[turn->target] + volley (battle, line[i], turn->target));
    by[turn->target] = line[i];
  }
  for (int i = 0; i < count; i++)
    if (hits[line[i]])
      mu_awfp_lose (battle, line[i], hits[line[i]], by[line[i]]);
}

/* A stand lost in one phase, or a figure of every stand. */
static void
test_the_shot (AwfpBattle *battle)
{
  for (int body = 0; body < battle->first[MU_SIDES]; body++) {
    const AwfpUnit *unit = &battle->unit[body];
    if (mu_awfp_fights_on (unit) && unit->turn.lost > 0
        && (unit->turn.lost_stands > 0 || unit->turn.lost >= unit->stands))
      mu_awfp_test (battle, body, MU_AWFP_TEST_SHOT, MU_NO_BODY);
  }
}

/* awfp.sequence.missile.flank */
bool
mu_awfp_shooting_phase (AwfpBattle *battle)
{
  AwfpCourse *course = &battle->course;
  int16_t line[UNITS_MAX];
  if (course->stage == 0) {
    if (!mu_awfp_flank_chosen (battle, battle->initiative))
      return false;
    course->stage = 1;
  }
  const int count = mu_awfp_line_up (battle, course->flank, line);
  for (int i = 0; i < count; i++) {
    AwfpUnit *unit = &battle->unit[line[i]];
    if (unit->turn.done || !may_shoot (battle, line[i]))
      continue;
    const MuChoice *choice
        = mu_awfp_ask (battle, MU_AWFP_ASK_SHOT, unit->side, line[i], MU_NO_BODY, 0, 0);
    if (!choice)
      return false;
    unit->turn.done = true;
    unit->turn.shot_at = choice->body != MU_NO_BODY;
    unit->turn.target = choice->body;
  }
  shoot_all (battle, line, count);
  test_the_shot (battle);
  mu_awfp_test_those_who_saw (battle);
  mu_awfp_forget_phase (battle);
  return true;
}
