#include "rules/odds/flow.h"

#include <string.h>

bool
flow_is_kin (const Bout *one, const Bout *other)
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

#define NOWHERE (-1)

static int
slot_after (const Bout *bout, const NextSlots *next, const int blow[SIDES])
{
  const MuWrgRecoilResult result[SIDES]
      = { bout_result (bout, 0, blow), bout_result (bout, 1, blow) };
  if (result[0] == MU_RECOIL_BREAK || result[1] == MU_RECOIL_BREAK)
    return NOWHERE;
  const int slot = next->slot[result[0]][result[1]];
  return slot == PARTED ? NOWHERE : slot;
}

static bool
comes_before (const Flow *one, const Flow *other)
{
  return one->kin != other->kin ? one->kin < other->kin : one->ways < other->ways;
}

/* Keeps them in order; they are few. */
static void
insert (Flows *flows, const Flow *flow)
{
  int place = flows->count++;
  for (; place > 0 && comes_before (flow, &flows->flow[place - 1]); place--)
    flows->flow[place] = flows->flow[place - 1];
  flows->flow[place] = *flow;
}

/* One flow for each slot that one of the kin comes to. */
static void
add_exchange (Flows *flows, const Kin *kin, const int blow[SIDES], const int men[SIDES])
{
  const Strike *const *strike = kin->bout[0]->strike;
  int slot[KIN_MOST];
  for (int i = 0; i < kin->count; i++)
    slot[i] = slot_after (kin->bout[i], kin->next[i], blow);
  for (int i = 0; i < kin->count; i++) {
    Flow flow = {
      .ways = (unsigned) (strike[0]->blow[blow[0]].ways * strike[1]->blow[blow[1]].ways),
      .slot = slot[i],
      .men = { men[0], men[1] },
    };
    if (slot[i] == NOWHERE)
      continue;
    for (int k = i; k < kin->count; k++)
      if (slot[k] == flow.slot) {
        flow.kin |= 1u << k;
        slot[k] = NOWHERE;
      }
    insert (flows, &flow);
  }
}

void
flow_find (Flows *flows, const Kin *kin)
{
  const Bout *bout = kin->bout[0];
  flows->count = 0;
  for (int i = 0; i < bout->strike[0]->count; i++)
    for (int k = 0; k < bout->strike[1]->count; k++) {
      const int men[SIDES] = { bout->strike[1]->blow[k].men, bout->strike[0]->blow[i].men };
      if (men[0] < bout->left[0] && men[1] < bout->left[1])
        add_exchange (flows, kin, (int[]){ i, k }, men);
    }
}
