/* What a battle is fought on and what each side laid down before it, in the record
 * and in the club file. */
#include <string.h>

#include "db/acts/acts_private.h"
#include "db/store.h"
#include "db/store_private.h"
#include "db/tables/seed_rows.h"
#include "lists/battle/battle_setup.h"
#include "rules/wrg/battle/setup.h"
#include "tests/db/fixture.h"

static MuFieldPlan *
make_field (void)
{
  static const MuSpot wood[] = { { 100, 100 }, { 220, 100 }, { 180, 200 } };
  static const MuSpot river[] = { { 0, 300 }, { 400, 320 }, { 900, 300 } };
  static const MuSpot ford[] = { { 400, 320 } };
  MuFieldPlan *field = mu_field_plan_new ("Naraggara — Νάραγγαρα", 900, 600);
  field->country = MU_COUNTRY_STEPPE;
  mu_field_plan_add (field, MU_FEATURE_WOOD, wood, 3)->name[0] = '\0';
  mu_field_plan_add (field, MU_FEATURE_RIVER, river, 3);
  mu_field_plan_add (field, MU_FEATURE_FORD, ford, 1);
  return field;
}

static MuOrders *
make_orders (const MuBattleRecord *record, MuSide side)
{
  const MuList *list = record->side[side].list;
  MuOrders *orders = mu_orders_new (list, record->side[MU_SIDE_B - side].list);
  orders->side = side;
  MuBodyOrders *body = mu_orders_ensure (orders, list, 1);
  g_free (body->words);
  body->words = g_strdup ("Skirmish ahead of the “Hastati” & fall back");
  mu_wrg_clause_init (&body->orders.clause[0]);
  body->orders.clause[0].act = MU_WRG_ACT_SKIRMISH;
  body->orders.count = 1;
  return orders;
}

/* Everything that a battle can have, the second side sealed. */
static MuBattleRecord *
full_battle (guint64 seed)
{
  g_autoptr (MuList) a = fixture_list ("Rome");
  g_autoptr (MuList) b = fixture_list ("Karthago");
  MuBattleRecord *record = fixture_battle ("Zama", a, b, seed, 20);
  record->field = make_field ();
  record->sky = TRUE;
  record->coast = TRUE;
  record->day = (MuDayDice){ 0, 1, 2, 3, 4, 5, 6 };
  MuBattleSideRecord *rome = &record->side[MU_SIDE_A], *carthage = &record->side[MU_SIDE_B];
  rome->orders = make_orders (record, MU_SIDE_A);
  *mu_battle_side_deploy (rome, 3) = (MuDeployment){ TRUE, 130, 170, 65535, 0, 0, 0 };
  *mu_battle_side_deploy (rome, 4) = (MuDeployment){ .ranks = 2 };
  *mu_battle_side_deploy (carthage, 0)
      = (MuDeployment){ TRUE, 300, 400, 0, MU_FORMATION_SQUARE, 5, 0 };
  rome->planned = MU_PLANNED_ORDERS;
  carthage->planned = MU_PLANNED_DEPLOYMENT;
  rome->order_seconds = 700;
  carthage->arabs = carthage->wells = carthage->torches = TRUE;
  carthage->order_seconds = MU_ORDER_SECONDS_MAX;
  carthage->commanded = TRUE;
  mu_battle_side_seal_alone (carthage);
  return record;
}

/* --- in the record ---------------------------------------------------------- */

static const MuWrgSetup *
wrg_of (const MuRecordSetup *it)
{
  return it->setup.detail;
}

START_TEST (a_copy_has_all_of_it_and_its_own)
{
  g_autoptr (MuBattleRecord) record = full_battle (1);
  g_autoptr (MuBattleRecord) copy = mu_battle_record_copy (record);
  fixture_same_record (record, copy);
  copy->field->width = 1000;
  mu_battle_side_deploy (&copy->side[0], 3)->x = 5;
  mu_orders_of (copy->side[0].orders, 1)->words[0] = 'X';
  ck_assert_int_eq (mu_battle_record_width (record), 900);
  ck_assert_int_eq (mu_battle_side_deployment (&record->side[0], 3).x, 130);
  ck_assert_int_eq (mu_orders_of (record->side[0].orders, 1)->words[0], 'S');
}
END_TEST

