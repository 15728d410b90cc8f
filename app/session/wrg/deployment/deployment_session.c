#include "app/session/wrg/deployment/deployment_session.h"

#include <glib/gi18n-lib.h>

#include "app/service/club/club.h"
#include "app/session/wrg/deployment/deployment_hiding.h"
#include "app/session/wrg/deployment/deployment_item.h"
#include "app/session/wrg/deployment/deployment_private.h"
#include "app/session/wrg/deployment/deployment_words.h"
#include "reports/document/rule_words.h"
#include "rules/wrg/before/setup.h"
#include "rules/wrg/field/way.h"

static void
tell_bodies (MuBodyTellerInterface *interface)
{
  interface->name = mu_deployment_session_body_name;
  interface->state = mu_deployment_session_body_words;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (MuDeploymentSession, mu_deployment_session, MU_TYPE_ITEM,
                               G_IMPLEMENT_INTERFACE (MU_TYPE_BODY_TELLER, tell_bodies))

static const MuItemField fields[] = {
  MU_INT (MuDeploymentSession, side, "side"),
  MU_INT (MuDeploymentSession, unit, "unit"),
  MU_INT (MuDeploymentSession, left, "left"),
  MU_TEXT (MuDeploymentSession, name, "name"),
  MU_TEXT (MuDeploymentSession, troops, "troops"),
  MU_TEXT (MuDeploymentSession, place, "place"),
  MU_TEXT (MuDeploymentSession, said, "said"),
  MU_TRUTH (MuDeploymentSession, refused, "refused"),
  MU_TEXT (MuDeploymentSession, standing, "standing"),
  MU_TEXT (MuDeploymentSession, summary, "summary"),
};

static void
mu_deployment_session_dispose (GObject *object)
{
  MuDeploymentSession *self = MU_DEPLOYMENT_SESSION (object);

  for (int side = 0; side < MU_SIDES; side++) {
    g_clear_pointer (&self->past[side], g_ptr_array_unref);
    g_clear_pointer (&self->future[side], g_ptr_array_unref);
    mu_deployment_verdicts_clear (&self->verdicts[side]);
  }
  g_clear_pointer (&self->record, mu_battle_record_free);
  g_clear_pointer (&self->terrain, g_free);
  g_clear_pointer (&self->held, g_array_unref);
  g_clear_object (&self->roster);
  g_clear_object (&self->shapes);
  g_clear_object (&self->mixes);
  G_OBJECT_CLASS (mu_deployment_session_parent_class)->dispose (object);
}

static void
mu_deployment_session_class_init (MuDeploymentSessionClass *class)
{
  G_OBJECT_CLASS (class)->dispose = mu_deployment_session_dispose;
  mu_item_class_set_fields (MU_ITEM_CLASS (class), fields, G_N_ELEMENTS (fields));
  g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
mu_deployment_session_init (MuDeploymentSession *self)
{
  self->unit = -1;
  self->held = g_array_new (FALSE, FALSE, sizeof (MuHeldUnit));
  self->roster = g_list_store_new (MU_TYPE_DEPLOYMENT_ITEM);
  mu_deployment_session_add_shapes (self);
  mu_deployment_session_add_mixes (self);
  for (int side = 0; side < MU_SIDES; side++) {
    self->wish[side] = mu_plan_wish_usual (NULL);
    mu_deployment_verdicts_init (&self->verdicts[side]);
    self->past[side] = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_deployment_step_free);
    self->future[side] = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_deployment_step_free);
  }
}

MuDeploymentSession *
mu_deployment_session_new (void)
{
  return g_object_new (MU_TYPE_DEPLOYMENT_SESSION, NULL);
}

void
mu_deployment_session_set_books (MuDeploymentSession *self, const MuShelf *books)
{
  self->books = books;
}

/* --- what is there --------------------------------------------------------- */

