/* One event, one sentence. In the past tense, which asks no verb to agree with
 * a name that may be one man or a thousand. */
#include <glib/gi18n-lib.h>
#include <inttypes.h>

#include "reports/account/account_private.h"
#include "reports/system.h"
#include "rules/field/fix.h"

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
  return mu_report_period (names->record->rules, event->value[0]);
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

#define HARD_BY 2 /* paces, that are no way to charge over */

static char *
say_fell_upon (const MuAccountNames *names, const MuEvent *event)
{
  if (event->value[1] == 1)
    return g_strdup_printf (_ ("%s countercharged %s."), BODY (names, event), OTHER (names, event));
  return g_strdup_printf (_ ("%s fell upon %s."), BODY (names, event), OTHER (names, event));
}

static char *
say_charge (const MuAccountNames *names, const MuEvent *event)
{
  int distance = paces (event->value[0]);
  if (distance <= HARD_BY)
    return say_fell_upon (names, event);
  if (event->value[1] == 1)
    return g_strdup_printf (_ ("%s countercharged %s over %d paces."), BODY (names, event),
                            OTHER (names, event), distance);
  return g_strdup_printf (_ ("%s charged %s over %d paces."), BODY (names, event),
                          OTHER (names, event), distance);
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

char *
mu_account_say_broke (const MuAccountNames *names, const MuEvent *event)
{
  if (event->value[0] == 2)
    return g_strdup_printf (_ ("%s broke for the second time."), BODY (names, event));
  if (event->value[0] > 2)
    return g_strdup_printf (_ ("%s broke yet again."), BODY (names, event));
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
  const char *name = mu_account_general (names, event->side, event->value[1]);
  if (event->value[1] > 0 && !name)
    return g_strdup_printf (_ ("A subordinate general was lost with %s."), BODY (names, event));
  if (event->value[1] > 0)
    /* Translators: general, unit */
    return g_strdup_printf (_ ("%s, a subordinate general, was lost with %s."), name,
                            BODY (names, event));
  if (!name)
    return g_strdup_printf (_ ("The general with %s was lost."), BODY (names, event));
  return g_strdup_printf (_ ("%s, general of %s, was lost with %s."), name,
                          names->record->side[event->side].list->name, BODY (names, event));
}

static char *
say_objective (const MuAccountNames *names, const MuEvent *event)
{
  const gint32 *v = event->value;
  g_autofree char *points = mu_account_points (v[0]);
  g_autofree char *agreed = mu_account_number (v[1]);
  if (event->side >= MU_SIDES)
    return g_strdup_printf (_ ("Nobody holds objective %d, of %s points."), v[2], agreed);
  /* Translators: number of the objective, army, points it counts, points agreed for it */
  return g_strdup_printf (_ ("Objective %d, held by %s: %s of %s points."), v[2],
                          names->record->side[event->side].list->name, points, agreed);
}

static char *
say_ended (const MuAccountNames *names, const MuEvent *event)
{
  return mu_account_result (names->record);
}

/* A sheet may come from anyone. */
static char *
say_gave_up (const MuAccountNames *names, const MuEvent *event)
{
  if (event->value[0] != MU_SIDE_A && event->value[0] != MU_SIDE_B)
    return g_strdup ("");
  /* Translators: army, its percentage, the enemy's */
  return g_strdup_printf (
      _ ("%s gave the battle up: %d %% of the army's points were in good heart, and %d %% of the "
         "enemy's."),
      names->record->side[event->value[0]].list->name, event->value[1], event->value[2]);
}

/* --- headlines --------------------------------------------------------------- */

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
tells_mixed (const MuEvent *event)
{
  return event->value[0] == MU_EVENT_MIXED_BEFORE;
}

/* --- one event ---------------------------------------------------------------- */

/* Whether a short account tells those whose values decide stands behind the sentence. */
static const MuEventWords all_systems[MU_EVENT_KINDS] = {
  [MU_EVENT_PERIOD] = { say_period, NULL },
  [MU_EVENT_PHASE] = { say_phase, NULL },
  [MU_EVENT_DEPLOYED] = { say_deployed, NULL },
  [MU_EVENT_CHARGE] = { say_charge, NULL },
  [MU_EVENT_MOVED] = { mu_account_say_moved, NULL },
  [MU_EVENT_CONTACT] = { say_contact, tells_contact },
  [MU_EVENT_SHOT] = { mu_account_say_shot, NULL },
  [MU_EVENT_MELEE] = { mu_account_say_melee, NULL },
  [MU_EVENT_STRENGTH] = { mu_account_say_strength, tells_strength },
  [MU_EVENT_DISORDERED] = { say_disordered, NULL },
  [MU_EVENT_RECOVERED] = { say_recovered, NULL },
  [MU_EVENT_RECOILED] = { say_recoiled, NULL },
  [MU_EVENT_FOLLOWED_UP] = { say_followed_up, NULL },
  [MU_EVENT_BROKE] = { mu_account_say_broke, NULL },
  [MU_EVENT_PURSUES] = { say_pursues, NULL },
  [MU_EVENT_RALLIED] = { say_rallied, NULL },
  [MU_EVENT_LEFT_TABLE] = { say_left_table, NULL },
  [MU_EVENT_DESTROYED] = { say_destroyed, NULL },
  [MU_EVENT_SURRENDERED] = { say_surrendered, NULL },
  [MU_EVENT_GENERAL_LOST] = { say_general_lost, NULL },
  [MU_EVENT_ENDED] = { say_ended, NULL },
  [MU_EVENT_FACED] = { mu_account_say_faced, NULL },
  [MU_EVENT_GAVE_UP] = { say_gave_up, NULL },
  [MU_EVENT_OBJECTIVE] = { say_objective, NULL },
  [MU_EVENT_DAY] = { mu_account_say_day, NULL },
  [MU_EVENT_SKY] = { mu_account_say_sky, NULL },
  [MU_EVENT_STRAYED] = { mu_account_say_strayed, NULL },
  [MU_EVENT_SLIPPED] = { mu_account_say_slipped, NULL },
  [MU_EVENT_MESSENGER] = { mu_account_say_messenger, tells_messenger },
  [MU_EVENT_DECIDED] = { mu_account_say_decided, NULL },
  [MU_EVENT_SIGNAL] = { mu_account_say_signal, NULL },
  [MU_EVENT_MARCH] = { mu_account_say_march, tells_march },
  [MU_EVENT_ARRIVED] = { mu_account_say_arrived, NULL },
  [MU_EVENT_MIXED] = { mu_account_say_mixed, tells_mixed },
  [MU_EVENT_CHALLENGE] = { mu_account_say_challenge, NULL },
  [MU_EVENT_SINGLE_BLOW] = { mu_account_say_single_blow, NULL },
  [MU_EVENT_SINGLE_COMBAT] = { mu_account_say_single_combat, NULL },
};

/* The system's own words of the kind come before those of all. */
static MuEventWords
words_of (MuRuleSystem rules, int kind)
{
  const MuReportSystem *system = mu_report_system (rules);
  const MuEventWords *own = system->event_words ? system->event_words (kind) : NULL;
  MuEventWords words = own ? *own : (MuEventWords){ NULL, NULL };
  if (kind < MU_EVENT_KINDS && !words.say)
    words.say = all_systems[kind].say;
  if (kind < MU_EVENT_KINDS && !words.headline)
    words.headline = all_systems[kind].headline;
  return words;
}

char *
mu_account_sentence (const MuAccountNames *names, const MuEvent *event)
{
  const MuEventWords words = words_of (names->record->rules, event->kind);
  return words.say ? words.say (names, event) : NULL;
}

/* A short account tells what changed the battle; shooting and blows only where
 * a figure fell by them, which the loss itself says. */
gboolean
mu_account_is_headline (MuRuleSystem rules, const MuEvent *event)
{
  const MuEventWords words = words_of (rules, event->kind);
  switch (mu_battle_event_row (event->kind)->headline) {
  case MU_HEADLINE_NEVER:
    break;
  case MU_HEADLINE_ALWAYS:
    return TRUE;
  case MU_HEADLINE_SOMETIMES:
    return words.headline && words.headline (event);
  }
  return FALSE;
}
