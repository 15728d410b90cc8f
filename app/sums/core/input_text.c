/* Entered values as texts: options of the command, lines of kept sums. */
#include <glib/gi18n.h>
#include <inttypes.h>
#include <string.h>

#include "app/sums/core/sum.h"

#define UNIT_SUFFIX ".unit"

GQuark
mu_sum_error_quark (void)
{
  return g_quark_from_static_string ("muster-sum");
}

gboolean
mu_sum_fail (GError **error, const char *format, ...)
{
  va_list values;
  va_start (values, format);
  g_autofree char *text = g_strdup_vprintf (format, values);
  va_end (values);
  g_set_error_literal (error, MU_SUM_ERROR, 0, text);
  return FALSE;
}

/* How messages name a field: as its option, or as its argument. */
static char *
shown_name (const MuField *field)
{
  return field->argument ? g_ascii_strup (field->key, -1) : g_strdup_printf ("--%s", field->key);
}

/* --- parts -------------------------------------------------------------- */

static gboolean
read_number (const char *name, const char *text, gint64 min, gint64 max, gint64 *number,
             GError **error)
{
  g_autoptr (GError) why = NULL;
  const char *digits = text[0] == '+' && g_ascii_isdigit (text[1]) ? text + 1 : text;
  if (g_ascii_string_to_signed (digits, 10, min, max, number, &why))
    return TRUE;
  if (g_error_matches (why, G_NUMBER_PARSER_ERROR, G_NUMBER_PARSER_ERROR_OUT_OF_BOUNDS))
    return mu_sum_fail (error, _ ("%s: %s is out of range; expected %" PRId64 " to %" PRId64), name,
                        text, min, max);
  return mu_sum_fail (error, _ ("%s: “%s” is not a whole number; expected %" PRId64 " to %" PRId64),
                      name, text, min, max);
}

/* "412", "412.5", "412.25": quarters. */
static gboolean
read_points (const char *name, const MuField *field, const char *text, gint64 *quarters,
             GError **error)
{
  static const char *const fraction[] = { "", "25", "5", "75", "0", "25", "50", "75", "00" };
  g_auto (GStrv) parts = g_strsplit (text, ".", 2);
  gint64 whole;
  if (!parts[0] || !g_ascii_string_to_signed (parts[0], 10, 0, field->max / 4, &whole, NULL))
    return mu_sum_fail (error, _ ("%s: “%s”: expected points from 0 to %d, as in 412 or 412.25"),
                        name, text, field->max / 4);
  for (guint i = parts[1] ? 1 : 0; i < (parts[1] ? G_N_ELEMENTS (fraction) : 1u); i++)
    if (!parts[1] || strcmp (parts[1], fraction[i]) == 0) {
      *quarters = whole * 4 + i % 4;
      return TRUE;
    }
  return mu_sum_fail (error, _ ("%s: “%s”: points have quarters only: .25, .5 or .75"), name, text);
}

static gboolean
read_weapon (const char *name, const char *word, gint64 *weapon, GError **error)
{
  static const char *const other[] = { "sidearm", "engine" };
  static const MuWeapon others[] = { MU_WEAPON_SIDEARM, MU_WEAPON_ENGINE };
  for (guint i = 0; i < G_N_ELEMENTS (other); i++)
    if (g_ascii_strcasecmp (word, other[i]) == 0) {
      *weapon = others[i];
      return TRUE;
    }
  for (int i = MU_WEAPON_LANCE; i < MU_WEAPON_ENGINE; i++)
    if (g_ascii_strcasecmp (word, mu_weapon_name ((MuWeapon) i)) == 0) {
      *weapon = i;
      return TRUE;
    }
  return mu_sum_fail (
      error, _ ("%s: “%s” is no weapon; expected L LTS P HTW JLS 2HCW B CB S SS or sidearm"), name,
      word);
}

