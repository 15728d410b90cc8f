/* The course as it is told when all is over. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "reports/account/account_private.h"
#include "reports/replay/replay_prose.h"
#include "rules/field/fix.h"
#include "rules/wrg/fight/general.h"
#include "rules/wrg/nerve/reaction.h"
#include "rules/wrg/orders/orders.h"
#include "tests/reports/fixture.h"

static MuBattleRecord *record;

static void
set_up (void)
{
  record = fixture_prepared ();
}

static void
tear_down (void)
{
  mu_battle_record_free (record);
}

#define EVENTS_MOST 16

typedef struct {
  MuEventKind kind;
  int phase;
  int body, other;
  gint32 value[4];
  MuRule rule;
  int period; /* 0: the second */
} Row;

/* Body 1: Hastati, legion V; 6: Scipio's guard; 8: Carthaginian cavalry; 9: Balearic slingers; 10:
 * Elephants. */
typedef struct {
  Row row[EVENTS_MOST];
  const char *told; /* the headlines */
} Course;

/* Body 1 charges body 9, 80 paces away; and what came of that. */
#define CHARGE                                                                                     \
  {                                                                                                \
    MU_EVENT_CHARGE, MU_PHASE_CHARGE_TESTS, 1, 9,                                                  \
    {                                                                                              \
      MU_PACES (80)                                                                                \
    }                                                                                              \
  }
#define RUN                                                                                        \
  {                                                                                                \
    MU_EVENT_MOVED, MU_PHASE_CHARGE_MOVES, 1, -1,                                                  \
    {                                                                                              \
      0, 0, 0, MU_PACES (80)                                                                       \
    }                                                                                              \
  }
#define MEET                                                                                       \
  {                                                                                                \
    MU_EVENT_CONTACT, MU_PHASE_CHARGE_MOVES, 1, 9,                                                 \
    {                                                                                              \
      0                                                                                            \
    }                                                                                              \
  }
#define ELSEWHERE                                                                                  \
  {                                                                                                \
    MU_EVENT_MOVED, MU_PHASE_CHARGE_MOVES, 2, -1,                                                  \
    {                                                                                              \
      0, 0, 0, MU_PACES (80)                                                                       \
    }                                                                                              \
  }
#define EVADE(kind)                                                                                \
  {                                                                                                \
    kind, MU_PHASE_CHARGE_MOVES, 9, -1, { 0, 0, 0, MU_PACES (80) }, MU_RULE_WRG_MOVE_EVADE         \
  }
#define TEST(act, phase)                                                                           \
  {                                                                                                \
    MU_EVENT_RESULT, phase, 1, -1,                                                                 \
    {                                                                                              \
      act, 0                                                                                       \
    }                                                                                              \
  }
#define OBEYS(what, clause)                                                                        \
  {                                                                                                \
    MU_EVENT_ORDERS, MU_PHASE_RECOILS, 1, -1,                                                      \
    {                                                                                              \
      what, clause                                                                                 \
    }                                                                                              \
  }
#define BREAKS(body)                                                                               \
  {                                                                                                \
    MU_EVENT_BROKE, MU_PHASE_RECOILS, body, -1,                                                    \
    {                                                                                              \
      1                                                                                            \
    }                                                                                              \
  }
#define GIVES_UP(body)                                                                             \
  {                                                                                                \
    MU_EVENT_SURRENDERED, MU_PHASE_END_TESTS, body, -1,                                            \
    {                                                                                              \
      0                                                                                            \
    }                                                                                              \
  }

