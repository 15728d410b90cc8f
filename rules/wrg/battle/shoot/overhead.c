/* Ranks that shoot over those before them (wrg.shoot.overhead.*). */
#include "rules/wrg/battle/shoot/gunnery.h"

#include "rules/wrg/fight/casualties.h"
#include "rules/wrg/fight/shooting.h"

#define BIT(w)          MU_WEAPON_BIT (MU_WEAPON_##w)
#define OVERHEAD_NEAR   20  /* wrg.shoot.overhead.barred: A, B and C; */
#define OVERHEAD_NEAR_D 100 /* and D */

/* wrg.shoot.overhead.crossbows, wrg.shoot.overhead.bows-irregular, wrg.shoot.overhead.bows-regular:
 * ranks behind the first that may shoot over it. */
static int
overhead_ranks (const Body *body, bool guest, MuWeapon *weapon)
{
  const MuTroop *troop = &kind_of (body, guest)->troop;
  const MuTroopType type = (MuTroopType) troop->type;
  const bool foot = mu_type_is_infantry (type);
  if (mu_type_is_model (type) || body->period.mingled) /* wrg.shoot.overhead.barred */
    return 0;
  *weapon = MU_WEAPON_BOW;
  if (troop->weapons & BIT (BOW))
    return foot && troop->regular ? 3 : foot || mu_type_is_cavalry (type) ? 1 : 0;
  *weapon = MU_WEAPON_CROSSBOW;
  return troop->weapons & BIT (CROSSBOW) && foot && body->period.moved == 0 ? 1 : 0;
}

/* wrg.shoot.overhead.nearest: the only body that rear ranks engage. */
static bool
find_overhead_target (const Gunnery *gunnery, const Candidates *found, Aim *aim)
{
  const Body *self = body_at (gunnery->battle, gunnery->shooter);
  const MuStretch front = { -self->ground.width / 2, self->ground.width / 2, 0 };
  aim->target = MU_NO_BODY;
  for (int i = 0; i < found->count; i++) {
    const Candidate *candidate = &found->list[i];
    Aim one;
    if (mu_wrg_begin_aim (gunnery, candidate, -1, front, &one)
        && (aim->target == MU_NO_BODY || one.distance < aim->distance)
        && mu_wrg_finish_aim (gunnery, candidate, -1, front, &one))
      *aim = one;
  }
  if (aim->target == MU_NO_BODY)
    return false;
  /* wrg.shoot.overhead.barred: too near; a charge from afar was shot at while
   * it was still far enough away */
  const MuTroopClass class = (MuTroopClass) kind_of (self, gunnery->guest)->troop.class;
  const int near = class == MU_CLASS_D ? OVERHEAD_NEAR_D : OVERHEAD_NEAR;
  const Body *target = body_at (gunnery->battle, aim->target);
  const MuFix seen_at = target->period.came_in_charge
                            ? target->period.charge_distance
                            : mu_rect_distance (&self->ground, &target->ground);
  return seen_at > PACES (near);
}

/* Figures of one rear rank within arc and range of it. */
static int
figures_overhead (const Gunnery *gunnery, const Aim *aim, int rank, bool *far)
{
  const Body *self = body_at (gunnery->battle, gunnery->shooter);
  const Body *target = body_at (gunnery->battle, aim->target);
  int count = 0;
  for (int file = 0; file < mu_wrg_figures_in_rank (self, rank); file++) {
    MuStretch stretch = mu_wrg_stretch_of_file (self, file);
    Aim one = *aim;
    if (self->hosts && mu_wrg_stands_guest (self, rank, file) != gunnery->guest)
      continue;
    stretch.back = rank * mu_wrg_figure_depth (self);
    if (!mu_arc_reaches_corners (aim->at->corner, stretch, MU_ARC_NARROW, &one.distance)
        || one.distance > aim->at->range[aim->weapon])
      continue;
    count++;
    *far = *far || mu_wrg_is_far (gunnery->battle, self, target, &one);
  }
  return count;
}

/* Casualties to expect, by the factors that depend on the choice. */
static int
expected (const WrgBattle *battle, const Aim *aim, int figures, int ranks, bool far)
{
  const MuTroopType type = (MuTroopType) body_at (battle, aim->target)->troop.type;
  const int factor
      = mu_wrg_shoot_weapon_factor (aim->weapon, type) - (ranks > 0) - (ranks > 1) - far;
  return mu_wrg_casualties (&battle->readings, factor, figures);
}

