/* What a deployment looks like: its words and its picture. */
#include <glib/gi18n-lib.h>

#include "app/session/wrg/deployment/deployment_hiding.h"
#include "app/session/wrg/deployment/deployment_item.h"
#include "app/session/wrg/deployment/deployment_private.h"
#include "app/session/wrg/deployment/deployment_words.h"
#include "reports/scene/field_scene.h"
#include "reports/system.h"

int
mu_deployment_session_count_left (MuDeploymentSession *self, MuSide side)
{
  const MuDeploymentGround ground = mu_deployment_session_ground (self, side);
  int left = 0;

  for (int i = 0; i < mu_deployment_units (&ground); i++)
    left += !mu_battle_side_deployment (&self->record->side[side], i).placed
            && !mu_deployment_comes_later (&ground, i);
  return left;
}

int
mu_deployment_session_count_wrong (MuDeploymentSession *self, MuSide side)
{
  const MuDeploymentGround ground = mu_deployment_session_ground (self, side);
  int wrong = 0;

  for (int i = 0; i < mu_deployment_units (&ground); i++) {
    const MuDeployment at = mu_battle_side_deployment (&self->record->side[side], i);
    wrong += at.placed && !mu_deployment_stands (&ground, i);
  }
  return wrong;
}

static int
count_exposed (MuDeploymentSession *self, MuSide side)
{
  const MuDeploymentGround ground = mu_deployment_session_ground (self, side);
  int count;

  mu_deployment_first_exposed (&ground, &count);
  return count;
}

/* --- words ------------------------------------------------------------------------ */

static char *
standing_of (MuDeploymentSession *self, MuSide side)
{
  const MuBattleSideRecord *own = &self->record->side[side];
  const int left = mu_deployment_session_count_left (self, side);
  const int wrong = mu_deployment_session_count_wrong (self, side);
  const int seen = count_exposed (self, side);

  if (own->seal)
    return g_strdup_printf (_ ("Sealed, code %s"), own->seal);
  if (mu_deployment_session_waits (self, side))
    return g_strdup (_ ("Waits: the outscouted deploy first"));
  if (wrong > 0)
    return g_strdup_printf (ngettext ("%d unit may not stand where it does",
                                      "%d units may not stand where they do", (gulong) wrong),
                            wrong);
  if (seen > 0)
    return g_strdup_printf (ngettext ("%d unit ordered to lie hidden would be seen",
                                      "%d units ordered to lie hidden would be seen",
                                      (gulong) seen),
                            seen);
  if (left > 0)
    return g_strdup_printf (
        ngettext ("%d unit to be placed", "%d units to be placed", (gulong) left), left);
  return g_strdup (self->march_ordered[side] ? _ ("All on the table but who marches, not sealed")
                                             : _ ("All on the table, not sealed"));
}

static char *
sentence_of (MuDeploymentSession *self, MuSide side)
{
  const MuBattleSideRecord *own = &self->record->side[side];
  const int left = mu_deployment_session_count_left (self, side);

  if (own->seal)
    return g_strdup_printf (_ ("%s is sealed, code %s."), own->list->name, own->seal);
  if (!mu_battle_side_is_deployed (own))
    return g_strdup_printf (self->wish[side].manner == MU_MANNER_BOOK
                                ? _ ("%s is not deployed: it fights by a plan, by the book.")
                                : _ ("%s is not deployed: it fights by a plan."),
                            own->list->name);
  if (left > 0)
    return g_strdup_printf (
        ngettext ("%s has %d unit to place.", "%s has %d units to place.", (gulong) left),
        own->list->name, left);
  return g_strdup_printf (_ ("%s is deployed, not sealed."), own->list->name);
}

static char *
summary_of (MuDeploymentSession *self)
{
  const MuFieldPlan *field = self->record->field;
  g_autofree char *a = sentence_of (self, MU_SIDE_A);
  g_autofree char *b = sentence_of (self, MU_SIDE_B);

  /* Translators: the field, then a sentence about each side */
  return g_strdup_printf (_ ("On %s. %s %s"), field ? field->name : _ ("open ground"), a, b);
}

