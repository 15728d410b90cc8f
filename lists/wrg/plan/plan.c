/* A side's plan from beginning to end. */
#include "lists/wrg/plan/plan_private.h"

#include <glib/gi18n-lib.h>

#include "rules/wrg/field/deploy.h"
#include "rules/wrg/field/way.h"
#include "rules/wrg/troop/troop.h"

#define USUAL_WIDTH 720
#define USUAL_DEPTH 480

/* --- small questions ---------------------------------------------------- */

PlanBody *
mu_planner_body (const Planner *planner, guint index)
{
  return &g_array_index (planner->bodies, PlanBody, index);
}

guint
mu_planner_count (const Planner *planner)
{
  return planner->bodies->len;
}

/* wrg.formation.mixed: those behind the others lengthen its files, those beside them are files. */
static int
files_of (const PlanBody *body)
{
  const int ranks = body->plan->ranks;
  const int figures = mu_list_unit_strength (body->listed) + (body->beside ? body->guests : 0);
  return mu_type_is_model ((MuTroopType) body->listed->troop.type) ? figures
                                                                   : (figures + ranks - 1) / ranks;
}

/* wrg.base.frontage.figures, wrg.base.frontage.models */
int
mu_plan_width (const PlanBody *body)
{
  const MuListUnit *listed = body->listed;
  const MuTroopType type = (MuTroopType) listed->troop.type;
  return files_of (body) * mu_wrg_type_frontage (type, listed->crew.horses);
}

/* wrg.base.depth */
int
mu_plan_depth (const PlanBody *body)
{
  const int files = files_of (body);
  const int ranks = body->guests > 0
                        ? (mu_list_unit_strength (body->listed) + body->guests + files - 1) / files
                        : body->plan->ranks;
  return ranks * mu_wrg_type_depth ((MuTroopType) body->listed->troop.type);
}

gboolean
mu_planner_chance (Planner *planner, MuLiking liking)
{
  const int face
      = mu_dice_roll (&planner->dice, MU_DIE_ORDINARY, MU_ROLL_OTHER, MU_ROLL_NO_SUBJECT);
  return liking == MU_LIKING_OFTEN ? face > 2 : liking == MU_LIKING_SELDOM && face == 6;
}

static gboolean
strong_is (MuStrongWing wing, Column column)
{
  return wing == MU_STRONG_BOTH || (wing == MU_STRONG_RIGHT && column == COLUMN_RIGHT)
         || (wing == MU_STRONG_LEFT && column == COLUMN_LEFT);
}

gboolean
mu_planner_is_strong (const Planner *planner, Column column)
{
  return strong_is (planner->plan->strong_wing, column);
}

gboolean
mu_planner_is_weak (const Planner *planner, Column column)
{
  return column != COLUMN_CENTRE && planner->plan->strong_wing != MU_STRONG_NONE
         && planner->doctrine->weak_wing != MU_WEAK_ATTACKS
         && !mu_planner_is_strong (planner, column);
}

gboolean
mu_planner_plays (const Planner *planner)
{
  return planner->job->manner == MU_MANNER_PLAYER;
}

gboolean
mu_planner_is_train_of_unit (const PlanBody *body)
{
  return body->role == MU_ROLE_TRAIN && body->parent >= 0;
}

MuRect
mu_planner_rect (const Planner *planner, const PlanBody *body, int u, int v)
{
  const gboolean first = planner->job->side == MU_SIDE_A;
  return (MuRect){
    .front
    = { MU_PACES (first ? u : planner->width - u), MU_PACES (first ? v : planner->depth - v) },
    .width = MU_PACES (mu_plan_width (body)),
    .depth = MU_PACES (mu_plan_depth (body)),
    .facing = first ? MU_ANGLE_AHEAD : MU_ANGLE_HALF,
  };
}

/* --- beginning ---------------------------------------------------------- */

static void
planner_clear (Planner *planner)
{
  mu_doctrine_clear (&planner->usual);
  g_clear_pointer (&planner->terrain, g_free);
  g_clear_pointer (&planner->bodies, g_array_unref);
  g_clear_pointer (&planner->plan, mu_plan_free);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Planner, planner_clear)

