#include "reports/night/night_pack.h"

#include <glib/gi18n-lib.h>

#include "reports/account/account.h"
#include "reports/account/battle_report.h"
#include "reports/army/roster.h"
#include "reports/document/sheets_private.h"
#include "reports/night/night_private.h"
#include "reports/system.h"

#define NOWHERE G_MAXUINT

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

static MuOrderPaper
order_paper_of (const MuNightPack *pack, MuSide side)
{
  const MuBattleSideRecord *own = &pack->record->side[side];
  return (MuOrderPaper){
    .list = own->list,
    .enemy = pack->record->side[1 - side].list,
    .orders = own->hidden ? NULL : own->orders,
    .book = pack->book[side],
    .readings = &pack->record->readings,
    .seal = own->seal,
    .results = standing_of (pack->record, side),
    .general_lost = !pack->record->fought && own->general_lost,
    .leadership = own->leadership,
    .battle = standing_of (pack->record, side) ? pack->record : NULL,
    .side = side,
  };
}

static MuSheets *
orders_of (const MuNightPack *pack, MuSide side, MuPaper paper)
{
  const MuOrderPaper orders = order_paper_of (pack, side);
  return mu_report_system (pack->record->rules)->order_paper (&orders, paper);
}

static MuSheets *
markers_of (const MuNightPack *pack, MuSide side, MuPaper paper)
{
  const MuOrderPaper orders = order_paper_of (pack, side);
  return mu_report_system (pack->record->rules)->markers (&orders, paper);
}

/* Cut to what the two armies need, where the system cuts. */
static MuSheets *
reference_of (const MuNightPack *pack, MuSide side, MuPaper paper)
{
  const MuBattleRecord *record = pack->record;
  const MuReportSystem *system = mu_report_system (record->rules);
  const gboolean has_weather = system->weather_words && mu_night_is_rolled (record);
  g_autofree char *weather = has_weather ? system->weather_words (record, side) : NULL;
  const MuReferenceSheet sheet = {
    .own = record->side[side].list,
    .enemy = record->side[1 - side].list,
    .readings = &record->readings,
    .weather = weather,
  };
  return system->reference (&sheet, paper);
}

static gboolean
is_table_paper (int part)
{
  return part >= MU_PACK_TABLE && part <= MU_PACK_TABLE_LAST;
}

static MuSheets *
table_paper_of (const MuNightPack *pack, int part, MuPaper paper)
{
  const MuReportSystem *system = mu_report_system (pack->record->rules);
  return system->table_paper (pack->record, (MuTablePaper) (part - MU_PACK_TABLE), paper);
}

static MuSheets *
sheets_of (const MuNightPack *pack, int part, const GPtrArray *titles, MuPaper paper)
{
  if (is_table_paper (part))
    return table_paper_of (pack, part, paper);
  switch ((MuPackPart) part) {
  case MU_PACK_COVER:
    return mu_night_cover (pack->record, titles, paper);
  case MU_PACK_ROSTER_A:
    return roster_of (pack, MU_SIDE_A, paper);
  case MU_PACK_ORDERS_A:
    return orders_of (pack, MU_SIDE_A, paper);
  case MU_PACK_MARKERS_A:
    return markers_of (pack, MU_SIDE_A, paper);
  case MU_PACK_ROSTER_B:
    return roster_of (pack, MU_SIDE_B, paper);
  case MU_PACK_ORDERS_B:
    return orders_of (pack, MU_SIDE_B, paper);
  case MU_PACK_MARKERS_B:
    return markers_of (pack, MU_SIDE_B, paper);
  case MU_PACK_REFERENCE_A:
    return reference_of (pack, MU_SIDE_A, paper);
  case MU_PACK_REFERENCE_B:
    return reference_of (pack, MU_SIDE_B, paper);
  case MU_PACK_REPORT:
    return mu_battle_report_sheets (pack->record, pack->book, pack->day, paper);
  case MU_PACK_TABLE:
  case MU_PACK_TABLE_LAST:
  case MU_PACK_PARTS:
    break;
  }
  g_return_val_if_reached (NULL);
}

/* One behind the other; they are taken over. Fronts and backs of counters are one leaf's. */
static MuSheets *
bind (GPtrArray *parts, gboolean two_sided, guint on_new_leaf)
{
  MuSheets *all = g_ptr_array_index (parts, 0);
  for (guint i = 1; i < parts->len; i++)
    mu_sheets_append (all, g_ptr_array_index (parts, i), two_sided || i == on_new_leaf);
  return all;
}

