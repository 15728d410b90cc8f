/* Where units stand and where they go, in words. A move's rule says why a unit went there: of its
 * own will, in flight, before an attack, after one. */
#include <glib/gi18n-lib.h>

#include "reports/abd/account/sentences_private.h"
#include "rules/abd/charts/chart.h"

#define BODY(names, event) mu_account_name (names, (event)->body)

/* --- why it went ------------------------------------------------------------------- */

typedef enum { WAY_MOVE, WAY_ENTRY, WAY_FLIGHT, WAY_RETREAT, WAY_ADVANCE, WAY_RUSH } Way;

static const struct {
  MuRule rule;
  Way way;
} ways[] = {
  { MU_RULE_ABD_MOVE_REINFORCEMENTS, WAY_ENTRY },
  { MU_RULE_ABD_MOVE_REINFORCEMENT_BONUS, WAY_ENTRY },
  { MU_RULE_ABD_MOVE_ENTRY_COST, WAY_ENTRY },
  { MU_RULE_ABD_PANIC_FLEE, WAY_FLIGHT },
  { MU_RULE_ABD_PANIC_RIVER, WAY_FLIGHT },
  { MU_RULE_ABD_MELEE_RETREAT_FOOT, WAY_RETREAT },
  { MU_RULE_ABD_MELEE_RETREAT_HORSE, WAY_RETREAT },
  { MU_RULE_ABD_RETREAT_DIRECTION, WAY_RETREAT },
  { MU_RULE_ABD_ADVANCE_MUST, WAY_ADVANCE },
  { MU_RULE_ABD_ADVANCE_DISCIPLINED, WAY_ADVANCE },
  { MU_RULE_ABD_ADVANCE, WAY_ADVANCE },
  { MU_RULE_ABD_ADVANCE_FACING, WAY_ADVANCE },
  { MU_RULE_ABD_CONTROL_IMPETUOUS_MOVE, WAY_RUSH },
  { MU_RULE_ABD_CONTROL_CHARGE, WAY_RUSH },
};

static Way
way_of (const MuEvent *event)
{
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    if (event->rule == ways[i].rule)
      return ways[i].way;
  return WAY_MOVE;
}

/* --- moves ------------------------------------------------------------------------- */

static char *
say_went (const char *body, Way way)
{
  switch (way) {
  case WAY_ENTRY:
    return g_strdup_printf (_ ("%s came onto the map."), body);
  case WAY_FLIGHT:
    return g_strdup_printf (_ ("%s fled."), body);
  case WAY_RETREAT:
    return g_strdup_printf (_ ("%s went back."), body);
  case WAY_ADVANCE:
    return g_strdup_printf (_ ("%s advanced."), body);
  case WAY_RUSH:
    return g_strdup_printf (_ ("%s rushed ahead, out of control."), body);
  case WAY_MOVE:
    break;
  }
  return g_strdup_printf (_ ("%s moved."), body);
}

static char *
say_went_to (const char *body, Way way, const char *hex)
{
  switch (way) { /* Translators: a unit, a hex of the map as "N8"; so in all these */
  case WAY_ENTRY:
    return g_strdup_printf (_ ("%s came onto the map, to %s."), body, hex);
  case WAY_FLIGHT:
    return g_strdup_printf (_ ("%s fled to %s."), body, hex);
  case WAY_RETREAT:
    return g_strdup_printf (_ ("%s went back to %s."), body, hex);
  case WAY_ADVANCE:
    return g_strdup_printf (_ ("%s advanced to %s."), body, hex);
  case WAY_RUSH:
    return g_strdup_printf (_ ("%s rushed to %s, out of control."), body, hex);
  case WAY_MOVE:
    break;
  }
  return g_strdup_printf (_ ("%s moved to %s."), body, hex);
}

/* A unit goes hex by hex; where it comes to is what is told of a way. */
static gboolean
goes_on (const MuAccountNames *names, const MuEvent *event)
{
  const MuEvent *next = mu_abd_event_after (names, event);
  return next && next->kind == event->kind && next->body == event->body
         && next->rule == event->rule;
}

char *
mu_abd_say_moved (const MuAccountNames *names, const MuEvent *event)
{
  if (goes_on (names, event))
    return NULL;
  g_autofree char *hex = mu_abd_place_words (names, event);
  const char *body = BODY (names, event);
  return hex ? say_went_to (body, way_of (event), hex) : say_went (body, way_of (event));
}

static const char *
facing (const MuEvent *event)
{
  return mu_abd_direction_words (mu_abd_direction_at (event->value[2]));
}

char *
mu_abd_say_faced (const MuAccountNames *names, const MuEvent *event)
{
  /* Translators: a unit, a direction as "north-east" */
  return g_strdup_printf (_ ("%s turned, facing %s."), BODY (names, event), facing (event));
}

char *
mu_abd_say_deployed (const MuAccountNames *names, const MuEvent *event)
{
  g_autofree char *hex = mu_abd_place_words (names, event);
  const char *body = BODY (names, event);
  if (!hex)
    return g_strdup_printf (_ ("%s deployed, facing %s."), body, facing (event));
  /* Translators: a unit, a hex as "N8", a direction as "north-east" */
  return g_strdup_printf (_ ("%s deployed in %s, facing %s."), body, hex, facing (event));
}

char *
mu_abd_say_arrived (const MuAccountNames *names, const MuEvent *event)
{
  g_autofree char *hex = mu_abd_place_words (names, event);
  const char *body = BODY (names, event);
  return hex ? say_went_to (body, WAY_ENTRY, hex) : say_went (body, WAY_ENTRY);
}

/* abd.4.2.panic-action: the action that went on then was the enemy's. */
static gboolean
is_hurried (const MuAccountNames *names, const MuEvent *event)
{
  const GArray *events = names->record->events;
  gboolean hurried = FALSE;
  for (guint i = 0; i < events->len; i++) {
    const MuEvent *before = &g_array_index (events, MuEvent, i);
    if (before == event)
      return hurried;
    if (before->kind == MU_ABD_EVENT_ACTS)
      hurried = before->value[0] == MU_ABD_HURRY;
  }
  return FALSE;
}

/* abd.9.1.flee, abd.8.6.exit-cost */
char *
mu_abd_say_left_table (const MuAccountNames *names, const MuEvent *event)
{
  const char *body = BODY (names, event);
  if (event->value[0] == 1 || is_hurried (names, event))
    return g_strdup_printf (_ ("%s fled off the map."), body);
  return g_strdup_printf (_ ("%s left the map."), body);
}

/* --- before it comes to moving ----------------------------------------------------- */

/* abd.8.7.3.blocked-entry */
char *
mu_abd_say_waits (const MuAccountNames *names, const MuEvent *event)
{
  g_autofree char *hex = mu_abd_hex_words (names, event->value[0]);
  const char *body = BODY (names, event);
  if (!hex)
    return g_strdup_printf (_ ("%s waited off the map, the enemy barring the way."), body);
  /* Translators: a unit, a hex of the map's edge */
  return g_strdup_printf (_ ("%s waited off the map before %s, the enemy barring the way."), body,
                          hex);
}

/* abd.17.5b.dismount */
char *
mu_abd_say_fights_as (const MuAccountNames *names, const MuEvent *event)
{
  const gint32 type = event->value[0];
  if (type < 0 || type >= MU_ABD_TYPES)
    return g_strdup_printf (_ ("%s dismounted."), BODY (names, event));
  /* Translators: a unit, a kind of troops */
  return g_strdup_printf (_ ("%s dismounted and fought as %s."), BODY (names, event),
                          _ (mu_abd_type_words ((MuAbdType) type)));
}
