/* Which formations a body may take up, and what they make of it: files, ranks, ground, what it
 * fights as. The rest of the engine knows rectangles only, so square, circle and wedge are given
 * the ground of their outline here, and a mixed body is judged by the bases that let two kinds
 * share it. */
#include "rules/wrg/move/formation.h"

#include <assert.h>

#include "rules/battle/terms.h"
#include "rules/troop/troop.h"
#include "rules/wrg/fight/shooting.h"

#define CANTABRIAN_WIDE 1
#define TWO_DEEP        2

static MuRule
testudo_barred (const MuWrgFormed *formed)
{
  const bool foot = mu_type_is_infantry ((MuTroopType) formed->troop.type);
  return foot && formed->legionary && formed->troop.shield && formed->wide == MU_WRG_TESTUDO_WIDE
             ? MU_RULE_NONE
             : MU_RULE_WRG_FORMATION_TESTUDO;
}

static MuRule
cantabrian_barred (const MuWrgFormed *formed)
{
  return mu_type_is_cavalry ((MuTroopType) formed->troop.type) && formed->wide == CANTABRIAN_WIDE
             ? MU_RULE_NONE
             : MU_RULE_WRG_FORMATION_CANTABRIAN;
}

/* READING: wrg.formation.wedge.limits: of the handwritten words the last but
 * one is "not" or "just"; chariots, elephants and several points are barred,
 * unless switched. */
static MuRule
wedge_barred (const MuReadings *readings, const MuWrgFormed *formed)
{
  const MuTroopType type = (MuTroopType) formed->troop.type;
  const bool odd = mu_type_is_model (type) || formed->wedge_heads > 1;
  if (!mu_wrg_type_may_attack (type) || formed->wide < 1)
    return MU_RULE_WRG_FORMATION_WEDGE;
  return odd && !mu_reading (readings, MU_READING_WEDGE_LIMITS) ? MU_RULE_WRG_FORMATION_WEDGE_LIMITS
                                                                : MU_RULE_NONE;
}

MuRule
mu_wrg_formation_barred (const MuReadings *readings, const MuWrgFormed *formed)
{
  switch (formed->formation) {
  case MU_FORMATION_USUAL:
  case MU_FORMATION_SQUARE:
    break;
  case MU_FORMATION_TESTUDO:
    return testudo_barred (formed);
  case MU_FORMATION_CANTABRIAN:
    return cantabrian_barred (formed);
  case MU_FORMATION_WEDGE:
    return wedge_barred (readings, formed);
  }
  return MU_RULE_NONE;
}

bool
mu_wrg_may_be_legionary (const MuTroop *troop)
{
  return troop->regular && troop->shield
         && (troop->type == MU_TROOP_HI || troop->type == MU_TROOP_SHI);
}

MuRule
mu_wrg_first_form_barred (const MuReadings *readings, const MuWrgFirstForm *form)
{
  const MuWrgFormed formed = {
    .troop = form->troop,
    .formation = form->formation,
    .wide = mu_wrg_formation_files (form->formation, form->figures, form->ranks),
    .legionary = form->legionary,
    .wedge_heads = form->formation == MU_FORMATION_WEDGE,
  };
  const bool model = mu_type_is_model ((MuTroopType) form->troop.type);
  if (model && form->formation != MU_FORMATION_USUAL)
    return MU_RULE_WRG_SCALE_TROOPS;
  return mu_wrg_formation_barred (readings, &formed);
}

/* wrg.formation.testudo */
MuTroop
mu_wrg_formation_fights_as (const MuTroop *troop, MuFormation formation)
{
  MuTroop as = *troop;
  if (formation == MU_FORMATION_TESTUDO) {
    as.type = MU_TROOP_HI;
    as.weapons = 0;
  }
  return as;
}

int
mu_wrg_formation_move (const MuTroop *troop, MuFormation formation)
{
  const int usual = mu_wrg_type_normal_move ((MuTroopType) troop->type);
  if (formation == MU_FORMATION_TESTUDO)
    return mu_wrg_type_normal_move (MU_TROOP_SHI); /* wrg.formation.testudo */
  if (formation == MU_FORMATION_CANTABRIAN)
    return 0; /* wrg.formation.cantabrian: it becomes a column to move off */
  return formation == MU_FORMATION_SQUARE ? usual / 2 : usual; /* wrg.formation.square */
}

