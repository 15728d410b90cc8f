/* The machine player's moves: the place that it likes best of those that it can reach. */
#include "rules/awfp/battle/commander/weigh.h"

/* A wheel, and the way that it leads: many choices share it and differ by how far they go. */
typedef struct {
  bool known;
  int wheel;
  MuRect turned;
  MuDirection ahead;
} Way;

static void
take_way (const AwfpBattle *battle, int body, int wheel, Way *way)
{
  const MuRect *at = &battle->unit[body].at;
  if (way->known && way->wheel == wheel)
    return;
  way->known = true;
  way->wheel = wheel;
  way->turned = wheel ? mu_rect_wheeled (at, wheel) : *at;
  way->ahead = mu_forward (way->turned.facing);
}

static MuRect
place_after (const AwfpBattle *battle, int body, const MuChoice *choice, Way *way)
{
  const MuAwfpDoes does = (MuAwfpDoes) choice->other;
  if (does == MU_AWFP_SQUEEZES)
    return mu_awfp_squeezed (battle, body, choice);
  if (does == MU_AWFP_CONFORMS)
    return mu_awfp_conformed (&battle->unit[body].at, choice);
  if (does != MU_AWFP_GOES)
    return mu_awfp_deployed (battle, body, does, choice->value[0]);
  take_way (battle, body, choice->value[0], way);
  MuRect place = way->turned;
  place.front.x += (MuFix) ((int64_t) way->ahead.x * choice->value[1] / MU_ONE);
  place.front.y += (MuFix) ((int64_t) way->ahead.y * choice->value[1] / MU_ONE);
  return place;
}

/* How far off the way to a point it looks, in degrees, to four. */
static int
degrees_off (const MuRect *place, MuDirection ahead, MuPoint point)
{
  const int64_t x = ((int64_t) point.x - place->front.x) / MU_PACES (1);
  const int64_t y = ((int64_t) point.y - place->front.y) / MU_PACES (1);
  const int64_t along = (ahead.x * x + ahead.y * y) / MU_ONE;
  const int64_t cross = (ahead.x * y - ahead.y * x) / MU_ONE;
  const int64_t aside = cross < 0 ? -cross : cross, far = along < 0 ? -along : along;
  if (aside == 0 && far == 0)
    return 0;
  const int64_t sharp = aside < far ? 45 * aside / far : 90 - 45 * far / aside;
  return (int) (along < 0 ? 180 - sharp : sharp);
}

/* Whether another is of the line that a unit keeps: the heavy troops about it; a general has all of
 * them before him. */
static bool
is_of_line (const AwfpUnit *unit, const AwfpUnit *friend, MuFix about)
{
  return friend != unit && mu_awfp_fights_on (friend) && !friend->general && !friend->priest
         && !mu_awfp_unit_skirmishes (friend)
         && (unit->general || mu_rect_within (&unit->at, &friend->at, about));
}

/* Its middle, in paces; false: there is none. */
static bool
line_of (const AwfpBattle *battle, int body, MuSpot *line)
{
  const AwfpUnit *unit = &battle->unit[body];
  int64_t x = 0, y = 0;
  int count = 0;
  for (int other = battle->first[unit->side]; other < battle->first[unit->side + 1]; other++) {
    const AwfpUnit *friend = &battle->unit[other];
    if (is_of_line (unit, friend, 6 * battle->inch)) {
      x += friend->at.front.x;
      y += friend->at.front.y;
      count++;
    }
  }
  *line = count ? (MuSpot){ (int) (x / count / MU_PACES (1)), (int) (y / count / MU_PACES (1)) }
                : (MuSpot){ 0, 0 };
  return count > 0;
}

/* What it would like to be away from its quarry: who shoots stays in range unless he would have the
 * better of a fight too; a plain player wants to be surer of it. */
static MuFix
wanted (const AwfpBattle *battle, int body, int quarry)
{
  const AwfpUnit *unit = &battle->unit[body];
  const MuFix range = mu_awfp_range (battle->setup->play, battle->setup->scale, &unit->troop);
  const int edge = mu_awfp_weigh (battle, body, quarry, true);
  const bool wise = mu_awfp_is_wise (battle, unit->side);
  if (range > 0 && unit->low < 2 && edge < (wise ? 0 : 20))
    return range - battle->inch / 2;
  const MuFix own = mu_awfp_reach (battle, body), theirs = mu_awfp_reach (battle, quarry);
  if (wise) /* out of the reach of the slower */
    return theirs < own ? theirs + battle->inch / 2 : own * 3 / 4;
  return own / 2;
}

/* An enemy, and the square of how near he charges. */
typedef struct {
  MuPoint from;
  int64_t squared;
} Threat;

/* What a unit is after, found once for all that it can do. */
typedef struct {
  int quarry; /* MU_NO_BODY: nobody is left */
  MuPose enemy;
  MuPoint there;
  MuFix like;  /* how far from it */
  int as_met;  /* how it would fare if it only ran into it */
  int if_good; /* what that is worth to its player */
  bool keeps_line;
  MuSpot line;
  int threats; /* to a general */
  Threat threat[MU_AWFP_BATTLE_UNITS];
} Aim;

/* Paces by which a place is ahead of the line. */
static int
ahead_of (const AwfpBattle *battle, int body, const Aim *aim, const MuRect *place)
{
  const int at = (int) (place->front.y / MU_PACES (1));
  return battle->unit[body].side ? aim->line.y - at : at - aim->line.y;
}

