/* The course of the battle as prose: a heading a period, a paragraph a phase,
 * each sentence with the rule behind it. */
#include <glib/gi18n-lib.h>

#include "reports/account/report_private.h"
#include "reports/system.h"

#define SECTION_TYPE 9.0 /* points */

typedef struct {
  MuPress *press;
  MuRuleSystem rules;
  GString *markup;             /* of the phase so far */
  const MuAccountLine *before; /* the last line told in this phase, NULL for none */
  int period;
  int phase;
} Writer;

static void
append_rule (Writer *writer)
{
  const char *section = writer->before ? writer->before->section : "";
  const int size = (int) (SECTION_TYPE * PANGO_SCALE * mu_press_scale (writer->press));
  g_autofree char *text = g_markup_printf_escaped (
      " <span size=\"%d\" foreground=\"#505050\">[%s]</span>", size, section);
  if (*section)
    g_string_append (writer->markup, text);
}

static void
end_phase (Writer *writer)
{
  append_rule (writer);
  writer->before = NULL;
  if (writer->markup->len > 0)
    mu_press_markup (writer->press, MU_STYLE_BODY, writer->markup->str);
  g_string_truncate (writer->markup, 0);
}

static const char *
before_words (MuRuleSystem rules)
{
  return mu_report_system (rules)->turns ? _ ("Before the first turn")
                                         : _ ("Before the first period");
}

static void
begin_period (Writer *writer, int period)
{
  g_autofree char *title = period == 0 ? g_strdup (before_words (writer->rules))
                                       : mu_report_period (writer->rules, period);
  end_phase (writer);
  mu_press_heading (writer->press, MU_STYLE_SUBHEADING, title);
  writer->period = period;
  writer->phase = -1;
}

static void
begin_phase (Writer *writer, int phase)
{
  g_autofree char *title
      = g_markup_printf_escaped ("<b>%s.</b>", mu_account_phase (writer->rules, phase));
  end_phase (writer);
  g_string_append (writer->markup, title);
  writer->phase = phase;
}

/* "… 20 casualties (weapon 3; moving -1 = 2)." */
static char *
with_sum (const MuAccountLine *line)
{
  gsize length = strlen (line->text);
  gboolean stop = length > 0 && line->text[length - 1] == '.';
  if (!*line->sum)
    return g_strdup (line->text);
  return g_strdup_printf ("%.*s (%s)%s", (int) (length - stop), line->text, line->sum,
                          stop ? "." : "");
}

/* Sentences that rest on one rule name it once, after the last of them. */
static void
append_line (Writer *writer, const MuAccountLine *line)
{
  g_autofree char *words = with_sum (line);
  g_autofree char *text = g_markup_printf_escaped (" %s", words);
  if (writer->before && strcmp (writer->before->section, line->section) != 0)
    append_rule (writer);
  g_string_append (writer->markup, text);
  writer->before = line;
}

static const MuEvent *
event_at (const MuBattleRecord *record, guint index)
{
  return &g_array_index (record->events, MuEvent, index);
}

/* Whether the body loses a figure after this event, before the phase is over. */
static gboolean
loses_figures (const MuBattleRecord *record, guint index, int body)
{
  const MuEvent *start = event_at (record, index);
  for (guint i = index + 1; i < record->events->len; i++) {
    const MuEvent *event = event_at (record, i);
    if (event->period != start->period || event->phase != start->phase)
      return FALSE;
    if (event->kind == MU_EVENT_STRENGTH && event->body == body)
      return event->value[2] > 0;
  }
  return FALSE;
}

/* What a shot or a blow cost; 0: it is neither, or cost nothing. */
static int
harm (const MuBattleRecord *record, const MuEvent *event)
{
  const MuReportSystem *system = mu_report_system (record->rules);
  if (event->kind == MU_EVENT_SHOT || event->kind == MU_EVENT_MELEE)
    return event->value[2];
  return system->harm ? system->harm (event) : 0;
}

/* On paper go the headlines, and the sums behind every figure or stand that fell. */
static gboolean
is_told (const MuBattleRecord *record, const MuAccountLine *line)
{
  const MuEvent *event = event_at (record, (guint) line->event);
  if (line->ruling)
    return TRUE;
  if (harm (record, event) > 0)
    return loses_figures (record, (guint) line->event, event->other);
  return line->headline && event->kind != MU_EVENT_PERIOD;
}

static void
write_line (Writer *writer, const MuAccountLine *line)
{
  if (line->period != writer->period)
    begin_period (writer, line->period);
  if (line->phase != writer->phase)
    begin_phase (writer, line->phase);
  append_line (writer, line);
}

void
mu_report_set_account (MuPress *press, const MuBattleRecord *record)
{
  g_autoptr (GPtrArray) lines = mu_account_told (record);
  Writer writer = { press, record->rules, g_string_new (""), NULL, -1, -1 };
  mu_press_heading (press, MU_STYLE_HEADING, _ ("The course of the battle"));
  for (guint i = 0; i < lines->len; i++)
    if (is_told (record, g_ptr_array_index (lines, i)))
      write_line (&writer, g_ptr_array_index (lines, i));
  end_phase (&writer);
  g_string_free (writer.markup, TRUE);
}
