/* Marching in column: taken up by order, left again when enemy come near or the orders say so
 * (wrg.formation.usual, wrg.orders.form).
 *
 * READING: wrg.formation.usual: a column for the march is as wide as wheels at no cost
 * (wrg.move.direction.free), where the order names no width.
 * READING: wrg.orders.form: who marches in column forms line again, as he stood before, as soon
 * as he sees enemy who are nearer than one of his normal moves and the longer of both
 * charges; whose orders are lost or carried out does so too. */
#include "rules/wrg/battle/order/obey.h"
#include "rules/wrg/move/formation.h"
#include "rules/wrg/move/manoeuvre.h"

/* Between these angles from its front lies a flank. */
#define FLANK_FROM (MU_ANGLE_QUARTER / 2)
#define FLANK_TO   (MU_ANGLE_QUARTER + MU_ANGLE_QUARTER / 2)

static bool
wheels_free (const WrgBattle *battle, const Body *body, int files)
{
  return mu_wrg_wheels_free (&battle->readings, (MuTroopType) body->troop.type, body->crew.horses,
                             files);
}

/* Files of a column for the march: no more than it has. */
int
mu_wrg_files_in_column (const WrgBattle *battle, const Body *body)
{
  int files = 1;
  while (files < body->files && wheels_free (battle, body, files + 1))
    files++;
  return files;
}

static void
remember_line (Body *body)
{
  if (body->line_files == 0)
    body->line_files = body->formation == MU_FORMATION_USUAL ? body->files : 1;
  body->lines_up = false;
}

static void
forget_line (Body *body)
{
  body->line_files = 0;
  body->lines_up = false;
}

/* --- into line ----------------------------------------------------------- */

static MuFix
greater (MuFix one, MuFix other)
{
  return one > other ? one : other;
}

/* The nearest enemy from whom it is not safe any more; MU_NO_BODY: none. */
static int
find_threat (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  const int enemy = mu_wrg_nearest_seen (battle, body);
  if (enemy == MU_NO_BODY || !is_fighting (body_at (battle, enemy)))
    return MU_NO_BODY;
  const Body *other = body_at (battle, enemy);
  const MuFix charge = greater (mu_wrg_whole_charge_move (self), mu_wrg_whole_charge_move (other));
  return mu_rect_within (&self->ground, &other->ground, charge + mu_wrg_whole_normal_move (self))
             ? enemy
             : MU_NO_BODY;
}

static MuWheel
off_front (const Body *body, MuAngle towards)
{
  return mu_wheel_between (body->ground.facing, towards);
}

static bool
is_on_flank (MuWheel off)
{
  const MuWheel size = off < 0 ? -off : off;
  return size >= (MuWheel) FLANK_FROM && size <= (MuWheel) FLANK_TO;
}

/* wrg.move.direction.turn: a column that is deeper than wide has a line on its flank. */
static bool
has_line_on_flank (const Body *body)
{
  return mu_wrg_files_when_turned (body) > body->files;
}

/* By a turn where it is to face a flank, then by as many files as it lacks. Returns the
 * parts of the period that the turn took. */
static int32_t
form_line (WrgBattle *battle, int body, MuAngle towards)
{
  Body *self = body_at (battle, body);
  const MuWheel off = off_front (self, towards);
  int quarters = 0;
  if (is_on_flank (off) && has_line_on_flank (self))
    quarters = mu_wrg_turn_to_flank (battle, body, off < 0);
  mu_wrg_plan_form (battle, body, MU_WRG_FORM_AS_LINE, self->line_files, 0);
  forget_line (self);
  self->form_ordered = false;
  return quarters * (MU_PERIOD_PARTS / MU_WRG_QUARTERS);
}

