/* Chances of battles in numbers and words. */
#include "app/cli/battle/odds_say.h"

#include <glib/gi18n.h>

#include "app/cli/core/out.h"
#include "app/cli/core/words.h"

#define CHANCE_COLUMNS 25

double
mu_odds_each (const MuBattleOdds *odds, gint64 sum)
{
  return odds->battles > 0 ? (double) sum / odds->battles : 0.0;
}

void
mu_out_real (const MuCall *call, const char *name, double value)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];
  mu_out_text (call, name, g_ascii_formatd (text, sizeof text, "%.4f", value));
}

void
mu_out_chance (const MuCall *call, const MuBattleOdds *odds, const char *what, guint count)
{
  const MuChance chance = mu_battle_odds_chance (odds, count);
  g_autofree char *error = g_strdup_printf ("%s-error", what);
  g_autofree char *low = g_strdup_printf ("%s-low", what);
  g_autofree char *high = g_strdup_printf ("%s-high", what);
  mu_out_real (call, error, chance.error);
  mu_out_real (call, low, chance.low);
  mu_out_real (call, high, chance.high);
}

static void
say_chance (const MuCall *call, const MuBattleOdds *odds, const char *what, guint count)
{
  g_autofree char *name = mu_pad (what, MU_ODDS_NAME_COLUMNS);
  g_autofree char *words = mu_chance_words (count, odds->battles);
  g_autofree char *chance = mu_pad (words, CHANCE_COLUMNS);
  mu_say (call, "  %s %s %8u\n", name, chance, count);
}

void
mu_say_chances (const MuCall *call, const MuBattleRecord *record, const MuBattleOdds *odds)
{
  g_autofree char *head = mu_pad (_ ("Chances"), MU_ODDS_NAME_COLUMNS + 3);
  /* Translators: between what the chances lie */
  g_autofree char *sure = mu_pad (_ ("(95 % sure)"), CHANCE_COLUMNS);
  mu_say (call, "\n%s%s%9s\n", head, sure, _ ("battles"));
  for (int side = 0; side < MU_SIDES; side++) {
    g_autofree char *wins = g_strdup_printf (_ ("%s wins"), record->side[side].list->name);
    say_chance (call, odds, wins, odds->side[side].wins);
  }
  say_chance (call, odds, _ ("A draw"), odds->draws);
}
