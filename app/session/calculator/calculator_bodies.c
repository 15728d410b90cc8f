/* The bodies of the open sum and the table they stand on. What the table knows of them is
 * read whenever the sum is shown, changed or applied, and never remembered beyond that: the
 * stamp says which state of the table it was. */
#include <string.h>

#include "app/service/table/table_facts.h"
#include "app/session/calculator/calculator_private.h"
#include "app/session/calculator/sum_entry.h"

/* --- units -------------------------------------------------------------- */

static MuFieldedUnit *
find (GListModel *units, MuSumUnit place)
{
  const guint count = g_list_model_get_n_items (units);

  for (guint i = 0; i < count && place.side >= 0; i++) {
    g_autoptr (MuFieldedUnit) unit = g_list_model_get_item (units, i);
    const MuSumUnit at = mu_fielded_unit_get_place (unit);
    if (at.side == place.side && at.unit == place.unit)
      return unit; /* the model holds it */
  }
  return NULL;
}

MuFieldedUnit *
mu_calculator_session_unit (MuCalculatorSession *self, MuSumUnit place)
{
  return find (G_LIST_MODEL (self->units), place);
}

MuTableUnit
mu_calculator_on_table (MuSumUnit place)
{
  return (MuTableUnit){ place.side < 0 ? MU_SIDE_NONE : (MuSide) place.side, MAX (0, place.unit) };
}

/* --- what the table tells ------------------------------------------------ */

/* troop: the field that the unit stands in; -1: the sum is about it without one. */
static void
tell_unit (MuCalculatorSession *self, int troop, MuFieldedUnit *unit, MuSumTold *told)
{
  MuSumFacts facts;

  if (troop >= 0)
    mu_sum_told_count (told, troop, mu_fielded_unit_get_figures (unit),
                       mu_fielded_unit_get_at_start (unit));
  if (self->table == NULL)
    return;
  mu_table_facts (self->table, mu_calculator_on_table (mu_fielded_unit_get_place (unit)), &facts);
  mu_sum_told_facts (told, troop, &facts);
}

static MuFieldedUnit *
unit_in (MuCalculatorSession *self, int troop)
{
  const MuFieldValue *value = troop >= 0 ? &self->open.input.value[troop] : NULL;

  return value && value->given ? mu_calculator_session_unit (self, value->from) : NULL;
}

/* Both bodies of a hand-to-hand are known: so is how long it has gone on. */
static void
tell_period (MuCalculatorSession *self, MuSumTold *told)
{
  const MuSumKind *kind = self->open.input.kind;
  MuFieldedUnit *one = unit_in (self, mu_sum_entry_nth_troop (kind, 0));
  MuFieldedUnit *other = unit_in (self, mu_sum_entry_nth_troop (kind, 1));

  if (self->table && one && other)
    mu_sum_told_period (
        told, mu_table_melee_period (self->table,
                                     mu_calculator_on_table (mu_fielded_unit_get_place (one)),
                                     mu_calculator_on_table (mu_fielded_unit_get_place (other))));
}

static void
tell_all (MuCalculatorSession *self, MuSumTold *told)
{
  const MuSumKind *kind = self->open.input.kind;
  MuFieldedUnit *unit = mu_calculator_session_unit (self, self->open.about);
  int troop;

  mu_sum_told_begin (told, kind);
  for (int n = 0; (troop = mu_sum_entry_nth_troop (kind, n)) >= 0; n++)
    if (unit_in (self, troop))
      tell_unit (self, troop, unit_in (self, troop), told);
  if (unit && mu_sum_entry_nth_troop (kind, 0) < 0)
    tell_unit (self, -1, unit, told);
  tell_period (self, told);
}

/* Nothing but its numbers says whose sum one without a TROOP field is: whoever enters others
 * means another body. */
static void
forget_about (MuCalculatorSession *self)
{
  if (self->open.about.side < 0 || mu_sum_told_stands (&self->open.told, &self->open.input))
    return;
  self->open.about = (MuSumUnit){ .side = -1, .unit = -1 };
  self->open.told = (MuSumTold){ 0 };
}

void
mu_calculator_session_tell_bodies (MuCalculatorSession *self)
{
  g_autofree MuSumTold *now = NULL;

  if (self->open.input.kind == NULL || mu_calculator_session_is_spent (self))
    return;
  now = g_new (MuSumTold, 1);
  forget_about (self);
  tell_all (self, now);
  mu_sum_told_enter (&self->open.told, now, &self->open.input);
  self->open.told = *now;
}

