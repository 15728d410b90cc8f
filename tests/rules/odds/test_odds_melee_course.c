/* Up to eight periods of hand-to-hand. */
#include <stdlib.h>
#include <string.h>

#include "rules/wrg/odds/dice.h"
#include "tests/rules/common.h"
#include "tests/rules/odds/by_hand.h"

static MuOddsCourse
course_of (const MuOddsMelee *melee, int periods)
{
  MuOddsCourse course;
  const size_t size = mu_odds_melee_size (NULL, melee, periods);
  ck_assert_uint_gt (size, 0);
  void *room = malloc (size);
  ck_assert_ptr_nonnull (room);
  ck_assert_int_eq (mu_odds_melee (NULL, melee, periods, room, size, &course, NULL), MU_ODDS_OK);
  free (room);
  return course;
}

static MuWays
power (unsigned base, int exponent)
{
  MuWays result = 1;
  for (int i = 0; i < exponent; i++)
    result *= base;
  return result;
}

static void
assert_same (const MuOddsAfter *one, const MuOddsAfter *two)
{
  ck_assert (one->of == two->of);
  ck_assert (one->broken[0] == two->broken[0]);
  ck_assert (one->broken[1] == two->broken[1]);
  ck_assert (one->both == two->both);
  ck_assert (one->parted == two->parted);
  ck_assert (one->fighting == two->fighting);
  ck_assert (one->lost[0] == two->lost[0]);
  ck_assert (one->lost[1] == two->lost[1]);
}

static void
count_fight (MuOddsAfter *after, const Fight *fight, const MuOddsMelee *melee, MuWays ways)
{
  const bool first = fight->side[0].broken;
  const bool second = fight->side[1].broken;
  after->of += ways;
  after->broken[0] += first ? ways : 0;
  after->broken[1] += second ? ways : 0;
  after->both += first && second ? ways : 0;
  after->parted += fight->parted ? ways : 0;
  after->fighting += fight_is_over (fight) ? 0 : ways;
  for (int s = 0; s < 2; s++)
    after->lost[s] += ways * (MuWays) (fight->side[s].lost - melee->side[s].carried);
}

/* Each way that the random factors of so many periods can come, one by one. */
static void
play_all (const Fight *fight, const MuOddsMelee *melee, const MuOddsSpread random[2], int periods,
          MuWays ways, MuOddsAfter *after)
{
  if (periods == 0) {
    count_fight (after, fight, melee, ways);
    return;
  }
  for (int i = 0; i < random[0].count; i++)
    for (int k = 0; k < random[1].count; k++) {
      const unsigned these = random[0].ways[i] * random[1].ways[k];
      const int factor[2] = { random[0].least + i, random[1].least + k };
      Fight next = *fight;
      if (these == 0)
        continue;
      fight_on (&next, factor);
      play_all (&next, melee, random, periods - 1, ways * these, after);
    }
}

static MuOddsAfter
by_hand (const MuOddsMelee *melee, int periods)
{
  MuOddsSpread random[2];
  MuOddsAfter after = { .of = 0 };
  for (int s = 0; s < 2; s++)
    mu_odds_random_melee (NULL, melee->side[s].troop.class, melee->side[s].troop.regular,
                          melee->side[s].general, &random[s]);
  const Fight fight = fight_begin (NULL, melee);
  play_all (&fight, melee, random, periods, 1, &after);
  return after;
}

START_TEST (two_periods_are_all_their_throws)
{
  uint64_t state = 21;
  for (int i = 0; i < 60; i++) {
    const MuOddsMelee melee = random_melee (&state, i % 2 ? 40 : 4);
    const MuOddsCourse course = course_of (&melee, 2);
    for (int t = 1; t <= 2; t++) {
      const MuOddsAfter all = by_hand (&melee, t);
      assert_same (&course.after[t - 1], &all);
    }
  }
}
END_TEST

START_TEST (three_periods_are_all_their_throws)
{
  uint64_t state = 22;
  for (int i = 0; i < 8; i++) {
    const MuOddsMelee melee = random_melee (&state, i % 2 ? 30 : 3);
    const MuOddsCourse course = course_of (&melee, 3);
    const MuOddsAfter all = by_hand (&melee, 3);
    assert_same (&course.after[2], &all);
  }
}
END_TEST

