#include "lists/xml/reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/words/name.h"
#include "lists/xml/error.h"
#include "lists/xml/xml.h"
#include "rules/troop/extra.h"
#include "rules/troop/troop.h"

#define BLANKS " \t\r\n"

const char *const mu_words_mixed[] = { "no", "behind", "flanks", NULL };
const char *const mu_words_item[] = { "second-camel-archer",
                                      "light-bolt-shooter",
                                      "bolt-shooter",
                                      "thirty-mina",
                                      "one-talent",
                                      "three-talent",
                                      "flame-thrower",
                                      "rocket-launcher",
                                      "wagon",
                                      "pack-horse",
                                      "pack-camel",
                                      "boat",
                                      "caltrops",
                                      "field-work",
                                      "stone-wall",
                                      "siege-gear",
                                      "penthouse",
                                      "wheeled-tower",
                                      "elephant-disguise",
                                      NULL };
const char *const mu_words_order[] = { "attack", "hold", "skirmish", NULL };
const char *const mu_words_weapon[]
    = { "sidearm", "L", "LTS", "P", "HTW", "JLS", "2HCW", "B", "CB", "S", "SS", "engine", NULL };
const char *const mu_words_training[] = { "regular", "irregular", NULL };
const char *const mu_words_of_region[] = { "mediterranean", "northern", NULL };

G_STATIC_ASSERT (G_N_ELEMENTS (mu_words_item) == MU_EXTRAS + 1);

static const char *const words_flag[] = { "no", "yes", NULL };

static void
note_fault (MuReader *reader, const xmlNode *node, const char *attribute, const char *what)
{
  if (reader->listener)
    reader->listener->told (reader->listener, node, attribute, what);
  if (!reader->error)
    reader->error = g_error_new (MU_FILE_ERROR, MU_FILE_ERROR_INVALID, "%s:%ld: %s", reader->file,
                                 xmlGetLineNo (node), what);
}

void
mu_reader_fail (MuReader *reader, const xmlNode *node, const char *format, ...)
{
  va_list args;
  va_start (args, format);
  g_autofree char *what = g_strdup_vprintf (format, args);
  va_end (args);
  note_fault (reader, node, NULL, what);
}

void
mu_reader_fail_at (MuReader *reader, const xmlNode *node, const char *attribute, const char *format,
                   ...)
{
  va_list args;
  va_start (args, format);
  g_autofree char *what = g_strdup_vprintf (format, args);
  va_end (args);
  note_fault (reader, node, attribute, what);
}

const char *
mu_reader_called (const MuReader *reader, const char *attribute)
{
  return reader->listener ? reader->listener->word_of (attribute) : attribute;
}

gboolean
mu_reader_finish (MuReader *reader, GError **error)
{
  if (!reader->error)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&reader->error));
  return FALSE;
}

gboolean
mu_reader_has (const xmlNode *node, const char *attribute)
{
  return mu_xml_has (node, attribute);
}

/* No text has more characters than bytes, so few are counted. */
static void
check_length (MuReader *reader, const xmlNode *node, const char *what, const char *text, glong max)
{
  const glong length = (glong) strlen (text) > max ? g_utf8_strlen (text, -1) : 0;
  if (length > max)
    mu_reader_fail_at (reader, node, what, _ ("%s has %ld characters; at most %ld are allowed"),
                       mu_reader_called (reader, what), length, max);
}

/* Of an attribute, "" where it is missing. */
static const char *
peek_text (MuReader *reader, const xmlNode *node, const char *attribute, glong max, char **own)
{
  const char *text = mu_xml_peek (node, attribute, own);
  if (text)
    check_length (reader, node, attribute, text, max);
  return text ? text : "";
}

char *
mu_reader_text (MuReader *reader, const xmlNode *node, const char *attribute, glong max)
{
  g_autofree char *own = NULL;
  return g_strdup (peek_text (reader, node, attribute, max, &own));
}

char *
mu_reader_name (MuReader *reader, const xmlNode *node, const char *attribute, glong max)
{
  g_autofree char *own = NULL;
  const char *text = peek_text (reader, node, attribute, max, &own);
  if (!reader->comes_in)
    return g_strdup (text);
  char *name = mu_name_tidy (text);
  const MuNameFault fault = mu_name_fault (name, max);
  if (fault == MU_NAME_GOOD || fault == MU_NAME_EMPTY)
    return name;
  g_autofree char *words = mu_name_refusal (mu_reader_called (reader, attribute), fault, max);
  mu_reader_fail_at (reader, node, attribute, "%s", words);
  return name;
}

char *
mu_reader_content (MuReader *reader, const xmlNode *node, glong max)
{
  char *own = NULL;
  const char *text = mu_xml_peek_content (node, &own);
  check_length (reader, node, (const char *) node->name, text, max);
  return own ? own : g_strdup (text);
}

/* The text without the blanks around it; its length. */
static const char *
bare (const char *text, gsize *length)
{
  text += strspn (text, BLANKS);
  *length = strlen (text);
  while (*length > 0 && strchr (BLANKS, text[*length - 1]))
    --*length;
  return text;
}

#define NUMBER_MOST ((G_MAXINT64 - 9) / 10) /* that another digit fits to */

