/* The book's tables of types and movers, by name: base, density and moves. */
#include "rules/troop/troop.h"
#include "rules/wrg/troop/troop.h"

/* Paces at 25 mm figures.
 *
 * READING: wrg.base.frontage.figures: the book gives millimetres and counts an
 * inch as ten paces (wrg.scale.ground); an inch is taken as 25 mm, so that
 * 15 mm are 6 paces, not 5.9, and three bases of 20 mm fill one of 60.
 * wrg.base.frontage.models, wrg.base.depth: a chariot's frontage is that of two
 * horses, an engine's that of a bolt-shooter.
 * wrg.move.distance.table, wrg.move.distance.chariots: normal and charge; an
 * engine is ox-drawn. wrg.move.distance.slow: wagons and pack animals never charge. */
typedef struct {
  uint8_t density; /* wrg.troops.density */
  uint8_t frontage;
  uint8_t depth;
  uint8_t normal;
  uint8_t charge;
} TypeRow;

/* clang-format off */
static const TypeRow type_table[] = {
  /*                          density    front depth normal charge */
  [MU_TROOP_SHC]          = { MU_WRG_CLOSE,      6, 16,  80, 120 },
  [MU_TROOP_EHC]          = { MU_WRG_LOOSE,      8, 16, 120, 180 },
  [MU_TROOP_HC]           = { MU_WRG_LOOSE,      8, 16, 120, 180 },
  [MU_TROOP_MC]           = { MU_WRG_LOOSE,      8, 16, 120, 180 },
  [MU_TROOP_LC]           = { MU_WRG_DISPERSED, 12, 16, 160, 240 },
  [MU_TROOP_SHI]          = { MU_WRG_CLOSE,      6,  8,  40,  60 },
  [MU_TROOP_HI]           = { MU_WRG_CLOSE,      6,  8,  60,  80 },
  [MU_TROOP_LHI]          = { MU_WRG_LOOSE,      8, 12,  80, 100 },
  [MU_TROOP_MI]           = { MU_WRG_CLOSE,      6,  8,  60,  80 },
  [MU_TROOP_LMI]          = { MU_WRG_LOOSE,      8, 12,  80, 100 },
  [MU_TROOP_LI]           = { MU_WRG_DISPERSED, 12, 12,  80, 100 },
  [MU_TROOP_EHCM]         = { MU_WRG_LOOSE,      8, 16,  80, 120 },
  [MU_TROOP_HCM]          = { MU_WRG_LOOSE,      8, 16, 120, 120 },
  [MU_TROOP_MCM]          = { MU_WRG_LOOSE,      8, 16, 120, 120 },
  [MU_TROOP_HCH]          = { MU_WRG_MODELS,    16, 24,  80, 120 },
  [MU_TROOP_LCH]          = { MU_WRG_MODELS,    16, 24, 120, 180 },
  [MU_TROOP_EL]           = { MU_WRG_MODELS,    16, 24,  80, 100 },
  [MU_TROOP_ART]          = { MU_WRG_MODELS,    16, 16,  40,   0 },
  [MU_TROOP_WAGON]        = { MU_WRG_MODELS,    16, 24,  40,   0 },
  [MU_TROOP_PACK]         = { MU_WRG_LOOSE,      8, 16,  80,   0 },
  [MU_TROOP_PACK_CAMELS]  = { MU_WRG_LOOSE,      8, 16,  80,   0 },
};
/* clang-format on */
_Static_assert(sizeof type_table / sizeof type_table[0] == MU_TROOP_TYPES, "a row for each type");

#define HORSE_FRONTAGE 4 /* wrg.base.frontage.models: each horse beyond two */

MuWrgDensity
mu_wrg_type_density (MuTroopType type)
{
  return (MuWrgDensity) type_table[type].density;
}

int
mu_wrg_type_frontage (MuTroopType type, int horses)
{
  const int extra = mu_type_is_chariot (type) && horses > 2 ? horses - 2 : 0;
  return type_table[type].frontage + extra * HORSE_FRONTAGE;
}

int
mu_wrg_type_depth (MuTroopType type)
{
  return type_table[type].depth;
}

int
mu_wrg_type_normal_move (MuTroopType type)
{
  return type_table[type].normal;
}

int
mu_wrg_type_charge_move (MuTroopType type)
{
  return type_table[type].charge;
}

/* wrg.move.distance.chariots: Burmese; wrg.move.distance.slow,
 * wrg.move.distance.boats
 *
 * READING: wrg.move.distance.dummy: the two copies differ on dummy elephants;
 * the main table's 80 stands against the reminder sheet's 40. */
static const struct {
  uint8_t normal;
  uint8_t charge;
} mover_table[MU_WRG_MOVERS] = {
  [MU_WRG_MOVER_BURMESE] = { 80, 80 },
  [MU_WRG_MOVER_BOLT_SHOOTER_BY_HAND] = { 60, 0 },
  [MU_WRG_MOVER_BOLT_SHOOTER_ON_CART] = { 120, 0 },
  [MU_WRG_MOVER_OX_DRAWN] = { 40, 0 },
  [MU_WRG_MOVER_WAGON] = { 40, 0 },
  [MU_WRG_MOVER_PACK_ANIMALS] = { 80, 0 },
  [MU_WRG_MOVER_BOAT] = { 60, 0 },
  [MU_WRG_MOVER_BOAT_ANGLED] = { 120, 0 },
};

int
mu_wrg_mover_normal_move (MuWrgMover mover)
{
  return mover_table[mover].normal;
}

int
mu_wrg_mover_charge_move (MuWrgMover mover)
{
  return mover_table[mover].charge;
}
