/* The odds of a melee as a sum, and the bars beside other sums. */
#include <check.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "app/sums/wrg/odds_bars.h"
#include "rules/wrg/odds/reaction.h"

static MuSumInput
entered (const char *key, ...)
{
  MuSumInput input;
  va_list values;
  const MuSumKind *kind = mu_sum_kind_find ("melee-odds");
  ck_assert_ptr_nonnull (kind);
  mu_sum_input_init (&input, kind);
  va_start (values, key);
  for (; key; key = va_arg (values, const char *)) {
    g_autoptr (GError) error = NULL;
    const char *text = va_arg (values, const char *);
    ck_assert_msg (mu_sum_input_read (&input, key, text, &error), "%s=%s: %s", key, text,
                   error ? error->message : "");
  }
  va_end (values);
  return input;
}

static MuSumAnswer *
answer_of (const MuSumInput *input)
{
  MuDice dice;
  mu_dice_init_seeded (&dice, 1, 0);
  return mu_sum_work (input, NULL, &dice, TRUE);
}

static gint64
result_of (const MuSumAnswer *answer, const char *key)
{
  for (guint i = 0; i < answer->results->len; i++) {
    const MuSumResult *result = g_ptr_array_index (answer->results, i);
    if (strcmp (result->key, key) == 0)
      return g_ascii_strtoll (result->value, NULL, 10);
  }
  ck_abort_msg ("no result %s", key);
}

/* Two like bodies of class C: the numbers that the rules give, in parts per million. */
START_TEST (the_results_are_those_of_the_rules)
{
  const MuSumInput input
      = entered ("a", "Reg C HI P Sh", "b", "Reg C HI LTS Sh", "a-figures", "40", "a-files", "10",
                 "b-figures", "30", "b-files", "12", "b-front", "10", "a-carried", "7", "a-first",
                 "charging", "b-state", "general,disordered", "periods", "5", NULL);
  g_autoptr (MuSumAnswer) answer = answer_of (&input);
  MuOddsMelee melee = { 0 };
  MuOddsCourse course;
  ck_assert_msg (!answer->refusal, "%s", answer->refusal);
  mu_troop_parse ("Reg C HI P Sh", &melee.side[0].troop, NULL);
  mu_troop_parse ("Reg C HI LTS Sh", &melee.side[1].troop, NULL);
  melee.side[0].figures = 40;
  melee.side[0].files = melee.side[0].front = melee.side[1].front = 10;
  melee.side[0].carried = 7;
  melee.side[0].first = MU_MELEE_CHARGING;
  melee.side[1].figures = 30;
  melee.side[1].files = 12;
  melee.side[1].general = melee.side[1].disordered = true;
  for (int s = 0; s < 2; s++) {
    melee.side[s].best_weapon = true;
    melee.side[s].period = 1;
  }
  const size_t size = mu_odds_melee_size (NULL, &melee, 5);
  void *room = malloc (size);
  ck_assert_int_eq (mu_odds_melee (NULL, &melee, 5, room, size, &course, NULL), MU_ODDS_OK);
  free (room);
  for (int t = 1; t <= 5; t++) {
    const MuOddsAfter *after = &course.after[t - 1];
    g_autofree char *first = g_strdup_printf ("a-breaks-%d", t);
    g_autofree char *second = g_strdup_printf ("b-breaks-%d", t);
    g_autofree char *fighting = g_strdup_printf ("fighting-%d", t);
    ck_assert_int_eq (result_of (answer, first),
                      mu_ways_share (after->broken[0], after->of, 1000000));
    ck_assert_int_eq (result_of (answer, second),
                      mu_ways_share (after->broken[1], after->of, 1000000));
    ck_assert_int_eq (result_of (answer, fighting),
                      mu_ways_share (after->fighting, after->of, 1000000));
  }
  ck_assert_int_gt (result_of (answer, "b-breaks-5"), 0);
  ck_assert_uint_eq (answer->results->len, 5 * 5 + 2);
  ck_assert_uint_eq (answer->bars->len, 5 * 3);
  ck_assert_ptr_nonnull (answer->odds_title);
}
END_TEST

/* Whoever is called first has the same chances. */
START_TEST (sides_may_be_swapped)
{
  const MuSumInput one = entered ("a", "Irr C LMI JLS Sh", "b", "Reg B HC L Sh", "a-figures", "24",
                                  "a-files", "8", "b-figures", "8", "b-first", "charging", NULL);
  const MuSumInput two = entered ("b", "Irr C LMI JLS Sh", "a", "Reg B HC L Sh", "b-figures", "24",
                                  "b-files", "8", "a-figures", "8", "a-first", "charging", NULL);
  g_autoptr (MuSumAnswer) first = answer_of (&one);
  g_autoptr (MuSumAnswer) second = answer_of (&two);
  ck_assert_int_eq (result_of (first, "a-breaks-8"), result_of (second, "b-breaks-8"));
  ck_assert_int_eq (result_of (first, "b-breaks-3"), result_of (second, "a-breaks-3"));
  ck_assert_int_eq (result_of (first, "a-lost-hundredths"),
                    result_of (second, "b-lost-hundredths"));
  ck_assert_int_gt (result_of (first, "a-breaks-8"), 0);
}
END_TEST

