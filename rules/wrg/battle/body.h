/* WRG 5th: a body as it stands: what lasts of it, what is of one period, and what is of one
 * phase.  Private to the engine.
 */
#ifndef MUSTER_RULES_WRG_BATTLE_BODY_H
#define MUSTER_RULES_WRG_BATTLE_BODY_H

#include "rules/battle/piece.h"
#include "rules/field/meet.h"
#include "rules/field/rect.h"
#include "rules/field/wheel.h"
#include "rules/wrg/battle/setup.h"
#include "rules/wrg/nerve/reaction.h"

#define PACES(n) MU_PACES (n)

#define LOOK_OUTS 4 /* points of a body that are looked from and at */

typedef enum { STATUS_FIGHTING, STATUS_ROUTING, STATUS_GONE } Status;

/* What a body is seen to do: it stays until the body's next turn to move. */
typedef enum {
  MOTION_STILL,
  MOTION_ADVANCING,
  MOTION_CHARGING, /* declared and not given up, or countercharging */
  MOTION_PURSUING,
  MOTION_UNAUTHORISED,
  MOTION_UNCONTROLLED,
  MOTION_RETIRING, /* wrg.reaction.retiring: recoils and rally backs as well */
  MOTION_EVADING,
  MOTION_ROUTING,
} Motion;

/* Why a body moves in the current phase. */
typedef enum {
  MOVE_NONE,
  MOVE_ROUT,
  MOVE_PURSUIT,
  MOVE_RECOIL,
  MOVE_FOLLOW_UP,
  MOVE_BREAK_OFF,
  MOVE_RALLY_BACK,
  MOVE_RETIRE,
  MOVE_UNCONTROLLED,
  MOVE_UNAUTHORISED,
  MOVE_CHARGE,
  MOVE_EVADE,
  MOVE_PUSHED, /* wrg.after.recoil.friends: by recoiling friends */
  MOVE_ADVANCE,
  MOVE_FALL_BACK, /* through friends, facing the enemy */
} MoveKind;

typedef struct {
  uint8_t kind;         /* MoveKind */
  bool stopped;         /* before the end of its move */
  int16_t quarry;       /* body charged or pursued, MU_NO_BODY */
  int16_t leader;       /* body that it goes along behind, MU_NO_BODY */
  uint16_t rule;        /* MuRule */
  MuFix distance;       /* planned */
  MuFix slow;           /* from where on difficult ground slows it */
  MuFix aside;          /* to its right in a period, wrg.weather.night.drift */
  MuVelocity velocity;  /* now */
  MuVelocity later;     /* once its wheel or turn is done */
  int32_t delay;        /* parts that it takes; 0: none, or begun */
  MuPoint start;        /* of the whole move */
  MuPoint base;         /* since the velocity last changed */
  int32_t base_time;    /* parts */
  int32_t contact_time; /* parts; -1: none */
} Move;

/* Causes of disorder, each with the last period in which it held. Events carry
 * them: new ones come last. */
typedef enum {
  DISORDER_UNRALLIED,     /* wrg.disorder.cause.1: evaded or routed */
  DISORDER_FRESH_ENEMY,   /* wrg.disorder.cause.1: while pursuing or rallying */
  DISORDER_CAUGHT,        /* wrg.disorder.cause.2 */
  DISORDER_CAVALRY,       /* wrg.disorder.cause.3 */
  DISORDER_MOVING,        /* wrg.disorder.cause.4 */
  DISORDER_UNCONTROLLED,  /* wrg.disorder.cause.6 */
  DISORDER_INTERMINGLED,  /* wrg.disorder.cause.7: passed through */
  DISORDER_BLOCKED,       /* wrg.disorder.cause.7: recoil blocked */
  DISORDER_HORSES,        /* wrg.disorder.cause.8.horses */
  DISORDER_FOUGHT_MODELS, /* wrg.disorder.cause.8.fought */
  DISORDER_REACTION,      /* wrg.reaction.result.row6, wrg.reaction.result.row7.retire */
  DISORDER_TERRAIN,       /* wrg.disorder.cause.5 */
  DISORDER_UMPIRE,        /* as an umpire says */
  DISORDER_CAUSES
} DisorderCause;

#define UNTIL_ENDED 255 /* until something else ends it */

/* Ends of a line of files: file 0 is the rightmost. */
typedef enum { END_RIGHT, END_LEFT } End;
#define ENDS 2

typedef enum {
  RALLY_NONE,
  RALLY_FORWARD, /* stands a full period */
  RALLY_BACK,    /* moves back first */
} Rally;

/* How a charged body meets the charge. */
typedef enum {
  RESPONSE_NONE,
  RESPONSE_STAND,
  RESPONSE_COUNTERCHARGE,
  RESPONSE_EVADE,
  RESPONSE_BROKEN,
} Response;

