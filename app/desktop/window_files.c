/* Actions of the window that read and write files: each once with a dialog and,
 * where scripts and tests want it, once with a path as its parameter. */
#include <glib/gi18n.h>

#include "app/desktop/files.h"
#include "app/desktop/new_army_dialog.h"
#include "app/desktop/say.h"
#include "app/desktop/window_private.h"
#include "app/model/new_army.h"
#include "reports/battle_sheet.h"

/* The open army with its last change written, NULL if none is open. */
static const MuList *
open_army (MuWindow *self)
{
  g_autoptr (GError) error = NULL;

  if (self->desk == NULL)
    return NULL;
  if (!mu_army_session_flush (mu_desk_army (self->desk), &error))
    mu_say_error (self, error);
  return mu_army_session_get_list (mu_desk_army (self->desk));
}

static const MuBattleRecord *
shown_battle (MuWindow *self)
{
  MuBattleSession *shown = self->desk ? mu_tonight_page_get_shown (self->tonight) : NULL;

  return shown ? mu_battle_session_get_record (shown) : NULL;
}

static MuPrintable *
roster (MuWindow *self)
{
  MuArmySession *army = self->desk ? mu_desk_army (self->desk) : NULL;

  if (army == NULL || mu_army_session_get_list (army) == NULL)
    return NULL;
  return mu_printable_new_roster (mu_army_session_get_list (army), mu_army_session_get_book (army));
}

static MuPrintable *
report (MuWindow *self)
{
  const MuBattleRecord *record = shown_battle (self);

  return record && record->fought ? mu_printable_new_report (record) : NULL;
}

MuPrintable *
mu_window_get_printable (MuWindow *self)
{
  if (mu_window_is_on (self, self->armies))
    return roster (self);
  if (mu_window_is_on (self, self->tonight))
    return report (self);
  return NULL;
}

/* "Written to Zama.pdf", or what went wrong. */
static void
say_written (MuWindow *self, const char *path, const GError *error)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *text = g_strdup_printf (_ ("Written: %s"), name);

  if (error)
    mu_say_error (self, error);
  else
    mu_say (self, text);
}

/* --- paper -------------------------------------------------------------- */

static void
write_pdf (MuWindow *self, MuPrintable *taken, const char *path, MuPaper paper)
{
  g_autoptr (MuPrintable) printable = taken;
  g_autoptr (GError) error = NULL;

  if (printable == NULL)
    return;
  mu_printable_write_pdf (printable, paper, path, &error);
  say_written (self, path, error);
}

static void
pdf_chosen (gpointer data, const char *path, MuPaper paper)
{
  write_pdf (data, mu_window_get_printable (data), path, paper);
}

static void
save_pdf (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_autoptr (MuPrintable) printable = mu_window_get_printable (data);
  g_autofree char *name = mu_printable_file_name (printable);
  const MuFileQuestion question = {
    .title = _ ("Save as PDF"),
    .action = GTK_FILE_CHOOSER_ACTION_SAVE,
    .name = name,
    .kind = _ ("PDF documents"),
    .pattern = "*.pdf",
    .asks_paper = TRUE,
  };
  mu_files_ask (data, &question, pdf_chosen, data);
}

static void
export_roster_pdf (GSimpleAction *action, GVariant *path, gpointer data)
{
  open_army (data);
  write_pdf (data, roster (data), g_variant_get_string (path, NULL), mu_print_usual_paper ());
}

static void
export_battle_pdf (GSimpleAction *action, GVariant *path, gpointer data)
{
  write_pdf (data, report (data), g_variant_get_string (path, NULL), mu_print_usual_paper ());
}

static void
print (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  open_army (data);
  mu_print (data, mu_window_get_printable (data));
}

/* --- battle sheets ------------------------------------------------------ */

static void
write_sheet (gpointer data, const char *path, MuPaper paper)
{
  const MuBattleRecord *record = shown_battle (data);
  g_autoptr (GError) error = NULL;

  if (record == NULL)
    return;
  mu_battle_sheet_write_file (record, path, &error);
  say_written (data, path, error);
}

static void
save_sheet (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_autofree char *name = g_strconcat (shown_battle (data)->name, ".xml", NULL);
  const MuFileQuestion question = {
    .title = _ ("Save Battle Sheet"),
    .action = GTK_FILE_CHOOSER_ACTION_SAVE,
    .name = name,
    .kind = _ ("Battle sheets"),
    .pattern = "*.xml",
  };
  mu_files_ask (data, &question, write_sheet, data);
}

static void
export_battle_sheet (GSimpleAction *action, GVariant *path, gpointer data)
{
  write_sheet (data, g_variant_get_string (path, NULL), MU_PAPER_A4);
}

/* --- army lists --------------------------------------------------------- */

/* A name that no saved list has yet: "Zama", "Zama 2", … */
static char *
free_name (MuWindow *self, const char *name)
{
  MuStore *store = mu_desk_store (self->desk);
  char *tried = g_strdup (name);

  for (int number = 2; mu_store_find_list (store, tried, NULL) != 0; number++) {
    g_free (tried);
    tried = g_strdup_printf ("%.100s %d", name, number);
  }
  return tried;
}

static void
add_army (MuWindow *self, MuList *list, const char *format)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;
  char *name = free_name (self, list->name);
  gint64 id = 0;

  g_free (list->name);
  list->name = name;
  words = g_strdup_printf ("%s: %s", format, name);
  if (!mu_history_add_list (mu_desk_history (self->desk), list, words, &id, &error)) {
    mu_say_error (self, error);
    return;
  }
  mu_window_show_page (self, "armies");
  mu_armies_page_open (self->armies, id);
  mu_say_with_undo (self, words);
}

