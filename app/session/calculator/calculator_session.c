#include "app/session/calculator/calculator_session.h"

#include <glib/gi18n-lib.h>

#include "app/session/calculator/calculator_private.h"
#include "app/session/calculator/sum_entry.h"

G_DEFINE_FINAL_TYPE (MuCalculatorSession, mu_calculator_session, G_TYPE_OBJECT)

static guint signals[N_SIGNALS];

static void
mu_calculator_session_finalize (GObject *object)
{
  MuCalculatorSession *self = MU_CALCULATOR_SESSION (object);

  g_hash_table_unref (self->entered);
  g_hash_table_unref (self->tables);
  g_free (self->trouble);
  g_object_unref (self->units);
  g_object_unref (self->offered);
  g_object_unref (self->kept);
  g_clear_pointer (&self->answer, mu_sum_answer_free);
  g_clear_pointer (&self->chances, mu_sum_answer_free);
  mu_kept_sums_free (self->sums);
  g_clear_pointer (&self->table, mu_table_battle_free);
  mu_sum_room_clear (&self->room);
  G_OBJECT_CLASS (mu_calculator_session_parent_class)->finalize (object);
}

static void
mu_calculator_session_class_init (MuCalculatorSessionClass *class)
{
  static const char *const name[N_SIGNALS] = { "opened", "worked", "chances", "kept" };

  G_OBJECT_CLASS (class)->finalize = mu_calculator_session_finalize;
  for (int i = 0; i < N_SIGNALS; i++)
    signals[i] = g_signal_new (name[i], G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                               NULL, G_TYPE_NONE, 0);
}

static void
free_tables (gpointer tables)
{
  mu_sum_tables_clear (tables);
  g_free (tables);
}

static void
mu_calculator_session_init (MuCalculatorSession *self)
{
  self->open.about = (MuSumUnit){ .side = -1, .unit = -1 };
  self->entered = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  self->tables = g_hash_table_new_full (NULL, NULL, NULL, free_tables);
  self->units = g_list_store_new (MU_TYPE_FIELDED_UNIT);
  self->offered = g_list_store_new (MU_TYPE_FIELDED_UNIT);
  self->kept = g_list_store_new (MU_TYPE_KEPT_ITEM);
}

MuCalculatorSession *
mu_calculator_session_new (MuStore *store, guint64 seed)
{
  MuCalculatorSession *self = g_object_new (MU_TYPE_CALCULATOR_SESSION, NULL);

  mu_dice_init_seeded (&self->dice, seed, 0);
  self->store = store;
  self->sums = mu_kept_sums_new (store);
  return self;
}

void
mu_calculator_session_tell (MuCalculatorSession *self, int signal)
{
  g_signal_emit (self, signals[signal], 0);
}

const MuReadings *
mu_calculator_session_get_readings (MuCalculatorSession *self)
{
  return self->house_rules ? &self->readings : NULL;
}

/* --- what is looked up --------------------------------------------------- */

static MuSumTables *
read_tables (MuCalculatorSession *self, const MuSumSystem *system)
{
  g_autofree MuSumTables *tables = g_new0 (MuSumTables, 1);
  g_autoptr (GError) error = NULL;

  g_clear_pointer (&self->trouble, g_free);
  if (!mu_sum_tables_open (tables, system, NULL, &error)) {
    self->trouble = g_strdup (error->message);
    return NULL;
  }
  g_hash_table_insert (self->tables, (gpointer) system, tables);
  return g_steal_pointer (&tables);
}

/* Read when the first sum is opened that looks something up, and kept: another thread may be
 * looking at them. */
static const void *
tables_for (MuCalculatorSession *self, const MuSumKind *kind)
{
  const MuSumSystem *system = mu_sum_kind_system (kind);
  const MuSumTables *tables = g_hash_table_lookup (self->tables, system);

  if (tables == NULL && system->looks_up)
    tables = read_tables (self, system);
  return tables ? tables->tables : NULL;
}

const char *
mu_calculator_session_get_trouble (MuCalculatorSession *self)
{
  return self->trouble;
}

/* --- working ------------------------------------------------------------ */

static MuSumAnswer *
answer_of (MuCalculatorSession *self)
{
  const MuReadings *readings = mu_calculator_session_get_readings (self);
  MuSumInput input = self->open.input;
  MuDice dice;

  if (mu_sum_entry_lacking (&input) >= 0)
    return NULL;
  input.room = &self->room;
  if (!mu_sum_entry_is_thrown (&input))
    return mu_sum_entry_foresee (&input, readings, FALSE);
  mu_dice_init_seeded (&dice, self->dice.seed, 1);
  return mu_sum_work (&input, readings, &dice, FALSE);
}

void
mu_calculator_session_work (MuCalculatorSession *self)
{
  g_clear_pointer (&self->answer, mu_sum_answer_free);
  if (self->open.input.kind)
    self->answer = answer_of (self);
  mu_calculator_session_find_chances (self);
}

MuSumState
mu_calculator_session_get_state (MuCalculatorSession *self)
{
  if (self->answer == NULL)
    return MU_SUM_LACKING;
  if (self->answer->refusal)
    return MU_SUM_REFUSED;
  return mu_sum_entry_is_thrown (&self->open.input) ? MU_SUM_WORKED : MU_SUM_UNTHROWN;
}

const char *
mu_calculator_session_get_lacking (MuCalculatorSession *self)
{
  int place = self->open.input.kind ? mu_sum_entry_lacking (&self->open.input) : -1;

  return place >= 0 ? _ (self->open.input.kind->fields[place].label) : NULL;
}

