/* Wagons and pack animals as units of a list: any army has them, they hold, and stand behind. */
#include <string.h>

#include "lists/check/check.h"
#include "lists/edit/edit.h"
#include "lists/text/text.h"
#include "lists/wrg/figure_side.h"
#include "lists/wrg/orders/orders_words.h"
#include "lists/wrg/plan/plan.h"
#include "tests/lists/common.h"

static MuListUnit *
add_train (MuList *list, const char *notation, int figures)
{
  MuListUnit *unit = mu_list_unit_new ();
  set_text (&unit->name, notation);
  set_text (&unit->option, MU_LIST_TRAIN);
  unit->troop = troop (notation);
  unit->figures = figures;
  unit->line = 1;
  unit->order = MU_ORDER_HOLD;
  g_ptr_array_add (list->units, unit);
  list->points_limit = MU_LIST_POINTS_MAX;
  return unit;
}

/* The first issue of the severity, NULL for none. */
static const MuIssue *
first_issue (const GPtrArray *issues, MuIssueSeverity severity)
{
  for (guint i = 0; i < issues->len; i++) {
    const MuIssue *issue = g_ptr_array_index (issues, i);
    if (issue->severity == severity)
      return issue;
  }
  return NULL;
}

static const struct {
  const char *notation;
  int figures;
  MuOrder order;
  const char *rule; /* NULL: it may be */
} rows[] = {
  { "Reg D Wagon", 1, MU_ORDER_HOLD, NULL },
  { "Reg C Wagon", 60, MU_ORDER_HOLD, NULL },
  { "Reg D Wagon", 250, MU_ORDER_HOLD, NULL },
  { "Reg D Wagon", 251, MU_ORDER_HOLD, "wrg.units.min-size" },
  { "Reg D Pack", 2, MU_ORDER_HOLD, NULL },
  { "Reg D PackCm", 100, MU_ORDER_HOLD, NULL },
  { "Reg B Wagon", 2, MU_ORDER_HOLD, "wrg.troops.class.d" },
  { "Reg A Pack", 2, MU_ORDER_HOLD, "wrg.troops.class.d" },
  { "Reg D Wagon", 2, MU_ORDER_ATTACK, "wrg.orders.attack" },
  { "Reg D Pack", 2, MU_ORDER_SKIRMISH, "wrg.orders.skirmish" },
  { "Reg D Pack B", 2, MU_ORDER_HOLD, "wrg.points.transport" },
};

/* wrg.units.min-size: no limits; wrg.troops.class.d; wrg.orders.attack; wrg.army.choice: no book
 * needs to list them */
START_TEST (any_army_may_have_a_train)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = test_list ();
  MuListUnit *unit = add_train (list, rows[_i].notation, rows[_i].figures);
  unit->order = rows[_i].order;
  g_autoptr (GPtrArray) issues = mu_list_check (list, book);
  const MuIssue *error = first_issue (issues, MU_ISSUE_ERROR);
  ck_assert_str_eq (error ? mu_rule_id (error->rule) : "", rows[_i].rule ? rows[_i].rule : "");
  if (error)
    return;
  set_text (&unit->option, "camp");
  g_autoptr (GPtrArray) other = mu_list_check (list, book);
  error = first_issue (other, MU_ISSUE_ERROR);
  ck_assert_str_eq (error ? mu_rule_id (error->rule) : "", "wrg.army.choice");
}
END_TEST

/* wrg.points.transport, wrg.points.command */
START_TEST (a_train_costs_what_it_is)
{
  g_autoptr (MuList) list = test_list ();
  const int before = mu_list_points (list), scouts = mu_list_scouting (list);
  add_train (list, "Irr D Wagon", 6);
  add_train (list, "Reg D PackCm", 4);
  ck_assert_int_eq (mu_list_points (list) - before, 60 + 25 + 4 * 8 + 10);
  ck_assert_int_eq (mu_list_scouting (list), scouts);
}
END_TEST

/* wrg.units.pack-animals: what is listed beside the units stays in the camp until a unit is made
 * of it, which can be in the battle */
