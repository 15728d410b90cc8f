/* The hex board as a drawing: where hexes are, that every sign shows, that nothing is drawn beside
 * the picture. */
#include <check.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "reports/abd/hex_board.h"
#include "rules/battle/terms.h"
#include "tests/reports/abd/board_fixture.h"

#define WIDTH  420
#define HEIGHT 320
#define FRAME  40 /* around the picture, where nothing may be drawn */

static const MuHexLook plain = { .palette = MU_SCENE_LIGHT, .text = 8, .parts = MU_HEX_NAMES };

static const MuAbdGrid grids[] = { { 18, 12 }, { 1, 1 }, { 26, 30 }, { 2, 9 }, { 7, 1 } };

/* A scene on a map of its own. */
typedef struct {
  MuAbdMap map;
  MuHexScene *scene;
} Board;

static void
lay (Board *board, int columns, int rows)
{
  mu_abd_map_clear (&board->map, columns, rows);
  board->scene = mu_hex_scene_new (&board->map, NULL);
}

static void
put (Board *board, MuAbdType type, MuSide side, int hex, int facing)
{
  const MuHexPiece piece
      = { .type = (guint8) type, .side = (guint8) side, .hex = hex, .facing = (guint8) facing };
  mu_hex_scene_add (board->scene, &piece);
}

/* --- places -------------------------------------------------------------------------- */

START_TEST (each_hex_is_found_at_its_middle_and_near_its_corners)
{
  const MuAbdGrid *grid = &grids[_i];
  const MuHexView view = mu_hex_fit (grid, &plain, 640, 480);
  for (int hex = 0; hex < mu_abd_hex_count (grid); hex++) {
    double x, y;
    mu_hex_to_picture (&view, grid, hex, &x, &y);
    ck_assert_int_eq (mu_hex_at_point (grid, &view, x, y), hex);
    for (int i = 0; i < 12; i++) {
      const double turn = i * G_PI / 6, far = 0.49 * view.size;
      ck_assert_int_eq (mu_hex_at_point (grid, &view, x + far * sin (turn), y - far * cos (turn)),
                        hex);
    }
  }
}
END_TEST

/* abd.16.0.hex-grid: beyond a side lies the neighbour of that direction, or nothing. */
START_TEST (beyond_a_side_lies_the_neighbour)
{
  const MuAbdGrid *grid = &grids[_i];
  const MuHexView view = { 37, -1.5, 2.25 };
  for (int hex = 0; hex < mu_abd_hex_count (grid); hex++)
    for (int side = 0; side < MU_ABD_DIRECTIONS; side++) {
      const double turn = side * G_PI / 3;
      double x, y;
      mu_hex_to_picture (&view, grid, hex, &x, &y);
      ck_assert_int_eq (mu_hex_at_point (grid, &view, x + 0.52 * view.size * sin (turn),
                                         y - 0.52 * view.size * cos (turn)),
                        mu_abd_hex_next (grid, hex, side));
    }
}
END_TEST

START_TEST (the_whole_board_fits)
{
  static const double sizes[][2] = { { 640, 480 }, { 200, 900 }, { 1500, 120 }, { 30, 30 } };
  const MuAbdGrid *grid = &grids[_i];
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (guint margin = 0; margin < 2; margin++) {
      MuHexLook look = plain;
      look.parts = margin ? MU_HEX_MARGIN : MU_HEX_NAMES;
      const MuHexView view = mu_hex_fit (grid, &look, sizes[i][0], sizes[i][1]);
      const double right = (mu_hex_board_width (grid) - view.left) * view.size;
      const double bottom = (mu_hex_board_height (grid) - view.top) * view.size;
      ck_assert_double_gt (view.size, 0);
      ck_assert_double_le (view.left, 0);
      ck_assert_double_le (view.top, 0);
      ck_assert_double_le (right, sizes[i][0] + 1e-6);
      ck_assert_double_le (bottom, sizes[i][1] + 1e-6);
    }
}
END_TEST

START_TEST (points_beside_the_board_are_no_hex)
{
  const MuAbdGrid *grid = &grids[_i];
  const MuHexView view = mu_hex_fit (grid, &plain, 500, 400);
  static const double far[][2] = { { -1e6, 0 }, { 1e6, 3 }, { 2, -1e6 }, { 0, 1e6 }, { -1, -1 } };
  for (guint i = 0; i < G_N_ELEMENTS (far); i++)
    ck_assert_int_eq (mu_hex_at_point (grid, &view, far[i][0], far[i][1]), MU_ABD_OFF);
}
END_TEST

/* --- pieces ---------------------------------------------------------------------------- */

