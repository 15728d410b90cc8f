#include "app/desktop/page/page.h"

#include "app/desktop/widget/wiring.h"

typedef struct {
  AdwLeaflet *leaflet;
  MuCatalogue *catalogue;
} MuPagePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (MuPage, mu_page, ADW_TYPE_BIN)

static MuPagePrivate *
parts (MuPage *self)
{
  return mu_page_get_instance_private (self);
}

static void
mu_page_class_init (MuPageClass *class)
{
}

static void
mu_page_init (MuPage *self)
{
}

static void
folded_or_not (MuPage *self)
{
  mu_catalogue_set_alone (parts (self)->catalogue, adw_leaflet_get_folded (parts (self)->leaflet));
}

/* What is looked at beside the list stays in sight where there is room for one of them only: a part
 * of it may need more room than another. */
static void
looked_at (MuPage *self)
{
  AdwLeaflet *leaflet = parts (self)->leaflet;

  if (gtk_widget_get_mapped (GTK_WIDGET (leaflet)) && !adw_leaflet_get_folded (leaflet))
    mu_page_open_detail (self);
}

static void
picked (MuPage *self, gpointer item)
{
  if (item)
    looked_at (self);
}

static void
watch_detail (MuPage *self)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  mu_listen (focus, "enter", looked_at, self);
  gtk_widget_add_controller (gtk_widget_get_last_child (GTK_WIDGET (parts (self)->leaflet)), focus);
}

void
mu_page_set_parts (MuPage *self, AdwLeaflet *leaflet, MuCatalogue *catalogue)
{
  parts (self)->leaflet = leaflet;
  parts (self)->catalogue = catalogue;
  mu_listen (leaflet, "notify::folded", folded_or_not, self);
  mu_listen (catalogue, "opened", mu_page_open_detail, self);
  mu_listen (catalogue, "picked", picked, self);
  watch_detail (self);
}

void
mu_page_add_back_button (MuPage *self, GtkWidget *button)
{
  g_object_bind_property (parts (self)->leaflet, "folded", button, "visible",
                          G_BINDING_SYNC_CREATE);
}

static void
keep_room (GtkWidget *page)
{
  int width;
  int height;

  gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (page, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  gtk_widget_set_size_request (page, width, height);
}

void
mu_page_set_shown (MuPage *self, gboolean shown)
{
  GtkWidget *content = adw_bin_get_child (ADW_BIN (self));

  if (gtk_widget_get_visible (content) == shown)
    return;
  if (shown)
    gtk_widget_set_size_request (GTK_WIDGET (self), -1, -1);
  else
    keep_room (GTK_WIDGET (self));
  gtk_widget_set_visible (content, shown);
}

gboolean
mu_page_take_focus (MuPage *self)
{
  MuCatalogue *catalogue = parts (self)->catalogue;

  if (MU_PAGE_GET_CLASS (self)->take_focus)
    return MU_PAGE_GET_CLASS (self)->take_focus (self);
  return catalogue && mu_catalogue_focus (catalogue);
}

gboolean
mu_page_can_search (MuPage *self)
{
  return MU_PAGE_GET_CLASS (self)->search || parts (self)->catalogue;
}

void
mu_page_open_detail (MuPage *self)
{
  adw_leaflet_navigate (parts (self)->leaflet, ADW_NAVIGATION_DIRECTION_FORWARD);
}

gboolean
mu_page_stop_search (MuPage *self)
{
  if (MU_PAGE_GET_CLASS (self)->stop_search)
    return MU_PAGE_GET_CLASS (self)->stop_search (self);
  return parts (self)->catalogue && mu_catalogue_stop_search (parts (self)->catalogue);
}

gboolean
mu_page_go_back (MuPage *self)
{
  if (MU_PAGE_GET_CLASS (self)->go_back)
    return MU_PAGE_GET_CLASS (self)->go_back (self);
  return parts (self)->leaflet
         && adw_leaflet_navigate (parts (self)->leaflet, ADW_NAVIGATION_DIRECTION_BACK);
}

void
mu_page_search (MuPage *self)
{
  if (MU_PAGE_GET_CLASS (self)->search) {
    MU_PAGE_GET_CLASS (self)->search (self);
    return;
  }
  if (parts (self)->catalogue == NULL)
    return;
  mu_page_go_back (self);
  mu_catalogue_search (parts (self)->catalogue);
}
