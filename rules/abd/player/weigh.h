/* What a machine player weighs: the chances of melees and of fire, exactly over all dice, and what
 * each side would lose by what they bring. */
#ifndef MUSTER_RULES_ABD_PLAYER_WEIGH_H
#define MUSTER_RULES_ABD_PLAYER_WEIGH_H

#include "rules/abd/battle/engine.h"

/* --- chances.c */
/* How often of 36 each MuAbdResult comes, of a melee in which so much is added to the dice. */
#define ABD_RESULTS 5
#define ABD_THROWS  (MU_ABD_FACES * MU_ABD_FACES)
typedef struct {
  uint8_t of[ABD_RESULTS];
} AbdChances;
AbdChances mu_abd_chances (const AbdBattle *battle, int attack, int defense);

/* How often of ABD_SHARES fire goes home: the best of so many dice and what is added to it, above
 * one die and what is added to that. Rounded down once. */
#define ABD_SHARES 65536
int mu_abd_fire_chance (const AbdBattle *battle, int dice, int attack, int defense);

/* --- weigh.c */
/* A unit as it might stand. */
typedef struct {
  int16_t unit, hex;
  uint8_t facing; /* MuAbdDirection */
  bool disordered;
} AbdStand;
AbdStand mu_abd_stand_now (const AbdBattle *battle, int unit);

/* What is looked up again and again while one question is thought over. */
typedef struct {
  const AbdBattle *battle;
  int count[MU_SIDES];
  int16_t unit[MU_SIDES][2 * MU_ABD_UNITS]; /* on the map, by their masters */
  int8_t plus[ABD_BODIES];                  /* of the leaders with a unit */
  int8_t times[ABD_BODIES];
  int32_t whole[ABD_BODIES]; /* what is lost with it, as it stands */
  int32_t step[ABD_BODIES];  /* and with one step of it */
  int32_t camp[MU_SIDES];    /* MU_NO_BODY: it has none on the map */
} AbdScales;
void mu_abd_scales (AbdScales *scales, const AbdBattle *battle);

/* What both add to their dice, were they to stand so, the attacker in that direction from the
 * defender; the sums of mu_abd_melee_sums, for units on the map. */
void mu_abd_bonuses (const AbdScales *scales, const AbdStand *attacker, const AbdStand *defender,
                     int back, int bonus[2]);
/* What the attacker's side has of each result of such a melee, less what it costs. */
void mu_abd_melee_gains (const AbdScales *scales, const AbdStand *attacker,
                         const AbdStand *defender, int gain[ABD_RESULTS]);
/* What the attacker's side has of such a melee on the average, less what it costs; and as both
 * stand now. */
int mu_abd_melee_worth (const AbdScales *scales, const AbdStand *attacker, const AbdStand *defender,
                        int back);
int mu_abd_attack_worth (const AbdScales *scales, int unit, int enemy);
/* What is won where the unit tries to rally: certain where it does so alone. */
int mu_abd_rally_worth (const AbdScales *scales, int unit, bool alone);
/* What its fire at a unit is worth, with so many in support; the same of where it might stand is
 * the caller's to ask. */
int mu_abd_fire_worth (const AbdScales *scales, int unit, int target, int supporters);

/* How good the battle is for a side: what both have left, and how near panic they are. */
int mu_abd_balance (const AbdBattle *battle, int side);

#endif
