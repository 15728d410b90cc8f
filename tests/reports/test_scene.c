/* The battlefield as a drawing: where things are, that every sign shows, files. */
#include <check.h>
#include <glib/gstdio.h>
#include <libxml/parser.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "lists/xml/error.h"
#include "reports/scene/scene_picture.h"
#include "tests/reports/scene_fixture.h"

#define WIDTH  360
#define HEIGHT 240

static const MuSceneLook plain
    = { .palette = MU_SCENE_LIGHT, .text = 9, .parts = MU_SCENE_SCALE_BAR | MU_SCENE_ARROWS };

static cairo_surface_t *
draw_with (const MuScene *scene, const MuSceneLook *look)
{
  MuSceneView view = mu_scene_fit (scene, WIDTH, HEIGHT);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);
  mu_scene_draw (cr, scene, &view, look, WIDTH, HEIGHT);
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

/* How many pixels differ. */
static int
difference (cairo_surface_t *a, cairo_surface_t *b)
{
  int count = 0;
  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < WIDTH; x++)
      count += pixel (a, x, y) != pixel (b, x, y);
  return count;
}

static int
difference_of (const MuScene *a, const MuScene *b, const MuSceneLook *look)
{
  cairo_surface_t *one = draw_with (a, look);
  cairo_surface_t *two = draw_with (b, look);
  int count = difference (one, two);
  cairo_surface_destroy (one);
  cairo_surface_destroy (two);
  return count;
}

static MuScene *
one_body (MuSide side, guint states)
{
  MuScene *scene = mu_scene_new (720, 480);
  MuSceneBody body = { .side = side, .type = MU_TROOP_HI, .x = 360, .y = 280, .width = 120 };
  body.depth = 64;
  body.files = 10;
  body.figures = 38;
  body.states = states;
  body.name = "Hastati";
  strcpy (body.mark, "A1");
  g_array_append_val (scene->bodies, body);
  return scene;
}

/* --- places -------------------------------------------------------------------------- */

START_TEST (the_whole_table_fits)
{
  static const double sizes[][2] = { { 720, 480 }, { 300, 900 }, { 1600, 200 }, { 40, 40 } };
  g_autoptr (MuScene) scene = mu_scene_new (720, 480);
  MuSceneView view = mu_scene_fit (scene, sizes[_i][0], sizes[_i][1]);
  double left, top, right, bottom;
  mu_scene_to_picture (&view, 0, 480, &left, &top);
  mu_scene_to_picture (&view, 720, 0, &right, &bottom);
  ck_assert_double_ge (left, 0);
  ck_assert_double_ge (top, 0);
  ck_assert_double_le (right, sizes[_i][0]);
  ck_assert_double_le (bottom, sizes[_i][1]);
  ck_assert_double_eq_tol (left, sizes[_i][0] - right, 0.001);
  ck_assert_double_eq_tol (top, sizes[_i][1] - bottom, 0.001);
}
END_TEST

START_TEST (places_go_there_and_back)
{
  const MuSceneView view = { 1.7, 33, 410 };
  for (int i = 0; i < 50; i++) {
    double px, py, x, y;
    mu_scene_to_picture (&view, 13.5 * i, 9.1 * i, &px, &py);
    mu_scene_to_table (&view, px, py, &x, &y);
    ck_assert_double_eq_tol (x, 13.5 * i, 1e-9);
    ck_assert_double_eq_tol (y, 9.1 * i, 1e-9);
  }
}
END_TEST

START_TEST (bodies_are_found_where_they_stand)
{
  g_autoptr (MuScene) scene = fixture_scene ();
  MuSceneView view = mu_scene_fit (scene, WIDTH, HEIGHT);
  for (guint i = 0; i < scene->bodies->len; i++) {
    const MuSceneBody *body = &g_array_index (scene->bodies, MuSceneBody, i);
    MuScenePoint middle = mu_scene_body_middle (body);
    double px, py;
    mu_scene_to_picture (&view, middle.x, middle.y, &px, &py);
    int found = mu_scene_body_at (scene, &view, px, py, 0);
    ck_assert_int_eq (found, mu_scene_body_stands (body) ? (int) i : -1);
  }
  ck_assert_int_eq (mu_scene_body_at (scene, &view, -50, -50, 5), -1);
}
END_TEST

