/* What shooting.c and melee.c share in private: the columns of both factor
 * tables, the types that shields matter to, and the lines of a sum. */
#ifndef MUSTER_RULES_WRG_FIGHT_COLUMN_H
#define MUSTER_RULES_WRG_FIGHT_COLUMN_H

#include "rules/core/trace.h"
#include "rules/troop/troop.h"

typedef enum {
  COLUMN_SHC,
  COLUMN_EHC,
  COLUMN_HC,
  COLUMN_MC,
  COLUMN_LC,
  COLUMN_SHI,
  COLUMN_HI,
  COLUMN_MI,
  COLUMN_LI,
  COLUMN_HCH,
  COLUMN_LCH,
  COLUMN_EL,
} Column;
#define COLUMNS 12

/* wrg.shoot.factor.columns: camels share with horses of the same armour, loose
 * infantry with close, engines with light infantry. wrg.casualties.animals: pack animals are
 * medium cavalry who never lose their shields.
 * READING: wrg.shoot.factor.columns: wagons have no column; a team, woodwork and a man on foot
 * are an engine's, so theirs is that of engines. */
static const uint8_t column_of_type[MU_TROOP_TYPES] = {
  [MU_TROOP_SHC] = COLUMN_SHC,  [MU_TROOP_EHC] = COLUMN_EHC, [MU_TROOP_HC] = COLUMN_HC,
  [MU_TROOP_MC] = COLUMN_MC,    [MU_TROOP_LC] = COLUMN_LC,   [MU_TROOP_SHI] = COLUMN_SHI,
  [MU_TROOP_HI] = COLUMN_HI,    [MU_TROOP_LHI] = COLUMN_HI,  [MU_TROOP_MI] = COLUMN_MI,
  [MU_TROOP_LMI] = COLUMN_MI,   [MU_TROOP_LI] = COLUMN_LI,   [MU_TROOP_EHCM] = COLUMN_EHC,
  [MU_TROOP_HCM] = COLUMN_HC,   [MU_TROOP_MCM] = COLUMN_MC,  [MU_TROOP_HCH] = COLUMN_HCH,
  [MU_TROOP_LCH] = COLUMN_LCH,  [MU_TROOP_EL] = COLUMN_EL,   [MU_TROOP_ART] = COLUMN_LI,
  [MU_TROOP_WAGON] = COLUMN_LI, [MU_TROOP_PACK] = COLUMN_MC, [MU_TROOP_PACK_CAMELS] = COLUMN_MC,
};

#define TYPE_BIT(t) MU_TROOP_BIT (MU_TROOP_##t)

/* wrg.shoot.tactical.shieldless, wrg.melee.tactical.shieldless and the two
 * -medium rules: the types to which a lost shield matters; the super heavy
 * matter to crossbows only (wrg.shields.super-heavy). */
#define SHIELDLESS_MEDIUM_TYPES (TYPE_BIT (MI) | TYPE_BIT (LMI))
#define SHIELDLESS_TYPES                                                                           \
  (TYPE_BIT (LI) | TYPE_BIT (HI) | TYPE_BIT (LHI) | TYPE_BIT (LC) | TYPE_BIT (MC) | TYPE_BIT (HC)  \
   | TYPE_BIT (EHC) | TYPE_BIT (EHCM) | TYPE_BIT (HCM) | TYPE_BIT (MCM) | SHIELDLESS_MEDIUM_TYPES)

static inline bool
type_is_among (unsigned type, unsigned types)
{
  return types >> type & 1u;
}

/* mu_trace_add, free where nobody asks for the lines: a battle in a long run. */
static inline int
add_line (MuTrace *trace, MuRule rule, int amount)
{
  return trace ? mu_trace_add (trace, rule, amount) : amount;
}

#endif
