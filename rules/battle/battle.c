/* The door: each function goes to that of the battle's system. What a system leaves out of its
 * row is answered here: no whole battles, no choices, always the first choice. */
#include "rules/battle/battle.h"

#include <assert.h>

#define IS_IN(battle, body)                                                                        \
  ((body) >= 0                                                                                     \
   && (body)                                                                                       \
          < mu_battle_unit_count (battle, MU_SIDE_A) + mu_battle_unit_count (battle, MU_SIDE_B))

size_t
mu_battle_size (const MuSetup *setup)
{
  const MuBattleSystem *system = mu_battle_system (setup->rules);
  return system ? system->size (setup) : 0;
}

MuRefusal
mu_battle_begin (void *block, size_t size, const MuSetup *setup, MuDice *dice, MuEventSink sink,
                 void *context, MuBattle **battle)
{
  const MuBattleSystem *system = mu_battle_system (setup->rules);
  const MuRefusal refusal = system ? system->begin (block, size, setup, dice, sink, context)
                                   : (MuRefusal){ .why = MU_REFUSAL_NO_RULES,
                                                  .body = MU_NO_BODY,
                                                  .words = mu_refusal_words (MU_REFUSAL_NO_RULES) };
  *battle = refusal.why == MU_REFUSAL_NONE ? block : NULL;
  return refusal;
}

MuBattleStatus
mu_battle_step (MuBattle *battle, MuQuestion *question)
{
  return battle->system->step (battle, question);
}

int
mu_battle_choices (const MuBattle *battle, const MuQuestion *question, MuChoice *choices, int most)
{
  return battle->system->choices ? battle->system->choices (battle, question, choices, most) : 0;
}

MuRule
mu_battle_answer (MuBattle *battle, const MuQuestion *question, const MuChoice *choice)
{
  return battle->system->answer (battle, question, choice);
}

int
mu_battle_decide (const MuBattle *battle, const MuQuestion *question, const MuChoice *choices,
                  int count)
{
  assert (count >= 1);
  return battle->system->decide ? battle->system->decide (battle, question, choices, count) : 0;
}

int
mu_battle_foretell (const MuBattle *battle, const MuQuestion *question, const MuChoice *choice,
                    int *times, int most)
{
  return battle->system->foretell ? battle->system->foretell (battle, question, choice, times, most)
                                  : 0;
}

bool
mu_battle_concede (MuBattle *battle, MuSide side)
{
  return battle->system->concede (battle, side);
}

MuRule
mu_battle_send_orders (MuBattle *battle, int body, const void *orders)
{
  return battle->system->send_orders (battle, body, orders);
}

void
mu_battle_orders_now (const MuBattle *battle, int body, MuOrdersNow *now)
{
  assert (IS_IN (battle, body));
  battle->system->orders_now (battle, body, now);
}

void
mu_battle_stand (const MuBattle *battle, int body, MuBodyStand *stand)
{
  assert (IS_IN (battle, body));
  battle->system->stand (battle, body, stand);
}

MuUmpireAnswer
mu_battle_set_stands (MuBattle *battle, const MuBodyStand *stands, int count, int *at)
{
  int fault = 0;
  const MuUmpireAnswer answer = battle->system->set_stands (battle, stands, count, &fault);
  if (at)
    *at = fault;
  return answer;
}

MuBattleTime
mu_battle_time (const MuBattle *battle)
{
  MuBattleTime time;
  battle->system->time (battle, &time);
  return time;
}

int
mu_battle_unit_count (const MuBattle *battle, MuSide side)
{
  return battle->system->unit_count (battle, side);
}

void
mu_battle_outcome (const MuBattle *battle, MuBattleOutcome *outcome)
{
  battle->system->outcome (battle, outcome);
}

void
mu_battle_piece (const MuBattle *battle, int body, MuPiece *piece)
{
  assert (IS_IN (battle, body));
  battle->system->piece (battle, body, piece);
}

MuUnitOutcome
mu_battle_unit_outcome (const MuBattle *battle, int body)
{
  MuPiece piece;
  mu_battle_piece (battle, body, &piece);
  return piece.strength;
}
