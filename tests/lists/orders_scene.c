#include "tests/lists/orders_scene.h"

#include <string.h>

static const MuOrderPlace places[] = {
  { "", "bridge", 300, 240 },
  { "", "gentle-hill", 100, 300 },
  { "", "wood", 200, 100 },
  { "", "wood", 600, 100 },
  { "Mill ford", "ford", 500, 240 },
  { "", "river", 400, 240 },
  { "Hill of Ares", "steep-hill", 650, 400 },
  { "", "road", 360, 200 },
};

void
stage_init (Stage *stage)
{
  stage->own = sample ("zama-carthaginian.xml");
  stage->enemy = sample ("zama-roman.xml");
  stage->scene = (MuOrderScene){ .own = stage->own,
                                 .self = MU_LIST_NO_UNIT,
                                 .enemy = stage->enemy,
                                 .places = places,
                                 .place_count = COUNT (places) };
}

void
stage_clear (Stage *stage)
{
  mu_list_free (stage->own);
  mu_list_free (stage->enemy);
}

void
stage_turn (Stage *stage, const char *name)
{
  stage->scene.self = MU_LIST_NO_UNIT;
  for (guint i = 0; i < stage->own->units->len; i++)
    if (strcmp (mu_list_unit (stage->own, i)->name, name) == 0)
      stage->scene.self = (int) i;
  ck_assert_int_ne (stage->scene.self, MU_LIST_NO_UNIT);
}

/* --- any orders --------------------------------------------------------- */

static guint8
one_of (guint64 *state, int count)
{
  return (guint8) next_below (state, (guint32) count);
}

static gboolean
rarely (guint64 *state)
{
  return next_below (state, 4) == 0;
}

static guint32
some_types (guint64 *state)
{
  guint32 types = 0;
  for (int n = one_of (state, 4); n >= 0; n--)
    types |= MU_TROOP_BIT (one_of (state, MU_TROOP_TYPES));
  return types;
}

static MuWrgSpot
some_spot (guint64 *state, const MuOrderScene *scene)
{
  MuWrgSpot spot = { .kind = (guint8) (1 + one_of (state, MU_WRG_SPOT_KINDS - 1)) };
  if (spot.kind == MU_WRG_AT_FEATURE) {
    spot.feature = one_of (state, scene->place_count);
    spot.x = (gint16) scene->places[spot.feature].x;
    spot.y = (gint16) scene->places[spot.feature].y;
  } else if (spot.kind == MU_WRG_AT_POINT) {
    spot.x = (gint16) next_below (state, 721);
    spot.y = (gint16) next_below (state, 481);
  }
  return spot;
}

static gint16
some_friend (guint64 *state, const MuOrderScene *scene)
{
  for (;;) {
    const int body = (int) next_below (state, scene->own->units->len);
    if (body != scene->self)
      return (gint16) body;
  }
}

static void
name_friends (guint64 *state, const MuOrderScene *scene, MuWrgClause *clause)
{
  const int wanted = 1 + one_of (state, MU_WRG_NAMED);
  while (clause->friend_count < wanted) {
    const gint16 body = some_friend (state, scene);
    gboolean twice = FALSE;
    for (int i = 0; i < clause->friend_count; i++)
      twice |= clause->friends[i] == body;
    if (!twice)
      clause->friends[clause->friend_count++] = body;
  }
}

static void
move_somewhere (guint64 *state, const MuOrderScene *scene, MuWrgClause *clause)
{
  clause->move = one_of (state, MU_WRG_MOVE_ORDERS);
  if (clause->move == MU_WRG_MOVE_TO_PLACE)
    clause->spot = some_spot (state, scene);
  if (clause->move == MU_WRG_MOVE_IN_DIRECTION) {
    clause->direction = one_of (state, MU_WRG_DIRECTIONS);
    clause->paces = rarely (state) ? (gint16) (1 + next_below (state, 900)) : 0;
    if (clause->direction == MU_WRG_GO_TOWARDS_SPOT)
      clause->spot = some_spot (state, scene);
  }
  if (clause->move == MU_WRG_MOVE_TOWARDS_ENEMY) {
    if (rarely (state))
      clause->quarry.body = (gint16) next_below (state, scene->enemy->units->len);
    else {
      clause->quarry.types = rarely (state) ? 0 : some_types (state);
      clause->quarry.where = one_of (state, MU_WRG_WHERES);
    }
  }
}

