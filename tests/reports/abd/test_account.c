/* The hex table's events in words. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "reports/abd/account/sentences.h"
#include "reports/account/account_private.h"
#include "rules/abd/battle/events.h"
#include "rules/abd/battle/questions.h"
#include "rules/abd/charts/chart.h"
#include "rules/abd/charts/melee.h"
#include "tests/reports/abd/fixture.h"

#define OWN(name)    MU_ABD_EVENT_##name
#define COMMON(name) MU_EVENT_##name
#define N8           (7 * 18 + 13)
#define VALUES(...)  ((const gint32[4]){ __VA_ARGS__ })

static MuBattleRecord *record;

static void
set_up (void)
{
  record = hex_prepared ();
}

static void
tear_down (void)
{
  mu_battle_record_free (record);
}

#define ADD(kind, body, other, ...)                                                                \
  hex_add (record, kind, MU_RULE_NONE, body, other, VALUES (__VA_ARGS__))

static const MuAccountLine *
line_at (GPtrArray *lines, guint place)
{
  ck_assert_uint_gt (lines->len, place);
  return g_ptr_array_index (lines, place);
}

typedef struct {
  int kind;
  int rule;
  int body, other;
  gint32 value[4];
  gboolean headline;
  const char *text; /* NULL: it goes without saying */
} Row;

/* Of nobody; what was about the Theban horse; what it had to do with the Skiritai; and by a rule.
 */
#define SAID(kind, headline, text, ...)                                                            \
  {                                                                                                \
    kind, MU_RULE_NONE, MU_NO_BODY, MU_NO_BODY, { __VA_ARGS__ }, headline, text                    \
  }
#define RULED(kind, rule, headline, text, ...)                                                     \
  {                                                                                                \
    kind, MU_RULE_ABD_##rule, MU_NO_BODY, MU_NO_BODY, { __VA_ARGS__ }, headline, text              \
  }
#define DID(kind, rule, headline, text, ...)                                                       \
  {                                                                                                \
    kind, MU_RULE_ABD_##rule, THEBAN_HORSE, MU_NO_BODY, { __VA_ARGS__ }, headline, text            \
  }
#define MET(kind, rule, headline, text, ...)                                                       \
  {                                                                                                \
    kind, MU_RULE_ABD_##rule, THEBAN_HORSE, SKIRITAI, { __VA_ARGS__ }, headline, text              \
  }
#define LED(kind, rule, unit, headline, text, ...)                                                 \
  {                                                                                                \
    kind, MU_RULE_ABD_##rule, EPAMINONDAS, unit, { __VA_ARGS__ }, headline, text                   \
  }

