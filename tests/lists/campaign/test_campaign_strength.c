/* The ledger of a unit: what comes and goes sums to who is there. */
#include "lists/campaign/strength.h"

#include <string.h>

#include "tests/lists/common.h"

/* What one entry of five figures does to a unit with ten in each place. */
static const struct {
  MuStrengthKind kind;
  const char *key;
  int present, dead, wounded, stragglers, prisoners, elsewhere;
} kinds[] = {
  { MU_STRENGTH_DEAD, "dead", -5, 5, 0, 0, 0, 0 },
  { MU_STRENGTH_WOUNDED_AWAY, "wounded-away", -5, 0, 5, 0, 0, 0 },
  { MU_STRENGTH_WOUNDED_BACK, "wounded-back", 5, 0, -5, 0, 0, 0 },
  { MU_STRENGTH_STRAGGLERS_AWAY, "stragglers-away", -5, 0, 0, 5, 0, 0 },
  { MU_STRENGTH_STRAGGLERS_BACK, "stragglers-back", 5, 0, 0, -5, 0, 0 },
  { MU_STRENGTH_PRISONERS_AWAY, "prisoners-away", -5, 0, 0, 0, 5, 0 },
  { MU_STRENGTH_EXCHANGED, "exchanged", 5, 0, 0, 0, -5, 0 },
  { MU_STRENGTH_PRISONERS_LOST, "prisoners-lost", 0, 5, 0, 0, -5, 0 },
  { MU_STRENGTH_REPLACEMENTS, "replacements", 5, 0, 0, 0, 0, 0 },
  { MU_STRENGTH_RECRUITS, "recruits", 5, 0, 0, 0, 0, 0 },
  { MU_STRENGTH_MERGED_AWAY, "merged-away", -5, 0, 0, 0, 0, 5 },
  { MU_STRENGTH_MERGED_IN, "merged-in", 5, 0, 0, 0, 0, 0 },
  { MU_STRENGTH_DISBANDED, "disbanded", -5, 0, 0, 0, 0, 5 },
};
G_STATIC_ASSERT (G_N_ELEMENTS (kinds) == MU_STRENGTH_KINDS);

static void
must_add (MuStrength *strength, MuStrengthKind kind, int figures)
{
  g_autoptr (GError) error = NULL;
  if (!mu_strength_add (strength, kind, figures, &error))
    ck_abort_msg ("%s", error->message);
}

static MuStrength
ten_in_each_place (void)
{
  MuStrength strength;
  mu_strength_init (&strength, 40);
  must_add (&strength, MU_STRENGTH_WOUNDED_AWAY, 10);
  must_add (&strength, MU_STRENGTH_STRAGGLERS_AWAY, 10);
  must_add (&strength, MU_STRENGTH_PRISONERS_AWAY, 10);
  return strength;
}

START_TEST (each_entry_moves_its_figures)
{
  MuStrength strength = ten_in_each_place ();
  must_add (&strength, kinds[_i].kind, 5);
  ck_assert_int_eq (mu_strength_present (&strength), 10 + kinds[_i].present);
  ck_assert_int_eq (mu_strength_at (&strength, MU_STRENGTH_OF_DEAD), kinds[_i].dead);
  ck_assert_int_eq (mu_strength_at (&strength, MU_STRENGTH_OF_WOUNDED), 10 + kinds[_i].wounded);
  ck_assert_int_eq (mu_strength_at (&strength, MU_STRENGTH_OF_STRAGGLERS),
                    10 + kinds[_i].stragglers);
  ck_assert_int_eq (mu_strength_at (&strength, MU_STRENGTH_OF_PRISONERS), 10 + kinds[_i].prisoners);
  ck_assert_int_eq (mu_strength_at (&strength, MU_STRENGTH_ELSEWHERE), kinds[_i].elsewhere);
  ck_assert_int_eq (mu_strength_sign (kinds[_i].kind) * 5, kinds[_i].present);
  ck_assert_str_eq (mu_strength_key (kinds[_i].kind), kinds[_i].key);
  ck_assert (*mu_strength_words (kinds[_i].kind));
}
END_TEST

