#include "tests/rules/abd/melee_board.h"

#include <stddef.h>
#include <string.h>

MeleeBoard board;

static void
keep_event (void *context, const MuEvent *event)
{
  ck_assert_int_lt (board.count, TOLD_MOST);
  board.told[board.count++] = *event;
}

static void
clear_setup (void)
{
  mu_abd_map_clear (&board.map, 18, 12);
  board.chart = mu_abd_chart_usual;
  board.setup = (MuAbdSetup){
    .chart = &board.chart, .map = &board.map, .readings = &board.readings, .draw = MU_SIDE_NONE
  };
  for (int side = 0; side < MU_SIDES; side++) {
    board.setup.side[side].units = board.units[side];
    board.setup.side[side].unit_count = SIDE_UNITS;
    board.setup.side[side].leader_count = SIDE_LEADERS;
  }
}

static void
clear_pieces (AbdBattle *battle)
{
  for (int i = 0; i < battle->first[MU_SIDES]; i++)
    battle->piece[i] = (AbdPiece){ .leader = i % SIDE_PIECES >= SIDE_UNITS,
                                   .side = (uint8_t) (i / SIDE_PIECES),
                                   .master = (uint8_t) (i / SIDE_PIECES),
                                   .fate = MU_FATE_OFF_TABLE,
                                   .hex = MU_ABD_OFF,
                                   .outside = MU_ABD_OFF,
                                   .with = MU_NO_BODY };
}

void
clear_board (void)
{
  AbdBattle *battle = &board.battle;
  memset (&board, 0, offsetof (MeleeBoard, told));
  clear_setup ();
  for (int side = 0; side < MU_SIDES; side++) {
    battle->first[side] = (int16_t) (side * SIDE_PIECES);
    battle->first_leader[side] = (int16_t) (side * SIDE_PIECES + SIDE_UNITS);
    battle->rating[side] = 20;
  }
  battle->first[MU_SIDES] = MU_SIDES * SIDE_PIECES;
  clear_pieces (battle);
  memset (battle->at, 0xff, sizeof battle->at);
  battle->setup = &board.setup;
  battle->chart = &board.chart;
  battle->map = &board.map;
  battle->dice = &board.dice;
  battle->sink = keep_event;
  battle->turn = 3;
  battle->phase = MU_ABD_PHASE_MELEE;
  battle->given_up = battle->winner = MU_SIDE_NONE;
  mu_abd_tray_clear (battle);
  mu_dice_init_seeded (&board.dice, 1, 1);
}

int
hex (const char *name)
{
  const int at = mu_abd_hex_named (&board.map.grid, name);
  ck_assert_int_ne (at, MU_ABD_OFF);
  return at;
}

int
unit_at (int side, MuAbdType type, int at, int facing)
{
  ck_assert_int_lt (board.placed[side], SIDE_UNITS);
  const int body = board.battle.first[side] + board.placed[side];
  board.units[side][board.placed[side]++] = (MuAbdUnitSetup){ .type = (uint8_t) type };
  board.battle.piece[body].type = (uint8_t) type;
  board.battle.piece[body].fate = MU_FATE_ON_TABLE;
  if (at != MU_ABD_OFF)
    mu_abd_put (&board.battle, body, at, facing);
  return body;
}

int
unit (int side, MuAbdType type, const char *at, MuAbdDirection facing)
{
  return unit_at (side, type, hex (at), (int) facing);
}

int
leader (int side, MuAbdLeaderKind kind, int with)
{
  ck_assert_int_lt (board.led[side], SIDE_LEADERS);
  const int body = board.battle.first_leader[side] + board.led[side]++;
  AbdPiece *one = piece (body);
  one->type = (uint8_t) kind;
  one->fate = MU_FATE_ON_TABLE;
  one->with = (int16_t) with;
  one->hex = piece (with)->hex;
  return body;
}

AbdPiece *
piece (int body)
{
  return &board.battle.piece[body];
}

void
dice (const char *faces)
{
  const size_t count = strlen (faces);
  ck_assert_uint_le (count, THROWN_MOST);
  for (size_t i = 0; i < count; i++)
    board.face[i] = (uint8_t) (faces[i] - '0');
  mu_dice_init_scripted (&board.dice, board.face, count, 1, 1);
}

bool
melee_step (void)
{
  return !mu_abd_melee_phase (&board.battle);
}

bool
is_offered (int body, int other, int value)
{
  const AbdDesk *desk = &board.battle.desk;
  for (int i = 0; i < desk->count; i++)
    if (desk->offered[i].body == body && desk->offered[i].other == other
        && desk->offered[i].value[0] == value)
      return true;
  return false;
}

bool
reply (MuAbdAsks kind, int side, int body, int other, int value)
{
  const MuQuestion question = board.battle.desk.question;
  const MuChoice choice
      = { .body = (int16_t) body, .other = (int16_t) other, .value = { value, 0 } };
  ck_assert (board.battle.desk.open);
  ck_assert_int_eq (question.kind, (int) kind);
  ck_assert_int_eq (question.side, side);
  ck_assert_int_eq (mu_abd_answer (&board.battle, &question, &choice), MU_RULE_NONE);
  return melee_step ();
}

bool
strikes (int side, int body, int other)
{
  return reply (MU_ABD_ASK_MELEE, side, body, other, 0);
}

bool
passes (int side)
{
  return strikes (side, MU_NO_BODY, MU_NO_BODY);
}

const MuEvent *
told (int kind, int nth)
{
  for (int i = 0; i < board.count; i++)
    if (board.told[i].kind == kind && nth-- == 0)
      return &board.told[i];
  return NULL;
}

int
times_told (int kind)
{
  int times = 0;
  while (told (kind, times))
    times++;
  return times;
}

int
sum_of_lines (const MuEvent *event, int body)
{
  int sum = 0;
  for (const MuEvent *line = event + 1;
       line < board.told + board.count && line->kind == MU_EVENT_FACTOR; line++)
    if (line->body == body)
      sum += line->value[0];
  return sum;
}
