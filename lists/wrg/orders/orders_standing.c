/* Standing orders in words: own troops, what to do, and against whom. */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/wrg/orders/orders_private.h"

int
mu_orders_count_words (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t\r\n", -1);
  int count = 0;
  for (char **word = words; *word; word++)
    count += **word != '\0';
  return count;
}

/* --- reading ------------------------------------------------------------ */

/* "Light cavalry", "all troops"; what was said before goes on where nothing is. */
static gboolean
take_own (MuText *text, guint32 *own)
{
  guint8 states;
  guint32 types;
  const guint start = text->next;
  if (mu_text_take (text, WORD_ALL_TROOPS, NULL)) {
    *own = 0;
    return TRUE;
  }
  const MuFound found = mu_name_kinds (text, &types, &states);
  if (found == FOUND && states)
    return mu_text_fail (text, start, 1, MU_RULE_WRG_ORDERS_STANDING,
                         _ ("standing orders are for kinds of troops"));
  if (found == FOUND)
    *own = types;
  return !mu_text_failed (text);
}

static gboolean
take_opponents (MuText *text, MuWrgStandingLine *line)
{
  const MuOrderScene nowhere = { .self = MU_LIST_NO_UNIT };
  const gboolean with = mu_text_take (text, WORD_WITH, NULL);
  MuEnemies enemies;
  const MuFound found = mu_name_enemies (text, &nowhere, &enemies);
  if (found == FOUND_NONE)
    return !with || mu_orders_not_understood (text);
  if (found == FOUND_FAULT)
    return FALSE;
  if (enemies.where)
    return mu_text_fail (text, text->next - 1, 1, MU_RULE_WRG_ORDERS_STANDING,
                         _ ("standing orders know no left and right"));
  line->in_case.types = enemies.types;
  line->in_case.states = enemies.states;
  return TRUE;
}

static gboolean
take_condition (MuText *text, MuWrgStandingLine *line)
{
  if (!mu_text_take (text, WORD_IF, NULL))
    return TRUE;
  if (!mu_orders_take_events (text, NULL, &line->in_case))
    return FALSE;
  text->next += mu_text_is (text, text->next, TOKEN_COMMA);
  return TRUE;
}

static gboolean
take_line (MuText *text, guint32 *own, MuWrgStandingLine *line)
{
  guint32 act;
  *line = (MuWrgStandingLine){ .in_case.of = MU_WRG_NO_ONE };
  if (!take_condition (text, line) || !take_own (text, own))
    return FALSE;
  if (!mu_text_take (text, WORD_ACT, &act))
    return mu_orders_not_understood (text);
  line->own = *own;
  line->act = (guint8) act;
  while (mu_text_take (text, WORD_FILLER, NULL))
    ;
  return take_opponents (text, line);
}

static gboolean
add_line (MuText *text, guint at, const MuWrgStandingLine *line, MuWrgStandingOrders *standing)
{
  if (standing->count == MU_WRG_STANDING_LINES)
    return mu_text_fail (text, at, 1, MU_RULE_WRG_ORDERS_STANDING,
                         _ ("standing orders have at most %d lines"), MU_WRG_STANDING_LINES);
  standing->line[standing->count++] = *line;
  return TRUE;
}

static gboolean
is_between (const MuText *text)
{
  return mu_text_is (text, text->next, TOKEN_STOP) || mu_text_is (text, text->next, TOKEN_COMMA)
         || mu_text_phrase_at (text, text->next, WORD_AND, NULL) > 0;
}

static gboolean
read_lines (MuText *text, MuWrgStandingOrders *standing)
{
  guint32 own = 0;
  while (!mu_text_ended (text)) {
    const guint at = text->next;
    MuWrgStandingLine line;
    if (!take_line (text, &own, &line) || !add_line (text, at, &line, standing))
      return FALSE;
    if (!mu_text_ended (text) && !is_between (text))
      return mu_orders_not_understood (text);
    while (is_between (text))
      text->next++;
  }
  return TRUE;
}

gboolean
mu_orders_understand_standing (const char *text, MuWrgStandingOrders *standing,
                               MuOrdersFault *fault)
{
  g_auto (MuText) words = { 0 };
  *fault = (MuOrdersFault){ 0 };
  memset (standing, 0, sizeof *standing);
  if (mu_text_init (&words, text, MU_STANDING_TEXT_MAX, fault) && mu_orders_choice_is_made (&words)
      && read_lines (&words, standing)) {
    standing->words = (guint16) MIN (mu_orders_count_words (text), G_MAXUINT16);
    return TRUE;
  }
  memset (standing, 0, sizeof *standing);
  return FALSE;
}

/* --- saying ------------------------------------------------------------- */

static char *
say_line (const MuWrgStandingLine *line)
{
  g_autofree char *own
      = line->own ? mu_orders_say_kinds (line->own, 0) : g_strdup (_ ("all troops"));
  g_autofree char *act = mu_orders_say_act ((MuWrgActOrder) line->act, &line->in_case);
  if (line->in_case.events == 0)
    return g_strdup_printf (_ ("%s %s"), own, act);
  g_autofree char *events = mu_orders_say_events (NULL, &line->in_case);
  return g_strdup_printf (_ ("if %s, %s %s"), events, own, act);
}

char *
mu_orders_standing_words (const MuWrgStandingOrders *standing)
{
  GString *text = g_string_new (NULL);
  for (int i = 0; i < standing->count; i++) {
    g_autofree char *line = say_line (&standing->line[i]);
    mu_orders_add_sentence (text, line);
  }
  return g_string_free (text, FALSE);
}
