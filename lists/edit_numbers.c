/* How many of an option there can and must be: the same sums that lists/check_book.c
 * judges by, asked beforehand. */
#include "lists/edit_private.h"

#include <string.h>

#include "lists/organisation.h"
#include "rules/awfp/convert.h"
#include "rules/awfp/units.h"

#define STANDS_SHARE 3

static const MuBookOption *
option_at (const MuBook *book, guint index)
{
  return g_ptr_array_index (book->options, index);
}

/* --- numbers by the list's rules ----------------------------------------- */

static MuEditNumbers
wrg_numbers (const MuBookOption *option, const MuBookTroop *way)
{
  const int least = option->bodyguard ? 1 : mu_unit_least (&way->troop);
  int most = MIN (option->unit_max, mu_unit_most (&way->troop, option));
  if (way->troop.type == MU_WRG_ART)
    most = MIN (most, mu_unit_engines_most (way->crew.count));
  return (MuEditNumbers){ option->min, option->max, MIN (MAX (option->unit_min, least), most),
                          most };
}

/* awfp.army.divide-by-three, where the book does not say how many stands. */
static MuEditNumbers
stand_numbers (const MuBookOption *option, const MuBookTroop *way)
{
  const gboolean models = mu_wrg_type_is_model ((MuWrgType) way->troop.type);
  const MuAwfpStands third = mu_awfp_list_stands (option->min, option->max, models);
  MuEditNumbers numbers = { third.least, third.most, 1, MU_AWFP_UNIT_MAX };
  MuAwfpConversion stand;
  if (option->stands_max >= 0)
    numbers.max = option->stands_max;
  if (option->stands_min >= 0)
    numbers.min = option->stands_min;
  if (mu_awfp_convert (&way->troop, way->crew.count ? &way->crew : NULL, 0, &stand)
      == MU_RULE_NONE) {
    const MuAwfpLimits unit = mu_awfp_unit_limits (mu_awfp_troop_kind (&stand.troop), FALSE);
    numbers.unit_min = unit.least;
    numbers.unit_max = unit.most;
  }
  numbers.min = MIN (numbers.min, numbers.max);
  return numbers;
}

MuEditNumbers
mu_edit_numbers (const MuList *list, const MuBookOption *option)
{
  const MuBookTroop *way = mu_book_option_usual (option, list->year);
  return list->rules == MU_RULES_AWFP ? stand_numbers (option, way) : wrg_numbers (option, way);
}

/* READING: awfp.army.divide-by-three: numbers of conditions and limits are minima and maxima too.
 */
int
mu_edit_scaled (const MuList *list, int figures)
{
  return list->rules == MU_RULES_AWFP ? figures / STANDS_SHARE : figures;
}

/* --- what is there ------------------------------------------------------- */

const char *
mu_edit_book_key (const MuBook *book, const MuBook *of)
{
  return !of || of == book || strcmp (of->id, book->id) == 0 ? "" : of->id;
}

int
mu_edit_taken (const MuList *list, const char *of, const char *option)
{
  int taken = 0;
  for (guint i = 0; i < list->units->len; i++) {
    const MuListUnit *unit = mu_list_unit (list, i);
    if (strcmp (unit->option, option) == 0 && strcmp (unit->book, of) == 0)
      taken += unit->figures;
  }
  return taken;
}

static int
own_taken (const MuList *list, const char *option)
{
  return mu_edit_taken (list, "", option);
}

static int
ally_taken (const MuList *list, const char *of)
{
  int taken = 0;
  for (guint i = 0; i < list->units->len; i++)
    if (strcmp (mu_list_unit (list, i)->book, of) == 0)
      taken += mu_list_unit (list, i)->figures;
  return taken;
}

/* --- room ---------------------------------------------------------------- */

static int
room_of_condition (const MuList *list, const MuBookOption *option, const MuBookCondition *condition)
{
  const int others = own_taken (list, condition->other);
  if (condition->kind == MU_BOOK_AT_MOST_PER)
    return others * condition->count / condition->per - own_taken (list, option->id);
  const gboolean barred
      = (condition->kind == MU_BOOK_NOT_WITH && others > 0)
        || (condition->kind == MU_BOOK_NEEDS && others < mu_edit_scaled (list, condition->count));
  return barred ? 0 : MU_LIST_FIGURES_MAX;
}

