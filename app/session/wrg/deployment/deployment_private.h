/* What the files of the deployment's session share. */
#ifndef MUSTER_APP_SESSION_WRG_DEPLOYMENT_DEPLOYMENT_PRIVATE_H
#define MUSTER_APP_SESSION_WRG_DEPLOYMENT_DEPLOYMENT_PRIVATE_H

#include "app/service/battle/battle_planner.h"
#include "app/session/wrg/deployment/deployment_ground.h"
#include "app/session/wrg/deployment/deployment_session.h"
#include "app/session/wrg/deployment/deployment_verdicts.h"
#include "rules/field/country.h"

/* A side as it was: where its units stood, and who in whose body. */
typedef struct {
  GArray *deployment; /* MuDeployment */
  GArray *mixed;      /* MuMixedHow, one per unit */
  guint planned;      /* MuPlanned bits */
} MuDeploymentStep;

/* A unit that a hand would put there, and the verdict upon that. */
typedef struct {
  int unit;
  MuDeployment at;
  MuWrgStand stand;
} MuHeldUnit;

struct _MuDeploymentSession {
  MuItem parent;
  MuBattleRecord *record;                  /* with the deployment as it is; NULL: none */
  const MuShelf *books;                    /* for plans; borrowed; NULL: none */
  MuTerrain *terrain;                      /* of its field; NULL: open ground */
  MuCountry country;                       /* of the record before any field was chosen */
  GPtrArray *past[MU_SIDES];               /* MuDeploymentStep, the latest last */
  GPtrArray *future[MU_SIDES];             /* the same, the next one last */
  MuDeploymentVerdicts verdicts[MU_SIDES]; /* of the record as it was shown last */
  GListStore *roster;
  GListStore *shapes; /* MuShapeItem, of the unit selected */
  GListStore *mixes;  /* MuMixItem, the same */
  GArray *held;       /* MuHeldUnit, the one in the hand first, then its transport; empty: none */

  MuPlanWish wish[MU_SIDES];        /* how the side is planned */
  MuPlanMarch march[MU_SIDES];      /* what comes of that */
  gboolean march_ordered[MU_SIDES]; /* the record's orders are those for it, and no others */

  int side;
  int unit;
  int left;
  char *name;
  char *troops;
  char *place;
  char *said;
  gboolean refused;
  char *standing;
  char *summary;
};

MuDeploymentGround mu_deployment_session_ground (MuDeploymentSession *session, MuSide side);
MuBattleSideRecord *mu_deployment_session_own (MuDeploymentSession *session);
gboolean mu_deployment_session_is_unit (MuDeploymentSession *session, int unit);
/* Units of the side that are neither placed nor come later. */
int mu_deployment_session_count_left (MuDeploymentSession *session, MuSide side);
/* Units of the side that stand where they may not. */
int mu_deployment_session_count_wrong (MuDeploymentSession *session, MuSide side);
/* wrg.deploy.outscouted: whether the other side deploys first, and has not sealed yet. */
gboolean mu_deployment_session_waits (MuDeploymentSession *session, MuSide side);

/* What was done, taken over; then all that is shown. */
void mu_deployment_session_say (MuDeploymentSession *session, char *words);
gboolean mu_deployment_session_refuse (MuDeploymentSession *session, char *words);
/* deployment_steps.c: whether the side, or a unit of it, may be changed; else why not is said */
gboolean mu_deployment_session_ask (MuDeploymentSession *session);
gboolean mu_deployment_session_ask_unit (MuDeploymentSession *session, int unit);
gboolean mu_deployment_session_is_placed (MuDeploymentSession *session, int unit);
MuDeploymentGround mu_deployment_session_own_ground (MuDeploymentSession *session);
/* Before the side's deployment changes: Undo comes back to it. */
void mu_deployment_session_remember (MuDeploymentSession *session);
/* Back to what was remembered last, as if it had never been left; says nothing. */
void mu_deployment_session_forget_last (MuDeploymentSession *session);
void mu_deployment_step_free (MuDeploymentStep *step);
/* Who stands in whose body, from one list of the same units to another. */
void mu_deployment_copy_mixed (MuList *to, const MuList *from);
/* What a hand would do with the unit of the side shown, borrowed; NULL: nothing. */
const MuHeldUnit *mu_deployment_session_get_held (MuDeploymentSession *session, int unit);
/* The unit's transport goes with it; FALSE, with the reason said, where it cannot stand. */
gboolean mu_deployment_session_bring_trains (MuDeploymentSession *session, int unit);
/* Puts the unit there, and its transport behind it, if they may stand so; else why it may not is
 * said. */
gboolean mu_deployment_session_try (MuDeploymentSession *session, int unit, const MuDeployment *at);
/* Who turns or is formed where there is no room moves so many paces at most. */
#define MU_DEPLOYMENT_PUSHED_IN 120

/* deployment_march.c: orders who marches to come later, with the record as it is. */
void mu_deployment_session_look_for_marches (MuDeploymentSession *session);

/* deployment_wish.c: whether the side has orders beside those for a march; and for another record,
 * same: the one before it of the same armies, whose wishes stay, or NULL. */
gboolean mu_deployment_session_has_orders (MuDeploymentSession *session, MuSide side);
void mu_deployment_session_begin_wishes (MuDeploymentSession *session, const MuBattleRecord *same);
/* A text that changes with whatever the outcome rests on of them; free with g_free. */
char *mu_deployment_session_wish_stamp (MuDeploymentSession *session);

/* deployment_form.c */
void mu_deployment_session_add_shapes (MuDeploymentSession *session);
void mu_deployment_session_show_shapes (MuDeploymentSession *session,
                                        const MuDeploymentGround *ground);

/* deployment_together.c */
void mu_deployment_session_add_mixes (MuDeploymentSession *session);
void mu_deployment_session_show_mixes (MuDeploymentSession *session,
                                       const MuDeploymentGround *ground);

/* deployment_show.c: words about a body of the scene */
char *mu_deployment_session_body_name (MuBodyTeller *teller, int body);
char *mu_deployment_session_body_words (MuBodyTeller *teller, int body);
void mu_deployment_session_show (MuDeploymentSession *session);

#endif
