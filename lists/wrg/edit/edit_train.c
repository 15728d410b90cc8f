/* Transport put on the table: out of the items beside the units into a unit. */
#include <glib/gi18n-lib.h>

#include "lists/edit/edit_private.h"
#include "lists/wrg/organisation.h"
#include "rules/wrg/troop/armour.h"

#define TRAIN_LINE 1 /* behind the first */

static const struct {
  MuExtra item;
  MuTroopType type;
  const char *name;
} trains[] = {
  { MU_EXTRA_WAGON, MU_TROOP_WAGON, N_ ("Wagons") },
  { MU_EXTRA_PACK_HORSE, MU_TROOP_PACK, N_ ("Pack animals") },
  { MU_EXTRA_PACK_CAMEL, MU_TROOP_PACK_CAMELS, N_ ("Pack camels") },
};

gboolean
mu_list_item_is_train (MuExtra item)
{
  for (gsize i = 0; i < G_N_ELEMENTS (trains); i++)
    if (trains[i].item == item)
      return TRUE;
  return FALSE;
}

/* wrg.troops.class.d, wrg.units.min-size: as many as there are, but for what a battle can take. */
static MuListUnit *
new_train (const MuList *list, gsize kind, gboolean regular, int count)
{
  MuListUnit *unit = mu_list_unit_new ();
  g_free (unit->name);
  g_free (unit->option);
  unit->name = mu_edit_free_name (list, _ (trains[kind].name));
  unit->option = g_strdup (MU_LIST_TRAIN);
  unit->troop = (MuTroop){
    .regular = regular,
    .class = (uint8_t) mu_wrg_quality_class (NULL, MU_WRG_CARTERS),
    .type = (uint8_t) trains[kind].type,
  };
  unit->figures = MIN (count, MU_UNIT_TRAIN_MAX);
  unit->line = TRAIN_LINE;
  unit->order = MU_ORDER_HOLD;
  return unit;
}

int
mu_list_edit_train (MuList *list, MuExtra item, gboolean regular)
{
  for (gsize kind = 0; kind < G_N_ELEMENTS (trains); kind++)
    for (guint i = 0; trains[kind].item == item && i < list->items->len; i++) {
      MuListItem *own = mu_list_item (list, i);
      if (own->kind != item || !own->regular != !regular || list->units->len >= MU_LIST_UNITS_MAX)
        continue;
      MuListUnit *unit = new_train (list, kind, regular, own->count);
      g_ptr_array_add (list->units, unit);
      own->count -= unit->figures;
      if (own->count <= 0)
        g_ptr_array_remove_index (list->items, i);
      return (int) list->units->len - 1;
    }
  return MU_LIST_NO_UNIT;
}
