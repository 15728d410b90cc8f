/* The planner: who stands where and is ordered what, and that it can always be so. */
#include <string.h>

#include "lists/field/history.h"
#include "lists/wrg/figure_side.h"
#include "lists/wrg/plan/plan.h"
#include "lists/xml/data.h"
#include "rules/wrg/field/deploy.h"
#include "rules/wrg/field/way.h"
#include "rules/wrg/troop/troop.h"
#include "tests/lists/book/all_books.h"
#include "tests/lists/common.h"
#include "tests/lists/raise.h"
#include "tests/rules/battle/begin.h"

#define LARGE_WIDTH 960
#define LARGE_DEPTH 600

/* --- scenes ------------------------------------------------------------- */

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
  const MuTroopType type = (MuTroopType) listed->troop.type;
  const gboolean first = plan->side == MU_SIDE_A;
  const int u = first ? unit->x : plan->width - unit->x;
  const int v = first ? unit->y : plan->depth - unit->y;
  const int files = mu_type_is_model (type) ? listed->figures
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

/* The papers say what the plan says, and can be read again for the same list. */
START_TEST (the_papers_are_those_of_the_plan)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuList) rome = sample ("zama-roman.xml");
  g_autoptr (MuFieldPlan) zama = field ("zama.xml");
  MuPlanJob job = job_for (rome, mu_shelf_find (shelf, "roman-mid-republican"), MU_SIDE_B);
  job.field = zama;
  g_autoptr (MuPlan) plan = planned (&job);
  g_autoptr (MuOrders) orders = mu_plan_orders (plan, rome, NULL, zama);
  g_autoptr (GPtrArray) issues = mu_orders_judge (orders, rome, NULL, MU_SIDE_NONE);
  ck_assert_uint_eq (issues->len, 0);
  ck_assert_uint_eq (orders->bodies->len, rome->units->len);
  ck_assert (mu_orders_fit_field (orders, "orders.xml", zama, &error));
  gsize length;
  g_autoptr (GArray) map = mu_plan_deployment (plan);
  g_autofree char *data = mu_deployment_write_data (map, rome, MU_SIDE_B, &length);
  g_autoptr (GArray) read
      = mu_deployment_read_data (data, length, "map.xml", rome, MU_SIDE_B, &error);
  ck_assert_ptr_nonnull (read);
  for (guint i = 0; i < rome->units->len; i++) {
    const MuDeployment *unit = &g_array_index (read, MuDeployment, i);
    ck_assert (unit->placed && unit->x == mu_plan_unit (plan, i)->x);
    ck_assert (unit->y == mu_plan_unit (plan, i)->y
               && unit->ranks == mu_plan_unit (plan, i)->ranks);
  }
}
END_TEST

/* --- what a doctrine changes -------------------------------------------- */

static MuPlan *
planned_by (const MuList *list, const MuDoctrine *doctrine)
{
  MuPlanJob job = job_for (list, NULL, MU_SIDE_A);
  job.doctrine = doctrine;
  job.may_march = TRUE;
  job.width = LARGE_WIDTH;
  job.depth = LARGE_DEPTH;
  return planned (&job);
}

START_TEST (the_weak_wing_holds_or_is_refused)
{
  g_autoptr (MuList) list = sample ("zama-carthaginian.xml");
  MuDoctrine doctrine;
  mu_doctrine_init (&doctrine);
  doctrine.strong_wing = MU_STRONG_LEFT;
  doctrine.weak_wing = MU_WEAK_REFUSED;
  g_autoptr (MuPlan) plan = planned_by (list, &doctrine);
  const MuPlanUnit *horse = of (plan, list, "Carthaginian cavalry");
  const MuPlanUnit *numidians = of (plan, list, "Tychaios' Numidians");
  ck_assert (horse->at == MU_POST_LEFT_WING && horse->why_order == MU_PLAN_ORDER_STRONG);
  ck_assert (numidians->at == MU_POST_RIGHT_WING && numidians->why_order == MU_PLAN_ORDER_WEAK);
  ck_assert_int_ge (horse->y - numidians->y, 60);
  ck_assert (numidians->orders.clause[0].support && numidians->order == MU_ORDER_SKIRMISH);
  ck_assert_int_lt (horse->x, numidians->x);
  mu_doctrine_clear (&doctrine);
}
END_TEST

