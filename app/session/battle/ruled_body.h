/* A body as it stands where a battle was stopped, or shall stand: a row of the list. Properties:
 * name ("A3 Hastati"), army, side, state ("12 figures, in rout"), changed. */
#ifndef MUSTER_APP_SESSION_BATTLE_RULED_BODY_H
#define MUSTER_APP_SESSION_BATTLE_RULED_BODY_H

#include "app/session/item.h"
#include "lists/battle/battle_record.h"

#define MU_TYPE_RULED_BODY (mu_ruled_body_get_type ())
G_DECLARE_FINAL_TYPE (MuRuledBody, mu_ruled_body, MU, RULED_BODY, MuItem)

MuRuledBody *mu_ruled_body_new (const MuBattleRecord *record, const MuBodyStand *stand);
void mu_ruled_body_show (MuRuledBody *body, const MuBodyStand *stand, gboolean changed);
int mu_ruled_body_get_body (MuRuledBody *body);
MuSide mu_ruled_body_get_side (MuRuledBody *body);

#endif
