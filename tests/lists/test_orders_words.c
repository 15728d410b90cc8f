/* Orders in words: what is understood, what is refused and where, and that what is
 * shown back means the same. */
#include <string.h>

#include "tests/lists/orders_scene.h"

static void
expect_stable (const MuOrderScene *scene, const MuWrgOrders *orders, const char *words)
{
  MuWrgOrders again;
  g_auto (MuOrdersFault) fault = { 0 };
  if (!mu_orders_understand (scene, words, &again, NULL, &fault))
    ck_abort_msg ("“%s”: at %zu “%s”: %s", words, fault.at, fault.word, fault.message);
  g_autofree char *words_again = mu_orders_words (scene, &again);
  ck_assert_str_eq (words_again, words);
  ck_assert_msg (memcmp (orders, &again, sizeof again) == 0, "“%s” means something else", words);
}

static const struct {
  const char *unit, *words, *understood, *rule; /* what the judge says */
} rows[] = {
  /* wrg.orders.form, wrg.orders.support, wrg.orders.conditional: worked example 8 */
  { "African spearmen", "Hold present position", "Stay and hold.", "" },
  { "Balearic slingers", "Skirmish in support of the African spearmen",
    "Skirmish in support of “African spearmen”.", "" },
  { "Balearic slingers", "skirmish in support of the AFRICANS",
    "Skirmish in support of “African spearmen”.", "" },
  { "Tychaios' Numidians", "Skirmish on the left flank.", "Go to the left flank and skirmish.",
    "" },
  { "African spearmen", "Attack the enemy to your front",
    "Go towards the enemy in front and attack.", "" },
  { "African spearmen", "Take and hold the river bridge", "Go to the bridge and attack. Then hold.",
    "" },
  { "African spearmen", "Capture the bridge and hold it", "Go to the bridge and attack. Then hold.",
    "" },
  /* worked example 11: it may march off the table */
  { "African spearmen", "Move South West and attack", "Go south west and attack.", "" },
  { "African spearmen", "Move South West", "Go south west.", "wrg.orders.form" },
  /* players' words */
  { "Hannibal's veterans", "Advance and attack cavalry, hold against elephants",
    "Go ahead and attack cavalry. Hold against elephants.", "" },
  { "African spearmen", "Hold the bridge until period 4, then attack",
    "Go to the bridge and hold until period 4. Then attack.", "" },
  { "Carthaginian cavalry", "Follow the Numidians and support them",
    "Go with “Tychaios' Numidians” and support them.", "wrg.orders.support" },
  { "Carthaginian cavalry", "Follow the Numidians and attack in support of them",
    "Go with “Tychaios' Numidians” and attack in support of them.", "" },
  { "African spearmen", "Stay and hold", "Stay and hold.", "" },
  { "African spearmen", "March straight ahead, attack anything in reach", "Go ahead and attack.",
    "" },
  { "African spearmen", "On signal 1 charge the triarii",
    "On signal 1, go towards the enemy “Triarii” and attack.", "" },
  { "African spearmen", "Stay and hold; when the second signal is given attack",
    "Stay and hold. On signal 2, attack.", "" },
  { "Carthaginian cavalry", "Flank march on the right, arrive period 3, attack",
    "Flank march on the right, arriving in period 3. Go towards the enemy and attack.", "" },
  { "Carthaginian cavalry", "In reserve; not before period 5; by forced march. Advance and attack",
    NULL, "" },
  { "Carthaginian cavalry",
    "In reserve, not before the fifth period, by forced march. Advance and attack",
    "In reserve, by forced march, arriving in period 5. Go ahead and attack.", "" },
  { "Carthaginian cavalry",
    "Flank march round the left flank, beyond the centre line, at 90 paces, in company 2. Attack "
    "the rear",
    NULL, "" },
  { "Tychaios' Numidians", "Attack light infantry but skirmish with heavy infantry",
    "Attack light infantry. Skirmish with heavy infantry.", "" },
  { "Tychaios' Numidians", "Attack LI and LC, skirmish with the rest",
    "Attack light troops. Skirmish with the rest.", "" },
  { "Tychaios' Numidians",
    "Attack light infantry, light cavalry and troops exposing their flank or rear. Skirmish with "
    "all "
    "others",
    "Attack light troops or enemy showing a flank. Skirmish with the rest.", "" },
  { "African spearmen", "Follow me", "Follow me.", "wrg.orders.follow-me" },
  { "Hannibal's guard", "Follow me!", "Follow me.", "" },
  { "Hannibal's guard", "Challenge their general, hold the bridge",
    "Challenge the enemy general. Go to the bridge and hold.", "" },
  { "Hannibal's guard", "Stay and hold. Accept any challenge.", "Accept challenges. Stay and hold.",
    "" },
  { "Hannibal's guard", "Follow me. Refuse challenges.", "Decline challenges. Follow me.", "" },
  { "Balearic slingers", "Stay hidden. Stay and hold; from period 3 attack",
    "Lie hidden. Stay and hold. From period 3, attack.", "" },
  { "Carthaginian cavalry", "In reserve. Hide. Attack",
    "In reserve. Lie hidden. Go towards the enemy and attack.", "wrg.deploy.remainder" },
  { "African spearmen", "Accept challenges. Hold the bridge",
    "Accept challenges. Go to the bridge and hold.", "wrg.general.challenge" },
  { "African spearmen", "Form square and hold the bridge",
    "Go to the bridge, formed in square, and hold.", "" },
  { "Tychaios' Numidians", "Advance 120 paces in column 2 wide, then skirmish",
    "Go 120 paces ahead, formed in column 2 wide. Then skirmish.", "wrg.orders.form" },
  { "African spearmen", "Go to the bridge by way of the mill ford and the river, hold",
    "Go to the bridge by way of “Mill ford” and the river and hold.", "" },
  { "African spearmen", "Go straight to the bridge and attack",
    "Go to the bridge by the direct way and attack.", "" },
  { "Carthaginian cavalry", "Advance round by the right and attack elephants",
    "Go ahead round by the right and attack elephants.", "" },
  { "Carthaginian cavalry", "Harass the principes from the third period on",
    "From period 3, go towards the enemy “Principes” and skirmish.", "" },
  { "Carthaginian cavalry", "After period 3 attack Laelius",
    "From period 4, go towards the enemy “Laelius' Italian cavalry” and attack.", "" },
  { "Balearic slingers", "Screen the elephants", "Skirmish in support of “Elephants”.", "" },
  { "Balearic slingers", "Support the veterans by skirmishing",
    "Skirmish in support of “Hannibal's veterans”.", "" },
  { "African spearmen", "Stay and hold. If the elephants are broken, attack",
    "Stay and hold. If “Elephants” are broken, attack.", "" },
  { "African spearmen", "Hold in support of the citizens. If they are pushed back, attack",
    "Hold in support of “Carthaginian citizens”. If the supported are pushed back, attack.", "" },
  { "African spearmen", "Stay and hold. When the elephants are engaged or recoil, attack",
    "Stay and hold. If “Elephants” are fighting or “Elephants” are pushed back, attack.", "" },
  { "African spearmen", "Hold in support of the citizens, attack if they are charged",
    "Hold in support of “Carthaginian citizens”. If the supported are charged, attack.", "" },
  { "Tychaios' Numidians", "Stay and skirmish, but if charged or shot at fall back and skirmish",
    "Stay and skirmish. If charged or shot at, go back and skirmish.", "" },
  { "Elephants", "Hold the wood on the right", "Go to the wood (place 4) and hold.", "" },
  { "Elephants", "Hold the left hand wood", "Go to the wood (place 3) and hold.", "" },
  { "Elephants", "Go in the direction of the Hill of Ares and attack",
    "Go in the direction of “Hill of Ares” and attack.", "" },
  { "Elephants", "Go to the point 240 by 120 and hold", "Go to the point 240 by 120 and hold.",
    "" },
  { "Elephants", "Attack the cavalry on the left",
    "Go towards cavalry on the left and attack cavalry.", "" },
  { "Elephants", "Attack on the right", "Go towards the enemy on the right and attack.", "" },
  { "Elephants", "Attack the enemy light infantry", "Attack light infantry.", "" },
  { "Elephants", "Skirmish with cavalry", "Skirmish with cavalry.", "wrg.orders.skirmish" },
  { "Elephants", "Hold the bridge against all comers", "Go to the bridge and hold.", "" },
  { "Elephants", "Hold the line", "Stay and hold.", "" },
  { "Elephants", "Attack the enemy's left flank", "Go towards the enemy on the right and attack.",
    "" },
  { "Elephants", "Go round the left flank and attack", "Go ahead round by the left and attack.",
    "" },
  { "Elephants", "March along the river to the bridge and hold",
    "Go to the bridge by way of the river and hold.", "" },
  { "Balearic slingers", "Skirmish forward", "Go ahead and skirmish.", "" },
  { "African spearmen", "Form column, march to the bridge and attack, then form line and hold",
    "Go to the bridge, formed in column, and attack. Then formed in line and hold.", "" },
  /* in column for the march, by the road: wrg.formation.usual, wrg.orders.route */
  { "African spearmen",
    "March in column along the road to the bridge and attack, then form line "
    "and hold",
    "Go to the bridge by the road, in column of march, and attack. Then formed in line and hold.",
    "" },
  { "Elephants", "Go to the river by road and hold", "Go to the river by the road and hold.", "" },
  { "African spearmen", "Advance in column of route 2 wide and hold",
    "Go ahead, in column of march 2 wide, and hold.", "" },
  { "Carthaginian cavalry", "Flank march on the right. In march column, advance and attack",
    "Flank march on the right. Go ahead, in column of march, and attack.", "" },
  /* wrg.move.direction.incline */
  { "Hannibal's veterans", "Incline left and attack", "Incline to the left and attack.", "" },
  { "Hannibal's veterans", "Advance inclining 40 paces to the right, then attack",
    "Incline 40 paces to the right. Then attack.", "wrg.orders.form" },
  { "Hannibal's veterans", "Incline half left 1 pace and hold",
    "Incline 1 pace to the left and hold.", "" },
  { "Balearic slingers", "Incline left and skirmish", "Incline to the left and skirmish.",
    "wrg.move.direction.incline" },
  { "Carthaginian cavalry", "Incline to the right and attack", "Incline to the right and attack.",
    "wrg.move.direction.incline" },
  { "Elephants", "On meeting cavalry hold; advance", "Hold against cavalry. Go ahead.", "" },
  { "Elephants", "Attack", "Attack.", "wrg.orders.form" },
  { "Elephants", "Advance", "Go ahead.", "wrg.orders.form" },
  { "Elephants", "Hold the bridge and attack the wood on the right",
    "Go to the bridge and hold. Go to the wood (place 4) and attack.", "wrg.orders.conditional" },
  { "Elephants", "Hold, then attack", "Stay and hold. Then attack.", "wrg.orders.conditional" },
};

