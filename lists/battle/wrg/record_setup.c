/* WRG 5th: from a record to the rules (lists/battle/system.h). */
#include "lists/battle/wrg/record_setup.h"

#include <glib/gi18n-lib.h>

#include "lists/battle/wrg/new_orders.h"
#include "lists/wrg/figure_side.h"
#include "rules/battle/terms.h"
#include "rules/field/sky.h"
#include "rules/troop/troop.h"
#include "rules/wrg/before/setup.h"
#include "rules/wrg/field/way.h"
#include "rules/wrg/troop/points.h"

/* FALSE, and why. */
#define refuse(error, ...)                                                                         \
  (g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID, __VA_ARGS__), FALSE)

/* --- a side ------------------------------------------------------------- */

/* wrg.deploy.area: where its player put it, and how it is formed there. */
static void
place (MuWrgSetupUnit *unit, const MuDeployment *at)
{
  unit->placed = at->placed;
  unit->x = at->x;
  unit->y = at->y;
  unit->turned = at->turned;
  unit->formation = (uint8_t) at->formation;
  if (at->ranks > 0)
    unit->ranks = (uint8_t) at->ranks;
}

/* The subordinates who ride with a unit, each of the character that was diced for him. */
static void
add_subordinates (MuWrgRecordSetup *it, const MuBattleSideRecord *from, MuSide which)
{
  MuWrgSetupSide *side = &it->setup.side[which];
  guint diced = 0;
  for (guint i = 0; i < from->list->generals->len; i++) {
    const MuListGeneral *general = mu_list_general (from->list, i);
    if (general->commander)
      continue;
    const MuLeadership *found
        = diced < from->leadership->len ? g_ptr_array_index (from->leadership, diced++) : NULL;
    if (general->rides_with < 0 || general->rides_with >= side->unit_count
        || side->subordinate_count == MU_LIST_GENERALS_MAX)
      continue;
    const int points = mu_wrg_points_general (false);
    it->generals[which][side->subordinate_count++]
        = (MuWrgSetupGeneral){ .with = (int16_t) general->rides_with,
                               .personality = (uint8_t) (found ? found->personality : MU_AVERAGE),
                               .regular = general->regular,
                               .points = points };
    side->other_points -= points; /* counted there while he was not on the table */
  }
  side->subordinates = it->generals[which];
}

/* wrg.orders.initial: a side with an order sheet fights by it, and with the bodies and
 * generals that can be ordered. A side without fights by what its list says. */
static void
add_orders (MuWrgRecordSetup *it, const MuBattleSideRecord *from, MuSide which)
{
  MuWrgSetupSide *side = &it->setup.side[which];
  for (int i = 0; i < side->unit_count; i++) {
    const MuBodyOrders *body = mu_orders_of (from->orders, i);
    it->units[which][i].sub_unit = mu_list_unit (from->list, (guint) i)->sub_unit;
    if (body && !mu_list_unit_is_guest (from->list, (guint) i)
        && (body->orders.count > 0 || body->orders.follow_me
            || body->orders.arrival.how != MU_WRG_ON_TABLE))
      it->units[which][i].orders = &body->orders;
  }
  if (from->orders->standing.count > 0)
    side->standing = &from->orders->standing;
  if (from->orders->signals.defined)
    side->signals = &from->orders->signals;
  add_subordinates (it, from, which);
}

static gboolean
set_side (MuWrgRecordSetup *it, const MuBattleRecord *record, MuSide which, GError **error)
{
  const MuBattleSideRecord *from = &record->side[which];
  if (from->hidden)
    return refuse (error,
                   _ ("%s: deployment and orders are sealed with the code %s and not here; have "
                      "them opened before the battle"),
                   from->list->name, from->seal);
  if (!mu_list_battle_side (from->list, it->units[which], &it->setup.side[which], error))
    return FALSE;
  it->setup.side[which].outscouted = record->outscouted == which;
  it->setup.side[which].order_seconds = from->order_seconds;
  it->setup.side[which].commanded = from->commanded != FALSE;
  for (guint i = 0; i < from->list->units->len; i++) {
    const MuDeployment at = mu_battle_side_deployment (from, (int) i);
    place (&it->units[which][i], &at);
  }
  if (from->orders)
    add_orders (it, from, which);
  return TRUE;
}

