/* Challenges between generals in words. A battle sheet may come from anyone: its numbers
 * need not mean anything. */
#include <glib/gi18n-lib.h>

#include "reports/account/account_private.h"
#include "rules/troop/troop.h"

#define BODY(names, event)  mu_account_name (names, (event)->body)
#define OTHER(names, event) mu_account_name (names, (event)->other)

char *
mu_account_say_challenge (const MuAccountNames *names, const MuEvent *event)
{
  const char *body = BODY (names, event), *other = OTHER (names, event);
  if (event->value[2] == 1)
    /* Translators: unit, unit */
    return g_strdup_printf (
        _ ("The general with %s challenged the general with %s, who took it up."), body, other);
  if (event->value[3] == 1)
    /* Translators: unit, unit */
    return g_strdup_printf (_ ("The general with %s challenged his equal with %s, who declined, to "
                               "the dismay of his men."),
                            body, other);
  /* Translators: unit, unit */
  return g_strdup_printf (_ ("The general with %s challenged the general with %s, who declined."),
                          body, other);
}

char *
mu_account_say_single_blow (const MuAccountNames *names, const MuEvent *event)
{
  const char *body = BODY (names, event), *other = OTHER (names, event);
  const gint32 factor = event->value[1], casualties = event->value[2];
  if (event->value[3] == MU_WEAPON_BOW)
    /* Translators: unit, unit, factor, casualties */
    return g_strdup_printf (
        _ ("The general with %s shot at the general with %s: factor %d, casualties %d."), body,
        other, factor, casualties);
  /* Translators: unit, unit, factor, casualties */
  return g_strdup_printf (
      _ ("The general with %s struck at the general with %s: factor %d, casualties %d."), body,
      other, factor, casualties);
}

char *
mu_account_say_single_combat (const MuAccountNames *names, const MuEvent *event)
{
  const char *body = BODY (names, event), *other = OTHER (names, event);
  switch ((MuSingleResult) event->value[3]) {
  case MU_SINGLE_AGAIN:
    /* Translators: unit, unit */
    return g_strdup_printf (_ ("The generals with %s and %s were equal and fought again."), body,
                            other);
  case MU_SINGLE_BODY_TAKEN:
    /* Translators: unit, unit */
    return g_strdup_printf (_ ("The general with %s was wounded and taken by the one with %s."),
                            body, other);
  case MU_SINGLE_BODY_DEAD:
    /* Translators: unit, unit */
    return g_strdup_printf (_ ("The general with %s was killed by the one with %s."), body, other);
  case MU_SINGLE_OTHER_TAKEN:
    return g_strdup_printf (_ ("The general with %s was wounded and taken by the one with %s."),
                            other, body);
  case MU_SINGLE_OTHER_DEAD:
    return g_strdup_printf (_ ("The general with %s was killed by the one with %s."), other, body);
  case MU_SINGLE_PARTED:
    break;
  }
  /* Translators: unit, unit */
  return g_strdup_printf (_ ("The generals with %s and %s parted as equals."), body, other);
}
