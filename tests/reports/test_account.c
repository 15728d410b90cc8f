/* Events in words. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "reports/account/account_private.h"
#include "rules/field/fix.h"
#include "rules/wrg/fight/general.h"
#include "rules/wrg/fight/recoil.h"
#include "rules/wrg/nerve/reaction.h"
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

static void
add (MuEventKind kind, MuRule rule, int body, int other, const gint32 *v)
{
  MuEvent event = { .kind = (guint16) kind, .rule = (guint16) rule, .period = 2 };
  event.phase = MU_PHASE_MELEE;
  event.body = (gint16) body;
  event.other = (gint16) other;
  event.side = MU_SIDE_A;
  memcpy (event.value, v, sizeof event.value);
  g_array_append_val (record->events, event);
}

#define ADD(kind, body, other, ...)                                                                \
  add (kind, MU_RULE_NONE, body, other, (const gint32[4]){ __VA_ARGS__ })

typedef struct {
  MuEventKind kind;
  int body, other;
  gint32 value[4];
  gboolean headline;
  const char *text;
} Row;

/* What was about no body, what body 1 did, what it had to do with body 8. */
#define WAS(kind, headline, text, ...)                                                             \
  {                                                                                                \
    kind, -1, -1, { __VA_ARGS__ }, headline, text                                                  \
  }
#define DID(kind, headline, text, ...)                                                             \
  {                                                                                                \
    kind, 1, -1, { __VA_ARGS__ }, headline, text                                                   \
  }
#define MET(kind, headline, text, ...)                                                             \
  {                                                                                                \
    kind, 1, 8, { __VA_ARGS__ }, headline, text                                                    \
  }

