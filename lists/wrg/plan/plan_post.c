/* Who stands in which part of the line of battle, and how deep. */
#include "lists/wrg/plan/plan_private.h"
#include "rules/troop/troop.h"
#include "rules/wrg/field/deploy.h"
#include "rules/wrg/troop/troop.h"

/* --- posts -------------------------------------------------------------- */

/* The list's own row of the line, counted from 1. */
static int
listed_row (const PlanBody *body)
{
  return MIN (body->listed->line + 1, MU_DOCTRINE_ROWS_MAX);
}

/* Rows behind the first are the list's, where the book says nothing of such troops. */
static void
post_as_listed (PlanBody *body)
{
  if (body->post.at != MU_POST_LINE || body->listed->line == 0)
    return;
  body->post.row = listed_row (body);
  body->plan->why_post = MU_PLAN_POST_LISTED;
}

static void
find_post (const Planner *planner, PlanBody *body)
{
  const MuDoctrinePost *post = mu_doctrine_option (planner->doctrine, body->listed->option);
  body->plan->why_post = MU_PLAN_POST_OPTION;
  if (!post) {
    post = mu_doctrine_role (planner->doctrine, body->role);
    body->plan->why_post = MU_PLAN_POST_ROLE;
  }
  if (post) {
    body->post = *post;
    if (body->post.row == 0)
      body->post.row = listed_row (body);
    return;
  }
  body->post = *mu_doctrine_usual (body->role);
  body->plan->why_post = MU_PLAN_POST_USUAL;
  post_as_listed (body);
}

static gboolean
has_rows_behind (const Planner *planner)
{
  for (guint i = 0; i < mu_planner_count (planner); i++) {
    const PlanBody *body = mu_planner_body (planner, i);
    if (!body->guard && body->post.at == MU_POST_LINE && body->post.row > 1)
      return TRUE;
  }
  return FALSE;
}

static MuPost
strong_wing (const Planner *planner)
{
  return planner->plan->strong_wing == MU_STRONG_LEFT ? MU_POST_LEFT_WING : MU_POST_RIGHT_WING;
}

/* Out of reach where the doctrine lets him be: behind those who fight. Who plays to win has
 * him before his strong wing, where his guard is worth its points. */
static MuDoctrinePost
post_of_commander (const Planner *planner)
{
  if (mu_planner_plays (planner))
    return (MuDoctrinePost){ .at = strong_wing (planner), .row = 1 };
  switch (planner->doctrine->general) {
  case MU_GENERAL_IN_LINE:
    return (MuDoctrinePost){ .at = MU_POST_LINE, .row = 1 };
  case MU_GENERAL_RIGHT_WING:
    return (MuDoctrinePost){ .at = MU_POST_RIGHT_WING, .row = 2 };
  case MU_GENERAL_LEFT_WING:
    return (MuDoctrinePost){ .at = MU_POST_LEFT_WING, .row = 2 };
  case MU_GENERAL_STRONG_WING:
    return (MuDoctrinePost){ .at = strong_wing (planner), .row = 2 };
  case MU_GENERAL_BEHIND:
    break;
  }
  return has_rows_behind (planner) ? (MuDoctrinePost){ .at = MU_POST_LINE, .row = 2 }
                                   : (MuDoctrinePost){ .at = MU_POST_RESERVE, .row = 1 };
}

/* Subordinates have the wings, the right one first. */
static void
post_guards (Planner *planner)
{
  int subordinates = 0;
  for (guint i = 0; i < mu_planner_count (planner); i++) {
    PlanBody *body = mu_planner_body (planner, i);
    if (!body->guard)
      continue;
    const gboolean commander
        = mu_list_general (planner->job->list, (guint) body->general)->commander;
    body->middle = TRUE;
    body->plan->why_post = !commander                   ? MU_PLAN_POST_SUBORDINATE
                           : mu_planner_plays (planner) ? MU_PLAN_POST_LEADS
                                                        : MU_PLAN_POST_GENERAL;
    if (commander)
      body->post = post_of_commander (planner);
    else
      body->post
          = (MuDoctrinePost){ .at = subordinates++ % 2 ? MU_POST_LEFT_WING : MU_POST_RIGHT_WING,
                              .row = mu_planner_plays (planner) ? 1 : 2 };
  }
}