/* Those that could come near to wherever a general can be after his move. */
static void
find_threats (const AwfpBattle *battle, int body, Aim *aim)
{
  const AwfpUnit *general = &battle->unit[body];
  const int enemy = !general->side;
  const int64_t farthest
      = mu_awfp_reach (battle, body) + 2 * ((int64_t) general->at.width + general->at.depth);
  for (int other = battle->first[enemy]; other < battle->first[enemy + 1]; other++) {
    const AwfpUnit *unit = &battle->unit[other];
    const int64_t near = mu_awfp_reach (battle, other) + unit->at.width / 2 + battle->stand;
    const int64_t x = mu_fix_size ((int64_t) unit->at.front.x - general->at.front.x);
    const int64_t y = mu_fix_size ((int64_t) unit->at.front.y - general->at.front.y);
    if (mu_awfp_fights_on (unit) && x < near + farthest && y < near + farthest)
      aim->threat[aim->threats++] = (Threat){ unit->at.front, near * near };
  }
}

static Aim
aim_of (const AwfpBattle *battle, int body)
{
  const AwfpUnit *unit = &battle->unit[body];
  Aim aim = { .quarry = unit->general ? MU_NO_BODY : mu_awfp_quarry (battle, body) };
  aim.keeps_line = line_of (battle, body, &aim.line)
                   && (unit->general || mu_awfp_is_wise (battle, unit->side))
                   && !mu_awfp_unit_skirmishes (unit);
  if (unit->general)
    find_threats (battle, body, &aim);
  if (aim.quarry == MU_NO_BODY)
    return aim;
  aim.enemy = mu_pose_of (&battle->unit[aim.quarry].at);
  aim.there = aim.enemy.middle;
  aim.like = wanted (battle, body, aim.quarry);
  aim.as_met = mu_awfp_weigh (battle, body, aim.quarry, false);
  aim.if_good = mu_awfp_is_wise (battle, unit->side) ? 80 : 40;
  return aim;
}

/* Whether an enemy may be near enough to charge whoever is at that point, seen from far. */
static bool
is_exposed (const Aim *aim, MuPoint at)
{
  for (int i = 0; i < aim->threats; i++) {
    const int64_t x = (int64_t) aim->threat[i].from.x - at.x;
    const int64_t y = (int64_t) aim->threat[i].from.y - at.y;
    if (x * x + y * y < aim->threat[i].squared)
      return true;
  }
  return false;
}

/* The general stays behind the middle of his line. */
static int
general_worth (const AwfpBattle *battle, int body, const Aim *aim, const MuChoice *choice, Way *way)
{
  if (choice->other == MU_AWFP_JOINS || choice->other == MU_AWFP_LEAVES
      || choice->other == MU_AWFP_WITHDRAWS)
    return -1000;
  const MuRect place = place_after (battle, body, choice, way);
  const int ahead = aim->keeps_line
                        ? ahead_of (battle, body, aim, &place) + 5 * battle->inch / MU_PACES (1)
                        : 0;
  const int aside = aim->keeps_line ? place.front.x / MU_PACES (1) - aim->line.x : 0;
  return (is_exposed (aim, place.front) ? -500 : 0) - (ahead > 0 ? 3 * ahead : -ahead)
         - (aside < 0 ? -aside : aside) - (choice->other == MU_AWFP_STAYS ? 0 : 2);
}

/* Retreats as little as it must, and of its own accord never. */
static int
back_worth (const AwfpBattle *battle, int body, const MuChoice *choice)
{
  if (choice->other == MU_AWFP_WITHDRAWS)
    return INT32_MIN;
  const bool orderly = mu_awfp_has_privilege (&battle->unit[body].troop, MU_AWFP_ORDERLY_RETREAT);
  return orderly ? -choice->value[1] : choice->value[1];
}

/* Which way it looks there; of all ways ahead that is known already. */
static MuDirection
looks (const MuRect *place, const MuChoice *choice, const Way *way)
{
  return choice->other == MU_AWFP_GOES ? way->ahead : mu_forward (place->facing);
}

static int
unit_worth (const AwfpBattle *battle, int body, const Aim *aim, const MuChoice *choice, Way *way)
{
  if (aim->quarry == MU_NO_BODY)
    return choice->other == MU_AWFP_STAYS;
  const MuRect place = place_after (battle, body, choice, way);
  const MuRect *enemy = &aim->enemy.at;
  const MuFix apart = mu_awfp_point_apart (place.front, &aim->enemy);
  const MuFix off = apart > aim->like ? apart - aim->like : aim->like - apart;
  int worth
      = -(off / MU_PACES (1)) - degrees_off (&place, looks (&place, choice, way), aim->there) / 2;
  if (apart <= place.width
      && mu_rect_within (&place, enemy,
                         battle->inch
                             / 8)) /* into contact without a charge: only where that is good too */
    worth += aim->as_met > 10 ? aim->if_good : -200;
  if (choice->other == MU_AWFP_FORMS || choice->other == MU_AWFP_SIDESTEPS
      || choice->other == MU_AWFP_BACKS)
    worth -= 30;
  if (aim->keeps_line) {
    const int ahead = ahead_of (battle, body, aim, &place);
    worth -= ahead > 0 ? ahead / 2 : 0;
  }
  return worth;
}

int
mu_awfp_decide_move (const AwfpBattle *battle, const MuQuestion *question, const MuChoice *choices,
                     int count)
{
  const int body = question->body;
  const Aim aim = aim_of (battle, body);
  Way way = { .known = false };
  int best = 0, most = INT32_MIN;
  for (int i = 0; i < count; i++) {
    const int worth
        = battle->unit[body].general ? general_worth (battle, body, &aim, &choices[i], &way)
          : choices[i].other == MU_AWFP_GOES_BACK || choices[i].other == MU_AWFP_WITHDRAWS
              ? back_worth (battle, body, &choices[i])
              : unit_worth (battle, body, &aim, &choices[i], &way);
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  return best;
}
