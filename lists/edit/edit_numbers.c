/* How many of an option there can and must be: the same sums that lists/check/check_book.c
 * judges by, asked beforehand. */
#include "lists/edit/edit_private.h"

#include <string.h>

static const MuBookOption *
option_at (const MuBook *book, guint index)
{
  return g_ptr_array_index (book->options, index);
}

/* --- numbers by the list's rules ----------------------------------------- */

MuListNumbers
mu_edit_numbers (const MuList *list, const MuBookOption *option)
{
  const MuBookTroop *way = mu_book_option_usual (option, list->year);
  return mu_list_system_of (list)->numbers (option, way);
}

/* How many of the book's figures and models one of the list's stands is; 1 in a list of figures:
 * conditions and limits are written in figures. */
int
mu_edit_each (const MuList *list, const MuBookOption *option)
{
  return mu_list_system_of (list)->each (option);
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

/* In the figures and models that the book counts in. */
static int
own_figures (const MuList *list, const MuBookOption *option)
{
  return own_taken (list, option->id) * mu_edit_each (list, option);
}

static int
ally_figures (const MuList *list, const MuBook *of)
{
  int taken = 0;
  for (guint i = 0; i < of->options->len; i++)
    taken += mu_edit_taken (list, of->id, option_at (of, i)->id)
             * mu_edit_each (list, option_at (of, i));
  return taken;
}

/* --- room ---------------------------------------------------------------- */

/* Keeps the smaller one; of two of a size the first. */
static void
narrow (MuEditRoom *room, int figures, MuOfferBar bar, const char *with)
{
  if (figures < room->room)
    *room = (MuEditRoom){ figures, bar, with };
}

/* Figures and models. */
static void
narrow_by_condition (MuEditRoom *room, const MuList *list, const MuBook *book,
                     const MuBookOption *option, const MuBookCondition *condition)
{
  const MuBookOption *other = mu_book_option (book, condition->other);
  const int others = own_figures (list, other);
  switch (condition->kind) {
  case MU_BOOK_AT_MOST_PER:
    narrow (room, others * condition->count / condition->per - own_figures (list, option),
            MU_OFFER_SHARE, other->name);
    break;
  case MU_BOOK_NOT_WITH:
    if (others > 0)
      narrow (room, 0, MU_OFFER_EXCLUDED, other->name);
    break;
  case MU_BOOK_NEEDS:
    if (others < condition->count)
      narrow (room, 0, MU_OFFER_NEEDS, other->name);
    break;
  case MU_BOOK_AT_LEAST_PER:
    break;
  }
}

static gboolean
is_among (const MuBookLimit *limit, const MuBookOption *option)
{
  for (guint i = 0; i < limit->options->len; i++)
    if (strcmp (limit->options->pdata[i], option->id) == 0)
      return TRUE;
  return FALSE;
}

/* Whom a limit does not name, for him nobody is counted. */
static void
narrow_by_limit (MuEditRoom *room, const MuList *list, const MuBook *book,
                 const MuBookOption *option, const MuBookLimit *limit)
{
  if (!is_among (limit, option))
    return;
  int left = mu_list_system_of (list)->limit_most (book, limit);
  for (guint i = 0; i < limit->options->len; i++)
    left -= own_figures (list, mu_book_option (book, limit->options->pdata[i]));
  narrow (room, left, MU_OFFER_TOGETHER, limit->name);
}

static MuEditRoom
room_of_own (const MuList *list, const MuBook *book, const MuBookOption *option)
{
  MuEditRoom room = { MU_LIST_POINTS_MAX, MU_OFFER_FULL, NULL };
  for (guint i = 0; i < option->conditions->len; i++)
    narrow_by_condition (&room, list, book, option, option->conditions->pdata[i]);
  for (guint i = 0; i < book->limits->len; i++)
    narrow_by_limit (&room, list, book, option, book->limits->pdata[i]);
  room.room /= mu_edit_each (list, option);
  const int own = mu_edit_numbers (list, option).max - own_taken (list, option->id);
  if (own <= room.room)
    room = (MuEditRoom){ own, MU_OFFER_FULL, NULL };
  return room;
}

static MuEditRoom
room_of_ally (const MuList *list, const MuBook *book, const MuBook *of, const MuBookOption *option)
{
  const MuBookAlly *ally = mu_book_ally (book, of->id, list->year);
  MuEditRoom room = { mu_edit_numbers (list, option).max - mu_edit_taken (list, of->id, option->id),
                      MU_OFFER_FULL, NULL };
  narrow (&room, ally ? (ally->max - ally_figures (list, of)) / mu_edit_each (list, option) : 0,
          MU_OFFER_ALLIES, of->name);
  return room;
}

static MuEditRoom
room_of (const MuList *list, const MuBook *book, const MuBook *of, const MuBookOption *option)
{
  if (!mu_book_option_in_year (option, list->year))
    return (MuEditRoom){ 0, MU_OFFER_FULL, NULL };
  return *mu_edit_book_key (book, of) ? room_of_ally (list, book, of, option)
                                      : room_of_own (list, book, option);
}

int
mu_edit_room (const MuList *list, const MuBook *book, const MuBook *of, const MuBookOption *option)
{
  return room_of (list, book, of, option).room;
}

int
mu_edit_most (const MuList *list, const MuBook *book, const MuBook *of, const MuBookOption *option)
{
  const char *key = mu_edit_book_key (book, of);
  const MuBookAlly *ally = *key ? mu_book_ally (book, key, list->year) : NULL;
  const int most = mu_edit_numbers (list, option).max;
  return ally ? MIN (most, ally->max / mu_edit_each (list, option)) : most;
}

/* What another one of the book says of them: that it never came with them, or that it was with each
 * so many of them. */
static void
narrow_by_other (MuEditRoom *room, const MuList *list, const MuBookOption *option,
                 const MuBookOption *other)
{
  const int each = mu_edit_each (list, option);
  for (guint i = 0; i < other->conditions->len; i++) {
    const MuBookCondition *condition = other->conditions->pdata[i];
    if (strcmp (condition->other, option->id) != 0)
      continue;
    const int others = own_figures (list, other);
    if (condition->kind == MU_BOOK_NOT_WITH && others > 0)
      narrow (room, 0, MU_OFFER_EXCLUDED, other->name);
    if (condition->kind == MU_BOOK_AT_LEAST_PER && mu_book_option_in_year (other, list->year))
      narrow (room,
              (others * condition->per / condition->count - own_figures (list, option)) / each,
              MU_OFFER_SHARE, other->name);
  }
}

MuEditRoom
mu_edit_room_why (const MuList *list, const MuBook *book, const MuBook *of,
                  const MuBookOption *option)
{
  MuEditRoom room = room_of (list, book, of, option);
  for (guint i = 0; !*mu_edit_book_key (book, of) && i < book->options->len; i++)
    narrow_by_other (&room, list, option, option_at (book, i));
  return room;
}

/* --- what is lacking ----------------------------------------------------- */

static int
round_up (int a, int b)
{
  return (a + b - 1) / b;
}

static int
wanted_for (const MuBookCondition *condition, int count)
{
  if (count > 0 && condition->kind == MU_BOOK_NEEDS)
    return condition->count;
  return condition->kind == MU_BOOK_AT_MOST_PER
             ? round_up (count * condition->per, condition->count)
             : 0;
}

/* How many of `option` another one that is there wants; figures and models. Most want nothing:
 * the others are not counted for it. */
static int
wanted_by (const MuList *list, const MuBookOption *other, const MuBookOption *option)
{
  int wanted = 0;
  for (guint i = 0; i < other->conditions->len; i++) {
    const MuBookCondition *condition = g_ptr_array_index (other->conditions, i);
    if (strcmp (condition->other, option->id) == 0)
      wanted = MAX (wanted, wanted_for (condition, own_figures (list, other)));
  }
  return wanted;
}

/* How many the others that are there demand of it; figures and models. */
static int
wanted_share (const MuList *list, const MuBook *book, const MuBookOption *option)
{
  int wanted = 0;
  for (guint i = 0; i < option->conditions->len; i++) {
    const MuBookCondition *condition = g_ptr_array_index (option->conditions, i);
    const int others = own_figures (list, mu_book_option (book, condition->other));
    if (condition->kind == MU_BOOK_AT_LEAST_PER)
      wanted = MAX (wanted, round_up (others * condition->count, condition->per));
  }
  return wanted;
}

int
mu_edit_lacking (const MuList *list, const MuBook *book, const MuBookOption *option)
{
  if (!mu_book_option_in_year (option, list->year))
    return 0;
  int wanted = wanted_share (list, book, option);
  for (guint i = 0; i < book->options->len; i++)
    wanted = MAX (wanted, wanted_by (list, option_at (book, i), option));
  wanted = MAX (round_up (wanted, mu_edit_each (list, option)), mu_edit_numbers (list, option).min);
  return MAX (wanted - own_taken (list, option->id), 0);
}

int
mu_edit_limit_lacking (const MuList *list, const MuBook *book, const MuBookLimit *limit)
{
  int count = 0;
  for (guint i = 0; i < limit->options->len; i++)
    count += own_figures (list, mu_book_option (book, limit->options->pdata[i]));
  return MAX (mu_list_system_of (list)->limit_least (book, limit, list->year) - count, 0);
}