/* Body 1: Hastati, legion V; 3: Hastati, legion VI; 8: Carthaginian cavalry. */
static const Row rows[] = {
  WAS (MU_EVENT_PERIOD, TRUE, "Period 3", 3),
  WAS (MU_EVENT_PHASE, FALSE, "Shooting", MU_PHASE_SHOOTING),
  DID (MU_EVENT_DEPLOYED, FALSE, "Hastati, legion V deployed 10 files wide.", 0, 0, 0, 10),
  DID (MU_EVENT_DEPLOYED, FALSE, "Hastati, legion V deployed 1 file wide.", 0, 0, 0, 1),
  MET (MU_EVENT_CHARGE, TRUE, "Hastati, legion V charged Carthaginian cavalry over 80 paces.",
       MU_PACES (80), 0),
  MET (MU_EVENT_CHARGE, TRUE,
       "Hastati, legion V countercharged Carthaginian cavalry over 80 paces.", MU_PACES (80), 1),
  MET (MU_EVENT_CHARGE, TRUE, "Hastati, legion V charged Carthaginian cavalry over 3 paces.",
       MU_PACES (3), 0),
  MET (MU_EVENT_CHARGE, TRUE, "Hastati, legion V fell upon Carthaginian cavalry.", MU_PACES (2), 0),
  MET (MU_EVENT_CHARGE, TRUE, "Hastati, legion V fell upon Carthaginian cavalry.", 0, 0),
  MET (MU_EVENT_CHARGE, TRUE, "Hastati, legion V countercharged Carthaginian cavalry.",
       MU_PACES (1), 1),
  DID (MU_EVENT_REACTION, FALSE, "Hastati, legion V tested, charged: total 7 with 3 dice, row 3.",
       MU_OCCASION_CHARGED, 7, 3, 3),
  DID (MU_EVENT_REACTION, FALSE,
       "Hastati, legion V tested, below half strength: total -2 with 1 die, row 6.",
       MU_OCCASION_BELOW_HALF, -2, 6, 1),
  DID (MU_EVENT_MOVED, FALSE, "Hastati, legion V moved 60 paces.", 0, 0, 0, MU_PACES (60)),
  WAS (MU_EVENT_OBJECTIVE, TRUE, "Objective 2, held by Scipio at Zama: 12½ of 25 points.", 50, 25,
       2),
  WAS (
      MU_EVENT_DAY, TRUE,
      "Rain and strong winds threatened; the wind came from the north-west, 8 periods of daylight.",
      MU_RAIN_AND_WINDS, MU_NORTH_WEST, 8, 11),
  WAS (MU_EVENT_DAY, TRUE,
       "The day was to stay fine; the wind came from the north-east, 1 period of daylight.",
       MU_FINE, MU_NORTH_EAST, 1, 6),
  WAS (MU_EVENT_DAY, TRUE,
       "Nobody knew what weather would come; the wind came from nowhere in particular, 12 periods "
       "of daylight.",
       77, -3, 12, 6),
  WAS (MU_EVENT_SKY, TRUE, "Rain began to fall.", MU_SKY_RAIN, 1),
  WAS (MU_EVENT_SKY, TRUE, "The rain ceased.", MU_SKY_RAIN, 0),
  WAS (MU_EVENT_SKY, TRUE, "Strong winds rose from the south.", MU_SKY_WINDS, 1, MU_SOUTH),
  WAS (MU_EVENT_SKY, TRUE, "The low sun shone from the east and dazzled.", MU_SKY_SUN, 1, MU_EAST),
  WAS (MU_EVENT_SKY, TRUE, "The fog lifted.", MU_SKY_FOG, 0),
  WAS (MU_EVENT_SKY, TRUE, "The ground turned to mud.", MU_SKY_MUD, 1),
  WAS (MU_EVENT_SKY, TRUE, "The rivers rose.", MU_SKY_RIVERS_UP, 1),
  WAS (MU_EVENT_SKY, TRUE, "Night fell.", MU_SKY_NIGHT, 1),
  WAS (MU_EVENT_SKY, TRUE, "The weather changed.", 1234, 1),
  DID (MU_EVENT_STRAYED, FALSE, "Hastati, legion V strayed 10 paces to the left in the dark.", -10),
  DID (MU_EVENT_STRAYED, FALSE, "Hastati, legion V strayed 10 paces to the right in the dark.", 10),
  DID (MU_EVENT_SLIPPED, FALSE, "Hastati, legion V lost 1 figure over the edge of a snowy path.",
       1),
  DID (MU_EVENT_ORDERS, TRUE, "Hastati, legion V obeyed the orders from clause 2 on.",
       MU_WRG_OBEYS_BATTLEFIELD, 2, 0),
  DID (MU_EVENT_ORDERS, TRUE, "Hastati, legion V obeyed standing orders.", MU_WRG_OBEYS_STANDING),
  DID (MU_EVENT_ORDERS, TRUE, "Hastati, legion V did what troops without orders do.",
       MU_WRG_OBEYS_DEFAULT),
  DID (MU_EVENT_MESSENGER, FALSE, "The messenger rode on towards Hastati, legion V.",
       MU_MESSENGER_RIDES),
  MET (MU_EVENT_MESSENGER, TRUE,
       "The messenger to Hastati, legion V was caught by Carthaginian cavalry.",
       MU_MESSENGER_CAUGHT),
  MET (MU_EVENT_DECIDED, TRUE,
       "Orders for Hastati, legion V to go in: friends near by were hard pressed. The enemy to "
       "attack: Carthaginian cavalry.",
       MU_DECISION_COMMITS),
  DID (MU_EVENT_DECIDED, TRUE,
       "Orders for Hastati, legion V to close the gap: friends near by had broken.",
       MU_DECISION_COVERS),
  DID (MU_EVENT_DECIDED, TRUE, "Orders for Hastati, legion V to wait no longer: enemy came near.",
       MU_DECISION_MEETS),
  DID (MU_EVENT_DECIDED, TRUE,
       "Orders for Hastati, legion V to wait no longer: a third of the battle was over.",
       MU_DECISION_LATE),
  MET (MU_EVENT_DECIDED, TRUE,
       "Orders for Hastati, legion V to turn: a better blow could be struck elsewhere. The enemy "
       "to attack: Carthaginian cavalry.",
       MU_DECISION_TURNS),
  MET (MU_EVENT_DECIDED, TRUE,
       "Orders for Hastati, legion V to go elsewhere: friends stood in the way. The enemy to "
       "attack: Carthaginian cavalry.",
       MU_DECISION_FREES),
  DID (MU_EVENT_DECIDED, TRUE, "Hastati, legion V had no orders left and got new ones.",
       MU_DECISION_ANEW),
  MET (MU_EVENT_DECIDED, TRUE,
       "Hastati, legion V gave up the pursuit: friends near by needed help.", MU_DECISION_CALLS),
  MET (MU_EVENT_DECIDED, TRUE,
       "Hastati, legion V set out round Carthaginian cavalry, who stood in the way.",
       MU_DECISION_ROUND),
  MET (MU_EVENT_DECIDED, TRUE,
       "Hastati, legion V went up behind Carthaginian cavalry: a general near by steadies the hard "
       "pressed.",
       MU_DECISION_JOINS),
  DID (MU_EVENT_DECIDED, TRUE, "Orders for Hastati, legion V to do something else.", 77),
  DID (MU_EVENT_SIGNAL, TRUE, "Signal 3 was made from Hastati, legion V.", 3),
  DID (MU_EVENT_MARCH, FALSE, "Hastati, legion V threw 2 and did not come yet.", 2,
       MU_MARCH_NOT_YET),
  DID (MU_EVENT_MARCH, TRUE, "Hastati, legion V would not come any more in this battle.", 0,
       MU_MARCH_LOST),
  DID (MU_EVENT_ARRIVED, TRUE, "Hastati, legion V came onto the table 10 files wide.", 0, 0, 0, 10),
  MET (MU_EVENT_MIXED, FALSE, "Hastati, legion V stood behind Carthaginian cavalry, in one body.",
       MU_MIXED_BEHIND),
  MET (MU_EVENT_MIXED, FALSE,
       "Hastati, legion V stood half on each flank of Carthaginian cavalry, in one body.",
       MU_MIXED_FLANKS),
  MET (
      MU_EVENT_MIXED, TRUE,
      "Hastati, legion V came through the ranks of Carthaginian cavalry and fought in their place.",
      MU_EVENT_MIXED_BEFORE),
  DID (MU_EVENT_GENERAL_HURT, FALSE,
       "The general with Hastati, legion V was unhurt; about him 4 fell, 16 were left.", 0, 4, 16,
       MU_GENERAL_UNHURT),
  DID (MU_EVENT_GENERAL_HURT, TRUE,
       "P. Cornelius Scipio, general of Scipio at Zama, with Hastati, legion V, was wounded and "
       "taken from the field.",
       0, 9, 11, MU_GENERAL_LEAVES),
  DID (MU_EVENT_GENERAL_HURT, TRUE,
       "The general with Hastati, legion V was wounded and had to surrender.", 1, 9, 11,
       MU_GENERAL_SURRENDERS),
  DID (MU_EVENT_GENERAL_HURT, TRUE, "The general with Hastati, legion V was killed.", 77, 20, 0,
       MU_GENERAL_DEAD),
  DID (MU_EVENT_GENERAL_HURT, TRUE,
       "P. Cornelius Scipio, general of Scipio at Zama, with Hastati, legion V, was killed.", -3,
       20, 0, MU_GENERAL_DEAD),
  MET (MU_EVENT_CHALLENGE, TRUE,
       "The general with Hastati, legion V challenged the general with Carthaginian cavalry, who "
       "took it up.",
       0, 0, 1, 0),
  MET (MU_EVENT_CHALLENGE, TRUE,
       "The general with Hastati, legion V challenged the general with Carthaginian cavalry, who "
       "declined.",
       1, 0, 0, 0),
  MET (MU_EVENT_CHALLENGE, TRUE,
       "The general with Hastati, legion V challenged his equal with Carthaginian cavalry, who "
       "declined, to the dismay of his men.",
       0, 0, 0, 1),
  MET (MU_EVENT_SINGLE_BLOW, FALSE,
       "The general with Hastati, legion V shot at the general with Carthaginian cavalry: factor "
       "3, casualties 4.",
       1, 3, 4, MU_WEAPON_BOW),
  MET (MU_EVENT_SINGLE_BLOW, FALSE,
       "The general with Hastati, legion V struck at the general with Carthaginian cavalry: factor "
       "5, casualties 6.",
       1, 5, 6, MU_WEAPON_SIDEARM),
  MET (MU_EVENT_SINGLE_COMBAT, TRUE,
       "The generals with Hastati, legion V and Carthaginian cavalry were equal and fought again.",
       1, 4, 4, MU_SINGLE_AGAIN),
  MET (MU_EVENT_SINGLE_COMBAT, TRUE,
       "The general with Hastati, legion V was wounded and taken by the one with Carthaginian "
       "cavalry.",
       1, 5, 4, MU_SINGLE_BODY_TAKEN),
  MET (MU_EVENT_SINGLE_COMBAT, TRUE,
       "The general with Hastati, legion V was killed by the one with Carthaginian cavalry.", 1, 8,
       4, MU_SINGLE_BODY_DEAD),
  MET (MU_EVENT_SINGLE_COMBAT, TRUE,
       "The general with Carthaginian cavalry was wounded and taken by the one with Hastati, "
       "legion V.",
       1, 4, 5, MU_SINGLE_OTHER_TAKEN),
  MET (MU_EVENT_SINGLE_COMBAT, TRUE,
       "The general with Carthaginian cavalry was killed by the one with Hastati, legion V.", 1, 4,
       8, MU_SINGLE_OTHER_DEAD),
  MET (MU_EVENT_SINGLE_COMBAT, TRUE,
       "The generals with Hastati, legion V and Carthaginian cavalry parted as equals.", 12, 4, 4,
       MU_SINGLE_PARTED),
  WAS (
      MU_EVENT_GAVE_UP, TRUE,
      "Hannibal at Zama gave the battle up: 30 % of the army's points were in good heart, and 81 % "
      "of the enemy's.",
      MU_SIDE_B, 30, 81),
  DID (MU_EVENT_GENERAL_LOST, TRUE, "A subordinate general was lost with Hastati, legion V.", 0, 1),
  DID (MU_EVENT_FACED, FALSE, "Hastati, legion V changed facing or formation.", 0),
  MET (MU_EVENT_CONTACT, FALSE, "Hastati, legion V met Carthaginian cavalry face to face.", 0),
  MET (MU_EVENT_CONTACT, TRUE, "Hastati, legion V struck Carthaginian cavalry in flank.", 1),
  MET (MU_EVENT_CONTACT, TRUE, "Hastati, legion V struck Carthaginian cavalry in the rear.", 2),
  MET (MU_EVENT_SHOT, FALSE,
       "Hastati, legion V shot at Carthaginian cavalry with slings: 10 figures at factor 4, 20 "
       "casualties.",
       10, 4, 20, MU_WEAPON_SLING),
  MET (MU_EVENT_SHOT, FALSE,
       "Hastati, legion V shot at Carthaginian cavalry with bows: 1 figure at factor -2, no "
       "casualties.",
       1, -2, 0, MU_WEAPON_BOW),
  MET (MU_EVENT_MELEE, FALSE,
       "Hastati, legion V fought Carthaginian cavalry: 8 figures at factor 0, 5 casualties.", 8, 0,
       5, 1),
  MET (MU_EVENT_MELEE, FALSE,
       "Hastati, legion V fought on against Carthaginian cavalry, period 2: 8 figures at factor 0, "
       "1 casualty.",
       8, 0, 1, 2),
  DID (MU_EVENT_STRENGTH, TRUE,
       "Hastati, legion V took 45 casualties: 2 figures lost, 18 left, 5 carried.", 18, 5, 2, 45),
  DID (MU_EVENT_STRENGTH, FALSE,
       "Hastati, legion V took 12 casualties: no figure fell, 12 carried.", 20, 12, 0, 12),
  DID (MU_EVENT_DISORDERED, FALSE, "Hastati, legion V fell into disorder.", 0),
  DID (MU_EVENT_RECOVERED, FALSE, "Hastati, legion V stood in order again.", 0),
  MET (MU_EVENT_RECOILED, TRUE, "Hastati, legion V recoiled before Carthaginian cavalry.", 1),
  MET (MU_EVENT_RECOILED, TRUE,
       "Hastati, legion V recoiled again before Carthaginian cavalry, 3 times in a row.", 3),
  MET (MU_EVENT_FOLLOWED_UP, FALSE, "Hastati, legion V followed up Carthaginian cavalry.", 0),
  DID (MU_EVENT_BROKE, TRUE, "Hastati, legion V broke and ran.", 1),
  DID (MU_EVENT_BROKE, TRUE, "Hastati, legion V broke for the second time.", 2),
  DID (MU_EVENT_BROKE, TRUE, "Hastati, legion V broke yet again.", 3),
  MET (MU_EVENT_PURSUES, FALSE, "Hastati, legion V pursued Carthaginian cavalry.", 0),
  DID (MU_EVENT_RALLIED, TRUE, "Hastati, legion V rallied forward.", 0),
  DID (MU_EVENT_RALLIED, TRUE, "Hastati, legion V rallied back.", 1),
  DID (MU_EVENT_LEFT_TABLE, TRUE, "Hastati, legion V left the table.", 0),
  DID (MU_EVENT_LEFT_TABLE, TRUE, "Hastati, legion V fled off the table.", 1),
  DID (MU_EVENT_DESTROYED, TRUE, "Hastati, legion V perished to the last man.", 0),
  MET (MU_EVENT_SURRENDERED, TRUE, "Hastati, legion V surrendered to Carthaginian cavalry.", 0),
  { MU_EVENT_GENERAL_LOST,
    6,
    -1,
    { 0 },
    TRUE,
    "P. Cornelius Scipio, general of Scipio at Zama, was lost with Scipio's guard." },
  MET (MU_EVENT_RECOIL_CHECK, FALSE,
       "Hastati, legion V stood: 5 inflicted, 3 received, 0 by shooting.", MU_RECOIL_STAND, 5, 3,
       0),
  MET (MU_EVENT_RECOIL_CHECK, FALSE,
       "Hastati, legion V had to recoil: 5 inflicted, 30 received, 2 by shooting.",
       MU_RECOIL_RECOIL, 5, 30, 2),
  MET (MU_EVENT_RECOIL_CHECK, FALSE,
       "Hastati, legion V could stand no more: 5 inflicted, 30 received, 2 by shooting.",
       MU_RECOIL_BREAK, 5, 30, 2),
  { MU_EVENT_BROKE, 99, -1, { 1 }, TRUE, "an unknown body broke and ran." },
};

