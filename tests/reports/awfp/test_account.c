/* Fast Play's events in words. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "reports/account/account_private.h"
#include "reports/awfp/account/sentences.h"
#include "rules/awfp/battle/markers.h"
#include "rules/awfp/play.h"
#include "rules/awfp/state.h"
#include "rules/awfp/sums/nerve.h"
#include "rules/field/fix.h"
#include "tests/reports/awfp/fixture.h"

static MuBattleRecord *record;

static void
rename_unit (int body, const char *name, const char *stand)
{
  MuListUnit *unit = (MuListUnit *) (gpointer) mu_battle_record_unit (record, body, NULL);
  g_free (unit->name);
  unit->name = g_strdup (name);
  g_free (unit->stand);
  unit->stand = g_strdup (stand);
}

static int
enemy (void)
{
  return mu_battle_record_first (record, MU_SIDE_B);
}

/* Body 1 of Rome, and the first of Carthage. */
static void
set_up (void)
{
  record = fast_prepared ();
  rename_unit (1, "Legio X", "Trained Warrior HI close pilum Sh");
  rename_unit (enemy (), "the Boii", "Irregular Warband LAI loose javelin Sh");
}

static void
tear_down (void)
{
  mu_battle_record_free (record);
}

static void
add (int kind, MuRule rule, int body, int other, const gint32 *v)
{
  MuEvent event = { .kind = (guint16) kind, .rule = (guint16) rule, .period = 2 };
  event.phase = MU_AWFP_PHASE_COMBAT;
  event.body = (gint16) body;
  event.other = (gint16) other;
  event.side = MU_SIDE_A;
  memcpy (event.value, v, sizeof event.value);
  g_array_append_val (record->events, event);
}

#define ADD(kind, body, other, ...)                                                                \
  add (kind, MU_RULE_NONE, body, other, (const gint32[4]){ __VA_ARGS__ })

typedef struct {
  int kind;
  int rule;
  gboolean meets; /* the Boii */
  gint32 value[4];
  gboolean headline;
  const char *text;
} Row;

/* What was about Legio X, what it had to do with the Boii, and the same by a rule. */
#define DID(kind, headline, text, ...)                                                             \
  {                                                                                                \
    kind, MU_RULE_NONE, FALSE, { __VA_ARGS__ }, headline, text                                     \
  }
#define MET(kind, headline, text, ...)                                                             \
  {                                                                                                \
    kind, MU_RULE_NONE, TRUE, { __VA_ARGS__ }, headline, text                                      \
  }
#define RULED(kind, rule, headline, text, ...)                                                     \
  {                                                                                                \
    kind, MU_RULE_AWFP_##rule, TRUE, { __VA_ARGS__ }, headline, text                               \
  }
#define OWN(name)    MU_AWFP_EVENT_##name
#define COMMON(name) MU_EVENT_##name

