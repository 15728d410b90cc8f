/* WRG 5th: figures in units, units in armies (wrg.units.*, wrg.army.*,
 * wrg.base.grouping, wrg.troops.figure.*, wrg.troops.artillery.*): what may be. */
#ifndef MUSTER_RULES_WRG_TROOP_UNITS_H
#define MUSTER_RULES_WRG_TROOP_UNITS_H

#include <stdbool.h>

#include "rules/battle/terms.h"
#include "rules/field/scale.h"
#include "rules/troop/extra.h"
#include "rules/troop/troop.h"
#include "rules/wrg/troop/troop.h"

/* Figures of one body: wrg.units.min-size, wrg.units.max-size. */
#define MU_WRG_FIGURES_LEAST 5
#define MU_WRG_FIGURES_MOST  50
/* Models of one body, wrg.units.max-models; chariots: of the Celts; crew: figures of all its
 * engines. */
#define MU_WRG_MODELS_MOST      8
#define MU_WRG_CHARIOTS_MOST    12
#define MU_WRG_ENGINES_MOST     12
#define MU_WRG_ENGINE_CREW_MOST 30

/* What a body is in its army. */
typedef enum { MU_WRG_UNIT, MU_WRG_SUB_UNIT, MU_WRG_BODYGUARD } MuWrgStanding;

/* wrg.units.min-size, wrg.units.max-size, wrg.units.max-models, wrg.units.bodyguard: the rule that
 * a body of so many figures or models breaks. crew: of each model. A unit with
 * sub-units may be larger than one body; that is not looked at here. */
MuRule mu_wrg_unit_refused (const MuTroop *troop, int count, int crew, MuWrgStanding standing);

/* wrg.units.bodyguard.join: may a guard of so many figures besides the general
 * join another body and take it over, past its size limit even? */
MuRule mu_wrg_guard_join_refused (MuTroopType type, int guards, bool own_command);

/* wrg.units.sub-unit.tether: MU_RULE_NONE while a sub-unit keeps to its unit; else
 * it has to come back as soon as it can. */
MuRule mu_wrg_sub_unit_astray (bool in_sight, int paces, MuTroopType sub_unit);

/* wrg.units.cohors-equitata: command points of its cavalry, on its own or a sub-unit. */
int mu_wrg_cohors_command (bool regular, bool independent);

typedef enum { MU_WRG_PACK_BEAST, MU_WRG_PACK_CAMEL, MU_WRG_DROMEDARY } MuWrgAnimal;
typedef enum {
  MU_WRG_BEHIND_CENTRE,
  MU_WRG_BEFORE_CENTRE,
  MU_WRG_IN_CONTACT, /* with the unit's foot, wherever */
  MU_WRG_APART,
} MuWrgAnimalPlace;

/* wrg.units.pack-animals: may the unit's animals stand there? halted: the unit
 * is; ordered: they are, specifically. */
MuRule mu_wrg_animals_refused (MuWrgAnimal animal, MuWrgAnimalPlace place, bool halted,
                               bool ordered);

/* wrg.army.knowledge: what may be known of the opponent when an army is chosen. */
typedef enum {
  MU_WRG_KNOW_NATION,
  MU_WRG_KNOW_PERIOD,
  MU_WRG_KNOW_LIST,
  MU_WRG_KNOW_TERRAIN
} MuWrgKnowledge;
MuRule mu_wrg_knowledge_refused (MuWrgKnowledge what);
bool mu_wrg_usual_total (int points); /* 1000 or 1500 */

/* wrg.army.stone-forts */
MuRule mu_wrg_stone_forts_refused (bool agreed, bool enemy_has_them);

/* wrg.troops.figure.officers: which of count troop types an officer, standard or
 * musician counts as: the place of the most figures, the first of equals. */
int mu_wrg_officer_type (const int *figures, int count);

/* wrg.troops.figure.weapons: may a figure that shows these weapons count as having
 * those claimed? usual: of its type. Sets of MU_WEAPON_BIT. */
MuRule mu_wrg_weapons_refused (unsigned shown, unsigned claimed, unsigned usual);

/* wrg.base.grouping: figures of the type on a base of the usual frontage, 1 for
 * what stands single; that frontage in tenths of a millimetre. */
int mu_wrg_base_figures (MuTroopType type);
int mu_wrg_base_frontage (MuScale scale);

/* wrg.base.grouping: a unit on so many full bases and so many single ones. */
MuRule mu_wrg_bases_refused (const MuTroop *troop, int bases, int singles);

/* wrg.troops.artillery.oxen: crew figures, oxen and pace of an engine; false for
 * an item that is none. */
typedef struct {
  int crew;
  int oxen;
  MuWrgMover mover;
} MuWrgEngineTrain;
bool mu_wrg_engine (MuExtra item, MuWrgEngineTrain *engine);

/* wrg.troops.artillery.traction: the stone-thrower that an engine worked by men
 * hauling ropes counts as, by the weight of its stone in minas (60 a talent). */
MuExtra mu_wrg_traction_engine (int minas);

#endif
