/* Paragraphs and rows that the whole sheets of several rule systems have. */
#include <glib/gi18n-lib.h>

#include "lists/list/terms.h"
#include "reports/document/rule_words.h"
#include "reports/wrg/reference_private.h"

void
mu_reference_title (MuPress *press, MuRuleSystem rules)
{
  g_autofree char *title = g_strdup_printf (_ ("Reference sheet: %s"), mu_term_rules (rules));
  mu_press_heading (press, MU_STYLE_TITLE, title);
}

/* Rules that follow each other under one heading of the book. */
static guint
count_alike (const MuRule *rules, guint count)
{
  guint alike = 1;
  while (alike < count && g_str_equal (mu_rule_section (rules[alike]), mu_rule_section (rules[0])))
    alike++;
  return alike;
}

static void
add_section (MuFlow *flow, const MuRule *rules, guint count)
{
  g_autoptr (GString) text = g_string_new (NULL);
  for (guint i = 0; i < count; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " · " : "", mu_rule_words_short (rules[i]));
  mu_flow_heading (flow, mu_rule_words_section (rules[0]));
  mu_flow_text (flow, text->str);
}

void
mu_reference_add_rules (MuFlow *flow, const MuRule *rules, guint count)
{
  while (count > 0) {
    const guint alike = count_alike (rules, count);
    add_section (flow, rules, alike);
    rules += alike;
    count -= alike;
  }
}

void
mu_grid_take_row (MuGrid *grid, char *const *cells)
{
  mu_grid_row (grid, FALSE, (const char *const *) cells);
  while (*cells)
    g_free (*cells++);
}

MuGrid *
mu_grid_new_headed (const char *const *head, guint columns)
{
  MuGrid *grid = mu_grid_new (columns, TRUE);
  mu_grid_row (grid, TRUE, head);
  return grid;
}

void
mu_reference_fact (MuGrid *grid, const char *words, char *value)
{
  const char *const cells[] = { words, value };
  mu_grid_row (grid, FALSE, cells);
  g_free (value);
}

char *
mu_reference_range (int least, int most)
{
  return least == most ? mu_term_number (least) : g_strdup_printf ("%d–%d", least, most);
}
