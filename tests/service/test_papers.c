/* What a battle is fought on and what a side lays down before it, from the plan into the
 * record. */

#include "app/service/club/club.h"
#include "app/service/table/table_battle.h"
#include "db/store.h"
#include "lists/battle/battle_setup.h"
#include "lists/wrg/orders/orders.h"
#include "rules/wrg/battle/setup.h"
#include "tests/service/fixture.h"

static MuList *list[MU_SIDES];
static MuFieldPlan *zama;

static void
set_up (void)
{
  fixture_zama (list);
  zama = fixture_field ("zama");
}

static void
tear_down (void)
{
  for (int side = 0; side < MU_SIDES; side++)
    mu_list_free (list[side]);
  mu_field_plan_free (zama);
}

static MuBattlePlan
plan_of (guint64 seed)
{
  return (MuBattlePlan){
    .name = "Zama", .list = { list[0], list[1] }, .seed = seed, .month = 10, .field = zama
  };
}

static MuBattleRecord *
prepare (const MuBattlePlan *plan)
{
  g_autoptr (GError) error = NULL;
  MuBattleRecord *record = mu_battle_prepare (plan, &error);
  ck_assert_msg (record != NULL, "%s", error ? error->message : "");
  return record;
}

/* --- the field ------------------------------------------------------------ */

static const MuWrgSetup *
wrg_of (const MuRecordSetup *it)
{
  return it->setup.detail;
}

START_TEST (a_battle_is_fought_on_its_field)
{
  MuBattlePlan plan = plan_of (7);
  g_autoptr (MuBattleRecord) record = prepare (&plan);
  plan.field = NULL;
  g_autoptr (MuBattleRecord) open = prepare (&plan);
  ck_assert_int_eq (mu_battle_record_width (record), 960);
  fixture_fight (record);
  fixture_fight (open);
  ck_assert_uint_ne (record->digest, open->digest);
  ck_assert (mu_record_is_resolved (record));
}
END_TEST

START_TEST (the_field_says_what_country_it_lies_in)
{
  MuBattlePlan plan = plan_of (7);
  plan.country = MU_COUNTRY_MOUNTAIN;
  zama->country = MU_COUNTRY_STEPPE;
  g_autoptr (MuBattleRecord) record = prepare (&plan);
  ck_assert_int_eq (record->country, MU_COUNTRY_STEPPE);
}
END_TEST

/* Fought again from what the record holds, a battle comes out the same, and not if any of it
 * is changed. */
START_TEST (a_record_fights_again_as_it_did)
{
  MuBattlePlan plan = plan_of (20 + (guint64) _i);
  g_autoptr (MuBattleRecord) record = prepare (&plan);
  fixture_fight (record);
  ck_assert_uint_eq (fixture_digest_again (record), record->digest);
  record->seed++;
  ck_assert_uint_ne (fixture_digest_again (record), record->digest);
  record->seed--;
  mu_field_plan_free (record->field);
  record->field = NULL;
  ck_assert_uint_ne (fixture_digest_again (record), record->digest);
}
END_TEST

START_TEST (an_impossible_field_fights_no_battle)
{
  static const MuSpot river[] = { { 0, 570 }, { 959, 570 } };
  mu_field_plan_add (zama, MU_FEATURE_RIVER, river, 2);
  MuBattlePlan plan = plan_of (7);
  g_autoptr (MuBattleRecord) record = prepare (&plan);
  ck_refused (mu_battle_fight (record, NULL, NULL, NULL, &error), "water runs through a hill");
}
END_TEST

/* --- orders --------------------------------------------------------------- */

static MuOrders *
write_orders (MuSide side, int unit, const char *words)
{
  MuOrders *orders = mu_orders_new (list[side], list[MU_SIDE_B - side]);
  orders->side = side;
  MuBodyOrders *body = mu_orders_ensure (orders, list[side], unit);
  g_free (body->words);
  body->words = g_strdup (words);
  return orders;
}

