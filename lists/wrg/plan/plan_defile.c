/* Narrow places: a line that cannot go on as broad as it is, or not as fast, goes through in
 * column where the ground lets a column, and is a line again beyond (wrg.formation.usual,
 * wrg.move.difficult.roads).
 *
 * What a way takes is counted as the rules count it: the ground by its legs, and the changes of
 * frontage. In column goes only who gains time by it. */
#include <string.h>

#include "lists/wrg/plan/plan_private.h"
#include "rules/field/wheel.h"
#include "rules/wrg/field/way.h"
#include "rules/wrg/move/manoeuvre.h"
#include "rules/wrg/troop/troop.h"

#define PERIOD       1000 /* a period in parts, of times here */
#define NEVER        G_MAXINT
#define STEP         5  /* paces from one way that is looked at to the next */
#define ALIGN        50 /* before the narrow place: from here on it goes straight */
#define MOUTH        10 /* before it */
#define CLEAR        10 /* beyond it, behind the last rank */
#define NARROW       80 /* where it is wider, nobody needs its middle */
#define MARGIN       20 /* and keeps so far from its sides */
#define APART        40 /* nearer to one another two columns take turns */
#define TURN         2  /* periods from one column to the next */
#define COLUMNS_MOST 6  /* that pass the same place */
#define LEVELS       3  /* those who attack, and two that support them */
#define LANE_HALF    25 /* of what is kept free before a passage */
#define LANE_LENGTH  140

typedef struct {
  int u;         /* of the column's way */
  int near, far; /* the narrow place, in v */
  int time;
} Defile;

/* --- what a way takes ------------------------------------------------------ */

static int
move_of (const PlanBody *body)
{
  return MAX (mu_wrg_type_normal_move ((MuTroopType) body->listed->troop.type), 1);
}

static int
walk (const Planner *planner, const PlanBody *body, const MuRect *rect, int paces, MuWrgLeg *legs)
{
  const MuWrgWalker walker = mu_wrg_walker (&body->listed->troop, &body->listed->crew);
  return mu_wrg_legs (planner->job->readings, planner->terrain, rect, MU_PACES (paces), &walker,
                      legs);
}

static gboolean
is_hard (const MuWrgLeg *leg)
{
  return leg->refused != MU_RULE_NONE || leg->cost.times > 1 || leg->delay > 0;
}

/* So many paces straight ahead; NEVER where the ground does not let it. */
static int
time_ahead (const Planner *planner, const PlanBody *body, const MuRect *rect, int paces)
{
  MuWrgLeg legs[MU_WRG_LEGS];
  gint64 time = 0;
  if (paces <= 0)
    return 0;
  const int count = walk (planner, body, rect, paces, legs);
  for (int i = 0; i < count; i++) {
    if (legs[i].refused != MU_RULE_NONE)
      return NEVER;
    time += (gint64) (legs[i].to - legs[i].from) * legs[i].cost.times * PERIOD
                / MU_PACES (move_of (body))
            + legs[i].delay * PERIOD / MU_WRG_QUARTERS;
  }
  return (int) MIN (time, NEVER - 1);
}

/* Paces to the first ground that slows or stops it; -1: there is none. */
static int
paces_to_hard (const Planner *planner, const PlanBody *body, const MuRect *rect, int paces)
{
  MuWrgLeg legs[MU_WRG_LEGS];
  const int count = walk (planner, body, rect, paces, legs);
  for (int i = 0; i < count; i++)
    if (is_hard (&legs[i]))
      return MU_FIX_TO_PACES (legs[i].from);
  return -1;
}

/* --- the column ------------------------------------------------------------ */

static int
files_in_line (const PlanBody *body)
{
  const int ranks = MAX (body->plan->ranks, 1);
  return (mu_list_unit_strength (body->listed) + ranks - 1) / ranks;
}

