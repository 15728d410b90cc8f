#include "reports/document/house_rules.h"

#include <glib/gi18n-lib.h>

#include "reports/document/rule_words.h"
#include "rules/core/rule.h"

static guint
count (const MuReadings *readings)
{
  guint switched = 0;
  for (int i = 0; i < MU_READINGS; i++)
    switched += mu_reading (readings, (MuReading) i) != 0;
  return switched;
}

/* "Hand-to-hand: random factor: class D: never above 0" */
static char *
line_of (MuReading which)
{
  const MuRule rule = mu_rule_from_id (mu_reading_rule_id (which));
  const char *section = mu_rule_words_section (rule);
  const char *words = _ (mu_reading_words (which, 1));
  if (!*section)
    return g_strdup_printf ("• %s", words);
  return g_strdup_printf ("• %s: %s", section, words);
}

void
mu_house_rules_set (MuPress *press, const MuReadings *readings)
{
  mu_press_heading (press, MU_STYLE_HEADING, _ ("House rules"));
  if (count (readings) == 0)
    mu_press_paragraph (press, MU_STYLE_BODY, _ ("Played by the book, without house rules."));
  for (int i = 0; i < MU_READINGS; i++) {
    if (mu_reading (readings, (MuReading) i) == 0)
      continue;
    g_autofree char *line = line_of ((MuReading) i);
    mu_press_paragraph (press, MU_STYLE_BODY, line);
  }
}

char *
mu_house_rules_short (const MuReadings *readings)
{
  const guint switched = count (readings);
  if (switched == 0)
    return g_strdup (_ ("by the book"));
  return g_strdup_printf (ngettext ("%u house rule", "%u house rules", switched), switched);
}
