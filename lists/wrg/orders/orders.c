#include "lists/wrg/orders/orders.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
free_body (gpointer data)
{
  MuBodyOrders *body = data;
  g_free (body->name);
  g_free (body->words);
  g_free (body);
}

static void
free_place (gpointer data)
{
  MuOrdersPlace *place = data;
  g_free (place->name);
  g_free (place->kind);
  g_free (place);
}

MuOrders *
mu_orders_new (const MuList *list, const MuList *enemy)
{
  MuOrders *orders = g_new0 (MuOrders, 1);
  orders->list_name = g_strdup (list ? list->name : "");
  orders->list_code = list ? mu_orders_list_code (list) : g_strdup ("");
  orders->enemy_name = g_strdup (enemy ? enemy->name : "");
  orders->enemy_code = enemy ? mu_orders_list_code (enemy) : g_strdup ("");
  orders->places = g_ptr_array_new_with_free_func (free_place);
  orders->bodies = g_ptr_array_new_with_free_func (free_body);
  orders->standing_words = g_strdup ("");
  for (int i = 0; i < MU_WRG_SIGNALS; i++)
    orders->signal_words[i] = g_strdup ("");
  return orders;
}

void
mu_orders_free (MuOrders *orders)
{
  if (!orders)
    return;
  g_free (orders->list_name);
  g_free (orders->list_code);
  g_free (orders->enemy_name);
  g_free (orders->enemy_code);
  g_ptr_array_unref (orders->places);
  g_ptr_array_unref (orders->bodies);
  g_free (orders->standing_words);
  for (int i = 0; i < MU_WRG_SIGNALS; i++)
    g_free (orders->signal_words[i]);
  g_free (orders);
}

static gpointer
copy_body (gconstpointer source, gpointer unused)
{
  const MuBodyOrders *body = source;
  MuBodyOrders *copy = g_memdup2 (body, sizeof *body);
  copy->name = g_strdup (body->name);
  copy->words = g_strdup (body->words);
  return copy;
}

static gpointer
copy_place (gconstpointer source, gpointer unused)
{
  const MuOrdersPlace *place = source;
  MuOrdersPlace *copy = g_memdup2 (place, sizeof *place);
  copy->name = g_strdup (place->name);
  copy->kind = g_strdup (place->kind);
  return copy;
}

MuOrders *
mu_orders_copy (const MuOrders *orders)
{
  MuOrders *copy = g_memdup2 (orders, sizeof *orders);
  copy->list_name = g_strdup (orders->list_name);
  copy->list_code = g_strdup (orders->list_code);
  copy->enemy_name = g_strdup (orders->enemy_name);
  copy->enemy_code = g_strdup (orders->enemy_code);
  copy->places = g_ptr_array_copy (orders->places, copy_place, NULL);
  g_ptr_array_set_free_func (copy->places, free_place);
  copy->bodies = g_ptr_array_copy (orders->bodies, copy_body, NULL);
  g_ptr_array_set_free_func (copy->bodies, free_body);
  copy->standing_words = g_strdup (orders->standing_words);
  for (int i = 0; i < MU_WRG_SIGNALS; i++)
    copy->signal_words[i] = g_strdup (orders->signal_words[i]);
  return copy;
}

MuBodyOrders *
mu_orders_of (const MuOrders *orders, int unit)
{
  for (guint i = 0; i < orders->bodies->len; i++) {
    MuBodyOrders *body = g_ptr_array_index (orders->bodies, i);
    if (body->unit == unit)
      return body;
  }
  return NULL;
}

gboolean
mu_orders_come_later (const MuOrders *orders, int unit)
{
  const MuBodyOrders *body = mu_orders_of (orders, unit);
  return body && body->orders.arrival.how != MU_WRG_ON_TABLE;
}

MuBodyOrders *
mu_orders_ensure (MuOrders *orders, const MuList *list, int unit)
{
  MuBodyOrders *body = mu_orders_of (orders, unit);
  if (body)
    return body;
  body = g_new0 (MuBodyOrders, 1);
  body->unit = unit;
  body->name = g_strdup (list ? mu_list_unit (list, (guint) unit)->name : "");
  body->words = g_strdup ("");
  mu_wrg_orders_init (&body->orders);
  g_ptr_array_add (orders->bodies, body);
  return body;
}

MuOrdersPlace *
mu_orders_add_place (MuOrders *orders, const char *name, const char *kind, int x, int y)
{
  MuOrdersPlace *place = g_new0 (MuOrdersPlace, 1);
  *place = (MuOrdersPlace){ g_strdup (name), g_strdup (kind), x, y };
  g_ptr_array_add (orders->places, place);
  return place;
}

/* --- whose orders they are ---------------------------------------------- */

