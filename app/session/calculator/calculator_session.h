/* The Calculator at work: one kind of sum at a time, what is entered for it, its
 * answer, the chances, and the sums kept tonight. Every change is worked out at
 * once, except the chances, which are found in another thread. No widgets.
 *
 * Dice are thrown once: faces stay what they are until others are entered. */
#ifndef MUSTER_APP_SESSION_CALCULATOR_CALCULATOR_SESSION_H
#define MUSTER_APP_SESSION_CALCULATOR_CALCULATOR_SESSION_H

#include <gio/gio.h>

#include "app/session/calculator/fielded_unit.h"
#include "app/session/calculator/kept_sums.h"
#include "app/sums/core/sum.h"

typedef enum {
  MU_SUM_LACKING,  /* something required is not yet entered */
  MU_SUM_REFUSED,  /* it cannot be: the answer says why */
  MU_SUM_UNTHROWN, /* dice are open: the answer holds the lines that no dice change */
  MU_SUM_WORKED,
} MuSumState;

#define MU_TYPE_CALCULATOR_SESSION (mu_calculator_session_get_type ())
G_DECLARE_FINAL_TYPE (MuCalculatorSession, mu_calculator_session, MU, CALCULATOR_SESSION, GObject)

/* Signals: "opened": another kind, or all its fields at once; "worked": one field
 * and the answer changed; "chances": mu_calculator_session_get_chances changed;
 * "kept": the kept sums changed. */

/* store: where sums are kept; must outlive it. seed: of the dice that are rolled
 * here. */
MuCalculatorSession *mu_calculator_session_new (MuStore *store, guint64 seed);

/* --- what is asked ------------------------------------------------------ */

/* Begins this kind, or goes on with what was entered in it before. Bodies that
 * were entered elsewhere come along. */
void mu_calculator_session_open (MuCalculatorSession *session, const MuSumKind *kind);
const MuSumKind *mu_calculator_session_get_kind (MuCalculatorSession *session); /* may be NULL */
const MuSumInput *mu_calculator_session_get_input (MuCalculatorSession *session);
/* Why what its sums look up could not be read; NULL: it could. */
const char *mu_calculator_session_get_trouble (MuCalculatorSession *session);
/* Empties all fields of the kind. */
void mu_calculator_session_clear (MuCalculatorSession *session);

/* Enters one field. */
void mu_calculator_session_enter (MuCalculatorSession *session, int place,
                                  const MuFieldValue *value);
/* Enters a text; empty: nothing. What cannot be read empties the field and is
 * the error. */
gboolean mu_calculator_session_read (MuCalculatorSession *session, int place, const char *text,
                                     GError **error);

/* Whether a word of a COUNTS field may hold so many times besides. */
gboolean mu_calculator_session_may_count (MuCalculatorSession *session, int place, int word,
                                          int times);

/* Dice: how many there are and which, what lies there (0: not thrown), a face
 * thrown at the table (0: taken up again). */
int mu_calculator_session_count_dice (MuCalculatorSession *session, int place, MuDie *die);
int mu_calculator_session_get_face (MuCalculatorSession *session, int place, int number);
void mu_calculator_session_throw (MuCalculatorSession *session, int place, int number, int face);
/* The next die that is not thrown and has this face; FALSE if there is none. */
gboolean mu_calculator_session_throw_next (MuCalculatorSession *session, int face);
/* Rolls the dice that are not yet thrown; where all are, all anew. */
void mu_calculator_session_roll (MuCalculatorSession *session);
/* Takes all dice up again. */
void mu_calculator_session_take_dice (MuCalculatorSession *session);
gboolean mu_calculator_session_has_dice (MuCalculatorSession *session);

/* --- tonight's armies --------------------------------------------------- */

/* Whose units are offered. All borrowed for the call. */
typedef struct {
  const MuList *list[MU_SIDES];   /* either may be NULL */
  const MuReadings *readings;     /* NULL: the book's */
  gboolean on_table;              /* losses can be applied to them */
  const MuBattleRecord *prepared; /* the first losses put this battle on the table; NULL: one is */
  gint64 campaign;                /* of prepared */
} MuCalculatorArmies;
void mu_calculator_session_set_armies (MuCalculatorSession *session,
                                       const MuCalculatorArmies *armies);
/* MuFieldedUnit: of these armies, those whom the open sum knows. */
GListModel *mu_calculator_session_get_units (MuCalculatorSession *session);
/* Where it knows none of them, offers the units of lists that the club has saved. */
void mu_calculator_session_offer_saved (MuCalculatorSession *session);
/* The sums of the armies' rules; NULL: there are no armies, or no sums. */
const MuSumSystem *mu_calculator_session_get_fielded (MuCalculatorSession *session);
/* Enters the unit in a TROOP field, with how many it is and whatever else the table knows
 * of it where the sum asks. */
void mu_calculator_session_pick (MuCalculatorSession *session, int place, MuFieldedUnit *unit);
/* Begins this kind anew for a unit of tonight's: it stands in the first TROOP field, and
 * what the table knows of it is entered. */
void mu_calculator_session_open_for (MuCalculatorSession *session, const MuSumKind *kind,
                                     MuTableUnit unit);
/* The unit that a TROOP field was taken from; NULL: typed in. Borrowed. */
MuFieldedUnit *mu_calculator_session_get_picked (MuCalculatorSession *session, int place);

/* Follows a table that others have gone on with: the units, and the bodies of the sum, are
 * as they stand there now. TRUE where something has changed. Every change of the sum does
 * the same first. */
gboolean mu_calculator_session_look (MuCalculatorSession *session);
/* Whether the table alone says what this field holds. */
gboolean mu_calculator_session_is_settled (MuCalculatorSession *session, int place);

/* --- what it comes to --------------------------------------------------- */

MuSumState mu_calculator_session_get_state (MuCalculatorSession *session);
/* The label of what is lacking, translated; NULL if nothing is. */
const char *mu_calculator_session_get_lacking (MuCalculatorSession *session);
/* NULL while something is lacking. Borrowed until the next change. */
const MuSumAnswer *mu_calculator_session_get_answer (MuCalculatorSession *session);
/* An answer of which the bars and their title hold; NULL: none, or not yet found. */
const MuSumAnswer *mu_calculator_session_get_chances (MuCalculatorSession *session);

/* --- tonight's sums ----------------------------------------------------- */

gboolean mu_calculator_session_can_keep (MuCalculatorSession *session);
/* Whether the sum's casualties can be taken from a unit on the table. */
gboolean mu_calculator_session_can_apply (MuCalculatorSession *session);
/* Keeps the sum; apply: with its casualties. The dice are taken up. Where the table has moved
 * on since the sum was shown, nothing is kept, the sum is shown as it is now, and the error is
 * MU_STORE_ERROR_MOVED_ON. */
gboolean mu_calculator_session_keep (MuCalculatorSession *session, gboolean apply, GError **error);
gboolean mu_calculator_session_can_take_back (MuCalculatorSession *session);
gboolean mu_calculator_session_take_back (MuCalculatorSession *session, GError **error);
gboolean mu_calculator_session_can_bring_back (MuCalculatorSession *session);
gboolean mu_calculator_session_bring_back (MuCalculatorSession *session, GError **error);
/* MuKeptItem, the latest first, twenty at the most. */
GListModel *mu_calculator_session_get_kept (MuCalculatorSession *session);
/* Opens a kept sum as it was entered. */
gboolean mu_calculator_session_show (MuCalculatorSession *session, MuKeptItem *item,
                                     GError **error);

#endif
