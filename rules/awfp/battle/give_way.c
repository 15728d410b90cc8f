/* After a round: who is pushed back or routs, who goes after him, and what becomes of frenzy. */
#include "rules/awfp/battle/engine.h"

static bool
gives_way (const AwfpUnit *unit)
{
  return unit->turn.round == MU_AWFP_ROUND_PUSHED || unit->turn.round == MU_AWFP_ROUND_DISORDERED
         || unit->turn.round == MU_AWFP_ROUND_ROUTS || unit->fate == MU_FATE_IN_ROUT;
}

/* Whether going after him is the player's to say, or the rules'. */
typedef enum { NEVER, MAY, MUST } Follows;

/* awfp.orders.advance.pursue, awfp.orders.charge.pursue, awfp.orders.deploy.pursue,
 * awfp.orders.defend.no-pursuit, awfp.orders.none.pursue */
static Follows
follows (const AwfpBattle *battle, const AwfpClash *clash, int side)
{
  const AwfpUnit *unit = &battle->unit[clash->body[side]];
  if (!mu_awfp_fights_on (unit) || gives_way (unit) || unit->turn.beaten >= 0
      || clash->face[side] != MU_FACE_FRONT || mu_awfp_unit_kind (unit) == MU_AWFP_ARTILLERY
      || unit->priest)
    return NEVER;
  if (unit->frenzied || unit->turn.charges)
    return MUST;
  switch ((MuAwfpMarked) unit->turn.order) {
  case MU_AWFP_ADVANCE:
  case MU_AWFP_CHARGE:
    return MUST;
  case MU_AWFP_DEFEND:
    return NEVER;
  case MU_AWFP_NO_ORDER:
  case MU_AWFP_DUMMY:
    return clash->rounds == 1 ? MUST : MAY;
  case MU_AWFP_DEPLOY:
  case MU_AWFP_RETREAT:
  case MU_AWFP_RECOVER:
    return MAY;
  }
  return MAY;
}

bool
mu_awfp_all_follow (AwfpBattle *battle)
{
  for (int i = 0; i < battle->clashes; i++)
    for (int side = 0; side < MU_SIDES; side++) {
      const AwfpClash *clash = &battle->clash[i];
      AwfpUnit *unit = &battle->unit[clash->body[side]];
      const AwfpUnit *loser = &battle->unit[clash->body[!side]];
      if (!unit->turn.in_combat || unit->turn.done || !gives_way (loser))
        continue;
      const Follows how = follows (battle, clash, side);
      unit->turn.follows = how == MUST;
      if (how == MAY) {
        const MuChoice *choice = mu_awfp_ask (battle, MU_AWFP_ASK_FOLLOW, side, clash->body[side],
                                              clash->body[!side], 0, 0);
        if (!choice)
          return false;
        unit->turn.follows = choice->value[0] == 1;
      }
      unit->turn.done = true;
    }
  return true;
}

/* Back before the one that beat it, its face as it was; without room it stays, in worse order. */
static void
push_back (AwfpBattle *battle, int body)
{
  AwfpUnit *unit = &battle->unit[body];
  const int winner = unit->turn.beaten_by;
  const MuFix length = mu_awfp_length (battle->setup->scale, 1, 2);
  const MuRect *before = &battle->unit[winner].at;
  const MuDirection way = mu_forward (before->facing);
  MuRect place = unit->at;
  place.front.x += (MuFix) ((int64_t) length * way.x / MU_ONE);
  place.front.y += (MuFix) ((int64_t) length * way.y / MU_ONE);
  const bool room = mu_awfp_has_room (battle, body, &place);
  mu_awfp_tell (battle, MU_AWFP_EVENT_PUSHED, MU_RULE_AWFP_COMBAT_RESULTS, body, winner,
                VALUES (unit->rounds_lost, !room));
  if (room)
    mu_awfp_march (battle, body, &place, MU_RULE_AWFP_COMBAT_RESULTS, length);
  if (unit->turn.order == MU_AWFP_DEFEND)
    unit->turn.order = MU_AWFP_NO_ORDER; /* awfp.orders.defend.still */
  mu_awfp_disorder (battle, body, (unit->turn.round == MU_AWFP_ROUND_DISORDERED) + !room,
                    MU_RULE_AWFP_COMBAT_RESULTS);
}

