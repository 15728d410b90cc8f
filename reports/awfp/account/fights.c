/* Charges, volleys, rounds of close combat and losses in words. */
#include <glib/gi18n-lib.h>

#include "reports/awfp/account/sentences.h"
#include "reports/awfp/account/sentences_private.h"
#include "rules/awfp/play.h"

#define BODY(names, event)  mu_account_name (names, (event)->body)
#define OTHER(names, event) mu_account_name (names, (event)->other)

/* --- charges ----------------------------------------------------------------------- */

/* Stands of the body before this event, which is one of the record's; -1: not known. */
static int
stands_before (const MuBattleRecord *record, const MuEvent *event)
{
  int stands = -1;
  for (guint i = 0; i < record->events->len; i++) {
    const MuEvent *before = &g_array_index (record->events, MuEvent, i);
    if (before == event)
      return stands;
    if (before->kind == MU_EVENT_STRENGTH && before->body == event->body)
      stands = before->value[0];
  }
  return -1;
}

/* "Legio X (3 stands)"; free with g_free. */
static char *
with_stands (const MuAccountNames *names, const MuEvent *event)
{
  const int stands = stands_before (names->record, event);
  if (stands < 1)
    return g_strdup (BODY (names, event));
  /* Translators: unit, its strength */
  return g_strdup_printf (ngettext ("%s (%d stand)", "%s (%d stands)", (gulong) stands),
                          BODY (names, event), stands);
}

/* awfp.orders.charge.pre-empt: the second charge of a turn. */
char *
mu_awfp_say_charge (const MuAccountNames *names, const MuEvent *event)
{
  const char *other = OTHER (names, event);
  g_autofree char *body = with_stands (names, event);
  if (event->rule == MU_RULE_AWFP_CHARGE_PRE_EMPT)
    return g_strdup_printf (_ ("%s turned the charge against %s, who came at them."), body, other);
  if (event->value[1] == 1)
    return g_strdup_printf (_ ("%s countercharged %s."), body, other);
  return g_strdup_printf (_ ("%s charged %s."), body, other);
}

/* --- missiles ------------------------------------------------------------------------ */

static const char *
weapon_words (int shooting)
{
  switch ((MuAwfpShooting) shooting) {
  case MU_AWFP_SHOOTS_JAVELIN:
    return _ ("javelins");
  case MU_AWFP_SHOOTS_BOW:
  case MU_AWFP_SHOOTS_MOUNTED_BOW:
    return _ ("bows");
  case MU_AWFP_SHOOTS_CROSSBOW:
    return _ ("crossbows");
  case MU_AWFP_SHOOTS_LONGBOW:
    return _ ("longbows");
  case MU_AWFP_SHOOTS_SLING:
    return _ ("slings");
  case MU_AWFP_SHOOTS_STAFF_SLING:
    return _ ("staff slings");
  case MU_AWFP_SHOOTS_ENGINE:
    return _ ("engines");
  case MU_AWFP_SHOOTS_VARIOUS:
    break;
  }
  return _ ("missiles");
}

static char *
count_dice (int dice)
{
  return g_strdup_printf (ngettext ("%d die", "%d dice", (gulong) ABS (dice)), dice);
}

static char *
count_hits (int hits)
{
  if (hits == 0)
    return g_strdup (_ ("no hits"));
  return g_strdup_printf (ngettext ("%d hit", "%d hits", (gulong) ABS (hits)), hits);
}

char *
mu_awfp_say_volley (const MuAccountNames *names, const MuEvent *event)
{
  g_autofree char *dice = count_dice (event->value[0]);
  g_autofree char *hits = count_hits (event->value[1]);
  /* Translators: unit, unit, "bows", "6 dice", "2 hits" */
  return g_strdup_printf (_ ("%s shot at %s with %s: %s, %s."), BODY (names, event),
                          OTHER (names, event), weapon_words (event->value[2]), dice, hits);
}

/* --- close combat --------------------------------------------------------------------- */

char *
mu_awfp_say_round (const MuAccountNames *names, const MuEvent *event)
{
  const char *body = BODY (names, event), *other = OTHER (names, event);
  g_autofree char *dice = count_dice (event->value[3]);
  g_autofree char *hits = count_hits (event->value[2]);
  if (event->value[3] == 0)
    return g_strdup_printf (_ ("%s had a score of %d against %s and could not strike."), body,
                            event->value[1], other);
  /* Translators: unit, its score, unit, "6 dice", "2 hits" */
  return g_strdup_printf (_ ("%s had a score of %d against %s: %s, %s."), body, event->value[1],
                          other, dice, hits);
}

char *
mu_awfp_say_pushed (const MuAccountNames *names, const MuEvent *event)
{
  const char *body = BODY (names, event), *other = OTHER (names, event);
  const gint32 lost = event->value[0];
  if (event->value[1] == 1) /* Translators: the winner, the loser */
    return g_strdup_printf (_ ("%s beat %s, who had no room to give way."), other, body);
  if (lost > 1) /* Translators: the winner, the loser, rounds */
    return g_strdup_printf (ngettext ("%s pushed %s back, who had now lost %d round.",
                                      "%s pushed %s back, who had now lost %d rounds.",
                                      (gulong) lost),
                            other, body, lost);
  /* Translators: the winner, the loser */
  return g_strdup_printf (_ ("%s pushed %s back."), other, body);
}

char *
mu_awfp_recoil_words (const char *before, int times)
{
  if (!*before)
    return g_strdup (_ ("pushed back"));
  if (times > 1) /* Translators: unit, rounds */
    return g_strdup_printf (ngettext ("pushed back by %s, %d round lost",
                                      "pushed back by %s, %d rounds lost", (gulong) times),
                            before, times);
  return g_strdup_printf (_ ("pushed back by %s"), before);
}

/* --- losses ---------------------------------------------------------------------------- */

static char *
say_stands (const MuAccountNames *names, const MuEvent *event)
{
  return g_strdup_printf (
      ngettext ("%s: %d stand.", "%s: %d stands.", (gulong) ABS (event->value[0])),
      BODY (names, event), event->value[0]);
}

/* What an umpire has laid down costs no figures. */
char *
mu_awfp_say_strength (const MuAccountNames *names, const MuEvent *event)
{
  const gint32 *v = event->value;
  const char *body = BODY (names, event);
  if (v[3] <= 0)
    return say_stands (names, event);
  g_autofree char *figures = mu_awfp_count_figures (v[3]);
  if (v[2] <= 0) /* Translators: unit, "2 figures" */
    return g_strdup_printf (_ ("%s lost %s, but no stand."), body, figures);
  if (v[0] <= 0)
    return g_strdup_printf (
        ngettext ("%s lost its last stand.", "%s lost its last %d stands.", (gulong) v[2]), body,
        v[2]);
  g_autofree char *gone = mu_awfp_count_stands (v[2]), *left = mu_awfp_count_stands (v[0]);
  /* Translators: unit, "5 figures", "1 stand", "3 stands" */
  return g_strdup_printf (_ ("%s lost %s: %s gone, %s left."), body, figures, gone, left);
}

char *
mu_awfp_say_destroyed (const MuAccountNames *names, const MuEvent *event)
{
  const char *body = BODY (names, event);
  if (event->rule == MU_RULE_AWFP_RETREAT_CAUGHT)
    return g_strdup_printf (_ ("%s perished, caught by the enemy."), body);
  if (event->rule == MU_RULE_AWFP_GENERAL_KILLED)
    return g_strdup_printf (_ ("%s fell in the fighting."), body);
  return g_strdup_printf (_ ("%s perished to the last man."), body);
}
