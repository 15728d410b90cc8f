#include "app/session/armies/army_words.h"

#include <glib/gi18n-lib.h>

#include "app/session/armies/army_rest.h"
#include "lists/awfp/fastplay.h"
#include "lists/list/terms.h"
#include "lists/system.h"

char *
mu_army_words_book (const MuList *list, const MuBook *book)
{
  g_autofree char *year = mu_year_format (list->year);

  return g_strdup_printf ("%s · %s", book ? book->name : list->book_id, year);
}

int
mu_army_command_points (const MuList *list)
{
  int points = 0;

  for (guint i = 0; i < list->units->len; i++)
    points += mu_list_unit_command_points (list, i);
  return points;
}

/* --- the head ------------------------------------------------------------- */

/* awfp.units.general-size, awfp.priest.one: each on a stand of his own. awfp.army.divide-by-three
 */
static char *
stands_words (const MuList *list, const char *units)
{
  const int stands = mu_list_figures (list) + (int) list->generals->len + (list->priest ? 1 : 0);

  return g_strdup_printf (ngettext ("%s, %d stand with general and priest; the book's numbers "
                                    "count a third",
                                    "%s, %d stands with general and priest; the book's numbers "
                                    "count a third",
                                    (gulong) stands),
                          units, stands);
}

static char *
figures_words (const MuList *list, const char *units)
{
  const int count = mu_list_figures (list);
  const int command = mu_army_command_points (list);
  g_autofree char *figures
      = g_strdup_printf (ngettext ("%d figure", "%d figures", (gulong) count), count);
  g_autofree char *number = mu_term_number (command);
  g_autofree char *points = g_strdup_printf (
      ngettext ("%s command point", "%s command points", (gulong) command), number);

  return g_strdup_printf (_ ("%s, %s, %s, scouting strength %d"), units, figures, points,
                          mu_list_scouting (list));
}

char *
mu_army_words_summary (const MuList *list)
{
  g_autofree char *units
      = g_strdup_printf (ngettext ("%u unit", "%u units", list->units->len), list->units->len);

  return mu_list_has (list, MU_LISTS_ARE_STANDS) ? stands_words (list, units)
                                                 : figures_words (list, units);
}

char *
mu_army_words_prices (const MuList *list)
{
  g_autoptr (MuFastPlay) tables
      = mu_list_has (list, MU_LISTS_ARE_STANDS) ? mu_fast_play_open (NULL, NULL) : NULL;
  g_autofree char *words = tables ? mu_fast_play_words (tables) : NULL;

  return words ? g_strdup_printf (_ ("Points %s"), words) : g_strdup ("");
}

/* --- what changed --------------------------------------------------------- */

static char *
unit_words (const MuList *list, const MuListUnit *unit)
{
  const gulong count = (gulong) unit->figures;

  return g_strdup_printf (mu_list_has (list, MU_LISTS_ARE_STANDS)
                              ? ngettext ("%s: %d stand", "%s: %d stands", count)
                              : ngettext ("%s: %d figure", "%s: %d figures", count),
                          unit->name, unit->figures);
}

static char *
item_words (const MuListItem *item)
{
  g_autofree char *name = mu_army_item_counted (item);

  return g_strdup_printf ("%s: %d", name, item->count);
}

/* How many items have another number; *which is the last of them. */
static guint
count_items (const MuList *before, const MuList *after, guint *which)
{
  guint count = 0;

  for (guint i = 0; i < MIN (before->items->len, after->items->len); i++) {
    if (mu_list_item (before, i)->count == mu_list_item (after, i)->count)
      continue;
    *which = i;
    count++;
  }
  return count;
}

static guint
count_units (const MuList *before, const MuList *after, guint *which)
{
  guint count = 0;

  for (guint i = 0; i < MIN (before->units->len, after->units->len); i++) {
    if (mu_list_unit (before, i)->figures == mu_list_unit (after, i)->figures)
      continue;
    *which = i;
    count++;
  }
  return count;
}

char *
mu_army_words_change (const MuList *before, const MuList *after)
{
  guint unit = 0;
  guint item = 0;
  const guint units = count_units (before, after, &unit);
  const guint items = count_items (before, after, &item);

  if (units + items == 0)
    return NULL;
  if (units == 1 && items == 0)
    return unit_words (after, mu_list_unit (after, unit));
  if (units == 0 && items == 1)
    return item_words (mu_list_item (after, item));
  if (items == 0)
    return g_strdup_printf (ngettext ("%u unit changed", "%u units changed", units), units);
  return g_strdup (_ ("Numbers changed"));
}