/* Whole numbers as XML Schema writes them: blanks around, a sign, digits. */
static gboolean
parse_whole (const char *text, gint64 *number)
{
  const char *start = text + strspn (text, BLANKS);
  const char *digits = start + (*start == '-' || *start == '+');
  const char *at = digits;
  gint64 size = 0;
  for (; g_ascii_isdigit (*at) && size <= NUMBER_MOST; at++)
    size = 10 * size + (*at - '0');
  *number = *start == '-' ? -size : size;
  return at > digits && at[strspn (at, BLANKS)] == '\0';
}

int
mu_reader_int (MuReader *reader, const xmlNode *node, const char *attribute, int min, int max,
               int fallback)
{
  g_autofree char *own = NULL;
  const char *text = mu_xml_peek (node, attribute, &own);
  gint64 number;
  if (!text || (parse_whole (text, &number) && number >= min && number <= max))
    return text ? (int) number : fallback;
  mu_reader_fail_at (reader, node, attribute,
                     _ ("%s is “%s”; expected a whole number from %d to %d"),
                     mu_reader_called (reader, attribute), text, min, max);
  return fallback;
}

static int
find_word (const char *const *words, const char *text, gsize length)
{
  for (int i = 0; words[i]; i++)
    if (strncmp (words[i], text, length) == 0 && words[i][length] == '\0')
      return i;
  return -1;
}

int
mu_reader_word (MuReader *reader, const xmlNode *node, const char *attribute,
                const char *const *words, int fallback)
{
  g_autofree char *own = NULL;
  gsize length;
  const char *given = mu_xml_peek (node, attribute, &own);
  if (!given)
    return fallback;
  const char *start = bare (given, &length);
  const int found = find_word (words, start, length);
  if (found >= 0)
    return found;
  g_autofree char *text = g_strndup (start, length);
  g_autofree char *expected = g_strjoinv (", ", (char **) words);
  mu_reader_fail_at (reader, node, attribute, _ ("%s is “%s”; expected one of: %s"),
                     mu_reader_called (reader, attribute), text, expected);
  return fallback;
}

gboolean
mu_reader_flag (MuReader *reader, const xmlNode *node, const char *attribute)
{
  return mu_reader_word (reader, node, attribute, words_flag, 0) == 1;
}

int
mu_reader_year (MuReader *reader, const xmlNode *node, const char *attribute, int fallback)
{
  const int year = mu_reader_int (reader, node, attribute, MU_YEAR_MIN, MU_YEAR_MAX, fallback);
  if (year == 0 && mu_reader_has (node, attribute))
    mu_reader_fail_at (reader, node, attribute, _ ("%s is 0; there is no year 0, 1 BC is -1"),
                       mu_reader_called (reader, attribute));
  return year;
}

const char *
mu_words_parse_error (MuTroopFault error)
{
  switch (error) {
  case MU_TROOP_PARSE_OK:
    break;
  case MU_TROOP_PARSE_EMPTY:
    return _ ("the notation is empty");
  case MU_TROOP_PARSE_TRAINING:
    return _ ("expected Reg or Irr");
  case MU_TROOP_PARSE_CLASS:
    return _ ("expected a class, A to D");
  case MU_TROOP_PARSE_TYPE:
    return _ ("expected a troop type, as HI or LC");
  case MU_TROOP_PARSE_WORD:
    return _ ("expected a weapon, Sh, Arab or Indian");
  case MU_TROOP_PARSE_TWICE:
    return _ ("it stands there twice");
  }
  return "";
}

MuTroop
mu_reader_troop (MuReader *reader, const xmlNode *node, const char *attribute)
{
  MuTroop troop = { 0 };
  size_t at = 0;
  g_autofree char *own = NULL;
  const char *given = mu_xml_peek (node, attribute, &own);
  const char *text = given ? given : "";
  const MuTroopFault fault = mu_troop_parse (text, &troop, &at);
  if (fault == MU_TROOP_PARSE_OK)
    return troop;
  g_autofree char *word = g_strndup (text + at, strcspn (text + at, " \t\r\n"));
  mu_reader_fail_at (reader, node, attribute, _ ("%s “%s” cannot be read at “%s”: %s"),
                     mu_reader_called (reader, attribute), text, word,
                     mu_words_parse_error (fault));
  return troop;
}

MuCrew
mu_reader_crew (MuReader *reader, const xmlNode *node)
{
  MuCrew crew = { 0 };
  crew.horses = (uint8_t) mu_reader_int (reader, node, "horses", 2, 4, 0);
  for (const xmlNode *at = mu_reader_first (node, "crew"); at; at = mu_reader_next (at)) {
    if (crew.count == MU_CREW_MAX) {
      mu_reader_fail (reader, at, _ ("more than %d crew figures on one model"), MU_CREW_MAX);
      break;
    }
    crew.weapon[crew.count++]
        = (uint8_t) mu_reader_word (reader, at, "weapon", mu_words_weapon, MU_WEAPON_SIDEARM);
  }
  return crew;
}

/* A document has each name of its elements once. */
static gboolean
is_named (const xmlNode *node, const char *name)
{
  return node->type == XML_ELEMENT_NODE
         && ((const char *) node->name == name || mu_xml_is_called (node->name, name));
}

static const xmlNode *
find_from (const xmlNode *node, const char *name)
{
  while (node && !is_named (node, name))
    node = node->next;
  return node;
}

const xmlNode *
mu_reader_first (const xmlNode *parent, const char *name)
{
  return find_from (parent->children, name);
}

const xmlNode *
mu_reader_next (const xmlNode *node)
{
  return find_from (node->next, (const char *) node->name);
}
