/* Where everybody can stand: his own place, or the nearest that is free and that
 * his kind can fight from. */
#include "lists/wrg/plan/plan_private.h"
#include "rules/wrg/field/way.h"
#include "rules/wrg/troop/troop.h"

#define STEP        5   /* paces from one place that is tried to the next */
#define START_PACES 20  /* that a body must be able to go from where it stands */
#define ASIDE_COST  1   /* of a pace to the side */
#define BACK_COST   3   /* of a pace to front or rear: rows stay rows */
#define LOOKS_AHEAD 120 /* paces, to the centre line at the least */
#define AMBUSH_MOST 1   /* bodies that lie in wait at a time */

/* --- ground ------------------------------------------------------------- */

typedef enum { GROUND_NONE, GROUND_BAD, GROUND_GOOD } Footing;

static gboolean
goes_anywhere (const PlanBody *body)
{
  return body->role == MU_ROLE_LIGHT_FOOT || body->role == MU_ROLE_LOOSE_FOOT;
}

static gboolean
is_easy (const MuWrgLeg *leg)
{
  return leg->refused == MU_RULE_NONE && leg->cost.times <= 1 && leg->delay == 0;
}

/* wrg.move.difficult.infantry-only, wrg.move.difficult.vehicles: nobody stands where he could not
 * go; wrg.move.difficult.infantry: close order, horse and vehicles keep off ground that slows
 * them, and away from what they cannot cross. */
static Footing
footing (const Planner *planner, const PlanBody *body, int u, int v)
{
  MuWrgLeg legs[MU_WRG_LEGS];
  const MuRect rect = mu_planner_rect (planner, body, u, v);
  const MuWrgWalker walker = { .type = (MuTroopType) body->listed->troop.type };
  const MuTerrain *terrain = planner->terrain;
  if (!terrain || terrain->all == 0)
    return GROUND_GOOD;
  const gboolean entered = mu_terrain_under (terrain, &rect) & MU_WRG_LIES_OBSTACLE;
  const MuFix quarter = MU_PACES (mu_wrg_type_normal_move (walker.type)) / 4;
  int count
      = mu_wrg_legs (planner->job->readings, terrain, &rect, MU_PACES (START_PACES), &walker, legs);
  if (mu_wrg_legs_reach (legs, count, MU_PACES (START_PACES), quarter, entered, NULL) <= 0)
    return GROUND_NONE;
  if (goes_anywhere (body))
    return GROUND_GOOD;
  if (!is_easy (&legs[0]))
    return GROUND_BAD;
  count
      = mu_wrg_legs (planner->job->readings, terrain, &rect, MU_PACES (LOOKS_AHEAD), &walker, legs);
  return legs[count - 1].refused == MU_RULE_NONE ? GROUND_GOOD : GROUND_BAD;
}

/* --- room --------------------------------------------------------------- */

typedef struct {
  int left, right, front, rear;
} Box;

static Box
box_of (const PlanBody *body, int u, int v)
{
  const int half = (mu_plan_width (body) + 1) / 2;
  return (Box){ u - half, u + half, v, v - mu_plan_depth (body) };
}

/* wrg.deploy.area */
static gboolean
is_inside (const Planner *planner, const Box *box)
{
  return box->left >= planner->left && box->right <= planner->right && box->rear >= 0
         && box->front <= planner->front;
}

static gboolean
is_free (const Planner *planner, const PlanBody *self, const Box *box, int gap)
{
  for (guint i = 0; i < mu_planner_count (planner); i++) {
    const PlanBody *body = mu_planner_body (planner, i);
    if (body == self || !body->standing || body->plan->off_table)
      continue;
    const Box other = box_of (body, body->u, body->v);
    if (box->left < other.right + gap && other.left < box->right + gap
        && box->rear < other.front + gap && other.rear < box->front + gap)
      return FALSE;
  }
  return TRUE;
}

static gboolean
fits (const Planner *planner, const PlanBody *body, int u, int v, int gap, Footing least)
{
  const Box box = box_of (body, u, v);
  const gboolean in_way
      = gap > 0 && mu_planner_bars_passage (planner, box.left, box.right, box.rear, box.front);
  return !in_way && is_inside (planner, &box) && is_free (planner, body, &box, gap)
         && footing (planner, body, u, v) >= least;
}