/* wrg.orders.form: the places of the field are those that orders name. */
START_TEST (orders_are_understood_on_the_field)
{
  MuBattlePlan plan = plan_of (7);
  g_autoptr (MuOrders) orders = write_orders (MU_SIDE_A, 7, "Take and hold Hannibal's hill");
  plan.orders[MU_SIDE_A] = orders;
  g_autoptr (MuBattleRecord) record = prepare (&plan);
  const MuBodyOrders *body = mu_orders_of (record->side[MU_SIDE_A].orders, 7);
  ck_assert_int_eq (body->orders.count, 2);
  ck_assert_int_eq (body->orders.clause[0].spot.kind, MU_WRG_AT_FEATURE);
  ck_assert_int_eq (body->orders.clause[0].spot.feature, 0);
  ck_assert_int_eq (mu_orders_of (orders, 7)->orders.count, 0);
  plan.field = NULL;
  ck_refused (mu_battle_prepare (&plan, &error), "Hannibal");
}
END_TEST

START_TEST (orders_that_cannot_be_given_are_refused_by_name)
{
  MuBattlePlan plan = plan_of (7);
  g_autoptr (MuOrders) orders = write_orders (MU_SIDE_A, 7, "Advance and skirmish");
  mu_orders_of (orders, 7)->line = 12;
  plan.orders[MU_SIDE_A] = orders;
  plan.orders_name[MU_SIDE_A] = "rome.xml";
  ck_refused (mu_battle_prepare (&plan, &error), "rome.xml:12: Triarii: ");
  ck_refused (mu_battle_prepare (&plan, &error), "(Battlefield orders)");
  plan.orders_name[MU_SIDE_A] = NULL;
  ck_refused (mu_battle_prepare (&plan, &error), "the orders of Scipio at Zama:12");
}
END_TEST

START_TEST (orders_of_others_are_refused)
{
  MuBattlePlan plan = plan_of (7);
  g_autoptr (MuOrders) theirs = write_orders (MU_SIDE_B, 0, "Stay and hold");
  plan.orders[MU_SIDE_A] = theirs;
  ck_refused (mu_battle_prepare (&plan, &error), "the orders are for the list");
  g_autoptr (MuOrders) crossed = write_orders (MU_SIDE_A, 0, "Stay and hold");
  crossed->side = MU_SIDE_B;
  plan.orders[MU_SIDE_A] = crossed;
  ck_refused (mu_battle_prepare (&plan, &error), "side a is expected");
  g_autoptr (MuOrders) elsewhere = write_orders (MU_SIDE_A, 0, "Stay and hold");
  mu_orders_add_place (elsewhere, "", "bridge", 10, 10);
  plan.orders[MU_SIDE_A] = elsewhere;
  ck_refused (mu_battle_prepare (&plan, &error), "for another field");
  g_autoptr (MuOrders) smaller = write_orders (MU_SIDE_A, 0, "Stay and hold");
  smaller->width = 720;
  plan.orders[MU_SIDE_A] = smaller;
  ck_refused (mu_battle_prepare (&plan, &error), "720 by 600");
  g_autoptr (MuOrders) nobody = write_orders (MU_SIDE_A, 0, "Stay and hold");
  mu_orders_of (nobody, 0)->unit = 40;
  plan.orders[MU_SIDE_A] = nobody;
  ck_refused (mu_battle_prepare (&plan, &error), "which the list has not");
}
END_TEST

/* A side with orders takes bodies and generals that can be ordered to the field; their points
 * count once. */
