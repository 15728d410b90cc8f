/* hexes [PAIRS] [LEVEL LEVEL] [SCENARIO...]   battles on the hex table: what a level of the machine
 * player is worth against another, how long battles last, who takes no part, and what they cost.
 * Each pair is the same position and dice twice, the two levels on either side in turn; a level
 * against its like is fought once, and shows how even a scenario is. A signature that differs on
 * another machine is a fault.
 *
 * Without levels: greedy and planned against their like and each other, on drawn-up armies and on
 * all scenarios that ship; search against both only where it is asked for, for it takes minutes. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "lists/abd/scenario.h"
#include "rules/abd/battle/engine.h"

#define COLUMNS 18
#define ROWS    12
#define UNITS   12

/* --- armies drawn up -------------------------------------------------------------------- */

typedef struct {
  const char *type;
  int column, row;
} Place;

/* Side A's, who face north; side B's are the same turned half about, which the grid allows. */
static const Place drawn[][UNITS] = {
  { { "CP", 8, 11 },
    { "PX", 7, 8 },
    { "PX", 8, 8 },
    { "PX", 9, 8 },
    { "HI", 6, 8 },
    { "HI", 10, 8 },
    { "MI", 11, 8 },
    { "MM", 5, 8 },
    { "LA", 8, 7 },
    { "LC", 3, 8 },
    { "HC", 4, 8 },
    { "HC", 13, 8 } },
  { { "CP", 9, 11 },
    { "PX", 8, 8 },
    { "PX", 9, 8 },
    { "HI", 7, 8 },
    { "HI", 10, 8 },
    { "MI", 6, 8 },
    { "MI", 11, 8 },
    { "MM", 7, 7 },
    { "LA", 10, 7 },
    { "LC", 14, 8 },
    { "HC", 12, 8 },
    { "HC", 4, 8 } },
  { { "CP", 8, 10 },
    { "PX", 6, 8 },
    { "PX", 7, 8 },
    { "HI", 8, 8 },
    { "HI", 9, 8 },
    { "MI", 10, 8 },
    { "MM", 5, 8 },
    { "LA", 3, 8 },
    { "LA", 11, 8 },
    { "LC", 12, 8 },
    { "HC", 13, 8 },
    { "HC", 2, 9 } },
};
#define DRAWN ((int) (sizeof drawn / sizeof *drawn))

static const struct {
  int column, row;
  MuAbdTerrain terrain;
} ground[] = {
  { 2, 5, MU_ABD_WOODS }, { 5, 5, MU_ABD_HILL },   { 12, 4, MU_ABD_ROUGH },
  { 9, 5, MU_ABD_ROUGH }, { 15, 6, MU_ABD_WOODS },
};

typedef struct {
  MuAbdMap map;
  MuAbdUnitSetup unit[MU_SIDES][UNITS];
  MuAbdSetup detail;
  MuSetup setup;
} Scene;

static int
hex_of (int side, int column, int row)
{
  return side == MU_SIDE_A ? row * COLUMNS + column
                           : (ROWS - 1 - row) * COLUMNS + COLUMNS - 1 - column;
}

static void
draw_side (Scene *scene, const Place *place, int side)
{
  MuAbdArmy *army = &scene->detail.side[side];
  for (int i = 0; i < UNITS; i++)
    scene->unit[side][i]
        = (MuAbdUnitSetup){ .type = (uint8_t) mu_abd_type_find (place[i].type),
                            .facing = side == MU_SIDE_A ? MU_ABD_NORTH : MU_ABD_SOUTH,
                            .hex = (int16_t) hex_of (side, place[i].column, place[i].row) };
  *army = (MuAbdArmy){ .units = scene->unit[side],
                       .unit_count = UNITS,
                       .leader = { MU_ABD_LEADER_B, MU_ABD_LEADER_B },
                       .leader_count = 2 };
}

