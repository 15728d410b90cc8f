/* Changes of a deployment, each checked at once. */
#include <glib/gi18n-lib.h>
#include <math.h>

#include "app/desktop/session/deployment_private.h"
#include "app/desktop/session/deployment_words.h"

#define SNAPS_AT   8   /* paces from a neighbour's side */
#define HELD_AT    15  /* paces outside the area: a hand is not that exact */
#define PUSHED_IN  120 /* paces: who turns where there is no room moves that far at most */
#define NUDGED_IN  4
#define TURN_STEP  5 /* degrees */
#define STEPS_MOST 500

/* --- steps that can be undone ---------------------------------------------------- */

static void
push (GPtrArray *steps, const GArray *deployment)
{
  if (steps->len == STEPS_MOST)
    g_ptr_array_remove_index (steps, 0);
  g_ptr_array_add (steps, g_array_copy ((GArray *) deployment));
}

static void
remember (MuDeploymentSession *self)
{
  push (self->past[self->side], mu_deployment_session_own (self)->deployment);
  g_ptr_array_set_size (self->future[self->side], 0);
}

gboolean
mu_deployment_session_can_undo (MuDeploymentSession *self)
{
  return mu_deployment_session_may_change (self) && self->past[self->side]->len > 0;
}

gboolean
mu_deployment_session_can_redo (MuDeploymentSession *self)
{
  return mu_deployment_session_may_change (self) && self->future[self->side]->len > 0;
}

static void
step (MuDeploymentSession *self, GPtrArray *from, GPtrArray *to, const char *words)
{
  MuBattleSideRecord *own = mu_deployment_session_own (self);

  push (to, own->deployment);
  g_array_unref (own->deployment);
  own->deployment = g_ptr_array_steal_index (from, from->len - 1);
  mu_deployment_session_say (self, g_strdup (words));
}

void
mu_deployment_session_undo (MuDeploymentSession *self)
{
  if (mu_deployment_session_can_undo (self))
    step (self, self->past[self->side], self->future[self->side], _ ("Undone."));
}

void
mu_deployment_session_redo (MuDeploymentSession *self)
{
  if (mu_deployment_session_can_redo (self))
    step (self, self->future[self->side], self->past[self->side], _ ("Done again."));
}

/* --- may it be changed? ------------------------------------------------------------ */

static char *
barred_words (MuDeploymentSession *self)
{
  const MuBattleSideRecord *own = mu_deployment_session_own (self);
  const MuBattleSideRecord *other = &self->record->side[MU_SIDE_B - self->side];

  if (own->seal)
    return g_strdup_printf (_ ("%s is sealed with the code %s and cannot be changed."),
                            own->list->name, own->seal);
  return g_strdup_printf (_ ("%s has been outscouted: it deploys first, all of it and in sight "
                             "(%s)."),
                          other->list->name, mu_rule_id (MU_RULE_WRG_DEPLOY_OUTSCOUTED));
}

static gboolean
may_change (MuDeploymentSession *self)
{
  if (mu_deployment_session_may_change (self))
    return TRUE;
  return self->record && mu_deployment_session_refuse (self, barred_words (self));
}

static gboolean
may_change_unit (MuDeploymentSession *self, int unit)
{
  return mu_deployment_session_is_unit (self, unit) && may_change (self);
}

static MuDeploymentGround
own_ground (MuDeploymentSession *self)
{
  return mu_deployment_session_ground (self, (MuSide) self->side);
}

static char *
stands_words (MuDeploymentSession *self, int unit)
{
  const MuDeploymentGround ground = own_ground (self);
  g_autofree char *name = mu_deployment_name (&ground, unit);
  g_autofree char *place = mu_deployment_place (&ground, unit);

  return g_strdup_printf ("%s: %s.", name, place);
}

/* Where it may stand so; else the reason is said. */
static gboolean
try (MuDeploymentSession *self, int unit, const MuDeployment *at)
{
  const MuDeploymentGround ground = own_ground (self);
  const MuWrgStand stand = mu_deployment_judge (&ground, unit, at);

  mu_item_set_int (self, &self->unit, unit);
  if (stand.standing != MU_WRG_STANDS)
    return mu_deployment_session_refuse (self, mu_deployment_refusal (&ground, unit, &stand));
  remember (self);
  *mu_battle_side_deploy (mu_deployment_session_own (self), unit) = *at;
  mu_deployment_session_say (self, stands_words (self, unit));
  return TRUE;
}

