/* The greedy player: each answer takes what it gives by itself. He knows exactly what a melee is
 * worth, and nothing of what comes after it. It costs as little as may be, since whoever searches
 * has him play battles to their end by the thousand. */
#include "rules/abd/player/place.h"
#include "rules/abd/player/player.h"

/* A hex nearer to the enemy, by the strength of who comes. */
#define NEARER 6

static bool
in_zone (const AbdBattle *battle, int unit)
{
  const AbdPiece *piece = &battle->piece[unit];
  return mu_abd_in_zone (battle, piece->master, piece->hex);
}

static int
above_nothing (int value)
{
  return value > 0 ? value : 0;
}

/* --- what is done ---------------------------------------------------------- */

/* Beside an enemy whom it does not look at: what it had of turning to him. */
static int
worth_of_turning (const AbdScales *scales, int unit)
{
  AbdStand stand = mu_abd_stand_now (scales->battle, unit);
  const int now = above_nothing (mu_abd_best_attack (scales, &stand)), facing = stand.facing;
  int best = now;
  for (int side = -1; side <= 1; side++) {
    stand.facing = (uint8_t) mu_abd_turned (facing, side);
    const int attack = mu_abd_best_attack (scales, &stand);
    best = attack > best ? attack : best;
  }
  return best - now;
}

/* What there is in moving a unit, without looking where it can go. */
static int
worth_of_moving (const AbdScales *scales, int unit)
{
  const AbdBattle *battle = scales->battle;
  const MuAbdValues *values = mu_abd_values (battle, unit);
  int promise = 0;
  if (values->move == 0)
    return 0;
  if (in_zone (battle, unit))
    return worth_of_turning (scales, unit);
  if (values->arrows && mu_abd_best_fire (scales, unit) > 0)
    return 0;
  const int goal = mu_abd_goal (scales, unit, &promise);
  if (goal == MU_NO_BODY)
    return 0;
  const int far = mu_abd_distance (battle, battle->piece[unit].hex, battle->piece[goal].hex);
  if (far <= 1)
    return worth_of_turning (scales, unit);
  const int now = above_nothing (mu_abd_best_attack_now (scales, unit));
  const int steps = far - 1 < values->move ? far - 1 : values->move;
  const int there = far - 1 <= values->move ? above_nothing (promise) : 0;
  return above_nothing (there - now + NEARER * steps * mu_abd_strength (battle, unit));
}

static int
worth_of_firing (const AbdScales *scales, int unit)
{
  const int fire = mu_abd_best_fire (scales, unit);
  return fire ? above_nothing (fire - above_nothing (mu_abd_best_attack_now (scales, unit))) : 0;
}

/* By itself; of a rally the chance in a formation too. */
typedef struct {
  const AbdMind *mind;
  int16_t move[ABD_BODIES], fire[ABD_BODIES], rally[ABD_BODIES], roll[ABD_BODIES];
} Gains;

static void
weigh_units (Gains *gains, const AbdMind *mind)
{
  const AbdScales *scales = &mind->scales;
  const int side = mind->question->side;
  gains->mind = mind;
  for (int i = 0; i < scales->count[side]; i++) {
    const int unit = scales->unit[side][i];
    const bool free = mind->battle->piece[unit].marker == MU_ABD_NO_MARKER;
    gains->move[unit] = (int16_t) (free ? worth_of_moving (scales, unit) : 0);
    gains->fire[unit] = (int16_t) (free ? worth_of_firing (scales, unit) : 0);
    gains->rally[unit] = (int16_t) (free ? mu_abd_rally_worth (scales, unit, true) : 0);
    gains->roll[unit]
        = (int16_t) (gains->rally[unit] ? mu_abd_rally_worth (scales, unit, false) : 0);
  }
}

static int
gain_of (const Gains *gains, int unit, MuAbdAction action, bool alone)
{
  switch (action) {
  case MU_ABD_MOVE:
    return gains->move[unit];
  case MU_ABD_FIRE:
    return gains->fire[unit];
  case MU_ABD_RALLY:
    return alone ? gains->rally[unit] : gains->roll[unit];
  case MU_ABD_PASS:
  case MU_ABD_ENTER:
  case MU_ABD_HURRY:
  case MU_ABD_FRIGHT:
    break;
  }
  return 0;
}

