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

/* A place among the groups; they are few. */
static Group *
new_group (Flows *flows, unsigned kin, unsigned ways)
{
  int place = flows->groups++;
  for (; place > 0 && flows->group[place - 1].kin > kin; place--)
    flows->group[place] = flows->group[place - 1];
  flows->group[place] = (Group){ .kin = kin, .ways = ways, .first = NO_FLOW };
  return &flows->group[place];
}

static Group *
find_group (Flows *flows, unsigned kin, unsigned ways)
{
  for (int i = 0; i < flows->groups; i++)
    if (flows->group[i].ways == ways && flows->group[i].kin == kin)
      return &flows->group[i];
  return new_group (flows, kin, ways);
}

static void
add_flow (Flows *flows, unsigned kin, unsigned ways, int slot, const int men[SIDES])
{
  Group *group = find_group (flows, kin, ways);
  flows->flow[flows->count] = (Flow){ slot, { men[0], men[1] }, group->first };
  group->first = flows->count++;
}

/* One flow for each slot that one of the kin comes to. */
static void
add_exchange (Flows *flows, const Kin *kin, const int blow[SIDES], const int men[SIDES])
{
  const Strike *const *strike = kin->bout[0]->strike;
  const unsigned ways = (unsigned) (strike[0]->blow[blow[0]].ways * strike[1]->blow[blow[1]].ways);
  int slot[KIN_MOST];
  for (int i = 0; i < kin->count; i++)
    slot[i] = slot_after (kin->bout[i], kin->next[i], blow);
  for (int i = 0; i < kin->count; i++) {
    const int to = slot[i];
    unsigned set = 0;
    if (to == NOWHERE)
      continue;
    for (int k = i; k < kin->count; k++)
      if (slot[k] == to) {
        set |= 1u << k;
        slot[k] = NOWHERE;
      }
    add_flow (flows, set, ways, to, men);
  }
}

void
flow_find (Flows *flows, const Kin *kin)
{
  const Bout *bout = kin->bout[0];
  flows->count = flows->groups = 0;
  for (int i = 0; i < bout->strike[0]->count; i++)
    for (int k = 0; k < bout->strike[1]->count; k++) {
      const int men[SIDES] = { bout->strike[1]->blow[k].men, bout->strike[0]->blow[i].men };
      if (men[0] < bout->left[0] && men[1] < bout->left[1])
        add_exchange (flows, kin, (int[]){ i, k }, men);
    }
}