/* wrg.orders.form, wrg.orders.support, wrg.orders.conditional, wrg.orders.follow-me,
 * wrg.orders.route, wrg.orders.skirmish */
START_TEST (players_words_are_understood)
{
  g_auto (Stage) stage;
  g_auto (MuOrdersFault) fault = { 0 };
  MuWrgOrders orders;
  stage_init (&stage);
  stage_turn (&stage, rows[_i].unit);
  const gboolean read = mu_orders_understand (&stage.scene, rows[_i].words, &orders, NULL, &fault);
  if (!rows[_i].understood) {
    ck_assert (!read);
    return;
  }
  ck_assert_msg (read, "%s: “%s”: %s", rows[_i].words, fault.word, fault.message);
  g_autofree char *words = mu_orders_words (&stage.scene, &orders);
  ck_assert_str_eq (words, rows[_i].understood);
  expect_stable (&stage.scene, &orders, words);
  const MuWrgOrderFacts facts = mu_orders_facts (&stage.scene, NULL, NULL);
  ck_assert_str_eq (mu_rule_id (mu_wrg_orders_judge (&facts, &orders).refused), rows[_i].rule);
}
END_TEST

static const struct {
  const char *unit, *words, *word, *rule, *says;
} faults[] = {
  /* wrg.orders.invalid: worked example 9 */
  { "Elephants", "Use initiative", "Use initiative", "wrg.orders.invalid", "leaves the choice" },
  { "Elephants", "Take appropriate action", "Take appropriate action", "wrg.orders.invalid",
    "leaves the choice" },
  { "Elephants", "Attack suitable targets", "suitable targets", "wrg.orders.invalid",
    "leaves the choice" },
  { "Elephants", "Advance and act as you see fit", "as you see fit", "wrg.orders.invalid",
    "leaves the choice" },
  /* worked example 11: two woods */
  { "Elephants", "Take the wood in front", "wood in front", "wrg.orders.invalid",
    "place 3, place 4" },
  { "Elephants", "Charge the legion", "legion", "wrg.orders.invalid",
    "“Hastati, legion V” (enemy unit 2), “Hastati, legion VI” (enemy unit 4)" },
  { "Elephants", "Attack in support of Hannibal", "Hannibal", "wrg.orders.invalid",
    "“Hannibal's veterans” (unit 7), “Hannibal's guard” (unit 8)" },
  { "Elephants", "Skirmish in support of the phalanx", "phalanx", "wrg.orders.support",
    "is no friendly body; the list has “Carthaginian cavalry”" },
  { "Elephants", "Attack in support of the elephants", "the", "wrg.orders.support",
    "the body itself" },
  { "Elephants", "Attack in support", "", "wrg.orders.support", "whom?" },
  { "Elephants", "Support them", "them", "wrg.orders.support", "no friendly body is named before" },
  /* wrg.orders.knowledge */
  { "Elephants", "Hold the castle", "castle", "wrg.orders.knowledge", "no place" },
  { "Elephants", "Hold the marsh", "marsh", "wrg.orders.knowledge", "the field has no" },
  { "Elephants", "Hold the bridge on the right", "bridge on the right", "wrg.orders.knowledge",
    "on that side" },
  { "Elephants", "Attack “Cataphracts”", "Cataphracts", "wrg.orders.knowledge",
    "the enemy has no" },
  { "Elephants", "Attack enemy unit 20", "enemy unit 20", "wrg.orders.knowledge", "no unit 20" },
  { "Elephants", "Go to place 9 and hold", "place 9", "wrg.orders.knowledge", "the field has 8" },
  /* wrg.orders.form */
  { "Elephants", "Go and attack", "Go", "wrg.orders.form", "whither?" },
  { "Elephants", "Go to the bridge, go to the river, hold", "go", "wrg.orders.form",
    "a second time whither" },
  { "Elephants", "Go 20 paces to the bridge", "Go", "wrg.orders.form", "paces" },
  { "Elephants", "Stay and hold. If charged.", "If", "wrg.orders.form", "not what to do" },
  { "Elephants", "Hold then", "then", "wrg.orders.form", "not what to do" },
  { "Elephants", "Attack broken enemy on the left, advance", NULL, NULL, NULL },
  /* wrg.move.direction.incline */
  { "Elephants", "Incline back and attack", "back", "wrg.move.direction.incline", "left or right" },
  { "Elephants", "Incline straight ahead and attack", "straight", "wrg.move.direction.incline",
    "left or right" },
  { "Elephants", "Incline", "Incline", "wrg.move.direction.incline", "left or right" },
  { "Elephants", "Incline to the bridge and hold", "to", "wrg.move.direction.incline",
    "left or right" },
  { "Elephants", "Go to the bridge, incline left", "incline", "wrg.orders.form",
    "a second time whither" },
  /* wrg.orders.conditional */
  { "Elephants", "Then attack", "Then", "wrg.orders.conditional", "nothing goes before" },
  { "Elephants", "Hold until the cows come home", "until", "wrg.orders.conditional",
    "which period" },
  { "Elephants", "Advance, against the velites hold", "the", "wrg.orders.conditional", "kind" },
  { "Elephants", "On signal 1 on signal 2 attack", "on signal 2", "wrg.orders.conditional",
    "a second time when" },
  { "Elephants", "Stay and hold. If the guard is charged or the veterans are charged, attack",
    "the", "wrg.orders.conditional", "one friendly body" },
  { "Elephants", "If broken, attack", "broken", "wrg.orders.initial", "forgets his orders" },
  { "Elephants", "If fighting, hold", "fighting", "wrg.orders.conditional",
    "of whom is this said" },
  /* wrg.signals.regular-five */
  { "Elephants", "On signal 9 attack", "On signal 9", "wrg.signals.regular-five", "no signal 9" },
  /* wrg.orders.free-choice */
  { "Elephants", "Stay and shoot at the velites", "shoot at", "wrg.orders.free-choice",
    "needs no order" },
  /* wrg.orders.follow-me, wrg.orders.initial */
  { "Elephants", "Follow me and attack", "Follow", "wrg.orders.follow-me", "whole order" },
  /* wrg.general.challenge */
  { "Hannibal's guard", "Hold. Accept challenges. Decline challenges", "Decline",
    "wrg.general.challenge", "second time" },
  { "Hannibal's guard", "Accept challenges", "", "wrg.orders.initial", "says nothing" },
  { "Elephants", "", "", "wrg.orders.initial", "says nothing" },
  { "Elephants", "  ", "", "wrg.orders.initial", "says nothing" },
  { "Elephants", "Attack the velites, arrive in period 3", "arrive", "", "is not understood" },
  { "Elephants", "Hold the bridge. In reserve", "In reserve", "wrg.deploy.off-table", "first" },
  /* not understood */
  { "Elephants", "Dance", "Dance", "", "is not understood" },
  { "Elephants", "Advance and dance", "dance", "", "is not understood" },
  { "Elephants", "Attack #3", "#", "", "belongs in no order" },
  { "Elephants", "Attack “Velites", "“", "", "has no end" },
  { "Elephants", "Hold\xff", "", "", "UTF-8" },
  { "Elephants", "On signal attack", "On signal", "", "which signal" },
  { "Elephants", "From period 0 attack", "From period 0", "", "no period 0" },
  { "Elephants", "Hold until period 300", "until period 300", "", "no period 300" },
  { "Elephants", "Go to the point 3 and hold", "point", "", "two numbers" },
  { "Elephants", "Form 300 wide and attack", "300 wide", "", "no body forms" },
};

