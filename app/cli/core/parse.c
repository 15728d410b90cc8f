/* Reading a call: options anywhere, the verb, its arguments, and whether all is
 * there that must be. */
#include <glib/gi18n.h>
#include <string.h>

#include "app/cli/core/call_private.h"
#include "lists/words/year.h"

typedef struct {
  MuCall *call;
  const char *group;
  char **next; /* of the arguments not yet read */
} Reader;

/* Factors may be negative: what starts with a minus and a digit is a number. */
static gboolean
looks_like_option (const char *text)
{
  return text[0] == '-' && text[1] != '\0' && !g_ascii_isdigit (text[1]);
}

/* what: of which text; NULL: of the value. */
static gboolean
refuse_year (const char *shown, const char *value, const char *what, MuYearFault fault,
             GError **error)
{
  g_autofree char *why = mu_year_refusal (what ? what : value, fault);
  g_set_error (error, MU_CALL_ERROR, 0, "%s: %s", shown, why);
  return FALSE;
}

static gboolean
check_year (const MuOption *option, const char *shown, const char *value, GError **error)
{
  g_autofree char *at = NULL;
  MuYearSpan span;
  int year;
  const MuYearFault fault = option->kind == MU_OPTION_YEAR ? mu_year_parse (value, &year, NULL)
                                                           : mu_year_span_parse (value, &span, &at);
  return fault == MU_YEAR_READ || refuse_year (shown, value, at, fault, error);
}

static gboolean
check_value (const MuOption *option, const char *value, GError **error)
{
  g_autofree char *shown = g_strdup_printf ("--%s", option->name);
  gint64 number;
  if (option->kind == MU_OPTION_NUMBER)
    return mu_read_number (shown, value, option->min, option->max, &number, error);
  if (option->kind == MU_OPTION_YEAR || option->kind == MU_OPTION_YEARS)
    return check_year (option, shown, value, error);
  if (option->kind == MU_OPTION_CHOICE && mu_option_choice (option, value) < 0) {
    g_set_error (error, MU_CALL_ERROR, 0, _ ("%s: “%s” is not one of %s"), shown, value,
                 option->value);
    return FALSE;
  }
  if (value[0] == '\0') {
    g_set_error (error, MU_CALL_ERROR, 0, _ ("%s: the value is empty; expected %s"), shown,
                 option->value);
    return FALSE;
  }
  return TRUE;
}

static gboolean
check_seed (MuCall *call, const char *value, GError **error)
{
  if (!g_ascii_string_to_unsigned (value, 10, 0, G_MAXUINT64, &call->seed, NULL)) {
    g_set_error (error, MU_CALL_ERROR, 0,
                 _ ("--seed: “%s” is not a whole number from 0 to 18446744073709551615"), value);
    return FALSE;
  }
  call->seeded = TRUE;
  return TRUE;
}

static gboolean
keep_value (MuCall *call, const MuOption *option, const char *value, GError **error)
{
  GPtrArray *values = g_hash_table_lookup (call->options, option);
  if (values && option->kind != MU_OPTION_TEXTS) {
    g_set_error (error, MU_CALL_ERROR, 0, _ ("--%s is given twice"), option->name);
    return FALSE;
  }
  if (!check_value (option, value, error))
    return FALSE;
  if (strcmp (option->name, "seed") == 0 && !check_seed (call, value, error))
    return FALSE;
  if (!values) {
    values = g_ptr_array_new ();
    g_hash_table_insert (call->options, (gpointer) option, values);
  }
  g_ptr_array_add (values, (gpointer) value);
  return TRUE;
}

static gboolean
read_flag (MuCall *call, const MuOption *option, const char *value, GError **error)
{
  if (value) {
    g_set_error (error, MU_CALL_ERROR, 0, _ ("--%s takes no value"), option->name);
    return FALSE;
  }
  g_hash_table_replace (call->options, (gpointer) option, g_ptr_array_new ());
  return TRUE;
}

/* "--year 58 BC" and "--year BC 58" without quotes: the era is no argument of its own. */
static const char *
join_year (Reader *reader, const MuOption *option, const char *value)
{
  const char *next = *reader->next;
  const gboolean dated = option->kind == MU_OPTION_YEAR || option->kind == MU_OPTION_YEARS;
  if (!dated || !next || mu_year_is_era (value) == mu_year_is_era (next))
    return value;
  g_autofree char *joined = g_strdup_printf ("%s %s", value, next);
  MuYearSpan span;
  if (mu_year_span_parse (joined, &span, NULL) != MU_YEAR_READ)
    return value;
  reader->next++;
  g_ptr_array_add (reader->call->joined, g_steal_pointer (&joined));
  return g_ptr_array_index (reader->call->joined, reader->call->joined->len - 1);
}

static gboolean
read_value (Reader *reader, const MuOption *option, const char *value, GError **error)
{
  if (option->kind == MU_OPTION_FLAG)
    return read_flag (reader->call, option, value, error);
  if (!value) {
    if (!*reader->next || looks_like_option (*reader->next)) {
      g_set_error (error, MU_CALL_ERROR, 0, _ ("--%s needs a value: %s"), option->name,
                   option->value);
      return FALSE;
    }
    value = *reader->next++;
  }
  return keep_value (reader->call, option, join_year (reader, option, value), error);
}