/* --- the nearest place -------------------------------------------------- */

typedef struct {
  int u, v, cost;
} Place;

/* Places that are dearer than the best so far are not looked at. */
static gboolean
find_place (const Planner *planner, const PlanBody *body, int gap, Footing least, Place *best)
{
  const int half = (mu_plan_width (body) + 1) / 2;
  *best = (Place){ body->u, body->v, G_MAXINT };
  for (int v = planner->front; v >= mu_plan_depth (body); v -= STEP)
    for (int u = planner->left + half; u <= planner->right - half; u += STEP) {
      const int cost = ASIDE_COST * ABS (u - body->u) + BACK_COST * ABS (v - body->v);
      if (cost < best->cost && fits (planner, body, u, v, gap, least))
        *best = (Place){ u, v, cost };
    }
  return best->cost < G_MAXINT;
}

static gboolean
take_place (PlanBody *body, const Place *place, MuPlanPlaceReason why)
{
  body->u = place->u;
  body->v = place->v;
  body->standing = TRUE;
  body->plan->why_place = why;
  return TRUE;
}

/* Whether it is the ground that keeps a body off its own place, and not others. */
static MuPlanPlaceReason
why_aside (const Planner *planner, const PlanBody *body)
{
  const Box box = box_of (body, body->u, body->v);
  const gboolean room = is_inside (planner, &box) && is_free (planner, body, &box, PLAN_GAP);
  return room ? MU_PLAN_PLACE_GROUND : MU_PLAN_PLACE_ROOM;
}

static gboolean
stand (const Planner *planner, PlanBody *body)
{
  static const struct {
    int gap;
    Footing least;
  } tries[] = { { PLAN_GAP, GROUND_GOOD }, { PLAN_GAP, GROUND_BAD }, { 0, GROUND_BAD } };
  Place place;
  if (fits (planner, body, body->u, body->v, PLAN_GAP, GROUND_GOOD))
    return body->standing = TRUE;
  const MuPlanPlaceReason why = why_aside (planner, body);
  for (guint i = 0; i < G_N_ELEMENTS (tries); i++)
    if (find_place (planner, body, tries[i].gap, tries[i].least, &place))
      return take_place (body, &place, why);
  return FALSE;
}

/* Deeper, until it fits; else shallower, where the last strip is long and low. */
static gboolean
squeeze_in (const Planner *planner, PlanBody *body)
{
  const int wanted = body->plan->ranks;
  if (body->guests > 0)
    return stand (planner, body);
  const int most = MIN (mu_list_unit_strength (body->listed), MU_LIST_RANKS_MAX);
  const int deepest = body->role < MU_ROLE_CHARIOTS ? most : wanted;
  for (int ranks = wanted; ranks <= deepest; ranks++) {
    body->plan->ranks = ranks;
    if (stand (planner, body))
      break;
  }
  for (int ranks = wanted - 1; ranks > 0 && !body->standing; ranks--) {
    body->plan->ranks = ranks;
    stand (planner, body);
  }
  if (body->plan->ranks != wanted)
    body->plan->why_ranks = MU_PLAN_RANKS_ROOM;
  return body->standing;
}

/* --- in wait ------------------------------------------------------------ */

static gboolean
has_train (const Planner *planner, guint index)
{
  for (guint i = index + 1; i < mu_planner_count (planner); i++) {
    const PlanBody *body = mu_planner_body (planner, i);
    if (body->parent == (int) index && mu_planner_is_train_of_unit (body))
      return TRUE;
  }
  return FALSE;
}

static gboolean
may_lurk (const PlanBody *body)
{
  return goes_anywhere (body) && !body->guard && body->general < 0 && body->parent < 0
         && body->post.at != MU_POST_LINE;
}

