/* Wars drawn at random, day by day: whatever the rules and the battles, each unit's ledger ties
 * out, and what is left is a force that can fight. */
#include "lists/campaign/aftermath.h"
#include "lists/campaign/calendar.h"
#include "lists/campaign/grade.h"
#include "lists/campaign/muster.h"
#include "lists/campaign/next_list.h"
#include "lists/campaign/prisoners.h"
#include "lists/campaign/recruits.h"
#include "lists/check/check.h"
#include "tests/lists/common.h"

#define UNITS   11 /* test_list's five and six more of foot */
#define SIDES   2
#define BATTLES 8
#define DAYS    (2 * MU_CALENDAR_YEAR_DAYS)

/* Who is expected back: what is left of it is what the ledger still has away. */
typedef struct {
  guint unit;
  MuStrengthKind kind;
  int figures, day;
} Expected;

typedef struct {
  MuBook *book;
  MuList *first;
  MuStrength strength[UNITS];
  MuMusterUnit units[UNITS];
  MuCareer career[UNITS];
  GArray *expected;
} Army;

static void
begin (Army *army)
{
  army->book = test_book ();
  army->first = test_list ();
  for (guint i = army->first->units->len; i < UNITS; i++)
    add_unit (army->first, army->book, "Cohort", "foot", 5 + (int) i);
  for (guint i = 0; i < UNITS; i++) {
    const int figures = mu_list_unit (army->first, i)->figures;
    mu_strength_init (&army->strength[i], figures);
    mu_muster_unit_init (&army->units[i], figures);
    army->career[i] = (MuCareer){ 0 };
  }
  army->expected = g_array_new (FALSE, FALSE, sizeof (Expected));
}

static void
end (Army *army)
{
  mu_list_free (army->first);
  mu_book_free (army->book);
  g_array_unref (army->expected);
}

static void
enter (Army *army, guint unit, MuStrengthKind kind, int figures)
{
  g_autoptr (GError) error = NULL;
  if (!mu_strength_add (&army->strength[unit], kind, figures, &error))
    ck_abort_msg ("unit %u: %s", unit, error->message);
  mu_muster_unit_take (&army->units[unit], &army->strength[unit]);
}

static void
expect (Army *army, guint unit, MuStrengthKind kind, int figures, int day)
{
  const Expected expected = { unit, kind, figures, day };
  if (figures > 0)
    g_array_append_val (army->expected, expected);
}

static void
fight_unit (guint64 *state, const MuCampaignRuleValues *rules, MuCampaignResult result, int day,
            Army *army, guint i)
{
  MuAftermath after;
  const int start = army->units[i].present;
  const MuUnitOutcome outcome = {
    .figures_start = start,
    .figures_left = start - (int) next_below (state, (guint32) start + 1) / 2,
    .fate = (uint8_t) (next_below (state, 3) ? 0 : next_below (state, MU_FATE_RETIRING + 1)),
  };
  ck_assert (mu_aftermath (rules, result, &outcome, day, &after));
  ck_assert (mu_strength_add_battle (&army->strength[i], &after, NULL));
  mu_muster_unit_take (&army->units[i], &army->strength[i]);
  expect (army, i, MU_STRENGTH_WOUNDED_BACK, after.wounded, after.wounded_until);
  expect (army, i, MU_STRENGTH_STRAGGLERS_BACK, after.stragglers, after.straggling_until);
  mu_grade_after (rules, army->first, i, result, &outcome, &army->career[i]);
  army->units[i].raised = army->career[i].raised;
}

static void
fight (guint64 *state, const MuCampaignRuleValues *rules, int day, Army *armies)
{
  const MuSide winner = (MuSide) next_below (state, MU_SIDE_NONE + 1);
  for (int side = 0; side < SIDES; side++)
    for (guint i = 0; i < UNITS; i++)
      fight_unit (state, rules, mu_campaign_result (winner, (MuSide) side, NULL, 0), day,
                  &armies[side], i);
}

static void
come_back (Army *army, int day)
{
  for (guint i = army->expected->len; i > 0; i--) {
    const Expected back = g_array_index (army->expected, Expected, i - 1);
    if (back.day > day)
      continue;
    enter (army, back.unit, back.kind, back.figures);
    g_array_remove_index (army->expected, i - 1);
  }
}

static void
merge (const MuCampaignRuleValues *rules, Army *army)
{
  g_autoptr (GArray) mergings = mu_muster_mergings (rules, army->first, army->book, army->units);
  for (guint i = 0; i < mergings->len; i++) {
    const MuMerging *merging = &g_array_index (mergings, MuMerging, i);
    enter (army, merging->unit, MU_STRENGTH_MERGED_AWAY, merging->figures);
    enter (army, merging->into, MU_STRENGTH_MERGED_IN, merging->figures);
    army->units[merging->unit].joined = (int) merging->into;
  }
}

