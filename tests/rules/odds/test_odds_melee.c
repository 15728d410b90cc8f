/* One period of hand-to-hand, and what cannot be. */
#include <string.h>

#include "rules/wrg/fight/random.h"
#include "rules/wrg/odds/dice.h"
#include "rules/wrg/odds/shooting.h"
#include "tests/rules/common.h"
#include "tests/rules/odds/by_hand.h"

static MuOddsPeriod
period_of (const MuOddsMelee *melee)
{
  MuOddsPeriod odds;
  ck_assert_int_eq (mu_odds_melee_period (NULL, melee, &odds, NULL), MU_ODDS_OK);
  return odds;
}

static int
all_ways (const MuOddsPeriod *odds)
{
  int sum = 0;
  for (int a = 0; a < 3; a++)
    for (int b = 0; b < 3; b++)
      sum += odds->ways[a][b];
  return sum;
}

static MuWrgRecoilResult
fate (const Fighter *self)
{
  if (self->broken)
    return MU_RECOIL_BREAK;
  return self->recoils > 0 ? MU_RECOIL_RECOIL : MU_RECOIL_STAND;
}

/* Every way in which four dice can fall, thrown at the table one after another. */
static MuOddsPeriod
by_scripted_dice (const MuOddsMelee *melee)
{
  MuOddsPeriod odds = { .of = 0 };
  MuDie die[2][2];
  for (int s = 0; s < 2; s++) {
    die[s][0] = MU_DIE_AVERAGE;
    die[s][1] = mu_wrg_random_plus_die (melee->side[s].troop.regular);
  }
  MuOddsThrow first, second;
  mu_odds_throw_first (&first, die[0], 2);
  do {
    mu_odds_throw_first (&second, die[1], 2);
    do {
      const uint8_t faces[]
          = { (uint8_t) mu_odds_throw_face (&first, 0), (uint8_t) mu_odds_throw_face (&first, 1),
              (uint8_t) mu_odds_throw_face (&second, 0),
              (uint8_t) mu_odds_throw_face (&second, 1) };
      MuDice dice;
      mu_dice_init_scripted (&dice, faces, 4, 1, 1);
      Fight fight = fight_begin (NULL, melee);
      fight_with_dice (&fight, &dice);
      ck_assert_int_eq (mu_dice_fault (&dice), MU_DICE_OK);
      odds.of++;
      odds.ways[fate (&fight.side[0])][fate (&fight.side[1])]++;
      for (int s = 0; s < 2; s++) {
        odds.destroyed[s] += fight.side[s].destroyed;
        odds.lost[s] += fight.side[s].lost - melee->side[s].carried;
      }
    } while (mu_odds_throw_next (&second));
  } while (mu_odds_throw_next (&first));
  return odds;
}

/* 36 × 36 throws of both sides agree with the odds, whoever meets. */
START_TEST (one_period_is_all_its_throws)
{
  uint64_t state = 11;
  for (int i = 0; i < 60; i++) {
    const MuOddsMelee melee = random_melee (&state, i % 2 ? 30 : 3);
    const MuOddsPeriod odds = period_of (&melee);
    const MuOddsPeriod thrown = by_scripted_dice (&melee);
    ck_assert_int_eq (thrown.of, MU_ODDS_PERIOD_WAYS);
    ck_assert_msg (memcmp (&odds, &thrown, sizeof odds) == 0, "melee %d", i);
  }
}
END_TEST

START_TEST (the_ways_sum_to_all)
{
  uint64_t state = 12;
  for (int i = 0; i < 3000; i++) {
    const MuOddsMelee melee = random_melee (&state, 60);
    const MuOddsPeriod odds = period_of (&melee);
    ck_assert_int_eq (odds.of, MU_ODDS_PERIOD_WAYS);
    ck_assert_int_eq (all_ways (&odds), MU_ODDS_PERIOD_WAYS);
  }
}
END_TEST

