/* What differs between two lists, in people's words. */
#include <glib/gi18n-lib.h>

#include "lists/list/compare_private.h"
#include "lists/list/item.h"
#include "lists/list/terms.h"
#include "lists/system.h"

/* Adds a part to an enumeration. */
static void
append (GString *text, const char *between, const char *part)
{
  if (*part)
    g_string_append_printf (text, "%s%s", text->len > 0 ? between : "", part);
}

static const char *
training_words (gboolean regular)
{
  return regular ? _ ("regular") : _ ("irregular");
}

/* --- the lists as such --------------------------------------------------- */

/* By its name; what judges the list may be of another edition than it names. */
static char *
book_words (const MuList *list, const MuShelf *shelf)
{
  return mu_term_book (list, shelf ? mu_shelf_book_of (shelf, list) : NULL);
}

static char *
allies_words (const MuList *list, const MuShelf *shelf)
{
  GString *text = g_string_new (NULL);
  for (guint i = 0; i < list->allies->len; i++) {
    const MuListAlly *ally = mu_list_ally (list, i);
    const MuBook *book = shelf ? mu_shelf_find_edition (shelf, ally->book, ally->edition) : NULL;
    g_autofree char *words
        = g_strdup_printf (_ ("%s, edition %d"), book ? book->name : ally->book, ally->edition);
    append (text, "; ", words);
  }
  return g_string_free (text, FALSE);
}

/* "Scipio, commander-in-chief, regular, with Extraordinarii" */
static char *
general_words (const MuList *list, const MuListGeneral *general)
{
  GString *text = g_string_new (general->name);
  append (text, ", ", general->commander ? _ ("commander-in-chief") : _ ("subordinate general"));
  append (text, ", ", training_words (general->regular));
  if (general->rides_with >= 0 && general->rides_with < (int) list->units->len)
    g_string_append_printf (text, _ (", with %s"),
                            mu_list_unit (list, (guint) general->rides_with)->name);
  if (*general->troop)
    g_string_append_printf (text, _ (", as %s"), general->troop);
  return g_string_free (text, FALSE);
}

static char *
generals_words (const MuList *list)
{
  GString *text = g_string_new (NULL);
  for (guint i = 0; i < list->generals->len; i++) {
    g_autofree char *words = general_words (list, mu_list_general (list, i));
    append (text, "; ", words);
  }
  return g_string_free (text, FALSE);
}

/* "1 boat, regular; 12 wagons, irregular" */
static char *
items_words (const MuList *list)
{
  GString *text = g_string_new (NULL);
  for (guint i = 0; i < list->items->len; i++) {
    const MuListItem *item = mu_list_item (list, i);
    g_autofree char *words = mu_item_count_words (item->kind, item->count);
    append (text, "; ", words);
    append (text, ", ", training_words (item->regular));
  }
  return g_string_free (text, FALSE);
}

char *
mu_compare_list_words (const MuList *list, const MuShelf *shelf, MuDiffers what, const char *key)
{
  switch (what) {
  case MU_DIFFERS_RULES:
    return g_strdup (mu_term_rules (list->rules));
  case MU_DIFFERS_BOOK:
    return book_words (list, shelf);
  case MU_DIFFERS_ALLIES:
    return allies_words (list, shelf);
  case MU_DIFFERS_YEAR:
    return mu_year_format (list->year);
  case MU_DIFFERS_PRIEST:
    return g_strdup (list->priest ? _ ("yes") : _ ("no"));
  case MU_DIFFERS_GENERALS:
    return generals_words (list);
  case MU_DIFFERS_ITEMS:
    return items_words (list);
  case MU_DIFFERS_NAME:
  case MU_DIFFERS_PLAYER:
  case MU_DIFFERS_LIMIT:
  case MU_DIFFERS_POINTS:
  case MU_DIFFERS_SCOUTING:
  case MU_DIFFERS_TAGS:
  case MU_DIFFERS_NOTES:
  case MU_DIFFERS_OPTION:
  case MU_DIFFERS_TROOP:
  case MU_DIFFERS_FIGURES:
  case MU_DIFFERS_RANKS:
  case MU_DIFFERS_LINE:
  case MU_DIFFERS_ORDER:
  case MU_DIFFERS_STATUS:
    break;
  }
  return g_strdup (key);
}

/* --- units --------------------------------------------------------------- */

/* "Velites", "Numidian cavalry (Numidian and Moorish)"; by ids where no book knows them. */
static char *
option_words (const MuList *list, const MuListUnit *unit, const MuShelf *shelf)
{
  const MuBook *book = shelf ? mu_shelf_book_of (shelf, list) : NULL;
  const MuBook *of = book ? mu_book_of_unit (book, unit) : NULL;
  const MuBookOption *option = of ? mu_book_option (of, unit->option) : NULL;
  const char *name = option ? option->name : unit->option;
  if (!*unit->book || of == book)
    return g_strdup (name);
  return g_strdup_printf ("%s (%s)", name, of ? of->name : unit->book);
}

static const char *
mixed_words (MuMixedHow how)
{
  switch (how) {
  case MU_NOT_MIXED:
    return "";
  case MU_MIXED_BEHIND:
    return _ ("behind, in one body with the unit before it");
  case MU_MIXED_FLANKS:
    return _ ("on the flanks, in one body with the unit before it");
  }
  return "";
}

static char *
status_words (const MuListUnit *unit)
{
  GString *text = g_string_new (NULL);
  append (text, ", ", unit->sub_unit ? _ ("sub-unit") : "");
  append (text, ", ", unit->bodyguard ? _ ("bodyguard") : "");
  append (text, ", ", mixed_words (unit->mixed));
  append (text, ", ", unit->forced_march ? _ ("forced march") : "");
  return g_string_free (text, FALSE);
}

char *
mu_compare_unit_words (const MuList *list, guint index, const MuShelf *shelf, MuDiffers what,
                       const char *key)
{
  const MuListUnit *unit = mu_list_unit (list, index);
  switch (what) {
  case MU_DIFFERS_OPTION:
    return option_words (list, unit, shelf);
  case MU_DIFFERS_TROOP:
    return mu_term_troop (unit);
  case MU_DIFFERS_ORDER:
    return g_strdup (mu_term_order (unit->order));
  case MU_DIFFERS_STATUS:
    return status_words (unit);
  case MU_DIFFERS_NAME:
  case MU_DIFFERS_PLAYER:
  case MU_DIFFERS_RULES:
  case MU_DIFFERS_BOOK:
  case MU_DIFFERS_YEAR:
  case MU_DIFFERS_LIMIT:
  case MU_DIFFERS_POINTS:
  case MU_DIFFERS_SCOUTING:
  case MU_DIFFERS_TAGS:
  case MU_DIFFERS_PRIEST:
  case MU_DIFFERS_GENERALS:
  case MU_DIFFERS_ITEMS:
  case MU_DIFFERS_NOTES:
  case MU_DIFFERS_FIGURES:
  case MU_DIFFERS_RANKS:
  case MU_DIFFERS_LINE:
  case MU_DIFFERS_ALLIES:
    break;
  }
  return g_strdup (key);
}

/* --- two rule systems ------------------------------------------------------ */

const char *
mu_compared_systems_words (void)
{
  return _ ("The lists are by two rule systems. Their points, figures and stands are of different "
            "measures and are not compared: only who is in each army is.");
}

char *
mu_compared_number_words (const MuList *list, guint index)
{
  return mu_list_system_of (list)->count_words (MU_COUNT_OF_UNIT,
                                                mu_list_unit (list, index)->figures);
}
