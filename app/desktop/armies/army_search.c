#include "app/desktop/armies/army_search.h"

#include <glib/gi18n.h>

#include "app/desktop/widget/wiring.h"
#include "app/desktop/widget/wrap_layout.h"
#include "app/session/armies/army_hints.h"

#define MARKS_PAUSE 500 /* milliseconds until rows are looked through again for new marks */

struct _MuArmySearch {
  GtkBox parent;
  MuCatalogue *catalogue; /* borrowed: we are a part of it */
  MuArmies *armies;
  MuArmyQuery *query;
  GtkWidget *hints;
  GtkLabel *found;
  guint marks; /* source: armies are still being checked */
};

G_DEFINE_FINAL_TYPE (MuArmySearch, mu_army_search, GTK_TYPE_BOX)

static void
mu_army_search_dispose (GObject *object)
{
  MuArmySearch *self = MU_ARMY_SEARCH (object);

  g_clear_handle_id (&self->marks, g_source_remove);
  g_clear_object (&self->armies);
  g_clear_pointer (&self->query, mu_army_query_free);
  G_OBJECT_CLASS (mu_army_search_parent_class)->dispose (object);
}

static void
mu_army_search_class_init (MuArmySearchClass *class)
{
  G_OBJECT_CLASS (class)->dispose = mu_army_search_dispose;
}

static gboolean
is_found (gpointer item, gpointer data)
{
  const MuArmySearch *self = data;

  return self->query == NULL || mu_army_query_matches (self->query, item);
}

/* --- what is found ------------------------------------------------------ */

static void
count_found (MuArmySearch *self)
{
  const guint all = g_list_model_get_n_items (mu_armies_get_model (self->armies));
  const guint found = mu_catalogue_count (self->catalogue);
  g_autofree char *words
      = g_strdup_printf (ngettext ("%u of %u army", "%u of %u armies", all), found, all);
  const char *fault = self->query ? self->query->fault : NULL;

  gtk_label_set_label (self->found, fault ? fault : words);
}

static gboolean
look_for_marks (gpointer data)
{
  MuArmySearch *self = data;
  const gboolean checked = mu_armies_are_checked (self->armies);

  if (self->query && mu_army_query_needs_marks (self->query))
    mu_catalogue_find_again (self->catalogue);
  count_found (self);
  if (!checked)
    return G_SOURCE_CONTINUE;
  self->marks = 0;
  return G_SOURCE_REMOVE;
}

static void
watch_marks (MuArmySearch *self)
{
  if (mu_army_query_needs_marks (self->query) && self->marks == 0)
    self->marks = g_timeout_add (MARKS_PAUSE, look_for_marks, self);
}

/* --- hints -------------------------------------------------------------- */

static void
hint_clicked (GtkButton *button, MuArmySearch *self)
{
  g_autofree char *text = g_strdup (g_object_get_data (G_OBJECT (button), "typed"));

  mu_catalogue_type (self->catalogue, text);
}

static void
add_hint (MuArmySearch *self, const MuArmyHint *hint)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new (hint->label);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "mu-hint");
  gtk_widget_set_tooltip_text (button, hint->whole ? _ ("Only these") : _ ("Filter"));
  mu_name_widget (button, hint->label);
  g_object_set_data_full (G_OBJECT (button), "typed", g_strdup (hint->typed), g_free);
  g_signal_connect_object (button, "clicked", G_CALLBACK (hint_clicked), self, 0);
  gtk_box_append (GTK_BOX (self->hints), button);
}

static void
show_hints (MuArmySearch *self)
{
  g_autofree char *typed = g_strdup (mu_catalogue_get_typed (self->catalogue));
  g_autoptr (GPtrArray) hints = mu_army_hints (typed, mu_armies_get_model (self->armies));
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->hints)))
    gtk_box_remove (GTK_BOX (self->hints), child);
  for (guint i = 0; i < hints->len; i++)
    add_hint (self, g_ptr_array_index (hints, i));
}

/* A moment later: the hint that was taken goes, and is still being pressed. */
static gboolean
show_hints_now (gpointer data)
{
  if (MU_ARMY_SEARCH (data)->armies == NULL)
    return G_SOURCE_REMOVE;
  show_hints (data);
  count_found (data);
  return G_SOURCE_REMOVE;
}

static void
searched (MuArmySearch *self, const char *typed)
{
  g_clear_pointer (&self->query, mu_army_query_free);
  self->query = mu_army_query_new (typed);
  watch_marks (self);
  g_idle_add_full (G_PRIORITY_DEFAULT, show_hints_now, g_object_ref (self), g_object_unref);
}

/* --- setting up --------------------------------------------------------- */

static void
mu_army_search_init (MuArmySearch *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 4);
  gtk_widget_set_margin_start (GTK_WIDGET (self), 8);
  gtk_widget_set_margin_end (GTK_WIDGET (self), 8);
  gtk_widget_set_margin_top (GTK_WIDGET (self), 6);
  gtk_widget_set_margin_bottom (GTK_WIDGET (self), 4);
  self->hints = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (self->hints, mu_wrap_layout_new (4));
  self->found = GTK_LABEL (gtk_label_new (""));
  gtk_label_set_xalign (self->found, 0);
  gtk_label_set_wrap (self->found, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->found), "caption");
  gtk_widget_add_css_class (GTK_WIDGET (self->found), "dim-label");
  gtk_box_append (GTK_BOX (self), self->hints);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->found));
}

void
mu_army_search_attach (MuCatalogue *catalogue, MuArmies *armies)
{
  MuArmySearch *self = g_object_new (MU_TYPE_ARMY_SEARCH, NULL);

  self->catalogue = catalogue;
  self->armies = g_object_ref (armies);
  mu_catalogue_set_finder (catalogue, is_found, self);
  mu_catalogue_add_to_search (catalogue, GTK_WIDGET (self));
  mu_listen (catalogue, "searched", searched, self);
  mu_listen (catalogue, "found", count_found, self);
  searched (self, "");
}