static void
take_route (guint64 *state, const MuOrderScene *scene, MuWrgClause *clause)
{
  clause->route = rarely (state) ? one_of (state, MU_WRG_ROUTE_ORDERS) : MU_WRG_ROUTE_UNSAID;
  if (clause->route == MU_WRG_ROUTE_BY)
    for (int n = 1 + one_of (state, MU_WRG_WAYPOINTS); n > 0; n--)
      clause->by[clause->waypoints++] = some_spot (state, scene);
  if (rarely (state)) {
    clause->form = one_of (state, MU_WRG_FORM_ORDERS);
    clause->wide = rarely (state) ? (guint8) (1 + next_below (state, 255)) : 0;
    clause->deep = rarely (state) ? (guint8) (1 + next_below (state, 255)) : 0;
  }
}

static void
set_case (guint64 *state, const MuOrderScene *scene, MuWrgCase *in_case)
{
  if (rarely (state))
    in_case->types = some_types (state);
  if (rarely (state))
    in_case->states = one_of (state, 1 << MU_WRG_ENEMY_STATES);
  if (rarely (state))
    in_case->events = one_of (state, 1 << MU_WRG_HAPPENINGS);
  if ((in_case->events & MU_WRG_OF_FRIENDS) && rarely (state))
    in_case->of = some_friend (state, scene);
}

static void
set_time (guint64 *state, int at, MuWrgClause *clause)
{
  if (at > 0 || rarely (state))
    clause->when = one_of (state, MU_WRG_WHENS);
  if (at == 0 && clause->when == MU_WRG_WHEN_GAINED)
    clause->when = MU_WRG_WHEN_ALWAYS;
  if (clause->when == MU_WRG_WHEN_PERIOD)
    clause->number = (guint8) (1 + next_below (state, 254));
  if (clause->when == MU_WRG_WHEN_SIGNAL)
    clause->number = (guint8) (1 + one_of (state, MU_WRG_SIGNALS));
  clause->until = rarely (state) ? (guint8) (1 + next_below (state, 254)) : 0;
}

/* What no words say: a first clause that holds says where; one that says nothing. */
static void
settle (const MuWrgOrders *orders, int at, MuWrgClause *clause)
{
  const gboolean plain = clause->move == MU_WRG_MOVE_UNSAID && !clause->support;
  const gboolean first = at == 0 && plain && mu_wrg_case_is_open (&clause->in_case);
  if (plain && clause->act == MU_WRG_ACT_UNSAID)
    clause->move = MU_WRG_MOVE_STAY;
  else if (first && clause->act == MU_WRG_ACT_HOLD)
    clause->move = MU_WRG_MOVE_STAY;
  else if (first && clause->act == MU_WRG_ACT_ATTACK && orders->arrival.how != MU_WRG_ON_TABLE)
    clause->move = MU_WRG_MOVE_TOWARDS_ENEMY;
}

static void
random_clause (guint64 *state, const MuOrderScene *scene, MuWrgOrders *orders, int at)
{
  MuWrgClause *clause = &orders->clause[at];
  move_somewhere (state, scene, clause);
  take_route (state, scene, clause);
  clause->act = one_of (state, MU_WRG_ACT_AT_WILL);
  clause->support = rarely (state);
  if (clause->support || clause->move == MU_WRG_MOVE_WITH_FRIENDS)
    name_friends (state, scene, clause);
  set_case (state, scene, &clause->in_case);
  set_time (state, at, clause);
  settle (orders, at, clause);
}

static void
random_arrival (guint64 *state, MuWrgArrivalOrder *arrival)
{
  arrival->how = (guint8) (1 + one_of (state, 2));
  if (arrival->how == MU_WRG_MARCH_ROUND)
    arrival->flank = one_of (state, 2);
  arrival->edge = one_of (state, 4);
  arrival->period = rarely (state) ? (guint8) (1 + next_below (state, 254)) : 0;
  arrival->company = rarely (state) ? (guint8) (1 + next_below (state, 255)) : 0;
  arrival->point = rarely (state) ? (gint16) next_below (state, 700) : MU_WRG_NO_ONE;
  arrival->forced = rarely (state);
}

void
random_orders (guint64 *state, const MuOrderScene *scene, MuWrgOrders *orders)
{
  mu_wrg_orders_init (orders);
  if (rarely (state))
    random_arrival (state, &orders->arrival);
  orders->hidden = rarely (state);
  orders->dare = rarely (state) ? (guint8) (1 + one_of (state, MU_WRG_DARES - 1)) : 0;
  orders->follow_me = next_below (state, 20) == 0;
  orders->count = orders->follow_me ? 0 : (guint8) (1 + one_of (state, MU_WRG_CLAUSES));
  for (int i = 0; i < orders->count; i++)
    random_clause (state, scene, orders, i);
}
