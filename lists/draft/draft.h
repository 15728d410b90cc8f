/* An army book that somebody is writing. It holds texts as they were typed, so that what is half
 * done or wrong stays there to be mended, and everything else of the file that it was begun with:
 * comments, posts, stands and whatever no form shows.
 *
 * A place says where in the book: of parts that stand in rows, which row; of ways and conditions,
 * of which option. Places count from 0 and hold until rows are added or removed. */
#ifndef MUSTER_LISTS_DRAFT_DRAFT_H
#define MUSTER_LISTS_DRAFT_DRAFT_H

#include "lists/book/book.h"

typedef enum {
  MU_DRAFT_BOOK, /* one row: what holds for the whole */
  MU_DRAFT_GENERAL,
  MU_DRAFT_ENEMY,
  MU_DRAFT_OPTION,
  MU_DRAFT_LIMIT,
  MU_DRAFT_ALLY,
  MU_DRAFT_WAY,       /* of an option: how its troops are armed */
  MU_DRAFT_CONDITION, /* of an option */
  MU_DRAFT_MEMBER,    /* of a limit: an option that it counts */
} MuDraftPart;
#define MU_DRAFT_PARTS (MU_DRAFT_MEMBER + 1)

typedef enum {
  MU_DRAFT_ID,
  MU_DRAFT_NAME,
  MU_DRAFT_EDITION,
  MU_DRAFT_RULES,
  MU_DRAFT_FROM,
  MU_DRAFT_TO,
  MU_DRAFT_LAND,
  MU_DRAFT_REGION,
  MU_DRAFT_COUNTRY,
  MU_DRAFT_GENERALS,
  MU_DRAFT_HOME,
  MU_DRAFT_NOTE,
  MU_DRAFT_MIN,
  MU_DRAFT_MAX,
  MU_DRAFT_UNIT_MIN,
  MU_DRAFT_UNIT_MAX,
  MU_DRAFT_STANDS_MIN,
  MU_DRAFT_STANDS_MAX,
  MU_DRAFT_ORDER,
  MU_DRAFT_RANKS,
  MU_DRAFT_LINE,
  MU_DRAFT_TYPICAL,
  MU_DRAFT_BODYGUARD,
  MU_DRAFT_TROOP,
  MU_DRAFT_LABEL,
  MU_DRAFT_KIND, /* of a condition: at-most, at-least, needs, not-with */
  MU_DRAFT_COUNT,
  MU_DRAFT_PER,
  MU_DRAFT_OTHER, /* the id of an option */
  MU_DRAFT_ALLY_BOOK,
} MuDraftField;
#define MU_DRAFT_FIELDS (MU_DRAFT_ALLY_BOOK + 1)

typedef enum {
  MU_DRAFT_KIND_NAME,
  MU_DRAFT_KIND_PROSE, /* several lines, in an element of its own */
  MU_DRAFT_KIND_YEAR,
  MU_DRAFT_KIND_NUMBER,
  MU_DRAFT_KIND_WORD, /* one of a few, as files have it */
  MU_DRAFT_KIND_FLAG, /* yes or no */
  MU_DRAFT_KIND_NOTATION,
} MuDraftKind;

typedef struct {
  MuDraftPart part;
  int of; /* the option of a way or condition, the limit of a member; else 0 */
  int at;
} MuDraftPlace;

typedef struct {
  MuDraftPlace place;
  MuDraftField field; /* MU_DRAFT_FIELDS: the row as a whole */
  char *words;        /* what is wrong and what to do, translated */
} MuDraftFault;

typedef struct MuDraft MuDraft;

/* A book of that id with nothing in it but one option to begin with. */
MuDraft *mu_draft_new (const char *id);
/* A copy of the book to be changed, under its own id. Never NULL for a book that was read. */
MuDraft *mu_draft_of_book (const MuBook *book, GError **error);
/* What mu_draft_write wrote; NULL with a MU_FILE_ERROR. name: of the file. */
MuDraft *mu_draft_read (const char *data, gsize length, const char *name, GError **error);
MuDraft *mu_draft_read_file (const char *path, GError **error);
MuDraft *mu_draft_copy (const MuDraft *draft);
void mu_draft_free (MuDraft *draft);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuDraft, mu_draft_free)

/* "Fewest", as rows and faults call it; translated, static. */
const char *mu_draft_field_words (MuDraftField field);
MuDraftKind mu_draft_field_kind (MuDraftField field);
/* The words that a MU_DRAFT_KIND_WORD may be, NULL-ended, as files have them; else NULL. */
const char *const *mu_draft_field_choices (MuDraftField field);
/* Whether rows of that part have the field, and whether it may be left empty there. */
gboolean mu_draft_part_has (MuDraftPart part, MuDraftField field);
gboolean mu_draft_may_be_empty (MuDraftPart part, MuDraftField field);

/* How many rows; of: as in MuDraftPlace. */
guint mu_draft_count (const MuDraft *draft, MuDraftPart part, int of);
/* What stands there, years as people write them; "" for nothing and for places that are not there.
 * Free with g_free. */
char *mu_draft_get (const MuDraft *draft, MuDraftPlace place, MuDraftField field);
/* Takes what was typed; TRUE if that changes anything. "" leaves it out. */
gboolean mu_draft_set (MuDraft *draft, MuDraftPlace place, MuDraftField field, const char *text);

/* A row after the others of its part, filled with what most rows have; its place. */
MuDraftPlace mu_draft_add (MuDraft *draft, MuDraftPart part, int of);
/* The same row once more, right behind it; an option under an id of its own. */
MuDraftPlace mu_draft_duplicate (MuDraft *draft, MuDraftPlace place);
/* With an option goes what names it: conditions, posts and members of limits. */
void mu_draft_remove (MuDraft *draft, MuDraftPlace place);

/* The row of the option with that id, -1 for none. */
int mu_draft_option (const MuDraft *draft, const char *id);

/* The bytes of its file; free with g_free. length may be NULL. */
char *mu_draft_write (const MuDraft *draft, gsize *length);

#endif
