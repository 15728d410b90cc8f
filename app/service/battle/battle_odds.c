/* What many battles say together. */
#include "app/service/battle/battle_odds.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "app/service/battle/battle_odds_count.h"

#define QUARTERS 4.0 /* of a point */

static void
side_init (MuSideOdds *side, gint64 start_quarters, guint units)
{
  side->start_quarters = start_quarters;
  side->left = g_array_new (FALSE, TRUE, sizeof (guint));
  g_array_set_size (side->left, (guint) start_quarters + 1);
  side->units = g_array_new (FALSE, TRUE, sizeof (MuUnitOdds));
  g_array_set_size (side->units, units);
}

MuBattleOdds *
mu_battle_odds_new (const MuBattle *battle, guint asked)
{
  MuBattleOdds *odds = g_new0 (MuBattleOdds, 1);
  MuBattleOutcome outcome;
  mu_battle_outcome (battle, &outcome);
  odds->asked = asked;
  for (int side = 0; side < MU_SIDES; side++)
    side_init (&odds->side[side], outcome.start_quarters[side],
               (guint) mu_battle_unit_count (battle, (MuSide) side));
  return odds;
}

MuBattleOdds *
mu_battle_odds_copy (const MuBattleOdds *odds)
{
  MuBattleOdds *copy = g_memdup2 (odds, sizeof *odds);
  for (int side = 0; side < MU_SIDES; side++) {
    copy->side[side].left = g_array_copy (odds->side[side].left);
    copy->side[side].units = g_array_copy (odds->side[side].units);
  }
  return copy;
}

void
mu_battle_odds_free (MuBattleOdds *odds)
{
  if (!odds)
    return;
  for (int side = 0; side < MU_SIDES; side++) {
    g_array_unref (odds->side[side].left);
    g_array_unref (odds->side[side].units);
  }
  g_free (odds);
}

/* --- counting ----------------------------------------------------------- */

static gboolean
is_lost (MuFate fate)
{
  switch (fate) {
  case MU_FATE_ROUTED_OFF:
  case MU_FATE_DESTROYED:
  case MU_FATE_PRISONER:
    return TRUE;
  case MU_FATE_ON_TABLE:
  case MU_FATE_IN_ROUT:
  case MU_FATE_OFF_TABLE:
  case MU_FATE_RETIRING:
    break;
  }
  return FALSE;
}

static void
count_unit (MuUnitOdds *odds, const MuUnitOutcome *unit)
{
  odds->broke += unit->breaks > 0;
  odds->lost += is_lost ((MuFate) unit->fate);
  odds->losses += (guint64) (unit->figures_start - unit->figures_left);
}

static void
count_side (MuSideOdds *odds, const MuBattle *battle, MuSide side, int first_body,
            const MuBattleOutcome *outcome)
{
  odds->wins += outcome->winner == side;
  odds->generals_lost += outcome->general_lost[side];
  odds->victory += outcome->victory[side];
  const gint64 left = CLAMP (outcome->left_quarters[side], 0, odds->start_quarters);
  g_array_index (odds->left, guint, (guint) left)++;
  for (guint i = 0; i < odds->units->len; i++) {
    const MuUnitOutcome unit = mu_battle_unit_outcome (battle, first_body + (int) i);
    count_unit (&g_array_index (odds->units, MuUnitOdds, i), &unit);
  }
}

/* Depends on the number and on every bit of the digest, so that the sum over all
 * battles, in whatever order, tells them apart. */
static guint64
stir (guint64 digest, guint number)
{
  guint64 mixed
      = digest ^ (number + G_GUINT64_CONSTANT (1)) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  mixed = (mixed ^ mixed >> 30) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  mixed = (mixed ^ mixed >> 27) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return mixed ^ mixed >> 31;
}

void
mu_battle_odds_count (MuBattleOdds *odds, const MuBattle *battle, guint number)
{
  MuBattleOutcome outcome;
  mu_battle_outcome (battle, &outcome);
  odds->battles++;
  odds->draws += outcome.winner == MU_SIDE_NONE;
  odds->periods += (guint64) outcome.periods;
  odds->signature += stir (outcome.digest, number);
  count_side (&odds->side[MU_SIDE_A], battle, MU_SIDE_A, 0, &outcome);
  count_side (&odds->side[MU_SIDE_B], battle, MU_SIDE_B, mu_battle_unit_count (battle, MU_SIDE_A),
              &outcome);
}

