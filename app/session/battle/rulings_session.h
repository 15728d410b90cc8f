/* Stop and think: a battle that stands still between two periods, what of it shall be otherwise
 * there, and the course that it takes then. Nothing of the record shown changes. No widgets. */
#ifndef MUSTER_APP_SESSION_BATTLE_RULINGS_SESSION_H
#define MUSTER_APP_SESSION_BATTLE_RULINGS_SESSION_H

#include <gio/gio.h>

#include "app/session/item.h"
#include "lists/battle/battle_record.h"

typedef enum {
  MU_RULINGS_LOOKING,  /* it is fought up to there, in another thread */
  MU_RULINGS_BARRED,   /* it cannot be stopped: barred says why */
  MU_RULINGS_THINKING, /* all below can be used */
  MU_RULINGS_FIGHTING, /* on from there, in another thread; can be cancelled */
  MU_RULINGS_FOUGHT,   /* "fought" was told */
} MuRulingsState;

#define MU_TYPE_RULINGS_SESSION (mu_rulings_session_get_type ())
G_DECLARE_FINAL_TYPE (MuRulingsSession, mu_rulings_session, MU, RULINGS_SESSION, MuItem)

/* Properties: state; title ("After period 4"); barred, why it cannot be stopped; fault, why it
 * cannot go on so ("" where it can); changes, how many bodies and sides are ruled on; possible,
 * whether it can go on; progress, progress-text. Signals: "changed" (a body or the person's
 * choice); "fought", once the other course is there; "cancelled".
 *
 * Stops after that period; what the record has laid down there is there to begin with. */
MuRulingsSession *mu_rulings_session_new (const MuBattleRecord *record, int period);

/* The last period at or before this one after which the battle went on. */
int mu_rulings_session_last_stop (const MuBattleRecord *record, int period);

MuRulingsState mu_rulings_session_get_state (MuRulingsSession *session);
int mu_rulings_session_get_period (MuRulingsSession *session);
const MuBattleRecord *mu_rulings_session_get_record (MuRulingsSession *session);
/* MuRuledBody, those of side A first. */
GListModel *mu_rulings_session_get_bodies (MuRulingsSession *session);

/* How a body shall stand; as it does where nothing was said. */
MuBodyStand mu_rulings_session_get_stand (MuRulingsSession *session, int body);
/* Figures that it came with. */
int mu_rulings_session_get_most (MuRulingsSession *session, int body);
/* What follows of itself is done: files close up, nobody is left of those destroyed. */
void mu_rulings_session_set_stand (MuRulingsSession *session, const MuBodyStand *stand);

/* New orders in words, "" for none; those that are not understood bar the way on. */
void mu_rulings_session_order (MuRulingsSession *session, int body, const char *words);
const char *mu_rulings_session_get_words (MuRulingsSession *session, int body);
/* How they were understood, or why they cannot be given (*refused), "" without words; free with
 * g_free. */
char *mu_rulings_session_dup_understood (MuRulingsSession *session, int body, gboolean *refused);
/* What it is ordered now, and what would come of new orders: by messenger, by word, or not at all
 * (*possible); free with g_free. */
char *mu_rulings_session_dup_orders (MuRulingsSession *session, int body);
char *mu_rulings_session_dup_reach (MuRulingsSession *session, int body, gboolean *possible);

/* Back to how it stands, without new orders. */
void mu_rulings_session_restore (MuRulingsSession *session, int body);
gboolean mu_rulings_session_is_changed (MuRulingsSession *session, int body);

/* The same for all bodies, and nobody gives the battle up; while something is laid down. It can be
 * brought back as long as nothing else is. */
void mu_rulings_session_forget (MuRulingsSession *session);
gboolean mu_rulings_session_can_bring_back (MuRulingsSession *session);
void mu_rulings_session_bring_back (MuRulingsSession *session);

/* MU_SIDE_NONE: neither gives the battle up. */
void mu_rulings_session_concede (MuRulingsSession *session, MuSide side);
MuSide mu_rulings_session_get_conceding (MuRulingsSession *session);

/* The battle that would go on from there, not yet fought, with what is laid down as far as it can
 * be understood; while MU_RULINGS_THINKING. The caller's. */
MuBattleRecord *mu_rulings_session_make_rest (MuRulingsSession *session);
/* Fights on from there; the state tells how it goes. */
void mu_rulings_session_fight_on (MuRulingsSession *session);
void mu_rulings_session_cancel (MuRulingsSession *session);
/* The other course, once it is there; the caller's. */
MuBattleRecord *mu_rulings_session_take_course (MuRulingsSession *session);

#endif
