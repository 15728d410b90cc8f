/* The Charge Declaration Phase: who may charge whom, who has to, whom he takes; attempts at frenzy.
 * How the charged answer is in respond.c, how they come together in charge_move.c. */
#include "rules/awfp/battle/engine.h"

/* awfp.orders.charge.skirmish-foot: others only in flank or rear. */
static bool
skirmishers_may (const AwfpUnit *unit, const AwfpUnit *enemy)
{
  return !mu_awfp_unit_is_si (unit) || mu_awfp_unit_is_si (enemy)
         || mu_rect_face_towards (&enemy->at, &unit->at) != MU_FACE_FRONT;
}

/* awfp.orders.charge.eligible, awfp.orders.charge.infantry-v-mounted, which holds for fanatics too:
 * awfp.orders.fanatic.infantry-v-mounted */
static MuFix
charge_reach (const AwfpBattle *battle, int body, int other)
{
  const AwfpUnit *unit = &battle->unit[body];
  const MuFix reach = mu_awfp_reach (battle, body);
  return !mu_awfp_unit_mounted (unit) && mu_awfp_unit_mounted (&battle->unit[other]) ? reach / 2
                                                                                     : reach;
}

/* awfp.charge.distance-angle, awfp.charge.friend-blocks: within its move, by a wheel of up to 45
 * degrees and a way that no friend bars, be it with stands dropped back; whom it cannot reach so
 * nobody has to charge (awfp.orders.fanatic.unreachable). */
bool
mu_awfp_can_charge (const AwfpBattle *battle, int body, int other)
{
  const AwfpUnit *unit = &battle->unit[body], *enemy = &battle->unit[other];
  MuWheel wheel;
  MuFix distance;
  if (!mu_awfp_fights_on (unit) || !mu_awfp_on_table (enemy) || unit->side == enemy->side
      || unit->priest || mu_awfp_unit_kind (unit) == MU_AWFP_ARTILLERY
      || unit->state == MU_AWFP_FRAGMENTED || !skirmishers_may (unit, enemy))
    return false;
  const MuFix reach = charge_reach (battle, body, other);
  if (!mu_rect_within (&unit->at, &enemy->at, reach) || mu_awfp_engaged (battle, body)
      || !mu_awfp_visible (battle, body, other))
    return false;
  if (mu_awfp_aims (battle, body, other, reach, &wheel, &distance))
    return distance <= reach;
  return mu_awfp_squeezes_to (battle, body, other, reach);
}

/* awfp.orders.fanatic.mounted-exempt, awfp.orders.fanatic.mounted-fanatics */
static bool
shies_from (const AwfpUnit *unit, const AwfpUnit *enemy)
{
  return mu_awfp_unit_mounted (unit) && unit->troop.morale != MU_AWFP_FANATIC
         && (mu_awfp_unit_kind (enemy) == MU_AWFP_ELEPHANTS
             || (mu_awfp_unit_has_pikes (enemy) && !mu_awfp_unit_mounted (enemy)));
}

/* awfp.orders.fanatic.must-charge, awfp.orders.frenzied.halt-order */
static bool
has_to_charge (const AwfpBattle *battle, int body)
{
  const AwfpUnit *unit = &battle->unit[body];
  const int enemy = !unit->side;
  if (!mu_awfp_unit_fanatic (unit) || unit->turn.order == MU_AWFP_RECOVER)
    return false;
  for (int other = battle->first[enemy]; other < battle->first[enemy + 1]; other++)
    if (!shies_from (unit, &battle->unit[other]) && mu_awfp_can_charge (battle, body, other))
      return true;
  return false;
}

/* awfp.orders.frenzied.eligible-irregular, awfp.orders.frenzied.eligible-general,
 * awfp.orders.frenzied.eligible-trained */
static bool
may_try_frenzy (const AwfpBattle *battle, int body)
{
  const AwfpUnit *unit = &battle->unit[body];
  if (mu_awfp_unit_fanatic (unit) || !mu_awfp_kind_rages (mu_awfp_unit_kind (unit)))
    return false;
  if (!unit->troop.trained || mu_awfp_general_with (battle, body))
    return true;
  const int general = mu_awfp_general_of (battle, unit->side);
  if (general == MU_NO_BODY)
    return false;
  const int where = battle->unit[general].with == MU_NO_BODY ? general : battle->unit[general].with;
  return battle->unit[where].turn.order == MU_AWFP_CHARGE
         && mu_rect_within (&unit->at, &battle->unit[where].at,
                            mu_awfp_length (battle->setup->scale, 3, 4));
}

