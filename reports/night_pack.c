#include "reports/night_pack.h"

#include <glib/gi18n-lib.h>

#include "reports/account.h"
#include "reports/battle_report.h"
#include "reports/night_private.h"
#include "reports/order_sheet.h"
#include "reports/reference_sheet.h"
#include "reports/roster.h"
#include "reports/sheets_private.h"

static MuSheets *
roster_of (const MuNightPack *pack, MuSide side, MuPaper paper)
{
  const MuList *list = pack->record->side[side].list;
  const MuBook *book = pack->shelf ? mu_shelf_book_of (pack->shelf, list) : NULL;
  return mu_roster_sheets (list, &pack->record->readings, book, paper);
}

/* NULL in Fast Play, which writes no orders. */
static MuSheets *
orders_of (const MuNightPack *pack, MuSide side, MuPaper paper)
{
  const MuBattleSideRecord *own = &pack->record->side[side];
  const MuOrderSheet sheet = {
    .list = own->list,
    .enemy = pack->record->side[1 - side].list,
    .orders = own->hidden ? NULL : own->orders,
    .book = pack->shelf ? mu_shelf_book_of (pack->shelf, own->list) : NULL,
    .readings = &pack->record->readings,
    .seal = own->seal,
  };
  return own->list->rules == MU_RULES_WRG5 ? mu_order_sheets (&sheet, paper) : NULL;
}

/* NULL in Fast Play, the tables of which are other ones. */
static MuSheets *
reference_of (const MuNightPack *pack, MuSide side, MuPaper paper)
{
  const MuBattleRecord *record = pack->record;
  g_autofree char *weather = mu_account_weather (record);
  const MuReferenceSheet sheet = {
    .own = record->side[side].list,
    .enemy = record->side[1 - side].list,
    .readings = &record->readings,
    .weather = weather,
  };
  return record->side[side].list->rules == MU_RULES_WRG5 ? mu_reference_sheets (&sheet, paper)
                                                         : NULL;
}

static void
add (GPtrArray *parts, MuSheets *sheets)
{
  if (sheets != NULL)
    g_ptr_array_add (parts, sheets);
}

static MuSheets *
cover_for (const MuNightPack *pack, const GPtrArray *parts, MuPaper paper)
{
  g_autoptr (GPtrArray) titles = g_ptr_array_new ();
  for (guint i = 0; i < parts->len; i++)
    g_ptr_array_add (titles, (gpointer) mu_sheets_title (parts->pdata[i]));
  return mu_night_cover (pack->record, titles, paper);
}

MuSheets *
mu_night_pack_sheets (const MuNightPack *pack, MuPaper paper)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();
  for (int side = 0; side < MU_SIDES; side++) {
    add (parts, roster_of (pack, (MuSide) side, paper));
    add (parts, orders_of (pack, (MuSide) side, paper));
  }
  for (int side = 0; side < MU_SIDES; side++)
    add (parts, reference_of (pack, (MuSide) side, paper));
  if (pack->record->fought)
    add (parts, mu_battle_report_sheets (pack->record, pack->shelf, paper));
  MuSheets *all = cover_for (pack, parts, paper);
  for (guint i = 0; i < parts->len; i++)
    mu_sheets_append (all, parts->pdata[i], pack->two_sided);
  return all;
}
