/* Which postures can be moved together: those whose strikes are alike blow for blow,
 * however they came by them. What all of them share is one flow; where a verdict differs,
 * one for those who differ. Flows are kept in order of kin, so that the ways of the same
 * kin are added up once for all their flows. */
#include "rules/wrg/odds/flow.h"

#include <string.h>

bool
mu_odds_flow_is_kin (const Bout *one, const Bout *other)
{
  for (int s = 0; s < SIDES; s++) {
    const Strike *strike = one->strike[s];
    if (strike->count != other->strike[s]->count
        || memcmp (strike->blow, other->strike[s]->blow,
                   (size_t) strike->count * sizeof strike->blow[0])
               != 0)
      return false;
  }
  return true;
}

/* In order of kin; they are few. */
static void
insert (Flows *flows, Flow flow)
{
  int place = flows->count++;
  for (; place > 0 && flows->flow[place - 1].kin > flow.kin; place--)
    flows->flow[place] = flows->flow[place - 1];
  flows->flow[place] = flow;
}

/* Joins those who come to the same slot by the same exchanges. */
static void
add_flow (Flows *flows, Flow flow)
{
  for (int i = 0; i < flows->count; i++) {
    Flow *other = &flows->flow[i];
    if (other->slot != flow.slot
        || memcmp (other->blows, flow.blows, RANDOMS * sizeof *flow.blows) != 0)
      continue;
    flow.kin |= other->kin;
    memmove (other, other + 1, (size_t) (--flows->count - i) * sizeof *other);
    break;
  }
  insert (flows, flow);
}

void
mu_odds_flow_find (Flows *flows, const Kin *kin)
{
  flows->count = 0;
  for (int i = 0; i < kin->count; i++)
    for (int a = MU_RECOIL_STAND; a <= MU_RECOIL_RECOIL; a++)
      for (int b = MU_RECOIL_STAND; b <= MU_RECOIL_RECOIL; b++) {
        const Verdicts *verdicts = kin->bout[i]->verdicts;
        const int slot = kin->next[i]->slot[a][b];
        if (slot != PARTED && verdicts->ways[a][b] > 0)
          add_flow (flows, (Flow){ 1u << i, slot, verdicts->blows[a][b] });
      }
}
