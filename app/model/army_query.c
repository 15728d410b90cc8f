#include "app/model/army_query.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#include "app/model/book_query.h"
#include "app/model/words.h"

static const char *const filter_words[] = {
  [MU_ARMY_FILTER_ARMY] = N_ ("army:"), [MU_ARMY_FILTER_PLAYER] = N_ ("player:"),
  [MU_ARMY_FILTER_YEAR] = N_ ("year:"), [MU_ARMY_FILTER_POINTS] = N_ ("points:"),
  [MU_ARMY_FILTER_TAG] = N_ ("tag:"),   [MU_ARMY_FILTER_IS] = N_ ("is:"),
};

static const char *const is_words[] = {
  [MU_ARMY_IS_LEGAL] = N_ ("legal"),
  [MU_ARMY_IS_PROBLEMS] = N_ ("problems"),
  [MU_ARMY_IS_NEWER] = N_ ("newer"),
};

const char *
mu_army_filter_word (MuArmyFilterKind kind)
{
  return _ (filter_words[kind]);
}

const char *
mu_army_is_word (MuArmyIs is)
{
  return is == MU_ARMY_IS_ANY ? "" : _ (is_words[is]);
}

/* --- what was typed ----------------------------------------------------- */

GPtrArray *
mu_army_query_split (const char *typed)
{
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);
  gboolean quoted = FALSE;
  const char *begin = typed;

  for (const char *at = typed;; at++) {
    quoted ^= *at == '"';
    if (*at != '\0' && (quoted || !strchr (" \t\n,;", *at)))
      continue;
    if (at > begin)
      g_ptr_array_add (words, g_strndup (begin, (gsize) (at - begin)));
    if (*at == '\0')
      return words;
    begin = at + 1;
  }
}

/* The value behind the filter's word, NULL where the text begins otherwise. Both are folded. */
static const char *
behind (const char *text, const char *word)
{
  g_autofree char *folded = mu_words_fold (word);

  return g_str_has_prefix (text, folded) ? text + strlen (folded) : NULL;
}

static char *
without_quotes (const char *text)
{
  GString *plain = g_string_new (text);

  g_string_replace (plain, "\"", "", 0);
  return g_string_free (plain, FALSE);
}

gboolean
mu_army_query_is_filter (const char *word, MuArmyFilterKind *kind, char **value)
{
  g_autofree char *folded = mu_words_fold (word);

  for (int i = 0; i < MU_ARMY_FILTERS; i++) {
    const char *rest = behind (folded, filter_words[i]);
    if (rest == NULL)
      rest = behind (folded, _ (filter_words[i]));
    if (rest == NULL)
      continue;
    *kind = (MuArmyFilterKind) i;
    *value = without_quotes (rest);
    return TRUE;
  }
  return FALSE;
}

static gboolean
read_year (const char *text, int *year)
{
  *year = mu_book_query_year (text);
  return *year != 0;
}

static gboolean
read_points (const char *text, int *points)
{
  char *rest;
  const long number = strtol (text, &rest, 10);

  *points = (int) CLAMP (number, 0, MU_LIST_POINTS_MAX);
  return rest != text && *rest == '\0' && number >= 0;
}

/* "202bc", "300bc..100bc" or the other way round, "300bc..", "..100bc"; what is left out stays as
 * it was. */
static gboolean
read_range (const char *text, gboolean (*read) (const char *, int *), int *from, int *to)
{
  g_auto (GStrv) ends = g_strsplit (text, "..", 2);
  const char *last = ends[1] ? ends[1] : ends[0];
  int first_number = *from;
  int last_number = *to;

  if ((*ends[0] && !read (ends[0], &first_number)) || (*last && !read (last, &last_number)))
    return FALSE;
  *from = *ends[0] && *last ? MIN (first_number, last_number) : first_number;
  *to = *ends[0] && *last ? MAX (first_number, last_number) : last_number;
  return TRUE;
}

static gboolean
read_is (const char *text, MuArmyIs *is)
{
  for (int i = MU_ARMY_IS_LEGAL; i < MU_ARMY_IS_KINDS; i++) {
    g_autofree char *here = mu_words_fold (_ (is_words[i]));
    if (!g_str_has_prefix (is_words[i], text) && !g_str_has_prefix (here, text))
      continue;
    *is = (MuArmyIs) i;
    return TRUE;
  }
  return FALSE;
}

