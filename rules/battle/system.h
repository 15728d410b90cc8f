/* What a rule system is to the rest of Muster while a battle is fought: one row of functions. Above
 * rules/ nobody calls a system but by its row (rules/battle/battle.h does) or from its own rooms.
 *
 * All state of a battle lies in the caller's block and begins with struct MuBattle. Nothing is
 * allocated, nothing global; the same set-up, dice, answers and rulings give the same events on
 * every machine. */
#ifndef MUSTER_RULES_BATTLE_SYSTEM_H
#define MUSTER_RULES_BATTLE_SYSTEM_H

#include <stdbool.h>
#include <stddef.h>

#include "rules/battle/piece.h"
#include "rules/battle/question.h"
#include "rules/battle/setup.h"
#include "rules/battle/umpire.h"
#include "rules/core/dice.h"
#include "rules/core/event.h"

typedef struct MuBattle MuBattle;
typedef struct MuBattleSystem MuBattleSystem;

struct MuBattle {
  const MuBattleSystem *system;
};

typedef enum {
  MU_BATTLE_GOES_ON = 0,
  MU_BATTLE_OVER,
  MU_BATTLE_DICE_FAULT, /* see mu_dice_fault; the battle cannot go on */
  MU_BATTLE_ASKS,       /* a player has to answer before it goes on */
} MuBattleStatus;

/* How a battle's time passes: a period at a time, each in phases. */
typedef struct {
  int phases; /* of a period, the deployment before and the end behind them counted */
  const char *(*phase_words) (int phase); /* a message id, static */
  const char *const *phase_keys;          /* for sheets, in order, NULL behind the last */
  MuStrengthUnit strength;                /* what its pieces are counted in */
} MuClock;

/* Where a battle is. */
typedef struct {
  int period;   /* the current one, from 1 */
  int periods;  /* at most */
  int phase;    /* the next to be fought, of the clock's */
  bool between; /* between two periods: one may stop and think */
  bool over;
} MuBattleTime;

struct MuBattleSystem {
  MuRuleSystem number;
  const char *key; /* "wrg5" */
  MuClock clock;
  /* Its own kinds of event, from first_event on; none: 0. Those below 100 are everybody's. */
  const MuEventRow *events;
  int first_event, event_count;
  /* The kind of question by which players place their armies before the first period; 0: none. */
  uint16_t placing;

  /* As rules/battle/battle.h says of the function of the same name. */
  size_t (*size) (const MuSetup *setup);
  MuRefusal (*begin) (void *block, size_t size, const MuSetup *setup, MuDice *dice,
                      MuEventSink sink, void *context);
  MuBattleStatus (*step) (MuBattle *battle, MuQuestion *question);
  int (*choices) (const MuBattle *battle, const MuQuestion *question, MuChoice *choices, int most);
  MuRule (*answer) (MuBattle *battle, const MuQuestion *question, const MuChoice *choice);
  int (*decide) (const MuBattle *battle, const MuQuestion *question, const MuChoice *choices,
                 int count); /* NULL: always the first */
  int (*foretell) (const MuBattle *battle, const MuQuestion *question, const MuChoice *choice,
                   int *times, int most); /* NULL: never */
  bool (*concede) (MuBattle *battle, MuSide side);
  MuRule (*send_orders) (MuBattle *battle, int body, const void *orders);
  void (*orders_now) (const MuBattle *battle, int body, MuOrdersNow *now);
  MuUmpireAnswer (*set_stands) (MuBattle *battle, const MuBodyStand *stands, int count, int *at);
  void (*stand) (const MuBattle *battle, int body, MuBodyStand *stand);
  void (*time) (const MuBattle *battle, MuBattleTime *time);
  int (*unit_count) (const MuBattle *battle, MuSide side);
  void (*piece) (const MuBattle *battle, int body, MuPiece *piece);
  void (*outcome) (const MuBattle *battle, MuBattleOutcome *outcome);
};

/* The table: all systems with whole battles, NULL behind the last. It stands alone in its file, so
 * that a program can bring one of its own. */
extern const MuBattleSystem *const mu_battle_systems[];

/* The rows, each in the rooms of its system. */
extern const MuBattleSystem mu_battle_wrg5, mu_battle_awfp, mu_battle_abd;

/* NULL: there is none, or it has no whole battles. */
const MuBattleSystem *mu_battle_system (MuRuleSystem rules);

/* Of any kind, whosever it is; of a number that is no kind, a row that says nothing. */
const MuEventRow *mu_battle_event_row (int kind);
/* The kind with that key; 0: none has it. */
int mu_battle_event_find (const char *key);
/* Whether it can be of a battle by these rules with so many pieces, both sides' together: its kind,
 * phase, side and pieces are such as there are. What its values say is its kind's. */
bool mu_battle_event_is_sound (MuRuleSystem rules, const MuEvent *event, int pieces);

#endif
