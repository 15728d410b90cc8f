/* How units of figures may stand: mixed bodies that have room, foot that can be legionaries. */
#include "lists/list/list.h"
#include "rules/wrg/move/formation.h"

gboolean
mu_list_guest_has_place (const MuList *list, guint index)
{
  const MuListUnit *host = mu_list_unit (list, index - 1), *guest = mu_list_unit (list, index);
  const int files = MAX (mu_list_unit_files (host), 1);
  const MuWrgMixed mixed = {
    .behind = guest->figures,
    .ranks_before = (host->figures + files - 1) / files,
    .ranks = (host->figures + guest->figures + files - 1) / files,
  };
  return guest->mixed == MU_MIXED_FLANKS || mu_wrg_mixed_barred (&mixed) == MU_RULE_NONE;
}

#define LEGIONS_UNTIL 200 /* AD, from its first year */

/* READING: wrg.formation.testudo: of armies of those years no others fight as the book's
 * legionaries than regular heavy foot. */
gboolean
mu_list_unit_is_legionary (const MuList *list, guint index)
{
  return list->year >= 1 && list->year <= LEGIONS_UNTIL
         && mu_wrg_may_be_legionary (&mu_list_unit (list, index)->troop);
}
