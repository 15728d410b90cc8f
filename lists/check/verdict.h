/* What an umpire wants to know of a list: whether it is legal, else why not; and where
 * it cannot be read at all, what is wrong with the file. */
#ifndef MUSTER_LISTS_CHECK_VERDICT_H
#define MUSTER_LISTS_CHECK_VERDICT_H

#include "lists/check/check.h"

typedef enum { MU_VERDICT_LEGAL, MU_VERDICT_ILLEGAL, MU_VERDICT_UNREADABLE } MuVerdictKind;

typedef struct {
  MuVerdictKind kind;
  char *file;         /* where the list came from */
  MuList *list;       /* NULL where it is unreadable */
  const MuBook *book; /* the shelf's; NULL where it has none of that id */
  GPtrArray *issues;  /* MuIssue; none where it is unreadable */
  char *fault;        /* what is wrong with the file; NULL where it could be read */
} MuVerdict;

/* Judges a list, which is the verdict's from now on. The shelf must outlive the verdict. */
MuVerdict *mu_verdict_new (const char *file, MuList *list, const MuShelf *shelf);
/* The verdict on what cannot be read; the fault is copied. */
MuVerdict *mu_verdict_new_unreadable (const char *file, const GError *fault);
/* Reads and judges a list file: never NULL. schemas: NULL for this file alone. */
MuVerdict *mu_verdict_on_file (MuSchemas *schemas, const char *path, const MuShelf *shelf);
void mu_verdict_free (MuVerdict *verdict);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuVerdict, mu_verdict_free)

/* "legal", "illegal", "unreadable": for scripts. */
const char *mu_verdict_key (MuVerdictKind kind);
/* "legal", "not legal", "cannot be read", translated. */
const char *mu_verdict_words (MuVerdictKind kind);

/* How many of the issues are errors. */
guint mu_verdict_errors (const MuVerdict *verdict);

/* How many verdicts (MuVerdict) are of that kind. */
guint mu_verdicts_count (const GPtrArray *verdicts, MuVerdictKind kind);

#endif
