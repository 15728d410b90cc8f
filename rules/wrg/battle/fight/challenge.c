/* Challenges between generals, as the battle opens (wrg.general.challenge*). */
#include "rules/wrg/battle/order/obey.h"

#include "rules/wrg/fight/challenge.h"
#include "rules/wrg/fight/random.h"

/* READING: wrg.general.challenge.result: who are equal fight again at once, and part after as
 * many bouts as a day has periods (wrg.scale.time). */
#define BOUTS 12

/* One of the two. */
typedef struct {
  MuSide side;
  int which; /* 0: the commander-in-chief */
  int body;
} Fighter;

static Fighter
fighter_of (const WrgBattle *battle, MuSide side, int which)
{
  return (Fighter){ side, which, mu_wrg_body_of_leader (battle, side, which) };
}

/* READING: wrg.general.challenge: nobody leaves his engines for it. */
static bool
can_fight (const WrgBattle *battle, const Fighter *one)
{
  return one->body != MU_NO_BODY && !mu_wrg_is_leader_lost (battle, one->side, one->which)
         && on_table (body_at (battle, one->body))
         && !mu_wrg_is_artillery (body_at (battle, one->body));
}

/* --- who dares ------------------------------------------------------------ */

static MuWrgDare
dare_of (const WrgBattle *battle, const Fighter *one)
{
  const MuWrgOrders *orders = errand_at (battle, one->body)->orders;
  return orders ? (MuWrgDare) orders->dare : MU_WRG_DARES_AS_HE_IS;
}

static MuPersonality
character_of (const WrgBattle *battle, const Fighter *one)
{
  if (one->which == 0)
    return MU_AVERAGE;
  return (MuPersonality) battle->deputy[one->side][one->which - 1].personality;
}

static bool
is_of_equal_rank (const Fighter *one, const Fighter *other)
{
  return (one->which == 0) == (other->which == 0);
}

/* READING: wrg.general.challenge: a commander-in-chief challenges the other; a subordinate his
 * counterpart, else another subordinate, else the commander-in-chief. */
static bool
find_opponent (const WrgBattle *battle, const Fighter *one, Fighter *other)
{
  const MuSide side = enemy_of (one->side);
  const int count = mu_wrg_leaders_of (battle, side);
  const int order[] = { one->which, 1, 2, 0 };
  for (int i = 0; i < (one->which == 0 ? 1 : 4); i++) {
    if (order[i] >= count)
      continue;
    *other = fighter_of (battle, side, order[i]);
    if (can_fight (battle, other))
      return true;
  }
  return false;
}

/* --- the bouts ------------------------------------------------------------ */

/* wrg.melee.general-type: he fights as those with whom he rides.
 * READING: wrg.general.challenge: the two charge each other, as what is said of their arrows
 * has it, and whoever cannot charge waits. */
static MuWrgChampion
champion_of (const WrgBattle *battle, const Fighter *one, const Fighter *other, int bout)
{
  const MuTroop *troop = &body_at (battle, one->body)->troop;
  const MuTroopType against = (MuTroopType) body_at (battle, other->body)->troop.type;
  const MuWrgMelee melee = { .fighter = *troop, .target = body_at (battle, other->body)->troop };
  return (MuWrgChampion){
    .troop = *troop,
    .using = mu_wrg_challenge_weapon (troop, against, bout),
    .charging = bout == 1 && mu_wrg_melee_closed (&melee, MU_MELEE_CHARGING) == MU_RULE_NONE,
  };
}

static void
emit_blow (WrgBattle *battle, const Fighter *one, const Fighter *other, int bout, MuWeapon weapon,
           const MuWrgSum *sum, const MuTrace *trace)
{
  const bool arrow = weapon == MU_WEAPON_BOW;
  mu_wrg_emit (battle, MU_EVENT_SINGLE_BLOW,
               arrow ? MU_RULE_WRG_GENERAL_CHALLENGE : MU_RULE_WRG_GENERAL_CHALLENGE_FACTORS,
               one->body, other->body,
               VALUES (bout, sum->factor, sum->casualties, (int32_t) weapon));
  mu_wrg_emit_trace (battle, one->body, trace);
}

