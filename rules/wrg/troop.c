#include "rules/wrg/troop.h"

typedef enum {
  GROUP_CAVALRY,
  GROUP_INFANTRY,
  GROUP_CAMELRY,
  GROUP_CHARIOT,
  GROUP_ELEPHANT,
  GROUP_ARTILLERY,
} Group;

/* Paces at 25 mm figures.
 * READING: wrg.base.frontage.figures: the book gives millimetres and counts an
 * inch as ten paces (wrg.scale.ground); an inch is taken as 25 mm, so that
 * 15 mm are 6 paces, not 5.9, and three bases of 20 mm fill one of 60.
 * wrg.base.frontage.models, wrg.base.depth: a chariot's frontage is that of two
 * horses, an engine's that of a bolt-shooter.
 * wrg.move.distance.table, wrg.move.distance.chariots: normal and charge; an
 * engine is ox-drawn. */
typedef struct {
  const char *name;
  uint8_t group;
  uint8_t density; /* wrg.troops.density */
  uint8_t frontage;
  uint8_t depth;
  uint8_t normal;
  uint8_t charge;
  bool super_heavy;
} TypeRow;

/* clang-format off */
static const TypeRow type_table[] = {
  /* name   group            density           front depth normal charge super */
  { "SHC",  GROUP_CAVALRY,   MU_WRG_CLOSE,      6, 16,  80, 120, true },
  { "EHC",  GROUP_CAVALRY,   MU_WRG_LOOSE,      8, 16, 120, 180, false },
  { "HC",   GROUP_CAVALRY,   MU_WRG_LOOSE,      8, 16, 120, 180, false },
  { "MC",   GROUP_CAVALRY,   MU_WRG_LOOSE,      8, 16, 120, 180, false },
  { "LC",   GROUP_CAVALRY,   MU_WRG_DISPERSED, 12, 16, 160, 240, false },
  { "SHI",  GROUP_INFANTRY,  MU_WRG_CLOSE,      6,  8,  40,  60, true },
  { "HI",   GROUP_INFANTRY,  MU_WRG_CLOSE,      6,  8,  60,  80, false },
  { "LHI",  GROUP_INFANTRY,  MU_WRG_LOOSE,      8, 12,  80, 100, false },
  { "MI",   GROUP_INFANTRY,  MU_WRG_CLOSE,      6,  8,  60,  80, false },
  { "LMI",  GROUP_INFANTRY,  MU_WRG_LOOSE,      8, 12,  80, 100, false },
  { "LI",   GROUP_INFANTRY,  MU_WRG_DISPERSED, 12, 12,  80, 100, false },
  { "EHCm", GROUP_CAMELRY,   MU_WRG_LOOSE,      8, 16,  80, 120, false },
  { "HCm",  GROUP_CAMELRY,   MU_WRG_LOOSE,      8, 16, 120, 120, false },
  { "MCm",  GROUP_CAMELRY,   MU_WRG_LOOSE,      8, 16, 120, 120, false },
  { "HCh",  GROUP_CHARIOT,   MU_WRG_MODELS,    16, 24,  80, 120, false },
  { "LCh",  GROUP_CHARIOT,   MU_WRG_MODELS,    16, 24, 120, 180, false },
  { "El",   GROUP_ELEPHANT,  MU_WRG_MODELS,    16, 24,  80, 100, false },
  { "Art",  GROUP_ARTILLERY, MU_WRG_MODELS,    16, 16,  40,   0, false },
};
/* clang-format on */
_Static_assert(sizeof type_table / sizeof type_table[0] == MU_WRG_TYPES, "a row for each type");

#define HORSE_FRONTAGE 4 /* wrg.base.frontage.models: each horse beyond two */

static const char *const class_name[] = { "A", "B", "C", "D" };
static const char *const breed_name[] = { "", "Arab", "Indian" };
static const char *const weapon_name[MU_WRG_WEAPONS]
    = { "", "L", "LTS", "P", "HTW", "JLS", "2HCW", "B", "CB", "S", "SS", "" };