char *
mu_orders_list_code (const MuList *list)
{
  g_autoptr (GString) rest_on = g_string_new (NULL);
  for (guint i = 0; i < list->units->len; i++) {
    const MuListUnit *unit = mu_list_unit (list, i);
    char troop[64];
    mu_troop_format (&unit->troop, troop, sizeof troop);
    g_string_append_printf (rest_on, "%s\t%s\t%d\n", unit->name, troop, unit->sub_unit ? 1 : 0);
  }
  for (guint i = 0; i < list->generals->len; i++) {
    const MuListGeneral *general = mu_list_general (list, i);
    g_string_append_printf (rest_on, "%d\t%d\t%d\n", general->commander ? 1 : 0,
                            general->regular ? 1 : 0, general->rides_with);
  }
  char *code = g_compute_checksum_for_string (G_CHECKSUM_SHA256, rest_on->str, -1);
  code[MU_ORDERS_CODE_LENGTH] = '\0';
  return code;
}

static gboolean
is_for (const char *sheet_name, const char *sheet_code, const char *file, const MuList *list,
        GError **error)
{
  g_autofree char *code = mu_orders_list_code (list);
  if (strcmp (code, sheet_code) == 0)
    return TRUE;
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_FOREIGN,
               strcmp (sheet_name, list->name) == 0
                   ? _ ("%s: the orders are for “%s” (code %s), which has been changed since: this "
                        "list's code is %s. Write the orders anew, or take the list as it was.")
                   : _ ("%s: the orders are for the list “%s” (code %s), not for this one with the "
                        "code %s"),
               file, sheet_name, sheet_code, code);
  return FALSE;
}

static gboolean
bodies_are_there (const MuOrders *orders, const char *name, const MuList *list, GError **error)
{
  for (guint i = 0; i < orders->bodies->len; i++) {
    const MuBodyOrders *body = g_ptr_array_index (orders->bodies, i);
    const gboolean there = body->unit >= 0 && body->unit < (int) list->units->len;
    const char *own = there ? mu_list_unit (list, (guint) body->unit)->name : "";
    if (there && (!*body->name || strcmp (own, body->name) == 0))
      continue;
    g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID,
                 there ? _ ("%s:%d: unit %d is called “%s” here; in the list it is “%s”")
                       : _ ("%s:%d: orders for unit %d, “%s”, which the list has not%s"),
                 name, body->line, body->unit + 1, body->name, own);
    return FALSE;
  }
  return TRUE;
}

gboolean
mu_orders_fit (const MuOrders *orders, const char *name, const MuList *list, const MuList *enemy,
               GError **error)
{
  if (!is_for (orders->list_name, orders->list_code, name, list, error))
    return FALSE;
  if (enemy && *orders->enemy_code
      && !is_for (orders->enemy_name, orders->enemy_code, name, enemy, error))
    return FALSE;
  return bodies_are_there (orders, name, list, error);
}

void
mu_orders_set_places (MuOrders *orders, const MuOrderPlace *places, int count)
{
  g_ptr_array_set_size (orders->places, 0);
  for (int i = 0; i < MIN (count, MU_ORDERS_PLACES_MAX); i++)
    mu_orders_add_place (orders, places[i].name, places[i].kind, places[i].x, places[i].y);
}

static gboolean
is_same_place (const MuOrdersPlace *own, const MuOrderPlace *other)
{
  return strcmp (own->name, other->name) == 0 && strcmp (own->kind, other->kind) == 0
         && own->x == other->x && own->y == other->y;
}

gboolean
mu_orders_fit_places (const MuOrders *orders, const char *name, const MuOrderPlace *places,
                      int count, GError **error)
{
  const int own = (int) orders->places->len;
  int same = 0;
  while (same < MIN (own, count)
         && is_same_place (g_ptr_array_index (orders->places, (guint) same), &places[same]))
    same++;
  if (own == 0 || (same == own && same == count))
    return TRUE;
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_FOREIGN,
               _ ("%s: the orders are for another field: it has %d places and this one %d, and "
                  "place %d is not the same"),
               name, own, count, same + 1);
  return FALSE;
}

void
mu_orders_scene (const MuOrders *orders, const MuList *list, const MuList *enemy, int unit,
                 MuOrderPlace *places, MuOrderScene *scene)
{
  const guint count = MIN (orders->places->len, MU_ORDERS_PLACES_MAX);
  for (guint i = 0; i < count; i++) {
    const MuOrdersPlace *place = g_ptr_array_index (orders->places, i);
    places[i] = (MuOrderPlace){ place->name, place->kind, place->x, place->y };
  }
  *scene = (MuOrderScene){ .own = list,
                           .self = unit,
                           .enemy = enemy,
                           .places = places,
                           .place_count = (int) count,
                           .side = orders->side,
                           .width = orders->width,
                           .depth = orders->depth };
}
