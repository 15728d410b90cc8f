/* Who has to test, when and why. A body in rout is asked first, as it tests for nothing but
 * to rally. Of several causes due at a time one test is taken, for the gravest of them.
 * From right to left each who breaks is seen by those who test after him: so the whole
 * side is tested in one go, and facts grow while it is. */
#include "rules/wrg/nerve/occasion.h"

#include <assert.h>

MuWrgScope
mu_wrg_occasion_scope (MuWrgOccasion occasion)
{
  /* wrg.reaction.occasion.1.scope: whichever part gave cause */
  return occasion == MU_OCCASION_FIRST_DANGER ? MU_SCOPE_WHOLE_UNIT : MU_SCOPE_BODY;
}

MuWrgTestTime
mu_wrg_occasion_time (MuWrgOccasion occasion)
{
  switch (occasion) {
  case MU_OCCASION_START_CHARGE:
  case MU_OCCASION_CHARGED:
    return MU_TESTS_WITH_CHARGES;
  case MU_OCCASION_SHOT_DOWN:
  case MU_OCCASION_BELOW_HALF:
    return MU_TESTS_AT_ONCE;
  case MU_OCCASION_FIRST_DANGER:
  case MU_OCCASION_SURPRISED:
  case MU_OCCASION_FRIENDS_ROUT:
  case MU_OCCASION_GENERAL_LOST:
  case MU_OCCASION_HOLDERS_WON:
  case MU_OCCASION_RALLY:
    break;
  }
  return MU_TESTS_AT_END;
}

static MuWrgVerdict
must_if (bool must, MuRule rule)
{
  return (MuWrgVerdict){ must ? MU_WRG_MUST : MU_WRG_MAY_NOT, rule };
}

/* wrg.reaction.occasion.1.exempt */
static MuWrgVerdict
judge_first_danger (const MuWrgHappenings *now)
{
  const bool excused = now->tested_before || (now->regular && now->commander_near);
  if (now->in_danger && excused)
    return (MuWrgVerdict){ MU_WRG_MAY_NOT, MU_RULE_WRG_REACTION_OCCASION_1_EXEMPT };
  return must_if (now->in_danger, MU_RULE_WRG_REACTION_OCCASION_1);
}

/* wrg.reaction.occasion.4: two casualties for each figure */
static bool
is_shot_down (const MuWrgHappenings *now)
{
  return now->shot_men > 0 && now->shot_men >= 2 * (int64_t) now->shot_count;
}

/* wrg.reaction.occasion.5: below half, and with a figure gone this time */
static bool
loses_below_half (const MuWrgHappenings *now)
{
  return now->figures_lost > 0 && 2 * (int64_t) now->figures < now->figures_start;
}

static MuWrgVerdict
judge (MuWrgOccasion occasion, const MuWrgHappenings *now)
{
  switch (occasion) {
  case MU_OCCASION_FIRST_DANGER:
    return judge_first_danger (now);
  case MU_OCCASION_START_CHARGE: /* wrg.reaction.occasion.2 */
    return must_if (now->must_charge && !now->uncontrolled, MU_RULE_WRG_REACTION_OCCASION_2);
  case MU_OCCASION_CHARGED: /* wrg.reaction.occasion.3 */
    return must_if (now->charged, MU_RULE_WRG_REACTION_OCCASION_3);
  case MU_OCCASION_SHOT_DOWN:
    return must_if (is_shot_down (now), MU_RULE_WRG_REACTION_OCCASION_4);
  case MU_OCCASION_BELOW_HALF:
    return must_if (loses_below_half (now), MU_RULE_WRG_REACTION_OCCASION_5);
  case MU_OCCASION_SURPRISED: /* wrg.reaction.occasion.6 */
    return must_if (now->surprised, MU_RULE_WRG_REACTION_OCCASION_6);
  case MU_OCCASION_FRIENDS_ROUT: /* wrg.reaction.occasion.7 */
    return must_if (now->sees_rout, MU_RULE_WRG_REACTION_OCCASION_7);
  case MU_OCCASION_GENERAL_LOST: /* wrg.reaction.occasion.8 */
    return must_if (now->general_lost, MU_RULE_WRG_REACTION_OCCASION_8);
  case MU_OCCASION_HOLDERS_WON: /* wrg.reaction.occasion.9 */
    return must_if (now->holders_won, MU_RULE_WRG_REACTION_OCCASION_9);
  case MU_OCCASION_RALLY:
    break;
  }
  return must_if (false, MU_RULE_WRG_REACTION_OCCASION_10);
}

