/* The course of a turn in words: command points, initiative, leaders, who acts, how it ends. */
#include <glib/gi18n-lib.h>

#include "reports/abd/account/sentences_private.h"

#define BODY(names, event)  mu_account_name (names, (event)->body)
#define OTHER(names, event) mu_account_name (names, (event)->other)

/* --- command and initiative ------------------------------------------------------- */

char *
mu_abd_count_points (int points)
{
  if (points == 0)
    return g_strdup (_ ("no command points"));
  return g_strdup_printf (
      ngettext ("%d command point", "%d command points", (gulong) ABS ((gint64) points)), points);
}

/* abd.3.3.cp-income */
char *
mu_abd_say_command (const MuAccountNames *names, const MuEvent *event)
{
  const gint32 *v = event->value;
  const char *army = mu_abd_army_name (names, v[0]);
  g_autofree char *points = mu_abd_count_points (v[3]);
  /* Translators: army, "4 command points", how many by its leaders, a die */
  return g_strdup_printf (_ ("%s had %s: %d by its leaders and the rest by a die of %d."), army,
                          points, v[1], v[2]);
}

/* abd.5.0.tie */
char *
mu_abd_say_initiative (const MuAccountNames *names, const MuEvent *event)
{
  const gint32 *v = event->value;
  const char *a = mu_abd_army_name (names, MU_SIDE_A), *b = mu_abd_army_name (names, MU_SIDE_B);
  const char *has = mu_abd_army_name (names, v[0]);
  if (v[1] == v[2])
    /* Translators: army, die, the other army, the same die, army */
    return g_strdup_printf (_ ("Initiative: %s %d, %s %d. On a tie it stayed with %s."), a, v[1], b,
                            v[2], has);
  /* Translators: army, die, the other army, die, army */
  return g_strdup_printf (_ ("Initiative: %s %d, %s %d. It went to %s."), a, v[1], b, v[2], has);
}

/* abd.5.1.bidding */
char *
mu_abd_say_bid (const MuAccountNames *names, const MuEvent *event)
{
  g_autofree char *left = mu_abd_count_points (event->value[1]);
  /* Translators: army, "3 command points" */
  return g_strdup_printf (_ ("%s paid a command point and took the initiative; %s left."),
                          mu_abd_army_name (names, event->value[0]), left);
}

/* --- leaders ------------------------------------------------------------------------ */

static char *
say_off_map (const MuAccountNames *names, const MuEvent *event)
{
  if (event->rule == MU_RULE_ABD_LEADER_ALONE) /* Translators: a leader */
    return g_strdup_printf (_ ("%s, alone, got away from the enemy until the next turn."),
                            BODY (names, event));
  if (event->rule == MU_RULE_ABD_LEADER_EXIT_LEADER) /* Translators: a leader */
    return g_strdup_printf (_ ("%s left the map with his unit."), BODY (names, event));
  return NULL;
}

/* abd.3.1.remove-leaders: that all come off as a turn begins goes without saying. */
char *
mu_abd_say_leader (const MuAccountNames *names, const MuEvent *event)
{
  g_autofree char *hex = mu_abd_hex_words (names, event->value[0]);
  const char *leader = BODY (names, event), *unit = OTHER (names, event);
  if (event->other == MU_NO_BODY)
    return say_off_map (names, event);
  if (!hex) /* Translators: a leader, a unit */
    return g_strdup_printf (_ ("%s joined %s."), leader, unit);
  /* Translators: a leader, a unit, a hex of the map as "N8" */
  return g_strdup_printf (_ ("%s joined %s in %s."), leader, unit, hex);
}

/* --- actions ------------------------------------------------------------------------ */

char *
mu_abd_say_first (const MuAccountNames *names, const MuEvent *event)
{
  return g_strdup_printf (_ ("%s acted first."), mu_abd_army_name (names, event->value[0]));
}

