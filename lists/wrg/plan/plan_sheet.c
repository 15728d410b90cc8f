/* A plan as the papers of a side: its order sheet and its sketch map. */
#include "lists/wrg/plan/plan_private.h"

MuOrders *
mu_plan_orders (const MuPlan *plan, const MuList *list, const MuList *enemy,
                const MuFieldPlan *field)
{
  MuOrders *orders = mu_orders_new (list, enemy);
  orders->side = plan->side;
  orders->standing = plan->standing;
  orders->width = plan->width;
  orders->depth = plan->depth;
  if (field)
    mu_orders_set_field (orders, field);
  for (guint i = 0; i < plan->units->len; i++)
    mu_orders_ensure (orders, list, (int) i)->orders = mu_plan_unit (plan, i)->orders;
  return orders;
}

GArray *
mu_plan_deployment (const MuPlan *plan)
{
  GArray *units = g_array_new (FALSE, TRUE, sizeof (MuDeployment));
  g_array_set_size (units, plan->units->len);
  for (guint i = 0; i < plan->units->len; i++) {
    const MuPlanUnit *unit = mu_plan_unit (plan, i);
    g_array_index (units, MuDeployment, i) = (MuDeployment){
      .placed = !unit->off_table && !unit->in_body,
      .x = unit->x,
      .y = unit->y,
      .formation = unit->formation,
      .ranks = unit->ranks,
    };
  }
  return units;
}
