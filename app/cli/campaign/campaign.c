/* Campaigns: armies that keep their losses. */
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <inttypes.h>
#include <string.h>

#include "app/cli/battle/battle_words.h"
#include "app/cli/campaign/campaign_converted.h"
#include "app/cli/club/armies.h"
#include "app/cli/club/house_rules.h"
#include "app/cli/club/list_file.h"
#include "app/cli/core/out.h"
#include "app/cli/core/words.h"
#include "app/cli/run.h"
#include "app/service/night/club_night.h"
#include "db/campaign/campaigns.h"
#include "db/store.h"
#include "reports/account/trust_words.h"
#include "reports/document/date_words.h"
#include "reports/sheet/battle_sheet.h"

/* --- new ---------------------------------------------------------------- */

/* "Rome=LIST" to the side's name (the caller's) and the list's number. */
static gboolean
read_side (MuStore *store, const char *text, char **name, gint64 *list, GError **error)
{
  const char *equals = strchr (text, '=');
  if (!equals || equals == text || equals[1] == '\0') {
    g_set_error (error, MU_CALL_ERROR, 0,
                 _ ("--side: “%s”: expected a name and a list of the club, as in Rome=LIST"), text);
    return FALSE;
  }
  *list = mu_store_find_list (store, equals + 1, error);
  *name = g_strndup (text, (gsize) (equals - text));
  return *list != 0;
}

/* Names and lists of all sides into the plan; names gets the names to free. */
static gboolean
read_sides (MuCall *call, MuStore *store, MuCampaignPlan *plan, GPtrArray *names, GError **error)
{
  const GPtrArray *sides = mu_call_texts (call, "side");
  plan->sides = (int) sides->len;
  for (guint i = 0; i < sides->len; i++) {
    char *name = NULL;
    const gboolean read
        = read_side (store, g_ptr_array_index (sides, i), &name, &plan->list[i], error);
    g_ptr_array_add (names, name);
    plan->side_name[i] = name;
    if (!read)
      return FALSE;
  }
  return TRUE;
}

static gint64
add_campaign (MuCall *call, MuStore *store, GError **error)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  MuReadings readings;
  if (!mu_call_readings (call, &readings, error))
    return 0;
  MuCampaignPlan plan = {
    .name = mu_call_argument (call, 0),
    .year = mu_call_year (call, "year", 0),
    .month = (int) mu_call_number (call, "month", 1),
    .day = (int) mu_call_number (call, "day", 1),
    .region = (MuRegion) mu_call_choice (call, "region", MU_REGION_MEDITERRANEAN),
    .country = (MuCountry) mu_call_choice (call, "country", MU_COUNTRY_PLAIN),
    .readings = &readings,
  };
  if (!read_sides (call, store, &plan, names, error))
    return 0;
  gint64 id = 0;
  return mu_store_add_campaign (store, &plan, &id, error) ? id : 0;
}

MuExit
mu_run_campaign_new (MuCall *call)
{
  GError *error = NULL;
  const char *name = mu_call_argument (call, 0);
  const guint sides = mu_call_texts (call, "side")->len;
  if (sides < MU_SIDES || sides > MU_CAMPAIGN_SIDES_MAX)
    return mu_complain (_ ("--side: a campaign has two to twelve sides; expected --side as often"));
  if (name[0] == '\0')
    return mu_complain (_ ("NAME is empty: what is the campaign called?"));
  MuClub *club = mu_call_club (call, &error);
  gint64 id = club ? add_campaign (call, mu_club_store (club), &error) : 0;
  if (id == 0)
    return mu_complain_error (error);
  mu_out_number (call, "id", id);
  mu_out_text (call, "name", name);
  mu_say (call, _ ("“%s” has begun\n"), name);
  return MU_EXIT_DONE;
}

/* --- looking ------------------------------------------------------------ */

