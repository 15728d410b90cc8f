/* What the files of the Calculator's session share: entering, chances, keeping. */
#ifndef MUSTER_APP_DESKTOP_SESSION_CALCULATOR_PRIVATE_H
#define MUSTER_APP_DESKTOP_SESSION_CALCULATOR_PRIVATE_H

#include "app/desktop/session/calculator_session.h"
#include "app/service/table_battle.h"

enum { OPENED, WORKED, CHANCES, KEPT, N_SIGNALS };

#define BODIES 4 /* that come along from sum to sum */

struct _MuCalculatorSession {
  GObject parent;
  GHashTable *entered;                     /* kind to MuSumInput: what was entered in each */
  MuSumInput input;                        /* of the present kind; kind NULL before the first */
  MuRoll roll[MU_SUM_FIELDS][MU_SUM_DICE]; /* value 0: not thrown */
  MuFieldValue body[BODIES];
  MuDice dice;
  MuSumAnswer *answer;
  MuSumRoom room;   /* to work in, for as long as the kind stays open */
  gboolean respent; /* it was, until it was taken back; still as it stood */
  gboolean spent;   /* the sum as it stands is kept; its dice are not thrown again */

  MuWrgReadings readings;
  gboolean house_rules; /* readings holds */
  GListStore *units;
  gboolean on_table;

  MuSumAnswer *chances;
  gboolean finding; /* the chances, in another thread */
  gboolean stale;   /* what is being found is no longer asked for */

  MuKeptSums *sums;
  MuTableBattle *table; /* that the units stand in, as it is now; NULL: none yet */
  GListStore *kept;
};

void mu_calculator_session_tell (MuCalculatorSession *session, int signal);
const MuWrgReadings *mu_calculator_session_get_readings (MuCalculatorSession *session);
/* Sets all fields and works the sum out. */
void mu_calculator_session_set_input (MuCalculatorSession *session, const MuSumInput *input);
/* Works out what is entered. */
void mu_calculator_session_work (MuCalculatorSession *session);

/* The same for what has just been entered, settled and with its dice. */
void mu_calculator_session_change (MuCalculatorSession *session);

/* calculator_throw.c: the dice that lie there go into the sum; the input's lie there; none do. */
void mu_calculator_session_gather_dice (MuCalculatorSession *session);
void mu_calculator_session_lay_dice (MuCalculatorSession *session);
void mu_calculator_session_forget_dice (MuCalculatorSession *session);

/* calculator_pick.c */
MuTableUnit mu_calculator_on_table (MuSumUnit place);

/* calculator_chances.c */
void mu_calculator_session_find_chances (MuCalculatorSession *session);

/* calculator_keep.c */
void mu_calculator_session_list_kept (MuCalculatorSession *session);

#endif