START_TEST (a_side_with_orders_brings_who_obeys_them)
{
  MuListGeneral *laelius = mu_list_general_new ();
  g_free (laelius->name);
  laelius->name = g_strdup ("Laelius");
  laelius->regular = TRUE;
  laelius->rides_with = 0;
  g_ptr_array_add (list[0]->generals, laelius);
  MuBattlePlan plan = plan_of (7);
  g_autoptr (MuBattleRecord) without = prepare (&plan);
  g_autoptr (MuOrders) orders = write_orders (MU_SIDE_A, 7, "Stay and hold");
  g_free (orders->standing_words);
  orders->standing_words = g_strdup ("Light infantry skirmish.");
  plan.orders[MU_SIDE_A] = orders;
  g_autoptr (MuBattleRecord) with = prepare (&plan);
  g_autoptr (MuRecordSetup) plain = mu_record_setup_new (without, NULL);
  g_autoptr (MuRecordSetup) ordered = mu_record_setup_new (with, NULL);
  const MuWrgSetupSide *before = &wrg_of (plain)->side[0], *after = &wrg_of (ordered)->side[0];
  ck_assert_int_eq (before->subordinate_count, 0);
  ck_assert_ptr_null (before->standing);
  ck_assert_ptr_null (before->units[7].orders);
  ck_assert_int_eq (after->subordinate_count, 1);
  ck_assert_int_eq (after->subordinates[0].with, 0);
  ck_assert_ptr_nonnull (after->standing);
  ck_assert_ptr_null (after->units[6].orders);
  ck_assert_int_eq (after->units[7].orders->clause[0].act, MU_WRG_ACT_HOLD);
  ck_assert_int_eq (before->other_points, after->other_points + after->subordinates[0].points);
  ck_assert_int_eq (wrg_of (ordered)->side[1].subordinate_count, 0);
}
END_TEST

/* wrg.orders.form: orders change the course, and the record fights again under them. */
START_TEST (a_battle_under_orders_fights_again_as_it_did)
{
  MuBattlePlan plan = plan_of (60 + (guint64) _i);
  g_autoptr (MuBattleRecord) free_of_orders = prepare (&plan);
  g_autoptr (MuOrders) orders = write_orders (MU_SIDE_A, 1, "Stay and hold");
  plan.orders[MU_SIDE_A] = orders;
  g_autoptr (MuBattleRecord) record = prepare (&plan);
  fixture_fight (free_of_orders);
  fixture_fight (record);
  ck_assert_uint_ne (record->digest, free_of_orders->digest);
  ck_assert_uint_eq (fixture_digest_again (record), record->digest);
}
END_TEST

/* --- deployment ------------------------------------------------------------- */

/* All units where the rules would put them, but one. */
static GArray *
deployment_with (int unit, int x, int y)
{
  GArray *deployment = g_array_new (FALSE, TRUE, sizeof (MuDeployment));
  g_array_set_size (deployment, list[0]->units->len);
  g_array_index (deployment, MuDeployment, unit) = (MuDeployment){ .placed = TRUE, .x = x, .y = y };
  return deployment;
}

/* wrg.deploy.area */
START_TEST (a_body_stands_where_it_was_placed)
{
  MuBattlePlan plan = plan_of (7);
  g_autoptr (GArray) deployment = deployment_with (7, 300, 60);
  plan.deployment[MU_SIDE_A] = deployment;
  g_autoptr (MuBattleRecord) record = prepare (&plan);
  fixture_fight (record);
  const MuEvent *found = NULL;
  for (guint i = 0; i < record->events->len && !found; i++) {
    const MuEvent *event = &g_array_index (record->events, MuEvent, i);
    if (event->kind == MU_EVENT_DEPLOYED && event->body == 7)
      found = event;
  }
  ck_assert_ptr_nonnull (found);
  ck_assert_int_eq (found->value[0], MU_PACES (300));
  ck_assert_int_eq (found->value[1], MU_PACES (60));
}
END_TEST

/* wrg.deploy.area */
START_TEST (a_place_outside_the_area_is_refused)
{
  static const struct {
    int x, y;
  } outside[] = { { 300, 181 }, { 60, 100 }, { 930, 100 }, { 300, 500 }, { 300, 2 } };
  MuBattlePlan plan = plan_of (7);
  g_autoptr (GArray) deployment = deployment_with (7, outside[_i].x, outside[_i].y);
  plan.deployment[MU_SIDE_A] = deployment;
  ck_refused (mu_battle_prepare (&plan, &error), "Scipio at Zama, Triarii: ");
  plan.deployment_name[MU_SIDE_A] = "map.xml";
  g_array_index (deployment, MuDeployment, 7).line = 5;
  ck_refused (mu_battle_prepare (&plan, &error), "map.xml:5: Scipio at Zama, Triarii: ");
}
END_TEST

