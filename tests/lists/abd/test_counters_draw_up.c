/* Armies of counters drawn up on maps of all sizes and grounds: nobody stacked, all on ground that
 * can be entered in their own half, facing the enemy; and on open ground in a line that looks like
 * one. */
#include <string.h>

#include "lists/abd/counters.h"
#include "lists/xml/error.h"
#include "tests/lists/common.h"

static const MuSide sides[] = { MU_SIDE_A, MU_SIDE_B };

typedef struct {
  const char *notation;
  int counters;
} Lot;

static const Lot romans[]
    = { { "Reg C HI HTW Sh", 7 }, { "Irr C LMI JLS Sh", 1 }, { "Irr C LI JLS Sh", 2 },
        { "Reg C HC JLS Sh", 2 }, { "Irr C LC JLS Sh", 1 },  { NULL, 0 } };
static const Lot macedonians[]
    = { { "Reg C HI P Sh", 4 }, { "Reg C LMI JLS Sh", 2 }, { "Irr C LI B", 2 },
        { "Reg B HC L", 3 },    { "Irr C LC JLS", 2 },     { NULL, 0 } };
static const Lot riders[] = { { "Irr C LC B", 9 }, { "Irr B SHC L", 3 }, { NULL, 0 } };
static const Lot horde[]
    = { { "Irr C LMI JLS Sh", 25 }, { "Irr C LI JLS", 6 }, { "Irr B MC JLS Sh", 8 }, { NULL, 0 } };
static const Lot slingers[] = { { "Irr C LI S", 3 }, { NULL, 0 } };
static const Lot *const armies[] = { romans, macedonians, riders, horde, slingers };

static MuHexArmy *
army_of (const Lot *lots)
{
  GError *error = NULL;
  g_autoptr (MuList) list = test_list ();
  g_ptr_array_set_size (list->units, 0);
  for (; lots->notation; lots++) {
    MuListUnit *unit = mu_list_unit_new ();
    set_text (&unit->name, lots->notation);
    unit->troop = troop (lots->notation);
    unit->figures
        = lots->counters * (mu_type_is_mounted ((MuTroopType) unit->troop.type) ? 10 : 20);
    g_ptr_array_add (list->units, unit);
  }
  MuHexArmy *army = mu_hex_army_new (list, 20, &error);
  ck_assert_msg (army != NULL, "%s", error ? error->message : "");
  return army;
}

static const MuHexCounter *
counter_at (const MuHexArmy *army, guint index)
{
  return army->counters->pdata[index];
}

static gboolean
is_own (const MuAbdMap *map, MuSide side, int hex)
{
  const int row = hex / map->grid.columns;
  return side == MU_SIDE_A ? 2 * row >= map->grid.rows : 2 * (row + 1) <= map->grid.rows;
}

static void
check_places (const MuHexArmy *army, const MuAbdMap *map, MuSide side, const MuAbdUnitSetup *units)
{
  gboolean taken[MU_ABD_HEXES] = { FALSE };
  for (guint i = 0; i < army->counters->len; i++) {
    const int hex = units[i].hex;
    ck_assert_int_ge (hex, 0);
    ck_assert_int_lt (hex, mu_abd_hex_count (&map->grid));
    ck_assert (!taken[hex]); /* abd.8.5.stacking */
    taken[hex] = TRUE;
    ck_assert_uint_gt (mu_abd_chart_usual.terrain[map->terrain[hex]].cost, 0);
    ck_assert (is_own (map, side, hex));
    ck_assert_uint_eq (units[i].facing, side == MU_SIDE_A ? MU_ABD_NORTH : MU_ABD_SOUTH);
    ck_assert_uint_eq (units[i].type, counter_at (army, i)->type);
    ck_assert (!units[i].disordered && units[i].turn == 0 && units[i].shots == 0);
  }
}

static gboolean
draw_up (const MuHexArmy *army, const MuAbdMap *map, MuSide side)
{
  GError *error = NULL;
  MuAbdUnitSetup units[MU_ABD_UNITS];
  memset (units, 0xee, sizeof units);
  const gboolean done = mu_hex_army_draw_up (army, map, side, units, &error);
  ck_assert_int_eq (done, error == NULL);
  if (done)
    check_places (army, map, side, units);
  else
    ck_assert (g_error_matches (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID));
  g_clear_error (&error);
  return done;
}