START_TEST (sides_may_be_swapped)
{
  uint64_t state = 13;
  for (int i = 0; i < 1000; i++) {
    const MuOddsMelee melee = random_melee (&state, 40);
    const MuOddsMelee swapped = { { melee.side[1], melee.side[0] } };
    const MuOddsPeriod one = period_of (&melee);
    const MuOddsPeriod two = period_of (&swapped);
    for (int a = 0; a < 3; a++)
      for (int b = 0; b < 3; b++)
        ck_assert_int_eq (one.ways[a][b], two.ways[b][a]);
    ck_assert_int_eq (one.lost[0], two.lost[1]);
    ck_assert_int_eq (one.destroyed[1], two.destroyed[0]);
  }
}
END_TEST

/* wrg.after.recoil: who took more recoils, so that both never do. */
START_TEST (both_sides_do_not_recoil)
{
  uint64_t state = 14;
  for (int i = 0; i < 1000; i++) {
    const MuOddsMelee melee = random_melee (&state, 40);
    const MuOddsPeriod odds = period_of (&melee);
    ck_assert_int_eq (odds.ways[MU_RECOIL_RECOIL][MU_RECOIL_RECOIL], 0);
  }
}
END_TEST

/* Examples 26 and 27 of the book: an elephant with javelin and pike to the front
 * charges, 2 + 2 + 1 + 1 and the random factor at one model; of the light infantry
 * eight fight, 2 less 1 for the pike and the random factor. By hand from the
 * columns of 1 and of 8, for random factors of -4 to 4, both irregular and C.
 * wrg.after.recoil: the foot recoils when it takes 8 and more than it gives, the
 * elephant when it takes more; wrg.casualties.elephant: at 20 it is gone. */
START_TEST (the_elephant_of_the_book)
{
  static const int ways[] = { 1, 3, 5, 6, 6, 6, 5, 3, 1 };
  static const int elephant[] = { 1, 2, 2, 3, 3, 4, 5, 6, 8 };
  static const int foot[] = { 2, 3, 4, 5, 6, 10, 13, 16, 20 };
  MuOddsMelee melee = { { body_of ("Irr C El", 1, 1), body_of ("Irr C LI JLS Sh", 8, 8) } };
  melee.side[0].crew = (MuCrew){ .count = 2, .weapon = { MU_WEAPON_LIGHT_SPEAR, MU_WEAPON_PIKE } };
  melee.side[0].first = MU_MELEE_CHARGING;
  const MuOddsPeriod odds = period_of (&melee);
  int back[2] = { 0, 0 };
  for (int i = 0; i < 9; i++)
    for (int k = 0; k < 8; k++) {
      back[0] += foot[k] > elephant[i] ? ways[i] * ways[k] : 0;
      back[1] += elephant[i] >= 8 && elephant[i] > foot[k] ? ways[i] * ways[k] : 0;
    }
  ck_assert_int_eq (odds.ways[MU_RECOIL_RECOIL][MU_RECOIL_STAND], back[0]);
  ck_assert_int_eq (odds.ways[MU_RECOIL_STAND][MU_RECOIL_RECOIL], back[1]);
  ck_assert_int_eq (odds.ways[MU_RECOIL_BREAK][MU_RECOIL_STAND], 36);
  ck_assert_int_eq (odds.destroyed[0], 36);
  ck_assert_int_eq (back[1], 1 + 3 + 5 + 6 + 6); /* its 8 against their 2, 3, 4, 5 or 6 */
}
END_TEST

/* wrg.after.break.count: where C recoils D breaks. */
START_TEST (class_d_breaks_at_once)
{
  MuOddsMelee melee = { { body_of ("Irr D LI JLS", 10, 10), body_of ("Reg C HI HTW Sh", 20, 10) } };
  const MuOddsPeriod odds = period_of (&melee);
  ck_assert_int_gt (odds.ways[MU_RECOIL_BREAK][MU_RECOIL_STAND], 0);
  for (int b = 0; b < 3; b++)
    ck_assert_int_eq (odds.ways[MU_RECOIL_RECOIL][b], 0);
}
END_TEST

/* wrg.disorder.cause.3, wrg.after.break.disordered: foot forced back by horse
 * that charged in breaks if it takes twice what it gives. */
