/* The course as it is told when all is over: mu_account has a line for each event as it came, this
 * one says what came of it. */
#include <glib/gi18n-lib.h>

#include "reports/account/account_private.h"
#include "reports/system.h"

const MuEvent *
mu_account_event (const MuAccountNames *names, const MuAccountLine *line)
{
  if (line->ruling)
    return NULL;
  return &g_array_index (names->record->events, MuEvent, (guint) line->event);
}

void
mu_account_retell (MuAccountLine *line, char *text)
{
  g_free (line->text);
  line->text = text;
  line->headline = TRUE;
}

/* --- who surrender together ---------------------------------------------------- */

/* Not to somebody of the enemy's. */
static gboolean
lays_down_arms (const MuAccountNames *names, const MuAccountLine *line)
{
  const MuEvent *event = mu_account_event (names, line);
  return event && event->kind == MU_EVENT_SURRENDERED && event->other == MU_NO_BODY
         && line->headline;
}

/* What may stand between two of them: what is not told, and that a general was with one. */
static gboolean
is_by_the_way (const MuAccountNames *names, const MuAccountLine *line)
{
  const MuEvent *event = mu_account_event (names, line);
  return !line->headline || (event && event->kind == MU_EVENT_GENERAL_LOST);
}

static gboolean
is_of_one_phase (const MuAccountLine *one, const MuAccountLine *other)
{
  return one->period == other->period && one->phase == other->phase;
}

/* The first of them tells of all. */
static void
join_those_with (const MuAccountNames *names, GPtrArray *lines, guint first)
{
  MuAccountLine *all = g_ptr_array_index (lines, first);
  g_autoptr (GPtrArray) who = g_ptr_array_new ();
  g_ptr_array_add (who, (gpointer) mu_account_name (names, all->body));
  for (guint i = first + 1; i < lines->len; i++) {
    MuAccountLine *line = g_ptr_array_index (lines, i);
    const gboolean too = lays_down_arms (names, line) && line->side == all->side;
    if (!is_of_one_phase (all, line) || (!too && !is_by_the_way (names, line)))
      break;
    if (too)
      g_ptr_array_add (who, (gpointer) mu_account_name (names, line->body));
    line->headline = line->headline && !too;
  }
  g_autofree char *joined = mu_account_join (who);
  if (who->len > 1)
    /* Translators: a list of units, of two at least */
    mu_account_retell (all, g_strdup_printf (_ ("%s laid down their arms."), joined));
}

static void
join_surrenders (const MuAccountNames *names, GPtrArray *lines)
{
  for (guint i = 0; i < lines->len; i++)
    if (lays_down_arms (names, g_ptr_array_index (lines, i)))
      join_those_with (names, lines, i);
}

GPtrArray *
mu_account_told (const MuBattleRecord *record)
{
  MuAccountNames names;
  GPtrArray *lines = mu_account (record);
  const MuReportSystem *system = mu_report_system (record->rules);
  mu_account_names_init (&names, record);
  join_surrenders (&names, lines);
  if (system->hindsight)
    system->hindsight (&names, lines);
  mu_account_names_clear (&names);
  return lines;
}
