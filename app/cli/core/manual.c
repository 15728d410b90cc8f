#include "app/cli/core/manual.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

#include "app/cli/core/verb.h"

/* What roff would take for its own, and what a plain terminal lacks. */
static const struct {
  const char *text, *roff;
} signs[] = {
  { "\\", "\\e" },  { "|", "|\\:" },  { "-", "\\-" }, { "'", "\\(aq" }, { "“", "\\(lq" },
  { "”", "\\(rq" }, { "’", "\\(cq" }, { "…", "..." }, { "–", "\\(en" },
};

static char *
roff (const char *text)
{
  GString *out = g_string_new (text);
  for (guint i = 0; i < G_N_ELEMENTS (signs); i++)
    g_string_replace (out, signs[i].text, signs[i].roff, 0);
  return g_string_free (out, FALSE);
}

/* A help line as a sentence on a line of its own. */
static void
print_sentence (const char *text)
{
  g_autofree char *first = g_utf8_strup (text, g_utf8_next_char (text) - text);
  g_autofree char *whole = g_strconcat (first, g_utf8_next_char (text), NULL);
  g_autofree char *line = roff (whole);
  gboolean ended = strlen (text) > 0 && strchr (".?!", text[strlen (text) - 1]) != NULL;
  printf ("%s%s%s\n", line[0] == '.' ? "\\&" : "", line, ended ? "" : ".");
}

static void
print_option (const MuOption *option)
{
  g_autofree char *name = roff (option->name);
  g_autofree char *value = option->value ? roff (option->value) : NULL;
  printf (".TP\n");
  if (option->letter)
    printf ("\\fB\\-%c\\fR, ", option->letter);
  printf ("\\fB\\-\\-%s\\fR", name);
  if (value)
    printf (" \\fI%s\\fR", value);
  printf ("\n");
  print_sentence (_ (option->help));
}

static void
print_verb (const MuVerb *verb)
{
  g_autofree char *title = mu_verb_title (verb);
  g_autofree char *shown = roff (title);
  g_autofree char *arguments = roff (verb->arguments);
  printf (".TP\n\\fBmuster %s\\fR", shown);
  if (arguments[0])
    printf (" \\fI%s\\fR", arguments);
  printf ("\n");
  print_sentence (_ (verb->summary));
  if (verb->more[0])
    print_sentence (_ (verb->more));
  if (!verb->options->name)
    return;
  printf (".RS\n");
  for (const MuOption *option = verb->options; option->name; option++)
    print_option (option);
  printf (".RE\n");
}

static const struct {
  const char *group, *title;
} chapters[] = {
  { NULL, N_ ("The evening") },
  { "wrg", N_ ("Calculators of WRG 5th") },
  { "awfp", N_ ("Calculators of Fast Play") },
  { "book", N_ ("Army books") },
  { "list", N_ ("Army lists") },
  { "battle", N_ ("Battles") },
  { "hex", N_ ("The hex table of Ancient Battles Deluxe") },
  { "sheet", N_ ("Battle sheets") },
  { "campaign", N_ ("Campaigns") },
  { "report", N_ ("Paper") },
  { "dice", N_ ("Dice") },
};

static const char *
chapter_title (const char *group)
{
  for (guint i = 0; i < G_N_ELEMENTS (chapters); i++)
    if (g_strcmp0 (chapters[i].group, group) == 0)
      return _ (chapters[i].title);
  return group;
}

void
mu_manual_print (void)
{
  const char *last = "";
  for (const MuVerb *verb = mu_verbs (); verb->name; verb++) {
    if (g_strcmp0 (verb->group, last) != 0)
      printf (".SS %s\n", chapter_title (verb->group));
    print_verb (verb);
    last = verb->group;
  }
}
