/* For the files of lists/draft alone. */
#ifndef MUSTER_LISTS_DRAFT_DRAFT_PRIVATE_H
#define MUSTER_LISTS_DRAFT_DRAFT_PRIVATE_H

#include <libxml/tree.h>

#include "lists/draft/draft.h"

struct MuDraft {
  xmlDoc *doc;
};

xmlNode *mu_draft_root (const MuDraft *draft);
/* The element of a place; NULL where there is none. Borrowed. */
xmlNode *mu_draft_node (const MuDraft *draft, MuDraftPlace place);
/* The place of that element, or of the nearest around it that has one. */
MuDraftPlace mu_draft_place_of (const MuDraft *draft, const xmlNode *node);
/* Whether the element is a row of that part. */
gboolean mu_draft_is_row (const xmlNode *node, MuDraftPart part);

/* The attribute or element of a field, in a row of that part. */
const char *mu_draft_key (MuDraftField field);
/* The field that the attribute is in such an element; MU_DRAFT_FIELDS for none. */
MuDraftField mu_draft_field_of (const char *key);

#endif
