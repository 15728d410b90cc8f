/* When and in which case a clause holds. */
#include <glib/gi18n-lib.h>

#include "lists/wrg/orders/orders_parser.h"

/* --- periods and signals ------------------------------------------------ */

gboolean
mu_parse_period (MuText *text, int *period)
{
  const guint start = text->next;
  mu_text_take (text, WORD_ARTICLE, NULL);
  gboolean found;
  if (mu_text_take (text, WORD_PERIOD, NULL))
    found = mu_text_take_number (text, period);
  else
    found = mu_text_take_number (text, period) && mu_text_take (text, WORD_PERIOD, NULL);
  if (!found)
    text->next = start;
  return found;
}

gboolean
mu_parse_check_period (MuText *text, guint at, int period)
{
  if (period >= 1 && period < G_MAXUINT8)
    return TRUE;
  return mu_text_fail (text, at, text->next - at, MU_RULE_NONE, _ ("there is no period %d"),
                       period);
}

/* A condition that stands apart begins a clause; else it belongs to the one before it. */
static gboolean
begin_condition (MuParser *parser, guint at)
{
  if (parser->draft.begun && parser->apart) {
    if (!mu_parse_finish (parser))
      return FALSE;
    parser->draft.first = at;
  }
  parser->draft.conditioned = TRUE;
  return TRUE;
}

static gboolean
set_when (MuParser *parser, guint at, MuWrgWhen when, int number)
{
  const guint end = parser->text->next;
  if (!begin_condition (parser, at))
    return FALSE;
  MuWrgClause *clause = &parser->draft.clause;
  if (clause->when != MU_WRG_WHEN_ALWAYS && clause->when != MU_WRG_WHEN_GAINED)
    return mu_text_fail (parser->text, at, end - at, MU_RULE_WRG_ORDERS_CONDITIONAL,
                         _ ("this says a second time when to begin"));
  clause->when = (guint8) when;
  clause->number = (guint8) number;
  return TRUE;
}

gboolean
mu_parse_until_part (MuParser *parser)
{
  const guint start = parser->text->next;
  int period;
  if (!mu_text_take (parser->text, WORD_UNTIL, NULL))
    return FALSE;
  if (!mu_parse_period (parser->text, &period))
    return mu_text_fail (parser->text, start, 1, MU_RULE_WRG_ORDERS_CONDITIONAL,
                         _ ("until which period? expected a number, as in “until period 4”"));
  if (!mu_parse_check_period (parser->text, start, period))
    return FALSE;
  parser->draft.clause.until = (guint8) period;
  parser->draft.conditioned = TRUE;
  return TRUE;
}

gboolean
mu_parse_from_part (MuParser *parser)
{
  const guint start = parser->text->next;
  guint32 later;
  int period;
  if (!mu_text_take (parser->text, WORD_FROM, &later) || !mu_parse_period (parser->text, &period))
    return mu_parse_go_back (parser, start);
  period += (int) later;
  mu_text_take (parser->text, WORD_ONWARDS, NULL);
  return mu_parse_check_period (parser->text, start, period)
         && set_when (parser, start, MU_WRG_WHEN_PERIOD, period);
}

gboolean
mu_parse_signal_part (MuParser *parser)
{
  MuText *text = parser->text;
  const guint start = text->next;
  int number = 0;
  if (!mu_text_take (text, WORD_ON, NULL))
    return FALSE;
  mu_text_take (text, WORD_ARTICLE, NULL);
  const gboolean first = mu_text_take_number (text, &number);
  if (!mu_text_take (text, WORD_SIGNAL, NULL))
    return mu_parse_go_back (parser, start);
  if (!first && !mu_text_take_number (text, &number))
    return mu_text_fail (text, start, text->next - start, MU_RULE_NONE,
                         _ ("which signal? expected its number, as in “on signal 1”"));
  if (number < 1 || number > MU_WRG_SIGNALS)
    return mu_text_fail (text, start, text->next - start, MU_RULE_WRG_SIGNALS_REGULAR_FIVE,
                         _ ("there is no signal %d: an army has two and regulars five more"),
                         number);
  mu_text_take (text, WORD_SIGNAL_MADE, NULL);
  return set_when (parser, start, MU_WRG_WHEN_SIGNAL, number);
}

/* wrg.orders.conditional: what follows once the aim before is gained. */
gboolean
mu_parse_then_part (MuParser *parser)
{
  const guint at = parser->text->next;
  const guint count = mu_text_phrase_at (parser->text, at, WORD_THEN, NULL);
  if (count == 0 || !mu_parse_finish (parser))
    return FALSE;
  parser->text->next += count;
  if (parser->orders->count == 0)
    return mu_text_fail (parser->text, at, count, MU_RULE_WRG_ORDERS_CONDITIONAL,
                         _ ("“then” is said, but nothing goes before"));
  parser->draft.first = at;
  parser->draft.clause.when = MU_WRG_WHEN_GAINED;
  parser->draft.conditioned = TRUE;
  return TRUE;
}

/* --- events and enemies ------------------------------------------------- */

static gboolean
set_subject (MuText *text, guint at, MuWrgCase *in_case, gint16 body)
{
  if ((in_case->events & MU_WRG_OF_FRIENDS) && in_case->of != body)
    return mu_text_fail (text, at, 1, MU_RULE_WRG_ORDERS_CONDITIONAL,
                         _ ("one condition speaks of one friendly body"));
  in_case->of = body;
  return TRUE;
}

