/* A schema in a form that accepts most honest files at a tenth of what libxml2's validator costs,
 * which makes its facets anew for each value. What it accepts the schema accepts; what it does not
 * accept may be good all the same and is for the validator to judge.
 *
 * It knows what our schemas are made of: elements and attributes with names, values of words, whole
 * numbers and texts, and children in an order, each once, if at all, or many times. A schema with
 * anything else has no such form. Never changed once made: several threads may use it. */
#ifndef MUSTER_LISTS_XML_XML_QUICK_H
#define MUSTER_LISTS_XML_XML_QUICK_H

#include <glib.h>
#include <libxml/tree.h>

typedef struct MuXmlQuick MuXmlQuick;

/* NULL for a schema with something that it does not know. */
MuXmlQuick *mu_xml_quick_new (xmlDoc *schema);
void mu_xml_quick_free (MuXmlQuick *quick);

/* Whether the document is surely valid. */
gboolean mu_xml_quick_accepts (const MuXmlQuick *quick, const xmlDoc *doc);

#endif
