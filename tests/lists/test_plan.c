/* The planner: who stands where and is ordered what, and that it can always be so. */
#include <string.h>

#include "lists/data.h"
#include "lists/plan.h"
#include "rules/wrg/deploy.h"
#include "rules/wrg/way.h"
#include "tests/lists/common.h"
#include "tests/lists/raise.h"

#define LARGE_WIDTH 960
#define LARGE_DEPTH 600

/* --- scenes ------------------------------------------------------------- */

static MuShelf *
shipped (void)
{
  g_autoptr (GError) error = NULL;
  MuShelf *shelf = mu_shelf_open (NULL, &error);
  if (!shelf)
    ck_abort_msg ("%s", error->message);
  return shelf;
}

static MuFieldPlan *
field (const char *file)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = mu_data_path ("fields", file);
  MuFieldPlan *plan = mu_field_plan_open (path, &error);
  if (!plan)
    ck_abort_msg ("%s", error->message);
  return plan;
}

static MuPlan *
planned (const MuPlanJob *job)
{
  g_autoptr (GError) error = NULL;
  MuPlan *plan = mu_plan_side (job, &error);
  if (!plan)
    ck_abort_msg ("%s: %s", job->list->name, error->message);
  return plan;
}

static MuPlanJob
job_for (const MuList *list, const MuBook *book, MuSide side)
{
  return (MuPlanJob){ .list = list, .book = book, .side = side, .outscouted = MU_SIDE_NONE };
}

static const MuPlanUnit *
of (const MuPlan *plan, const MuList *list, const char *name)
{
  for (guint i = 0; i < list->units->len; i++)
    if (strcmp (mu_list_unit (list, i)->name, name) == 0)
      return mu_plan_unit (plan, i);
  ck_abort_msg ("no unit %s", name);
}

static char *
words_of (const MuPlan *plan, const MuList *list, guint index)
{
  const MuOrderScene scene = {
    .own = list, .self = (int) index, .side = plan->side, .width = plan->width, .depth = plan->depth
  };
  return mu_orders_words (&scene, &mu_plan_unit (plan, index)->orders);
}

/* --- what must always hold ---------------------------------------------- */

/* wrg.orders.initial: legal, and the same again when its words are read. */
static void
expect_orders (const MuPlan *plan, const MuList *list, MuSide outscouted)
{
  for (guint i = 0; i < list->units->len; i++) {
    const MuOrderScene scene = {
      .own = list, .self = (int) i, .side = plan->side, .width = plan->width, .depth = plan->depth
    };
    const MuWrgOrders *orders = &mu_plan_unit (plan, i)->orders;
    MuWrgOrderFacts facts = mu_orders_facts (&scene, NULL, NULL);
    facts.outscouted = outscouted;
    const MuWrgOrderVerdict verdict = mu_wrg_orders_judge (&facts, orders);
    g_autofree char *words = mu_orders_words (&scene, orders);
    ck_assert_msg (verdict.refused == MU_RULE_NONE, "%s: “%s” breaks %s", list->name, words,
                   mu_rule_id (verdict.refused));
    ck_assert_msg (!verdict.may_leave_table, "%s: “%s”", list->name, words);
    MuWrgOrders again;
    g_auto (MuOrdersFault) fault = { 0 };
    if (!mu_orders_understand (&scene, words, &again, NULL, &fault))
      ck_abort_msg ("“%s”: at %zu “%s”: %s", words, fault.at, fault.word, fault.message);
    ck_assert_msg (memcmp (&again, orders, sizeof again) == 0, "“%s” means something else", words);
  }
}

typedef struct {
  int left, right, front, rear; /* on the table as its side sees it */
} Ground;

static Ground
ground_of (const MuPlan *plan, const MuList *list, guint index)
{
  const MuPlanUnit *unit = mu_plan_unit (plan, index);
  const MuListUnit *listed = mu_list_unit (list, index);
  const MuWrgType type = (MuWrgType) listed->troop.type;
  const gboolean first = plan->side == MU_SIDE_A;
  const int u = first ? unit->x : plan->width - unit->x;
  const int v = first ? unit->y : plan->depth - unit->y;
  const int files = mu_wrg_type_is_model (type) ? listed->figures
                                                : (listed->figures + unit->ranks - 1) / unit->ranks;
  const int half = files * mu_wrg_type_frontage (type, listed->crew.horses) / 2;
  return (Ground){ u - half, u + half, v, v - unit->ranks * mu_wrg_type_depth (type) };
}

