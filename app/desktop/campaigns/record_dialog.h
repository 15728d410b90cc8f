/* A battle that a player hands in as a sheet, recorded in a campaign; with the other player's sheet
 * what the two do not agree about stands side by side, and the umpire records one of them. */
#ifndef MUSTER_APP_DESKTOP_CAMPAIGNS_RECORD_DIALOG_H
#define MUSTER_APP_DESKTOP_CAMPAIGNS_RECORD_DIALOG_H

#include <adwaita.h>

#include "app/session/history.h"
#include "lists/battle/battle_record.h"

#define MU_TYPE_RECORD_DIALOG (mu_record_dialog_get_type ())
G_DECLARE_FINAL_TYPE (MuRecordDialog, mu_record_dialog, MU, RECORD_DIALOG, AdwWindow)

/* Signal: "recorded" (const char *battle, its name). sheet: fought, taken over. */
GtkWidget *mu_record_dialog_new (MuHistory *history, gint64 campaign, MuBattleRecord *sheet);
/* Reads the other player's sheet; says in the dialog why it cannot. */
void mu_record_dialog_take_other (MuRecordDialog *dialog, const char *path);

#endif
