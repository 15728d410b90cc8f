/* Period after period: each block of states fights every way that its dice can
 * fall. Masses before the last period but one fit 64 bits (1296 ^ 6 < 2 ^ 63);
 * those before the last do not, but there remainders matter little, and states
 * are few. */
#include <string.h>

#include "rules/odds/plan.h"

/* What is worked out once for a side of so many figures in one posture. */
typedef struct {
  int turn; /* of the programme when it was worked out */
  Strike strike;
  int strike_number;                 /* the same for the same strike */
  int verdict_of[SIDES];             /* the strikes of both that the verdicts are for */
  uint8_t verdict[RANDOMS][RANDOMS]; /* by blow of the first and of the second side */
} Memory;

typedef struct {
  Plan plan;
  Room room;
  Table table[2]; /* exact: before this period and the next, by turns */
  Table last;
  Memory memory[SIDES][MU_ODDS_FIGURES_MOST + 1]; /* by figures lost */
  int strikes;                                    /* different ones up to now */
  int turn;                                       /* number of period and posture */
  int next_slot[2][2];                            /* by what becomes of each side, -1: parted */
  int t;
  MuOddsAfter *after;
  MuWays met; /* ways found in the table of this period */
} Programme;

/* Survivors that come to one place: of a figure all in one, or one by one. */
typedef struct {
  int count;
  struct {
    uint8_t start;
    uint8_t end;
    int16_t place;
  } run[MEN];
} Runs;

/* The states of one slot in which each side has lost so many figures, up to
 * MEN × MEN remainders; below[r][c]: the ways of the first r rows and c places. */
typedef struct {
  int slot;
  Posture posture;
  int lost[SIDES]; /* figures */
  int places[SIDES];
  const Table *from_table;
  MuWays below[MEN + 1][MEN + 1];
  int used; /* rows that any way leads to */
  struct {
    int place;
    const Row *row;
  } row[MEN];
  int from; /* of places: beyond these no way leads */
  int to;
  const Memory *memory[SIDES];
  int survivors[SIDES][RANDOMS]; /* places of each side, by blow of the other */
  Runs runs[SIDES][RANDOMS];     /* where these come to, before the last period */
} Block;

static MuWays
ways_within (const Block *block, int row, int row_end, int place, int place_end)
{
  return block->below[row_end][place_end] - block->below[row][place_end]
         - block->below[row_end][place] + block->below[row][place];
}

static void
sum_row (MuWays *below, const MuWays *above, const Table *from, const Row *row, int place,
         int places)
{
  MuWays sum = 0;
  below[0] = 0;
  if (from->cell == sizeof (MuWays))
    for (int c = 0; c < places; c++)
      below[c + 1] = above[c + 1] + (sum += row_coarse (row)[place + c]);
  else
    for (int c = 0; c < places; c++)
      below[c + 1] = above[c + 1] + (sum += row_exact (row)[place + c]);
}

/* Whether the row reaches into the block; if so the block's places are those
 * that some row reaches. */
static bool
reaches (Block *block, const Row *row, int place)
{
  if (!row || row->from >= place + block->places[1] || row->to <= place)
    return false;
  const int from = row->from > place ? row->from - place : 0;
  const int to = row->to < place + block->places[1] ? row->to - place : block->places[1];
  block->from = from < block->from ? from : block->from;
  block->to = to > block->to ? to : block->to;
  return true;
}

static void
find_rows (Block *block, int place)
{
  const Table *from = block->from_table;
  const int first = from->axis[0]->start[block->lost[0]];
  block->used = 0;
  block->from = block->places[1];
  block->to = 0;
  for (int r = 0; r < block->places[0]; r++) {
    const Row *row = *table_row (from, block->slot, first + r);
    if (!reaches (block, row, place))
      continue;
    block->row[block->used].place = r;
    block->row[block->used++].row = row;
  }
}

/* False where no way leads to any of its states. */
static bool
load (Block *block)
{
  const Table *from = block->from_table;
  const int place = from->axis[1]->start[block->lost[1]];
  int next = 0;
  for (int s = 0; s < SIDES; s++)
    block->places[s] = from->axis[s]->places[block->lost[s]];
  find_rows (block, place);
  if (block->used == 0)
    return false;
  memset (block->below[0], 0, sizeof block->below[0]);
  for (int r = 0; r < block->places[0]; r++)
    if (next < block->used && block->row[next].place == r)
      sum_row (block->below[r + 1], block->below[r], from, block->row[next++].row, place,
               block->places[1]);
    else
      memcpy (block->below[r + 1], block->below[r], sizeof block->below[r]);
  return block->below[block->places[0]][block->places[1]] != 0;
}

/* What a side may inflict. Mostly the same as with one figure more: those behind
 * step forward. */
