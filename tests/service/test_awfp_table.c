/* Fast Play on the table: figures and stands, what lies beside units, orders of a turn, the army
 * that breaks, the record. */
#include <string.h>

#include "app/service/awfp/table/tokens.h"
#include "app/service/club/club.h"
#include "app/service/table/table_battle.h"
#include "app/service/table/table_token.h"
#include "app/service/table/table_words.h"
#include "db/acts/acts.h"
#include "db/campaign/campaigns.h"
#include "db/campaign/forces.h"
#include "db/store.h"
#include "lists/battle/awfp/record_setup.h"
#include "lists/battle/battle_claims.h"
#include "lists/battle/battle_count.h"
#include "reports/account/account.h"
#include "reports/account/battle_report.h"
#include "reports/sheet/battle_sheet.h"
#include "rules/awfp/battle/markers.h"
#include "tests/service/fixture.h"

/* Units of the samples, from 0; the generals' stands come last. */
enum { NUMIDIANS, HASTATI, VELITES, HASTATI_VI, PRINCIPES, TRIARII, SCIPIO };

static const MuTableUnit nobody = { MU_SIDE_NONE, 0 };

#define ck_ok(call)                                                                                \
  do {                                                                                             \
    GError *error = NULL;                                                                          \
    gboolean worked = (call) ? TRUE : FALSE;                                                       \
    ck_assert_msg (worked &&error == NULL, "%s: %s", #call, error ? error->message : "failed");    \
  } while (0)

typedef struct {
  MuClub *club;
  MuStore *store;
  MuTableBattle *battle;
} Evening;

static MuBattleRecord *
prepare (const MuList *a, const MuList *b)
{
  const MuBattlePlan plan = { .name = "Zama", .list = { a, b }, .seed = 202, .month = 10 };
  MuBattleRecord *record = mu_battle_prepare (&plan, NULL);
  ck_assert_ptr_nonnull (record);
  return record;
}

static void
sit_down (Evening *evening, const MuBattleRecord *prepared, gint64 campaign)
{
  ck_ok (mu_table_battle_begin (evening->store, prepared, campaign, &error));
  evening->battle = mu_table_battle_open (evening->store, NULL);
  ck_assert_ptr_nonnull (evening->battle);
}

static MuTableBattle *
evening_new (Evening *evening)
{
  MuList *list[MU_SIDES];
  fixture_stands (list);
  g_autoptr (MuBattleRecord) prepared = prepare (list[MU_SIDE_A], list[MU_SIDE_B]);
  evening->club = mu_club_open (":memory:", NULL);
  evening->store = mu_club_store (evening->club);
  sit_down (evening, prepared, 0);
  mu_list_free (list[MU_SIDE_A]);
  mu_list_free (list[MU_SIDE_B]);
  return evening->battle;
}

static void
evening_end (Evening *evening)
{
  g_autoptr (GPtrArray) findings = mu_store_examine (evening->store, NULL);
  ck_assert_msg (findings->len == 0, "%s", findings->len ? (char *) findings->pdata[0] : "");
  mu_table_battle_free (evening->battle);
  mu_club_close (evening->club);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Evening, evening_end)

static MuTableUnit
roman (int unit)
{
  return (MuTableUnit){ MU_SIDE_A, unit };
}

static MuTableUnit
punic (int unit)
{
  return (MuTableUnit){ MU_SIDE_B, unit };
}

static const MuUnitOutcome *
state (const MuTableBattle *battle, MuTableUnit unit)
{
  return mu_table_battle_unit (battle, unit.side, unit.unit);
}

static void
hurt (MuTableBattle *battle, MuTableUnit unit, int figures)
{
  ck_ok (mu_table_battle_hurt (battle, unit, figures, nobody, 0, &error));
}

static gboolean
put (MuTableBattle *battle, MuTableUnit unit, const char *key, GError **error)
{
  const int to = mu_table_state_find (mu_table_battle_course (battle)->system, key);
  ck_assert_int_ge (to, 0);
  return mu_table_battle_set_state (battle, unit, to, nobody, 0, error);
}

static const char *
key_of (const MuTableBattle *battle, MuTableUnit unit)
{
  return mu_table_battle_course (battle)->system->states[mu_table_battle_state (battle, unit)].key;
}

static gboolean
lay (MuTableBattle *battle, MuTableUnit unit, const char *word, GError **error)
{
  int token, value;
  ck_assert (mu_table_token_find (mu_table_battle_course (battle)->system, word, &token, &value));
  return mu_table_battle_lay (battle, unit, token, value, 0, error);
}

static void
next_turn (MuTableBattle *battle)
{
  ck_ok (mu_table_battle_next_period (battle, &error));
}

static MuTableOrders
orders_of (const MuTableBattle *battle, MuSide side)
{
  MuTableOrders orders[MU_SIDES];
  mu_fast_orders (mu_table_battle_course (battle), orders);
  return orders[side];
}

static const MuEvent *
last_event (const MuTableBattle *battle, int kind)
{
  const GArray *events = mu_table_battle_now (battle)->events;
  for (guint i = events->len; i > 0; i--)
    if (g_array_index (events, MuEvent, i - 1).kind == kind)
      return &g_array_index (events, MuEvent, i - 1);
  return NULL;
}

/* --- figures and stands ------------------------------------------------------- */

/* awfp.losses.stand-removal, awfp.losses.markers, awfp.figures.close, awfp.figures.skirmish: four
 * figures a stand of the hastati, two of the velites; the rest stays. */
START_TEST (figures_take_stands_off)
{
  g_auto (Evening) evening = { 0 };
  MuTableBattle *battle = evening_new (&evening);
  hurt (battle, roman (HASTATI), 3);
  ck_assert_int_eq (state (battle, roman (HASTATI))->figures_left, 3);
  ck_assert_int_eq (state (battle, roman (HASTATI))->carried, 3);
  hurt (battle, roman (HASTATI), 6);
  ck_assert_int_eq (state (battle, roman (HASTATI))->figures_left, 1);
  ck_assert_int_eq (state (battle, roman (HASTATI))->carried, 1);
  ck_assert_int_eq (state (battle, roman (HASTATI))->casualties, 9);
  hurt (battle, roman (VELITES), 3);
  ck_assert_int_eq (state (battle, roman (VELITES))->figures_left, 2);
  ck_assert_int_eq (state (battle, roman (VELITES))->carried, 1);
  hurt (battle, roman (VELITES), 3);
  ck_assert_int_eq (state (battle, roman (VELITES))->fate, MU_FATE_DESTROYED);
  ck_ok (mu_table_battle_take_back (battle, NULL, &error));
  ck_assert_int_eq (state (battle, roman (VELITES))->fate, MU_FATE_ON_TABLE);
  ck_assert_int_eq (state (battle, roman (VELITES))->figures_left, 2);
}
END_TEST

/* awfp.losses.stand-removal: by hand a slip, of a sum what was thrown. */
START_TEST (more_than_are_left_are_refused_by_hand)
{
  g_auto (Evening) evening = { 0 };
  MuTableBattle *battle = evening_new (&evening);
  hurt (battle, roman (HASTATI), 9);
  ck_refused (mu_table_battle_hurt (battle, roman (HASTATI), 4, nobody, 0, &error),
              "Hastati, legion V has 3 figures left and cannot lose 4 (Losses and Stand Removal)");
  ck_assert_uint_eq (mu_table_battle_sums (battle)->len, 1);
  g_autoptr (MuKeptSum) volley = mu_kept_sum_new ();
  g_free (volley->kind);
  volley->kind = g_strdup ("volley");
  volley->hit = roman (HASTATI);
  volley->casualties = 4;
  ck_ok (mu_table_battle_keep (battle, volley, NULL, &error));
  ck_assert_int_eq (state (battle, roman (HASTATI))->casualties, 12);
  ck_assert_int_eq (state (battle, roman (HASTATI))->fate, MU_FATE_DESTROYED);
}
END_TEST

/* --- states -------------------------------------------------------------------- */

START_TEST (disorder_goes_its_steps_and_back)
{
  static const char *const steps[]
      = { "disordered", "fragmented", "disordered", "on-table", "fragmented", "in-rout" };
  g_auto (Evening) evening = { 0 };
  MuTableBattle *battle = evening_new (&evening);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++) {
    ck_ok (put (battle, roman (TRIARII), steps[i], &error));
    ck_assert_str_eq (key_of (battle, roman (TRIARII)), steps[i]);
  }
  ck_refused (put (battle, roman (TRIARII), "in-rout", &error), "already");
  while (mu_table_battle_sums (battle)->len > 0)
    ck_ok (mu_table_battle_take_back (battle, NULL, &error));
  ck_assert_str_eq (key_of (battle, roman (TRIARII)), "on-table");
}
END_TEST

