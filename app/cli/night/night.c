/* The club night in the terminal, and the sample armies it needs. */
#include <glib/gi18n.h>
#include <inttypes.h>

#include "app/cli/battle/battle_words.h"
#include "app/cli/core/out.h"
#include "app/cli/core/words.h"
#include "app/cli/run.h"
#include "app/service/night/club_night.h"
#include "reports/document/date_words.h"

MuExit
mu_run_samples (MuCall *call)
{
  GError *error = NULL;
  MuClub *club = mu_call_club (call, &error);
  if (!club || !mu_club_add_samples (club, &error))
    return mu_complain_error (error);
  mu_out_text (call, "campaign", MU_CLUB_NIGHT_CAMPAIGN);
  mu_say (call, _ ("The sample armies and “%s” are in %s\n"), MU_CLUB_NIGHT_CAMPAIGN,
          mu_call_club_path (call));
  return MU_EXIT_DONE;
}

static void
say_list (MuCall *call, const MuClubNight *night, MuSide side)
{
  const char *name = night->record->side[side].list->name;
  if (!night->as_built[side])
    return;
  g_autofree char *points = mu_points_words (night->points[side]);
  g_autofree char *limit = mu_points_words (night->points_limit[side]);
  if (mu_issues_legal (night->issues[side]))
    mu_say (call, _ ("%s is a legal list, %s of %s points.\n"), name, points, limit);
  else
    mu_say (call, _ ("%s is not a legal list; “muster list check” says why.\n"), name);
}

static void
put_night (MuCall *call, const MuClubNight *night)
{
  mu_out_battle (call, night->record);
  mu_out_new_seed (call);
  mu_out_number (call, "battle", night->battle);
  mu_out_number (call, "evening", night->evening);
  for (int paper = 0; paper < MU_NIGHT_PAPERS; paper++)
    mu_out_text (call, "paper", night->paper[paper]);
}

static void
say_night (MuCall *call, const MuClubNight *night)
{
  g_autofree char *when = mu_month_in_words (night->year, night->month);
  mu_say_result (call, night->record);
  mu_say (call, _ ("%s, %s: evening %d of %s.\n\n"), night->record->name, when, night->evening,
          night->campaign);
  say_list (call, night, MU_SIDE_A);
  say_list (call, night, MU_SIDE_B);
  mu_say_preliminaries (call, night->record);
  mu_say (call,
          ngettext ("%d period was fought.\n", "%d periods were fought.\n",
                    (gulong) night->record->periods),
          night->record->periods);
  mu_say_losses (call, night->record);
  mu_say (call, "\n%s\n", _ ("Papers"));
  for (int paper = 0; paper < MU_NIGHT_PAPERS; paper++)
    mu_say (call, "  %s\n", night->paper[paper]);
  mu_say (call,
          _ ("\nRecorded as battle %" PRId64 " (seed %" PRIu64
             "). Another evening goes on with what\nsurvived: muster night\n"),
          night->battle, night->record->seed);
}

MuExit
mu_run_night (MuCall *call)
{
  GError *error = NULL;
  MuClub *club = mu_call_club (call, &error);
  if (!club)
    return mu_complain_error (error);
  MuClubNightPlan plan = {
    .folder = mu_call_text (call, "dir"),
    .seed = mu_call_seed (call),
    .origin = mu_call_seed_origin (call),
    .paper = (MuPaper) mu_call_choice (call, "paper", MU_PAPER_A4),
  };
  g_autoptr (MuClubNight) night = mu_club_night_play (club, &plan, &error);
  if (!night)
    return mu_complain_error (error);
  put_night (call, night);
  say_night (call, night);
  return MU_EXIT_DONE;
}
