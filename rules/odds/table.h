/* Private to rules/odds: in how many ways two bodies can have come to a state.
 *
 * A state is a slot (the posture of both) and a place on an axis for each side:
 * how many men it has lost. Rows lie along the second side's axis and are taken
 * from the caller's room when a first way leads to them:
 *
 *   slot × first side's place → row → second side's place → ways
 *
 * On a whole axis every man counts. On the axis before the last period, all
 * losses that leave the same figures share a place where the remainder cannot
 * matter any more, because no blow of that period fells the last figure.
 */
#ifndef MUSTER_RULES_ODDS_TABLE_H
#define MUSTER_RULES_ODDS_TABLE_H

#include "rules/odds/duel.h"
#include "rules/wrg/casualties.h"

#define MEN MU_WRG_MEN_PER_FIGURE

/* The losses of one side, with what it carried at first. */
typedef struct {
  int total;                                /* men that make an end of it */
  int length;                               /* places */
  int16_t start[MU_ODDS_FIGURES_MOST + 1];  /* the first place of so many figures lost … */
  uint8_t places[MU_ODDS_FIGURES_MOST + 1]; /* … of MEN, of 1 where they share it, or of 0 */
} Axis;

/* Every man counts, up to reach men lost. */
void axis_init_exact (Axis *axis, int figures, int reach);
/* The remainder counts where a loss of blow men could be the end. */
void axis_init_coarse (Axis *axis, int figures, int blow);

/* The place of so many men lost, below total and below the axis' reach. */
static inline int
axis_place (const Axis *axis, int lost)
{
  const int figures = lost / MEN;
  return axis->start[figures] + (axis->places[figures] == 1 ? 0 : lost % MEN);
}

/* How many of the places of so many figures lost survive another blow. */
int axis_survivors (const Axis *axis, int figures, int blow);

/* The caller's room: rows given back are used again. */
typedef struct {
  char *next;
  size_t left;
  void *free_rows; /* each holds the address of the next */
} Room;

void *room_take (Room *room, size_t size); /* NULL: there is no more; cleared */

/* A row; its counts follow. Outside [from, to) they are 0. */
typedef struct {
  int from;
  int to;
  int unused[2]; /* MuWays are aligned to 16 bytes */
} Row;

static inline uint64_t *
row_exact (const Row *row)
{
  return (uint64_t *) (row + 1);
}

static inline MuWays *
row_coarse (const Row *row)
{
  return (MuWays *) (row + 1);
}

static inline void
row_reach (Row *row, int from, int to)
{
  row->from = from < row->from ? from : row->from;
  row->to = to > row->to ? to : row->to;
}

typedef struct {
  const Axis *axis[SIDES];
  size_t cell; /* bytes of one count: uint64_t or MuWays */
  Row **row;   /* [slot * axis[0]->length + place], NULL while nothing is there */
  bool reused; /* rows are all of one size and may be given back */
} Table;

/* Rows are taken as needed, but their index now: false if there is no room. */
bool table_init (Table *table, int slots, const Axis axis[SIDES], size_t cell, Room *room);
size_t table_size (int slots, const Axis axis[SIDES], size_t cell); /* at the very most */

static inline Row **
table_row (const Table *table, int slot, int place)
{
  return &table->row[slot * table->axis[0]->length + place];
}

/* The row, taken if there was none; NULL if there is no room. */
Row *table_take_row (Table *table, int slot, int place, Room *room);
void table_give_row (Table *table, int slot, int place, Room *room);

#endif