static const Row rows[] = {
  DID (COMMON (PERIOD), TRUE, "Turn 3", 3),
  DID (COMMON (PHASE), FALSE, "Close combat", MU_AWFP_PHASE_COMBAT),
  DID (COMMON (DEPLOYED), FALSE, "Legio X deployed with 3 stands in front.", 0, 0, 0, 3),
  DID (COMMON (DEPLOYED), FALSE, "Legio X deployed with 1 stand in front.", 0, 0, 0, 1),
  DID (COMMON (STRENGTH), FALSE, "Legio X: 4 stands.", 4),
  DID (COMMON (STRENGTH), FALSE, "Legio X lost 1 figure, but no stand.", 4, 1, 0, 1),
  DID (COMMON (STRENGTH), TRUE, "Legio X lost 5 figures: 1 stand gone, 3 stands left.", 3, 1, 1, 5),
  DID (COMMON (STRENGTH), TRUE, "Legio X lost 9 figures: 2 stands gone, 1 stand left.", 1, 1, 2, 9),
  DID (COMMON (STRENGTH), TRUE, "Legio X lost its last stand.", 0, 0, 1, 4),
  DID (COMMON (STRENGTH), TRUE, "Legio X lost its last 2 stands.", 0, 0, 2, 7),
  MET (COMMON (CHARGE), TRUE, "Legio X charged the Boii.", MU_PACES (80), 0),
  MET (COMMON (CHARGE), TRUE, "Legio X countercharged the Boii.", MU_PACES (80), 1),
  RULED (COMMON (CHARGE), CHARGE_PRE_EMPT, TRUE,
         "Legio X turned the charge against the Boii, who came at them.", MU_PACES (80)),
  MET (COMMON (CONTACT), FALSE, "Legio X met the Boii face to face.", 0),
  MET (COMMON (CONTACT), TRUE, "Legio X struck the Boii in flank.", 1),
  MET (COMMON (CONTACT), TRUE, "Legio X struck the Boii in the rear.", 2),
  MET (COMMON (FOLLOWED_UP), FALSE, "Legio X followed up the Boii.", 0),
  MET (COMMON (PURSUES), FALSE, "Legio X pursued the Boii.", 0),
  DID (COMMON (BROKE), TRUE, "Legio X broke and ran.", 1),
  DID (COMMON (RALLIED), TRUE, "Legio X rallied, but fragmented.", MU_RALLIED_BACK),
  DID (COMMON (LEFT_TABLE), TRUE, "Legio X fled off the table.", 1),
  DID (COMMON (LEFT_TABLE), TRUE, "Legio X left the table.", 0),
  RULED (COMMON (LEFT_TABLE), RECOVER_ROUT, TRUE,
         "Legio X could not be rallied and left the field.", 1),
  DID (COMMON (DESTROYED), TRUE, "Legio X perished to the last man.", 0),
  RULED (COMMON (DESTROYED), RETREAT_CAUGHT, TRUE, "Legio X perished, caught by the enemy.", 0),
  RULED (COMMON (DESTROYED), GENERAL_KILLED, TRUE, "Legio X fell in the fighting.", 0),
  DID (COMMON (GENERAL_LOST), TRUE, "Rome lost its general, P. Cornelius Scipio.", MU_SIDE_A, 0),
  DID (COMMON (GAVE_UP), TRUE, "Carthage gave the battle up.", MU_SIDE_B),
  DID (COMMON (MOVED), FALSE, "Legio X moved 60 paces.", 0, 0, 0, MU_PACES (60)),
  DID (COMMON (MOVED), FALSE, "Legio X changed facing.", 0, 0, 0, 0),
  RULED (COMMON (MOVED), SEQUENCE_FREE_TURN, FALSE, "Legio X turned about.", 0, 0, 0, 0),
  RULED (COMMON (MOVED), COMBAT_RESULTS, FALSE, "Legio X went back 1 pace.", 0, 0, 0, MU_PACES (1)),
  RULED (COMMON (MOVED), RECOVERY, FALSE, "Legio X ran 120 paces.", 0, 0, 0, MU_PACES (120)),
  DID (COMMON (FACED), FALSE, "Legio X formed up with 2 stands in front.", 0, 0, 0,
       MU_EVENT_SHAPE (MU_FORMATION_USUAL, 2)),
  DID (OWN (MARKER), FALSE, "Legio X had the order to advance.", MU_AWFP_ADVANCE),
  DID (OWN (MARKER), FALSE, "Legio X had the order to charge.", MU_AWFP_CHARGE),
  DID (OWN (MARKER), FALSE, "Legio X had the order to deploy.", MU_AWFP_DEPLOY),
  DID (OWN (MARKER), FALSE, "Legio X had the order to defend.", MU_AWFP_DEFEND),
  DID (OWN (MARKER), FALSE, "Legio X had the order to retreat.", MU_AWFP_RETREAT),
  DID (OWN (MARKER), FALSE, "Legio X had the order to recover.", MU_AWFP_RECOVER),
  MET (OWN (MARKER), FALSE, "Legio X had the order to advance on the Boii.", MU_AWFP_ADVANCE),
  MET (OWN (MARKER), FALSE, "Legio X had the order to deploy, the Boii being at its flank.",
       MU_AWFP_DEPLOY),
  MET (OWN (MARKER), FALSE, "Legio X had the order to defend against the Boii.", MU_AWFP_DEFEND),
  MET (OWN (MARKER), FALSE, "Legio X had the order to retreat before the Boii.", MU_AWFP_RETREAT),
  DID (OWN (MARKER), FALSE, "Legio X had a dummy marker.", MU_AWFP_DUMMY),
  DID (OWN (MARKER), FALSE, "Legio X had no order.", MU_AWFP_NO_ORDER),
  DID (OWN (INITIATIVE), FALSE, "Initiative: Rome 5, Carthage 3. It went to Rome, who moved first.",
       5, 3, MU_SIDE_A, MU_SIDE_A),
  DID (OWN (INITIATIVE), FALSE,
       "Initiative: Rome 2, Carthage 6. It went to Carthage, who let Rome move first.", 2, 6,
       MU_SIDE_B, MU_SIDE_A),
  MET (OWN (RESPONSE), FALSE, "Legio X stood to receive the Boii.", MU_AWFP_STANDS),
  MET (OWN (RESPONSE), FALSE, "Legio X answered the Boii with a countercharge.",
       MU_AWFP_COUNTERCHARGES),
  MET (OWN (RESPONSE), TRUE, "Legio X fell back before the Boii.", MU_AWFP_FALLS_BACK),
  MET (OWN (RESPONSE), FALSE, "Legio X turned to face the Boii.", MU_AWFP_TURNS_TO_FACE),
  MET (OWN (RESPONSE), TRUE, "Legio X retreated before the Boii.", MU_AWFP_RUNS),
  MET (OWN (VOLLEY), FALSE, "Legio X shot at the Boii with javelins: 6 dice, 2 hits.", 6, 2,
       MU_AWFP_SHOOTS_JAVELIN, 0),
  MET (OWN (VOLLEY), FALSE, "Legio X shot at the Boii with engines: 1 die, no hits.", 1, 0,
       MU_AWFP_SHOOTS_ENGINE, 1),
  MET (OWN (ROUND), FALSE, "Legio X had a score of 8 against the Boii: 5 dice, 1 hit.", 4, 8, 1, 5),
  MET (OWN (ROUND), FALSE, "Legio X had a score of 2 against the Boii and could not strike.", 1, 2,
       0, 0),
  MET (OWN (PUSHED), TRUE, "the Boii pushed Legio X back.", 1, 0),
  MET (OWN (PUSHED), TRUE, "the Boii pushed Legio X back, who had now lost 2 rounds.", 2, 0),
  MET (OWN (PUSHED), TRUE, "the Boii beat Legio X, who had no room to give way.", 1, 1),
  DID (OWN (NERVE), TRUE,
       "Legio X took a morale test, under missile fire: needed 4, rolled 2: two disorders.",
       MU_AWFP_TEST_SHOT, 2, MU_AWFP_TWO_DISORDERS, 2),
  DID (OWN (NERVE), FALSE,
       "Legio X took a morale test, seeing friends in rout: needed 4, rolled 3, in all 4: passed.",
       MU_AWFP_TEST_FRIENDS_ROUT, 4, MU_AWFP_PASSES, 3),
  DID (OWN (NERVE), TRUE,
       "Legio X took a morale test, having lost the general: needed 4, rolled 3: one disorder.",
       MU_AWFP_TEST_GENERAL_LOST, 3, MU_AWFP_ONE_DISORDER, 3),
  MET (OWN (NERVE), TRUE,
       "Legio X took a morale test, beaten in close combat: needed 4, rolled 2, in all 1: "
       "fragmented, and a retreat.",
       MU_AWFP_TEST_COMBAT, 1, MU_AWFP_RETREATS, 2),
  MET (OWN (NERVE), FALSE,
       "Legio X took a morale test, charged: needed 4, rolled 1, in all 0: rout.",
       MU_AWFP_TEST_CHARGED, 0, MU_AWFP_ROUTS, 1),
  DID (OWN (NERVE), TRUE,
       "Legio X took a morale test, trying for frenzy: needed 4, rolled 7: passed, and frenzied.",
       MU_AWFP_TEST_FRENZY, 7, MU_AWFP_PASSES_FRENZIED, 7),
  DID (OWN (NERVE), FALSE,
       "Legio X took a morale test, trying to rally: needed 4, rolled 6, in all 5: passed.",
       MU_AWFP_TEST_RALLY, 5, MU_AWFP_PASSES, 6),
  RULED (OWN (STATE), DEF_DELAYING, TRUE, "Legio X fell into disorder.", MU_AWFP_DISORDERED),
  RULED (OWN (STATE), COMBAT_RESULTS, TRUE, "Legio X fragmented.", MU_AWFP_FRAGMENTED),
  RULED (OWN (STATE), MORALE_RESULTS, FALSE, "Legio X fell into disorder.", MU_AWFP_DISORDERED),
  RULED (OWN (STATE), RECOVER_DISORDERED, FALSE, "Legio X stood in order again.", MU_AWFP_STEADY),
  RULED (OWN (STATE), RECOVER_FRAGMENTED, FALSE, "Legio X found together again, still in disorder.",
         MU_AWFP_DISORDERED),
  RULED (OWN (STATE), RECOVER_MISSILES, FALSE, "Legio X had missiles again.", MU_AWFP_STEADY),
  RULED (OWN (STATE), MISSILE_AMMUNITION, FALSE, "Legio X ran low on missiles.", 0, 0, 1),
  RULED (OWN (STATE), MISSILE_AMMUNITION, TRUE, "Legio X shot off the last missiles.", 0, 0, 2),
  RULED (OWN (STATE), FRENZY_TEST, FALSE, "Legio X went into a frenzy.", 0, 1),
  RULED (OWN (STATE), FRENZY_FANATICS, FALSE, "Legio X went into a frenzy.", 0, 1),
  RULED (OWN (STATE), FANATIC_ENDS, FALSE, "Legio X came out of the frenzy.", 0),
  MET (OWN (GENERAL_WITH), TRUE, "P. Cornelius Scipio joined the Boii.", 0),
  DID (OWN (GENERAL_WITH), TRUE, "P. Cornelius Scipio was by himself again.", 0),
  DID (OWN (GENERAL_RISK), FALSE, "P. Cornelius Scipio was in the thick of it, rolled 1 and fell.",
       1),
  DID (OWN (GENERAL_RISK), FALSE,
       "P. Cornelius Scipio was in the thick of it, rolled 4 and was unhurt.", 4),
  DID (OWN (SECOND_THROW), FALSE, "The priest had Legio X throw again: 2 became 7.", 2, 7,
       MU_ROLL_MORALE),
  DID (OWN (WORK), TRUE, "Legio X laid caltrops before its front.", MU_AWFP_CALTROPS),
  DID (OWN (WORK), TRUE, "Legio X looked for a ford and found one.", MU_AWFP_FORD),
  DID (OWN (WORK), TRUE, "Legio X looked for a ford in vain.", MU_AWFP_NO_WORK),
};