/* It is done wherever a half has as many hexes as there are counters. */
START_TEST (any_map_with_room_will_do)
{
  g_autoptr (MuHexArmy) army = army_of (armies[_i]);
  for (int columns = 1; columns <= MU_ABD_COLUMNS; columns++)
    for (int rows = 1; rows <= MU_ABD_ROWS; rows += 1 + (columns & 1)) {
      MuAbdMap map;
      mu_abd_map_clear (&map, columns, rows);
      const gboolean room = columns * (rows / 2) >= (int) army->counters->len;
      for (gsize s = 0; s < G_N_ELEMENTS (sides); s++)
        ck_assert_msg (draw_up (army, &map, sides[s]) == room, "%d by %d", columns, rows);
    }
}
END_TEST

static void
scatter (MuAbdMap *map, guint64 *state)
{
  for (int hex = 0; hex < mu_abd_hex_count (&map->grid); hex++) {
    map->terrain[hex] = (uint8_t) (next_below (state, 3) ? 0 : next_below (state, MU_ABD_TERRAINS));
    mu_abd_map_set_side (map, hex, (int) next_below (state, MU_ABD_DIRECTIONS),
                         (MuAbdHexside) next_below (state, MU_ABD_HEXSIDES));
  }
}

START_TEST (any_ground_will_do)
{
  guint64 state = 490 + (guint64) _i;
  g_autoptr (MuHexArmy) army = army_of (armies[_i % G_N_ELEMENTS (armies)]);
  MuAbdMap map;
  mu_abd_map_clear (&map, 10 + (int) next_below (&state, 17), 10 + (int) next_below (&state, 21));
  scatter (&map, &state);
  for (gsize s = 0; s < G_N_ELEMENTS (sides); s++)
    ck_assert (draw_up (army, &map, sides[s]));
}
END_TEST

/* Woods and marsh right across where the line would stand are left alone. */
START_TEST (nobody_stands_in_woods_where_he_need_not)
{
  g_autoptr (MuHexArmy) army = army_of (romans);
  MuAbdUnitSetup units[MU_ABD_UNITS];
  MuAbdMap map;
  mu_abd_map_clear (&map, 18, 12);
  for (int column = 4; column < 9; column++)
    map.terrain[mu_abd_hex_at (&map.grid, column, 8)]
        = (uint8_t) (column & 1 ? MU_ABD_WOODS : MU_ABD_MARSH);
  ck_assert (mu_hex_army_draw_up (army, &map, MU_SIDE_A, units, NULL));
  for (guint i = 0; i < army->counters->len; i++)
    ck_assert_uint_eq (map.terrain[units[i].hex], MU_ABD_CLEAR);
}
END_TEST

/* --- what it looks like -------------------------------------------------- */

static int
column_of (const MuAbdMap *map, const MuAbdUnitSetup *unit)
{
  return unit->hex % map->grid.columns;
}

/* Rows behind the middle of the map. */
static int
depth_of (const MuAbdMap *map, MuSide side, const MuAbdUnitSetup *unit)
{
  const int row = unit->hex / map->grid.columns;
  return side == MU_SIDE_A ? row - map->grid.rows / 2 : map->grid.rows / 2 - 1 - row;
}

static gboolean
is_of (const MuAbdUnitSetup *unit, const char *types)
{
  return strstr (types, mu_abd_type_key ((MuAbdType) unit->type)) != NULL;
}

static void
check_line (const MuAbdMap *map, MuSide side, const MuAbdUnitSetup *units, guint count)
{
  int first = map->grid.columns, last = -1, line = 0;
  for (guint i = 0; i < count; i++)
    if (is_of (&units[i], "PX HI MI LI")) {
      first = MIN (first, column_of (map, &units[i]));
      last = MAX (last, column_of (map, &units[i]));
      ck_assert_int_eq (depth_of (map, side, &units[i]), 2);
      line++;
    }
  ck_assert_int_eq (last - first + 1, line); /* without gaps */
  for (guint i = 0; i < count; i++) {
    const int column = column_of (map, &units[i]), depth = depth_of (map, side, &units[i]);
    if (is_of (&units[i], "HC LC"))
      ck_assert ((column < first || column > last) && depth == 2);
    else if (is_of (&units[i], "MM LA EL"))
      ck_assert_int_eq (depth, 1);
    else if (is_of (&units[i], "CP"))
      ck_assert_int_ge (depth, 4);
  }
}