int
mu_wrg_promise_of (const WrgBattle *battle, int first)
{
  int sum = 0;
  for (int i = first; i < battle->filled.volleys; i++) {
    const Volley *volley = &battle->volley[i];
    const Aim aim = { .target = volley->target, .weapon = (MuWeapon) volley->weapon };
    sum += expected (battle, &aim, volley->figures, volley->ranks_over, volley->far);
  }
  return sum;
}

/* wrg.shoot.overhead.height */
static bool
is_at_height (const WrgBattle *battle, const Body *shooter, const Body *target)
{
  return target->troop.type == MU_TROOP_EL || mu_wrg_is_uphill_of (battle, shooter, target)
         || mu_wrg_is_uphill_of (battle, target, shooter);
}

/* wrg.shoot.overhead.height: up at elephants, up and down slopes, at those whom the first rank
 * shoots at, all ranks with any missile. */
static bool
find_at_height (const Gunnery *gunnery, const Candidates *found, int first, Aim *aim)
{
  const WrgBattle *battle = gunnery->battle;
  const Body *self = body_at (battle, gunnery->shooter);
  for (int i = first; i < battle->filled.volleys; i++) {
    const Volley *volley = &battle->volley[i];
    if (!is_at_height (battle, self, body_at (battle, volley->target)))
      continue;
    for (int k = 0; k < found->count; k++)
      if (found->list[k].body == volley->target) {
        *aim = (Aim){ .target = volley->target,
                      .weapon = (MuWeapon) volley->weapon,
                      .at = &found->list[k],
                      .over = volley->ranks_over,
                      .merits = found->list[k].merits };
        return true;
      }
  }
  return false;
}

bool
mu_wrg_may_aim_overhead (const Gunnery *gunnery, const Candidates *found)
{
  const WrgBattle *battle = gunnery->battle;
  const Body *self = body_at (battle, gunnery->shooter);
  MuWeapon weapon;
  if (mu_wrg_ranks_of (self) == 1 || self->disordered || self->period.changed_form)
    return false; /* wrg.shoot.overhead.barred */
  for (int i = 0; i < found->count; i++)
    if (is_at_height (battle, self, body_at (battle, found->list[i].body)))
      return true;
  return overhead_ranks (self, gunnery->guest, &weapon) > 0;
}

/* Whom the ranks behind the first may shoot at; how many of them. */
static int
find_target (const Gunnery *gunnery, const Candidates *found, int first, Aim *aim)
{
  const Body *self = body_at (gunnery->battle, gunnery->shooter);
  MuWeapon weapon = MU_WEAPON_BOW;
  Gunnery bows = *gunnery;
  /* wrg.shoot.overhead.barred, wrg.disorder.effect.fighting */
  if (self->disordered || self->period.changed_form)
    return 0;
  if (find_at_height (gunnery, found, first, aim))
    return mu_wrg_ranks_of (self) - 1;
  const int most = overhead_ranks (self, gunnery->guest, &weapon);
  bows.overhead = true;
  bows.missiles &= MU_WEAPON_BIT (weapon);
  return most > 0 && find_overhead_target (&bows, found, aim) ? most : 0;
}

/* A sensible player lets as many ranks shoot as promise the most casualties. */
void
mu_wrg_aim_overhead (WrgBattle *battle, const Gunnery *gunnery, const Candidates *found, int first)
{
  Aim aim;
  Body *self = body_at (battle, gunnery->shooter);
  const int most = find_target (gunnery, found, first, &aim);
  Volley *volley = most > 0 ? mu_wrg_volley_at (battle, first, &aim) : NULL;
  if (!volley)
    return;
  int figures = volley->figures;
  bool far = volley->far;
  Volley best = *volley;
  int promise = expected (battle, &aim, figures, volley->ranks_over, far);
  for (int rank = 1; rank <= most && rank < mu_wrg_ranks_of (self); rank++) {
    const int over = rank + aim.over;
    figures += figures_overhead (gunnery, &aim, rank, &far);
    if (expected (battle, &aim, figures, over, far) <= promise)
      continue;
    promise = expected (battle, &aim, figures, over, far);
    best.figures = (uint16_t) figures;
    best.far = far;
    best.ranks_over = (uint8_t) over;
  }
  Body *kind = self + gunnery->guest;
  kind->period.rear_shot = kind->period.rear_shot || best.figures > volley->figures;
  *volley = best;
  volley->by_guest = gunnery->guest;
  volley->shooter = (int16_t) gunnery->shooter;
}
