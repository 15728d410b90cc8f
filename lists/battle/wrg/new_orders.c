#include "lists/battle/wrg/new_orders.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* --- whose they are ------------------------------------------------------- */

/* A body of the record as its side knows it. */
typedef struct {
  MuSide side;
  int unit;
} Whom;

static gboolean
find_whom (const MuBattleRecord *record, int body, Whom *whom)
{
  if (!mu_battle_record_unit (record, body, &whom->side))
    return FALSE;
  whom->unit = body - mu_battle_record_first (record, whom->side);
  return TRUE;
}

/* Without orders yet. */
static MuOrders *
begin_sheet (const MuBattleRecord *record, MuSide side)
{
  MuOrders *sheet = mu_orders_new (record->side[side].list, record->side[MU_SIDE_B - side].list);
  sheet->side = side;
  if (record->field)
    mu_orders_set_field (sheet, record->field);
  return sheet;
}

/* --- words ---------------------------------------------------------------- */

/* What a body's orders can speak of. */
typedef struct {
  MuOrders *sheet;
  MuOrderPlace places[MU_ORDERS_PLACES_MAX];
  MuOrderScene scene;
} Desk;

static Desk *
desk_new (const MuBattleRecord *record, const Whom *whom)
{
  Desk *desk = g_new0 (Desk, 1);
  desk->sheet = begin_sheet (record, whom->side);
  mu_orders_scene (desk->sheet, record->side[whom->side].list,
                   record->side[MU_SIDE_B - whom->side].list, whom->unit, desk->places,
                   &desk->scene);
  return desk;
}

static void
desk_free (Desk *desk)
{
  mu_orders_free (desk->sheet);
  g_free (desk);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Desk, desk_free)

/* Signals and standing orders are those that the side began with. */
static MuWrgOrderFacts
facts_of (const MuBattleRecord *record, MuSide side, const MuOrderScene *scene)
{
  const MuOrders *own = record->side[side].orders;
  MuWrgOrderFacts facts
      = mu_orders_facts (scene, own ? &own->standing : NULL, own ? &own->signals : NULL);
  facts.outscouted = record->outscouted;
  facts.readings = &record->readings;
  return facts;
}

/* wrg.deploy.off-table: how troops come is laid down before the battle. */
static gboolean
arrives (const MuWrgOrders *orders)
{
  return orders->arrival.how != MU_WRG_ON_TABLE;
}

static gboolean
refuse_arrival (const char *words, MuOrdersFault *fault)
{
  fault->rule = MU_RULE_WRG_DEPLOY_OFF_TABLE;
  fault->at = 0;
  fault->length = strlen (words);
  fault->word = g_strdup (words);
  fault->message = g_strdup (_ ("how troops come to the table is laid down before the battle"));
  return FALSE;
}

gboolean
mu_new_orders_read (const MuBattleRecord *record, int body, const char *words, GBytes **orders,
                    MuOrdersFault *fault)
{
  MuWrgOrders read;
  Whom whom;
  g_return_val_if_fail (find_whom (record, body, &whom), FALSE);
  g_autoptr (Desk) desk = desk_new (record, &whom);
  const MuWrgOrderFacts facts = facts_of (record, whom.side, &desk->scene);
  if (!mu_orders_read (&desk->scene, &facts, words, &read, NULL, fault))
    return FALSE;
  if (arrives (&read))
    return refuse_arrival (words, fault);
  *orders = g_bytes_new (&read, sizeof read);
  return TRUE;
}

char *
mu_new_orders_words (const MuBattleRecord *record, int body, gconstpointer orders)
{
  Whom whom;
  g_return_val_if_fail (find_whom (record, body, &whom), g_strdup (""));
  g_autoptr (Desk) desk = desk_new (record, &whom);
  return mu_orders_words (&desk->scene, orders);
}

MuRule
mu_new_orders_judge (const MuBattleRecord *record, int body, gconstpointer orders)
{
  Whom whom;
  if (!find_whom (record, body, &whom))
    return MU_RULE_WRG_ORDERS_INITIAL;
  if (arrives (orders))
    return MU_RULE_WRG_DEPLOY_OFF_TABLE;
  g_autoptr (Desk) desk = desk_new (record, &whom);
  const MuWrgOrderFacts facts = facts_of (record, whom.side, &desk->scene);
  return mu_wrg_orders_judge (&facts, orders).refused;
}

