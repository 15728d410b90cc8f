/* Battles of history as the app has them: what is told of each, and tonight's battle made of one.
 */
#include "tests/session/fixture.h"

#include "app/session/battle/historic_battle.h"
#include "app/session/battle/odds_session.h"

#define SEED 5

static gboolean
has_loaded (gpointer battles)
{
  return !truth_of (battles, "loading");
}

static MuHistoricBattles *
loaded (MuDesk *desk)
{
  MuHistoricBattles *battles = mu_historic_battles_new (mu_club_books (mu_desk_club (desk)));
  run_until (has_loaded, battles);
  return battles;
}

/* The caller's. */
static MuHistoricBattle *
find (MuHistoricBattles *battles, const char *name)
{
  GListModel *model = mu_historic_battles_get_model (battles);
  for (guint i = 0; i < g_list_model_get_n_items (model); i++) {
    g_autoptr (MuHistoricBattle) battle = g_list_model_get_item (model, i);
    if (g_str_equal (mu_historic_battle_get_name (battle), name))
      return g_steal_pointer (&battle);
  }
  ck_abort_msg ("no %s", name);
}

static const char *
id_of (MuHistoricBattles *battles, const char *name)
{
  g_autoptr (MuHistoricBattle) battle = find (battles, name);
  return mu_historic_battle_get_id (battle);
}

/* The same text gives the same pointer: ids are static. */
static MuBattleChoice
choice_of (const char *id)
{
  return (MuBattleChoice){ .history = id, .month = 6, .seed = SEED };
}

static void
prepare (MuDesk *desk, const char *id)
{
  g_autoptr (GError) error = NULL;
  const MuBattleChoice choice = choice_of (id);
  ck_assert_msg (mu_battle_session_prepare (mu_desk_tonight (desk), &choice, &error), "%s",
                 error ? error->message : "");
}

static gboolean
has_stopped (gpointer session)
{
  return mu_battle_session_get_state (session) != MU_BATTLE_FIGHTING;
}

static const MuBattleRecord *
fought (MuDesk *desk)
{
  MuBattleSession *tonight = mu_desk_tonight (desk);
  mu_battle_session_fight (tonight);
  run_until (has_stopped, tonight);
  ck_assert_int_eq (mu_battle_session_get_state (tonight), MU_BATTLE_FOUGHT);
  return mu_battle_session_get_record (tonight);
}

static const MuBattleSideRecord *
laid_down (MuDesk *desk, MuSide side)
{
  MuDeploymentSession *deployment = mu_battle_session_get_deployment (mu_desk_tonight (desk));
  return &mu_deployment_session_get_record (deployment)->side[side];
}

/* --- what is told ------------------------------------------------------------ */

START_TEST (all_come_one_by_one)
{
  MuDesk *desk = sample_desk ();
  MuHistoricBattles *battles = mu_historic_battles_new (mu_club_books (mu_desk_club (desk)));
  GListModel *model = mu_historic_battles_get_model (battles);
  ck_assert (truth_of (battles, "loading"));
  ck_assert_uint_eq (g_list_model_get_n_items (model), 0);
  run_until (has_loaded, battles);
  ck_assert_uint_ge (g_list_model_get_n_items (model), 4);
  g_autofree char *trouble = text_of (battles, "trouble");
  ck_assert_str_eq (trouble, "");
  for (guint i = 0; i < g_list_model_get_n_items (model); i++) {
    static const char *const told[]
        = { "name", "year", "armies", "known", "field", "sources", "units-a", "told-a", "told-b" };
    g_autoptr (MuHistoricBattle) battle = g_list_model_get_item (model, i);
    for (guint t = 0; t < G_N_ELEMENTS (told); t++) {
      g_autofree char *text = text_of (battle, told[t]);
      ck_assert_msg (*text != '\0', "%s says no %s", mu_historic_battle_get_name (battle), told[t]);
    }
  }
  g_object_unref (battles);
  g_object_unref (desk);
}
END_TEST