/* awfp.orders.charge.two-targets: beside the first, and where the charger's front would touch both.
 */
static bool
strikes_both (const AwfpBattle *battle, int body, int other, int second)
{
  MuWheel wheel;
  MuFix distance;
  const MuRect *at = &battle->unit[body].at;
  if (second == other || mu_awfp_apart (battle, other, second) > battle->inch
      || !mu_awfp_can_charge (battle, body, second)
      || !mu_awfp_aims (battle, body, other, mu_awfp_reach (battle, body), &wheel, &distance))
    return false;
  const MuRect turned = wheel ? mu_rect_wheeled (at, wheel) : *at;
  const MuRect there = mu_rect_ahead (&turned, distance);
  return mu_rect_within (&there, &battle->unit[second].at, battle->inch / 2);
}

static void
offer_pairs (const AwfpBattle *battle, int body, int other, AwfpChoices *list)
{
  const int enemy = battle->unit[other].side;
  for (int second = battle->first[enemy]; second < battle->first[enemy + 1]; second++)
    if (strikes_both (battle, body, other, second))
      mu_awfp_offer (list, other, second, 0, 0);
}

/* awfp.orders.charge.choice, awfp.sequence.charge.frenzy-declared */
void
mu_awfp_offer_charges (const AwfpBattle *battle, const MuQuestion *question, AwfpChoices *list)
{
  const int body = question->body, enemy = !question->side;
  const AwfpUnit *unit = &battle->unit[body];
  const bool must = has_to_charge (battle, body);
  const bool frenzy = may_try_frenzy (battle, body);
  if (!must)
    mu_awfp_offer (list, MU_NO_BODY, MU_NO_BODY, 0, 0);
  for (int other = battle->first[enemy]; other < battle->first[enemy + 1]; other++)
    if (mu_awfp_can_charge (battle, body, other)
        && !(must && shies_from (unit, &battle->unit[other]))) {
      mu_awfp_offer (list, other, MU_NO_BODY, 0, 0);
      if (frenzy)
        mu_awfp_offer (list, other, MU_NO_BODY, 1, 0);
      offer_pairs (battle, body, other, list);
    }
}

/* awfp.sequence.charge.order-needed; a general by himself needs none.
 * awfp.sequence.first-turn.no-charge */
static bool
declares (const AwfpBattle *battle, int body)
{
  const AwfpUnit *unit = &battle->unit[body];
  return battle->turn > 1 && mu_awfp_fights_on (unit) && !unit->turn.declared
         && !mu_awfp_engaged (battle, body)
         && (unit->turn.order == MU_AWFP_CHARGE || has_to_charge (battle, body));
}

static void
declare (AwfpBattle *battle, int body, const MuChoice *choice)
{
  AwfpTurn *turn = &battle->unit[body].turn;
  turn->declared = true;
  turn->target = choice->body;
  turn->second = choice->other;
  turn->charges = choice->body != MU_NO_BODY;
  turn->frenzy = turn->charges && choice->value[0] == 1;
}

/* awfp.sequence.charge.simultaneous: nothing is shown until both have said all. */
static void
show_declared (AwfpBattle *battle, int body)
{
  const AwfpUnit *unit = &battle->unit[body];
  if (unit->turn.order == MU_AWFP_CHARGE)
    mu_awfp_show_marker (battle, body, MU_RULE_AWFP_SEQUENCE_CHARGE_TOGETHER);
  if (!unit->turn.charges)
    return;
  mu_awfp_tell (battle, MU_EVENT_CHARGE, MU_RULE_AWFP_SEQUENCE_CHARGE_TOGETHER, body,
                unit->turn.target, VALUES (mu_awfp_apart (battle, body, unit->turn.target)));
  if (unit->turn.second != MU_NO_BODY)
    mu_awfp_tell (battle, MU_EVENT_CHARGE, MU_RULE_AWFP_CHARGE_TWO_TARGETS, body, unit->turn.second,
                  VALUES (mu_awfp_apart (battle, body, unit->turn.second)));
}

/* awfp.sequence.charge.flank */
static bool
all_declared (AwfpBattle *battle)
{
  int16_t line[UNITS_MAX];
  const int count = mu_awfp_line_up (battle, battle->course.flank, line);
  for (int i = 0; i < count; i++)
    if (declares (battle, line[i])) {
      const MuChoice *choice = mu_awfp_ask (battle, MU_AWFP_ASK_CHARGE, battle->unit[line[i]].side,
                                            line[i], MU_NO_BODY, 0, 0);
      if (!choice)
        return false;
      declare (battle, line[i], choice);
    }
  for (int i = 0; i < count; i++)
    if (battle->unit[line[i]].turn.declared)
      show_declared (battle, line[i]);
  return true;
}