/* Whatever is asked for later does not change what came before: the last period
 * is reckoned by figures, the others man by man. */
START_TEST (a_shorter_course_is_the_same)
{
  uint64_t state = 23;
  for (int i = 0; i < 12; i++) {
    const MuOddsMelee melee = random_melee (&state, i % 3 ? 24 : 3);
    const MuOddsCourse whole = course_of (&melee, MU_ODDS_PERIODS);
    for (int periods = 1; periods < MU_ODDS_PERIODS; periods++) {
      const MuOddsCourse part = course_of (&melee, periods);
      ck_assert_int_eq (part.periods, periods);
      assert_same (&part.after[periods - 1], &whole.after[periods - 1]);
    }
  }
}
END_TEST

static MuWays
all_of (const MuOddsAfter *after)
{
  return after->broken[0] + after->broken[1] - after->both + after->parted + after->fighting;
}

/* All ways are there, and who has broken stays so. */
START_TEST (the_ways_sum_to_all)
{
  uint64_t state = 24;
  for (int i = 0; i < 40; i++) {
    const MuOddsMelee melee = random_melee (&state, 40);
    const MuOddsCourse course = course_of (&melee, MU_ODDS_PERIODS);
    MuOddsAfter before = { .of = 1 };
    for (int t = 1; t <= MU_ODDS_PERIODS; t++) {
      const MuOddsAfter *after = &course.after[t - 1];
      ck_assert (after->of == power (6, 4 * t));
      ck_assert (all_of (after) == after->of);
      for (int s = 0; s < 2; s++) {
        const int men = 20 * melee.side[s].figures - melee.side[s].carried;
        ck_assert (after->broken[s] >= MU_ODDS_PERIOD_WAYS * before.broken[s]);
        ck_assert (after->lost[s] >= MU_ODDS_PERIOD_WAYS * before.lost[s]);
        ck_assert (after->lost[s] <= (MuWays) men * after->of);
      }
      before = *after;
    }
  }
}
END_TEST

START_TEST (sides_may_be_swapped)
{
  uint64_t state = 25;
  for (int i = 0; i < 20; i++) {
    const MuOddsMelee melee = random_melee (&state, 40);
    const MuOddsMelee swapped = { { melee.side[1], melee.side[0] } };
    const MuOddsCourse one = course_of (&melee, 6);
    const MuOddsCourse two = course_of (&swapped, 6);
    for (int t = 0; t < 6; t++) {
      MuOddsAfter turned = two.after[t];
      turned.broken[0] = two.after[t].broken[1];
      turned.broken[1] = two.after[t].broken[0];
      turned.lost[0] = two.after[t].lost[1];
      turned.lost[1] = two.after[t].lost[0];
      assert_same (&one.after[t], &turned);
    }
  }
}
END_TEST

START_TEST (the_first_period_agrees)
{
  uint64_t state = 26;
  for (int i = 0; i < 300; i++) {
    const MuOddsMelee melee = random_melee (&state, 60);
    const MuOddsCourse course = course_of (&melee, 1);
    MuOddsPeriod odds;
    int broken[2] = { 0, 0 };
    ck_assert_int_eq (mu_odds_melee_period (NULL, &melee, &odds, NULL), MU_ODDS_OK);
    for (int k = 0; k < 3; k++) {
      broken[0] += odds.ways[MU_RECOIL_BREAK][k];
      broken[1] += odds.ways[k][MU_RECOIL_BREAK];
    }
    for (int s = 0; s < 2; s++) {
      ck_assert (course.after[0].broken[s] == (MuWays) broken[s]);
      ck_assert (course.after[0].lost[s] == (MuWays) odds.lost[s]);
    }
    ck_assert (course.after[0].both == (MuWays) odds.ways[MU_RECOIL_BREAK][MU_RECOIL_BREAK]);
  }
}
END_TEST

typedef struct {
  const char *first;
  const char *second;
  int figures[2];
  int files;
  unsigned charging; /* sides, a bit each */
} Pair;

