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

/* --- the end -------------------------------------------------------------------------- */

/* A sheet may come from anyone. */
char *
mu_abd_say_ended (const MuAccountNames *names, const MuEvent *event)
{
  const gint32 winner = event->value[0];
  const gboolean is_won = winner == MU_SIDE_A || winner == MU_SIDE_B;
  return mu_abd_verdict (names->record, is_won ? (MuSide) winner : MU_SIDE_NONE);
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
