#include "reports/abd/replay/news.h"

#include <glib/gi18n-lib.h>

#include "rules/abd/battle/events.h"
#include "rules/abd/battle/questions.h"
#include "rules/abd/charts/chart.h"

gboolean
mu_abd_news (const MuEvent *event, MuBodyNews *news)
{
  news->of_company = event->kind == MU_ABD_EVENT_LEADER;
  if (news->of_company)
    news->with = event->other;
  return news->of_company;
}

/* --- what was done in the turn ------------------------------------------------------ */

/* As far as the turn's events tell. */
typedef struct {
  int action; /* MuAbdAction; -1: none was ordered */
  int marker; /* MuAbdMarker */
  gboolean panics;
} Deeds;

static guint
start_of_turn (const MuBattleRecord *record, guint events)
{
  for (guint i = MIN (events, record->events->len); i > 0; i--)
    if (g_array_index (record->events, MuEvent, i - 1).kind == MU_EVENT_PERIOD)
      return i;
  return 0;
}

/* abd.6.1.eligible: markers of one kind, or all, are taken away together. */
static void
take_markers (Deeds *deeds, const MuEvent *event)
{
  if (event->value[1] == 0 || event->value[1] == deeds->marker)
    deeds->marker = MU_ABD_NO_MARKER;
}

static void
note (Deeds *deeds, const MuEvent *event, int body)
{
  if (event->kind == MU_ABD_EVENT_MARKED && event->body == MU_NO_BODY)
    take_markers (deeds, event);
  if (event->body != body)
    return;
  if (event->kind == MU_ABD_EVENT_ACTS)
    deeds->action = event->value[0];
  if (event->kind == MU_ABD_EVENT_MARKED)
    deeds->marker = event->value[0];
  if (event->kind == MU_ABD_EVENT_FRIGHT)
    deeds->panics = event->value[1] == MU_ABD_PANICS;
}

static const char *
action_words (int action)
{
  switch ((MuAbdAction) action) {
  case MU_ABD_MOVE:
    return _ ("Had the order to move");
  case MU_ABD_FIRE:
    return _ ("Had the order to shoot");
  case MU_ABD_RALLY:
    return _ ("Had the order to rally");
  case MU_ABD_PASS:
  case MU_ABD_ENTER:
  case MU_ABD_HURRY:
  case MU_ABD_FRIGHT:
    break;
  }
  return _ ("Has acted");
}

char *
mu_abd_orders_words (const MuBattleRecord *record, int body, guint events)
{
  Deeds deeds = { .action = -1 };
  for (guint i = start_of_turn (record, events); i < MIN (events, record->events->len); i++)
    note (&deeds, &g_array_index (record->events, MuEvent, i), body);
  if (deeds.panics)
    return g_strdup (_ ("Out of hand: the elephants panic."));
  if (deeds.action < 0 && deeds.marker == MU_ABD_NO_MARKER)
    return g_strdup (_ ("None in this turn."));
  const char *action = action_words (deeds.action);
  if (deeds.marker == MU_ABD_RED) /* Translators: "Had the order to move" */
    return g_strdup_printf (_ ("%s (red marker: it may not attack)."), action);
  if (deeds.marker == MU_ABD_YELLOW) /* Translators: "Had the order to move" */
    return g_strdup_printf (_ ("%s (yellow marker)."), action);
  return g_strdup_printf (_ ("%s."), action);
}

/* --- the last rally ----------------------------------------------------------------- */

/* abd.7.1.rally-roll: the die with its modifiers against its strength. */
char *
mu_abd_test_words (const MuBattleRecord *record, guint test)
{
  const MuEvent *event = &g_array_index (record->events, MuEvent, test);
  const gint32 *v = event->value;
  g_autofree char *turn = mu_report_period (record->rules, event->period);
  if (v[3] == 1) /* Translators: "Turn 3", the die with its modifiers, its strength */
    return g_strdup_printf (_ ("%s, rally: %d, and %d or less was needed: good order."), turn, v[1],
                            v[2]);
  /* Translators: as above */
  return g_strdup_printf (_ ("%s, rally: %d, and %d or less was needed: still disordered."), turn,
                          v[1], v[2]);
}