/* wrg.move.direction.free, as the engine forms it */
static int
files_in_column (const Planner *planner, const PlanBody *body)
{
  const MuReadings usual = { 0 };
  const MuReadings *readings = planner->job->readings ? planner->job->readings : &usual;
  int files = 1;
  while (files < files_in_line (body)
         && mu_wrg_wheels_free (readings, (MuTroopType) body->listed->troop.type, 0, files + 1))
    files++;
  return files;
}

static int
column_depth (const Planner *planner, const PlanBody *body)
{
  const int files = files_in_column (planner, body);
  const int ranks = (mu_list_unit_strength (body->listed) + files - 1) / files;
  return ranks * mu_wrg_type_depth ((MuTroopType) body->listed->troop.type);
}

static MuRect
column_at (const Planner *planner, const PlanBody *body, int u, int v)
{
  const MuTroopType type = (MuTroopType) body->listed->troop.type;
  MuRect rect = mu_planner_rect (planner, body, u, v);
  rect.width = MU_PACES (files_in_column (planner, body) * mu_wrg_type_frontage (type, 0));
  rect.depth = MU_PACES (column_depth (planner, body));
  return rect;
}

/* wrg.move.formation.frontage: into column and into line again */
static int
time_to_form (const Planner *planner, const PlanBody *body)
{
  const int figures = files_in_line (body) - files_in_column (planner, body);
  const int quarters = mu_wrg_frontage_time (body->listed->troop.regular, figures, NULL);
  return 2 * quarters * PERIOD / MU_WRG_QUARTERS;
}

/* --- narrow places ------------------------------------------------------------ */

/* Where a line would be slowed that goes ahead there, from this side and from the other. FALSE:
 * nowhere. */
static gboolean
find_sides (const Planner *planner, const PlanBody *body, int goal, Defile *defile)
{
  const int paces = goal - body->v;
  MuRect ahead = mu_planner_rect (planner, body, defile->u, body->v);
  MuRect back = mu_planner_rect (planner, body, defile->u, goal);
  ahead.width = back.width = MAX (ahead.width, MU_PACES (NARROW));
  back.facing = (MuAngle) (back.facing + MU_ANGLE_HALF);
  const int near = paces_to_hard (planner, body, &ahead, paces);
  const int far = paces_to_hard (planner, body, &back, paces);
  defile->near = body->v + near;
  defile->far = goal - MAX (far, 0);
  return near >= 0 && defile->far > defile->near;
}

static int
align_at (const PlanBody *body, const Defile *defile)
{
  return MAX (defile->near - ALIGN, body->v);
}

/* To before the narrow place, from where it goes straight. */
static int
time_aside (const Planner *planner, const PlanBody *body, const Defile *defile)
{
  MuRect rect = column_at (planner, body, body->u, body->v);
  const MuRect there = mu_planner_rect (planner, body, defile->u, align_at (body, defile));
  const gint64 x = there.front.x - rect.front.x, y = there.front.y - rect.front.y;
  const int paces = MU_FIX_TO_PACES ((MuFix) mu_isqrt (x * x + y * y));
  if (paces > 0)
    rect.facing = mu_angle_towards (rect.front, there.front);
  return time_ahead (planner, body, &rect, paces);
}

/* The time of the whole way by it; NEVER where it does not lead through. */
static int
time_through (const Planner *planner, const PlanBody *body, int goal, const Defile *defile)
{
  const int from = align_at (body, defile);
  const MuRect rect = column_at (planner, body, defile->u, from);
  const int aside = time_aside (planner, body, defile);
  const int ahead = time_ahead (planner, body, &rect, goal - from);
  return aside == NEVER || ahead == NEVER ? NEVER : aside + ahead + time_to_form (planner, body);
}

static gboolean
leads_through (const Planner *planner, const PlanBody *body, int goal, int u, Defile *defile)
{
  defile->u = u;
  if (!find_sides (planner, body, goal, defile))
    return FALSE;
  defile->time = time_through (planner, body, goal, defile);
  return defile->time < NEVER;
}

