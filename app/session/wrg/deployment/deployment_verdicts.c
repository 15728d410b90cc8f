#include "app/session/wrg/deployment/deployment_verdicts.h"

void
mu_deployment_verdicts_init (MuDeploymentVerdicts *verdicts)
{
  verdicts->ground = g_array_new (FALSE, TRUE, sizeof (MuRect));
  verdicts->stands = g_array_new (FALSE, TRUE, sizeof (gboolean));
}

void
mu_deployment_verdicts_clear (MuDeploymentVerdicts *verdicts)
{
  g_clear_pointer (&verdicts->ground, g_array_unref);
  g_clear_pointer (&verdicts->stands, g_array_unref);
}

void
mu_deployment_verdicts_forget (MuDeploymentVerdicts *verdicts)
{
  g_array_set_size (verdicts->ground, 0);
  g_array_set_size (verdicts->stands, 0);
}

static const MuRect *
rect_at (const GArray *ground, guint unit)
{
  return &g_array_index (ground, MuRect, unit);
}

static gboolean
is_same_ground (const MuRect *one, const MuRect *other)
{
  return one->front.x == other->front.x && one->front.y == other->front.y
         && one->width == other->width && one->depth == other->depth
         && one->facing == other->facing;
}

static gboolean
touches (const MuRect *one, const MuRect *other)
{
  return one->width > 0 && other->width > 0 && mu_rect_overlaps (one, other);
}

/* MuRect for each unit as it stands now. */
static GArray *
ground_now (const MuDeploymentGround *ground)
{
  const MuBattleSideRecord *side = &ground->record->side[ground->side];
  GArray *all = g_array_new (FALSE, TRUE, sizeof (MuRect));

  for (int i = 0; i < mu_deployment_units (ground); i++) {
    const MuDeployment at = mu_battle_side_deployment (side, i);
    const MuRect rect = mu_deployment_rect (ground, i, &at);
    g_array_append_val (all, rect);
  }
  return all;
}

/* The units whose ground is another one than before. */
static GArray *
moved_units (const GArray *before, const GArray *now)
{
  GArray *moved = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < now->len; i++)
    if (!is_same_ground (rect_at (before, i), rect_at (now, i)))
      g_array_append_val (moved, i);
  return moved;
}

/* Whether the unit moved, or the one whose transport it is, or one that did touches it or has
 * touched it. */
static gboolean
is_concerned (const GArray *before, const GArray *now, const GArray *moved, guint unit, int whole)
{
  const MuRect *own = rect_at (now, unit);

  for (guint i = 0; i < moved->len; i++) {
    const guint other = g_array_index (moved, guint, i);
    if (other == unit || (int) other == whole || touches (own, rect_at (before, other))
        || touches (own, rect_at (now, other)))
      return TRUE;
  }
  return FALSE;
}

static gboolean
may_stand (const MuDeploymentGround *ground, guint unit)
{
  const MuDeployment at
      = mu_battle_side_deployment (&ground->record->side[ground->side], (int) unit);

  return mu_deployment_judge (ground, (int) unit, &at).standing == MU_WRG_STANDS;
}

void
mu_deployment_verdicts_update (MuDeploymentVerdicts *verdicts, const MuDeploymentGround *ground)
{
  g_autoptr (GArray) now = ground_now (ground);

  g_array_set_size (verdicts->ground, now->len); /* new ones are not placed, and may not stand */
  g_array_set_size (verdicts->stands, now->len);
  g_autoptr (GArray) moved = moved_units (verdicts->ground, now);
  for (guint i = 0; moved->len > 0 && i < now->len; i++)
    if (is_concerned (verdicts->ground, now, moved, i,
                      mu_deployment_unit_of_train (ground, (int) i)))
      g_array_index (verdicts->stands, gboolean, i) = may_stand (ground, i);
  g_array_unref (verdicts->ground);
  verdicts->ground = g_steal_pointer (&now);
}

gboolean
mu_deployment_stands (const MuDeploymentGround *ground, int unit)
{
  const MuDeploymentVerdicts *known = ground->verdicts;

  return known && (guint) unit < known->stands->len ? g_array_index (known->stands, gboolean, unit)
                                                    : may_stand (ground, (guint) unit);
}
