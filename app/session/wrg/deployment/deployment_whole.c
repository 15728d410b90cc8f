/* The whole side: lined up, filled up, sealed, laid down for the battle. */
#include <glib/gi18n-lib.h>

#include "app/service/club/club.h"
#include "app/session/wrg/deployment/deployment_hiding.h"
#include "app/session/wrg/deployment/deployment_private.h"
#include "app/session/wrg/deployment/deployment_words.h"

/* --- the whole side ---------------------------------------------------------------------- */

/* Of the first unit that is to lie hidden and would be seen; "" where there is none. */
static char *
first_exposed_words (MuDeploymentSession *self)
{
  const MuDeploymentGround ground = mu_deployment_session_own_ground (self);
  int count;
  const int first = mu_deployment_first_exposed (&ground, &count);
  const MuDeployment at = mu_deployment_session_get (self, first);

  return mu_deployment_exposed_words (&ground, first, &at);
}

/* What is amiss goes before who marches, and that before that all are there. */
static char *
all_placed_words (MuDeploymentSession *self)
{
  g_autofree char *seen = first_exposed_words (self);

  if (*seen)
    return g_steal_pointer (&seen);
  if (self->march[self->side].end == MU_PLAN_MARCH_GOES)
    return mu_deployment_session_march_words (self, (MuSide) self->side);
  return g_strdup (_ ("All units are on the table."));
}

static gboolean
take_all (MuDeploymentSession *self, GArray *deployment)
{
  MuBattleSideRecord *own = mu_deployment_session_own (self);

  mu_deployment_session_remember (self);
  g_array_unref (own->deployment);
  own->deployment = deployment;
  mu_deployment_session_look_for_marches (self);
  const int left = mu_deployment_session_count_left (self, (MuSide) self->side);
  if (left > 0)
    return mu_deployment_session_refuse (
        self, g_strdup_printf (ngettext ("%d unit finds no room: make some, or form deeper.",
                                         "%d units find no room: make some, or form deeper.",
                                         (gulong) left),
                               left));
  mu_deployment_session_say (self, all_placed_words (self));
  return TRUE;
}

gboolean
mu_deployment_session_line_up (MuDeploymentSession *self)
{
  if (!mu_deployment_session_ask (self))
    return FALSE;
  const MuDeploymentGround ground = mu_deployment_session_own_ground (self);
  return take_all (self, mu_deployment_line_up (&ground));
}

/* As if nothing had been laid down, the order of who marches least of all. */
static gboolean
plan_anew (MuDeploymentSession *self, MuBattleRecord *trial, GError **error)
{
  MuBattleSideRecord *own = &trial->side[self->side];

  mu_battle_side_undeploy (own);
  if (self->march_ordered[self->side])
    g_clear_pointer (&own->orders, mu_orders_free);
  return mu_battle_plan_side_as (trial, (MuSide) self->side, self->books, &self->wish[self->side],
                                 NULL, error);
}

/* A player who would have it so is told that it was done so. */
static void
say_manner (MuDeploymentSession *self)
{
  if (self->wish[self->side].manner == MU_MANNER_BOOK)
    mu_deployment_session_say (self, g_strdup_printf (_ ("Planned by the book. %s"), self->said));
}

/* What is planned here is the player's own from here on. */
gboolean
mu_deployment_session_plan (MuDeploymentSession *self)
{
  g_autoptr (MuBattleRecord) trial = NULL;
  g_autoptr (GError) error = NULL;

  if (!mu_deployment_session_ask (self))
    return FALSE;
  trial = mu_battle_record_copy (self->record);
  if (!plan_anew (self, trial, &error))
    return mu_deployment_session_refuse (self, g_strdup (error->message));
  if (!take_all (self, g_array_ref (trial->side[self->side].deployment)))
    return FALSE;
  say_manner (self);
  return TRUE;
}

static GArray *
filled_up (const MuDeploymentGround *from)
{
  MuBattleRecord *trial = mu_battle_record_copy (from->record);
  const MuDeploymentGround ground = { trial, from->terrain, from->side, NULL };
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
  if (!mu_deployment_session_ask (self))
    return FALSE;
  const MuDeploymentGround ground = mu_deployment_session_own_ground (self);
  return take_all (self, filled_up (&ground));
}

gboolean
mu_deployment_session_clear (MuDeploymentSession *self)
{
  if (!mu_deployment_session_ask (self))
    return FALSE;
  mu_deployment_session_remember (self);
  mu_battle_side_undeploy (mu_deployment_session_own (self));
  mu_deployment_session_say (self, g_strdup (_ ("All units are off the table.")));
  return TRUE;
}

gboolean
mu_deployment_session_may_seal (MuDeploymentSession *self)
{
  if (!mu_deployment_session_ask (self))
    return FALSE;
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
  g_autofree char *seen = first_exposed_words (self);
  if (*seen)
    return mu_deployment_session_refuse (self, g_steal_pointer (&seen));
  return TRUE;
}

gboolean
mu_deployment_session_seal (MuDeploymentSession *self)
{
  if (!mu_deployment_session_may_seal (self))
    return FALSE;
  MuBattleSideRecord *own = mu_deployment_session_own (self);
  mu_battle_side_seal (own);
  mu_item_set_int (self, &self->unit, -1);
  mu_deployment_session_say (
      self, g_strdup_printf (_ ("%s is sealed. Its code: %s"), own->list->name, own->seal));
  return TRUE;
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

/* Orders of a day went with its field. */
static void
copy_side (MuBattleSideRecord *to, const MuBattleSideRecord *from, GArray *deployment)
{
  mu_battle_side_undeploy (to);
  if (!from->orders)
    g_clear_pointer (&to->orders, mu_orders_free);
  to->planned = from->planned;
  to->commanded = from->commanded && !from->alone;
  to->alone = from->alone;
  mu_deployment_copy_mixed (to->list, from->list);
  if (deployment)
    g_array_append_vals (to->deployment, deployment->data, deployment->len);
  if (from->seal && from->orders) {
    g_clear_pointer (&to->orders, mu_orders_free);
    to->orders = mu_orders_copy (from->orders);
  }
  mu_battle_side_take_seal (to, from);
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
