/* Every way that the dice can lie, one after another, read by the rules as a thrown one:
 * no chance is written down here, and a reading that is switched changes all by itself. */
#include "rules/wrg/odds/dice.h"

#include <assert.h>

#include "rules/wrg/fight/random.h"
#include "rules/wrg/nerve/reaction.h"

void
mu_odds_throw_first (MuOddsThrow *way, const MuDie *die, int count)
{
  assert (count >= 1 && count <= MU_ODDS_DICE);
  *way = (MuOddsThrow){ .count = count };
  for (int i = 0; i < count; i++)
    way->die[i] = die[i];
}

/* Counts on like an odometer. */
bool
mu_odds_throw_next (MuOddsThrow *way)
{
  for (int i = 0; i < way->count; i++) {
    if (++way->side[i] < mu_die_sides (way->die[i]))
      return true;
    way->side[i] = 0;
  }
  return false;
}

int
mu_odds_throw_face (const MuOddsThrow *way, int i)
{
  return mu_die_face (way->die[i], way->side[i]);
}

static void
count_way (MuOddsSpread *spread, int value)
{
  spread->ways[value - spread->least]++;
  spread->of++;
}

#define RANDOM_LEAST  (-4) /* an average 5 off a plus die of 1 */
#define RANDOM_VALUES 9

enum { MINUS, PLUS };

static bool
first_pair (MuOddsThrow *way, bool regular, MuOddsSpread *spread)
{
  const MuDie pair[] = { [MINUS] = MU_DIE_AVERAGE, [PLUS] = mu_wrg_random_plus_die (regular) };
  *spread = (MuOddsSpread){ .least = RANDOM_LEAST, .count = RANDOM_VALUES };
  mu_odds_throw_first (way, pair, 2);
  return true;
}

void
mu_odds_random_shoot (MuTroopClass class, bool regular, MuOddsSpread *spread)
{
  MuOddsThrow way;
  for (bool more = first_pair (&way, regular, spread); more; more = mu_odds_throw_next (&way))
    count_way (spread, mu_wrg_random_shoot (class, mu_odds_throw_face (&way, MINUS),
                                            mu_odds_throw_face (&way, PLUS)));
}

void
mu_odds_random_melee (const MuReadings *readings, MuTroopClass class, bool regular, bool general,
                      MuOddsSpread *spread)
{
  MuOddsThrow way;
  for (bool more = first_pair (&way, regular, spread); more; more = mu_odds_throw_next (&way))
    count_way (spread, mu_wrg_random_melee (readings, class, mu_odds_throw_face (&way, MINUS),
                                            mu_odds_throw_face (&way, PLUS), general));
}

void
mu_odds_random_tired (bool regular, MuOddsSpread *spread)
{
  MuOddsThrow way;
  for (bool more = first_pair (&way, regular, spread); more; more = mu_odds_throw_next (&way))
    count_way (spread, mu_wrg_random_tired (mu_odds_throw_face (&way, MINUS),
                                            mu_odds_throw_face (&way, PLUS)));
}

static int
total_of (const MuOddsThrow *way)
{
  int total = 0;
  for (int i = 0; i < way->count; i++)
    total += mu_odds_throw_face (way, i);
  return total;
}

void
mu_odds_reaction_dice (bool regular, int dice, MuOddsSpread *spread)
{
  const MuDie one = mu_wrg_reaction_die (regular);
  const MuDie die[MU_ODDS_DICE] = { one, one, one };
  MuOddsThrow way;
  mu_odds_throw_first (&way, die, dice);
  *spread = (MuOddsSpread){ .least = dice, .count = 5 * dice + 1 };
  do
    count_way (spread, total_of (&way));
  while (mu_odds_throw_next (&way));
}
