/* The planner before a narrow place: bodies whose line finds no way go through in column, one after
 * the other, and fight in line beyond; where the ground is open nothing is planned otherwise. */
#include <string.h>

#include "lists/edit/edit.h"
#include "lists/wrg/figure_side.h"
#include "lists/wrg/plan/plan.h"
#include "rules/battle/umpire.h"
#include "rules/wrg/field/way.h"
#include "tests/lists/book/all_books.h"
#include "tests/lists/common.h"
#include "tests/lists/raise.h"
#include "tests/rules/battle/begin.h"

#define WIDTH  960
#define DEPTH  900
#define BANK   340 /* of a river of 40 paces */
#define BRIDGE 480

/* --- fields --------------------------------------------------------------- */

static void
add_river (MuFieldPlan *field)
{
  static const MuSpot river[] = { { 0, BANK + 20 }, { WIDTH, BANK + 20 } };
  mu_field_plan_add (field, MU_FEATURE_RIVER, river, G_N_ELEMENTS (river));
}

static void
add_bridge (MuFieldPlan *field)
{
  static const MuSpot bridge = { BRIDGE, BANK + 20 };
  mu_field_plan_add (field, MU_FEATURE_BRIDGE, &bridge, 1);
}

/* A wall that nobody climbs from one side of the table to the other, but for 40 paces. */
static void
add_gap (MuFieldPlan *field)
{
  static const MuSpot left[] = { { 0, BANK + 20 }, { 460, BANK + 20 } };
  static const MuSpot right[] = { { 500, BANK + 20 }, { WIDTH, BANK + 20 } };
  mu_field_plan_add (field, MU_FEATURE_FORT_WALL, left, G_N_ELEMENTS (left));
  mu_field_plan_add (field, MU_FEATURE_FORT_WALL, right, G_N_ELEMENTS (right));
}

/* A stream that is crossed everywhere, with a bridge far from everybody. */
static void
add_stream (MuFieldPlan *field)
{
  static const MuSpot stream[] = { { 0, BANK }, { WIDTH, BANK } };
  static const MuSpot bridge = { 20, BANK };
  mu_field_plan_add (field, MU_FEATURE_STREAM, stream, G_N_ELEMENTS (stream));
  mu_field_plan_add (field, MU_FEATURE_BRIDGE, &bridge, 1);
}

static MuFieldPlan *
field_with (void (*add) (MuFieldPlan *field), void (*add_more) (MuFieldPlan *field))
{
  MuFieldPlan *field = mu_field_plan_new ("Narrow", WIDTH, DEPTH);
  if (add)
    add (field);
  if (add_more)
    add_more (field);
  return field;
}

/* --- plans ---------------------------------------------------------------- */

/* Both legions' Hastati and the general's guard. */
static MuList *
small_army (void)
{
  MuList *list = sample ("zama-roman.xml");
  for (guint i = list->units->len; i-- > 0;) {
    const char *name = mu_list_unit (list, i)->name;
    if (!g_str_has_prefix (name, "Hastati") && strcmp (name, "Scipio's guard") != 0)
      ck_assert (mu_list_edit_remove (list, i));
  }
  return list;
}

static MuPlan *
planned_on (const MuList *list, const MuFieldPlan *field, MuSide side)
{
  g_autoptr (GError) error = NULL;
  const MuPlanJob job = { .list = list, .side = side, .outscouted = MU_SIDE_NONE, .field = field };
  MuPlan *plan = mu_plan_side (&job, &error);
  if (!plan)
    ck_abort_msg ("%s", error->message);
  return plan;
}

static int
count_columns (const MuPlan *plan)
{
  int count = 0;
  for (guint i = 0; i < plan->units->len; i++)
    count += mu_plan_unit (plan, i)->in_column;
  return count;
}

/* wrg.orders.initial: legal, and the same again when its words are read. */
static void
expect_orders (const MuPlan *plan, const MuList *list)
{
  for (guint i = 0; i < list->units->len; i++) {
    const MuOrderScene scene = {
      .own = list, .self = (int) i, .side = plan->side, .width = plan->width, .depth = plan->depth
    };
    const MuWrgOrders *orders = &mu_plan_unit (plan, i)->orders;
    const MuWrgOrderFacts facts = mu_orders_facts (&scene, NULL, NULL);
    const MuWrgOrderVerdict verdict = mu_wrg_orders_judge (&facts, orders);
    g_autofree char *words = mu_orders_words (&scene, orders);
    ck_assert_msg (verdict.refused == MU_RULE_NONE, "“%s” breaks %s", words,
                   mu_rule_id (verdict.refused));
    MuWrgOrders again;
    g_auto (MuOrdersFault) fault = { 0 };
    ck_assert_msg (mu_orders_understand (&scene, words, &again, NULL, &fault), "“%s”", words);
    ck_assert_msg (memcmp (&again, orders, sizeof again) == 0, "“%s” means something else", words);
  }
}

