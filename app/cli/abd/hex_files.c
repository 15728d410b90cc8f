/* Scenarios as files: those that ship, whether one can be begun, a copy to change. */
#include <glib/gi18n.h>

#include "app/cli/abd/hex_find.h"
#include "app/cli/core/out.h"
#include "app/cli/run.h"
#include "lists/xml/data.h"

#define NAME_COLUMNS 26
#define ID_COLUMNS   18
#define YEAR_COLUMNS 8

/* --- which there are ------------------------------------------------------- */

static void
show_row (MuCall *call, const MuHexScenario *it)
{
  const MuHexSide *a = &it->side[MU_SIDE_A], *b = &it->side[MU_SIDE_B];
  const int units_a = it->detail.side[MU_SIDE_A].unit_count;
  const int units_b = it->detail.side[MU_SIDE_B].unit_count;
  g_autofree char *year = g_strdup_printf ("%d", it->year);
  g_autofree char *count_a = g_strdup_printf ("%d", units_a);
  g_autofree char *count_b = g_strdup_printf ("%d", units_b);
  mu_out_row (call, "scenario", it->id, year, it->name, a->name, count_a, b->name, count_b, NULL);
  g_autofree char *id = mu_pad (it->id, ID_COLUMNS);
  g_autofree char *words = mu_hex_year_words (it->year);
  g_autofree char *when = mu_pad (words, YEAR_COLUMNS);
  g_autofree char *name = mu_pad (it->name, NAME_COLUMNS);
  mu_say (call, "%s %s %s %s %d, %s %d\n", id, when, name, a->name, units_a, b->name, units_b);
}

MuExit
mu_run_hex_scenarios (MuCall *call)
{
  GError *error = NULL;
  g_autoptr (GPtrArray) all = mu_hex_scenarios (&error);
  if (!all)
    return mu_complain_error (error);
  for (guint i = 0; i < all->len; i++)
    show_row (call, g_ptr_array_index (all, i));
  mu_say (call, "\n%s\n",
          _ ("The numbers are those of each side's units. “muster hex show ID” tells of one."));
  return MU_EXIT_DONE;
}

/* --- whether one can be begun ---------------------------------------------- */

static void
show_sound (MuCall *call, const char *file, const MuHexScenario *it)
{
  mu_out_text (call, "file", file);
  mu_out_text (call, "name", it->name);
  mu_out_text (call, "verdict", "yes");
  mu_say (call, _ ("%s: “%s” is sound\n"), file, it->name);
  for (int side = 0; side < MU_SIDES; side++) {
    const MuAbdArmy *army = &it->detail.side[side];
    g_autofree char *units
        = g_strdup_printf (ngettext ("%d unit", "%d units", army->unit_count), army->unit_count);
    g_autofree char *leaders = g_strdup_printf (
        ngettext ("%d leader", "%d leaders", army->leader_count), army->leader_count);
    /* Translators: an army, its units, its leaders */
    mu_say (call, _ ("  %s: %s, %s\n"), it->side[side].name, units, leaders);
  }
}

MuExit
mu_run_hex_check (MuCall *call)
{
  GError *error = NULL;
  const char *file = mu_call_argument (call, 0);
  g_autoptr (MuHexScenario) scenario = mu_find_hex_scenario (file, &error);
  if (!scenario)
    return mu_refuse_hex_file (error);
  show_sound (call, file, scenario);
  return MU_EXIT_DONE;
}

/* --- a copy ------------------------------------------------------------------ */

MuExit
mu_run_hex_copy (MuCall *call)
{
  GError *error = NULL;
  gsize length;
  const char *path = mu_call_text (call, "output");
  g_autoptr (MuHexScenario) scenario = mu_find_hex_scenario (mu_call_argument (call, 0), &error);
  if (!scenario)
    return mu_complain_error (error);
  if (!mu_file_ends_in (path, ".xml"))
    return mu_complain (_ ("-o: %s: expected a file name that ends in .xml"), path);
  g_autofree char *data = mu_hex_scenario_write_data (scenario, &length);
  if (!mu_file_write (path, data, length, &error))
    return mu_complain_error (error);
  mu_out_text (call, "file", path);
  mu_out_text (call, "name", scenario->name);
  mu_say (call, _ ("“%s” is written to %s\n"), scenario->name, path);
  return MU_EXIT_DONE;
}
