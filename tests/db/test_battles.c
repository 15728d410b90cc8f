/* Battles, their events and their dice in the club file. */
#include <string.h>

#include "db/store.h"
#include "db/store_private.h"
#include "lists/battle/battle_count.h"
#include "lists/battle/general_end.h"
#include "tests/db/fixture.h"

static MuBattleRecord *
sample (const char *name, guint64 seed, guint events)
{
  g_autoptr (MuList) a = fixture_list ("Rome");
  g_autoptr (MuList) b = fixture_list ("Karthago");
  return fixture_battle (name, a, b, seed, events);
}

START_TEST (a_battle_of_thousands_of_events_comes_back)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuBattleRecord) record = sample ("Zama — Ζάμα", 7, 6000);
  gint64 id = 0;
  ck_ok (mu_store_add_battle (store, record, &id, &error));
  g_autoptr (MuBattleRecord) back = mu_store_battle (store, id, NULL);
  ck_assert_ptr_nonnull (back);
  ck_assert_int_eq (back->id, id);
  fixture_same_record (record, back);
  fixture_sound (store);
}
END_TEST

START_TEST (a_battle_without_events_or_dice_comes_back)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuBattleRecord) record = sample ("Nobody came", 8, 0);
  g_array_set_size (record->events, 0);
  fixture_seal (record);
  g_array_set_size (record->rolls, 0);
  g_ptr_array_set_size (record->side[0].leadership, 0);
  gint64 id = 0;
  ck_ok (mu_store_add_battle (store, record, &id, &error));
  g_autoptr (MuBattleRecord) back = mu_store_battle (store, id, NULL);
  fixture_same_record (record, back);
}
END_TEST

START_TEST (a_copy_is_the_same_and_its_own)
{
  g_autoptr (MuBattleRecord) record = sample ("Zama", 9, 100);
  g_autoptr (MuBattleRecord) copy = mu_battle_record_copy (record);
  fixture_same_record (record, copy);
  g_array_index (copy->events, MuEvent, 5).value[0]++;
  mu_list_unit (copy->side[0].list, 0)->figures = 1;
  ck_assert_uint_eq (mu_battle_record_digest (record), record->digest);
  ck_assert_uint_ne (mu_battle_record_digest (copy), record->digest);
  ck_assert_int_eq (mu_list_unit (record->side[0].list, 0)->figures, 40);
}
END_TEST

START_TEST (an_empty_record_can_be_copied)
{
  g_autoptr (MuBattleRecord) record = mu_battle_record_new ();
  g_autoptr (MuBattleRecord) copy = mu_battle_record_copy (record);
  ck_assert_ptr_null (copy->name);
  ck_assert_ptr_null (copy->side[0].list);
  ck_assert_int_eq (copy->outscouted, MU_SIDE_NONE);
  ck_assert_uint_eq (mu_battle_record_digest (copy), MU_DIGEST_START);
  ck_assert_ptr_null (mu_battle_record_unit (copy, 0, NULL));
}
END_TEST

START_TEST (bodies_are_numbered_through_both_sides)
{
  g_autoptr (MuBattleRecord) record = sample ("Zama", 10, 0);
  MuSide side = MU_SIDE_NONE;
  ck_assert_str_eq (mu_battle_record_unit (record, 0, &side)->name, "Hastati");
  ck_assert_int_eq (side, MU_SIDE_A);
  ck_assert_str_eq (mu_battle_record_unit (record, 4, &side)->name, "Syrus");
  ck_assert_int_eq (side, MU_SIDE_A);
  ck_assert_ptr_eq (mu_battle_record_unit (record, 5, &side),
                    mu_list_unit (record->side[1].list, 0));
  ck_assert_int_eq (side, MU_SIDE_B);
  ck_assert_ptr_nonnull (mu_battle_record_unit (record, 9, NULL));
  ck_assert_ptr_null (mu_battle_record_unit (record, 10, NULL));
  ck_assert_ptr_null (mu_battle_record_unit (record, MU_NO_BODY, NULL));
}
END_TEST

