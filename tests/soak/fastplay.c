/* fastplay [--first N] --battles N   battles of Fast Play between armies drawn from all troops that
 * may exist, fought by the machine, every second one by whims in part, every third on broken
 * ground, some so close that they meet on the first turn, and watched after each step. The measure:
 * --battles 100000. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/awfp/units.h"
#include "tests/rules/awfp/battle/scene.h"

static int
below (uint64_t *state, int most)
{
  *state = *state * UINT64_C (6364136223846793005) + UINT64_C (1442695040888963407);
  return (int) ((*state >> 33) % (uint64_t) most);
}

static void
draw_unit (MuAwfpBattleUnit *unit, uint64_t *state, bool general)
{
  *unit = (MuAwfpBattleUnit){ .troop = lawful_stand (state), .general = general };
  const MuAwfpLimits limits = mu_awfp_unit_limits (mu_awfp_troop_kind (&unit->troop), general);
  unit->stands = (uint8_t) (limits.least + below (state, limits.most - limits.least + 1));
  unit->files = (uint8_t) below (state, unit->stands + 1);
  unit->points = 8 * unit->stands;
}

static void
draw_priest (MuAwfpBattleUnit *unit)
{
  *unit = (MuAwfpBattleUnit){ .priest = true, .stands = 1 };
  mu_awfp_troop_parse ("Irregular Warrior UI loose", &unit->troop, NULL);
}

/* Two to nine units, a general and every second time a priest; either may be of any strength of
 * player and scale. */
static void
draw (Scene *scene, uint64_t state)
{
  scene->detail.scale = (MuAwfpScale) below (&state, MU_AWFP_SCALES);
  for (int side = 0; side < MU_SIDES; side++) {
    const int units = 4 + below (&state, 7);
    for (int i = 0; i < units; i++)
      draw_unit (&scene->unit[side][i], &state, i == 0);
    if (below (&state, 2))
      draw_priest (&scene->unit[side][1]);
    scene->setup.side[side].pieces = (uint16_t) units;
    scene->detail.side[side].ability = (MuAwfpAbility) below (&state, MU_AWFP_ABILITIES);
    scene->detail.side[side].player = (MuAwfpPlayer) below (&state, MU_AWFP_PLAYERS);
  }
}

typedef struct {
  long fought, faults;
} Tally;

#define SIDE     1600 /* paces */
#define FEATURES 8

/* The ground of a battle, and what it was drawn from. */
typedef struct {
  MuSpot spots[FEATURES][4];
  MuFeature feature[FEATURES];
  void *block;
} Ground;

static void
draw_feature (Ground *ground, int at, uint64_t *state)
{
  static const MuFeatureKind kinds[]
      = { MU_FEATURE_WOOD,   MU_FEATURE_MARSH,     MU_FEATURE_ROCKS,  MU_FEATURE_BOG,
          MU_FEATURE_HAMLET, MU_FEATURE_HEDGE,     MU_FEATURE_STREAM, MU_FEATURE_RIVER,
          MU_FEATURE_POND,   MU_FEATURE_LIGHT_WOOD };
  const MuFeatureKind kind = kinds[below (state, (int) COUNT (kinds))];
  const int x = 100 + below (state, 1100), y = 300 + below (state, 800);
  const int wide = 60 + below (state, 240), deep = 60 + below (state, 240);
  MuSpot *spot = ground->spots[at];
  const bool area = mu_feature_form (kind) == MU_FEATURE_AREA;
  spot[0] = (MuSpot){ x, y };
  spot[1] = (MuSpot){ x + wide, y + below (state, 50) };
  spot[2] = (MuSpot){ x + wide - below (state, 50), y + deep + 50 };
  spot[3] = (MuSpot){ x, y + deep };
  if (kind == MU_FEATURE_RIVER || kind == MU_FEATURE_STREAM) {
    spot[0].x = 0;
    spot[1].x = SIDE;
  }
  ground->feature[at] = (MuFeature){ .kind = kind, .spots = spot, .count = area ? 4 : 2 };
}

/* Nothing, where what was drawn cannot be a field: rivers through hills and the like. */
static const MuTerrain *
draw_ground (Ground *ground, uint64_t state)
{
  const MuTerrainTerms terms = { 5, 20 };
  const int count = 1 + below (&state, FEATURES);
  const MuBattlefield field = { SIDE, SIDE, ground->feature, count };
  for (int i = 0; i < count; i++)
    draw_feature (ground, i, &state);
  if (mu_battlefield_check (&field, NULL) != MU_BATTLEFIELD_OK)
    return NULL;
  ground->block = realloc (ground->block, mu_terrain_size (&field));
  return mu_terrain_build (ground->block, mu_terrain_size (&field), &field, &terms);
}

/* awfp.deploy.screen: armies stand as they are drawn up, or are placed one way or the other. A line
 * too long for its table is no fault. */
static void
watch (Scene *scene, Ground *ground, long number, Tally *tally)
{
  const char *fault = NULL;
  int body;
  draw (scene, (uint64_t) number * 77 + 5);
  mu_dice_init_seeded (&scene->dice, 0, 0);
  scene->whims = number % 2 ? 30 : 0;
  scene->whim = (uint64_t) number;
  scene->detail.placing = (MuPlacing) (number / 3 % MU_PLACINGS);
  scene->setup.board.width = scene->setup.board.depth = SIDE;
  scene->setup.board.terrain
      = number % 3 == 0 && number % 5 ? draw_ground (ground, (uint64_t) number * 31 + 7) : NULL;
  scene->detail.quick = number % 5 == 0;
  if (scene->detail.quick)
    scene->setup.board.depth = scene->detail.scale == MU_AWFP_SMALL ? 610 : 800;
  if (!scene_can_begin (scene, (uint64_t) number, &body))
    return;
  tally->fought++;
  if (scene_fights (scene, true, &fault))
    return;
  tally->faults++;
  printf ("battle %ld, turn %d: %s\n", number, mu_battle_time (scene->battle).period, fault);
}

int
main (int count, char **args)
{
  static const char *const nobody[] = { NULL };
  long first = 0, battles = 0;
  Tally tally = { 0, 0 };
  for (int i = 1; i + 1 < count; i += 2)
    *(strcmp (args[i], "--first") == 0 ? &first : &battles) = strtol (args[i + 1], NULL, 10);
  Ground ground = { .block = NULL };
  Scene *scene = scene_new (nobody, nobody);
  for (long i = first; i < first + battles; i++)
    watch (scene, &ground, i, &tally);
  scene_free (scene);
  free (ground.block);
  printf ("%ld battles of Fast Play, %ld with faults\n", tally.fought, tally.faults);
  return tally.faults > 0 || tally.fought == 0;
}
