#include "app/desktop/armies/offer_cell.h"

#include <glib/gi18n.h>

#include "app/desktop/widget/wiring.h"

struct _MuOfferCell {
  GtkWidget parent;
  MuOfferItem *offer;
  guint position;
  GtkWidget *box;
  GtkImage *icon;
  GtkLabel *name;
  GtkLabel *troops;
  GtkLabel *plain;
  GtkLabel *terms;
  GtkLabel *price;
  GtkWidget *add;
  char *button_name;
};

G_DEFINE_FINAL_TYPE (MuOfferCell, mu_offer_cell, GTK_TYPE_WIDGET)

enum { PROP_OFFER = 1, PROP_POSITION };

static char *
text_of (MuOfferItem *offer, const char *property)
{
  char *text = NULL;

  g_object_get (offer, property, &text, NULL);
  return text;
}

/* None for an empty one. */
static void
show_text (GtkLabel *label, MuOfferItem *offer, const char *property)
{
  g_autofree char *text = text_of (offer, property);

  gtk_label_set_label (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), text && *text);
}

/* GTK asks the screen where the pointer is for every one that is set. */
static void
set_tooltip (GtkWidget *widget, const char *text)
{
  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) != 0)
    gtk_widget_set_tooltip_text (widget, text);
}

/* Its name is what it does; who points at it is told why it cannot be done. */
static void
name_button (MuOfferCell *self)
{
  g_autofree char *name = text_of (self->offer, "name");
  g_autofree char *why = text_of (self->offer, "why");
  g_autofree char *label = g_strdup_printf (_ ("Add %s"), name);

  set_tooltip (self->add, why && *why ? why : label); /* a row without an offer has neither */
  if (g_strcmp0 (self->button_name, label) == 0)
    return;
  g_free (self->button_name);
  self->button_name = g_steal_pointer (&label);
  mu_name_widget (self->add, self->button_name);
}

static void
set_class (GtkLabel *label, const char *class, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (GTK_WIDGET (label), class);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (label), class);
}

/* What cannot be added has no action: that would make the button sensitive again by itself. */
static void
show_button (MuOfferCell *self, gboolean open)
{
  GtkActionable *add = GTK_ACTIONABLE (self->add);

  gtk_actionable_set_action_target (add, "u", self->position);
  gtk_actionable_set_action_name (add, open ? "army.add" : NULL);
  if (!open)
    gtk_widget_set_sensitive (self->add, FALSE);
}

static void
show_offer (MuOfferCell *self)
{
  g_autofree char *icon = NULL;
  g_autofree char *words = NULL;
  gboolean lacking;
  gboolean full;
  gboolean open;

  if (self->offer == NULL)
    return;
  icon = text_of (self->offer, "icon-name");
  words = text_of (self->offer, "words");
  g_object_get (self->offer, "lacking", &lacking, "full", &full, "open", &open, NULL);
  gtk_image_set_from_icon_name (self->icon, icon);
  show_text (self->name, self->offer, "name");
  show_text (self->troops, self->offer, "troops");
  show_text (self->plain, self->offer, "plain");
  show_text (self->terms, self->offer, "terms");
  show_text (self->price, self->offer, "price");
  set_class (self->price, "dim-label", !open);
  set_class (self->terms, "mu-barred", lacking);
  set_class (self->terms, "dim-label", full);
  set_tooltip (self->box, words);
  name_button (self);
  show_button (self, open);
}

static void
set_offer (MuOfferCell *self, MuOfferItem *offer)
{
  if (self->offer == offer)
    return;
  if (self->offer)
    g_signal_handlers_disconnect_by_data (self->offer, self);
  g_set_object (&self->offer, offer);
  if (offer) {
    mu_listen (offer, "notify::terms", show_offer, self);
    mu_listen (offer, "notify::price", show_offer, self);
    mu_listen (offer, "notify::why", show_offer, self);
    mu_listen (offer, "notify::open", show_offer, self);
  }
  show_offer (self);
}

static void
set_position (MuOfferCell *self, guint position)
{
  self->position = position;
  show_offer (self);
}

static void
mu_offer_cell_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  MuOfferCell *self = MU_OFFER_CELL (object);

  if (id == PROP_OFFER)
    g_value_set_object (value, self->offer);
  else if (id == PROP_POSITION)
    g_value_set_uint (value, self->position);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
mu_offer_cell_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  MuOfferCell *self = MU_OFFER_CELL (object);

  if (id == PROP_OFFER)
    set_offer (self, g_value_get_object (value));
  else if (id == PROP_POSITION)
    set_position (self, g_value_get_uint (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
mu_offer_cell_dispose (GObject *object)
{
  MuOfferCell *self = MU_OFFER_CELL (object);

  if (self->offer)
    g_signal_handlers_disconnect_by_data (self->offer, self);
  g_clear_object (&self->offer);
  g_clear_pointer (&self->button_name, g_free);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (mu_offer_cell_parent_class)->dispose (object);
}

static void
mu_offer_cell_class_init (MuOfferCellClass *class)
{
  GObjectClass *object = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object->get_property = mu_offer_cell_get_property;
  object->set_property = mu_offer_cell_set_property;
  object->dispose = mu_offer_cell_dispose;
  g_object_class_install_property (
      object, PROP_OFFER, g_param_spec_object ("offer", NULL, NULL, MU_TYPE_OFFER_ITEM, flags));
  g_object_class_install_property (
      object, PROP_POSITION,
      g_param_spec_uint ("position", NULL, NULL, 0, G_MAXUINT, GTK_INVALID_LIST_POSITION, flags));
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/offer-cell.ui");
  mu_bind_parts (widget, MuOfferCell, box, icon, name, troops, plain, terms, price, add);
}

static void
mu_offer_cell_init (MuOfferCell *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