static void
show_row (MuCall *call, const MuCampaignRow *row)
{
  g_autofree char *year = g_strdup_printf ("%d", row->year);
  g_autofree char *month = g_strdup_printf ("%d", row->month);
  g_autofree char *battles = g_strdup_printf ("%d", row->battles);
  mu_out_row (call, "campaign", row->name, year, month, battles, NULL);
  g_autofree char *name = mu_pad (row->name, 40);
  g_autofree char *when = mu_month_in_words (row->year, row->month);
  mu_say (call, ngettext ("%s  %s, %d battle\n", "%s  %s, %d battles\n", (gulong) row->battles),
          name, when, row->battles);
}

MuExit
mu_run_campaign_ls (MuCall *call)
{
  GError *error = NULL;
  MuClub *club = mu_call_club (call, &error);
  if (!club)
    return mu_complain_error (error);
  g_autoptr (GPtrArray) rows = mu_store_campaigns (mu_club_store (club), &error);
  if (!rows)
    return mu_complain_error (error);
  for (guint i = 0; i < rows->len; i++)
    show_row (call, g_ptr_array_index (rows, i));
  if (rows->len == 0)
    mu_say (call, "%s\n", _ ("The club has no campaign yet."));
  return MU_EXIT_DONE;
}

static void
put_campaign (MuCall *call, const MuCampaign *campaign)
{
  mu_out_text (call, "name", campaign->name);
  mu_out_number (call, "year", campaign->year);
  mu_out_number (call, "month", campaign->month);
  mu_out_text (call, "region", mu_region_key (campaign->region));
  mu_out_text (call, "country", mu_country_key (campaign->country));
}

static void
say_campaign (MuCall *call, const MuCampaign *campaign)
{
  const MuDate today = mu_campaign_date (campaign, campaign->day);
  g_autofree char *when = mu_date_in_words (&today);
  mu_say (call,
          ngettext ("%s, %s: %u battle fought\n", "%s, %s: %u battles fought\n",
                    campaign->battles->len),
          campaign->name, when, campaign->battles->len);
}

static void
show_force (MuCall *call, const char *side, const MuForce *force)
{
  g_autofree char *position = g_strdup_printf ("%d", force->position);
  g_autofree char *start = g_strdup_printf ("%d", force->start);
  g_autofree char *figures = g_strdup_printf ("%d", force->figures);
  g_autofree char *battles = g_strdup_printf ("%d", force->battles);
  mu_out_row (call, "force", side, position, force->name, force->troop, start, figures, battles,
              NULL);
  g_autofree char *name = mu_pad (force->name, 34);
  g_autofree char *troop = mu_pad (force->troop, 22);
  mu_say (call, _ ("  %s  %s %3d of %3d\n"), name, troop, force->figures, force->start);
}

static void
show_side (MuCall *call, const MuCampaignSide *side, int which)
{
  const char *key = mu_campaign_side_key (which);
  g_autofree char *won = g_strdup_printf ("%d", side->won);
  g_autofree char *drawn = g_strdup_printf ("%d", side->drawn);
  g_autofree char *lost = g_strdup_printf ("%d", side->lost);
  mu_out_row (call, "side", key, side->name, won, drawn, lost, NULL);
  mu_say (call, _ ("\n%s: won %d, drawn %d, lost %d\n"), side->name, side->won, side->drawn,
          side->lost);
  for (guint i = 0; i < side->forces->len; i++)
    show_force (call, key, g_ptr_array_index (side->forces, i));
}

static const char *
side_name (const MuCampaign *campaign, int position)
{
  return ((const MuCampaignSide *) g_ptr_array_index (campaign->sides, (guint) position))->name;
}