static const Course courses[] = {
  { { CHARGE, RUN, MEET }, "Hastati, legion V charged Balearic slingers over 80 paces." },
  /* wrg.move.charge.contact */
  { { CHARGE, RUN, { MU_EVENT_CONTACT, MU_PHASE_CHARGE_MOVES, 9, 1, { 0 } } },
    "Hastati, legion V charged Balearic slingers over 80 paces." },
  { { CHARGE, { MU_EVENT_MELEE, MU_PHASE_MELEE, 1, 9, { 5, 1, 1, 1 } } },
    "Hastati, legion V charged Balearic slingers over 80 paces." },
  { { CHARGE, RUN, { MU_EVENT_CONTACT, MU_PHASE_CHARGE_MOVES, 1, 8, { 0 } } },
    "Hastati, legion V charged Balearic slingers over 80 paces." },
  { { CHARGE, RUN }, "Hastati, legion V charged Balearic slingers but fell short." },
  { { CHARGE, ELSEWHERE }, "Hastati, legion V meant to charge Balearic slingers." },
  { { CHARGE, TEST (MU_RESULT_RETIRE, MU_PHASE_CHARGE_TESTS), RUN },
    "Hastati, legion V meant to charge Balearic slingers. Result for Hastati, legion V: retire." },
  { { CHARGE, TEST (MU_RESULT_OBEY, MU_PHASE_CHARGE_TESTS), RUN, MEET,
      TEST (MU_RESULT_RETIRE, MU_PHASE_END_TESTS) },
    "Hastati, legion V charged Balearic slingers over 80 paces. Result for Hastati, legion V: "
    "retire." },
  { { { MU_EVENT_CHARGE, MU_PHASE_RESPONSE_TESTS, 1, 9, { MU_PACES (80), 1 } }, ELSEWHERE },
    "Hastati, legion V meant to countercharge Balearic slingers." },
  /* who is met in the next period was not met in this one */
  { { CHARGE, RUN, { MU_EVENT_PERIOD, 0, -1, -1, { 3 }, MU_RULE_NONE, 3 }, MEET },
    "Hastati, legion V charged Balearic slingers but fell short. Period 3" },
  /* wrg.move.evade */
  { { CHARGE, EVADE (MU_EVENT_FACED), RUN, EVADE (MU_EVENT_MOVED) },
    "Hastati, legion V charged Balearic slingers, who got away." },
  { { CHARGE, EVADE (MU_EVENT_FACED), MEET, RUN, EVADE (MU_EVENT_MOVED) },
    "Hastati, legion V charged Balearic slingers over 80 paces. Balearic slingers evaded." },
  { { CHARGE,
      RUN,
      EVADE (MU_EVENT_MOVED),
      { MU_EVENT_CONTACT, MU_PHASE_CHARGE_MOVES, 8, 1, { 1 } } },
    "Hastati, legion V charged Balearic slingers, who got away. Carthaginian cavalry struck "
    "Hastati, legion V in flank." },
  /* who ran from two and was caught by one of them did not get away */
  { { CHARGE,
      { MU_EVENT_CHARGE, MU_PHASE_CHARGE_TESTS, 2, 9, { MU_PACES (40) } },
      EVADE (MU_EVENT_FACED),
      { MU_EVENT_CONTACT, MU_PHASE_CHARGE_MOVES, 2, 9, { 2 } },
      RUN,
      EVADE (MU_EVENT_MOVED) },
    "Hastati, legion V charged Balearic slingers but fell short. Velites charged Balearic slingers "
    "over 40 paces. Balearic slingers evaded. Velites struck Balearic slingers in the rear." },
  { { EVADE (MU_EVENT_MOVED) }, "Balearic slingers evaded." },
  /* wrg.move.evade.uncharged */
  { { { MU_EVENT_MOVED,
        MU_PHASE_NORMAL_MOVES,
        9,
        -1,
        { 0, 0, 0, MU_PACES (80) },
        MU_RULE_WRG_MOVE_EVADE_UNCHARGED } },
    "Balearic slingers evaded." },
  { { { MU_EVENT_RESULT, MU_PHASE_RESPONSE_TESTS, 9, -1, { MU_RESULT_EVADE } },
      EVADE (MU_EVENT_MOVED) },
    "Balearic slingers evaded." },
  /* wrg.move.evade.caught */
  { { CHARGE,
      { MU_EVENT_RESULT, MU_PHASE_RESPONSE_TESTS, 9, -1, { MU_RESULT_EVADE } },
      { MU_EVENT_CONTACT, MU_PHASE_CHARGE_MOVES, 1, 9, { 2 } },
      RUN,
      { MU_EVENT_MELEE, MU_PHASE_MELEE, 1, 9, { 5, 1, 1, 1 }, MU_RULE_WRG_MOVE_EVADE_CAUGHT } },
    "Hastati, legion V charged Balearic slingers over 80 paces. Balearic slingers evaded. Hastati, "
    "legion V struck Balearic slingers in the rear." },
  { { { MU_EVENT_RESULT, MU_PHASE_RESPONSE_TESTS, 9, -1, { MU_RESULT_EVADE } }, RUN },
    "Result for Balearic slingers: evade." },
  { { { MU_EVENT_MOVED, MU_PHASE_NORMAL_MOVES, 9, -1, { 0, 0, 0, MU_PACES (80) } } }, "" },
  /* nobody wrote down who moved */
  { { { MU_EVENT_CHARGE, MU_PHASE_CHARGE_TESTS, 1, 8, { MU_PACES (80) } },
      { MU_EVENT_FACED, MU_PHASE_CHARGE_MOVES, 1, -1, { 0 } } },
    "Hastati, legion V charged Carthaginian cavalry over 80 paces." },
  /* wrg.orders.standing.forget */
  { { OBEYS (MU_WRG_OBEYS_DEFAULT, 0), BREAKS (1) }, "Hastati, legion V broke and ran." },
  { { OBEYS (MU_WRG_OBEYS_DEFAULT, 0), BREAKS (9) },
    "Hastati, legion V did what troops without orders do. Balearic slingers broke and ran." },
  { { OBEYS (MU_WRG_OBEYS_DEFAULT, 0), OBEYS (MU_WRG_OBEYS_STANDING, 0), BREAKS (1) },
    "Hastati, legion V did what troops without orders do. Hastati, legion V obeyed standing "
    "orders. Hastati, legion V broke and ran." },
  { { TEST (MU_RESULT_ADVANCE, MU_PHASE_RECOILS), OBEYS (MU_WRG_OBEYS_BATTLEFIELD, 1) },
    "Result for Hastati, legion V: forget orders and advance." },
  { { TEST (MU_RESULT_ADVANCE, MU_PHASE_SHOOTING_TESTS), OBEYS (MU_WRG_OBEYS_BATTLEFIELD, 1) },
    "Result for Hastati, legion V: forget orders and advance. Hastati, legion V obeyed the orders "
    "from clause 1 on." },
  { { { MU_EVENT_DECIDED, MU_PHASE_RECOILS, 1, -1, { MU_DECISION_LATE } },
      OBEYS (MU_WRG_OBEYS_BATTLEFIELD, 1) },
    "Orders for Hastati, legion V to wait no longer: a third of the battle was over." },
  { { { MU_EVENT_DECIDED, MU_PHASE_ARRIVALS, 1, -1, { MU_DECISION_LATE } },
      OBEYS (MU_WRG_OBEYS_BATTLEFIELD, 1) },
    "Orders for Hastati, legion V to wait no longer: a third of the battle was over. Hastati, "
    "legion V obeyed the orders from clause 1 on." },
  { { OBEYS (MU_WRG_OBEYS_DEFAULT, 0),
      { MU_EVENT_DECIDED, MU_PHASE_RECOILS, 1, -1, { MU_DECISION_ANEW } } },
    "Hastati, legion V had no orders left and got new ones." },
  { { TEST (MU_RESULT_HALT, MU_PHASE_RECOILS), OBEYS (MU_WRG_OBEYS_DEFAULT, 0) },
    "Result for Hastati, legion V: halt. Hastati, legion V did what troops without orders do." },
  /* wrg.general.risk, wrg.general.loss */
  { { { MU_EVENT_GENERAL_HURT, MU_PHASE_MELEE, 6, -1, { 0, 9, 11, MU_GENERAL_LEAVES } },
      { MU_EVENT_GENERAL_LOST, MU_PHASE_MELEE, 6, -1, { 0, 0 } } },
    "P. Cornelius Scipio, general of Scipio at Zama, with Scipio's guard, was wounded and taken "
    "from the field." },
  { { { MU_EVENT_GENERAL_HURT, MU_PHASE_MELEE, 6, -1, { 1, 9, 11, MU_GENERAL_DEAD } },
      { MU_EVENT_GENERAL_LOST, MU_PHASE_MELEE, 6, -1, { 0, 0 } } },
    "The general with Scipio's guard was killed. P. Cornelius Scipio, general of Scipio at Zama, "
    "was lost with Scipio's guard." },
  { { { MU_EVENT_GENERAL_HURT, MU_PHASE_MELEE, 6, -1, { 0, 9, 11, MU_GENERAL_UNHURT } },
      { MU_EVENT_GENERAL_LOST, MU_PHASE_MELEE, 6, -1, { 0, 0 } } },
    "P. Cornelius Scipio, general of Scipio at Zama, was lost with Scipio's guard." },
  /* wrg.victory.prisoners */
  { { GIVES_UP (9) }, "Balearic slingers surrendered." },
  { { GIVES_UP (9), GIVES_UP (10) }, "Balearic slingers and Elephants laid down their arms." },
  { { GIVES_UP (8),
      GIVES_UP (9),
      { MU_EVENT_MOVED, MU_PHASE_END_TESTS, 1, -1, { 0 } },
      GIVES_UP (10) },
    "Carthaginian cavalry, Balearic slingers and Elephants laid down their arms." },
  { { GIVES_UP (2), GIVES_UP (1), GIVES_UP (5) },
    "Velites; Hastati, legion V; and Principes laid down their arms." },
  { { GIVES_UP (5),
      GIVES_UP (6),
      { MU_EVENT_GENERAL_LOST, MU_PHASE_END_TESTS, 6, -1, { 0 } },
      GIVES_UP (2) },
    "Principes, Scipio's guard and Velites laid down their arms. P. Cornelius Scipio, general of "
    "Scipio at Zama, was lost with Scipio's guard." },
  { { GIVES_UP (1), GIVES_UP (9) },
    "Hastati, legion V surrendered. Balearic slingers surrendered." },
  { { GIVES_UP (9), BREAKS (10), GIVES_UP (10) },
    "Balearic slingers surrendered. Elephants broke and ran. Elephants surrendered." },
  { { { MU_EVENT_SURRENDERED, MU_PHASE_END_TESTS, 9, 1, { 0 } }, GIVES_UP (10) },
    "Balearic slingers surrendered to Hastati, legion V. Elephants surrendered." },
};

