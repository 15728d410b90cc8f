/* Names of units, all of them different. */
#include <stdlib.h>
#include <string.h>

#include "lists/edit/edit_private.h"

#define NUMBER_DIGITS 3 /* of the number behind a name */

char *
mu_edit_cut_name (const char *name)
{
  return mu_name_made (name, MU_LIST_NAME_MAX);
}

static gboolean
is_taken (const MuList *list, const char *name)
{
  for (guint i = 0; i < list->units->len; i++)
    if (mu_name_same (mu_list_unit (list, i)->name, name))
      return TRUE;
  return FALSE;
}

/* Where the blank before the number of "Hastati 2" is; the end of a name without one. */
static gsize
base_length (const char *name)
{
  const gsize length = strlen (name);
  gsize at = length;
  while (at > 0 && g_ascii_isdigit (name[at - 1]))
    at--;
  const gsize digits = length - at;
  return digits > 0 && digits <= NUMBER_DIGITS && at > 1 && name[at - 1] == ' ' ? at - 1 : length;
}

static char *
number_name (const char *base, int number)
{
  g_autofree char *tail = g_strdup_printf (" %d", number);
  return mu_name_with_tail (base, tail, MU_LIST_NAME_MAX);
}

char *
mu_edit_free_name (const MuList *list, const char *name)
{
  if (!*name || !is_taken (list, name))
    return mu_edit_cut_name (name);
  const gsize length = base_length (name);
  g_autofree char *base = g_strndup (name, length);
  char *found = NULL;
  for (int n = name[length] ? atoi (name + length) + 1 : 2; !found || is_taken (list, found); n++) {
    g_free (found);
    found = number_name (base, n);
  }
  return found;
}

/* --- renaming ------------------------------------------------------------ */

gboolean
mu_list_edit_rename (MuList *list, guint unit, const char *name)
{
  g_autofree char *tidy = mu_name_tidy (name); /* it may be the unit's own */
  const MuNameFault fault = mu_name_fault (tidy, MU_LIST_NAME_MAX);
  if (unit >= list->units->len || (fault != MU_NAME_GOOD && fault != MU_NAME_EMPTY))
    return FALSE;
  g_free (mu_list_unit (list, unit)->name);
  mu_list_unit (list, unit)->name = g_steal_pointer (&tidy);
  return TRUE;
}