MuWrgVerdict
mu_wrg_occasion_due (MuWrgOccasion occasion, const MuWrgHappenings *happenings)
{
  if (happenings->in_rout) /* wrg.reaction.occasion.10.retry: the broken test to rally alone */
    return (MuWrgVerdict){ MU_WRG_MAY_NOT, MU_RULE_WRG_REACTION_OCCASION_10_RETRY };
  return judge (occasion, happenings);
}

/* Of several causes the gravest is named first. */
int
mu_wrg_occasion_taken (MuWrgTestTime time, const MuWrgHappenings *happenings)
{
  static const MuWrgOccasion gravest_first[] = {
    MU_OCCASION_START_CHARGE, MU_OCCASION_CHARGED,      MU_OCCASION_SHOT_DOWN,
    MU_OCCASION_BELOW_HALF,   MU_OCCASION_GENERAL_LOST, MU_OCCASION_FRIENDS_ROUT,
    MU_OCCASION_SURPRISED,    MU_OCCASION_HOLDERS_WON,  MU_OCCASION_FIRST_DANGER,
  };
  for (size_t i = 0; i < sizeof gravest_first / sizeof gravest_first[0]; i++) {
    const MuWrgOccasion occasion = gravest_first[i];
    if (mu_wrg_occasion_time (occasion) == time
        && mu_wrg_occasion_due (occasion, happenings).duty == MU_WRG_MUST)
      return (int) occasion;
  }
  return 0;
}

MuRule
mu_wrg_happenings_refused (const MuWrgHappenings *happenings)
{
  if (happenings->figures < 0 || happenings->figures > happenings->figures_start
      || happenings->figures_lost < 0
      || happenings->figures_lost > happenings->figures_start - happenings->figures)
    return MU_RULE_WRG_REACTION_OCCASION_5;
  if (happenings->shot_men < 0 || happenings->shot_count < (happenings->shot_men > 0))
    return MU_RULE_WRG_REACTION_OCCASION_4;
  return MU_RULE_NONE;
}

/* --- from right to left -------------------------------------------------- */

/* How many of the list test before this one. */
static int
turn_of (const MuWrgTester *tester, int count, int one)
{
  int before = 0;
  for (int i = 0; i < count; i++)
    before += tester[i].from_right < tester[one].from_right
              || (tester[i].from_right == tester[one].from_right && i < one);
  return before;
}

static void
test_one (const MuReadings *readings, const MuWrgTester *tester, int routs, MuWrgTested *tested)
{
  MuWrgReactionFacts facts = tester->facts;
  const int seen = facts.times[MU_REACTION_FRIENDS_ROUT] + routs;
  facts.times[MU_REACTION_FRIENDS_ROUT] = (int8_t) (seen < INT8_MAX ? seen : INT8_MAX);
  tested->total = mu_wrg_reaction_total_by (readings, tester->thrown, &facts, NULL);
  tested->row = mu_wrg_reaction_row (tester->troop.regular, (MuTroopClass) tester->troop.class,
                                     tested->total);
  tested->result = mu_wrg_reaction_result (readings, tested->row, tester->order, &tester->troop,
                                           &tester->situation);
}

static int
count_bits (uint64_t set)
{
  int count = 0;
  for (; set; set &= set - 1)
    count++;
  return count;
}

void
mu_wrg_reaction_in_turn (const MuReadings *readings, const MuWrgTester *tester, int count,
                         MuWrgTested *tested)
{
  assert (count >= 0 && count <= MU_WRG_TESTERS);
  uint64_t broken = 0;
  for (int i = 0; i < count; i++)
    tested[i].turn = turn_of (tester, count, i);
  for (int turn = 0; turn < count; turn++)
    for (int i = 0; i < count; i++) {
      if (tested[i].turn != turn)
        continue;
      test_one (readings, &tester[i], count_bits (tester[i].sees & broken), &tested[i]);
      if (tester[i].is_unit && tested[i].result.act == MU_RESULT_BREAK)
        broken |= UINT64_C (1) << i;
    }
}