/* awfp.orders.recover.rout: who rallies stands again in pieces, in no better order. */
START_TEST (routers_rally_fragmented_alone)
{
  g_auto (Evening) evening = { 0 };
  MuTableBattle *battle = evening_new (&evening);
  ck_ok (lay (battle, roman (NUMIDIANS), "frenzied", &error));
  ck_ok (put (battle, roman (NUMIDIANS), "in-rout", &error));
  ck_refused (put (battle, roman (NUMIDIANS), "on-table", &error), "(Recover)");
  ck_refused (put (battle, roman (NUMIDIANS), "disordered", &error), "(Recover)");
  ck_ok (put (battle, roman (NUMIDIANS), "fragmented", &error));
  ck_assert_str_eq (key_of (battle, roman (NUMIDIANS)), "fragmented");
  ck_assert_int_eq (
      mu_table_course_token (mu_table_battle_course (battle), roman (NUMIDIANS), MU_FAST_FRENZY),
      0);
  const MuEvent *told = last_event (battle, MU_AWFP_EVENT_STATE);
  ck_assert_int_eq (told->rule, MU_RULE_AWFP_RECOVER_ROUT);
  ck_assert_int_eq (told->value[0], 2);
  ck_ok (put (battle, roman (NUMIDIANS), "in-rout", &error));
  ck_ok (put (battle, roman (NUMIDIANS), "routed-off", &error));
  ck_refused (put (battle, roman (NUMIDIANS), "on-table", &error), "does not come back");
}
END_TEST