START_TEST (a_line_that_waits_stands_until_its_period)
{
  g_autoptr (MuList) list = sample ("zama-roman.xml");
  MuDoctrine doctrine;
  mu_doctrine_init (&doctrine);
  doctrine.battle = MU_BATTLE_WAIT;
  g_autoptr (MuPlan) plan = planned_by (list, &doctrine);
  const MuPlanUnit *hastati = of (plan, list, "Hastati, legion V");
  ck_assert (hastati->why_order == MU_PLAN_ORDER_WAITS && hastati->order == MU_ORDER_HOLD);
  ck_assert (hastati->orders.count == 3 && hastati->orders.clause[0].until > 1);
  ck_assert_int_eq (of (plan, list, "Principes")->why_post, MU_PLAN_POST_LISTED);
  mu_doctrine_clear (&doctrine);
}
END_TEST

/* wrg.deploy.flank-march.side, wrg.deploy.outscouted: horse may be sent round, never by a side
 * that has been outscouted, nor by the left flank where neither has been. */
/* Through a line that holds it falls back until it is behind it; before one that goes forward it
 * stays, where falling back would disorder both. */
START_TEST (the_screen_falls_back_behind_a_line_that_holds)
{
  const gboolean holds = _i == 0;
  g_autoptr (GError) error = NULL;
  g_autoptr (MuHistory) battle = mu_history_open (holds ? "carrhae" : "zama", shelf, &error);
  const MuHistorySide *rome = &battle->side[MU_SIDE_A];
  MuPlanJob job = job_for (rome->list, mu_shelf_find (shelf, rome->list->book_id), MU_SIDE_A);
  job.doctrine = &rome->doctrine;
  if (!holds)
    job.doctrine = &job.book->doctrine; /* on that day they harassed to the end */
  g_autoptr (MuPlan) plan = planned (&job);
  const MuPlanUnit *screen = of (plan, rome->list, holds ? "Archers" : "Velites");
  const MuWrgClause *clause = screen->orders.clause;
  ck_assert_int_eq (screen->at, MU_POST_SCREEN);
  ck_assert_int_eq (screen->orders.count, holds ? 3 : 2);
  ck_assert (clause[screen->orders.count - 1].support);
  if (!holds)
    return;
  const MuPlanUnit *line = of (plan, rome->list, "Legions, right");
  const int rear = line->y - line->ranks * mu_wrg_type_depth (MU_TROOP_HI);
  ck_assert_int_eq (clause[1].direction, MU_WRG_GO_BACK);
  ck_assert_int_eq (clause[1].when, MU_WRG_WHEN_GAINED);
  ck_assert_int_lt (screen->y + clause[0].paces - clause[1].paces, rear);
}
END_TEST

