/* Whom a body meets, as far as its orders ask (wrg.orders.conditional). */
#include "rules/wrg/battle/order/obey.h"

#define MET_CLOSE 100 /* paces: all of these */
#define MET_FAR   240 /* else the nearest within so many */

static unsigned
states_of (const WrgBattle *battle, const Body *seer, int enemy)
{
  const Body *other = body_at (battle, enemy);
  unsigned states = 0;
  if (other->disordered)
    states |= MU_WRG_ENEMY_DISORDERED;
  if (mu_rect_behind_flank (&other->ground, &seer->ground))
    states |= MU_WRG_ENEMY_SHOWS_FLANK;
  if (other->status == STATUS_ROUTING)
    states |= MU_WRG_ENEMY_BROKEN;
  if (mu_wrg_in_melee (battle, enemy))
    states |= MU_WRG_ENEMY_FIGHTING;
  return states;
}

static void
add_met (const WrgBattle *battle, int body, int enemy, MuWrgMet *met)
{
  met->types |= MU_TROOP_BIT (body_at (battle, enemy)->troop.type);
  met->states = (uint8_t) (met->states | states_of (battle, body_at (battle, body), enemy));
}

/* --- what happens ------------------------------------------------------- */

bool
mu_wrg_is_struck_now (const WrgBattle *battle, int body, int enemy)
{
  const Body *other = body_at (battle, enemy);
  return other->period.charge_target != MU_NO_BODY && !other->period.charge_stopped
         && is_fighting (other) && *pair_at (battle, PAIR_CHARGE, enemy, body);
}

static bool
is_struck (const WrgBattle *battle, int body)
{
  FOR_SET (rows_of (battle, PAIR_CHARGE), k)
  {
    if (mu_wrg_is_struck_now (battle, body, k))
      return true;
  }
  return false;
}

static bool
is_shot_at (const Body *body)
{
  return body->period.was_shot_at || body->period.shot_figures_last > 0;
}

static unsigned
events_of_friend (const WrgBattle *battle, int friend)
{
  const Body *other = body_at (battle, friend);
  unsigned events = is_fighting (other) ? 0 : MU_WRG_FRIEND_BROKEN;
  if (is_fighting (other) && is_struck (battle, friend))
    events |= MU_WRG_FRIEND_CHARGED;
  if (is_fighting (other) && is_shot_at (other))
    events |= MU_WRG_FRIEND_SHOT_AT;
  if (is_fighting (other) && mu_wrg_in_melee (battle, friend))
    events |= MU_WRG_FRIEND_FIGHTING | (other->pushed_back ? MU_WRG_FRIEND_PUSHED : 0u);
  return events;
}

static unsigned
events_of_clause (const WrgBattle *battle, MuSide side, const MuWrgClause *clause)
{
  unsigned events = 0;
  const bool asked = clause->in_case.events != 0;
  if (asked && clause->in_case.of != MU_WRG_NO_ONE)
    return events_of_friend (battle, mu_wrg_named_body (battle, side, clause->in_case.of));
  for (int i = 0; i < clause->friend_count; i++)
    events |= events_of_friend (battle, mu_wrg_named_body (battle, side, clause->friends[i]));
  return events;
}

/* Of all friends that its orders of now name. */
static void
add_events (const WrgBattle *battle, int body, MuWrgMet *met)
{
  const Body *self = body_at (battle, body);
  const Errand *errand = errand_at (battle, body);
  unsigned events = (is_struck (battle, body) ? MU_WRG_IS_CHARGED : 0u)
                    | (is_shot_at (self) ? MU_WRG_IS_SHOT_AT : 0u);
  if (errand->orders && errand->step >= 0 && errand->step < errand->orders->count) {
    const int end = mu_wrg_step_end (errand->orders, errand->step);
    for (int i = errand->step; i < end; i++)
      events |= events_of_clause (battle, (MuSide) self->side, &errand->orders->clause[i]);
  }
  met->events = (uint8_t) events;
}

/* --- whom --------------------------------------------------------------- */

/* Enemies, and how far each is. */
typedef struct {
  Near near;
  MuFix apart[MU_BATTLE_UNITS_MAX];
} Ranged;

