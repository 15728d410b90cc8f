#include "app/session/books/book_writer_private.h"

G_DEFINE_FINAL_TYPE (MuBookWriter, mu_book_writer, G_TYPE_OBJECT)

static guint changed_signal;

static void
mu_book_writer_finalize (GObject *object)
{
  MuBookWriter *self = MU_BOOK_WRITER (object);

  g_cancellable_cancel (self->solving);
  g_clear_object (&self->solving);
  g_clear_pointer (&self->draft, mu_draft_free);
  g_clear_pointer (&self->original, mu_draft_free);
  g_clear_pointer (&self->before, g_ptr_array_unref);
  g_clear_pointer (&self->after, g_ptr_array_unref);
  g_clear_pointer (&self->faults, g_ptr_array_unref);
  g_clear_pointer (&self->path, g_free);
  g_clear_pointer (&self->kept, g_free);
  G_OBJECT_CLASS (mu_book_writer_parent_class)->finalize (object);
}

static void
mu_book_writer_class_init (MuBookWriterClass *class)
{
  G_OBJECT_CLASS (class)->finalize = mu_book_writer_finalize;
  changed_signal = g_signal_new ("changed", MU_TYPE_BOOK_WRITER, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
}

static void
mu_book_writer_init (MuBookWriter *self)
{
  self->before = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_draft_free);
  self->after = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_draft_free);
}

MuBookWriter *
mu_book_writer_begin (MuDraft *draft, const MuShelf *shelf)
{
  MuBookWriter *self = g_object_new (MU_TYPE_BOOK_WRITER, NULL);

  self->draft = draft;
  self->shelf = shelf;
  mu_book_writer_check (self);
  return self;
}

void
mu_book_writer_tell (MuBookWriter *self, gboolean rows)
{
  g_signal_emit (self, changed_signal, 0, rows);
}

const MuDraft *
mu_book_writer_get_draft (MuBookWriter *self)
{
  return self->draft;
}

/* --- changes ------------------------------------------------------------ */

/* before: the draft as it was, which is taken. */
static void
took (MuBookWriter *self, MuDraft *before, gboolean rows)
{
  g_ptr_array_add (self->before, before);
  g_ptr_array_set_size (self->after, 0);
  self->changed = TRUE;
  mu_book_writer_check (self);
  mu_book_writer_tell (self, rows);
}

void
mu_book_writer_set (MuBookWriter *self, MuDraftPlace place, MuDraftField field, const char *text)
{
  MuDraft *before = mu_draft_copy (self->draft);

  if (mu_draft_set (self->draft, place, field, text))
    took (self, before, FALSE);
  else
    mu_draft_free (before);
}

MuDraftPlace
mu_book_writer_add (MuBookWriter *self, MuDraftPart part, int of)
{
  MuDraft *before = mu_draft_copy (self->draft);
  const MuDraftPlace place = mu_draft_add (self->draft, part, of);

  took (self, before, TRUE);
  return place;
}

MuDraftPlace
mu_book_writer_duplicate (MuBookWriter *self, MuDraftPlace place)
{
  MuDraft *before = mu_draft_copy (self->draft);
  const MuDraftPlace copy = mu_draft_duplicate (self->draft, place);

  took (self, before, TRUE);
  return copy;
}

void
mu_book_writer_remove (MuBookWriter *self, MuDraftPlace place)
{
  MuDraft *before = mu_draft_copy (self->draft);

  mu_draft_remove (self->draft, place);
  took (self, before, TRUE);
}

/* --- undo --------------------------------------------------------------- */

gboolean
mu_book_writer_can_undo (MuBookWriter *self)
{
  return self->before->len > 0;
}

gboolean
mu_book_writer_can_redo (MuBookWriter *self)
{
  return self->after->len > 0;
}

static void
step (MuBookWriter *self, GPtrArray *from, GPtrArray *to)
{
  if (from->len == 0)
    return;
  g_ptr_array_add (to, self->draft);
  self->draft = g_ptr_array_steal_index (from, from->len - 1);
  self->changed = TRUE;
  mu_book_writer_check (self);
  mu_book_writer_tell (self, TRUE);
}

void
mu_book_writer_undo (MuBookWriter *self)
{
  step (self, self->before, self->after);
}

void
mu_book_writer_redo (MuBookWriter *self)
{
  step (self, self->after, self->before);
}