START_TEST (without_a_field_the_table_is_the_usual_one)
{
  g_autoptr (MuBattleRecord) record = mu_battle_record_new ();
  ck_assert_int_eq (mu_battle_record_width (record), 720);
  ck_assert_int_eq (mu_battle_record_depth (record), 480);
  record->field = make_field ();
  ck_assert_int_eq (mu_battle_record_width (record), 900);
  ck_assert_int_eq (mu_battle_record_depth (record), 600);
}
END_TEST

START_TEST (who_chose_nothing_is_not_deployed)
{
  g_autoptr (MuBattleRecord) record = full_battle (2);
  ck_assert (mu_battle_side_is_deployed (&record->side[0]));
  *mu_battle_side_deploy (&record->side[1], 0) = (MuDeployment){ 0 };
  ck_assert (!mu_battle_side_is_deployed (&record->side[1]));
  mu_battle_side_undeploy (&record->side[0]);
  ck_assert (!mu_battle_side_is_deployed (&record->side[0]));
  ck_assert_int_eq (mu_battle_side_deployment (&record->side[0], 3).placed, FALSE);
}
END_TEST

static void
move_a_pace (MuBattleSideRecord *side)
{
  mu_battle_side_deploy (side, 3)->x++;
}

static void
turn_a_little (MuBattleSideRecord *side)
{
  mu_battle_side_deploy (side, 3)->turned--;
}

static void
stand_deeper (MuBattleSideRecord *side)
{
  mu_battle_side_deploy (side, 4)->ranks++;
}

static void
form_square (MuBattleSideRecord *side)
{
  mu_battle_side_deploy (side, 3)->formation = MU_FORMATION_SQUARE;
}

static void
place_another (MuBattleSideRecord *side)
{
  mu_battle_side_deploy (side, 0)->placed = TRUE;
}

static void
change_a_word (MuBattleSideRecord *side)
{
  mu_orders_of (side->orders, 1)->words[0] = 's';
}

static void
change_what_is_meant (MuBattleSideRecord *side)
{
  mu_orders_of (side->orders, 1)->orders.clause[0].act = MU_WRG_ACT_HOLD;
}

static void
burn_the_orders (MuBattleSideRecord *side)
{
  g_clear_pointer (&side->orders, mu_orders_free);
}

static void
hire_a_man (MuBattleSideRecord *side)
{
  mu_list_unit (side->list, 0)->figures++;
}

static void (*const changes[]) (MuBattleSideRecord *side)
    = { move_a_pace,   turn_a_little,        stand_deeper,    form_square, place_another,
        change_a_word, change_what_is_meant, burn_the_orders, hire_a_man };

/* As Muster sealed before there were salts. */
static void
seal_as_before (MuBattleSideRecord *side)
{
  g_clear_pointer (&side->salt, g_free);
  g_clear_pointer (&side->sum, g_free);
  g_free (side->seal);
  side->seal = mu_battle_side_unsalted_code (side);
}

static void
check_breaks (void (*seal) (MuBattleSideRecord *side), gsize length)
{
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++) {
    g_autoptr (MuBattleRecord) record = full_battle (3);
    MuBattleSideRecord *side = &record->side[MU_SIDE_A];
    seal (side);
    ck_assert_uint_eq (strlen (side->seal), length);
    ck_assert (mu_battle_side_seal_holds (side));
    changes[i](side);
    ck_assert_msg (!mu_battle_side_seal_holds (side), "change %u", i);
  }
}

START_TEST (a_seal_breaks_with_any_change)
{
  check_breaks (mu_battle_side_seal, MU_SEAL_LENGTH);
  check_breaks (mu_battle_side_seal_alone, MU_SEAL_LENGTH);
  check_breaks (seal_as_before, MU_SEAL_LENGTH_UNSALTED);
}
END_TEST

/* Who guesses the plan cannot try it against the code: not without the salt, and with no other. */
START_TEST (a_guessed_plan_does_not_have_the_code)
{
  g_autoptr (MuBattleRecord) record = full_battle (3), guess = full_battle (3);
  MuBattleSideRecord *own = &record->side[MU_SIDE_A], *other = &guess->side[MU_SIDE_A];
  mu_battle_side_seal (own);
  g_autofree char *plain = mu_battle_side_unsalted_code (own);
  g_autofree char *known = mu_battle_side_unsalted_code (other);
  ck_assert_str_eq (plain, known);
  ck_assert_str_ne (own->seal, plain);
  mu_battle_side_seal (other);
  ck_assert_str_ne (own->salt, other->salt);
  ck_assert_str_ne (own->seal, other->seal);
  mu_battle_side_take_seal (other, own);
  ck_assert (mu_battle_side_seal_holds (other));
}
END_TEST

