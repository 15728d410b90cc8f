/* Fast Play: a round of close combat. */
#include "rules/awfp/sums/clash.h"
#include "tests/rules/awfp/common.h"
#include "tests/rules/awfp/play_of_book.h"

/* --- weapons ------------------------------------------------------------ */

/* awfp.combat.table, awfp.weapons.default-sword: with what, and its factor in the first round and
 * in later ones; awfp.armor.crew, awfp.armor.hch-scythes. */
static const struct {
  const char *notation;
  MuAwfpFighting first;
  int first_factor;
  MuAwfpFighting later;
  int later_factor;
} arms[] = {
#define SAME(what, one, other) MU_AWFP_FIGHTS_##what, one, MU_AWFP_FIGHTS_##what, other
  { "Trained Elite HC lance", SAME (LANCE, 3, 1) },
  { "Irregular Elite HI close axe", SAME (AXE, 3, 2) },
  { "Trained Warrior LAI close pike", SAME (PIKE, 4, 2) },
  { "Trained Warrior HI close longspear Sh", SAME (LONG_SPEAR, 3, 2) },
  { "Trained Warrior HI close pilum Sh", SAME (PILUM, 3, 1) },
  { "Trained Warrior HI close spear Sh", SAME (SPEAR, 2, 1) },
  { "Irregular Warband UI loose javelin Sh", SAME (JAVELIN, 1, 1) },
  { "Irregular Warrior LAI loose various", SAME (VARIOUS, 1, 1) },
  { "Irregular Warrior UI close", SAME (SWORD, 0, 0) },
  { "Irregular Warrior LAI close bow", SAME (SWORD, 0, 0) },
  { "Irregular Warrior SI sling", SAME (SWORD, 0, 0) },
  { "Irregular Warrior EL", SAME (ELEPHANT, 4, 3) },
  { "Irregular Warrior EL javelin", SAME (ELEPHANT, 4, 3) },
  { "Irregular Warrior HCh scythed", SAME (SCYTHES, 5, 0) },
  { "Irregular Warrior HCh", SAME (HEAVY_CHARIOT, 3, 1) },
  { "Irregular Warrior MCh bow", SAME (MEDIUM_CHARIOT, 2, 1) },
  { "Irregular Warrior LCh bow", SAME (LIGHT_CHARIOT, 1, 0) },
  { "Trained Warrior Arty", SAME (ENGINE, 0, 0) },
  { "Irregular Warrior LCh javelin", MU_AWFP_FIGHTS_LIGHT_CHARIOT, 1, MU_AWFP_FIGHTS_JAVELIN, 1 },
  { "Irregular Warrior HCh spear scythed", MU_AWFP_FIGHTS_SCYTHES, 5, MU_AWFP_FIGHTS_SPEAR, 1 },
  { "Trained Elite HC lance javelin", MU_AWFP_FIGHTS_LANCE, 3, MU_AWFP_FIGHTS_LANCE, 1 },
  { "Trained Warrior HI close longspear pilum Sh", SAME (LONG_SPEAR, 3, 2) },
  { "Irregular Elite HI close longspear axe Sh", SAME (LONG_SPEAR, 3, 2) },
};

static void
check_arms (const MuAwfpTroop *troop, bool initial, MuAwfpFighting with, int factor)
{
  const MuAwfpClash clash = { .troop = *troop,
                              .enemy = stand ("Irregular Warrior UI close"),
                              .initial = initial,
                              .front = false };
  MuTrace trace;
  ck_assert_int_eq (mu_awfp_fights_with (play_of_book (), troop, initial), with);
  ck_assert_int_eq (mu_awfp_clash_factor (play_of_book (), &clash, &trace), factor);
  ck_assert_uint_eq (trace.count, 1);
  assert_line (&trace, 0, "awfp.combat.table/weapon", factor);
}

START_TEST (weapons_count_as_the_table_says)
{
  const MuAwfpTroop troop = stand (arms[_i].notation);
  check_arms (&troop, true, arms[_i].first, arms[_i].first_factor);
  check_arms (&troop, false, arms[_i].later, arms[_i].later_factor);
}
END_TEST

