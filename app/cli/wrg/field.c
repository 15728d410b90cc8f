/* Battlefields: whether they are possible, and what they look like. */
#include <glib/gi18n.h>

#include "app/cli/battle/field_plan.h"
#include "app/cli/club/house_rules.h"
#include "app/cli/core/out.h"
#include "app/cli/run.h"
#include "rules/wrg/field/pieces.h"
#include "rules/wrg/field/way.h"

#define FAULTS_MOST 64 /* that are told of one file */

static void
show_issue (MuCall *call, const char *key, const char *heading, int feature, const char *message)
{
  g_autofree char *number = g_strdup_printf ("%d", feature + 1);
  mu_out_row (call, "issue", "error", key, number, message, NULL);
  mu_say_wrapped (call, 2, message);
  if (*heading)
    mu_say (call, "    %s\n", heading);
}

/* --- possible at all? --------------------------------------------------- */

static int
show_faults (MuCall *call, const MuFieldPlan *plan, const MuBattlefield *field)
{
  MuBattlefieldFault fault[FAULTS_MOST];
  const int count = mu_battlefield_faults (field, fault, FAULTS_MOST);
  for (int i = 0; i < MIN (count, FAULTS_MOST); i++) {
    g_autofree char *words = mu_field_plan_fault_words (plan, &fault[i]);
    show_issue (call, mu_battlefield_answer_key (fault[i].answer), "", fault[i].feature, words);
  }
  return count;
}

/* --- by the terrain rules? ---------------------------------------------- */

static int
show_forbidden (MuCall *call, const MuFieldPlan *plan, const MuBattlefield *field,
                const MuReadings *readings)
{
  int count = 0;
  for (int i = 0; i < field->count; i++) {
    const MuRule rule = mu_wrg_feature_forbidden (readings, field, i, plan->scale, plan->country);
    if (rule == MU_RULE_NONE)
      continue;
    g_autofree char *who = mu_field_plan_feature_words (plan, i);
    g_autofree char *words = g_strdup_printf ("%s: %s", who, _ (mu_rule_words (rule)));
    show_issue (call, mu_rule_id (rule), mu_rule_shown (call, rule), i, words);
    count++;
  }
  return count;
}

static void
say_verdict (MuCall *call, const char *path, const MuFieldPlan *plan, int issues)
{
  mu_out_text (call, "verdict", issues ? "impossible" : "possible");
  if (issues == 0)
    mu_say (call, _ ("%s: “%s” is possible, %d by %d paces\n"), path, plan->name, plan->width,
            plan->depth);
  else
    mu_say (call,
            ngettext ("%s: “%s” cannot be so, %d thing is wrong\n",
                      "%s: “%s” cannot be so, %d things are wrong\n", (gulong) issues),
            path, plan->name, issues);
}

static MuExit
check_file (MuCall *call, const char *path, const MuReadings *readings)
{
  GError *error = NULL;
  g_autoptr (MuFieldPlan) plan = mu_field_plan_read_file (path, &error);
  if (!plan)
    return mu_complain_error (error);
  g_autofree MuBattlefield *field = mu_field_plan_battlefield (plan);
  mu_out_text (call, "file", path);
  mu_out_number (call, "width", plan->width);
  mu_out_number (call, "depth", plan->depth);
  mu_out_number (call, "features", field->count);
  int issues = show_faults (call, plan, field);
  if (mu_call_has (call, "chosen"))
    issues += show_forbidden (call, plan, field, readings);
  say_verdict (call, path, plan, issues);
  return issues ? MU_EXIT_NO : MU_EXIT_DONE;
}

MuExit
mu_run_field_check (MuCall *call)
{
  MuExit worst = MU_EXIT_DONE;
  MuReadings readings;
  GError *error = NULL;
  if (!mu_call_readings (call, &readings, &error))
    return mu_complain_error (error);
  for (guint i = 0; i < mu_call_count (call); i++) {
    const MuExit exit = check_file (call, mu_call_argument (call, i), &readings);
    worst = MAX (worst, exit);
  }
  return worst;
}

MuExit
mu_run_field_show (MuCall *call)
{
  GError *error = NULL;
  g_autoptr (MuFieldPlan) plan = mu_field_plan_open (mu_call_argument (call, 0), &error);
  g_autofree MuTerrain *terrain
      = plan ? mu_field_plan_terrain (plan, &mu_wrg_terrain_terms, &error) : NULL;
  if (!terrain)
    return mu_complain_error (error);
  mu_out_text (call, "name", plan->name);
  mu_out_number (call, "width", plan->width);
  mu_out_number (call, "depth", plan->depth);
  mu_say (call, _ ("%s, %d by %d paces\n"), plan->name, plan->width, plan->depth);
  mu_say_field_plan (call, plan, terrain);
  mu_show_field_features (call, plan);
  if (*plan->notes)
    mu_say_wrapped (call, 2, plan->notes);
  return MU_EXIT_DONE;
}