static const char *
weapon_key (gint64 weapon)
{
  return weapon == MU_WEAPON_SIDEARM  ? "sidearm"
         : weapon == MU_WEAPON_ENGINE ? "engine"
                                      : mu_weapon_name ((MuWeapon) weapon);
}

static gboolean
read_word (const char *name, const MuField *field, const char *word, gint64 *place, GError **error)
{
  for (int i = 0; field->words[i]; i++)
    if (strcmp (field->words[i], word) == 0) {
      *place = i;
      return TRUE;
    }
  g_autofree char *all = g_strjoinv (", ", (char **) field->words);
  return mu_sum_fail (error, _ ("%s: “%s” is not one of %s"), name, word, all);
}

/* --- lists between commas ----------------------------------------------- */

typedef gboolean (*PartReader) (const char *name, const MuField *field, const char *part,
                                MuFieldValue *value, GError **error);

static gboolean
read_parts (const char *name, const MuField *field, const char *text, PartReader read,
            MuFieldValue *value, GError **error)
{
  g_auto (GStrv) parts = g_strsplit (text, ",", -1);
  if (!parts[0])
    return mu_sum_fail (error, _ ("%s: nothing is entered"), name);
  for (int i = 0; parts[i]; i++) {
    if (parts[i][0] == '\0')
      return mu_sum_fail (error, _ ("%s: nothing between two commas in “%s”"), name, text);
    if (!read (name, field, parts[i], value, error))
      return FALSE;
  }
  return TRUE;
}

static gboolean
read_set_part (const char *name, const MuField *field, const char *part, MuFieldValue *value,
               GError **error)
{
  gint64 place = 0;
  if (!read_word (name, field, part, &place, error))
    return FALSE;
  if (value->set >> place & 1u)
    return mu_sum_fail (error, _ ("%s: %s is given twice"), name, part);
  value->set |= (guint64) 1 << place;
  return TRUE;
}

static gboolean
read_times (const char *name, const MuField *field, gint64 place, const char *text, gint8 *times,
            GError **error)
{
  gint64 number = 1;
  const char *word = field->words[place];
  g_autofree char *shown = g_strdup_printf ("%s %s", name, word);
  const char *takes = field->takes ? field->takes[place] : NULL;
  if (field->signs >> place & 1u && (!text || (text[0] != '+' && text[0] != '-')))
    return mu_sum_fail (error, _ ("%s: %s needs its sign: %s"), name, word, takes ? _ (takes) : "");
  if (field->numbers >> place & 1u && !text)
    return mu_sum_fail (error, _ ("%s: %s needs its number: %s:2"), name, word, word);
  if (text && !read_number (shown, text, field->min, field->max, &number, error))
    return FALSE;
  *times = (gint8) number;
  return number != 0 || mu_sum_fail (error, _ ("%s: 0 times is not at all: leave it out"), shown);
}

static gboolean
read_counts_part (const char *name, const MuField *field, const char *part, MuFieldValue *value,
                  GError **error)
{
  g_auto (GStrv) halves = g_strsplit (part, ":", 2);
  gint64 place = 0;
  if (!read_word (name, field, halves[0], &place, error))
    return FALSE;
  if (value->times[place] != 0)
    return mu_sum_fail (error, _ ("%s: %s is given twice"), name, halves[0]);
  return read_times (name, field, place, halves[1], &value->times[place], error);
}

static gint64
most_of (MuDie die)
{
  return die == MU_DIE_TEN ? 10 : 6;
}

/* A die of ten shows 0 for 10. */
static gboolean
read_face (const char *name, const MuField *field, const char *part, MuFieldValue *value,
           GError **error)
{
  gint64 face;
  if (value->face_count >= MIN (field->max, MU_SUM_DICE))
    return mu_sum_fail (
        error, ngettext ("%s: more than %d die", "%s: more than %d dice", (gulong) field->max),
        name, field->max);
  if (!read_number (name, part, field->die == MU_DIE_TEN ? 0 : 1, most_of (field->die), &face,
                    error))
    return FALSE;
  value->faces[value->face_count++] = (guint8) (face == 0 ? 10 : face);
  return TRUE;
}

