/* The digests that files carry of their own content, as processing instructions: SHA-256 of what
 * Muster writes for the same content, so that neither blanks nor the order of attributes count. */
#ifndef MUSTER_REPORTS_SHEET_CONTENT_DIGEST_H
#define MUSTER_REPORTS_SHEET_CONTENT_DIGEST_H

#include <libxml/tree.h>

#include "lists/battle/battle_record.h"

#define MU_DIGEST_TARGET "muster-digest" /* of a whole file, after its root */
#define MU_CHAIN_TARGET  "muster-chain"  /* of all up to here, within it */

/* Digest of the text, and of the one before it if that is not NULL; free with g_free. */
char *mu_content_digest (const char *before, const char *text);
/* What the next instruction of that target says, from this node on and before the next element;
 * NULL: there is none. Free with g_free. */
char *mu_content_told (const xmlNode *from, const char *target);
/* told may be NULL. */
MuContent mu_content_judge (const char *told, const char *due);

#endif
