/* Writes scenes in every palette for people to look at: draw-scenes FOLDER. Not run
 * by the tests. */
#include "reports/scene/scene_picture.h"
#include "tests/reports/scene_fixture.h"

static void
save (const MuScene *scene, const MuPictureJob *job, const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;
  gint64 before = g_get_monotonic_time ();
  if (!mu_picture_write (scene, job, path, &error))
    g_error ("%s", error->message);
  g_print ("%s: %" G_GINT64_FORMAT " us\n", path, g_get_monotonic_time () - before);
}

/* Every formation, whole, disordered and shaken. */
static MuScene *
formed_scene (void)
{
  static const int files[MU_FORMATIONS] = { 8, 5, 4, 1, 1 };
  static const guint states[] = { 0, MU_SCENE_DISORDERED, MU_SCENE_SHAKEN, MU_SCENE_SELECTED };
  MuScene *scene = mu_scene_new (720, 480);
  for (int formation = 0; formation < MU_FORMATIONS; formation++)
    for (guint i = 0; i < G_N_ELEMENTS (states); i++) {
      const gboolean horse = formation == MU_FORMATION_CANTABRIAN;
      MuSceneBody body = { .side = (MuSide) (i % 2),
                           .type = horse ? MU_TROOP_LC : MU_TROOP_HI,
                           .x = 80 + 140 * formation,
                           .y = 440 - 115 * i,
                           .turn = i == 3 ? 0.4 : 0,
                           .formation = (MuFormation) formation,
                           .files = files[formation],
                           .figures = 20,
                           .states = states[i],
                           .name = "Body",
                           .mark = "A1" };
      fixture_fill_ground (&body);
      g_array_append_val (scene->bodies, body);
    }
  return scene;
}

/* How long one frame takes, the ground kept. */
static void
time_frame (const MuScene *scene, const char *name)
{
  const MuSceneLook look = { .text = 11, .parts = MU_SCENE_SCALE_BAR | MU_SCENE_ARROWS };
  const MuSceneView view = mu_scene_fit (scene, 1200, 800);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 1200, 800);
  cairo_t *cr = cairo_create (surface);
  gint64 field = g_get_monotonic_time ();
  mu_scene_draw_field (cr, scene, &view, &look, 1200, 800);
  field = g_get_monotonic_time () - field;
  mu_scene_draw_troops (cr, scene, &view, &look, 1200, 800);
  gint64 start = g_get_monotonic_time ();
  for (int i = 0; i < 20; i++)
    mu_scene_draw_troops (cr, scene, &view, &look, 1200, 800);
  g_print ("%s: ground %.1f ms, troops %.1f ms\n", name, (double) field / 1000,
           (double) (g_get_monotonic_time () - start) / 20000);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

int
main (int argc, char **argv)
{
  static const char *const palettes[] = { "light", "dark", "paper" };
  const char *folder = argc > 1 ? argv[1] : ".";
  g_autoptr (MuScene) scene = fixture_scene ();
  g_autoptr (MuScene) crowd = fixture_crowd (20);
  g_autoptr (MuScene) formed = formed_scene ();
  for (int i = 0; i < MU_SCENE_PALETTES; i++) {
    g_autofree char *name = g_strdup_printf ("scene-%s.png", palettes[i]);
    const MuPictureJob job = { .title = "Every sign", .palette = (MuScenePalette) i };
    save (scene, &job, folder, name);
  }
  const MuPictureJob large = { .title = "Every sign", .large_text = TRUE };
  const MuPictureJob small = { .title = "Every sign", .width = 640 };
  save (scene, &large, folder, "scene-large.png");
  save (scene, &small, folder, "scene-small.png");
  save (scene, &small, folder, "scene.svg");
  save (crowd, &small, folder, "crowd.png");
  save (formed, &(MuPictureJob){ .title = "Every formation" }, folder, "formations.png");
  time_frame (scene, "every sign");
  time_frame (crowd, "forty bodies");
  return 0;
}
