/* Fast Play above its rules: two lists, their generals' dice, the battle, what is kept of it. */
#include <glib/gstdio.h>

#include "app/service/club/club.h"
#include "app/service/night/club_night.h"
#include "db/acts/acts.h"
#include "db/campaign/campaigns.h"
#include "db/campaign/forces.h"
#include "db/store.h"
#include "lists/awfp/stand.h"
#include "lists/battle/awfp/record_setup.h"
#include "lists/battle/battle_claims.h"
#include "lists/battle/battle_proof.h"
#include "lists/system.h"
#include "lists/xml/data.h"
#include "reports/account/account.h"
#include "reports/army/roster_words.h"
#include "reports/sheet/battle_sheet.h"
#include "tests/service/fixture.h"

typedef struct {
  MuList *list[MU_SIDES];
  MuBattlePlan plan;
} Evening;

static void
evening_init (Evening *evening, guint64 seed)
{
  fixture_stands (evening->list);
  evening->plan
      = (MuBattlePlan){ .list = { evening->list[0], evening->list[1] }, .seed = seed, .month = 6 };
}

static void
evening_clear (Evening *evening)
{
  for (int side = 0; side < MU_SIDES; side++)
    mu_list_free (evening->list[side]);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Evening, evening_clear)

static MuBattleRecord *
prepared (guint64 seed)
{
  g_auto (Evening) evening = { 0 };
  g_autoptr (GError) error = NULL;
  evening_init (&evening, seed);
  MuBattleRecord *record = mu_battle_prepare (&evening.plan, &error);
  ck_assert_msg (record != NULL, "%s", error ? error->message : "");
  return record;
}

static MuBattleRecord *
fought (guint64 seed)
{
  MuBattleRecord *record = prepared (seed);
  fixture_fight (record);
  return record;
}

static const MuAwfpRecordSetup *
detail_of (const MuRecordSetup *setup)
{
  return setup->detail;
}

/* --- the army comes to the field -------------------------------------------- */

/* awfp.general.strength, awfp.priest.one: behind the units that the list has, which keep their
 * numbers. */
START_TEST (stands_of_general_and_priest_come_to_the_field)
{
  g_autoptr (MuBattleRecord) record = prepared (1);
  g_auto (Evening) evening = { 0 };
  evening_init (&evening, 1);
  for (int side = 0; side < MU_SIDES; side++) {
    const MuList *list = record->side[side].list, *listed = evening.list[side];
    const guint last = list->units->len - 2, priest = last + 1;
    ck_assert_uint_eq (last, listed->units->len);
    ck_assert (listed->priest);
    ck_assert (mu_list_unit_is_priests (list, priest) && !mu_list_unit_is_priests (list, last));
    ck_assert (!mu_list_unit_is_generals (list, priest));
    ck_assert_int_eq (mu_list_unit_points (list, (int) priest), 0);
    ck_assert_int_eq (mu_list_points_each (list, priest, NULL), 0);
    ck_assert_int_eq (mu_roster_stands (list), mu_roster_stands (listed));
    ck_assert_uint_eq (mu_list_own_units (list), listed->units->len);
    ck_assert_str_eq (mu_list_unit (list, last)->name, mu_list_general (list, 0)->name);
    ck_assert_int_eq (mu_list_general (list, 0)->rides_with, (int) last);
    ck_assert (mu_list_unit_is_generals (list, last));
    ck_assert (!mu_list_unit_is_generals (list, 0));
    ck_assert_int_eq (mu_list_points (list), mu_list_points (listed));
    ck_assert_int_eq (mu_list_unit_points (list, (int) last), 0);
  }
}
END_TEST

/* What came to the field is no less legal. */
START_TEST (the_list_is_still_legal)
{
  g_autoptr (MuBattleRecord) record = prepared (1);
  g_autoptr (MuShelf) shelf = mu_shelf_open (NULL, NULL);
  ck_assert_ptr_nonnull (shelf);
  for (int side = 0; side < MU_SIDES; side++) {
    const MuList *list = record->side[side].list;
    g_autoptr (GPtrArray) issues = mu_list_check (list, mu_shelf_book_of (shelf, list));
    ck_assert (mu_issues_legal (issues));
  }
}
END_TEST

