/* Whom a body supports: those before it. */
#include "lists/wrg/plan/plan_private.h"

static gboolean
stands_before (const PlanBody *one, const PlanBody *self)
{
  return one != self && !one->plan->off_table && !one->guard && one->band >= BAND_LINE
         && one->band < self->band;
}

static gboolean
is_light (const PlanBody *body)
{
  return body->role == MU_ROLE_LIGHT_FOOT || body->role == MU_ROLE_LIGHT_HORSE;
}

static gboolean
can_be_followed (const PlanBody *body, const PlanBody *self)
{
  return body != self && !body->guard && !body->plan->off_table && !body->plan->concealed;
}

static gboolean
has_formed_friends (const Planner *planner, const PlanBody *self)
{
  for (guint i = 0; i < mu_planner_count (planner); i++) {
    const PlanBody *body = mu_planner_body (planner, i);
    if (can_be_followed (body, self) && body->role < MU_ROLE_ENGINES && body->band >= BAND_LINE
        && !is_light (body))
      return TRUE;
  }
  return FALSE;
}

/* Whom it may support: no light troops, who come and go and would have it trail after them, where
 * there are others. */
static gboolean
is_worth_following (const Planner *planner, const PlanBody *body, const PlanBody *self)
{
  return can_be_followed (body, self)
         && (is_light (self) || !is_light (body) || !has_formed_friends (planner, self));
}

static int
gap_between (const PlanBody *one, const PlanBody *other)
{
  return ABS (one->u - other->u) - (mu_plan_width (one) + mu_plan_width (other)) / 2;
}

/* The row next in front of it, for a body at the front the row itself. */
static int
row_before (const Planner *planner, const PlanBody *self)
{
  int band = -1;
  for (guint i = 0; i < mu_planner_count (planner); i++)
    if (stands_before (mu_planner_body (planner, i), self))
      band = MAX (band, mu_planner_body (planner, i)->band);
  return band;
}

/* The nearest of that row, of the centre where it has any; -1 for nobody. */
int
mu_planner_nearest_in (const Planner *planner, const PlanBody *self, int band)
{
  int found = -1, best = G_MAXINT;
  for (guint i = 0; i < mu_planner_count (planner); i++) {
    const PlanBody *body = mu_planner_body (planner, i);
    if (body->band != band || !is_worth_following (planner, body, self))
      continue;
    const int away = MAX (gap_between (body, self), 0) * 2 + (body->column == COLUMN_CENTRE ? 0 : 1)
                     + ABS (body->u - self->u) / 100;
    if (away < best) {
      best = away;
      found = (int) i;
    }
  }
  return found;
}

/* Those of that row whom it stands behind, the nearest if behind none. */
static void
name_friends (const Planner *planner, const PlanBody *self, int band, MuWrgClause *clause)
{
  for (guint i = 0; i < mu_planner_count (planner) && clause->friend_count < MU_WRG_NAMED; i++) {
    const PlanBody *body = mu_planner_body (planner, i);
    if (body->band == band && is_worth_following (planner, body, self)
        && gap_between (body, self) < 0)
      clause->friends[clause->friend_count++] = (gint16) i;
  }
  if (clause->friend_count == 0) {
    clause->friends[0] = (gint16) mu_planner_nearest_in (planner, self, band);
    clause->friend_count = 1;
  }
}

/* Its row or the one before it, or whoever else there is; -1: it is alone. */
int
mu_planner_row_to_support (const Planner *planner, const PlanBody *self)
{
  const int before = row_before (planner, self);
  if (before >= 0 && mu_planner_nearest_in (planner, self, before) >= 0)
    return before;
  for (int band = BAND_LINE; band < BANDS; band++)
    if (mu_planner_nearest_in (planner, self, band) >= 0)
      return band;
  for (int band = 0; band < BAND_LINE; band++)
    if (mu_planner_nearest_in (planner, self, band) >= 0)
      return band;
  return -1;
}

/* The last row of the line, behind which a general is out of the fight; -1: there is none. */
int
mu_planner_last_row (const Planner *planner, const PlanBody *self)
{
  for (int band = BAND_RESERVE - 1; band >= BAND_LINE; band--)
    if (mu_planner_nearest_in (planner, self, band) >= 0)
      return band;
  return mu_planner_row_to_support (planner, self);
}

/* "Attack in support of “Hastati”." FALSE if there is nobody to support. */
gboolean
mu_planner_support (const Planner *planner, PlanBody *body, int row, MuWrgActOrder act,
                    MuPlanOrderReason why)
{
  if (row < 0)
    return FALSE;
  MuWrgClause *clause = mu_plan_add_clause (body, MU_WRG_MOVE_UNSAID, act);
  clause->support = TRUE;
  name_friends (planner, body, row, clause);
  MuOrder order = MU_ORDER_HOLD;
  mu_wrg_act_order (act, &order);
  mu_plan_set_reason (body, order, why);
  return TRUE;
}

/* --- circles ------------------------------------------------------------ */

static gboolean
supports_others (const PlanBody *body)
{
  return !body->guest && body->plan->orders.count > 0 && body->plan->orders.clause[0].support;
}

static gboolean
supports_any_of (const PlanBody *body, const GByteArray *led)
{
  const MuWrgClause *clause = &body->plan->orders.clause[0];
  for (guint8 i = 0; i < clause->friend_count; i++)
    if (led->data[clause->friends[i]])
      return TRUE;
  return FALSE;
}

/* Who goes by orders of his own, and who, through whom he supports, follows such a one. */
static GByteArray *
find_led (const Planner *planner)
{
  const guint count = mu_planner_count (planner);
  GByteArray *led = g_byte_array_sized_new (count);
  g_byte_array_set_size (led, count);
  for (guint i = 0; i < count; i++)
    led->data[i] = !supports_others (mu_planner_body (planner, i));
  for (gboolean more = TRUE; more;) {
    more = FALSE;
    for (guint i = 0; i < count; i++)
      if (!led->data[i] && supports_any_of (mu_planner_body (planner, i), led))
        more = led->data[i] = TRUE;
  }
  return led;
}

/* Of those whom nobody leads: a general's guard only where there is no other. */
static PlanBody *
foremost (const Planner *planner, const GByteArray *led)
{
  PlanBody *best = NULL;
  for (guint i = 0; i < led->len; i++) {
    PlanBody *body = mu_planner_body (planner, i);
    if (led->data[i] || body->parent >= 0)
      continue;
    if (!best || body->guard < best->guard || (body->guard == best->guard && body->v > best->v))
      best = body;
  }
  return best;
}

void
mu_planner_open_circles (Planner *planner)
{
  for (PlanBody *leader = NULL;;) {
    g_autoptr (GByteArray) led = find_led (planner);
    leader = foremost (planner, led);
    if (!leader)
      return;
    mu_planner_lead (planner, leader);
  }
}
