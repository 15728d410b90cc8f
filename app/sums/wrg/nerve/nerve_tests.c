/* Around the reaction test: when it is due, who may rally, flanks and cover. */
#include "app/sums/wrg/nerve/nerve.h"
#include "rules/wrg/fight/rout.h"
#include "rules/wrg/nerve/occasion.h"
#include "rules/wrg/nerve/surroundings.h"

/* --- when ---------------------------------------------------------------- */

enum {
  IN_ROUT,
  TESTED,
  COMMANDER_NEAR,
  IN_DANGER,
  MUST_CHARGE,
  UNCONTROLLED,
  CHARGED,
  SURPRISED,
  SEES_ROUT,
  GENERAL_LOST,
  HOLDERS_WON,
};
static const char *const happening_words[]
    = { "in-rout", "tested",    "commander-near", "in-danger",    "must-charge", "uncontrolled",
        "charged", "surprised", "sees-rout",      "general-lost", "holders-won", NULL };
static const char *const happening_labels[] = {
  N_ ("It is in rout"),
  N_ ("It has tested before"),
  N_ ("Its commander-in-chief was within 250 when it was first due"),
  N_ ("In charge reach of enemy, they of it, or shot at"),
  N_ ("Its orders require a charge now"),
  N_ ("Already in uncontrolled advance"),
  N_ ("It, or those it supports by attack, are charged"),
  N_ ("Surprised from cover within 100"),
  N_ ("Sees a friendly unit break or rout within 150, not counted before"),
  N_ ("Saw a general over it lost within 250"),
  N_ ("On hold, has broken all opponents"),
  NULL,
};

const MuField mu_nerve_due_fields[] = {
  NEED_TRAINING (N_ ("Training")),
  ASK_SET ("happened", N_ ("What has happened"), N_ ("what has happened"), happening_words,
           happening_labels),
  ASK_NUMBER ("at-start", N_ ("Figures at the start"),
              N_ ("its figures at the start; else those now and those just lost"), 0,
              FIELD_FIGURES_MOST, 0),
  ASK_NUMBER ("figures", N_ ("Figures now"), N_ ("its figures now"), 0, FIELD_FIGURES_MOST, 0),
  ASK_NUMBER ("lost", N_ ("Figures just lost"), N_ ("figures just lost"), 0, FIELD_FIGURES_MOST, 0),
  ASK_SHOT ("shot"),
  ASK_NUMBER ("shot-figures", N_ ("Figures shot at"),
              N_ ("figures that these casualties count over; else its figures"), 0,
              FIELD_FIGURES_MOST, 0),
  FIELDS_END,
};

static MuWrgHappenings
read_happenings (const MuSumInput *input)
{
  const char *key = "happened";
  gint64 known = mu_sum_number (input, "figures", 0) + mu_sum_number (input, "lost", 0);
  return (MuWrgHappenings){
    .regular = mu_sum_number (input, "training", 0) == 0,
    .in_rout = mu_field_has (input, key, IN_ROUT),
    .tested_before = mu_field_has (input, key, TESTED),
    .commander_near = mu_field_has (input, key, COMMANDER_NEAR),
    .in_danger = mu_field_has (input, key, IN_DANGER),
    .must_charge = mu_field_has (input, key, MUST_CHARGE),
    .uncontrolled = mu_field_has (input, key, UNCONTROLLED),
    .charged = mu_field_has (input, key, CHARGED),
    .surprised = mu_field_has (input, key, SURPRISED),
    .sees_rout = mu_field_has (input, key, SEES_ROUT),
    .general_lost = mu_field_has (input, key, GENERAL_LOST),
    .holders_won = mu_field_has (input, key, HOLDERS_WON),
    .figures_start = (int) mu_sum_number (input, "at-start", known),
    .figures = mu_field_number (input, "figures"),
    .figures_lost = mu_field_number (input, "lost"),
    .shot_men = mu_field_number (input, "shot"),
    .shot_count = (int) mu_sum_number (input, "shot-figures", mu_sum_number (input, "figures", 0)),
  };
}

