#include "db/battle_ruling.h"

#include <glib/gi18n-lib.h>

#include "lists/error.h"

static const MuRuling *
ruling_at (const GArray *rulings, guint i)
{
  return &g_array_index (rulings, MuRuling, i);
}

static gboolean
is_of_same (const MuRuling *one, const MuRuling *other)
{
  if (one->after != other->after || one->kind != other->kind)
    return FALSE;
  return one->kind == MU_RULING_CONCEDES || one->stand.body == other->stand.body;
}

static gboolean
comes_before (const MuRuling *one, const MuRuling *other)
{
  return one->after < other->after || (one->after == other->after && one->kind <= other->kind);
}

void
mu_rulings_add (GArray *rulings, const MuRuling *ruling)
{
  guint at = 0;
  for (guint i = rulings->len; i > 0; i--)
    if (ruling_at (rulings, i - 1)->after > ruling->after
        || is_of_same (ruling_at (rulings, i - 1), ruling))
      g_array_remove_index (rulings, i - 1);
  while (at < rulings->len && comes_before (ruling_at (rulings, at), ruling))
    at++;
  g_array_insert_val (rulings, at, *ruling);
}

/* --- laid down ---------------------------------------------------------- */

static int
periods_fought (const MuBattle *battle)
{
  MuBattleOutcome outcome;
  mu_battle_outcome (battle, &outcome);
  return outcome.periods;
}

/* All on bodies at once: they may change places. */
static gboolean
set_stands (const GArray *rulings, guint first, guint end, MuBattle *battle, guint *at,
            GError **error)
{
  g_autofree MuBodyStand *stands = g_new (MuBodyStand, end - first + 1);
  int fault = 0;
  for (guint i = first; i < end; i++)
    stands[i - first] = ruling_at (rulings, i)->stand;
  const MuUmpireAnswer answer = mu_battle_set_stands (battle, stands, (int) (end - first), &fault);
  if (answer == MU_UMPIRE_OK)
    return TRUE;
  *at = first + (guint) fault;
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID, _ ("after period %d: %s"),
               ruling_at (rulings, *at)->after, _ (mu_umpire_answer_words (answer)));
  return FALSE;
}

static gboolean
is_over_before (const MuRuling *ruling, MuBattle *battle, GError **error)
{
  if (mu_battle_phase (battle) != MU_PHASE_OVER)
    return FALSE;
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID,
               _ ("after period %d: the battle is over after period %d"), ruling->after,
               periods_fought (battle));
  return TRUE;
}

gboolean
mu_rulings_apply (const GArray *rulings, guint *next, MuBattle *battle, guint *at, GError **error)
{
  const guint first = *next;
  guint end = first;
  *at = first;
  if (first == rulings->len)
    return TRUE;
  if (is_over_before (ruling_at (rulings, first), battle, error))
    return FALSE;
  if (mu_battle_phase (battle) != MU_PHASE_ARRIVALS
      || ruling_at (rulings, first)->after != periods_fought (battle))
    return TRUE;
  const int after = ruling_at (rulings, first)->after;
  while (end < rulings->len && ruling_at (rulings, end)->after == after
         && ruling_at (rulings, end)->kind == MU_RULING_STANDS)
    end++;
  if (end > first && !set_stands (rulings, first, end, battle, at, error))
    return FALSE;
  for (; end < rulings->len && ruling_at (rulings, end)->after == after; end++)
    mu_battle_concede (battle, ruling_at (rulings, end)->side);
  *next = end;
  return TRUE;
}
