/* A button that puts a problem of the open army right, where one way is obvious. */
#ifndef MUSTER_APP_DESKTOP_ARMIES_MEND_BUTTON_H
#define MUSTER_APP_DESKTOP_ARMIES_MEND_BUTTON_H

#include <gtk/gtk.h>

#include "app/session/armies/issue_item.h"

#define MU_TYPE_MEND_BUTTON (mu_mend_button_get_type ())
G_DECLARE_FINAL_TYPE (MuMendButton, mu_mend_button, MU, MEND_BUTTON, GtkButton)

/* Property: issue (MuIssueItem), whose number it hands to the action "army.mend"; hidden where
 * there is no mend. */

#endif