/* wrg.orders.invalid, wrg.orders.knowledge, wrg.orders.support, wrg.orders.form,
 * wrg.orders.conditional, wrg.orders.free-choice, wrg.signals.regular-five */
START_TEST (the_word_at_fault_is_named)
{
  g_auto (Stage) stage;
  g_auto (MuOrdersFault) fault = { 0 };
  MuWrgOrders orders, none;
  const char *text = faults[_i].words;
  stage_init (&stage);
  stage_turn (&stage, faults[_i].unit);
  ck_assert_msg (!mu_orders_understand (&stage.scene, text, &orders, NULL, &fault), "%s", text);
  mu_wrg_orders_init (&none);
  ck_assert_mem_eq (&orders, &none, sizeof none);
  ck_assert_uint_le (fault.at + fault.length, strlen (text));
  if (!faults[_i].word)
    return;
  ck_assert_msg (strcmp (fault.word, faults[_i].word) == 0, "%s: “%s”, %s", text, fault.word,
                 fault.message);
  ck_assert (strncmp (text + fault.at, fault.word, fault.length) == 0);
  ck_assert_str_eq (mu_rule_id (fault.rule), faults[_i].rule);
  ck_assert_msg (strstr (fault.message, faults[_i].says) != NULL, "%s: %s", text, fault.message);
}
END_TEST