static gboolean
check_list (const MuList *list, GError **error)
{
  if (list->units->len > 0 && list->units->len <= MU_BATTLE_UNITS_MAX)
    return TRUE;
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID,
               list->units->len == 0 ? _ ("%s has no units; add some before planning its battle")
                                     : _ ("%s has more units than a battle can take"),
               list->name);
  return FALSE;
}

/* wrg.deploy.area, on a table of the scale at which a pace is a pace. */
static gboolean
measure (Planner *planner, GError **error)
{
  const MuFieldPlan *field = planner->job->field;
  const int inch = mu_paces_per_inch (MU_SCALE_25);
  MuWrgArea area;
  planner->width = field ? field->width : planner->job->width ? planner->job->width : USUAL_WIDTH;
  planner->depth = field ? field->depth : planner->job->depth ? planner->job->depth : USUAL_DEPTH;
  if (mu_wrg_deployment_area (MU_SCALE_25, planner->width / inch, planner->depth / inch, &area)
      != MU_RULE_NONE) {
    g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID,
                 _ ("a table of %d by %d paces leaves no ground to deploy on; take a larger one"),
                 planner->width, planner->depth);
    return FALSE;
  }
  planner->left = (planner->width - area.width) / 2;
  planner->right = planner->left + area.width;
  planner->front = area.depth;
  return TRUE;
}

static gboolean
survey (Planner *planner, GError **error)
{
  if (!planner->job->field)
    return TRUE;
  planner->terrain = mu_field_plan_terrain (planner->job->field, &mu_wrg_terrain_terms, error);
  return planner->terrain != NULL;
}

static int
parent_of (const MuList *list, guint index)
{
  if (mu_list_unit (list, index)->sub_unit)
    for (guint i = index; i-- > 0;)
      if (!mu_list_unit (list, i)->sub_unit && !mu_list_unit_is_guest (list, i))
        return (int) i;
  return MU_LIST_NO_UNIT;
}

static int
general_of (const MuList *list, guint index)
{
  for (guint i = 0; i < list->generals->len; i++)
    if (mu_list_general (list, i)->rides_with == (int) index)
      return (int) i;
  return -1;
}

static void
note_guest (PlanBody *body, const MuListUnit *guest)
{
  body->guests = guest ? mu_list_unit_strength (guest) : 0;
  body->beside = guest && guest->mixed == MU_MIXED_FLANKS;
}

static void
muster (Planner *planner)
{
  const MuList *list = planner->job->list;
  g_array_set_size (planner->plan->units, list->units->len);
  g_array_set_size (planner->bodies, list->units->len);
  for (guint i = 0; i < list->units->len; i++) {
    PlanBody *body = mu_planner_body (planner, i);
    body->listed = mu_list_unit (list, i);
    body->plan = &g_array_index (planner->plan->units, MuPlanUnit, i);
    body->role = mu_role_of ((MuTroopType) body->listed->troop.type);
    body->guard = mu_list_unit_is_guard (list, i);
    body->parent = parent_of (list, i);
    body->general = general_of (list, i);
    note_guest (body, mu_list_unit_guest (list, i));
    body->guest = mu_list_unit_is_guest (list, i);
    mu_wrg_orders_init (&body->plan->orders);
  }
}

static gboolean
planner_init (Planner *planner, const MuPlanJob *job, int tightness, gboolean marches,
              GError **error)
{
  *planner = (Planner){ .job = job, .tightness = tightness, .marches = marches };
  mu_doctrine_init (&planner->usual);
  planner->doctrine = job->doctrine ? job->doctrine
                      : job->book   ? &job->book->doctrine
                                    : &planner->usual;
  mu_dice_init_seeded (&planner->dice, job->seed, (guint64) job->side);
  planner->bodies = g_array_new (FALSE, TRUE, sizeof (PlanBody));
  planner->plan = g_new0 (MuPlan, 1);
  planner->plan->units = g_array_new (FALSE, TRUE, sizeof (MuPlanUnit));
  if (!check_list (job->list, error) || !measure (planner, error) || !survey (planner, error))
    return FALSE;
  planner->plan->side = job->side;
  planner->plan->width = planner->width;
  planner->plan->depth = planner->depth;
  muster (planner);
  return TRUE;
}