START_TEST (pieces_are_found_where_they_are_drawn)
{
  const MuHexView view = { 50, 0, 0 };
  Board board;
  lay (&board, 6, 5);
  put (&board, MU_ABD_PX, MU_SIDE_A, 8, _i);
  put (&board, MU_ABD_LC, MU_SIDE_B, MU_ABD_OFF, 0);
  const MuHexPiece with = { .leader = TRUE, .hex = 8 }, alone = { .leader = TRUE, .hex = 20 };
  mu_hex_scene_add (board.scene, &with);
  mu_hex_scene_add (board.scene, &with);
  mu_hex_scene_add (board.scene, &alone);
  double x, y, reach;
  for (guint i = 0; i < board.scene->pieces->len; i++) {
    if (!mu_hex_piece_place (board.scene, &view, i, &x, &y, &reach)) {
      ck_assert_uint_eq (i, 1);
      continue;
    }
    ck_assert_int_eq (mu_hex_piece_at (board.scene, &view, x, y), (int) i);
    ck_assert_int_ne (mu_hex_piece_at (board.scene, &view, x + 3 * reach, y), (int) i);
  }
  mu_hex_scene_free (board.scene);
}
END_TEST

/* --- zones -------------------------------------------------------------------------------- */

static int
tinted (const MuHexScene *scene)
{
  int count = 0;
  for (int hex = 0; hex < MU_ABD_HEXES; hex++)
    count += scene->zone[hex] != 0;
  return count;
}

/* abd.8.8.zoc-extent, abd.8.8.4.river, abd.13.1.2.all-round */
START_TEST (a_zone_is_three_hexes_and_ends_at_rivers)
{
  static const int hexes[] = { 3, 2, 3, 3 };
  Board board;
  lay (&board, 7, 7);
  const int hex = mu_abd_hex_named (&board.map.grid, "D4");
  mu_abd_map_set_side (&board.map, hex, _i, (MuAbdHexside) (_i % 4));
  for (int facing = 0; facing < MU_ABD_DIRECTIONS; facing++) {
    MuHexScene *scene = mu_hex_scene_new (&board.map, NULL);
    const MuHexPiece piece = { .type = MU_ABD_HI, .hex = hex, .facing = (guint8) facing };
    mu_hex_scene_add (scene, &piece);
    mu_hex_scene_add_zone (scene, 0);
    const gboolean ahead = mu_abd_between (facing, _i) <= 1;
    ck_assert_int_eq (tinted (scene), ahead ? hexes[_i % 4] : 3);
    ck_assert_int_eq (scene->zone[mu_abd_hex_next (&board.map.grid, hex, facing)] == 1,
                      facing != _i || _i % 4 != MU_ABD_RIVER);
    mu_hex_scene_free (scene);
  }
  put (&board, MU_ABD_CP, MU_SIDE_B, hex, 0);
  mu_hex_scene_add_zone (board.scene, 0);
  ck_assert_int_eq (tinted (board.scene), _i % 4 == MU_ABD_RIVER ? 5 : 6);
  mu_hex_scene_free (board.scene);
}
END_TEST

/* --- pictures --------------------------------------------------------------------------- */