START_TEST (two_on_one_ground_are_refused)
{
  MuBattlePlan plan = plan_of (7);
  g_autoptr (GArray) deployment = deployment_with (7, 300, 60);
  g_array_index (deployment, MuDeployment, 0) = (MuDeployment){ .placed = TRUE, .x = 310, .y = 60 };
  plan.deployment[MU_SIDE_A] = deployment;
  ck_refused (mu_battle_prepare (&plan, &error), "Triarii");
}
END_TEST

/* A river where the enemy's middle would stand hides nobody's fault. */
START_TEST (misplaced_troops_are_found_behind_any_river)
{
  static const MuSpot river[] = { { 0, 170 }, { 959, 170 } };
  mu_field_plan_add (zama, MU_FEATURE_RIVER, river, 2);
  MuBattlePlan plan = plan_of (7);
  g_autoptr (GArray) deployment = g_array_new (FALSE, TRUE, sizeof (MuDeployment));
  g_array_set_size (deployment, list[1]->units->len);
  g_array_index (deployment, MuDeployment, 3)
      = (MuDeployment){ .placed = TRUE, .x = 480, .y = 100 };
  plan.deployment[MU_SIDE_B] = deployment;
  ck_refused (mu_battle_prepare (&plan, &error), "Gauls");
}
END_TEST

/* --- seals -------------------------------------------------------------------- */

START_TEST (a_sealed_side_takes_nothing_more)
{
  MuBattlePlan plan = plan_of (7);
  g_autoptr (MuBattleRecord) record = prepare (&plan);
  MuBattleSideRecord *side = &record->side[MU_SIDE_A];
  g_autoptr (MuOrders) orders = write_orders (MU_SIDE_A, 7, "Stay and hold");
  g_autoptr (GArray) deployment = deployment_with (7, 300, 60);
  ck_assert (mu_battle_set_orders (record, MU_SIDE_A, orders, NULL, NULL));
  ck_assert (mu_battle_set_orders (record, MU_SIDE_A, NULL, NULL, NULL));
  ck_assert_ptr_null (side->orders);
  ck_assert (mu_battle_set_deployment (record, MU_SIDE_A, deployment, NULL, NULL));
  mu_battle_side_seal (side);
  ck_refused (mu_battle_set_orders (record, MU_SIDE_A, orders, NULL, &error), side->seal);
  ck_refused (mu_battle_set_deployment (record, MU_SIDE_A, NULL, NULL, &error), side->seal);
  ck_assert (mu_battle_side_seal_holds (side));
  ck_assert (mu_battle_side_is_deployed (side));
}
END_TEST

/* The side that has deployed hides it; the other may still deploy, and nobody fights yet. */
START_TEST (hidden_papers_fight_no_battle)
{
  MuBattlePlan plan = plan_of (7);
  g_autoptr (MuBattleRecord) record = prepare (&plan);
  MuBattleSideRecord *theirs = &record->side[MU_SIDE_B];
  mu_battle_side_deploy (theirs, 0)->ranks = 1;
  mu_battle_side_seal (theirs);
  mu_battle_side_hide (theirs);
  g_autoptr (GArray) deployment = deployment_with (7, 300, 60);
  ck_assert (mu_battle_set_deployment (record, MU_SIDE_A, deployment, NULL, NULL));
  ck_refused (mu_battle_fight (record, NULL, NULL, NULL, &error), theirs->seal);
  ck_assert (!record->fought);
}
END_TEST

/* --- at the club's table -------------------------------------------------------- */

/* What is laid down for tonight's battle is in the club file, and stays what it was once it is
 * sealed. */