static const Row rows[] = {
  SAID (COMMON (PERIOD), TRUE, "Turn 3", 3),
  SAID (COMMON (PHASE), FALSE, "Army panic check", MU_ABD_PHASE_PANIC),
  SAID (COMMON (PHASE), FALSE, "Melee", MU_ABD_PHASE_MELEE),
  DID (COMMON (STRENGTH), RANGED_RESULT, FALSE, NULL, 1, 0, 1, 1),

  /* abd.3.3.cp-income, abd.5.0.tie, abd.5.1.bidding */
  RULED (OWN (COMMAND), CP_INCOME, FALSE,
         "Thebes had 4 command points: 2 by its leaders and the rest by a die of 5.", MU_SIDE_A, 2,
         5, 4),
  RULED (OWN (COMMAND), CP_INCOME, FALSE,
         "Sparta had 1 command point: 0 by its leaders and the rest by a die of 1.", MU_SIDE_B, 0,
         1, 1),
  RULED (OWN (INITIATIVE), INITIATIVE_ROLL, FALSE,
         "Initiative: Thebes 2, Sparta 5. It went to Sparta.", MU_SIDE_B, 2, 5),
  RULED (OWN (INITIATIVE), INITIATIVE_TIE, FALSE,
         "Initiative: Thebes 3, Sparta 3. On a tie it stayed with Thebes.", MU_SIDE_A, 3, 3),
  RULED (OWN (BID), INITIATIVE_BIDDING, TRUE,
         "Sparta paid a command point and took the initiative; 2 command points left.", MU_SIDE_B,
         2),
  RULED (OWN (BID), INITIATIVE_BIDDING, TRUE,
         "Thebes paid a command point and took the initiative; no command points left.", MU_SIDE_A,
         0),

  /* abd.3.5.place-alternate, abd.3.1.remove-leaders, abd.11.5.2.leader-alone, abd.8.6.exit-leader
   */
  LED (OWN (LEADER), PLACE_ALTERNATE, SACRED_BAND, FALSE, "Epaminondas joined Sacred Band in N8.",
       N8),
  LED (OWN (LEADER), PLACE_ALTERNATE, SACRED_BAND, FALSE, "Epaminondas joined Sacred Band.", 5000),
  LED (OWN (LEADER), LEADER_REMOVE, MU_NO_BODY, FALSE, NULL, MU_ABD_OFF),
  LED (OWN (LEADER), LEADER_ALONE, MU_NO_BODY, FALSE,
       "Epaminondas, alone, got away from the enemy until the next turn.", MU_ABD_OFF),
  LED (OWN (LEADER), LEADER_EXIT_LEADER, MU_NO_BODY, FALSE,
       "Epaminondas left the map with his unit.", MU_ABD_OFF),

  /* abd.3.6.first-action, abd.6.0.cost */
  RULED (OWN (FIRST), FIRST_ACTION, FALSE, "Sparta acted first.", MU_SIDE_B),
  RULED (OWN (ACTS), ACTIVATION_PASS, FALSE, "Sparta passed; 1 command point left.", MU_ABD_PASS,
         MU_SIDE_B, 1),
  DID (OWN (ACTS), ACTIVATION_COST, FALSE,
       "Theban horse had the order to move; 2 command points left.", MU_ABD_MOVE, MU_SIDE_A, 2, 1),
  DID (OWN (ACTS), ACTIVATION_COST, FALSE,
       "Theban horse had the order to shoot; no command points left.", MU_ABD_FIRE, MU_SIDE_A, 0,
       1),
  DID (OWN (ACTS), ACTIVATION_COST, FALSE,
       "Theban horse had the order to rally; 1 command point left.", MU_ABD_RALLY, MU_SIDE_A, 1, 1),
  DID (OWN (ACTS), ACTIVATION_COST, TRUE,
       "Thebes called its reinforcements up; 1 command point left.", MU_ABD_ENTER, MU_SIDE_A, 1, 3),
  RULED (OWN (ACTS), ACTIVATION_COST, TRUE,
         "Thebes hurried the enemy's flight on; 1 command point left.", MU_ABD_HURRY, MU_SIDE_A, 1),
  RULED (OWN (ACTS), ACTIVATION_COST, TRUE,
         "Sparta set out to frighten the enemy's elephants; 1 command point left.", MU_ABD_FRIGHT,
         MU_SIDE_B, 1),
  DID (OWN (MARKED), ZOC_DISENGAGE, FALSE,
       "Theban horse broke away from the enemy and may not attack in this turn.", MU_ABD_RED),
  DID (OWN (MARKED), ZOC_DISENGAGE, FALSE, NULL, MU_ABD_YELLOW),
  DID (OWN (MARKED), RANGED_RED, FALSE, NULL, MU_ABD_RED),
  RULED (OWN (MARKED), MELEE_YELLOW, FALSE, NULL, 0, MU_ABD_YELLOW),

  /* abd.7.1.rally-roll, abd.7.3.natural */
  DID (OWN (RALLY), RALLY_ROLL, FALSE, "Theban horse rallied: 2, and 2 or less was needed.", 3, 2,
       2, 1),
  DID (OWN (RALLY), RALLY_ROLL, FALSE, "Theban horse did not rally: 5, and 2 or less was needed.",
       5, 5, 2, 0),
  DID (OWN (RALLY), RALLY_ROLL, FALSE, "Theban horse rallied: a natural 1 always does.", 1, 1, 0,
       1),
  DID (OWN (RALLY), RALLY_ROLL, FALSE, "Theban horse did not rally: a natural 6 never does.", 6, 4,
       4, 0),
  DID (COMMON (RECOVERED), RALLY_SINGLE, FALSE, "Theban horse stood in good order again.", 0),

  /* abd.8.3.2.friendly-pass-through, abd.8.9.woods, abd.11.6.terrain, abd.4.1.flip,
     abd.11.2.3.iv.disorder */
  DID (COMMON (DISORDERED), RESULT_DISORDERED, FALSE, "Theban horse fell into disorder.", 0),
  DID (COMMON (DISORDERED), MOVE_FRIENDS, FALSE,
       "Theban horse fell into disorder, friends passing through friends.", 0),
  DID (COMMON (DISORDERED), TERRAIN_WOODS, FALSE, "Theban horse fell into disorder on bad ground.",
       0),
  DID (COMMON (DISORDERED), ADVANCE_TERRAIN, FALSE,
       "Theban horse fell into disorder on bad ground.", 0),
  DID (COMMON (DISORDERED), PANIC_FLIP, FALSE, "Theban horse fell into disorder in the panic.", 0),
  DID (COMMON (DISORDERED), RANGED_RESULT, FALSE,
       "Theban horse fell into disorder under the missiles.", 0),
  DID (COMMON (DISORDERED), MELEE_RETREAT_DISORDER, FALSE,
       "Theban horse fell into disorder, going back.", 0),

  /* abd.10.6.result; melees stand below, with their lines */
  MET (OWN (FIRE), RANGED_RESULT, TRUE, "Theban horse shot at Skiritai with effect, 6 against 4.",
       6, 4, 6, 2),
  MET (OWN (FIRE), RANGED_RESULT, FALSE, "Theban horse shot at Skiritai in vain, 4 against 4.", 4,
       4, 4, 2),
  MET (OWN (RETREATS), MELEE_RETREAT_HORSE, TRUE,
       "Theban horse went back 2 hexes before the attack of Skiritai.", 2),
  MET (OWN (RETREATS), MELEE_RETREAT_FOOT, TRUE,
       "Theban horse went back 1 hex before the attack of Skiritai.", 1),
  MET (OWN (ADVANCES), ADVANCE_MUST, FALSE, NULL, 1), /* its move says so */
  MET (OWN (ADVANCES), ADVANCE_DISCIPLINED, FALSE,
       "Theban horse held the line and did not follow Skiritai.", 0),
  DID (COMMON (DESTROYED), RESULT_DISORDERED, TRUE, "Theban horse perished.", 0),
  DID (COMMON (DESTROYED), RANGED_RESULT, TRUE, "Theban horse perished under the missiles.", 0),
  DID (COMMON (DESTROYED), CAMP_LOOTING, TRUE, "Theban horse had no more part in the battle.", 0),
  MET (OWN (LOOTS), CAMP_LOOTING, TRUE, "Theban horse took Skiritai, and scattered to loot.", 0),

  /* abd.11.5.1.leader-escape */
  LED (OWN (ESCAPES), RESULT_LEADER, MU_NO_BODY, FALSE,
       "Epaminondas, whose unit was gone, rolled 4 and escaped.", 4, 0),
  LED (OWN (ESCAPES), RESULT_LEADER, MU_NO_BODY, FALSE,
       "Epaminondas, whose unit was gone, rolled 1 and fell with it.", 1, 1),
  LED (COMMON (GENERAL_LOST), RESULT_LEADER, MU_NO_BODY, TRUE,
       "Thebes lost its leader Epaminondas.", MU_SIDE_A, 0),

  /* abd.4.0.trigger-rating, abd.11.5.3.last-leader, abd.4.0.panic-rating */
  RULED (OWN (PANICS), PANIC_TRIGGER, TRUE,
         "Panic seized Sparta, whose panic rating had fallen to -2.", MU_SIDE_B, -2),
  RULED (OWN (PANICS), RESULT_LAST_LEADER, TRUE, "Panic seized Sparta, whose last leader was lost.",
         MU_SIDE_B, 7),
  DID (OWN (RATING), PANIC_RATING, FALSE,
       "With Theban horse, Thebes lost 4 of its panic rating: 9 left.", MU_SIDE_A, 9, 4),

  /* abd.12.0.end-check, abd.17.2.2.reroll */
  RULED (OWN (ENDS), END_CHECK, FALSE, "A die of 2 ended the battle (3 or less did).", 2, 3, 1),
  RULED (OWN (ENDS), END_CHECK, FALSE,
         "A die of 5 let the battle go on (3 or less would have ended it).", 5, 3, 0),
  RULED (OWN (ENDS), END_CHECK, FALSE, NULL, 0, 0, 0),
  RULED (OWN (REROLL), LUCK_REROLL, TRUE,
         "Sparta paid a command point to have a die thrown again: 5 became 1.", MU_SIDE_B, 0, 5, 1),
  RULED (OWN (REROLL), LUCK_REROLL, FALSE,
         "Sparta paid a command point to have a die thrown again: 5 became 5.", MU_SIDE_B, 0, 5, 5),

  /* abd.14.0.vp-panic, abd.14.0.vp-camp, abd.14.0.slaughter, abd.14.0.start-vp */
  RULED (OWN (POINT), VICTORY_PANIC, TRUE, "1 victory point for Thebes: the enemy's army panicked.",
         MU_SIDE_A, 1),
  RULED (OWN (POINT), VICTORY_CAMP, TRUE, "1 victory point for Sparta: the enemy's Camp was taken.",
         MU_SIDE_B, 1),
  RULED (OWN (POINT), VICTORY_SLAUGHTER, TRUE,
         "1 victory point for Thebes: 24 of strength left on the map against 10.", MU_SIDE_A, 1, 24,
         10),
  RULED (OWN (POINT), VICTORY_START_VP, TRUE, "2 victory points for Sparta: by the scenario.",
         MU_SIDE_B, 2),
  RULED (OWN (POINT), SCENARIO_SPECIAL_RULES, TRUE, "1 victory point for Sparta.", MU_SIDE_B, 1),
  SAID (COMMON (GAVE_UP), TRUE, "Sparta gave the battle up.", MU_SIDE_B),

  /* abd.17.4.1.roll, abd.17.3.triple, abd.17.5.table, abd.17.5b.dismount */
  RULED (OWN (CONTROL), CONTROL_ROLL, TRUE,
         "Thebes lost hold of its impetuous troops: 5, and 4 was the most.", MU_SIDE_A, 4, 5, 1),
  RULED (OWN (CONTROL), CONTROL_ROLL, FALSE,
         "Thebes kept its impetuous troops in hand: 4, and 4 was the most.", MU_SIDE_A, 4, 4, 0),
  RULED (OWN (CHARGE), BARBARIAN_TRIPLE, TRUE,
         "The Barbarians of Sparta charged, three times as strong in this turn.", MU_SIDE_B),
  DID (OWN (FRIGHT), ELEPHANT_TABLE, FALSE, "Theban horse took no notice (a die of 3).", 3,
       MU_ABD_CALM),
  DID (OWN (FRIGHT), ELEPHANT_TABLE, TRUE, "Theban horse balked (a die of 4).", 4, MU_ABD_BALKS),
  DID (OWN (FRIGHT), ELEPHANT_TABLE, TRUE, "Theban horse took fright but held (a die of 5).", 5,
       MU_ABD_FRIGHTENED),
  DID (OWN (FRIGHT), ELEPHANT_TABLE, TRUE,
       "Theban horse panicked and turned on their own side (a die of 6).", 6, MU_ABD_PANICS),
  DID (OWN (FIGHTS_AS), DISMOUNT_TABLE, TRUE,
       "Theban horse dismounted and fought as Medium Infantry.", MU_ABD_MI),
  DID (OWN (FIGHTS_AS), DISMOUNT_TABLE, TRUE, "Theban horse dismounted.", 99),

  /* abd.8.7.3.blocked-entry, abd.8.6.exit-cost, abd.9.1.flee */
  DID (OWN (WAITS), MOVE_BLOCKED_ENTRY, TRUE,
       "Theban horse waited off the map before N8, the enemy barring the way.", N8, 2),
  DID (OWN (WAITS), MOVE_BLOCKED_ENTRY, TRUE,
       "Theban horse waited off the map, the enemy barring the way.", 18 * 12, 2),
  DID (COMMON (LEFT_TABLE), MOVE_EXIT, TRUE, "Theban horse left the map.", 0),
  DID (COMMON (LEFT_TABLE), MOVE_EXIT, TRUE, "Theban horse fled off the map.", 1),
};

