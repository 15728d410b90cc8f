/* Ancient Battles Deluxe: the sums of a melee (rules/abd/battle/strike.c). */
#include "tests/rules/abd/melee_board.h"

#define ATTACK  MU_SIDE_A
#define DEFENSE MU_SIDE_B

static MuTrace attack, defense;

static void
sums (int attacker, int defender)
{
  mu_abd_melee_sums (&board.battle, attacker, defender, &attack, &defense);
}

/* --- strengths ------------------------------------------------------------------------ */

/* A17, abd.11.2.4.multiplier: effective against cavalry, with x1 and x2: five times. */
START_TEST (multipliers_add_up)
{
  clear_board ();
  const int phalanx = unit (ATTACK, MU_ABD_PX, "E5", MU_ABD_NORTH);
  const int horse = unit (DEFENSE, MU_ABD_HC, "E4", MU_ABD_SOUTH);
  leader (ATTACK, MU_ABD_LEADER_A, phalanx);
  leader (ATTACK, MU_ABD_LEADER_B, phalanx);
  ck_assert_int_eq (mu_abd_melee_strength (&board.battle, phalanx, horse), 6 * 5);
}
END_TEST

/* A18, abd.11.2.5.ii.advantage */
START_TEST (phalanx_against_heavy_cavalry)
{
  clear_board ();
  const int phalanx = unit (ATTACK, MU_ABD_PX, "E5", MU_ABD_NORTH);
  const int horse = unit (DEFENSE, MU_ABD_HC, "E4", MU_ABD_SOUTH);
  leader (ATTACK, MU_ABD_LEADER_B, phalanx);
  leader (DEFENSE, MU_ABD_LEADER_B, horse);
  ck_assert_int_eq (mu_abd_melee_strength (&board.battle, phalanx, horse), 18);
  ck_assert_int_eq (mu_abd_melee_strength (&board.battle, horse, phalanx), 8);
  sums (phalanx, horse);
  ck_assert_uint_eq (attack.count, 1);
  assert_line (&attack, 0, "abd.11.2.5.ii.advantage", 2);
  ck_assert_uint_eq (defense.count, 0);
}
END_TEST

/* A19, abd.11.2.4.strength, abd.2.0.leader-bonus-stack: +1 comes before the multiplier. */
START_TEST (plus_ones_come_first)
{
  clear_board ();
  const int foot = unit (ATTACK, MU_ABD_MI, "E5", MU_ABD_NORTH);
  const int other = unit (DEFENSE, MU_ABD_MI, "E4", MU_ABD_SOUTH);
  leader (ATTACK, MU_ABD_LEADER_A, foot);
  leader (ATTACK, MU_ABD_LEADER_C, foot);
  ck_assert_int_eq (mu_abd_melee_strength (&board.battle, foot, other), 15);
  leader (ATTACK, MU_ABD_LEADER_C, foot);
  ck_assert_int_eq (mu_abd_melee_strength (&board.battle, foot, other), 18);
}
END_TEST

/* A20, abd.11.2.5.ii.plus-one-zoc */
START_TEST (once_counts_in_the_zone_alone)
{
  clear_board ();
  const int phalanx = unit (DEFENSE, MU_ABD_PX, "E5", MU_ABD_NORTH);
  const int behind = unit (ATTACK, MU_ABD_HI, "E6", MU_ABD_NORTH);
  const int before = unit (ATTACK, MU_ABD_HI, "E4", MU_ABD_SOUTH);
  sums (behind, phalanx);
  assert_line (&defense, 0, "abd.11.2.5.ii.plus-one-zoc", 0);
  ck_assert_int_eq (mu_trace_total (&attack), 4);
  sums (before, phalanx);
  assert_line (&defense, 0, "abd.11.2.5.ii.advantage", 1);
  ck_assert_int_eq (mu_trace_total (&attack), 0);
}
END_TEST

/* abd.8.8.zoc-disordered: by the other reading a disordered unit has no zone, and no +1. */
START_TEST (disordered_units_hold_nobody_by_the_other_reading)
{
  for (int reading = 0; reading < 2; reading++) {
    clear_board ();
    board.readings.choice[MU_READING_HEX_ZONE_DISORDERED] = (uint8_t) reading;
    const int phalanx = unit (DEFENSE, MU_ABD_PX, "E5", MU_ABD_NORTH);
    const int light = unit (ATTACK, MU_ABD_LI, "E4", MU_ABD_SOUTH);
    piece (phalanx)->disordered = true;
    sums (light, phalanx);
    ck_assert_int_eq (mu_trace_total (&defense), reading ? 0 : 1);
  }
}
END_TEST

