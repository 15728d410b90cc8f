#include "app/session/wrg/deployment/deployment_ground.h"

#include "rules/wrg/move/formation.h"
#include "rules/wrg/troop/train.h"

#define GAP          5 /* paces between neighbours: near enough to secure a flank */
#define LINE_SPACING 60
#define STEP         5 /* of the search for room */

const MuBattleSideRecord *
mu_deployment_side (const MuDeploymentGround *ground)
{
  return &ground->record->side[ground->side];
}

const MuListUnit *
mu_deployment_unit (const MuDeploymentGround *ground, int unit)
{
  return mu_list_unit (mu_deployment_side (ground)->list, (guint) unit);
}

MuWrgTable
mu_deployment_table (const MuDeploymentGround *ground)
{
  return (MuWrgTable){
    .width = mu_battle_record_width (ground->record),
    .depth = mu_battle_record_depth (ground->record),
    .terrain = ground->terrain,
    .readings = &ground->record->readings,
  };
}

int
mu_deployment_units (const MuDeploymentGround *ground)
{
  return (int) mu_deployment_side (ground)->list->units->len;
}

gboolean
mu_deployment_comes_later (const MuDeploymentGround *ground, int unit)
{
  const MuOrders *orders = mu_deployment_side (ground)->orders;
  const MuBodyOrders *own = orders ? mu_orders_of (orders, unit) : NULL;

  if (mu_list_unit_is_guest (mu_deployment_side (ground)->list, (guint) unit))
    return TRUE;
  return own && own->orders.arrival.how != MU_WRG_ON_TABLE;
}

static gboolean
is_train (const MuListUnit *it)
{
  return it->sub_unit && mu_type_is_transport ((MuTroopType) it->troop.type);
}

/* Those in another's body, and other parts of a unit, have no transport of their own. */
int
mu_deployment_unit_of_train (const MuDeploymentGround *ground, int unit)
{
  int whole = is_train (mu_deployment_unit (ground, unit)) ? unit - 1 : -1;

  while (whole >= 0
         && (mu_deployment_unit (ground, whole)->sub_unit
             || mu_deployment_unit (ground, whole)->mixed != MU_NOT_MIXED))
    whole--;
  return whole;
}

/* --- one body ------------------------------------------------------------- */

static gboolean
is_model (const MuListUnit *it)
{
  return mu_type_is_model ((MuTroopType) it->troop.type);
}

/* wrg.units.mixed.same: with those who stand in its body. */
static int
figures_of (const MuDeploymentGround *ground, int unit)
{
  const MuListUnit *guest = mu_list_unit_guest (mu_deployment_side (ground)->list, (guint) unit);

  return mu_deployment_unit (ground, unit)->figures + (guest ? guest->figures : 0);
}

/* wrg.formation.mixed: those on the flanks stand in files of their own, those behind in its. */
int
mu_deployment_figures_in_files (const MuDeploymentGround *ground, int unit)
{
  const MuListUnit *guest = mu_list_unit_guest (mu_deployment_side (ground)->list, (guint) unit);

  return guest && guest->mixed == MU_MIXED_FLANKS ? figures_of (ground, unit)
                                                  : mu_deployment_unit (ground, unit)->figures;
}

int
mu_deployment_files (const MuDeploymentGround *ground, int unit, const MuDeployment *at)
{
  const MuListUnit *it = mu_deployment_unit (ground, unit);
  const int ranks = CLAMP (at->ranks ? at->ranks : it->ranks, 1,
                           MAX (mu_deployment_figures_in_files (ground, unit), 1));

  return is_model (it) ? it->figures
                       : mu_wrg_formation_files (
                           at->formation, mu_deployment_figures_in_files (ground, unit), ranks);
}

int
mu_deployment_depth (const MuDeploymentGround *ground, int unit, const MuDeployment *at)
{
  const MuListUnit *it = mu_deployment_unit (ground, unit);
  const int files = mu_deployment_files (ground, unit, at);

  return is_model (it) ? 1
                       : mu_wrg_formation_ranks (at->formation, figures_of (ground, unit), files);
}