START_TEST (each_event_has_its_sentence)
{
  const Row *row = &rows[_i];
  add (row->kind, MU_RULE_WRG_DICE, row->body, row->other, row->value);
  g_autoptr (GPtrArray) lines = mu_account (record);
  ck_assert_uint_eq (lines->len, 1);
  const MuAccountLine *line = g_ptr_array_index (lines, 0);
  ck_assert_str_eq (line->text, row->text);
  ck_assert_int_eq (line->headline, row->headline);
  ck_assert_int_eq (line->period, 2);
  ck_assert_int_eq (line->phase, MU_PHASE_MELEE);
  ck_assert_int_eq (line->body, row->body);
  ck_assert_str_eq (line->rule_id, "wrg.dice");
  ck_assert_str_eq (line->rule_words, "dice");
  ck_assert_str_eq (line->section, mu_rule_section (MU_RULE_WRG_DICE));
}
END_TEST

/* A new kind without a sentence would go unsaid. */
START_TEST (each_kind_but_the_line_of_a_sum_has_a_sentence)
{
  MuAccountNames names;

  mu_account_names_init (&names, record);
  for (int kind = 1; kind < MU_EVENT_KINDS; kind++) {
    const MuEvent event
        = { .kind = (uint16_t) kind, .body = 1, .other = 8, .value = { 1, 1, 1, 1 } };
    g_autofree char *sentence = mu_account_sentence (&names, &event);
    ck_assert_msg ((sentence == NULL) == (kind == MU_EVENT_FACTOR), "%s: %s",
                   mu_event_row (kind)->key, sentence ? sentence : "nothing is said of it");
  }
  mu_account_names_clear (&names);
}
END_TEST

