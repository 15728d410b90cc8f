/* What is wrong, at the foot: each leads to where it can be mended. */
#include "app/desktop/hexes/scenario_editor_private.h"
#include "app/session/abd/hex_words.h"
#include "reports/document/rule_words.h"

#define PLACE "mu-fault"

/* "Rome: Hastati: there is a unit in N8 already" under its rule. */
static GtkWidget *
row_of (MuScenarioEditor *self, guint at)
{
  const MuHexFault *fault = g_ptr_array_index (mu_scenario_writer_faults (self->writer), at);
  g_autofree char *words = mu_hex_fault_words (mu_scenario_writer_get (self->writer), fault);
  GtkWidget *label = gtk_label_new (words);
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (row, "mu-row");
  if (fault->rule != MU_RULE_NONE)
    gtk_widget_set_tooltip_text (row, mu_rule_words_section (fault->rule));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  g_object_set_data (G_OBJECT (row), PLACE, GUINT_TO_POINTER (at));
  return row;
}

void
mu_scenario_editor_show_faults (MuScenarioEditor *self)
{
  const GPtrArray *faults = mu_scenario_writer_faults (self->writer);
  g_autofree char *summary = mu_hex_faults_summary (faults);
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->faults))))
    gtk_list_box_remove (self->faults, row);
  for (guint i = 0; i < faults->len; i++)
    gtk_list_box_append (self->faults, row_of (self, i));
  gtk_label_set_label (self->summary, summary);
  gtk_widget_set_visible (self->faults_scroll, faults->len > 0);
  if (faults->len > 0)
    gtk_widget_add_css_class (GTK_WIDGET (self->summary), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->summary), "error");
}

static const char *
page_of (const MuHexFault *fault)
{
  switch (fault->part) {
  case MU_HEX_AT_SCENARIO:
    return fault->rule == MU_RULE_NONE ? "words" : "rules";
  case MU_HEX_AT_ENTRY:
    return "ground";
  case MU_HEX_AT_ARMY:
  case MU_HEX_AT_UNIT:
    break;
  }
  return "armies";
}

void
mu_scenario_editor_go_to_fault (MuScenarioEditor *self, GtkListBoxRow *row)
{
  const guint at = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), PLACE));
  const MuHexFault fault
      = *(const MuHexFault *) g_ptr_array_index (mu_scenario_writer_faults (self->writer), at);

  gtk_stack_set_visible_child_name (self->stack, page_of (&fault));
  if (fault.hex != MU_ABD_OFF)
    mu_hex_map_view_set_cursor (self->view, fault.hex);
  if (fault.part == MU_HEX_AT_UNIT)
    mu_armies_pane_pick (self->armies, fault.side, fault.at);
  if (fault.part == MU_HEX_AT_ARMY)
    mu_armies_pane_pick (self->armies, fault.side, -1);
}
