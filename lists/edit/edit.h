/* Building a list: what a member does to it, one function each. None of them
 * asks whether the outcome is legal (lists/check/check.h says that); they keep a list
 * that can be saved: indices of generals follow their units, sub-units and second
 * parts of a body stay behind the unit they belong to, and the limits of
 * lists/list/list.h hold. A change that cannot be made leaves the list as it was and
 * returns FALSE or MU_LIST_NO_UNIT.
 *
 * book: the list's own; its allies' books are those that its shelf found. */
#ifndef MUSTER_LISTS_EDIT_EDIT_H
#define MUSTER_LISTS_EDIT_EDIT_H

#include "lists/book/book.h"
#include "lists/list/list.h"

/* A new list: the book's commander of that year with his guard where the book has
 * one, and what is compulsory, in sensible units, legal in itself if points allow.
 * name "" makes "BOOK, YEAR". In Fast Play: the general on a stand of his own, and the
 * priest; without prices where the club's table cannot be read, which
 * mu_list_take_prices tells. */
MuList *mu_list_edit_begin (const MuBook *book, MuRuleSystem rules, int year, int points,
                            const char *name);

/* --- what can be had ----------------------------------------------------- */

/* What keeps a unit of an option out of the list. */
typedef enum {
  MU_OFFER_OPEN,     /* nothing */
  MU_OFFER_FULL,     /* the army has as many as it may */
  MU_OFFER_FEW,      /* some more may come, but too few for a unit of their own */
  MU_OFFER_ALLIES,   /* no more may come from that ally */
  MU_OFFER_SHARE,    /* so many may come only with more of others */
  MU_OFFER_NEEDS,    /* they come only with others, whom the army lacks */
  MU_OFFER_EXCLUDED, /* they never came with others, whom the army has */
  MU_OFFER_TOGETHER, /* the army has as many as it may of several options together */
  MU_OFFER_POINTS,   /* the points that are left do not pay it */
  MU_OFFER_TOO_MANY, /* the army has as many units as a battle takes */
} MuOfferBar;

/* An option as it can be had in the list's year. */
typedef struct {
  const MuBook *book; /* the list's own, or an ally's; borrowed */
  const MuBookOption *option;
  int taken;           /* figures, models or stands in the list */
  int min, max;        /* of the whole army, by the list's rules; allies are never compulsory */
  gboolean compulsory; /* min above 0 */
  int unit;            /* figures, models or stands of the unit that mu_list_edit_add adds, or of
                        * the smallest sensible one where something bars it */
  int points;          /* what that unit costs with its command */
  MuOfferBar bar;
  int room;         /* how many more may come, whatever they cost; not below 0 */
  int left;         /* points that the list has left; below 0 where it is over its limit */
  const char *with; /* whom the bar is about: an option, an ally's book, several options together;
                     * borrowed from the book, NULL for none */
} MuListOffer;

/* What the book and its allies allow in the list's year: MuListOffer, compulsory
 * ones first, then in the book's order, then allies. Free with g_ptr_array_unref. */
GPtrArray *mu_list_offers (const MuList *list, const MuBook *book);
/* Why no unit of them can be added, and what to do, in a sentence or two; NULL where one can.
 * Translated, free with g_free. */
char *mu_list_offer_bar_words (const MuListOffer *offer);

/* An item as it can be had. */
typedef struct {
  MuExtra kind;
  gboolean regular; /* by which price */
  int each;         /* points */
  int taken;
} MuListItemOffer;

/* What the army can have besides troops: MuListItemOffer, those of whom one more breaks no rule
 * of items; once where both trainings pay the same. Fast Play has none. Free with
 * g_array_unref. */
GArray *mu_list_item_offers (const MuList *list, const MuBook *book);

/* --- units --------------------------------------------------------------- */

/* Adds a unit of an option of the book `of` (NULL: the list's own) in its usual way of that year,
 * of a sensible size: what is left of what the books allow or of the points, worth no more than a
 * fifth of these unless fewer would be a small body, between the unit's least and most; where it
 * finds room. Also where something bars it (MuListOffer). Returns its index. */
int mu_list_edit_add (MuList *list, const MuBook *book, const MuBook *of, const char *option);
/* With its sub-units and the second part of its body; generals who rode with it ride with none. */
gboolean mu_list_edit_remove (MuList *list, guint unit);
/* A second unit like it, "Hastati 2", with sub-units and second part like its own, right behind
 * all of it; index of the copy. Generals stay where they are, so it is nobody's guard. The copy of
 * a second part of a body is a unit of its own. */
