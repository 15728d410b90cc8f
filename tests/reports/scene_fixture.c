#include "tests/reports/scene_fixture.h"

#include <math.h>

#include "reports/system.h"
#include "rules/wrg/troop/troop.h"

/* clang-format off */
static const MuScenePoint hill[] = { { 70, 250 }, { 150, 225 }, { 215, 265 }, { 200, 340 }, { 110, 355 }, { 55, 310 } };
static const MuScenePoint steep[] = { { 560, 60 }, { 660, 50 }, { 700, 120 }, { 640, 175 }, { 555, 140 } };
static const MuScenePoint wood[] = { { 20, 370 }, { 120, 385 }, { 135, 455 }, { 30, 465 } };
static const MuScenePoint fields[] = { { 440, 330 }, { 540, 340 }, { 530, 400 }, { 430, 390 } };
static const MuScenePoint town[] = { { 540, 330 }, { 600, 325 }, { 610, 390 }, { 545, 400 } };
static const MuScenePoint marsh[] = { { 20, 120 }, { 95, 110 }, { 100, 180 }, { 25, 190 } };
static const MuScenePoint bog[] = { { 20, 20 }, { 90, 15 }, { 95, 75 }, { 15, 80 } };
static const MuScenePoint sand[] = { { 610, 200 }, { 705, 190 }, { 700, 260 }, { 620, 265 } };
static const MuScenePoint rocks[] = { { 630, 400 }, { 710, 395 }, { 700, 465 }, { 640, 470 } };
static const MuScenePoint orchard[] = { { 150, 390 }, { 270, 380 }, { 280, 450 }, { 160, 460 } };
static const MuScenePoint lake[] = { { 130, 15 }, { 220, 10 }, { 230, 70 }, { 150, 85 } };
static const MuScenePoint river[] = { { 300, 480 }, { 310, 400 }, { 340, 330 }, { 320, 240 }, { 350, 150 }, { 340, 70 }, { 360, 0 } };
static const MuScenePoint stream[] = { { 720, 300 }, { 640, 290 }, { 520, 280 }, { 420, 290 }, { 325, 260 } };
static const MuScenePoint ford[] = { { 312, 215 }, { 358, 225 } };
static const MuScenePoint road[] = { { 0, 210 }, { 180, 200 }, { 330, 190 }, { 480, 210 }, { 720, 180 } };
static const MuScenePoint bridge[] = { { 318, 192 }, { 352, 192 } };
static const MuScenePoint ditch[] = { { 400, 440 }, { 500, 445 } };
static const MuScenePoint caltrops[] = { { 400, 395 }, { 500, 400 } };
static const MuScenePoint palisade[] = { { 400, 425 }, { 500, 430 } };
static const MuScenePoint wall[] = { { 520, 440 }, { 600, 450 }, { 610, 420 } };

#define AREA(ground, points)        { ground, points, G_N_ELEMENTS (points), 0 }
#define LINE(ground, points, width) { ground, points, G_N_ELEMENTS (points), width }
typedef struct {
  MuSceneGround ground;
  const MuScenePoint *point;
  guint points;
  double width;
} Ground;

static const Ground grounds[] = {
  AREA (MU_SCENE_GENTLE_HILL, hill), AREA (MU_SCENE_STEEP_HILL, steep), AREA (MU_SCENE_WOOD, wood),
  AREA (MU_SCENE_FIELDS, fields), AREA (MU_SCENE_BUILT_UP, town), AREA (MU_SCENE_MARSH, marsh),
  AREA (MU_SCENE_BOG, bog), AREA (MU_SCENE_SAND, sand), AREA (MU_SCENE_ROCKS, rocks),
  AREA (MU_SCENE_LIGHT_WOOD, orchard), AREA (MU_SCENE_WATER, lake), LINE (MU_SCENE_RIVER, river, 22), LINE (MU_SCENE_STREAM, stream, 8),
  LINE (MU_SCENE_FORD, ford, 20), LINE (MU_SCENE_ROAD, road, 9), LINE (MU_SCENE_BRIDGE, bridge, 9),
  LINE (MU_SCENE_DITCH, ditch, 6), LINE (MU_SCENE_PALISADE, palisade, 3), LINE (MU_SCENE_WALL, wall, 4),
  LINE (MU_SCENE_CALTROPS, caltrops, 5),
};

typedef struct {
  const char *name;
  double x, y, turn;
  MuTroopType type;
  int files, figures;
  guint states;
} Stand;