static void
put (const Row *row)
{
  MuEvent event = { .kind = (guint16) row->kind, .rule = (guint16) row->rule };
  MuSide side = MU_SIDE_A;
  event.period = (guint8) (row->period > 0 ? row->period : 2);
  event.phase = (guint8) row->phase;
  event.body = (gint16) row->body;
  event.other = (gint16) row->other;
  mu_battle_record_unit (record, row->body, &side);
  event.side = (guint8) side;
  memcpy (event.value, row->value, sizeof event.value);
  g_array_append_val (record->events, event);
}

static char *
tell (void)
{
  g_autoptr (GPtrArray) lines = mu_account_told (record);
  GString *told = g_string_new (NULL);
  for (guint i = 0; i < lines->len; i++) {
    const MuAccountLine *line = g_ptr_array_index (lines, i);
    if (line->headline)
      g_string_append_printf (told, "%s%s", told->len > 0 ? " " : "", line->text);
  }
  return g_string_free (told, FALSE);
}

START_TEST (what_came_of_it_is_told)
{
  for (const Row *row = courses[_i].row; row->kind != 0; row++)
    put (row);
  g_autofree char *told = tell ();
  ck_assert_str_eq (told, courses[_i].told);
}
END_TEST

static char *
log_of (void)
{
  g_autoptr (GPtrArray) lines = mu_account (record);
  GString *log = g_string_new (NULL);
  for (guint i = 0; i < lines->len; i++)
    g_string_append_printf (log, "%s%s", i > 0 ? " " : "",
                            ((const MuAccountLine *) g_ptr_array_index (lines, i))->text);
  return g_string_free (log, FALSE);
}

