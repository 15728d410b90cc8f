/* Makes the quick form of a schema. FALSE or NULL from a step: there is something in the schema
 * that the form cannot hold. */
#include <errno.h>
#include <string.h>

#include "lists/xml/xml.h"
#include "lists/xml/xml_private.h"
#include "lists/xml/xml_quick_private.h"

/* Patterns of these mean the same here as in XML Schema, where ^ and $ are letters, a backslash
 * has more to say than that a dot is a dot, and -[ takes letters out of a class. */
#define PLAIN_LETTERS                                                                              \
  "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789()[]{}|?*+,-/. \\"

/* --- freeing ------------------------------------------------------------- */

static void
free_value (gpointer data)
{
  MuQuickValue *value = data;
  g_free (value->word);
  g_clear_pointer (&value->pattern, g_regex_unref);
  g_free (value);
}

static void
free_attribute (gpointer data)
{
  MuQuickAttribute *attribute = data;
  g_free (attribute->name);
  g_ptr_array_unref (attribute->values);
  g_free (attribute);
}

static void
free_part (gpointer data)
{
  MuQuickPart *part = data;
  g_ptr_array_unref (part->elements);
  g_free (part);
}

static void
free_element (gpointer data)
{
  MuQuickElement *element = data;
  g_free (element->name);
  g_ptr_array_unref (element->attributes);
  g_array_unref (element->choices);
  g_ptr_array_unref (element->parts);
  g_ptr_array_unref (element->values);
  g_free (element);
}

void
mu_xml_quick_free (MuXmlQuick *quick)
{
  if (!quick)
    return;
  g_ptr_array_unref (quick->elements);
  g_hash_table_unref (quick->defined);
  g_free (quick);
}

/* --- the schema's nodes -------------------------------------------------- */

/* The next pattern from node on, past documentation, blanks and comments. */
static xmlNode *
next_pattern (xmlNode *node)
{
  while (node && (node->type != XML_ELEMENT_NODE || mu_xml_is (node, "documentation")))
    node = node->next;
  return node;
}

static xmlNode *
first_pattern (xmlNode *parent)
{
  return next_pattern (parent->children);
}

/* The one pattern within; NULL where there are several or none. */
static xmlNode *
only_pattern (xmlNode *parent)
{
  xmlNode *first = first_pattern (parent);
  return first && !next_pattern (first->next) ? first : NULL;
}

static char *
content (const xmlNode *node)
{
  return mu_xml_take (xmlNodeGetContent (node));
}

static gboolean
has (const xmlNode *node, const char *attribute)
{
  return xmlHasProp (node, (const xmlChar *) attribute) != NULL;
}

/* What stands in the <define> that the <ref> names; NULL for several patterns or none, and where
 * several definitions are combined. */
static xmlNode *
defined (const xmlNode *ref)
{
  xmlNode *define = mu_xml_find_define (ref);
  return define && !has (define, "combine") ? only_pattern (define) : NULL;
}

/* The form knows names without one alone; an element takes it from where it stands. */
static gboolean
has_namespace (const xmlNode *pattern)
{
  const xmlNode *at = pattern;
  while (at && at->type == XML_ELEMENT_NODE && !has (at, "ns"))
    at = at->parent;
  return at && at->type == XML_ELEMENT_NODE;
}

/* --- values -------------------------------------------------------------- */

static gboolean
read_number (const char *text, MuQuickNumber *number)
{
  char *end;
  number->negative = *text == '-';
  errno = 0;
  number->size = g_ascii_strtoull (text + number->negative, &end, 10);
  return errno == 0 && *end == '\0' && g_ascii_isdigit (text[number->negative]);
}

static gboolean
read_length (const char *text, glong *length)
{
  MuQuickNumber number;
  if (!read_number (text, &number) || number.negative || number.size > G_MAXINT)
    return FALSE;
  *length = (glong) number.size;
  return TRUE;
}

static gboolean
is_plain (const char *pattern)
{
  for (const char *at = pattern; (at = strchr (at, '\\')); at += 2)
    if (at[1] != '.')
      return FALSE;
  return pattern[strspn (pattern, PLAIN_LETTERS)] == '\0' && !strstr (pattern, "-[");
}

static gboolean
read_pattern (const char *text, MuQuickValue *value)
{
  if (!is_plain (text))
    return FALSE;
  g_autofree char *whole = g_strdup_printf ("^(?:%s)$", text);
  value->pattern = g_regex_new (whole, G_REGEX_DOLLAR_ENDONLY | G_REGEX_NO_AUTO_CAPTURE, 0, NULL);
  return value->pattern != NULL;
}

