#include "app/cli/battle/orders_call.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/cli/club/armies.h"

void
mu_ordered_clear (MuOrdered *armies)
{
  g_clear_pointer (&armies->own, mu_list_free);
  g_clear_pointer (&armies->enemy, mu_list_free);
}

gboolean
mu_call_ordered (MuCall *call, MuOrdered *armies, GError **error)
{
  armies->own = mu_find_figures (call, mu_call_argument (call, 0), error);
  if (!armies->own)
    return FALSE;
  const char *enemy = mu_call_text (call, "enemy");
  if (!enemy)
    return TRUE;
  armies->enemy = mu_find_figures (call, enemy, error);
  return armies->enemy != NULL;
}

int
mu_find_unit (const MuList *list, const char *text, GError **error)
{
  guint64 number;
  if (g_ascii_string_to_unsigned (text, 10, 1, list->units->len, &number, NULL))
    return (int) number - 1;
  for (guint i = 0; i < list->units->len; i++)
    if (strcmp (mu_list_unit (list, i)->name, text) == 0)
      return (int) i;
  g_set_error (error, MU_CALL_ERROR, 0, _ ("%s has no unit “%s”; it has %u, by number or name"),
               list->name, text, list->units->len);
  return MU_LIST_NO_UNIT;
}

/* "bridge@300,240", "Mill ford=ford@500,240" */
static gboolean
add_place (MuOrders *orders, const char *text, GError **error)
{
  g_autoptr (GRegex) form
      = g_regex_new ("^(?:([^=@]*)=)?([^=@]+)@(\\d{1,4}),(\\d{1,4})$", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  if (orders->places->len == MU_ORDERS_PLACES_MAX || !g_regex_match (form, text, 0, &match)) {
    g_set_error (error, MU_CALL_ERROR, 0,
                 _ ("--place: “%s” is no place; expected KIND@X,Y or NAME=KIND@X,Y, as in "
                    "bridge@300,240"),
                 text);
    return FALSE;
  }
  g_autofree char *name = g_match_info_fetch (match, 1);
  g_autofree char *kind = g_match_info_fetch (match, 2);
  g_autofree char *x = g_match_info_fetch (match, 3);
  g_autofree char *y = g_match_info_fetch (match, 4);
  mu_orders_add_place (orders, name, kind, (int) g_ascii_strtoll (x, NULL, 10),
                       (int) g_ascii_strtoll (y, NULL, 10));
  return TRUE;
}

static gboolean
add_places (MuCall *call, MuOrders *orders, GError **error)
{
  const GPtrArray *places = mu_call_texts (call, "place");
  for (guint i = 0; places && i < places->len; i++)
    if (!add_place (orders, g_ptr_array_index (places, i), error))
      return FALSE;
  return TRUE;
}

/* *field: the one of the call, NULL without --field. */
static gboolean
find_field (MuCall *call, MuFieldPlan **field, GError **error)
{
  const char *path = mu_call_text (call, "field");
  *field = path ? mu_field_plan_open (path, error) : NULL;
  return !path || *field;
}

/* Places of the field come with its numbers, which others beside them would upset. */
static gboolean
set_places (MuCall *call, MuOrders *orders, GError **error)
{
  g_autoptr (MuFieldPlan) field = NULL;
  if (!find_field (call, &field, error))
    return FALSE;
  if (field && mu_call_has (call, "place")) {
    g_set_error (error, MU_CALL_ERROR, 0,
                 _ ("--place: the places are those of --field; leave one of them out"));
    return FALSE;
  }
  if (field)
    mu_orders_set_field (orders, field);
  return add_places (call, orders, error);
}

MuOrders *
mu_call_begin_orders (MuCall *call, const MuOrdered *armies, GError **error)
{
  g_autoptr (MuOrders) orders = mu_orders_new (armies->own, armies->enemy);
  orders->side = mu_call_choice (call, "side", 0) == 0 ? MU_SIDE_A : MU_SIDE_B;
  return set_places (call, orders, error) ? g_steal_pointer (&orders) : NULL;
}

MuOrders *
mu_call_read_orders (MuCall *call, const MuOrdered *armies, const char *path, GError **error)
{
  g_autoptr (MuFieldPlan) field = NULL;
  g_autoptr (MuOrders) orders = mu_orders_read_file (path, error);
  if (!orders || !mu_orders_fit (orders, path, armies->own, armies->enemy, error)
      || !find_field (call, &field, error)
      || (field && !mu_orders_fit_field (orders, path, field, error)))
    return NULL;
  if (field)
    mu_orders_set_field (orders, field);
  return g_steal_pointer (&orders);
}

MuSide
mu_call_outscouted (MuCall *call)
{
  static const MuSide sides[] = { MU_SIDE_A, MU_SIDE_B, MU_SIDE_NONE };
  return sides[mu_call_choice (call, "outscouted", 2)];
}
