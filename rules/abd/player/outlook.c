/* Danger is what the enemy could win by attacking: of those beside the unit who look at it nearly
 * all, of those who would have to turn, come or wait for their next turn the less. A friend beside
 * it bars a side, so that lines come of it by themselves. */
#include "rules/abd/player/outlook.h"

#include <string.h>

/* --- who may come where ---------------------------------------------------- */

static int
lesser (int one, int other)
{
  return one < other ? one : other;
}

static int
greater (int one, int other)
{
  return one > other ? one : other;
}

static void
mark_reach (AbdOutlook *outlook, int enemy, uint64_t bit, uint64_t *marks)
{
  const AbdBattle *battle = outlook->scales->battle;
  const MuAbdGrid *grid = &battle->map->grid;
  const int hex = battle->piece[enemy].hex, move = mu_abd_values (battle, enemy)->move;
  const int column = hex % grid->columns, row = hex / grid->columns;
  const int east = lesser (column + move, grid->columns - 1);
  const int south = lesser (row + move, grid->rows - 1);
  for (int r = greater (row - move, 0); r <= south; r++)
    for (int c = greater (column - move, 0); c <= east; c++) {
      const int at = r * grid->columns + c;
      if (mu_abd_hex_distance (grid, hex, at) <= move)
        marks[at] |= bit;
    }
}

/* abd.8.8.2.no-infiltration, abd.8.8.3.disengage: who stands in a zone brings no attack elsewhere.
 */
static void
mark_enemies (AbdOutlook *outlook)
{
  const AbdScales *scales = outlook->scales;
  const AbdBattle *battle = scales->battle;
  const bool moves_now = battle->phase < MU_ABD_PHASE_MELEE && battle->points[!outlook->side] > 0;
  for (int i = 0; i < lesser (scales->count[!outlook->side], 64); i++) {
    const int enemy = scales->unit[!outlook->side][i];
    const AbdPiece *piece = &battle->piece[enemy];
    if (mu_abd_values (battle, enemy)->move == 0
        || mu_abd_in_zone (battle, piece->master, piece->hex))
      continue;
    const bool fresh = moves_now && piece->marker == MU_ABD_NO_MARKER;
    mark_reach (outlook, enemy, (uint64_t) 1 << i, fresh ? outlook->fresh : outlook->spent);
  }
}

void
mu_abd_outlook (AbdOutlook *outlook, const AbdScales *scales, int side)
{
  const size_t hexes = (size_t) mu_abd_hex_count (&scales->battle->map->grid);
  outlook->scales = scales;
  outlook->side = side;
  mu_abd_mark_beside (scales, side, outlook->beside);
  memset (outlook->fresh, 0, hexes * sizeof *outlook->fresh);
  memset (outlook->spent, 0, hexes * sizeof *outlook->spent);
  mark_enemies (outlook);
}

/* --- one unit -------------------------------------------------------------- */

/* By how a blow would come, the ground left out. */
static void
weigh_enemy (AbdProspect *prospect, int i)
{
  const AbdScales *scales = prospect->outlook->scales;
  const AbdBattle *battle = scales->battle;
  const int enemy = scales->unit[!prospect->outlook->side][i];
  const AbdStand other = mu_abd_stand_now (battle, enemy);
  AbdStand stand = mu_abd_stand_now (battle, prospect->unit);
  AbdStand one = other;
  stand.facing = MU_ABD_NORTH;
  if (stand.hex == MU_ABD_OFF)
    stand.hex = other.hex;
  const bool strikes = !mu_abd_is_camp ((MuAbdType) battle->piece[enemy].type)
                       && mu_abd_strength (battle, enemy) > 0;
  for (int vector = 0; vector < MU_ABD_VECTORS; vector++) {
    one.facing = (uint8_t) mu_abd_turned (vector, 3);
    prospect->theirs[i][vector] = strikes ? mu_abd_melee_worth (scales, &one, &stand, vector) : 0;
  }
}

/* What a hex of the way is worth, by the strength of who comes. Who searches makes for the enemy
 * the faster: his trials keep him from what is rash. */
static int
nearer (const AbdOutlook *outlook)
{
  const MuAbdArmy *army = &outlook->scales->battle->setup->side[outlook->side];
  return army->player == MU_ABD_SEARCH ? 20 : 10;
}

static void
choose_goal (AbdProspect *prospect)
{
  const AbdScales *scales = prospect->outlook->scales;
  const AbdBattle *battle = scales->battle;
  int promise = 0;
  const int goal = mu_abd_goal (scales, prospect->unit, &promise);
  const int strength = mu_abd_values (battle, prospect->unit)->strength[0];
  prospect->goal = goal == MU_NO_BODY ? MU_ABD_OFF : battle->piece[goal].hex;
  const int hurry = nearer (prospect->outlook) * strength;
  prospect->hurry = promise > 0 ? hurry : hurry / 2;
}