/* What is understood but breaks a rule is refused at its clause. */
START_TEST (a_refused_clause_is_pointed_out)
{
  g_auto (Stage) stage;
  g_auto (MuOrdersFault) fault = { 0 };
  MuWrgOrders orders;
  MuWrgOrderVerdict verdict;
  stage_init (&stage);
  stage_turn (&stage, "African spearmen");
  const MuWrgOrderFacts facts = mu_orders_facts (&stage.scene, NULL, NULL);
  ck_assert (
      mu_orders_read (&stage.scene, &facts, "Go north and attack", &orders, &verdict, &fault));
  ck_assert (verdict.may_leave_table);
  ck_assert (!mu_orders_read (&stage.scene, &facts, "Stay and hold; on signal 1 skirmish.", &orders,
                              NULL, &fault));
  ck_assert_str_eq (mu_rule_id (fault.rule), "wrg.orders.skirmish");
  ck_assert_uint_eq (fault.at, 15);
  ck_assert_str_eq (fault.word, "on signal 1 skirmish.");
  ck_assert_int_eq (orders.count, 0);
  mu_orders_fault_clear (&fault);
  gsize clause_at[MU_WRG_CLAUSES];
  ck_assert (
      mu_orders_understand (&stage.scene, "Take and hold the bridge", &orders, clause_at, &fault));
  ck_assert (orders.count == 2 && clause_at[0] == 0 && clause_at[1] == 9);
}
END_TEST

