/* Who sees whom: a walk from the one to the other, in which each hill, wood and work is judged
 * as it is left behind, since only then is known how high or deep it was. The first that hides
 * settles it; what lets one look over it is noted, and counts if nothing else hides. */
#include "rules/wrg/field/sight.h"

#include <stddef.h>

/* READING: wrg.visibility.crest: immediately behind means within 20 paces, as far
 * as a recoil or the view in a wood. */
#define JUST_BEHIND MU_PACES (20)
/* wrg.visibility.steep-over-gentle: nearer to the crest or wood one is hidden. */
#define DEAD_GROUND MU_PACES (100)

#define WORKS                                                                                      \
  (MU_LIES (MU_FEATURE_FORT_WALL) | MU_LIES (MU_FEATURE_PALISADE) | MU_LIES (MU_FEATURE_RAMPART))

/* What nobody looks through as if it were not there. */
#define MATTERS (MU_LIES_HILL | MU_LIES_COVER | WORKS)

/* READING: wrg.visibility.fortifications: walls, palisades and ramparts hide those
 * behind them who are not on them; hedges, abatis and ditches do not. */
typedef enum { OPEN, COVER, WORK } Screen;

static Screen
screen_of (const MuTerrainCell *cell)
{
  if (cell->mask & MU_LIES_COVER)
    return COVER;
  return cell->mask & WORKS ? WORK : OPEN;
}

/* A walk from one to the other, hill by hill and wood by wood. */
typedef struct {
  const MuTerrainCell *from;
  const MuTerrainCell *to;
  MuFix length;

  /* the hill that the walk is on */
  uint16_t hill;
  uint8_t level;
  uint8_t top;
  MuFix top_first;
  MuFix top_last;

  /* the wood, buildings or work that it is in */
  Screen screen;
  MuFix screen_from;
  MuFix screen_to;
  uint8_t screen_level; /* the highest */

  bool betrayed;      /* the one looked at */
  bool through_crest; /* seen over it by him who stands just behind */
  bool from_steep;
  MuWrgSight hidden;
} Look;

static bool
is_on_steep_crest (const MuTerrainCell *cell)
{
  return cell->level == 2 && (cell->mask & MU_LIES_CREST);
}

/* wrg.visibility.steep-over-gentle
 * READING: wrg.visibility.steep-over-gentle: whoever is seen from a steep crest can
 * see those who stand on it. near, far: ends of what is between. */
static bool
sees_over_low (const Look *look, MuFix near, MuFix far)
{
  return (is_on_steep_crest (look->from) && look->length - far > DEAD_GROUND)
         || (is_on_steep_crest (look->to) && near > DEAD_GROUND);
}

static void
hide (Look *look, MuWrgSight why)
{
  if (look->hidden == MU_SIGHT_CLEAR)
    look->hidden = why;
}

static int
height_on (const MuTerrainCell *cell, uint16_t hill)
{
  return cell->hill == hill ? cell->height : 0;
}

/* READING: wrg.visibility.line-of-sight: a hill hides two from each other where it
 * is higher between them than either stands on it; how high two hills are is not
 * compared (wrg.visibility.steep-over-gentle: no steep hill overlooks another). */
static void
leave_hill (Look *look)
{
  const int from = height_on (look->from, look->hill);
  const int to = height_on (look->to, look->hill);
  if (!look->hill || look->top <= from || look->top <= to)
    return;
  if (look->level == 1 && sees_over_low (look, look->top_first, look->top_last))
    look->from_steep = true;
  else if (from > 0 && look->top_first <= JUST_BEHIND)
    look->through_crest = true; /* wrg.visibility.crest */
  else
    hide (look, look->level == 1 && is_on_steep_crest (look->from) ? MU_SIGHT_IN_DEAD_GROUND
                                                                   : MU_SIGHT_BEHIND_HILL);
}

static void
pass_hill (Look *look, const MuTerrainCell *cell, MuFix distance)
{
  if (cell->hill != look->hill) {
    leave_hill (look);
    look->hill = cell->hill;
    look->level = cell->level;
    look->top = 0;
  }
  if (cell->height > look->top) {
    look->top = cell->height;
    look->top_first = distance;
  }
  if (cell->height == look->top)
    look->top_last = distance;
}

/* wrg.visibility.gentle-hill, wrg.visibility.steep-over-gentle */
static MuWrgSight
behind_cover (const Look *look)
{
  if (look->screen_level == 0 && is_on_steep_crest (look->from))
    return MU_SIGHT_IN_DEAD_GROUND;
  return look->from->level == 1 ? MU_SIGHT_NOT_OVER_COVER : MU_SIGHT_BEHIND_COVER;
}

/* wrg.visibility.woods: what is left at distance began where the walk did, or ends
 * where it does.
 * READING: wrg.visibility.woods: at the edge of a wood is who has no more than 20
 * paces of it before him. */
static void
leave_cover (Look *look)
{
  const bool began = look->screen_from == 0, ends = look->screen_to == look->length;
  const MuFix deep = look->screen_to - look->screen_from;
  if (began && deep > MU_PACES (MU_WRG_SIGHT_IN_COVER))
    hide (look, MU_SIGHT_DEEP_IN_COVER);
  if (ends && !began && !look->betrayed)
    hide (look, MU_SIGHT_HIDDEN_IN_COVER);
  if (began || ends)
    return;
  if (look->screen_level == 0 && sees_over_low (look, look->screen_from, look->screen_to))
    look->from_steep = true;
  else
    hide (look, behind_cover (look));
}