START_TEST (what_is_in_hand_fights)
{
  for (int with = 0; with < MU_AWFP_FIGHTINGS; with++)
    ck_assert (mu_awfp_weapon_fights (mu_awfp_fighting_weapon ((MuAwfpFighting) with)));
  ck_assert_int_eq (mu_awfp_fighting_weapon (MU_AWFP_FIGHTS_AXE), MU_AWFP_AXE);
  ck_assert_int_eq (mu_awfp_fighting_weapon (MU_AWFP_FIGHTS_ELEPHANT), MU_AWFP_SWORD);
}
END_TEST

/* --- factors ------------------------------------------------------------ */

#define FOOT "Trained Warrior LAI close"

/* awfp.combat.flank-penalty, awfp.orders.frenzied.bonus, awfp.orders.defend.bonus-values: each
 * alone, added to a sword. */
static const struct {
  const char *troop, *enemy;
  MuAwfpClash clash; /* without its troops */
  const char *rule;
  int amount;
} circumstances[] = {
  { FOOT, FOOT, { .charging = true }, "awfp.combat.table/charging", 1 },
  { FOOT, FOOT, { .charging = true, .frenzied = true }, "awfp.combat.table/frenzied", 3 },
  { FOOT, FOOT, { .defending = true }, "awfp.combat.table/defending", 1 },
  { FOOT, FOOT, { .uphill = true }, "awfp.combat.table/uphill", 1 },
  { FOOT, FOOT, { .flank = true }, "awfp.combat.table/flank", 2 },
  { FOOT, FOOT, { .enemy_state = MU_AWFP_DISORDERED }, "awfp.combat.table/enemy-disordered", 1 },
  { FOOT, FOOT, { .enemy_state = MU_AWFP_FRAGMENTED }, "awfp.combat.table/enemy-fragmented", 2 },
  { FOOT, FOOT, { .state = MU_AWFP_DISORDERED }, "awfp.combat.table/disordered", -1 },
  { FOOT, FOOT, { .state = MU_AWFP_FRAGMENTED }, "awfp.combat.table/fragmented", -2 },
  { FOOT, FOOT, { .state = MU_AWFP_ROUTED }, "awfp.combat.table/fragmented", -2 },
  { FOOT, FOOT, { .general = true }, "awfp.combat.table/general", 1 },
  { "Trained Warrior HC",
    "Trained Warrior LAI close pike",
    { .front = true },
    "awfp.combat.table/mounted-at-pikes",
    -3 },
  { "Irregular Warrior LACm",
    "Trained Warrior HI close longspear",
    { .front = true },
    "awfp.combat.table/mounted-at-pikes",
    -3 },
  { "Trained Warrior HC",
    "Irregular Warrior EL",
    { .front = true },
    "awfp.combat.table/horse-at-animals",
    -2 },
  { "Trained Warrior HC",
    "Irregular Warrior LACm",
    { .front = true },
    "awfp.combat.table/horse-at-animals",
    -2 },
  { "Irregular Warrior SI", FOOT, { .front = true }, "awfp.combat.table/skirmishers", -2 },
  { "Irregular Warrior SC", FOOT, { .front = true }, "awfp.combat.table/skirmishers", -2 },
  { "Irregular Warrior LCm", FOOT, { .front = true }, "awfp.combat.table/skirmishers", -2 },
};

START_TEST (each_factor_is_that_of_the_table)
{
  MuAwfpClash clash = circumstances[_i].clash;
  MuTrace trace;
  clash.troop = stand (circumstances[_i].troop);
  clash.enemy = stand (circumstances[_i].enemy);
  ck_assert_int_eq (mu_awfp_clash_factor (play_of_book (), &clash, &trace),
                    circumstances[_i].amount);
  ck_assert_uint_eq (trace.count, 2);
  assert_line (&trace, 1, circumstances[_i].rule, circumstances[_i].amount);
}
END_TEST

/* What does not count: awfp.armor.lcm, awfp.armor.lch. */
static const struct {
  const char *troop, *enemy;
  MuAwfpClash clash;
} nothings[] = {
  { FOOT, FOOT, { .frenzied = true } }, /* without charging */
  { FOOT, FOOT, { .moving = true } },
  { "Trained Warrior HC", "Trained Warrior LAI close pike", { .front = false } },
  { FOOT, "Trained Warrior LAI close pike", { .front = true } },
  { "Irregular Warrior LACm", "Irregular Warrior EL", { .front = true } },
  { "Irregular Warrior SI", "Irregular Warrior SC", { .front = true } },
  { "Irregular Warrior SC", "Irregular Warrior SI", { .front = true } },
  { "Irregular Warrior SI", FOOT, { .front = false } },
  { "Irregular Warrior LCh", FOOT, { .front = true } },
};

