#include "app/desktop/armies/stand_rows.h"

#include <glib/gi18n.h>

#include "app/session/awfp/stand_words.h"

#define WIDEST 30 /* letters of a row's text on one line */

static void
add_row (AdwPreferencesGroup *group, GPtrArray *rows, const char *title, const char *text)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *label = gtk_label_new (text);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), MIN ((int) g_utf8_strlen (text, -1), WIDEST));
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_set_tooltip_text (label, text);
  gtk_widget_add_css_class (label, "dim-label");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  adw_preferences_group_add (group, row);
  g_ptr_array_add (rows, row);
}

static void
add_points (AdwPreferencesGroup *group, GPtrArray *rows, int points, const MuTrace *trace)
{
  g_autofree char *sum = mu_stand_sum_words (trace);
  g_autofree char *each
      = g_strdup_printf (ngettext ("%d point each", "%d points each", (gulong) points), points);

  add_row (group, rows, _ ("Points"), each);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (g_ptr_array_index (rows, rows->len - 1)), sum);
}

void
mu_stand_rows_fill (AdwPreferencesGroup *group, GPtrArray *rows, const char *notation, int points,
                    const MuTrace *trace)
{
  MuAwfpTroop stand;

  for (guint i = 0; i < rows->len; i++)
    adw_preferences_group_remove (group, g_ptr_array_index (rows, i));
  g_ptr_array_set_size (rows, 0);
  if (mu_awfp_troop_parse (notation, &stand, NULL) != MU_AWFP_PARSE_OK)
    return;
  for (MuStandPart part = MU_STAND_PART_ARMOUR; part < MU_STAND_PARTS; part++) {
    g_autofree char *words = mu_stand_part_words (&stand, part);
    add_row (group, rows, mu_stand_part_title (part), words);
  }
  add_points (group, rows, points, trace);
}
