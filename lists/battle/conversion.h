/* Battles by the rules of a system to which armies of other systems can come: it converts them, and
 * what it did so can be done again from the armies as they stood. A record of such a battle has the
 * converted armies; whose they were, and what it cost those, is found by comparing. */
#ifndef MUSTER_LISTS_BATTLE_CONVERSION_H
#define MUSTER_LISTS_BATTLE_CONVERSION_H

#include "lists/battle/battle_record.h"

typedef struct {
  /* How such a battle was fought, to be told beside its name; to be translated. */
  const char *words;
  const char *offer; /* to fight so; to be translated */
  /* A battle of both armies that is not fought yet, without a seed. NULL with an error that names
   * the army and what to do: it cannot be converted. */
  MuBattleRecord *(*of_armies) (const MuList *const army[MU_SIDES], GError **error);
  /* What is lost of the armies on the way, a line each; "" for nothing. NULL with an error as
   * above. Free with g_free. */
  char *(*lost) (const MuList *const army[MU_SIDES], GError **error);
  /* Whether these armies, as they stand, come to those that fought: all that the conversion counts
   * of them is as it was. */
  gboolean (*fits) (const MuBattleRecord *record, const MuList *const army[MU_SIDES]);
  /* What became of the units of one of them: MuUnitOutcome, one per unit of its list; of armies
   * that fit. Free with g_array_unref. */
  GArray *(*outcomes) (const MuBattleRecord *record, const MuList *const army[MU_SIDES],
                       MuSide side);
} MuConversion;

/* That of the system, NULL: only its own armies come to its battles. */
const MuConversion *mu_battle_conversion (MuRuleSystem rules);
/* The first system that converts armies; 0: none does. */
MuRuleSystem mu_battle_converting (void);

#endif
