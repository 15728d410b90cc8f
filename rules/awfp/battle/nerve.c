/* Tests of morale: who has to, what counts, and what a result does. One a unit and phase at the
 * most. */
#include "rules/awfp/battle/engine.h"

static bool
enemy_on_flank (const AwfpBattle *battle, int body)
{
  const AwfpUnit *unit = &battle->unit[body];
  const int enemy = !unit->side;
  for (int other = battle->first[enemy]; other < battle->first[enemy + 1]; other++)
    if (mu_awfp_fights_on (&battle->unit[other])
        && mu_rect_within (&unit->at, &battle->unit[other].at, mu_awfp_reach (battle, other))
        && !mu_rect_faces (&unit->at, &battle->unit[other].at))
      return true;
  return false;
}

static bool
enemy_runs_near (const AwfpBattle *battle, int body)
{
  const MuFix near = mu_awfp_length (battle->setup->scale, 6, 9);
  const int enemy = !battle->unit[body].side;
  for (int other = battle->first[enemy]; other < battle->first[enemy + 1]; other++)
    if (battle->unit[other].fate == MU_FATE_IN_ROUT
        && mu_rect_within (&battle->unit[body].at, &battle->unit[other].at, near))
      return true;
  return false;
}

static bool
faces_mounted (const AwfpBattle *battle, int body)
{
  const AwfpUnit *unit = &battle->unit[body];
  if (unit->turn.charged != MU_NO_BODY && mu_awfp_unit_mounted (&battle->unit[unit->turn.charged]))
    return true;
  for (int i = 0; i < battle->clashes; i++)
    if (battle->clash[i].body[unit->side] == body
        && battle->clash[i].face[unit->side] == MU_FACE_FRONT
        && mu_awfp_unit_mounted (&battle->unit[battle->clash[i].body[!unit->side]]))
      return true;
  return false;
}

static bool
sees_general (const AwfpBattle *battle, int body)
{
  const int general = mu_awfp_general_of (battle, battle->unit[body].side);
  if (general == MU_NO_BODY)
    return false;
  const int where = battle->unit[general].with == MU_NO_BODY ? general : battle->unit[general].with;
  return mu_rect_within (&battle->unit[body].at, &battle->unit[where].at,
                         mu_awfp_length (battle->setup->scale, 6, 9))
         && mu_awfp_visible (battle, body, where);
}

static MuAwfpNerve
nerve_of (const AwfpBattle *battle, int body, MuAwfpOccasion occasion)
{
  const AwfpUnit *unit = &battle->unit[body];
  const bool with = mu_awfp_general_with (battle, body);
  return (MuAwfpNerve){
    .troop = unit->troop,
    .rounds = unit->rounds,
    .occasion = occasion,
    .state = (MuAwfpState) unit->state,
    .figures_lost = unit->turn.lost,
    .facing_mounted = faces_mounted (battle, body),
    .defending = unit->turn.order == MU_AWFP_DEFEND,
    .general_with = with,
    .general_near = !with && sees_general (battle, body),
    .frenzied = mu_awfp_unit_fanatic (unit),
    .cover = mu_awfp_in_cover (battle, body),
    .enemy_routs = enemy_runs_near (battle, body),
    .flank = enemy_on_flank (battle, body),
    .half_lost = unit->stands * 2 <= unit->start,
    .in_contact = unit->turn.charges || mu_awfp_engaged (battle, body),
    .general_unit = unit->general,
  };
}

static void
go_frenzied (AwfpBattle *battle, int body)
{
  battle->unit[body].frenzied = true;
  mu_awfp_tell_state (battle, body, MU_RULE_AWFP_FRENZY_TEST);
}

/* awfp.orders.exception-morale: who fails by three goes back, whatever his order; at grips he is
 * pushed back with a lost round, fragmented already he routs. */
