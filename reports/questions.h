/* What players are asked while a battle goes on, in words: what a system's row says of it. All
 * strings are translated and the caller's, free with g_free. */
#ifndef MUSTER_REPORTS_QUESTIONS_H
#define MUSTER_REPORTS_QUESTIONS_H

#include <glib.h>

#include "rules/battle/question.h"
#include "rules/field/rect.h"

struct MuAccountNames;

/* A choice that belongs to no group. */
#define MU_CHOICE_ALONE (-2)

typedef struct {
  char *(*ask) (const struct MuAccountNames *names, const MuQuestion *question);
  char *(*choice) (const struct MuAccountNames *names, const MuQuestion *question,
                   const MuChoice *choice);
  /* Choices of one number are offered under the words of their group. */
  int (*group) (const MuQuestion *question, const MuChoice *choice);
  char *(*group_words) (const struct MuAccountNames *names, const MuQuestion *question,
                        const MuChoice *choice);
  /* Whether those of its group differ by how far they turn and go alone, value[0] and [1]; and
   * what these say; of a place, how far along the baseline and ahead of it. */
  gboolean (*slides) (const MuQuestion *question, const MuChoice *choice);
  char *(*turn_words) (const struct MuAccountNames *names, const MuQuestion *question, int turn);
  char *(*length_words) (const struct MuAccountNames *names, const MuQuestion *question,
                         int length);
  /* Why what is answered is hidden from the enemy, a sentence; NULL: it is not. */
  const char *(*secret) (const MuQuestion *question);
  /* Whether it is by this that armies are set up: then who is asked sees where his units stand
   * though nothing has told it yet. */
  gboolean (*places) (const MuQuestion *question);
  /* The unit that one would point at for it; MU_NO_BODY. */
  int (*body) (const MuQuestion *question, const MuChoice *choice);
  /* Whom one would point at besides, once those of its group are offered alone: the enemy whom a
   * unit attacks. MU_NO_BODY; NULL: never anybody. */
  int (*target) (const MuQuestion *question, const MuChoice *choice);
  /* On a board: the answer that whoever points there means, at a unit or, MU_NO_BODY, at a spot,
   * where another like that one can be given: to be refused with its reason. FALSE: none. NULL:
   * its battles have no board. */
  gboolean (*tries) (const struct MuAccountNames *names, const MuQuestion *question,
                     const MuChoice *like, int body, MuPoint spot, MuChoice *choice);
  /* What the dice may make of an answer, by what mu_battle_foretell says of it. NULL: nothing. */
  char *(*odds_words) (const int *times, int outcomes);
  /* Where it leads the unit that is asked about, from where that stands, and what ground it has
   * there; FALSE: nowhere. */
  gboolean (*leads) (const struct MuAccountNames *names, const MuQuestion *question,
                     const MuChoice *choice, MuRect *place);
} MuQuestionWords;

#endif
