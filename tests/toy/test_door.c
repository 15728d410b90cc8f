/* The door for battles with a system behind it that asks its players. */
#include <stdlib.h>
#include <string.h>

#include "rules/battle/battle.h"
#include "tests/rules/common.h"
#include "tests/toy/toy.h"

typedef struct {
  ToySetup detail;
  MuSetup setup;
  MuDice dice;
  MuBattle *battle;
  void *block;
  MuEvent event[400];
  int count;
} Play;

static void
keep (void *context, const MuEvent *event)
{
  Play *play = context;
  play->event[play->count++] = *event;
}

static Play *
open_play (uint64_t seed)
{
  Play *play = calloc (1, sizeof *play);
  play->detail = (ToySetup){ { { 2, 1 }, { 1, 1, 2 } } };
  play->setup = (MuSetup){ .rules = TOY_RULES,
                           .board = { MU_BOARD_PACES, 100, 100, NULL },
                           .side = { { 2, 3 }, { 3, 4 } },
                           .detail = &play->detail };
  const size_t size = mu_battle_size (&play->setup);
  play->block = malloc (size);
  mu_dice_init_seeded (&play->dice, seed, 1);
  const MuRefusal refusal
      = mu_battle_begin (play->block, size, &play->setup, &play->dice, keep, play, &play->battle);
  ck_assert_int_eq (refusal.why, MU_REFUSAL_NONE);
  return play;
}

static void
close_play (Play *play)
{
  free (play->block);
  free (play);
}

/* Answers all questions with the choice that `which` counts off; the outcome. */
static MuBattleOutcome
fight (Play *play, int which)
{
  MuQuestion question;
  MuChoice choice[TOY_PIECES];
  MuBattleOutcome outcome;
  MuBattleStatus status;
  while ((status = mu_battle_step (play->battle, &question)) != MU_BATTLE_OVER) {
    if (status != MU_BATTLE_ASKS)
      continue;
    const int count = mu_battle_choices (play->battle, &question, choice, TOY_PIECES);
    ck_assert_int_gt (count, 0);
    ck_assert_int_eq (mu_battle_answer (play->battle, &question, &choice[which % count]),
                      MU_RULE_NONE);
  }
  mu_battle_outcome (play->battle, &outcome);
  return outcome;
}

START_TEST (a_question_stands_until_it_is_answered)
{
  Play *play = open_play (1);
  MuQuestion first, again;
  MuChoice choice[1];
  ck_assert_int_eq (mu_battle_step (play->battle, &first), MU_BATTLE_ASKS);
  ck_assert_int_eq (first.kind, TOY_WHO);
  ck_assert_int_eq (first.side, MU_SIDE_A);
  ck_assert_int_eq (mu_battle_step (play->battle, &again), MU_BATTLE_ASKS);
  ck_assert_mem_eq (&first, &again, sizeof first);
  ck_assert_int_eq (mu_battle_choices (play->battle, &first, choice, 1), 2);
  ck_assert_int_eq (choice[0].body, 0);
  const MuChoice enemy = { .body = 2, .other = MU_NO_BODY };
  ck_assert_int_ne (mu_battle_answer (play->battle, &first, &enemy), MU_RULE_NONE);
  ck_assert_int_eq (mu_battle_answer (play->battle, &first, &choice[0]), MU_RULE_NONE);
  ck_assert_int_ne (mu_battle_answer (play->battle, &first, &choice[0]), MU_RULE_NONE);
  ck_assert_int_eq (mu_battle_choices (play->battle, &first, choice, 1), 0);
  ck_assert_int_eq (mu_battle_step (play->battle, &again), MU_BATTLE_ASKS);
  ck_assert_int_eq (again.side, MU_SIDE_B);
  close_play (play);
}
END_TEST

