/* Who may seal when, and what can be opened: what the sheets of tests/cli/seal.cases leave out. */

#include "app/service/club.h"
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
  ck_assert (mu_battle_open_side (shut, MU_SIDE_A, record, "shut", "shown", NULL));
  ck_assert (!own->hidden && mu_battle_side_seal_holds (own));
  ck_assert_uint_eq (own->planned, MU_PLANNED_BOTH);
  g_autofree char *code = mu_battle_side_seal_code (own);
  ck_assert_str_eq (code, record->side[MU_SIDE_A].seal);
}
END_TEST

/* As Muster sealed before there were salts, here and in what is shown. */
START_TEST (what_was_sealed_before_there_were_salts_is_opened)
{
  MuBattleSideRecord *sealed = &record->side[MU_SIDE_A];
  sealed->seal = mu_battle_side_papers_code (sealed);
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
  return fixture_run ("seals", cases);
}
