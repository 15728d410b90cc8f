/* One event, one sentence. In the past tense, which asks no verb to agree with
 * a name that may be one man or a thousand. */
#include <glib/gi18n-lib.h>
#include <inttypes.h>

#include "reports/account/account_private.h"
#include "rules/field/fix.h"
#include "rules/wrg/fight/general.h"
#include "rules/wrg/nerve/reaction.h"
#include "rules/wrg/troop/troop.h"

typedef char *(*Sentence) (const MuAccountNames *names, const MuEvent *event);

#define BODY(names, event)  mu_account_name (names, (event)->body)
#define OTHER(names, event) mu_account_name (names, (event)->other)

static int
paces (gint32 fix)
{
  return MU_FIX_TO_PACES (fix);
}

static char *
say_period (const MuAccountNames *names, const MuEvent *event)
{
  return g_strdup_printf (_ ("Period %d"), event->value[0]);
}

static char *
say_phase (const MuAccountNames *names, const MuEvent *event)
{
  return g_strdup (mu_account_phase (names->record->rules, event->value[0]));
}

static char *
say_deployed (const MuAccountNames *names, const MuEvent *event)
{
  return g_strdup_printf (ngettext ("%s deployed %d file wide.", "%s deployed %d files wide.",
                                    (gulong) event->value[3]),
                          BODY (names, event), event->value[3]);
}

static char *
say_charge (const MuAccountNames *names, const MuEvent *event)
{
  int distance = paces (event->value[0]);
  if (event->value[1] == 1)
    return g_strdup_printf (_ ("%s countercharged %s over %d paces."), BODY (names, event),
                            OTHER (names, event), distance);
  return g_strdup_printf (_ ("%s charged %s over %d paces."), BODY (names, event),
                          OTHER (names, event), distance);
}

static const char *
occasion_words (int occasion)
{
  switch ((MuWrgOccasion) occasion) {
  case MU_OCCASION_FIRST_DANGER:
    return _ ("in danger for the first time");
  case MU_OCCASION_START_CHARGE:
    return _ ("ordered to charge");
  case MU_OCCASION_CHARGED:
    return _ ("charged");
  case MU_OCCASION_SHOT_DOWN:
    return _ ("under heavy shooting");
  case MU_OCCASION_BELOW_HALF:
    return _ ("below half strength");
  case MU_OCCASION_SURPRISED:
    return _ ("surprised");
  case MU_OCCASION_FRIENDS_ROUT:
    return _ ("seeing friends in rout");
  case MU_OCCASION_GENERAL_LOST:
    return _ ("having lost the general");
  case MU_OCCASION_HOLDERS_WON:
    return _ ("victorious under orders to hold");
  case MU_OCCASION_RALLY:
    return _ ("clear of pursuit");
  }
  return _ ("for another reason");
}

static char *
say_reaction (const MuAccountNames *names, const MuEvent *event)
{
  return g_strdup_printf (ngettext ("%s tested, %s: total %d with %d die, row %d.",
                                    "%s tested, %s: total %d with %d dice, row %d.",
                                    (gulong) event->value[3]),
                          BODY (names, event), occasion_words (event->value[0]), event->value[1],
                          event->value[3], event->value[2]);
}

/* A battle sheet may come from anyone: its numbers need not be any act's. */
static const char *
act_words (gint32 act)
{
  if (act < 0 || act > MU_RESULT_RALLY)
    return "?";
  return _ (mu_wrg_reaction_act_words ((MuWrgReactionAct) act));
}

static char *
say_result (const MuAccountNames *names, const MuEvent *event)
{
  const char *act = act_words (event->value[0]);
  if (event->value[1] == 0)
    return g_strdup_printf (_ ("Result for %s: %s."), BODY (names, event), act);
  return g_strdup_printf (ngettext ("Result for %s: %s, %d period.",
                                    "Result for %s: %s, %d periods.", (gulong) event->value[1]),
                          BODY (names, event), act, event->value[1]);
}

static char *
say_contact (const MuAccountNames *names, const MuEvent *event)
{
  const char *body = BODY (names, event);
  const char *other = OTHER (names, event);
  if (event->value[0] == 2)
    return g_strdup_printf (_ ("%s struck %s in the rear."), body, other);
  if (event->value[0] == 1)
    return g_strdup_printf (_ ("%s struck %s in flank."), body, other);
  return g_strdup_printf (_ ("%s met %s face to face."), body, other);
}

static char *
say_disordered (const MuAccountNames *names, const MuEvent *event)
{
  return g_strdup_printf (_ ("%s fell into disorder."), BODY (names, event));
}

static char *
say_recovered (const MuAccountNames *names, const MuEvent *event)
{
  return g_strdup_printf (_ ("%s stood in order again."), BODY (names, event));
}

