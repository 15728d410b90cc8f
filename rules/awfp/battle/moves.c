/* The Movement Phase: each side in its turn, unit by unit from the flank that its player picks, as
 * the markers say; a general by himself as he likes. On the first turn whoever likes advances,
 * retreats or deploys (awfp.sequence.first-turn). */
#include "rules/awfp/battle/engine.h"

#define WHEEL_STEP (MU_ANGLE_QUARTER / 18) /* five degrees */
#define WHEELS     9                       /* to either side: 45 degrees */

static unsigned
bit_of (MuAwfpDoes does)
{
  return 1u << (does - MU_AWFP_FACES);
}

bool
mu_awfp_has_acted (const AwfpTurn *turn, MuAwfpDoes does)
{
  return (turn->actions & bit_of (does)) != 0;
}

/* Lengths are offered by half inches, and the longest. */
static void
offer_lengths (AwfpChoices *list, int body, MuAwfpDoes does, int wheel, MuFix least, MuFix most,
               MuFix step)
{
  for (MuFix length = least; length < most; length += step)
    mu_awfp_offer (list, body, does, wheel, length);
  mu_awfp_offer (list, body, does, wheel, most);
}

static void
offer_squeezed (const AwfpBattle *battle, int body, int wheel, const MuRect *turned, MuFix least,
                MuFix most, const AwfpNear *near, AwfpChoices *list)
{
  for (MuFix length = most; length >= least && length > 0; length -= battle->inch / 2) {
    const MuRect place = mu_rect_ahead (turned, length);
    if (mu_awfp_room_among (battle, &place, near))
      mu_awfp_offer (list, body, MU_AWFP_GOES, wheel, length);
  }
}

/* awfp.orders.pre-wheel, awfp.orders.no-turns, awfp.orders.advance.half-move: an enemy in the way,
 * or the end of the table or friends, cut it shorter. */
static void
offer_way (const AwfpBattle *battle, int body, int wheel, MuFix whole, const AwfpNear *near,
           AwfpChoices *list)
{
  const MuRect *at = &battle->unit[body].at;
  const MuRect turned = wheel ? mu_rect_wheeled (at, wheel) : *at;
  const bool room = !wheel || mu_awfp_room_among (battle, &turned, near);
  bool disorders, clear;
  if (!room && !mu_awfp_may_wheel_among (battle, &turned, near))
    return;
  const MuFix most = mu_awfp_going_over (battle, body, &turned, whole, &disorders, &clear);
  const MuRect track = room ? turned : mu_awfp_slim (battle, &turned);
  const MuFix far = mu_awfp_path_among (battle, body, &track, most, near, NULL);
  const MuFix half = battle->unit[body].general ? 0 : most / 2;
  const MuFix least = far < half ? far : half;
  if (far > 0 && room)
    offer_lengths (list, body, MU_AWFP_GOES, wheel, least, far, battle->inch / 2);
  else if (far > 0)
    offer_squeezed (battle, body, wheel, &turned, least, far, near, list);
}

static void
offer_ways (const AwfpBattle *battle, int body, MuFix whole, AwfpChoices *list)
{
  const MuRect *at = &battle->unit[body].at;
  AwfpNear near;
  mu_awfp_near (battle, body, at, whole + 2 * (at->width + at->depth), &near);
  for (int i = -WHEELS; i <= WHEELS; i++)
    offer_way (battle, body, i * WHEEL_STEP, whole, &near, list);
}

static void
offer_deploy_forms (const AwfpBattle *battle, int body, const AwfpNear *near, AwfpChoices *list)
{
  const AwfpUnit *unit = &battle->unit[body];
  for (int files = 1; files <= unit->stands; files++) {
    AwfpUnit formed = *unit;
    formed.files = (uint8_t) files;
    mu_awfp_reshape (battle, &formed);
    if (files != unit->files && mu_awfp_room_among (battle, &formed.at, near))
      mu_awfp_offer (list, body, MU_AWFP_FORMS, files, 0);
  }
}

