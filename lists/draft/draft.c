#include "lists/draft/draft.h"

#include <stdlib.h>
#include <string.h>

#include "lists/draft/draft_private.h"
#include "lists/words/year.h"
#include "lists/xml/xml.h"

#define BLANKS " \t\r\n"

/* --- making ---------------------------------------------------------------- */

/* What most books have, and one option whose numbers make a list possible. */
static const char blank[]
    = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<army-book version=\"2\" id=\"new\" edition=\"1\" rules=\"wrg5 awfp\" "
      "region=\"mediterranean\" country=\"plain\" generals=\"irregular\">\n"
      "  <home></home>\n"
      "  <option id=\"troops-1\" min=\"0\" max=\"100\" unit-min=\"10\" unit-max=\"50\" "
      "bodyguard=\"yes\" order=\"attack\" ranks=\"2\" line=\"1\">\n"
      "    <troop/>\n"
      "  </option>\n"
      "</army-book>\n";

static MuDraft *
draft_of (xmlDoc *doc)
{
  MuDraft *draft = g_new0 (MuDraft, 1);
  draft->doc = doc;
  return draft;
}

MuDraft *
mu_draft_read (const char *data, gsize length, const char *name, GError **error)
{
  xmlDoc *doc = mu_xml_parse_data (data, length, name, error);
  return doc ? draft_of (doc) : NULL;
}

MuDraft *
mu_draft_read_file (const char *path, GError **error)
{
  gsize length;
  g_autofree char *data = mu_file_read (path, MU_XML_MAX_BYTES, &length, error);
  return data ? mu_draft_read (data, length, path, error) : NULL;
}

MuDraft *
mu_draft_new (const char *id)
{
  MuDraft *draft = mu_draft_read (blank, strlen (blank), "", NULL);
  mu_draft_set (draft, (MuDraftPlace){ MU_DRAFT_BOOK, 0, 0 }, MU_DRAFT_ID, id);
  return draft;
}

MuDraft *
mu_draft_of_book (const MuBook *book, GError **error)
{
  MuDraft *draft = mu_draft_read (book->xml, strlen (book->xml), book->name, error);
  if (draft) /* format 1 has none of what may be added */
    xmlSetProp (mu_draft_root (draft), (const xmlChar *) "version", (const xmlChar *) "2");
  return draft;
}

MuDraft *
mu_draft_copy (const MuDraft *draft)
{
  return draft_of (xmlCopyDoc (draft->doc, 1));
}

void
mu_draft_free (MuDraft *draft)
{
  if (!draft)
    return;
  xmlFreeDoc (draft->doc);
  g_free (draft);
}

char *
mu_draft_write (const MuDraft *draft, gsize *length)
{
  xmlChar *bytes = NULL;
  int size = 0;
  xmlDocDumpMemoryEnc (draft->doc, &bytes, &size, "UTF-8");
  if (length)
    *length = (gsize) size;
  return mu_xml_take (bytes);
}

/* --- what stands there ------------------------------------------------------ */

static xmlNode *
element_of (const xmlNode *row, MuDraftField field)
{
  for (xmlNode *at = row->children; at; at = at->next)
    if (at->type == XML_ELEMENT_NODE && strcmp ((const char *) at->name, mu_draft_key (field)) == 0)
      return at;
  return NULL;
}

/* The layout of a file is none of the text's. */
static char *
single_blanks (char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, BLANKS, -1);
  GString *joined = g_string_new (NULL);
  for (guint i = 0; words[i]; i++)
    if (*words[i])
      g_string_append_printf (joined, "%s%s", joined->len > 0 ? " " : "", words[i]);
  g_free (text);
  return g_string_free (joined, FALSE);
}

/* "-218" as "218 BC"; what is no year as it was typed. */
static char *
year_words (char *text)
{
  char *end = NULL;
  const long year = strtol (text, &end, 10);
  if (*text == '\0' || *end || year == 0 || labs (year) > 9999)
    return text;
  g_free (text);
  return mu_year_format ((int) year);
}

char *
mu_draft_get (const MuDraft *draft, MuDraftPlace place, MuDraftField field)
{
  const xmlNode *row = mu_draft_node (draft, place);
  if (!row)
    return g_strdup ("");
  if (field == MU_DRAFT_KIND)
    return g_strdup ((const char *) row->name);
  const MuDraftKind kind = mu_draft_field_kind (field);
  if (kind == MU_DRAFT_KIND_PROSE) {
    xmlNode *element = element_of (row, field);
    return single_blanks (element ? mu_xml_take (xmlNodeGetContent (element)) : g_strdup (""));
  }
  char *text = mu_xml_get (row, mu_draft_key (field));
  return kind == MU_DRAFT_KIND_YEAR ? year_words (text) : text;
}

