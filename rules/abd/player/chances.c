/* Chances are counted over all dice, in whole numbers, so that nothing is guessed: a melee has 36
 * throws, and how many of them are above a bound is known without throwing. */
#include "rules/abd/player/weigh.h"

static int
clamped (int value, int least, int most)
{
  return value < least ? least : value > most ? most : value;
}

/* Faces of a die that are above a bound. abd.17.2.1.averaging: a 1 counts as 3, a 6 as 4. */
static int
faces_above (bool averaging, int bound)
{
  static const uint8_t above[2][MU_ABD_FACES + 1] = {
    { 6, 5, 4, 3, 2, 1, 0 },
    { 6, 6, 5, 3, 1, 0, 0 },
  };
  return above[averaging][clamped (bound, 0, MU_ABD_FACES)];
}

/* abd.11.2.5.v.final */
static int
at_least_one (int value)
{
  return value < 1 ? 1 : value;
}

/* For each face of the defender the attacker's faces are parted by four bounds: above three times
 * the defence, above twice, as much at the least, and half of it (abd.11.2.6.DE, abd.11.2.6.DD,
 * abd.11.2.6.EN, abd.11.2.6.AD, abd.11.2.6.AE). */
AbdChances
mu_abd_chances (const AbdBattle *battle, int attack, int defense)
{
  static const uint8_t face[2][MU_ABD_FACES] = { { 1, 2, 3, 4, 5, 6 }, { 3, 2, 3, 4, 5, 4 } };
  const bool averaging = mu_abd_has_option (battle, MU_ABD_AVERAGING);
  const int thrice = mu_reading (battle->setup->readings, MU_READING_HEX_THREE_TIMES) ? 1 : 0;
  AbdChances chances = { { 0 } };
  for (int i = 0; i < MU_ABD_FACES; i++) {
    const int firm = at_least_one (face[averaging][i] + defense);
    const int over = faces_above (averaging, 3 * firm - thrice - attack);
    const int twice = faces_above (averaging, 2 * firm - attack);
    const int equal = firm > 1 ? faces_above (averaging, firm - 1 - attack) : MU_ABD_FACES;
    const int half = firm > 2 ? faces_above (averaging, (firm - 1) / 2 - attack) : MU_ABD_FACES;
    chances.of[MU_ABD_DEFENDER_ELIMINATED] += (uint8_t) over;
    chances.of[MU_ABD_DEFENDER_DISORDERED] += (uint8_t) (twice - over);
    chances.of[MU_ABD_ENGAGED] += (uint8_t) (equal - twice);
    chances.of[MU_ABD_ATTACKER_DISORDERED] += (uint8_t) (half - equal);
    chances.of[MU_ABD_ATTACKER_ELIMINATED] += (uint8_t) (MU_ABD_FACES - half);
  }
  return chances;
}

static int
power (int base, int times)
{
  int product = 1;
  while (times-- > 0)
    product *= base;
  return product;
}

/* abd.10.6.attack-value: all dice stay at or below a bound, or the best is above it. */
int
mu_abd_fire_chance (const AbdBattle *battle, int dice, int attack, int defense)
{
  static const uint8_t face[2][MU_ABD_FACES] = { { 1, 2, 3, 4, 5, 6 }, { 3, 2, 3, 4, 5, 4 } };
  enum { MOST = 8 }; /* dice: more change nothing that anybody would see */
  const bool averaging = mu_abd_has_option (battle, MU_ABD_AVERAGING);
  const int thrown = dice > MOST ? MOST : dice;
  const int64_t all = power (MU_ABD_FACES, thrown);
  int64_t hits = 0;
  for (int i = 0; i < MU_ABD_FACES; i++) {
    const int above = faces_above (averaging, face[averaging][i] + defense - attack);
    hits += all - power (MU_ABD_FACES - above, thrown);
  }
  return (int) (hits * ABD_SHARES / (all * MU_ABD_FACES));
}
