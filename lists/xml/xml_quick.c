#include "lists/xml/xml_quick.h"

#include <errno.h>
#include <string.h>

#include "lists/xml/xml_quick_private.h"

#define BLANKS " \t\r\n"

/* --- values -------------------------------------------------------------- */

static int
compare (MuQuickNumber a, MuQuickNumber b)
{
  if (a.negative != b.negative)
    return a.negative ? -1 : 1;
  const int sizes = (a.size > b.size) - (a.size < b.size);
  return a.negative ? -sizes : sizes;
}

/* Digits with a sign before them and nothing around them; more digits than fit are left to the
 * validator. */
static gboolean
parse_number (const char *text, MuQuickNumber *number)
{
  const char *digits = text + (*text == '-' || *text == '+');
  const gsize length = strspn (digits, "0123456789");
  if (length == 0 || length > 20 || digits[length])
    return FALSE;
  errno = 0;
  number->size = g_ascii_strtoull (digits, NULL, 10);
  number->negative = *text == '-' && number->size > 0;
  return errno == 0;
}

/* Single blanks within and none around are what a token has; others are left to the validator. */
static gboolean
is_collapsed (const char *text)
{
  if (strpbrk (text, "\t\r\n") || strstr (text, "  "))
    return FALSE;
  const gsize length = strlen (text);
  return length == 0 || (text[0] != ' ' && text[length - 1] != ' ');
}

static gboolean
has_length (const MuQuickValue *value, const char *text)
{
  const glong length = g_utf8_strlen (text, -1);
  return length >= value->shortest && length <= value->longest;
}

static gboolean
fits (const MuQuickValue *value, const char *text)
{
  MuQuickNumber number;
  switch (value->kind) {
  case MU_QUICK_WORD:
    return strcmp (text, value->word) == 0;
  case MU_QUICK_NUMBER:
    return parse_number (text, &number) && compare (number, value->least) >= 0
           && compare (number, value->most) <= 0;
  case MU_QUICK_TEXT:
    return has_length (value, text);
  case MU_QUICK_TOKEN:
    return is_collapsed (text) && has_length (value, text)
           && (!value->pattern || g_regex_match (value->pattern, text, 0, NULL));
  }
  return FALSE;
}

static gboolean
fits_one (const GPtrArray *values, const char *text)
{
  for (guint i = 0; i < values->len; i++)
    if (fits (g_ptr_array_index (values, i), text))
      return TRUE;
  return FALSE;
}

/* The text that is all there is; NULL where there is anything else. */
static const char *
only_text (const xmlNode *children)
{
  if (!children)
    return "";
  return children->type == XML_TEXT_NODE && !children->next ? (const char *) children->content
                                                            : NULL;
}

/* --- attributes ---------------------------------------------------------- */

static const MuQuickAttribute *
find_attribute (const MuQuickElement *element, const xmlChar *name)
{
  for (guint i = 0; i < element->attributes->len; i++) {
    const MuQuickAttribute *attribute = g_ptr_array_index (element->attributes, i);
    if (strcmp (attribute->name, (const char *) name) == 0)
      return attribute;
  }
  return NULL;
}

static gboolean
attribute_fits (const MuQuickElement *element, const xmlAttr *given)
{
  const MuQuickAttribute *attribute = given->ns ? NULL : find_attribute (element, given->name);
  const char *text = only_text (given->children);
  return attribute && text && fits_one (attribute->values, text);
}

/* The parser lets no name stand twice in a tag. */
static gboolean
required_are_there (const MuQuickElement *element, const xmlNode *node)
{
  guint chosen = 0;
  for (guint i = 0; i < element->attributes->len; i++) {
    const MuQuickAttribute *attribute = g_ptr_array_index (element->attributes, i);
    const gboolean asked = attribute->required || attribute->choice > 0;
    const gboolean there = asked && xmlHasProp (node, (const xmlChar *) attribute->name);
    if (attribute->required && !there)
      return FALSE;
    if (attribute->choice > 0 && there && attribute->choice != ++chosen)
      return FALSE;
  }
  return chosen == element->choices;
}

static gboolean
attributes_fit (const MuQuickElement *element, const xmlNode *node)
{
  for (const xmlAttr *at = node->properties; at; at = at->next)
    if (!attribute_fits (element, at))
      return FALSE;
  return required_are_there (element, node);
}

/* --- content ------------------------------------------------------------- */

static gboolean element_fits (const MuQuickElement *element, const xmlNode *node);

static const xmlNode *
next_element (const xmlNode *node)
{
  while (node && node->type != XML_ELEMENT_NODE)
    node = node->next;
  return node;
}

/* Nothing but elements, blanks between them, and comments. */
static gboolean
is_plain (const xmlNode *children)
{
  for (const xmlNode *at = children; at; at = at->next) {
    const gboolean blank
        = at->type == XML_TEXT_NODE && !at->content[strspn ((const char *) at->content, BLANKS)];
    if (at->type != XML_ELEMENT_NODE && at->type != XML_COMMENT_NODE && !blank)
      return FALSE;
  }
  return TRUE;
}

static const MuQuickElement *
find_element (const MuQuickPart *part, const xmlNode *node)
{
  for (guint i = 0; node && !node->ns && i < part->elements->len; i++) {
    const MuQuickElement *element = g_ptr_array_index (part->elements, i);
    if (strcmp (element->name, (const char *) node->name) == 0)
      return element;
  }
  return NULL;
}

/* Takes as many of the nodes from *at on as the part holds: FALSE where one does not fit. */
static gboolean
take_part (const MuQuickPart *part, const xmlNode **at)
{
  gboolean taken = FALSE;
  const MuQuickElement *element;
  while ((!taken || part->many) && (element = find_element (part, *at))) {
    if (!element_fits (element, *at))
      return FALSE;
    *at = next_element ((*at)->next);
    taken = TRUE;
  }
  return taken || !part->required;
}

static gboolean
children_fit (const MuQuickElement *element, const xmlNode *node)
{
  const xmlNode *at = next_element (node->children);
  if (element->parts->len == 0)
    return !node->children;
  for (guint i = 0; i < element->parts->len; i++)
    if (!take_part (g_ptr_array_index (element->parts, i), &at))
      return FALSE;
  return !at && is_plain (node->children);
}

static gboolean
text_fits (const MuQuickElement *element, const xmlNode *node)
{
  const char *text = only_text (node->children);
  return text && (element->values->len == 0 || fits_one (element->values, text));
}

/* No deeper than documents are (MU_XML_MAX_DEPTH). */
static gboolean
element_fits (const MuQuickElement *element, const xmlNode *node)
{
  return !node->ns && !node->nsDef && attributes_fit (element, node)
         && (element->text ? text_fits (element, node) : children_fit (element, node));
}

gboolean
mu_xml_quick_accepts (const MuXmlQuick *quick, const xmlDoc *doc)
{
  const xmlNode *root = next_element (doc->children);
  return root && strcmp (quick->root->name, (const char *) root->name) == 0
         && element_fits (quick->root, root);
}