/* A body of 120 by 64 that faces right reaches 64 to the left of its front. */
START_TEST (a_turned_body_is_hit_as_it_lies)
{
  g_autoptr (MuScene) scene = one_body (MU_SIDE_A, 0);
  const MuSceneView view = { 1, 0, 480 };
  g_array_index (scene->bodies, MuSceneBody, 0).turn = G_PI / 2;
  ck_assert_int_eq (mu_scene_body_at (scene, &view, 330, 200, 0), 0);
  ck_assert_int_eq (mu_scene_body_at (scene, &view, 365, 200, 0), -1);
  ck_assert_int_eq (mu_scene_body_at (scene, &view, 365, 200, 6), 0);
  ck_assert_int_eq (mu_scene_body_at (scene, &view, 290, 200, 0), -1);
  ck_assert_int_eq (mu_scene_body_at (scene, &view, 330, 255, 0), 0);
  ck_assert_int_eq (mu_scene_body_at (scene, &view, 330, 265, 0), -1);
}
END_TEST

/* --- what is seen ---------------------------------------------------------------------- */

START_TEST (every_state_shows)
{
  g_autoptr (MuScene) without = one_body (MU_SIDE_A, 0);
  g_autoptr (MuScene) with = one_body (MU_SIDE_A, 1u << _i);
  for (int palette = 0; palette < MU_SCENE_PALETTES; palette++) {
    MuSceneLook look = plain;
    look.palette = (MuScenePalette) palette;
    ck_assert_int_gt (difference_of (without, with, &look), 12);
  }
}
END_TEST

/* Each state is told from each other one without its colours. */
START_TEST (no_two_states_look_alike)
{
  MuSceneLook look = plain;
  look.palette = MU_SCENE_PAPER;
  for (int other = 0; other < _i; other++) {
    g_autoptr (MuScene) one = one_body (MU_SIDE_B, 1u << _i);
    g_autoptr (MuScene) two = one_body (MU_SIDE_B, 1u << other);
    ck_assert_int_gt (difference_of (one, two, &look), 12);
  }
}
END_TEST

static MuScene *
formed_body (MuFormation formation, int files)
{
  MuScene *scene = one_body (MU_SIDE_A, 0);
  MuSceneBody *body = &g_array_index (scene->bodies, MuSceneBody, 0);
  body->formation = formation;
  body->files = files;
  fixture_fill_ground (body);
  return scene;
}

static const struct {
  MuFormation formation;
  int files;
  double in[2], out[2]; /* from the middle of its front: ground that it covers, that it does not */
} shapes[] = {
  { MU_FORMATION_USUAL, 10, { 24, -6 }, { 36, -6 } },
  { MU_FORMATION_SQUARE, 10, { 0, -5 }, { 0, -30 } },    /* hollow */
  { MU_FORMATION_CANTABRIAN, 1, { 0, -4 }, { 35, -4 } }, /* round */
  { MU_FORMATION_WEDGE, 1, { 0, -60 }, { 22, -10 } },    /* pointed */
};

/* wrg.formation.square, wrg.formation.cantabrian, wrg.formation.wedge: drawn as what they are */
START_TEST (formations_have_their_shapes)
{
  g_autoptr (MuScene) empty = formed_body (MU_FORMATION_USUAL, 10);
  g_autoptr (MuScene) scene = formed_body (shapes[_i].formation, shapes[_i].files);
  MuSceneView view = mu_scene_fit (scene, WIDTH, HEIGHT);
  MuSceneLook bare = plain;
  bare.parts = 0;
  g_array_set_size (empty->bodies, 0);
  strcpy (g_array_index (scene->bodies, MuSceneBody, 0).mark, "");
  cairo_surface_t *ground = draw_with (empty, &bare);
  cairo_surface_t *drawn = draw_with (scene, &bare);
  for (int out = 0; out < 2; out++) {
    const double *at = out ? shapes[_i].out : shapes[_i].in;
    double x, y;
    mu_scene_to_picture (&view, 360 + at[0], 280 + at[1], &x, &y);
    ck_assert_int_eq (pixel (ground, (int) x, (int) y) != pixel (drawn, (int) x, (int) y), !out);
  }
  cairo_surface_destroy (ground);
  cairo_surface_destroy (drawn);
}
END_TEST

