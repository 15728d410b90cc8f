/* The watch over battles sees what it is there to see. */
#include <stdlib.h>
#include <string.h>

#include "rules/wrg/battle/engine.h"
#include "tests/rules/battle/begin.h"
#include "tests/rules/common.h"
#include "tests/soak/draw.h"
#include "tests/soak/watch.h"

/* --- events ------------------------------------------------------------- */

#define SOME_RULE MU_RULE_WRG_SEQUENCE_PERIOD

static const MuEvent strength = { .kind = MU_EVENT_STRENGTH,
                                  .rule = MU_RULE_WRG_CASUALTIES_REMOVE,
                                  .value = { 20, 0, 0, 0 } };
static const MuEvent deployed = { .kind = MU_EVENT_DEPLOYED, .rule = SOME_RULE };
static const MuEvent left
    = { .kind = MU_EVENT_LEFT_TABLE, .rule = MU_RULE_WRG_LEAVE_TABLE_WHOLE, .period = 2 };

/* After body 0 came with 20 figures and, in the second period, left. */
static const struct {
  const char *what;
  uint32_t faults;
  MuEvent event;
} cases[] = {
  { "nothing wrong",
    0,
    { .kind = MU_EVENT_PERIOD, .rule = SOME_RULE, .period = 3, .body = MU_NO_BODY } },
  { "no rule", 1, { .kind = MU_EVENT_PERIOD, .period = 3, .body = MU_NO_BODY } },
  { "no kind", 1, { .kind = MU_EVENT_KINDS, .rule = SOME_RULE, .period = 3, .body = MU_NO_BODY } },
  { "back in time",
    1,
    { .kind = MU_EVENT_PERIOD, .rule = SOME_RULE, .period = 1, .body = MU_NO_BODY } },
  { "no sum", 1, { .kind = MU_EVENT_FACTOR, .rule = SOME_RULE, .period = 3, .body = MU_NO_BODY } },
  { "leaves twice", 1, { .kind = MU_EVENT_DESTROYED, .rule = SOME_RULE, .period = 3 } },
  { "moves off the table", 1, { .kind = MU_EVENT_MOVED, .rule = SOME_RULE, .period = 3 } },
  { "charges off the table", 1, { .kind = MU_EVENT_CHARGE, .rule = SOME_RULE, .period = 3 } },
  { "may rally off it", 0, { .kind = MU_EVENT_RALLIED, .rule = SOME_RULE, .period = 3 } },
  { "figures rise",
    1,
    { .kind = MU_EVENT_STRENGTH, .rule = SOME_RULE, .period = 3, .value = { 21, 0, -1, 20 } } },
  { "a figure lost twice",
    1,
    { .kind = MU_EVENT_STRENGTH, .rule = SOME_RULE, .period = 3, .value = { 18, 0, 1, 20 } } },
  { "a figure's men carried",
    1,
    { .kind = MU_EVENT_STRENGTH, .rule = SOME_RULE, .period = 3, .value = { 20, 20, 0, 20 } } },
  { "moves though it never came",
    1,
    { .kind = MU_EVENT_MOVED, .rule = SOME_RULE, .period = 3, .body = 1 } },
};

START_TEST (events_at_fault)
{
  static Watch watch;
  watch_init (&watch);
  watch_event (&watch, &deployed);
  watch_event (&watch, &strength);
  watch_event (&watch, &left);
  ck_assert_uint_eq (watch.faults, 0);
  watch_event (&watch, &cases[_i].event);
  ck_assert_msg (watch.faults == cases[_i].faults, "%s: %u faults", cases[_i].what, watch.faults);
}
END_TEST

START_TEST (nothing_comes_after_the_end)
{
  static Watch watch;
  const MuEvent end
      = { .kind = MU_EVENT_ENDED, .rule = SOME_RULE, .period = 3, .body = MU_NO_BODY };
  watch_init (&watch);
  watch_event (&watch, &end);
  ck_assert_uint_eq (watch.faults, 0);
  watch_event (&watch, &end);
  ck_assert_uint_eq (watch.faults, 1);
}
END_TEST

/* --- the state ---------------------------------------------------------- */

typedef struct {
  Draw draw;
  Watch watch;
  MuDice dice;
  WrgBattle *battle;
  void *block;
} Stage;

/* A battle of two bodies a side or more, some phases on, nothing at fault. */
static Stage *
stage_open (void)
{
  Stage *stage = calloc (1, sizeof *stage);
  uint64_t chance = 5;
  MuBattle *door = NULL;
  MuWrgSetupAnswer answer;
  do {
    draw_battle (&stage->draw, &chance);
    free (stage->block);
    const size_t size = wrg_size (&stage->draw.setup);
    stage->block = malloc (size);
    watch_init (&stage->watch);
    mu_dice_init_seeded (&stage->dice, 1, 1);
    answer = wrg_begin (stage->block, size, &stage->draw.setup, &stage->dice, watch_event,
                        &stage->watch, &door, NULL);
    stage->battle = (WrgBattle *) (void *) door;
  } while (answer != MU_WRG_SETUP_OK || stage->battle->count < 4);
  for (int i = 0; i < 3; i++)
    mu_wrg_battle_step (stage->battle);
  watch_state (&stage->watch, stage->battle);
  ck_assert_uint_eq (stage->watch.faults, 0);
  return stage;
}

static void
stage_close (Stage *stage)
{
  draw_clear (&stage->draw);
  free (stage->block);
  free (stage);
}

static void
hide (WrgBattle *battle)
{
  body_at (battle, 0)->status = STATUS_GONE;
}

static void
slip_away (WrgBattle *battle)
{
  body_at (battle, 0)->ground.front.y += PACES (3);
}

static void
step_off (WrgBattle *battle)
{
  body_at (battle, 0)->ground.front.x = battle->width;
}

static void
stand_on_another (WrgBattle *battle)
{
  body_at (battle, 1)->ground.front = body_at (battle, 0)->ground.front;
}

static void
gain_a_figure (WrgBattle *battle)
{
  body_at (battle, 0)->figures++;
}

static void
lose_a_man (WrgBattle *battle)
{
  body_at (battle, 0)->casualties++;
}

static void
spread_out (WrgBattle *battle)
{
  body_at (battle, 0)->ground.width += PACES (15);
}

static void
gain_points (WrgBattle *battle)
{
  battle->other_points[MU_SIDE_A]++;
}

START_TEST (states_at_fault)
{
  static void (*const spoil[]) (WrgBattle *)
      = { hide,          slip_away,  step_off,   stand_on_another,
          gain_a_figure, lose_a_man, spread_out, gain_points };
  Stage *stage = stage_open ();
  spoil[_i](stage->battle);
  watch_state (&stage->watch, stage->battle);
  ck_assert_uint_ge (stage->watch.faults, 1);
  stage_close (stage);
}
END_TEST

START_TEST (an_untold_end)
{
  Stage *stage = stage_open ();
  watch_end (&stage->watch, stage->battle);
  ck_assert_uint_ge (stage->watch.faults, 1);
  stage_close (stage);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("watch");
  tcase_add_loop_test (tests, events_at_fault, 0, (int) (sizeof cases / sizeof cases[0]));
  tcase_add_test (tests, nothing_comes_after_the_end);
  tcase_add_loop_test (tests, states_at_fault, 0, 8);
  tcase_add_test (tests, an_untold_end);
  return run_case ("watch", tests);
}
