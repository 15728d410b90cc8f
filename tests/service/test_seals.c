/* Who may seal when, and what can be opened: what the sheets of tests/cli/seal.cases leave out. */

#include "app/service/club/club.h"
#include "tests/service/fixture.h"

static MuBattleRecord *record;

static void
set_up (void)
{
  g_autoptr (MuList) a = fixture_sample ("zama-roman.xml");
  g_autoptr (MuList) b = fixture_sample ("zama-carthaginian.xml");
  const MuBattlePlan plan = { .list = { a, b }, .seed = 5, .month = 10 };
  record = mu_battle_prepare (&plan, NULL);
  ck_assert_ptr_nonnull (record);
  for (int side = 0; side < MU_SIDES; side++)
    ck_assert (mu_battle_plan_side (record, (MuSide) side, NULL, NULL));
}

static void
tear_down (void)
{
  mu_battle_record_free (record);
}

/* wrg.deploy.outscouted */
START_TEST (the_outscouted_seals_first)
{
  record->outscouted = MU_SIDE_B;
  ck_refused (mu_battle_seal_side (record, MU_SIDE_A, &error), "(Deployment)");
  ck_assert_ptr_null (record->side[MU_SIDE_A].seal);
  ck_assert (mu_battle_seal_side (record, MU_SIDE_B, NULL));
  ck_assert (mu_battle_seal_side (record, MU_SIDE_A, NULL));
}
END_TEST

START_TEST (nobody_seals_twice_or_what_was_fought)
{
  ck_assert (mu_battle_seal_side (record, MU_SIDE_A, NULL));
  ck_refused (mu_battle_seal_side (record, MU_SIDE_A, &error), record->side[MU_SIDE_A].seal);
  record->fought = TRUE;
  ck_refused (mu_battle_seal_side (record, MU_SIDE_B, &error), "was fought");
}
END_TEST

/* Opened it is all there again, with what of it was a plan. */
START_TEST (what_is_opened_is_what_was_sealed)
{
  ck_assert (mu_battle_seal_side (record, MU_SIDE_A, NULL));
  g_autoptr (MuBattleRecord) shut = mu_battle_record_copy (record);
  MuBattleSideRecord *own = &shut->side[MU_SIDE_A];
  mu_battle_side_hide (own);
  ck_assert_uint_eq (own->planned, 0);
  ck_assert (!own->commanded);
  ck_assert (mu_battle_open_side (shut, MU_SIDE_A, record, "shut", "shown", NULL));
  ck_assert (!own->hidden && mu_battle_side_seal_holds (own));
  ck_assert_uint_eq (own->planned, MU_PLANNED_BOTH);
  ck_assert (own->commanded);
  g_autofree char *code = mu_battle_side_seal_code (own);
  ck_assert_str_eq (code, record->side[MU_SIDE_A].seal);
}
END_TEST

/* As Muster sealed before there were salts, here and in what is shown. */
START_TEST (what_was_sealed_before_there_were_salts_is_opened)
{
  MuBattleSideRecord *sealed = &record->side[MU_SIDE_A];
  sealed->seal = mu_battle_side_unsalted_code (sealed);
  g_autoptr (MuBattleRecord) shut = mu_battle_record_copy (record);
  MuBattleSideRecord *own = &shut->side[MU_SIDE_A];
  mu_battle_side_hide (own);
  mu_battle_side_deploy (sealed, 0)->x++;
  ck_refused (mu_battle_open_side (shut, MU_SIDE_A, record, "shut", "shown", &error),
              "were changed after");
  mu_battle_side_deploy (sealed, 0)->x--;
  ck_assert (mu_battle_open_side (shut, MU_SIDE_A, record, "shut", "shown", NULL));
  ck_assert (!own->hidden && !own->salt && mu_battle_side_seal_holds (own));
}
END_TEST

