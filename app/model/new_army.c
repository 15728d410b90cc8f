#include "app/model/new_army.h"

#include <glib/gi18n-lib.h>

#define GUARD_FIGURES 6
#define UNIT_FIGURES  24 /* about as many as are easily moved */

static void
set_text (char **text, const char *value)
{
  g_free (*text);
  *text = g_strdup (value);
}

int
mu_new_army_year (const MuBook *book)
{
  const int year = (book->from + book->to) / 2;

  return CLAMP (year == 0 ? 1 : year, book->from, book->to);
}

static MuListUnit *
enlist (MuList *list, const MuBookOption *option, int figures)
{
  const MuBookTroop *way = mu_book_option_usual (option, list->year);
  MuListUnit *unit = mu_list_unit_new ();

  set_text (&unit->name, option->name);
  set_text (&unit->option, option->id);
  unit->troop = way->troop;
  unit->crew = way->crew;
  unit->figures = figures;
  unit->ranks = MIN (option->ranks, figures);
  unit->line = option->line;
  unit->order = option->order;
  g_ptr_array_add (list->units, unit);
  return unit;
}

static const char *
commander_of (const MuBook *book, int year)
{
  for (guint i = 0; i < book->generals->len; i++) {
    const MuBookGeneral *general = g_ptr_array_index (book->generals, i);
    if (general->from <= year && year <= general->to)
      return general->name;
  }
  return _ ("Commander");
}

/* wrg.units.bodyguard: of the first option that may be one. */
static int
enlist_guard (MuList *list, const MuBook *book)
{
  for (guint i = 0; i < book->options->len; i++) {
    const MuBookOption *option = g_ptr_array_index (book->options, i);
    const int most = MIN (option->max, option->unit_max);
    if (!option->bodyguard || !mu_book_option_in_year (option, list->year))
      continue;
    enlist (list, option, CLAMP (GUARD_FIGURES, MIN (option->unit_min, most), most))->bodyguard
        = TRUE;
    return 0;
  }
  return MU_LIST_NO_UNIT;
}

static void
enlist_commander (MuList *list, const MuBook *book)
{
  MuListGeneral *general = mu_list_general_new ();

  general->rides_with = enlist_guard (list, book);
  general->commander = TRUE;
  general->regular = book->regular_generals;
  set_text (&general->name, commander_of (book, list->year));
  g_ptr_array_add (list->generals, general);
}

/* In equal units of a handy size. */
static void
enlist_required (MuList *list, const MuBookOption *option)
{
  const int handy = CLAMP (UNIT_FIGURES, option->unit_min, option->unit_max);
  const int needed = MAX (option->min, option->unit_min);
  const int units = MAX (1, MIN ((needed + handy - 1) / handy, needed / option->unit_min));

  for (int i = 0; i < units; i++)
    enlist (list, option, needed / units + (i < needed % units));
}

static gboolean
is_required (const MuBookOption *option, const MuList *list)
{
  if (option->min == 0 || !mu_book_option_in_year (option, list->year))
    return FALSE;
  for (guint i = 0; i < list->units->len; i++)
    if (g_str_equal (mu_list_unit (list, i)->option, option->id))
      return FALSE;
  return TRUE;
}

MuList *
mu_new_army (const MuBook *book, int year, int points)
{
  MuList *list = mu_list_new (book->name);

  set_text (&list->book_id, book->id);
  list->book_version = book->version;
  list->rules = MU_RULES_WRG5;
  list->year = year;
  list->points_limit = points;
  enlist_commander (list, book);
  for (guint i = 0; i < book->options->len; i++) {
    const MuBookOption *option = g_ptr_array_index (book->options, i);
    if (is_required (option, list))
      enlist_required (list, option);
  }
  return list;
}