/* A line of the log is of its moment: it knows nothing of what comes. */
START_TEST (the_log_says_what_was_declared)
{
  static const Row rows[]
      = { CHARGE, OBEYS (MU_WRG_OBEYS_DEFAULT, 0), BREAKS (1), GIVES_UP (9), GIVES_UP (10) };
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    put (&rows[i]);
  g_autofree char *log = log_of ();
  ck_assert_str_eq (log, "Hastati, legion V charged Balearic slingers over 80 paces. Hastati, "
                         "legion V did what troops without orders do. Hastati, legion V broke and "
                         "ran. Balearic slingers surrendered. Elephants surrendered.");
}
END_TEST

/* wrg.leave-table.rally: in the log, too, for it is known by then. */
START_TEST (off_the_table_nobody_rallies_forward)
{
  const Row left = { MU_EVENT_LEFT_TABLE, MU_PHASE_COMPULSORY, 9, -1, { 1 } };
  const Row rallied = { MU_EVENT_RALLIED, MU_PHASE_END_TESTS, 9, -1, { MU_RALLIED_FORWARD } };
  const Row other = { MU_EVENT_RALLIED, MU_PHASE_END_TESTS, 10, -1, { MU_RALLIED_BACK } };
  const Row back = { MU_EVENT_ARRIVED, MU_PHASE_ARRIVALS, 9, -1, { 0, 0, 0, 2 } };
  const Row onto = { MU_EVENT_RALLIED, MU_PHASE_END_TESTS, 9, -1, { MU_RALLIED_ONTO_TABLE } };
  const Row *rows[] = { &left, &other, &rallied, &back, &rallied, &left, &onto, &rallied };
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    put (rows[i]);
  g_autofree char *log = log_of ();
  g_autofree char *told = tell ();
  ck_assert_str_eq (log, told);
  ck_assert_str_eq (
      told, "Balearic slingers fled off the table. Elephants rallied back. Balearic slingers "
            "rallied off the table. Balearic slingers came onto the table 2 files wide. Balearic "
            "slingers rallied forward. Balearic slingers fled off the table. Balearic slingers "
            "came back to the table. Balearic slingers rallied forward.");
}
END_TEST