START_TEST (tonight_s_papers_are_kept)
{
  MuBattlePlan plan = plan_of (7);
  g_autoptr (MuStore) store = mu_store_open (":memory:", TRUE, NULL);
  g_autoptr (MuBattleRecord) record = prepare (&plan);
  ck_assert (mu_table_battle_begin (store, record, 0, NULL));
  g_autoptr (MuTableBattle) table = mu_table_battle_open (store, NULL);
  g_autoptr (MuBattleRecord) papers = mu_battle_record_copy (mu_table_battle_prepared (table));
  g_autoptr (MuOrders) orders = write_orders (MU_SIDE_A, 7, "Stay and hold");
  g_autoptr (GArray) deployment = deployment_with (7, 300, 60);
  ck_assert (mu_battle_set_orders (papers, MU_SIDE_A, orders, NULL, NULL));
  ck_assert (mu_battle_set_deployment (papers, MU_SIDE_A, deployment, NULL, NULL));
  mu_battle_side_seal (&papers->side[MU_SIDE_A]);
  ck_assert (mu_table_battle_lay_down (table, papers, NULL));

  g_autoptr (MuTableBattle) again = mu_table_battle_open (store, NULL);
  const MuBattleSideRecord *side = &mu_table_battle_prepared (again)->side[MU_SIDE_A];
  ck_assert_str_eq (side->seal, papers->side[MU_SIDE_A].seal);
  ck_assert_int_eq (mu_battle_side_deployment (side, 7).x, 300);
  ck_assert_str_eq (mu_orders_of (side->orders, 7)->words, "Stay and hold");
  ck_assert_int_eq (mu_table_battle_now (again)->side[MU_SIDE_A].deployment->len, 8);

  mu_battle_side_deploy (&papers->side[MU_SIDE_A], 7)->x = 310;
  ck_refused (mu_table_battle_lay_down (again, papers, &error), side->seal);
  mu_battle_side_seal (&papers->side[MU_SIDE_A]);
  ck_refused (mu_table_battle_lay_down (again, papers, &error), side->seal);
}
END_TEST

/* One side lays down its own before eyes from which the other's are hidden: these stay in the club
 * file. */
START_TEST (hidden_papers_are_not_lost)
{
  MuBattlePlan plan = plan_of (7);
  g_autoptr (MuStore) store = mu_store_open (":memory:", TRUE, NULL);
  g_autoptr (MuBattleRecord) record = prepare (&plan);
  ck_assert (mu_table_battle_begin (store, record, 0, NULL));
  g_autoptr (MuTableBattle) table = mu_table_battle_open (store, NULL);
  g_autoptr (MuBattleRecord) papers = mu_battle_record_copy (mu_table_battle_prepared (table));
  g_autoptr (MuOrders) orders = write_orders (MU_SIDE_A, 7, "Stay and hold");
  ck_assert (mu_battle_set_orders (papers, MU_SIDE_A, orders, NULL, NULL));
  mu_battle_side_seal (&papers->side[MU_SIDE_A]);
  papers->side[MU_SIDE_A].commanded = papers->side[MU_SIDE_B].commanded = TRUE;
  ck_assert (mu_table_battle_lay_down (table, papers, NULL));
  mu_battle_side_hide (&papers->side[MU_SIDE_A]);
  mu_battle_side_seal (&papers->side[MU_SIDE_B]);
  papers->side[MU_SIDE_B].commanded = FALSE;
  ck_assert (mu_table_battle_lay_down (table, papers, NULL));
  g_autoptr (MuTableBattle) again = mu_table_battle_open (store, NULL);
  const MuBattleSideRecord *side = mu_table_battle_prepared (again)->side;
  ck_assert (!side[MU_SIDE_A].hidden);
  ck_assert_ptr_nonnull (side[MU_SIDE_A].orders);
  ck_assert_str_eq (mu_orders_of (side[MU_SIDE_A].orders, 7)->words, "Stay and hold");
  ck_assert_ptr_nonnull (side[MU_SIDE_B].seal);
  ck_assert (side[MU_SIDE_A].commanded && !side[MU_SIDE_B].commanded);
}
END_TEST