bool
mu_wrg_formation_always_moves (MuFormation formation)
{
  return formation == MU_FORMATION_CANTABRIAN;
}

bool
mu_wrg_formation_has_flanks (MuFormation formation)
{
  return formation != MU_FORMATION_SQUARE;
}

int
mu_wrg_formation_shooters (MuFormation formation, int figures, int in_reach)
{
  if (formation == MU_FORMATION_CANTABRIAN && in_reach > 0)
    return figures;
  return in_reach < figures ? in_reach : figures;
}

int
mu_wrg_cantabrian_files (int figures)
{
  return (figures + TWO_DEEP - 1) / TWO_DEEP;
}

int
mu_wrg_wedge_rank (int front, int rank)
{
  return front + rank;
}

int
mu_wrg_wedge_ranks (int front, int figures)
{
  int ranks = 0;
  if (front < 1)
    return 0;
  for (int left = figures; left >= front + ranks; ranks++)
    left -= front + ranks;
  return ranks;
}

#define FACES 4 /* of a square, and edges of a circle */

static int
shared_out (int number, int among)
{
  return among > 0 ? (number + among - 1) / among : 0;
}

static int
wedge_ranks (int front, int figures)
{
  const int ranks = mu_wrg_wedge_ranks (front, figures);
  int placed = 0;
  for (int rank = 0; rank < ranks; rank++)
    placed += mu_wrg_wedge_rank (front, rank);
  return ranks + (placed < figures);
}

int
mu_wrg_formation_files_most (MuFormation formation, int figures)
{
  return formation == MU_FORMATION_SQUARE ? shared_out (figures, FACES) : figures;
}

/* Each rank of a wedge has one more than the rank before it. */
static int
wedge_front (int figures, int ranks)
{
  const int front = (figures - ranks * (ranks - 1) / 2) / ranks;
  return front > 1 ? front : 1;
}

int
mu_wrg_formation_files (MuFormation formation, int figures, int ranks)
{
  assert (formation != MU_FORMATION_WEDGE || ranks >= 1);
  switch (formation) {
  case MU_FORMATION_USUAL:
  case MU_FORMATION_TESTUDO:
  case MU_FORMATION_CANTABRIAN:
    break;
  case MU_FORMATION_SQUARE:
    return shared_out (shared_out (figures, FACES), ranks);
  case MU_FORMATION_WEDGE:
    return wedge_front (figures, ranks);
  }
  return shared_out (figures, ranks);
}

static int
testudo_ranks (int figures)
{
  const int ranks = shared_out (figures, MU_WRG_TESTUDO_WIDE);
  return shared_out (figures, ranks) == MU_WRG_TESTUDO_WIDE ? ranks : 0;
}

int
mu_wrg_first_form_ranks (MuFormation formation, int figures, int wanted)
{
  const int most = mu_wrg_formation_files_most (formation, figures);
  switch (formation) {
  case MU_FORMATION_USUAL:
  case MU_FORMATION_SQUARE:
    break;
  case MU_FORMATION_TESTUDO:
    return testudo_ranks (figures);
  case MU_FORMATION_CANTABRIAN:
    return figures;
  case MU_FORMATION_WEDGE:
    return wedge_ranks (1, figures);
  }
  return wanted < 1 ? 1 : wanted < most ? wanted : most;
}

int
mu_wrg_formation_ranks (MuFormation formation, int figures, int files)
{
  switch (formation) {
  case MU_FORMATION_USUAL:
  case MU_FORMATION_TESTUDO:
    break;
  case MU_FORMATION_SQUARE:
    return shared_out (shared_out (figures, FACES), files);
  case MU_FORMATION_CANTABRIAN:
    return 1;
  case MU_FORMATION_WEDGE:
    return wedge_ranks (files, figures);
  }
  return shared_out (figures, files);
}

