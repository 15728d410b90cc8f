/* Ancient Battles Deluxe: what is asked of the players, and how it is answered. Stored: numbers and
 * meanings stay. */
#ifndef MUSTER_RULES_ABD_BATTLE_QUESTIONS_H
#define MUSTER_RULES_ABD_BATTLE_QUESTIONS_H

#include <stdint.h>

/* What an action is; on the side of whoever takes it. */
typedef enum {
  MU_ABD_PASS,
  MU_ABD_MOVE,
  MU_ABD_FIRE,
  MU_ABD_RALLY,
  MU_ABD_ENTER,  /* reinforcements: abd.8.7.reinforcements */
  MU_ABD_HURRY,  /* the enemy's disordered units flee: abd.4.2.panic-action */
  MU_ABD_FRIGHT, /* the enemy's elephants: abd.17.5.elephants */
} MuAbdAction;
#define MU_ABD_ACTIONS 7

typedef enum {
  /* abd.17.1: where the next of the side's pieces stands. Of `body`; value[0] a hex, [1] facing.
   * A Camp comes first. For Side A's Camp both sides are asked in turn. */
  MU_ABD_ASK_DEPLOY = 1,
  /* abd.17.5b.dismount: what `body` fights as: value[0] its MuAbdType. */
  MU_ABD_ASK_DISMOUNT = 2,
  /* abd.5.1.bidding: value[0] 1: pays for the initiative, 0: declines. */
  MU_ABD_ASK_BID = 3,
  /* abd.3.5.place-alternate: the leader `body` joins the unit `other`. */
  MU_ABD_ASK_LEADER = 4,
  /* abd.17.4.1.value: value[0] command points spent on Command Control. */
  MU_ABD_ASK_CONTROL = 5,
  /* abd.17.3.triple: value[0] 1: the Barbarians charge in this turn. */
  MU_ABD_ASK_CHARGE = 6,
  /* abd.3.6.first-action: value[0] MuSide. */
  MU_ABD_ASK_FIRST = 7,
  /* abd.6.0.cost: value[0] MuAbdAction. body: a unit by itself, or the leader of a formation; of
   * PASS, HURRY and FRIGHT nobody; of ENTER the first of those who come by one entry, value[1]. */
  MU_ABD_ASK_ACT = 8,
  /* Of a formation that rallies, moves, or enters: `body` is the next of it; nobody: it is done.
   * The question's value[0] is the MuAbdAction. */
  MU_ABD_ASK_NEXT = 9,
  /* Where the question's body goes: value[0] a hex, MU_ABD_OFF: off the map; [1] its facing then.
   * body: itself. Its own hex and facing: it stays, and has moved all the same. */
  MU_ABD_ASK_MOVE = 10,
  /* abd.10.5.lead: `body` fires at `other` as the Lead; nobody: the fire is over. The question's
   * body is the leader of the formation, the unit that acts alone, or whoever is in the midst of a
   * volley; value[0] attacks of that so far. */
  MU_ABD_ASK_FIRE = 11,
  /* abd.10.7.1.predesignate: how the question's body fires, who may do so `shots` times: value[0]
   * MuAbdVolley. */
  MU_ABD_ASK_VOLLEY = 12,
  /* abd.10.5.participants: `body` supports the Lead, question's body, against its other; nobody: no
   * more do. */
  MU_ABD_ASK_SUPPORT = 13,
  /* abd.9.2.which-way: value[0] the direction in which the question's body flees, as the nearest
   * edges lie; of the enemy's. */
  MU_ABD_ASK_FLEE = 14,
  /* abd.17.4.2.impetuous-move: as MU_ABD_ASK_NEXT and _MOVE, of units out of control. */
  MU_ABD_ASK_IMPETUOUS = 15,
  /* abd.11.0.alternate: `body` attacks `other`; nobody: the side passes. The question's value[0] 1:
   * those out of control, before all others (abd.17.4.2.melee-first). */
  MU_ABD_ASK_MELEE = 16,
  /* abd.11.2.3.retreat-before-melee: the question's body, attacked by other, goes back value[0]
   * hexes; 0: it stands. */
  MU_ABD_ASK_RETREAT = 17,
  /* abd.11.6.1.disciplined: value[0] 1: the question's body advances, into the hex of the
   * question's value[0]. */
  MU_ABD_ASK_ADVANCE = 18,
  /* abd.11.6.3.second-melee: the question's body attacks `other` once more; nobody: it does not. */
  MU_ABD_ASK_SECOND = 19,
  /* abd.17.2.2.reroll: value[0] which of the dice that lie there, from 0, is thrown again for a
   * command point; -1: none. The question's value[0] is how many lie there, [1] what they show:
   * mu_abd_shown. */
  MU_ABD_ASK_REROLL = 20,
} MuAbdAsks;
#define MU_ABD_ASKS 20

/* Dice in one number, three bits each: as many as go into it. */
#define MU_ABD_DICE_SHOWN 10

/* What the die of that place shows, of dice in one number; 0: it is not among them. */
static inline int
mu_abd_shown (int32_t dice, int place)
{
  return place >= 0 && place < MU_ABD_DICE_SHOWN ? dice >> 3 * place & 7 : 0;
}

/* abd.10.7.rapid-fire: how many shots go into each attack, in order. */
typedef enum {
  MU_ABD_VOLLEY_ONE,         /* 1 */
  MU_ABD_VOLLEY_ONE_ONE,     /* 1, 1 */
  MU_ABD_VOLLEY_TWO,         /* 2 */
  MU_ABD_VOLLEY_ONE_ONE_ONE, /* 1, 1, 1 */
  MU_ABD_VOLLEY_TWO_ONE,     /* 2, 1 */
  MU_ABD_VOLLEY_ONE_TWO,     /* 1, 2 */
  MU_ABD_VOLLEY_THREE,       /* 3 */
} MuAbdVolley;
#define MU_ABD_VOLLEYS 7

typedef enum {
  MU_ABD_PHASE_DEPLOYMENT,
  MU_ABD_PHASE_PANIC, /* leaders removed, and the panic check */
  MU_ABD_PHASE_COMMAND,
  MU_ABD_PHASE_INITIATIVE,
  MU_ABD_PHASE_LEADERS,
  MU_ABD_PHASE_ACTIVATION,
  MU_ABD_PHASE_MELEE,
  MU_ABD_PHASE_TURN_END,
  MU_ABD_PHASE_OVER,
} MuAbdPhase;

/* abd.6.1.eligible, abd.8.8.3.disengage */
typedef enum { MU_ABD_NO_MARKER, MU_ABD_YELLOW, MU_ABD_RED } MuAbdMarker;

#endif
