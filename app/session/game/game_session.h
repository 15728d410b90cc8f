/* A battle that people play at this screen, from question to question. It is in the club file from
 * its first answer to its record: whoever opens that goes on with it. No widgets. */
#ifndef MUSTER_APP_SESSION_GAME_GAME_SESSION_H
#define MUSTER_APP_SESSION_GAME_GAME_SESSION_H

#include <gio/gio.h>

#include "app/service/game/game.h"
#include "app/session/battle/body_teller.h"
#include "app/session/history.h"
#include "app/session/item.h"
#include "reports/scene/scene.h"

/* What was prepared, for whom. */
typedef struct {
  const MuBattleRecord *record; /* not fought; copied */
  gint64 campaign;              /* 0: none */
  int side[MU_SIDES];           /* of the campaign: their places in it */
  MuGamePlayer player[MU_SIDES];
} MuGameBegin;

#define MU_TYPE_GAME_SESSION (mu_game_session_get_type ())
G_DECLARE_FINAL_TYPE (MuGameSession, mu_game_session, MU, GAME_SESSION, MuItem)

/* A MuBodyTeller of the bodies of its scene. Properties: name (of the battle), waiting (a sentence
 * that says which game is there, ""), moment ("Turn 3 · Charges"), asked (whom: the army's name; ""
 * at the end), question, given (what was answered just before to the same question), heading (of
 * the group that is open, ""), news (what happened since the last answer), curtain (whether the
 * screen has to be passed on first), secret (why), refusal (why what was
 * pointed at is no answer, ""), hint (how a board is played, ""), odds (what the dice may make of
 * the answer that is looked at, ""), past-words (which moment one looks
 * back at, ""), placing (whether armies are set up), sliding (whether a turn
 * and a distance are chosen, or a place), turn, turns, turn-words, length, lengths, length-words
 * (of these: the place that is chosen, how many there are, and what it says). Signal "changed":
 * anything has. */
MuGameSession *mu_game_session_new (MuHistory *history);

/* Begins a game in place of the one that is there. */
gboolean mu_game_session_begin (MuGameSession *session, const MuGameBegin *begin, GError **error);
/* Goes on with the one of the club file, if there is one: is_open tells. FALSE with the reason
 * where it cannot go on; it stays in the file as it is. */
gboolean mu_game_session_look (MuGameSession *session, GError **error);
gboolean mu_game_session_is_open (MuGameSession *session);
gboolean mu_game_session_is_over (MuGameSession *session);
/* The fought battle, the caller's; only when it is over. */
MuBattleRecord *mu_game_session_outcome (MuGameSession *session);
/* What it was begun with; the record as it is now, borrowed. */
void mu_game_session_get_begin (MuGameSession *session, MuGameBegin *begin);
/* It goes out of the club file: given up, to be had back; or, recorded, for good. */
gboolean mu_game_session_give_up (MuGameSession *session, GError **error);
gboolean mu_game_session_end (MuGameSession *session, GError **error);
gboolean mu_game_session_can_bring_back (MuGameSession *session);
gboolean mu_game_session_bring_back (MuGameSession *session, GError **error);

/* The screen has been passed on. */
void mu_game_session_lift_curtain (MuGameSession *session);

/* MuGameChoice (game_choice.h). */
GListModel *mu_game_session_get_choices (MuGameSession *session);
/* What somebody points at, in paces. */
typedef enum {
  MU_POINTED_NOWHERE, /* nothing that is asked leads there; on a board "refusal" says why */
  MU_POINTED_AT,      /* that answer is looked at now */
  MU_POINTED_AGAIN,   /* as it was before: it is meant */
} MuGamePointed;
/* The turn and distance, or the place, that leads nearest to there; on a board the row of that spot
 * or of who stands there. */
MuGamePointed mu_game_session_point (MuGameSession *session, double x, double y);
/* On a board: looks at the next row, 1, or the one before, -1, of those that are open. */
void mu_game_session_turn (MuGameSession *session, int way);
/* The row that is looked at; -1: none. */
int mu_game_session_get_place (MuGameSession *session);
/* On a board: shows the reach of both sides' units wherever it is asked; else only the enemy's, of
 * who moves. */
void mu_game_session_show_reach (MuGameSession *session, gboolean shows);
gboolean mu_game_session_has_board (MuGameSession *session);
/* Answers with the row at that place, or opens it. */
gboolean mu_game_session_choose (MuGameSession *session, guint place, GError **error);
/* From what is open back to all; FALSE: nothing is. */
gboolean mu_game_session_close (MuGameSession *session);
/* Answers as the machine would. */
gboolean mu_game_session_let_decide (MuGameSession *session, GError **error);
/* The row of who stands there; -1: none. */
int mu_game_session_find_body (MuGameSession *session, int body);
/* The row that is looked at: where it leads is drawn; past the last: none. */
void mu_game_session_look_at (MuGameSession *session, guint place);
/* While it slides. */
void mu_game_session_set_turn (MuGameSession *session, int place);
void mu_game_session_set_length (MuGameSession *session, int place);
gboolean mu_game_session_slide (MuGameSession *session, GError **error);

gboolean mu_game_session_can_undo (MuGameSession *session);
gboolean mu_game_session_can_redo (MuGameSession *session);
gboolean mu_game_session_undo (MuGameSession *session, GError **error);
gboolean mu_game_session_redo (MuGameSession *session, GError **error);

/* Looks back to the end of the phase before, -1, or on, 1, up to what is now: the scene is of that
 * moment, and nothing is marked. FALSE: there is none, or armies are being set up. Any answer leads
 * back to what is now. */
gboolean mu_game_session_look_back (MuGameSession *session, int way);
gboolean mu_game_session_is_looking_back (MuGameSession *session);

/* The dice since the last answer: how many, and each; what it was for, free with g_free. */
guint mu_game_session_get_dice (MuGameSession *session);
const MuRoll *mu_game_session_get_die (MuGameSession *session, guint die);
char *mu_game_session_die_words (MuGameSession *session, guint die);
/* One of them as it was thrown at the table. */
gboolean mu_game_session_throw (MuGameSession *session, guint die, int face, GError **error);

/* The field; the caller's. NULL without a game. */
MuScene *mu_game_session_make_scene (MuGameSession *session);

#endif
