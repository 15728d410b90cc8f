/* Names of what stands in the chart, and the usual one. Of its numbers those in the comments of
 * their rows are facts; all others are the reconstruction. */
#include "rules/abd/charts/chart.h"

#include <string.h>

static const struct {
  const char *key, *words;
  MuAbdArm arm;
} types[MU_ABD_TYPES] = {
  [MU_ABD_LI] = { "LI", "Light Infantry", MU_ABD_INFANTRY },
  [MU_ABD_MI] = { "MI", "Medium Infantry", MU_ABD_INFANTRY },
  [MU_ABD_HI] = { "HI", "Heavy Infantry", MU_ABD_INFANTRY },
  [MU_ABD_PX] = { "PX", "Phalanx", MU_ABD_INFANTRY },
  [MU_ABD_PK] = { "PK", "Pikemen", MU_ABD_INFANTRY },
  [MU_ABD_MM] = { "MM", "Mixed Missile", MU_ABD_INFANTRY },
  [MU_ABD_LA] = { "LA", "Light Archers", MU_ABD_INFANTRY },
  [MU_ABD_HA] = { "HA", "Heavy Archers", MU_ABD_INFANTRY },
  [MU_ABD_LC] = { "LC", "Light Cavalry", MU_ABD_CAVALRY },
  [MU_ABD_HC] = { "HC", "Heavy Cavalry", MU_ABD_CAVALRY },
  [MU_ABD_MA] = { "MA", "Mounted Archers", MU_ABD_CAVALRY },
  [MU_ABD_CT] = { "CT", "Cataphracts", MU_ABD_CAVALRY },
  [MU_ABD_KT] = { "KT", "Knights", MU_ABD_CAVALRY },
  [MU_ABD_CC] = { "CC", "Camelry", MU_ABD_CAVALRY },
  [MU_ABD_CH] = { "CH", "Chariots", MU_ABD_CAVALRY },
  [MU_ABD_BC] = { "BC", "Battle Chariots", MU_ABD_CAVALRY },
  [MU_ABD_EL] = { "EL", "Elephants", MU_ABD_OTHER },
  [MU_ABD_CP] = { "CP", "Camp", MU_ABD_OTHER },
  [MU_ABD_WW] = { "WW", "War Wagon", MU_ABD_OTHER },
};

MuAbdArm
mu_abd_arm (MuAbdType type)
{
  return types[type].arm;
}

bool
mu_abd_is_camp (MuAbdType type)
{
  return type == MU_ABD_CP || type == MU_ABD_WW;
}

const char *
mu_abd_type_key (MuAbdType type)
{
  return types[type].key;
}

const char *
mu_abd_type_words (MuAbdType type)
{
  return types[type].words;
}

int
mu_abd_type_find (const char *key)
{
  for (int type = 0; type < MU_ABD_TYPES; type++)
    if (strcmp (types[type].key, key) == 0)
      return type;
  return strcmp (key, "HT") == 0 ? (int) MU_ABD_CT : -1; /* abd.2.0.type-cavalry */
}

static const struct {
  const char *key, *words;
} terrains[MU_ABD_TERRAINS] = {
  [MU_ABD_CLEAR] = { "clear", "Clear" },          [MU_ABD_ROUGH] = { "rough", "Rough" },
  [MU_ABD_WOODS] = { "woods", "Woods" },          [MU_ABD_HILL] = { "hill", "Hill" },
  [MU_ABD_BUILT_UP] = { "built-up", "Built Up" }, [MU_ABD_MARSH] = { "marsh", "Marsh" },
}, hexsides[MU_ABD_HEXSIDES] = {
  [MU_ABD_NO_SIDE] = { "none", "" },
  [MU_ABD_RIVER] = { "river", "River" },
  [MU_ABD_FORD] = { "ford", "Ford" },
  [MU_ABD_BRIDGE] = { "bridge", "Stone Bridge" },
};

const char *
mu_abd_terrain_key (MuAbdTerrain terrain)
{
  return terrains[terrain].key;
}

const char *
mu_abd_terrain_words (MuAbdTerrain terrain)
{
  return terrains[terrain].words;
}

int
mu_abd_terrain_find (const char *key)
{
  for (int terrain = 0; terrain < MU_ABD_TERRAINS; terrain++)
    if (strcmp (terrains[terrain].key, key) == 0)
      return terrain;
  return -1;
}

const char *
mu_abd_hexside_key (MuAbdHexside side)
{
  return hexsides[side].key;
}

const char *
mu_abd_hexside_words (MuAbdHexside side)
{
  return hexsides[side].words;
}

