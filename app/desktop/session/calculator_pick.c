/* Tonight's armies: their units are picked for the open sum, with what the table knows of them. */
#include "app/desktop/session/calculator_private.h"
#include "app/desktop/session/sum_entry.h"
#include "app/desktop/session/sum_facts.h"

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
set_readings (MuCalculatorSession *self, const MuWrgReadings *readings)
{
  self->house_rules = readings != NULL;
  if (readings)
    self->readings = *readings;
  self->input.readings = mu_calculator_session_get_readings (self);
}

/* Sums that cannot be read are left as they are: the next change says why. */
void
mu_calculator_session_set_armies (MuCalculatorSession *self, const MuCalculatorArmies *armies)
{
  g_list_store_remove_all (self->units);
  for (int side = 0; side < MU_SIDES; side++)
    field_units (self, side, armies->list[side]);
  self->on_table = armies->on_table;
  set_readings (self, armies->readings);
  mu_kept_sums_set_prepared (self->sums, armies->prepared, armies->campaign);
  mu_kept_sums_look (self->sums, NULL);
  mu_calculator_session_work (self);
  mu_calculator_session_list_kept (self);
  mu_calculator_session_tell (self, WORKED);
}

GListModel *
mu_calculator_session_get_units (MuCalculatorSession *self)
{
  return G_LIST_MODEL (self->units);
}

static void
man (MuSumInput *input, int troop, MuFieldedUnit *unit)
{
  const MuWrgCrew *crew = mu_fielded_unit_get_crew (unit);

  for (int i = 0; input->kind->fields[i].key; i++)
    if (input->kind->fields[i].kind == MU_FIELD_CREW
        && mu_sum_entry_troop_of (input->kind, i) == troop)
      input->value[i] = (MuFieldValue){ .given = crew->count > 0, .crew = *crew };
}

MuTableUnit
mu_calculator_on_table (MuSumUnit place)
{
  return (MuTableUnit){ place.side < 0 ? MU_SIDE_NONE : (MuSide) place.side, MAX (0, place.unit) };
}

/* Both bodies of a hand-to-hand are known: so is how long it has gone on. */
static void
know_melee (MuCalculatorSession *self, MuSumInput *input)
{
  const int first = mu_sum_entry_nth_troop (input->kind, 0);
  const int second = mu_sum_entry_nth_troop (input->kind, 1);

  if (second >= 0 && input->value[first].given && input->value[second].given)
    mu_sum_facts_set_period (
        input,
        mu_table_melee_period (self->table, mu_calculator_on_table (input->value[first].from),
                               mu_calculator_on_table (input->value[second].from)));
}

/* What the table knows of the unit. */
static void
know (MuCalculatorSession *self, MuSumInput *input, int troop, MuFieldedUnit *unit)
{
  MuTableFacts facts;

  if (self->table == NULL)
    return;
  mu_table_facts (self->table, mu_calculator_on_table (mu_fielded_unit_get_place (unit)), &facts);
  mu_sum_facts_fill (input, troop, &facts);
  know_melee (self, input);
}

static void
put (MuCalculatorSession *self, MuSumInput *input, int place, MuFieldedUnit *unit)
{
  MuFieldValue *value = &input->value[place];

  *value = (MuFieldValue){ .given = TRUE, .from = mu_fielded_unit_get_place (unit) };
  value->troop = *mu_fielded_unit_get_troop (unit);
  mu_sum_entry_count (input, place, mu_fielded_unit_get_figures (unit),
                      mu_fielded_unit_get_at_start (unit));
  man (input, place, unit);
}

void
mu_calculator_session_pick (MuCalculatorSession *self, int place, MuFieldedUnit *unit)
{
  put (self, &self->input, place, unit);
  know (self, &self->input, place, unit);
  mu_calculator_session_change (self);
}

static MuFieldedUnit *
find_unit (MuCalculatorSession *self, MuTableUnit at)
{
  const guint count = g_list_model_get_n_items (G_LIST_MODEL (self->units));

  for (guint i = 0; i < count; i++) {
    g_autoptr (MuFieldedUnit) unit = g_list_model_get_item (G_LIST_MODEL (self->units), i);
    const MuSumUnit place = mu_fielded_unit_get_place (unit);
    if (place.side == (int) at.side && place.unit == at.unit)
      return unit; /* the store holds it */
  }
  return NULL;
}

void
mu_calculator_session_open_for (MuCalculatorSession *self, const MuSumKind *kind, MuTableUnit at)
{
  MuFieldedUnit *unit = find_unit (self, at);
  const int troop = mu_sum_entry_nth_troop (kind, 0);
  MuSumInput input;

  mu_sum_entry_begin (&input, kind);
  input.readings = mu_calculator_session_get_readings (self);
  if (unit && troop >= 0)
    put (self, &input, troop, unit);
  if (unit)
    know (self, &input, troop, unit);
  mu_calculator_session_set_input (self, &input);
}