static int
throw_plus (WrgBattle *battle, const Fighter *one, MuRollPurpose purpose)
{
  const MuTroop *troop = &body_at (battle, one->body)->troop;
  return mu_dice_roll (battle->dice, mu_wrg_random_plus_die (troop->regular), purpose, one->body);
}

static int
throw_minus (WrgBattle *battle, const Fighter *one, MuRollPurpose purpose)
{
  return mu_dice_roll (battle->dice, MU_DIE_AVERAGE, purpose, one->body);
}

/* wrg.general.challenge: in the first bout, if he has a bow. */
static int
shoot (WrgBattle *battle, const Fighter *one, const Fighter *other, int bout)
{
  const MuTroop *troop = &body_at (battle, one->body)->troop;
  MuWrgSum sum;
  MuTrace trace;
  MuRule rule;
  if (!mu_wrg_challenge_shoots (troop, bout))
    return 0;
  MuWrgShot shot = mu_wrg_challenge_shot (&battle->readings, troop,
                                          &body_at (battle, other->body)->troop, bout);
  const int plus = throw_plus (battle, one, MU_ROLL_SHOOT_PLUS);
  const int minus = throw_minus (battle, one, MU_ROLL_SHOOT_MINUS);
  shot.random = mu_wrg_challenge_random_shoot ((MuTroopClass) troop->class, minus, plus);
  if (mu_wrg_challenge_arrow (&battle->readings, &shot, &rule, &sum, &trace) != MU_SHOOT_OK
      || rule != MU_RULE_NONE)
    return 0;
  emit_blow (battle, one, other, bout, MU_WEAPON_BOW, &sum, &trace);
  return sum.casualties;
}

/* wrg.general.challenge.factors */
static int
strike (WrgBattle *battle, const Fighter *one, const Fighter *other, int bout)
{
  const Body *self = body_at (battle, one->body);
  const MuWrgChampion own = champion_of (battle, one, other, bout);
  const MuWrgChampion against = champion_of (battle, other, one, bout);
  MuWrgMelee melee = mu_wrg_challenge_melee (&battle->readings, &own, &against, bout);
  MuWrgSum sum;
  MuTrace trace;
  MuRule rule;
  const int plus = throw_plus (battle, one, MU_ROLL_MELEE_PLUS);
  const int minus = throw_minus (battle, one, MU_ROLL_MELEE_MINUS);
  melee.random = mu_wrg_challenge_random_melee (&battle->readings, (MuTroopClass) self->troop.class,
                                                minus, plus);
  if (mu_type_is_chariot ((MuTroopType) self->troop.type))
    melee.crew.horses = self->crew.horses;
  if (mu_wrg_challenge_blow (&battle->readings, &melee, &rule, &sum, &trace) != MU_MELEE_OK
      || rule != MU_RULE_NONE)
    return 0;
  emit_blow (battle, one, other, bout, own.using, &sum, &trace);
  return sum.casualties;
}

static MuSingleResult
result_of (MuWrgChallengeResult result, int bout)
{
  switch (result) {
  case MU_CHALLENGE_AGAIN:
    break;
  case MU_CHALLENGE_FIRST_TAKEN:
    return MU_SINGLE_BODY_TAKEN;
  case MU_CHALLENGE_FIRST_DEAD:
    return MU_SINGLE_BODY_DEAD;
  case MU_CHALLENGE_SECOND_TAKEN:
    return MU_SINGLE_OTHER_TAKEN;
  case MU_CHALLENGE_SECOND_DEAD:
    return MU_SINGLE_OTHER_DEAD;
  }
  return bout < BOUTS ? MU_SINGLE_AGAIN : MU_SINGLE_PARTED;
}