START_TEST (each_event_has_its_sentence)
{
  const Row *row = &rows[_i];
  hex_add (record, row->kind, (MuRule) row->rule, row->body, row->other, row->value);
  g_autoptr (GPtrArray) lines = mu_account (record);
  ck_assert_uint_eq (lines->len, row->text ? 1 : 0);
  if (!row->text)
    return;
  ck_assert_str_eq (line_at (lines, 0)->text, row->text);
  ck_assert_int_eq (line_at (lines, 0)->headline, row->headline);
}
END_TEST

/* Melees have tests of their own. */
START_TEST (each_own_kind_has_a_row_above)
{
  for (int kind = OWN (COMMAND); kind <= OWN (WAITS); kind++) {
    gboolean found = kind == OWN (MELEE);
    for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
      found = found || (rows[i].kind == kind && rows[i].text);
    ck_assert_msg (found, "kind %d", kind);
  }
}
END_TEST

/* --- places ---------------------------------------------------------------------------- */

static const struct {
  int kind, rule;
  const char *hex;
  MuAbdDirection facing;
  const char *text, *bare; /* where the map is known, and where it is not */
} ways[] = {
  { COMMON (DEPLOYED), MU_RULE_ABD_SCENARIO_SETUP, "N8", MU_ABD_SOUTH_WEST,
    "Theban horse deployed in N8, facing south-west.",
    "Theban horse deployed, facing south-west." },
  { COMMON (MOVED), MU_RULE_ABD_MOVE_FORWARD, "K9", MU_ABD_NORTH, "Theban horse moved to K9.",
    "Theban horse moved." },
  { COMMON (MOVED), MU_RULE_ABD_MOVE_REINFORCEMENTS, "R4", MU_ABD_NORTH,
    "Theban horse came onto the map, to R4.", "Theban horse came onto the map." },
  { COMMON (ARRIVED), MU_RULE_ABD_MOVE_REINFORCEMENTS, "R4", MU_ABD_NORTH,
    "Theban horse came onto the map, to R4.", "Theban horse came onto the map." },
  { COMMON (MOVED), MU_RULE_ABD_PANIC_FLEE, "A1", MU_ABD_NORTH, "Theban horse fled to A1.",
    "Theban horse fled." },
  { COMMON (MOVED), MU_RULE_ABD_MELEE_RETREAT_HORSE, "L10", MU_ABD_NORTH,
    "Theban horse went back to L10.", "Theban horse went back." },
  { COMMON (MOVED), MU_RULE_ABD_ADVANCE_MUST, "L8", MU_ABD_NORTH, "Theban horse advanced to L8.",
    "Theban horse advanced." },
  { COMMON (MOVED), MU_RULE_ABD_CONTROL_IMPETUOUS_MOVE, "R12", MU_ABD_NORTH,
    "Theban horse rushed to R12, out of control.", "Theban horse rushed ahead, out of control." },
  { COMMON (FACED), MU_RULE_ABD_MOVE_FACING, "L8", MU_ABD_NORTH_EAST,
    "Theban horse turned, facing north-east.", "Theban horse turned, facing north-east." },
};

