/* From a set-up to a battle ready to be fought. */
#include "rules/wrg/battle/engine.h"

#include <string.h>

#include "rules/wrg/battle/door.h"
#include "rules/wrg/battle/order/obey.h"
#include "rules/wrg/orders/orders.h"

#define DEFAULT_PERIODS 12 /* wrg.scale.time */

_Static_assert(sizeof (WrgBattle) % _Alignof(Body) == 0, "bodies follow the head");

static size_t
bytes_without_errands (int bodies)
{
  return sizeof (WrgBattle) + (size_t) bodies * sizeof (Body)
         + PAIR_TABLES * table_bytes ((size_t) bodies)
         + pairs_of ((size_t) bodies) * sizeof (Meeting) + (size_t) bodies * sizeof (Plot);
}

/* Errands hold pointers. */
static size_t
errands_from (int bodies)
{
  const size_t whole = _Alignof(Errand);
  return (bytes_without_errands (bodies) + whole - 1) / whole * whole;
}

static int
count_units (const MuWrgSetup *setup)
{
  return setup->side[MU_SIDE_A].unit_count + setup->side[MU_SIDE_B].unit_count;
}

size_t
mu_wrg_battle_size (const MuWrgSetup *setup)
{
  for (int side = 0; side < MU_SIDES; side++)
    if (setup->side[side].unit_count < 1 || setup->side[side].unit_count > MU_BATTLE_UNITS_MAX)
      return 0;
  const int bodies = count_units (setup);
  return errands_from (bodies) + (size_t) bodies * sizeof (Errand);
}

static void
set_side (WrgBattle *battle, MuSide side, const MuWrgSetupSide *setup)
{
  battle->first[side + 1] = (uint16_t) (battle->first[side] + setup->unit_count);
  battle->general_body[side]
      = (int16_t) (setup->general_with < 0
                       ? MU_NO_BODY
                       : battle->first[side] + mu_wrg_unit_of_body (setup, setup->general_with));
  battle->general_points[side] = setup->general_points;
  battle->other_points[side] = setup->other_points;
  battle->general_regular[side] = setup->general_regular;
  battle->standing[side] = setup->standing;
  battle->signals[side] = setup->signals;
  battle->commanded[side] = setup->commanded;
  battle->deputies[side] = setup->subordinate_count;
  for (int i = 0; i < setup->subordinate_count; i++) {
    const MuWrgSetupGeneral *deputy = &setup->subordinates[i];
    battle->deputy[side][i]
        = (Deputy){ .points = deputy->points,
                    .with
                    = (int16_t) (battle->first[side] + mu_wrg_unit_of_body (setup, deputy->with)),
                    .personality = deputy->personality,
                    .regular = deputy->regular };
  }
}

/* wrg.orders.time-limit: only where both sides were timed. */
static MuSide
side_that_wrote_first (const MuWrgSetup *setup)
{
  const int32_t a = setup->side[MU_SIDE_A].order_seconds, b = setup->side[MU_SIDE_B].order_seconds;
  return a > 0 && b > 0 ? mu_wrg_order_writing_bonus (a, b) : MU_SIDE_NONE;
}

static void
set_up (WrgBattle *battle, const MuWrgSetup *setup)
{
  battle->head.system = &mu_battle_wrg5;
  battle->readings = setup->readings;
  battle->terrain = setup->terrain;
  battle->width = PACES (setup->table_width ? setup->table_width : DEFAULT_WIDTH);
  battle->depth = PACES (setup->table_depth ? setup->table_depth : DEFAULT_DEPTH);
  battle->periods = setup->periods ? setup->periods : DEFAULT_PERIODS;
  battle->digest = MU_DIGEST_START;
  battle->winner = MU_SIDE_NONE;
  battle->count = (uint16_t) count_units (setup);
  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++)
    set_side (battle, side, &setup->side[side]);
  if (setup->sky)
    mu_wrg_set_sky (battle, setup->sky, setup->periods == 0);
  battle->errands_at = (uint32_t) errands_from (battle->count);
  battle->written = mu_wrg_is_setup_written (setup);
  battle->wrote_first = (uint8_t) side_that_wrote_first (setup);
}

MuWrgSetupAnswer
mu_wrg_battle_init (void *block, const MuWrgSetup *setup, MuDice *dice, MuEventSink sink,
                    void *context, int *at)
{
  const MuWrgSetupAnswer answer = mu_wrg_check_setup (setup, at);
  if (answer != MU_WRG_SETUP_OK)
    return answer;
  memset (block, 0, mu_wrg_battle_size (setup));
  WrgBattle *battle = block;
  set_up (battle, setup);
  battle->dice = dice;
  battle->sink = sink;
  battle->context = context;
  const MuWrgSetupAnswer ground = mu_wrg_deploy (battle, setup, at);
  if (ground != MU_WRG_SETUP_OK)
    return ground;
  mu_wrg_begin_grounds (battle);
  mu_wrg_begin_order (battle);
  mu_wrg_begin_errands (battle, setup);
  if (!mu_wrg_begin_marches (battle, setup))
    return MU_WRG_SETUP_BAD_ORDERS;
  mu_wrg_begin_leaders (battle);
  mu_wrg_begin_commands (battle);
  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++)
    battle->start_quarters[side] = mu_wrg_quarters_at_start (battle, side);
  battle->phase = MU_PHASE_ARRIVALS;
  battle->status = MU_BATTLE_GOES_ON;
  return MU_WRG_SETUP_OK;
}

MuPhase
mu_wrg_battle_phase (const WrgBattle *battle)
{
  return (MuPhase) battle->phase;
}

int
mu_wrg_battle_period (const WrgBattle *battle)
{
  return battle->period > 0 ? battle->period : 1;
}

int
mu_wrg_battle_periods (const WrgBattle *battle)
{
  return battle->periods;
}

int
mu_wrg_battle_unit_count (const WrgBattle *battle, MuSide side)
{
  return battle->first[side + 1] - battle->first[side];
}

void
mu_wrg_battle_outcome (const WrgBattle *battle, MuBattleOutcome *outcome)
{
  *outcome = (MuBattleOutcome){
    .winner = mu_wrg_winner_now (battle),
    .periods = battle->period,
    .event_count = battle->event_count,
    .digest = battle->digest,
  };
  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++) {
    outcome->start_quarters[side] = battle->start_quarters[side];
    outcome->left_quarters[side] = mu_wrg_quarters_left (battle, side);
    outcome->general_lost[side] = battle->general_lost[side];
  }
}

void
mu_wrg_battle_unit_outcome (const WrgBattle *battle, int body, MuUnitOutcome *outcome)
{
  const Body *self = body_at (battle, body);
  *outcome = (MuUnitOutcome){
    .figures_start = own_figures_start (self),
    .figures_left = own_figures (self),
    .casualties = self->casualties,
    .carried = self->carried,
    .inflicted = self->inflicted,
    .fate = (uint8_t) (own_figures (self) > 0 ? mu_wrg_fate_of (battle, self) : MU_FATE_DESTROYED),
    .worst_row = self->worst_row,
    .breaks = self->breaks,
  };
}