void
mu_calculator_session_forget_body (MuCalculatorSession *self, int troop)
{
  g_autofree MuSumTold *of_it = g_new (MuSumTold, 1);
  MuFieldedUnit *unit = unit_in (self, troop);

  if (unit == NULL)
    return;
  mu_sum_told_begin (of_it, self->open.input.kind);
  tell_unit (self, troop, unit, of_it);
  tell_period (self, of_it);
  mu_sum_told_forget (&self->open.told, of_it);
}

gboolean
mu_calculator_session_is_settled (MuCalculatorSession *self, int place)
{
  return mu_sum_told_settles (&self->open.told, place);
}

/* --- another battle ------------------------------------------------------ */

static gboolean
is_same_troop (const MuNotation *notation, const MuFieldValue *value, MuFieldedUnit *unit)
{
  g_autofree char *text = notation->write (value);

  return strcmp (text, mu_fielded_unit_get_troops (unit)) == 0;
}

static gboolean
is_same_unit (MuFieldedUnit *one, MuFieldedUnit *other)
{
  return strcmp (mu_fielded_unit_get_name (one), mu_fielded_unit_get_name (other)) == 0
         && strcmp (mu_fielded_unit_get_army (one), mu_fielded_unit_get_army (other)) == 0;
}

/* Whether what stood in that place of the armies before stands there now. */
static gboolean
is_still_there (MuCalculatorSession *self, GListModel *before, MuSumUnit place)
{
  MuFieldedUnit *was = find (before, place);
  MuFieldedUnit *is = mu_calculator_session_unit (self, place);

  return is && (was == NULL || is_same_unit (was, is));
}

static void
cut (MuCalculatorSession *self, GListModel *before, const MuNotation *notation, MuFieldValue *value)
{
  if (notation == NULL || value->from.side < 0)
    return;
  if (!is_still_there (self, before, value->from)
      || !is_same_troop (notation, value, mu_calculator_session_unit (self, value->from)))
    value->from = (MuSumUnit){ .side = -1, .unit = -1 };
}

static void
cut_entry (MuCalculatorSession *self, GListModel *before, MuCalculatorEntry *entry)
{
  int troop;

  if (entry->input.kind == NULL)
    return;
  for (int n = 0; (troop = mu_sum_entry_nth_troop (entry->input.kind, n)) >= 0; n++)
    cut (self, before, entry->input.kind->fields[troop].notation, &entry->input.value[troop]);
  if (entry->about.side >= 0 && !is_still_there (self, before, entry->about))
    entry->about = (MuSumUnit){ .side = -1, .unit = -1 };
}

void
mu_calculator_session_cut_bodies (MuCalculatorSession *self, GListModel *before)
{
  GHashTableIter each;
  gpointer entry;

  cut_entry (self, before, &self->open);
  g_hash_table_iter_init (&each, self->entered);
  while (g_hash_table_iter_next (&each, NULL, &entry))
    cut_entry (self, before, entry);
  for (int n = 0; n < BODIES; n++)
    cut (self, before, self->body[n].notation, &self->body[n].value);
}

/* --- following the table -------------------------------------------------- */

static void
field_battle (MuCalculatorSession *self, const MuTableBattle *battle)
{
  const MuBattleRecord *now = battle ? mu_table_battle_now (battle) : NULL;
  MuCalculatorArmies armies = { .list = { NULL, NULL } };

  if (now)
    armies = (MuCalculatorArmies){
      .list = { now->side[MU_SIDE_A].list, now->side[MU_SIDE_B].list },
      .readings = &now->readings,
      .on_table = TRUE,
    };
  mu_calculator_session_field (self, &armies);
}

/* Others have put the prepared battle on the table, another one in its place, or recorded
 * it: the units that are offered are those that stand there. */
static void
field_table (MuCalculatorSession *self)
{
  g_autoptr (MuTableBattle) battle = NULL;

  if (!self->on_table)
    return;
  if (!mu_kept_sums_is_prepared (self->sums, &battle)
      && (battle == NULL || mu_table_battle_id (battle) != self->stamp.battle))
    field_battle (self, battle);
}

gboolean
mu_calculator_session_follow (MuCalculatorSession *self)
{
  MuTonightStamp now;

  if (!mu_kept_sums_stamp (self->sums, &now) || mu_tonight_stamp_equal (&now, &self->stamp))
    return FALSE;
  mu_kept_sums_look (self->sums, NULL);
  field_table (self);
  mu_calculator_session_list_kept (self);
  return TRUE;
}

gboolean
mu_calculator_session_look (MuCalculatorSession *self)
{
  if (!mu_calculator_session_follow (self))
    return FALSE;
  mu_calculator_session_tell_bodies (self);
  mu_calculator_session_gather_dice (self);
  mu_calculator_session_work (self);
  mu_calculator_session_tell (self, WORKED);
  return TRUE;
}
