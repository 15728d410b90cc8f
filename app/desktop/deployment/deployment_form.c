#include "app/desktop/deployment/deployment_form.h"

#include <glib/gi18n.h>

#include "app/desktop/page/choices.h"
#include "app/desktop/rows/row_bindings.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/wrg/deployment/shape_item.h"

struct _MuDeploymentForm {
  GtkBox parent;
  MuDeploymentSession *session;
  GtkDropDown *shapes;
  GtkSpinButton *files;
  GtkWidget *files_row;
  GtkDropDown *mixes;
  GtkAdjustment *range;
  gboolean showing;
};

G_DEFINE_FINAL_TYPE (MuDeploymentForm, mu_deployment_form, GTK_TYPE_BOX)

/* --- rows to choose from ------------------------------------------------------- */

static GtkWidget *
add_line (GtkWidget *row, const char *css)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 28);
  if (css)
    gtk_widget_add_css_class (label, css);
  gtk_box_append (GTK_BOX (row), label);
  return label;
}

static void
set_up_row (GtkListItemFactory *factory, GtkListItem *row)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  add_line (box, NULL);
  add_line (box, "caption");
  gtk_list_item_set_child (row, box);
}

/* What may not be stays to be read, and says why. */
static void
bind_row (GtkListItemFactory *factory, GtkListItem *row)
{
  GtkWidget *box = gtk_list_item_get_child (row);
  GtkWidget *name = gtk_widget_get_first_child (box);
  GtkWidget *reason = gtk_widget_get_last_child (box);

  mu_row_follow (row, "name", name, "label");
  mu_row_follow (row, "possible", name, "sensitive");
  mu_row_follow (row, "possible", row, "activatable");
  mu_row_follow (row, "reason", reason, "label");
  mu_row_follow (row, "barred", reason, "visible");
}

static void
set_up_chosen (GtkListItemFactory *factory, GtkListItem *row)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_list_item_set_child (row, label);
}

static void
bind_chosen (GtkListItemFactory *factory, GtkListItem *row)
{
  mu_row_follow (row, "name", gtk_list_item_get_child (row), "label");
}

static GtkListItemFactory *
make_factory (GCallback set_up, GCallback bind)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", set_up, NULL);
  g_signal_connect (factory, "bind", bind, NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (mu_row_let_go), NULL);
  return factory;
}

/* --- showing --------------------------------------------------------------------- */

static void
show_files (MuDeploymentForm *self, int unit)
{
  int least, most;

  mu_deployment_session_get_widths (self->session, unit, &least, &most);
  gtk_adjustment_set_lower (self->range, least);
  gtk_adjustment_set_upper (self->range, most);
  gtk_spin_button_set_value (self->files, mu_deployment_session_get_files (self->session, unit));
  gtk_widget_set_sensitive (GTK_WIDGET (self->files), least < most);
}

static void
session_changed (MuDeploymentForm *self)
{
  const int unit = mu_deployment_session_get_unit (self->session);

  if (unit < 0 || !mu_deployment_session_is_open (self->session))
    return;
  self->showing = TRUE;
  gtk_drop_down_set_selected (self->shapes, mu_deployment_session_get_shape (self->session, unit));
  show_files (self, unit);
  const MuMixedHow mixed = mu_deployment_session_get_mixed (self->session, unit);
  gtk_drop_down_set_selected (self->mixes, mixed);
  gtk_widget_set_visible (GTK_WIDGET (self->shapes), mixed == MU_NOT_MIXED);
  gtk_widget_set_visible (self->files_row, mixed == MU_NOT_MIXED);
  gtk_widget_set_sensitive (GTK_WIDGET (self), mu_deployment_session_may_change (self->session));
  self->showing = FALSE;
}

/* --- what the person chooses ------------------------------------------------------- */

/* Refused, it goes back to what the body is. */
static void
shape_chosen (MuDeploymentForm *self)
{
  const guint shape = gtk_drop_down_get_selected (self->shapes);

  if (!self->showing && shape < MU_DEPLOY_SHAPES)
    mu_deployment_session_set_shape (self->session, mu_deployment_session_get_unit (self->session),
                                     (MuDeployShape) shape);
}

/* Refused, it goes back to how the two stand. */
static void
mix_chosen (MuDeploymentForm *self)
{
  const guint how = gtk_drop_down_get_selected (self->mixes);

  if (!self->showing && how < MU_MIXED_HOWS)
    mu_deployment_session_mix (self->session, mu_deployment_session_get_unit (self->session),
                               (MuMixedHow) how);
}

static void
files_chosen (MuDeploymentForm *self)
{
  if (!self->showing)
    mu_deployment_session_set_files (self->session, mu_deployment_session_get_unit (self->session),
                                     gtk_spin_button_get_value_as_int (self->files));
}

/* --- the widget ---------------------------------------------------------------------- */

static void
mu_deployment_form_dispose (GObject *object)
{
  g_clear_object (&MU_DEPLOYMENT_FORM (object)->session);
  G_OBJECT_CLASS (mu_deployment_form_parent_class)->dispose (object);
}

static void
mu_deployment_form_class_init (MuDeploymentFormClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_deployment_form_dispose;
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/deployment-form.ui");
  mu_bind_parts (widget, MuDeploymentForm, shapes, files, files_row, mixes, range);
}

static void
mu_deployment_form_init (MuDeploymentForm *self)
{
  g_autoptr (GtkListItemFactory) chosen
      = make_factory (G_CALLBACK (set_up_chosen), G_CALLBACK (bind_chosen));
  g_autoptr (GtkListItemFactory) rows
      = make_factory (G_CALLBACK (set_up_row), G_CALLBACK (bind_row));

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drop_down_set_factory (self->shapes, chosen);
  gtk_drop_down_set_list_factory (self->shapes, rows);
  gtk_drop_down_set_factory (self->mixes, chosen);
  gtk_drop_down_set_list_factory (self->mixes, rows);
  mu_choices_name (self->shapes, _ ("Formation"));
  mu_choices_name (self->mixes, _ ("One body or two"));
  mu_name_widget (self->files, _ ("Figures in front"));
}

void
mu_deployment_form_set_session (MuDeploymentForm *self, MuDeploymentSession *session)
{
  g_set_object (&self->session, session);
  gtk_drop_down_set_model (self->shapes, mu_deployment_session_get_shapes (session));
  gtk_drop_down_set_model (self->mixes, mu_deployment_session_get_mixes (session));
  mu_listen (session, "changed", session_changed, self);
  mu_listen (self->shapes, "notify::selected", shape_chosen, self);
  mu_listen (self->mixes, "notify::selected", mix_chosen, self);
  mu_listen (self->files, "value-changed", files_chosen, self);
  session_changed (self);
}