/* Whether some values make the kind a headline, and whether some do not. */
static void
try_headlines (int kind, gboolean seen[2])
{
  for (int at = 0; at < 4; at++)
    for (int value = 0; value <= 12; value++)
      for (int period = 0; period < 2; period++) {
        MuEvent event = { .kind = (uint16_t) kind, .period = (uint8_t) period, .body = 1 };
        event.value[at] = value;
        seen[mu_account_is_headline (record->rules, &event)] = TRUE;
      }
}

START_TEST (headlines_are_as_the_table_has_them)
{
  for (int kind = 1; kind < MU_EVENT_KINDS; kind++) {
    const MuEventHeadline headline = mu_event_row (kind)->headline;
    gboolean seen[2] = { FALSE, FALSE };
    try_headlines (kind, seen);
    ck_assert_int_eq (seen[TRUE], headline != MU_HEADLINE_NEVER);
    ck_assert_int_eq (seen[FALSE], headline != MU_HEADLINE_ALWAYS);
  }
}
END_TEST

/* That everybody begins with the first clause goes without saying; that somebody comes back to it
 * later does not. */
START_TEST (the_first_orders_are_not_told)
{
  for (int period = 1; period <= 2; period++) {
    MuEvent event = { .kind = MU_EVENT_ORDERS, .period = (uint8_t) period, .body = 1 };
    event.value[0] = MU_WRG_OBEYS_BATTLEFIELD;
    event.value[1] = 1;
    g_array_append_val (record->events, event);
  }
  g_autoptr (GPtrArray) lines = mu_account (record);
  ck_assert_uint_eq (lines->len, 1);
  const MuAccountLine *line = g_ptr_array_index (lines, 0);
  ck_assert_int_eq (line->period, 2);
  ck_assert_str_eq (line->text, "Hastati, legion V obeyed the orders from clause 1 on.");
}
END_TEST