START_TEST (foot_is_in_line_and_horse_at_its_wings)
{
  for (int i = 0; i < 2; i++)
    for (gsize s = 0; s < G_N_ELEMENTS (sides); s++) {
      MuAbdUnitSetup units[MU_ABD_UNITS];
      MuAbdMap map;
      mu_abd_map_clear (&map, 18 + i, 12);
      g_autoptr (MuHexArmy) army = army_of (armies[i]);
      ck_assert (mu_hex_army_draw_up (army, &map, sides[s], units, NULL));
      check_line (&map, sides[s], units, army->counters->len);
    }
}
END_TEST

/* However large the map, the lines are five hexes apart. */
START_TEST (armies_begin_within_reach)
{
  for (int rows = 10; rows <= MU_ABD_ROWS; rows++) {
    MuAbdUnitSetup ours[MU_ABD_UNITS], theirs[MU_ABD_UNITS];
    MuAbdMap map;
    mu_abd_map_clear (&map, 20, rows);
    g_autoptr (MuHexArmy) army = army_of (romans);
    ck_assert (mu_hex_army_draw_up (army, &map, MU_SIDE_A, ours, NULL));
    ck_assert (mu_hex_army_draw_up (army, &map, MU_SIDE_B, theirs, NULL));
    const int apart = mu_abd_hex_distance (&map.grid, ours[0].hex, theirs[0].hex);
    ck_assert_int_eq (apart, 5 + rows % 2);
  }
}
END_TEST

/* abd.17.3.triple */
START_TEST (a_side_of_a_set_up_is_made)
{
  MuAbdUnitSetup units[MU_ABD_UNITS];
  MuAbdMap map;
  mu_abd_map_clear (&map, 20, 20);
  g_autoptr (MuHexArmy) army = army_of (horde);
  ck_assert (mu_hex_army_draw_up (army, &map, MU_SIDE_B, units, NULL));
  const MuAbdArmy side = mu_hex_army_side (army, units);
  ck_assert_ptr_eq (side.units, units);
  ck_assert_uint_eq (side.unit_count, MU_ABD_UNITS);
  ck_assert_uint_eq (side.leader_count, 1);
  ck_assert_uint_eq (side.leader[0], MU_ABD_LEADER_A);
  ck_assert (side.barbarian);
  ck_assert_uint_eq (side.panic, 0);
}
END_TEST

/* What is drawn up can be begun. */
START_TEST (two_sides_make_a_battle)
{
  MuAbdUnitSetup ours[MU_ABD_UNITS], theirs[MU_ABD_UNITS];
  MuAbdMap map;
  int body;
  mu_abd_map_clear (&map, 22, 14);
  g_autoptr (MuHexArmy) army = army_of (armies[_i]);
  g_autoptr (MuHexArmy) enemy = army_of (armies[(_i + 1) % COUNT (armies)]);
  ck_assert (mu_hex_army_draw_up (army, &map, MU_SIDE_A, ours, NULL));
  ck_assert (mu_hex_army_draw_up (enemy, &map, MU_SIDE_B, theirs, NULL));
  const MuAbdSetup detail
      = { .map = &map,
          .draw = MU_SIDE_NONE,
          .side = { mu_hex_army_side (army, ours), mu_hex_army_side (enemy, theirs) } };
  MuSetup setup = { .detail = &detail };
  for (int side = 0; side < MU_SIDES; side++)
    setup.side[side].pieces = detail.side[side].unit_count + detail.side[side].leader_count;
  const MuAbdSetupAnswer answer = mu_abd_setup_check (&setup, &body);
  ck_assert_msg (answer == MU_ABD_SETUP_OK, "%s", mu_abd_setup_answer_words (answer));
  ck_assert_int_gt (mu_abd_panic_level (&mu_abd_chart_usual, &detail.side[MU_SIDE_A]), 0);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("counters drawn up");
  tcase_set_timeout (tests, 60);
  tcase_add_loop_test (tests, any_map_with_room_will_do, 0, COUNT (armies));
  tcase_add_loop_test (tests, any_ground_will_do, 0, 100);
  tcase_add_test (tests, nobody_stands_in_woods_where_he_need_not);
  tcase_add_test (tests, foot_is_in_line_and_horse_at_its_wings);
  tcase_add_test (tests, armies_begin_within_reach);
  tcase_add_test (tests, a_side_of_a_set_up_is_made);
  tcase_add_loop_test (tests, two_sides_make_a_battle, 0, COUNT (armies));
  return run_case ("counters drawn up", tests);
}