static void
read_army (gpointer data, const char *path, MuPaper paper)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuList) list = mu_list_read_file (path, &error);

  if (list)
    add_army (data, list, _ ("Imported"));
  else
    mu_say_error (data, error);
}

static void
import_army (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  const MuFileQuestion question = {
    .title = _ ("Import Army"),
    .action = GTK_FILE_CHOOSER_ACTION_OPEN,
    .kind = _ ("Army lists"),
    .pattern = "*.xml",
  };
  mu_files_ask (data, &question, read_army, data);
}

static void
import_army_file (GSimpleAction *action, GVariant *path, gpointer data)
{
  read_army (data, g_variant_get_string (path, NULL), MU_PAPER_A4);
}

static void
write_army (gpointer data, const char *path, MuPaper paper)
{
  const MuList *list = open_army (data);
  g_autoptr (GError) error = NULL;

  if (list == NULL)
    return;
  mu_list_write_file (list, path, &error);
  say_written (data, path, error);
}

static void
export_army (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  const MuList *list = open_army (data);
  g_autofree char *name = g_strconcat (list->name, ".xml", NULL);
  const MuFileQuestion question = {
    .title = _ ("Export Army"),
    .action = GTK_FILE_CHOOSER_ACTION_SAVE,
    .name = g_strdelimit (name, "/\\:", '-'),
    .kind = _ ("Army lists"),
    .pattern = "*.xml",
  };
  mu_files_ask (data, &question, write_army, data);
}

static void
export_army_file (GSimpleAction *action, GVariant *path, gpointer data)
{
  write_army (data, g_variant_get_string (path, NULL), MU_PAPER_A4);
}

/* Among its units the key that duplicates is the unit's. */
static void
duplicate_army (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  const MuList *list = open_army (data);
  g_autoptr (MuList) copy = list ? mu_list_copy (list) : NULL;

  if (copy && !mu_armies_page_copy_unit (MU_WINDOW (data)->armies))
    add_army (data, copy, _ ("Duplicated"));
}

/* In the middle of the book's years, with the troops that it demands. */
static void
new_army (GSimpleAction *action, GVariant *id, gpointer data)
{
  const MuWindow *self = data;
  const char *book_id = g_variant_get_string (id, NULL);
  const MuBook *book = mu_shelf_find (mu_club_books (mu_desk_club (self->desk)), book_id);
  g_autoptr (MuList) list = book ? mu_new_army (book) : NULL;

  if (list)
    add_army (data, list, _ ("New army"));
}

static void
army_created (MuWindow *self, const MuList *made)
{
  g_autoptr (MuList) list = mu_list_copy (made);

  add_army (self, list, _ ("New army"));
}

static void
ask_new_army (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MuWindow *self = data;
  GtkWidget *dialog = mu_new_army_dialog_new (mu_club_books (mu_desk_club (self->desk)));

  g_signal_connect_object (dialog, "created", G_CALLBACK (army_created), self, G_CONNECT_SWAPPED);
  gtk_window_set_transient_for (GTK_WINDOW (dialog), GTK_WINDOW (self));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
delete_army (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MuWindow *self = data;
  const MuList *list = open_army (self);
  g_autofree char *words = list ? g_strdup_printf (_ ("Deleted: %s"), list->name) : NULL;
  g_autoptr (GError) error = NULL;
  gint64 id = mu_army_session_get_id (mu_desk_army (self->desk));

  if (list == NULL)
    return;
  if (mu_history_delete_list (mu_desk_history (self->desk), id, words, &error))
    mu_say_with_undo (self, words);
  else
    mu_say_error (self, error);
}

/* --- club files --------------------------------------------------------- */

/* A window that has none yet takes the file; else it gets a window of its own. */
static void
club_chosen (gpointer data, const char *path, MuPaper paper)
{
  MuWindow *self = data;
  GtkApplication *app = gtk_window_get_application (GTK_WINDOW (self));

  if (self->desk == NULL)
    mu_window_open_club (self, path);
  else
    gtk_window_present (GTK_WINDOW (mu_window_new (ADW_APPLICATION (app), path)));
}

static void
open_club (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  const MuFileQuestion question = {
    .title = _ ("Open Club File"),
    .action = GTK_FILE_CHOOSER_ACTION_OPEN,
    .kind = _ ("Club files"),
    .pattern = "*.muster",
  };
  mu_files_ask (data, &question, club_chosen, data);
}

static void
open_club_file (GSimpleAction *action, GVariant *path, gpointer data)
{
  club_chosen (data, g_variant_get_string (path, NULL), MU_PAPER_A4);
}

static const GActionEntry entries[] = {
  { .name = "print", .activate = print },
  { .name = "save-pdf", .activate = save_pdf },
  { .name = "export-roster-pdf", .activate = export_roster_pdf, .parameter_type = "s" },
  { .name = "export-battle-pdf", .activate = export_battle_pdf, .parameter_type = "s" },
  { .name = "save-sheet", .activate = save_sheet },
  { .name = "export-battle-sheet", .activate = export_battle_sheet, .parameter_type = "s" },
  { .name = "import-army", .activate = import_army },
  { .name = "import-army-file", .activate = import_army_file, .parameter_type = "s" },
  { .name = "export-army", .activate = export_army },
  { .name = "export-army-file", .activate = export_army_file, .parameter_type = "s" },
  { .name = "duplicate-army", .activate = duplicate_army },
  { .name = "ask-new-army", .activate = ask_new_army },
  { .name = "new-army", .activate = new_army, .parameter_type = "s" },
  { .name = "delete-army", .activate = delete_army },
  { .name = "open-club", .activate = open_club },
  { .name = "open-club-file", .activate = open_club_file, .parameter_type = "s" },
};

void
mu_window_add_file_actions (MuWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
