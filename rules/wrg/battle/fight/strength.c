/* Men, figures and the ground that they fill. */
#include "rules/wrg/battle/engine.h"

#include "rules/wrg/fight/casualties.h"
#include "rules/wrg/move/formation.h"

#define UNIT_LEAST 5 /* wrg.units.min-size */

/* wrg.casualties.per-figure: chariots count their horses, engines their crews. */
int
mu_wrg_count_for_losses (const Body *body)
{
  return mu_wrg_losses_counted (body, body->figures);
}

/* wrg.reaction.strength-units, wrg.units.bodyguard.leave: a guard of a few
 * figures is a body, but no unit, nor is a sub-unit. wrg.units.min-size: models and transport
 * are units whatever their number. */
bool
mu_wrg_counts_as_unit (const Body *body)
{
  if (body->parent != MU_NO_BODY)
    return false;
  const MuTroopType type = (MuTroopType) body->troop.type;
  return mu_type_is_model (type) || mu_type_is_transport (type)
         || body->figures_start >= UNIT_LEAST;
}

bool
mu_wrg_is_below_half (const Body *body)
{
  return 2 * body->figures < body->figures_start;
}

MuFix
mu_wrg_figure_frontage (const Body *body)
{
  return PACES (mu_wrg_type_frontage ((MuTroopType) body->troop.type, body->crew.horses));
}

MuFix
mu_wrg_figure_depth (const Body *body)
{
  return PACES (mu_wrg_type_depth ((MuTroopType) body->troop.type));
}

/* Of the first rank, which is all of the ground's width but for a wedge or a circle. */
MuFix
mu_wrg_front_width (const Body *body)
{
  return body->files * mu_wrg_figure_frontage (body);
}

int
mu_wrg_ranks_of (const Body *body)
{
  return mu_wrg_formation_ranks ((MuFormation) body->formation, body->figures, body->files);
}

/* Figures in a rank, from 0; the last may be short.  Of a square: on one face. */
int
mu_wrg_figures_in_rank (const Body *body, int rank)
{
  const int all = mu_wrg_formation_files_most ((MuFormation) body->formation, body->figures);
  const int rest = all - rank * body->files;
  if (rest <= 0)
    return 0;
  return rest < body->files ? rest : body->files;
}

/* How much of one half of the front enemies touch. */
static MuFix
pressed_width (const WrgBattle *battle, int body, bool right)
{
  const Body *self = body_at (battle, body);
  MuFix sum = 0;
  Near near;
  mu_wrg_find_near (battle, &self->ground, MU_RECT_SLACK, SIDE_BIT (enemy_of ((MuSide) self->side)),
                    &near);
  FOR_NEAR (near, k)
  {
    MuFix from, to;
    if (!on_table (body_at (battle, k))
        || !mu_rect_within (&self->ground, &body_at (battle, k)->ground, MU_RECT_SLACK)
        || !mu_wrg_front_meets (&self->ground, &body_at (battle, k)->ground, &from, &to))
      continue;
    if (right)
      from = from > 0 ? from : 0;
    else
      to = to < 0 ? to : 0;
    sum += to > from ? to - from : 0;
  }
  return sum;
}

/* wrg.casualties.remove: from the rear rank, or from the end of a line that is
 * harder pressed.
 * READING: wrg.casualties.remove: the half of the front that enemies touch for
 * the greater length is the more hotly engaged; the right one if equal. */
static void
lose_file (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  const bool right = pressed_width (battle, body, true) >= pressed_width (battle, body, false);
  const MuRect before = self->ground;
  self->files--;
  mu_wrg_fill_ground (self); /* a square may be no narrower for it */
  const MuFix shift = (before.width - self->ground.width) / 2;
  const MuLocal aside = { right ? -shift : shift, 0 };
  self->ground = mu_wrg_kept_on_table (battle, &before, mu_rect_moved (&self->ground, aside));
}

/* A move that it is about to make begins where it stands now. */
static void
shift_move (Body *body, MuPoint before)
{
  const MuFix x = body->ground.front.x - before.x;
  const MuFix y = body->ground.front.y - before.y;
  body->move.base = (MuPoint){ body->move.base.x + x, body->move.base.y + y };
  body->move.start = (MuPoint){ body->move.start.x + x, body->move.start.y + y };
}

