/* The morale test: all that counts in it, and what it does. */
#include "rules/awfp/morale.h"
#include "app/sums/awfp/fields.h"
#include "app/sums/awfp/sums.h"
#include "rules/awfp/sums/nerve.h"

#define FIGURES_MOST 24

static const char *const occasion_words[]
    = { "shot", "friends-rout", "general-lost", "combat", "charged", "frenzy", "rally", NULL };
static const char *const occasion_labels[] = { N_ ("shot at with loss"),
                                               N_ ("friends rout"),
                                               N_ ("the general is lost"),
                                               N_ ("a round badly lost"),
                                               N_ ("charged"),
                                               N_ ("to start a frenzied charge"),
                                               N_ ("to stop a rout"),
                                               NULL };
G_STATIC_ASSERT (G_N_ELEMENTS (occasion_words) == MU_AWFP_OCCASIONS + 1);

typedef enum {
  FACING_MOUNTED,
  DEFENDING,
  GENERAL_WITH,
  GENERAL_NEAR,
  FRENZIED,
  COVER,
  ENEMY_ROUTS,
  FLANK,
  HALF_LOST,
  IN_CONTACT,
  GENERAL_UNIT,
} Fact;

static const char *const fact_words[]
    = { "facing-mounted", "defending", "general-with", "general-near", "frenzied",     "cover",
        "enemy-routs",    "flank",     "half-lost",    "in-contact",   "general-unit", NULL };
static const char *const fact_labels[] = { N_ ("Facing mounted"),
                                           N_ ("Defend order"),
                                           N_ ("General with them"),
                                           N_ ("General near, in sight"),
                                           N_ ("Frenzied"),
                                           N_ ("Uphill or in cover"),
                                           N_ ("Enemy routs near"),
                                           N_ ("Enemy may charge flank or rear"),
                                           N_ ("Half the stands lost"),
                                           N_ ("Charging or in contact"),
                                           N_ ("The general's own unit"),
                                           NULL };
G_STATIC_ASSERT (G_N_ELEMENTS (fact_words) == GENERAL_UNIT + 2);

/* What each adds; those that add nothing decide otherwise. */
static const MuAwfpFactor fact_factor[] = {
  [FACING_MOUNTED] = MU_AWFP_FACTOR_MORALE_PIKES,
  [DEFENDING] = MU_AWFP_FACTOR_MORALE_DEFENDING,
  [GENERAL_WITH] = MU_AWFP_FACTOR_MORALE_GENERAL_WITH,
  [GENERAL_NEAR] = MU_AWFP_FACTOR_MORALE_GENERAL_NEAR,
  [FRENZIED] = MU_AWFP_FACTOR_MORALE_FRENZIED,
  [COVER] = MU_AWFP_FACTOR_MORALE_COVER,
  [ENEMY_ROUTS] = MU_AWFP_FACTOR_MORALE_ENEMY_ROUTS,
  [FLANK] = MU_AWFP_FACTOR_MORALE_FLANK,
  [HALF_LOST] = MU_AWFP_FACTOR_MORALE_HALF_LOST,
};

const MuField mu_awfp_test_fields[] = {
  ARG_STAND ("stand", N_ ("Unit"), N_ ("what tests")),
  NEED_CHOICE ("for", N_ ("Why"), N_ ("why they test"), occasion_words, occasion_labels),
  ASK_STATE ("state", N_ ("State"), N_ ("the state they are in; else steady, to rally routed")),
  ASK_NUMBER ("rounds", N_ ("Rounds fought"),
              N_ ("rounds of close combat that they have fought in this battle; else 0"), 0, 99, 0),
  ASK_NUMBER ("figures-lost", N_ ("Figures lost now"),
              N_ ("figures lost in this phase; else 0. No more than three count"), 0, FIGURES_MOST,
              0),
  ASK_SET ("facts", N_ ("Circumstances"), N_ ("what holds"), fact_words, fact_labels),
  ASK_TENS ("die", N_ ("The die of ten"), N_ ("the die of ten as it shows; else it is rolled"), 1,
            MU_ROLL_MORALE),
  FIELDS_END,
};

/* --- what may be -------------------------------------------------------- */

static MuAwfpOccasion
occasion_of (const MuSumInput *input)
{
  return (MuAwfpOccasion) mu_sum_number (input, "for", 0);
}

static int
rounds_of (const MuSumInput *input)
{
  return mu_field_number (input, "rounds");
}

static MuAwfpState
state_of (const MuSumInput *input)
{
  const gboolean rally = occasion_of (input) == MU_AWFP_TEST_RALLY;
  return mu_field_given (input, "state") || !rally ? mu_awfp_field_state (input, "state")
                                                   : MU_AWFP_ROUTED;
}

