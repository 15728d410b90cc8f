/* What a side's player did not lay down is planned, and said to be; what he did stays his. */
#include <string.h>

#include "app/service/club/club.h"
#include "lists/battle/battle_setup.h"
#include "tests/service/fixture.h"

static MuList *list[MU_SIDES];
static MuShelf *books;

static void
set_up (void)
{
  fixture_zama (list);
  books = mu_shelf_open (NULL, NULL);
  ck_assert_ptr_nonnull (books);
}

static void
tear_down (void)
{
  for (int side = 0; side < MU_SIDES; side++)
    mu_list_free (list[side]);
  mu_shelf_free (books);
}

static MuBattleRecord *
prepared (guint64 seed, const MuFieldPlan *on)
{
  const MuBattlePlan plan
      = { .list = { list[0], list[1] }, .seed = seed, .month = 10, .field = on };
  g_autoptr (GError) error = NULL;
  MuBattleRecord *record = mu_battle_prepare (&plan, &error);
  ck_assert_msg (record != NULL, "%s", error ? error->message : "");
  return record;
}

static void
plan (MuBattleRecord *record, MuSide side)
{
  g_autoptr (GError) error = NULL;
  ck_assert_msg (mu_battle_plan_side (record, side, books, &error), "%s",
                 error ? error->message : "");
}

/* The second time from what the record keeps. */
static void
fight_twice (MuBattleRecord *record)
{
  fixture_fight (record);
  ck_assert_uint_eq (fixture_digest_again (record), record->digest);
}

START_TEST (a_side_without_papers_has_both_planned)
{
  g_autoptr (MuBattleRecord) record = prepared (7, NULL);
  MuBattleSideRecord *a = &record->side[MU_SIDE_A], *b = &record->side[MU_SIDE_B];
  plan (record, MU_SIDE_A);
  ck_assert_uint_eq (a->planned, MU_PLANNED_BOTH);
  ck_assert (mu_battle_side_is_deployed (a));
  ck_assert_uint_eq (a->orders->bodies->len, list[MU_SIDE_A]->units->len);
  ck_assert (a->commanded);
  ck_assert_uint_eq (b->planned, 0);
  ck_assert_ptr_null (b->orders);
  ck_assert (!b->commanded);
  fight_twice (record);
}
END_TEST

START_TEST (the_same_record_gives_the_same_plan)
{
  g_autoptr (MuBattleRecord) one = prepared (7, NULL);
  g_autoptr (MuBattleRecord) other = prepared (7, NULL);
  plan (one, MU_SIDE_B);
  plan (other, MU_SIDE_B);
  g_autofree char *code = mu_battle_side_seal_code (&one->side[MU_SIDE_B]);
  g_autofree char *again = mu_battle_side_seal_code (&other->side[MU_SIDE_B]);
  ck_assert_str_eq (code, again);
}
END_TEST

START_TEST (written_orders_stay_and_places_are_planned)
{
  g_autoptr (MuBattleRecord) record = prepared (8, NULL);
  MuBattleSideRecord *own = &record->side[MU_SIDE_A];
  g_autoptr (MuOrders) orders = mu_orders_new (own->list, NULL);
  MuBodyOrders *body = mu_orders_ensure (orders, own->list, 7);
  g_free (body->words);
  body->words = g_strdup ("Stay and hold");
  ck_assert (mu_battle_set_orders (record, MU_SIDE_A, orders, NULL, NULL));
  plan (record, MU_SIDE_A);
  ck_assert_uint_eq (own->planned, MU_PLANNED_DEPLOYMENT);
  ck_assert (!own->commanded);
  ck_assert_uint_eq (own->orders->bodies->len, 1);
  ck_assert_str_eq (mu_orders_of (own->orders, 7)->words, "Stay and hold");
  fight_twice (record);
}
END_TEST

/* Who writes his orders after all is his own general again; whoever had Muster command them from
 * the first still has. */
START_TEST (the_general_goes_with_his_plan)
{
  g_autoptr (MuBattleRecord) record = prepared (8, NULL);
  MuBattleSideRecord *own = &record->side[MU_SIDE_A];
  g_autoptr (MuOrders) orders = mu_orders_new (own->list, NULL);
  MuBodyOrders *body = mu_orders_ensure (orders, own->list, 7);
  g_free (body->words);
  body->words = g_strdup ("Stay and hold");
  plan (record, MU_SIDE_A);
  ck_assert (mu_battle_set_orders (record, MU_SIDE_A, orders, NULL, NULL));
  ck_assert (!own->commanded);
  own->commanded = TRUE;
  ck_assert (mu_battle_set_orders (record, MU_SIDE_A, orders, NULL, NULL));
  ck_assert (mu_battle_set_orders (record, MU_SIDE_A, NULL, NULL, NULL));
  ck_assert (own->commanded);
  fight_twice (record);
}
END_TEST

