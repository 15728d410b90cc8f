/* WRG 5th: challenges between generals (wrg.general.challenge*). */
#ifndef MUSTER_RULES_WRG_FIGHT_CHALLENGE_H
#define MUSTER_RULES_WRG_FIGHT_CHALLENGE_H

#include "rules/battle/terms.h"
#include "rules/troop/troop.h"
#include "rules/wrg/fight/melee.h"
#include "rules/wrg/fight/shooting.h"
#include "rules/wrg/nerve/verdict.h"
#include "rules/wrg/orders/order_sheet.h"

/* wrg.general.challenge: when it may be issued and what the challenged owes. */
MuWrgVerdict mu_wrg_challenge_may_issue (bool just_deployed);
/* He knows of it in any case; he may decline. refuser_keeps: an irregular who
 * declines an equal loses wrg.random.melee.general. */
bool mu_wrg_challenge_refuser_keeps (bool regular, bool equal_rank);

/* Whether a general who is told so, and of that character, issues a challenge; whether he
 * takes up one. equal_rank: both are commanders-in-chief, or both subordinates.
 * READING: wrg.general.challenge: the book leaves both to the players. Of himself a rash
 * general challenges and takes up every challenge, a cautious one declines, and an average
 * one, or a commander-in-chief, takes up what it would cost him to decline. Switched:
 * nobody does anything of himself. */
bool mu_wrg_challenge_issued (const MuReadings *readings, MuWrgDare dare, MuPersonality character);
bool mu_wrg_challenge_taken_up (const MuReadings *readings, MuWrgDare dare, MuPersonality character,
                                bool regular, bool equal_rank);

/* wrg.general.challenge: whether he shoots before the two meet: bow-armed, and
 * the first bout. */
bool mu_wrg_challenge_shoots (const MuTroop *general, int bout);

/* wrg.general.challenge.factors: the random factors, never below 0. */
int mu_wrg_challenge_random_shoot (MuTroopClass class, int minus, int plus);
int mu_wrg_challenge_random_melee (const MuReadings *readings, MuTroopClass class, int minus,
                                   int plus);

/* One of the two as he fights: on what he rides, with what in hand. */
typedef struct {
  MuTroop troop;
  MuWeapon using; /* ignored for his arrows */
  bool charging;
} MuWrgChampion;

/* What he fights with best in this bout against such an opponent; from a model his javelins
 * (wrg.melee.factor.crew-two). */
MuWeapon mu_wrg_challenge_weapon (const MuTroop *own, MuTroopType opponent, int bout);

/* One blow and one arrow of his at the other, without its random factor: what the weapons
 * and shields of both bring with them. Chariots have two horses unless the caller says. */
MuWrgMelee mu_wrg_challenge_melee (const MuReadings *readings, const MuWrgChampion *own,
                                   const MuWrgChampion *other, int bout);
MuWrgShot mu_wrg_challenge_shot (const MuReadings *readings, const MuTroop *own,
                                 const MuTroop *other, int bout);

/* One blow and one arrow: one figure, in order, the crew of a model idle but for
 * himself. A sum that has more figures or crew, half effect, or a random factor
 * below 0 breaks wrg.general.challenge.factors: *rule names it and the answer is
 * MU_MELEE_OK or MU_SHOOT_OK with *sum untouched. *rule is MU_RULE_NONE else. */
MuWrgMeleeAnswer mu_wrg_challenge_blow (const MuReadings *readings, const MuWrgMelee *melee,
                                        MuRule *rule, MuWrgSum *sum, MuTrace *trace);
MuWrgShootAnswer mu_wrg_challenge_arrow (const MuReadings *readings, const MuWrgShot *shot,
                                         MuRule *rule, MuWrgSum *sum, MuTrace *trace);

typedef enum {
  MU_CHALLENGE_AGAIN, /* another bout, hand-to-hand alone */
  MU_CHALLENGE_FIRST_TAKEN,
  MU_CHALLENGE_FIRST_DEAD,
  MU_CHALLENGE_SECOND_TAKEN,
  MU_CHALLENGE_SECOND_DEAD,
} MuWrgChallengeResult;

/* wrg.general.challenge.result: casualties on each in this bout, not below 0.
 * trace (may be NULL) is emptied and gets both numbers, which are compared. */
MuWrgChallengeResult mu_wrg_challenge_result (int on_first, int on_second, MuTrace *trace);

#endif