static char *
say_formation (const char *leader, int action, int units)
{
  const gulong n = (gulong) ABS ((gint64) units);
  if (action == MU_ABD_FIRE) /* Translators: a leader, units; so in the next two */
    return g_strdup_printf (ngettext ("%s gave a formation of %d unit the order to shoot",
                                      "%s gave a formation of %d units the order to shoot", n),
                            leader, units);
  if (action == MU_ABD_RALLY)
    return g_strdup_printf (ngettext ("%s gave a formation of %d unit the order to rally",
                                      "%s gave a formation of %d units the order to rally", n),
                            leader, units);
  return g_strdup_printf (ngettext ("%s gave a formation of %d unit the order to move",
                                    "%s gave a formation of %d units the order to move", n),
                          leader, units);
}

/* What was done, as far as a semicolon. */
static char *
say_action (const MuAccountNames *names, const MuEvent *event)
{
  const char *body = BODY (names, event), *army = mu_abd_army_name (names, event->value[1]);
  switch ((MuAbdAction) event->value[0]) {
  case MU_ABD_MOVE: /* Translators: a unit; so in the next two */
    return g_strdup_printf (_ ("%s had the order to move"), body);
  case MU_ABD_FIRE:
    return g_strdup_printf (_ ("%s had the order to shoot"), body);
  case MU_ABD_RALLY:
    return g_strdup_printf (_ ("%s had the order to rally"), body);
  case MU_ABD_ENTER: /* Translators: an army; so in the next two */
    return g_strdup_printf (_ ("%s called its reinforcements up"), army);
  case MU_ABD_HURRY:
    return g_strdup_printf (_ ("%s hurried the enemy's flight on"), army);
  case MU_ABD_FRIGHT:
    return g_strdup_printf (_ ("%s set out to frighten the enemy's elephants"), army);
  case MU_ABD_PASS:
    break;
  }
  return g_strdup_printf (_ ("%s passed"), army);
}

static gboolean
is_led (const MuAccountNames *names, const MuEvent *event)
{
  const gint32 action = event->value[0];
  return (action == MU_ABD_MOVE || action == MU_ABD_FIRE || action == MU_ABD_RALLY)
         && mu_abd_is_leader (names, event->body);
}

/* abd.6.0.cost */
char *
mu_abd_say_acts (const MuAccountNames *names, const MuEvent *event)
{
  const gint32 *v = event->value;
  g_autofree char *left = mu_abd_count_points (v[2]);
  g_autofree char *did = is_led (names, event) ? say_formation (BODY (names, event), v[0], v[3])
                                               : say_action (names, event);
  /* Translators: "Hastati had the order to move", "3 command points" */
  return g_strdup_printf (_ ("%s; %s left."), did, left);
}

gboolean
mu_abd_tells_acts (const MuEvent *event)
{
  return event->value[0] == MU_ABD_ENTER || event->value[0] == MU_ABD_HURRY
         || event->value[0] == MU_ABD_FRIGHT;
}

/* abd.8.8.3.disengage: a red marker that says what nothing else does. */
char *
mu_abd_say_marked (const MuAccountNames *names, const MuEvent *event)
{
  if (event->body == MU_NO_BODY || event->value[0] != MU_ABD_RED
      || (event->rule != MU_RULE_ABD_ZOC_DISENGAGE && event->rule != MU_RULE_ABD_ZOC_RED_TRIGGER))
    return NULL;
  return g_strdup_printf (_ ("%s broke away from the enemy and may not attack in this turn."),
                          BODY (names, event));
}

/* --- dice and the end of a turn ----------------------------------------------------- */

/* abd.17.2.2.reroll */
char *
mu_abd_say_reroll (const MuAccountNames *names, const MuEvent *event)
{
  const gint32 *v = event->value;
  /* Translators: army, the first face, the second */
  return g_strdup_printf (_ ("%s paid a command point to have a die thrown again: %d became %d."),
                          mu_abd_army_name (names, v[0]), v[2], v[3]);
}

/* abd.12.0.end-check: without a die there was nothing to decide. */
char *
mu_abd_say_ends (const MuAccountNames *names, const MuEvent *event)
{
  const gint32 *v = event->value;
  if (v[0] == 0)
    return NULL;
  if (v[2] == 1) /* Translators: a die, the greatest that ends it */
    return g_strdup_printf (_ ("A die of %d ended the battle (%d or less did)."), v[0], v[1]);
  /* Translators: a die, the greatest that would have ended it */
  return g_strdup_printf (_ ("A die of %d let the battle go on (%d or less would have ended it)."),
                          v[0], v[1]);
}
