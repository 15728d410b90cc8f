/* Single bodies placed, moved and turned, by keys and in a hand. */
#include <glib/gi18n-lib.h>
#include <math.h>

#include "app/session/wrg/deployment/deployment_hiding.h"
#include "app/session/wrg/deployment/deployment_private.h"
#include "app/session/wrg/deployment/deployment_words.h"

#define SNAPS_AT  8  /* paces from a neighbour's side */
#define HELD_AT   15 /* paces outside the area: a hand is not that exact */
#define NUDGED_IN 4
#define TURN_STEP 5 /* degrees */

/* --- single bodies -------------------------------------------------------------------- */

static MuDeployment
carried_to (MuDeploymentSession *self, int unit, double x, double y)
{
  const MuDeploymentGround ground = mu_deployment_session_own_ground (self);
  MuDeployment at = mu_deployment_session_get (self, unit);

  at.placed = TRUE;
  at.x = (int) CLAMP (round (x), 0, MU_BATTLEFIELD_SIDE_MAX);
  at.y = (int) CLAMP (round (y), 0, MU_BATTLEFIELD_SIDE_MAX);
  mu_deployment_hold (&ground, unit, &at, HELD_AT);
  mu_deployment_snap (&ground, unit, &at, SNAPS_AT);
  return at;
}

gboolean
mu_deployment_session_move (MuDeploymentSession *self, int unit, double x, double y)
{
  if (!mu_deployment_session_ask_unit (self, unit))
    return FALSE;
  const MuDeployment at = carried_to (self, unit, x, y);
  return mu_deployment_session_try (self, unit, &at);
}

gboolean
mu_deployment_session_place (MuDeploymentSession *self, int unit)
{
  if (!mu_deployment_session_ask_unit (self, unit))
    return FALSE;
  const MuDeploymentGround ground = mu_deployment_session_own_ground (self);
  MuDeployment at = mu_deployment_session_get (self, unit);
  g_autofree char *name = mu_deployment_name (&ground, unit);
  if (at.placed)
    return mu_deployment_session_refuse (self, g_strdup_printf (_ ("%s is on the table."), name));
  if (mu_deployment_find_room (&ground, unit, &at))
    return mu_deployment_session_try (self, unit, &at);
  return mu_deployment_session_refuse (
      self, g_strdup_printf (_ ("%s finds no room in the deployment area: make some, or form it "
                                "deeper."),
                             name));
}

gboolean
mu_deployment_session_nudge (MuDeploymentSession *self, int unit, int dx, int dy)
{
  if (!mu_deployment_session_ask_unit (self, unit) || !mu_deployment_session_is_placed (self, unit))
    return FALSE;
  const MuDeploymentGround ground = mu_deployment_session_own_ground (self);
  const MuDeployment before = mu_deployment_session_get (self, unit);
  MuDeployment at = before;
  at.x += dx;
  at.y += dy;
  const MuDeployment asked = at;
  mu_deployment_hold (&ground, unit, &at, MAX (NUDGED_IN, MAX (ABS (dx), ABS (dy)) - 1));
  const gboolean stays = at.x == before.x && at.y == before.y;
  return mu_deployment_session_try (self, unit, stays ? &asked : &at);
}

static MuAngle
angle_of (int degrees)
{
  const int whole = (degrees % 360 + 360) % 360;

  return (MuAngle) ((whole * 65536 + 180) / 360);
}

static int
degrees_of (MuAngle angle)
{
  return (int) ((angle * 360u + 32768u) / 65536u) % 360;
}

/* On its middle; back into the area where a corner swings out of it. */
static MuDeployment
turned_to (MuDeploymentSession *self, int unit, MuAngle turned)
{
  const MuDeploymentGround ground = mu_deployment_session_own_ground (self);
  MuDeployment at = mu_deployment_session_get (self, unit);
  const MuRect rect = mu_deployment_rect (&ground, unit, &at);
  const MuRect after = mu_rect_turned (&rect, (MuAngle) (rect.facing - at.turned + turned));

  at.turned = turned;
  at.x = MU_FIX_TO_PACES (after.front.x + MU_PACES (1) / 2);
  at.y = MU_FIX_TO_PACES (after.front.y + MU_PACES (1) / 2);
  mu_deployment_hold (&ground, unit, &at, MU_DEPLOYMENT_PUSHED_IN);
  return at;
}

gboolean
mu_deployment_session_turn (MuDeploymentSession *self, int unit, int degrees)
{
  if (!mu_deployment_session_ask_unit (self, unit) || !mu_deployment_session_is_placed (self, unit))
    return FALSE;
  const int before = degrees_of (mu_deployment_session_get (self, unit).turned);
  const MuDeployment at = turned_to (self, unit, angle_of (before + degrees));
  return mu_deployment_session_try (self, unit, &at);
}

