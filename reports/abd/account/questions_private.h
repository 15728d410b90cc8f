/* What the files of the hex table's questions share. */
#ifndef MUSTER_REPORTS_ABD_ACCOUNT_QUESTIONS_PRIVATE_H
#define MUSTER_REPORTS_ABD_ACCOUNT_QUESTIONS_PRIVATE_H

#include "reports/abd/account/questions.h"
#include "reports/abd/account/sentences_private.h"

/* questions_place.c: choices that are a hex and a facing there, of the choice's body. */
gboolean mu_abd_asks_place (const MuQuestion *question);
char *mu_abd_choice_place_words (const MuAccountNames *names, const MuChoice *choice);
char *mu_abd_group_place_words (const MuAccountNames *names, const MuChoice *choice);

#endif
