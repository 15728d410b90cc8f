/* What a side laid down before the battle: how its units stand and what they are to
 * do, and the seal upon both. */
#include <string.h>

#include "lists/battle/battle_record.h"
#include "lists/battle/system.h"

int
mu_battle_record_width (const MuBattleRecord *record)
{
  const MuRecordSystem *system = mu_record_system (record->rules);
  if (record->field != NULL)
    return record->field->width;
  if (record->board_width > 0)
    return record->board_width;
  return system != NULL && system->table_width > 0 ? system->table_width : MU_TABLE_WIDTH_USUAL;
}

int
mu_battle_record_depth (const MuBattleRecord *record)
{
  const MuRecordSystem *system = mu_record_system (record->rules);
  if (record->field != NULL)
    return record->field->depth;
  if (record->board_depth > 0)
    return record->board_depth;
  return system != NULL && system->table_depth > 0 ? system->table_depth : MU_TABLE_DEPTH_USUAL;
}

gboolean
mu_battle_side_is_deployed (const MuBattleSideRecord *side)
{
  for (guint i = 0; i < side->deployment->len; i++)
    if (mu_deployment_is_chosen (&g_array_index (side->deployment, MuDeployment, i)))
      return TRUE;
  return FALSE;
}

MuDeployment
mu_battle_side_deployment (const MuBattleSideRecord *side, int unit)
{
  if (unit < 0 || unit >= (int) side->deployment->len)
    return (MuDeployment){ 0 };
  return g_array_index (side->deployment, MuDeployment, unit);
}

MuDeployment *
mu_battle_side_deploy (MuBattleSideRecord *side, int unit)
{
  g_return_val_if_fail (unit >= 0 && unit < (int) side->list->units->len, NULL);
  g_array_set_size (side->deployment, side->list->units->len);
  return &g_array_index (side->deployment, MuDeployment, unit);
}

gboolean
mu_battle_side_has_terms (const MuBattleSideRecord *side)
{
  return side->arabs || side->wells || side->torches || side->order_seconds > 0 || side->commanded;
}

MuSide
mu_battle_record_wrote_first (const MuBattleRecord *record)
{
  const MuRecordSystem *system = mu_record_system (record->rules);
  return system && system->wrote_first ? system->wrote_first (record) : MU_SIDE_NONE;
}

void
mu_battle_side_undeploy (MuBattleSideRecord *side)
{
  g_array_set_size (side->deployment, 0);
  side->planned &= ~(guint) MU_PLANNED_DEPLOYMENT;
}

/* Lines that say the same on every machine. */
static void
append_deployment (const MuBattleSideRecord *side, GString *text)
{
  for (guint i = 0; i < side->list->units->len; i++) {
    const MuDeployment at = mu_battle_side_deployment (side, (int) i);
    if (at.placed)
      g_string_append_printf (text, "%u\t%d\t%d\t%d\t", i, at.x, at.y, at.turned);
    if (mu_deployment_is_chosen (&at))
      g_string_append_printf (text, "%u\t%d\t%d\n", i, at.formation, at.ranks);
  }
}

static char *
papers_text (const MuBattleSideRecord *side)
{
  GString *text = g_string_new (NULL);
  g_autofree char *list = mu_list_write_data (side->list, NULL);
  g_autofree char *orders
      = side->orders != NULL ? mu_orders_write_data (side->orders, NULL) : g_strdup ("");
  g_string_append_printf (text, "%s\n", list);
  append_deployment (side, text);
  g_string_append_printf (text, "\n%s", orders);
  return g_string_free (text, FALSE);
}

char *
mu_battle_side_papers_code (const MuBattleSideRecord *side)
{
  g_autofree char *text = papers_text (side);
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
  return mu_eye_code (sum);
}

char *
mu_battle_side_unsalted_code (const MuBattleSideRecord *side)
{
  g_autofree char *text = papers_text (side);
  return mu_seal_code_unsalted (text);
}

MuSealKind
mu_battle_side_seal_kind (const MuBattleSideRecord *side)
{
  if (side->seal == NULL)
    return MU_SEAL_NONE;
  if (side->sum != NULL)
    return MU_SEAL_JOINT;
  return mu_seal_is_salted (side->seal) ? MU_SEAL_SALTED : MU_SEAL_UNSALTED;
}

