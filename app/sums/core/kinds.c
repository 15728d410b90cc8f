/* The kinds of sum, gathered from the tables of their systems. */
#include <glib/gi18n.h>
#include <string.h>

#include "app/sums/core/sum.h"

/* The n-th kind of a tab, counted through all tables; *n counts down. */
static const MuSumKind *
find_in_tab (const MuSumSystem *system, int tab, guint *n)
{
  for (int t = 0; system->tables[t]; t++)
    for (const MuSumKind *kind = system->tables[t]; kind->key; kind++)
      if (kind->tab == tab) {
        if (*n == 0)
          return kind;
        *n -= 1;
      }
  return NULL;
}

const MuSumKind *
mu_sum_kind_at (guint place)
{
  for (int s = 0; mu_sum_systems[s]; s++)
    for (int tab = 0; mu_sum_systems[s]->tabs[tab]; tab++) {
      const MuSumKind *kind = find_in_tab (mu_sum_systems[s], tab, &place);
      if (kind)
        return kind;
    }
  return NULL;
}

static const MuSumKind *
find_in (const MuSumSystem *system, const char *key)
{
  for (int t = 0; system->tables[t]; t++)
    for (const MuSumKind *kind = system->tables[t]; kind->key; kind++)
      if (strcmp (kind->key, key) == 0)
        return kind;
  return NULL;
}

const MuSumKind *
mu_sum_kind_find (const char *key)
{
  const MuSumKind *kind = NULL;
  for (int s = 0; kind == NULL && mu_sum_systems[s]; s++)
    kind = find_in (mu_sum_systems[s], key);
  return kind;
}

const MuSumSystem *
mu_sum_kind_system (const MuSumKind *kind)
{
  int s = 0;
  while (find_in (mu_sum_systems[s], kind->key) != kind)
    s++;
  return mu_sum_systems[s];
}

const char *
mu_sum_kind_verb (const MuSumKind *kind)
{
  return kind->verb ? kind->verb : kind->key;
}

const MuSumKind *
mu_sum_kind_of_verb (const MuSumSystem *system, const char *verb)
{
  for (int t = 0; system->tables[t]; t++)
    for (const MuSumKind *kind = system->tables[t]; kind->key; kind++)
      if (strcmp (mu_sum_kind_verb (kind), verb) == 0)
        return kind;
  return NULL;
}

gboolean
mu_sum_kind_has_odds (const MuSumKind *kind)
{
  for (const MuField *field = kind->fields; field->key; field++)
    if (field->kind == MU_FIELD_DICE)
      return TRUE;
  return kind->has_odds;
}

const char *
mu_sum_kind_tab_title (const MuSumKind *kind)
{
  return _ (mu_sum_kind_system (kind)->tabs[kind->tab]);
}