static gboolean
read_crew_part (const char *name, const MuField *field, const char *part, MuFieldValue *value,
                GError **error)
{
  gint64 weapon;
  (void) field;
  if (value->crew.count == MU_CREW_MAX)
    return mu_sum_fail (error, _ ("%s: more than %d crew figures"), name, MU_CREW_MAX);
  if (!read_weapon (name, part, &weapon, error))
    return FALSE;
  value->crew.weapon[value->crew.count++] = (guint8) weapon;
  return TRUE;
}

/* --- fields ------------------------------------------------------------- */

static gboolean
read_flag (const char *name, const char *text, gint64 *flag, GError **error)
{
  *flag = strcmp (text, "yes") == 0;
  return *flag || strcmp (text, "no") == 0
         || mu_sum_fail (error, _ ("%s: “%s” is neither yes nor no"), name, text);
}

static gboolean
read_value (const MuField *field, const char *text, MuFieldValue *value, GError **error)
{
  g_autofree char *name = shown_name (field);
  switch (field->kind) {
  case MU_FIELD_TROOP:
    return field->notation->read (text, value, error);
  case MU_FIELD_NUMBER:
    return read_number (name, text, field->min, field->max, &value->number, error);
  case MU_FIELD_POINTS:
    return read_points (name, field, text, &value->number, error);
  case MU_FIELD_CHOICE:
    return read_word (name, field, text, &value->number, error);
  case MU_FIELD_FLAG:
    return read_flag (name, text, &value->number, error);
  case MU_FIELD_SET:
    return read_parts (name, field, text, read_set_part, value, error);
  case MU_FIELD_COUNTS:
    return read_parts (name, field, text, read_counts_part, value, error);
  case MU_FIELD_DICE:
    return read_parts (name, field, text, read_face, value, error);
  case MU_FIELD_WEAPON:
    return read_weapon (name, text, &value->number, error);
  case MU_FIELD_CREW:
    return read_parts (name, field, text, read_crew_part, value, error);
  }
  return FALSE;
}

gboolean
mu_sum_input_read (MuSumInput *input, const char *key, const char *text, GError **error)
{
  int place = mu_sum_field (input->kind, key);
  if (place < 0)
    return mu_sum_fail (error, _ ("“%s” is no part of this sum"), key);
  MuFieldValue value = { .given = TRUE, .from = { .side = -1, .unit = -1 } };
  if (!read_value (&input->kind->fields[place], text, &value, error))
    return FALSE;
  input->value[place] = value;
  return TRUE;
}

/* --- writing ------------------------------------------------------------ */

static void add_part (GString *text, const char *format, ...) G_GNUC_PRINTF (2, 3);

static void
add_part (GString *text, const char *format, ...)
{
  va_list values;
  if (text->len > 0)
    g_string_append_c (text, ',');
  va_start (values, format);
  g_string_append_vprintf (text, format, values);
  va_end (values);
}

static void
write_words (const MuField *field, const MuFieldValue *value, GString *text)
{
  for (int i = 0; field->words[i]; i++) {
    if (field->kind == MU_FIELD_SET && value->set >> i & 1u)
      add_part (text, "%s", field->words[i]);
    if (field->kind == MU_FIELD_COUNTS && value->times[i] != 0)
      add_part (text, field->signs >> i & 1u ? "%s:%+d" : "%s:%d", field->words[i],
                value->times[i]);
  }
}

static void
write_points (gint64 quarters, GString *text)
{
  static const char *const fraction[] = { "", ".25", ".5", ".75" };
  g_string_append_printf (text, "%" PRId64 "%s", quarters / 4, fraction[quarters % 4]);
}

static void
write_troop (const MuField *field, const MuFieldValue *value, GString *text)
{
  g_autofree char *notation = field->notation->write (value);
  g_string_append (text, notation);
}

