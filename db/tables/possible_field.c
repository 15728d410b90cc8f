#include <glib/gi18n-lib.h>

#include "db/tables/possible.h"

/* FALSE, and why. */
#define refuse(error, ...)                                                                         \
  (g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE, __VA_ARGS__), FALSE)

/* --- the field ---------------------------------------------------------- */

static gboolean
check_reads_back (const MuFieldPlan *field, GError **error)
{
  gsize length = 0;
  g_autofree char *text = mu_field_plan_write_data (field, &length);
  g_autoptr (GError) reason = NULL;
  g_autoptr (MuFieldPlan) again = mu_field_plan_read_data (text, length, field->name, &reason);
  return again != NULL || refuse (error, "%s", reason->message);
}

static gboolean
check_ground (const MuFieldPlan *field, GError **error)
{
  g_autofree MuBattlefield *ground = mu_field_plan_battlefield (field);
  MuBattlefieldFault fault;
  if (mu_battlefield_check (ground, &fault) == MU_BATTLEFIELD_OK)
    return TRUE;
  g_autofree char *words = mu_field_plan_fault_words (field, &fault);
  return refuse (error, _ ("The battlefield “%s” cannot be: %s"), field->name, words);
}

static gboolean
check_face (const char *what, int face, GError **error)
{
  return mu_possible_number (what, face, 0, 6, error);
}

static gboolean
check_day (const MuDayDice *day, GError **error)
{
  return check_face (_ ("The die for the onset of the weather"), day->onset, error)
         && check_face (_ ("The die for the onset of the wind"), day->onset_wind, error)
         && check_face (_ ("The die for the wind"), day->wind, error)
         && check_face (_ ("The die for fog"), day->fog, error)
         && check_face (_ ("The die for the sun"), day->sun, error)
         && check_face (_ ("The die for the time of day"), day->start, error);
}

gboolean
mu_possible_field (const MuBattleRecord *record, GError **error)
{
  if (record->field != NULL
      && (!check_reads_back (record->field, error) || !check_ground (record->field, error)))
    return FALSE;
  return check_day (&record->day, error);
}

/* --- orders, deployment, seal ------------------------------------------- */

static gboolean
check_orders (const MuBattleSideRecord *side, const MuList *enemy, GError **error)
{
  gsize length = 0;
  g_autofree char *text = mu_orders_write_data (side->orders, &length);
  g_autofree char *name = g_strdup_printf (_ ("The orders of %s"), side->list->name);
  g_autoptr (GError) reason = NULL;
  g_autoptr (MuOrders) again = mu_orders_read_data (text, length, name, &reason);
  if (again != NULL && mu_orders_fit (again, name, side->list, enemy, &reason))
    return TRUE;
  return refuse (error, "%s", reason->message);
}

static gboolean
check_unit (const char *unit, const MuDeployment *at, GError **error)
{
  if (!at->placed && (at->x != 0 || at->y != 0 || at->turned != 0))
    return refuse (error, _ ("%s stands somewhere, but was not placed. Place it again."), unit);
  return mu_possible_number (unit, at->x, 0, MU_BATTLEFIELD_SIDE_MAX, error)
         && mu_possible_number (unit, at->y, 0, MU_BATTLEFIELD_SIDE_MAX, error)
         && mu_possible_number (unit, at->formation, 0, MU_FORMATIONS - 1, error)
         && mu_possible_number (unit, at->ranks, 0, MU_LIST_RANKS_MAX, error);
}

static gboolean
check_deployment (const MuBattleSideRecord *side, GError **error)
{
  const guint units = side->list->units->len;
  if (side->deployment->len != 0 && side->deployment->len != units)
    return refuse (error, _ ("%s: %u units are deployed, the list has %u. Deploy it again."),
                   side->list->name, side->deployment->len, units);
  for (guint i = 0; i < side->deployment->len; i++) {
    g_autofree char *unit
        = g_strdup_printf (_ ("%s, deployment"), mu_list_unit (side->list, i)->name);
    if (!check_unit (unit, &g_array_index (side->deployment, MuDeployment, i), error))
      return FALSE;
  }
  return TRUE;
}

static gboolean
check_seal (const MuBattleSideRecord *side, GError **error)
{
  if (side->hidden
      && (side->seal == NULL || side->salt != NULL || side->orders != NULL
          || mu_battle_side_is_deployed (side)))
    return refuse (error, _ ("%s: orders that are kept hidden are a seal and nothing else."),
                   side->list->name);
  if (mu_battle_side_seal_holds (side))
    return TRUE;
  g_autofree char *own = mu_battle_side_seal_code (side);
  return refuse (error,
                 _ ("%s: what was sealed with the code %s has been changed since: its code is "
                    "%s now."),
                 side->list->name, side->seal, own);
}

gboolean
mu_possible_papers (const MuBattleRecord *record, MuSide side, GError **error)
{
  const MuBattleSideRecord *own = &record->side[side];
  const MuList *enemy = record->side[MU_SIDE_B - side].list;
  return (own->orders == NULL || check_orders (own, enemy, error)) && check_deployment (own, error)
         && check_seal (own, error);
}