START_TEST (cannae_is_told)
{
  MuDesk *desk = sample_desk ();
  MuHistoricBattles *battles = loaded (desk);
  g_autoptr (MuHistoricBattle) cannae = find (battles, "Cannae");
  g_autofree char *title = mu_historic_battle_title (cannae);
  ck_assert_str_eq (title, "Cannae, 216 BC");
  has_words (cannae, "armies", "Varro and Paullus at Cannae against Hannibal at Cannae");
  has_words (cannae, "points-a", "1,380 points, 188 figures");
  has_words (cannae, "units-a", "20 Velites: Reg D LI JLS Sh\n");
  has_words (cannae, "told-b", "The middle forward");
  has_words (cannae, "told-b", "after Lazenby");
  has_words (cannae, "victory-a", "To have the day: at least 50 % of the enemy's points lost.");
  has_words (cannae, "victory-b",
             "To bleed such an army and still have one was a victory. To have "
             "the day: at least 50 % of its points left; at least 20 %");
  has_words (cannae, "field",
             "Cannae, 960 by 600 paces. August in the Mediterranean lands, plain.\n216 BC.");
  has_words (cannae, "sources", "Polybius, Histories 3.107 to 3.117.\nLivy");
  g_object_unref (battles);
  g_object_unref (desk);
}
END_TEST

/* The window may close before all are read. */
START_TEST (who_goes_early_reads_no_more)
{
  MuDesk *desk = sample_desk ();
  MuHistoricBattles *battles = mu_historic_battles_new (mu_club_books (mu_desk_club (desk)));
  g_autoptr (GListModel) model = g_object_ref (mu_historic_battles_get_model (battles));
  g_object_unref (battles);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  ck_assert_uint_eq (g_list_model_get_n_items (model), 0);
  g_object_unref (desk);
}
END_TEST

/* What cannot be read is said, and the list is there all the same. */
START_TEST (one_that_cannot_be_read_is_said)
{
  MuDesk *desk = sample_desk ();
  g_setenv ("MUSTER_DATA", "/nonexistent", TRUE);
  MuHistoricBattles *battles = loaded (desk);
  ck_assert_uint_eq (g_list_model_get_n_items (mu_historic_battles_get_model (battles)), 0);
  has_words (battles, "trouble", "/nonexistent/history/");
  g_object_unref (battles);
  g_object_unref (desk);
}
END_TEST

/* --- tonight's battle ---------------------------------------------------------- */

/* What the command fights: the same dice, the same battle. */
static guint64
digest_of_service (MuDesk *desk, const char *id)
{
  const MuBattlePlan plan = { .seed = SEED, .origin = MU_SEED_CHOSEN, .month = 6 };
  g_autoptr (MuBattleRecord) record
      = mu_battle_prepare_history (id, &plan, mu_club_books (mu_desk_club (desk)), NULL);
  ck_assert (record && mu_battle_fight (record, NULL, NULL, NULL, NULL));
  return record->digest;
}

START_TEST (each_is_fought_as_on_its_day)
{
  MuDesk *desk = sample_desk ();
  MuHistoricBattles *battles = loaded (desk);
  GListModel *model = mu_historic_battles_get_model (battles);
  for (guint i = 0; i < g_list_model_get_n_items (model); i++) {
    g_autoptr (MuHistoricBattle) battle = g_list_model_get_item (model, i);
    prepare (desk, mu_historic_battle_get_id (battle));
    g_autofree char *name = text_of (mu_desk_tonight (desk), "name");
    ck_assert_str_eq (name, mu_historic_battle_get_name (battle));
    ck_assert_msg (fought (desk)->digest
                       == digest_of_service (desk, mu_historic_battle_get_id (battle)),
                   "%s", name);
  }
  g_object_unref (battles);
  g_object_unref (desk);
}
END_TEST

