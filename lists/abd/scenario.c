/* Scenarios in memory, and those that come with Muster: every file in the folder of them but the
 * chart, so that a new one is there as soon as its file is. */
#include "lists/abd/scenario.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/abd/scenario_private.h"
#include "lists/xml/data.h"

#define FOLDER "hexes"
#define CHART  "chart.xml" /* lies in the same folder */
#define ENDING ".xml"

/* --- in memory ------------------------------------------------------------------ */

static void
init_side (MuHexScenario *made, MuSide which)
{
  MuHexSide *side = &made->side[which];
  side->name = g_strdup ("");
  side->units = g_ptr_array_new_with_free_func (g_free);
  side->leaders = g_ptr_array_new_with_free_func (g_free);
  made->detail.side[which].units = side->unit;
  made->detail.side[which].player = MU_ABD_PLANNED;
}

MuHexScenario *
mu_hex_scenario_new (int columns, int rows)
{
  MuHexScenario *made = g_new0 (MuHexScenario, 1);
  made->name = g_strdup ("");
  mu_abd_map_clear (&made->map, columns, rows);
  made->detail.map = &made->map;
  made->detail.draw = MU_SIDE_NONE;
  init_side (made, MU_SIDE_A);
  init_side (made, MU_SIDE_B);
  return made;
}

static void
clear_side (MuHexSide *side)
{
  g_free (side->name);
  g_free (side->commander);
  g_ptr_array_unref (side->units);
  g_ptr_array_unref (side->leaders);
}

void
mu_hex_scenario_free (MuHexScenario *scenario)
{
  if (!scenario)
    return;
  g_free (scenario->id);
  g_free (scenario->name);
  g_free (scenario->note);
  g_free (scenario->special);
  clear_side (&scenario->side[MU_SIDE_A]);
  clear_side (&scenario->side[MU_SIDE_B]);
  g_free (scenario);
}

static gpointer
copy_text (gconstpointer text, gpointer none)
{
  return g_strdup (text);
}

static void
copy_side (MuHexScenario *copy, const MuHexSide *from, MuSide which)
{
  MuHexSide *side = &copy->side[which];
  *side = *from;
  side->name = g_strdup (from->name);
  side->commander = g_strdup (from->commander);
  side->units = g_ptr_array_copy (from->units, copy_text, NULL);
  side->leaders = g_ptr_array_copy (from->leaders, copy_text, NULL);
  copy->detail.side[which].units = side->unit;
}

MuHexScenario *
mu_hex_scenario_copy (const MuHexScenario *scenario)
{
  MuHexScenario *copy = g_memdup2 (scenario, sizeof *scenario);
  copy->id = g_strdup (scenario->id);
  copy->name = g_strdup (scenario->name);
  copy->note = g_strdup (scenario->note);
  copy->special = g_strdup (scenario->special);
  copy->detail.map = &copy->map;
  copy_side (copy, &scenario->side[MU_SIDE_A], MU_SIDE_A);
  copy_side (copy, &scenario->side[MU_SIDE_B], MU_SIDE_B);
  return copy;
}

/* What an army is worth to this book: its strength in good order. */
static MuSetupSide
setup_side (const MuAbdChart *chart, const MuAbdArmy *army)
{
  MuSetupSide side = { .pieces = (uint16_t) (army->unit_count + army->leader_count) };
  for (int i = 0; i < army->unit_count; i++)
    side.points += chart->unit[army->units[i].type].strength[0];
  return side;
}

MuSetup
mu_hex_scenario_setup (const MuHexScenario *scenario)
{
  const MuAbdSetup *detail = &scenario->detail;
  const MuAbdChart *chart = detail->chart ? detail->chart : &mu_abd_chart_usual;
  return (MuSetup){
    .rules = MU_RULES_ABD,
    .board = { .kind = MU_BOARD_HEXES,
               .width = scenario->map.grid.columns,
               .depth = scenario->map.grid.rows },
    .side = { setup_side (chart, &detail->side[MU_SIDE_A]),
              setup_side (chart, &detail->side[MU_SIDE_B]) },
    .detail = detail,
  };
}

/* --- those that ship -------------------------------------------------------------- */

static MuHexScenario *
open_shipped (MuSchemas *schemas, const char *file, GError **error)
{
  g_autofree char *path = mu_data_path (FOLDER, file);
  MuHexScenario *scenario = mu_hex_scenario_open_by (schemas, path, error);
  if (scenario)
    scenario->id = g_strndup (file, strlen (file) - strlen (ENDING));
  return scenario;
}

static gboolean
is_scenario (const char *file)
{
  return g_str_has_suffix (file, ENDING) && !g_str_equal (file, CHART);
}

static int
compare_years (gconstpointer a, gconstpointer b)
{
  const MuHexScenario *const *one = a, *const *other = b;
  const int years = ((*one)->year > (*other)->year) - ((*one)->year < (*other)->year);
  return years ? years : strcmp ((*one)->id, (*other)->id);
}

static gboolean
add_all (GDir *folder, GPtrArray *scenarios, GError **error)
{
  g_autoptr (MuSchemas) schemas = mu_schemas_new ();
  const char *file;
  while ((file = g_dir_read_name (folder))) {
    MuHexScenario *scenario = is_scenario (file) ? open_shipped (schemas, file, error) : NULL;
    if (scenario)
      g_ptr_array_add (scenarios, scenario);
    else if (is_scenario (file))
      return FALSE;
  }
  return TRUE;
}

GPtrArray *
mu_hex_scenarios (GError **error)
{
  g_autofree char *path = g_build_filename (mu_data_dir (), FOLDER, NULL);
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  g_autoptr (GPtrArray) scenarios
      = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_hex_scenario_free);
  if (!folder) {
    g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_UNREADABLE, _ ("%s: cannot be read"), path);
    return NULL;
  }
  if (!add_all (folder, scenarios, error))
    return NULL;
  g_ptr_array_sort (scenarios, compare_years);
  return g_steal_pointer (&scenarios);
}

/* An id is a file's name and no way to another folder. */
static gboolean
may_be_id (const char *id)
{
  return *id && id[strspn (id, "abcdefghijklmnopqrstuvwxyz0123456789-")] == '\0';
}

MuHexScenario *
mu_hex_scenario_find (const char *id, GError **error)
{
  g_autofree char *file = g_strconcat (id, ENDING, NULL);
  g_autofree char *path = mu_data_path (FOLDER, file);
  if (may_be_id (id) && is_scenario (file) && g_file_test (path, G_FILE_TEST_EXISTS))
    return open_shipped (NULL, file, error);
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_UNREADABLE, _ ("There is no scenario “%s”"), id);
  return NULL;
}
