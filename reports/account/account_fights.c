/* Missiles, blows and losses in words. A battle sheet may come from anyone: its
 * numbers need not mean anything. */
#include <glib/gi18n-lib.h>

#include "reports/account/account_private.h"

#define BODY(names, event)  mu_account_name (names, (event)->body)
#define OTHER(names, event) mu_account_name (names, (event)->other)

static const char *
weapon_words (int weapon)
{
  switch ((MuWeapon) weapon) {
  case MU_WEAPON_LIGHT_SPEAR:
    return _ ("javelins");
  case MU_WEAPON_BOW:
    return _ ("bows");
  case MU_WEAPON_CROSSBOW:
    return _ ("crossbows");
  case MU_WEAPON_SLING:
    return _ ("slings");
  case MU_WEAPON_STAFF_SLING:
    return _ ("staff slings");
  case MU_WEAPON_ENGINE:
    return _ ("engines");
  case MU_WEAPON_HEAVY_THROWING:
    return _ ("heavy throwing weapons");
  case MU_WEAPON_SIDEARM:
  case MU_WEAPON_LANCE:
  case MU_WEAPON_LONG_SPEAR:
  case MU_WEAPON_PIKE:
  case MU_WEAPON_TWO_HANDED:
    break;
  }
  return _ ("missiles");
}

static char *
count_figures (int figures)
{
  return g_strdup_printf (ngettext ("%d figure", "%d figures", (gulong) figures), figures);
}

static char *
count_casualties (int casualties)
{
  if (casualties == 0)
    return g_strdup (_ ("no casualties"));
  return g_strdup_printf (ngettext ("%d casualty", "%d casualties", (gulong) casualties),
                          casualties);
}

char *
mu_account_say_shot (const MuAccountNames *names, const MuEvent *event)
{
  g_autofree char *figures = count_figures (event->value[0]);
  g_autofree char *casualties = count_casualties (event->value[2]);
  return g_strdup_printf (_ ("%s shot at %s with %s: %s at factor %d, %s."), BODY (names, event),
                          OTHER (names, event), weapon_words (event->value[3]), figures,
                          event->value[1], casualties);
}

char *
mu_account_say_melee (const MuAccountNames *names, const MuEvent *event)
{
  g_autofree char *figures = count_figures (event->value[0]);
  g_autofree char *casualties = count_casualties (event->value[2]);
  if (event->value[3] <= 1)
    return g_strdup_printf (_ ("%s fought %s: %s at factor %d, %s."), BODY (names, event),
                            OTHER (names, event), figures, event->value[1], casualties);
  return g_strdup_printf (_ ("%s fought on against %s, period %d: %s at factor %d, %s."),
                          BODY (names, event), OTHER (names, event), event->value[3], figures,
                          event->value[1], casualties);
}

char *
mu_account_say_strength (const MuAccountNames *names, const MuEvent *event)
{
  if (event->phase == MU_PHASE_DEPLOYMENT)
    return g_strdup_printf (
        ngettext ("%s: %d figure.", "%s: %d figures.", (gulong) event->value[0]),
        BODY (names, event), event->value[0]);
  g_autofree char *taken = count_casualties (event->value[3]);
  if (event->value[3] == 0 && event->value[2] > 0)
    return g_strdup_printf (ngettext ("%s lost its last figure.", "%s lost its last %d figures.",
                                      (gulong) event->value[2]),
                            BODY (names, event), event->value[2]);
  if (event->value[2] == 0)
    return g_strdup_printf (_ ("%s took %s: no figure fell, %d carried."), BODY (names, event),
                            taken, event->value[1]);
  g_autofree char *lost = count_figures (event->value[2]);
  return g_strdup_printf (_ ("%s took %s: %s lost, %d left, %d carried."), BODY (names, event),
                          taken, lost, event->value[0], event->value[1]);
}