static const Stand stands[] = {
  { "Hastati", 200, 160, 0, MU_TROOP_HI, 10, 20, 0 },
  { "Principes", 290, 165, 0.3, MU_TROOP_HI, 12, 34, MU_SCENE_DISORDERED },
  { "Velites", 420, 260, 0, MU_TROOP_LI, 8, 15, MU_SCENE_SHAKEN },
  { "Equites", 500, 120, 1.2, MU_TROOP_HC, 6, 12, MU_SCENE_CHARGES },
  { "Numidians", 130, 120, -0.6, MU_TROOP_LC, 6, 11, MU_SCENE_PURSUES },
  { "Triarii", 230, 60, 0, MU_TROOP_HI, 6, 12, MU_SCENE_GENERAL },
  { "Guard", 430, 60, 0, MU_TROOP_HC, 4, 4, MU_SCENE_GENERAL | MU_SCENE_ROUTS },
  { "Elephants", 420, 330, G_PI, MU_TROOP_EL, 3, 3, MU_SCENE_FIGHTS },
  { "Gauls", 250, 200, G_PI, MU_TROOP_LMI, 14, 28, MU_SCENE_RETIRES },
  { "Balearics", 180, 300, G_PI, MU_TROOP_LI, 5, 10, 0 },
  { "Libyans", 470, 400, 2.8, MU_TROOP_HI, 10, 20, MU_SCENE_ROUTS | MU_SCENE_DISORDERED },
  { "Veterans", 320, 420, G_PI, MU_TROOP_HI, 12, 24, MU_SCENE_SELECTED },
  { "Chariots", 600, 330, G_PI, MU_TROOP_LCH, 4, 4, MU_SCENE_CONCERNED },
  { "Citizens", 210, 420, G_PI, MU_TROOP_HI, 11, 22, MU_SCENE_OTHER },
  { "Lost", 560, 240, G_PI, MU_TROOP_HI, 4, 0, MU_SCENE_GONE },
};
/* clang-format on */

static void
add_stand (MuScene *scene, guint index, MuSide side, const Stand *stand)
{
  int ranks = (MAX (stand->figures, 1) + stand->files - 1) / stand->files;
  MuSceneBody body = {
    .side = side,
    .type = stand->type,
    .x = stand->x,
    .y = stand->y,
    .turn = stand->turn,
    .width = stand->files * mu_wrg_type_frontage (stand->type, 2),
    .depth = ranks * mu_wrg_type_depth (stand->type),
    .files = stand->files,
    .figures = stand->figures,
    .states = stand->states,
    .name = stand->name,
  };
  g_snprintf (body.mark, sizeof body.mark, "%c%u", side == MU_SIDE_A ? 'A' : 'B', index + 1);
  g_array_append_val (scene->bodies, body);
}

static void
add_arrows (MuScene *scene)
{
  const MuSceneArrow arrows[] = {
    { MU_SCENE_MOVE, MU_SIDE_A, { 200, 100 }, { 200, 135 }, 0, { 200, 112 }, 0, 60, 16 },
    { MU_SCENE_CHARGE, MU_SIDE_A, { 470, 108 }, { 490, 117 }, 3, { 470, 108 }, 1.2, 54, 32 },
    { MU_SCENE_RETREAT, MU_SIDE_B, { 250, 170 }, { 250, 195 }, 8, { 250, 165 }, G_PI, 84, 16 },
    { MU_SCENE_SHOT, MU_SIDE_B, { 180, 300 }, { 200, 165 }, -1, { 0, 0 }, 0, 0, 0 },
  };
  g_array_append_vals (scene->arrows, arrows, G_N_ELEMENTS (arrows));
}

MuScene *
fixture_scene (void)
{
  MuScene *scene = mu_scene_new (720, 480);
  scene->army[MU_SIDE_A] = "Scipio at Zama";
  scene->army[MU_SIDE_B] = "Hannibal at Zama";
  for (guint i = 0; i < G_N_ELEMENTS (grounds); i++)
    mu_scene_add_feature (scene, grounds[i].ground, grounds[i].point, grounds[i].points,
                          grounds[i].width);
  for (guint i = 0; i < G_N_ELEMENTS (stands); i++)
    add_stand (scene, i < 7 ? i : i - 7, i < 7 ? MU_SIDE_A : MU_SIDE_B, &stands[i]);
  add_arrows (scene);
  return scene;
}

MuScene *
fixture_crowd (int bodies)
{
  MuScene *scene = mu_scene_new (720, 480);
  for (int i = 0; i < 2 * bodies; i++) {
    gboolean far = i >= bodies;
    int place = i % bodies;
    Stand stand = { "Sparabara of the Immortals",
                    40 + 75 * (place % 9),
                    far ? 300 + 45 * (place / 9) : 180 - 45 * (place / 9),
                    far ? G_PI : 0,
                    MU_TROOP_MI,
                    10,
                    40,
                    i % 3 == 0 ? MU_SCENE_DISORDERED : 0 };
    add_stand (scene, (guint) place, far ? MU_SIDE_B : MU_SIDE_A, &stand);
  }
  return scene;
}

void
fixture_fill_ground (MuSceneBody *body)
{
  const MuListUnit unit = { .troop.type = (uint8_t) body->type };
  MuBodyGround ground;
  mu_report_ground (MU_RULES_WRG5, &unit, body->formation, body->figures, body->files, &ground);
  body->width = ground.width;
  body->depth = ground.depth;
  body->ranks = ground.ranks;
  body->thick = ground.thick;
}