MuDeploymentGround
mu_deployment_session_ground (MuDeploymentSession *self, MuSide side)
{
  return (MuDeploymentGround){ self->record, self->terrain, side, &self->verdicts[side] };
}

MuBattleSideRecord *
mu_deployment_session_own (MuDeploymentSession *self)
{
  return &self->record->side[self->side];
}

gboolean
mu_deployment_session_is_open (MuDeploymentSession *self)
{
  return self->record != NULL;
}

const MuBattleRecord *
mu_deployment_session_get_record (MuDeploymentSession *self)
{
  return self->record;
}

MuSide
mu_deployment_session_get_side (MuDeploymentSession *self)
{
  return (MuSide) self->side;
}

gboolean
mu_deployment_session_is_unit (MuDeploymentSession *self, int unit)
{
  return self->record && unit >= 0
         && unit < (int) mu_deployment_session_own (self)->list->units->len;
}

int
mu_deployment_session_get_unit (MuDeploymentSession *self)
{
  return self->unit;
}

MuDeployment
mu_deployment_session_get (MuDeploymentSession *self, int unit)
{
  if (!mu_deployment_session_is_unit (self, unit))
    return (MuDeployment){ 0 };
  return mu_battle_side_deployment (mu_deployment_session_own (self), unit);
}

GListModel *
mu_deployment_session_get_roster (MuDeploymentSession *self)
{
  return G_LIST_MODEL (self->roster);
}

const char *
mu_deployment_session_get_seal (MuDeploymentSession *self, MuSide side)
{
  return self->record ? self->record->side[side].seal : NULL;
}

/* wrg.deploy.visible: maps are shown when both are ready; wrg.deploy.outscouted: but that of
 * the outscouted is no secret. */
gboolean
mu_deployment_session_is_hidden (MuDeploymentSession *self, MuSide side)
{
  const MuSide other = (MuSide) (MU_SIDE_B - side);

  return mu_deployment_session_get_seal (self, side)
         && !mu_deployment_session_get_seal (self, other) && self->record->outscouted != side;
}

gboolean
mu_deployment_session_waits (MuDeploymentSession *self, MuSide side)
{
  const MuSide other = (MuSide) (MU_SIDE_B - side);

  return self->record->outscouted == other && !self->record->side[other].seal;
}

gboolean
mu_deployment_session_may_change (MuDeploymentSession *self)
{
  return self->record && !mu_deployment_session_own (self)->seal
         && !mu_deployment_session_waits (self, (MuSide) self->side);
}

/* --- saying ------------------------------------------------------------------ */

void
mu_deployment_session_say (MuDeploymentSession *self, char *words)
{
  mu_deployment_session_look_for_marches (self);
  mu_item_set_truth (self, &self->refused, FALSE);
  mu_item_take_text (self, &self->said, words);
  mu_deployment_session_show (self);
}

gboolean
mu_deployment_session_refuse (MuDeploymentSession *self, char *words)
{
  mu_item_set_truth (self, &self->refused, TRUE);
  mu_item_take_text (self, &self->said, words);
  mu_deployment_session_show (self);
  return FALSE;
}

/* --- another battle, side, unit ------------------------------------------------- */

static void
forget_steps (MuDeploymentSession *self)
{
  for (int side = 0; side < MU_SIDES; side++) {
    g_ptr_array_set_size (self->past[side], 0);
    g_ptr_array_set_size (self->future[side], 0);
  }
  g_array_set_size (self->held, 0);
}

static void
fill_roster (MuDeploymentSession *self)
{
  const MuDeploymentGround ground = mu_deployment_session_ground (self, (MuSide) self->side);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (int i = 0; self->record && i < mu_deployment_units (&ground); i++)
    g_ptr_array_add (items, mu_deployment_item_new (&ground, i));
  g_list_store_splice (self->roster, 0, g_list_model_get_n_items (G_LIST_MODEL (self->roster)),
                       items->pdata, items->len);
}