/* wrg.after.not-followed */
START_TEST (those_who_hold_let_go)
{
  const MuSumInput input = entered ("a", "Reg C HI HTW Sh", "b", "Reg C LI JLS", "a-figures", "8",
                                    "b-figures", "8", "a-state", "holds", NULL);
  g_autoptr (MuSumAnswer) answer = answer_of (&input);
  ck_assert_int_gt (result_of (answer, "parted-1"), 0);
  ck_assert_int_eq (result_of (answer, "b-breaks-8"), 0);
  ck_assert_uint_eq (answer->bars->len, 8 * 4);
}
END_TEST

typedef struct {
  const char *pairs[8];
  const char *part; /* of the refusal */
  const char *rule;
} Bad;

static const Bad bad[] = {
  { { "a-files", "21", NULL }, "files", "" },
  { { "b-front", "30", NULL }, "files", "" },
  { { "a-using", "P", NULL }, "carry", "wrg.troops.weapons.close" },
  { { "a-first", "impetuous", NULL },
    "“in uncontrolled advance”",
    "wrg.melee.tactical.uncontrolled" },
  { { "b-later", "flank-or-rear", NULL },
    "“flank or rear of super",
    "wrg.melee.tactical.super-heavy-flank" },
  { { "a-crew", "B", NULL }, "crew", "wrg.points.crew" },
  { { "a-horses", "2", NULL }, "horses", "wrg.points.crew" },
  { { "a-state", "recoiled-twice", "period", "4", NULL },
    "“recoiled in the last two periods”",
    "wrg.after.break.count" },
  { { "a-state", "recoiled-once", NULL }, "recoiled more often", "" },
};

START_TEST (what_cannot_be_is_refused)
{
  MuSumInput input = entered ("a", "Reg C HI HTW Sh", "b", "Reg C HI LTS Sh", "a-figures", "20",
                              "b-figures", "20", NULL);
  for (int i = 0; bad[_i].pairs[i]; i += 2)
    ck_assert (mu_sum_input_read (&input, bad[_i].pairs[i], bad[_i].pairs[i + 1], NULL));
  g_autoptr (MuSumAnswer) answer = answer_of (&input);
  ck_assert_ptr_nonnull (answer->refusal);
  ck_assert_msg (strstr (answer->refusal, bad[_i].part) != NULL, "%s", answer->refusal);
  ck_assert_str_eq (mu_rule_id (answer->refused_by), bad[_i].rule);
  ck_assert_uint_eq (answer->results->len, 0);
}
END_TEST

START_TEST (chariots_and_elephants_may_fight)
{
  const MuSumInput input
      = entered ("a", "Irr C El", "b", "Irr B HCh", "a-figures", "2", "b-figures", "3", "a-crew",
                 "JLS,P", "b-crew", "JLS,B", "b-horses", "4", NULL);
  g_autoptr (MuSumAnswer) answer = answer_of (&input);
  ck_assert_msg (!answer->refusal, "%s", answer->refusal);
  ck_assert_int_gt (result_of (answer, "a-breaks-8") + result_of (answer, "b-breaks-8"), 0);
}
END_TEST

static guint64
ways_of_bars (const MuSumAnswer *answer, guint *now)
{
  guint64 ways = 0;
  *now = 0;
  for (guint i = 0; i < answer->bars->len; i++) {
    const MuSumBar *bar = g_ptr_array_index (answer->bars, i);
    ways += bar->ways;
    *now += bar->now ? 1 : 0;
  }
  return ways;
}

/* An answer for bars to be put beside. */
static MuSumAnswer *
some_answer (void)
{
  const MuSumInput input
      = entered ("a", "Reg C HI", "b", "Reg C HI", "a-figures", "2", "b-figures", "2", NULL);
  MuSumAnswer *answer = answer_of (&input);
  g_ptr_array_set_size (answer->bars, 0);
  return answer;
}

START_TEST (room_is_kept_as_long_as_it_is_enough)
{
  g_auto (MuSumRoom) room = { 0 };
  guchar *small = mu_sum_room_take (&room, 1000);
  ck_assert_ptr_nonnull (small);
  memset (small, 0xa5, 1000);
  ck_assert_ptr_eq (mu_sum_room_take (&room, 1000), small);
  ck_assert_ptr_eq (mu_sum_room_take (&room, 10), small);
  ck_assert_uint_eq (small[999], 0xa5);
  guchar *large = mu_sum_room_take (&room, 5000000);
  ck_assert_ptr_nonnull (large);
  memset (large, 0xa5, 5000000);
  ck_assert_ptr_null (mu_sum_room_take (&room, G_MAXSIZE));
  ck_assert_ptr_null (room.memory);
}
END_TEST

