/* One step: what it costs, and whom it disorders. */
#include "rules/abd/battle/reach.h"

/* abd.8.0.adjacent-steps, abd.8.9.tec-move
 * READING: abd.8.0.one-hex-prohibited: a cost of 0 bars everybody, and whatever else is allowed. */
int
mu_abd_step_cost (const AbdBattle *battle, int from, int direction)
{
  const MuAbdMap *map = battle->map;
  const int next = mu_abd_hex_next (&map->grid, from, direction);
  if (next == MU_ABD_OFF)
    return 0;
  const MuAbdHexsideRow *side = &battle->chart->hexside[mu_abd_map_side (map, from, direction)];
  const int ground = battle->chart->terrain[map->terrain[next]].cost;
  return side->barred || ground == 0 ? 0 : ground + side->cost;
}

/* abd.8.9.woods
 * READING: abd.8.9.woods: the chart says whom else ground disorders. */
bool
mu_abd_ground_disorders (const AbdBattle *battle, int unit, int hex)
{
  const MuAbdType type = (MuAbdType) battle->piece[unit].type;
  switch ((MuAbdEntry) battle->chart->terrain[battle->map->terrain[hex]].entry) {
  case MU_ABD_DISORDERS_NOBODY:
    return false;
  case MU_ABD_DISORDERS_ALL:
    return true;
  case MU_ABD_DISORDERS_CAVALRY:
    return mu_abd_arm (type) == MU_ABD_CAVALRY;
  }
  return false;
}

/* abd.8.3.2.light-exempt: where either is Light nobody minds. */
static int
friend_in_the_way (const AbdBattle *battle, int unit, int hex)
{
  const int other = battle->at[hex];
  if (other == MU_NO_BODY || other == unit || mu_abd_is_light (battle, unit)
      || mu_abd_is_light (battle, other))
    return MU_NO_BODY;
  return other;
}

/* abd.8.3.2.friendly-pass-through: both, but who is disordered already suffers no more. */
AbdHurt
mu_abd_step_hurts (const AbdBattle *battle, int unit, int hex)
{
  const int other = friend_in_the_way (battle, unit, hex);
  const bool upset = battle->piece[unit].disordered;
  const bool mover = !upset && (other != MU_NO_BODY || mu_abd_ground_disorders (battle, unit, hex));
  if (other != MU_NO_BODY && !battle->piece[other].disordered)
    return mover ? ABD_HURTS_BOTH : ABD_HURTS_FRIEND;
  return mover ? ABD_HURTS_MOVER : ABD_HURTS_NOBODY;
}
