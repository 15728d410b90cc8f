/* The lines of a text that say what the list is. */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/system.h"
#include "lists/text/text_private.h"
#include "lists/words/year.h"
#include "lists/xml/reader.h"

static void
take_name (MuTypedReader *reader, const char *what, char **field)
{
  g_free (*field);
  *field = mu_typed_name (&reader->line, what, "");
}

static void
read_army (MuTypedReader *reader)
{
  take_name (reader, _ ("The name of the list"), &reader->list->name);
}

static void
read_player (MuTypedReader *reader)
{
  take_name (reader, _ ("The player's name"), &reader->list->player);
}

static void
read_tags (MuTypedReader *reader)
{
  take_name (reader, _ ("The tags"), &reader->list->tags);
}

static void
read_rules (MuTypedReader *reader)
{
  const char *keys[MU_LIST_SYSTEMS_MAX + 1];
  mu_list_system_keys (keys);
  reader->list->rules
      = mu_list_systems[mu_typed_choice (&reader->line, _ ("book of rules"), keys)]->number;
}

static const MuBook *
find_book (const MuShelf *shelf, const char *text)
{
  const MuBook *book = shelf ? mu_shelf_find (shelf, text) : NULL;
  g_autofree char *wanted = g_utf8_casefold (text, -1);
  for (guint i = 0; shelf && !book && i < mu_shelf_count (shelf); i++) {
    g_autofree char *name = g_utf8_casefold (mu_shelf_at (shelf, i)->name, -1);
    if (strcmp (name, wanted) == 0)
      book = mu_shelf_at (shelf, i);
  }
  return book;
}

static int
read_book_edition (MuTypedReader *reader)
{
  if (!mu_typed_word (&reader->line, "edition"))
    mu_typed_fail (&reader->line, _ ("expected “edition” and its number after the book"));
  return mu_typed_number (&reader->line, _ ("the edition"), 1, MU_BOOK_EDITIONS_MAX);
}

static void
read_book (MuTypedReader *reader)
{
  MuList *list = reader->list;
  g_autofree char *text = mu_typed_field (&reader->line, ",");
  reader->book = find_book (reader->shelf, text);
  g_free (list->book_id);
  list->book_id = g_strdup (reader->book ? reader->book->id : text);
  list->book_version = reader->book ? reader->book->version : 1;
  if (mu_typed_mark (&reader->line, ','))
    list->book_version = read_book_edition (reader);
}

/* "numidian, edition 2" */
static void
read_allies (MuTypedReader *reader)
{
  g_autofree char *text = mu_typed_field (&reader->line, ",");
  const MuBook *book = find_book (reader->shelf, text);
  const char *id = book ? book->id : text;
  mu_typed_need (&reader->line, ',', _ (", edition and its number"));
  const int edition = read_book_edition (reader);
  if (mu_list_ally_edition (reader->list, id) != 0)
    mu_typed_fail (&reader->line, _ ("the allies' book %s is there twice; leave one out"), id);
  mu_list_set_ally_edition (reader->list, id, edition);
}

static void
read_year (MuTypedReader *reader)
{
  g_autofree char *text = mu_typed_field (&reader->line, "");
  const MuYearFault fault = mu_year_parse (text, &reader->list->year, NULL);
  g_autofree char *why = fault ? mu_year_refusal (text, fault) : NULL;
  if (why)
    mu_typed_fail (&reader->line, "%s", why);
}

static void
read_points (MuTypedReader *reader)
{
  reader->list->points_limit
      = mu_typed_number (&reader->line, _ ("the points"), 1, MU_LIST_POINTS_MAX);
}

static void
read_edition (MuTypedReader *reader)
{
  reader->list->edition
      = mu_typed_number (&reader->line, _ ("the edition"), 1, MU_LIST_EDITIONS_MAX);
}

static void
read_priest (MuTypedReader *reader)
{
  static const char *const words[] = { "no", "yes", NULL };
  reader->list->priest = mu_typed_choice (&reader->line, _ ("answer"), words) == 1;
}

/* What comes after the blank that parts it from its mark, as it stands. */
void
mu_typed_append_note (MuTypedLine *line, char **notes, gboolean further)
{
  const char *text = line->at + (*line->at == ' ');
  char *joined = further ? g_strconcat (*notes, "\n", text, NULL) : g_strdup (text);
  g_free (*notes);
  *notes = joined;
  if (g_utf8_strlen (joined, -1) > MU_LIST_NOTES_MAX)
    mu_typed_fail (line, _ ("the notes are too long; expected at most %d characters"),
                   MU_LIST_NOTES_MAX);
  line->at += strlen (line->at);
}

