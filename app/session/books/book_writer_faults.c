/* What is wrong with a book that is being written. */
#include <glib/gi18n-lib.h>

#include "app/session/books/book_writer_private.h"
#include "lists/draft/draft_check.h"

/* --- looking ------------------------------------------------------------ */

/* Solving a book takes longer than a person who types should wait. */
static void
solve (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const MuDraft *draft = data;
  g_autoptr (MuBook) book = mu_draft_book (draft, NULL);

  g_task_return_pointer (task, book ? mu_draft_years_without_list (draft, book) : NULL,
                         (GDestroyNotify) g_ptr_array_unref);
}

static void
solved (GObject *source, GAsyncResult *result, gpointer data)
{
  MuBookWriter *self = MU_BOOK_WRITER (source);
  g_autoptr (GPtrArray) faults = g_task_propagate_pointer (G_TASK (result), NULL);

  if (g_task_get_cancellable (G_TASK (result)) != self->solving)
    return; /* of a draft that has changed since */
  g_clear_object (&self->solving);
  if (faults)
    g_ptr_array_extend_and_steal (self->faults, g_steal_pointer (&faults));
  mu_book_writer_tell (self, FALSE);
}

static void
begin_solving (MuBookWriter *self)
{
  g_autoptr (GTask) task = NULL;

  self->solving = g_cancellable_new ();
  task = g_task_new (self, self->solving, solved, NULL);
  g_task_set_task_data (task, mu_draft_copy (self->draft), (GDestroyNotify) mu_draft_free);
  g_task_run_in_thread (task, solve);
}

void
mu_book_writer_check (MuBookWriter *self)
{
  g_cancellable_cancel (self->solving);
  g_clear_object (&self->solving);
  g_clear_pointer (&self->faults, g_ptr_array_unref);
  self->faults = mu_draft_faults (self->draft);
  if (self->faults->len == 0)
    begin_solving (self);
}

const GPtrArray *
mu_book_writer_get_faults (MuBookWriter *self)
{
  return self->faults;
}

gboolean
mu_book_writer_can_save (MuBookWriter *self)
{
  return self->faults->len == 0 && self->solving == NULL;
}

/* --- telling ------------------------------------------------------------ */

static gboolean
is_at (const MuDraftFault *fault, MuDraftPlace place)
{
  return fault->place.part == place.part && fault->place.of == place.of
         && fault->place.at == place.at;
}

/* What stands in an option or a limit. */
static gboolean
is_in (const MuDraftFault *fault, MuDraftPlace place)
{
  switch ((int) fault->place.part) {
  case MU_DRAFT_WAY:
  case MU_DRAFT_CONDITION:
    return place.part == MU_DRAFT_OPTION && fault->place.of == place.at;
  case MU_DRAFT_MEMBER:
    return place.part == MU_DRAFT_LIMIT && fault->place.of == place.at;
  }
  return FALSE;
}

static void
add_line (GString *lines, const char *words)
{
  g_string_append_printf (lines, "%s%s", lines->len > 0 ? "\n" : "", words);
}

char *
mu_book_writer_faults_at (MuBookWriter *self, MuDraftPlace place, MuDraftField field)
{
  GString *lines = g_string_new (NULL);

  for (guint i = 0; i < self->faults->len; i++) {
    const MuDraftFault *fault = g_ptr_array_index (self->faults, i);
    if (is_at (fault, place) && fault->field == field)
      add_line (lines, fault->words);
  }
  return g_string_free (lines, FALSE);
}

char *
mu_book_writer_faults_in (MuBookWriter *self, MuDraftPlace place)
{
  GString *lines = g_string_new (NULL);

  for (guint i = 0; i < self->faults->len; i++) {
    const MuDraftFault *fault = g_ptr_array_index (self->faults, i);
    if (is_at (fault, place) || is_in (fault, place))
      add_line (lines, fault->words);
  }
  return g_string_free (lines, FALSE);
}

char *
mu_book_writer_summary (MuBookWriter *self)
{
  const guint wrong = self->faults->len;

  if (wrong > 0)
    return g_strdup_printf (ngettext ("%u thing is wrong", "%u things are wrong", wrong), wrong);
  return g_strdup (self->solving ? _ ("Looking whether there is an army in every year…")
                                 : _ ("Nothing is wrong"));
}
