/* What libxml2 takes its time over is not asked of it:
 *
 *   words      It follows every optional attribute both as taken and as left out, so that an
 *              element with nine of them is looked at five hundred times over. Where an element
 *              has many that each hold one word of a few, any of them may hold any text.
 *   facets     It makes ready a pattern, a length or a bound anew for each text that it holds
 *              against it. Attributes and elements of text or number have none.
 *
 * The schema that libxml2 gets is relaxed so; words, patterns, lengths and bounds are looked at
 * here. Together they accept what the schema as it is written accepts, and nothing else. Only a
 * schema in which no two elements share a name is relaxed: so a name says which is meant. */
#include <string.h>

#include "lists/xml_private.h"

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
  xmlNs *ns = first->ns; /* the first goes with the others */
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

/* --- facets -------------------------------------------------------------- */

/* Those that mean the same to XML Schema and to GRegex. */
static gboolean
is_plain (const char *pattern)
{
  return pattern[strspn (pattern, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                  "0123456789[](){}|,?*+ -")]
         == '\0';
}

typedef enum {
  DATA_OTHER,
  DATA_STRING, /* its blanks count */
  DATA_TOKEN,
  DATA_INTEGER,
} Data;

/* What a text may be: how many characters and by which pattern, or a number of what size. */
typedef struct {
  Data data;
  gint64 least, most;
  char *pattern; /* NULL for any */
} Facets;

static Data
data_of (const xmlNode *data)
{
  static const char *const types[] = {
    [DATA_OTHER] = "",
    [DATA_STRING] = "string",
    [DATA_TOKEN] = "token",
    [DATA_INTEGER] = "integer",
  };
  xmlChar *type = xmlGetNoNsProp (data, (const xmlChar *) "type");
  Data found = DATA_OTHER;
  for (Data at = DATA_STRING; type && at <= DATA_INTEGER; at++)
    if (strcmp ((const char *) type, types[at]) == 0)
      found = at;
  xmlFree (type);
  return found;
}

static gboolean
read_facet (const xmlNode *param, Facets *facets)
{
  const gboolean number = facets->data == DATA_INTEGER;
  xmlChar *text = xmlNodeGetContent (param);
  const gboolean pattern = !number && mu_xml_is_named (param, (const xmlChar *) "pattern");
  const char *most = number ? "maxInclusive" : "maxLength";
  const char *least = number ? "minInclusive" : "minLength";
  gboolean good = TRUE;
  if (mu_xml_is_named (param, (const xmlChar *) most))
    facets->most = g_ascii_strtoll ((const char *) text, NULL, 10);
  else if (mu_xml_is_named (param, (const xmlChar *) least))
    facets->least = g_ascii_strtoll ((const char *) text, NULL, 10);
  else
    good = pattern && !facets->pattern && is_plain ((const char *) text);
  if (good && pattern)
    facets->pattern = g_strdup ((const char *) text);
  xmlFree (text);
  return good;
}

/* Whether the <data> has facets, and only such as can be looked at here; then the pattern is
 * the caller's. */
static gboolean
read_facets (const xmlNode *data, Facets *facets)
{
  *facets = (Facets){ .data = data_of (data), .least = G_MININT64, .most = G_MAXINT64 };
  gboolean good = facets->data != DATA_OTHER, any = FALSE;
  for (const xmlNode *at = data->children; at && good; at = at->next) {
    if (at->type != XML_ELEMENT_NODE)
      continue;
    good = mu_xml_is (at, "param") && read_facet (at, facets);
    any = TRUE;
  }
  if (!good || !any)
    g_clear_pointer (&facets->pattern, g_free);
  return good && any;
}

#define RANGES 2 /* of numbers that an attribute may have, as years before and after no year 0 */

/* The <data> of which the attribute, element or define is made, or a choice of two ranges of
 * numbers: how many there are, 0 if it is anything else. Patterns are the caller's. */
static guint
read_ranges (const xmlNode *owner, Facets facets[RANGES])
{
  const xmlNode *data = mu_xml_child (owner, "data");
  const xmlNode *choice = data ? NULL : mu_xml_child (owner, "choice");
  guint count = 0;
  if (data)
    return read_facets (data, &facets[0]);
  for (const xmlNode *at = choice ? choice->children : NULL; at; at = at->next) {
    if (at->type != XML_ELEMENT_NODE)
      continue;
    if (count == RANGES || !mu_xml_is (at, "data") || data_of (at) != DATA_INTEGER
        || !read_facets (at, &facets[count]))
      return 0;
    count++;
  }
  return count;
}