START_TEST (horse_that_charges_in_breaks)
{
  MuOddsMelee melee = { { body_of ("Reg B HC L Sh", 10, 10), body_of ("Irr B LMI JLS", 20, 10) } };
  const MuOddsPeriod halted = period_of (&melee);
  ck_assert_int_eq (halted.ways[MU_RECOIL_STAND][MU_RECOIL_BREAK], 0);
  melee.side[0].first = MU_MELEE_CHARGING;
  const MuOddsPeriod charged = period_of (&melee);
  ck_assert_int_gt (charged.ways[MU_RECOIL_STAND][MU_RECOIL_BREAK], 0);
  melee.side[0].period = 2; /* a follow-up is no charge */
  const MuOddsPeriod followed = period_of (&melee);
  ck_assert_int_eq (followed.ways[MU_RECOIL_STAND][MU_RECOIL_BREAK], 0);
}
END_TEST

/* wrg.melee.eligible.second-figure: behind nine spears four fight, switched five:
 * 2 and the dice of regulars, 1, 4, 8, 10, 8, 4 and 1 of 36, in the columns of 13
 * and of 14. */
START_TEST (a_house_may_begin_with_the_first_behind)
{
  const MuReadings own = { .choice = { [MU_READING_SECOND_FIGURE] = 1 } };
  const MuOddsMelee melee
      = { { body_of ("Reg C HI LTS Sh", 18, 9), body_of ("Reg C HI HTW Sh", 20, 10) } };
  MuOddsPeriod usual, switched;
  ck_assert_int_eq (mu_odds_melee_period (NULL, &melee, &usual, NULL), MU_ODDS_OK);
  ck_assert_int_eq (mu_odds_melee_period (&own, &melee, &switched, NULL), MU_ODDS_OK);
  ck_assert_int_eq (usual.lost[1], 36 * (7 + 4 * 8 + 8 * 10 + 10 * 17 + 8 * 21 + 4 * 26 + 33));
  ck_assert_int_eq (switched.lost[1], 36 * (7 + 4 * 9 + 8 * 11 + 10 * 18 + 8 * 22 + 4 * 28 + 35));
}
END_TEST

/* wrg.casualties.per-figure, wrg.after.recoil.five: of eight chariots with four
 * horses one fights. Nine swords at 1 and 3 at most cause 18: no 5 for each of its
 * four horses, nor one for each of 32. */
START_TEST (chariots_count_their_horses)
{
  MuOddsMelee melee = { { body_of ("Irr B LCh JLS", 8, 8), body_of ("Reg C HI Sh", 9, 9) } };
  melee.side[0].front = 1;
  melee.side[0].crew = (MuCrew){ .count = 1, .weapon = { MU_WEAPON_LIGHT_SPEAR }, .horses = 4 };
  const MuOddsPeriod odds = period_of (&melee);
  ck_assert_int_eq (odds.ways[MU_RECOIL_RECOIL][MU_RECOIL_STAND], 0);
  melee.side[0].crew.horses = 2; /* ten are enough for two of sixteen */
  const MuOddsPeriod pair = period_of (&melee);
  ck_assert_int_gt (pair.ways[MU_RECOIL_RECOIL][MU_RECOIL_STAND], 0);
}
END_TEST

/* wrg.melee.eligible.artillery: of four engines with two men each eight fight. */
START_TEST (all_of_a_crew_fight)
{
  MuOddsMelee melee = { { body_of ("Reg A Art", 4, 4), body_of ("Reg B HI HTW Sh", 20, 10) } };
  const MuWrgMelee eight = {
    .fighter = troop ("Reg A Art"), .target = melee.side[1].troop, .figures = 8, .period = 1
  };
  MuOddsShot blow;
  int lost = 0;
  melee.side[0].crew = (MuCrew){ .count = 2 };
  ck_assert_int_eq (mu_odds_blow (NULL, &eight, false, 0, 0, &blow, NULL), MU_MELEE_OK);
  for (int i = 0; i < blow.count; i++)
    lost += 36 * blow.loss[i].ways * blow.loss[i].casualties;
  ck_assert_int_eq (period_of (&melee).lost[1], lost);
}
END_TEST