/* The same plan in a sheet where it was not sealed, or sealed again, has another code or none. */
START_TEST (the_plan_alone_does_not_open_a_seal)
{
  g_autoptr (MuBattleRecord) guess = mu_battle_record_copy (record);
  ck_assert (mu_battle_seal_side (record, MU_SIDE_A, NULL));
  mu_battle_side_hide (&record->side[MU_SIDE_A]);
  ck_assert_ptr_null (record->side[MU_SIDE_A].salt);
  ck_refused (mu_battle_open_side (record, MU_SIDE_A, guess, "shut.xml", "guess.xml", &error),
              "guess.xml: Scipio at Zama is not sealed there");
  ck_assert (mu_battle_seal_side (guess, MU_SIDE_A, NULL));
  ck_refused (mu_battle_open_side (record, MU_SIDE_A, guess, "shut.xml", "guess.xml", &error),
              "were changed after");
  ck_assert (record->side[MU_SIDE_A].hidden);
}
END_TEST

/* One thing that makes it another battle, or another deployment. */
START_TEST (what_differs_is_not_opened)
{
  ck_assert (mu_battle_seal_side (record, MU_SIDE_A, NULL));
  g_autoptr (MuBattleRecord) shut = mu_battle_record_copy (record);
  mu_battle_side_hide (&shut->side[MU_SIDE_A]);
  switch (_i) {
  case 0:
    record->seed++;
    break;
  case 1:
    mu_list_unit (record->side[MU_SIDE_B].list, 0)->figures++;
    break;
  case 2:
    record->field = mu_field_plan_new ("Zama", 960, 600);
    break;
  case 3:
    mu_battle_side_deploy (&record->side[MU_SIDE_A], 0)->x++;
    break;
  }
  ck_refused (mu_battle_open_side (shut, MU_SIDE_A, record, "shut.xml", "shown.xml", &error),
              _i < 3 ? "shown.xml: another battle than that of shut.xml" : "were changed after");
  ck_assert (shut->side[MU_SIDE_A].hidden);
}
END_TEST

/* --- the seed that both sides make ---------------------------------------------- */

static void
seal (MuBattleRecord *of, MuSide side)
{
  ck_assert (mu_battle_seal_side (of, side, NULL));
}

/* An exchange between two machines, whoever begins: each sees only the other's code until both have
 * sealed, and both come to the same seed. */
static guint64
exchange (MuSide first)
{
  g_autoptr (MuBattleRecord) one = mu_battle_record_copy (record);
  seal (one, first);
  g_autoptr (MuBattleRecord) two = mu_battle_record_copy (one);
  mu_battle_side_hide (&two->side[first]);
  seal (two, MU_SIDE_B - first);
  mu_battle_side_take_seal (&one->side[MU_SIDE_B - first], &two->side[MU_SIDE_B - first]);
  ck_assert (mu_battle_open_side (two, first, one, "two", "one", NULL));
  ck_assert (mu_battle_settle_seed (one, NULL) && mu_battle_settle_seed (two, NULL));
  ck_assert_uint_eq (one->seed, two->seed);
  ck_assert_uint_eq (two->story.prepared, record->seed);
  ck_assert (mu_battle_record_seed_holds (two));
  return two->seed;
}

START_TEST (whoever_seals_first_both_make_one_seed)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  for (int i = 0; i < 20; i++) {
    const guint64 seed = exchange ((MuSide) (i % MU_SIDES));
    ck_assert_uint_ne (seed, record->seed);
    ck_assert (g_hash_table_add (seen, GSIZE_TO_POINTER ((gsize) seed)));
  }
}
END_TEST

/* The order of the seals counts for nothing, each of the two numbers for all. */
START_TEST (each_side_s_number_makes_another_seed)
{
  guint64 made, other;
  for (int side = 0; side < MU_SIDES; side++)
    seal (record, (MuSide) side);
  ck_assert (mu_battle_record_joint_seed (record, &made));
  for (int side = 0; side < MU_SIDES; side++) {
    g_autoptr (MuBattleRecord) again = mu_battle_record_copy (record);
    mu_battle_side_seal (&again->side[side]);
    ck_assert (mu_battle_record_joint_seed (again, &other));
    ck_assert_uint_ne (other, made);
  }
  record->seed++;
  ck_assert (mu_battle_record_joint_seed (record, &other));
  ck_assert_uint_ne (other, made);
}
END_TEST

