#include "lists/system.h"

#include <glib/gi18n-lib.h>

#include "lists/xml/error.h"

const MuListSystem *
mu_list_system (MuRuleSystem rules)
{
  guint i = 0;
  while (mu_list_systems[i + 1] && mu_list_systems[i]->number != rules)
    i++;
  return mu_list_systems[i];
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
      _ ("%s is a list for %s, other rules than WRG 5th, by which alone battles are fought; "
         "choose a WRG 5th list"),
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
