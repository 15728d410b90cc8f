/* The machine as a player: who decides, by the level of the side that is asked. */
#include "rules/abd/player/planned.h"

size_t
mu_abd_block_size (const MuAbdSetup *setup)
{
  return sizeof (AbdBattle);
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
  case MU_ABD_SEARCH:
    break;
  }
  return mu_abd_answer_by_plan (&mind);
}
