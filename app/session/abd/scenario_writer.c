/* The draft and its steps. A draft is a few kilobytes, so each step keeps a whole one. */
#include "app/session/abd/scenario_writer_private.h"

G_DEFINE_FINAL_TYPE (MuScenarioWriter, mu_scenario_writer, G_TYPE_OBJECT)

static guint changed_signal;

static void
mu_scenario_writer_finalize (GObject *object)
{
  MuScenarioWriter *self = MU_SCENARIO_WRITER (object);

  g_clear_pointer (&self->draft, mu_hex_scenario_free);
  g_clear_pointer (&self->before, g_ptr_array_unref);
  g_clear_pointer (&self->after, g_ptr_array_unref);
  g_clear_pointer (&self->faults, g_ptr_array_unref);
  g_clear_pointer (&self->path, g_free);
  g_clear_pointer (&self->kept, g_free);
  g_clear_pointer (&self->saved, g_free);
  G_OBJECT_CLASS (mu_scenario_writer_parent_class)->finalize (object);
}

static void
mu_scenario_writer_class_init (MuScenarioWriterClass *class)
{
  G_OBJECT_CLASS (class)->finalize = mu_scenario_writer_finalize;
  changed_signal = g_signal_new ("changed", MU_TYPE_SCENARIO_WRITER, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
}

static void
mu_scenario_writer_init (MuScenarioWriter *self)
{
  self->before = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_hex_scenario_free);
  self->after = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_hex_scenario_free);
}

static void
check (MuScenarioWriter *self)
{
  g_clear_pointer (&self->faults, g_ptr_array_unref);
  self->faults = mu_hex_scenario_faults (self->draft);
}

MuScenarioWriter *
mu_scenario_writer_begin (MuHexScenario *draft)
{
  MuScenarioWriter *self = g_object_new (MU_TYPE_SCENARIO_WRITER, NULL);

  self->draft = draft;
  mu_scenario_writer_note_saved (self);
  check (self);
  return self;
}

void
mu_scenario_writer_tell (MuScenarioWriter *self, gboolean rows)
{
  g_signal_emit (self, changed_signal, 0, rows);
}

const MuHexScenario *
mu_scenario_writer_get (MuScenarioWriter *self)
{
  return self->draft;
}

const GPtrArray *
mu_scenario_writer_faults (MuScenarioWriter *self)
{
  return self->faults;
}

/* --- changes ----------------------------------------------------------------- */

void
mu_scenario_writer_took (MuScenarioWriter *self, MuHexScenario *before, gboolean rows)
{
  if (self->in_stroke && self->stroke_began)
    mu_hex_scenario_free (before);
  else
    g_ptr_array_add (self->before, before);
  self->stroke_began = self->in_stroke;
  g_ptr_array_set_size (self->after, 0);
  check (self);
  mu_scenario_writer_tell (self, rows);
}

void
mu_scenario_writer_begin_stroke (MuScenarioWriter *self)
{
  self->in_stroke = TRUE;
  self->stroke_began = FALSE;
}

void
mu_scenario_writer_end_stroke (MuScenarioWriter *self)
{
  self->in_stroke = FALSE;
  self->stroke_began = FALSE;
}

/* --- undo --------------------------------------------------------------------- */

gboolean
mu_scenario_writer_can_undo (MuScenarioWriter *self)
{
  return self->before->len > 0;
}

gboolean
mu_scenario_writer_can_redo (MuScenarioWriter *self)
{
  return self->after->len > 0;
}

static void
step (MuScenarioWriter *self, GPtrArray *from, GPtrArray *to)
{
  if (from->len == 0)
    return;
  mu_scenario_writer_end_stroke (self);
  g_ptr_array_add (to, self->draft);
  self->draft = g_ptr_array_steal_index (from, from->len - 1);
  check (self);
  mu_scenario_writer_tell (self, TRUE);
}

void
mu_scenario_writer_undo (MuScenarioWriter *self)
{
  step (self, self->before, self->after);
}

void
mu_scenario_writer_redo (MuScenarioWriter *self)
{
  step (self, self->after, self->before);
}
