/* The field at any moment of a recorded battle, rebuilt from its events.
 *
 * A moment is a number of events: 0 is the empty table, all of them the end.
 * Going to a moment starts from the nearest keyframe before it. Keyframes are
 * laid at phases while events are gone through for the first time, none before
 * as many events have passed as there are bodies: together they are no larger
 * than the battle's events, and no moment is farther than a phase from one. */
#ifndef MUSTER_REPORTS_REPLAY_REPLAY_H
#define MUSTER_REPORTS_REPLAY_REPLAY_H

#include "lists/battle/battle_record.h"
#include "reports/scene/scene.h"

#define MU_NO_EVENT G_MAXUINT

/* What a body is about; it lasts until the body does something else or the
 * period is over. */
typedef enum {
  MU_MOTION_STILL,
  MU_MOTION_MOVED,
  MU_MOTION_CHARGES,
  MU_MOTION_PURSUES,
  MU_MOTION_RECOILS,
  MU_MOTION_RETIRES, /* as its reaction test bids; also evading and breaking off */
  MU_MOTION_ROUTS,
} MuReplayMotion;

/* How a body left the table. */
typedef enum {
  MU_GONE_NOT,
  MU_GONE_ROUTED,
  MU_GONE_LEFT,
  MU_GONE_DESTROYED,
  MU_GONE_SURRENDERED,
} MuReplayGone;

/* A body as it stands. Lengths in paces, for drawing only. */
typedef struct {
  gboolean present; /* on the table */
  gboolean in_rout;
  gboolean disordered;
  gboolean shaken; /* as in MuBodyNews */
  double x, y;     /* middle of its front edge */
  double turn;     /* clockwise from the way side A faces, in radians */
  double width, depth;
  int files;
  int ranks, thick, mounted; /* as in MuBodyGround */
  int formation;             /* MuFormation */
  int host;  /* body in which it stands: not on the table by itself, but there; MU_NO_BODY */
  int guest; /* body that stands in it, its figures on the same ground; MU_NO_BODY */
  int with;  /* as in MuBodyNews */
  int figures;
  int started;    /* figures it came with */
  int carried;    /* casualties that are not yet a figure, men */
  int casualties; /* all told, men */
  int recoils;    /* in a row */
  int breaks;

  MuReplayMotion motion;
  MuReplayGone gone;
  int target;      /* body it charges, pursues, or last met or fought this period; MU_NO_BODY */
  gboolean fights; /* has given or taken blows this period */

  gboolean moved; /* in this phase, from the place below */
  double from_x, from_y, from_turn;
  double from_width, from_depth;

  gboolean deputy_lost; /* a subordinate general who was with it */

  gboolean awaits; /* a messenger is on his way to it, here: */
  double rider_x, rider_y;

  int row;        /* of its last reaction test; 0: never tested */
  int worst_row;  /* of all of them */
  guint tested;   /* event of that test, MU_NO_EVENT */
  guint told;     /* last event with news of its condition, MU_NO_EVENT */
  int act;        /* of its last result, a number of its rules */
  guint bond;     /* what that is to the field, a set of MuBond (reports/system.h) */
  guint resulted; /* event of that result, MU_NO_EVENT */
  int act_until;  /* last period that it binds; 0: no limit of its own */
} MuReplayBody;

typedef struct {
  const MuBattleRecord *record; /* borrowed; must outlive the replay */
  MuReplayBody *body;
  int bodies;
  guint events; /* gone through: the moment */
  int period;
  int phase; /* of its rules */
  gboolean general_lost[MU_SIDES];
  guint sky;            /* what holds, a bit for each MuSkyThing */
  MuSceneBoard *board;  /* of its rules; NULL: open ground */
  GPtrArray *keyframes; /* private */
} MuReplay;

/* The field after the first `events` events. */
MuReplay *mu_replay_new (const MuBattleRecord *record, guint events);
void mu_replay_free (MuReplay *replay);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuReplay, mu_replay_free)

/* Goes to another moment, backwards or forwards; past the end is the end. */
void mu_replay_seek (MuReplay *replay, guint events);

/* Shows a body where it stands though no event has told it yet: to whom its own side sees. Going to
 * another moment may not hide it again. */
void mu_replay_show (MuReplay *replay, const MuBodyStand *stand);

/* Whether the battle's events say where bodies stood: those of a battle played
 * on the club's table do not. */
gboolean mu_replay_has_places (const MuBattleRecord *record);

/* How many events lie before the end of period (0: the deployment). */
guint mu_replay_events_to (const MuBattleRecord *record, int period);
/* The same to the end of a phase of that period. */
guint mu_replay_events_through (const MuBattleRecord *record, int period, int phase);

/* Figures on a body's ground: its own and those of its guest. */
int mu_replay_body_figures (const MuReplay *replay, int body);
/* Of a side's units, as those below: mu_report_is_unit. */
int mu_replay_figures (const MuReplay *replay, MuSide side);
/* Bodies on the table and not in rout. */
int mu_replay_standing (const MuReplay *replay, MuSide side);
/* Bodies that are the enemy's prisoners, and the figures of all others. */
int mu_replay_surrendered (const MuReplay *replay, MuSide side);
int mu_replay_free_figures (const MuReplay *replay, MuSide side);

/* Whether a body was shaken in its last test, and the result still binds it. */
gboolean mu_replay_is_shaken (const MuReplay *replay, int body);
/* Whether its last result still binds it to something other than its orders. */
gboolean mu_replay_is_bound (const MuReplay *replay, int body);

#endif
