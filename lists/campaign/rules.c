#include "lists/campaign/rules.h"

#include <glib/gi18n-lib.h>
#include <string.h>

G_DEFINE_QUARK (mu - campaign - rules - error, mu_campaign_rules_error)

#define TOLD_MAX 40 /* characters of a wrong text that a message repeats */

#define LEAGUE(side, key, name)                                                                    \
  [MU_CAMPAIGN_RULE_LEAGUE + (side)]                                                               \
      = { key,                                                                                     \
          0,                                                                                       \
          0,                                                                                       \
          MU_CAMPAIGN_LEAGUES,                                                                     \
          MU_CAMPAIGN_LEAGUE,                                                                      \
          name,                                                                                    \
          N_ ("Sides of the same league do not fight when they meet on the map; 0 none.") }

/* key, default, least, most, unit, name, words */
static const MuCampaignRuleRow table[] = {
  [MU_CAMPAIGN_RULE_WOUNDED]
  = { "wounded-percent", 0, 0, 100, MU_CAMPAIGN_PERCENT, N_ ("Wounded, having held the field"),
      N_ ("Of the figures that a side lost where it held the field, so many are only wounded and "
          "come back.") },
  [MU_CAMPAIGN_RULE_WOUNDED_LEFT]
  = { "wounded-left-percent", 0, 0, 100, MU_CAMPAIGN_PERCENT, N_ ("Wounded, having left the field"),
      N_ ("Of the figures that a side lost where it left the field, so many are only wounded, got "
          "away and come back.") },
  [MU_CAMPAIGN_RULE_WOUNDED_DAYS]
  = { "wounded-days", 30, 1, 365, MU_CAMPAIGN_DAYS, N_ ("Days until the wounded return"),
      N_ ("So many days after the battle the wounded are with their units again.") },
  [MU_CAMPAIGN_RULE_STRAGGLERS]
  = { "stragglers-percent", 0, 0, 100, MU_CAMPAIGN_PERCENT, N_ ("Stragglers"),
      N_ ("Of the figures left to units that routed off the table, so many are missing at first "
          "and come up later.") },
  [MU_CAMPAIGN_RULE_STRAGGLE_DAYS]
  = { "stragglers-days", 3, 1, 365, MU_CAMPAIGN_DAYS, N_ ("Days until stragglers come up"),
      N_ ("So many days after the battle the stragglers are with their units again.") },
  [MU_CAMPAIGN_RULE_EXCHANGE]
  = { "prisoners-exchanged", 0, 0, 1, MU_CAMPAIGN_YES_NO, N_ ("Prisoners are exchanged"),
      N_ ("On the first of each month two sides exchange their prisoners, figure for figure; else "
          "prisoners are lost.") },
  [MU_CAMPAIGN_RULE_REPLACEMENTS]
  = { "replacement-points", 0, 0, 10000, MU_CAMPAIGN_POINTS, N_ ("Replacements a month"),
      N_ ("Each month a side may spend so many points on figures for its weakened units; what it "
          "does not spend is gone.") },
  [MU_CAMPAIGN_RULE_RECRUIT_HOME]
  = { "recruits-at-home", 0, 0, 1, MU_CAMPAIGN_YES_NO, N_ ("Recruits only at home"),
      N_ ("Only units that stand in their home country get replacements.") },
  [MU_CAMPAIGN_RULE_RECRUIT_DAYS]
  = { "recruits-days", 0, 0, 365, MU_CAMPAIGN_DAYS, N_ ("Days until recruits arrive"),
      N_ ("Replacements are with their units so many days after they were paid for; 0 at once.") },
  [MU_CAMPAIGN_RULE_MERGE_BELOW]
  = { "merge-below", 0, 0, 50, MU_CAMPAIGN_FIGURES, N_ ("Merged below"),
      N_ ("A unit of fewer figures joins another of the same troops and arms; 0 never.") },
  [MU_CAMPAIGN_RULE_MERGE_SHARE]
  = { "merge-percent", 0, 0, 100, MU_CAMPAIGN_PERCENT, N_ ("Merged below a share"),
      N_ ("A unit with less than this share of the figures that it began with joins another of "
          "the same troops and arms; 0 never.") },
  [MU_CAMPAIGN_RULE_PROMOTE]
  = { "promote-after", 0, 0, 99, MU_CAMPAIGN_BATTLES, N_ ("Promoted after"),
      N_ ("After so many victories without breaking a unit rises a class; 0 never.") },
  [MU_CAMPAIGN_RULE_DEMOTE]
  = { "demote-after", 0, 0, 99, MU_CAMPAIGN_BATTLES, N_ ("Demoted after"),
      N_ ("After so many battles in which it broke a unit sinks a class; 0 never.") },
  [MU_CAMPAIGN_RULE_PROMOTE_MOST]
  = { "promote-classes", 1, 0, 3, MU_CAMPAIGN_CLASSES, N_ ("Promoted at most"),
      N_ ("No unit rises more classes above the one that it began with.") },
  [MU_CAMPAIGN_RULE_DEMOTE_MOST]
  = { "demote-classes", 1, 0, 3, MU_CAMPAIGN_CLASSES, N_ ("Demoted at most"),
      N_ ("No unit sinks more classes below the one that it began with.") },
  [MU_CAMPAIGN_RULE_SEASON_FIRST]
  = { "season-first", 1, 1, 12, MU_CAMPAIGN_MONTH, N_ ("Season begins"),
      N_ ("The first month in which armies march.") },
  [MU_CAMPAIGN_RULE_SEASON_LAST]
  = { "season-last", 12, 1, 12, MU_CAMPAIGN_MONTH, N_ ("Season ends"),
      N_ ("The last month in which armies march; before the first it is one of the next year.") },
  [MU_CAMPAIGN_RULE_OBJECTIVE]
  = { "objective-points", 0, 0, 1000, MU_CAMPAIGN_POINTS, N_ ("Points for an objective"),
      N_ ("On the first of each month a side gets the points that the map gives to the places it "
          "holds, so many times; 0 none.") },
  [MU_CAMPAIGN_RULE_RUNNING_TOTAL]
  = { "running-total", 1, 0, 1, MU_CAMPAIGN_YES_NO, N_ ("Running total"),
      N_ ("Battles count as the book's running total has them, what a side has left and what its "
          "enemy has lost; else a victory counts 3 points and a draw 1.") },
  [MU_CAMPAIGN_RULE_SUCCESSOR]
  = { "general-successor", 1, 0, 1, MU_CAMPAIGN_YES_NO, N_ ("Lost generals have successors"),
      N_ ("A commander-in-chief who was killed, or captured where prisoners are not exchanged, is "
          "followed by another; else he leads the next battle too.") },
  LEAGUE (0, "league-a", N_ ("League of the first side")),
  LEAGUE (1, "league-b", N_ ("League of the second side")),
  LEAGUE (2, "league-c", N_ ("League of the third side")),
  LEAGUE (3, "league-d", N_ ("League of the fourth side")),
  LEAGUE (4, "league-e", N_ ("League of the fifth side")),
  LEAGUE (5, "league-f", N_ ("League of the sixth side")),
  LEAGUE (6, "league-g", N_ ("League of the seventh side")),
  LEAGUE (7, "league-h", N_ ("League of the eighth side")),
  LEAGUE (8, "league-i", N_ ("League of the ninth side")),
  LEAGUE (9, "league-j", N_ ("League of the tenth side")),
  LEAGUE (10, "league-k", N_ ("League of the eleventh side")),
  LEAGUE (11, "league-l", N_ ("League of the twelfth side")),
};
#undef LEAGUE
G_STATIC_ASSERT (G_N_ELEMENTS (table) == MU_CAMPAIGN_RULE_COUNT);