/* abd.11.2.5.ii.maximum */
START_TEST (advantage_has_a_ceiling)
{
  clear_board ();
  const int phalanx = unit (ATTACK, MU_ABD_PX, "E5", MU_ABD_NORTH);
  const int archers = unit (DEFENSE, MU_ABD_LA, "E4", MU_ABD_SOUTH);
  leader (ATTACK, MU_ABD_LEADER_B, phalanx);
  sums (phalanx, archers);
  assert_line (&attack, 0, "abd.11.2.5.ii.maximum", 10);
  piece (phalanx)->disordered = true;
  sums (phalanx, archers);
  assert_line (&attack, 0, "abd.11.2.5.ii.advantage", 6);
}
END_TEST

/* abd.11.2.5.ii.elephant: in its attack; defending it has what others have. */
START_TEST (elephants_attack_without_advantage)
{
  clear_board ();
  const int elephant = unit (ATTACK, MU_ABD_EL, "E5", MU_ABD_NORTH);
  const int light = unit (DEFENSE, MU_ABD_LI, "E4", MU_ABD_SOUTH);
  sums (elephant, light);
  assert_line (&attack, 0, "abd.11.2.5.ii.elephant", 0);
  ck_assert_uint_eq (defense.count, 0);
  sums (light, elephant);
  ck_assert_int_eq (mu_trace_total (&defense), 4);
  /* The stronger who is attacked has none either. */
  piece (elephant)->disordered = true;
  for (int i = 0; i < 3; i++)
    leader (DEFENSE, MU_ABD_LEADER_A, light);
  sums (elephant, light);
  ck_assert_int_eq (mu_trace_total (&defense), 0);
}
END_TEST

/* abd.11.2.1.zero-strength */
START_TEST (zero_defends_as_one)
{
  clear_board ();
  const int foot = unit (ATTACK, MU_ABD_MI, "E5", MU_ABD_NORTH);
  const int archers = unit (DEFENSE, MU_ABD_LA, "E4", MU_ABD_SOUTH);
  piece (archers)->disordered = true;
  ck_assert_int_eq (mu_abd_strength (&board.battle, archers), 0);
  ck_assert_int_eq (mu_abd_melee_strength (&board.battle, archers, foot), 1);
  ck_assert (!mu_abd_can_attack (&board.battle, archers, foot));
  ck_assert (mu_abd_can_attack (&board.battle, foot, archers));
  leader (DEFENSE, MU_ABD_LEADER_C, archers);
  ck_assert_int_eq (mu_abd_melee_strength (&board.battle, archers, foot), 2);
}
END_TEST

/* abd.17.3.triple, abd.17.3.order */
START_TEST (barbarians_are_tripled)
{
  static const struct {
    bool barbarian, charges, late;
    MuAbdType type;
    int strength;
  } cases[] = {
    { true, true, false, MU_ABD_LI, (2 * 3 + 1) * 2 }, { true, true, true, MU_ABD_LI, 3 * 3 * 2 },
    { true, false, false, MU_ABD_LI, 3 * 2 },          { false, true, false, MU_ABD_LI, 3 * 2 },
    { true, true, false, MU_ABD_MI, 5 * 2 },           { true, true, true, MU_ABD_MI, 5 * 2 },
  };
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
    clear_board ();
    board.setup.side[DEFENSE].barbarian = cases[i].barbarian;
    board.battle.charges[DEFENSE] = cases[i].charges;
    board.readings.choice[MU_READING_HEX_BARBARIANS] = cases[i].late;
    const int other = unit (ATTACK, MU_ABD_MI, "E5", MU_ABD_NORTH);
    const int body = unit (DEFENSE, cases[i].type, "E4", MU_ABD_SOUTH);
    leader (DEFENSE, MU_ABD_LEADER_B, body);
    leader (DEFENSE, MU_ABD_LEADER_C, body);
    ck_assert_int_eq (mu_abd_melee_strength (&board.battle, body, other), cases[i].strength);
  }
}
END_TEST

