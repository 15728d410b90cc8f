#include "reports/campaign/act_words.h"

#include <glib/gi18n-lib.h>
#include <time.h>

#include "reports/document/date_words.h"

/* form: with the date for its %s. */
static char *
name_date (const char *form, const char *key)
{
  MuDate date;
  g_autofree char *words = mu_date_parse (key, &date) ? mu_date_in_words (&date) : g_strdup (key);
  GString *text = g_string_new (form);
  g_string_replace (text, "%s", words, 1);
  return g_string_free (text, FALSE);
}

/* One thing that was taken back, as part of a list; free with g_free. */
static char *
name_line (const char *line)
{
  const char *name;
  switch (mu_act_line_kind (line, &name)) {
  case MU_ACT_HOUSE_RULES:
    return g_strdup (_ ("the house rules"));
  case MU_ACT_DAYS: /* Translators: a date */
    return name_date (_ ("the days to %s"), name);
  case MU_ACT_FIXTURE: /* Translators: a battle to come */
    return g_strdup_printf (_ ("the fixture %s"), name);
  case MU_ACT_FIXTURE_OFF: /* Translators: a battle to come */
    return g_strdup_printf (_ ("the calling off of %s"), name);
  case MU_ACT_WEATHER_DICE: /* Translators: a date */
    return name_date (_ ("the weather dice of %s"), name);
  case MU_ACT_POINTS: /* Translators: what for */
    return g_strdup_printf (_ ("the points for %s"), name);
  case MU_ACT_RULES:
    return g_strdup (_ ("the campaign's rules"));
  case MU_ACT_RECRUITS: /* Translators: a side */
    return g_strdup_printf (_ ("the replacements for %s"), name);
  case MU_ACT_MAP: /* Translators: its name */
    return g_strdup_printf (_ ("the map %s"), name);
  case MU_ACT_HOST: /* Translators: its name */
    return g_strdup_printf (_ ("the mustering of %s"), name);
  case MU_ACT_MARCH: /* Translators: a host and a place, "Hannibal, Capua" */
    return g_strdup_printf (_ ("the march %s"), name);
  case MU_ACT_HOLDER: /* Translators: a place and a side, "Capua, Rome" */
    return g_strdup_printf (_ ("the holder %s"), name);
  case MU_ACT_CUT:
    return g_strdup_printf (_ ("the copy for %s"), name);
  case MU_ACT_SEAL: /* Translators: a battle and a side, "Zama, Rome" */
    return g_strdup_printf (_ ("the sealing of papers %s"), name);
  case MU_ACT_PAPERS: /* Translators: a battle and a side, "Zama, Rome" */
    return g_strdup_printf (_ ("the opening of papers %s"), name);
  case MU_ACT_HONOUR: /* Translators: "Rome, Hastati: first over the wall" */
    return g_strdup_printf (_ ("the honour %s"), name);
  case MU_ACT_BEGAN:
  case MU_ACT_BATTLE:
  case MU_ACT_TAKEN_BACK:
    break;
  }
  return g_strdup (name);
}

static void
append_name (GString *names, const char *line)
{
  g_autofree char *name = name_line (line);
  g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", name);
}

/* The names in the lines that begin with the sign, or "" without one; free with g_free. */
static char *
list_signed (const char *about, char sign)
{
  g_auto (GStrv) lines = g_strsplit (about, "\n", -1);
  GString *names = g_string_new (NULL);
  for (char **line = lines; *line != NULL; line++)
    if (**line == sign)
      append_name (names, *line + 1);
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
  case MU_ACT_DAYS:
    return name_date (_ ("The calendar went on to %s"), act->about);
  case MU_ACT_FIXTURE: /* Translators: a battle to come */
    return g_strdup_printf (_ ("The fixture “%s” was set"), act->about);
  case MU_ACT_FIXTURE_OFF: /* Translators: a battle to come */
    return g_strdup_printf (_ ("The fixture “%s” was called off"), act->about);
  case MU_ACT_WEATHER_DICE:
    return name_date (_ ("Dice were thrown for the weather of %s"), act->about);
  case MU_ACT_POINTS: /* Translators: what for */
    return g_strdup_printf (_ ("Points were given: %s"), act->about);
  case MU_ACT_RULES:
    return g_strdup (_ ("The campaign's rules were changed"));
  case MU_ACT_RECRUITS: /* Translators: a side */
    return g_strdup_printf (_ ("Replacements were bought for %s"), act->about);
  case MU_ACT_MAP: /* Translators: its name */
    return g_strdup_printf (_ ("The map “%s” was drawn"), act->about);
  case MU_ACT_HOST: /* Translators: its name */
    return g_strdup_printf (_ ("The host “%s” was mustered"), act->about);
  case MU_ACT_MARCH: /* Translators: a host and a place, "Hannibal, Capua" */
    return g_strdup_printf (_ ("A host was sent: %s"), act->about);
  case MU_ACT_HOLDER: /* Translators: a place and a side, "Capua, Rome" */
    return g_strdup_printf (_ ("A place changed hands: %s"), act->about);
  case MU_ACT_CUT:
    return g_strdup_printf (_ ("A copy was cut to what %s may know"), act->about);
  case MU_ACT_SEAL: /* Translators: a battle and a side, "Zama, Rome" */
    return g_strdup_printf (_ ("Papers were sealed: %s"), act->about);
  case MU_ACT_PAPERS: /* Translators: a battle and a side, "Zama, Rome" */
    return g_strdup_printf (_ ("Papers were opened: %s"), act->about);
  case MU_ACT_HONOUR: /* Translators: "Rome, Hastati: first over the wall" */
    return g_strdup_printf (_ ("A unit was honoured: %s"), act->about);
  case MU_ACT_TAKEN_BACK:
    break;
  }
  return say_taken_back (act->about);
}

/* localtime_r and not GDateTime, which looks the time zone's file up for each of a thousand
 * entries.
 */
static gboolean
read_time (const char *text, struct tm *here)
{
  g_autoptr (GDateTime) made = g_date_time_new_from_iso8601 (text, NULL);
  const time_t seconds = made ? (time_t) g_date_time_to_unix (made) : 0;
  return made != NULL && localtime_r (&seconds, here) != NULL;
}

char *
mu_act_time (const MuAct *act)
{
  struct tm here;
  if (!read_time (act->made, &here))
    return g_strdup (act->made);
  return g_strdup_printf ("%04d-%02d-%02d %02d:%02d", here.tm_year + 1900, here.tm_mon + 1,
                          here.tm_mday, here.tm_hour, here.tm_min);
}
