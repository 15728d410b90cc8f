/* Two short tables with a trap each. The book prints the die's own line of command points with
 * two faces left open, so all six stand here; and in rallying the natural 1 and 6 come before
 * the leader's help, which turns neither of them. */
#include "rules/abd/command.h"

#include <assert.h>

/* READING: abd.3.3.command-4-6: the printed table leaves 4 and 6 open: 4 adds 2 as 5 does, 6 adds
 * 3, as the player aid has it. */
int
mu_abd_command_points (int die)
{
  assert (die >= 1 && die <= MU_ABD_FACES);
  static const int points[MU_ABD_FACES] = { 1, 1, 1, 2, 2, 3 };
  return points[die - 1];
}

/* abd.7.2.modifiers: never both. */
static int
from_leader (MuAbdLeader leader)
{
  switch (leader) {
  case MU_ABD_LEADER_STACKED:
    return -2;
  case MU_ABD_LEADER_ADJACENT:
    return -1;
  case MU_ABD_NO_LEADER:
    break;
  }
  return 0;
}

/* abd.7.3.natural */
bool
mu_abd_rallies (int strength, int die, MuAbdLeader leader)
{
  if (die == 1 || die == MU_ABD_FACES)
    return die == 1;
  return die + from_leader (leader) <= strength;
}
