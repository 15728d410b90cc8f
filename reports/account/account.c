#include "reports/account/account.h"

#include <glib/gi18n-lib.h>

#include "reports/account/account_private.h"
#include "reports/document/rule_words.h"

/* The account as it grows. */
typedef struct {
  MuAccountNames names;
  GPtrArray *lines;
  MuAccountLine *summed; /* the line that FACTOR events belong to, NULL for none */
  GString *sum;
  int total;
  gboolean has_total;
} Teller;

void
mu_account_line_free (MuAccountLine *line)
{
  if (!line)
    return;
  g_free (line->text);
  g_free (line->rule_id);
  g_free (line->section);
  g_free (line->rule_words);
  g_free (line->sum);
  g_free (line);
}

static void
close_sum (Teller *teller)
{
  if (teller->summed && teller->sum->len > 0) {
    if (teller->has_total)
      g_string_append_printf (teller->sum, " = %d", teller->total);
    g_free (teller->summed->sum);
    teller->summed->sum = g_strdup (teller->sum->str);
  }
  g_string_truncate (teller->sum, 0);
  teller->summed = NULL;
}

static void
open_sum (Teller *teller, MuAccountLine *line, const MuEvent *event)
{
  const MuEventSum sum = mu_battle_event_row (event->kind)->sum;

  if (sum == MU_EVENT_SUM_NONE)
    return;
  teller->summed = line;
  teller->has_total = sum == MU_EVENT_SUM_TOTAL;
  teller->total = teller->has_total ? event->value[1] : 0;
}

static void
add_factor (Teller *teller, const MuEvent *event)
{
  if (!teller->summed)
    return;
  const char *words = mu_rule_words_short ((MuRule) event->rule);
  gboolean first = teller->sum->len == 0;
  g_string_append_printf (teller->sum, "%s%s ", first ? "" : "; ", words);
  g_string_append_printf (teller->sum, first ? "%d" : "%+d", event->value[0]);
}

static MuAccountLine *
make_line (MuRuleSystem rules, int index, const MuEvent *event, char *text)
{
  MuAccountLine *line = g_new0 (MuAccountLine, 1);
  line->event = index;
  line->period = event->period;
  line->phase = event->phase;
  line->side = (MuSide) event->side;
  line->body = event->body;
  line->headline = mu_account_is_headline (rules, event);
  line->text = text;
  line->rule_id = g_strdup (mu_rule_id ((MuRule) event->rule));
  line->section = g_strdup (mu_rule_words_section ((MuRule) event->rule));
  line->rule_words = g_strdup (mu_rule_words_short ((MuRule) event->rule));
  line->sum = g_strdup ("");
  return line;
}

static void
tell (Teller *teller, int index, const MuEvent *event)
{
  if (event->kind == MU_EVENT_FACTOR) {
    add_factor (teller, event);
    return;
  }
  close_sum (teller);
  char *text = mu_account_sentence (&teller->names, event);
  if (!text)
    return;
  MuAccountLine *line = make_line (teller->names.record->rules, index, event, text);
  g_ptr_array_add (teller->lines, line);
  open_sum (teller, line, event);
}

static void
add_rulings (Teller *teller, int event, guint *next)
{
  const guint before = teller->lines->len;
  mu_account_rulings (&teller->names, event, next, teller->lines);
  if (teller->lines->len > before)
    close_sum (teller);
}

GPtrArray *
mu_account (const MuBattleRecord *record)
{
  Teller teller = { .sum = g_string_new ("") };
  guint next = 0;
  teller.lines = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_account_line_free);
  mu_account_names_init (&teller.names, record);
  for (guint i = 0; record->events && i < record->events->len; i++) {
    if (next < record->rulings->len)
      add_rulings (&teller, (int) i, &next);
    tell (&teller, (int) i, &g_array_index (record->events, MuEvent, i));
  }
  close_sum (&teller);
  mu_account_names_clear (&teller.names);
  g_string_free (teller.sum, TRUE);
  return teller.lines;
}
