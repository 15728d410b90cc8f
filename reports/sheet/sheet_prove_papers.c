/* Field, orders and deployment of a sheet: what cannot be is refused where it stands. */
#include <glib/gi18n-lib.h>

#include "lists/battle/battle_setup.h"
#include "reports/sheet/sheet_private.h"

/* --- the field ---------------------------------------------------------- */

static void
fail_at (MuReader *reader, int line, const char *message)
{
  g_autofree char *where = g_strdup_printf ("%s:%d", reader->file, MAX (line, 1));
  mu_sheet_note (reader,
                 g_error_new (MU_FILE_ERROR, MU_FILE_ERROR_INVALID, "%s: %s", where, message));
}

static void
prove_ground (MuReader *reader, const MuFieldPlan *field)
{
  g_autofree MuBattlefield *ground = mu_field_plan_battlefield (field);
  MuBattlefieldFault fault;
  if (mu_battlefield_check (ground, &fault) == MU_BATTLEFIELD_OK)
    return;
  g_autofree char *words = mu_field_plan_fault_words (field, &fault);
  fail_at (reader,
           fault.feature >= 0 ? mu_field_plan_feature (field, (guint) fault.feature)->line : 1,
           words);
}

void
mu_sheet_prove_field (MuReader *reader, const xmlNode *root, const MuBattleRecord *record)
{
  const xmlNode *field = mu_reader_first (root, "field");
  const int width = mu_battle_record_width (record), depth = mu_battle_record_depth (record);
  if (mu_reader_int (reader, field, "width", 0, G_MAXINT, 0) != width
      || mu_reader_int (reader, field, "depth", 0, G_MAXINT, 0) != depth)
    mu_reader_fail (reader, field,
                    record->field ? _ ("the table has not the size of its battlefield, %d by %d")
                                  : _ ("a table without a battlefield has %d by %d paces"),
                    width, depth);
  if (record->field && !reader->error)
    prove_ground (reader, record->field);
}

/* --- orders ------------------------------------------------------------- */

static void
prove_can_be_given (MuReader *reader, const MuBattleRecord *record, MuSide side)
{
  g_autoptr (MuOrders) orders = mu_orders_copy (record->side[side].orders);
  g_autoptr (GPtrArray) issues = mu_orders_judge (
      orders, record->side[side].list, record->side[MU_SIDE_B - side].list, record->outscouted);
  for (guint i = 0; i < issues->len; i++) {
    const MuOrdersIssue *issue = g_ptr_array_index (issues, i);
    g_autofree char *words = g_strdup_printf ("%s: %s", issue->name, issue->message);
    if (!issue->warning)
      fail_at (reader, issue->line, words);
  }
}

/* Orders that were carried out are history; those to come must be such as can be given. */
static void
prove_orders (MuReader *reader, const xmlNode *army, const MuBattleRecord *record, MuSide side)
{
  const MuBattleSideRecord *own = &record->side[side];
  GError *fault = NULL;
  if (own->orders->side != side)
    mu_reader_fail (reader, mu_reader_first (army, "orders"), _ ("the orders of the other side"));
  else if (!mu_orders_fit (own->orders, reader->file, own->list,
                           record->side[MU_SIDE_B - side].list, &fault)
           || !mu_orders_fit_field (own->orders, reader->file, record->field, &fault))
    mu_sheet_note (reader, fault);
  else if (!record->fought)
    prove_can_be_given (reader, record, side);
}

/* --- deployment and seal ------------------------------------------------ */

/* wrg.deploy.area: of a battle to come; those that were fought are history. */
static void
prove_deployment (MuReader *reader, const MuBattleRecord *record, MuSide side)
{
  int unit = MU_LIST_NO_UNIT;
  g_autoptr (GError) reason = NULL;
  if (!mu_record_can_stand (record, side, &unit, &reason))
    fail_at (reader, mu_battle_side_deployment (&record->side[side], unit).line, reason->message);
}

static void
prove_seal (MuReader *reader, const xmlNode *army, const MuBattleSideRecord *side)
{
  const xmlNode *sealed = mu_reader_first (army, "sealed");
  if (side->hidden && (side->orders || side->salt || mu_battle_side_is_deployed (side)))
    mu_reader_fail (reader, sealed,
                    _ ("orders and deployment are said to be hidden, and are here"));
  if (side->seal && !side->hidden && mu_seal_is_salted (side->seal) != (side->salt != NULL))
    mu_reader_fail (reader, sealed,
                    side->salt ? _ ("a seal as %s has no salt")
                               : _ ("the salt of the seal %s is missing: without it nobody can "
                                    "tell what was sealed"),
                    side->seal);
  if (side->sum && !mu_seal_is_salted (side->seal))
    mu_reader_fail (reader, sealed, _ ("a seal as %s has no sum"), side->seal);
  if (mu_battle_side_seal_holds (side))
    return;
  if (side->hidden) {
    mu_reader_fail (reader, sealed, _ ("the seal is %s, but its sum begins otherwise"), side->seal);
    return;
  }
  g_autofree char *own = mu_battle_side_seal_code (side);
  mu_reader_fail (reader, sealed,
                  _ ("the seal is %s, but these orders and this deployment give %s: they were "
                     "changed after they were sealed"),
                  side->seal, own);
}

static void
prove_planned (MuReader *reader, const xmlNode *army, const MuBattleSideRecord *side)
{
  const xmlNode *planned = mu_reader_first (army, "planned");
  const gboolean deployment = (side->planned & MU_PLANNED_DEPLOYMENT) != 0;
  const gboolean orders = (side->planned & MU_PLANNED_ORDERS) != 0;
  if (planned && !deployment && !orders)
    mu_reader_fail (reader, planned, _ ("neither deployment nor orders are said to be planned"));
  else if (deployment && !mu_battle_side_is_deployed (side))
    mu_reader_fail (reader, planned, _ ("a planned deployment is not here"));
  else if (orders && !side->orders)
    mu_reader_fail (reader, planned, _ ("planned orders are not here"));
}

void
mu_sheet_prove_papers (MuReader *reader, const xmlNode *root, const MuBattleRecord *record)
{
  const xmlNode *army = mu_reader_first (root, "army");
  for (int side = 0; side < MU_SIDES; side++, army = mu_reader_next (army)) {
    const MuBattleSideRecord *own = &record->side[side];
    prove_seal (reader, army, own);
    prove_planned (reader, army, own);
    if (own->orders && !reader->error)
      prove_orders (reader, army, record, (MuSide) side);
    if (!record->fought && mu_battle_side_is_deployed (own) && !reader->error)
      prove_deployment (reader, record, (MuSide) side);
  }
}
