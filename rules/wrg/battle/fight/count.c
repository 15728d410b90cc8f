/* The end count (wrg.victory.*). */
#include "rules/wrg/battle/engine.h"

#include "rules/wrg/before/setup.h"
#include "rules/wrg/fight/general.h"

#define QUARTERS 4

/* The fate of a body as things stand. */
MuFate
mu_wrg_fate_of (const WrgBattle *battle, const Body *body)
{
  if (is_guest (body))
    return body->figures > 0 ? mu_wrg_fate_of (battle, body - 1) : MU_FATE_DESTROYED;
  if (body->status == STATUS_GONE)
    return (MuFate) body->fate;
  if (body->status == STATUS_ROUTING)
    return MU_FATE_IN_ROUT;
  /* wrg.victory.half: under a result that still has periods to run */
  if (body->bound == MU_RESULT_RETIRE && battle->period < body->bound_until)
    return MU_FATE_RETIRING;
  return MU_FATE_ON_TABLE;
}

/* Quarters of their value that figures with this fate count:
 * wrg.victory.count, wrg.victory.half, wrg.victory.prisoners. */
static int
rate_of (MuFate fate)
{
  switch (fate) {
  case MU_FATE_ON_TABLE:
    return 4;
  case MU_FATE_OFF_TABLE:
  case MU_FATE_RETIRING:
    return 2;
  case MU_FATE_PRISONER:
    return 1;
  case MU_FATE_IN_ROUT:
  case MU_FATE_ROUTED_OFF:
  case MU_FATE_DESTROYED:
    break;
  }
  return 0;
}

/* READING: wrg.victory.command-points: whole while a figure is left, at the
 * rate of the figures; switched, by the share of figures left. */
static int64_t
quarters_of (const WrgBattle *battle, const Body *body)
{
  const int left = own_figures (body);
  const int start = own_figures_start (body);
  if (left == 0)
    return 0;
  const int rate = rate_of (mu_wrg_fate_of (battle, body));
  const int64_t figures = (int64_t) body->figure_points * left * rate / start;
  const int64_t command = (int64_t) body->command_points * rate;
  if (mu_reading (&battle->readings, MU_READING_COMMAND_SHARE))
    return figures + command * left / start;
  return figures + command;
}

/* READING: wrg.victory.count: a general not lost counts at the rate of the body
 * that he rides with; one taken with it, as a prisoner. */
static int64_t
general_quarters (const WrgBattle *battle, MuSide side)
{
  const int with = battle->general_body[side];
  if (with == MU_NO_BODY)
    return battle->general_lost[side] ? 0 : (int64_t) battle->general_points[side] * QUARTERS;
  const MuFate fate = mu_wrg_fate_of (battle, body_at (battle, with));
  if (battle->general_lost[side] && battle->leader[side][0].fate != MU_GENERAL_UNHURT)
    return (int64_t) battle->general_points[side] * mu_wrg_quarters_of_lost (battle, side, 0);
  if (battle->general_lost[side] && fate != MU_FATE_PRISONER)
    return 0;
  return (int64_t) battle->general_points[side] * rate_of (fate);
}

static int64_t
deputy_quarters (const WrgBattle *battle, MuSide side)
{
  int64_t sum = 0;
  for (int i = 0; i < battle->deputies[side]; i++) {
    const Deputy *deputy = &battle->deputy[side][i];
    const int rate = deputy->lost
                         ? mu_wrg_quarters_of_lost (battle, side, i + 1)
                         : rate_of (mu_wrg_fate_of (battle, body_at (battle, deputy->with)));
    sum += (int64_t) deputy->points * rate;
  }
  return sum;
}

int64_t
mu_wrg_quarters_left (const WrgBattle *battle, MuSide side)
{
  int64_t left = (int64_t) battle->other_points[side] * QUARTERS + general_quarters (battle, side)
                 + deputy_quarters (battle, side);
  FOR_SIDE (battle, side, i)
  {
    left += quarters_of (battle, body_at (battle, i));
  }
  return left;
}

int64_t
mu_wrg_quarters_at_start (const WrgBattle *battle, MuSide side)
{
  int64_t sum = (int64_t) battle->other_points[side] + battle->general_points[side];
  for (int i = 0; i < battle->deputies[side]; i++)
    sum += battle->deputy[side][i].points;
  FOR_SIDE (battle, side, i)
  {
    sum += body_at (battle, i)->figure_points + body_at (battle, i)->command_points;
  }
  return sum * QUARTERS;
}

/* wrg.victory.margin */
MuSide
mu_wrg_winner_now (const WrgBattle *battle)
{
  const int64_t a = battle->start_quarters[MU_SIDE_A];
  const int64_t b = battle->start_quarters[MU_SIDE_B];
  if (a == 0 || b == 0) /* armies without points cannot be counted */
    return MU_SIDE_NONE;
  return mu_wrg_victory (mu_wrg_quarters_left (battle, MU_SIDE_A), a,
                         mu_wrg_quarters_left (battle, MU_SIDE_B), b);
}

void
mu_wrg_end_battle (WrgBattle *battle)
{
  battle->winner = (uint8_t) mu_wrg_winner_now (battle);
  mu_wrg_emit (battle, MU_EVENT_ENDED, MU_RULE_WRG_VICTORY_MARGIN, MU_NO_BODY, MU_NO_BODY,
               VALUES (battle->winner, (int32_t) mu_wrg_quarters_left (battle, MU_SIDE_A),
                       (int32_t) mu_wrg_quarters_left (battle, MU_SIDE_B), battle->period));
}
