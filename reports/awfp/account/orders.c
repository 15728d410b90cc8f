/* Markers, initiative, answers to charges and generals in words. */
#include <glib/gi18n-lib.h>

#include "reports/awfp/account/sentences.h"
#include "reports/awfp/account/sentences_private.h"

#define BODY(names, event)  mu_account_name (names, (event)->body)
#define OTHER(names, event) mu_account_name (names, (event)->other)

static const char *
army (const MuAccountNames *names, int side)
{
  return side == MU_SIDE_A || side == MU_SIDE_B ? names->record->side[side].list->name
                                                : _ ("an unknown army");
}

/* --- markers --------------------------------------------------------------------- */

/* An order and the enemy for whom it was given; NULL where there is none. */
static char *
say_marker_for (const MuAccountNames *names, const MuEvent *event)
{
  const char *body = BODY (names, event), *other = OTHER (names, event);
  switch ((MuAwfpMarked) event->value[0]) {
  case MU_AWFP_ADVANCE: /* Translators: a unit, an enemy; so in the next three */
    return g_strdup_printf (_ ("%s had the order to advance on %s."), body, other);
  case MU_AWFP_DEPLOY:
    return g_strdup_printf (_ ("%s had the order to deploy, %s being at its flank."), body, other);
  case MU_AWFP_DEFEND:
    return g_strdup_printf (_ ("%s had the order to defend against %s."), body, other);
  case MU_AWFP_RETREAT:
    return g_strdup_printf (_ ("%s had the order to retreat before %s."), body, other);
  case MU_AWFP_CHARGE:
  case MU_AWFP_RECOVER:
  case MU_AWFP_DUMMY:
  case MU_AWFP_NO_ORDER:
    break;
  }
  return NULL;
}

char *
mu_awfp_say_marker (const MuAccountNames *names, const MuEvent *event)
{
  const char *body = BODY (names, event);
  char *why = event->other == MU_NO_BODY ? NULL : say_marker_for (names, event);
  if (why)
    return why;
  switch ((MuAwfpMarked) event->value[0]) {
  case MU_AWFP_ADVANCE:
    return g_strdup_printf (_ ("%s had the order to advance."), body);
  case MU_AWFP_CHARGE:
    return g_strdup_printf (_ ("%s had the order to charge."), body);
  case MU_AWFP_DEPLOY:
    return g_strdup_printf (_ ("%s had the order to deploy."), body);
  case MU_AWFP_DEFEND:
    return g_strdup_printf (_ ("%s had the order to defend."), body);
  case MU_AWFP_RETREAT:
    return g_strdup_printf (_ ("%s had the order to retreat."), body);
  case MU_AWFP_RECOVER:
    return g_strdup_printf (_ ("%s had the order to recover."), body);
  case MU_AWFP_DUMMY:
    return g_strdup_printf (_ ("%s had a dummy marker."), body);
  case MU_AWFP_NO_ORDER:
    break;
  }
  return g_strdup_printf (_ ("%s had no order."), body);
}

static const char *
order_words (int order)
{
  switch ((MuAwfpMarked) order) {
  case MU_AWFP_ADVANCE:
    return C_ ("order", "Advance.");
  case MU_AWFP_CHARGE:
    return C_ ("order", "Charge.");
  case MU_AWFP_DEPLOY:
    return C_ ("order", "Deploy.");
  case MU_AWFP_DEFEND:
    return C_ ("order", "Defend.");
  case MU_AWFP_RETREAT:
    return C_ ("order", "Retreat.");
  case MU_AWFP_RECOVER:
    return C_ ("order", "Recover.");
  case MU_AWFP_DUMMY:
    return C_ ("order", "A dummy marker.");
  case MU_AWFP_NO_ORDER:
    break;
  }
  return C_ ("order", "None.");
}

/* Markers lie face down until they are turned over: only then is it known. */
char *
mu_awfp_orders_words (const MuBattleRecord *record, int body, guint events)
{
  for (guint i = MIN (events, record->events->len); i > 0; i--) {
    const MuEvent *event = &g_array_index (record->events, MuEvent, i - 1);
    if (event->kind == MU_EVENT_PERIOD)
      break;
    if (event->kind == MU_AWFP_EVENT_MARKER && event->body == body)
      return g_strdup (order_words (event->value[0]));
  }
  return g_strdup (_ ("No marker turned over this turn."));
}

