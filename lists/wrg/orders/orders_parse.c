/* The grammar of orders.  Parts of a clause may stand in any order; a clause ends
 * where a stop, "then" or a condition stands, or where it is told a second time
 * how to act. */
#include <glib/gi18n-lib.h>

#include "lists/wrg/orders/orders_parser.h"

gboolean
mu_orders_not_understood (MuText *text)
{
  if (mu_text_token (text, text->next + 1))
    mu_text_take (text, WORD_ARTICLE, NULL); /* the noun is to blame */
  g_autofree char *said = mu_text_said (text, text->next, 1);
  if (mu_text_ended (text))
    return mu_text_fail (text, text->next, 0, MU_RULE_NONE, _ ("the order breaks off here"));
  return mu_text_fail (text, text->next, 1, MU_RULE_NONE, _ ("“%s” is not understood here"), said);
}

gboolean
mu_parse_go_back (MuParser *parser, guint start)
{
  parser->text->next = start;
  return FALSE;
}

gboolean
mu_parse_known_noun (MuParser *parser)
{
  MuText *text = parser->text;
  const guint article = mu_text_phrase_at (text, text->next, WORD_ARTICLE, NULL);
  const guint at = text->next + article;
  if (article == 0 || mu_text_phrase_at (text, at, WORD_FORMATION, NULL) > 0)
    return TRUE;
  g_autofree char *said = mu_text_said (text, at, 1);
  return mu_text_fail (
      text, at, 1, MU_RULE_WRG_ORDERS_KNOWLEDGE,
      parser->scene->enemy
          ? _ ("“%s” is no place, enemy body or kind of troops that is known here")
          : _ ("“%s” is no place or kind of troops that is known here; the enemy's "
               "list is not given"),
      said);
}

/* --- clauses ------------------------------------------------------------ */

void
mu_parse_begin (MuParser *parser)
{
  parser->draft = (MuDraft){ .first = parser->text->next };
  mu_wrg_clause_init (&parser->draft.clause);
}

/* Whether the step that the draft belongs to says whither already. */
static gboolean
step_moves (const MuParser *parser)
{
  if (parser->draft.clause.when != MU_WRG_WHEN_ALWAYS)
    return FALSE;
  for (int i = parser->orders->count - 1; i >= 0; i--) {
    const MuWrgClause *clause = &parser->orders->clause[i];
    if (mu_wrg_clause_move (clause) != MU_WRG_MOVE_UNSAID)
      return TRUE;
    if (clause->when != MU_WRG_WHEN_ALWAYS)
      break;
  }
  return FALSE;
}

/* Who arrives and attacks goes for the enemy. */
static gboolean
arrives_attacking (const MuParser *parser)
{
  const MuWrgClause *clause = &parser->draft.clause;
  return parser->orders->count == 0 && parser->orders->arrival.how != MU_WRG_ON_TABLE
         && clause->act == MU_WRG_ACT_ATTACK && mu_wrg_case_is_open (&clause->in_case);
}

/* wrg.orders.form: what the words imply of a movement. "Attack the elephants" is to go
 * towards them; "hold" by itself is to hold the present position. */
static void
imply_movement (MuParser *parser)
{
  MuWrgClause *clause = &parser->draft.clause;
  if (clause->move != MU_WRG_MOVE_UNSAID || clause->support)
    return;
  if ((parser->draft.target && !step_moves (parser)) || arrives_attacking (parser)) {
    clause->move = MU_WRG_MOVE_TOWARDS_ENEMY;
    clause->quarry.types = clause->in_case.types;
    clause->quarry.where = parser->draft.where;
  } else if (clause->act == MU_WRG_ACT_HOLD && parser->orders->count == 0
             && mu_wrg_case_is_open (&clause->in_case))
    clause->move = MU_WRG_MOVE_STAY;
}

/* The byte where a clause begins; its first word may be the last of all. */
static gsize
place_of (const MuText *text, guint first)
{
  return mu_text_token (text, MIN (first, text->tokens->len - 1))->at;
}

gboolean
mu_parse_finish (MuParser *parser)
{
  MuDraft *draft = &parser->draft;
  MuWrgOrders *orders = parser->orders;
  if (!draft->begun && draft->conditioned)
    return mu_text_fail (parser->text, draft->first, 1, MU_RULE_WRG_ORDERS_FORM,
                         _ ("a condition is said, but not what to do then"));
  if (!draft->begun)
    return TRUE;
  if (orders->count == MU_WRG_CLAUSES)
    return mu_text_fail (parser->text, draft->first, 1, MU_RULE_WRG_ORDERS_FORM,
                         _ ("orders have at most %d parts"), MU_WRG_CLAUSES);
  imply_movement (parser);
  if (draft->where && draft->clause.quarry.where != draft->where)
    return mu_text_fail (parser->text, draft->first, 1, MU_RULE_WRG_ORDERS_FORM,
                         _ ("where those enemy stand matters only for going towards them"));
  if (parser->clause_at)
    parser->clause_at[orders->count] = place_of (parser->text, draft->first);
  orders->clause[orders->count++] = draft->clause;
  mu_parse_begin (parser);
  return TRUE;
}

gboolean
mu_parse_begun (MuParser *parser)
{
  parser->draft.begun = TRUE;
  return TRUE;
}

