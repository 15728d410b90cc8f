#include "rules/wrg/troop.h"

typedef enum {
  GROUP_CAVALRY,
  GROUP_INFANTRY,
  GROUP_CAMELRY,
  GROUP_CHARIOT,
  GROUP_ELEPHANT,
  GROUP_ARTILLERY,
} Group;

/* Paces at 25 mm figures.
 *
 * READING: wrg.base.frontage.figures: the book gives millimetres and counts an
 * inch as ten paces (wrg.scale.ground); an inch is taken as 25 mm, so that
 * 15 mm are 6 paces, not 5.9, and three bases of 20 mm fill one of 60.
 * wrg.base.frontage.models, wrg.base.depth: a chariot's frontage is that of two
 * horses, an engine's that of a bolt-shooter.
 * wrg.move.distance.table, wrg.move.distance.chariots: normal and charge; an
 * engine is ox-drawn. */
typedef struct {
  const char *name;
  uint8_t group;
  uint8_t density; /* wrg.troops.density */
  uint8_t frontage;
  uint8_t depth;
  uint8_t normal;
  uint8_t charge;
  bool super_heavy;
} TypeRow;

/* clang-format off */
static const TypeRow type_table[] = {
  /* name   group            density           front depth normal charge super */
  { "SHC",  GROUP_CAVALRY,   MU_WRG_CLOSE,      6, 16,  80, 120, true },
  { "EHC",  GROUP_CAVALRY,   MU_WRG_LOOSE,      8, 16, 120, 180, false },
  { "HC",   GROUP_CAVALRY,   MU_WRG_LOOSE,      8, 16, 120, 180, false },
  { "MC",   GROUP_CAVALRY,   MU_WRG_LOOSE,      8, 16, 120, 180, false },
  { "LC",   GROUP_CAVALRY,   MU_WRG_DISPERSED, 12, 16, 160, 240, false },
  { "SHI",  GROUP_INFANTRY,  MU_WRG_CLOSE,      6,  8,  40,  60, true },
  { "HI",   GROUP_INFANTRY,  MU_WRG_CLOSE,      6,  8,  60,  80, false },
  { "LHI",  GROUP_INFANTRY,  MU_WRG_LOOSE,      8, 12,  80, 100, false },
  { "MI",   GROUP_INFANTRY,  MU_WRG_CLOSE,      6,  8,  60,  80, false },
  { "LMI",  GROUP_INFANTRY,  MU_WRG_LOOSE,      8, 12,  80, 100, false },
  { "LI",   GROUP_INFANTRY,  MU_WRG_DISPERSED, 12, 12,  80, 100, false },
  { "EHCm", GROUP_CAMELRY,   MU_WRG_LOOSE,      8, 16,  80, 120, false },
  { "HCm",  GROUP_CAMELRY,   MU_WRG_LOOSE,      8, 16, 120, 120, false },
  { "MCm",  GROUP_CAMELRY,   MU_WRG_LOOSE,      8, 16, 120, 120, false },
  { "HCh",  GROUP_CHARIOT,   MU_WRG_MODELS,    16, 24,  80, 120, false },
  { "LCh",  GROUP_CHARIOT,   MU_WRG_MODELS,    16, 24, 120, 180, false },
  { "El",   GROUP_ELEPHANT,  MU_WRG_MODELS,    16, 24,  80, 100, false },
  { "Art",  GROUP_ARTILLERY, MU_WRG_MODELS,    16, 16,  40,   0, false },
};
/* clang-format on */
_Static_assert(sizeof type_table / sizeof type_table[0] == MU_WRG_TYPES, "a row for each type");

#define HORSE_FRONTAGE 4 /* wrg.base.frontage.models: each horse beyond two */

const char *
mu_wrg_type_name (MuWrgType type)
{
  return type_table[type].name;
}

bool
mu_wrg_type_is_infantry (MuWrgType type)
{
  return type_table[type].group == GROUP_INFANTRY;
}

bool
mu_wrg_type_is_cavalry (MuWrgType type)
{
  return type_table[type].group == GROUP_CAVALRY;
}

bool
mu_wrg_type_is_camelry (MuWrgType type)
{
  return type_table[type].group == GROUP_CAMELRY;
}

bool
mu_wrg_type_is_chariot (MuWrgType type)
{
  return type_table[type].group == GROUP_CHARIOT;
}

bool
mu_wrg_type_is_mounted (MuWrgType type)
{
  return type_table[type].group != GROUP_INFANTRY && type_table[type].group != GROUP_ARTILLERY;
}

bool
mu_wrg_type_is_model (MuWrgType type)
{
  return type_table[type].density == MU_WRG_MODELS;
}

bool
mu_wrg_type_is_super_heavy (MuWrgType type)
{
  return type_table[type].super_heavy;
}

MuWrgDensity
mu_wrg_type_density (MuWrgType type)
{
  return (MuWrgDensity) type_table[type].density;
}

int
mu_wrg_type_frontage (MuWrgType type, int horses)
{
  const int extra = mu_wrg_type_is_chariot (type) && horses > 2 ? horses - 2 : 0;
  return type_table[type].frontage + extra * HORSE_FRONTAGE;
}

int
mu_wrg_type_depth (MuWrgType type)
{
  return type_table[type].depth;
}

int
mu_wrg_type_normal_move (MuWrgType type)
{
  return type_table[type].normal;
}

int
mu_wrg_type_charge_move (MuWrgType type)
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