/* What is disordered, shaken or in rout shows in any formation; a testudo is no block. */
START_TEST (formations_show_their_state)
{
  MuSceneLook look = plain;
  look.palette = MU_SCENE_PAPER;
  for (int formation = 0; formation < MU_FORMATIONS; formation++) {
    g_autoptr (MuScene) one = formed_body ((MuFormation) formation, 4);
    g_autoptr (MuScene) two = formed_body ((MuFormation) formation, 4);
    g_array_index (two->bodies, MuSceneBody, 0).states = 1u << _i;
    ck_assert_int_gt (difference_of (one, two, &look), 12);
  }
  g_autoptr (MuScene) block = formed_body (MU_FORMATION_USUAL, 4);
  g_autoptr (MuScene) testudo = formed_body (MU_FORMATION_TESTUDO, 4);
  ck_assert_int_gt (difference_of (block, testudo, &plain), 40);
}
END_TEST

/* The ground that a side may use is outlined, in every palette. */
START_TEST (a_zone_shows)
{
  for (int palette = 0; palette < MU_SCENE_PALETTES; palette++) {
    g_autoptr (MuScene) without = one_body (MU_SIDE_A, 0);
    g_autoptr (MuScene) with = one_body (MU_SIDE_A, 0);
    MuSceneLook look = plain;
    look.palette = (MuScenePalette) palette;
    with->zone = (MuSceneZone){ MU_SIDE_A, 120, 0, 600, 120 };
    ck_assert_int_gt (difference_of (without, with, &look), 200);
  }
}
END_TEST

START_TEST (sides_differ_on_paper_too)
{
  g_autoptr (MuScene) a = one_body (MU_SIDE_A, 0);
  g_autoptr (MuScene) b = one_body (MU_SIDE_B, 0);
  MuSceneLook look = plain;
  ck_assert_int_gt (difference_of (a, b, &look), 200);
  look.palette = MU_SCENE_PAPER;
  ck_assert_int_gt (difference_of (a, b, &look), 200);
}
END_TEST

START_TEST (a_fallen_figure_shows)
{
  g_autoptr (MuScene) before = one_body (MU_SIDE_A, 0);
  g_autoptr (MuScene) after = one_body (MU_SIDE_A, 0);
  g_array_index (after->bodies, MuSceneBody, 0).figures--;
  ck_assert_int_gt (difference_of (before, after, &plain), 2);
}
END_TEST

static void
add_ground (MuScene *scene, MuSceneGround ground)
{
  static const MuScenePoint area[] = { { 200, 100 }, { 500, 120 }, { 520, 380 }, { 180, 360 } };
  mu_scene_add_feature (scene, ground, area, G_N_ELEMENTS (area), 12);
}

START_TEST (every_ground_shows_and_differs)
{
  g_autoptr (MuScene) bare = mu_scene_new (720, 480);
  g_autoptr (MuScene) one = mu_scene_new (720, 480);
  add_ground (one, (MuSceneGround) _i);
  for (int palette = 0; palette < MU_SCENE_PALETTES; palette++) {
    MuSceneLook look = plain;
    look.palette = (MuScenePalette) palette;
    ck_assert_int_gt (difference_of (bare, one, &look), 100);
    for (int other = 0; other < _i; other++) {
      g_autoptr (MuScene) two = mu_scene_new (720, 480);
      add_ground (two, (MuSceneGround) other);
      ck_assert_int_gt (difference_of (one, two, &look), 60);
    }
  }
}
END_TEST

/* awfp.terrain.lake: a lake along a flank is drawn into the corners of the table, other ground and
 * a pond are rounded. */
START_TEST (a_lake_fills_its_flank)
{
  static const MuScenePoint flank[] = { { 0, 0 }, { 200, 0 }, { 200, 480 }, { 0, 480 } };
  g_autoptr (MuScene) bare = mu_scene_new (720, 480);
  g_autoptr (MuScene) one = mu_scene_new (720, 480);
  mu_scene_add_feature (one, _i ? MU_SCENE_LIGHT_WOOD : MU_SCENE_WATER, flank, 4, 0);
  const MuSceneView view = mu_scene_fit (one, WIDTH, HEIGHT);
  MuSceneLook look = plain;
  look.parts = 0;
  cairo_surface_t *a = draw_with (bare, &look), *b = draw_with (one, &look);
  int wet = 0;
  for (int corner = 0; corner < 4; corner++) {
    double x, y;
    mu_scene_to_picture (&view, corner & 1 ? 192 : 8, corner & 2 ? 472 : 8, &x, &y);
    wet += pixel (a, (int) x, (int) y) != pixel (b, (int) x, (int) y);
  }
  ck_assert_int_eq (wet, _i ? 0 : 4);
  cairo_surface_destroy (a);
  cairo_surface_destroy (b);
}
END_TEST

