#include "reports/act_words.h"

#include <glib/gi18n-lib.h>

/* What was taken back stands on lines of its own; house rules have no name. */
static char *
list_fallen (const char *about)
{
  g_auto (GStrv) lines = g_strsplit (about, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    if (**line == '\0') {
      g_free (*line);
      *line = g_strdup (_ ("the house rules"));
    }
  return g_strjoinv (", ", lines);
}

char *
mu_act_words (const MuAct *act)
{
  switch (act->kind) {
  case MU_ACT_BEGAN: /* Translators: a campaign */
    return g_strdup_printf (_ ("“%s” began"), act->about);
  case MU_ACT_HOUSE_RULES:
    return g_strdup (_ ("The house rules were changed"));
  case MU_ACT_BATTLE: /* Translators: a battle */
    return g_strdup_printf (_ ("The battle “%s” was recorded"), act->about);
  case MU_ACT_TAKEN_BACK:
    break;
  }
  g_autofree char *fallen = list_fallen (act->about);
  /* Translators: names of battles and the like */
  return g_strdup_printf (_ ("Taken back: %s"), fallen);
}

char *
mu_act_time (const MuAct *act)
{
  g_autoptr (GDateTime) made = g_date_time_new_from_iso8601 (act->made, NULL);
  g_autoptr (GDateTime) here = made ? g_date_time_to_local (made) : NULL;
  return here ? g_date_time_format (here, "%Y-%m-%d %H:%M") : g_strdup (act->made);
}

const char *
mu_act_kind_key (MuActKind kind)
{
  static const char *const keys[] = {
    [MU_ACT_BEGAN] = "began",
    [MU_ACT_HOUSE_RULES] = "house-rules",
    [MU_ACT_BATTLE] = "battle",
    [MU_ACT_TAKEN_BACK] = "taken-back",
  };
  return keys[kind];
}