/* Of a formation that moves those who face one way: the way that gives the most. */
static int
gain_of_formation (const Gains *gains, int leader, MuAbdAction action)
{
  bool member[ABD_BODIES];
  int sum[MU_ABD_DIRECTIONS] = { 0 }, most = 0;
  const AbdBattle *battle = gains->mind->battle;
  const AbdScales *scales = &gains->mind->scales;
  const int side = battle->piece[leader].side;
  mu_abd_formation (battle, leader, action, member);
  for (int i = 0; i < scales->count[side]; i++) {
    const int unit = scales->unit[side][i];
    if (!member[unit])
      continue;
    const int facing = action == MU_ABD_MOVE ? battle->piece[unit].facing : 0;
    sum[facing] += gain_of (gains, unit, action, false);
    most = sum[facing] > most ? sum[facing] : most;
  }
  return most;
}

static int
score_act (const Gains *gains, const MuChoice *choice)
{
  enum { ENTERING = 200, HURRYING = 150, FRIGHTENING = 40 };
  const MuAbdAction action = (MuAbdAction) choice->value[0];
  switch (action) {
  case MU_ABD_PASS:
    return 0;
  case MU_ABD_ENTER:
    return ENTERING;
  case MU_ABD_HURRY:
    return HURRYING;
  case MU_ABD_FRIGHT:
    return FRIGHTENING;
  case MU_ABD_MOVE:
  case MU_ABD_FIRE:
  case MU_ABD_RALLY:
    break;
  }
  return gains->mind->battle->piece[choice->body].leader
             ? gain_of_formation (gains, choice->body, action)
             : gain_of (gains, choice->body, action, true);
}

static int
choose_act (const AbdMind *mind)
{
  Gains gains;
  int best = 0, most = 0;
  weigh_units (&gains, mind);
  for (int i = 0; i < mind->count; i++) {
    const int score = score_act (&gains, &mind->choices[i]);
    if (score > most) {
      most = score;
      best = i;
    }
  }
  return best;
}

/* --- within a formation ---------------------------------------------------- */

static int
steps_to_enemy (const AbdMind *mind, int unit)
{
  const AbdBattle *battle = mind->battle;
  const int side = mind->question->side;
  int least = MU_ABD_HEXES;
  for (int i = 0; i < mind->scales.count[!side]; i++) {
    const int hex = battle->piece[mind->scales.unit[!side][i]].hex;
    const int far = mu_abd_distance (battle, battle->piece[unit].hex, hex);
    least = far < least ? far : least;
  }
  return least;
}

/* Those in front first, so that those behind find room. */
static int
choose_next (const AbdMind *mind)
{
  const MuAbdAction action = (MuAbdAction) mind->question->value[0];
  int best = 0, least = MU_ABD_HEXES + 1;
  for (int i = 0; i < mind->count; i++) {
    const int unit = mind->choices[i].body;
    if (unit == MU_NO_BODY)
      continue;
    if (action != MU_ABD_MOVE)
      return i;
    const int far = steps_to_enemy (mind, unit);
    if (far >= least || worth_of_moving (&mind->scales, unit) == 0)
      continue;
    best = i;
    least = far;
  }
  return best;
}

/* --- where to -------------------------------------------------------------- */

/* What all choices of one move have in common. */
typedef struct {
  const AbdScales *scales;
  AbdStand stand;
  int goal, distance; /* the goal's hex, and how far the hex in hand lies from it */
  bool red;           /* it attacks nobody after this */
  bool beside[MU_ABD_HEXES];
} Walk;

static int
worth_of_hex (const Walk *walk, int hex)
{
  const AbdBattle *battle = walk->scales->battle;
  const int strength = mu_abd_values (battle, walk->stand.unit)->strength[0];
  const bool upset = !walk->stand.disordered
                     && mu_abd_ground_disorders (battle, walk->stand.unit, hex)
                     && hex != battle->piece[walk->stand.unit].hex;
  return -NEARER * strength * walk->distance - (upset ? 40 * strength : 0);
}