const MuCampaignRuleRow *
mu_campaign_rule_row (MuCampaignRule rule)
{
  return &table[rule];
}

gboolean
mu_campaign_rule_find (const char *key, MuCampaignRule *rule)
{
  for (int i = 0; i < MU_CAMPAIGN_RULE_COUNT; i++)
    if (strcmp (table[i].key, key) == 0) {
      *rule = (MuCampaignRule) i;
      return TRUE;
    }
  return FALSE;
}

/* --- words --------------------------------------------------------------- */

static char *
month_words (int month)
{
  const char *const months[] = { _ ("January"),   _ ("February"), _ ("March"),    _ ("April"),
                                 _ ("May"),       _ ("June"),     _ ("July"),     _ ("August"),
                                 _ ("September"), _ ("October"),  _ ("November"), _ ("December") };
  return g_strdup (months[CLAMP (month, 1, 12) - 1]);
}

char *
mu_campaign_rule_value_words (MuCampaignRule rule, int value)
{
  const gulong number = (gulong) MAX (value, 0);
  switch (table[rule].unit) {
  case MU_CAMPAIGN_PERCENT:
    return g_strdup_printf (_ ("%d %%"), value);
  case MU_CAMPAIGN_DAYS:
    return g_strdup_printf (ngettext ("%d day", "%d days", number), value);
  case MU_CAMPAIGN_FIGURES:
    return value == 0 ? g_strdup (_ ("never"))
                      : g_strdup_printf (ngettext ("%d figure", "%d figures", number), value);
  case MU_CAMPAIGN_POINTS:
    return g_strdup_printf (ngettext ("%d point", "%d points", number), value);
  case MU_CAMPAIGN_YES_NO:
    return g_strdup (value ? _ ("yes") : _ ("no"));
  case MU_CAMPAIGN_MONTH:
    return month_words (value);
  case MU_CAMPAIGN_BATTLES:
    return value == 0 ? g_strdup (_ ("never"))
                      : g_strdup_printf (ngettext ("%d battle", "%d battles", number), value);
  case MU_CAMPAIGN_CLASSES:
    return g_strdup_printf (ngettext ("%d class", "%d classes", number), value);
  case MU_CAMPAIGN_LEAGUE:
    return value == 0 ? g_strdup (_ ("none")) : g_strdup_printf ("%d", value);
  }
  return g_strdup ("");
}

