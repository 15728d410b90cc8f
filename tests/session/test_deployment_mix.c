/* Two kinds of troops in one body, joined and parted while an army deploys. Needs no display. */
#include "tests/session/deployment_fixture.h"

#include "lists/battle/battle_setup.h"

/* Two units of Rome, one right behind the other in the list, made such troops; the second. */
static int
body_with (Table *table, const char *troop, const char *other)
{
  MuBattleRecord *record
      = mu_battle_record_copy (mu_deployment_session_get_record (table->session));
  const int unit = 3;
  MuList *list = record->side[MU_SIDE_A].list;
  for (int i = 0; i < 2; i++) {
    MuListUnit *it = mu_list_unit (list, (guint) (unit - 1 + i));
    ck_assert_int_eq (mu_troop_parse (i == 0 ? troop : other, &it->troop, NULL), MU_TROOP_PARSE_OK);
    it->figures = 12;
    it->ranks = 2;
    it->sub_unit = FALSE;
    it->order = MU_ORDER_HOLD;
  }
  mu_deployment_session_set_record (table->session, NULL);
  mu_deployment_session_set_record (table->session, record);
  mu_battle_record_free (record);
  return unit;
}

#define SPEARS "Reg C HI LTS Sh"

/* wrg.units.mixed.same, wrg.formation.mixed */
START_TEST (a_second_kind_joins_a_body_and_leaves_it)
{
  Table table;
  lay_table (&table);
  const int unit = body_with (&table, SPEARS, "Reg C MI B");
  const MuMixedHow how = _i == 0 ? MU_MIXED_BEHIND : MU_MIXED_FLANKS;
  ck_assert (mu_deployment_session_move (table.session, unit - 1, 300, 60));
  const int files = mu_deployment_session_get_files (table.session, unit - 1);
  const gboolean joined = mu_deployment_session_mix (table.session, unit, how);
  ck_assert_msg (joined, "%s", text_of (table.session, "said"));
  ck_assert_int_eq (mu_deployment_session_get_mixed (table.session, unit), how);
  ck_assert_int_eq (mu_deployment_session_get_files (table.session, unit - 1),
                    how == MU_MIXED_FLANKS ? 2 * files : files);
  ck_assert (!mu_deployment_session_get (table.session, unit).placed);
  has_words (table.session, "said", how == MU_MIXED_FLANKS ? "On the flanks of A3" : "Behind A3");
  mu_deployment_session_undo (table.session);
  ck_assert_int_eq (mu_deployment_session_get_mixed (table.session, unit), MU_NOT_MIXED);
  ck_assert_int_eq (mu_deployment_session_get_files (table.session, unit - 1), files);
  mu_deployment_session_redo (table.session);
  ck_assert_int_eq (mu_deployment_session_get_mixed (table.session, unit), how);
  ck_assert (mu_deployment_session_mix (table.session, unit, MU_NOT_MIXED));
  ck_assert (mu_deployment_session_get (table.session, unit).placed);
  ck_assert_int_eq (mu_deployment_session_get_files (table.session, unit - 1), files);
  clear_table (&table);
}
END_TEST

static const struct {
  const char *troop, *other;
  const char *words;
} unlike[] = {
  { SPEARS, "Reg C MC B", "two kinds of foot, or two of horse" },
  { SPEARS, "Irr C MI B", "two kinds of foot, or two of horse" },
  { "Reg C MI B", "Reg C HI HTW Sh", "only the lighter or longer-ranged" },
};

START_TEST (unlike_units_do_not_join)
{
  Table table;
  lay_table (&table);
  const int unit = body_with (&table, unlike[_i].troop, unlike[_i].other);
  ck_assert (!mu_deployment_session_mix (table.session, unit, MU_MIXED_FLANKS));
  has_words (table.session, "said", unlike[_i].words);
  ck_assert (truth_of (table.session, "refused"));
  ck_assert_int_eq (mu_deployment_session_get_mixed (table.session, unit), MU_NOT_MIXED);
  ck_assert (!mu_deployment_session_can_undo (table.session));
  clear_table (&table);
}
END_TEST

/* A body is of two kinds at the most, has its place, and moves as one. */
START_TEST (who_stands_with_another_follows_it)
{
  Table table;
  lay_table (&table);
  const int unit = body_with (&table, SPEARS, "Reg C MI B");
  ck_assert (!mu_deployment_session_mix (table.session, 0, MU_MIXED_FLANKS));
  has_words (table.session, "said", "no unit comes before it");
  ck_assert (mu_deployment_session_mix (table.session, unit, MU_MIXED_FLANKS));
  ck_assert (!mu_deployment_session_mix (table.session, unit + 1, MU_MIXED_BEHIND));
  has_words (table.session, "said", "two kinds of troops are the most");
  ck_assert (!mu_deployment_session_mix (table.session, unit - 1, MU_MIXED_BEHIND));
  has_words (table.session, "said", "part them first");
  ck_assert (!mu_deployment_session_move (table.session, unit, 300, 60));
  has_words (table.session, "said", "stands in one body with A3");
  ck_assert (!mu_deployment_session_set_shape (table.session, unit - 1, MU_DEPLOY_SQUARE));
  has_words (table.session, "said", "two kinds in one body stand in ranks");
  clear_table (&table);
}
END_TEST