static void
forget_verdicts (MuDeploymentSession *self)
{
  for (int side = 0; side < MU_SIDES; side++)
    mu_deployment_verdicts_forget (&self->verdicts[side]);
}

static MuTerrain *
terrain_of (const MuFieldPlan *field, GError **error)
{
  return field ? mu_field_plan_terrain (field, &mu_wrg_terrain_terms, error) : NULL;
}

/* The die thrown for the weather stands; what it means depends on the country. */
static void
take_field (MuBattleRecord *record, const MuFieldPlan *field, MuCountry otherwise)
{
  MuFieldPlan *copy = field ? mu_field_plan_copy (field) : NULL;

  g_clear_pointer (&record->field, mu_field_plan_free);
  record->field = copy;
  record->country = copy ? copy->country : otherwise;
  if (record->weather_face > 0) /* else none was thrown */
    record->weather
        = mu_wrg_weather (record->region, record->month, record->country, record->weather_face);
}

/* What was planned for one field is no plan for another. */
static void
drop_plans (MuBattleRecord *record)
{
  for (int side = 0; side < MU_SIDES; side++) {
    MuBattleSideRecord *own = &record->side[side];
    if (own->planned & MU_PLANNED_ORDERS)
      g_clear_pointer (&own->orders, mu_orders_free);
    if (own->planned & MU_PLANNED_DEPLOYMENT)
      mu_battle_side_undeploy (own);
    own->planned = 0;
    own->commanded = FALSE;
  }
}

/* Bodies that were joined for this battle leave it the same army. */
static gboolean
is_same_list (const MuList *one, const MuList *other)
{
  g_autoptr (MuList) parted = mu_list_copy (other);

  mu_deployment_copy_mixed (parted, one);
  g_autofree char *a = mu_list_write_data (one, NULL);
  g_autofree char *b = mu_list_write_data (parted, NULL);

  return g_str_equal (a, b);
}

static gboolean
are_same_armies (const MuBattleRecord *one, const MuBattleRecord *other)
{
  for (int side = 0; side < MU_SIDES; side++)
    if (!is_same_list (one->side[side].list, other->side[side].list))
      return FALSE;
  return TRUE;
}

/* Where one was planned, and the player has laid down his own. */
static gboolean
is_by_hand (const MuBattleSideRecord *to, const MuBattleSideRecord *from)
{
  return to->planned & MU_PLANNED_DEPLOYMENT && !(from->planned & MU_PLANNED_DEPLOYMENT)
         && mu_battle_side_is_deployed (from);
}

static gboolean
is_same_field (const MuFieldPlan *one, const MuFieldPlan *other)
{
  g_autofree char *a = one ? mu_field_plan_write_data (one, NULL) : NULL;
  g_autofree char *b = other ? mu_field_plan_write_data (other, NULL) : NULL;

  return g_strcmp0 (a, b) == 0;
}

/* Dice rolled again for the same armies leave the field and what is not sealed. */
static void
carry_over (MuBattleRecord *to, const MuBattleRecord *from)
{
  for (int side = 0; side < MU_SIDES; side++)
    if (from->side[side].seal)
      return;
  if (!to->field && from->field)
    take_field (to, from->field, to->country);
  const gboolean same = is_same_field (to->field, from->field);
  for (int side = 0; side < MU_SIDES; side++)
    if (!mu_battle_side_is_deployed (&to->side[side])
        || (same && is_by_hand (&to->side[side], &from->side[side]))) {
      mu_battle_side_undeploy (&to->side[side]);
      g_array_append_vals (to->side[side].deployment, from->side[side].deployment->data,
                           from->side[side].deployment->len);
      mu_deployment_copy_mixed (to->side[side].list, from->side[side].list);
    }
}

void
mu_deployment_session_put_roll (MuDeploymentSession *self, guint roll, const MuRoll *as)
{
  if (self->record)
    mu_battle_put_roll (self->record, roll, as);
}

