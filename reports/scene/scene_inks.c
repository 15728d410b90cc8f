/* The palettes. Ground is muted so that bodies stand out; the two sides are a blue
 * and an orange that every kind of sight tells apart, and hatched besides. On
 * paper there are black and tints that survive a copier. */
#include "reports/scene/scene_private.h"

#define HEX(rgb)                                                                                   \
  {                                                                                                \
    (((rgb) >> 16) & 255) / 255.0, (((rgb) >> 8) & 255) / 255.0, ((rgb) &255) / 255.0              \
  }
#define GROUND(fill, line)                                                                         \
  {                                                                                                \
    HEX (fill), HEX (line)                                                                         \
  }
#define SIDE(fill, hatch, line)                                                                    \
  {                                                                                                \
    HEX (fill), HEX (hatch), HEX (line)                                                            \
  }

static const MuInks light = {
  .around = HEX (0xcfcabb),
  .table = HEX (0xe6e6cf),
  .grass = HEX (0xa9b184),
  .edge = HEX (0x8a8468),
  .ink = HEX (0x26241e),
  .plate = HEX (0xfffdf6),
  .select = HEX (0x111111),
  .flag = HEX (0xffffff),
  .shade = 0.16,
  .side = { SIDE (0xa9c8e8, 0x3f76ad, 0x123f70), SIDE (0xf6c79f, 0xcf6a1d, 0x7a3200) },
  .ground = {
    [MU_SCENE_FIELDS] = GROUND (0xe7dca4, 0xb79f56),
    [MU_SCENE_SAND] = GROUND (0xf0e3bd, 0xbfa870),
    [MU_SCENE_MARSH] = GROUND (0xcfdcc4, 0x5e8a74),
    [MU_SCENE_BOG] = GROUND (0xbccab5, 0x4f6f58),
    [MU_SCENE_GENTLE_HILL] = GROUND (0xd9d3a6, 0x9d8d56),
    [MU_SCENE_STEEP_HILL] = GROUND (0xcdbd8c, 0x7d6838),
    [MU_SCENE_ROCKS] = GROUND (0xd6d2c6, 0x7f796b),
    [MU_SCENE_LIGHT_WOOD] = GROUND (0xd3dcb2, 0x7d9460),
    [MU_SCENE_WATER] = GROUND (0xa9c9d4, 0x5b8da0),
    [MU_SCENE_STREAM] = GROUND (0xa4c8d6, 0x6b9cae),
    [MU_SCENE_RIVER] = GROUND (0xa4c8d6, 0x5b8da0),
    [MU_SCENE_FORD] = GROUND (0xd3dfd4, 0x7f9c93),
    [MU_SCENE_ROAD] = GROUND (0xefe4c8, 0xb29a6c),
    [MU_SCENE_BRIDGE] = GROUND (0xdcc9a4, 0x6f5a38),
    [MU_SCENE_DITCH] = GROUND (0xc3b48c, 0x6f5f3a),
    [MU_SCENE_WOOD] = GROUND (0xa9be8c, 0x55743f),
    [MU_SCENE_BUILT_UP] = GROUND (0xd9cdb8, 0x7b6350),
    [MU_SCENE_PALISADE] = GROUND (0xb9945f, 0x5c4322),
    [MU_SCENE_WALL] = GROUND (0xbdb7aa, 0x55504a),
    [MU_SCENE_CALTROPS] = GROUND (0xd9d3c4, 0x3f3b36),
  },
};

