#include "rules/odds/melee.h"

#include <string.h>

#include "rules/odds/table.h"

/* --- what cannot be ----------------------------------------------------- */

static MuOddsAnswer
blame (MuOddsFault *fault, MuRule rule, MuOddsAnswer answer)
{
  fault->rule = rule;
  return answer;
}

/* The crew are those who fight this way: of a heavy chariot perhaps but one. */
static MuRule
crew_forbidden (const MuOddsBody *body)
{
  MuWrgCrew crew = body->crew;
  while (body->troop.type == MU_WRG_HCH && crew.count < 2)
    crew.weapon[crew.count++] = MU_WRG_SIDEARM;
  return mu_wrg_crew_forbidden (&body->troop, &crew);
}

static MuOddsAnswer
check_body (const MuOddsBody *body, MuOddsFault *fault)
{
  MuRule rule = mu_wrg_troop_forbidden (&body->troop);
  if (rule == MU_RULE_NONE)
    rule = crew_forbidden (body);
  if (rule != MU_RULE_NONE)
    return blame (fault, rule, MU_ODDS_BAD_TROOP);
  if (body->figures < 1 || body->figures > MU_ODDS_FIGURES_MOST)
    return MU_ODDS_BAD_FIGURES;
  if (body->files < 1 || body->files > body->figures || body->front < 1
      || body->front > body->files)
    return MU_ODDS_BAD_FILES;
  if (body->carried < 0 || body->carried >= MEN)
    return blame (fault, MU_RULE_WRG_CASUALTIES_REMOVE, MU_ODDS_BAD_CARRIED);
  if (body->recoils < 0 || body->recoils >= mu_wrg_recoil_limit ((MuWrgClass) body->troop.class))
    return blame (fault, MU_RULE_WRG_AFTER_BREAK_COUNT, MU_ODDS_BAD_RECOILS);
  if (body->period < 1 || body->period <= body->recoils)
    return MU_ODDS_BAD_PERIOD;
  return body->shot < 0 || body->shot_losses < 0 ? MU_ODDS_BAD_SHOT : MU_ODDS_OK;
}

/* What was said of the first period and of later ones. */
static MuOddsAnswer
check_strikes (const Duel *duel, int side, MuOddsFault *fault)
{
  for (int t = 1; t <= 2; t++) {
    Strike strike;
    const MuWrgMeleeAnswer answer
        = duel_strike (duel, t, duel_start (duel), side, duel->melee.side[side].figures, &strike,
                       &fault->circumstance);
    if (answer == MU_MELEE_CANNOT_APPLY)
      return MU_ODDS_CANNOT_APPLY;
    if (answer != MU_MELEE_OK)
      return MU_ODDS_NOT_CARRIED;
  }
  return MU_ODDS_OK;
}

MuOddsAnswer
mu_odds_melee_check (const MuWrgReadings *readings, const MuOddsMelee *melee, MuOddsFault *fault)
{
  MuOddsFault unasked;
  MuOddsAnswer answer = MU_ODDS_OK;
  Duel duel;
  fault = fault ? fault : &unasked;
  *fault = (MuOddsFault){ .rule = MU_RULE_NONE };
  for (int s = 0; s < SIDES && answer == MU_ODDS_OK; s++) {
    fault->side = s;
    answer = check_body (&melee->side[s], fault);
  }
  if (answer != MU_ODDS_OK)
    return answer;
  duel_init (&duel, readings, melee);
  for (int s = 0; s < SIDES && answer == MU_ODDS_OK; s++) {
    fault->side = s;
    answer = check_strikes (&duel, s, fault);
  }
  return answer;
}

/* --- the plan ----------------------------------------------------------- */

/* The postures that may come, each with a slot in the tables. */
typedef struct {
  int count;
  Posture posture[POSTURES];
  int16_t slot[POSTURES]; /* -1: never comes */
} Slots;