void
mu_deployment_session_set_record (MuDeploymentSession *self, const MuBattleRecord *record)
{
  g_autoptr (MuBattleRecord) before = g_steal_pointer (&self->record);
  g_clear_pointer (&self->terrain, g_free);
  forget_steps (self);
  self->record = record ? mu_battle_record_copy (record) : NULL;
  const gboolean same = record && before && are_same_armies (record, before);
  if (record) {
    mu_deployment_session_begin_wishes (self, same ? before : NULL);
    self->country = record->country;
    if (same)
      carry_over (self->record, before);
    self->terrain = terrain_of (self->record->field, NULL);
  }
  forget_verdicts (self);
  mu_item_set_int (self, &self->unit, -1);
  mu_item_set_int (self, &self->side,
                   record && record->outscouted == MU_SIDE_B ? MU_SIDE_B : MU_SIDE_A);
  fill_roster (self);
  mu_deployment_session_say (self, g_strdup (""));
}

void
mu_deployment_session_set_side (MuDeploymentSession *self, MuSide side)
{
  if (side == (MuSide) self->side)
    return;
  g_array_set_size (self->held, 0);
  mu_item_set_int (self, &self->unit, -1);
  mu_item_set_int (self, &self->side, side);
  fill_roster (self);
  mu_deployment_session_say (self, g_strdup (""));
}

void
mu_deployment_session_select (MuDeploymentSession *self, int unit)
{
  const gboolean shut = mu_deployment_session_is_hidden (self, (MuSide) self->side);
  const int chosen = !shut && mu_deployment_session_is_unit (self, unit) ? unit : -1;

  if (chosen == self->unit || !self->record)
    return;
  const MuDeploymentGround ground = mu_deployment_session_own_ground (self);
  const MuDeployment at = mu_deployment_session_get (self, chosen);
  mu_item_set_int (self, &self->unit, chosen);
  mu_deployment_session_say (self, mu_deployment_exposed_words (&ground, chosen, &at));
}

/* --- the field --------------------------------------------------------------------- */

static gboolean
can_deploy_on (MuDeploymentSession *self, const MuFieldPlan *field, GError **error)
{
  const MuWrgTable table = { .width = field ? field->width : MU_TABLE_WIDTH_USUAL,
                             .depth = field ? field->depth : MU_TABLE_DEPTH_USUAL };
  MuPoint low, high;

  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++)
    if (self->record->side[side].seal) {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED,
                   _ ("%s is sealed on this field: another one takes new preliminaries."),
                   self->record->side[side].list->name);
      return FALSE;
    }
  if (mu_wrg_deployment_ground (&table, MU_SIDE_A, &low, &high))
    return TRUE;
  g_set_error (
      error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
      _ ("%s is too small: nobody deploys within 120 paces of the centre line and the side "
         "edges (%s)."),
      field->name, mu_rule_words_section (MU_RULE_WRG_DEPLOY_AREA));
  return FALSE;
}

/* Who stands already stays there, whether he may or not: the roster says so. */
gboolean
mu_deployment_session_set_field (MuDeploymentSession *self, const MuFieldPlan *field,
                                 GError **error)
{
  g_autoptr (GError) trouble = NULL;

  g_return_val_if_fail (self->record, FALSE);
  if (!can_deploy_on (self, field, error))
    return FALSE;
  MuTerrain *terrain = terrain_of (field, &trouble);
  if (trouble) {
    g_propagate_error (error, g_steal_pointer (&trouble));
    return FALSE;
  }
  g_free (self->terrain);
  self->terrain = terrain;
  forget_verdicts (self);
  take_field (self->record, field, self->country);
  drop_plans (self->record);
  mu_deployment_session_say (self, g_strdup_printf (_ ("The battle is fought on: %s."),
                                                    field ? field->name : _ ("open ground")));
  return TRUE;
}