void
mu_abd_prospect (AbdProspect *prospect, const AbdOutlook *outlook, int unit)
{
  const AbdScales *scales = outlook->scales;
  const AbdPiece *piece = &scales->battle->piece[unit];
  prospect->outlook = outlook;
  prospect->unit = unit;
  prospect->upset = piece->disordered ? 0 : scales->step[unit];
  choose_goal (prospect);
  for (int i = 0; i < lesser (scales->count[!outlook->side], 64); i++)
    weigh_enemy (prospect, i);
}

/* --- danger ---------------------------------------------------------------- */

/* The two worst of what may come. */
typedef struct {
  int first, second;
} Worst;

static void
take (Worst *worst, int danger)
{
  if (danger > worst->first) {
    worst->second = worst->first;
    worst->first = danger;
  } else if (danger > worst->second)
    worst->second = danger;
}

/* In percent. */
enum { LOOKS = 85, HELD = 35, TURNS = 40, WORN = 20, COMES = 25, COMES_LATER = 12 };

/* abd.11.2.2.target: whether it has another of ours right before it. */
static bool
is_held (const AbdBattle *battle, int enemy, int unit)
{
  const AbdPiece *piece = &battle->piece[enemy];
  const int hex = mu_abd_hex_next (&battle->map->grid, piece->hex, piece->facing);
  const int there = hex == MU_ABD_OFF ? MU_NO_BODY : battle->at[hex];
  return there != MU_NO_BODY && there != unit && mu_abd_is_enemy (battle, enemy, there);
}

static int
likelihood (const AbdBattle *battle, int enemy, int unit, int back)
{
  const AbdPiece *piece = &battle->piece[enemy];
  const int sides = mu_abd_between (piece->facing, mu_abd_turned (back, 3));
  if (piece->marker == MU_ABD_RED)
    return WORN;
  if (sides > 1)
    return piece->marker == MU_ABD_NO_MARKER ? TURNS : WORN;
  return sides == 1 && is_held (battle, enemy, unit) ? HELD : LOOKS;
}

static int
danger_beside (const AbdProspect *prospect, const AbdStand *stand, int enemy, int direction)
{
  const AbdScales *scales = prospect->outlook->scales;
  const AbdBattle *battle = scales->battle;
  const MuAbdHexside side = mu_abd_map_side (battle->map, stand->hex, direction);
  if (mu_abd_is_camp ((MuAbdType) battle->piece[enemy].type) || mu_abd_strength (battle, enemy) == 0
      || battle->chart->hexside[side].barred)
    return 0;
  const AbdStand other = mu_abd_stand_now (battle, enemy);
  const int worth = mu_abd_melee_worth (scales, &other, stand, direction);
  return worth * likelihood (battle, enemy, stand->unit, direction) / 100;
}

static int
worst_of (const AbdProspect *prospect, uint64_t marks, int vector)
{
  int worst = 0;
  for (int i = 0; marks; i++, marks >>= 1)
    if ((marks & 1) && prospect->theirs[i][vector] > worst)
      worst = prospect->theirs[i][vector];
  return worst;
}

static int
danger_from_afar (const AbdProspect *prospect, int hex, int vector)
{
  const AbdOutlook *outlook = prospect->outlook;
  return greater (worst_of (prospect, outlook->fresh[hex], vector) * COMES / 100,
                  worst_of (prospect, outlook->spent[hex], vector) * COMES_LATER / 100);
}

int
mu_abd_place_danger (const AbdProspect *prospect, const AbdStand *stand)
{
  const AbdBattle *battle = prospect->outlook->scales->battle;
  Worst worst = { 0, 0 };
  for (int direction = 0; direction < MU_ABD_DIRECTIONS; direction++) {
    const int hex = mu_abd_hex_next (&battle->map->grid, stand->hex, direction);
    const int there = hex == MU_ABD_OFF ? MU_NO_BODY : battle->at[hex];
    if (hex == MU_ABD_OFF)
      continue;
    if (there == MU_NO_BODY || there == stand->unit)
      take (&worst, danger_from_afar (prospect, hex, mu_abd_between (direction, stand->facing)));
    else if (mu_abd_is_enemy (battle, stand->unit, there))
      take (&worst, danger_beside (prospect, stand, there, direction));
  }
  return worst.first + worst.second / 2;
}

/* --- a place --------------------------------------------------------------- */

