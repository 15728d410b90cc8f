/* What whoever commands decided, in words, and why. A battle sheet may come from anyone: its
 * numbers need not mean anything. */
#include <glib/gi18n-lib.h>

#include "reports/account/account_private.h"

static char *
say_reason (MuDecision why, const char *body)
{
  switch (why) {
  case MU_DECISION_COMMITS:
    return g_strdup_printf (_ ("Friends near %s were hard pressed, so it was to go in."), body);
  case MU_DECISION_COVERS:
    return g_strdup_printf (_ ("Friends near %s had broken, so it was to close the gap."), body);
  case MU_DECISION_MEETS:
    return g_strdup_printf (_ ("Enemy came near %s, so it was to wait no longer."), body);
  case MU_DECISION_LATE:
    return g_strdup_printf (_ ("Half the battle was over, so %s was to wait no longer."), body);
  case MU_DECISION_TURNS:
    return g_strdup_printf (_ ("%s could strike a better blow elsewhere, so it was to turn."),
                            body);
  case MU_DECISION_FREES:
    return g_strdup_printf (_ ("%s stood behind friends, so it was to go elsewhere."), body);
  case MU_DECISION_ANEW:
    return g_strdup_printf (_ ("%s had no orders left, so it was to get new ones."), body);
  case MU_DECISION_CALLS:
    return g_strdup_printf (_ ("Friends near %s needed help, so it pursued no farther."), body);
  case MU_DECISION_ROUND:
    break;
  }
  return g_strdup_printf (_ ("%s was to do something else."), body);
}

/* The enemy whom it was sent against. */
static gboolean
has_target (const MuEvent *event)
{
  return event->other != MU_NO_BODY && event->value[0] != MU_DECISION_CALLS;
}

char *
mu_account_say_decided (const MuAccountNames *names, const MuEvent *event)
{
  const char *body = mu_account_name (names, event->body);
  const char *other = mu_account_name (names, event->other);
  if (event->value[0] == MU_DECISION_ROUND)
    return g_strdup_printf (_ ("%s was to go round %s, who stood in its way."), body, other);
  g_autofree char *reason = say_reason ((MuDecision) event->value[0], body);
  /* Translators: a sentence with the reason; the enemy's body */
  return has_target (event) ? g_strdup_printf (_ ("%s It was to attack %s."), reason, other)
                            : g_steal_pointer (&reason);
}