/* wrg.visibility.fortifications: he who stands at a work looks over it. */
static void
leave_screen (Look *look)
{
  const bool began = look->screen_from == 0, ends = look->screen_to == look->length;
  if (look->screen == COVER)
    leave_cover (look);
  else if (look->screen == WORK && !began && !ends)
    hide (look, MU_SIGHT_BEHIND_WORK);
}

static void
pass_screen (Look *look, Screen screen, uint8_t level, MuFix distance)
{
  if (screen != look->screen) {
    leave_screen (look);
    look->screen = screen;
    look->screen_from = distance;
    look->screen_level = 0;
  }
  look->screen_to = distance;
  look->screen_level = level > look->screen_level ? level : look->screen_level;
}

static Look
look_along (const MuTerrain *terrain, const MuWrgEye *from, const MuWrgEye *to)
{
  MuTerrainWalk walk = mu_terrain_walk (terrain, from->at, to->at);
  Look look = { .from = mu_terrain_at (terrain, from->at),
                .to = mu_terrain_at (terrain, to->at),
                .length = walk.length,
                .betrayed = to->betrayed,
                .hidden = MU_SIGHT_CLEAR };
  const bool over_works = from->on_rampart || to->on_rampart;
  MuFix distance = 0;
  const MuTerrainCell *cell;
  while (look.hidden == MU_SIGHT_CLEAR && (cell = mu_terrain_walk_next (&walk, &distance))) {
    if (!(cell->mask & MATTERS) && !look.hill && look.screen == OPEN)
      continue;
    Screen screen = screen_of (cell);
    if (screen == WORK && over_works)
      screen = OPEN;
    pass_hill (&look, cell, distance);
    pass_screen (&look, screen, cell->level, distance);
  }
  leave_hill (&look);
  leave_screen (&look);
  return look;
}

MuWrgSight
mu_wrg_sight (const MuTerrain *terrain, const MuWrgEye *from, const MuWrgEye *to)
{
  if (!(mu_terrain_about_line (terrain, from->at, to->at) & MATTERS))
    return MU_SIGHT_CLEAR;
  const Look look = look_along (terrain, from, to);
  if (look.hidden != MU_SIGHT_CLEAR)
    return look.hidden;
  if (look.through_crest)
    return MU_SIGHT_OVER_CREST;
  return look.from_steep ? MU_SIGHT_FROM_STEEP : MU_SIGHT_CLEAR;
}

bool
mu_wrg_sight_sees (MuWrgSight sight)
{
  return sight <= MU_SIGHT_FROM_STEEP;
}

/* wrg.visibility.crest */
bool
mu_wrg_sight_shoots (MuWrgSight sight)
{
  return sight == MU_SIGHT_CLEAR || sight == MU_SIGHT_FROM_STEEP;
}

MuRule
mu_wrg_sight_rule (MuWrgSight sight)
{
  static const uint16_t rules[MU_WRG_SIGHTS] = {
    [MU_SIGHT_CLEAR] = MU_RULE_WRG_VISIBILITY_LINE_OF_SIGHT,
    [MU_SIGHT_OVER_CREST] = MU_RULE_WRG_VISIBILITY_CREST,
    [MU_SIGHT_FROM_STEEP] = MU_RULE_WRG_VISIBILITY_STEEP_OVER_GENTLE,
    [MU_SIGHT_HIDDEN_IN_COVER] = MU_RULE_WRG_VISIBILITY_WOODS,
    [MU_SIGHT_DEEP_IN_COVER] = MU_RULE_WRG_VISIBILITY_WOODS,
    [MU_SIGHT_BEHIND_COVER] = MU_RULE_WRG_VISIBILITY_WOODS,
    [MU_SIGHT_NOT_OVER_COVER] = MU_RULE_WRG_VISIBILITY_GENTLE_HILL,
    [MU_SIGHT_IN_DEAD_GROUND] = MU_RULE_WRG_VISIBILITY_STEEP_OVER_GENTLE,
    [MU_SIGHT_BEHIND_HILL] = MU_RULE_WRG_VISIBILITY_LINE_OF_SIGHT,
    [MU_SIGHT_BEHIND_WORK] = MU_RULE_WRG_VISIBILITY_FORTIFICATIONS,
  };
  return (MuRule) rules[sight];
}

MuRule
mu_wrg_troops_hide (const MuTerrainCell *from, const MuTerrainCell *between,
                    const MuTerrainCell *to, bool riders, MuRule *over)
{
  const bool high = mu_terrain_is_higher (from, between) || mu_terrain_is_higher (to, between);
  if (!riders && !high)
    return MU_RULE_WRG_VISIBILITY_DUST;
  if (over)
    *over = riders ? MU_RULE_WRG_VISIBILITY_HIGH_RIDERS : MU_RULE_WRG_VISIBILITY_GENTLE_HILL;
  return MU_RULE_NONE;
}