/* Of ways side by side the one in their middle, or far enough from their sides. */
static int
best_of_run (const PlanBody *body, int first, int last)
{
  return last - first <= NARROW ? (first + last) / 2
                                : CLAMP (body->u, first + MARGIN, last - MARGIN);
}

static void
take_if_sooner (const Planner *planner, const PlanBody *body, int goal, int u, Defile *best)
{
  Defile defile;
  if (leads_through (planner, body, goal, u, &defile) && defile.time < best->time)
    *best = defile;
}

/* The soonest way in column; FALSE if none is sooner than straight ahead in line. */
static gboolean
find_defile (const Planner *planner, const PlanBody *body, int goal, Defile *best)
{
  const MuRect line = mu_planner_rect (planner, body, body->u, body->v);
  const int straight = time_ahead (planner, body, &line, goal - body->v);
  int first = -1;
  *best = (Defile){ .time = straight };
  if (straight <= (goal - body->v) * PERIOD / move_of (body) + PERIOD / MU_WRG_QUARTERS)
    return FALSE; /* hardly slowed */
  for (int u = planner->left; u <= planner->right + STEP; u += STEP) {
    Defile any;
    const gboolean leads = u <= planner->right && leads_through (planner, body, goal, u, &any);
    if (leads && first < 0)
      first = u;
    if (leads || first < 0)
      continue;
    take_if_sooner (planner, body, goal, best_of_run (body, first, u - STEP), best);
    first = -1;
  }
  return best->time < straight;
}

/* --- orders -------------------------------------------------------------------- */

/* "Go 240 paces ahead and attack", at once or after waiting; NULL: it is ordered otherwise. */
static MuWrgClause *
clause_ahead (PlanBody *body)
{
  MuWrgOrders *orders = &body->plan->orders;
  for (int i = 0; i < MIN (orders->count, 2); i++) {
    MuWrgClause *clause = &orders->clause[i];
    if (clause->move == MU_WRG_MOVE_IN_DIRECTION && clause->direction == MU_WRG_GO_AHEAD
        && clause->act == MU_WRG_ACT_ATTACK && i + 1 < orders->count)
      return clause;
    if (clause->move != MU_WRG_MOVE_STAY)
      break;
  }
  return NULL;
}

static gboolean
may_march (const PlanBody *body)
{
  const MuTroopType type = (MuTroopType) body->listed->troop.type;
  return !body->guest && body->guests == 0 && !body->plan->off_table && !body->plan->concealed
         && body->parent < 0 && !mu_type_is_model (type) && !mu_type_is_transport (type)
         && body->plan->formation == MU_FORMATION_USUAL;
}

static MuWrgSpot
spot_at (const Planner *planner, int u, int v)
{
  const gboolean first = planner->job->side == MU_SIDE_A;
  return (MuWrgSpot){ .kind = MU_WRG_AT_POINT,
                      .x = (gint16) (first ? u : planner->width - u),
                      .y = (gint16) (first ? v : planner->depth - v) };
}

/* "Attack in support of “Hastati”": from behind those who march. */
static MuWrgClause *
clause_behind (PlanBody *body)
{
  MuWrgClause *clause = &body->plan->orders.clause[0];
  return body->band >= BAND_LINE && clause->support && clause->move == MU_WRG_MOVE_UNSAID
                 && clause->until == 0
             ? clause
             : NULL;
}

/* A new clause at the beginning; what was there follows once it is carried out. */
static MuWrgClause *
put_before (PlanBody *body, MuWrgMoveOrder move, MuWrgActOrder act)
{
  MuWrgOrders *orders = &body->plan->orders;
  MuWrgClause *first = &orders->clause[0];
  memmove (first + 1, first, orders->count * sizeof *first);
  orders->count++;
  mu_wrg_clause_init (first);
  first->move = (guint8) move;
  first->act = (guint8) act;
  first[1].when = MU_WRG_WHEN_GAINED;
  return first;
}

