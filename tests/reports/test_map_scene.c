/* A campaign's map as a drawing: where things are, that every sign shows, words that keep clear
 * of each other, files. */
#include <check.h>
#include <glib/gstdio.h>
#include <libxml/parser.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "lists/xml/error.h"
#include "tests/reports/map_fixture.h"
#include "tests/reports/pdf.h"

#define WIDTH  480
#define HEIGHT 320

static const MuSceneLook plain = { .palette = MU_SCENE_LIGHT, .text = 10 };
static const MuSceneLook paper = { .palette = MU_SCENE_PAPER, .text = 10 };

static cairo_surface_t *
draw_with (const MuMapScene *scene, const MuSceneLook *look)
{
  const MuSceneView view = mu_map_scene_fit (scene, WIDTH, HEIGHT);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);
  mu_map_scene_draw (cr, scene, &view, look, WIDTH, HEIGHT);
  ck_assert_int_eq (cairo_status (cr), CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static int
difference_of (const MuMapScene *a, const MuMapScene *b, const MuSceneLook *look)
{
  cairo_surface_t *one = draw_with (a, look), *two = draw_with (b, look);
  const int stride = cairo_image_surface_get_stride (one);
  int count = 0;
  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < WIDTH; x++)
      count += memcmp (cairo_image_surface_get_data (one) + y * stride + 4 * x,
                       cairo_image_surface_get_data (two) + y * stride + 4 * x, 3)
               != 0;
  cairo_surface_destroy (one);
  cairo_surface_destroy (two);
  return count;
}

/* Two places and a road between them. */
static MuMapScene *
two_places (void)
{
  g_autoptr (MuMap) map = mu_map_new ("Two");
  map->aspect = 150;
  mu_map_add_spot (map, "Roma", 2000, 5000, NULL);
  mu_map_add_spot (map, "Capua", 8000, 5000, NULL);
  mu_map_add_road (map, &(MuMapRoad){ MU_MAP_ROAD, 0, 1, 10 }, NULL);
  return mu_map_scene_new (map);
}

static gboolean
put (MuMapScene *scene, int side, int place, int to, int day)
{
  const MuMapForce force
      = { .side = side, .name = "Legion", .place = place, .to = to, .day = day, .days = 10 };
  return mu_map_scene_add (scene, &force);
}

/* --- where things are ------------------------------------------------------------- */

START_TEST (points_go_there_and_back)
{
  g_autoptr (MuMapScene) scene = fixture_war ();
  const MuSceneView view = mu_map_scene_fit (scene, 1024, 600);
  for (int i = 0; i < (int) scene->map->places->len; i++) {
    const MuScenePoint spot = mu_map_scene_spot (scene, i);
    double px, py, tx, ty;
    int x, y;
    mu_scene_to_picture (&view, spot.x, spot.y, &px, &py);
    ck_assert (px >= 0 && px <= 1024 && py >= 0 && py <= 600);
    mu_scene_to_table (&view, px, py, &tx, &ty);
    mu_map_scene_to_map (scene, tx, ty, &x, &y);
    ck_assert_int_eq (x, mu_map_place (scene->map, i)->x);
    ck_assert_int_eq (y, mu_map_place (scene->map, i)->y);
    ck_assert_int_eq (mu_map_scene_place_at (scene, &view, &plain, px, py, 4), i);
  }
}
END_TEST

/* The map's aspect makes it wider than high. */
START_TEST (the_map_is_drawn_to_its_shape)
{
  g_autoptr (MuMapScene) scene = two_places ();
  ck_assert_double_eq (scene->width, 15000);
  ck_assert_double_eq (scene->depth, 10000);
  ck_assert_double_eq (mu_map_scene_spot (scene, 1).x, 12000);
}
END_TEST

