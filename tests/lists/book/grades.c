#include "tests/lists/book/grades.h"

#include <string.h>

#define T(type)        MU_TROOP_BIT (MU_TROOP_##type)
#define W(weapon)      MU_WEAPON_BIT (MU_WEAPON_##weapon)
#define FOOT           MU_INFANTRY_TYPES
#define HORSE          MU_CAVALRY_TYPES
#define LOOSE_OR_CLOSE (T (LMI) | T (MI) | T (LHI) | T (HI))

/* --- kinds of people ------------------------------------------------------- */

const Kind kinds[] = {
  { "Pikemen", .types = FOOT, .weapons = W (PIKE), .grades = REGULAR,
    .held_types = T (HI) | T (MI) },
  { "Hoplites", .words = "[Hh]oplite", .to = -200, .types = FOOT, .weapons = W (LONG_SPEAR),
    .grades = REGULAR | IB | IC | ID, .held_types = T (HI) | T (LHI) | T (MI), .shield = SHIELD },
  { "Hired Greek spearmen", .words = "hired|[Mm]ercenar|Hired",
    .others = "Carian|Asian|Foreign|Campanian|Etruscan", .from = -449, .to = -100,
    .types = T (HI) | T (LHI), .weapons = W (LONG_SPEAR), .grades = RB | RC | RD,
    .shield = SHIELD },
  { "Legionaries, Polybius to Diocletian", .words = "\\bLegion|Hastati|Principes",
    .others = "Linen", .from = -274, .to = 323, .types = FOOT, .weapons = W (HEAVY_THROWING),
    .grades = RB | RC | RD, .held_types = T (HI), .shield = SHIELD },
  { "Triarii and legions with the long spear", .words = "\\b[Ll]egion|Hastati|Principes|[Tt]riarii",
    .types = FOOT, .weapons = W (LONG_SPEAR), .grades = RB | RC | RD, .held_types = T (HI) | T (MI),
    .shield = SHIELD },
  { "Praetorians", .words = "Praetorian", .types = FOOT, .grades = RA | RB | RC,
    .held_types = T (HI), .shield = SHIELD },
  { "Cretan archers, to 451 BC", .words = "Cretan", .from = -700, .to = -451, .types = FOOT,
    .weapons = W (BOW), .grades = IB | IC, .held_types = T (LI) },
  { "Cretan archers, from 450 BC", .words = "Cretan", .from = -449, .to = -1, .types = FOOT,
    .weapons = W (BOW), .grades = RB | RC, .held_types = T (LI) },
  { "Rhodian slingers, from 450 BC", .words = "Rhodian", .from = -449, .to = -1, .types = FOOT,
    .weapons = W (SLING), .grades = RB | RC, .held_types = T (LI) },
  { "Balearic slingers", .words = "Balearic", .types = FOOT, .grades = IB | IC,
    .held_types = T (LI), .held_weapons = W (SLING) },
  { "Agrianians", .words = "Agrianian", .others = "Paeonians$", .types = FOOT, .grades = IB | IC,
    .held_types = T (LI), .held_weapons = W (LIGHT_SPEAR), .shield = SHIELD },
  { "Men with the rhomphaia", .words = "rhomphaia", .types = FOOT, .grades = IB,
    .held_types = T (LMI), .held_weapons = W (TWO_HANDED) | W (LIGHT_SPEAR), .shield = SHIELD },
  { "Thracian javelinmen", .words = "Thracian", .others = "Greek", .to = 100,
    .types = T (LMI) | T (LI), .weapons = W (LIGHT_SPEAR), .grades = IB | IC | ID },
  { "Numidian and Moorish horse, before Diocletian", .words = "Numidian|Moor|Gaetul",
    .others = "equites Mauri", .to = 250, .types = HORSE, .weapons = W (LIGHT_SPEAR),
    .grades = IB | IC, .held_types = T (LC) },
  { "Numidian and Moorish foot", .words = "Numidian|Moor|Gaetul", .types = T (LI),
    .weapons = W (LIGHT_SPEAR), .grades = IC | ID },
  { "Celts on foot", .words = "\\bGaul|Gallic|\\bCelts|Galatian", .to = -1, .types = LOOSE_OR_CLOSE,
    .weapons = W (LIGHT_SPEAR), .grades = IB | IC | ID, .held_types = T (LMI) | T (MI) | T (LHI),
    .shield = SHIELD },
  { "Celtic horse", .words = "\\bGaul|Gallic|\\bCelts|Galatian", .to = -1, .types = T (MC) | T (HC),
    .grades = IB | IC, .held_weapons = W (LIGHT_SPEAR), .shield = SHIELD },
  { "Spanish scutarii", .words = "Spanish|Iberian|scutar", .from = -500, .to = -1, .types = FOOT,
    .weapons = W (HEAVY_THROWING), .grades = IB | IC, .held_types = T (LMI) | T (MI) | T (LHI),
    .shield = SHIELD },
  { "Spanish caetrati", .words = "caetrat", .types = T (LI), .grades = IC,
    .held_weapons = W (LIGHT_SPEAR), .shield = SHIELD },
  { "Celtiberians on foot", .words = "Celtiberian", .types = FOOT, .grades = IB | IC,
    .held_types = T (LMI) | T (MI), .held_weapons = W (HEAVY_THROWING), .shield = SHIELD },
  { "Tarentine light horse", .words = "Tarentine", .others = "Phrygian", .from = -330, .to = -60,
    .types = HORSE, .weapons = W (LIGHT_SPEAR), .grades = RB | RC, .held_types = T (LC),
    .shield = SHIELD },
  { "Companions of Macedonian kings", .words = "Companion", .from = -360, .to = -60, .types = HORSE,
    .grades = RA | RB, .held_types = T (HC) | T (EHC), .shield = NO_SHIELD },
  { "Thessalian horse, to 322 BC", .words = "Thessalian", .to = -322, .types = HORSE,
    .grades = IB | IC },
  { "Persian Immortals", .words = "Immortals", .to = -329, .types = FOOT, .grades = RA | RB },
  { "Riders of the steppe with bows",
    .words = "\\bSaka\\b|Scythian|Dahai|\\bHuns?\\b|Pecheneg|Cuman|Polovts|Kipchak|Magyar|Turcoman|"
             "Turkoman",
    .types = T (LC), .weapons = W (BOW), .grades = IB | IC | ID },
  { "Sarmatian and Alan lancers", .words = "Sarmatian|Alans\\b|Roxolan|Iazyg",
    .types = T (MC) | T (HC) | T (EHC) | T (SHC), .weapons = W (LANCE), .grades = IB | IC },
  { "Bedouin", .words = "Bedouin", .types = HORSE, .grades = IB | IC | ID },
  { "Daylamites", .words = "Daylam", .types = FOOT, .weapons = W (LIGHT_SPEAR),
    .grades = RB | RC | IB | IC, .held_types = T (LMI) | T (LHI) | T (MI), .shield = SHIELD },
  { "Cataphracts", .types = T (SHC), .grades = RA | RB | RC | IA | IB | IC,
    .held_weapons = W (LANCE) },
  { "Men and horses in half armour", .types = T (EHC), .grades = RA | RB | RC | IA | IB | IC },
  { "Ghulams and mamluks", .words = "[Gg]hulam|[Mm]amluk", .types = HORSE, .grades = REGULAR },
  { "Knights", .words = "\\b[Kk]nights", .from = 900, .types = HORSE,
    .grades = IB | IC | RA | RB | RC | RD, .held_types = T (MC) | T (HC) | T (EHC),
    .shield = SHIELD },
  { "Knights of the orders", .words = "Brethren|Teutonic|Templar|Hospitaller",
    .types = T (HC) | T (EHC), .weapons = W (LANCE), .grades = RA | RB | RC, .shield = SHIELD },
  { "Varangians with the great axe", .words = "Varangian", .types = T (HI),
    .weapons = W (TWO_HANDED), .grades = RA | RB | RC | IA | IB, .shield = SHIELD },
  { "Spartiates", .words = "Spartiate", .types = FOOT, .grades = RA | RB | RC, .held_types = T (HI),
    .held_weapons = W (LONG_SPEAR), .shield = SHIELD },
  { "Bastarnae on foot", .words = "Bastarnae", .types = LOOSE_OR_CLOSE, .grades = IB | IC,
    .held_types = T (LMI) },
  { "Slavs on foot", .words = "\\bSlavs?\\b|Abodrite|Wends", .others = "slave", .types = FOOT,
    .weapons = W (LIGHT_SPEAR), .grades = IB | IC | ID, .held_types = T (LI) | T (LMI) | T (MI) },
  { "Elephants", .types = T (EL), .grades = IB | IC | ID, .shield = NO_SHIELD },
};
const int kinds_count = G_N_ELEMENTS (kinds);

