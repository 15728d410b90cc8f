/* Step 7, melee: the sides take turns to fight one melee each, to its end, until both pass in a
 * row; with Command Control those out of control come first. It costs no command points
 * (abd.11.1.no-cp). A melee goes by stages, and at each a player may have to be asked: who strikes
 * whom is settled here, the sums in strike.c, what comes before and after the blow in retreat.c and
 * advance.c. */
#include "rules/abd/battle/engine.h"

/* --- who may attack whom ----------------------------------------------------------- */

/* The enemy in that direction whom the unit could attack, were nobody else there; MU_NO_BODY.
 * READING: abd.11.2.1.river: none across a River; across a Ford or a Bridge there is melee. */
static int
enemy_towards (const AbdBattle *battle, int unit, int direction)
{
  const AbdPiece *piece = &battle->piece[unit];
  const int hex = mu_abd_hex_next (&battle->map->grid, piece->hex, direction);
  if (hex == MU_ABD_OFF || battle->at[hex] == MU_NO_BODY
      || !mu_abd_is_enemy (battle, unit, battle->at[hex]))
    return MU_NO_BODY;
  const MuAbdHexside side = mu_abd_map_side (battle->map, piece->hex, direction);
  return battle->chart->hexside[side].barred ? MU_NO_BODY : battle->at[hex];
}

/* abd.8.7.3.blocked-entry: who waits off the map attacks whoever stands in its entry hex. Nobody on
 * the map attacks those who wait. */
static bool
blocks (const AbdBattle *battle, int unit, int enemy)
{
  const int16_t hex = battle->piece[unit].outside;
  return hex != MU_ABD_OFF && battle->at[hex] == enemy && mu_abd_is_enemy (battle, unit, enemy);
}

/* abd.11.2.1.zero-strength, abd.13.1.3.no-melee-attack */
static bool
can_strike (const AbdBattle *battle, int unit)
{
  const AbdPiece *piece = &battle->piece[unit];
  return !piece->leader && piece->fate == MU_FATE_ON_TABLE
         && !mu_abd_is_camp ((MuAbdType) piece->type) && mu_abd_strength (battle, unit) > 0;
}

/* abd.11.2.2.target: who stands in the front hex must be attacked before those at the flanks. */
bool
mu_abd_reaches (const AbdBattle *battle, int unit, int enemy)
{
  const AbdPiece *piece = &battle->piece[unit];
  if (!can_strike (battle, unit))
    return false;
  if (piece->hex == MU_ABD_OFF)
    return blocks (battle, unit, enemy);
  const int ahead = enemy_towards (battle, unit, piece->facing);
  if (ahead != MU_NO_BODY)
    return ahead == enemy;
  return enemy_towards (battle, unit, mu_abd_turned (piece->facing, -1)) == enemy
         || enemy_towards (battle, unit, mu_abd_turned (piece->facing, 1)) == enemy;
}

/* abd.11.2.1.attacker, abd.11.0.red-marker */
bool
mu_abd_can_attack (const AbdBattle *battle, int unit, int enemy)
{
  return battle->piece[unit].marker != MU_ABD_RED && mu_abd_reaches (battle, unit, enemy);
}

static void
offer_attack (const AbdBattle *battle, int unit, int hex, AbdChoices *list)
{
  const int enemy = hex == MU_ABD_OFF ? MU_NO_BODY : battle->at[hex];
  if (enemy != MU_NO_BODY && mu_abd_can_attack (battle, unit, enemy))
    mu_abd_offer (list, unit, enemy, 0, 0);
}

static void
offer_attacks (const AbdBattle *battle, int unit, AbdChoices *list)
{
  const AbdPiece *piece = &battle->piece[unit];
  if (piece->hex == MU_ABD_OFF) {
    offer_attack (battle, unit, piece->outside, list);
    return;
  }
  for (int turn = -1; turn <= 1; turn++)
    offer_attack (
        battle, unit,
        mu_abd_hex_next (&battle->map->grid, piece->hex, mu_abd_turned (piece->facing, turn)),
        list);
}

/* Passing comes first, so that a side that can attack nobody has this answer alone.
 * READING: abd.17.4.2.melee-first: out of control they must attack, and their side may not pass
 * while one can. */
void
mu_abd_offer_melees (const AbdBattle *battle, const MuQuestion *question, AbdChoices *list)
{
  const bool wild = question->value[0];
  const bool must = wild && !mu_reading (battle->setup->readings, MU_READING_HEX_WILD);
  if (!must)
    mu_abd_offer (list, MU_NO_BODY, MU_NO_BODY, 0, 0);
  for (int body = 0; body < battle->first[MU_SIDES]; body++) {
    const AbdPiece *piece = &battle->piece[body];
    if (!piece->leader && piece->master == question->side && (!wild || piece->wild))
      offer_attacks (battle, body, list);
  }
  if (list->count == 0)
    mu_abd_offer (list, MU_NO_BODY, MU_NO_BODY, 0, 0);
}

/* --- one melee -------------------------------------------------------------------------- */

typedef enum { NO_FIGHT, RETREAT, DICE, ESCAPE, ADVANCE, SECOND } Stage;

static void
begin_fight (AbdBattle *battle, const MuChoice *choice, bool again)
{
  battle->fight = (AbdFight){ .attacker = choice->body,
                              .defender = choice->other,
                              .from = battle->piece[choice->other].hex,
                              .stood = battle->piece[choice->body].hex,
                              .stage = RETREAT,
                              .again = again };
}

static bool
is_gone (const AbdBattle *battle, int unit)
{
  return battle->piece[unit].fate != MU_FATE_ON_TABLE;
}

