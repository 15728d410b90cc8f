/* The rows of a draft: where they are, added, doubled and removed. */
#include <string.h>

#include "lists/draft/draft_private.h"
#include "lists/xml/reader.h"
#include "lists/xml/xml.h"

static const struct {
  const char *element; /* NULL: one of several */
  MuDraftPart in;      /* what it is a row of */
} rows[MU_DRAFT_PARTS] = {
  [MU_DRAFT_BOOK] = { "army-book", MU_DRAFT_BOOK },
  [MU_DRAFT_GENERAL] = { "general", MU_DRAFT_BOOK },
  [MU_DRAFT_ENEMY] = { "enemy", MU_DRAFT_BOOK },
  [MU_DRAFT_OPTION] = { "option", MU_DRAFT_BOOK },
  [MU_DRAFT_LIMIT] = { "limit", MU_DRAFT_BOOK },
  [MU_DRAFT_ALLY] = { "ally", MU_DRAFT_BOOK },
  [MU_DRAFT_WAY] = { "troop", MU_DRAFT_OPTION },
  [MU_DRAFT_CONDITION] = { NULL, MU_DRAFT_OPTION },
  [MU_DRAFT_MEMBER] = { "of", MU_DRAFT_LIMIT },
};

/* --- where they are --------------------------------------------------------- */

static gboolean
is_named (const xmlNode *node, const char *name)
{
  return node->type == XML_ELEMENT_NODE && strcmp ((const char *) node->name, name) == 0;
}

gboolean
mu_draft_is_row (const xmlNode *node, MuDraftPart part)
{
  if (node->type != XML_ELEMENT_NODE)
    return FALSE;
  return rows[part].element
             ? is_named (node, rows[part].element)
             : g_strv_contains (mu_draft_field_choices (MU_DRAFT_KIND), (const char *) node->name);
}

xmlNode *
mu_draft_root (const MuDraft *draft)
{
  return xmlDocGetRootElement (draft->doc);
}

static xmlNode *
next_row (xmlNode *at, MuDraftPart part)
{
  while (at && !mu_draft_is_row (at, part))
    at = at->next;
  return at;
}

static xmlNode *
row_at (const xmlNode *parent, MuDraftPart part, int at)
{
  xmlNode *row = parent ? next_row (parent->children, part) : NULL;
  for (int i = 0; row && i < at; i++)
    row = next_row (row->next, part);
  return row;
}

static xmlNode *
parent_of (const MuDraft *draft, MuDraftPart part, int of)
{
  return rows[part].in == MU_DRAFT_BOOK ? mu_draft_root (draft)
                                        : row_at (mu_draft_root (draft), rows[part].in, of);
}

xmlNode *
mu_draft_node (const MuDraft *draft, MuDraftPlace place)
{
  if (place.part == MU_DRAFT_BOOK)
    return mu_draft_root (draft);
  return place.at < 0 ? NULL
                      : row_at (parent_of (draft, place.part, place.of), place.part, place.at);
}

guint
mu_draft_count (const MuDraft *draft, MuDraftPart part, int of)
{
  guint count = 0;
  const xmlNode *parent = parent_of (draft, part, of);
  if (part == MU_DRAFT_BOOK)
    return 1;
  for (xmlNode *at = parent ? next_row (parent->children, part) : NULL; at;
       at = next_row (at->next, part))
    count++;
  return count;
}

static int
index_of (const xmlNode *row, MuDraftPart part)
{
  int index = 0;
  for (const xmlNode *at = row->prev; at; at = at->prev)
    index += mu_draft_is_row (at, part);
  return index;
}

static gboolean
part_of (const xmlNode *row, const xmlNode *root, MuDraftPart *part)
{
  for (*part = MU_DRAFT_GENERAL; *part < MU_DRAFT_PARTS; (*part)++) {
    const gboolean is_top = rows[*part].in == MU_DRAFT_BOOK;
    if (mu_draft_is_row (row, *part)
        && (is_top ? row->parent == root : mu_draft_is_row (row->parent, rows[*part].in)))
      return TRUE;
  }
  return FALSE;
}

MuDraftPlace
mu_draft_place_of (const MuDraft *draft, const xmlNode *node)
{
  const xmlNode *root = mu_draft_root (draft);
  MuDraftPart part = MU_DRAFT_BOOK;
  while (node && node != root && !part_of (node, root, &part))
    node = node->parent;
  if (!node || node == root)
    return (MuDraftPlace){ MU_DRAFT_BOOK, 0, 0 };
  const gboolean is_top = rows[part].in == MU_DRAFT_BOOK;
  return (MuDraftPlace){ part, is_top ? 0 : index_of (node->parent, rows[part].in),
                         index_of (node, part) };
}

int
mu_draft_option (const MuDraft *draft, const char *id)
{
  int index = 0;
  for (const xmlNode *at = mu_reader_first (mu_draft_root (draft), "option"); at;
       at = mu_reader_next (at), index++) {
    g_autofree char *other = mu_xml_get (at, "id");
    if (strcmp (other, id) == 0)
      return index;
  }
  return -1;
}

/* --- adding ----------------------------------------------------------------- */

typedef struct {
  const char *attribute, *value;
} Preset;

#define PRESETS 10

