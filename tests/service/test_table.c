/* A battle fought on the table: from sums to casualties, from marks to the count. */
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/service/club/club.h"
#include "app/service/table/table_battle.h"
#include "db/store.h"
#include "reports/account/account.h"
#include "reports/account/battle_report.h"
#include "reports/sheet/battle_sheet.h"
#include "tests/service/fixture.h"

/* Units of the samples, from 0. */
enum { NUMIDIANS, HASTATI, VELITES, HASTATI_VI, LAELIUS, PRINCIPES, GUARD, TRIARII };
enum { HORSE, SLINGERS, ELEPHANTS, GAULS };

static const MuTableUnit nobody = { MU_SIDE_NONE, 0 };

#define ck_ok(call)                                                                                \
  do {                                                                                             \
    GError *error = NULL;                                                                          \
    gboolean worked = (call) ? TRUE : FALSE;                                                       \
    ck_assert_msg (worked &&error == NULL, "%s: %s", #call, error ? error->message : "failed");    \
  } while (0)

static MuBattleRecord *
prepare (const MuList *a, const MuList *b)
{
  const MuBattlePlan plan = { .name = "Zama", .list = { a, b }, .seed = 202, .month = 10 };
  MuBattleRecord *record = mu_battle_prepare (&plan, NULL);
  ck_assert_ptr_nonnull (record);
  return record;
}

/* An evening on the table, of a campaign or of none. */
typedef struct {
  MuClub *club;
  MuStore *store;
  gint64 campaign;
  MuTableBattle *battle;
} Evening;

static void
look (Evening *evening)
{
  g_clear_pointer (&evening->battle, mu_table_battle_free);
  evening->battle = mu_table_battle_open (evening->store, NULL);
  ck_assert_ptr_nonnull (evening->battle);
}

static Evening
evening_new (gboolean campaign)
{
  Evening evening = { .club = mu_club_open (":memory:", NULL) };
  evening.store = mu_club_store (evening.club);
  ck_assert (mu_club_add_samples (evening.club, NULL));
  evening.campaign = campaign ? 1 : 0;
  g_autoptr (MuList) a = mu_store_campaign_army (evening.store, 1, MU_SIDE_A, NULL, NULL);
  g_autoptr (MuList) b = mu_store_campaign_army (evening.store, 1, MU_SIDE_B, NULL, NULL);
  g_autoptr (MuBattleRecord) prepared = prepare (a, b);
  ck_ok (mu_table_battle_begin (evening.store, prepared, evening.campaign, &error));
  look (&evening);
  return evening;
}

static void
evening_end (Evening *evening)
{
  g_autoptr (GPtrArray) findings = mu_store_examine (evening->store, NULL);
  ck_assert_msg (findings->len == 0, "%s", findings->len ? (char *) findings->pdata[0] : "");
  mu_table_battle_free (evening->battle);
  mu_club_close (evening->club);
}

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

static void
hurt (Evening *evening, MuTableUnit unit, int casualties)
{
  ck_ok (mu_table_battle_hurt (evening->battle, unit, casualties, nobody, 0, &error));
}

static void
mark (Evening *evening, MuTableUnit unit, MuTableMark mark)
{
  ck_ok (mu_table_battle_mark (evening->battle, unit, mark, nobody, 0, &error));
}

static const MuUnitOutcome *
state (const Evening *evening, MuTableUnit unit)
{
  return mu_table_battle_unit (evening->battle, unit.side, unit.unit);
}

static gint64
left (const Evening *evening, MuSide side)
{
  return mu_table_battle_now (evening->battle)->side[side].left_quarters;
}

/* A shooting sum with its dice, as the calculator keeps it. */
static MuKeptSum *
volley (MuTableUnit by, MuTableUnit hit, int casualties, int period)
{
  MuKeptSum *sum = mu_kept_sum_new ();
  const MuRoll die = { .subject = 1, .purpose = MU_ROLL_SHOOT_PLUS, .value = 4, .real = 1 };
  g_free (sum->kind);
  g_free (sum->headline);
  sum->kind = g_strdup ("shoot");
  sum->headline = g_strdup_printf ("%d casualties", casualties);
  sum->by = by;
  sum->hit = hit;
  sum->casualties = casualties;
  sum->period = period;
  g_array_append_val (sum->rolls, die);
  return sum;
}

static void
shoot (Evening *evening, MuTableUnit by, MuTableUnit hit, int casualties, int period)
{
  g_autoptr (MuKeptSum) sum = volley (by, hit, casualties, period);
  ck_ok (mu_table_battle_keep (evening->battle, sum, NULL, &error));
}

/* --- casualties ----------------------------------------------------------- */

/* wrg.casualties.remove: 18 men carry over; 27 more make 45, two figures and 5. */
START_TEST (twenty_casualties_are_a_figure)
{
  Evening evening = evening_new (FALSE);
  hurt (&evening, roman (HASTATI), 18);
  ck_assert_int_eq (state (&evening, roman (HASTATI))->figures_left, 20);
  ck_assert_int_eq (state (&evening, roman (HASTATI))->carried, 18);
  hurt (&evening, roman (HASTATI), 27);
  ck_assert_int_eq (state (&evening, roman (HASTATI))->figures_left, 18);
  ck_assert_int_eq (state (&evening, roman (HASTATI))->carried, 5);
  ck_assert_int_eq (state (&evening, roman (HASTATI))->casualties, 45);
  evening_end (&evening);
}
END_TEST

/* wrg.casualties.elephant: a model goes at twenty; the third of three with the
 * sixtieth casualty, and more than sixty are nobody's. */
START_TEST (models_are_removed_at_twenty)
{
  Evening evening = evening_new (FALSE);
  shoot (&evening, roman (VELITES), punic (ELEPHANTS), 39, 1);
  ck_assert_int_eq (state (&evening, punic (ELEPHANTS))->figures_left, 2);
  ck_assert_int_eq (state (&evening, punic (ELEPHANTS))->carried, 19);
  shoot (&evening, roman (VELITES), punic (ELEPHANTS), 40, 2);
  ck_assert_int_eq (state (&evening, punic (ELEPHANTS))->figures_left, 0);
  ck_assert_int_eq (state (&evening, punic (ELEPHANTS))->casualties, 60);
  ck_assert_int_eq (state (&evening, punic (ELEPHANTS))->fate, MU_FATE_DESTROYED);
  ck_assert_int_eq (state (&evening, roman (VELITES))->inflicted, 60);
  evening_end (&evening);
}
END_TEST

START_TEST (a_sum_taken_back_heals_its_casualties)
{
  Evening evening = evening_new (FALSE);
  const gint64 whole = left (&evening, MU_SIDE_B);
  shoot (&evening, roman (VELITES), punic (GAULS), 33, 1);
  ck_assert_int_eq (state (&evening, punic (GAULS))->figures_left, 27);
  ck_ok (mu_table_battle_take_back (evening.battle, NULL, &error));
  ck_assert_int_eq (state (&evening, punic (GAULS))->figures_left, 28);
  ck_assert_int_eq (state (&evening, roman (VELITES))->inflicted, 0);
  ck_assert_int_eq (left (&evening, MU_SIDE_B), whole);
  g_autoptr (MuKeptSum) back = NULL;
  ck_ok (mu_table_battle_bring_back (evening.battle, &back, &error));
  ck_assert_str_eq (back->headline, "33 casualties");
  ck_assert_int_eq (state (&evening, punic (GAULS))->carried, 13);
  ck_ok (mu_table_battle_take_back (evening.battle, NULL, &error));
  ck_refused (mu_table_battle_take_back (evening.battle, NULL, &error), "taken back");
  evening_end (&evening);
}
END_TEST

/* Losses never rise again, and those taken add up, whatever the order. */
START_TEST (casualties_add_up)
{
  Evening evening = evening_new (FALSE);
  GRand *luck = g_rand_new_with_seed (202);
  int due[8] = { 0 };
  for (int i = 0; i < 60; i++) {
    const int unit = g_rand_int_range (luck, 0, 8), men = g_rand_int_range (luck, 0, 30);
    const MuUnitOutcome before = *state (&evening, roman (unit));
    if (before.fate == MU_FATE_DESTROYED)
      continue;
    hurt (&evening, roman (unit), men);
    const MuUnitOutcome *after = state (&evening, roman (unit));
    due[unit] = MIN (due[unit] + men, 20 * after->figures_start);
    ck_assert_int_eq (after->casualties, due[unit]);
    ck_assert_int_eq (20 * (after->figures_start - after->figures_left) + after->carried,
                      due[unit]);
    ck_assert_int_lt (after->carried, 20);
  }
  g_rand_free (luck);
  evening_end (&evening);
}
END_TEST

/* --- marks and the count ------------------------------------------------------ */

/* Scipio's army is worth 997 points: 72 in Numidians (12 at 6) and 25 for their
 * command, 88 in velites (22 at 4) and 10. */
#define WHOLE (997 * 4)

/* wrg.victory.count: nothing for casualties: two hastati at 6 are 12 points. */
START_TEST (casualties_count_nothing)
{
  Evening evening = evening_new (FALSE);
  ck_assert_int_eq (left (&evening, MU_SIDE_A), WHOLE);
  hurt (&evening, roman (HASTATI), 45);
  ck_assert_int_eq (left (&evening, MU_SIDE_A), WHOLE - 12 * 4);
  evening_end (&evening);
}
END_TEST

/* wrg.victory.count, wrg.victory.half, wrg.victory.prisoners: what 97 points of
 * Numidians, command points with them (wrg.victory.command-points), count. */
static const struct {
  MuTableMark mark[3];
  MuFate fate;
  int lost; /* quarter points of 97 * 4 */
} ends[] = {
  { { MU_MARK_BROKEN }, MU_FATE_IN_ROUT, 388 },
  { { MU_MARK_BROKEN, MU_MARK_RALLIED }, MU_FATE_ON_TABLE, 0 },
  { { MU_MARK_BROKEN, MU_MARK_ROUTED_OFF }, MU_FATE_ROUTED_OFF, 388 },
  { { MU_MARK_BROKEN, MU_MARK_CAPTURED }, MU_FATE_PRISONER, 291 },
  { { MU_MARK_BROKEN, MU_MARK_DESTROYED }, MU_FATE_DESTROYED, 388 },
  { { MU_MARK_RETIRING }, MU_FATE_RETIRING, 194 },
  { { MU_MARK_RETIRING, MU_MARK_RALLIED }, MU_FATE_ON_TABLE, 0 },
  { { MU_MARK_LEFT }, MU_FATE_OFF_TABLE, 194 },
  { { MU_MARK_LEFT, MU_MARK_RETURNED }, MU_FATE_ON_TABLE, 0 },
  { { MU_MARK_BROKEN, MU_MARK_ROUTED_OFF, MU_MARK_RETURNED }, MU_FATE_ON_TABLE, 0 },
};

START_TEST (each_fate_counts_as_the_book_says)
{
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++) {
    Evening evening = evening_new (FALSE);
    for (int k = 0; k < 3 && ends[i].mark[k] != MU_MARK_NONE; k++)
      mark (&evening, roman (NUMIDIANS), ends[i].mark[k]);
    ck_assert_int_eq (state (&evening, roman (NUMIDIANS))->fate, ends[i].fate);
    ck_assert_int_eq (state (&evening, roman (NUMIDIANS))->breaks,
                      ends[i].mark[0] == MU_MARK_BROKEN);
    ck_assert_int_eq (left (&evening, MU_SIDE_A), WHOLE - ends[i].lost);
    evening_end (&evening);
  }
}
END_TEST