static cairo_surface_t *
draw (const MuHexScene *scene, const MuHexLook *look, double size)
{
  MuHexView view = mu_hex_fit (&scene->map->grid, look, WIDTH, HEIGHT);
  cairo_surface_t *surface
      = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH + 2 * FRAME, HEIGHT + 2 * FRAME);
  cairo_t *cr = cairo_create (surface);
  if (size > 0)
    view = (MuHexView){ size, 1.3, 0.7 };
  cairo_set_source_rgb (cr, 1, 0, 1);
  cairo_paint (cr);
  cairo_translate (cr, FRAME, FRAME);
  mu_hex_draw (cr, scene, &view, look, WIDTH, HEIGHT);
  ck_assert_int_eq (cairo_status (cr), CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static guint32
pixel (cairo_surface_t *surface, int x, int y)
{
  const unsigned char *data = cairo_image_surface_get_data (surface);
  guint32 value;
  memcpy (&value, data + y * cairo_image_surface_get_stride (surface) + 4 * x, sizeof value);
  return value & 0xffffff;
}

static int
difference (const MuHexScene *one, const MuHexScene *two, const MuHexLook *look)
{
  cairo_surface_t *a = draw (one, look, 0), *b = draw (two, look, 0);
  int count = 0;
  for (int y = 0; y < HEIGHT + 2 * FRAME; y++)
    for (int x = 0; x < WIDTH + 2 * FRAME; x++)
      count += pixel (a, x, y) != pixel (b, x, y);
  cairo_surface_destroy (a);
  cairo_surface_destroy (b);
  return count;
}

static gboolean
is_in_frame (int x, int y)
{
  return x < FRAME || y < FRAME || x >= WIDTH + FRAME || y >= HEIGHT + FRAME;
}

static void
crowd (MuHexScene *scene)
{
  for (guint i = 0; i < scene->pieces->len; i++) {
    MuHexPiece *piece = &g_array_index (scene->pieces, MuHexPiece, i);
    piece->marker = i % 3;
    piece->states = 1U << i % 6;
    mu_hex_scene_add_zone (scene, i);
    mu_hex_scene_mark (scene, (MuHexRing) (i % 5), (int) i, i % 7 - 1, "12");
  }
  for (int i = 0; i < 5; i++) {
    const MuHexArrow arrow = { (MuSceneArrowKind) i, i % 2, i, 40 + 3 * i };
    g_array_append_val (scene->arrows, arrow);
  }
}

START_TEST (nothing_is_drawn_beside_the_picture)
{
  static const double sizes[] = { 0, 3, 11, 24, 60, 400, 3000 };
  MuHexScenario *scenario = board_scenario ();
  g_autoptr (MuHexScene) scene = mu_hex_scenario_scene (scenario, NULL);
  crowd (scene);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
    const MuHexLook look = { (MuScenePalette) _i, 8, i % 2, MU_HEX_NAMES | MU_HEX_MARGIN };
    cairo_surface_t *surface = draw (scene, &look, sizes[i]);
    for (int y = 0; y < HEIGHT + 2 * FRAME; y++)
      for (int x = 0; x < WIDTH + 2 * FRAME; x++)
        ck_assert (is_in_frame (x, y) == (pixel (surface, x, y) == 0xff00ff));
    cairo_surface_destroy (surface);
  }
  mu_hex_scenario_free (scenario);
}
END_TEST

/* In every palette; on paper without colour too, for they differ in shape. */
START_TEST (every_ground_and_hexside_shows)
{
  const MuHexLook look = { (MuScenePalette) _i, 8, FALSE, 0 };
  Board bare, other;
  lay (&bare, 6, 5);
  for (int kind = 1; kind < MU_ABD_TERRAINS + MU_ABD_HEXSIDES - 1; kind++) {
    lay (&other, 6, 5);
    if (kind < MU_ABD_TERRAINS)
      other.map.terrain[14] = (guint8) kind;
    else
      mu_abd_map_set_side (&other.map, 14, 1, (MuAbdHexside) (kind - MU_ABD_TERRAINS + 1));
    ck_assert_int_gt (difference (bare.scene, other.scene, &look), 100);
    mu_hex_scene_free (other.scene);
  }
  mu_hex_scene_free (bare.scene);
}
END_TEST

START_TEST (no_two_types_look_alike)
{
  for (int one = 0; one < MU_ABD_TYPES; one++)
    for (int two = 0; two < one; two++) {
      Board a, b;
      lay (&a, 3, 2);
      lay (&b, 3, 2);
      put (&a, (MuAbdType) one, MU_SIDE_A, 1, _i);
      put (&b, (MuAbdType) two, MU_SIDE_A, 1, _i);
      ck_assert_int_gt (difference (a.scene, b.scene, &plain), 20);
      mu_hex_scene_free (a.scene);
      mu_hex_scene_free (b.scene);
    }
}
END_TEST

typedef void (*Change) (MuHexPiece *piece);

static void
turn (MuHexPiece *piece)
{
  piece->facing = 1;
}

static void
disorder (MuHexPiece *piece)
{
  piece->disordered = TRUE;
}

static void
change_sides (MuHexPiece *piece)
{
  piece->side = MU_SIDE_B;
}

static void
mark_yellow (MuHexPiece *piece)
{
  piece->marker = MU_ABD_YELLOW;
}

static void
mark_red (MuHexPiece *piece)
{
  piece->marker = MU_ABD_RED;
}

static void
take_off (MuHexPiece *piece)
{
  piece->hex = MU_ABD_OFF;
}

/* abd.8.2.facing, abd.2.0.unit-sides, abd.6.1.eligible, abd.11.0.red-marker: each differs from the
 * rest, in every palette, small and large. */