/* awfp.army.general-cost: his piece has his price, and all together what the list has. */
START_TEST (the_rules_get_what_the_list_has)
{
  g_autoptr (MuBattleRecord) record = prepared (1);
  g_autoptr (GError) error = NULL;
  g_autoptr (MuRecordSetup) setup = mu_record_setup_new (record, &error);
  ck_assert_msg (setup != NULL, "%s", error ? error->message : "");
  for (int side = 0; side < MU_SIDES; side++) {
    const MuList *list = record->side[side].list;
    const MuAwfpArmy *army = &detail_of (setup)->setup.side[side];
    const guint last = list->units->len - 2;
    ck_assert_int_eq (setup->setup.side[side].pieces, (int) last + 2);
    ck_assert (army->units[last + 1].priest && !army->units[last].priest);
    ck_assert_int_eq (setup->setup.side[side].points, mu_list_start_points (list));
    ck_assert (army->units[last].general && !army->units[0].general);
    ck_assert_int_eq (army->units[last].stands, 1);
    ck_assert_int_eq (army->units[last].points, mu_list_general_points (list, 0, NULL));
    ck_assert_int_eq (army->units[0].stands, mu_list_unit (list, 0)->figures);
  }
}
END_TEST

/* awfp.table.medium, and the field's own size where there is one. */
START_TEST (the_table_is_four_by_four_feet)
{
  g_autoptr (MuBattleRecord) record = prepared (1);
  ck_assert_int_eq (mu_battle_record_width (record), 1219);
  ck_assert_int_eq (mu_battle_record_depth (record), 1219);
  g_autoptr (MuRecordSetup) open = mu_record_setup_new (record, NULL);
  ck_assert_int_eq (open->setup.board.width, 1219);
  ck_assert_ptr_null (open->setup.board.terrain);
  record->field = fixture_field ("zama");
  g_autoptr (MuRecordSetup) zama = mu_record_setup_new (record, NULL);
  ck_assert_int_eq (zama->setup.board.width, 960);
  ck_assert_int_eq (zama->setup.board.depth, 600);
  ck_assert_ptr_nonnull (zama->setup.board.terrain);
}
END_TEST

/* awfp.deploy.baseline: where its player put a unit, and how deep it is. */
START_TEST (who_is_placed_stands_there)
{
  g_autoptr (MuBattleRecord) record = prepared (1);
  *mu_battle_side_deploy (&record->side[MU_SIDE_B], 3)
      = (MuDeployment){ .placed = TRUE, .x = 300, .y = 1140, .turned = MU_ANGLE_HALF, .ranks = 2 };
  g_autoptr (MuRecordSetup) setup = mu_record_setup_new (record, NULL);
  const MuAwfpBattleUnit *unit = &detail_of (setup)->setup.side[MU_SIDE_B].units[3];
  ck_assert (unit->placed);
  ck_assert_int_eq (unit->at.x, 300);
  ck_assert_int_eq (unit->at.y, 1140);
  ck_assert_int_eq (unit->facing, 0);
  ck_assert_int_eq (unit->files, 2);
  ck_assert_int_eq (detail_of (setup)->setup.side[MU_SIDE_B].units[2].files, 0);
}
END_TEST

static const struct {
  int x, y, ranks;
  const char *says; /* NULL: there is room */
} places[] = {
  { 300, 80, 0, NULL },
  { 300, 400, 0, "outside the deployment area" },
  { 5, 80, 0, "outside the deployment area" },
  { 640, 80, 0, "two units on the same ground" },
};