static const struct {
  MuStrengthKind kind;
  int figures;
  int code;
} bad[] = {
  { MU_STRENGTH_DEAD, 11, MU_STRENGTH_ERROR_ABSENT },
  { MU_STRENGTH_DEAD, 0, MU_STRENGTH_ERROR_NUMBER },
  { MU_STRENGTH_DEAD, -1, MU_STRENGTH_ERROR_NUMBER },
  { MU_STRENGTH_REPLACEMENTS, -1, MU_STRENGTH_ERROR_NUMBER },
  { MU_STRENGTH_WOUNDED_BACK, 11, MU_STRENGTH_ERROR_ABSENT },
  { MU_STRENGTH_STRAGGLERS_BACK, 11, MU_STRENGTH_ERROR_ABSENT },
  { MU_STRENGTH_EXCHANGED, 11, MU_STRENGTH_ERROR_ABSENT },
  { MU_STRENGTH_PRISONERS_LOST, 11, MU_STRENGTH_ERROR_ABSENT },
  { MU_STRENGTH_MERGED_AWAY, 11, MU_STRENGTH_ERROR_ABSENT },
  { MU_STRENGTH_REPLACEMENTS, 990, MU_STRENGTH_ERROR_MOST },
  { MU_STRENGTH_MERGED_IN, G_MAXINT, MU_STRENGTH_ERROR_MOST },
};

START_TEST (an_entry_that_cannot_be_is_refused)
{
  MuStrength strength = ten_in_each_place ();
  const MuStrength before = strength;
  g_autoptr (GError) error = NULL;
  ck_assert (!mu_strength_add (&strength, bad[_i].kind, bad[_i].figures, &error));
  ck_assert_msg (g_error_matches (error, MU_STRENGTH_ERROR, bad[_i].code), "%s", error->message);
  ck_assert_int_eq (memcmp (&strength, &before, sizeof strength), 0);
}
END_TEST

/* A ledger that goes on for ever ends in a refusal, not in an overflow. */
START_TEST (a_war_without_end_is_refused)
{
  MuStrength strength;
  g_autoptr (GError) error = NULL;
  mu_strength_init (&strength, 0);
  int n = 0;
  while (mu_strength_add (&strength, MU_STRENGTH_REPLACEMENTS, 999, &error)
         && mu_strength_add (&strength, MU_STRENGTH_DEAD, 999, &error))
    n++;
  ck_assert_int_gt (n, 10000);
  ck_assert (g_error_matches (error, MU_STRENGTH_ERROR, MU_STRENGTH_ERROR_MOST));
  ck_assert_int_ge (mu_strength_present (&strength), 0);
}
END_TEST

START_TEST (a_battle_is_entered_whole)
{
  MuStrength strength;
  g_autoptr (GError) error = NULL;
  const MuAftermath after = { .present = 20, .dead = 8, .wounded = 5, .stragglers = 7 };
  mu_strength_init (&strength, 40);
  ck_assert (mu_strength_add_battle (&strength, &after, &error));
  ck_assert_int_eq (mu_strength_present (&strength), 20);
  ck_assert_int_eq (mu_strength_at (&strength, MU_STRENGTH_OF_DEAD), 8);
  ck_assert_int_eq (mu_strength_at (&strength, MU_STRENGTH_OF_WOUNDED), 5);
  ck_assert_int_eq (mu_strength_at (&strength, MU_STRENGTH_OF_STRAGGLERS), 7);
  const MuStrength before = strength;
  ck_assert (!mu_strength_add_battle (&strength, &after, &error));
  ck_assert (g_error_matches (error, MU_STRENGTH_ERROR, MU_STRENGTH_ERROR_ABSENT));
  ck_assert_int_eq (memcmp (&strength, &before, sizeof strength), 0);
}
END_TEST