START_TEST (other_things_do_not_count)
{
  MuAwfpClash clash = nothings[_i].clash;
  MuTrace trace;
  clash.troop = stand (nothings[_i].troop);
  clash.enemy = stand (nothings[_i].enemy);
  ck_assert_int_eq (mu_awfp_clash_factor (play_of_book (), &clash, &trace), 0);
  ck_assert_uint_eq (trace.count, 1);
}
END_TEST

/* Pikes keep mounted off only while they are in order. */
START_TEST (shaken_pikes_let_horse_in)
{
  MuAwfpClash clash = { .troop = stand ("Trained Elite HC lance"),
                        .enemy = stand ("Trained Warrior LAI close pike"),
                        .initial = true,
                        .charging = true,
                        .front = true };
  ck_assert_int_eq (mu_awfp_clash_factor (play_of_book (), &clash, NULL), 3 + 1 - 3);
  clash.enemy_state = MU_AWFP_DISORDERED;
  ck_assert_int_eq (mu_awfp_clash_factor (play_of_book (), &clash, NULL), 3 + 1 + 1);
}
END_TEST

/* A frenzied warband, its general with it, charges a disordered legion. */
START_TEST (a_worked_sum)
{
  const MuAwfpClash clash = { .troop = stand ("Irregular Warband UI loose javelin Sh"),
                              .enemy = stand ("Trained Warrior HI close pilum Sh"),
                              .enemy_state = MU_AWFP_DISORDERED,
                              .initial = true,
                              .charging = true,
                              .frenzied = true,
                              .general = true,
                              .front = true };
  MuTrace trace;
  ck_assert_int_eq (mu_awfp_clash_factor (play_of_book (), &clash, &trace), 6);
  ck_assert_int_eq (mu_trace_total (&trace), 6);
  assert_line (&trace, 0, "awfp.combat.table/weapon", 1);
  assert_line (&trace, 1, "awfp.combat.table/frenzied", 3);
  assert_line (&trace, 2, "awfp.combat.table/enemy-disordered", 1);
  assert_line (&trace, 3, "awfp.combat.table/general", 1);
}
END_TEST

static MuAwfpClash
random_clash (uint64_t *state)
{
  const uint32_t bits = next_below (state, 1u << 9);
  return (MuAwfpClash){ .troop = lawful_stand (state),
                        .enemy = lawful_stand (state),
                        .initial = bits & 1,
                        .charging = bits & 2,
                        .frenzied = bits & 4,
                        .moving = bits & 8,
                        .defending = bits & 16,
                        .uphill = bits & 32,
                        .flank = bits & 64,
                        .general = bits & 128,
                        .front = bits & 256 };
}

/* awfp.combat.disorder-effects: less order never adds to the own sum, nor takes from the enemy's.
 */
START_TEST (disorder_never_helps)
{
  uint64_t state = 11;
  for (int i = 0; i < 20000; i++) {
    MuAwfpClash clash = random_clash (&state);
    int before = 1000;
    int enemys = -1000;
    for (int shaken = MU_AWFP_STEADY; shaken < MU_AWFP_STATES; shaken++) {
      clash.state = (MuAwfpState) shaken;
      clash.enemy_state = MU_AWFP_STEADY;
      const int own = mu_awfp_clash_factor (play_of_book (), &clash, NULL);
      clash.state = MU_AWFP_STEADY;
      clash.enemy_state = (MuAwfpState) shaken;
      const int other = mu_awfp_clash_factor (play_of_book (), &clash, NULL);
      ck_assert_int_le (own, before);
      ck_assert_int_ge (other, enemys);
      before = own;
      enemys = other;
    }
  }
}
END_TEST