/* wrg.deploy.area: in its bounds, and nobody upon another. */
static void
expect_ground (const MuPlan *plan, const MuList *list)
{
  for (guint i = 0; i < list->units->len; i++) {
    const Ground own = ground_of (plan, list, i);
    if (mu_plan_unit (plan, i)->off_table)
      continue;
    ck_assert_int_ge (own.left, 120);
    ck_assert_int_le (own.right, plan->width - 120);
    ck_assert_int_ge (own.rear, 0);
    ck_assert_int_le (own.front, plan->depth / 2 - 120);
    for (guint j = 0; j < i; j++) {
      const Ground other = ground_of (plan, list, j);
      if (!mu_plan_unit (plan, j)->off_table)
        ck_assert_msg (own.left >= other.right || other.left >= own.right || own.rear >= other.front
                           || other.rear >= own.front,
                       "%s: units %u and %u overlap", list->name, j + 1, i + 1);
    }
  }
}

static void
expect_reasons (const MuPlan *plan, const MuList *list)
{
  for (guint i = 0; i < list->units->len; i++) {
    g_autofree char *reasons = mu_plan_reasons (plan, list, i);
    ck_assert_uint_gt (strlen (reasons), 20);
    ck_assert_int_ne (mu_plan_unit (plan, i)->at, MU_POST_WINGS);
  }
}

/* --- Zama --------------------------------------------------------------- */

/* The triplex acies: wrg.orders.support between its rows. */
START_TEST (the_legion_stands_in_its_rows)
{
  g_autoptr (MuShelf) shelf = shipped ();
  g_autoptr (MuList) rome = sample ("zama-roman.xml");
  const MuPlanJob job = job_for (rome, mu_shelf_find (shelf, "roman-mid-republican"), MU_SIDE_A);
  g_autoptr (MuPlan) plan = planned (&job);
  const MuPlanUnit *velites = of (plan, rome, "Velites");
  const MuPlanUnit *hastati = of (plan, rome, "Hastati, legion V");
  const MuPlanUnit *principes = of (plan, rome, "Principes");
  ck_assert (velites->at == MU_POST_SCREEN && velites->y == 120);
  ck_assert (hastati->at == MU_POST_LINE && hastati->row == 1 && hastati->y < velites->y);
  ck_assert (principes->at == MU_POST_LINE && principes->row == 2);
  ck_assert_int_ge (hastati->y - principes->y, 60);
  ck_assert_int_eq (of (plan, rome, "Triarii")->row, 3);
  ck_assert_int_eq (of (plan, rome, "Triarii")->order, MU_ORDER_HOLD);
  ck_assert_int_eq (velites->order, MU_ORDER_SKIRMISH);
  ck_assert_int_eq (hastati->why_post, MU_PLAN_POST_OPTION);
  ck_assert_int_eq (principes->why_order, MU_PLAN_ORDER_SUPPORTS);
  g_autofree char *words = words_of (plan, rome, 5);
  ck_assert_str_eq (words,
                    "Attack in support of “Hastati, legion V” and “Hastati, legion VI”. If the "
                    "supported are broken, attack.");
  expect_ground (plan, rome);
  expect_orders (plan, rome, MU_SIDE_NONE);
  expect_reasons (plan, rome);
}
END_TEST

START_TEST (the_same_job_gives_the_same_plan)
{
  g_autoptr (MuShelf) shelf = shipped ();
  g_autoptr (MuList) list = sample ("zama-carthaginian.xml");
  g_autoptr (MuFieldPlan) zama = field ("zama.xml");
  MuPlanJob job = job_for (list, mu_shelf_find (shelf, "carthaginian-later"), MU_SIDE_B);
  job.field = zama;
  job.seed = (guint64) _i;
  g_autoptr (MuPlan) plan = planned (&job), again = planned (&job);
  ck_assert_mem_eq (plan->units->data, again->units->data, plan->units->len * sizeof (MuPlanUnit));
  ck_assert_int_eq (plan->strong_wing, again->strong_wing);
  ck_assert_int_ne (plan->strong_wing, MU_STRONG_EITHER);
  ck_assert (plan->width == zama->width && plan->depth == zama->depth);
}
END_TEST

/* --- any army ----------------------------------------------------------- */

static const char *const grounds[] = {
  NULL, "cannae.xml", "carrhae.xml", "cynoscephalae.xml", "hamlet-and-stream.xml", "zama.xml"
};