/* abd.17.5.panic-control: whoever has a panicked elephant has nothing of its leader. */
START_TEST (leaders_do_nothing_for_their_enemy)
{
  clear_board ();
  const int elephant = unit (ATTACK, MU_ABD_EL, "E5", MU_ABD_NORTH);
  const int foot = unit (ATTACK, MU_ABD_MI, "E4", MU_ABD_NORTH);
  leader (ATTACK, MU_ABD_LEADER_A, elephant);
  ck_assert_int_eq (mu_abd_melee_strength (&board.battle, elephant, foot), 24);
  piece (elephant)->master = MU_SIDE_B;
  ck_assert_int_eq (mu_abd_melee_strength (&board.battle, elephant, foot), 8);
  ck_assert (mu_abd_can_attack (&board.battle, elephant, foot));
}
END_TEST

/* --- ground and side ----------------------------------------------------------------------- */

/* abd.8.9.melee-both, abd.8.9.tec-melee, abd.11.2.5.iii.terrain */
START_TEST (each_counts_its_own_ground)
{
  for (int one = 0; one < MU_ABD_TERRAINS; one++)
    for (int other = 0; other < MU_ABD_TERRAINS; other++)
      for (int side = 0; side < MU_ABD_HEXSIDES; side++) {
        clear_board ();
        board.map.terrain[hex ("E5")] = (uint8_t) one;
        board.map.terrain[hex ("E4")] = (uint8_t) other;
        mu_abd_map_set_side (&board.map, hex ("E5"), MU_ABD_NORTH, (MuAbdHexside) side);
        board.chart.hexside[MU_ABD_BRIDGE].defender = 2;
        const int a = unit (ATTACK, MU_ABD_MI, "E5", MU_ABD_NORTH);
        const int b = unit (DEFENSE, MU_ABD_MI, "E4", MU_ABD_SOUTH);
        sums (a, b);
        ck_assert_int_eq (mu_trace_total (&attack),
                          board.chart.terrain[one].attacker + board.chart.hexside[side].attacker);
        ck_assert_int_eq (mu_trace_total (&defense),
                          board.chart.terrain[other].defender + board.chart.hexside[side].defender);
      }
}
END_TEST

/* abd.13.1.2.all-round: no flank of a Camp or War Wagon; beside its ground's it has its own. */
START_TEST (camps_have_no_flank)
{
  static const MuAbdType types[] = { MU_ABD_CP, MU_ABD_WW };
  for (int i = 0; i < 2; i++)
    for (int direction = 0; direction < MU_ABD_DIRECTIONS; direction++) {
      clear_board ();
      board.map.terrain[hex ("E5")] = MU_ABD_HILL;
      const int camp = unit (DEFENSE, types[i], "E5", MU_ABD_NORTH);
      const int foot
          = unit_at (ATTACK, MU_ABD_MI, mu_abd_hex_next (&board.map.grid, hex ("E5"), direction),
                     mu_abd_turned (direction, 3));
      ck_assert_int_eq (mu_abd_vector (&board.battle, foot, camp), MU_ABD_FRONT);
      sums (foot, camp);
      ck_assert_int_eq (mu_trace_total (&attack), 2);
      assert_line (&defense, 0, "abd.8.9.melee-both", 1);
      assert_line (&defense, 1, "abd.8.9.tec-melee", 1);
    }
}
END_TEST

/* abd.11.2.5.iv.vector */
START_TEST (blows_come_from_six_sides)
{
  static const int bonus[] = { 0, 1, 2, 4, 2, 1 };
  for (int facing = 0; facing < MU_ABD_DIRECTIONS; facing++)
    for (int turn = 0; turn < MU_ABD_DIRECTIONS; turn++) {
      clear_board ();
      const int direction = (facing + turn) % MU_ABD_DIRECTIONS;
      const int defender = unit (DEFENSE, MU_ABD_MI, "F6", (MuAbdDirection) facing);
      const int attacker
          = unit_at (ATTACK, MU_ABD_MI, mu_abd_hex_next (&board.map.grid, hex ("F6"), direction),
                     mu_abd_turned (direction, 3));
      sums (attacker, defender);
      ck_assert_int_eq (mu_trace_total (&attack), bonus[turn]);
    }
}
END_TEST