START_TEST (who_cannot_stand_there_is_told_why)
{
  g_autoptr (MuBattleRecord) record = prepared (1);
  g_autoptr (GError) error = NULL;
  int unit = -1;
  MuBattleSideRecord *side = &record->side[MU_SIDE_A];
  *mu_battle_side_deploy (side, 2) = (MuDeployment){ .placed = TRUE, .x = 600, .y = 80 };
  *mu_battle_side_deploy (side, 4)
      = (MuDeployment){ .placed = TRUE, .x = places[_i].x, .y = places[_i].y };
  const gboolean stands = mu_record_can_stand (record, MU_SIDE_A, &unit, &error);
  ck_assert_int_eq (stands, places[_i].says == NULL);
  if (stands)
    return;
  ck_assert_int_eq (unit, 4);
  ck_assert (g_str_has_prefix (error->message, "Scipio at Zama, Principes: "));
  ck_assert_ptr_nonnull (strstr (error->message, places[_i].says));
}
END_TEST

/* --- what no battle can take ---------------------------------------------------- */

static void
no_general (MuList *list)
{
  g_ptr_array_set_size (list->generals, 0);
}

static void
two_generals (MuList *list)
{
  g_ptr_array_add (list->generals, mu_list_general_copy (mu_list_general (list, 0)));
  mu_list_general (list, 1)->commander = FALSE;
}

static void
no_stand (MuList *list)
{
  g_free (mu_list_general (list, 0)->troop);
  mu_list_general (list, 0)->troop = g_strdup ("");
}

static void
forty_units (MuList *list)
{
  while (list->units->len < MU_AWFP_BATTLE_UNITS)
    g_ptr_array_add (list->units, mu_list_unit_copy (mu_list_unit (list, 0)));
}

static void
bad_stand (MuList *list)
{
  g_free (mu_list_unit (list, 1)->stand);
  mu_list_unit (list, 1)->stand = g_strdup ("Trained Knights");
}

static void
many_stands (MuList *list)
{
  mu_list_unit (list, 1)->figures = 256;
}

static const struct {
  void (*spoil) (MuList *list);
  const char *says;
} spoilt[] = {
  { no_general, "Scipio at Zama: the list has no general" },
  { two_generals, "Scipio at Zama: the list has 2 generals" },
  { no_stand, "Scipio at Zama, P. Cornelius Scipio: the list does not say what stand" },
  { forty_units, "Scipio at Zama: 42 units with those of general and priest" },
  { bad_stand, "Scipio at Zama, Hastati, legion V: “Trained Knights” is no Fast Play stand" },
  { many_stands, "Scipio at Zama, Hastati, legion V: 256 stands" },
};

START_TEST (an_army_that_cannot_fight_is_told_why)
{
  g_auto (Evening) evening = { 0 };
  evening_init (&evening, 1);
  spoilt[_i].spoil (evening.list[MU_SIDE_A]);
  g_autoptr (MuBattleRecord) record = mu_battle_prepare (&evening.plan, NULL);
  ck_assert_ptr_nonnull (record);
  ck_refused (mu_battle_fight (record, NULL, NULL, NULL, &error), spoilt[_i].says);
  ck_assert (!record->fought);
  ck_refused (mu_record_can_stand (record, MU_SIDE_A, NULL, &error), spoilt[_i].says);
}
END_TEST

/* The stand of general or priest can be the one too many, but a list of 38 units has room for both.
 */
START_TEST (thirty_eight_units_general_and_priest_are_the_most)
{
  g_auto (Evening) evening = { 0 };
  evening_init (&evening, 1);
  forty_units (evening.list[MU_SIDE_A]);
  g_ptr_array_set_size (evening.list[MU_SIDE_A]->units, MU_AWFP_BATTLE_UNITS - 2);
  g_autoptr (MuBattleRecord) record = mu_battle_prepare (&evening.plan, NULL);
  g_autoptr (MuRecordSetup) setup = mu_record_setup_new (record, NULL);
  ck_assert_ptr_nonnull (setup);
}
END_TEST

START_TEST (an_army_without_dice_for_its_general_does_not_fight)
{
  g_autoptr (MuBattleRecord) record = prepared (1);
  g_ptr_array_set_size (record->side[MU_SIDE_B].leadership, 0);
  ck_refused (mu_battle_fight (record, NULL, NULL, NULL, &error),
              "Hannibal at Zama: no dice were thrown for the ability of its general");
}
END_TEST

