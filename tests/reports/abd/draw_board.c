/* Writes the hex board and its papers for people to look at: draw-board FOLDER. Not run by the
 * tests. */
#include "reports/abd/hex_board.h"
#include "reports/abd/hex_sheets.h"
#include "rules/battle/terms.h"
#include "tests/reports/abd/board_fixture.h"

static void
picture (const MuHexScene *scene, const MuHexLook *look, int w, int h, const char *folder,
         const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  const MuHexView view = mu_hex_fit (&scene->map->grid, look, w, h);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, w, h);
  cairo_t *cr = cairo_create (surface);
  mu_hex_draw (cr, scene, &view, look, w, h);
  cairo_destroy (cr);
  cairo_surface_write_to_png (surface, path);
  cairo_surface_destroy (surface);
}

static void
busy (MuHexScene *scene)
{
  MuHexPiece leader = { .leader = TRUE, .type = MU_ABD_LEADER_A, .side = MU_SIDE_A };
  leader.hex = g_array_index (scene->pieces, MuHexPiece, 0).hex;
  leader.marker = MU_ABD_YELLOW;
  mu_hex_scene_add (scene, &leader);
  leader.type = MU_ABD_LEADER_C;
  leader.marker = MU_ABD_NO_MARKER;
  mu_hex_scene_add (scene, &leader);
  leader.side = MU_SIDE_B;
  leader.hex = mu_abd_hex_named (&scene->map->grid, "C4");
  mu_hex_scene_add (scene, &leader);
  for (guint i = 0; i < scene->pieces->len; i++) {
    MuHexPiece *piece = &g_array_index (scene->pieces, MuHexPiece, i);
    if (piece->leader)
      continue;
    piece->marker = i % 3;
    piece->disordered = i % 4 == 1;
    piece->states = i < 6 ? 1U << i : 0;
  }
  mu_hex_scene_add_zone (scene, 4);
  mu_hex_scene_add_zone (scene, 14);
  mu_hex_scene_mark (scene, MU_HEX_REACH, mu_abd_hex_named (&scene->map->grid, "N8"), 2, "1");
  mu_hex_scene_mark (scene, MU_HEX_REACH, mu_abd_hex_named (&scene->map->grid, "O7"), 3, "2");
  mu_hex_scene_mark (scene, MU_HEX_REACH, mu_abd_hex_named (&scene->map->grid, "K4"), -1, "");
  mu_hex_scene_mark (scene, MU_HEX_TARGET, mu_abd_hex_named (&scene->map->grid, "N9"), -1, "");
  mu_hex_scene_mark (scene, MU_HEX_ENTRY, mu_abd_hex_named (&scene->map->grid, "R9"), -1, "1");
  mu_hex_scene_mark (scene, MU_HEX_FOCUS, mu_abd_hex_named (&scene->map->grid, "B8"), -1, "");
  mu_hex_scene_mark (scene, MU_HEX_CHOSEN, mu_abd_hex_named (&scene->map->grid, "L5"), 0, "");
  const MuHexArrow arrows[] = { { MU_SCENE_MOVE, 0, mu_abd_hex_named (&scene->map->grid, "E5"),
                                  mu_abd_hex_named (&scene->map->grid, "G6") },
                                { MU_SCENE_SHOT, 1, mu_abd_hex_named (&scene->map->grid, "J10"),
                                  mu_abd_hex_named (&scene->map->grid, "I8") },
                                { MU_SCENE_RETREAT, 1, mu_abd_hex_named (&scene->map->grid, "B5"),
                                  mu_abd_hex_named (&scene->map->grid, "B7") } };
  g_array_append_vals (scene->arrows, arrows, G_N_ELEMENTS (arrows));
}

static void
pictures (const char *folder)
{
  MuHexScenario *scenario = board_scenario (), *types = board_of_types (10, 5);
  const MuHexLook looks[] = { { MU_SCENE_LIGHT, 9, FALSE, MU_HEX_NAMES },
                              { MU_SCENE_DARK, 9, FALSE, MU_HEX_NAMES },
                              { MU_SCENE_PAPER, 9, FALSE, MU_HEX_MARGIN } };
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++) {
    g_autoptr (MuHexScene) scene = mu_hex_scenario_scene (scenario, NULL);
    g_autoptr (MuHexScene) all = mu_hex_scenario_scene (types, NULL);
    g_autofree char *name = g_strdup_printf ("board-%u.png", i);
    g_autofree char *small = g_strdup_printf ("board-%u-small.png", i);
    g_autofree char *kinds = g_strdup_printf ("types-%u.png", i);
    busy (scene);
    picture (scene, &looks[i], 1400, 1100, folder, name);
    picture (scene, &looks[i], 500, 380, folder, small);
    picture (all, &looks[i], 1400, 860, folder, kinds);
  }
  mu_hex_scenario_free (scenario);
  mu_hex_scenario_free (types);
}

static void
save (MuSheets *sheets, const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;
  if (!mu_sheets_write (sheets, path, &error))
    g_error ("%s", error->message);
  g_print ("%s: %d\n", path, mu_sheets_pages (sheets));
  mu_sheets_free (sheets);
}

static void
papers (const char *folder)
{
  static const struct {
    const char *name;
    MuPaper paper;
  } kinds[] = { { "a4.pdf", MU_PAPER_A4 },
                { "letter.pdf", MU_PAPER_LETTER },
                { "large.pdf", MU_PAPER_A4_LARGE },
                { "web.html", MU_PAPER_WEB } };
  g_autoptr (MuHexChart) shipped = board_chart ();
  MuHexScenario *scenario = board_scenario ();
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++) {
    const MuPaper paper = kinds[i].paper;
    g_autofree char *counters = g_strconcat ("counters-", kinds[i].name, NULL);
    g_autofree char *map = g_strconcat ("map-", kinds[i].name, NULL);
    g_autofree char *aid = g_strconcat ("aid-", kinds[i].name, NULL);
    g_autofree char *cards = g_strconcat ("scenario-", kinds[i].name, NULL);
    g_autofree char *turns = g_strconcat ("turns-", kinds[i].name, NULL);
    save (mu_hex_counters_sheets (scenario, NULL, 0, paper), folder, counters);
    save (mu_hex_map_sheets (scenario, 0, paper), folder, map);
    save (mu_hex_aid_sheets (shipped, paper), folder, aid);
    save (mu_hex_scenario_sheets (scenario, NULL, paper), folder, cards);
    save (mu_hex_turns_sheets (scenario, NULL, paper), folder, turns);
  }
  mu_hex_scenario_free (scenario);
}

int
main (int argc, char **argv)
{
  const char *folder = argc > 1 ? argv[1] : ".";
  pictures (folder);
  papers (folder);
  return 0;
}