/* A8, abd.8.7.3.blocked-entry: off the map, its ground is the best of the hexes that border it. */
START_TEST (who_waits_stands_on_the_best_ground)
{
  static const struct {
    const char *entry, *border;
    MuAbdDirection facing;
    bool touches;
  } cases[] = {
    { "R4", "R4", MU_ABD_SOUTH_WEST, true },   { "R4", "R5", MU_ABD_NORTH_WEST, true },
    { "R4", "R3", MU_ABD_SOUTH_WEST, true },   { "R4", "R3", MU_ABD_NORTH_WEST, false },
    { "R4", "Q4", MU_ABD_NORTH_WEST, false },  { "E1", "D1", MU_ABD_SOUTH, true },
    { "E1", "F1", MU_ABD_SOUTH, true },        { "F1", "E1", MU_ABD_SOUTH, false },
    { "F1", "D1", MU_ABD_SOUTH_EAST, true },   { "A5", "A6", MU_ABD_SOUTH_EAST, false },
    { "A5", "A6", MU_ABD_NORTH_EAST, true },   { "A5", "A4", MU_ABD_SOUTH_EAST, true },
    { "D12", "C12", MU_ABD_NORTH, true },      { "C12", "D12", MU_ABD_NORTH, false },
    { "C12", "E12", MU_ABD_NORTH_WEST, true },
  };
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
    clear_board ();
    for (int at = 0; at < mu_abd_hex_count (&board.map.grid); at++)
      board.map.terrain[at] = MU_ABD_MARSH;
    board.map.terrain[hex (cases[i].border)] = MU_ABD_HILL;
    const int enemy = unit (DEFENSE, MU_ABD_MI, cases[i].entry, MU_ABD_NORTH);
    const int comes = unit_at (ATTACK, MU_ABD_MI, MU_ABD_OFF, 0);
    mu_abd_wait (&board.battle, comes, hex (cases[i].entry), cases[i].facing);
    sums (comes, enemy);
    assert_line (&attack, 0, "abd.8.9.melee-both", cases[i].touches ? 1 : -2);
  }
}
END_TEST

/* abd.8.7.3.blocked-cp: who waits faces the entry hex; its blow comes from behind it, and zones
 * reach out to it and from it. */
START_TEST (who_waits_strikes_from_beyond_the_edge)
{
  for (int facing = 0; facing < MU_ABD_DIRECTIONS; facing++)
    for (int reading = 0; reading < 2; reading++) {
      static const int bonus[] = { 0, 1, 2, 4, 2, 1 };
      clear_board ();
      board.readings.choice[MU_READING_HEX_ZONE_DISORDERED] = (uint8_t) reading;
      const int enemy = unit (DEFENSE, MU_ABD_PX, "E1", (MuAbdDirection) facing);
      const int comes = unit_at (ATTACK, MU_ABD_HI, MU_ABD_OFF, 0);
      mu_abd_wait (&board.battle, comes, hex ("E1"), MU_ABD_SOUTH);
      ck_assert_int_eq (mu_abd_towards (&board.battle, comes, enemy), MU_ABD_SOUTH);
      ck_assert_int_eq (mu_abd_towards (&board.battle, enemy, comes), MU_ABD_NORTH);
      sums (comes, enemy);
      ck_assert_int_eq (mu_trace_total (&attack), bonus[facing]);
      ck_assert_int_eq (mu_trace_total (&defense), bonus[facing] <= 1);
      piece (enemy)->disordered = piece (comes)->disordered = true;
      sums (comes, enemy); /* 2 against 3 */
      ck_assert_int_eq (mu_trace_total (&defense), bonus[facing] <= 1 && !reading);
      piece (comes)->disordered = false;
      sums (comes, enemy); /* 4 against 3 */
      ck_assert_int_eq (mu_trace_total (&attack), bonus[facing] + 1);
    }
}
END_TEST

/* --- the table ------------------------------------------------------------------------------ */

/* abd.11.2.6.DD, melee 5 of the sample turn: 6 against 2. */
START_TEST (three_times_is_a_reading)
{
  clear_board ();
  for (int a = 1; a <= 20; a++)
    for (int d = 1; d <= 20; d++) {
      board.readings.choice[MU_READING_HEX_THREE_TIMES] = 0;
      ck_assert_int_eq (mu_abd_result (&board.battle, a, d), mu_abd_melee_result (a, d));
      board.readings.choice[MU_READING_HEX_THREE_TIMES] = 1;
      ck_assert_int_eq (mu_abd_result (&board.battle, a, d),
                        a == 3 * d ? MU_ABD_DEFENDER_ELIMINATED : mu_abd_melee_result (a, d));
    }
}
END_TEST

