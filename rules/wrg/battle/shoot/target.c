/* Who may shoot, how far, and at which enemies (wrg.shoot.*). */
#include "rules/wrg/battle/shoot/gunnery.h"

#include "rules/wrg/fight/shooting.h"

#define BIT(w)          MU_WEAPON_BIT (MU_WEAPON_##w)
#define HAND_HURLED     BIT (LIGHT_SPEAR)
#define ONLY_STATIONARY (BIT (CROSSBOW) | BIT (STAFF_SLING) | BIT (ENGINE))
#define HEIGHT_BONUS    20 /* wrg.shoot.range.height */

static unsigned
missiles_of_kind (const Body *body, bool guest)
{
  unsigned missiles = 0;
  if (mu_wrg_is_artillery (body))
    return BIT (ENGINE);
  if (mu_type_is_model ((MuTroopType) body->troop.type)) {
    for (int i = 0; i < body->crew.count; i++)
      missiles |= MU_WEAPON_BIT (body->crew.weapon[i]);
  } else {
    missiles = mu_wrg_troop_of_kind (body, guest).weapons; /* wrg.formation.testudo */
  }
  unsigned shooting = 0;
  for (int weapon = 0; weapon < MU_WEAPONS; weapon++)
    if (missiles >> weapon & 1u && mu_wrg_weapon_shoots ((MuWeapon) weapon))
      shooting |= 1u << weapon;
  return shooting;
}

/* The missile weapons that its figures, or its crew, carry. */
unsigned
mu_wrg_missiles_of (const Body *body)
{
  const Body *guest = guest_of (body);
  const unsigned others = guest && guest->figures > 0 ? missiles_of_kind (body, true) : 0;
  return missiles_of_kind (body, false) | others;
}

/* wrg.shoot.move.retiring: those who can shoot while going back. */
static bool
shoots_backward (const Body *body)
{
  const MuTroopType type = (MuTroopType) body->troop.type;
  return type == MU_TROOP_LC || type == MU_TROOP_EL || mu_type_is_chariot (type);
}

/* wrg.shoot.charge.by-chargers, wrg.shoot.charge.escaped: chargers and pursuers keep their
 * missiles for the contact; a sensible player does not disorder them to shoot
 * after those who got away. */
bool
mu_wrg_may_shoot (const WrgBattle *battle, const Body *body)
{
  if (!is_fighting (body) || body->period.broke_off || body->period.yields_shot)
    return false;
  if (body->move.kind == MOVE_CHARGE || body->period.came_in_charge || body->period.pursued
      || mu_wrg_is_charging (body) || mu_wrg_is_uncontrolled (battle, body))
    return false;
  if (mu_wrg_is_retiring ((Motion) body->motion))
    return shoots_backward (body);
  return true;
}

/* wrg.shoot.move.stationary */
unsigned
mu_wrg_usable_missiles (const Body *body, bool guest)
{
  unsigned missiles = missiles_of_kind (body, guest);
  if (body->period.moved > 0)
    missiles &= ~(unsigned) ONLY_STATIONARY;
  return missiles;
}

/* wrg.shoot.arc.narrow, wrg.shoot.arc.by-type */
MuArc
mu_wrg_arc_of (const Body *body)
{
  const MuTroopType type = (MuTroopType) body->troop.type;
  if (mu_type_is_infantry (type) && body->period.moved > 0)
    return MU_ARC_NARROW;
  if (shoots_backward (body))
    return MU_ARC_ALL_ROUND;
  return type == MU_TROOP_LI || mu_wrg_is_carried_engine (body) ? MU_ARC_WIDE : MU_ARC_NARROW;
}

static MuWrgPerch
perch_of (const Body *body)
{
  return body->troop.type == MU_TROOP_EL ? MU_WRG_ON_ELEPHANT : MU_WRG_ON_GROUND;
}

static MuWrgSlope
slope_between (const WrgBattle *battle, const Body *shooter, const Body *target)
{
  if (mu_wrg_is_uphill_of (battle, shooter, target))
    return MU_WRG_SLOPE_SHOOTER_ABOVE;
  return mu_wrg_is_uphill_of (battle, target, shooter) ? MU_WRG_SLOPE_TARGET_ABOVE
                                                       : MU_WRG_SLOPE_LEVEL;
}

/* wrg.shoot.range.height; in woods nobody sees further than wrg.shoot.range.woods. */
static MuWrgReach
reach_of (const WrgBattle *battle, const Body *shooter, const Body *target, MuWeapon weapon)
{
  return (MuWrgReach){ .shooter = shooter->troop,
                       .weapon = weapon,
                       .slope = slope_between (battle, shooter, target),
                       .shooter_on = perch_of (shooter),
                       .target_on = perch_of (target) };
}

MuFix
mu_wrg_range_of (const WrgBattle *battle, const Body *shooter, const Body *target, MuWeapon weapon)
{
  const MuWrgReach reach = reach_of (battle, shooter, target, weapon);
  return PACES (mu_wrg_reach (&battle->readings, &reach, NULL));
}