static void
name_general (int which, int rides_with, const char *name)
{
  MuListGeneral *general = mu_list_general_new ();
  g_free (general->name);
  general->name = g_strdup (name);
  general->commander = which == 0;
  general->rides_with = rides_with;
  g_ptr_array_add (record->side[MU_SIDE_A].list->generals, general);
}

/* Numbered as they ride with units. */
START_TEST (a_subordinate_has_his_name)
{
  const Row hurt
      = { MU_EVENT_GENERAL_HURT, MU_PHASE_MELEE, 4, -1, { 2, 9, 11, MU_GENERAL_LEAVES } };
  const Row lost = { MU_EVENT_GENERAL_LOST, MU_PHASE_MELEE, 4, -1, { 0, 2 } };
  const Row taken = { MU_EVENT_GENERAL_LOST, MU_PHASE_END_TESTS, 1, -1, { 0, 1 } };
  const Row nobody = { MU_EVENT_GENERAL_LOST, MU_PHASE_END_TESTS, 1, -1, { 0, 3 } };
  name_general (1, MU_LIST_NO_UNIT, "Nobody");
  name_general (1, 1, "Lentulus");
  name_general (2, 4, "Laelius");
  put (&hurt);
  put (&lost);
  put (&taken);
  put (&nobody);
  g_autofree char *told = tell ();
  ck_assert_str_eq (told,
                    "Laelius, subordinate general with Laelius' Italian cavalry, was wounded "
                    "and taken from the field. Lentulus, a subordinate general, was lost with "
                    "Hastati, legion V. A subordinate general was lost with Hastati, legion "
                    "V.");
}
END_TEST

/* Numbers that no engine gives must not bring the printer down. */
START_TEST (nonsense_is_survived)
{
  MuDice dice;
  mu_dice_init_seeded (&dice, 9, (uint64_t) _i);
  for (int i = 0; i < 400; i++) {
    Row row = { .kind = (MuEventKind) (i * 7 % (MU_EVENT_KINDS + 5)), .phase = i % 20 };
    for (int j = 0; j < 4; j++)
      row.value[j] = (gint32) (mu_dice_roll (&dice, MU_DIE_TEN, MU_ROLL_OTHER, -1) - 5)
                     * (i % 3 == 0 ? 100000000 : 1);
    row.body = row.value[0] * (i % 5 == 0 ? 1 : 2);
    row.other = row.value[1] % 100 * (i % 7 == 0 ? 1000 : 3);
    row.rule = i % 2 == 0 ? MU_RULE_WRG_MOVE_EVADE : (MuRule) row.value[2];
    put (&row);
  }
  g_autofree char *told = tell ();
  ck_assert_ptr_nonnull (told);
}
END_TEST

/* Of each battle of the core: what is told is a part of what came, and nobody is told of as broken
 * or lost who was not, nor left out. */
START_TEST (battles_of_the_core_are_told)
{
  g_autoptr (MuBattleRecord) real = fixture_real ((guint64) _i);
  g_autoptr (GPtrArray) log = mu_account (real);
  g_autoptr (GPtrArray) told = mu_account_told (real);
  ck_assert_uint_eq (told->len, log->len);
  for (guint i = 0; i < told->len; i++) {
    const MuAccountLine *line = g_ptr_array_index (told, i), *was = g_ptr_array_index (log, i);
    const MuEvent *event = &g_array_index (real->events, MuEvent, (guint) line->event);
    ck_assert_int_eq (line->event, was->event);
    ck_assert_str_ne (line->text, "");
    if (event->kind == MU_EVENT_BROKE || event->kind == MU_EVENT_LEFT_TABLE)
      ck_assert (line->headline && strcmp (line->text, was->text) == 0);
  }
}
END_TEST