/* All that is known before anything is counted. */
typedef struct {
  Duel duel;
  int periods;
  Slots slots;
  int blow[MU_ODDS_PERIODS + 1][SIDES]; /* the heaviest of period t by this side */
  Axis exact[SIDES];                    /* before each period but the last */
  Axis coarse[SIDES];                   /* before the last */
} Plan;

static void
add_posture (Slots *slots, Posture posture)
{
  if (slots->slot[posture] >= 0)
    return;
  slots->slot[posture] = (int16_t) slots->count;
  slots->posture[slots->count++] = posture;
}

static void
add_followers (Plan *plan, int t, Posture posture)
{
  static const MuWrgRecoilResult result[][SIDES] = {
    { MU_RECOIL_STAND, MU_RECOIL_STAND },
    { MU_RECOIL_RECOIL, MU_RECOIL_STAND },
    { MU_RECOIL_STAND, MU_RECOIL_RECOIL },
  };
  for (int i = 0; i < 3; i++)
    if (duel_may_come (&plan->duel, posture, result[i])) {
      const Outcome outcome = duel_after (&plan->duel, t, posture, result[i]);
      if (!outcome.parted)
        add_posture (&plan->slots, outcome.posture);
    }
}

/* Periods after the second have no postures that the second cannot give. */
static void
find_postures (Plan *plan)
{
  const Posture start = duel_start (&plan->duel);
  memset (plan->slots.slot, -1, sizeof plan->slots.slot);
  add_posture (&plan->slots, start);
  add_followers (plan, 1, start);
  for (int i = 0; i < plan->slots.count; i++)
    add_followers (plan, 2, plan->slots.posture[i]);
}

/* Rounding may let one figure less at half effect do two more. */
#define ROUNDING 2

static int
heaviest (const Plan *plan, int t, int side)
{
  const int count = t == 1 ? 1 : plan->slots.count;
  int most = 0;
  for (int i = 0; i < count; i++) {
    Strike strike;
    duel_strike (&plan->duel, t, plan->slots.posture[i], side, plan->duel.melee.side[side].figures,
                 &strike, NULL);
    const int men = strike.blow[strike.count - 1].men;
    most = men > most ? men : most;
  }
  return most + ROUNDING;
}

static void
set_axes (Plan *plan, int side)
{
  const MuOddsBody *body = &plan->duel.melee.side[side];
  int reach = body->carried + 1;
  for (int t = 1; t < plan->periods - 1; t++)
    reach += plan->blow[t][!side];
  axis_init_exact (&plan->exact[side], body->figures, reach);
  axis_init_coarse (&plan->coarse[side], body->figures, plan->blow[plan->periods][!side]);
}

static void
make_plan (Plan *plan, const MuWrgReadings *readings, const MuOddsMelee *melee, int periods)
{
  *plan = (Plan){ .periods = periods };
  duel_init (&plan->duel, readings, melee);
  find_postures (plan);
  for (int t = 1; t <= periods; t++)
    for (int s = 0; s < SIDES; s++)
      plan->blow[t][s] = heaviest (plan, t, s);
  for (int s = 0; s < SIDES; s++)
    set_axes (plan, s);
}

/* --- counting ----------------------------------------------------------- */

typedef struct {
  Plan plan;
  Room room;
  Table table[2]; /* exact: before this period and the next, by turns */
  Table last;
  Strike strike[SIDES][MU_ODDS_FIGURES_MOST + 1]; /* by figures lost, of the posture … */
  int struck[SIDES][MU_ODDS_FIGURES_MOST + 1];    /* … of this number */
  int turn;                                       /* number of period and posture */
  int t;
  MuOddsAfter *after;
  MuWays met; /* ways found in the table of this period */
} Programme;

/* The states of one slot in which each side has lost so many figures, up to
 * MEN × MEN remainders; below[r][c]: the ways of the first r rows and c places. */
typedef struct {
  int slot;
  Posture posture;
  int lost[SIDES]; /* figures */
  int places[SIDES];
  const Table *from;
  MuWays below[MEN + 1][MEN + 1];
} Block;

