#include "rules/awfp/troop.h"

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

/* Index of the word among the names, -1 if none. */
static int
look_up (Word word, const char *const *names, int count)
{
  for (int i = 0; i < count; i++)
    if (word_is (word, names[i]))
      return i;
  return -1;
}

/* The weapon that the word names, MU_AWFP_SWORD if none. */
static MuAwfpWeapon
find_weapon (Word word)
{
  for (int i = MU_AWFP_LANCE; i < MU_AWFP_ENGINE; i++)
    if (word_is (word, mu_awfp_weapon_name ((MuAwfpWeapon) i)))
      return (MuAwfpWeapon) i;
  for (int i = 0; i < OTHER_WORDS; i++)
    if (word_is (word, other_words[i].word))
      return other_words[i].weapon;
  return MU_AWFP_SWORD;
}

/* --- reading ------------------------------------------------------------ */

/* awfp.training.grades */
static MuAwfpParseError
read_training (Word word, MuAwfpTroop *troop)
{
  const int grade = look_up (word, training_name, 2);
  if (word.length == 0)
    return MU_AWFP_PARSE_EMPTY;
  troop->trained = grade == 1;
  return grade < 0 ? MU_AWFP_PARSE_TRAINING : MU_AWFP_PARSE_OK;
}

/* awfp.morale.classes */
static MuAwfpParseError
read_morale (Word word, MuAwfpTroop *troop)
{
  const int class = look_up (word, morale_name, MU_AWFP_MORALES);
  troop->morale = (uint8_t) class;
  return class < 0 ? MU_AWFP_PARSE_MORALE : MU_AWFP_PARSE_OK;
}

static MuAwfpParseError
read_armour (Word word, MuAwfpTroop *troop)
{
  for (int i = 0; i < MU_AWFP_ARMOURS; i++)
    if (word_is (word, mu_awfp_armour_name ((MuAwfpArmour) i))) {
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
read_rest (Word word, MuAwfpTroop *troop)
{
  const MuAwfpWeapon weapon = find_weapon (word);
  const unsigned had = troop->weapons;

  if (weapon != MU_AWFP_SWORD) {
    troop->weapons |= (uint16_t) MU_AWFP_WEAPON_BIT (weapon);
    return troop->weapons == had ? MU_AWFP_PARSE_TWICE : MU_AWFP_PARSE_OK;
  }
  if (word_is (word, "Sh"))
    return set_once (&troop->shield);
  if (word_is (word, "scythed"))
    return set_once (&troop->scythes);
  if (word_is (word, "armoured"))
    return set_once (&troop->armoured);
  return look_up (word, order_name, MU_AWFP_ORDERS) < 0 ? MU_AWFP_PARSE_WORD : MU_AWFP_PARSE_TWICE;
}

/* The order if the word is one (it is used up then), else the usual one. */
static MuAwfpParseError
read_order (Word *word, const char **at, MuAwfpTroop *troop)
{
  const int order = look_up (*word, order_name, MU_AWFP_ORDERS);
  const int taken = order < 0 ? mu_awfp_usual_order ((MuAwfpArmour) troop->armour) : order;
  troop->order = (uint8_t) taken;
  if (order >= 0)
    *word = next_word (at);
  return taken < 0 ? MU_AWFP_PARSE_ORDER : MU_AWFP_PARSE_OK;
}

typedef MuAwfpParseError (*WordReader) (Word word, MuAwfpTroop *troop);

static MuAwfpParseError
read_words (const char **at, MuAwfpTroop *troop, Word *word)
{
  static const WordReader opening[] = { read_training, read_morale, read_armour };
  for (int i = 0; i < 3; i++) {
    *word = next_word (at);
    const MuAwfpParseError error = opening[i](*word, troop);
    if (error != MU_AWFP_PARSE_OK)
      return error;
  }
  *word = next_word (at);
  MuAwfpParseError error = read_order (word, at, troop);
  for (; error == MU_AWFP_PARSE_OK && word->length > 0;) {
    error = read_rest (*word, troop);
    if (error == MU_AWFP_PARSE_OK)
      *word = next_word (at);
  }
  return error;
}

MuAwfpParseError
mu_awfp_troop_parse (const char *notation, MuAwfpTroop *troop, size_t *word_at)
{
  const char *at = notation;
  MuAwfpTroop read = { 0 };
  Word word = { notation, 0 };
  const MuAwfpParseError error = read_words (&at, &read, &word);
  if (error == MU_AWFP_PARSE_OK)
    *troop = read;
  else if (word_at)
    *word_at = (size_t) (word.start - notation);
  return error;
}

/* --- writing ------------------------------------------------------------ */

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
mu_awfp_troop_format (const MuAwfpTroop *troop, char *buffer, size_t size)
{
  Text text = { buffer, size, 0 };

  append (&text, training_name[troop->trained]);
  append_word (&text, morale_name[troop->morale]);
  append_word (&text, mu_awfp_armour_name ((MuAwfpArmour) troop->armour));
  append_word (&text, order_name[troop->order]);
  for (int weapon = MU_AWFP_LANCE; weapon < MU_AWFP_ENGINE; weapon++)
    if (troop->weapons >> weapon & 1u)
      append_word (&text, mu_awfp_weapon_name ((MuAwfpWeapon) weapon));
  if (troop->shield)
    append_word (&text, "Sh");
  if (troop->scythes)
    append_word (&text, "scythed");
  if (troop->armoured)
    append_word (&text, "armoured");
  if (size > 0)
    buffer[text.length] = '\0';
  return buffer;
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
