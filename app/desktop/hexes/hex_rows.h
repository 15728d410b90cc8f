/* Rows of a form with one control each, named after their title. The control is borrowed from the
 * row, to be listened to and filled. */
#ifndef MUSTER_APP_DESKTOP_HEXES_HEX_ROWS_H
#define MUSTER_APP_DESKTOP_HEXES_HEX_ROWS_H

#include <adwaita.h>

/* Adds the row to the group. */
GtkSwitch *mu_hex_row_switch (AdwPreferencesGroup *group, const char *title, const char *subtitle);
GtkSpinButton *mu_hex_row_number (AdwPreferencesGroup *group, const char *title, int least,
                                  int most);
/* words: NULL-ended. */
AdwComboRow *mu_hex_row_choice (AdwPreferencesGroup *group, const char *title,
                                const char *const *words);
AdwEntryRow *mu_hex_row_entry (AdwPreferencesGroup *group, const char *title);

/* A group at the end of a box. */
AdwPreferencesGroup *mu_hex_group (GtkWidget *box, const char *title);
/* A flat button with a picture; name: what it does. */
GtkWidget *mu_hex_button (const char *icon, const char *name);
/* A scrolled box in the widget, for a pane's groups. */
GtkWidget *mu_hex_pane (AdwBin *bin);

#endif
