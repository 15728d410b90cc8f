/* The course of the battle as prose: a heading a period, a paragraph a phase,
 * each sentence with the rule behind it. */
#include <glib/gi18n-lib.h>

#include "reports/report_private.h"

typedef struct {
  MuPress *press;
  GString *markup; /* of the phase so far */
  int period;
  int phase;
} Writer;

static void
end_phase (Writer *writer)
{
  if (writer->markup->len > 0)
    mu_press_markup (writer->press, MU_STYLE_BODY, writer->markup->str);
  g_string_truncate (writer->markup, 0);
}

static void
begin_period (Writer *writer, int period)
{
  g_autofree char *title = period == 0 ? g_strdup (_ ("Before the first period"))
                                       : g_strdup_printf (_ ("Period %d"), period);
  end_phase (writer);
  mu_press_heading (writer->press, MU_STYLE_SUBHEADING, title);
  writer->period = period;
  writer->phase = -1;
}

static void
begin_phase (Writer *writer, int phase)
{
  g_autofree char *title
      = g_markup_printf_escaped ("<b>%s.</b>", mu_account_phase ((MuPhase) phase));
  end_phase (writer);
  g_string_append (writer->markup, title);
  writer->phase = phase;
}

static void
append_rule (GString *markup, const char *id)
{
  g_autofree char *text
      = g_markup_printf_escaped (" <span size=\"9216\" foreground=\"#505050\">[%s]</span>", id);
  if (*id)
    g_string_append (markup, text);
}

static void
append_line (Writer *writer, const MuAccountLine *line)
{
  g_autofree char *text = g_markup_printf_escaped (" %s", line->text);
  g_autofree char *sum = g_markup_printf_escaped (" (%s)", line->sum);
  g_string_append (writer->markup, text);
  if (*line->sum)
    g_string_append (writer->markup, sum);
  append_rule (writer->markup, line->rule_id);
}

static gboolean
is_told (const MuBattleRecord *record, const MuAccountLine *line)
{
  const MuEvent *event = &g_array_index (record->events, MuEvent, line->event);
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
  g_autoptr (GPtrArray) lines = mu_account (record);
  Writer writer = { press, g_string_new (""), -1, -1 };
  mu_press_heading (press, MU_STYLE_HEADING, _ ("The course of the battle"));
  for (guint i = 0; i < lines->len; i++)
    if (is_told (record, g_ptr_array_index (lines, i)))
      write_line (&writer, g_ptr_array_index (lines, i));
  end_phase (&writer);
  g_string_free (writer.markup, TRUE);
}