/* All of it among trees or houses. */
static gboolean
is_covered (const Planner *planner, const PlanBody *body, int u, int v)
{
  const MuRect rect = mu_planner_rect (planner, body, u, v);
  MuPoint at[5];
  mu_rect_corners (&rect, at);
  at[4] = mu_rect_centre (&rect);
  for (guint i = 0; i < G_N_ELEMENTS (at); i++)
    if (!(mu_terrain_at (planner->terrain, at[i])->mask & MU_LIES_COVER))
      return FALSE;
  return TRUE;
}

static gboolean
find_cover (const Planner *planner, const PlanBody *body, Place *place)
{
  const int half = (mu_plan_width (body) + 1) / 2;
  for (int v = planner->front; v >= mu_plan_depth (body); v -= STEP)
    for (int u = planner->left + half; u <= planner->right - half; u += STEP)
      if (is_covered (planner, body, u, v) && fits (planner, body, u, v, PLAN_GAP, GROUND_BAD)) {
        *place = (Place){ u, v, 0 };
        return TRUE;
      }
  return FALSE;
}

static void
lay_ambush (Planner *planner)
{
  int lurking = 0;
  const gboolean likes = mu_planner_chance (planner, planner->doctrine->ambush);
  if (!likes || !planner->terrain || !(planner->terrain->all & MU_LIES_COVER))
    return;
  for (guint i = 0; i < mu_planner_count (planner) && lurking < AMBUSH_MOST; i++) {
    PlanBody *body = mu_planner_body (planner, i);
    Place place;
    if (!may_lurk (body) || has_train (planner, i) || !find_cover (planner, body, &place))
      continue;
    body->plan->concealed = take_place (body, &place, MU_PLAN_PLACE_AMBUSH);
    lurking++;
  }
}

/* --- everybody ---------------------------------------------------------- */

/* The line first: others make way for it. */
static int
rank_of (const PlanBody *body)
{
  return body->band >= BAND_LINE ? body->band - BAND_LINE : BANDS + BAND_BEFORE - body->band;
}

/* wrg.units.pack-animals: straight behind the centre of its unit, as near as it can, no farther
 * than its move (wrg.units.sub-unit.tether). */
static gboolean
follow_unit (const Planner *planner, PlanBody *body)
{
  const PlanBody *parent = mu_planner_body (planner, (guint) body->parent);
  const int behind = parent->v - mu_plan_depth (parent);
  const int farthest = mu_wrg_type_normal_move ((MuTroopType) body->listed->troop.type);
  body->u = parent->u;
  body->band = parent->band;
  for (int gap = PLAN_GAP; gap <= farthest && !body->standing; gap += STEP) {
    body->v = behind - gap;
    body->standing = fits (planner, body, body->u, body->v, 0, GROUND_BAD);
  }
  return body->standing;
}

/* Deeper where it is too wide for the room behind. */
static gboolean
squeeze_behind (const Planner *planner, PlanBody *body)
{
  while (!follow_unit (planner, body)) {
    if (body->plan->ranks >= body->deepest)
      return FALSE;
    body->plan->ranks++;
    body->plan->why_ranks = MU_PLAN_RANKS_ROOM;
  }
  return TRUE;
}

/* Those of the unit, which has come to stand: the next rows make way for them. */
static int
place_trains (const Planner *planner, guint index)
{
  for (guint i = index + 1; has_train (planner, index) && i < mu_planner_count (planner); i++) {
    PlanBody *body = mu_planner_body (planner, i);
    if (body->parent == (int) index && mu_planner_is_train_of_unit (body)
        && !squeeze_behind (planner, body))
      return (int) i;
  }
  return -1;
}

int
mu_planner_place (Planner *planner)
{
  lay_ambush (planner);
  for (int rank = 0; rank <= BANDS + BAND_BEFORE; rank++)
    for (guint i = 0; i < mu_planner_count (planner); i++) {
      PlanBody *body = mu_planner_body (planner, i);
      if (body->standing || rank_of (body) != rank)
        continue;
      mu_planner_keep_behind (planner, body);
      if (!squeeze_in (planner, body))
        return (int) i;
      const int crowded = place_trains (planner, i);
      if (crowded >= 0)
        return crowded;
    }
  return -1;
}
