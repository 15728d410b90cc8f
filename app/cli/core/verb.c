#include "app/cli/core/verb.h"

#include <string.h>

const MuVerb *
mu_verb_find (const char *group, const char *name)
{
  for (const MuVerb *verb = mu_verbs (); verb->name; verb++)
    if (g_strcmp0 (verb->group, group) == 0 && strcmp (verb->name, name) == 0)
      return verb;
  return NULL;
}

gboolean
mu_verb_is_group (const char *name)
{
  for (const MuVerb *verb = mu_verbs (); verb->name; verb++)
    if (g_strcmp0 (verb->group, name) == 0)
      return TRUE;
  return FALSE;
}

char *
mu_verb_names (const char *group)
{
  GString *names = g_string_new (NULL);
  for (const MuVerb *verb = mu_verbs (); verb->name; verb++)
    if (g_strcmp0 (verb->group, group) == 0)
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", verb->name);
  return g_string_free (names, FALSE);
}

char *
mu_verb_title (const MuVerb *verb)
{
  return verb->group ? g_strdup_printf ("%s %s", verb->group, verb->name) : g_strdup (verb->name);
}

const MuOption *
mu_option_find (const MuOption *options, const char *name)
{
  for (const MuOption *option = options; option->name; option++)
    if (strcmp (option->name, name) == 0)
      return option;
  return NULL;
}

const MuOption *
mu_option_find_letter (const MuOption *options, char letter)
{
  for (const MuOption *option = options; option->name; option++)
    if (option->letter == letter)
      return option;
  return NULL;
}

int
mu_option_choice (const MuOption *option, const char *word)
{
  g_auto (GStrv) words = g_strsplit (option->value, "|", -1);
  for (int i = 0; words[i]; i++)
    if (strcmp (words[i], word) == 0)
      return i;
  return -1;
}
