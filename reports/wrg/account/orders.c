/* Orders and generals in words. A battle sheet may come from anyone: its numbers need not mean
 * anything. */
#include <glib/gi18n-lib.h>

#include "reports/wrg/account/sentences.h"
#include "reports/wrg/account/sentences_private.h"
#include "rules/wrg/fight/general.h"
#include "rules/wrg/orders/orders.h"

#define BODY(names, event) mu_account_name (names, (event)->body)

char *
mu_wrg_say_orders (const MuAccountNames *names, const MuEvent *event)
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

/* wrg.orders.time-limit */
char *
mu_wrg_first_ready_words (const MuBattleRecord *record)
{
  const MuSide first = mu_battle_record_wrote_first (record);
  const int paces = mu_wrg_order_writing_paces (1);
  if (first == MU_SIDE_NONE)
    return NULL;
  return g_strdup_printf (ngettext ("%s was the first to be ready and could move %d "
                                    "pace further in the first period.",
                                    "%s was the first to be ready and could move %d "
                                    "paces further in the first period.",
                                    (gulong) paces),
                          record->side[first].list->name, paces);
}

char *
mu_wrg_say_general_hurt (const MuAccountNames *names, const MuEvent *event)
{
  const char *body = BODY (names, event);
  const gint32 men = event->value[1], left = event->value[2];
  switch ((MuGeneralFate) event->value[3]) {
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
