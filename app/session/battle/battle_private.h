/* What the files of the battle's session share. */
#ifndef MUSTER_APP_SESSION_BATTLE_BATTLE_PRIVATE_H
#define MUSTER_APP_SESSION_BATTLE_BATTLE_PRIVATE_H

#include "app/session/battle/battle_session.h"

/* One of the two courses of a battle that was stopped and went on otherwise. */
typedef struct {
  MuBattleRecord *record;
  MuBattleState state;
  gint64 kept_id, campaign;
} Course;

struct _MuBattleSession {
  MuItem parent;
  MuHistory *history;
  const MuShelf *books;
  MuBattleRecord *record;
  GCancellable *cancellable; /* while fighting */
  MuTableSession *table;     /* NULL until it is asked for */
  MuDeploymentSession *deployment;
  gint64 kept_id;
  gboolean recording; /* what the history tells now comes from here */
  gboolean from_table;
  gboolean from_fight; /* it was fought here, and kept */
  gboolean taken_back; /* and undone: it can be kept again */

  Course other;    /* before or after the one that is shown; no record: there is none */
  gboolean turned; /* it came after */

  MuBattleChoice chosen; /* what the record was rolled for */
  char *part;            /* its own copy of that choice's */
  int rolled_again;      /* how often these sides' dice were given up since a battle was kept */

  gboolean stale; /* the club file has other armies by now */
  int state;
  gint64 campaign;
  char *name;
  char *result;
  char *course;
  char *leadership;
  char *scouting;
  char *weather;
  int weather_face;
  char *conversion;
  char *seed;
  int dice;         /* how often those of the preliminaries have changed */
  GArray *thrown;   /* what the throws at the table went over, the last one last; NULL: none */
  GArray *unthrown; /* what was taken back of them */
  double progress;
  char *progress_text;
};

/* battle_choice.c: a battle by that choice, its preliminaries rolled; the caller's. How often the
 * dice of its sides have been given up, one more than before. And keeps it as what was prepared. */
MuBattleRecord *mu_battle_session_roll (MuBattleSession *session, const MuBattleChoice *choice,
                                        GError **error);
int mu_battle_session_count_again (MuBattleSession *session, const MuBattleChoice *choice);
void mu_battle_session_keep_choice (MuBattleSession *session, const MuBattleChoice *choice);
/* The armies that were chosen, as the club file has them now; the caller's. */
gboolean mu_battle_session_load_armies (MuBattleSession *session, const MuBattleChoice *choice,
                                        MuList *army[MU_SIDES], GError **error);
/* battle_table.c: follows what becomes of the battle in the club file */
void mu_battle_session_watch_file (MuBattleSession *session);
/* battle_stamp.c */
void mu_battle_session_look_at_armies (MuBattleSession *session);

/* All that is shown, from the record; the state last. */
void mu_battle_session_show (MuBattleSession *session, MuBattleState state);
/* Takes the record over in place of the one that is shown, and of any other course. */
void mu_battle_session_take_record (MuBattleSession *session, MuBattleRecord *record,
                                    MuBattleState state);
/* battle_course.c: the course that is not shown is forgotten. */
void mu_battle_session_forget_course (MuBattleSession *session);
/* battle_dice.c: throws before these dice are not to be taken back; the dice of a battle that is
 * not yet fought go into the log, as set aside. */
void mu_battle_session_forget_throws (MuBattleSession *session);
gboolean mu_battle_session_set_dice_aside (MuBattleSession *session, GError **error);
/* What was laid down under these dice is not to be had under others. */
gboolean mu_battle_session_may_roll (MuBattleSession *session, GError **error);
/* Field and deployment into the battle; the weather depends on the field. */
gboolean mu_battle_session_lay_down (MuBattleSession *session, GError **error);
void mu_battle_session_fail (MuBattleSession *session, const GError *error);

#endif