START_TEST (horse_marches_round_a_flank_it_may_march_round)
{
  int marched = 0;
  for (guint64 seed = 0; seed < 40; seed++) {
    g_autoptr (MuList) list = sample ("zama-carthaginian.xml");
    MuDoctrine doctrine;
    mu_doctrine_init (&doctrine);
    doctrine.flank_march = MU_LIKING_OFTEN;
    add_unit (list, mu_shelf_find (shelf, "carthaginian-later"), "More horse", "numidian-horse",
              10);
    add_unit (list, mu_shelf_find (shelf, "carthaginian-later"), "Still more", "citizen-horse", 10);
    MuPlanJob job = job_for (list, NULL, MU_SIDE_A);
    job.doctrine = &doctrine;
    job.may_march = TRUE;
    job.width = LARGE_WIDTH;
    job.depth = LARGE_DEPTH;
    job.seed = seed;
    job.outscouted = (MuSide) (seed % 3);
    g_autoptr (MuPlan) plan = planned (&job);
    for (guint i = 0; i < list->units->len; i++)
      if (mu_plan_unit (plan, i)->off_table) {
        const MuWrgArrivalOrder *arrival = &mu_plan_unit (plan, i)->orders.arrival;
        ck_assert_int_ne (job.outscouted, MU_SIDE_A);
        ck_assert_int_eq (arrival->how, MU_WRG_MARCH_ROUND);
        ck_assert (job.outscouted == MU_SIDE_B || arrival->flank == MU_WRG_RIGHT_FLANK);
        ck_assert_int_eq (plan->march.end, MU_PLAN_MARCH_GOES);
        ck_assert_int_eq (plan->march.unit, i);
        ck_assert_int_eq (plan->march.left, arrival->flank == MU_WRG_LEFT_FLANK);
        ck_assert_int_le (2 * mu_list_unit_points (list, i), mu_list_points (list));
        marched++;
      }
    expect_orders (plan, list, job.outscouted);
    mu_doctrine_clear (&doctrine);
  }
  ck_assert_int_gt (marched, 5);
}
END_TEST

static const struct {
  MuLiking liking;
  MuSide outscouted;
  MuPost light_horse;
  int figures; /* of the light horse: 60 are worth more than the rest */
  MuPlanMarchEnd end;
  MuRule rule;
} marches[] = {
  { MU_LIKING_NEVER, MU_SIDE_A, MU_POST_RIGHT_WING, 10, MU_PLAN_MARCH_DISLIKED, MU_RULE_NONE },
  { MU_LIKING_OFTEN, MU_SIDE_A, MU_POST_RIGHT_WING, 10, MU_PLAN_MARCH_REFUSED,
    MU_RULE_WRG_DEPLOY_OUTSCOUTED },
  { MU_LIKING_OFTEN, MU_SIDE_NONE, MU_POST_RIGHT_WING, 10, MU_PLAN_MARCH_GOES, MU_RULE_NONE },
  { MU_LIKING_SELDOM, MU_SIDE_NONE, MU_POST_RIGHT_WING, 10, MU_PLAN_MARCH_GOES, MU_RULE_NONE },
  { MU_LIKING_OFTEN, MU_SIDE_NONE, MU_POST_LEFT_WING, 10, MU_PLAN_MARCH_REFUSED,
    MU_RULE_WRG_DEPLOY_FLANK_MARCH_SIDE },
  { MU_LIKING_OFTEN, MU_SIDE_B, MU_POST_LEFT_WING, 10, MU_PLAN_MARCH_GOES, MU_RULE_NONE },
  { MU_LIKING_OFTEN, MU_SIDE_B, MU_POST_RIGHT_WING, 60, MU_PLAN_MARCH_REFUSED,
    MU_RULE_WRG_DEPLOY_OFF_TABLE },
  { MU_LIKING_OFTEN, MU_SIDE_B, MU_POST_SCREEN, 10, MU_PLAN_MARCH_NOBODY, MU_RULE_NONE },
};

static void
add_post (MuDoctrine *doctrine, MuRole role, MuPost at)
{
  MuDoctrinePost *post = g_new0 (MuDoctrinePost, 1);
  *post = (MuDoctrinePost){ .role = role, .at = at, .row = 1 };
  g_ptr_array_add (doctrine->posts, post);
}

/* The slingers stand with the light horse, so that it can be spared, the other horse alone. */
static void
post_horse (MuDoctrine *doctrine, MuPost at)
{
  add_post (doctrine, MU_ROLE_LIGHT_HORSE, at);
  add_post (doctrine, MU_ROLE_LIGHT_FOOT, at);
  add_post (doctrine, MU_ROLE_HORSE,
            at == MU_POST_LEFT_WING ? MU_POST_RIGHT_WING : MU_POST_LEFT_WING);
}

