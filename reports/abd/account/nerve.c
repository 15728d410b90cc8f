/* Disorder and rallies, panic, and troops that are out of control, in words. */
#include <glib/gi18n-lib.h>

#include "reports/abd/account/sentences_private.h"
#include "rules/abd/charts/chart.h"

#define BODY(names, event) mu_account_name (names, (event)->body)

/* --- disorder ---------------------------------------------------------------------- */

/* The rule is the cause. */
char *
mu_abd_say_disordered (const MuAccountNames *names, const MuEvent *event)
{
  const char *body = BODY (names, event);
  if (event->rule == MU_RULE_ABD_SCENARIO_SETUP)
    return g_strdup_printf (_ ("%s begins in disorder."), body);
  if (event->rule == MU_RULE_ABD_MOVE_FRIENDS)
    return g_strdup_printf (_ ("%s fell into disorder, friends passing through friends."), body);
  if (event->rule == MU_RULE_ABD_TERRAIN_WOODS || event->rule == MU_RULE_ABD_ADVANCE_TERRAIN)
    return g_strdup_printf (_ ("%s fell into disorder on bad ground."), body);
  if (event->rule == MU_RULE_ABD_PANIC_FLIP)
    return g_strdup_printf (_ ("%s fell into disorder in the panic."), body);
  if (event->rule == MU_RULE_ABD_RANGED_RESULT)
    return g_strdup_printf (_ ("%s fell into disorder under the missiles."), body);
  if (event->rule == MU_RULE_ABD_MELEE_RETREAT_DISORDER)
    return g_strdup_printf (_ ("%s fell into disorder, going back."), body);
  return g_strdup_printf (_ ("%s fell into disorder."), body);
}

char *
mu_abd_say_recovered (const MuAccountNames *names, const MuEvent *event)
{
  return g_strdup_printf (_ ("%s stood in good order again."), BODY (names, event));
}

/* abd.7.1.rally-roll; abd.7.3.natural: where the die says it against the sum. */
char *
mu_abd_say_rally (const MuAccountNames *names, const MuEvent *event)
{
  const gint32 *v = event->value;
  const char *body = BODY (names, event);
  if (v[3] == 1 && v[1] > v[2])
    return g_strdup_printf (_ ("%s rallied: a natural 1 always does."), body);
  if (v[3] != 1 && v[1] <= v[2])
    return g_strdup_printf (_ ("%s did not rally: a natural 6 never does."), body);
  if (v[3] == 1) /* Translators: a unit, its die, the greatest that rallies it */
    return g_strdup_printf (_ ("%s rallied: %d, and %d or less was needed."), body, v[1], v[2]);
  /* Translators: a unit, its die, the greatest that rallies it */
  return g_strdup_printf (_ ("%s did not rally: %d, and %d or less was needed."), body, v[1], v[2]);
}

/* --- panic ------------------------------------------------------------------------- */

/* abd.4.0.trigger-rating, abd.11.5.3.last-leader */
char *
mu_abd_say_panics (const MuAccountNames *names, const MuEvent *event)
{
  const char *army = mu_abd_army_name (names, event->value[0]);
  if (event->rule == MU_RULE_ABD_RESULT_LAST_LEADER)
    return g_strdup_printf (_ ("Panic seized %s, whose last leader was lost."), army);
  /* Translators: army, its rating */
  return g_strdup_printf (_ ("Panic seized %s, whose panic rating had fallen to %d."), army,
                          event->value[1]);
}

/* abd.4.0.panic-rating */
char *
mu_abd_say_rating (const MuAccountNames *names, const MuEvent *event)
{
  const gint32 *v = event->value;
  if (v[2] < 0) /* Translators: a unit, army, its rating */
    return g_strdup_printf (_ ("With %s back, the panic rating of %s was %d."), BODY (names, event),
                            mu_abd_army_name (names, v[0]), v[1]);
  /* Translators: a unit, army, a number, the rating that is left */
  return g_strdup_printf (_ ("With %s, %s lost %d of its panic rating: %d left."),
                          BODY (names, event), mu_abd_army_name (names, v[0]), v[2], v[1]);
}

/* --- out of control ------------------------------------------------------------------ */

/* abd.17.4.1.roll */
char *
mu_abd_say_control (const MuAccountNames *names, const MuEvent *event)
{
  const gint32 *v = event->value;
  const char *army = mu_abd_army_name (names, v[0]);
  if (v[3] == 1) /* Translators: army, its die, its control value */
    return g_strdup_printf (_ ("%s lost hold of its impetuous troops: %d, and %d was the most."),
                            army, v[2], v[1]);
  /* Translators: army, its die, its control value */
  return g_strdup_printf (_ ("%s kept its impetuous troops in hand: %d, and %d was the most."),
                          army, v[2], v[1]);
}

gboolean
mu_abd_tells_control (const MuEvent *event)
{
  return event->value[3] == 1;
}

/* abd.17.3.triple */
char *
mu_abd_say_charge (const MuAccountNames *names, const MuEvent *event)
{
  return g_strdup_printf (_ ("The Barbarians of %s charged, three times as strong in this turn."),
                          mu_abd_army_name (names, event->value[0]));
}

/* abd.17.5.table */
char *
mu_abd_say_fright (const MuAccountNames *names, const MuEvent *event)
{
  const char *body = BODY (names, event);
  const gint32 die = event->value[0];
  switch ((MuAbdFright) event->value[1]) { /* Translators: elephants, a die; so in all these */
  case MU_ABD_BALKS:
    return g_strdup_printf (_ ("%s balked (a die of %d)."), body, die);
  case MU_ABD_FRIGHTENED:
    return g_strdup_printf (_ ("%s took fright but held (a die of %d)."), body, die);
  case MU_ABD_PANICS:
    return g_strdup_printf (_ ("%s panicked and turned on their own side (a die of %d)."), body,
                            die);
  case MU_ABD_CALM:
    break;
  }
  return g_strdup_printf (_ ("%s took no notice (a die of %d)."), body, die);
}

gboolean
mu_abd_tells_fright (const MuEvent *event)
{
  return event->value[1] > MU_ABD_CALM;
}
