/* What the files of the hex table's account share. Battle sheets may come from anyone: their
 * numbers need not mean anything. */
#ifndef MUSTER_REPORTS_ABD_ACCOUNT_SENTENCES_PRIVATE_H
#define MUSTER_REPORTS_ABD_ACCOUNT_SENTENCES_PRIVATE_H

#include "reports/abd/account/places.h"
#include "reports/account/account_private.h"
#include "rules/abd/battle/events.h"
#include "rules/abd/battle/questions.h"

/* Of any number; "an unknown army". Borrowed. */
const char *mu_abd_army_name (const MuAccountNames *names, int side);
/* "3 command points"; free with g_free. */
char *mu_abd_count_points (int points);
/* The event behind one of the record's, NULL: none; NULL too for one that is none of the record's.
 */
const MuEvent *mu_abd_event_after (const MuAccountNames *names, const MuEvent *event);
/* Whether a body is a leader, as far as the events tell. */
gboolean mu_abd_is_leader (const MuAccountNames *names, int body);

/* moves.c: where units stand, and where they go. */
char *mu_abd_say_deployed (const MuAccountNames *names, const MuEvent *event);
char *mu_abd_say_moved (const MuAccountNames *names, const MuEvent *event);
char *mu_abd_say_faced (const MuAccountNames *names, const MuEvent *event);
char *mu_abd_say_arrived (const MuAccountNames *names, const MuEvent *event);
char *mu_abd_say_left_table (const MuAccountNames *names, const MuEvent *event);
char *mu_abd_say_waits (const MuAccountNames *names, const MuEvent *event);
char *mu_abd_say_fights_as (const MuAccountNames *names, const MuEvent *event);

/* turn.c: command points, initiative, leaders, who acts, the end of a turn. */
char *mu_abd_say_command (const MuAccountNames *names, const MuEvent *event);
char *mu_abd_say_initiative (const MuAccountNames *names, const MuEvent *event);
char *mu_abd_say_bid (const MuAccountNames *names, const MuEvent *event);
char *mu_abd_say_leader (const MuAccountNames *names, const MuEvent *event);
char *mu_abd_say_first (const MuAccountNames *names, const MuEvent *event);
char *mu_abd_say_acts (const MuAccountNames *names, const MuEvent *event);
char *mu_abd_say_marked (const MuAccountNames *names, const MuEvent *event);
char *mu_abd_say_reroll (const MuAccountNames *names, const MuEvent *event);
char *mu_abd_say_ends (const MuAccountNames *names, const MuEvent *event);
gboolean mu_abd_tells_acts (const MuEvent *event);

/* nerve.c: disorder, rallies, panic, what is out of control. */
char *mu_abd_say_disordered (const MuAccountNames *names, const MuEvent *event);
char *mu_abd_say_recovered (const MuAccountNames *names, const MuEvent *event);
char *mu_abd_say_rally (const MuAccountNames *names, const MuEvent *event);
char *mu_abd_say_panics (const MuAccountNames *names, const MuEvent *event);
char *mu_abd_say_rating (const MuAccountNames *names, const MuEvent *event);
char *mu_abd_say_control (const MuAccountNames *names, const MuEvent *event);
char *mu_abd_say_charge (const MuAccountNames *names, const MuEvent *event);
char *mu_abd_say_fright (const MuAccountNames *names, const MuEvent *event);
gboolean mu_abd_tells_control (const MuEvent *event);
gboolean mu_abd_tells_fright (const MuEvent *event);

/* fights.c: fire, melee, and what comes of them. */
char *mu_abd_say_fire (const MuAccountNames *names, const MuEvent *event);
char *mu_abd_say_melee (const MuAccountNames *names, const MuEvent *event);
char *mu_abd_say_retreats (const MuAccountNames *names, const MuEvent *event);
char *mu_abd_say_advances (const MuAccountNames *names, const MuEvent *event);
char *mu_abd_say_destroyed (const MuAccountNames *names, const MuEvent *event);
char *mu_abd_say_escapes (const MuAccountNames *names, const MuEvent *event);
char *mu_abd_say_general_lost (const MuAccountNames *names, const MuEvent *event);
char *mu_abd_say_loots (const MuAccountNames *names, const MuEvent *event);
gboolean mu_abd_tells_fire (const MuEvent *event);

/* ending.c: victory points, and who has won. */
char *mu_abd_say_point (const MuAccountNames *names, const MuEvent *event);
char *mu_abd_say_ended (const MuAccountNames *names, const MuEvent *event);
char *mu_abd_say_gave_up (const MuAccountNames *names, const MuEvent *event);
/* result.c: that sentence of a record; MU_SIDE_NONE: nobody has won. */
char *mu_abd_verdict (const MuBattleRecord *record, MuSide winner);

#endif
