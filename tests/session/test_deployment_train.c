/* The pack animals and wagons of a unit while an army deploys: behind it, and nowhere else. Needs
 * no display. */
#include "tests/session/fixture.h"

#include <string.h>

#include "app/session/wrg/deployment/deployment_item.h"
#include "app/session/wrg/deployment/deployment_session.h"
#include "lists/battle/battle_setup.h"

#define UNIT  1
#define TRAIN 2

#define MULES  "Irr D Pack"
#define CAMELS "Irr D PackCm"
#define WAGONS "Reg D Wagon"

typedef struct {
  MuDesk *desk;
  MuDeploymentSession *session;
} Table;

/* Zama, the third unit of Rome the transport of the second, a unit of foot. */
static void
set_up (Table *table, const char *train, MuOrder order)
{
  *table = (Table){ .desk = sample_desk (), .session = mu_deployment_session_new () };
  MuBattleSession *tonight = mu_desk_tonight (table->desk);
  const MuBattleChoice choice = {
    .list
    = { list_named (table->desk, "Scipio at Zama"), list_named (table->desk, "Hannibal at Zama") },
    .month = 10,
    .seed = 202,
  };
  ck_assert (mu_battle_session_prepare (tonight, &choice, NULL));
  g_autoptr (MuBattleRecord) record
      = mu_battle_record_copy (mu_battle_session_get_record (tonight));
  MuListUnit *it = mu_list_unit (record->side[MU_SIDE_A].list, TRAIN);
  ck_assert_int_eq (mu_troop_parse (train, &it->troop, NULL), MU_TROOP_PARSE_OK);
  it->sub_unit = TRUE;
  it->figures = 4;
  it->ranks = 1;
  it->order = MU_ORDER_HOLD;
  mu_list_unit (record->side[MU_SIDE_A].list, UNIT)->order = order;
  mu_deployment_session_set_record (table->session, record);
}

static void
tear_down (Table *table)
{
  g_object_unref (table->session);
  g_object_unref (table->desk);
}

#define assert_text(object, property, words)                                                       \
  do {                                                                                             \
    g_autofree char *text_ = text_of (object, property);                                           \
    ck_assert_msg (strstr (text_, words) != NULL, "“%s” in “%s”", words, text_);                   \
  } while (0)

static void
check_same_place (MuDeployment one, MuDeployment other)
{
  ck_assert_int_eq (one.placed, other.placed);
  ck_assert_int_eq (one.x, other.x);
  ck_assert_int_eq (one.y, other.y);
  ck_assert_int_eq (one.turned, other.turned);
}

static void
check_behind (Table *table)
{
  const MuDeployment unit = mu_deployment_session_get (table->session, UNIT);
  const MuDeployment train = mu_deployment_session_get (table->session, TRAIN);
  ck_assert (unit.placed && train.placed);
  ck_assert_int_eq (train.x, unit.x);
  ck_assert_int_lt (train.y, unit.y);
  ck_assert_int_gt (train.y, unit.y - 80);
}

/* As the rules judge it when the battle is set up. */
static gboolean
can_stand (Table *table)
{
  int unit;
  return mu_record_can_stand (mu_deployment_session_get_record (table->session), MU_SIDE_A, &unit,
                              NULL);
}

static const struct {
  const char *train;
  MuOrder order;
  double aside, ahead; /* of the unit's front */
  gboolean may;
} places[] = {
  { MULES, MU_ORDER_ATTACK, 0, -40, TRUE },    { MULES, MU_ORDER_ATTACK, 8, -40, TRUE },
  { MULES, MU_ORDER_ATTACK, 100, -20, FALSE }, { WAGONS, MU_ORDER_HOLD, -100, 0, FALSE },
  { MULES, MU_ORDER_HOLD, 0, 20, FALSE },      { CAMELS, MU_ORDER_ATTACK, 0, 20, FALSE },
  { CAMELS, MU_ORDER_HOLD, 0, 20, TRUE },      { CAMELS, MU_ORDER_HOLD, 100, 20, FALSE },
};