/* The lines are the sum. */
START_TEST (traces_add_up)
{
  uint64_t state = 12;
  MuTrace trace;
  for (int i = 0; i < 20000; i++) {
    MuAwfpClash clash = random_clash (&state);
    clash.state = (MuAwfpState) next_below (&state, MU_AWFP_STATES);
    clash.enemy_state = (MuAwfpState) next_below (&state, MU_AWFP_STATES);
    const int sum = mu_awfp_clash_factor (play_of_book (), &clash, &trace);
    ck_assert_int_eq (mu_trace_total (&trace), sum);
  }
}
END_TEST

/* --- stands ------------------------------------------------------------- */

/* awfp.weapons.ranks: one and a half ranks are every second stand of the second, halves up. */
static const struct {
  MuAwfpFighting with;
  bool moving;
  int in_contact, behind, fight;
} ranks[] = {
  { MU_AWFP_FIGHTS_SWORD, false, 3, 3, 3 },        { MU_AWFP_FIGHTS_LANCE, true, 3, 3, 3 },
  { MU_AWFP_FIGHTS_PILUM, false, 3, 3, 3 },        { MU_AWFP_FIGHTS_JAVELIN, false, 3, 3, 3 },
  { MU_AWFP_FIGHTS_PIKE, false, 3, 3, 6 },         { MU_AWFP_FIGHTS_PIKE, true, 3, 2, 5 },
  { MU_AWFP_FIGHTS_PIKE, false, 2, 4, 4 },         { MU_AWFP_FIGHTS_LONG_SPEAR, false, 3, 3, 5 },
  { MU_AWFP_FIGHTS_LONG_SPEAR, true, 3, 2, 4 },    { MU_AWFP_FIGHTS_LONG_SPEAR, false, 2, 2, 3 },
  { MU_AWFP_FIGHTS_AXE, false, 3, 1, 4 },          { MU_AWFP_FIGHTS_AXE, true, 1, 3, 2 },
  { MU_AWFP_FIGHTS_SPEAR, false, 3, 3, 5 },        { MU_AWFP_FIGHTS_SPEAR, true, 3, 3, 3 },
  { MU_AWFP_FIGHTS_ELEPHANT, true, 1, 1, 1 },      { MU_AWFP_FIGHTS_SCYTHES, true, 2, 0, 2 },
  { MU_AWFP_FIGHTS_HEAVY_CHARIOT, true, 2, 0, 2 }, { MU_AWFP_FIGHTS_ENGINE, false, 2, 0, 2 },
  { MU_AWFP_FIGHTS_VARIOUS, false, 3, 3, 3 },      { MU_AWFP_FIGHTS_PIKE, false, 0, 6, 0 },
};

START_TEST (ranks_fight_by_weapon)
{
  ck_assert_int_eq (mu_awfp_clash_stands (play_of_book (), ranks[_i].with, ranks[_i].moving,
                                          ranks[_i].in_contact, ranks[_i].behind),
                    ranks[_i].fight);
}
END_TEST

/* --- protection and blows ----------------------------------------------- */

static const struct {
  const char *notation;
  int protects;
  const char *rule;
} armours[] = {
  { "Irregular Warrior UI close", 0, "awfp.combat.table/protection-unarmoured" },
  { "Irregular Warrior UC", 0, "awfp.combat.table/protection-unarmoured" },
  { "Irregular Warrior SC", 0, "awfp.combat.table/protection-unarmoured" },
  { "Irregular Warrior SI", 0, "awfp.combat.table/protection-unarmoured" },
  { "Irregular Warrior LAC", 1, "awfp.combat.table/protection-lightly-armoured" },
  { "Irregular Warrior LAI loose", 1, "awfp.combat.table/protection-lightly-armoured" },
  { "Trained Warrior Arty", 1, "awfp.combat.table/protection-lightly-armoured" },
  { "Irregular Warrior LCh", 1, "awfp.combat.table/protection-lightly-armoured" },
  { "Trained Warrior HC", 2, "awfp.combat.table/protection-heavily-armoured" },
  { "Trained Warrior HI close", 2, "awfp.combat.table/protection-heavily-armoured" },
  { "Irregular Warrior MCh", 2, "awfp.combat.table/protection-heavily-armoured" },
  { "Irregular Warrior HCh", 2, "awfp.combat.table/protection-heavily-armoured" },
  { "Irregular Warrior EL", 2, "awfp.combat.table/protection-heavily-armoured" },
  { "Trained Elite AC", 3, "awfp.combat.table/protection-horse-armoured" },
  { "Trained Elite CAT", 4, "awfp.combat.table/protection-fully-armoured" },
};

