/* Schemas that were compiled, for whoever reads many files of a kind: compiling one
 * costs ten times what holding a file against it does. What reads a file takes one
 * of these, or NULL to compile what it needs for that file alone. A schema's file
 * that is replaced meanwhile is not read again. For one thread at a time. */
#ifndef MUSTER_LISTS_SCHEMAS_H
#define MUSTER_LISTS_SCHEMAS_H

#include <glib.h>

typedef struct MuSchemas MuSchemas;

MuSchemas *mu_schemas_new (void);
void mu_schemas_free (MuSchemas *schemas);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuSchemas, mu_schemas_free)

#endif