/* wrg.formation.mixed: behind two ranks of a body four deep, not behind one */
START_TEST (behind_one_rank_of_many_is_no_place)
{
  Table table;
  lay_table (&table);
  const int unit = body_with (&table, SPEARS, "Reg C MI B");
  MuBattleRecord *record = mu_battle_record_copy (mu_deployment_session_get_record (table.session));
  mu_list_unit (record->side[MU_SIDE_A].list, (guint) unit)->figures = 48;
  mu_list_unit (record->side[MU_SIDE_A].list, (guint) unit - 1)->ranks = 1;
  mu_deployment_session_set_record (table.session, NULL);
  mu_deployment_session_set_record (table.session, record);
  mu_battle_record_free (record);
  ck_assert (!mu_deployment_session_mix (table.session, unit, MU_MIXED_BEHIND));
  has_words (table.session, "said", "behind two ranks");
  ck_assert (mu_deployment_session_set_files (table.session, unit - 1, 6));
  ck_assert (mu_deployment_session_mix (table.session, unit, MU_MIXED_BEHIND));
  ck_assert (!mu_deployment_session_set_shape (table.session, unit - 1, MU_DEPLOY_LINE));
  has_words (table.session, "said", "behind two ranks of a body four deep");
  clear_table (&table);
}
END_TEST

/* Without room for the greater body nothing changes. */
START_TEST (a_body_without_room_is_not_made)
{
  Table table;
  lay_table (&table);
  const int unit = body_with (&table, SPEARS, "Reg C MI B");
  ck_assert (mu_deployment_session_move (table.session, unit - 1, 300, 60));
  ck_assert (mu_deployment_session_move (table.session, 0, 240, 60));
  ck_assert (mu_deployment_session_move (table.session, 1, 360, 60));
  for (int near = 0; near < 40; near++) {
    mu_deployment_session_nudge (table.session, 0, 1, 0);
    mu_deployment_session_nudge (table.session, 1, -1, 0);
  }
  const int files = mu_deployment_session_get_files (table.session, unit - 1);
  ck_assert (!mu_deployment_session_mix (table.session, unit, MU_MIXED_FLANKS));
  has_words (table.session, "said", "stands there");
  ck_assert_int_eq (mu_deployment_session_get_mixed (table.session, unit), MU_NOT_MIXED);
  ck_assert_int_eq (mu_deployment_session_get_files (table.session, unit - 1), files);
  clear_table (&table);
}
END_TEST

/* It is fought so, and the list that the battle came from stays as it is. */
START_TEST (a_mixed_body_goes_into_the_battle)
{
  Table table;
  lay_table (&table);
  const int unit = body_with (&table, SPEARS, "Reg C MI B");
  ck_assert (mu_deployment_session_mix (table.session, unit, MU_MIXED_BEHIND));
  ck_assert (mu_deployment_session_line_up (table.session));
  g_autoptr (MuBattleRecord) record
      = mu_battle_record_copy (mu_deployment_session_get_record (table.session));
  mu_list_unit (record->side[MU_SIDE_A].list, (guint) unit)->mixed = MU_NOT_MIXED;
  mu_battle_side_undeploy (&record->side[MU_SIDE_A]);
  ck_assert (mu_deployment_session_lay_down (table.session, record, NULL));
  ck_assert_int_eq (mu_list_unit (record->side[MU_SIDE_A].list, (guint) unit)->mixed,
                    MU_MIXED_BEHIND);
  g_autoptr (GError) error = NULL;
  g_auto (MuRecordBattle) battle = { 0 };
  ck_assert_msg (mu_record_battle_begin (&battle, record, NULL, NULL, &error), "%s",
                 error ? error->message : "");
  clear_table (&table);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("mixed bodies");
  Suite *suite = suite_create ("mixed bodies");
  tcase_add_loop_test (tests, a_second_kind_joins_a_body_and_leaves_it, 0, 2);
  tcase_add_loop_test (tests, unlike_units_do_not_join, 0, G_N_ELEMENTS (unlike));
  tcase_add_test (tests, who_stands_with_another_follows_it);
  tcase_add_test (tests, behind_one_rank_of_many_is_no_place);
  tcase_add_test (tests, a_body_without_room_is_not_made);
  tcase_add_test (tests, a_mixed_body_goes_into_the_battle);
  tcase_set_timeout (tests, 60);
  suite_add_tcase (suite, tests);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_NORMAL);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed ? 1 : 0;
}
