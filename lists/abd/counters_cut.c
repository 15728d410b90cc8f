/* How many counters an army makes. All troops of one type are counted together, so that rounding
 * happens once a type: half a counter or more makes another one. Counters are called after units;
 * a unit too small for one of its own is in that of the next of its type. Types too few for half a
 * counter fight among their next of kin, or among nobody. */
#include <string.h>

#include "lists/abd/counters_private.h"
#include "lists/system.h"

/* --- units --------------------------------------------------------------- */

MuHexLot *
mu_hex_lots (const MuList *list)
{
  MuHexLot *lots = g_new0 (MuHexLot, list->units->len + 1);
  for (guint i = 0; i < list->units->len; i++) {
    const MuHexKind kind = mu_hex_kind_of_unit (list, i);
    const int figures = mu_list_system_of (list)->strength (mu_list_unit (list, i));
    lots[i] = (MuHexLot){ kind, figures, figures > 0 ? kind.type : -1, 0, -1 };
  }
  return lots;
}

/* In foot figures. */
static int
bulk_of (const MuHexLot *lot)
{
  return lot->figures * lot->kind.weight;
}

static int
whole_bulk (const MuHexLot *lots, guint units, int bulk[MU_ABD_TYPES])
{
  int all = 0;
  memset (bulk, 0, MU_ABD_TYPES * sizeof *bulk);
  for (guint i = 0; i < units; i++)
    if (lots[i].type >= 0) {
      bulk[lots[i].type] += bulk_of (&lots[i]);
      all += bulk_of (&lots[i]);
    }
  return all;
}

/* Half of one or more is one. */
static int
rounded (int bulk, int scale)
{
  return (2 * bulk + scale) / (2 * scale);
}

/* --- types that are too few ---------------------------------------------- */

/* Where those of a type who are too few for a counter fight, the likest first; elephants, chariots
 * and camels are like nobody. */
#define KIN_MOST 4
static const int8_t kin[MU_ABD_TYPES][KIN_MOST] = {
  [MU_ABD_LI] = { MU_ABD_MI, MU_ABD_MM, MU_ABD_HI, -1 },
  [MU_ABD_MI] = { MU_ABD_HI, MU_ABD_LI, MU_ABD_PK, MU_ABD_PX },
  [MU_ABD_HI] = { MU_ABD_MI, MU_ABD_PX, MU_ABD_PK, MU_ABD_LI },
  [MU_ABD_PX] = { MU_ABD_PK, MU_ABD_HI, MU_ABD_MI, -1 },
  [MU_ABD_PK] = { MU_ABD_PX, MU_ABD_MI, MU_ABD_HI, MU_ABD_LI },
  [MU_ABD_MM] = { MU_ABD_LA, MU_ABD_LI, MU_ABD_HA, -1 },
  [MU_ABD_LA] = { MU_ABD_MM, MU_ABD_HA, MU_ABD_LI, -1 },
  [MU_ABD_HA] = { MU_ABD_LA, MU_ABD_MM, MU_ABD_MI, -1 },
  [MU_ABD_LC] = { MU_ABD_MA, MU_ABD_HC, MU_ABD_CC, -1 },
  [MU_ABD_HC] = { MU_ABD_KT, MU_ABD_CT, MU_ABD_LC, MU_ABD_MA },
  [MU_ABD_MA] = { MU_ABD_LC, MU_ABD_HC, MU_ABD_CT, -1 },
  [MU_ABD_CT] = { MU_ABD_HC, MU_ABD_KT, MU_ABD_MA, MU_ABD_LC },
  [MU_ABD_KT] = { MU_ABD_HC, MU_ABD_CT, MU_ABD_LC, -1 },
  [MU_ABD_CC] = { -1, -1, -1, -1 },
  [MU_ABD_CH] = { MU_ABD_BC, -1, -1, -1 },
  [MU_ABD_BC] = { MU_ABD_CH, -1, -1, -1 },
  [MU_ABD_EL] = { -1, -1, -1, -1 },
  [MU_ABD_CP] = { -1, -1, -1, -1 },
  [MU_ABD_WW] = { -1, -1, -1, -1 },
};

