/* Which counter troops become: one table of types, in the words of the book, for figures and for
 * stands. Both are looked at for what the book tells types apart by: what they fight on, how close,
 * in how much armour, how well trained, with which arms.
 *
 * READING: abd.2.0.type-infantry, abd.2.0.type-cavalry: the book describes its types and names
 * peoples; it has no way from another game. A type is the first row that fits. */
#include "lists/abd/counters_private.h"
#include "lists/awfp/stand.h"
#include "lists/system.h"

typedef enum { FOOT, HORSE, CAMELS, CHARIOTS, ELEPHANTS, ENGINES, TRAIN } Mount;
#define MOUNTS 7

/* Bits, for sets of them stand in the table. */
typedef enum { CLOSE = 1, LOOSE = 2, SKIRMISH = 4 } Order;
typedef enum {
  BARE = 1, /* a shield, leather, quilt or nothing */
  METAL = 2,
  HORSE_ARMOUR = 4, /* some on the horse too, or all over the man */
  FULL_ARMOUR = 8,  /* man and horse */
} Armour;
#define ANY 15

/* How good men are: a bit for each class of regulars, and of irregulars. */
#define REG(class) (1u << (class))
#define IRR(class) (16u << (class))
#define REG_ABC    (REG (MU_CLASS_A) | REG (MU_CLASS_B) | REG (MU_CLASS_C))
#define REG_ALL    (REG_ABC | REG (MU_CLASS_D))
#define IRR_AB     (IRR (MU_CLASS_A) | IRR (MU_CLASS_B))
#define REG_AB     (REG (MU_CLASS_A) | REG (MU_CLASS_B))
#define EVERYBODY  255u

/* What else a row may ask for. */
typedef enum {
  KNIGHTLY = 1, /* shield and couched lance, in its time */
  WARBAND = 2,
  CREWED = 4, /* three men besides the driver */
  SCYTHED = 8,
} Mark;

#define ARM(weapon) MU_WEAPON_BIT (MU_WEAPON_##weapon)
#define BOWS        (ARM (BOW) | ARM (CROSSBOW))
#define SHOT        (BOWS | ARM (SLING) | ARM (STAFF_SLING))
#define THROWN      (ARM (LIGHT_SPEAR) | ARM (HEAVY_THROWING))

typedef struct {
  Mount mount;
  unsigned order, armour; /* one bit */
  unsigned worth;         /* one bit */
  unsigned arms;          /* MU_WEAPON_BIT */
  unsigned marks;         /* Mark */
} Looks;

/* --- the table ----------------------------------------------------------- */

typedef struct {
  MuAbdType type;
  Mount mount;
  unsigned order, armour, worth;
  unsigned arms; /* one of these; 0: whatever they have */
  unsigned none; /* and none of these */
  unsigned mark; /* 0: none is asked for */
} Row;

/* READING: abd.2.0.type-infantry: Phalanx are pikes shoulder to shoulder, which is close order and
 * drill; all others with pikes are Pikemen. Heavy Infantry are professionals in metal and the sworn
 * men of lords; the rest in metal are Medium. Barbarians and peasants, Light, are irregulars
 * without metal who are no nobles and stand in no wall of long spears. READING:
 * abd.2.0.type-cavalry: Knights are in mail with the couched lance, Cataphracts have armour on
 * their horses. Horse without corslets is light, unless it charges with the lance or is picked.
 * Chariots have up to three men, Battle Chariots more, or scythes. */
