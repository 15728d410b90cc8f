/* Rows from the front of the deployment area to its rear, and who stands beside
 * whom: where everybody should stand, were the ground open everywhere. */
#include "lists/wrg/plan/plan_private.h"

/* --- measures ----------------------------------------------------------- */

static gboolean
is_in (const PlanBody *body, int band)
{
  return body->band == band && !body->plan->off_table;
}

static int
band_depth (const Planner *planner, int band)
{
  int depth = 0;
  for (guint i = 0; i < mu_planner_count (planner); i++) {
    const PlanBody *body = mu_planner_body (planner, i);
    if (is_in (body, band))
      depth = MAX (depth, mu_plan_depth (body));
  }
  return depth;
}

/* With a gap behind each but the last; 0 for nobody. */
static int
row_width (const Planner *planner, int band, Column column)
{
  int width = 0;
  for (guint i = 0; i < mu_planner_count (planner); i++) {
    const PlanBody *body = mu_planner_body (planner, i);
    if (is_in (body, band) && body->column == column)
      width += mu_plan_width (body) + (width ? PLAN_GAP : 0);
  }
  return width;
}

static int
band_width (const Planner *planner, int band)
{
  int width = 0;
  for (Column column = COLUMN_LEFT; column < COLUMNS; column++) {
    const int own = row_width (planner, band, column);
    width += own + (own && width ? PLAN_GAP : 0);
  }
  return width;
}

/* From its front to the front of the next. Skirmishers pass through others, so that they need
 * no more room than they take; nor does anybody where room is short. */
static int
step_behind (const Planner *planner, int band)
{
  const int depth = band_depth (planner, band) + PLAN_PASSAGE;
  if (planner->tightness > 0)
    return depth - PLAN_PASSAGE + PLAN_GAP;
  return band < BAND_LINE ? depth : MAX (depth, PLAN_SPACING);
}

/* Where each band's front is; returns what is left behind the last, below 0 for too little. */
static int
set_fronts (const Planner *planner, int front[BANDS])
{
  int at = planner->front, left = at;
  for (int band = 0; band < BANDS; band++) {
    const int depth = band_depth (planner, band);
    front[band] = at;
    if (depth == 0)
      continue;
    left = at - depth;
    at -= step_behind (planner, band);
  }
  return left;
}

/* --- too little depth --------------------------------------------------- */

static int
last_band (const Planner *planner, int before)
{
  while (before-- > 0)
    if (band_depth (planner, before) > 0)
      return before;
  return -1;
}

static void
move_band (Planner *planner, int from, int to, MuPlanPlaceReason why)
{
  for (guint i = 0; i < mu_planner_count (planner); i++) {
    PlanBody *body = mu_planner_body (planner, i);
    if (!is_in (body, from))
      continue;
    body->band = to;
    body->plan->why_place = why;
  }
}

/* The screen stands between those before the line; then rows from the rear join those before
 * them. FALSE if nothing more can be done. */
static gboolean
close_up (Planner *planner)
{
  const gboolean screens = band_depth (planner, BAND_SCREEN) && band_depth (planner, BAND_BEFORE);
  const int last = last_band (planner, BANDS), next = last_band (planner, last);
  if (screens)
    move_band (planner, BAND_SCREEN, BAND_BEFORE, MU_PLAN_PLACE_DEPTH);
  else if (next >= BAND_LINE)
    move_band (planner, last, next, MU_PLAN_PLACE_DEPTH);
  else
    return FALSE;
  return TRUE;
}

/* --- too little width --------------------------------------------------- */

static PlanBody *
widest (const Planner *planner, int band, gboolean beyond)
{
  PlanBody *found = NULL;
  for (guint i = 0; i < mu_planner_count (planner); i++) {
    PlanBody *body = mu_planner_body (planner, i);
    const int deepest = beyond && body->role < MU_ROLE_CHARIOTS
                            ? MIN (mu_list_unit_strength (body->listed), MU_DOCTRINE_RANKS_MAX)
                            : body->deepest;
    if (is_in (body, band) && body->plan->ranks < deepest
        && (!found || mu_plan_width (body) > mu_plan_width (found)))
      found = body;
  }
  return found;
}

static gboolean
deepen (Planner *planner, int band, gboolean beyond)
{
  PlanBody *body = widest (planner, band, beyond);
  if (!body)
    return FALSE;
  body->plan->ranks++;
  body->plan->why_ranks = MU_PLAN_RANKS_ROOM;
  return TRUE;
}

/* The last of the widest column, if others of it stay. */
static PlanBody *
to_be_moved (const Planner *planner, int band)
{
  Column column = COLUMN_CENTRE;
  PlanBody *found = NULL;
  int count = 0;
  for (Column other = COLUMN_LEFT; other < COLUMNS; other++)
    if (row_width (planner, band, other) > row_width (planner, band, column))
      column = other;
  for (guint i = 0; i < mu_planner_count (planner); i++) {
    PlanBody *body = mu_planner_body (planner, i);
    if (is_in (body, band) && body->column == column && body->parent < 0 && !body->guard) {
      found = body;
      count++;
    }
  }
  return count > 1 ? found : NULL;
}