static const char *
time_words (MuWrgTestTime time)
{
  switch (time) {
  case MU_TESTS_AT_ONCE:
    return _ ("At once: %s.");
  case MU_TESTS_WITH_CHARGES:
    return _ ("With the charges: %s.");
  case MU_TESTS_AT_END:
    break;
  }
  return _ ("As the period ends: %s.");
}

static void
note_test (MuSumAnswer *answer, MuWrgTestTime time, MuWrgVerdict verdict)
{
  g_autofree char *text = NULL;
  const char *words = _ (mu_rule_words (verdict.rule));
  GString *sentence = g_string_new (time_words (time));
  g_string_replace (sentence, "%s", words, 1);
  text = g_string_free (sentence, FALSE);
  mu_sum_note (answer, "%s", text);
}

static int
tell_test (MuSumAnswer *answer, const char *key, MuWrgTestTime time, const MuWrgHappenings *now)
{
  int occasion = mu_wrg_occasion_taken (time, now);
  mu_sum_result_number (answer, key, occasion);
  if (occasion == 0)
    return 0;
  note_test (answer, time, mu_wrg_occasion_due ((MuWrgOccasion) occasion, now));
  if (mu_wrg_occasion_scope ((MuWrgOccasion) occasion) == MU_SCOPE_WHOLE_UNIT)
    mu_sum_note (answer, "%s", _ ("The whole unit tests, with its sub-units."));
  return 1;
}

void
mu_nerve_due_work (const MuSumTask *task, MuSumAnswer *answer)
{
  MuWrgHappenings now = read_happenings (task->input);
  MuRule refused = mu_wrg_happenings_refused (&now);
  if (refused != MU_RULE_NONE) {
    mu_sum_refuse (answer, refused, "%s",
                   refused == MU_RULE_WRG_REACTION_OCCASION_5
                       ? _ ("figures now and figures just lost are more than there were")
                       : _ ("casualties by shooting need figures that they count over"));
    return;
  }
  int tests = tell_test (answer, "with-charges", MU_TESTS_WITH_CHARGES, &now)
              + tell_test (answer, "at-once", MU_TESTS_AT_ONCE, &now);
  now.tested_before |= tests > 0; /* wrg.reaction.occasion.1.exempt */
  tests += tell_test (answer, "at-end", MU_TESTS_AT_END, &now);
  MuWrgVerdict first = mu_wrg_occasion_due (MU_OCCASION_FIRST_DANGER, &now);
  mu_sum_headline (answer, "%s",
                   tests > 0 ? _ ("it must test its reaction") : _ ("no test is due"));
  if (tests == 0 && first.rule != MU_RULE_WRG_REACTION_OCCASION_1)
    mu_sum_detail (answer, "%s", _ (mu_rule_words (first.rule)));
}

/* --- rallying ------------------------------------------------------------ */

enum {
  PURSUERS_TOUCH,
  WAS_CONTACTED,
  NEAR_FRIENDS,
  GENERAL_JOINED,
  BEHIND_OBSTACLE,
  OFF_TABLE,
  FOLLOWED_OFF,
  TRIED_BEFORE,
};
static const char *const rally_words[] = { "pursuers-touch", "contacted",       "near-friends",
                                           "general-joined", "behind-obstacle", "off-table",
                                           "followed-off",   "tried-before",    NULL };
static const char *const rally_labels[] = {
  N_ ("Its pursuers are still in contact"),
  N_ ("It was caught hand-to-hand this period"),
  N_ ("It passed friends within 50 paces, not LI, not retiring"),
  N_ ("A general has joined it, unhurt and not in rout"),
  N_ ("A linear obstacle lies between it and the enemy"),
  N_ ("It has left the table"),
  N_ ("Enemy followed it off the table"),
  N_ ("It has tried to rally in an earlier period"),
  NULL,
};

const MuField mu_nerve_rally_fields[] = {
  ASK_SET ("facts", N_ ("What holds"), N_ ("what is true of it as the period ends"), rally_words,
           rally_labels),
  ASK_SHOT ("shot"),
  ASK_NUMBER ("figures", N_ ("Figures"), N_ ("its figures, over which these casualties count"), 0,
              FIELD_FIGURES_MOST, 0),
  FIELDS_END,
};

