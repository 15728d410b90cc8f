/* Legality: every issue of a list, each with the rule it breaks, the unit it is
 * about and what would mend it. */
#ifndef MUSTER_LISTS_CHECK_H
#define MUSTER_LISTS_CHECK_H

#include "lists/book.h"
#include "lists/list.h"
#include "lists/mend.h"

typedef enum { MU_ISSUE_ERROR, MU_ISSUE_WARNING } MuIssueSeverity;

#define MU_ISSUE_WHOLE_LIST (-1)

struct MuIssue {
  MuIssueSeverity severity;
  MuRule rule;
  int unit;      /* index, MU_ISSUE_WHOLE_LIST */
  char *name;    /* of the unit, or of the list */
  char *message; /* what is wrong, with the numbers */
  char *remedy;  /* what to do about it */
  MuMend mend;   /* the same at one stroke, where that removes the issue and adds no error */
};

void mu_issue_free (MuIssue *issue);

/* All issues, errors first, then in the order of the units. book: NULL when the
 * club has no such book, which is an issue itself. Free with g_ptr_array_unref. */
GPtrArray *mu_list_check (const MuList *list, const MuBook *book);

/* Whether mu_list_check would find no error, at a fraction of the cost. */
gboolean mu_list_is_legal (const MuList *list, const MuBook *book);

/* Whether no error stands among them. */
gboolean mu_issues_legal (const GPtrArray *issues);

#endif
