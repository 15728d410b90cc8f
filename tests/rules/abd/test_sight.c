/* Ancient Battles Deluxe: who sees whom. */
#include "rules/abd/battle/engine.h"
#include "tests/rules/abd/slow_line.h"
#include "tests/rules/common.h"

#include <string.h>

#define COUNT(a) ((int) (sizeof (a) / sizeof (a)[0]))

/* Ground and counters, and nothing else of a battle. */
static AbdBattle battle;
static MuAbdSetup setup;
static MuAbdMap map;
static MuReadings readings;

static void
lay_out (int columns, int rows)
{
  mu_abd_map_clear (&map, columns, rows);
  memset (&readings, 0, sizeof readings);
  memset (&battle, 0, sizeof battle);
  setup = (MuAbdSetup){ .map = &map, .readings = &readings };
  battle.setup = &setup;
  battle.chart = &mu_abd_chart_usual;
  battle.map = &map;
  for (int hex = 0; hex < MU_ABD_HEXES; hex++)
    battle.at[hex] = MU_NO_BODY;
}

static int
hex_of (const char *name)
{
  const int hex = mu_abd_hex_named (&map.grid, name);
  ck_assert_int_ne (hex, MU_ABD_OFF);
  return hex;
}

/* "F5w G6u": a letter behind each hex says what is there; u: a unit. */
static void
lay (const char *what)
{
  static const char letters[] = "crwhbm";
  char name[MU_ABD_NAME];
  while (*what) {
    const size_t size = strcspn (what, "crwhbmu");
    memcpy (name, what, size);
    name[size] = '\0';
    if (what[size] == 'u')
      battle.at[hex_of (name)] = 1;
    else
      map.terrain[hex_of (name)] = (uint8_t) (strchr (letters, what[size]) - letters);
    what += size + 1;
    what += *what == ' ';
  }
}

/* From G6 unless a hex is named; sees[1]: with the other reading of abd.10.4.hill-terrain. */
static const struct {
  const char *to, *there;
  bool sees[2];
} sights[] = {
  { "G6", "G6w G6u", { 1, 1 } },
  { "G5", "G6w G5w G6u G5u", { 1, 1 } }, /* abd.10.4.los: neither end blocks */
  { "G3", "", { 1, 1 } },
  /* abd.10.4.block-terrain */
  { "G3", "G4w", { 0, 0 } },
  { "G3", "G5h", { 0, 0 } },
  { "G3", "G5b", { 0, 0 } },
  { "G3", "G5r G4m", { 1, 1 } },
  { "G3", "G2w G7w F5w F4w H5w H4w", { 1, 1 } },
  { "G4", "G4w G6b G5r", { 1, 1 } },
  { "H3", "G4w", { 0, 0 } }, /* one that it but clips */
  { "H3", "G5w", { 0, 0 } },
  { "H3", "H5w", { 0, 0 } },
  /* abd.10.4.block-units */
  { "G3", "G4u", { 0, 0 } },
  { "J5", "H6u", { 0, 0 } },
  { "J5", "I5u", { 0, 0 } },
  { "J5", "I6u", { 1, 1 } },
  /* abd.10.4.hexside */
  { "I6", "H6w", { 1, 1 } },
  { "I6", "H7w", { 1, 1 } },
  { "I6", "H6w H7w", { 0, 0 } },
  { "I6", "H6u H7u", { 0, 0 } },
  { "I6", "H6u H7b", { 0, 0 } },
  { "I6", "H6u", { 1, 1 } },
  { "H5", "G5u H6w", { 0, 0 } },
  { "H5", "G5u", { 1, 1 } },
  { "K6", "H6w J7w", { 1, 1 } }, /* one of each pair, on other hands */
  { "K6", "H6w J7w J6h", { 0, 0 } },
  { "K6", "I6u", { 0, 0 } }, /* through the hex between two hexsides */
  /* abd.10.4.hill-exception */
  { "G3", "G6h G4u", { 1, 1 } },
  { "G3", "G3h G4u G5u", { 1, 1 } },
  { "G3", "G3h G6w G5u", { 1, 1 } },
  { "I6", "G6h H6u H7u", { 1, 1 } },
  { "I6", "G6h H6u H7w", { 1, 1 } }, /* runs along a hexside once the unit is passed over */
  { "I6", "G6h H6w H7w", { 0, 0 } },
  /* abd.10.4.hill-terrain */
  { "G3", "G6h G4w", { 0, 0 } },
  { "G3", "G6h G4h G4u", { 0, 0 } },
  { "G3", "G6h G3h G4h", { 0, 0 } },
  { "G3", "G6h G3h", { 1, 1 } },
  { "G3", "G6h G3h G4u", { 0, 1 } },
  { "I6", "G6h I6h H6u H7u", { 0, 1 } },
  { "I6", "G6h I6h H6u H7w", { 0, 1 } },
};