static const MuInks dark = {
  .around = HEX (0x1d1e1b),
  .table = HEX (0x2e3228),
  .grass = HEX (0x4b543f),
  .edge = HEX (0x6c6d5c),
  .ink = HEX (0xf1efe6),
  .plate = HEX (0x191a17),
  .select = HEX (0xffffff),
  .flag = HEX (0xffffff),
  .shade = 0.30,
  .side = { SIDE (0x2c4f74, 0x6ea6dc, 0xbfdcf7), SIDE (0x6f3f1b, 0xe08a45, 0xffd9b8) },
  .ground = {
    [MU_SCENE_FIELDS] = GROUND (0x443f29, 0x6b623b),
    [MU_SCENE_SAND] = GROUND (0x4a442f, 0x796d49),
    [MU_SCENE_MARSH] = GROUND (0x2f3f37, 0x5c8271),
    [MU_SCENE_BOG] = GROUND (0x29352c, 0x54705a),
    [MU_SCENE_GENTLE_HILL] = GROUND (0x3f3d2a, 0x716a45),
    [MU_SCENE_STEEP_HILL] = GROUND (0x4a422a, 0x897746),
    [MU_SCENE_ROCKS] = GROUND (0x403f3a, 0x85817a),
    [MU_SCENE_LIGHT_WOOD] = GROUND (0x353f2b, 0x6c8355),
    [MU_SCENE_WATER] = GROUND (0x24414c, 0x4f8093),
    [MU_SCENE_STREAM] = GROUND (0x2b4c59, 0x4a7788),
    [MU_SCENE_RIVER] = GROUND (0x24414c, 0x4f8093),
    [MU_SCENE_FORD] = GROUND (0x3b4f4b, 0x6b8a81),
    [MU_SCENE_ROAD] = GROUND (0x57503c, 0x857854),
    [MU_SCENE_BRIDGE] = GROUND (0x5d4d33, 0xa48a5c),
    [MU_SCENE_DITCH] = GROUND (0x3a3320, 0x857248),
    [MU_SCENE_WOOD] = GROUND (0x2b3d24, 0x67894d),
    [MU_SCENE_BUILT_UP] = GROUND (0x443c33, 0xa18a70),
    [MU_SCENE_PALISADE] = GROUND (0x6a4f2b, 0xbd9764),
    [MU_SCENE_WALL] = GROUND (0x55524c, 0xb5b0a6),
    [MU_SCENE_CALTROPS] = GROUND (0x33312d, 0xd6d1c7),
  },
};

static const MuInks paper = {
  .around = HEX (0xffffff),
  .table = HEX (0xffffff),
  .grass = HEX (0xd2d2d2),
  .edge = HEX (0x000000),
  .ink = HEX (0x000000),
  .plate = HEX (0xffffff),
  .select = HEX (0x000000),
  .flag = HEX (0xffffff),
  .shade = 0.12,
  .side = { SIDE (0xffffff, 0x404040, 0x000000), SIDE (0xc8c8c8, 0xc8c8c8, 0x000000) },
  .ground = {
    [MU_SCENE_FIELDS] = GROUND (0xffffff, 0x9a9a9a),
    [MU_SCENE_SAND] = GROUND (0xffffff, 0x8c8c8c),
    [MU_SCENE_MARSH] = GROUND (0xffffff, 0x606060),
    [MU_SCENE_BOG] = GROUND (0xf0f0f0, 0x505050),
    [MU_SCENE_GENTLE_HILL] = GROUND (0xf4f4f4, 0x8c8c8c),
    [MU_SCENE_STEEP_HILL] = GROUND (0xe8e8e8, 0x606060),
    [MU_SCENE_ROCKS] = GROUND (0xffffff, 0x606060),
    [MU_SCENE_LIGHT_WOOD] = GROUND (0xffffff, 0x8c8c8c),
    [MU_SCENE_WATER] = GROUND (0xececec, 0x606060),
    [MU_SCENE_STREAM] = GROUND (0xe0e0e0, 0x808080),
    [MU_SCENE_RIVER] = GROUND (0xe0e0e0, 0x606060),
    [MU_SCENE_FORD] = GROUND (0xffffff, 0x606060),
    [MU_SCENE_ROAD] = GROUND (0xffffff, 0x8c8c8c),
    [MU_SCENE_BRIDGE] = GROUND (0xffffff, 0x000000),
    [MU_SCENE_DITCH] = GROUND (0xe0e0e0, 0x404040),
    [MU_SCENE_WOOD] = GROUND (0xf0f0f0, 0x606060),
    [MU_SCENE_BUILT_UP] = GROUND (0xffffff, 0x404040),
    [MU_SCENE_PALISADE] = GROUND (0xa0a0a0, 0x000000),
    [MU_SCENE_WALL] = GROUND (0x606060, 0x000000),
    [MU_SCENE_CALTROPS] = GROUND (0xffffff, 0x000000),
  },
};

const MuInks *
mu_scene_inks (MuScenePalette palette)
{
  switch (palette) {
  case MU_SCENE_LIGHT:
    return &light;
  case MU_SCENE_DARK:
    return &dark;
  case MU_SCENE_PAPER:
    break;
  }
  return &paper;
}