static const MuWrgClause *
march_of (const MuPlanUnit *unit)
{
  for (int i = 0; i < unit->orders.count; i++)
    if (unit->orders.clause[i].form == MU_WRG_FORM_AS_MARCH)
      return &unit->orders.clause[i];
  ck_abort_msg ("no march is ordered");
}

/* wrg.move.difficult.river: over the bridge, each in its turn, and in line again */
START_TEST (a_line_crosses_a_bridge_in_column)
{
  const MuSide side = (MuSide) _i;
  g_autoptr (MuList) list = small_army ();
  g_autoptr (MuFieldPlan) field = field_with (add_river, add_bridge);
  if (side == MU_SIDE_B) {
    static const MuSpot turned[] = { { WIDTH, DEPTH - BANK - 20 }, { 0, DEPTH - BANK - 20 } };
    static const MuSpot bridge = { WIDTH - BRIDGE, DEPTH - BANK - 20 };
    mu_field_plan_free (g_steal_pointer (&field));
    field = field_with (NULL, NULL);
    mu_field_plan_add (field, MU_FEATURE_RIVER, turned, G_N_ELEMENTS (turned));
    mu_field_plan_add (field, MU_FEATURE_BRIDGE, &bridge, 1);
  }
  g_autoptr (MuPlan) plan = planned_on (list, field, side);
  ck_assert_int_eq (count_columns (plan), 2);
  expect_orders (plan, list);
  guint waits = 0;
  for (guint i = 0; i < 2; i++) {
    const MuPlanUnit *unit = mu_plan_unit (plan, i);
    const MuWrgClause *march = march_of (unit);
    g_autofree char *why = mu_plan_reasons (plan, list, i);
    ck_assert_int_lt (ABS (march->by[1].x - (side == MU_SIDE_A ? BRIDGE : WIDTH - BRIDGE)), 10);
    ck_assert_int_eq (march[1].form, MU_WRG_FORM_AS_LINE);
    ck_assert_msg (strstr (why, "in column") != NULL, "%s", why);
    waits += unit->orders.clause[0].move == MU_WRG_MOVE_STAY;
  }
  ck_assert_uint_eq (waits, 1);
}
END_TEST

/* wrg.engineering.ladder: a gap as narrow as a column between what nobody crosses */
START_TEST (a_line_passes_a_gap_in_column)
{
  g_autoptr (MuList) list = small_army ();
  g_autoptr (MuFieldPlan) field = field_with (add_gap, NULL);
  g_autoptr (MuPlan) plan = planned_on (list, field, MU_SIDE_A);
  ck_assert (mu_plan_unit (plan, 0)->in_column && mu_plan_unit (plan, 1)->in_column);
  expect_orders (plan, list);
  ck_assert_int_lt (ABS (march_of (mu_plan_unit (plan, 0))->by[1].x - 480), 20);
}
END_TEST

/* Whoever it is, from either side: what is ordered can be. */
START_TEST (any_army_comes_to_the_bridge)
{
  guint64 state = 400 + (guint64) _i;
  g_autoptr (MuFieldPlan) field
      = _i % 2 ? field_with (add_river, add_bridge) : field_with (add_gap, NULL);
  int columns = 0;
  for (int n = 0; n < 12; n++) {
    const MuBook *book = mu_shelf_at (shelf, next_below (&state, mu_shelf_count (shelf)));
    g_autoptr (MuList) list = raise_army (&state, book, 1000);
    if (!list)
      continue;
    g_autoptr (MuPlan) plan = planned_on (list, field, (MuSide) (n % 2));
    expect_orders (plan, list);
    columns += count_columns (plan);
  }
  ck_assert_int_gt (columns, 0);
}
END_TEST

static const struct {
  void (*add) (MuFieldPlan *field);
} plain[] = { { NULL }, { add_river }, { add_stream } };

/* Where nothing is in the way, no way leads through, or none is sooner. */
START_TEST (nobody_marches_who_gains_nothing)
{
  g_autoptr (MuList) list = sample ("zama-roman.xml");
  g_autoptr (MuFieldPlan) field = field_with (plain[_i].add, NULL);
  g_autoptr (MuPlan) plan = planned_on (list, field, MU_SIDE_A);
  ck_assert_int_eq (count_columns (plan), 0);
  for (guint i = 0; i < list->units->len; i++)
    for (int k = 0; k < mu_plan_unit (plan, i)->orders.count; k++)
      ck_assert_int_ne (mu_plan_unit (plan, i)->orders.clause[k].form, MU_WRG_FORM_AS_MARCH);
}
END_TEST