int
mu_abd_hexside_find (const char *key)
{
  for (int side = 0; side < MU_ABD_HEXSIDES; side++)
    if (strcmp (hexsides[side].key, key) == 0)
      return side;
  return -1;
}

/* abd.2.0.unit-values-px, abd.2.0.unit-values-foot, abd.2.0.unit-values-horse: facts.
 * READING: abd.2.0.unit-values-all: the rest is lost; disordered units have half their strength,
 * rounded down, and values follow what the book says of each type.
 * READING: abd.2.0.light-types: LI, LA and LC alone have a green box.
 * READING: abd.2.0.cav-effective-types: PX, PK, CC and EL.
 * READING: abd.8.9.tec-move, abd.8.9.tec-melee, abd.8.9.tec-missile: but for Rough
 * (abd.8.9.rough-cost) and Clear a reconstruction. READING: abd.3.3.command-4-6: the printed table
 * leaves 4 and 6 open: 4 adds 2 as 5 does, 6 adds 3, as the player aid has it
 * (abd.3.3.command-table). READING: abd.12.0.track-values: turn 6 has 2 and turn 2 none; one more
 * with each turn, so that the tenth is the last. */
const MuAbdChart mu_abd_chart_usual = {
  .unit = {
    [MU_ABD_LI] = { { 2, 1 }, 3, MU_ABD_GREEN, false, 0, 0, 0 },
    [MU_ABD_MI] = { { 4, 2 }, 3, MU_ABD_PLAIN, false, 0, 0, 0 },
    [MU_ABD_HI] = { { 4, 2 }, 2, MU_ABD_BLACK, false, 0, 0, 1 },
    [MU_ABD_PX] = { { 6, 3 }, 1, MU_ABD_BLACK, true, 0, 0, 2 },
    [MU_ABD_PK] = { { 4, 2 }, 2, MU_ABD_PLAIN, true, 0, 0, 1 },
    [MU_ABD_MM] = { { 2, 1 }, 3, MU_ABD_PLAIN, false, 1, 2, 0 },
    [MU_ABD_LA] = { { 1, 0 }, 3, MU_ABD_GREEN, false, 2, 3, 0 },
    [MU_ABD_HA] = { { 3, 1 }, 2, MU_ABD_PLAIN, false, 2, 3, 1 },
    [MU_ABD_LC] = { { 2, 1 }, 6, MU_ABD_GREEN, false, 0, 0, 0 },
    [MU_ABD_HC] = { { 4, 2 }, 5, MU_ABD_PLAIN, false, 0, 0, 1 },
    [MU_ABD_MA] = { { 2, 1 }, 6, MU_ABD_PLAIN, false, 2, 2, 0 },
    [MU_ABD_CT] = { { 4, 2 }, 4, MU_ABD_BLACK, false, 1, 2, 2 },
    [MU_ABD_KT] = { { 6, 3 }, 4, MU_ABD_PLAIN, false, 0, 0, 2 },
    [MU_ABD_CC] = { { 2, 1 }, 5, MU_ABD_PLAIN, true, 0, 0, 0 },
    [MU_ABD_CH] = { { 4, 2 }, 4, MU_ABD_PLAIN, false, 1, 2, 0 },
    [MU_ABD_BC] = { { 6, 2 }, 4, MU_ABD_PLAIN, false, 0, 0, 0 },
    [MU_ABD_EL] = { { 8, 4 }, 3, MU_ABD_PLAIN, true, 0, 0, 1 },
    [MU_ABD_CP] = { { 2, 1 }, 0, MU_ABD_PLAIN, false, 2, 2, 0 },
    [MU_ABD_WW] = { { 2, 1 }, 3, MU_ABD_PLAIN, false, 2, 2, 0 },
  },
  .leader = { { 2, 2, 0 }, { 1, 1, 0 }, { 0, 0, 1 } },
  .terrain = {
    [MU_ABD_CLEAR] = { 1, MU_ABD_DISORDERS_NOBODY, false, 0, 0, 0 },
    [MU_ABD_ROUGH] = { 2, MU_ABD_DISORDERS_NOBODY, false, 0, -1, 1 },
    [MU_ABD_WOODS] = { 2, MU_ABD_DISORDERS_ALL, true, 1, -1, 1 },
    [MU_ABD_HILL] = { 2, MU_ABD_DISORDERS_NOBODY, true, 0, 1, 1 },
    [MU_ABD_BUILT_UP] = { 2, MU_ABD_DISORDERS_CAVALRY, true, 2, 0, 2 },
    [MU_ABD_MARSH] = { 3, MU_ABD_DISORDERS_ALL, false, 0, -2, -1 },
  },
  .hexside = {
    [MU_ABD_NO_SIDE] = { 0, false, 0, 0 },
    [MU_ABD_RIVER] = { 0, true, 0, 0 },
    [MU_ABD_FORD] = { 1, false, -1, 0 },
    [MU_ABD_BRIDGE] = { 0, false, -1, 0 },
  },
  .camp_defender = 1,
  .command = { 1, 1, 1, 2, 2, 3 },
  .ends = { 0, 0, 0, 0, 1, 2, 3, 4, 5, 6 },
  .elephant = { MU_ABD_CALM, MU_ABD_CALM, MU_ABD_CALM, MU_ABD_BALKS, MU_ABD_FRIGHTENED,
                MU_ABD_PANICS },
};

