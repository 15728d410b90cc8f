/* Ancient Battles Deluxe: what a machine player weighs (rules/abd/player/weigh.c), against the dice
 * counted one by one and against the sums of the engine. */
#include "rules/abd/player/weigh.h"
#include "tests/rules/abd/melee_board.h"

static const uint8_t face[2][MU_ABD_FACES] = { { 1, 2, 3, 4, 5, 6 }, { 3, 2, 3, 4, 5, 4 } };

static int
final (int value)
{
  return value < 1 ? 1 : value;
}

/* Every throw of both dice. */
static AbdChances
counted (int attack, int defense, bool averaging)
{
  AbdChances chances = { { 0 } };
  for (int i = 0; i < MU_ABD_FACES; i++)
    for (int k = 0; k < MU_ABD_FACES; k++)
      chances.of[mu_abd_result (&board.battle, final (face[averaging][i] + attack),
                                final (face[averaging][k] + defense))]++;
  return chances;
}

static void
check_chances (bool averaging)
{
  board.setup.options = averaging ? MU_ABD_AVERAGING : 0;
  for (int attack = -8; attack <= 18; attack++)
    for (int defense = -8; defense <= 18; defense++) {
      const AbdChances one = mu_abd_chances (&board.battle, attack, defense);
      const AbdChances other = counted (attack, defense, averaging);
      ck_assert_mem_eq (&one, &other, sizeof one);
    }
}

/* abd.11.2.6.AE, abd.11.2.6.AD, abd.11.2.6.EN, abd.11.2.6.DD, abd.11.2.6.DE, abd.11.2.5.v.final,
 * abd.17.2.1.averaging */
START_TEST (chances_are_those_of_all_throws)
{
  clear_board ();
  check_chances (false);
  check_chances (true);
  board.readings.choice[MU_READING_HEX_THREE_TIMES] = 1;
  check_chances (false);
  check_chances (true);
}
END_TEST

/* Of four dice at the most, all throws. */
static int
hits (int dice, int attack, int defense, bool averaging)
{
  int count = 0, all = MU_ABD_FACES;
  for (int i = 0; i < dice; i++)
    all *= MU_ABD_FACES;
  for (int throw = 0; throw < all; throw ++) {
    int best = 0, rest = throw / MU_ABD_FACES;
    for (int i = 0; i < dice; i++, rest /= MU_ABD_FACES)
      if (face[averaging][rest % MU_ABD_FACES] > best)
        best = face[averaging][rest % MU_ABD_FACES];
    count += best + attack > face[averaging][throw % MU_ABD_FACES] + defense;
  }
  return (int) ((int64_t) count * ABD_SHARES / all);
}

/* abd.10.6.attack-value, abd.10.6.defense-value, abd.10.6.result, abd.17.2.1.averaging */
START_TEST (fire_is_counted_over_all_throws)
{
  clear_board ();
  for (int averaging = 0; averaging < 2; averaging++) {
    board.setup.options = averaging ? MU_ABD_AVERAGING : 0;
    for (int dice = 1; dice <= 4; dice++)
      for (int attack = 0; attack <= 4; attack++)
        for (int defense = -2; defense <= 4; defense++)
          ck_assert_int_eq (mu_abd_fire_chance (&board.battle, dice, attack, defense),
                            hits (dice, attack, defense, averaging));
  }
}
END_TEST

static void
draw_ground (uint64_t *state)
{
  for (int i = 0; i < mu_abd_hex_count (&board.map.grid); i++)
    board.map.terrain[i] = (uint8_t) next_below (state, MU_ABD_TERRAINS);
  for (int direction = 0; direction < MU_ABD_DIRECTIONS; direction++)
    mu_abd_map_set_side (&board.map, hex ("E5"), direction,
                         (MuAbdHexside) next_below (state, MU_ABD_HEXSIDES));
}

static int
draw_unit (int side, int at, uint64_t *state)
{
  const int drawn = unit_at (side, (MuAbdType) next_below (state, MU_ABD_TYPES), at,
                             (int) next_below (state, MU_ABD_DIRECTIONS));
  piece (drawn)->disordered = next_below (state, 2);
  for (uint32_t i = next_below (state, 3); i > 0; i--)
    leader (side, (MuAbdLeaderKind) next_below (state, MU_ABD_LEADER_KINDS), drawn);
  return drawn;
}

/* abd.11.2.4.strength, abd.11.2.4.multiplier, abd.11.2.5.ii.advantage,
 * abd.11.2.5.ii.plus-one-zoc, abd.11.2.5.ii.maximum, abd.11.2.5.ii.elephant,
 * abd.11.2.5.iii.terrain, abd.11.2.5.iv.vector, abd.17.3.triple: whatever the engine adds. */
