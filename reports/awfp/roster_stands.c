#include "reports/awfp/roster_stands.h"

#include <glib/gi18n-lib.h>

#include "lists/awfp/fastplay.h"
#include "lists/awfp/stand.h"
#include "lists/system.h"
#include "reports/account/account_private.h"
#include "reports/army/roster_words.h"
#include "reports/document/symbol.h"
#include "reports/document/table.h"

enum {
  COLUMN_NUMBER,
  COLUMN_SYMBOL,
  COLUMN_NAME,
  COLUMN_STAND,
  COLUMN_STANDS,
  COLUMN_STRENGTH,
  COLUMN_EACH,
  COLUMN_ALL,
  COLUMNS
};

/* awfp.figures.*: "4"; free with g_free. */
static char *
strength_words (const char *notation)
{
  MuAwfpTroop stand;
  if (mu_awfp_troop_parse (notation, &stand, NULL) != MU_AWFP_PARSE_OK)
    return g_strdup ("–");
  return g_strdup_printf ("%d", mu_awfp_troop_strength (&stand, NULL));
}

static void
add_unit (MuTable *table, const MuList *list, guint index)
{
  const MuListUnit *unit = mu_list_unit (list, index);
  const MuListGeneral *general = mu_list_unit_general (list, index);
  const gboolean is_his = mu_list_unit_is_generals (list, index);
  g_autofree char *number = g_strdup_printf ("%u", index + 1);
  g_autofree char *name
      = general ? g_strdup_printf ("%s\n%s", unit->name, is_his ? _ ("general") : general->name)
                : NULL;
  g_autofree char *stands = g_strdup_printf ("%d", unit->figures);
  g_autofree char *strength = strength_words (unit->stand);
  g_autofree char *each = g_strdup_printf ("%d", is_his ? mu_list_general_points (list, 0, NULL)
                                                        : mu_list_points_each (list, index, NULL));
  g_autofree char *all = mu_account_number (is_his ? mu_list_general_points (list, 0, NULL)
                                                   : mu_list_unit_points (list, (int) index));
  const char *cells[COLUMNS]
      = { number, NULL, name ? name : unit->name, unit->stand, stands, strength, each, all };
  mu_table_add_row (table, MU_ROW_NORMAL, cells);
  if (is_his)
    return;
  MuSymbol symbol = { (MuTroopType) unit->troop.type, general != NULL };
  mu_table_add_picture (table, COLUMN_SYMBOL, MU_SYMBOL_WIDTH, MU_SYMBOL_HEIGHT, mu_symbol_draw,
                        g_memdup2 (&symbol, sizeof symbol), g_free);
}

/* awfp.units.general-size, awfp.general.strength, awfp.army.general-cost */
static void
add_general (MuTable *table, const MuList *list, guint index)
{
  const MuListGeneral *general = mu_list_general (list, index);
  g_autofree char *strength = strength_words (general->troop);
  g_autofree char *name = g_strdup_printf ("%s\n%s", general->name, _ ("general"));
  g_autofree char *points = mu_account_number (mu_list_general_points (list, index, NULL));
  const char *cells[COLUMNS] = {
    [COLUMN_NAME] = name,         [COLUMN_STAND] = general->troop, [COLUMN_STANDS] = "1",
    [COLUMN_STRENGTH] = strength, [COLUMN_EACH] = points,          [COLUMN_ALL] = points,
  };
  mu_table_add_row (table, MU_ROW_NORMAL, cells);
}

/* awfp.priest.one: he costs nothing. */
static void
add_priest (MuTable *table)
{
  const char *cells[COLUMNS] = {
    [COLUMN_NAME] = _ ("Priest"),
    [COLUMN_STANDS] = "1",
    [COLUMN_EACH] = "0",
    [COLUMN_ALL] = "0",
  };
  mu_table_add_row (table, MU_ROW_NORMAL, cells);
}