/* Nobody is asked who could not go back. */
static bool
before_melee (AbdBattle *battle)
{
  AbdFight *fight = &battle->fight;
  const MuChoice *choice
      = mu_abd_ask (battle, MU_ABD_ASK_RETREAT, battle->piece[fight->defender].master,
                    fight->defender, fight->attacker, 0, 0);
  if (!choice)
    return false;
  if (choice->value[0] > 0)
    mu_abd_retreat (battle, choice->value[0]);
  else
    mu_abd_throw_melee (battle);
  fight->stage = fight->retreat ? ADVANCE : DICE;
  return true;
}

static bool
blows (AbdBattle *battle)
{
  if (!mu_abd_strike (battle))
    return false;
  battle->fight.stage = ESCAPE;
  return true;
}

/* abd.11.5.1.leader-escape: before anybody enters the hex, so that who escapes is still there to be
 * set aside (abd.11.5.2.leader-alone). No leader is with units off the map. */
static bool
leaders_escape (AbdBattle *battle)
{
  AbdFight *fight = &battle->fight;
  const int lost = is_gone (battle, fight->defender) ? fight->defender : fight->attacker;
  const int hex = lost == fight->defender ? fight->from : fight->stood;
  if (is_gone (battle, lost) && hex != MU_ABD_OFF
      && !mu_abd_leaders_escape (battle, battle->piece[lost].side, hex))
    return false;
  fight->stage = ADVANCE;
  return true;
}

static bool
has_won (const AbdBattle *battle)
{
  const AbdFight *fight = &battle->fight;
  return !is_gone (battle, fight->attacker)
         && (fight->retreat || is_gone (battle, fight->defender));
}

static bool
after_melee (AbdBattle *battle)
{
  if (has_won (battle) && !mu_abd_advance (battle))
    return false;
  battle->fight.stage = has_won (battle) && mu_abd_may_second (battle) ? SECOND : NO_FIGHT;
  return true;
}

static bool
once_more (AbdBattle *battle)
{
  const AbdFight *fight = &battle->fight;
  AbdPiece *piece = &battle->piece[fight->attacker];
  const MuChoice *choice = mu_abd_ask (battle, MU_ABD_ASK_SECOND, piece->master, fight->attacker,
                                       fight->defender, 0, 0);
  if (!choice)
    return false;
  battle->fight.stage = NO_FIGHT;
  if (choice->body != MU_NO_BODY) {
    piece->second = true;
    begin_fight (battle, choice, true);
  }
  return true;
}

/* To its end, second melee and all; false: a player is asked. */
static bool
fight_on (AbdBattle *battle)
{
  bool goes_on = true;
  while (goes_on && battle->fight.stage != NO_FIGHT)
    switch ((Stage) battle->fight.stage) {
    case NO_FIGHT:
      break;
    case RETREAT:
      goes_on = before_melee (battle);
      break;
    case DICE:
      goes_on = blows (battle);
      break;
    case ESCAPE:
      goes_on = leaders_escape (battle);
      break;
    case ADVANCE:
      goes_on = after_melee (battle);
      break;
    case SECOND:
      goes_on = once_more (battle);
      break;
    }
  return goes_on;
}

/* --- the step --------------------------------------------------------------------------- */

/* abd.17.4.2.order: those out of control of both sides, then all by turns. */
typedef enum { WILD_FIRST, WILD_OTHERS, BY_TURNS } Part;

/* abd.11.0.yellow-removed */
static void
begin (AbdBattle *battle)
{
  for (int body = 0; body < battle->first[MU_SIDES]; body++)
    if (battle->piece[body].marker == MU_ABD_YELLOW)
      battle->piece[body].marker = MU_ABD_NO_MARKER;
  mu_abd_tell (battle, MU_ABD_EVENT_MARKED, MU_RULE_ABD_MELEE_YELLOW, MU_NO_BODY, MU_NO_BODY,
               VALUES (MU_ABD_NO_MARKER, MU_ABD_YELLOW));
  battle->course.begun = true;
  battle->course.stage = WILD_FIRST;
  battle->course.side = battle->initiative;
  battle->course.passes = 0;
  battle->fight.stage = NO_FIGHT;
}

/* abd.11.0.alternate: two passes in a row end it. A side that has no more melees out of control
 * hands over to the other's, and then the Initiative Player begins. */
static void
pass (AbdBattle *battle)
{
  AbdCourse *course = &battle->course;
  course->side = !course->side;
  if (course->stage == BY_TURNS)
    course->passes++;
  else
    course->stage++;
}

static void
attack (AbdBattle *battle, const MuChoice *choice)
{
  AbdCourse *course = &battle->course;
  begin_fight (battle, choice, false);
  if (course->stage != BY_TURNS)
    return;
  course->passes = 0;
  course->side = !course->side;
}

/* false: a player is asked who attacks whom. */
static bool
choose (AbdBattle *battle)
{
  const AbdCourse *course = &battle->course;
  const MuChoice *choice = mu_abd_ask (battle, MU_ABD_ASK_MELEE, course->side, MU_NO_BODY,
                                       MU_NO_BODY, course->stage != BY_TURNS, 0);
  if (!choice)
    return false;
  if (choice->body == MU_NO_BODY)
    pass (battle);
  else
    attack (battle, choice);
  return true;
}

bool
mu_abd_melee_phase (AbdBattle *battle)
{
  if (!battle->course.begun)
    begin (battle);
  while (battle->course.passes < MU_SIDES) {
    if (!fight_on (battle))
      return false;
    if (!choose (battle))
      return false;
  }
  return true;
}
