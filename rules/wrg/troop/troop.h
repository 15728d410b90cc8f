/* WRG 5th: what a figure is, and the notation that players write it in.
 *
 *   Reg|Irr A|B|C|D TYPE [WEAPON…] [Sh] [Arab|Indian]      "Irr B LC JLS B Sh"
 *
 * Transport is written the same way: "Reg D Wagon", "Irr D Pack", "Irr D PackCm".
 */
#ifndef MUSTER_RULES_WRG_TROOP_TROOP_H
#define MUSTER_RULES_WRG_TROOP_TROOP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rules/core/rule.h"

/* wrg.troops.class.a, wrg.troops.class.b, wrg.troops.class.c, wrg.troops.class.d: stored in club
 * files, numbers stay. */
typedef enum { MU_WRG_A, MU_WRG_B, MU_WRG_C, MU_WRG_D } MuWrgClass;

/* wrg.troops.type.*: in the order of the factor tables' columns where those
 * have one. Stored in club files, numbers stay. */
typedef enum {
  MU_WRG_SHC,
  MU_WRG_EHC,
  MU_WRG_HC,
  MU_WRG_MC,
  MU_WRG_LC,
  MU_WRG_SHI,
  MU_WRG_HI,
  MU_WRG_LHI,
  MU_WRG_MI,
  MU_WRG_LMI,
  MU_WRG_LI,
  MU_WRG_EHCM,
  MU_WRG_HCM,
  MU_WRG_MCM,
  MU_WRG_HCH,
  MU_WRG_LCH,
  MU_WRG_EL,
  MU_WRG_ART,
  MU_WRG_WAGON,       /* transport (wrg.units.pack-animals): with its team and driver */
  MU_WRG_PACK,        /* horses or mules, led */
  MU_WRG_PACK_CAMELS, /* led */
} MuWrgType;
#define MU_WRG_TROOP_TYPES 18 /* those who fight come first */
#define MU_WRG_TYPES       21

/* Weapon classes; a side arm is always carried and is no class of its own. */
typedef enum {
  MU_WRG_SIDEARM = 0,
  MU_WRG_LANCE,          /* L: couched lance or kontos, mounted */
  MU_WRG_LONG_SPEAR,     /* LTS */
  MU_WRG_PIKE,           /* P */
  MU_WRG_HEAVY_THROWING, /* HTW */
  MU_WRG_LIGHT_SPEAR,    /* JLS: distant and close */
  MU_WRG_TWO_HANDED,     /* 2HCW */
  MU_WRG_BOW,            /* B */
  MU_WRG_CROSSBOW,       /* CB */
  MU_WRG_SLING,          /* S */
  MU_WRG_STAFF_SLING,    /* SS */
  MU_WRG_ENGINE,         /* the artillery's own; not written */
} MuWrgWeapon;
#define MU_WRG_WEAPONS       12
#define MU_WRG_WEAPON_BIT(w) (1u << (w))

typedef enum { MU_WRG_COMMON_HORSE, MU_WRG_ARAB_HORSE, MU_WRG_INDIAN_HORSE } MuWrgBreed;

/* wrg.troops.density */
typedef enum { MU_WRG_CLOSE, MU_WRG_LOOSE, MU_WRG_DISPERSED, MU_WRG_MODELS } MuWrgDensity;

typedef struct {
  bool regular;  /* wrg.troops.regular */
  uint8_t class; /* MuWrgClass */
  uint8_t type;  /* MuWrgType */
  bool shield;
  uint8_t breed;    /* MuWrgBreed */
  uint16_t weapons; /* MU_WRG_WEAPON_BIT set, without the side arm */
} MuWrgTroop;

/* The crew of one elephant, chariot or engine model, besides its unarmed
 * driver: one weapon per fighting figure. */
#define MU_WRG_CREW_MAX 16
typedef struct {
  uint8_t count;
  uint8_t weapon[MU_WRG_CREW_MAX]; /* MuWrgWeapon */
  uint8_t horses;                  /* of a chariot: 2 to 4, else 0 */
} MuWrgCrew;

