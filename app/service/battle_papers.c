/* What a side lays down before the battle: written orders and deployment. */
#include <glib/gi18n-lib.h>

#include "app/service/club.h"
#include "db/battle_setup.h"

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

/* "o.xml:12: Triarii: “bridge”: There is no bridge. (wrg.orders.form)" */
static void
set_issue_error (GError **error, const char *name, const MuOrdersIssue *issue)
{
  const char *rule = mu_rule_id (issue->rule);
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
  return TRUE;
}

/* --- deployment --------------------------------------------------------- */

/* A copy in which only this side is deployed: the other one may not have done so yet. */
static MuBattleRecord *
trial_of (const MuBattleRecord *record, MuSide side, const GArray *deployment)
{
  MuBattleRecord *trial = mu_battle_record_copy (record);
  MuBattleSideRecord *own = &trial->side[side], *other = &trial->side[MU_SIDE_B - side];
  g_array_unref (own->deployment);
  own->deployment = g_array_copy ((GArray *) deployment);
  mu_battle_side_undeploy (other);
  g_clear_pointer (&other->orders, mu_orders_free);
  other->hidden = FALSE;
  return trial;
}

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

/* wrg.deploy.area, and all else that bars a battle by the way this side stands. */
static gboolean
can_stand (const MuBattleRecord *record, MuSide side, const GArray *deployment, const char *name,
           GError **error)
{
  g_autoptr (MuBattleRecord) trial = trial_of (record, side, deployment);
  int at = MU_NO_BODY;
  MuSide whose = side;
  g_autoptr (GError) reason = NULL;
  if (mu_record_can_begin (trial, NULL, &at, &reason))
    return TRUE;
  if (mu_battle_record_unit (trial, at, &whose) && whose != side)
    return TRUE;
  const int first = side == MU_SIDE_B ? (int) trial->side[MU_SIDE_A].list->units->len : 0;
  const MuDeployment stands = mu_battle_side_deployment (&trial->side[side], at - first);
  set_place_error (error, name, stands.line, reason);
  return FALSE;
}

gboolean
mu_battle_set_deployment (MuBattleRecord *record, MuSide side, const GArray *deployment,
                          const char *name, GError **error)
{
  MuBattleSideRecord *own = &record->side[side];
  if (!is_open (record, side, error))
    return FALSE;
  if (!deployment) {
    mu_battle_side_undeploy (own);
    return TRUE;
  }
  g_return_val_if_fail (deployment->len == own->list->units->len, FALSE);
  if (!can_stand (record, side, deployment, name, error))
    return FALSE;
  g_array_unref (own->deployment);
  own->deployment = g_array_copy ((GArray *) deployment);
  return TRUE;
}