/* --- initiative -------------------------------------------------------------------- */

char *
mu_awfp_say_initiative (const MuAccountNames *names, const MuEvent *event)
{
  const gint32 *v = event->value;
  const char *a = army (names, MU_SIDE_A), *b = army (names, MU_SIDE_B);
  const char *has = army (names, v[2]), *first = army (names, v[3]);
  if (v[2] == v[3])
    /* Translators: army, die, the other army, die, army */
    return g_strdup_printf (_ ("Initiative: %s %d, %s %d. It went to %s, who moved first."), a,
                            v[0], b, v[1], has);
  /* Translators: army, die, the other army, die, army, the other army */
  return g_strdup_printf (_ ("Initiative: %s %d, %s %d. It went to %s, who let %s move first."), a,
                          v[0], b, v[1], has, first);
}

/* --- answers ------------------------------------------------------------------------ */

char *
mu_awfp_say_response (const MuAccountNames *names, const MuEvent *event)
{
  const char *body = BODY (names, event), *other = OTHER (names, event);
  switch ((MuAwfpResponse) event->value[0]) {
  case MU_AWFP_COUNTERCHARGES:
    return g_strdup_printf (_ ("%s answered %s with a countercharge."), body, other);
  case MU_AWFP_FALLS_BACK:
    return g_strdup_printf (_ ("%s fell back before %s."), body, other);
  case MU_AWFP_TURNS_TO_FACE:
    return g_strdup_printf (_ ("%s turned to face %s."), body, other);
  case MU_AWFP_RUNS:
    return g_strdup_printf (_ ("%s retreated before %s."), body, other);
  case MU_AWFP_STANDS:
    break;
  }
  return g_strdup_printf (_ ("%s stood to receive %s."), body, other);
}

/* --- generals ------------------------------------------------------------------------ */

/* By his name, else by his stand's. */
static const char *
general (const MuAccountNames *names, const MuEvent *event)
{
  const char *name = mu_account_general (names, event->side, 0);
  return name ? name : BODY (names, event);
}

char *
mu_awfp_say_general_with (const MuAccountNames *names, const MuEvent *event)
{
  if (event->other == MU_NO_BODY) /* Translators: a general */
    return g_strdup_printf (_ ("%s was by himself again."), general (names, event));
  /* Translators: a general, unit */
  return g_strdup_printf (_ ("%s joined %s."), general (names, event), OTHER (names, event));
}

/* awfp.general.killed */
char *
mu_awfp_say_general_risk (const MuAccountNames *names, const MuEvent *event)
{
  const char *who = general (names, event);
  if (event->value[0] == 1) /* Translators: a general */
    return g_strdup_printf (_ ("%s was in the thick of it, rolled 1 and fell."), who);
  /* Translators: a general, his die */
  return g_strdup_printf (_ ("%s was in the thick of it, rolled %d and was unhurt."), who,
                          event->value[0]);
}

/* awfp.priest.reroll */
char *
mu_awfp_say_second_throw (const MuAccountNames *names, const MuEvent *event)
{
  /* Translators: unit, its first die, its second */
  return g_strdup_printf (_ ("The priest had %s throw again: %d became %d."), BODY (names, event),
                          event->value[0], event->value[1]);
}

char *
mu_awfp_say_work (const MuAccountNames *names, const MuEvent *event)
{
  const char *body = BODY (names, event);
  switch ((MuAwfpWork) event->value[0]) {
  case MU_AWFP_CALTROPS:
    return g_strdup_printf (_ ("%s laid caltrops before its front."), body);
  case MU_AWFP_FORD:
    return g_strdup_printf (_ ("%s looked for a ford and found one."), body);
  case MU_AWFP_NO_WORK:
    break;
  }
  return g_strdup_printf (_ ("%s looked for a ford in vain."), body);
}

char *
mu_awfp_say_general_lost (const MuAccountNames *names, const MuEvent *event)
{
  const char *name = mu_account_general (names, event->side, 0);
  if (!name)
    return g_strdup_printf (_ ("%s lost its general."), army (names, event->side));
  /* Translators: army, its general */
  return g_strdup_printf (_ ("%s lost its general, %s."), army (names, event->side), name);
}