/* A club's own file of tables that has none for moves and fights. */
START_TEST (tables_without_play_fight_no_battle)
{
  gsize length;
  g_autofree char *folder = g_dir_make_tmp ("muster-awfp-XXXXXX", NULL);
  g_autofree char *room = g_build_filename (folder, "muster", NULL);
  g_autofree char *path = g_build_filename (room, "fast-play.xml", NULL);
  g_autofree char *shipped = mu_data_path ("fastplay", "tables.xml");
  g_autofree char *text = NULL;
  ck_assert (g_file_get_contents (shipped, &text, &length, NULL));
  char *play = strstr (text, "<play"), *end = strstr (text, "</play>");
  ck_assert (play != NULL && end != NULL);
  memset (play, ' ', (gsize) (end + strlen ("</play>") - play));
  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  g_mkdir (room, 0700);
  ck_assert (g_file_set_contents (path, text, -1, NULL));
  g_autoptr (MuBattleRecord) record = prepared (1);
  ck_refused (mu_battle_fight (record, NULL, NULL, NULL, &error), "have no <play>");
  g_unlink (path);
  g_rmdir (room);
  g_rmdir (folder);
}
END_TEST

/* What other rules have and these have not. */
START_TEST (terms_of_other_rules_are_refused)
{
  g_auto (Evening) evening = { 0 };
  evening_init (&evening, 1);
  evening.plan.sky = TRUE;
  ck_refused (mu_battle_prepare (&evening.plan, &error), "Fast Play knows no weather");
  evening.plan.sky = FALSE;
  evening.plan.wells[MU_SIDE_B] = TRUE;
  ck_refused (mu_battle_prepare (&evening.plan, &error), "no Arabs, wells or torches");
  evening.plan.wells[MU_SIDE_B] = FALSE;
  evening.plan.order_seconds[MU_SIDE_A] = 5;
  ck_refused (mu_battle_prepare (&evening.plan, &error), "no time for orders");
  evening.plan.order_seconds[MU_SIDE_A] = 0;
  g_autoptr (MuOrders) orders = mu_orders_new (evening.list[0], evening.list[1]);
  evening.plan.orders[MU_SIDE_A] = orders;
  ck_refused (mu_battle_prepare (&evening.plan, &error), "no written orders");
}
END_TEST

START_TEST (armies_of_two_rules_fight_no_battle)
{
  g_auto (Evening) evening = { 0 };
  evening_init (&evening, 1);
  g_autoptr (MuList) figures = fixture_sample ("zama-roman.xml");
  evening.plan.list[MU_SIDE_A] = figures;
  ck_refused (mu_battle_prepare (&evening.plan, &error), "different rules");
}
END_TEST

/* --- the generals' dice ------------------------------------------------------------ */

static const struct {
  guint8 faces[6];
  gsize count;
  int total, again;
  MuAwfpAbility ability;
} throws[] = {
  { { 6, 6, 3, 4 }, 4, 12, 0, MU_AWFP_CHARISMATIC },
  { { 4, 5, 3, 4 }, 4, 9, 0, MU_AWFP_EXCEPTIONAL },
  { { 3, 3, 3, 4 }, 4, 6, 0, MU_AWFP_BRAVE },
  { { 2, 3, 6, 6, 3, 4 }, 6, 5, 12, MU_AWFP_CHARISMATIC },
  { { 1, 1, 1, 1, 3, 4 }, 6, 2, 2, MU_AWFP_STALWART },
};