/* Where a Deploy action leads. */
MuRect
mu_awfp_deployed (const AwfpBattle *battle, int body, MuAwfpDoes does, int value)
{
  const MuRect *at = &battle->unit[body].at;
  const MuFix inch = mu_awfp_length (battle->setup->scale, 1, 2);
  switch (does) {
  case MU_AWFP_FACES:
    return value == 2 ? mu_rect_about (at)
                      : mu_rect_turned (at, (MuAngle) (at->facing + value * MU_ANGLE_QUARTER));
  case MU_AWFP_SIDESTEPS:
    return mu_rect_moved (at, (MuLocal){ value * battle->stand, 0 });
  case MU_AWFP_BACKS:
    return mu_rect_ahead (at, -inch);
  case MU_AWFP_STEPS:
    return mu_rect_ahead (at, mu_awfp_path (battle, body, at, inch, NULL));
  case MU_AWFP_WHEELS:
    return mu_rect_wheeled (at, value);
  case MU_AWFP_STAYS:
  case MU_AWFP_GOES:
  case MU_AWFP_GOES_BACK:
  case MU_AWFP_JOINS:
  case MU_AWFP_LEAVES:
  case MU_AWFP_SQUEEZES:
  case MU_AWFP_WITHDRAWS:
  case MU_AWFP_CONFORMS:
  case MU_AWFP_LAYS:
  case MU_AWFP_SEEKS:
  case MU_AWFP_FORMS:
    break;
  }
  return *at;
}

static void
offer_deployed (const AwfpBattle *battle, int body, MuAwfpDoes does, int value,
                const AwfpNear *near, AwfpChoices *list)
{
  const MuRect place = mu_awfp_deployed (battle, body, does, value);
  if (!mu_awfp_has_acted (&battle->unit[body].turn, does)
      && mu_awfp_room_among (battle, &place, near))
    mu_awfp_offer (list, body, does, value, 0);
}

/* awfp.orders.deploy.facing, awfp.orders.deploy.formation, awfp.orders.deploy.step,
 * awfp.orders.deploy.fall-back, awfp.orders.deploy.sidestep: at grips a turn to an enemy at flank
 * or rear alone. */
static void
offer_deploy (const AwfpBattle *battle, int body, AwfpChoices *list)
{
  const AwfpUnit *unit = &battle->unit[body];
  const bool foot = mu_awfp_unit_kind (unit) == MU_AWFP_INFANTRY;
  AwfpNear near;
  mu_awfp_near (battle, body, &unit->at,
                unit->stands * (battle->stand + unit->at.depth) + 2 * battle->inch, &near);
  if (!mu_awfp_engaged_in_front (battle, body))
    for (int quarters = 1; quarters <= 3; quarters++)
      offer_deployed (battle, body, MU_AWFP_FACES, quarters, &near, list);
  if (mu_awfp_engaged (battle, body))
    return;
  if (!mu_awfp_has_acted (&unit->turn, MU_AWFP_FORMS))
    offer_deploy_forms (battle, body, &near, list);
  for (int i = -WHEELS; i <= WHEELS; i++)
    if (i)
      offer_deployed (battle, body, MU_AWFP_WHEELS, i * WHEEL_STEP, &near, list);
  offer_deployed (battle, body, MU_AWFP_STEPS, 0, &near, list);
  mu_awfp_offer_works (battle, body, list);
  if (!foot || !unit->troop.trained)
    return;
  offer_deployed (battle, body, MU_AWFP_BACKS, 0, &near, list);
  if (!mu_awfp_unit_has_pikes (unit)) {
    offer_deployed (battle, body, MU_AWFP_SIDESTEPS, 1, &near, list);
    offer_deployed (battle, body, MU_AWFP_SIDESTEPS, -1, &near, list);
  }
}

void
mu_awfp_offer_moves (const AwfpBattle *battle, const MuQuestion *question, AwfpChoices *list)
{
  const int body = question->body;
  const AwfpUnit *unit = &battle->unit[body];
  const bool first = battle->turn == 1;
  const bool held = mu_awfp_engaged (battle, body);
  if (unit->turn.order == MU_AWFP_RETREAT) {
    offer_lengths (list, body, MU_AWFP_GOES_BACK, 0, question->value[0] / 2, question->value[0],
                   battle->inch / 2);
    return;
  }
  if (unit->with != MU_NO_BODY) {
    mu_awfp_offer_leaving (battle, body, list);
    return;
  }
  mu_awfp_offer (list, body, MU_AWFP_STAYS, 0, 0);
  if (unit->general && !held)
    mu_awfp_offer_joining (battle, body, list);
  if ((first || unit->general || unit->turn.order == MU_AWFP_ADVANCE) && !held) {
    offer_ways (battle, body, mu_awfp_reach (battle, body), list); /* awfp.general.movement */
    mu_awfp_offer_squeezes (battle, body, list);
    mu_awfp_offer_conforming (battle, body, mu_awfp_reach (battle, body), list);
  }
  if (first || (unit->general && !held) || unit->turn.order == MU_AWFP_DEPLOY)
    offer_deploy (battle, body, list);
  if (first && !unit->turn.actions && !mu_awfp_order_barred (battle, body, MU_AWFP_RETREAT))
    mu_awfp_offer (list, body, MU_AWFP_WITHDRAWS, 0, 0);
}