/* What the weather takes from moves; all zero: nothing. */
typedef struct {
  bool hard; /* any of it */
  bool halved;
  bool no_extra_charge;
  uint8_t mud; /* paces */
  uint8_t cap; /* paces; 0: none */
} Going;

/* What is true of a body in one period only: the next begins with all of it anew (sequence.c),
 * so nothing here outlives it but what is carried over there by name.  What lasts stands in the
 * body itself. */
typedef struct {
  /* moves */
  MuFix moved;
  MuFix intended;     /* of its normal move, were there no enemy */
  MuPoint begun;      /* its middle when the period began */
  MuFix used;         /* of its move, by recoil or follow-up */
  MuPoint rout_start; /* where its rout move began */
  bool left_in_rout;  /* over the table's edge */
  bool broke_off;
  bool strayed;      /* wrg.weather.night.drift: diced for it */
  bool changed_form; /* or worked at it */
  bool crossed;      /* by enemy who did not charge; while it tests for that */
  bool met;          /* moved into contact */
  bool followed_up;
  bool recoiled;
  bool blocked; /* could not move back in full */
  bool pursued;
  bool ran;        /* has made its rout move */
  bool mingled;    /* went through friends or they through it */
  bool must_stand; /* wrg.after.not-followed: may not advance */
  bool must_stand_next;
  bool waits_for_screen; /* which goes back through it: make_way.c */

  /* charges and what they meet */
  int16_t charge_target;   /* MU_NO_BODY */
  int16_t charges_through; /* friend on the way there, MU_NO_BODY */
  MuFix charge_distance;   /* to the target when it was declared */
  MuWheel charge_wheel;    /* before it goes straight at the target */
  int32_t charge_delay;    /* parts that the wheel takes */
  MuFix evade_left;        /* of its move when it has come to the table's edge */
  uint8_t response;        /* Response */
  uint8_t turned_quarters; /* of a period, spent turning to meet a charge */
  bool may_countercharge;
  bool countercharges;
  bool charge_stopped; /* by its own reaction */
  bool came_in_charge; /* and reached the enemy */
  bool charged_home;   /* long enough for wrg.melee.tactical.charging */
  bool surprised;

  /* shooting */
  uint16_t weapons_shot;
  bool shot_last;   /* in the preceding period */
  bool rear_shot;   /* ranks behind the first shot */
  bool yields_shot; /* wrg.shoot.move.interpenetrating: to those friends */
  bool was_shot_at;
  bool engines_shot; /* at it */
  bool engines_shot_last;
  int32_t shot_men;
  int32_t shot_figures;      /* that shot at it */
  int32_t shot_figures_last; /* in the preceding period */
  int32_t hurt_now;          /* men lost */
  int32_t hurt_last;         /* in the preceding period */

  /* hand-to-hand */
  int32_t melee_count; /* wrg.casualties.per-figure, when it began */
  int32_t melee_given;
  int32_t melee_taken;
  int32_t melee_fighting;
  bool in_melee_now;     /* gave or took blows */
  int16_t first_stroke;  /* of its own, or on it, as they were linked */
  bool broke_evading;    /* wrg.move.evade.caught */
  bool broke_all;        /* wrg.reaction.occasion.9 is due */
  int16_t broken_quarry; /* a body of those it broke, MU_NO_BODY */
} BodyPeriod;

/* Whom a body may meet in the phase being moved: agenda.c lists them. */
typedef struct {
  uint32_t meetings;     /* in which it is the one: from here */
  uint32_t meetings_end; /* to before here */
  uint32_t soonest;      /* of those */
  int32_t soonest_when;  /* INT32_MAX: never */
  uint32_t met_by;       /* the first of those in which it is the other */
  int16_t hunter;        /* of those whose quarry it is, the first, MU_NO_BODY: none */
  int16_t next_hunter;   /* after it, of the same quarry */
} Agenda;