START_TEST (ground_does_not_reach_off_the_table)
{
  static const MuScenePoint wide[]
      = { { -300, -300 }, { 1000, -300 }, { 1000, 800 }, { -300, 800 } };
  g_autoptr (MuScene) bare = mu_scene_new (720, 480);
  g_autoptr (MuScene) wooded = mu_scene_new (720, 480);
  mu_scene_add_feature (wooded, MU_SCENE_WOOD, wide, G_N_ELEMENTS (wide), 0);
  MuSceneLook look = plain;
  look.parts = 0;
  cairo_surface_t *a = draw_with (bare, &look);
  cairo_surface_t *b = draw_with (wooded, &look);
  for (int x = 0; x < WIDTH; x++) {
    ck_assert_uint_eq (pixel (a, x, 1), pixel (b, x, 1));
    ck_assert_uint_eq (pixel (a, x, HEIGHT - 2), pixel (b, x, HEIGHT - 2));
  }
  ck_assert_int_gt (difference (a, b), WIDTH * HEIGHT / 3);
  cairo_surface_destroy (a);
  cairo_surface_destroy (b);
}
END_TEST

/* A cheap printer has no colours. */
START_TEST (paper_is_black_and_white)
{
  g_autoptr (MuScene) scene = fixture_scene ();
  MuSceneLook look = plain;
  look.palette = MU_SCENE_PAPER;
  cairo_surface_t *surface = draw_with (scene, &look);
  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < WIDTH; x++) {
      guint32 rgb = pixel (surface, x, y);
      int r = rgb >> 16, g = (rgb >> 8) & 255, b = rgb & 255;
      /* type may be smoothed by colours where the screen is set so */
      ck_assert_int_le (MAX (abs (r - g), abs (g - b)), 1);
    }
  cairo_surface_destroy (surface);
}
END_TEST

START_TEST (the_same_scene_looks_the_same)
{
  g_autoptr (MuScene) one = fixture_scene ();
  g_autoptr (MuScene) two = fixture_scene ();
  ck_assert_int_eq (difference_of (one, two, &plain), 0);
}
END_TEST

START_TEST (an_empty_scene_is_a_table)
{
  g_autoptr (MuScene) scene = mu_scene_new (720, 480);
  cairo_surface_t *surface = draw_with (scene, &plain);
  ck_assert_uint_ne (pixel (surface, 1, 1), pixel (surface, WIDTH / 2, HEIGHT / 2));
  cairo_surface_destroy (surface);
}
END_TEST

/* --- the key ------------------------------------------------------------------------------ */

static double
key_height (const MuScene *scene, double width)
{
  cairo_surface_t *none = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  cairo_t *cr = cairo_create (none);
  double height = mu_scene_legend_height (cr, scene, &plain, width);
  cairo_destroy (cr);
  cairo_surface_destroy (none);
  return height;
}

START_TEST (the_key_breaks_into_lines_and_names_what_there_is)
{
  g_autoptr (MuScene) few = one_body (MU_SIDE_A, 0);
  g_autoptr (MuScene) all = fixture_scene ();
  ck_assert_double_gt (key_height (all, 200), key_height (all, 2000));
  ck_assert_double_gt (key_height (all, 200), key_height (few, 200));
  ck_assert_double_eq (key_height (few, 2000), key_height (all, 2000));
  g_autoptr (MuScene) wedge = formed_body (MU_FORMATION_WEDGE, 1);
  ck_assert_double_gt (key_height (wedge, 100), key_height (few, 100));
}
END_TEST

/* --- files ---------------------------------------------------------------------------------- */

static char *
path_in (const char *folder, const char *name)
{
  return g_build_filename (folder, name, NULL);
}

static char *
write_and_read (const char *folder, const char *name, const MuPictureJob *job, gsize *length)
{
  g_autofree char *path = path_in (folder, name);
  g_autoptr (MuScene) scene = fixture_scene ();
  g_autoptr (GError) error = NULL;
  char *data = NULL;
  ck_assert_msg (mu_picture_write (scene, job, path, &error), "%s", error ? error->message : "");
  ck_assert (g_file_get_contents (path, &data, length, NULL));
  g_remove (path);
  return data;
}

