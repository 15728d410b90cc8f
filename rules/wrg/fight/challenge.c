/* Two generals against each other. Whether one dares and the other takes it up: by what a
 * player has said, else by what the man is like. The bout is the ordinary sums with all
 * taken out that others bring: one figure each, in order, a model's crew idle, no random
 * factor below 0 (wrg.general.challenge.factors). A sum that has more than that is refused
 * here, as the sums themselves would take it. */
#include "rules/wrg/fight/challenge.h"

#include <assert.h>

#include "rules/wrg/fight/random.h"
#include "rules/wrg/troop/shields.h"

MuWrgVerdict
mu_wrg_challenge_may_issue (bool just_deployed)
{
  return (MuWrgVerdict){ just_deployed ? MU_WRG_MAY : MU_WRG_MAY_NOT,
                         MU_RULE_WRG_GENERAL_CHALLENGE };
}

/* wrg.random.melee.general */
bool
mu_wrg_challenge_refuser_keeps (bool regular, bool equal_rank)
{
  return regular || !equal_rank;
}

static bool
is_of_himself (const MuReadings *readings, MuWrgDare dare)
{
  return dare == MU_WRG_DARES_AS_HE_IS && !mu_reading (readings, MU_READING_CHALLENGES);
}

/* wrg.general.challenge */
bool
mu_wrg_challenge_issued (const MuReadings *readings, MuWrgDare dare, MuPersonality character)
{
  return dare == MU_WRG_DARES_CHALLENGE || (is_of_himself (readings, dare) && character == MU_RASH);
}

bool
mu_wrg_challenge_taken_up (const MuReadings *readings, MuWrgDare dare, MuPersonality character,
                           bool regular, bool equal_rank)
{
  if (dare == MU_WRG_DARES_CHALLENGE || dare == MU_WRG_DARES_ACCEPT)
    return true;
  if (!is_of_himself (readings, dare) || character == MU_CAUTIOUS)
    return false;
  return character == MU_RASH || !mu_wrg_challenge_refuser_keeps (regular, equal_rank);
}

bool
mu_wrg_challenge_shoots (const MuTroop *general, int bout)
{
  return bout == 1 && mu_troop_has (general, MU_WEAPON_BOW);
}

static int
not_below_0 (int random)
{
  return random > 0 ? random : 0;
}

int
mu_wrg_challenge_random_shoot (MuTroopClass class, int minus, int plus)
{
  return not_below_0 (mu_wrg_random_shoot (class, minus, plus));
}

int
mu_wrg_challenge_random_melee (const MuReadings *readings, MuTroopClass class, int minus, int plus)
{
  return not_below_0 (mu_wrg_random_melee (readings, class, minus, plus, true));
}

/* --- what the two bring with them ---------------------------------------- */

MuWeapon
mu_wrg_challenge_weapon (const MuTroop *own, MuTroopType opponent, int bout)
{
  /* wrg.melee.factor.crew-two */
  if (mu_type_is_model ((MuTroopType) own->type) && mu_troop_has (own, MU_WEAPON_LIGHT_SPEAR))
    return MU_WEAPON_LIGHT_SPEAR;
  return mu_wrg_melee_best_weapon (own, bout, false, opponent);
}

/* wrg.melee.tactical.faced-spears: on foot, or from a model. */
static bool
shows_spear (const MuWrgChampion *one)
{
  if (one->using == MU_WEAPON_PIKE || one->using == MU_WEAPON_LONG_SPEAR)
    return true;
  return one->using == MU_WEAPON_LANCE && mu_type_is_model ((MuTroopType) one->troop.type);
}

static unsigned
circumstances_from (const MuReadings *readings, const MuWrgMelee *melee, const MuWrgChampion *other)
{
  const MuWrgStance stance = { .troop = other->troop, .using = other->using };
  unsigned holding = 0;
  if (mu_wrg_protection_melee (readings, &stance).shieldless)
    holding |= MU_MELEE_SHIELDLESS;
  if (shows_spear (other) && mu_wrg_melee_amount (melee, MU_MELEE_FACED_BY_SPEARS) != 0)
    holding |= MU_MELEE_FACED_BY_SPEARS;
  return holding;
}

