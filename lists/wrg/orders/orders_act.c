/* What to do, and whom to help. */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/wrg/orders/orders_parser.h"

/* A second action begins a clause; to hold what was to be taken comes once it is gained. */
static gboolean
begin_act (MuParser *parser, MuWrgActOrder act)
{
  if (parser->draft.clause.act != MU_WRG_ACT_UNSAID) {
    const gboolean next = parser->draft.took && act == MU_WRG_ACT_HOLD;
    if (!mu_parse_finish (parser))
      return FALSE;
    if (next)
      parser->draft.clause.when = MU_WRG_WHEN_GAINED;
  }
  parser->draft.clause.act = (guint8) act;
  return mu_parse_begun (parser);
}

/* --- friends ------------------------------------------------------------ */

static gboolean
add_friend (MuParser *parser, guint at, gint16 body)
{
  MuWrgClause *clause = &parser->draft.clause;
  if (body == parser->scene->self)
    return mu_text_fail (parser->text, at, 1, MU_RULE_WRG_ORDERS_SUPPORT,
                         _ ("this is the body itself"));
  for (int i = 0; i < clause->friend_count; i++)
    if (clause->friends[i] == body)
      return TRUE;
  if (clause->friend_count == MU_WRG_NAMED)
    return mu_text_fail (parser->text, at, 1, MU_RULE_WRG_ORDERS_SUPPORT,
                         _ ("an order names at most %d friendly bodies"), MU_WRG_NAMED);
  clause->friends[clause->friend_count++] = body;
  return TRUE;
}

static gboolean
take_next_friend (MuParser *parser)
{
  MuText *text = parser->text;
  const guint end = text->next;
  gint16 body;
  const gboolean comma = mu_text_is (text, text->next, TOKEN_COMMA);
  text->next += comma;
  if (!mu_text_take (text, WORD_AND, NULL) && !comma)
    return mu_parse_go_back (parser, end);
  const guint at = text->next;
  const MuFound found = mu_name_friend (text, parser->scene, &body);
  if (found == FOUND_NONE)
    return mu_parse_go_back (parser, end);
  return found == FOUND && add_friend (parser, at, body);
}

/* "them": those that are named in the clause before. */
static gboolean
repeat_friends (MuParser *parser, guint at)
{
  MuWrgClause *clause = &parser->draft.clause;
  if (clause->friend_count > 0)
    return TRUE;
  const MuWrgOrders *orders = parser->orders;
  const MuWrgClause *before = orders->count > 0 ? &orders->clause[orders->count - 1] : NULL;
  if (!before || before->friend_count == 0)
    return mu_text_fail (parser->text, at, 1, MU_RULE_WRG_ORDERS_SUPPORT,
                         _ ("whom? no friendly body is named before"));
  memcpy (clause->friends, before->friends, sizeof clause->friends);
  clause->friend_count = before->friend_count;
  return TRUE;
}

static gboolean
no_such_friend (MuParser *parser)
{
  g_autofree char *names = mu_name_of_list (parser->scene->own);
  while (mu_text_take (parser->text, WORD_ARTICLE, NULL))
    ;
  g_autofree char *said = mu_text_said (parser->text, parser->text->next, 1);
  return mu_text_fail (parser->text, parser->text->next, 1, MU_RULE_WRG_ORDERS_SUPPORT,
                       *said ? _ ("“%s” is no friendly body; the list has %s")
                             : _ ("whom?%s Expected a friendly body: %s"),
                       said, names);
}

static gboolean
take_friends (MuParser *parser)
{
  MuText *text = parser->text;
  const guint at = text->next;
  const int had = parser->draft.clause.friend_count;
  gint16 body;
  if (mu_text_take (text, WORD_PRONOUN, NULL))
    return repeat_friends (parser, at);
  const MuFound found = mu_name_friend (text, parser->scene, &body);
  if (found == FOUND_NONE)
    return no_such_friend (parser);
  if (found == FOUND_FAULT || !add_friend (parser, at, body))
    return FALSE;
  while (take_next_friend (parser))
    ;
  if (had > 0 && parser->draft.clause.friend_count != had)
    return mu_text_fail (text, at, 1, MU_RULE_WRG_ORDERS_SUPPORT,
                         _ ("one clause goes with and supports the same bodies"));
  return !mu_text_failed (text) && mu_parse_begun (parser);
}

