#include "tests/reports/map_fixture.h"

#include "lists/xml/data.h"

static void
add (MuMapScene *scene, int side, const char *name, const char *from, const char *to, int day)
{
  MuMapForce force = { .side = side,
                       .name = name,
                       .place = mu_map_find (scene->map, from),
                       .to = to ? mu_map_find (scene->map, to) : MU_MAP_NOWHERE,
                       .day = day };
  if (to)
    force.days
        = mu_map_road (scene->map, mu_map_road_between (scene->map, force.place, force.to))->days;
  if (!mu_map_scene_add (scene, &force))
    g_error ("%s cannot be at %s", name, from);
}

MuMapScene *
fixture_war (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = mu_data_path ("maps", "second-punic-war.xml");
  g_autoptr (MuMap) map = mu_map_read_file (path, &error);
  if (!map)
    g_error ("%s", error->message);
  MuMapScene *scene = mu_map_scene_new (map);
  mu_map_scene_name_side (scene, 0, "Rome");
  mu_map_scene_name_side (scene, 1, "Carthage");
  add (scene, 1, "Hannibal", "rhodanus", "alpes", 9);
  add (scene, 1, "Hasdrubal", "nova-carthago", NULL, 0);
  add (scene, 0, "P. Scipio", "massilia", NULL, 0);
  add (scene, 0, "Ti. Sempronius", "lilybaeum", NULL, 0);
  add (scene, 0, "Praetor's legion", "placentia", NULL, 0);
  add (scene, 1, "Home guard", "carthago", NULL, 0);
  add (scene, 1, "Fleet", "carthago", NULL, 0);
  return scene;
}

MuMapScene *
fixture_crowded_map (int places)
{
  static const char *const first[]
      = { "Alesia", "Colonia Agrippina", "Dura", "Augusta Vindelicorum", "Zeugma", "Isca" };
  const int wide = 12;
  g_autoptr (MuMap) map = mu_map_new ("Crowded");
  for (int i = 0; i < places; i++) {
    g_autofree char *name = g_strdup_printf ("%s %d", first[i % 6], i);
    const MuMapPlace place
        = { .name = name,
            .x = 450 + 800 * (i % wide) + (i * 131) % 400,
            .y = 9500 - (9000 / (places / wide + 1)) * (i / wide) - (i * 89) % 350,
            .country = (MuCountry) (i * 7 / 3 % 4),
            .coast = i % 5 == 0,
            .points = i % 9 == 0 ? i % 7 + 1 : 0,
            .holder = i % 14 - 1 < MU_MAP_SIDES ? i % 14 - 1 : MU_MAP_NO_SIDE,
            .home = i % 17 == 3 ? i / 17 : MU_MAP_NO_SIDE };
    mu_map_add_place (map, &place, NULL);
    const int before[] = { i % wide ? i - 1 : -1, i % 2 ? -1 : i - wide };
    for (int k = 0; k < 2; k++) {
      const MuMapRoad road = { (MuMapRoadKind) (i % 3), before[k], i, 1 + i * 7 % 30 };
      mu_map_add_road (map, &road, NULL);
    }
  }
  MuMapScene *scene = mu_map_scene_new (map);
  for (int i = 0; i < 24 && i * 4 + 1 < places; i++) {
    const MuMapForce force = { .side = i % MU_MAP_SIDES,
                               .name = i % 3 ? "Legion" : "The army of the north",
                               .place = i * 4 + 1,
                               .to = i % 3 ? MU_MAP_NOWHERE : i * 4,
                               .day = 1,
                               .days = 2 };
    mu_map_scene_add (scene, &force);
  }
  return scene;
}