/* What the system has for each of so many sides. */
static guint
papers_of (const MuReportSystem *system, int sides)
{
  guint parts = 0;
  if (system->order_paper)
    parts |= MU_PACK_BIT (MU_PACK_ORDERS_A) | (sides > 1 ? MU_PACK_BIT (MU_PACK_ORDERS_B) : 0);
  if (system->markers)
    parts |= MU_PACK_BIT (MU_PACK_MARKERS_A) | (sides > 1 ? MU_PACK_BIT (MU_PACK_MARKERS_B) : 0);
  if (system->pack_references > 0)
    parts |= MU_PACK_BIT (MU_PACK_REFERENCE_A);
  if (MIN (system->pack_references, sides) > 1)
    parts |= MU_PACK_BIT (MU_PACK_REFERENCE_B);
  return parts;
}

/* Who has fought, or is at it, has cut out what is to be cut out. */
static guint
without_cut_outs (const MuBattleRecord *record, guint parts)
{
  const guint cut = MU_PACK_BIT (MU_PACK_MARKERS_A) | MU_PACK_BIT (MU_PACK_MARKERS_B)
                    | MU_PACK_BIT (MU_PACK_TABLE + MU_TABLE_COUNTERS)
                    | MU_PACK_BIT (MU_PACK_TABLE + MU_TABLE_MAP);
  return record->fought || record->periods > 0 ? parts & ~cut : parts;
}

static guint
papers_of_armies (const MuReportSystem *system)
{
  return MU_PACK_BIT (MU_PACK_ROSTER_A) | MU_PACK_BIT (MU_PACK_ROSTER_B)
         | papers_of (system, MU_SIDES);
}

guint
mu_night_pack_parts (const MuBattleRecord *record)
{
  const MuReportSystem *system = mu_report_system (record->rules);
  const guint table = system->table_papers ? system->table_papers (record) : 0;
  guint parts = MU_PACK_BIT (MU_PACK_COVER);
  parts |= table ? table << MU_PACK_TABLE : papers_of_armies (system);
  if (record->fought)
    parts |= MU_PACK_BIT (MU_PACK_REPORT);
  return without_cut_outs (record, parts);
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
  guint counters = NOWHERE; /* their place */
  g_return_val_if_fail (wanted != 0, NULL);
  for (int part = MU_PACK_COVER + 1; part < MU_PACK_PARTS; part++)
    if (wanted & MU_PACK_BIT (part)) {
      MuSheets *sheets = sheets_of (pack, part, NULL, paper);
      counters = part == MU_PACK_TABLE + MU_TABLE_COUNTERS ? parts->len : counters;
      g_ptr_array_add (parts, sheets);
      g_ptr_array_add (titles, (gpointer) mu_sheets_title (sheets));
    }
  if (wanted & MU_PACK_BIT (MU_PACK_COVER)) {
    g_ptr_array_insert (parts, 0, sheets_of (pack, MU_PACK_COVER, titles, paper));
    counters += counters != NOWHERE;
  }
  return bind (parts, pack->two_sided, counters);
}

guint
mu_army_pack_parts (const MuList *list)
{
  return MU_PACK_BIT (MU_PACK_ROSTER_A) | papers_of (mu_report_system (list->rules), 1);
}

MuSheets *
mu_army_pack_sheets (const MuArmyPack *pack, MuPaper paper)
{
  const MuReportSystem *system = mu_report_system (pack->list->rules);
  const guint wanted = mu_army_pack_parts (pack->list) & ~pack->left_out;
  const MuOrderPaper orders
      = { .list = pack->list, .book = pack->book, .readings = pack->readings };
  const MuReferenceSheet whole = { .readings = pack->readings };
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();
  g_return_val_if_fail (wanted != 0, NULL);
  if (wanted & MU_PACK_BIT (MU_PACK_ROSTER_A))
    g_ptr_array_add (parts, mu_roster_sheets (pack->list, pack->readings, pack->book, paper));
  if (wanted & MU_PACK_BIT (MU_PACK_ORDERS_A))
    g_ptr_array_add (parts, system->order_paper (&orders, paper));
  if (wanted & MU_PACK_BIT (MU_PACK_MARKERS_A))
    g_ptr_array_add (parts, system->markers (&orders, paper));
  if (wanted & MU_PACK_BIT (MU_PACK_REFERENCE_A))
    g_ptr_array_add (parts, system->reference (&whole, paper));
  return bind (parts, pack->two_sided, NOWHERE);
}
