/* One description of an army serves both books, though their classes do not match one to one.
 * Each part (armour and order, morale, weapons, shield) has its own conversion, which notes what
 * it lost or guessed; the whole then goes before Fast Play's own judge (lawful.c), so that
 * nothing is made of a WRG troop that its book forbids. What the army book says is found idle by
 * converting without it. */
#include "rules/awfp/wrg/convert.h"

#include "rules/wrg/troop/troop.h"

#define LIGHT_OR_NONE (-1) /* some armour or none: WRG does not say */
#define BY_CREW       (-2)

/* Armour and order by type. A chariot's is by the men aboard.
 *
 * READING: awfp.armor.cat: full armour on man and horse is SHC.
 * awfp.armor.ac: full armour on the man, some on the horse, is the middle of EHC,
 * which also takes in full armour on a bare horse and less armour on a part-armoured one.
 * awfp.armor.hi: SHI has nothing above it, nor EHCm (awfp.armor.hcm).
 * awfp.armor.lacm: MCm keep their ranks, as LCm do not. */
/* clang-format off */
static const struct {
  int8_t armour;
  uint8_t order;
  uint16_t losses;
} type_table[MU_TROOP_TYPES] = {
  [MU_TROOP_SHC]  = { MU_AWFP_CAT,   MU_AWFP_LOOSE,    MU_AWFP_LOST_CLOSE },
  [MU_TROOP_EHC]  = { MU_AWFP_AC,    MU_AWFP_LOOSE,    MU_AWFP_GUESSED_HORSE_ARMOUR },
  [MU_TROOP_HC]   = { MU_AWFP_HC,    MU_AWFP_LOOSE,    0 },
  [MU_TROOP_MC]   = { LIGHT_OR_NONE, MU_AWFP_LOOSE,    MU_AWFP_GUESSED_ARMOUR },
  [MU_TROOP_LC]   = { MU_AWFP_SC,    MU_AWFP_SKIRMISH, 0 },
  [MU_TROOP_SHI]  = { MU_AWFP_HI,    MU_AWFP_CLOSE,    MU_AWFP_LOST_ARMOUR },
  [MU_TROOP_HI]   = { MU_AWFP_HI,    MU_AWFP_CLOSE,    0 },
  [MU_TROOP_LHI]  = { MU_AWFP_HI,    MU_AWFP_LOOSE,    0 },
  [MU_TROOP_MI]   = { LIGHT_OR_NONE, MU_AWFP_CLOSE,    MU_AWFP_GUESSED_ARMOUR },
  [MU_TROOP_LMI]  = { LIGHT_OR_NONE, MU_AWFP_LOOSE,    MU_AWFP_GUESSED_ARMOUR },
  [MU_TROOP_LI]   = { MU_AWFP_SI,    MU_AWFP_SKIRMISH, 0 },
  [MU_TROOP_EHCM] = { MU_AWFP_HCM,   MU_AWFP_LOOSE,    MU_AWFP_LOST_ARMOUR },
  [MU_TROOP_HCM]  = { MU_AWFP_HCM,   MU_AWFP_LOOSE,    0 },
  [MU_TROOP_MCM]  = { MU_AWFP_LACM,  MU_AWFP_LOOSE,    MU_AWFP_GUESSED_ARMOUR },
  [MU_TROOP_HCH]  = { BY_CREW,       0,                MU_AWFP_LOST_HORSES },
  [MU_TROOP_LCH]  = { BY_CREW,       0,                MU_AWFP_LOST_HORSES },
  [MU_TROOP_EL]   = { MU_AWFP_EL,    MU_AWFP_CLOSE,    MU_AWFP_LOST_CREW },
  [MU_TROOP_ART]  = { MU_AWFP_ARTY,  MU_AWFP_CLOSE,    MU_AWFP_LOST_CREW },
};
/* clang-format on */

/* A conversion in the making. */
typedef struct {
  const MuTroop *from;
  const MuCrew *crew;
  unsigned said;
  MuAwfpTroop troop;
  unsigned losses;
} Work;

/* --- armour and order --------------------------------------------------- */