/* awfp.general.capture (reading): nobody is taken; nor does anybody retire. */
START_TEST (what_fast_play_does_not_know_is_refused)
{
  static const MuTableMark unknown[] = { MU_MARK_CAPTURED, MU_MARK_RETIRING };
  g_auto (Evening) evening = { 0 };
  MuTableBattle *battle = evening_new (&evening);
  for (guint i = 0; i < G_N_ELEMENTS (unknown); i++)
    ck_refused (mu_table_battle_mark (battle, roman (HASTATI), unknown[i], nobody, 0, &error),
                "by these rules no unit is");
  const MuTableObjective hill = { .name = (char *) "The hill", .points = 5, .held = MU_SIDE_A };
  ck_refused (mu_table_battle_set_objective (battle, &hill, 0, &error), "(Sequence of Play)");
  ck_assert_uint_eq (mu_table_battle_sums (battle)->len, 0);
}
END_TEST

/* Nobody is left of it, as where the rules destroy it themselves. */
START_TEST (all_figures_go_with_a_unit_that_is_destroyed)
{
  g_auto (Evening) evening = { 0 };
  MuTableBattle *battle = evening_new (&evening);
  hurt (battle, roman (HASTATI), 5);
  ck_ok (put (battle, roman (HASTATI), "destroyed", &error));
  ck_assert_int_eq (state (battle, roman (HASTATI))->casualties, 12);
  ck_assert_int_eq (last_event (battle, MU_EVENT_STRENGTH)->value[2], 2);
  ck_assert_int_eq (last_event (battle, MU_EVENT_STRENGTH)->value[3], 7);
  ck_ok (mu_table_battle_lose_general (battle, roman (SCIPIO), MU_GENERAL_END_KILLED, nobody, 0,
                                       &error));
  ck_assert_int_eq (state (battle, roman (SCIPIO))->casualties, 3);
  ck_assert (mu_table_battle_now (battle)->side[MU_SIDE_A].general_lost);
}
END_TEST

/* --- what lies beside units ------------------------------------------------------ */

