#include "reports/wrg/replay/bonds.h"

#include "rules/wrg/nerve/reaction.h"

#define SHAKEN_ROW 5 /* wrg.reaction.result.row5 and worse */

static const unsigned bonds[] = {
  [MU_RESULT_HALT] = MU_BOND_STANDS,
  [MU_RESULT_HALT_DISORDERED] = MU_BOND_STANDS,
  [MU_RESULT_HOLD_GROUND] = MU_BOND_STANDS,
  [MU_RESULT_EVADE] = MU_BOND_GOES_BACK,
  [MU_RESULT_BREAK_OFF] = MU_BOND_GOES_BACK,
  [MU_RESULT_RETIRE] = MU_BOND_GOES_BACK | MU_BOND_GOES_ON_BACK,
};

unsigned
mu_wrg_bond (int act)
{
  const unsigned bond = act >= 0 && act < (int) G_N_ELEMENTS (bonds) ? bonds[act] : 0;
  return act == MU_RESULT_OBEY ? bond : bond | MU_BOND_TO_OTHERS;
}

gboolean
mu_wrg_is_shaken (int row)
{
  return row >= SHAKEN_ROW;
}