/* Why a notation cannot be read. */
typedef enum {
  MU_WRG_PARSE_OK = 0,
  MU_WRG_PARSE_EMPTY,
  MU_WRG_PARSE_TRAINING, /* the first word must be Reg or Irr */
  MU_WRG_PARSE_CLASS,    /* the second A, B, C or D */
  MU_WRG_PARSE_TYPE,
  MU_WRG_PARSE_WORD,  /* a later word is no weapon, shield or breed */
  MU_WRG_PARSE_TWICE, /* the same word again, or a second breed */
} MuWrgParseError;

/* Reads a notation; case of letters matters not, words are parted by blanks.
 * On error *troop is untouched and *word_at (may be NULL) is the byte offset of
 * the word at fault. */
MuWrgParseError mu_wrg_troop_parse (const char *notation, MuWrgTroop *troop, size_t *word_at);

/* Writes the notation into buffer (cut to size, always ended); returns buffer.
 * 64 bytes are enough for any troop. Reading it again gives the same troop. */
char *mu_wrg_troop_format (const MuWrgTroop *troop, char *buffer, size_t size);

/* A combination that the rules forbid: the rule it breaks
 * (wrg.troops.weapons.limits, wrg.troops.weapons.mounted-close,
 * wrg.troops.elephant.irregular, wrg.points.camelry, …), MU_RULE_NONE if the
 * troop may exist. */
MuRule mu_wrg_troop_forbidden (const MuWrgTroop *troop);

/* The same for the crew of one model of the troop: MU_RULE_NONE if it may man
 * it, else the rule it breaks. Elephants carry up to 16 (wrg.troops.elephant.crew),
 * heavy chariots 2 or more, light ones 1 at the most (wrg.troops.type.chariots),
 * engines 2 to 6 (wrg.troops.artillery.crew); chariots have 2 to 4 horses
 * (wrg.base.frontage.models), others none. Figures have no crew and no horses
 * (wrg.points.crew). */
MuRule mu_wrg_crew_forbidden (const MuWrgTroop *troop, const MuWrgCrew *crew);

/* Of the weapons alone: as mu_wrg_crew_forbidden, for those of a crew who fight
 * on one side. */
MuRule mu_wrg_crew_forbidden_arms (const MuWrgTroop *troop, const MuWrgCrew *crew);

const char *mu_wrg_type_name (MuWrgType type);       /* "LHI" */
const char *mu_wrg_weapon_name (MuWrgWeapon weapon); /* "JLS"; "" for side arm and engine */
const char *mu_wrg_class_name (MuWrgClass class);    /* "A" */

/* Whether the figure carries the weapon: true for the side arm
 * (wrg.troops.weapons.sidearm); an engine's crew has the engine. */
static inline bool
mu_wrg_troop_has (const MuWrgTroop *troop, MuWrgWeapon weapon)
{
  if (weapon == MU_WRG_SIDEARM)
    return true;
  if (weapon == MU_WRG_ENGINE)
    return troop->type == MU_WRG_ART;
  return troop->weapons & MU_WRG_WEAPON_BIT (weapon);
}

/* Kinds of type, as the rules group them: sets, a bit for each type. */
#define MU_WRG_TYPE_BIT(type)    (1u << (type))
#define MU_WRG_SUPER_HEAVY_TYPES (MU_WRG_TYPE_BIT (MU_WRG_SHC) | MU_WRG_TYPE_BIT (MU_WRG_SHI))
#define MU_WRG_CAVALRY_TYPES                                                                       \
  (MU_WRG_TYPE_BIT (MU_WRG_SHC) | MU_WRG_TYPE_BIT (MU_WRG_EHC) | MU_WRG_TYPE_BIT (MU_WRG_HC)       \
   | MU_WRG_TYPE_BIT (MU_WRG_MC) | MU_WRG_TYPE_BIT (MU_WRG_LC))
#define MU_WRG_INFANTRY_TYPES                                                                      \
  (MU_WRG_TYPE_BIT (MU_WRG_SHI) | MU_WRG_TYPE_BIT (MU_WRG_HI) | MU_WRG_TYPE_BIT (MU_WRG_LHI)       \
   | MU_WRG_TYPE_BIT (MU_WRG_MI) | MU_WRG_TYPE_BIT (MU_WRG_LMI) | MU_WRG_TYPE_BIT (MU_WRG_LI))