/* --- setting ------------------------------------------------------------- */

/* FALSE, and why. */
#define refuse(error, ...) (g_set_error (error, MU_CAMPAIGN_RULES_ERROR, __VA_ARGS__), FALSE)

/* As much of a text from anywhere as a message can show; free with g_free. */
static char *
tell (const char *text)
{
  g_autofree char *readable = g_utf8_make_valid (text, (gssize) strnlen (text, 4 * TOLD_MAX));
  return g_utf8_substring (readable, 0, MIN (g_utf8_strlen (readable, -1), TOLD_MAX));
}

void
mu_campaign_rules_default (MuCampaignRuleValues *rules)
{
  for (int i = 0; i < MU_CAMPAIGN_RULE_COUNT; i++)
    rules->value[i] = table[i].standard;
}

gboolean
mu_campaign_rules_put (MuCampaignRuleValues *rules, MuCampaignRule rule, int value, GError **error)
{
  const MuCampaignRuleRow *row = &table[rule];
  if (value < row->least || value > row->most)
    return refuse (error, MU_CAMPAIGN_RULES_ERROR_RANGE,
                   _ ("The campaign rule %s is %d, but must be %d to %d."), row->key, value,
                   row->least, row->most);
  rules->value[rule] = value;
  return TRUE;
}

/* Digits alone; so many that they cannot be in range count as beyond it. */
static gboolean
read_number (const char *text, int *value)
{
  const gsize length = strspn (text, "0123456789");
  if (length == 0 || text[length] != '\0')
    return FALSE;
  *value = (int) MIN (g_ascii_strtoull (text, NULL, 10), G_MAXINT);
  return TRUE;
}

static gboolean
read_choice (const char *text, int *value)
{
  *value = strcmp (text, "yes") == 0;
  return *value || strcmp (text, "no") == 0;
}

static gboolean
refuse_value (const MuCampaignRuleRow *row, const char *text, GError **error)
{
  g_autofree char *told = tell (text);
  if (row->unit == MU_CAMPAIGN_YES_NO)
    return refuse (error, MU_CAMPAIGN_RULES_ERROR_VALUE,
                   _ ("The campaign rule %s is “%s”, but must be yes or no."), row->key, told);
  return refuse (error, MU_CAMPAIGN_RULES_ERROR_VALUE,
                 _ ("The campaign rule %s is “%s”, but must be a number, %d to %d."), row->key,
                 told, row->least, row->most);
}

