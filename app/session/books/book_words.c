#include "app/session/books/book_words.h"

#include <glib/gi18n-lib.h>

#include "app/session/books/book_items.h"
#include "app/session/words.h"
#include "lists/system.h"

static void
add_line (GString *text, char *line)
{
  if (*line)
    g_string_append_printf (text, "%s%s", text->len ? "\n" : "", line);
  g_free (line);
}

static void
add_part (GString *text, const char *part)
{
  if (*part)
    g_string_append_printf (text, "%s%s", text->len ? ", " : "", part);
}

/* --- the book ----------------------------------------------------------- */

const char *
mu_book_words_land (MuBookLand land)
{
  return land == MU_LAND_UNSAID ? _ ("Other lands") : mu_book_land_words (land);
}

char *
mu_book_words_spoken (const MuBook *book)
{
  g_autofree char *years = mu_book_years (book->from, book->to);

  return g_strdup_printf ("%s, %s, %s", book->name, years, mu_book_words_land (book->land));
}

char *
mu_book_words_rules (const MuBook *book)
{
  g_autofree char *words = g_strdup ("");

  for (int i = 0; mu_list_systems[i]; i++) {
    const char *name = _ (mu_list_systems[i]->short_name);
    g_autofree char *before = NULL;
    if (!mu_book_serves (book, mu_list_systems[i]->number))
      continue;
    before = g_steal_pointer (&words);
    words = *before ? g_strdup_printf (_ ("%s and %s"), before, name) : g_strdup (name);
  }
  return g_steal_pointer (&words);
}

/* Within first and last: "" where they are the same. */
static char *
narrower_years (int first, int last, int from, int to)
{
  g_autofree char *start = mu_year_format (from);
  g_autofree char *end = mu_year_format (to);

  if (from <= first && to >= last)
    return g_strdup ("");
  if (from == to)
    return g_strdup_printf (_ ("only %s"), start);
  if (from <= first)
    return g_strdup_printf (_ ("until %s"), end);
  if (to >= last)
    return g_strdup_printf (_ ("from %s"), start);
  return mu_book_years (from, to);
}

char *
mu_book_words_years (const MuBook *book, int from, int to)
{
  return narrower_years (book->from, book->to, from, to);
}

char *
mu_book_words_general (const MuBook *book, const MuBookGeneral *general)
{
  g_autofree char *years = mu_book_words_years (book, general->from, general->to);
  GString *text = g_string_new (general->name);

  if (*years)
    g_string_append_printf (text, " (%s)", years);
  return g_string_free (text, FALSE);
}

char *
mu_book_words_ally (const MuBook *book, const MuBookAlly *ally, const MuShelf *shelf)
{
  const MuBook *other = shelf ? mu_shelf_find (shelf, ally->book) : NULL;
  g_autofree char *years = mu_book_words_years (book, ally->from, ally->to);
  GString *text = g_string_new (other ? other->name : ally->book);

  g_string_append_printf (text, ngettext (", up to %d figure", ", up to %d figures", ally->max),
                          ally->max);
  if (*years)
    g_string_append_printf (text, ", %s", years);
  return g_string_free (text, FALSE);
}

/* --- an option ---------------------------------------------------------- */

char *
mu_book_words_numbers (const MuBookOption *option)
{
  const MuBookTroop *usual = g_ptr_array_index (option->troops, 0);
  const gboolean models = usual->crew.count > 0;
  const gulong most = (gulong) option->max;

  if (option->min == 0)
    return g_strdup_printf (models ? ngettext ("up to %d model", "up to %d models", most)
                                   : ngettext ("up to %d figure", "up to %d figures", most),
                            option->max);
  return g_strdup_printf (models ? ngettext ("%d to %d model", "%d to %d models", most)
                                 : ngettext ("%d to %d figure", "%d to %d figures", most),
                          option->min, option->max);
}

