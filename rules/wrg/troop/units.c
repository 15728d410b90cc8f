/* What may stand together: sizes of bodies, guards, sub-units, beasts of burden, bases,
 * engines, and what an army may know. The answer is the rule that is broken. Troops carry
 * no nation, so where the book goes by nations the widest case binds all. */
#include "rules/wrg/troop/units.h"

#include <assert.h>

#include "rules/wrg/troop/points.h"

/* wrg.units.max-models
 * READING: wrg.units.max-models: the notation does not tell nations, so that the
 * twelve chariots of the Celts bind all. */
static bool
has_too_many_models (MuTroopType type, int count, int crew)
{
  if (type == MU_TROOP_ART)
    return count > MU_WRG_ENGINES_MOST || count * crew > MU_WRG_ENGINE_CREW_MOST;
  return count > (mu_type_is_chariot (type) ? MU_WRG_CHARIOTS_MOST : MU_WRG_MODELS_MOST);
}

/* wrg.units.bodyguard */
static bool
may_guard (const MuTroop *troop)
{
  return troop->class == MU_CLASS_A || (!troop->regular && troop->class == MU_CLASS_B);
}

MuRule
mu_wrg_unit_refused (const MuTroop *troop, int count, int crew, MuWrgStanding standing)
{
  const MuTroopType type = (MuTroopType) troop->type;
  const bool models = mu_type_is_model (type);
  if (standing == MU_WRG_BODYGUARD && !may_guard (troop))
    return MU_RULE_WRG_UNITS_BODYGUARD;
  if (count < (models || standing != MU_WRG_UNIT ? 1 : MU_WRG_FIGURES_LEAST))
    return MU_RULE_WRG_UNITS_MIN_SIZE;
  if (models)
    return has_too_many_models (type, count, crew) ? MU_RULE_WRG_UNITS_MAX_MODELS : MU_RULE_NONE;
  return count > MU_WRG_FIGURES_MOST ? MU_RULE_WRG_UNITS_MAX_SIZE : MU_RULE_NONE;
}

/* wrg.units.bodyguard.join: one model is a unit already. */
MuRule
mu_wrg_guard_join_refused (MuTroopType type, int guards, bool own_command)
{
  const bool small = !mu_type_is_model (type) && guards + 1 < MU_WRG_FIGURES_LEAST;
  return small && own_command ? MU_RULE_NONE : MU_RULE_WRG_UNITS_BODYGUARD_JOIN;
}

/* wrg.units.sub-unit.tether
 * READING: wrg.units.sub-unit.tether: the normal move is the sub-unit's own. */
MuRule
mu_wrg_sub_unit_astray (bool in_sight, int paces, MuTroopType sub_unit)
{
  return in_sight && paces <= mu_wrg_type_normal_move (sub_unit)
             ? MU_RULE_NONE
             : MU_RULE_WRG_UNITS_SUB_UNIT_TETHER;
}

/* wrg.units.cohors-equitata */
int
mu_wrg_cohors_command (bool regular, bool independent)
{
  return mu_wrg_points_command (regular, !independent);
}

/* wrg.units.pack-animals */
static bool
may_stand (MuWrgAnimal animal, MuWrgAnimalPlace place, bool halted, bool ordered)
{
  switch (place) {
  case MU_WRG_BEHIND_CENTRE:
    return animal != MU_WRG_DROMEDARY;
  case MU_WRG_BEFORE_CENTRE:
    return animal == MU_WRG_PACK_CAMEL && halted && ordered;
  case MU_WRG_IN_CONTACT:
    return animal == MU_WRG_DROMEDARY;
  case MU_WRG_APART:
    break;
  }
  return false;
}

MuRule
mu_wrg_animals_refused (MuWrgAnimal animal, MuWrgAnimalPlace place, bool halted, bool ordered)
{
  return may_stand (animal, place, halted, ordered) ? MU_RULE_NONE : MU_RULE_WRG_UNITS_PACK_ANIMALS;
}

/* wrg.army.knowledge */
MuRule
mu_wrg_knowledge_refused (MuWrgKnowledge what)
{
  return what == MU_WRG_KNOW_NATION || what == MU_WRG_KNOW_PERIOD ? MU_RULE_NONE
                                                                  : MU_RULE_WRG_ARMY_KNOWLEDGE;
}

bool
mu_wrg_usual_total (int points)
{
  return points == 1000 || points == 1500;
}

/* wrg.army.stone-forts */
MuRule
mu_wrg_stone_forts_refused (bool agreed, bool enemy_has_them)
{
  return agreed && !enemy_has_them ? MU_RULE_NONE : MU_RULE_WRG_ARMY_STONE_FORTS;
}

