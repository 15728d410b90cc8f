#include "app/service/night/club_night.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "app/service/campaign/campaign_battle.h"
#include "db/store.h"
#include "lists/system.h"
#include "lists/xml/data.h"
#include "reports/account/battle_report.h"
#include "reports/army/roster.h"
#include "reports/sheet/battle_sheet.h"

void
mu_club_night_free (MuClubNight *night)
{
  g_free (night->campaign);
  for (int side = 0; side < MU_SIDES; side++) {
    g_free (night->side[side]);
    g_clear_pointer (&night->issues[side], g_ptr_array_unref);
  }
  g_clear_pointer (&night->record, mu_battle_record_free);
  for (int paper = 0; paper < MU_NIGHT_PAPERS; paper++)
    g_free (night->paper[paper]);
  g_free (night);
}

/* --- the battle --------------------------------------------------------- */

/* An error for a side that has nobody to put into the field. */
static gboolean
check_army (const MuCampaign *campaign, const MuCampaignBattle *battle, MuSide side, GError **error)
{
  if (battle->list[side]->units->len > 0)
    return TRUE;
  if (campaign->cut_for != MU_CAMPAIGN_WHOLE) {
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                 _ ("%s: this copy of the campaign is cut to what one player may know. Its battles "
                    "are prepared in the umpire's copy."),
                 campaign->name);
    return FALSE;
  }
  const MuCampaignSide *who = g_ptr_array_index (campaign->sides, battle->side[side]);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED,
               _ ("%s: %s has no troops left, the war is over. Take its last battle back, or begin "
                  "another campaign or club file."),
               campaign->name, who->name);
  return FALSE;
}

/* Where the rules have papers to plan. */
static gboolean
plan_sides (MuClub *club, MuBattleRecord *record, GError **error)
{
  if (!mu_system_can (record->rules, MU_DEED_DEPLOY))
    return TRUE;
  return mu_battle_plan_side (record, MU_SIDE_A, mu_club_books (club), error)
         && mu_battle_plan_side (record, MU_SIDE_B, mu_club_books (club), error);
}

MuBattleRecord *
mu_club_campaign_battle (MuClub *club, const MuCampaign *campaign, const int sides[MU_SIDES],
                         const char *name, guint64 seed, MuSeedOrigin origin, GError **error)
{
  const MuBattlePlan plan = { .name = name, .seed = seed, .origin = origin };
  return mu_club_campaign_battle_as (club, campaign, sides, &plan, error);
}

MuBattleRecord *
mu_club_campaign_battle_as (MuClub *club, const MuCampaign *campaign, const int sides[MU_SIDES],
                            const MuBattlePlan *wish, GError **error)
{
  MuBattlePlan plan = *wish;
  g_auto (MuCampaignBattle) battle = { 0 };
  if (!mu_club_read_books (club, error)
      || !mu_campaign_battle_find (mu_club_store (club), campaign, sides, &battle, error)
      || !check_army (campaign, &battle, MU_SIDE_A, error)
      || !check_army (campaign, &battle, MU_SIDE_B, error))
    return NULL;
  mu_campaign_battle_put (&battle, campaign, &plan);
  g_autoptr (MuBattleRecord) record = mu_battle_prepare (&plan, error);
  if (!record || !plan_sides (club, record, error)
      || !mu_battle_fight (record, NULL, NULL, NULL, error))
    return NULL;
  return g_steal_pointer (&record);
}

/* The list that a side began with, if the club still has it, and what the
 * check says: the survivors themselves owe the book nothing. */
static gboolean
check_list (MuClub *club, MuClubNight *night, MuSide side, GError **error)
{
  g_autoptr (GError) missing = NULL;
  const char *name = night->record->side[side].list->name;
  gint64 id = mu_store_find_list (mu_club_store (club), name, &missing);
  if (id == 0) {
    if (g_error_matches (missing, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND))
      return TRUE;
    g_propagate_error (error, g_steal_pointer (&missing));
    return FALSE;
  }
  g_autoptr (MuList) list = mu_store_list (mu_club_store (club), id, error);
  if (!list)
    return FALSE;
  night->as_built[side] = TRUE;
  night->issues[side] = mu_club_check (club, list);
  night->points[side] = mu_list_points (list);
  night->points_limit[side] = list->points_limit;
  return TRUE;
}

/* --- the papers --------------------------------------------------------- */

#define WORD_MAX 60 /* letters of a name in the name of a file */

/* "Rome" to "rome": letters and digits, the rest a hyphen. */
static char *
file_word (const char *name)
{
  g_autofree char *plain = g_str_to_ascii (name, "C");
  g_autofree char *word = g_ascii_strdown (plain, -1);
  g_strcanon (word, "abcdefghijklmnopqrstuvwxyz0123456789", '-');
  word[MIN (strlen (word), WORD_MAX)] = '\0';
  return word[0] ? g_steal_pointer (&word) : g_strdup ("army");
}

static char *
paper_name (const MuClubNight *night, MuNightPaper paper, int number)
{
  switch (paper) {
  case MU_NIGHT_ROSTER_A:
  case MU_NIGHT_ROSTER_B: {
    g_autofree char *army = file_word (night->side[paper == MU_NIGHT_ROSTER_B]);
    return g_strdup_printf ("evening-%d-roster-%c-%s.pdf", number,
                            paper == MU_NIGHT_ROSTER_A ? 'a' : 'b', army);
  }
  case MU_NIGHT_REPORT:
    return g_strdup_printf ("evening-%d-battle-report.pdf", number);
  case MU_NIGHT_SHEET:
    return g_strdup_printf ("evening-%d-battle-sheet.xml", number);
  case MU_NIGHT_PAPERS:
    break;
  }
  g_return_val_if_reached (NULL);
}