static int
room_of_limit (const MuList *list, const MuBookOption *option, const MuBookLimit *limit)
{
  gboolean among = FALSE;
  int room = mu_edit_scaled (list, limit->max);
  for (guint i = 0; i < limit->options->len; i++) {
    const char *id = g_ptr_array_index (limit->options, i);
    among |= strcmp (id, option->id) == 0;
    room -= own_taken (list, id);
  }
  return among ? room : MU_LIST_FIGURES_MAX;
}

static int
room_of_own (const MuList *list, const MuBook *book, const MuBookOption *option)
{
  int room = mu_edit_numbers (list, option).max - own_taken (list, option->id);
  for (guint i = 0; i < option->conditions->len; i++)
    room = MIN (room, room_of_condition (list, option, option->conditions->pdata[i]));
  for (guint i = 0; i < book->limits->len; i++)
    room = MIN (room, room_of_limit (list, option, book->limits->pdata[i]));
  return room;
}

int
mu_edit_room (const MuList *list, const MuBook *book, const MuBook *of, const MuBookOption *option)
{
  const char *key = mu_edit_book_key (book, of);
  if (!mu_book_option_in_year (option, list->year))
    return 0;
  if (!*key)
    return room_of_own (list, book, option);
  const MuBookAlly *ally = mu_book_ally (book, key, list->year);
  const int room = mu_edit_numbers (list, option).max - mu_edit_taken (list, key, option->id);
  return ally ? MIN (room, mu_edit_scaled (list, ally->max) - ally_taken (list, key)) : 0;
}

/* --- what is lacking ----------------------------------------------------- */

static int
round_up (int a, int b)
{
  return (a + b - 1) / b;
}

/* How many of `option` another one that is there wants. */
static int
wanted_by (const MuList *list, const MuBookOption *other, const MuBookOption *option)
{
  const int count = own_taken (list, other->id);
  int wanted = 0;
  for (guint i = 0; count > 0 && i < other->conditions->len; i++) {
    const MuBookCondition *condition = g_ptr_array_index (other->conditions, i);
    if (strcmp (condition->other, option->id) != 0)
      continue;
    if (condition->kind == MU_BOOK_NEEDS)
      wanted = MAX (wanted, mu_edit_scaled (list, condition->count));
    else if (condition->kind == MU_BOOK_AT_MOST_PER)
      wanted = MAX (wanted, round_up (count * condition->per, condition->count));
  }
  return wanted;
}

/* How many the others that are there demand of it. */
static int
wanted_share (const MuList *list, const MuBookOption *option)
{
  int wanted = 0;
  for (guint i = 0; i < option->conditions->len; i++) {
    const MuBookCondition *condition = g_ptr_array_index (option->conditions, i);
    if (condition->kind == MU_BOOK_AT_LEAST_PER)
      wanted = MAX (
          wanted, round_up (own_taken (list, condition->other) * condition->count, condition->per));
  }
  return wanted;
}

int
mu_edit_lacking (const MuList *list, const MuBook *book, const MuBookOption *option)
{
  if (!mu_book_option_in_year (option, list->year))
    return 0;
  int wanted = MAX (mu_edit_numbers (list, option).min, wanted_share (list, option));
  for (guint i = 0; i < book->options->len; i++)
    wanted = MAX (wanted, wanted_by (list, option_at (book, i), option));
  return MAX (wanted - own_taken (list, option->id), 0);
}

int
mu_edit_limit_lacking (const MuList *list, const MuBook *book, const MuBookLimit *limit)
{
  int count = 0, most = 0;
  for (guint i = 0; i < limit->options->len; i++) {
    const MuBookOption *option = mu_book_option (book, limit->options->pdata[i]);
    count += own_taken (list, option->id);
    if (mu_book_option_in_year (option, list->year))
      most += mu_edit_numbers (list, option).max;
  }
  return MAX (MIN (mu_edit_scaled (list, limit->min), most) - count, 0);
}
