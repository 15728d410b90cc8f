/* Units that rise and sink by what they did. */
#include "lists/campaign/grade.h"

#include <string.h>

#include "lists/awfp/stand.h"
#include "lists/system.h"
#include "tests/lists/common.h"

static MuList *
one_unit (const char *notation)
{
  MuList *list = mu_list_new ("One");
  MuListUnit *unit = mu_list_unit_new ();
  unit->troop = troop (notation);
  unit->figures = 20;
  g_ptr_array_add (list->units, unit);
  return list;
}

static MuList *
one_stand (const char *notation)
{
  MuList *list = one_unit ("Reg C HI HTW Sh");
  list->rules = MU_RULES_AWFP;
  set_text (&mu_list_unit (list, 0)->stand, notation);
  return list;
}

/* wrg.points.class: text NULL: there are no such troops. */
static const struct {
  const char *from;
  int raised;
  const char *text;
} figures[] = {
  { "Reg C HI HTW Sh", 0, "Reg C HI HTW Sh" },
  { "Reg C HI HTW Sh", 1, "Reg B HI HTW Sh" },
  { "Reg C HI HTW Sh", 2, "Reg A HI HTW Sh" },
  { "Reg C HI HTW Sh", 3, NULL },
  { "Reg C HI HTW Sh", -1, "Reg D HI HTW Sh" },
  { "Reg C HI HTW Sh", -2, NULL },
  { "Irr A LMI JLS Sh", 1, NULL },
  { "Irr D LC B", 3, "Irr A LC B" },
  { "Irr D LC B", -1, NULL },
  { "Reg D Wagon", 0, "Reg D Wagon" },
  { "Reg D Wagon", 1, NULL },
};

START_TEST (a_class_up_or_down_is_other_troops)
{
  g_autoptr (MuList) list = one_unit (figures[_i].from);
  g_autofree char *text = mu_grade_text (list, 0, figures[_i].raised);
  if (figures[_i].text == NULL)
    ck_assert_ptr_null (text);
  else
    ck_assert_str_eq (text, figures[_i].text);
  ck_assert_int_eq (mu_grade_can_be (list, 0, figures[_i].raised), text != NULL);
  int raised = 9;
  if (text != NULL) {
    ck_assert (mu_grade_read (list, 0, text, &raised));
    ck_assert_int_eq (raised, figures[_i].raised);
  }
}
END_TEST

/* awfp.morale.classes */
static const struct {
  const char *from;
  int raised;
  const char *morale;
} stands[] = {
  { "Trained Warrior HI close Sh", 1, "Veteran" },
  { "Trained Warrior HI close Sh", 2, "Elite" },
  { "Trained Warrior HI close Sh", 3, NULL },
  { "Trained Warrior HI close Sh", -1, "Poor" },
  { "Trained Warrior HI close Sh", -2, NULL },
  { "Irregular Fanatic UI loose", 0, "Fanatic" },
  { "Irregular Fanatic UI loose", 1, NULL },
  { "Irregular Warband UI loose", -1, NULL },
  { "No such stand", 1, NULL },
};

START_TEST (stands_climb_the_ladder_of_fast_play)
{
  g_autoptr (MuList) list = one_stand (stands[_i].from);
  g_autofree char *text = mu_grade_text (list, 0, stands[_i].raised);
  MuAwfpTroop stand;
  if (stands[_i].morale == NULL) {
    ck_assert_ptr_null (text);
    return;
  }
  ck_assert_int_eq (mu_awfp_troop_parse (text, &stand, NULL), MU_AWFP_PARSE_OK);
  ck_assert_str_eq (mu_awfp_morale_name ((MuAwfpMorale) stand.morale), stands[_i].morale);
}
END_TEST

/* wrg.points.class: dearer with each class, but never for other troops. */
START_TEST (better_figures_cost_more)
{
  g_autoptr (MuBook) book = test_book ();
  for (guint i = 0; i < book->options->len; i++) {
    g_autoptr (MuList) list = mu_list_new ("Priced");
    const MuBookOption *option = book->options->pdata[i];
    list->year = -202;
    MuListUnit *unit = add_unit (list, book, option->name, option->id, 10);
    int before = mu_list_unit_points_each (unit, NULL);
    const MuTroop first = unit->troop;
    while (mu_list_system (MU_RULES_WRG5)->raise (unit, 1)) {
      const int each = mu_list_unit_points_each (unit, NULL);
      if (unit->troop.type == MU_TROOP_ART) /* sold as engines, with any crew */
        ck_assert_int_eq (each, before);
      else
        ck_assert_int_gt (each, before);
      before = each;
    }
    ck_assert_int_eq (unit->troop.class, MU_CLASS_A);
    unit->troop.class = first.class;
    ck_assert_int_eq (memcmp (&unit->troop, &first, sizeof first), 0);
  }
}
END_TEST

/* wrg.units.bodyguard */
START_TEST (a_guard_stays_a_guard)
{
  g_autoptr (MuList) list = test_list ();
  ck_assert (!mu_grade_can_be (list, GUARD, -1));
  mu_list_unit (list, GUARD)->bodyguard = FALSE;
  ck_assert (mu_grade_can_be (list, GUARD, -1));
}
END_TEST