/* wrg.move.rout, wrg.move.distance.slow: without a charge move there is no rout move. */
START_TEST (who_cannot_run_is_left_standing)
{
  static const struct {
    MuTroopType type;
    const char *text;
  } cases[] = {
    { MU_TROOP_WAGON, "Hastati, legion V broke and was left standing." },
    { MU_TROOP_PACK, "Hastati, legion V broke and was left standing." },
    { MU_TROOP_PACK_CAMELS, "Hastati, legion V broke and was left standing." },
    { MU_TROOP_ART, "Hastati, legion V broke and was left standing." },
    { MU_TROOP_SHI, "Hastati, legion V broke and ran." },
    { MU_TROOP_EL, "Hastati, legion V broke and ran." },
  };
  const gint32 once[4] = { 1 };
  mu_list_unit (record->side[MU_SIDE_A].list, 1)->troop.type = cases[_i].type;
  add (MU_EVENT_BROKE, MU_RULE_WRG_AFTER_BREAK_COUNT, 1, -1, once);
  add (MU_EVENT_SURRENDERED, MU_RULE_WRG_ROUT_SURROUNDED, 1, 8, once);
  g_autoptr (GPtrArray) lines = mu_account (record);
  ck_assert_str_eq (((const MuAccountLine *) g_ptr_array_index (lines, 0))->text, cases[_i].text);
  ck_assert_str_eq (((const MuAccountLine *) g_ptr_array_index (lines, 1))->text,
                    "Hastati, legion V surrendered to Carthaginian cavalry.");
}
END_TEST

/* Events of one kind that differ by their rule. */
static const struct {
  MuEventKind kind;
  MuRule rule;
  gint32 last; /* value */
  const char *text;
} by_rule[] = {
  /* wrg.casualties.remove */
  { MU_EVENT_FACED, MU_RULE_WRG_CASUALTIES_REMOVE, MU_EVENT_SHAPE (MU_FORMATION_USUAL, 9),
    "Hastati, legion V closed up to 9 files." },
  { MU_EVENT_FACED, MU_RULE_WRG_CASUALTIES_REMOVE, MU_EVENT_SHAPE (MU_FORMATION_USUAL, 1),
    "Hastati, legion V closed up to 1 file." },
  /* wrg.move.direction.turn */
  { MU_EVENT_FACED, MU_RULE_WRG_MOVE_DIRECTION_TURN, MU_EVENT_SHAPE (MU_FORMATION_USUAL, 2),
    "Hastati, legion V turned to a flank and stood 2 files wide." },
  { MU_EVENT_FACED, MU_RULE_WRG_MOVE_DIRECTION_TURN, 0,
    "Hastati, legion V changed facing or formation." },
  /* wrg.move.direction.incline */
  { MU_EVENT_MOVED, MU_RULE_WRG_MOVE_DIRECTION_INCLINE, MU_PACES (42),
    "Hastati, legion V inclined 42 paces." },
};

START_TEST (the_rule_makes_the_sentence)
{
  const gint32 values[4] = { 0, 0, 0, by_rule[_i].last };
  add (by_rule[_i].kind, by_rule[_i].rule, 1, -1, values);
  g_autoptr (GPtrArray) lines = mu_account (record);
  const MuAccountLine *line = g_ptr_array_index (lines, 0);
  ck_assert_str_eq (line->text, by_rule[_i].text);
}
END_TEST

/* Before the first blow there are no casualties to tell of. */
START_TEST (strength_at_the_start_is_no_loss)
{
  MuEvent event = { .kind = MU_EVENT_STRENGTH, .phase = MU_PHASE_DEPLOYMENT, .body = 1 };
  event.value[0] = 20;
  g_array_append_val (record->events, event);
  g_autoptr (GPtrArray) lines = mu_account (record);
  const MuAccountLine *line = g_ptr_array_index (lines, 0);
  ck_assert_str_eq (line->text, "Hastati, legion V: 20 figures.");
}
END_TEST

START_TEST (a_result_says_what_and_how_long)
{
  ADD (MU_EVENT_RESULT, 1, -1, MU_RESULT_HALT, 2);
  ADD (MU_EVENT_RESULT, 1, -1, MU_RESULT_OBEY, 0);
  g_autoptr (GPtrArray) lines = mu_account (record);
  const MuAccountLine *halt = g_ptr_array_index (lines, 0);
  const MuAccountLine *obey = g_ptr_array_index (lines, 1);
  g_autofree char *text = g_strdup_printf ("Result for Hastati, legion V: %s, 2 periods.",
                                           mu_wrg_reaction_act_words (MU_RESULT_HALT));
  ck_assert_str_eq (halt->text, text);
  ck_assert (halt->headline);
  ck_assert (!obey->headline);
  ck_assert_ptr_null (strstr (obey->text, "period"));
}
END_TEST

/* Factors stand in the sum of the line before them, and nowhere else. */
START_TEST (factors_fold_into_their_sum)
{
  ADD (MU_EVENT_FACTOR, -1, -1, 99); /* belongs to nothing */
  ADD (MU_EVENT_SHOT, 1, 8, 10, 4, 20, MU_WEAPON_SLING);
  add (MU_EVENT_FACTOR, MU_RULE_WRG_DICE, -1, -1, (const gint32[4]){ 5 });
  add (MU_EVENT_FACTOR, MU_RULE_WRG_SEQUENCE_PERIOD, -1, -1, (const gint32[4]){ -1 });
  ADD (MU_EVENT_BROKE, 8, -1, 1);
  ADD (MU_EVENT_FACTOR, -1, -1, 99);
  ADD (MU_EVENT_RECOIL_CHECK, 1, 8, MU_RECOIL_STAND);
  add (MU_EVENT_FACTOR, MU_RULE_WRG_DICE, -1, -1, (const gint32[4]){ 7 });
  g_autoptr (GPtrArray) lines = mu_account (record);
  ck_assert_uint_eq (lines->len, 3);
  const MuAccountLine *shot = g_ptr_array_index (lines, 0);
  const MuAccountLine *broke = g_ptr_array_index (lines, 1);
  const MuAccountLine *check = g_ptr_array_index (lines, 2);
  ck_assert_str_eq (shot->sum, "dice 5; order of a period -1 = 4");
  ck_assert_int_eq (shot->event, 1);
  ck_assert_str_eq (broke->sum, "");
  ck_assert_str_eq (check->sum, "dice 7");
}
END_TEST

