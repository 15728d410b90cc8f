/* The machine's estimate of fights and volleys. */
#include "rules/awfp/battle/commander/weigh.h"

/* Stands that would strike, of a unit that meets with all its front. */
static int
strikers (const AwfpBattle *battle, const AwfpUnit *unit, bool charging)
{
  const MuAwfpPlay *play = battle->setup->play;
  return mu_awfp_clash_stands (play, mu_awfp_fights_with (play, &unit->troop, true), charging,
                               unit->files, unit->stands - unit->files);
}

static MuAwfpClash
facts_of (const AwfpBattle *battle, int body, int other, bool charging, bool flank)
{
  const AwfpUnit *unit = &battle->unit[body], *enemy = &battle->unit[other];
  return (MuAwfpClash){
    .troop = unit->troop,
    .enemy = enemy->troop,
    .state = (MuAwfpState) unit->state,
    .enemy_state = (MuAwfpState) enemy->state,
    .initial = true,
    .charging = charging,
    .frenzied = charging && mu_awfp_unit_fanatic (unit),
    .moving = charging,
    .uphill = mu_awfp_is_higher (battle, body, other),
    .flank = flank,
    .general = mu_awfp_general_with (battle, body),
    .front = !flank,
  };
}

int
mu_awfp_weigh (const AwfpBattle *battle, int body, int other, bool charging)
{
  const MuAwfpPlay *play = battle->setup->play;
  const AwfpUnit *unit = &battle->unit[body], *enemy = &battle->unit[other];
  const bool flank = mu_rect_face_towards (&enemy->at, &unit->at) != MU_FACE_FRONT;
  const MuAwfpClash own = facts_of (battle, body, other, charging, charging && flank);
  const MuAwfpClash theirs = facts_of (battle, other, body, !charging, false);
  const int score = mu_awfp_clash_factor (play, &own, NULL);
  const int against = mu_awfp_clash_factor (play, &theirs, NULL);
  const int armour = mu_awfp_protection (play, &unit->troop, unit->troop.shield, NULL);
  const int mail = mu_awfp_protection (play, &enemy->troop, enemy->troop.shield, NULL);
  const int hits = strikers (battle, unit, charging) * mu_awfp_blow_tenths (score + 4, mail);
  const int losses = charging && flank ? 0
                                       : strikers (battle, enemy, !charging)
                                             * mu_awfp_blow_tenths (against + 4, armour);
  return 10 * (score - against) + 20 * hits / (enemy->stands * enemy->strength + 1)
         - 20 * losses / (unit->stands * unit->strength + 1);
}

int
mu_awfp_weigh_volley (const AwfpBattle *battle, int body, int other)
{
  const MuAwfpPlay *play = battle->setup->play;
  const AwfpUnit *unit = &battle->unit[body], *enemy = &battle->unit[other];
  bool far;
  const int with = mu_awfp_shoots_with (play, battle->setup->scale, &unit->troop,
                                        mu_awfp_apart (battle, body, other), &far);
  if (with < 0 || unit->low > 1)
    return 0;
  const MuAwfpShot shot = { .shooter = unit->troop,
                            .target = enemy->troop,
                            .with = (MuAwfpShooting) with,
                            .far = far,
                            .charging = enemy->turn.charges,
                            .shielded = enemy->troop.shield,
                            .cover = mu_awfp_in_cover (battle, other) };
  return unit->files * mu_awfp_shot_tenths (play, mu_awfp_shot_factor (play, &shot, NULL));
}

/* Near enough, without a root: never less than the true distance, a ninth more at the most. */
static int64_t
about_apart (MuPoint one, MuPoint other)
{
  const int64_t x = one.x > other.x ? (int64_t) one.x - other.x : (int64_t) other.x - one.x;
  const int64_t y = one.y > other.y ? (int64_t) one.y - other.y : (int64_t) other.y - one.y;
  return x > y ? x + y / 2 : y + x / 2;
}

