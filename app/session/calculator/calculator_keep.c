/* Keeping sums, taking them back, looking them up. */
#include <glib/gi18n-lib.h>

#include "app/session/calculator/calculator_private.h"
#include "app/session/calculator/sum_entry.h"

#define MOST_SHOWN 20

/* --- in words ----------------------------------------------------------- */

static MuSumUnit
off_table (MuTableUnit place)
{
  return (MuSumUnit){ place.side == MU_SIDE_NONE ? -1 : (int) place.side, place.unit };
}

/* A unit's name, else what was typed in; NULL where nothing was. */
static char *
name_of (MuCalculatorSession *self, const MuSumInput *input, int troop)
{
  const MuFieldValue *value = troop >= 0 ? &input->value[troop] : NULL;
  MuFieldedUnit *unit;

  if (value == NULL || !value->given)
    return NULL;
  unit = mu_calculator_session_unit (self, value->from);
  return unit ? g_strdup (mu_fielded_unit_get_name (unit))
              : input->kind->fields[troop].notation->write (value);
}

static char *
who_of (MuCalculatorSession *self, const MuSumInput *input)
{
  g_autofree char *one = name_of (self, input, mu_sum_entry_nth_troop (input->kind, 0));
  g_autofree char *other = name_of (self, input, mu_sum_entry_nth_troop (input->kind, 1));

  if (one && other)
    return g_strdup_printf (_ ("%s against %s"), one, other);
  return g_strdup (one ? one : other ? other : "");
}

static char *
hit_of (MuCalculatorSession *self, const MuKeptSum *kept)
{
  MuFieldedUnit *unit = mu_calculator_session_unit (self, off_table (kept->hit));

  if (unit == NULL || kept->casualties == 0)
    return g_strdup ("");
  return g_strdup_printf (_ ("taken from %s"), mu_fielded_unit_get_name (unit));
}

static MuKeptItem *
item_of (MuCalculatorSession *self, const MuKeptSum *kept)
{
  const MuSumKind *kind = mu_sum_kind_find (kept->kind);
  g_autofree char *hit = hit_of (self, kept);
  g_autofree char *who = NULL;
  MuSumInput input;

  if (kind && mu_sum_input_from_text (&input, kind, kept->input, NULL))
    who = who_of (self, &input);
  return mu_kept_item_new (kept, who ? who : "", hit);
}

static void
count_losses (MuCalculatorSession *self, MuFieldedUnit *unit)
{
  const MuTableUnit place = mu_calculator_on_table (mu_fielded_unit_get_place (unit));
  const MuUnitOutcome *state
      = self->table ? mu_table_battle_unit (self->table, place.side, place.unit) : NULL;

  if (state)
    mu_fielded_unit_set_standing (unit, state->figures_left, (int) state->casualties);
  else
    mu_fielded_unit_set_standing (unit, mu_fielded_unit_get_at_start (unit), 0);
}

/* A sum of another battle is not taken back with the sums of this one. */
static void
take_stamp (MuCalculatorSession *self)
{
  const gint64 before = self->stamp.battle;

  if (self->table)
    self->stamp = *mu_table_battle_stamp (self->table);
  else
    mu_kept_sums_stamp (self->sums, &self->stamp);
  if (self->stamp.battle == before || self->kept_as == 0)
    return;
  mu_calculator_session_forget_dice (self);
  self->kept_as = 0;
}

/* The table as it is now, for what the next sums ask. */
static void
look_at_table (MuCalculatorSession *self)
{
  const guint count = g_list_model_get_n_items (G_LIST_MODEL (self->units));

  g_clear_pointer (&self->table, mu_table_battle_free);
  if (self->on_table)
    self->table = mu_kept_sums_open_table (self->sums);
  take_stamp (self);
  for (guint i = 0; i < count; i++) {
    g_autoptr (MuFieldedUnit) unit = g_list_model_get_item (G_LIST_MODEL (self->units), i);
    count_losses (self, unit);
  }
}

void
mu_calculator_session_list_kept (MuCalculatorSession *self)
{
  const GPtrArray *kept = mu_kept_sums_list (self->sums);
  guint least = kept->len > MOST_SHOWN ? kept->len - MOST_SHOWN : 0;

  look_at_table (self);
  g_list_store_remove_all (self->kept);
  for (guint i = kept->len; i > least; i--) {
    g_autoptr (MuKeptItem) item = item_of (self, g_ptr_array_index (kept, i - 1));
    g_list_store_append (self->kept, item);
  }
  mu_calculator_session_tell (self, KEPT);
}

GListModel *
mu_calculator_session_get_kept (MuCalculatorSession *self)
{
  return G_LIST_MODEL (self->kept);
}

MuFieldedUnit *
mu_calculator_session_get_picked (MuCalculatorSession *self, int place)
{
  return self->open.input.value[place].given
             ? mu_calculator_session_unit (self, self->open.input.value[place].from)
             : NULL;
}

/* --- keeping ------------------------------------------------------------ */

gboolean
mu_calculator_session_is_spent (MuCalculatorSession *self)
{
  const GPtrArray *kept = mu_kept_sums_list (self->sums);

  for (guint i = 0; self->kept_as != 0 && i < kept->len; i++)
    if (((const MuKeptSum *) g_ptr_array_index (kept, i))->id == self->kept_as)
      return TRUE;
  return FALSE;
}

gboolean
mu_calculator_session_can_keep (MuCalculatorSession *self)
{
  return mu_calculator_session_get_state (self) == MU_SUM_WORKED
         && !mu_calculator_session_is_spent (self);
}