MuWrgMelee
mu_wrg_challenge_melee (const MuReadings *readings, const MuWrgChampion *own,
                        const MuWrgChampion *other, int bout)
{
  MuWrgMelee melee = {
    .fighter = own->troop,
    .target = other->troop,
    .weapon = own->using,
    .figures = 1,
    .period = bout,
    .circumstances = own->charging ? MU_MELEE_CHARGING : 0,
  };
  if (mu_type_is_model ((MuTroopType) own->troop.type)) {
    melee.crew.count = 1; /* himself; wrg.general.challenge.factors: nobody helps */
    melee.crew.weapon[0] = (uint8_t) own->using;
    melee.crew.horses = mu_type_is_chariot ((MuTroopType) own->troop.type) ? 2 : 0;
  }
  melee.circumstances |= circumstances_from (readings, &melee, other);
  return melee;
}

/* wrg.shields.two-handed: two who exchange arrows hold no shields. */
static unsigned
bare_to_arrow (const MuReadings *readings, const MuWrgShot *shot, int bout)
{
  const MuWrgStance stance = {
    .troop = shot->target,
    .using = mu_wrg_challenge_shoots (&shot->target, bout) ? MU_WEAPON_BOW : MU_WEAPON_SIDEARM,
  };
  const bool bare = mu_wrg_protection_shot (readings, &stance, MU_WEAPON_BOW).shieldless;
  return bare && mu_wrg_shoot_amount (shot, MU_SHOOT_SHIELDLESS) != 0 ? MU_SHOOT_SHIELDLESS : 0;
}

MuWrgShot
mu_wrg_challenge_shot (const MuReadings *readings, const MuTroop *own, const MuTroop *other,
                       int bout)
{
  MuWrgShot shot = { .shooter = *own, .target = *other, .weapon = MU_WEAPON_BOW, .figures = 1 };
  shot.circumstances = bare_to_arrow (readings, &shot, bout);
  return shot;
}

/* --- the sums ------------------------------------------------------------- */

/* wrg.general.challenge.factors: two figures, nobody helps, nothing disorders. */
static MuRule
check_alone (int figures, int crew, bool half, int random)
{
  const bool alone = figures == 1 && crew <= 1 && !half && random >= 0;
  return alone ? MU_RULE_NONE : MU_RULE_WRG_GENERAL_CHALLENGE_FACTORS;
}

MuWrgMeleeAnswer
mu_wrg_challenge_blow (const MuReadings *readings, const MuWrgMelee *melee, MuRule *rule,
                       MuWrgSum *sum, MuTrace *trace)
{
  *rule = check_alone (melee->figures, melee->crew.count, melee->half, melee->random);
  if (*rule != MU_RULE_NONE)
    return MU_MELEE_OK;
  return mu_wrg_melee (readings, melee, sum, trace, NULL);
}

MuWrgShootAnswer
mu_wrg_challenge_arrow (const MuReadings *readings, const MuWrgShot *shot, MuRule *rule,
                        MuWrgSum *sum, MuTrace *trace)
{
  *rule = check_alone (shot->figures, 0, shot->half, shot->random);
  if (*rule != MU_RULE_NONE)
    return MU_SHOOT_OK;
  return mu_wrg_shoot (readings, shot, sum, trace, NULL);
}

/* Twice nothing is nothing: any more than that is twice as much. */
MuWrgChallengeResult
mu_wrg_challenge_result (int on_first, int on_second, MuTrace *trace)
{
  assert (on_first >= 0 && on_second >= 0);
  mu_trace_clear (trace);
  mu_trace_add (trace, MU_RULE_WRG_GENERAL_CHALLENGE_RESULT, on_first);
  mu_trace_add (trace, MU_RULE_WRG_GENERAL_CHALLENGE_RESULT, on_second);
  if (on_first > on_second)
    return on_first >= 2 * (int64_t) on_second ? MU_CHALLENGE_FIRST_DEAD : MU_CHALLENGE_FIRST_TAKEN;
  if (on_second > on_first)
    return on_second >= 2 * (int64_t) on_first ? MU_CHALLENGE_SECOND_DEAD
                                               : MU_CHALLENGE_SECOND_TAKEN;
  return MU_CHALLENGE_AGAIN;
}