/* ASCII only, whatever the locale. */
static char
fold (char c)
{
  return c >= 'A' && c <= 'Z' ? (char) (c - 'A' + 'a') : c;
}

static bool
is_blank (char c)
{
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

typedef struct {
  const char *start;
  size_t length;
} Word;

static bool
word_is (Word word, const char *name)
{
  size_t i = 0;
  while (i < word.length && name[i] && fold (word.start[i]) == fold (name[i]))
    i++;
  return i > 0 && i == word.length && !name[i];
}

/* The word at or after *at; *at moves past it. Length 0 at the end. */
static Word
next_word (const char **at)
{
  while (is_blank (**at))
    ++*at;
  Word word = { *at, 0 };
  while (**at && !is_blank (**at)) {
    ++*at;
    word.length++;
  }
  return word;
}

/* Index of the word among the names from first on, -1 if none. */
static int
look_up (Word word, const char *const *names, int first, int count)
{
  for (int i = first; i < count; i++)
    if (word_is (word, names[i]))
      return i;
  return -1;
}

static MuWrgParseError
read_training (Word word, MuWrgTroop *troop)
{
  if (word.length == 0)
    return MU_WRG_PARSE_EMPTY;
  troop->regular = word_is (word, "Reg");
  return troop->regular || word_is (word, "Irr") ? MU_WRG_PARSE_OK : MU_WRG_PARSE_TRAINING;
}

static MuWrgParseError
read_class (Word word, MuWrgTroop *troop)
{
  const int class = look_up (word, class_name, 0, 4);
  if (class < 0)
    return MU_WRG_PARSE_CLASS;
  troop->class = (uint8_t) class;
  return MU_WRG_PARSE_OK;
}

static MuWrgParseError
read_type (Word word, MuWrgTroop *troop)
{
  for (int i = 0; i < MU_WRG_TYPES; i++)
    if (word_is (word, type_table[i].name)) {
      troop->type = (uint8_t) i;
      return MU_WRG_PARSE_OK;
    }
  return MU_WRG_PARSE_TYPE;
}

/* A second breed counts as the same word again: a figure rides one horse. */
static MuWrgParseError
read_rest (Word word, MuWrgTroop *troop)
{
  const int weapon = look_up (word, weapon_name, MU_WRG_LANCE, MU_WRG_ENGINE);
  const int breed = look_up (word, breed_name, MU_WRG_ARAB_HORSE, 3);
  bool again = false;

  if (weapon > 0) {
    again = troop->weapons & MU_WRG_WEAPON_BIT (weapon);
    troop->weapons |= (uint16_t) MU_WRG_WEAPON_BIT (weapon);
  } else if (breed > 0) {
    again = troop->breed != MU_WRG_COMMON_HORSE;
    troop->breed = (uint8_t) breed;
  } else if (word_is (word, "Sh")) {
    again = troop->shield;
    troop->shield = true;
  } else
    return MU_WRG_PARSE_WORD;
  return again ? MU_WRG_PARSE_TWICE : MU_WRG_PARSE_OK;
}

typedef MuWrgParseError (*WordReader) (Word word, MuWrgTroop *troop);

MuWrgParseError
mu_wrg_troop_parse (const char *notation, MuWrgTroop *troop, size_t *word_at)
{
  static const WordReader opening[] = { read_training, read_class, read_type };
  const char *at = notation;
  MuWrgTroop read = { 0 };

  for (int n = 0;; n++) {
    const Word word = next_word (&at);
    if (n >= 3 && word.length == 0)
      break;
    const MuWrgParseError error = n < 3 ? opening[n](word, &read) : read_rest (word, &read);
    if (error != MU_WRG_PARSE_OK) {
      if (word_at)
        *word_at = (size_t) (word.start - notation);
      return error;
    }
  }
  *troop = read;
  return MU_WRG_PARSE_OK;
}

typedef struct {
  char *buffer;
  size_t size;
  size_t length;
} Text;

static void
append (Text *text, const char *words)
{
  while (*words && text->length + 1 < text->size)
    text->buffer[text->length++] = *words++;
}

static void
append_word (Text *text, const char *word)
{
  append (text, " ");
  append (text, word);
}

char *
mu_wrg_troop_format (const MuWrgTroop *troop, char *buffer, size_t size)
{
  Text text = { buffer, size, 0 };

  append (&text, troop->regular ? "Reg" : "Irr");
  append_word (&text, class_name[troop->class]);
  append_word (&text, type_table[troop->type].name);
  for (int weapon = MU_WRG_LANCE; weapon < MU_WRG_ENGINE; weapon++)
    if (troop->weapons & MU_WRG_WEAPON_BIT (weapon))
      append_word (&text, weapon_name[weapon]);
  if (troop->shield)
    append_word (&text, "Sh");
  if (troop->breed != MU_WRG_COMMON_HORSE)
    append_word (&text, breed_name[troop->breed]);
  if (size > 0)
    buffer[text.length] = '\0';
  return buffer;
}

/* wrg.troops.weapons.distant, .close, .mounted-close: the weapon classes that
 * each kind may use.
 * READING: wrg.troops.weapons.mounted-close: crews of any chariot may use the
 * pike; which chariots are the "some" that may is left to the army book. */
#define BIT(w) MU_WRG_WEAPON_BIT (MU_WRG_##w)
#define RIDERS (BIT (LANCE) | BIT (LIGHT_SPEAR) | BIT (BOW) | BIT (CROSSBOW))
#define CREWS  (RIDERS | BIT (LONG_SPEAR) | BIT (PIKE))
#define FOOT                                                                                       \
  (BIT (LONG_SPEAR) | BIT (PIKE) | BIT (HEAVY_THROWING) | BIT (LIGHT_SPEAR) | BIT (TWO_HANDED)     \
   | BIT (BOW) | BIT (CROSSBOW) | BIT (SLING) | BIT (STAFF_SLING))
#define FOOT_DISTANT (BIT (SLING) | BIT (STAFF_SLING) | BIT (ENGINE))
#define DISTANT      (FOOT_DISTANT | BIT (LIGHT_SPEAR) | BIT (BOW) | BIT (CROSSBOW))

static const struct {
  uint16_t allowed;
  MuRule close_rule;
} arms_of_group[] = {
  [GROUP_CAVALRY] = { RIDERS, MU_RULE_WRG_TROOPS_WEAPONS_MOUNTED_CLOSE },
  [GROUP_INFANTRY] = { FOOT, MU_RULE_WRG_TROOPS_WEAPONS_CLOSE },
  [GROUP_CAMELRY] = { RIDERS, MU_RULE_WRG_TROOPS_WEAPONS_MOUNTED_CLOSE },
  [GROUP_CHARIOT] = { CREWS, MU_RULE_WRG_TROOPS_WEAPONS_MOUNTED_CLOSE },
  [GROUP_ELEPHANT] = { CREWS, MU_RULE_WRG_TROOPS_WEAPONS_MOUNTED_CLOSE },
  [GROUP_ARTILLERY] = { 0, MU_RULE_WRG_TROOPS_WEAPONS_CLOSE },
};

/* wrg.troops.weapons.limits
 * READING: the ordinary sling alone is barred in close order: the book's
 * tables call the other one by its full name throughout. */
static bool
breaks_limits (const MuWrgTroop *troop)
{
  if (type_table[troop->type].group != GROUP_INFANTRY)
    return false;
  const bool close = type_table[troop->type].density == MU_WRG_CLOSE;
  return troop->weapons & (close ? BIT (SLING) : BIT (PIKE));
}

static MuRule
find_forbidden_arms (const MuWrgTroop *troop)
{
  const Group group = (Group) type_table[troop->type].group;
  const unsigned wrong = troop->weapons & ~(unsigned) arms_of_group[group].allowed;

  if (wrong & DISTANT)
    return MU_RULE_WRG_TROOPS_WEAPONS_DISTANT;
  if (wrong)
    return arms_of_group[group].close_rule;
  /* the lance and the long spear are one class, once on a horse and once on foot */
  if ((troop->weapons & BIT (LANCE)) && (troop->weapons & BIT (LONG_SPEAR)))
    return MU_RULE_WRG_TROOPS_WEAPONS_MOUNTED_CLOSE;
  return breaks_limits (troop) ? MU_RULE_WRG_TROOPS_WEAPONS_LIMITS : MU_RULE_NONE;
}

MuRule
mu_wrg_troop_forbidden (const MuWrgTroop *troop)
{
  const Group group = (Group) type_table[troop->type].group;

  if (troop->type == MU_WRG_EL && troop->regular)
    return MU_RULE_WRG_TROOPS_ELEPHANT_IRREGULAR; /* wrg.troops.elephant.irregular */
  if (troop->type == MU_WRG_EHCM && troop->regular)
    return MU_RULE_WRG_POINTS_CAMELRY; /* wrg.points.camelry: no price for regulars */
  if (troop->breed != MU_WRG_COMMON_HORSE && group != GROUP_CAVALRY && group != GROUP_CHARIOT)
    return MU_RULE_WRG_POINTS_ARAB_INDIAN; /* wrg.points.arab-indian: horses only */
  return find_forbidden_arms (troop);
}

const char *
mu_wrg_type_name (MuWrgType type)
{
  return type_table[type].name;
}

const char *
mu_wrg_weapon_name (MuWrgWeapon weapon)
{
  return weapon_name[weapon];
}

const char *
mu_wrg_class_name (MuWrgClass class)
{
  return class_name[class];
}

/* wrg.troops.weapons.sidearm; an engine's crew has the engine. */
bool
mu_wrg_troop_has (const MuWrgTroop *troop, MuWrgWeapon weapon)
{
  if (weapon == MU_WRG_SIDEARM)
    return true;
  if (weapon == MU_WRG_ENGINE)
    return troop->type == MU_WRG_ART;
  return troop->weapons & MU_WRG_WEAPON_BIT (weapon);
}

bool
mu_wrg_type_is_infantry (MuWrgType type)
{
  return type_table[type].group == GROUP_INFANTRY;
}

bool
mu_wrg_type_is_cavalry (MuWrgType type)
{
  return type_table[type].group == GROUP_CAVALRY;
}

bool
mu_wrg_type_is_camelry (MuWrgType type)
{
  return type_table[type].group == GROUP_CAMELRY;
}

bool
mu_wrg_type_is_chariot (MuWrgType type)
{
  return type_table[type].group == GROUP_CHARIOT;
}

bool
mu_wrg_type_is_mounted (MuWrgType type)
{
  return type_table[type].group != GROUP_INFANTRY && type_table[type].group != GROUP_ARTILLERY;
}

bool
mu_wrg_type_is_model (MuWrgType type)
{
  return type_table[type].density == MU_WRG_MODELS;
}

bool
mu_wrg_type_is_super_heavy (MuWrgType type)
{
  return type_table[type].super_heavy;
}

MuWrgDensity
mu_wrg_type_density (MuWrgType type)
{
  return (MuWrgDensity) type_table[type].density;
}

int
mu_wrg_type_frontage (MuWrgType type, int horses)
{
  const int extra = mu_wrg_type_is_chariot (type) && horses > 2 ? horses - 2 : 0;
  return type_table[type].frontage + extra * HORSE_FRONTAGE;
}

int
mu_wrg_type_depth (MuWrgType type)
{
  return type_table[type].depth;
}

int
mu_wrg_type_normal_move (MuWrgType type)
{
  return type_table[type].normal;
}

int
mu_wrg_type_charge_move (MuWrgType type)
{
  return type_table[type].charge;
}

/* wrg.orders.skirmish */
bool
mu_wrg_troop_may_skirmish (const MuWrgTroop *troop)
{
  const unsigned types = 1u << MU_WRG_LC | 1u << MU_WRG_MC | 1u << MU_WRG_HC | 1u << MU_WRG_EHC
                         | 1u << MU_WRG_LI | 1u << MU_WRG_LMI | 1u << MU_WRG_LHI | 1u << MU_WRG_LCH;
  return (types >> troop->type & 1u) && (troop->weapons & DISTANT);
}