/* --- what they say ------------------------------------------------------ */

#define SURE 1.959963984540054 /* standard errors around the middle that hold 95 of 100 */

/* E. B. Wilson 1927: the chances that lie no further from what came about than their own error. */
MuChance
mu_chance_of (guint count, guint of)
{
  if (of == 0)
    return (MuChance){ 0.0, 0.0, 1.0, 0.5 };
  const double n = of, share = count / n, square = SURE * SURE;
  const double middle = (share + square / (2.0 * n)) / (1.0 + square / n);
  const double half
      = SURE * sqrt (share * (1.0 - share) / n + square / (4.0 * n * n)) / (1.0 + square / n);
  /* the sum of the two is 0 or 1 there, but for the last digit */
  const double low = count == 0 ? 0.0 : middle - half;
  const double high = count >= of ? 1.0 : middle + half;
  return (MuChance){ share, low, high, half };
}

#define TENTHS 1000.0 /* of a percent */

/* Outwards, so that nothing looks certain that is not. */
static double
tenths_below (double chance)
{
  return floor (chance * TENTHS) / 10.0;
}

static double
tenths_above (double chance)
{
  return ceil (chance * TENTHS) / 10.0;
}

char *
mu_chance_range_words (guint count, guint of)
{
  const MuChance chance = mu_chance_of (count, of);
  /* Translators: between what a chance lies */
  return g_strdup_printf (_ ("%.1f to %.1f %%"), tenths_below (chance.low),
                          tenths_above (chance.high));
}

char *
mu_chance_words (guint count, guint of)
{
  g_autofree char *range = mu_chance_range_words (count, of);
  const double value = CLAMP (mu_chance_of (count, of).value * 100.0, 0.1, 99.9);
  if (count == 0 || count >= of)
    return g_steal_pointer (&range);
  /* Translators: a chance, and between what it lies: "52.3 % (51.3 to 53.3 %)" */
  return g_strdup_printf (_ ("%.1f %% (%s)"), value, range);
}

MuChance
mu_battle_odds_chance (const MuBattleOdds *odds, guint count)
{
  return mu_chance_of (count, odds->battles);
}

/* Of the squared differences from the mean, in quarters. */
static double
sum_of_squares (const GArray *left, double mean)
{
  double sum = 0.0;
  for (guint i = 0; i < left->len; i++)
    sum += g_array_index (left, guint, i) * (i - mean) * (i - mean);
  return sum;
}

MuEstimate
mu_battle_odds_points (const MuBattleOdds *odds, MuSide side)
{
  const GArray *left = odds->side[side].left;
  const double battles = odds->battles;
  if (odds->battles == 0)
    return (MuEstimate){ 0.0, 0.0 };
  guint64 sum = 0;
  for (guint i = 0; i < left->len; i++)
    sum += (guint64) i * g_array_index (left, guint, i);
  const double mean = (double) sum / battles;
  if (odds->battles == 1)
    return (MuEstimate){ mean / QUARTERS, 0.0 };
  const double error = sqrt (sum_of_squares (left, mean) / (battles - 1.0) / battles);
  return (MuEstimate){ mean / QUARTERS, error / QUARTERS };
}

gint64
mu_battle_odds_percentile (const MuBattleOdds *odds, MuSide side, guint percent)
{
  const GArray *left = odds->side[side].left;
  guint64 below = 0;
  for (guint i = 0; i < left->len; i++) {
    below += g_array_index (left, guint, i);
    if (below > 0 && below * 100 >= (guint64) percent * odds->battles)
      return i;
  }
  return 0;
}

void
mu_battle_odds_buckets (const MuBattleOdds *odds, MuSide side, guint bucket[MU_ODDS_BUCKETS])
{
  const MuSideOdds *of = &odds->side[side];
  for (int i = 0; i < MU_ODDS_BUCKETS; i++)
    bucket[i] = 0;
  for (guint i = 0; i < of->left->len; i++) {
    const gint64 share
        = of->start_quarters > 0 ? (gint64) i * MU_ODDS_BUCKETS / of->start_quarters : 0;
    bucket[MIN (share, MU_ODDS_BUCKETS - 1)] += g_array_index (of->left, guint, i);
  }
}
