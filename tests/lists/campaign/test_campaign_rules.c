/* The rules of a campaign: each with its default and range, written and read back. */
#include "lists/campaign/rules.h"

#include <string.h>

#include "tests/lists/common.h"

/* What clubs have been told: a default that changes changes campaigns that are being fought. */
static const struct {
  const char *key;
  int standard, least, most;
} due[] = {
  { "wounded-percent", 0, 0, 100 },
  { "wounded-left-percent", 0, 0, 100 },
  { "wounded-days", 30, 1, 365 },
  { "stragglers-percent", 0, 0, 100 },
  { "stragglers-days", 3, 1, 365 },
  { "prisoners-exchanged", 0, 0, 1 },
  { "replacement-points", 0, 0, 10000 },
  { "recruits-at-home", 0, 0, 1 },
  { "recruits-days", 0, 0, 365 },
  { "merge-below", 0, 0, 50 },
  { "merge-percent", 0, 0, 100 },
  { "promote-after", 0, 0, 99 },
  { "demote-after", 0, 0, 99 },
  { "promote-classes", 1, 0, 3 },
  { "demote-classes", 1, 0, 3 },
  { "season-first", 1, 1, 12 },
  { "season-last", 12, 1, 12 },
  { "objective-points", 0, 0, 1000 },
  { "running-total", 1, 0, 1 },
  { "general-successor", 1, 0, 1 },
  { "league-a", 0, 0, 12 },
  { "league-b", 0, 0, 12 },
  { "league-c", 0, 0, 12 },
  { "league-d", 0, 0, 12 },
  { "league-e", 0, 0, 12 },
  { "league-f", 0, 0, 12 },
  { "league-g", 0, 0, 12 },
  { "league-h", 0, 0, 12 },
  { "league-i", 0, 0, 12 },
  { "league-j", 0, 0, 12 },
  { "league-k", 0, 0, 12 },
  { "league-l", 0, 0, 12 },
};
G_STATIC_ASSERT (G_N_ELEMENTS (due) == MU_CAMPAIGN_RULE_COUNT);

START_TEST (each_rule_has_its_default_and_range)
{
  const MuCampaignRuleRow *row = mu_campaign_rule_row ((MuCampaignRule) _i);
  MuCampaignRuleValues rules;
  MuCampaignRule found;
  mu_campaign_rules_default (&rules);
  ck_assert_str_eq (row->key, due[_i].key);
  ck_assert_int_eq (rules.value[_i], due[_i].standard);
  ck_assert_int_eq (row->least, due[_i].least);
  ck_assert_int_eq (row->most, due[_i].most);
  ck_assert (mu_campaign_rule_find (due[_i].key, &found));
  ck_assert_int_eq (found, _i);
  ck_assert (*row->name && g_str_has_suffix (row->words, "."));
}
END_TEST

START_TEST (each_rule_takes_its_range_and_no_more)
{
  const MuCampaignRule rule = (MuCampaignRule) _i;
  MuCampaignRuleValues rules;
  mu_campaign_rules_default (&rules);
  for (int value = due[_i].least - 2; value <= due[_i].most + 2; value++) {
    g_autoptr (GError) error = NULL;
    const int before = rules.value[rule];
    const gboolean possible = value >= due[_i].least && value <= due[_i].most;
    ck_assert_int_eq (mu_campaign_rules_put (&rules, rule, value, &error), possible);
    ck_assert_int_eq (rules.value[rule], possible ? value : before);
    if (!possible)
      ck_assert (g_error_matches (error, MU_CAMPAIGN_RULES_ERROR, MU_CAMPAIGN_RULES_ERROR_RANGE)
                 && strstr (error->message, due[_i].key));
  }
}
END_TEST

/* Each value alone: the text has that rule only, and reads back. */
START_TEST (each_value_is_written_and_read_back)
{
  for (int value = due[_i].least; value <= due[_i].most; value++) {
    MuCampaignRuleValues rules, read;
    g_autoptr (GError) error = NULL;
    mu_campaign_rules_default (&rules);
    rules.value[_i] = value;
    g_autofree char *text = mu_campaign_rules_format (&rules);
    ck_assert_int_eq (*text == '\0', value == due[_i].standard);
    ck_assert_msg (mu_campaign_rules_parse (text, &read, &error), "%s", text);
    ck_assert_int_eq (memcmp (&rules, &read, sizeof rules), 0);
  }
}
END_TEST