static MuWays
ways_within (const Block *block, int row, int row_end, int place, int place_end)
{
  return block->below[row_end][place_end] - block->below[row][place_end]
         - block->below[row_end][place] + block->below[row][place];
}

static MuWays
ways_at (const Table *table, const void *row, int place)
{
  if (table->cell == sizeof (MuWays))
    return ((const MuWays *) row)[place];
  return ((const uint64_t *) row)[place];
}

/* False where no way leads to any of its states. */
static bool
load (Block *block)
{
  const Axis *const *axis = block->from->axis;
  const int place = axis[1]->start[block->lost[1]];
  for (int s = 0; s < SIDES; s++)
    block->places[s] = axis[s]->places[block->lost[s]];
  memset (block->below[0], 0, sizeof block->below[0]);
  for (int r = 0; r < block->places[0]; r++) {
    const void *row = *table_row (block->from, block->slot, axis[0]->start[block->lost[0]] + r);
    MuWays sum = 0;
    block->below[r + 1][0] = 0;
    for (int c = 0; c < block->places[1]; c++) {
      sum += row ? ways_at (block->from, row, place + c) : 0;
      block->below[r + 1][c + 1] = block->below[r][c + 1] + sum;
    }
  }
  return block->below[block->places[0]][block->places[1]] != 0;
}

/* What a side may inflict, worked out once for each posture and number of
 * figures. */
static const Strike *
strike_of (Programme *programme, const Block *block, int side)
{
  const int lost = block->lost[side];
  Strike *strike = &programme->strike[side][lost];
  if (programme->struck[side][lost] != programme->turn) {
    const int figures = programme->plan.duel.melee.side[side].figures - lost;
    duel_strike (&programme->plan.duel, programme->t, block->posture, side, figures, strike, NULL);
    programme->struck[side][lost] = programme->turn;
  }
  return strike;
}

static void
add_row (uint64_t *to, const uint64_t *from, int count, uint64_t ways)
{
  if (count == MEN) /* by far the most */
    for (int i = 0; i < MEN; i++)
      to[i] += ways * from[i];
  else
    for (int i = 0; i < count; i++)
      to[i] += ways * from[i];
}

/* One pair of blows on the survivors of a block. */
typedef struct {
  int men[SIDES]; /* that each side loses */
  int survivors[SIDES];
  int slot;
  unsigned ways; /* of MU_ODDS_PERIOD_WAYS */
} Move;

static bool
move_exact (Programme *programme, const Block *block, const Move *move, Table *to)
{
  const int first = block->lost[0] * MEN;
  const int place = block->lost[1] * MEN;
  const int all = block->places[1];
  const int beyond = to->axis[1]->length - place - move->men[1]; /* nothing is there */
  const int count = move->survivors[1] < beyond ? move->survivors[1] : beyond;
  for (int r = 0; r < move->survivors[0] && count > 0; r++) {
    const uint64_t *from = *table_row (block->from, block->slot, first + r);
    if (!from || block->below[r + 1][all] == block->below[r][all])
      continue;
    uint64_t *row = table_take_row (to, move->slot, first + r + move->men[0], &programme->room);
    if (!row)
      return false;
    add_row (row + place + move->men[1], from + place, move->survivors[1], move->ways);
  }
  return true;
}

/* The end of the run of rows or places, from start, that come to one place. */
static int
run_end (const Axis *axis, int lost, int start, int survivors)
{
  int end = start + 1;
  while (end < survivors && axis_place (axis, lost + end) == axis_place (axis, lost + start))
    end++;
  return end;
}

