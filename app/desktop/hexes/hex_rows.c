#include "app/desktop/hexes/hex_rows.h"

#include "app/desktop/widget/wiring.h"

#define MARGIN 10

static GtkWidget *
row_with (AdwPreferencesGroup *group, const char *title, gpointer control)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), control); /* names it too */
  adw_preferences_group_add (group, row);
  return row;
}

GtkSwitch *
mu_hex_row_switch (AdwPreferencesGroup *group, const char *title, const char *subtitle)
{
  GtkWidget *control = gtk_switch_new ();
  GtkWidget *row = row_with (group, title, control);

  if (subtitle)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  return GTK_SWITCH (control);
}

GtkSpinButton *
mu_hex_row_number (AdwPreferencesGroup *group, const char *title, int least, int most)
{
  GtkWidget *control = gtk_spin_button_new_with_range (least, most, 1);

  row_with (group, title, control);
  return GTK_SPIN_BUTTON (control);
}

AdwComboRow *
mu_hex_row_choice (AdwPreferencesGroup *group, const char *title, const char *const *words)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) texts = gtk_string_list_new (words);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (texts));
  adw_preferences_group_add (group, row);
  return ADW_COMBO_ROW (row);
}

AdwEntryRow *
mu_hex_row_entry (AdwPreferencesGroup *group, const char *title)
{
  GtkWidget *row = adw_entry_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_entry_row_set_show_apply_button (ADW_ENTRY_ROW (row), TRUE);
  adw_preferences_group_add (group, row);
  return ADW_ENTRY_ROW (row);
}

AdwPreferencesGroup *
mu_hex_group (GtkWidget *box, const char *title)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  gtk_box_append (GTK_BOX (box), group);
  return ADW_PREFERENCES_GROUP (group);
}

GtkWidget *
mu_hex_button (const char *icon, const char *name)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, name);
  mu_name_widget (button, name);
  return button;
}

GtkWidget *
mu_hex_pane (AdwBin *bin)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, MARGIN);

  gtk_widget_set_margin_start (box, MARGIN);
  gtk_widget_set_margin_end (box, MARGIN);
  gtk_widget_set_margin_top (box, MARGIN);
  gtk_widget_set_margin_bottom (box, MARGIN);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), box);
  adw_bin_set_child (bin, scrolled);
  return box;
}