int
mu_awfp_near_enemy (const AwfpBattle *battle, int body)
{
  const int enemy = !battle->unit[body].side;
  int best = MU_NO_BODY;
  int64_t least = INT64_MAX;
  for (int other = battle->first[enemy]; other < battle->first[enemy + 1]; other++) {
    const int64_t far = about_apart (battle->unit[body].at.front, battle->unit[other].at.front);
    if (far < least && mu_awfp_fights_on (&battle->unit[other])) {
      least = far;
      best = other;
    }
  }
  return best;
}

/* How many of its side are nearer to that enemy. */
static int
crowd_at (const AwfpBattle *battle, int body, MuPoint enemy, int64_t far)
{
  const int side = battle->unit[body].side;
  int count = 0;
  for (int other = battle->first[side]; other < battle->first[side + 1]; other++) {
    const AwfpUnit *friend = &battle->unit[other];
    count += other != body && !friend->general && !friend->priest && mu_awfp_fights_on (friend)
             && about_apart (friend->at.front, enemy) < far;
  }
  return count;
}

/* What makes an enemy worth less than another as near: those who lead or pray, those who would run,
 * those who are aside. */
static int64_t
detour (const AwfpBattle *battle, int body, const AwfpUnit *enemy)
{
  const AwfpUnit *unit = &battle->unit[body];
  const MuFix aside = unit->at.front.x - enemy->at.front.x;
  int64_t more = enemy->general || enemy->priest ? 4 * (int64_t) battle->inch : 0;
  if (!mu_awfp_is_wise (battle, unit->side))
    return more;
  if (mu_awfp_unit_is_si (enemy) && !mu_awfp_unit_skirmishes (unit))
    more += 3 * (int64_t) battle->inch;
  return more + (aside < 0 ? -aside : aside);
}

/* Those that are before somebody else, too: which takes long to find out, and is asked only of
 * whoever would be the nearest. */
int
mu_awfp_quarry (const AwfpBattle *battle, int body)
{
  const int enemy = !battle->unit[body].side;
  const bool wise = mu_awfp_is_wise (battle, !enemy);
  int best = MU_NO_BODY;
  int64_t least = INT64_MAX;
  for (int other = battle->first[enemy]; other < battle->first[enemy + 1]; other++) {
    const AwfpUnit *unit = &battle->unit[other];
    if (!mu_awfp_fights_on (unit))
      continue;
    const int64_t far = about_apart (battle->unit[body].at.front, unit->at.front);
    int64_t cost = far + detour (battle, body, unit);
    if (wise && cost < least)
      cost += crowd_at (battle, body, unit->at.front, far) * 2 * (int64_t) battle->inch;
    if (cost < least) {
      least = cost;
      best = other;
    }
  }
  return best;
}

bool
mu_awfp_is_wise (const AwfpBattle *battle, int side)
{
  return battle->setup->side[side].player == MU_AWFP_CLUB_PLAYER;
}

bool
mu_awfp_is_in_reach (const AwfpBattle *battle, int body, const MuRect *place, MuFix more)
{
  const int enemy = !battle->unit[body].side;
  for (int other = battle->first[enemy]; other < battle->first[enemy + 1]; other++) {
    const AwfpUnit *unit = &battle->unit[other];
    if (mu_awfp_fights_on (unit) && !mu_awfp_unit_is_si (unit)
        && mu_awfp_unit_kind (unit) != MU_AWFP_ARTILLERY
        && mu_rect_within (place, &unit->at, mu_awfp_reach (battle, other) + more)
        && !mu_awfp_engaged (battle, other))
      return true;
  }
  return false;
}

/* How far a length lies outside a span. */
static int64_t
outside (MuFix at, MuFix from, MuFix to)
{
  return at < from ? (int64_t) from - at : at > to ? (int64_t) at - to : 0;
}

MuFix
mu_awfp_point_apart (MuPoint point, const MuPose *pose)
{
  const MuLocal at = mu_pose_local (pose, point);
  const int64_t u = outside (at.u, -pose->at.width / 2, pose->at.width / 2);
  const int64_t v = outside (at.v, -pose->at.depth, 0);
  return (MuFix) mu_isqrt (u * u + v * v);
}
