/* What the battle does to generals: their share of casualties, their risk, their loss
 * (wrg.general.*). */
#include "rules/wrg/battle/order/obey.h"

#include "rules/wrg/fight/general.h"

#define WAY_OFF 60 /* paces to the rear that must be free of enemy */

/* --- who rides where ---------------------------------------------------- */

/* 0: the commander-in-chief, then the subordinates. */
int
mu_wrg_leaders_of (const WrgBattle *battle, MuSide side)
{
  return 1 + battle->deputies[side];
}

int
mu_wrg_body_of_leader (const WrgBattle *battle, MuSide side, int which)
{
  return which == 0 ? battle->general_body[side] : battle->deputy[side][which - 1].with;
}

bool
mu_wrg_is_leader_lost (const WrgBattle *battle, MuSide side, int which)
{
  return which == 0 ? battle->general_lost[side] : battle->deputy[side][which - 1].lost;
}

bool
mu_wrg_is_leader_regular (const WrgBattle *battle, MuSide side, int which)
{
  return which == 0 ? battle->general_regular[side] : battle->deputy[side][which - 1].regular;
}

void
mu_wrg_begin_leaders (WrgBattle *battle)
{
  for (int side = 0; side < MU_SIDES; side++)
    for (int which = 0; which <= DEPUTIES; which++)
      battle->leader[side][which].men = MU_WRG_GENERAL_MEN;
}

/* --- share -------------------------------------------------------------- */

static int
front_figures (const WrgBattle *battle, int body)
{
  int front = 0;
  for (int i = 0; i < battle->filled.strokes; i++)
    if (battle->stroke[i].body == body)
      front += battle->stroke[i].front;
  const Body *self = body_at (battle, body);
  const int rank = mu_wrg_figures_in_rank (self, 0);
  return front > 0 && front < rank ? front : rank;
}

/* wrg.general.share; READING: wrg.general.share.bodyguard: the body that he rides with is
 * his guard. */
static int
share_of (const WrgBattle *battle, int body, int men, bool hand_to_hand)
{
  const int figures = body_at (battle, body)->figures;
  MuWrgGeneralLosses losses = { .front = 1, .figures = figures };
  int share = 0;
  if (hand_to_hand) {
    losses.front = front_figures (battle, body);
    losses.hand_to_hand = men;
  } else {
    losses.shot = men;
  }
  mu_wrg_general_share (&battle->readings, &losses, &share, NULL);
  return share < men ? share : men;
}

#define OUT_OF_THE_WAY 1000 /* paces: no unit of his is on the table */

/* To the nearest of his own units; 0: he rides with one. */
static int
paces_to_own_unit (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  int best = OUT_OF_THE_WAY;
  FOR_SIDE (battle, self->side, k)
  {
    const Body *unit = body_at (battle, k);
    if (!on_table (unit) || !mu_wrg_counts_as_unit (unit))
      continue;
    const int paces
        = MU_FIX_TO_PACES (mu_rect_distance (&self->ground, &unit->ground) + PACES (1) - 1);
    best = paces < best ? paces : best;
  }
  return best;
}

/* wrg.general.target
 * READING: wrg.general.target: whoever may pick him out does; he stands clear of others upon an
 * elephant where his is the only one. */
static bool
is_picked_out (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  const bool raised = self->troop.type == MU_TROOP_EL && self->figures == 1;
  return mu_wrg_general_target (paces_to_own_unit (battle, body), false, raised).duty == MU_WRG_MAY;
}

/* Casualties of a body less those of the generals with it, which are noted. */
int
mu_wrg_spare_general (WrgBattle *battle, int body, int men, bool hand_to_hand)
{
  const MuSide side = (MuSide) body_at (battle, body)->side;
  int left = men;
  for (int which = 0; which < mu_wrg_leaders_of (battle, side); which++) {
    if (mu_wrg_body_of_leader (battle, side, which) != body
        || mu_wrg_is_leader_lost (battle, side, which))
      continue;
    const int share = !hand_to_hand && is_picked_out (battle, body)
                          ? left
                          : share_of (battle, body, men, hand_to_hand);
    battle->leader[side][which].hurt = (int16_t) (battle->leader[side][which].hurt + share);
    left -= share < left ? share : left;
  }
  return left;
}

/* --- risk --------------------------------------------------------------- */

