/* The hex table's questions: as the members of its row have it (reports/questions.h). */
#ifndef MUSTER_REPORTS_ABD_ACCOUNT_QUESTIONS_H
#define MUSTER_REPORTS_ABD_ACCOUNT_QUESTIONS_H

#include "reports/questions.h"

char *mu_abd_ask_words (const struct MuAccountNames *names, const MuQuestion *question);
char *mu_abd_choice_words (const struct MuAccountNames *names, const MuQuestion *question,
                           const MuChoice *choice);
int mu_abd_choice_group (const MuQuestion *question, const MuChoice *choice);
char *mu_abd_group_words (const struct MuAccountNames *names, const MuQuestion *question,
                          const MuChoice *choice);
gboolean mu_abd_choice_slides (const MuQuestion *question, const MuChoice *choice);
char *mu_abd_slide_words (const struct MuAccountNames *names, const MuQuestion *question,
                          int length);
const char *mu_abd_question_secret (const MuQuestion *question);
gboolean mu_abd_question_places (const MuQuestion *question);
int mu_abd_choice_body (const MuQuestion *question, const MuChoice *choice);
char *mu_abd_odds_words (const int *times, int outcomes);
int mu_abd_choice_target (const MuQuestion *question, const MuChoice *choice);
gboolean mu_abd_choice_tries (const struct MuAccountNames *names, const MuQuestion *question,
                              const MuChoice *like, int body, MuPoint spot, MuChoice *choice);
gboolean mu_abd_choice_leads (const struct MuAccountNames *names, const MuQuestion *question,
                              const MuChoice *choice, MuRect *place);

#endif
