/* The rules that a club makes for a campaign of its own, each a switch with a stated default. One
 * table (rules.c) has them all: key, default, range and unit stand beside the sentence that people
 * read.
 *
 * READING: wrg.campaign.forces. The book says that a campaign's forces come from earlier events and
 * not how. Read: figures that are lost are gone for good, nobody comes in their place, units stay
 * as they are, a general who was killed leads no more and armies march all the year, unless these
 * switches say otherwise. */
#ifndef MUSTER_LISTS_CAMPAIGN_RULES_H
#define MUSTER_LISTS_CAMPAIGN_RULES_H

#include <glib.h>

/* In the order in which they are written. Stored by key: only append. */
typedef enum {
  MU_CAMPAIGN_RULE_WOUNDED,       /* of the figures lost by who held the field */
  MU_CAMPAIGN_RULE_WOUNDED_LEFT,  /* of those lost by who left it */
  MU_CAMPAIGN_RULE_WOUNDED_DAYS,  /* until they are back */
  MU_CAMPAIGN_RULE_STRAGGLERS,    /* of the figures left to units that routed off the table */
  MU_CAMPAIGN_RULE_STRAGGLE_DAYS, /* until they come up */
  MU_CAMPAIGN_RULE_EXCHANGE,      /* prisoners, on the first of a month; else they are lost */
  MU_CAMPAIGN_RULE_REPLACEMENTS,  /* points a month that a side may spend */
  MU_CAMPAIGN_RULE_RECRUIT_HOME,  /* only for units in their home country */
  MU_CAMPAIGN_RULE_RECRUIT_DAYS,  /* until they arrive */
  MU_CAMPAIGN_RULE_MERGE_BELOW,   /* figures */
  MU_CAMPAIGN_RULE_MERGE_SHARE,   /* of those whom the unit began with */
  MU_CAMPAIGN_RULE_PROMOTE,       /* after so many victories without breaking */
  MU_CAMPAIGN_RULE_DEMOTE,        /* after so many battles in which it broke */
  MU_CAMPAIGN_RULE_PROMOTE_MOST,  /* classes above where it began */
  MU_CAMPAIGN_RULE_DEMOTE_MOST,   /* classes below */
  MU_CAMPAIGN_RULE_SEASON_FIRST,  /* month in which armies march; with a last one before it, the */
  MU_CAMPAIGN_RULE_SEASON_LAST,   /* season lasts over the turn of the year */
  MU_CAMPAIGN_RULE_OBJECTIVE,     /* points for each that is held a month */
  MU_CAMPAIGN_RULE_RUNNING_TOTAL, /* wrg.victory.running-total; else 3 points, 1 and none */
  MU_CAMPAIGN_RULE_SUCCESSOR,     /* of a commander-in-chief who is lost; else he is back at once */
  MU_CAMPAIGN_RULE_LEAGUE,        /* of the first side; one such rule for each of the twelve */
} MuCampaignRule;
#define MU_CAMPAIGN_LEAGUES    12 /* and sides */
#define MU_CAMPAIGN_RULE_COUNT (MU_CAMPAIGN_RULE_LEAGUE + MU_CAMPAIGN_LEAGUES)

/* What a value counts. */
typedef enum {
  MU_CAMPAIGN_PERCENT,
  MU_CAMPAIGN_DAYS,
  MU_CAMPAIGN_FIGURES, /* or models; in Fast Play stands */
  MU_CAMPAIGN_POINTS,
  MU_CAMPAIGN_YES_NO, /* 1 or 0 */
  MU_CAMPAIGN_MONTH,  /* 1 to 12 */
  MU_CAMPAIGN_BATTLES,
  MU_CAMPAIGN_CLASSES,
  MU_CAMPAIGN_LEAGUE, /* 0: none */
} MuCampaignUnit;

/* A row of the table. */
typedef struct {
  const char *key; /* "wounded-percent", as files and scripts have it */
  int standard;    /* the value where nobody says otherwise */
  int least, most;
  MuCampaignUnit unit;
  const char *name;  /* "Wounded who return", a message id */
  const char *words; /* one sentence, a message id */
} MuCampaignRuleRow;

/* Static. */
const MuCampaignRuleRow *mu_campaign_rule_row (MuCampaignRule rule);
/* The rule with this key; FALSE where there is none. */
gboolean mu_campaign_rule_find (const char *key, MuCampaignRule *rule);
/* "30 %", "14 days", "never", "March", translated; free with g_free. */
char *mu_campaign_rule_value_words (MuCampaignRule rule, int value);

/* All the rules of one campaign. */
typedef struct {
  int value[MU_CAMPAIGN_RULE_COUNT];
} MuCampaignRuleValues;

typedef enum {
  MU_CAMPAIGN_RULES_ERROR_UNKNOWN, /* no such rule */
  MU_CAMPAIGN_RULES_ERROR_VALUE,   /* not a value of its unit */
  MU_CAMPAIGN_RULES_ERROR_RANGE,   /* below the least or above the most */
  MU_CAMPAIGN_RULES_ERROR_TWICE,   /* the same rule again */
  MU_CAMPAIGN_RULES_ERROR_TEXT,    /* no row of keys with values */
} MuCampaignRulesError;
#define MU_CAMPAIGN_RULES_ERROR (mu_campaign_rules_error_quark ())
GQuark mu_campaign_rules_error_quark (void);

void mu_campaign_rules_default (MuCampaignRuleValues *rules);
/* Sets one. FALSE with the range where it cannot be so, and nothing is changed. */
gboolean mu_campaign_rules_put (MuCampaignRuleValues *rules, MuCampaignRule rule, int value,
                                GError **error);
/* The same from words as they are written: a number, or yes or no. */
gboolean mu_campaign_rules_set (MuCampaignRuleValues *rules, const char *key, const char *text,
                                GError **error);

#define MU_CAMPAIGN_RULES_TEXT_MAX 4000 /* bytes of such a text */

/* "wounded-percent=30 merge-below=4": what differs from the defaults, in the table's order. Free
 * with g_free. */
char *mu_campaign_rules_format (const MuCampaignRuleValues *rules);
/* Reads such a text; what it does not name stands at its default. FALSE with an error, and *rules
 * is untouched. */
gboolean mu_campaign_rules_parse (const char *text, MuCampaignRuleValues *rules, GError **error);

/* The league that the side, by its place in the campaign, belongs to; 0: none. */
int mu_campaign_rules_league (const MuCampaignRuleValues *rules, int side);

/* Whether armies march in that month, 1 to 12. */
gboolean mu_campaign_rules_marches (const MuCampaignRuleValues *rules, int month);

#endif