/* --- what is said of them -------------------------------------------------- */

static gboolean
has_words (const char *pattern, const MuBookOption *option, const MuBookTroop *way)
{
  g_autofree char *text = g_strjoin ("; ", option->name, way->label, NULL);
  return g_regex_match_simple (pattern, text, 0, 0);
}

static gboolean
is_of_kind (const Kind *kind, const MuBookOption *option, const MuBookTroop *way)
{
  if (!(kind->types >> way->troop.type & 1u)
      || (way->troop.weapons & kind->weapons) != kind->weapons)
    return FALSE;
  if ((kind->from != 0 && way->to < kind->from) || (kind->to != 0 && way->from > kind->to))
    return FALSE;
  if (kind->words && option->bodyguard)
    return FALSE;
  return !kind->words
         || (has_words (kind->words, option, way)
             && !(kind->others && has_words (kind->others, option, way)));
}

const char *
departure_from (const Kind *kind, const MuBookOption *option, const MuBookTroop *way)
{
  const MuTroop *troop = &way->troop;
  if (!is_of_kind (kind, option, way))
    return NULL;
  if (!(kind->grades & GRADE (troop->regular, troop->class)))
    return "training or class";
  if (kind->held_types && !(kind->held_types >> troop->type & 1u))
    return "armour or order";
  if ((troop->weapons & kind->held_weapons) != kind->held_weapons)
    return "weapons";
  if (kind->shield != SHIELD_OR_NOT && troop->shield != (kind->shield == SHIELD))
    return "shield";
  return NULL;
}

