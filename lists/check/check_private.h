/* Steps of the legality check, for the files of lists/check/check*.c alone. */
#ifndef MUSTER_LISTS_CHECK_CHECK_PRIVATE_H
#define MUSTER_LISTS_CHECK_CHECK_PRIVATE_H

#include "lists/book/book_year.h"
#include "lists/check/check.h"
#include "lists/list/terms.h"
#include "lists/system.h"

struct MuCheck {
  const MuList *list;
  const MuBook *book;          /* NULL when the club has none */
  const MuBook **of;           /* of each unit: its book, NULL where there is none */
  const MuBookOption **option; /* of each unit: what it was picked from there */
  GPtrArray *issues;           /* MuIssue */
  MuCheckMode mode;
  MuIssueSeverity severity; /* of the issues that are added now */
  MuBookYear *year;         /* the book solved for the list's year; NULL: not asked for yet */
  char *elsewhen;           /* what to do where the book has no list of the year; likewise */
};

/* Adds an issue about a unit or MU_ISSUE_WHOLE_LIST; takes message and remedy. */
MuIssue *mu_check_add (MuCheck *check, MuRule rule, int unit, char *message, char *remedy);

/* --- mends, offered here and tried before anybody is told ---------------- */

/* Of the issue's own unit. */
void mu_check_mend (MuIssue *issue, MuMendKind kind, int number);
/* So many too many in the unit: another unit of them, or away with them. */
void mu_check_mend_size (MuCheck *check, MuIssue *issue, int over);
/* The unit grows to so many where the year has so many of its troops, else it goes. */
void mu_check_mend_small (MuCheck *check, MuIssue *issue, int figures);
/* "Add 3, or leave the unit out", where the year has 3 more of them. */
char *mu_check_small_words (MuCheck *check, guint unit, int lacking);
/* So many of the option too many in the army: of a unit that can spare them. FALSE if none can. */
gboolean mu_check_mend_less (MuCheck *check, MuIssue *issue, const MuBookOption *option, int over);
/* So many more of the option, where the year has it. */
void mu_check_mend_more (const MuCheck *check, MuIssue *issue, const MuBookOption *option,
                         int lacking);
/* The option's usual way of the year, if the unit has an option of that year. */
void mu_check_mend_way (MuCheck *check, MuIssue *issue);
/* The general, with the unit where that matters. */
void mu_check_mend_general (MuIssue *issue, MuMendKind kind, guint general, int unit);
void mu_check_mend_item (MuIssue *issue, MuMendKind kind, const MuListItem *item, int number);

/* --- what can be advised, check_can.c ------------------------------------ */

/* Whether the list's own book lets so many of its option be in an army of the year. */
gboolean mu_check_can_have (MuCheck *check, const MuBookOption *option, int count);
/* Whether so many more of the unit's troops can be, of whichever book, in the year. */
gboolean mu_check_can_grow (MuCheck *check, guint unit, int more);
/* Whether the list's rules have such troops. */
gboolean mu_check_is_armed (const MuCheck *check, const MuBookTroop *way);
/* Whether the option, of whichever book, has a way to be armed that is of the year. */
gboolean mu_check_has_way (const MuCheck *check, const MuBookOption *option);
/* "Leave them out, or choose a year from 1 AD to 200 AD": when they, with the other (may be NULL)
 * and the allies that they are (may be NULL), could come. */
char *mu_check_leave_out (const MuCheck *check, const MuBookOption *option,
                          const MuBookOption *other, const MuBookAlly *ally);
/* What to do where the book's demands cannot be met: the years in which they can. */
char *mu_check_elsewhen (MuCheck *check);
/* Whether the book or its allies have troops of the kind left in the year; TRUE without a book. */
gboolean mu_check_offers (const MuCheck *check, gboolean (*is) (const MuBookTroop *way));

/* --- looking ------------------------------------------------------------- */

/* Whether what is asked of a free choice is asked. */
gboolean mu_check_is_choice (const MuCheck *check);

/* The allies that the unit is of; NULL: it is of the book itself. */
const MuBookAlly *mu_check_ally_of (const MuCheck *check, guint unit);
/* The option a unit was picked from, NULL without book or option. */
const MuBookOption *mu_check_option (const MuCheck *check, guint unit);
/* Its name for messages; borrowed, or from buffer for a unit without one. */
const char *mu_check_unit_name (const MuCheck *check, guint unit, char buffer[32]);
/* The unit that a sub-unit belongs to; MU_LIST_NO_UNIT for none before it. */
int mu_check_parent (const MuList *list, guint unit);

/* The rule by which an army is what its book has, and the one of points, in the list's rules. */
MuRule mu_check_choice (const MuCheck *check);
MuRule mu_check_points (const MuCheck *check);

void mu_check_army (MuCheck *check);
/* Whether the unit's option is in the book, and in the year. */
void mu_check_book_unit (MuCheck *check, guint unit);
/* All of a Fast Play list but what mu_check_army does. */
void mu_check_stands (MuCheck *check);
/* Of that its general, priest and items. */
void mu_check_stands_command (MuCheck *check);
void mu_check_allies (MuCheck *check);
/* Whether the book has such allies in the year, without how many; TRUE if the list has any. */
gboolean mu_check_ally_units (MuCheck *check);
void mu_check_items (MuCheck *check);
/* One of them, in the list or not, beside all that the list has. */
void mu_check_item (MuCheck *check, const MuListItem *item);
void mu_check_marches (MuCheck *check);
void mu_check_book (MuCheck *check);
void mu_check_generals (MuCheck *check);
void mu_check_guards (MuCheck *check);
void mu_check_units (MuCheck *check);
void mu_check_sub_units (MuCheck *check);
void mu_check_mixed (MuCheck *check);
/* check_editions.c */
void mu_check_edition_advice (MuCheck *check);
void mu_check_item_advice (MuCheck *check);
void mu_check_advice (MuCheck *check);
/* What is advised whatever the rules. */
void mu_check_army_advice (MuCheck *check);

/* TRUE if an issue was added. Called for units that broke no rule about the
 * same thing, so that one fault is told once. */
gboolean mu_check_book_size (MuCheck *check, guint unit);
gboolean mu_check_book_troop (MuCheck *check, guint unit);

#endif
