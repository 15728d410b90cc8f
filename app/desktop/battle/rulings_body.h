/* One body where a battle was stopped: how it shall stand and what it is to do. */
#ifndef MUSTER_APP_DESKTOP_BATTLE_RULINGS_BODY_H
#define MUSTER_APP_DESKTOP_BATTLE_RULINGS_BODY_H

#include <adwaita.h>

#include "app/session/battle/rulings_session.h"

#define MU_TYPE_RULINGS_BODY (mu_rulings_body_get_type ())
G_DECLARE_FINAL_TYPE (MuRulingsBody, mu_rulings_body, MU, RULINGS_BODY, AdwBin)

/* Follows the session and leads it; once it stands still. */
void mu_rulings_body_set_session (MuRulingsBody *view, MuRulingsSession *session);
/* body: MU_NO_BODY for none. */
void mu_rulings_body_show (MuRulingsBody *view, int body, const char *name, const char *army);

#endif
