/* Changes of formation during the battle: what they take of a period, and where the
 * figures come to stand (wrg.move.formation.*).
 *
 * A body is told what to become (form_as) and works at it in its normal moves, as far
 * as the period lasts and neighbours leave it room; what takes longer goes on in
 * the next. */
#include "rules/wrg/battle/engine.h"
#include "rules/wrg/move/formation.h"

/* --- what is wanted ------------------------------------------------------ */

typedef struct {
  MuFormation formation;
  int files;
} Shape;

static int
or_else (int said, int otherwise)
{
  return said > 0 ? said : otherwise;
}

#define SQUARE_TWO_DEEP 40 /* figures */

/* READING: wrg.formation.usual: a line of which nothing is said is one deep, a column one
 * figure wide.
 * READING: wrg.formation.square: two deep from forty figures on. */
static Shape
shape_of (const WrgBattle *battle, const Body *body, MuWrgFormOrder form, int wide, int deep)
{
  const int figures = body->figures;
  switch (form) {
  case MU_WRG_FORM_UNSAID:
    break;
  case MU_WRG_FORM_AS_LINE:
    return (Shape){ MU_FORMATION_USUAL,
                    or_else (wide, mu_wrg_formation_files (MU_FORMATION_USUAL, figures,
                                                           or_else (deep, 1))) };
  case MU_WRG_FORM_AS_COLUMN:
    return (Shape){ MU_FORMATION_USUAL, or_else (wide, 1) };
  case MU_WRG_FORM_AS_SQUARE:
    return (Shape){ MU_FORMATION_SQUARE,
                    mu_wrg_formation_files (MU_FORMATION_SQUARE, figures,
                                            or_else (deep, 1 + (figures >= SQUARE_TWO_DEEP))) };
  case MU_WRG_FORM_AS_WEDGE:
    return (Shape){ MU_FORMATION_WEDGE, or_else (wide, 1) };
  case MU_WRG_FORM_AS_TESTUDO:
    return (Shape){ MU_FORMATION_TESTUDO, MU_WRG_TESTUDO_WIDE };
  case MU_WRG_FORM_AS_CIRCLE:
    return (Shape){ MU_FORMATION_CANTABRIAN, 1 };
  case MU_WRG_FORM_AS_MARCH:
    return (Shape){ MU_FORMATION_USUAL, or_else (wide, mu_wrg_files_in_column (battle, body)) };
  }
  return (Shape){ (MuFormation) body->formation, body->files };
}

static MuRule
barred (const WrgBattle *battle, const Body *body, Shape shape)
{
  const MuWrgFormed formed = {
    .troop = body->troop,
    .formation = shape.formation,
    .wide = shape.files,
    .legionary = body->troop.regular, /* who is ordered to form it is taken at his word */
    .wedge_heads = 1,
  };
  if (mu_type_is_model ((MuTroopType) body->troop.type))
    return shape.formation == MU_FORMATION_USUAL ? MU_RULE_NONE : MU_RULE_WRG_FORMATION_USUAL;
  if (body->hosts && shape.formation != MU_FORMATION_USUAL)
    return MU_RULE_WRG_FORMATION_MIXED; /* its kinds have no places there */
  return mu_wrg_formation_barred (&battle->readings, &formed);
}

static bool
is_shape (const Body *body, Shape shape)
{
  return body->formation == shape.formation && body->files == shape.files;
}

/* Whether the body has still to become what it was told to be. */
bool
mu_wrg_is_changing_form (const Body *body)
{
  return body->form_wanted;
}

MuRule
mu_wrg_plan_form (WrgBattle *battle, int body, MuWrgFormOrder form, int wide, int deep)
{
  Body *self = body_at (battle, body);
  Shape shape = shape_of (battle, self, form, wide, deep);
  const int most = mu_wrg_formation_files_most (shape.formation, self->figures);
  const MuRule rule = barred (battle, self, shape);
  if (rule != MU_RULE_NONE)
    return rule;
  shape.files = shape.files < most ? shape.files : most;
  if (self->form_wanted
      && (self->wanted_formation != shape.formation || self->wanted_files != shape.files))
    self->form_quarters = 0; /* what was done for another shape is lost */
  self->form_wanted = !is_shape (self, shape);
  self->wanted_formation = (uint8_t) shape.formation;
  self->wanted_files = (uint16_t) shape.files;
  return MU_RULE_NONE;
}

MuRule
mu_wrg_form_as (WrgBattle *battle, int body, MuWrgFormOrder form, int wide, int deep)
{
  const MuRule rule = mu_wrg_plan_form (battle, body, form, wide, deep);
  if (rule == MU_RULE_NONE)
    body_at (battle, body)->form_ordered = form != MU_WRG_FORM_UNSAID;
  return rule;
}

/* --- ground -------------------------------------------------------------- */