/* READING: awfp.armor.lai, awfp.armor.lac: rawhide, less or none is one type in WRG.
 * Those whom a state equips, and nobles with their own following, are taken to
 * have some armour; other irregulars to have none. */
static bool
has_some_armour (const Work *work)
{
  if (work->said & MU_AWFP_SAID_UNARMOURED)
    return false;
  return (work->said & MU_AWFP_SAID_LIGHT) || work->from->regular
         || work->from->class <= MU_CLASS_B;
}

static MuAwfpArmour
light_or_none (Work *work)
{
  const bool some = has_some_armour (work);
  if (work->said & (MU_AWFP_SAID_LIGHT | MU_AWFP_SAID_UNARMOURED))
    work->losses &= ~(unsigned) MU_AWFP_GUESSED_ARMOUR;
  if (mu_type_is_infantry ((MuTroopType) work->from->type))
    return some ? MU_AWFP_LAI : MU_AWFP_UI;
  return some ? MU_AWFP_LAC : MU_AWFP_UC;
}

/* READING: awfp.armor.lch, awfp.armor.mch, awfp.armor.hch: the chart shows 2, 3 and 4
 * figures, which are taken for the men aboard, the driver among them.
 * awfp.armor.hch-scythes: whoever has scythes is heavy, with nobody but a driver too. */
static MuAwfpArmour
chariot (const Work *work)
{
  if (work->said & MU_AWFP_SAID_SCYTHED)
    return MU_AWFP_HCH;
  const int fighters = work->crew ? work->crew->count : 0;
  if (fighters <= 1)
    return MU_AWFP_LCH;
  return fighters == 2 ? MU_AWFP_MCH : MU_AWFP_HCH;
}

static void
convert_armour (Work *work)
{
  const int armour = type_table[work->from->type].armour;
  work->losses = type_table[work->from->type].losses;
  work->troop.order = type_table[work->from->type].order;
  if (armour == BY_CREW) {
    const MuAwfpArmour by_crew = chariot (work);
    work->troop.armour = (uint8_t) by_crew;
    work->troop.order = (uint8_t) mu_awfp_usual_order (by_crew);
  } else
    work->troop.armour
        = armour == LIGHT_OR_NONE ? (uint8_t) light_or_none (work) : (uint8_t) armour;
  work->troop.scythes = work->said & MU_AWFP_SAID_SCYTHED;
  work->troop.armoured = work->said & MU_AWFP_SAID_ARMOURED;
}

/* READING: awfp.armor.cat-ac-close: SHC fight in close order in WRG, in Fast Play only where the
 * list of their army says so; so does the book here. */
static void
close_up (Work *work)
{
  if (!(work->said & MU_AWFP_SAID_CLOSE))
    return;
  work->troop.order = MU_AWFP_CLOSE;
  work->losses &= ~(unsigned) MU_AWFP_LOST_CLOSE;
}

/* --- morale ------------------------------------------------------------- */

/* READING: awfp.morale.classes: guards are elites, picked men and nobles veterans, the bulk
 * warriors, garrisons and levies poor, irregulars of class A fanatics in both books.
 * awfp.morale.warband.first-round: bands that are wild until they have met the enemy
 * are of class B or C in WRG, as are bands that are not: only the army book knows. */
static const uint8_t morale_table[2][4] = {
  { MU_AWFP_FANATIC, MU_AWFP_VETERAN, MU_AWFP_WARRIOR, MU_AWFP_POOR }, /* irregular A to D */
  { MU_AWFP_ELITE, MU_AWFP_VETERAN, MU_AWFP_WARRIOR, MU_AWFP_POOR },   /* regular */
};

/* Skirmishers make no wild charge. */
static bool
may_be_warband (const MuTroop *from)
{
  return !from->regular && mu_type_is_infantry ((MuTroopType) from->type)
         && from->type != MU_TROOP_LI && (from->class == MU_CLASS_B || from->class == MU_CLASS_C);
}

static void
convert_morale (Work *work)
{
  work->troop.trained = work->from->regular; /* awfp.training.grades */
  work->troop.morale = morale_table[work->from->regular][work->from->class];
  if (work->said & MU_AWFP_SAID_WARBAND)
    work->troop.morale = MU_AWFP_WARBAND;
  else if (may_be_warband (work->from))
    work->losses |= MU_AWFP_GUESSED_MORALE;
}