START_TEST (each_event_has_its_sentence)
{
  const Row *row = &rows[_i];
  add (row->kind, (MuRule) row->rule, 1, row->meets ? enemy () : MU_NO_BODY, row->value);
  g_autoptr (GPtrArray) lines = mu_account (record);
  ck_assert_uint_eq (lines->len, 1);
  const MuAccountLine *line = g_ptr_array_index (lines, 0);
  ck_assert_str_eq (line->text, row->text);
  ck_assert_int_eq (line->headline, row->headline);
}
END_TEST

START_TEST (each_own_kind_has_a_row_above)
{
  for (int kind = OWN (MARKER); kind <= OWN (SECOND_THROW); kind++) {
    gboolean found = FALSE;
    for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
      found = found || rows[i].kind == kind;
    ck_assert_msg (found, "kind %d", kind);
  }
}
END_TEST

/* A charge says how strong the charger is by then. */
START_TEST (a_charge_says_with_how_many_stands)
{
  ADD (MU_EVENT_STRENGTH, 1, -1, 4);
  ADD (MU_EVENT_STRENGTH, 1, -1, 3, 0, 1, 4);
  ADD (MU_EVENT_CHARGE, 1, enemy (), MU_PACES (50));
  g_autoptr (GPtrArray) lines = mu_account (record);
  const MuAccountLine *line = g_ptr_array_index (lines, 2);
  ck_assert_str_eq (line->text, "Legio X (3 stands) charged the Boii.");
}
END_TEST