/* wrg.after.artillery: engines do not go back. */
START_TEST (engines_that_recoil_are_lost)
{
  MuOddsMelee melee = { { body_of ("Reg A Art", 4, 4), body_of ("Reg B HI HTW Sh", 20, 10) } };
  melee.side[0].crew = (MuCrew){ .count = 2 };
  const MuOddsPeriod odds = period_of (&melee);
  ck_assert_int_gt (odds.ways[MU_RECOIL_BREAK][MU_RECOIL_STAND], 0);
  for (int b = 0; b < 3; b++)
    ck_assert_int_eq (odds.ways[MU_RECOIL_RECOIL][b], 0);
}
END_TEST

static int
standing (const MuOddsPeriod *odds, int side)
{
  int sum = 0;
  for (int other = 0; other < 3; other++)
    sum += side == 0 ? odds->ways[MU_RECOIL_STAND][other] : odds->ways[other][MU_RECOIL_STAND];
  return sum;
}

static int
breaking (const MuOddsPeriod *odds, int side)
{
  int sum = 0;
  for (int other = 0; other < 3; other++)
    sum += side == 0 ? odds->ways[MU_RECOIL_BREAK][other] : odds->ways[other][MU_RECOIL_BREAK];
  return sum;
}

static void
assert_no_worse (const MuOddsPeriod *better, const MuOddsPeriod *worse)
{
  ck_assert_int_ge (standing (better, 0), standing (worse, 0));
  ck_assert_int_le (breaking (better, 0), breaking (worse, 0));
  ck_assert_int_le (standing (better, 1), standing (worse, 1));
}

/* wrg.random.melee.general, wrg.random.melee.ab, wrg.disorder.effect.fighting: a general, order
 * and a better class never make it worse. */
START_TEST (what_helps_never_hurts)
{
  uint64_t state = 15;
  for (int i = 0; i < 2000; i++) {
    MuOddsMelee melee = random_melee (&state, 40);
    MuOddsBody *self = &melee.side[0];
    self->general = false;
    if (self->troop.class != MU_CLASS_C)
      continue;
    const MuOddsPeriod plain = period_of (&melee);
    self->general = true;
    const MuOddsPeriod led = period_of (&melee);
    assert_no_worse (&led, &plain);
    self->disordered = self->stays_disordered = false;
    const MuOddsPeriod ordered = period_of (&melee);
    assert_no_worse (&ordered, &led);
    self->general = false;
    const MuOddsPeriod before = period_of (&melee);
    self->troop.class = MU_CLASS_B;
    const MuOddsPeriod bettered = period_of (&melee);
    assert_no_worse (&bettered, &before);
  }
}
END_TEST

typedef struct {
  const char *what;
  void (*spoil) (MuOddsMelee *melee);
  MuOddsAnswer answer;
  int side;
  const char *rule; /* "" where sense forbids it */
} Bad;

#define SPOIL(name, statement)                                                                     \
  static void name (MuOddsMelee *melee)                                                            \
  {                                                                                                \
    statement;                                                                                     \
  }
SPOIL (no_figures, melee->side[0].figures = 0)
SPOIL (too_many, melee->side[1].figures = MU_ODDS_FIGURES_MOST + 1)
SPOIL (wide, melee->side[1].files = 41)
SPOIL (wider, melee->side[0].front = 11)
SPOIL (none_in_front, melee->side[0].front = 0)
SPOIL (a_whole_figure, melee->side[1].carried = 20)
SPOIL (negative_shot, melee->side[0].shot = -1)
SPOIL (no_period, melee->side[0].period = 0)
SPOIL (too_early, melee->side[0].recoils = 1)
SPOIL (would_have_broken, (melee->side[1].recoils = 2, melee->side[1].period = 3))
SPOIL (crewed_foot, melee->side[0].crew.count = 1)
SPOIL (regular_beast, melee->side[0].troop.type = MU_TROOP_EL)
SPOIL (no_such_weapon, (melee->side[0].best_weapon = false, melee->side[0].weapon = MU_WEAPON_PIKE))
SPOIL (wild_regulars, melee->side[0].first = MU_MELEE_IMPETUOUS)
SPOIL (flank_of_foot, melee->side[1].later = MU_MELEE_FLANK_OR_REAR)