START_TEST (what_is_pointed_at_is_found)
{
  g_autoptr (MuMapScene) scene = two_places ();
  const MuSceneView view = { 0.03, 0, 10000 }; /* 450 by 300 */
  ck_assert (put (scene, 0, 0, 1, 5));
  ck_assert_int_eq (mu_map_scene_place_at (scene, &view, &plain, 95, 150, 4), 0);
  ck_assert_int_eq (mu_map_scene_place_at (scene, &view, &plain, 358, 147, 4), 1);
  ck_assert_int_eq (mu_map_scene_place_at (scene, &view, &plain, 225, 150, 4), MU_MAP_NOWHERE);
  ck_assert_int_eq (mu_map_scene_road_at (scene, &view, 225, 153, 4), 0);
  ck_assert_int_eq (mu_map_scene_road_at (scene, &view, 225, 158, 4), MU_MAP_NOWHERE);
  ck_assert_int_eq (mu_map_scene_road_at (scene, &view, 380, 150, 4), MU_MAP_NOWHERE);
  /* The foot of its pole is at 4.5 days of 10. */
  const MuScenePoint foot
      = mu_map_scene_force_spot (scene, &g_array_index (scene->forces, MuMapForce, 0));
  ck_assert_double_eq_tol (foot.x, 3000 + 9000 * 0.45, 0.01);
  ck_assert_int_eq (mu_map_scene_force_at (scene, &view, &plain, 217, 132), 0);
  ck_assert_int_eq (mu_map_scene_force_at (scene, &view, &plain, 217, 170), MU_MAP_NOWHERE);
}
END_TEST

START_TEST (forces_at_one_place_stand_side_by_side)
{
  g_autoptr (MuMapScene) scene = two_places ();
  const MuSceneView view = { 0.03, 0, 10000 };
  gboolean seen[6] = { FALSE };
  for (int i = 0; i < 6; i++)
    ck_assert (put (scene, i, 0, MU_MAP_NOWHERE, 0));
  for (int x = 80; x < 250; x++) {
    const int force = mu_map_scene_force_at (scene, &view, &plain, x, 127);
    if (force != MU_MAP_NOWHERE)
      seen[force] = TRUE;
  }
  for (int i = 0; i < 6; i++)
    ck_assert_int_eq (seen[i], i < 4); /* the others are told by their number */
}
END_TEST

START_TEST (forces_that_are_nowhere_are_left_out)
{
  g_autoptr (MuMapScene) scene = two_places ();
  ck_assert (!put (scene, 0, 2, MU_MAP_NOWHERE, 0));
  ck_assert (!put (scene, 0, 0, 2, 1));
  ck_assert (!put (scene, 0, 0, 0, 1));
  ck_assert (!put (scene, MU_MAP_SIDES, 0, MU_MAP_NOWHERE, 0));
  ck_assert (!put (scene, -1, 0, MU_MAP_NOWHERE, 0));
  ck_assert_uint_eq (scene->forces->len, 0);
}
END_TEST

/* Forces stay with their places however those are counted. */
START_TEST (another_map_keeps_the_forces)
{
  g_autoptr (MuMapScene) scene = fixture_war ();
  g_autoptr (MuMap) map = mu_map_copy (scene->map);
  const guint forces = scene->forces->len;
  scene->chosen = mu_map_find (map, "roma");
  scene->chosen_road
      = mu_map_road_between (map, mu_map_find (map, "roma"), mu_map_find (map, "capua"));
  ck_assert (mu_map_remove_place (map, mu_map_find (map, "gades"), NULL));
  ck_assert (mu_map_remove_place (map, mu_map_find (map, "carthago"), NULL));
  mu_map_scene_set_map (scene, map);
  ck_assert_str_eq (mu_map_place (scene->map, scene->chosen)->key, "roma");
  ck_assert_int_eq (mu_map_other_end (mu_map_road (scene->map, scene->chosen_road), scene->chosen),
                    mu_map_find (map, "capua"));
  ck_assert_uint_eq (scene->forces->len, forces - 2);
  const MuMapForce *hannibal = &g_array_index (scene->forces, MuMapForce, 0);
  ck_assert_str_eq (hannibal->name, "Hannibal");
  ck_assert_str_eq (mu_map_place (scene->map, hannibal->to)->key, "alpes");
  ck_assert (mu_map_remove_place (map, mu_map_find (map, "alpes"), NULL));
  ck_assert (mu_map_remove_place (map, mu_map_find (map, "roma"), NULL));
  mu_map_scene_set_map (scene, map);
  ck_assert_uint_eq (scene->forces->len, forces - 3);
  ck_assert_int_eq (scene->chosen, MU_MAP_NOWHERE);
  ck_assert_int_eq (scene->chosen_road, MU_MAP_NOWHERE);
}
END_TEST

START_TEST (a_copy_is_drawn_the_same)
{
  g_autoptr (MuMapScene) scene = fixture_war ();
  g_autoptr (MuMapScene) copy = mu_map_scene_copy (scene);
  ck_assert_int_eq (difference_of (scene, copy, &plain), 0);
  copy->chosen = 3;
  ck_assert_int_gt (difference_of (scene, copy, &plain), 20);
}
END_TEST

/* --- signs --------------------------------------------------------------------------- */

