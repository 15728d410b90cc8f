/* The machine as a player: who decides, by the level of the side that is asked. */
#include "rules/abd/player/search.h"

/* Behind the battle there is room for those who try what may come. */
size_t
mu_abd_block_size (const MuAbdSetup *setup)
{
  bool searches = false;
  for (int side = 0; side < MU_SIDES; side++)
    searches |= setup->side[side].player == MU_ABD_SEARCH;
  return sizeof (AbdBattle) + (searches ? sizeof (AbdTrial) : 0);
}

int
mu_abd_decide (const AbdBattle *battle, const MuQuestion *question, const MuChoice *choices,
               int count)
{
  AbdMind mind = { .battle = battle, .question = question, .choices = choices, .count = count };
  if (count < 2)
    return 0;
  mu_abd_scales (&mind.scales, battle);
  switch ((MuAbdPlayer) battle->setup->side[question->side].player) {
  case MU_ABD_GREEDY:
    return mu_abd_answer_greedily (&mind);
  case MU_ABD_PLANNED:
    break;
  case MU_ABD_SEARCH:
    return mu_abd_answer_by_search (&mind);
  }
  return mu_abd_answer_by_plan (&mind);
}