/* The body that something befalls; *itself stays where none is said. */
static gboolean
take_subject (MuText *text, const MuOrderScene *scene, MuWrgCase *in_case, gboolean *itself)
{
  const guint start = text->next;
  gint16 body;
  if (mu_text_take (text, WORD_YOU, NULL)) {
    *itself = TRUE;
    return TRUE;
  }
  mu_text_take (text, WORD_ARTICLE, NULL);
  if (mu_text_take (text, WORD_SUPPORTED, NULL)) {
    *itself = FALSE;
    return set_subject (text, start, in_case, MU_WRG_NO_ONE);
  }
  text->next = start;
  const MuFound found = scene ? mu_name_friend (text, scene, &body) : FOUND_NONE;
  if (found == FOUND) {
    *itself = FALSE;
    return set_subject (text, start, in_case, body);
  }
  return found == FOUND_NONE;
}

static guint8
event_of (guint32 event, gboolean itself)
{
  switch (event) {
  case EVENT_CHARGED:
    return itself ? MU_WRG_IS_CHARGED : MU_WRG_FRIEND_CHARGED;
  case EVENT_SHOT_AT:
    return itself ? MU_WRG_IS_SHOT_AT : MU_WRG_FRIEND_SHOT_AT;
  case EVENT_BROKEN:
    return itself ? 0 : MU_WRG_FRIEND_BROKEN;
  case EVENT_FIGHTING:
    return itself ? 0 : MU_WRG_FRIEND_FIGHTING;
  case EVENT_PUSHED:
    return itself ? 0 : MU_WRG_FRIEND_PUSHED;
  }
  return 0;
}

/* What is said of friends alone. */
static gboolean
refuse_of_itself (MuText *text, guint at, guint32 event)
{
  if (event == EVENT_BROKEN)
    return mu_text_fail (text, at, 1, MU_RULE_WRG_ORDERS_INITIAL,
                         _ ("who breaks forgets his orders"));
  return mu_text_fail (
      text, at, 1, MU_RULE_WRG_ORDERS_CONDITIONAL,
      _ ("of whom is this said? expected friends, as in “if the supported are fighting”"));
}

static gboolean
take_event (MuText *text, const MuOrderScene *scene, MuWrgCase *in_case, gboolean *itself)
{
  guint32 event;
  if (!take_subject (text, scene, in_case, itself))
    return FALSE;
  mu_text_take (text, WORD_IS, NULL);
  const guint at = text->next;
  if (!mu_text_take (text, WORD_EVENT, &event))
    return FALSE;
  const guint8 happening = event_of (event, *itself);
  if (happening == 0)
    return refuse_of_itself (text, at, event);
  in_case->events |= happening;
  return TRUE;
}

gboolean
mu_orders_take_events (MuText *text, const MuOrderScene *scene, MuWrgCase *in_case)
{
  gboolean itself = TRUE;
  if (!take_event (text, scene, in_case, &itself))
    return mu_orders_not_understood (text);
  for (;;) {
    const guint end = text->next;
    MuWrgCase more = *in_case;
    if (!mu_text_take (text, WORD_OR, NULL) || !take_event (text, scene, &more, &itself)) {
      text->next = end;
      return !mu_text_failed (text);
    }
    *in_case = more;
  }
}

gboolean
mu_parse_if_part (MuParser *parser)
{
  const guint at = parser->text->next;
  const guint count = mu_text_phrase_at (parser->text, at, WORD_IF, NULL);
  if (count == 0 || !begin_condition (parser, at))
    return FALSE;
  parser->text->next += count;
  return mu_orders_take_events (parser->text, parser->scene, &parser->draft.clause.in_case);
}

void
mu_parse_add_case (MuParser *parser, const MuEnemies *enemies)
{
  parser->draft.clause.in_case.types |= enemies->types;
  parser->draft.clause.in_case.states |= enemies->states;
}

/* A case speaks of kinds of enemy. */
static gboolean
check_case (MuParser *parser, guint at, const MuEnemies *enemies)
{
  if (enemies->body != MU_WRG_NO_ONE)
    return mu_text_fail (parser->text, at, 1, MU_RULE_WRG_ORDERS_CONDITIONAL,
                         _ ("orders distinguish enemy by their kind, not by name: say cavalry, "
                            "light infantry and so on"));
  if (enemies->where)
    return mu_text_fail (parser->text, at, 1, MU_RULE_WRG_ORDERS_FORM,
                         _ ("where those enemy stand matters only for going towards them"));
  return TRUE;
}

gboolean
mu_parse_against_part (MuParser *parser)
{
  MuText *text = parser->text;
  MuEnemies enemies;
  const guint count = mu_text_phrase_at (text, text->next, WORD_AGAINST, NULL);
  if (count == 0 || !begin_condition (parser, text->next))
    return FALSE;
  text->next += count;
  const guint at = text->next;
  const MuFound found = mu_name_enemies (text, parser->scene, &enemies);
  if (found == FOUND_NONE)
    return mu_orders_not_understood (text);
  if (found == FOUND_FAULT || !check_case (parser, at, &enemies))
    return FALSE;
  mu_parse_add_case (parser, &enemies);
  return TRUE;
}
