/* Verbs from descriptions of sums. */
#include <glib/gi18n.h>

#include "app/cli/club/house_rules.h"
#include "app/cli/sums.h"
#include "app/sums/core/sum.h"

/* What help shows for the value of a field; NULL for a flag. */
static const char *
value_of (const MuField *field)
{
  switch (field->kind) {
  case MU_FIELD_TROOP:
    return field->notation->value;
  case MU_FIELD_NUMBER:
    return "N";
  case MU_FIELD_POINTS:
    return "P";
  case MU_FIELD_CHOICE:
    return g_strjoinv ("|", (char **) field->words);
  case MU_FIELD_FLAG:
    return NULL;
  case MU_FIELD_SET:
    return "K,K…";
  case MU_FIELD_COUNTS:
    return "K[:N],…";
  case MU_FIELD_DICE:
    return field->max == 1 ? "D" : "D,D…";
  case MU_FIELD_WEAPON:
    return "W";
  case MU_FIELD_CREW:
    return "W,W…";
  }
  return NULL;
}

static MuOptionKind
option_kind (MuFieldKind kind)
{
  switch (kind) {
  case MU_FIELD_NUMBER:
    return MU_OPTION_NUMBER;
  case MU_FIELD_CHOICE:
    return MU_OPTION_CHOICE;
  case MU_FIELD_FLAG:
    return MU_OPTION_FLAG;
  case MU_FIELD_TROOP:
  case MU_FIELD_POINTS:
  case MU_FIELD_SET:
  case MU_FIELD_COUNTS:
  case MU_FIELD_DICE:
  case MU_FIELD_WEAPON:
  case MU_FIELD_CREW:
    break;
  }
  return MU_OPTION_TEXT;
}

/* The words of a set belong into its help: nobody guesses them. */
static const char *
help_of (const MuField *field)
{
  if (field->kind != MU_FIELD_SET && field->kind != MU_FIELD_COUNTS)
    return field->help;
  g_autofree char *words = g_strjoinv (", ", (char **) field->words);
  return g_strdup_printf ("%s: %s", _ (field->help), words);
}

static const MuOption tables_option
    = { .name = "tables",
        .kind = MU_OPTION_TEXT,
        .value = "FILE.xml",
        .help = N_ ("the tables that the book has lost; else the club's own, or those that ship") };

static MuOption *
options_of (const MuSumKind *kind)
{
  GArray *options = g_array_new (TRUE, TRUE, sizeof (MuOption));
  for (const MuField *field = kind->fields; field->key; field++) {
    if (field->argument)
      continue;
    MuOption option = {
      .name = field->key,
      .kind = option_kind (field->kind),
      .value = value_of (field),
      .help = help_of (field),
      .required = field->required,
      .min = field->min,
      .max = field->max,
    };
    g_array_append_val (options, option);
  }
  const MuOption odds
      = { .name = "odds", .kind = MU_OPTION_FLAG, .help = N_ ("the chance of each outcome too") };
  if (mu_sum_kind_has_odds (kind))
    g_array_append_val (options, odds);
  if (mu_sum_kind_system (kind)->looks_up)
    g_array_append_val (options, tables_option);
  else
    mu_reading_options_append (options);
  return (MuOption *) g_array_free (options, FALSE);
}

/* "FIGURES", "door|palisade" */
static char *
argument_name (const MuField *field)
{
  return field->kind == MU_FIELD_CHOICE ? g_strjoinv ("|", (char **) field->words)
                                        : g_ascii_strup (field->key, -1);
}

static const char *
arguments_of (const MuSumKind *kind, guint *least, guint *most)
{
  GString *names = g_string_new (NULL);
  for (const MuField *field = kind->fields; field->key; field++) {
    if (!field->argument)
      continue;
    g_autofree char *name = argument_name (field);
    g_string_append_printf (names, names->len > 0 ? " %s" : "%s", name);
    *least += field->required ? 1 : 0;
    *most += 1;
  }
  return g_string_free (names, FALSE);
}

/* What the kind says, and what each argument is. */
static const char *
more_of (const MuSumKind *kind)
{
  GString *more = g_string_new (kind->more[0] ? _ (kind->more) : NULL);
  for (const MuField *field = kind->fields; field->key; field++) {
    if (!field->argument || field->kind == MU_FIELD_CHOICE)
      continue;
    g_autofree char *name = argument_name (field);
    g_string_append_printf (more, more->len > 0 ? " %s: %s." : "%s: %s.", name,
                            _ (field->help ? field->help : field->label));
  }
  return g_string_free (more, FALSE);
}

static void
append_verb (GArray *verbs, const MuSumKind *kind)
{
  MuVerb verb = { .group = mu_sum_kind_system (kind)->key,
                  .name = mu_sum_kind_verb (kind),
                  .options = options_of (kind),
                  .summary = kind->summary,
                  .more = more_of (kind),
                  .run = mu_run_sum };
  verb.arguments = arguments_of (kind, &verb.least, &verb.most);
  g_array_append_val (verbs, verb);
}

void
mu_sum_verbs_append (GArray *verbs, const char *group)
{
  const MuSumKind *kind;
  for (guint i = 0; (kind = mu_sum_kind_at (i)) != NULL; i++)
    if (!kind->off_command && g_str_equal (mu_sum_kind_system (kind)->key, group))
      append_verb (verbs, kind);
}