gboolean
mu_parse_follow_part (MuParser *parser)
{
  const guint at = parser->text->next;
  const guint count = mu_text_phrase_at (parser->text, at, WORD_FOLLOW, NULL);
  if (count == 0 || !mu_parse_begin_way (parser, at))
    return FALSE;
  parser->text->next += count;
  parser->draft.clause.move = MU_WRG_MOVE_WITH_FRIENDS;
  return take_friends (parser);
}

gboolean
mu_parse_support_part (MuParser *parser)
{
  const gboolean screen
      = mu_text_phrase_at (parser->text, parser->text->next, WORD_SCREEN, NULL) > 0;
  if (screen && !begin_act (parser, MU_WRG_ACT_SKIRMISH))
    return FALSE;
  if (!mu_text_take (parser->text, WORD_SUPPORT_OF, NULL)
      && !mu_text_take (parser->text, WORD_SUPPORT, NULL)
      && !mu_text_take (parser->text, WORD_SCREEN, NULL))
    return FALSE;
  parser->draft.clause.support = true;
  return mu_parse_begun (parser) && take_friends (parser);
}

gboolean
mu_parse_follow_me_part (MuParser *parser)
{
  if (!mu_text_take (parser->text, WORD_FOLLOW_ME, NULL))
    return FALSE;
  parser->orders->follow_me = true;
  return TRUE;
}

/* wrg.deploy.remainder: before all that the body does. */
gboolean
mu_parse_hide_part (MuParser *parser)
{
  if (!mu_text_take (parser->text, WORD_HIDE, NULL))
    return FALSE;
  parser->orders->hidden = true;
  return TRUE;
}

/* wrg.general.challenge: of the general, beside what his body does. */
gboolean
mu_parse_challenge_part (MuParser *parser)
{
  const guint at = parser->text->next;
  guint32 dare;
  if (!mu_text_take (parser->text, WORD_CHALLENGE, &dare))
    return FALSE;
  if (parser->orders->dare != MU_WRG_DARES_AS_HE_IS)
    return mu_text_fail (parser->text, at, 1, MU_RULE_WRG_GENERAL_CHALLENGE,
                         _ ("this says a second time what the general does about challenges"));
  parser->orders->dare = (guint8) dare;
  return TRUE;
}

/* --- action ------------------------------------------------------------- */

/* The enemy that an action names. A body is gone towards; kinds are a case. */
static gboolean
act_on_enemies (MuParser *parser, guint at, const MuEnemies *enemies)
{
  if (enemies->body != MU_WRG_NO_ONE)
    return mu_parse_go_to_enemies (parser, at, enemies);
  mu_parse_add_case (parser, enemies);
  parser->draft.target = !enemies->rest;
  parser->draft.where = enemies->where;
  return TRUE;
}

gboolean
mu_parse_place (MuParser *parser, gboolean *found)
{
  const guint at = parser->text->next;
  MuWrgSpot spot;
  const MuFound place = mu_name_place (parser->text, parser->scene, &spot);
  *found = place == FOUND;
  if (place != FOUND)
    return place == FOUND_NONE;
  return mu_parse_go_to_place (parser, at, &spot);
}

static gboolean
attack_what (MuParser *parser)
{
  MuText *text = parser->text;
  const guint at = text->next;
  guint32 where;
  gboolean place;
  MuEnemies enemies = { .body = MU_WRG_NO_ONE };
  if (mu_text_take (text, WORD_WHERE, &where)) {
    enemies.where = (guint8) where;
    return act_on_enemies (parser, at, &enemies);
  }
  const MuFound found = mu_name_enemies (text, parser->scene, &enemies);
  if (found != FOUND_NONE)
    return found == FOUND && act_on_enemies (parser, at, &enemies);
  if (!mu_parse_place (parser, &place))
    return FALSE;
  parser->draft.took = place;
  return place || mu_parse_known_noun (parser);
}

