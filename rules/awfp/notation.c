/* The notation of a troop, read and written. The first three words have their places; the order
 * may be left out, so the fourth word is looked at before it is used up; the rest comes in any
 * order, but nothing twice. Whether such troops may be is not asked here (lawful.c). */
#include "rules/awfp/troop.h"
#include "rules/core/words.h"

static const char *const training_name[] = { "Irregular", "Trained" };
static const char *const order_name[MU_AWFP_ORDERS] = { "close", "loose", "skirmish" };
static const char *const morale_name[MU_AWFP_MORALES]
    = { "Elite", "Fanatic", "Veteran", "Warband", "Warrior", "Poor" };

/* awfp.weapons.pilum-class, awfp.weapons.axe-class: what else is read as a class. */
static const struct {
  const char *word;
  MuAwfpWeapon weapon;
} other_words[] = {
  { "darts", MU_AWFP_JAVELIN },        { "francesca", MU_AWFP_PILUM },
  { "angon", MU_AWFP_PILUM },          { "throwing-axe", MU_AWFP_PILUM },
  { "two-handed-sword", MU_AWFP_AXE }, { "war-club", MU_AWFP_AXE },
};
#define OTHER_WORDS ((int) (sizeof other_words / sizeof other_words[0]))

/* The weapon that the word names, MU_AWFP_SWORD if none. */
static MuAwfpWeapon
find_weapon (MuWord word)
{
  for (int i = MU_AWFP_LANCE; i < MU_AWFP_ENGINE; i++)
    if (mu_word_is (word, mu_awfp_weapon_name ((MuAwfpWeapon) i)))
      return (MuAwfpWeapon) i;
  for (int i = 0; i < OTHER_WORDS; i++)
    if (mu_word_is (word, other_words[i].word))
      return other_words[i].weapon;
  return MU_AWFP_SWORD;
}

/* --- reading ------------------------------------------------------------ */

/* awfp.training.grades */
static MuAwfpParseError
read_training (MuWord word, MuAwfpTroop *troop)
{
  const int grade = mu_word_find (word, training_name, 0, 2);
  if (word.length == 0)
    return MU_AWFP_PARSE_EMPTY;
  troop->trained = grade == 1;
  return grade < 0 ? MU_AWFP_PARSE_TRAINING : MU_AWFP_PARSE_OK;
}

/* awfp.morale.classes */
static MuAwfpParseError
read_morale (MuWord word, MuAwfpTroop *troop)
{
  const int class = mu_word_find (word, morale_name, 0, MU_AWFP_MORALES);
  troop->morale = (uint8_t) class;
  return class < 0 ? MU_AWFP_PARSE_MORALE : MU_AWFP_PARSE_OK;
}

static MuAwfpParseError
read_armour (MuWord word, MuAwfpTroop *troop)
{
  for (int i = 0; i < MU_AWFP_ARMOURS; i++)
    if (mu_word_is (word, mu_awfp_armour_name ((MuAwfpArmour) i))) {
      troop->armour = (uint8_t) i;
      return MU_AWFP_PARSE_OK;
    }
  return MU_AWFP_PARSE_ARMOUR;
}

/* Sets *flag; it was set already: twice. */
static MuAwfpParseError
set_once (bool *flag)
{
  const bool again = *flag;
  *flag = true;
  return again ? MU_AWFP_PARSE_TWICE : MU_AWFP_PARSE_OK;
}

static MuAwfpParseError
read_rest (MuWord word, MuAwfpTroop *troop)
{
  const MuAwfpWeapon weapon = find_weapon (word);
  const unsigned had = troop->weapons;

  if (weapon != MU_AWFP_SWORD) {
    troop->weapons |= (uint16_t) MU_AWFP_WEAPON_BIT (weapon);
    return troop->weapons == had ? MU_AWFP_PARSE_TWICE : MU_AWFP_PARSE_OK;
  }
  if (mu_word_is (word, "Sh"))
    return set_once (&troop->shield);
  if (mu_word_is (word, "scythed"))
    return set_once (&troop->scythes);
  if (mu_word_is (word, "armoured"))
    return set_once (&troop->armoured);
  return mu_word_find (word, order_name, 0, MU_AWFP_ORDERS) < 0 ? MU_AWFP_PARSE_WORD
                                                                : MU_AWFP_PARSE_TWICE;
}

/* The order if the word is one (it is used up then), else the usual one. */
static MuAwfpParseError
read_order (MuWord *word, const char **at, MuAwfpTroop *troop)
{
  const int order = mu_word_find (*word, order_name, 0, MU_AWFP_ORDERS);
  const int taken = order < 0 ? mu_awfp_usual_order ((MuAwfpArmour) troop->armour) : order;
  troop->order = (uint8_t) taken;
  if (order >= 0)
    *word = mu_word_next (at);
  return taken < 0 ? MU_AWFP_PARSE_ORDER : MU_AWFP_PARSE_OK;
}

typedef MuAwfpParseError (*WordReader) (MuWord word, MuAwfpTroop *troop);

static MuAwfpParseError
read_words (const char **at, MuAwfpTroop *troop, MuWord *word)
{
  static const WordReader opening[] = { read_training, read_morale, read_armour };
  for (int i = 0; i < 3; i++) {
    *word = mu_word_next (at);
    const MuAwfpParseError error = opening[i](*word, troop);
    if (error != MU_AWFP_PARSE_OK)
      return error;
  }
  *word = mu_word_next (at);
  MuAwfpParseError error = read_order (word, at, troop);
  for (; error == MU_AWFP_PARSE_OK && word->length > 0;) {
    error = read_rest (*word, troop);
    if (error == MU_AWFP_PARSE_OK)
      *word = mu_word_next (at);
  }
  return error;
}

MuAwfpParseError
mu_awfp_troop_parse (const char *notation, MuAwfpTroop *troop, size_t *word_at)
{
  const char *at = notation;
  MuAwfpTroop read = { 0 };
  MuWord word = { notation, 0 };
  const MuAwfpParseError error = read_words (&at, &read, &word);
  if (error == MU_AWFP_PARSE_OK)
    *troop = read;
  else if (word_at)
    *word_at = (size_t) (word.start - notation);
  return error;
}

/* --- writing ------------------------------------------------------------ */

char *
mu_awfp_troop_format (const MuAwfpTroop *troop, char *buffer, size_t size)
{
  MuWordLine line = { buffer, size, 0 };

  mu_word_line_add (&line, training_name[troop->trained]);
  mu_word_line_add (&line, morale_name[troop->morale]);
  mu_word_line_add (&line, mu_awfp_armour_name ((MuAwfpArmour) troop->armour));
  mu_word_line_add (&line, order_name[troop->order]);
  for (int weapon = MU_AWFP_LANCE; weapon < MU_AWFP_ENGINE; weapon++)
    if (troop->weapons >> weapon & 1u)
      mu_word_line_add (&line, mu_awfp_weapon_name ((MuAwfpWeapon) weapon));
  if (troop->shield)
    mu_word_line_add (&line, "Sh");
  if (troop->scythes)
    mu_word_line_add (&line, "scythed");
  if (troop->armoured)
    mu_word_line_add (&line, "armoured");
  return mu_word_line_end (&line);
}

const char *
mu_awfp_order_name (MuAwfpOrder order)
{
  return order_name[order];
}

const char *
mu_awfp_morale_name (MuAwfpMorale morale)
{
  return morale_name[morale];
}
