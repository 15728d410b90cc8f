/* Who stands idle, by what he is ordered and for what cause.
 *
 * A body-period is idle where a body that is on the table and not in rout neither moves six paces,
 * charges, fights, shoots nor rallies.  The cause is looked for when all normal moves are made, as
 * it is then that the body has not moved. */
#ifndef MUSTER_TESTS_BENCH_IDLE_H
#define MUSTER_TESTS_BENCH_IDLE_H

#include "tests/bench/scene.h"
#include "tests/bench/turns.h"

/* What it is ordered at that time. */
typedef enum {
  DUTY_ATTACK,
  DUTY_ATTACK_SUPPORT,
  DUTY_HOLD,
  DUTY_HOLD_SUPPORT,
  DUTY_WAIT, /* until a period comes */
  DUTY_SKIRMISH,
  DUTY_SKIRMISH_SUPPORT,
  DUTY_HARASS,   /* skirmishes, and goes to the enemy for it */
  DUTY_STANDING, /* standing orders have taken the place of others */
  DUTY_DEFAULT,  /* it has lost its orders, or done what they ask */
  DUTIES
} Duty;

/* The first of these that is true. */
typedef enum {
  CAUSE_CONTACT,     /* touches enemy, and no blow falls */
  CAUSE_RALLY,       /* or has evaded, and stands to rally */
  CAUSE_HALT,        /* a reaction result halts it, */
  CAUSE_HALT_RETIRE, /* or has it retire, and it cannot */
  CAUSE_STAND,       /* has recoiled, or must stand as the book has it after a melee */
  CAUSE_SCREEN,      /* lets the screen through, which goes back */
  CAUSE_CLOCK,       /* waits for a period */
  CAUSE_SIGNAL,
  CAUSE_TRIGGER, /* holds in support until something happens to others */
  CAUSE_HOLDS,   /* to stay where it is, or no more than default orders */
  CAUSE_OFF_DUTY,
  CAUSE_FORMING,     /* has changed its formation */
  CAUSE_NO_ROOM,     /* to widen its front, and waits for it */
  CAUSE_TURNING,     /* has wheeled or turned, and has no time left to go on */
  CAUSE_FRIEND_NEAR, /* right ahead */
  CAUSE_FRIEND_FAR,  /* within a move ahead */
  CAUSE_GROUND,      /* lets it go no six paces */
  CAUSE_STATION,     /* is where those stand whom it supports, and these do not move */
  CAUSE_NO_ENEMY,    /* ahead */
  CAUSE_SCREEN_GONE, /* light foot behind a line that stands */
  CAUSE_KEEPS_OFF,   /* skirmishes in range, and does not shoot */
  CAUSE_BEFORE,      /* the enemy, nobody else, is right before it, and it has not charged */
  CAUSE_OTHER,
  CAUSES
} Cause;

/* Of the foremost of the friends who are in the way, what he does. */
typedef enum {
  BARRED_BY_LIGHT_FIGHTING, /* light troops who fight hand-to-hand, */
  BARRED_BY_LIGHT_RALLYING, /* have evaded, or rally from something else, */
  BARRED_BY_LIGHT_HALTED,   /* are halted by a result, */
  BARRED_BY_LIGHT_MOVED,    /* have moved before the normal moves, */
  BARRED_BY_LIGHT_HORSE,    /* or are horse, who do not go back through others; */
  BARRED_BY_LIGHT_ORDERED,  /* light foot with other orders than to skirmish, */
  BARRED_BY_LIGHT_EARLY,    /* that has not come within range of enemy, */
  BARRED_BY_LIGHT_ALONE,    /* that nobody behind it who could go on asks to go, */
  BARRED_BY_LIGHT_SHORT,    /* that has no room at the end of a whole move back, but nearer, */
  BARRED_BY_LIGHT_FIXED,    /* or no way back at all */
  BARRED_BY_LIGHT_OTHER,
  BARRED_BY_FIGHTERS, /* who are no light troops, nor those below */
  BARRED_BY_ROUTERS,
  BARRED_BY_HALTED, /* by a reaction result, or to rally */
  BARRED_BY_HOLDERS,
  BARRED_BY_GENERAL, /* his guard */
  BARRED_BY_MOVERS,  /* who have gone on this period */
  BARRED_BY_FORMING, /* who form or wheel */
  BARRED_BY_SUPPORTERS,
  BARRED_BY_GROUND, /* which they are sent over, and cannot enter */
  BARRED_BY_IDLERS, /* who stand though they should attack, and have nobody before them */
  BARS
} Bar;

typedef struct {
  gint64 present, idle, blocked; /* body-periods; a friend ahead, whatever the cause */
  gint64 of_cause[CAUSES], of_duty[DUTIES], present_on[DUTIES];
  gint64 by_both[DUTIES][CAUSES];
  gint64 barred[2][BARS]; /* of those right ahead, and of those farther ahead */
  GHashTable *bodies;     /* who is idle how often, by pair, body and order */
} IdleCount;

/* One battle that is watched. */
typedef struct {
  Cause cause;
  Duty duty;
  Bar screen; /* of light troops: why they do not go back through the line */
  Bar bar;
  int barred_by;
  gboolean done;   /* something, this period */
  gboolean turned; /* in its normal move, so far that it takes time */
  gint64 idle, present;
} IdleBody;

typedef struct {
  IdleBody body[MU_SIDES * MU_BATTLE_UNITS_MAX];
  TurnWatch turns;
} IdleWatch;

void idle_init (IdleCount *count);
void idle_clear (IdleCount *count);

void idle_look (IdleWatch *watch, const MuEvent *event);
void idle_after (IdleWatch *watch, IdleCount *count, const Scene *scene, gboolean tell,
                 const WrgBattle *engine, MuPhase phase);
/* When the battle is over. */
void idle_end (const IdleWatch *watch, IdleCount *count, const Scene *scene);

/* Baggage, engines and those who stand in another's body are none. */
gboolean idle_is_fighter (const Scene *scene, int body);

void idle_add (IdleCount *all, const IdleCount *one);
void idle_report (const IdleCount *count);

#endif
