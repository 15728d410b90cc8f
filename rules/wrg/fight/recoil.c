/* Stand, recoil or break: does it recoil, and if so, does it break instead? Who is worse
 * off is told by blows alone, the casualty for each figure with arrows counted too; five
 * on each who fights do for that one (wrg.after.recoil.five). Both causes of a break are
 * looked at even if the first holds, for the trace to name all that there are. */
#include "rules/wrg/fight/recoil.h"

#define WAIVER_PER_FIGURE 5

/* wrg.after.break.count: the fourth recoil in a row breaks A, the first D. */
int
mu_wrg_recoil_limit (MuTroopClass class)
{
  static const int limit[]
      = { [MU_CLASS_A] = 4, [MU_CLASS_B] = 3, [MU_CLASS_C] = 2, [MU_CLASS_D] = 1 };
  return limit[class];
}

/* READING: wrg.after.recoil.count-base: "each of its figures" are those of the
 * body when the period's hand-to-hand began, unless switched to those left. */
static int
count_base (const MuReadings *readings, const MuWrgRecoil *recoil)
{
  if (recoil->left > 0 && mu_reading (readings, MU_READING_RECOIL_LEFT))
    return recoil->left;
  return recoil->figures;
}

/* wrg.after.recoil: more received than inflicted, and one casualty for each
 * figure with those from shooting; wrg.after.recoil.five waives the second. */
static bool
must_recoil (const MuReadings *readings, const MuWrgRecoil *recoil, MuTrace *trace)
{
  const int all = recoil->received + recoil->shot;
  const bool worsted = recoil->received > recoil->inflicted;
  const bool one_each = all >= count_base (readings, recoil);
  const bool five_each
      = recoil->fighting > 0 && recoil->received / WAIVER_PER_FIGURE >= recoil->fighting;

  if (worsted && !one_each && five_each)
    mu_trace_add (trace, MU_RULE_WRG_AFTER_RECOIL_FIVE, recoil->received);
  else
    mu_trace_add (trace, MU_RULE_WRG_AFTER_RECOIL, all);
  return worsted && (one_each || five_each);
}

/* wrg.after.break.disordered */
static bool
breaks_in_disorder (const MuWrgRecoil *recoil)
{
  return recoil->disordered && recoil->received > recoil->inflicted
         && recoil->received - recoil->inflicted >= recoil->inflicted;
}

static bool
breaks (const MuWrgRecoil *recoil, MuTrace *trace)
{
  const int in_a_row = recoil->consecutive + 1;
  bool broken = false;

  if (in_a_row >= mu_wrg_recoil_limit (recoil->class)) {
    mu_trace_add (trace, MU_RULE_WRG_AFTER_BREAK_COUNT, in_a_row);
    broken = true;
  }
  if (breaks_in_disorder (recoil)) {
    mu_trace_add (trace, MU_RULE_WRG_AFTER_BREAK_DISORDERED, recoil->received);
    broken = true;
  }
  return broken;
}

/* READING: wrg.after.break.disordered.per-figure: a damaged note; the break
 * takes the place of a recoil, so a recoil's conditions must hold as well,
 * unless switched. */
static bool
breaks_without_recoil (const MuReadings *readings, const MuWrgRecoil *recoil, MuTrace *trace)
{
  if (!breaks_in_disorder (recoil) || !mu_reading (readings, MU_READING_BREAK_WAIVED))
    return false;
  mu_trace_add (trace, MU_RULE_WRG_AFTER_BREAK_DISORDERED, recoil->received);
  return true;
}

MuWrgRecoilResult
mu_wrg_recoil_by (const MuReadings *readings, const MuWrgRecoil *recoil, MuTrace *trace)
{
  mu_trace_clear (trace);
  if (!must_recoil (readings, recoil, trace))
    return breaks_without_recoil (readings, recoil, trace) ? MU_RECOIL_BREAK : MU_RECOIL_STAND;
  return breaks (recoil, trace) ? MU_RECOIL_BREAK : MU_RECOIL_RECOIL;
}

MuWrgRecoilResult
mu_wrg_recoil (const MuWrgRecoil *recoil, MuTrace *trace)
{
  return mu_wrg_recoil_by (NULL, recoil, trace);
}

MuRule
mu_wrg_recoil_refused (const MuWrgRecoil *recoil)
{
  if (recoil->figures < 1 || recoil->fighting < 0 || recoil->fighting > recoil->figures
      || recoil->left < 0 || recoil->left > recoil->figures || recoil->inflicted < 0
      || recoil->received < 0 || recoil->shot < 0 || recoil->consecutive < 0)
    return MU_RULE_WRG_AFTER_RECOIL;
  return MU_RULE_NONE;
}

void
mu_wrg_recoil_add_up (const MuWrgFought *fought, int count, MuWrgRecoil *recoil)
{
  recoil->inflicted = recoil->received = 0;
  for (int i = 0; i < count; i++) {
    recoil->inflicted += fought[i].inflicted;
    recoil->received += fought[i].received;
  }
}