void
mu_awfp_come_to (AwfpBattle *battle, int body, bool disorders, int met)
{
  AwfpUnit *unit = &battle->unit[body];
  if (mu_awfp_holds_back (battle)) {
    unit->turn.rough = disorders;
    unit->turn.met = (int16_t) met;
    return;
  }
  if (disorders)
    mu_awfp_disorder (battle, body, 1, MU_RULE_AWFP_DEF_DELAYING);
  if (met != MU_NO_BODY && mu_awfp_fights_on (unit))
    mu_awfp_meet (battle, body, met);
}

static void
go (AwfpBattle *battle, int body, const MuChoice *choice)
{
  const AwfpUnit *unit = &battle->unit[body];
  const MuRect from = choice->value[0] ? mu_rect_wheeled (&unit->at, choice->value[0]) : unit->at;
  bool disorders, clear;
  int16_t met;
  mu_awfp_going_over (battle, body, &from, choice->value[1], &disorders, &clear);
  const MuFix gone = mu_awfp_path (battle, body, &from, choice->value[1] + MU_RECT_SLACK, &met);
  const MuRect place
      = mu_awfp_ahead (battle, body, &from, gone < choice->value[1] ? gone : choice->value[1]);
  if (!mu_awfp_has_room (battle, body, &place)) /* skirmishers have run to where it would be */
    return;
  mu_awfp_march (battle, body, &place, MU_RULE_AWFP_ADVANCE_HALF_MOVE, choice->value[1]);
  mu_awfp_come_to (battle, body, disorders, met);
}

/* Where it sets out from, wheeled or with a narrower front. */
static MuRect
set_out (const AwfpBattle *battle, int body, const MuChoice *choice)
{
  const MuRect *at = &battle->unit[body].at;
  if (choice->other == MU_AWFP_SQUEEZES)
    return mu_awfp_narrowed (battle, body, choice);
  return choice->value[0] ? mu_rect_wheeled (at, choice->value[0]) : *at;
}

/* Skirmishers whom somebody else would run into are asked, or simply run. */
static bool
skirmishers_run (AwfpBattle *battle, int body, const MuChoice *choice)
{
  const MuRect from = set_out (battle, body, choice);
  int16_t met;
  mu_awfp_path (battle, body, &from, choice->value[1] + MU_RECT_SLACK, &met);
  if (met == MU_NO_BODY || !mu_awfp_gives_way_to (battle, met, body) || mu_awfp_holds_back (battle))
    return true;
  const MuChoice *answer
      = mu_awfp_ask (battle, MU_AWFP_ASK_RESPONSE, battle->unit[met].side, met, body, 0, 0);
  if (answer && answer->value[0] == MU_AWFP_RUNS)
    mu_awfp_run_from (battle, met, body);
  return answer != NULL;
}

static MuRule
deploy_rule (MuAwfpDoes does)
{
  switch (does) {
  case MU_AWFP_FORMS:
    return MU_RULE_AWFP_DEPLOY_FORMATION;
  case MU_AWFP_SIDESTEPS:
    return MU_RULE_AWFP_DEPLOY_SIDESTEP;
  case MU_AWFP_BACKS:
    return MU_RULE_AWFP_DEPLOY_FALL_BACK;
  case MU_AWFP_WHEELS:
    return MU_RULE_AWFP_DEPLOY_WHEEL;
  case MU_AWFP_STEPS:
    return MU_RULE_AWFP_DEPLOY_STEP;
  case MU_AWFP_FACES:
  case MU_AWFP_STAYS:
  case MU_AWFP_GOES:
  case MU_AWFP_GOES_BACK:
  case MU_AWFP_JOINS:
  case MU_AWFP_LEAVES:
  case MU_AWFP_SQUEEZES:
  case MU_AWFP_WITHDRAWS:
  case MU_AWFP_CONFORMS:
  case MU_AWFP_LAYS:
  case MU_AWFP_SEEKS:
    break;
  }
  return MU_RULE_AWFP_DEPLOY_FACING;
}

