/* The tables of a campaign's report. */
#include <glib/gi18n-lib.h>

#include "reports/account/account_private.h"
#include "reports/account/trust_words.h"
#include "reports/campaign/campaign_private.h"
#include "reports/document/date_words.h"
#include "reports/document/table.h"

/* A dash for none. */
static char *
number (int value)
{
  return value != 0 ? g_strdup_printf ("%d", value) : g_strdup ("–");
}

/* --- standings ---------------------------------------------------------------- */

static void
count_figures (const MuCampaignSide *side, int *now, int *start)
{
  *now = *start = 0;
  for (guint i = 0; i < side->forces->len; i++) {
    const MuForce *force = side->forces->pdata[i];
    *now += force->figures;
    *start += force->start;
  }
}

static void
add_standing (MuTable *table, const MuCampaignSide *side, int place, gint64 quarters)
{
  int now, start;
  count_figures (side, &now, &start);
  g_autofree char *rank = g_strdup_printf ("%d", place);
  g_autofree char *won = number (side->won);
  g_autofree char *drawn = number (side->drawn);
  g_autofree char *lost = number (side->lost);
  g_autofree char *points = mu_account_points (quarters);
  g_autofree char *here = mu_account_number (now);
  g_autofree char *once = mu_account_number (start);
  /* A player's copy does not know the others'. */
  g_autofree char *figures
      = start > 0 ? g_strdup_printf (_ ("%s of %s"), here, once) : g_strdup ("");
  const char *const cells[] = { rank, side->name, side->player, won, drawn, lost, points, figures };
  mu_table_add_row (table, MU_ROW_NORMAL, cells);
}

void
mu_campaign_set_standings (MuPress *press, const MuCampaign *campaign, const MuStandings *standings)
{
  const MuColumn columns[] = {
    { C_ ("standings", "Place"), MU_ALIGN_RIGHT },
    { _ ("Side"), MU_ALIGN_LEFT, .wraps = TRUE, .strong = TRUE },
    { _ ("Player"), MU_ALIGN_LEFT, .wraps = TRUE },
    { _ ("Won"), MU_ALIGN_RIGHT },
    { _ ("Drawn"), MU_ALIGN_RIGHT },
    { C_ ("battles", "Lost"), MU_ALIGN_RIGHT },
    { _ ("Points"), MU_ALIGN_RIGHT },
    { _ ("Figures"), MU_ALIGN_RIGHT },
  };
  MuTable *table = mu_table_new (columns, G_N_ELEMENTS (columns));
  for (int i = 0; i < standings->sides; i++) {
    const int side = standings->order[i];
    add_standing (table, campaign->sides->pdata[side], standings->place[side],
                  standings->quarters[side]);
  }
  mu_press_heading (press, MU_STYLE_HEADING, _ ("Standings"));
  mu_press_table (press, table);
}

/* --- battles -------------------------------------------------------------------- */

/* "Rome, 821 of 997" */
static char *
fighter_words (const MuCampaign *campaign, const MuBattleRow *battle, MuSide side)
{
  const char *name = mu_campaign_side_words (campaign, battle->side[side]);
  g_autofree char *left = mu_account_points (battle->left_quarters[side]);
  g_autofree char *start = mu_account_points (battle->start_quarters[side]);
  /* Translators: a side, the points that it had left, those that it began with */
  return g_strdup_printf (_ ("%s, %s of %s"), *name ? name : battle->army[side], left, start);
}

static void
add_battle (MuTable *table, const MuCampaign *campaign, const MuBattleRow *battle)
{
  const MuDate date = mu_campaign_date (campaign, battle->day);
  const MuSide first = battle->winner == MU_SIDE_B ? MU_SIDE_B : MU_SIDE_A;
  const MuSide second = first == MU_SIDE_A ? MU_SIDE_B : MU_SIDE_A;
  g_autofree char *when = mu_date_in_words (&date);
  g_autofree char *one = fighter_words (campaign, battle, first);
  g_autofree char *other = fighter_words (campaign, battle, second);
  g_autofree char *called = mu_converted_name (battle->name, battle->rules);
  g_autofree char *name = mu_trust_name (called, battle->trust);
  const char *const cells[]
      = { when, name, one, battle->winner == MU_SIDE_NONE ? _ ("drew") : _ ("beat"), other };
  mu_table_add_row (table, MU_ROW_NORMAL, cells);
}