/* wrg.victory.prisoners, wrg.victory.count: the guard, 4 at 12 points, is taken with
 * Scipio, 100: a quarter of 148 is left. Off the table in rout: nothing. */
START_TEST (the_general_shares_the_fate_of_his_guard)
{
  Evening evening = evening_new (FALSE);
  mark (&evening, roman (GUARD), MU_MARK_CAPTURED);
  ck_assert (mu_table_battle_now (evening.battle)->side[MU_SIDE_A].general_lost);
  ck_assert_int_eq (left (&evening, MU_SIDE_A), WHOLE - 3 * 148);
  ck_ok (mu_table_battle_take_back (evening.battle, NULL, &error));
  ck_assert (!mu_table_battle_now (evening.battle)->side[MU_SIDE_A].general_lost);
  mark (&evening, roman (GUARD), MU_MARK_BROKEN);
  mark (&evening, roman (GUARD), MU_MARK_ROUTED_OFF);
  ck_assert_int_eq (left (&evening, MU_SIDE_A), WHOLE - 4 * 148);
  evening_end (&evening);
}
END_TEST

/* wrg.victory.count: a general who falls alone costs his 100 points. */
START_TEST (a_general_may_fall_alone)
{
  Evening evening = evening_new (FALSE);
  mark (&evening, roman (GUARD), MU_MARK_GENERAL_LOST);
  ck_assert_int_eq (state (&evening, roman (GUARD))->fate, MU_FATE_ON_TABLE);
  ck_assert_int_eq (left (&evening, MU_SIDE_A), WHOLE - 400);
  evening_end (&evening);
}
END_TEST