static void
close_up (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  const int most = mu_wrg_formation_files_most ((MuFormation) self->formation, self->figures);
  const int before = self->files;
  const MuPoint front = self->ground.front;
  while (self->files > most)
    lose_file (battle, body);
  mu_wrg_fill_ground (self);
  shift_move (self, front);
  mu_wrg_note_ground (battle, body);
  if (self->files != before) /* its middle is elsewhere now */
    mu_wrg_announce_form (battle, body, MU_RULE_WRG_CASUALTIES_REMOVE);
}

static void
destroy (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  mu_wrg_emit (battle, MU_EVENT_DESTROYED, MU_RULE_WRG_CASUALTIES_REMOVE, body, MU_NO_BODY,
               VALUES (0));
  mu_wrg_leave_battle (battle, body, MU_FATE_DESTROYED);
  self->files = 0;
  self->move.kind = MOVE_NONE; /* a rout may run it down before it sets out */
  mu_wrg_set_velocity (battle, body, (MuVelocity){ 0, 0 }, 0);
}

/* A figure or model for each twenty; what is over is carried. Returns the men whom it takes
 * off the one kind of troops of a body. */
static int
lose_kind (WrgBattle *battle, int body, bool guest, int men, MuRule rule)
{
  Body *self = body_at (battle, body);
  Body *one = self + guest;
  const int left = own_figures (one) * MU_WRG_MEN_PER_FIGURE - one->carried;
  const int taken = men < left ? men : left;
  if (taken <= 0)
    return 0;
  one->carried += taken;
  one->casualties += taken;
  self->period.hurt_now += taken;
  const int removed = one->carried / MU_WRG_MEN_PER_FIGURE;
  one->carried %= MU_WRG_MEN_PER_FIGURE;
  self->figures = (uint16_t) (self->figures - removed);
  if (guest)
    one->figures = (uint16_t) (one->figures - removed);
  if (removed > 0 && mu_wrg_is_below_half (self))
    self->fell_below = true; /* wrg.reaction.occasion.5 */
  mu_wrg_emit (battle, MU_EVENT_STRENGTH, rule, body + guest, MU_NO_BODY,
               VALUES (own_figures (one), one->carried, removed, taken));
  if (guest && one->figures == 0)
    mu_wrg_emit (battle, MU_EVENT_DESTROYED, MU_RULE_WRG_CASUALTIES_REMOVE, body + 1, MU_NO_BODY,
                 VALUES (0));
  return taken;
}

/* READING: wrg.casualties.groups: whoever is hit when none of his kind is left, is of the
 * other kind. */
static void
lose_of (WrgBattle *battle, int body, bool guest, int men, MuRule rule)
{
  const Body *self = body_at (battle, body);
  const int before = self->figures;
  if (!on_table (self))
    return;
  const int taken = lose_kind (battle, body, guest, men, rule);
  if (taken < men && self->hosts)
    lose_kind (battle, body, !guest, men - taken, rule);
  if (self->figures == 0)
    destroy (battle, body);
  else if (self->figures < before)
    close_up (battle, body);
}

void
mu_wrg_lose_figures (WrgBattle *battle, int body, int men, MuRule rule)
{
  lose_of (battle, body, false, men, rule);
}

/* wrg.casualties.groups: men of the whole body, so many of them of its guest. */
void
mu_wrg_take_mixed_casualties (WrgBattle *battle, int body, int men, int guests)
{
  const int others = guests < men ? guests : men;
  if (others > 0)
    lose_of (battle, body, true, others, MU_RULE_WRG_CASUALTIES_REMOVE);
  mu_wrg_take_casualties (battle, body, men - others);
}

/* wrg.casualties.remove, wrg.casualties.elephant
 * READING: wrg.casualties.elephant: a wagon is a model as an engine is, and goes with twenty;
 * its casualties are counted for each wagon, as it has one driver. */
void
mu_wrg_take_casualties (WrgBattle *battle, int body, int men)
{
  const bool models = mu_type_is_model ((MuTroopType) body_at (battle, body)->troop.type);
  mu_wrg_lose_figures (battle, body, men,
                       models ? MU_RULE_WRG_CASUALTIES_ELEPHANT : MU_RULE_WRG_CASUALTIES_REMOVE);
}