/* Where that is settled before, the plan is the same. */
START_TEST (muster_commands_nobody_who_is_alone)
{
  g_autoptr (MuBattleRecord) record = prepared (8, NULL);
  record->side[MU_SIDE_A].alone = TRUE;
  for (int side = 0; side < MU_SIDES; side++) {
    plan (record, (MuSide) side);
    ck_assert_uint_eq (record->side[side].planned, MU_PLANNED_BOTH);
    ck_assert_int_eq (record->side[side].commanded, side == MU_SIDE_B);
  }
  fight_twice (record);
}
END_TEST

/* An army that gives a campaign's battle up is lost to the war: there he is not asked to, but by
 * who says so. */
START_TEST (muster_commands_nobody_in_a_campaign)
{
  const MuBattlePlan of_war
      = { .list = { list[0], list[1] }, .seed = 8, .month = 10, .campaign_side = { 2, 1 } };
  g_autoptr (MuBattleRecord) record = mu_battle_prepare (&of_war, NULL);
  ck_assert_ptr_nonnull (record);
  record->side[MU_SIDE_B].commanded = TRUE;
  for (int side = 0; side < MU_SIDES; side++) {
    plan (record, (MuSide) side);
    ck_assert_uint_eq (record->side[side].planned, MU_PLANNED_BOTH);
    ck_assert_int_eq (record->side[side].commanded, side == MU_SIDE_B);
  }
}
END_TEST

/* wrg.deploy.off-table */
START_TEST (who_comes_later_has_no_place_yet)
{
  g_autoptr (MuBattleRecord) record = prepared (9, NULL);
  MuBattleSideRecord *own = &record->side[MU_SIDE_A];
  g_autoptr (MuOrders) orders = mu_orders_new (own->list, NULL);
  MuWrgOrders *late = &mu_orders_ensure (orders, own->list, 0)->orders;
  mu_wrg_orders_init (late);
  late->arrival.how = MU_WRG_MARCH_ROUND;
  late->arrival.flank = MU_WRG_RIGHT_FLANK;
  late->arrival.edge = MU_WRG_SIDE_EDGE;
  mu_wrg_clause_init (&late->clause[0]);
  late->clause[0].act = MU_WRG_ACT_HOLD;
  late->clause[0].move = MU_WRG_MOVE_STAY;
  late->count = 1;
  g_autoptr (GError) error = NULL;
  ck_assert_msg (mu_battle_set_orders (record, MU_SIDE_A, orders, NULL, &error), "%s",
                 error ? error->message : "");
  plan (record, MU_SIDE_A);
  ck_assert (!mu_battle_side_deployment (own, 0).placed);
  ck_assert (mu_battle_side_deployment (own, 1).placed);
  fight_twice (record);
}
END_TEST

START_TEST (a_chosen_place_stays_and_orders_are_planned)
{
  g_autoptr (MuBattleRecord) record = prepared (10, NULL);
  MuBattleSideRecord *own = &record->side[MU_SIDE_A];
  *mu_battle_side_deploy (own, 7) = (MuDeployment){ .placed = TRUE, .x = 300, .y = 20 };
  plan (record, MU_SIDE_A);
  ck_assert_uint_eq (own->planned, MU_PLANNED_ORDERS);
  ck_assert_int_eq (mu_battle_side_deployment (own, 7).x, 300);
  ck_assert (!mu_battle_side_deployment (own, 0).placed);
  fight_twice (record);
}
END_TEST

START_TEST (a_sealed_side_stays_as_it_is)
{
  g_autoptr (MuBattleRecord) record = prepared (11, NULL);
  MuBattleSideRecord *own = &record->side[MU_SIDE_B];
  mu_battle_side_seal (own);
  plan (record, MU_SIDE_B);
  ck_assert_uint_eq (own->planned, 0);
  ck_assert_ptr_null (own->orders);
  ck_assert (mu_battle_side_seal_holds (own));
}
END_TEST

/* What its player lays down afterwards is his. */
START_TEST (what_replaces_a_plan_is_none)
{
  g_autoptr (MuBattleRecord) record = prepared (12, NULL);
  MuBattleSideRecord *own = &record->side[MU_SIDE_A];
  plan (record, MU_SIDE_A);
  ck_assert (mu_battle_set_orders (record, MU_SIDE_A, NULL, NULL, NULL));
  ck_assert_uint_eq (own->planned, MU_PLANNED_DEPLOYMENT);
  g_autoptr (GArray) same = g_array_copy (own->deployment);
  ck_assert (mu_battle_set_deployment (record, MU_SIDE_A, same, NULL, NULL));
  ck_assert_uint_eq (own->planned, 0);
}
END_TEST

/* An army of no book, or of one that says nothing, fights as such troops usually do. */
START_TEST (a_list_of_no_book_is_planned_too)
{
  g_clear_pointer (&list[MU_SIDE_A]->book_id, g_free);
  g_autoptr (MuBattleRecord) record = prepared (13, NULL);
  plan (record, MU_SIDE_A);
  plan (record, MU_SIDE_B);
  ck_assert_uint_eq (record->side[MU_SIDE_A].planned, MU_PLANNED_BOTH);
  fight_twice (record);
}
END_TEST

