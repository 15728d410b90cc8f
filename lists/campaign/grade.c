#include "lists/campaign/grade.h"

#include "lists/awfp/stand.h"
#include "lists/wrg/organisation.h"

/* --- ladders ------------------------------------------------------------- */

static gboolean
raise_figures (MuWrgTroop *troop, int classes)
{
  const int class = (int) troop->class - classes;
  if (class < MU_WRG_A || class > MU_WRG_D)
    return FALSE;
  if (classes != 0 && mu_wrg_type_is_transport ((MuWrgType) troop->type))
    return FALSE;
  troop->class = (uint8_t) class;
  return mu_wrg_troop_forbidden (troop) == MU_RULE_NONE;
}

/* From below. */
static const MuAwfpMorale ladder[]
    = { MU_AWFP_POOR, MU_AWFP_WARRIOR, MU_AWFP_VETERAN, MU_AWFP_ELITE };
#define RUNGS ((int) G_N_ELEMENTS (ladder))

static int
rung_of (MuAwfpMorale morale)
{
  int rung = RUNGS - 1;
  while (rung >= 0 && ladder[rung] != morale)
    rung--;
  return rung;
}

static gboolean
raise_stand (MuAwfpTroop *stand, int classes)
{
  const int rung = rung_of ((MuAwfpMorale) stand->morale);
  if (classes == 0)
    return TRUE;
  if (rung < 0 || rung + classes < 0 || rung + classes >= RUNGS)
    return FALSE;
  stand->morale = (uint8_t) ladder[rung + classes];
  return TRUE;
}

gboolean
mu_grade_are_alike (const MuAwfpTroop *one, const MuAwfpTroop *other)
{
  MuAwfpTroop levelled = *other;
  levelled.morale = one->morale;
  return mu_awfp_troop_same (one, &levelled)
         && (one->morale == other->morale
             || (rung_of ((MuAwfpMorale) one->morale) >= 0
                 && rung_of ((MuAwfpMorale) other->morale) >= 0));
}

static gboolean
raise_stand_of (MuListUnit *unit, int classes)
{
  char notation[MU_AWFP_NOTATION_MAX];
  MuAwfpTroop stand;
  if (mu_awfp_troop_parse (unit->stand, &stand, NULL) != MU_AWFP_PARSE_OK
      || !raise_stand (&stand, classes))
    return FALSE;
  g_free (unit->stand);
  unit->stand = g_strdup (mu_awfp_troop_format (&stand, notation, sizeof notation));
  return TRUE;
}

gboolean
mu_grade_raise (MuRuleSystem rules, MuListUnit *unit, int classes)
{
  if (rules == MU_RULES_AWFP)
    return raise_stand_of (unit, classes);
  MuWrgTroop troop = unit->troop;
  if (!raise_figures (&troop, classes))
    return FALSE;
  unit->troop = troop;
  return TRUE;
}

/* --- the first list's units ---------------------------------------------- */

/* A guard who guards now must be one who may. */
static gboolean
still_guards (const MuList *first, guint index, const MuWrgTroop *troop)
{
  const MuListGeneral *general = mu_list_unit_general (first, index);
  return first->rules == MU_RULES_AWFP || !mu_list_unit_is_guard (first, index)
         || mu_unit_may_guard (troop, general->regular)
         || !mu_unit_may_guard (&mu_list_unit (first, index)->troop, general->regular);
}

static MuListUnit *
raised_unit (const MuList *first, guint index, int raised)
{
  MuListUnit *unit = mu_list_unit_copy (mu_list_unit (first, index));
  if (mu_grade_raise (first->rules, unit, raised) && still_guards (first, index, &unit->troop))
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
  char notation[64];
  MuListUnit *unit = raised_unit (first, index, raised);
  char *text = NULL;
  if (unit != NULL && first->rules == MU_RULES_AWFP)
    text = g_strdup (unit->stand);
  else if (unit != NULL)
    text = g_strdup (mu_wrg_troop_format (&unit->troop, notation, sizeof notation));
  mu_list_unit_free (unit);
  return text;
}

gboolean
mu_grade_read (const MuList *first, guint index, const char *notation, int *raised)
{
  for (int classes = 1 - RUNGS; classes < RUNGS; classes++) {
    g_autofree char *text = mu_grade_text (first, index, classes);
    if (g_strcmp0 (text, notation) == 0) {
      *raised = classes;
      return TRUE;
    }
  }
  return FALSE;
}
G_STATIC_ASSERT (MU_WRG_D - MU_WRG_A + 1 == G_N_ELEMENTS (ladder));

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
