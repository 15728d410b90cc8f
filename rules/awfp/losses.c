/* When casualties take off stands. Markers and new casualties are put together before they are
 * divided by a stand's strength, so that it makes no difference whether they came in one blow or
 * in several; stands come from the rear, so that the front narrows last
 * (awfp.losses.rear-rank). */
#include "rules/awfp/losses.h"

#include <assert.h>

/* READING: awfp.losses.markers: the book does not say what becomes of casualties
 * beyond a whole stand: they stay as markers towards the next. */
MuAwfpLosses
mu_awfp_take_losses (int stands, int strength, int markers, int casualties)
{
  assert (stands >= 0 && strength >= 1 && markers >= 0 && casualties >= 0);
  const int figures = markers + casualties;
  const int due = figures / strength;
  if (due >= stands)
    return (MuAwfpLosses){ .lost = stands };
  return (MuAwfpLosses){ .stands = stands - due, .markers = figures % strength, .lost = due };
}

/* awfp.losses.rear-rank */
int
mu_awfp_rank_of_loss (int stands, int files)
{
  assert (files >= 1);
  return (stands + files - 1) / files;
}

int
mu_awfp_front_left (int stands, int files, int lost)
{
  const int left = stands > lost ? stands - lost : 0;
  return left < files ? left : files;
}

/* awfp.general.strength-gone */
bool
mu_awfp_general_removed (int strength, int casualties)
{
  return casualties >= strength;
}