static MuRule
fact_closed (const MuSumInput *input, const MuAwfpTroop *troop, Fact fact)
{
  if (fact == DEFENDING
      && (!mu_awfp_field_may_defend (troop, rounds_of (input))
          || mu_field_has (input, "facts", FRENZIED)))
    return MU_RULE_AWFP_DEFEND;
  return MU_RULE_NONE;
}

/* awfp.orders.frenzied.eligible-irregular: elephants and engines never are. */
static MuRule
occasion_closed (const MuAwfpTroop *troop, MuAwfpOccasion occasion)
{
  const MuAwfpKind kind = mu_awfp_troop_kind (troop);
  const gboolean never = kind == MU_AWFP_ELEPHANTS || kind == MU_AWFP_ARTILLERY;
  return occasion == MU_AWFP_TEST_FRENZY && never ? MU_RULE_AWFP_FRENZY_IRREGULAR : MU_RULE_NONE;
}

/* awfp.orders.recover.rout: who routs tests for nothing but to stop it, and nobody else does. */
static MuRule
state_closed (const MuSumInput *input, MuAwfpState state)
{
  const gboolean rally = occasion_of (input) == MU_AWFP_TEST_RALLY;
  return rally == (state == MU_AWFP_ROUTED) ? MU_RULE_NONE : MU_RULE_AWFP_RECOVER_ROUT;
}

MuRule
mu_awfp_test_closed (const MuSumInput *input, int field, int word)
{
  const MuAwfpTroop troop = mu_awfp_field_stand (input, "stand");
  if (word < 0)
    return MU_RULE_NONE;
  if (mu_field_is (input, field, "for"))
    return occasion_closed (&troop, (MuAwfpOccasion) word);
  if (mu_field_is (input, field, "state"))
    return state_closed (input, (MuAwfpState) word);
  return mu_field_is (input, field, "facts") ? fact_closed (input, &troop, (Fact) word)
                                             : MU_RULE_NONE;
}

/* --- what counts nothing ------------------------------------------------ */

static gboolean
has_points (const MuAwfpTroop *troop)
{
  return (troop->weapons
          & (MU_AWFP_WEAPON_BIT (MU_AWFP_PIKE) | MU_AWFP_WEAPON_BIT (MU_AWFP_LONG_SPEAR)))
         != 0;
}

static const char *
found_idle (MuRule by, const char *why, MuRule *rule)
{
  *rule = by;
  return why;
}

static const char *
fact_idle (const MuSumInput *input, const MuAwfpTroop *troop, Fact fact, MuRule *rule)
{
  if (fact == FACING_MOUNTED && !has_points (troop))
    return found_idle (MU_RULE_AWFP_MORALE_PIKES, N_ ("they have neither pike nor long spear"),
                       rule);
  if (fact == GENERAL_NEAR && mu_field_has (input, "facts", GENERAL_WITH))
    return found_idle (MU_RULE_AWFP_MORALE_GENERAL_WITH, N_ ("he is with them"), rule);
  if (fact == FRENZIED && mu_awfp_is_fanatic ((MuAwfpMorale) troop->morale, rounds_of (input)))
    return found_idle (MU_RULE_AWFP_MORALE_FRENZIED, N_ ("they count as fanatics anyway"), rule);
  return NULL;
}

/* awfp.orders.frenzied.test */
const char *
mu_awfp_test_idle (const MuSumInput *input, int field, int word, MuRule *rule)
{
  const MuAwfpTroop troop = mu_awfp_field_stand (input, "stand");
  const gboolean frenzy = occasion_of (input) == MU_AWFP_TEST_FRENZY;
  const gboolean facts = mu_field_is (input, field, "facts") && word >= 0;
  const gboolean adds = facts && word != IN_CONTACT && word != GENERAL_UNIT;
  if (frenzy && (adds || mu_field_is (input, field, "figures-lost")))
    return found_idle (MU_RULE_AWFP_FRENZY_TEST, N_ ("nothing counts in an attempt at frenzy"),
                       rule);
  return adds ? fact_idle (input, &troop, (Fact) word, rule) : NULL;
}

int
mu_awfp_test_amount (const MuSumInput *input, int field, int word)
{
  const MuAwfpSumTables *tables = input->tables;
  if (!tables || !tables->play || !mu_field_is (input, field, "facts") || word < 0
      || word > HALF_LOST)
    return 0;
  return tables->play->factor[fact_factor[word]];
}

/* --- the test ----------------------------------------------------------- */

