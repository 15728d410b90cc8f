/* Where the scenario comes from, and where it goes. */
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "app/session/abd/hex_words.h"
#include "app/session/abd/scenario_writer_private.h"
#include "lists/words/name.h"
#include "lists/xml/data.h"

#define DRAFT_END ".draft"

/* --- beginning ------------------------------------------------------------------ */

MuScenarioWriter *
mu_scenario_writer_new (int columns, int rows)
{
  return mu_scenario_writer_begin (mu_hex_scenario_new (columns, rows));
}

MuScenarioWriter *
mu_scenario_writer_copy (const MuHexScenario *scenario)
{
  MuHexScenario *copy = mu_hex_scenario_copy (scenario);

  g_clear_pointer (&copy->id, g_free);
  g_free (copy->name);
  copy->name = mu_name_in (_ ("%s (ours)"), scenario->name, MU_NAME_MAX);
  return mu_scenario_writer_begin (copy);
}

MuScenarioWriter *
mu_scenario_writer_open (const char *path, GError **error)
{
  MuHexScenario *scenario = mu_hex_scenario_open (path, error);
  MuScenarioWriter *self = scenario ? mu_scenario_writer_begin (scenario) : NULL;

  if (self)
    self->path = g_strdup (path);
  return self;
}

MuScenarioWriter *
mu_scenario_writer_kept (const char *draft, GError **error)
{
  MuHexScenario *scenario = mu_hex_scenario_read_draft (draft, error);
  MuScenarioWriter *self = scenario ? mu_scenario_writer_begin (scenario) : NULL;

  if (self == NULL)
    return NULL;
  self->kept = g_strdup (draft);
  g_free (self->saved);
  self->saved = g_strdup (""); /* no file has it */
  return self;
}

/* --- saving --------------------------------------------------------------------- */

void
mu_scenario_writer_note_saved (MuScenarioWriter *self)
{
  g_free (self->saved);
  self->saved = mu_hex_scenario_write_data (self->draft, NULL);
}

const char *
mu_scenario_writer_path (MuScenarioWriter *self)
{
  return self->path;
}

gboolean
mu_scenario_writer_is_unsaved (MuScenarioWriter *self)
{
  g_autofree char *now = mu_hex_scenario_write_data (self->draft, NULL);

  return !g_str_equal (now, self->saved);
}

static void
refuse_faults (MuScenarioWriter *self, GError **error)
{
  g_autofree char *first = mu_hex_fault_words (self->draft, g_ptr_array_index (self->faults, 0));
  g_autofree char *words = g_strdup_printf (
      ngettext ("%u thing is wrong, so nobody could read the file. %s.",
                "%u things are wrong, so nobody could read the file. The first: %s.",
                self->faults->len),
      self->faults->len, first);

  g_set_error_literal (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID, words);
}

static gboolean
write_to (MuScenarioWriter *self, const char *path, GError **error)
{
  gsize length;
  g_autofree char *data = mu_hex_scenario_write_data (self->draft, &length);

  return mu_file_write (path, data, length, error);
}

static void
forget_kept (MuScenarioWriter *self)
{
  if (self->kept)
    g_remove (self->kept);
  g_clear_pointer (&self->kept, g_free);
}

gboolean
mu_scenario_writer_save (MuScenarioWriter *self, const char *path, GError **error)
{
  g_autofree char *into = g_strdup (path ? path : self->path);

  if (self->faults->len > 0) {
    refuse_faults (self, error);
    return FALSE;
  }
  if (!write_to (self, into, error))
    return FALSE;
  g_free (self->path);
  self->path = g_steal_pointer (&into);
  forget_kept (self);
  mu_scenario_writer_note_saved (self);
  mu_scenario_writer_tell (self, FALSE);
  return TRUE;
}

/* --- keeping --------------------------------------------------------------------- */

static char *
drafts_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "muster", "hexes", NULL);
}

/* A file that is not there yet. */
static char *
free_draft (const char *folder)
{
  for (int number = 1;; number++) {
    g_autofree char *file = g_strdup_printf ("%d" DRAFT_END, number);
    g_autofree char *path = g_build_filename (folder, file, NULL);
    if (!g_file_test (path, G_FILE_TEST_EXISTS))
      return g_steal_pointer (&path);
  }
}

gboolean
mu_scenario_writer_keep (MuScenarioWriter *self, GError **error)
{
  g_autofree char *folder = drafts_folder ();

  if (!mu_scenario_writer_is_unsaved (self)) {
    forget_kept (self);
    return TRUE;
  }
  if (!mu_folder_make (folder, error))
    return FALSE;
  if (self->kept == NULL)
    self->kept = free_draft (folder);
  return write_to (self, self->kept, error);
}

static int
compare_paths (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

GPtrArray *
mu_scenario_drafts (void)
{
  GPtrArray *drafts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *path = drafts_folder ();
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *file;

  while (folder && (file = g_dir_read_name (folder)))
    if (g_str_has_suffix (file, DRAFT_END))
      g_ptr_array_add (drafts, g_build_filename (path, file, NULL));
  g_ptr_array_sort (drafts, compare_paths);
  return drafts;
}

void
mu_scenario_draft_remove (const char *draft)
{
  g_remove (draft);
}