static gboolean
read_param (const xmlNode *param, MuQuickValue *value)
{
  g_autofree char *name = mu_xml_get (param, "name");
  g_autofree char *text = content (param);
  const gboolean number = value->kind == MU_QUICK_NUMBER;
  if (strcmp (name, "minInclusive") == 0)
    return number && read_number (text, &value->least);
  if (strcmp (name, "maxInclusive") == 0)
    return number && read_number (text, &value->most);
  if (strcmp (name, "minLength") == 0)
    return !number && read_length (text, &value->shortest);
  if (strcmp (name, "maxLength") == 0)
    return !number && read_length (text, &value->longest);
  return strcmp (name, "pattern") == 0 && value->kind == MU_QUICK_TOKEN && !value->pattern
         && read_pattern (text, value);
}

static gboolean
read_type (const xmlNode *data, MuQuickValue *value)
{
  g_autofree char *type = mu_xml_get (data, "type");
  value->longest = G_MAXLONG;
  value->least = (MuQuickNumber){ TRUE, G_MAXUINT64 };
  value->most = (MuQuickNumber){ FALSE, G_MAXUINT64 };
  if (strcmp (type, "string") == 0)
    value->kind = MU_QUICK_TEXT;
  else if (strcmp (type, "token") == 0)
    value->kind = MU_QUICK_TOKEN;
  else
    value->kind = MU_QUICK_NUMBER;
  if (strcmp (type, "nonNegativeInteger") == 0)
    value->least = (MuQuickNumber){ FALSE, 0 };
  return value->kind != MU_QUICK_NUMBER || strcmp (type, "integer") == 0
         || strcmp (type, "nonNegativeInteger") == 0;
}

static gboolean
add_data (xmlNode *data, GPtrArray *values)
{
  MuQuickValue *value = g_new0 (MuQuickValue, 1);
  g_ptr_array_add (values, value);
  if (!read_type (data, value))
    return FALSE;
  for (xmlNode *at = first_pattern (data); at; at = next_pattern (at->next))
    if (!mu_xml_is (at, "param") || !read_param (at, value))
      return FALSE;
  return TRUE;
}

static gboolean
add_word (const xmlNode *node, GPtrArray *values)
{
  g_autofree char *type = mu_xml_get (node, "type");
  MuQuickValue *value = g_new0 (MuQuickValue, 1);
  g_ptr_array_add (values, value);
  value->kind = MU_QUICK_WORD;
  value->word = content (node);
  return strcmp (type, "token") == 0;
}

static gboolean
add_values (xmlNode *pattern, GPtrArray *values)
{
  if (pattern && mu_xml_is (pattern, "ref"))
    pattern = defined (pattern);
  if (!pattern)
    return FALSE;
  if (mu_xml_is (pattern, "value"))
    return add_word (pattern, values);
  if (mu_xml_is (pattern, "data"))
    return add_data (pattern, values);
  if (!mu_xml_is (pattern, "choice"))
    return FALSE;
  for (xmlNode *at = first_pattern (pattern); at; at = next_pattern (at->next))
    if (mu_xml_is (at, "choice") || !add_values (at, values))
      return FALSE;
  return TRUE;
}

/* --- attributes ---------------------------------------------------------- */

static gboolean
knows_attribute (const MuQuickElement *element, const char *name)
{
  for (guint i = 0; i < element->attributes->len; i++) {
    const MuQuickAttribute *attribute = g_ptr_array_index (element->attributes, i);
    if (strcmp (attribute->name, name) == 0)
      return TRUE;
  }
  return FALSE;
}

/* among: NULL, or the set that it belongs to. */
static gboolean
add_attribute (MuQuickElement *element, xmlNode *pattern, MuQuickSet *among)
{
  g_autofree char *name = mu_xml_get (pattern, "name");
  const guint place = element->attributes->len;
  if (!*name || has (pattern, "ns") || knows_attribute (element, name)
      || place == MU_QUICK_ATTRIBUTES)
    return FALSE;
  MuQuickAttribute *attribute = g_new0 (MuQuickAttribute, 1);
  attribute->name = g_steal_pointer (&name);
  attribute->values = g_ptr_array_new_with_free_func (free_value);
  g_ptr_array_add (element->attributes, attribute);
  if (among)
    *among |= (MuQuickSet) 1 << place;
  return add_values (only_pattern (pattern), attribute->values);
}

static gboolean
add_choice (MuQuickElement *element, xmlNode *pattern)
{
  MuQuickSet among = 0;
  for (xmlNode *at = first_pattern (pattern); at; at = next_pattern (at->next))
    if (!mu_xml_is (at, "attribute") || !add_attribute (element, at, &among))
      return FALSE;
  g_array_append_val (element->choices, among);
  return TRUE;
}

/* --- elements ------------------------------------------------------------ */

static MuQuickElement *add_element (MuXmlQuick *quick, xmlNode *pattern);

static MuQuickElement *
element_of (MuXmlQuick *quick, xmlNode *pattern)
{
  if (!mu_xml_is (pattern, "ref"))
    return mu_xml_is (pattern, "element") ? add_element (quick, pattern) : NULL;
  g_autofree char *name = mu_xml_get (pattern, "name");
  MuQuickElement *known = g_hash_table_lookup (quick->defined, name);
  xmlNode *target = defined (pattern);
  if (known || !target || !mu_xml_is (target, "element"))
    return known;
  return add_element (quick, target);
}