static void
meet_opponents (const WrgBattle *battle, int body, MuWrgMet *met)
{
  FOR_CONTACT (battle, body_at (battle, body), k)
  {
    if (on_table (body_at (battle, k)) && mu_wrg_in_contact (battle, body, k))
      add_met (battle, body, k, met);
  }
}

static void
meet_chargers (const WrgBattle *battle, int body, MuWrgMet *met)
{
  const Body *self = body_at (battle, body);
  if (self->period.charge_target != MU_NO_BODY && !self->period.charge_stopped) {
    add_met (battle, body, self->period.charge_target, met);
    return;
  }
  FOR_SET (rows_of (battle, PAIR_CHARGE), k)
  {
    if (mu_wrg_is_struck_now (battle, body, k))
      add_met (battle, body, k, met);
  }
}

/* Of those farther than CLOSE the nearest whom it sees, the last of equally near ones. It costs
 * far more to see somebody than to measure the way. */
static void
meet_nearest (const WrgBattle *battle, int body, Ranged *ranged, MuWrgMet *met)
{
  for (int left = ranged->near.count; left > 0; left--) {
    int best = 0;
    for (int i = 1; i < left; i++)
      if (ranged->apart[i] <= ranged->apart[best])
        best = i;
    const int enemy = ranged->near.body[best];
    if (mu_wrg_sees (battle, body, enemy)) {
      add_met (battle, body, enemy, met);
      return;
    }
    for (int i = best; i + 1 < left; i++) { /* stays in order of numbers */
      ranged->apart[i] = ranged->apart[i + 1];
      ranged->near.body[i] = ranged->near.body[i + 1];
    }
  }
}

/* Those within CLOSE; the others are listed with their distance. */
static bool
meet_close (const WrgBattle *battle, int body, Ranged *others, MuWrgMet *met)
{
  const MuRect *ground = &body_at (battle, body)->ground;
  bool any = false;
  Near near;
  others->near.count = 0;
  mu_wrg_find_near (battle, ground, PACES (MET_FAR),
                    SIDE_BIT (enemy_of ((MuSide) body_at (battle, body)->side)), &near);
  FOR_NEAR (near, k)
  {
    const MuRect *other = &body_at (battle, k)->ground;
    if (!on_table (body_at (battle, k)) || !mu_rect_within (ground, other, PACES (MET_FAR)))
      continue;
    if (!mu_rect_within (ground, other, PACES (MET_CLOSE))) {
      others->near.body[others->near.count++] = (int16_t) k;
    } else if (mu_wrg_sees (battle, body, k)) {
      add_met (battle, body, k, met);
      any = true;
    }
  }
  return any;
}

static void
meet_near (const WrgBattle *battle, int body, MuWrgMet *met)
{
  Ranged others;
  if (meet_close (battle, body, &others, met))
    return;
  for (int i = 0; i < others.near.count; i++)
    others.apart[i] = mu_rect_distance (&body_at (battle, body)->ground,
                                        &body_at (battle, others.near.body[i])->ground);
  meet_nearest (battle, body, &others, met);
}

/* READING: wrg.orders.conditional: a body meets those it fights hand-to-hand; else whom
 * it charges; else those who charge it; else whoever it sees within 100 paces, as in
 * wrg.orders.default, or the nearest within 240, where flanks begin to be in danger. */
void
mu_wrg_find_met (const WrgBattle *battle, int body, MuWrgMet *met)
{
  *met = (MuWrgMet){ .rash = mu_wrg_is_rash_general_with (battle, body) };
  add_events (battle, body, met);
  if (!errand_at (battle, body)->whom)
    return; /* far to look, often asked */
  meet_opponents (battle, body, met);
  if (met->types == 0)
    meet_chargers (battle, body, met);
  if (met->types == 0)
    meet_near (battle, body, met);
}

void
mu_wrg_find_met_one (const WrgBattle *battle, int body, int enemy, MuWrgMet *met)
{
  *met = (MuWrgMet){ .rash = mu_wrg_is_rash_general_with (battle, body) };
  add_events (battle, body, met);
  add_met (battle, body, enemy, met);
}
