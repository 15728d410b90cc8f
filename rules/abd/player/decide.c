/* The machine as a player: who decides by which strength. */
#include "rules/abd/battle/engine.h"

size_t
mu_abd_block_size (const MuAbdSetup *setup)
{
  return sizeof (AbdBattle);
}

int
mu_abd_decide (const AbdBattle *battle, const MuQuestion *question, const MuChoice *choices,
               int count)
{
  return count > 1 && question->kind != MU_ABD_ASK_BID ? 1 : 0;
}