/* --- single bodies -------------------------------------------------------------------- */

static MuDeployment
carried_to (MuDeploymentSession *self, int unit, double x, double y)
{
  const MuDeploymentGround ground = own_ground (self);
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
  if (!may_change_unit (self, unit))
    return FALSE;
  const MuDeployment at = carried_to (self, unit, x, y);
  return try (self, unit, &at);
}

gboolean
mu_deployment_session_place (MuDeploymentSession *self, int unit)
{
  if (!may_change_unit (self, unit))
    return FALSE;
  const MuDeploymentGround ground = own_ground (self);
  MuDeployment at = mu_deployment_session_get (self, unit);
  g_autofree char *name = mu_deployment_name (&ground, unit);
  if (at.placed)
    return mu_deployment_session_refuse (self, g_strdup_printf (_ ("%s is on the table."), name));
  if (mu_deployment_find_room (&ground, unit, &at))
    return try (self, unit, &at);
  return mu_deployment_session_refuse (
      self, g_strdup_printf (_ ("%s finds no room in the deployment area: make some, or form it "
                                "deeper."),
                             name));
}

static gboolean
is_placed (MuDeploymentSession *self, int unit)
{
  const MuDeploymentGround ground = own_ground (self);

  if (mu_deployment_session_get (self, unit).placed)
    return TRUE;
  g_autofree char *name = mu_deployment_name (&ground, unit);
  return mu_deployment_session_refuse (self,
                                       g_strdup_printf (_ ("%s is not on the table yet."), name));
}

gboolean
mu_deployment_session_nudge (MuDeploymentSession *self, int unit, int dx, int dy)
{
  if (!may_change_unit (self, unit) || !is_placed (self, unit))
    return FALSE;
  const MuDeploymentGround ground = own_ground (self);
  const MuDeployment before = mu_deployment_session_get (self, unit);
  MuDeployment at = before;
  at.x += dx;
  at.y += dy;
  const MuDeployment asked = at;
  mu_deployment_hold (&ground, unit, &at, MAX (NUDGED_IN, MAX (ABS (dx), ABS (dy)) - 1));
  const gboolean stays = at.x == before.x && at.y == before.y;
  return try (self, unit, stays ? &asked : &at);
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
  const MuDeploymentGround ground = own_ground (self);
  MuDeployment at = mu_deployment_session_get (self, unit);
  const MuRect rect = mu_deployment_rect (&ground, unit, &at);
  const MuRect after = mu_rect_turned (&rect, (MuAngle) (rect.facing - at.turned + turned));

  at.turned = turned;
  at.x = MU_FIX_TO_PACES (after.front.x + MU_PACES (1) / 2);
  at.y = MU_FIX_TO_PACES (after.front.y + MU_PACES (1) / 2);
  mu_deployment_hold (&ground, unit, &at, PUSHED_IN);
  return at;
}

gboolean
mu_deployment_session_turn (MuDeploymentSession *self, int unit, int degrees)
{
  if (!may_change_unit (self, unit) || !is_placed (self, unit))
    return FALSE;
  const int before = degrees_of (mu_deployment_session_get (self, unit).turned);
  const MuDeployment at = turned_to (self, unit, angle_of (before + degrees));
  return try (self, unit, &at);
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
  if (!may_change_unit (self, unit) || !is_placed (self, unit))
    return FALSE;
  const MuDeployment at = turned_to (self, unit, turned_of (self, turn));
  return try (self, unit, &at);
}