/* awfp.general.leadership.roll, awfp.general.reroll: who is but stalwart is thrown for again. */
START_TEST (two_dice_find_a_generals_ability)
{
  g_auto (Evening) evening = { 0 };
  evening_init (&evening, 1);
  evening.plan.faces = throws[_i].faces;
  evening.plan.face_count = throws[_i].count;
  g_autoptr (MuBattleRecord) record = mu_battle_prepare (&evening.plan, NULL);
  ck_assert_ptr_nonnull (record);
  ck_assert_uint_eq (record->rolls->len, throws[_i].count);
  ck_assert_uint_eq (record->side[0].leadership->len, 1);
  const MuLeadership *found = g_ptr_array_index (record->side[0].leadership, 0);
  ck_assert_str_eq (found->name, "P. Cornelius Scipio");
  ck_assert_int_eq (found->total, throws[_i].total);
  ck_assert_int_eq (found->again, throws[_i].again);
  ck_assert_int_eq (found->ability, (int) throws[_i].ability);
  const MuLeadership *other = g_ptr_array_index (record->side[1].leadership, 0);
  ck_assert_int_eq (other->total, 7);
  g_autoptr (MuRecordSetup) setup = mu_record_setup_new (record, NULL);
  ck_assert_int_eq (detail_of (setup)->setup.side[0].ability, throws[_i].ability);
}
END_TEST

START_TEST (too_few_dice_are_refused)
{
  static const guint8 faces[] = { 1, 1, 3, 4 };
  g_auto (Evening) evening = { 0 };
  evening_init (&evening, 1);
  evening.plan.faces = faces;
  evening.plan.face_count = G_N_ELEMENTS (faces);
  ck_refused (mu_battle_prepare (&evening.plan, &error), "dice are thrown before this battle");
}
END_TEST

/* One die more at the table, and the general is another. */
START_TEST (a_die_thrown_at_the_table_counts)
{
  static const guint8 faces[] = { 6, 5, 3, 4 };
  g_auto (Evening) evening = { 0 };
  g_autoptr (GError) error = NULL;
  evening_init (&evening, 1);
  evening.plan.faces = faces;
  evening.plan.face_count = G_N_ELEMENTS (faces);
  g_autoptr (MuBattleRecord) record = mu_battle_prepare (&evening.plan, NULL);
  ck_assert (mu_battle_throw (record, 1, 6, &error));
  ck_assert (mu_battle_throw (record, 3, 1, &error));
  const MuLeadership *a = g_ptr_array_index (record->side[0].leadership, 0);
  const MuLeadership *b = g_ptr_array_index (record->side[1].leadership, 0);
  ck_assert_int_eq (a->ability, MU_AWFP_CHARISMATIC);
  ck_assert_int_eq (a->total, 12);
  ck_assert_int_eq (b->ability, MU_AWFP_STALWART);
  ck_assert_int_eq (b->total, 4);
}
END_TEST

START_TEST (nobody_scouts_and_no_weather_comes)
{
  g_autoptr (MuBattleRecord) record = prepared (1);
  g_autofree char *scouting = mu_account_scouting (record);
  g_autofree char *weather = mu_account_weather (record);
  g_autofree char *leadership = mu_account_leadership (record);
  ck_assert_int_eq (record->outscouted, MU_SIDE_NONE);
  ck_assert_int_eq (record->side[0].scouting, 0);
  ck_assert_int_eq (record->weather_face, 0);
  ck_assert_str_eq (scouting, "");
  ck_assert_str_eq (weather, "");
  ck_assert_ptr_nonnull (strstr (leadership, "P. Cornelius Scipio is "));
  ck_assert_ptr_nonnull (strstr (leadership, "(two dice: "));
}
END_TEST

/* --- the battle ---------------------------------------------------------------------- */

START_TEST (a_battle_is_fought_to_its_end_and_proved)
{
  g_autoptr (MuBattleRecord) record = fought ((guint64) _i + 1);
  g_auto (MuContradiction) found = { 0 };
  ck_assert (record->fought);
  ck_assert_uint_gt (record->answers->len, 0);
  ck_assert_uint_eq (record->side[0].results->len, record->side[0].list->units->len);
  ck_assert_msg (mu_battle_holds (record, &found), "%s", found.words);
  ck_assert_int_eq (mu_battle_trust (record, NULL), MU_TRUST_PROVED);
  ck_assert_uint_eq (fixture_digest_again (record), record->digest);
}
END_TEST

