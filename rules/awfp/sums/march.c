/* Lengths of the table as ground. Inches are added up before they are made ground, so that a move
 * of eight inches is what a ruler of eight inches shows, and not eight times an inch cut short. */
#include "rules/awfp/sums/march.h"

#include <assert.h>

#include "rules/awfp/dice.h"

#define TENTHS_OF_MM 254 /* an inch */

/* awfp.scale.stand-width */
static MuFix
of_inches (MuAwfpScale scale, int inches)
{
  assert (inches >= 0);
  return MU_PACES (inches * TENTHS_OF_MM * MU_AWFP_STAND_PACES)
         / (10 * mu_awfp_base_width_mm (scale));
}

MuFix
mu_awfp_inch (MuAwfpScale scale)
{
  return of_inches (scale, 1);
}

MuFix
mu_awfp_length (MuAwfpScale scale, int small, int large)
{
  return of_inches (scale, mu_awfp_inches (scale, small, large));
}

/* --- moves -------------------------------------------------------------- */

static const MuAwfpMove *
move_of (const MuAwfpPlay *play, const MuAwfpTroop *troop)
{
  return &play->move[troop->armour][troop->order];
}

int
mu_awfp_normal_inches (const MuAwfpPlay *play, MuAwfpScale scale, const MuAwfpTroop *troop)
{
  const MuAwfpInches normal = move_of (play, troop)->normal;
  return mu_awfp_inches (scale, normal.small, normal.large);
}

MuFix
mu_awfp_normal_move (const MuAwfpPlay *play, MuAwfpScale scale, const MuAwfpTroop *troop)
{
  return of_inches (scale, mu_awfp_normal_inches (play, scale, troop));
}

/* READING: awfp.dice.round-up: where half a die is thrown on a large table, it is halved first, for
 * the table gives the half as what is added; each of the two steps goes up. */
static int
added_inches (MuAwfpStride stride, MuAwfpScale scale, int face)
{
  const int thrown = stride == MU_AWFP_HALF_DIE ? mu_awfp_half (face) : face;
  return mu_awfp_inches (scale, thrown, mu_awfp_half (3 * thrown));
}

bool
mu_awfp_variable_rolls (const MuAwfpPlay *play, const MuAwfpTroop *troop)
{
  return move_of (play, troop)->stride != MU_AWFP_NO_DIE;
}

int
mu_awfp_variable_inches (const MuAwfpPlay *play, MuAwfpScale scale, const MuAwfpTroop *troop,
                         int face)
{
  const MuAwfpStride stride = (MuAwfpStride) move_of (play, troop)->stride;
  return stride == MU_AWFP_NO_DIE
             ? 0
             : mu_awfp_normal_inches (play, scale, troop) + added_inches (stride, scale, face);
}

MuFix
mu_awfp_variable_move (const MuAwfpPlay *play, MuAwfpScale scale, const MuAwfpTroop *troop,
                       int face)
{
  return of_inches (scale, mu_awfp_variable_inches (play, scale, troop, face));
}

/* --- delays ------------------------------------------------------------- */

MuAwfpGoing
mu_awfp_going (const MuAwfpPlay *play, const MuAwfpTroop *troop, MuAwfpGround ground)
{
  switch (ground) {
  case MU_AWFP_LIGHT:
    return (MuAwfpGoing) move_of (play, troop)->light;
  case MU_AWFP_DENSE:
    return (MuAwfpGoing) move_of (play, troop)->dense;
  case MU_AWFP_OPEN:
    break;
  }
  return MU_AWFP_GOES_FULL;
}

static const struct {
  uint8_t quarters;
  bool disorders;
} going_table[MU_AWFP_GOINGS] = {
  [MU_AWFP_GOES_FULL] = { 4, false },
  [MU_AWFP_GOES_HALF] = { 2, false },
  [MU_AWFP_GOES_HALF_DISORDERED] = { 2, true },
  [MU_AWFP_GOES_QUARTER_DISORDERED] = { 1, true },
  [MU_AWFP_GOES_NOT] = { 0, false },
};

MuFix
mu_awfp_going_length (MuAwfpGoing going, MuFix length)
{
  assert (length >= 0);
  return (MuFix) (((int64_t) length * going_table[going].quarters + 3) / 4);
}

bool
mu_awfp_going_disorders (MuAwfpGoing going)
{
  return going_table[going].disorders;
}