/* awfp.missile.ammunition, awfp.orders.frenzied.eligible-irregular */
START_TEST (tokens_lie_where_they_can)
{
  g_auto (Evening) evening = { 0 };
  MuTableBattle *battle = evening_new (&evening);
  ck_ok (lay (battle, roman (VELITES), "low", &error));
  ck_assert_int_eq (last_event (battle, MU_AWFP_EVENT_STATE)->value[2], 1);
  ck_ok (put (battle, roman (VELITES), "disordered", &error));
  ck_ok (lay (battle, roman (VELITES), "out", &error));
  const MuEvent *told = last_event (battle, MU_AWFP_EVENT_STATE);
  ck_assert_int_eq (told->value[0], 1);
  ck_assert_int_eq (told->value[2], 2);
  ck_assert_str_eq (((const MuKeptSum *) mu_table_battle_sums (battle)->pdata[2])->headline,
                    "Velites: out of missiles");
  ck_refused (lay (battle, roman (TRIARII), "low", &error), "(Missile Fire Phase)");
  ck_refused (lay (battle, roman (TRIARII), "in-combat", &error), "(Casualties Amongst Generals)");
  hurt (battle, roman (VELITES), 6);
  ck_refused (lay (battle, roman (VELITES), "low", &error), "no longer on the table");
}
END_TEST

/* --- the orders of a turn ---------------------------------------------------------- */

static int
all_orders (const MuTableBattle *battle)
{
  const MuTableOrders orders = orders_of (battle, MU_SIDE_A);
  return orders.general + orders.army;
}

/* awfp.sequence.first-turn */
START_TEST (the_first_turn_has_no_orders)
{
  g_auto (Evening) evening = { 0 };
  MuTableBattle *battle = evening_new (&evening);
  ck_assert_int_eq (all_orders (battle), 0);
  ck_refused (lay (battle, roman (HASTATI), "advance", &error), "(Sequence of Play)");
  next_turn (battle);
  ck_assert_int_eq (all_orders (battle), 0);
  ck_refused (lay (battle, roman (HASTATI), "dummy", &error), "(Sequence of Play)");
  next_turn (battle);
  ck_assert_int_ge (all_orders (battle), 5);
  ck_ok (lay (battle, roman (HASTATI), "advance", &error));
}
END_TEST

/* awfp.general.leadership.ratings, awfp.general.army-orders: as his dice said, and two. */
START_TEST (orders_are_as_many_as_he_rolled)
{
  static const int of_ability[] = { 6, 5, 4, 3 };
  g_auto (Evening) evening = { 0 };
  MuTableBattle *battle = evening_new (&evening);
  const GPtrArray *leadership = mu_table_battle_now (battle)->side[MU_SIDE_A].leadership;
  const int ability = ((const MuLeadership *) leadership->pdata[0])->ability;
  next_turn (battle);
  next_turn (battle);
  ck_assert_int_eq (orders_of (battle, MU_SIDE_A).general, of_ability[ability]);
  ck_assert_int_eq (orders_of (battle, MU_SIDE_A).army, 2);
  ck_assert_int_eq (orders_of (battle, MU_SIDE_A).dummies, 3);
}
END_TEST

/* awfp.orders.one-per-unit, awfp.orders.marker-life: another order takes the place of the first;
 * the next turn begins without any. */
START_TEST (orders_are_counted_and_taken_up)
{
  g_auto (Evening) evening = { 0 };
  MuTableBattle *battle = evening_new (&evening);
  next_turn (battle);
  next_turn (battle);
  ck_ok (lay (battle, roman (HASTATI), "advance", &error));
  ck_ok (lay (battle, roman (VELITES), "dummy", &error));
  ck_assert_int_eq (orders_of (battle, MU_SIDE_A).given, 1);
  ck_assert_int_eq (orders_of (battle, MU_SIDE_A).dummies_laid, 1);
  ck_ok (lay (battle, roman (HASTATI), "charge", &error));
  ck_assert_int_eq (orders_of (battle, MU_SIDE_A).given, 1);
  ck_assert_int_eq (last_event (battle, MU_AWFP_EVENT_MARKER)->value[0], MU_AWFP_CHARGE);
  ck_assert_int_eq (last_event (battle, MU_AWFP_EVENT_MARKER)->phase, MU_AWFP_PHASE_ORDERS);
  next_turn (battle);
  ck_assert_int_eq (orders_of (battle, MU_SIDE_A).given, 0);
  ck_assert_int_eq (orders_of (battle, MU_SIDE_A).dummies_laid, 0);
  ck_ok (mu_table_battle_take_back (battle, NULL, &error));
  ck_assert_int_eq (orders_of (battle, MU_SIDE_A).given, 1);
}
END_TEST

/* awfp.general.indisposed.*, awfp.general.routed, awfp.general.orders-lost: the army's own two
 * stay. */
