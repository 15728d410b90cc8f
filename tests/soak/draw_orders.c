#include "tests/soak/draw_orders.h"

#include "rules/wrg/orders/order_sheet.h"
#include "tests/soak/chance.h"

#define ORDERS_TRIED 30
#define SIGNALS      3

/* --- a clause ----------------------------------------------------------- */

static MuWrgSpot
any_spot (const MuWrgSetup *setup, uint64_t *chance)
{
  MuWrgSpot spot = { .x = (int16_t) between (chance, 0, setup->table_width - 1),
                     .y = (int16_t) between (chance, 0, setup->table_depth - 1),
                     .kind = MU_WRG_AT_POINT };
  if (one_in (chance, 2))
    spot.kind = (uint8_t) (MU_WRG_AT_LEFT_WING + between (chance, 0, 2));
  return spot;
}

static MuWrgCase
any_case (uint64_t *chance, int bodies)
{
  MuWrgCase in_case = { .of = MU_WRG_NO_ONE };
  if (one_in (chance, 2))
    in_case.types = 1u << next_below (chance, MU_TROOP_FIGHTING_TYPES);
  if (one_in (chance, 3))
    in_case.states = (uint8_t) (1u << next_below (chance, MU_WRG_ENEMY_STATES));
  if (one_in (chance, 4))
    in_case.events = (uint8_t) (1u << next_below (chance, MU_WRG_HAPPENINGS));
  if (in_case.events && one_in (chance, 2))
    in_case.of = (int16_t) between (chance, 0, bodies - 1);
  return in_case;
}

static uint8_t
any_act (uint64_t *chance)
{
  return (uint8_t) (MU_WRG_ACT_ATTACK + between (chance, 0, 2));
}

static void
draw_destination (MuWrgClause *clause, const MuWrgSetup *setup, uint64_t *chance, int bodies)
{
  clause->friend_count = 1;
  clause->friends[0] = (int16_t) between (chance, 0, bodies - 1);
  clause->spot = any_spot (setup, chance);
  clause->by[0] = any_spot (setup, chance);
  clause->waypoints = 1;
  clause->route = (uint8_t) next_below (chance, MU_WRG_ROUTE_ORDERS);
  clause->direction = (uint8_t) next_below (chance, MU_WRG_DIRECTIONS);
  clause->paces = (int16_t) (between (chance, 0, 3) * 60);
}

/* Every other one that says how to form marches in column. */
static void
draw_form (MuWrgClause *clause, uint64_t *chance)
{
  if (!one_in (chance, 3))
    return;
  clause->form = (uint8_t) (one_in (chance, 2) ? MU_WRG_FORM_AS_MARCH
                                               : next_below (chance, MU_WRG_FORM_ORDERS));
  clause->wide = (uint8_t) (one_in (chance, 3) ? between (chance, 1, 12) : 0);
}

static void
draw_clause (MuWrgClause *clause, const MuWrgSetup *setup, uint64_t *chance, int bodies, bool first)
{
  mu_wrg_clause_init (clause);
  clause->move = (uint8_t) next_below (chance, MU_WRG_MOVE_ORDERS);
  clause->act = any_act (chance);
  clause->support = one_in (chance, 6);
  draw_destination (clause, setup, chance, bodies);
  clause->quarry.types
      = one_in (chance, 2) ? 0 : 1u << next_below (chance, MU_TROOP_FIGHTING_TYPES);
  clause->quarry.where = (uint8_t) next_below (chance, MU_WRG_WHERES);
  clause->until = (uint8_t) (one_in (chance, 4) ? between (chance, 2, 10) : 0);
  clause->when = (uint8_t) (first ? MU_WRG_WHEN_ALWAYS : next_below (chance, MU_WRG_WHENS));
  clause->number = (uint8_t) between (chance, 1, clause->when == MU_WRG_WHEN_SIGNAL ? 2 : 9);
  draw_form (clause, chance);
  if (one_in (chance, 3))
    clause->in_case = any_case (chance, bodies);
}

/* --- the sheet of an army ----------------------------------------------- */