/* What lasts of a body, and apart from it what does not. */
typedef struct {
  /* as it came to the field */
  MuTroop troop;
  MuCrew crew;
  int32_t figure_points;
  int32_t command_points;
  uint16_t figures_start;
  uint8_t side;   /* MuSide */
  uint8_t order;  /* MuOrder as written */
  int16_t parent; /* unit whose sub-unit it is, MU_NO_BODY: a unit itself */
  uint8_t mixed;  /* MuMixedHow: a guest, who stands in the body before it and is none */
  bool hosts;     /* the body after it is its guest; figures count both kinds */
  bool in_front;  /* a guest who has come through the ranks before it */

  /* as it stands */
  uint8_t status;       /* Status */
  uint8_t fate;         /* MuFate, once gone */
  uint8_t motion;       /* Motion */
  uint8_t shown_status; /* as the enemy sees it in this round of tests */
  uint8_t shown_motion;
  bool concealed; /* in cover and not yet seen */
  bool in_cover;  /* until it moves */
  bool unsighted; /* by any enemy, where that surprises */
  bool lurks;     /* has come to the field in cover and not left it */
  Going going;
  uint16_t figures;
  uint16_t files;    /* of the front rank; on each face of a square */
  uint8_t formation; /* MuFormation */
  MuRect ground;
  MuPoint low, high;           /* of the box around it, and */
  MuPoint look_out[LOOK_OUTS]; /* what it is seen by and sees from: both by near.c */
  int16_t place;               /* among all, by the left sides of the boxes */

  /* what it is told to become */
  bool form_ordered; /* its leader leaves its formation alone */
  bool form_wanted;
  uint8_t wanted_formation; /* MuFormation */
  uint16_t wanted_files;
  uint8_t form_quarters; /* of a period, spent on it so far */
  uint16_t line_files;   /* while it marches in column: of its line; 0: it does not */
  bool lines_up;         /* it shall form line again */

  /* losses, in men */
  int32_t carried;
  int32_t casualties;
  int32_t inflicted;

  /* what reaction has made of it */
  uint8_t bound;         /* MuWrgReactionAct that binds now, MU_RESULT_OBEY: none */
  uint8_t bound_until;   /* last period */
  uint8_t bound_periods; /* of uncontrolled or unauthorised advance, so far */
  bool forgotten;        /* wrg.orders.default applies */
  bool attack_now;       /* wrg.move.unauthorised: the enemy was within 50 paces */
  bool pursuit_barred;   /* no following up either, until the next test */
  bool pursuit_required;
  bool tested;      /* for any reason, ever */
  bool danger_done; /* wrg.reaction.occasion.1.exempt */
  bool unseen_rout; /* a rout seen and not yet tested for */
  bool rally_tried; /* wrg.reaction.occasion.10.retry */
  uint8_t worst_row;
  uint8_t breaks;
  uint8_t routs_seen;

  /* routs, pursuits, rallies */
  uint8_t rout_periods;
  bool fresh_rout; /* has not run yet since it broke */
  uint8_t pursuit_periods;
  bool chases_lights;  /* LI that broke in a melee's first period */
  bool evaded;         /* and has not yet rallied */
  bool evaded_aside;   /* along the edge: it faces its side's way again to rally */
  uint8_t rally;       /* Rally, in progress */
  uint8_t rally_due;   /* Rally, from the next compulsory moves */
  uint8_t rally_until; /* last period of it */
  bool recoil_due;     /* to move back */
  bool follow_due;
  bool break_off_due;
  int16_t pursues; /* body, MU_NO_BODY */
  int16_t spared;  /* a body whose pursuit it has given up, MU_NO_BODY */

  /* disorder */
  uint8_t disordered_until[DISORDER_CAUSES]; /* 0: not */
  bool disordered;

  /* hand-to-hand */
  uint8_t melee_periods; /* of the current melee, so far */
  bool pushed_back;      /* in the current melee */
  uint8_t recoils_in_a_row;
  uint8_t overlapped[ENDS];    /* figures that fought in an overlap there last period */
  int16_t overlap_enemy[ENDS]; /* whom, if any */
  uint8_t lap[ENDS];           /* figures round an enemy's flank there */
  int16_t lap_enemy[ENDS];     /* whose, if any */

  /* until it has tested for it, be it in a later period */
  bool fell_below;   /* wrg.reaction.occasion.5 */
  bool general_fell; /* wrg.reaction.occasion.8 */

  /* wrg.casualties.per-figure, when the shooting last began: tests before it ask for the last
   * period's */
  int32_t count_before;

  /* of one period */
  BodyPeriod period;

  /* of one phase: compulsory moves, charges and normal moves each begin with none; until then
   * who goes by a friend's move, or asks how a body left, looks back on the last */
  Move move;
  Agenda agenda;

  /* enemies in contact; more than are kept: everybody is to be asked */
#define CONTACTS_KEPT 12
  uint8_t contacts;
  int16_t contact[CONTACTS_KEPT];
} Body;

static inline bool
on_table (const Body *body)
{
  return body->status != STATUS_GONE;
}

static inline bool
is_fighting (const Body *body)
{
  return body->status == STATUS_FIGHTING;
}

/* The second kind of troops in a mixed body; NULL in others. */
static inline const Body *
guest_of (const Body *body)
{
  return body->hosts ? body + 1 : NULL;
}

/* The unit whose figures of a body those are. */
static inline const Body *
kind_of (const Body *body, bool guest)
{
  return guest ? body + 1 : body;
}

static inline bool
is_guest (const Body *body)
{
  return body->mixed != MU_NOT_MIXED;
}

/* Its own figures, without those of its guest. */
static inline int
own_figures (const Body *body)
{
  return body->hosts ? body->figures - body[1].figures : body->figures;
}

static inline int
own_figures_start (const Body *body)
{
  return body->hosts ? body->figures_start - body[1].figures_start : body->figures_start;
}

#endif
