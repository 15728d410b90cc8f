/* Fast Play: what a stand of troops is, and the notation that players write it in.
 *
 *   Trained|Irregular MORALE ARMOUR [ORDER] [WEAPON…] [Sh] [scythed|armoured]
 *
 *   "Trained Veteran HI close pilum Sh", "Irregular Fanatic UI loose javelin Sh"
 *
 *   MORALE  Elite Fanatic Veteran Warband Warrior Poor
 *   ARMOUR  CAT AC HC LAC UC SC HCm LACm LCm LCh MCh HCh EL HI LAI UI SI Arty
 *   ORDER   close loose skirmish; may be left out where the armour has a usual one
 *   WEAPON  lance spear javelin bow pike pilum longspear axe various crossbow longbow
 *           sling staffsling; also darts (javelin), francesca, angon (pilum),
 *           two-handed-sword, war-club (axe). None: a sword.
 *
 * Case matters not. What is written out carries every part in this order, so that
 * reading it again gives the same troop. */
#ifndef MUSTER_RULES_AWFP_TROOP_H
#define MUSTER_RULES_AWFP_TROOP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rules/awfp/weapons.h"
#include "rules/core/rule.h"
#include "rules/core/trace.h"

/* Codes of the armor chart, which say mount and armour at once. Stored in club
 * files, numbers stay. There is none for supply units: awfp.scope.supply-units. */
typedef enum {
  MU_AWFP_CAT,  /* awfp.armor.cat */
  MU_AWFP_AC,   /* awfp.armor.ac */
  MU_AWFP_HC,   /* awfp.armor.hc */
  MU_AWFP_LAC,  /* awfp.armor.lac */
  MU_AWFP_UC,   /* awfp.armor.uc */
  MU_AWFP_SC,   /* awfp.armor.skirmishers */
  MU_AWFP_HCM,  /* awfp.armor.hcm */
  MU_AWFP_LACM, /* awfp.armor.lacm */
  MU_AWFP_LCM,  /* awfp.armor.lcm */
  MU_AWFP_LCH,  /* awfp.armor.lch */
  MU_AWFP_MCH,  /* awfp.armor.mch */
  MU_AWFP_HCH,  /* awfp.armor.hch */
  MU_AWFP_EL,   /* awfp.armor.el */
  MU_AWFP_HI,   /* awfp.armor.hi */
  MU_AWFP_LAI,  /* awfp.armor.lai */
  MU_AWFP_UI,   /* awfp.armor.ui */
  MU_AWFP_SI,   /* awfp.armor.skirmishers */
  MU_AWFP_ARTY, /* awfp.armor.arty */
} MuAwfpArmour;
#define MU_AWFP_ARMOURS 18

/* What limits of units and weapons ask for. */
typedef enum {
  MU_AWFP_CAVALRY,
  MU_AWFP_CAMELS,
  MU_AWFP_CHARIOTS,
  MU_AWFP_ELEPHANTS,
  MU_AWFP_INFANTRY,
  MU_AWFP_ARTILLERY,
} MuAwfpKind;
#define MU_AWFP_KINDS 6

/* How troops count where armour tells. */
typedef enum {
  MU_AWFP_UNARMOURED, /* skirmishers always */
  MU_AWFP_LIGHTLY_ARMOURED,
  MU_AWFP_HEAVILY_ARMOURED,
  MU_AWFP_HORSE_PART_ARMOURED, /* AC */
  MU_AWFP_FULLY_ARMOURED,      /* CAT */
  MU_AWFP_AS_CHARIOT,
  MU_AWFP_AS_ELEPHANT,
} MuAwfpProtection;

typedef enum { MU_AWFP_CLOSE, MU_AWFP_LOOSE, MU_AWFP_SKIRMISH } MuAwfpOrder;
#define MU_AWFP_ORDERS 3

/* awfp.morale.classes: stored in club files, numbers stay. */
typedef enum {
  MU_AWFP_ELITE,
  MU_AWFP_FANATIC,
  MU_AWFP_VETERAN,
  MU_AWFP_WARBAND,
  MU_AWFP_WARRIOR,
  MU_AWFP_POOR,
} MuAwfpMorale;
#define MU_AWFP_MORALES 6

/* awfp.troops.factors: armour, morale, weapons, training, and through the order
 * the strength of a stand; the unit's size is the unit's. */
typedef struct {
  bool trained;     /* awfp.training.grades: else irregular */
  uint8_t morale;   /* MuAwfpMorale */
  uint8_t armour;   /* MuAwfpArmour */
  uint8_t order;    /* MuAwfpOrder */
  uint16_t weapons; /* MU_AWFP_WEAPON_BIT set, without the sword */
  bool shield;      /* carried; chariots, elephants and artillery need none */
  bool scythes;     /* awfp.armor.hch-scythes */
  bool armoured;    /* awfp.armor.el-armored: of an elephant */
} MuAwfpTroop;