static bool
unit_is_sound (const MuAbdValues *unit)
{
  return unit->strength[0] > 0 && unit->strength[0] <= 12 && unit->strength[1] <= unit->strength[0]
         && unit->move <= 10 && unit->box <= MU_ABD_BLACK && unit->arrows <= 4 && unit->range <= 8
         && (unit->arrows > 0) == (unit->range > 0) && unit->defense >= -3 && unit->defense <= 6;
}

static bool
leader_is_sound (const MuAbdLeaderValues *leader)
{
  return leader->icons <= 2 && leader->times <= 2 && leader->plus <= 1
         && (leader->times > 0) != (leader->plus > 0);
}

/* One of the greatest factors of a melee is +4. */
static bool
is_modifier (int value)
{
  return value >= -4 && value <= 4;
}

static bool
terrain_is_sound (const MuAbdTerrainRow *row)
{
  return row->cost <= 10 && row->entry <= MU_ABD_DISORDERS_CAVALRY && is_modifier (row->missile)
         && is_modifier (row->attacker) && is_modifier (row->defender);
}

static bool
hexside_is_sound (const MuAbdHexsideRow *row)
{
  return row->cost <= 10 && is_modifier (row->attacker) && is_modifier (row->defender);
}

/* abd.12.0.track-values: checks grow, and the last box of all ends the game for certain. */
static bool
box_is_sound (const MuAbdChart *chart, int turn)
{
  const int before = turn ? chart->ends[turn - 1] : 0;
  return chart->ends[turn] >= before && chart->ends[turn] <= MU_ABD_FACES
         && (turn < MU_ABD_TURNS_MOST - 1 || chart->ends[turn] == MU_ABD_FACES);
}

MuAbdChartAnswer
mu_abd_chart_check (const MuAbdChart *chart, int *at)
{
  for (*at = 0; *at < MU_ABD_TYPES; ++*at)
    if (!unit_is_sound (&chart->unit[*at]))
      return MU_ABD_CHART_UNIT;
  for (*at = 0; *at < MU_ABD_LEADER_KINDS; ++*at)
    if (!leader_is_sound (&chart->leader[*at]))
      return MU_ABD_CHART_LEADER;
  for (*at = 0; *at < MU_ABD_TERRAINS; ++*at)
    if (!terrain_is_sound (&chart->terrain[*at]))
      return MU_ABD_CHART_TERRAIN;
  for (*at = 0; *at < MU_ABD_HEXSIDES; ++*at)
    if (!hexside_is_sound (&chart->hexside[*at]))
      return MU_ABD_CHART_HEXSIDE;
  for (*at = 0; *at < MU_ABD_FACES; ++*at)
    if (chart->command[*at] > 9 || chart->elephant[*at] > MU_ABD_PANICS)
      return MU_ABD_CHART_COMMAND;
  for (*at = 0; *at < MU_ABD_TURNS_MOST; ++*at)
    if (!box_is_sound (chart, *at))
      return MU_ABD_CHART_TRACK;
  return MU_ABD_CHART_OK;
}

const char *
mu_abd_chart_answer_words (MuAbdChartAnswer answer)
{
  switch (answer) {
  case MU_ABD_CHART_OK:
    return "";
  case MU_ABD_CHART_UNIT:
    return "values that no counter can have";
  case MU_ABD_CHART_LEADER:
    return "a leader has 0 to 2 command points, and one bonus of x1, x2 or +1";
  case MU_ABD_CHART_TERRAIN:
    return "values that no terrain can have";
  case MU_ABD_CHART_HEXSIDE:
    return "values that no hexside can have";
  case MU_ABD_CHART_COMMAND:
    return "a face of a die gives at most 9 command points";
  case MU_ABD_CHART_TRACK:
    return "checks for the end never fall from turn to turn, and the last turn ends for certain";
  }
  return "";
}