static MuWrgRoom
room_of (const MuDeploymentGround *ground, int unit, const MuDeployment *at)
{
  const MuListUnit *it = mu_deployment_unit (ground, unit);
  const int files = mu_deployment_files (ground, unit, at);

  return mu_wrg_formation_room (at->formation, (MuTroopType) it->troop.type, it->crew.horses,
                                figures_of (ground, unit), files);
}

static MuAngle
ahead_of (MuSide side)
{
  return side == MU_SIDE_A ? MU_ANGLE_AHEAD : MU_ANGLE_HALF;
}

MuRect
mu_deployment_rect (const MuDeploymentGround *ground, int unit, const MuDeployment *at)
{
  if (!at->placed)
    return (MuRect){ 0 };
  const MuWrgRoom room = room_of (ground, unit, at);
  return (MuRect){
    .front = { MU_PACES (at->x), MU_PACES (at->y) },
    .width = MU_PACES (room.width),
    .depth = MU_PACES (room.depth),
    .facing = (MuAngle) (ahead_of (ground->side) + at->turned),
  };
}

/* The places of all others; none of the unit itself, nor of its transport. */
static int
others_of (const MuDeploymentGround *ground, int unit, MuRect *others)
{
  const int units = MIN (mu_deployment_units (ground), MU_BATTLE_UNITS_MAX);

  for (int i = 0; i < units; i++) {
    const MuDeployment at = mu_battle_side_deployment (mu_deployment_side (ground), i);
    others[i] = i == unit || mu_deployment_unit_of_train (ground, i) == unit
                    ? (MuRect){ 0 }
                    : mu_deployment_rect (ground, i, &at);
  }
  return units;
}

/* A unit that is not there, or not yet, keeps nobody near it. */
static MuWrgStand
judge_train (const MuDeploymentGround *ground, int unit, const MuRect *rect)
{
  const int whole = mu_deployment_unit_of_train (ground, unit);
  MuWrgStand stand = { .friends = -1 };

  if (whole < 0 || mu_deployment_comes_later (ground, whole))
    return stand;
  const MuDeployment at = mu_battle_side_deployment (mu_deployment_side (ground), whole);
  const MuRect before = mu_deployment_rect (ground, whole, &at);
  if (before.width == 0)
    return stand;
  stand.rule
      = mu_wrg_train_refused ((MuTroopType) mu_deployment_unit (ground, unit)->troop.type, rect,
                              &before, mu_deployment_unit (ground, whole)->order == MU_ORDER_HOLD);
  if (stand.rule != MU_RULE_NONE) {
    stand.standing = MU_WRG_STANDS_APART;
    stand.friends = whole;
  }
  return stand;
}

static MuWrgStand
judge_among (const MuDeploymentGround *ground, int unit, const MuDeployment *at,
             const MuRect *others, int count)
{
  const MuWrgTable table = mu_deployment_table (ground);
  const MuRect rect = mu_deployment_rect (ground, unit, at);

  const MuListUnit *it = mu_deployment_unit (ground, unit);
  const MuWrgWalker walker = mu_wrg_walker (&it->troop, &it->crew);

  const MuWrgStand stand = mu_wrg_place_body (&table, ground->side, &walker, &rect, others, count);
  return stand.standing == MU_WRG_STANDS ? judge_train (ground, unit, &rect) : stand;
}

MuWrgStand
mu_deployment_judge (const MuDeploymentGround *ground, int unit, const MuDeployment *at)
{
  MuRect others[MU_BATTLE_UNITS_MAX];

  return judge_among (ground, unit, at, others, others_of (ground, unit, others));
}

/* --- putting it right ----------------------------------------------------- */

static int
whole_paces (MuFix length)
{
  return (length + MU_PACES (1) - 1) / MU_PACES (1);
}

