/* What the files of the game's session share. */
#ifndef MUSTER_APP_SESSION_GAME_GAME_PRIVATE_H
#define MUSTER_APP_SESSION_GAME_GAME_PRIVATE_H

#include "app/session/game/game_session.h"
#include "db/tables/games.h"
#include "reports/account/account_private.h"
#include "reports/questions.h"
#include "reports/replay/replay.h"

#define PACE     256.0
#define NO_GROUP G_MININT
#define NO_PLACE G_MAXUINT

struct _MuGameSession {
  MuItem parent;
  MuHistory *history;
  MuGame *game;       /* NULL: there is none */
  MuSavedGame *saved; /* as the club file has it */
  MuSavedGame *ended; /* given up, to be had back; NULL */
  MuAccountNames names;
  MuReplay *replay;
  guint course;        /* of the game, that the replay is of */
  GListStore *choices; /* MuGameChoice */
  int group;           /* that is open; NO_GROUP */
  guint place;         /* the row that is looked at; NO_PLACE */
  GArray *turned;      /* int: the turns that may be chosen while it slides */
  GArray *lengths;     /* guint: the choices with the turn that is chosen */
  MuSide eyes;         /* who sits at the screen alone; MU_SIDE_NONE: both may see */

  char *name;
  char *waiting;
  char *moment;
  char *asked;
  char *question;
  char *given;
  char *heading;
  char *news;
  char *secret;
  char *refusal;
  char *odds;
  char *hint;
  MuReplay *past; /* what one looks back at; NULL: at what is now */
  char *past_words;
  gboolean reach;    /* of both sides' units is shown */
  MuGame *foreseen;  /* what would be asked after what is looked at; NULL */
  guint foreseen_of; /* the choice; NO_PLACE: it is not known whether there is any */
  gboolean curtain;
  gboolean sliding;
  gboolean placing;
  int turn, turns;
  char *turn_words;
  int length, length_count;
  char *length_words;
};

const MuQuestionWords *mu_game_session_words (MuGameSession *session);
const MuChoice *mu_game_session_choice_at (MuGameSession *session, guint choice);

/* game_offers.c: rows and sliders for what is asked. */
void mu_game_session_offer (MuGameSession *session);
/* The choice that is looked at; NULL. */
const MuChoice *mu_game_session_looked_at (MuGameSession *session);
/* game_offers.c: says what the dice may make of what is looked at. */
void mu_game_session_weigh (MuGameSession *session);
/* The row of a choice that is offered now; NO_PLACE. */
guint mu_game_session_row_of (MuGameSession *session, guint choice);

/* game_board.c: what may be done, drawn on a board; what can be done at a spot of it, NULL:
 * nothing; and what is pointed at there. */
void mu_game_session_mark_board (MuGameSession *session, MuScene *scene);
char *mu_game_session_spot_words (MuGameSession *session, double x, double y);
MuGamePointed mu_game_session_point_at_spot (MuGameSession *session, MuScenePoint at);
void mu_game_session_forget (MuGameSession *session);

/* game_past.c: back to what is now; the field that one looks back at, while one does. */
void mu_game_session_look_here (MuGameSession *session);
MuScene *mu_game_session_past_scene (MuGameSession *session);

/* game_show.c: the ground of a body that is on the table. */
MuRect mu_game_session_ground (MuGameSession *session, int body);
/* Where a choice leads the unit that is asked about; FALSE: nowhere. */
gboolean mu_game_session_leads (MuGameSession *session, guint choice, MuRect *place);
/* Everything that is shown, anew; "changed" last. */
void mu_game_session_show (MuGameSession *session);
void mu_game_session_tell (MuGameSession *session);

#endif