static bool
move_coarse (Programme *programme, const Block *block, const Move *move, Table *to)
{
  const int first = block->lost[0] * MEN + move->men[0];
  const int second = block->lost[1] * MEN + move->men[1];
  for (int r = 0, r_end; r < move->survivors[0]; r = r_end) {
    r_end = run_end (to->axis[0], first, r, move->survivors[0]);
    MuWays *row
        = table_take_row (to, move->slot, axis_place (to->axis[0], first + r), &programme->room);
    if (!row)
      return false;
    for (int c = 0, c_end; c < move->survivors[1]; c = c_end) {
      c_end = run_end (to->axis[1], second, c, move->survivors[1]);
      row[axis_place (to->axis[1], second + c)]
          += move->ways * ways_within (block, r, r_end, c, c_end);
    }
  }
  return true;
}

/* Adds up who is broken or has no figure left, who has both, and who parted. */
static void
count_ends (MuOddsAfter *after, const Block *block, const Move *move, const Outcome *outcome)
{
  const int rows = block->places[0];
  const int places = block->places[1];
  const bool broken[SIDES]
      = { outcome->result[0] == MU_RECOIL_BREAK, outcome->result[1] == MU_RECOIL_BREAK };
  const int from[SIDES]
      = { broken[0] ? 0 : move->survivors[0], broken[1] ? 0 : move->survivors[1] };
  const MuWays first = ways_within (block, from[0], rows, 0, places);
  const MuWays second = ways_within (block, 0, rows, from[1], places);
  const MuWays both = ways_within (block, from[0], rows, from[1], places);
  after->broken[0] += move->ways * first;
  after->broken[1] += move->ways * second;
  after->both += move->ways * both;
  if (outcome->parted)
    after->parted += move->ways * (ways_within (block, 0, rows, 0, places) - first - second + both);
}

/* wrg.casualties.remove: nobody loses more men than he has. */
static void
count_losses (MuOddsAfter *after, const Axis *axis, const Block *block, int side,
              const Strike *strike)
{
  const int rows = block->places[0];
  const int places = block->places[1];
  for (int i = 0; i < strike->count; i++) {
    const int men = strike->blow[i].men;
    const unsigned ways = (unsigned) strike->blow[i].ways * RANDOM_WAYS;
    const int survivors = axis_survivors (axis, block->lost[side], men);
    MuWays lost = (MuWays) men
                  * (side == 0 ? ways_within (block, 0, survivors, 0, places)
                               : ways_within (block, 0, rows, 0, survivors));
    for (int r = survivors; r < block->places[side]; r++) {
      const MuWays ways_here = side == 0 ? ways_within (block, r, r + 1, 0, places)
                                         : ways_within (block, 0, rows, r, r + 1);
      lost += (MuWays) (axis->total - block->lost[side] * MEN - r) * ways_here;
    }
    after->lost[side] += ways * lost;
  }
}

static bool
move_on (Programme *programme, const Block *block, Move *move, const Outcome *outcome, Table *to)
{
  if (!to || outcome->parted || outcome->result[0] == MU_RECOIL_BREAK
      || outcome->result[1] == MU_RECOIL_BREAK || move->survivors[0] == 0
      || move->survivors[1] == 0)
    return true;
  move->slot = programme->plan.slots.slot[outcome->posture];
  return to == &programme->last ? move_coarse (programme, block, move, to)
                                : move_exact (programme, block, move, to);
}

/* Every pair of blows that the two may exchange. */
static bool
fight_block (Programme *programme, const Block *block, Table *to)
{
  const Duel *duel = &programme->plan.duel;
  const Strike *strike[SIDES];
  int figures[SIDES];
  for (int s = 0; s < SIDES; s++) {
    strike[s] = strike_of (programme, block, s);
    figures[s] = duel->melee.side[s].figures - block->lost[s];
  }
  programme->met += block->below[block->places[0]][block->places[1]];
  for (int s = 0; s < SIDES; s++)
    count_losses (programme->after, block->from->axis[s], block, s, strike[!s]);
  for (int i = 0; i < strike[0]->count; i++)
    for (int k = 0; k < strike[1]->count; k++) {
      const int men[SIDES] = { strike[0]->blow[i].men, strike[1]->blow[k].men };
      const Outcome outcome = duel_outcome (duel, programme->t, block->posture, figures, men);
      Move move = {
        .men = { men[1], men[0] },
        .ways = (unsigned) (strike[0]->blow[i].ways * strike[1]->blow[k].ways),
      };
      for (int s = 0; s < SIDES; s++)
        move.survivors[s] = axis_survivors (block->from->axis[s], block->lost[s], move.men[s]);
      count_ends (programme->after, block, &move, &outcome);
      if (!move_on (programme, block, &move, &outcome, to))
        return false;
    }
  return true;
}