static void
shift (const MuDeploymentGround *ground, MuDeployment *at, int right, int ahead)
{
  const int way = ground->side == MU_SIDE_A ? 1 : -1;

  at->x = CLAMP (at->x + way * right, 0, MU_BATTLEFIELD_SIDE_MAX);
  at->y = CLAMP (at->y + way * ahead, 0, MU_BATTLEFIELD_SIDE_MAX);
}

/* FALSE where nothing is to be mended so. */
static gboolean
push_in (const MuDeploymentGround *ground, MuDeployment *at, const MuWrgStand *stand)
{
  const int by = whole_paces (stand->beyond);

  switch (stand->standing) {
  case MU_WRG_STANDS_OFF_TABLE:
    shift (ground, at, 0, by);
    return TRUE;
  case MU_WRG_STANDS_TOO_FORWARD:
    shift (ground, at, 0, -by);
    return TRUE;
  case MU_WRG_STANDS_TOO_FAR_LEFT:
    shift (ground, at, by, 0);
    return TRUE;
  case MU_WRG_STANDS_TOO_FAR_RIGHT:
    shift (ground, at, -by, 0);
    return TRUE;
  case MU_WRG_STANDS:
  case MU_WRG_STANDS_NOWHERE:
  case MU_WRG_STANDS_ON_FRIENDS:
  case MU_WRG_STANDS_ON_BAD_GROUND:
  case MU_WRG_STANDS_APART:
    break;
  }
  return FALSE;
}

void
mu_deployment_hold (const MuDeploymentGround *ground, int unit, MuDeployment *at, int most)
{
  MuDeployment held = *at;

  for (int edge = 0; edge < 2; edge++) { /* one across, one ahead */
    const MuWrgStand stand = judge_among (ground, unit, &held, NULL, 0);
    if (stand.beyond > MU_PACES (most) || !push_in (ground, &held, &stand))
      break;
  }
  if (judge_among (ground, unit, &held, NULL, 0).beyond == 0)
    *at = held;
}

/* In the neighbour's frame: beside its right or left edge, fronts in line. */
static gboolean
snap_to (const MuRect *rect, const MuRect *other, MuFix within, MuDeployment *at)
{
  const MuLocal local = mu_rect_local (other, rect->front);
  const MuFix beside = (rect->width + other->width) / 2 + MU_PACES (GAP);
  const MuFix u = local.u < 0 ? -beside : beside;

  if (rect->facing != other->facing || rect->facing % MU_ANGLE_QUARTER != 0
      || mu_fix_size (local.u - u) > within || mu_fix_size (local.v) > within)
    return FALSE;
  const MuPoint point = mu_rect_point (other, (MuLocal){ u, 0 });
  const MuFix back = MU_PACES (1) / 2; /* towards the neighbour: no more than the gap between */
  const gboolean east = point.x > other->front.x, north = point.y > other->front.y;
  at->x = MU_FIX_TO_PACES (point.x + (point.x % MU_PACES (1) && !east ? back : 0));
  at->y = MU_FIX_TO_PACES (point.y + (point.y % MU_PACES (1) && !north ? back : 0));
  return TRUE;
}

void
mu_deployment_snap (const MuDeploymentGround *ground, int unit, MuDeployment *at, int within)
{
  const MuRect rect = mu_deployment_rect (ground, unit, at);
  MuRect others[MU_BATTLE_UNITS_MAX];
  const int count = others_of (ground, unit, others);

  for (int i = 0; i < count; i++) {
    MuDeployment snapped = *at;
    if (others[i].width == 0 || !snap_to (&rect, &others[i], MU_PACES (within), &snapped)
        || judge_among (ground, unit, &snapped, others, count).standing != MU_WRG_STANDS)
      continue;
    *at = snapped;
    return;
  }
}

