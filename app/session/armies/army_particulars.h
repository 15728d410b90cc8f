/* What a list says about itself beside its units: its name, whose it is, tags, notes, year and
 * points; and how an umpire knows it again. Each change is one that can be undone; FALSE where
 * what was typed cannot be taken, and nothing happened. What cannot be written the session tells
 * by "failed". */
#ifndef MUSTER_APP_SESSION_ARMIES_ARMY_PARTICULARS_H
#define MUSTER_APP_SESSION_ARMIES_ARMY_PARTICULARS_H

#include "app/session/armies/army_session.h"

gboolean mu_army_set_name (MuArmySession *session, const char *name);
gboolean mu_army_set_player (MuArmySession *session, const char *player);
/* As typed; see mu_army_tags_tidy. */
gboolean mu_army_set_tags (MuArmySession *session, const char *tags);
gboolean mu_army_set_notes (MuArmySession *session, const char *notes);
/* As typed, in any way that lists/words/year.h knows. */
gboolean mu_army_set_year (MuArmySession *session, const char *year);
gboolean mu_army_set_points (MuArmySession *session, const char *points);

/* Each tag once, a blank between, in the order typed; commas part them too. Those that would go
 * beyond MU_LIST_TAGS_MAX are left out. Free with g_free. */
char *mu_army_tags_tidy (const char *typed);
gboolean mu_army_tags_have (const char *tags, const char *tag);
/* What was typed so far with the tag put in, in place of a last word that it begins with, or taken
 * out where it is there. Free with g_free. */
char *mu_army_tags_turn (const char *typed, const char *tag);
/* The last word of what was typed, "" behind a blank; free with g_free. */
char *mu_army_tags_last (const char *typed);

/* "Giulia · league · edition 3"; "" where no army is open. Free with g_free. */
char *mu_army_particulars_line (MuArmySession *session);

#endif