START_TEST (other_troops_are_no_class_of_these)
{
  g_autoptr (MuList) list = one_unit ("Reg C HI HTW Sh");
  int raised = 7;
  ck_assert (!mu_grade_read (list, 0, "Irr C HI HTW Sh", &raised));
  ck_assert (!mu_grade_read (list, 0, "", &raised));
  ck_assert_int_eq (raised, 7);
}
END_TEST

/* One letter for each battle: V a victory stood, D a draw, L a defeat, b broke in a victory, B in a
 * defeat, x was destroyed in a victory, - was not there. Behind the line the same with + where it
 * rises and ! where it sinks. */
static const struct {
  const char *rules;
  const char *battles, *due;
} careers[] = {
  { "", "VVVVBBBBVVVV", "............" },
  { "promote-after=2", "VV", ".+" },
  { "promote-after=2", "VDLV", "...+" },
  { "promote-after=2", "VBVV", "...+" },
  { "promote-after=2", "VbVV", "...+" },
  { "promote-after=2", "VVVVVV", ".+...." },
  { "promote-after=2 promote-classes=2", "VVVVVVVV", ".+.+...." },
  { "promote-after=2 promote-classes=3", "VVVVVVVV", ".+.+...." },
  { "promote-after=2 promote-classes=0", "VVVV", "...." },
  { "promote-after=1 promote-classes=3", "VVV", "++." },
  { "promote-after=2", "V--V", "...+" },
  { "demote-after=2", "BB", ".!" },
  { "demote-after=2", "BVVB", "...!" },
  { "demote-after=2", "xx", ".!" },
  { "demote-after=2", "LLLL", "...." },
  { "demote-after=1 demote-classes=3", "BBB", "!.." },
  { "demote-after=1 demote-classes=0", "BB", ".." },
  { "promote-after=2 demote-after=2", "VVBBBB", ".+.!.!" },
  { "promote-after=2 demote-after=2", "BVVBB", "..+.!" },
  { "promote-after=1 demote-after=1", "VBVB", "+!+!" },
};

static MuUnitOutcome
outcome_of (char battle)
{
  MuUnitOutcome outcome = { .figures_start = 20, .figures_left = 12 };
  if (battle == 'B')
    outcome.fate = MU_FATE_ROUTED_OFF;
  if (battle == 'b')
    outcome.breaks = 1;
  if (battle == 'x')
    outcome.fate = MU_FATE_DESTROYED;
  if (battle == '-')
    outcome.figures_start = 0;
  return outcome;
}

static MuCampaignResult
result_of (char battle)
{
  return battle == 'D'                    ? MU_CAMPAIGN_DREW
         : battle == 'L' || battle == 'B' ? MU_CAMPAIGN_LOST
                                          : MU_CAMPAIGN_WON;
}

START_TEST (a_career_follows_the_rules)
{
  g_autoptr (MuList) list = one_unit ("Reg C HI HTW Sh");
  const MuCampaignRuleValues rules = campaign_rules (careers[_i].rules);
  MuCareer career = { 0 };
  int raised = 0;
  for (int n = 0; careers[_i].battles[n]; n++) {
    const MuUnitOutcome outcome = outcome_of (careers[_i].battles[n]);
    const MuGradeChange change
        = mu_grade_after (&rules, list, 0, result_of (careers[_i].battles[n]), &outcome, &career);
    const char told = ".+!"[change];
    ck_assert_msg (told == careers[_i].due[n], "%s, %s: battle %d: %c", careers[_i].rules,
                   careers[_i].battles, n + 1, told);
    raised += (change == MU_GRADE_RISES) - (change == MU_GRADE_SINKS);
    ck_assert_int_eq (career.raised, raised);
  }
}
END_TEST

START_TEST (each_bad_end_is_a_break)
{
  static const gboolean broke[]
      = { [MU_FATE_ON_TABLE] = FALSE,  [MU_FATE_IN_ROUT] = TRUE,   [MU_FATE_ROUTED_OFF] = TRUE,
          [MU_FATE_OFF_TABLE] = FALSE, [MU_FATE_DESTROYED] = TRUE, [MU_FATE_PRISONER] = TRUE,
          [MU_FATE_RETIRING] = FALSE };
  for (int fate = 0; fate <= MU_FATE_RETIRING; fate++) {
    MuUnitOutcome outcome = { .figures_start = 20, .figures_left = 5, .fate = (uint8_t) fate };
    ck_assert_int_eq (mu_grade_broke (&outcome), broke[fate]);
    outcome.breaks = 2;
    ck_assert (mu_grade_broke (&outcome));
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("campaign-grade");
  tcase_add_loop_test (tests, a_class_up_or_down_is_other_troops, 0, COUNT (figures));
  tcase_add_loop_test (tests, stands_climb_the_ladder_of_fast_play, 0, COUNT (stands));
  tcase_add_test (tests, better_figures_cost_more);
  tcase_add_test (tests, a_guard_stays_a_guard);
  tcase_add_test (tests, other_troops_are_no_class_of_these);
  tcase_add_loop_test (tests, a_career_follows_the_rules, 0, COUNT (careers));
  tcase_add_test (tests, each_bad_end_is_a_break);
  return run_case ("campaign-grade", tests);
}
