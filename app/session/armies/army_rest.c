#include "app/session/armies/army_rest.h"

#include <glib/gi18n-lib.h>

#include "app/session/armies/unit_item.h"
#include "app/session/awfp/stand_words.h"
#include "lists/awfp/stand.h"
#include "lists/list/item.h"
#include "lists/system.h"

/* --- items in words ------------------------------------------------------ */

static char *
begin_line (const char *words)
{
  GString *name = g_string_new (NULL);

  g_string_append_unichar (name, g_unichar_toupper (g_utf8_get_char (words)));
  g_string_append (name, g_utf8_next_char (words));
  return g_string_free (name, FALSE);
}

char *
mu_army_item_name (MuExtra kind)
{
  return begin_line (mu_item_words (kind));
}

char *
mu_army_item_counted (const MuListItem *item)
{
  return begin_line (mu_item_name (item->kind, item->count));
}

const char *
mu_army_item_group (MuExtra kind)
{
  switch (kind) {
  case MU_EXTRA_SECOND_CAMEL_ARCHER:
    return _ ("crew");
  case MU_EXTRA_LIGHT_BOLT_SHOOTER:
  case MU_EXTRA_BOLT_SHOOTER:
  case MU_EXTRA_THIRTY_MINA:
  case MU_EXTRA_ONE_TALENT:
  case MU_EXTRA_THREE_TALENT:
  case MU_EXTRA_FLAME_THROWER:
  case MU_EXTRA_ROCKET_LAUNCHER:
    return _ ("engines");
  case MU_EXTRA_WAGON:
  case MU_EXTRA_PACK_HORSE:
  case MU_EXTRA_PACK_CAMEL:
  case MU_EXTRA_BOAT:
    return _ ("transport");
  case MU_EXTRA_CALTROPS:
  case MU_EXTRA_FIELD_WORK:
  case MU_EXTRA_STONE_WALL:
    return _ ("camp and obstacles, 10 paces each");
  case MU_EXTRA_SMALL_SIEGE_GEAR:
  case MU_EXTRA_PENTHOUSE:
  case MU_EXTRA_WHEELED_TOWER:
    return _ ("siege gear");
  case MU_EXTRA_ELEPHANT_DISGUISE:
    return _ ("disguise");
  }
  return "";
}

/* Whose price it is had by, where that matters. */
static const char *
training_of (const MuListItem *item)
{
  if (!mu_list_item_has_two_prices (item->kind))
    return "";
  return item->regular ? _ ("regular") : _ ("irregular");
}

static void
show_item (MuUnitItem *row, const MuList *list, guint index)
{
  const MuListItem *item = mu_list_item (list, index);
  g_autofree char *name = mu_army_item_counted (item);
  const int total = mu_list_item_points (item);

  mu_unit_item_fill (row, &(MuUnitRow){
                              .kind = MU_ROW_ITEM,
                              .index = index,
                              .icon = "mu-baggage-symbolic",
                              .name = name,
                              .troops = training_of (item),
                              .words = _ (mu_rule_words (mu_list_item_rule (item->kind))),
                              .marks = mu_army_item_group (item->kind),
                              .figures = item->count,
                              .each = total / MAX (item->count, 1),
                              .total = total,
                              .counted = TRUE,
                          });
}

/* --- generals ------------------------------------------------------------ */

/* "commander-in-chief, with the Guard" */
static char *
place_of (const MuList *list, const MuListGeneral *general)
{
  const char *rank = general->commander ? _ ("commander-in-chief") : _ ("subordinate general");
  const int with = general->rides_with;

  if (mu_list_has (list, MU_LISTS_HAVE_GENERAL_STANDS))
    return g_strdup (_ ("general"));
  if (with < 0 || with >= (int) list->units->len)
    return g_strdup_printf (_ ("%s, rides with nobody"), rank);
  return g_strdup_printf (_ ("%s, with %s"), rank, mu_list_unit (list, (guint) with)->name);
}

/* wrg.points.generals, awfp.army.general-cost */
static void
show_general (MuUnitItem *row, const MuList *list, guint index)
{
  const MuListGeneral *general = mu_list_general (list, index);
  const gboolean stands = mu_list_has (list, MU_LISTS_HAVE_GENERAL_STANDS);
  const int points = mu_list_system_of (list)->points_general (list, index, NULL);
  const char *training = general->regular ? _ ("regular") : _ ("irregular");
  g_autofree char *marks = place_of (list, general);
  g_autofree char *words = stands ? mu_stand_words (general->troop) : g_strdup (training);

  mu_unit_item_fill (row, &(MuUnitRow){
                              .kind = MU_ROW_GENERAL,
                              .index = index,
                              .icon = "mu-general-symbolic",
                              .name = *general->name ? general->name : _ ("General"),
                              .troops = stands ? general->troop : training,
                              .words = words,
                              .marks = marks,
                              .each = points,
                              .total = points,
                              .stands = stands,
                          });
}

/* awfp.priest.one */
static void
show_priest (MuUnitItem *row)
{
  mu_unit_item_fill (row, &(MuUnitRow){
                              .kind = MU_ROW_PRIEST,
                              .icon = "mu-general-symbolic",
                              .name = _ ("Priest"),
                              .troops = "",
                              .words = _ ("Lets one die be rolled again each turn"),
                              .marks = _ ("costs nothing"),
                              .stands = TRUE,
                          });
}

/* --- all of them --------------------------------------------------------- */

static gboolean
has_priest (const MuList *list)
{
  return mu_list_has (list, MU_LISTS_HAVE_PRIESTS) && list->priest;
}

static void
show_row (MuUnitItem *row, const MuList *list, guint at)
{
  const guint generals = list->generals->len;

  if (at < generals)
    show_general (row, list, at);
  else if (has_priest (list) && at == generals)
    show_priest (row);
  else
    show_item (row, list, at - generals - (has_priest (list) ? 1 : 0));
}

void
mu_army_rest_show (GListStore *store, const MuList *list,
                   void (*set_up) (gpointer row, gpointer data), gpointer data)
{
  const guint have = g_list_model_get_n_items (G_LIST_MODEL (store));
  const guint want = list->generals->len + (has_priest (list) ? 1 : 0) + list->items->len;

  if (have > want)
    g_list_store_splice (store, want, have - want, NULL, 0);
  for (guint i = 0; i < want; i++) {
    g_autoptr (MuUnitItem) row
        = i < have ? g_list_model_get_item (G_LIST_MODEL (store), i) : mu_unit_item_new ();
    show_row (row, list, i);
    if (i < have)
      continue;
    set_up (row, data);
    g_list_store_append (store, row);
  }
}
