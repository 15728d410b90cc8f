/* Legality: every issue of a list, each with the rule it breaks, the unit it is
 * about and what would mend it. */
#ifndef MUSTER_LISTS_CHECK_CHECK_H
#define MUSTER_LISTS_CHECK_CHECK_H

#include "lists/book/book.h"
#include "lists/check/mend.h"
#include "lists/list/list.h"

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

/* What the list is judged as.
 *
 * READING: wrg.campaign.forces, wrg.army.choice. The forces of a campaign come from earlier events
 * instead of free choice: what is asked of a choice is not asked of them. Points agreed, how few
 * there may be of a unit, an option or a group of them, how many go with how many others, how many
 * generals so many points may have, and who had what items at whose price, are no faults of an army
 * that suffered losses or was rewarded. Troops may be of another class than the book's, for they
 * rise and sink. What never was remains a fault: arms, crews, ranks, orders and years that cannot
 * be, more than the book ever had, troops that never came together. */
typedef enum {
  MU_CHECK_CHOICE,   /* freely chosen */
  MU_CHECK_CAMPAIGN, /* what a campaign's battles left */
} MuCheckMode;

/* All issues, errors first, then in the order of the units. book: NULL when the
 * club has no such book, which is an issue itself. Free with g_ptr_array_unref. */
GPtrArray *mu_list_check (const MuList *list, const MuBook *book);

/* Whether mu_list_check would find no error, at a fraction of the cost. */
gboolean mu_list_is_legal (const MuList *list, const MuBook *book);

/* The same for a list that is judged so. A campaign's forces have no mends: they are as they are.
 */
GPtrArray *mu_list_check_as (const MuList *list, const MuBook *book, MuCheckMode mode);
gboolean mu_list_is_legal_as (const MuList *list, const MuBook *book, MuCheckMode mode);

/* Whether no error stands among them. */
gboolean mu_issues_legal (const GPtrArray *issues);

#endif