void
mu_campaign_set_battles (MuPress *press, const MuCampaign *campaign)
{
  const MuColumn columns[] = {
    { _ ("Date"), MU_ALIGN_LEFT },
    { _ ("Battle"), MU_ALIGN_LEFT, .wraps = TRUE, .strong = TRUE },
    { _ ("Points left"), MU_ALIGN_LEFT, .wraps = TRUE },
    { "", MU_ALIGN_LEFT },
    { _ ("Points left"), MU_ALIGN_LEFT, .wraps = TRUE },
  };
  mu_press_heading (press, MU_STYLE_HEADING, _ ("Battles"));
  if (campaign->battles->len == 0) {
    mu_press_paragraph (press, MU_STYLE_BODY, _ ("No battle has been fought yet."));
    return;
  }
  MuTable *table = mu_table_new (columns, G_N_ELEMENTS (columns));
  for (guint i = 0; i < campaign->battles->len; i++)
    add_battle (table, campaign, campaign->battles->pdata[i]);
  mu_press_table (press, table);
}

/* --- fixtures --------------------------------------------------------------------- */

static void
add_fixture (MuTable *table, const MuCampaign *campaign, const MuFixture *fixture)
{
  const MuDate date = mu_campaign_date (campaign, fixture->day);
  g_autofree char *when = mu_date_in_words (&date);
  const char *const cells[]
      = { when, fixture->name, mu_campaign_side_words (campaign, fixture->side[MU_SIDE_A]),
          mu_campaign_side_words (campaign, fixture->side[MU_SIDE_B]) };
  mu_table_add_row (table, MU_ROW_NORMAL, cells);
}

void
mu_campaign_set_fixtures (MuPress *press, const MuCampaignReport *report)
{
  const MuColumn columns[] = {
    { _ ("Date"), MU_ALIGN_LEFT },
    { _ ("Fixture"), MU_ALIGN_LEFT, .wraps = TRUE, .strong = TRUE },
    { _ ("Side"), MU_ALIGN_LEFT, .wraps = TRUE },
    { _ ("Against"), MU_ALIGN_LEFT, .wraps = TRUE },
  };
  g_autoptr (MuTable) table = mu_table_new (columns, G_N_ELEMENTS (columns));
  gboolean any = FALSE;
  for (guint i = 0; i < report->fixtures->len; i++) {
    const MuFixture *fixture = report->fixtures->pdata[i];
    if (fixture->battle != 0)
      continue;
    add_fixture (table, report->campaign, fixture);
    any = TRUE;
  }
  if (!any)
    return;
  mu_press_heading (press, MU_STYLE_HEADING, _ ("Fixtures to come"));
  mu_press_table (press, g_steal_pointer (&table));
}

/* --- units --------------------------------------------------------------------------- */

static void
add_force (MuTable *table, const MuForce *force, const MuForceStrength *strength)
{
  const int away = strength ? strength->part[MU_FORCE_WOUNDED] + strength->part[MU_FORCE_STRAGGLING]
                                  + strength->part[MU_FORCE_CAPTURED]
                            : 0;
  g_autofree char *start = number (force->start);
  g_autofree char *now = number (force->figures);
  g_autofree char *back = number (away);
  g_autofree char *gone = number (strength ? strength->part[MU_FORCE_GONE] : 0);
  g_autofree char *battles = number (force->battles);
  g_autofree char *honours = number (strength ? strength->honours : 0);
  const char *const cells[]
      = { force->name, force->troop, start, now, back, gone, battles, honours };
  mu_table_add_row (table, MU_ROW_NORMAL, cells);
}

static void
add_side (MuTable *table, const MuCampaignSide *side, const GArray *strengths)
{
  const char *const group[] = { side->name };
  if (side->forces->len == 0)
    return;
  mu_table_add_row (table, MU_ROW_GROUP, group);
  for (guint i = 0; i < side->forces->len; i++) {
    const MuForceStrength *strength
        = strengths && i < strengths->len ? &g_array_index (strengths, MuForceStrength, i) : NULL;
    add_force (table, side->forces->pdata[i], strength);
  }
}

void
mu_campaign_set_forces (MuPress *press, const MuCampaignReport *report)
{
  const MuColumn columns[] = {
    { _ ("Unit"), MU_ALIGN_LEFT, .wraps = TRUE, .strong = TRUE },
    { _ ("Troops"), MU_ALIGN_LEFT, .wraps = TRUE },
    { _ ("Began"), MU_ALIGN_RIGHT },
    { _ ("Now"), MU_ALIGN_RIGHT },
    { _ ("Away"), MU_ALIGN_RIGHT },
    { _ ("Gone"), MU_ALIGN_RIGHT },
    { _ ("Battles"), MU_ALIGN_RIGHT },
    { _ ("Honours"), MU_ALIGN_RIGHT },
  };
  MuTable *table = mu_table_new (columns, G_N_ELEMENTS (columns));
  for (guint i = 0; i < report->campaign->sides->len; i++)
    add_side (table, report->campaign->sides->pdata[i], report->strengths[i]);
  mu_press_heading (press, MU_STYLE_HEADING, _ ("The forces"));
  mu_press_paragraph (
      press, MU_STYLE_SMALL,
      _ ("Away: wounded who will return, stragglers and prisoners. Gone: dead, or in "
         "another unit by now."));
  mu_press_table (press, table);
}
