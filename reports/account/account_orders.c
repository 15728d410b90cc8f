/* Messengers, signals, marches and mixed bodies in words. A battle sheet may come from anyone: its
 * numbers need not mean anything. */
#include <glib/gi18n-lib.h>

#include "reports/account/account_private.h"

#define BODY(names, event)  mu_account_name (names, (event)->body)
#define OTHER(names, event) mu_account_name (names, (event)->other)

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