/* Why a notation cannot be read. */
typedef enum {
  MU_AWFP_PARSE_OK = 0,
  MU_AWFP_PARSE_EMPTY,
  MU_AWFP_PARSE_TRAINING, /* the first word must be Trained or Irregular */
  MU_AWFP_PARSE_MORALE,   /* the second a morale class */
  MU_AWFP_PARSE_ARMOUR,   /* the third a code of the armor chart */
  MU_AWFP_PARSE_ORDER,    /* HI, LAI and UI must say close or loose */
  MU_AWFP_PARSE_WORD,     /* a later word is no weapon, shield, scythes or armour */
  MU_AWFP_PARSE_TWICE,    /* the same again */
} MuAwfpParseError;

/* Reads a notation; words are parted by blanks. On error *troop is untouched and
 * *word_at (may be NULL) is the byte offset of the word at fault. */
MuAwfpParseError mu_awfp_troop_parse (const char *notation, MuAwfpTroop *troop, size_t *word_at);

/* Writes the notation into buffer (cut to size, always ended); returns buffer. */
#define MU_AWFP_NOTATION_MAX 160 /* bytes enough for any troop */
char *mu_awfp_troop_format (const MuAwfpTroop *troop, char *buffer, size_t size);

/* The rule that a combination breaks: an order that the armour does not allow
 * (awfp.armor.*), arms of others (awfp.weapons.mounted, awfp.weapons.infantry,
 * awfp.armor.arty), shields of those who always count as shielded
 * (awfp.shields.*), scythes or armour of others (awfp.armor.hch-scythes,
 * awfp.armor.el-armored), a mounted warband (awfp.morale.warband.infantry).
 * MU_RULE_NONE if the troop may exist; whether this army has it its list says. */
MuRule mu_awfp_troop_forbidden (const MuAwfpTroop *troop);

/* Whether they are alike in every part. */
bool mu_awfp_troop_same (const MuAwfpTroop *a, const MuAwfpTroop *b);

/* awfp.armor.homogeneous: the rule by which these figures, 1 and more, cannot share a stand. */
MuRule mu_awfp_stand_refused (const MuAwfpTroop *figures, int count);

const char *mu_awfp_armour_name (MuAwfpArmour armour); /* "LACm" */
const char *mu_awfp_order_name (MuAwfpOrder order);    /* "loose" */
const char *mu_awfp_morale_name (MuAwfpMorale morale); /* "Veteran" */
MuRule mu_awfp_armour_rule (MuAwfpArmour armour);      /* its line of the chart */
MuAwfpKind mu_awfp_armour_kind (MuAwfpArmour armour);

/* Whether the armour may fight in that order; and the one it takes if nothing is
 * said, -1 for HI, LAI and UI, who must say. */
bool mu_awfp_order_allowed (MuAwfpArmour armour, MuAwfpOrder order);
int mu_awfp_usual_order (MuAwfpArmour armour);

/* awfp.armor.hcm, awfp.armor.lacm, awfp.armor.skirmishers, awfp.armor.arty,
 * awfp.armor.chariot-class */
MuAwfpProtection mu_awfp_armour_protection (MuAwfpArmour armour);

/* awfp.def.mounted: cavalry, camels, chariots, elephants. */
bool mu_awfp_kind_is_mounted (MuAwfpKind kind);
/* Chariots, elephants, artillery: one model on a base. */
bool mu_awfp_kind_is_model (MuAwfpKind kind);

static inline MuAwfpKind
mu_awfp_troop_kind (const MuAwfpTroop *troop)
{
  return mu_awfp_armour_kind ((MuAwfpArmour) troop->armour);
}

/* awfp.figures.*: figures that a stand of such troops has to lose, 2 to 4; also
 * of a general's stand (awfp.general.strength). trace (may be NULL) is emptied
 * and gets the rule. */
int mu_awfp_troop_strength (const MuAwfpTroop *troop, MuTrace *trace);

/* --- weapons ------------------------------------------------------------ */

/* awfp.weapons.always-count: sets of MU_AWFP_WEAPON_BIT that count in close
 * combat and in shooting, alike whether the unit charges, moves or stands.
 * awfp.weapons.default-sword: nothing to fight with is a sword. */
unsigned mu_awfp_close_weapons (const MuAwfpTroop *troop);
unsigned mu_awfp_missile_weapons (const MuAwfpTroop *troop);

/* --- training ----------------------------------------------------------- */

/* awfp.training.trained */
typedef enum {
  MU_AWFP_TWO_DEPLOY_ACTIONS,
  MU_AWFP_SIDESTEP,
  MU_AWFP_FALL_BACK,
  MU_AWFP_ORDERLY_RETREAT, /* of half the move or less, without disorder */
} MuAwfpPrivilege;
#define MU_AWFP_PRIVILEGES 4

/* As far as training goes; what else each asks for is for its order. */
bool mu_awfp_has_privilege (const MuAwfpTroop *troop, MuAwfpPrivilege privilege);

#endif