START_TEST (units_of_one_name_are_told_apart)
{
  MuListUnit *unit = mu_list_unit (record->side[MU_SIDE_B].list, 0);
  g_free (unit->name);
  unit->name = g_strdup ("Velites");
  ADD (MU_EVENT_SHOT, 2, 8, 10, 4, 20, MU_WEAPON_LIGHT_SPEAR);
  g_autoptr (GPtrArray) lines = mu_account (record);
  const MuAccountLine *line = g_ptr_array_index (lines, 0);
  ck_assert (g_str_has_prefix (line->text, "Velites (A3) shot at Velites (B1) with javelins:"));
}
END_TEST

START_TEST (a_battle_to_come_has_no_lines)
{
  g_autoptr (GPtrArray) lines = mu_account (record);
  g_autofree char *result = mu_account_result (record);
  ck_assert_uint_eq (lines->len, 0);
  ck_assert_str_eq (result, "Not yet fought.");
  ck_assert_ptr_null (mu_account_shares (record));
}
END_TEST

static void
finish_battle (MuSide winner)
{
  record->fought = TRUE;
  record->winner = winner;
  record->side[MU_SIDE_A].start_quarters = 4 * 998;
  record->side[MU_SIDE_A].left_quarters = 4 * 133 + 1;
  record->side[MU_SIDE_B].start_quarters = 4 * 1000;
  record->side[MU_SIDE_B].left_quarters = 4 * 412;
}

START_TEST (the_result_names_the_winner_first)
{
  finish_battle (MU_SIDE_B);
  g_autofree char *b = mu_account_result (record);
  finish_battle (MU_SIDE_A);
  g_autofree char *a = mu_account_result (record);
  finish_battle (MU_SIDE_NONE);
  g_autofree char *none = mu_account_result (record);
  ck_assert_str_eq (b,
                    "Victory for Hannibal at Zama: 412 of 1,000 points left against 133¼ of 998.");
  ck_assert_str_eq (a, "Victory for Scipio at Zama: 133¼ of 998 points left against 412 of 1,000.");
  ck_assert_str_eq (none, "A draw: 133¼ of 998 points left for Scipio at Zama; 412 of 1,000 for "
                          "Hannibal at Zama.");
}
END_TEST

/* wrg.victory.margin, of what each brought */
START_TEST (unequal_armies_are_also_counted_by_shares)
{
  static const struct {
    int start_a, left_a, left_b; /* of B's thousand points */
    const char *due;             /* NULL: no word of shares */
  } ends[] = {
    { 1483, 830, 710,
      "Left of what each brought: Scipio at Zama 56 %; Hannibal at Zama 71 %. By that: victory for "
      "Hannibal at Zama." },
    { 1483, 1200, 720,
      "Left of what each brought: Scipio at Zama 81 %; Hannibal at Zama 72 %. By that neither "
      "wins." },
    { 1100, 1000, 500,
      "Left of what each brought: Scipio at Zama 91 %; Hannibal at Zama 50 %. By that: victory for "
      "Scipio at Zama." },
    { 1099, 1000, 500, NULL },
  };
  finish_battle (MU_SIDE_A);
  record->side[MU_SIDE_A].start_quarters = 4 * ends[_i].start_a;
  record->side[MU_SIDE_A].left_quarters = 4 * ends[_i].left_a;
  record->side[MU_SIDE_B].left_quarters = 4 * ends[_i].left_b;
  g_autofree char *shares = mu_account_shares (record);
  g_autofree char *bare = mu_account_bare_shares (record);
  ck_assert_pstr_eq (shares, ends[_i].due);
  ck_assert_int_eq (bare == NULL, shares == NULL);
  ck_assert (!shares || (g_str_has_prefix (shares, bare) && !strstr (bare, "By that")));
}
END_TEST

START_TEST (scouting_says_who_has_been_outscouted)
{
  record->side[MU_SIDE_A].scouting = 51;
  record->side[MU_SIDE_B].scouting = 24;
  record->outscouted = MU_SIDE_B;
  g_autofree char *poor = mu_account_scouting (record);
  record->outscouted = MU_SIDE_NONE;
  g_autofree char *none = mu_account_scouting (record);
  ck_assert_str_eq (
      poor, "Outscouted: Hannibal at Zama (24 against 51), whose troops all deploy in sight.");
  ck_assert_str_eq (none,
                    "Neither side has been outscouted (Scipio at Zama 51, Hannibal at Zama 24).");
}
END_TEST

START_TEST (weather_says_when_and_where)
{
  record->weather = MU_RAIN_AND_WINDS;
  record->weather_face = 6;
  record->region = MU_REGION_NORTHERN;
  record->country = MU_COUNTRY_STEPPE;
  g_autofree char *rolled = mu_account_weather (record);
  record->weather_face = 0;
  g_autofree char *set = mu_account_weather (record);
  ck_assert_str_eq (rolled, "October in the north, steppe: rain and strong winds, on a roll of 6.");
  ck_assert_str_eq (set, "October in the north, steppe: rain and strong winds.");
}
END_TEST

