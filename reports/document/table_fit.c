#include "reports/document/table.h"

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

static double
capped (const MuColumnWidth *column, double cap)
{
  if (!column->gives)
    return column->natural;
  return MAX (column->least, MIN (column->natural, cap));
}

static double
sum_capped (const MuColumnWidth *columns, guint count, double cap)
{
  double sum = 0;
  for (guint i = 0; i < count; i++)
    sum += capped (&columns[i], cap);
  return sum;
}

/* The widest give way first, so that a short column stays whole beside a long
 * one: all that give are cut at the one width at which they fit. */
static void
narrow (MuColumnWidth *columns, guint count, double room)
{
  double low = 0;
  double high = room;
  for (int i = 0; i < 40; i++) {
    double cap = (low + high) / 2;
    if (sum_capped (columns, count, cap) <= room)
      low = cap;
    else
      high = cap;
  }
  for (guint i = 0; i < count; i++)
    columns[i].width = capped (&columns[i], low);
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