/* Whoever has it: by its conditions, where it states any. */
START_TEST (its_day_is_told_when_it_is_fought)
{
  MuDesk *desk = sample_desk ();
  MuHistoricBattles *battles = loaded (desk);
  MuBattleSession *tonight = mu_desk_tonight (desk);
  prepare (desk, id_of (battles, "Cannae"));
  fought (desk);
  has_words (tonight, "course", "By the day's conditions");
  prepare (desk, id_of (battles, "Kadesh"));
  g_autofree char *before = text_of (tonight, "course");
  ck_assert_str_eq (before, "");
  fought (desk);
  g_autofree char *by_points = text_of (tonight, "course");
  ck_assert_ptr_null (strstr (by_points, "By the day's conditions"));
  g_object_unref (battles);
  g_object_unref (desk);
}
END_TEST

/* What is chosen goes before it. */
START_TEST (its_weather_is_of_its_month_and_region)
{
  MuDesk *desk = sample_desk ();
  MuHistoricBattles *battles = loaded (desk);
  MuBattleSession *tonight = mu_desk_tonight (desk);
  g_autoptr (MuHistoricBattle) hastings = find (battles, "Hastings");
  MuBattleChoice choice = { .history = mu_historic_battle_get_id (hastings), .seed = SEED };
  ck_assert_int_eq (mu_historic_battle_get_month (hastings), 10);
  ck_assert_int_eq (mu_historic_battle_get_region (hastings), MU_REGION_NORTHERN);
  has_words (hastings, "field", "Hastings, 960 by 600 paces. October in the north, plain.\n");
  ck_assert (mu_battle_session_prepare (tonight, &choice, NULL));
  has_words (tonight, "weather", "October in the north, plain: ");
  choice.month = 3;
  ck_assert (mu_battle_session_prepare (tonight, &choice, NULL));
  has_words (tonight, "weather", "March in the Mediterranean lands, plain: ");
  g_object_unref (battles);
  g_object_unref (desk);
}
END_TEST

START_TEST (it_can_be_weighed_kept_and_fought_again)
{
  MuDesk *desk = sample_desk ();
  MuHistoricBattles *battles = loaded (desk);
  MuBattleSession *tonight = mu_desk_tonight (desk);
  prepare (desk, id_of (battles, "Cannae"));
  ck_assert (!truth_of (tonight, "stale"));
  g_autoptr (MuBattleRecord) ready = mu_battle_session_make_ready (tonight, NULL);
  ck_assert (ready && ready->field && ready->side[MU_SIDE_A].orders);
  const guint64 digest = fought (desk)->digest;
  ck_assert (mu_battle_session_keep (tonight, NULL));
  ck_assert_int_gt (mu_battle_session_get_kept (tonight), 0);
  prepare (desk, id_of (battles, "Cannae"));
  ck_assert_int_eq (mu_battle_session_get_record (tonight)->story.again, 0);
  prepare (desk, id_of (battles, "Cannae"));
  ck_assert_int_eq (mu_battle_session_get_record (tonight)->story.again, 1);
  ck_assert_uint_eq (fought (desk)->digest, digest);
  prepare (desk, id_of (battles, "Zama"));
  ck_assert_int_eq (mu_battle_session_get_record (tonight)->story.again, 0);
  g_object_unref (battles);
  g_object_unref (desk);
}
END_TEST

/* --- and made otherwise --------------------------------------------------------- */