static void
deploy (AwfpBattle *battle, int body, const MuChoice *choice)
{
  AwfpUnit *unit = &battle->unit[body];
  const MuAwfpDoes does = (MuAwfpDoes) choice->other;
  const MuRect place = mu_awfp_deployed (battle, body, does, choice->value[0]);
  unit->turn.actions = (uint16_t) (unit->turn.actions | bit_of (does));
  if (does == MU_AWFP_FORMS) {
    unit->files = (uint8_t) choice->value[0];
    mu_awfp_reshape (battle, unit);
    if (mu_awfp_holds_back (battle))
      mu_awfp_march (battle, body, &unit->at, MU_RULE_AWFP_DEPLOY_FORMATION, 0);
    else
      mu_awfp_tell_shape (battle, body, MU_RULE_AWFP_DEPLOY_FORMATION);
    return;
  }
  mu_awfp_march (battle, body, &place, deploy_rule (does), mu_rect_distance (&unit->at, &place));
  for (int i = 0; i < battle->clashes; i++) /* awfp.orders.deploy.turn-in-combat */
    if (battle->clash[i].body[unit->side] == body) {
      AwfpClash *clash = &battle->clash[i];
      clash->face[unit->side]
          = (uint8_t) mu_rect_face_towards (&unit->at, &battle->unit[clash->body[!unit->side]].at);
      clash->flanked[unit->side]
          = clash->flanked[unit->side] && clash->face[unit->side] != MU_FACE_FRONT;
    }
}

static void
work (AwfpBattle *battle, int body, MuAwfpDoes does)
{
  AwfpTurn *turn = &battle->unit[body].turn;
  turn->actions = (uint16_t) (turn->actions | bit_of (does));
  if (does == MU_AWFP_LAYS)
    mu_awfp_lay (battle, body);
  else
    mu_awfp_seek (battle, body);
}

static void
carry_out (AwfpBattle *battle, int body, const MuChoice *choice)
{
  switch ((MuAwfpDoes) choice->other) {
  case MU_AWFP_STAYS:
  case MU_AWFP_LEAVES:
  case MU_AWFP_WITHDRAWS:
    break;
  case MU_AWFP_CONFORMS:
    mu_awfp_conform (battle, body, choice);
    break;
  case MU_AWFP_LAYS:
  case MU_AWFP_SEEKS:
    work (battle, body, (MuAwfpDoes) choice->other);
    break;
  case MU_AWFP_GOES:
    go (battle, body, choice);
    break;
  case MU_AWFP_GOES_BACK:
    mu_awfp_run (battle, body, mu_awfp_nearest_enemy (battle, body), choice->value[1],
                 battle->course.left);
    break;
  case MU_AWFP_JOINS:
    mu_awfp_join (battle, body, choice->value[0]);
    break;
  case MU_AWFP_SQUEEZES:
    mu_awfp_squeeze (battle, body, choice);
    break;
  case MU_AWFP_FACES:
  case MU_AWFP_FORMS:
  case MU_AWFP_SIDESTEPS:
  case MU_AWFP_BACKS:
  case MU_AWFP_WHEELS:
  case MU_AWFP_STEPS:
    deploy (battle, body, choice);
    break;
  }
}

static bool
is_action (MuAwfpDoes does)
{
  return (does >= MU_AWFP_FACES && does <= MU_AWFP_STEPS) || does == MU_AWFP_LAYS
         || does == MU_AWFP_SEEKS;
}

/* awfp.orders.deploy.trained-two, awfp.orders.deploy.others-one */
static bool
has_another_action (const AwfpBattle *battle, int body, const MuChoice *done)
{
  const AwfpUnit *unit = &battle->unit[body];
  int taken = 0;
  for (int bit = 0; bit < 16; bit++)
    taken += unit->turn.actions >> bit & 1;
  return is_action ((MuAwfpDoes) done->other) && taken < 2
         && mu_awfp_has_privilege (&unit->troop, MU_AWFP_TWO_DEPLOY_ACTIONS)
         && unit->state == MU_AWFP_STEADY && unit->turn.charged == MU_NO_BODY
         && !mu_awfp_engaged (battle, body);
}