static void
show_battle_row (MuCall *call, const MuCampaign *campaign, const MuBattleRow *row)
{
  g_autofree char *id = g_strdup_printf ("%" G_GINT64_FORMAT, row->id);
  g_autofree char *share_a = mu_share_key (row->left_quarters[0], row->start_quarters[0]);
  g_autofree char *share_b = mu_share_key (row->left_quarters[1], row->start_quarters[1]);
  mu_out_row (call, "battle", id, row->name, row->fought_on, mu_winner_key (row->winner), share_a,
              share_b, mu_campaign_side_key (row->side[MU_SIDE_A]),
              mu_campaign_side_key (row->side[MU_SIDE_B]), NULL);
  g_autofree char *name = mu_pad (row->name, 34);
  const char *winner = _ ("a draw");
  if (row->winner != MU_SIDE_NONE)
    winner = side_name (campaign, row->side[row->winner]);
  const MuDate date = mu_campaign_date (campaign, row->day);
  g_autofree char *words = mu_date_in_words (&date);
  g_autofree char *day = mu_pad (words, 21);
  g_autofree char *told = mu_converted_name (winner, row->rules);
  g_autofree char *result = mu_trust_name (told, row->trust);
  mu_say (call, _ ("  %4s  %s  %s  %s\n"), id, day, name, result);
}

static void
say_cut (MuCall *call, const MuCampaign *campaign)
{
  if (campaign->cut_for == MU_CAMPAIGN_WHOLE)
    return;
  mu_out_text (call, "cut", mu_campaign_side_key (campaign->cut_for));
  mu_say (call, _ ("A copy cut to what %s may know\n"), side_name (campaign, campaign->cut_for));
}

MuExit
mu_run_campaign_show (MuCall *call)
{
  GError *error = NULL;
  g_autoptr (MuCampaign) campaign = mu_find_campaign (call, mu_call_argument (call, 0), &error);
  if (!campaign)
    return mu_complain_error (error);
  put_campaign (call, campaign);
  say_campaign (call, campaign);
  say_cut (call, campaign);
  mu_say_house_rules (call, &campaign->readings);
  for (guint i = 0; i < campaign->sides->len; i++)
    show_side (call, g_ptr_array_index (campaign->sides, i), (int) i);
  if (campaign->battles->len > 0)
    mu_say (call, "\n%s\n", _ ("Battles"));
  for (guint i = 0; i < campaign->battles->len; i++)
    show_battle_row (call, campaign, g_ptr_array_index (campaign->battles, i));
  return MU_EXIT_DONE;
}

MuExit
mu_run_campaign_army (MuCall *call)
{
  GError *error = NULL;
  const char *path = mu_call_text (call, "output");
  g_autoptr (MuCampaign) campaign = mu_find_campaign (call, mu_call_argument (call, 0), &error);
  if (!campaign)
    return mu_complain_error (error);
  g_autoptr (MuList) army = mu_find_side_army (call, campaign, mu_call_argument (call, 1), &error);
  if (!army || !mu_write_list_file (call, army, path, &error))
    return mu_complain_error (error);
  mu_out_text (call, "file", path);
  mu_say (call, _ ("The army as it stands is written to %s\n"), path);
  return MU_EXIT_DONE;
}

/* --- battles ------------------------------------------------------------ */

static MuExit
record_battle (MuCall *call, const MuCampaign *campaign, const int *sides,
               const MuBattleRecord *record, gint64 *id)
{
  GError *error = NULL;
  MuStore *store = mu_club_store (mu_call_club (call, NULL));
  if (mu_store_record_battle_of_sides (store, campaign->id, sides, record, id, &error))
    return MU_EXIT_DONE;
  return mu_refuse_unproved (error);
}

/* The second player's sheet, if there is one, says the same; else it is shown and told. */
static MuExit
check_other (MuCall *call, const MuBattleRecord *record)
{
  GError *error = NULL;
  if (mu_call_count (call) < 3)
    return MU_EXIT_DONE;
  g_autoptr (MuBattleRecord) other
      = mu_battle_sheet_read_fought (mu_call_argument (call, 2), &error);
  if (!other)
    return mu_complain_error (error);
  if (!mu_say_differences (call, record, other))
    return MU_EXIT_DONE;
  mu_say (call, "%s\n",
          _ ("Nothing is recorded: the sheets do not agree. Record the one that is right alone."));
  return MU_EXIT_NO;
}

