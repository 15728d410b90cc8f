#include "reports/campaign/standings.h"

#include <string.h>

#include "lists/campaign/rules.h"
#include "reports/system.h"

#define QUARTERS 4
#define VICTORY  (3 * QUARTERS)
#define DRAW     QUARTERS

/* What is added, before it is added up. */
typedef struct {
  MuStandingsStep step;
  guint at; /* of the same day: battles first, each as it was recorded */
} Gain;

void
mu_standings_free (MuStandings *standings)
{
  g_array_unref (standings->course);
  g_free (standings);
}

static gboolean
carries_totals (const MuCampaign *campaign)
{
  MuCampaignRuleValues rules;

  if (!mu_campaign_rules_parse (campaign->rules ? campaign->rules : "", &rules, NULL))
    mu_campaign_rules_default (&rules);
  return rules.value[MU_CAMPAIGN_RULE_RUNNING_TOTAL] != 0;
}

static gint64
worth (const MuBattleRow *battle, MuSide own, gboolean carried)
{
  const MuSide other = own == MU_SIDE_A ? MU_SIDE_B : MU_SIDE_A;
  const MuReportSystem *system = mu_report_system (battle->rules);

  if (carried && system->running_total)
    return system->running_total (battle->left_quarters[own], battle->start_quarters[other],
                                  battle->left_quarters[other]);
  if (battle->winner == MU_SIDE_NONE)
    return DRAW;
  return battle->winner == own ? VICTORY : 0;
}

static void
add_gain (GArray *gains, Gain *gain)
{
  gain->at = gains->len;
  g_array_append_val (gains, *gain);
}

static void
add_battle (MuStandings *self, GArray *gains, const MuBattleRow *battle, gboolean carried)
{
  Gain gain = { .step = { .day = battle->day, .battle = battle->id } };

  for (int side = 0; side < MU_SIDES; side++)
    if (battle->side[side] >= 0 && battle->side[side] < self->sides)
      gain.step.quarters[battle->side[side]] = worth (battle, (MuSide) side, carried);
  add_gain (gains, &gain);
}

static void
add_gift (MuStandings *self, GArray *gains, const MuSidePoints *points)
{
  Gain gain = { .step = { .day = points->day } };

  if (points->side >= self->sides)
    return;
  gain.step.quarters[points->side] = points->quarters;
  add_gain (gains, &gain);
}

static gint
by_day (gconstpointer a, gconstpointer b)
{
  const Gain *one = a;
  const Gain *other = b;

  if (one->step.day != other->step.day)
    return one->step.day - other->step.day;
  return (one->at > other->at) - (one->at < other->at);
}

static void
add_up (MuStandings *self, const GArray *gains)
{
  for (guint i = 0; i < gains->len; i++) {
    MuStandingsStep step = g_array_index (gains, Gain, i).step;
    for (int side = 0; side < self->sides; side++) {
      self->quarters[side] += step.quarters[side];
      step.quarters[side] = self->quarters[side];
    }
    g_array_append_val (self->course, step);
  }
}

/* As many points, in the order in which the campaign has them. */
static gboolean
stands_before (const MuStandings *self, int one, int other)
{
  if (self->quarters[one] != self->quarters[other])
    return self->quarters[one] > self->quarters[other];
  return one < other;
}

static void
rank (MuStandings *self)
{
  for (int side = 0; side < self->sides; side++) {
    int before = 0;
    int ahead = 0;
    for (int other = 0; other < self->sides; other++) {
      before += stands_before (self, other, side);
      ahead += self->quarters[other] > self->quarters[side];
    }
    self->order[before] = side;
    self->place[side] = ahead + 1;
  }
}

MuStandings *
mu_standings_new (const MuCampaign *campaign, const GPtrArray *points)
{
  MuStandings *self = g_new0 (MuStandings, 1);
  g_autoptr (GArray) gains = g_array_new (FALSE, TRUE, sizeof (Gain));
  const gboolean carried = carries_totals (campaign);

  self->sides = (int) campaign->sides->len;
  self->course = g_array_new (FALSE, FALSE, sizeof (MuStandingsStep));
  for (guint i = 0; i < campaign->battles->len; i++)
    add_battle (self, gains, g_ptr_array_index (campaign->battles, i), carried);
  for (guint i = 0; points && i < points->len; i++)
    add_gift (self, gains, g_ptr_array_index (points, i));
  g_array_sort (gains, by_day);
  add_up (self, gains);
  rank (self);
  return self;
}