/* clang-format off */
static const Row rows[] = {
  /* pikes */
  { MU_ABD_PX, FOOT,  CLOSE,         ANY,                  REG_ALL,          ARM (PIKE), 0, 0 },
  { MU_ABD_PK, FOOT,  ANY,           ANY,                  EVERYBODY,        ARM (PIKE), 0, 0 },
  /* who shoot and throw from afar */
  { MU_ABD_MM, FOOT,  SKIRMISH,      ANY,                  EVERYBODY,        THROWN,     0, 0 },
  { MU_ABD_LA, FOOT,  SKIRMISH,      ANY,                  EVERYBODY,        SHOT,       0, 0 },
  { MU_ABD_HA, FOOT,  ANY,           METAL | HORSE_ARMOUR, EVERYBODY,        SHOT,       0, 0 },
  { MU_ABD_HA, FOOT,  ANY,           ANY,                  EVERYBODY,        ARM (CROSSBOW), 0, 0 },
  { MU_ABD_HA, FOOT,  CLOSE,         ANY,                  EVERYBODY & ~IRR (MU_CLASS_D), SHOT, 0, 0 },
  { MU_ABD_LA, FOOT,  ANY,           ANY,                  EVERYBODY,        SHOT,       0, 0 },
  /* who fight hand to hand */
  { MU_ABD_LI, FOOT,  SKIRMISH,      ANY,                  EVERYBODY,        0,          0, 0 },
  { MU_ABD_HI, FOOT,  ANY,           METAL,                REG_ABC | IRR_AB, 0,          0, 0 },
  { MU_ABD_MI, FOOT,  ANY,           METAL,                EVERYBODY,        0,          0, 0 },
  { MU_ABD_LI, FOOT,  ANY,           BARE,                 EVERYBODY,        0,          0, WARBAND },
  { MU_ABD_MI, FOOT,  ANY,           BARE,                 REG_ALL | IRR_AB, 0,          0, 0 },
  { MU_ABD_MI, FOOT,  CLOSE,         BARE,                 IRR (MU_CLASS_C), ARM (LONG_SPEAR), 0, 0 },
  { MU_ABD_LI, FOOT,  ANY,           ANY,                  EVERYBODY,        0,          0, 0 },
  /* horse */
  { MU_ABD_CT, HORSE, ANY,           FULL_ARMOUR,          EVERYBODY,        0,          0, 0 },
  { MU_ABD_KT, HORSE, CLOSE | LOOSE, METAL | HORSE_ARMOUR, REG_AB | IRR_AB,  ARM (LANCE), BOWS, KNIGHTLY },
  { MU_ABD_CT, HORSE, ANY,           HORSE_ARMOUR,         EVERYBODY,        0,          0, 0 },
  { MU_ABD_MA, HORSE, ANY,           METAL,                EVERYBODY,        BOWS,       ARM (LANCE) | THROWN, 0 },
  { MU_ABD_HC, HORSE, CLOSE | LOOSE, METAL,                EVERYBODY,        0,          0, 0 },
  { MU_ABD_MA, HORSE, ANY,           ANY,                  EVERYBODY,        BOWS,       0, 0 },
  { MU_ABD_HC, HORSE, CLOSE | LOOSE, BARE,                 EVERYBODY,        ARM (LANCE), 0, 0 },
  { MU_ABD_HC, HORSE, CLOSE | LOOSE, BARE,                 REG_AB | IRR_AB,  0,          0, 0 },
  { MU_ABD_LC, HORSE, ANY,           ANY,                  EVERYBODY,        0,          0, 0 },
  /* the rest */
  { MU_ABD_CC, CAMELS,    ANY,       ANY,                  EVERYBODY,        0,          0, 0 },
  { MU_ABD_BC, CHARIOTS,  ANY,       ANY,                  EVERYBODY,        0,          0, SCYTHED },
  { MU_ABD_BC, CHARIOTS,  ANY,       ANY,                  EVERYBODY,        0,          0, CREWED },
  { MU_ABD_CH, CHARIOTS,  ANY,       ANY,                  EVERYBODY,        0,          0, 0 },
  { MU_ABD_EL, ELEPHANTS, ANY,       ANY,                  EVERYBODY,        0,          0, 0 },
  /* READING: abd.2.0.type-infantry: it has no engines; they shoot as Heavy Archers do. */
  { MU_ABD_HA, ENGINES,   ANY,       ANY,                  EVERYBODY,        0,          0, 0 },
};
/* clang-format on */

