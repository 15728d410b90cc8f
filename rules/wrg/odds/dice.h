/* Exact odds of dice, by going through every way that they can fall. */
#ifndef MUSTER_RULES_WRG_ODDS_DICE_H
#define MUSTER_RULES_WRG_ODDS_DICE_H

#include <stdbool.h>
#include <stdint.h>

#include "rules/core/dice.h"
#include "rules/core/reading.h"
#include "rules/troop/troop.h"

/* --- every throw -------------------------------------------------------- */

#define MU_ODDS_DICE 3

/* One way in which up to three dice lie; the exhaustive source of dice. */
typedef struct {
  int count;
  MuDie die[MU_ODDS_DICE];
  uint8_t side[MU_ODDS_DICE];
} MuOddsThrow;

/* The first way in which these dice (count 1 to 3) can lie, and the next; false
 * where every one has been had. Ways are equally likely. */
void mu_odds_throw_first (MuOddsThrow *way, const MuDie *die, int count);
bool mu_odds_throw_next (MuOddsThrow *way);

/* The face that die i shows. */
int mu_odds_throw_face (const MuOddsThrow *way, int i);

/* --- what they come to -------------------------------------------------- */

/* ways[i] of of give least + i. The ends may be 0 ways. */
#define MU_ODDS_SPREAD 18
typedef struct {
  int least;
  int count;
  uint32_t of;
  uint32_t ways[MU_ODDS_SPREAD];
} MuOddsSpread;

/* wrg.random.shooting, wrg.random.d-class: the random factor, -4 to 4, of 36 ways. */
void mu_odds_random_shoot (MuTroopClass class, bool regular, MuOddsSpread *spread);

/* wrg.random.melee.*: the same hand-to-hand; general: he fights in the front
 * rank of the body. */
void mu_odds_random_melee (const MuReadings *readings, MuTroopClass class, bool regular,
                           bool general, MuOddsSpread *spread);

/* wrg.fatigue.zero: the same of who is worn out, shooting or hand-to-hand and whatever his class.
 */
void mu_odds_random_tired (bool regular, MuOddsSpread *spread);

/* wrg.reaction.dice: the sum of 1 to 3 dice of the body's kind. */
void mu_odds_reaction_dice (bool regular, int dice, MuOddsSpread *spread);

#endif
