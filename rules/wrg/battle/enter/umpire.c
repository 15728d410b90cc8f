/* Bodies as the umpire says that they stand (rules/battle/umpire.h). */
#include "rules/wrg/battle/engine.h"

#include <assert.h>
#include <string.h>

#include "rules/wrg/battle/door.h"
#include "rules/wrg/fight/casualties.h"

static MuFix
to_paces (MuFix length)
{
  return length >= 0 ? (length + PACES (1) / 2) / PACES (1) : (length - PACES (1) / 2) / PACES (1);
}

void
mu_wrg_battle_stand (const WrgBattle *battle, int body, MuBodyStand *stand)
{
  assert (body >= 0 && body < battle->count);
  const Body *self = body_at (battle, body);
  const MuFate fate = mu_wrg_fate_of (battle, self);
  const bool there = on_table (self);
  *stand = (MuBodyStand){
    .body = (int16_t) body,
    .fate = (uint8_t) (fate == MU_FATE_RETIRING ? MU_FATE_ON_TABLE : fate),
    .disordered = self->disordered,
    .x = there ? to_paces (self->ground.front.x) : 0,
    .y = there ? to_paces (self->ground.front.y) : 0,
    .facing = self->ground.facing,
    .files = self->files,
    .figures = (uint16_t) own_figures (self),
    .carried = (uint16_t) self->carried,
  };
}

/* --- may it stand so? ----------------------------------------------------- */

static bool
is_to_stand (const MuBodyStand *stand)
{
  return stand->fate == MU_FATE_ON_TABLE || stand->fate == MU_FATE_IN_ROUT;
}

static bool
stays_there (const Body *self, const MuBodyStand *stand)
{
  return on_table (self) && to_paces (self->ground.front.x) == stand->x
         && to_paces (self->ground.front.y) == stand->y && self->ground.facing == stand->facing;
}

static int
guests_in (const Body *body)
{
  const Body *guest = guest_of (body);
  return guest ? guest->figures : 0;
}

/* A body that is not moved stays where it is to the last fraction: those who
 * touch an enemy go on touching him. */
static MuRect
ground_of (const WrgBattle *battle, const MuBodyStand *stand)
{
  const Body *self = body_at (battle, stand->body);
  Body body = *self;
  body.figures = (uint16_t) (stand->figures + guests_in (self));
  body.files = stand->files;
  const MuPoint told = { PACES (stand->x), PACES (stand->y) };
  return (MuRect){
    .front = stays_there (self, stand) ? self->ground.front : told,
    .width = body.files * mu_wrg_figure_frontage (&body),
    .depth = mu_wrg_ranks_of (&body) * mu_wrg_figure_depth (&body),
    .facing = stand->facing,
  };
}

/* Whether another body will be on the same ground: as told, or as it stands. */
static bool
meets_another (const WrgBattle *battle, const MuBodyStand *stands, int count, int at)
{
  const MuRect ground = ground_of (battle, &stands[at]);
  FOR_ALL (battle, k)
  {
    const MuBodyStand *told = mu_umpire_told_of (stands, count, k);
    const bool there = told ? is_to_stand (told) : on_table (body_at (battle, k));
    if (k == stands[at].body || !there || is_guest (body_at (battle, k)))
      continue;
    const MuRect other = told ? ground_of (battle, told) : body_at (battle, k)->ground;
    if (mu_rect_overlaps (&ground, &other))
      return true;
  }
  return false;
}

/* READING: wrg.casualties.groups: of those who stand in another's body the umpire can say
 * that more have fallen, and no more than that; the last of a body fall with its host. */
static MuUmpireAnswer
judge_guest (const Body *body, const MuBodyStand *stand)
{
  const bool last = stand->figures == 0 && own_figures (body - 1) == 0;
  if (stand->carried >= MU_WRG_MEN_PER_FIGURE)
    return MU_UMPIRE_BAD_CARRIED;
  return stand->figures > body->figures || last ? MU_UMPIRE_BAD_FIGURES : MU_UMPIRE_OK;
}

static MuUmpireAnswer
judge_numbers (const WrgBattle *battle, const MuBodyStand *stand)
{
  const Body *body = body_at (battle, stand->body);
  const int all = stand->figures + guests_in (body);
  const bool destroyed = stand->fate == MU_FATE_DESTROYED;
  if (stand->fate > MU_FATE_PRISONER)
    return MU_UMPIRE_BAD_FATE;
  if (is_guest (body))
    return judge_guest (body, stand);
  if (stand->figures > own_figures_start (body) || (all == 0 && !destroyed)
      || (stand->figures > 0 && destroyed))
    return MU_UMPIRE_BAD_FIGURES;
  if (stand->carried >= MU_WRG_MEN_PER_FIGURE)
    return MU_UMPIRE_BAD_CARRIED;
  if (!is_to_stand (stand))
    return MU_UMPIRE_OK;
  /* wrg.scale.troops: models stand in a single line */
  const bool models = mu_type_is_model ((MuTroopType) body->troop.type);
  if (stand->files < 1 || stand->files > all || (models && stand->files != stand->figures))
    return MU_UMPIRE_BAD_FILES;
  return MU_UMPIRE_OK;
}

