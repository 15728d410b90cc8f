/* A new list: a commander, his guard, and what the book demands. */
#include <glib/gi18n-lib.h>

#include "lists/book/book_year.h"
#include "lists/edit/edit_private.h"
#include "lists/wrg/organisation.h"
#include "lists/xml/reader.h"

#define GUARD_SIZE 4  /* wrg.units.bodyguard.leave: a general may leave so few at any time */
#define ROUNDS     32 /* of demands that follow from each other */

static const MuBookOption *
option_at (const MuBook *book, guint index)
{
  return g_ptr_array_index (book->options, index);
}

/* --- the guard ----------------------------------------------------------- */

/* wrg.units.bodyguard: a way of the year in which the option may guard the book's generals. */
static const MuBookTroop *
guard_way (const MuBook *book, const MuBookOption *option, int year)
{
  for (guint i = 0; option->bodyguard && i < option->troops->len; i++) {
    const MuBookTroop *way = g_ptr_array_index (option->troops, i);
    if (mu_book_troop_in_year (way, year)
        && mu_unit_may_guard (&way->troop, book->regular_generals))
      return way;
  }
  return NULL;
}

static int
guard_size (const MuList *list, const MuBookOption *option, const MuBookTroop *way)
{
  const MuListNumbers numbers = mu_edit_numbers (list, option);
  const gboolean model = mu_type_is_model ((MuTroopType) way->troop.type);
  const int size = MAX (model ? 1 : GUARD_SIZE, numbers.min);
  return MIN (CLAMP (size, numbers.unit_min, numbers.unit_max), numbers.max);
}

static void
add_guard (MuList *list, const MuBook *book)
{
  for (guint i = 0; i < book->options->len; i++) {
    const MuBookOption *option = option_at (book, i);
    const MuBookTroop *way
        = mu_book_option_in_year (option, list->year) ? guard_way (book, option, list->year) : NULL;
    if (!way || mu_edit_numbers (list, option).max < 1)
      continue;
    MuListUnit *unit = mu_edit_enlist (list, "", option);
    mu_list_system_of (list)->equip (unit, option, way);
    mu_edit_set_figures (unit, guard_size (list, option, way));
    unit->bodyguard = TRUE;
    g_ptr_array_add (list->units, unit);
    return;
  }
}

/* --- what is compulsory -------------------------------------------------- */

static gboolean
meet_options (MuList *list, const MuBook *book)
{
  gboolean any = FALSE;
  for (guint i = 0; i < book->options->len; i++) {
    const int lacking = mu_edit_lacking (list, book, option_at (book, i));
    if (lacking > 0)
      mu_edit_enlist_lacking (list, option_at (book, i), lacking);
    any |= lacking > 0;
  }
  return any;
}

/* From the first of its options that have room. */
static gboolean
meet_limit (MuList *list, const MuBook *book, const MuBookLimit *limit)
{
  const int lacking = mu_edit_limit_lacking (list, book, limit);
  for (guint i = 0; lacking > 0 && i < limit->options->len; i++) {
    const MuBookOption *option = mu_book_option (book, limit->options->pdata[i]);
    const int each = mu_edit_each (list, option);
    const int room = mu_edit_room (list, book, book, option);
    if (room > 0 && !option->bodyguard) {
      mu_edit_enlist_lacking (list, option, MIN ((lacking + each - 1) / each, room));
      return TRUE;
    }
  }
  return FALSE;
}

/* One demand may bring others with it. */
static void
meet_demands (MuList *list, const MuBook *book)
{
  gboolean any = TRUE;
  for (int n = 0; any && n < ROUNDS; n++) {
    any = meet_options (list, book);
    for (guint i = 0; i < book->limits->len; i++)
      any |= meet_limit (list, book, g_ptr_array_index (book->limits, i));
  }
}

/* --- where demands cross each other ------------------------------------------ */

static gboolean
is_excluded (const MuList *list, const MuBookOption *option)
{
  for (guint i = 0; i < option->conditions->len; i++) {
    const MuBookCondition *condition = g_ptr_array_index (option->conditions, i);
    if (condition->kind == MU_BOOK_NOT_WITH && mu_edit_taken (list, "", option->id) > 0
        && mu_edit_taken (list, "", condition->other) > 0)
      return TRUE;
  }
  return FALSE;
}

