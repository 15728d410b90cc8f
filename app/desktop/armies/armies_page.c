#include "app/desktop/armies/armies_page.h"

#include <glib/gi18n.h>

#include "app/desktop/armies/army_search.h"
#include "app/desktop/armies/army_view.h"
#include "app/desktop/armies/edition_banner.h"
#include "app/desktop/page/samples.h"
#include "app/desktop/page/say.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/armies/army_item.h"

struct _MuArmiesPage {
  MuPage parent;
  MuDesk *desk;
  AdwLeaflet *leaflet;
  MuCatalogue *catalogue;
  MuArmyView *view;
};

G_DEFINE_FINAL_TYPE (MuArmiesPage, mu_armies_page, MU_TYPE_PAGE)

static void
mu_armies_page_dispose (GObject *object)
{
  g_clear_object (&MU_ARMIES_PAGE (object)->desk);
  G_OBJECT_CLASS (mu_armies_page_parent_class)->dispose (object);
}

static void
mu_armies_page_class_init (MuArmiesPageClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_armies_page_dispose;
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/armies-page.ui");
  mu_bind_parts (widget, MuArmiesPage, leaflet, catalogue, view);
}

/* The list that is open may be hidden by a search: it stays open. */
static void
picked (MuArmiesPage *self, MuArmyItem *item)
{
  MuArmySession *army = mu_desk_army (self->desk);
  g_autoptr (GError) error = NULL;

  if (item == NULL || mu_army_item_get_id (item) == mu_army_session_get_id (army))
    return;
  if (!mu_army_session_open (army, mu_army_item_get_id (item), &error))
    mu_say_error (self, error);
}

static void
saved (MuArmiesPage *self, const char *words)
{
  mu_say_with_undo (self, words);
}

static void
failed (MuArmiesPage *self, const GError *error)
{
  mu_say_error (self, error);
}

static void
show_none_page (MuArmiesPage *self)
{
  AdwStatusPage *none = mu_army_view_get_none_page (self->view);
  GListModel *armies = mu_armies_get_model (mu_desk_armies (self->desk));

  mu_samples_fill_page (none, self->desk, g_list_model_get_n_items (armies) == 0,
                        _ ("No Armies Yet"),
                        _ ("Import an army list from a file, or begin with the sample armies: "
                           "Romans and Carthaginians of 202 BC."),
                        _ ("Choose an Army"), _ ("Its units, points and problems show here."));
}

void
mu_armies_page_set_desk (MuArmiesPage *self, MuDesk *desk)
{
  GListModel *armies = mu_armies_get_model (mu_desk_armies (desk));

  g_set_object (&self->desk, desk);
  mu_army_view_set_session (self->view, mu_desk_army (desk));
  mu_army_view_add_banner (self->view, mu_edition_banner_new (desk));
  mu_army_search_attach (self->catalogue, mu_desk_armies (desk));
  mu_catalogue_set_model (self->catalogue, armies, MU_TYPE_ARMY_ITEM);
  mu_listen (armies, "items-changed", show_none_page, self);
  mu_listen (mu_desk_army (desk), "saved", saved, self);
  mu_listen (mu_desk_army (desk), "failed", failed, self);
  show_none_page (self);
}

gboolean
mu_armies_page_open (MuArmiesPage *self, gint64 id)
{
  if (!mu_catalogue_pick_id (self->catalogue, id))
    return FALSE;
  mu_page_open_detail (MU_PAGE (self));
  return TRUE;
}

gboolean
mu_armies_page_copy_unit (MuArmiesPage *self)
{
  return mu_army_view_copy_unit (self->view);
}

static void
mu_armies_page_init (MuArmiesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  mu_page_set_parts (MU_PAGE (self), self->leaflet, self->catalogue);
  mu_page_add_back_button (MU_PAGE (self), mu_army_view_get_back_button (self->view));
  mu_listen (self->catalogue, "picked", picked, self);
}