/* "Stay and hold until period 3": while those before it pass. */
static void
wait_for (PlanBody *body, int period)
{
  MuWrgClause *first = &body->plan->orders.clause[0];
  if (first->move != MU_WRG_MOVE_STAY)
    first = put_before (body, MU_WRG_MOVE_STAY, MU_WRG_ACT_HOLD);
  first->until = (guint8) MAX (first->until, period);
}

/* "Go to the point 480 by 340 by way of …, in column of march, and attack. Then, formed in line,
 * …": what it was to do before. */
static void
march_through (const Planner *planner, PlanBody *body, const Defile *defile, int goal, int turn)
{
  MuWrgClause *clause = clause_ahead (body);
  const int beyond = defile->far + column_depth (planner, body) + CLEAR;
  if (!clause)
    clause = put_before (body, MU_WRG_MOVE_TO_PLACE, (MuWrgActOrder) clause_behind (body)->act);
  clause->move = MU_WRG_MOVE_TO_PLACE;
  clause->direction = 0;
  clause->paces = 0;
  clause->spot = spot_at (planner, defile->u, MIN (beyond, goal));
  clause->route = MU_WRG_ROUTE_BY;
  clause->waypoints = 2;
  clause->by[0] = spot_at (planner, defile->u, align_at (body, defile));
  clause->by[1] = spot_at (planner, defile->u, MAX (defile->near - MOUTH, body->v));
  clause->form = MU_WRG_FORM_AS_MARCH;
  clause[1].form = MU_WRG_FORM_AS_LINE;
  if (clause->act == MU_WRG_ACT_HOLD) /* a place that is held is never done with */
    clause->until = (guint8) (1 + TURN * (turn + 1) + (defile->time + PERIOD - 1) / PERIOD);
  body->plan->in_column = TRUE;
  if (turn > 0)
    wait_for (body, 1 + TURN * turn);
}

/* --- everybody ------------------------------------------------------------------- */

typedef struct {
  guint body;
  int level; /* 0: of those who go first; each level supports the one before */
  int goal;
  gboolean waits; /* it needs no column, and keeps out of the way of those that do */
  Defile defile;
} March;

static int
in_turn (gconstpointer one, gconstpointer other)
{
  const March *a = one, *b = other;
  if (a->level != b->level)
    return a->level - b->level;
  if (a->defile.time != b->defile.time)
    return a->defile.time < b->defile.time ? -1 : 1;
  return a->body < b->body ? -1 : 1;
}

/* The level of the march of that body; -1: it does not march. */
static int
level_of (const GArray *marches, guint body)
{
  for (guint i = 0; i < marches->len; i++)
    if (g_array_index (marches, March, i).body == body)
      return g_array_index (marches, March, i).level;
  return -1;
}

static gboolean
may_go (const PlanBody *body, int level)
{
  return level == 0 ? may_march (body) : !body->guest && !body->plan->off_table;
}

static gboolean
supports_level (const GArray *marches, const MuWrgClause *clause, int level)
{
  for (guint8 i = 0; i < clause->friend_count; i++)
    if (level_of (marches, (guint) clause->friends[i]) == level)
      return TRUE;
  return FALSE;
}

/* The paces that it is to go if it is of this level; 0: it is not. */
static int
paces_at_level (const Planner *planner, const GArray *marches, PlanBody *body, int level)
{
  const MuWrgClause *ahead = clause_ahead (body), *behind = clause_behind (body);
  if (level == 0)
    return ahead ? ahead->paces : 0;
  return behind && supports_level (marches, behind, level - 1)
             ? planner->depth - planner->front - body->v
             : 0;
}