gboolean
mu_calculator_session_can_apply (MuCalculatorSession *self)
{
  int field = self->answer ? self->answer->losses_field : -1;

  return mu_calculator_session_can_keep (self) && self->on_table && field >= 0
         && self->answer->losses > 0 && mu_calculator_session_get_picked (self, field) != NULL;
}

static void
take_rolls (MuCalculatorSession *self, MuKeptSum *kept)
{
  for (int i = 0; self->open.input.kind->fields[i].key; i++)
    for (int n = 0; n < self->open.input.value[i].face_count; n++)
      g_array_append_val (kept->rolls, self->roll[i][n]);
}

static void
take_losses (MuCalculatorSession *self, MuKeptSum *kept)
{
  int field = self->answer->losses_field;
  int first = mu_sum_entry_nth_troop (self->open.input.kind, 0);

  kept->hit = mu_calculator_on_table (self->open.input.value[field].from);
  kept->casualties = self->answer->losses;
  if (first >= 0 && first != field)
    kept->by = mu_calculator_on_table (self->open.input.value[first].from);
}

static void
replace (char **text, char *by)
{
  g_free (*text);
  *text = by;
}

/* What others did meanwhile is shown first, with the sum as it now is; nobody keeps another
 * one than he saw. */
static gboolean
is_as_shown (MuCalculatorSession *self, GError **error)
{
  const MuTonightStamp before = self->stamp;

  return !mu_calculator_session_look (self)
         || mu_tonight_stamp_check (&self->stamp, &before, error);
}

static MuKeptSum *
make_kept (MuCalculatorSession *self, gboolean apply)
{
  MuKeptSum *kept = mu_kept_sum_new ();

  replace (&kept->kind, g_strdup (self->open.input.kind->key));
  replace (&kept->input, mu_sum_input_to_text (&self->open.input));
  replace (&kept->headline, g_strdup (self->answer->headline ? self->answer->headline : ""));
  take_rolls (self, kept);
  if (apply && mu_calculator_session_can_apply (self))
    take_losses (self, kept);
  return kept;
}

gboolean
mu_calculator_session_keep (MuCalculatorSession *self, gboolean apply, GError **error)
{
  g_autoptr (MuKeptSum) kept = NULL;
  gint64 id;

  g_return_val_if_fail (mu_calculator_session_can_keep (self), FALSE);
  if (!is_as_shown (self, error))
    return FALSE;
  kept = make_kept (self, apply);
  if (!mu_kept_sums_keep (self->sums, kept, &self->stamp, &id, error)) {
    mu_calculator_session_look (self);
    return FALSE;
  }
  mu_kept_sums_stamp (self->sums, &self->stamp);
  self->kept_as = id;
  mu_calculator_session_list_kept (self);
  return TRUE;
}

/* The open sum, unless it is one of those kept, goes on from the table as it is now. */
static void
show_table (MuCalculatorSession *self)
{
  mu_calculator_session_list_kept (self);
  if (self->open.input.kind == NULL || mu_calculator_session_is_spent (self))
    return;
  mu_calculator_session_tell_bodies (self);
  mu_calculator_session_gather_dice (self);
  mu_calculator_session_work (self);
  mu_calculator_session_tell (self, WORKED);
}

gboolean
mu_calculator_session_can_take_back (MuCalculatorSession *self)
{
  return mu_kept_sums_can_take_back (self->sums);
}

gboolean
mu_calculator_session_take_back (MuCalculatorSession *self, GError **error)
{
  if (!is_as_shown (self, error) || !mu_kept_sums_take_back (self->sums, error))
    return FALSE;
  show_table (self);
  return TRUE;
}

gboolean
mu_calculator_session_can_bring_back (MuCalculatorSession *self)
{
  return mu_kept_sums_can_bring_back (self->sums);
}

gboolean
mu_calculator_session_bring_back (MuCalculatorSession *self, GError **error)
{
  if (!is_as_shown (self, error) || !mu_kept_sums_bring_back (self->sums, error))
    return FALSE;
  show_table (self);
  return TRUE;
}

/* The dice as they were thrown then: typed or generated. */
static void
lay_rolls (MuCalculatorSession *self, const GArray *rolls)
{
  guint next = 0;

  for (int i = 0; self->open.input.kind->fields[i].key; i++)
    for (int n = 0; n < self->open.input.value[i].face_count && next < rolls->len; n++)
      self->roll[i][n] = g_array_index (rolls, MuRoll, next++);
}

/* A kept sum is shown as it was, and not kept a second time as it stands. */
gboolean
mu_calculator_session_show (MuCalculatorSession *self, MuKeptItem *item, GError **error)
{
  const MuKeptSum *kept = mu_kept_item_get_kept (item);
  const MuSumKind *kind = mu_sum_kind_find (kept->kind);
  g_autofree MuCalculatorEntry *entry = g_new0 (MuCalculatorEntry, 1);

  if (kind == NULL) {
    g_set_error (error, MU_SUM_ERROR, 0, _ ("This version of Muster has no sum “%s”."), kept->kind);
    return FALSE;
  }
  mu_calculator_entry_begin (entry, kind);
  if (!mu_sum_input_from_text (&entry->input, kind, kept->input, error))
    return FALSE;
  mu_calculator_session_set_entry (self, entry, kept->id);
  lay_rolls (self, kept->rolls);
  mu_calculator_session_tell (self, KEPT);
  return TRUE;
}
