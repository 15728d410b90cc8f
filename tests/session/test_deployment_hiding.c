/* Units that are to lie hidden, told on the page where they would be seen. Needs no display. */
#include "tests/session/deployment_fixture.h"

#include <string.h>

#include "app/session/wrg/deployment/deployment_item.h"

/* A wood in the deployment area of side A, from 280 to 600 paces across. */
static MuFieldPlan *
wooded_field (void)
{
  static const MuSpot wood[] = { { 280, 10 }, { 600, 10 }, { 600, 140 }, { 280, 140 } };
  MuFieldPlan *field = mu_field_plan_new ("Woods", 720, 480);

  mu_field_plan_add (field, MU_FEATURE_WOOD, wood, G_N_ELEMENTS (wood));
  return field;
}

/* The battle of lay_table on that field, the third unit ordered to lie hidden or not. */
static void
order_to_hide (Table *table, gboolean hidden)
{
  g_autoptr (MuBattleRecord) record
      = mu_battle_record_copy (mu_deployment_session_get_record (table->session));
  MuBattleSideRecord *own = &record->side[MU_SIDE_A];

  g_clear_pointer (&record->field, mu_field_plan_free);
  record->field = wooded_field ();
  g_clear_pointer (&own->orders, mu_orders_free);
  own->orders = mu_orders_new (own->list, NULL);
  MuWrgOrders *orders = &mu_orders_ensure (own->orders, own->list, 2)->orders;
  mu_wrg_orders_init (orders);
  orders->hidden = hidden;
  mu_deployment_session_set_record (table->session, record);
}

static void
check_exposed (Table *table, gboolean exposed)
{
  g_autoptr (MuDeploymentItem) item
      = g_list_model_get_item (mu_deployment_session_get_roster (table->session), 2);
  g_autoptr (MuScene) scene = mu_deployment_session_make_scene (table->session);
  g_autofree char *words = mu_body_teller_state (MU_BODY_TELLER (table->session), 2);
  const guint states = g_array_index (scene->bodies, MuSceneBody, 2).states;

  ck_assert_int_eq ((states & MU_SCENE_REFUSED) != 0, exposed);
  ck_assert_int_eq (strstr (words, "would be seen: ") != NULL, exposed);
  has_words (item, "state", exposed ? "would be seen" : "on the table");
  has_words (table->session, "standing",
             exposed ? "1 unit ordered to lie hidden would be seen" : "to be placed");
}

/* wrg.deploy.remainder: said while it is moved, of who is put in the open, and no more of him when
 * he stands in cover. */
START_TEST (who_is_to_lie_hidden_is_told_where_he_is_seen)
{
  Table table;
  lay_table (&table);
  order_to_hide (&table, TRUE);
  mu_deployment_session_hold (table.session, 2, 200, 80);
  has_words (table.session, "said", "A3 Velites would be seen: move all of it");
  mu_deployment_session_hold (table.session, 2, 440, 80);
  g_autofree char *said = text_of (table.session, "said");
  ck_assert_str_eq (said, "");
  mu_deployment_session_let_go (table.session);
  ck_assert (mu_deployment_session_move (table.session, 2, 200, 80));
  has_words (table.session, "said", "into a wood or among buildings, or strike");
  ck_assert (!truth_of (table.session, "refused"));
  check_exposed (&table, TRUE);
  ck_assert (mu_deployment_session_move (table.session, 2, 440, 80));
  has_words (table.session, "said", "A3 Velites: 440 paces");
  check_exposed (&table, FALSE);
  mu_deployment_session_undo (table.session);
  check_exposed (&table, TRUE);
  clear_table (&table);
}
END_TEST

/* What its orders say now is what counts. */
START_TEST (orders_that_change_are_heeded_at_once)
{
  Table table;
  lay_table (&table);
  order_to_hide (&table, FALSE);
  ck_assert (mu_deployment_session_move (table.session, 2, 200, 80));
  check_exposed (&table, FALSE);
  order_to_hide (&table, TRUE);
  check_exposed (&table, TRUE);
  mu_deployment_session_select (table.session, 2);
  has_words (table.session, "said", "would be seen: ");
  order_to_hide (&table, FALSE);
  check_exposed (&table, FALSE);
  clear_table (&table);
}
END_TEST

START_TEST (who_would_be_seen_is_not_sealed)
{
  Table table;
  lay_table (&table);
  order_to_hide (&table, TRUE);
  ck_assert (mu_deployment_session_move (table.session, 2, 200, 80));
  ck_assert (mu_deployment_session_place_rest (table.session));
  has_words (table.session, "said", "would be seen: ");
  ck_assert (!mu_deployment_session_seal (table.session));
  has_words (table.session, "said", "A3 Velites would be seen");
  ck_assert (mu_deployment_session_get_seal (table.session, MU_SIDE_A) == NULL);
  order_to_hide (&table, FALSE);
  ck_assert (mu_deployment_session_seal (table.session));
  clear_table (&table);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("deployment of who lies hidden");
  tcase_add_test (tests, who_is_to_lie_hidden_is_told_where_he_is_seen);
  tcase_add_test (tests, orders_that_change_are_heeded_at_once);
  tcase_add_test (tests, who_would_be_seen_is_not_sealed);
  Suite *suite = suite_create ("deployment of who lies hidden");
  suite_add_tcase (suite, tests);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_NORMAL);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed ? 1 : 0;
}