/* awfp.morale.warband.after: from its second round on it needs a warrior's number. */
START_TEST (a_warband_needs_more_once_it_has_fought)
{
  ADD (OWN (NERVE), enemy (), -1, MU_AWFP_TEST_CHARGED, 3, MU_AWFP_PASSES, 3);
  ADD (OWN (ROUND), enemy (), 1, 4, 8, 1, 5);
  ADD (OWN (NERVE), enemy (), -1, MU_AWFP_TEST_COMBAT, 3, MU_AWFP_ONE_DISORDER, 3);
  g_autoptr (GPtrArray) lines = mu_account (record);
  ck_assert_str_eq (((MuAccountLine *) g_ptr_array_index (lines, 0))->text,
                    "the Boii took a morale test, charged: needed 3, rolled 3: passed.");
  ck_assert_str_eq (((MuAccountLine *) g_ptr_array_index (lines, 2))->text,
                    "the Boii took a morale test, beaten in close combat: needed 4, rolled 3: one "
                    "disorder.");
}
END_TEST

/* What the die shows is a line of the sum, and the first. */
START_TEST (a_sum_begins_with_its_die)
{
  ADD (OWN (ROUND), 1, enemy (), 4, 8, 1, 5);
  add (MU_EVENT_FACTOR, MU_RULE_AWFP_COMBAT_WEAPON, 1, -1, (const gint32[4]){ 3 });
  add (MU_EVENT_FACTOR, MU_RULE_AWFP_COMBAT_CHARGING, 1, -1, (const gint32[4]){ 1 });
  g_autoptr (GPtrArray) lines = mu_account (record);
  const MuAccountLine *line = g_ptr_array_index (lines, 0);
  ck_assert_uint_eq (lines->len, 1);
  ck_assert_ptr_eq (strstr (line->sum, "die 4; "), line->sum);
  ck_assert_ptr_nonnull (strstr (line->sum, " +3; "));
  ck_assert (g_str_has_suffix (line->sum, " +1 = 8"));
}
END_TEST