static MuList *
with_light_horse (int figures)
{
  MuList *list = sample ("zama-carthaginian.xml");
  for (guint i = 0; i < list->units->len; i++) {
    MuListUnit *unit = mu_list_unit (list, i);
    if (unit->troop.type == MU_TROOP_LC)
      unit->figures = figures;
    else if (figures > 10)
      unit->figures = 1;
  }
  return list;
}

/* wrg.deploy.outscouted, wrg.deploy.flank-march.side, wrg.deploy.off-table: who may not march, does
 * not care to or has nobody to send says so. */
START_TEST (a_march_or_its_absence_has_its_reason)
{
  int come = 0;
  for (guint64 seed = 0; seed < 40; seed++) {
    g_autoptr (MuList) list = with_light_horse (marches[_i].figures);
    MuDoctrine doctrine;
    mu_doctrine_init (&doctrine);
    doctrine.flank_march = marches[_i].liking;
    post_horse (&doctrine, marches[_i].light_horse);
    MuPlanJob job = job_for (list, NULL, MU_SIDE_A);
    job.doctrine = &doctrine;
    job.seed = seed;
    job.outscouted = marches[_i].outscouted;
    g_autoptr (MuPlan) without = planned (&job);
    job.may_march = TRUE;
    g_autoptr (MuPlan) plan = planned (&job);
    ck_assert_int_eq (without->march.end, MU_PLAN_MARCH_NOT_ASKED);
    ck_assert_int_eq (without->march.unit, -1);
    if (plan->march.end != MU_PLAN_MARCH_NOT_NOW) {
      ck_assert_int_eq (plan->march.end, marches[_i].end);
      ck_assert_int_eq (plan->march.rule, marches[_i].rule);
      come++;
    }
    ck_assert_int_eq (plan->march.unit >= 0, plan->march.end == MU_PLAN_MARCH_GOES);
    mu_doctrine_clear (&doctrine);
  }
  ck_assert_int_gt (come, 0);
  ck_assert (marches[_i].liking == MU_LIKING_NEVER || marches[_i].outscouted == MU_SIDE_A
             || come < 40);
}
END_TEST

/* wrg.deploy.remainder: light foot hides in the wood of the deployment area, all of it. */
START_TEST (an_ambush_lies_in_the_wood)
{
  static const MuSpot wood[] = { { 300, 20 }, { 420, 20 }, { 420, 140 }, { 300, 140 } };
  g_autoptr (MuList) list = sample ("zama-carthaginian.xml");
  g_autoptr (MuFieldPlan) where = mu_field_plan_new ("Wood", LARGE_WIDTH, LARGE_DEPTH);
  int hidden = 0;
  mu_field_plan_add (where, MU_FEATURE_WOOD, wood, COUNT (wood));
  for (guint64 seed = 0; seed < 12; seed++) {
    MuDoctrine doctrine;
    mu_doctrine_init (&doctrine);
    doctrine.ambush = MU_LIKING_OFTEN;
    MuPlanJob job = job_for (list, NULL, MU_SIDE_A);
    job.doctrine = &doctrine;
    job.field = where;
    job.seed = seed;
    g_autoptr (MuPlan) plan = planned (&job);
    const MuPlanUnit *slingers = of (plan, list, "Balearic slingers");
    for (guint i = 0; i < plan->units->len; i++)
      ck_assert_int_eq (mu_plan_unit (plan, i)->orders.hidden, mu_plan_unit (plan, i)->concealed);
    if (slingers->concealed) {
      ck_assert (slingers->x > 300 && slingers->x < 420 && slingers->y <= 140);
      ck_assert_int_eq (slingers->why_order, MU_PLAN_ORDER_LURKS);
      hidden++;
    }
    expect_ground (plan, list);
    mu_doctrine_clear (&doctrine);
  }
  ck_assert (hidden > 2 && hidden < 12);
}
END_TEST

/* wrg.move.difficult.infantry-only, wrg.move.difficult.infantry: horse and heavy foot keep out of
 * the marsh that lies where they would stand. */