static void
show_unit (MuDeploymentSession *self, const MuDeploymentGround *ground)
{
  const gboolean any = self->unit >= 0;

  mu_item_take_text (self, &self->name,
                     any ? mu_deployment_name (ground, self->unit) : g_strdup (""));
  mu_item_take_text (self, &self->troops,
                     any ? mu_deployment_troops (ground, self->unit) : g_strdup (""));
  mu_item_take_text (self, &self->place,
                     any ? mu_deployment_place (ground, self->unit) : g_strdup (""));
}

static void
show_roster (MuDeploymentSession *self, const MuDeploymentGround *ground)
{
  const guint count = g_list_model_get_n_items (G_LIST_MODEL (self->roster));

  for (guint i = 0; i < count; i++) {
    g_autoptr (MuDeploymentItem) item = g_list_model_get_item (G_LIST_MODEL (self->roster), i);
    mu_deployment_item_show (item, ground);
  }
}

/* A hand that holds a unit has not put it down: all stand as they did. */
static void
judge (MuDeploymentSession *self)
{
  for (MuSide side = MU_SIDE_A; self->held->len == 0 && side < MU_SIDES; side++) {
    const MuDeploymentGround ground = mu_deployment_session_ground (self, side);
    mu_deployment_verdicts_update (&self->verdicts[side], &ground);
  }
}

void
mu_deployment_session_show (MuDeploymentSession *self)
{
  const MuDeploymentGround ground = mu_deployment_session_ground (self, (MuSide) self->side);

  if (self->record) {
    judge (self);
    show_unit (self, &ground);
    mu_deployment_session_show_shapes (self, &ground);
    mu_deployment_session_show_mixes (self, &ground);
    show_roster (self, &ground);
    mu_item_set_int (self, &self->left,
                     mu_deployment_session_count_left (self, (MuSide) self->side));
    mu_item_take_text (self, &self->standing, standing_of (self, (MuSide) self->side));
    mu_item_take_text (self, &self->summary, summary_of (self));
  }
  g_signal_emit_by_name (self, "changed");
}

/* --- the picture ---------------------------------------------------------------------- */

/* Whether the bodies of the side are drawn: the own, open or opened; the enemy's, opened. */
static gboolean
is_drawn (MuDeploymentSession *self, MuSide side)
{
  if (mu_deployment_session_is_hidden (self, side))
    return FALSE;
  return side == (MuSide) self->side || mu_deployment_session_get_seal (self, side);
}

static gboolean
has_general (const MuBattleSideRecord *side, int unit)
{
  return mu_list_unit_general (side->list, (guint) unit) != NULL;
}

/* NULL: it stands where the record has it. */
static const MuHeldUnit *
held_of (MuDeploymentSession *self, const MuDeploymentGround *ground, int unit)
{
  return ground->side == (MuSide) self->side ? mu_deployment_session_get_held (self, unit) : NULL;
}

static guint
states_of (MuDeploymentSession *self, const MuDeploymentGround *ground, int unit,
           const MuDeployment *at)
{
  const gboolean own = ground->side == (MuSide) self->side;
  guint states = has_general (&self->record->side[ground->side], unit) ? MU_SCENE_GENERAL : 0;

  if (!at->placed || !is_drawn (self, ground->side))
    return MU_SCENE_ABSENT;
  if (own && unit == self->unit)
    states |= MU_SCENE_SELECTED;
  const MuHeldUnit *held = held_of (self, ground, unit);
  if (held ? held->stand.standing != MU_WRG_STANDS : !mu_deployment_stands (ground, unit))
    states |= MU_SCENE_REFUSED;
  if (mu_deployment_exposed (ground, unit, at) != MU_RULE_NONE)
    states |= MU_SCENE_REFUSED;
  return states;
}

static double
paces (MuFix length)
{
  return (double) length / MU_PACES (1);
}

