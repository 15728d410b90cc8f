#include "app/sums/wrg/odds_bars.h"

#include <glib/gi18n.h>

#include "rules/wrg/odds/reaction.h"
#include "rules/wrg/odds/shooting.h"

static void
set_title (MuSumAnswer *answer, const char *title)
{
  g_free (answer->odds_title);
  answer->odds_title = g_strdup (title);
}

static char *
loss_words (const MuOddsLoss *loss)
{
  g_autofree char *men = g_strdup_printf (
      ngettext ("%d casualty", "%d casualties", (gulong) loss->casualties), loss->casualties);
  if (loss->figures == 0)
    return g_steal_pointer (&men);
  g_autofree char *figures = g_strdup_printf (
      ngettext ("%d figure falls", "%d figures fall", (gulong) loss->figures), loss->figures);
  return g_strdup_printf ("%s: %s", men, figures);
}

static void
add_losses (MuSumAnswer *answer, const MuOddsShot *odds, int random)
{
  for (int i = 0; i < odds->count; i++) {
    const MuOddsLoss *loss = &odds->loss[i];
    g_autofree char *label = loss_words (loss);
    mu_sum_bar (answer, label, (guint64) loss->ways, MU_ODDS_SHOT_WAYS,
                random >= loss->least && random <= loss->most);
  }
}

void
mu_odds_bars_shoot (MuSumAnswer *answer, const MuReadings *readings, const MuWrgShot *shot,
                    int carried, int target_figures)
{
  MuOddsShot odds;
  if (mu_odds_shoot (readings, shot, carried, target_figures, &odds, NULL) != MU_SHOOT_OK)
    return;
  set_title (answer, _ ("Chances of this shot"));
  add_losses (answer, &odds, shot->random);
}

void
mu_odds_bars_blow (MuSumAnswer *answer, const MuReadings *readings, const MuWrgMelee *melee,
                   gboolean general, int carried, int target_figures)
{
  MuOddsShot odds;
  if (mu_odds_blow (readings, melee, general, carried, target_figures, &odds, NULL) != MU_MELEE_OK)
    return;
  set_title (answer, _ ("Chances of these blows"));
  add_losses (answer, &odds, melee->random);
}

void
mu_odds_bars_reaction (MuSumAnswer *answer, const MuReadings *readings, const MuOddsTest *test)
{
  MuOddsReaction odds;
  mu_odds_reaction (test->troop->regular, (MuTroopClass) test->troop->class, test->dice, test->net,
                    &odds);
  set_title (answer, _ ("Chances of this test"));
  for (int row = 1; row <= MU_ODDS_ROWS; row++) {
    const MuWrgReactionResult result
        = mu_wrg_reaction_result (readings, row, test->order, test->troop, &test->situation);
    g_autofree char *label
        = g_strdup_printf ("%d: %s", row, _ (mu_wrg_reaction_act_words (result.act)));
    if (odds.ways[row] > 0)
      mu_sum_bar (answer, label, odds.ways[row], odds.of, row == test->row);
  }
}

static const char *
result_words (MuWrgRecoilResult result, int side)
{
  static const char *const words[][2] = {
    [MU_RECOIL_STAND] = { N_ ("the first stand"), N_ ("the second stand") },
    [MU_RECOIL_RECOIL] = { N_ ("the first recoil"), N_ ("the second recoil") },
    [MU_RECOIL_BREAK] = { N_ ("the first break"), N_ ("the second break") },
  };
  return _ (words[result][side]);
}

void
mu_odds_bars_period (MuSumAnswer *answer, const MuReadings *readings, const MuOddsMelee *melee)
{
  MuOddsPeriod odds;
  if (mu_odds_melee_period (readings, melee, &odds, NULL) != MU_ODDS_OK)
    return;
  set_title (answer, _ ("Chances of this period"));
  for (int a = MU_RECOIL_STAND; a <= MU_RECOIL_BREAK; a++)
    for (int b = MU_RECOIL_STAND; b <= MU_RECOIL_BREAK; b++) {
      g_autofree char *label = g_strdup_printf ("%s, %s", result_words ((MuWrgRecoilResult) a, 0),
                                                result_words ((MuWrgRecoilResult) b, 1));
      if (odds.ways[a][b] > 0)
        mu_sum_bar (answer, label, (guint64) odds.ways[a][b], (guint64) odds.of, FALSE);
    }
}

static void
add_share (MuSumAnswer *answer, int period, const char *what, MuWays ways, MuWays of)
{
  g_autofree char *label = g_strdup_printf ("%d: %s", period, what);
  mu_sum_bar (answer, label, mu_ways_share (ways, of, MU_ODDS_BAR_PARTS), MU_ODDS_BAR_PARTS, FALSE);
}

void
mu_odds_bars_course (MuSumAnswer *answer, const MuOddsCourse *course)
{
  set_title (answer, _ ("Chances after each period"));
  for (int i = 0; i < course->periods; i++) {
    const MuOddsAfter *after = &course->after[i];
    add_share (answer, i + 1, _ ("the first broken"), after->broken[0], after->of);
    add_share (answer, i + 1, _ ("the second broken"), after->broken[1], after->of);
    if (after->parted > 0)
      add_share (answer, i + 1, _ ("parted unfollowed"), after->parted, after->of);
    add_share (answer, i + 1, _ ("fight on"), after->fighting, after->of);
  }
}