/* How he fell is told with it, and kept. */
START_TEST (it_is_told_how_a_general_was_lost)
{
  for (int end = MU_GENERAL_END_LOST; end <= MU_GENERAL_END_KILLED; end++) {
    Evening evening = evening_new (FALSE);
    ck_ok (mu_table_battle_lose_general (evening.battle, roman (GUARD), (MuGeneralEnd) end, nobody,
                                         1, &error));
    const MuBattleRecord *now = mu_table_battle_now (evening.battle);
    ck_assert_int_eq (mu_battle_general_end (now, MU_SIDE_A), end);
    ck_assert_int_eq (left (&evening, MU_SIDE_A), WHOLE - 400);
    ck_refused (mu_table_battle_lose_general (evening.battle, roman (GUARD), (MuGeneralEnd) end,
                                              nobody, 1, &error),
                "No commander-in-chief");
    evening_end (&evening);
  }
}
END_TEST

/* --- what cannot be ----------------------------------------------------------- */

static const struct {
  MuTableMark before; /* set on the Numidians first */
  MuTableMark mark;
  const char *words;
} impossible[] = {
  { MU_MARK_NONE, MU_MARK_RALLIED, "neither routs nor retires" },
  { MU_MARK_NONE, MU_MARK_RETURNED, "has not left" },
  { MU_MARK_NONE, MU_MARK_GENERAL_LOST, "No commander-in-chief" },
  { MU_MARK_BROKEN, MU_MARK_BROKEN, "in rout already" },
  { MU_MARK_LEFT, MU_MARK_BROKEN, "no longer on the table" },
  { MU_MARK_LEFT, MU_MARK_RETIRING, "no longer on the table" },
  { MU_MARK_ROUTED_OFF, MU_MARK_LEFT, "no longer on the table" },
  { MU_MARK_DESTROYED, MU_MARK_CAPTURED, "destroyed or taken" },
  { MU_MARK_CAPTURED, MU_MARK_RETURNED, "has not left" },
};

