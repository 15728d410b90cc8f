/* What a club file may hold: checked before it is written, so that the refusal
 * names the unit and says what to do. Private to db/. */
#ifndef MUSTER_DB_POSSIBLE_H
#define MUSTER_DB_POSSIBLE_H

#include "db/kept_sums.h"

/* Each returns FALSE with MU_STORE_ERROR_IMPOSSIBLE. */
gboolean mu_possible_name (const char *what, const char *name, GError **error); /* not empty */
gboolean mu_possible_text (const char *what, const char *text, glong most, GError **error);
gboolean mu_possible_number (const char *what, gint64 number, gint64 least, gint64 most,
                             GError **error);
gboolean mu_possible_list (const MuList *list, GError **error);
/* Including that the battle has been fought, that each unit has one result and
 * no more losses than figures, and that events and rolls are what digest and
 * seeds say. */
gboolean mu_possible_battle (const MuBattleRecord *record, GError **error);
/* possible_field.c: what the battle was fought on, and what the sides laid down before it: fields
 * and orders that read back, orders for this list, seals that hold. */
gboolean mu_possible_field (const MuBattleRecord *record, GError **error);
gboolean mu_possible_papers (const MuBattleRecord *record, MuSide side, GError **error);
gboolean mu_possible_rolls (const MuRoll *rolls, guint count, GError **error);
gboolean mu_possible_sum (const MuKeptSum *sum, GError **error);
gboolean mu_possible_tonight (const MuTonight *tonight, GError **error);
gboolean mu_possible_plan (const MuCampaignPlan *plan, GError **error);

#endif
