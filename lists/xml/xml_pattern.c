/* A RELAX NG schema as a document to walk in: which pattern stands for an
 * element, and what may stand in it. Asks of a schema that each <element> and
 * <attribute> is named by a name attribute. */
#include <string.h>

#include "lists/xml/xml_private.h"

gboolean
mu_xml_is (const xmlNode *node, const char *element)
{
  return node->type == XML_ELEMENT_NODE && strcmp ((const char *) node->name, element) == 0;
}

xmlNode *
mu_xml_child (const xmlNode *node, const char *element)
{
  for (xmlNode *at = node->children; at; at = at->next)
    if (mu_xml_is (at, element))
      return at;
  return NULL;
}

gboolean
mu_xml_is_named (const xmlNode *pattern, const xmlChar *name)
{
  xmlChar *own = xmlGetNoNsProp (pattern, (const xmlChar *) "name");
  const gboolean same = own && xmlStrEqual (own, name);
  xmlFree (own);
  return same;
}

gboolean
mu_xml_same_name (const xmlNode *one, const xmlNode *other)
{
  xmlChar *name = xmlGetNoNsProp (other, (const xmlChar *) "name");
  const gboolean same = name && mu_xml_is_named (one, name);
  xmlFree (name);
  return same;
}

xmlNode *
mu_xml_find_define (const xmlNode *ref)
{
  xmlNode *grammar = xmlDocGetRootElement (ref->doc);
  xmlChar *name = xmlGetNoNsProp (ref, (const xmlChar *) "name");
  xmlNode *found = NULL;
  for (xmlNode *at = grammar->children; at && !found; at = at->next)
    if (mu_xml_is (at, "define") && mu_xml_is_named (at, name))
      found = at;
  xmlFree (name);
  return found;
}

static void collect (MuXmlParts *parts, const xmlNode *pattern, gboolean optional);

static gboolean
is_any (const xmlNode *node, const char *const *names)
{
  for (int i = 0; names[i]; i++)
    if (mu_xml_is (node, names[i]))
      return TRUE;
  return FALSE;
}

static void
collect_one (MuXmlParts *parts, xmlNode *at, gboolean optional)
{
  static const char *const loose[] = { "optional", "zeroOrMore", "choice", NULL };
  static const char *const strict[] = { "group", "interleave", "oneOrMore", NULL };
  static const char *const texts[] = { "text", "data", "value", "list", "mixed", NULL };
  const MuXmlPart part = { at, optional };

  if (mu_xml_is (at, "attribute"))
    g_array_append_val (parts->attributes, part);
  else if (mu_xml_is (at, "element"))
    g_array_append_val (parts->children, part);
  else if (is_any (at, texts))
    parts->text = TRUE;
  else if (is_any (at, loose))
    collect (parts, at, TRUE);
  else if (is_any (at, strict))
    collect (parts, at, optional);
  else if (mu_xml_is (at, "ref") && mu_xml_find_define (at))
    collect (parts, mu_xml_find_define (at), optional);
}

static void
collect (MuXmlParts *parts, const xmlNode *pattern, gboolean optional)
{
  for (xmlNode *at = pattern->children; at; at = at->next)
    collect_one (parts, at, optional);
}

MuXmlParts
mu_xml_parts_of (const xmlNode *pattern)
{
  MuXmlParts parts = { g_array_new (FALSE, FALSE, sizeof (MuXmlPart)),
                       g_array_new (FALSE, FALSE, sizeof (MuXmlPart)), FALSE };
  collect (&parts, pattern, FALSE);
  return parts;
}

void
mu_xml_parts_clear (MuXmlParts *parts)
{
  g_array_unref (parts->attributes);
  g_array_unref (parts->children);
}

xmlNode *
mu_xml_find_part (const GArray *array, const xmlChar *name)
{
  for (guint i = 0; i < array->len; i++) {
    const MuXmlPart *part = &g_array_index (array, MuXmlPart, i);
    if (mu_xml_is_named (part->pattern, name))
      return part->pattern;
  }
  return NULL;
}

static xmlNode *
find_child_pattern (const xmlNode *pattern, const xmlChar *name)
{
  MuXmlParts parts = mu_xml_parts_of (pattern);
  xmlNode *found = mu_xml_find_part (parts.children, name);
  mu_xml_parts_clear (&parts);
  return found;
}

xmlNode *
mu_xml_schema_root (xmlDoc *schema)
{
  xmlNode *grammar = xmlDocGetRootElement (schema);
  xmlNode *start = grammar ? mu_xml_child (grammar, "start") : NULL;
  MuXmlParts parts = start ? mu_xml_parts_of (start) : (MuXmlParts){ 0 };
  xmlNode *root = NULL;
  if (start) {
    root = parts.children->len ? g_array_index (parts.children, MuXmlPart, 0).pattern : NULL;
    mu_xml_parts_clear (&parts);
  }
  return root;
}

/* The pattern of an element of the document; NULL where the schema has none. */
xmlNode *
mu_xml_pattern_of (xmlDoc *schema, const xmlNode *element)
{
  if (!element->parent || element->parent->type != XML_ELEMENT_NODE)
    return mu_xml_schema_root (schema);
  xmlNode *parent = mu_xml_pattern_of (schema, element->parent);
  return parent ? find_child_pattern (parent, element->name) : NULL;
}