static char *
say_recoiled (const MuAccountNames *names, const MuEvent *event)
{
  if (event->value[0] > 1)
    return g_strdup_printf (_ ("%s recoiled again before %s, %d times in a row."),
                            BODY (names, event), OTHER (names, event), event->value[0]);
  return g_strdup_printf (_ ("%s recoiled before %s."), BODY (names, event), OTHER (names, event));
}

static char *
say_followed_up (const MuAccountNames *names, const MuEvent *event)
{
  return g_strdup_printf (_ ("%s followed up %s."), BODY (names, event), OTHER (names, event));
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
  if (event->value[0] == 2)
    return g_strdup_printf (_ ("%s broke for the second time."), BODY (names, event));
  if (event->value[0] > 2)
    return g_strdup_printf (_ ("%s broke yet again."), BODY (names, event));
  if (!can_run (names, event->body))
    return g_strdup_printf (_ ("%s broke and was left standing."), BODY (names, event));
  return g_strdup_printf (_ ("%s broke and ran."), BODY (names, event));
}

static char *
say_pursues (const MuAccountNames *names, const MuEvent *event)
{
  return g_strdup_printf (_ ("%s pursued %s."), BODY (names, event), OTHER (names, event));
}

static char *
say_rallied (const MuAccountNames *names, const MuEvent *event)
{
  const char *body = BODY (names, event);
  switch ((MuRallied) event->value[0]) {
  case MU_RALLIED_FORWARD:
    return g_strdup_printf (_ ("%s rallied forward."), body);
  case MU_RALLIED_BACK:
    return g_strdup_printf (_ ("%s rallied back."), body);
  case MU_RALLIED_ONTO_TABLE:
    return g_strdup_printf (_ ("%s came back to the table."), body);
  case MU_RALLIED_SOMEHOW:
    break;
  }
  return g_strdup_printf (_ ("%s rallied."), body);
}

static char *
say_left_table (const MuAccountNames *names, const MuEvent *event)
{
  return g_strdup_printf (event->value[0] == 1 ? _ ("%s fled off the table.")
                                               : _ ("%s left the table."),
                          BODY (names, event));
}

static char *
say_destroyed (const MuAccountNames *names, const MuEvent *event)
{
  return g_strdup_printf (_ ("%s perished to the last man."), BODY (names, event));
}

static char *
say_surrendered (const MuAccountNames *names, const MuEvent *event)
{
  if (event->other == MU_NO_BODY)
    return g_strdup_printf (_ ("%s surrendered."), BODY (names, event));
  return g_strdup_printf (_ ("%s surrendered to %s."), BODY (names, event), OTHER (names, event));
}

static char *
say_general_lost (const MuAccountNames *names, const MuEvent *event)
{
  const MuList *list = event->side < MU_SIDES ? names->record->side[event->side].list : NULL;
  const MuListGeneral *general = list ? mu_list_commander (list) : NULL;
  if (event->value[1] > 0)
    return g_strdup_printf (_ ("A subordinate general was lost with %s."), BODY (names, event));
  if (!general)
    return g_strdup_printf (_ ("The general with %s was lost."), BODY (names, event));
  return g_strdup_printf (_ ("%s, general of %s, was lost with %s."), general->name, list->name,
                          BODY (names, event));
}

static char *
say_objective (const MuAccountNames *names, const MuEvent *event)
{
  const gint32 *v = event->value;
  g_autofree char *points = mu_account_points (v[0]);
  g_autofree char *agreed = mu_account_number (v[1]);
  if (event->side >= MU_SIDES)
    return g_strdup_printf (_ ("Nobody holds objective %d, of %s points."), v[2], agreed);
  /* Translators: army, number of the objective, points it counts, points agreed for it */
  return g_strdup_printf (_ ("%s holds objective %d: %s of %s points."),
                          names->record->side[event->side].list->name, v[2], points, agreed);
}

static char *
say_ended (const MuAccountNames *names, const MuEvent *event)
{
  return mu_account_result (names->record);
}