/* wrg.units.pack-animals: refused, with the reason, in the hand and where it is put down. */
START_TEST (transport_is_refused_where_it_may_not_stand)
{
  Table table;
  set_up (&table, places[_i].train, places[_i].order);
  const double x = 360 + places[_i].aside, y = 90 + places[_i].ahead;
  ck_assert (mu_deployment_session_move (table.session, UNIT, 360, 90));
  mu_deployment_session_hold (table.session, TRAIN, x, y);
  ck_assert_int_eq (truth_of (table.session, "refused"), !places[_i].may);
  mu_deployment_session_let_go (table.session);
  ck_assert_int_eq (mu_deployment_session_move (table.session, TRAIN, x, y), places[_i].may);
  ck_assert_int_eq (mu_deployment_session_get (table.session, TRAIN).placed, places[_i].may);
  if (places[_i].may) {
    ck_assert (can_stand (&table));
  } else {
    assert_text (table.session, "said", "belongs close behind the centre of A2 ");
    assert_text (table.session, "said", "(Organising figures into units)");
  }
  tear_down (&table);
}
END_TEST

START_TEST (it_finds_its_room_behind_its_unit)
{
  Table table;
  set_up (&table, MULES, MU_ORDER_ATTACK);
  ck_assert (mu_deployment_session_move (table.session, UNIT, 360, 90));
  ck_assert (mu_deployment_session_place (table.session, TRAIN));
  check_behind (&table);
  ck_assert (mu_deployment_session_clear (table.session));
  ck_assert (mu_deployment_session_line_up (table.session));
  check_behind (&table);
  ck_assert_int_eq (number_of (table.session, "left"), 0);
  ck_assert (can_stand (&table));
  ck_assert (mu_deployment_session_clear (table.session));
  ck_assert (mu_deployment_session_place_rest (table.session));
  check_behind (&table);
  tear_down (&table);
}
END_TEST

/* One step, taken back as one. */
START_TEST (it_goes_with_its_unit)
{
  Table table;
  set_up (&table, WAGONS, MU_ORDER_ATTACK);
  ck_assert (mu_deployment_session_move (table.session, UNIT, 360, 90));
  ck_assert (mu_deployment_session_place (table.session, TRAIN));
  const MuDeployment unit = mu_deployment_session_get (table.session, UNIT);
  const MuDeployment train = mu_deployment_session_get (table.session, TRAIN);
  ck_assert (mu_deployment_session_move (table.session, UNIT, 460, 100));
  check_behind (&table);
  ck_assert (can_stand (&table));
  mu_deployment_session_undo (table.session);
  check_same_place (mu_deployment_session_get (table.session, UNIT), unit);
  check_same_place (mu_deployment_session_get (table.session, TRAIN), train);
  ck_assert (mu_deployment_session_nudge (table.session, UNIT, 0, -8));
  check_behind (&table);
  tear_down (&table);
}
END_TEST

/* Where it cannot follow, the unit stays. */
START_TEST (who_leaves_it_no_room_stays)
{
  Table table;
  set_up (&table, MULES, MU_ORDER_ATTACK);
  ck_assert (mu_deployment_session_move (table.session, UNIT, 360, 90));
  ck_assert (mu_deployment_session_place (table.session, TRAIN));
  const MuDeployment unit = mu_deployment_session_get (table.session, UNIT);
  const MuDeployment train = mu_deployment_session_get (table.session, TRAIN);
  ck_assert (!mu_deployment_session_move (table.session, UNIT, 360, 20));
  ck_assert (truth_of (table.session, "refused"));
  assert_text (table.session, "said", "A3 ");
  assert_text (table.session, "said", "over the edge of the table");
  check_same_place (mu_deployment_session_get (table.session, UNIT), unit);
  check_same_place (mu_deployment_session_get (table.session, TRAIN), train);
  tear_down (&table);
}
END_TEST

/* A unit that is not there yet keeps nobody near it; when it comes, its transport comes too. */
START_TEST (it_may_come_before_its_unit)
{
  Table table;
  set_up (&table, MULES, MU_ORDER_ATTACK);
  ck_assert (mu_deployment_session_move (table.session, TRAIN, 200, 60));
  ck_assert (can_stand (&table));
  ck_assert (mu_deployment_session_move (table.session, UNIT, 420, 100));
  check_behind (&table);
  ck_assert (mu_deployment_session_take_off (table.session, UNIT));
  g_autoptr (MuDeploymentItem) item
      = g_list_model_get_item (mu_deployment_session_get_roster (table.session), TRAIN);
  assert_text (item, "state", "on the table");
  tear_down (&table);
}
END_TEST

static MuSceneBody
drawn (Table *table, int unit)
{
  g_autoptr (MuScene) scene = mu_deployment_session_make_scene (table->session);
  return g_array_index (scene->bodies, MuSceneBody, unit);
}

static void
check_drawn_same (MuSceneBody one, MuSceneBody other)
{
  ck_assert (one.x == other.x && one.y == other.y && one.turn == other.turn);
  ck_assert_uint_eq (one.states, other.states);
}

