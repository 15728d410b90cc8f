/* A plan's orders as an order sheet. */
#include "lists/plan_private.h"

static void
add_places (MuOrders *orders, const MuFieldPlan *field)
{
  for (guint i = 0; field && i < field->features->len && i < MU_ORDERS_PLACES_MAX; i++) {
    const MuFieldFeature *feature = mu_field_plan_feature (field, i);
    gint64 x = 0, y = 0;
    for (guint j = 0; j < feature->spots->len; j++) {
      x += g_array_index (feature->spots, MuSpot, j).x;
      y += g_array_index (feature->spots, MuSpot, j).y;
    }
    const gint64 count = MAX (feature->spots->len, 1);
    mu_orders_add_place (orders, feature->name, mu_feature_key (feature->kind), (int) (x / count),
                         (int) (y / count));
  }
}

MuOrders *
mu_plan_orders (const MuPlan *plan, const MuList *list, const MuList *enemy,
                const MuFieldPlan *field)
{
  MuOrders *orders = mu_orders_new (list, enemy);
  orders->side = plan->side;
  orders->width = plan->width;
  orders->depth = plan->depth;
  add_places (orders, field);
  for (guint i = 0; i < plan->units->len; i++)
    mu_orders_ensure (orders, list, (int) i)->orders = mu_plan_unit (plan, i)->orders;
  return orders;
}