static void
draw_up (Scene *scene, int which)
{
  memset (scene, 0, sizeof *scene);
  mu_abd_map_clear (&scene->map, COLUMNS, ROWS);
  for (size_t i = 0; i < sizeof ground / sizeof *ground; i++)
    for (int side = 0; side < MU_SIDES; side++)
      scene->map.terrain[hex_of (side, ground[i].column, ground[i].row)]
          = (uint8_t) ground[i].terrain;
  scene->detail.map = &scene->map;
  scene->detail.draw = MU_SIDE_NONE;
  scene->setup = (MuSetup){ .rules = MU_RULES_ABD,
                            .board = { MU_BOARD_HEXES, COLUMNS, ROWS, NULL },
                            .detail = &scene->detail };
  for (int side = 0; side < MU_SIDES; side++) {
    draw_side (scene, drawn[which], side);
    scene->setup.side[side].pieces = UNITS + 2;
  }
}

/* --- battles ---------------------------------------------------------------------------------- */

typedef struct {
  int battles, turns, units, idle;        /* idle: neither fought nor shot; Camps apart */
  int won[MU_SIDES], better, worse, even; /* by sides; and of the first level, of its pairs */
  int wins, losses, questions;
  double seconds, slowest;
  uint64_t signature;
} Tally;

static bool took_part[ABD_BODIES];

static void
watch (void *context, const MuEvent *event)
{
  (void) context;
  if (event->kind != MU_ABD_EVENT_MELEE && event->kind != MU_ABD_EVENT_FIRE)
    return;
  took_part[event->body] = true;
  if (event->kind == MU_ABD_EVENT_MELEE)
    took_part[event->other] = true;
}

static double
now (void)
{
  return (double) clock () / CLOCKS_PER_SEC;
}

static void
answer (MuBattle *battle, const MuQuestion *question, Tally *tally)
{
  static MuChoice choices[MU_CHOICES_MAX];
  const double start = now ();
  const int count = mu_battle_abd.choices (battle, question, choices, MU_CHOICES_MAX);
  const int chosen = mu_battle_abd.decide (battle, question, choices, count);
  if (mu_battle_abd.answer (battle, question, &choices[chosen]) != MU_RULE_NONE)
    printf ("an answer to question %d of kind %d was refused\n", question->number, question->kind);
  tally->questions++;
  if (now () - start > tally->slowest)
    tally->slowest = now () - start;
}

static void
count_idle (const AbdBattle *battle, Tally *tally)
{
  for (int i = 0; i < battle->first[MU_SIDES]; i++)
    if (!battle->piece[i].leader && !mu_abd_is_camp ((MuAbdType) battle->piece[i].type)) {
      tally->units++;
      tally->idle += !took_part[i];
    }
}

/* Who wins. */
static MuSide
fight (const MuSetup *setup, uint64_t seed, Tally *tally)
{
  const size_t size = mu_battle_abd.size (setup);
  MuBattle *battle = calloc (1, size);
  const double start = now ();
  MuDice dice;
  MuQuestion question;
  MuBattleStatus status;
  MuBattleOutcome outcome;
  memset (took_part, 0, sizeof took_part);
  mu_dice_init_seeded (&dice, seed, 1);
  mu_battle_abd.begin (battle, size, setup, &dice, watch, NULL);
  while ((status = mu_battle_abd.step (battle, &question)) != MU_BATTLE_OVER)
    if (status == MU_BATTLE_ASKS)
      answer (battle, &question, tally);
  mu_battle_abd.outcome (battle, &outcome);
  tally->seconds += now () - start;
  tally->battles++;
  tally->turns += outcome.periods;
  tally->signature = tally->signature * 31 + outcome.digest;
  if (outcome.winner != MU_SIDE_NONE)
    tally->won[outcome.winner]++;
  count_idle ((const AbdBattle *) (const void *) battle, tally);
  free (battle);
  return outcome.winner;
}