START_TEST (rules_are_written_in_the_order_of_the_table)
{
  MuCampaignRuleValues rules;
  g_autoptr (GError) error = NULL;
  ck_assert (mu_campaign_rules_parse ("  running-total=no merge-below=4   wounded-percent=30 "
                                      "season-first=01 prisoners-exchanged=yes ",
                                      &rules, &error));
  g_autofree char *text = mu_campaign_rules_format (&rules);
  ck_assert_str_eq (text,
                    "wounded-percent=30 prisoners-exchanged=yes merge-below=4 running-total=no");
  ck_assert (mu_campaign_rules_parse ("", &rules, &error));
  g_autofree char *none = mu_campaign_rules_format (&rules);
  ck_assert_str_eq (none, "");
}
END_TEST

START_TEST (any_rules_are_read_as_they_are_written)
{
  guint64 state = 11;
  for (int n = 0; n < 2000; n++) {
    MuCampaignRuleValues rules, read;
    g_autoptr (GError) error = NULL;
    for (int i = 0; i < MU_CAMPAIGN_RULE_COUNT; i++)
      rules.value[i]
          = due[i].least + (int) next_below (&state, (guint32) (due[i].most - due[i].least + 1));
    g_autofree char *text = mu_campaign_rules_format (&rules);
    ck_assert_msg (mu_campaign_rules_parse (text, &read, &error), "%s", text);
    ck_assert_int_eq (memcmp (&rules, &read, sizeof rules), 0);
  }
}
END_TEST

static const struct {
  const char *text;
  int code;
  const char *told;
} bad[] = {
  { "wounded-percent", MU_CAMPAIGN_RULES_ERROR_TEXT, "wounded-percent" },
  { "wounded-percent =30", MU_CAMPAIGN_RULES_ERROR_TEXT, "wounded-percent" },
  { "wounded=30", MU_CAMPAIGN_RULES_ERROR_UNKNOWN, "wounded" },
  { "=30", MU_CAMPAIGN_RULES_ERROR_UNKNOWN, "" },
  { "Wounded-Percent=30", MU_CAMPAIGN_RULES_ERROR_UNKNOWN, "Wounded-Percent" },
  { "wounded-percent=", MU_CAMPAIGN_RULES_ERROR_VALUE, "0 to 100" },
  { "wounded-percent=-1", MU_CAMPAIGN_RULES_ERROR_VALUE, "-1" },
  { "wounded-percent=+1", MU_CAMPAIGN_RULES_ERROR_VALUE, "+1" },
  { "wounded-percent=30%", MU_CAMPAIGN_RULES_ERROR_VALUE, "30%" },
  { "wounded-percent=1e2", MU_CAMPAIGN_RULES_ERROR_VALUE, "1e2" },
  { "wounded-percent=3=3", MU_CAMPAIGN_RULES_ERROR_VALUE, "3=3" },
  { "wounded-percent=yes", MU_CAMPAIGN_RULES_ERROR_VALUE, "yes" },
  { "prisoners-exchanged=1", MU_CAMPAIGN_RULES_ERROR_VALUE, "yes or no" },
  { "prisoners-exchanged=Yes", MU_CAMPAIGN_RULES_ERROR_VALUE, "yes or no" },
  { "wounded-percent=101", MU_CAMPAIGN_RULES_ERROR_RANGE, "0 to 100" },
  { "wounded-days=0", MU_CAMPAIGN_RULES_ERROR_RANGE, "1 to 365" },
  { "season-last=13", MU_CAMPAIGN_RULES_ERROR_RANGE, "1 to 12" },
  { "merge-below=99999999999999999999999", MU_CAMPAIGN_RULES_ERROR_RANGE, "merge-below" },
  { "merge-below=4 merge-below=4", MU_CAMPAIGN_RULES_ERROR_TWICE, "merge-below" },
  { "merge-below=4\nmerge-percent=4", MU_CAMPAIGN_RULES_ERROR_VALUE, "merge-below" },
  { "merge-below=\xff\xfe", MU_CAMPAIGN_RULES_ERROR_VALUE, "merge-below" },
  { "\x80=4", MU_CAMPAIGN_RULES_ERROR_UNKNOWN, "" },
};

START_TEST (bad_rules_are_refused_whole)
{
  MuCampaignRuleValues rules = { .value = { 77 } };
  g_autoptr (GError) error = NULL;
  g_autofree char *text = g_strdup_printf ("promote-after=3 %s", bad[_i].text);
  ck_assert_msg (!mu_campaign_rules_parse (text, &rules, &error), "%s", text);
  ck_assert_msg (g_error_matches (error, MU_CAMPAIGN_RULES_ERROR, bad[_i].code), "%s: %s", text,
                 error->message);
  ck_assert_msg (strstr (error->message, bad[_i].told) != NULL, "%s", error->message);
  ck_assert (g_utf8_validate (error->message, -1, NULL));
  ck_assert_int_eq (rules.value[0], 77);
  ck_assert_int_eq (rules.value[MU_CAMPAIGN_RULE_PROMOTE], 0);
}
END_TEST