static void
write_value (const MuField *field, const MuFieldValue *value, GString *text)
{
  switch (field->kind) {
  case MU_FIELD_TROOP:
    write_troop (field, value, text);
    break;
  case MU_FIELD_NUMBER:
    g_string_append_printf (text, "%" G_GINT64_FORMAT, value->number);
    break;
  case MU_FIELD_POINTS:
    write_points (value->number, text);
    break;
  case MU_FIELD_CHOICE:
    g_string_append (text, field->words[value->number]);
    break;
  case MU_FIELD_FLAG:
    g_string_append (text, value->number ? "yes" : "no");
    break;
  case MU_FIELD_SET:
  case MU_FIELD_COUNTS:
    write_words (field, value, text);
    break;
  case MU_FIELD_DICE:
    for (guint i = 0; i < value->face_count; i++)
      add_part (text, "%d", value->faces[i]);
    break;
  case MU_FIELD_WEAPON:
    g_string_append (text, weapon_key (value->number));
    break;
  case MU_FIELD_CREW:
    for (guint i = 0; i < value->crew.count; i++)
      add_part (text, "%s", weapon_key (value->crew.weapon[i]));
    break;
  }
}

char *
mu_sum_input_write (const MuSumInput *input, const char *key)
{
  int place = mu_sum_field (input->kind, key);
  if (place < 0 || !input->value[place].given)
    return NULL;
  GString *text = g_string_new (NULL);
  write_value (&input->kind->fields[place], &input->value[place], text);
  return g_string_free (text, FALSE);
}

char *
mu_sum_input_to_text (const MuSumInput *input)
{
  GString *text = g_string_new (NULL);
  for (int i = 0; input->kind->fields[i].key; i++) {
    const char *key = input->kind->fields[i].key;
    const MuSumUnit *from = &input->value[i].from;
    g_autofree char *value = mu_sum_input_write (input, key);
    if (!value || value[0] == '\0')
      continue;
    g_string_append_printf (text, "%s=%s\n", key, value);
    if (input->kind->fields[i].kind == MU_FIELD_TROOP && from->side >= 0)
      g_string_append_printf (text, "%s" UNIT_SUFFIX "=%c:%d\n", key, 'a' + from->side, from->unit);
  }
  return g_string_free (text, FALSE);
}

static gboolean
read_unit (MuSumInput *input, const char *key, const char *text, GError **error)
{
  g_autofree char *name = g_strndup (key, strlen (key) - strlen (UNIT_SUFFIX));
  int place = mu_sum_field (input->kind, name);
  gint64 unit;
  if (place < 0 || (text[0] != 'a' && text[0] != 'b') || text[1] != ':'
      || !g_ascii_string_to_signed (text + 2, 10, 0, G_MAXINT16, &unit, NULL))
    return mu_sum_fail (error, _ ("“%s=%s” names no unit"), key, text);
  input->value[place].from = (MuSumUnit){ .side = text[0] - 'a', .unit = (int) unit };
  return TRUE;
}

static gboolean
read_line (MuSumInput *input, const char *line, GError **error)
{
  g_auto (GStrv) halves = g_strsplit (line, "=", 2);
  if (!halves[0] || !halves[1])
    return mu_sum_fail (error, _ ("“%s”: expected a name, = and a value"), line);
  return g_str_has_suffix (halves[0], UNIT_SUFFIX)
             ? read_unit (input, halves[0], halves[1], error)
             : mu_sum_input_read (input, halves[0], halves[1], error);
}

gboolean
mu_sum_input_from_text (MuSumInput *input, const MuSumKind *kind, const char *text, GError **error)
{
  MuSumInput read;
  mu_sum_input_init (&read, kind);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  for (int i = 0; lines[i]; i++)
    if (lines[i][0] != '\0' && !read_line (&read, lines[i], error))
      return FALSE;
  *input = read;
  return TRUE;
}