/* awfp.scope.supply-units: the game has none, and the roster says that the list has. */
static void
add_item (MuTable *table, const MuList *list, guint index)
{
  g_autofree char *name = mu_roster_item_name (mu_list_item (list, index));
  const char *cells[COLUMNS] = {
    [COLUMN_NAME] = name,
    [COLUMN_EACH] = "0",
    [COLUMN_ALL] = "0",
  };
  mu_table_add_row (table, MU_ROW_NORMAL, cells);
}

static void
add_total (MuTable *table, const MuList *list)
{
  g_autofree char *stands = g_strdup_printf ("%d", mu_roster_stands (list));
  g_autofree char *points = mu_account_number (mu_list_points (list));
  const char *cells[COLUMNS] = {
    [COLUMN_NAME] = _ ("Total"),
    [COLUMN_STANDS] = stands,
    [COLUMN_ALL] = points,
  };
  mu_table_add_row (table, MU_ROW_TOTAL, cells);
}

static void
set_table (MuPress *press, const MuList *list)
{
  const MuColumn columns[COLUMNS] = {
    [COLUMN_NUMBER] = { _ ("No."), MU_ALIGN_RIGHT },
    [COLUMN_SYMBOL] = { "", MU_ALIGN_CENTRE },
    [COLUMN_NAME] = { _ ("Unit"), MU_ALIGN_LEFT, .wraps = TRUE, .strong = TRUE },
    [COLUMN_STAND] = { _ ("Stand"), MU_ALIGN_LEFT, .wraps = TRUE },
    [COLUMN_STANDS] = { _ ("Stands"), MU_ALIGN_RIGHT },
    [COLUMN_STRENGTH] = { _ ("Figures a stand"), MU_ALIGN_RIGHT },
    [COLUMN_EACH] = { _ ("Each"), MU_ALIGN_RIGHT },
    [COLUMN_ALL] = { _ ("All"), MU_ALIGN_RIGHT },
  };
  MuTable *table = mu_table_new (columns, COLUMNS);
  for (guint i = 0; i < list->units->len; i++)
    add_unit (table, list, i);
  for (guint i = 0; i < list->generals->len; i++)
    if (mu_list_system_of (list)->came_along (list) == 0)
      add_general (table, list, i);
  if (list->priest && !mu_list_priest_came_along (list))
    add_priest (table);
  for (guint i = 0; i < list->items->len; i++)
    add_item (table, list, i);
  add_total (table, list);
  mu_press_gap (press, 4);
  mu_press_table (press, table);
}

static void
set_totals (MuPress *press, const MuList *list)
{
  const int left = list->points_limit - mu_list_points (list);
  g_autofree char *points = mu_roster_points (list);
  g_autofree char *number = mu_account_number (ABS (left));
  g_autofree char *rest = g_strdup_printf (left >= 0 ? _ ("%s left") : _ ("%s too many"), number);
  const guint own = list->units->len - mu_list_system_of (list)->came_along (list);
  g_autofree char *units = g_strdup_printf (ngettext ("%u unit", "%u units", own), own);
  const char *const parts[] = { points, rest, units };
  g_autofree char *line = mu_roster_join (parts, G_N_ELEMENTS (parts));
  mu_press_gap (press, 6);
  mu_press_paragraph (press, MU_STYLE_BODY, line);
}

/* The prices are not the book's: every sheet says so. */
static void
set_source (MuPress *press)
{
  g_autoptr (MuFastPlay) tables = mu_fast_play_open (NULL, NULL);
  if (!tables)
    return;
  g_autofree char *words = mu_fast_play_words (tables);
  g_autofree char *line = g_strdup_printf (_ ("Points %s."), words);
  mu_press_paragraph (press, MU_STYLE_BODY, line);
}

void
mu_roster_set_stands (MuPress *press, const MuList *list)
{
  set_table (press, list);
  set_totals (press, list);
  set_source (press);
}
