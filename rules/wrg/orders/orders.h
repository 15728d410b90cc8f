/* WRG 5th: verdicts on orders (wrg.orders.*, wrg.signals.*): what support asks
 * for, when a message or signal is obeyed, what a unit obeys that has lost or
 * fulfilled its orders. What an order says, and whether it can be given, is in
 * order_sheet.h. */
#ifndef MUSTER_RULES_WRG_ORDERS_ORDERS_H
#define MUSTER_RULES_WRG_ORDERS_ORDERS_H

#include <stdbool.h>
#include <stdint.h>

#include "rules/battle/terms.h"
#include "rules/core/reading.h"
#include "rules/troop/troop.h"
#include "rules/wrg/nerve/reaction.h"

/* --- support and routes ------------------------------------------------- */

/* What happens about the supported or the unit itself. */
typedef enum {
  MU_WRG_ENEMY_CHARGES_SELF,
  MU_WRG_ENEMY_CHARGES_FRIENDS,
  MU_WRG_ENEMY_FIGHTS_FRIENDS,
  MU_WRG_ENEMY_PURSUES_FRIENDS,
  MU_WRG_ENEMY_SHOOTS_AT_FRIENDS,
  MU_WRG_ENEMY_SHOOTS_AT_SELF,
  MU_WRG_FRIENDS_CHARGE_ENEMY,
  MU_WRG_FRIENDS_MAY_CHARGE_LATER, /* to carry out their orders */
  MU_WRG_ENEMY_MANOEUVRES_AGAINST_FRIENDS,
} MuWrgSupportCase;
#define MU_WRG_SUPPORT_CASES 9

typedef enum { MU_WRG_SUPPORT_MAY_NOT, MU_WRG_SUPPORT_MAY, MU_WRG_SUPPORT_MUST } MuWrgSupportDuty;

/* wrg.orders.support.attack: to charge or countercharge that enemy;
 * wrg.orders.support.skirmish: to skirmish with him; wrg.orders.support.hold: to leave the
 * position for him. */
MuWrgSupportDuty mu_wrg_support_duty (MuOrder order, MuWrgSupportCase event, MuRule *rule);

/* wrg.orders.hold: may those on hold follow up an enemy who recoils (beyond: out
 * of the position), or pursue routers? asked: a reaction result asks for it. */
bool mu_wrg_hold_may_follow_up (const MuReadings *readings, bool beyond, bool asked);
bool mu_wrg_hold_may_pursue (bool asked);

/* wrg.orders.route */
typedef enum { MU_WRG_ROUTE_GIVEN, MU_WRG_ROUTE_STRAIGHT, MU_WRG_ROUTE_ROUND } MuWrgRoute;
MuWrgRoute mu_wrg_route (MuTroopType type, bool route_given, bool difficult_ahead,
                         bool orders_permit);

/* --- with the general --------------------------------------------------- */

typedef enum {
  MU_WRG_CHANGE_MOVE,
  MU_WRG_CHANGE_ACTION, /* between attack, hold and skirmish */
  MU_WRG_CHANGE_FORMATION,
  MU_WRG_CHANGE_TARGET,  /* among those that priority allows */
  MU_WRG_GENERAL_LEAVES, /* the unit that followed him */
} MuWrgOrderChange;

/* wrg.orders.follow-me, wrg.orders.free-choice: does it take a written order?
 * *rule (may be NULL): why, or why not. */
bool mu_wrg_order_needed (MuWrgOrderChange change, bool follows_general, MuRule *rule);

/* wrg.orders.bodyguard-limit: may a general with so many guards besides his own
 * figure, present with another unit or not, take it over by "follow me"? */
MuRule mu_wrg_follow_me_refused (bool present, int guards);

/* wrg.generals.subordinate: may a subordinate general order or move these? */
MuRule mu_wrg_subordinate_refused (bool own_command, bool against_his_orders);

/* wrg.orders.time-limit: who may add paces to his moves of the first period,
 * MU_SIDE_NONE if neither; seconds that each side wrote. */
MuSide mu_wrg_order_writing_bonus (int seconds_a, int seconds_b);
int mu_wrg_order_writing_paces (int period);

/* --- messengers --------------------------------------------------------- */

typedef struct {
  int periods;   /* of riding */
  int delivered; /* at the end of this period */
  int obeyed;    /* in this period */
} MuWrgMessage;

