#include "app/session/armies/army_particulars.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#include "app/session/words.h"
#include "lists/list/terms.h"
#include "lists/words/year.h"

static MuList *
begin (MuArmySession *session)
{
  const MuList *list = mu_army_session_get_list (session);

  return list ? mu_list_copy (list) : NULL;
}

static gboolean
fits (const char *text, glong most)
{
  return g_utf8_validate (text, -1, NULL) && g_utf8_strlen (text, -1) <= most;
}

static gboolean
may_be_name (const char *tidy)
{
  const MuNameFault fault = mu_name_fault (tidy, MU_LIST_NAME_MAX);

  return fault == MU_NAME_GOOD || fault == MU_NAME_EMPTY;
}

/* Puts a text of at most so many characters in place of the list's own, as one change; no change
 * where it is the same. field: where it stands in MuList. */
static gboolean
replace_text (MuArmySession *session, glong field, const char *text, glong most, const char *words)
{
  g_autoptr (MuList) after = begin (session);
  char **own = after ? G_STRUCT_MEMBER_P (after, field) : NULL;

  if (own == NULL || !fits (text, most))
    return FALSE;
  if (strcmp (*own, text) == 0)
    return TRUE;
  g_free (*own);
  *own = g_strdup (text);
  mu_army_session_replace (session, g_steal_pointer (&after), words);
  return TRUE;
}

gboolean
mu_army_set_name (MuArmySession *session, const char *name)
{
  g_autofree char *plain = mu_name_tidy (name);
  g_autofree char *words = g_strdup_printf (_ ("Renamed: %s"), plain);

  return *plain && may_be_name (plain)
         && replace_text (session, G_STRUCT_OFFSET (MuList, name), plain, MU_LIST_NAME_MAX, words);
}

gboolean
mu_army_set_player (MuArmySession *session, const char *player)
{
  g_autofree char *plain = mu_name_tidy (player);
  g_autofree char *words = g_strdup_printf (_ ("Player: %s"), *plain ? plain : _ ("nobody"));

  return may_be_name (plain)
         && replace_text (session, G_STRUCT_OFFSET (MuList, player), plain, MU_LIST_NAME_MAX,
                          words);
}

gboolean
mu_army_set_tags (MuArmySession *session, const char *tags)
{
  g_autofree char *words_of = mu_army_tags_tidy (tags);
  g_autofree char *tidy = mu_name_tidy (words_of);
  g_autofree char *words = g_strdup_printf (_ ("Tags: %s"), *tidy ? tidy : _ ("none"));

  return may_be_name (tidy)
         && replace_text (session, G_STRUCT_OFFSET (MuList, tags), tidy, MU_LIST_TAGS_MAX, words);
}

gboolean
mu_army_set_notes (MuArmySession *session, const char *notes)
{
  return replace_text (session, G_STRUCT_OFFSET (MuList, notes), notes, MU_LIST_NOTES_MAX,
                       _ ("Notes of the army"));
}

/* The same with a number. */
static gboolean
replace_number (MuArmySession *session, glong field, int value, const char *words)
{
  g_autoptr (MuList) after = begin (session);
  int *own = after ? G_STRUCT_MEMBER_P (after, field) : NULL;

  if (own == NULL)
    return FALSE;
  if (*own == value)
    return TRUE;
  *own = value;
  mu_army_session_replace (session, g_steal_pointer (&after), words);
  return TRUE;
}

gboolean
mu_army_set_year (MuArmySession *session, const char *typed)
{
  int year;
  const gboolean good = mu_year_parse (typed, &year, NULL) == MU_YEAR_READ;
  g_autofree char *format = mu_year_format (year);
  g_autofree char *words = g_strdup_printf (_ ("Year: %s"), format);

  return good && replace_number (session, G_STRUCT_OFFSET (MuList, year), year, words);
}

gboolean
mu_army_set_points (MuArmySession *session, const char *typed)
{
  gint64 points = 0;
  const gboolean good = g_ascii_string_to_signed (typed, 10, 1, MU_LIST_POINTS_MAX, &points, NULL);
  g_autofree char *limit = mu_term_number (points);
  g_autofree char *words = g_strdup_printf (_ ("Points limit: %s"), limit);

  return good
         && replace_number (session, G_STRUCT_OFFSET (MuList, points_limit), (int) points, words);
}

/* --- tags --------------------------------------------------------------- */

static char **
split (const char *text)
{
  return g_strsplit_set (text, " ,;\t\n", -1);
}

gboolean
mu_army_tags_have (const char *tags, const char *tag)
{
  g_auto (GStrv) words = split (tags);
  g_autofree char *folded = mu_words_fold (tag);

  for (guint i = 0; words[i]; i++) {
    g_autofree char *word = mu_words_fold (words[i]);
    if (*word && strcmp (word, folded) == 0)
      return TRUE;
  }
  return FALSE;
}

static void
append_tag (GString *tags, const char *tag)
{
  const glong length = g_utf8_strlen (tags->str, -1) + g_utf8_strlen (tag, -1);

  if (*tag == '\0' || length + 1 > MU_LIST_TAGS_MAX || mu_army_tags_have (tags->str, tag))
    return;
  g_string_append_printf (tags, "%s%s", tags->len > 0 ? " " : "", tag);
}

char *
mu_army_tags_tidy (const char *typed)
{
  g_auto (GStrv) words = split (typed);
  GString *tags = g_string_new (NULL);

  for (guint i = 0; words[i]; i++)
    append_tag (tags, words[i]);
  return g_string_free (tags, FALSE);
}

char *
mu_army_tags_last (const char *typed)
{
  g_auto (GStrv) words = split (typed);
  const guint count = g_strv_length (words);

  return g_strdup (count > 0 ? words[count - 1] : "");
}

static gboolean
begins (const char *tag, const char *part)
{
  g_autofree char *whole = mu_words_fold (tag);
  g_autofree char *begin = mu_words_fold (part);

  return *begin && strcmp (whole, begin) != 0 && g_str_has_prefix (whole, begin);
}

/* Whether the words hold it; one that stands last and that the tag begins with is left out. */
static GString *
without (const char *typed, const char *tag, gboolean *had)
{
  g_auto (GStrv) words = split (typed);
  const guint count = g_strv_length (words);
  GString *tags = g_string_new (NULL);

  *had = FALSE;
  for (guint i = 0; i < count; i++)
    if (mu_army_tags_have (words[i], tag))
      *had = TRUE;
    else if (i + 1 < count || !begins (tag, words[i]))
      append_tag (tags, words[i]);
  return tags;
}

char *
mu_army_tags_turn (const char *typed, const char *tag)
{
  gboolean had;
  GString *tags = without (typed, tag, &had);

  if (!had)
    append_tag (tags, tag);
  return g_string_free (tags, FALSE);
}

/* --- in one line -------------------------------------------------------- */

char *
mu_army_particulars_line (MuArmySession *session)
{
  const MuList *list = mu_army_session_get_list (session);
  GString *line = g_string_new (NULL);

  if (list == NULL)
    return g_string_free (line, FALSE);
  if (*list->player)
    g_string_append_printf (line, "%s · ", list->player);
  if (*list->tags)
    g_string_append_printf (line, "%s · ", list->tags);
  g_string_append_printf (line, _ ("edition %d"), list->edition);
  return g_string_free (line, FALSE);
}