/* wrg.orders.route, wrg.orders.knowledge: where the field has neither road nor path */
START_TEST (by_the_road_takes_a_road)
{
  g_auto (Stage) stage;
  g_auto (MuOrdersFault) fault = { 0 };
  MuWrgOrders orders;
  const char *text = "Go to the bridge by the road and hold";
  stage_init (&stage);
  ck_assert (mu_orders_understand (&stage.scene, text, &orders, NULL, &fault));
  ck_assert_int_eq (orders.clause[0].route, MU_WRG_ROUTE_BY_ROAD);
  stage.scene.place_count = 1; /* the bridge */
  ck_assert (!mu_orders_understand (&stage.scene, text, &orders, NULL, &fault));
  ck_assert_str_eq (fault.word, "by the road");
  ck_assert_int_eq (fault.rule, MU_RULE_WRG_ORDERS_KNOWLEDGE);
}
END_TEST

/* wrg.orders.route: a light wood, a pond and a lake by the words that players have for them; where
 * a wood is too, an orchard is only the light one. */
START_TEST (waters_and_light_woods_are_places)
{
  static const MuOrderPlace shore[] = { { "", "lake", 50, 240 },
                                        { "", "pond", 400, 240 },
                                        { "", "light-wood", 600, 100 },
                                        { "", "wood", 200, 100 } };
  static const char *const words[] = { "lake", "sea", "pond", "orchard", "light wood", "forest" };
  static const int place[] = { 0, 0, 1, 2, 2, 3 };
  g_auto (Stage) stage;
  g_auto (MuOrdersFault) fault = { 0 };
  MuWrgOrders orders;
  stage_init (&stage);
  stage_turn (&stage, "Elephants");
  stage.scene.places = shore;
  stage.scene.place_count = COUNT (shore);
  g_autofree char *text = g_strdup_printf ("Go towards the %s and hold", words[_i]);
  ck_assert_msg (mu_orders_understand (&stage.scene, text, &orders, NULL, &fault), "%s: %s", text,
                 fault.message);
  ck_assert_int_eq (orders.clause[0].spot.feature, place[_i]);
}
END_TEST

/* wrg.units.mixed.same: the second unit of a mixed body has a name of its own; its own body does
 * not order itself about, nor is it the main body of a sub-unit */
START_TEST (the_second_unit_of_a_body)
{
  g_auto (Stage) stage;
  g_auto (MuOrdersFault) fault = { 0 };
  MuWrgOrders orders;
  stage_init (&stage);
  stage_turn (&stage, "Elephants");
  const int second = stage.scene.self;
  mu_list_unit (stage.own, (guint) second)->mixed = MU_MIXED_BEHIND;
  stage.scene.self = second + 2;
  ck_assert (
      mu_orders_understand (&stage.scene, "Hold in support of “Elephants”", &orders, NULL, &fault));
  ck_assert_int_eq (orders.clause[0].friends[0], second);
  MuWrgOrderFacts facts = mu_orders_facts (&stage.scene, NULL, NULL);
  ck_assert_int_eq (facts.guest, MU_WRG_NO_ONE);
  ck_assert (mu_wrg_orders_judge (&facts, &orders).refused == MU_RULE_NONE);
  stage.scene.self = second - 1;
  facts = mu_orders_facts (&stage.scene, NULL, NULL);
  ck_assert_int_eq (facts.guest, second);
  ck_assert (mu_wrg_orders_judge (&facts, &orders).refused == MU_RULE_WRG_ORDERS_SUPPORT);
  stage.scene.self = second + 1;
  mu_list_unit (stage.own, (guint) second + 1)->sub_unit = TRUE;
  ck_assert (mu_orders_understand (&stage.scene, "Skirmish in support of the main body", &orders,
                                   NULL, &fault));
  ck_assert_int_eq (orders.clause[0].friends[0], second - 1);
}
END_TEST

