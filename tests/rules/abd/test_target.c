/* Ancient Battles Deluxe: who can fire at whom. Figures that are lost are on boards that show what
 * they say. */
#include "tests/rules/abd/range.h"

#include <string.h>

/* Example A10. abd.10.4.los, abd.10.4.block-terrain, abd.10.4.hexside, abd.10.3.arc: woods hide Y,
 * and lie on one side alone of the line to Z, who looks away. */
START_TEST (first_figure)
{
  board_unit (board, MU_SIDE_A, "LA", "E6", 2);
  board_unit (board, MU_SIDE_B, "LA", "E4", 4); /* X */
  board_unit (board, MU_SIDE_B, "LA", "G5", 5); /* Y */
  board_unit (board, MU_SIDE_B, "LA", "G6", 2); /* Z */
  board_terrain (board, "F6", MU_ABD_WOODS);
  board_begin (board, 1);
  ck_assert (can ("E6", "E4") && can ("E4", "E6"));
  ck_assert (!can ("E6", "G5") && !can ("G5", "E6"));
  ck_assert (can ("E6", "G6") && !can ("G6", "E6"));
  piece_in ("G6")->facing = MU_ABD_SOUTH_WEST;
  ck_assert (can ("G6", "E6"));
}
END_TEST

/* Example A11. abd.10.4.hill-exception: A on a hill shoots over X at both, who shoot back; beside
 * the line to Z the other hex blocks. */
START_TEST (second_figure)
{
  board_unit (board, MU_SIDE_A, "LA", "E6", 2);
  board_unit (board, MU_SIDE_A, "HI", "F6", 2); /* X */
  board_unit (board, MU_SIDE_B, "LA", "G5", 5); /* Y */
  board_unit (board, MU_SIDE_B, "LA", "G6", 5); /* Z */
  board_terrain (board, "F7", MU_ABD_HILL);
  board_begin (board, 1);
  ck_assert (!can ("E6", "G5") && !can ("E6", "G6"));
  board_terrain (board, "E6", MU_ABD_HILL);
  ck_assert (can ("E6", "G5") && can ("G5", "E6"));
  ck_assert (can ("E6", "G6") && can ("G6", "E6"));
}
END_TEST

/* abd.10.1.equipped, abd.10.2.range: each type at one, two hexes and so on straight ahead. */
START_TEST (units_fire_as_far_as_their_counter_says)
{
  static const char *const ahead[] = { "I9", "I8", "I7", "I6", "I5" };
  const char *type = mu_abd_type_key ((MuAbdType) _i);
  board_unit (board, MU_SIDE_A, type, "I10", 1);
  board_unit (board, MU_SIDE_B, "PX", "R1", 1);
  board_begin (board, 1);
  const int enemy = board_at (board, "R1"), range = board->chart.unit[_i].range;
  for (int i = 0; i < COUNT (ahead); i++) {
    mu_abd_put (board->battle, enemy, board_hex (board, ahead[i]), MU_ABD_NORTH);
    ck_assert_int_eq (can ("I10", ahead[i]), i < range);
    ck_assert_int_eq (mu_abd_can_fire (board->battle, board_at (board, "I10")), i < range);
  }
  mu_abd_put (board->battle, enemy, MU_ABD_OFF, MU_ABD_NORTH);
  ck_assert (!mu_abd_can_fire (board->battle, board_at (board, "I10")));
}
END_TEST

/* abd.13.1.3.missile-immune, abd.13.1.3.no-melee-attack: nobody fires at them; they do. */
START_TEST (camps_are_no_targets)
{
  board_unit (board, MU_SIDE_A, "LA", "I6", 1);
  board_unit (board, MU_SIDE_B, _i ? "WW" : "CP", "I5", 1);
  board_unit (board, MU_SIDE_B, "MI", "I4", 1);
  board_begin (board, 1);
  ck_assert (!can ("I6", "I5"));
  ck_assert (can ("I5", "I6"));  /* abd.13.1.2.all-round: behind it */
  ck_assert (!can ("I6", "I4")); /* abd.10.4.block-units */
}
END_TEST