START_TEST (a_unit_is_made_of_items)
{
  static const struct {
    MuExtra item;
    MuTroopType type;
    int each;
  } kinds[] = { { MU_EXTRA_WAGON, MU_TROOP_WAGON, 10 },
                { MU_EXTRA_PACK_HORSE, MU_TROOP_PACK, 2 },
                { MU_EXTRA_PACK_CAMEL, MU_TROOP_PACK_CAMELS, 8 } };
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = test_list ();
  MuWrgSetupUnit units[MU_BATTLE_UNITS_MAX];
  MuWrgSetupSide side;
  list->points_limit = MU_LIST_POINTS_MAX;
  ck_assert (mu_list_edit_item (list, kinds[_i].item, TRUE, 7));
  g_autoptr (GPtrArray) issues = mu_list_check (list, book);
  const MuIssue *advice = first_issue (issues, MU_ISSUE_WARNING);
  ck_assert_ptr_nonnull (advice);
  ck_assert_str_eq (mu_rule_id (advice->rule), "wrg.units.pack-animals");
  ck_assert (mu_list_battle_side (list, units, &side, NULL));
  const int count = side.unit_count, beyond = side.other_points;
  ck_assert (mu_list_mend (list, book, advice));
  ck_assert_uint_eq (list->items->len, 0);
  ck_assert (mu_list_battle_side (list, units, &side, NULL));
  ck_assert_int_eq (side.unit_count, count + 1);
  ck_assert_int_eq (units[count].troop.type, kinds[_i].type);
  ck_assert_int_eq (units[count].figures, 7);
  ck_assert_int_eq (units[count].points - units[count].command_points, 7 * kinds[_i].each);
  ck_assert_int_eq (beyond - side.other_points, 7 * kinds[_i].each);
  g_autoptr (GPtrArray) after = mu_list_check (list, book);
  ck_assert (mu_issues_legal (after));
  ck_assert_int_eq (mu_list_edit_train (list, kinds[_i].item, TRUE), MU_LIST_NO_UNIT);
}
END_TEST

/* A train larger than a body is made of as much as goes in. */
START_TEST (a_body_takes_no_more_than_it_can)
{
  g_autoptr (MuList) list = test_list ();
  ck_assert (mu_list_edit_item (list, MU_EXTRA_PACK_HORSE, FALSE, 260));
  ck_assert (!mu_list_item_is_train (MU_EXTRA_BOAT));
  ck_assert_int_eq (mu_list_edit_train (list, MU_EXTRA_BOAT, FALSE), MU_LIST_NO_UNIT);
  const int at = mu_list_edit_train (list, MU_EXTRA_PACK_HORSE, FALSE);
  ck_assert_int_eq (mu_list_unit (list, (guint) at)->figures, MU_BATTLE_FIGURES_MAX);
  ck_assert_int_eq (mu_list_item (list, 0)->count, 10);
}
END_TEST

/* Typed, without a word about option or order. */
START_TEST (a_train_is_typed)
{
  static const char text[] = "Army: Caesar\nBook: roman-mid-republican\nYear: 202 BC\n"
                             "20 Hastati: Reg C HI HTW Sh\n6 Baggage: Reg D Wagon\n"
                             "12 Mules: Irr D Pack\n";
  g_autoptr (MuShelf) shelf = mu_shelf_open (NULL, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (MuList) list = mu_list_read_text (text, strlen (text), "typed.txt", shelf, &error);
  if (!list)
    ck_abort_msg ("%s", error->message);
  const MuListUnit *wagons = mu_list_unit (list, 1), *mules = mu_list_unit (list, 2);
  ck_assert_str_eq (wagons->option, MU_LIST_TRAIN);
  ck_assert_int_eq (wagons->order, MU_ORDER_HOLD);
  ck_assert_int_eq (wagons->troop.type, MU_TROOP_WAGON);
  ck_assert_int_eq (wagons->figures, 6);
  ck_assert_int_eq (mules->troop.type, MU_TROOP_PACK);
}
END_TEST

/* wrg.deploy.area: behind everybody; wrg.orders.attack: it holds. */
START_TEST (the_train_stands_behind_all)
{
  g_autoptr (MuShelf) shelf = mu_shelf_open (NULL, NULL);
  g_autoptr (MuList) list = sample ("zama-roman.xml");
  const guint others = list->units->len;
  const char *const kinds[] = { "Reg D Wagon", "Irr D Pack", "Irr D PackCm" };
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    add_train (list, kinds[i], 6);
  const MuPlanJob job = { .list = list,
                          .book = mu_shelf_find (shelf, "roman-mid-republican"),
                          .side = _i ? MU_SIDE_B : MU_SIDE_A,
                          .outscouted = MU_SIDE_NONE };
  g_autoptr (MuPlan) plan = mu_plan_side (&job, NULL);
  ck_assert_ptr_nonnull (plan);
  for (guint i = others; i < list->units->len; i++) {
    const MuPlanUnit *unit = mu_plan_unit (plan, i);
    g_autofree char *reasons = mu_plan_reasons (plan, list, i);
    ck_assert_int_eq (unit->order, MU_ORDER_HOLD);
    ck_assert_str_eq (mu_plan_order_key (unit->why_order), "stays");
    ck_assert_ptr_nonnull (strstr (reasons, "baggage"));
    for (guint j = 0; j < others; j++)
      ck_assert (_i ? unit->y >= mu_plan_unit (plan, j)->y : unit->y <= mu_plan_unit (plan, j)->y);
  }
}
END_TEST

/* wrg.units.pack-animals, wrg.points.command: part of a unit, behind its centre, without command
 * points; transport is no unit to belong to. */
START_TEST (a_unit_has_its_own_animals)
{
  g_autoptr (MuShelf) shelf = mu_shelf_open (NULL, NULL);
  g_autoptr (MuList) list = sample ("zama-roman.xml");
  const MuBook *book = mu_shelf_find (shelf, "roman-mid-republican");
  MuListUnit *mules = add_train (list, "Reg D Pack", 8);
  mules->sub_unit = TRUE;
  g_ptr_array_steal_index (list->units, list->units->len - 1);
  g_ptr_array_insert (list->units, 2, mules); /* of the Hastati */
  mu_list_general (list, 0)->rides_with++;
  ck_assert_int_eq (mu_list_unit_points (list, 2), 16);
  g_autoptr (GPtrArray) issues = mu_list_check (list, book);
  const MuIssue *error = first_issue (issues, MU_ISSUE_ERROR);
  ck_assert_str_eq (error ? error->message : "", "");
  const MuPlanJob job = {
    .list = list, .book = book, .side = _i ? MU_SIDE_B : MU_SIDE_A, .outscouted = MU_SIDE_NONE
  };
  g_autoptr (MuPlan) plan = mu_plan_side (&job, NULL);
  const MuPlanUnit *unit = mu_plan_unit (plan, 1), *own = mu_plan_unit (plan, 2);
  ck_assert_int_eq (own->x, unit->x);
  ck_assert (_i ? own->y > unit->y : own->y < unit->y);
  ck_assert_int_le (ABS (own->y - unit->y), 16 + 80);
  const MuOrderScene scene
      = { .own = list, .self = 2, .side = job.side, .width = 720, .depth = 480 };
  g_autofree char *words = mu_orders_words (&scene, &own->orders);
  ck_assert_str_eq (words, "Go with “Hastati, legion V” and hold in support of them.");
}
END_TEST

START_TEST (transport_has_no_animals_of_its_own)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = test_list ();
  add_train (list, "Reg D Wagon", 4);
  add_train (list, "Reg D Pack", 4)->sub_unit = TRUE;
  g_autoptr (GPtrArray) issues = mu_list_check (list, book);
  const MuIssue *error = first_issue (issues, MU_ISSUE_ERROR);
  ck_assert_str_eq (mu_rule_id (error->rule), "wrg.units.mixed.sub-unit");
}
END_TEST

