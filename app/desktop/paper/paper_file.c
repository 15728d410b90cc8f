#include "app/desktop/paper/paper_file.h"

#include "app/desktop/page/say.h"

typedef struct {
  GtkWidget *widget;
  char *path;
} Writing;

static void
writing_free (Writing *writing)
{
  g_object_unref (writing->widget);
  g_free (writing->path);
  g_free (writing);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Writing, writing_free)

static void
written (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Writing) writing = data;
  g_autoptr (GError) error = NULL;
  MuSheets *sheets = mu_printable_make_finish (result, &error);

  g_clear_pointer (&sheets, mu_sheets_free);
  mu_say_written (writing->widget, writing->path, error);
}

void
mu_paper_file_write (gpointer widget, MuPrintable *printable, const MuPrintChoice *choice,
                     const char *path)
{
  Writing *writing = g_new0 (Writing, 1);

  writing->widget = g_object_ref (widget);
  writing->path = g_strdup (path);
  mu_printable_make_async (printable, choice, path, NULL, written, writing);
}