static void
retreat (AwfpBattle *battle, int body, int from)
{
  AwfpUnit *unit = &battle->unit[body];
  if (unit->state == MU_AWFP_FRAGMENTED) {
    mu_awfp_rout (battle, body, from, MU_RULE_AWFP_MORALE_RESULTS);
    return;
  }
  if (unit->state < MU_AWFP_FRAGMENTED) {
    unit->state = MU_AWFP_FRAGMENTED;
    mu_awfp_tell_state (battle, body, MU_RULE_AWFP_MORALE_RESULTS);
  }
  if (mu_awfp_engaged (battle, body)) {
    unit->rounds_lost++;
    return;
  }
  unit->turn.order = MU_AWFP_NO_ORDER; /* awfp.orders.defend.still */
  unit->turn.charges = false;
  mu_awfp_flee (battle, body, from, mu_awfp_reach (battle, body), MU_RULE_AWFP_MORALE_RESULTS);
}

static void
carry_out (AwfpBattle *battle, int body, MuAwfpNerveResult result, int from)
{
  switch (result) {
  case MU_AWFP_PASSES:
    break;
  case MU_AWFP_PASSES_FRENZIED:
    go_frenzied (battle, body);
    break;
  case MU_AWFP_ONE_DISORDER:
    mu_awfp_disorder (battle, body, 1, MU_RULE_AWFP_MORALE_RESULTS);
    break;
  case MU_AWFP_TWO_DISORDERS:
    mu_awfp_disorder (battle, body, 2, MU_RULE_AWFP_MORALE_RESULTS);
    break;
  case MU_AWFP_RETREATS:
    retreat (battle, body, from);
    break;
  case MU_AWFP_ROUTS:
    mu_awfp_rout (battle, body, from, MU_RULE_AWFP_MORALE_RESULTS);
    break;
  }
}

/* What a second throw is kept for. */
static bool
is_grave (MuAwfpOccasion occasion, MuAwfpNerveResult result)
{
  const bool passes = result == MU_AWFP_PASSES || result == MU_AWFP_PASSES_FRENZIED;
  return occasion == MU_AWFP_TEST_RALLY ? !passes
                                        : result == MU_AWFP_RETREATS || result == MU_AWFP_ROUTS;
}

MuAwfpNerveResult
mu_awfp_test (AwfpBattle *battle, int body, MuAwfpOccasion occasion, int from)
{
  AwfpUnit *unit = &battle->unit[body];
  MuTrace trace;
  if (unit->turn.tested || unit->priest)
    return MU_AWFP_PASSES;
  unit->turn.tested = true;
  const MuAwfpNerve nerve = nerve_of (battle, body, occasion);
  int die = mu_awfp_throw (battle, MU_DIE_TEN, MU_ROLL_MORALE, body);
  const int factor = mu_awfp_nerve_factor (battle->setup->play, &nerve, &trace);
  MuAwfpNerveResult result = mu_awfp_nerve_result (battle->setup->play, &nerve, die, factor);
  if (is_grave (occasion, result) && mu_awfp_has_second (battle, body, MU_AWFP_SECOND_NERVE)) {
    die = mu_awfp_throw_again (battle, body, MU_DIE_TEN, MU_ROLL_MORALE, die);
    result = mu_awfp_nerve_result (battle->setup->play, &nerve, die, factor);
  }
  mu_awfp_tell (battle, MU_AWFP_EVENT_NERVE, MU_RULE_AWFP_MORALE_RESULTS, body,
                from == MU_NO_BODY ? MU_NO_BODY : from,
                VALUES ((int32_t) occasion, die + factor, (int32_t) result, die));
  mu_awfp_tell_trace (battle, body, &trace);
  if (occasion != MU_AWFP_TEST_RALLY)
    carry_out (battle, body, result, from);
  return result;
}

void
mu_awfp_test_those_who_saw (AwfpBattle *battle)
{
  bool again = true;
  while (again) {
    again = false;
    for (int body = 0; body < battle->first[MU_SIDES]; body++) {
      AwfpUnit *unit = &battle->unit[body];
      if (unit->turn.routs_seen && mu_awfp_fights_on (unit) && !unit->turn.tested) {
        mu_awfp_test (battle, body, MU_AWFP_TEST_FRIENDS_ROUT, MU_NO_BODY);
        again = true;
      }
      unit->turn.routs_seen = false;
    }
  }
}

void
mu_awfp_forget_phase (AwfpBattle *battle)
{
  for (int body = 0; body < battle->first[MU_SIDES]; body++) {
    AwfpTurn *turn = &battle->unit[body].turn;
    turn->lost = turn->lost_stands = 0;
    turn->tested = turn->routs_seen = turn->done = false;
  }
}