static bool
any_row (const Table *table, int slot, int lost)
{
  const Axis *axis = table->axis[0];
  for (int r = 0; r < axis->places[lost]; r++)
    if (*table_row (table, slot, axis->start[lost] + r))
      return true;
  return false;
}

static bool
fight_slot (Programme *programme, Table *from, int slot, Table *to)
{
  Block block = { .slot = slot, .posture = programme->plan.slots.posture[slot], .from = from };
  const MuOddsBody *side = programme->plan.duel.melee.side;
  programme->turn++;
  for (int a = 0; a < side[0].figures; a++) {
    if (!any_row (from, slot, a))
      continue;
    for (int b = 0; b < side[1].figures; b++) {
      block.lost[0] = a;
      block.lost[1] = b;
      if (from->axis[1]->places[b] > 0 && load (&block) && !fight_block (programme, &block, to))
        return false;
    }
    for (int r = 0; r < from->axis[0]->places[a]; r++)
      table_give_row (from, slot, from->axis[0]->start[a] + r, &programme->room);
  }
  return true;
}

static void
carry_over (MuOddsAfter *after, const MuOddsAfter *before)
{
  const unsigned ways = MU_ODDS_PERIOD_WAYS;
  *after = (MuOddsAfter){
    .of = ways * before->of,
    .fighting = ways * before->fighting,
    .broken = { ways * before->broken[0], ways * before->broken[1] },
    .both = ways * before->both,
    .parted = ways * before->parted,
    .lost = { ways * before->lost[0], ways * before->lost[1] },
  };
}

static Table *
table_before (Programme *programme, int t)
{
  if (t > programme->plan.periods)
    return NULL;
  return t == programme->plan.periods ? &programme->last : &programme->table[t % 2];
}

static bool
begin (Programme *programme)
{
  const Plan *plan = &programme->plan;
  const int slots = plan->slots.count;
  Room *room = &programme->room;
  bool room_enough = table_init (&programme->last, slots, plan->coarse, sizeof (MuWays), room);
  for (int i = 0; i < 2 && plan->periods > 1; i++) {
    room_enough = room_enough
                  && table_init (&programme->table[i], slots, plan->exact, sizeof (uint64_t), room);
    programme->table[i].reused = true;
  }
  if (!room_enough)
    return false;
  Table *first = table_before (programme, 1);
  const int place[SIDES] = { axis_place (first->axis[0], plan->duel.melee.side[0].carried),
                             axis_place (first->axis[1], plan->duel.melee.side[1].carried) };
  void *row = table_take_row (first, 0, place[0], room);
  if (!row)
    return false;
  if (plan->periods == 1)
    ((MuWays *) row)[place[1]] = 1;
  else
    ((uint64_t *) row)[place[1]] = 1;
  return true;
}

static bool
fight_all (Programme *programme, MuOddsCourse *course)
{
  MuOddsAfter before = { .of = 1, .fighting = 1 };
  if (!begin (programme))
    return false;
  for (int t = 1; t <= course->periods; t++) {
    MuOddsAfter *after = &course->after[t - 1];
    carry_over (after, &before);
    programme->t = t;
    programme->after = after;
    programme->met = 0;
    for (int slot = 0; slot < programme->plan.slots.count; slot++)
      if (!fight_slot (programme, table_before (programme, t), slot,
                       table_before (programme, t + 1)))
        return false;
    if (programme->met * MU_ODDS_PERIOD_WAYS != after->fighting)
      return false; /* a table was too short: rather no number than a wrong one */
    after->fighting = after->of - after->broken[0] - after->broken[1] + after->both - after->parted;
    before = *after;
  }
  return true;
}