/* The same wherever it is told again: no sheet holds any more if this changes. */
START_TEST (codes_are_what_they_were)
{
  g_autofree char *salted = mu_seal_code_of ("hold", "000102030405060708090a0b0c0d0e0f");
  g_autofree char *plain = mu_seal_code_unsalted ("hold");
  ck_assert_str_eq (salted, "R2QB-XR8Y-SS6B-DHXM");
  ck_assert_str_eq (plain, "E8B2-2D83-B417");
  ck_assert (mu_seal_is_salted (salted) && !mu_seal_is_salted (plain));
}
END_TEST

/* Read aloud, or from a scrawl: four groups of four, and no letter taken for a digit. */
START_TEST (a_code_has_nothing_that_looks_alike)
{
  for (int i = 0; i < 500; i++) {
    g_autofree char *salt = mu_seal_salt_new ();
    g_autofree char *code = mu_seal_code_of ("hold", salt);
    ck_assert_uint_eq (strlen (salt), MU_SALT_LENGTH);
    ck_assert_msg (g_regex_match_simple ("^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){3}$", code, 0, 0),
                   "%s", code);
  }
}
END_TEST

START_TEST (what_is_hidden_leaves_the_seal_alone)
{
  g_autoptr (MuBattleRecord) record = full_battle (4);
  MuBattleSideRecord *open = &record->side[MU_SIDE_A], *sealed = &record->side[MU_SIDE_B];
  g_autofree char *code = g_strdup (sealed->seal);
  mu_battle_side_hide (open);
  mu_battle_side_hide (sealed);
  ck_assert (mu_battle_side_is_deployed (open));
  ck_assert_ptr_nonnull (open->orders);
  ck_assert (sealed->hidden);
  ck_assert (!mu_battle_side_is_deployed (sealed));
  ck_assert_str_eq (sealed->seal, code);
  ck_assert_ptr_null (sealed->salt);
  ck_assert (mu_battle_side_seal_holds (sealed));
}
END_TEST

/* --- in the club file --------------------------------------------------------- */

START_TEST (all_of_it_comes_back)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuBattleRecord) record = full_battle (5);
  gint64 id = 0;
  ck_ok (mu_store_add_battle (store, record, &id, &error));
  g_autoptr (MuBattleRecord) back = mu_store_battle (store, id, NULL);
  ck_assert_ptr_nonnull (back);
  fixture_same_record (record, back);
  ck_assert_int_eq (fixture_count (store, "battle_deployment"), 3);
  fixture_sound (store);
}
END_TEST

START_TEST (a_seal_that_was_never_opened_comes_back)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuBattleRecord) record = full_battle (6);
  gint64 id = 0;
  mu_battle_side_hide (&record->side[MU_SIDE_B]);
  ck_ok (mu_store_add_battle (store, record, &id, &error));
  g_autoptr (MuBattleRecord) back = mu_store_battle (store, id, NULL);
  fixture_same_record (record, back);
}
END_TEST

static MuBattleRecord *
joint_battle (guint64 seed)
{
  MuBattleRecord *record = full_battle (seed);
  for (int side = 0; side < MU_SIDES; side++)
    mu_battle_side_seal (&record->side[side]);
  record->story = (MuSeedStory){ .origin = MU_SEED_CHOSEN, .again = 2 };
  ck_assert (mu_battle_record_join (record));
  return record;
}

START_TEST (the_seed_that_both_made_comes_back)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuBattleRecord) record = joint_battle (6);
  gint64 id = 0;
  ck_ok (mu_store_add_battle (store, record, &id, &error));
  g_autoptr (MuBattleRecord) back = mu_store_battle (store, id, NULL);
  fixture_same_record (record, back);
  ck_assert (mu_battle_record_seed_holds (back));
  g_autoptr (GPtrArray) seeds = mu_store_seeds (store, 0, NULL);
  const MuSeedRow *row = seeds->pdata[0];
  ck_assert_uint_eq (seeds->len, 1);
  ck_assert_uint_eq (row->seed, record->seed);
  ck_assert_uint_eq (row->story.prepared, record->story.prepared);
  ck_assert_int_eq (row->story.again, 2);
  fixture_sound (store);
}
END_TEST

static const char *const wild_seeds[] = {
  "UPDATE battle_seed SET origin = 4",    "UPDATE battle_seed SET again = -1",
  "UPDATE battle_seed SET joint = 2",     "UPDATE battle_seed SET joint = 0",
  "UPDATE battle_seed SET battle_id = 9", "UPDATE battle_seal_sum SET sum = 'short'",
  "UPDATE battle_seal_sum SET side = 2",
};

