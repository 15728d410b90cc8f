/* Whether a set-up can be begun: everybody stands where he may, alone in his hex, and whoever comes
 * later has a way in and a turn to come.
 *
 * READING: abd.15.0.cards, abd.8.7.schedule, abd.10.7.count: the book's cards are lost: map,
 * armies, panic ratings, turns and hexes of entry and shots are whatever a scenario gives, within
 * what is checked here. */
#include "rules/abd/scenario/setup.h"

#include "rules/core/event.h"

static const MuAbdChart *
chart_of (const MuAbdSetup *detail)
{
  return detail->chart ? detail->chart : &mu_abd_chart_usual;
}

int
mu_abd_panic_level (const MuAbdChart *chart, const MuAbdArmy *army)
{
  int strength = 0;
  for (int i = 0; i < army->unit_count; i++)
    if (army->units[i].type < MU_ABD_TYPES && !mu_abd_is_camp ((MuAbdType) army->units[i].type))
      strength += chart->unit[army->units[i].type].strength[0];
  return (strength + 1) / 2;
}

int
mu_abd_turns (const MuAbdSetup *detail)
{
  return detail->turns ? detail->turns : MU_ABD_TURNS_MOST;
}

/* --- the scenario --------------------------------------------------------------------- */

static bool
entry_is_sound (const MuAbdSetup *detail, const MuAbdEntryHexes *entry)
{
  if (entry->count == 0 || entry->count > MU_ABD_ENTRY_HEXES)
    return false;
  for (int i = 0; i < entry->count; i++) {
    const int hex = entry->hex[i];
    if (hex < 0 || hex >= mu_abd_hex_count (&detail->map->grid)
        || !mu_abd_hex_is_edge (&detail->map->grid, hex)
        || chart_of (detail)->terrain[detail->map->terrain[hex]].cost == 0)
      return false;
  }
  return true;
}

static bool
map_is_sound (const MuAbdMap *map)
{
  if (!map || map->grid.columns < 1 || map->grid.columns > MU_ABD_COLUMNS || map->grid.rows < 1
      || map->grid.rows > MU_ABD_ROWS)
    return false;
  for (int hex = 0; hex < mu_abd_hex_count (&map->grid); hex++) {
    if (map->terrain[hex] >= MU_ABD_TERRAINS)
      return false;
    for (int side = 0; side < MU_ABD_OWN_SIDES; side++)
      if (map->hexside[hex][side] >= MU_ABD_HEXSIDES)
        return false;
  }
  return true;
}

static MuAbdSetupAnswer
check_scenario (const MuAbdSetup *detail)
{
  int at;
  if (!map_is_sound (detail->map))
    return MU_ABD_SETUP_NO_MAP;
  if (mu_abd_chart_check (chart_of (detail), &at) != MU_ABD_CHART_OK)
    return MU_ABD_SETUP_BAD_CHART;
  if (mu_abd_turns (detail) < MU_ABD_TURNS_LEAST || mu_abd_turns (detail) > MU_ABD_TURNS_MOST)
    return MU_ABD_SETUP_BAD_TURNS; /* abd.3.0.game-length */
  if (detail->entry_count > MU_ABD_ENTRIES || detail->returns > detail->entry_count)
    return MU_ABD_SETUP_BAD_ENTRY;
  for (int i = 0; i < detail->entry_count; i++)
    if (!entry_is_sound (detail, &detail->entry[i]))
      return MU_ABD_SETUP_BAD_ENTRY;
  return MU_ABD_SETUP_OK;
}

/* --- its units ------------------------------------------------------------------------- */

static MuAbdSetupAnswer
check_place (const MuAbdSetup *detail, const MuAbdUnitSetup *unit, bool taken[MU_ABD_HEXES])
{
  if (unit->facing >= MU_ABD_DIRECTIONS || unit->hex < 0
      || unit->hex >= mu_abd_hex_count (&detail->map->grid))
    return MU_ABD_SETUP_OFF_MAP;
  if (chart_of (detail)->terrain[detail->map->terrain[unit->hex]].cost == 0)
    return MU_ABD_SETUP_NO_GROUND;
  if (taken[unit->hex])
    return MU_ABD_SETUP_STACKED; /* abd.8.5.stacking */
  taken[unit->hex] = true;
  return MU_ABD_SETUP_OK;
}

