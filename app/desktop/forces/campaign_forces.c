#include "app/desktop/forces/campaign_forces.h"

#include <glib/gi18n.h>

#include "app/desktop/forces/force_card.h"
#include "app/desktop/forces/replacements_dialog.h"
#include "app/desktop/page/say.h"
#include "app/desktop/rows/long_table.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/battle/battle_items.h"
#include "app/session/campaign/force_rows.h"
#include "db/store.h"

struct _MuCampaignForces {
  AdwBin parent;
  GtkWidget *forces;
  MuLongTable *forces_table;
  MuLongTable *battles_table;
  GtkSingleSelection *force_selection;
  GtkSingleSelection *battle_selection;
  GtkWidget *battles_window;
  MuForceRows *force_rows;
  GListStore *battle_store;
  MuHistory *history; /* borrowed, as the campaign is */
  const MuCampaign *campaign;
  MuReplacements *chosen; /* and not yet bought; NULL: none, or the campaign has gone on */
};

G_DEFINE_FINAL_TYPE (MuCampaignForces, mu_campaign_forces, ADW_TYPE_BIN)

static void
show_rows (MuLongTable *table, GtkSingleSelection *selection, gpointer rows, GType kind)
{
  g_autoptr (GObject) blank = g_object_new (kind, NULL);

  gtk_single_selection_set_model (selection, G_LIST_MODEL (rows));
  mu_long_table_set_rows (table, selection, blank);
}

/* --- a unit's card -------------------------------------------------------------- */

static void
honoured (MuCampaignForces *self, const char *words, MuForceCard *card)
{
  MuForceItem *force = mu_force_card_get_force (card);
  g_autofree char *name = NULL;
  g_autofree char *done = NULL;
  g_autoptr (GError) error = NULL;

  g_object_get (force, "name", &name, NULL);
  done = g_strdup_printf (_ ("%s honoured: %s"), name, words);
  if (self->campaign
      && mu_history_do (self->history, self->campaign->id,
                        mu_store_give_honour (mu_history_store (self->history), self->campaign->id,
                                              mu_force_item_get_side (force),
                                              mu_force_item_get_unit (force), words, &error),
                        done))
    mu_say_with_undo (self, done);
  mu_say_error (self, error);
}

/* Making a window and showing it are too much for one frame of the screen. */
static gboolean
present_now (gpointer window)
{
  if (gtk_window_get_transient_for (window))
    gtk_window_present (window);
  return G_SOURCE_REMOVE;
}

static void
present (MuCampaignForces *self, GtkWidget *window)
{
  gtk_window_set_transient_for (GTK_WINDOW (window),
                                GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, present_now, g_object_ref (window), g_object_unref);
}

static void
open_card (MuCampaignForces *self, MuForceItem *force)
{
  GtkWidget *card = mu_force_card_new (self->history, self->campaign, force);

  mu_listen (card, "honoured", honoured, self);
  present (self, card);
}

/* Double click or Enter. */
static void
force_activated (MuCampaignForces *self, guint row)
{
  g_autoptr (MuForceItem) force = g_list_model_get_item (
      G_LIST_MODEL (self->force_rows), mu_long_table_place (self->forces_table, row));

  if (force)
    open_card (self, force);
}

static void
unit_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuCampaignForces *self = MU_CAMPAIGN_FORCES (widget);
  MuForceItem *force = gtk_single_selection_get_selected_item (self->force_selection);

  if (force)
    open_card (self, force);
}

/* --- replacements ----------------------------------------------------------------- */

static void
bought (MuCampaignForces *self, MuReplacements *replacements)
{
  const int side = mu_replacements_side (replacements);
  g_autoptr (GArray) choice = mu_replacements_choice (replacements);
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;

  if (self->campaign == NULL || side >= (int) self->campaign->sides->len)
    return;
  words = g_strdup_printf (
      _ ("Replacements bought for %s"),
      ((const MuCampaignSide *) g_ptr_array_index (self->campaign->sides, (guint) side))->name);
  if (mu_history_do (self->history, self->campaign->id,
                     mu_store_buy_recruits (mu_history_store (self->history), self->campaign->id,
                                            side, choice, &error),
                     words))
    mu_say_with_undo (self, words);
  mu_say_error (self, error);
}

/* Of the side for which something is chosen already; else of the one whose unit is selected, or of
 * the first. */
static int
side_to_replace (MuCampaignForces *self)
{
  MuForceItem *force = gtk_single_selection_get_selected_item (self->force_selection);

  if (mu_replacements_cost (self->chosen) > 0)
    return mu_replacements_side (self->chosen);
  return force ? mu_force_item_get_side (force) : 0;
}

static void
replace_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuCampaignForces *self = MU_CAMPAIGN_FORCES (widget);
  g_autoptr (GError) error = NULL;
  MuCampaign *campaign = self->campaign ? mu_store_campaign (mu_history_store (self->history),
                                                             self->campaign->id, &error)
                                        : NULL;

  if (campaign) {
    if (self->chosen == NULL)
      self->chosen = mu_replacements_new (mu_history_store (self->history), campaign->id);
    GtkWidget *dialog = mu_replacements_dialog_new (self->history, campaign, self->chosen,
                                                    side_to_replace (self));
    mu_listen (dialog, "bought", bought, self);
    present (self, dialog);
  }
  mu_say_error (self, error);
}

static void
enable_actions (MuCampaignForces *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "forces.unit",
                                 gtk_single_selection_get_selected_item (self->force_selection)
                                     != NULL);
}

/* --- the widget ------------------------------------------------------------------- */

static void
mu_campaign_forces_dispose (GObject *object)
{
  MuCampaignForces *self = MU_CAMPAIGN_FORCES (object);

  g_clear_object (&self->chosen);
  g_clear_object (&self->force_rows);
  g_clear_object (&self->battle_store);
  G_OBJECT_CLASS (mu_campaign_forces_parent_class)->dispose (object);
}

static void
mu_campaign_forces_class_init (MuCampaignForcesClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_campaign_forces_dispose;
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/campaign-forces.ui");
  gtk_widget_class_install_action (widget, "forces.unit", NULL, unit_action);
  gtk_widget_class_install_action (widget, "forces.replace", NULL, replace_action);
  mu_bind_parts (widget, MuCampaignForces, forces, forces_table, battles_table, force_selection,
                 battle_selection, battles_window);
}

static void
mu_campaign_forces_init (MuCampaignForces *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->force_rows = mu_force_rows_new ();
  self->battle_store = g_list_store_new (MU_TYPE_BATTLE_ITEM);
  show_rows (self->forces_table, self->force_selection, g_object_ref (self->force_rows),
             MU_TYPE_FORCE_ITEM);
  show_rows (self->battles_table, self->battle_selection, g_object_ref (self->battle_store),
             MU_TYPE_BATTLE_ITEM);
  mu_listen (self->forces, "activate", force_activated, self);
  mu_listen (self->force_selection, "notify::selected-item", enable_actions, self);
  enable_actions (self);
}

void
mu_campaign_forces_show (MuCampaignForces *self, MuHistory *history, const MuCampaign *campaign)
{
  g_clear_object (&self->chosen);
  self->history = history;
  self->campaign = campaign;
  mu_force_rows_show (self->force_rows, history ? mu_history_store (history) : NULL, campaign);
  gtk_widget_set_visible (self->battles_window, campaign && campaign->battles->len > 0);
  mu_battle_items_show_campaign (self->battle_store, campaign);
}
