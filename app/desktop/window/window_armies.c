/* Actions of the window that are about the armies: files in and out, new ones, the open one. */
#include <glib/gi18n.h>

#include "app/desktop/armies/army_card.h"
#include "app/desktop/armies/compare_window.h"
#include "app/desktop/armies/edition_banner.h"
#include "app/desktop/armies/new_army_dialog.h"
#include "app/desktop/page/files.h"
#include "app/desktop/page/say.h"
#include "app/desktop/widget/wiring.h"
#include "app/desktop/window/window_private.h"
#include "app/service/club/list_files.h"
#include "app/session/armies/new_army.h"
#include "db/store.h"

/* A name that no saved list has yet: "Zama", "Zama 2", … */
static char *
free_name (MuWindow *self, const char *name)
{
  MuStore *store = mu_desk_store (self->desk);
  char *tried = g_strdup (name);

  for (int number = 2; mu_store_find_list (store, tried, NULL) != 0; number++) {
    g_free (tried);
    g_autofree char *tail = g_strdup_printf (" %d", number);
    tried = mu_name_with_tail (name, tail, MU_NAME_MAX);
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
read_army (gpointer data, const char *path)
{
  g_autoptr (GError) error = NULL;
  const MuShelf *shelf = mu_club_books (mu_desk_club (MU_WINDOW (data)->desk));
  g_autoptr (MuList) list = mu_list_file_read (path, NULL, shelf, &error);

  if (list) {
    add_army (data, list, _ ("Imported"));
    mu_say_remark (data, path, list->remark);
  } else
    mu_say_error (data, error);
}

static void
import_army (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  const MuFileQuestion question = {
    .title = _ ("Import Army"),
    .kind = _ ("Army lists"),
    .endings = "xml;txt",
  };
  mu_files_open (data, &question, read_army);
}

static void
import_army_file (GSimpleAction *action, GVariant *path, gpointer data)
{
  read_army (data, g_variant_get_string (path, NULL));
}

/* Of the kind that the name's ending says. */
static void
write_army (gpointer data, const char *path)
{
  MuWindow *self = data;
  const MuList *list = mu_window_open_army (self);
  const MuBook *book = list ? mu_army_session_get_book (mu_desk_army (self->desk)) : NULL;
  MuListFileKind kind = MU_LIST_FILE_XML;
  g_autoptr (GError) error = NULL;

  if (list == NULL)
    return;
  mu_list_file_kind (path, &kind);
  mu_list_file_write (list, book, kind, mu_list_file_separator_here (), path, &error);
  mu_say_written (self, path, error);
}

/* A copy of an army of the battle of history that Tonight shows, to be changed. */
static void
take_historic_army (GSimpleAction *action, GVariant *side, gpointer data)
{
  const MuSide which = g_variant_get_int32 (side) == MU_SIDE_A ? MU_SIDE_A : MU_SIDE_B;
  const MuList *army = mu_tonight_page_get_historic_army (MU_WINDOW (data)->tonight, which);
  g_autoptr (MuList) copy = army ? mu_list_copy (army) : NULL;

  if (copy)
    add_army (data, copy, _ ("Into the club"));
}

static const struct {
  const char *kind;
  const char *endings;
} exports[] = {
  [MU_LIST_FILE_XML] = { N_ ("Army lists"), "xml" },
  [MU_LIST_FILE_TEXT] = { N_ ("Army lists as text"), "txt" },
  [MU_LIST_FILE_CSV] = { N_ ("Tables"), "csv" },
  [MU_LIST_FILE_HTML] = { N_ ("Web pages"), "html" },
};

static void
ask_export (MuWindow *self, MuListFileKind kind)
{
  const MuList *list = mu_window_open_army (self);
  const MuFileQuestion question = {
    .title = _ ("Export Army"),
    .kind = _ (exports[kind].kind),
    .endings = exports[kind].endings,
    .name = list ? list->name : NULL,
  };

  if (list)
    mu_files_save (self, &question, write_army);
}

static void
export_army (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ask_export (data, MU_LIST_FILE_XML);
}

/* ".txt" */
static void
export_army_as (GSimpleAction *action, GVariant *ending, gpointer data)
{
  MuListFileKind kind;

  if (mu_list_file_kind (g_variant_get_string (ending, NULL), &kind))
    ask_export (data, kind);
}

static void
export_army_file (GSimpleAction *action, GVariant *path, gpointer data)
{
  write_army (data, g_variant_get_string (path, NULL));
}

/* A list of its own, whose editions begin anew. Among its units the key that duplicates is the
 * unit's. */
static void
duplicate_army (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  const MuList *list = mu_window_open_army (data);
  g_autoptr (MuList) copy = list ? mu_list_copy (list) : NULL;

  if (copy == NULL || mu_armies_page_copy_unit (MU_WINDOW (data)->armies))
    return;
  copy->edition = 1;
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
  GtkWidget *dialog = mu_new_army_dialog_new (mu_desk_books (self->desk));

  mu_listen (dialog, "created", army_created, self);
  gtk_window_set_transient_for (GTK_WINDOW (dialog), GTK_WINDOW (self));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
delete_army (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MuWindow *self = data;
  const MuList *list = mu_window_open_army (self);
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

/* --- beside another one -------------------------------------------------- */

static void
compare_army (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MuWindow *self = data;
  GtkWidget *window;

  if (mu_window_open_army (self) == NULL)
    return;
  window = mu_compare_window_new (self->desk, mu_army_session_get_id (mu_desk_army (self->desk)));
  gtk_window_set_transient_for (GTK_WINDOW (window), GTK_WINDOW (self));
  gtk_window_present (GTK_WINDOW (window));
}

static void
show_army_card (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MuWindow *self = data;
  GtkWidget *card;

  if (mu_window_open_army (self) == NULL)
    return;
  card = mu_army_card_new (mu_desk_army (self->desk), mu_desk_armies (self->desk));
  gtk_window_set_transient_for (GTK_WINDOW (card), GTK_WINDOW (self));
  gtk_window_present (GTK_WINDOW (card));
}

static void
show_newer_book (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MuWindow *self = data;
  GtkWidget *window = mu_window_open_army (self) ? mu_edition_window_new (self->desk) : NULL;

  if (window == NULL) {
    mu_say (self, _ ("The army is of the newest editions of its books."));
    return;
  }
  gtk_window_set_transient_for (GTK_WINDOW (window), GTK_WINDOW (self));
  gtk_window_present (GTK_WINDOW (window));
}

static const GActionEntry entries[] = {
  { .name = "import-army", .activate = import_army },
  { .name = "take-historic-army", .activate = take_historic_army, .parameter_type = "i" },
  { .name = "import-army-file", .activate = import_army_file, .parameter_type = "s" },
  { .name = "export-army", .activate = export_army },
  { .name = "export-army-as", .activate = export_army_as, .parameter_type = "s" },
  { .name = "export-army-file", .activate = export_army_file, .parameter_type = "s" },
  { .name = "duplicate-army", .activate = duplicate_army },
  { .name = "ask-new-army", .activate = ask_new_army },
  { .name = "new-army", .activate = new_army, .parameter_type = "s" },
  { .name = "delete-army", .activate = delete_army },
  { .name = "army-card", .activate = show_army_card },
  { .name = "newer-book", .activate = show_newer_book },
  { .name = "compare-army", .activate = compare_army },
};

void
mu_window_add_army_actions (MuWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
