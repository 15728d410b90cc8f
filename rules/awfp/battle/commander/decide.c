/* The machine player: how it answers what it is asked. It knows what lies open on the table and its
 * own markers, and throws no dice. Markers are decided in decide_order.c, moves in decide_move.c.
 */
#include "rules/awfp/battle/commander/weigh.h"

/* The best of these by a worth; of equals the first. */
typedef int (*Worth) (const AwfpBattle *battle, const MuQuestion *question, const MuChoice *choice);

static int
best_of (const AwfpBattle *battle, const MuQuestion *question, const MuChoice *choices, int count,
         Worth worth)
{
  int best = 0, most = worth (battle, question, &choices[0]);
  for (int i = 1; i < count; i++) {
    const int own = worth (battle, question, &choices[i]);
    if (own > most) {
      most = own;
      best = i;
    }
  }
  return best;
}

/* Turns about who has his nearest enemy behind him. */
static int
about_worth (const AwfpBattle *battle, const MuQuestion *question, const MuChoice *choice)
{
  if (choice->body == MU_NO_BODY)
    return 0;
  const int near = mu_awfp_nearest_enemy (battle, choice->body);
  const MuFace face = near == MU_NO_BODY ? MU_FACE_FRONT
                                         : mu_rect_face_towards (&battle->unit[choice->body].at,
                                                                 &battle->unit[near].at);
  return face == MU_FACE_REAR ? 1 : -1;
}

/* He who moves first comes up to shoot and to be in reach; it wins more than seeing what comes. */
static int
first_worth (const AwfpBattle *battle, const MuQuestion *question, const MuChoice *choice)
{
  return choice->value[0] == question->side;
}

/* What trying for frenzy is worth on the whole: two more pips of the score, or disorder and worse.
 * A plain player does not try. */
static int
frenzy_worth (const AwfpBattle *battle, const MuQuestion *question)
{
  const AwfpUnit *unit = &battle->unit[question->body];
  const int needed = mu_awfp_morale_needed ((MuAwfpMorale) unit->troop.morale, unit->rounds, NULL);
  return mu_awfp_is_wise (battle, question->side) ? 2 * (11 - needed) - 3 * (needed - 1) : -1;
}

static int
charge_worth (const AwfpBattle *battle, const MuQuestion *question, const MuChoice *choice)
{
  if (choice->body == MU_NO_BODY)
    return -100;
  const int second = choice->other == MU_NO_BODY
                         ? 0
                         : mu_awfp_weigh (battle, question->body, choice->other, true) - 20;
  return mu_awfp_weigh (battle, question->body, choice->body, true) + (second < 0 ? second : 0)
         + (choice->value[0] ? frenzy_worth (battle, question) : 0);
}

static int
response_worth (const AwfpBattle *battle, const MuQuestion *question, const MuChoice *choice)
{
  const int body = question->body, charger = question->other;
  const AwfpUnit *unit = &battle->unit[body];
  switch ((MuAwfpResponse) choice->value[0]) {
  case MU_AWFP_STANDS:
    return mu_awfp_weigh (battle, body, charger, false);
  case MU_AWFP_COUNTERCHARGES:
    return mu_awfp_weigh (battle, body, charger, true);
  case MU_AWFP_FALLS_BACK:
    return mu_awfp_apart (battle, body, charger) > mu_awfp_reach (battle, charger) ? 0 : -40;
  case MU_AWFP_TURNS_TO_FACE:
    return 100;
  case MU_AWFP_RUNS:
    return mu_awfp_unit_skirmishes (unit) ? 5 : -20;
  }
  return 0;
}

/* Those who are hurt already go first, the better player thinks. */
static int
shot_worth (const AwfpBattle *battle, const MuQuestion *question, const MuChoice *choice)
{
  if (choice->body == MU_NO_BODY)
    return 0;
  const AwfpUnit *enemy = &battle->unit[choice->body];
  const int hurt = (enemy->markers ? 4 : 0) + (enemy->state != MU_AWFP_STEADY ? 4 : 0);
  return 1 + mu_awfp_weigh_volley (battle, question->body, choice->body)
         + (mu_awfp_is_wise (battle, question->side) ? hurt : 0);
}

/* A plain player goes after whoever gives way; a better one lets skirmishers go, and does not
 * follow in pieces. */
static int
follow_worth (const AwfpBattle *battle, const MuQuestion *question, const MuChoice *choice)
{
  const AwfpUnit *unit = &battle->unit[question->body];
  const bool wise = mu_awfp_is_wise (battle, question->side);
  const bool stays = wise && unit->state == MU_AWFP_FRAGMENTED;
  return (choice->value[0] == 1) != stays;
}

static int
flank_worth (const AwfpBattle *battle, const MuQuestion *question, const MuChoice *choice)
{
  return choice->value[0] == 0;
}

/* The better player keeps his second throw for hearts, a plain one for blows. */
static int
second_worth (const AwfpBattle *battle, const MuQuestion *question, const MuChoice *choice)
{
  const MuAwfpSecond best
      = mu_awfp_is_wise (battle, question->side) ? MU_AWFP_SECOND_NERVE : MU_AWFP_SECOND_SCORE;
  return choice->value[0] == (int32_t) best;
}

int
mu_awfp_decide (const AwfpBattle *battle, const MuQuestion *question, const MuChoice *choices,
                int count)
{
  switch ((MuAwfpAsks) question->kind) {
  case MU_AWFP_ASK_ABOUT:
    return best_of (battle, question, choices, count, about_worth);
  case MU_AWFP_ASK_ORDER:
    return mu_awfp_decide_order (battle, question, choices, count);
  case MU_AWFP_ASK_FIRST:
    return best_of (battle, question, choices, count, first_worth);
  case MU_AWFP_ASK_FLANK:
    return best_of (battle, question, choices, count, flank_worth);
  case MU_AWFP_ASK_CHARGE:
    return best_of (battle, question, choices, count, charge_worth);
  case MU_AWFP_ASK_RESPONSE:
    return best_of (battle, question, choices, count, response_worth);
  case MU_AWFP_ASK_MOVE:
    return mu_awfp_decide_move (battle, question, choices, count);
  case MU_AWFP_ASK_SHOT:
    return best_of (battle, question, choices, count, shot_worth);
  case MU_AWFP_ASK_FOLLOW:
    return best_of (battle, question, choices, count, follow_worth);
  case MU_AWFP_ASK_SECOND:
    return best_of (battle, question, choices, count, second_worth);
  case MU_AWFP_ASK_PLACE: /* as it is drawn up */
    break;
  }
  return 0;
}
