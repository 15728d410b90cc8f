#include "app/session/armies/army_hints.h"

#include <string.h>

#include "app/session/words.h"

static void
free_hint (MuArmyHint *hint)
{
  g_free (hint->label);
  g_free (hint->typed);
  g_free (hint);
}

/* --- values in use ------------------------------------------------------ */

typedef struct {
  char *text;
  guint count;
} Value;

/* How often each text was seen. */
typedef struct {
  GHashTable *seen; /* text -> Value, which owns it */
} Tally;

static void
free_value (Value *value)
{
  g_free (value->text);
  g_free (value);
}

static void
count (Tally *tally, const char *text)
{
  Value *value = g_hash_table_lookup (tally->seen, text);

  if (*text == '\0')
    return;
  if (value == NULL) {
    value = g_new0 (Value, 1);
    value->text = g_strdup (text);
    g_hash_table_insert (tally->seen, value->text, value);
  }
  value->count++;
}

static void
count_words (Tally *tally, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (guint i = 0; words[i]; i++)
    count (tally, words[i]);
}

/* "202bc", as it is typed. */
static void
count_year (Tally *tally, int year)
{
  g_autofree char *text = g_strdup_printf (year < 0 ? "%dbc" : "%dad", ABS (year));

  count (tally, text);
}

static void
count_number (Tally *tally, int number)
{
  g_autofree char *text = g_strdup_printf ("%d", number);

  count (tally, text);
}

static void
count_terms (Tally *tally, MuArmyFilterKind kind, const MuArmyTerms *terms)
{
  switch (kind) {
  case MU_ARMY_FILTER_ARMY:
    count (tally, terms->army);
    break;
  case MU_ARMY_FILTER_PLAYER:
    count (tally, terms->player);
    break;
  case MU_ARMY_FILTER_YEAR:
    count_year (tally, terms->year);
    break;
  case MU_ARMY_FILTER_POINTS:
    count_number (tally, terms->points);
    break;
  case MU_ARMY_FILTER_TAG:
    count_words (tally, terms->tags);
    break;
  case MU_ARMY_FILTER_IS:
    break;
  }
}

static int
by_count (gconstpointer a, gconstpointer b)
{
  const Value *one = *(const Value *const *) a;
  const Value *other = *(const Value *const *) b;

  return one->count != other->count ? (one->count < other->count) - (one->count > other->count)
                                    : strcmp (one->text, other->text);
}

static gboolean
begins (const char *text, const char *begin)
{
  g_autofree char *folded = mu_words_fold (text);

  return g_str_has_prefix (folded, begin);
}

/* Those that begin so, the most frequent first. */
static GPtrArray *
best_of (Tally *tally, const char *begin, guint most)
{
  g_autoptr (GPtrArray) values = g_ptr_array_new ();
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *folded = mu_words_fold (begin);
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, tally->seen);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    if (begins (((Value *) value)->text, folded))
      g_ptr_array_add (values, value);
  g_ptr_array_sort (values, by_count);
  for (guint i = 0; i < MIN (values->len, most); i++)
    g_ptr_array_add (texts, g_strdup (((Value *) g_ptr_array_index (values, i))->text));
  return texts;
}

static GPtrArray *
in_use (GListModel *armies, MuArmyFilterKind kind, const char *begin, guint most)
{
  Tally tally
      = { g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) free_value) };
  GPtrArray *texts;

  for (guint i = 0; i < g_list_model_get_n_items (armies); i++) {
    g_autoptr (MuArmyItem) item = g_list_model_get_item (armies, i);
    count_terms (&tally, kind, mu_army_item_get_terms (item));
  }
  texts = best_of (&tally, begin, most);
  g_hash_table_unref (tally.seen);
  return texts;
}

GPtrArray *
mu_army_tags_in_use (GListModel *armies, const char *begin, guint most)
{
  return in_use (armies, MU_ARMY_FILTER_TAG, begin, most);
}

/* --- hints -------------------------------------------------------------- */

/* What was typed before its last word, with the blank behind it. */
static char *
before_last (const char *typed, const char *last)
{
  return g_strndup (typed, strlen (typed) - strlen (last));
}

static void
add_value (GPtrArray *hints, const char *before, MuArmyFilterKind kind, const char *value)
{
  MuArmyHint *hint = g_new0 (MuArmyHint, 1);
  const char *quote = strpbrk (value, " ,;") ? "\"" : "";

  hint->label = g_strdup (value);
  hint->typed
      = g_strdup_printf ("%s%s%s%s%s ", before, mu_army_filter_word (kind), quote, value, quote);
  hint->whole = TRUE;
  g_ptr_array_add (hints, hint);
}

static void
add_marks (GPtrArray *hints, const char *before, const char *begin)
{
  for (int is = MU_ARMY_IS_LEGAL; is < MU_ARMY_IS_KINDS; is++)
    if (begins (mu_army_is_word ((MuArmyIs) is), begin))
      add_value (hints, before, MU_ARMY_FILTER_IS, mu_army_is_word ((MuArmyIs) is));
}

static void
add_values (GPtrArray *hints, const char *before, MuArmyFilterKind kind, const char *begin,
            GListModel *armies)
{
  g_autoptr (GPtrArray) values = NULL;

  if (kind == MU_ARMY_FILTER_IS) {
    add_marks (hints, before, begin);
    return;
  }
  values = in_use (armies, kind, begin, MU_ARMY_HINTS_MAX);
  for (guint i = 0; i < values->len; i++)
    add_value (hints, before, kind, g_ptr_array_index (values, i));
}

/* Of one tag there may be several. */
static gboolean
is_used (const GPtrArray *words, MuArmyFilterKind kind)
{
  for (guint i = 0; i < words->len && kind != MU_ARMY_FILTER_TAG; i++) {
    g_autofree char *value = NULL;
    MuArmyFilterKind its;
    if (mu_army_query_is_filter (g_ptr_array_index (words, i), &its, &value) && its == kind)
      return TRUE;
  }
  return FALSE;
}

static void
add_filters (GPtrArray *hints, const char *typed, const GPtrArray *words)
{
  const char *gap = *typed && !g_str_has_suffix (typed, " ") ? " " : "";

  for (int kind = 0; kind < MU_ARMY_FILTERS; kind++) {
    MuArmyHint *hint;
    if (is_used (words, (MuArmyFilterKind) kind))
      continue;
    hint = g_new0 (MuArmyHint, 1);
    hint->label = g_strdup (mu_army_filter_word ((MuArmyFilterKind) kind));
    hint->typed = g_strconcat (typed, gap, hint->label, NULL);
    g_ptr_array_add (hints, hint);
  }
}

GPtrArray *
mu_army_hints (const char *typed, GListModel *armies)
{
  GPtrArray *hints = g_ptr_array_new_with_free_func ((GDestroyNotify) free_hint);
  g_autoptr (GPtrArray) words = mu_army_query_split (typed);
  const char *last = words->len ? g_ptr_array_index (words, words->len - 1) : "";
  g_autofree char *value = NULL;
  MuArmyFilterKind kind;

  if (g_str_has_suffix (typed, last) && mu_army_query_is_filter (last, &kind, &value)) {
    g_autofree char *before = before_last (typed, last);
    add_values (hints, before, kind, value, armies);
  } else
    add_filters (hints, typed, words);
  return hints;
}
