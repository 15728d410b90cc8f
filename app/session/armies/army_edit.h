/* What a person does to the open army beside its figures: each is made on a copy by
 * lists/edit/edit.h, shown, and written as one change that can be undone. Nothing happens
 * where no army is open or the change cannot be made; what cannot be written the session
 * tells by "failed". */
#ifndef MUSTER_APP_SESSION_ARMIES_ARMY_EDIT_H
#define MUSTER_APP_SESSION_ARMIES_ARMY_EDIT_H

#include "app/session/armies/army_session.h"
#include "lists/edit/edit.h"

#define MU_ARMY_NO_GENERAL (-1)

/* Adds a unit of the offer number `offer` (mu_army_session_get_offers); its index,
 * MU_LIST_NO_UNIT if none came. What would break a rule or the limit is not added. */
int mu_army_edit_add (MuArmySession *session, guint offer);
/* "Triarii: The army has all 24 that the book allows": why nothing can be added of that offer, and
 * what to do; NULL where something can. Free with g_free. */
char *mu_army_edit_why_not (MuArmySession *session, guint offer);
void mu_army_edit_remove (MuArmySession *session, guint unit);
/* The index of the copy, MU_LIST_NO_UNIT if none came. */
int mu_army_edit_copy (MuArmySession *session, guint unit);
/* By a place among its like, down: towards the end. Its new index; the old one if it stays. */
int mu_army_edit_move (MuArmySession *session, guint unit, gboolean down);
/* To where it stands before the unit at `before`, or at the end. Its new index; the old one if it
 * stays. */
int mu_army_edit_move_to (MuArmySession *session, guint unit, guint before);
/* Half of it, in whole files where it can be, becomes another unit, whose index this is;
 * MU_LIST_NO_UNIT if none came. */
int mu_army_edit_split (MuArmySession *session, guint unit);
/* It and the unit like it that is nearest become one, at the place of the first; its index, and
 * MU_LIST_NO_UNIT where there is none like it. */
int mu_army_edit_join (MuArmySession *session, guint unit);
gboolean mu_army_edit_can_split (MuArmySession *session, guint unit);
gboolean mu_army_edit_can_join (MuArmySession *session, guint unit);

void mu_army_edit_rename (MuArmySession *session, guint unit, const char *name);
/* Equips it in a way of its option; wrg.units.*. */
void mu_army_edit_way (MuArmySession *session, guint unit, guint way);
void mu_army_edit_order (MuArmySession *session, guint unit, MuOrder order);
void mu_army_edit_ranks (MuArmySession *session, guint unit, int ranks);
/* Its new index. */
int mu_army_edit_sub_unit (MuArmySession *session, guint unit, gboolean sub_unit);
void mu_army_edit_bodyguard (MuArmySession *session, guint unit, gboolean bodyguard);
void mu_army_edit_forced_march (MuArmySession *session, guint unit, gboolean forced);
void mu_army_edit_notes (MuArmySession *session, guint unit, const char *notes);
/* Does what mends the problem of that number among the issues of the list (lists/check/mend.h). */
void mu_army_edit_mend (MuArmySession *session, guint number);
/* Fills the army up to its points as the book gives it in its year (lists/fill/fill.h); what is in
 * it stays. One change; "failed" says why it cannot be. */
void mu_army_edit_fill (MuArmySession *session);
/* Whether more points are left than a filled army leaves. */
gboolean mu_army_edit_can_fill (MuArmySession *session);
/* Lets the general ride with the unit, and whoever rode with it ride alone;
 * MU_ARMY_NO_GENERAL: nobody rides with it. */
void mu_army_edit_general (MuArmySession *session, guint unit, int general);
/* Adds a general who rides with the unit. */
void mu_army_edit_new_general (MuArmySession *session, guint unit);

/* --- besides the units ---------------------------------------------------- */

void mu_army_edit_remove_general (MuArmySession *session, guint general);
void mu_army_edit_name_general (MuArmySession *session, guint general, const char *name);
/* He commands, and nobody else. */
void mu_army_edit_promote (MuArmySession *session, guint general);
/* He rides with the unit, or with MU_LIST_NO_UNIT. */
void mu_army_edit_seat (MuArmySession *session, guint general, int unit);
/* Fast Play: his stand becomes one like those of the option's way. */
void mu_army_edit_general_stand (MuArmySession *session, guint general, const MuBookOption *option,
                                 guint way);
void mu_army_edit_priest (MuArmySession *session, gboolean priest);
/* So many of them; 0 takes them out. */
void mu_army_edit_item (MuArmySession *session, MuExtra kind, gboolean regular, int count);

/* The unit's option, of the list's book or of an ally's; NULL where they do not offer it. */
const MuBookOption *mu_army_edit_option (MuArmySession *session, guint unit);
/* The way of it in which the unit is equipped; -1 for none. */
int mu_army_edit_way_of (MuArmySession *session, guint unit);

#endif