static const Pair pairs[] = {
  { "Reg C HI HTW Sh", "Irr C LHI JLS Sh", { 24, 30 }, 10, 2 },
  { "Reg B HI P Sh", "Reg C HI LTS Sh", { 40, 40 }, 10, 3 },
  { "Irr B HC L Sh", "Irr C LMI JLS Sh", { 12, 30 }, 10, 1 },
  { "Irr C HI 2HCW", "Irr C LHI 2HCW", { 30, 24 }, 12, 3 },
  { "Irr A LHI JLS", "Irr D LMI JLS Sh", { 18, 40 }, 9, 1 },
};
#define PAIRS ((int) (sizeof pairs / sizeof pairs[0]))
#define RUNS  20000

static MuOddsMelee
melee_of (const Pair *pair)
{
  MuOddsMelee melee = { { body_of (pair->first, pair->figures[0], pair->files),
                          body_of (pair->second, pair->figures[1], pair->files) } };
  for (int s = 0; s < 2; s++)
    melee.side[s].first = pair->charging >> s & 1u ? MU_MELEE_CHARGING : 0;
  return melee;
}

static void
assert_near (MuWays exact, MuWays of, int seen)
{
  const int expected = (int) mu_ways_share (exact, of, RUNS);
  ck_assert_msg (abs (seen - expected) <= RUNS * 15 / 1000, "%d seen, %d expected", seen, expected);
}

/* Twenty thousand melees, each die thrown, come out as often as reckoned. */
START_TEST (played_out_it_comes_to_the_same)
{
  const MuOddsMelee melee = melee_of (&pairs[_i]);
  const MuOddsCourse course = course_of (&melee, MU_ODDS_PERIODS);
  int seen[MU_ODDS_PERIODS][3] = { { 0 } };
  for (int run = 0; run < RUNS; run++) {
    MuDice dice;
    Fight fight = fight_begin (NULL, &melee);
    mu_dice_init_seeded (&dice, 1974, (uint64_t) run);
    for (int t = 0; t < MU_ODDS_PERIODS; t++) {
      fight_with_dice (&fight, &dice);
      seen[t][0] += fight.side[0].broken;
      seen[t][1] += fight.side[1].broken;
      seen[t][2] += !fight_is_over (&fight);
    }
  }
  for (int t = 0; t < MU_ODDS_PERIODS; t++) {
    const MuOddsAfter *after = &course.after[t];
    assert_near (after->broken[0], after->of, seen[t][0]);
    assert_near (after->broken[1], after->of, seen[t][1]);
    assert_near (after->fighting, after->of, seen[t][2]);
  }
}
END_TEST

/* wrg.after.break.count, wrg.random.melee.ab: a better class breaks no sooner. */
START_TEST (a_better_class_breaks_no_sooner)
{
  MuOddsMelee melee = melee_of (&pairs[1]);
  MuWays before[MU_ODDS_PERIODS];
  for (int class = MU_CLASS_D; class >= MU_CLASS_A; class --) {
    melee.side[1].troop.class = (uint8_t) class;
    const MuOddsCourse course = course_of (&melee, MU_ODDS_PERIODS);
    for (int t = 0; t < MU_ODDS_PERIODS; t++) {
      if (class != MU_CLASS_D)
        ck_assert (course.after[t].broken[1] <= before[t]);
      before[t] = course.after[t].broken[1];
    }
  }
}
END_TEST

/* wrg.after.break.count by hand: two class C bodies of one figure each cannot
 * both last; the pair that breaks C is two recoils in a row. One recoil in the
 * first period and in the second is a break, and nothing before. */
START_TEST (class_c_breaks_on_the_second_recoil)
{
  const MuOddsMelee melee
      = { { body_of ("Reg C HI HTW Sh", 8, 8), body_of ("Reg C LI JLS", 8, 8) } };
  const MuOddsCourse course = course_of (&melee, 2);
  MuOddsPeriod odds;
  ck_assert_int_eq (mu_odds_melee_period (NULL, &melee, &odds, NULL), MU_ODDS_OK);
  ck_assert_int_gt (odds.ways[MU_RECOIL_STAND][MU_RECOIL_RECOIL], 0);
  ck_assert (course.after[0].broken[1] == 0);
  ck_assert (course.after[1].broken[1] > 0);
  ck_assert (course.after[1].broken[1]
             <= (MuWays) odds.ways[MU_RECOIL_STAND][MU_RECOIL_RECOIL] * MU_ODDS_PERIOD_WAYS);
}
END_TEST