START_TEST (a_hindered_general_gives_none)
{
  static const struct {
    const char *word;
    gboolean state;
    MuRule why;
  } cases[] = {
    { "in-combat", FALSE, MU_RULE_AWFP_GENERAL_INDISPOSED },
    { "in-rout", TRUE, MU_RULE_AWFP_GENERAL_INDISPOSED },
    { "off-table", TRUE, MU_RULE_AWFP_GENERAL_INDISPOSED },
    { "destroyed", TRUE, MU_RULE_AWFP_GENERAL_ORDERS_LOST },
  };
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_auto (Evening) evening = { 0 };
    MuTableBattle *battle = evening_new (&evening);
    next_turn (battle);
    next_turn (battle);
    ck_ok (cases[i].state ? put (battle, roman (SCIPIO), cases[i].word, &error)
                          : lay (battle, roman (SCIPIO), cases[i].word, &error));
    const MuTableOrders orders = orders_of (battle, MU_SIDE_A);
    ck_assert_int_eq (orders.general, 0);
    ck_assert_int_eq (orders.army, 2);
    ck_assert_int_eq (orders.why, cases[i].why);
    ck_ok (lay (battle, roman (HASTATI), "advance", &error));
    ck_ok (lay (battle, roman (PRINCIPES), "advance", &error));
    ck_refused (lay (battle, roman (TRIARII), "advance", &error), "(Casualties Amongst Generals)");
    ck_assert_int_eq (orders_of (battle, MU_SIDE_A).given, 2);
  }
}
END_TEST

/* awfp.orders.defend, awfp.orders.retreat.barred, awfp.orders.recover.one, awfp.orders.dummy,
 * awfp.general.independent */
START_TEST (orders_that_a_unit_may_not_have_are_refused)
{
  g_auto (Evening) evening = { 0 };
  MuTableBattle *battle = evening_new (&evening);
  next_turn (battle);
  next_turn (battle);
  ck_refused (lay (battle, roman (NUMIDIANS), "defend", &error), "(Defend)");
  ck_refused (lay (battle, roman (HASTATI), "recover", &error), "(Recover)");
  ck_refused (lay (battle, roman (SCIPIO), "advance", &error), "(The Generals)");
  ck_ok (lay (battle, roman (NUMIDIANS), "frenzied", &error));
  ck_refused (lay (battle, roman (NUMIDIANS), "retreat", &error), "(Retreat)");
  ck_ok (lay (battle, roman (NUMIDIANS), "recover", &error));
  /* awfp.orders.frenzied.halt-cost-mounted */
  ck_assert_int_eq (orders_of (battle, MU_SIDE_A).given, 2);
  ck_ok (put (battle, roman (HASTATI), "in-rout", &error));
  ck_refused (lay (battle, roman (HASTATI), "advance", &error), "(Recover)");
  ck_ok (lay (battle, roman (HASTATI), "recover", &error));
  for (int unit = VELITES; unit <= PRINCIPES; unit++)
    ck_ok (lay (battle, roman (unit), "dummy", &error));
  ck_refused (lay (battle, roman (TRIARII), "dummy", &error), "(Dummy Orders)");
}
END_TEST

/* --- turns and the end ---------------------------------------------------------- */

/* awfp.sequence.victory (reading): fifteen turns at most. */
START_TEST (the_last_turn_is_the_last)
{
  g_auto (Evening) evening = { 0 };
  MuTableBattle *battle = evening_new (&evening);
  for (int turn = 1; turn <= MU_AWFP_TURNS; turn++)
    next_turn (battle);
  ck_refused (mu_table_battle_next_period (battle, &error), "no more than 15 turns");
  ck_refused (mu_table_battle_hurt (battle, roman (0), 1, nobody, 16, &error),
              "no more than 15 turns");
  ck_refused (mu_table_battle_finish (battle, 16, MU_SIDE_NONE, &error), "expected up to 15");
  ck_refused (mu_table_battle_finish (battle, 14, MU_SIDE_NONE, &error), "14 turns are too few");
  ck_assert_int_eq (mu_table_battle_now (battle)->periods, MU_AWFP_TURNS);
}
END_TEST

