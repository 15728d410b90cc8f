/* Shooting: what target.c, aim.c and overhead.c share. */
#ifndef MUSTER_RULES_WRG_BATTLE_SHOOT_GUNNERY_H
#define MUSTER_RULES_WRG_BATTLE_SHOOT_GUNNERY_H

#include "rules/wrg/battle/engine.h"
#include "rules/wrg/fight/reach.h"

/* Priorities as bits: wrg.shoot.priority.1 to wrg.shoot.priority.5. */
#define PRIORITY(n) (1u << (n))

/* An enemy that the body may shoot at, or a part of one that is fighting. */
typedef struct {
  MuRect ground;     /* where its figures are or were this period */
  MuLocal corner[4]; /* of that, in the frame of the shooters */
  MuRect shelter;    /* of rear ranks: the first, which shots must not cross */
  bool is_rear;      /* there is a shelter */
  bool from_afar;
  int16_t body;
  uint8_t merits;          /* priorities that it meets, a bit each */
  MuFix range[MU_WEAPONS]; /* of the missiles that may be shot at it */
  InWay in_way;            /* of shots at its ground */
} Candidate;

#define PARTS_MAX 3 /* beyond the contact on the right and the left, and behind it */

typedef struct {
  Candidate list[MU_BATTLE_UNITS_MAX * PARTS_MAX];
  int count;
} Candidates;

/* A body about to shoot, and with what. */
typedef struct {
  const WrgBattle *battle;
  int shooter;
  unsigned missiles;
  MuArc arc;
  const FileMatch *match; /* files that fight hand-to-hand */
  bool overhead;          /* from behind the first rank */
  bool guest;             /* of a mixed body: the kind that shoots */
} Gunnery;

/* What a file has chosen. */
typedef struct {
  int target; /* MU_NO_BODY */
  MuWeapon weapon;
  MuFix distance;
  const Candidate *at;
  int over;  /* ranks of others shot over */
  bool rear; /* at ranks behind one that fights */
  uint8_t merits;
} Aim;

/* target.c */
unsigned mu_wrg_usable_missiles (const Body *body, bool guest);
bool mu_wrg_may_shoot (const WrgBattle *battle, const Body *body);
MuArc mu_wrg_arc_of (const Body *body);
MuFix mu_wrg_range_of (const WrgBattle *battle, const Body *shooter, const Body *target,
                       MuWeapon weapon);
bool mu_wrg_is_far (const WrgBattle *battle, const Body *shooter, const Body *target,
                    const Aim *aim);
void mu_wrg_find_candidates (const WrgBattle *battle, int shooter, unsigned missiles,
                             Candidates *found);

/* aim.c */
MuStretch mu_wrg_stretch_of_file (const Body *body, int file);
/* In two steps, as most candidates are passed over between them for a better one: whether the
 * candidate lies within the arc, then whether a missile reaches it and the shot is clear. The
 * first fills in all of the aim but weapon and ranks shot over. */
bool mu_wrg_begin_aim (const Gunnery *gunnery, const Candidate *candidate, int file,
                       MuStretch stretch, Aim *aim);
bool mu_wrg_finish_aim (const Gunnery *gunnery, const Candidate *candidate, int file,
                        MuStretch stretch, Aim *aim);
Volley *mu_wrg_volley_at (WrgBattle *battle, int first, const Aim *aim);

void mu_wrg_plan_front_volleys (WrgBattle *battle, int shooter);

/* overhead.c */
int mu_wrg_promise_of (const WrgBattle *battle, int first);
bool mu_wrg_may_aim_overhead (const Gunnery *gunnery, const Candidates *found);
void mu_wrg_aim_overhead (WrgBattle *battle, const Gunnery *gunnery, const Candidates *found,
                          int first);

#endif