/* --- the whole ---------------------------------------------------------- */

static gboolean
set_ground (MuWrgRecordSetup *it, const MuBattleRecord *record, GError **error)
{
  if (!record->field)
    return TRUE;
  it->terrain = mu_field_plan_terrain (record->field, &mu_wrg_terrain_terms, error);
  it->setup.terrain = it->terrain;
  it->setup.table_width = record->field->width;
  it->setup.table_depth = record->field->depth;
  return it->terrain != NULL;
}

static void
set_sky (MuWrgRecordSetup *it, const MuBattleRecord *record)
{
  if (!record->sky)
    return;
  it->sky.place = (MuBattleground){ .region = record->region,
                                    .country = record->country,
                                    .month = record->month,
                                    .outside = record->outside,
                                    .coast = record->coast };
  it->sky.dice = record->day;
  it->sky.dice.weather = record->weather_face;
  for (int side = 0; side < MU_SIDES; side++) {
    it->sky.arabs[side] = record->side[side].arabs;
    it->sky.wells[side] = record->side[side].wells;
    it->sky.torches[side] = record->side[side].torches;
  }
  it->setup.sky = &it->sky;
}

static void
setup_free (MuWrgRecordSetup *it)
{
  if (!it)
    return;
  g_free (it->terrain);
  g_free (it);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuWrgRecordSetup, setup_free)

static gboolean
set_up (const MuBattleRecord *record, MuRecordSetup *setup, GError **error)
{
  MuWrgRecordSetup *it = g_new0 (MuWrgRecordSetup, 1);
  int body;
  *setup = (MuRecordSetup){ .detail = it, .free_detail = (GDestroyNotify) setup_free };
  it->setup.readings = record->readings;
  if (!mu_new_orders_fit (record, &body, error))
    return FALSE;
  for (int side = 0; side < MU_SIDES; side++)
    if (!set_side (it, record, (MuSide) side, error))
      return FALSE;
  set_sky (it, record);
  if (!set_ground (it, record, error))
    return FALSE;
  setup->setup = mu_wrg_setup (&it->setup);
  return TRUE;
}

/* --- is there room for those who were placed? --------------------------- */

/* Leaves only the placed units of the side in the set-up; numbers: which they are. Parts of a unit
 * that is not placed keep near nobody else instead. */
static void
keep_placed (MuWrgRecordSetup *it, MuSide side, int *numbers)
{
  MuWrgSetupSide *own = &it->setup.side[side];
  MuWrgSetupUnit *units = it->units[side];
  uint16_t kept = 0;
  bool whole = false; /* the unit that those behind it in the list are parts of is there */
  for (int i = 0; i < own->unit_count; i++) {
    if (!units[i].sub_unit && units[i].mixed == MU_NOT_MIXED)
      whole = units[i].placed;
    if (!units[i].placed)
      continue;
    units[i].sub_unit = units[i].sub_unit && whole;
    numbers[kept] = i;
    units[kept++] = units[i];
  }
  own->unit_count = kept;
  own->general_with = -1;
}

/* The enemy has to be there, but in no way: a man of his who can go anywhere. */
static void
keep_one (MuWrgRecordSetup *it, MuSide side)
{
  MuWrgSetupUnit *unit = &it->units[side][0];
  *unit = (MuWrgSetupUnit){ .figures = 1, .ranks = 1, .order = MU_ORDER_HOLD };
  mu_troop_parse ("Irr C LI", &unit->troop, NULL);
  it->setup.side[side].unit_count = 1;
  it->setup.side[side].general_with = -1;
}

#define LINES 4 /* where the man is tried, should he stand in water */

