#include "lists/system.h"

#include <glib/gi18n-lib.h>

#include "lists/list/terms.h"
#include "lists/xml/error.h"

/* A row a system: what changes when its rules can be played is its row. */
typedef struct {
  gboolean can[MU_DEEDS];
  const char *reserve;
  const char *campaign;
} System;

static const System systems[] = {
  [MU_RULES_WRG5] = { .can = { TRUE, TRUE, TRUE, TRUE }, .reserve = "", .campaign = "" },
  [MU_RULES_AWFP] = {
    .reserve = N_ ("Fast Play: Muster cannot fight it yet"),
    .campaign = N_ ("Fast Play: days, weather, map, marches and replacements are played. Muster "
                    "cannot fight its battles yet."),
  },
  [MU_RULES_ABD] = {
    .reserve = N_ ("Ancient Battles Deluxe: Muster cannot fight it"),
    .campaign = N_ ("Ancient Battles Deluxe: Muster cannot fight its battles."),
  },
};

static const System *
system_of (MuRuleSystem rules)
{
  return &systems[(guint) rules < G_N_ELEMENTS (systems) ? rules : MU_RULES_ABD];
}

gboolean
mu_system_can (MuRuleSystem rules, MuDeed deed)
{
  return system_of (rules)->can[deed];
}

gboolean
mu_system_check (const MuList *list, MuDeed deed, GError **error)
{
  if (mu_system_can (list->rules, deed))
    return TRUE;
  g_set_error (
      error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID,
      _ ("%s is a list for %s, other rules than WRG 5th, by which alone battles are fought; "
         "choose a WRG 5th list"),
      list->name, mu_term_rules (list->rules));
  return FALSE;
}

const char *
mu_system_reserve (MuRuleSystem rules)
{
  const char *words = system_of (rules)->reserve;

  return *words ? _ (words) : "";
}

const char *
mu_system_campaign_reserve (MuRuleSystem rules)
{
  const char *words = system_of (rules)->campaign;

  return *words ? _ (words) : "";
}
