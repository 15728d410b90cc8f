#include "lists/campaign/prisoners.h"

static int
count (const MuPrisoners *prisoners, guint units)
{
  int figures = 0;
  for (guint i = 0; i < units; i++)
    figures += MAX (prisoners[i].figures, 0);
  return figures;
}

/* The dearest of whom some still wait; the first of equals. */
static MuPrisoners *
find_dearest (MuPrisoners *prisoners, guint units)
{
  MuPrisoners *dearest = NULL;
  for (guint i = 0; i < units; i++)
    if (prisoners[i].back < prisoners[i].figures
        && (dearest == NULL || prisoners[i].each > dearest->each))
      dearest = &prisoners[i];
  return dearest;
}

static void
send_back (MuPrisoners *prisoners, guint units, int figures)
{
  for (guint i = 0; i < units; i++)
    prisoners[i].back = 0;
  while (figures > 0) {
    MuPrisoners *next = find_dearest (prisoners, units);
    next->back = MIN (next->figures, figures);
    figures -= next->back;
  }
}

int
mu_prisoners_exchange (MuPrisoners *one, guint ones, MuPrisoners *other, guint others)
{
  const int figures = MIN (count (one, ones), count (other, others));
  send_back (one, ones, figures);
  send_back (other, others, figures);
  return figures;
}