START_TEST (armour_protects)
{
  const MuAwfpTroop troop = stand (armours[_i].notation);
  const int protects = armours[_i].protects;
  MuTrace trace;
  ck_assert_int_eq (mu_awfp_protection (play_of_book (), &troop, false, &trace), protects);
  ck_assert_uint_eq (trace.count, protects ? 1 : 0);
  if (protects)
    assert_line (&trace, 0, armours[_i].rule, protects);
  ck_assert_int_eq (mu_awfp_protection (play_of_book (), &troop, true, &trace), protects + 1);
  assert_line (&trace, trace.count - 1, "awfp.combat.table/protection-shielded", 1);
}
END_TEST

/* awfp.combat.table: on score less protection, at least 1 and at most 9. */
START_TEST (blows_hit_from_one_to_nine_in_ten)
{
  ck_assert_int_eq (mu_awfp_blow_tenths (7, 3), 4);
  ck_assert_int_eq (mu_awfp_blow_tenths (2, 3), 1);
  ck_assert_int_eq (mu_awfp_blow_tenths (14, 0), 9);
  for (int score = -5; score <= 20; score++)
    for (int protection = 0; protection <= 5; protection++) {
      int hits = 0;
      for (int face = 1; face <= 10; face++)
        hits += mu_awfp_blow_hits (face, score, protection);
      ck_assert_int_eq (hits, mu_awfp_blow_tenths (score, protection));
      ck_assert_int_ge (hits, 1);
      ck_assert_int_le (hits, 9);
    }
}
END_TEST

/* --- the round ---------------------------------------------------------- */

/* awfp.combat.results, awfp.combat.three-lost-rounds */
static const struct {
  MuAwfpRoundLost lost;
  MuAwfpRound round;
  const char *rule;
} rounds[] = {
#define LOST(by, given, taken, before, state_)                                                     \
  {                                                                                                \
    .lost_by = by, .hits_given = given, .hits_taken = taken, .strength = 4, .lost_rounds = before, \
    .state = MU_AWFP_##state_                                                                      \
  }
  { LOST (0, 0, 9, 2, FRAGMENTED), MU_AWFP_ROUND_DRAWN, "" },
  { LOST (-1, 0, 9, 2, FRAGMENTED), MU_AWFP_ROUND_WON, "" },
  { LOST (1, 2, 1, 0, STEADY), MU_AWFP_ROUND_PUSHED, "awfp.combat.results/pushed-back" },
  { LOST (2, 0, 3, 1, STEADY), MU_AWFP_ROUND_PUSHED, "awfp.combat.results/pushed-back" },
  { LOST (2, 2, 4, 0, STEADY), MU_AWFP_ROUND_PUSHED, "awfp.combat.results/pushed-back" },
  { LOST (1, 1, 4, 0, STEADY), MU_AWFP_ROUND_DISORDERED, "awfp.combat.results/losses" },
  { LOST (3, 0, 0, 0, STEADY), MU_AWFP_ROUND_DISORDERED, "awfp.combat.results/disordered" },
  { LOST (5, 3, 1, 1, DISORDERED), MU_AWFP_ROUND_DISORDERED, "awfp.combat.results/disordered" },
  { LOST (1, 3, 0, 0, FRAGMENTED), MU_AWFP_ROUND_ROUTS, "awfp.combat.results/fragmented" },
  { LOST (1, 3, 0, 2, STEADY), MU_AWFP_ROUND_ROUTS, "awfp.combat.three-lost-rounds" },
  { LOST (4, 0, 5, 2, DISORDERED), MU_AWFP_ROUND_ROUTS, "awfp.combat.three-lost-rounds" },
};

START_TEST (rounds_end_as_the_table_says)
{
  MuRule rule = MU_RULE_AWFP_ARMY_POINTS;
  ck_assert_int_eq (mu_awfp_round (play_of_book (), NULL, &rounds[_i].lost, &rule),
                    rounds[_i].round);
  ck_assert_str_eq (mu_rule_id (rule), rounds[_i].rule);
  ck_assert_int_eq (mu_awfp_round (play_of_book (), NULL, &rounds[_i].lost, NULL),
                    rounds[_i].round);
}
END_TEST