gboolean
mu_parse_clear_way (MuParser *parser, guint at)
{
  MuDraft *draft = &parser->draft;
  if (draft->clause.move != MU_WRG_MOVE_UNSAID && !draft->vague_way)
    return mu_text_fail (parser->text, at, 1, MU_RULE_WRG_ORDERS_FORM,
                         _ ("this says a second time whither to go: part the two by “then”, and "
                            "say what to do first"));
  draft->vague_way = FALSE;
  draft->clause.direction = 0;
  return TRUE;
}

gboolean
mu_parse_begin_way (MuParser *parser, guint at)
{
  const MuWrgClause *clause = &parser->draft.clause;
  const gboolean full = clause->move != MU_WRG_MOVE_UNSAID && !parser->draft.vague_way;
  if (full && clause->act != MU_WRG_ACT_UNSAID && parser->apart && !mu_parse_finish (parser))
    return FALSE;
  return mu_parse_clear_way (parser, at);
}

/* --- the whole order ---------------------------------------------------- */

/* In this order: what begins with the words of another part goes before it. */
static gboolean (*const parts[]) (MuParser *parser) = {
  mu_parse_follow_me_part, mu_parse_challenge_part, mu_parse_hide_part,   mu_parse_arrival_part,
  mu_parse_until_part,     mu_parse_from_part,      mu_parse_signal_part, mu_parse_against_part,
  mu_parse_if_part,        mu_parse_support_part,   mu_parse_follow_part, mu_parse_stay_part,
  mu_parse_retire_part,    mu_parse_incline_part,   mu_parse_go_part,     mu_parse_take_part,
  mu_parse_act_part,       mu_parse_free_part,      mu_parse_form_part,   mu_parse_route_part,
  mu_parse_by_way_of_part, mu_parse_onward_part,    mu_parse_at_part,     mu_parse_filler_part,
};

static gboolean
take_mark (MuParser *parser)
{
  MuText *text = parser->text;
  if (mu_text_is (text, text->next, TOKEN_COMMA))
    text->next++;
  else if (!mu_text_take (text, WORD_AND, NULL))
    return FALSE;
  return TRUE;
}

static gboolean
take_stop (MuParser *parser)
{
  if (!mu_text_is (parser->text, parser->text->next, TOKEN_STOP))
    return FALSE;
  parser->text->next++;
  return !parser->draft.begun || mu_parse_finish (parser);
}

static gboolean
take_part (MuParser *parser)
{
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++) {
    if (!parser->draft.begun && !parser->draft.conditioned)
      parser->draft.first = parser->text->next;
    if (parts[i](parser))
      return TRUE;
    if (mu_text_failed (parser->text))
      return FALSE;
  }
  return mu_orders_not_understood (parser->text);
}

/* A stop, "then", a comma: what follows stands apart. */
static gboolean
take_between (MuParser *parser)
{
  return take_stop (parser) || (!mu_text_failed (parser->text) && mu_parse_then_part (parser))
         || (!mu_text_failed (parser->text) && take_mark (parser));
}

static gboolean
take_next (MuParser *parser)
{
  if (take_between (parser))
    parser->apart = TRUE;
  else if (!mu_text_failed (parser->text) && take_part (parser))
    parser->apart = FALSE;
  return !mu_text_failed (parser->text);
}

/* wrg.orders.invalid */
gboolean
mu_orders_choice_is_made (MuText *text)
{
  for (guint at = 0; at < text->tokens->len; at++) {
    const guint count = mu_text_phrase_at (text, at, WORD_AT_WILL, NULL);
    g_autofree char *said = mu_text_said (text, at, count);
    if (count > 0)
      return mu_text_fail (text, at, count, MU_RULE_WRG_ORDERS_INVALID,
                           _ ("“%s” leaves the choice to the unit: say what it shall do"), said);
  }
  return TRUE;
}

static gboolean
says_nothing (const MuWrgOrders *orders)
{
  return orders->count == 0 && !orders->follow_me && orders->arrival.how == MU_WRG_ON_TABLE;
}

static gboolean
parse_whole (MuParser *parser)
{
  mu_parse_begin (parser);
  parser->apart = TRUE;
  while (!mu_text_ended (parser->text))
    if (!take_next (parser))
      return FALSE;
  if (!mu_parse_finish (parser))
    return FALSE;
  if (says_nothing (parser->orders))
    return mu_text_fail (parser->text, 0, 0, MU_RULE_WRG_ORDERS_INITIAL,
                         _ ("the order says nothing"));
  if (parser->orders->follow_me && parser->orders->count > 0)
    return mu_text_fail (parser->text, 0, 1, MU_RULE_WRG_ORDERS_FOLLOW_ME,
                         _ ("“follow me” is the whole order"));
  return TRUE;
}

gboolean
mu_orders_understand (const MuOrderScene *scene, const char *text, MuWrgOrders *orders,
                      gsize clause_at[MU_WRG_CLAUSES], MuOrdersFault *fault)
{
  g_auto (MuText) words = { 0 };
  MuOrdersFault none = { 0 };
  MuParser parser = { .text = &words, .scene = scene, .orders = orders, .clause_at = clause_at };
  mu_wrg_orders_init (orders);
  *fault = none;
  if (mu_text_init (&words, text, MU_ORDERS_TEXT_MAX, fault) && mu_orders_choice_is_made (&words)
      && parse_whole (&parser))
    return TRUE;
  mu_wrg_orders_init (orders);
  return FALSE;
}
