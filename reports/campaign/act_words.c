#include "reports/campaign/act_words.h"

#include <glib/gi18n-lib.h>
#include <time.h>

#include "reports/account/trust_words.h"
#include "reports/document/date_words.h"

/* What the act is about, for people; free with g_free. */
static char *
name_of (const MuActRow *row, const char *about)
{
  MuDate date;
  return row->about == MU_ACT_ABOUT_DATE && mu_date_parse (about, &date) ? mu_date_in_words (&date)
                                                                         : g_strdup (about);
}

/* form: with the name for its %s. */
static char *
fill_in (const char *form, const MuActRow *row, const char *about)
{
  g_autofree char *name = name_of (row, about);
  GString *text = g_string_new (form);
  g_string_replace (text, "%s", name, 1);
  return g_string_free (text, FALSE);
}

/* One thing that was taken back, as part of a list; free with g_free. */
static char *
name_line (const char *line)
{
  const char *name;
  const MuActRow *row = mu_act_row (mu_act_line_kind (line, &name));
  return fill_in (_ (row->thing), row, name);
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
  const MuActRow *row = mu_act_row (act->kind);
  if (act->kind == MU_ACT_TAKEN_BACK)
    return say_taken_back (act->about);
  g_autofree char *done = fill_in (_ (row->done), row, act->about);
  return mu_converted_name (done, act->rules);
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