START_TEST (a_mark_that_cannot_be_is_refused)
{
  for (guint i = 0; i < G_N_ELEMENTS (impossible); i++) {
    Evening evening = evening_new (FALSE);
    if (impossible[i].before != MU_MARK_NONE)
      mark (&evening, roman (NUMIDIANS), impossible[i].before);
    const guint kept = mu_table_battle_sums (evening.battle)->len;
    ck_refused (mu_table_battle_mark (evening.battle, roman (NUMIDIANS), impossible[i].mark, nobody,
                                      0, &error),
                impossible[i].words);
    ck_assert_uint_eq (mu_table_battle_sums (evening.battle)->len, kept);
    evening_end (&evening);
  }
}
END_TEST

START_TEST (casualties_that_cannot_be_are_refused)
{
  Evening evening = evening_new (FALSE);
  mark (&evening, roman (VELITES), MU_MARK_LEFT);
  ck_refused (mu_table_battle_hurt (evening.battle, roman (VELITES), 5, nobody, 0, &error),
              "Velites is no longer on the table");
  ck_refused (mu_table_battle_hurt (evening.battle, roman (8), 5, nobody, 0, &error),
              "Neither army");
  ck_refused (mu_table_battle_hurt (evening.battle, roman (-1), 5, nobody, 0, &error),
              "Neither army");
  ck_refused (mu_table_battle_hurt (evening.battle, roman (0), -5, nobody, 0, &error), "cannot be");
  ck_refused (mu_table_battle_hurt (evening.battle, roman (0), 5, punic (9), 0, &error),
              "Neither army");
  evening_end (&evening);
}
END_TEST

START_TEST (the_periods_must_fit_what_was_entered)
{
  Evening evening = evening_new (FALSE);
  shoot (&evening, roman (VELITES), punic (GAULS), 33, 4);
  ck_refused (mu_table_battle_finish (evening.battle, 3, MU_SIDE_NONE, &error), "too few");
  ck_refused (mu_table_battle_finish (evening.battle, 256, MU_SIDE_NONE, &error), "more than");
  g_autoptr (MuBattleRecord) record
      = mu_table_battle_finish (evening.battle, 6, MU_SIDE_NONE, NULL);
  ck_assert_int_eq (record->periods, 6);
  evening_end (&evening);
}
END_TEST

/* --- the record ------------------------------------------------------------------ */

static void
play (Evening *evening)
{
  shoot (evening, roman (VELITES), punic (ELEPHANTS), 60, 1);
  shoot (evening, punic (SLINGERS), roman (HASTATI), 45, 1);
  hurt (evening, punic (GAULS), 200);
  ck_ok (mu_table_battle_mark (evening->battle, punic (GAULS), MU_MARK_BROKEN, nobody, 3, &error));
  ck_ok (mu_table_battle_mark (evening->battle, punic (GAULS), MU_MARK_CAPTURED, roman (HASTATI), 4,
                               &error));
  mark (evening, punic (HORSE), MU_MARK_RETIRING);
  mark (evening, roman (NUMIDIANS), MU_MARK_BROKEN);
  mark (evening, roman (NUMIDIANS), MU_MARK_RALLIED);
  mark (evening, roman (VELITES), MU_MARK_LEFT);
  mark (evening, roman (VELITES), MU_MARK_RETURNED);
  mark (evening, roman (GUARD), MU_MARK_GENERAL_LOST);
  mark (evening, roman (GUARD), MU_MARK_DESTROYED);
}

