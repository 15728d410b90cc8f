/* libxml2 follows every optional attribute both as taken and as left out, so that an
 * element with nine of them is looked at five hundred times over. Where an element has
 * many that each hold one word of a few, the schema that libxml2 gets lets any of them
 * hold any text, which it takes in one go; the words are then compared here. Together
 * they accept what the schema as it is written accepts, and nothing else. */
#include <string.h>

#include "lists/xml/xml_private.h"

#define MANY 4 /* optional attributes: fewer cost less than they would here */

#define BLANKS " \t\r\n"

/* A <value type="token"> without a blank within. */
static gboolean
is_word (const xmlNode *value)
{
  xmlChar *type = xmlGetNoNsProp (value, (const xmlChar *) "type");
  xmlChar *text = xmlNodeGetContent (value);
  const gboolean word = mu_xml_is (value, "value") && type
                        && strcmp ((const char *) type, "token") == 0
                        && !strpbrk ((const char *) text, BLANKS);
  xmlFree (type);
  xmlFree (text);
  return word;
}

/* The choice of an attribute's pattern that holds nothing but words; else NULL. */
static const xmlNode *
choice_of_words (const xmlNode *attribute)
{
  const xmlNode *choice = mu_xml_child (attribute, "choice");
  for (const xmlNode *at = choice ? choice->children : NULL; at; at = at->next)
    if (at->type == XML_ELEMENT_NODE && !is_word (at))
      return NULL;
  return choice;
}

/* The attribute of words in an <optional> that holds nothing else; else NULL. */
static xmlNode *
attribute_of (const xmlNode *optional)
{
  xmlNode *only = NULL;
  for (xmlNode *at = optional->children; at; at = at->next)
    if (at->type == XML_ELEMENT_NODE) {
      if (only)
        return NULL;
      only = at;
    }
  const gboolean fits = mu_xml_is (optional, "optional") && only && mu_xml_is (only, "attribute")
                        && xmlHasProp (only, (const xmlChar *) "name") && choice_of_words (only);
  return fits ? only : NULL;
}

static GPtrArray *
find_loose (const xmlNode *pattern)
{
  GPtrArray *loose = g_ptr_array_new ();
  for (xmlNode *at = pattern->children; at; at = at->next)
    if (attribute_of (at))
      g_ptr_array_add (loose, at);
  return loose;
}

/* zeroOrMore { attribute a|b|c { text } } in place of the optional ones. */
static void
replace (const GPtrArray *loose)
{
  xmlNode *first = g_ptr_array_index (loose, 0);
  xmlNs *ns = first->ns; /* the root's, which outlives the nodes that go */
  xmlNode *more = xmlNewDocNode (first->doc, ns, (const xmlChar *) "zeroOrMore", NULL);
  xmlNode *attribute = xmlNewChild (more, ns, (const xmlChar *) "attribute", NULL);
  xmlNode *names = xmlNewChild (attribute, ns, (const xmlChar *) "choice", NULL);
  xmlNewChild (attribute, ns, (const xmlChar *) "text", NULL);
  xmlAddPrevSibling (first, more);
  for (guint i = 0; i < loose->len; i++) {
    xmlNode *optional = g_ptr_array_index (loose, i);
    xmlChar *name = xmlGetNoNsProp (attribute_of (optional), (const xmlChar *) "name");
    xmlNewTextChild (names, ns, (const xmlChar *) "name", name);
    xmlFree (name);
    xmlUnlinkNode (optional);
    xmlFreeNode (optional);
  }
}

/* Patterns of elements with many loose attributes, by name: one whose name has several
 * is left alone, so that a name says which pattern is meant. */
static void
gather_below (xmlNode *node, GHashTable *loose)
{
  for (xmlNode *at = node->children; at; at = at->next) {
    if (at->type != XML_ELEMENT_NODE)
      continue;
    gather_below (at, loose);
    if (!mu_xml_is (at, "element"))
      continue;
    xmlChar *name = xmlGetNoNsProp (at, (const xmlChar *) "name");
    g_autoptr (GPtrArray) own = find_loose (at);
    const gboolean once = !g_hash_table_contains (loose, name);
    g_hash_table_insert (loose, g_strdup ((const char *) name),
                         once && own->len >= MANY ? at : NULL);
    xmlFree (name);
  }
}

GHashTable *
mu_xml_loose_elements (xmlDoc *schema)
{
  GHashTable *loose = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gather_below (xmlDocGetRootElement (schema), loose);
  return loose;
}

void
mu_xml_relax (xmlDoc *schema)
{
  g_autoptr (GHashTable) loose = mu_xml_loose_elements (schema);
  GHashTableIter iter;
  gpointer pattern;
  g_hash_table_iter_init (&iter, loose);
  while (g_hash_table_iter_next (&iter, NULL, &pattern)) {
    g_autoptr (GPtrArray) optional = pattern ? find_loose (pattern) : NULL;
    if (optional)
      replace (optional);
  }
}

/* --- the words ----------------------------------------------------------- */

static gboolean
is_one_of (const xmlNode *choice, const char *word)
{
  for (const xmlNode *at = choice->children; at; at = at->next) {
    xmlChar *text = at->type == XML_ELEMENT_NODE ? xmlNodeGetContent (at) : NULL;
    const gboolean same = text && strcmp ((const char *) text, word) == 0;
    xmlFree (text);
    if (same)
      return TRUE;
  }
  return FALSE;
}

static gboolean
word_fits (const xmlNode *pattern, const xmlAttr *attribute)
{
  const xmlNode *choice = choice_of_words (pattern);
  xmlChar *value = choice ? xmlNodeListGetString (attribute->doc, attribute->children, 1) : NULL;
  g_autofree char *word = g_strstrip (g_strdup (value ? (const char *) value : ""));
  xmlFree (value);
  return !choice || is_one_of (choice, word);
}

static gboolean
words_fit (const xmlNode *pattern, const xmlNode *element)
{
  MuXmlParts parts = mu_xml_parts_of (pattern);
  gboolean fit = TRUE;
  for (const xmlAttr *at = element->properties; at && fit; at = at->next) {
    const xmlNode *own = at->ns ? NULL : mu_xml_find_part (parts.attributes, at->name);
    fit = own && word_fits (own, at);
  }
  mu_xml_parts_clear (&parts);
  return fit;
}

xmlNode *
mu_xml_find_misfit (GHashTable *loose, xmlNode *node)
{
  for (xmlNode *at = node; at; at = at->next) {
    if (at->type != XML_ELEMENT_NODE)
      continue;
    const xmlNode *pattern = g_hash_table_lookup (loose, at->name);
    if (pattern && !words_fit (pattern, at))
      return at;
    xmlNode *below = mu_xml_find_misfit (loose, at->children);
    if (below)
      return below;
  }
  return NULL;
}