static gboolean
fits (const Row *row, const Looks *looks)
{
  return row->mount == looks->mount && row->order & looks->order && row->armour & looks->armour
         && row->worth & looks->worth && (!row->arms || row->arms & looks->arms)
         && !(row->none & looks->arms) && (!row->mark || row->mark & looks->marks);
}

/* Transport stays with the Camp: no row has it. */
static int
find_type (const Looks *looks)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (fits (&rows[i], looks))
      return (int) rows[i].type;
  return -1;
}

/* --- what it is told ----------------------------------------------------- */

/* Who shoots on the table of miniatures, and whose counter has no arrows. The crews of elephants
 * are part of theirs. */
static gboolean
loses_bows (const Looks *looks, int type)
{
  if (looks->mount == ELEPHANTS)
    return FALSE;
  const unsigned shooting = looks->mount == FOOT ? SHOT : BOWS;
  return type >= 0 && looks->arms & shooting && mu_abd_chart_usual.unit[type].arrows == 0;
}

/* READING: abd.2.0.unit-values-all: a counter of horse stands for fewer men than one of foot, as
 * armies of the book's scenarios show; models are the chariots and beasts of many. */
static const uint8_t weights[MOUNTS] = {
  [FOOT] = 1, [HORSE] = 2, [CAMELS] = 2, [CHARIOTS] = 4, [ELEPHANTS] = 6, [ENGINES] = 4, [TRAIN] = 0
};

static MuHexKind
kind_of (const Looks *looks)
{
  MuHexKind kind = { .type = find_type (looks), .weight = weights[looks->mount] };
  kind.wild = kind.type == MU_ABD_LI && looks->order != SKIRMISH
              && looks->worth & (IRR_AB | IRR (MU_CLASS_C));
  if (loses_bows (looks, kind.type))
    kind.losses |= MU_HEX_LOST_BOWS;
  if (looks->mount == ENGINES)
    kind.losses |= MU_HEX_LOST_ENGINES;
  if (looks->mount == CAMELS && looks->armour & ~(unsigned) BARE)
    kind.losses |= MU_HEX_LOST_MEN;
  return kind;
}

/* READING: abd.2.0.type-cavalry: knights ride with couched lance and shield, whom the army books
 * have from about 1050. */
#define COUCHED 1050

static unsigned
knightly (gboolean shield, int year)
{
  return shield && year >= COUCHED ? KNIGHTLY : 0;
}

static unsigned
worth_of (gboolean regular, int class)
{
  return regular ? REG (class) : IRR (class);
}

/* --- figures ------------------------------------------------------------- */

/* clang-format off */
static const struct {
  uint8_t mount, order, armour;
} of_figures[MU_TROOP_TYPES] = {
  [MU_TROOP_SHC] =         { HORSE,     CLOSE,    FULL_ARMOUR },
  [MU_TROOP_EHC] =         { HORSE,     LOOSE,    HORSE_ARMOUR },
  [MU_TROOP_HC] =          { HORSE,     LOOSE,    METAL },
  [MU_TROOP_MC] =          { HORSE,     LOOSE,    BARE },
  [MU_TROOP_LC] =          { HORSE,     SKIRMISH, BARE },
  [MU_TROOP_SHI] =         { FOOT,      CLOSE,    METAL },
  [MU_TROOP_HI] =          { FOOT,      CLOSE,    METAL },
  [MU_TROOP_LHI] =         { FOOT,      LOOSE,    METAL },
  [MU_TROOP_MI] =          { FOOT,      CLOSE,    BARE },
  [MU_TROOP_LMI] =         { FOOT,      LOOSE,    BARE },
  [MU_TROOP_LI] =          { FOOT,      SKIRMISH, BARE },
  [MU_TROOP_EHCM] =        { CAMELS,    LOOSE,    HORSE_ARMOUR },
  [MU_TROOP_HCM] =         { CAMELS,    LOOSE,    METAL },
  [MU_TROOP_MCM] =         { CAMELS,    LOOSE,    BARE },
  [MU_TROOP_HCH] =         { CHARIOTS,  CLOSE,    BARE },
  [MU_TROOP_LCH] =         { CHARIOTS,  LOOSE,    BARE },
  [MU_TROOP_EL] =          { ELEPHANTS, LOOSE,    BARE },
  [MU_TROOP_ART] =         { ENGINES,   CLOSE,    BARE },
  [MU_TROOP_WAGON] =       { TRAIN,     CLOSE,    BARE },
  [MU_TROOP_PACK] =        { TRAIN,     CLOSE,    BARE },
  [MU_TROOP_PACK_CAMELS] = { TRAIN,     CLOSE,    BARE },
};
/* clang-format on */

