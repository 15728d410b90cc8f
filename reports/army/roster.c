#include "reports/army/roster.h"

#include <glib/gi18n-lib.h>

#include "lists/list/item.h"
#include "lists/list/terms.h"
#include "lists/system.h"
#include "reports/account/account_private.h"
#include "reports/army/army_foot.h"
#include "reports/army/roster_words.h"
#include "reports/document/house_rules.h"
#include "reports/document/rule_words.h"
#include "reports/document/share_bar.h"
#include "reports/document/symbol.h"
#include "reports/document/table.h"
#include "reports/system.h"
#include "rules/troop/troop.h"

enum {
  COLUMN_NUMBER,
  COLUMN_SYMBOL,
  COLUMN_NAME,
  COLUMN_TROOP,
  COLUMN_FIGURES,
  COLUMN_FORMED,
  COLUMN_ORDER,
  COLUMN_EACH,
  COLUMN_ALL,
  COLUMN_SCOUTING,
  COLUMNS
};

/* Where points go. */
typedef enum {
  KIND_FOOT,
  KIND_HORSE,
  KIND_LIGHT,
  KIND_MODELS,
  KIND_COMMAND,
  KIND_ITEMS,
  KINDS
} Kind;

static MuPress *
open_press (const MuList *list, const MuReadings *readings, const MuBook *book, MuPaper paper)
{
  g_autofree char *title = g_strdup_printf (_ ("Roster: %s"), list->name);
  g_autofree char *foot = mu_army_foot (list, readings, book);
  MuPressJob job = { paper, title, list->player, book ? book->name : list->book_id, foot };
  return mu_press_new (&job);
}

static void
set_title (MuPress *press, const MuList *list, const MuBook *book)
{
  g_autofree char *year = mu_year_format (list->year);
  g_autofree char *points = mu_roster_points (list);
  const char *const parts[] = { book ? book->name : list->book_id, year, list->player, points };
  g_autofree char *line = mu_roster_join (parts, G_N_ELEMENTS (parts));
  mu_press_heading (press, MU_STYLE_TITLE, list->name);
  mu_press_paragraph (press, MU_STYLE_LEAD, line);
}

static void
set_generals (MuPress *press, const MuList *list)
{
  g_autofree char *generals = mu_roster_generals (list);
  if (*generals && !mu_list_has (list, MU_LISTS_HAVE_GENERAL_STANDS)) /* there he is in the table */
    mu_press_paragraph (press, MU_STYLE_BODY, generals);
}

static gboolean
has_general (const MuList *list, guint index)
{
  for (guint i = 0; i < list->generals->len; i++)
    if (mu_list_general (list, i)->rides_with == (int) index)
      return TRUE;
  return FALSE;
}

static void
add_unit (MuTable *table, const MuList *list, guint index)
{
  const MuListUnit *unit = mu_list_unit (list, index);
  g_autofree char *number = g_strdup_printf ("%u", index + 1);
  g_autofree char *troop = mu_term_troop (unit);
  g_autofree char *figures = g_strdup_printf ("%d", mu_roster_unit_figures (list, index));
  g_autofree char *formed = mu_term_formation (unit);
  g_autofree char *each = g_strdup_printf ("%d", mu_list_unit_points_each (unit, NULL));
  g_autofree char *all = mu_account_number (mu_list_unit_points (list, index));
  g_autofree char *scouting = g_strdup_printf ("%d", mu_roster_unit_scouting (list, index));
  g_autofree char *notes = mu_roster_unit_notes (list, index);
  g_autofree char *name = *notes ? g_strdup_printf ("%s\n%s", unit->name, notes) : NULL;
  const char *cells[COLUMNS] = {
    number,
    NULL,
    name ? name : unit->name,
    troop,
    figures,
    formed,
    mu_term_order (unit->order),
    each,
    all,
    mu_roster_unit_scouting (list, index) > 0 ? scouting : "–",
  };
  mu_table_add_row (table, MU_ROW_NORMAL, cells);
  MuSymbol symbol = { (MuTroopType) unit->troop.type, has_general (list, index) };
  mu_table_add_picture (table, COLUMN_SYMBOL, MU_SYMBOL_WIDTH, MU_SYMBOL_HEIGHT, mu_symbol_draw,
                        g_memdup2 (&symbol, sizeof symbol), g_free);
}

static void
add_generals_row (MuTable *table, const MuList *list)
{
  g_autofree char *points = mu_account_number (mu_roster_generals_points (list));
  const char *cells[COLUMNS] = {
    [COLUMN_NAME] = ngettext ("General", "Generals", list->generals->len),
    [COLUMN_ALL] = points,
  };
  if (list->generals->len > 0)
    mu_table_add_row (table, MU_ROW_NORMAL, cells);
}