static MuSingleResult
fight_bout (WrgBattle *battle, const Fighter *one, const Fighter *other, int bout)
{
  MuTrace trace;
  int on_other = shoot (battle, one, other, bout);
  int on_one = shoot (battle, other, one, bout);
  on_other += strike (battle, one, other, bout);
  on_one += strike (battle, other, one, bout);
  const MuSingleResult result
      = result_of (mu_wrg_challenge_result (on_one, on_other, &trace), bout);
  mu_wrg_emit (battle, MU_EVENT_SINGLE_COMBAT, MU_RULE_WRG_GENERAL_CHALLENGE_RESULT, one->body,
               other->body, VALUES (bout, on_one, on_other, (int32_t) result));
  mu_wrg_emit_trace (battle, one->body, &trace);
  return result;
}

/* wrg.general.challenge.result, wrg.general.loss
 * READING: wrg.general.challenge.result: the casualties of a challenge are compared and take no
 * men from the figure of the one who wins. */
static void
fight_it_out (WrgBattle *battle, const Fighter *one, const Fighter *other)
{
  MuSingleResult result = MU_SINGLE_AGAIN;
  for (int bout = 1; result == MU_SINGLE_AGAIN; bout++)
    result = fight_bout (battle, one, other, bout);
  switch (result) {
  case MU_SINGLE_BODY_TAKEN:
    mu_wrg_lose_leader (battle, one->side, one->which, MU_GENERAL_SURRENDERS);
    break;
  case MU_SINGLE_BODY_DEAD:
    mu_wrg_lose_leader (battle, one->side, one->which, MU_GENERAL_DEAD);
    break;
  case MU_SINGLE_OTHER_TAKEN:
    mu_wrg_lose_leader (battle, other->side, other->which, MU_GENERAL_SURRENDERS);
    break;
  case MU_SINGLE_OTHER_DEAD:
    mu_wrg_lose_leader (battle, other->side, other->which, MU_GENERAL_DEAD);
    break;
  case MU_SINGLE_AGAIN:
  case MU_SINGLE_PARTED:
    break;
  }
}

/* --- the challenge -------------------------------------------------------- */

/* wrg.general.challenge, wrg.random.melee.general */
static bool
answer (WrgBattle *battle, const Fighter *one, const Fighter *other)
{
  const bool regular = mu_wrg_is_leader_regular (battle, other->side, other->which);
  const bool equal = is_of_equal_rank (one, other);
  const bool taken_up = mu_wrg_challenge_taken_up (&battle->readings, dare_of (battle, other),
                                                   character_of (battle, other), regular, equal);
  const bool shy = !taken_up && !mu_wrg_challenge_refuser_keeps (regular, equal);
  if (shy)
    battle->leader[other->side][other->which].shy = true;
  mu_wrg_emit (battle, MU_EVENT_CHALLENGE, MU_RULE_WRG_GENERAL_CHALLENGE, one->body, other->body,
               VALUES (one->which, other->which, taken_up, shy));
  return taken_up;
}

/* READING: wrg.general.challenge: each general fights one at the most, and who has taken up a
 * challenge issues none. */
void
mu_wrg_challenge_generals (WrgBattle *battle)
{
  bool fought[MU_SIDES][1 + DEPUTIES] = { { false } };
  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++)
    for (int which = 0; which < mu_wrg_leaders_of (battle, side); which++) {
      const Fighter one = fighter_of (battle, side, which);
      Fighter other;
      if (fought[side][which] || !can_fight (battle, &one)
          || !mu_wrg_challenge_issued (&battle->readings, dare_of (battle, &one),
                                       character_of (battle, &one))
          || !find_opponent (battle, &one, &other) || fought[other.side][other.which]
          || !answer (battle, &one, &other))
        continue;
      fought[side][which] = fought[other.side][other.which] = true;
      fight_it_out (battle, &one, &other);
    }
}