/* The sheet of the battle proves itself and reads back the same. */
START_TEST (the_battle_sheet_proves_itself)
{
  Evening evening = evening_new (FALSE);
  play (&evening);
  g_autoptr (MuBattleRecord) record
      = mu_table_battle_finish (evening.battle, 5, MU_SIDE_NONE, NULL);
  gsize length, again_length;
  g_autofree char *data = mu_battle_sheet_write_data (record, &length);
  g_autoptr (GError) error = NULL;
  g_autoptr (MuBattleRecord) back = mu_battle_sheet_read_data (data, length, "zama", &error);
  ck_assert_msg (back != NULL, "%s", error ? error->message : "");
  g_autofree char *again = mu_battle_sheet_write_data (back, &again_length);
  ck_assert_str_eq (data, again);
  ck_assert_uint_eq (record->rolls->len, 3); /* the weather and two volleys */
  evening_end (&evening);
}
END_TEST

/* wrg.victory.margin: Carthage, of 1,000 points, has lost its elephants and Gauls,
 * Rome little: ahead by more than a tenth. */
START_TEST (the_winner_is_who_has_more_left)
{
  Evening evening = evening_new (FALSE);
  g_autoptr (MuBattleRecord) draw = mu_table_battle_finish (evening.battle, 1, MU_SIDE_NONE, NULL);
  ck_assert_int_eq (draw->winner, MU_SIDE_NONE);
  mark (&evening, punic (GAULS), MU_MARK_DESTROYED);
  mark (&evening, punic (ELEPHANTS), MU_MARK_DESTROYED);
  g_autoptr (MuBattleRecord) won = mu_table_battle_finish (evening.battle, 1, MU_SIDE_NONE, NULL);
  ck_assert_int_eq (won->winner, MU_SIDE_A);
  evening_end (&evening);
}
END_TEST

/* wrg.victory.prisoners: who concedes counts a quarter for all troops on the table,
 * his general with his guard; who had left still counts half. Velites, 98 points. */
START_TEST (who_concedes_keeps_a_quarter)
{
  Evening evening = evening_new (FALSE);
  g_autoptr (MuBattleRecord) all = mu_table_battle_finish (evening.battle, 2, MU_SIDE_A, NULL);
  ck_assert_int_eq (all->side[MU_SIDE_A].left_quarters, 997);
  ck_assert_int_eq (all->side[MU_SIDE_B].left_quarters, 4000);
  ck_assert_int_eq (all->winner, MU_SIDE_B);
  mark (&evening, roman (VELITES), MU_MARK_LEFT);
  g_autoptr (MuBattleRecord) some = mu_table_battle_finish (evening.battle, 2, MU_SIDE_A, NULL);
  ck_assert_int_eq (some->side[MU_SIDE_A].left_quarters, 997 - 98 + 2 * 98);
  evening_end (&evening);
}
END_TEST

/* --- objectives ------------------------------------------------------------------ */

static void
hold (Evening *evening, const char *name, int points, MuSide side, gboolean contested)
{
  const MuTableObjective objective = { (char *) name, points, side, contested };
  ck_ok (mu_table_battle_set_objective (evening->battle, &objective, 0, &error));
}

/* wrg.victory.objectives: whole for whom holds it and nobody can drive out;
 * wrg.victory.objectives.contested: else half, and nothing for the other side. */
START_TEST (objectives_count_for_who_holds_them)
{
  Evening evening = evening_new (FALSE);
  hold (&evening, "The hill", 25, MU_SIDE_NONE, FALSE);
  ck_assert_int_eq (mu_table_battle_now (evening.battle)->periods, 0);
  ck_assert_int_eq (left (&evening, MU_SIDE_A), WHOLE);
  hold (&evening, "The hill", 25, MU_SIDE_A, FALSE);
  hold (&evening, "The ford", 11, MU_SIDE_B, TRUE);
  ck_assert_int_eq (left (&evening, MU_SIDE_A), WHOLE + 100);
  ck_assert_int_eq (left (&evening, MU_SIDE_B), 4 * 1000 + 22);
  hold (&evening, "The hill", 25, MU_SIDE_B, FALSE);
  ck_assert_int_eq (left (&evening, MU_SIDE_A), WHOLE);
  ck_assert_int_eq (left (&evening, MU_SIDE_B), 4 * 1000 + 122);
  /* Back like any other entry. */
  g_autofree char *back = mu_table_battle_step_back (evening.battle, NULL);
  ck_assert_str_eq (back, "The hill, 25 points: Hannibal at Zama");
  ck_assert_int_eq (left (&evening, MU_SIDE_A), WHOLE + 100);
  g_autoptr (GPtrArray) all = mu_table_battle_objectives (evening.battle);
  ck_assert_uint_eq (all->len, 2);
  const MuTableObjective *ford = all->pdata[1];
  ck_assert_str_eq (ford->name, "The ford");
  ck_assert (ford->points == 11 && ford->held == MU_SIDE_B && ford->contested);
  evening_end (&evening);
}
END_TEST

