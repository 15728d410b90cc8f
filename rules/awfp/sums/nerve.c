/* The morale test. How far it was missed decides, so that one table serves all occasions; to try
 * for frenzy takes no factors, and to rally knows success and failure alone. */
#include "rules/awfp/sums/nerve.h"

#include "rules/awfp/morale.h"
#include "rules/awfp/sums/factor.h"

#define TEN               10 /* awfp.dice.d10-zero */
#define FIGURES_LOST_MOST 3  /* awfp.morale.modifiers: of those that count */

/* --- the factor --------------------------------------------------------- */

static int
figures_that_count (int lost)
{
  return lost < FIGURES_LOST_MOST ? lost : FIGURES_LOST_MOST;
}

static bool
has_points (const MuAwfpTroop *troop)
{
  return troop->weapons
         & (MU_AWFP_WEAPON_BIT (MU_AWFP_PIKE) | MU_AWFP_WEAPON_BIT (MU_AWFP_LONG_SPEAR));
}

/* READING: awfp.general.morale-bonus: the general is with the unit or near it: one of the two
 * counts. awfp.orders.recover.rout-table: routed troops rally no easier than the fragmented do. */
static int
add_all (const MuAwfpPlay *play, const MuAwfpNerve *nerve, MuTrace *trace)
{
  const bool frenzied
      = nerve->frenzied || mu_awfp_is_fanatic ((MuAwfpMorale) nerve->troop.morale, nerve->rounds);
  const MuAwfpCount counts[] = {
    { MU_AWFP_FACTOR_MORALE_TRAINED, nerve->troop.trained },
    { MU_AWFP_FACTOR_MORALE_FIGURE_LOST, figures_that_count (nerve->figures_lost) },
    { MU_AWFP_FACTOR_MORALE_PIKES, nerve->facing_mounted && has_points (&nerve->troop) },
    { MU_AWFP_FACTOR_MORALE_DEFENDING, nerve->defending },
    { MU_AWFP_FACTOR_MORALE_GENERAL_WITH, nerve->general_with },
    { MU_AWFP_FACTOR_MORALE_GENERAL_NEAR, nerve->general_near && !nerve->general_with },
    { MU_AWFP_FACTOR_MORALE_FRENZIED, frenzied },
    { MU_AWFP_FACTOR_MORALE_COVER, nerve->cover },
    { MU_AWFP_FACTOR_MORALE_ENEMY_ROUTS, nerve->enemy_routs },
    { MU_AWFP_FACTOR_MORALE_DISORDERED, nerve->state == MU_AWFP_DISORDERED },
    { MU_AWFP_FACTOR_MORALE_FRAGMENTED, nerve->state >= MU_AWFP_FRAGMENTED },
    { MU_AWFP_FACTOR_MORALE_FLANK, nerve->flank },
    { MU_AWFP_FACTOR_MORALE_HALF_LOST, nerve->half_lost },
  };
  return mu_awfp_factors_add (play, counts, sizeof counts / sizeof counts[0], trace);
}

/* awfp.morale.modifiers, awfp.orders.frenzied.test */
int
mu_awfp_nerve_factor (const MuAwfpPlay *play, const MuAwfpNerve *nerve, MuTrace *trace)
{
  mu_trace_clear (trace);
  return nerve->occasion == MU_AWFP_TEST_FRENZY ? 0 : add_all (play, nerve, trace);
}

/* --- the result --------------------------------------------------------- */

/* awfp.orders.frenzied.eligible-irregular: elephants and engines never are. */
static bool
may_rage (const MuAwfpNerve *nerve)
{
  const MuAwfpKind kind = mu_awfp_troop_kind (&nerve->troop);
  const bool irregular
      = !nerve->troop.trained && kind != MU_AWFP_ELEPHANTS && kind != MU_AWFP_ARTILLERY;
  return nerve->in_contact && nerve->occasion != MU_AWFP_TEST_RALLY
         && (irregular || nerve->general_unit);
}

/* Which factor has how far a test may be missed at least for each result. */
static const struct {
  MuAwfpNerveResult result;
  MuAwfpFactor least;
} result_table[] = {
  { MU_AWFP_ROUTS, MU_AWFP_FACTOR_TEST_ROUTS },
  { MU_AWFP_RETREATS, MU_AWFP_FACTOR_TEST_RETREATS },
  { MU_AWFP_TWO_DISORDERS, MU_AWFP_FACTOR_TEST_FRAGMENTED },
  { MU_AWFP_ONE_DISORDER, MU_AWFP_FACTOR_TEST_DISORDERED },
};
#define RESULT_ROWS ((int) (sizeof result_table / sizeof result_table[0]))

static MuAwfpNerveResult
missed_by (const MuAwfpPlay *play, const MuAwfpNerve *nerve, int missing)
{
  if (nerve->occasion == MU_AWFP_TEST_RALLY)
    return MU_AWFP_ROUTS;
  int row = 0;
  while (row < RESULT_ROWS && missing < play->factor[result_table[row].least])
    row++;
  const MuAwfpNerveResult result = row < RESULT_ROWS ? result_table[row].result : MU_AWFP_PASSES;
  return result == MU_AWFP_RETREATS && nerve->state >= MU_AWFP_FRAGMENTED ? MU_AWFP_ROUTS : result;
}

/* awfp.morale.results-table, awfp.orders.frenzied.fail */
MuAwfpNerveResult
mu_awfp_nerve_result (const MuAwfpPlay *play, const MuAwfpNerve *nerve, int face, int factor)
{
  const int needed
      = mu_awfp_morale_needed ((MuAwfpMorale) nerve->troop.morale, nerve->rounds, NULL);
  if (face == TEN && may_rage (nerve))
    return MU_AWFP_PASSES_FRENZIED;
  if (face + factor < needed)
    return missed_by (play, nerve, needed - face - factor);
  return nerve->occasion == MU_AWFP_TEST_FRENZY ? MU_AWFP_PASSES_FRENZIED : MU_AWFP_PASSES;
}

MuRule
mu_awfp_nerve_rule (MuAwfpNerveResult result)
{
  if (result == MU_AWFP_PASSES_FRENZIED)
    return MU_RULE_AWFP_TEST_FRENZIED;
  for (int row = 0; row < RESULT_ROWS; row++)
    if (result_table[row].result == result)
      return mu_awfp_factor_rule (result_table[row].least);
  return MU_RULE_NONE;
}

void
mu_awfp_nerve_tenths (const MuAwfpPlay *play, const MuAwfpNerve *nerve,
                      int tenths[MU_AWFP_NERVE_RESULTS])
{
  const int factor = mu_awfp_nerve_factor (play, nerve, NULL);
  for (int result = 0; result < MU_AWFP_NERVE_RESULTS; result++)
    tenths[result] = 0;
  for (int face = 1; face <= TEN; face++)
    tenths[mu_awfp_nerve_result (play, nerve, face, factor)]++;
}
