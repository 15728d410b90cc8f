/* Orders and the field that they speak of. */
#include <glib/gi18n-lib.h>

#include "lists/wrg/orders/orders.h"

#define TABLE_WIDTH 720 /* paces, where nobody says more */
#define TABLE_DEPTH 480

static MuSpot
middle_of (const GArray *spots)
{
  gint64 x = 0, y = 0;
  for (guint i = 0; i < spots->len; i++) {
    x += g_array_index (spots, MuSpot, i).x;
    y += g_array_index (spots, MuSpot, i).y;
  }
  const gint64 count = MAX (spots->len, 1);
  return (MuSpot){ (gint32) (x / count), (gint32) (y / count) };
}

int
mu_field_plan_places (const MuFieldPlan *plan, MuOrderPlace *places)
{
  const guint count = MIN (plan->features->len, MU_ORDERS_PLACES_MAX);
  for (guint i = 0; i < count; i++) {
    const MuFieldFeature *feature = mu_field_plan_feature (plan, i);
    const MuSpot middle = middle_of (feature->spots);
    places[i] = (MuOrderPlace){ feature->name, mu_feature_key (feature->kind), middle.x, middle.y };
  }
  return (int) count;
}

void
mu_orders_set_field (MuOrders *orders, const MuFieldPlan *plan)
{
  g_autofree MuOrderPlace *places = g_new (MuOrderPlace, MU_ORDERS_PLACES_MAX);
  mu_orders_set_places (orders, places, mu_field_plan_places (plan, places));
  orders->width = plan->width;
  orders->depth = plan->depth;
}

static gboolean
fit_table (const MuOrders *orders, const char *name, int width, int depth, GError **error)
{
  const gboolean wide = orders->width == 0 || orders->width == width;
  const gboolean deep = orders->depth == 0 || orders->depth == depth;
  if (wide && deep)
    return TRUE;
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_FOREIGN,
               _ ("%s: the orders are for a table of %d by %d paces, and this one has %d by %d"),
               name, orders->width ? orders->width : width, orders->depth ? orders->depth : depth,
               width, depth);
  return FALSE;
}

gboolean
mu_orders_fit_field (const MuOrders *orders, const char *name, const MuFieldPlan *plan,
                     GError **error)
{
  g_autofree MuOrderPlace *places = g_new (MuOrderPlace, MU_ORDERS_PLACES_MAX);
  const int count = plan ? mu_field_plan_places (plan, places) : 0;
  return fit_table (orders, name, plan ? plan->width : TABLE_WIDTH,
                    plan ? plan->depth : TABLE_DEPTH, error)
         && mu_orders_fit_places (orders, name, places, count, error);
}
