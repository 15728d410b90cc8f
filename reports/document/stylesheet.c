#include "reports/document/stylesheet.h"

#include <glib/gi18n-lib.h>
#include <libxml/parser.h>
#include <libxslt/security.h>
#include <libxslt/transform.h>
#include <libxslt/xsltInternals.h>
#include <libxslt/xsltutils.h>

#include "lists/xml/data.h"
#include "lists/xml/xml.h"

#define STYLESHEET_MAX (1 << 20)

static void
ignore (void *data, const char *format, ...)
{
}

static xsltStylesheet *
load (const char *file, GError **error)
{
  gsize length;
  g_autofree char *path = mu_data_path ("schema", file);
  g_autofree char *data = mu_file_read (path, STYLESHEET_MAX, &length, error);
  if (!data)
    return NULL;
  xmlDoc *doc = xmlReadMemory (data, (int) length, path, NULL,
                               XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING);
  xsltSetGenericErrorFunc (NULL, ignore); /* a damaged stylesheet is told by our error alone */
  xsltStylesheet *stylesheet = doc ? xsltParseStylesheetDoc (doc) : NULL;
  if (stylesheet && stylesheet->errors == 0)
    return stylesheet;
  if (stylesheet)
    xsltFreeStylesheet (stylesheet);
  else
    xmlFreeDoc (doc);
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_UNREADABLE,
               _ ("%s: this stylesheet is damaged; install Muster again"), path);
  return NULL;
}

/* It reads nothing but the sheet and writes nothing at all. */
static xmlDoc *
transform (xsltStylesheet *stylesheet, xmlDoc *doc)
{
  static const xsltSecurityOption all[]
      = { XSLT_SECPREF_READ_FILE, XSLT_SECPREF_WRITE_FILE, XSLT_SECPREF_CREATE_DIRECTORY,
          XSLT_SECPREF_READ_NETWORK, XSLT_SECPREF_WRITE_NETWORK };
  xsltTransformContext *context = xsltNewTransformContext (stylesheet, doc);
  xsltSecurityPrefs *nothing = xsltNewSecurityPrefs ();
  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    xsltSetSecurityPrefs (nothing, all[i], xsltSecurityForbid);
  xsltSetCtxtSecurityPrefs (nothing, context);
  xsltSetTransformErrorFunc (context, NULL, ignore);
  xmlDoc *page = xsltApplyStylesheetUser (stylesheet, doc, NULL, NULL, NULL, context);
  if (page && context->state != XSLT_STATE_OK)
    g_clear_pointer (&page, xmlFreeDoc);
  xsltFreeTransformContext (context);
  xsltFreeSecurityPrefs (nothing);
  return page;
}

static char *
print (xsltStylesheet *stylesheet, xmlDoc *page, gsize *length)
{
  xmlChar *text = NULL;
  int size = 0;
  if (!page || xsltSaveResultToString (&text, &size, page, stylesheet) != 0 || !text)
    return NULL;
  *length = (gsize) size;
  return mu_xml_take (text);
}

char *
mu_stylesheet_apply (const char *file, xmlDoc *doc, gsize *length, GError **error)
{
  xsltStylesheet *stylesheet = load (file, error);
  if (!stylesheet)
    return NULL;
  xmlDoc *page = transform (stylesheet, doc);
  char *text = print (stylesheet, page, length);
  xmlFreeDoc (page);
  xsltFreeStylesheet (stylesheet);
  if (!text)
    g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_UNREADABLE,
                 _ ("%s: this stylesheet is damaged; install Muster again"), file);
  return text;
}