static MuUnitOutcome
random_outcome (guint64 *state, int start)
{
  return (MuUnitOutcome){
    .figures_start = start,
    .figures_left = (int) next_below (state, (guint32) start + 1),
    .fate = (uint8_t) next_below (state, MU_FATE_RETIRING + 1),
  };
}

static void
fight (guint64 *state, const MuCampaignRuleValues *rules, MuStrength *strength)
{
  MuAftermath after;
  const MuUnitOutcome outcome = random_outcome (state, mu_strength_present (strength));
  const MuCampaignResult result = (MuCampaignResult) next_below (state, MU_CAMPAIGN_LEFT + 1);
  ck_assert (mu_aftermath (rules, result, &outcome, 1, &after));
  ck_assert (mu_strength_add_battle (strength, &after, NULL));
  ck_assert_int_eq (mu_strength_present (strength), after.present);
}

/* start + replacements - losses = present, by hand. */
static void
expect_tied (const MuStrength *s)
{
  const int *moved = s->moved;
  const int came = moved[MU_STRENGTH_REPLACEMENTS] + moved[MU_STRENGTH_RECRUITS]
                   + moved[MU_STRENGTH_MERGED_IN];
  const int back = moved[MU_STRENGTH_WOUNDED_BACK] + moved[MU_STRENGTH_STRAGGLERS_BACK]
                   + moved[MU_STRENGTH_EXCHANGED];
  const int lost = moved[MU_STRENGTH_DEAD] + moved[MU_STRENGTH_WOUNDED_AWAY]
                   + moved[MU_STRENGTH_STRAGGLERS_AWAY] + moved[MU_STRENGTH_PRISONERS_AWAY];
  const int gone = moved[MU_STRENGTH_MERGED_AWAY] + moved[MU_STRENGTH_DISBANDED];
  ck_assert_int_eq (mu_strength_present (s), s->start + came + back - lost - gone);
  int places = 0;
  for (int place = MU_STRENGTH_OUTSIDE; place <= MU_STRENGTH_ELSEWHERE; place++) {
    const int figures = mu_strength_at (s, (MuStrengthPlace) place);
    ck_assert (place == MU_STRENGTH_OUTSIDE ? figures <= 0 : figures >= 0);
    places += figures;
  }
  ck_assert_int_eq (places, s->start);
  ck_assert_int_le (back, lost);
}

START_TEST (any_war_ties_out)
{
  guint64 state = 21;
  for (int n = 0; n < 300; n++) {
    MuStrength strength;
    MuCampaignRuleValues rules;
    mu_campaign_rules_default (&rules);
    rules.value[MU_CAMPAIGN_RULE_WOUNDED] = (int) next_below (&state, 101);
    rules.value[MU_CAMPAIGN_RULE_STRAGGLERS] = (int) next_below (&state, 101);
    mu_strength_init (&strength, 1 + (int) next_below (&state, 200));
    for (int step = 0; step < 100; step++) {
      if (next_below (&state, 8) == 0)
        fight (&state, &rules, &strength);
      else
        mu_strength_add (&strength, (MuStrengthKind) next_below (&state, MU_STRENGTH_KINDS),
                         (int) next_below (&state, 60) - 5, NULL);
      expect_tied (&strength);
    }
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("campaign-strength");
  tcase_add_loop_test (tests, each_entry_moves_its_figures, 0, COUNT (kinds));
  tcase_add_loop_test (tests, an_entry_that_cannot_be_is_refused, 0, COUNT (bad));
  tcase_add_test (tests, a_war_without_end_is_refused);
  tcase_add_test (tests, a_battle_is_entered_whole);
  tcase_add_test (tests, any_war_ties_out);
  return run_case ("campaign-strength", tests);
}