/* wrg.points.defences, wrg.points.siege, wrg.points.transport, wrg.points.special-engines: at whose
 * price they are had, too. */
static void
add_item (MuTable *table, const MuList *list, guint index)
{
  const MuListItem *item = mu_list_item (list, index);
  g_autofree char *name = mu_roster_item_name (item);
  g_autofree char *owner = g_strdup_printf (_ ("price of %s"), mu_item_owner_words (item->regular));
  g_autofree char *each = mu_account_number (mu_roster_item_points_each (list, index));
  g_autofree char *all = mu_account_number (mu_roster_item_points (list, index));
  const char *cells[COLUMNS] = {
    [COLUMN_NAME] = name,
    [COLUMN_TROOP] = owner,
    [COLUMN_EACH] = each,
    [COLUMN_ALL] = all,
  };
  mu_table_add_row (table, MU_ROW_NORMAL, cells);
}

static void
add_total_row (MuTable *table, const MuList *list)
{
  g_autofree char *figures = g_strdup_printf ("%d", mu_list_figures (list));
  g_autofree char *points = mu_account_number (mu_list_points (list));
  g_autofree char *scouting = g_strdup_printf ("%d", mu_list_scouting (list));
  const char *cells[COLUMNS] = {
    [COLUMN_NAME] = _ ("Total"),
    [COLUMN_FIGURES] = figures,
    [COLUMN_ALL] = points,
    [COLUMN_SCOUTING] = scouting,
  };
  mu_table_add_row (table, MU_ROW_TOTAL, cells);
}

static void
set_units (MuPress *press, const MuList *list)
{
  const MuColumn columns[COLUMNS] = {
    [COLUMN_NUMBER] = { _ ("No."), MU_ALIGN_RIGHT },
    [COLUMN_SYMBOL] = { "", MU_ALIGN_CENTRE },
    [COLUMN_NAME] = { _ ("Unit"), MU_ALIGN_LEFT, .wraps = TRUE, .strong = TRUE },
    [COLUMN_TROOP] = { _ ("Troops"), MU_ALIGN_LEFT, .wraps = TRUE },
    [COLUMN_FIGURES] = { _ ("Fig."), MU_ALIGN_RIGHT },
    [COLUMN_FORMED] = { _ ("Formed"), MU_ALIGN_LEFT },
    [COLUMN_ORDER] = { _ ("Order"), MU_ALIGN_LEFT },
    [COLUMN_EACH] = { _ ("Each"), MU_ALIGN_RIGHT },
    [COLUMN_ALL] = { _ ("All"), MU_ALIGN_RIGHT },
    [COLUMN_SCOUTING] = { _ ("Scout"), MU_ALIGN_RIGHT },
  };
  MuTable *table = mu_table_new (columns, COLUMNS);
  for (guint i = 0; i < list->units->len; i++)
    add_unit (table, list, i);
  add_generals_row (table, list);
  for (guint i = 0; i < list->items->len; i++)
    add_item (table, list, i);
  add_total_row (table, list);
  mu_press_gap (press, 4);
  mu_press_table (press, table);
}

static Kind
kind_of (const MuListUnit *unit)
{
  MuTroopType type = (MuTroopType) unit->troop.type;
  if (mu_type_is_transport (type))
    return KIND_ITEMS;
  if (mu_type_is_model (type))
    return KIND_MODELS;
  if (type == MU_TROOP_LI || type == MU_TROOP_LC)
    return KIND_LIGHT;
  return mu_type_is_infantry (type) ? KIND_FOOT : KIND_HORSE;
}

static void
set_composition (MuPress *press, const MuList *list)
{
  MuShare shares[KINDS] = {
    [KIND_FOOT] = { _ ("Foot"), MU_PATTERN_TINT, 0 },
    [KIND_HORSE] = { _ ("Horse"), MU_PATTERN_SLASHES, 0 },
    [KIND_LIGHT] = { _ ("Light troops"), MU_PATTERN_DOTS, 0 },
    [KIND_MODELS] = { _ ("Elephants, chariots, engines"), MU_PATTERN_BLACK, 0 },
    [KIND_COMMAND] = { _ ("Command"), MU_PATTERN_BLANK, 0 },
    [KIND_ITEMS] = { _ ("Transport, works and gear"), MU_PATTERN_LINES, 0 },
  };
  for (guint i = 0; i < list->units->len; i++) {
    int command = mu_list_unit_command_points (list, i);
    shares[kind_of (mu_list_unit (list, i))].amount += mu_list_unit_points (list, i) - command;
    shares[KIND_COMMAND].amount += command;
  }
  shares[KIND_COMMAND].amount += mu_roster_generals_points (list);
  for (guint i = 0; i < list->items->len; i++)
    shares[KIND_ITEMS].amount += mu_roster_item_points (list, i);
  if (mu_list_points (list) > 0)
    mu_press_heading (press, MU_STYLE_HEADING, _ ("Points by kind"));
  mu_press_share_bar (press, shares, KINDS);
}

