/* Actions of the window that read and write files: each once with a dialog and,
 * where scripts and tests want it, once with a path as its parameter. */
#include <glib/gi18n.h>

#include "app/desktop/page/files.h"
#include "app/desktop/page/say.h"
#include "app/desktop/paper/paper_file.h"
#include "app/desktop/paper/paper_window.h"
#include "app/desktop/paper/print.h"
#include "app/desktop/window/window_private.h"
#include "reports/sheet/battle_sheet.h"

const MuList *
mu_window_open_army (MuWindow *self)
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
open_army (MuWindow *self)
{
  MuArmySession *army = self->desk ? mu_desk_army (self->desk) : NULL;

  if (army == NULL || mu_army_session_get_list (army) == NULL)
    return NULL;
  return mu_printable_new_army (mu_army_session_get_list (army), mu_army_session_get_book (army));
}

static const MuTableBattle *
shown_table (MuWindow *self)
{
  if (self->desk == NULL || !mu_tonight_page_is_at_table (self->tonight))
    return NULL;
  return mu_table_session_get_battle (mu_battle_session_get_table (mu_desk_tonight (self->desk)));
}

/* A fought battle that is shown, that on the table as it stands, or tonight's whose dice are
 * rolled, with what has been deployed and written. */
static const MuBattleRecord *
printed_battle (MuWindow *self)
{
  const MuBattleRecord *record = shown_battle (self);
  const MuTableBattle *table = shown_table (self);
  MuBattleSession *tonight = self->desk ? mu_desk_tonight (self->desk) : NULL;

  if (record && record->fought)
    return record;
  if (table)
    return mu_table_battle_now (table);
  return tonight ? mu_battle_session_get_prepared (tonight) : NULL;
}

static MuPrintable *
battle (MuWindow *self)
{
  const MuBattleRecord *record = printed_battle (self);

  return record ? mu_printable_new_battle (record, mu_club_books (mu_desk_club (self->desk)))
                : NULL;
}

MuPrintable *
mu_window_get_printable (MuWindow *self)
{
  if (mu_window_is_on (self, self->armies))
    return open_army (self);
  if (mu_window_is_on (self, self->tonight))
    return battle (self);
  if (mu_window_is_on (self, self->campaigns))
    return mu_campaigns_page_get_printable (self->campaigns);
  return NULL;
}

/* --- paper -------------------------------------------------------------- */

static void
write_pdf (MuWindow *self, MuPrintable *taken, const char *path, const MuLeaves *leaves)
{
  g_autoptr (MuPrintable) printable = taken;

  if (printable == NULL)
    return;
  const MuPrintChoice choice = mu_leaves_usual_choice (leaves, printable);
  mu_paper_file_write (self, printable, &choice, path);
}

static void
pdf_chosen (gpointer data, const char *path, const MuLeaves *leaves)
{
  mu_leaves_note (MU_WINDOW (data)->desk, leaves);
  write_pdf (data, mu_window_get_printable (data), path, leaves);
}

/* On the paper that was chosen last. */
static void
write_usual_pdf (MuWindow *self, MuPrintable *taken, const char *path)
{
  if (taken == NULL)
    return;
  const MuLeaves leaves = mu_leaves_remember (self->desk);
  write_pdf (self, taken, path, &leaves);
}

static void
save_pdf (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_autoptr (MuPrintable) printable = mu_window_get_printable (data);
  const MuLeaves leaves = mu_leaves_remember (MU_WINDOW (data)->desk);
  g_autofree char *name = mu_printable_file_name (printable);
  const MuFileQuestion question = {
    .title = _ ("Save as PDF"),
    .kind = _ ("PDF documents and web pages (.html)"),
    .endings = "pdf;html",
    .name = name,
  };
  mu_files_save_sheets (data, &question, &leaves, pdf_chosen);
}

static void
export_roster_pdf (GSimpleAction *action, GVariant *path, gpointer data)
{
  mu_window_open_army (data);
  write_usual_pdf (data, open_army (data), g_variant_get_string (path, NULL));
}

static void
export_battle_pdf (GSimpleAction *action, GVariant *path, gpointer data)
{
  write_usual_pdf (data, battle (data), g_variant_get_string (path, NULL));
}

static void
export_campaign_pdf (GSimpleAction *action, GVariant *path, gpointer data)
{
  write_usual_pdf (data, mu_campaigns_page_get_printable (MU_WINDOW (data)->campaigns),
                   g_variant_get_string (path, NULL));
}

static void
print (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  mu_window_open_army (data);
  g_autoptr (MuPrintable) printable = mu_window_get_printable (data);
  MuDesk *desk = MU_WINDOW (data)->desk;
  const MuLeaves leaves = mu_leaves_remember (desk);
  const MuPrintChoice choice = mu_leaves_usual_choice (&leaves, printable);
  mu_print (data, desk, printable, &choice);
}

static void
preview (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  mu_window_open_army (data);
  g_autoptr (MuPrintable) printable = mu_window_get_printable (data);
  mu_paper_window_open (data, MU_WINDOW (data)->desk, printable);
}

/* --- battle sheets ------------------------------------------------------ */

static void
write_sheet (gpointer data, const char *path)
{
  const MuBattleRecord *record = shown_battle (data);
  g_autoptr (GError) error = NULL;

  if (record == NULL)
    return;
  mu_battle_sheet_write_file (record, path, &error);
  mu_say_written (data, path, error);
}

static void
save_sheet (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  const MuFileQuestion question = {
    .title = _ ("Save Battle Sheet"),
    .kind = _ ("Battle sheets"),
    .endings = "xml",
    .name = shown_battle (data)->name,
  };
  mu_files_save (data, &question, write_sheet);
}

static void
export_battle_sheet (GSimpleAction *action, GVariant *path, gpointer data)
{
  write_sheet (data, g_variant_get_string (path, NULL));
}

/* --- club files --------------------------------------------------------- */

/* A window that has none yet takes the file; else it gets a window of its own. */
static void
club_chosen (gpointer data, const char *path)
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
    .kind = _ ("Club files"),
    .endings = "muster",
  };
  mu_files_open (data, &question, club_chosen);
}

static void
open_club_file (GSimpleAction *action, GVariant *path, gpointer data)
{
  club_chosen (data, g_variant_get_string (path, NULL));
}

static const GActionEntry entries[] = {
  { .name = "print", .activate = print },
  { .name = "preview", .activate = preview },
  { .name = "save-pdf", .activate = save_pdf },
  { .name = "export-roster-pdf", .activate = export_roster_pdf, .parameter_type = "s" },
  { .name = "export-campaign-pdf", .activate = export_campaign_pdf, .parameter_type = "s" },
  { .name = "export-battle-pdf", .activate = export_battle_pdf, .parameter_type = "s" },
  { .name = "save-sheet", .activate = save_sheet },
  { .name = "export-battle-sheet", .activate = export_battle_sheet, .parameter_type = "s" },
  { .name = "open-club", .activate = open_club },
  { .name = "open-club-file", .activate = open_club_file, .parameter_type = "s" },
};

void
mu_window_add_file_actions (MuWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