MuWrgRoom
mu_wrg_formation_room (MuFormation formation, MuTroopType type, int horses, int figures, int files)
{
  const int frontage = mu_wrg_type_frontage (type, horses);
  const int depth = mu_wrg_type_depth (type);
  const int ranks = mu_wrg_formation_ranks (formation, figures, files);
  switch (formation) {
  case MU_FORMATION_USUAL:
  case MU_FORMATION_TESTUDO:
    break;
  case MU_FORMATION_SQUARE: {
    const int inside = 2 * ranks * depth;
    const int side = files * frontage > inside ? files * frontage : inside;
    return (MuWrgRoom){ side, side };
  }
  case MU_FORMATION_CANTABRIAN: {
    const int edge = shared_out (figures * depth, FACES);
    const int side = edge > frontage ? edge : frontage;
    return (MuWrgRoom){ side + side % 2, side + side % 2 };
  }
  case MU_FORMATION_WEDGE:
    return (MuWrgRoom){ (files + ranks - 1) * frontage, ranks * depth };
  }
  return (MuWrgRoom){ files * frontage, ranks * depth };
}

/* Heaviest first. */
static int
lightness (const MuTroop *troop)
{
  switch ((MuTroopType) troop->type) {
  case MU_TROOP_SHC:
  case MU_TROOP_SHI:
    return 0;
  case MU_TROOP_EHC:
  case MU_TROOP_EHCM:
    return 1;
  case MU_TROOP_HC:
  case MU_TROOP_HI:
  case MU_TROOP_LHI:
  case MU_TROOP_HCM:
    return 2;
  case MU_TROOP_MC:
  case MU_TROOP_MI:
  case MU_TROOP_LMI:
  case MU_TROOP_MCM:
    return 3;
  case MU_TROOP_LC:
  case MU_TROOP_LI:
  case MU_TROOP_HCH:
  case MU_TROOP_LCH:
  case MU_TROOP_EL:
  case MU_TROOP_ART:
  case MU_TROOP_WAGON:
  case MU_TROOP_PACK:
  case MU_TROOP_PACK_CAMELS:
    break;
  }
  return 4;
}

static int
longest_range (const MuTroop *troop)
{
  const bool mounted = mu_type_is_mounted ((MuTroopType) troop->type);
  int longest = 0;
  for (int weapon = 0; weapon < MU_WEAPONS; weapon++) {
    const bool carried = troop->weapons & MU_WEAPON_BIT (weapon);
    const int range = carried ? mu_wrg_shoot_range ((MuWeapon) weapon, mounted) : 0;
    longest = range > longest ? range : longest;
  }
  return longest;
}

static bool
is_lighter_or_longer (const MuTroop *troop, const MuTroop *than)
{
  return lightness (troop) > lightness (than) || longest_range (troop) > longest_range (than);
}

/* READING: wrg.units.mixed.same: figures fight in equivalent formation if their bases are
 * equally wide and deep, so that they stand in the same files and ranks; and nobody
 * gives orders to regulars and irregulars in one body. */
MuRule
mu_wrg_mixed_troops_barred (const MuTroop *troop, const MuTroop *others)
{
  const MuTroopType one = (MuTroopType) troop->type, other = (MuTroopType) others->type;
  const bool foot = mu_type_is_infantry (one) && mu_type_is_infantry (other);
  const bool horse = mu_type_is_cavalry (one) && mu_type_is_cavalry (other);
  const bool models = mu_type_is_model (one) || mu_type_is_model (other);
  if (models || troop->regular != others->regular)
    return MU_RULE_WRG_UNITS_MIXED_SAME;
  if ((!foot && !horse) || mu_wrg_type_frontage (one, 0) != mu_wrg_type_frontage (other, 0)
      || mu_wrg_type_depth (one) != mu_wrg_type_depth (other))
    return MU_RULE_WRG_UNITS_MIXED_SUB_UNIT;
  return is_lighter_or_longer (troop, others) && !is_lighter_or_longer (others, troop)
             ? MU_RULE_WRG_FORMATION_MIXED
             : MU_RULE_NONE;
}

/* READING: wrg.formation.mixed: "as equally as possible" is within one figure. */
static bool
are_halved (int left, int right)
{
  const int more = left > right ? left - right : right - left;
  return more <= 1;
}

/* wrg.formation.mixed */
MuRule
mu_wrg_mixed_barred (const MuWrgMixed *mixed)
{
  const int needed = mixed->ranks >= 4 ? 2 : 1;
  const bool behind = mixed->behind == 0 || mixed->ranks_before >= needed;
  const bool beside = are_halved (mixed->left, mixed->right);
  const bool both = mixed->behind > 0 && mixed->left + mixed->right > 0;
  return behind && beside && !both ? MU_RULE_NONE : MU_RULE_WRG_FORMATION_MIXED;
}
