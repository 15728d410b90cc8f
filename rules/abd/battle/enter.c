/* How reinforcements come: by the hexes of their entry or, where the enemy holds all of these, to
 * before one of them, off the map. */
#include "rules/abd/battle/reach.h"

/* Where a unit stands off the map: in columns, and half hexes from the north. */
typedef struct {
  int column, height;
} Beyond;

static Beyond
beyond (const AbdBattle *battle, int hex, int facing)
{
  static const int8_t step[MU_ABD_DIRECTIONS][2]
      = { { 0, -2 }, { 1, -1 }, { 1, 1 }, { 0, 2 }, { -1, 1 }, { -1, -1 } };
  const int columns = battle->map->grid.columns;
  const int column = hex % columns, height = 2 * (hex / columns) + (column % 2 == 0);
  return (Beyond){ column - step[facing][0], height - step[facing][1] };
}

static const MuAbdEntryHexes *
entry_of (const AbdBattle *battle, int unit)
{
  return &battle->setup->entry[battle->piece[unit].entry];
}

bool
mu_abd_is_held (const AbdBattle *battle, int unit, int hex)
{
  const int there = battle->at[hex];
  return there != MU_NO_BODY && mu_abd_is_enemy (battle, unit, there);
}

/* abd.8.7.3.blocked-entry: that enemies hold its entry. */
static bool
is_blocked (const AbdBattle *battle, int unit)
{
  const MuAbdEntryHexes *entry = entry_of (battle, unit);
  for (int i = 0; i < entry->count; i++)
    if (!mu_abd_is_held (battle, unit, entry->hex[i]))
      return false;
  return true;
}

/* abd.8.5.stacking: off the map too. */
static bool
is_free_beyond (const AbdBattle *battle, Beyond place)
{
  for (int i = 0; battle->waiting && i < battle->first[MU_SIDES]; i++) {
    const AbdPiece *piece = &battle->piece[i];
    if (piece->outside == MU_ABD_OFF)
      continue;
    const Beyond there = beyond (battle, piece->outside, piece->facing);
    if (there.column == place.column && there.height == place.height)
      return false;
  }
  return true;
}

/* READING: abd.8.7.3.blocked-cp: for the point of an entry, facing the hex that it would enter. */
static void
offer_waits_before (const AbdBattle *battle, int unit, int hex, AbdChoices *list)
{
  for (int facing = 0; facing < MU_ABD_DIRECTIONS; facing++)
    if (mu_abd_hex_next (&battle->map->grid, hex, mu_abd_turned (facing, 3)) == MU_ABD_OFF
        && is_free_beyond (battle, beyond (battle, hex, facing)))
      mu_abd_offer (list, unit, MU_NO_BODY, hex, facing);
}

void
mu_abd_offer_waits (const AbdBattle *battle, int unit, AbdChoices *list)
{
  const MuAbdEntryHexes *entry = entry_of (battle, unit);
  if (battle->piece[unit].outside != MU_ABD_OFF || !is_blocked (battle, unit))
    return;
  for (int i = 0; i < entry->count; i++)
    offer_waits_before (battle, unit, entry->hex[i], list);
}

void
mu_abd_wait_before (AbdBattle *battle, int unit, int hex, int facing)
{
  battle->piece[unit].fate = MU_FATE_ON_TABLE;
  mu_abd_wait (battle, unit, hex, facing);
  mu_abd_mark (battle, unit, MU_ABD_YELLOW, MU_RULE_ABD_ZOC_DISENGAGE);
}

/* Into a free hex of its entry it comes at any cost (abd.8.0.one-hex-exception). */
static bool
has_free_hex (const AbdBattle *battle, int unit)
{
  const MuAbdEntryHexes *entry = entry_of (battle, unit);
  for (int i = 0; i < entry->count; i++)
    if (battle->at[entry->hex[i]] == MU_NO_BODY
        && battle->chart->terrain[battle->map->terrain[entry->hex[i]]].cost > 0)
      return true;
  return false;
}

static bool
finds_place (const AbdBattle *battle, int unit)
{
  MuChoice first;
  AbdChoices list = { &first, 1, 0 };
  const MuQuestion question = { .body = (int16_t) unit };
  mu_abd_offer_moves (battle, &question, &list);
  return list.count > 0;
}

/* abd.8.7.schedule */
bool
mu_abd_can_enter (const AbdBattle *battle, int unit)
{
  const AbdPiece *piece = &battle->piece[unit];
  if (piece->hex != MU_ABD_OFF || piece->fate == MU_FATE_DESTROYED || piece->turn == 0
      || piece->turn > battle->turn || mu_abd_values (battle, unit)->move == 0)
    return false;
  return has_free_hex (battle, unit) || finds_place (battle, unit);
}