/* --- weapons ------------------------------------------------------------ */

/* READING: awfp.weapons.infantry, awfp.weapons.mounted: the classes of the two books agree but for
 * light spears: WRG throws and thrusts them, which Fast Play's javelin does too; its spear is only
 * thrust. On a mount it knows neither pike nor long spear nor crossbow: spear and bow are nearest.
 */
/* clang-format off */
static const struct {
  uint8_t foot, mounted;
} weapon_table[MU_WEAPONS] = {
  [MU_WEAPON_LANCE]          = { MU_AWFP_SWORD,       MU_AWFP_LANCE },
  [MU_WEAPON_LONG_SPEAR]     = { MU_AWFP_LONG_SPEAR,  MU_AWFP_SPEAR },
  [MU_WEAPON_PIKE]           = { MU_AWFP_PIKE,        MU_AWFP_SPEAR },
  [MU_WEAPON_HEAVY_THROWING] = { MU_AWFP_PILUM,       MU_AWFP_SWORD },
  [MU_WEAPON_LIGHT_SPEAR]    = { MU_AWFP_JAVELIN,     MU_AWFP_JAVELIN },
  [MU_WEAPON_TWO_HANDED]     = { MU_AWFP_AXE,         MU_AWFP_SWORD },
  [MU_WEAPON_BOW]            = { MU_AWFP_BOW,         MU_AWFP_BOW },
  [MU_WEAPON_CROSSBOW]       = { MU_AWFP_CROSSBOW,    MU_AWFP_BOW },
  [MU_WEAPON_SLING]          = { MU_AWFP_SLING,       MU_AWFP_SWORD },
  [MU_WEAPON_STAFF_SLING]    = { MU_AWFP_STAFF_SLING, MU_AWFP_SWORD },
};
/* clang-format on */

static MuAwfpWeapon
convert_weapon (const Work *work, MuWeapon weapon)
{
  const bool mounted = mu_type_is_mounted ((MuTroopType) work->from->type);
  if (weapon == MU_WEAPON_LIGHT_SPEAR && work->said & MU_AWFP_SAID_SPEAR)
    return MU_AWFP_SPEAR;
  if (weapon == MU_WEAPON_BOW && work->said & MU_AWFP_SAID_LONGBOW)
    return MU_AWFP_LONGBOW;
  return (MuAwfpWeapon) (mounted ? weapon_table[weapon].mounted : weapon_table[weapon].foot);
}

static unsigned
weapon_losses (const Work *work, MuWeapon weapon)
{
  if (weapon == MU_WEAPON_LIGHT_SPEAR && !(work->said & MU_AWFP_SAID_SPEAR))
    return MU_AWFP_GUESSED_SPEAR;
  if (mu_type_is_mounted ((MuTroopType) work->from->type)
      && weapon_table[weapon].mounted != weapon_table[weapon].foot && weapon != MU_WEAPON_LANCE)
    return MU_AWFP_LOST_WEAPON;
  return 0;
}

/* What the troop carries, and those aboard its model. */
static unsigned
all_weapons (const Work *work)
{
  unsigned set = work->from->weapons;
  for (int i = 0; work->crew && i < work->crew->count; i++)
    set |= MU_WEAPON_BIT (work->crew->weapon[i]);
  return set;
}

static void
convert_weapons (Work *work)
{
  const unsigned set = all_weapons (work);
  for (int weapon = MU_WEAPON_LANCE; weapon < MU_WEAPON_ENGINE; weapon++)
    if (set >> weapon & 1u) {
      const MuAwfpWeapon to = convert_weapon (work, (MuWeapon) weapon);
      work->losses |= weapon_losses (work, (MuWeapon) weapon);
      if (to != MU_AWFP_SWORD)
        work->troop.weapons |= (uint16_t) MU_AWFP_WEAPON_BIT (to);
    }
}

/* --- shields and the rest ----------------------------------------------- */