/* wrg.orders.sub-unit, wrg.orders.standing, wrg.signals.mixed-training: facts from list and sheets
 */
START_TEST (lists_and_sheets_give_the_facts)
{
  g_auto (Stage) stage;
  g_auto (MuOrdersFault) fault = { 0 };
  MuWrgStandingOrders standing;
  const MuWrgSignalBook signals = { .defined = 0x05, .kind = { [2] = MU_WRG_SIGNAL_AUDIO_VISUAL } };
  stage_init (&stage);
  ck_assert (mu_orders_understand_standing ("Light cavalry skirmish.", &standing, &fault));
  stage_turn (&stage, "Tychaios' Numidians");
  mu_list_unit (stage.own, (guint) stage.scene.self)->sub_unit = TRUE;
  MuWrgOrderFacts facts = mu_orders_facts (&stage.scene, &standing, &signals);
  ck_assert (facts.sub_unit && facts.standing_orders && !facts.general_present);
  ck_assert (facts.general_regular && facts.signals == 0x05 && facts.av_signals == 0x04);
  ck_assert (facts.bodies == 9 && facts.enemies == 8 && facts.features == 8);
  MuWrgOrders orders;
  ck_assert (!mu_orders_read (&stage.scene, &facts,
                              "Skirmish in support of the main body; on signal 3 "
                              "attack in support of the main body",
                              &orders, NULL, &fault));
  ck_assert_str_eq (mu_rule_id (fault.rule), "wrg.signals.mixed-training");
  mu_orders_fault_clear (&fault);
  ck_assert (mu_orders_read (&stage.scene, &facts, "Skirmish in support of the main body", &orders,
                             NULL, &fault));
  ck_assert_int_eq (orders.clause[0].friends[0], 3);
  stage_turn (&stage, "Hannibal's guard");
  facts = mu_orders_facts (&stage.scene, NULL, NULL);
  ck_assert (facts.general_present && !facts.standing_orders && facts.signals == 0x7f);
}
END_TEST

START_TEST (one_of_two_namesakes_means_the_other)
{
  g_auto (Stage) stage;
  g_auto (MuOrdersFault) fault = { 0 };
  MuWrgOrders orders;
  stage_init (&stage);
  set_text (&mu_list_unit (stage.own, 5)->name, "Spearmen");
  set_text (&mu_list_unit (stage.own, 8)->name, "Spearmen");
  stage_turn (&stage, "Spearmen");
  ck_assert_int_eq (stage.scene.self, 8);
  ck_assert (mu_orders_understand (&stage.scene, "Hold in support of the spearmen", &orders, NULL,
                                   &fault));
  ck_assert_int_eq (orders.clause[0].friends[0], 5);
  g_autofree char *words = mu_orders_words (&stage.scene, &orders);
  ck_assert_str_eq (words, "Hold in support of unit 6.");
  expect_stable (&stage.scene, &orders, words);
}
END_TEST

START_TEST (names_of_any_kind_are_read_back)
{
  static const char *const names[] = { "and",
                                       "Hold the bridge",
                                       "the enemy",
                                       "“Quoted”",
                                       "say \"so\"",
                                       "”",
                                       "",
                                       "Place 3",
                                       "unit 2",
                                       "Hipp\u00e9is de T\u00e9rente",
                                       "P. Scipio, cos.",
                                       "cavalry",
                                       "  two  blanks " };
  g_auto (Stage) stage;
  stage_init (&stage);
  for (int i = 0; i < COUNT (names); i++) {
    MuWrgOrders orders;
    mu_wrg_orders_init (&orders);
    set_text (&mu_list_unit (stage.own, 2)->name, names[i]);
    set_text (&mu_list_unit (stage.enemy, 2)->name, names[i]);
    orders.count = 1;
    orders.clause[0].move = MU_WRG_MOVE_TOWARDS_ENEMY;
    orders.clause[0].quarry.body = 2;
    orders.clause[0].act = MU_WRG_ACT_ATTACK;
    orders.clause[0].support = true;
    orders.clause[0].friend_count = 1;
    orders.clause[0].friends[0] = 2;
    g_autofree char *words = mu_orders_words (&stage.scene, &orders);
    expect_stable (&stage.scene, &orders, words);
  }
}
END_TEST

