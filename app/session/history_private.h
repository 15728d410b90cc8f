/* What the files of the history share. */
#ifndef MUSTER_APP_SESSION_HISTORY_PRIVATE_H
#define MUSTER_APP_SESSION_HISTORY_PRIVATE_H

#include "app/session/history.h"
#include "db/acts/acts.h"
#include "db/campaign/forces.h"

/* The kinds of steps. */
typedef enum {
  MU_STEP_UPDATE_LIST,
  MU_STEP_ADD_LIST,
  MU_STEP_DELETE_LIST,
  MU_STEP_RECORD_BATTLE,
  MU_STEP_RECORD_TONIGHT,
  MU_STEP_RECORD_FRIENDLY,
  MU_STEP_DELETE_FRIENDLY,
  MU_STEP_TAKE_BACK_BATTLE,
  MU_STEP_TAKE_BACK_ACT,
  MU_STEP_BEGIN_CAMPAIGN,
  MU_STEP_SET_HOUSE_RULES,
  MU_STEP_SET_NOTES,
} MuStepKind;

typedef struct {
  MuStepKind kind;
  MuPlace place;
  gboolean undone;
  char *words;
  gint64 id;           /* list or campaign */
  gint64 change;       /* of a list: its row in the club's journal; 0: not taken yet */
  const MuList *after; /* of a list, borrowed while the step is first taken */
  int act;             /* the entry of a campaign's history to take back next */
  GBytes *kept;        /* the campaign that is put away; NULL: it is there */
  MuBattleRecord *record;
  gint64 battle; /* that it recorded last, or deleted; 0: not yet */
  gint64 gone;   /* the friendly battle where it waits to come back (db/campaign/battles_gone.h); 0:
                    not */
  gboolean told; /* the places in the campaign of those who fought it */
  int sides[MU_SIDES];
  MuReadings rules_before;
  MuReadings rules_after;
  GStrv notes;             /* their keys */
  GPtrArray *notes_before; /* texts, NULL for none */
  GPtrArray *notes_after;
} MuStep;

struct _MuHistory {
  GObject parent;
  MuStore *store;
  GPtrArray *steps; /* MuStep, in the order in which they were first taken; those that are undone
                       can be redone, and are the last of their place */
  MuHistoryStep stepping;
};

MuStep *mu_history_new_step (MuStepKind kind, gint64 id, const char *words);
/* Takes a new step, which becomes the history's; *id (may be NULL) is what it added. */
gboolean mu_history_take_first (MuHistory *history, MuStep *step, gint64 *id, GError **error);
/* What has just been done becomes a step. */
void mu_history_note_done (MuHistory *history, MuStep *step);
/* Everybody hears of it. */
void mu_history_tell (MuHistory *history, guint changed, gint64 id);

/* history_battles.c: the steps of battles, there and back. */
gboolean mu_history_record_battle_step (MuHistory *history, MuStep *step, GError **error);
gboolean mu_history_take_back_battle_step (MuHistory *history, MuStep *step, GError **error);
gboolean mu_history_record_tonight_step (MuHistory *history, MuStep *step, GError **error);
gboolean mu_history_record_friendly (MuHistory *history, MuStep *step, GError **error);
gboolean mu_history_delete_friendly (MuHistory *history, MuStep *step, GError **error);
gboolean mu_history_bring_friendly_back (MuHistory *history, MuStep *step, GError **error);
gboolean mu_history_put_friendly_on_table (MuHistory *history, MuStep *step, GError **error);
/* What was done on another page since, and would fall with the act, is not reached into: FALSE with
 * G_IO_ERROR_EXISTS. */
gboolean mu_history_falls_alone (MuHistory *history, gint64 campaign, int act, GError **error);

#endif