static MuMapScene *
one_place (const MuMapPlace *as)
{
  g_autoptr (MuMap) map = mu_map_new ("One");
  MuMapPlace place = *as;
  place.name = (char *) "A";
  place.x = place.y = 5000;
  ck_assert_int_eq (mu_map_add_place (map, &place, NULL), 0);
  return mu_map_scene_new (map);
}

/* Black and white is enough to tell them apart: whole pixels, not shades. */
START_TEST (sides_are_told_apart_without_colours)
{
  for (int a = -1; a < MU_MAP_SIDES; a++)
    for (int b = a + 1; b < MU_MAP_SIDES; b++) {
      g_autoptr (MuMapScene) one = one_place (&(MuMapPlace){ .holder = a, .home = -1 });
      g_autoptr (MuMapScene) two = one_place (&(MuMapPlace){ .holder = b, .home = -1 });
      ck_assert_msg (difference_of (one, two, &paper) >= 12, "marks %d and %d", a, b);
      if (a < 0)
        continue;
      g_autoptr (MuMapScene) three = two_places ();
      g_autoptr (MuMapScene) four = two_places ();
      ck_assert (put (three, a, 0, MU_MAP_NOWHERE, 0) && put (four, b, 0, MU_MAP_NOWHERE, 0));
      ck_assert_msg (difference_of (three, four, &paper) >= 20, "flags %d and %d", a, b);
    }
}
END_TEST

START_TEST (every_sign_shows)
{
  const MuMapPlace open = { .holder = -1, .home = -1 };
  const MuMapPlace kinds[] = {
    { .holder = -1, .home = -1, .country = MU_COUNTRY_MOUNTAIN },
    { .holder = -1, .home = -1, .country = MU_COUNTRY_DESERT },
    { .holder = -1, .home = -1, .country = MU_COUNTRY_STEPPE },
    { .holder = -1, .home = -1, .coast = TRUE },
    { .holder = -1, .home = -1, .points = 3 },
    { .holder = -1, .home = 0 },
    { .holder = 0, .home = -1 },
  };
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    for (int palette = 0; palette < MU_SCENE_PALETTES; palette++) {
      const MuSceneLook look = { .palette = (MuScenePalette) palette, .text = 10 };
      g_autoptr (MuMapScene) one = one_place (&open);
      g_autoptr (MuMapScene) two = one_place (&kinds[i]);
      ck_assert_msg (difference_of (one, two, &look) >= 12, "%u in %d", i, palette);
    }
}
END_TEST

START_TEST (every_kind_of_road_shows)
{
  for (int a = 0; a < MU_MAP_ROAD_KINDS; a++)
    for (int b = a + 1; b < MU_MAP_ROAD_KINDS; b++) {
      g_autoptr (MuMapScene) one = two_places ();
      g_autoptr (MuMapScene) two = two_places ();
      mu_map_change_road (one->map, 0, &(MuMapRoad){ .kind = (MuMapRoadKind) a, .days = 9 }, NULL);
      mu_map_change_road (two->map, 0, &(MuMapRoad){ .kind = (MuMapRoadKind) b, .days = 9 }, NULL);
      ck_assert_int_gt (difference_of (one, two, &paper), 100);
    }
  g_autoptr (MuMapScene) none = two_places ();
  g_autoptr (MuMapScene) way = two_places ();
  g_autoptr (MuMapScene) chosen = two_places ();
  const int places[] = { 0, 1 };
  g_array_append_vals (way->way, places, 2);
  chosen->chosen_road = 0;
  ck_assert_int_gt (difference_of (none, way, &plain), 500);
  ck_assert_int_gt (difference_of (none, chosen, &plain), 500);
}
END_TEST

/* However odd, a map is drawn. */
START_TEST (odd_maps_are_drawn)
{
  static const int aspects[] = { MU_MAP_ASPECT_MIN, 100, MU_MAP_ASPECT_MAX };
  g_autoptr (MuMap) map = mu_map_new ("Odd");
  map->aspect = aspects[_i];
  for (int places = 0; places < 6; places++) {
    g_autoptr (MuMapScene) scene = mu_map_scene_new (map);
    for (int i = 0; i < places; i++)
      put (scene, i, i, MU_MAP_NOWHERE, 0);
    if (places > 1)
      put (scene, 0, 0, 1, 99);
    cairo_surface_destroy (draw_with (scene, &plain));
    mu_map_add_spot (map, NULL, 10000, 10000, NULL); /* all at one spot */
    mu_map_add_road (map, &(MuMapRoad){ MU_MAP_SEA, 0, places, 1 }, NULL);
  }
}
END_TEST

