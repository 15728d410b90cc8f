#include "app/desktop/game/game_row.h"

#include "app/desktop/widget/wiring.h"
#include "app/session/game/game_choice.h"

static GtkWidget *
label_of (const char *text, const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  if (class)
    gtk_widget_add_css_class (label, class);
  return label;
}

static void
pad (GtkWidget *box)
{
  gtk_widget_set_margin_start (box, 12);
  gtk_widget_set_margin_end (box, 12);
  gtk_widget_set_margin_top (box, 10);
  gtk_widget_set_margin_bottom (box, 10);
}

GtkWidget *
mu_game_row_new (gpointer item, gpointer data)
{
  g_autofree char *text = NULL, *key = NULL;
  GtkWidget *row = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *words;

  g_object_get (item, "label", &text, "key", &key, NULL);
  words = label_of (text, NULL);
  gtk_widget_set_hexpand (words, TRUE);
  pad (box);
  gtk_box_append (GTK_BOX (box), label_of (key, "dim-label"));
  gtk_box_append (GTK_BOX (box), words);
  if (mu_game_choice_get_opens (item))
    gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  mu_name_widget (row, text);
  return row;
}