#define BOTH 2

size_t
mu_odds_melee_size (const MuWrgReadings *readings, const MuOddsMelee *melee, int periods)
{
  Plan plan;
  if (periods < 1 || periods > MU_ODDS_PERIODS
      || mu_odds_melee_check (readings, melee, NULL) != MU_ODDS_OK)
    return 0;
  make_plan (&plan, readings, melee, periods);
  return sizeof (Programme) + sizeof (MuWays)
         + BOTH * table_size (plan.slots.count, plan.exact, sizeof (uint64_t))
         + table_size (plan.slots.count, plan.coarse, sizeof (MuWays));
}

MuOddsAnswer
mu_odds_melee (const MuWrgReadings *readings, const MuOddsMelee *melee, int periods, void *room,
               size_t size, MuOddsCourse *course, MuOddsFault *fault)
{
  const MuOddsAnswer answer = mu_odds_melee_check (readings, melee, fault);
  Room whole = { .next = room, .left = size };
  if (answer != MU_ODDS_OK)
    return answer;
  if (periods < 1 || periods > MU_ODDS_PERIODS)
    return MU_ODDS_BAD_PERIODS;
  Programme *programme = room_take (&whole, sizeof *programme);
  if (!programme)
    return MU_ODDS_NO_ROOM;
  make_plan (&programme->plan, readings, melee, periods);
  programme->room = whole;
  *course = (MuOddsCourse){ .periods = periods };
  return fight_all (programme, course) ? MU_ODDS_OK : MU_ODDS_NO_ROOM;
}

/* --- one period --------------------------------------------------------- */

static MuWrgRecoilResult
end_of (const Outcome *outcome, int side, bool destroyed)
{
  return destroyed ? MU_RECOIL_BREAK : outcome->result[side];
}

MuOddsAnswer
mu_odds_melee_period (const MuWrgReadings *readings, const MuOddsMelee *melee, MuOddsPeriod *odds,
                      MuOddsFault *fault)
{
  const MuOddsAnswer answer = mu_odds_melee_check (readings, melee, fault);
  if (answer != MU_ODDS_OK)
    return answer;
  Duel duel;
  Strike strike[SIDES];
  duel_init (&duel, readings, melee);
  const int figures[SIDES] = { melee->side[0].figures, melee->side[1].figures };
  const int left[SIDES]
      = { figures[0] * MEN - melee->side[0].carried, figures[1] * MEN - melee->side[1].carried };
  for (int s = 0; s < SIDES; s++)
    duel_strike (&duel, 1, duel_start (&duel), s, figures[s], &strike[s], NULL);
  *odds = (MuOddsPeriod){ .of = MU_ODDS_PERIOD_WAYS };
  for (int i = 0; i < strike[0].count; i++)
    for (int k = 0; k < strike[1].count; k++) {
      const int men[SIDES] = { strike[0].blow[i].men, strike[1].blow[k].men };
      const int ways = strike[0].blow[i].ways * strike[1].blow[k].ways;
      const bool destroyed[SIDES] = { men[1] >= left[0], men[0] >= left[1] };
      const Outcome outcome = duel_outcome (&duel, 1, duel_start (&duel), figures, men);
      odds->ways[end_of (&outcome, 0, destroyed[0])][end_of (&outcome, 1, destroyed[1])] += ways;
      for (int s = 0; s < SIDES; s++) {
        odds->destroyed[s] += destroyed[s] ? ways : 0;
        odds->lost[s] += ways * (destroyed[s] ? left[s] : men[!s]);
      }
    }
  return MU_ODDS_OK;
}
