/* Scenarios: battles that are set up whole, armies and ground, before anybody chooses to fight
 * them. Of systems whose battles have a part (battle_record.h). */
#ifndef MUSTER_LISTS_BATTLE_SCENARIO_H
#define MUSTER_LISTS_BATTLE_SCENARIO_H

#include "lists/battle/battle_record.h"

/* No field is NULL. */
typedef struct {
  MuRuleSystem rules;
  char *name;    /* "Second Mantinea" */
  char *year;    /* "362 BC"; "" where none is told */
  char *sides;   /* "Thebes (10) against Sparta (9)": with the pieces of each */
  char *size;    /* "10 turns, 18 by 12 hexes" */
  char *note;    /* what is known of it, "": nothing */
  char *special; /* its own rules in words, "": none */
  char *army[MU_SIDES];
  char *part; /* its document */
} MuScenario;
void mu_scenario_free (MuScenario *scenario);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuScenario, mu_scenario_free)

typedef struct {
  /* Those that come with Muster, in their order: MuScenario. NULL with an error. */
  GPtrArray *(*shipped) (GError **error);
  /* That of a file; NULL with MU_FILE_ERROR, which names the file, the line and what is wrong. */
  MuScenario *(*open) (const char *path, GError **error);
  /* A battle by such a document that is not fought yet, without a seed; NULL with MU_FILE_ERROR. */
  MuBattleRecord *(*begin) (const char *part, GError **error);
} MuScenarioShelf;

/* Those of the system, NULL: it has none. */
const MuScenarioShelf *mu_battle_scenarios (MuRuleSystem rules);

#endif
