#include "reports/account/account.h"

#include <glib/gi18n-lib.h>

#include "reports/account/account_private.h"
#include "reports/document/rule_words.h"
#include "reports/system.h"

/* The account as it grows. */
typedef struct {
  MuAccountNames names;
  GPtrArray *lines;
  MuAccountLine *summed; /* the line that FACTOR events belong to, NULL for none */
  GString *sum;
  int total;
  gboolean has_total;
  MuTwoSums two; /* of an event that has them */
  gboolean has_two;
  int other;          /* whose lines are the second's */
  char *before;       /* the first sum, once the second has begun */
  gboolean has_lines; /* besides a die */
  gboolean *off;      /* by body: it has left the table */
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

static const MuReportSystem *
system_of (const Teller *teller)
{
  return mu_report_system (teller->names.record->rules);
}

/* A die that counts comes first. */
static void
add_die (Teller *teller, int face)
{
  if (face > 0)
    /* Translators: before the other lines of a sum, what was thrown */
    g_string_append_printf (teller->sum, _ ("die %d"), face);
}

static void
add_total (Teller *teller, int total)
{
  g_string_append_printf (teller->sum, " = %d", total);
}

static void
begin_second (Teller *teller)
{
  add_total (teller, teller->two.total[0]);
  teller->before = g_strdup (teller->sum->str);
  g_string_truncate (teller->sum, 0);
  add_die (teller, teller->two.die[1]);
}

static char *
finish_two (Teller *teller)
{
  if (!teller->before)
    begin_second (teller);
  add_total (teller, teller->two.total[1]);
  g_autofree char *first = g_steal_pointer (&teller->before);
  /* Translators: two sums that are compared, as "die 5; greater strength +2 = 7" and "die 3 = 3" */
  return g_strdup_printf (_ ("%s against %s"), first, teller->sum->str);
}

static char *
finish_sum (Teller *teller)
{
  if (teller->has_two)
    return finish_two (teller);
  if (teller->has_total)
    add_total (teller, teller->total);
  return g_strdup (teller->sum->str);
}

static void
close_sum (Teller *teller)
{
  if (teller->summed && teller->has_lines) {
    g_free (teller->summed->sum);
    teller->summed->sum = finish_sum (teller);
  }
  g_string_truncate (teller->sum, 0);
  teller->summed = NULL;
  teller->has_lines = FALSE;
}

static int
first_die (const Teller *teller, const MuEvent *event)
{
  const MuReportSystem *system = system_of (teller);
  if (teller->has_two)
    return teller->two.die[0];
  return system->die ? system->die (event) : 0;
}

static void
open_sum (Teller *teller, MuAccountLine *line, const MuEvent *event)
{
  const MuEventSum sum = mu_battle_event_row (event->kind)->sum;
  const MuReportSystem *system = system_of (teller);

  if (sum == MU_EVENT_SUM_NONE)
    return;
  teller->summed = line;
  teller->has_total = sum == MU_EVENT_SUM_TOTAL;
  teller->total = teller->has_total ? event->value[1] : 0;
  teller->has_two = system->two_sums && system->two_sums (event, &teller->two);
  teller->other = event->other;
  add_die (teller, first_die (teller, event));
}

static const char *
line_words (const Teller *teller, MuRule rule)
{
  const MuReportSystem *system = system_of (teller);
  const char *words = system->line_words ? system->line_words (rule) : NULL;
  return words ? words : mu_rule_words_short (rule);
}

static void
add_factor (Teller *teller, const MuEvent *event)
{
  if (!teller->summed)
    return;
  if (teller->has_two && !teller->before && event->body == teller->other)
    begin_second (teller);
  gboolean first = teller->sum->len == 0;
  teller->has_lines = TRUE;
  g_string_append_printf (teller->sum, "%s%s ", first ? "" : "; ",
                          line_words (teller, (MuRule) event->rule));
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

/* wrg.leave-table.rally: what is off the table has no front to rally to. */
static gboolean
rallies_off_table (const Teller *teller, const MuEvent *event)
{
  return event->kind == MU_EVENT_RALLIED && event->value[0] != MU_RALLIED_ONTO_TABLE
         && event->body >= 0 && event->body < (int) teller->names.names->len
         && teller->off[event->body];
}

static char *
sentence (const Teller *teller, const MuEvent *event)
{
  if (rallies_off_table (teller, event))
    return g_strdup_printf (_ ("%s rallied off the table."),
                            mu_account_name (&teller->names, event->body));
  return mu_account_sentence (&teller->names, event);
}

/* Who is off the table after the event. */
static void
follow (Teller *teller, const MuEvent *event)
{
  const MuEventEffect effect = mu_battle_event_row (event->kind)->effect;
  if (event->body < 0 || event->body >= (int) teller->names.names->len)
    return;
  if (effect == MU_EFFECT_LEAVE)
    teller->off[event->body] = TRUE;
  if (effect == MU_EFFECT_APPEAR
      || (effect == MU_EFFECT_RALLY && event->value[0] == MU_RALLIED_ONTO_TABLE))
    teller->off[event->body] = FALSE;
}

static void
tell (Teller *teller, int index, const MuEvent *event)
{
  if (event->kind == MU_EVENT_FACTOR) {
    add_factor (teller, event);
    return;
  }
  close_sum (teller);
  char *text = sentence (teller, event);
  follow (teller, event);
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
  teller.off = g_new0 (gboolean, teller.names.names->len + 1);
  for (guint i = 0; record->events && i < record->events->len; i++) {
    if (next < record->rulings->len)
      add_rulings (&teller, (int) i, &next);
    tell (&teller, (int) i, &g_array_index (record->events, MuEvent, i));
  }
  close_sum (&teller);
  mu_account_names_clear (&teller.names);
  g_string_free (teller.sum, TRUE);
  g_free (teller.off);
  return teller.lines;
}
