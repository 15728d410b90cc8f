/* A new army list from an army book, as one begins with it. */
#ifndef MUSTER_APP_SESSION_ARMIES_NEW_ARMY_H
#define MUSTER_APP_SESSION_ARMIES_NEW_ARMY_H

#include "lists/edit/edit.h"

/* The year in the middle of the book's, or the nearest of which there is a list. */
int mu_new_army_year (const MuBook *book);
/* Why the book has no army of that year by those rules, in words for a person; NULL where it has.
 * Free with g_free. */
char *mu_new_army_year_refusal (const MuBook *book, MuRuleSystem rules, int year);
/* By which rules: WRG 5th where the book serves them. */
MuRuleSystem mu_new_army_rules (const MuBook *book);
/* What such an army is usually chosen for: in Fast Play what the club's table says. */
int mu_new_army_points (MuRuleSystem rules);
/* A whole army to those points, as the book gives it in that year (lists/fill/fill.h). NULL with an
 * error that says what to choose instead. The caller's. */
MuList *mu_new_army_filled (const MuBook *book, MuRuleSystem rules, int year, int points,
                            GError **error);
/* Named like the book, of its middle year, for a usual evening. The caller's. */
MuList *mu_new_army (const MuBook *book);

#endif