static gboolean
is_met (const MuList *list, const MuBook *book)
{
  for (guint i = 0; i < book->options->len; i++) {
    const MuBookOption *option = option_at (book, i);
    const gboolean over
        = mu_edit_taken (list, "", option->id) > 0 && mu_edit_room (list, book, book, option) < 0;
    if (over || mu_edit_lacking (list, book, option) > 0 || is_excluded (list, option))
      return FALSE;
  }
  for (guint i = 0; i < book->limits->len; i++)
    if (mu_edit_limit_lacking (list, book, g_ptr_array_index (book->limits, i)) > 0)
      return FALSE;
  return TRUE;
}

/* wrg.units.bodyguard: fewer than any other unit has are somebody's guard. */
static void
enlist_solved (MuList *list, const MuBookYear *year, const MuBookOption *option, guint index)
{
  const MuListSystem *system = mu_list_system_of (list);
  const MuBookTroop *way;
  int left = mu_book_year_count (year, index), size;
  while ((size = mu_book_year_unit (year, index, left, &way)) > 0) {
    MuListUnit *unit = mu_edit_enlist (list, "", option);
    mu_list_system_of (list)->equip (unit, option, way);
    mu_edit_set_figures (unit, size);
    unit->bodyguard = system->may_guard && size < system->size_now (unit, NULL).least;
    g_ptr_array_add (list->units, unit);
    left -= size;
  }
}

/* Meeting one demand after another can end where the next cannot be met; then the numbers are those
 * that meet all of them together, without a guard that nobody demands. */
static void
solve_demands (MuList *list, const MuBook *book)
{
  if (is_met (list, book))
    return;
  g_autoptr (MuBookYear) year = mu_book_year_new (book, list->rules, list->year);
  if (mu_book_year_solve (year, NULL) != MU_SOLVED_POSSIBLE)
    return;
  g_ptr_array_set_size (list->units, 0);
  for (guint i = 0; i < book->options->len; i++)
    enlist_solved (list, year, option_at (book, i), i);
}

/* --- whoever rides ------------------------------------------------------- */

int
mu_edit_best_company (const MuList *list)
{
  for (guint i = 0; i < list->units->len; i++) {
    const MuListUnit *unit = mu_list_unit (list, i);
    if (mu_type_is_cavalry ((MuTroopType) unit->troop.type) && unit->order != MU_ORDER_SKIRMISH)
      return (int) i;
  }
  return list->units->len ? 0 : MU_LIST_NO_UNIT;
}

/* An army is made of units: the first that can be had. */
static void
add_any (MuList *list, const MuBook *book)
{
  for (guint i = 0; i < book->options->len && list->units->len == 0; i++)
    if (!option_at (book, i)->bodyguard && mu_edit_room (list, book, book, option_at (book, i)) > 0)
      mu_list_edit_add (list, book, book, option_at (book, i)->id);
}

static void
add_commander (MuList *list, const MuBook *book)
{
  int with = MU_LIST_NO_UNIT;
  if (mu_list_has (list, MU_LISTS_HAVE_GENERAL_STANDS)) {
    mu_list_edit_add_general (list, book, with);
    return;
  }
  for (guint i = 0; i < list->units->len && with == MU_LIST_NO_UNIT; i++)
    if (mu_list_unit (list, i)->bodyguard)
      with = (int) i;
  mu_list_edit_add_general (list, book,
                            with == MU_LIST_NO_UNIT ? mu_edit_best_company (list) : with);
}

/* --- the list ------------------------------------------------------------ */

static char *
name_list (const MuBook *book, int year)
{
  g_autofree char *words = mu_year_format (year);
  return mu_name_pair (_ ("%s, %s"), book->name, words, MU_LIST_NAME_MAX);
}

MuList *
mu_list_edit_begin (const MuBook *book, MuRuleSystem rules, int year, int points, const char *name)
{
  const int real_year = year == 0 ? 1 : CLAMP (year, MU_YEAR_MIN, MU_YEAR_MAX);
  g_autofree char *made = *name ? mu_edit_cut_name (name) : name_list (book, real_year);
  MuList *list = mu_list_new (made);
  g_free (list->book_id);
  list->book_id = g_strdup (book->id);
  list->book_version = book->version;
  list->rules = rules;
  list->year = real_year;
  list->points_limit = CLAMP (points, 1, MU_LIST_POINTS_MAX);
  list->priest = mu_list_has (list, MU_LISTS_HAVE_PRIESTS);
  mu_list_take_prices (list, NULL);
  if (mu_list_system (rules)->may_guard)
    add_guard (list, book);
  meet_demands (list, book);
  add_any (list, book);
  meet_demands (list, book);
  solve_demands (list, book);
  add_commander (list, book);
  return list;
}
