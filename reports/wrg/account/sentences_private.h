/* What the files of WRG's account share. */
#ifndef MUSTER_REPORTS_WRG_ACCOUNT_SENTENCES_PRIVATE_H
#define MUSTER_REPORTS_WRG_ACCOUNT_SENTENCES_PRIVATE_H

#include "reports/account/account_private.h"

/* What bodies obey, and what befalls the generals with them. */
char *mu_wrg_say_orders (const MuAccountNames *names, const MuEvent *event);
char *mu_wrg_say_general_hurt (const MuAccountNames *names, const MuEvent *event);
/* Reaction tests. */
char *mu_wrg_say_reaction (const MuAccountNames *names, const MuEvent *event);
char *mu_wrg_say_result (const MuAccountNames *names, const MuEvent *event);

#endif