/* awfp.sequence.victory (reading): more than half; the battle ends with the turn. */
START_TEST (an_army_breaks_with_more_than_half)
{
  g_auto (Evening) evening = { 0 };
  MuTableBattle *battle = evening_new (&evening);
  next_turn (battle);
  hurt (battle, punic (0), 1);
  for (int unit = NUMIDIANS; unit <= VELITES; unit++)
    ck_ok (put (battle, roman (unit), "in-rout", &error));
  g_autoptr (MuBattleRecord) still = mu_table_battle_standing (battle);
  ck_assert_int_eq (still->winner, MU_SIDE_B); /* by points */
  next_turn (battle);
  ck_ok (put (battle, roman (TRIARII), "off-table", &error));
  g_autoptr (MuBattleRecord) over = mu_table_battle_standing (battle);
  ck_assert_int_eq (over->winner, MU_SIDE_B);
  g_autofree char *verdict = mu_table_verdict (over);
  ck_assert_msg (strstr (verdict, "broken: 4 of 7 units gone") != NULL, "%s", verdict);
  ck_refused (mu_table_battle_next_period (battle, &error), "Record the result");
  ck_ok (put (battle, roman (HASTATI), "fragmented", &error));
  next_turn (battle);
}
END_TEST

/* A side that breaks has lost whatever its points. */
START_TEST (a_broken_army_loses_with_more_points)
{
  g_auto (Evening) evening = { 0 };
  MuTableBattle *battle = evening_new (&evening);
  const int all = (int) mu_table_battle_now (battle)->side[MU_SIDE_B].results->len;
  for (int unit = 0; unit < all; unit++)
    hurt (battle, punic (unit), state (battle, punic (unit))->figures_left > 1 ? 1 : 0);
  for (int unit = HASTATI; unit <= TRIARII; unit++)
    hurt (battle, roman (unit), 4);
  ck_ok (put (battle, roman (NUMIDIANS), "off-table", &error));
  ck_ok (put (battle, roman (VELITES), "off-table", &error));
  ck_ok (put (battle, roman (SCIPIO), "off-table", &error));
  ck_ok (put (battle, roman (TRIARII), "off-table", &error));
  g_autoptr (MuBattleRecord) over = mu_table_battle_standing (battle);
  ck_assert_int_eq (over->winner, MU_SIDE_B);
}
END_TEST

/* Who gives up has lost, whatever he has left. */
START_TEST (who_concedes_has_lost)
{
  g_auto (Evening) evening = { 0 };
  MuTableBattle *battle = evening_new (&evening);
  hurt (battle, punic (0), 1);
  ck_ok (mu_table_battle_concede (battle, MU_SIDE_A, &error));
  g_autoptr (MuBattleRecord) over = mu_table_battle_standing (battle);
  ck_assert_int_eq (over->winner, MU_SIDE_B);
  const MuEvent *gave_up = &g_array_index (over->events, MuEvent, over->events->len - 2);
  ck_assert_int_eq (gave_up->kind, MU_EVENT_GAVE_UP);
  ck_assert_int_eq (gave_up->value[0], MU_SIDE_A);
  ck_ok (mu_table_battle_concede (battle, MU_SIDE_NONE, &error));
  g_autoptr (MuBattleRecord) on = mu_table_battle_standing (battle);
  ck_assert_int_eq (on->winner, MU_SIDE_A);
}
END_TEST

/* The points are those that the rules count in their own battles. */
START_TEST (the_count_is_that_of_the_rules)
{
  for (guint64 seed = 1; seed <= 12; seed++) {
    MuList *list[MU_SIDES];
    fixture_stands (list);
    const MuBattlePlan plan
        = { .name = "Zama", .list = { list[0], list[1] }, .seed = seed, .month = 6 };
    g_autoptr (MuBattleRecord) record = mu_battle_prepare (&plan, NULL);
    fixture_fight (record);
    g_autoptr (MuBattleRecord) counted = mu_battle_record_copy (record);
    mu_battle_record_count (counted, MU_SIDE_NONE);
    for (int side = 0; side < MU_SIDES; side++) {
      ck_assert_int_eq (counted->side[side].start_quarters, record->side[side].start_quarters);
      ck_assert_int_eq (counted->side[side].left_quarters, record->side[side].left_quarters);
      mu_list_free (list[side]);
    }
    ck_assert_int_eq (mu_record_awfp_winner (counted, MU_SIDE_NONE), record->winner);
  }
}
END_TEST

/* --- the record ------------------------------------------------------------------ */