static int
host_of (int type, const int bulk[MU_ABD_TYPES], int scale)
{
  for (int i = 0; i < KIN_MOST; i++)
    if (kin[type][i] >= 0 && rounded (bulk[kin[type][i]], scale) > 0)
      return kin[type][i];
  return -1;
}

static void
send (MuHexLot *lots, guint units, const int to[MU_ABD_TYPES])
{
  for (guint i = 0; i < units; i++)
    if (lots[i].type >= 0)
      lots[i].type = to[lots[i].type];
}

static void
settle_types (MuHexLot *lots, guint units, const int bulk[MU_ABD_TYPES], int scale)
{
  int to[MU_ABD_TYPES];
  for (int type = 0; type < MU_ABD_TYPES; type++)
    to[type] = rounded (bulk[type], scale) > 0 ? type : host_of (type, bulk, scale);
  send (lots, units, to);
}

/* --- counters ------------------------------------------------------------ */

/* The next unit of its type that has counters, or the last before it; -1: none has. */
static int
host_unit (const MuHexLot *lots, guint units, guint unit)
{
  int before = -1;
  for (guint i = 0; i < units; i++) {
    if (lots[i].type != lots[unit].type || lots[i].count == 0)
      continue;
    if (i > unit)
      return (int) i;
    before = (int) i;
  }
  return before;
}

/* Counters of one type, one unit after the other in the order of the list, so that what is over of
 * a unit counts with the next. */
static int
cut_type (MuHexLot *lots, guint units, int type, int scale)
{
  int so_far = 0, all = 0;
  for (guint i = 0; i < units; i++) {
    if (lots[i].type != type)
      continue;
    const int before = rounded (so_far, scale);
    so_far += bulk_of (&lots[i]);
    lots[i].count = MIN (rounded (so_far, scale) - before, lots[i].figures);
    all += lots[i].count;
  }
  return all;
}

/* An army of whom no type comes to half a counter is one, of what it has most of: by the greatest
 * scale of which that is half. */
static int
fair_scale (const int bulk[MU_ABD_TYPES], int scale)
{
  int most = 0;
  for (int type = 0; type < MU_ABD_TYPES; type++)
    most = MAX (most, bulk[type]);
  return most > 0 && rounded (most, scale) == 0 ? 2 * most - 1 : scale;
}

int
mu_hex_cut (MuHexLot *lots, guint units, int scale)
{
  int bulk[MU_ABD_TYPES], all = 0;
  g_return_val_if_fail (scale > 0 && units <= MU_LIST_UNITS_MAX, 0);
  whole_bulk (lots, units, bulk);
  scale = fair_scale (bulk, scale);
  settle_types (lots, units, bulk, scale);
  for (int type = 0; type < MU_ABD_TYPES; type++)
    all += cut_type (lots, units, type, scale);
  for (guint i = 0; i < units; i++)
    if (lots[i].type >= 0 && lots[i].count == 0)
      lots[i].joins = host_unit (lots, units, i);
  return all;
}

/* --- scale --------------------------------------------------------------- */

static int
bulk_of_list (const MuList *list)
{
  int bulk[MU_ABD_TYPES];
  g_autofree MuHexLot *lots = mu_hex_lots (list);
  return whole_bulk (lots, list->units->len, bulk);
}

static gboolean
has_room (const MuList *list, int scale)
{
  g_autofree MuHexLot *lots = mu_hex_lots (list);
  return mu_hex_cut (lots, list->units->len, scale) < MU_ABD_UNITS; /* and the Camp */
}

int
mu_hex_scale (const MuList *list, const MuList *other)
{
  const int bulk = bulk_of_list (list) + (other ? bulk_of_list (other) : 0);
  const int counters = MU_HEX_USUAL_COUNTERS * (other ? 2 : 1);
  int scale = MAX (1, rounded (bulk, counters));
  while (!has_room (list, scale) || (other && !has_room (other, scale)))
    scale++;
  return scale;
}
