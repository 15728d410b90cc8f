#include "app/desktop/campaigns/campaigns_page.h"

#include <glib/gi18n.h>

#include "app/desktop/campaigns/campaign_cut.h"
#include "app/desktop/campaigns/campaign_dialog.h"
#include "app/desktop/campaigns/campaign_join.h"
#include "app/desktop/campaigns/campaign_view.h"
#include "app/desktop/campaigns/merge_dialog.h"
#include "app/desktop/campaigns/record_dialog.h"
#include "app/desktop/page/files.h"
#include "app/desktop/page/samples.h"
#include "app/desktop/page/say.h"
#include "app/desktop/widget/wiring.h"
#include "app/service/club/house_rules.h"
#include "app/session/campaign/campaign_items.h"
#include "db/campaign/fixture_papers.h"
#include "db/store.h"
#include "lists/battle/conversion.h"
#include "lists/list/terms.h"
#include "lists/system.h"
#include "reports/sheet/battle_sheet.h"
#include "reports/sheet/dispatch_file.h"

struct _MuCampaignsPage {
  MuPage parent;
  MuDesk *desk;
  MuCampaign *open;
  MuRuleSystem rules; /* of its armies */
  AdwLeaflet *leaflet;
  MuCatalogue *catalogue;
  MuCampaignView *view;
  GtkWidget *recording; /* the dialog that offers to record a sheet; weak, NULL: none */
  char *looking_at;     /* the path of the changes that were chosen last */
};

G_DEFINE_FINAL_TYPE (MuCampaignsPage, mu_campaigns_page, MU_TYPE_PAGE)

