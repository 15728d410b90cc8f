#include "reports/act_words.h"

#include <glib/gi18n-lib.h>

/* The names in the lines that begin with the sign, or "" without one; free with g_free. House rules
 * have no name. */
static char *
list_signed (const char *about, char sign)
{
  g_auto (GStrv) lines = g_strsplit (about, "\n", -1);
  GString *names = g_string_new (NULL);
  for (char **line = lines; *line != NULL; line++)
    if (**line == sign)
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "",
                              (*line)[1] != '\0' ? *line + 1 : _ ("the house rules"));
  return g_string_free (names, FALSE);
}

static char *
say_taken_back (const char *about)
{
  g_autofree char *gone = list_signed (about, '-');
  g_autofree char *back = list_signed (about, '+');
  if (*back == '\0') /* Translators: names of battles and the like */
    return g_strdup_printf (_ ("Taken back: %s"), gone);
  if (*gone == '\0') /* Translators: names of battles and the like */
    return g_strdup_printf (_ ("Brought back: %s"), back);
  /* Translators: names of battles and the like, twice */
  return g_strdup_printf (_ ("Brought back: %s. Taken back: %s"), back, gone);
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
  return say_taken_back (act->about);
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