START_TEST (a_deployment_by_hand_is_nobody_elses)
{
  MuDesk *desk = sample_desk ();
  MuHistoricBattles *battles = loaded (desk);
  MuDeploymentSession *deployment = mu_battle_session_get_deployment (mu_desk_tonight (desk));
  prepare (desk, id_of (battles, "Cannae"));
  ck_assert_uint_eq (laid_down (desk, MU_SIDE_A)->planned, MU_PLANNED_BOTH);
  ck_assert (!mu_deployment_session_can_march (deployment, MU_SIDE_B));
  g_autofree char *label = mu_deployment_session_march_label (deployment, MU_SIDE_B);
  ck_assert_str_eq (label, "Hannibal at Cannae has its orders, and sends whom they send");
  mu_deployment_session_set_side (deployment, MU_SIDE_A);
  const MuDeployment of_day = mu_deployment_session_get (deployment, 0);
  ck_assert (mu_deployment_session_nudge (deployment, 0, 0, -10));
  ck_assert_uint_eq (laid_down (desk, MU_SIDE_A)->planned, MU_PLANNED_ORDERS);
  mu_deployment_session_undo (deployment);
  ck_assert_uint_eq (laid_down (desk, MU_SIDE_A)->planned, MU_PLANNED_BOTH);
  mu_deployment_session_redo (deployment);
  /* dice rolled again leave it; orders are as on the day */
  prepare (desk, id_of (battles, "Cannae"));
  ck_assert_int_eq (mu_battle_side_deployment (laid_down (desk, MU_SIDE_A), 0).y, of_day.y - 10);
  const MuBattleRecord *record = fought (desk);
  ck_assert_uint_eq (record->side[MU_SIDE_A].planned, MU_PLANNED_ORDERS);
  ck_assert_uint_eq (record->side[MU_SIDE_B].planned, MU_PLANNED_BOTH);
  ck_assert_int_eq (mu_battle_side_deployment (&record->side[MU_SIDE_A], 0).y, of_day.y - 10);
  g_object_unref (battles);
  g_object_unref (desk);
}
END_TEST

/* At the table the players command, with the orders of the day before them. */
START_TEST (it_is_played_by_people)
{
  MuDesk *desk = sample_desk ();
  MuHistoricBattles *battles = loaded (desk);
  prepare (desk, id_of (battles, "Cannae"));
  ck_assert (laid_down (desk, MU_SIDE_A)->commanded);
  ck_assert (mu_battle_session_play (mu_desk_tonight (desk), NULL));
  const MuBattleRecord *record = mu_battle_session_get_record (mu_desk_tonight (desk));
  for (int side = 0; side < MU_SIDES; side++) {
    ck_assert (!record->side[side].commanded);
    ck_assert_ptr_nonnull (record->side[side].orders);
  }
  g_object_unref (battles);
  g_object_unref (desk);
}
END_TEST

/* Orders name places of their field: on another one they would mean nothing. */
START_TEST (on_another_field_both_are_planned_anew)
{
  MuDesk *desk = sample_desk ();
  MuHistoricBattles *battles = loaded (desk);
  MuDeploymentSession *deployment = mu_battle_session_get_deployment (mu_desk_tonight (desk));
  prepare (desk, id_of (battles, "Cannae"));
  ck_assert (mu_deployment_session_set_field (deployment, NULL, NULL));
  ck_assert_ptr_null (laid_down (desk, MU_SIDE_A)->orders);
  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++) {
    ck_assert_uint_eq (laid_down (desk, side)->planned, 0);
    ck_assert (!laid_down (desk, side)->commanded);
    ck_assert (!mu_battle_side_is_deployed (laid_down (desk, side)));
    ck_assert_int_eq (mu_deployment_session_can_march (deployment, side), side == MU_SIDE_B);
  }
  const MuBattleRecord *record = fought (desk);
  ck_assert_ptr_null (record->field);
  for (int side = 0; side < MU_SIDES; side++)
    ck_assert_uint_eq (record->side[side].planned, MU_PLANNED_BOTH);
  g_object_unref (battles);
  g_object_unref (desk);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    all_come_one_by_one,
    cannae_is_told,
    who_goes_early_reads_no_more,
    one_that_cannot_be_read_is_said,
    each_is_fought_as_on_its_day,
    its_day_is_told_when_it_is_fought,
    its_weather_is_of_its_month_and_region,
    it_can_be_weighed_kept_and_fought_again,
    a_deployment_by_hand_is_nobody_elses,
    it_is_played_by_people,
    on_another_field_both_are_planned_anew,
  };
  return run_suite ("historic_battles", tests, G_N_ELEMENTS (tests));
}