#define FARTHEST 40000 /* paces: beyond any table */

static bool
is_on_the_table (const WrgBattle *battle, const MuBodyStand *stand)
{
  if (stand->x < 0 || stand->x > FARTHEST || stand->y < 0 || stand->y > FARTHEST)
    return false;
  const MuRect ground = ground_of (battle, stand);
  return !mu_rect_outside (&ground, battle->width, battle->depth);
}

static bool
can_be_there (const WrgBattle *battle, const MuBodyStand *stand)
{
  const MuRect ground = ground_of (battle, stand);
  return mu_wrg_can_stand_on (battle, body_at (battle, stand->body), &ground);
}

static MuUmpireAnswer
judge (const WrgBattle *battle, const MuBodyStand *stands, int count, int at)
{
  const MuBodyStand *stand = &stands[at];
  if (stand->body < 0 || stand->body >= battle->count)
    return MU_UMPIRE_NO_SUCH_BODY;
  if (mu_umpire_told_of (stands, count, stand->body) != stand)
    return MU_UMPIRE_TWICE;
  return judge_numbers (battle, stand);
}

/* On the same ground as now: friends passing through it may be on it too. */
static bool
stands_so (const WrgBattle *battle, const MuBodyStand *stand)
{
  const Body *self = body_at (battle, stand->body);
  return stays_there (self, stand) && self->files == stand->files
         && own_figures (self) == stand->figures;
}

static MuUmpireAnswer
judge_place (const WrgBattle *battle, const MuBodyStand *stands, int count, int at)
{
  if (!is_to_stand (&stands[at]) || is_guest (body_at (battle, stands[at].body))
      || stands_so (battle, &stands[at]))
    return MU_UMPIRE_OK;
  if (!is_on_the_table (battle, &stands[at]))
    return MU_UMPIRE_OUTSIDE;
  if (meets_another (battle, stands, count, at))
    return MU_UMPIRE_OVERLAP;
  return can_be_there (battle, &stands[at]) ? MU_UMPIRE_OK : MU_UMPIRE_BAD_GROUND;
}

/* --- as told ---------------------------------------------------------------- */

static void
count_anew (WrgBattle *battle, const MuBodyStand *stand)
{
  Body *self = body_at (battle, stand->body);
  const int removed = own_figures (self) - stand->figures;
  const int taken = removed * MU_WRG_MEN_PER_FIGURE + stand->carried - self->carried;
  if (removed == 0 && taken == 0)
    return;
  self->figures = (uint16_t) (self->figures - removed);
  if (is_guest (self))
    self[-1].figures = (uint16_t) (self[-1].figures - removed);
  self->carried = stand->carried;
  self->casualties += taken;
  mu_wrg_emit (battle, MU_EVENT_STRENGTH, MU_RULE_NONE, stand->body, MU_NO_BODY,
               VALUES (own_figures (self), self->carried, removed, taken));
}

static void
place_anew (WrgBattle *battle, const MuBodyStand *stand)
{
  Body *self = body_at (battle, stand->body);
  self->files = stand->files;
  self->ground = ground_of (battle, stand);
  mu_wrg_note_ground (battle, stand->body);
  mu_wrg_emit (
      battle, MU_EVENT_DEPLOYED, MU_RULE_NONE, stand->body, MU_NO_BODY,
      VALUES (self->ground.front.x, self->ground.front.y, self->ground.facing, self->files));
}

static void
let_go (Body *self)
{
  self->pursues = MU_NO_BODY;
  self->rally = self->rally_due = RALLY_NONE;
  self->recoil_due = self->follow_due = self->break_off_due = false;
  self->evaded = self->concealed = false;
  self->motion = MOTION_STILL;
}

/* Back in hand, from rout or from beyond the edge. */
static void
stand_again (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  if (is_fighting (self))
    return;
  const MuRallied how = self->status == STATUS_GONE ? MU_RALLIED_ONTO_TABLE : MU_RALLIED_SOMEHOW;
  self->status = STATUS_FIGHTING;
  self->fate = MU_FATE_ON_TABLE;
  self->rout_periods = 0;
  self->period.left_in_rout = false;
  mu_wrg_emit (battle, MU_EVENT_RALLIED, MU_RULE_NONE, body, MU_NO_BODY, VALUES (how));
}

