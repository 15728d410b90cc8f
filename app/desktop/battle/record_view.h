/* The step between a battle and its record: what will be written, and the button that writes it. */
#ifndef MUSTER_APP_DESKTOP_BATTLE_RECORD_VIEW_H
#define MUSTER_APP_DESKTOP_BATTLE_RECORD_VIEW_H

#include <adwaita.h>

#include "app/session/battle/battle_session.h"

#define MU_TYPE_RECORD_VIEW (mu_record_view_get_type ())
G_DECLARE_FINAL_TYPE (MuRecordView, mu_record_view, MU, RECORD_VIEW, AdwBin)

/* Shows what recording the session's battle would write; FALSE: there is none to record. */
gboolean mu_record_view_show (MuRecordView *view, MuBattleSession *session, MuStore *store);
void mu_record_view_focus (MuRecordView *view);

#endif