/* Before open ground a field is as good as none. */
START_TEST (on_open_ground_all_is_planned_as_before)
{
  g_autoptr (MuList) list = sample ("zama-roman.xml");
  g_autoptr (MuFieldPlan) field = field_with (NULL, NULL);
  g_autoptr (MuPlan) on = planned_on (list, field, MU_SIDE_A);
  const MuPlanJob job = {
    .list = list, .side = MU_SIDE_A, .outscouted = MU_SIDE_NONE, .width = WIDTH, .depth = DEPTH
  };
  g_autoptr (MuPlan) without = mu_plan_side (&job, NULL);
  for (guint i = 0; i < list->units->len; i++)
    ck_assert_mem_eq (mu_plan_unit (on, i), mu_plan_unit (without, i), sizeof (MuPlanUnit));
}
END_TEST

/* --- and the battle --------------------------------------------------------- */

typedef struct {
  gboolean crossed[2]; /* over the bridge, in column */
  gboolean fought[2];  /* beyond it, in line */
} Course;

/* Paces; x where the middle of its front is. */
static void
note_stand (const MuBattle *battle, int body, guint files, Course *course)
{
  MuBodyStand stand;
  mu_battle_stand (battle, body, &stand);
  const gboolean over = stand.y > BANK && stand.y < BANK + 60;
  if (over && ABS (stand.x - BRIDGE) < 15 && stand.files <= 4)
    course->crossed[body] = TRUE;
  ck_assert_msg (!over || stand.files <= 4, "body %d is %d wide on the bridge", body, stand.files);
  if (stand.y > BANK + 100 && stand.files == files)
    course->fought[body] = TRUE;
}

/* One side goes over the bridge, the other waits for it. */
static void
fight (MuWrgSetup *setup, guint files, Course *course)
{
  const gsize size = wrg_size (setup);
  g_autofree void *block = g_malloc (size);
  MuDice dice;
  MuBattle *battle;
  int at = -1;
  mu_dice_init_seeded (&dice, 5, 0);
  const MuWrgSetupAnswer answer = wrg_begin (block, size, setup, &dice, NULL, NULL, &battle, &at);
  ck_assert_msg (answer == MU_WRG_SETUP_OK, "%s at %d", mu_wrg_setup_answer_words (answer), at);
  while (mu_battle_step (battle, NULL) == MU_BATTLE_GOES_ON)
    for (int body = 0; body < 2; body++)
      note_stand (battle, body, files, course);
}

static void
hold_all (MuWrgSetupUnit *units, int count, MuWrgOrders *hold)
{
  mu_wrg_orders_init (hold);
  mu_wrg_clause_init (&hold->clause[0]);
  hold->clause[0].move = MU_WRG_MOVE_STAY;
  hold->clause[0].act = MU_WRG_ACT_HOLD;
  hold->count = 1;
  for (int i = 0; i < count; i++) {
    units[i].orders = hold;
    units[i].order = MU_ORDER_HOLD;
  }
}

/* wrg.formation.usual, wrg.move.difficult.river */
START_TEST (who_crossed_in_column_fights_in_line)
{
  static MuWrgSetupUnit unit[MU_SIDES][MU_LIST_UNITS_MAX];
  g_autoptr (MuList) list = small_army (), enemy = small_army ();
  g_autoptr (MuFieldPlan) field = field_with (add_river, add_bridge);
  g_autofree MuTerrain *terrain = mu_field_plan_terrain (field, &mu_wrg_terrain_terms, NULL);
  g_autoptr (MuPlan) plan = planned_on (list, field, MU_SIDE_A);
  g_autoptr (MuPlan) other = planned_on (enemy, field, MU_SIDE_B);
  MuWrgSetup setup = { .terrain = terrain, .table_width = WIDTH, .table_depth = DEPTH };
  MuWrgOrders hold;
  ck_assert (mu_list_battle_side (list, unit[0], &setup.side[0], NULL));
  ck_assert (mu_list_battle_side (enemy, unit[1], &setup.side[1], NULL));
  mu_plan_deploy (plan, unit[0]);
  mu_plan_deploy (other, unit[1]);
  hold_all (unit[1], 3, &hold);
  Course course = { 0 };
  fight (&setup, 10, &course);
  for (int body = 0; body < 2; body++) {
    ck_assert_msg (course.crossed[body], "body %d did not cross in column", body);
    ck_assert_msg (course.fought[body], "body %d was not in line beyond", body);
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("plan of narrow places");
  tcase_set_timeout (tests, 60);
  tcase_add_loop_test (tests, a_line_crosses_a_bridge_in_column, 0, MU_SIDES);
  tcase_add_unchecked_fixture (tests, open_shelf, close_shelf);
  tcase_add_test (tests, a_line_passes_a_gap_in_column);
  tcase_add_loop_test (tests, any_army_comes_to_the_bridge, 0, 4);
  tcase_add_loop_test (tests, nobody_marches_who_gains_nothing, 0, G_N_ELEMENTS (plain));
  tcase_add_test (tests, on_open_ground_all_is_planned_as_before);
  tcase_add_test (tests, who_crossed_in_column_fights_in_line);
  return run_case ("plan of narrow places", tests);
}
