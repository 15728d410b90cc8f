#include "app/desktop/campaign_forces.h"

#include <glib/gi18n.h>

#include "app/desktop/long_table.h"
#include "app/desktop/row_slots.h"
#include "app/desktop/strength_bar.h"
#include "app/model/battle_items.h"
#include "app/model/force_rows.h"

struct _MuCampaignForces {
  AdwBin parent;
  MuLongTable *forces_table;
  MuLongTable *battles_table;
  GtkSingleSelection *force_selection;
  GtkSingleSelection *battle_selection;
  GtkWidget *battles_window;
  MuForceRows *force_rows;
  GListStore *battle_store;
  MuHistory *history; /* borrowed, as the campaign is */
  const MuCampaign *campaign;
};

G_DEFINE_FINAL_TYPE (MuCampaignForces, mu_campaign_forces, ADW_TYPE_BIN)

static void
show_rows (MuLongTable *table, GtkSingleSelection *selection, gpointer rows, GType kind)
{
  g_autoptr (GObject) blank = g_object_new (kind, NULL);

  gtk_single_selection_set_model (selection, G_LIST_MODEL (rows));
  mu_long_table_set_rows (table, selection, blank);
}

static void
mu_campaign_forces_dispose (GObject *object)
{
  MuCampaignForces *self = MU_CAMPAIGN_FORCES (object);

  g_clear_object (&self->force_rows);
  g_clear_object (&self->battle_store);
  G_OBJECT_CLASS (mu_campaign_forces_parent_class)->dispose (object);
}

static void
mu_campaign_forces_class_init (MuCampaignForcesClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_campaign_forces_dispose;
  g_type_ensure (MU_TYPE_FORCE_ITEM);
  g_type_ensure (MU_TYPE_BATTLE_ITEM);
  g_type_ensure (MU_TYPE_LONG_TABLE);
  g_type_ensure (MU_TYPE_ROW_SLOT);
  g_type_ensure (MU_TYPE_STRENGTH_BAR);
  g_type_ensure (MU_TYPE_STRENGTH_LEGEND);
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/campaign-forces.ui");
  gtk_widget_class_bind_template_child (widget, MuCampaignForces, forces_table);
  gtk_widget_class_bind_template_child (widget, MuCampaignForces, battles_table);
  gtk_widget_class_bind_template_child (widget, MuCampaignForces, force_selection);
  gtk_widget_class_bind_template_child (widget, MuCampaignForces, battle_selection);
  gtk_widget_class_bind_template_child (widget, MuCampaignForces, battles_window);
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
}

void
mu_campaign_forces_show (MuCampaignForces *self, MuHistory *history, const MuCampaign *campaign)
{
  self->history = history;
  self->campaign = campaign;
  mu_force_rows_show (self->force_rows, history ? mu_history_store (history) : NULL, campaign);
  gtk_widget_set_visible (self->battles_window, campaign && campaign->battles->len > 0);
  if (campaign)
    mu_battle_items_show (self->battle_store, campaign->battles);
  else
    g_list_store_remove_all (self->battle_store);
}