/* They decide the battle, and the record, its sheet and the account say so. */
START_TEST (objectives_are_in_the_record)
{
  Evening evening = evening_new (TRUE);
  hold (&evening, "The camp", 150, MU_SIDE_A, FALSE);
  hold (&evening, "The well", 9, MU_SIDE_B, TRUE);
  gint64 id = 0;
  ck_ok (mu_table_battle_record (evening.battle, 3, MU_SIDE_NONE, &id, &error));
  g_autoptr (MuBattleRecord) record = mu_store_battle (evening.store, id, NULL);
  ck_assert_int_eq (record->winner, MU_SIDE_A);
  ck_assert_int_eq (record->side[MU_SIDE_A].left_quarters, WHOLE + 600);
  ck_assert_int_eq (mu_battle_record_objectives (record, MU_SIDE_A), 600);
  ck_assert_int_eq (mu_battle_record_objectives (record, MU_SIDE_B), 18);
  g_autofree char *result = mu_account_result (record);
  ck_assert_msg (g_str_has_suffix (result, "The objectives that they hold are counted."), "%s",
                 result);
  g_autoptr (GPtrArray) lines = mu_account (record);
  ck_assert_str_eq (((MuAccountLine *) lines->pdata[0])->text,
                    "Objective 1, held by Scipio at Zama: 150 of 150 points.");
  ck_assert_str_eq (((MuAccountLine *) lines->pdata[1])->text,
                    "Objective 2, held by Hannibal at Zama: 4½ of 9 points.");
  gsize length;
  g_autofree char *data = mu_battle_sheet_write_data (record, &length);
  g_autoptr (GError) error = NULL;
  g_autoptr (MuBattleRecord) back = mu_battle_sheet_read_data (data, length, "zama", &error);
  ck_assert_msg (back != NULL, "%s", error ? error->message : "");
  ck_assert_int_eq (mu_battle_record_objectives (back, MU_SIDE_A), 600);
  mu_store_undo_campaign_battle (evening.store, 1, NULL);
  look (&evening);
  ck_assert_int_eq (left (&evening, MU_SIDE_A), WHOLE + 600);
  evening_end (&evening);
}
END_TEST

static const struct {
  const char *name;
  int points;
  const char *words;
} no_objectives[] = {
  { "", 25, "name of one line" },       { "The hill\nheld=a", 25, "name of one line" },
  { "\xff", 25, "name of one line" },   { "The hill", 0, "not 0" },
  { "The hill", 100001, "not 100001" },
};

START_TEST (an_objective_that_cannot_be_is_refused)
{
  Evening evening = evening_new (FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (no_objectives); i++) {
    const MuTableObjective objective
        = { (char *) no_objectives[i].name, no_objectives[i].points, MU_SIDE_A, FALSE };
    ck_refused (mu_table_battle_set_objective (evening.battle, &objective, 0, &error),
                no_objectives[i].words);
  }
  for (int i = 0; i < MU_OBJECTIVES_MOST; i++) {
    g_autofree char *name = g_strdup_printf ("Hill %d", i);
    hold (&evening, name, 1, MU_SIDE_A, FALSE);
  }
  const MuTableObjective more = { (char *) "One more", 1, MU_SIDE_A, FALSE };
  ck_refused (mu_table_battle_set_objective (evening.battle, &more, 0, &error), "no more than 16");
  hold (&evening, "Hill 3", 1, MU_SIDE_B, FALSE);
  evening_end (&evening);
}
END_TEST

/* A sum of the same name that the calculator kept says nothing of the table. */
START_TEST (a_sum_about_an_objective_is_only_a_sum)
{
  Evening evening = evening_new (FALSE);
  g_autoptr (MuKeptSum) sum = mu_kept_sum_new ();
  g_free (sum->kind);
  g_free (sum->input);
  sum->kind = g_strdup ("objective");
  sum->input = g_strdup ("objective=25\npoints=25\nheld=yes\n");
  ck_ok (mu_table_battle_keep (evening.battle, sum, NULL, &error));
  ck_assert_int_eq (left (&evening, MU_SIDE_A), WHOLE);
  evening_end (&evening);
}
END_TEST

/* --- one battle in the place of another ------------------------------------------- */