START_TEST (the_same_seed_and_answers_make_the_same_battle)
{
  for (uint64_t seed = 1; seed < 50; seed++)
    for (int which = 0; which < 3; which++) {
      Play *one = open_play (seed), *other = open_play (seed);
      const MuBattleOutcome first = fight (one, which), second = fight (other, which);
      ck_assert_uint_eq (first.digest, second.digest);
      ck_assert_int_eq (one->count, other->count);
      ck_assert_int_eq (first.event_count, one->count);
      close_play (one);
      close_play (other);
    }
}
END_TEST

START_TEST (other_answers_make_another_battle)
{
  Play *one = open_play (7), *other = open_play (7);
  ck_assert_uint_ne (fight (one, 0).digest, fight (other, 1).digest);
  close_play (one);
  close_play (other);
}
END_TEST

/* All state is in the block: a copy goes on as the battle would have. */
START_TEST (a_copy_of_the_block_goes_on_alike)
{
  Play *play = open_play (3);
  MuQuestion question;
  const size_t size = mu_battle_size (&play->setup);
  ck_assert_int_eq (mu_battle_step (play->battle, &question), MU_BATTLE_ASKS);
  void *kept = malloc (size);
  memcpy (kept, play->block, size);
  const MuDice dice = play->dice;
  const uint64_t digest = fight (play, 1).digest;
  memcpy (play->block, kept, size);
  play->dice = dice;
  play->count = 0;
  ck_assert_uint_eq (fight (play, 1).digest, digest);
  free (kept);
  close_play (play);
}
END_TEST

START_TEST (events_of_a_system_have_its_rows)
{
  Play *play = open_play (2);
  fight (play, 0);
  int duels = 0;
  for (int i = 0; i < play->count; i++) {
    ck_assert (mu_battle_event_is_sound (TOY_RULES, &play->event[i], 5));
    duels += play->event[i].kind == TOY_EVENT_DUEL;
    if (play->event[i].kind == TOY_EVENT_DUEL)
      ck_assert (!mu_battle_event_is_sound (MU_RULES_WRG5, &play->event[i], 5));
  }
  ck_assert_int_gt (duels, 0);
  ck_assert_str_eq (mu_battle_event_row (TOY_EVENT_DUEL)->key, "toy-duel");
  ck_assert_int_eq (mu_battle_event_find ("toy-duel"), TOY_EVENT_DUEL);
  ck_assert_str_eq (mu_battle_event_row (TOY_EVENT_DUEL + 1)->key, "nothing");
  ck_assert_int_eq (mu_battle_event_find ("period"), MU_EVENT_PERIOD);
  ck_assert_int_eq (mu_battle_event_find ("unheard of"), 0);
  close_play (play);
}
END_TEST

START_TEST (a_side_gives_up_and_pieces_are_counted)
{
  Play *play = open_play (2);
  MuBattleOutcome outcome;
  MuPiece piece;
  ck_assert (mu_battle_concede (play->battle, MU_SIDE_A));
  ck_assert (!mu_battle_concede (play->battle, MU_SIDE_B));
  mu_battle_outcome (play->battle, &outcome);
  ck_assert_int_eq (outcome.winner, MU_SIDE_B);
  ck_assert_int_eq (outcome.left_quarters[MU_SIDE_A], 0);
  ck_assert_int_eq (outcome.start_quarters[MU_SIDE_B], 16);
  mu_battle_piece (play->battle, 0, &piece);
  ck_assert_int_eq (piece.strength.fate, MU_FATE_DESTROYED);
  ck_assert_int_eq (piece.strength.figures_start, 2);
  ck_assert_int_eq (piece.unit, MU_STRENGTH_STEPS);
  ck_assert (mu_battle_time (play->battle).over);
  close_play (play);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("door");
  tcase_add_test (tests, a_question_stands_until_it_is_answered);
  tcase_add_test (tests, the_same_seed_and_answers_make_the_same_battle);
  tcase_add_test (tests, other_answers_make_another_battle);
  tcase_add_test (tests, a_copy_of_the_block_goes_on_alike);
  tcase_add_test (tests, events_of_a_system_have_its_rows);
  tcase_add_test (tests, a_side_gives_up_and_pieces_are_counted);
  return run_case ("toy-door", tests);
}