/* wrg.deploy.area, wrg.orders.initial: legal armies of all books on all fields. */
START_TEST (any_army_can_be_planned)
{
  g_autoptr (MuShelf) shelf = shipped ();
  guint64 state = 500 + (guint64) _i;
  for (int n = 0; n < 24; n++) {
    const MuBook *book = mu_shelf_at (shelf, next_below (&state, mu_shelf_count (shelf)));
    g_autoptr (MuList) list = raise_army (&state, book, 1000 + 100 * (n % 3));
    if (!list)
      continue;
    const char *ground = grounds[next_below (&state, COUNT (grounds))];
    g_autoptr (MuFieldPlan) where = ground ? field (ground) : NULL;
    MuPlanJob job = job_for (list, n % 5 ? book : NULL, n % 2 ? MU_SIDE_B : MU_SIDE_A);
    job.field = where;
    job.width = LARGE_WIDTH;
    job.depth = LARGE_DEPTH;
    job.outscouted = (MuSide) next_below (&state, 3);
    job.may_march = TRUE;
    job.seed = state;
    g_autoptr (MuPlan) plan = planned (&job);
    expect_ground (plan, list);
    expect_orders (plan, list, job.outscouted);
    expect_reasons (plan, list);
  }
}
END_TEST

/* --- and fight ---------------------------------------------------------- */

typedef struct {
  MuList *list[MU_SIDES];
  MuPlan *plan[MU_SIDES];
  MuBattleUnit unit[MU_SIDES][MU_LIST_UNITS_MAX];
  MuBattleSetup setup;
} Match;

static void
match_clear (Match *match)
{
  for (int side = 0; side < MU_SIDES; side++) {
    g_clear_pointer (&match->list[side], mu_list_free);
    g_clear_pointer (&match->plan[side], mu_plan_free);
  }
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Match, match_clear)

static MuList *
raise_any (guint64 *state, const MuShelf *shelf, const MuBook **book)
{
  for (;;) {
    *book = mu_shelf_at (shelf, next_below (state, mu_shelf_count (shelf)));
    MuList *list = raise_army (state, *book, 1000);
    if (list)
      return list;
  }
}

static void
draw_up (Match *match, MuSide side, const MuBook *book, const MuFieldPlan *where, guint64 seed)
{
  g_autoptr (GError) error = NULL;
  MuPlanJob job = job_for (match->list[side], book, side);
  job.field = where;
  job.seed = seed;
  match->plan[side] = planned (&job);
  if (!mu_list_battle_side (match->list[side], match->unit[side], &match->setup.side[side], &error))
    ck_abort_msg ("%s", error->message);
  mu_plan_deploy (match->plan[side], match->unit[side]);
  for (guint i = 0; i < match->list[side]->units->len; i++)
    match->unit[side][i].orders = NULL;
}

/* Deploys without refusal and comes to an end; returns the digest. */
static guint64
fight (const Match *match, guint64 seed)
{
  const gsize size = mu_battle_size (&match->setup);
  g_autofree void *block = g_malloc (size);
  MuDice dice;
  MuBattle *battle;
  int at = -1;
  mu_dice_init_seeded (&dice, seed, 0);
  const MuSetupAnswer answer
      = mu_battle_init (block, size, &match->setup, &dice, NULL, NULL, &battle, &at);
  ck_assert_msg (answer == MU_SETUP_OK, "%s against %s: %s at %d", match->list[0]->name,
                 match->list[1]->name, mu_setup_answer_words (answer), at);
  int steps = 0;
  while (mu_battle_step (battle) == MU_BATTLE_GOES_ON)
    ck_assert_int_lt (steps++, 1000);
  MuBattleOutcome outcome;
  mu_battle_outcome (battle, &outcome);
  return outcome.digest;
}

/* wrg.deploy.area: any two armies, each planned by its book, can meet anywhere. */
START_TEST (any_two_armies_fight_to_an_end)
{
  g_autoptr (MuShelf) shelf = shipped ();
  guint64 state = 9000 + (guint64) _i;
  for (int n = 0; n < 20; n++) {
    g_auto (Match) match = { .setup = { .rules = MU_RULES_WRG5 } };
    const char *ground = grounds[next_below (&state, COUNT (grounds))];
    g_autoptr (MuFieldPlan) where = ground ? field (ground) : NULL;
    g_autofree MuTerrain *terrain
        = where ? mu_field_plan_terrain (where, &mu_wrg_terrain_terms, NULL) : NULL;
    match.setup.terrain = terrain;
    match.setup.table_width = where ? where->width : 0;
    match.setup.table_depth = where ? where->depth : 0;
    for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++) {
      const MuBook *book;
      match.list[side] = raise_any (&state, shelf, &book);
      draw_up (&match, side, book, where, state);
    }
    ck_assert_uint_eq (fight (&match, state), fight (&match, state));
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("plan");
  tcase_set_timeout (tests, 60);
  tcase_add_test (tests, the_legion_stands_in_its_rows);
  tcase_add_loop_test (tests, the_same_job_gives_the_same_plan, 0, 5);
  tcase_add_loop_test (tests, any_army_can_be_planned, 0, 8);
  tcase_add_loop_test (tests, any_two_armies_fight_to_an_end, 0, 10);
  return run_case ("plan", tests);
}