/* abd.17.1.free-deployment: then nobody has a hex yet, reinforcements neither. */
static MuAbdSetupAnswer
check_unit (const MuAbdSetup *detail, const MuAbdUnitSetup *unit, bool taken[MU_ABD_HEXES])
{
  if (unit->type >= MU_ABD_TYPES)
    return MU_ABD_SETUP_BAD_TYPE;
  if (unit->shots > 3 || (unit->shots > 1 && chart_of (detail)->unit[unit->type].arrows == 0))
    return MU_ABD_SETUP_BAD_SHOTS;
  if (detail->options & MU_ABD_FREE_DEPLOYMENT)
    return MU_ABD_SETUP_OK;
  if (unit->turn == 0)
    return check_place (detail, unit, taken);
  if (unit->turn > mu_abd_turns (detail))
    return MU_ABD_SETUP_BAD_TURN;
  return unit->entry < detail->entry_count ? MU_ABD_SETUP_OK : MU_ABD_SETUP_BAD_ENTRY;
}

static int
camps (const MuAbdArmy *army)
{
  int count = 0;
  for (int i = 0; i < army->unit_count; i++)
    count += army->units[i].type == MU_ABD_CP;
  return count;
}

static MuAbdSetupAnswer
check_army (const MuSetup *setup, int side)
{
  const MuAbdSetup *detail = setup->detail;
  const MuAbdArmy *army = &detail->side[side];
  if (army->unit_count == 0)
    return MU_ABD_SETUP_NO_UNITS;
  if (army->unit_count > MU_ABD_UNITS || army->leader_count > MU_ABD_LEADERS
      || army->unit_count + army->leader_count != setup->side[side].pieces)
    return MU_ABD_SETUP_TOO_MANY;
  for (int i = 0; i < army->leader_count; i++)
    if (army->leader[i] >= MU_ABD_LEADER_KINDS)
      return MU_ABD_SETUP_BAD_TYPE;
  if (camps (army) > 1)
    return MU_ABD_SETUP_TWO_CAMPS;
  if ((detail->options & MU_ABD_FREE_DEPLOYMENT) && camps (army) == 0)
    return MU_ABD_SETUP_NO_CAMP;
  return MU_ABD_SETUP_OK;
}

MuAbdSetupAnswer
mu_abd_setup_check (const MuSetup *setup, int *body)
{
  const MuAbdSetup *detail = setup->detail;
  bool taken[MU_ABD_HEXES] = { false };
  int first = 0;
  *body = MU_NO_BODY;
  MuAbdSetupAnswer answer = check_scenario (detail);
  for (int side = 0; side < MU_SIDES && !answer; side++)
    answer = check_army (setup, side);
  for (int side = 0; side < MU_SIDES && !answer; side++) {
    const MuAbdArmy *army = &detail->side[side];
    for (int i = 0; i < army->unit_count; i++) {
      *body = first + i;
      answer = check_unit (detail, &army->units[i], taken);
      if (answer)
        return answer;
    }
    first += army->unit_count + army->leader_count;
  }
  *body = MU_NO_BODY;
  return answer;
}

const char *
mu_abd_setup_answer_words (MuAbdSetupAnswer answer)
{
  switch (answer) {
  case MU_ABD_SETUP_OK:
    return "";
  case MU_ABD_SETUP_NO_MAP:
    return "there is no map, or it has ground that nobody knows";
  case MU_ABD_SETUP_BAD_CHART:
    return "the chart has values that cannot be";
  case MU_ABD_SETUP_NO_UNITS:
    return "a side has no units";
  case MU_ABD_SETUP_TOO_MANY:
    return "a side has more units or leaders than it may have";
  case MU_ABD_SETUP_BAD_TYPE:
    return "no such counter";
  case MU_ABD_SETUP_OFF_MAP:
    return "it stands off the map";
  case MU_ABD_SETUP_STACKED:
    return "another unit stands in the same hex";
  case MU_ABD_SETUP_NO_GROUND:
    return "nobody can stand on such ground";
  case MU_ABD_SETUP_BAD_ENTRY:
    return "the hexes by which it would enter are not on the edge of the map";
  case MU_ABD_SETUP_BAD_TURN:
    return "it would enter after the last turn";
  case MU_ABD_SETUP_BAD_TURNS:
    return "a battle lasts 5 to 10 turns";
  case MU_ABD_SETUP_BAD_SHOTS:
    return "a unit that shoots does so one to three times";
  case MU_ABD_SETUP_TWO_CAMPS:
    return "a side has one Camp at the most";
  case MU_ABD_SETUP_NO_CAMP:
    return "for free deployment each side has a Camp";
  }
  return "";
}