START_TEST (without_field_and_enemy_only_their_names_are_missing)
{
  g_auto (Stage) stage;
  g_auto (MuOrdersFault) fault = { 0 };
  MuWrgOrders orders;
  stage_init (&stage);
  stage.scene.enemy = NULL;
  stage.scene.place_count = 0;
  ck_assert (mu_orders_understand (&stage.scene, "Attack enemy unit 3", &orders, NULL, &fault));
  g_autofree char *words = mu_orders_words (&stage.scene, &orders);
  ck_assert_str_eq (words, "Go towards enemy unit 3 and attack.");
  ck_assert (!mu_orders_understand (&stage.scene, "Hold the bridge", &orders, NULL, &fault));
  ck_assert_ptr_nonnull (strstr (fault.message, "no field is given"));
  mu_orders_fault_clear (&fault);
  ck_assert (!mu_orders_understand (&stage.scene, "Attack the velites", &orders, NULL, &fault));
  ck_assert_ptr_nonnull (strstr (fault.message, "the enemy's list is not given"));
}
END_TEST

/* Words to structure to words, over all that can be said. */
START_TEST (what_is_shown_means_the_same)
{
  g_auto (Stage) stage;
  guint64 state = 1000 + (guint64) _i;
  stage_init (&stage);
  stage.scene.side = _i % 2 ? MU_SIDE_B : MU_SIDE_A;
  stage.scene.self = _i % 9;
  for (int n = 0; n < 60; n++) {
    MuWrgOrders orders;
    random_orders (&state, &stage.scene, &orders);
    g_autofree char *words = mu_orders_words (&stage.scene, &orders);
    if (strlen (words) <= MU_ORDERS_TEXT_MAX)
      expect_stable (&stage.scene, &orders, words);
  }
}
END_TEST

static const char *const scraps[]
    = { "attack",  "hold",      "skirmish",  "the",        "hill",      "bridge",
        "and",     ",",         ".",         "then",       "on signal", "1",
        "4",       "period",    "until",     "from",       "if",        "charged",
        "against", "cavalry",   "elephants", "or",         "support",   "in support of",
        "guard",   "Hannibal",  "veterans",  "velites",    "enemy",     "rest",
        "go",      "to",        "towards",   "ahead",      "left",      "on the left",
        "in",      "column",    "wide",      "paces",      "reserve",   "flank march on the right",
        "arrive",  "follow",    "them",      "it",         "take",      "stay",
        "with",    "by way of", "wood",      "disordered", "legion",    "retire",
        "form",    "square",    "deep",      "point",      "by",        "place",
        "(",       ")",         "“Triarii”", "all",        "anything" };

/* Any row of words is refused at a place in it, or shown back so that it means the same. */
START_TEST (any_words_are_refused_or_stable)
{
  g_auto (Stage) stage;
  guint64 state = 77 + (guint64) _i;
  stage_init (&stage);
  stage.scene.self = 0;
  for (int n = 0; n < 400; n++) {
    g_autoptr (GString) text = g_string_new (NULL);
    g_auto (MuOrdersFault) fault = { 0 };
    MuWrgOrders orders;
    for (guint32 words = 1 + next_below (&state, 9); words > 0; words--)
      g_string_append_printf (text, "%s ", scraps[next_below (&state, COUNT (scraps))]);
    gsize clause_at[MU_WRG_CLAUSES];
    if (mu_orders_understand (&stage.scene, text->str, &orders, clause_at, &fault)) {
      for (int i = 0; i < orders.count; i++)
        ck_assert_uint_lt (clause_at[i], text->len);
      g_autofree char *words = mu_orders_words (&stage.scene, &orders);
      expect_stable (&stage.scene, &orders, words);
    } else {
      ck_assert_ptr_nonnull (fault.message);
      ck_assert_uint_le (fault.at + fault.length, text->len);
    }
  }
}
END_TEST

/* --- standing orders ---------------------------------------------------- */

static const struct {
  const char *words, *understood, *rule;
} sheets[] = {
  /* worked example 12 */
  { "Light cavalry attack enemy light infantry, light cavalry and troops exposing their flank or "
    "rear, or "
    "disordered. Skirmish with all other troops.",
    "Light cavalry attack light troops, disordered enemy or enemy showing a flank. Light cavalry "
    "skirmish.",
    "" },
  { "Elephants attack. Cavalry hold against elephants, attack infantry; if charged, light troops "
    "skirmish. All troops hold.",
    "Elephants attack. Cavalry hold against elephants. Cavalry attack infantry. If charged, light "
    "troops "
    "skirmish. All troops hold.",
    "" },
  { "Artillery attack", "Artillery attack.", "wrg.orders.attack" },
  { "All troops hold. All troops attack.", "All troops hold. All troops attack.",
    "wrg.orders.conditional" },
};