/* wrg.orders.messenger, wrg.orders.messenger.timing: an order written in this
 * period, to be carried so many paces by a messenger (or the general) of the
 * type; reports to the general likewise. Returns MU_RULE_NONE with *message set,
 * or MU_RULE_WRG_ORDERS_MESSENGER for a distance below 0 or who cannot carry it. */
MuRule mu_wrg_message (MuTroopType messenger, int paces, int written, MuWrgMessage *message);

/* wrg.orders.messenger.fights: men that a messenger fights as; and may he guard
 * the general? */
#define MU_WRG_MESSENGER_MEN 20
bool mu_wrg_messenger_guards (bool under_way);

/* --- sub-units and standing orders -------------------------------------- */

/* wrg.orders.standing: MU_RULE_NONE if the sheet may be used. */
MuRule mu_wrg_standing_refused (int words, int sheets, bool typed_or_printed,
                                bool before_deployment);

/* What a reaction or the fight made of a unit. */
typedef enum {
  MU_WRG_FORGET_BROKEN,
  MU_WRG_FORGET_UNCONTROLLED,
  MU_WRG_FORGET_UNAUTHORISED,
  MU_WRG_FORGET_RETREAT,
  MU_WRG_FORGET_HALTED,
} MuWrgForgetting;

/* wrg.orders.standing.forget, wrg.signals.shared: are standing orders and signals
 * forgotten too; and the period at whose start they come back, ended being the
 * period in which the unit rallied or the advance was over. */
bool mu_wrg_forgets_standing (MuWrgForgetting why);
int mu_wrg_standing_again (int ended);

typedef enum { MU_WRG_OBEYS_BATTLEFIELD, MU_WRG_OBEYS_STANDING, MU_WRG_OBEYS_DEFAULT } MuWrgObeys;

typedef struct {
  bool ordered;       /* it has battlefield orders */
  bool fulfilled;     /* all of them */
  bool lost;          /* forgotten */
  bool orphan;        /* a sub-unit whose unit is destroyed or off the table */
  bool standing;      /* its army has standing orders for the case */
  int standing_again; /* period from which it remembers them; 0: never forgotten */
} MuWrgMemory;

/* wrg.orders.standing.use, wrg.orders.sub-unit.orphan: what it obeys in this period. */
MuWrgObeys mu_wrg_obeys (const MuWrgMemory *memory, int period, MuRule *rule);

/* wrg.orders.sub-unit: do unit and sub-unit hear of each other without a messenger? */
bool mu_wrg_sub_unit_hears (bool in_sight, int paces, MuTroopType sub_unit);

/* --- signals ------------------------------------------------------------ */

typedef enum {
  MU_WRG_SIGNAL_VISUAL,
  MU_WRG_SIGNAL_AUDIBLE,
  MU_WRG_SIGNAL_AUDIO_VISUAL
} MuWrgSignal;

/* wrg.signals.improvised, wrg.signals.regular-five: may an army have so many? */
MuRule mu_wrg_signals_refused (bool regular_army, int visual, int audible, int audio_visual);

/* wrg.signals.mixed-training: a general on an elephant is irregular. */
bool mu_wrg_general_is_regular (bool regular, bool on_elephant);

typedef struct {
  MuWrgSignal kind;
  bool sees_signal;     /* a figure of the unit sees it, or for audio-visual ones the general */
  int paces;            /* from the general to the nearest figure that so sees, or hears */
  bool regular;         /* the unit */
  bool general_regular; /* mu_wrg_general_is_regular */
  bool forgotten;       /* with its standing orders */
  int made;             /* signals made before it in the same period */
  bool combined;        /* with another */
  bool strong_wind;     /* blows now */
} MuWrgSignalling;

/* wrg.signals.reception, .one-per-period, .mixed-training, .shared: why the unit does not
 * obey, MU_RULE_NONE if it does, in the period mu_wrg_signal_obeyed. */
MuRule mu_wrg_signal_missed (const MuWrgSignalling *signal);
int mu_wrg_signal_obeyed (int made);
#define MU_WRG_HEARING         250 /* paces */
#define MU_WRG_HEARING_IN_WIND 100

/* wrg.signals.shared: may an umpire have both sides obey? */
bool mu_wrg_signal_misleads (bool umpire, bool alike, bool perceived_whence_expected);

#endif
