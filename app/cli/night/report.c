/* Paper. */
#include <glib/gi18n.h>

#include "app/cli/battle/orders_call.h"
#include "app/cli/club/armies.h"
#include "app/cli/club/list_file.h"
#include "app/cli/core/out.h"
#include "app/cli/night/sheets_call.h"
#include "app/cli/run.h"
#include "app/service/campaign/campaign_paper.h"
#include "lists/list/terms.h"
#include "lists/system.h"
#include "lists/xml/data.h"
#include "reports/account/battle_report.h"
#include "reports/army/roster.h"
#include "reports/night/night_pack.h"
#include "reports/sheet/battle_sheet.h"
#include "reports/system.h"

/* Of what is kept as XML, too. */
static const char *
any_path (MuCall *call)
{
  const char *path = mu_call_text (call, "output");
  if (mu_file_ends_in (path, ".pdf") || mu_file_ends_in (path, ".html")
      || mu_file_ends_in (path, ".xml"))
    return path;
  mu_complain (_ ("-o: %s: expected a file name that ends in .pdf, .html or .xml"), path);
  return NULL;
}

static MuExit
say_written (MuCall *call, const char *name, const char *path)
{
  mu_out_text (call, "file", path);
  mu_say (call, _ ("%s is written to %s\n"), name, path);
  return MU_EXIT_DONE;
}

/* A list, or a side of --campaign as it stands, with the house rules it is played by. */
static MuList *
find_list (MuCall *call, MuReadings *readings, GError **error)
{
  const char *name = mu_call_argument (call, 0);
  *readings = (MuReadings){ 0 };
  if (!mu_call_has (call, "campaign"))
    return mu_find_army (call, name, error);
  g_autoptr (MuCampaign) campaign = mu_find_campaign (call, mu_call_text (call, "campaign"), error);
  if (!campaign)
    return NULL;
  *readings = campaign->readings;
  return mu_find_side_army (call, campaign, name, error);
}

MuExit
mu_run_report_roster (MuCall *call)
{
  GError *error = NULL;
  const char *path = any_path (call);
  if (!path)
    return MU_EXIT_BAD;
  MuReadings readings;
  g_autoptr (MuList) list = find_list (call, &readings, &error);
  if (!list)
    return mu_complain_error (error);
  if (mu_file_ends_in (path, ".xml"))
    return mu_list_write_file (list, path, &error) ? say_written (call, list->name, path)
                                                   : mu_complain_error (error);
  const MuShelf *shelf = mu_call_books (call, &error);
  if (!shelf)
    return mu_complain_error (error);
  const MuBook *book = mu_shelf_book_of (shelf, list);
  g_autoptr (MuSheets) sheets = mu_roster_sheets (list, &readings, book, mu_call_paper (call));
  return mu_call_write_sheets (call, sheets, path);
}

/* Whether the army's orders are kept on paper, of lists that are like that. */
static gboolean
has_paper (const MuList *list, MuListTraits trait)
{
  return mu_report_system (list->rules)->order_paper && mu_list_has (list, trait);
}

/* An army that writes orders, with the enemy whom they name. */
static gboolean
find_ordered (MuCall *call, MuOrdered *armies, MuReadings *readings, GError **error)
{
  const char *enemy = mu_call_text (call, "enemy");
  armies->own = find_list (call, readings, error);
  if (!armies->own)
    return FALSE;
  if (!has_paper (armies->own, MU_LISTS_HAVE_ORDERS)) {
    g_set_error (error, MU_CALL_ERROR, 0,
                 _ ("%s: order sheets are for armies of WRG; this one is of Fast Play, "
                    "which has a tick sheet: report ticks"),
                 armies->own->name);
    return FALSE;
  }
  armies->enemy = enemy ? mu_find_figures (call, enemy, error) : NULL;
  return !enemy || armies->enemy != NULL;
}

/* *orders is NULL where none were named. */
static gboolean
read_orders (MuCall *call, const MuOrdered *armies, MuOrders **orders, GError **error)
{
  const char *path = mu_call_text (call, "orders");
  g_autoptr (MuOrders) read = path ? mu_orders_read_file (path, error) : NULL;
  if (!path)
    return TRUE;
  if (!read || !mu_orders_fit (read, path, armies->own, armies->enemy, error))
    return FALSE;
  *orders = g_steal_pointer (&read);
  return TRUE;
}

