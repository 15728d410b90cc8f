/* Plans of who plays to win (MU_MANNER_PLAYER): one line, forward, led by the general. */
#include <string.h>

#include "lists/wrg/plan/plan.h"
#include "tests/lists/book/all_books.h"
#include "tests/lists/common.h"

static MuPlan *
planned (const MuList *list, const char *book, MuPlanManner manner)
{
  g_autoptr (GError) error = NULL;
  const MuPlanJob job = {
    .list = list, .book = mu_shelf_find (shelf, book), .manner = manner, .outscouted = MU_SIDE_NONE
  };
  MuPlan *plan = mu_plan_side (&job, &error);
  if (!plan)
    ck_abort_msg ("%s", error->message);
  return plan;
}

static guint
number_of (const MuList *list, const char *name)
{
  for (guint i = 0; i < list->units->len; i++)
    if (strcmp (mu_list_unit (list, i)->name, name) == 0)
      return i;
  ck_abort_msg ("no unit %s", name);
}

static const MuPlanUnit *
of (const MuPlan *plan, const MuList *list, const char *name)
{
  return mu_plan_unit (plan, number_of (list, name));
}

static char *
words_of (const MuPlan *plan, const MuList *list, guint index)
{
  const MuOrderScene scene = {
    .own = list, .self = (int) index, .side = plan->side, .width = plan->width, .depth = plan->depth
  };
  return mu_orders_words (&scene, &mu_plan_unit (plan, index)->orders);
}

/* Whom the book has behind others stands beside them, and says why. */
START_TEST (rows_become_one_line_where_there_is_room)
{
  g_autoptr (MuList) rome = sample ("zama-roman.xml");
  g_autoptr (MuPlan) book = planned (rome, "roman-mid-republican", MU_MANNER_BOOK);
  g_autoptr (MuPlan) plan = planned (rome, "roman-mid-republican", MU_MANNER_PLAYER);
  const MuPlanUnit *hastati = of (plan, rome, "Hastati, legion V");
  const MuPlanUnit *principes = of (plan, rome, "Principes");
  ck_assert_int_eq (hastati->y, principes->y);
  ck_assert_int_gt (of (book, rome, "Hastati, legion V")->y, of (book, rome, "Principes")->y);
  ck_assert_int_eq (principes->why_place, MU_PLAN_PLACE_LINE);
  ck_assert_int_eq (hastati->why_place, MU_PLAN_PLACE_POST);
  g_autofree char *why = mu_plan_reasons (plan, rome, number_of (rome, "Principes"));
  ck_assert_ptr_nonnull (strstr (why, "in one line with those whom the book has before them"));
}
END_TEST

/* wrg.orders.attack, wrg.orders.skirmish: by orders of their own, but for skirmishers. */
START_TEST (all_go_forward_but_skirmishers)
{
  g_autoptr (MuList) rome = sample ("zama-roman.xml");
  g_autoptr (MuPlan) plan = planned (rome, "roman-mid-republican", MU_MANNER_PLAYER);
  ck_assert_int_eq (of (plan, rome, "Principes")->order, MU_ORDER_ATTACK);
  ck_assert_int_eq (of (plan, rome, "Triarii")->order, MU_ORDER_ATTACK);
  ck_assert (!of (plan, rome, "Triarii")->orders.clause[0].support);
  ck_assert_int_eq (of (plan, rome, "Velites")->order, MU_ORDER_SKIRMISH);
  g_autofree char *words = words_of (plan, rome, number_of (rome, "Principes"));
  ck_assert_ptr_nonnull (strstr (words, "paces ahead and attack. Then go towards the enemy"));
}
END_TEST

/* wrg.orders.standing, after the book's own example for light horse: whatever it catches at a
 * disadvantage it attacks, also where it stands in the line. */
START_TEST (light_horse_seizes_its_chances)
{
  g_autoptr (MuList) list = sample ("zama-carthaginian.xml");
  g_autoptr (MuPlan) plan = planned (list, "carthaginian-later", MU_MANNER_PLAYER);
  int found = 0;
  for (guint i = 0; i < list->units->len; i++) {
    const MuPlanUnit *unit = mu_plan_unit (plan, i);
    const gboolean light = mu_list_unit (list, i)->troop.type == MU_TROOP_LC;
    if (!light || unit->order != MU_ORDER_SKIRMISH || unit->orders.clause[0].support)
      continue;
    g_autofree char *words = words_of (plan, list, i);
    ck_assert_msg (strstr (words, "disordered enemy or enemy showing a flank"), "%s", words);
    found++;
  }
  ck_assert_int_gt (found, 0);
}
END_TEST

