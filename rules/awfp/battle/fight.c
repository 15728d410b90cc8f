/* The Close Combat Phase: combats one by one from the flank that the initiative chose, each to its
 * end before the next begins; units that hang together fight as one combat (awfp.combat.*). Dice
 * and losses are here, who gives way and who follows in give_way.c. */
#include "rules/awfp/battle/engine.h"

#include "rules/awfp/shield.h"

static MuAwfpSide
side_of_face (MuFace face)
{
  switch (face) {
  case MU_FACE_FRONT:
    return MU_AWFP_FRONT;
  case MU_FACE_RIGHT:
    return MU_AWFP_RIGHT;
  case MU_FACE_REAR:
    return MU_AWFP_REAR;
  case MU_FACE_LEFT:
    return MU_AWFP_LEFT;
  }
  return MU_AWFP_FRONT;
}

/* awfp.combat.multi-unit: all combats that hang together with a unit's are marked: who is in it, by
 * whom it is beaten. */
static void
gather (AwfpBattle *battle, int seed)
{
  bool grows = true;
  battle->unit[seed].turn.in_combat = true;
  while (grows) {
    grows = false;
    for (int i = 0; i < battle->clashes; i++) {
      AwfpTurn *a = &battle->unit[battle->clash[i].body[MU_SIDE_A]].turn,
               *b = &battle->unit[battle->clash[i].body[MU_SIDE_B]].turn;
      grows = grows || a->in_combat != b->in_combat;
      a->in_combat = b->in_combat = a->in_combat || b->in_combat;
    }
  }
}

static bool
is_in (const AwfpBattle *battle, const AwfpClash *clash)
{
  return battle->unit[clash->body[MU_SIDE_A]].turn.in_combat;
}

/* awfp.orders.defend.bonus: it goes by the marker */
static MuAwfpClash
clash_facts (const AwfpBattle *battle, const AwfpClash *clash, int side)
{
  const int body = clash->body[side], other = clash->body[!side];
  const AwfpUnit *unit = &battle->unit[body], *enemy = &battle->unit[other];
  return (MuAwfpClash){
    .troop = unit->troop,
    .enemy = enemy->troop,
    .state = (MuAwfpState) unit->state,
    .enemy_state = (MuAwfpState) enemy->state,
    .initial = clash->rounds == 0,
    .charging = unit->turn.charges && unit->turn.clear,
    .frenzied = unit->turn.charges && unit->frenzied,
    .moving = unit->turn.charges,
    .defending = unit->turn.order == MU_AWFP_DEFEND,
    .uphill = mu_awfp_is_higher (battle, body, other) || mu_awfp_defends (battle, body),
    .flank = clash->flanked[!side],
    .general = mu_awfp_general_with (battle, body),
    .front = clash->face[!side] == MU_FACE_FRONT,
  };
}

/* Stands of the front rank that touch the other, any part of one counted (awfp.dice.round-up). */
static int
stands_in_contact (const AwfpBattle *battle, const AwfpClash *clash, int side)
{
  const AwfpUnit *unit = &battle->unit[clash->body[side]];
  MuFix from, to;
  if (clash->face[side] != MU_FACE_FRONT)
    return 0; /* those who have not turned do not fight */
  if (!mu_rect_front_meets (&unit->at, &battle->unit[clash->body[!side]].at, battle->inch, &from,
                            &to)
      || to - from < MU_PACES (1))
    return 1;
  const int stands = (to - from + battle->stand - MU_PACES (1)) / battle->stand;
  return stands < unit->files ? stands : unit->files;
}

/* What one side of a clash strikes with. */
typedef struct {
  int score, dice, tenths;
} AwfpStroke;

