/* Tonight's armies: their units are picked for the open sum. */
#include "app/session/calculator/calculator_private.h"
#include "app/session/calculator/sum_entry.h"

static void
field_units (MuCalculatorSession *self, int side, const MuList *list)
{
  for (guint i = 0; list && i < list->units->len; i++) {
    const MuSumUnit place = { .side = side, .unit = (int) i };
    g_autoptr (MuFieldedUnit) unit = mu_fielded_unit_new (list, place);
    g_list_store_append (self->units, unit);
  }
}

static void
set_readings (MuCalculatorSession *self, const MuReadings *readings)
{
  self->house_rules = readings != NULL;
  if (readings)
    self->readings = *readings;
  self->open.input.readings = mu_calculator_session_get_readings (self);
}

static GListModel *
dup_units (MuCalculatorSession *self)
{
  GListStore *copy = g_list_store_new (MU_TYPE_FIELDED_UNIT);
  const guint count = g_list_model_get_n_items (G_LIST_MODEL (self->units));

  for (guint i = 0; i < count; i++) {
    g_autoptr (MuFieldedUnit) unit = g_list_model_get_item (G_LIST_MODEL (self->units), i);
    g_list_store_append (copy, unit);
  }
  return G_LIST_MODEL (copy);
}

void
mu_calculator_session_field (MuCalculatorSession *self, const MuCalculatorArmies *armies)
{
  g_autoptr (GListModel) before = dup_units (self);

  g_list_store_remove_all (self->units);
  for (int side = 0; side < MU_SIDES; side++)
    field_units (self, side, armies->list[side]);
  self->fielded = mu_calculator_system_of (armies->list[MU_SIDE_A] ? armies->list[MU_SIDE_A]
                                                                   : armies->list[MU_SIDE_B]);
  self->on_table = armies->on_table;
  set_readings (self, armies->readings);
  mu_kept_sums_set_prepared (self->sums, armies->prepared, armies->campaign);
  mu_calculator_session_cut_bodies (self, before);
  mu_calculator_session_offer (self);
}

/* Sums that cannot be read are left as they are: the next change says why. */
void
mu_calculator_session_set_armies (MuCalculatorSession *self, const MuCalculatorArmies *armies)
{
  mu_calculator_session_field (self, armies);
  mu_kept_sums_look (self->sums, NULL);
  mu_calculator_session_list_kept (self);
  mu_calculator_session_tell_bodies (self);
  mu_calculator_session_gather_dice (self);
  mu_calculator_session_work (self);
  mu_calculator_session_tell (self, WORKED);
}

static void
man (MuSumInput *input, int troop, MuFieldedUnit *unit)
{
  const MuCrew *crew = mu_fielded_unit_get_crew (unit);

  for (int i = 0; input->kind->fields[i].key; i++)
    if (input->kind->fields[i].kind == MU_FIELD_CREW
        && mu_sum_entry_troop_of (input->kind, i) == troop)
      input->value[i] = (MuFieldValue){ .given = crew->count > 0, .crew = *crew };
}

/* FALSE: its troops are written otherwise. */
static gboolean
put (MuSumInput *input, int place, MuFieldedUnit *unit)
{
  MuFieldValue value = { .given = TRUE, .from = mu_fielded_unit_get_place (unit) };

  if (!input->kind->fields[place].notation->read (mu_fielded_unit_get_troops (unit), &value, NULL))
    return FALSE;
  input->value[place] = value;
  man (input, place, unit);
  return TRUE;
}

/* A unit of a saved list is on no table that could tell how many it is. */
static void
count_saved (MuCalculatorSession *self, int place, MuFieldedUnit *unit)
{
  g_autofree MuSumTold *told = g_new (MuSumTold, 1);

  if (mu_fielded_unit_get_place (unit).side >= 0)
    return;
  mu_sum_told_begin (told, self->open.input.kind);
  mu_sum_told_count (told, place, mu_fielded_unit_get_figures (unit),
                     mu_fielded_unit_get_at_start (unit));
  for (int i = 0; i < MU_SUM_FIELDS; i++)
    if (told->words[i])
      self->open.input.value[i] = told->input.value[i];
}

void
mu_calculator_session_pick (MuCalculatorSession *self, int place, MuFieldedUnit *unit)
{
  if (!put (&self->open.input, place, unit))
    return;
  count_saved (self, place, unit);
  mu_calculator_session_follow (self);
  mu_calculator_session_forget_body (self, place);
  mu_calculator_session_change (self);
}

static void
begin_for (MuCalculatorSession *self, const MuSumKind *kind, MuFieldedUnit *unit,
           MuCalculatorEntry *entry)
{
  const int troop = mu_sum_entry_nth_troop (kind, 0);

  mu_calculator_entry_begin (entry, kind);
  if (unit == NULL)
    return;
  if (troop < 0)
    entry->about = mu_fielded_unit_get_place (unit);
  else
    put (&entry->input, troop, unit);
}

void
mu_calculator_session_open_for (MuCalculatorSession *self, const MuSumKind *kind, MuTableUnit at)
{
  g_autofree MuCalculatorEntry *entry = g_new0 (MuCalculatorEntry, 1);
  MuFieldedUnit *unit;

  mu_calculator_session_follow (self);
  unit = mu_calculator_session_unit (self, (MuSumUnit){ (int) at.side, at.unit });
  begin_for (self, kind, unit, entry);
  mu_calculator_session_set_entry (self, entry, 0);
}