static void
find_marches (const Planner *planner, int level, GArray *marches)
{
  for (guint i = 0; i < mu_planner_count (planner); i++) {
    PlanBody *body = mu_planner_body (planner, i);
    const int paces = may_go (body, level) && level_of (marches, i) < 0
                          ? paces_at_level (planner, marches, body, level)
                          : 0;
    March march = { .body = i, .level = level, .goal = body->v + paces };
    if (paces <= 0)
      continue;
    march.waits = !may_march (body) || !find_defile (planner, body, march.goal, &march.defile);
    if (level > 0 || !march.waits)
      g_array_append_val (marches, march);
  }
}

/* How many go before it by the same way. */
static int
turn_of (const GArray *marches, guint index)
{
  const March *own = &g_array_index (marches, March, index);
  int turn = 0;
  for (guint i = 0; i < index; i++) {
    const March *march = &g_array_index (marches, March, i);
    turn += !march->waits && (own->waits || ABS (march->defile.u - own->defile.u) < APART);
  }
  return MIN (turn, COLUMNS_MOST);
}

static void
send (const Planner *planner, const March *march, int turn)
{
  PlanBody *body = mu_planner_body (planner, march->body);
  if (march->waits)
    wait_for (body, 1 + TURN * turn);
  else if (turn < COLUMNS_MOST)
    march_through (planner, body, &march->defile, march->goal, turn);
}

void
mu_planner_pass_defiles (const Planner *planner)
{
  if (!planner->terrain || planner->terrain->all == 0)
    return;
  g_autoptr (GArray) marches = g_array_new (FALSE, FALSE, sizeof (March));
  for (int level = 0; level < LEVELS; level++)
    find_marches (planner, level, marches);
  g_array_sort (marches, in_turn);
  for (guint i = 0; i < marches->len; i++)
    send (planner, &g_array_index (marches, March, i), turn_of (marches, i));
}

/* --- room before a passage --------------------------------------------------------- */

static gboolean
is_passage (const MuFieldFeature *feature)
{
  return feature->kind == MU_FEATURE_BRIDGE || feature->kind == MU_FEATURE_FORD;
}

static const MuFieldFeature *
passage_at (const Planner *planner, guint index)
{
  const MuFieldPlan *field = planner->job->field;
  const MuFieldFeature *feature = mu_field_plan_feature (field, index);
  return is_passage (feature) && feature->spots->len > 0 ? feature : NULL;
}

gboolean
mu_planner_bars_passage (const Planner *planner, int left, int right, int rear, int front)
{
  const MuFieldPlan *field = planner->job->field;
  for (guint i = 0; planner->marches && i < field->features->len; i++) {
    const MuFieldFeature *feature = passage_at (planner, i);
    if (!feature)
      continue;
    const MuSpot spot = g_array_index (feature->spots, MuSpot, 0);
    const gboolean first = planner->job->side == MU_SIDE_A;
    const int u = first ? spot.x : planner->width - spot.x;
    const int v = first ? spot.y : planner->depth - spot.y;
    if (left < u + LANE_HALF && u - LANE_HALF < right && rear < v && v - LANE_LENGTH < front)
      return TRUE;
  }
  return FALSE;
}

/* Its files grow longer to the rear when it forms column. */
static int
room_of (const Planner *planner, const PlanBody *body)
{
  const int depth = mu_plan_depth (body);
  return may_march (body) ? MAX (depth, column_depth (planner, body)) : depth;
}

void
mu_planner_keep_behind (const Planner *planner, PlanBody *self)
{
  for (guint i = 0; planner->marches && i < mu_planner_count (planner); i++) {
    const PlanBody *body = mu_planner_body (planner, i);
    if (!body->standing || body->plan->off_table || body->plan->concealed || body->band < BAND_LINE
        || body->band >= self->band
        || ABS (body->u - self->u) >= (mu_plan_width (body) + mu_plan_width (self)) / 2)
      continue;
    self->v = MIN (self->v, body->v - room_of (planner, body) - PLAN_PASSAGE);
    self->v = MAX (self->v, mu_plan_depth (self));
  }
}