/* wrg.orders.standing */
START_TEST (standing_orders_are_understood)
{
  g_auto (MuOrdersFault) fault = { 0 };
  MuWrgStandingOrders standing, again;
  if (!mu_orders_understand_standing (sheets[_i].words, &standing, &fault))
    ck_abort_msg ("“%s”: %s", fault.word, fault.message);
  g_autofree char *words = mu_orders_standing_words (&standing);
  ck_assert_str_eq (words, sheets[_i].understood);
  ck_assert_str_eq (mu_rule_id (mu_wrg_standing_judge (&standing, NULL)), sheets[_i].rule);
  ck_assert (mu_orders_understand_standing (words, &again, &fault));
  again.words = standing.words;
  ck_assert_mem_eq (&again, &standing, sizeof standing);
}
END_TEST

static const struct {
  const char *words, *word, *rule;
} bad_sheets[] = {
  { "Cavalry use initiative.", "use initiative", "wrg.orders.invalid" },
  { "Cavalry attack. Broken troops hold.", "Broken", "wrg.orders.standing" },
  { "Cavalry attack the enemy on the left.", "left", "wrg.orders.standing" },
  { "Cavalry advance.", "advance", "" },
  { "The Numidians attack.", "Numidians", "" },
  { "Cavalry attack cavalry elephants.", "elephants", "" },
  { "If the guard is charged, cavalry attack.", "guard", "" },
};

/* wrg.orders.standing, wrg.orders.invalid */
START_TEST (standing_orders_are_refused_at_a_word)
{
  g_auto (MuOrdersFault) fault = { 0 };
  MuWrgStandingOrders standing;
  ck_assert (!mu_orders_understand_standing (bad_sheets[_i].words, &standing, &fault));
  ck_assert_int_eq (standing.count, 0);
  ck_assert_str_eq (fault.word, bad_sheets[_i].word);
  ck_assert_str_eq (mu_rule_id (fault.rule), bad_sheets[_i].rule);
}
END_TEST

START_TEST (words_are_counted)
{
  ck_assert_int_eq (mu_orders_count_words (""), 0);
  ck_assert_int_eq (mu_orders_count_words ("  Cavalry\nattack all-comers.  "), 3);
}
END_TEST

/* Every rule that refuses orders has a sentence that helps. */
START_TEST (refusals_have_remedies)
{
  static const MuRule refusing[]
      = { MU_RULE_WRG_ORDERS_INITIAL,         MU_RULE_WRG_ORDERS_FORM,
          MU_RULE_WRG_ORDERS_SUPPORT,         MU_RULE_WRG_ORDERS_SUB_UNIT,
          MU_RULE_WRG_ORDERS_KNOWLEDGE,       MU_RULE_WRG_ORDERS_CONDITIONAL,
          MU_RULE_WRG_ORDERS_INVALID,         MU_RULE_WRG_ORDERS_ATTACK,
          MU_RULE_WRG_ORDERS_SKIRMISH,        MU_RULE_WRG_ORDERS_FOLLOW_ME,
          MU_RULE_WRG_ORDERS_BODYGUARD_LIMIT, MU_RULE_WRG_ORDERS_STANDING,
          MU_RULE_WRG_SIGNALS_IMPROVISED,     MU_RULE_WRG_SIGNALS_REGULAR_FIVE,
          MU_RULE_WRG_SIGNALS_MIXED_TRAINING };
  for (int i = 0; i < COUNT (refusing); i++)
    ck_assert_str_ne (mu_orders_remedy (refusing[i]), mu_rule_words (refusing[i]));
  ck_assert_str_eq (mu_orders_remedy (MU_RULE_WRG_DEPLOY_OUTSCOUTED),
                    mu_rule_words (MU_RULE_WRG_DEPLOY_OUTSCOUTED));
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("orders in words");
  tcase_add_loop_test (tests, players_words_are_understood, 0, COUNT (rows));
  tcase_add_loop_test (tests, the_word_at_fault_is_named, 0, COUNT (faults));
  tcase_add_test (tests, the_second_unit_of_a_body);
  tcase_add_loop_test (tests, waters_and_light_woods_are_places, 0, 6);
  tcase_add_test (tests, a_refused_clause_is_pointed_out);
  tcase_add_test (tests, by_the_road_takes_a_road);
  tcase_add_test (tests, lists_and_sheets_give_the_facts);
  tcase_add_test (tests, one_of_two_namesakes_means_the_other);
  tcase_add_test (tests, names_of_any_kind_are_read_back);
  tcase_add_test (tests, without_field_and_enemy_only_their_names_are_missing);
  tcase_add_loop_test (tests, what_is_shown_means_the_same, 0, 20);
  tcase_add_loop_test (tests, any_words_are_refused_or_stable, 0, 10);
  tcase_add_loop_test (tests, standing_orders_are_understood, 0, COUNT (sheets));
  tcase_add_loop_test (tests, standing_orders_are_refused_at_a_word, 0, COUNT (bad_sheets));
  tcase_add_test (tests, words_are_counted);
  tcase_add_test (tests, refusals_have_remedies);
  return run_case ("orders in words", tests);
}
