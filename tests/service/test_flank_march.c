/* Horse that is planned to march round a flank: it is ordered, stays off the table until it comes,
 * and goes only where the rules, the doctrine and the player's own papers leave it to. */
#include "app/service/battle/battle_planner.h"
#include "tests/service/fixture.h"

#define SEEDS 12

static MuShelf *books;
static MuList *rome, *numidia;

#define RIDERS(name)                                                                               \
  "<unit name=\"" name "\" option=\"light-horse\" troop=\"Irr C LC JLS Sh\" figures=\"10\" "       \
  "ranks=\"2\" line=\"0\" order=\"skirmish\"/>"

/* Two bodies of light horse to a wing, and a book that likes marches often. */
static const char numidians[]
    = "<army-list version=\"1\" rules=\"wrg5\" name=\"Numidia\" year=\"-110\" points=\"600\">"
      "<book id=\"numidian\" edition=\"1\"/><general name=\"Jugurtha\" rank=\"commander\" "
      "training=\"irregular\" rides-with=\"5\"/>" RIDERS ("First") RIDERS ("Second")
          RIDERS ("Third") RIDERS (
              "Fourth") "<unit name=\"Guard\" option=\"guard\" troop=\"Irr B LC JLS Sh\" "
                        "figures=\"2\" "
                        "ranks=\"1\" line=\"1\" order=\"hold\" bodyguard=\"yes\"/></army-list>";

static void
set_up (void)
{
  g_autoptr (GError) error = NULL;
  books = mu_shelf_open (NULL, NULL);
  rome = fixture_sample ("zama-roman.xml");
  numidia = mu_list_read_data (numidians, strlen (numidians), "numidia.xml", &error);
  ck_assert_msg (numidia != NULL, "%s", error ? error->message : "");
}

static void
tear_down (void)
{
  mu_list_free (rome);
  mu_list_free (numidia);
  mu_shelf_free (books);
}

static MuBattleRecord *
prepared (guint64 seed, MuSide outscouted)
{
  const MuBattlePlan plan = { .list = { numidia, rome }, .seed = seed, .month = 6 };
  g_autoptr (GError) error = NULL;
  MuBattleRecord *record = mu_battle_prepare (&plan, &error);
  ck_assert_msg (record != NULL, "%s", error ? error->message : "");
  record->outscouted = outscouted;
  return record;
}

static MuPlanMarch
march (MuBattleRecord *record, MuSide side)
{
  g_autoptr (GError) error = NULL;
  MuPlanWish wish = mu_plan_wish_usual (NULL);
  wish.may_march = TRUE;
  MuPlanMarch march;
  ck_assert_msg (mu_battle_plan_side_as (record, side, books, &wish, &march, &error), "%s",
                 error ? error->message : "");
  return march;
}

static void
plan (MuBattleRecord *record, MuSide side)
{
  ck_assert (mu_battle_plan_side (record, side, books, NULL));
}

static const MuWrgArrivalOrder *
arrival_of (const MuBattleRecord *record, int unit)
{
  return &mu_orders_of (record->side[MU_SIDE_A].orders, unit)->orders.arrival;
}

static int
count_off_table (const MuBattleRecord *record)
{
  int off = 0;
  for (guint i = 0; i < numidia->units->len; i++)
    off += !mu_battle_side_deployment (&record->side[MU_SIDE_A], (int) i).placed;
  return off;
}

static int
period_of_arrival (const MuBattleRecord *record, int unit)
{
  for (guint i = 0; i < record->events->len; i++) {
    const MuEvent *event = &g_array_index (record->events, MuEvent, i);
    if (event->kind == MU_EVENT_ARRIVED && event->body == unit)
      return event->period;
  }
  return 0;
}

/* One that likes marches often sends somebody in some of the battles; gives the first. */
static MuBattleRecord *
first_with_march (MuSide outscouted, MuPlanMarch *gone)
{
  for (guint64 seed = 0; seed < SEEDS; seed++) {
    g_autoptr (MuBattleRecord) record = prepared (seed, outscouted);
    *gone = march (record, MU_SIDE_A);
    if (gone->end == MU_PLAN_MARCH_GOES)
      return g_steal_pointer (&record);
    ck_assert_int_eq (gone->end, MU_PLAN_MARCH_NOT_NOW);
  }
  ck_abort_msg ("nobody marches in %d battles", SEEDS);
}

/* wrg.deploy.flank-march.side, wrg.deploy.flank-march.arrival, wrg.deploy.off-table */
START_TEST (who_is_sent_round_a_flank_comes)
{
  int sent = 0, come = 0;
  for (guint64 seed = 0; seed < SEEDS; seed++) {
    g_autoptr (MuBattleRecord) record = prepared (seed, MU_SIDE_NONE);
    const MuPlanMarch gone = march (record, MU_SIDE_A);
    plan (record, MU_SIDE_B);
    ck_assert_int_eq (count_off_table (record), gone.end == MU_PLAN_MARCH_GOES);
    fixture_fight (record);
    ck_assert_uint_eq (fixture_digest_again (record), record->digest);
    if (gone.end != MU_PLAN_MARCH_GOES)
      continue;
    ck_assert_int_eq (arrival_of (record, gone.unit)->how, MU_WRG_MARCH_ROUND);
    ck_assert_int_eq (arrival_of (record, gone.unit)->flank, MU_WRG_RIGHT_FLANK);
    ck_assert_int_le (2 * mu_list_unit_points (numidia, (guint) gone.unit),
                      mu_list_points (numidia));
    const int period = period_of_arrival (record, gone.unit);
    ck_assert (period == 0 || period >= 2);
    sent++;
    come += period > 0;
  }
  ck_assert_int_gt (sent, 2);
  ck_assert_int_lt (sent, SEEDS);
  ck_assert_int_gt (come, 0);
}
END_TEST