/* A seal with a part of the seed is no seal without one if that is cut off: its sum is another. */
static char *
sum_of (const MuBattleSideRecord *side, MuSealKind kind)
{
  g_autofree char *papers = papers_text (side);
  g_autofree char *text
      = g_strconcat (kind == MU_SEAL_JOINT ? "with a part of the seed\n" : "", papers, NULL);
  return mu_seal_sum_of (text, side->salt);
}

char *
mu_battle_side_seal_code_as (const MuBattleSideRecord *side, MuSealKind kind)
{
  if (kind < MU_SEAL_SALTED || side->salt == NULL)
    return mu_battle_side_unsalted_code (side);
  g_autofree char *sum = sum_of (side, kind);
  return mu_eye_code (sum);
}

char *
mu_battle_side_seal_code (const MuBattleSideRecord *side)
{
  const MuSealKind kind = side->sum != NULL ? MU_SEAL_JOINT : MU_SEAL_SALTED;
  return mu_battle_side_seal_code_as (side, kind);
}

static void
seal_as (MuBattleSideRecord *side, MuSealKind kind)
{
  g_return_if_fail (!side->hidden);
  g_free (side->salt);
  side->salt = mu_seal_salt_new ();
  g_free (side->sum);
  side->sum = kind == MU_SEAL_JOINT ? sum_of (side, kind) : NULL;
  g_free (side->seal);
  side->seal = mu_battle_side_seal_code_as (side, kind);
}

void
mu_battle_side_seal (MuBattleSideRecord *side)
{
  seal_as (side, MU_SEAL_JOINT);
}

void
mu_battle_side_seal_alone (MuBattleSideRecord *side)
{
  seal_as (side, MU_SEAL_SALTED);
}

void
mu_battle_side_take_seal (MuBattleSideRecord *side, const MuBattleSideRecord *from)
{
  g_free (side->seal);
  side->seal = g_strdup (from->seal);
  g_free (side->salt);
  side->salt = g_strdup (from->salt);
  g_free (side->sum);
  side->sum = g_strdup (from->sum);
}

/* The code that people compare is the beginning of the sum that binds. */
static gboolean
code_begins_sum (const MuBattleSideRecord *side)
{
  if (side->sum == NULL)
    return TRUE;
  g_autofree char *code = mu_eye_code (side->sum);
  return side->seal != NULL && strcmp (code, side->seal) == 0;
}

static gboolean
sum_holds (const MuBattleSideRecord *side)
{
  if (side->salt == NULL)
    return FALSE;
  g_autofree char *own = sum_of (side, MU_SEAL_JOINT);
  return strcmp (own, side->sum) == 0;
}

gboolean
mu_battle_side_seal_holds (const MuBattleSideRecord *side)
{
  if (!code_begins_sum (side))
    return FALSE;
  if (side->seal == NULL || side->hidden)
    return TRUE;
  if (side->sum != NULL)
    return sum_holds (side);
  g_autofree char *own = mu_battle_side_seal_code (side);
  return strcmp (own, side->seal) == 0;
}

void
mu_battle_side_hide (MuBattleSideRecord *side)
{
  if (side->seal == NULL)
    return;
  mu_battle_side_undeploy (side);
  g_clear_pointer (&side->orders, mu_orders_free);
  g_clear_pointer (&side->salt, g_free);
  side->planned = 0;
  side->commanded = FALSE; /* as a rule by a plan: who knows that it is one can plan it himself */
  side->alone = FALSE;
  side->hidden = TRUE;
}

/* The same papers, but kept from whoever wrote the other record. */
static gboolean
knows_more (const MuBattleSideRecord *side, const MuBattleSideRecord *from)
{
  return from->hidden && !side->hidden && g_strcmp0 (side->seal, from->seal) == 0;
}

static void
take_papers (MuBattleSideRecord *side, const MuBattleSideRecord *from)
{
  if (knows_more (side, from))
    return;
  g_array_unref (side->deployment);
  side->deployment = g_array_copy (from->deployment);
  g_clear_pointer (&side->orders, mu_orders_free);
  side->orders = from->orders != NULL ? mu_orders_copy (from->orders) : NULL;
  mu_battle_side_take_seal (side, from);
  side->planned = from->planned;
  side->commanded = from->commanded;
  side->alone = from->alone;
  side->hidden = from->hidden;
}

void
mu_battle_record_take_papers (MuBattleRecord *record, const MuBattleRecord *from)
{
  g_clear_pointer (&record->field, mu_field_plan_free);
  record->field = from->field != NULL ? mu_field_plan_copy (from->field) : NULL;
  for (int side = 0; side < MU_SIDES; side++)
    take_papers (&record->side[side], &from->side[side]);
}