START_TEST (history_does_not_change_with_the_list)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuList) list = fixture_list ("Rome");
  gint64 list_id = 0, id = 0;
  ck_ok (mu_store_add_list (store, list, &list_id, &error));
  g_autoptr (MuBattleRecord) record = fixture_battle ("Zama", list, list, 11, 10);
  ck_ok (mu_store_add_battle (store, record, &id, &error));
  mu_list_unit (list, 0)->figures = 8;
  ck_ok (mu_store_update_list (store, list_id, list, &error));
  ck_ok (mu_store_delete_list (store, list_id, &error));
  g_autoptr (MuBattleRecord) back = mu_store_battle (store, id, NULL);
  fixture_same_record (record, back);
}
END_TEST

/* Outside campaigns a fight may be kept under two names, not twice under one. */
START_TEST (a_battle_recorded_twice_is_refused)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuBattleRecord) record = sample ("Zama", 12, 10);
  ck_ok (mu_store_add_battle (store, record, NULL, &error));
  ck_fails (mu_store_add_battle (store, record, NULL, &error), MU_STORE_ERROR_TWICE, "Zama");
  ck_assert_int_eq (fixture_count (store, "battle"), 1);
  ck_assert_int_eq (fixture_count (store, "roll"), record->rolls->len);
  g_free (record->name);
  record->name = g_strdup ("Naraggara");
  ck_ok (mu_store_add_battle (store, record, NULL, &error));
  g_autoptr (MuBattleRecord) other = sample ("Zama", 13, 10);
  ck_ok (mu_store_add_battle (store, other, NULL, &error));
}
END_TEST

START_TEST (rows_come_latest_first)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  const char *const days[] = { "2023-01-05", "2024-06-01", "2023-12-31" };
  for (guint i = 0; i < G_N_ELEMENTS (days); i++) {
    g_autoptr (MuBattleRecord) record = sample (days[i], 20 + i, 5);
    g_free (record->fought_on);
    record->fought_on = g_strdup (days[i]);
    ck_ok (mu_store_add_battle (store, record, NULL, &error));
  }
  g_autoptr (GPtrArray) rows = mu_store_battles (store, 0, NULL);
  ck_assert_uint_eq (rows->len, 3);
  ck_assert_str_eq (((MuBattleRow *) rows->pdata[0])->name, "2024-06-01");
  ck_assert_str_eq (((MuBattleRow *) rows->pdata[1])->name, "2023-12-31");
  ck_assert_str_eq (((MuBattleRow *) rows->pdata[2])->name, "2023-01-05");
}
END_TEST

START_TEST (a_row_tells_the_battle)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuBattleRecord) record = sample ("Zama", 30, 5);
  gint64 id = 0;
  ck_ok (mu_store_add_battle (store, record, &id, &error));
  g_autoptr (GPtrArray) rows = mu_store_battles (store, 0, NULL);
  const MuBattleRow *row = rows->pdata[0];
  ck_assert_int_eq (row->id, id);
  ck_assert_str_eq (row->fought_on, "2024-02-29");
  ck_assert_str_eq (row->army[MU_SIDE_A], "Rome");
  ck_assert_str_eq (row->army[MU_SIDE_B], "Karthago");
  ck_assert_int_eq (row->winner, record->winner);
  ck_assert_int_eq (row->periods, record->periods);
  ck_assert_int_eq (row->campaign, 0);
  ck_assert_uint_eq (row->digest, record->digest);
  for (int side = 0; side < MU_SIDES; side++) {
    ck_assert_int_eq (row->start_quarters[side], record->side[side].start_quarters);
    ck_assert_int_eq (row->left_quarters[side], record->side[side].left_quarters);
  }
}
END_TEST