START_TEST (texts_without_end_are_refused)
{
  MuCampaignRuleValues rules;
  g_autoptr (GError) error = NULL;
  g_autofree char *blanks = g_strnfill (MU_CAMPAIGN_RULES_TEXT_MAX, ' ');
  g_autofree char *more = g_strnfill (MU_CAMPAIGN_RULES_TEXT_MAX + 1, ' ');
  g_autofree char *word = g_strnfill (MU_CAMPAIGN_RULES_TEXT_MAX, 'a');
  ck_assert (mu_campaign_rules_parse (blanks, &rules, &error));
  ck_assert (!mu_campaign_rules_parse (more, &rules, &error));
  ck_assert (g_error_matches (error, MU_CAMPAIGN_RULES_ERROR, MU_CAMPAIGN_RULES_ERROR_TEXT));
  g_clear_error (&error);
  ck_assert (!mu_campaign_rules_parse (word, &rules, &error));
  ck_assert_int_lt (strlen (error->message), 200);
}
END_TEST

START_TEST (values_are_told_in_their_unit)
{
  static const struct {
    MuCampaignRule rule;
    int value;
    const char *told;
  } told[] = {
    { MU_CAMPAIGN_RULE_WOUNDED, 30, "30 %" },
    { MU_CAMPAIGN_RULE_WOUNDED_DAYS, 1, "1 day" },
    { MU_CAMPAIGN_RULE_WOUNDED_DAYS, 14, "14 days" },
    { MU_CAMPAIGN_RULE_EXCHANGE, 1, "yes" },
    { MU_CAMPAIGN_RULE_EXCHANGE, 0, "no" },
    { MU_CAMPAIGN_RULE_REPLACEMENTS, 50, "50 points" },
    { MU_CAMPAIGN_RULE_MERGE_BELOW, 0, "never" },
    { MU_CAMPAIGN_RULE_MERGE_BELOW, 4, "4 figures" },
    { MU_CAMPAIGN_RULE_PROMOTE, 0, "never" },
    { MU_CAMPAIGN_RULE_PROMOTE, 3, "3 battles" },
    { MU_CAMPAIGN_RULE_PROMOTE_MOST, 1, "1 class" },
    { MU_CAMPAIGN_RULE_SEASON_FIRST, 3, "March" },
    { MU_CAMPAIGN_RULE_SEASON_LAST, 12, "December" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (told); i++) {
    g_autofree char *words = mu_campaign_rule_value_words (told[i].rule, told[i].value);
    ck_assert_str_eq (words, told[i].told);
  }
}
END_TEST

START_TEST (armies_march_in_their_season)
{
  static const struct {
    int first, last;
    const char *months; /* a sign for each */
  } seasons[] = {
    { 1, 12, "############" }, { 3, 10, "--########--" }, { 6, 6, "-----#------" },
    { 10, 3, "###------###" }, { 12, 1, "#----------#" }, { 2, 1, "############" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (seasons); i++) {
    MuCampaignRuleValues rules;
    mu_campaign_rules_default (&rules);
    rules.value[MU_CAMPAIGN_RULE_SEASON_FIRST] = seasons[i].first;
    rules.value[MU_CAMPAIGN_RULE_SEASON_LAST] = seasons[i].last;
    for (int month = 1; month <= 12; month++)
      ck_assert_int_eq (mu_campaign_rules_marches (&rules, month),
                        seasons[i].months[month - 1] == '#');
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("campaign-rules");
  tcase_add_loop_test (tests, each_rule_has_its_default_and_range, 0, COUNT (due));
  tcase_add_loop_test (tests, each_rule_takes_its_range_and_no_more, 0, COUNT (due));
  tcase_add_loop_test (tests, each_value_is_written_and_read_back, 0, COUNT (due));
  tcase_add_test (tests, rules_are_written_in_the_order_of_the_table);
  tcase_add_test (tests, any_rules_are_read_as_they_are_written);
  tcase_add_loop_test (tests, bad_rules_are_refused_whole, 0, COUNT (bad));
  tcase_add_test (tests, texts_without_end_are_refused);
  tcase_add_test (tests, values_are_told_in_their_unit);
  tcase_add_test (tests, armies_march_in_their_season);
  return run_case ("campaign-rules", tests);
}