int
mu_deployment_nearest (const MuDeploymentGround *ground, int unit, int *paces)
{
  const MuDeployment at = mu_battle_side_deployment (mu_deployment_side (ground), unit);
  const MuRect rect = mu_deployment_rect (ground, unit, &at);
  MuRect others[MU_BATTLE_UNITS_MAX];
  const int count = others_of (ground, unit, others);
  MuFix least = G_MAXINT32;
  int nearest = -1;

  for (int i = 0; i < count; i++) {
    const MuFix away = others[i].width ? mu_rect_distance (&rect, &others[i]) : G_MAXINT32;
    if (away < least) {
      least = away;
      nearest = i;
    }
  }
  *paces = nearest < 0 ? 0 : (least + MU_PACES (1) / 2) / MU_PACES (1);
  return nearest;
}

/* --- finding places ------------------------------------------------------- */

/* As the side sees it: from its right corner to the left, from its own edge ahead. */
static void
put (const MuDeploymentGround *ground, MuDeployment *at, int from_right, int forward)
{
  const int width = mu_battle_record_width (ground->record);
  const int depth = mu_battle_record_depth (ground->record);

  at->placed = TRUE;
  at->x = ground->side == MU_SIDE_A ? width - from_right : from_right;
  at->y = ground->side == MU_SIDE_A ? forward : depth - forward;
}

static gboolean
find_in_row (const MuDeploymentGround *ground, int unit, int forward, const MuRect *others,
             int count, MuDeployment *at)
{
  const int width = mu_battle_record_width (ground->record);

  for (int from_right = STEP; from_right < width; from_right += STEP) {
    put (ground, at, from_right, forward);
    if (judge_among (ground, unit, at, others, count).standing == MU_WRG_STANDS)
      return TRUE;
  }
  return FALSE;
}

/* Paces from the own edge to the front of the deployment area. */
static int
front_of (const MuDeploymentGround *ground)
{
  const MuWrgTable table = mu_deployment_table (ground);
  MuPoint low, high;

  if (!mu_wrg_deployment_ground (&table, ground->side, &low, &high))
    return 0;
  return MU_FIX_TO_PACES (high.y - low.y);
}

gboolean
mu_deployment_put_behind (const MuDeploymentGround *ground, int unit, MuDeployment *at)
{
  const int whole = mu_deployment_unit_of_train (ground, unit);

  if (whole < 0)
    return FALSE;
  const MuDeployment before = mu_battle_side_deployment (mu_deployment_side (ground), whole);
  const MuRect rect = mu_deployment_rect (ground, whole, &before);
  const MuPoint place = mu_wrg_train_place (&rect);
  if (!before.placed)
    return FALSE;
  at->placed = TRUE;
  at->turned = before.turned;
  at->x = MU_FIX_TO_PACES (place.x + MU_PACES (1) / 2);
  at->y = MU_FIX_TO_PACES (place.y + MU_PACES (1) / 2);
  return TRUE;
}

gboolean
mu_deployment_follow (const MuDeploymentGround *ground, int unit, MuDeployment *at)
{
  return at->placed && mu_deployment_judge (ground, unit, at).standing != MU_WRG_STANDS
         && mu_deployment_put_behind (ground, unit, at);
}

gboolean
mu_deployment_find_room (const MuDeploymentGround *ground, int unit, MuDeployment *at)
{
  const int front = front_of (ground);
  const int line = MAX (front - mu_deployment_unit (ground, unit)->line * LINE_SPACING, 0);
  MuDeployment found = *at;
  MuRect others[MU_BATTLE_UNITS_MAX];
  const int count = others_of (ground, unit, others);

  if (mu_deployment_put_behind (ground, unit, &found)
      && judge_among (ground, unit, &found, others, count).standing == MU_WRG_STANDS) {
    *at = found;
    return TRUE;
  }
  found.turned = at->turned;
  for (int forward = line; forward > 0; forward -= STEP)
    if (find_in_row (ground, unit, forward, others, count, &found)) {
      *at = found;
      return TRUE;
    }
  for (int forward = front; forward > line; forward -= STEP)
    if (find_in_row (ground, unit, forward, others, count, &found)) {
      *at = found;
      return TRUE;
    }
  return FALSE;
}

