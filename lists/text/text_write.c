#include <stdlib.h>
#include <string.h>

#include "lists/system.h"
#include "lists/text/text_private.h"
#include "lists/words/plain.h"
#include "lists/xml/reader.h"

static void
put_head (GString *out, const char *key, const char *value)
{
  g_string_append_printf (out, "%s: ", key);
  mu_typed_put (out, value, "");
  g_string_append_c (out, '\n');
}

static void
put_year (GString *out, int year)
{
  g_string_append_printf (out, "Year: %d %s\n", abs (year), year < 0 ? "BC" : "AD");
}

/* Each line of them after its mark. */
static void
put_notes (GString *out, const char *mark, const char *notes)
{
  g_auto (GStrv) lines = g_strsplit (notes, "\n", -1);
  for (int i = 0; lines[i]; i++) {
    g_autofree char *line = mu_plain_text (lines[i]);
    g_string_append_printf (out, "%s%s%s\n", mark, *line ? " " : "", line);
  }
}

static void
put_book (GString *out, const char *head, const char *id, int edition)
{
  g_string_append_printf (out, "%s: ", head);
  mu_typed_put (out, id, ",");
  g_string_append_printf (out, ", edition %d\n", edition);
}

static void
write_head (GString *out, const MuList *list)
{
  put_head (out, "Army", list->name);
  if (*list->player)
    put_head (out, "Player", list->player);
  if (list->rules != mu_list_systems[0]->number)
    put_head (out, "Rules", mu_list_system_of (list)->key);
  put_book (out, "Book", list->book_id, list->book_version);
  for (guint i = 0; i < list->allies->len; i++)
    put_book (out, "Allies", mu_list_ally (list, i)->book, mu_list_ally (list, i)->edition);
  put_year (out, list->year);
  g_string_append_printf (out, "Points: %d\n", list->points_limit);
  if (list->edition > 1)
    g_string_append_printf (out, "Edition: %d\n", list->edition);
  if (*list->tags)
    put_head (out, "Tags", list->tags);
  if (list->priest)
    put_head (out, "Priest", "yes");
}

/* Whether a name says which unit is meant, and does not look like a number of one. */
static gboolean
is_telling (const MuList *list, guint index)
{
  const char *name = mu_list_unit (list, index)->name;
  g_autoptr (GString) put = g_string_new (NULL);
  mu_typed_put (put, name, ",");
  if (g_ascii_strncasecmp (name, "unit", 4) == 0 || strcmp (put->str, name) != 0)
    return FALSE;
  for (guint i = 0; i < list->units->len; i++)
    if (i != index && strcmp (mu_list_unit (list, i)->name, name) == 0)
      return FALSE;
  return TRUE;
}

static void
write_ride (GString *out, const MuList *list, int unit)
{
  if (unit < 0 || unit >= (int) list->units->len)
    return;
  if (is_telling (list, (guint) unit))
    g_string_append_printf (out, ", rides with %s", mu_list_unit (list, (guint) unit)->name);
  else
    g_string_append_printf (out, ", rides with unit %d", unit + 1);
}

static void
write_general (GString *out, const MuList *list, const MuListGeneral *general)
{
  g_string_append (out, "General: ");
  mu_typed_put (out, general->name, ",");
  g_string_append_printf (out, ", %s, %s", general->commander ? "commander" : "subordinate",
                          mu_words_training[general->regular ? 0 : 1]);
  write_ride (out, list, general->rides_with);
  if (*general->troop) {
    g_string_append (out, ", on ");
    mu_typed_put (out, general->troop, ",");
  }
  g_string_append_c (out, '\n');
}

static void
write_item (GString *out, const MuListItem *item)
{
  g_string_append_printf (out, "Item: %d %s, %s\n", item->count, mu_words_item[item->kind],
                          mu_words_training[item->regular ? 0 : 1]);
}

char *
mu_list_write_text (const MuList *list, gsize *length)
{
  GString *out = g_string_new (NULL);
  write_head (out, list);
  for (guint i = 0; i < list->generals->len; i++)
    write_general (out, list, mu_list_general (list, i));
  for (guint i = 0; i < list->items->len; i++)
    write_item (out, mu_list_item (list, i));
  if (*list->notes)
    put_notes (out, "Notes:", list->notes);
  if (list->units->len > 0)
    g_string_append_c (out, '\n');
  for (guint i = 0; i < list->units->len; i++) {
    mu_typed_write_unit (out, mu_list_unit (list, i));
    if (*mu_list_unit (list, i)->notes)
      put_notes (out, ">", mu_list_unit (list, i)->notes);
  }
  if (length)
    *length = out->len;
  return g_string_free (out, FALSE);
}
