#include "app/desktop/forces/march_dialog.h"

#include <glib/gi18n.h>

#include "app/desktop/widget/wiring.h"
#include "app/service/campaign/campaign_words.h"

struct _MuMarchDialog {
  AdwWindow parent;
  AdwComboRow *goal_row;
  GtkSwitch *forced;
  GtkLabel *words;
  GtkWidget *send;
  MuCampaign when; /* its first date and its day: all that is asked of it */
  MuMap *map;
  MuHost *host;
};

G_DEFINE_FINAL_TYPE (MuMarchDialog, mu_march_dialog, ADW_TYPE_WINDOW)

enum { CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

static int
goal (MuMarchDialog *self)
{
  return (int) adw_combo_row_get_selected (self->goal_row);
}

/* How long it takes, live. */
static void
show_march (MuMarchDialog *self)
{
  if (self->map == NULL || goal (self) >= (int) self->map->places->len)
    return;
  g_autofree char *words = mu_host_march_words (&self->when, self->map, self->host, goal (self),
                                                gtk_switch_get_active (self->forced));
  g_autoptr (MuMapWay) way
      = mu_map_way (self->map, self->host->march.place, goal (self), MU_MAP_BY_ALL);

  gtk_label_set_label (self->words, words);
  gtk_widget_set_sensitive (self->send, way != NULL);
}

static void
send_clicked (MuMarchDialog *self)
{
  const MuMapPlace *place = mu_map_place (self->map, goal (self));

  g_signal_emit (self, signals[CHOSEN], 0, self->host->id, place->key,
                 gtk_switch_get_active (self->forced));
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
mu_march_dialog_finalize (GObject *object)
{
  MuMarchDialog *self = MU_MARCH_DIALOG (object);

  mu_map_free (self->map);
  mu_host_free (self->host);
  G_OBJECT_CLASS (mu_march_dialog_parent_class)->finalize (object);
}

static void
mu_march_dialog_class_init (MuMarchDialogClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = mu_march_dialog_finalize;
  signals[CHOSEN]
      = g_signal_new ("chosen", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                      G_TYPE_NONE, 3, G_TYPE_INT64, G_TYPE_STRING, G_TYPE_BOOLEAN);
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/march-dialog.ui");
  mu_bind_parts (widget, MuMarchDialog, goal_row, forced, words, send);
  mu_bind_handlers (widget, show_march, send_clicked);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
mu_march_dialog_init (MuMarchDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static MuHost *
copy_host (const MuHost *host)
{
  MuHost *copy = g_new0 (MuHost, 1);

  copy->id = host->id;
  copy->name = g_strdup (host->name);
  copy->march = host->march;
  copy->march.way = g_array_copy (host->march.way);
  return copy;
}

static void
offer_places (MuMarchDialog *self, int place)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < self->map->places->len; i++)
    gtk_string_list_append (names, mu_map_place (self->map, (int) i)->name);
  adw_combo_row_set_model (self->goal_row, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->goal_row, (guint) place);
}

GtkWidget *
mu_march_dialog_new (const MuCampaign *campaign, const MuMap *map, const MuHost *host, int place)
{
  MuMarchDialog *self = g_object_new (MU_TYPE_MARCH_DIALOG, NULL);
  /* Translators: the name of a host */
  g_autofree char *title = g_strdup_printf (_ ("March of %s"), host->name);

  gtk_window_set_title (GTK_WINDOW (self), title);
  self->when = (MuCampaign){ .first = campaign->first, .day = campaign->day };
  self->map = mu_map_copy (map);
  self->host = copy_host (host);
  offer_places (self, place >= 0 ? place : host->march.place);
  show_march (self);
  return GTK_WIDGET (self);
}
