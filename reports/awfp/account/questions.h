/* Fast Play's questions: as the members of its row have it (reports/questions.h). */
#ifndef MUSTER_REPORTS_AWFP_ACCOUNT_QUESTIONS_H
#define MUSTER_REPORTS_AWFP_ACCOUNT_QUESTIONS_H

#include "reports/questions.h"

char *mu_awfp_ask_words (const struct MuAccountNames *names, const MuQuestion *question);
char *mu_awfp_choice_words (const struct MuAccountNames *names, const MuQuestion *question,
                            const MuChoice *choice);
int mu_awfp_choice_group (const MuQuestion *question, const MuChoice *choice);
char *mu_awfp_group_words (const struct MuAccountNames *names, const MuQuestion *question,
                           const MuChoice *choice);
gboolean mu_awfp_choice_slides (const MuQuestion *question, const MuChoice *choice);
char *mu_awfp_turn_words (const struct MuAccountNames *names, const MuQuestion *question, int turn);
char *mu_awfp_length_words (const struct MuAccountNames *names, const MuQuestion *question,
                            int length);
const char *mu_awfp_question_secret (const MuQuestion *question);
gboolean mu_awfp_question_places (const MuQuestion *question);
int mu_awfp_choice_body (const MuQuestion *question, const MuChoice *choice);
gboolean mu_awfp_choice_leads (const struct MuAccountNames *names, const MuQuestion *question,
                               const MuChoice *choice, MuRect *place);

#endif