START_TEST (nobody_stands_where_he_cannot_fight)
{
  static const MuSpot marsh[] = { { 380, 0 }, { 580, 0 }, { 580, 180 }, { 380, 180 } };
  g_autoptr (MuList) list = sample ("zama-roman.xml");
  g_autoptr (MuFieldPlan) where = mu_field_plan_new ("Marsh", LARGE_WIDTH, LARGE_DEPTH);
  int moved = 0;
  mu_field_plan_add (where, MU_FEATURE_MARSH, marsh, COUNT (marsh));
  MuPlanJob job = job_for (list, NULL, MU_SIDE_A);
  job.field = where;
  g_autoptr (MuPlan) plan = planned (&job);
  for (guint i = 0; i < list->units->len; i++) {
    const Ground own = ground_of (plan, list, i);
    const MuPlanUnit *unit = mu_plan_unit (plan, i);
    if (mu_role_of ((MuTroopType) mu_list_unit (list, i)->troop.type) != MU_ROLE_LIGHT_FOOT)
      ck_assert_msg (own.right < 385 || own.left > 575, "%s", mu_list_unit (list, i)->name);
    moved += unit->why_place == MU_PLAN_PLACE_GROUND;
  }
  ck_assert_int_gt (moved, 2);
}
END_TEST

START_TEST (what_cannot_be_planned_is_refused)
{
  g_autoptr (GError) empty = NULL, small = NULL, crowded = NULL;
  g_autoptr (MuList) nobody = mu_list_new ("Nobody");
  g_autoptr (MuList) rome = sample ("zama-roman.xml");
  MuPlanJob job = job_for (nobody, NULL, MU_SIDE_A);
  ck_assert_ptr_null (mu_plan_side (&job, &empty));
  ck_assert_ptr_nonnull (strstr (empty->message, "add some"));
  job.list = rome;
  job.width = job.depth = 240;
  ck_assert_ptr_null (mu_plan_side (&job, &small));
  ck_assert_ptr_nonnull (strstr (small->message, "take a larger one"));
  job.width = 300;
  job.depth = 300;
  ck_assert_ptr_null (mu_plan_side (&job, &crowded));
  ck_assert_ptr_nonnull (strstr (crowded->message, "no room"));
}
END_TEST

/* --- any army ----------------------------------------------------------- */

static const char *const grounds[] = {
  NULL, "cannae.xml", "carrhae.xml", "cynoscephalae.xml", "hamlet-and-stream.xml", "zama.xml"
};

/* Figures alone, side by side and behind each other, in hundredths of the area. */
static int
fill_of (const MuList *list, int width, int depth)
{
  gint64 ground = 0;
  for (guint i = 0; i < list->units->len; i++) {
    const MuListUnit *unit = mu_list_unit (list, i);
    const MuTroopType type = (MuTroopType) unit->troop.type;
    ground += (gint64) unit->figures * mu_wrg_type_frontage (type, unit->crew.horses)
              * mu_wrg_type_depth (type);
  }
  return (int) (100 * ground / ((gint64) (width - 240) * (depth / 2 - 120)));
}

/* More than three fifths of the area: with lanes between bodies, streams and houses they may
 * find no room; then the player is told who has none. */
static gboolean
is_too_large (const MuPlanJob *job)
{
  const MuFieldPlan *field = job->field;
  return fill_of (job->list, field ? field->width : job->width, field ? field->depth : job->depth)
         > 60;
}

static MuPlan *
planned_or_crowded (const MuPlanJob *job)
{
  g_autoptr (GError) error = NULL;
  MuPlan *plan = mu_plan_side (job, &error);
  ck_assert_msg (plan || strstr (error->message, "no room to deploy"), "%s",
                 plan ? "" : error->message);
  return plan;
}

/* Whether it goes by orders of its own, or supports somebody who does, however many supporters lie
 * between; below 0 deep: they go round in a circle. */