/* In the hand it is drawn where it would be put down with its unit, and nowhere before that. */
START_TEST (it_is_drawn_with_its_unit_in_the_hand)
{
  Table table;
  set_up (&table, MULES, MU_ORDER_ATTACK);
  ck_assert (mu_deployment_session_move (table.session, UNIT, 360, 90));
  ck_assert (mu_deployment_session_place (table.session, TRAIN));
  const MuDeployment stood = mu_deployment_session_get (table.session, TRAIN);
  mu_deployment_session_select (table.session, UNIT);
  const MuSceneBody before = drawn (&table, TRAIN);
  mu_deployment_session_hold (table.session, UNIT, 200, 100);
  mu_deployment_session_hold (table.session, UNIT, 460, 100);
  ck_assert (!truth_of (table.session, "refused"));
  const MuSceneBody unit = drawn (&table, UNIT), train = drawn (&table, TRAIN);
  ck_assert (train.x == unit.x && train.y < unit.y);
  ck_assert_uint_eq (train.states & MU_SCENE_REFUSED, 0);
  check_same_place (mu_deployment_session_get (table.session, TRAIN), stood);
  mu_deployment_session_let_go (table.session);
  check_drawn_same (drawn (&table, TRAIN), before);
  ck_assert (mu_deployment_session_move (table.session, UNIT, 460, 100));
  check_drawn_same (drawn (&table, UNIT), unit);
  check_drawn_same (drawn (&table, TRAIN), train);
  mu_deployment_session_hold_facing (table.session, UNIT, G_PI / 2);
  ck_assert (drawn (&table, TRAIN).turn == drawn (&table, UNIT).turn);
  tear_down (&table);
}
END_TEST

/* Why it could not be put down with its unit is told before it is. */
START_TEST (it_is_refused_in_the_hand_with_its_unit)
{
  Table table;
  set_up (&table, MULES, MU_ORDER_ATTACK);
  ck_assert (mu_deployment_session_move (table.session, UNIT, 360, 90));
  ck_assert (mu_deployment_session_place (table.session, TRAIN));
  mu_deployment_session_hold (table.session, UNIT, 360, 20);
  ck_assert (truth_of (table.session, "refused"));
  assert_text (table.session, "said", "A3 ");
  assert_text (table.session, "said", "over the edge of the table");
  ck_assert_uint_ne (drawn (&table, TRAIN).states & MU_SCENE_REFUSED, 0);
  ck_assert_uint_eq (drawn (&table, UNIT).states & MU_SCENE_REFUSED, 0);
  tear_down (&table);
}
END_TEST

START_TEST (whatever_is_tried_it_stands_behind_its_unit)
{
  Table table;
  set_up (&table, MULES, MU_ORDER_ATTACK);
  g_autoptr (GRand) rand = g_rand_new_with_seed (17);
  int done = 0;
  for (int i = 0; i < 300; i++) {
    const int unit = g_rand_int_range (rand, 0, 4);
    if (g_rand_int_range (rand, 0, 3) == 0)
      done += mu_deployment_session_turn (table.session, unit, g_rand_int_range (rand, -90, 90));
    else
      done += mu_deployment_session_move (table.session, unit, g_rand_int_range (rand, 200, 520),
                                          g_rand_int_range (rand, 30, 120));
    g_autofree char *standing = text_of (table.session, "standing");
    ck_assert_msg (strstr (standing, "may not stand") == NULL, "%s", standing);
    ck_assert (can_stand (&table));
  }
  ck_assert_int_gt (done, 40);
  tear_down (&table);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("deployment of transport");
  tcase_add_loop_test (tests, transport_is_refused_where_it_may_not_stand, 0,
                       G_N_ELEMENTS (places));
  tcase_add_test (tests, it_finds_its_room_behind_its_unit);
  tcase_add_test (tests, it_goes_with_its_unit);
  tcase_add_test (tests, who_leaves_it_no_room_stays);
  tcase_add_test (tests, it_may_come_before_its_unit);
  tcase_add_test (tests, it_is_drawn_with_its_unit_in_the_hand);
  tcase_add_test (tests, it_is_refused_in_the_hand_with_its_unit);
  tcase_add_test (tests, whatever_is_tried_it_stands_behind_its_unit);
  tcase_set_timeout (tests, 60);
  Suite *suite = suite_create ("deployment of transport");
  suite_add_tcase (suite, tests);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_NORMAL);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed ? 1 : 0;
}
