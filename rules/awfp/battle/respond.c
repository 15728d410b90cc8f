/* How those who are charged answer, by their orders (awfp.sequence.charge.responses): whoever has
 * none takes the charge at the halt. Marker and answer are told. */
#include "rules/awfp/battle/engine.h"

/* awfp.orders.skirmish.auto, awfp.orders.countercharge.skirmish-foot */
static bool
has_to_run (const AwfpUnit *unit, const AwfpUnit *charger)
{
  return mu_awfp_unit_is_si (unit) && !mu_awfp_unit_is_si (charger) && !mu_awfp_unit_fanatic (unit);
}

/* awfp.orders.countercharge, awfp.orders.countercharge.mounted, awfp.orders.countercharge.infantry,
 * awfp.orders.countercharge.artillery, awfp.orders.countercharge.facing,
 * awfp.charge.countercharge-range: only with an Advance order, at whom it could itself charge, and
 * never in a frenzy (awfp.orders.countercharge.no-frenzy): nobody is asked for one. */
static bool
may_countercharge (const AwfpBattle *battle, int body, int charger)
{
  const AwfpUnit *unit = &battle->unit[body], *enemy = &battle->unit[charger];
  if (unit->turn.order != MU_AWFP_ADVANCE || mu_awfp_unit_kind (unit) == MU_AWFP_ARTILLERY
      || (!mu_awfp_unit_mounted (unit) && mu_awfp_unit_mounted (enemy)))
    return false;
  return mu_awfp_can_charge (battle, body, charger);
}

/* awfp.orders.deploy.wheel: to an attacker who does not come at the front. */
static bool
may_turn_to_face (const AwfpBattle *battle, int body, int charger)
{
  const MuRect *at = &battle->unit[body].at;
  const MuFace face = mu_rect_face_towards (at, &battle->unit[charger].at);
  const MuRect turned = mu_rect_turned (at, (MuAngle) (at->facing + (int) face * MU_ANGLE_QUARTER));
  return face != MU_FACE_FRONT && face != MU_FACE_REAR && mu_awfp_has_room (battle, body, &turned);
}

static bool
may_fall_back (const AwfpBattle *battle, int body)
{
  const AwfpUnit *unit = &battle->unit[body];
  return mu_awfp_has_privilege (&unit->troop, MU_AWFP_FALL_BACK) && !mu_awfp_unit_mounted (unit)
         && mu_awfp_unit_kind (unit) == MU_AWFP_INFANTRY && unit->state == MU_AWFP_STEADY;
}

/* awfp.orders.none.charged, awfp.orders.advance.charged-halt: to take it at the halt is always
 * offered. awfp.orders.countercharge.skirmish-cavalry, awfp.orders.skirmish.cavalry,
 * awfp.orders.none.skirmishers: skirmishers may go without an order too. */
void
mu_awfp_offer_responses (const AwfpBattle *battle, const MuQuestion *question, AwfpChoices *list)
{
  const int body = question->body, charger = question->other;
  const AwfpUnit *unit = &battle->unit[body];
  const bool held = mu_awfp_engaged (battle, body);
  if (!held && has_to_run (unit, &battle->unit[charger])) {
    mu_awfp_offer (list, MU_NO_BODY, MU_NO_BODY, MU_AWFP_RUNS, 0);
    return;
  }
  mu_awfp_offer (list, MU_NO_BODY, MU_NO_BODY, MU_AWFP_STANDS, 0);
  if (held)
    return;
  if (may_countercharge (battle, body, charger))
    mu_awfp_offer (list, MU_NO_BODY, MU_NO_BODY, MU_AWFP_COUNTERCHARGES, 0);
  if (unit->turn.order == MU_AWFP_DEPLOY && may_fall_back (battle, body))
    mu_awfp_offer (list, MU_NO_BODY, MU_NO_BODY, MU_AWFP_FALLS_BACK, 0);
  if (unit->turn.order == MU_AWFP_DEPLOY && may_turn_to_face (battle, body, charger))
    mu_awfp_offer (list, MU_NO_BODY, MU_NO_BODY, MU_AWFP_TURNS_TO_FACE, 0);
  if ((unit->turn.order == MU_AWFP_RETREAT
       || (mu_awfp_unit_skirmishes (unit) && !mu_awfp_unit_is_si (&battle->unit[charger])))
      && !mu_awfp_unit_fanatic (unit))
    mu_awfp_offer (list, MU_NO_BODY, MU_NO_BODY, MU_AWFP_RUNS, 0);
}

static void
respond (AwfpBattle *battle, int body, MuAwfpResponse response)
{
  AwfpUnit *unit = &battle->unit[body];
  unit->turn.response = (uint8_t) response;
  if (unit->turn.order != MU_AWFP_NO_ORDER && unit->turn.order != MU_AWFP_DUMMY)
    mu_awfp_show_marker (battle, body, MU_RULE_AWFP_SEQUENCE_CHARGE_RESPONSES);
  mu_awfp_tell (battle, MU_AWFP_EVENT_RESPONSE, MU_RULE_AWFP_SEQUENCE_CHARGE_RESPONSES, body,
                unit->turn.charged, VALUES ((int32_t) response));
  if (response == MU_AWFP_RUNS && mu_awfp_unit_skirmishes (unit))
    unit->turn.order = MU_AWFP_NO_ORDER; /* awfp.orders.skirmish.free */
}

/* Foot and the disordered lose heart before horse, elephants and the frenzied. */
static bool
is_frightened (const AwfpUnit *unit, const AwfpUnit *charger)
{
  return (!mu_awfp_unit_mounted (unit) || unit->state != MU_AWFP_STEADY)
         && (mu_awfp_unit_mounted (charger) || charger->frenzied);
}

bool
mu_awfp_all_responded (AwfpBattle *battle)
{
  int16_t line[UNITS_MAX];
  const int count = mu_awfp_line_up (battle, battle->course.flank, line);
  for (int i = 0; i < count; i++) {
    AwfpUnit *unit = &battle->unit[line[i]];
    const int by = unit->turn.charged;
    if (by == MU_NO_BODY || unit->turn.done || unit->turn.charges || !mu_awfp_fights_on (unit))
      continue;
    const MuChoice *choice
        = mu_awfp_ask (battle, MU_AWFP_ASK_RESPONSE, unit->side, line[i], by, 0, 0);
    if (!choice)
      return false;
    unit->turn.done = true;
    respond (battle, line[i], (MuAwfpResponse) choice->value[0]);
  }
  for (int i = 0; i < count; i++) {
    const AwfpUnit *unit = &battle->unit[line[i]];
    const int by = unit->turn.charged;
    if (by != MU_NO_BODY && mu_awfp_fights_on (unit) && !unit->turn.charges
        && unit->turn.response != MU_AWFP_RUNS && mu_awfp_fights_on (&battle->unit[by])
        && is_frightened (unit, &battle->unit[by]))
      mu_awfp_test (battle, line[i], MU_AWFP_TEST_CHARGED, by);
  }
  return true;
}