START_TEST (an_answer_that_the_rules_refuse_proves_nothing)
{
  g_autoptr (MuBattleRecord) record = fought (1);
  g_autoptr (GError) error = NULL;
  MuAnswer *answer = &g_array_index (record->answers, MuAnswer, 3);
  answer->choice = (MuChoice){ .body = 99, .other = 99, .value = { 99, 99 } };
  ck_assert_int_eq (mu_battle_trust (record, &error), MU_TRUST_CONSISTENT);
  ck_assert_ptr_nonnull (strstr (error->message, "answer 4, of "));
  ck_assert_ptr_nonnull (strstr (error->message, "is none that these rules allow"));
}
END_TEST

START_TEST (a_lost_answer_proves_nothing)
{
  g_autoptr (MuBattleRecord) record = fought (1);
  g_autoptr (GError) error = NULL;
  g_array_set_size (record->answers, record->answers->len - 1);
  ck_assert_int_eq (mu_battle_trust (record, &error), MU_TRUST_CONSISTENT);
  ck_assert_ptr_nonnull (strstr (error->message, "its answer is not recorded"));
}
END_TEST

/* What a general is has to follow from his dice. */
START_TEST (an_ability_that_the_dice_do_not_give_is_found)
{
  g_autoptr (MuBattleRecord) record = fought (1);
  g_auto (MuContradiction) found = { 0 };
  MuLeadership *leader = g_ptr_array_index (record->side[1].leadership, 0);
  leader->ability = leader->ability == MU_AWFP_CHARISMATIC ? MU_AWFP_BRAVE : MU_AWFP_CHARISMATIC;
  ck_assert (!mu_battle_holds (record, &found));
  ck_assert_int_eq (found.claim, MU_CLAIM_DICE);
  ck_assert_ptr_nonnull (strstr (found.words, "the ability of Hannibal"));
}
END_TEST

START_TEST (a_club_keeps_it)
{
  g_autoptr (MuBattleRecord) record = fought (1);
  g_autoptr (GError) error = NULL;
  MuClub *club = mu_club_open (":memory:", NULL);
  gint64 id;
  ck_assert_msg (mu_store_add_battle (mu_club_store (club), record, &id, &error), "%s",
                 error ? error->message : "");
  g_autoptr (MuBattleRecord) kept = mu_store_battle (mu_club_store (club), id, &error);
  ck_assert_msg (kept != NULL, "%s", error ? error->message : "");
  for (int side = 0; side < MU_SIDES; side++) {
    const MuLeadership *due = g_ptr_array_index (record->side[side].leadership, 0);
    const MuLeadership *found = g_ptr_array_index (kept->side[side].leadership, 0);
    ck_assert_int_eq (found->ability, due->ability);
    ck_assert_int_eq (found->total, due->total);
    ck_assert_int_eq (found->again, due->again);
  }
  ck_assert_int_eq (mu_battle_trust (kept, NULL), MU_TRUST_PROVED);
  g_autoptr (GPtrArray) findings = mu_store_examine (mu_club_store (club), NULL);
  ck_assert_uint_eq (findings->len, 0);
  mu_club_close (club);
}
END_TEST

/* --- in a campaign ---------------------------------------------------------------------- */

static gint64
war_of_stands (MuStore *store)
{
  g_auto (Evening) evening = { 0 };
  MuCampaignPlan plan = { .name = "War", .sides = MU_SIDES, .year = -202, .month = 10 };
  gint64 id;
  evening_init (&evening, 1);
  for (int side = 0; side < MU_SIDES; side++)
    ck_assert (mu_store_add_list (store, evening.list[side], &plan.list[side], NULL));
  ck_assert (mu_store_add_campaign (store, &plan, &id, NULL));
  return id;
}

static int
stands_of (MuStore *store, gint64 war, int side)
{
  g_autoptr (MuList) army = mu_store_campaign_army (store, war, side, NULL, NULL);
  return mu_list_figures (army);
}