static gboolean
skirmish_with (MuParser *parser)
{
  MuText *text = parser->text;
  const guint start = text->next;
  const gboolean with = mu_text_take (text, WORD_WITH, NULL);
  const guint at = text->next;
  MuEnemies enemies;
  const MuFound found = mu_name_enemies (text, parser->scene, &enemies);
  if (found == FOUND_NONE && with)
    return mu_orders_not_understood (text);
  if (found == FOUND_NONE)
    text->next = start;
  return found == FOUND_NONE || (found == FOUND && act_on_enemies (parser, at, &enemies));
}

static gboolean
hold_where (MuParser *parser)
{
  MuText *text = parser->text;
  MuWrgClause *clause = &parser->draft.clause;
  gboolean place;
  mu_text_take (text, WORD_PRONOUN, NULL);
  const guint start = text->next;
  while (mu_text_take (text, WORD_ARTICLE, NULL))
    ;
  if (mu_text_take (text, WORD_POSITION, NULL)) {
    if (clause->move == MU_WRG_MOVE_UNSAID && parser->orders->count == 0)
      clause->move = MU_WRG_MOVE_STAY;
    return TRUE;
  }
  text->next = start;
  return mu_parse_place (parser, &place) && (place || mu_parse_known_noun (parser));
}

/* The action's objects, behind the verb. */
static gboolean
take_objects (MuParser *parser, MuWrgActOrder act)
{
  switch (act) {
  case MU_WRG_ACT_ATTACK:
    return attack_what (parser);
  case MU_WRG_ACT_HOLD:
    return hold_where (parser);
  case MU_WRG_ACT_SKIRMISH:
    return skirmish_with (parser);
  case MU_WRG_ACT_UNSAID:
  case MU_WRG_ACT_AT_WILL:
    break;
  }
  return TRUE;
}

gboolean
mu_parse_act_part (MuParser *parser)
{
  guint32 act;
  const guint count = mu_text_phrase_at (parser->text, parser->text->next, WORD_ACT, &act);
  if (count == 0 || !begin_act (parser, (MuWrgActOrder) act))
    return FALSE;
  parser->text->next += count;
  return take_objects (parser, (MuWrgActOrder) act);
}

/* "and hold" between "take" and the place */
static gboolean
holds_too (MuParser *parser)
{
  MuText *text = parser->text;
  const guint start = text->next;
  guint32 act;
  if (mu_text_take (text, WORD_AND, NULL) && mu_text_take (text, WORD_ACT, &act)
      && act == MU_WRG_ACT_HOLD)
    return TRUE;
  return mu_parse_go_back (parser, start);
}

/* wrg.orders.conditional: worked example 8, "take and hold": attack until it is gained, then hold.
 */
gboolean
mu_parse_take_part (MuParser *parser)
{
  MuText *text = parser->text;
  gboolean place;
  MuEnemies enemies;
  const guint count = mu_text_phrase_at (text, text->next, WORD_TAKE, NULL);
  if (count == 0 || !begin_act (parser, MU_WRG_ACT_ATTACK))
    return FALSE;
  text->next += count;
  const gboolean holds = holds_too (parser);
  const guint hold = text->next - 1;
  if (!mu_parse_place (parser, &place))
    return FALSE;
  parser->draft.took = place;
  if (place && (!holds || !begin_act (parser, MU_WRG_ACT_HOLD)))
    return !holds;
  if (place) {
    parser->draft.first = hold;
    return TRUE;
  }
  const guint at = text->next;
  const MuFound found = mu_name_enemies (text, parser->scene, &enemies);
  if (found == FOUND_NONE || holds)
    return mu_parse_known_noun (parser) && mu_orders_not_understood (text);
  return found == FOUND && act_on_enemies (parser, at, &enemies);
}

/* wrg.orders.free-choice */
gboolean
mu_parse_free_part (MuParser *parser)
{
  const guint count = mu_text_phrase_at (parser->text, parser->text->next, WORD_FREE, NULL);
  if (count > 0)
    mu_text_fail (parser->text, parser->text->next, count, MU_RULE_WRG_ORDERS_FREE_CHOICE,
                  _ ("to shoot needs no order: say hold, to stand and shoot, or skirmish, to shoot "
                     "and evade"));
  return FALSE;
}