/* --- lining up -------------------------------------------------------------- */

/* Transport stands behind, not in line. */
static gboolean
stands_in_line (const MuDeploymentGround *ground, int unit, int line)
{
  return mu_deployment_unit (ground, unit)->line == line
         && !mu_deployment_comes_later (ground, unit)
         && mu_deployment_unit_of_train (ground, unit) < 0;
}

static int
width_in_line (const MuDeploymentGround *ground, int unit, const GArray *all)
{
  MuDeployment at = g_array_index (all, MuDeployment, unit);

  at.placed = TRUE;
  return MU_FIX_TO_PACES (mu_deployment_rect (ground, unit, &at).width);
}

static void
line_up_one (const MuDeploymentGround *ground, int line, GArray *all)
{
  int width = -GAP;

  for (guint i = 0; i < all->len; i++)
    if (stands_in_line (ground, (int) i, line))
      width += width_in_line (ground, (int) i, all) + GAP;
  int across = (mu_battle_record_width (ground->record) - width) / 2;
  for (guint i = 0; i < all->len; i++) {
    if (!stands_in_line (ground, (int) i, line))
      continue;
    const int own = width_in_line (ground, (int) i, all);
    MuDeployment *at = &g_array_index (all, MuDeployment, i);
    put (ground, at, across + (own + 1) / 2, front_of (ground) - line * LINE_SPACING);
    at->turned = 0;
    across += own + GAP;
  }
}

/* Behind their units, which have their places. */
static void
settle_trains (const MuDeploymentGround *ground, MuBattleSideRecord *side, GArray *all)
{
  for (guint i = 0; i < all->len; i++) {
    MuDeployment *at = &g_array_index (all, MuDeployment, i);
    if (mu_deployment_unit_of_train (ground, (int) i) >= 0
        && !mu_deployment_comes_later (ground, (int) i)
        && mu_deployment_find_room (ground, (int) i, at))
      *mu_battle_side_deploy (side, (int) i) = *at;
  }
}

/* Where the ground lets them; who cannot stand in line looks for another place. */
static void
settle (const MuDeploymentGround *ground, GArray *all)
{
  MuBattleRecord *trial = mu_battle_record_copy (ground->record);
  MuBattleSideRecord *side = &trial->side[ground->side];
  MuDeploymentGround empty = *ground;

  empty.record = trial;
  empty.verdicts = NULL;
  mu_battle_side_undeploy (side);
  for (int pass = 0; pass < 2; pass++)
    for (guint i = 0; i < all->len; i++) {
      MuDeployment *at = &g_array_index (all, MuDeployment, i);
      MuDeployment *there = mu_battle_side_deploy (side, (int) i);
      if (!at->placed || there->placed)
        continue;
      if (mu_deployment_judge (&empty, (int) i, at).standing == MU_WRG_STANDS
          || (pass > 0 && mu_deployment_find_room (&empty, (int) i, at)))
        *there = *at;
      else if (pass > 0)
        *at = (MuDeployment){ .formation = at->formation, .ranks = at->ranks };
    }
  settle_trains (&empty, side, all);
  mu_battle_record_free (trial);
}

GArray *
mu_deployment_line_up (const MuDeploymentGround *ground)
{
  GArray *all = g_array_new (FALSE, TRUE, sizeof (MuDeployment));

  g_array_set_size (all, (guint) mu_deployment_units (ground));
  for (guint i = 0; i < all->len; i++) {
    const MuDeployment at = mu_battle_side_deployment (mu_deployment_side (ground), (int) i);
    g_array_index (all, MuDeployment, i)
        = (MuDeployment){ .formation = at.formation, .ranks = at.ranks };
  }
  for (int line = 0; line <= MU_LIST_LINES_MAX; line++)
    line_up_one (ground, line, all);
  settle (ground, all);
  return all;
}