START_TEST (the_field_and_the_papers_are_told)
{
  g_autofree char *open = mu_account_field (record);
  g_autofree char *nothing = mu_account_papers (record);
  ck_assert_str_eq (open, "");
  ck_assert_str_eq (nothing, "");
  record->field = mu_field_plan_new ("Zama", 960, 600);
  record->side[MU_SIDE_A].orders
      = mu_orders_new (record->side[MU_SIDE_A].list, record->side[MU_SIDE_B].list);
  mu_orders_ensure (record->side[MU_SIDE_A].orders, record->side[MU_SIDE_A].list, 2);
  mu_battle_side_seal (&record->side[MU_SIDE_B]);
  g_autofree char *field = mu_account_field (record);
  g_autofree char *papers = mu_account_papers (record);
  g_autofree char *due = g_strdup_printf (
      "Orders of Scipio at Zama were written for 1 body. Deployment and orders of Hannibal at Zama "
      "were sealed: code %s.",
      record->side[MU_SIDE_B].seal);
  ck_assert_str_eq (field, "The field of “Zama”, 960 by 600 paces.");
  ck_assert_str_eq (papers, due);
  mu_battle_side_hide (&record->side[MU_SIDE_B]);
  g_autofree char *hidden = mu_account_papers (record);
  ck_assert_ptr_nonnull (strstr (hidden, "sealed and not shown: code "));
}
END_TEST

START_TEST (a_plan_is_told_as_one)
{
  static const char *const due[MU_PLANNED_BOTH + 1]
      = { "", "The deployment of Scipio at Zama was planned by Muster.",
          "The orders of Scipio at Zama were planned by Muster.",
          "Deployment and orders of Scipio at Zama were planned by Muster." };
  record->side[MU_SIDE_A].planned = (guint) _i;
  g_autofree char *papers = mu_account_papers (record);
  ck_assert_str_eq (papers, due[_i]);
}
END_TEST

/* wrg.orders.time-limit among them */
START_TEST (terms_are_told)
{
  g_autofree char *nothing = mu_account_terms (record);
  ck_assert_str_eq (nothing, "");
  MuBattleSideRecord *scipio = &record->side[MU_SIDE_A], *hannibal = &record->side[MU_SIDE_B];
  scipio->wells = scipio->torches = hannibal->arabs = TRUE;
  g_autofree char *things = mu_account_terms (record);
  ck_assert_str_eq (things, "Water is to hand for Scipio at Zama. Lights by night are carried by "
                            "Scipio at Zama. The men of Hannibal at Zama are Arabs.");
  scipio->wells = scipio->torches = hannibal->arabs = FALSE;
  scipio->order_seconds = 1;
  g_autofree char *one = mu_account_terms (record);
  ck_assert_str_eq (one, "The orders of Scipio at Zama took 1 second.");
  hannibal->order_seconds = 601;
  g_autofree char *both = mu_account_terms (record);
  ck_assert_str_eq (both, "The orders of Scipio at Zama took 1 second. The orders of Hannibal at "
                          "Zama took 601 seconds. First to be ready: Scipio at Zama, with 20 "
                          "paces further to move in the first period.");
  hannibal->order_seconds = 600;
  g_autofree char *in_time = mu_account_terms (record);
  ck_assert_ptr_null (strstr (in_time, "First to be ready"));
  scipio->order_seconds = hannibal->order_seconds = 0;
  hannibal->commanded = TRUE;
  g_autofree char *one_general = mu_account_terms (record);
  ck_assert_str_eq (one_general, "Muster commanded Hannibal at Zama.");
  scipio->wells = scipio->commanded = TRUE;
  g_autofree char *two_generals = mu_account_terms (record);
  ck_assert_str_eq (two_generals, "Water is to hand for Scipio at Zama. Muster commanded Scipio at "
                                  "Zama. Muster commanded Hannibal at Zama.");
  scipio->wells = scipio->commanded = hannibal->commanded = FALSE;
  scipio->alone = TRUE;
  record->fought = FALSE;
  g_autofree char *nobody = mu_account_terms (record);
  ck_assert_str_eq (nobody, "Muster does not command Scipio at Zama.");
  record->fought = TRUE;
  g_autofree char *as_fought = mu_account_terms (record);
  ck_assert_str_eq (as_fought, "");
}
END_TEST

START_TEST (leadership_says_each_character)
{
  g_autofree char *alone = mu_account_leadership (record);
  MuLeadership *found = mu_leadership_new ();
  found->name = g_strdup ("Laelius");
  found->personality = MU_RASH;
  found->face = 5;
  g_ptr_array_add (record->side[MU_SIDE_A].leadership, found);
  g_autofree char *rash = mu_account_leadership (record);
  ck_assert_str_eq (alone, "Each army has its commander-in-chief alone: no subordinate's character "
                           "to roll.");
  ck_assert_str_eq (rash, "Laelius is rash (a roll of 5).");
}
END_TEST

START_TEST (points_are_written_as_people_do)
{
  static const struct {
    gint64 quarters;
    const char *text;
  } cases[] = { { 0, "0" },       { 1, "¼" },        { 3, "¾" },         { 1648, "412" },
                { 1650, "412½" }, { 4000, "1,000" }, { 4003, "1,000¾" }, { 4000000, "1,000,000" } };
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *text = mu_account_points (cases[i].quarters);
    ck_assert_str_eq (text, cases[i].text);
  }
}
END_TEST

