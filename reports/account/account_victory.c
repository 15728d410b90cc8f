#include "reports/account/account_victory.h"

#include <glib/gi18n-lib.h>

/* --- what is asked -------------------------------------------------------- */

static void
add (GString *text, char *condition)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", condition);
  g_free (condition);
}

static char *
asked_words (const MuVictory *victory)
{
  GString *text = g_string_new (NULL);
  if (victory->keeps > 0)
    /* Translators: what an army must have come to; goes on behind "To have the day:" */
    add (text, g_strdup_printf (_ ("at least %d %% of its points left"), victory->keeps));
  if (victory->breaks > 0)
    /* Translators: likewise; of the enemy's points */
    add (text, g_strdup_printf (_ ("at least %d %% of the enemy's points lost"), victory->breaks));
  if (victory->by > 0)
    /* Translators: likewise; of the battle */
    add (text,
         g_strdup_printf (ngettext ("all over in %d period", "all over in no more than %d periods",
                                    (gulong) victory->by),
                          victory->by));
  return g_string_free (text, FALSE);
}

char *
mu_account_victory (const MuVictory *victory)
{
  if (!mu_victory_is_stated (victory))
    return g_strdup ("");
  g_autofree char *asked = asked_words (victory);
  /* Translators: conditions, parted by semicolons */
  g_autofree char *all = g_strdup_printf (_ ("To have the day: %s."), asked);
  const char *says = victory->says ? victory->says : "";
  return g_strconcat (says, *says ? " " : "", all, NULL);
}

/* --- who has met it --------------------------------------------------------- */

MuDay
mu_account_day_of (const MuHistory *history, const MuBattleRecord *record)
{
  MuBattleOutcome outcome = { .winner = record->winner, .periods = record->periods };
  for (int side = 0; side < MU_SIDES; side++) {
    outcome.start_quarters[side] = record->side[side].start_quarters;
    outcome.left_quarters[side] = record->side[side].left_quarters;
  }
  return mu_victory_day (&history->side[MU_SIDE_A].victory, &history->side[MU_SIDE_B].victory,
                         &outcome);
}

static char *
one_has_it (const MuBattleRecord *record, MuSide side)
{
  return g_strdup_printf (
      _ ("By the day's conditions, which go before the points: victory for %s."),
      record->side[side].list->name);
}

/* One side alone may state some. */
static char *
nobody_has_it (const MuHistory *history, const MuBattleRecord *record)
{
  const gboolean a = mu_victory_is_stated (&history->side[MU_SIDE_A].victory);
  const gboolean b = mu_victory_is_stated (&history->side[MU_SIDE_B].victory);
  if (a && b)
    return g_strdup (_ ("By the day's conditions: neither side has met its own, and the points "
                        "decide."));
  return g_strdup_printf (
      _ ("By the day's conditions: those of %s are not met, and the points decide."),
      record->side[a ? MU_SIDE_A : MU_SIDE_B].list->name);
}

char *
mu_account_day (const MuHistory *history, const MuBattleRecord *record)
{
  if (!record->fought || !mu_history_states_victory (history))
    return g_strdup ("");
  switch (mu_account_day_of (history, record)) {
  case MU_DAY_A:
    return one_has_it (record, MU_SIDE_A);
  case MU_DAY_B:
    return one_has_it (record, MU_SIDE_B);
  case MU_DAY_BOTH:
    return g_strdup (_ ("By the day's conditions: both sides have met their own, and the points "
                        "decide."));
  case MU_DAY_NEITHER:
    break;
  }
  return nobody_has_it (history, record);
}