/* --- words ------------------------------------------------------------------------------ */

START_TEST (the_map_is_told_in_words)
{
  g_autoptr (MuMapScene) scene = fixture_war ();
  g_autofree char *roma = mu_map_scene_place_words (scene, mu_map_find (scene->map, "roma"));
  g_autofree char *cirta = mu_map_scene_place_words (scene, mu_map_find (scene->map, "cirta"));
  g_autofree char *gades = mu_map_scene_place_words (scene, mu_map_find (scene->map, "gades"));
  g_autofree char *hannibal = mu_map_scene_force_words (scene, 0);
  g_autofree char *hasdrubal = mu_map_scene_force_words (scene, 1);
  g_autofree char *third = mu_map_scene_side_words (scene, 2);
  ck_assert_str_eq (roma, "Roma: plain, 10 points, held by Rome, home of Rome");
  ck_assert_str_eq (cirta, "Cirta: mountain, 3 points");
  ck_assert_str_eq (gades, "Gades: plain, on the coast, 3 points, held by Carthage");
  ck_assert_str_eq (hannibal, "Hannibal of Carthage, day 9 of 15 from Rhodanus to Alpes");
  ck_assert_str_eq (hasdrubal, "Hasdrubal of Carthage, at Nova Carthago");
  ck_assert_str_eq (third, "Side 3");
  put (scene, 2, 0, MU_MAP_NOWHERE, 0);
  g_array_index (scene->forces, MuMapForce, 7).name = "";
  g_autofree char *nameless = mu_map_scene_force_words (scene, 7);
  ck_assert_str_eq (nameless, "Side 3, at Gades");
}
END_TEST

static double
key_height (const MuMapScene *scene, double w)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  cairo_t *cr = cairo_create (surface);
  const double height = mu_map_scene_legend_height (cr, scene, &plain, w);
  mu_map_scene_legend_draw (cr, scene, &plain, w);
  ck_assert_int_eq (cairo_status (cr), CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return height;
}

START_TEST (the_key_names_what_there_is)
{
  g_autoptr (MuMapScene) few = two_places ();
  g_autoptr (MuMapScene) war = fixture_war ();
  g_autoptr (MuMapScene) all = fixture_crowded_map (100);
  ck_assert_double_gt (key_height (war, 200), key_height (war, 3000));
  ck_assert_double_gt (key_height (war, 200), key_height (few, 200));
  ck_assert_double_gt (key_height (all, 200), key_height (war, 200));
  ck_assert_double_eq (key_height (few, 3000), key_height (war, 3000));
}
END_TEST

/* --- files --------------------------------------------------------------------------------- */

static char *
write_file (const MuMapScene *scene, const MuPictureJob *job, const char *ending)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *pattern = g_strconcat ("muster-XXXXXX", ending, NULL);
  char *path = NULL;
  g_close (g_file_open_tmp (pattern, &path, NULL), NULL);
  ck_assert_msg (mu_map_scene_write (scene, job, path, &error), "%s", error ? error->message : "");
  return path;
}

static double
shared (const Word *a, const Word *b)
{
  const double w = MIN (a->right, b->right) - MAX (a->left, b->left);
  const double h = MIN (a->bottom, b->bottom) - MAX (a->top, b->top);
  const double least = MIN ((a->right - a->left) * (a->bottom - a->top),
                            (b->right - b->left) * (b->bottom - b->top));
  return w > 0 && h > 0 ? w * h / least : 0;
}

/* On a sheet of A4 each name of the war stands, clear of every other word; so do those of a
 * crowded map that are there, of whom most are. */
static void
check_words (const MuMapScene *scene, double least)
{
  const MuPictureJob job = { .title = "Title", .palette = MU_SCENE_PAPER };
  g_autoptr (Pdf) pdf = pdf_read (write_file (scene, &job, ".pdf"));
  g_autofree char *info = pdf_info (pdf);
  g_autofree char *text = pdf_page_text (pdf, 1);
  guint found = 0;
  ck_assert_ptr_nonnull (strstr (info, "842 x 595"));
  ck_assert_ptr_nonnull (pdf_find (pdf, "Title", 1));
  ck_assert_ptr_nonnull (pdf_find (pdf, "travel", 1));
  for (int i = 0; i < (int) scene->map->places->len; i++)
    found += strstr (text, mu_map_place (scene->map, i)->name) != NULL;
  ck_assert_msg (found >= least * scene->map->places->len, "%u names", found);
  for (guint i = 0; i < pdf->words->len; i++)
    for (guint k = 0; k < i; k++) {
      const Word *a = g_ptr_array_index (pdf->words, i), *b = g_ptr_array_index (pdf->words, k);
      ck_assert_msg (shared (a, b) < 0.25, "“%s” and “%s”: %f", a->text, b->text, shared (a, b));
    }
}

