#include "app/session/armies/army_query.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#include "app/session/words.h"
#include "lists/words/year.h"

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
read_points (const char *text, int *points)
{
  char *rest;
  const long number = strtol (text, &rest, 10);

  *points = (int) CLAMP (number, 0, MU_LIST_POINTS_MAX);
  return rest != text && *rest == '\0' && number >= 0;
}

/* "900", "900..1200" or the other way round, "900..", "..1200"; what is left out stays as it was.
 */
static gboolean
read_points_range (const char *text, int *from, int *to)
{
  g_auto (GStrv) ends = g_strsplit (text, "..", 2);
  const char *last = ends[1] ? ends[1] : ends[0];
  int first_number = *from;
  int last_number = *to;

  if ((*ends[0] && !read_points (ends[0], &first_number))
      || (*last && !read_points (last, &last_number)))
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

static gboolean
take_years (MuArmyQuery *query, const char *text)
{
  MuYearSpan span;

  if (mu_year_span_parse (text, &span, NULL) != MU_YEAR_READ)
    return FALSE;
  g_array_append_val (query->years, span);
  return TRUE;
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
    note (query, take_years (query, value), _ ("a year, 202bc, or years, 300bc..100bc"), value);
    break;
  case MU_ARMY_FILTER_POINTS:
    note (query, read_points_range (value, &query->points_from, &query->points_to),
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

/* "year:58 BC": the era belongs to the filter. */
static gboolean
take_dated (MuArmyQuery *query, const char *value, const char *next)
{
  g_autofree char *joined = g_strdup_printf ("%s %s", value, next ? next : "");

  return next && mu_year_is_era (value) != mu_year_is_era (next) && take_years (query, joined);
}

/* How many words it took; 0: the first is no filter. */
static guint
take_if_filter (MuArmyQuery *query, char *const *words)
{
  g_autofree char *value = NULL;
  MuArmyFilterKind kind;

  if (!mu_army_query_is_filter (words[0], &kind, &value))
    return 0;
  if (kind == MU_ARMY_FILTER_YEAR && *value && take_dated (query, value, words[1]))
    return 2;
  if (*value)
    take_filter (query, kind, value);
  return 1;
}

/* Takes a filter, a year with its era, or a word; how many words that were. A number without an era
 * may be a part of a name, and is found in the years of both. */
static guint
take_words (MuArmyQuery *query, char *const *words)
{
  int year;
  MuEra era;

  const guint filter = take_if_filter (query, words);
  if (filter > 0)
    return filter;
  const guint taken = mu_year_take (words, &year, &era);
  if (taken > 0 && era != MU_ERA_NONE) {
    const MuYearSpan span = mu_year_span_of (year, era);
    g_array_append_val (query->years, span);
    return taken;
  }
  add_word (query, words[0]);
  return 1;
}

MuArmyQuery *
mu_army_query_new (const char *typed)
{
  MuArmyQuery *query = g_new0 (MuArmyQuery, 1);
  g_autoptr (GPtrArray) words = mu_army_query_split (typed);

  query->words = g_ptr_array_new_with_free_func (g_free);
  query->tags = g_ptr_array_new_with_free_func (g_free);
  query->years = g_array_new (FALSE, FALSE, sizeof (MuYearSpan));
  query->points_to = MU_LIST_POINTS_MAX;
  g_ptr_array_add (words, NULL);
  for (char *const *at = (char **) words->pdata; *at;)
    at += take_words (query, at);
  return query;
}

void
mu_army_query_free (MuArmyQuery *query)
{
  if (query == NULL)
    return;
  g_ptr_array_unref (query->words);
  g_ptr_array_unref (query->tags);
  g_array_unref (query->years);
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

static gboolean
in_all_years (const MuArmyQuery *query, int year)
{
  for (guint i = 0; i < query->years->len; i++)
    if (!mu_year_span_holds (&g_array_index (query->years, MuYearSpan, i), year))
      return FALSE;
  return TRUE;
}

gboolean
mu_army_query_matches (const MuArmyQuery *query, MuArmyItem *item)
{
  const MuArmyTerms *terms = mu_army_item_get_terms (item);

  return in_all_years (query, terms->year) && terms->points >= query->points_from
         && terms->points <= query->points_to && is_so (query->is, item)
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