/* What nothing is added to needs no sum. */
START_TEST (a_die_alone_is_no_sum)
{
  ADD (OWN (NERVE), 1, -1, MU_AWFP_TEST_SHOT, 2, MU_AWFP_TWO_DISORDERS, 2);
  g_autoptr (GPtrArray) lines = mu_account (record);
  ck_assert_str_eq (((MuAccountLine *) g_ptr_array_index (lines, 0))->sum, "");
}
END_TEST

/* --- why it is over ---------------------------------------------------------------- */

static char *
said_of_the_end (void)
{
  record->fought = TRUE;
  record->winner = MU_SIDE_A;
  record->side[MU_SIDE_A].start_quarters = record->side[MU_SIDE_B].start_quarters = 4000;
  record->side[MU_SIDE_A].left_quarters = 3000;
  record->side[MU_SIDE_B].left_quarters = 400;
  add (MU_EVENT_ENDED, MU_RULE_AWFP_SEQUENCE_VICTORY, -1, -1, (const gint32[4]){ MU_SIDE_A });
  g_autoptr (GPtrArray) lines = mu_account (record);
  return g_strdup (((MuAccountLine *) g_ptr_array_index (lines, lines->len - 1))->text);
}

#define RESULT "Victory for Rome: 750 of 1,000 points left against 100 of 1,000."