MuExit
mu_run_report_orders (MuCall *call)
{
  GError *error = NULL;
  const char *path = mu_call_sheets_path (call);
  g_auto (MuOrdered) armies = { 0 };
  g_autoptr (MuOrders) orders = NULL;
  MuReadings readings;
  if (!path)
    return MU_EXIT_BAD;
  if (!find_ordered (call, &armies, &readings, &error)
      || !read_orders (call, &armies, &orders, &error))
    return mu_complain_error (error);
  const MuShelf *shelf = mu_call_books (call, &error);
  if (!shelf)
    return mu_complain_error (error);
  const MuOrderPaper order = { .list = armies.own,
                               .enemy = armies.enemy,
                               .orders = orders,
                               .book = mu_shelf_book_of (shelf, armies.own),
                               .readings = &readings };
  g_autoptr (MuSheets) sheets
      = mu_report_system (armies.own->rules)->order_paper (&order, mu_call_paper (call));
  return mu_call_write_sheets (call, sheets, path);
}

MuExit
mu_run_report_ticks (MuCall *call)
{
  GError *error = NULL;
  const char *path = mu_call_sheets_path (call);
  MuReadings readings;
  g_autoptr (MuList) list = path ? find_list (call, &readings, &error) : NULL;
  const MuShelf *shelf = list ? mu_call_books (call, &error) : NULL;
  if (!path)
    return MU_EXIT_BAD;
  if (!shelf)
    return mu_complain_error (error);
  if (!has_paper (list, MU_LISTS_ARE_STANDS))
    return mu_complain (_ ("%s: tick sheets are for armies of Fast Play; this one is of WRG, which "
                           "has an order sheet: report orders"),
                        list->name);
  const MuOrderPaper ticks
      = { .list = list, .book = mu_shelf_book_of (shelf, list), .readings = &readings };
  g_autoptr (MuSheets) sheets
      = mu_report_system (list->rules)->order_paper (&ticks, mu_call_paper (call));
  return mu_call_write_sheets (call, sheets, path);
}

/* Both armies, or --full and none. */
static gboolean
find_opponents (MuCall *call, MuOrdered *armies, GError **error)
{
  const gboolean full = mu_call_has (call, "full");
  if (mu_call_has (call, "rules") && !full) {
    g_set_error (error, MU_CALL_ERROR, 0,
                 _ ("--rules goes with --full; a sheet that is cut to two armies is of WRG"));
    return FALSE;
  }
  if (mu_call_count (call) != (full ? 0 : 2)) {
    g_set_error (error, MU_CALL_ERROR, 0,
                 _ ("a reference sheet is cut to two armies: name both, or say --full alone"));
    return FALSE;
  }
  if (full)
    return TRUE;
  armies->own = mu_find_figures (call, mu_call_argument (call, 0), error);
  armies->enemy = armies->own ? mu_find_figures (call, mu_call_argument (call, 1), error) : NULL;
  return armies->enemy != NULL;
}

/* The choices of --rules are the first rows of the table. Where the club has tables of its own,
 * they have to be right. */
static MuSheets *
reference (MuCall *call, const MuOrdered *armies, GError **error)
{
  const MuReferenceSheet sheet = { .own = armies->own, .enemy = armies->enemy };
  const MuRuleSystem rules = mu_list_systems[mu_call_choice (call, "rules", 0)]->number;
  const MuReportSystem *system = mu_report_system (rules);
  if (!system->reference) {
    g_set_error (error, MU_CALL_ERROR, 0,
                 _ ("there is no reference sheet for %s; name other rules behind --rules"),
                 mu_term_rules (rules));
    return NULL;
  }
  if (system->check_tables && !system->check_tables (error))
    return NULL;
  return system->reference (&sheet, mu_call_paper (call));
}

