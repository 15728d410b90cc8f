/* Points, the casualty table, the random factor. */
#include <glib/gi18n.h>
#include <inttypes.h>

#include "app/cli/house_rules.h"
#include "app/cli/out.h"
#include "app/cli/troops.h"
#include "app/cli/wrg.h"
#include "rules/wrg/casualties.h"
#include "rules/wrg/points.h"
#include "rules/wrg/random.h"

MuExit
mu_run_wrg_points (MuCall *call)
{
  MuWrgTroop troop;
  GError *error = NULL;
  MuWrgReadings readings;
  if (!mu_call_readings (call, &readings, &error))
    return mu_complain_error (error);
  MuExit answer = mu_read_lawful_troop (mu_call_argument (call, 0), &troop);
  if (answer != MU_EXIT_DONE)
    return answer;

  int points;
  MuTrace trace;
  MuRule rule = mu_wrg_points_figure (&troop, &trace, &points);
  if (rule != MU_RULE_NONE)
    return mu_answer_no (_ ("“%s”: the rules forbid it: %s (%s)"), mu_call_argument (call, 0),
                         _ (mu_rule_words (rule)), mu_rule_id (rule));
  mu_out_number (call, "points", points);
  if (mu_wrg_type_is_model (troop.type))
    mu_say (call,
            ngettext ("%d point a crew figure\n", "%d points a crew figure\n", (gulong) points),
            points);
  else
    mu_say (call, ngettext ("%d point a figure\n", "%d points a figure\n", (gulong) points),
            points);
  mu_say_trace (call, &trace);
  return MU_EXIT_DONE;
}

MuExit
mu_run_wrg_casualties (MuCall *call)
{
  gint64 factor, figures;
  GError *error = NULL;
  MuWrgReadings readings;
  if (!mu_call_readings (call, &readings, &error))
    return mu_complain_error (error);
  if (!mu_read_number ("FACTOR", mu_call_argument (call, 0), G_MININT32, G_MAXINT32, &factor,
                       &error)
      || !mu_read_number ("FIGURES", mu_call_argument (call, 1), 0, MU_FIGURES_MOST, &figures,
                          &error))
    return mu_complain_error (error);

  int casualties = mu_wrg_casualties (&readings, (int) factor, (int) figures);
  mu_out_number (call, "casualties", casualties);
  mu_say (call, ngettext ("%d casualty\n", "%d casualties\n", (gulong) casualties), casualties);
  mu_say (call, _ ("  factor %+" PRId64 ", %" PRId64 " figures  %s\n"), factor, figures,
          _ (mu_rule_section (MU_RULE_WRG_CASUALTIES_TABLE)));
  return MU_EXIT_DONE;
}

static MuRule
random_rule (gboolean melee, MuWrgClass class)
{
  switch (class) {
  case MU_WRG_A:
  case MU_WRG_B:
    return melee ? MU_RULE_WRG_RANDOM_MELEE_AB : MU_RULE_WRG_RANDOM_SHOOTING;
  case MU_WRG_C:
    return melee ? MU_RULE_WRG_RANDOM_MELEE_C : MU_RULE_WRG_RANDOM_SHOOTING;
  case MU_WRG_D:
    return melee ? MU_RULE_WRG_RANDOM_MELEE_D : MU_RULE_WRG_RANDOM_D_CLASS;
  }
  return MU_RULE_NONE;
}

MuExit
mu_run_wrg_random (MuCall *call)
{
  gboolean melee = mu_call_choice (call, "phase", 0) == 1;
  MuWrgClass class = (MuWrgClass) mu_call_choice (call, "class", 0);
  int minus = (int) mu_call_number (call, "minus", 0);
  int plus = (int) mu_call_number (call, "plus", 0);
  gboolean general = mu_call_has (call, "general");
  GError *error = NULL;
  MuWrgReadings readings;
  if (!mu_call_readings (call, &readings, &error))
    return mu_complain_error (error);
  if (general && !melee)
    return mu_complain (_ ("--general: a general counts in hand-to-hand only, not in shooting"));

  int random = melee ? mu_wrg_random_melee (&readings, class, minus, plus, general)
                     : mu_wrg_random_shoot (class, minus, plus);
  mu_out_number (call, "random", random);
  MuRule rule = random_rule (melee, class);
  if (random == 0)
    mu_say (call, "%s\n", _ ("random factor 0"));
  else
    mu_say (call, _ ("random factor %+d\n"), random);
  mu_say (call, _ ("  plus die %d, minus die %d: %s  %s\n"), plus, minus, _ (mu_rule_words (rule)),
          _ (mu_rule_section (rule)));
  if (general)
    mu_say (call, "  %s\n", _ (mu_rule_words (MU_RULE_WRG_RANDOM_MELEE_GENERAL)));
  return MU_EXIT_DONE;
}
