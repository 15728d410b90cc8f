/* WRG 5th: types and classes from what a figure shows (wrg.troops.type.*,
 * wrg.troops.class.*), and men who are armed oddly (wrg.troops.weapons.special). */
#ifndef MUSTER_RULES_WRG_TROOP_ARMOUR_H
#define MUSTER_RULES_WRG_TROOP_ARMOUR_H

#include "rules/core/reading.h"
#include "rules/troop/troop.h"
#include "rules/wrg/troop/troop.h"

/* Of a man. */
typedef enum {
  MU_WRG_BARE, /* or less than rawhide */
  MU_WRG_RAWHIDE,
  MU_WRG_PART_METAL,   /* partial metal or horn */
  MU_WRG_MAINLY_METAL, /* legs and the unshielded arm too */
  MU_WRG_FULL_IRON,    /* body, limbs and all extremities */
} MuWrgArmour;

/* Of a horse or camel. */
typedef enum {
  MU_WRG_HORSE_BARE,
  MU_WRG_HORSE_RAWHIDE, /* as its rider's */
  MU_WRG_HORSE_PART,    /* metal for head, neck and chest */
  MU_WRG_HORSE_FULL,    /* all round, of anything but metal */
  MU_WRG_HORSE_FULL_METAL,
} MuWrgHorseArmour;

/* dispersed: they skirmish (LC, LI). Infantry in loose order otherwise is LHI
 * or LMI; mainly metal armour is for close order. */
MuTroopType mu_wrg_cavalry_type (MuWrgArmour rider, MuWrgHorseArmour horse, bool dispersed);
MuTroopType mu_wrg_infantry_type (MuWrgArmour armour, MuWrgDensity density);
MuTroopType mu_wrg_camelry_type (MuWrgArmour rider, MuWrgHorseArmour camel);

/* wrg.troops.type.camelry: some medium camels alone carry two riders. */
bool mu_wrg_camel_may_carry_two (MuTroopType type);

/* Whose class is asked. */
typedef enum {
  MU_WRG_GUARDS, /* regular guards and household troops */
  MU_WRG_FANATICS,
  MU_WRG_LONE_DRIVERS, /* chariot drivers who ride without crew */
  MU_WRG_ELITES,       /* regular */
  MU_WRG_NOBLES,       /* irregular, and the chiefs' own followers */
  MU_WRG_TRAINED,      /* ordinary regulars */
  MU_WRG_WARLIKE,      /* irregulars used to arms */
  MU_WRG_SECOND_RATE,  /* regulars: raw, or of garrisons */
  MU_WRG_LEVIES,       /* doubtful irregulars */
  MU_WRG_CARTERS,      /* drivers of transport */
} MuWrgQuality;
#define MU_WRG_QUALITIES 10

MuTroopClass mu_wrg_quality_class (const MuReadings *readings, MuWrgQuality quality);

/* wrg.troops.weapons.special: legionaries who put on the armour of the Dacian
 * wars: super heavy, with their swords alone. */
MuTroop mu_wrg_dacian_armour (const MuTroop *legionary);

/* wrg.troops.weapons.special: dummy elephants are for Arab conquest armies. */
bool mu_wrg_may_have_dummy_elephants (bool arab_conquest);

/* A general who fights in the front rank of a body
 * (wrg.melee.general-type): the bodyguard's type if the body is mounted or more
 * than one guard figure fights beside him, else the body's own. guards: figures
 * that fight, without his. */
MuTroop mu_wrg_general_fights_as (const MuTroop *bodyguard, const MuTroop *body, int guards);

/* wrg.melee.berserk: the rule if such a figure cannot be cast with a weapon in
 * each hand: only class A irregular foot, without shield and without missiles. */
MuRule mu_wrg_berserk_barred (const MuTroop *troop);

#endif