int mu_list_edit_copy_unit (MuList *list, guint unit);
/* Takes `figures`, 1 to all but one, out of the unit into a new one without notes behind all of it,
 * nobody's guard; index of the new one. */
int mu_list_edit_split (MuList *list, guint unit, int figures);
/* Joins the unit's figures, notes and generals to the one `into`; of the same troops, option and
 * book only, and while nothing stays behind it. */
gboolean mu_list_edit_merge (MuList *list, guint unit, guint into);
/* The unit like it that is nearest, which it can be joined to; MU_LIST_NO_UNIT for none. */
int mu_list_edit_like (const MuList *list, guint unit);
/* Moves the unit with all that stays behind it by so many places of its like (+: towards
 * the end): units among units, sub-units among those of their unit. Returns its new index;
 * there must be as many places. */
int mu_list_edit_move (MuList *list, guint unit, int places);
/* Moves it with all that stays behind it to where it stands before the unit that is at `before`
 * now (or the end), as near as its like allow: a unit among whole units, a sub-unit among those of
 * its unit. Returns its new index, the old one where it stays; MU_LIST_NO_UNIT for the second part
 * of a body, which goes with the first. */
int mu_list_edit_move_to (MuList *list, guint unit, guint before);
/* The unit's last place and one: where what stays behind it ends. */
guint mu_list_edit_end (const MuList *list, guint unit);

/* To what a name may be (name.h), tidied, or to nothing. */
gboolean mu_list_edit_rename (MuList *list, guint unit, const char *name);
/* Clamped to 1 and MU_LIST_FIGURES_MAX; ranks follow where they would be more. */
gboolean mu_list_edit_figures (MuList *list, guint unit, int figures);
/* Equips the unit in the option's way number `way` (of option->troops); an order that such troops
 * cannot have becomes that of the option, or to hold. */
gboolean mu_list_edit_way (MuList *list, const MuBook *book, guint unit, guint way);
/* The way that the unit is equipped in, -1 for none of the book's. */
int mu_list_edit_way_of (const MuList *list, const MuBook *book, guint unit);
/* Puts the unit into one body with the one right before it, which one with others behind it, or
 * behind a second part, cannot be; MU_NOT_MIXED makes it a unit of its own again. Returns its
 * index. Fast Play knows neither (MU_LIST_NO_UNIT). */
int mu_list_edit_mix (MuList *list, guint unit, MuMixedHow how);
/* Fast Play knows none (MU_LIST_NO_UNIT). Makes the unit a sub-unit of the one before it, which one
 * with sub-units cannot be, or a unit of its own behind all that it was part of. Returns its index.
 */
int mu_list_edit_sub_unit (MuList *list, guint unit, gboolean sub_unit);

/* --- generals and the rest ----------------------------------------------- */

/* A general of the book's kind; the first one commands. Named as one whom the book has in that
 * year and the list has not. rides_with: a unit or MU_LIST_NO_UNIT. Returns his index. In Fast
 * Play his stand is of those who guard the book's generals, else of those who ride. */
int mu_list_edit_add_general (MuList *list, const MuBook *book, int rides_with);
gboolean mu_list_edit_remove_general (MuList *list, guint general);
/* Lets him ride with a unit, or with MU_LIST_NO_UNIT. */
gboolean mu_list_edit_seat (MuList *list, guint general, int unit);
/* Fast Play: his stand is one of the option's way number `way`; of: as in mu_list_edit_add. FALSE
 * also where Fast Play has no such stand. */
gboolean mu_list_edit_general_stand (MuList *list, const MuBook *book, const MuBook *of,
                                     guint general, const char *option, guint way);
/* Fast Play: the stand that the book's generals have, as mu_list_edit_add_general gives it. */
gboolean mu_list_edit_usual_stand (MuList *list, const MuBook *book, guint general);
/* Makes him the commander; the one before becomes a subordinate. */
gboolean mu_list_edit_promote (MuList *list, guint general);

/* Sets how many of the item the army has; 0 takes it out. Engines come as units: FALSE. */
gboolean mu_list_edit_item (MuList *list, MuExtra kind, gboolean regular, int count);

/* Whether the item can take the field as a unit: wagons and pack animals. */
gboolean mu_list_item_is_train (MuExtra item);
/* wrg.units.pack-animals: makes a unit of what the army has of them. Its index, MU_LIST_NO_UNIT
 * where there are none or no unit more can be. */
int mu_list_edit_train (MuList *list, MuExtra item, gboolean regular);

#endif
