/* What the files of Fast Play's account share. Battle sheets may come from anyone: their numbers
 * need not mean anything. */
#ifndef MUSTER_REPORTS_AWFP_ACCOUNT_SENTENCES_PRIVATE_H
#define MUSTER_REPORTS_AWFP_ACCOUNT_SENTENCES_PRIVATE_H

#include "reports/account/account_private.h"
#include "rules/awfp/battle/markers.h"

/* "3 stands", "2 figures"; free with g_free. */
char *mu_awfp_count_stands (int stands);
char *mu_awfp_count_figures (int figures);

/* orders.c: markers, initiative, answers to charges, generals. */
char *mu_awfp_say_marker (const MuAccountNames *names, const MuEvent *event);
char *mu_awfp_say_initiative (const MuAccountNames *names, const MuEvent *event);
char *mu_awfp_say_response (const MuAccountNames *names, const MuEvent *event);
char *mu_awfp_say_general_with (const MuAccountNames *names, const MuEvent *event);
char *mu_awfp_say_general_risk (const MuAccountNames *names, const MuEvent *event);
char *mu_awfp_say_second_throw (const MuAccountNames *names, const MuEvent *event);
char *mu_awfp_say_work (const MuAccountNames *names, const MuEvent *event);
char *mu_awfp_say_general_lost (const MuAccountNames *names, const MuEvent *event);

/* fights.c: charges, volleys, rounds, losses. */
char *mu_awfp_say_charge (const MuAccountNames *names, const MuEvent *event);
char *mu_awfp_say_volley (const MuAccountNames *names, const MuEvent *event);
char *mu_awfp_say_round (const MuAccountNames *names, const MuEvent *event);
char *mu_awfp_say_pushed (const MuAccountNames *names, const MuEvent *event);
char *mu_awfp_say_strength (const MuAccountNames *names, const MuEvent *event);
char *mu_awfp_say_destroyed (const MuAccountNames *names, const MuEvent *event);

/* nerve.c: tests of morale, and the state of bodies. */
char *mu_awfp_say_nerve (const MuAccountNames *names, const MuEvent *event);
char *mu_awfp_say_state (const MuAccountNames *names, const MuEvent *event);
gboolean mu_awfp_tells_nerve (const MuEvent *event);
gboolean mu_awfp_tells_state (const MuEvent *event);

/* ending.c: why it is over. */
char *mu_awfp_say_ended (const MuAccountNames *names, const MuEvent *event);
char *mu_awfp_say_gave_up (const MuAccountNames *names, const MuEvent *event);

#endif