static void
post_sub_units (Planner *planner)
{
  for (guint i = 0; i < mu_planner_count (planner); i++) {
    PlanBody *body = mu_planner_body (planner, i);
    if (body->parent < 0)
      continue;
    body->post = mu_planner_body (planner, (guint) body->parent)->post;
    body->plan->why_post = MU_PLAN_POST_PARENT;
  }
}

/* --- depth -------------------------------------------------------------- */

/* Deep enough for a longer line to fit, not so deep that nobody fights. */
static int
usual_deepest (const PlanBody *body)
{
  switch (body->role) {
  case MU_ROLE_HEAVY_FOOT:
    return mu_troop_has (&body->listed->troop, MU_WEAPON_PIKE) ? 8 : 4;
  case MU_ROLE_LOOSE_FOOT:
  case MU_ROLE_LIGHT_HORSE:
    return 4;
  case MU_ROLE_LIGHT_FOOT:
  case MU_ROLE_HORSE:
  case MU_ROLE_CAMELS:
    return 3;
  case MU_ROLE_CHARIOTS:
  case MU_ROLE_ELEPHANTS:
  case MU_ROLE_ENGINES:
    break;
  case MU_ROLE_TRAIN:
    return mu_type_is_model ((MuTroopType) body->listed->troop.type) ? 1 : 4;
  }
  return 1;
}

/* Where a first plan found no room all stand in rows of one depth, so that these can follow close
 * upon each other: three to a shallow table's area, then two, then one. */
static void
stand_tighter (const Planner *planner, PlanBody *body)
{
  const int depth[PLAN_TIGHTEST + 1] = { 0, 36, 56, planner->front - PLAN_GAP };
  const int ranks = depth[planner->tightness] / mu_wrg_type_depth (body->listed->troop.type);
  if (planner->tightness == 0 || body->role >= MU_ROLE_CHARIOTS)
    return;
  body->plan->ranks
      = CLAMP (ranks, 1, MIN (mu_list_unit_strength (body->listed), MU_LIST_RANKS_MAX));
  body->plan->why_ranks = MU_PLAN_RANKS_ROOM;
  body->deepest = body->plan->ranks;
}

static void
set_ranks (const Planner *planner, PlanBody *body)
{
  const gboolean model = mu_type_is_model ((MuTroopType) body->listed->troop.type);
  const int wanted = body->post.ranks ? body->post.ranks : body->listed->ranks;
  const int deepest = body->post.deepest ? body->post.deepest : usual_deepest (body);
  body->plan->ranks = model ? 1 : CLAMP (wanted, 1, mu_list_unit_strength (body->listed));
  body->plan->why_ranks = body->post.ranks ? MU_PLAN_RANKS_BOOK : MU_PLAN_RANKS_LISTED;
  body->deepest
      = model ? 1 : CLAMP (deepest, body->plan->ranks, mu_list_unit_strength (body->listed));
  if (body->guests > 0) /* wrg.formation.mixed: as the list has made room for its guests */
    body->plan->ranks = body->deepest
        = CLAMP (body->listed->ranks, 1, mu_list_unit_strength (body->listed));
  else
    stand_tighter (planner, body);
}

/* --- wings -------------------------------------------------------------- */

static Column
column_of (MuPost post)
{
  if (post == MU_POST_RIGHT_WING)
    return COLUMN_RIGHT;
  return post == MU_POST_LEFT_WING ? COLUMN_LEFT : COLUMN_CENTRE;
}

static gboolean
is_shared (const PlanBody *body)
{
  return body->post.at == MU_POST_WINGS && body->parent < 0;
}

/* Heavier horse first, then the larger body, then the list's order. */
static gint
by_weight (gconstpointer one, gconstpointer other, gpointer planner)
{
  const guint a = *(const guint *) one, b = *(const guint *) other;
  const PlanBody *first = mu_planner_body (planner, a), *second = mu_planner_body (planner, b);
  const gboolean light = first->role == MU_ROLE_LIGHT_HORSE;
  if (light != (second->role == MU_ROLE_LIGHT_HORSE))
    return light ? 1 : -1;
  const int difference = mu_plan_width (second) - mu_plan_width (first);
  return difference ? difference : a < b ? -1 : a > b;
}

static gboolean
is_foot (const PlanBody *body)
{
  return body->role <= MU_ROLE_LIGHT_FOOT;
}

/* Paces of foot, or of others, on a wing; the strong one counts for two thirds, so that it gets
 * half as much again. */
