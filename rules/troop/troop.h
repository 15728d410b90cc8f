/* What a figure is, and the notation that army books and players write it in, which every rule
 * system that reads army books starts from. What the systems make of it is in their rooms.
 *
 *   Reg|Irr A|B|C|D TYPE [WEAPON…] [Sh] [Arab|Indian]      "Irr B LC JLS B Sh"
 *
 * Transport is written the same way: "Reg D Wagon", "Irr D Pack", "Irr D PackCm".
 */
#ifndef MUSTER_RULES_TROOP_TROOP_H
#define MUSTER_RULES_TROOP_TROOP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* wrg.troops.class.a, wrg.troops.class.b, wrg.troops.class.c, wrg.troops.class.d: stored in club
 * files, numbers stay. */
typedef enum { MU_CLASS_A, MU_CLASS_B, MU_CLASS_C, MU_CLASS_D } MuTroopClass;

/* wrg.troops.type.*: in the order of the factor tables' columns where those
 * have one. Stored in club files, numbers stay. */
typedef enum {
  MU_TROOP_SHC,
  MU_TROOP_EHC,
  MU_TROOP_HC,
  MU_TROOP_MC,
  MU_TROOP_LC,
  MU_TROOP_SHI,
  MU_TROOP_HI,
  MU_TROOP_LHI,
  MU_TROOP_MI,
  MU_TROOP_LMI,
  MU_TROOP_LI,
  MU_TROOP_EHCM,
  MU_TROOP_HCM,
  MU_TROOP_MCM,
  MU_TROOP_HCH,
  MU_TROOP_LCH,
  MU_TROOP_EL,
  MU_TROOP_ART,
  MU_TROOP_WAGON,       /* transport (wrg.units.pack-animals): with its team and driver */
  MU_TROOP_PACK,        /* horses or mules, led */
  MU_TROOP_PACK_CAMELS, /* led */
} MuTroopType;
#define MU_TROOP_FIGHTING_TYPES 18 /* those who fight come first */
#define MU_TROOP_TYPES          21

/* Weapon classes; a side arm is always carried and is no class of its own. */
typedef enum {
  MU_WEAPON_SIDEARM = 0,
  MU_WEAPON_LANCE,          /* L: couched lance or kontos, mounted */
  MU_WEAPON_LONG_SPEAR,     /* LTS */
  MU_WEAPON_PIKE,           /* P */
  MU_WEAPON_HEAVY_THROWING, /* HTW */
  MU_WEAPON_LIGHT_SPEAR,    /* JLS: distant and close */
  MU_WEAPON_TWO_HANDED,     /* 2HCW */
  MU_WEAPON_BOW,            /* B */
  MU_WEAPON_CROSSBOW,       /* CB */
  MU_WEAPON_SLING,          /* S */
  MU_WEAPON_STAFF_SLING,    /* SS */
  MU_WEAPON_ENGINE,         /* the artillery's own; not written */
} MuWeapon;
#define MU_WEAPONS       12
#define MU_WEAPON_BIT(w) (1u << (w))

typedef enum { MU_COMMON_HORSE, MU_ARAB_HORSE, MU_INDIAN_HORSE } MuBreed;

typedef struct {
  bool regular;  /* wrg.troops.regular */
  uint8_t class; /* MuTroopClass */
  uint8_t type;  /* MuTroopType */
  bool shield;
  uint8_t breed;    /* MuBreed */
  uint16_t weapons; /* MU_WEAPON_BIT set, without the side arm */
} MuTroop;

/* The crew of one elephant, chariot or engine model, besides its unarmed
 * driver: one weapon per fighting figure. */
#define MU_CREW_MAX 16
typedef struct {
  uint8_t count;
  uint8_t weapon[MU_CREW_MAX]; /* MuWeapon */
  uint8_t horses;              /* of a chariot: 2 to 4, else 0 */
} MuCrew;

/* Why a notation cannot be read. */
typedef enum {
  MU_TROOP_PARSE_OK = 0,
  MU_TROOP_PARSE_EMPTY,
  MU_TROOP_PARSE_TRAINING, /* the first word must be Reg or Irr */
  MU_TROOP_PARSE_CLASS,    /* the second A, B, C or D */
  MU_TROOP_PARSE_TYPE,
  MU_TROOP_PARSE_WORD,  /* a later word is no weapon, shield or breed */
  MU_TROOP_PARSE_TWICE, /* the same word again, or a second breed */
} MuTroopFault;

/* Reads a notation; case of letters matters not, words are parted by blanks.
 * On error *troop is untouched and *word_at (may be NULL) is the byte offset of
 * the word at fault. */
