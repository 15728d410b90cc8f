/* What callers of kept_sums.h own. */
#include "db/tables/kept_sums.h"

#include <glib/gi18n-lib.h>

MuKeptSum *
mu_kept_sum_new (void)
{
  MuKeptSum *sum = g_new0 (MuKeptSum, 1);
  sum->time = g_strdup ("");
  sum->kind = g_strdup ("");
  sum->input = g_strdup ("");
  sum->headline = g_strdup ("");
  sum->hit.side = MU_SIDE_NONE;
  sum->by.side = MU_SIDE_NONE;
  sum->rolls = g_array_new (FALSE, TRUE, sizeof (MuRoll));
  return sum;
}

MuKeptSum *
mu_kept_sum_copy (const MuKeptSum *sum)
{
  MuKeptSum *copy = g_new (MuKeptSum, 1);
  *copy = *sum;
  copy->time = g_strdup (sum->time);
  copy->kind = g_strdup (sum->kind);
  copy->input = g_strdup (sum->input);
  copy->headline = g_strdup (sum->headline);
  copy->rolls = g_array_copy (sum->rolls);
  return copy;
}

void
mu_kept_sum_free (MuKeptSum *sum)
{
  if (sum == NULL)
    return;
  g_free (sum->time);
  g_free (sum->kind);
  g_free (sum->input);
  g_free (sum->headline);
  g_array_unref (sum->rolls);
  g_free (sum);
}

gboolean
mu_tonight_stamp_equal (const MuTonightStamp *one, const MuTonightStamp *other)
{
  return one->battle == other->battle && one->last_sum == other->last_sum
         && one->sheet == other->sheet;
}

gboolean
mu_tonight_stamp_check (const MuTonightStamp *now, const MuTonightStamp *then, GError **error)
{
  if (mu_tonight_stamp_equal (now, then))
    return TRUE;
  g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_MOVED_ON,
                       _ ("The battle on the table has gone on meanwhile, so nothing was entered. "
                          "Look at it as it stands now, and enter this again."));
  return FALSE;
}

void
mu_tonight_free (MuTonight *tonight)
{
  if (tonight == NULL)
    return;
  g_free (tonight->sheet);
  g_free (tonight->began);
  g_free (tonight);
}
