#include "tests/reports/abd/board_fixture.h"

#include <string.h>

#include "lists/xml/data.h"
#include "rules/battle/terms.h"

MuHexChart *
board_chart (void)
{
  g_autofree char *path = mu_data_path ("hexes", "chart.xml");
  g_autoptr (GError) error = NULL;
  MuHexChart *chart = mu_hex_chart_open (path, &error);
  if (chart == NULL)
    g_error ("%s", error->message);
  return chart;
}

static void
set (char **word, const char *to)
{
  g_free (*word);
  *word = g_strdup (to);
}

static MuAbdUnitSetup *
add (MuHexScenario *scenario, int side, MuAbdType type, int hex, int facing)
{
  MuAbdArmy *army = &scenario->detail.side[side];
  MuAbdUnitSetup *unit = &scenario->side[side].unit[army->unit_count++];
  *unit = (MuAbdUnitSetup){ .type = (guint8) type, .hex = (gint16) hex, .facing = (guint8) facing };
  g_ptr_array_add (scenario->side[side].units, NULL);
  return unit;
}

/* "PX N9/6 M7/3", as scenario cards write them. */
static void
add_all (MuHexScenario *scenario, int side, const char *card)
{
  g_auto (GStrv) words = g_strsplit (card, " ", -1);
  MuAbdType type = MU_ABD_LI;
  for (guint i = 0; words[i]; i++) {
    char *facing = strchr (words[i], '/');
    if (facing == NULL) {
      type = (MuAbdType) mu_abd_type_find (words[i]);
      continue;
    }
    *facing = '\0';
    const int hex = mu_abd_hex_named (&scenario->map.grid, words[i]);
    g_assert_cmpint (hex, !=, MU_ABD_OFF);
    add (scenario, side, type, hex, facing[1] - '1');
  }
}

static void
ground (MuHexScenario *scenario, MuAbdTerrain terrain, const char *hexes)
{
  g_auto (GStrv) names = g_strsplit (hexes, " ", -1);
  for (guint i = 0; names[i]; i++) {
    const int hex = mu_abd_hex_named (&scenario->map.grid, names[i]);
    g_assert_cmpint (hex, !=, MU_ABD_OFF);
    scenario->map.terrain[hex] = (guint8) terrain;
  }
}

static void
river (MuHexScenario *scenario, const char *hexsides)
{
  g_auto (GStrv) names = g_strsplit (hexsides, " ", -1);
  for (guint i = 0; names[i]; i++) {
    char *at = strchr (names[i], '/');
    *at = '\0';
    const MuAbdHexside kind = at[2] == 'f'   ? MU_ABD_FORD
                              : at[2] == 'b' ? MU_ABD_BRIDGE
                                             : MU_ABD_RIVER;
    mu_abd_map_set_side (&scenario->map, mu_abd_hex_named (&scenario->map.grid, names[i]),
                         at[1] - '1', kind);
  }
}

static void
lead (MuHexScenario *scenario, int side, MuAbdLeaderKind one, MuAbdLeaderKind two)
{
  MuAbdArmy *army = &scenario->detail.side[side];
  army->leader[0] = (guint8) one;
  army->leader[1] = (guint8) two;
  army->leader_count = 2;
  g_ptr_array_add (scenario->side[side].leaders, NULL);
  g_ptr_array_add (scenario->side[side].leaders, NULL);
}

MuHexScenario *
board_scenario (void)
{
  MuHexScenario *scenario = mu_hex_scenario_new (18, 12);
  set (&scenario->name, "Second Mantinea");
  scenario->year = -362;
  scenario->note = g_strdup ("The lines are known; the ground is made up.");
  scenario->special = g_strdup ("Theban horse may fight on foot. A draw counts for Sparta.");
  scenario->reconstruction = TRUE;
  set (&scenario->side[0].name, "Thebes");
  scenario->side[0].commander = g_strdup ("Epaminondas");
  set (&scenario->side[1].name, "Sparta");
  scenario->side[1].commander = g_strdup ("Agesilaus II");
  scenario->detail.draw = MU_SIDE_B;
  scenario->detail.options = MU_ABD_AVERAGING | MU_ABD_DISMOUNT;
  add_all (scenario, 0,
           "MI N7/3 LC N6/3 MM O5/3 MI M7/3 PX M6/3 L7/3 MI K7/3 LC J8/3 CP J6/3 MM I8/3");
  add_all (scenario, 1, "MM J10/1 LC K10/1 HI L10/6 M9/6 PX N9/6 CP N10/1 PX O8/6 LC P8/6 MM P7/6");
  lead (scenario, 0, MU_ABD_LEADER_A, MU_ABD_LEADER_C);
  lead (scenario, 1, MU_ABD_LEADER_B, MU_ABD_LEADER_B);
  scenario->detail.side[0].panic = 18;
  scenario->detail.side[1].panic = 14;
  set ((char **) &g_ptr_array_index (scenario->side[0].units, 4), "Sacred Band");
  MuAbdUnitSetup *late = add (scenario, 1, MU_ABD_HC, MU_ABD_OFF, MU_ABD_NORTH);
  late->turn = 4;
  late->entry = 0;
  scenario->detail.entry_count = 1;
  scenario->detail.entry[0] = (MuAbdEntryHexes){ .count = 2 };
  scenario->detail.entry[0].hex[0] = (gint16) mu_abd_hex_named (&scenario->map.grid, "R9");
  scenario->detail.entry[0].hex[1] = (gint16) mu_abd_hex_named (&scenario->map.grid, "R10");
  ground (scenario, MU_ABD_WOODS, "A1 B1 A2 B2 C2 C1 D3 D2 P2 Q2 Q3 R3 A11 A12 B12");
  ground (scenario, MU_ABD_HILL, "F9 G9 G10 H9 H10 F10 Q11 K2");
  ground (scenario, MU_ABD_ROUGH, "I3 J3 J4 C7 R12");
  ground (scenario, MU_ABD_BUILT_UP, "M3 N3 M2");
  ground (scenario, MU_ABD_MARSH, "D8 E8 D9 E9 E10");
  river (scenario,
         "F1/3 F1/4r E2/3 E2/2 F3/5 F3/4f F3/3 G3/4 G3/3b H4/5 H4/4 H4/3 I4/4 I4/3 J5/4f");
  return scenario;
}

MuHexScenario *
board_of_types (int columns, int rows)
{
  MuHexScenario *scenario = mu_hex_scenario_new (columns, rows);
  set (&scenario->name, "All types");
  set (&scenario->side[0].name, "Blue");
  set (&scenario->side[1].name, "Red");
  for (int side = 0; side < MU_SIDES; side++) {
    for (int type = 0; type < MU_ABD_TYPES; type++) {
      MuAbdUnitSetup *unit = add (scenario, side, (MuAbdType) type,
                                  type + 20 * side < columns * rows ? type + 20 * side : 0,
                                  type % MU_ABD_DIRECTIONS);
      unit->disordered = type % 4 == 3;
    }
    lead (scenario, side, MU_ABD_LEADER_A, MU_ABD_LEADER_C);
  }
  return scenario;
}