START_TEST (every_sign_of_a_counter_shows)
{
  static const Change changes[]
      = { NULL, turn, disorder, change_sides, mark_yellow, mark_red, take_off };
  const MuHexLook look = { (MuScenePalette) (_i % 3), 8, FALSE, 0 };
  const int columns = _i < 3 ? 3 : 20;
  for (guint one = 0; one < G_N_ELEMENTS (changes) + 6; one++)
    for (guint two = 0; two < one; two++) {
      Board board[2];
      const guint which[] = { one, two };
      for (int i = 0; i < 2; i++) {
        lay (&board[i], columns, columns / 2 + 1);
        put (&board[i], MU_ABD_MI, MU_SIDE_A, columns + 1, 0);
        MuHexPiece *piece = &g_array_index (board[i].scene->pieces, MuHexPiece, 0);
        if (which[i] >= G_N_ELEMENTS (changes))
          piece->states = 1U << (which[i] - G_N_ELEMENTS (changes));
        else if (changes[which[i]])
          changes[which[i]](piece);
      }
      ck_assert_int_gt (difference (board[0].scene, board[1].scene, &look), 3);
      mu_hex_scene_free (board[0].scene);
      mu_hex_scene_free (board[1].scene);
    }
}
END_TEST

/* abd.2.0.leader-cp, abd.2.0.leader-bonus-kinds */
START_TEST (leaders_of_each_kind_differ)
{
  Board board[MU_ABD_LEADER_KINDS];
  for (int kind = 0; kind < MU_ABD_LEADER_KINDS; kind++) {
    const MuHexPiece piece = { .leader = TRUE, .type = (guint8) kind, .side = MU_SIDE_B, .hex = 4 };
    lay (&board[kind], 3, 3);
    mu_hex_scene_add (board[kind].scene, &piece);
    for (int before = 0; before < kind; before++)
      ck_assert_int_gt (difference (board[kind].scene, board[before].scene, &plain), 20);
  }
  for (int kind = 0; kind < MU_ABD_LEADER_KINDS; kind++)
    mu_hex_scene_free (board[kind].scene);
}
END_TEST

START_TEST (every_ring_shows)
{
  Board board[6];
  for (int ring = 0; ring < 6; ring++) {
    lay (&board[ring], 5, 4);
    if (ring < 5)
      mu_hex_scene_mark (board[ring].scene, (MuHexRing) ring, 7, -1, NULL);
    mu_hex_scene_mark (board[ring].scene, MU_HEX_FOCUS, MU_ABD_OFF, 3, "no hex");
    for (int before = 0; before < ring; before++)
      ck_assert_int_gt (difference (board[ring].scene, board[before].scene, &plain), 20);
  }
  for (int ring = 0; ring < 6; ring++)
    mu_hex_scene_free (board[ring].scene);
}
END_TEST

START_TEST (who_waits_is_not_on_the_board)
{
  MuHexScenario *scenario = board_scenario ();
  g_autoptr (MuHexScene) scene = mu_hex_scenario_scene (scenario, NULL);
  mu_hex_scene_add_entries (scene, &scenario->detail);
  ck_assert_uint_eq (scene->pieces->len, 20);
  const MuHexPiece *late = &g_array_index (scene->pieces, MuHexPiece, 19);
  ck_assert_int_eq (late->hex, MU_ABD_OFF);
  ck_assert_int_eq (late->body, 10 + 2 + 9);
  ck_assert_uint_eq (scene->marks->len, 2);
  ck_assert_str_eq (g_array_index (scene->marks, MuHexMark, 1).note, "1");
  mu_hex_scenario_free (scenario);
}
END_TEST

int
main (void)
{
  const int boards = G_N_ELEMENTS (grids);
  TCase *scene = tcase_create ("hex-scene");
  tcase_set_timeout (scene, 120);
  tcase_add_loop_test (scene, each_hex_is_found_at_its_middle_and_near_its_corners, 0, boards);
  tcase_add_loop_test (scene, beyond_a_side_lies_the_neighbour, 0, boards);
  tcase_add_loop_test (scene, the_whole_board_fits, 0, boards);
  tcase_add_loop_test (scene, points_beside_the_board_are_no_hex, 0, boards);
  tcase_add_loop_test (scene, pieces_are_found_where_they_are_drawn, 0, MU_ABD_DIRECTIONS);
  tcase_add_loop_test (scene, a_zone_is_three_hexes_and_ends_at_rivers, 0, MU_ABD_DIRECTIONS);
  tcase_add_loop_test (scene, nothing_is_drawn_beside_the_picture, 0, MU_SCENE_PALETTES);
  tcase_add_loop_test (scene, every_ground_and_hexside_shows, 0, MU_SCENE_PALETTES);
  tcase_add_loop_test (scene, no_two_types_look_alike, 0, 2);
  tcase_add_loop_test (scene, every_sign_of_a_counter_shows, 0, 6);
  tcase_add_test (scene, leaders_of_each_kind_differ);
  tcase_add_test (scene, every_ring_shows);
  tcase_add_test (scene, who_waits_is_not_on_the_board);
  Suite *suite = suite_create ("hex-scene");
  suite_add_tcase (suite, scene);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
