/* What players write for a troop. Training, class and type stand first and in that order,
 * all else in any; written by us it has one order, so that equal troops are equal texts. */
#include "rules/core/words.h"
#include "rules/troop/troop.h"

static const char *const class_name[] = { "A", "B", "C", "D" };
static const char *const type_name[MU_TROOP_TYPES]
    = { "SHC",  "EHC", "HC",  "MC",  "LC",  "SHI", "HI",  "LHI",   "MI",   "LMI",   "LI",
        "EHCm", "HCm", "MCm", "HCh", "LCh", "El",  "Art", "Wagon", "Pack", "PackCm" };
static const char *const breed_name[] = { "", "Arab", "Indian" };
static const char *const weapon_name[MU_WEAPONS]
    = { "", "L", "LTS", "P", "HTW", "JLS", "2HCW", "B", "CB", "S", "SS", "" };

/* wrg.troops.regular */
static MuTroopFault
read_training (MuWord word, MuTroop *troop)
{
  if (word.length == 0)
    return MU_TROOP_PARSE_EMPTY;
  troop->regular = mu_word_is (word, "Reg");
  return troop->regular || mu_word_is (word, "Irr") ? MU_TROOP_PARSE_OK : MU_TROOP_PARSE_TRAINING;
}

static MuTroopFault
read_class (MuWord word, MuTroop *troop)
{
  const int class = mu_word_find (word, class_name, 0, 4);
  if (class < 0)
    return MU_TROOP_PARSE_CLASS;
  troop->class = (uint8_t) class;
  return MU_TROOP_PARSE_OK;
}

static MuTroopFault
read_type (MuWord word, MuTroop *troop)
{
  for (int i = 0; i < MU_TROOP_TYPES; i++)
    if (mu_word_is (word, mu_troop_type_name ((MuTroopType) i))) {
      troop->type = (uint8_t) i;
      return MU_TROOP_PARSE_OK;
    }
  return MU_TROOP_PARSE_TYPE;
}

/* A second breed counts as the same word again: a figure rides one horse. */
static MuTroopFault
read_rest (MuWord word, MuTroop *troop)
{
  const int weapon = mu_word_find (word, weapon_name, MU_WEAPON_LANCE, MU_WEAPON_ENGINE);
  const int breed = mu_word_find (word, breed_name, MU_ARAB_HORSE, 3);
  bool again = false;

  if (weapon > 0) {
    again = troop->weapons & MU_WEAPON_BIT (weapon);
    troop->weapons |= (uint16_t) MU_WEAPON_BIT (weapon);
  } else if (breed > 0) {
    again = troop->breed != MU_COMMON_HORSE;
    troop->breed = (uint8_t) breed;
  } else if (mu_word_is (word, "Sh")) {
    again = troop->shield;
    troop->shield = true;
  } else
    return MU_TROOP_PARSE_WORD;
  return again ? MU_TROOP_PARSE_TWICE : MU_TROOP_PARSE_OK;
}

typedef MuTroopFault (*WordReader) (MuWord word, MuTroop *troop);

MuTroopFault
mu_troop_parse (const char *notation, MuTroop *troop, size_t *word_at)
{
  static const WordReader opening[] = { read_training, read_class, read_type };
  const char *at = notation;
  MuTroop read = { 0 };

  for (int n = 0;; n++) {
    const MuWord word = mu_word_next (&at);
    if (n >= 3 && word.length == 0)
      break;
    const MuTroopFault error = n < 3 ? opening[n](word, &read) : read_rest (word, &read);
    if (error != MU_TROOP_PARSE_OK) {
      if (word_at)
        *word_at = (size_t) (word.start - notation);
      return error;
    }
  }
  *troop = read;
  return MU_TROOP_PARSE_OK;
}

char *
mu_troop_format (const MuTroop *troop, char *buffer, size_t size)
{
  MuWordLine line = { buffer, size, 0 };

  mu_word_line_add (&line, troop->regular ? "Reg" : "Irr");
  mu_word_line_add (&line, class_name[troop->class]);
  mu_word_line_add (&line, mu_troop_type_name ((MuTroopType) troop->type));
  for (int weapon = MU_WEAPON_LANCE; weapon < MU_WEAPON_ENGINE; weapon++)
    if (troop->weapons & MU_WEAPON_BIT (weapon))
      mu_word_line_add (&line, weapon_name[weapon]);
  if (troop->shield)
    mu_word_line_add (&line, "Sh");
  if (troop->breed != MU_COMMON_HORSE)
    mu_word_line_add (&line, breed_name[troop->breed]);
  return mu_word_line_end (&line);
}

const char *
mu_troop_type_name (MuTroopType type)
{
  return type_name[type];
}

const char *
mu_weapon_name (MuWeapon weapon)
{
  return weapon_name[weapon];
}

const char *
mu_troop_class_name (MuTroopClass class)
{
  return class_name[class];
}