/* wrg.after.not-followed: from those who hold a recoiling enemy gets away. */
START_TEST (those_who_hold_do_not_follow)
{
  MuOddsMelee melee = { { body_of ("Reg C HI HTW Sh", 8, 8), body_of ("Reg C LI JLS", 8, 8) } };
  melee.side[0].holds = true;
  const MuOddsCourse course = course_of (&melee, 3);
  MuOddsPeriod odds;
  ck_assert_int_eq (mu_odds_melee_period (NULL, &melee, &odds, NULL), MU_ODDS_OK);
  ck_assert (course.after[0].parted == (MuWays) odds.ways[MU_RECOIL_STAND][MU_RECOIL_RECOIL]);
  ck_assert (course.after[2].parted > course.after[0].parted * power (MU_ODDS_PERIOD_WAYS, 2));
  ck_assert (course.after[2].broken[1] == 0);
}
END_TEST

START_TEST (too_little_room_is_said)
{
  const MuOddsMelee melee = melee_of (&pairs[0]);
  const size_t size = mu_odds_melee_size (NULL, &melee, MU_ODDS_PERIODS);
  MuOddsCourse course;
  char *room = malloc (size);
  ck_assert_ptr_nonnull (room);
  for (size_t least = 0; least < 1000000; least += 99991)
    ck_assert_int_eq (mu_odds_melee (NULL, &melee, MU_ODDS_PERIODS, room, least, &course, NULL),
                      MU_ODDS_NO_ROOM);
  ck_assert_int_eq (mu_odds_melee (NULL, &melee, 0, room, size, &course, NULL),
                    MU_ODDS_BAD_PERIODS);
  ck_assert_int_eq (mu_odds_melee (NULL, &melee, 9, room, size, &course, NULL),
                    MU_ODDS_BAD_PERIODS);
  ck_assert_uint_eq (mu_odds_melee_size (NULL, &melee, 9), 0);
  free (room);
}
END_TEST

/* wrg.after.recoil, wrg.after.break.disordered: whatever else holds, a heavier
 * blow never lets a body stand that a lighter one drives back; judging the blows
 * of a period relies on it. */
START_TEST (who_stands_a_heavier_blow_stands_a_lighter_one)
{
  uint64_t state = 27;
  MuReadings readings = { 0 };
  readings.choice[MU_READING_BREAK_WAIVED] = (uint8_t) _i;
  for (int i = 0; i < 2000; i++) {
    MuWrgRecoil recoil = {
      .class = (MuTroopClass) next_below (&state, 4),
      .figures = 1 + (int) next_below (&state, 60),
      .inflicted = (int) next_below (&state, 120),
      .shot = (int) next_below (&state, 3) * 10,
      .consecutive = (int) next_below (&state, 3),
      .disordered = next_below (&state, 2),
    };
    recoil.fighting = 1 + (int) next_below (&state, (uint32_t) recoil.figures);
    bool stood = true;
    for (recoil.received = 0; recoil.received < 300; recoil.received++) {
      const bool stands = mu_wrg_recoil_by (&readings, &recoil, NULL) == MU_RECOIL_STAND;
      ck_assert (stood || !stands);
      stood = stands;
    }
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("odds of a melee");
  tcase_set_timeout (tests, 60);
  tcase_add_test (tests, two_periods_are_all_their_throws);
  tcase_add_test (tests, three_periods_are_all_their_throws);
  tcase_add_test (tests, a_shorter_course_is_the_same);
  tcase_add_test (tests, the_ways_sum_to_all);
  tcase_add_test (tests, sides_may_be_swapped);
  tcase_add_test (tests, the_first_period_agrees);
  tcase_add_loop_test (tests, played_out_it_comes_to_the_same, 0, PAIRS);
  tcase_add_test (tests, a_better_class_breaks_no_sooner);
  tcase_add_test (tests, class_c_breaks_on_the_second_recoil);
  tcase_add_test (tests, those_who_hold_do_not_follow);
  tcase_add_test (tests, too_little_room_is_said);
  tcase_add_loop_test (tests, who_stands_a_heavier_blow_stands_a_lighter_one, 0, 2);
  return run_case ("odds of a melee", tests);
}
