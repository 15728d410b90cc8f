#include "app/cli/battle/history_files.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "app/cli/core/words.h"
#include "lists/field/deployment.h"
#include "lists/xml/data.h"

/* --- what there is to write --------------------------------------------- */

typedef gboolean (*WriteFile) (const MuBattleRecord *record, MuSide side, const char *path,
                               GError **error);

static gboolean
write_army (const MuBattleRecord *record, MuSide side, const char *path, GError **error)
{
  return mu_list_write_file (record->side[side].list, path, error);
}

static gboolean
write_field (const MuBattleRecord *record, MuSide side, const char *path, GError **error)
{
  return mu_field_plan_write_file (record->field, path, error);
}

static gboolean
write_orders (const MuBattleRecord *record, MuSide side, const char *path, GError **error)
{
  return mu_orders_write_file (record->side[side].orders, path, error);
}

static gboolean
write_deployment (const MuBattleRecord *record, MuSide side, const char *path, GError **error)
{
  const MuBattleSideRecord *own = &record->side[side];
  return mu_deployment_write_file (own->deployment, own->list, side, path, error);
}

/* The armies stand first: “battle run” takes them without an option. */
static const struct {
  const char *name, *option;
  MuSide side;
  WriteFile write;
} file_table[] = {
  { "army-a.xml", NULL, MU_SIDE_A, write_army },
  { "army-b.xml", NULL, MU_SIDE_B, write_army },
  { "field.xml", "--field", MU_SIDE_NONE, write_field },
  { "orders-a.xml", "--orders-a", MU_SIDE_A, write_orders },
  { "orders-b.xml", "--orders-b", MU_SIDE_B, write_orders },
  { "deployment-a.xml", "--deployment-a", MU_SIDE_A, write_deployment },
  { "deployment-b.xml", "--deployment-b", MU_SIDE_B, write_deployment },
};
#define FILES G_N_ELEMENTS (file_table)

/* --- into the folder ----------------------------------------------------- */

static char **
name_files (const char *folder)
{
  char **files = g_new0 (char *, FILES + 1);
  for (gsize i = 0; i < FILES; i++)
    files[i] = g_build_filename (folder, file_table[i].name, NULL);
  return files;
}

/* Somebody's changes are not written over. */
static gboolean
none_is_there (char *const *files, GError **error)
{
  for (; *files; files++)
    if (g_file_test (*files, G_FILE_TEST_EXISTS)) {
      g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_UNWRITABLE,
                   _ ("%s: is there already; name another folder"), *files);
      return FALSE;
    }
  return TRUE;
}

/* What was written before one cannot be goes again. */
static gboolean
write_all (const MuBattleRecord *record, char *const *files, GError **error)
{
  for (gsize i = 0; i < FILES; i++) {
    if (file_table[i].write (record, file_table[i].side, files[i], error))
      continue;
    while (i-- > 0)
      g_unlink (files[i]);
    return FALSE;
  }
  return TRUE;
}

char **
mu_write_history_files (const MuBattleRecord *record, const char *folder, GError **error)
{
  g_auto (GStrv) files = name_files (folder);
  const gboolean was_there = g_file_test (folder, G_FILE_TEST_EXISTS);
  if (!none_is_there (files, error) || !mu_folder_make (folder, error))
    return NULL;
  if (write_all (record, files, error))
    return g_steal_pointer (&files);
  if (!was_there)
    g_rmdir (folder);
  return NULL;
}

/* --- and from there ------------------------------------------------------ */

/* Orders in a file are a player's, who gives nothing up: that Muster commands is told besides. */
static const char *
commanded (const MuBattleRecord *record)
{
  const gboolean a = record->side[MU_SIDE_A].commanded, b = record->side[MU_SIDE_B].commanded;
  return a && b ? " --command both" : a ? " --command a" : b ? " --command b" : "";
}

char *
mu_history_files_command (char *const *files, const MuBattleRecord *record)
{
  GString *command = g_string_new ("muster battle run");
  for (gsize i = 0; i < FILES; i++) {
    g_autofree char *path = g_shell_quote (files[i]);
    if (file_table[i].option)
      g_string_append_printf (command, " %s", file_table[i].option);
    g_string_append_printf (command, " %s", path);
  }
  g_autofree char *called = g_shell_quote (record->name);
  g_string_append_printf (command, "%s --month %d --region %s --name %s", commanded (record),
                          record->month, mu_region_key (record->region), called);
  return g_string_free (command, FALSE);
}
