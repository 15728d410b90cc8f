/* What a side lays down before the battle: written orders and deployment. */
#include <glib/gi18n-lib.h>

#include "app/service/club/club.h"
#include "lists/battle/battle_setup.h"
#include "lists/system.h"
#include "reports/document/rule_words.h"

static gboolean
is_open (const MuBattleRecord *record, MuSide side, GError **error)
{
  const MuBattleSideRecord *own = &record->side[side];
  g_return_val_if_fail (!record->fought, FALSE);
  if (!own->seal)
    return TRUE;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED,
               _ ("%s: deployment and orders are sealed with the code %s and cannot be changed"),
               own->list->name, own->seal);
  return FALSE;
}

/* --- orders ------------------------------------------------------------- */

/* "o.xml:12: Triarii: “bridge”: There is no bridge. (Form of Orders)" */
static void
set_issue_error (GError **error, const char *name, const MuOrdersIssue *issue)
{
  const char *rule = mu_rule_words_section (issue->rule);
  g_autoptr (GString) text = g_string_new (name);
  if (issue->line > 0)
    g_string_append_printf (text, ":%d", issue->line);
  g_string_append_printf (text, ": %s: ", issue->name);
  if (*issue->word)
    g_string_append_printf (text, _ ("“%s”: "), issue->word);
  g_string_append (text, issue->message);
  if (*rule)
    g_string_append_printf (text, " (%s)", rule);
  g_set_error_literal (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID, text->str);
}

/* wrg.orders.initial: words are understood here, once, and what they mean is kept. */
static gboolean
judge (MuOrders *orders, const MuBattleRecord *record, MuSide side, const char *name,
       GError **error)
{
  g_autoptr (GPtrArray) issues = mu_orders_judge (
      orders, record->side[side].list, record->side[MU_SIDE_B - side].list, record->outscouted);
  for (guint i = 0; i < issues->len; i++) {
    const MuOrdersIssue *issue = g_ptr_array_index (issues, i);
    if (issue->warning)
      continue;
    set_issue_error (error, name, issue);
    return FALSE;
  }
  return TRUE;
}

static gboolean
is_of_side (const MuOrders *orders, MuSide side, const char *name, GError **error)
{
  if (orders->side == side)
    return TRUE;
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_FOREIGN,
               side == MU_SIDE_A ? _ ("%s: the orders are for side b; side a is expected")
                                 : _ ("%s: the orders are for side a; side b is expected"),
               name);
  return FALSE;
}

/* A copy that fits the battle and can be given. */
static MuOrders *
fitted (const MuOrders *from, const MuBattleRecord *record, MuSide side, const char *name,
        GError **error)
{
  g_autoptr (MuOrders) orders = mu_orders_copy (from);
  if (!mu_orders_fit (orders, name, record->side[side].list, record->side[MU_SIDE_B - side].list,
                      error)
      || !is_of_side (orders, side, name, error)
      || !mu_orders_fit_field (orders, name, record->field, error))
    return NULL;
  if (record->field)
    mu_orders_set_field (orders, record->field);
  return judge (orders, record, side, name, error) ? g_steal_pointer (&orders) : NULL;
}

/* Muster commands by its own plan; whom it commands by written orders it was told to. */
static void
drop_plan (MuBattleSideRecord *own)
{
  if (own->planned & MU_PLANNED_ORDERS)
    own->commanded = FALSE;
  own->planned &= ~(guint) MU_PLANNED_ORDERS;
}

gboolean
mu_battle_set_orders (MuBattleRecord *record, MuSide side, const MuOrders *orders, const char *name,
                      GError **error)
{
  MuBattleSideRecord *own = &record->side[side];
  if (!is_open (record, side, error))
    return FALSE;
  g_autofree char *called
      = name ? g_strdup (name) : g_strdup_printf (_ ("the orders of %s"), own->list->name);
  g_autoptr (MuOrders) taken = orders ? fitted (orders, record, side, called, error) : NULL;
  if (orders && !taken)
    return FALSE;
  g_clear_pointer (&own->orders, mu_orders_free);
  own->orders = g_steal_pointer (&taken);
  drop_plan (own);
  return TRUE;
}

/* --- deployment --------------------------------------------------------- */

/* "map.xml:7: Scipio at Zama, Triarii: …" */
static void
set_place_error (GError **error, const char *name, int line, const GError *reason)
{
  g_autoptr (GString) text = g_string_new (name ? name : "");
  if (name && line > 0)
    g_string_append_printf (text, ":%d", line);
  g_string_append_printf (text, "%s%s", name ? ": " : "", reason->message);
  g_set_error_literal (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID, text->str);
}

/* As it was read for the army's list, which may be shorter than what came to the field. */
static GArray *
deployment_of (const MuList *list, const GArray *from)
{
  GArray *deployment = g_array_new (FALSE, TRUE, sizeof (MuDeployment));
  if (!from)
    return deployment;
  g_array_append_vals (deployment, from->data, from->len);
  return g_array_set_size (deployment, list->units->len);
}

gboolean
mu_battle_set_deployment (MuBattleRecord *record, MuSide side, const GArray *deployment,
                          const char *name, GError **error)
{
  MuBattleSideRecord *own = &record->side[side];
  g_autoptr (GError) reason = NULL;
  int unit = MU_LIST_NO_UNIT;
  if (!is_open (record, side, error))
    return FALSE;
  g_return_val_if_fail (!deployment || deployment->len == own->list->units->len
                            || deployment->len == mu_list_own_units (own->list),
                        FALSE);
  GArray *before = own->deployment;
  own->deployment = deployment_of (own->list, deployment);
  if (mu_record_can_stand (record, side, &unit, &reason)) {
    g_array_unref (before);
    own->planned &= ~(guint) MU_PLANNED_DEPLOYMENT;
    return TRUE;
  }
  set_place_error (error, name, mu_battle_side_deployment (own, unit).line, reason);
  g_array_unref (own->deployment);
  own->deployment = before;
  return FALSE;
}
