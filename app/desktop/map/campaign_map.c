#include "app/desktop/map/campaign_map.h"

#include <glib/gi18n.h>

#include "app/desktop/forces/march_dialog.h"
#include "app/desktop/forces/muster_dialog.h"
#include "app/desktop/map/map_editor.h"
#include "app/desktop/page/choices.h"
#include "app/desktop/page/files.h"
#include "app/desktop/page/say.h"
#include "app/desktop/widget/split_layout.h"
#include "app/desktop/widget/wiring.h"
#include "app/service/campaign/campaign_scene.h"
#include "app/service/campaign/campaign_words.h"
#include "lists/xml/data.h"

/* What the map gets of the width that the hosts beside it do not need, and of the height above
 * them. */
#define MAP_BESIDE 100
#define MAP_ABOVE  62

struct _MuCampaignMap {
  AdwBin parent;
  MuHistory *history;
  const MuCampaign *campaign;
  gint64 id;        /* of the campaign; 0: none */
  MuMap *map;       /* as it was drawn; NULL: none */
  GPtrArray *hosts; /* MuHost */
  int *holder;
  GtkStack *stack;
  GtkWidget *split; /* the map and the hosts */
  MuMapView *view;
  MuMapEditor *editor;
  AdwPreferencesGroup *host_group;
  GPtrArray *rows; /* of the group, the group's */
  GtkLabel *place_words;
  GtkDropDown *holder_choice;
  GtkWidget *holder_box;
  GtkWidget *muster;
  gboolean showing;
  gboolean stale; /* what is shown is not what it is */
};

G_DEFINE_FINAL_TYPE (MuCampaignMap, mu_campaign_map, ADW_TYPE_BIN)

/* --- what was done -------------------------------------------------------------------- */

/* What was done to the campaign: says it with a way back; what failed is said too. */
static void
done (MuCampaignMap *self, gboolean worked, const char *words, GError *error)
{
  if (mu_history_do (self->history, self->campaign->id, worked, words))
    mu_say_with_undo (self, words);
  mu_say_error (self, error);
  g_clear_error (&error);
}

static const char *
side_name (const MuCampaignMap *self, int side)
{
  return ((const MuCampaignSide *) g_ptr_array_index (self->campaign->sides, (guint) side))->name;
}

/* --- the hosts -------------------------------------------------------------------------- */

static void
march_chosen (MuCampaignMap *self, gint64 id, const char *place, gboolean forced)
{
  GError *error = NULL;
  const int goal = mu_map_find (self->map, place);
  /* Translators: a place */
  g_autofree char *words
      = g_strdup_printf (_ ("On the way to %s"), mu_map_place (self->map, goal)->name);

  done (self,
        mu_store_march_host (mu_history_store (self->history), self->campaign->id, id, place,
                             forced, &error),
        words, error);
}

static void
present (MuCampaignMap *self, GtkWidget *dialog)
{
  gtk_window_set_transient_for (GTK_WINDOW (dialog),
                                GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));
  gtk_window_present (GTK_WINDOW (dialog));
}

static const MuHost *
host_of (MuCampaignMap *self, GtkWidget *button)
{
  const guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "host"));

  return index < self->hosts->len ? g_ptr_array_index (self->hosts, index) : NULL;
}

static void
march_clicked (GtkWidget *button, MuCampaignMap *self)
{
  const MuHost *host = host_of (self, button);

  if (host == NULL)
    return;
  GtkWidget *dialog
      = mu_march_dialog_new (self->campaign, self->map, host, mu_map_view_get_chosen (self->view));
  mu_listen (dialog, "chosen", march_chosen, self);
  present (self, dialog);
}

static void
muster_chosen (MuCampaignMap *self, const MuMusterOrder *order)
{
  GError *error = NULL;
  gint64 host = order->host;
  /* Translators: the name of a host */
  g_autofree char *words = order->units->len > 0
                               ? g_strdup_printf (_ ("%s mustered"), order->name)
                               : g_strdup_printf (_ ("%s dissolved"), order->name);

  done (self,
        mu_store_muster_host (mu_history_store (self->history), self->campaign->id, order->side,
                              order->name, order->place, order->units, &host, &error),
        words, error);
}

static void
open_muster (MuCampaignMap *self, const MuHost *host)
{
  const MuMusterGround ground = {
    .campaign = self->campaign, .map = self->map, .hosts = self->hosts, .holder = self->holder
  };
  GtkWidget *dialog = mu_muster_dialog_new (&ground, host, mu_map_view_get_chosen (self->view));

  mu_listen (dialog, "chosen", muster_chosen, self);
  present (self, dialog);
}

static void
units_clicked (GtkWidget *button, MuCampaignMap *self)
{
  const MuHost *host = host_of (self, button);

  if (host)
    open_muster (self, host);
}

static void
muster_clicked (MuCampaignMap *self)
{
  open_muster (self, NULL);
}

