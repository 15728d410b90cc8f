#include "reports/night/night_pack.h"

#include <glib/gi18n-lib.h>

#include "reports/account/account.h"
#include "reports/account/battle_report.h"
#include "reports/army/roster.h"
#include "reports/awfp/tick_sheet.h"
#include "reports/document/sheets_private.h"
#include "reports/night/night_private.h"
#include "reports/wrg/order_sheet.h"
#include "reports/wrg/reference_sheet.h"
#include "reports/wrg/reference_weather.h"

static MuSheets *
roster_of (const MuNightPack *pack, MuSide side, MuPaper paper)
{
  return mu_roster_sheets (pack->record->side[side].list, &pack->record->readings, pack->book[side],
                           paper);
}

/* Of a battle that is being fought on the table. NULL: it was not begun, or is over, and who prints
 * it then fights it again. */
static const GArray *
standing_of (const MuBattleRecord *record, MuSide side)
{
  return !record->fought && record->side[side].results->len > 0 ? record->side[side].results : NULL;
}

/* Fast Play writes no orders down: they are ticks. */
static MuSheets *
orders_of (const MuNightPack *pack, MuSide side, MuPaper paper)
{
  const MuBattleSideRecord *own = &pack->record->side[side];
  if (own->list->rules == MU_RULES_AWFP)
    return mu_tick_sheets (own->list, pack->book[side], paper);
  const MuOrderSheet sheet = {
    .list = own->list,
    .enemy = pack->record->side[1 - side].list,
    .orders = own->hidden ? NULL : own->orders,
    .book = pack->book[side],
    .readings = &pack->record->readings,
    .seal = own->seal,
    .results = standing_of (pack->record, side),
    .general_lost = !pack->record->fought && own->general_lost,
  };
  return mu_order_sheets (&sheet, paper);
}

/* All of its rules. Tables of Fast Play that are the club's own and cannot be read are left out, as
 * they are from ticks. */
static MuSheets *
whole_reference (MuRuleSystem rules, const MuReadings *readings, MuPaper paper)
{
  const MuReferenceSheet whole = { .readings = readings };
  if (rules != MU_RULES_AWFP)
    return mu_reference_sheets (&whole, paper);
  g_autoptr (MuFastPlay) tables = mu_fast_play_open (NULL, NULL);
  return mu_reference_fast_sheets (tables, paper);
}

/* Cut to what the two armies need; that of Fast Play is one for both players. */
static MuSheets *
reference_of (const MuNightPack *pack, MuSide side, MuPaper paper)
{
  const MuBattleRecord *record = pack->record;
  if (record->rules == MU_RULES_AWFP)
    return whole_reference (record->rules, &record->readings, paper);
  g_autofree char *weather
      = mu_night_is_rolled (record) ? mu_reference_weather_words (record, side) : NULL;
  const MuReferenceSheet sheet = {
    .own = record->side[side].list,
    .enemy = record->side[1 - side].list,
    .readings = &record->readings,
    .weather = weather,
  };
  return mu_reference_sheets (&sheet, paper);
}

static MuSheets *
sheets_of (const MuNightPack *pack, MuPackPart part, const GPtrArray *titles, MuPaper paper)
{
  switch (part) {
  case MU_PACK_COVER:
    return mu_night_cover (pack->record, titles, paper);
  case MU_PACK_ROSTER_A:
    return roster_of (pack, MU_SIDE_A, paper);
  case MU_PACK_ORDERS_A:
    return orders_of (pack, MU_SIDE_A, paper);
  case MU_PACK_ROSTER_B:
    return roster_of (pack, MU_SIDE_B, paper);
  case MU_PACK_ORDERS_B:
    return orders_of (pack, MU_SIDE_B, paper);
  case MU_PACK_REFERENCE_A:
    return reference_of (pack, MU_SIDE_A, paper);
  case MU_PACK_REFERENCE_B:
    return reference_of (pack, MU_SIDE_B, paper);
  case MU_PACK_REPORT:
    return mu_battle_report_sheets (pack->record, pack->book, paper);
  case MU_PACK_PARTS:
    break;
  }
  g_return_val_if_reached (NULL);
}