static gboolean
is_led (const MuPlan *plan, guint unit, int deep)
{
  const MuWrgOrders *orders = &mu_plan_unit (plan, unit)->orders;
  if (orders->count == 0 || !orders->clause[0].support)
    return TRUE;
  for (guint8 i = 0; i < orders->clause[0].friend_count && deep >= 0; i++)
    if (is_led (plan, (guint) orders->clause[0].friends[i], deep - 1))
      return TRUE;
  return FALSE;
}

#define SUPPORTERS_MOST 6 /* behind one another */

/* A holds in support of B and B of A: neither ever goes. */
static void
expect_no_circles (const MuPlan *plan, const MuList *list)
{
  for (guint i = 0; i < plan->units->len; i++)
    if (!mu_plan_unit (plan, i)->in_body)
      ck_assert_msg (is_led (plan, i, SUPPORTERS_MOST), "%s: nobody leads %s", list->name,
                     mu_list_unit (list, i)->name);
}

static gboolean
is_light (const MuList *list, guint unit)
{
  const MuRole role = mu_role_of ((MuTroopType) mu_list_unit (list, unit)->troop.type);
  return role == MU_ROLE_LIGHT_FOOT || role == MU_ROLE_LIGHT_HORSE;
}

/* Who stands in the line or its wings, and is no light troops. */
static gboolean
is_formed (const MuPlan *plan, const MuList *list, guint unit)
{
  const MuPlanUnit *planned = mu_plan_unit (plan, unit);
  const MuRole role = mu_role_of ((MuTroopType) mu_list_unit (list, unit)->troop.type);
  return !is_light (list, unit) && role < MU_ROLE_ENGINES && !planned->in_body
         && !planned->off_table && !planned->concealed && !mu_list_unit_is_guard (list, unit)
         && planned->at != MU_POST_SCREEN && planned->at != MU_POST_BEFORE;
}

static guint
count_formed (const MuPlan *plan, const MuList *list, guint but)
{
  guint count = 0;
  for (guint i = 0; i < plan->units->len; i++)
    count += i != but && is_formed (plan, list, i);
  return count;
}

/* Nobody trails after light troops who could follow others. */
static void
expect_no_trailing (const MuPlan *plan, const MuList *list)
{
  for (guint i = 0; i < plan->units->len; i++) {
    const MuWrgClause *clause = &mu_plan_unit (plan, i)->orders.clause[0];
    if (mu_plan_unit (plan, i)->orders.count == 0 || !clause->support || is_light (list, i)
        || mu_list_unit (list, i)->sub_unit || count_formed (plan, list, i) == 0)
      continue;
    for (guint8 n = 0; n < clause->friend_count; n++)
      ck_assert_msg (!is_light (list, (guint) clause->friends[n]), "%s: %s follows light troops",
                     list->name, mu_list_unit (list, i)->name);
  }
}

/* The sample's heavy foot alone, all behind the first row and told to hold. */
static MuList *
foot_that_holds (void)
{
  MuList *list = sample ("zama-roman.xml");
  g_ptr_array_set_size (list->generals, 0);
  for (guint i = list->units->len; i-- > 0;) {
    MuListUnit *unit = mu_list_unit (list, i);
    unit->order = MU_ORDER_HOLD;
    unit->line = 1;
    if (mu_role_of ((MuTroopType) unit->troop.type) != MU_ROLE_HEAVY_FOOT)
      g_ptr_array_remove_index (list->units, i);
  }
  return list;
}

static void
expect_no_attack (const MuWrgOrders *orders, const char *name)
{
  for (guint8 i = 0; i < orders->count; i++)
    ck_assert_msg (orders->clause[i].act != MU_WRG_ACT_ATTACK
                       || !mu_wrg_case_is_open (&orders->clause[i].in_case),
                   "%s is to attack", name);
}

/* What a player wrote into his list stays so, though nobody goes forward then. */
START_TEST (who_is_listed_to_hold_is_not_made_to_lead_an_attack)
{
  g_autoptr (MuList) list = foot_that_holds ();
  const MuPlanJob job = job_for (list, NULL, MU_SIDE_A);
  g_autoptr (MuPlan) plan = planned (&job);
  ck_assert_uint_gt (plan->units->len, 1);
  expect_no_circles (plan, list);
  for (guint i = 0; i < plan->units->len; i++) {
    ck_assert_int_eq (mu_plan_unit (plan, i)->why_post, MU_PLAN_POST_LISTED);
    expect_no_attack (&mu_plan_unit (plan, i)->orders, mu_list_unit (list, i)->name);
  }
}
END_TEST