START_TEST (a_day_left_open_is_today)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuBattleRecord) record = sample ("Zama", 31, 5);
  g_clear_pointer (&record->fought_on, g_free);
  gint64 id = 0;
  ck_ok (mu_store_add_battle (store, record, &id, &error));
  g_autoptr (MuBattleRecord) back = mu_store_battle (store, id, NULL);
  ck_assert_uint_eq (strlen (back->fought_on), strlen ("2024-02-29"));
}
END_TEST

START_TEST (an_unknown_battle_is_not_found)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  ck_fails (mu_store_battle (store, 5, &error), MU_STORE_ERROR_NOT_FOUND, "number 5");
  ck_fails (mu_store_battle (store, 0, &error), MU_STORE_ERROR_NOT_FOUND, "number 0");
}
END_TEST

/* --- battles that cannot be ---------------------------------------------- */

static MuUnitOutcome *
result (MuBattleRecord *record)
{
  return &g_array_index (record->side[1].results, MuUnitOutcome, 2);
}

static void
not_fought (MuBattleRecord *record)
{
  record->fought = FALSE;
}

static void
more_left_than_came (MuBattleRecord *record)
{
  result (record)->figures_left = 13;
}

static void
fewer_than_none_left (MuBattleRecord *record)
{
  result (record)->figures_left = -1;
}

static void
other_start (MuBattleRecord *record)
{
  result (record)->figures_start = 14;
}

static void
result_missing (MuBattleRecord *record)
{
  g_array_set_size (record->side[1].results, 4);
}

static void
wild_fate (MuBattleRecord *record)
{
  result (record)->fate = 9;
}

static void
negative_casualties (MuBattleRecord *record)
{
  result (record)->casualties = -3;
}

static void
no_list (MuBattleRecord *record)
{
  g_clear_pointer (&record->side[1].list, mu_list_free);
}

static void
no_units (MuBattleRecord *record)
{
  g_ptr_array_set_size (record->side[1].list->units, 0);
}

static void
event_changed (MuBattleRecord *record)
{
  g_array_index (record->events, MuEvent, 3).value[2] ^= 1;
}

static void
loaded_die (MuBattleRecord *record)
{
  MuRoll *roll = &g_array_index (record->rolls, MuRoll, 0);
  roll->value = roll->value % 6 + 1;
}

static void
impossible_real_die (MuBattleRecord *record)
{
  MuRoll *roll = &g_array_index (record->rolls, MuRoll, 0);
  roll->real = 1;
  roll->value = 7;
}

static void
month_thirteen (MuBattleRecord *record)
{
  record->month = 13;
}

static void
no_such_day (MuBattleRecord *record)
{
  record->fought_on[3] = '3'; /* 2023 has no 29 February */
}

static void
no_date (MuBattleRecord *record)
{
  g_free (record->fought_on);
  record->fought_on = g_strdup ("yesterday");
}

static void
unnamed (MuBattleRecord *record)
{
  record->name[0] = '\0';
}

static void
no_points (MuBattleRecord *record)
{
  record->side[1].list->points_limit = 0; /* a list file has at least 1 */
}

static void
nameless_general (MuBattleRecord *record)
{
  MuLeadership *found = record->side[1].leadership->pdata[0];
  g_clear_pointer (&found->name, g_free);
}

static void
wild_personality (MuBattleRecord *record)
{
  MuLeadership *found = record->side[1].leadership->pdata[0];
  found->personality = (MuPersonality) 3;
}

static void
purpose_unheard_of (MuBattleRecord *record)
{
  g_array_index (record->rolls, MuRoll, 0).purpose = MU_ROLL_PURPOSES;
}