START_TEST (every_phase_fate_and_die_has_words)
{
  for (int phase = 0; phase <= MU_PHASE_OVER; phase++)
    ck_assert_str_ne (mu_account_phase (MU_RULES_WRG5, phase), "");
  for (int fate = 0; fate <= MU_FATE_RETIRING; fate++)
    ck_assert_str_ne (mu_account_fate ((MuFate) fate), "");
  for (int purpose = 0; purpose < MU_ROLL_PURPOSES; purpose++)
    ck_assert_str_ne (mu_account_roll_purpose ((MuRollPurpose) purpose), "");
  for (int occasion = 1; occasion <= MU_OCCASION_RALLY; occasion++) {
    g_array_set_size (record->events, 0);
    ADD (MU_EVENT_REACTION, 1, -1, occasion, 5, 3, 3);
    g_autoptr (GPtrArray) lines = mu_account (record);
    const MuAccountLine *line = g_ptr_array_index (lines, 0);
    ck_assert_ptr_null (strstr (line->text, "another reason"));
  }
}
END_TEST

/* Numbers that no engine gives must not bring the printer down. */
START_TEST (nonsense_is_survived)
{
  MuDice dice;
  mu_dice_init_seeded (&dice, 9, (uint64_t) _i);
  for (int i = 0; i < 200; i++) {
    gint32 v[4];
    for (int j = 0; j < 4; j++)
      v[j] = (gint32) (mu_dice_roll (&dice, MU_DIE_TEN, MU_ROLL_OTHER, -1) - 5)
             * (i % 3 == 0 ? 100000000 : 1);
    add ((MuEventKind) (i % (MU_EVENT_KINDS + 5)), (MuRule) v[0], v[1], v[2], v);
  }
  g_autoptr (GPtrArray) lines = mu_account (record);
  ck_assert_uint_gt (lines->len, 0);
}
END_TEST

/* Every event of a battle by the core has its words; every sum but a recoil's
 * comparison adds up to what its line says. */
START_TEST (battles_of_the_core_are_told_whole)
{
  g_autoptr (MuBattleRecord) real = fixture_real ((guint64) _i);
  g_autoptr (GPtrArray) lines = mu_account (real);
  guint factors = 0;
  for (guint i = 0; i < real->events->len; i++)
    factors += g_array_index (real->events, MuEvent, i).kind == MU_EVENT_FACTOR;
  ck_assert_uint_eq (lines->len, real->events->len - factors);
  for (guint i = 0; i < lines->len; i++) {
    const MuAccountLine *line = g_ptr_array_index (lines, i);
    const MuEvent *event = &g_array_index (real->events, MuEvent, line->event);
    ck_assert_str_ne (line->text, "");
    ck_assert_ptr_null (strstr (line->text, "unknown"));
    ck_assert (event->rule == MU_RULE_NONE || *line->rule_words);
    if (event->kind == MU_EVENT_MELEE || event->kind == MU_EVENT_SHOT) {
      g_autofree char *total = g_strdup_printf (" = %d", event->value[1]);
      ck_assert (g_str_has_suffix (line->sum, total));
    }
  }
}
END_TEST

/* The lines of a sum are all there: their amounts add up to the total. */
START_TEST (sums_of_the_core_add_up)
{
  g_autoptr (MuBattleRecord) real = fixture_real ((guint64) _i);
  for (guint i = 0; i < real->events->len; i++) {
    const MuEvent *sum = &g_array_index (real->events, MuEvent, i);
    if (sum->kind != MU_EVENT_MELEE && sum->kind != MU_EVENT_SHOT && sum->kind != MU_EVENT_REACTION)
      continue;
    int total = 0;
    for (guint j = i + 1; j < real->events->len; j++) {
      const MuEvent *factor = &g_array_index (real->events, MuEvent, j);
      if (factor->kind != MU_EVENT_FACTOR)
        break;
      total += factor->value[0];
    }
    ck_assert_int_eq (total, sum->value[1]);
  }
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("account");
  TCase *tcase = tcase_create ("account");
  tcase_add_checked_fixture (tcase, set_up, tear_down);
  tcase_add_test (tcase, each_kind_but_the_line_of_a_sum_has_a_sentence);
  tcase_add_test (tcase, headlines_are_as_the_table_has_them);
  tcase_add_test (tcase, the_first_orders_are_not_told);
  tcase_add_loop_test (tcase, who_cannot_run_is_left_standing, 0, 6);
  tcase_add_loop_test (tcase, each_event_has_its_sentence, 0, G_N_ELEMENTS (rows));
  tcase_add_loop_test (tcase, the_rule_makes_the_sentence, 0, (int) G_N_ELEMENTS (by_rule));
  tcase_add_test (tcase, strength_at_the_start_is_no_loss);
  tcase_add_test (tcase, a_result_says_what_and_how_long);
  tcase_add_test (tcase, factors_fold_into_their_sum);
  tcase_add_test (tcase, units_of_one_name_are_told_apart);
  tcase_add_test (tcase, a_battle_to_come_has_no_lines);
  tcase_add_test (tcase, the_result_names_the_winner_first);
  tcase_add_loop_test (tcase, unequal_armies_are_also_counted_by_shares, 0, 4);
  tcase_add_test (tcase, scouting_says_who_has_been_outscouted);
  tcase_add_test (tcase, weather_says_when_and_where);
  tcase_add_test (tcase, the_field_and_the_papers_are_told);
  tcase_add_loop_test (tcase, a_plan_is_told_as_one, 0, MU_PLANNED_BOTH + 1);
  tcase_add_test (tcase, terms_are_told);
  tcase_add_test (tcase, leadership_says_each_character);
  tcase_add_test (tcase, points_are_written_as_people_do);
  tcase_add_test (tcase, every_phase_fate_and_die_has_words);
  tcase_add_loop_test (tcase, battles_of_the_core_are_told_whole, 0, 10);
  tcase_add_loop_test (tcase, sums_of_the_core_add_up, 0, 10);
  tcase_add_loop_test (tcase, nonsense_is_survived, 0, 20);
  suite_add_tcase (suite, tcase);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