START_TEST (pictures_are_what_their_names_say)
{
  g_autofree char *folder = g_dir_make_tmp ("muster-scene-XXXXXX", NULL);
  const MuPictureJob job = { .title = "Zama <1> & “2”", .width = 600 };
  gsize length;
  g_autofree char *svg = write_and_read (folder, "a.svg", &job, &length);
  xmlDoc *doc = xmlReadMemory (svg, (int) length, "a.svg", NULL, XML_PARSE_NONET);
  ck_assert_ptr_nonnull (doc);
  ck_assert_str_eq ((const char *) xmlDocGetRootElement (doc)->name, "svg");
  xmlFreeDoc (doc);
  g_autofree char *png = write_and_read (folder, "a.PNG", &job, &length);
  ck_assert_int_eq (memcmp (png, "\x89PNG\r\n\x1a\n", 8), 0);
  g_rmdir (folder);
}
END_TEST

START_TEST (large_text_makes_a_taller_sheet)
{
  g_autofree char *folder = g_dir_make_tmp ("muster-scene-XXXXXX", NULL);
  const MuPictureJob usual = { .title = "Zama", .width = 600 };
  const MuPictureJob large = { .title = "Zama", .width = 600, .large_text = TRUE };
  gsize length;
  g_autofree char *one = write_and_read (folder, "a.png", &usual, &length);
  g_autofree char *two = write_and_read (folder, "a.png", &large, &length);
  guint32 height[2];
  memcpy (&height[0], one + 20, 4);
  memcpy (&height[1], two + 20, 4);
  ck_assert_uint_gt (GUINT32_FROM_BE (height[1]), GUINT32_FROM_BE (height[0]));
  g_rmdir (folder);
}
END_TEST

START_TEST (what_cannot_be_written_is_refused)
{
  static const char *const paths[] = { "zama.gif", "zama", "/proc/nowhere/zama.svg" };
  g_autoptr (MuScene) scene = fixture_scene ();
  const MuPictureJob job = { .title = "Zama", .width = 400 };
  g_autoptr (GError) error = NULL;
  ck_assert (!mu_picture_write (scene, &job, paths[_i], &error));
  ck_assert (error->domain == MU_FILE_ERROR);
  ck_assert_ptr_nonnull (strstr (error->message, paths[_i]));
  ck_assert (!g_file_test (paths[_i], G_FILE_TEST_EXISTS));
}
END_TEST

static Suite *
make_suite (void)
{
  Suite *suite = suite_create ("scene");
  TCase *drawing = tcase_create ("drawing");
  TCase *files = tcase_create ("files");
  tcase_set_timeout (drawing, 120);
  tcase_set_timeout (files, 60);
  tcase_add_loop_test (drawing, the_whole_table_fits, 0, 4);
  tcase_add_test (drawing, places_go_there_and_back);
  tcase_add_test (drawing, bodies_are_found_where_they_stand);
  tcase_add_test (drawing, a_turned_body_is_hit_as_it_lies);
  tcase_add_loop_test (drawing, every_state_shows, 0, 14);
  tcase_add_test (drawing, a_zone_shows);
  tcase_add_loop_test (drawing, formations_have_their_shapes, 0, G_N_ELEMENTS (shapes));
  tcase_add_loop_test (drawing, formations_show_their_state, 0, 3);
  tcase_add_loop_test (drawing, no_two_states_look_alike, 1, 14);
  tcase_add_test (drawing, sides_differ_on_paper_too);
  tcase_add_test (drawing, a_fallen_figure_shows);
  tcase_add_loop_test (drawing, every_ground_shows_and_differs, 0, MU_SCENE_GROUNDS);
  tcase_add_loop_test (drawing, a_lake_fills_its_flank, 0, 2);
  tcase_add_test (drawing, ground_does_not_reach_off_the_table);
  tcase_add_test (drawing, paper_is_black_and_white);
  tcase_add_test (drawing, the_same_scene_looks_the_same);
  tcase_add_test (drawing, an_empty_scene_is_a_table);
  tcase_add_test (drawing, the_key_breaks_into_lines_and_names_what_there_is);
  tcase_add_test (files, pictures_are_what_their_names_say);
  tcase_add_test (files, large_text_makes_a_taller_sheet);
  tcase_add_loop_test (files, what_cannot_be_written_is_refused, 0, 3);
  suite_add_tcase (suite, drawing);
  suite_add_tcase (suite, files);
  return suite;
}

int
main (void)
{
  SRunner *runner = srunner_create (make_suite ());
  srunner_run_all (runner, CK_ENV);
  int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