static void
replace (const MuCampaignRuleValues *rules, Army *army)
{
  const int points = rules->value[MU_CAMPAIGN_RULE_REPLACEMENTS];
  g_autoptr (GArray) bought = mu_recruits_spend (rules, army->first, army->units, points);
  ck_assert (mu_recruits_check (rules, army->first, army->units, bought, points, NULL));
  for (guint i = 0; i < bought->len; i++) {
    const MuRecruits *recruits = &g_array_index (bought, MuRecruits, i);
    enter (army, recruits->unit, MU_STRENGTH_REPLACEMENTS, recruits->figures);
  }
}

static void
exchange (const MuCampaignRuleValues *rules, Army *armies)
{
  MuPrisoners held[SIDES][UNITS];
  if (!rules->value[MU_CAMPAIGN_RULE_EXCHANGE])
    return;
  for (int side = 0; side < SIDES; side++)
    for (guint i = 0; i < UNITS; i++)
      held[side][i]
          = (MuPrisoners){ .unit = i,
                           .figures = armies[side].units[i].prisoners,
                           .each = mu_recruits_each (armies[side].first, armies[side].units, i) };
  mu_prisoners_exchange (held[0], UNITS, held[1], UNITS);
  for (int side = 0; side < SIDES; side++)
    for (guint i = 0; i < UNITS; i++)
      if (held[side][i].back > 0)
        enter (&armies[side], i, MU_STRENGTH_EXCHANGED, held[side][i].back);
}

/* start + replacements - losses = present, for the army; what went from unit to unit is still
 * there. */
static void
expect_tied (const Army *army)
{
  int start = 0, present = 0, lost = 0, came = 0, from_unit = 0, to_unit = 0;
  for (guint i = 0; i < UNITS; i++) {
    const MuStrength *s = &army->strength[i];
    start += s->start;
    present += mu_strength_present (s);
    lost += mu_strength_at (s, MU_STRENGTH_OF_DEAD) + mu_strength_at (s, MU_STRENGTH_OF_WOUNDED)
            + mu_strength_at (s, MU_STRENGTH_OF_STRAGGLERS)
            + mu_strength_at (s, MU_STRENGTH_OF_PRISONERS);
    came += s->moved[MU_STRENGTH_REPLACEMENTS];
    from_unit += s->moved[MU_STRENGTH_MERGED_AWAY];
    to_unit += s->moved[MU_STRENGTH_MERGED_IN];
    ck_assert_int_ge (mu_strength_present (s), 0);
  }
  ck_assert_int_eq (from_unit, to_unit);
  ck_assert_int_eq (start + came - lost, present);
}

static void
expect_force (const Army *army)
{
  g_autoptr (MuList) next = mu_next_list (army->first, army->units, NULL);
  g_autoptr (GPtrArray) issues = mu_list_check_as (next, army->book, MU_CHECK_CAMPAIGN);
  for (guint i = 0; i < issues->len && next->units->len > 0; i++) {
    const MuIssue *issue = g_ptr_array_index (issues, i);
    ck_assert_msg (issue->severity == MU_ISSUE_WARNING, "%s: %s", issue->name, issue->message);
  }
}

static void
live_through (guint64 *state, const MuCampaignRuleValues *rules, Army *armies)
{
  const MuDate first = { -202, 3, 1 };
  for (int day = 1; day < DAYS; day++) {
    const MuDate date = mu_calendar_after (&first, day);
    const gboolean battle = next_below (state, DAYS) < BATTLES;
    for (int side = 0; side < SIDES; side++)
      come_back (&armies[side], day);
    if (date.day == 1)
      exchange (rules, armies);
    if (battle)
      fight (state, rules, day, armies);
    for (int side = 0; side < SIDES && (battle || date.day == 1); side++) {
      merge (rules, &armies[side]);
      if (date.day == 1)
        replace (rules, &armies[side]);
      expect_tied (&armies[side]);
      expect_force (&armies[side]);
    }
  }
}

static const char *const wars[] = {
  "",
  "wounded-percent=40 wounded-left-percent=20 wounded-days=20",
  "stragglers-percent=60 stragglers-days=9 merge-below=5",
  "wounded-percent=50 wounded-left-percent=50 wounded-days=200 merge-below=8 merge-percent=40",
  "prisoners-exchanged=yes replacement-points=40",
  "wounded-percent=50 wounded-left-percent=30 stragglers-percent=30 prisoners-exchanged=yes "
  "replacement-points=60 merge-below=6 merge-percent=25 promote-after=2 demote-after=1 "
  "promote-classes=2 demote-classes=2",
};

START_TEST (any_war_ties_out)
{
  const MuCampaignRuleValues rules = campaign_rules (wars[_i]);
  guint64 state = 81;
  for (int n = 0; n < 12; n++) {
    Army armies[SIDES];
    for (int side = 0; side < SIDES; side++)
      begin (&armies[side]);
    live_through (&state, &rules, armies);
    for (int side = 0; side < SIDES; side++)
      end (&armies[side]);
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("campaign-war");
  tcase_set_timeout (tests, 60);
  tcase_add_loop_test (tests, any_war_ties_out, 0, COUNT (wars));
  return run_case ("campaign-war", tests);
}