START_TEST (sight_is_blocked_as_the_book_says)
{
  lay_out (12, 10);
  lay (sights[_i].there);
  for (int choice = 0; choice < 2; choice++) {
    readings.choice[MU_READING_HEX_HILLS] = (uint8_t) choice;
    ck_assert_int_eq (mu_abd_sees (&battle, hex_of ("G6"), hex_of (sights[_i].to)),
                      sights[_i].sees[choice]);
    ck_assert_int_eq (mu_abd_sees (&battle, hex_of (sights[_i].to), hex_of ("G6")),
                      sights[_i].sees[choice]);
  }
}
END_TEST

/* Beyond the edge of the map nothing blocks: of a pair there one is never enough. */
START_TEST (sight_along_the_edge_is_free)
{
  lay_out (12, 10);
  lay ("E1w E1u");
  ck_assert (mu_abd_sees (&battle, hex_of ("D1"), hex_of ("F1")));
  ck_assert (!mu_abd_sees (&battle, hex_of ("D1"), hex_of ("G1")));
}
END_TEST

/* A club's own chart says what blocks. */
START_TEST (the_chart_says_what_blocks)
{
  MuAbdChart chart = mu_abd_chart_usual;
  chart.terrain[MU_ABD_MARSH].blocks = true;
  chart.terrain[MU_ABD_WOODS].blocks = false;
  lay_out (12, 10);
  battle.chart = &chart;
  lay ("G4w");
  ck_assert (mu_abd_sees (&battle, hex_of ("G6"), hex_of ("G3")));
  lay ("G5m");
  ck_assert (!mu_abd_sees (&battle, hex_of ("G6"), hex_of ("G3")));
}
END_TEST

/* --- against the slow way --------------------------------------------------------- */

static bool
blocks_slowly (int hex, bool units_block)
{
  const int ground = map.terrain[hex];
  return ground == MU_ABD_WOODS || ground == MU_ABD_HILL || ground == MU_ABD_BUILT_UP
         || (units_block && battle.at[hex] != MU_NO_BODY);
}

/* Whether one that the line runs along has a blocking hex over against it. */
static bool
is_closed (int from, int to, int hex, bool units_block)
{
  Fraction mine[2], its[2];
  slow_meeting (&map.grid, from, to, hex, mine);
  for (int other = 0; other < mu_abd_hex_count (&map.grid); other++)
    if (other != hex && blocks_slowly (other, units_block)
        && slow_meeting (&map.grid, from, to, other, its) == SLOW_ALONG
        && compare_fractions (its[0], mine[0]) == 0)
      return true;
  return false;
}

static bool
sees_slowly (int from, int to)
{
  const int hills = (map.terrain[from] == MU_ABD_HILL) + (map.terrain[to] == MU_ABD_HILL);
  const bool units_block = hills == 0 || (hills == 2 && readings.choice[MU_READING_HEX_HILLS] == 0);
  Fraction part[2];
  for (int hex = 0; hex < mu_abd_hex_count (&map.grid); hex++) {
    if (hex == from || hex == to || !blocks_slowly (hex, units_block))
      continue;
    const SlowMeeting meeting = slow_meeting (&map.grid, from, to, hex, part);
    if (meeting == SLOW_THROUGH
        || (meeting == SLOW_ALONG && is_closed (from, to, hex, units_block)))
      return false;
  }
  return true;
}

static void
scatter (uint64_t *state)
{
  const uint32_t ground = 2 + next_below (state, 8), units = 2 + next_below (state, 8);
  lay_out (3 + (int) next_below (state, 8), 3 + (int) next_below (state, 7));
  readings.choice[MU_READING_HEX_HILLS] = (uint8_t) next_below (state, 2);
  for (int hex = 0; hex < mu_abd_hex_count (&map.grid); hex++) {
    if (next_below (state, ground) == 0)
      map.terrain[hex] = (uint8_t) next_below (state, MU_ABD_TERRAINS);
    if (next_below (state, units) == 0)
      battle.at[hex] = 0;
  }
}

/* abd.10.4.los, both ways alike. */
START_TEST (sight_is_that_of_a_ruler)
{
  uint64_t state = (uint64_t) _i + 1;
  int seen = 0, lines = 0;
  scatter (&state);
  for (int from = 0; from < mu_abd_hex_count (&map.grid); from++)
    for (int to = from; to < mu_abd_hex_count (&map.grid); to += 1 + (int) next_below (&state, 3)) {
      const bool sees = mu_abd_sees (&battle, from, to);
      ck_assert (sees == sees_slowly (from, to) && sees == mu_abd_sees (&battle, to, from));
      seen += sees;
      lines++;
    }
  ck_assert_int_gt (seen, 0);
  ck_assert_int_lt (seen, lines);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("abd-sight");
  tcase_add_loop_test (tests, sight_is_blocked_as_the_book_says, 0, COUNT (sights));
  tcase_add_test (tests, sight_along_the_edge_is_free);
  tcase_add_test (tests, the_chart_says_what_blocks);
  tcase_add_loop_test (tests, sight_is_that_of_a_ruler, 0, 40);
  return run_case ("abd-sight", tests);
}