static void
work_strike_out (Programme *programme, const Block *block, int side)
{
  const int lost = block->lost[side];
  const int figures = programme->plan.duel.melee.side[side].figures - lost;
  Memory *memory = &programme->memory[side][lost];
  *memory = (Memory){ .turn = programme->turn };
  duel_strike (&programme->plan.duel, programme->t, block->posture, side, figures, &memory->strike,
               NULL);
  const Memory *more = lost > 0 ? memory - 1 : memory;
  const bool same = more != memory && more->turn == memory->turn
                    && memcmp (&more->strike, &memory->strike, sizeof more->strike) == 0;
  memory->strike_number = same ? more->strike_number : ++programme->strikes;
}

static void
work_verdicts_out (Programme *programme, const Block *block, int side)
{
  const Strike *first = &block->memory[0]->strike;
  const Strike *second = &block->memory[1]->strike;
  const int lost = block->lost[side];
  const int figures = programme->plan.duel.melee.side[side].figures - lost;
  Memory *memory = &programme->memory[side][lost];
  for (int s = 0; s < SIDES; s++)
    memory->verdict_of[s] = block->memory[s]->strike_number;
  for (int i = 0; i < first->count; i++)
    for (int k = 0; k < second->count; k++) {
      const int men[SIDES] = { first->blow[i].men, second->blow[k].men };
      memory->verdict[i][k] = (uint8_t) duel_judge (&programme->plan.duel, programme->t,
                                                    block->posture, side, figures, men);
    }
}

