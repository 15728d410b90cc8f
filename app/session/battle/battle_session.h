/* A battle on its way from two lists to a result in the club file. What it
 * holds can be shown at any moment; nothing here knows widgets. */
#ifndef MUSTER_APP_SESSION_BATTLE_BATTLE_SESSION_H
#define MUSTER_APP_SESSION_BATTLE_BATTLE_SESSION_H

#include <gio/gio.h>

#include "app/session/history.h"
#include "app/session/item.h"
#include "app/session/table/table_session.h"
#include "app/session/wrg/deployment/deployment_session.h"
#include "lists/battle/battle_record.h"
#include "lists/book/book.h"
#include "rules/field/country.h"

typedef enum {
  MU_BATTLE_CHOOSING, /* no dice yet */
  MU_BATTLE_READY,    /* preliminaries rolled */
  MU_BATTLE_FIGHTING, /* in another thread; can be cancelled */
  MU_BATTLE_ON_TABLE, /* played by people; the table's session has its course */
  MU_BATTLE_FOUGHT,   /* result known, not in the club file */
  MU_BATTLE_KEPT,     /* in the club file */
} MuBattleState;

/* What is chosen before the dice. */
typedef struct {
  gint64 campaign;       /* 0: a friendly battle of two saved lists */
  const char *history;   /* id of a battle of history, static; NULL: none. With armies, field,
                            deployment and orders of its day */
  const char *part;      /* a scenario's document (lists/battle/scenario.h): all of the battle is in
                            it; NULL: none; copied */
  MuRuleSystem by;       /* that scenario's rules, or those that both armies are converted for
                            (lists/battle/conversion.h); 0: the armies' own */
  int side[MU_SIDES];    /* of the campaign: their places in it */
  gint64 list[MU_SIDES]; /* of a friendly battle */
  int month;             /* 0: of history, its own, with its region */
  MuRegion region;
  MuCountry country;
  guint64 seed; /* 0: from the system */
} MuBattleChoice;

#define MU_TYPE_BATTLE_SESSION (mu_battle_session_get_type ())
G_DECLARE_FINAL_TYPE (MuBattleSession, mu_battle_session, MU, BATTLE_SESSION, MuItem)

/* Properties: stale (an army of the prepared battle has been changed in the club file since the
 * dice were rolled, and it is fought as it was), state, campaign, name, result, course, leadership,
 * scouting, weather, weather-face, conversion (what is lost of the armies where they are converted,
 * a line each; ""), dice (how often they have changed), seed (where it comes from, in words),
 * progress, progress-text. Signals: "prepared" (with new dice); "failed" (GError); "cancelled". */
MuBattleSession *mu_battle_session_new (MuHistory *history);

MuBattleState mu_battle_session_get_state (MuBattleSession *session);
const MuBattleRecord *mu_battle_session_get_record (MuBattleSession *session); /* may be NULL */
gint64 mu_battle_session_get_campaign (MuBattleSession *session);
/* Its number in the club file; 0: it is not there. */
gint64 mu_battle_session_get_kept (MuBattleSession *session);

/* The army books that sides are planned by before they fight, borrowed; NULL: none. */
void mu_battle_session_set_books (MuBattleSession *session, const MuShelf *books);
/* Who has the day of the battle of history that was fought, in words (mu_battle_day); "" of any
 * other, and before it. */
char *mu_battle_session_dup_day (MuBattleSession *session);
/* The battle as it would be fought now, the caller's: with field and deployment, and a plan for
 * whatever a side has not laid down. NULL with an error where there is no room; needs a record. */
MuBattleRecord *mu_battle_session_make_ready (MuBattleSession *session, GError **error);

/* A text that changes with whatever the outcome of the prepared battle rests on, its dice left
 * aside: field, lists, deployment, orders; free with g_free. */
char *mu_battle_session_make_stamp (MuBattleSession *session);

/* A prepared battle as it is laid down so far; NULL: there is none. Borrowed until anything
 * changes. */
const MuBattleRecord *mu_battle_session_get_prepared (MuBattleSession *session);

/* Whether its armies are deployed and planned for before they fight; else the rules draw them up.
 */
gboolean mu_battle_session_deploys (MuBattleSession *session);
/* How both sides deploy a prepared battle, and on which field: it is fought and played so. */
MuDeploymentSession *mu_battle_session_get_deployment (MuBattleSession *session);

/* Rolls the preliminaries (a battle of history needs books); not again once a side has sealed its
 * deployment. Those that were rolled before stay in the dice log, as set aside. */
gboolean mu_battle_session_prepare (MuBattleSession *session, const MuBattleChoice *choice,
                                    GError **error);
/* A die of the preliminaries, by its place in the record's rolls, as it was thrown at the table:
 * it is recorded as such, and what rests on it follows. Not once a side has sealed. */
gboolean mu_battle_session_may_throw (MuBattleSession *session);
gboolean mu_battle_session_throw (MuBattleSession *session, guint roll, int face, GError **error);
/* The last of these back, and again. */
gboolean mu_battle_session_can_take_back_throw (MuBattleSession *session);
void mu_battle_session_take_back_throw (MuBattleSession *session);
gboolean mu_battle_session_can_bring_back_throw (MuBattleSession *session);
void mu_battle_session_bring_back_throw (MuBattleSession *session);
/* Starts the fight of a prepared battle; the state tells how it goes on. */
void mu_battle_session_fight (MuBattleSession *session);
/* Stops a fight: the battle is as it was before it, ready to be fought. */
void mu_battle_session_cancel (MuBattleSession *session);
/* The battle on the club's table, this one or another that waits there. */
MuTableSession *mu_battle_session_get_table (MuBattleSession *session);
/* Puts a prepared battle on the table; one that was there is given up. */
gboolean mu_battle_session_play (MuBattleSession *session, GError **error);
/* Goes on with the battle on the table, if there is one: the state tells. */
gboolean mu_battle_session_go_on (MuBattleSession *session, GError **error);
/* Puts the battle, fought or as it stands on the table, into the club file, and its
 * losses into the campaign that it was chosen from. */
gboolean mu_battle_session_keep (MuBattleSession *session, GError **error);
/* Shows, in place of the course of a battle that was fought, another that went on from one of its
 * periods; takes it over. One of the club file stays there, and the other course is a battle of its
 * own. The course before can be had back, and then this one again, until either is kept. */
void mu_battle_session_take_course (MuBattleSession *session, MuBattleRecord *record);
gboolean mu_battle_session_can_turn_back (MuBattleSession *session);
gboolean mu_battle_session_can_turn_again (MuBattleSession *session);
void mu_battle_session_turn_back (MuBattleSession *session);
void mu_battle_session_turn_again (MuBattleSession *session);
/* Shows a battle of the club file. */
gboolean mu_battle_session_open (MuBattleSession *session, gint64 id, GError **error);
/* What it was prepared for; borrowed until it is prepared anew. */
const MuBattleChoice *mu_battle_session_get_choice (MuBattleSession *session);
/* The prepared battle is somebody else's from now on, with its dice: back to choosing. */
void mu_battle_session_let_go (MuBattleSession *session);
/* Shows a battle that was fought elsewhere, taken over, for that campaign (0: none) and its sides:
 * to be kept as one that was fought here. */
void mu_battle_session_take_fought (MuBattleSession *session, MuBattleRecord *record,
                                    gint64 campaign, const int sides[MU_SIDES]);
/* Back to choosing; an unkept result is forgotten, what is on the table stays there. */
void mu_battle_session_reset (MuBattleSession *session);

#endif
