/* What odds are asked of: a battle that is prepared, or the rest of one that was stopped. */
#ifndef MUSTER_APP_SESSION_BATTLE_ODDS_PRIVATE_H
#define MUSTER_APP_SESSION_BATTLE_ODDS_PRIVATE_H

#include "app/session/battle/odds_session.h"

typedef struct {
  gboolean (*is_open) (gpointer of);  /* whether it is the time to ask for odds */
  gboolean (*is_ready) (gpointer of); /* whether it can be fought as it is now */
  /* The battle to fight; NULL with an error. */
  MuBattleRecord *(*make_record) (gpointer of, GError **error);
  /* A text that changes with whatever the odds rest on; free with g_free. */
  char *(*make_stamp) (gpointer of);
  /* Why odds are not those of the battle as it is now, "" where they are; changed: its stamp is
   * another one. */
  const char *(*why_outdated) (gpointer of, gboolean changed);
  /* What the odds begin with, a sentence; "" for a battle from its deployment on. The caller's. */
  char *(*make_basis) (gpointer of);
} MuOddsSource;

/* after: the period that all its battles have in common; -1: none (mu_battle_odds_fight_on). */
MuOddsSession *mu_odds_session_new_from (const MuOddsSource *source, gpointer of, int after);

/* What it is of can be fought now, or no longer. */
void mu_odds_session_look (MuOddsSession *session);
/* It may have changed since, or back. */
void mu_odds_session_look_at_date (MuOddsSession *session);
/* It is another battle. */
void mu_odds_session_forget (MuOddsSession *session);

#endif