/* A scene's turn as the side sees it. */
static MuAngle
turned_of (MuDeploymentSession *self, double turn)
{
  const double degrees = turn * 180 / G_PI + (self->side == MU_SIDE_A ? 0 : 180);

  return angle_of ((int) round (fmod (degrees, 360) / TURN_STEP) * TURN_STEP);
}

gboolean
mu_deployment_session_face (MuDeploymentSession *self, int unit, double turn)
{
  if (!mu_deployment_session_ask_unit (self, unit) || !mu_deployment_session_is_placed (self, unit))
    return FALSE;
  const MuDeployment at = turned_to (self, unit, turned_of (self, turn));
  return mu_deployment_session_try (self, unit, &at);
}

gboolean
mu_deployment_session_take_off (MuDeploymentSession *self, int unit)
{
  if (!mu_deployment_session_ask_unit (self, unit) || !mu_deployment_session_is_placed (self, unit))
    return FALSE;
  const MuDeploymentGround ground = mu_deployment_session_own_ground (self);
  MuDeployment *at;
  g_autofree char *name = mu_deployment_name (&ground, unit);
  mu_deployment_session_remember (self);
  at = mu_battle_side_deploy (mu_deployment_session_own (self), unit);
  *at = (MuDeployment){ .formation = at->formation, .ranks = at->ranks };
  mu_deployment_session_say (self, g_strdup_printf (_ ("%s is off the table."), name));
  return TRUE;
}

/* --- in a hand ------------------------------------------------------------------------------ */

const MuHeldUnit *
mu_deployment_session_get_held (MuDeploymentSession *self, int unit)
{
  for (guint i = 0; i < self->held->len; i++)
    if (g_array_index (self->held, MuHeldUnit, i).unit == unit)
      return &g_array_index (self->held, MuHeldUnit, i);
  return NULL;
}

static void
take_in_hand (MuDeploymentSession *self, int unit, const MuDeployment *at)
{
  const MuDeploymentGround ground = mu_deployment_session_own_ground (self);
  const MuHeldUnit held = { unit, *at, mu_deployment_judge (&ground, unit, at) };

  g_array_append_val (self->held, held);
}

/* wrg.units.pack-animals: its transport, where it would go if the unit were put down there. */
static void
take_trains_along (MuDeploymentSession *self, int unit, const MuDeployment *at)
{
  const MuDeploymentGround ground = mu_deployment_session_own_ground (self);
  MuDeployment *own = mu_battle_side_deploy (mu_deployment_session_own (self), unit);
  const MuDeployment before = *own;

  *own = *at; /* for as long as this takes */
  for (int i = unit + 1; i < mu_deployment_units (&ground); i++) {
    MuDeployment train = mu_deployment_session_get (self, i);
    if (mu_deployment_unit_of_train (&ground, i) == unit
        && mu_deployment_follow (&ground, i, &train))
      take_in_hand (self, i, &train);
  }
  *own = before;
}

/* Of what is in the hand, what may not be put down so; NULL: all of it may. */
static const MuHeldUnit *
refused_in_hand (MuDeploymentSession *self)
{
  for (guint i = 0; i < self->held->len; i++)
    if (g_array_index (self->held, MuHeldUnit, i).stand.standing != MU_WRG_STANDS)
      return &g_array_index (self->held, MuHeldUnit, i);
  return NULL;
}

static void
hold (MuDeploymentSession *self, int unit, const MuDeployment *at)
{
  const MuDeploymentGround ground = mu_deployment_session_own_ground (self);

  g_array_set_size (self->held, 0);
  take_in_hand (self, unit, at);
  take_trains_along (self, unit, at);
  mu_item_set_int (self, &self->unit, unit);
  const MuHeldUnit *refused = refused_in_hand (self);
  if (refused)
    mu_deployment_session_refuse (self,
                                  mu_deployment_refusal (&ground, refused->unit, &refused->stand));
  else
    mu_deployment_session_say (self, mu_deployment_exposed_words (&ground, unit, at));
}

void
mu_deployment_session_hold (MuDeploymentSession *self, int unit, double x, double y)
{
  if (!mu_deployment_session_ask_unit (self, unit))
    return;
  const MuDeployment at = carried_to (self, unit, x, y);
  hold (self, unit, &at);
}

void
mu_deployment_session_hold_facing (MuDeploymentSession *self, int unit, double turn)
{
  if (!mu_deployment_session_ask_unit (self, unit)
      || !mu_deployment_session_get (self, unit).placed)
    return;
  const MuDeployment at = turned_to (self, unit, turned_of (self, turn));
  hold (self, unit, &at);
}

gboolean
mu_deployment_session_is_held (MuDeploymentSession *self)
{
  return self->held->len > 0;
}

void
mu_deployment_session_let_go (MuDeploymentSession *self)
{
  if (self->held->len == 0)
    return;
  g_array_set_size (self->held, 0);
  mu_deployment_session_show (self);
}
