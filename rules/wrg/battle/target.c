/* Who shoots at whom: files, arcs, ranges and priorities (wrg.shoot.*). */
#include "rules/wrg/battle/engine.h"

#include "rules/wrg/casualties.h"
#include "rules/wrg/shooting.h"

#define BIT(w)          MU_WRG_WEAPON_BIT (MU_WRG_##w)
#define HAND_HURLED     BIT (LIGHT_SPEAR)
#define ONLY_STATIONARY (BIT (CROSSBOW) | BIT (STAFF_SLING))
#define HEIGHT_BONUS    20  /* wrg.shoot.range.height */
#define OVERHEAD_NEAR   20  /* wrg.shoot.overhead.barred: A, B and C; */
#define OVERHEAD_NEAR_D 100 /* and D */

/* The missile weapons that its figures, or its crew, carry. */
unsigned
missiles_of (const Body *body)
{
  unsigned missiles = 0;
  if (mu_wrg_type_is_model ((MuWrgType) body->troop.type)) {
    for (int i = 0; i < body->crew.count; i++)
      missiles |= MU_WRG_WEAPON_BIT (body->crew.weapon[i]);
  } else {
    missiles = body->troop.weapons;
  }
  unsigned shooting = 0;
  for (int weapon = 0; weapon < MU_WRG_WEAPONS; weapon++)
    if (missiles >> weapon & 1u && mu_wrg_weapon_shoots ((MuWrgWeapon) weapon))
      shooting |= 1u << weapon;
  return shooting;
}

/* wrg.shoot.crew: crew figures of a model that carry this. */
static int
figures_with (const Body *body, MuWrgWeapon weapon)
{
  if (!mu_wrg_type_is_model ((MuWrgType) body->troop.type))
    return 1;
  int count = 0;
  for (int i = 0; i < body->crew.count; i++)
    count += body->crew.weapon[i] == weapon;
  return count;
}

/* wrg.shoot.move.retiring: those who can shoot while going back. */
static bool
shoots_backward (const Body *body)
{
  const MuWrgType type = (MuWrgType) body->troop.type;
  return type == MU_WRG_LC || type == MU_WRG_EL || mu_wrg_type_is_chariot (type);
}

/* wrg.shoot.charge.by-chargers, .escaped: chargers and pursuers keep their
 * missiles for the contact; a sensible player does not disorder them to shoot
 * after those who got away. */
static bool
may_shoot (const WrgBattle *battle, const Body *body)
{
  if (!is_fighting (body) || body->broke_off)
    return false;
  if (body->move.kind == MOVE_CHARGE || body->came_in_charge || body->pursued || is_charging (body)
      || is_uncontrolled (battle, body))
    return false;
  if (is_retiring ((Motion) body->motion))
    return shoots_backward (body);
  return true;
}

/* wrg.shoot.move.stationary */
static unsigned
usable_missiles (const Body *body)
{
  unsigned missiles = missiles_of (body);
  if (body->moved > 0)
    missiles &= ~(unsigned) ONLY_STATIONARY;
  return missiles;
}

/* wrg.shoot.arc.narrow, .by-type */
static MuArc
arc_of (const Body *body)
{
  const MuWrgType type = (MuWrgType) body->troop.type;
  if (mu_wrg_type_is_infantry (type) && body->moved > 0)
    return MU_ARC_NARROW;
  if (shoots_backward (body))
    return MU_ARC_ALL_ROUND;
  return type == MU_WRG_LI ? MU_ARC_WIDE : MU_ARC_NARROW;
}

static MuFix
range_of (const Body *shooter, const Body *target, MuWrgWeapon weapon)
{
  const bool mounted = mu_wrg_type_is_mounted ((MuWrgType) shooter->troop.type);
  int range = mu_wrg_shoot_range (weapon, mounted);
  if (shooter->troop.type == MU_WRG_EL && target->troop.type != MU_WRG_EL)
    range += HEIGHT_BONUS;
  return PACES (range);
}