static gboolean
fits (const MuBattleRecord *record, const MuRuling *ruling, GError **error)
{
  const MuRule refused
      = mu_new_orders_judge (record, ruling->body, g_bytes_get_data (ruling->orders, NULL));
  if (refused == MU_RULE_NONE)
    return TRUE;
  MuSide side = MU_SIDE_A;
  const MuListUnit *unit = mu_battle_record_unit (record, ruling->body, &side);
  /* Translators: army, unit, period, why its orders cannot be given, the rule */
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID, _ ("%s, %s: after period %d: %s (%s)"),
               record->side[side].list->name, unit ? unit->name : "", ruling->after,
               refused == MU_RULE_WRG_DEPLOY_OFF_TABLE
                   ? _ ("how troops come to the table is laid down before the battle")
                   : mu_orders_remedy (refused),
               _ (mu_rule_section (refused)));
  return FALSE;
}

gboolean
mu_new_orders_fit (const MuBattleRecord *record, int *body, GError **error)
{
  for (guint i = 0; i < record->rulings->len; i++) {
    const MuRuling *ruling = &g_array_index (record->rulings, MuRuling, i);
    *body = mu_ruling_body (ruling);
    if (ruling->kind == MU_RULING_ORDERS && !fits (record, ruling, error))
      return FALSE;
  }
  *body = MU_NO_BODY;
  return TRUE;
}

/* --- as order sheets ------------------------------------------------------ */

/* Where it was written; FALSE for other rulings. */
static gboolean
find_stop (const MuBattleRecord *record, const MuRuling *ruling, MuOrdersStop *stop)
{
  Whom whom;
  if (ruling->kind != MU_RULING_ORDERS || !find_whom (record, ruling->body, &whom))
    return FALSE;
  *stop = (MuOrdersStop){ .after = ruling->after, .side = whom.side };
  return TRUE;
}

GArray *
mu_new_orders_stops (const MuBattleRecord *record)
{
  GArray *stops = g_array_new (FALSE, TRUE, sizeof (MuOrdersStop));
  MuOrdersStop last = { .after = -1 }, stop;
  for (guint i = 0; i < record->rulings->len; i++) {
    if (!find_stop (record, &g_array_index (record->rulings, MuRuling, i), &stop)
        || (stop.after == last.after && stop.side == last.side))
      continue;
    g_array_append_val (stops, stop);
    last = stop;
  }
  return stops;
}

MuOrders *
mu_new_orders_sheet (const MuBattleRecord *record, const MuOrdersStop *stop)
{
  MuOrders *sheet = begin_sheet (record, stop->side);
  MuOrdersStop own;
  for (guint i = 0; i < record->rulings->len; i++) {
    const MuRuling *ruling = &g_array_index (record->rulings, MuRuling, i);
    if (!find_stop (record, ruling, &own) || own.after != stop->after || own.side != stop->side)
      continue;
    MuBodyOrders *body
        = mu_orders_ensure (sheet, record->side[stop->side].list,
                            ruling->body - mu_battle_record_first (record, stop->side));
    g_free (body->words);
    body->words = g_strdup (ruling->words ? ruling->words : "");
    body->orders = *(const MuWrgOrders *) g_bytes_get_data (ruling->orders, NULL);
  }
  return sheet;
}

static gboolean
is_of_side (const MuOrders *sheet, MuSide side, const char *name, GError **error)
{
  if (sheet->side == side)
    return TRUE;
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_FOREIGN, _ ("%s: the orders of the other side"),
               name);
  return FALSE;
}

gboolean
mu_new_orders_take (MuBattleRecord *record, const MuOrdersStop *stop, const MuOrders *sheet,
                    const char *name, GError **error)
{
  if (!is_of_side (sheet, stop->side, name, error)
      || !mu_orders_fit (sheet, name, record->side[stop->side].list,
                         record->side[MU_SIDE_B - stop->side].list, error)
      || !mu_orders_fit_field (sheet, name, record->field, error))
    return FALSE;
  for (guint i = 0; i < sheet->bodies->len; i++) {
    const MuBodyOrders *body = g_ptr_array_index (sheet->bodies, i);
    g_autoptr (GBytes) orders = g_bytes_new (&body->orders, sizeof body->orders);
    const MuRuling ruling = { .after = stop->after,
                              .kind = MU_RULING_ORDERS,
                              .body = mu_battle_record_first (record, stop->side) + body->unit,
                              .orders = orders,
                              .words = body->words };
    mu_rulings_insert (record->rulings, &ruling);
  }
  return TRUE;
}