/* abd.16.0.hex-grid */
START_TEST (each_way_names_its_hex)
{
  hex_move (record, ways[_i].kind, (MuRule) ways[_i].rule, THEBAN_HORSE, ways[_i].hex,
            ways[_i].facing);
  g_autoptr (GPtrArray) lines = mu_account (record);
  ck_assert_str_eq (line_at (lines, 0)->text, ways[_i].text);
}
END_TEST

/* A board of paces, or none. */
START_TEST (without_a_map_no_hex_is_named)
{
  static const int widths[] = { 720, 0, -7, G_MAXINT, G_MININT };
  hex_move (record, ways[_i].kind, (MuRule) ways[_i].rule, THEBAN_HORSE, ways[_i].hex,
            ways[_i].facing);
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++) {
    record->board_width = widths[i];
    g_autoptr (GPtrArray) lines = mu_account (record);
    ck_assert_str_eq (line_at (lines, 0)->text, ways[_i].bare);
  }
}
END_TEST

/* Hex by hex it went; where it came to is told, and what befell it on its way. */
START_TEST (a_way_is_told_by_its_end)
{
  hex_move (record, COMMON (MOVED), MU_RULE_ABD_MOVE_FORWARD, THEBAN_HORSE, "N9", MU_ABD_SOUTH);
  hex_move (record, COMMON (MOVED), MU_RULE_ABD_MOVE_FORWARD, THEBAN_HORSE, "N10", MU_ABD_SOUTH);
  hex_add (record, COMMON (DISORDERED), MU_RULE_ABD_TERRAIN_WOODS, THEBAN_HORSE, -1, VALUES (0));
  hex_move (record, COMMON (MOVED), MU_RULE_ABD_MOVE_FORWARD, THEBAN_HORSE, "M10",
            MU_ABD_SOUTH_WEST);
  hex_move (record, COMMON (MOVED), MU_RULE_ABD_MOVE_FORWARD, SACRED_BAND, "N9", MU_ABD_SOUTH);
  g_autoptr (GPtrArray) lines = mu_account (record);
  ck_assert_uint_eq (lines->len, 4);
  ck_assert_str_eq (line_at (lines, 0)->text, "Theban horse moved to N10.");
  ck_assert_str_eq (line_at (lines, 2)->text, "Theban horse moved to M10.");
  ck_assert_str_eq (line_at (lines, 3)->text, "Sacred Band moved to N9.");
}
END_TEST

