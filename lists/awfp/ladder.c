#include "lists/awfp/ladder.h"

#include <glib.h>

/* From below. */
static const MuAwfpMorale ladder[]
    = { MU_AWFP_POOR, MU_AWFP_WARRIOR, MU_AWFP_VETERAN, MU_AWFP_ELITE };
#define RUNGS ((int) G_N_ELEMENTS (ladder))

static int
rung_of (MuAwfpMorale morale)
{
  int rung = RUNGS - 1;
  while (rung >= 0 && ladder[rung] != morale)
    rung--;
  return rung;
}

bool
mu_stand_raise (MuAwfpTroop *stand, int classes)
{
  const int rung = rung_of ((MuAwfpMorale) stand->morale);
  if (classes == 0)
    return true;
  if (rung < 0 || rung + classes < 0 || rung + classes >= RUNGS)
    return false;
  stand->morale = (uint8_t) ladder[rung + classes];
  return true;
}

bool
mu_stands_are_alike (const MuAwfpTroop *one, const MuAwfpTroop *other)
{
  MuAwfpTroop levelled = *other;
  levelled.morale = one->morale;
  return mu_awfp_troop_same (one, &levelled)
         && (one->morale == other->morale
             || (rung_of ((MuAwfpMorale) one->morale) >= 0
                 && rung_of ((MuAwfpMorale) other->morale) >= 0));
}
