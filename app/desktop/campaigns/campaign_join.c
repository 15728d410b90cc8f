#include "app/desktop/campaigns/campaign_join.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/desktop/page/say.h"
#include "db/store.h"

typedef struct {
  MuCampaignsPage *page;
  MuHistory *history;
  MuMergeOffer *offer;
} Joining;

static void
joining_free (Joining *joining)
{
  g_object_unref (joining->page);
  g_object_unref (joining->history);
  mu_merge_offer_free (joining->offer);
  g_free (joining);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Joining, joining_free)

static void
joined (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Joining) joining = data;
  g_autoptr (GError) error = NULL;
  const gint64 id = mu_campaign_join_finish (result, &error);
  g_autofree char *words = g_strdup_printf (_ ("%s is here now"), joining->offer->dispatch->name);

  if (id == 0) {
    mu_say_error (joining->page, error);
    return;
  }
  mu_history_tell_all (joining->history);
  mu_campaigns_page_open (joining->page, id);
  mu_say (joining->page, words);
}

static void
answered (AdwMessageDialog *dialog, const char *answer, Joining *joining)
{
  if (!g_str_equal (answer, "join")) {
    joining_free (joining);
    return;
  }
  mu_campaign_join_async (mu_store_path (mu_history_store (joining->history)),
                          joining->offer->dispatch, joined, joining);
}

/* Free with g_free. */
static char *
describe (const MuDispatch *dispatch)
{
  const guint entries = dispatch->acts->len + 1;
  return g_strdup_printf (
      ngettext (
          "The file holds the whole campaign “%s”, with %u entry of its history. Join it, and "
          "what is done here and there can be merged from then on.",
          "The file holds the whole campaign “%s”, with %u entries of its history. Join it, "
          "and what is done here and there can be merged from then on.",
          entries),
      dispatch->name, entries);
}

void
mu_campaign_join_offer (MuCampaignsPage *page, MuHistory *history, MuMergeOffer *offer)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (page)));
  GtkWidget *dialog = adw_message_dialog_new (window, _ ("This Campaign Is Not Here Yet"), NULL);
  g_autofree char *body = describe (offer->dispatch);
  Joining *joining = g_new0 (Joining, 1);

  joining->page = g_object_ref (page);
  joining->history = g_object_ref (history);
  joining->offer = offer;
  adw_message_dialog_set_body (ADW_MESSAGE_DIALOG (dialog), body);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("Cancel"));
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "join", _ ("Join"));
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "join",
                                              ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "join");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "close");
  g_signal_connect (dialog, "response", G_CALLBACK (answered), joining);
  gtk_window_present (GTK_WINDOW (dialog));
}
