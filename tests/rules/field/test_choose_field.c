/* Fields by the terrain rules: lawful whatever the dice and whims are. */
#include <string.h>

#include "rules/wrg/field/choose.h"
#include "rules/wrg/field/pieces.h"
#include "tests/rules/common.h"
#include "tests/rules/plans.h"

#define COUNT(a) ((int) (sizeof (a) / sizeof (a)[0]))

static const MuWrgChoice usual
    = { .country = MU_COUNTRY_PLAIN, .scale = MU_SCALE_25, .width = 720, .depth = 480 };
static MuWrgChosenField chosen;
static int rolls;

static void
count_roll (void *context, const MuRoll *roll)
{
  rolls++;
}

static MuRule
choose (const MuWrgChoice *choice, uint64_t seed)
{
  MuDice dice;
  mu_dice_init_seeded (&dice, seed, 0);
  mu_dice_set_recorder (&dice, count_roll, NULL);
  rolls = 0;
  return mu_wrg_choose_field (NULL, choice, &dice, seed, &chosen);
}

static MuWrgChoice
random_choice (uint64_t *state)
{
  static const int sizes[][3] = {
    { MU_SCALE_25, 720, 480 },  { MU_SCALE_25, 600, 400 }, { MU_SCALE_25, 480, 360 },
    { MU_SCALE_15, 1440, 960 }, { MU_SCALE_15, 960, 720 }, { MU_SCALE_5, 2880, 1920 },
    { MU_SCALE_25, 960, 600 },
  };
  const int *size = sizes[next_below (state, COUNT (sizes))];
  MuWrgChoice choice
      = { .country = (MuCountry) next_below (state, 4),
          .scale = (MuScale) size[0],
          .width = size[1],
          .depth = size[2],
          .taste = { (MuWrgTaste) next_below (state, 3), (MuWrgTaste) next_below (state, 3) } };
  for (int half = 0; half < MU_WRG_HALVES; half++)
    for (int side = 0; side < MU_SIDES; side++)
      choice.number[half][side] = (int) next_below (state, 7);
  return choice;
}

/* Whether the feature reaches into where the side deploys. */
static bool
is_in_own_area (const MuWrgChoice *choice, const MuFeature *feature, MuSide side)
{
  bool in = false;
  for (int i = 0; i < feature->count; i++) {
    const MuSpot spot = feature->spots[i];
    const int from_own = side == MU_SIDE_A ? spot.y : choice->depth - spot.y;
    in = in || (spot.x > 120 && spot.x < choice->width - 120 && from_own < choice->depth / 2 - 120);
  }
  return in;
}

/* wrg.terrain.choose, wrg.terrain.hills */
static void
assert_placed (const MuWrgChoice *choice, const MuWrgChosen *piece)
{
  const MuFeature *feature = &chosen.features[piece->feature];
  const MuSide positioner = mu_wrg_terrain_positioner (piece->half);
  const bool hill = mu_feature_is_hill (feature->kind);
  for (int i = 0; i < feature->count; i++) {
    const bool left = feature->spots[i].x <= choice->width / 2;
    const bool right = feature->spots[i].x >= choice->width / 2;
    ck_assert (piece->half == MU_WRG_LEFT_OF_A ? left : right);
  }
  ck_assert_int_eq (piece->chooser, mu_wrg_terrain_chooser (piece->half));
  if (!hill || piece->face >= 4)
    ck_assert_int_eq (piece->placing.placer, positioner);
  if (hill && piece->face > 0 && piece->face < 4)
    ck_assert_int_eq (piece->placing.placer, piece->chooser);
  if (hill && piece->face == 0)
    ck_assert (!is_in_own_area (choice, feature, positioner));
}

/* wrg.terrain.count, wrg.terrain.area, wrg.terrain.lines, wrg.terrain.pieces,
 * wrg.terrain.hamlet-fields, wrg.terrain.others */
