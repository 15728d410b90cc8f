#include "app/desktop/page/samples.h"

#include <glib/gi18n.h>

static GtkWidget *
samples_button (void)
{
  GtkWidget *button = gtk_button_new_with_label (_ ("Add the Sample Armies"));

  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "pill");
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.add-samples");
  return button;
}

void
mu_samples_fill_page (AdwStatusPage *page, MuDesk *desk, gboolean empty, const char *empty_title,
                      const char *empty_text, const char *unchosen_title, const char *unchosen_text)
{
  adw_status_page_set_title (page, empty ? empty_title : unchosen_title);
  adw_status_page_set_description (page, empty ? empty_text : unchosen_text);
  adw_status_page_set_child (page, empty && mu_desk_is_empty (desk) ? samples_button () : NULL);
}