static void
add_button (MuCampaignMap *self, GtkWidget *row, guint index, const char *icon, const char *label,
            GCallback clicked)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, label);
  gtk_widget_add_css_class (button, "flat");
  g_object_set_data (G_OBJECT (button), "host", GUINT_TO_POINTER (index));
  mu_name_widget (button, label);
  g_signal_connect (button, "clicked", clicked, self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
}

static GtkWidget *
new_row (MuCampaignMap *self, guint index)
{
  const MuHost *host = g_ptr_array_index (self->hosts, index);
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *where = mu_host_where_words (self->campaign, self->map, host);
  /* Translators: side, where a host is, its figures */
  g_autofree char *subtitle = g_strdup_printf (
      ngettext ("%s, %s; %d figure", "%s, %s; %d figures", (gulong) host->figures),
      side_name (self, host->side), where, host->figures);
  g_autofree char *march = g_strdup_printf (_ ("Send %s"), host->name);
  g_autofree char *units = g_strdup_printf (_ ("Units of %s"), host->name);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), host->name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  add_button (self, row, index, "go-next-symbolic", march, G_CALLBACK (march_clicked));
  add_button (self, row, index, "view-list-symbolic", units, G_CALLBACK (units_clicked));
  return row;
}

static void
show_hosts (MuCampaignMap *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (self->host_group, g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);
  for (guint i = 0; i < self->hosts->len; i++) {
    GtkWidget *row = new_row (self, i);
    g_ptr_array_add (self->rows, row);
    adw_preferences_group_add (self->host_group, row);
  }
  adw_preferences_group_set_description (
      self->host_group, self->hosts->len > 0
                            ? NULL
                            : _ ("Nobody is on the map yet: all units are at home. Muster some "
                                 "where their side is at home."));
}

/* --- the place chosen ---------------------------------------------------------------------- */

static void
show_place (MuCampaignMap *self)
{
  const int place = mu_map_view_get_chosen (self->view);
  const MuMapScene *scene = mu_map_view_get_scene (self->view);
  g_autofree char *words = place >= 0 && scene ? mu_map_scene_place_words (scene, place) : NULL;

  self->showing = TRUE;
  gtk_label_set_label (self->place_words,
                       words ? words : _ ("Choose a place on the map to see whose it is."));
  gtk_widget_set_visible (self->holder_box, words != NULL);
  if (words)
    gtk_drop_down_set_selected (self->holder_choice, self->holder[place] >= 0
                                                         ? (guint) self->holder[place]
                                                         : GTK_INVALID_LIST_POSITION);
  self->showing = FALSE;
}

static void
holder_chosen (MuCampaignMap *self)
{
  GError *error = NULL;
  const guint side = gtk_drop_down_get_selected (self->holder_choice);
  const int place = mu_map_view_get_chosen (self->view);

  if (self->showing || place < 0 || side >= self->campaign->sides->len)
    return;
  const MuMapPlace *given = mu_map_place (self->map, place);
  /* Translators: side, place */
  g_autofree char *words
      = g_strdup_printf (_ ("%s holds %s"), side_name (self, (int) side), given->name);
  done (self,
        mu_store_set_holder (mu_history_store (self->history), self->campaign->id, given->key,
                             (int) side, &error),
        words, error);
}

static void
offer_sides (MuCampaignMap *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < self->campaign->sides->len; i++)
    gtk_string_list_append (names, side_name (self, (int) i));
  self->showing = TRUE;
  gtk_drop_down_set_model (self->holder_choice, G_LIST_MODEL (names));
  self->showing = FALSE;
}

/* --- the map itself -------------------------------------------------------------------------- */

static void
set_map (MuCampaignMap *self, const MuMap *map, const char *words)
{
  GError *error = NULL;

  done (
      self,
      mu_store_set_campaign_map (mu_history_store (self->history), self->campaign->id, map, &error),
      words, error);
}

static void
map_changed (MuCampaignMap *self, const MuMap *before, const MuMap *after)
{
  GError *error = NULL;

  if (!mu_history_do (self->history, self->campaign->id,
                      mu_store_set_campaign_map (mu_history_store (self->history),
                                                 self->campaign->id, after, &error),
                      _ ("Map changed")))
    mu_map_editor_set_map (self->editor, before);
  mu_say_error (self, error);
  g_clear_error (&error);
}

static void
edit_clicked (MuCampaignMap *self)
{
  gtk_stack_set_visible_child_name (self->stack, "edit");
  gtk_widget_grab_focus (GTK_WIDGET (mu_map_editor_get_view (self->editor)));
}

static void
done_clicked (MuCampaignMap *self)
{
  gtk_stack_set_visible_child_name (self->stack, "look");
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

static void
draw_clicked (MuCampaignMap *self)
{
  g_autoptr (MuMap) map = mu_map_new (self->campaign->name);

  set_map (self, map, _ ("Map begun"));
  edit_clicked (self);
}

static void
take_file (MuCampaignMap *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuMap) map = mu_map_read_file (path, &error);

  if (map)
    set_map (self, map, _ ("Map taken over"));
  mu_say_error (self, error);
}