gboolean
mu_deployment_session_set_ranks (MuDeploymentSession *self, int unit, int ranks)
{
  if (!may_change_unit (self, unit))
    return FALSE;
  const MuDeploymentGround ground = own_ground (self);
  const MuListUnit *it = mu_list_unit (mu_deployment_session_own (self)->list, (guint) unit);
  MuDeployment at = mu_deployment_session_get (self, unit);
  g_autofree char *name = mu_deployment_name (&ground, unit);
  if (mu_wrg_type_is_model ((MuWrgType) it->troop.type))
    return mu_deployment_session_refuse (
        self, g_strdup_printf (_ ("%s: models stand in a single line (%s)."), name,
                               mu_rule_id (MU_RULE_WRG_SCALE_TROOPS)));
  if (ranks < 1 || ranks > MIN (it->figures, MU_LIST_RANKS_MAX))
    return mu_deployment_session_refuse (
        self, g_strdup_printf (_ ("%s cannot stand %d deep."), name, ranks));
  at.ranks = ranks == it->ranks ? 0 : ranks;
  if (at.placed) {
    mu_deployment_hold (&ground, unit, &at, PUSHED_IN);
    return try (self, unit, &at);
  }
  remember (self);
  *mu_battle_side_deploy (mu_deployment_session_own (self), unit) = at;
  mu_deployment_session_say (self, mu_deployment_troops (&ground, unit));
  return TRUE;
}

gboolean
mu_deployment_session_take_off (MuDeploymentSession *self, int unit)
{
  if (!may_change_unit (self, unit) || !is_placed (self, unit))
    return FALSE;
  const MuDeploymentGround ground = own_ground (self);
  MuDeployment *at;
  g_autofree char *name = mu_deployment_name (&ground, unit);
  remember (self);
  at = mu_battle_side_deploy (mu_deployment_session_own (self), unit);
  *at = (MuDeployment){ .formation = at->formation, .ranks = at->ranks };
  mu_deployment_session_say (self, g_strdup_printf (_ ("%s is off the table."), name));
  return TRUE;
}

/* --- the whole side ---------------------------------------------------------------------- */

static gboolean
take_all (MuDeploymentSession *self, GArray *deployment)
{
  MuBattleSideRecord *own = mu_deployment_session_own (self);

  remember (self);
  g_array_unref (own->deployment);
  own->deployment = deployment;
  const int left = mu_deployment_session_count_left (self, (MuSide) self->side);
  if (left > 0)
    return mu_deployment_session_refuse (
        self, g_strdup_printf (ngettext ("%d unit finds no room: make some, or form deeper.",
                                         "%d units find no room: make some, or form deeper.",
                                         (gulong) left),
                               left));
  mu_deployment_session_say (self, g_strdup (_ ("All units are on the table.")));
  return TRUE;
}

gboolean
mu_deployment_session_line_up (MuDeploymentSession *self)
{
  if (!may_change (self))
    return FALSE;
  const MuDeploymentGround ground = own_ground (self);
  return take_all (self, mu_deployment_line_up (&ground));
}

static GArray *
filled_up (const MuDeploymentGround *from)
{
  MuBattleRecord *trial = mu_battle_record_copy (from->record);
  const MuDeploymentGround ground = { trial, from->terrain, from->side };
  MuBattleSideRecord *side = &trial->side[from->side];

  for (int i = 0; i < mu_deployment_units (&ground); i++) {
    MuDeployment *at = mu_battle_side_deploy (side, i);
    if (!at->placed && !mu_deployment_comes_later (&ground, i))
      mu_deployment_find_room (&ground, i, at);
  }
  GArray *filled = g_array_copy (side->deployment);
  mu_battle_record_free (trial);
  return filled;
}

gboolean
mu_deployment_session_place_rest (MuDeploymentSession *self)
{
  if (!may_change (self))
    return FALSE;
  const MuDeploymentGround ground = own_ground (self);
  return take_all (self, filled_up (&ground));
}

gboolean
mu_deployment_session_clear (MuDeploymentSession *self)
{
  if (!may_change (self))
    return FALSE;
  remember (self);
  mu_battle_side_undeploy (mu_deployment_session_own (self));
  mu_deployment_session_say (self, g_strdup (_ ("All units are off the table.")));
  return TRUE;
}