/* wrg.shoot.tactical.over-half: bows and crossbows, by any figure. */
bool
mu_wrg_is_far (const WrgBattle *battle, const Body *shooter, const Body *target, const Aim *aim)
{
  const MuWrgReach reach = reach_of (battle, shooter, target, aim->weapon);
  return mu_wrg_reach_is_far (&battle->readings, &reach,
                              MU_FIX_TO_PACES (aim->distance + PACES (1) - 1));
}

static MuFix
longest_range (const WrgBattle *battle, const Body *shooter, unsigned missiles)
{
  MuFix longest = 0;
  for (int weapon = 0; weapon < MU_WEAPONS; weapon++) {
    if (!(missiles >> weapon & 1u))
      continue;
    const MuFix range = mu_wrg_range_of (battle, shooter, shooter, (MuWeapon) weapon);
    longest = range > longest ? range : longest;
  }
  return longest + PACES (HEIGHT_BONUS);
}

/* A charge that began beyond half of the charger's reach leaves the charged
 * time to shoot (wrg.shoot.charge.at-chargers). */
static bool
charged_from_afar (const WrgBattle *battle, int charger, int body)
{
  const Body *enemy = body_at (battle, charger);
  const MuFix reach = mu_wrg_charge_reach (battle, enemy);
  return enemy->period.came_in_charge && *pair_at (battle, PAIR_CHARGE, charger, body)
         && 2 * enemy->period.charge_distance > reach;
}

static bool
is_pursued_in_contact (const WrgBattle *battle, int body)
{
  FOR_CONTACT (battle, body_at (battle, body), k)
  {
    if (body_at (battle, k)->period.pursued && mu_wrg_in_contact (battle, k, body))
      return true;
  }
  return false;
}

static bool
is_lawful_target (const WrgBattle *battle, int target)
{
  const Body *body = body_at (battle, target);
  if (!on_table (body) || body->concealed)
    return false;
  if (body->period.pursued && mu_wrg_touches_any (battle, target))
    return false;
  return is_fighting (body) || !is_pursued_in_contact (battle, target);
}

/* The ground over which it has gone straight this period: shooters choose their
 * moment (wrg.shoot.timing).
 * READING: wrg.shoot.timing: who has moved aside or turned a corner is shot at
 * where he has come to. */
static MuRect
ground_of (const Body *body)
{
  const MuLocal begun = mu_rect_local (&body->ground, body->period.begun);
  const MuFix ahead = begun.v + body->ground.depth / 2;
  MuRect ground = body->ground;
  if (begun.u > MU_RECT_SLACK || begun.u < -MU_RECT_SLACK)
    return ground;
  if (ahead > 0)
    ground = mu_rect_ahead (&ground, ahead);
  ground.depth += ahead > 0 ? ahead : -ahead;
  return ground;
}

static bool
comes_on (const Body *body)
{
  const Motion motion = (Motion) body->motion;
  return motion == MOTION_ADVANCING || motion == MOTION_CHARGING || motion == MOTION_UNCONTROLLED
         || motion == MOTION_UNAUTHORISED || motion == MOTION_PURSUING;
}

/* wrg.shoot.priority.1: this period or next. */
static bool
can_charge_soon (const WrgBattle *battle, int enemy, int shooter)
{
  const Body *body = body_at (battle, enemy);
  MuFix reach;
  return comes_on (body)
         && (mu_wrg_in_contact (battle, enemy, shooter)
             || (mu_rect_reaches (&body->ground, &body_at (battle, shooter)->ground, &reach)
                 && reach <= mu_wrg_whole_charge_move (body)));
}

/* READING: wrg.shoot.priority.2: both sides shoot at once, so who "is shooting"
 * at the body is taken from the preceding period. */
static uint8_t
merits_of (const WrgBattle *battle, int shooter, int enemy)
{
  const Body *self = body_at (battle, shooter);
  const int shot = *pair_at (battle, PAIR_SHOT_LAST, enemy, shooter);
  unsigned merits = 0;
  if (is_fighting (body_at (battle, enemy)) && can_charge_soon (battle, enemy, shooter))
    merits |= PRIORITY (1);
  if (shot > 0 && 2 * shot >= self->figures)
    merits |= PRIORITY (2);
  if (shot > 0)
    merits |= PRIORITY (4); /* wrg.shoot.priority.4 */
  if (comes_on (body_at (battle, enemy)))
    merits |= PRIORITY (5); /* wrg.shoot.priority.5 */
  return (uint8_t) merits;
}

/* An enemy touches it who does not stand before its front. */
static bool
is_attacked_aside (const WrgBattle *battle, int body)
{
  FOR_CONTACT (battle, body_at (battle, body), k)
  {
    if (is_fighting (body_at (battle, k)) && *pair_at (battle, PAIR_TOUCH, k, body)
        && !*pair_at (battle, PAIR_TOUCH, body, k))
      return true;
  }
  return false;
}