static const struct {
  const char *unit, *words, *understood, *rule;
} orders[] = {
  { "Train", "Stay and hold", "Stay and hold.", "" },
  { "Train", "Stay and attack", "Stay and attack.", "wrg.orders.attack" },
  { "Laelius' Italian cavalry", "Attack the enemy baggage", "Attack baggage.", "" },
  { "Laelius' Italian cavalry", "Attack wagons, hold against pack animals",
    "Attack wagons. Hold against pack animals.", "" },
  { "Laelius' Italian cavalry", "Attack mules and pack camels", "Attack pack animals.", "" },
  { "Laelius' Italian cavalry", "Hold in support of the train", "Hold in support of “Train”.", "" },
};

/* wrg.orders.form, wrg.orders.attack, wrg.orders.conditional */
START_TEST (orders_speak_of_the_train)
{
  g_autoptr (MuList) own = sample ("zama-roman.xml");
  set_text (&add_train (own, "Reg D Wagon", 6)->name, "Train");
  int self = MU_LIST_NO_UNIT;
  for (guint i = 0; i < own->units->len; i++)
    if (strcmp (mu_list_unit (own, i)->name, orders[_i].unit) == 0)
      self = (int) i;
  const MuOrderScene scene
      = { .own = own, .self = self, .side = MU_SIDE_A, .width = 720, .depth = 480 };
  MuWrgOrders read;
  g_auto (MuOrdersFault) fault = { 0 };
  if (!mu_orders_understand (&scene, orders[_i].words, &read, NULL, &fault))
    ck_abort_msg ("%s: %s", fault.word, fault.message);
  g_autofree char *words = mu_orders_words (&scene, &read);
  ck_assert_str_eq (words, orders[_i].understood);
  const MuWrgOrderFacts facts = mu_orders_facts (&scene, NULL, NULL);
  const MuRule refused = mu_wrg_orders_judge (&facts, &read).refused;
  ck_assert_str_eq (refused == MU_RULE_NONE ? "" : mu_rule_id (refused), orders[_i].rule);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("train");
  tcase_add_loop_test (tests, any_army_may_have_a_train, 0, COUNT (rows));
  tcase_add_test (tests, a_train_costs_what_it_is);
  tcase_add_loop_test (tests, a_unit_is_made_of_items, 0, 3);
  tcase_add_test (tests, a_body_takes_no_more_than_it_can);
  tcase_add_test (tests, a_train_is_typed);
  tcase_add_loop_test (tests, the_train_stands_behind_all, 0, 2);
  tcase_add_loop_test (tests, a_unit_has_its_own_animals, 0, 2);
  tcase_add_test (tests, transport_has_no_animals_of_its_own);
  tcase_add_loop_test (tests, orders_speak_of_the_train, 0, COUNT (orders));
  return run_case ("train", tests);
}
