#include "lists/system.h"

#include <glib/gi18n-lib.h>

#include "lists/xml/error.h"
#include "rules/battle/setup.h"

const MuListSystem *
mu_list_system (MuRuleSystem rules)
{
  guint i = 0;
  while (mu_list_systems[i + 1] && mu_list_systems[i]->number != rules)
    i++;
  return mu_list_systems[i];
}

MuRuleSystem
mu_list_rules_usual (void)
{
  return mu_list_systems[0]->number;
}

gboolean
mu_list_rules_known (int rules)
{
  return (int) mu_list_system ((MuRuleSystem) rules)->number == rules;
}

const MuListSystem *
mu_list_system_of_books (void)
{
  return mu_list_systems[0];
}

MuRule
mu_system_troop_refused (const MuListSystem *system, const MuTroop *troop)
{
  return system->troop_refused ? system->troop_refused (troop) : MU_RULE_NONE;
}

MuRule
mu_system_order_refused (const MuListSystem *system, const MuTroop *troop, MuOrder order)
{
  return system->order_refused ? system->order_refused (troop, order) : MU_RULE_NONE;
}

const MuListSystem *
mu_list_system_of (const MuList *list)
{
  return mu_list_system (list->rules);
}

void
mu_list_system_keys (const char *keys[MU_LIST_SYSTEMS_MAX + 1])
{
  int count = 0;
  for (; mu_list_systems[count] && count < MU_LIST_SYSTEMS_MAX; count++)
    keys[count] = mu_list_systems[count]->key;
  keys[count] = NULL;
}

gboolean
mu_list_has (const MuList *list, MuListTraits trait)
{
  return (mu_list_system_of (list)->traits & trait) != 0;
}

guint
mu_list_own_units (const MuList *list)
{
  const MuListSystem *system = mu_list_system_of (list);
  return list->units->len - (system->came_along ? system->came_along (list) : 0);
}

/* --- deeds --------------------------------------------------------------- */

gboolean
mu_system_can (MuRuleSystem rules, MuDeed deed)
{
  return mu_list_system (rules)->can[deed];
}

gboolean
mu_system_check (const MuList *list, MuDeed deed, GError **error)
{
  const MuListSystem *system = mu_list_system_of (list);
  if (system->can[deed])
    return TRUE;
  g_set_error (
      error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID,
      _ ("%s is a list for %s, rules by which Muster fights no battles; choose a list for WRG 5th "
         "or Fast Play"),
      list->name, _ (system->name));
  return FALSE;
}

const char *
mu_system_reserve (MuRuleSystem rules)
{
  const char *words = mu_list_system (rules)->reserve;
  return *words ? _ (words) : "";
}

const char *
mu_system_campaign_reserve (MuRuleSystem rules)
{
  const char *words = mu_list_system (rules)->campaign;
  return *words ? _ (words) : "";
}

gboolean
mu_list_may_fight (const MuList *list, GError **error)
{
  const guint count = list->units->len;
  if (!mu_system_check (list, MU_DEED_FIGHT, error))
    return FALSE;
  if (count > 0 && count <= MU_BATTLE_UNITS_MAX)
    return TRUE;
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID,
               count == 0 ? _ ("%s has no units; add some before a battle")
                          : _ ("%s has more units than a battle can take; leave some out"),
               list->name);
  return FALSE;
}