#define DRAWS 2
#define SEEDS 10
#define PARTS 8

static void
expect_led (const MuBook *book, guint64 state)
{
  for (int n = 0; n < DRAWS; n++) {
    g_autoptr (MuList) list = raise_army (&state, book, 1000);
    if (!list)
      continue;
    MuPlanJob job = job_for (list, book, n % 2 ? MU_SIDE_B : MU_SIDE_A);
    for (job.seed = 1; job.seed <= SEEDS; job.seed++) {
      job.manner = job.seed % 2 ? MU_MANNER_BOOK : MU_MANNER_PLAYER;
      g_autoptr (MuPlan) plan = planned_or_crowded (&job);
      if (!plan)
        continue;
      expect_no_circles (plan, list);
      expect_no_trailing (plan, list);
    }
  }
}

/* Of every book. */
START_TEST (who_supports_others_is_led_by_some_who_fight)
{
  for (int n = _i; n < books_to_try (shelf); n += PARTS)
    expect_led (book_to_try (shelf, n), (guint64) n + 1);
}
END_TEST

/* wrg.deploy.area, wrg.orders.initial: legal armies of all books on all fields that hold them. */
START_TEST (any_army_can_be_planned)
{
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
    job.manner = n / 2 % 2 ? MU_MANNER_PLAYER : MU_MANNER_BOOK;
    job.may_march = TRUE;
    job.seed = state;
    g_autoptr (MuPlan) plan = is_too_large (&job) ? planned_or_crowded (&job) : planned (&job);
    if (!plan)
      continue;
    expect_ground (plan, list);
    expect_orders (plan, list, job.outscouted);
    expect_reasons (plan, list);
    expect_no_circles (plan, list);
  }
}
END_TEST

/* --- and fight ---------------------------------------------------------- */

typedef struct {
  MuList *list[MU_SIDES];
  MuPlan *plan[MU_SIDES];
  MuWrgSetupUnit unit[MU_SIDES][MU_LIST_UNITS_MAX];
  MuWrgSetup setup;
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
raise_any (guint64 *state, const MuBook **book)
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
  job.manner = seed / 2 % 2 ? MU_MANNER_PLAYER : MU_MANNER_BOOK;
  job.may_march = TRUE;
  match->plan[side] = planned (&job);
  if (!mu_list_battle_side (match->list[side], match->unit[side], &match->setup.side[side], &error))
    ck_abort_msg ("%s", error->message);
  mu_plan_deploy (match->plan[side], match->unit[side]);
  if (match->plan[side]->standing.count > 0)
    match->setup.side[side].standing = &match->plan[side]->standing;
}

/* Deploys without refusal and comes to an end; returns the digest. */
static guint64
fight (const Match *match, guint64 seed)
{
  const gsize size = wrg_size (&match->setup);
  g_autofree void *block = g_malloc (size);
  MuDice dice;
  MuBattle *battle;
  int at = -1;
  mu_dice_init_seeded (&dice, seed, 0);
  const MuWrgSetupAnswer answer
      = wrg_begin (block, size, &match->setup, &dice, NULL, NULL, &battle, &at);
  ck_assert_msg (answer == MU_WRG_SETUP_OK, "%s against %s: %s at %d", match->list[0]->name,
                 match->list[1]->name, mu_wrg_setup_answer_words (answer), at);
  int steps = 0;
  while (mu_battle_step (battle, NULL) == MU_BATTLE_GOES_ON)
    ck_assert_int_lt (steps++, 1000);
  MuBattleOutcome outcome;
  mu_battle_outcome (battle, &outcome);
  return outcome.digest;
}