static const Sentence sentences[MU_EVENT_KINDS] = {
  [MU_EVENT_PERIOD] = say_period,
  [MU_EVENT_PHASE] = say_phase,
  [MU_EVENT_DEPLOYED] = say_deployed,
  [MU_EVENT_CHARGE] = say_charge,
  [MU_EVENT_REACTION] = say_reaction,
  [MU_EVENT_RESULT] = say_result,
  [MU_EVENT_MOVED] = mu_account_say_moved,
  [MU_EVENT_CONTACT] = say_contact,
  [MU_EVENT_SHOT] = mu_account_say_shot,
  [MU_EVENT_MELEE] = mu_account_say_melee,
  [MU_EVENT_STRENGTH] = mu_account_say_strength,
  [MU_EVENT_DISORDERED] = say_disordered,
  [MU_EVENT_RECOVERED] = say_recovered,
  [MU_EVENT_RECOILED] = say_recoiled,
  [MU_EVENT_FOLLOWED_UP] = say_followed_up,
  [MU_EVENT_BROKE] = say_broke,
  [MU_EVENT_PURSUES] = say_pursues,
  [MU_EVENT_RALLIED] = say_rallied,
  [MU_EVENT_LEFT_TABLE] = say_left_table,
  [MU_EVENT_DESTROYED] = say_destroyed,
  [MU_EVENT_SURRENDERED] = say_surrendered,
  [MU_EVENT_GENERAL_LOST] = say_general_lost,
  [MU_EVENT_ENDED] = say_ended,
  [MU_EVENT_RECOIL_CHECK] = mu_account_say_recoil_check,
  [MU_EVENT_FACED] = mu_account_say_faced,
  [MU_EVENT_OBJECTIVE] = say_objective,
  [MU_EVENT_DAY] = mu_account_say_day,
  [MU_EVENT_SKY] = mu_account_say_sky,
  [MU_EVENT_STRAYED] = mu_account_say_strayed,
  [MU_EVENT_SLIPPED] = mu_account_say_slipped,
  [MU_EVENT_ORDERS] = mu_account_say_orders,
  [MU_EVENT_MESSENGER] = mu_account_say_messenger,
  [MU_EVENT_SIGNAL] = mu_account_say_signal,
  [MU_EVENT_MARCH] = mu_account_say_march,
  [MU_EVENT_ARRIVED] = mu_account_say_arrived,
  [MU_EVENT_GENERAL_HURT] = mu_account_say_general_hurt,
  [MU_EVENT_MIXED] = mu_account_say_mixed,
  [MU_EVENT_CHALLENGE] = mu_account_say_challenge,
  [MU_EVENT_SINGLE_BLOW] = mu_account_say_single_blow,
  [MU_EVENT_SINGLE_COMBAT] = mu_account_say_single_combat,
};

char *
mu_account_sentence (const MuAccountNames *names, const MuEvent *event)
{
  Sentence say = event->kind < MU_EVENT_KINDS ? sentences[event->kind] : NULL;
  return say ? say (names, event) : NULL;
}

static gboolean
changes_plans (gint32 act)
{
  return act != MU_RESULT_OBEY && act != MU_RESULT_OBEY_OR_CAUTIOUS && act != MU_RESULT_ROUT_ON;
}

typedef gboolean (*Headline) (const MuEvent *event);

static gboolean
tells_orders (const MuEvent *event)
{
  return event->period > 0;
}

static gboolean
tells_messenger (const MuEvent *event)
{
  return event->value[0] != MU_MESSENGER_RIDES;
}

static gboolean
tells_march (const MuEvent *event)
{
  return event->value[1] == MU_MARCH_LOST;
}

static gboolean
tells_hurt (const MuEvent *event)
{
  return event->value[3] != MU_GENERAL_UNHURT;
}

static gboolean
tells_strength (const MuEvent *event)
{
  return event->value[2] > 0;
}

static gboolean
tells_contact (const MuEvent *event)
{
  return event->value[0] != 0;
}

static gboolean
tells_result (const MuEvent *event)
{
  return changes_plans (event->value[0]);
}

static gboolean
tells_mixed (const MuEvent *event)
{
  return event->value[0] == MU_EVENT_MIXED_BEFORE;
}

/* Of the kinds whose values decide. */
static const Headline headlines[MU_EVENT_KINDS] = {
  [MU_EVENT_ORDERS] = tells_orders,     [MU_EVENT_MESSENGER] = tells_messenger,
  [MU_EVENT_MARCH] = tells_march,       [MU_EVENT_GENERAL_HURT] = tells_hurt,
  [MU_EVENT_STRENGTH] = tells_strength, [MU_EVENT_CONTACT] = tells_contact,
  [MU_EVENT_RESULT] = tells_result,     [MU_EVENT_MIXED] = tells_mixed,
};

/* A short account tells what changed the battle; shooting and blows only where
 * a figure fell by them, which the loss itself says. */
gboolean
mu_account_is_headline (const MuEvent *event)
{
  switch (mu_battle_event_row (event->kind)->headline) {
  case MU_HEADLINE_NEVER:
    break;
  case MU_HEADLINE_ALWAYS:
    return TRUE;
  case MU_HEADLINE_SOMETIMES:
    return headlines[event->kind] && headlines[event->kind](event);
  }
  return FALSE;
}
