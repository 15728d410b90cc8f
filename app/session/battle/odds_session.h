/* Odds before committing: a battle, or the rest of one that was stopped, fought many
 * times in the background. Follows a battle's session and forgets what no longer
 * belongs to it: new dice make other odds. What was changed can be changed back, so
 * that odds of another deployment, or of other rulings, stay, and say that they are. */
#ifndef MUSTER_APP_SESSION_BATTLE_ODDS_SESSION_H
#define MUSTER_APP_SESSION_BATTLE_ODDS_SESSION_H

#include "app/service/battle/battle_odds.h"
#include "app/session/battle/battle_session.h"
#include "app/session/battle/rulings_session.h"

#define MU_TYPE_ODDS_SESSION (mu_odds_session_get_type ())
G_DECLARE_FINAL_TYPE (MuOddsSession, mu_odds_session, MU, ODDS_SESSION, MuItem)

/* Properties: outdated (what they rest on has changed since they were asked for), outdated-words
 * (what has, and what to do; "" where nothing has), open (it is the time to ask for them), running,
 * possible (they can be asked for, and none is running), basis (from where on and with what they
 * are fought; "" for a prepared battle), progress, progress-text. Signals: "changed" (there are
 * other odds, or none); "failed" (GError). */

/* Of the battle that is prepared. */
MuOddsSession *mu_odds_session_new (MuBattleSession *battle);
/* Of the rest of a battle, with the orders and rulings as they stand. */
MuOddsSession *mu_odds_session_new_of_rest (MuRulingsSession *rulings);

/* Begins so many battles. The fight that "Fight", or "Fight On", begins is none of them. */
void mu_odds_session_fight (MuOddsSession *session, guint battles);
/* Stops; what has been fought stays. */
void mu_odds_session_cancel (MuOddsSession *session);
gboolean mu_odds_session_is_running (MuOddsSession *session);

/* What is known so far; NULL: nothing. Borrowed until "changed". */
const MuBattleOdds *mu_odds_session_get_odds (MuOddsSession *session);
/* The battle that they are of; NULL without odds. */
const MuBattleRecord *mu_odds_session_get_record (MuOddsSession *session);

/* One unit among those of both sides. */
typedef struct {
  MuSide side;
  const MuListUnit *unit; /* of the record */
  const MuUnitOdds *odds;
} MuOddsUnit;

/* Those that broke at least once, the most often first: MuOddsUnit, borrowing from the session;
 * free with g_array_unref. */
GArray *mu_odds_session_breaking_units (MuOddsSession *session);

#endif