/* What an earlier sum left in the room does not reach the next. */
START_TEST (a_used_room_changes_no_answer)
{
  static const char *const troops[] = { "Reg C HI P Sh", "Irr C LHI JLS Sh", "Irr B LC JLS Sh" };
  g_auto (MuSumRoom) room = { 0 };
  for (guint i = 0; i < 2 * G_N_ELEMENTS (troops); i++) {
    MuSumInput input = entered ("a", "Reg B HI HTW Sh", "b", troops[i % G_N_ELEMENTS (troops)],
                                "a-figures", "20", "b-figures", i < 3 ? "24" : "12", NULL);
    g_autoptr (MuSumAnswer) fresh = answer_of (&input);
    input.room = &room;
    g_autoptr (MuSumAnswer) again = answer_of (&input);
    ck_assert_uint_eq (again->results->len, fresh->results->len);
    for (guint n = 0; n < fresh->results->len; n++) {
      const MuSumResult *result = g_ptr_array_index (fresh->results, n);
      ck_assert_int_eq (result_of (again, result->key), result_of (fresh, result->key));
    }
  }
}
END_TEST

START_TEST (bars_of_a_shot_and_of_blows)
{
  guint now;
  MuWrgShot shot = { .weapon = MU_WEAPON_SLING, .figures = 10, .random = 1 };
  MuWrgMelee melee = { .figures = 10, .period = 1, .random = -2 };
  g_autoptr (MuSumAnswer) shooting = some_answer ();
  g_autoptr (MuSumAnswer) fighting = some_answer ();
  mu_troop_parse ("Reg C LI S", &shot.shooter, NULL);
  mu_troop_parse ("Irr C LC B", &shot.target, NULL);
  mu_odds_bars_shoot (shooting, NULL, &shot, 0, 0);
  ck_assert_uint_eq (shooting->bars->len, 3);
  ck_assert_uint_eq (ways_of_bars (shooting, &now), 36);
  ck_assert_uint_eq (now, 1);
  const MuSumBar *last = g_ptr_array_index (shooting->bars, 2);
  ck_assert (last->now);
  ck_assert_uint_eq (last->ways, 13);
  ck_assert_uint_eq (last->of, 36);
  melee.fighter = shot.shooter;
  melee.target = shot.target;
  mu_odds_bars_blow (fighting, NULL, &melee, FALSE, 0, 0);
  ck_assert_uint_eq (ways_of_bars (fighting, &now), 36);
  ck_assert_uint_eq (now, 1);
  shot.weapon = MU_WEAPON_BOW; /* not carried: the sum says so, not the bars */
  mu_odds_bars_shoot (shooting, NULL, &shot, 0, 0);
  ck_assert_uint_eq (shooting->bars->len, 3);
}
END_TEST

START_TEST (bars_of_a_test_and_of_a_period)
{
  guint now;
  MuTroop troop;
  MuOddsMelee melee = { 0 };
  g_autoptr (MuSumAnswer) reaction = some_answer ();
  g_autoptr (MuSumAnswer) period = some_answer ();
  mu_troop_parse ("Reg B HI HTW Sh", &troop, NULL);
  const MuOddsTest test = { .troop = &troop,
                            .order = MU_ORDER_HOLD,
                            .situation = { .occasion = MU_OCCASION_CHARGED },
                            .dice = 3,
                            .net = 0,
                            .row = 3 };
  mu_odds_bars_reaction (reaction, NULL, &test);
  ck_assert_uint_eq (reaction->bars->len, 3); /* 6 to 15: rows 3, 2 and 1 */
  ck_assert_uint_eq (ways_of_bars (reaction, &now), 216);
  ck_assert_uint_eq (now, 1);
  for (int s = 0; s < 2; s++) {
    melee.side[s].troop = troop;
    melee.side[s].figures = melee.side[s].files = melee.side[s].front = 10;
    melee.side[s].best_weapon = true;
    melee.side[s].period = 1;
  }
  mu_odds_bars_period (period, NULL, &melee);
  ck_assert_uint_eq (period->bars->len, 3); /* both stand, or one recoils */
  ck_assert_uint_eq (ways_of_bars (period, &now), MU_ODDS_PERIOD_WAYS);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("odds");
  tcase_set_timeout (tests, 60);
  tcase_add_test (tests, the_results_are_those_of_the_rules);
  tcase_add_test (tests, sides_may_be_swapped);
  tcase_add_test (tests, those_who_hold_let_go);
  tcase_add_loop_test (tests, what_cannot_be_is_refused, 0, G_N_ELEMENTS (bad));
  tcase_add_test (tests, chariots_and_elephants_may_fight);
  tcase_add_test (tests, room_is_kept_as_long_as_it_is_enough);
  tcase_add_test (tests, a_used_room_changes_no_answer);
  tcase_add_test (tests, bars_of_a_shot_and_of_blows);
  tcase_add_test (tests, bars_of_a_test_and_of_a_period);
  Suite *suite = suite_create ("sums odds");
  suite_add_tcase (suite, tests);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