enum {
  HEAD_ARMY,
  HEAD_PLAYER,
  HEAD_RULES,
  HEAD_BOOK,
  HEAD_YEAR,
  HEAD_POINTS,
  HEAD_EDITION,
  HEAD_TAGS,
  HEAD_PRIEST,
  HEAD_NOTES,
  HEAD_ITEM,
  HEAD_GENERAL,
  HEAD_ALLIES,
  HEADS,
};

static void
read_notes (MuTypedReader *reader)
{
  mu_typed_append_note (&reader->line, &reader->list->notes, (reader->seen >> HEAD_NOTES & 1) != 0);
}

/* "4 caltrops, regular" */
static void
read_item (MuTypedReader *reader)
{
  MuTypedLine *line = &reader->line;
  const int count = mu_typed_count (line, _ ("the number of them"), 1, MU_LIST_ITEMS_MAX);
  const MuExtra kind = (MuExtra) mu_typed_choice (line, _ ("item"), mu_words_item);
  mu_typed_need (line, ',', _ (", and regular or irregular"));
  const gboolean regular = mu_typed_choice (line, _ ("training"), mu_words_training) == 0;
  if (kind >= MU_EXTRA_LIGHT_BOLT_SHOOTER && kind <= MU_EXTRA_THREE_TALENT)
    mu_typed_fail (line, _ ("engines are units; expected a unit, as “2 Engines: Reg C Art …”"));
  for (guint i = 0; i < reader->list->items->len; i++)
    if (mu_list_item (reader->list, i)->kind == kind
        && mu_list_item (reader->list, i)->regular == regular)
      mu_typed_fail (line, _ ("%s is there twice; put the two together"), mu_words_item[kind]);
  g_ptr_array_add (reader->list->items, mu_list_item_new (kind, regular, count));
}

static const struct {
  const char *key;
  void (*read) (MuTypedReader *reader);
  gboolean again; /* may stand there more than once */
} heads[] = {
  [HEAD_ARMY] = { "Army", read_army, FALSE },
  [HEAD_PLAYER] = { "Player", read_player, FALSE },
  [HEAD_RULES] = { "Rules", read_rules, FALSE },
  [HEAD_BOOK] = { "Book", read_book, FALSE },
  [HEAD_YEAR] = { "Year", read_year, FALSE },
  [HEAD_POINTS] = { "Points", read_points, FALSE },
  [HEAD_EDITION] = { "Edition", read_edition, FALSE },
  [HEAD_TAGS] = { "Tags", read_tags, FALSE },
  [HEAD_PRIEST] = { "Priest", read_priest, FALSE },
  [HEAD_NOTES] = { "Notes", read_notes, TRUE },
  [HEAD_ITEM] = { "Item", read_item, TRUE },
  [HEAD_GENERAL] = { "General", mu_typed_read_general, TRUE },
  [HEAD_ALLIES] = { "Allies", read_allies, TRUE },
};

G_STATIC_ASSERT (G_N_ELEMENTS (heads) == HEADS);

static int
find_head (MuTypedLine *line)
{
  g_autofree char *key = mu_typed_field (line, ":");
  for (int i = 0; i < HEADS && *line->at == ':'; i++)
    if (g_ascii_strcasecmp (heads[i].key, key) == 0)
      return i;
  mu_typed_fail (
      line,
      _ ("“%s” begins no line of a list; expected Army:, Player:, Rules:, Book:, Allies:, Year:, "
         "Points:, Edition:, Tags:, Priest:, General:, Item:, Notes: or a unit, as “24 "
         "Hastati: Reg C HI HTW Sh”"),
      key);
  return -1;
}

void
mu_typed_read_head (MuTypedReader *reader)
{
  MuTypedLine *line = &reader->line;
  const int head = find_head (line);
  if (head < 0)
    return;
  line->at++;
  if (!heads[head].again && reader->seen >> head & 1)
    mu_typed_fail (line, _ ("%s: is there twice"), heads[head].key);
  if (!heads[head].again && reader->list->units->len > 0)
    mu_typed_fail (line, _ ("%s: comes after units; expected it before the first"),
                   heads[head].key);
  heads[head].read (reader);
  reader->seen |= 1u << head;
  mu_typed_end (line);
}

void
mu_typed_require_heads (MuTypedReader *reader)
{
  static const int needed[] = { HEAD_ARMY, HEAD_BOOK, HEAD_YEAR };
  for (guint i = 0; i < G_N_ELEMENTS (needed); i++)
    if (!(reader->seen >> needed[i] & 1))
      mu_typed_fail (&reader->line, _ ("%s: is missing; expected it before the first unit"),
                     heads[needed[i]].key);
}
