/* Victory points and who has won by them, in words (abd.14.0.margin). */
#include <glib/gi18n-lib.h>

#include "reports/abd/account/sentences_private.h"

/* Why a side has a point. */
static char *
say_why (const MuEvent *event)
{
  const gint32 *v = event->value;
  if (event->rule == MU_RULE_ABD_VICTORY_PANIC)
    return g_strdup (_ ("the enemy's army panicked"));
  if (event->rule == MU_RULE_ABD_VICTORY_CAMP)
    return g_strdup (_ ("the enemy's Camp was taken"));
  if (event->rule == MU_RULE_ABD_VICTORY_SLAUGHTER) /* Translators: strengths of both armies */
    return g_strdup_printf (_ ("%d of strength left on the map against %d"), v[2], v[3]);
  if (event->rule == MU_RULE_ABD_VICTORY_START_VP)
    return g_strdup (_ ("by the scenario"));
  return NULL;
}

char *
mu_abd_say_point (const MuAccountNames *names, const MuEvent *event)
{
  const gint32 points = event->value[1];
  const char *army = mu_abd_army_name (names, event->value[0]);
  g_autofree char *why = say_why (event);
  g_autofree char *count
      = g_strdup_printf (ngettext ("%d victory point for %s", "%d victory points for %s",
                                   (gulong) ABS ((gint64) points)),
                         points, army);
  if (!why) /* Translators: "1 victory point for Thebes" */
    return g_strdup_printf (_ ("%s."), count);
  /* Translators: "1 victory point for Thebes", why, as "the enemy's army panicked" */
  return g_strdup_printf (_ ("%s: %s."), count, why);
}

/* --- the result ----------------------------------------------------------------------- */

/* As they were told; a sheet may come from anyone. */
static gint64
points_of (const MuBattleRecord *record, int side)
{
  gint64 points = 0;
  for (guint i = 0; i < record->events->len; i++) {
    const MuEvent *event = &g_array_index (record->events, MuEvent, i);
    if (event->kind == MU_ABD_EVENT_POINT && event->value[0] == side)
      points += event->value[1];
  }
  return points;
}

static char *
count_victory (gint64 points)
{
  return g_strdup_printf (ngettext ("%d victory point", "%d victory points", (gulong) ABS (points)),
                          (int) CLAMP (points, G_MININT, G_MAXINT));
}

static char *
say_margin (const char *army, const char *points, int enemy, gint64 margin)
{
  if (margin >= 3) /* Translators: army, "4 victory points", the enemy's; so in all these */
    return g_strdup_printf (_ ("%s won a decisive victory: %s against %d."), army, points, enemy);
  if (margin == 2)
    return g_strdup_printf (_ ("%s won a substantive victory: %s against %d."), army, points,
                            enemy);
  if (margin == 1)
    return g_strdup_printf (_ ("%s won a marginal victory: %s against %d."), army, points, enemy);
  return g_strdup_printf (_ ("%s won: %s against %d."), army, points, enemy);
}

char *
mu_abd_say_ended (const MuAccountNames *names, const MuEvent *event)
{
  const gint32 winner = event->value[0];
  const gboolean is_won = winner == MU_SIDE_A || winner == MU_SIDE_B;
  const int first = is_won ? winner : MU_SIDE_A;
  const gint64 own = points_of (names->record, first), other = points_of (names->record, !first);
  const int enemy = (int) CLAMP (other, G_MININT, G_MAXINT);
  g_autofree char *points = count_victory (own);
  if (!is_won) /* Translators: "2 victory points", the enemy's */
    return g_strdup_printf (_ ("A draw: %s against %d."), points, enemy);
  return say_margin (mu_abd_army_name (names, winner), points, enemy, own - other);
}

/* What a player laid down is told already. */
static gboolean
is_laid_down (const MuBattleRecord *record)
{
  for (guint i = 0; i < record->rulings->len; i++)
    if (g_array_index (record->rulings, MuRuling, i).kind == MU_RULING_CONCEDES)
      return TRUE;
  return FALSE;
}

char *
mu_abd_say_gave_up (const MuAccountNames *names, const MuEvent *event)
{
  if (is_laid_down (names->record))
    return NULL;
  return g_strdup_printf (_ ("%s gave the battle up."), mu_abd_army_name (names, event->value[0]));
}