/* Where no part of the seed was sealed, none can be said to have been; and the other way round. */
START_TEST (a_seed_that_not_both_made_is_refused)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuBattleRecord) record = joint_battle (6);
  ck_ok (mu_store_add_battle (store, record, NULL, &error));
  for (guint i = 0; i < G_N_ELEMENTS (wild_seeds); i++)
    ck_fails (mu_connection_run (mu_store_connection (store), wild_seeds[i], &error),
              MU_STORE_ERROR_IMPOSSIBLE, "cannot take");
  g_autoptr (MuBattleRecord) other = joint_battle (7);
  other->seed++;
  ck_fails (mu_store_add_battle (store, other, NULL, &error), MU_STORE_ERROR_IMPOSSIBLE,
            "do not come from the seed that both sides made");
  other->seed = other->story.prepared;
  other->story = (MuSeedStory){ 0 };
  const MuEvent deployed = { .kind = MU_EVENT_DEPLOYED, .body = MU_NO_BODY, .other = MU_NO_BODY };
  g_array_prepend_val (other->events, deployed); /* the rules fought it */
  fixture_seal (other);
  ck_fails (mu_store_add_battle (store, other, NULL, &error), MU_STORE_ERROR_IMPOSSIBLE,
            "do not come from the seed that both sides made");
}
END_TEST

/* Shown or hidden, and nothing of it where the new ones are. */
START_TEST (a_seal_of_before_comes_back)
{
  for (int hidden = 0; hidden < 2; hidden++) {
    g_autoptr (MuStore) store = fixture_store (":memory:");
    g_autoptr (MuBattleRecord) record = full_battle (6);
    gint64 id = 0;
    seal_as_before (&record->side[MU_SIDE_B]);
    if (hidden)
      mu_battle_side_hide (&record->side[MU_SIDE_B]);
    ck_ok (mu_store_add_battle (store, record, &id, &error));
    g_autoptr (MuBattleRecord) back = mu_store_battle (store, id, NULL);
    fixture_same_record (record, back);
    ck_assert_int_eq (fixture_count (store, "battle_seal"), 0);
    fixture_sound (store);
  }
}
END_TEST

static const char *const two_seals[] = {
  "INSERT INTO battle_plan (battle_id, side, seal, hidden) VALUES (1, 1, '7F3A-22C1-09BD', 0)",
  "UPDATE battle_seal SET salt = NULL WHERE side = 1; INSERT INTO battle_plan (battle_id, side,"
  " orders, code, hidden) VALUES (1, 1, 'hold', '000000000000', 0)",
};

/* A side that has two seals, or is hidden and has its orders here. */
START_TEST (a_seal_at_odds_with_the_papers_is_damage)
{
  for (guint i = 0; i < G_N_ELEMENTS (two_seals); i++) {
    g_autoptr (MuStore) store = fixture_store (":memory:");
    g_autoptr (MuBattleRecord) record = full_battle (6);
    gint64 id = 0;
    ck_ok (mu_store_add_battle (store, record, &id, &error));
    ck_assert_int_eq ((int) id, 1);
    ck_ok (mu_connection_run (mu_store_connection (store), two_seals[i], &error));
    ck_fails (mu_store_battle (store, id, &error), MU_STORE_ERROR_DAMAGED, "is damaged");
  }
}
END_TEST

START_TEST (a_plain_battle_leaves_no_rows)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuList) list = fixture_list ("Rome");
  g_autoptr (MuBattleRecord) record = fixture_battle ("Zama", list, list, 7, 5);
  ck_ok (mu_store_add_battle (store, record, NULL, &error));
  ck_assert_int_eq (fixture_count (store, "battle_field"), 0);
  ck_assert_int_eq (fixture_count (store, "battle_sky"), 0);
  ck_assert_int_eq (fixture_count (store, "battle_plan"), 0);
  ck_assert_int_eq (fixture_count (store, "battle_seal"), 0);
  ck_assert_int_eq (fixture_count (store, "battle_deployment"), 0);
  ck_assert_int_eq (fixture_count (store, "battle_planned"), 0);
  ck_assert_int_eq (fixture_count (store, "battle_terms"), 0);
}
END_TEST