START_TEST (a_battle_comes_back_from_aside)
{
  Evening evening = evening_new (FALSE);
  g_autoptr (MuList) a = fixture_sample ("zama-roman.xml");
  const gint64 first = mu_table_battle_id (evening.battle);
  hurt (&evening, roman (HASTATI), 45);
  ck_ok (mu_table_battle_concede (evening.battle, MU_SIDE_B, &error));
  g_autoptr (MuBattleRecord) other = prepare (a, a);
  g_free (other->name);
  other->name = g_strdup ("Other");
  ck_ok (mu_table_battle_begin (evening.store, other, 0, &error));
  look (&evening);
  hurt (&evening, roman (VELITES), 5);
  g_autofree char *entry = mu_table_battle_step_back (evening.battle, NULL);
  ck_assert_str_eq (entry, "Velites takes 5 casualties");
  g_autofree char *begun = mu_table_battle_step_back (evening.battle, NULL);
  ck_assert_str_eq (begun, "Other begins");
  ck_assert_int_eq (mu_table_battle_id (evening.battle), first);
  ck_assert_int_eq (state (&evening, roman (HASTATI))->figures_left, 18);
  ck_assert_int_eq (mu_table_battle_conceded (evening.battle), MU_SIDE_B);
  ck_assert (mu_table_battle_can_step_on (evening.battle));
  g_autofree char *again = mu_table_battle_step_on (evening.battle, NULL);
  ck_assert_str_eq (again, "Other begins");
  g_autofree char *entry_again = mu_table_battle_step_on (evening.battle, NULL);
  ck_assert_str_eq (entry_again, "Velites takes 5 casualties");
  ck_assert (!mu_table_battle_can_step_on (evening.battle));
  ck_assert_int_eq (state (&evening, roman (VELITES))->carried, 5);
  ck_assert_int_eq (mu_table_battle_conceded (evening.battle), MU_SIDE_NONE);
  evening_end (&evening);
}
END_TEST

START_TEST (there_may_be_nothing_to_step_to)
{
  Evening evening = evening_new (FALSE);
  ck_assert (!mu_table_battle_can_step_back (evening.battle));
  ck_assert (!mu_table_battle_can_step_on (evening.battle));
  ck_refused (mu_table_battle_step_back (evening.battle, &error), "no sum tonight");
  ck_refused (mu_table_battle_step_on (evening.battle, &error), "No sum has been taken back");
  evening_end (&evening);
}
END_TEST

static const char *const sentences[] = {
  "Elephants took 60 casualties: 3 figures lost, 0 left, 0 carried.",
  "Elephants perished to the last man.",
  "Hastati, legion V took 45 casualties: 2 figures lost, 18 left, 5 carried.",
  "Gauls and Ligurians broke and ran.",
  "Gauls and Ligurians surrendered to Hastati, legion V.",
  "Result for Carthaginian cavalry: retire.",
  "Masinissa's Numidians rallied.",
  "Velites left the table.",
  "Velites came back to the table.",
  "P. Cornelius Scipio, general of Scipio at Zama, was lost with Scipio's guard.",
  "Scipio's guard lost its last 4 figures.",
};

START_TEST (the_account_tells_it)
{
  Evening evening = evening_new (FALSE);
  play (&evening);
  g_autoptr (MuBattleRecord) record
      = mu_table_battle_finish (evening.battle, 5, MU_SIDE_NONE, NULL);
  g_autoptr (GPtrArray) lines = mu_account (record);
  guint at = 0;
  for (guint i = 0; i < lines->len && at < G_N_ELEMENTS (sentences); i++)
    at += strcmp (((MuAccountLine *) lines->pdata[i])->text, sentences[at]) == 0;
  ck_assert_msg (at == G_N_ELEMENTS (sentences), "not told: %s", sentences[at]);
  evening_end (&evening);
}
END_TEST

START_TEST (the_report_can_be_printed)
{
  Evening evening = evening_new (FALSE);
  play (&evening);
  g_autoptr (MuBattleRecord) record
      = mu_table_battle_finish (evening.battle, 5, MU_SIDE_NONE, NULL);
  g_autoptr (MuSheets) sheets = mu_battle_report_sheets (record, NULL, NULL, MU_PAPER_A4);
  ck_assert_int_ge (mu_sheets_pages (sheets), 1);
  evening_end (&evening);
}
END_TEST