const MuSumAnswer *
mu_calculator_session_get_answer (MuCalculatorSession *self)
{
  return self->answer;
}

/* What is changed is another sum than the one kept. */
void
mu_calculator_session_renew (MuCalculatorSession *self)
{
  if (mu_calculator_session_is_spent (self))
    mu_calculator_session_forget_dice (self);
  self->kept_as = 0;
}

void
mu_calculator_session_change (MuCalculatorSession *self)
{
  mu_calculator_session_renew (self);
  mu_calculator_session_follow (self);
  mu_calculator_session_tell_bodies (self);
  mu_sum_entry_settle (&self->open.input, mu_calculator_session_get_readings (self));
  mu_calculator_session_gather_dice (self);
  mu_calculator_session_work (self);
  mu_calculator_session_tell (self, WORKED);
}

/* --- entering ----------------------------------------------------------- */

const MuSumKind *
mu_calculator_session_get_kind (MuCalculatorSession *self)
{
  return self->open.input.kind;
}

const MuSumInput *
mu_calculator_session_get_input (MuCalculatorSession *self)
{
  return &self->open.input;
}

/* The n-th body of a sum is the n-th of the next, if that writes its troops alike. */
static void
note_bodies (MuCalculatorSession *self)
{
  int place;

  for (int n = 0; n < BODIES; n++)
    if ((place = mu_sum_entry_nth_troop (self->open.input.kind, n)) >= 0
        && self->open.input.value[place].given)
      self->body[n] = (MuCalculatorBody){ .notation = self->open.input.kind->fields[place].notation,
                                          .value = self->open.input.value[place] };
}

static void
bring_bodies (MuCalculatorSession *self, MuSumInput *input)
{
  int place;

  for (int n = 0; n < BODIES; n++)
    if ((place = mu_sum_entry_nth_troop (input->kind, n)) >= 0
        && self->body[n].notation == input->kind->fields[place].notation)
      input->value[place] = self->body[n].value;
}

static void
put_away (MuCalculatorSession *self)
{
  if (self->open.input.kind == NULL)
    return;
  note_bodies (self);
  g_hash_table_insert (self->entered, (gpointer) self->open.input.kind,
                       g_memdup2 (&self->open, sizeof self->open));
}

void
mu_calculator_entry_begin (MuCalculatorEntry *entry, const MuSumKind *kind)
{
  *entry = (MuCalculatorEntry){ .about = { .side = -1, .unit = -1 } };
  mu_sum_entry_begin (&entry->input, kind);
}

/* The table is looked at first: what shows the sum before must not hear of it when another
 * one is open already. */
void
mu_calculator_session_set_entry (MuCalculatorSession *self, const MuCalculatorEntry *entry,
                                 gint64 kept_as)
{
  mu_calculator_session_follow (self);
  if (self->open.input.kind != entry->input.kind) {
    put_away (self);
    mu_sum_room_clear (&self->room);
  }
  self->open = *entry;
  self->open.input.readings = mu_calculator_session_get_readings (self);
  self->open.input.tables = tables_for (self, entry->input.kind);
  self->kept_as = kept_as;
  mu_calculator_session_offer (self);
  mu_calculator_session_cut_bodies (self, G_LIST_MODEL (self->units));
  mu_calculator_session_lay_dice (self);
  mu_calculator_session_gather_dice (self);
  mu_calculator_session_tell_bodies (self);
  mu_sum_entry_settle (&self->open.input, mu_calculator_session_get_readings (self));
  mu_calculator_session_work (self);
  mu_calculator_session_tell (self, OPENED);
}

static void
take_up (MuSumInput *input)
{
  for (int i = 0; input->kind->fields[i].key; i++)
    if (input->kind->fields[i].kind == MU_FIELD_DICE)
      input->value[i] = (MuFieldValue){ .given = FALSE };
}

void
mu_calculator_session_open (MuCalculatorSession *self, const MuSumKind *kind)
{
  g_autofree MuCalculatorEntry *entry = g_new0 (MuCalculatorEntry, 1);
  const MuCalculatorEntry *before;

  if (kind == self->open.input.kind)
    return;
  mu_calculator_session_follow (self);
  put_away (self);
  before = g_hash_table_lookup (self->entered, kind);
  if (before) {
    *entry = *before;
    take_up (&entry->input);
  } else {
    mu_calculator_entry_begin (entry, kind);
    bring_bodies (self, &entry->input);
  }
  mu_calculator_session_set_entry (self, entry, 0);
}

void
mu_calculator_session_clear (MuCalculatorSession *self)
{
  g_autofree MuCalculatorEntry *entry = g_new0 (MuCalculatorEntry, 1);

  mu_calculator_entry_begin (entry, self->open.input.kind);
  mu_calculator_session_set_entry (self, entry, 0);
}

void
mu_calculator_session_enter (MuCalculatorSession *self, int place, const MuFieldValue *value)
{
  self->open.input.value[place] = *value;
  mu_calculator_session_change (self);
}

gboolean
mu_calculator_session_read (MuCalculatorSession *self, int place, const char *text, GError **error)
{
  MuSumInput read = self->open.input;
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  gboolean good = TRUE;

  read.value[place] = (MuFieldValue){ .from = { .side = -1, .unit = -1 } };
  if (*stripped)
    good = mu_sum_input_read (&read, self->open.input.kind->fields[place].key, stripped, error);
  mu_calculator_session_enter (self, place, &read.value[place]);
  return good;
}

gboolean
mu_calculator_session_may_count (MuCalculatorSession *self, int place, int word, int times)
{
  return mu_sum_entry_may_count (&self->open.input, mu_calculator_session_get_readings (self),
                                 place, word, times);
}