static int
worth_of_facing (const AbdProspect *prospect, const AbdStand *stand, int far)
{
  const AbdBattle *battle = prospect->outlook->scales->battle;
  const int next = mu_abd_hex_next (&battle->map->grid, stand->hex, stand->facing);
  if (next == MU_ABD_OFF || prospect->goal == MU_ABD_OFF)
    return -6;
  const int then = mu_abd_distance (battle, next, prospect->goal);
  return then < far ? 4 : then == far ? 2 : 0;
}

static int
friend_towards (const AbdBattle *battle, const AbdStand *stand, int turn)
{
  const int hex
      = mu_abd_hex_next (&battle->map->grid, stand->hex, mu_abd_turned (stand->facing, turn));
  const int there = hex == MU_ABD_OFF ? MU_NO_BODY : battle->at[hex];
  if (there == MU_NO_BODY || there == stand->unit || mu_abd_is_enemy (battle, stand->unit, there))
    return MU_NO_BODY;
  return there;
}

/* Whether somebody who faces much the same way stands at that hand: -1 the left, 1 the right. */
static bool
has_neighbour (const AbdBattle *battle, const AbdStand *stand, int hand)
{
  for (int turn = 1; turn <= 2; turn++) {
    const int there = friend_towards (battle, stand, hand * turn);
    if (there != MU_NO_BODY && mu_abd_between (battle->piece[there].facing, stand->facing) <= 1
        && !mu_abd_is_light (battle, there))
      return true;
  }
  return false;
}

/* Foot that is not light keeps in line: somebody at either hand, and nobody before it. */
static int
company (const AbdProspect *prospect, const AbdStand *stand)
{
  enum { FRIEND = 7, ENOUGH = 2, NEIGHBOUR = 10, CROWDED = 10 };
  const AbdBattle *battle = prospect->outlook->scales->battle;
  int friends = 0;
  for (int turn = 0; turn < MU_ABD_DIRECTIONS; turn++)
    friends += friend_towards (battle, stand, turn) != MU_NO_BODY;
  int worth = FRIEND * lesser (friends, ENOUGH);
  if (mu_abd_arm ((MuAbdType) battle->piece[stand->unit].type) == MU_ABD_CAVALRY
      || mu_abd_is_light (battle, stand->unit))
    return worth;
  worth += NEIGHBOUR * (has_neighbour (battle, stand, -1) + has_neighbour (battle, stand, 1));
  if (friend_towards (battle, stand, 0) != MU_NO_BODY)
    worth -= CROWDED;
  return worth;
}

/* Whoever shoots wants somebody in range, and to stand no nearer. */
static int
worth_of_range (const AbdProspect *prospect, const AbdStand *stand)
{
  const AbdScales *scales = prospect->outlook->scales;
  const AbdBattle *battle = scales->battle;
  const MuAbdValues *values = mu_abd_values (battle, stand->unit);
  int best = 0;
  for (int i = 0; i < scales->count[!prospect->outlook->side]; i++) {
    const int enemy = scales->unit[!prospect->outlook->side][i];
    const int hex = battle->piece[enemy].hex, far = mu_abd_distance (battle, stand->hex, hex);
    const int next = mu_abd_hex_next (&battle->map->grid, stand->hex, stand->facing);
    if (far > values->range || next == MU_ABD_OFF || mu_abd_distance (battle, next, hex) >= far)
      continue;
    best = greater (best, mu_abd_fire_worth (scales, stand->unit, enemy, 0));
  }
  return best / 2;
}

int
mu_abd_place_worth (const AbdProspect *prospect, const AbdStand *stand, bool red)
{
  enum { ATTACK = 85 }; /* in percent: the enemy may strike first */
  const AbdScales *scales = prospect->outlook->scales;
  const AbdBattle *battle = scales->battle;
  const MuAbdValues *values = mu_abd_values (battle, stand->unit);
  const int far
      = prospect->goal == MU_ABD_OFF ? 0 : mu_abd_distance (battle, stand->hex, prospect->goal);
  int worth = worth_of_facing (prospect, stand, far) + company (prospect, stand)
              - mu_abd_place_danger (prospect, stand);
  if (values->arrows && values->range > 1)
    worth += worth_of_range (prospect, stand) - prospect->hurry * greater (far - values->range, 0);
  else
    worth -= prospect->hurry * far;
  if (prospect->outlook->beside[stand->hex]) {
    const int attack = mu_abd_best_attack (scales, stand);
    if (attack > 0)
      worth += attack * (red ? WORN : ATTACK) / 100;
  }
  return worth;
}

int
mu_abd_stay_worth (const AbdProspect *prospect)
{
  const AbdBattle *battle = prospect->outlook->scales->battle;
  const AbdStand stand = mu_abd_stand_now (battle, prospect->unit);
  return mu_abd_place_worth (prospect, &stand, battle->piece[prospect->unit].marker == MU_ABD_RED);
}