/* Whom Muster commands has a row though nothing else is told of him. */
START_TEST (a_general_alone_is_kept)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuList) list = fixture_list ("Rome");
  for (int side = 0; side < MU_SIDES; side++) {
    g_autoptr (MuBattleRecord) record = fixture_battle ("Zama", list, list, 7 + side, 5);
    gint64 id = 0;
    record->side[side].commanded = TRUE;
    ck_ok (mu_store_add_battle (store, record, &id, &error));
    g_autoptr (MuBattleRecord) back = mu_store_battle (store, id, NULL);
    fixture_same_record (record, back);
    ck_assert (back->side[side].commanded && !back->side[MU_SIDE_B - side].commanded);
  }
  ck_assert_int_eq (fixture_count (store, "battle_terms WHERE commanded = 1"), 2);
  ck_assert_int_eq (fixture_count (store, "battle_terms"), 2);
  ck_fails (mu_connection_run (mu_store_connection (store), "UPDATE battle_terms SET commanded = 0",
                               &error),
            MU_STORE_ERROR_IMPOSSIBLE, "cannot take");
  fixture_sound (store);
}
END_TEST

START_TEST (taking_a_battle_back_takes_all_of_it)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  gint64 war = fixture_campaign (store, "War");
  g_autoptr (MuBattleRecord) record = fixture_campaign_battle (store, war, 8);
  record->field = make_field ();
  record->sky = TRUE;
  mu_battle_side_deploy (&record->side[0], 0)->ranks = 2;
  record->side[1].orders = make_orders (record, MU_SIDE_B);
  ck_ok (mu_store_record_campaign_battle (store, war, record, NULL, &error));
  ck_assert_int_eq (fixture_count (store, "battle_plan"), 1);
  ck_ok (mu_store_undo_campaign_battle (store, war, &error));
  ck_assert_int_eq (fixture_count (store, "battle_field"), 0);
  ck_assert_int_eq (fixture_count (store, "battle_sky"), 0);
  ck_assert_int_eq (fixture_count (store, "battle_plan"), 0);
  ck_assert_int_eq (fixture_count (store, "battle_deployment"), 0);
  fixture_sound (store);
}
END_TEST

/* --- what cannot be ------------------------------------------------------------ */

static void
river_through_hill (MuBattleRecord *record)
{
  static const MuSpot hill[] = { { 380, 260 }, { 480, 260 }, { 480, 380 }, { 380, 380 } };
  mu_field_plan_add (record->field, MU_FEATURE_STEEP_HILL, hill, 4);
}

static void
table_of_a_giant (MuBattleRecord *record)
{
  record->field->width = 40000;
}

static void
die_of_seven (MuBattleRecord *record)
{
  record->day.fog = 7;
}

static void
writing_all_day (MuBattleRecord *record)
{
  record->side[0].order_seconds = MU_ORDER_SECONDS_MAX + 1;
}

static void
orders_of_the_enemy (MuBattleRecord *record)
{
  g_clear_pointer (&record->side[0].orders, mu_orders_free);
  mu_list_unit (record->side[1].list, 2)->sub_unit = TRUE;
  mu_battle_side_seal (&record->side[1]);
  record->side[0].orders = make_orders (record, MU_SIDE_B);
}

static void
orders_for_nobody (MuBattleRecord *record)
{
  mu_orders_of (record->side[0].orders, 1)->unit = 17;
}

static void
fewer_deployed (MuBattleRecord *record)
{
  g_array_set_size (record->side[0].deployment, 3);
}

static void
placed_off_the_map (MuBattleRecord *record)
{
  mu_battle_side_deploy (&record->side[0], 3)->x = -1;
}

static void
turned_unplaced (MuBattleRecord *record)
{
  mu_battle_side_deploy (&record->side[0], 4)->turned = 1;
}

static void
formation_unheard_of (MuBattleRecord *record)
{
  mu_battle_side_deploy (&record->side[0], 3)->formation = (MuFormation) MU_FORMATIONS;
}

static void
moved_under_seal (MuBattleRecord *record)
{
  mu_battle_side_deploy (&record->side[1], 0)->y++;
}

static void
half_hidden (MuBattleRecord *record)
{
  record->side[1].hidden = TRUE;
}

static const struct {
  void (*spoil) (MuBattleRecord *record);
  const char *words;
} impossible[] = {
  { river_through_hill, "Naraggara" },
  { table_of_a_giant, "Naraggara" },
  { die_of_seven, "fog is 7" },
  { writing_all_day, "seconds for its orders is 36001" },
  { orders_of_the_enemy, "The orders of Rome" },
  { orders_for_nobody, "unit 18" },
  { fewer_deployed, "3 units are deployed" },
  { placed_off_the_map, "Numidae, deployment" },
  { turned_unplaced, "was not placed" },
  { formation_unheard_of, "Numidae, deployment is 5" },
  { moved_under_seal, "Karthago: what was sealed" },
  { half_hidden, "a seal and nothing else" },
};

