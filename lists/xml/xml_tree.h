/* The tree of a document, made of what a parser finds. libxml2 asks for memory three times for each
 * attribute and gives all of it back singly, which was half of what reading a book cost; here the
 * nodes, their names and their texts stand in a few pieces. They are libxml2's own structs and say
 * what its tree would say, so whatever only looks at a tree can look at this one. */
#ifndef MUSTER_LISTS_XML_XML_TREE_H
#define MUSTER_LISTS_XML_XML_TREE_H

#include <libxml/parser.h>

#include "lists/xml/xml.h"

typedef struct MuXmlTree MuXmlTree;

/* While the parser, which is borrowed, reads a document. */
MuXmlTree *mu_xml_tree_new (xmlParserCtxt *parser);
/* Drops what was made. */
void mu_xml_tree_free (MuXmlTree *tree);
/* The tree with the document that the parser made for it, taken over; frees the builder. */
MuXml *mu_xml_tree_finish (MuXmlTree *tree, xmlDoc *doc);

/* Borrowed, to be looked at: nothing may be taken out of it. */
xmlDoc *mu_xml_document (MuXml *xml);

/* One element: its name, prefix and URI, the namespaces that it declares (prefix and URI of each)
 * and its attributes (five pointers each), as the parser's startElementNs has them. */
typedef struct {
  const xmlChar *name, *prefix, *uri;
  const xmlChar **spaces;
  int spaces_count;
  const xmlChar **attributes;
  int attributes_count;
} MuXmlTag;

void mu_xml_tree_open (MuXmlTree *tree, const MuXmlTag *tag);
void mu_xml_tree_close (MuXmlTree *tree);
/* Texts that come one after the other are one. */
void mu_xml_tree_add_text (MuXmlTree *tree, const xmlChar *text, int length);
void mu_xml_tree_add_comment (MuXmlTree *tree, const xmlChar *text);
/* text: NULL for none. */
void mu_xml_tree_add_instruction (MuXmlTree *tree, const xmlChar *target, const xmlChar *text);

#endif