/* Who shows another number than he sealed, or other papers, is told by his side. */
START_TEST (a_number_that_was_not_sealed_is_refused)
{
  seal (record, MU_SIDE_A);
  g_autoptr (MuBattleRecord) shut = mu_battle_record_copy (record);
  mu_battle_side_hide (&shut->side[MU_SIDE_A]);
  seal (shut, MU_SIDE_B);
  char *salt = record->side[MU_SIDE_A].salt;
  salt[_i] = salt[_i] == '0' ? '1' : '0';
  ck_refused (mu_battle_open_side (shut, MU_SIDE_A, record, "shut.xml", "shown.xml", &error),
              "shown.xml: deployment and orders of Scipio at Zama have the code");
  ck_refused (mu_battle_settle_seed (shut, &error), "Scipio at Zama: deployment and orders are "
                                                    "sealed with the code");
}
END_TEST

START_TEST (one_side_alone_makes_no_seed)
{
  seal (record, (MuSide) _i);
  const guint64 seed = record->seed;
  ck_refused (mu_battle_fight (record, NULL, NULL, NULL, &error),
              _i == 0 ? "Hannibal at Zama has not sealed" : "Scipio at Zama has not sealed");
  ck_assert (!record->fought && !record->story.joint);
  ck_assert_uint_eq (record->seed, seed);
}
END_TEST

START_TEST (what_both_sealed_is_fought_under_their_seed)
{
  const guint64 prepared = record->seed;
  seal (record, MU_SIDE_B);
  seal (record, MU_SIDE_A);
  fixture_fight (record);
  ck_assert (record->story.joint && mu_battle_record_seed_holds (record));
  ck_assert_uint_eq (record->story.prepared, prepared);
  ck_assert_uint_ne (record->seed, prepared);
  g_autoptr (MuBattleRecord) again = mu_battle_record_copy (record);
  mu_battle_record_reopen (again);
  fixture_fight (again);
  ck_assert_uint_eq (again->digest, record->digest);
  record->seed = prepared;
  ck_assert (!mu_battle_record_seed_holds (record));
}
END_TEST

/* Who seals against a seal of an older Muster: without a salt he is warned off, with one he has no
 * part of the seed to give. */
START_TEST (against_seals_of_before)
{
  MuBattleSideRecord *theirs = &record->side[MU_SIDE_A];
  theirs->seal = mu_battle_side_unsalted_code (theirs);
  ck_refused (mu_battle_seal_side (record, MU_SIDE_B, &error),
              "Have it sealed anew before you seal");
  ck_assert_ptr_null (record->side[MU_SIDE_B].seal);
  mu_battle_side_seal_alone (theirs);
  seal (record, MU_SIDE_B);
  ck_assert_int_eq (mu_battle_side_seal_kind (&record->side[MU_SIDE_B]), MU_SEAL_SALTED);
  fixture_fight (record);
  ck_assert (!record->story.joint);
}
END_TEST

int
main (void)
{
  TCase *cases = tcase_create ("seals");
  tcase_set_timeout (cases, 60);
  tcase_add_checked_fixture (cases, set_up, tear_down);
  tcase_add_test (cases, the_outscouted_seals_first);
  tcase_add_test (cases, nobody_seals_twice_or_what_was_fought);
  tcase_add_test (cases, what_is_opened_is_what_was_sealed);
  tcase_add_test (cases, what_was_sealed_before_there_were_salts_is_opened);
  tcase_add_test (cases, the_plan_alone_does_not_open_a_seal);
  tcase_add_loop_test (cases, what_differs_is_not_opened, 0, 4);
  tcase_add_test (cases, whoever_seals_first_both_make_one_seed);
  tcase_add_test (cases, each_side_s_number_makes_another_seed);
  tcase_add_loop_test (cases, a_number_that_was_not_sealed_is_refused, 0, MU_SALT_LENGTH);
  tcase_add_loop_test (cases, one_side_alone_makes_no_seed, 0, MU_SIDES);
  tcase_add_test (cases, what_both_sealed_is_fought_under_their_seed);
  tcase_add_test (cases, against_seals_of_before);
  return fixture_run ("seals", cases);
}