/* The army books send scythed chariots, light ones, with a driver alone. */
static unsigned
chariot_marks (const MuTroop *troop, const MuCrew *crew)
{
  if (troop->type == MU_TROOP_LCH && crew->count == 0)
    return SCYTHED;
  return crew->count >= 3 ? CREWED : 0;
}

static unsigned
arms_aboard (const MuTroop *troop, const MuCrew *crew)
{
  unsigned arms = troop->weapons;
  for (int i = 0; i < crew->count && i < MU_CREW_MAX; i++)
    arms |= MU_WEAPON_BIT (crew->weapon[i]);
  return arms;
}

MuHexKind
mu_hex_kind_of_troop (const MuTroop *troop, const MuCrew *crew, int year)
{
  Looks looks = {
    .mount = (Mount) of_figures[troop->type].mount,
    .order = of_figures[troop->type].order,
    .armour = of_figures[troop->type].armour,
    .worth = worth_of (troop->regular, troop->class),
    .arms = arms_aboard (troop, crew),
    .marks = knightly (troop->shield, year),
  };
  if (looks.mount == CHARIOTS)
    looks.marks |= chariot_marks (troop, crew);
  return kind_of (&looks);
}

/* --- stands -------------------------------------------------------------- */

/* clang-format off */
static const struct {
  uint8_t mount, armour;
} of_stands[MU_AWFP_ARMOURS] = {
  [MU_AWFP_CAT] =  { HORSE,     FULL_ARMOUR },
  [MU_AWFP_AC] =   { HORSE,     HORSE_ARMOUR },
  [MU_AWFP_HC] =   { HORSE,     METAL },
  [MU_AWFP_LAC] =  { HORSE,     BARE },
  [MU_AWFP_UC] =   { HORSE,     BARE },
  [MU_AWFP_SC] =   { HORSE,     BARE },
  [MU_AWFP_HCM] =  { CAMELS,    METAL },
  [MU_AWFP_LACM] = { CAMELS,    BARE },
  [MU_AWFP_LCM] =  { CAMELS,    BARE },
  [MU_AWFP_LCH] =  { CHARIOTS,  BARE },
  [MU_AWFP_MCH] =  { CHARIOTS,  BARE },
  [MU_AWFP_HCH] =  { CHARIOTS,  BARE },
  [MU_AWFP_EL] =   { ELEPHANTS, BARE },
  [MU_AWFP_HI] =   { FOOT,      METAL },
  [MU_AWFP_LAI] =  { FOOT,      BARE },
  [MU_AWFP_UI] =   { FOOT,      BARE },
  [MU_AWFP_SI] =   { FOOT,      BARE },
  [MU_AWFP_ARTY] = { ENGINES,   BARE },
};

/* Both ways of mu_awfp_convert, back. */
static const uint16_t of_arms[MU_AWFP_WEAPONS] = {
  [MU_AWFP_LANCE] =       ARM (LANCE),
  [MU_AWFP_SPEAR] =       ARM (LIGHT_SPEAR),
  [MU_AWFP_JAVELIN] =     ARM (LIGHT_SPEAR),
  [MU_AWFP_BOW] =         ARM (BOW),
  [MU_AWFP_PIKE] =        ARM (PIKE),
  [MU_AWFP_PILUM] =       ARM (HEAVY_THROWING),
  [MU_AWFP_LONG_SPEAR] =  ARM (LONG_SPEAR),
  [MU_AWFP_AXE] =         ARM (TWO_HANDED),
  [MU_AWFP_VARIOUS] =     ARM (LIGHT_SPEAR),
  [MU_AWFP_CROSSBOW] =    ARM (CROSSBOW),
  [MU_AWFP_LONGBOW] =     ARM (BOW),
  [MU_AWFP_SLING] =       ARM (SLING),
  [MU_AWFP_STAFF_SLING] = ARM (STAFF_SLING),
};