static void
choose_strong_wing (Planner *planner)
{
  MuStrongWing wing = planner->doctrine->strong_wing;
  const int face
      = mu_dice_roll (&planner->dice, MU_DIE_ORDINARY, MU_ROLL_OTHER, MU_ROLL_NO_SUBJECT);
  if (wing == MU_STRONG_EITHER)
    wing = face > 3 ? MU_STRONG_LEFT : MU_STRONG_RIGHT;
  planner->plan->strong_wing = wing;
}

/* --- the end ------------------------------------------------------------ */

static void
refuse_for_room (const Planner *planner, int at, GError **error)
{
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID,
               _ ("%s: there is no room to deploy “%s” on a table of %d by %d paces; take a larger "
                  "table or a smaller army"),
               planner->job->list->name, mu_planner_body (planner, (guint) at)->listed->name,
               planner->width, planner->depth);
}

static void
write_down (const Planner *planner)
{
  for (guint i = 0; i < mu_planner_count (planner); i++) {
    const PlanBody *body = mu_planner_body (planner, i);
    const MuRect rect = mu_planner_rect (planner, body, body->u, body->v);
    body->plan->in_body = body->guest;
    if (body->guest)
      continue;
    body->plan->x = body->plan->off_table ? 0 : MU_FIX_TO_PACES (rect.front.x);
    body->plan->y = body->plan->off_table ? 0 : MU_FIX_TO_PACES (rect.front.y);
  }
}

/* NULL without an error where another try might find room. */
static MuPlan *
try_plan (const MuPlanJob *job, int tightness, gboolean marches, GError **error)
{
  g_auto (Planner) planner = { 0 };
  if (!planner_init (&planner, job, tightness, marches, error))
    return NULL;
  choose_strong_wing (&planner);
  mu_planner_post (&planner);
  mu_planner_march (&planner);
  mu_planner_draw_up (&planner);
  const int crowded = mu_planner_place (&planner);
  if (crowded >= 0) {
    if (tightness == PLAN_TIGHTEST)
      refuse_for_room (&planner, crowded, error);
    return NULL;
  }
  mu_planner_order (&planner);
  mu_planner_pass_defiles (&planner);
  write_down (&planner);
  return g_steal_pointer (&planner.plan);
}

static gboolean
has_columns (const MuPlan *plan)
{
  for (guint i = 0; i < plan->units->len; i++)
    if (mu_plan_unit (plan, i)->in_column)
      return TRUE;
  return FALSE;
}

/* Where some are to march in column, once more with room for that. Takes the plan. */
static MuPlan *
make_room_for_columns (const MuPlanJob *job, int tightness, MuPlan *plan)
{
  if (!has_columns (plan))
    return plan;
  MuPlan *roomy = try_plan (job, tightness, TRUE, NULL);
  if (!roomy || !has_columns (roomy)) {
    g_clear_pointer (&roomy, mu_plan_free);
    return plan;
  }
  mu_plan_free (plan);
  return roomy;
}

MuPlan *
mu_plan_side (const MuPlanJob *job, GError **error)
{
  for (int tightness = 0; tightness <= PLAN_TIGHTEST; tightness++) {
    g_autoptr (GError) fault = NULL;
    MuPlan *plan = try_plan (job, tightness, FALSE, &fault);
    if (plan)
      return make_room_for_columns (job, tightness, plan);
    if (fault) {
      g_propagate_error (error, g_steal_pointer (&fault));
      break;
    }
  }
  return NULL;
}

void
mu_plan_free (MuPlan *plan)
{
  if (!plan)
    return;
  g_array_unref (plan->units);
  g_free (plan);
}

const MuPlanUnit *
mu_plan_unit (const MuPlan *plan, guint index)
{
  return &g_array_index (plan->units, MuPlanUnit, index);
}

void
mu_plan_deploy (const MuPlan *plan, MuWrgSetupUnit *units)
{
  for (guint i = 0; i < plan->units->len; i++) {
    const MuPlanUnit *planned = mu_plan_unit (plan, i);
    MuWrgSetupUnit *unit = &units[i];
    unit->placed = !planned->off_table && !planned->in_body;
    unit->x = planned->x;
    unit->y = planned->y;
    unit->turned = MU_ANGLE_AHEAD;
    unit->ranks = (guint8) planned->ranks;
    unit->formation = (guint8) planned->formation;
    unit->concealed = planned->concealed;
    unit->order = (guint8) planned->order;
    unit->orders = planned->in_body ? NULL : &planned->orders;
  }
}
