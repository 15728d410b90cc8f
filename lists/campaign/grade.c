#include "lists/campaign/grade.h"

#include "lists/system.h"

/* --- the first list's units ---------------------------------------------- */

#define CLASSES 4 /* of any system's troops, from best to worst */

/* A guard who guards now must be one who may. */
static gboolean
still_guards (const MuListSystem *system, const MuList *first, guint index,
              const MuListUnit *raised)
{
  const MuListGeneral *general = mu_list_unit_general (first, index);
  return !system->may_guard || !mu_list_unit_is_guard (first, index)
         || system->may_guard (raised, general->regular)
         || !system->may_guard (mu_list_unit (first, index), general->regular);
}

static MuListUnit *
raised_unit (const MuList *first, guint index, int raised)
{
  MuListUnit *unit = mu_list_unit_copy (mu_list_unit (first, index));
  const MuListSystem *system = mu_list_system_of (first);
  if (system->raise (unit, raised) && still_guards (system, first, index, unit))
    return unit;
  mu_list_unit_free (unit);
  return NULL;
}

gboolean
mu_grade_can_be (const MuList *first, guint index, int raised)
{
  MuListUnit *unit = raised_unit (first, index, raised);
  const gboolean can = unit != NULL;
  mu_list_unit_free (unit);
  return can;
}

char *
mu_grade_text (const MuList *first, guint index, int raised)
{
  MuListUnit *unit = raised_unit (first, index, raised);
  char *text = unit ? mu_list_system_of (first)->notation (unit) : NULL;
  mu_list_unit_free (unit);
  return text;
}

gboolean
mu_grade_read (const MuList *first, guint index, const char *notation, int *raised)
{
  for (int classes = 1 - CLASSES; classes < CLASSES; classes++) {
    g_autofree char *text = mu_grade_text (first, index, classes);
    if (g_strcmp0 (text, notation) == 0) {
      *raised = classes;
      return TRUE;
    }
  }
  return FALSE;
}

/* --- careers ------------------------------------------------------------- */

gboolean
mu_grade_broke (const MuUnitOutcome *outcome)
{
  switch ((MuFate) outcome->fate) {
  case MU_FATE_IN_ROUT:
  case MU_FATE_ROUTED_OFF:
  case MU_FATE_DESTROYED:
  case MU_FATE_PRISONER:
    return TRUE;
  case MU_FATE_ON_TABLE:
  case MU_FATE_OFF_TABLE:
  case MU_FATE_RETIRING:
    return outcome->breaks > 0;
  }
  return FALSE;
}

/* Whether there have been so many, where the rule asks for any. */
static gboolean
is_due (const MuCampaignRuleValues *rules, MuCampaignRule rule, int count)
{
  return rules->value[rule] > 0 && count >= rules->value[rule];
}

static gboolean
rises (const MuCampaignRuleValues *rules, const MuList *first, guint index, const MuCareer *career)
{
  return is_due (rules, MU_CAMPAIGN_RULE_PROMOTE, career->victories)
         && career->raised < rules->value[MU_CAMPAIGN_RULE_PROMOTE_MOST]
         && mu_grade_can_be (first, index, career->raised + 1);
}

static gboolean
sinks (const MuCampaignRuleValues *rules, const MuList *first, guint index, const MuCareer *career)
{
  return is_due (rules, MU_CAMPAIGN_RULE_DEMOTE, career->broken)
         && career->raised > -rules->value[MU_CAMPAIGN_RULE_DEMOTE_MOST]
         && mu_grade_can_be (first, index, career->raised - 1);
}

static void
count_battle (MuCampaignResult result, gboolean broke, MuCareer *career)
{
  if (broke) {
    career->victories = 0;
    career->broken++;
  } else if (result == MU_CAMPAIGN_WON)
    career->victories++;
}

MuGradeChange
mu_grade_after (const MuCampaignRuleValues *rules, const MuList *first, guint index,
                MuCampaignResult result, const MuUnitOutcome *outcome, MuCareer *career)
{
  const gboolean broke = mu_grade_broke (outcome);
  if (outcome->figures_start <= 0)
    return MU_GRADE_STAYS;
  count_battle (result, broke, career);
  if (broke && sinks (rules, first, index, career)) {
    *career = (MuCareer){ .raised = career->raised - 1 };
    return MU_GRADE_SINKS;
  }
  if (!broke && rises (rules, first, index, career)) {
    *career = (MuCareer){ .raised = career->raised + 1 };
    return MU_GRADE_RISES;
  }
  return MU_GRADE_STAYS;
}