/* awfp.combat.results: up to the one who was pushed back; the combat goes on. */
static void
follow_up (AwfpBattle *battle, int body, int loser)
{
  AwfpUnit *unit = &battle->unit[body];
  int16_t met;
  const MuFix most = mu_awfp_length (battle->setup->scale, 2, 4);
  const MuFix gap = mu_awfp_path (battle, body, &unit->at, most, &met);
  if (met != loser)
    return;
  const MuRect place = mu_awfp_ahead (battle, body, &unit->at, gap);
  mu_awfp_tell (battle, MU_EVENT_FOLLOWED_UP, MU_RULE_AWFP_CHARGE_PURSUE, body, loser, VALUES (0));
  mu_awfp_march (battle, body, &place, MU_RULE_AWFP_CHARGE_PURSUE, gap);
}

/* As far as its die takes it; whom it catches it cuts down, whom else it meets it fights. */
static void
pursue (AwfpBattle *battle, int body, int loser)
{
  AwfpUnit *unit = &battle->unit[body];
  const int die = mu_awfp_throw (battle, MU_DIE_ORDINARY, MU_ROLL_ROUT_MOVE, body);
  const MuFix whole
      = mu_awfp_variable_move (battle->setup->play, battle->setup->scale, &unit->troop, die);
  bool disorders, clear;
  int16_t met;
  mu_awfp_tell (battle, MU_EVENT_PURSUES, MU_RULE_AWFP_CHARGE_PURSUE, body, loser, VALUES (0));
  const MuFix most = mu_awfp_going_over (battle, body, &unit->at, whole, &disorders, &clear);
  const MuFix gone = mu_awfp_path (battle, body, &unit->at, most, &met);
  const MuRect place = mu_awfp_ahead (battle, body, &unit->at, gone);
  mu_awfp_march (battle, body, &place, MU_RULE_AWFP_CHARGE_PURSUE, gone);
  if (disorders)
    mu_awfp_disorder (battle, body, 1, MU_RULE_AWFP_DEF_DELAYING);
  if (met != MU_NO_BODY && mu_awfp_fights_on (unit)) {
    mu_awfp_meet (battle, body, met);
    AwfpClash *clash = mu_awfp_clash_of (battle, body, met);
    if (clash)
      clash->fought = true; /* fights from the next turn on */
  }
}

/* awfp.orders.fanatic.stays, awfp.orders.fanatic.ends, awfp.orders.fanatic.ends-fanatics: what they
 * are by nature they stay. */
static void
calm_down (AwfpBattle *battle)
{
  for (int body = 0; body < battle->first[MU_SIDES]; body++) {
    AwfpUnit *unit = &battle->unit[body];
    if (unit->turn.in_combat && unit->frenzied && unit->turn.beaten >= 0
        && mu_awfp_fights_on (unit)) {
      unit->frenzied = false;
      mu_awfp_tell_state (battle, body, MU_RULE_AWFP_FANATIC_ENDS);
    }
  }
}

/* Those who go after a loser: up to three touch him at once, as many as may. */
static int
pursuers (const AwfpBattle *battle, int loser, int16_t by[CLASHES_MAX])
{
  const int side = battle->unit[loser].side;
  int count = 0;
  for (int i = 0; i < battle->clashes; i++)
    if (battle->clash[i].body[side] == loser
        && battle->unit[battle->clash[i].body[!side]].turn.follows)
      by[count++] = battle->clash[i].body[!side];
  return count;
}

void
mu_awfp_give_way (AwfpBattle *battle)
{
  int16_t by[CLASHES_MAX];
  for (int body = 0; body < battle->first[MU_SIDES]; body++) {
    AwfpUnit *unit = &battle->unit[body];
    if (!unit->turn.in_combat || !gives_way (unit) || !mu_awfp_on_table (unit))
      continue;
    const int count = pursuers (battle, body, by);
    const bool routs = unit->turn.round == MU_AWFP_ROUND_ROUTS || unit->fate == MU_FATE_IN_ROUT;
    if (unit->turn.round == MU_AWFP_ROUND_ROUTS)
      mu_awfp_rout (battle, body, unit->turn.beaten_by, (MuRule) unit->turn.round_rule);
    else if (!routs)
      push_back (battle, body);
    for (int i = 0; i < count; i++)
      if (unit->fate == MU_FATE_ON_TABLE)
        follow_up (battle, by[i], body);
      else
        pursue (battle, by[i], body);
    mu_awfp_clash_drop (battle, body);
  }
  calm_down (battle);
}