/* wrg.deploy.flank-march.side: who has outscouted the enemy may go round his own left as well, and
 * the battle knows that he has. */
START_TEST (who_has_outscouted_goes_round_either_flank)
{
  int left = 0;
  for (guint64 seed = 0; seed < SEEDS; seed++) {
    g_autoptr (MuBattleRecord) record = prepared (seed, MU_SIDE_B);
    const MuPlanMarch gone = march (record, MU_SIDE_A);
    plan (record, MU_SIDE_B);
    left += gone.end == MU_PLAN_MARCH_GOES && gone.left;
    fixture_fight (record);
    ck_assert_uint_eq (fixture_digest_again (record), record->digest);
  }
  ck_assert_int_gt (left, 0);
}
END_TEST

START_TEST (nobody_marches_who_was_not_asked_to)
{
  for (guint64 seed = 0; seed < SEEDS; seed++) {
    g_autoptr (MuBattleRecord) record = prepared (seed, MU_SIDE_NONE);
    plan (record, MU_SIDE_A);
    ck_assert_int_eq (count_off_table (record), 0);
  }
}
END_TEST

/* wrg.deploy.outscouted */
START_TEST (the_outscouted_march_round_nobody)
{
  g_autoptr (MuBattleRecord) record = prepared (1, MU_SIDE_A);
  const MuPlanMarch none = march (record, MU_SIDE_A);
  ck_assert_int_eq (none.end, MU_PLAN_MARCH_REFUSED);
  ck_assert_int_eq (none.rule, MU_RULE_WRG_DEPLOY_OUTSCOUTED);
  ck_assert_int_eq (count_off_table (record), 0);
}
END_TEST

START_TEST (written_orders_send_whom_they_send)
{
  g_autoptr (MuBattleRecord) record = prepared (1, MU_SIDE_B);
  g_autoptr (MuOrders) orders = mu_orders_new (numidia, NULL);
  ck_assert (mu_battle_set_orders (record, MU_SIDE_A, orders, NULL, NULL));
  ck_assert_int_eq (march (record, MU_SIDE_A).end, MU_PLAN_MARCH_NOT_ASKED);
  ck_assert_int_eq (count_off_table (record), 0);
}
END_TEST

START_TEST (who_has_a_place_on_the_table_does_not_march)
{
  MuPlanMarch gone;
  g_autoptr (MuBattleRecord) record = first_with_march (MU_SIDE_NONE, &gone);
  ck_assert (mu_battle_set_orders (record, MU_SIDE_A, NULL, NULL, NULL));
  ck_assert_int_eq (march (record, MU_SIDE_A).unit, gone.unit); /* it has none */
  ck_assert (mu_battle_set_orders (record, MU_SIDE_A, NULL, NULL, NULL));
  *mu_battle_side_deploy (&record->side[MU_SIDE_A], gone.unit)
      = (MuDeployment){ .placed = TRUE, .x = 200, .y = 20, .ranks = 2 };
  const MuPlanMarch stands = march (record, MU_SIDE_A);
  ck_assert_int_eq (stands.end, MU_PLAN_MARCH_STANDS);
  ck_assert_int_eq (stands.unit, gone.unit);
  ck_assert_int_eq (arrival_of (record, gone.unit)->how, MU_WRG_ON_TABLE);
}
END_TEST

static void
expect_words (const MuPlanMarch *march, const char *words)
{
  g_autofree char *said = mu_battle_march_words (numidia, march);
  ck_assert_str_eq (said, words);
}

START_TEST (what_came_of_a_march_is_said)
{
  static const struct {
    MuPlanMarch march;
    const char *words;
  } cases[] = {
    { { MU_PLAN_MARCH_NOT_ASKED, MU_RULE_NONE, -1, FALSE }, "" },
    { { MU_PLAN_MARCH_GOES, MU_RULE_NONE, 0, FALSE },
      "Numidia: “First” marches round the right flank." },
    { { MU_PLAN_MARCH_GOES, MU_RULE_NONE, 1, TRUE },
      "Numidia: “Second” marches round the left flank." },
    { { MU_PLAN_MARCH_DISLIKED, MU_RULE_NONE, -1, FALSE },
      "Numidia sends nobody round a flank: armies of its kind never do." },
    { { MU_PLAN_MARCH_REFUSED, MU_RULE_WRG_DEPLOY_FLANK_MARCH_SIDE, -1, FALSE },
      "Numidia may send nobody round a flank: only the own right flank without having outscouted "
      "(Deployment)." },
    { { MU_PLAN_MARCH_NOBODY, MU_RULE_NONE, -1, FALSE },
      "Numidia sends nobody round a flank: it has no horse on a wing to spare." },
    { { MU_PLAN_MARCH_STANDS, MU_RULE_NONE, 2, FALSE },
      "Numidia sends nobody round a flank: “Third”, which would go, stands on the table." },
  };
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    expect_words (&cases[i].march, cases[i].words);
}
END_TEST

int
main (void)
{
  TCase *cases = tcase_create ("flank_march");
  tcase_set_timeout (cases, 60);
  tcase_add_checked_fixture (cases, set_up, tear_down);
  tcase_add_test (cases, who_is_sent_round_a_flank_comes);
  tcase_add_test (cases, who_has_outscouted_goes_round_either_flank);
  tcase_add_test (cases, nobody_marches_who_was_not_asked_to);
  tcase_add_test (cases, the_outscouted_march_round_nobody);
  tcase_add_test (cases, written_orders_send_whom_they_send);
  tcase_add_test (cases, who_has_a_place_on_the_table_does_not_march);
  tcase_add_test (cases, what_came_of_a_march_is_said);
  return fixture_run ("flank_march", cases);
}
