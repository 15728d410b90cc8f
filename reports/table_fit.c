#include "reports/table.h"

static double
sum_of (const MuColumnWidth *columns, guint count, gboolean least)
{
  double sum = 0;
  for (guint i = 0; i < count; i++)
    sum += least && columns[i].gives ? columns[i].least : columns[i].natural;
  return sum;
}

static guint
count_giving (const MuColumnWidth *columns, guint count)
{
  guint giving = 0;
  for (guint i = 0; i < count; i++)
    giving += columns[i].gives;
  return giving;
}

/* Room to spare goes to the columns that give, or to all where none does. */
static void
widen (MuColumnWidth *columns, guint count, double spare)
{
  guint giving = count_giving (columns, count);
  for (guint i = 0; i < count; i++) {
    gboolean takes = giving == 0 || columns[i].gives;
    columns[i].width = columns[i].natural + (takes ? spare / (giving ? giving : count) : 0);
  }
}

static void
narrow (MuColumnWidth *columns, guint count, double room)
{
  double least = sum_of (columns, count, TRUE);
  double slack = sum_of (columns, count, FALSE) - least;
  double share = slack > 0 ? (room - least) / slack : 0;
  for (guint i = 0; i < count; i++) {
    double own = columns[i].natural - columns[i].least;
    columns[i].width = columns[i].gives ? columns[i].least + share * own : columns[i].natural;
  }
}

/* Not even the least widths fit: everything shrinks alike, and words break. */
static void
squeeze (MuColumnWidth *columns, guint count, double room)
{
  double share = room / sum_of (columns, count, TRUE);
  for (guint i = 0; i < count; i++)
    columns[i].width = share * (columns[i].gives ? columns[i].least : columns[i].natural);
}

void
mu_table_fit (MuColumnWidth *columns, guint count, double room)
{
  double natural = sum_of (columns, count, FALSE);
  if (natural <= room)
    widen (columns, count, room - natural);
  else if (sum_of (columns, count, TRUE) <= room)
    narrow (columns, count, room);
  else
    squeeze (columns, count, room);
}