static const struct {
  void (*spoil) (MuBattleRecord *record);
  const char *words;
} impossible[] = {
  { not_fought, "not been fought" },
  { more_left_than_came, "Équites: 13 of 12 figures" },
  { fewer_than_none_left, "Équites: -1 of 12 figures" },
  { other_start, "Équites: the result begins with 14" },
  { result_missing, "4 results for 5 units" },
  { wild_fate, "Équites, fate" },
  { negative_casualties, "Équites, casualties" },
  { no_list, "no army list" },
  { no_units, "Karthago has no units" },
  { event_changed, "they were changed" },
  { loaded_die, "did not show" },
  { impossible_real_die, "did not show 7" },
  { no_points, "Karthago" },
  { nameless_general, "general's name is missing" },
  { wild_personality, "Maharbal, personality" },
  { purpose_unheard_of, "no rule knows" },
  { month_thirteen, "month is 13" },
  { no_such_day, "2023-02-29" },
  { no_date, "yesterday" },
  { unnamed, "name of the battle is empty" },
};

START_TEST (battles_that_cannot_be_are_refused_by_name)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  for (guint i = 0; i < G_N_ELEMENTS (impossible); i++) {
    g_autoptr (MuBattleRecord) record = sample ("Zama", 40, 10);
    impossible[i].spoil (record);
    ck_fails (mu_store_add_battle (store, record, NULL, &error), MU_STORE_ERROR_IMPOSSIBLE,
              impossible[i].words);
  }
  ck_assert_int_eq (fixture_count (store, "battle"), 0);
  ck_assert_int_eq (fixture_count (store, "roll"), 0);
}
END_TEST

static const char *const wild_rows[] = {
  "UPDATE battle SET winner = 3",
  "UPDATE battle SET outscouted = -1",
  "UPDATE battle SET weather = 6",
  "UPDATE battle SET month = 0",
  "UPDATE battle SET fought_on = '2023-02-29'",
  "UPDATE battle SET campaign_id = 1",
  "UPDATE battle_unit SET fate = 7",
  "UPDATE battle_unit SET worst_row = 8",
  "UPDATE battle_unit SET figures_left = figures_start + 1",
  "UPDATE battle_general SET personality = 3",
  "UPDATE battle_events SET count = count + 1",
  "UPDATE battle_side SET side = 2 WHERE side = 1",
  "UPDATE roll SET die = 3",
  "UPDATE roll SET die = 1, value = 6",
  "UPDATE roll SET die = 0, value = 7",
  "UPDATE roll SET purpose = 64",
  "UPDATE roll SET real = 2",
  "UPDATE roll SET battle_id = 99",
  "UPDATE roll SET seed = 1.5",
};

START_TEST (the_tables_refuse_wild_values)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuBattleRecord) record = sample ("Zama", 41, 10);
  ck_ok (mu_store_add_battle (store, record, NULL, &error));
  for (guint i = 0; i < G_N_ELEMENTS (wild_rows); i++)
    ck_fails (mu_connection_run (mu_store_connection (store), wild_rows[i], &error),
              MU_STORE_ERROR_IMPOSSIBLE, "cannot take");
  fixture_sound (store);
}
END_TEST

/* --- dice ---------------------------------------------------------------- */

static void
keep (void *rolls, const MuRoll *roll)
{
  g_array_append_val ((GArray *) rolls, *roll);
}

static GArray *
throw_dice (guint count)
{
  GArray *rolls = g_array_new (FALSE, FALSE, sizeof (MuRoll));
  MuDice dice;
  mu_dice_init_seeded (&dice, G_MAXUINT64, 3);
  mu_dice_set_recorder (&dice, keep, rolls);
  for (guint i = 0; i < count; i++)
    mu_dice_roll (&dice, MU_DIE_AVERAGE, MU_ROLL_PERSONALITY, (int) i);
  return rolls;
}

typedef struct {
  const GArray *due;
  guint seen;
  guint stop_after;
} Walk;