static int
held_by (const Planner *planner, Column column, gboolean foot)
{
  int width = 0;
  for (guint i = 0; i < mu_planner_count (planner); i++) {
    const PlanBody *body = mu_planner_body (planner, i);
    if (column_of (body->post.at) == column && body->parent < 0 && is_foot (body) == foot)
      width += mu_plan_width (body);
  }
  return mu_planner_is_strong (planner, column) ? 2 * width : 3 * width;
}

static MuPost
lighter_wing (const Planner *planner, const PlanBody *body)
{
  const int right = held_by (planner, COLUMN_RIGHT, is_foot (body));
  const int left = held_by (planner, COLUMN_LEFT, is_foot (body));
  if (right == left)
    return strong_wing (planner);
  return right < left ? MU_POST_RIGHT_WING : MU_POST_LEFT_WING;
}

static void
share_wings (Planner *planner)
{
  g_autoptr (GArray) shared = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < mu_planner_count (planner); i++)
    if (is_shared (mu_planner_body (planner, i)))
      g_array_append_val (shared, i);
  g_array_sort_with_data (shared, by_weight, planner);
  for (guint i = 0; i < shared->len; i++) {
    PlanBody *body = mu_planner_body (planner, g_array_index (shared, guint, i));
    body->post.at = lighter_wing (planner, body);
  }
}

/* --- bands -------------------------------------------------------------- */

/* Whom the book, not the player, has in a row behind another: by these rules he strikes no blow
 * there, while enemy overlap a line that is shorter than theirs. */
static gboolean
joins_line (const Planner *planner, const PlanBody *body)
{
  return mu_planner_plays (planner) && body->post.at == MU_POST_LINE && !body->guard
         && body->post.row > 1 && body->plan->why_post != MU_PLAN_POST_LISTED;
}

static void
join_line (const Planner *planner, PlanBody *body)
{
  if (!joins_line (planner, body))
    return;
  body->post.row = 1;
  body->plan->why_place = MU_PLAN_PLACE_LINE;
}

static int
band_of (const Planner *planner, const PlanBody *body)
{
  const int row = CLAMP (body->post.row, 1, MU_DOCTRINE_ROWS_MAX) - 1;
  const gboolean refused = planner->doctrine->weak_wing == MU_WEAK_REFUSED
                           && mu_planner_is_weak (planner, body->column);
  switch (body->post.at) {
  case MU_POST_SCREEN:
    return BAND_SCREEN;
  case MU_POST_BEFORE:
    return BAND_BEFORE;
  case MU_POST_RESERVE:
    return BAND_RESERVE + row;
  case MU_POST_LINE:
  case MU_POST_WINGS:
  case MU_POST_RIGHT_WING:
  case MU_POST_LEFT_WING:
    break;
  }
  return BAND_LINE + MIN (row + (refused ? 1 : 0), MU_DOCTRINE_ROWS_MAX - 1);
}

#define FAR_AWAY (-100000) /* paces: in nobody's way */

static void
post_in_host (PlanBody *body)
{
  body->band = BAND_NOWHERE;
  body->u = body->v = FAR_AWAY;
  body->standing = TRUE;
}

void
mu_planner_post (Planner *planner)
{
  for (guint i = 0; i < mu_planner_count (planner); i++)
    find_post (planner, mu_planner_body (planner, i));
  post_guards (planner);
  for (guint i = 0; i < mu_planner_count (planner); i++)
    set_ranks (planner, mu_planner_body (planner, i));
  share_wings (planner);
  post_sub_units (planner);
  for (guint i = 0; i < mu_planner_count (planner); i++) {
    PlanBody *body = mu_planner_body (planner, i);
    join_line (planner, body);
    body->column = column_of (body->post.at);
    body->band = band_of (planner, body);
    body->plan->at = body->post.at;
    body->plan->row = body->post.row;
    if (body->guest)
      post_in_host (body);
    else if (mu_planner_is_train_of_unit (body))
      body->band = BAND_NOWHERE; /* placed behind it */
  }
}

/* --- round the flank ---------------------------------------------------- */

/* Horse that is alone on no wing: the others must still hold it. */
static gboolean
can_be_spared (const Planner *planner, const PlanBody *marcher)
{
  int others = 0;
  for (guint i = 0; i < mu_planner_count (planner); i++) {
    const PlanBody *body = mu_planner_body (planner, i);
    others += body != marcher && body->column == marcher->column && !body->guard;
  }
  return others > 0 && !marcher->guard && marcher->general < 0 && marcher->parent < 0
         && !marcher->guest;
}

