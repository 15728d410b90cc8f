#include "lists/system.h"
#include "lists/xml/data.h"
#include "lists/xml/reader.h"
#include "lists/xml/writer.h"

static void
write_general (MuWriter *writer, const MuListGeneral *general, int units)
{
  mu_writer_begin (writer, "general");
  mu_writer_text (writer, "name", general->name);
  mu_writer_text (writer, "rank", general->commander ? "commander" : "subordinate");
  mu_writer_text (writer, "training", general->regular ? "regular" : "irregular");
  if (general->rides_with >= 0 && general->rides_with < units)
    mu_writer_int (writer, "rides-with", general->rides_with + 1);
  if (*general->troop)
    mu_writer_text (writer, "troop", general->troop);
  mu_writer_end (writer);
}

static void
write_unit (MuWriter *writer, const MuListUnit *unit)
{
  mu_writer_begin (writer, "unit");
  mu_writer_text (writer, "name", unit->name);
  mu_writer_text (writer, "option", unit->option);
  mu_writer_troop (writer, "troop", &unit->troop);
  mu_writer_int (writer, "figures", unit->figures);
  mu_writer_int (writer, "ranks", unit->ranks);
  mu_writer_int (writer, "line", unit->line);
  mu_writer_text (writer, "order", mu_words_order[unit->order]);
  mu_writer_flag (writer, "sub-unit", unit->sub_unit);
  mu_writer_flag (writer, "bodyguard", unit->bodyguard);
  if (unit->mixed != MU_NOT_MIXED)
    mu_writer_text (writer, "mixed", mu_words_mixed[unit->mixed]);
  mu_writer_flag (writer, "forced-march", unit->forced_march);
  if (*unit->book)
    mu_writer_text (writer, "book", unit->book);
  if (*unit->stand)
    mu_writer_text (writer, "stand", unit->stand);
  mu_writer_crew (writer, &unit->crew);
  if (*unit->notes)
    mu_writer_element_text (writer, "notes", unit->notes);
  mu_writer_end (writer);
}

static void
write_item (MuWriter *writer, const MuListItem *item)
{
  mu_writer_begin (writer, "item");
  mu_writer_text (writer, "kind", mu_words_item[item->kind]);
  mu_writer_text (writer, "training", mu_words_training[item->regular ? 0 : 1]);
  mu_writer_int (writer, "count", item->count);
  mu_writer_end (writer);
}

#define FIRST_FORMAT_UNITS 64

static gboolean
needs_second (const MuList *list)
{
  gboolean second = list->edition > 1 || *list->tags || list->priest || list->items->len > 0
                    || list->units->len > FIRST_FORMAT_UNITS;
  for (guint i = 0; i < list->generals->len; i++)
    second |= *mu_list_general (list, i)->troop != '\0';
  for (guint i = 0; i < list->units->len; i++) {
    const MuListUnit *unit = mu_list_unit (list, i);
    second |= unit->forced_march || *unit->book || *unit->notes || *unit->stand;
  }
  return second;
}

int
mu_list_format (const MuList *list)
{
  if (list->allies->len > 0)
    return 3;
  return needs_second (list) ? 2 : 1;
}

static void
write_book (MuWriter *writer, const MuList *list)
{
  mu_writer_begin (writer, "book");
  mu_writer_text (writer, "id", list->book_id);
  mu_writer_int (writer, "edition", list->book_version);
  mu_writer_end (writer);
  for (guint i = 0; i < list->allies->len; i++) {
    mu_writer_begin (writer, "allies");
    mu_writer_text (writer, "book", mu_list_ally (list, i)->book);
    mu_writer_int (writer, "edition", mu_list_ally (list, i)->edition);
    mu_writer_end (writer);
  }
}

static void
write_head (MuWriter *writer, const MuList *list)
{
  mu_writer_begin (writer, "army-list");
  mu_writer_int (writer, "version", mu_list_format (list));
  mu_writer_text (writer, "rules", mu_list_system_of (list)->key);
  mu_writer_text (writer, "name", list->name);
  if (*list->player)
    mu_writer_text (writer, "player", list->player);
  mu_writer_int (writer, "year", list->year);
  mu_writer_int (writer, "points", list->points_limit);
  if (list->edition > 1)
    mu_writer_int (writer, "edition", list->edition);
  if (*list->tags)
    mu_writer_text (writer, "tags", list->tags);
  mu_writer_flag (writer, "priest", list->priest);
  write_book (writer, list);
}

char *
mu_list_write_data (const MuList *list, gsize *length)
{
  MuWriter writer;
  mu_writer_init (&writer);
  write_head (&writer, list);
  for (guint i = 0; i < list->generals->len; i++)
    write_general (&writer, mu_list_general (list, i), (int) list->units->len);
  for (guint i = 0; i < list->units->len; i++)
    write_unit (&writer, mu_list_unit (list, i));
  for (guint i = 0; i < list->items->len; i++)
    write_item (&writer, mu_list_item (list, i));
  if (*list->notes)
    mu_writer_element_text (&writer, "notes", list->notes);
  mu_writer_end (&writer);
  return mu_writer_finish (&writer, length);
}

gboolean
mu_list_write_file (const MuList *list, const char *path, GError **error)
{
  gsize length;
  g_autofree char *data = mu_list_write_data (list, &length);
  return mu_file_write (path, data, length, error);
}