static void
run (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  if (self->status == STATUS_GONE)
    stand_again (battle, body);
  mu_wrg_break_body (battle, body, MU_RULE_NONE);
}

static void
order_anew (WrgBattle *battle, const MuBodyStand *stand)
{
  Body *self = body_at (battle, stand->body);
  if (stand->disordered == self->disordered)
    return;
  if (stand->disordered) {
    mu_wrg_disorder_body (battle, stand->body, DISORDER_UMPIRE, battle->period + 1);
    return;
  }
  for (int cause = 0; cause < DISORDER_CAUSES; cause++)
    self->disordered_until[cause] = 0;
  self->disordered = false;
  mu_wrg_emit (battle, MU_EVENT_RECOVERED, MU_RULE_NONE, stand->body, MU_NO_BODY, VALUES (0));
}

static void
take_off (WrgBattle *battle, const MuBodyStand *stand)
{
  const Body *self = body_at (battle, stand->body);
  const bool routing = stand->fate == MU_FATE_ROUTED_OFF;
  if (self->status == STATUS_GONE && self->fate == stand->fate)
    return;
  if (stand->fate == MU_FATE_DESTROYED)
    mu_wrg_emit (battle, MU_EVENT_DESTROYED, MU_RULE_NONE, stand->body, MU_NO_BODY, VALUES (0));
  else if (stand->fate == MU_FATE_PRISONER)
    mu_wrg_emit (battle, MU_EVENT_SURRENDERED, MU_RULE_NONE, stand->body, MU_NO_BODY, VALUES (0));
  else
    mu_wrg_emit (battle, MU_EVENT_LEFT_TABLE, MU_RULE_NONE, stand->body, MU_NO_BODY,
                 VALUES (routing));
  mu_wrg_leave_battle (battle, stand->body, (MuFate) stand->fate);
}

_Static_assert(sizeof (MuBodyStand) == 20, "a stand has no bytes that say nothing");

/* Who is told of as it stands goes on with whatever it is about. */
static bool
is_as_told (const WrgBattle *battle, const MuBodyStand *stand)
{
  MuBodyStand now;
  mu_wrg_battle_stand (battle, stand->body, &now);
  return memcmp (&now, stand, sizeof now) == 0;
}

/* The body closes up where it stands. */
static void
set_guest (WrgBattle *battle, const MuBodyStand *stand)
{
  const int host = stand->body - 1;
  Body *self = body_at (battle, host);
  count_anew (battle, stand);
  if (self->files > self->figures)
    self->files = self->figures;
  if (!on_table (self))
    return;
  mu_wrg_fill_ground (self);
  mu_wrg_note_ground (battle, host);
  mu_wrg_emit (
      battle, MU_EVENT_DEPLOYED, MU_RULE_NONE, host, MU_NO_BODY,
      VALUES (self->ground.front.x, self->ground.front.y, self->ground.facing, self->files));
}

static void
set_stand (WrgBattle *battle, const MuBodyStand *stand)
{
  if (is_as_told (battle, stand))
    return;
  if (is_guest (body_at (battle, stand->body))) {
    set_guest (battle, stand);
    return;
  }
  count_anew (battle, stand);
  if (!is_to_stand (stand)) {
    take_off (battle, stand);
    return;
  }
  let_go (body_at (battle, stand->body));
  mu_wrg_forget_sights (battle);
  if (stand->fate == MU_FATE_ON_TABLE)
    stand_again (battle, stand->body);
  else
    run (battle, stand->body);
  place_anew (battle, stand);
  order_anew (battle, stand);
}

MuUmpireAnswer
mu_wrg_battle_set_stands (WrgBattle *battle, const MuBodyStand *stands, int count, int *at)
{
  *at = 0;
  if (battle->status != MU_BATTLE_GOES_ON || battle->phase != MU_PHASE_ARRIVALS)
    return MU_UMPIRE_NOT_NOW;
  for (*at = 0; *at < count; ++*at) {
    const MuUmpireAnswer answer = judge (battle, stands, count, *at);
    if (answer != MU_UMPIRE_OK)
      return answer;
  }
  for (*at = 0; *at < count; ++*at) {
    const MuUmpireAnswer answer = judge_place (battle, stands, count, *at);
    if (answer != MU_UMPIRE_OK)
      return answer;
  }
  for (int i = 0; i < count; i++)
    set_stand (battle, &stands[i]);
  return MU_UMPIRE_OK;
}