/* --- what is typed ---------------------------------------------------------- */

/* As files have it, where it is a year. */
static char *
filed_year (const char *text)
{
  int year;
  return mu_year_parse (text, &year, NULL) == MU_YEAR_READ ? g_strdup_printf ("%d", year)
                                                           : g_strdup (text);
}

static void
put_attribute (xmlNode *row, const char *key, const char *text)
{
  if (*text)
    xmlSetProp (row, (const xmlChar *) key, (const xmlChar *) text);
  else
    xmlUnsetProp (row, (const xmlChar *) key);
}

/* <home> comes first in a book, <note> last in an option; in a book it goes before its sources. */
static xmlNode *
add_element (xmlNode *row, MuDraftField field)
{
  xmlNode *element = xmlNewDocNode (row->doc, NULL, (const xmlChar *) mu_draft_key (field), NULL);
  xmlNode *before = row->children;
  if (field == MU_DRAFT_NOTE)
    while (before
           && !(before->type == XML_ELEMENT_NODE
                && strcmp ((const char *) before->name, "source") == 0))
      before = before->next;
  return before ? xmlAddPrevSibling (before, element) : xmlAddChild (row, element);
}

/* A book without a home has an empty one; a note that says nothing is none. */
static void
put_prose (xmlNode *row, MuDraftField field, const char *text)
{
  xmlNode *element = element_of (row, field);
  if (!element && *text)
    element = add_element (row, field);
  if (element && *text == '\0' && field == MU_DRAFT_NOTE) {
    xmlUnlinkNode (element);
    xmlFreeNode (element);
  } else if (element) {
    xmlNodeSetContent (element, (const xmlChar *) "");
    xmlNodeAddContent (element, (const xmlChar *) text);
  }
}

/* What the other kind has no use for is left out. */
static void
put_kind (xmlNode *row, const char *kind)
{
  const gboolean counts = strcmp (kind, "not-with") != 0;
  const gboolean each = g_str_has_prefix (kind, "at-");
  xmlNodeSetName (row, (const xmlChar *) kind);
  if (!counts)
    put_attribute (row, "count", "");
  else if (!xmlHasProp (row, (const xmlChar *) "count"))
    put_attribute (row, "count", "1");
  if (!each)
    put_attribute (row, "per", "");
  else if (!xmlHasProp (row, (const xmlChar *) "per"))
    put_attribute (row, "per", "1");
}

static void
put (xmlNode *row, MuDraftField field, const char *text)
{
  g_autofree char *year = NULL;
  switch (mu_draft_field_kind (field)) {
  case MU_DRAFT_KIND_PROSE:
    put_prose (row, field, text);
    return;
  case MU_DRAFT_KIND_YEAR:
    year = filed_year (text);
    put_attribute (row, mu_draft_key (field), year);
    return;
  case MU_DRAFT_KIND_WORD:
    if (field == MU_DRAFT_KIND) {
      put_kind (row, text);
      return;
    }
    break;
  case MU_DRAFT_KIND_NAME:
  case MU_DRAFT_KIND_NUMBER:
  case MU_DRAFT_KIND_FLAG:
  case MU_DRAFT_KIND_NOTATION:
    break;
  }
  put_attribute (row, mu_draft_key (field), text);
}

/* An enemy is a book or a name. */
static void
put_enemy (xmlNode *row, MuDraftField field, const char *text)
{
  if (*text)
    put_attribute (row, field == MU_DRAFT_NAME ? "book" : "name", "");
  put_attribute (row, mu_draft_key (field), text);
}

gboolean
mu_draft_set (MuDraft *draft, MuDraftPlace place, MuDraftField field, const char *text)
{
  xmlNode *row = mu_draft_node (draft, place);
  g_autofree char *tidy = single_blanks (g_strdup (text));
  g_autofree char *before = mu_draft_get (draft, place, field);
  if (!row || strcmp (before, tidy) == 0)
    return FALSE;
  if (place.part == MU_DRAFT_ENEMY)
    put_enemy (row, field, tidy);
  else
    put (row, field, tidy);
  g_autofree char *after = mu_draft_get (draft, place, field);
  return strcmp (before, after) != 0;
}
