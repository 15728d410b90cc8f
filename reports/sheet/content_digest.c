#include "reports/sheet/content_digest.h"

#include <string.h>

#include "lists/xml/xml.h"

char *
mu_content_digest (const char *before, const char *text)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  if (before != NULL)
    g_checksum_update (sum, (const guchar *) before, -1);
  g_checksum_update (sum, (const guchar *) text, -1);
  return g_strdup (g_checksum_get_string (sum));
}

static gboolean
is_it (const xmlNode *node, const char *target)
{
  return node->type == XML_PI_NODE && strcmp ((const char *) node->name, target) == 0;
}

char *
mu_content_told (const xmlNode *from, const char *target)
{
  for (const xmlNode *at = from; at != NULL && at->type != XML_ELEMENT_NODE; at = at->next)
    if (is_it (at, target))
      return g_strstrip (mu_xml_take (xmlNodeGetContent (at)));
  return NULL;
}

MuContent
mu_content_judge (const char *told, const char *due)
{
  if (told == NULL)
    return MU_CONTENT_BARE;
  return strcmp (told, due) == 0 ? MU_CONTENT_WHOLE : MU_CONTENT_CHANGED;
}