static const uint8_t of_order[MU_AWFP_ORDERS] = {
  [MU_AWFP_CLOSE] = CLOSE, [MU_AWFP_LOOSE] = LOOSE, [MU_AWFP_SKIRMISH] = SKIRMISH,
};

/* awfp.morale.classes: as figures become stands, back. */
static const uint8_t of_morale[MU_AWFP_MORALES] = {
  [MU_AWFP_ELITE] = MU_CLASS_A,   [MU_AWFP_FANATIC] = MU_CLASS_A, [MU_AWFP_VETERAN] = MU_CLASS_B,
  [MU_AWFP_WARBAND] = MU_CLASS_C, [MU_AWFP_WARRIOR] = MU_CLASS_C, [MU_AWFP_POOR] = MU_CLASS_D,
};
/* clang-format on */

/* A warband in some armour is a lord's own following, as figures of class B are. */
static MuTroopClass
class_of_stand (const MuAwfpTroop *stand)
{
  const gboolean following = stand->morale == MU_AWFP_WARBAND && stand->armour != MU_AWFP_UI;
  return following ? MU_CLASS_B : (MuTroopClass) of_morale[stand->morale];
}

static unsigned
arms_of_stand (const MuAwfpTroop *stand)
{
  unsigned arms = 0;
  for (int weapon = MU_AWFP_LANCE; weapon < MU_AWFP_ENGINE; weapon++)
    if (stand->weapons & MU_AWFP_WEAPON_BIT (weapon))
      arms |= of_arms[weapon];
  return arms;
}

static unsigned
marks_of_stand (const MuAwfpTroop *stand, int year)
{
  unsigned marks = knightly (stand->shield, year);
  if (stand->morale == MU_AWFP_WARBAND && stand->armour == MU_AWFP_UI)
    marks |= WARBAND;
  if (stand->scythes)
    marks |= SCYTHED;
  if (stand->armour == MU_AWFP_HCH)
    marks |= CREWED;
  return marks;
}

/* awfp.army.divide-by-three: an army of stands has a third of the men and models that it would have
 * in figures, so that both come to like numbers of foot figures. */
#define DIVIDED 3

MuHexKind
mu_hex_kind_of_stand (const MuAwfpTroop *stand, int year)
{
  const Looks looks = {
    .mount = (Mount) of_stands[stand->armour].mount,
    .order = of_order[stand->order],
    .armour = of_stands[stand->armour].armour,
    .worth = worth_of (stand->trained, (int) class_of_stand (stand)),
    .arms = arms_of_stand (stand),
    .marks = marks_of_stand (stand, year),
  };
  MuHexKind kind = kind_of (&looks);
  kind.weight
      *= mu_awfp_kind_is_model (mu_awfp_troop_kind (stand)) ? DIVIDED : DIVIDED * MU_STAND_FIGURES;
  return kind;
}

/* awfp.priest.one: nobody fights for him. */
MuHexKind
mu_hex_kind_of_unit (const MuList *list, guint unit)
{
  const MuListUnit *of = mu_list_unit (list, unit);
  MuAwfpTroop stand;
  if (!mu_list_has (list, MU_LISTS_ARE_STANDS))
    return mu_hex_kind_of_troop (&of->troop, &of->crew, list->year);
  if (mu_list_unit_is_priests (list, unit) || !mu_list_unit_stand (list, unit, &stand))
    return (MuHexKind){ .type = -1 };
  return mu_hex_kind_of_stand (&stand, list->year);
}