START_TEST (papers_that_cannot_be_are_refused)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  for (guint i = 0; i < G_N_ELEMENTS (impossible); i++) {
    g_autoptr (MuBattleRecord) record = full_battle (9);
    impossible[i].spoil (record);
    ck_fails (mu_store_add_battle (store, record, NULL, &error), MU_STORE_ERROR_IMPOSSIBLE,
              impossible[i].words);
  }
  ck_assert_int_eq (fixture_count (store, "battle"), 0);
}
END_TEST

static const char *const wild_rows[] = {
  "UPDATE battle_field SET width = 99",
  "UPDATE battle_field SET field = ''",
  "UPDATE battle_field SET code = 'short'",
  "UPDATE battle_field SET battle_id = 99",
  "UPDATE battle_sky SET fog = 7",
  "UPDATE battle_sky SET coast = 2",
  "UPDATE battle_plan SET orders = NULL WHERE side = 0",
  "UPDATE battle_plan SET seal = 'open' WHERE side = 1",
  "UPDATE battle_plan SET seal = NULL WHERE side = 1",
  "UPDATE battle_seal SET seal = '7F3A-22C1-09BD'",
  "UPDATE battle_seal SET salt = ''",
  "UPDATE battle_seal SET side = 2",
  "UPDATE battle_plan SET hidden = 1 WHERE side = 0",
  "UPDATE battle_plan SET side = 2 WHERE side = 1",
  "UPDATE battle_deployment SET position = 40",
  "UPDATE battle_deployment SET placed = 0, x = 1",
  "UPDATE battle_deployment SET x = 4001, placed = 1",
  "UPDATE battle_deployment SET formation = 5",
  "UPDATE battle_deployment SET turned = 65536, placed = 1",
  "UPDATE battle_planned SET orders = 2",
  "UPDATE battle_planned SET orders = 0, deployment = 0",
  "UPDATE battle_planned SET side = 2",
  "UPDATE battle_terms SET arabs = 2",
  "UPDATE battle_terms SET wells = -1",
  "UPDATE battle_terms SET torches = 2",
  "UPDATE battle_terms SET order_seconds = 36001",
  "UPDATE battle_terms SET order_seconds = 0 WHERE side = 0",
  "UPDATE battle_terms SET side = 2",
  "UPDATE battle_terms SET commanded = 2",
  "UPDATE battle_terms SET commanded = NULL",
};

START_TEST (the_tables_refuse_wild_papers)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuBattleRecord) record = full_battle (10);
  mu_battle_side_seal_alone (&record->side[MU_SIDE_A]);
  seal_as_before (&record->side[MU_SIDE_B]);
  ck_ok (mu_store_add_battle (store, record, NULL, &error));
  for (guint i = 0; i < G_N_ELEMENTS (wild_rows); i++)
    ck_fails (mu_connection_run (mu_store_connection (store), wild_rows[i], &error),
              MU_STORE_ERROR_IMPOSSIBLE, "cannot take");
  fixture_sound (store);
}
END_TEST

static const char *const damage[] = {
  "UPDATE battle_field SET field = replace (field, 'Naraggara', 'Margaron')",
  "UPDATE battle_field SET code = '000000000000'",
  "UPDATE battle_field SET width = 720",
  "UPDATE battle_plan SET orders = replace (orders, 'Skirmish', 'Attack') WHERE side = 0",
};

/* What was changed behind Muster's back is found. */
START_TEST (damage_is_found_by_the_codes)
{
  for (guint i = 0; i < G_N_ELEMENTS (damage); i++) {
    g_autoptr (MuStore) store = fixture_store (":memory:");
    g_autoptr (MuBattleRecord) record = full_battle (11);
    gint64 id = 0;
    ck_ok (mu_store_add_battle (store, record, &id, &error));
    ck_ok (mu_connection_run (mu_store_connection (store), damage[i], &error));
    ck_fails (mu_store_battle (store, id, &error), MU_STORE_ERROR_DAMAGED, "damaged");
    g_autoptr (GPtrArray) findings = mu_store_examine (store, NULL);
    ck_assert_uint_eq (findings->len, 1);
  }
}
END_TEST

/* --- from 3 to 4 ----------------------------------------------------------------- */

