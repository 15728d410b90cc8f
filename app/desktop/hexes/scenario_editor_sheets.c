/* The papers of a scenario, as files: who has a printer and scissors has the game. */
#include <glib/gi18n.h>

#include "app/desktop/hexes/scenario_editor_private.h"
#include "app/desktop/page/files.h"
#include "app/desktop/page/kept_entry.h"
#include "app/desktop/page/say.h"
#include "app/desktop/paper/print_settings.h"
#include "reports/abd/hex_sheets.h"

/* As the menu has them. */
typedef enum { SCENARIO, COUNTERS, MAP, TURNS } Papers;

static MuSheets *
sheets_of (const MuHexScenario *scenario, Papers papers, MuPaper paper)
{
  switch (papers) {
  case SCENARIO:
    return mu_hex_scenario_sheets (scenario, NULL, paper);
  case COUNTERS:
    return mu_hex_counters_sheets (scenario, NULL, 0, paper);
  case MAP:
    return mu_hex_map_sheets (scenario, 0, paper);
  case TURNS:
    return mu_hex_turns_sheets (scenario, NULL, paper);
  }
  return NULL;
}

/* "Second Mantinea counters" */
static char *
file_name (const MuHexScenario *scenario, Papers papers)
{
  const char *name = *scenario->name ? scenario->name : _ ("Scenario");

  switch (papers) {
  case SCENARIO:
    break;
  case COUNTERS:
    return g_strdup_printf (_ ("%s counters"), name);
  case MAP:
    return g_strdup_printf (_ ("%s map"), name);
  case TURNS:
    return g_strdup_printf (_ ("%s turns"), name);
  }
  return g_strdup (name);
}

static void
chosen (gpointer widget, const char *path, const MuLeaves *leaves)
{
  MuScenarioEditor *self = MU_SCENARIO_EDITOR (widget);
  g_autoptr (MuSheets) sheets
      = sheets_of (mu_scenario_writer_get (self->writer), (Papers) self->papers,
                   mu_paper_for_file (leaves->paper, path));
  g_autofree char *file = g_path_get_basename (path);
  g_autofree char *words = g_strdup_printf (_ ("Written: %s"), file);
  g_autoptr (GError) error = NULL;

  mu_leaves_note (self->desk, leaves);
  if (mu_sheets_write (sheets, path, &error))
    mu_scenario_editor_say (self, words, FALSE);
  else
    mu_say_error (widget, error);
}

static void
save_sheets (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuScenarioEditor *self = MU_SCENARIO_EDITOR (widget);
  const MuLeaves leaves = mu_leaves_remember (self->desk);
  g_autofree char *called = NULL;

  mu_kept_take_all (widget);
  self->papers = g_variant_get_int32 (parameter);
  called = file_name (mu_scenario_writer_get (self->writer), (Papers) self->papers);
  const MuFileQuestion question = { .title = _ ("Save Sheets"),
                                    .kind = _ ("PDF documents and web pages (.html)"),
                                    .endings = "pdf;html",
                                    .name = called };
  mu_files_save_sheets (widget, &question, &leaves, chosen);
}

void
mu_scenario_editor_sheet_actions (GtkWidgetClass *widget)
{
  gtk_widget_class_install_action (widget, "hexes.sheets", "i", save_sheets);
}