/* abd.4.2.panic-action, abd.9.1.flee */
START_TEST (who_leaves_the_map_in_flight_has_fled)
{
  static const MuAbdAction actions[] = { MU_ABD_HURRY, MU_ABD_MOVE };
  static const char *const said[]
      = { "Theban horse fled off the map.", "Theban horse left the map." };
  ADD (OWN (ACTS), -1, -1, (gint32) actions[!_i], MU_SIDE_B, 1);
  ADD (OWN (ACTS), -1, -1, (gint32) actions[_i], MU_SIDE_B, 1);
  hex_add (record, COMMON (LEFT_TABLE), MU_RULE_ABD_MOVE_EXIT, THEBAN_HORSE, -1, VALUES (0));
  g_autoptr (GPtrArray) lines = mu_account (record);
  ck_assert_str_eq (line_at (lines, 2)->text, said[_i]);
}
END_TEST

/* --- formations -------------------------------------------------------------------------- */

/* abd.6.0.cost: who has been placed as a leader acts with a formation. */
START_TEST (a_leader_acts_with_his_formation)
{
  static const struct {
    MuAbdAction action;
    int units;
    const char *text;
  } acts[] = {
    { MU_ABD_MOVE, 5,
      "Epaminondas gave a formation of 5 units the order to move; 2 command points left." },
    { MU_ABD_MOVE, 1,
      "Epaminondas gave a formation of 1 unit the order to move; 2 command points left." },
    { MU_ABD_FIRE, 3,
      "Epaminondas gave a formation of 3 units the order to shoot; 2 command points left." },
    { MU_ABD_RALLY, 2,
      "Epaminondas gave a formation of 2 units the order to rally; 2 command points left." },
  };
  ADD (OWN (LEADER), EPAMINONDAS, SACRED_BAND, N8);
  for (guint i = 0; i < G_N_ELEMENTS (acts); i++)
    ADD (OWN (ACTS), EPAMINONDAS, -1, (gint32) acts[i].action, MU_SIDE_A, 2, acts[i].units);
  g_autoptr (GPtrArray) lines = mu_account (record);
  for (guint i = 0; i < G_N_ELEMENTS (acts); i++)
    ck_assert_str_eq (line_at (lines, i + 1)->text, acts[i].text);
}
END_TEST

