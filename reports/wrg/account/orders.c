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
  return g_strdup_printf (ngettext ("First to be ready: %s, with %d pace further to "
                                    "move in the first period.",
                                    "First to be ready: %s, with %d paces further to "
                                    "move in the first period.",
                                    (gulong) paces),
                          record->side[first].list->name, paces);
}

/* The subject of a sentence, as far as he is known. */
static char *
who_was_hurt (const MuAccountNames *names, const MuEvent *event)
{
  const char *body = BODY (names, event);
  const char *name = mu_account_general (names, event->side, event->value[0]);
  if (!name) /* Translators: unit; goes on: "was killed." */
    return g_strdup_printf (_ ("The general with %s"), body);
  if (event->value[0] > 0) /* Translators: general, unit; goes on: "was killed." */
    return g_strdup_printf (_ ("%s, subordinate general with %s,"), name, body);
  /* Translators: general, army, unit; goes on: "was killed." */
  return g_strdup_printf (_ ("%s, general of %s, with %s,"), name,
                          names->record->side[event->side].list->name, body);
}

char *
mu_wrg_say_general_hurt (const MuAccountNames *names, const MuEvent *event)
{
  g_autofree char *who = who_was_hurt (names, event);
  switch ((MuGeneralFate) event->value[3]) {
  case MU_GENERAL_UNHURT:
    /* Translators: unit, men lost, men left */
    return g_strdup_printf (_ ("The general with %s was unhurt; about him %d fell, %d were left."),
                            BODY (names, event), event->value[1], event->value[2]);
  case MU_GENERAL_LEAVES: /* Translators: "The general with Hastati" */
    return g_strdup_printf (_ ("%s was wounded and taken from the field."), who);
  case MU_GENERAL_SURRENDERS: /* Translators: "The general with Hastati" */
    return g_strdup_printf (_ ("%s was wounded and had to surrender."), who);
  case MU_GENERAL_DEAD:
    break;
  }
  /* Translators: "The general with Hastati" */
  return g_strdup_printf (_ ("%s was killed."), who);
}