static MuAwfpNerve
nerve_of (const MuSumInput *input)
{
  const unsigned facts = mu_field_set (input, "facts");
  return (MuAwfpNerve){
    .troop = mu_awfp_field_stand (input, "stand"),
    .rounds = rounds_of (input),
    .occasion = occasion_of (input),
    .state = state_of (input),
    .figures_lost = mu_field_number (input, "figures-lost"),
    .facing_mounted = facts >> FACING_MOUNTED & 1u,
    .defending = facts >> DEFENDING & 1u,
    .general_with = facts >> GENERAL_WITH & 1u,
    .general_near = facts >> GENERAL_NEAR & 1u,
    .frenzied = facts >> FRENZIED & 1u,
    .cover = facts >> COVER & 1u,
    .enemy_routs = facts >> ENEMY_ROUTS & 1u,
    .flank = facts >> FLANK & 1u,
    .half_lost = facts >> HALF_LOST & 1u,
    .in_contact = facts >> IN_CONTACT & 1u,
    .general_unit = facts >> GENERAL_UNIT & 1u || facts >> GENERAL_WITH & 1u,
  };
}

static const char *const result_keys[MU_AWFP_NERVE_RESULTS]
    = { "pass", "frenzied", "one-disorder", "two-disorders", "retreats", "routs" };

static const char *
result_words (const MuAwfpNerve *nerve, MuAwfpNerveResult result)
{
  const gboolean rally = nerve->occasion == MU_AWFP_TEST_RALLY;
  switch (result) {
  case MU_AWFP_PASSES:
    return rally ? _ ("they stop, fragmented") : _ ("they pass");
  case MU_AWFP_PASSES_FRENZIED:
    return _ ("they pass and are frenzied");
  case MU_AWFP_ONE_DISORDER:
    return _ ("one disorder");
  case MU_AWFP_TWO_DISORDERS:
    return _ ("two disorders");
  case MU_AWFP_RETREATS:
    return nerve->in_contact ? _ ("fragmented and pushed back")
                             : _ ("fragmented, and they retreat");
  case MU_AWFP_ROUTS:
    break;
  }
  return rally ? _ ("they do not stop and are gone") : _ ("they rout");
}

static void
add_bars (const MuAwfpPlay *play, const MuAwfpNerve *nerve, MuAwfpNerveResult now,
          MuSumAnswer *answer)
{
  int tenths[MU_AWFP_NERVE_RESULTS];
  mu_awfp_nerve_tenths (play, nerve, tenths);
  answer->odds_title = g_strdup (_ ("Chances of this test"));
  for (int i = 0; i < MU_AWFP_NERVE_RESULTS; i++)
    if (tenths[i] > 0)
      mu_sum_bar (answer, result_words (nerve, (MuAwfpNerveResult) i), (guint64) tenths[i], 10,
                  i == (int) now);
}

static void
tell (const MuSumTask *task, const MuAwfpNerve *nerve, MuAwfpNerveResult result, int factor,
      MuSumAnswer *answer)
{
  const int face = mu_field_face (task->input, "die");
  const int needed
      = mu_awfp_morale_needed ((MuAwfpMorale) nerve->troop.morale, nerve->rounds, NULL);
  mu_sum_result_number (answer, "needed", needed);
  mu_sum_result_number (answer, "factor", factor);
  mu_sum_result_number (answer, "total", face + factor);
  mu_sum_result (answer, "result", result_keys[result]);
  mu_sum_headline (answer, "%s", result_words (nerve, result));
  mu_sum_detail (answer, _ ("needed %d, rolled %d, with factors %d"), needed, face, face + factor);
}

/* Why such a result comes, where a rule says so. */
static void
note_rule (MuAwfpNerveResult result, MuSumAnswer *answer)
{
  const MuRule rule = mu_awfp_nerve_rule (result);
  if (rule != MU_RULE_NONE)
    mu_sum_note (answer, "%s: %s", _ (mu_rule_section (rule)), _ (mu_rule_words (rule)));
}

void
mu_awfp_test_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuAwfpPlay *play = mu_awfp_sum_play (task, answer);
  const MuAwfpNerve nerve = nerve_of (task->input);
  if (play == NULL)
    return;
  const int factor = mu_awfp_nerve_factor (play, &nerve, &answer->trace);
  const MuAwfpNerveResult result
      = mu_awfp_nerve_result (play, &nerve, mu_field_face (task->input, "die"), factor);
  tell (task, &nerve, result, factor, answer);
  note_rule (result, answer);
  if (task->odds)
    add_bars (play, &nerve, result, answer);
  mu_awfp_sum_told_tables (task, answer);
}
