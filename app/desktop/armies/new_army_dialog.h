/* Asks for what a new army is made of: rules, army book, year, points. */
#ifndef MUSTER_APP_DESKTOP_ARMIES_NEW_ARMY_DIALOG_H
#define MUSTER_APP_DESKTOP_ARMIES_NEW_ARMY_DIALOG_H

#include <adwaita.h>

#include "lists/list/list.h"

#define MU_TYPE_NEW_ARMY_DIALOG (mu_new_army_dialog_get_type ())
G_DECLARE_FINAL_TYPE (MuNewArmyDialog, mu_new_army_dialog, MU, NEW_ARMY_DIALOG, AdwWindow)

/* Signal: "created" (MuList *, the caller's of the signal: copy it to keep it). books: of
 * MuBookItem; their shelf must outlive the dialog. */
GtkWidget *mu_new_army_dialog_new (GListModel *books);

#endif