static gboolean
walk (const MuRollRow *row, gpointer data)
{
  Walk *state = data;
  const MuRoll *due = &g_array_index (state->due, MuRoll, state->seen);
  ck_assert_mem_eq (&row->roll, due, sizeof *due);
  ck_assert_int_eq (row->battle, 0);
  ck_assert_uint_eq (strlen (row->time), strlen ("2024-05-03T19:30:00Z"));
  return ++state->seen < state->stop_after;
}

START_TEST (ten_thousand_rolls_come_in_order_and_stop_when_told)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (GArray) rolls = throw_dice (10000);
  ck_ok (mu_store_add_rolls (store, (MuRoll *) (void *) rolls->data, rolls->len, &error));
  Walk all = { rolls, 0, G_MAXUINT };
  ck_ok (mu_store_each_roll (store, 0, walk, &all, &error));
  ck_assert_uint_eq (all.seen, 10000);
  Walk some = { rolls, 0, 17 };
  ck_ok (mu_store_each_roll (store, 0, walk, &some, &error));
  ck_assert_uint_eq (some.seen, 17);
  /* Stopping early leaves nothing open: the next write goes through. */
  ck_ok (mu_store_set_setting (store, "after", "it", &error));
}
END_TEST

static gboolean
count_roll (const MuRollRow *row, gpointer data)
{
  gint64 *seen = data;
  ck_assert_int_eq (row->battle, seen[0]);
  seen[1]++;
  return TRUE;
}

START_TEST (rolls_of_one_battle_come_alone)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (GArray) rolls = throw_dice (5);
  g_autoptr (MuBattleRecord) record = sample ("Zama", 50, 5);
  gint64 seen[2] = { 0, 0 };
  ck_ok (mu_store_add_rolls (store, (MuRoll *) (void *) rolls->data, rolls->len, &error));
  ck_ok (mu_store_add_battle (store, record, &seen[0], &error));
  ck_ok (mu_store_each_roll (store, seen[0], count_roll, seen, &error));
  ck_assert_int_eq (seen[1], record->rolls->len);
  ck_assert_int_eq (fixture_count (store, "roll"), record->rolls->len + 5);
}
END_TEST

/* One false roll among many, and none of them is kept. */
START_TEST (a_false_roll_keeps_all_of_them_out)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (GArray) rolls = throw_dice (100);
  MuRoll *last = &g_array_index (rolls, MuRoll, 99);
  last->value = last->value == 3 ? 4 : 3;
  ck_fails (mu_store_add_rolls (store, (MuRoll *) (void *) rolls->data, rolls->len, &error),
            MU_STORE_ERROR_IMPOSSIBLE, "Roll 99");
  ck_assert_int_eq (fixture_count (store, "roll"), 0);
}
END_TEST

/* --- how generals end ------------------------------------------------------ */

/* A commander-in-chief is lost, of whom the events tell nothing yet. */
static MuBattleRecord *
without_general (MuFate fate)
{
  MuBattleRecord *record = sample ("Zama", 7, 0);
  MuBattleSideRecord *side = &record->side[MU_SIDE_A];
  const int with = mu_battle_general_unit (side);
  ck_assert_int_ge (with, 0);
  g_array_index (side->results, MuUnitOutcome, with).fate = (guint8) fate;
  side->general_lost = TRUE;
  return record;
}

static void
hurt (MuBattleRecord *record, MuSide side, int which, int fate)
{
  const MuEvent event
      = { .kind = MU_EVENT_GENERAL_HURT, .side = (guint8) side, .value = { which, 3, 1, fate } };
  g_array_append_val (record->events, event);
}

/* wrg.general.risk: the last throw for him says how; those for others, and those that he came
 * through unhurt, do not. */