static void
draw_arrival (MuWrgArrivalOrder *arrival, const MuWrgSetup *setup, uint64_t *chance)
{
  arrival->point = MU_WRG_NO_ONE;
  if (one_in (chance, 2))
    arrival->point = (int16_t) between (chance, 0, setup->table_depth - 1);
  arrival->forced = one_in (chance, 4);
  if (!one_in (chance, 8))
    return;
  arrival->how = one_in (chance, 2) ? MU_WRG_RESERVE : MU_WRG_MARCH_ROUND;
  arrival->flank = MU_WRG_RIGHT_FLANK;
  arrival->edge = (uint8_t) next_below (chance, 3);
}

static MuWrgOrderFacts
facts_of (const Army *army, MuSide side, int unit)
{
  MuWrgOrderFacts facts = mu_wrg_order_facts (&army->unit[unit].troop);
  facts.self = unit;
  facts.bodies = army->side.unit_count;
  facts.signals = SIGNALS;
  facts.side = side;
  facts.outscouted = MU_SIDE_NONE;
  facts.general_present = army->side.general_with == unit;
  return facts;
}

/* NULL where nothing that may be given came to mind. */
static const MuWrgOrders *
draw_unit_orders (MuWrgOrders *orders, const MuWrgOrderFacts *facts, const MuWrgSetup *setup,
                  uint64_t *chance)
{
  for (int tries = 0; tries < ORDERS_TRIED; tries++) {
    mu_wrg_orders_init (orders);
    draw_arrival (&orders->arrival, setup, chance);
    orders->follow_me = facts->general_present && one_in (chance, 2);
    orders->dare = (uint8_t) (facts->general_present ? next_below (chance, MU_WRG_DARES) : 0);
    orders->count = (uint8_t) (orders->follow_me ? 0 : between (chance, 1, 3));
    for (int i = 0; i < orders->count; i++)
      draw_clause (&orders->clause[i], setup, chance, facts->bodies, i == 0);
    if (mu_wrg_orders_judge (facts, orders).refused == MU_RULE_NONE)
      return orders;
  }
  return NULL;
}

static void
draw_standing (MuWrgStandingOrders *standing, uint64_t *chance)
{
  *standing = (MuWrgStandingOrders){ .words = 100, .count = (uint8_t) between (chance, 1, 3) };
  for (int i = 0; i < standing->count; i++) {
    standing->line[i].act = any_act (chance);
    standing->line[i].own = 1u << next_below (chance, 12);
    standing->line[i].in_case = any_case (chance, 1);
    standing->line[i].in_case.of = MU_WRG_NO_ONE;
  }
}

static void
draw_subordinate (MuWrgSetupSide *side, MuWrgSetupGeneral *general, uint64_t *chance)
{
  *general = (MuWrgSetupGeneral){ .with = (int16_t) between (chance, 0, side->unit_count - 1),
                                  .personality = (uint8_t) next_below (chance, 3),
                                  .regular = true,
                                  .points = 50 };
  if (general->with == side->general_with)
    return;
  side->subordinates = general;
  side->subordinate_count = 1;
}

static void
draw_sheet (OrderSheet *sheet, Army *army, MuWrgSetup *setup, MuSide side, uint64_t *chance)
{
  MuWrgSetupSide *of = &setup->side[side];
  for (int i = 0; i < of->unit_count; i++) {
    const MuWrgOrderFacts facts = facts_of (army, side, i);
    army->unit[i].orders = draw_unit_orders (&sheet->orders[i], &facts, setup, chance);
  }
  draw_standing (&sheet->standing, chance);
  if (mu_wrg_standing_judge (&sheet->standing, NULL) == MU_RULE_NONE)
    of->standing = &sheet->standing;
  sheet->signals = (MuWrgSignalBook){ .kind = { MU_WRG_SIGNAL_VISUAL, MU_WRG_SIGNAL_AUDIBLE },
                                      .defined = SIGNALS };
  of->signals = &sheet->signals;
  draw_subordinate (of, &sheet->general, chance);
}

void
draw_orders (OrderSheet *sheets, Army *armies, MuWrgSetup *setup, uint64_t *chance)
{
  for (int side = 0; side < MU_SIDES; side++)
    draw_sheet (&sheets[side], &armies[side], setup, (MuSide) side, chance);
}
