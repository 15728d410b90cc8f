#include "lists/xml/xml_tree.h"

#include <libxml/parserInternals.h>
#include <limits.h>
#include <string.h>

/* All that most files need. Smaller ones are given back to the system and asked for again from file
 * to file, which costs as much as they save. */
#define PIECE     ((gsize) 256 << 10)
#define ALIGNMENT sizeof (gpointer)

/* What the parser leaves of one in an attribute. */
#define AMPERSAND      "&#38;"
#define AMPERSAND_SIZE (sizeof AMPERSAND - 1)

/* --- memory -------------------------------------------------------------- */

typedef struct Piece Piece;

struct Piece {
  Piece *before;
  gsize left;
  guint8 *next;
};

struct MuXml {
  xmlDoc *doc; /* with the dictionary of all names; its nodes are in the pieces */
  Piece *last;
};

static void
add_piece (MuXml *xml, gsize size)
{
  Piece *piece = g_malloc (sizeof *piece + size);
  *piece = (Piece){ .before = xml->last, .left = size, .next = (guint8 *) (piece + 1) };
  xml->last = piece;
}

static gpointer
take (MuXml *xml, gsize size)
{
  size = (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
  if (!xml->last || xml->last->left < size)
    add_piece (xml, MAX (size, PIECE));
  guint8 *taken = xml->last->next;
  xml->last->next += size;
  xml->last->left -= size;
  return taken;
}

static gpointer
take_zeroed (MuXml *xml, gsize size)
{
  return memset (take (xml, size), 0, size);
}

static xmlChar *
take_text (MuXml *xml, const char *text, gsize length)
{
  char *copy = take (xml, length + 1);
  memcpy (copy, text, length);
  copy[length] = '\0';
  return (xmlChar *) copy;
}

void
mu_xml_free (MuXml *xml)
{
  if (!xml)
    return;
  if (xml->doc)
    xml->doc->children = xml->doc->last = NULL; /* libxml2 would free them */
  xmlFreeDoc (xml->doc);
  for (Piece *piece = xml->last, *before; piece; piece = before) {
    before = piece->before;
    g_free (piece);
  }
  g_free (xml);
}

const xmlNode *
mu_xml_root (const MuXml *xml)
{
  return xmlDocGetRootElement (xml->doc);
}

xmlDoc *
mu_xml_document (MuXml *xml)
{
  return xml->doc;
}

/* --- the tree ------------------------------------------------------------ */

struct MuXmlTree {
  xmlParserCtxt *parser;
  MuXml *xml;
  xmlNode top;      /* has the nodes of the document, which libxml2 would free of a bad file */
  xmlNode *at;      /* the open element, or the top */
  GString *text;    /* that may go on */
  gboolean in_text; /* even one without a letter, as of an empty CDATA section */
  int text_line;
};

MuXmlTree *
mu_xml_tree_new (xmlParserCtxt *parser)
{
  MuXmlTree *tree = g_new0 (MuXmlTree, 1);
  tree->parser = parser;
  tree->xml = g_new0 (MuXml, 1);
  tree->at = &tree->top;
  tree->text = g_string_new (NULL);
  return tree;
}

void
mu_xml_tree_free (MuXmlTree *tree)
{
  if (!tree)
    return;
  mu_xml_free (tree->xml);
  g_string_free (tree->text, TRUE);
  g_free (tree);
}

MuXml *
mu_xml_tree_finish (MuXmlTree *tree, xmlDoc *doc)
{
  MuXml *xml = g_steal_pointer (&tree->xml);
  doc->children = tree->top.children;
  doc->last = tree->top.last;
  xml->doc = doc;
  mu_xml_tree_free (tree);
  return xml;
}

static xmlNode *
add_node (MuXmlTree *tree, xmlElementType type, const xmlChar *name)
{
  xmlNode *node = take_zeroed (tree->xml, sizeof *node);
  xmlNode *parent = tree->at;
  node->type = type;
  node->name = name;
  node->doc = tree->parser->myDoc;
  node->parent = parent == &tree->top ? (xmlNode *) node->doc : parent;
  node->prev = parent->last;
  if (parent->last)
    parent->last->next = node;
  else
    parent->children = node;
  parent->last = node;
  return node;
}

static int
line_now (const MuXmlTree *tree)
{
  return tree->parser->input ? tree->parser->input->line : 0;
}

static void
set_line (xmlNode *node, int line)
{
  node->line = (unsigned short) MIN (line, USHRT_MAX);
}

/* --- text ---------------------------------------------------------------- */

/* A line that does not fit into a node is asked of the texts near it. */
static void
end_text (MuXmlTree *tree)
{
  if (!tree->in_text)
    return;
  xmlNode *node = add_node (tree, XML_TEXT_NODE, xmlStringText);
  node->content = take_text (tree->xml, tree->text->str, tree->text->len);
  set_line (node, tree->text_line);
  if (tree->text_line >= USHRT_MAX)
    node->psvi = GINT_TO_POINTER (tree->text_line);
  g_string_truncate (tree->text, 0);
  tree->in_text = FALSE;
}

void
mu_xml_tree_add_text (MuXmlTree *tree, const xmlChar *text, int length)
{
  if (!tree->in_text)
    tree->text_line = line_now (tree);
  tree->in_text = TRUE;
  g_string_append_len (tree->text, (const char *) text, length);
}

static void
add_words (MuXmlTree *tree, xmlElementType type, const xmlChar *name, const xmlChar *words)
{
  end_text (tree);
  xmlNode *node = add_node (tree, type, name);
  if (words)
    node->content = take_text (tree->xml, (const char *) words, strlen ((const char *) words));
  set_line (node, line_now (tree));
}

void
mu_xml_tree_add_comment (MuXmlTree *tree, const xmlChar *text)
{
  add_words (tree, XML_COMMENT_NODE, xmlStringComment, text);
}

void
mu_xml_tree_add_instruction (MuXmlTree *tree, const xmlChar *target, const xmlChar *text)
{
  add_words (tree, XML_PI_NODE, xmlDictLookup (tree->parser->dict, target, -1), text);
}

/* --- elements ------------------------------------------------------------ */

static void
add_space (MuXmlTree *tree, xmlNode *node, const xmlChar *prefix, const xmlChar *uri)
{
  xmlNs **end = &node->nsDef;
  while (*end)
    end = &(*end)->next;
  xmlNs *space = take_zeroed (tree->xml, sizeof *space);
  space->type = XML_NAMESPACE_DECL;
  space->prefix = prefix;
  space->href = uri;
  *end = space;
}

static xmlNs *
find_space (xmlNode *node, const xmlChar *prefix, const xmlChar *uri)
{
  return uri ? xmlSearchNs (node->doc, node, prefix) : NULL;
}

static xmlChar *
take_value (MuXmlTree *tree, const char *value, gsize length)
{
  xmlChar *copy = take_text (tree->xml, value, length);
  if (memchr (value, '&', length)) {
    char *to = (char *) copy;
    for (const char *from = to; *from;
         from += g_str_has_prefix (from, AMPERSAND) ? AMPERSAND_SIZE : 1)
      *to++ = *from;
    *to = '\0';
  }
  return copy;
}

/* attribute: its name, prefix and URI, the begin and the end of its value. */
static xmlAttr *
new_attribute (MuXmlTree *tree, xmlNode *node, const xmlChar **attribute)
{
  xmlAttr *made = take_zeroed (tree->xml, sizeof *made);
  xmlNode *text = take_zeroed (tree->xml, sizeof *text);
  made->type = XML_ATTRIBUTE_NODE;
  made->name = attribute[0];
  made->ns = find_space (node, attribute[1], attribute[2]);
  made->parent = node;
  made->doc = text->doc = node->doc;
  made->children = made->last = text;
  text->type = XML_TEXT_NODE;
  text->name = xmlStringText;
  text->parent = (xmlNode *) made;
  text->content
      = take_value (tree, (const char *) attribute[3], (gsize) (attribute[4] - attribute[3]));
  return made;
}

static void
add_attributes (MuXmlTree *tree, xmlNode *node, const MuXmlTag *tag)
{
  xmlAttr *before = NULL;
  for (int i = 0; i < tag->attributes_count; i++) {
    xmlAttr *attribute = new_attribute (tree, node, tag->attributes + 5 * i);
    attribute->prev = before;
    if (before)
      before->next = attribute;
    else
      node->properties = attribute;
    before = attribute;
  }
}

void
mu_xml_tree_open (MuXmlTree *tree, const MuXmlTag *tag)
{
  end_text (tree);
  xmlNode *node = add_node (tree, XML_ELEMENT_NODE, tag->name);
  set_line (node, line_now (tree));
  for (int i = 0; i < tag->spaces_count; i++)
    add_space (tree, node, tag->spaces[2 * i], tag->spaces[2 * i + 1]);
  node->ns = find_space (node, tag->prefix, tag->uri);
  add_attributes (tree, node, tag);
  tree->at = node;
}

void
mu_xml_tree_close (MuXmlTree *tree)
{
  end_text (tree);
  xmlNode *parent = tree->at->parent;
  tree->at = parent && parent->type == XML_ELEMENT_NODE ? parent : &tree->top;
}