/* wrg.reaction.occasion.10: why it may not. */
static const char *
why_no_rally (const MuWrgRallyFacts *facts)
{
  if (facts->shot_men > 0 && facts->shot_men >= facts->shot_count)
    return _ ("shooting cost it a casualty or more for each figure");
  if (facts->pursuers_touch && !facts->off_table)
    return _ ("its pursuers are still in contact");
  if (facts->tried_before)
    return facts->off_table ? _ ("a second try is for those on the table")
                            : _ ("it was caught hand-to-hand");
  return facts->off_table ? _ ("enemy followed it off the table")
                          : _ ("no friends near, no general with it, no obstacle between");
}

static const char *
why_rally (const MuWrgRallyFacts *facts)
{
  if (facts->tried_before)
    return _ ("on the table and left alone, it may try again");
  if (facts->off_table)
    return _ ("nobody followed it off the table");
  if (facts->general_joined)
    return _ ("a general has joined it");
  return facts->near_friends ? _ ("it passed friends") : _ ("an obstacle lies behind it");
}

void
mu_nerve_rally_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuSumInput *input = task->input;
  const MuWrgRallyFacts facts = {
    .pursuers_touch = mu_field_has (input, "facts", PURSUERS_TOUCH),
    .was_contacted = mu_field_has (input, "facts", WAS_CONTACTED),
    .shot_men = mu_field_number (input, "shot"),
    .shot_count = mu_field_number (input, "figures"),
    .near_friends = mu_field_has (input, "facts", NEAR_FRIENDS),
    .general_joined = mu_field_has (input, "facts", GENERAL_JOINED),
    .behind_obstacle = mu_field_has (input, "facts", BEHIND_OBSTACLE),
    .off_table = mu_field_has (input, "facts", OFF_TABLE),
    .followed_off = mu_field_has (input, "facts", FOLLOWED_OFF),
    .tried_before = mu_field_has (input, "facts", TRIED_BEFORE),
  };
  if (facts.shot_men > 0 && facts.shot_count == 0)
    mu_sum_refuse (answer, MU_RULE_WRG_REACTION_OCCASION_10, "%s",
                   _ ("casualties by shooting need figures that they count over"));
  if (facts.followed_off && !facts.off_table)
    mu_sum_refuse (answer, MU_RULE_WRG_REACTION_OCCASION_10, "%s",
                   _ ("nobody follows off the table whoever is still on it"));
  if (answer->refusal)
    return;
  const MuWrgVerdict verdict = mu_wrg_rally_test (&facts);
  mu_nerve_verdict (answer, "rally", verdict, _ ("it must take the test to rally"),
                    _ ("it may take the test to rally"), _ ("it may not take the test to rally"));
  if (verdict.duty == MU_WRG_MAY_NOT)
    mu_sum_detail (answer, "%s", why_no_rally (&facts));
  else
    mu_sum_detail (answer, "%s", why_rally (&facts));
  if (verdict.duty != MU_WRG_MAY_NOT)
    mu_sum_note (answer, "%s",
                 _ ("Work out its reaction test, in rout: on rows 1 to 4 it rallies forward, on "
                    "rows 5 to 7 it runs on."));
}

/* --- flanks -------------------------------------------------------------- */

static const char *const shape_words[] = { "line", "square", "cantabrian", NULL };
static const char *const shape_labels[]
    = { N_ ("Line or column"), N_ ("Square"), N_ ("Cantabrian circle"), NULL };
static const char *const flank_words[]
    = { "friend", "obstacle", "cover", "reserve", "no-enemy", "hidden-ground", NULL };
static const char *const flank_labels[] = {
  N_ ("A friendly body not retiring within 5"),
  N_ ("Something impassable within 5"),
  N_ ("Friendly cover within 5"),
  N_ ("A reserve could charge onto it"),
  N_ ("No enemy seen could come onto it"),
  N_ ("Ground within 240 that could hide them"),
  NULL,
};

const MuField mu_nerve_flanks_fields[] = {
  ASK_CHOICE ("shape", N_ ("Formation"), N_ ("its formation; else a line"), shape_words,
              shape_labels),
  ASK_SET ("left", N_ ("On the left"), N_ ("what holds on the left"), flank_words, flank_labels),
  ASK_SET ("right", N_ ("On the right"), N_ ("what holds on the right"), flank_words, flank_labels),
  FIELDS_END,
};