/* One behind the other; they are taken over. */
static MuSheets *
bind (GPtrArray *parts, gboolean two_sided)
{
  MuSheets *all = g_ptr_array_index (parts, 0);
  for (guint i = 1; i < parts->len; i++)
    mu_sheets_append (all, g_ptr_array_index (parts, i), two_sided);
  return all;
}

guint
mu_night_pack_parts (const MuBattleRecord *record)
{
  guint parts = MU_PACK_BIT (MU_PACK_COVER) | MU_PACK_BIT (MU_PACK_ROSTER_A)
                | MU_PACK_BIT (MU_PACK_ORDERS_A) | MU_PACK_BIT (MU_PACK_ROSTER_B)
                | MU_PACK_BIT (MU_PACK_ORDERS_B);
  if (record->rules == MU_RULES_WRG5)
    parts |= MU_PACK_BIT (MU_PACK_REFERENCE_A) | MU_PACK_BIT (MU_PACK_REFERENCE_B);
  if (record->rules == MU_RULES_AWFP)
    parts |= MU_PACK_BIT (MU_PACK_REFERENCE_A);
  if (record->fought)
    parts |= MU_PACK_BIT (MU_PACK_REPORT);
  return parts;
}

MuBattleRecord *
mu_night_pack_meeting (const MuList *a, const MuList *b)
{
  MuBattleRecord *record = mu_battle_record_new ();
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_free (record->name);
  record->name = mu_name_pair (_ ("%s against %s"), a->name, b->name, MU_NAME_MAX);
  g_free (record->fought_on);
  record->fought_on = g_date_time_format (now, "%Y-%m-%d");
  record->rules = a->rules;
  record->side[MU_SIDE_A].list = mu_list_copy (a);
  record->side[MU_SIDE_B].list = mu_list_copy (b);
  return record;
}

/* The cover, which says what lies behind it, is made last and stands first. */
MuSheets *
mu_night_pack_sheets (const MuNightPack *pack, MuPaper paper)
{
  const guint wanted = mu_night_pack_parts (pack->record) & ~pack->left_out;
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();
  g_autoptr (GPtrArray) titles = g_ptr_array_new ();
  g_return_val_if_fail (wanted != 0, NULL);
  for (int part = MU_PACK_COVER + 1; part < MU_PACK_PARTS; part++)
    if (wanted & MU_PACK_BIT (part)) {
      MuSheets *sheets = sheets_of (pack, (MuPackPart) part, NULL, paper);
      g_ptr_array_add (parts, sheets);
      g_ptr_array_add (titles, (gpointer) mu_sheets_title (sheets));
    }
  if (wanted & MU_PACK_BIT (MU_PACK_COVER))
    g_ptr_array_insert (parts, 0, sheets_of (pack, MU_PACK_COVER, titles, paper));
  return bind (parts, pack->two_sided);
}

guint
mu_army_pack_parts (const MuList *list)
{
  guint parts = MU_PACK_BIT (MU_PACK_ROSTER_A) | MU_PACK_BIT (MU_PACK_ORDERS_A);
  if (list->rules == MU_RULES_WRG5 || list->rules == MU_RULES_AWFP)
    parts |= MU_PACK_BIT (MU_PACK_REFERENCE_A);
  return parts;
}

MuSheets *
mu_army_pack_sheets (const MuArmyPack *pack, MuPaper paper)
{
  const guint wanted = mu_army_pack_parts (pack->list) & ~pack->left_out;
  const MuOrderSheet orders
      = { .list = pack->list, .book = pack->book, .readings = pack->readings };
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();
  g_return_val_if_fail (wanted != 0, NULL);
  if (wanted & MU_PACK_BIT (MU_PACK_ROSTER_A))
    g_ptr_array_add (parts, mu_roster_sheets (pack->list, pack->readings, pack->book, paper));
  if (wanted & MU_PACK_BIT (MU_PACK_ORDERS_A))
    g_ptr_array_add (parts, pack->list->rules == MU_RULES_AWFP
                                ? mu_tick_sheets (pack->list, pack->book, paper)
                                : mu_order_sheets (&orders, paper));
  if (wanted & MU_PACK_BIT (MU_PACK_REFERENCE_A))
    g_ptr_array_add (parts, whole_reference (pack->list->rules, pack->readings, paper));
  return bind (parts, pack->two_sided);
}
