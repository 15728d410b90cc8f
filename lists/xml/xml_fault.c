#include <glib/gi18n-lib.h>
#include <libxml/xmlerror.h>
#include <string.h>

#include "lists/xml/error.h"
#include "lists/xml/xml_private.h"

static const struct {
  int code;
  const char *words;
} fault_table[] = {
  { XML_ERR_DOCUMENT_EMPTY, N_ ("this is no XML, which begins with “<”") },
  { XML_ERR_DOCUMENT_START, N_ ("this is no XML, which begins with “<”") },
  { XML_ERR_DOCUMENT_END, N_ ("something follows after the end of the last element") },
  { XML_ERR_TAG_NOT_FINISHED, N_ ("the file is cut short: an element is never ended") },
  { XML_ERR_GT_REQUIRED, N_ ("a tag is not closed; expected “>”") },
  { XML_ERR_LTSLASH_REQUIRED, N_ ("an end tag is missing; expected “</”") },
  { XML_ERR_TAG_NAME_MISMATCH, N_ ("an element is ended by another's end tag") },
  { XML_ERR_ATTRIBUTE_NOT_STARTED, N_ ("an attribute's value must stand in quotes") },
  { XML_ERR_ATTRIBUTE_NOT_FINISHED, N_ ("an attribute's closing quote is missing") },
  { XML_ERR_ATTRIBUTE_WITHOUT_VALUE, N_ ("an attribute has no value; expected “=”") },
  { XML_ERR_ATTRIBUTE_REDEFINED, N_ ("an attribute stands twice in one element") },
  { XML_ERR_LT_IN_ATTRIBUTE, N_ ("“<” in an attribute; write “&lt;”") },
  { XML_ERR_SPACE_REQUIRED, N_ ("a blank is missing between two attributes") },
  { XML_ERR_NAME_REQUIRED, N_ ("expected a name; write “&amp;” for “&” and “&lt;” for “<”") },
  { XML_ERR_ENTITYREF_SEMICOL_MISSING, N_ ("“;” missing; write “&amp;” for “&”") },
  { XML_ERR_UNDECLARED_ENTITY, N_ ("an entity that XML does not know; write “&amp;” for “&”") },
  { XML_ERR_INVALID_CHAR, N_ ("a character that XML does not allow") },
  { XML_ERR_INVALID_CHARREF, N_ ("“&#…;” does not name a character that XML allows") },
  { XML_ERR_COMMENT_NOT_FINISHED, N_ ("the file is cut short: a comment is never ended") },
  { XML_ERR_CDATA_NOT_FINISHED, N_ ("the file is cut short: a CDATA section is never ended") },
  { XML_ERR_PI_NOT_FINISHED, N_ ("the file is cut short: a “<?” is never ended") },
  { XML_ERR_UNSUPPORTED_ENCODING, N_ ("the encoding is not UTF-8; save the file as UTF-8") },
};

static const char *
find_words (int code)
{
  for (gsize i = 0; i < G_N_ELEMENTS (fault_table); i++)
    if (fault_table[i].code == code)
      return _ (fault_table[i].words);
  return NULL;
}

void
mu_xml_set_fault (GError **error, const xmlError *fault, const char *name)
{
  const char *words = find_words (fault->code);
  g_autofree char *own = g_strstrip (g_strdup (fault->message ? fault->message : ""));
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_NOT_XML, "%s:%d: %s", name, fault->line,
               words ? words : own);
}
