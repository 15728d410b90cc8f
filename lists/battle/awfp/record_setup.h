/* Fast Play: the set-up of a record, with all that it borrows. */
#ifndef MUSTER_LISTS_BATTLE_AWFP_RECORD_SETUP_H
#define MUSTER_LISTS_BATTLE_AWFP_RECORD_SETUP_H

#include "lists/awfp/fastplay.h"
#include "lists/battle/system.h"
#include "rules/awfp/battle/setup.h"

/* The detail of a MuRecordSetup. */
typedef struct {
  MuAwfpSetup setup;
  MuAwfpBattleUnit units[MU_SIDES][MU_AWFP_BATTLE_UNITS];
  int count[MU_SIDES];
  MuFastPlay *tables;
  MuTerrain *terrain; /* NULL: open ground */
} MuAwfpRecordSetup;

void mu_awfp_record_setup_free (MuAwfpRecordSetup *it);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuAwfpRecordSetup, mu_awfp_record_setup_free)

/* A side's units, with what its player made of them and its general's ability; FALSE with
 * MU_FILE_ERROR_INVALID for an army that no battle can take. */
gboolean mu_awfp_record_side (MuAwfpRecordSetup *it, const MuBattleRecord *record, MuSide which,
                              GError **error);
/* The tables that it is played by, and the ground; FALSE with MU_FILE_ERROR. */
gboolean mu_awfp_record_ground (MuAwfpRecordSetup *it, const MuBattleRecord *record,
                                GError **error);
/* What the rules begin with. */
MuSetup mu_awfp_record_setup (const MuAwfpRecordSetup *it, const MuBattleRecord *record);

/* The members of Fast Play's row of the same names (lists/battle/system.h). */
gboolean mu_record_awfp_can_stand (const MuBattleRecord *record, MuSide side, int *unit,
                                   GError **error);
void mu_record_awfp_take_field (MuList *list);
void mu_record_awfp_count (MuBattleRecord *record, MuSide conceded);
MuSide mu_record_awfp_winner (const MuBattleRecord *record, MuSide conceded);
MuPlacing mu_record_awfp_placing (const MuBattleRecord *record);
void mu_record_awfp_set_placing (MuBattleRecord *record, MuPlacing placing);
extern const MuGeneralDice mu_record_awfp_generals;

/* awfp.sequence.victory: units of the side that are destroyed, in rout or off the table, and how
 * many there may be before it breaks. */
int mu_record_awfp_units (const MuBattleSideRecord *side); /* without the priest */
int mu_record_awfp_gone (const MuBattleSideRecord *side);
int mu_record_awfp_endures (const MuBattleSideRecord *side);

#endif