/* --- fights ------------------------------------------------------------------------------- */

static void
add_line (int body, MuRule rule, int amount)
{
  hex_add (record, MU_EVENT_FACTOR, rule, body, MU_NO_BODY, VALUES (amount));
}

static void
add_melee (int vector, MuAbdResult result, int attack, int defense)
{
  ADD (OWN (MELEE), SACRED_BAND, SPARTIATES, attack, defense, 5 * 16 + 3, (gint32) result);
  if (vector)
    add_line (SACRED_BAND, MU_RULE_ABD_MELEE_VECTOR, mu_abd_vector_bonus ((MuAbdVector) vector));
  /* of the other's lines none is the attacker's */
  add_line (SPARTIATES, MU_RULE_ABD_MELEE_VECTOR, 4);
}

/* abd.11.2.5.iv.vector, abd.11.2.6.AE, abd.11.2.6.AD, abd.11.2.6.EN, abd.11.2.6.DD,
 * abd.11.2.6.DE */
START_TEST (a_melee_says_from_where_and_who_had_the_better_of_it)
{
  static const struct {
    MuAbdVector vector;
    MuAbdResult result;
    int attack, defense;
    const char *text;
  } melees[] = {
    { MU_ABD_REAR_FLANK, MU_ABD_DEFENDER_ELIMINATED, 7, 2,
      "Sacred Band attacked Spartiates from a rear flank and destroyed them, 7 against 2." },
    { MU_ABD_REAR, MU_ABD_DEFENDER_DISORDERED, 6, 2,
      "Sacred Band attacked Spartiates from the rear and had the better of it, 6 against 2." },
    { MU_ABD_FRONT_FLANK, MU_ABD_ENGAGED, 4, 4,
      "Sacred Band attacked Spartiates from a front flank and neither side gave way, 4 against "
      "4." },
    { MU_ABD_FRONT, MU_ABD_ATTACKER_DISORDERED, 4, 5,
      "Sacred Band attacked Spartiates and had the worst of it, 4 against 5." },
    { MU_ABD_FRONT, MU_ABD_ATTACKER_ELIMINATED, 2, 5,
      "Sacred Band attacked Spartiates and perished, 2 against 5." },
  };
  for (guint i = 0; i < G_N_ELEMENTS (melees); i++)
    add_melee ((int) melees[i].vector, melees[i].result, melees[i].attack, melees[i].defense);
  g_autoptr (GPtrArray) lines = mu_account (record);
  ck_assert_uint_eq (lines->len, G_N_ELEMENTS (melees));
  for (guint i = 0; i < lines->len; i++) {
    ck_assert_str_eq (line_at (lines, i)->text, melees[i].text);
    ck_assert (line_at (lines, i)->headline);
  }
}
END_TEST

/* abd.11.2.5.i.dice: each has a sum of its own, and its die. */
START_TEST (a_melee_has_two_sums)
{
  ADD (OWN (MELEE), SACRED_BAND, SPARTIATES, 9, 3, 5 * 16 + 2, MU_ABD_DEFENDER_DISORDERED);
  add_line (SACRED_BAND, MU_RULE_ABD_MELEE_ADVANTAGE, 2);
  add_line (SACRED_BAND, MU_RULE_ABD_MELEE_VECTOR, 2);
  add_line (SPARTIATES, MU_RULE_ABD_TERRAIN_MELEE, 1);
  g_autoptr (GPtrArray) lines = mu_account (record);
  ck_assert_str_eq (line_at (lines, 0)->sum,
                    "die 5; greater strength +2; from a flank or the rear +2 = 9 against die 2; "
                    "terrain of its hex +1 = 3");
}
END_TEST