static void
set_totals (MuPress *press, const MuList *list)
{
  g_autofree char *points = mu_roster_points (list);
  int left = list->points_limit - mu_list_points (list);
  g_autofree char *number = mu_account_number (ABS (left));
  g_autofree char *rest = g_strdup_printf (left >= 0 ? _ ("%s left") : _ ("%s too many"), number);
  g_autofree char *units
      = g_strdup_printf (ngettext ("%u unit", "%u units", list->units->len), list->units->len);
  g_autofree char *scouting = g_strdup_printf (_ ("scouting strength %d"), mu_list_scouting (list));
  const char *const parts[] = { points, rest, units, scouting };
  g_autofree char *line = mu_roster_join (parts, G_N_ELEMENTS (parts));
  mu_press_gap (press, 6);
  mu_press_paragraph (press, MU_STYLE_BODY, line);
}

static void
add_issue (MuTable *table, const MuIssue *issue)
{
  g_autofree char *number
      = issue->unit >= 0 ? g_strdup_printf ("%d", issue->unit + 1) : g_strdup ("");
  const char *const cells[] = {
    issue->severity == MU_ISSUE_ERROR ? _ ("error") : _ ("warning"),
    number,
    issue->message,
    issue->remedy,
    mu_rule_words_section (issue->rule),
  };
  mu_table_add_row (table, MU_ROW_NORMAL, cells);
}

static void
set_issues (MuPress *press, const GPtrArray *issues)
{
  const MuColumn columns[] = {
    { _ ("Kind"), MU_ALIGN_LEFT },
    { _ ("Unit"), MU_ALIGN_RIGHT },
    { _ ("What is wrong"), MU_ALIGN_LEFT, .wraps = TRUE },
    { _ ("What would mend it"), MU_ALIGN_LEFT, .wraps = TRUE },
    { _ ("Rule"), MU_ALIGN_LEFT, .wraps = TRUE },
  };
  MuTable *table = mu_table_new (columns, G_N_ELEMENTS (columns));
  for (guint i = 0; i < issues->len; i++)
    add_issue (table, g_ptr_array_index (issues, i));
  mu_press_table (press, table);
}

static guint
count_errors (const GPtrArray *issues)
{
  guint errors = 0;
  for (guint i = 0; i < issues->len; i++)
    errors += ((const MuIssue *) g_ptr_array_index (issues, i))->severity == MU_ISSUE_ERROR;
  return errors;
}

static char *
legality_words (const GPtrArray *issues)
{
  guint errors = count_errors (issues);
  if (errors > 0)
    return g_strdup_printf (ngettext ("Not legal: %u problem", "Not legal: %u problems", errors),
                            errors);
  return g_strdup (issues->len > 0 ? _ ("Legal, with warnings") : _ ("Legal"));
}

static void
set_legality (MuPress *press, const MuList *list, const MuBook *book)
{
  g_autoptr (GPtrArray) issues = mu_list_check (list, book);
  g_autofree char *heading = legality_words (issues);
  mu_press_heading (press, MU_STYLE_HEADING, heading);
  if (issues->len > 0)
    set_issues (press, issues);
  else
    mu_press_paragraph (press, MU_STYLE_BODY,
                        _ ("No rule of the army book or of the points system is broken."));
}

static void
set_notes (MuPress *press, const MuList *list)
{
  if (!list->notes || !*list->notes)
    return;
  mu_press_heading (press, MU_STYLE_HEADING, _ ("Notes"));
  mu_press_paragraph (press, MU_STYLE_BODY, list->notes);
}

static void
set_figures (MuPress *press, const MuList *list)
{
  set_units (press, list);
  set_composition (press, list);
  set_totals (press, list);
}

MuSheets *
mu_roster_sheets (const MuList *list, const MuReadings *readings, const MuBook *book, MuPaper paper)
{
  const MuReportSystem *system = mu_report_system (list->rules);
  MuPress *press = open_press (list, readings, book, paper);
  set_title (press, list, book);
  set_generals (press, list);
  if (system->set_units)
    system->set_units (press, list);
  else
    set_figures (press, list);
  set_legality (press, list, book);
  if (system->house_rules)
    mu_house_rules_set (press, readings);
  set_notes (press, list);
  return mu_press_finish (press);
}