START_TEST (a_general_ends_as_his_risk_says)
{
  static const MuGeneralEnd ends[]
      = { MU_GENERAL_END_WOUNDED, MU_GENERAL_END_CAPTURED, MU_GENERAL_END_KILLED };
  for (int i = 0; i < (int) G_N_ELEMENTS (ends); i++) {
    g_autoptr (MuBattleRecord) record = without_general (MU_FATE_ON_TABLE);
    hurt (record, MU_SIDE_A, 0, 0);
    hurt (record, MU_SIDE_A, 1, 1 + (i + 1) % 3);
    hurt (record, MU_SIDE_B, 0, 1 + (i + 1) % 3);
    hurt (record, MU_SIDE_A, 0, 99);
    ck_assert_int_eq (mu_battle_general_end (record, MU_SIDE_A), MU_GENERAL_END_LOST);
    hurt (record, MU_SIDE_A, 0, 1 + i);
    ck_assert_int_eq (mu_battle_general_end (record, MU_SIDE_A), ends[i]);
    record->side[MU_SIDE_A].general_lost = FALSE;
    ck_assert_int_eq (mu_battle_general_end (record, MU_SIDE_A), MU_GENERAL_END_STAYED);
  }
}
END_TEST

START_TEST (what_is_told_of_a_general_is_his_end)
{
  static const char *const keys[] = { "killed", "captured", "wounded", "lost", "fled" };
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    g_autoptr (MuBattleRecord) record = without_general (MU_FATE_ON_TABLE);
    MuGeneralEnd end = MU_GENERAL_END_STAYED;
    ck_assert (mu_general_end_find (keys[i], &end));
    ck_assert_str_eq (mu_general_end_key (end), keys[i]);
    const MuEvent *told = mu_battle_tell_general_end (record, MU_SIDE_A, end, MU_PHASE_END_TESTS);
    ck_assert_int_eq (told != NULL, i < 3);
    ck_assert_int_eq (mu_battle_general_end (record, MU_SIDE_A),
                      told != NULL ? end : MU_GENERAL_END_LOST);
  }
  MuGeneralEnd end;
  ck_assert (!mu_general_end_find ("", &end));
  ck_assert (!mu_general_end_find ("dead", &end));
}
END_TEST

/* READING: wrg.general.loss. */
START_TEST (a_general_ends_with_his_unit)
{
  static const MuGeneralEnd ends[] = {
    [MU_FATE_ON_TABLE] = MU_GENERAL_END_LOST,    [MU_FATE_IN_ROUT] = MU_GENERAL_END_LOST,
    [MU_FATE_ROUTED_OFF] = MU_GENERAL_END_FLED,  [MU_FATE_OFF_TABLE] = MU_GENERAL_END_LOST,
    [MU_FATE_DESTROYED] = MU_GENERAL_END_KILLED, [MU_FATE_PRISONER] = MU_GENERAL_END_CAPTURED,
    [MU_FATE_RETIRING] = MU_GENERAL_END_LOST,
  };
  for (int fate = 0; fate < (int) G_N_ELEMENTS (ends); fate++) {
    g_autoptr (MuBattleRecord) record = without_general ((MuFate) fate);
    ck_assert_int_eq (mu_battle_general_end (record, MU_SIDE_A), ends[fate]);
  }
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    a_battle_of_thousands_of_events_comes_back,
    a_battle_without_events_or_dice_comes_back,
    a_copy_is_the_same_and_its_own,
    an_empty_record_can_be_copied,
    bodies_are_numbered_through_both_sides,
    history_does_not_change_with_the_list,
    a_battle_recorded_twice_is_refused,
    rows_come_latest_first,
    a_row_tells_the_battle,
    a_day_left_open_is_today,
    an_unknown_battle_is_not_found,
    battles_that_cannot_be_are_refused_by_name,
    the_tables_refuse_wild_values,
    ten_thousand_rolls_come_in_order_and_stop_when_told,
    rolls_of_one_battle_come_alone,
    a_false_roll_keeps_all_of_them_out,
    a_general_ends_as_his_risk_says,
    a_general_ends_with_his_unit,
    what_is_told_of_a_general_is_his_end,
  };
  return fixture_run ("battles", tests, G_N_ELEMENTS (tests));
}
