#include "reports/document/rule_words.h"

#include <glib/gi18n.h>

/* gettext answers an empty text with its catalogue's heading. */
static const char *
translated (const char *text)
{
  return *text ? _ (text) : "";
}

const char *
mu_rule_words_section (MuRule rule)
{
  return translated (mu_rule_section (rule));
}

char *
mu_rule_words_place (MuRule rule)
{
  const char *section = mu_rule_words_section (rule);
  /* Translators: the heading of the rule book */
  return *section ? g_strdup_printf (_ ("In the rules: %s"), section) : g_strdup ("");
}

const char *
mu_rule_words_short (MuRule rule)
{
  return translated (mu_rule_words (rule));
}