MuExit
mu_run_report_reference (MuCall *call)
{
  GError *error = NULL;
  const char *path = mu_call_sheets_path (call);
  g_auto (MuOrdered) armies = { 0 };
  if (!path)
    return MU_EXIT_BAD;
  if (!find_opponents (call, &armies, &error))
    return mu_complain_error (error);
  g_autoptr (MuSheets) sheets = reference (call, &armies, &error);
  return sheets ? mu_call_write_sheets (call, sheets, path) : mu_complain_error (error);
}

MuExit
mu_run_report_battle (MuCall *call)
{
  GError *error = NULL;
  const char *path = any_path (call);
  if (!path)
    return MU_EXIT_BAD;
  g_autoptr (MuBattleRecord) record = mu_find_battle (call, mu_call_argument (call, 0), &error);
  if (!record)
    return mu_complain_error (error);
  if (mu_file_ends_in (path, ".xml"))
    return mu_battle_sheet_write_file (record, path, &error)
               ? say_written (call, record->name, path)
               : mu_complain_error (error);
  if (!record->fought)
    return mu_complain (_ ("%s: this battle has not been fought yet; nothing to report"),
                        mu_call_argument (call, 0));
  const MuShelf *shelf = mu_call_books (call, &error);
  if (!shelf)
    return mu_complain_error (error);
  const MuBook *book[MU_SIDES];
  mu_battle_report_books (record, shelf, book);
  g_autofree char *day = mu_battle_day (record, shelf);
  g_autoptr (MuSheets) sheets = mu_battle_report_sheets (record, book, day, mu_call_paper (call));
  return mu_call_write_sheets (call, sheets, path);
}

/* Two armies that need no more than to meet. */
static MuBattleRecord *
find_meeting (MuCall *call, GError **error)
{
  g_autoptr (MuList) a = mu_find_army (call, mu_call_argument (call, 0), error);
  g_autoptr (MuList) b = a ? mu_find_army (call, mu_call_argument (call, 1), error) : NULL;
  if (!b)
    return NULL;
  if (a->rules == b->rules)
    return mu_night_pack_meeting (a, b);
  g_set_error (error, MU_CALL_ERROR, 0,
               _ ("%s is a list for %s, %s one for %s; these two cannot meet"), a->name,
               mu_term_rules (a->rules), b->name, mu_term_rules (b->rules));
  return NULL;
}

/* The one that is named, else tonight's. */
static MuBattleRecord *
find_nights_battle (MuCall *call, GError **error)
{
  if (mu_call_count (call) == 2)
    return find_meeting (call, error);
  if (mu_call_count (call) == 1)
    return mu_find_battle (call, mu_call_argument (call, 0), error);
  g_autoptr (MuTableBattle) table = mu_find_table_battle (call, error);
  return table ? mu_battle_record_copy (mu_table_battle_now (table)) : NULL;
}

MuExit
mu_run_report_night (MuCall *call)
{
  GError *error = NULL;
  const char *path = mu_call_sheets_path (call);
  if (!path)
    return MU_EXIT_BAD;
  g_autoptr (MuBattleRecord) record = find_nights_battle (call, &error);
  const MuShelf *shelf = record ? mu_call_books (call, &error) : NULL;
  if (!shelf)
    return mu_complain_error (error);
  g_autofree char *day = mu_battle_day (record, shelf);
  MuNightPack pack = { .record = record, .day = day, .two_sided = mu_call_has (call, "two-sided") };
  mu_battle_report_books (record, shelf, pack.book);
  g_autoptr (MuSheets) sheets = mu_night_pack_sheets (&pack, mu_call_paper (call));
  return mu_call_write_sheets (call, sheets, path);
}

MuExit
mu_run_report_campaign (MuCall *call)
{
  GError *error = NULL;
  const char *path = mu_call_sheets_path (call);
  if (!path)
    return MU_EXIT_BAD;
  const char *name = mu_call_count (call) > 0 ? mu_call_argument (call, 0) : NULL;
  g_autoptr (MuCampaign) campaign = mu_find_campaign (call, name, &error);
  g_autoptr (MuSheets) sheets
      = campaign ? mu_campaign_paper_sheets (mu_club_store (mu_call_club (call, NULL)),
                                             campaign->id, mu_call_paper (call), &error)
                 : NULL;
  return sheets ? mu_call_write_sheets (call, sheets, path) : mu_complain_error (error);
}