/* --- rules for all --------------------------------------------------------- */

static gboolean
is_lone_driver (const MuBookTroop *way)
{
  return mu_type_is_chariot ((MuTroopType) way->troop.type) && way->crew.count == 0;
}

/* wrg.troops.class.a, wrg.units.bodyguard */
static const char *
irregular_a (const MuBookOption *option, const MuBookTroop *way)
{
  if (way->troop.regular || way->troop.class != MU_CLASS_A || option->bodyguard)
    return NULL;
  if (way->stand.morale == MU_AWFP_FANATIC || is_lone_driver (way))
    return NULL;
  return "no bodyguard, no fanatic and no lone driver";
}

/* Why they are graded apart says nothing of whose guard they are. */
static char *
note_without_reason (const MuBookOption *option)
{
  char *note = g_strdup (option->note ? option->note : "");
  char *mark = strstr (note, GRADED_APART);
  if (mark)
    *mark = '\0';
  return note;
}

/* wrg.troops.class.a: the word may stand in the option's name, the way's label or the note. */
static const char *
regular_a (const MuBookOption *option, const MuBookTroop *way)
{
  static const char guards[] = "(?i)guard|household|palace|\\broyal";
  if (!way->troop.regular || way->troop.class != MU_CLASS_A || option->bodyguard)
    return NULL;
  g_autofree char *note = note_without_reason (option);
  if (has_words (guards, option, way) || g_regex_match_simple (guards, note, 0, 0))
    return NULL;
  return "nothing says whose guard or household they are";
}

static const char *
fanatics (const MuBookOption *option, const MuBookTroop *way)
{
  const gboolean graded = !way->troop.regular && way->troop.class == MU_CLASS_A;
  return way->stand.morale == MU_AWFP_FANATIC && !graded ? "not irregular A" : NULL;
}

static const char *
warbands (const MuBookOption *option, const MuBookTroop *way)
{
  if (way->stand.morale != MU_AWFP_WARBAND)
    return NULL;
  if (way->troop.regular || way->troop.class == MU_CLASS_A)
    return "training or class";
  return LOOSE_OR_CLOSE >> way->troop.type & 1u ? NULL : "armour or order";
}

/* wrg.troops.class.a: the lone driver of a car that is a weapon. */
static const char *
scythed_chariots (const MuBookOption *option, const MuBookTroop *way)
{
  if (!way->stand.scythes)
    return NULL;
  if (way->troop.regular || way->troop.class != MU_CLASS_A || way->troop.type != MU_TROOP_LCH)
    return "training, class or kind of chariot";
  return way->crew.count == 0 && way->crew.horses == 4 ? NULL : "crew or horses";
}

/* wrg.troops.class.d: it is enough that one way has it. */
static const char *
levies (const MuBookOption *option, const MuBookTroop *way)
{
  if (!g_regex_match_simple ("(?i)\\blev(y|ies)\\b|\\bpeasants|\\bvillagers|countryfolk|\\bmob\\b",
                             option->name, 0, 0))
    return NULL;
  for (guint i = 0; i < option->troops->len; i++)
    if (((const MuBookTroop *) option->troops->pdata[i])->troop.class == MU_CLASS_D)
      return NULL;
  return "none of them is of class D";
}

/* The book of Fast Play has them for its example of elites. */
static const char *
elite_companions (const MuBookOption *option, const MuBookTroop *way)
{
  const MuTroop *troop = &way->troop;
  const gboolean named
      = way->from <= -60 && way->to >= -360 && has_words ("Companion", option, way);
  if (!named || !troop->regular || troop->class != MU_CLASS_B || !mu_type_is_cavalry (troop->type))
    return NULL;
  return way->stand.morale == MU_AWFP_ELITE ? NULL : "not elite for Fast Play";
}

const GradeRule grade_rules[] = {
  { "Irregular A", irregular_a },
  { "Regular A", regular_a },
  { "Fanatics", fanatics },
  { "Warbands", warbands },
  { "Scythed chariots", scythed_chariots },
  { "Levies", levies },
  { "Companions on a stand", elite_companions },
};
const int grade_rules_count = G_N_ELEMENTS (grade_rules);