START_TEST (one_of_two_sums_may_have_no_lines)
{
  ADD (OWN (MELEE), SACRED_BAND, SPARTIATES, 7, 3, 5 * 16 + 3, MU_ABD_DEFENDER_DISORDERED);
  add_line (SACRED_BAND, MU_RULE_ABD_MELEE_ADVANTAGE, 2);
  ADD (OWN (MELEE), SPARTIATES, SACRED_BAND, 5, 4, 5 * 16 + 3, MU_ABD_ENGAGED);
  add_line (SACRED_BAND, MU_RULE_ABD_MELEE_TERRAIN, 1);
  ADD (OWN (MELEE), SPARTIATES, SACRED_BAND, 5, 3, 5 * 16 + 3, MU_ABD_ENGAGED);
  g_autoptr (GPtrArray) lines = mu_account (record);
  ck_assert_str_eq (line_at (lines, 0)->sum, "die 5; greater strength +2 = 7 against die 3 = 3");
  ck_assert_str_eq (line_at (lines, 1)->sum,
                    "die 5 = 5 against die 3; the hexside between them +1 = 4");
  ck_assert_str_eq (line_at (lines, 2)->sum, "");
}
END_TEST

/* abd.10.6.attack-value, abd.10.6.defense-value, abd.8.9.tec-missile */
START_TEST (fire_says_who_took_part_and_what_was_added)
{
  ADD (OWN (FIRE), SKIRITAI, SACRED_BAND, 7, 6, 5, 3);
  add_line (SKIRITAI, MU_RULE_ABD_RANGED_ATTACK, 2);
  add_line (SACRED_BAND, MU_RULE_ABD_RANGED_DEFENSE, 2);
  add_line (SACRED_BAND, MU_RULE_ABD_TERRAIN_TEC_MISSILE, 1);
  g_autoptr (GPtrArray) lines = mu_account (record);
  ck_assert_str_eq (line_at (lines, 0)->text,
                    "Skiritai and 2 more shot at Sacred Band with effect, 7 against 6.");
  ck_assert_str_eq (line_at (lines, 0)->sum,
                    "die 5; support +2 = 7 against die 3; armour +2; cover +1 = 6");
}
END_TEST

/* abd.7.2.modifiers */
START_TEST (a_rally_has_one_sum)
{
  ADD (OWN (RALLY), SACRED_BAND, -1, 4, 2, 3, 1);
  add_line (SACRED_BAND, MU_RULE_ABD_RALLY_MODIFIERS, -2);
  g_autoptr (GPtrArray) lines = mu_account (record);
  ck_assert_str_eq (line_at (lines, 0)->sum, "die 4; a leader near -2 = 2");
}
END_TEST

/* What paper tells beside the headlines is what cost somebody something. */
START_TEST (harm_is_what_a_blow_cost_the_other)
{
  static const struct {
    int kind;
    gint32 value[4];
    int harm;
  } blows[] = {
    { OWN (FIRE), { 6, 4 }, 1 },
    { OWN (FIRE), { 4, 4 }, 0 },
    { OWN (MELEE), { 7, 1, 0, MU_ABD_DEFENDER_ELIMINATED }, 1 },
    { OWN (MELEE), { 7, 3, 0, MU_ABD_DEFENDER_DISORDERED }, 1 },
    { OWN (MELEE), { 4, 3, 0, MU_ABD_ENGAGED }, 0 },
    { OWN (MELEE), { 4, 5, 0, MU_ABD_ATTACKER_DISORDERED }, 0 },
    { OWN (RALLY), { 4, 3, 3, 1 }, 0 },
  };
  for (guint i = 0; i < G_N_ELEMENTS (blows); i++) {
    MuEvent event = { .kind = (guint16) blows[i].kind };
    memcpy (event.value, blows[i].value, sizeof event.value);
    ck_assert_int_eq (mu_abd_harm (&event), blows[i].harm);
  }
  ck_assert (mu_abd_shoots (OWN (FIRE)));
  ck_assert (!mu_abd_shoots (OWN (MELEE)));
}
END_TEST

/* --- the end -------------------------------------------------------------------------------- */

static void
add_points (MuSide side, int points)
{
  for (int i = 0; i < points; i++)
    hex_add (record, OWN (POINT), MU_RULE_ABD_VICTORY_PANIC, MU_NO_BODY, MU_NO_BODY,
             VALUES ((gint32) side, 1));
}

/* abd.14.0.margin */
START_TEST (the_margin_says_how_it_was_won)
{
  static const struct {
    int a, b;
    MuSide winner;
    const char *text;
  } ends[] = {
    { 3, 0, MU_SIDE_A, "Thebes won a decisive victory: 3 victory points against 0." },
    { 1, 3, MU_SIDE_B, "Sparta won a substantive victory: 3 victory points against 1." },
    { 1, 0, MU_SIDE_A, "Thebes won a marginal victory: 1 victory point against 0." },
    { 1, 1, MU_SIDE_NONE, "A draw: 1 victory point against 1." },
    { 0, 0, MU_SIDE_B, "Sparta won: 0 victory points against 0." },
    { 2, 0, MU_SIDE_B, "Sparta won: 0 victory points against 2." }, /* Thebes has given up */
    { 0, 0, (MuSide) 77, "A draw: 0 victory points against 0." },
  };
  add_points (MU_SIDE_A, ends[_i].a);
  add_points (MU_SIDE_B, ends[_i].b);
  hex_add (record, MU_EVENT_ENDED, MU_RULE_ABD_VICTORY_MARGIN, MU_NO_BODY, MU_NO_BODY,
           VALUES ((gint32) ends[_i].winner, 40, 80, 7));
  g_autoptr (GPtrArray) lines = mu_account (record);
  ck_assert_str_eq (line_at (lines, lines->len - 1)->text, ends[_i].text);
}
END_TEST
#define ENDS 7