/* The same twice, the levels on either side in turn; of like levels that would be one battle. */
static void
fight_pair (const MuSetup *setup, MuAbdSetup *detail, uint64_t seed, const int level[2],
            Tally *tally)
{
  const int times = level[0] == level[1] ? 1 : MU_SIDES;
  int lead = 0;
  for (int side = 0; side < times; side++) {
    detail->side[side].player = (uint8_t) level[0];
    detail->side[!side].player = (uint8_t) level[1];
    const MuSide winner = fight (setup, seed, tally);
    if (winner == MU_SIDE_NONE)
      continue;
    lead += winner == (MuSide) side ? 1 : -1;
    *(winner == (MuSide) side ? &tally->wins : &tally->losses) += 1;
  }
  *(lead > 0 ? &tally->better : lead < 0 ? &tally->worse : &tally->even) += 1;
}

static void
report (const char *where, const int level[2], const Tally *tally)
{
  static const char *const name[MU_ABD_PLAYERS] = { "greedy", "planned", "search" };
  const int draws = tally->battles - tally->wins - tally->losses;
  printf ("%s, %s against %s: %d won, %d lost, %d drawn; of %d pairs %d better, %d worse; A %d, B "
          "%d; %.1f turns, %.1f %% idle; %.0f battles a second, %.2f us a question, the slowest "
          "%.1f ms; %016" PRIx64 "\n",
          where, name[level[0]], name[level[1]], tally->wins, tally->losses, draws,
          tally->better + tally->worse + tally->even, tally->better, tally->worse, tally->won[0],
          tally->won[1], (double) tally->turns / tally->battles, 100.0 * tally->idle / tally->units,
          tally->battles / tally->seconds, 1e6 * tally->seconds / tally->questions,
          1e3 * tally->slowest, tally->signature);
}

static void
bench_drawn (int pairs, int one, int other)
{
  const int level[2] = { one, other };
  Tally tally = { .battles = 0 };
  for (int i = 0; i < pairs; i++) {
    Scene scene;
    draw_up (&scene, i % DRAWN);
    fight_pair (&scene.setup, &scene.detail, (uint64_t) i, level, &tally);
  }
  report ("Drawn up", level, &tally);
}

static void
bench_scenario (MuHexScenario *scenario, int pairs, int one, int other)
{
  const int level[2] = { one, other };
  const MuSetup setup = mu_hex_scenario_setup (scenario);
  Tally tally = { .battles = 0 };
  for (int i = 0; i < pairs; i++)
    fight_pair (&setup, &scenario->detail, (uint64_t) i, level, &tally);
  report (scenario->name, level, &tally);
}

static int
bench_scenarios (int pairs, int one, int other)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) all = mu_hex_scenarios (&error);
  if (!all) {
    printf ("%s\n", error->message);
    return 1;
  }
  for (guint i = 0; i < all->len; i++)
    bench_scenario (all->pdata[i], pairs, one, other);
  return 0;
}

static int
bench_named (int count, char **ids, int pairs, int one, int other)
{
  for (int i = 0; i < count; i++) {
    g_autoptr (GError) error = NULL;
    g_autoptr (MuHexScenario) scenario = mu_hex_scenario_find (ids[i], &error);
    if (!scenario) {
      printf ("%s\n", error->message);
      return 1;
    }
    bench_scenario (scenario, pairs, one, other);
  }
  return 0;
}

static int
level_of (const char *text)
{
  const int level = (int) strtol (text, NULL, 10);
  return level < 0 || level >= MU_ABD_PLAYERS ? MU_ABD_PLANNED : level;
}

int
main (int count, char **args)
{
  const int pairs = count > 1 ? (int) strtol (args[1], NULL, 10) : 100;
  if (pairs < 1)
    return 1;
  if (count > 3) {
    const int one = level_of (args[2]), other = level_of (args[3]);
    if (count == 4)
      bench_drawn (pairs, one, other);
    return bench_named (count - 4, args + 4, pairs, one, other);
  }
  bench_drawn (pairs, MU_ABD_GREEDY, MU_ABD_GREEDY);
  bench_drawn (pairs, MU_ABD_PLANNED, MU_ABD_PLANNED);
  bench_drawn (pairs, MU_ABD_PLANNED, MU_ABD_GREEDY);
  return bench_scenarios (1 + pairs / 20, MU_ABD_PLANNED, MU_ABD_GREEDY);
}