static gboolean
has_ranges (const xmlNode *owner)
{
  Facets facets[RANGES] = { 0 };
  const guint count = read_ranges (owner, facets);
  for (guint i = 0; i < count; i++)
    g_free (facets[i].pattern);
  return count > 0;
}

/* Params, of the <data> or of those in the choice. */
static void
drop_facets (xmlNode *owner)
{
  for (xmlNode *at = owner->children, *next; at; at = next) {
    next = at->next;
    if (mu_xml_is (at, "param")) {
      xmlUnlinkNode (at);
      xmlFreeNode (at);
    } else if (mu_xml_is (at, "data") || mu_xml_is (at, "choice")) {
      drop_facets (at);
    }
  }
}

/* --- what is loose ------------------------------------------------------- */

/* What is looked at here. */
typedef struct {
  char *name;            /* of the attribute; NULL: the text of the element itself */
  const xmlNode *choice; /* of words, of the schema as it is written; NULL: by its facets */
  Facets facets[RANGES];
  guint ranges;
  GRegex *pattern; /* of the first facets */
} Loose;

static void
free_loose (gpointer data)
{
  Loose *loose = data;
  g_free (loose->name);
  g_free (loose->facets[0].pattern);
  if (loose->pattern)
    g_regex_unref (loose->pattern);
  g_free (loose);
}

/* A new one for the element's attribute, or for its text where that is NULL. */
static Loose *
add_loose (GHashTable *table, const xmlNode *element, const xmlNode *attribute)
{
  xmlChar *key = xmlGetNoNsProp (element, (const xmlChar *) "name");
  xmlChar *name = attribute ? xmlGetNoNsProp (attribute, (const xmlChar *) "name") : NULL;
  GPtrArray *all = g_hash_table_lookup (table, key);
  if (!all) {
    all = g_ptr_array_new_with_free_func (free_loose);
    g_hash_table_insert (table, g_strdup ((const char *) key), all);
  }
  Loose *loose = g_new0 (Loose, 1);
  loose->name = g_strdup ((const char *) name);
  g_ptr_array_add (all, loose);
  xmlFree (key);
  xmlFree (name);
  return loose;
}

static void
set_facets (Loose *loose, const xmlNode *owner)
{
  loose->ranges = read_ranges (owner, loose->facets);
  if (!loose->facets[0].pattern)
    return;
  g_autofree char *whole = g_strdup_printf ("^(?:%s)\\z", loose->facets[0].pattern);
  loose->pattern = g_regex_new (whole, G_REGEX_OPTIMIZE, 0, NULL);
}

static xmlNode *
element_above (xmlNode *node)
{
  while (node && !mu_xml_is (node, "element"))
    node = node->parent;
  return node;
}

typedef struct {
  xmlDoc *schema;
  GHashTable *table; /* NULL: the schema is relaxed; else what would be loose is gathered */
} Walk;

typedef gboolean Visit (Walk *walk, xmlNode *node);

/* Visits every element of the schema; FALSE as soon as a visit says so. */
static gboolean
visit_all (Walk *walk, xmlNode *node, Visit *visit)
{
  for (xmlNode *at = node, *next; at; at = next) {
    next = at->next;
    if (at->type == XML_ELEMENT_NODE
        && !(visit_all (walk, at->children, visit) && visit (walk, at)))
      return FALSE;
  }
  return TRUE;
}

static gboolean
relax_words (Walk *walk, xmlNode *node)
{
  g_autoptr (GPtrArray) loose = mu_xml_is (node, "element") ? find_loose (node) : NULL;
  if (!loose || loose->len < MANY)
    return TRUE;
  for (guint i = 0; walk->table && i < loose->len; i++) {
    const xmlNode *attribute = attribute_of (g_ptr_array_index (loose, i));
    add_loose (walk->table, node, attribute)->choice = choice_of_words (attribute);
  }
  if (!walk->table)
    replace (loose);
  return TRUE;
}

static gboolean
relax_facets (Walk *walk, xmlNode *node)
{
  const gboolean attribute = mu_xml_is (node, "attribute");
  const xmlNode *element = element_above (node);
  if (!element || !(attribute || node == element) || !has_ranges (node)
      || !xmlHasProp (node, (const xmlChar *) "name"))
    return TRUE;
  if (walk->table)
    set_facets (add_loose (walk->table, element, attribute ? node : NULL), node);
  else
    drop_facets (node);
  return TRUE;
}

static gboolean
has_one_part (const xmlNode *define)
{
  guint parts = 0;
  for (const xmlNode *at = define->children; at; at = at->next)
    parts += at->type == XML_ELEMENT_NODE;
  return parts == 1;
}