START_TEST (names_keep_clear_of_each_other)
{
  g_autoptr (MuMapScene) war = fixture_war ();
  g_autoptr (MuMapScene) crowd = fixture_crowded_map (100);
  check_words (war, 1);
  check_words (crowd, 0.6);
}
END_TEST

START_TEST (pictures_are_what_their_names_say)
{
  const MuPictureJob job = { .title = "Rome <1> & “2”", .width = 600 };
  g_autoptr (MuMapScene) scene = fixture_war ();
  gsize length;
  g_autofree char *path = write_file (scene, &job, ".svg");
  g_autofree char *svg = NULL;
  ck_assert (g_file_get_contents (path, &svg, &length, NULL));
  xmlDoc *doc = xmlReadMemory (svg, (int) length, "a.svg", NULL, XML_PARSE_NONET);
  ck_assert_ptr_nonnull (doc);
  ck_assert_str_eq ((const char *) xmlDocGetRootElement (doc)->name, "svg");
  xmlFreeDoc (doc);
  g_autofree char *other = write_file (scene, &job, ".png");
  g_autofree char *png = NULL;
  ck_assert (g_file_get_contents (other, &png, &length, NULL));
  ck_assert_int_eq (memcmp (png, "\x89PNG\r\n\x1a\n", 8), 0);
  g_unlink (path);
  g_unlink (other);
}
END_TEST

/* A map that is higher than wide stands on its sheet. */
START_TEST (a_high_map_stands_upright)
{
  g_autoptr (MuMapScene) scene = two_places ();
  g_autoptr (MuMap) map = mu_map_copy (scene->map);
  map->aspect = 60;
  mu_map_scene_set_map (scene, map);
  const MuPictureJob job = { .palette = MU_SCENE_PAPER, .large_text = TRUE };
  g_autoptr (Pdf) pdf = pdf_read (write_file (scene, &job, ".pdf"));
  g_autofree char *info = pdf_info (pdf);
  ck_assert_ptr_nonnull (strstr (info, "595 x 842"));
  const Word *roma = pdf_find (pdf, "Roma", 1), *capua = pdf_find (pdf, "Capua", 1);
  ck_assert (roma && capua && roma->left > 34 && capua->right < 595 - 34);
}
END_TEST

START_TEST (what_cannot_be_written_is_refused)
{
  static const char *const paths[] = { "map.gif", "map", "/proc/nowhere/map.pdf" };
  g_autoptr (MuMapScene) scene = two_places ();
  g_autoptr (GError) error = NULL;
  ck_assert (!mu_map_scene_write (scene, &(MuPictureJob){ .width = 400 }, paths[_i], &error));
  ck_assert (error->domain == MU_FILE_ERROR);
  ck_assert_ptr_nonnull (strstr (error->message, paths[_i]));
  ck_assert (!g_file_test (paths[_i], G_FILE_TEST_EXISTS));
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("map scene");
  TCase *cases = tcase_create ("map scene");
  tcase_set_timeout (cases, 60);
  tcase_add_test (cases, points_go_there_and_back);
  tcase_add_test (cases, the_map_is_drawn_to_its_shape);
  tcase_add_test (cases, what_is_pointed_at_is_found);
  tcase_add_test (cases, forces_at_one_place_stand_side_by_side);
  tcase_add_test (cases, forces_that_are_nowhere_are_left_out);
  tcase_add_test (cases, another_map_keeps_the_forces);
  tcase_add_test (cases, a_copy_is_drawn_the_same);
  tcase_add_test (cases, sides_are_told_apart_without_colours);
  tcase_add_test (cases, every_sign_shows);
  tcase_add_test (cases, every_kind_of_road_shows);
  tcase_add_loop_test (cases, odd_maps_are_drawn, 0, 3);
  tcase_add_test (cases, the_map_is_told_in_words);
  tcase_add_test (cases, the_key_names_what_there_is);
  tcase_add_test (cases, names_keep_clear_of_each_other);
  tcase_add_test (cases, pictures_are_what_their_names_say);
  tcase_add_test (cases, a_high_map_stands_upright);
  tcase_add_loop_test (cases, what_cannot_be_written_is_refused, 0, 3);
  suite_add_tcase (suite, cases);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
