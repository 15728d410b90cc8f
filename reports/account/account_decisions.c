/* What whoever commands decided, in words, and why. A battle sheet may come from anyone: its
 * numbers need not mean anything. */
#include <glib/gi18n-lib.h>

#include "reports/account/account_private.h"

static char *
say_reason (MuDecision why, const char *body)
{
  switch (why) {
  case MU_DECISION_COMMITS:
    return g_strdup_printf (_ ("Orders for %s to go in: friends near by were hard pressed."), body);
  case MU_DECISION_COVERS:
    return g_strdup_printf (_ ("Orders for %s to close the gap: friends near by had broken."),
                            body);
  case MU_DECISION_MEETS:
    return g_strdup_printf (_ ("Orders for %s to wait no longer: enemy came near."), body);
  case MU_DECISION_LATE:
    return g_strdup_printf (_ ("Orders for %s to wait no longer: a third of the battle was over."),
                            body);
  case MU_DECISION_TURNS:
    return g_strdup_printf (_ ("Orders for %s to turn: a better blow could be struck elsewhere."),
                            body);
  case MU_DECISION_FREES:
    return g_strdup_printf (_ ("Orders for %s to go elsewhere: friends stood in the way."), body);
  case MU_DECISION_ANEW:
    return g_strdup_printf (_ ("%s had no orders left and got new ones."), body);
  case MU_DECISION_CALLS:
    return g_strdup_printf (_ ("%s gave up the pursuit: friends near by needed help."), body);
  case MU_DECISION_ROUND:
  case MU_DECISION_JOINS:
    break;
  }
  return g_strdup_printf (_ ("Orders for %s to do something else."), body);
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
    return g_strdup_printf (_ ("%s set out round %s, who stood in the way."), body, other);
  if (event->value[0] == MU_DECISION_JOINS)
    return g_strdup_printf (
        _ ("%s went up behind %s: a general near by steadies the hard pressed."), body, other);
  g_autofree char *reason = say_reason ((MuDecision) event->value[0], body);
  /* Translators: a sentence with the reason; the enemy's body */
  return has_target (event) ? g_strdup_printf (_ ("%s The enemy to attack: %s."), reason, other)
                            : g_steal_pointer (&reason);
}
