#include "app/desktop/campaigns/campaign_cut.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/desktop/page/choices.h"
#include "app/desktop/page/files.h"
#include "app/desktop/page/say.h"
#include "app/desktop/widget/wiring.h"
#include "app/service/campaign/campaign_cut.h"
#include "db/store.h"

typedef struct {
  MuCampaignsPage *page;
  MuHistory *history;
  char *path;
} Cutting;

static void
cutting_free (Cutting *cutting)
{
  g_object_unref (cutting->page);
  g_object_unref (cutting->history);
  g_free (cutting->path);
  g_free (cutting);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Cutting, cutting_free)

/* --- writing ------------------------------------------------------------------------ */

static void
written (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Cutting) cutting = data;
  g_autoptr (GError) error = NULL;

  if (mu_campaign_cut_finish (result, &error))
    mu_history_tell_all (cutting->history);
  mu_say_written (cutting->page, cutting->path, error);
}

void
mu_campaign_cut_to (MuCampaignsPage *page, MuHistory *history, const MuCampaign *campaign, int side,
                    const char *path)
{
  Cutting *cutting = g_new0 (Cutting, 1);

  cutting->page = g_object_ref (page);
  cutting->history = g_object_ref (history);
  cutting->path = g_strdup (path);
  mu_campaign_cut_async (mu_store_path (mu_history_store (history)), campaign->id, side, path,
                         written, cutting);
}

/* --- asking ------------------------------------------------------------------------- */

#define CHOSEN_SIDE "muster-chosen-side" /* and one */

/* The page keeps for whom while the file is asked for: who thinks better of it says nothing. */
static void
file_chosen (gpointer page, const char *path)
{
  const int chosen = GPOINTER_TO_INT (g_object_get_data (page, CHOSEN_SIDE));

  mu_campaigns_page_cut_to (page, chosen - 1, path);
}

static void
ask_for_file (MuCampaignsPage *page, guint side, const char *name)
{
  const MuFileQuestion question = {
    .title = _ ("Copy for a Player"), .kind = _ ("Club files"), .endings = "muster", .name = name
  };

  g_object_set_data (G_OBJECT (page), CHOSEN_SIDE, GINT_TO_POINTER ((int) side + 1));
  mu_files_save (page, &question, file_chosen);
}

static void
answered (MuCampaignsPage *page, const char *answer, GtkWidget *dialog)
{
  GtkDropDown *sides
      = GTK_DROP_DOWN (adw_message_dialog_get_extra_child (ADW_MESSAGE_DIALOG (dialog)));
  GtkStringObject *name = gtk_drop_down_get_selected_item (sides);

  if (g_str_equal (answer, "save") && name)
    ask_for_file (page, gtk_drop_down_get_selected (sides), gtk_string_object_get_string (name));
}

static GtkWidget *
new_sides (const MuCampaign *campaign)
{
  GtkStringList *names = gtk_string_list_new (NULL);
  GtkWidget *sides;

  for (guint i = 0; i < campaign->sides->len; i++)
    gtk_string_list_append (names,
                            ((MuCampaignSide *) g_ptr_array_index (campaign->sides, i))->name);
  sides = gtk_drop_down_new (G_LIST_MODEL (names), NULL);
  mu_name_widget (sides, _ ("Side"));
  mu_choices_name (GTK_DROP_DOWN (sides), _ ("Side"));
  return sides;
}

void
mu_campaign_cut_ask (MuCampaignsPage *page, const MuCampaign *campaign)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (page)));
  GtkWidget *dialog = adw_message_dialog_new (window, _ ("Copy for a Player"), NULL);
  AdwMessageDialog *question = ADW_MESSAGE_DIALOG (dialog);

  adw_message_dialog_set_body (
      question, _ ("A club file of its own with what the player of this side may know: his side "
                   "whole, of the others what is public. What he orders in it comes back as "
                   "changes."));
  adw_message_dialog_set_extra_child (question, new_sides (campaign));
  adw_message_dialog_add_response (question, "close", _ ("Cancel"));
  adw_message_dialog_add_response (question, "save", _ ("Save…"));
  adw_message_dialog_set_response_appearance (question, "save", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (question, "save");
  adw_message_dialog_set_close_response (question, "close");
  mu_listen (dialog, "response", answered, page);
  gtk_window_present (GTK_WINDOW (dialog));
}