/* Stands lost stay lost, the general's own is no unit of his army's, and all can be taken back. */
START_TEST (a_campaign_has_its_losses)
{
  static const int sides[MU_SIDES] = { 0, 1 };
  MuClub *club = mu_club_open (":memory:", NULL);
  MuStore *store = mu_club_store (club);
  g_autoptr (GError) error = NULL;
  const gint64 war = war_of_stands (store);
  const int before[MU_SIDES] = { stands_of (store, war, 0), stands_of (store, war, 1) };
  g_autoptr (MuCampaign) campaign = mu_store_campaign (store, war, NULL);
  g_autoptr (MuBattleRecord) record
      = mu_club_campaign_battle (club, campaign, sides, "First", 9, MU_SEED_CHOSEN, &error);
  ck_assert_msg (record != NULL, "%s", error ? error->message : "");
  ck_assert_msg (mu_store_record_campaign_battle (store, war, record, NULL, &error), "%s",
                 error ? error->message : "");
  const int now = stands_of (store, war, 0) + stands_of (store, war, 1);
  ck_assert_int_lt (now, before[0] + before[1]);
  g_autoptr (GPtrArray) findings = mu_store_examine (store, NULL);
  ck_assert_uint_eq (findings->len, 0);
  g_autoptr (MuBattleRecord) second
      = mu_club_campaign_battle (club, campaign, sides, "Second", 8, MU_SEED_CHOSEN, &error);
  ck_assert_msg (second != NULL, "%s", error ? error->message : "");
  ck_assert (mu_store_take_back_act (store, war, 2, NULL));
  ck_assert_int_eq (stands_of (store, war, 0), before[0]);
  ck_assert_int_eq (stands_of (store, war, 1), before[1]);
  mu_club_close (club);
}
END_TEST

/* --- its sheet -------------------------------------------------------------------------- */

START_TEST (its_sheet_is_read_and_written_again)
{
  gsize length;
  g_autoptr (MuBattleRecord) record = _i ? fought (1) : prepared (1);
  g_autoptr (GError) error = NULL;
  g_autofree char *sheet = mu_battle_sheet_write_data (record, &length);
  ck_assert_ptr_nonnull (strstr (sheet, "<battle-sheet version=\"13\" rules=\"awfp\""));
  g_autoptr (MuBattleRecord) read = mu_battle_sheet_read_data (sheet, length, "s.xml", &error);
  ck_assert_msg (read != NULL, "%s", error ? error->message : "");
  g_autofree char *again = mu_battle_sheet_write_data (read, NULL);
  ck_assert_str_eq (again, sheet);
  ck_assert_int_eq (mu_battle_trust (read, NULL), _i ? MU_TRUST_PROVED : MU_TRUST_UNKNOWN);
}
END_TEST

static const struct {
  const char *find, *put, *says;
} faults[] = {
  { "ability=\"brave\"", "ability=\"timid\"", "timid" },
  { "ability=\"brave\"", "ability=\"charismatic\"", "the ability of " },
  { "ability=\"brave\" total=\"8\"", "personality=\"rash\"", "a general has an ability" },
  { " total=\"8\"", " total=\"13\"", "total" },
  { " total=\"8\"", "", "<leader> has no attribute “total”" },
  { " ability=\"brave\"", "", "<leader> has no attribute “ability”" },
  { " total=\"8\"", " total=\"8\" face=\"3\"", "a general has an ability, no character" },
  { "stand=\"Trained Warrior HI close pilum Sh\"", "stand=\"Trained Knight HI\"", "no Fast Play" },
  { "width=\"1219\"", "width=\"720\"", "1219 by 1219" },
  { "for=\"initiative\"", "for=\"luck\"", "luck" },
  { "outscouted=\"none\"", "outscouted=\"a\"", "outscouted" },
};

