/* Orders, messengers, signals, marches and generals in words. A battle sheet may come
 * from anyone: its numbers need not mean anything. */
#include <glib/gi18n-lib.h>

#include "reports/account/account_private.h"
#include "rules/wrg/fight/general.h"
#include "rules/wrg/orders/orders.h"

#define BODY(names, event)  mu_account_name (names, (event)->body)
#define OTHER(names, event) mu_account_name (names, (event)->other)

char *
mu_account_say_orders (const MuAccountNames *names, const MuEvent *event)
{
  const char *body = BODY (names, event);
  const gint32 clause = event->value[1];
  switch ((MuWrgObeys) event->value[0]) {
  case MU_WRG_OBEYS_BATTLEFIELD:
    if (clause == 1 && event->period <= 1)
      return NULL;  /* all begin so: it goes without saying */
    if (clause > 0) /* Translators: unit, number of a clause */
      return g_strdup_printf (_ ("%s obeyed the orders from clause %d on."), body, clause);
    return g_strdup_printf (_ ("%s obeyed the orders."), body);
  case MU_WRG_OBEYS_STANDING:
    return g_strdup_printf (_ ("%s obeyed standing orders."), body);
  case MU_WRG_OBEYS_DEFAULT:
    break;
  }
  return g_strdup_printf (_ ("%s did what troops without orders do."), body);
}

char *
mu_account_say_messenger (const MuAccountNames *names, const MuEvent *event)
{
  const char *body = BODY (names, event);
  switch ((MuMessenger) event->value[0]) {
  case MU_MESSENGER_SENT:
    return g_strdup_printf (_ ("A messenger was sent to %s."), body);
  case MU_MESSENGER_RIDES:
    return g_strdup_printf (_ ("The messenger rode on towards %s."), body);
  case MU_MESSENGER_DELIVERS:
    return g_strdup_printf (_ ("The messenger came to %s."), body);
  case MU_MESSENGER_CAUGHT:
    return g_strdup_printf (_ ("The messenger to %s was caught by %s."), body,
                            OTHER (names, event));
  case MU_MESSENGER_IN_VAIN:
    break;
  }
  return g_strdup_printf (_ ("The messenger to %s rode in vain."), body);
}

char *
mu_account_say_signal (const MuAccountNames *names, const MuEvent *event)
{
  return g_strdup_printf (_ ("Signal %d was made from %s."), event->value[0], BODY (names, event));
}

char *
mu_account_say_march (const MuAccountNames *names, const MuEvent *event)
{
  const char *body = BODY (names, event);
  const gint32 face = event->value[0];
  switch ((MuMarch) event->value[1]) {
  case MU_MARCH_NOT_YET:
    return g_strdup_printf (_ ("%s threw %d and did not come yet."), body, face);
  case MU_MARCH_AFTER_MOVES:
    return g_strdup_printf (_ ("%s threw %d, to come when all others had moved."), body, face);
  case MU_MARCH_AT_ONCE:
    return g_strdup_printf (_ ("%s threw %d and came at once."), body, face);
  case MU_MARCH_NO_ROOM:
    return g_strdup_printf (_ ("%s found no room at the table's edge."), body);
  case MU_MARCH_LOST:
    break;
  }
  return g_strdup_printf (_ ("%s would not come any more in this battle."), body);
}

/* wrg.units.mixed.same */
char *
mu_account_say_mixed (const MuAccountNames *names, const MuEvent *event)
{
  const char *body = BODY (names, event), *host = OTHER (names, event);
  if (event->value[0] == MU_MIXED_FLANKS)
    /* Translators: unit, unit */
    return g_strdup_printf (_ ("%s stood half on each flank of %s, in one body."), body, host);
  if (event->value[0] == MU_EVENT_MIXED_BEFORE)
    /* Translators: unit, unit */
    return g_strdup_printf (_ ("%s came through the ranks of %s and fought in their place."), body,
                            host);
  /* Translators: unit, unit */
  return g_strdup_printf (_ ("%s stood behind %s, in one body."), body, host);
}

char *
mu_account_say_arrived (const MuAccountNames *names, const MuEvent *event)
{
  return g_strdup_printf (ngettext ("%s came onto the table %d file wide.",
                                    "%s came onto the table %d files wide.",
                                    (gulong) event->value[3]),
                          BODY (names, event), event->value[3]);
}

char *
mu_account_say_general_hurt (const MuAccountNames *names, const MuEvent *event)
{
  const char *body = BODY (names, event);
  const gint32 men = event->value[1], left = event->value[2];
  switch ((MuWrgGeneralFate) event->value[3]) {
  case MU_GENERAL_UNHURT:
    /* Translators: unit, men lost, men left */
    return g_strdup_printf (_ ("The general with %s was unhurt; about him %d fell, %d were left."),
                            body, men, left);
  case MU_GENERAL_LEAVES:
    return g_strdup_printf (_ ("The general with %s was wounded and taken from the field."), body);
  case MU_GENERAL_SURRENDERS:
    return g_strdup_printf (_ ("The general with %s was wounded and had to surrender."), body);
  case MU_GENERAL_DEAD:
    break;
  }
  return g_strdup_printf (_ ("The general with %s was killed."), body);
}
