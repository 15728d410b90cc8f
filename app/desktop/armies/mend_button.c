#include "app/desktop/armies/mend_button.h"

struct _MuMendButton {
  GtkButton parent;
  MuIssueItem *issue;
};

G_DEFINE_FINAL_TYPE (MuMendButton, mu_mend_button, GTK_TYPE_BUTTON)

enum { PROP_ISSUE = 1 };

/* The row keeps its problem, whose mend may come, go or change. */
static void
show (MuMendButton *self)
{
  const char *words = self->issue ? mu_issue_item_get_mend (self->issue) : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), words != NULL);
  if (words == NULL)
    return;
  gtk_button_set_label (GTK_BUTTON (self), words);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "u",
                                    mu_issue_item_get_number (self->issue));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), "army.mend");
}

static void
set_issue (MuMendButton *self, MuIssueItem *issue)
{
  if (self->issue)
    g_signal_handlers_disconnect_by_data (self->issue, self);
  g_set_object (&self->issue, issue);
  if (issue) {
    g_signal_connect_swapped (issue, "notify::mend", G_CALLBACK (show), self);
    g_signal_connect_swapped (issue, "notify::number", G_CALLBACK (show), self);
  }
  show (self);
}

static void
mu_mend_button_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_ISSUE)
    g_value_set_object (value, MU_MEND_BUTTON (object)->issue);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
mu_mend_button_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_ISSUE)
    set_issue (MU_MEND_BUTTON (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
mu_mend_button_dispose (GObject *object)
{
  MuMendButton *self = MU_MEND_BUTTON (object);

  if (self->issue)
    g_signal_handlers_disconnect_by_data (self->issue, self);
  g_clear_object (&self->issue);
  G_OBJECT_CLASS (mu_mend_button_parent_class)->dispose (object);
}

static void
mu_mend_button_class_init (MuMendButtonClass *class)
{
  GObjectClass *object = G_OBJECT_CLASS (class);

  object->get_property = mu_mend_button_get_property;
  object->set_property = mu_mend_button_set_property;
  object->dispose = mu_mend_button_dispose;
  g_object_class_install_property (
      object, PROP_ISSUE,
      g_param_spec_object ("issue", NULL, NULL, MU_TYPE_ISSUE_ITEM,
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
}

static void
mu_mend_button_init (MuMendButton *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