START_TEST (a_fault_in_its_sheet_is_told_with_its_place)
{
  g_autoptr (MuBattleRecord) record = fought (7);
  g_autofree char *sheet = mu_battle_sheet_write_data (record, NULL);
  g_autoptr (GError) error = NULL;
  GString *text = g_string_new (sheet);
  ck_assert_msg (g_string_replace (text, faults[_i].find, faults[_i].put, 1) == 1, "no %s",
                 faults[_i].find);
  ck_assert_ptr_null (mu_battle_sheet_read_data (text->str, text->len, "s.xml", &error));
  ck_assert_msg (g_str_has_prefix (error->message, "s.xml:"), "%s", error->message);
  ck_assert_msg (strstr (error->message, faults[_i].says) != NULL, "%s", error->message);
  g_string_free (text, TRUE);
}
END_TEST

/* By rules whose generals have a character. */
START_TEST (other_rules_have_no_abilities)
{
  MuList *list[MU_SIDES];
  fixture_zama (list);
  MuBattlePlan plan = { .list = { list[0], list[1] }, .seed = 1, .month = 6 };
  g_autoptr (MuBattleRecord) record = mu_battle_prepare (&plan, NULL);
  MuLeadership *leader = mu_leadership_new ();
  leader->name = g_strdup ("Laelius");
  leader->face = 3;
  g_ptr_array_add (record->side[0].leadership, leader);
  g_autofree char *sheet = mu_battle_sheet_write_data (record, NULL);
  g_autoptr (GError) error = NULL;
  GString *text = g_string_new (sheet);
  ck_assert_uint_eq (g_string_replace (text, "personality=\"cautious\" face=\"3\"",
                                       "ability=\"brave\" total=\"8\"", 1),
                     1);
  ck_assert_ptr_null (mu_battle_sheet_read_data (text->str, text->len, "s.xml", &error));
  ck_assert_ptr_nonnull (strstr (error->message, "a general has a character, no ability"));
  g_string_free (text, TRUE);
  for (int side = 0; side < MU_SIDES; side++)
    mu_list_free (list[side]);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("awfp_battle");
  tcase_add_test (tests, stands_of_general_and_priest_come_to_the_field);
  tcase_add_test (tests, the_list_is_still_legal);
  tcase_add_test (tests, the_rules_get_what_the_list_has);
  tcase_add_test (tests, the_table_is_four_by_four_feet);
  tcase_add_test (tests, who_is_placed_stands_there);
  tcase_add_loop_test (tests, who_cannot_stand_there_is_told_why, 0, G_N_ELEMENTS (places));
  tcase_add_loop_test (tests, an_army_that_cannot_fight_is_told_why, 0, G_N_ELEMENTS (spoilt));
  tcase_add_test (tests, thirty_eight_units_general_and_priest_are_the_most);
  tcase_add_test (tests, an_army_without_dice_for_its_general_does_not_fight);
  tcase_add_test (tests, tables_without_play_fight_no_battle);
  tcase_add_test (tests, terms_of_other_rules_are_refused);
  tcase_add_test (tests, armies_of_two_rules_fight_no_battle);
  tcase_add_loop_test (tests, two_dice_find_a_generals_ability, 0, G_N_ELEMENTS (throws));
  tcase_add_test (tests, too_few_dice_are_refused);
  tcase_add_test (tests, a_die_thrown_at_the_table_counts);
  tcase_add_test (tests, nobody_scouts_and_no_weather_comes);
  tcase_add_loop_test (tests, a_battle_is_fought_to_its_end_and_proved, 0, 12);
  tcase_add_test (tests, an_answer_that_the_rules_refuse_proves_nothing);
  tcase_add_test (tests, a_lost_answer_proves_nothing);
  tcase_add_test (tests, an_ability_that_the_dice_do_not_give_is_found);
  tcase_add_test (tests, a_club_keeps_it);
  tcase_add_test (tests, a_campaign_has_its_losses);
  tcase_add_loop_test (tests, its_sheet_is_read_and_written_again, 0, 2);
  tcase_add_loop_test (tests, a_fault_in_its_sheet_is_told_with_its_place, 0,
                       G_N_ELEMENTS (faults));
  tcase_add_test (tests, other_rules_have_no_abilities);
  return fixture_run ("awfp_battle", tests);
}
