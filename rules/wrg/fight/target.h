/* WRG 5th: what odd targets count as (wrg.casualties.dismounted and following). */
#ifndef MUSTER_RULES_WRG_FIGHT_TARGET_H
#define MUSTER_RULES_WRG_FIGHT_TARGET_H

#include "rules/core/reading.h"
#include "rules/troop/troop.h"

typedef enum {
  MU_WRG_AS_THEMSELVES,
  MU_WRG_AS_DISMOUNTED,       /* cavalry or camelry on foot */
  MU_WRG_AS_MOUNTED_INFANTRY, /* foot that rides */
  MU_WRG_AS_MOUNTING,         /* or dismounting, of either kind */
  MU_WRG_AS_RIDERLESS,        /* animals without armour */
  MU_WRG_AS_RIDERLESS_ARMOURED,
  MU_WRG_AS_PACK_ANIMALS, /* the body's, singled out */
  MU_WRG_AS_DUMMY_ELEPHANT,
} MuWrgTargetAs;
#define MU_WRG_TARGETS_AS 8

/* Column, shields and cover that a target counts with. */
typedef struct {
  MuTroop troop; /* its type is the column; its shield, whether it counts shielded */
  bool cover;    /* counts as behind cover when shot at */
  MuRule rule;   /* why; MU_RULE_NONE for themselves */
} MuWrgTargetCounts;

/* MU_RULE_NONE with *counts set, or the rule by which such troops cannot be
 * that: foot dismounted, horse as mounted foot, models mounting. Who changes
 * between foot and saddle keeps the weapons that he can use in both. */
MuRule mu_wrg_target_counts (const MuReadings *readings, const MuTroop *troop, MuWrgTargetAs as,
                             MuWrgTargetCounts *counts);

/* wrg.casualties.animals: pack animals may be shot at for themselves where they
 * are exposed and no priority stands against it. */
bool mu_wrg_pack_animals_exposed (bool exposed, bool priority_permits);

/* wrg.casualties.dummy, wrg.melee.factor.elephant: as what a dummy elephant
 * fights: a camel with two archers. */
MuTroop mu_wrg_dummy_elephant (bool regular, MuTroopClass class);

/* wrg.casualties.per-figure: what "per figure" is reckoned by: elephant models,
 * a chariot's horses, an engine's crew figures, other figures themselves.
 * number: figures or models; horses, crew: of one model. */
int mu_wrg_count_per_figure (MuTroopType type, int number, const MuCrew *crew);

#endif