static gboolean
has_sub_units (const Planner *planner, guint index)
{
  return index + 1 < mu_planner_count (planner)
         && mu_planner_body (planner, index + 1)->parent == (int) index;
}

/* Horse that the line would do without. */
static gboolean
could_march (const Planner *planner, guint index)
{
  const PlanBody *body = mu_planner_body (planner, index);
  const gboolean rides = body->role == MU_ROLE_LIGHT_HORSE || body->role == MU_ROLE_HORSE;
  return rides && body->column != COLUMN_CENTRE && can_be_spared (planner, body)
         && !has_sub_units (planner, index);
}

/* wrg.deploy.flank-march.side, wrg.deploy.off-table */
static MuRule
march_refused (const Planner *planner, guint index)
{
  const MuPlanJob *job = planner->job;
  const MuWrgFlank flank = mu_planner_body (planner, index)->column == COLUMN_LEFT
                               ? MU_WRG_LEFT_FLANK
                               : MU_WRG_RIGHT_FLANK;
  const MuRule refused = mu_wrg_flank_march_refused (job->side, job->outscouted, flank);
  return refused != MU_RULE_NONE ? refused
                                 : mu_wrg_off_table_refused (job->side, job->outscouted,
                                                             mu_list_unit_points (job->list, index),
                                                             mu_list_points (job->list));
}

/* Light horse rather than others, and from the strong wing rather than the other. */
static int
fitness (const Planner *planner, int index)
{
  const PlanBody *body = mu_planner_body (planner, (guint) index);
  return (body->role == MU_ROLE_LIGHT_HORSE ? 2 : 0)
         + (mu_planner_is_strong (planner, body->column) ? 1 : 0);
}

/* The doctrine's die is thrown in any case, so that the rest of a plan is the same with it and
 * without. wrg.deploy.outscouted goes before it: that rule alone would be reason enough. */
static MuPlanMarch
begin_march (Planner *planner)
{
  const MuPlanJob *job = planner->job;
  const MuLiking liking = planner->doctrine->flank_march;
  const gboolean now = mu_planner_chance (planner, liking);
  MuPlanMarch march = { .end = MU_PLAN_MARCH_NOBODY, .unit = -1 };
  if (!job->may_march)
    march.end = MU_PLAN_MARCH_NOT_ASKED;
  else if (liking == MU_LIKING_NEVER)
    march.end = MU_PLAN_MARCH_DISLIKED;
  else if (job->side == job->outscouted)
    march = (MuPlanMarch){ MU_PLAN_MARCH_REFUSED, MU_RULE_WRG_DEPLOY_OUTSCOUTED, -1, FALSE };
  else if (!now)
    march.end = MU_PLAN_MARCH_NOT_NOW;
  return march;
}

/* Who goes, or the rule for which nobody does. */
static void
find_marcher (const Planner *planner, MuPlanMarch *march)
{
  for (guint i = 0; i < mu_planner_count (planner); i++) {
    if (!could_march (planner, i))
      continue;
    const MuRule refused = march_refused (planner, i);
    if (refused != MU_RULE_NONE)
      march->rule = refused;
    else if (march->unit < 0 || fitness (planner, (int) i) > fitness (planner, march->unit))
      march->unit = (int) i;
  }
  if (march->unit >= 0)
    march->rule = MU_RULE_NONE;
  else if (march->rule != MU_RULE_NONE)
    march->end = MU_PLAN_MARCH_REFUSED;
}

static void
send_off (PlanBody *body, MuPlanMarch *march)
{
  march->end = MU_PLAN_MARCH_GOES;
  march->left = body->column == COLUMN_LEFT;
  body->standing = TRUE;
  body->plan->off_table = TRUE;
  body->plan->why_place = MU_PLAN_PLACE_MARCH;
}

void
mu_planner_march (Planner *planner)
{
  MuPlanMarch *march = &planner->plan->march;
  *march = begin_march (planner);
  if (march->end == MU_PLAN_MARCH_NOBODY)
    find_marcher (planner, march);
  if (march->unit >= 0)
    send_off (mu_planner_body (planner, (guint) march->unit), march);
}