START_TEST (the_last_turn_may_end_it)
{
  ADD (MU_EVENT_BROKE, enemy (), -1, 1);
  g_autofree char *said = said_of_the_end ();
  ck_assert_str_eq (said, "The last turn was over. " RESULT);
}
END_TEST

/* awfp.sequence.victory: those who have rallied count as there. */
START_TEST (an_army_of_which_more_than_half_is_gone_has_broken)
{
  const int units = (int) record->side[MU_SIDE_B].list->units->len;
  ADD (MU_EVENT_BROKE, 1, -1, 1);
  ADD (MU_EVENT_RALLIED, 1, -1, 1);
  for (int unit = 0; unit < units; unit++)
    ADD (unit % 2 ? MU_EVENT_DESTROYED : MU_EVENT_LEFT_TABLE, enemy () + unit, -1, 1);
  g_autofree char *said = said_of_the_end ();
  g_autofree char *wanted
      = g_strdup_printf ("Carthage broke: %d of its %d units were gone. " RESULT, units, units);
  ck_assert_str_eq (said, wanted);
}
END_TEST

/* Once is enough. */
START_TEST (who_gives_up_is_told_once)
{
  const MuRuling ruling = { .after = 1, .kind = MU_RULING_CONCEDES, .side = MU_SIDE_B };
  mu_rulings_insert (record->rulings, &ruling);
  ADD (MU_EVENT_GAVE_UP, -1, -1, MU_SIDE_B);
  add (MU_EVENT_ENDED, MU_RULE_NONE, -1, -1, (const gint32[4]){ MU_SIDE_A });
  g_autoptr (GPtrArray) lines = mu_account (record);
  const MuAccountLine *line = g_ptr_array_index (lines, 0);
  ck_assert_uint_eq (lines->len, 2);
  ck_assert (line->ruling);
  ck_assert_str_eq (line->text, "Carthage gave the battle up.");
  ck_assert_str_eq (line->rule_id, "");
}
END_TEST

START_TEST (an_umpire_sets_stands)
{
  const MuRuling ruling
      = { .after = 1,
          .kind = MU_RULING_STANDS,
          .stand = { .body = 1, .figures = 3, .carried = 2, .disordered = TRUE } };
  mu_rulings_insert (record->rulings, &ruling);
  ADD (MU_EVENT_PERIOD, -1, -1, 2);
  g_autoptr (GPtrArray) lines = mu_account (record);
  ck_assert_str_eq (((MuAccountLine *) g_ptr_array_index (lines, 0))->text,
                    "The umpire: Legio X has 3 stands less 2 figures, on the field, disordered.");
}
END_TEST

/* --- hindsight ----------------------------------------------------------------------- */

static void
add_move_of_charge (int body)
{
  ADD (MU_EVENT_MOVED, body, -1, 0, 0, 0, MU_PACES (100));
  g_array_index (record->events, MuEvent, record->events->len - 1).phase = MU_AWFP_PHASE_CHARGES;
}

static const MuAccountLine *
first_told (GPtrArray *lines)
{
  for (guint i = 0; i < lines->len; i++) {
    const MuAccountLine *line = g_ptr_array_index (lines, i);
    if (line->headline)
      return line;
  }
  return NULL;
}

static void
told_as (const char *due)
{
  g_autoptr (GPtrArray) lines = mu_account_told (record);
  ck_assert_str_eq (first_told (lines)->text, due);
}

START_TEST (a_charge_that_came_home_is_told_as_it_was)
{
  ADD (MU_EVENT_CHARGE, 1, enemy (), MU_PACES (100));
  add_move_of_charge (1);
  ADD (MU_EVENT_CONTACT, 1, enemy (), 0);
  told_as ("Legio X charged the Boii.");
}
END_TEST