/* --- how they stood --------------------------------------------------------------- */

static void
deploy (int body, int figures)
{
  const Row at = { .kind = MU_EVENT_DEPLOYED, .body = body, .other = -1, .value = { 0, 0, 0, 2 } };
  const Row strength
      = { .kind = MU_EVENT_STRENGTH, .body = body, .other = -1, .value = { figures } };
  put (&at);
  put (&strength);
}

static char *
prose_of (const Row *rows, guint count)
{
  const Row period = { MU_EVENT_PERIOD, 0, -1, -1, { 2 } };
  record->fought = TRUE;
  for (int body = 0; body < mu_battle_record_bodies (record); body++)
    deploy (body, mu_battle_record_unit (record, body, NULL)->figures);
  put (&period);
  for (guint i = 0; i < count; i++)
    put (&rows[i]);
  char *prose = mu_prose (record, NULL);
  return g_strdelimit (prose, "\n", ' ');
}

/* Figures of theirs are the enemy's now. */
START_TEST (who_surrendered_does_not_stand)
{
  static const Row rows[]
      = { GIVES_UP (8),  GIVES_UP (9),  GIVES_UP (10), GIVES_UP (11), GIVES_UP (12),
          GIVES_UP (13), GIVES_UP (14), GIVES_UP (15), GIVES_UP (16) };
  g_autofree char *one = prose_of (rows, 1);
  ck_assert_msg (strstr (one, "Hannibal at Zama stood with 8 of 9 units, 121 of 129 figures.")
                     != NULL,
                 "%s", one);
  ck_assert_ptr_nonnull (strstr (one, "Scipio at Zama stood with 8 of 8 units, 130 of 130 fig"));
  for (guint i = 1; i < G_N_ELEMENTS (rows); i++)
    put (&rows[i]);
  g_autofree char *all = g_strdelimit (mu_prose (record, NULL), "\n", ' ');
  ck_assert_ptr_nonnull (
      strstr (all, "No unit of Hannibal at Zama stood any more: 9 had surrendered."));
}
END_TEST

START_TEST (who_ran_does_not_stand)
{
  static const Row rows[] = { BREAKS (8),  BREAKS (9),  BREAKS (10), BREAKS (11), BREAKS (12),
                              BREAKS (13), BREAKS (14), BREAKS (15), BREAKS (16) };
  g_autofree char *all = prose_of (rows, G_N_ELEMENTS (rows));
  ck_assert_ptr_nonnull (strstr (all, "No unit of Hannibal at Zama stood any more.  "));
}
END_TEST

/* --- who has the day --------------------------------------------------------------- */

START_TEST (a_day_goes_before_shares)
{
  record->fought = TRUE;
  record->side[MU_SIDE_A].start_quarters = 4000;
  record->side[MU_SIDE_B].start_quarters = 1600;
  g_autofree char *without = mu_prose (record, "");
  g_autofree char *with = mu_prose (record, "Scipio had the day.");
  ck_assert_ptr_nonnull (strstr (without, "By that"));
  ck_assert_ptr_null (strstr (with, "By that"));
  ck_assert_ptr_nonnull (strstr (with, "Left of what each brought"));
  ck_assert (g_str_has_suffix (with, "\nScipio had the day.\n"));
  ck_assert_ptr_nonnull (strstr (with, "\nScipio had the day.\n\nScipio at Zama under"));
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("account told");
  TCase *tcase = tcase_create ("told");
  tcase_add_checked_fixture (tcase, set_up, tear_down);
  tcase_add_loop_test (tcase, what_came_of_it_is_told, 0, (int) G_N_ELEMENTS (courses));
  tcase_add_test (tcase, the_log_says_what_was_declared);
  tcase_add_test (tcase, off_the_table_nobody_rallies_forward);
  tcase_add_test (tcase, a_subordinate_has_his_name);
  tcase_add_loop_test (tcase, nonsense_is_survived, 0, 20);
  tcase_add_loop_test (tcase, battles_of_the_core_are_told, 0, 10);
  tcase_add_test (tcase, who_surrendered_does_not_stand);
  tcase_add_test (tcase, who_ran_does_not_stand);
  tcase_add_test (tcase, a_day_goes_before_shares);
  suite_add_tcase (suite, tcase);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