static void
play (MuTableBattle *battle)
{
  next_turn (battle);
  next_turn (battle);
  ck_ok (lay (battle, roman (HASTATI), "charge", &error));
  ck_ok (lay (battle, roman (VELITES), "dummy", &error));
  ck_ok (mu_table_battle_hurt (battle, punic (0), 3, roman (HASTATI), 0, &error));
  ck_ok (lay (battle, roman (VELITES), "low", &error));
  ck_ok (put (battle, roman (PRINCIPES), "disordered", &error));
  ck_ok (put (battle, punic (1), "in-rout", &error));
  next_turn (battle);
  ck_ok (put (battle, punic (1), "fragmented", &error));
  ck_ok (put (battle, roman (NUMIDIANS), "off-table", &error));
  ck_ok (put (battle, roman (NUMIDIANS), "on-table", &error));
  hurt (battle, roman (HASTATI), 12);
  ck_ok (mu_table_battle_lose_general (battle, roman (SCIPIO), MU_GENERAL_END_KILLED, nobody, 0,
                                       &error));
}

START_TEST (the_battle_sheet_proves_itself)
{
  g_auto (Evening) evening = { 0 };
  MuTableBattle *battle = evening_new (&evening);
  play (battle);
  g_autoptr (MuBattleRecord) record = mu_table_battle_finish (battle, 5, MU_SIDE_NONE, NULL);
  MuContradiction found = { 0 };
  ck_assert_msg (mu_battle_holds (record, &found), "%s", found.words);
  ck_assert_int_eq (mu_battle_general_end (record, MU_SIDE_A), MU_GENERAL_END_KILLED);
  gsize length, again_length;
  g_autofree char *data = mu_battle_sheet_write_data (record, &length);
  g_autoptr (GError) error = NULL;
  g_autoptr (MuBattleRecord) back = mu_battle_sheet_read_data (data, length, "zama", &error);
  ck_assert_msg (back != NULL, "%s", error ? error->message : "");
  g_autofree char *again = mu_battle_sheet_write_data (back, &again_length);
  ck_assert_str_eq (data, again);
}
END_TEST

static char *
told (const MuBattleRecord *record)
{
  g_autoptr (GPtrArray) lines = mu_account (record);
  GString *all = g_string_new (NULL);
  for (guint i = 0; i < lines->len; i++)
    g_string_append_printf (all, "%s\n", ((const MuAccountLine *) lines->pdata[i])->text);
  return g_string_free (all, FALSE);
}

/* In the words that battles by the rules are told in. */
START_TEST (the_account_tells_it)
{
  static const char *const sentences[] = {
    "Hastati, legion V had the order to charge.",
    "Velites had a dummy marker.",
    "Velites ran low on missiles.",
    "Principes fell into disorder.",
    "rallied, but fragmented.",
    "Masinissa's Numidians left the table.",
    "Masinissa's Numidians came back",
    "The last turn was over.",
  };
  g_auto (Evening) evening = { 0 };
  MuTableBattle *battle = evening_new (&evening);
  play (battle);
  g_autoptr (MuBattleRecord) record = mu_table_battle_finish (battle, 5, MU_SIDE_NONE, NULL);
  g_autofree char *account = told (record);
  for (guint i = 0; i < G_N_ELEMENTS (sentences); i++)
    ck_assert_msg (strstr (account, sentences[i]) != NULL, "%s: %s", sentences[i], account);
}
END_TEST

/* awfp.sequence.victory (reading): half is not more than half; the priest is no unit. */
START_TEST (who_has_lost_half_has_not_broken)
{
  g_auto (Evening) evening = { 0 };
  MuTableBattle *battle = evening_new (&evening);
  next_turn (battle);
  for (int unit = 0; unit < 3; unit++)
    ck_ok (put (battle, punic (unit), "off-table", &error));
  ck_assert_int_eq (mu_record_awfp_units (&mu_table_battle_now (battle)->side[MU_SIDE_B]), 6);
  g_autoptr (MuBattleRecord) half = mu_table_battle_finish (battle, 15, MU_SIDE_NONE, NULL);
  g_autofree char *over = told (half);
  ck_assert_ptr_nonnull (strstr (over, "The last turn was over."));
  ck_ok (put (battle, punic (3), "off-table", &error));
  g_autoptr (MuBattleRecord) more = mu_table_battle_finish (battle, 2, MU_SIDE_NONE, NULL);
  g_autofree char *broke = told (more);
  ck_assert_ptr_nonnull (strstr (broke, "Hannibal at Zama broke: 4 of its 6 units were gone."));
}
END_TEST