/* wrg.troops.figure.officers */
int
mu_wrg_officer_type (const int *figures, int count)
{
  assert (count > 0);
  int most = 0;
  for (int i = 1; i < count; i++)
    if (figures[i] > figures[most])
      most = i;
  return most;
}

/* wrg.troops.figure.weapons: only a bare sword leaves room for more. */
MuRule
mu_wrg_weapons_refused (unsigned shown, unsigned claimed, unsigned usual)
{
  const unsigned denied = shown & ~claimed;
  const unsigned added = claimed & ~shown;
  if (denied || (added && shown) || (added & ~usual))
    return MU_RULE_WRG_TROOPS_FIGURE_WEAPONS;
  return MU_RULE_NONE;
}

/* --- bases -------------------------------------------------------------- */

#define FOUR_HORSE_CHARIOT 600 /* tenths of a millimetre, of the largest figures */

/* wrg.base.grouping */
int
mu_wrg_base_frontage (MuScale scale)
{
  static const uint8_t part[MU_SCALES] = { [MU_SCALE_25] = 1, [MU_SCALE_15] = 2, [MU_SCALE_5] = 4 };
  return FOUR_HORSE_CHARIOT / part[scale];
}

int
mu_wrg_base_figures (MuTroopType type)
{
  if (mu_type_is_model (type) || type == MU_TROOP_LC)
    return 1;
  return mu_wrg_type_frontage (MU_TROOP_HCH, 4) / mu_wrg_type_frontage (type, 0);
}

/* wrg.base.grouping: heavy and medium horse that throws may stand single. */
static bool
may_stand_single (const MuTroop *troop)
{
  return mu_wrg_base_figures ((MuTroopType) troop->type) == 1
         || ((troop->type == MU_TROOP_HC || troop->type == MU_TROOP_MC)
             && mu_troop_has (troop, MU_WEAPON_LIGHT_SPEAR));
}

/* READING: wrg.base.grouping: enough singles are one fewer than stand on a base,
 * so that any loss can be shown; most figures are on bases when they outnumber
 * the singles, or when there are too few for that. */
MuRule
mu_wrg_bases_refused (const MuTroop *troop, int bases, int singles)
{
  const int each = mu_wrg_base_figures ((MuTroopType) troop->type);
  if (each == 1)
    return bases > 0 ? MU_RULE_WRG_BASE_GROUPING : MU_RULE_NONE;
  if (bases > 0 && singles < each - 1)
    return MU_RULE_WRG_BASE_GROUPING;
  if (!may_stand_single (troop) && singles > bases * each && singles >= 2 * each)
    return MU_RULE_WRG_BASE_GROUPING;
  return MU_RULE_NONE;
}

/* --- engines ------------------------------------------------------------ */

/* wrg.troops.artillery.crew */
static int
crew_of (MuExtra item)
{
  static const uint8_t crew[MU_EXTRAS] = {
    [MU_EXTRA_LIGHT_BOLT_SHOOTER] = 2, [MU_EXTRA_BOLT_SHOOTER] = 3, [MU_EXTRA_THIRTY_MINA] = 4,
    [MU_EXTRA_ONE_TALENT] = 5,         [MU_EXTRA_THREE_TALENT] = 6, [MU_EXTRA_FLAME_THROWER] = 1,
    [MU_EXTRA_ROCKET_LAUNCHER] = 2,
  };
  return crew[item];
}

/* wrg.troops.artillery.oxen
 * READING: wrg.troops.artillery.oxen: a flame-thrower held in the hands of one
 * man is carried like a light bolt-shooter; a rocket launcher is drawn. */
bool
mu_wrg_engine (MuExtra item, MuWrgEngineTrain *engine)
{
  const bool carried = item == MU_EXTRA_LIGHT_BOLT_SHOOTER || item == MU_EXTRA_FLAME_THROWER;
  engine->crew = crew_of (item);
  engine->oxen = carried ? 0 : 2 * engine->crew;
  engine->mover = carried ? MU_WRG_MOVER_BOLT_SHOOTER_BY_HAND : MU_WRG_MOVER_OX_DRAWN;
  return engine->crew > 0;
}

/* READING: wrg.troops.artillery.traction: of like weight is the nearest of the
 * four weights, 10, 30, 60 and 180 minas; men at the ropes are no figures. */
MuExtra
mu_wrg_traction_engine (int minas)
{
  if (minas < 20)
    return MU_EXTRA_BOLT_SHOOTER;
  if (minas < 45)
    return MU_EXTRA_THIRTY_MINA;
  return minas < 120 ? MU_EXTRA_ONE_TALENT : MU_EXTRA_THREE_TALENT;
}