static const Bad bad[] = {
  { "no figures", no_figures, MU_ODDS_BAD_FIGURES, 0, "" },
  { "too many", too_many, MU_ODDS_BAD_FIGURES, 1, "" },
  { "more files than figures", wide, MU_ODDS_BAD_FILES, 1, "" },
  { "more fight than files", wider, MU_ODDS_BAD_FILES, 0, "" },
  { "nobody fights", none_in_front, MU_ODDS_BAD_FILES, 0, "" },
  { "a figure carried", a_whole_figure, MU_ODDS_BAD_CARRIED, 1, "wrg.casualties.remove" },
  { "shot below none", negative_shot, MU_ODDS_BAD_SHOT, 0, "" },
  { "no period", no_period, MU_ODDS_BAD_PERIOD, 0, "" },
  { "recoiled before it fought", too_early, MU_ODDS_BAD_PERIOD, 0, "" },
  { "recoils of the broken", would_have_broken, MU_ODDS_BAD_RECOILS, 1, "wrg.after.break.count" },
  { "crew of foot", crewed_foot, MU_ODDS_BAD_TROOP, 0, "wrg.points.crew" },
  { "regular elephants", regular_beast, MU_ODDS_BAD_TROOP, 0, "wrg.troops.elephant.irregular" },
  { "no pikes", no_such_weapon, MU_ODDS_NOT_CARRIED, 0, "" },
  { "regulars out of hand", wild_regulars, MU_ODDS_CANNOT_APPLY, 0, "" },
  { "flank of foot, later", flank_of_foot, MU_ODDS_CANNOT_APPLY, 1, "" },
};

START_TEST (what_cannot_be_is_refused)
{
  MuOddsMelee melee
      = { { body_of ("Reg C HI HTW Sh", 20, 10), body_of ("Reg C LMI JLS Sh", 40, 10) } };
  MuOddsFault fault;
  MuOddsPeriod odds;
  MuOddsCourse course;
  _Alignas(16) char room[16];
  ck_assert_int_eq (mu_odds_melee_check (NULL, &melee, &fault), MU_ODDS_OK);
  bad[_i].spoil (&melee);
  ck_assert_msg (mu_odds_melee_check (NULL, &melee, &fault) == bad[_i].answer, "%s", bad[_i].what);
  ck_assert_int_eq (fault.side, bad[_i].side);
  ck_assert_str_eq (mu_rule_id (fault.rule), bad[_i].rule);
  ck_assert_int_eq (mu_odds_melee_period (NULL, &melee, &odds, NULL), bad[_i].answer);
  ck_assert_int_eq (mu_odds_melee (NULL, &melee, 8, room, sizeof room, &course, NULL),
                    bad[_i].answer);
  ck_assert_uint_eq (mu_odds_melee_size (NULL, &melee, 8), 0);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("odds of a period");
  tcase_add_test (tests, one_period_is_all_its_throws);
  tcase_add_test (tests, the_ways_sum_to_all);
  tcase_add_test (tests, sides_may_be_swapped);
  tcase_add_test (tests, both_sides_do_not_recoil);
  tcase_add_test (tests, the_elephant_of_the_book);
  tcase_add_test (tests, class_d_breaks_at_once);
  tcase_add_test (tests, horse_that_charges_in_breaks);
  tcase_add_test (tests, a_house_may_begin_with_the_first_behind);
  tcase_add_test (tests, chariots_count_their_horses);
  tcase_add_test (tests, all_of_a_crew_fight);
  tcase_add_test (tests, engines_that_recoil_are_lost);
  tcase_add_test (tests, what_helps_never_hurts);
  tcase_add_loop_test (tests, what_cannot_be_is_refused, 0, (int) (sizeof bad / sizeof bad[0]));
  return run_case ("odds of a period", tests);
}