MuExit
mu_run_campaign_record (MuCall *call)
{
  GError *error = NULL;
  int sides[MU_SIDES];
  const gboolean told = mu_call_has (call, "side");
  g_autoptr (MuBattleRecord) record
      = mu_battle_sheet_read_fought (mu_call_argument (call, 1), &error);
  g_autoptr (MuCampaign) campaign
      = record ? mu_find_campaign (call, mu_call_argument (call, 0), &error) : NULL;
  if (!campaign || (told && !mu_find_sides (campaign, mu_call_texts (call, "side"), sides, &error)))
    return mu_complain_error (error);
  gint64 id;
  record->on_word = mu_call_has (call, "on-word");
  MuExit answer = check_other (call, record);
  if (answer == MU_EXIT_DONE)
    answer = record_battle (call, campaign, told ? sides : NULL, record, &id);
  if (answer != MU_EXIT_DONE)
    return answer;
  mu_out_number (call, "battle", id);
  mu_say (call, _ ("“%s” is recorded in %s as battle %" PRId64 "\n"), record->name, campaign->name,
          id);
  mu_say (call, "%s\n", mu_trust_sentence (mu_battle_trust (record, NULL)));
  mu_say_result (call, record);
  return MU_EXIT_DONE;
}

static MuBattleRecord *
fight_battle (MuCall *call, const MuCampaign *campaign, const int sides[MU_SIDES], GError **error)
{
  const MuBattlePlan wish = { .name = mu_call_text (call, "name"),
                              .by = mu_call_has (call, "hexes") ? MU_RULES_ABD : 0,
                              .seed = mu_call_seed (call),
                              .origin = mu_call_seed_origin (call) };
  return mu_club_campaign_battle_as (mu_call_club (call, NULL), campaign, sides, &wish, error);
}

/* Converted armies are told by their own units. */
static void
say_battle (MuCall *call, const MuBattleRecord *record, const MuCampaignBattle *battle, gint64 id)
{
  mu_out_battle (call, record);
  mu_say_result (call, record);
  mu_say (call, "\n");
  mu_say_preliminaries (call, record);
  if (mu_battle_conversion (record->rules))
    mu_say_converted (call, record, battle);
  else
    mu_say_losses (call, record);
  mu_out_new_seed (call);
  if (id != 0)
    mu_out_number (call, "battle", id);
  if (mu_call_has (call, "log"))
    mu_show_log (call, record);
}

MuExit
mu_run_campaign_battle (MuCall *call)
{
  GError *error = NULL;
  int sides[MU_SIDES];
  const char *sheet = mu_call_text (call, "sheet");
  g_autoptr (MuCampaign) campaign = mu_find_campaign (call, mu_call_argument (call, 0), &error);
  if (!campaign || !mu_find_sides (campaign, mu_call_texts (call, "side"), sides, &error))
    return mu_complain_error (error);
  g_autoptr (MuBattleRecord) record = fight_battle (call, campaign, sides, &error);
  g_auto (MuCampaignBattle) battle = { 0 };
  if (record
      && !mu_campaign_battle_find (mu_club_store (mu_call_club (call, NULL)), campaign, sides,
                                   &battle, &error))
    return mu_complain_error (error);
  gboolean was_there = sheet && g_file_test (sheet, G_FILE_TEST_EXISTS);
  if (!record || (sheet && !mu_battle_sheet_write_file (record, sheet, &error)))
    return mu_complain_error (error);

  gint64 id = 0;
  if (!mu_call_has (call, "unrecorded")) {
    MuExit answer = record_battle (call, campaign, sides, record, &id);
    if (answer != MU_EXIT_DONE && sheet && !was_there)
      g_unlink (sheet);
    if (answer != MU_EXIT_DONE)
      return answer;
  }
  say_battle (call, record, &battle, id);
  return MU_EXIT_DONE;
}