/* --- against a slow reference ------------------------------------------------------------------
 */

/* Hexes by column and row from 1, as the tables of the sample turn have their neighbours. */
typedef struct {
  int column, row;
} Place;

static Place
place_of (int at)
{
  return (Place){ at % 18 + 1, at / 18 + 1 };
}

static Place
step (Place from, int direction)
{
  static const int column[] = { 0, 1, 1, 0, -1, -1 };
  static const int even[] = { -1, -1, 0, 1, 0, -1 }, odd[] = { -1, 0, 1, 1, 1, 0 };
  return (Place){ from.column + column[direction],
                  from.row + (from.column % 2 ? odd : even)[direction] };
}

static int
direction_of (int from, int to)
{
  const Place end = place_of (to);
  for (int direction = 0; direction < 6; direction++) {
    const Place next = step (place_of (from), direction);
    if (next.column == end.column && next.row == end.row)
      return direction;
  }
  ck_abort ();
}

static int
slow_strength (int body, int other)
{
  const AbdPiece *one = piece (body);
  int strength = board.chart.unit[one->type].strength[one->disordered ? 1 : 0];
  const bool barbarian = one->type == MU_ABD_LI && board.setup.side[one->side].barbarian
                         && board.battle.charges[one->side];
  if (strength == 0)
    strength = 1;
  if (barbarian && !board.readings.choice[MU_READING_HEX_BARBARIANS])
    strength += strength + strength;
  int times = 1;
  for (int i = 0; i < MU_SIDES * SIDE_PIECES; i++)
    if (piece (i)->leader && piece (i)->with == body) {
      const int kind = piece (i)->type;
      times += kind == MU_ABD_LEADER_A ? 2 : kind == MU_ABD_LEADER_B ? 1 : 0;
      strength += kind == MU_ABD_LEADER_C;
    }
  if (barbarian && board.readings.choice[MU_READING_HEX_BARBARIANS])
    strength *= 3;
  const int foe = piece (other)->type;
  const bool horse = foe >= MU_ABD_LC && foe <= MU_ABD_BC;
  const int mine = one->type;
  if (horse && (mine == MU_ABD_PX || mine == MU_ABD_PK || mine == MU_ABD_CC || mine == MU_ABD_EL))
    times++;
  int all = 0;
  while (times-- > 0)
    all += strength;
  return all;
}

/* How many turns of a hexside it takes from one direction to the other, the shorter way. */
static int
turns_between (int one, int other)
{
  int left = 0, right = 0;
  for (int at = one; at != other; at = (at + 1) % 6)
    right++;
  for (int at = one; at != other; at = (at + 5) % 6)
    left++;
  return left < right ? left : right;
}

static bool
slow_zone (int stronger, int weaker)
{
  const AbdPiece *one = piece (stronger);
  if (one->disordered && board.readings.choice[MU_READING_HEX_ZONE_DISORDERED])
    return false;
  if (one->type == MU_ABD_CP || one->type == MU_ABD_WW)
    return true;
  return turns_between (one->facing, direction_of (one->hex, piece (weaker)->hex)) < 2;
}

static int
slow_advantage (int body, int other)
{
  int mine = slow_strength (body, other), quotient = 0;
  const int theirs = slow_strength (other, body);
  if (mine == theirs)
    return 0;
  for (; mine >= theirs; mine -= theirs)
    quotient++;
  if (quotient == 1 && !slow_zone (body, other))
    return 0;
  return quotient > 10 ? 10 : quotient;
}

static int
slow_attack (int attacker, int defender, int hexside)
{
  static const int ground[] = { 0, -1, -1, 1, 0, -2 }, across[] = { 0, 0, -1, -1 };
  static const int vector[] = { 0, 1, 2, 4 };
  const AbdPiece *one = piece (attacker), *other = piece (defender);
  const bool camp = other->type == MU_ABD_CP || other->type == MU_ABD_WW;
  int sum = ground[board.map.terrain[one->hex]] + across[hexside];
  if (!camp)
    sum += vector[turns_between (other->facing, direction_of (other->hex, one->hex))];
  return one->type == MU_ABD_EL ? sum : sum + slow_advantage (attacker, defender);
}