/* What the player himself wrote into his list is left as it is. */
START_TEST (who_is_listed_to_hold_behind_holds_there)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuList) rome = sample ("zama-roman.xml");
  MuListUnit *triarii = mu_list_unit (rome, number_of (rome, "Triarii"));
  triarii->line = 2;
  triarii->order = MU_ORDER_HOLD;
  MuDoctrine doctrine;
  mu_doctrine_init (&doctrine);
  const MuPlanJob job = {
    .list = rome, .doctrine = &doctrine, .manner = MU_MANNER_PLAYER, .outscouted = MU_SIDE_NONE
  };
  g_autoptr (MuPlan) plan = mu_plan_side (&job, &error);
  ck_assert_ptr_nonnull (plan);
  const MuPlanUnit *unit = of (plan, rome, "Triarii");
  ck_assert_int_eq (unit->why_post, MU_PLAN_POST_LISTED);
  ck_assert_int_eq (unit->order, MU_ORDER_HOLD);
  ck_assert_int_lt (unit->y, of (plan, rome, "Hastati, legion V")->y);
  mu_doctrine_clear (&doctrine);
}
END_TEST

static guint
guard_of (const MuList *list)
{
  for (guint i = 0; i < list->units->len; i++)
    if (mu_list_unit_is_guard (list, i))
      return i;
  ck_abort_msg ("%s has no guard", list->name);
}

/* The general leads the strong wing, and his guard joins in when it fights. */
START_TEST (the_general_leads_a_wing)
{
  g_autoptr (MuList) list = sample ("zama-carthaginian.xml");
  g_autoptr (MuPlan) plan = planned (list, "carthaginian-later", MU_MANNER_PLAYER);
  const guint guard = guard_of (list);
  const MuPlanUnit *unit = mu_plan_unit (plan, guard);
  ck_assert_int_eq (unit->why_post, MU_PLAN_POST_LEADS);
  ck_assert (unit->at == MU_POST_RIGHT_WING || unit->at == MU_POST_LEFT_WING);
  ck_assert_int_eq (unit->row, 1);
  ck_assert_int_eq (unit->order, MU_ORDER_ATTACK);
  g_autofree char *words = words_of (plan, list, guard);
  ck_assert_ptr_nonnull (strstr (words, "If the supported"));
  ck_assert_ptr_nonnull (strstr (words, "go towards the enemy and attack"));
}
END_TEST

/* wrg.orders.standing: one line for skirmishers and one for all others, which can be given in, and
 * names nobody whom the army has not; none by the book. */
START_TEST (standing_orders_are_for_who_forgets)
{
  g_autoptr (MuList) rome = sample ("zama-roman.xml");
  g_autoptr (MuPlan) book = planned (rome, "roman-mid-republican", MU_MANNER_BOOK);
  g_autoptr (MuPlan) plan = planned (rome, "roman-mid-republican", MU_MANNER_PLAYER);
  ck_assert_int_eq (book->standing.count, 0);
  ck_assert_int_eq (mu_wrg_standing_judge (&plan->standing, NULL), MU_RULE_NONE);
  ck_assert (mu_wrg_standing_covers (&plan->standing, MU_TROOP_HI));
  ck_assert (!mu_wrg_standing_covers (&plan->standing, MU_TROOP_EL));
  g_autoptr (MuOrders) orders = mu_plan_orders (plan, rome, NULL, NULL);
  g_autoptr (GPtrArray) issues = mu_orders_judge (orders, rome, NULL, MU_SIDE_NONE);
  ck_assert_uint_eq (issues->len, 0);
  g_autofree char *words = mu_orders_standing_words (&orders->standing);
  ck_assert_ptr_nonnull (strstr (words, "skirmish"));
  ck_assert_ptr_nonnull (strstr (words, "attack"));
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("plan of a player");
  tcase_add_unchecked_fixture (tests, open_shelf, close_shelf);
  tcase_add_test (tests, rows_become_one_line_where_there_is_room);
  tcase_add_test (tests, all_go_forward_but_skirmishers);
  tcase_add_test (tests, light_horse_seizes_its_chances);
  tcase_add_test (tests, who_is_listed_to_hold_behind_holds_there);
  tcase_add_test (tests, the_general_leads_a_wing);
  tcase_add_test (tests, standing_orders_are_for_who_forgets);
  return run_case ("plan-player", tests);
}
