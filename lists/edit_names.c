/* Names of units, all of them different. */
#include <stdlib.h>
#include <string.h>

#include "lists/edit_private.h"

#define NUMBER_DIGITS 3 /* of the number behind a name */

char *
mu_edit_cut_name (const char *name)
{
  return g_utf8_strlen (name, -1) <= MU_LIST_NAME_MAX
             ? g_strdup (name)
             : g_utf8_substring (name, 0, MU_LIST_NAME_MAX);
}

static gboolean
is_taken (const MuList *list, const char *name)
{
  for (guint i = 0; i < list->units->len; i++)
    if (strcmp (mu_list_unit (list, i)->name, name) == 0)
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
  g_autofree char *head
      = g_utf8_strlen (base, -1) + (glong) strlen (tail) <= MU_LIST_NAME_MAX
            ? g_strdup (base)
            : g_utf8_substring (base, 0, MU_LIST_NAME_MAX - (glong) strlen (tail));
  return g_strconcat (head, tail, NULL);
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

/* What an XML attribute can hold. */
static gboolean
can_be_written (const char *text)
{
  if (!g_utf8_validate (text, -1, NULL) || g_utf8_strlen (text, -1) > MU_LIST_NAME_MAX)
    return FALSE;
  for (const char *at = text; *at; at = g_utf8_next_char (at)) {
    const gunichar c = g_utf8_get_char (at);
    if ((c < 0x20 && c != '\t' && c != '\n' && c != '\r') || c == 0xFFFE || c == 0xFFFF)
      return FALSE;
  }
  return TRUE;
}

gboolean
mu_list_edit_rename (MuList *list, guint unit, const char *name)
{
  if (unit >= list->units->len || !can_be_written (name))
    return FALSE;
  char *copy = g_strdup (name); /* it may be the unit's own */
  g_free (mu_list_unit (list, unit)->name);
  mu_list_unit (list, unit)->name = copy;
  return TRUE;
}
