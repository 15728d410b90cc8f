/* Says above an army that its book has a newer edition, and leads to what changed, where the
 * person accepts that or keeps the army's own. */
#ifndef MUSTER_APP_DESKTOP_ARMIES_EDITION_BANNER_H
#define MUSTER_APP_DESKTOP_ARMIES_EDITION_BANNER_H

#include <adwaita.h>

#include "app/session/desk.h"

#define MU_TYPE_EDITION_BANNER (mu_edition_banner_get_type ())
G_DECLARE_FINAL_TYPE (MuEditionBanner, mu_edition_banner, MU, EDITION_BANNER, AdwBin)

GtkWidget *mu_edition_banner_new (MuDesk *desk);

/* The window that tells what changed; NULL where the open army has no newer edition. */
GtkWidget *mu_edition_window_new (MuDesk *desk);
/* Remembers that the army keeps its edition: the banner stays away until there is another one, or
 * until that is undone. */
gboolean mu_edition_keep (MuDesk *desk, GError **error);

#endif
