/* WRG 5th: what the troops of the army books are by its book: whom it forbids, how close they
 * stand, how far they move. */
#ifndef MUSTER_RULES_WRG_TROOP_TROOP_H
#define MUSTER_RULES_WRG_TROOP_TROOP_H

#include "rules/core/rule.h"
#include "rules/troop/troop.h"

/* wrg.troops.density */
typedef enum { MU_WRG_CLOSE, MU_WRG_LOOSE, MU_WRG_DISPERSED, MU_WRG_MODELS } MuWrgDensity;

/* A combination that the rules forbid: the rule it breaks
 * (wrg.troops.weapons.limits, wrg.troops.weapons.mounted-close,
 * wrg.troops.elephant.irregular, wrg.points.camelry, …), MU_RULE_NONE if the
 * troop may exist. */
MuRule mu_wrg_troop_forbidden (const MuTroop *troop);

/* The same for the crew of one model of the troop: MU_RULE_NONE if it may man
 * it, else the rule it breaks. Elephants carry up to 16 (wrg.troops.elephant.crew),
 * heavy chariots 2 or more, light ones 1 at the most (wrg.troops.type.chariots),
 * engines 2 to 6 (wrg.troops.artillery.crew); chariots have 2 to 4 horses
 * (wrg.base.frontage.models), others none. Figures have no crew and no horses
 * (wrg.points.crew). */
MuRule mu_wrg_crew_forbidden (const MuTroop *troop, const MuCrew *crew);

/* Of the weapons alone: as mu_wrg_crew_forbidden, for those of a crew who fight
 * on one side. */
MuRule mu_wrg_crew_forbidden_arms (const MuTroop *troop, const MuCrew *crew);

/* wrg.orders.attack: engines cannot attack.
 * READING: wrg.move.distance.slow: nor can those who have no charge move because they fight
 * nobody: drivers are unarmed. */
#define MU_WRG_NEVER_ATTACK (MU_TROOP_BIT (MU_TROOP_ART) | MU_TRANSPORT_TYPES)

static inline bool
mu_wrg_type_may_attack (MuTroopType type) /* all but artillery and transport */
{
  return !(MU_WRG_NEVER_ATTACK >> type & 1u);
}

/* wrg.shields.two-handed: bow, crossbow, staff sling, pike and two-handed
 * cutting weapon: who uses one now has no hand for his shield. */
bool mu_wrg_weapon_needs_both_hands (MuWeapon weapon);

/* wrg.troops.density */
MuWrgDensity mu_wrg_type_density (MuTroopType type);

/* Paces: frontage and depth of one figure or model, at an inch of 25 mm
 * (wrg.base.frontage.*, wrg.base.depth). horses: of a chariot, else 0. */
int mu_wrg_type_frontage (MuTroopType type, int horses);
int mu_wrg_type_depth (MuTroopType type);

/* Paces a period (wrg.move.distance.*); charge is 0 where none is allowed. */
int mu_wrg_type_normal_move (MuTroopType type);
int mu_wrg_type_charge_move (MuTroopType type);

/* What moves besides the types above. */
typedef enum {
  MU_WRG_MOVER_BURMESE, /* and dummy elephants */
  MU_WRG_MOVER_BOLT_SHOOTER_BY_HAND,
  MU_WRG_MOVER_BOLT_SHOOTER_ON_CART,
  MU_WRG_MOVER_OX_DRAWN, /* engines; also towers and penthouses */
  MU_WRG_MOVER_WAGON,
  MU_WRG_MOVER_PACK_ANIMALS, /* and mounted infantry */
  MU_WRG_MOVER_BOAT,
  MU_WRG_MOVER_BOAT_ANGLED, /* down stream or with the tide */
} MuWrgMover;
#define MU_WRG_MOVERS 8

/* Paces a period (wrg.move.distance.slow, wrg.move.distance.dummy, wrg.move.distance.boats); charge
 * 0: none. */
int mu_wrg_mover_normal_move (MuWrgMover mover);
int mu_wrg_mover_charge_move (MuWrgMover mover);

/* wrg.orders.skirmish: type and at least one distant weapon. */
bool mu_wrg_troop_may_skirmish (const MuTroop *troop);

#endif
