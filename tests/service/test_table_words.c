/* How a battle on the table stands, in words; fates told of units; who is meant. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "app/service/club/club.h"
#include "app/service/table/table_battle.h"
#include "app/service/table/table_words.h"
#include "lists/xml/data.h"

static const MuTableUnit nobody = { MU_SIDE_NONE, 0 };

typedef struct {
  MuClub *club;
  MuStore *store;
  MuTableBattle *battle;
} Evening;

static MuList *
sample (const char *file)
{
  g_autofree char *path = g_build_filename (mu_data_dir (), "samples", file, NULL);
  MuList *list = mu_list_read_file (path, NULL);
  ck_assert_ptr_nonnull (list);
  return list;
}

static void
begin (Evening *evening)
{
  g_autoptr (MuList) a = sample ("zama-roman.xml");
  g_autoptr (MuList) b = sample ("zama-carthaginian.xml");
  const MuBattlePlan plan = { .name = "Zama", .list = { a, b }, .seed = 202, .month = 10 };
  g_autoptr (MuBattleRecord) prepared = mu_battle_prepare (&plan, NULL);
  ck_assert (mu_table_battle_begin (evening->store, prepared, 0, NULL));
  g_clear_pointer (&evening->battle, mu_table_battle_free);
  evening->battle = mu_table_battle_open (evening->store, NULL);
  ck_assert_ptr_nonnull (evening->battle);
}

static Evening
evening_new (void)
{
  Evening evening = { .club = mu_club_open (":memory:", NULL) };
  evening.store = mu_club_store (evening.club);
  begin (&evening);
  return evening;
}

static void
evening_end (Evening *evening)
{
  mu_table_battle_free (evening->battle);
  mu_club_close (evening->club);
}

static void
check_verdict (const Evening *evening, const char *wanted)
{
  g_autoptr (MuBattleRecord) standing = mu_table_battle_standing (evening->battle);
  g_autofree char *verdict = mu_table_verdict (standing);
  ck_assert_str_eq (verdict, wanted);
}

/* wrg.victory.margin: an army that lost a legion's second line has less left. */
START_TEST (the_verdict_follows_the_points)
{
  Evening evening = evening_new ();
  check_verdict (&evening, "A draw as it stands: 997 of 997 points left against 1,000 of 1,000");
  const MuTableUnit principes = { MU_SIDE_A, 5 };
  ck_assert (mu_table_battle_mark (evening.battle, principes, MU_MARK_DESTROYED, nobody, 0, NULL));
  g_autoptr (MuBattleRecord) standing = mu_table_battle_standing (evening.battle);
  ck_assert_int_eq (standing->winner, MU_SIDE_B);
  ck_assert_int_lt (standing->side[MU_SIDE_A].left_quarters, 4 * 997);
  g_autofree char *left = mu_table_points (&standing->side[MU_SIDE_A]);
  g_autofree char *wanted
      = g_strdup_printf ("Hannibal at Zama ahead: 1,000 of 1,000 points left against %s", left);
  check_verdict (&evening, wanted);
  evening_end (&evening);
}
END_TEST

/* wrg.victory.prisoners: who concedes keeps a quarter of who is still on the table. */
START_TEST (conceding_counts_at_once_and_is_kept)
{
  Evening evening = evening_new ();
  ck_assert_int_eq (mu_table_battle_conceded (evening.battle), MU_SIDE_NONE);
  ck_assert (mu_table_battle_concede (evening.battle, MU_SIDE_B, NULL));
  check_verdict (&evening, "Scipio at Zama ahead: 997 of 997 points left against 250 of 1,000");
  g_clear_pointer (&evening.battle, mu_table_battle_free);
  evening.battle = mu_table_battle_open (evening.store, NULL);
  ck_assert_int_eq (mu_table_battle_conceded (evening.battle), MU_SIDE_B);
  ck_assert (mu_table_battle_concede (evening.battle, MU_SIDE_NONE, NULL));
  check_verdict (&evening, "A draw as it stands: 997 of 997 points left against 1,000 of 1,000");
  evening_end (&evening);
}
END_TEST

START_TEST (who_conceded_one_battle_has_not_conceded_the_next)
{
  Evening evening = evening_new ();
  ck_assert (mu_table_battle_concede (evening.battle, MU_SIDE_A, NULL));
  begin (&evening);
  ck_assert_int_eq (mu_table_battle_conceded (evening.battle), MU_SIDE_NONE);
  evening_end (&evening);
}
END_TEST

START_TEST (periods_begin_one_by_one_and_end)
{
  Evening evening = evening_new ();
  for (int period = 1; period <= MU_TABLE_PERIODS_MOST; period++) {
    ck_assert (mu_table_battle_next_period (evening.battle, NULL));
    ck_assert_int_eq (mu_table_battle_now (evening.battle)->periods, period);
  }
  g_autoptr (GError) error = NULL;
  ck_assert (!mu_table_battle_next_period (evening.battle, &error));
  ck_assert_ptr_nonnull (strstr (error->message, "no more than 255 periods"));
  ck_assert (mu_table_battle_take_back (evening.battle, NULL, NULL));
  ck_assert_int_eq (mu_table_battle_now (evening.battle)->periods, MU_TABLE_PERIODS_MOST - 1);
  evening_end (&evening);
}
END_TEST