/* READING: wrg.general.risk: his guard takes a wounded general off unless enemy bar the way
 * to the rear within 60 paces; the body fights on without them. */
static bool
has_way_off (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  return on_table (self)
         && !mu_wrg_enemy_bars_way (battle, body, mu_wrg_way_home (self), PACES (WAY_OFF));
}

static void
mark_lost (WrgBattle *battle, MuSide side, int which, MuGeneralFate fate)
{
  battle->leader[side][which].fate = (uint8_t) fate;
  if (which == 0)
    battle->general_lost[side] = true;
  else
    battle->deputy[side][which - 1].lost = true;
}

/* wrg.general.loss */
void
mu_wrg_lose_leader (WrgBattle *battle, MuSide side, int which, MuGeneralFate fate)
{
  const int body = mu_wrg_body_of_leader (battle, side, which);
  mark_lost (battle, side, which, fate);
  mu_wrg_emit (battle, MU_EVENT_GENERAL_LOST, MU_RULE_WRG_GENERAL_LOSS, body, MU_NO_BODY,
               VALUES (side, which));
  mu_wrg_show_loss (battle, side, which);
}

static int
throw_risk (WrgBattle *battle, MuSide side, int which, int hurt, int men)
{
  if (!mu_wrg_general_risk_rolled (hurt, men))
    return 1;
  return mu_dice_roll (battle->dice,
                       mu_wrg_general_die (mu_wrg_is_leader_regular (battle, side, which)),
                       MU_ROLL_RISK_TO_GENERAL, mu_wrg_body_of_leader (battle, side, which));
}

/* wrg.general.risk */
static void
risk_leader (WrgBattle *battle, MuSide side, int which)
{
  Leader *leader = &battle->leader[side][which];
  const int body = mu_wrg_body_of_leader (battle, side, which);
  MuGeneralFate fate;
  MuTrace trace;
  const int hurt = leader->hurt < leader->men ? leader->hurt : leader->men;
  const int face = throw_risk (battle, side, which, hurt, leader->men);
  mu_wrg_general_risk (hurt, leader->men, face, has_way_off (battle, body), &fate, &trace);
  leader->men = (int16_t) (leader->men - hurt);
  leader->hurt = 0;
  mu_wrg_emit (battle, MU_EVENT_GENERAL_HURT, MU_RULE_WRG_GENERAL_RISK, body, MU_NO_BODY,
               VALUES (which, hurt, leader->men, (int32_t) fate));
  mu_wrg_emit_trace (battle, body, &trace);
  if (!mu_wrg_general_commands (fate))
    mu_wrg_lose_leader (battle, side, which, fate);
}

/* When all blows of the period are struck. */
void
mu_wrg_risk_generals (WrgBattle *battle)
{
  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++)
    for (int which = 0; which < mu_wrg_leaders_of (battle, side); which++) {
      if (battle->leader[side][which].hurt > 0 && !mu_wrg_is_leader_lost (battle, side, which))
        risk_leader (battle, side, which);
      battle->leader[side][which].hurt = 0;
    }
}

/* With their body, for good. */
void
mu_wrg_lose_deputies (WrgBattle *battle, int body, MuFate fate)
{
  const MuSide side = (MuSide) body_at (battle, body)->side;
  for (int which = 1; which < mu_wrg_leaders_of (battle, side); which++)
    if (mu_wrg_body_of_leader (battle, side, which) == body
        && !mu_wrg_is_leader_lost (battle, side, which))
      mu_wrg_lose_leader (battle, side, which,
                          fate == MU_FATE_PRISONER ? MU_GENERAL_SURRENDERS : MU_GENERAL_DEAD);
}

/* --- points ------------------------------------------------------------- */

/* wrg.victory.half, wrg.victory.prisoners: quarters of his value that a lost general counts.
 * READING: wrg.victory.half: a wounded general who was taken off counts half, one who
 * surrendered as a prisoner. */
int
mu_wrg_quarters_of_lost (const WrgBattle *battle, MuSide side, int which)
{
  switch ((MuGeneralFate) battle->leader[side][which].fate) {
  case MU_GENERAL_LEAVES:
    return 2;
  case MU_GENERAL_SURRENDERS:
    return 1;
  case MU_GENERAL_UNHURT:
  case MU_GENERAL_DEAD:
    break;
  }
  return 0;
}
