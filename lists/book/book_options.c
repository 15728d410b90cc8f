/* What an army book offers: its options, their ways, its allies and theirs. */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/book/book.h"

const MuBookOption *
mu_book_option (const MuBook *book, const char *id)
{
  for (guint i = 0; i < book->options->len; i++) {
    const MuBookOption *option = g_ptr_array_index (book->options, i);
    if (strcmp (option->id, id) == 0)
      return option;
  }
  return NULL;
}

gboolean
mu_book_option_in_year (const MuBookOption *option, int year)
{
  return year >= option->from && year <= option->to;
}

gboolean
mu_book_troop_in_year (const MuBookTroop *troop, int year)
{
  return year >= troop->from && year <= troop->to;
}

gboolean
mu_book_ally_in_year (const MuBookAlly *ally, int year)
{
  return year >= ally->from && year <= ally->to;
}

const MuBookTroop *
mu_book_option_usual (const MuBookOption *option, int year)
{
  for (guint i = 0; i < option->troops->len; i++) {
    const MuBookTroop *troop = g_ptr_array_index (option->troops, i);
    if (mu_book_troop_in_year (troop, year))
      return troop;
  }
  return g_ptr_array_index (option->troops, 0);
}

char *
mu_book_condition_words (const MuBook *book, const MuBookCondition *condition, gboolean alone)
{
  const MuBookOption *option = mu_book_option (book, condition->other);
  const char *other = option ? option->name : condition->other;
  switch (condition->kind) {
  case MU_BOOK_AT_MOST_PER:
    return g_strdup_printf (alone ? _ ("At most %d for each %d of %s")
                                  : _ ("at most %d for each %d of %s"),
                            condition->count, condition->per, other);
  case MU_BOOK_AT_LEAST_PER:
    return g_strdup_printf (alone ? _ ("At least %d for each %d of %s")
                                  : _ ("at least %d for each %d of %s"),
                            condition->count, condition->per, other);
  case MU_BOOK_NEEDS:
    return g_strdup_printf (alone ? _ ("Only with at least %d of %s")
                                  : _ ("only with at least %d of %s"),
                            condition->count, other);
  case MU_BOOK_NOT_WITH:
    return g_strdup_printf (alone ? _ ("Not together with %s") : _ ("not together with %s"), other);
  }
  return g_strdup ("");
}

/* --- ways ---------------------------------------------------------------- */

/* Field by field: no padding can differ. */
static gboolean
same_troop (const MuTroop *a, const MuTroop *b)
{
  return a->regular == b->regular && a->class == b->class && a->type == b->type
         && a->shield == b->shield && a->breed == b->breed && a->weapons == b->weapons;
}

/* Crew figures have no order. */
static gboolean
same_crew (const MuCrew *a, const MuCrew *b)
{
  int balance[MU_WEAPONS] = { 0 };
  if (a->count != b->count || a->horses != b->horses)
    return FALSE;
  for (int i = 0; i < a->count; i++) {
    balance[MIN (a->weapon[i], MU_WEAPONS - 1)]++;
    balance[MIN (b->weapon[i], MU_WEAPONS - 1)]--;
  }
  for (int i = 0; i < MU_WEAPONS; i++)
    if (balance[i] != 0)
      return FALSE;
  return TRUE;
}

gboolean
mu_book_troop_is (const MuBookTroop *way, const MuTroop *troop, const MuCrew *crew)
{
  return same_troop (&way->troop, troop) && (!crew || same_crew (&way->crew, crew));
}

int
mu_book_option_way (const MuBookOption *option, const MuTroop *troop, const MuCrew *crew, int year)
{
  int found = -1;
  for (guint i = 0; i < option->troops->len; i++) {
    const MuBookTroop *way = g_ptr_array_index (option->troops, i);
    if (!mu_book_troop_is (way, troop, crew))
      continue;
    if (mu_book_troop_in_year (way, year))
      return (int) i;
    found = found < 0 ? (int) i : found;
  }
  return found;
}

/* --- allies -------------------------------------------------------------- */

const MuBookAlly *
mu_book_ally (const MuBook *book, const char *id, int year)
{
  const MuBookAlly *found = NULL;
  for (guint i = 0; i < book->allies->len; i++) {
    const MuBookAlly *ally = g_ptr_array_index (book->allies, i);
    if (strcmp (ally->book, id) == 0 && mu_book_ally_in_year (ally, year)
        && (!found || ally->max > found->max))
      found = ally;
  }
  return found;
}

const MuBook *
mu_book_of_unit (const MuBook *book, const MuListUnit *unit)
{
  if (!*unit->book || strcmp (unit->book, book->id) == 0)
    return book;
  for (guint i = 0; i < book->allies->len; i++) {
    const MuBookAlly *ally = g_ptr_array_index (book->allies, i);
    if (ally->found && strcmp (ally->book, unit->book) == 0)
      return ally->found;
  }
  return NULL;
}

const MuBookOption *
mu_book_option_of_unit (const MuBook *book, const MuListUnit *unit)
{
  const MuBook *of = mu_book_of_unit (book, unit);
  return of ? mu_book_option (of, unit->option) : NULL;
}