static void
remember (Programme *programme, Block *block)
{
  for (int s = 0; s < SIDES; s++) {
    block->memory[s] = &programme->memory[s][block->lost[s]];
    if (block->memory[s]->turn != programme->turn)
      work_strike_out (programme, block, s);
  }
  for (int s = 0; s < SIDES; s++) {
    const int *of = block->memory[s]->verdict_of;
    if (of[0] != block->memory[0]->strike_number || of[1] != block->memory[1]->strike_number)
      work_verdicts_out (programme, block, s);
  }
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

/* Blow i of the first side and blow k of the second. */
typedef struct {
  int blow[SIDES];
  unsigned ways; /* of MU_ODDS_PERIOD_WAYS */
  MuWrgRecoilResult result[SIDES];
  int slot; /* that they come to */
} Exchange;

static int
survivors_of (const Block *block, const Exchange *exchange, int side)
{
  return block->survivors[side][exchange->blow[!side]];
}

static int
loss_of (const Block *block, const Exchange *exchange, int side)
{
  return block->memory[!side]->strike.blow[exchange->blow[!side]].men;
}

static bool
move_exact (Programme *programme, const Block *block, const Exchange *exchange, Table *to)
{
  const int survivors[SIDES]
      = { survivors_of (block, exchange, 0), survivors_of (block, exchange, 1) };
  const int first = block->lost[0] * MEN + loss_of (block, exchange, 0);
  const int from_place = block->lost[1] * MEN + block->from;
  const int to_place = from_place + loss_of (block, exchange, 1);
  const int count = (block->to < survivors[1] ? block->to : survivors[1]) - block->from;
  if (count <= 0)
    return true;
  if (to_place + count > to->axis[1]->length)
    return false;
  for (int i = 0; i < block->used && block->row[i].place < survivors[0]; i++) {
    Row *row = table_take_row (to, exchange->slot, first + block->row[i].place, &programme->room);
    if (!row)
      return false;
    row_reach (row, to_place, to_place + count);
    add_row (row_exact (row) + to_place, row_exact (block->row[i].row) + from_place, count,
             exchange->ways);
  }
  return true;
}

static void
find_runs (Runs *runs, const Axis *axis, int lost, int survivors)
{
  runs->count = 0;
  for (int r = 0; r < survivors; r++) {
    const int place = axis_place (axis, lost + r);
    if (runs->count == 0 || runs->run[runs->count - 1].place != place) {
      runs->run[runs->count].start = (uint8_t) r;
      runs->run[runs->count++].place = (int16_t) place;
    }
    runs->run[runs->count - 1].end = (uint8_t) (r + 1);
  }
}

static void
add_runs (MuWays *row, const Block *block, int start, int end, const Runs *runs, unsigned ways)
{
  const MuWays *upper = block->below[start];
  const MuWays *lower = block->below[end];
  for (int i = 0; i < runs->count; i++) {
    const int from = runs->run[i].start;
    const int to = runs->run[i].end;
    row[runs->run[i].place] += ways * (lower[to] - upper[to] - lower[from] + upper[from]);
  }
}

static bool
move_coarse (Programme *programme, const Block *block, const Exchange *exchange, Table *to)
{
  const Runs *rows = &block->runs[0][exchange->blow[1]];
  const Runs *places = &block->runs[1][exchange->blow[0]];
  const int all = block->places[1];
  for (int i = 0; i < rows->count; i++) {
    const int start = rows->run[i].start;
    const int end = rows->run[i].end;
    if (block->below[end][all] == block->below[start][all])
      continue;
    Row *row = table_take_row (to, exchange->slot, rows->run[i].place, &programme->room);
    if (!row)
      return false;
    row_reach (row, places->run[0].place, places->run[places->count - 1].place + 1);
    add_runs (row_coarse (row), block, start, end, places, exchange->ways);
  }
  return true;
}

/* Adds up who is broken or has no figure left, who has both, and who parted. */
static void
count_ends (MuOddsAfter *after, const Block *block, const Exchange *exchange)
{
  const int rows = block->places[0];
  const int places = block->places[1];
  int from[SIDES]; /* the first that has broken */
  for (int s = 0; s < SIDES; s++)
    from[s] = exchange->result[s] == MU_RECOIL_BREAK ? 0 : survivors_of (block, exchange, s);
  if (from[0] == rows && from[1] == places && exchange->slot >= 0)
    return;
  const MuWays first = ways_within (block, from[0], rows, 0, places);
  const MuWays second = ways_within (block, 0, rows, from[1], places);
  const MuWays both = ways_within (block, from[0], rows, from[1], places);
  after->broken[0] += exchange->ways * first;
  after->broken[1] += exchange->ways * second;
  after->both += exchange->ways * both;
  if (exchange->slot < 0)
    after->parted += exchange->ways * (block->below[rows][places] - first - second + both);
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

/* What becomes of both, where that leads, and how many go there. */
static bool
fight_exchange (Programme *programme, const Block *block, Exchange *exchange, Table *to)
{
  for (int s = 0; s < SIDES; s++)
    exchange->result[s]
        = (MuWrgRecoilResult) block->memory[s]->verdict[exchange->blow[0]][exchange->blow[1]];
  const bool broken
      = exchange->result[0] == MU_RECOIL_BREAK || exchange->result[1] == MU_RECOIL_BREAK;
  exchange->slot = broken ? 0 : programme->next_slot[exchange->result[0]][exchange->result[1]];
  count_ends (programme->after, block, exchange);
  if (!to || broken || exchange->slot < 0 || survivors_of (block, exchange, 0) == 0
      || survivors_of (block, exchange, 1) == 0)
    return true;
  return to == &programme->last ? move_coarse (programme, block, exchange, to)
                                : move_exact (programme, block, exchange, to);
}

/* What the blows on a side leave of it. */
static void
prepare (const Programme *programme, Block *block, int side, const Table *to)
{
  const Strike *strike = &block->memory[!side]->strike;
  const int lost = block->lost[side] * MEN;
  for (int i = 0; i < strike->count; i++) {
    const int men = strike->blow[i].men;
    block->survivors[side][i]
        = axis_survivors (block->from_table->axis[side], block->lost[side], men);
    if (to == &programme->last)
      find_runs (&block->runs[side][i], to->axis[side], lost + men, block->survivors[side][i]);
  }
}

/* Every pair of blows that the two may exchange. */
static bool
fight_block (Programme *programme, Block *block, Table *to)
{
  const Strike *strike[SIDES];
  remember (programme, block);
  for (int s = 0; s < SIDES; s++)
    strike[s] = &block->memory[s]->strike;
  for (int s = 0; s < SIDES; s++) {
    prepare (programme, block, s, to);
    count_losses (programme->after, block->from_table->axis[s], block, s, strike[!s]);
  }
  programme->met += block->below[block->places[0]][block->places[1]];
  for (int i = 0; i < strike[0]->count; i++)
    for (int k = 0; k < strike[1]->count; k++) {
      Exchange exchange = {
        .blow = { i, k },
        .ways = (unsigned) (strike[0]->blow[i].ways * strike[1]->blow[k].ways),
      };
      if (!fight_exchange (programme, block, &exchange, to))
        return false;
    }
  return true;
}

/* Where the two come to from this posture, whatever becomes of them but a break. */
static void
find_next_slots (Programme *programme, Posture posture)
{
  const Plan *plan = &programme->plan;
  for (int a = MU_RECOIL_STAND; a <= MU_RECOIL_RECOIL; a++)
    for (int b = MU_RECOIL_STAND; b <= MU_RECOIL_RECOIL; b++) {
      const MuWrgRecoilResult result[SIDES] = { (MuWrgRecoilResult) a, (MuWrgRecoilResult) b };
      const Aftermath after = duel_after (&plan->duel, programme->t, posture, result);
      programme->next_slot[a][b] = after.parted ? -1 : plan->slots.slot[after.posture];
    }
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
  Block block
      = { .slot = slot, .posture = programme->plan.slots.posture[slot], .from_table = from };
  const MuOddsBody *side = programme->plan.duel.melee.side;
  programme->turn++;
  find_next_slots (programme, block.posture);
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
  Row *row = table_take_row (first, 0, place[0], room);
  if (!row)
    return false;
  row_reach (row, place[1], place[1] + 1);
  if (plan->periods == 1)
    row_coarse (row)[place[1]] = 1;
  else
    row_exact (row)[place[1]] = 1;
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
  plan_make (&plan, readings, melee, periods);
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
  plan_make (&programme->plan, readings, melee, periods);
  programme->room = whole;
  *course = (MuOddsCourse){ .periods = periods };
  return fight_all (programme, course) ? MU_ODDS_OK : MU_ODDS_NO_ROOM;
}
