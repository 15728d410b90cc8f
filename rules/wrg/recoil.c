#include "rules/wrg/recoil.h"

#define WAIVER_PER_FIGURE 5

/* wrg.after.break.count: the fourth recoil in a row breaks A, the first D. */
int
mu_wrg_recoil_limit (MuWrgClass class)
{
  static const int limit[] = { [MU_WRG_A] = 4, [MU_WRG_B] = 3, [MU_WRG_C] = 2, [MU_WRG_D] = 1 };
  return limit[class];
}

/* wrg.after.recoil: more received than inflicted, and one casualty for each
 * figure with those from shooting; wrg.after.recoil.five waives the second.
 *
 * READING: wrg.after.recoil.count-base: "each of its figures" are those of the
 * body when the period's hand-to-hand began. */
static bool
must_recoil (const MuWrgRecoil *recoil, MuTrace *trace)
{
  const int all = recoil->received + recoil->shot;
  const bool worsted = recoil->received > recoil->inflicted;
  const bool one_each = all >= recoil->figures;
  const bool five_each
      = recoil->fighting > 0 && recoil->received / WAIVER_PER_FIGURE >= recoil->fighting;

  if (worsted && !one_each && five_each)
    mu_trace_add (trace, MU_RULE_WRG_AFTER_RECOIL_FIVE, recoil->received);
  else
    mu_trace_add (trace, MU_RULE_WRG_AFTER_RECOIL, all);
  return worsted && (one_each || five_each);
}

/* READING: wrg.after.break.disordered.per-figure: a damaged note; the break
 * takes the place of a recoil, so a recoil's conditions must hold as well. */
static bool
breaks (const MuWrgRecoil *recoil, MuTrace *trace)
{
  const int in_a_row = recoil->consecutive + 1;
  bool broken = false;

  if (in_a_row >= mu_wrg_recoil_limit (recoil->class)) {
    mu_trace_add (trace, MU_RULE_WRG_AFTER_BREAK_COUNT, in_a_row);
    broken = true;
  }
  /* wrg.after.break.disordered; received exceeds inflicted already */
  if (recoil->disordered && recoil->received - recoil->inflicted >= recoil->inflicted) {
    mu_trace_add (trace, MU_RULE_WRG_AFTER_BREAK_DISORDERED, recoil->received);
    broken = true;
  }
  return broken;
}

MuWrgRecoilResult
mu_wrg_recoil (const MuWrgRecoil *recoil, MuTrace *trace)
{
  mu_trace_clear (trace);
  if (!must_recoil (recoil, trace))
    return MU_RECOIL_STAND;
  return breaks (recoil, trace) ? MU_RECOIL_BREAK : MU_RECOIL_RECOIL;
}