/* By whom each is led: an elephant in panic is its own army's target, and not the other's. */
START_TEST (friends_are_no_targets)
{
  board_unit (board, MU_SIDE_A, "LA", "I6", 1);
  board_unit (board, MU_SIDE_A, "EL", "I5", 1);
  board_unit (board, MU_SIDE_B, "LA", "I4", 4);
  board_begin (board, 1);
  ck_assert (!can ("I6", "I5") && can ("I4", "I5"));
  piece_in ("I5")->master = MU_SIDE_B; /* abd.17.5.panic-control */
  ck_assert (can ("I6", "I5") && !can ("I4", "I5"));
}
END_TEST

/* abd.10.3.arc, abd.10.3.arc-far: from I6, facing north; arc[1]: with the other reading. */
static const struct {
  const char *at;
  bool arc[2];
} arcs[] = {
  { "I5", { 1, 1 } }, { "J6", { 1, 1 } }, { "H6", { 1, 1 } }, { "J7", { 0, 0 } },
  { "I7", { 0, 0 } }, { "H7", { 0, 0 } }, { "I3", { 1, 1 } }, { "J5", { 1, 1 } },
  { "H5", { 1, 1 } }, { "K5", { 1, 1 } }, { "K6", { 1, 0 } }, { "G6", { 1, 0 } },
  { "K7", { 0, 0 } }, { "J8", { 0, 0 } }, { "L6", { 1, 1 } }, { "L7", { 0, 0 } },
  { "F6", { 1, 1 } }, { "F7", { 0, 0 } }, { "K4", { 1, 1 } }, { "H8", { 0, 0 } },
};

START_TEST (fire_leaves_by_a_frontal_side)
{
  board_unit (board, MU_SIDE_A, "LA", "I6", 1);
  board_unit (board, MU_SIDE_B, "MI", arcs[_i].at, 1);
  board_begin (board, 1);
  for (int choice = 0; choice < 2; choice++) {
    board->readings.choice[MU_READING_HEX_ARC] = (uint8_t) choice;
    ck_assert_int_eq (can ("I6", arcs[_i].at), arcs[_i].arc[choice]);
  }
  piece_in ("I6")->type = MU_ABD_WW; /* abd.13.1.2.all-round */
  ck_assert_int_eq (can ("I6", arcs[_i].at),
                    mu_abd_hex_distance (&board->map.grid, board_hex (board, "I6"),
                                         board_hex (board, arcs[_i].at))
                        <= 2);
}
END_TEST

/* abd.10.5.lead-disordered */
START_TEST (who_is_in_disorder_fires_by_one_reading)
{
  board_unit (board, MU_SIDE_A, "LA", "I6", 1)->disordered = true;
  board_unit (board, MU_SIDE_B, "MI", "I4", 4);
  board->readings.choice[MU_READING_HEX_LEAD] = (uint8_t) _i;
  board_begin (board, 1);
  ck_assert_int_eq (can ("I6", "I4"), _i == 0);
  ck_assert_int_eq (mu_abd_can_fire (board->battle, board_at (board, "I6")), _i == 0);
}
END_TEST

/* What lies before LA in I6, who looks north, and who is to be fired at; the rule that bars it. */
static const struct {
  const char *target, *woods[2], *unit[2], *rule;
} bars[] = {
  { "I4", { NULL }, { NULL }, "" },
  { "I2", { NULL }, { NULL }, "abd.10.2.range" },
  { "I8", { NULL }, { NULL }, "abd.10.3.arc" },
  { "I4", { "I5" }, { NULL }, "abd.10.4.block-terrain" },
  { "I4", { NULL }, { "I5" }, "abd.10.4.block-units" },
  { "J5", { "I5", "J6" }, { NULL }, "abd.10.4.hexside" },
  { "J5", { "I5" }, { "J6" }, "abd.10.4.hexside" },
  { "J5", { "I5" }, { NULL }, "" },
  { "R12", { NULL }, { NULL }, "abd.13.1.3.missile-immune" },
  { "A1", { NULL }, { NULL }, "abd.10.0.activation" }, /* a friend */
};

