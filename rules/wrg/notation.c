#include "rules/wrg/troop.h"

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

/* wrg.troops.regular */
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
    if (word_is (word, mu_wrg_type_name ((MuWrgType) i))) {
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
  append_word (&text, mu_wrg_type_name ((MuWrgType) troop->type));
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
