/* How a battle begins: pieces from the set-up, everybody who is there from the start in his hex,
 * leaders off the map until the fifth step (abd.15.0.setup). */
#include <stddef.h>
#include <string.h>

#include "rules/abd/battle/door.h"

static bool
is_deployed_freely (const AbdBattle *battle)
{
  return mu_abd_has_option (battle, MU_ABD_FREE_DEPLOYMENT);
}

static void
fill_unit (AbdBattle *battle, int side, int body, const MuAbdUnitSetup *from)
{
  AbdPiece *piece = &battle->piece[body];
  *piece = (AbdPiece){ .type = from->type,
                       .side = (uint8_t) side,
                       .master = (uint8_t) side,
                       .facing = from->facing,
                       .disordered = from->disordered,
                       .shots = from->shots ? from->shots : 1,
                       .turn = from->turn,
                       .entry = from->entry,
                       .hex = MU_ABD_OFF,
                       .outside = MU_ABD_OFF,
                       .with = MU_NO_BODY };
  if (is_deployed_freely (battle))
    piece->turn = 0; /* abd.17.1.1.b-units: reinforcements too */
  else if (from->turn == 0)
    mu_abd_put (battle, body, from->hex, from->facing);
}

static void
fill_leader (AbdBattle *battle, int side, int body, uint8_t kind)
{
  battle->piece[body] = (AbdPiece){ .leader = true,
                                    .type = kind,
                                    .side = (uint8_t) side,
                                    .master = (uint8_t) side,
                                    .hex = MU_ABD_OFF,
                                    .outside = MU_ABD_OFF,
                                    .with = MU_NO_BODY };
}

static void
fill_side (AbdBattle *battle, int side)
{
  const MuAbdArmy *army = &battle->setup->side[side];
  for (int i = 0; i < army->unit_count; i++)
    fill_unit (battle, side, battle->first[side] + i, &army->units[i]);
  for (int i = 0; i < army->leader_count; i++)
    fill_leader (battle, side, battle->first_leader[side] + i, army->leader[i]);
  battle->rating[side]
      = army->panic ? army->panic : (int16_t) mu_abd_panic_level (battle->chart, army);
}

static void
number_pieces (AbdBattle *battle, const MuAbdSetup *detail)
{
  for (int side = 0; side < MU_SIDES; side++) {
    const MuAbdArmy *army = &detail->side[side];
    battle->first_leader[side] = (int16_t) (battle->first[side] + army->unit_count);
    battle->first[side + 1] = (int16_t) (battle->first_leader[side] + army->leader_count);
  }
}

void
mu_abd_begin (AbdBattle *battle, const MuSetup *setup, MuDice *dice)
{
  const MuAbdSetup *detail = setup->detail;
  memset (battle, 0, offsetof (AbdBattle, desk));
  battle->desk.open = battle->desk.answered = false;
  battle->desk.asked = battle->desk.count = 0;
  battle->desk.question = (MuQuestion){ 0 };
  battle->head.system = &mu_battle_abd;
  battle->setup = detail;
  battle->chart = detail->chart ? detail->chart : &mu_abd_chart_usual;
  battle->map = detail->map;
  battle->dice = dice;
  battle->turns = (uint8_t) mu_abd_turns (detail);
  battle->given_up = MU_SIDE_NONE;
  battle->winner = MU_SIDE_NONE;
  battle->digest = MU_DIGEST_START;
  memset (battle->at, 0xff, sizeof battle->at); /* MU_NO_BODY */
  number_pieces (battle, detail);
  for (int side = 0; side < MU_SIDES; side++)
    fill_side (battle, side);
  mu_abd_tray_clear (battle);
}
_Static_assert(MU_NO_BODY == -1, "all bits set");

/* Of who begins so; later it happens to him. */
static void
tell_disorder (AbdBattle *battle, int body)
{
  if (battle->turn == 0 && battle->piece[body].disordered)
    mu_abd_tell (battle, MU_EVENT_DISORDERED, MU_RULE_ABD_SCENARIO_SETUP, body, MU_NO_BODY,
                 VALUES (0));
}

void
mu_abd_tell_deployed (AbdBattle *battle, int body)
{
  const AbdPiece *piece = &battle->piece[body];
  int32_t value[4] = { 0, 0, 0, 1 };
  if (piece->hex == MU_ABD_OFF)
    return;
  mu_abd_place_values (battle, body, value);
  mu_abd_tell (battle, MU_EVENT_DEPLOYED, MU_RULE_ABD_SCENARIO_SETUP, body, MU_NO_BODY, value);
  mu_abd_tell (battle, MU_EVENT_STRENGTH, MU_RULE_NONE, body, MU_NO_BODY,
               VALUES (piece->disordered ? 1 : 2));
  tell_disorder (battle, body);
}

/* abd.15.0.start-step: the first turn begins with its third step. */
void
mu_abd_first_turn (AbdBattle *battle)
{
  for (int body = 0; body < battle->first[MU_SIDES] && !is_deployed_freely (battle); body++)
    mu_abd_tell_deployed (battle, body);
  for (int body = 0; body < battle->first[MU_SIDES]; body++)
    if (battle->piece[body].hex == MU_ABD_OFF) /* reinforcements */
      tell_disorder (battle, body);
  battle->turn = 1;
  battle->phase = MU_ABD_PHASE_COMMAND;
  mu_abd_tell (battle, MU_EVENT_PERIOD, MU_RULE_NONE, MU_NO_BODY, MU_NO_BODY, VALUES (1));
}

void
mu_abd_open (AbdBattle *battle, MuEventSink sink, void *context)
{
  battle->sink = sink;
  battle->context = context;
  battle->course = (AbdCourse){ .at = MU_NO_BODY };
  battle->act.leader = battle->act.body = battle->act.target = MU_NO_BODY;
  if (is_deployed_freely (battle) || mu_abd_has_option (battle, MU_ABD_DISMOUNT))
    battle->phase = MU_ABD_PHASE_DEPLOYMENT;
  else
    mu_abd_first_turn (battle);
}