static gboolean
add_part_element (MuXmlQuick *quick, MuQuickPart *part, xmlNode *pattern)
{
  MuQuickElement *element = element_of (quick, pattern);
  if (element)
    g_ptr_array_add (part->elements, element);
  return element != NULL;
}

static gboolean
add_part (MuXmlQuick *quick, MuQuickElement *element, xmlNode *pattern, gboolean required,
          gboolean many)
{
  MuQuickPart *part = g_new0 (MuQuickPart, 1);
  part->elements = g_ptr_array_new ();
  part->required = required;
  part->many = many;
  g_ptr_array_add (element->parts, part);
  if (!mu_xml_is (pattern, "choice"))
    return add_part_element (quick, part, pattern);
  for (xmlNode *at = first_pattern (pattern); at; at = next_pattern (at->next))
    if (!add_part_element (quick, part, at))
      return FALSE;
  return TRUE;
}

static gboolean
add_text (MuQuickElement *element, xmlNode *pattern)
{
  element->text = TRUE;
  return mu_xml_is (pattern, "text") || add_values (pattern, element->values);
}

/* What a <ref> or the pattern itself stands for. */
static xmlNode *
meant (xmlNode *pattern)
{
  xmlNode *target = mu_xml_is (pattern, "ref") ? defined (pattern) : NULL;
  return target ? target : pattern;
}

/* An <optional>, <zeroOrMore> or <oneOrMore>. */
static gboolean
add_repeated (MuXmlQuick *quick, MuQuickElement *element, xmlNode *pattern)
{
  const gboolean optional = mu_xml_is (pattern, "optional");
  xmlNode *only = only_pattern (pattern);
  if (!only)
    return FALSE;
  if (mu_xml_is (meant (only), "attribute"))
    return optional && add_attribute (element, meant (only), NULL);
  return add_part (quick, element, only, mu_xml_is (pattern, "oneOrMore"), !optional);
}

static gboolean
add_content (MuXmlQuick *quick, MuQuickElement *element, xmlNode *pattern)
{
  static const char *const repeated[] = { "optional", "zeroOrMore", "oneOrMore" };
  xmlNode *target = meant (pattern);
  for (gsize i = 0; i < G_N_ELEMENTS (repeated); i++)
    if (mu_xml_is (pattern, repeated[i]))
      return add_repeated (quick, element, pattern);
  if (mu_xml_is (target, "attribute"))
    return add_attribute (element, target, &element->required);
  if (mu_xml_is (target, "element"))
    return add_part (quick, element, pattern, TRUE, FALSE);
  if (mu_xml_is (target, "text") || mu_xml_is (target, "data") || mu_xml_is (target, "value"))
    return add_text (element, pattern);
  if (!mu_xml_is (target, "choice"))
    return mu_xml_is (target, "empty");
  xmlNode *first = first_pattern (target);
  if (first && mu_xml_is (first, "attribute"))
    return add_choice (element, target);
  return first && mu_xml_is (meant (first), "element")
         && add_part (quick, element, target, TRUE, FALSE);
}

static MuQuickElement *
new_element (MuXmlQuick *quick, const xmlNode *pattern)
{
  MuQuickElement *element = g_new0 (MuQuickElement, 1);
  element->name = mu_xml_get (pattern, "name");
  element->attributes = g_ptr_array_new_with_free_func (free_attribute);
  element->choices = g_array_new (FALSE, FALSE, sizeof (MuQuickSet));
  element->parts = g_ptr_array_new_with_free_func (free_part);
  element->values = g_ptr_array_new_with_free_func (free_value);
  g_ptr_array_add (quick->elements, element);
  return element;
}

/* Known by its <define> before its content is read, which may name it again. */
static MuQuickElement *
add_element (MuXmlQuick *quick, xmlNode *pattern)
{
  MuQuickElement *element = new_element (quick, pattern);
  if (mu_xml_is (pattern->parent, "define"))
    g_hash_table_insert (quick->defined, mu_xml_get (pattern->parent, "name"), element);
  for (xmlNode *at = first_pattern (pattern); at; at = next_pattern (at->next))
    if (!add_content (quick, element, at))
      return NULL;
  const gboolean both = element->text && element->parts->len > 0;
  return *element->name && !both && !has_namespace (pattern) ? element : NULL;
}

MuXmlQuick *
mu_xml_quick_new (xmlDoc *schema)
{
  xmlNode *root = mu_xml_schema_root (schema);
  MuXmlQuick *quick = g_new0 (MuXmlQuick, 1);
  quick->elements = g_ptr_array_new_with_free_func (free_element);
  quick->defined = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  quick->root = root ? add_element (quick, root) : NULL;
  if (!quick->root)
    g_clear_pointer (&quick, mu_xml_quick_free);
  return quick;
}
