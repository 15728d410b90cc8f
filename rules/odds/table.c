#include "rules/odds/table.h"

#include <string.h>

void
axis_init_exact (Axis *axis, int figures, int reach)
{
  *axis = (Axis){ .total = figures * MEN };
  axis->length = reach < axis->total ? reach : axis->total;
  for (int lost = 0; lost <= figures; lost++) {
    const int rest = axis->length - lost * MEN;
    axis->start[lost] = (int16_t) (lost * MEN);
    axis->places[lost] = (uint8_t) (rest <= 0 ? 0 : rest < MEN ? rest : MEN);
  }
}

void
axis_init_coarse (Axis *axis, int figures, int blow)
{
  *axis = (Axis){ .total = figures * MEN };
  for (int lost = 0; lost < figures; lost++) {
    const int fewest = (figures - lost - 1) * MEN + 1; /* the most are carried */
    axis->start[lost] = (int16_t) axis->length;
    axis->places[lost] = fewest > blow ? 1 : MEN;
    axis->length += axis->places[lost];
  }
}

int
axis_survivors (const Axis *axis, int figures, int blow)
{
  const int places = axis->places[figures];
  const int left = axis->total - figures * MEN - blow;
  if (places == 1 && left > 0) /* shared: whoever is there survives */
    return 1;
  return left < 0 ? 0 : left < places ? left : places;
}

#define ALIGNMENT sizeof (MuWays)

static size_t
aligned (size_t size)
{
  return (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

void *
room_take (Room *room, size_t size)
{
  const size_t taken = aligned (size);
  if (taken > room->left)
    return NULL;
  void *start = room->next;
  room->next += taken;
  room->left -= taken;
  return memset (start, 0, size);
}

static size_t
row_size (const Table *table)
{
  return sizeof (Row) + (size_t) table->axis[1]->length * table->cell;
}

static size_t
index_size (int slots, const Axis axis[SIDES])
{
  return (size_t) slots * (size_t) axis[0].length * sizeof (Row *);
}

bool
table_init (Table *table, int slots, const Axis axis[SIDES], size_t cell, Room *room)
{
  *table = (Table){ .axis = { &axis[0], &axis[1] }, .cell = cell };
  table->row = room_take (room, index_size (slots, axis));
  return table->row != NULL;
}

size_t
table_size (int slots, const Axis axis[SIDES], size_t cell)
{
  const size_t rows = (size_t) slots * (size_t) axis[0].length;
  return aligned (index_size (slots, axis))
         + rows * aligned (sizeof (Row) + (size_t) axis[1].length * cell);
}

static Row *
reuse_row (const Table *table, Room *room)
{
  Row *row = room->free_rows;
  memcpy (&room->free_rows, row, sizeof room->free_rows);
  return memset (row, 0, row_size (table));
}

Row *
table_take_row (Table *table, int slot, int place, Room *room)
{
  if (place >= table->axis[0]->length)
    return NULL;
  Row **row = table_row (table, slot, place);
  if (*row)
    return *row;
  *row = table->reused && room->free_rows ? reuse_row (table, room)
                                          : room_take (room, row_size (table));
  if (*row)
    (*row)->from = table->axis[1]->length;
  return *row;
}

void
table_give_row (Table *table, int slot, int place, Room *room)
{
  Row **row = table_row (table, slot, place);
  if (!*row || !table->reused)
    return;
  memcpy (*row, &room->free_rows, sizeof room->free_rows);
  room->free_rows = *row;
  *row = NULL;
}
