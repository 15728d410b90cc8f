/* Who of a body strikes: those in contact, then those who overlap, then the ranks behind.
 * The ranks come last, as half of all who fight in front have a man behind them, overlaps
 * among these, as far as the ranks are full and the weapon reaches. A wedge overlaps with
 * its flanks instead and has nobody behind. */
#include "rules/wrg/fight/fighters.h"

#include "rules/wrg/fight/column.h"
#include "rules/wrg/move/formation.h"

#define OVERLAP_UNSHIELDED 3 /* wrg.melee.eligible.overlap */
#define OVERLAP_SHIELDED   1
#define OVERLAP_MODELS     1

static int
least (int a, int b)
{
  return a < b ? a : b;
}

int
mu_wrg_overlap_most (MuTroopType fighter, MuTroopType target, bool shielded_side)
{
  if (mu_type_is_model (fighter))
    return OVERLAP_MODELS;
  return shielded_side && !mu_type_is_model (target) ? OVERLAP_SHIELDED : OVERLAP_UNSHIELDED;
}

static MuWrgMeleeRow
row_of (const MuWrgFighters *fighters)
{
  return mu_wrg_melee_row (&fighters->fighter, fighters->weapon, fighters->period,
                           fighters->recoiled, (MuTroopType) fighters->target.type);
}

/* wrg.melee.eligible.rear-ranks: of regular formed foot, not shooting, behind
 * figures armed alike. */
static bool
ranks_back_up (const MuWrgFighters *fighters)
{
  const MuTroopType type = (MuTroopType) fighters->fighter.type;
  return fighters->fighter.regular && !fighters->disordered && !fighters->rear_shoots
         && !fighters->rear_unlike && mu_type_is_infantry (type) && type != MU_TROOP_LI
         && fighters->formation != MU_FORMATION_WEDGE;
}

/* READING: wrg.melee.eligible.second-figure: every second from the right begins
 * with the second, so half is rounded down; switched, it begins with the first. */
static int
half_of (const MuReadings *readings, int count)
{
  return mu_reading (readings, MU_READING_SECOND_FIGURE) ? (count + 1) / 2 : count / 2;
}

/* wrg.melee.eligible.ranks: behind those in front who fight, as deep as the
 * weapon lets them and as the ranks are full. */
static int
add_ranks (const MuReadings *readings, const MuWrgFighters *fighters, int front, MuTrace *trace)
{
  int total = 0;
  if (!ranks_back_up (fighters))
    return 0;
  const int halves = mu_wrg_melee_half_ranks (row_of (fighters), true, false) - 2;
  for (int rank = 1; rank <= halves; rank++) {
    const int there = fighters->body - rank * fighters->files;
    const int behind = least (half_of (readings, front), there);
    if (behind > 0)
      total += add_line (trace, MU_RULE_WRG_MELEE_ELIGIBLE_REAR_RANKS, behind);
  }
  return total;
}

static int
add_overlap (int beyond, int most, MuTrace *trace)
{
  const int overlap = least (beyond, most);
  return overlap > 0 ? add_line (trace, MU_RULE_WRG_MELEE_ELIGIBLE_OVERLAP, overlap) : 0;
}

/* wrg.formation.wedge: of each rank behind the point one figure on each flank
 * fights as an overlap. */
static int
add_wedge (const MuWrgFighters *fighters, MuTrace *trace)
{
  const MuTroopType type = (MuTroopType) fighters->fighter.type;
  const MuTroopType target = (MuTroopType) fighters->target.type;
  const int flank = mu_wrg_wedge_ranks (fighters->files, fighters->body) - 1;
  int total = 0;
  for (int shielded = 0; shielded < 2; shielded++) {
    const int overlap = least (flank, mu_wrg_overlap_most (type, target, shielded));
    if (overlap > 0)
      total += add_line (trace, MU_RULE_WRG_FORMATION_WEDGE, overlap);
  }
  return total;
}

static int
add_front (const MuWrgFighters *fighters, MuTrace *trace)
{
  const MuTroopType type = (MuTroopType) fighters->fighter.type;
  const MuTroopType target = (MuTroopType) fighters->target.type;
  int total = add_line (trace, MU_RULE_WRG_MELEE_ELIGIBLE_CONTACT, fighters->contact);
  if (fighters->formation == MU_FORMATION_WEDGE)
    return total + add_wedge (fighters, trace);
  total += add_overlap (fighters->beyond_unshielded, mu_wrg_overlap_most (type, target, false),
                        trace);
  return total
         + add_overlap (fighters->beyond_shielded, mu_wrg_overlap_most (type, target, true), trace);
}

static MuWrgFightersAnswer
check (const MuReadings *readings, const MuWrgFighters *fighters)
{
  const MuWrgFormed formed = {
    .troop = fighters->fighter,
    .formation = fighters->formation,
    .wide = fighters->files,
    .legionary = true, /* who they were is not asked again in the fight */
    .wedge_heads = 1,
  };
  if (!mu_type_is_model ((MuTroopType) fighters->fighter.type)
      && !mu_troop_has (&fighters->fighter, fighters->weapon))
    return MU_FIGHTERS_NOT_CARRIED;
  if (fighters->period < 1)
    return MU_FIGHTERS_BAD_PERIOD;
  if (mu_wrg_formation_barred (readings, &formed) != MU_RULE_NONE)
    return MU_FIGHTERS_FORMATION;
  if (fighters->contact < 1 || fighters->beyond_shielded < 0 || fighters->beyond_unshielded < 0)
    return MU_FIGHTERS_NO_CONTACT;
  if (fighters->files > fighters->body
      || fighters->contact + fighters->beyond_shielded + fighters->beyond_unshielded
             > fighters->files)
    return MU_FIGHTERS_TOO_MANY;
  return MU_FIGHTERS_OK;
}

MuWrgFightersAnswer
mu_wrg_fighters (const MuReadings *readings, const MuWrgFighters *fighters, int *count,
                 MuTrace *trace)
{
  const MuWrgFightersAnswer answer = check (readings, fighters);
  mu_trace_clear (trace);
  if (answer != MU_FIGHTERS_OK)
    return answer;
  *count = add_front (fighters, trace);
  *count += add_ranks (readings, fighters, *count, trace);
  return MU_FIGHTERS_OK;
}