/* awfp.orders.needed-to-move */
static bool
may_act (const AwfpBattle *battle, int body)
{
  const AwfpUnit *unit = &battle->unit[body];
  if (!mu_awfp_fights_on (unit) || unit->turn.done || unit->turn.charges || unit->priest
      || unit->turn.response == MU_AWFP_RUNS)
    return false;
  if (unit->general && !mu_awfp_engaged (battle, body)) /* awfp.orders.recover.still */
    return unit->turn.order != MU_AWFP_RECOVER;
  return battle->turn == 1 || unit->turn.order == MU_AWFP_ADVANCE
         || unit->turn.order == MU_AWFP_DEPLOY || unit->turn.order == MU_AWFP_RETREAT;
}

/* awfp.orders.retreat.half-move: how far a retreat may go: rolled once, before its player says how
 * much of it he takes. */
static int
retreat_length (AwfpBattle *battle, int body)
{
  AwfpCourse *course = &battle->course;
  const AwfpUnit *unit = &battle->unit[body];
  if (unit->turn.order != MU_AWFP_RETREAT)
    return 0;
  if (course->at != body) {
    const int die = mu_awfp_throw (battle, MU_DIE_ORDINARY, MU_ROLL_CHARGE_MOVE, body);
    course->at = (int16_t) body;
    course->left
        = mu_awfp_variable_move (battle->setup->play, battle->setup->scale, &unit->troop, die);
  }
  return course->left;
}

/* One unit, all its actions. */
static bool
acts (AwfpBattle *battle, int body)
{
  AwfpCourse *course = &battle->course;
  AwfpUnit *unit = &battle->unit[body];
  for (;;) {
    if (!course->chose) {
      const MuChoice *choice = mu_awfp_ask (battle, MU_AWFP_ASK_MOVE, unit->side, body, MU_NO_BODY,
                                            retreat_length (battle, body), unit->turn.actions);
      if (!choice)
        return false;
      course->chosen = *choice;
      course->chose = true;
    }
    const bool ahead
        = course->chosen.other == MU_AWFP_GOES || course->chosen.other == MU_AWFP_SQUEEZES;
    if (ahead && !skirmishers_run (battle, body, &course->chosen))
      return false;
    course->chose = false;
    if (course->chosen.other == MU_AWFP_WITHDRAWS) {
      unit->turn.order = MU_AWFP_RETREAT; /* awfp.sequence.first-turn: how far is asked next */
      continue;
    }
    carry_out (battle, body, &course->chosen);
    if (!has_another_action (battle, body, &course->chosen))
      break;
  }
  unit->turn.done = true;
  return true;
}

static bool
side_moves (AwfpBattle *battle, int side)
{
  int16_t line[UNITS_MAX];
  if (!mu_awfp_general_left (battle, side))
    return false;
  const int count = mu_awfp_line_up (battle, battle->course.flank, line);
  for (int i = 0; i < count; i++)
    if (battle->unit[line[i]].side == side && may_act (battle, line[i])) {
      if (battle->unit[line[i]].turn.order != MU_AWFP_NO_ORDER && !battle->course.chose
          && !battle->unit[line[i]].turn.declared) {
        battle->unit[line[i]].turn.declared = true;
        mu_awfp_show_marker (battle, line[i], MU_RULE_AWFP_SEQUENCE_MOVE);
      }
      if (!acts (battle, line[i]))
        return false;
    }
  return true;
}

/* awfp.sequence.move.first-player, awfp.sequence.move.after-charges */
bool
mu_awfp_moves_phase (AwfpBattle *battle)
{
  AwfpCourse *course = &battle->course;
  for (; course->stage < 4; course->stage++) {
    const int side = course->stage / 2 ? !battle->mover : battle->mover;
    if (course->stage % 2 == 0) {
      if (!mu_awfp_flank_chosen (battle, side))
        return false;
      course->at = MU_NO_BODY;
    } else if (!side_moves (battle, side))
      return false;
    else if (battle->turn == 1)
      mu_awfp_go_back (battle, side);
  }
  if (battle->turn == 1)
    mu_awfp_go_together (battle);
  mu_awfp_test_those_who_saw (battle);
  mu_awfp_forget_phase (battle);
  return true;
}
