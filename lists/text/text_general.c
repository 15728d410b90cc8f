/* Generals, who may be told before the units that they ride with. */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/text/text_private.h"

static void
read_ride (MuTypedReader *reader, char **ride)
{
  g_free (*ride);
  *ride = mu_typed_name (&reader->line, _ ("The unit's name"), ",");
  if (reader->line.quoted)
    g_array_index (reader->ride_lines, int, reader->ride_lines->len - 1) = -reader->line.line;
}

static void
read_general_part (MuTypedReader *reader, MuListGeneral *general, char **ride)
{
  MuTypedLine *line = &reader->line;
  if (mu_typed_word (line, "commander") || mu_typed_word (line, "commander-in-chief"))
    general->commander = TRUE;
  else if (mu_typed_word (line, "subordinate"))
    general->commander = FALSE;
  else if (mu_typed_word (line, "regular"))
    general->regular = TRUE;
  else if (mu_typed_word (line, "irregular"))
    general->regular = FALSE;
  else if (mu_typed_word (line, "rides with"))
    read_ride (reader, ride);
  else if (mu_typed_word (line, "on")) {
    g_free (general->troop);
    general->troop = mu_typed_field (line, ",");
  } else {
    g_autofree char *part = mu_typed_field (line, ",");
    mu_typed_fail (line,
                   _ ("“%s” cannot be said of a general; expected commander, subordinate, regular, "
                      "irregular, “rides with” a unit or “on” a stand"),
                   part);
  }
}

void
mu_typed_read_general (MuTypedReader *reader)
{
  if (reader->list->generals->len == MU_LIST_GENERALS_MAX) {
    mu_typed_fail (&reader->line, _ ("more than %d generals"), MU_LIST_GENERALS_MAX);
    return;
  }
  MuListGeneral *general = mu_list_general_new ();
  char *ride = g_strdup ("");
  g_array_append_val (reader->ride_lines, reader->line.line);
  g_free (general->name);
  general->name = mu_typed_name (&reader->line, _ ("The general's name"), ",");
  general->regular = reader->book && reader->book->regular_generals;
  general->commander = reader->list->generals->len == 0;
  while (!reader->line.error && mu_typed_mark (&reader->line, ','))
    read_general_part (reader, general, &ride);
  g_ptr_array_add (reader->list->generals, general);
  g_ptr_array_add (reader->rides, ride);
}

/* --- generals and their units -------------------------------------------- */

/* "unit 3": the number, 0 for anything else. */
static int
numbered_unit (const char *text)
{
  MuTypedLine line = { .file = "", .at = text };
  int number = 0;
  if (mu_typed_word (&line, "unit") && g_ascii_isdigit (*line.at)) {
    number = mu_typed_number (&line, "", 0, MU_LIST_UNITS_MAX);
    mu_typed_end (&line);
  }
  const gboolean good = !line.error;
  g_clear_error (&line.error);
  return good ? number : 0;
}

/* The only unit of that name; MU_LIST_NO_UNIT if none or several. */
static int
named_unit (const MuList *list, const char *name)
{
  int found = MU_LIST_NO_UNIT;
  for (guint i = 0; i < list->units->len; i++) {
    if (strcmp (mu_list_unit (list, i)->name, name) != 0)
      continue;
    if (found != MU_LIST_NO_UNIT)
      return MU_LIST_NO_UNIT;
    found = (int) i;
  }
  return found;
}

static void
mount (MuTypedReader *reader, guint index)
{
  const char *ride = g_ptr_array_index (reader->rides, index);
  const int line = g_array_index (reader->ride_lines, int, index);
  const int number = line > 0 ? numbered_unit (ride) : 0;
  const int unit = number > 0 ? number - 1 : named_unit (reader->list, ride);
  reader->line.line = ABS (line);
  if (unit == MU_LIST_NO_UNIT || unit >= (int) reader->list->units->len)
    mu_typed_fail (&reader->line,
                   _ ("“%s” is not one unit of this list; expected the name that one unit has, or "
                      "its number, as “unit 4”"),
                   ride);
  mu_list_general (reader->list, index)->rides_with = unit;
}

void
mu_typed_mount_generals (MuTypedReader *reader)
{
  for (guint i = 0; i < reader->rides->len && !reader->line.error; i++)
    if (*(const char *) g_ptr_array_index (reader->rides, i)
        || g_array_index (reader->ride_lines, int, i) < 0)
      mount (reader, i);
}