static int
slow_defense (int attacker, int defender)
{
  static const int ground[] = { 0, 1, 1, 1, 2, -1 };
  const AbdPiece *one = piece (attacker), *other = piece (defender);
  int sum = ground[board.map.terrain[other->hex]];
  if (other->type == MU_ABD_CP || other->type == MU_ABD_WW)
    sum++;
  return one->type == MU_ABD_EL ? sum : sum + slow_advantage (defender, attacker);
}

static int
random_unit (uint64_t *state, int side, int at)
{
  const int body = unit_at (side, (MuAbdType) next_below (state, MU_ABD_TYPES), at,
                            (int) next_below (state, MU_ABD_DIRECTIONS));
  piece (body)->disordered = next_below (state, 2);
  const int leaders = (int) next_below (state, 4);
  for (int i = 0; i < leaders; i++)
    leader (side, (MuAbdLeaderKind) next_below (state, MU_ABD_LEADER_KINDS), body);
  return body;
}

/* abd.11.2.4.strength, abd.11.2.5.ii.advantage, abd.11.2.5.iii.terrain, abd.11.2.5.iv.vector */
START_TEST (sums_agree_with_a_slow_reference)
{
  static const MuAbdHexside sides[] = { MU_ABD_NO_SIDE, MU_ABD_FORD, MU_ABD_BRIDGE };
  uint64_t state = 20261129;
  for (int i = 0; i < 4000; i++) {
    clear_board ();
    for (int at = 0; at < mu_abd_hex_count (&board.map.grid); at++)
      board.map.terrain[at] = (uint8_t) next_below (&state, MU_ABD_TERRAINS);
    board.readings.choice[MU_READING_HEX_BARBARIANS] = (uint8_t) next_below (&state, 2);
    board.readings.choice[MU_READING_HEX_ZONE_DISORDERED] = (uint8_t) next_below (&state, 2);
    for (int side = 0; side < MU_SIDES; side++) {
      board.setup.side[side].barbarian = next_below (&state, 2);
      board.battle.charges[side] = next_below (&state, 2);
    }
    const int from = mu_abd_hex_at (&board.map.grid, 1 + (int) next_below (&state, 16),
                                    1 + (int) next_below (&state, 10));
    const int direction = (int) next_below (&state, MU_ABD_DIRECTIONS);
    const MuAbdHexside side = sides[next_below (&state, 3)];
    mu_abd_map_set_side (&board.map, from, direction, side);
    const int a = random_unit (&state, ATTACK, from);
    const int b = random_unit (&state, DEFENSE, mu_abd_hex_next (&board.map.grid, from, direction));
    ck_assert_int_eq (mu_abd_melee_strength (&board.battle, a, b), slow_strength (a, b));
    sums (a, b);
    ck_assert_int_eq (mu_trace_total (&attack), slow_attack (a, b, side));
    ck_assert_int_eq (mu_trace_total (&defense), slow_defense (a, b));
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("strike");
  tcase_add_test (tests, multipliers_add_up);
  tcase_add_test (tests, phalanx_against_heavy_cavalry);
  tcase_add_test (tests, plus_ones_come_first);
  tcase_add_test (tests, once_counts_in_the_zone_alone);
  tcase_add_test (tests, disordered_units_hold_nobody_by_the_other_reading);
  tcase_add_test (tests, advantage_has_a_ceiling);
  tcase_add_test (tests, elephants_attack_without_advantage);
  tcase_add_test (tests, zero_defends_as_one);
  tcase_add_test (tests, barbarians_are_tripled);
  tcase_add_test (tests, leaders_do_nothing_for_their_enemy);
  tcase_add_test (tests, each_counts_its_own_ground);
  tcase_add_test (tests, camps_have_no_flank);
  tcase_add_test (tests, blows_come_from_six_sides);
  tcase_add_test (tests, who_waits_stands_on_the_best_ground);
  tcase_add_test (tests, who_waits_strikes_from_beyond_the_edge);
  tcase_add_test (tests, three_times_is_a_reading);
  tcase_add_test (tests, sums_agree_with_a_slow_reference);
  return run_case ("strike", tests);
}