START_TEST (bonuses_are_those_of_the_engine)
{
  uint64_t state = 7;
  for (int i = 0; i < 4000; i++) {
    static AbdScales scales;
    MuTrace attack, defense;
    int bonus[2];
    clear_board ();
    draw_ground (&state);
    const int direction = (int) next_below (&state, MU_ABD_DIRECTIONS);
    const int from = mu_abd_hex_next (&board.map.grid, hex ("E5"), direction);
    const int defender = draw_unit (MU_SIDE_B, hex ("E5"), &state);
    const int attacker = draw_unit (MU_SIDE_A, from, &state);
    board.readings.choice[MU_READING_HEX_ZONE_DISORDERED] = (uint8_t) next_below (&state, 2);
    board.readings.choice[MU_READING_HEX_BARBARIANS] = (uint8_t) next_below (&state, 2);
    board.setup.side[MU_SIDE_A].barbarian = next_below (&state, 2);
    board.battle.charges[MU_SIDE_A] = next_below (&state, 2);
    if (board.chart.hexside[mu_abd_map_side (&board.map, hex ("E5"), direction)].barred)
      continue;
    mu_abd_melee_sums (&board.battle, attacker, defender, &attack, &defense);
    mu_abd_scales (&scales, &board.battle);
    const AbdStand one = mu_abd_stand_now (&board.battle, attacker);
    const AbdStand other = mu_abd_stand_now (&board.battle, defender);
    mu_abd_bonuses (&scales, &one, &other, direction, bonus);
    ck_assert_int_eq (bonus[0], mu_trace_total (&attack));
    ck_assert_int_eq (bonus[1], mu_trace_total (&defense));
  }
}
END_TEST

static int
worth (int attacker, int defender)
{
  static AbdScales scales;
  mu_abd_scales (&scales, &board.battle);
  return mu_abd_attack_worth (&scales, attacker, defender);
}

/* abd.11.2.5.iv.vector */
START_TEST (a_blow_from_behind_is_worth_more)
{
  clear_board ();
  const int foot = unit (MU_SIDE_A, MU_ABD_HI, "E6", MU_ABD_NORTH);
  const int enemy = unit (MU_SIDE_B, MU_ABD_HI, "E5", MU_ABD_SOUTH);
  int last = worth (foot, enemy);
  for (int turns = 1; turns <= 3; turns++) {
    piece (enemy)->facing = (uint8_t) mu_abd_turned (MU_ABD_SOUTH, turns);
    ck_assert_int_gt (worth (foot, enemy), last);
    last = worth (foot, enemy);
  }
}
END_TEST

/* abd.11.3.disordered, abd.4.0.panic-rating */
START_TEST (what_can_be_lost_weighs)
{
  clear_board ();
  const int foot = unit (MU_SIDE_A, MU_ABD_HI, "E6", MU_ABD_NORTH);
  const int enemy = unit (MU_SIDE_B, MU_ABD_HI, "E5", MU_ABD_SOUTH);
  const int sound = worth (foot, enemy);
  piece (enemy)->disordered = true;
  const int shaken = worth (foot, enemy);
  ck_assert_int_gt (shaken, sound);
  board.battle.rating[MU_SIDE_B] = 2;
  ck_assert_int_gt (worth (foot, enemy), shaken);
}
END_TEST

/* abd.14.0.vp-camp, abd.13.1.4.looting: a victory point is worth a unit. */
START_TEST (a_camp_is_worth_its_looter)
{
  clear_board ();
  const int horse = unit (MU_SIDE_A, MU_ABD_HC, "E6", MU_ABD_NORTH);
  const int camp = unit (MU_SIDE_B, MU_ABD_CP, "E5", MU_ABD_NORTH);
  ck_assert_int_gt (worth (horse, camp), 0);
}
END_TEST

/* abd.7.0.single-unit-auto, abd.7.1.rally-roll, abd.7.2.modifiers */
START_TEST (rallies_are_worth_their_chance)
{
  static AbdScales scales;
  clear_board ();
  const int foot = unit (MU_SIDE_A, MU_ABD_HI, "E6", MU_ABD_NORTH);
  const int other = unit (MU_SIDE_A, MU_ABD_HI, "H6", MU_ABD_NORTH);
  mu_abd_scales (&scales, &board.battle);
  ck_assert_int_eq (mu_abd_rally_worth (&scales, foot, true), 0);
  piece (foot)->disordered = piece (other)->disordered = true;
  leader (MU_SIDE_A, MU_ABD_LEADER_B, other);
  mu_abd_scales (&scales, &board.battle);
  const int certain = mu_abd_rally_worth (&scales, foot, true);
  ck_assert_int_eq (mu_abd_rally_worth (&scales, foot, false), certain * 2 / 6);
  ck_assert_int_eq (mu_abd_rally_worth (&scales, other, false), certain * 4 / 6);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("weigh");
  tcase_add_test (tests, chances_are_those_of_all_throws);
  tcase_add_test (tests, fire_is_counted_over_all_throws);
  tcase_add_test (tests, bonuses_are_those_of_the_engine);
  tcase_add_test (tests, a_blow_from_behind_is_worth_more);
  tcase_add_test (tests, what_can_be_lost_weighs);
  tcase_add_test (tests, a_camp_is_worth_its_looter);
  tcase_add_test (tests, rallies_are_worth_their_chance);
  return run_case ("weigh", tests);
}
