/* The palettes of the hex board. Grounds are muted and differ in lightness too, so that a copier
 * keeps them apart; the sides have the hues of the field's drawings, one light and one darker. On
 * paper the grounds are pale: ink is dear, and counters lie on them. */
#include "reports/abd/hex_private.h"

#define HEX(rgb)                                                                                   \
  {                                                                                                \
    (((rgb) >> 16) & 255) / 255.0, (((rgb) >> 8) & 255) / 255.0, ((rgb) &255) / 255.0              \
  }
#define GROUND(fill, line)                                                                         \
  {                                                                                                \
    HEX (fill), HEX (line)                                                                         \
  }
#define SIDE(fill, line, zone)                                                                     \
  {                                                                                                \
    HEX (fill), HEX (line), HEX (zone)                                                             \
  }

static const MuHexInks light = {
  .around = HEX (0xcfcabb),
  .ink = HEX (0x26241e),
  .faint = HEX (0x7d7a64),
  .grid = HEX (0x9a9674),
  .plate = HEX (0xfffdf6),
  .water = HEX (0x9cc3d3),
  .bank = HEX (0x3f7186),
  .ripple = HEX (0xdceaf0),
  .stone = HEX (0xd9cdb5),
  .ring = HEX (0x1b1a17),
  .yellow = HEX (0xffd23a),
  .red = HEX (0xc8322b),
  .box = HEX (0x9ccf86),
  .horse = HEX (0xd0a878),
  .ground = {
    [MU_ABD_CLEAR] = GROUND (0xe6e6cf, 0xa9b184),
    [MU_ABD_ROUGH] = GROUND (0xd9d3bf, 0x84796a),
    [MU_ABD_WOODS] = GROUND (0xa9be8c, 0x4f6d3a),
    [MU_ABD_HILL] = GROUND (0xd8c795, 0x8d7442),
    [MU_ABD_BUILT_UP] = GROUND (0xdccfbc, 0x6e5546),
    [MU_ABD_MARSH] = GROUND (0xc3d3c0, 0x4c7a68),
  },
  .side = { SIDE (0xcfe2f5, 0x123f70, 0x2f6fb5), SIDE (0xefb27f, 0x6d2c00, 0xcf6a1d) },
};

static const MuHexInks dark = {
  .around = HEX (0x1d1e1b),
  .ink = HEX (0xf1efe6),
  .faint = HEX (0x9c9a88),
  .grid = HEX (0x575c48),
  .plate = HEX (0x191a17),
  .water = HEX (0x2b5363),
  .bank = HEX (0x7db3c8),
  .ripple = HEX (0x4c8297),
  .stone = HEX (0x8d7c5d),
  .ring = HEX (0xffffff),
  .yellow = HEX (0xffd23a),
  .red = HEX (0xff6a5e),
  .box = HEX (0x3f7a35),
  .horse = HEX (0x7d5a2f),
  .ground = {
    [MU_ABD_CLEAR] = GROUND (0x2e3228, 0x4b543f),
    [MU_ABD_ROUGH] = GROUND (0x403f3a, 0x85817a),
    [MU_ABD_WOODS] = GROUND (0x26391f, 0x6d9152),
    [MU_ABD_HILL] = GROUND (0x4a422a, 0x9b8650),
    [MU_ABD_BUILT_UP] = GROUND (0x484037, 0xb39a7e),
    [MU_ABD_MARSH] = GROUND (0x2a3d35, 0x6a9483),
  },
  .side = { SIDE (0x2c4f74, 0xd3e6fa, 0x6ea6dc), SIDE (0x7d4416, 0xffe0c4, 0xe08a45) },
};

static const MuHexInks paper = {
  .around = HEX (0xffffff),
  .ink = HEX (0x000000),
  .faint = HEX (0x4a4a44),
  .grid = HEX (0x8a8a80),
  .plate = HEX (0xffffff),
  .water = HEX (0xbcd8e4),
  .bank = HEX (0x2c5a6e),
  .ripple = HEX (0xffffff),
  .stone = HEX (0xffffff),
  .ring = HEX (0x000000),
  .yellow = HEX (0xffe27a),
  .red = HEX (0xb02a24),
  .box = HEX (0xc4e4b6),
  .horse = HEX (0xdcc09a),
  .ground = {
    [MU_ABD_CLEAR] = GROUND (0xfcfcf6, 0xb5b89c),
    [MU_ABD_ROUGH] = GROUND (0xefece2, 0x6b6358),
    [MU_ABD_WOODS] = GROUND (0xcfdcbd, 0x44602f),
    [MU_ABD_HILL] = GROUND (0xf1e7cb, 0x7d6638),
    [MU_ABD_BUILT_UP] = GROUND (0xeee6da, 0x4f3d31),
    [MU_ABD_MARSH] = GROUND (0xe2ece0, 0x3f6c5a),
  },
  .side = { SIDE (0xdfebf7, 0x0d2f55, 0x2f6fb5), SIDE (0xf3c49b, 0x4f2000, 0xb55a14) },
};

const MuHexInks *
mu_hex_inks (MuScenePalette palette)
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