/* awfp.shields.elephants, awfp.shields.chariots, awfp.shields.artillery */
static void
convert_shield (Work *work)
{
  const bool model = mu_type_is_model ((MuTroopType) work->from->type);
  work->troop.shield = work->from->shield && !model;
  if (work->from->shield && model)
    work->losses |= MU_AWFP_LOST_SHIELDS;
  if (work->from->breed != MU_COMMON_HORSE)
    work->losses |= MU_AWFP_LOST_BREED;
}

static MuRule
no_such_troop (const MuTroop *troop, const MuCrew *crew)
{
  static const MuCrew nobody = { 0 };
  if (mu_type_is_transport ((MuTroopType) troop->type))
    return MU_RULE_AWFP_SCOPE_SUPPLY_UNITS; /* awfp.scope.supply-units */
  const MuRule rule = mu_wrg_troop_forbidden (troop);
  return rule != MU_RULE_NONE ? rule : mu_wrg_crew_forbidden (troop, crew ? crew : &nobody);
}

static MuRule
convert (const MuTroop *troop, const MuCrew *crew, unsigned said, MuAwfpConversion *conversion)
{
  Work work = { .from = troop, .crew = crew, .said = said };
  convert_armour (&work);
  close_up (&work);
  convert_morale (&work);
  convert_weapons (&work);
  convert_shield (&work);
  const MuRule forbidden = mu_awfp_troop_forbidden (&work.troop);
  if (forbidden == MU_RULE_NONE)
    *conversion = (MuAwfpConversion){ work.troop, work.losses, 0 };
  return forbidden;
}

/* A saying without which all is the same. */
static bool
is_idle (const MuTroop *troop, const MuCrew *crew, unsigned said, unsigned one,
         const MuAwfpConversion *with)
{
  MuAwfpConversion without;
  if (!(said & one) || convert (troop, crew, said & ~one, &without) != MU_RULE_NONE)
    return false;
  return with->losses == without.losses && mu_awfp_troop_same (&with->troop, &without.troop);
}

MuRule
mu_awfp_convert (const MuTroop *troop, const MuCrew *crew, unsigned said,
                 MuAwfpConversion *conversion)
{
  MuRule rule = no_such_troop (troop, crew);
  if (rule == MU_RULE_NONE)
    rule = convert (troop, crew, said, conversion);
  if (rule != MU_RULE_NONE)
    return rule;
  for (unsigned one = 1; one <= MU_AWFP_SAID_ARMOURED; one <<= 1)
    if (is_idle (troop, crew, said, one, conversion))
      conversion->idle |= one;
  return MU_RULE_NONE;
}

/* --- words -------------------------------------------------------------- */

static const struct {
  const char *key, *words;
} loss_table[MU_AWFP_LOSS_KINDS] = {
  { "lost-armour", "heavier armour than Fast Play knows" },
  { "lost-close", "horse in close order rides in loose order" },
  { "lost-breed", "the breed of the horses" },
  { "lost-crew", "how many serve the beast or engine" },
  { "lost-horses", "how many horses draw the chariot" },
  { "lost-weapon", "a weapon is replaced by the nearest that riders may have" },
  { "lost-shields", "shields of those who count as shielded anyway" },
  { "guessed-horse-armour", "taken to have armour on their horses" },
  { "guessed-armour", "some armour or none: taken from training and class" },
  { "guessed-morale", "may be a warband: taken from the class" },
  { "guessed-spear", "light spears: taken for javelins" },
};

static int
place_of (unsigned bit)
{
  int place = 0;
  while (bit > 1) {
    bit >>= 1;
    place++;
  }
  return place;
}

const char *
mu_awfp_loss_key (MuAwfpLoss loss)
{
  return loss_table[place_of (loss)].key;
}

const char *
mu_awfp_loss_words (MuAwfpLoss loss)
{
  return loss_table[place_of (loss)].words;
}

const char *
mu_awfp_said_key (MuAwfpSaid said)
{
  static const char *const key[MU_AWFP_SAYINGS]
      = { "warband", "close", "light", "unarmoured", "spear", "longbow", "scythed", "armoured" };
  return key[place_of (said)];
}