/* Names for this number; FALSE if one of them is taken. */
static gboolean
name_papers (MuClubNight *night, const char *folder, int number)
{
  gboolean all_new = TRUE;
  for (int paper = 0; paper < MU_NIGHT_PAPERS; paper++) {
    g_autofree char *name = paper_name (night, (MuNightPaper) paper, number);
    g_free (night->paper[paper]);
    night->paper[paper] = g_build_filename (folder, name, NULL);
    if (g_file_test (night->paper[paper], G_FILE_TEST_EXISTS))
      all_new = FALSE;
  }
  return all_new;
}

static gboolean
write_roster (MuClub *club, const MuClubNight *night, MuSide side, MuPaper size, const char *path,
              GError **error)
{
  const MuList *list = night->record->side[side].list;
  g_autoptr (MuSheets) sheets
      = mu_roster_sheets (list, &night->record->readings, mu_club_book_of (club, list), size);
  return mu_sheets_write_pdf (sheets, path, error);
}

static gboolean
write_paper (MuClub *club, const MuClubNight *night, MuNightPaper paper, MuPaper size,
             GError **error)
{
  const char *path = night->paper[paper];
  switch (paper) {
  case MU_NIGHT_ROSTER_A:
    return write_roster (club, night, MU_SIDE_A, size, path, error);
  case MU_NIGHT_ROSTER_B:
    return write_roster (club, night, MU_SIDE_B, size, path, error);
  case MU_NIGHT_REPORT: {
    const MuBook *book[MU_SIDES];
    mu_battle_report_books (night->record, mu_club_books (club), book);
    g_autofree char *day = mu_battle_day (night->record, mu_club_books (club));
    g_autoptr (MuSheets) sheets = mu_battle_report_sheets (night->record, book, day, size);
    return mu_sheets_write_pdf (sheets, path, error);
  }
  case MU_NIGHT_SHEET:
    return mu_battle_sheet_write_file (night->record, path, error);
  case MU_NIGHT_PAPERS:
    break;
  }
  g_return_val_if_reached (FALSE);
}

static void
remove_papers (const MuClubNight *night, const char *folder)
{
  for (int paper = 0; paper < MU_NIGHT_PAPERS; paper++)
    g_unlink (night->paper[paper]);
  g_rmdir (folder); /* goes only if it is empty */
}

static gboolean
write_papers (MuClub *club, MuClubNight *night, const char *folder, MuPaper size, GError **error)
{
  if (!mu_folder_make (folder, error))
    return FALSE;
  for (int number = night->evening; !name_papers (night, folder, number); number++)
    ;
  for (int paper = 0; paper < MU_NIGHT_PAPERS; paper++)
    if (!write_paper (club, night, (MuNightPaper) paper, size, error)) {
      remove_papers (night, folder);
      return FALSE;
    }
  return TRUE;
}

/* --- the evening -------------------------------------------------------- */

static MuCampaign *
sample_campaign (MuClub *club, GError **error)
{
  if (!mu_club_add_samples (club, error))
    return NULL;
  gint64 id = mu_store_find_campaign (mu_club_store (club), MU_CLUB_NIGHT_CAMPAIGN, error);
  return id != 0 ? mu_store_campaign (mu_club_store (club), id, error) : NULL;
}

static gboolean
fight (MuClub *club, MuClubNight *night, const MuCampaign *campaign, const MuClubNightPlan *plan,
       GError **error)
{
  g_autofree char *name = night->evening == 1
                              ? g_strdup (_ ("Zama"))
                              : g_strdup_printf (_ ("Zama, evening %d"), night->evening);
  static const int sides[MU_SIDES] = { MU_SIDE_A, MU_SIDE_B };
  night->record
      = mu_club_campaign_battle (club, campaign, sides, name, plan->seed, plan->origin, error);
  return night->record != NULL;
}

static MuClubNight *
begin (const MuCampaign *campaign)
{
  MuClubNight *night = g_new0 (MuClubNight, 1);
  night->evening = (int) campaign->battles->len + 1;
  night->campaign = g_strdup (campaign->name);
  night->year = campaign->year;
  night->month = campaign->month;
  for (guint side = 0; side < MU_SIDES; side++) {
    const MuCampaignSide *who = g_ptr_array_index (campaign->sides, side);
    night->side[side] = g_strdup (who->name);
  }
  return night;
}

MuClubNight *
mu_club_night_play (MuClub *club, const MuClubNightPlan *plan, GError **error)
{
  const char *folder = plan->folder ? plan->folder : MU_CLUB_NIGHT_FOLDER;
  g_autoptr (MuCampaign) campaign = sample_campaign (club, error);
  if (!campaign)
    return NULL;

  g_autoptr (MuClubNight) night = begin (campaign);
  if (!fight (club, night, campaign, plan, error) || !check_list (club, night, MU_SIDE_A, error)
      || !check_list (club, night, MU_SIDE_B, error)
      || !write_papers (club, night, folder, plan->paper, error))
    return NULL;
  if (!mu_store_record_campaign_battle (mu_club_store (club), campaign->id, night->record,
                                        &night->battle, error)) {
    remove_papers (night, folder);
    return NULL;
  }
  return g_steal_pointer (&night);
}