static void
shipped_clicked (MuCampaignMap *self, GtkWidget *button)
{
  g_autofree char *path = mu_data_path ("maps", gtk_widget_get_name (button));

  take_file (self, path);
}

static void
import_chosen (gpointer self, const char *path)
{
  take_file (self, path);
}

static void
import_clicked (MuCampaignMap *self)
{
  const MuFileQuestion question
      = { .title = _ ("Import a Map"), .kind = _ ("Maps of campaigns"), .endings = "xml" };

  mu_files_open (self, &question, import_chosen);
}

static gboolean
write_map (MuCampaignMap *self, const char *path, GError **error)
{
  const MuPictureJob job = { .title = self->map->name };

  if (mu_file_ends_in (path, ".xml"))
    return mu_map_write_file (self->map, path, error);
  return mu_map_scene_write (mu_map_view_get_scene (self->view), &job, path, error);
}

static void
export_chosen (gpointer data, const char *path)
{
  MuCampaignMap *self = data;
  g_autoptr (GError) error = NULL;

  if (self->map)
    write_map (self, path, &error);
  mu_say_written (self, path, error);
}

static void
export_clicked (MuCampaignMap *self)
{
  const MuFileQuestion question = { .title = _ ("Export the Map"),
                                    .kind = _ ("Maps and pictures"),
                                    .endings = "xml;svg;png;pdf",
                                    .name = self->map->name };

  mu_files_save (self, &question, export_chosen);
}

/* --- the widget --------------------------------------------------------------------------------
 */

static void
forget (MuCampaignMap *self)
{
  g_clear_pointer (&self->map, mu_map_free);
  g_clear_pointer (&self->hosts, g_ptr_array_unref);
  g_clear_pointer (&self->holder, g_free);
}

static gboolean
read_war (MuCampaignMap *self, GError **error)
{
  MuStore *store = mu_history_store (self->history);

  forget (self);
  if (!mu_store_campaign_map (store, self->campaign->id, &self->map, error))
    return FALSE;
  if (self->map == NULL)
    return TRUE;
  self->hosts = mu_store_hosts (store, self->campaign->id, error);
  self->holder
      = self->hosts ? mu_store_holders (store, self->campaign->id, self->map, error) : NULL;
  return self->holder != NULL;
}

/* The editor changes the map as it was drawn, the view shows it as the war stands. */
static void
show_war (MuCampaignMap *self)
{
  static const GPtrArray nobody = { NULL, 0 };

  mu_map_view_show (self->view,
                    mu_campaign_scene_of (self->campaign, self->map, self->holder, self->hosts));
  mu_map_editor_show (self->editor,
                      mu_campaign_scene_of (self->campaign, self->map, NULL, &nobody));
  offer_sides (self);
  show_hosts (self);
  show_place (self);
  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "edit") != 0)
    gtk_stack_set_visible_child_name (self->stack, "look");
}

static void
refresh (MuCampaignMap *self)
{
  g_autoptr (GError) error = NULL;

  self->stale = FALSE;
  if (self->campaign && read_war (self, &error) && self->map)
    show_war (self);
  else
    gtk_stack_set_visible_child_name (self->stack, "none");
  mu_say_error (self, error);
}

/* What nobody sees is read when somebody does. */
void
mu_campaign_map_show (MuCampaignMap *self, MuHistory *history, const MuCampaign *campaign)
{
  const gint64 id = campaign ? campaign->id : 0;

  if (id != self->id)
    gtk_stack_set_visible_child_name (self->stack, "none");
  self->history = history;
  self->campaign = campaign;
  self->id = id;
  self->stale = TRUE;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    refresh (self);
}

static void
mu_campaign_map_map (GtkWidget *widget)
{
  MuCampaignMap *self = MU_CAMPAIGN_MAP (widget);

  GTK_WIDGET_CLASS (mu_campaign_map_parent_class)->map (widget);
  if (self->stale)
    refresh (self);
}

static void
mu_campaign_map_finalize (GObject *object)
{
  MuCampaignMap *self = MU_CAMPAIGN_MAP (object);

  forget (self);
  g_ptr_array_unref (self->rows);
  G_OBJECT_CLASS (mu_campaign_map_parent_class)->finalize (object);
}

static void
mu_campaign_map_class_init (MuCampaignMapClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = mu_campaign_map_finalize;
  widget->map = mu_campaign_map_map;
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/campaign-map.ui");
  mu_bind_parts (widget, MuCampaignMap, stack, split, view, editor, host_group, place_words,
                 holder_choice, holder_box, muster);
  mu_bind_handlers (widget, muster_clicked, show_place, holder_chosen, map_changed, edit_clicked,
                    done_clicked, draw_clicked, shipped_clicked, import_clicked, export_clicked);
}

static void
mu_campaign_map_init (MuCampaignMap *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->split, mu_split_layout_new (MAP_BESIDE, MAP_ABOVE));
  mu_choices_name (self->holder_choice, _ ("Held by"));
  mu_map_editor_set_editable (self->editor, TRUE);
  mu_listen (mu_map_editor_get_view (self->editor), "changed", map_changed, self);
}