static void
assert_lawful (const MuWrgChoice *choice)
{
  int pieces[MU_WRG_HALVES] = { 0 };
  int hill_dice = 0, fields = 0;
  ck_assert_int_eq (mu_battlefield_check (&chosen.field, NULL), MU_BATTLEFIELD_OK);
  for (int i = 0; i < chosen.field.count; i++) {
    ck_assert_str_eq (mu_rule_id (mu_wrg_feature_forbidden (NULL, &chosen.field, i, choice->scale,
                                                            choice->country)),
                      "");
    fields += mu_wrg_feature_pieces (&chosen.field, i, choice->scale);
  }
  for (int i = 0; i < chosen.count; i++) {
    pieces[chosen.chosen[i].half] += chosen.chosen[i].pieces;
    hill_dice += chosen.chosen[i].face > 0;
    assert_placed (choice, &chosen.chosen[i]);
  }
  for (int half = 0; half < MU_WRG_HALVES; half++) {
    const int *number = chosen.number[half];
    ck_assert_int_eq (pieces[half], chosen.pieces[half]);
    ck_assert_int_eq (pieces[half], (number[0] + number[1] + chosen.face[half][0]) / 3);
    for (int side = 0; side < MU_SIDES; side++)
      if (choice->number[half][side])
        ck_assert_int_eq (number[side], choice->number[half][side]);
  }
  ck_assert_int_eq (fields, pieces[0] + pieces[1]);
  ck_assert_int_eq (rolls, MU_WRG_HALVES + hill_dice);
}

START_TEST (every_chosen_field_is_lawful)
{
  uint64_t state = (uint64_t) _i;
  for (int turn = 0; turn < 20; turn++) {
    const MuWrgChoice choice = random_choice (&state);
    ck_assert_str_eq (mu_rule_id (choose (&choice, (uint64_t) (_i * 20 + turn))), "");
    assert_lawful (&choice);
  }
}
END_TEST

/* The most there can be on the smallest table. */
START_TEST (the_fullest_table_has_room)
{
  MuWrgChoice choice = { .country = (MuCountry) (_i % 4),
                         .width = 480,
                         .depth = 360,
                         .taste = { (MuWrgTaste) (_i / 4 % 3), (MuWrgTaste) (_i / 12 % 3) } };
  for (int half = 0; half < MU_WRG_HALVES; half++)
    for (int side = 0; side < MU_SIDES; side++)
      choice.number[half][side] = 6;
  for (int turn = 0; turn < 8; turn++) {
    ck_assert_str_eq (mu_rule_id (choose (&choice, (uint64_t) (_i * 8 + turn))), "");
    assert_lawful (&choice);
  }
}
END_TEST

START_TEST (the_same_seed_gives_the_same_field)
{
  static MuSpot first[MU_WRG_CHOSEN_PARTS][MU_WRG_CHOSEN_POINTS];
  ck_assert_int_eq (choose (&usual, 42), MU_RULE_NONE);
  const int count = chosen.field.count;
  memcpy (first, chosen.spots, sizeof first);
  ck_assert_int_eq (choose (&usual, 43), MU_RULE_NONE);
  ck_assert_int_ne (memcmp (first, chosen.spots, sizeof first), 0);
  ck_assert_int_eq (choose (&usual, 42), MU_RULE_NONE);
  ck_assert_int_eq (chosen.field.count, count);
  ck_assert_int_eq (memcmp (first, chosen.spots, sizeof first), 0);
}
END_TEST

/* Thrown at the table and typed in. */
START_TEST (dice_may_be_real)
{
  static const uint8_t faces[] = { 6, 1, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3 };
  MuWrgChoice choice = usual;
  MuDice dice;
  choice.number[0][0] = choice.number[0][1] = 3;
  choice.number[1][0] = choice.number[1][1] = 1;
  mu_dice_init_scripted (&dice, faces, COUNT (faces), 1, 0);
  ck_assert_int_eq (mu_wrg_choose_field (NULL, &choice, &dice, 7, &chosen), MU_RULE_NONE);
  ck_assert_int_eq (chosen.pieces[MU_WRG_LEFT_OF_A], 4);
  ck_assert_int_eq (chosen.pieces[MU_WRG_LEFT_OF_B], 1);
  ck_assert_int_eq (mu_dice_fault (&dice), MU_DICE_OK);
}
END_TEST

static int
pieces_at_taste (MuWrgTaste taste)
{
  int pieces = 0;
  MuWrgChoice choice = usual;
  choice.taste[MU_SIDE_A] = choice.taste[MU_SIDE_B] = taste;
  for (uint64_t seed = 0; seed < 100; seed++) {
    ck_assert_int_eq (choose (&choice, seed), MU_RULE_NONE);
    pieces += chosen.pieces[0] + chosen.pieces[1];
  }
  return pieces;
}

START_TEST (tastes_name_their_numbers)
{
  const int open = pieces_at_taste (MU_WRG_TASTE_OPEN);
  const int any = pieces_at_taste (MU_WRG_TASTE_ANY);
  ck_assert_int_lt (open, any);
  ck_assert_int_lt (any, pieces_at_taste (MU_WRG_TASTE_CLOSE));
}
END_TEST

