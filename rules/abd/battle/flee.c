/* Panic movement: the enemy of an army in panic has its disordered units run for the edge. Each
 * turns about at no cost and runs straight on, with all its points, until it is off the map or
 * something stops it.
 *
 * READING: abd.9.3.own-units: nothing is said of their order: those nearest to an edge run first,
 * so that they are out of the way of the others. Friends straight before a unit it passes where it
 * can stand behind them; else they stop it. */
#include "rules/abd/battle/reach.h"

/* abd.9.0.who
 * abd.13.1.1.movement: a Camp stays where it is. */
bool
mu_abd_flees (const AbdBattle *battle, int unit, int side)
{
  const AbdPiece *piece = &battle->piece[unit];
  return !piece->leader && piece->master == side && mu_abd_can_move (battle, unit)
         && piece->disordered && piece->marker == MU_ABD_NO_MARKER
         && mu_abd_next_leader (battle, unit, MU_NO_BODY) == MU_NO_BODY;
}

/* --- which way --------------------------------------------------------------------------- */

static bool
is_barred (const AbdBattle *battle, int hex, int direction)
{
  const MuAbdHexside side = mu_abd_map_side (battle->map, hex, direction);
  return battle->chart->hexside[side].barred;
}

/* Hexes to go straight on until the map ends, or a river bars the way.
 * READING: abd.9.1.river: a river that nobody crosses there is as good a goal as the edge, though
 * it leads nowhere. */
static int
steps_to_goal (const AbdBattle *battle, int hex, int direction)
{
  const bool rivers = !mu_reading (battle->setup->readings, MU_READING_HEX_FLIGHT_RIVER);
  int steps = 0;
  while (hex != MU_ABD_OFF && !(rivers && is_barred (battle, hex, direction))) {
    hex = mu_abd_hex_next (&battle->map->grid, hex, direction);
    steps++;
  }
  return steps;
}

static int
nearest_goal (const AbdBattle *battle, int hex)
{
  int least = UINT8_MAX;
  for (int d = 0; d < MU_ABD_DIRECTIONS; d++) {
    const int steps = steps_to_goal (battle, hex, d);
    least = steps < least ? steps : least;
  }
  return least;
}

/* abd.9.2.which-way: the enemy's choice. */
void
mu_abd_offer_flights (const AbdBattle *battle, const MuQuestion *question, AbdChoices *list)
{
  const int hex = battle->piece[question->body].hex, least = nearest_goal (battle, hex);
  for (int d = 0; d < MU_ABD_DIRECTIONS; d++)
    if (steps_to_goal (battle, hex, d) == least)
      mu_abd_offer (list, MU_NO_BODY, MU_NO_BODY, d, 0);
}

/* --- how far ------------------------------------------------------------------------------ */

/* One that runs. */
typedef struct {
  const AbdBattle *battle;
  int unit, direction;
  int left;     /* points */
  bool turned;  /* then it enters no hex that is beyond its points: abd.8.0.one-hex-exception */
  bool zones;   /* it minds zones */
  bool in_zone; /* where it began */
} Flight;

static Flight
begin_flight (const AbdBattle *battle, int unit, int direction)
{
  const AbdPiece *piece = &battle->piece[unit];
  return (Flight){ .battle = battle,
                   .unit = unit,
                   .direction = direction,
                   .left = mu_abd_values (battle, unit)->move,
                   .turned = piece->facing != direction,
                   .zones = !mu_reading (battle->setup->readings, MU_READING_HEX_FLIGHT_ZONE),
                   .in_zone = mu_abd_in_zone (battle, piece->master, piece->hex) };
}

/* READING: abd.9.1.zoc: it is a move, so that zones stop it as they do any other. */
static bool
is_shut (const Flight *flight, int hex, bool first)
{
  const AbdBattle *battle = flight->battle;
  if (mu_abd_is_held (battle, flight->unit, hex))
    return true;
  return flight->zones && flight->in_zone
         && (first || !mu_reading (battle->setup->readings, MU_READING_HEX_INFILTRATION))
         && mu_abd_in_zone (battle, battle->piece[flight->unit].master, hex);
}