/* wrg.campaign.forces: what fell stays gone; prisoners are lost whole. */
START_TEST (recorded_the_losses_are_in_the_campaign)
{
  Evening evening = evening_new (TRUE);
  play (&evening);
  gint64 id = 0;
  ck_ok (mu_table_battle_record (evening.battle, 5, MU_SIDE_NONE, &id, &error));
  g_autoptr (MuCampaign) campaign = mu_store_campaign (evening.store, 1, NULL);
  const MuCampaignSide *rome = campaign->sides->pdata[0], *carthage = campaign->sides->pdata[1];
  ck_assert_int_eq (((MuForce *) rome->forces->pdata[HASTATI])->figures, 18);
  ck_assert_int_eq (((MuForce *) rome->forces->pdata[GUARD])->figures, 0);
  ck_assert_int_eq (((MuForce *) rome->forces->pdata[NUMIDIANS])->figures, 12);
  ck_assert_int_eq (((MuForce *) carthage->forces->pdata[GAULS])->figures, 0);
  ck_assert_int_eq (((MuForce *) carthage->forces->pdata[ELEPHANTS])->figures, 0);
  g_autoptr (GPtrArray) sums = mu_store_kept_sums (evening.store, id, 0, NULL);
  ck_assert_uint_eq (sums->len, 12);
  ck_assert_ptr_null (mu_table_battle_open (evening.store, NULL));
  /* Taken back, the evening goes on. */
  ck_ok (mu_store_undo_campaign_battle (evening.store, 1, &error));
  look (&evening);
  ck_assert_int_eq (mu_table_battle_campaign (evening.battle), 1);
  ck_assert_int_eq (state (&evening, roman (HASTATI))->figures_left, 18);
  evening_end (&evening);
}
END_TEST

/* A program that is killed has lost nothing that was entered. */
START_TEST (the_evening_survives_the_end_of_the_program)
{
  g_autofree char *folder = g_dir_make_tmp ("muster-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "club.muster", NULL);
  g_autoptr (MuList) a = fixture_sample ("zama-roman.xml");
  g_autoptr (MuList) b = fixture_sample ("zama-carthaginian.xml");
  g_autoptr (MuBattleRecord) prepared = prepare (a, b);
  MuStore *store = mu_store_open (path, TRUE, NULL);
  ck_ok (mu_table_battle_begin (store, prepared, 0, &error));
  MuTableBattle *battle = mu_table_battle_open (store, NULL);
  ck_ok (mu_table_battle_hurt (battle, roman (HASTATI), 45, nobody, 2, &error));
  g_autofree char *before = mu_battle_sheet_write_data (mu_table_battle_now (battle), NULL);
  mu_table_battle_free (battle);
  mu_store_close (store);
  store = mu_store_open (path, FALSE, NULL);
  battle = mu_table_battle_open (store, NULL);
  g_autofree char *after = mu_battle_sheet_write_data (mu_table_battle_now (battle), NULL);
  ck_assert_str_eq (before, after);
  ck_assert_int_eq (mu_table_battle_unit (battle, MU_SIDE_A, HASTATI)->figures_left, 18);
  mu_table_battle_free (battle);
  mu_store_close (store);
  g_unlink (path);
  g_rmdir (folder);
}
END_TEST

/* A sheet that was spoilt in the file is an error, not a wrong battle. */
START_TEST (a_spoilt_evening_is_an_error)
{
  Evening evening = evening_new (FALSE);
  ck_ok (mu_store_begin_tonight (evening.store, 0, "<battle-sheet/>", NULL, 0, &error));
  g_autoptr (GError) error = NULL;
  ck_assert_ptr_null (mu_table_battle_open (evening.store, &error));
  ck_assert_ptr_nonnull (error);
  evening_end (&evening);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    twenty_casualties_are_a_figure,
    models_are_removed_at_twenty,
    a_sum_taken_back_heals_its_casualties,
    casualties_add_up,
    casualties_count_nothing,
    each_fate_counts_as_the_book_says,
    the_general_shares_the_fate_of_his_guard,
    a_general_may_fall_alone,
    it_is_told_how_a_general_was_lost,
    a_mark_that_cannot_be_is_refused,
    casualties_that_cannot_be_are_refused,
    the_periods_must_fit_what_was_entered,
    the_battle_sheet_proves_itself,
    the_winner_is_who_has_more_left,
    who_concedes_keeps_a_quarter,
    objectives_count_for_who_holds_them,
    objectives_are_in_the_record,
    an_objective_that_cannot_be_is_refused,
    a_sum_about_an_objective_is_only_a_sum,
    a_battle_comes_back_from_aside,
    there_may_be_nothing_to_step_to,
    the_account_tells_it,
    the_report_can_be_printed,
    recorded_the_losses_are_in_the_campaign,
    the_evening_survives_the_end_of_the_program,
    a_spoilt_evening_is_an_error,
  };
  TCase *cases = tcase_create ("table");
  tcase_set_timeout (cases, 60);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    tcase_add_test (cases, tests[i]);
  Suite *suite = suite_create ("table");
  suite_add_tcase (suite, cases);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_NORMAL);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