/* wrg.move.formation.no-slide: files grow on the right and on the left as these say, both or
 * one; none shrinks while the other grows. */
static bool
try_files (WrgBattle *battle, int body, int right, int left)
{
  Body *self = body_at (battle, body);
  Body there = *self;
  if (mu_wrg_slide_barred (right, left) != MU_RULE_NONE)
    return false;
  const MuFix aside = (right - left) * mu_wrg_figure_frontage (self) / 2;
  there.ground.front = mu_rect_point (&self->ground, (MuLocal){ aside, 0 });
  there.files = (uint16_t) (self->files + right + left);
  mu_wrg_fill_ground (&there);
  if (!mu_wrg_is_open (battle, body, &there.ground))
    return false;
  self->files = there.files;
  self->ground = there.ground;
  return true;
}

/* Evenly on both flanks, else on one, else fewer. Returns the figures by which it grew;
 * below 0: shrank. */
int
mu_wrg_grow_front (WrgBattle *battle, int body, int figures)
{
  const int sign = figures < 0 ? -1 : 1;
  for (int size = figures * sign; size > 0; size--) {
    const int right = sign * (size / 2);
    const int left = sign * size - right;
    if (try_files (battle, body, right, left) || try_files (battle, body, sign * size, 0)
        || try_files (battle, body, 0, sign * size))
      return sign * size;
  }
  return 0;
}

/* The same front's middle, another formation; on its own middle where that has no room. */
static bool
try_formation (WrgBattle *battle, int body, Shape shape)
{
  Body *self = body_at (battle, body);
  Body there = *self;
  const MuPoint middle = mu_rect_centre (&self->ground);
  there.formation = (uint8_t) shape.formation;
  there.files = (uint16_t) shape.files;
  mu_wrg_fill_ground (&there);
  if (!mu_wrg_is_open (battle, body, &there.ground)) {
    const MuPoint aside = mu_rect_centre (&there.ground);
    there.ground.front.x += middle.x - aside.x;
    there.ground.front.y += middle.y - aside.y;
    if (!mu_wrg_is_open (battle, body, &there.ground))
      return false;
  }
  self->formation = there.formation;
  self->files = there.files;
  self->ground = there.ground;
  return true;
}

/* --- one step ------------------------------------------------------------ */

static MuWrgHindrance
hindrance_of (const WrgBattle *battle, const Body *body)
{
  return (MuWrgHindrance){ .difficult = mu_wrg_is_on_difficult_ground (battle, body),
                           .disordered = body->disordered };
}

/* What it has to become next on its way: out of a special formation a column of the same
 * frontage (wrg.move.formation.special), then the frontage that the new one needs. */
static Shape
next_shape (const Body *body)
{
  const Shape wanted = { (MuFormation) body->wanted_formation, body->wanted_files };
  if (body->formation == wanted.formation && body->formation == MU_FORMATION_USUAL)
    return wanted;
  if (body->formation != MU_FORMATION_USUAL)
    return (Shape){ MU_FORMATION_USUAL, mu_wrg_widest_rank (body) };
  if (wanted.formation == MU_FORMATION_TESTUDO && body->files != MU_WRG_TESTUDO_WIDE)
    return (Shape){ MU_FORMATION_USUAL, MU_WRG_TESTUDO_WIDE };
  if (wanted.formation == MU_FORMATION_CANTABRIAN && body->files != 1)
    return (Shape){ MU_FORMATION_USUAL, 1 };
  return wanted;
}

/* wrg.move.formation.special
 * READING: wrg.formation.cantabrian: a column bends into a ring, and a ring into a column,
 * as it rides on: that takes no time by itself. */
static int
quarters_for (const WrgBattle *battle, const Body *body, Shape next)
{
  const MuWrgHindrance hindrance = hindrance_of (battle, body);
  const MuFormation special
      = (MuFormation) (next.formation != MU_FORMATION_USUAL ? next.formation : body->formation);
  switch (special) {
  case MU_FORMATION_USUAL:
  case MU_FORMATION_CANTABRIAN:
    break;
  case MU_FORMATION_SQUARE:
  case MU_FORMATION_WEDGE:
    if (next.formation == MU_FORMATION_USUAL)
      return mu_wrg_formation_time (MU_WRG_FORM_COLUMN, &hindrance);
    return mu_wrg_formation_time (
        special == MU_FORMATION_WEDGE ? MU_WRG_FORM_WEDGE : MU_WRG_FORM_SQUARE, &hindrance);
  case MU_FORMATION_TESTUDO:
    return mu_wrg_formation_time (MU_WRG_FORM_TESTUDO, &hindrance);
  }
  return 0;
}

static void
note_change (WrgBattle *battle, int body, MuRule rule)
{
  Body *self = body_at (battle, body);
  self->period.changed_form = true;
  mu_wrg_note_ground (battle, body);
  mu_wrg_announce_form (battle, body, rule);
  self->form_wanted
      = self->formation != self->wanted_formation || self->files != self->wanted_files;
}

