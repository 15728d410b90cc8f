/* The kinds of sum, gathered from their tables. */
#include <glib/gi18n.h>
#include <string.h>

#include "app/sums/core/sum.h"

static const MuSumKind *const tables[] = {
  mu_sums_fight, mu_sums_odds, mu_sums_nerve, mu_sums_before, mu_sums_weather, mu_sums_siege,
};

/* The n-th kind of a tab, counted through all tables; *n counts down. */
static const MuSumKind *
find_in_tab (MuSumTab tab, guint *n)
{
  for (guint t = 0; t < G_N_ELEMENTS (tables); t++)
    for (const MuSumKind *kind = tables[t]; kind->key; kind++)
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
  for (int tab = 0; tab < MU_SUM_TABS; tab++) {
    const MuSumKind *kind = find_in_tab ((MuSumTab) tab, &place);
    if (kind)
      return kind;
  }
  return NULL;
}

const MuSumKind *
mu_sum_kind_find (const char *key)
{
  for (guint t = 0; t < G_N_ELEMENTS (tables); t++)
    for (const MuSumKind *kind = tables[t]; kind->key; kind++)
      if (strcmp (kind->key, key) == 0)
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
mu_sum_tab_title (MuSumTab tab)
{
  switch (tab) {
  case MU_SUMS_SHOOTING:
    return _ ("Shooting");
  case MU_SUMS_MELEE:
    return _ ("Melee");
  case MU_SUMS_REACTION:
    return _ ("Reaction");
  case MU_SUMS_RECOIL:
    return _ ("Recoil");
  case MU_SUMS_SCOUTING:
    return _ ("Scouting");
  case MU_SUMS_TERRAIN:
    return _ ("Terrain");
  case MU_SUMS_WEATHER:
    return _ ("Weather");
  case MU_SUMS_ARRIVAL:
    return _ ("Arrival");
  case MU_SUMS_POINTS:
    return _ ("Points");
  case MU_SUMS_VICTORY:
    return _ ("Victory");
  case MU_SUMS_GENERALS:
    return _ ("Generals");
  case MU_SUMS_ORDERS:
    return _ ("Orders");
  case MU_SUMS_FATIGUE:
    return _ ("Fatigue");
  case MU_SUMS_SIEGE:
    return _ ("Siege");
  }
  return "";
}
