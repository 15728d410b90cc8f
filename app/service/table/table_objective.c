#include "app/service/table/table_objective.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/service/table/system.h"
#include "reports/account/account.h"

void
mu_table_objective_free (MuTableObjective *objective)
{
  if (objective == NULL)
    return;
  g_free (objective->name);
  g_free (objective);
}

/* --- in words ------------------------------------------------------------ */

char *
mu_table_objective_words (const MuTableObjective *objective, const MuBattleRecord *battle)
{
  const char *holder
      = objective->held == MU_SIDE_NONE ? _ ("nobody") : battle->side[objective->held].list->name;
  g_autofree char *points = mu_account_number (objective->points);
  g_autofree char *half
      = mu_account_points (mu_table_system (battle->rules)->objective (objective, NULL));
  if (objective->held != MU_SIDE_NONE && objective->contested)
    /* Translators: "The hill, 25 points: Scipio at Zama, contested, so 12½" */
    return g_strdup_printf (_ ("%s, %s points: %s, contested, so %s"), objective->name, points,
                            holder, half);
  /* Translators: "The hill, 25 points: Scipio at Zama" */
  return g_strdup_printf (_ ("%s, %s points: %s"), objective->name, points, holder);
}

/* --- as an entry ---------------------------------------------------------- */

#define NAME_KEY "objective=" /* first in what an entry about an objective keeps */
#define FORMAT   NAME_KEY "%s\npoints=%d\nheld=%s\ncontested=%s\n"

static const char *const holders[] = { "a", "b", "nobody", NULL };

static gboolean
may_be_called (const char *name)
{
  g_autofree char *tidy = mu_name_tidy (name);
  return mu_name_fault (tidy, MU_OBJECTIVE_NAME_MOST) == MU_NAME_GOOD;
}

static gboolean
check (const MuTableObjective *objective, GError **error)
{
  if (!may_be_called (objective->name)) {
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                 _ ("Give the objective a name of one line, up to %d characters."),
                 MU_OBJECTIVE_NAME_MOST);
    return FALSE;
  }
  if (objective->points >= 1 && objective->points <= MU_OBJECTIVE_POINTS_MOST)
    return TRUE;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
               _ ("An objective has 1 to %d points, not %d."), MU_OBJECTIVE_POINTS_MOST,
               objective->points);
  return FALSE;
}

MuKeptSum *
mu_table_objective_entry (const MuTableObjective *objective, const MuBattleRecord *battle,
                          GError **error)
{
  if (!check (objective, error))
    return NULL;
  MuKeptSum *entry = mu_kept_sum_new ();
  g_free (entry->input);
  g_autofree char *name = mu_name_tidy (objective->name);
  entry->input = g_strdup_printf (FORMAT, name, objective->points, holders[objective->held],
                                  objective->contested ? "yes" : "no");
  g_free (entry->headline);
  entry->headline = mu_table_objective_words (objective, battle);
  return entry;
}

static int
number_of (const char *text, int most)
{
  guint64 number;
  return g_ascii_string_to_unsigned (text, 10, 1, (guint64) most, &number, NULL) ? (int) number : 0;
}

static MuSide
holder_of (const char *text)
{
  for (int side = 0; side < MU_SIDES; side++)
    if (strcmp (text, holders[side]) == 0)
      return (MuSide) side;
  return MU_SIDE_NONE;
}

static void
read_line (MuTableObjective *objective, const char *line)
{
  if (g_str_has_prefix (line, "points="))
    objective->points = number_of (strchr (line, '=') + 1, MU_OBJECTIVE_POINTS_MOST);
  else if (g_str_has_prefix (line, "held="))
    objective->held = holder_of (strchr (line, '=') + 1);
  else if (g_str_has_prefix (line, "contested="))
    objective->contested = strcmp (line, "contested=yes") == 0;
}

MuTableObjective *
mu_table_objective_read (const MuKeptSum *entry)
{
  if (*entry->kind != '\0' || !g_str_has_prefix (entry->input, NAME_KEY))
    return NULL;
  g_auto (GStrv) lines = g_strsplit (entry->input, "\n", -1);
  MuTableObjective *objective = g_new0 (MuTableObjective, 1);
  objective->name = g_strdup (lines[0] + strlen (NAME_KEY));
  objective->held = MU_SIDE_NONE;
  for (int i = 1; lines[i] != NULL; i++)
    read_line (objective, lines[i]);
  return objective;
}

/* --- as they stand -------------------------------------------------------- */

static void
take_place (GPtrArray *all, MuTableObjective *objective)
{
  for (guint i = 0; i < all->len; i++)
    if (mu_name_same (((MuTableObjective *) all->pdata[i])->name, objective->name)) {
      mu_table_objective_free (all->pdata[i]);
      all->pdata[i] = objective;
      return;
    }
  g_ptr_array_add (all, objective);
}

GPtrArray *
mu_table_objectives (const GPtrArray *entries)
{
  GPtrArray *all = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_table_objective_free);
  for (guint i = 0; i < entries->len; i++) {
    MuTableObjective *objective = mu_table_objective_read (g_ptr_array_index (entries, i));
    if (objective != NULL)
      take_place (all, objective);
  }
  return all;
}