/* What could not be read back is not written. */
START_TEST (tonight_s_papers_must_be_possible)
{
  MuBattlePlan plan = plan_of (7);
  g_autoptr (MuStore) store = mu_store_open (":memory:", TRUE, NULL);
  g_autoptr (MuBattleRecord) record = prepare (&plan);
  ck_assert (mu_table_battle_begin (store, record, 0, NULL));
  g_autoptr (MuTableBattle) table = mu_table_battle_open (store, NULL);
  *mu_battle_side_deploy (&record->side[MU_SIDE_A], 7)
      = (MuDeployment){ .placed = TRUE, .x = 300, .y = 500 };
  ck_refused (mu_table_battle_lay_down (table, record, &error), "Triarii");
  g_autoptr (MuTableBattle) again = mu_table_battle_open (store, NULL);
  ck_assert (!mu_battle_side_is_deployed (&mu_table_battle_prepared (again)->side[MU_SIDE_A]));
}
END_TEST

/* --- the sky -------------------------------------------------------------------- */

/* wrg.weather.potential: only where it is asked for, with the face of the preliminaries. */
START_TEST (the_sky_goes_with_the_battle_where_it_is_asked_for)
{
  MuBattlePlan plan = plan_of (7);
  g_autoptr (MuBattleRecord) plain = prepare (&plan);
  plan.sky = plan.coast = TRUE;
  g_autoptr (MuBattleRecord) weathered = prepare (&plan);
  g_autoptr (MuRecordSetup) without = mu_record_setup_new (plain, NULL);
  g_autoptr (MuRecordSetup) with = mu_record_setup_new (weathered, NULL);
  ck_assert_ptr_null (wrg_of (without)->sky);
  ck_assert_ptr_nonnull (wrg_of (with)->sky);
  ck_assert_int_eq (wrg_of (with)->sky->dice.weather, weathered->weather_face);
  ck_assert_int_eq (wrg_of (with)->sky->place.month, 10);
  ck_assert (wrg_of (with)->sky->place.coast);
}
END_TEST

/* The weather rules are in the engine: they change the course, and the record fights again so. */
START_TEST (a_battle_under_the_sky_fights_again_as_it_did)
{
  MuBattlePlan plan = plan_of (40 + (guint64) _i);
  plan.month = 1;
  plan.region = MU_REGION_NORTHERN;
  g_autoptr (MuBattleRecord) fine = prepare (&plan);
  plan.sky = TRUE;
  g_autoptr (MuBattleRecord) record = prepare (&plan);
  fixture_fight (fine);
  fixture_fight (record);
  ck_assert_uint_ne (record->digest, fine->digest);
  ck_assert_uint_eq (fixture_digest_again (record), record->digest);
}
END_TEST

int
main (void)
{
  TCase *cases = tcase_create ("papers");
  tcase_set_timeout (cases, 60);
  tcase_add_checked_fixture (cases, set_up, tear_down);
  tcase_add_test (cases, a_battle_is_fought_on_its_field);
  tcase_add_test (cases, the_field_says_what_country_it_lies_in);
  tcase_add_loop_test (cases, a_record_fights_again_as_it_did, 0, 5);
  tcase_add_test (cases, an_impossible_field_fights_no_battle);
  tcase_add_test (cases, orders_are_understood_on_the_field);
  tcase_add_test (cases, orders_that_cannot_be_given_are_refused_by_name);
  tcase_add_test (cases, orders_of_others_are_refused);
  tcase_add_test (cases, a_side_with_orders_brings_who_obeys_them);
  tcase_add_loop_test (cases, a_battle_under_orders_fights_again_as_it_did, 0, 3);
  tcase_add_test (cases, a_body_stands_where_it_was_placed);
  tcase_add_loop_test (cases, a_place_outside_the_area_is_refused, 0, 5);
  tcase_add_test (cases, two_on_one_ground_are_refused);
  tcase_add_test (cases, misplaced_troops_are_found_behind_any_river);
  tcase_add_test (cases, a_sealed_side_takes_nothing_more);
  tcase_add_test (cases, hidden_papers_fight_no_battle);
  tcase_add_test (cases, tonight_s_papers_are_kept);
  tcase_add_test (cases, hidden_papers_are_not_lost);
  tcase_add_test (cases, tonight_s_papers_must_be_possible);
  tcase_add_loop_test (cases, a_battle_under_the_sky_fights_again_as_it_did, 0, 3);
  tcase_add_test (cases, the_sky_goes_with_the_battle_where_it_is_asked_for);
  return fixture_run ("papers", cases);
}
