/* Whether battlefields are such as the terrain rules of Fast Play let players choose. */
#include <glib/gi18n.h>
#include <string.h>

#include "app/cli/core/out.h"
#include "app/cli/run.h"
#include "lists/field/field.h"
#include "rules/awfp/field/pieces.h"

static const char *const scale_keys[] = { "small", "medium", "large", NULL };
G_STATIC_ASSERT (G_N_ELEMENTS (scale_keys) == MU_AWFP_SCALES + 1);

/* As the caller has it, else as the field's figures are. */
static MuAwfpScale
scale_of (MuCall *call, const MuFieldPlan *plan)
{
  const char *said = mu_call_text (call, "scale");
  for (int i = 0; said && i < MU_AWFP_SCALES; i++)
    if (strcmp (said, scale_keys[i]) == 0)
      return (MuAwfpScale) i;
  return mu_awfp_scale_of (plan->scale);
}

static void
show_forbidden (MuCall *call, const MuFieldPlan *plan, int feature, MuRule rule)
{
  g_autofree char *who = mu_field_plan_feature_words (plan, feature);
  g_autofree char *number = g_strdup_printf ("%d", feature + 1);
  g_autofree char *words = g_strdup_printf ("%s: %s", who, _ (mu_rule_words (rule)));
  mu_out_row (call, "issue", "error", mu_rule_id (rule), number, words, NULL);
  mu_say_wrapped (call, 2, words);
  mu_say (call, "    %s\n", mu_rule_shown (call, rule));
}

static int
show_all_forbidden (MuCall *call, const MuFieldPlan *plan, MuAwfpScale scale)
{
  int count = 0;
  g_autofree MuBattlefield *field = mu_field_plan_battlefield (plan);
  for (int i = 0; i < field->count; i++) {
    const MuRule rule = mu_awfp_feature_forbidden (field, i, scale);
    if (rule == MU_RULE_NONE)
      continue;
    show_forbidden (call, plan, i, rule);
    count++;
  }
  return count;
}

/* awfp.table.small, awfp.table.medium, awfp.table.large: told, for a club has the table it has. */
static void
show_table (MuCall *call, const MuFieldPlan *plan, MuAwfpScale scale)
{
  const MuAwfpTable table = mu_awfp_table (scale);
  mu_out_text (call, "scale", scale_keys[scale]);
  mu_out_number (call, "table-width", table.width);
  mu_out_number (call, "table-depth", table.depth);
  if (table.width != plan->width || table.depth != plan->depth)
    mu_say (call,
            _ ("  The book's table for such stands is %d by %d paces; this field is %d by %d.\n"),
            table.width, table.depth, plan->width, plan->depth);
}

MuExit
mu_run_awfp_field (MuCall *call)
{
  GError *error = NULL;
  const char *path = mu_call_argument (call, 0);
  g_autoptr (MuFieldPlan) plan = mu_field_plan_open (path, &error);
  if (!plan)
    return mu_complain_error (error);
  const MuAwfpScale scale = scale_of (call, plan);
  mu_out_text (call, "file", path);
  const int issues = show_all_forbidden (call, plan, scale);
  show_table (call, plan, scale);
  mu_out_text (call, "verdict", issues ? "no" : "yes");
  if (issues)
    mu_say (call,
            ngettext ("%s: %d piece of terrain is none of Fast Play's\n",
                      "%s: %d pieces of terrain are none of Fast Play's\n", (gulong) issues),
            path, issues);
  else
    mu_say (call, _ ("%s: the terrain is as Fast Play has it\n"), path);
  return issues ? MU_EXIT_NO : MU_EXIT_DONE;
}
