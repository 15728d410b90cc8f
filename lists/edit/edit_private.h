/* For the files of lists/edit/edit*.c alone. */
#ifndef MUSTER_LISTS_EDIT_EDIT_PRIVATE_H
#define MUSTER_LISTS_EDIT_EDIT_PRIVATE_H

#include "lists/edit/edit.h"
#include "lists/system.h"

/* --- numbers ------------------------------------------------------------- */

/* What the list's rules make of an option's numbers. */
MuListNumbers mu_edit_numbers (const MuList *list, const MuBookOption *option);
/* How many of the book's figures and models each of the list's is: 1 but in stands. */
int mu_edit_each (const MuList *list, const MuBookOption *option);

/* Of the option in the list; of: its book's id, "" for the list's own. */
int mu_edit_taken (const MuList *list, const char *of, const char *option);
/* How many more the book and its allies allow, whatever they cost; may be below 0. */
int mu_edit_room (const MuList *list, const MuBook *book, const MuBook *of,
                  const MuBookOption *option);
/* The same, and what keeps it so small: of the bars MU_OFFER_FULL, _ALLIES, _SHARE, _NEEDS,
 * _EXCLUDED and _TOGETHER, with whom (NULL for none; borrowed). Also counts what others of the book
 * say of them. */
typedef struct {
  int room;
  MuOfferBar bar;
  const char *with;
} MuEditRoom;
MuEditRoom mu_edit_room_why (const MuList *list, const MuBook *book, const MuBook *of,
                             const MuBookOption *option);
/* How many there may be in all in an army of the year. */
int mu_edit_most (const MuList *list, const MuBook *book, const MuBook *of,
                  const MuBookOption *option);
/* How many are lacking for what the book demands. */
int mu_edit_lacking (const MuList *list, const MuBook *book, const MuBookOption *option);
/* The same of the limit, in the years of its options; figures and models. */
int mu_edit_limit_lacking (const MuList *list, const MuBook *book, const MuBookLimit *limit);

/* "" for the list's own book, else the ally's id. */
const char *mu_edit_book_key (const MuBook *book, const MuBook *of);

/* --- places -------------------------------------------------------------- */

/* How a unit stands in the list; each stays behind those of a lower number. */
typedef enum { MU_EDIT_WHOLE, MU_EDIT_SUB_UNIT, MU_EDIT_GUEST } MuEditLevel;

MuEditLevel mu_edit_level (const MuList *list, guint unit);
/* Where all ends that the unit is part of. */
guint mu_edit_whole_end (const MuList *list, guint unit);

/* With whom each general rides, kept while units move: the change goes between the two. Generals
 * whose unit is gone ride with none. */
typedef struct {
  const MuListUnit **with;
} MuEditRiders;
MuEditRiders mu_edit_dismount (const MuList *list);
void mu_edit_mount (MuList *list, MuEditRiders *riders);

/* Moves the units from first to end before the one at `before`, generals with them. Returns where
 * the first is then. */
guint mu_edit_shift (MuList *list, guint first, guint end, guint before);
/* Puts a unit at a place; takes it. */
void mu_edit_insert (MuList *list, guint at, MuListUnit *unit);

/* --- one unit ------------------------------------------------------------ */

/* "Hastati", or "Hastati 2" where the list has that. Free with g_free. */
char *mu_edit_free_name (const MuList *list, const char *name);
/* Made a name that is acceptable. Free with g_free. */
char *mu_edit_cut_name (const char *name);
/* A body for a general without a guard: the first that rides and does not skirmish, else the first
 * of all; MU_LIST_NO_UNIT: there is none. */
int mu_edit_best_company (const MuList *list);
/* A unit of the option in its usual way. Its figures are 1. */
MuListUnit *mu_edit_enlist (const MuList *list, const char *of, const MuBookOption *option);
/* A unit that could be added; mu_edit_sensible_clear. */
typedef struct {
  MuListUnit *unit;
  int each, command; /* points */
  int enough;        /* figures, models or stands of the smallest one that is no small body, as far
                      * as the book has so many */
} MuEditSensible;
/* most: how many there may be of them in all. Its size is what room and points allow, and no less
 * than a unit must have. */
MuEditSensible mu_edit_sensible (const MuList *list, const char *of, const MuBookOption *option,
                                 int room, int most);
/* Where it finds room beside the others, as far as the list's rules ask for any; whether that is
 * better than where it was. */
gboolean mu_edit_place (MuList *list, guint unit);
/* So many more of an option of the list's own book: its units grow, and new ones of one size, as
 * few as will do, have the rest. */
void mu_edit_enlist_lacking (MuList *list, const MuBookOption *option, int lacking);
void mu_edit_set_figures (MuListUnit *unit, int figures);

#endif