static const struct {
  int width, depth, number;
  const char *rule;
} refusals[] = {
  { 720, 480, 7, "wrg.terrain.count" }, { 720, 480, -1, "wrg.terrain.count" },
  { 470, 480, 3, "wrg.terrain.area" },  { 720, 350, 3, "wrg.terrain.area" },
  { 4010, 480, 3, "wrg.terrain.area" },
};

START_TEST (bad_numbers_and_tables_are_refused)
{
  MuWrgChoice choice = usual;
  choice.width = refusals[_i].width;
  choice.depth = refusals[_i].depth;
  choice.number[1][1] = refusals[_i].number;
  ck_assert_str_eq (mu_rule_id (choose (&choice, 1)), refusals[_i].rule);
}
END_TEST

/* --- features as pieces ------------------------------------------------- */

static Plan plan;

static const char *
forbidden (int feature, MuCountry country)
{
  return mu_rule_id (mu_wrg_feature_forbidden (NULL, &plan.field, feature, MU_SCALE_25, country));
}

/* wrg.terrain.area */
START_TEST (areas_are_a_third_to_a_whole_square_foot)
{
  plan_init (&plan);
  plan_box (&plan, MU_FEATURE_WOOD, 0, 0, 80, 60);     /* 48 square inches */
  plan_box (&plan, MU_FEATURE_WOOD, 0, 100, 120, 220); /* 144 */
  plan_box (&plan, MU_FEATURE_WOOD, 200, 0, 280, 58);
  plan_box (&plan, MU_FEATURE_GENTLE_HILL, 300, 0, 420, 130);
  plan_box (&plan, MU_FEATURE_GENTLE_HILL, 300, 200, 400, 300)->height = 15;
  plan_box (&plan, MU_FEATURE_STEEP_HILL, 500, 200, 600, 300);
  ck_assert_str_eq (forbidden (0, MU_COUNTRY_PLAIN), "");
  ck_assert_str_eq (forbidden (1, MU_COUNTRY_PLAIN), "");
  ck_assert_str_eq (forbidden (2, MU_COUNTRY_PLAIN), "wrg.terrain.area");
  ck_assert_str_eq (forbidden (3, MU_COUNTRY_PLAIN), "wrg.terrain.area");
  ck_assert_str_eq (forbidden (4, MU_COUNTRY_PLAIN), "wrg.terrain.area");
  ck_assert_str_eq (forbidden (5, MU_COUNTRY_PLAIN), "");
}
END_TEST

/* wrg.terrain.pieces */
START_TEST (pieces_are_of_the_book_and_the_country)
{
  plan_init (&plan);
  plan_box (&plan, MU_FEATURE_SOFT_SAND, 0, 0, 100, 100);
  plan_box (&plan, MU_FEATURE_BOG, 200, 0, 300, 100);
  plan_box (&plan, MU_FEATURE_ROCKS, 400, 0, 500, 100);
  plan_add (&plan, MU_FEATURE_HEDGE, 2, 0, 200, 100, 200);
  plan_add (&plan, MU_FEATURE_PALISADE, 2, 0, 300, 100, 300); /* an army's own works */
  plan_box (&plan, MU_FEATURE_POND, 0, 350, 100, 450);
  plan_box (&plan, MU_FEATURE_LAKE, 200, 350, 300, 450);
  plan_box (&plan, MU_FEATURE_LIGHT_WOOD, 400, 350, 500, 450);
  plan_box (&plan, MU_FEATURE_LIGHT_WOOD, 600, 350, 680, 408); /* small for a wood */
  ck_assert_str_eq (forbidden (0, MU_COUNTRY_PLAIN), "wrg.terrain.pieces");
  ck_assert_str_eq (forbidden (0, MU_COUNTRY_DESERT), "");
  ck_assert_str_eq (forbidden (1, MU_COUNTRY_DESERT), "wrg.terrain.pieces");
  ck_assert_str_eq (forbidden (2, MU_COUNTRY_PLAIN), "wrg.terrain.pieces");
  ck_assert_str_eq (forbidden (3, MU_COUNTRY_PLAIN), "wrg.terrain.pieces");
  ck_assert_str_eq (forbidden (4, MU_COUNTRY_PLAIN), "");
  ck_assert_str_eq (forbidden (5, MU_COUNTRY_PLAIN), "wrg.terrain.pieces");
  ck_assert_str_eq (forbidden (6, MU_COUNTRY_PLAIN), "wrg.terrain.pieces");
  ck_assert_str_eq (forbidden (7, MU_COUNTRY_PLAIN), "");
  ck_assert_str_eq (forbidden (8, MU_COUNTRY_PLAIN), "wrg.terrain.area");
}
END_TEST