static const char *
bar (const char *unit, const char *enemy)
{
  const MuRule rule
      = mu_abd_fire_barred (board->battle, board_at (board, unit), board_at (board, enemy));
  return rule == MU_RULE_NONE ? "" : mu_rule_id (rule);
}

START_TEST (who_cannot_fire_is_told_why)
{
  board_unit (board, MU_SIDE_A, "LA", "I6", 1);
  board_unit (board, MU_SIDE_A, "LA", "A1", 1);
  board_unit (board, MU_SIDE_B, "CP", "R12", 1);
  if (strcmp (bars[_i].target, "R12") != 0 && strcmp (bars[_i].target, "A1") != 0)
    board_unit (board, MU_SIDE_B, "MI", bars[_i].target, 1);
  for (int i = 0; i < 2; i++) {
    if (bars[_i].woods[i])
      board_terrain (board, bars[_i].woods[i], MU_ABD_WOODS);
    if (bars[_i].unit[i])
      board_unit (board, MU_SIDE_A, "HI", bars[_i].unit[i], 1);
  }
  board_begin (board, 1);
  ck_assert_str_eq (bar ("I6", bars[_i].target), bars[_i].rule);
}
END_TEST

/* abd.10.4.hill-terrain */
START_TEST (between_hills_it_is_the_hills)
{
  board_unit (board, MU_SIDE_A, "LA", "I6", 1);
  board_unit (board, MU_SIDE_A, "HI", "I5", 1);
  board_unit (board, MU_SIDE_B, "MI", "I4", 1);
  board_terrain (board, "I6", MU_ABD_HILL);
  board_begin (board, 1);
  ck_assert_str_eq (bar ("I6", "I4"), "");
  board_terrain (board, "I4", MU_ABD_HILL);
  ck_assert_str_eq (bar ("I6", "I4"), "abd.10.4.hill-terrain");
  board_terrain (board, "I5", MU_ABD_WOODS);
  ck_assert_str_eq (bar ("I6", "I4"), "abd.10.4.block-terrain");
}
END_TEST

/* abd.10.1.equipped, abd.10.5.lead-disordered, abd.10.3.arc-far */
START_TEST (house_rules_are_told_too)
{
  board_unit (board, MU_SIDE_A, "LA", "I6", 1);
  board_unit (board, MU_SIDE_B, "MI", "K6", 1);
  board_begin (board, 1);
  ck_assert_str_eq (bar ("K6", "I6"), "abd.10.1.equipped");
  board->readings.choice[MU_READING_HEX_ARC] = 1;
  ck_assert_str_eq (bar ("I6", "K6"), "abd.10.3.arc-far");
  board->readings.choice[MU_READING_HEX_LEAD] = 1;
  piece_in ("I6")->disordered = true;
  ck_assert_str_eq (bar ("I6", "K6"), "abd.10.5.lead-disordered");
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("abd-target");
  tcase_add_checked_fixture (tests, open_range, close_range);
  tcase_add_test (tests, first_figure);
  tcase_add_test (tests, second_figure);
  tcase_add_loop_test (tests, units_fire_as_far_as_their_counter_says, 0, MU_ABD_TYPES);
  tcase_add_loop_test (tests, camps_are_no_targets, 0, 2);
  tcase_add_test (tests, friends_are_no_targets);
  tcase_add_loop_test (tests, fire_leaves_by_a_frontal_side, 0, COUNT (arcs));
  tcase_add_loop_test (tests, who_is_in_disorder_fires_by_one_reading, 0, 2);
  tcase_add_loop_test (tests, who_cannot_fire_is_told_why, 0, COUNT (bars));
  tcase_add_test (tests, between_hills_it_is_the_hills);
  tcase_add_test (tests, house_rules_are_told_too);
  return run_case ("abd-target", tests);
}