/* Where all of an attribute is a <ref> to a <define> that is all such data: the data in its
 * place, so that each attribute has its own. */
static gboolean
put_data_in_place (Walk *walk, xmlNode *node)
{
  xmlNode *ref = mu_xml_is (node, "attribute") ? mu_xml_child (node, "ref") : NULL;
  const xmlNode *define = ref ? mu_xml_define_of (ref) : NULL;
  if (!define || !has_one_part (define) || !has_ranges (define))
    return TRUE;
  xmlNode *data = mu_xml_child (define, "data");
  data = data ? data : mu_xml_child (define, "choice");
  xmlReplaceNode (ref, xmlDocCopyNode (data, walk->schema, 1));
  xmlFreeNode (ref);
  return TRUE;
}

static gboolean
note_name (Walk *walk, xmlNode *node)
{
  if (!mu_xml_is (node, "element"))
    return TRUE;
  xmlChar *name = xmlGetNoNsProp (node, (const xmlChar *) "name");
  const gboolean first = name && g_hash_table_add (walk->table, g_strdup ((const char *) name));
  xmlFree (name);
  return first;
}

static gboolean
has_own_names (xmlDoc *schema)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Walk walk = { schema, names };
  return visit_all (&walk, xmlDocGetRootElement (schema), note_name);
}

static void
relax (xmlDoc *schema, GHashTable *table)
{
  Walk walk = { schema, table };
  xmlNode *root = xmlDocGetRootElement (schema);
  if (has_own_names (schema)) {
    visit_all (&walk, root, put_data_in_place);
    visit_all (&walk, root, relax_facets);
    visit_all (&walk, root, relax_words);
  }
}

void
mu_xml_relax (xmlDoc *schema)
{
  relax (schema, NULL);
}

GHashTable *
mu_xml_loose_values (xmlDoc *schema)
{
  GHashTable *table
      = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
  relax (schema, table);
  return table;
}

/* --- the values ---------------------------------------------------------- */

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

/* As XML Schema has tokens: no blanks around, single spaces between words. */
static char *
collapse (const char *text)
{
  GString *token = g_string_sized_new (strlen (text));
  for (const char *at = text + strspn (text, BLANKS); *at; at += strspn (at, BLANKS)) {
    const gsize length = strcspn (at, BLANKS);
    if (token->len > 0)
      g_string_append_c (token, ' ');
    g_string_append_len (token, at, (gssize) length);
    at += length;
  }
  return g_string_free (token, FALSE);
}

/* libxml2 has seen to it that a number is one; what is out of range of this one is out of any. */
static gboolean
facets_fit (const Loose *loose, const char *text)
{
  const gboolean number = loose->facets[0].data == DATA_INTEGER;
  const gint64 size = number ? g_ascii_strtoll (text, NULL, 10) : g_utf8_strlen (text, -1);
  for (guint i = 0; i < loose->ranges; i++)
    if (size >= loose->facets[i].least && size <= loose->facets[i].most)
      return !loose->pattern || g_regex_match (loose->pattern, text, 0, NULL);
  return FALSE;
}

static gboolean
text_fits (const Loose *loose, const char *text)
{
  if (!loose->choice && loose->facets[0].data == DATA_STRING)
    return facets_fit (loose, text);
  g_autofree char *token = collapse (text);
  return loose->choice ? is_one_of (loose->choice, token) : facets_fit (loose, token);
}

static gboolean
value_fits (const Loose *loose, const xmlNode *element)
{
  const xmlAttr *attribute = element->properties;
  while (loose->name && attribute
         && (attribute->ns || strcmp ((const char *) attribute->name, loose->name) != 0))
    attribute = attribute->next;
  if (loose->name && !attribute)
    return TRUE;
  xmlChar *text = loose->name ? xmlNodeListGetString (element->doc, attribute->children, 1)
                              : xmlNodeGetContent (element);
  const gboolean fits = text_fits (loose, text ? (const char *) text : "");
  xmlFree (text);
  return fits;
}

static gboolean
values_fit (const GPtrArray *all, const xmlNode *element)
{
  for (guint i = 0; all && i < all->len; i++)
    if (!value_fits (g_ptr_array_index (all, i), element))
      return FALSE;
  return TRUE;
}

xmlNode *
mu_xml_find_misfit (GHashTable *loose, xmlNode *node)
{
  for (xmlNode *at = node; at; at = at->next) {
    if (at->type != XML_ELEMENT_NODE)
      continue;
    if (!values_fit (g_hash_table_lookup (loose, at->name), at))
      return at;
    xmlNode *below = mu_xml_find_misfit (loose, at->children);
    if (below)
      return below;
  }
  return NULL;
}
