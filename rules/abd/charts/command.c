/* The natural 1 and 6 come before the leader's help, which turns neither of them. */
#include "rules/abd/charts/command.h"

/* abd.7.2.modifiers: never both. */
int
mu_abd_rally_modifier (MuAbdLeader leader)
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
  return die + mu_abd_rally_modifier (leader) <= strength;
}