/* The hex that it runs into from there; MU_ABD_OFF: none. */
static int
next_hex (const Flight *flight, int hex, bool first)
{
  const AbdBattle *battle = flight->battle;
  const int cost = mu_abd_step_cost (battle, hex, flight->direction);
  if (cost == 0 || (cost > flight->left && (!first || flight->turned)))
    return MU_ABD_OFF;
  const int next = mu_abd_hex_next (&battle->map->grid, hex, flight->direction);
  return is_shut (flight, next, first) ? MU_ABD_OFF : next;
}

static void
add_step (Flight *flight, int from, int hex, AbdWay *way)
{
  const int move = mu_abd_values (flight->battle, flight->unit)->move;
  flight->left -= mu_abd_step_cost (flight->battle, from, flight->direction);
  way->hex[way->count] = (int16_t) hex;
  way->direction[way->count] = (uint8_t) flight->direction;
  way->spent[way->count++] = (uint8_t) (move - flight->left);
}

static bool
stops_in (const Flight *flight, int hex)
{
  return flight->zones
         && mu_abd_in_zone (flight->battle, flight->battle->piece[flight->unit].master, hex);
}

/* abd.9.3.own-units, abd.8.5.stacking: back to before friends behind whom there is no place. */
static void
fall_back (const Flight *flight, AbdWay *way)
{
  while (way->count > 0 && flight->battle->at[way->hex[way->count - 1]] != MU_NO_BODY)
    way->count--;
}

/* abd.9.1.flee, abd.8.6.exit-cost */
static void
run (Flight *flight, AbdWay *way)
{
  const MuAbdGrid *grid = &flight->battle->map->grid;
  int hex = flight->battle->piece[flight->unit].hex;
  while (flight->left > 0) {
    if (mu_abd_hex_next (grid, hex, flight->direction) == MU_ABD_OFF) {
      way->leaves = true;
      return;
    }
    const int next = next_hex (flight, hex, way->count == 0);
    if (next == MU_ABD_OFF)
      break;
    add_step (flight, hex, next, way);
    hex = next;
    if (stops_in (flight, hex))
      break;
  }
  fall_back (flight, way);
}

/* --- the action ------------------------------------------------------------------------------ */

static int
next_to_flee (const AbdBattle *battle)
{
  int best = MU_NO_BODY, least = UINT8_MAX;
  for (int unit = 0; unit < battle->first[MU_SIDES]; unit++) {
    if (!battle->act.member[unit] || battle->act.done[unit])
      continue;
    const int steps = nearest_goal (battle, battle->piece[unit].hex);
    if (steps < least) {
      best = unit;
      least = steps;
    }
  }
  return best;
}

/* abd.9.4.red-marker */
static void
flee (AbdBattle *battle, int unit, int direction)
{
  AbdWay way = { .facing = direction };
  Flight flight = begin_flight (battle, unit, direction);
  run (&flight, &way);
  mu_abd_walk (battle, unit, &way, MU_RULE_ABD_PANIC_FLEE);
  if (mu_abd_on_map (battle, unit))
    mu_abd_mark (battle, unit, MU_ABD_RED, MU_RULE_ABD_PANIC_RED);
}

/* abd.4.2.panic-action: once in a turn.
 * READING: abd.9.0.who: it moves those who are disordered as it begins; whom they run over does not
 * join them. */
static void
begin_hurry (AbdBattle *battle)
{
  AbdAct *act = &battle->act;
  for (int unit = 0; unit < battle->first[MU_SIDES]; unit++)
    act->member[unit] = mu_abd_flees (battle, unit, !act->side);
  battle->hurried[act->side] = true;
  act->stage = 1;
}

bool
mu_abd_hurry_action (AbdBattle *battle)
{
  AbdAct *act = &battle->act;
  if (act->stage == 0)
    begin_hurry (battle);
  for (;;) {
    if (act->body == MU_NO_BODY)
      act->body = (int16_t) next_to_flee (battle);
    if (act->body == MU_NO_BODY)
      return true;
    const MuChoice *way
        = mu_abd_ask (battle, MU_ABD_ASK_FLEE, act->side, act->body, MU_NO_BODY, 0, 0);
    if (!way)
      return false;
    flee (battle, act->body, way->value[0]);
    act->done[act->body] = true;
    act->body = MU_NO_BODY;
  }
}