static int
worth_of_facing (const Walk *walk, int facing)
{
  const AbdBattle *battle = walk->scales->battle;
  const int next = mu_abd_hex_next (&battle->map->grid, walk->stand.hex, facing);
  if (next == MU_ABD_OFF)
    return -2;
  const int far = mu_abd_distance (battle, next, walk->goal);
  return far < walk->distance ? 2 : far == walk->distance ? 1 : 0;
}

static int
worth_of_attack (const Walk *walk)
{
  if (walk->red || !walk->beside[walk->stand.hex])
    return 0;
  const int attack = mu_abd_best_attack (walk->scales, &walk->stand);
  return attack == ABD_NO_ATTACK ? 0 : attack;
}

static void
begin_walk (Walk *walk, const AbdMind *mind)
{
  const AbdBattle *battle = mind->battle;
  const int unit = mind->question->body;
  int promise = 0;
  const int goal = mu_abd_goal (&mind->scales, unit, &promise);
  walk->scales = &mind->scales;
  walk->stand = mu_abd_stand_now (battle, unit);
  walk->goal
      = goal == MU_NO_BODY ? mu_abd_hex_count (&battle->map->grid) / 2 : battle->piece[goal].hex;
  walk->red = false;
  mu_abd_mark_beside (&mind->scales, mind->question->side, walk->beside);
}

/* Hexes come one after the other, each with all its facings. */
static int
choose_move (const AbdMind *mind)
{
  Walk walk;
  int best = 0, most = INT32_MIN, of_hex = 0;
  const AbdPiece *piece = &mind->battle->piece[mind->question->body];
  const bool leaves_zone = piece->hex != MU_ABD_OFF && in_zone (mind->battle, mind->question->body);
  begin_walk (&walk, mind);
  walk.stand.hex = MU_ABD_OFF;
  for (int i = 0; i < mind->count; i++) {
    const MuChoice *choice = &mind->choices[i];
    if (choice->value[0] == MU_ABD_OFF)
      continue;
    if (choice->value[0] != walk.stand.hex) {
      walk.stand.hex = (int16_t) choice->value[0];
      walk.distance = mu_abd_distance (mind->battle, walk.stand.hex, walk.goal);
      walk.red = leaves_zone && walk.stand.hex != piece->hex;
      of_hex = worth_of_hex (&walk, walk.stand.hex);
    }
    walk.stand.facing = (uint8_t) choice->value[1];
    const int worth = of_hex + worth_of_facing (&walk, choice->value[1]) + worth_of_attack (&walk);
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  return best;
}

int
mu_abd_answer_greedily (const AbdMind *mind)
{
  switch ((MuAbdAsks) mind->question->kind) {
  case MU_ABD_ASK_ACT:
    return choose_act (mind);
  case MU_ABD_ASK_NEXT:
    return choose_next (mind);
  case MU_ABD_ASK_MOVE:
    return choose_move (mind);
  case MU_ABD_ASK_DEPLOY:
  case MU_ABD_ASK_DISMOUNT:
  case MU_ABD_ASK_BID:
  case MU_ABD_ASK_LEADER:
  case MU_ABD_ASK_CONTROL:
  case MU_ABD_ASK_CHARGE:
  case MU_ABD_ASK_FIRST:
  case MU_ABD_ASK_FIRE:
  case MU_ABD_ASK_VOLLEY:
  case MU_ABD_ASK_SUPPORT:
  case MU_ABD_ASK_FLEE:
  case MU_ABD_ASK_IMPETUOUS:
  case MU_ABD_ASK_MELEE:
  case MU_ABD_ASK_RETREAT:
  case MU_ABD_ASK_ADVANCE:
  case MU_ABD_ASK_SECOND:
  case MU_ABD_ASK_REROLL:
    break;
  }
  return mu_abd_answer_plainly (mind);
}
