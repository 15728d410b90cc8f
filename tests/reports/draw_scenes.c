/* Writes scenes in every palette for people to look at: draw-scenes FOLDER. Not run
 * by the tests. */
#include "reports/scene_picture.h"
#include "tests/reports/scene_fixture.h"

static void
save (const MuScene *scene, const MuPictureJob *job, const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;
  gint64 before = g_get_monotonic_time ();
  if (!mu_picture_write (scene, job, path, &error))
    g_error ("%s", error->message);
  g_print ("%s: %" G_GINT64_FORMAT " µs\n", path, g_get_monotonic_time () - before);
}

int
main (int argc, char **argv)
{
  static const char *const palettes[] = { "light", "dark", "paper" };
  const char *folder = argc > 1 ? argv[1] : ".";
  g_autoptr (MuScene) scene = fixture_scene ();
  g_autoptr (MuScene) crowd = fixture_crowd (20);
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
  return 0;
}