/* --- in a campaign --------------------------------------------------------------------- */

static gint64
war_of_stands (MuStore *store)
{
  MuList *list[MU_SIDES];
  MuCampaignPlan plan = { .name = "War", .sides = MU_SIDES, .year = -202, .month = 10 };
  gint64 id;
  fixture_stands (list);
  for (int side = 0; side < MU_SIDES; side++) {
    ck_assert (mu_store_add_list (store, list[side], &plan.list[side], NULL));
    mu_list_free (list[side]);
  }
  ck_assert (mu_store_add_campaign (store, &plan, &id, NULL));
  return id;
}

/* Stands that are off stay off, figures short of one come back; the list that fights next is so
 * much smaller, and taken back all are there. */
START_TEST (a_campaign_has_its_losses)
{
  g_auto (Evening) evening = { .club = mu_club_open (":memory:", NULL) };
  evening.store = mu_club_store (evening.club);
  const gint64 war = war_of_stands (evening.store);
  g_autoptr (MuList) a = mu_store_campaign_army (evening.store, war, MU_SIDE_A, NULL, NULL);
  g_autoptr (MuList) b = mu_store_campaign_army (evening.store, war, MU_SIDE_B, NULL, NULL);
  g_autoptr (MuBattleRecord) prepared = prepare (a, b);
  sit_down (&evening, prepared, war);
  next_turn (evening.battle);
  hurt (evening.battle, roman (HASTATI), 9);
  hurt (evening.battle, roman (VELITES), 6);
  gint64 id;
  ck_ok (mu_table_battle_record (evening.battle, 6, MU_SIDE_NONE, &id, &error));
  g_autoptr (MuBattleRecord) kept = mu_store_battle (evening.store, id, NULL);
  ck_assert_int_eq (kept->periods, 6);
  ck_assert_int_eq (kept->winner, MU_SIDE_B);
  g_autoptr (MuList) next = mu_store_campaign_army (evening.store, war, MU_SIDE_A, NULL, NULL);
  ck_assert_int_eq (mu_list_figures (next), mu_list_figures (a) - 2 - 3);
  ck_assert_int_eq (mu_list_unit (next, HASTATI)->figures, 1);
  ck_assert (mu_store_take_back_act (evening.store, war, 2, NULL));
  g_autoptr (MuList) again = mu_store_campaign_army (evening.store, war, MU_SIDE_A, NULL, NULL);
  ck_assert_int_eq (mu_list_figures (again), mu_list_figures (a));
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("awfp_table");
  tcase_set_timeout (tests, 60);
  tcase_add_test (tests, figures_take_stands_off);
  tcase_add_test (tests, more_than_are_left_are_refused_by_hand);
  tcase_add_test (tests, disorder_goes_its_steps_and_back);
  tcase_add_test (tests, routers_rally_fragmented_alone);
  tcase_add_test (tests, what_fast_play_does_not_know_is_refused);
  tcase_add_test (tests, all_figures_go_with_a_unit_that_is_destroyed);
  tcase_add_test (tests, tokens_lie_where_they_can);
  tcase_add_test (tests, the_first_turn_has_no_orders);
  tcase_add_test (tests, orders_are_as_many_as_he_rolled);
  tcase_add_test (tests, orders_are_counted_and_taken_up);
  tcase_add_test (tests, a_hindered_general_gives_none);
  tcase_add_test (tests, orders_that_a_unit_may_not_have_are_refused);
  tcase_add_test (tests, the_last_turn_is_the_last);
  tcase_add_test (tests, an_army_breaks_with_more_than_half);
  tcase_add_test (tests, a_broken_army_loses_with_more_points);
  tcase_add_test (tests, who_concedes_has_lost);
  tcase_add_test (tests, the_count_is_that_of_the_rules);
  tcase_add_test (tests, the_battle_sheet_proves_itself);
  tcase_add_test (tests, the_account_tells_it);
  tcase_add_test (tests, who_has_lost_half_has_not_broken);
  tcase_add_test (tests, a_campaign_has_its_losses);
  return fixture_run ("awfp_table", tests);
}