static AwfpStroke
stroke_of (AwfpBattle *battle, const AwfpClash *clash, int side, int die, MuTrace *trace)
{
  const MuAwfpPlay *play = battle->setup->play;
  const AwfpUnit *unit = &battle->unit[clash->body[side]],
                 *enemy = &battle->unit[clash->body[!side]];
  const MuAwfpClash facts = clash_facts (battle, clash, side);
  const MuAwfpFighting with = mu_awfp_fights_with (play, &unit->troop, facts.initial);
  const MuAwfpFighting theirs = mu_awfp_fights_with (play, &enemy->troop, facts.initial);
  const MuAwfpStance stance = { .troop = enemy->troop,
                                .using = mu_awfp_fighting_weapon (theirs),
                                .side = side_of_face ((MuFace) clash->face[!side]),
                                .round = clash->rounds + 1 };
  const int touching = stands_in_contact (battle, clash, side);
  const int deep = unit->stands - unit->files, behind = touching * (mu_awfp_ranks (unit) - 1);
  AwfpStroke stroke = { .score = die + mu_awfp_clash_factor (play, &facts, trace) };
  stroke.dice = touching ? mu_awfp_clash_stands (play, with, facts.moving, touching,
                                                 deep < behind ? deep : behind)
                         : 0;
  stroke.tenths = mu_awfp_blow_tenths (
      stroke.score,
      mu_awfp_protection (play, &enemy->troop, mu_awfp_shielding (&stance).shielded, NULL));
  return stroke;
}

static int
strike (AwfpBattle *battle, const AwfpClash *clash, int side, int die, const AwfpStroke *stroke,
        const MuTrace *trace)
{
  int hits = 0;
  for (int i = 0; i < stroke->dice; i++)
    hits += mu_awfp_throw (battle, MU_DIE_TEN, MU_ROLL_BLOW, clash->body[side]) <= stroke->tenths;
  mu_awfp_tell (battle, MU_AWFP_EVENT_ROUND, MU_RULE_AWFP_COMBAT_TABLE, clash->body[side],
                clash->body[!side], VALUES (die, stroke->score, hits, stroke->dice));
  mu_awfp_tell_trace (battle, clash->body[side], trace);
  return hits;
}

/* One round between two of a combat; what came of it goes to both. */
static void
fight_out (AwfpBattle *battle, AwfpClash *clash)
{
  MuTrace trace[MU_SIDES];
  AwfpStroke stroke[MU_SIDES];
  for (int side = 0; side < MU_SIDES; side++)
    stroke[side]
        = stroke_of (battle, clash, side, battle->unit[clash->body[side]].turn.die, &trace[side]);
  for (int side = 0; side < MU_SIDES; side++) {
    AwfpTurn *own = &battle->unit[clash->body[side]].turn;
    AwfpTurn *theirs = &battle->unit[clash->body[!side]].turn;
    const int hits = strike (battle, clash, side, own->die, &stroke[side], &trace[side]);
    const int margin = stroke[side].score - stroke[!side].score;
    own->given = (uint8_t) (own->given + hits);
    theirs->taken = (uint8_t) (theirs->taken + hits);
    if (margin > theirs->beaten || theirs->beaten_by == MU_NO_BODY) {
      theirs->beaten = (int8_t) margin;
      theirs->beaten_by = clash->body[side];
    }
  }
  clash->fought = true;
  clash->rounds++;
}

static void
clear_combat (AwfpBattle *battle)
{
  for (int body = 0; body < battle->first[MU_SIDES]; body++) {
    AwfpTurn *turn = &battle->unit[body].turn;
    turn->in_combat = turn->follows = false;
    turn->given = turn->taken = turn->beaten = 0;
    turn->beaten_by = MU_NO_BODY;
    turn->round = MU_AWFP_ROUND_DRAWN;
  }
}

static void
roll_dice (AwfpBattle *battle)
{
  for (int body = 0; body < battle->first[MU_SIDES]; body++)
    if (battle->unit[body].turn.in_combat) {
      int die = mu_awfp_throw (battle, MU_DIE_ORDINARY, MU_ROLL_SCORE, body);
      if (die <= 2 && mu_awfp_has_second (battle, body, MU_AWFP_SECOND_SCORE))
        die = mu_awfp_throw_again (battle, body, MU_DIE_ORDINARY, MU_ROLL_SCORE, die);
      battle->unit[body].turn.die = (uint8_t) die;
    }
}