static MuWrgFlankFacts
read_flank (const MuSumInput *input, const char *key)
{
  return (MuWrgFlankFacts){
    .friend_beside = mu_field_has (input, key, 0),
    .obstacle_beside = mu_field_has (input, key, 1),
    .cover_beside = mu_field_has (input, key, 2),
    .reserve = mu_field_has (input, key, 3),
    .no_enemy = mu_field_has (input, key, 4),
    .hidden_ground = mu_field_has (input, key, 5),
  };
}

void
mu_nerve_flanks_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuWrgFlankFacts flank[]
      = { read_flank (task->input, "left"), read_flank (task->input, "right") };
  MuWrgFlankShape shape = (MuWrgFlankShape) mu_sum_number (task->input, "shape", MU_SHAPE_LINE);
  int secure = mu_wrg_secure_flanks (shape, flank);
  mu_sum_result_number (answer, "secure", secure);
  mu_sum_headline (answer, ngettext ("%d secure flank", "%d secure flanks", (gulong) secure),
                   secure);
  if (shape == MU_SHAPE_SQUARE)
    mu_sum_note (answer, "%s", _ ("A square has no flank."));
  if (shape == MU_SHAPE_CANTABRIAN)
    mu_sum_note (answer, "%s", _ ("A cantabrian circle has one, always secure."));
  if (secure > 0)
    mu_sum_note (answer, _ ("In its reaction test: add or deduct %d, as the player likes."),
                 secure);
}

/* --- cover --------------------------------------------------------------- */

static const char *const cover_words[]
    = { "only-enemy", "only-friends", "disputed", "passed", "enemy-entered", "empty", NULL };
static const char *const cover_labels[] = {
  N_ ("Known to hold enemy alone"),
  N_ ("Held by friends, all of it"),
  N_ ("Friends fight for it now"),
  N_ ("Friends have gone through it"),
  N_ ("Enemy are known to have come in since"),
  N_ ("Known to hold nobody"),
  NULL,
};

const MuField mu_nerve_cover_fields[] = {
  ASK_SET ("known", N_ ("What is known"), N_ ("what is known of it"), cover_words, cover_labels),
  FIELDS_END,
};

static gboolean
read_cover (const MuSumInput *input, guint64 more, MuWrgCoverSide *side, MuRule *rule)
{
  guint64 known = more | (mu_field_given (input, "known") ? mu_sum_value (input, "known")->set : 0);
  const MuWrgCoverFacts facts = {
    .only_enemy = known & 1u,
    .only_friends = known & 2u,
    .disputed = known & 4u,
    .passed = known & 8u,
    .enemy_entered = known & 16u,
    .empty = known & 32u,
  };
  *rule = mu_wrg_reaction_cover (&facts, side);
  return *rule == MU_RULE_NONE;
}

MuRule
mu_nerve_cover_closed (const MuSumInput *input, int field, int word)
{
  MuWrgCoverSide side;
  MuRule rule = MU_RULE_NONE;
  if (word >= 0 && mu_field_is (input, field, "known"))
    read_cover (input, (guint64) 1 << word, &side, &rule);
  return rule;
}

void
mu_nerve_cover_work (const MuSumTask *task, MuSumAnswer *answer)
{
  static const char *const keys[] = { "unfriendly", "friendly", "neither" };
  const char *const words[]
      = { _ ("unfriendly cover"), _ ("friendly cover"), _ ("neither friendly nor unfriendly") };
  MuWrgCoverSide side;
  MuRule rule;
  if (!read_cover (task->input, 0, &side, &rule)) {
    mu_sum_refuse (answer, rule, "%s", _ ("what is known of it contradicts itself"));
    return;
  }
  mu_sum_result (answer, "cover", keys[side]);
  mu_sum_headline (answer, "%s", words[side]);
  if (side == MU_COVER_UNFRIENDLY)
    mu_sum_note (answer, "%s", _ ("Within 100 paces of it, deduct 1 in a reaction test."));
  if (side == MU_COVER_FRIENDLY)
    mu_sum_note (answer, "%s", _ ("A flank within 5 paces of it is secure."));
}