START_TEST (a_charge_that_fell_short_is_told_so)
{
  ADD (MU_EVENT_CHARGE, 1, enemy (), MU_PACES (100));
  add_move_of_charge (1);
  told_as ("Legio X charged the Boii but fell short.");
}
END_TEST

START_TEST (a_charge_that_was_never_made_was_meant)
{
  ADD (MU_EVENT_CHARGE, 1, enemy (), MU_PACES (100));
  ADD (MU_EVENT_BROKE, 1, -1, 1);
  told_as ("Legio X meant to charge the Boii.");
}
END_TEST

/* The retreat is told by the charge that missed it. */
START_TEST (those_who_retreat_in_time_got_away)
{
  ADD (MU_EVENT_CHARGE, 1, enemy (), MU_PACES (100));
  ADD (OWN (RESPONSE), enemy (), 1, MU_AWFP_RUNS);
  add_move_of_charge (1);
  g_autoptr (GPtrArray) lines = mu_account_told (record);
  ck_assert_str_eq (first_told (lines)->text, "Legio X charged the Boii, who got away.");
  ck_assert (!((MuAccountLine *) g_ptr_array_index (lines, 1))->headline);
}
END_TEST

/* awfp.general.killed: once is enough. */
START_TEST (a_general_who_fell_is_told_once)
{
  ADD (OWN (GENERAL_RISK), 1, -1, 1);
  add (MU_EVENT_DESTROYED, MU_RULE_AWFP_GENERAL_KILLED, 1, -1, (const gint32[4]){ 0 });
  ADD (MU_EVENT_GENERAL_LOST, 1, -1, MU_SIDE_A, 0);
  told_as ("Rome lost its general, P. Cornelius Scipio.");
}
END_TEST

/* Numbers that no engine gives must not bring the printer down. */
START_TEST (nonsense_is_survived)
{
  MuDice dice;
  mu_dice_init_seeded (&dice, 9, (uint64_t) _i);
  for (int i = 0; i < 300; i++) {
    gint32 v[4];
    for (int j = 0; j < 4; j++)
      v[j] = (gint32) (mu_dice_roll (&dice, MU_DIE_TEN, MU_ROLL_OTHER, -1) - 5)
             * (i % 3 == 0 ? 100000000 : 1);
    add (i % 2 ? OWN (MARKER) + i % 12 : i % MU_EVENT_KINDS, (MuRule) (7100 + i), v[1], v[2], v);
  }
  g_autoptr (GPtrArray) lines = mu_account_told (record);
  ck_assert_uint_gt (lines->len, 0);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("awfp-account");
  TCase *tcase = tcase_create ("awfp-account");
  tcase_add_checked_fixture (tcase, set_up, tear_down);
  tcase_add_loop_test (tcase, each_event_has_its_sentence, 0, G_N_ELEMENTS (rows));
  tcase_add_test (tcase, each_own_kind_has_a_row_above);
  tcase_add_test (tcase, a_charge_says_with_how_many_stands);
  tcase_add_test (tcase, a_warband_needs_more_once_it_has_fought);
  tcase_add_test (tcase, a_sum_begins_with_its_die);
  tcase_add_test (tcase, a_die_alone_is_no_sum);
  tcase_add_test (tcase, the_last_turn_may_end_it);
  tcase_add_test (tcase, an_army_of_which_more_than_half_is_gone_has_broken);
  tcase_add_test (tcase, who_gives_up_is_told_once);
  tcase_add_test (tcase, an_umpire_sets_stands);
  tcase_add_test (tcase, a_charge_that_came_home_is_told_as_it_was);
  tcase_add_test (tcase, a_charge_that_fell_short_is_told_so);
  tcase_add_test (tcase, a_charge_that_was_never_made_was_meant);
  tcase_add_test (tcase, those_who_retreat_in_time_got_away);
  tcase_add_test (tcase, a_general_who_fell_is_told_once);
  tcase_add_loop_test (tcase, nonsense_is_survived, 0, 20);
  suite_add_tcase (suite, tcase);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