/* To the row behind, or to a new one, if the depth allows it. */
static gboolean
move_back (Planner *planner, int band)
{
  PlanBody *body = to_be_moved (planner, band);
  int front[BANDS];
  const gboolean skirmish = band < BAND_LINE && planner->tightness == 0;
  if (!body || skirmish || band + 1 == BANDS)
    return FALSE;
  body->band = band + 1;
  if (set_fronts (planner, front) < 0) {
    body->band = band;
    return FALSE;
  }
  body->plan->why_place = MU_PLAN_PLACE_WIDTH;
  return TRUE;
}

static void
shorten (Planner *planner, int band)
{
  const int room = planner->right - planner->left;
  while (band_width (planner, band) > room)
    if (!deepen (planner, band, FALSE) && !move_back (planner, band)
        && (planner->tightness > 0 || !deepen (planner, band, TRUE)))
      return;
}

/* --- side by side ------------------------------------------------------- */

/* The list's order is from the right wing to the left; a guard goes into the middle. Filled
 * from the left. */
static void
fill_row (const Planner *planner, int band, Column column, GPtrArray *row)
{
  for (guint i = mu_planner_count (planner); i-- > 0;) {
    PlanBody *body = mu_planner_body (planner, i);
    if (is_in (body, band) && body->column == column && !body->middle)
      g_ptr_array_add (row, body);
  }
  for (guint i = 0; i < mu_planner_count (planner); i++) {
    PlanBody *body = mu_planner_body (planner, i);
    if (is_in (body, band) && body->column == column && body->middle)
      g_ptr_array_insert (row, (gint) row->len / 2, body);
  }
}

/* Light horse outside, where there is room to go round. */
static void
send_light_outside (GPtrArray *row, Column column)
{
  g_autoptr (GPtrArray) light = g_ptr_array_new ();
  for (guint i = 0; i < row->len;) {
    PlanBody *body = g_ptr_array_index (row, i);
    if (body->role == MU_ROLE_LIGHT_HORSE)
      g_ptr_array_add (light, g_ptr_array_remove_index (row, i));
    else
      i++;
  }
  for (guint i = 0; i < light->len; i++)
    g_ptr_array_insert (row, column == COLUMN_LEFT ? (gint) i : -1, light->pdata[i]);
}

static void
set_row (const Planner *planner, int band, Column column, int from, int front)
{
  g_autoptr (GPtrArray) row = g_ptr_array_new ();
  fill_row (planner, band, column, row);
  if (column != COLUMN_CENTRE)
    send_light_outside (row, column);
  for (guint i = 0; i < row->len; i++) {
    PlanBody *body = g_ptr_array_index (row, i);
    body->u = from + mu_plan_width (body) / 2;
    body->v = front;
    from += mu_plan_width (body) + PLAN_GAP;
  }
}

static int
widest_row (const Planner *planner, Column column)
{
  int width = 0;
  for (int band = 0; band < BANDS; band++)
    width = MAX (width, row_width (planner, band, column));
  return width;
}

static int
beside (int width)
{
  return width ? width + PLAN_GAP : 0;
}

/* As far as there is room: who needs more than there is begins at the left. */
static int
keep_within (int value, int least, int most)
{
  return value < least || most < least ? least : MIN (value, most);
}

/* The wings stand beside the longest row of the centre if there is room, else closer. */
static void
set_band (const Planner *planner, int band, int middle, int front)
{
  const int left = row_width (planner, band, COLUMN_LEFT);
  const int right = row_width (planner, band, COLUMN_RIGHT);
  const int centre = row_width (planner, band, COLUMN_CENTRE);
  const int half = widest_row (planner, COLUMN_CENTRE) / 2;
  const int from = keep_within (middle - half - beside (left), planner->left,
                                planner->right - left - beside (centre) - beside (right));
  const int after = from + beside (left);
  const int inner
      = keep_within (middle - centre / 2, after, planner->right - beside (right) - centre);
  const int outer
      = keep_within (middle + half + PLAN_GAP, inner + beside (centre), planner->right - right);
  set_row (planner, band, COLUMN_LEFT, from, front);
  set_row (planner, band, COLUMN_CENTRE, inner, front);
  set_row (planner, band, COLUMN_RIGHT, outer, front);
}

/* The middle of the whole line, so that the wings have room. */
static int
find_middle (const Planner *planner)
{
  const int half = widest_row (planner, COLUMN_CENTRE) / 2;
  const int left = beside (widest_row (planner, COLUMN_LEFT));
  const int right = beside (widest_row (planner, COLUMN_RIGHT));
  const int middle = (planner->left + planner->right) / 2 + (left - right) / 2;
  return keep_within (middle, planner->left + half, planner->right - half);
}

void
mu_planner_draw_up (Planner *planner)
{
  int front[BANDS];
  while (set_fronts (planner, front) < 0 && close_up (planner))
    ;
  for (int band = 0; band < BANDS; band++)
    shorten (planner, band);
  set_fronts (planner, front);
  const int middle = find_middle (planner);
  for (int band = 0; band < BANDS; band++)
    if (band_depth (planner, band) > 0)
      set_band (planner, band, middle, front[band]);
}
