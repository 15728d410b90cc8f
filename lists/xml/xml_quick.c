#include "lists/xml/xml_quick.h"

#include <string.h>

#include "lists/xml/xml.h"
#include "lists/xml/xml_quick_private.h"

/* --- values -------------------------------------------------------------- */

static int
compare (MuQuickNumber a, MuQuickNumber b)
{
  if (a.negative != b.negative)
    return a.negative ? -1 : 1;
  const int sizes = (a.size > b.size) - (a.size < b.size);
  return a.negative ? -sizes : sizes;
}

#define DIGITS_MOST 19 /* that surely fit */

/* Digits with a sign before them and nothing around them; more digits than fit are left to the
 * validator. */
static gboolean
parse_number (const char *text, MuQuickNumber *number)
{
  const char *digits = text + (*text == '-' || *text == '+');
  const char *at = digits;
  number->size = 0;
  for (; g_ascii_isdigit (*at) && at - digits < DIGITS_MOST; at++)
    number->size = 10 * number->size + (guint64) (*at - '0');
  number->negative = *text == '-' && number->size > 0;
  return at > digits && *at == '\0';
}

/* Single blanks within and none around are what a token has; others are left to the validator. */
static gboolean
is_collapsed (const char *text)
{
  char before = ' ';
  for (const char *at = text; *at; before = *at++)
    if (*at == '\t' || *at == '\r' || *at == '\n' || (*at == ' ' && before == ' '))
      return FALSE;
  return before != ' ' || *text == '\0';
}

/* A text of some bytes has as many characters at most, and at least a quarter of them; so few are
 * counted. */
static gboolean
has_length (const MuQuickValue *value, const char *text)
{
  const glong bytes = (glong) strlen (text);
  if (bytes <= value->longest && (bytes + 3) / 4 >= value->shortest)
    return TRUE;
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

/* The place of the attribute of that name, or the number of attributes. Most files have them in the
 * schema's order: from first on, round. */
static guint
find_attribute (const MuQuickElement *element, const xmlChar *name, guint first)
{
  const guint count = element->attributes->len;
  for (guint tried = 0, at = first; tried < count; tried++, at++) {
    at = at < count ? at : 0;
    const MuQuickAttribute *attribute = g_ptr_array_index (element->attributes, at);
    if (mu_xml_is_called (name, attribute->name))
      return at;
  }
  return count;
}

static gboolean
attribute_fits (const MuQuickElement *element, guint place, const xmlAttr *given)
{
  if (given->ns || place == element->attributes->len)
    return FALSE;
  const MuQuickAttribute *attribute = g_ptr_array_index (element->attributes, place);
  const char *text = only_text (given->children);
  return text && fits_one (attribute->values, text);
}

static gboolean
required_are_there (const MuQuickElement *element, MuQuickSet there)
{
  for (guint i = 0; i < element->choices->len; i++) {
    const MuQuickSet chosen = there & g_array_index (element->choices, MuQuickSet, i);
    if (chosen == 0 || (chosen & (chosen - 1)) != 0)
      return FALSE;
  }
  return (element->required & ~there) == 0;
}

/* The parser lets no name stand twice in a tag. */
static gboolean
attributes_fit (const MuQuickElement *element, const xmlNode *node)
{
  MuQuickSet there = 0;
  guint place = 0;
  for (const xmlAttr *at = node->properties; at; at = at->next) {
    place = find_attribute (element, at->name, place);
    if (!attribute_fits (element, place, at))
      return FALSE;
    there |= (MuQuickSet) 1 << place++;
  }
  return required_are_there (element, there);
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

static gboolean
is_blank (const xmlChar *text)
{
  while (*text == ' ' || *text == '\n' || *text == '\t' || *text == '\r')
    text++;
  return *text == '\0';
}

/* Nothing but elements, blanks between them, and comments. */
static gboolean
is_plain (const xmlNode *children)
{
  for (const xmlNode *at = children; at; at = at->next) {
    const gboolean blank = at->type == XML_TEXT_NODE && is_blank (at->content);
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
    if (mu_xml_is_called (node->name, element->name))
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