static gboolean
set_placed (MuWrgRecordSetup *it, const MuBattleRecord *record, MuSide side, int *numbers,
            GError **error)
{
  it->setup.readings = record->readings;
  for (int i = 0; i < MU_SIDES; i++)
    if (!mu_list_battle_side (record->side[i].list, it->units[i], &it->setup.side[i], error))
      return FALSE;
  for (int i = 0; i < it->setup.side[side].unit_count; i++) {
    const MuDeployment at = mu_battle_side_deployment (&record->side[side], i);
    place (&it->units[side][i], &at);
  }
  keep_placed (it, side, numbers);
  keep_one (it, MU_SIDE_B - side);
  return set_ground (it, record, error);
}

/* Of what bars a battle this is the fault of who deployed it. */
static gboolean
is_misplaced (int why)
{
  return why == MU_WRG_SETUP_OUTSIDE || why == MU_WRG_SETUP_OVERLAP
         || why == MU_WRG_SETUP_BAD_GROUND || why == MU_WRG_SETUP_BAD_RANKS
         || why == MU_WRG_SETUP_BAD_FORMATION || why == MU_WRG_SETUP_BAD_TRAIN;
}

static MuRefusal
deploy (const MuWrgRecordSetup *it)
{
  MuDice dice;
  MuBattle *battle;
  const MuSetup setup = mu_wrg_setup (&it->setup);
  const size_t size = mu_battle_size (&setup);
  g_autofree void *block = g_malloc0 (MAX (size, 1));
  mu_dice_init_seeded (&dice, 0, 0);
  return mu_battle_begin (block, size, &setup, &dice, NULL, NULL, &battle);
}

/* The placed unit at fault, MU_LIST_NO_UNIT for none. */
static int
find_misplaced (MuWrgRecordSetup *it, MuSide side, MuRefusal *refusal)
{
  const MuSide enemy = MU_SIDE_B - side;
  const int first = side == MU_SIDE_B ? 1 : 0;
  for (uint8_t line = 0; line < LINES; line++) {
    it->units[enemy][0].line = line;
    *refusal = deploy (it);
    const int own = refusal->body - first;
    if (own >= 0 && own < it->setup.side[side].unit_count)
      return is_misplaced (refusal->why) ? own : MU_LIST_NO_UNIT;
    if (refusal->why == MU_REFUSAL_NONE || refusal->body == MU_NO_BODY)
      return MU_LIST_NO_UNIT;
  }
  return MU_LIST_NO_UNIT;
}

static gboolean
can_stand (const MuBattleRecord *record, MuSide side, int *unit, GError **error)
{
  g_autoptr (MuWrgRecordSetup) it = g_new0 (MuWrgRecordSetup, 1);
  g_autofree int *numbers = g_new0 (int, MU_BATTLE_UNITS_MAX);
  MuRefusal refusal;
  if (!set_placed (it, record, side, numbers, error))
    return FALSE;
  const int at
      = it->setup.side[side].unit_count > 0 ? find_misplaced (it, side, &refusal) : MU_LIST_NO_UNIT;
  if (at == MU_LIST_NO_UNIT)
    return TRUE;
  const MuList *list = record->side[side].list;
  if (unit)
    *unit = numbers[at];
  return refuse (error, _ ("%s, %s: %s"), list->name,
                 mu_list_unit (list, (guint) numbers[at])->name, _ (refusal.words));
}

const MuRecordSystem mu_record_wrg5 = {
  .number = MU_RULES_WRG5,
  .table_width = MU_TABLE_WIDTH_USUAL,
  .table_depth = MU_TABLE_DEPTH_USUAL,
  .setup = set_up,
  .can_stand = can_stand,
  .outscouted = mu_record_wrg_outscouted,
  .generals = &mu_record_wrg_generals,
  .weather = mu_record_wrg_weather,
  .wrote_first = mu_record_wrg_wrote_first,
  .count = mu_record_wrg_count,
  .winner = mu_record_wrg_winner,
  .victory = MU_RULE_WRG_VICTORY_MARGIN,
};