static gboolean
find (const char *key, MuCampaignRule *rule, GError **error)
{
  if (mu_campaign_rule_find (key, rule))
    return TRUE;
  g_autofree char *told = tell (key);
  return refuse (error, MU_CAMPAIGN_RULES_ERROR_UNKNOWN,
                 _ ("There is no campaign rule “%s”. Its name may be misspelt, or a newer Muster "
                    "has it."),
                 told);
}

gboolean
mu_campaign_rules_set (MuCampaignRuleValues *rules, const char *key, const char *text,
                       GError **error)
{
  MuCampaignRule rule;
  int value;
  if (!find (key, &rule, error))
    return FALSE;
  const gboolean choice = table[rule].unit == MU_CAMPAIGN_YES_NO;
  if (choice ? !read_choice (text, &value) : !read_number (text, &value))
    return refuse_value (&table[rule], text, error);
  return mu_campaign_rules_put (rules, rule, value, error);
}

/* --- texts --------------------------------------------------------------- */

static void
append (GString *text, const MuCampaignRuleRow *row, int value)
{
  if (text->len > 0)
    g_string_append_c (text, ' ');
  if (row->unit == MU_CAMPAIGN_YES_NO)
    g_string_append_printf (text, "%s=%s", row->key, value ? "yes" : "no");
  else
    g_string_append_printf (text, "%s=%d", row->key, value);
}

char *
mu_campaign_rules_format (const MuCampaignRuleValues *rules)
{
  GString *text = g_string_new (NULL);
  for (int i = 0; i < MU_CAMPAIGN_RULE_COUNT; i++)
    if (rules->value[i] != table[i].standard)
      append (text, &table[i], rules->value[i]);
  return g_string_free (text, FALSE);
}

/* One "key=value"; seen has a bit for each rule that came before. */
static gboolean
read_word (char *word, guint32 *seen, MuCampaignRuleValues *rules, GError **error)
{
  MuCampaignRule rule;
  char *sign = strchr (word, '=');
  if (sign == NULL) {
    g_autofree char *told = tell (word);
    return refuse (error, MU_CAMPAIGN_RULES_ERROR_TEXT,
                   _ ("“%s” is no campaign rule with its value, as in merge-below=4."), told);
  }
  *sign = '\0';
  if (!find (word, &rule, error))
    return FALSE;
  if (*seen >> rule & 1u)
    return refuse (error, MU_CAMPAIGN_RULES_ERROR_TWICE,
                   _ ("The campaign rule %s stands there twice. Leave one out."), word);
  *seen |= 1u << rule;
  return mu_campaign_rules_set (rules, word, sign + 1, error);
}
G_STATIC_ASSERT (MU_CAMPAIGN_RULE_COUNT <= 32);

gboolean
mu_campaign_rules_parse (const char *text, MuCampaignRuleValues *rules, GError **error)
{
  MuCampaignRuleValues read;
  guint32 seen = 0;
  mu_campaign_rules_default (&read);
  if (strlen (text) > MU_CAMPAIGN_RULES_TEXT_MAX)
    return refuse (error, MU_CAMPAIGN_RULES_ERROR_TEXT,
                   _ ("The campaign rules are longer than %d characters."),
                   MU_CAMPAIGN_RULES_TEXT_MAX);
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  for (guint i = 0; words[i]; i++)
    if (*words[i] != '\0' && !read_word (words[i], &seen, &read, error))
      return FALSE;
  *rules = read;
  return TRUE;
}

/* --- what they mean ------------------------------------------------------ */

int
mu_campaign_rules_league (const MuCampaignRuleValues *rules, int side)
{
  return rules->value[MU_CAMPAIGN_RULE_LEAGUE + side];
}

gboolean
mu_campaign_rules_marches (const MuCampaignRuleValues *rules, int month)
{
  const int first = rules->value[MU_CAMPAIGN_RULE_SEASON_FIRST];
  const int last = rules->value[MU_CAMPAIGN_RULE_SEASON_LAST];
  return first <= last ? month >= first && month <= last : month >= first || month <= last;
}