/* wrg.terrain.lines: a water may end in a lake as in a river. */
START_TEST (waters_end_in_lakes)
{
  plan_init (&plan);
  plan_box (&plan, MU_FEATURE_LAKE, 0, 0, 100, 480);
  plan_add (&plan, MU_FEATURE_STREAM, 2, 100, 200, 720, 200);
  plan_add (&plan, MU_FEATURE_ROAD, 2, 100, 300, 720, 300);
  ck_assert_str_eq (forbidden (1, MU_COUNTRY_PLAIN), "");
  ck_assert_str_eq (forbidden (2, MU_COUNTRY_PLAIN), "wrg.terrain.lines");
}
END_TEST

/* wrg.terrain.lines */
START_TEST (lines_are_whole)
{
  plan_init (&plan);
  plan_box (&plan, MU_FEATURE_HAMLET, 100, 100, 200, 200);
  plan_add (&plan, MU_FEATURE_ROAD, 2, 0, 150, 100, 150);
  plan_add (&plan, MU_FEATURE_STREAM, 2, 400, 0, 400, 480);
  plan_add (&plan, MU_FEATURE_STREAM, 2, 720, 300, 400, 310);
  plan_box (&plan, MU_FEATURE_GENTLE_HILL, 500, 0, 600, 100);
  plan_add (&plan, MU_FEATURE_STREAM, 2, 550, 50, 720, 50);
  ck_assert_str_eq (forbidden (1, MU_COUNTRY_PLAIN), "");
  ck_assert_str_eq (forbidden (2, MU_COUNTRY_PLAIN), "");
  ck_assert_str_eq (forbidden (3, MU_COUNTRY_PLAIN), ""); /* goes on in the other */
  ck_assert_str_eq (forbidden (5, MU_COUNTRY_PLAIN), "wrg.terrain.lines");
  ck_assert_int_eq (mu_wrg_feature_pieces (&plan.field, 1, MU_SCALE_25), 1);
  ck_assert_int_eq (mu_wrg_feature_pieces (&plan.field, 2, MU_SCALE_25), 2);
}
END_TEST

/* wrg.terrain.hamlet-fields */
START_TEST (fields_belong_to_a_hamlet_and_have_gateways)
{
  MuWrgPiece piece;
  plan_init (&plan);
  plan_box (&plan, MU_FEATURE_HEDGED_FIELD, 100, 200, 200, 280);
  ck_assert_str_eq (forbidden (0, MU_COUNTRY_PLAIN), "wrg.terrain.hamlet-fields");
  plan_box (&plan, MU_FEATURE_HAMLET, 100, 100, 200, 200);
  ck_assert_str_eq (forbidden (1, MU_COUNTRY_PLAIN), "wrg.terrain.hamlet-fields");
  plan_add (&plan, MU_FEATURE_GATEWAY, 1, 150, 280);
  ck_assert_str_eq (forbidden (0, MU_COUNTRY_PLAIN), "");
  ck_assert_str_eq (forbidden (1, MU_COUNTRY_PLAIN), "");
  ck_assert (mu_wrg_piece_of (&plan.field, 1, MU_SCALE_25, &piece));
  ck_assert_int_eq (piece.fields, 1);
  ck_assert_int_eq (piece.gateways, 1);
  ck_assert_int_eq (piece.fields_area, 80);
  ck_assert_int_eq (piece.area, 100);
  ck_assert (!mu_wrg_piece_of (&plan.field, 2, MU_SCALE_25, &piece));
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("choose-field");
  tcase_set_timeout (tests, 30); /* sanitizers take their time */
  tcase_add_loop_test (tests, every_chosen_field_is_lawful, 0, 100);
  tcase_add_loop_test (tests, the_fullest_table_has_room, 0, 36);
  tcase_add_test (tests, the_same_seed_gives_the_same_field);
  tcase_add_test (tests, dice_may_be_real);
  tcase_add_test (tests, tastes_name_their_numbers);
  tcase_add_loop_test (tests, bad_numbers_and_tables_are_refused, 0, COUNT (refusals));
  tcase_add_test (tests, areas_are_a_third_to_a_whole_square_foot);
  tcase_add_test (tests, pieces_are_of_the_book_and_the_country);
  tcase_add_test (tests, waters_end_in_lakes);
  tcase_add_test (tests, lines_are_whole);
  tcase_add_test (tests, fields_belong_to_a_hamlet_and_have_gateways);
  return run_case ("choose-field", tests);
}