enum { SHOWN_CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
mu_campaigns_page_dispose (GObject *object)
{
  MuCampaignsPage *self = MU_CAMPAIGNS_PAGE (object);

  g_clear_weak_pointer (&self->recording);
  g_clear_pointer (&self->looking_at, g_free);
  g_clear_object (&self->desk);
  g_clear_pointer (&self->open, mu_campaign_free);
  G_OBJECT_CLASS (mu_campaigns_page_parent_class)->dispose (object);
}

static void
mu_campaigns_page_class_init (MuCampaignsPageClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_campaigns_page_dispose;
  signals[SHOWN_CHANGED] = g_signal_new ("shown-changed", MU_TYPE_CAMPAIGNS_PAGE, G_SIGNAL_RUN_LAST,
                                         0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/campaigns-page.ui");
  mu_bind_parts (widget, MuCampaignsPage, leaflet, catalogue, view);
}

static char *
say_price (const char *side, int surcharge)
{
  const gulong points = (gulong) ABS (surcharge);
  g_autofree char *number = mu_term_number (ABS (surcharge));

  if (surcharge > 0)
    return g_strdup_printf (
        ngettext ("%s costs %s point more.", "%s costs %s points more.", points), side, number);
  return g_strdup_printf (ngettext ("%s costs %s point less.", "%s costs %s points less.", points),
                          side, number);
}

static void
add_price (GString *text, const char *side, int surcharge)
{
  g_autofree char *price = say_price (side, surcharge);

  if (text->len == 0)
    g_string_append (text, _ ("Lists show the book's prices; by these rules:"));
  g_string_append_printf (text, " %s", price);
}

static gboolean
is_by_the_book (const MuReadings *readings)
{
  for (int which = 0; which < MU_READINGS; which++)
    if (mu_reading (readings, (MuReading) which))
      return FALSE;
  return TRUE;
}

/* What the house rules make of the armies' prices; "" where nothing. */
static char *
say_prices (MuCampaignsPage *self)
{
  GString *text = g_string_new ("");
  const guint sides = is_by_the_book (&self->open->readings) ? 0 : self->open->sides->len;

  for (guint i = 0; i < sides; i++) {
    const MuCampaignSide *side = g_ptr_array_index (self->open->sides, i);
    g_autoptr (MuList) army
        = mu_store_campaign_army (mu_desk_store (self->desk), self->open->id, (int) i, NULL, NULL);
    int surcharge = army ? mu_house_rules_surcharge (&self->open->readings, army) : 0;
    if (surcharge != 0)
      add_price (text, side->name, surcharge);
  }
  return g_string_free (text, FALSE);
}

static void
show_open (MuCampaignsPage *self)
{
  g_autofree char *prices = self->open ? say_prices (self) : NULL;

  mu_campaign_view_play_by (self->view, self->rules);
  mu_campaign_view_show (self->view, self->open, prices && *prices ? prices : NULL);
  mu_campaign_view_tell (self->view, self->open ? mu_system_campaign_reserve (self->rules) : "");
  mu_campaign_view_show_forces (self->view, mu_desk_history (self->desk));
  mu_campaign_view_show_map (self->view, mu_desk_history (self->desk), self->open);
  mu_campaign_overview_show (mu_campaign_view_get_overview (self->view),
                             mu_desk_history (self->desk), self->open);
  mu_campaign_view_show_history (self->view, mu_desk_store (self->desk));
}

static void
look_at_rules (MuCampaignsPage *self)
{
  g_autoptr (MuList) army = self->open ? mu_store_campaign_army (mu_desk_store (self->desk),
                                                                 self->open->id, 0, NULL, NULL)
                                       : NULL;

  self->rules = army ? army->rules : mu_list_rules_usual ();
}

static void
show (MuCampaignsPage *self, gint64 id)
{
  g_autoptr (GError) error = NULL;

  g_clear_pointer (&self->open, mu_campaign_free);
  if (id)
    self->open = mu_store_campaign (mu_desk_store (self->desk), id, &error);
  if (!g_error_matches (error, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND))
    mu_say_error (self, error); /* what was begun may have been undone */
  look_at_rules (self);
  show_open (self);
  g_signal_emit (self, signals[SHOWN_CHANGED], 0);
}

static void
picked (MuCampaignsPage *self, MuCampaignItem *item)
{
  if (item && mu_campaign_item_get_id (item) != mu_campaigns_page_get_open (self))
    show (self, mu_campaign_item_get_id (item));
}

/* The list's rows are new after each change; the open one stays picked. */
static void
history_changed (MuHistory *history, guint changed, gint64 id, MuCampaignsPage *self)
{
  gint64 open = mu_campaigns_page_get_open (self);

  if (!(changed & MU_CHANGED_CAMPAIGNS) || open == 0)
    return;
  show (self, open);
  mu_catalogue_pick_id (self->catalogue, open);
}

/* Saved at once; where that fails the switch goes back. */
static void
house_rule_switched (MuCampaignsPage *self, guint which, gboolean on)
{
  MuReadings readings;
  g_autoptr (GError) error = NULL;
  const char *rule = _ (mu_reading_words (which, 1));
  g_autofree char *words
      = g_strdup_printf (on ? _ ("House rule on: %s") : _ ("House rule off: %s"), rule);

  if (!self->open)
    return;
  readings = self->open->readings;
  readings.choice[which] = on != FALSE;
  if (mu_history_set_house_rules (mu_desk_history (self->desk), self->open->id,
                                  &self->open->readings, &readings, words, &error)) {
    mu_say_with_undo (self, words);
    return;
  }
  mu_say_error (self, error);
  show_open (self);
}

static void
terms_changed (MuCampaignsPage *self, const char *rules, const char *words)
{
  g_autoptr (GError) error = NULL;

  if (self->open
      && mu_history_do (
          mu_desk_history (self->desk), self->open->id,
          mu_store_set_campaign_rules (mu_desk_store (self->desk), self->open->id, rules, &error),
          words))
    mu_say_with_undo (self, words);
  else if (error)
    show_open (self);
  mu_say_error (self, error);
}

static void
take_entry_back (MuCampaignsPage *self, int number)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *words = g_strdup_printf (_ ("Entry %d taken back"), number);

  if (self->open
      && mu_history_take_back_act (mu_desk_history (self->desk), self->open->id, number, words,
                                   &error))
    mu_say_with_undo (self, words);
  mu_say_error (self, error);
}

static void
show_none_page (MuCampaignsPage *self)
{
  gboolean empty = g_list_model_get_n_items (mu_desk_campaigns (self->desk)) == 0;

  mu_samples_fill_page (mu_campaign_view_get_none_page (self->view), self->desk, empty,
                        _ ("No Campaigns Yet"),
                        _ ("A campaign keeps what survives each battle. Begin one with Ctrl+N "
                           "from two saved armies, or with the sample campaign of Zama."),
                        _ ("Choose a Campaign"), _ ("Its sides, strengths and battles show here."));
}

void
mu_campaigns_page_set_desk (MuCampaignsPage *self, MuDesk *desk)
{
  g_set_object (&self->desk, desk);
  mu_catalogue_set_model (self->catalogue, mu_desk_campaigns (desk), MU_TYPE_CAMPAIGN_ITEM);
  mu_listen (mu_desk_campaigns (desk), "items-changed", show_none_page, self);
  g_signal_connect_object (mu_desk_history (desk), "changed", G_CALLBACK (history_changed), self,
                           0);
  show_none_page (self);
}

static void
mu_campaigns_page_init (MuCampaignsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  mu_page_set_parts (MU_PAGE (self), self->leaflet, self->catalogue);
  mu_page_add_back_button (MU_PAGE (self), mu_campaign_view_get_back_button (self->view));
  mu_listen (self->catalogue, "picked", picked, self);
  mu_listen (self->view, "house-rule-switched", house_rule_switched, self);
  mu_listen (self->view, "terms-changed", terms_changed, self);
  mu_listen (self->view, "take-back", take_entry_back, self);
}

gint64
mu_campaigns_page_get_open (MuCampaignsPage *self)
{
  return self->open ? self->open->id : 0;
}

gboolean
mu_campaigns_page_next_sides (MuCampaignsPage *self, int sides[MU_SIDES])
{
  return mu_campaign_overview_next_sides (mu_campaign_view_get_overview (self->view), sides);
}

gboolean
mu_campaigns_page_open (MuCampaignsPage *self, gint64 id)
{
  if (!mu_catalogue_pick_id (self->catalogue, id))
    return FALSE;
  mu_page_open_detail (MU_PAGE (self));
  return TRUE;
}

gboolean
mu_campaigns_page_has_battles (MuCampaignsPage *self)
{
  return self->open && self->open->battles->len > 0;
}

void
mu_campaigns_page_take_back (MuCampaignsPage *self)
{
  const MuBattleRow *last;
  g_autoptr (MuBattleRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;

  if (!mu_campaigns_page_has_battles (self))
    return;
  last = g_ptr_array_index (self->open->battles, self->open->battles->len - 1);
  words = g_strdup_printf (_ ("%s taken back"), last->name);
  record = mu_store_battle (mu_desk_store (self->desk), last->id, &error);
  if (record
      && mu_history_take_back_battle (mu_desk_history (self->desk), self->open->id, record, words,
                                      &error))
    mu_say_with_undo (self, words);
  else
    mu_say_error (self, error);
}

/* --- other copies -------------------------------------------------------------- */

void
mu_campaigns_page_send_to (MuCampaignsPage *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  MuStore *store = mu_desk_store (self->desk);
  /* Sealed papers go along once both sides have sealed theirs. */
  const gboolean ready = self->open
                         && (mu_store_read_only (store)
                             || mu_store_open_papers (store, self->open->id, NULL, &error));
  g_autoptr (MuDispatch) dispatch
      = ready ? mu_store_dispatch (store, self->open->id, 1, &error) : NULL;

  if (dispatch)
    mu_dispatch_write_file (dispatch, path, &error);
  mu_say_written (self, path, error);
}

static void
send_chosen (gpointer self, const char *path)
{
  mu_campaigns_page_send_to (self, path);
}

void
mu_campaigns_page_send (MuCampaignsPage *self)
{
  const MuFileQuestion question = { .title = _ ("Send Changes"),
                                    .kind = _ ("Changes of a campaign"),
                                    .endings = "xml",
                                    .name = self->open ? self->open->name : NULL };

  if (self->open)
    mu_files_save (self, &question, send_chosen);
}

static void
merged (MuCampaignsPage *self, int count)
{
  g_autofree char *words = g_strdup_printf (
      ngettext ("%d entry came in", "%d entries came in", (gulong) count), count);

  mu_say (self, words);
}

static void take_on_word (gpointer self);

static void
looked (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (MuCampaignsPage) self = data;
  g_autoptr (GError) error = NULL;
  MuMergeOffer *offer = mu_campaign_look_finish (result, &error);

  if (g_error_matches (error, MU_STORE_ERROR, MU_STORE_ERROR_UNPROVED)) {
    mu_say_unproved (self, error, take_on_word);
    return;
  }
  if (offer == NULL) {
    mu_say_error (self, error);
    return;
  }
  if (offer->plan == NULL) {
    mu_campaign_join_offer (self, mu_desk_history (self->desk), offer);
    return;
  }
  GtkWidget *dialog = mu_merge_dialog_new (mu_desk_history (self->desk), offer);
  gtk_window_set_transient_for (GTK_WINDOW (dialog),
                                GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));
  mu_listen (dialog, "merged", merged, self);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
look (MuCampaignsPage *self, gboolean on_word)
{
  mu_campaign_look_async (mu_store_path (mu_desk_store (self->desk)),
                          mu_campaigns_page_get_open (self), self->looking_at, on_word, looked,
                          g_object_ref (self));
}

static void
take_on_word (gpointer self)
{
  look (self, TRUE);
}

void
mu_campaigns_page_take_from (MuCampaignsPage *self, const char *path)
{
  g_free (self->looking_at);
  self->looking_at = g_strdup (path);
  look (self, FALSE);
}

static void
take_chosen (gpointer self, const char *path)
{
  mu_campaigns_page_take_from (self, path);
}

void
mu_campaigns_page_take_in (MuCampaignsPage *self)
{
  const MuFileQuestion question
      = { .title = _ ("Take In Changes"), .kind = _ ("Changes of a campaign"), .endings = "xml" };

  mu_files_open (self, &question, take_chosen);
}

gboolean
mu_campaigns_page_can_fight (MuCampaignsPage *self)
{
  return self->open
         && (mu_system_can (self->rules, MU_DEED_TONIGHT)
             || mu_battle_conversion (self->rules) != NULL);
}

gboolean
mu_campaigns_page_is_whole (MuCampaignsPage *self)
{
  return self->open && self->open->cut_for == MU_CAMPAIGN_WHOLE;
}

void
mu_campaigns_page_cut (MuCampaignsPage *self)
{
  if (self->open)
    mu_campaign_cut_ask (self, self->open);
}

void
mu_campaigns_page_cut_to (MuCampaignsPage *self, int side, const char *path)
{
  if (self->open)
    mu_campaign_cut_to (self, mu_desk_history (self->desk), self->open, side, path);
}

/* --- paper -------------------------------------------------------------------------- */

MuPrintable *
mu_campaigns_page_get_printable (MuCampaignsPage *self)
{
  return self->open ? mu_printable_new_campaign (mu_desk_store (self->desk), self->open->id,
                                                 self->open->name)
                    : NULL;
}

/* --- battle sheets ---------------------------------------------------------------- */

static void
recorded (MuCampaignsPage *self, const char *name)
{
  g_autofree char *words = g_strdup_printf (_ ("%s recorded"), name);

  mu_say_with_undo (self, words);
}

static void
offer_to_record (MuCampaignsPage *self, MuBattleRecord *sheet)
{
  GtkWidget *dialog = mu_record_dialog_new (mu_desk_history (self->desk), self->open->id, sheet);

  gtk_window_set_transient_for (GTK_WINDOW (dialog),
                                GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));
  mu_listen (dialog, "recorded", recorded, self);
  g_set_weak_pointer (&self->recording, dialog);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
mu_campaigns_page_record_file (MuCampaignsPage *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  MuBattleRecord *sheet;

  if (self->recording != NULL) {
    mu_record_dialog_take_other (MU_RECORD_DIALOG (self->recording), path);
    return;
  }
  sheet = self->open ? mu_battle_sheet_read_fought (path, &error) : NULL;
  if (error != NULL)
    mu_say_error (self, error);
  if (sheet != NULL)
    offer_to_record (self, sheet);
}

static void
sheet_chosen (gpointer self, const char *path)
{
  mu_campaigns_page_record_file (self, path);
}

void
mu_campaigns_page_record_sheet (MuCampaignsPage *self)
{
  const MuFileQuestion question
      = { .title = _ ("Record from Sheet"), .kind = _ ("Battle sheets"), .endings = "xml" };

  if (self->open)
    mu_files_open (self, &question, sheet_chosen);
}

/* --- beginning one ---------------------------------------------------------------- */

static void
created (MuCampaignsPage *self, gint64 id)
{
  g_autofree char *words = NULL;

  mu_campaigns_page_open (self, id);
  g_object_get (mu_desk_history (self->desk), "undo-words", &words, NULL);
  mu_say_with_undo (self, words);
}

void
mu_campaigns_page_new (MuCampaignsPage *self)
{
  GtkWidget *dialog;

  if (g_list_model_get_n_items (mu_armies_get_model (mu_desk_armies (self->desk))) < 2) {
    mu_say (self, _ ("A campaign needs two saved armies to begin with."));
    return;
  }
  dialog = mu_campaign_dialog_new (self->desk);
  gtk_window_set_transient_for (GTK_WINDOW (dialog),
                                GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));
  mu_listen (dialog, "created", created, self);
  gtk_window_present (GTK_WINDOW (dialog));
}
