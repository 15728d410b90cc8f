/* Ancient Battles Deluxe: whole activations of fire on random boards. */
#include "tests/rules/abd/range.h"

#include <string.h>

static void
stand (uint64_t *state, const char *hex)
{
  static const char *const types[] = { "LA", "MM", "HA", "CH", "PX", "MI", "EL" };
  const MuSide side = (MuSide) next_below (state, 2);
  MuAbdUnitSetup *unit = board_unit (board, side, types[next_below (state, COUNT (types))], hex,
                                     1 + (int) next_below (state, 6));
  unit->shots = (uint8_t) (board->chart.unit[unit->type].arrows ? next_below (state, 4) : 0);
  unit->disordered = next_below (state, 3) == 0;
}

static void
scatter (uint64_t *state)
{
  char name[MU_ABD_NAME];
  bool taken[MU_ABD_HEXES] = { false };
  for (int i = 0; i < 24; i++) {
    const int hex = (int) (next_below (state, 8) * 18 + next_below (state, 8));
    mu_abd_hex_name (&board->map.grid, hex, name);
    if (!taken[hex])
      stand (state, name);
    taken[hex] = true;
    board->map.terrain[next_below (state, 8) * 18 + next_below (state, 8)]
        = (uint8_t) (next_below (state, 3) ? MU_ABD_CLEAR : next_below (state, MU_ABD_TERRAINS));
  }
}

/* Of the state as it stands, in order and without repeats: nobody, and each pair that may be. */
static int
list_fire (MuChoice *choices)
{
  const AbdBattle *battle = board->battle;
  const AbdAct *act = &battle->act;
  int count = 0;
  bool fired = false;
  for (int i = 0; i < battle->first[MU_SIDES]; i++)
    fired |= act->done[i];
  if (!act->fired && fired)
    choices[count++] = (MuChoice){ .body = MU_NO_BODY, .other = MU_NO_BODY };
  for (int i = 0; i < battle->first[MU_SIDES]; i++)
    for (int j = 0; j < battle->first[MU_SIDES]; j++) {
      const bool may = act->fired ? i == act->body
                                  : act->member[i] && !act->done[i]
                                        && battle->piece[i].marker == MU_ABD_NO_MARKER;
      if (may && !battle->piece[j].leader && mu_abd_can_fire_at (battle, i, j))
        choices[count++] = (MuChoice){ .body = (int16_t) i, .other = (int16_t) j };
    }
  return count;
}

/* abd.10.5.participants, abd.10.5.lead, abd.10.7.2.normal */
static int
list_support (const MuQuestion *question, MuChoice *choices)
{
  const AbdBattle *battle = board->battle;
  const AbdAct *act = &battle->act;
  int count = 0;
  choices[count++] = (MuChoice){ .body = MU_NO_BODY, .other = MU_NO_BODY };
  for (int i = 0; i < battle->first[MU_SIDES]; i++)
    if (act->member[i] && !act->done[i] && !act->supports[i] && i != question->body
        && battle->piece[i].marker == MU_ABD_NO_MARKER && !battle->piece[i].disordered
        && mu_abd_can_fire_at (battle, i, question->other)
        && (act->fired == 0 || battle->piece[i].shots > 1
            || (act->volley == MU_ABD_VOLLEY_ONE_TWO && act->fired == 1)))
      choices[count++] = (MuChoice){ .body = (int16_t) i, .other = MU_NO_BODY };
  return count;
}

/* What is offered is what the slow list has; and once more the same. */
static void
check_offers (const MuQuestion *question)
{
  static MuChoice offered[MU_CHOICES_MAX], expected[MU_CHOICES_MAX];
  AbdChoices list = { offered, MU_CHOICES_MAX, 0 };
  int count = 0;
  if (question->kind == MU_ABD_ASK_FIRE) {
    mu_abd_offer_fire (board->battle, question, &list);
    count = list_fire (expected);
  } else {
    mu_abd_offer_support (board->battle, question, &list);
    count = list_support (question, expected);
  }
  ck_assert_int_eq (list.count, count);
  ck_assert_int_eq (board->battle->desk.count, count);
  ck_assert_int_eq (memcmp (offered, expected, (size_t) count * sizeof *offered), 0);
  ck_assert_int_eq (
      memcmp (board->battle->desk.offered, expected, (size_t) count * sizeof *offered), 0);
}

/* Who has a red marker has fired or supported, and none has twice. */
static void
check_markers (const bool member[ABD_BODIES], int leads)
{
  int marked = 0;
  for (int i = 0; i < board->battle->first[MU_SIDES]; i++) {
    const bool red = board->battle->piece[i].marker == MU_ABD_RED;
    ck_assert (!red || member[i]);
    ck_assert_int_eq (red, board->battle->act.done[i]);
    marked += red;
  }
  ck_assert_int_ge (marked, leads);
  ck_assert_int_eq (board_count (board, MU_ABD_EVENT_MARKED), marked);
}

static int
count_leads (void)
{
  bool lead[ABD_BODIES] = { false };
  int count = 0;
  for (int i = 0; i < board->events; i++)
    if (board->event[i].kind == MU_ABD_EVENT_FIRE && !lead[board->event[i].body]) {
      lead[board->event[i].body] = true;
      count++;
    }
  return count;
}

/* All units of a side act as if they were one formation. */
static void
open_fire (MuSide side)
{
  AbdBattle *battle = board->battle;
  int end;
  battle->act = (AbdAct){ .action = MU_ABD_FIRE,
                          .side = (uint8_t) side,
                          .leader = MU_NO_BODY,
                          .alone = MU_NO_BODY,
                          .body = MU_NO_BODY,
                          .target = MU_NO_BODY };
  for (int i = mu_abd_units (battle, side, &end); i < end; i++)
    battle->act.member[i] = mu_abd_on_map (battle, i);
}

/* abd.10.0.red-marker, abd.10.5.several-combats */
START_TEST (random_fire_keeps_the_rules)
{
  uint64_t state = (uint64_t) _i + 1;
  bool member[ABD_BODIES];
  board_unit (board, MU_SIDE_A, "LA", "R12", 1);
  board_unit (board, MU_SIDE_A, "CP", "Q12", 1);
  board_unit (board, MU_SIDE_B, "LA", "R10", 4);
  board_unit (board, MU_SIDE_B, "CP", "Q10", 4);
  scatter (&state);
  board->readings.choice[MU_READING_HEX_LEAD] = (uint8_t) next_below (&state, 2);
  board_begin (board, state);
  open_fire ((MuSide) next_below (&state, 2));
  memcpy (member, board->battle->act.member, sizeof member);
  while (!mu_abd_fire_action (board->battle)) {
    const MuQuestion question = board->battle->desk.question;
    if (question.kind != MU_ABD_ASK_VOLLEY)
      check_offers (&question);
    const MuChoice choice
        = board->battle->desk.offered[next_below (&state, (uint32_t) board->battle->desk.count)];
    board_answer (board, choice.body, choice.other, choice.value[0], choice.value[1]);
  }
  ck_assert_int_ge (board_count (board, MU_ABD_EVENT_FIRE), 1);
  check_markers (member, count_leads ());
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("abd-fire-random");
  tcase_add_checked_fixture (tests, open_range, close_range);
  tcase_add_loop_test (tests, random_fire_keeps_the_rules, 0, 300);
  return run_case ("abd-fire-random", tests);
}