/* A battle of the third version comes along as it was, and new ones have it all. */
START_TEST (battles_of_the_third_version_come_along)
{
  const MuOpenOptions options = { .create = TRUE };
  g_autofree char *folder = fixture_folder ();
  g_autofree char *path = fixture_path (folder, "club.muster");
  g_autoptr (MuList) list = fixture_list ("Rome");
  g_autoptr (MuBattleRecord) plain = fixture_battle ("Cannae", list, list, 12, 30);
  gint64 id = 0;
  MuStore *old = mu_store_open_with (path, &options, mu_migrations, 3, NULL);
  id = fixture_add_older (old, plain);
  mu_store_close (old);

  g_autoptr (MuStore) store = fixture_store (path);
  g_autoptr (MuBattleRecord) back = mu_store_battle (store, id, NULL);
  fixture_same_record (plain, back);
  g_autoptr (MuBattleRecord) record = full_battle (13);
  ck_ok (mu_store_add_battle (store, record, &id, &error));
  g_autoptr (MuBattleRecord) again = mu_store_battle (store, id, NULL);
  fixture_same_record (record, again);
  fixture_sound (store);
  fixture_remove (folder);
}
END_TEST

/* --- from 8 to 9 ----------------------------------------------------------------- */

/* wrg.weather.drought, wrg.weather.night.drift, wrg.orders.time-limit: the rules get them. */
START_TEST (terms_go_into_the_battle)
{
  g_autoptr (MuBattleRecord) record = full_battle (15);
  g_clear_pointer (&record->side[0].orders, mu_orders_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (MuRecordSetup) it = mu_record_setup_new (record, &error);
  ck_assert_msg (it != NULL, "%s", error ? error->message : "");
  for (int side = 0; side < MU_SIDES; side++) {
    ck_assert_int_eq (wrg_of (it)->sky->arabs[side], side == MU_SIDE_B);
    ck_assert_int_eq (wrg_of (it)->sky->wells[side], side == MU_SIDE_B);
    ck_assert_int_eq (wrg_of (it)->sky->torches[side], side == MU_SIDE_B);
    ck_assert_int_eq (wrg_of (it)->side[side].order_seconds,
                      side == MU_SIDE_B ? MU_ORDER_SECONDS_MAX : 700);
    ck_assert_int_eq (wrg_of (it)->side[side].commanded, side == MU_SIDE_B);
  }
  ck_assert_int_eq (mu_battle_record_wrote_first (record), MU_SIDE_A);
}
END_TEST

static void
forget_terms (MuBattleRecord *record)
{
  for (int side = 0; side < MU_SIDES; side++) {
    MuBattleSideRecord *own = &record->side[side];
    own->arabs = own->wells = own->torches = FALSE;
    own->order_seconds = 0;
    own->commanded = FALSE;
  }
}

static void
forget_salts (MuBattleRecord *record)
{
  for (int side = 0; side < MU_SIDES; side++)
    if (record->side[side].seal != NULL)
      seal_as_before (&record->side[side]);
}

/* A battle of each version that this program can still write comes along without terms, one of
 * the eighth with all the rest that it can have. */
START_TEST (battles_of_earlier_versions_have_no_terms)
{
  const MuOpenOptions options = { .create = TRUE };
  g_autofree char *folder = fixture_folder ();
  g_autoptr (MuList) list = fixture_list ("Rome");
  for (guint version = 3; version < MU_STORE_VERSION; version++) {
    g_autofree char *name = g_strdup_printf ("%u.muster", version);
    g_autofree char *path = fixture_path (folder, name);
    g_autoptr (MuBattleRecord) record
        = version < 8 ? fixture_battle ("Cannae", list, list, 14, 30) : full_battle (14);
    gint64 id = 0;
    forget_terms (record);
    forget_salts (record);
    MuStore *old = mu_store_open_with (path, &options, mu_migrations, version, NULL);
    id = fixture_add_older (old, record);
    mu_store_close (old);
    g_autoptr (MuStore) store = fixture_store (path);
    g_autoptr (MuBattleRecord) back = mu_store_battle (store, id, NULL);
    fixture_same_record (record, back);
    ck_assert (!mu_battle_side_has_terms (&back->side[0]));
    fixture_sound (store);
  }
  fixture_remove (folder);
}
END_TEST

/* --- from 16 to 17 --------------------------------------------------------------- */

#define TERMS_OF_16                                                                                \
  "INSERT INTO battle_terms (battle_id, side, arabs, wells, torches, order_seconds)"               \
  " VALUES (1, 0, 0, 1, 0, 0), (1, 1, 1, 0, 1, 612)"

static MuBattleRecord *
battle_with_terms (void)
{
  g_autoptr (MuList) list = fixture_list ("Rome");
  MuBattleRecord *record = fixture_battle ("Cannae", list, list, 16, 30);
  record->side[MU_SIDE_A].wells = TRUE;
  record->side[MU_SIDE_B].arabs = record->side[MU_SIDE_B].torches = TRUE;
  record->side[MU_SIDE_B].order_seconds = 612;
  return record;
}

/* What an act of that version noted as it deleted them. */
static GBytes *
delete_terms (MuConnection *connection)
{
  sqlite3_session *session = NULL;
  int size = 0;
  void *noted = NULL;
  ck_assert_int_eq (sqlite3session_create (mu_connection_handle (connection), "main", &session), 0);
  ck_assert_int_eq (sqlite3session_attach (session, "battle_terms"), 0);
  ck_ok (mu_connection_run (connection, "DELETE FROM battle_terms", &error));
  ck_assert_int_eq (sqlite3session_changeset (session, &size, &noted), 0);
  sqlite3session_delete (session);
  return g_bytes_new_with_free_func (noted, (gsize) size, sqlite3_free, noted);
}

/* A club of the sixteenth version with that battle, brought on; deleted: NULL for its terms to
 * stay. */
static MuStore *
brought_on_from_16 (const char *path, GBytes **deleted)
{
  const MuOpenOptions options = { .create = TRUE };
  g_autoptr (MuBattleRecord) record = battle_with_terms ();
  forget_terms (record);
  MuStore *old = mu_store_open_with (path, &options, mu_migrations, 16, NULL);
  ck_assert_int_eq (fixture_count (old, "pragma_table_info ('battle_terms')"), 6);
  ck_assert_int_eq (fixture_add_older (old, record), 1);
  ck_ok (mu_connection_run (mu_store_connection (old), TERMS_OF_16, &error));
  if (deleted != NULL)
    *deleted = delete_terms (mu_store_connection (old));
  mu_store_close (old);
  return fixture_store (path);
}

/* Nobody had Muster command him then. What an act noted of a row ends before the new column. */
START_TEST (the_terms_of_the_sixteenth_version_come_along)
{
  g_autofree char *folder = fixture_folder ();
  g_autofree char *path = fixture_path (folder, "club.muster");
  g_autoptr (GBytes) deleted = NULL;
  g_autoptr (MuBattleRecord) record = battle_with_terms ();
  g_autoptr (MuStore) store = brought_on_from_16 (path, _i == 0 ? NULL : &deleted);
  ck_assert_int_eq (fixture_count (store, "battle_terms"), _i == 0 ? 2 : 0);
  if (deleted != NULL)
    ck_ok (mu_act_session_revert (mu_store_connection (store), deleted, &error));
  g_autoptr (MuBattleRecord) back = mu_store_battle (store, 1, NULL);
  fixture_same_record (back, record);
  ck_assert_int_eq (fixture_count (store, "battle_terms WHERE commanded = 0"), 2);
  fixture_sound (store);
  fixture_remove (folder);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    a_copy_has_all_of_it_and_its_own,
    without_a_field_the_table_is_the_usual_one,
    who_chose_nothing_is_not_deployed,
    a_seal_breaks_with_any_change,
    a_guessed_plan_does_not_have_the_code,
    codes_are_what_they_were,
    a_code_has_nothing_that_looks_alike,
    what_is_hidden_leaves_the_seal_alone,
    all_of_it_comes_back,
    a_seal_that_was_never_opened_comes_back,
    the_seed_that_both_made_comes_back,
    a_seed_that_not_both_made_is_refused,
    a_seal_of_before_comes_back,
    a_seal_at_odds_with_the_papers_is_damage,
    a_plain_battle_leaves_no_rows,
    a_general_alone_is_kept,
    taking_a_battle_back_takes_all_of_it,
    papers_that_cannot_be_are_refused,
    the_tables_refuse_wild_papers,
    damage_is_found_by_the_codes,
    battles_of_the_third_version_come_along,
    battles_of_earlier_versions_have_no_terms,
    terms_go_into_the_battle,
  };
  const TTest *const loops[] = { the_terms_of_the_sixteenth_version_come_along };
  return fixture_run_loops ("field", tests, G_N_ELEMENTS (tests), loops, G_N_ELEMENTS (loops), 2);
}