/* What a new row says; the rest is for its writer. */
static const Preset presets[MU_DRAFT_PARTS][PRESETS] = {
  [MU_DRAFT_OPTION] = { { "min", "0" },
                        { "max", "60" },
                        { "unit-min", "10" },
                        { "unit-max", "40" },
                        { "order", "attack" },
                        { "ranks", "2" },
                        { "line", "1" } },
  [MU_DRAFT_ALLY] = { { "max", "60" } },
  [MU_DRAFT_CONDITION] = { { "count", "1" } },
};

/* "troops-3" */
static void
give_free_id (const MuDraft *draft, xmlNode *option)
{
  for (guint number = mu_draft_count (draft, MU_DRAFT_OPTION, 0);; number++) {
    g_autofree char *id = g_strdup_printf ("troops-%u", number);
    if (mu_draft_option (draft, id) < 0) {
      xmlSetProp (option, (const xmlChar *) "id", (const xmlChar *) id);
      return;
    }
  }
}

/* The order of parts in a file, which is that of the schema: what comes after a row of this part.
 */
static gboolean
comes_after (const xmlNode *node, MuDraftPart part)
{
  static const char *const order[] = { "home", "general",  "enemy", "option", "limit",
                                       "ally", "doctrine", "note",  "source", NULL };
  static const char *const option_order[]
      = { "troop", "at-most", "at-least", "needs", "not-with", "note", NULL };
  const char *const *names = rows[part].in == MU_DRAFT_BOOK ? order : option_order;
  const char *element = part == MU_DRAFT_CONDITION ? "not-with" : rows[part].element;
  gboolean after = FALSE;
  for (guint i = 0; names[i]; i++) {
    if (after && is_named (node, names[i]))
      return TRUE;
    after = after || strcmp (names[i], element) == 0;
  }
  return FALSE;
}

static xmlNode *
last_element (xmlNode *parent, MuDraftPart part)
{
  xmlNode *last = NULL;
  for (xmlNode *at = parent->children;
       at && !(at->type == XML_ELEMENT_NODE && comes_after (at, part)); at = at->next)
    if (at->type == XML_ELEMENT_NODE)
      last = at;
  return last;
}

/* On a line of its own, as its file has the others. */
static void
put_behind (xmlNode *parent, xmlNode *last, xmlNode *row)
{
  const gboolean is_top = parent->parent && parent->parent->type == XML_DOCUMENT_NODE;
  xmlNode *line = xmlNewDocText (parent->doc, (const xmlChar *) (is_top ? "\n  " : "\n    "));
  if (last) {
    xmlAddNextSibling (last, row);
    xmlAddPrevSibling (row, line);
  } else if (parent->children) {
    xmlAddPrevSibling (parent->children, row);
    xmlAddPrevSibling (row, line);
  } else {
    xmlAddChild (parent, line);
    xmlAddChild (parent, row);
  }
}

static xmlNode *
new_row (xmlDoc *doc, MuDraftPart part)
{
  const char *element = rows[part].element ? rows[part].element : "needs";
  xmlNode *row = xmlNewDocNode (doc, NULL, (const xmlChar *) element, NULL);
  for (guint i = 0; i < PRESETS && presets[part][i].attribute; i++)
    xmlSetProp (row, (const xmlChar *) presets[part][i].attribute,
                (const xmlChar *) presets[part][i].value);
  return row;
}

MuDraftPlace
mu_draft_add (MuDraft *draft, MuDraftPart part, int of)
{
  xmlNode *parent = parent_of (draft, part, of);
  xmlNode *row = new_row (draft->doc, part);
  put_behind (parent, last_element (parent, part), row);
  if (part == MU_DRAFT_OPTION) {
    give_free_id (draft, row);
    put_behind (row, NULL, new_row (draft->doc, MU_DRAFT_WAY));
  }
  return mu_draft_place_of (draft, row);
}

MuDraftPlace
mu_draft_duplicate (MuDraft *draft, MuDraftPlace place)
{
  xmlNode *row = mu_draft_node (draft, place);
  xmlNode *copy = xmlCopyNode (row, 1);
  put_behind (row->parent, row, copy);
  if (place.part == MU_DRAFT_OPTION)
    give_free_id (draft, copy);
  return mu_draft_place_of (draft, copy);
}

/* --- removing --------------------------------------------------------------- */

/* With the blanks of its line. */
static void
drop (xmlNode *node)
{
  xmlNode *before = node->prev;
  if (before && xmlIsBlankNode (before)) {
    xmlUnlinkNode (before);
    xmlFreeNode (before);
  }
  xmlUnlinkNode (node);
  xmlFreeNode (node);
}

/* Conditions, posts and members of limits, which are all that names an option. */
static void
drop_naming (xmlNode *parent, const char *id)
{
  xmlNode *next;
  for (xmlNode *at = parent->children; at; at = next) {
    next = at->next;
    if (at->type != XML_ELEMENT_NODE)
      continue;
    g_autofree char *named = mu_xml_get (at, "option");
    if (strcmp (named, id) == 0)
      drop (at);
    else
      drop_naming (at, id);
  }
}

void
mu_draft_remove (MuDraft *draft, MuDraftPlace place)
{
  xmlNode *row = mu_draft_node (draft, place);
  if (!row || place.part == MU_DRAFT_BOOK)
    return;
  g_autofree char *id = place.part == MU_DRAFT_OPTION ? mu_xml_get (row, "id") : NULL;
  drop (row);
  if (id && *id)
    drop_naming (mu_draft_root (draft), id);
}