/* --- fates --------------------------------------------------------------- */

static const struct {
  MuFate from, to;
  MuTableMark mark;
} towards[] = {
  { MU_FATE_ON_TABLE, MU_FATE_IN_ROUT, MU_MARK_BROKEN },
  { MU_FATE_ON_TABLE, MU_FATE_RETIRING, MU_MARK_RETIRING },
  { MU_FATE_IN_ROUT, MU_FATE_ROUTED_OFF, MU_MARK_ROUTED_OFF },
  { MU_FATE_ON_TABLE, MU_FATE_OFF_TABLE, MU_MARK_LEFT },
  { MU_FATE_ON_TABLE, MU_FATE_DESTROYED, MU_MARK_DESTROYED },
  { MU_FATE_IN_ROUT, MU_FATE_PRISONER, MU_MARK_CAPTURED },
  { MU_FATE_IN_ROUT, MU_FATE_ON_TABLE, MU_MARK_RALLIED },
  { MU_FATE_RETIRING, MU_FATE_ON_TABLE, MU_MARK_RALLIED },
  { MU_FATE_OFF_TABLE, MU_FATE_ON_TABLE, MU_MARK_RETURNED },
  { MU_FATE_ROUTED_OFF, MU_FATE_ON_TABLE, MU_MARK_RETURNED },
  { MU_FATE_ON_TABLE, MU_FATE_ON_TABLE, MU_MARK_NONE },
  { MU_FATE_DESTROYED, MU_FATE_DESTROYED, MU_MARK_NONE },
};

START_TEST (a_fate_leads_to_another_by_a_mark)
{
  for (guint i = 0; i < G_N_ELEMENTS (towards); i++) {
    MuTableMark mark;
    ck_assert (mu_table_mark_towards (towards[i].from, towards[i].to, &mark, NULL));
    ck_assert_int_eq (mark, towards[i].mark);
  }
}
END_TEST

START_TEST (the_dead_and_the_taken_do_not_come_back)
{
  const MuFate gone[] = { MU_FATE_DESTROYED, MU_FATE_PRISONER };
  for (guint i = 0; i < G_N_ELEMENTS (gone); i++) {
    g_autoptr (GError) error = NULL;
    MuTableMark mark;
    ck_assert (!mu_table_mark_towards (gone[i], MU_FATE_ON_TABLE, &mark, &error));
    ck_assert_ptr_nonnull (strstr (error->message, "Undo the entry"));
  }
}
END_TEST

/* --- units --------------------------------------------------------------- */

static const struct {
  const char *text;
  MuSide side;
  int unit;
} units[] = {
  { "a:1", MU_SIDE_A, 0 },
  { "a:8", MU_SIDE_A, 7 },
  { "b:9", MU_SIDE_B, 8 },
  { "Elephants", MU_SIDE_B, 2 },
  { "Hastati, legion VI", MU_SIDE_A, 3 },
};

static const char *const strangers[] = {
  "a:0", "a:9", "b:10", "a:", "a:1x", "a:-1", "c:1", "", "Hastati", "a", "a:99999999999999999999"
};

START_TEST (a_unit_is_found_by_number_or_name)
{
  Evening evening = evening_new ();
  const MuBattleRecord *now = mu_table_battle_now (evening.battle);
  for (guint i = 0; i < G_N_ELEMENTS (units); i++) {
    MuTableUnit unit;
    ck_assert (mu_table_unit_read (now, units[i].text, &unit, NULL));
    ck_assert_int_eq (unit.side, units[i].side);
    ck_assert_int_eq (unit.unit, units[i].unit);
  }
  for (guint i = 0; i < G_N_ELEMENTS (strangers); i++) {
    g_autoptr (GError) error = NULL;
    MuTableUnit unit;
    ck_assert_msg (!mu_table_unit_read (now, strangers[i], &unit, &error), "%s", strangers[i]);
    ck_assert_ptr_nonnull (strstr (error->message, strangers[i]));
  }
  evening_end (&evening);
}
END_TEST

/* An army of twins: a name alone does not say which. */
START_TEST (a_name_that_two_have_is_refused)
{
  Evening evening = evening_new ();
  g_autoptr (MuBattleRecord) now = mu_battle_record_copy (mu_table_battle_now (evening.battle));
  MuListUnit *twin = g_ptr_array_index (now->side[MU_SIDE_B].list->units, 1);
  g_autoptr (GError) error = NULL;
  MuTableUnit unit;
  g_free (twin->name);
  twin->name = g_strdup ("Elephants");
  ck_assert (!mu_table_unit_read (now, "Elephants", &unit, &error));
  ck_assert_ptr_nonnull (strstr (error->message, "Several units"));
  evening_end (&evening);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    the_verdict_follows_the_points,
    conceding_counts_at_once_and_is_kept,
    who_conceded_one_battle_has_not_conceded_the_next,
    periods_begin_one_by_one_and_end,
    a_fate_leads_to_another_by_a_mark,
    the_dead_and_the_taken_do_not_come_back,
    a_unit_is_found_by_number_or_name,
    a_name_that_two_have_is_refused,
  };
  TCase *cases = tcase_create ("table words");
  tcase_set_timeout (cases, 60);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    tcase_add_test (cases, tests[i]);
  Suite *suite = suite_create ("table words");
  suite_add_tcase (suite, cases);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_NORMAL);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
