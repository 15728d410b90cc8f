/* What the files of the Calculator's session share: entering, chances, keeping. */
#ifndef MUSTER_APP_SESSION_CALCULATOR_CALCULATOR_PRIVATE_H
#define MUSTER_APP_SESSION_CALCULATOR_CALCULATOR_PRIVATE_H

#include "app/service/sums/sum_tables.h"
#include "app/service/table/table_battle.h"
#include "app/session/calculator/calculator_session.h"
#include "app/session/calculator/sum_facts.h"

enum { OPENED, WORKED, CHANCES, KEPT, N_SIGNALS };

#define BODIES 4 /* that come along from sum to sum */

/* What is entered for a kind, and what the table told of its bodies when it was last looked
 * at. */
typedef struct {
  MuSumInput input; /* kind NULL before the first */
  MuSumTold told;
  MuSumUnit about; /* the unit that a sum without a TROOP field is about; side -1: none */
} MuCalculatorEntry;

/* A body of the sum before, as its system writes it. */
typedef struct {
  const MuNotation *notation; /* NULL: none yet */
  MuFieldValue value;
} MuCalculatorBody;

struct _MuCalculatorSession {
  GObject parent;
  GHashTable *entered; /* kind to MuCalculatorEntry: all but the open one */
  MuCalculatorEntry open;
  MuRoll roll[MU_SUM_FIELDS][MU_SUM_DICE]; /* value 0: not thrown */
  MuCalculatorBody body[BODIES];
  MuDice dice;
  MuSumAnswer *answer;
  MuSumRoom room; /* to work in, for as long as the kind stays open */
  gint64 kept_as; /* the sum as it stands was kept under this number; 0: it was not */

  MuReadings readings;
  gboolean house_rules; /* readings holds */
  GHashTable *tables;   /* MuSumSystem to MuSumTables: those looked up so far */
  char *trouble;        /* why the last could not be read; NULL: it could */
  GListStore *units;
  GListStore *offered;        /* of these, or of saved lists, those whom the open sum knows */
  const MuSumSystem *fielded; /* of the armies; NULL: there are none, or none that has sums */
  gboolean on_table;

  MuSumAnswer *chances;
  gboolean finding; /* the chances, in another thread */
  gboolean stale;   /* what is being found is no longer asked for */

  MuStore *store;
  MuKeptSums *sums;
  MuTableBattle *table; /* that the units stand in, as it was at the stamp; NULL: none yet */
  MuTonightStamp stamp; /* of what is shown: what is applied rests on it */
  GListStore *kept;
};

void mu_calculator_session_tell (MuCalculatorSession *session, int signal);
const MuReadings *mu_calculator_session_get_readings (MuCalculatorSession *session);
/* An empty form; sets all fields and works the sum out. */
void mu_calculator_entry_begin (MuCalculatorEntry *entry, const MuSumKind *kind);
void mu_calculator_session_set_entry (MuCalculatorSession *session, const MuCalculatorEntry *entry,
                                      gint64 kept_as);
/* Whether the sum as it stands is among those kept: its dice are not thrown again. */
gboolean mu_calculator_session_is_spent (MuCalculatorSession *session);
/* From now on it is another sum than the one that was kept, with dice of its own. */
void mu_calculator_session_renew (MuCalculatorSession *session);
/* Works out what is entered. */
void mu_calculator_session_work (MuCalculatorSession *session);

/* The same for what has just been entered, settled and with its dice. */
void mu_calculator_session_change (MuCalculatorSession *session);

/* calculator_throw.c: the dice that lie there go into the sum; the input's lie there; none do. */
void mu_calculator_session_gather_dice (MuCalculatorSession *session);
void mu_calculator_session_lay_dice (MuCalculatorSession *session);
void mu_calculator_session_forget_dice (MuCalculatorSession *session);

/* calculator_bodies.c: one unit, as it is offered; NULL: none there. Borrowed. */
MuFieldedUnit *mu_calculator_session_unit (MuCalculatorSession *session, MuSumUnit place);
MuTableUnit mu_calculator_on_table (MuSumUnit place);
/* Enters what the table tells of the bodies of the open sum; of one that is kept it changes
 * nothing. */
void mu_calculator_session_tell_bodies (MuCalculatorSession *session);
/* The body in that field is entered anew, whatever was entered over it. */
void mu_calculator_session_forget_body (MuCalculatorSession *session, int troop);
/* Reads the table anew where it has moved on since; TRUE: it has. */
gboolean mu_calculator_session_follow (MuCalculatorSession *session);
/* Bodies that were taken from units that are no longer offered stand for themselves. */
void mu_calculator_session_cut_bodies (MuCalculatorSession *session, GListModel *before);

/* calculator_pick.c: the units that are offered. */
void mu_calculator_session_field (MuCalculatorSession *session, const MuCalculatorArmies *armies);

/* calculator_offer.c: those of the units whom the open sum knows. */
void mu_calculator_session_offer (MuCalculatorSession *session);
const MuSumSystem *mu_calculator_system_of (const MuList *list);

/* calculator_chances.c */
void mu_calculator_session_find_chances (MuCalculatorSession *session);

/* calculator_keep.c */
void mu_calculator_session_list_kept (MuCalculatorSession *session);

#endif