/* Where its line shall look: at the enemy, else as its side faces. */
static MuAngle
front_of_line (const WrgBattle *battle, int body, int enemy)
{
  const Body *self = body_at (battle, body);
  if (enemy == MU_NO_BODY)
    enemy = mu_wrg_nearest_seen (battle, body);
  return enemy == MU_NO_BODY ? mu_wrg_way_forward (self)
                             : mu_angle_towards (mu_rect_centre (&self->ground),
                                                 mu_rect_centre (&body_at (battle, enemy)->ground));
}

/* --- into column --------------------------------------------------------- */

/* wrg.move.direction.turn: whose way leads to a flank turns there, if that makes a column that
 * wheels freely. */
static int32_t
turn_into_column (WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  Goal goal;
  if (!self->form_wanted || !mu_wrg_is_sent (battle, body)
      || !wheels_free (battle, self, mu_wrg_files_when_turned (self))
      || mu_wrg_files_when_turned (self) >= self->files || !mu_wrg_find_goal (battle, body, &goal))
    return 0;
  const MuPoint point
      = mu_wrg_next_point (battle, body, mu_wrg_moving_clause_of (battle, body), &goal);
  const MuWheel off = off_front (self, mu_angle_towards (self->ground.front, point));
  if (!is_on_flank (off))
    return 0;
  return mu_wrg_turn_to_flank (battle, body, off < 0) * (MU_PERIOD_PARTS / MU_WRG_QUARTERS);
}

/* wrg.move.direction.turn, wrg.move.formation.frontage: what turning takes of the period. */
int32_t
mu_wrg_keep_column (WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  if (self->line_files == 0 || self->formation != MU_FORMATION_USUAL)
    return 0;
  const int threat = find_threat (battle, body);
  if (threat != MU_NO_BODY || self->lines_up || !mu_wrg_is_sent (battle, body))
    return form_line (battle, body, front_of_line (battle, body, threat));
  return turn_into_column (battle, body);
}

/* --- as ordered ---------------------------------------------------------- */

/* wide: 0 where the order does not say. */
MuRule
mu_wrg_march_in_column (WrgBattle *battle, int body, int wide)
{
  remember_line (body_at (battle, body));
  return mu_wrg_form_as (battle, body, MU_WRG_FORM_AS_MARCH, wide, 0);
}

/* In line as the order says, or else as before the march. */
MuRule
mu_wrg_form_from_column (WrgBattle *battle, int body, int wide, int deep)
{
  Body *self = body_at (battle, body);
  if (deep > 0)
    wide = mu_wrg_formation_files (MU_FORMATION_USUAL, self->figures, deep);
  if (wide > 0)
    self->line_files = (uint16_t) wide;
  self->lines_up = true;
  return MU_RULE_NONE;
}

/* wrg.deploy.arrival.when
 * READING: wrg.formation.usual: who is to march in column comes onto the table in column. */
void
mu_wrg_arrive_in_column (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  const MuWrgOrders *orders = errand_at (battle, body)->orders;
  if (!orders || orders->count == 0 || orders->clause[0].form != MU_WRG_FORM_AS_MARCH
      || self->formation != MU_FORMATION_USUAL)
    return;
  const int wide = orders->clause[0].wide;
  remember_line (self);
  self->files
      = (uint16_t) (wide > 0 && wide < self->files ? wide : mu_wrg_files_in_column (battle, self));
  mu_wrg_fill_ground (self);
}

/* wrg.move.direction.turn: a column that is charged in flank turns into line to meet it. Returns
 * the quarters that it takes, 0: it does not. */
int
mu_wrg_turn_column_to_meet (WrgBattle *battle, int body, int charger)
{
  Body *self = body_at (battle, body);
  const MuFace face = mu_wrg_face_shown (self, body_at (battle, charger));
  if (self->line_files == 0 || !has_line_on_flank (self)
      || (face != MU_FACE_LEFT && face != MU_FACE_RIGHT))
    return 0;
  const int quarters = mu_wrg_turn_to_flank (battle, body, face == MU_FACE_LEFT);
  if (quarters > 0)
    forget_line (self);
  return quarters;
}
