#include "tests/lists/raise.h"

#include "lists/check/check.h"
#include "lists/wrg/figures.h"
#include "rules/wrg/troop/troop.h"
#include "tests/lists/common.h"

#define TRIES 60

static int
between (guint64 *state, int least, int most)
{
  return least + (int) next_below (state, (guint32) (most - least + 1));
}

static int
random_year (guint64 *state, const MuBook *book)
{
  const int year = between (state, book->from, book->to);
  return year == 0 ? 1 : year;
}

static const MuBookTroop *
random_way (guint64 *state, const MuBookOption *option, int year)
{
  for (int n = 0; n < 8; n++) {
    const MuBookTroop *way
        = g_ptr_array_index (option->troops, next_below (state, option->troops->len));
    if (mu_book_troop_in_year (way, year))
      return way;
  }
  return mu_book_option_usual (option, year);
}

static void
enlist (guint64 *state, MuList *list, const MuBook *book, const MuBookOption *option, int figures)
{
  const MuBookTroop *way = random_way (state, option, list->year);
  g_autofree char *name = g_strdup_printf ("%s %u", option->name, list->units->len + 1);
  MuListUnit *unit = add_unit (list, book, name, option->id, figures);
  unit->troop = way->troop;
  unit->crew = way->crew;
  unit->ranks = MIN (unit->ranks, figures);
  if (unit->order == MU_ORDER_SKIRMISH && !mu_wrg_troop_may_skirmish (&unit->troop))
    unit->order = MU_ORDER_HOLD;
}

/* The commander rides with a guard of a few, where the book has guards. */
static void
enlist_commander (guint64 *state, MuList *list, const MuBook *book)
{
  for (guint i = 0; i < book->options->len; i++) {
    const MuBookOption *option = g_ptr_array_index (book->options, i);
    if (!option->bodyguard || !mu_book_option_in_year (option, list->year))
      continue;
    const int most = MIN (option->unit_max, 6);
    enlist (state, list, book, option,
            between (state, option->unit_min, MAX (most, option->unit_min)));
    mu_list_unit (list, 0)->bodyguard = TRUE;
    break;
  }
  add_general (list, "Commander", TRUE, list->units->len ? 0 : MU_LIST_NO_UNIT)->regular
      = book->regular_generals;
}

/* In units of the book's size, as few as will do. */
static void
enlist_required (guint64 *state, MuList *list, const MuBook *book)
{
  for (guint i = 0; i < book->options->len; i++) {
    const MuBookOption *option = g_ptr_array_index (book->options, i);
    if (!mu_book_option_in_year (option, list->year) || option->min == 0 || option->bodyguard)
      continue;
    for (int left = option->min; left > 0;) {
      const int figures = CLAMP (left, option->unit_min, option->unit_max);
      enlist (state, list, book, option, figures);
      left -= figures;
    }
  }
}

static int
figures_under (const MuList *list, const MuBookLimit *limit)
{
  int figures = 0;
  for (guint i = 0; i < list->units->len; i++) {
    const MuListUnit *unit = g_ptr_array_index (list->units, i);
    if (g_ptr_array_find_with_equal_func (limit->options, unit->option, g_str_equal, NULL))
      figures += unit->figures;
  }
  return figures;
}

static void
enlist_under (guint64 *state, MuList *list, const MuBook *book, const MuBookLimit *limit)
{
  const MuBookOption *option = mu_book_option (
      book, g_ptr_array_index (limit->options, next_below (state, limit->options->len)));
  const int lacking
      = mu_figures_limit_least (book, limit, list->year) - figures_under (list, limit);
  if (lacking > 0 && !option->bodyguard && mu_book_option_in_year (option, list->year))
    enlist (state, list, book, option, CLAMP (lacking, option->unit_min, option->unit_max));
}

/* Where two limits demand men at once, no single unit makes the list legal. */
static void
enlist_demanded (guint64 *state, MuList *list, const MuBook *book)
{
  for (guint i = 0; i < book->limits->len; i++)
    for (int n = 0; n < TRIES; n++)
      enlist_under (state, list, book, g_ptr_array_index (book->limits, i));
}

static void
enlist_some (guint64 *state, MuList *list, const MuBook *book)
{
  const MuBookOption *option
      = g_ptr_array_index (book->options, next_below (state, book->options->len));
  const guint units = list->units->len;
  if (option->bodyguard || !mu_book_option_in_year (option, list->year)
      || units == MU_LIST_UNITS_MAX)
    return;
  enlist (state, list, book, option, between (state, option->unit_min, option->unit_max));
  if (mu_list_points (list) > list->points_limit || !mu_list_is_legal (list, book))
    g_ptr_array_set_size (list->units, (gint) units);
}

MuList *
raise_army (guint64 *state, const MuBook *book, int points)
{
  return raise_army_of (state, book, points, random_year (state, book));
}

MuList *
raise_army_of (guint64 *state, const MuBook *book, int points, int year)
{
  g_autoptr (MuList) list = mu_list_new (book->name);
  set_text (&list->book_id, book->id);
  list->book_version = book->version;
  list->rules = MU_RULES_WRG5;
  list->year = year;
  list->points_limit = points;
  enlist_commander (state, list, book);
  enlist_required (state, list, book);
  enlist_demanded (state, list, book);
  for (int n = 0; n < TRIES; n++)
    enlist_some (state, list, book);
  return mu_list_is_legal (list, book) ? g_steal_pointer (&list) : NULL;
}