START_TEST (who_gives_up_is_told_once)
{
  const MuRuling ruling = { .after = 1, .kind = MU_RULING_CONCEDES, .side = MU_SIDE_B };
  mu_rulings_insert (record->rulings, &ruling);
  ADD (MU_EVENT_GAVE_UP, -1, -1, MU_SIDE_B);
  ADD (MU_EVENT_ENDED, -1, -1, MU_SIDE_A);
  g_autoptr (GPtrArray) lines = mu_account (record);
  ck_assert_uint_eq (lines->len, 2);
  ck_assert (line_at (lines, 0)->ruling);
}
END_TEST

/* --- hindsight ------------------------------------------------------------------------------- */

START_TEST (what_a_melee_has_said_is_not_told_again)
{
  add_melee (0, MU_ABD_DEFENDER_ELIMINATED, 7, 1);
  hex_add (record, MU_EVENT_DESTROYED, MU_RULE_ABD_RESULT_REMOVAL, SPARTIATES, MU_NO_BODY,
           VALUES (0));
  hex_add (record, MU_EVENT_DESTROYED, MU_RULE_ABD_RESULT_DISORDERED, SKIRITAI, MU_NO_BODY,
           VALUES (0));
  g_autoptr (GPtrArray) lines = mu_account_told (record);
  ck_assert (line_at (lines, 0)->headline);
  ck_assert (!line_at (lines, 1)->headline);
  ck_assert (line_at (lines, 2)->headline);
}
END_TEST

/* abd.5.1.counter-bid */
START_TEST (of_bids_the_last_of_a_turn_is_told)
{
  ADD (OWN (BID), -1, -1, MU_SIDE_A, 2);
  ADD (OWN (BID), -1, -1, MU_SIDE_B, 2);
  g_array_index (record->events, MuEvent, 0).period = 1;
  ADD (OWN (BID), -1, -1, MU_SIDE_A, 1);
  g_autoptr (GPtrArray) lines = mu_account_told (record);
  ck_assert (line_at (lines, 0)->headline);
  ck_assert (!line_at (lines, 1)->headline);
  ck_assert (line_at (lines, 2)->headline);
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
             * (i % 3 == 0 ? 400000000 : 1);
    hex_add (record, i % 2 ? OWN (COMMAND) + i % 26 : i % MU_EVENT_KINDS, (MuRule) (8000 + i),
             v[1] % 100, v[2] % 100, v);
  }
  g_autoptr (GPtrArray) lines = mu_account_told (record);
  ck_assert_uint_gt (lines->len, 0);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("abd-account");
  TCase *tcase = tcase_create ("abd-account");
  tcase_add_checked_fixture (tcase, set_up, tear_down);
  tcase_add_loop_test (tcase, each_event_has_its_sentence, 0, G_N_ELEMENTS (rows));
  tcase_add_test (tcase, each_own_kind_has_a_row_above);
  tcase_add_loop_test (tcase, each_way_names_its_hex, 0, G_N_ELEMENTS (ways));
  tcase_add_loop_test (tcase, without_a_map_no_hex_is_named, 0, G_N_ELEMENTS (ways));
  tcase_add_test (tcase, a_way_is_told_by_its_end);
  tcase_add_loop_test (tcase, who_leaves_the_map_in_flight_has_fled, 0, 2);
  tcase_add_test (tcase, a_leader_acts_with_his_formation);
  tcase_add_test (tcase, a_melee_says_from_where_and_who_had_the_better_of_it);
  tcase_add_test (tcase, a_melee_has_two_sums);
  tcase_add_test (tcase, one_of_two_sums_may_have_no_lines);
  tcase_add_test (tcase, fire_says_who_took_part_and_what_was_added);
  tcase_add_test (tcase, a_rally_has_one_sum);
  tcase_add_test (tcase, harm_is_what_a_blow_cost_the_other);
  tcase_add_loop_test (tcase, the_margin_says_how_it_was_won, 0, ENDS);
  tcase_add_test (tcase, who_gives_up_is_told_once);
  tcase_add_test (tcase, what_a_melee_has_said_is_not_told_again);
  tcase_add_test (tcase, of_bids_the_last_of_a_turn_is_told);
  tcase_add_loop_test (tcase, nonsense_is_survived, 0, 20);
  suite_add_tcase (suite, tcase);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
