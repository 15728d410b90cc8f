/* The units that are offered for the open sum: of tonight's armies those whose troops its system
 * can read; where there are none, those of lists that the club has saved for it. */
#include "app/session/calculator/calculator_private.h"
#include "app/session/calculator/sum_entry.h"
#include "db/store.h"
#include "lists/system.h"

#define LISTS_MOST 40 /* more than anybody looks through; reading them takes its time */

const MuSumSystem *
mu_calculator_system_of (const MuList *list)
{
  int at = 0;

  if (list == NULL)
    return NULL;
  while (mu_sum_systems[at]
         && !g_str_equal (mu_sum_systems[at]->key, mu_list_system_of (list)->typed))
    at++;
  return mu_sum_systems[at];
}

/* A sum without troops takes whom it is about from any. */
static gboolean
knows (const MuSumKind *kind, MuFieldedUnit *unit)
{
  const int troop = kind ? mu_sum_entry_nth_troop (kind, 0) : -1;
  MuFieldValue value;

  return troop < 0
         || kind->fields[troop].notation->read (mu_fielded_unit_get_troops (unit), &value, NULL);
}

void
mu_calculator_session_offer (MuCalculatorSession *self)
{
  const guint count = g_list_model_get_n_items (G_LIST_MODEL (self->units));

  g_list_store_remove_all (self->offered);
  for (guint i = 0; i < count; i++) {
    g_autoptr (MuFieldedUnit) unit = g_list_model_get_item (G_LIST_MODEL (self->units), i);
    if (knows (self->open.input.kind, unit))
      g_list_store_append (self->offered, unit);
  }
}

static void
offer_list (MuCalculatorSession *self, const MuList *list)
{
  for (guint i = 0; list && i < list->units->len; i++) {
    g_autoptr (MuFieldedUnit) unit = mu_fielded_unit_new (list, (MuSumUnit){ -1, (int) i });
    if (knows (self->open.input.kind, unit))
      g_list_store_append (self->offered, unit);
  }
}

static gboolean
is_of (const MuListRow *row, const MuSumSystem *system)
{
  return g_str_equal (mu_list_system (row->rules)->typed, system->key);
}

/* Lists that cannot be read are not offered. */
void
mu_calculator_session_offer_saved (MuCalculatorSession *self)
{
  const MuSumKind *kind = self->open.input.kind;
  g_autoptr (GPtrArray) rows = NULL;
  int left = LISTS_MOST;

  if (kind == NULL || g_list_model_get_n_items (G_LIST_MODEL (self->offered)) > 0)
    return;
  rows = mu_store_lists (self->store, NULL);
  for (guint i = 0; rows && i < rows->len && left > 0; i++) {
    const MuListRow *row = g_ptr_array_index (rows, i);
    g_autoptr (MuList) list = NULL;
    if (!is_of (row, mu_sum_kind_system (kind)))
      continue;
    list = mu_store_list (self->store, row->id, NULL);
    offer_list (self, list);
    left--;
  }
}

GListModel *
mu_calculator_session_get_units (MuCalculatorSession *self)
{
  return G_LIST_MODEL (self->offered);
}

const MuSumSystem *
mu_calculator_session_get_fielded (MuCalculatorSession *self)
{
  return self->fielded;
}