/* awfp.orders.frenzied.test, awfp.orders.frenzied.fanatics-auto: whoever fails may do worse than
 * not charge. */
static void
grow_frenzied (AwfpBattle *battle)
{
  for (int body = 0; body < battle->first[MU_SIDES]; body++) {
    AwfpUnit *unit = &battle->unit[body];
    if (!unit->turn.charges)
      continue;
    if (mu_awfp_unit_fanatic (unit) && !unit->frenzied) {
      unit->frenzied = true;
      mu_awfp_tell_state (battle, body, MU_RULE_AWFP_FRENZY_FANATICS);
    } else if (unit->turn.frenzy && !unit->turn.tested) {
      const MuAwfpNerveResult result
          = mu_awfp_test (battle, body, MU_AWFP_TEST_FRENZY, unit->turn.target);
      if (result == MU_AWFP_PASSES && !unit->frenzied) {
        unit->frenzied = true;
        mu_awfp_tell_state (battle, body, MU_RULE_AWFP_FRENZY_TEST);
      }
    }
  }
}

/* By whom it is charged: the nearest counts. */
static void
note_charger (AwfpBattle *battle, int charged, int body)
{
  AwfpTurn *turn = &battle->unit[charged].turn;
  if (turn->charged == MU_NO_BODY
      || mu_awfp_apart (battle, body, charged) < mu_awfp_apart (battle, turn->charged, charged))
    turn->charged = (int16_t) body;
}

static void
note_charged (AwfpBattle *battle)
{
  for (int body = 0; body < battle->first[MU_SIDES]; body++) {
    const AwfpUnit *unit = &battle->unit[body];
    if (!unit->turn.charges || !mu_awfp_fights_on (unit))
      continue;
    note_charger (battle, unit->turn.target, body);
    if (unit->turn.second != MU_NO_BODY)
      note_charger (battle, unit->turn.second, body);
  }
}

/* awfp.orders.charge.pre-empt, awfp.orders.charge.pre-empt-infantry: who is charged in front while
 * he charges another goes for that one, if he can. If he cannot he wheels to face him and stands
 * (awfp.orders.charge.wheel-to-face), and where he cannot do that either goes on with his own
 * charge (awfp.orders.charge.cancel-or-continue), as he does when he is charged in flank or rear
 * (awfp.orders.charge.flanked-continues). */
static void
pre_empt (AwfpBattle *battle, int body)
{
  AwfpUnit *unit = &battle->unit[body];
  const int by = unit->turn.charged;
  MuWheel wheel;
  MuFix distance;
  if (!unit->turn.charges || by == MU_NO_BODY || unit->turn.target == by
      || mu_rect_face_towards (&unit->at, &battle->unit[by].at) != MU_FACE_FRONT)
    return;
  if (mu_awfp_can_charge (battle, body, by)) {
    unit->turn.target = (int16_t) by;
    unit->turn.second = MU_NO_BODY;
    mu_awfp_tell (battle, MU_EVENT_CHARGE, MU_RULE_AWFP_CHARGE_PRE_EMPT, body, by,
                  VALUES (mu_awfp_apart (battle, body, by)));
    return;
  }
  if (!mu_awfp_aims (battle, body, by, MU_RECT_FAR / 2, &wheel, &distance))
    return;
  const MuRect turned = wheel ? mu_rect_wheeled (&unit->at, wheel) : unit->at;
  if (!mu_awfp_has_room (battle, body, &turned))
    return;
  unit->turn.charges = false;
  mu_awfp_march (battle, body, &turned, MU_RULE_AWFP_CHARGE_PRE_EMPT, 0);
}

bool
mu_awfp_charges_phase (AwfpBattle *battle)
{
  AwfpCourse *course = &battle->course;
  if (course->stage == 0) {
    if (!mu_awfp_flank_chosen (battle, battle->initiative))
      return false;
    course->stage = 1;
  }
  if (course->stage == 1) {
    if (!all_declared (battle))
      return false;
    grow_frenzied (battle);
    note_charged (battle);
    for (int body = 0; body < battle->first[MU_SIDES]; body++)
      pre_empt (battle, body);
    course->stage = 2;
  }
  if (course->stage == 2) {
    if (!mu_awfp_all_responded (battle))
      return false;
    mu_awfp_carry_out_charges (battle);
    mu_awfp_test_those_who_saw (battle);
  }
  mu_awfp_forget_phase (battle);
  return true;
}