static MuFix
longest_range (const Body *shooter, unsigned missiles)
{
  MuFix longest = 0;
  for (int weapon = 0; weapon < MU_WRG_WEAPONS; weapon++) {
    if (!(missiles >> weapon & 1u))
      continue;
    const MuFix range = range_of (shooter, shooter, (MuWrgWeapon) weapon);
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
  const MuFix reach = PACES (mu_wrg_type_charge_move ((MuWrgType) enemy->troop.type));
  return enemy->came_in_charge && *pair_at (battle, PAIR_CHARGE, charger, body)
         && 2 * enemy->charge_distance > reach;
}

static bool
is_pursued_in_contact (const WrgBattle *battle, int body)
{
  FOR_SIDE (battle, enemy_of ((MuSide) body_at (battle, body)->side), k)
  {
    if (body_at (battle, k)->pursued && in_contact (battle, k, body))
      return true;
  }
  return false;
}

/* wrg.shoot.melee.barred; wrg.shoot.charge.untouched: those who came charging
 * could be shot at before they struck.
 * READING: wrg.shoot.melee.barred: all of a body in hand-to-hand is spared, its
 * rear ranks with the front. */
static bool
is_lawful_target (const WrgBattle *battle, int target)
{
  const Body *body = body_at (battle, target);
  if (!on_table (body) || body->concealed)
    return false;
  if (body->pursued && touches_any (battle, target))
    return false;
  if (!is_fighting (body))
    return !is_pursued_in_contact (battle, target);
  return body->came_in_charge || !in_melee (battle, target);
}

typedef struct {
  int16_t body;
  uint8_t merits; /* priorities that it meets, a bit each */
  bool contact;   /* touches the shooters */
  bool from_afar;
} Candidate;

typedef struct {
  Candidate list[MU_BATTLE_UNITS_MAX];
  int count;
} Candidates;

#define PRIORITY(n) (1u << (n))

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
         && (in_contact (battle, enemy, shooter)
             || (mu_rect_reaches (&body->ground, &body_at (battle, shooter)->ground, &reach)
                 && reach <= PACES (mu_wrg_type_charge_move ((MuWrgType) body->troop.type))));
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

static void
find_candidates (const WrgBattle *battle, int shooter, unsigned missiles, Candidates *found)
{
  const Body *self = body_at (battle, shooter);
  const MuFix far = longest_range (self, missiles);
  const MuStretch front = { -self->ground.width / 2, self->ground.width / 2, 0 };
  found->count = 0;
  FOR_SIDE (battle, enemy_of ((MuSide) self->side), k)
  {
    MuFix distance;
    if (!mu_rect_within (&self->ground, &body_at (battle, k)->ground, far)
        || !is_lawful_target (battle, k)
        || !mu_arc_reaches (&self->ground, front, arc_of (self), &body_at (battle, k)->ground,
                            &distance))
      continue;
    found->list[found->count++] = (Candidate){
      .body = (int16_t) k,
      .merits = merits_of (battle, shooter, k),
      .contact = in_contact (battle, shooter, k),
      .from_afar = charged_from_afar (battle, k, shooter),
    };
  }
}

/* The weapon that does most at this distance; MU_WRG_SIDEARM: none reaches. */
static MuWrgWeapon
best_missile (const Body *shooter, const Body *target, unsigned missiles, MuFix distance)
{
  MuWrgWeapon best = MU_WRG_SIDEARM;
  int most = INT32_MIN;
  for (int weapon = 0; weapon < MU_WRG_WEAPONS; weapon++) {
    if (!(missiles >> weapon & 1u) || distance > range_of (shooter, target, (MuWrgWeapon) weapon))
      continue;
    const int factor
        = mu_wrg_shoot_weapon_factor ((MuWrgWeapon) weapon, (MuWrgType) target->troop.type);
    if (factor > most) {
      most = factor;
      best = (MuWrgWeapon) weapon;
    }
  }
  return best;
}

/* The point of the target that is nearest. */
static MuPoint
nearest_point (const MuRect *ground, MuPoint from)
{
  MuLocal at = mu_rect_local (ground, from);
  const MuFix half = ground->width / 2;
  at.u = at.u < -half ? -half : at.u > half ? half : at.u;
  at.v = at.v < -ground->depth ? -ground->depth : at.v > 0 ? 0 : at.v;
  return mu_rect_point (ground, at);
}

typedef struct {
  const WrgBattle *battle;
  int shooter;
  unsigned missiles;
  MuArc arc;
  const FileMatch *match; /* files that fight hand-to-hand */
} Gunnery;

typedef struct {
  int target; /* MU_NO_BODY */
  MuWrgWeapon weapon;
  MuFix distance;
  uint8_t merits;
} Aim;

static MuStretch
stretch_of_file (const Body *body, int file)
{
  const MuFix right = body->ground.width / 2 - file * figure_frontage (body);
  return (MuStretch){ right - figure_frontage (body), right, 0 };
}

/* What this file may do against a candidate. */
static bool
try_aim (const Gunnery *gunnery, const Candidate *candidate, int file, MuStretch stretch, Aim *aim)
{
  const WrgBattle *battle = gunnery->battle;
  const Body *self = body_at (battle, gunnery->shooter);
  const Body *target = body_at (battle, candidate->body);
  unsigned missiles = gunnery->missiles;
  MuFix distance;
  if (file >= 0 && gunnery->match[file].enemy != MU_NO_BODY) {
    /* wrg.shoot.charge.at-chargers, .hand-hurled: at their own chargers only */
    if (gunnery->match[file].enemy != candidate->body || !candidate->from_afar)
      return false;
    missiles &= ~(unsigned) HAND_HURLED;
  }
  if (!mu_arc_reaches (&self->ground, stretch, gunnery->arc, &target->ground, &distance))
    return false;
  const MuWrgWeapon weapon = best_missile (self, target, missiles, distance);
  if (weapon == MU_WRG_SIDEARM)
    return false;
  const MuPoint from
      = mu_rect_point (&self->ground, (MuLocal){ (stretch.from + stretch.to) / 2, 0 });
  if (!shot_is_clear (battle, gunnery->shooter, candidate->body, from,
                      nearest_point (&target->ground, from)))
    return false;
  *aim = (Aim){ candidate->body, weapon, distance, candidate->merits };
  return true;
}

/* wrg.shoot.priority.cumulative: the first priority that parts two targets
 * decides; last comes the distance (wrg.shoot.priority.6). */
static bool
is_better_aim (const Aim *aim, const Aim *than)
{
  for (int level = 1; level <= 5; level++) {
    const bool one = aim->merits & PRIORITY (level);
    const bool other = than->merits & PRIORITY (level);
    if (one != other)
      return one;
  }
  return aim->distance < than->distance;
}

static Aim
aim_of (const Gunnery *gunnery, const Candidates *found, int file, MuStretch stretch)
{
  Aim best = { .target = MU_NO_BODY };
  for (int i = 0; i < found->count; i++) {
    Aim aim;
    if (try_aim (gunnery, &found->list[i], file, stretch, &aim)
        && (best.target == MU_NO_BODY || is_better_aim (&aim, &best)))
      best = aim;
  }
  return best;
}

static MuRule
priority_rule (uint8_t merits)
{
  static const MuRule rules[] = {
    [1] = MU_RULE_WRG_SHOOT_PRIORITY_1, [2] = MU_RULE_WRG_SHOOT_PRIORITY_2,
    [4] = MU_RULE_WRG_SHOOT_PRIORITY_4, [5] = MU_RULE_WRG_SHOOT_PRIORITY_5,
    [6] = MU_RULE_WRG_SHOOT_PRIORITY_6,
  };
  for (int level = 1; level <= 5; level++)
    if (merits & PRIORITY (level))
      return rules[level];
  return rules[6];
}

static Volley *
volley_at (WrgBattle *battle, int first, const Aim *aim)
{
  for (int i = first; i < battle->volley_count; i++)
    if (battle->volley[i].target == aim->target && battle->volley[i].weapon == aim->weapon)
      return &battle->volley[i];
  if (battle->volley_count == VOLLEYS_MAX)
    return NULL;
  Volley *volley = &battle->volley[battle->volley_count++];
  *volley = (Volley){ .target = (int16_t) aim->target,
                      .weapon = (uint8_t) aim->weapon,
                      .rule = (uint16_t) priority_rule (aim->merits) };
  return volley;
}

/* wrg.shoot.tactical.over-half: bows and crossbows, by any figure. */
static bool
is_far (const Body *shooter, const Body *target, const Aim *aim)
{
  return (aim->weapon == MU_WRG_BOW || aim->weapon == MU_WRG_CROSSBOW)
         && 2 * aim->distance > range_of (shooter, target, aim->weapon);
}

static void
add_to_volley (WrgBattle *battle, int shooter, int first, const Aim *aim, int figures)
{
  const Body *self = body_at (battle, shooter);
  Volley *volley = volley_at (battle, first, aim);
  if (!volley)
    return;
  volley->shooter = (int16_t) shooter;
  volley->figures = (uint16_t) (volley->figures + figures);
  volley->far = volley->far || is_far (self, body_at (battle, aim->target), aim);
}

/* Every file with one choice of weapons: figures choose among all theirs, each
 * of a model's crew has his own. */
static void
aim_files (WrgBattle *battle, const Gunnery *gunnery, const Candidates *found, int first,
           int figures)
{
  const Body *self = body_at (battle, gunnery->shooter);
  for (int file = 0; file < self->files; file++) {
    const Aim aim = aim_of (gunnery, found, file, stretch_of_file (self, file));
    if (aim.target != MU_NO_BODY)
      add_to_volley (battle, gunnery->shooter, first, &aim, figures);
  }
}

/* wrg.shoot.overhead.crossbows, .bows-irregular, .bows-regular: ranks behind
 * the first that may shoot over it. */
static int
overhead_ranks (const Body *body, MuWrgWeapon *weapon)
{
  const MuWrgType type = (MuWrgType) body->troop.type;
  const bool foot = mu_wrg_type_is_infantry (type);
  if (mu_wrg_type_is_model (type) || body->disordered) /* wrg.shoot.overhead.barred */
    return 0;
  *weapon = MU_WRG_BOW;
  if (body->troop.weapons & BIT (BOW))
    return foot && body->troop.regular ? 3 : foot || mu_wrg_type_is_cavalry (type) ? 1 : 0;
  *weapon = MU_WRG_CROSSBOW;
  return body->troop.weapons & BIT (CROSSBOW) && foot && body->moved == 0 ? 1 : 0;
}

/* wrg.shoot.overhead.nearest: the only body that rear ranks engage. */
static bool
find_overhead_target (const Gunnery *gunnery, const Candidates *found, Aim *aim)
{
  const Body *self = body_at (gunnery->battle, gunnery->shooter);
  const MuStretch front = { -self->ground.width / 2, self->ground.width / 2, 0 };
  aim->target = MU_NO_BODY;
  for (int i = 0; i < found->count; i++) {
    Aim one;
    if (found->list[i].contact && !found->list[i].from_afar)
      continue;
    if (try_aim (gunnery, &found->list[i], -1, front, &one)
        && (aim->target == MU_NO_BODY || one.distance < aim->distance))
      *aim = one;
  }
  if (aim->target == MU_NO_BODY)
    return false;
  /* wrg.shoot.overhead.barred: too near; a charge from afar was shot at while
   * it was still far enough away */
  const int near = self->troop.class == MU_WRG_D ? OVERHEAD_NEAR_D : OVERHEAD_NEAR;
  const Body *target = body_at (gunnery->battle, aim->target);
  const MuFix seen_at = target->came_in_charge ? target->charge_distance : aim->distance;
  return seen_at > PACES (near);
}

/* Figures of one rear rank within arc and range of it. */
static int
figures_overhead (const Gunnery *gunnery, const Aim *aim, int rank, bool *far)
{
  const Body *self = body_at (gunnery->battle, gunnery->shooter);
  const Body *target = body_at (gunnery->battle, aim->target);
  int count = 0;
  for (int file = 0; file < figures_in_rank (self, rank); file++) {
    MuStretch stretch = stretch_of_file (self, file);
    Aim one = *aim;
    stretch.back = rank * figure_depth (self);
    if (!mu_arc_reaches (&self->ground, stretch, MU_ARC_NARROW, &target->ground, &one.distance)
        || one.distance > range_of (self, target, aim->weapon))
      continue;
    count++;
    *far = *far || is_far (self, target, &one);
  }
  return count;
}

/* Casualties to expect, by the factors that depend on the choice. */
static int
expected (const WrgBattle *battle, const Aim *aim, int figures, int ranks, bool far)
{
  const MuWrgType type = (MuWrgType) body_at (battle, aim->target)->troop.type;
  const int factor
      = mu_wrg_shoot_weapon_factor (aim->weapon, type) - (ranks > 0) - (ranks > 1) - far;
  return mu_wrg_casualties (&battle->readings, factor, figures);
}

/* A sensible player lets as many ranks shoot as promise the most casualties. */
static void
aim_overhead (WrgBattle *battle, const Gunnery *gunnery, const Candidates *found, int first)
{
  Aim aim;
  MuWrgWeapon weapon;
  Body *self = body_at (battle, gunnery->shooter);
  const int most = overhead_ranks (self, &weapon);
  Gunnery narrow = *gunnery;
  narrow.arc = MU_ARC_NARROW;
  narrow.missiles &= MU_WRG_WEAPON_BIT (weapon);
  if (most == 0 || !find_overhead_target (&narrow, found, &aim))
    return;
  Volley *volley = volley_at (battle, first, &aim);
  if (!volley)
    return;
  int figures = volley->figures;
  bool far = volley->far;
  Volley best = *volley;
  int promise = expected (battle, &aim, figures, 0, far);
  for (int rank = 1; rank <= most && rank < ranks_of (self); rank++) {
    figures += figures_overhead (&narrow, &aim, rank, &far);
    if (expected (battle, &aim, figures, rank, far) <= promise)
      continue;
    promise = expected (battle, &aim, figures, rank, far);
    best.figures = (uint16_t) figures;
    best.far = far;
    best.ranks_over = (uint8_t) rank;
  }
  *volley = best;
  volley->shooter = (int16_t) gunnery->shooter;
  self->rear_shot = self->rear_shot || best.ranks_over > 0;
}

void
plan_volleys (WrgBattle *battle, int shooter)
{
  Body *self = body_at (battle, shooter);
  const unsigned missiles = usable_missiles (self);
  FileMatch match[FILES_MAX];
  Candidates found;
  if (!missiles || !may_shoot (battle, self))
    return;
  find_candidates (battle, shooter, missiles, &found);
  if (found.count == 0)
    return;
  match_files (battle, shooter, match);
  const int first = battle->volley_count;
  Gunnery gunnery = { battle, shooter, missiles, arc_of (self), match };
  if (!mu_wrg_type_is_model ((MuWrgType) self->troop.type)) {
    aim_files (battle, &gunnery, &found, first, 1);
    aim_overhead (battle, &gunnery, &found, first);
    return;
  }
  for (int weapon = 0; weapon < MU_WRG_WEAPONS; weapon++) {
    gunnery.missiles = missiles & (1u << weapon);
    if (gunnery.missiles)
      aim_files (battle, &gunnery, &found, first, figures_with (self, (MuWrgWeapon) weapon));
  }
}