char *
mu_book_words_units (const MuBookOption *option)
{
  if (option->unit_min == option->unit_max)
    return g_strdup_printf (_ ("units of %d"), option->unit_min);
  return g_strdup_printf (_ ("units of %d to %d"), option->unit_min, option->unit_max);
}

static gboolean
limit_holds (const MuBookLimit *limit, const MuBookOption *option)
{
  for (guint i = 0; i < limit->options->len; i++)
    if (g_str_equal (g_ptr_array_index (limit->options, i), option->id))
      return TRUE;
  return FALSE;
}

static char *
limit_words (const MuBookLimit *limit)
{
  if (limit->min == 0)
    return g_strdup_printf (_ ("%s: up to %d in all"), limit->name, limit->max);
  if (limit->max == MU_LIST_FIGURES_MAX)
    return g_strdup_printf (_ ("%s: at least %d in all"), limit->name, limit->min);
  return g_strdup_printf (_ ("%s: %d to %d in all"), limit->name, limit->min, limit->max);
}

/* What the book says of a Fast Play army beside its figures. */
static void
add_stands (GString *text, const char *name, int least, int most)
{
  if (least > 0)
    add_line (text,
              g_strdup_printf (ngettext ("%s: at least %d stand in Fast Play",
                                         "%s: at least %d stands in Fast Play", (gulong) least),
                               name, least));
  if (most >= 0)
    add_line (text, g_strdup_printf (ngettext ("%s: up to %d stand in Fast Play",
                                               "%s: up to %d stands in Fast Play", (gulong) most),
                                     name, most));
}

char *
mu_book_words_conditions (const MuBook *book, const MuBookOption *option)
{
  GString *text = g_string_new (NULL);

  if (option->typical)
    add_line (text, g_strdup (_ ("Makes the army what it is")));
  if (option->bodyguard)
    add_line (text, g_strdup (_ ("May be a general's bodyguard")));
  for (guint i = 0; i < option->conditions->len; i++)
    add_line (text,
              mu_book_condition_words (book, g_ptr_array_index (option->conditions, i), TRUE));
  add_stands (text, option->name, option->stands_min, option->stands_max);
  for (guint i = 0; i < book->limits->len; i++) {
    const MuBookLimit *limit = g_ptr_array_index (book->limits, i);
    if (!limit_holds (limit, option))
      continue;
    add_line (text, limit_words (limit));
    add_stands (text, limit->name, limit->stands_min, limit->stands_max);
  }
  return g_string_free (text, FALSE);
}

/* --- a way to equip it -------------------------------------------------- */

char *
mu_book_words_way (const MuBookOption *option, const MuBookTroop *way)
{
  const int points = mu_list_system_of_books ()->way_points (way);
  g_autofree char *cost = g_strdup_printf (ngettext ("%d point", "%d points", points), points);
  g_autofree char *years = narrower_years (option->from, option->to, way->from, way->to);
  GString *text = g_string_new (cost);

  add_part (text, way->label ? way->label : "");
  add_part (text, years);
  return g_string_free (text, FALSE);
}

/* --- how they fought ---------------------------------------------------- */

static char *
post_words (const MuBook *book, const MuDoctrinePost *post)
{
  const MuBookOption *option = post->option ? mu_book_option (book, post->option) : NULL;
  g_autofree char *others = g_strdup_printf (_ ("All other %s"), mu_role_words (post->role));
  const char *who = option ? option->name : others;

  if (post->row > 1)
    return g_strdup_printf (_ ("%s: %s, row %d"), who, mu_post_words (post->at), post->row);
  return g_strdup_printf (_ ("%s: %s"), who, mu_post_words (post->at));
}

char *
mu_book_words_posts (const MuBook *book)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < book->doctrine.posts->len; i++)
    add_line (text, post_words (book, g_ptr_array_index (book->doctrine.posts, i)));
  return g_string_free (text, FALSE);
}