static void
add_body (MuDeploymentSession *self, MuScene *scene, const MuDeploymentGround *ground, int unit)
{
  const MuListUnit *it = mu_list_unit (self->record->side[ground->side].list, (guint) unit);
  const MuHeldUnit *held = held_of (self, ground, unit);
  const MuDeployment at
      = held ? held->at : mu_battle_side_deployment (&self->record->side[ground->side], unit);
  const MuRect rect = mu_deployment_rect (ground, unit, &at);
  const int files = mu_deployment_files (ground, unit, &at);
  g_autofree char *mark = mu_deployment_mark (ground, unit);
  MuBodyGround filled;
  mu_report_ground (self->record->rules, it, at.formation, MAX (it->figures, 1), files, &filled);
  MuSceneBody body = {
    .side = ground->side,
    .type = (MuTroopType) it->troop.type,
    .x = at.x,
    .y = at.y,
    .turn = rect.facing * 2 * G_PI / 65536,
    .width = paces (rect.width),
    .depth = paces (rect.depth),
    .files = files,
    .ranks = filled.ranks,
    .thick = filled.thick,
    .formation = at.formation,
    .figures = it->figures,
    .states = states_of (self, ground, unit, &at),
    .name = mu_scene_keep (scene, it->name),
  };

  g_strlcpy (body.mark, mark, sizeof body.mark);
  g_array_append_val (scene->bodies, body);
}

static void
add_zone (MuDeploymentSession *self, MuScene *scene)
{
  const MuDeploymentGround ground = mu_deployment_session_ground (self, (MuSide) self->side);
  const MuWrgTable table = mu_deployment_table (&ground);
  MuPoint low, high;

  if (mu_deployment_session_get_seal (self, ground.side)
      || !mu_wrg_deployment_ground (&table, ground.side, &low, &high))
    return;
  scene->zone = (MuSceneZone){
    ground.side, paces (low.x), paces (low.y), paces (high.x), paces (high.y),
  };
}

MuScene *
mu_deployment_session_make_scene (MuDeploymentSession *self)
{
  if (!self->record)
    return NULL;
  MuScene *scene = mu_field_scene (self->record->field);
  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++) {
    const MuDeploymentGround ground = mu_deployment_session_ground (self, side);
    scene->army[side] = mu_scene_keep (scene, self->record->side[side].list->name);
    for (int i = 0; i < mu_deployment_units (&ground); i++)
      add_body (self, scene, &ground, i);
  }
  add_zone (self, scene);
  return scene;
}

int
mu_deployment_session_unit_of (MuDeploymentSession *self, int body)
{
  if (!self->record || body < 0)
    return -1;
  const int unit = body - mu_battle_record_first (self->record, (MuSide) self->side);
  return mu_deployment_session_is_unit (self, unit) ? unit : -1;
}

/* Of either side. */
static gboolean
find_body (MuDeploymentSession *self, int body, MuDeploymentGround *ground, int *unit)
{
  MuSide side;

  if (!self->record || !mu_battle_record_unit (self->record, body, &side))
    return FALSE;
  *ground = mu_deployment_session_ground (self, side);
  *unit = body - mu_battle_record_first (self->record, side);
  return TRUE;
}

char *
mu_deployment_session_body_name (MuBodyTeller *teller, int body)
{
  MuDeploymentSession *self = MU_DEPLOYMENT_SESSION (teller);
  MuDeploymentGround ground;
  int unit;

  return find_body (self, body, &ground, &unit) ? mu_deployment_name (&ground, unit) : NULL;
}

/* What may not be goes before the rest. */
char *
mu_deployment_session_body_words (MuBodyTeller *teller, int body)
{
  MuDeploymentSession *self = MU_DEPLOYMENT_SESSION (teller);
  MuDeploymentGround ground;
  int unit;

  if (!find_body (self, body, &ground, &unit) || !is_drawn (self, ground.side))
    return NULL;
  if (self->refused && ground.side == (MuSide) self->side && unit == self->unit)
    return g_strdup (self->said);
  const MuDeployment at = mu_battle_side_deployment (&self->record->side[ground.side], unit);
  g_autofree char *seen = mu_deployment_exposed_words (&ground, unit, &at);
  if (*seen)
    return g_steal_pointer (&seen);
  g_autofree char *troops = mu_deployment_troops (&ground, unit);
  g_autofree char *place = mu_deployment_place (&ground, unit);
  return g_strdup_printf ("%s. %s.", troops, place);
}