gboolean
mu_deployment_session_seal (MuDeploymentSession *self)
{
  if (!may_change (self))
    return FALSE;
  MuBattleSideRecord *own = mu_deployment_session_own (self);
  const int left = mu_deployment_session_count_left (self, (MuSide) self->side);
  const int wrong = mu_deployment_session_count_wrong (self, (MuSide) self->side);
  if (left > 0)
    return mu_deployment_session_refuse (
        self, g_strdup_printf (ngettext ("%d unit is not on the table yet.",
                                         "%d units are not on the table yet.", (gulong) left),
                               left));
  if (wrong > 0)
    return mu_deployment_session_refuse (
        self, g_strdup_printf (ngettext ("%d unit stands where it may not.",
                                         "%d units stand where they may not.", (gulong) wrong),
                               wrong));
  mu_battle_side_seal (own);
  mu_item_set_int (self, &self->unit, -1);
  mu_deployment_session_say (
      self, g_strdup_printf (_ ("%s is sealed. Its code: %s"), own->list->name, own->seal));
  return TRUE;
}

/* --- in a hand ------------------------------------------------------------------------------ */

static void
hold (MuDeploymentSession *self, int unit, const MuDeployment *at)
{
  const MuDeploymentGround ground = own_ground (self);

  self->holds = TRUE;
  self->held = *at;
  self->held_unit = unit;
  self->held_stand = mu_deployment_judge (&ground, unit, at);
  mu_item_set_int (self, &self->unit, unit);
  if (self->held_stand.standing == MU_WRG_STANDS)
    mu_deployment_session_say (self, g_strdup (""));
  else
    mu_deployment_session_refuse (self, mu_deployment_refusal (&ground, unit, &self->held_stand));
}

void
mu_deployment_session_hold (MuDeploymentSession *self, int unit, double x, double y)
{
  if (!may_change_unit (self, unit))
    return;
  const MuDeployment at = carried_to (self, unit, x, y);
  hold (self, unit, &at);
}

void
mu_deployment_session_hold_facing (MuDeploymentSession *self, int unit, double turn)
{
  if (!may_change_unit (self, unit) || !mu_deployment_session_get (self, unit).placed)
    return;
  const MuDeployment at = turned_to (self, unit, turned_of (self, turn));
  hold (self, unit, &at);
}

void
mu_deployment_session_let_go (MuDeploymentSession *self)
{
  if (!self->holds)
    return;
  self->holds = FALSE;
  mu_deployment_session_show (self);
}

/* --- into the battle ------------------------------------------------------------------------ */

/* NULL: who finds no room is said. */
static GArray *
finished (MuDeploymentSession *self, MuSide side, GError **error)
{
  const MuDeploymentGround ground = mu_deployment_session_ground (self, side);
  GArray *all = filled_up (&ground);

  for (guint i = 0; i < all->len; i++)
    if (!g_array_index (all, MuDeployment, i).placed
        && !mu_deployment_comes_later (&ground, (int) i)) {
      g_autofree char *name = mu_deployment_name (&ground, (int) i);
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                   _ ("%s finds no room in the deployment area. Open the deployment and make "
                      "some."),
                   name);
      g_array_unref (all);
      return NULL;
    }
  return all;
}

static void
copy_side (MuBattleSideRecord *to, const MuBattleSideRecord *from, GArray *deployment)
{
  mu_battle_side_undeploy (to);
  if (deployment)
    g_array_append_vals (to->deployment, deployment->data, deployment->len);
  g_free (to->seal);
  to->seal = g_strdup (from->seal);
}

static void
copy_field (MuBattleRecord *to, const MuBattleRecord *from)
{
  g_clear_pointer (&to->field, mu_field_plan_free);
  to->field = from->field ? mu_field_plan_copy (from->field) : NULL;
  to->country = from->country;
  to->weather = from->weather;
}

gboolean
mu_deployment_session_lay_down (MuDeploymentSession *self, MuBattleRecord *record, GError **error)
{
  GArray *all[MU_SIDES] = { NULL, NULL };
  gboolean fits = self->record != NULL;

  for (MuSide side = MU_SIDE_A; fits && side < MU_SIDES; side++)
    if (mu_battle_side_is_deployed (&self->record->side[side])) {
      all[side] = finished (self, side, error);
      fits = all[side] != NULL;
    }
  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++) {
    if (fits)
      copy_side (&record->side[side], &self->record->side[side], all[side]);
    g_clear_pointer (&all[side], g_array_unref);
  }
  if (fits)
    copy_field (record, self->record);
  return fits;
}