static gboolean
unknown_option (const MuCall *call, const char *text, GError **error)
{
  if (call->verb) {
    g_autofree char *title = mu_verb_title (call->verb);
    g_set_error (error, MU_CALL_ERROR, 0, _ ("unknown option %s; see “muster help %s”"), text,
                 title);
  } else {
    g_set_error (error, MU_CALL_ERROR, 0,
                 _ ("unknown option %s before the verb; see “muster help”"), text);
  }
  return FALSE;
}

static gboolean
read_option (Reader *reader, const char *text, GError **error)
{
  if (text[1] != '-') {
    const MuOption *option
        = text[2] == '\0' ? mu_call_find_option (reader->call->verb, NULL, text[1]) : NULL;
    return option ? read_value (reader, option, NULL, error)
                  : unknown_option (reader->call, text, error);
  }
  const char *equals = strchr (text, '=');
  g_autofree char *name
      = equals ? g_strndup (text + 2, (gsize) (equals - text - 2)) : g_strdup (text + 2);
  const MuOption *option = mu_call_find_option (reader->call->verb, name, 0);
  return option ? read_value (reader, option, equals ? equals + 1 : NULL, error)
                : unknown_option (reader->call, text, error);
}

/* The words that name the verb: one, or a group's name and one. */
static gboolean
read_verb (Reader *reader, const char *word, GError **error)
{
  if (!reader->group && mu_verb_is_group (word)) {
    reader->group = word;
    return TRUE;
  }
  reader->call->verb = mu_verb_find (reader->group, word);
  if (reader->call->verb)
    return TRUE;
  if (reader->group) {
    g_autofree char *names = mu_verb_names (reader->group);
    g_set_error (error, MU_CALL_ERROR, 0, _ ("%s has no verb “%s”; it has %s"), reader->group, word,
                 names);
  } else {
    g_set_error (error, MU_CALL_ERROR, 0, _ ("there is no verb “%s”; “muster help” lists them"),
                 word);
  }
  return FALSE;
}

static gboolean
read_words (Reader *reader, GError **error)
{
  gboolean only_words = FALSE;
  while (*reader->next) {
    const char *text = *reader->next++;
    gboolean fine = TRUE;
    if (!only_words && strcmp (text, "--") == 0)
      only_words = TRUE;
    else if (!only_words && looks_like_option (text))
      fine = read_option (reader, text, error);
    else if (!reader->call->verb)
      fine = read_verb (reader, text, error);
    else
      g_ptr_array_add (reader->call->arguments, (gpointer) text);
    if (!fine)
      return FALSE;
  }
  return TRUE;
}

/* --- what must be there ------------------------------------------------- */

static gboolean
check_verb (const Reader *reader, GError **error)
{
  if (reader->call->verb)
    return TRUE;
  if (reader->group) {
    g_autofree char *names = mu_verb_names (reader->group);
    g_set_error (error, MU_CALL_ERROR, 0, _ ("%s needs a verb: %s"), reader->group, names);
  } else {
    g_set_error (error, MU_CALL_ERROR, 0, _ ("what shall be done? “muster help” lists the verbs"));
  }
  return FALSE;
}

static gboolean
check_arguments (const MuCall *call, GError **error)
{
  const MuVerb *verb = call->verb;
  guint count = call->arguments->len;
  g_autofree char *title = mu_verb_title (verb);
  if (count > verb->most) {
    g_set_error (error, MU_CALL_ERROR, 0, _ ("%s: “%s” is one argument too many; expected %s"),
                 title, (const char *) g_ptr_array_index (call->arguments, verb->most),
                 verb->most > 0 ? verb->arguments : _ ("none"));
    return FALSE;
  }
  if (count < verb->least) {
    g_auto (GStrv) names = g_strsplit (verb->arguments, " ", -1);
    g_set_error (error, MU_CALL_ERROR, 0, _ ("%s: %s is missing; expected %s"), title, names[count],
                 verb->arguments);
    return FALSE;
  }
  return TRUE;
}

static gboolean
check_required (const MuCall *call, GError **error)
{
  for (const MuOption *option = call->verb->options; option->name; option++)
    if (option->required && !g_hash_table_contains (call->options, option)) {
      g_autofree char *title = mu_verb_title (call->verb);
      g_set_error (error, MU_CALL_ERROR, 0, _ ("%s: --%s %s is missing"), title, option->name,
                   option->value ? option->value : "");
      return FALSE;
    }
  return TRUE;
}

gboolean
mu_call_parse (MuCall *call, char **arguments, GError **error)
{
  Reader reader = { .call = call, .next = arguments };
  if (!read_words (&reader, error))
    return FALSE;
  if (mu_call_has (call, "help") || mu_call_has (call, "version"))
    return TRUE;
  return check_verb (&reader, error) && check_arguments (call, error)
         && check_required (call, error);
}
