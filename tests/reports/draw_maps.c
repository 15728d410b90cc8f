/* Writes maps in every palette for people to look at: draw-maps FOLDER. Not run by the tests. */
#include "tests/reports/map_fixture.h"

#define FRAMES 10

static void
save (const MuMapScene *scene, const MuPictureJob *job, const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;
  gint64 before = g_get_monotonic_time ();
  if (!mu_map_scene_write (scene, job, path, &error))
    g_error ("%s", error->message);
  g_print ("%s: %" G_GINT64_FORMAT " us\n", path, g_get_monotonic_time () - before);
}

/* As the app's window shows it. */
static void
save_frame (const MuMapScene *scene, MuScenePalette palette, const char *folder, const char *name)
{
  const MuSceneLook look = { .palette = palette, .text = 11.7 };
  const MuSceneView view = mu_map_scene_fit (scene, 1024, 600);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 1024, 600);
  cairo_t *cr = cairo_create (surface);
  mu_map_scene_draw (cr, scene, &view, &look, 1024, 600);
  gint64 before = g_get_monotonic_time ();
  for (int i = 0; i < FRAMES; i++)
    mu_map_scene_draw (cr, scene, &view, &look, 1024, 600);
  g_print ("%s: %" G_GINT64_FORMAT " us a frame\n", path,
           (g_get_monotonic_time () - before) / FRAMES);
  cairo_destroy (cr);
  cairo_surface_write_to_png (surface, path);
  cairo_surface_destroy (surface);
}

int
main (int argc, char **argv)
{
  static const char *const palettes[] = { "light", "dark", "paper" };
  const char *folder = argc > 1 ? argv[1] : ".";
  g_autoptr (MuMapScene) war = fixture_war ();
  g_autoptr (MuMapScene) crowd = fixture_crowded_map (100);
  war->chosen = mu_map_find (war->map, "massilia");
  for (int i = 0; i < MU_SCENE_PALETTES; i++) {
    g_autofree char *name = g_strdup_printf ("war-%s.png", palettes[i]);
    g_autofree char *frame = g_strdup_printf ("crowd-%s.png", palettes[i]);
    const MuPictureJob job = { .title = war->map->name, .palette = (MuScenePalette) i };
    save (war, &job, folder, name);
    save_frame (crowd, (MuScenePalette) i, folder, frame);
  }
  save_frame (war, MU_SCENE_LIGHT, folder, "war-window.png");
  const MuPictureJob paper = { .title = war->map->name, .palette = MU_SCENE_PAPER };
  save (war, &paper, folder, "war.pdf");
  save (war, &paper, folder, "war.svg");
  save (crowd, &(MuPictureJob){ .title = "Crowded", .palette = MU_SCENE_PAPER }, folder,
        "crowd.pdf");
  save (crowd, &(MuPictureJob){ .title = "Crowded", .large_text = TRUE }, folder,
        "crowd-large.png");
  return 0;
}
