/* Each file chooses its target (wrg.shoot.priority.*). */
#include "rules/wrg/battle/shoot/gunnery.h"

#include "rules/wrg/fight/shooting.h"

#define HAND_HURLED MU_WEAPON_BIT (MU_WEAPON_LIGHT_SPEAR)

/* wrg.shoot.crew: crew figures of a model that carry this; of an engine all. */
static int
figures_with (const Body *body, MuWeapon weapon)
{
  if (!mu_type_is_model ((MuTroopType) body->troop.type))
    return 1;
  if (mu_wrg_is_artillery (body))
    return body->crew.count;
  int count = 0;
  for (int i = 0; i < body->crew.count; i++)
    count += body->crew.weapon[i] == weapon;
  return count;
}

/* The weapon that does most at this distance; MU_WEAPON_SIDEARM: none reaches. */
static MuWeapon
best_missile (const Candidate *candidate, const Body *target, unsigned missiles, MuFix distance)
{
  MuWeapon best = MU_WEAPON_SIDEARM;
  int most = INT32_MIN;
  for (int weapon = 0; weapon < MU_WEAPONS; weapon++) {
    if (!(missiles >> weapon & 1u) || distance > candidate->range[weapon])
      continue;
    const int factor
        = mu_wrg_shoot_weapon_factor ((MuWeapon) weapon, (MuTroopType) target->troop.type);
    if (factor > most) {
      most = factor;
      best = (MuWeapon) weapon;
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

MuStretch
mu_wrg_stretch_of_file (const Body *body, int file)
{
  const MuFix right = mu_wrg_widest_rank (body) * mu_wrg_figure_frontage (body) / 2
                      - file * mu_wrg_figure_frontage (body);
  return (MuStretch){ right - mu_wrg_figure_frontage (body), right, 0 };
}

/* wrg.shoot.overhead.nearest: bows reach ranks behind one that is spared; so do
 * those who shoot down (wrg.shoot.overhead.height). */
static bool
drops_behind (const Gunnery *gunnery, const Body *target)
{
  const Body *self = body_at (gunnery->battle, gunnery->shooter);
  return self->troop.type == MU_TROOP_EL || mu_wrg_is_uphill_of (gunnery->battle, self, target)
         || (gunnery->overhead && gunnery->missiles & MU_WEAPON_BIT (MU_WEAPON_BOW));
}

/* wrg.shoot.charge.at-chargers, wrg.shoot.charge.hand-hurled: those who fight shoot at their own
 * chargers only, and hurl nothing. */
static unsigned
missiles_of_file (const Gunnery *gunnery, const Candidate *candidate, int file)
{
  if (file < 0 || gunnery->match[file].enemy == MU_NO_BODY)
    return gunnery->missiles;
  if (gunnery->match[file].enemy != candidate->body || !candidate->from_afar)
    return 0;
  return gunnery->missiles & ~(unsigned) HAND_HURLED;
}

bool
mu_wrg_begin_aim (const Gunnery *gunnery, const Candidate *candidate, int file, MuStretch stretch,
                  Aim *aim)
{
  const MuFix sight = gunnery->battle->sky.sight;
  MuFix distance;
  if (missiles_of_file (gunnery, candidate, file) == 0
      || !mu_arc_reaches_corners (candidate->corner, stretch, gunnery->arc, &distance)
      || (sight > 0 && distance > sight))
    return false;
  *aim = (Aim){ .target = candidate->body,
                .distance = distance,
                .at = candidate,
                .rear = candidate->is_rear,
                .merits = candidate->merits };
  return true;
}

bool
mu_wrg_finish_aim (const Gunnery *gunnery, const Candidate *candidate, int file, MuStretch stretch,
                   Aim *aim)
{
  const WrgBattle *battle = gunnery->battle;
  const Body *self = body_at (battle, gunnery->shooter);
  const Body *target = body_at (battle, candidate->body);
  aim->weapon = best_missile (candidate, target, missiles_of_file (gunnery, candidate, file),
                              aim->distance);
  if (aim->weapon == MU_WEAPON_SIDEARM)
    return false;
  const MuPoint from
      = mu_rect_point (&self->ground, (MuLocal){ (stretch.from + stretch.to) / 2, 0 });
  const MuPoint to = nearest_point (&candidate->ground, from);
  if (!mu_wrg_shot_is_clear (battle, gunnery->shooter, candidate->body, from, to,
                             &candidate->in_way)
      || (candidate->is_rear && !drops_behind (gunnery, target)
          && mu_line_crosses (from, to, &candidate->shelter)))
    return false;
  aim->over = mu_wrg_shot_over (battle, gunnery->shooter, candidate->body, from, to);
  return true;
}

/* wrg.shoot.priority.cumulative: the first priority that parts two targets decides; 0: none
 * does. */
static unsigned
parting_priority (const Aim *best, const Candidate *candidate)
{
  const unsigned apart = best->merits ^ candidate->merits;
  return apart & -apart;
}

/* Last comes the distance (wrg.shoot.priority.6). */
static bool
is_better_aim (const Aim *aim, const Aim *than)
{
  const unsigned parting = parting_priority (than, aim->at);
  return parting ? aim->merits & parting : aim->distance < than->distance;
}

static Aim
aim_of (const Gunnery *gunnery, const Candidates *found, int file, MuStretch stretch)
{
  Aim best = { .target = MU_NO_BODY };
  for (int i = 0; i < found->count; i++) {
    const Candidate *candidate = &found->list[i];
    const bool first = best.target == MU_NO_BODY;
    Aim aim;
    if (!first && best.merits & parting_priority (&best, candidate))
      continue;
    if (mu_wrg_begin_aim (gunnery, candidate, file, stretch, &aim)
        && (first || is_better_aim (&aim, &best))
        && mu_wrg_finish_aim (gunnery, candidate, file, stretch, &aim))
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

/* wrg.casualties.groups; READING: wrg.shoot.overhead.nearest: behind a rank that fights, the
 * one next to it is hit. */
static bool
hits_guest (const WrgBattle *battle, const Aim *aim)
{
  const Body *target = body_at (battle, aim->target);
  return target->hosts && aim->rear && mu_wrg_stands_guest (target, 1, 0);
}

Volley *
mu_wrg_volley_at (WrgBattle *battle, int first, const Aim *aim)
{
  for (int i = first; i < battle->filled.volleys; i++)
    if (battle->volley[i].target == aim->target && battle->volley[i].weapon == aim->weapon)
      return &battle->volley[i];
  if (battle->filled.volleys == VOLLEYS_MAX)
    return NULL;
  Volley *volley = &battle->volley[battle->filled.volleys++];
  *volley = (Volley){ .target = (int16_t) aim->target,
                      .on_guest = hits_guest (battle, aim),
                      .weapon = (uint8_t) aim->weapon,
                      .rule = (uint16_t) priority_rule (aim->merits) };
  return volley;
}

static void
add_to_volley (WrgBattle *battle, const Gunnery *gunnery, int first, const Aim *aim, int figures)
{
  const Body *self = body_at (battle, gunnery->shooter);
  Volley *volley = mu_wrg_volley_at (battle, first, aim);
  if (!volley)
    return;
  volley->shooter = (int16_t) gunnery->shooter;
  volley->by_guest = gunnery->guest;
  volley->figures = (uint16_t) (volley->figures + figures);
  volley->far = volley->far || mu_wrg_is_far (battle, self, body_at (battle, aim->target), aim);
  if (aim->over > volley->ranks_over)
    volley->ranks_over = (uint8_t) aim->over;
}

/* Every file with one choice of weapons: figures choose among all theirs, each
 * of a model's crew has his own. */
static void
aim_files (WrgBattle *battle, const Gunnery *gunnery, const Candidates *found, int first,
           int figures)
{
  const Body *self = body_at (battle, gunnery->shooter);
  for (int file = 0; file < mu_wrg_widest_rank (self); file++) {
    if (self->hosts && mu_wrg_stands_guest (self, 0, file) != gunnery->guest)
      continue;
    const Aim aim = aim_of (gunnery, found, file, mu_wrg_stretch_of_file (self, file));
    if (aim.target != MU_NO_BODY)
      add_to_volley (battle, gunnery, first, &aim, figures);
  }
}

static void
aim_ranks (WrgBattle *battle, const Gunnery *gunnery, const Candidates *found, int first)
{
  Gunnery narrow = *gunnery;
  narrow.arc = MU_ARC_NARROW;
  battle->filled.volleys = (uint16_t) first;
  aim_files (battle, &narrow, found, first, 1);
  mu_wrg_aim_overhead (battle, &narrow, found, first);
}

/* wrg.shoot.arc.narrow: while some shoot over others nobody of the body shoots
 * wider; a sensible player has them do what promises more. */
static void
aim_figures (WrgBattle *battle, const Gunnery *gunnery, const Candidates *found, int first)
{
  int promise = 0;
  const bool wide = gunnery->arc != MU_ARC_NARROW;
  if (wide) {
    aim_files (battle, gunnery, found, first, 1);
    if (!mu_wrg_may_aim_overhead (gunnery, found))
      return;
    promise = mu_wrg_promise_of (battle, first);
  }
  aim_ranks (battle, gunnery, found, first);
  if (!wide || mu_wrg_promise_of (battle, first) > promise)
    return;
  battle->filled.volleys = (uint16_t) first;
  aim_files (battle, gunnery, found, first, 1);
}

/* READING: wrg.shoot.arc.narrow: of a mixed body the ranks behind shoot whenever they can, and
 * so nobody of it shoots wider. */
static void
plan_kind (WrgBattle *battle, Gunnery *gunnery, Candidates *found)
{
  const Body *self = body_at (battle, gunnery->shooter);
  gunnery->missiles = mu_wrg_usable_missiles (self, gunnery->guest);
  if (!gunnery->missiles)
    return;
  mu_wrg_find_candidates (battle, gunnery->shooter, gunnery->missiles, found);
  if (found->count > 0)
    aim_ranks (battle, gunnery, found, battle->filled.volleys);
}

static void
plan_mixed_volleys (WrgBattle *battle, int shooter)
{
  FileMatch match[FILES_MAX];
  Candidates found;
  mu_wrg_match_files (battle, shooter, match);
  for (int guest = 0; guest < 2; guest++) {
    Gunnery gunnery = { battle, shooter, 0, MU_ARC_NARROW, match, false, guest };
    plan_kind (battle, &gunnery, &found);
  }
}

/* At what stands before the front. */
void
mu_wrg_plan_front_volleys (WrgBattle *battle, int shooter)
{
  Body *self = body_at (battle, shooter);
  const unsigned missiles = mu_wrg_usable_missiles (self, false);
  FileMatch match[FILES_MAX];
  Candidates found;
  /* all that face forward in a wedge fight with it */
  const bool wedged = self->formation == MU_FORMATION_WEDGE && mu_wrg_touches_any (battle, shooter);
  if (self->hosts && mu_wrg_may_shoot (battle, self))
    plan_mixed_volleys (battle, shooter);
  if (self->hosts || !missiles || wedged || !mu_wrg_may_shoot (battle, self))
    return;
  mu_wrg_find_candidates (battle, shooter, missiles, &found);
  if (found.count == 0)
    return;
  mu_wrg_match_files (battle, shooter, match);
  const int first = battle->filled.volleys;
  Gunnery gunnery = { battle, shooter, missiles, mu_wrg_arc_of (self), match, false, false };
  if (!mu_type_is_model ((MuTroopType) self->troop.type)) {
    aim_figures (battle, &gunnery, &found, first);
    return;
  }
  for (int weapon = 0; weapon < MU_WEAPONS; weapon++) {
    gunnery.missiles = missiles & (1u << weapon);
    if (gunnery.missiles)
      aim_files (battle, &gunnery, &found, first, figures_with (self, (MuWeapon) weapon));
  }
}