MuTroopFault mu_troop_parse (const char *notation, MuTroop *troop, size_t *word_at);

/* Writes the notation into buffer (cut to size, always ended); returns buffer.
 * 64 bytes are enough for any troop. Reading it again gives the same troop. */
char *mu_troop_format (const MuTroop *troop, char *buffer, size_t size);

const char *mu_troop_type_name (MuTroopType type);    /* "LHI" */
const char *mu_weapon_name (MuWeapon weapon);         /* "JLS"; "" for side arm and engine */
const char *mu_troop_class_name (MuTroopClass class); /* "A" */

/* Whether the figure carries the weapon: true for the side arm
 * (wrg.troops.weapons.sidearm); an engine's crew has the engine. */
static inline bool
mu_troop_has (const MuTroop *troop, MuWeapon weapon)
{
  if (weapon == MU_WEAPON_SIDEARM)
    return true;
  if (weapon == MU_WEAPON_ENGINE)
    return troop->type == MU_TROOP_ART;
  return troop->weapons & MU_WEAPON_BIT (weapon);
}

/* Kinds of type, as the rules group them: sets, a bit for each type. */
#define MU_TROOP_BIT(type)   (1u << (type))
#define MU_SUPER_HEAVY_TYPES (MU_TROOP_BIT (MU_TROOP_SHC) | MU_TROOP_BIT (MU_TROOP_SHI))
#define MU_CAVALRY_TYPES                                                                           \
  (MU_TROOP_BIT (MU_TROOP_SHC) | MU_TROOP_BIT (MU_TROOP_EHC) | MU_TROOP_BIT (MU_TROOP_HC)          \
   | MU_TROOP_BIT (MU_TROOP_MC) | MU_TROOP_BIT (MU_TROOP_LC))
#define MU_INFANTRY_TYPES                                                                          \
  (MU_TROOP_BIT (MU_TROOP_SHI) | MU_TROOP_BIT (MU_TROOP_HI) | MU_TROOP_BIT (MU_TROOP_LHI)          \
   | MU_TROOP_BIT (MU_TROOP_MI) | MU_TROOP_BIT (MU_TROOP_LMI) | MU_TROOP_BIT (MU_TROOP_LI))
#define MU_CAMELRY_TYPES                                                                           \
  (MU_TROOP_BIT (MU_TROOP_EHCM) | MU_TROOP_BIT (MU_TROOP_HCM) | MU_TROOP_BIT (MU_TROOP_MCM))
#define MU_CHARIOT_TYPES (MU_TROOP_BIT (MU_TROOP_HCH) | MU_TROOP_BIT (MU_TROOP_LCH))
#define MU_MODEL_TYPES                                                                             \
  (MU_CHARIOT_TYPES | MU_TROOP_BIT (MU_TROOP_EL) | MU_TROOP_BIT (MU_TROOP_ART)                     \
   | MU_TROOP_BIT (MU_TROOP_WAGON))
#define MU_TRANSPORT_TYPES                                                                         \
  (MU_TROOP_BIT (MU_TROOP_WAGON) | MU_TROOP_BIT (MU_TROOP_PACK)                                    \
   | MU_TROOP_BIT (MU_TROOP_PACK_CAMELS))
static inline bool
mu_type_is_infantry (MuTroopType type) /* SHI to LI */
{
  return MU_INFANTRY_TYPES >> type & 1u;
}

static inline bool
mu_type_is_cavalry (MuTroopType type) /* SHC to LC */
{
  return MU_CAVALRY_TYPES >> type & 1u;
}

static inline bool
mu_type_is_camelry (MuTroopType type)
{
  return MU_CAMELRY_TYPES >> type & 1u;
}

static inline bool
mu_type_is_chariot (MuTroopType type)
{
  return MU_CHARIOT_TYPES >> type & 1u;
}

static inline bool
mu_type_is_mounted (MuTroopType type) /* cavalry, camelry, chariots, elephants */
{
  return !((MU_INFANTRY_TYPES | MU_TRANSPORT_TYPES | MU_TROOP_BIT (MU_TROOP_ART)) >> type & 1u);
}

static inline bool
mu_type_is_model (MuTroopType type) /* chariots, elephants, artillery, wagons */
{
  return MU_MODEL_TYPES >> type & 1u;
}

static inline bool
mu_type_is_transport (MuTroopType type) /* wagons and pack animals, with unarmed drivers */
{
  return MU_TRANSPORT_TYPES >> type & 1u;
}

static inline bool
mu_type_is_super_heavy (MuTroopType type)
{
  return MU_SUPER_HEAVY_TYPES >> type & 1u;
}

#endif