/* A unit's round: it has lost if any of its enemies beat it, won if it beat them all. */
static void
judge (AwfpBattle *battle, int body)
{
  AwfpUnit *unit = &battle->unit[body];
  MuRule why;
  const MuAwfpRoundLost lost = { .lost_by = unit->turn.beaten,
                                 .hits_given = unit->turn.given,
                                 .hits_taken = unit->turn.taken,
                                 .strength = unit->strength,
                                 .lost_rounds = unit->rounds_lost,
                                 .state = (MuAwfpState) unit->state };
  unit->turn.round
      = (uint8_t) mu_awfp_round (battle->setup->play, battle->setup->readings, &lost, &why);
  unit->turn.round_rule = (uint16_t) why;
  unit->rounds++;
  if (unit->turn.beaten > 0)
    unit->rounds_lost++;
}

/* Beaten by three or more, or a stand down. */
static void
test_the_beaten (AwfpBattle *battle)
{
  for (int body = 0; body < battle->first[MU_SIDES]; body++) {
    const AwfpUnit *unit = &battle->unit[body];
    if (unit->turn.in_combat && mu_awfp_fights_on (unit) && unit->turn.round != MU_AWFP_ROUND_ROUTS
        && (unit->turn.lost_stands > 0
            || unit->turn.beaten >= battle->setup->play->factor[MU_AWFP_FACTOR_ROUND_DISORDERED]))
      mu_awfp_test (battle, body, MU_AWFP_TEST_COMBAT, unit->turn.beaten_by);
  }
}

static void
fight_combat (AwfpBattle *battle, int seed)
{
  clear_combat (battle);
  gather (battle, seed);
  roll_dice (battle);
  const int clashes = battle->clashes;
  for (int i = 0; i < clashes; i++)
    if (is_in (battle, &battle->clash[i]))
      fight_out (battle, &battle->clash[i]);
  for (int body = 0; body < battle->first[MU_SIDES]; body++)
    if (battle->unit[body].turn.in_combat)
      judge (battle, body);
  for (int body = 0; body < battle->first[MU_SIDES]; body++)
    if (battle->unit[body].turn.in_combat && battle->unit[body].turn.taken)
      mu_awfp_lose (battle, body, battle->unit[body].turn.taken, battle->unit[body].turn.beaten_by);
  test_the_beaten (battle);
}

/* The next unit, from the flank, whose combat has not been fought this turn. */
static int
next_combat (AwfpBattle *battle)
{
  int16_t line[UNITS_MAX];
  const int count = mu_awfp_line_up (battle, battle->course.flank, line);
  for (int i = 0; i < count; i++)
    for (int c = 0; c < battle->clashes; c++)
      if (!battle->clash[c].fought && battle->clash[c].body[battle->unit[line[i]].side] == line[i])
        return line[i];
  return MU_NO_BODY;
}

/* awfp.combat.one-at-a-time, awfp.combat.complete-each */
bool
mu_awfp_combat_phase (AwfpBattle *battle)
{
  AwfpCourse *course = &battle->course;
  if (course->stage == 0) {
    if (!mu_awfp_flank_chosen (battle, battle->initiative))
      return false;
    course->stage = 1;
  }
  for (;;) {
    if (course->stage == 1) {
      const int seed = next_combat (battle);
      if (seed == MU_NO_BODY)
        break;
      fight_combat (battle, seed);
      course->stage = 2;
    }
    if (!mu_awfp_all_follow (battle))
      return false;
    mu_awfp_give_way (battle);
    mu_awfp_test_those_who_saw (battle);
    mu_awfp_forget_phase (battle);
    course->stage = 1;
  }
  return true;
}