/* wrg.deploy.area: any two armies, each planned by its book, can meet anywhere. */
START_TEST (any_two_armies_fight_to_an_end)
{
  guint64 state = 9000 + (guint64) _i;
  for (int n = 0; n < 20; n++) {
    g_auto (Match) match = { .setup = { .table_width = 0 } };
    const char *ground = grounds[next_below (&state, COUNT (grounds))];
    g_autoptr (MuFieldPlan) where = ground ? field (ground) : NULL;
    g_autofree MuTerrain *terrain
        = where ? mu_field_plan_terrain (where, &mu_wrg_terrain_terms, NULL) : NULL;
    match.setup.terrain = terrain;
    match.setup.table_width = where ? where->width : 0;
    match.setup.table_depth = where ? where->depth : 0;
    for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++) {
      const MuBook *book;
      match.list[side] = raise_any (&state, &book);
      draw_up (&match, side, book, where, state);
    }
    ck_assert_uint_eq (fight (&match, state), fight (&match, state));
  }
}
END_TEST

/* wrg.formation.mixed: who stands in another's body is placed and ordered with it, on ground for
 * both */
START_TEST (two_kinds_are_drawn_up_as_one)
{
  static const MuMixedHow hows[] = { MU_MIXED_BEHIND, MU_MIXED_FLANKS };
  for (guint i = 0; i < G_N_ELEMENTS (hows); i++) {
    g_auto (Match) match = { .setup = { .table_width = 0 } };
    match.list[MU_SIDE_A] = sample ("zama-carthaginian.xml");
    match.list[MU_SIDE_B] = sample ("zama-roman.xml");
    mu_list_unit (match.list[0], 6)->mixed = hows[i]; /* the veterans, with the Africans */
    draw_up (&match, MU_SIDE_A, NULL, NULL, 1);
    draw_up (&match, MU_SIDE_B, NULL, NULL, 1);
    const MuPlan *plan = match.plan[MU_SIDE_A];
    g_autofree char *why = mu_plan_reasons (plan, match.list[0], 6);
    ck_assert_str_eq (why, "in one body with the unit before it");
    ck_assert (mu_plan_unit (plan, 6)->in_body && !mu_plan_unit (plan, 5)->in_body);
    ck_assert_int_eq (mu_plan_unit (plan, 6)->orders.count, 0);
    ck_assert (!match.unit[0][6].placed && match.unit[0][5].placed);
    fight (&match, 7);
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("plan");
  tcase_set_timeout (tests, 60);
  tcase_add_unchecked_fixture (tests, open_shelf, close_shelf);
  tcase_add_test (tests, the_legion_stands_in_its_rows);
  tcase_add_loop_test (tests, the_same_job_gives_the_same_plan, 0, 5);
  tcase_add_test (tests, the_papers_are_those_of_the_plan);
  tcase_add_test (tests, the_weak_wing_holds_or_is_refused);
  tcase_add_test (tests, a_line_that_waits_stands_until_its_period);
  tcase_add_loop_test (tests, the_screen_falls_back_behind_a_line_that_holds, 0, 2);
  tcase_add_test (tests, horse_marches_round_a_flank_it_may_march_round);
  tcase_add_loop_test (tests, a_march_or_its_absence_has_its_reason, 0, COUNT (marches));
  tcase_add_test (tests, an_ambush_lies_in_the_wood);
  tcase_add_test (tests, nobody_stands_where_he_cannot_fight);
  tcase_add_test (tests, what_cannot_be_planned_is_refused);
  tcase_add_test (tests, two_kinds_are_drawn_up_as_one);
  tcase_add_test (tests, who_is_listed_to_hold_is_not_made_to_lead_an_attack);
  tcase_add_loop_test (tests, who_supports_others_is_led_by_some_who_fight, 0, PARTS);
  tcase_add_loop_test (tests, any_army_can_be_planned, 0, 8);
  tcase_add_loop_test (tests, any_two_armies_fight_to_an_end, 0, 10);
  return run_case ("plan", tests);
}