/* wrg.deploy.area */
START_TEST (an_army_without_room_is_refused_and_left_as_it_was)
{
  g_autoptr (MuFieldPlan) narrow = mu_field_plan_new ("Ravine", 300, 300);
  g_autoptr (MuBattleRecord) record = prepared (14, narrow);
  g_autoptr (GError) error = NULL;
  ck_assert (!mu_battle_plan_side (record, MU_SIDE_A, books, &error));
  ck_assert_msg (strstr (error->message, "no room to deploy") != NULL, "%s", error->message);
  ck_assert_uint_eq (record->side[MU_SIDE_A].planned, 0);
  ck_assert (!mu_battle_side_is_deployed (&record->side[MU_SIDE_A]));
}
END_TEST

static const char *const grounds[] = { "zama", "open-plain", "hamlet-and-stream" };

START_TEST (a_plan_can_be_fought_on_any_field)
{
  g_autoptr (MuFieldPlan) on = fixture_field (grounds[_i]);
  g_autoptr (MuBattleRecord) record = prepared (15, on);
  plan (record, MU_SIDE_A);
  plan (record, MU_SIDE_B);
  fight_twice (record);
}
END_TEST

/* The body whose orders have it lie hidden; -1: none. */
static int
hidden_body (const MuBattleSideRecord *own)
{
  for (guint i = 0; i < own->list->units->len; i++)
    if (mu_orders_of (own->orders, (int) i)->orders.hidden)
      return (int) i;
  return -1;
}

static void
drop_orders (MuBattleRecord *record, MuSide side)
{
  ck_assert (mu_battle_set_orders (record, side, NULL, NULL, NULL));
}

/* wrg.deploy.remainder: an ambush that is planned is one in the battle; who is put elsewhere does
 * not hide, and who stays where the plan hid him does, whoever put him there. */
START_TEST (an_ambush_lies_where_it_was_planned)
{
  static const MuSpot woods[MU_SIDES][4]
      = { { { 300, 20 }, { 420, 20 }, { 420, 140 }, { 300, 140 } },
          { { 481, 461 }, { 663, 461 }, { 663, 577 }, { 481, 577 } } };
  const MuSide side = (MuSide) _i;
  g_autoptr (MuFieldPlan) on = mu_field_plan_new ("Woods", 960, 600);
  mu_field_plan_add (on, MU_FEATURE_WOOD, woods[side], 4);
  MuList *other = list[side];
  list[side] = list[MU_SIDE_B]; /* Carthage, who likes ambushes */
  list[MU_SIDE_B] = side == MU_SIDE_A ? other : list[MU_SIDE_B];
  int ambushes = 0;
  for (guint64 seed = 0; seed < 12; seed++) {
    g_autoptr (MuBattleRecord) record = prepared (seed, on);
    MuBattleSideRecord *own = &record->side[side];
    plan (record, side);
    const int body = hidden_body (own);
    if (body < 0)
      continue;
    ambushes++;
    drop_orders (record, side);
    plan (record, side);
    ck_assert_int_eq (hidden_body (own), body);
    fight_twice (record);
    mu_battle_record_reopen (record);
    drop_orders (record, side);
    mu_battle_side_deploy (own, body)->turned = MU_ANGLE_HALF;
    plan (record, side);
    ck_assert_int_eq (hidden_body (own), -1);
  }
  ck_assert_int_gt (ambushes, 2);
  ck_assert_int_lt (ambushes, 12);
}
END_TEST

int
main (void)
{
  TCase *cases = tcase_create ("planner");
  tcase_set_timeout (cases, 60);
  tcase_add_checked_fixture (cases, set_up, tear_down);
  tcase_add_test (cases, a_side_without_papers_has_both_planned);
  tcase_add_test (cases, the_same_record_gives_the_same_plan);
  tcase_add_test (cases, written_orders_stay_and_places_are_planned);
  tcase_add_test (cases, the_general_goes_with_his_plan);
  tcase_add_test (cases, muster_commands_nobody_who_is_alone);
  tcase_add_test (cases, muster_commands_nobody_in_a_campaign);
  tcase_add_test (cases, who_comes_later_has_no_place_yet);
  tcase_add_test (cases, a_chosen_place_stays_and_orders_are_planned);
  tcase_add_test (cases, a_sealed_side_stays_as_it_is);
  tcase_add_test (cases, what_replaces_a_plan_is_none);
  tcase_add_test (cases, a_list_of_no_book_is_planned_too);
  tcase_add_test (cases, an_army_without_room_is_refused_and_left_as_it_was);
  tcase_add_loop_test (cases, an_ambush_lies_where_it_was_planned, 0, MU_SIDES);
  tcase_add_loop_test (cases, a_plan_can_be_fought_on_any_field, 0, G_N_ELEMENTS (grounds));
  return fixture_run ("planner", cases);
}
