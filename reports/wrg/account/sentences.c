/* WRG's own events, a row each, and those of them that fill no file of their own. */
#include "reports/wrg/account/sentences.h"

#include <glib/gi18n-lib.h>

#include "reports/wrg/account/sentences_private.h"
#include "rules/wrg/fight/general.h"
#include "rules/wrg/fight/recoil.h"
#include "rules/wrg/nerve/reaction.h"
#include "rules/wrg/troop/troop.h"

#define BODY(names, event) mu_account_name (names, (event)->body)

static char *
say_recoil_check (const MuAccountNames *names, const MuEvent *event)
{
  const char *body = BODY (names, event);
  const gint32 *v = event->value;
  switch ((MuWrgRecoilResult) v[0]) {
  case MU_RECOIL_STAND:
    return g_strdup_printf (_ ("%s stood: %d inflicted, %d received, %d by shooting."), body, v[1],
                            v[2], v[3]);
  case MU_RECOIL_RECOIL:
    return g_strdup_printf (_ ("%s had to recoil: %d inflicted, %d received, %d by shooting."),
                            body, v[1], v[2], v[3]);
  case MU_RECOIL_BREAK:
    return g_strdup_printf (
        _ ("%s could stand no more: %d inflicted, %d received, %d by shooting."), body, v[1], v[2],
        v[3]);
  }
  return g_strdup (body);
}

/* wrg.move.rout: who has no charge move has no rout move either. */
static gboolean
can_run (const MuAccountNames *names, int body)
{
  const MuListUnit *unit = mu_battle_record_unit (names->record, body, NULL);
  return unit == NULL || mu_wrg_type_charge_move ((MuTroopType) unit->troop.type) > 0;
}

static char *
say_broke (const MuAccountNames *names, const MuEvent *event)
{
  if (event->value[0] < 2 && !can_run (names, event->body))
    return g_strdup_printf (_ ("%s broke and was left standing."), BODY (names, event));
  return mu_account_say_broke (names, event);
}

/* --- headlines --------------------------------------------------------------- */

static gboolean
tells_orders (const MuEvent *event)
{
  return event->period > 0;
}

static gboolean
tells_hurt (const MuEvent *event)
{
  return event->value[3] != MU_GENERAL_UNHURT;
}

/* What changes what the body was to do. */
static gboolean
tells_result (const MuEvent *event)
{
  const gint32 act = event->value[0];
  return act != MU_RESULT_OBEY && act != MU_RESULT_OBEY_OR_CAUTIOUS && act != MU_RESULT_ROUT_ON;
}

/* --- the table ---------------------------------------------------------------- */

static const MuEventWords own_words[MU_EVENT_KINDS] = {
  [MU_EVENT_REACTION] = { mu_wrg_say_reaction, NULL },
  [MU_EVENT_RESULT] = { mu_wrg_say_result, tells_result },
  [MU_EVENT_BROKE] = { say_broke, NULL },
  [MU_EVENT_RECOIL_CHECK] = { say_recoil_check, NULL },
  [MU_EVENT_ORDERS] = { mu_wrg_say_orders, tells_orders },
  [MU_EVENT_GENERAL_HURT] = { mu_wrg_say_general_hurt, tells_hurt },
};

const MuEventWords *
mu_wrg_event_words (int kind)
{
  return kind >= 0 && kind < MU_EVENT_KINDS ? &own_words[kind] : NULL;
}