/* READING: awfp.combat.results/disordered: who is only driven back keeps its order, who routs does
 * not stop for that. */
START_TEST (a_lost_round_may_disorder_nobody)
{
  MuReadings readings = { .choice = { 0 } };
  MuRule rule;
  readings.choice[MU_READING_FAST_LOST_ORDER] = 1;
  const MuAwfpRound round = mu_awfp_round (play_of_book (), &readings, &rounds[_i].lost, &rule);
  ck_assert_int_eq (round, rounds[_i].round == MU_AWFP_ROUND_DISORDERED ? MU_AWFP_ROUND_PUSHED
                                                                        : rounds[_i].round);
  if (rounds[_i].round == MU_AWFP_ROUND_DISORDERED)
    ck_assert_int_eq (rule, MU_RULE_AWFP_ROUND_PUSHED_BACK);
  else
    ck_assert_str_eq (mu_rule_id (rule), rounds[_i].rule);
}
END_TEST

/* Who has less order, or has lost more, comes out no better. */
START_TEST (rounds_get_worse_only)
{
  for (int by = 1; by <= 6; by++)
    for (int taken = 0; taken <= 9; taken++)
      for (int before = 0; before < 2; before++)
        for (int state = MU_AWFP_STEADY; state < MU_AWFP_ROUTED; state++) {
          MuAwfpRoundLost lost = LOST (by, 1, taken, before, STEADY);
          lost.state = (MuAwfpState) state;
          const MuAwfpRound round = mu_awfp_round (play_of_book (), NULL, &lost, NULL);
          lost.lost_by++;
          ck_assert_int_ge (mu_awfp_round (play_of_book (), NULL, &lost, NULL), round);
          lost.hits_taken++;
          ck_assert_int_ge (mu_awfp_round (play_of_book (), NULL, &lost, NULL), round);
          lost.lost_rounds++;
          lost.state++;
          ck_assert_int_ge (mu_awfp_round (play_of_book (), NULL, &lost, NULL), round);
        }
}
END_TEST

/* awfp.combat.disorder-effects */
START_TEST (disorders_add_up)
{
  ck_assert_int_eq (mu_awfp_state_worse (MU_AWFP_STEADY, 0), MU_AWFP_STEADY);
  ck_assert_int_eq (mu_awfp_state_worse (MU_AWFP_STEADY, 1), MU_AWFP_DISORDERED);
  ck_assert_int_eq (mu_awfp_state_worse (MU_AWFP_STEADY, 2), MU_AWFP_FRAGMENTED);
  ck_assert_int_eq (mu_awfp_state_worse (MU_AWFP_DISORDERED, 2), MU_AWFP_ROUTED);
  ck_assert_int_eq (mu_awfp_state_worse (MU_AWFP_FRAGMENTED, 2), MU_AWFP_ROUTED);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("awfp-clash");
  tcase_add_loop_test (tests, weapons_count_as_the_table_says, 0, COUNT (arms));
  tcase_add_test (tests, what_is_in_hand_fights);
  tcase_add_loop_test (tests, each_factor_is_that_of_the_table, 0, COUNT (circumstances));
  tcase_add_loop_test (tests, other_things_do_not_count, 0, COUNT (nothings));
  tcase_add_test (tests, shaken_pikes_let_horse_in);
  tcase_add_test (tests, a_worked_sum);
  tcase_add_test (tests, disorder_never_helps);
  tcase_add_test (tests, traces_add_up);
  tcase_add_loop_test (tests, ranks_fight_by_weapon, 0, COUNT (ranks));
  tcase_add_loop_test (tests, armour_protects, 0, COUNT (armours));
  tcase_add_test (tests, blows_hit_from_one_to_nine_in_ten);
  tcase_add_loop_test (tests, a_lost_round_may_disorder_nobody, 0, COUNT (rounds));
  tcase_add_loop_test (tests, rounds_end_as_the_table_says, 0, COUNT (rounds));
  tcase_add_test (tests, rounds_get_worse_only);
  tcase_add_test (tests, disorders_add_up);
  return run_case ("awfp-clash", tests);
}
