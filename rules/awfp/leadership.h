/* Fast Play: the general's leadership, and the orders it gives
 * (awfp.general.leadership.*). The bands of the roll below charismatic are lost
 * from the book: the caller passes them in, from a file that can be replaced. */
#ifndef MUSTER_RULES_AWFP_LEADERSHIP_H
#define MUSTER_RULES_AWFP_LEADERSHIP_H

#include <stdbool.h>
#include <stdint.h>

#include "rules/core/rule.h"
#include "rules/core/trace.h"

/* awfp.general.leadership.ratings: best first. Stored in club files, numbers stay. */
typedef enum {
  MU_AWFP_CHARISMATIC,
  MU_AWFP_EXCEPTIONAL,
  MU_AWFP_BRAVE,
  MU_AWFP_STALWART,
} MuAwfpAbility;
#define MU_AWFP_ABILITIES 4

/* The table: the least total of two dice for each ability, and its orders a turn. */
typedef struct {
  uint8_t least[MU_AWFP_ABILITIES]; /* falling; the last one is 2 */
  uint8_t orders[MU_AWFP_ABILITIES];
} MuAwfpLeadership;

#define MU_AWFP_LEADERSHIP_LEAST 2 /* awfp.general.leadership.roll: two d6 */
#define MU_AWFP_LEADERSHIP_MOST  12
#define MU_AWFP_ARMY_ORDERS      2 /* awfp.general.army-orders */

/* The rule that a table contradicts: bands that do not fall from 12 to 2
 * (awfp.general.leadership.roll), orders that do not fall with them, or charismatic
 * from less than 12 or stalwart with other than 3 orders, which the book gives
 * (awfp.general.leadership.ratings). MU_RULE_NONE for one that can be used. */
MuRule mu_awfp_leadership_table_refused (const MuAwfpLeadership *table);

/* The ability of a general by his total. awfp.general.leadership.roll for a total
 * that two dice do not have, and *ability is untouched. */
MuRule mu_awfp_leadership (const MuAwfpLeadership *table, int total, MuAwfpAbility *ability);

/* awfp.general.reroll: the total that holds; again: of the second roll, 0: none was made. */
int mu_awfp_leadership_total (int first, int again);
/* awfp.general.reroll: whether a roll may be made after so many. */
MuRule mu_awfp_leadership_roll_refused (int rolls_made);

/* awfp.general.leadership.timing: whether it is rolled now. */
MuRule mu_awfp_leadership_refused (bool armies_chosen, bool terrain_placed, bool deployed);

/* What has become of the general. */
typedef enum {
  MU_AWFP_COMMANDS,
  MU_AWFP_INDISPOSED, /* in close combat, in rout, off the table */
  MU_AWFP_LOST,       /* killed or captured */
} MuAwfpCommand;

/* Orders that the army can place this turn, those of the general and those of its
 * own, without what an indisposed general may give his own unit. trace (may be
 * NULL) is emptied and gets both. */
int mu_awfp_orders (const MuAwfpLeadership *table, MuAwfpAbility ability, MuAwfpCommand command,
                    MuTrace *trace);

const char *mu_awfp_ability_key (MuAwfpAbility ability); /* "charismatic"; static */

#endif
