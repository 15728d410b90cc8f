#include "app/service/club/list_filter.h"

#include <string.h>

#include "lists/list/list.h"

void
mu_list_filter_init (MuListFilter *filter)
{
  *filter = (MuListFilter){ .years = MU_YEAR_SPAN_ALL,
                            .points_from = 0,
                            .points_to = MU_LIST_POINTS_MAX };
}

void
mu_list_filter_add_words (MuListFilter *filter, char *const *words)
{
  while (*words && filter->word_count < MU_LIST_FILTER_WORDS) {
    MuListWord *word = &filter->words[filter->word_count++];
    MuEra era = MU_ERA_NONE;
    int year = 0;
    const guint taken = mu_year_take (words, &year, &era);
    word->dated = taken > 0;
    word->years = mu_year_span_of (year, era);
    word->text = era == MU_ERA_NONE ? *words : NULL;
    words += MAX (taken, 1);
  }
}

static gboolean
holds (const char *text, const char *part)
{
  if (!text)
    return FALSE;
  g_autofree char *where = g_utf8_casefold (text, -1);
  g_autofree char *what = g_utf8_casefold (part, -1);
  return strstr (where, what) != NULL;
}

static gboolean
is (const char *text, const char *other)
{
  g_autofree char *one = g_utf8_casefold (text, -1);
  g_autofree char *two = g_utf8_casefold (other, -1);
  return strcmp (one, two) == 0;
}

static gboolean
has_tag (const char *tags, const char *tag)
{
  g_auto (GStrv) all = g_strsplit_set (tags, " \t", -1);
  for (int i = 0; all[i]; i++)
    if (*all[i] && is (all[i], tag))
      return TRUE;
  return FALSE;
}

static gboolean
is_of_army (const MuListRow *row, const MuBook *book, const char *army)
{
  return is (row->book_id, army) || holds (book ? book->name : row->book_id, army);
}

static gboolean
has_text (const MuListRow *row, const MuBook *book, const char *word)
{
  return holds (row->name, word) || holds (row->player, word) || holds (row->tags, word)
         || holds (row->book_id, word) || (book && holds (book->name, word));
}

static gboolean
has_word (const MuListRow *row, const MuBook *book, const MuListWord *word)
{
  return (word->dated && mu_year_span_holds (&word->years, row->year))
         || (word->text && has_text (row, book, word->text));
}

static gboolean
has_all_words (const MuListFilter *filter, const MuListRow *row, const MuBook *book)
{
  for (guint i = 0; i < filter->word_count; i++)
    if (!has_word (row, book, &filter->words[i]))
      return FALSE;
  return TRUE;
}

/* Numbers first: they cost nothing. */
gboolean
mu_list_filter_matches (const MuListFilter *filter, const MuListRow *row, const MuBook *book)
{
  return mu_year_span_holds (&filter->years, row->year) && row->points_limit >= filter->points_from
         && row->points_limit <= filter->points_to
         && (filter->rules == 0 || row->rules == filter->rules)
         && (!filter->army || is_of_army (row, book, filter->army))
         && (!filter->player || holds (row->player, filter->player))
         && (!filter->tag || has_tag (row->tags, filter->tag)) && has_all_words (filter, row, book);
}