static void
note (MuArmyQuery *query, gboolean good, const char *expected, const char *value)
{
  if (!good && query->fault == NULL)
    query->fault = g_strdup_printf (_ ("“%s”: expected %s"), value, expected);
}

static void
set_text (char **text, char *value)
{
  g_free (*text);
  *text = value;
}

static void
take_filter (MuArmyQuery *query, MuArmyFilterKind kind, const char *value)
{
  switch (kind) {
  case MU_ARMY_FILTER_ARMY:
    set_text (&query->army, g_strdup (value));
    break;
  case MU_ARMY_FILTER_PLAYER:
    set_text (&query->player, g_strdup (value));
    break;
  case MU_ARMY_FILTER_YEAR:
    note (query, read_range (value, read_year, &query->year_from, &query->year_to),
          _ ("a year, 202bc, or years, 300bc..100bc"), value);
    break;
  case MU_ARMY_FILTER_POINTS:
    note (query, read_range (value, read_points, &query->points_from, &query->points_to),
          _ ("points, 1000 or 900..1200"), value);
    break;
  case MU_ARMY_FILTER_TAG:
    g_ptr_array_add (query->tags, g_strdup_printf (" %s ", value));
    break;
  case MU_ARMY_FILTER_IS:
    note (query, read_is (value, &query->is), _ ("legal, problems or newer"), value);
    break;
  }
}

/* Words in quotes are found where they stand side by side. */
static void
add_word (MuArmyQuery *query, const char *word)
{
  g_autofree char *plain = without_quotes (word);

  g_ptr_array_add (query->words, mu_words_fold (plain));
}

MuArmyQuery *
mu_army_query_new (const char *typed)
{
  MuArmyQuery *query = g_new0 (MuArmyQuery, 1);
  g_autoptr (GPtrArray) words = mu_army_query_split (typed);

  query->words = g_ptr_array_new_with_free_func (g_free);
  query->tags = g_ptr_array_new_with_free_func (g_free);
  query->year_from = G_MININT;
  query->year_to = G_MAXINT;
  query->points_to = MU_LIST_POINTS_MAX;
  for (guint i = 0; i < words->len; i++) {
    g_autofree char *value = NULL;
    MuArmyFilterKind kind;
    if (!mu_army_query_is_filter (g_ptr_array_index (words, i), &kind, &value))
      add_word (query, g_ptr_array_index (words, i));
    else if (*value)
      take_filter (query, kind, value);
  }
  return query;
}

void
mu_army_query_free (MuArmyQuery *query)
{
  if (query == NULL)
    return;
  g_ptr_array_unref (query->words);
  g_ptr_array_unref (query->tags);
  g_free (query->army);
  g_free (query->player);
  g_free (query->fault);
  g_free (query);
}

/* --- what is found ------------------------------------------------------ */

static gboolean
has_all (const GPtrArray *parts, const char *text)
{
  for (guint i = 0; i < parts->len; i++)
    if (strstr (text, g_ptr_array_index (parts, i)) == NULL)
      return FALSE;
  return TRUE;
}

static gboolean
is_so (MuArmyIs is, MuArmyItem *item)
{
  switch (is) {
  case MU_ARMY_IS_ANY:
    return TRUE;
  case MU_ARMY_IS_LEGAL:
    return mu_army_item_get_mark (item) == MU_ARMY_LEGAL;
  case MU_ARMY_IS_PROBLEMS:
    return mu_army_item_get_mark (item) == MU_ARMY_PROBLEMS
           || mu_army_item_get_mark (item) == MU_ARMY_UNREADABLE;
  case MU_ARMY_IS_NEWER:
    return mu_army_item_has_newer (item);
  }
  return TRUE;
}

gboolean
mu_army_query_matches (const MuArmyQuery *query, MuArmyItem *item)
{
  const MuArmyTerms *terms = mu_army_item_get_terms (item);

  return terms->year >= query->year_from && terms->year <= query->year_to
         && terms->points >= query->points_from && terms->points <= query->points_to
         && is_so (query->is, item)
         && (query->army == NULL || strstr (terms->folded_army, query->army))
         && (query->player == NULL || strstr (terms->folded_player, query->player))
         && has_all (query->tags, terms->folded_tags)
         && has_all (query->words, mu_army_item_get_found_by (item));
}

gboolean
mu_army_query_needs_marks (const MuArmyQuery *query)
{
  return query->is != MU_ARMY_IS_ANY;
}