/* wrg.move.formation.frontage: as many files as the time allows. Returns the quarters used. */
static int
change_frontage (WrgBattle *battle, int body, int files, int quarters)
{
  const Body *self = body_at (battle, body);
  const MuWrgHindrance hindrance = hindrance_of (battle, self);
  const int most = mu_wrg_frontage_figures (self->troop.regular, quarters, &hindrance);
  const int wanted = files - self->files;
  const int now = wanted > most ? most : wanted < -most ? -most : wanted;
  const int grown = mu_wrg_grow_front (battle, body, now);
  if (grown == 0)
    return 0; /* no room: it goes on as it is, and tries again when it has some */
  note_change (battle, body, MU_RULE_WRG_MOVE_FORMATION_FRONTAGE);
  const int used
      = mu_wrg_frontage_time (self->troop.regular, grown < 0 ? -grown : grown, &hindrance);
  return used < quarters ? used : quarters;
}

/* wrg.move.formation.special, wrg.move.manoeuvre: what is not done goes on next period. */
static int
change_formation (WrgBattle *battle, int body, Shape next, int quarters)
{
  Body *self = body_at (battle, body);
  const int needed = quarters_for (battle, self, next) - self->form_quarters;
  if (needed > quarters) {
    self->form_quarters = (uint8_t) (self->form_quarters + quarters);
    self->period.changed_form = true;
    return quarters;
  }
  if (!try_formation (battle, body, next))
    return quarters;
  self->form_quarters = 0;
  note_change (battle, body, MU_RULE_WRG_MOVE_FORMATION_SPECIAL);
  return needed > 0 ? needed : 0;
}

/* wrg.move.recoil.deduct: a recoil or follow-up has used some of the period already. */
static int
quarters_at_leisure (const Body *body)
{
  const int normal = mu_wrg_type_normal_move ((MuTroopType) body->troop.type);
  const int used = MU_FIX_TO_PACES (body->period.used) * MU_WRG_QUARTERS;
  return normal > 0 ? MU_WRG_QUARTERS - (used + normal - 1) / normal : 0;
}

static int
least (int one, int other)
{
  return one < other ? one : other;
}

/* wrg.move.formation.frontage: takes so many files off either end, as many as the period
 * allows. Returns the parts of the period that it took. */
int32_t
mu_wrg_shrink_front (WrgBattle *battle, int body, int right, int left)
{
  Body *self = body_at (battle, body);
  const MuWrgHindrance hindrance = hindrance_of (battle, self);
  const int most
      = mu_wrg_frontage_figures (self->troop.regular, quarters_at_leisure (self), &hindrance);
  right = least (right, most);
  left = least (left, most - right);
  if (right + left == 0 || !try_files (battle, body, -right, -left))
    return 0;
  self->wanted_formation = self->formation;
  self->wanted_files = self->files;
  note_change (battle, body, MU_RULE_WRG_MOVE_FORMATION_FRONTAGE);
  return mu_wrg_frontage_time (self->troop.regular, right + left, &hindrance)
         * (MU_PERIOD_PARTS / MU_WRG_QUARTERS);
}

#define STEPS_MOST 4 /* out of one formation, into another */

/* Works at what was wanted. Returns the parts of the period that it took. */
int32_t
mu_wrg_change_form (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  int left = quarters_at_leisure (self);
  const int before = left;
  const int most
      = mu_wrg_formation_files_most ((MuFormation) self->wanted_formation, self->figures);
  if (self->form_wanted && self->wanted_files > most) /* it has lost so many */
    self->wanted_files = (uint16_t) most;
  for (int step = 0; step < STEPS_MOST && self->form_wanted && left > 0; step++) {
    const Shape next = next_shape (self);
    left -= self->formation == next.formation && next.formation == MU_FORMATION_USUAL
                ? change_frontage (battle, body, next.files, left)
                : change_formation (battle, body, next, left);
  }
  return (before - left) * (MU_PERIOD_PARTS / MU_WRG_QUARTERS);
}

/* --- a circle made to leave it ------------------------------------------- */

/* wrg.formation.cantabrian.shoot: by a turn and a little riding, two deep; narrower where
 * there is no room. */
void
mu_wrg_open_circle (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  if (self->formation != MU_FORMATION_CANTABRIAN)
    return;
  int files = mu_wrg_cantabrian_files (self->figures);
  while (files > 1 && !try_formation (battle, body, (Shape){ MU_FORMATION_USUAL, files }))
    files--;
  if (files <= 1) /* it keeps the ground of the ring, one deep */
    return;
  self->form_wanted = false;
  note_change (battle, body, MU_RULE_WRG_FORMATION_CANTABRIAN_SHOOT);
  self->form_wanted = false;
}