#define MU_WRG_CAMELRY_TYPES                                                                       \
  (MU_WRG_TYPE_BIT (MU_WRG_EHCM) | MU_WRG_TYPE_BIT (MU_WRG_HCM) | MU_WRG_TYPE_BIT (MU_WRG_MCM))
#define MU_WRG_CHARIOT_TYPES (MU_WRG_TYPE_BIT (MU_WRG_HCH) | MU_WRG_TYPE_BIT (MU_WRG_LCH))
#define MU_WRG_MODEL_TYPES                                                                         \
  (MU_WRG_CHARIOT_TYPES | MU_WRG_TYPE_BIT (MU_WRG_EL) | MU_WRG_TYPE_BIT (MU_WRG_ART)               \
   | MU_WRG_TYPE_BIT (MU_WRG_WAGON))
#define MU_WRG_TRANSPORT_TYPES                                                                     \
  (MU_WRG_TYPE_BIT (MU_WRG_WAGON) | MU_WRG_TYPE_BIT (MU_WRG_PACK)                                  \
   | MU_WRG_TYPE_BIT (MU_WRG_PACK_CAMELS))
/* wrg.orders.attack: engines cannot attack.
 * READING: wrg.move.distance.slow: nor can those who have no charge move because they fight
 * nobody: drivers are unarmed. */
#define MU_WRG_NEVER_ATTACK (MU_WRG_TYPE_BIT (MU_WRG_ART) | MU_WRG_TRANSPORT_TYPES)

static inline bool
mu_wrg_type_is_infantry (MuWrgType type) /* SHI to LI */
{
  return MU_WRG_INFANTRY_TYPES >> type & 1u;
}

static inline bool
mu_wrg_type_is_cavalry (MuWrgType type) /* SHC to LC */
{
  return MU_WRG_CAVALRY_TYPES >> type & 1u;
}

static inline bool
mu_wrg_type_is_camelry (MuWrgType type)
{
  return MU_WRG_CAMELRY_TYPES >> type & 1u;
}

static inline bool
mu_wrg_type_is_chariot (MuWrgType type)
{
  return MU_WRG_CHARIOT_TYPES >> type & 1u;
}

static inline bool
mu_wrg_type_is_mounted (MuWrgType type) /* cavalry, camelry, chariots, elephants */
{
  return !((MU_WRG_INFANTRY_TYPES | MU_WRG_NEVER_ATTACK) >> type & 1u);
}

static inline bool
mu_wrg_type_is_model (MuWrgType type) /* chariots, elephants, artillery, wagons */
{
  return MU_WRG_MODEL_TYPES >> type & 1u;
}

static inline bool
mu_wrg_type_is_transport (MuWrgType type) /* wagons and pack animals, with unarmed drivers */
{
  return MU_WRG_TRANSPORT_TYPES >> type & 1u;
}

static inline bool
mu_wrg_type_may_attack (MuWrgType type) /* all but artillery and transport */
{
  return !(MU_WRG_NEVER_ATTACK >> type & 1u);
}

static inline bool
mu_wrg_type_is_super_heavy (MuWrgType type)
{
  return MU_WRG_SUPER_HEAVY_TYPES >> type & 1u;
}

/* wrg.shields.two-handed: bow, crossbow, staff sling, pike and two-handed
 * cutting weapon: who uses one now has no hand for his shield. */
bool mu_wrg_weapon_needs_both_hands (MuWrgWeapon weapon);

/* wrg.troops.density */
MuWrgDensity mu_wrg_type_density (MuWrgType type);

/* Paces: frontage and depth of one figure or model, at an inch of 25 mm
 * (wrg.base.frontage.*, wrg.base.depth). horses: of a chariot, else 0. */
int mu_wrg_type_frontage (MuWrgType type, int horses);
int mu_wrg_type_depth (MuWrgType type);

/* Paces a period (wrg.move.distance.*); charge is 0 where none is allowed. */
int mu_wrg_type_normal_move (MuWrgType type);
int mu_wrg_type_charge_move (MuWrgType type);

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
bool mu_wrg_troop_may_skirmish (const MuWrgTroop *troop);

#endif
