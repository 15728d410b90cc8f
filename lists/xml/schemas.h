/* Schemas that were compiled, and the prices of Fast Play, for whoever reads many files of a kind:
 * reading one costs many times what holding a file against it does. What reads a file takes one of
 * these, or NULL to compile what it needs for that file alone. A schema's file that is replaced
 * meanwhile is not read again. Several threads may use the same, of whom one at a time hears what
 * is wrong with a file. */
#ifndef MUSTER_LISTS_XML_SCHEMAS_H
#define MUSTER_LISTS_XML_SCHEMAS_H

#include <glib.h>

typedef struct MuSchemas MuSchemas;

MuSchemas *mu_schemas_new (void);
void mu_schemas_free (MuSchemas *schemas);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuSchemas, mu_schemas_free)

#endif
