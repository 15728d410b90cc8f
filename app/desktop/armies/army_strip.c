#include "app/desktop/armies/army_strip.h"

#include <glib/gi18n.h>

#include "app/desktop/page/say.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/armies/army_particulars.h"
#include "lists/check/certificate.h"

struct _MuArmyStrip {
  GtkBox parent;
  MuArmySession *session;
  GtkLabel *about;
  GtkWidget *about_button;
  GtkLabel *code;
  GtkWidget *code_button;
  guint later; /* source */
};

G_DEFINE_FINAL_TYPE (MuArmyStrip, mu_army_strip, GTK_TYPE_BOX)

static void
mu_army_strip_dispose (GObject *object)
{
  g_clear_handle_id (&MU_ARMY_STRIP (object)->later, g_source_remove);
  g_clear_object (&MU_ARMY_STRIP (object)->session);
  G_OBJECT_CLASS (mu_army_strip_parent_class)->dispose (object);
}

static void
mu_army_strip_class_init (MuArmyStripClass *class)
{
  G_OBJECT_CLASS (class)->dispose = mu_army_strip_dispose;
}

static void
name_button (GtkWidget *button, const char *words)
{
  mu_name_widget (button, words);
}

static void
show_code (MuArmyStrip *self, const MuList *list)
{
  g_autofree char *code = mu_list_check_code (list);
  g_autofree char *spoken = g_strdup_printf (_ ("Copy check code %s"), code);

  gtk_label_set_label (self->code, code);
  name_button (self->code_button, spoken);
}

/* The code is a sum over the whole list: it waits until the hands rest. */
static gboolean
show (gpointer data)
{
  MuArmyStrip *self = data;
  const MuList *list = mu_army_session_get_list (self->session);
  g_autofree char *line = mu_army_particulars_line (self->session);
  g_autofree char *spoken = g_strdup_printf (_ ("About this army: %s"), line);

  self->later = 0;
  if (list == NULL)
    return G_SOURCE_REMOVE;
  gtk_label_set_label (self->about, line);
  name_button (self->about_button, spoken);
  show_code (self, list);
  return G_SOURCE_REMOVE;
}

static void
show_later (MuArmyStrip *self)
{
  if (self->later == 0)
    self->later = g_idle_add (show, self);
}

static void
copy_code (MuArmyStrip *self)
{
  g_autofree char *words = NULL;
  const char *code = gtk_label_get_label (self->code);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), code);
  words = g_strdup_printf (_ ("Copied: %s"), code);
  mu_say (self, words);
}

static GtkWidget *
flat_button (GtkWidget *child, const char *tooltip)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), child);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "mu-strip");
  gtk_widget_set_tooltip_text (button, tooltip);
  name_button (button, tooltip);
  return button;
}

static void
mu_army_strip_init (MuArmyStrip *self)
{
  GtkWidget *code = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->about = GTK_LABEL (gtk_label_new (""));
  gtk_label_set_ellipsize (self->about, PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (self->about, 0);
  self->about_button = flat_button (GTK_WIDGET (self->about), _ ("About This Army"));
  gtk_widget_set_hexpand (self->about_button, TRUE);
  gtk_widget_set_halign (self->about_button, GTK_ALIGN_START);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->about_button), "win.army-card");
  self->code = GTK_LABEL (gtk_label_new (""));
  gtk_widget_add_css_class (GTK_WIDGET (self->code), "mu-numbers");
  gtk_box_append (GTK_BOX (code), GTK_WIDGET (self->code));
  gtk_box_append (GTK_BOX (code), gtk_image_new_from_icon_name ("edit-copy-symbolic"));
  self->code_button = flat_button (code, _ ("Copy the Check Code"));
  gtk_box_append (GTK_BOX (self), self->about_button);
  gtk_box_append (GTK_BOX (self), self->code_button);
  mu_listen (self->code_button, "clicked", copy_code, self);
}

void
mu_army_strip_set_session (MuArmyStrip *self, MuArmySession *session)
{
  if (!g_set_object (&self->session, session) || session == NULL)
    return;
  mu_listen (session, "shown", show_later, self);
  mu_listen (session, "saved", show_later, self);
  show_later (self);
}
