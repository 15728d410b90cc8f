/* What the person did, to be undone and done again. Every change goes through
 * here: it is in the club file when the call returns TRUE, and "changed" has told
 * everyone who shows it.
 *
 * What was done to lists is in the club's journal (db/acts/changes.h) and can be undone
 * in another session too; what was done to campaigns or noted, only in this one. Within a
 * session each page undoes what was done on it, the last first; what cannot be undone without
 * something that another page did since is refused (G_IO_ERROR_EXISTS). */
#ifndef MUSTER_APP_SESSION_HISTORY_H
#define MUSTER_APP_SESSION_HISTORY_H

#include <glib-object.h>

#include "db/campaign/campaigns.h"
#include "db/store.h"

typedef enum {
  MU_CHANGED_LISTS = 1,
  MU_CHANGED_CAMPAIGNS = 2,
  MU_CHANGED_BATTLES = 4,
} MuChanged;

/* The pages on which things are done. Each takes back what was done on it and nothing else. */
typedef enum {
  MU_AT_TONIGHT,
  MU_AT_ARMIES,
  MU_AT_CAMPAIGNS,
} MuPlace;
#define MU_PLACES (MU_AT_CAMPAIGNS + 1)

/* What the change is that "changed" tells of. */
typedef enum {
  MU_HISTORY_NEW, /* something was done */
  MU_HISTORY_BACK,
  MU_HISTORY_AGAIN,
} MuHistoryStep;

#define MU_TYPE_HISTORY (mu_history_get_type ())
G_DECLARE_FINAL_TYPE (MuHistory, mu_history, MU, HISTORY, GObject)

/* Signal "changed" (guint MuChanged, gint64 id of the list, campaign or battle).
 * Properties: can-undo, can-redo, undo-words, redo-words. */
MuHistory *mu_history_new (MuStore *store); /* borrowed; must outlive it */
MuStore *mu_history_store (MuHistory *history);

/* words say what was done, "Hastati: 24 figures". A list that nothing changes in
 * is no step; before is as it was when the person began. */
gboolean mu_history_update_list (MuHistory *history, gint64 id, const MuList *before,
                                 const MuList *after, const char *words, GError **error);
gboolean mu_history_add_list (MuHistory *history, const MuList *list, const char *words, gint64 *id,
                              GError **error);
gboolean mu_history_delete_list (MuHistory *history, gint64 id, const char *words, GError **error);
/* place: where this was asked for. sides: the places in the campaign of those who fought it; NULL:
 * they are known by their armies. */
gboolean mu_history_record_battle (MuHistory *history, MuPlace place, gint64 campaign,
                                   const int *sides, const MuBattleRecord *record,
                                   const char *words, gint64 *id, GError **error);
/* Takes back the campaign's last battle, which is `record`. */
gboolean mu_history_take_back_battle (MuHistory *history, gint64 campaign,
                                      const MuBattleRecord *record, const char *words,
                                      GError **error);
/* Takes back the entry of that number in the campaign's history, with what followed from it
 * (db/acts/acts.h). */
gboolean mu_history_take_back_act (MuHistory *history, gint64 campaign, int number,
                                   const char *words, GError **error);
/* A campaign's house rules, from one record to another. */
gboolean mu_history_set_house_rules (MuHistory *history, gint64 campaign, const MuReadings *before,
                                     const MuReadings *after, const char *words, GError **error);
/* Notes of the club about a list, as that it keeps its edition of a book: settings (db/store.h)
 * by their keys, NULL-terminated, and what each shall be. */
gboolean mu_history_set_notes (MuHistory *history, gint64 list, const char *const *keys,
                               const char *const *values, const char *words, GError **error);
/* Records tonight's battle on the table in the campaign it was begun for; undone,
 * it is on the table again (db/tables/kept_sums.h). */
gboolean mu_history_record_tonight (MuHistory *history, gint64 campaign,
                                    const MuBattleRecord *record, const char *words, gint64 *id,
                                    GError **error);

/* What the store has just been told to do to a campaign (db/acts/acts.def) becomes a step, if it
 * was done; undone by taking its act back. Answers whether it was:
 *
 *   mu_history_do (history, war, mu_store_set_holder (store, war, place, side, &error), words) */
gboolean mu_history_do (MuHistory *history, gint64 campaign, gboolean done, const char *words);

/* The calendar goes on to that day or the one on which it stops (mu_store_advance_campaign).
 * campaign: as it is before. What came of it in words (mu_calendar_words), by which it is undone,
 * too; NULL with an error. Free with g_free. */
char *mu_history_advance (MuHistory *history, const MuCampaign *campaign, int day, GError **error);
/* Undone, the campaign is put away as if it had never begun (mu_store_put_campaign_away). */
gboolean mu_history_add_campaign (MuHistory *history, const MuCampaignPlan *plan, const char *words,
                                  gint64 *id, GError **error);
/* Records a battle of no campaign. */
gboolean mu_history_add_battle (MuHistory *history, const MuBattleRecord *record, const char *words,
                                gint64 *id, GError **error);
/* Takes any recorded battle back; one of a campaign with what followed from it there: *others
 * entries beside itself. */
gboolean mu_history_delete_battle (MuHistory *history, gint64 battle, int *others, GError **error);
/* Everything may have changed behind our back. */
void mu_history_tell_all (MuHistory *history);

/* The last of all, wherever it was done. FALSE without an error: there is nothing to do. */
gboolean mu_history_undo (MuHistory *history, GError **error);
gboolean mu_history_redo (MuHistory *history, GError **error);
/* The last that was done on that page; likewise. */
gboolean mu_history_undo_at (MuHistory *history, MuPlace place, GError **error);
gboolean mu_history_redo_at (MuHistory *history, MuPlace place, GError **error);
/* What these would undo or redo; NULL: nothing. Borrowed. */
const char *mu_history_undo_words_at (MuHistory *history, MuPlace place);
const char *mu_history_redo_words_at (MuHistory *history, MuPlace place);
/* Meanwhile "changed" is told. */
MuHistoryStep mu_history_get_stepping (MuHistory *history);

#endif