/* Of a stretch of files, all ranks from this one back. */
static MuRect
part_of (const Body *body, int first, int files, int rank)
{
  const MuFix across
      = mu_wrg_front_width (body) / 2 - (2 * first + files) * mu_wrg_figure_frontage (body) / 2;
  const MuFix back = rank * mu_wrg_figure_depth (body);
  MuRect part = body->ground;
  part.front = mu_rect_point (&body->ground, (MuLocal){ across, -back });
  part.width = files * mu_wrg_figure_frontage (body);
  part.depth = body->ground.depth - back;
  return part;
}

static void
add_part (Candidates *found, const Candidate *whole, const Body *body, int first, int files,
          int rank)
{
  Candidate *part = &found->list[found->count];
  *part = *whole;
  if (files <= 0 || rank >= mu_wrg_ranks_of (body))
    return;
  part->ground = part_of (body, first, files, rank);
  part->shelter = part_of (body, first, files, 0);
  part->shelter.depth = mu_wrg_figure_depth (body);
  part->is_rear = rank > 0;
  found->count++;
}

/* wrg.shoot.melee.barred: neither those of its first rank who fight nor those
 * in an overlap, but the files beyond them and the ranks behind.
 * READING: wrg.shoot.melee.barred: a body that is attacked in flank or rear is
 * spared as a whole, as are files between two enemies. */
static void
add_parts (const WrgBattle *battle, Candidates *found, const Candidate *whole)
{
  const Body *body = body_at (battle, whole->body);
  FileMatch match[FILES_MAX];
  int first = body->files;
  int last = -1;
  mu_wrg_match_files (battle, whole->body, match);
  for (int file = 0; file < body->files; file++)
    if (match[file].enemy != MU_NO_BODY) {
      first = file < first ? file : first;
      last = file;
    }
  if (last < 0 || is_attacked_aside (battle, whole->body))
    return;
  add_part (found, whole, body, 0, first, 0);
  add_part (found, whole, body, last + 1, body->files - last - 1, 0);
  add_part (found, whole, body, first, last + 1 - first, 1);
}

/* What every file would ask of a target anew. */
static void
measure_ranges (const WrgBattle *battle, int shooter, unsigned missiles, Candidate *candidate)
{
  const Body *self = body_at (battle, shooter);
  const Body *target = body_at (battle, candidate->body);
  for (int weapon = 0; weapon < MU_WEAPONS; weapon++)
    if (missiles >> weapon & 1u)
      candidate->range[weapon] = mu_wrg_range_of (battle, self, target, (MuWeapon) weapon);
}

/* What every file would ask of some ground anew. */
static void
look_at_ground (const WrgBattle *battle, int shooter, Candidate *candidate)
{
  mu_rect_local_corners (&body_at (battle, shooter)->ground, &candidate->ground, candidate->corner);
  mu_wrg_find_in_way (battle, shooter, candidate->body, &candidate->ground, &candidate->in_way);
}

static void
add_candidates (const WrgBattle *battle, int shooter, Candidates *found, const Candidate *whole)
{
  int at = found->count;
  if (body_at (battle, whole->body)->period.came_in_charge
      || !mu_wrg_in_melee (battle, whole->body))
    found->list[found->count++] = *whole;
  else
    add_parts (battle, found, whole);
  for (; at < found->count; at++)
    look_at_ground (battle, shooter, &found->list[at]);
}

/* wrg.shoot.charge.untouched: those who came charging could be shot at before
 * they struck. */
void
mu_wrg_find_candidates (const WrgBattle *battle, int shooter, unsigned missiles, Candidates *found)
{
  const Body *self = body_at (battle, shooter);
  const MuFix reach = longest_range (battle, self, missiles);
  const MuFix sight = battle->sky.sight; /* wrg.weather.fog: nobody shoots further */
  const MuFix far = sight > 0 && sight < reach ? sight : reach;
  const MuStretch front = { -self->ground.width / 2, self->ground.width / 2, 0 };
  const MuArc arc = mu_wrg_arc_of (self);
  found->count = 0;
  Near near;
  mu_wrg_find_near (battle, &self->ground, far + PACES (CHARGE_MOST),
                    SIDE_BIT (enemy_of ((MuSide) self->side)), &near);
  FOR_NEAR (near, k)
  {
    Candidate whole = { .body = (int16_t) k };
    MuFix distance;
    if (!is_lawful_target (battle, k))
      continue;
    whole.ground = ground_of (body_at (battle, k));
    if (!mu_rect_within (&self->ground, &whole.ground, far)
        || !mu_arc_reaches (&self->ground, front, arc, &whole.ground, &distance))
      continue;
    whole.merits = merits_of (battle, shooter, k);
    whole.from_afar = charged_from_afar (battle, k, shooter);
    measure_ranges (battle, shooter, missiles, &whole);
    add_candidates (battle, shooter, found, &whole);
  }
}
