/* What a club file may hold: checked before it is written, so that the refusal
 * names the unit and says what to do. Private to db/. */
#ifndef MUSTER_DB_TABLES_POSSIBLE_H
#define MUSTER_DB_TABLES_POSSIBLE_H

#include "db/tables/kept_sums.h"

/* Each returns FALSE with MU_STORE_ERROR_IMPOSSIBLE. */
/* A name that comes in (lists/words/name.h), not empty: blanks that go when it is tidied do not
 * count. */
gboolean mu_possible_name (const char *what, const char *name, GError **error);
/* One that was acceptable when it came in, to whichever Muster: in what was done in a campaign, in
 * the armies of battles. */
gboolean mu_possible_kept_name (const char *what, const char *name, GError **error);
gboolean mu_possible_text (const char *what, const char *text, glong most, GError **error);
gboolean mu_possible_number (const char *what, gint64 number, gint64 least, gint64 most,
                             GError **error);
gboolean mu_possible_list (const MuList *list, GError **error);
/* All names of the list but those that it had before; was: NULL for a new one. */
gboolean mu_possible_new_names (const MuList *list, const MuList *was, GError **error);
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
