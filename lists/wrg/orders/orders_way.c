/* Whither, by which way and in which formation. */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/wrg/orders/orders_parser.h"

/* --- movement ----------------------------------------------------------- */

gboolean
mu_parse_go_to_place (MuParser *parser, guint at, const MuWrgSpot *spot)
{
  if (!mu_parse_clear_way (parser, at))
    return FALSE;
  parser->draft.clause.move = MU_WRG_MOVE_TO_PLACE;
  parser->draft.clause.spot = *spot;
  return mu_parse_begun (parser);
}

gboolean
mu_parse_go_to_enemies (MuParser *parser, guint at, const MuEnemies *enemies)
{
  MuWrgClause *clause = &parser->draft.clause;
  if (enemies->states)
    return mu_text_fail (parser->text, at, 1, MU_RULE_WRG_ORDERS_FORM,
                         _ ("say which kind of enemy to go towards"));
  if (!mu_parse_clear_way (parser, at))
    return FALSE;
  clause->move = MU_WRG_MOVE_TOWARDS_ENEMY;
  clause->quarry
      = (MuWrgQuarry){ .types = enemies->types, .body = enemies->body, .where = enemies->where };
  return mu_parse_begun (parser);
}

static gboolean
go_in_direction (MuParser *parser, guint at, MuWrgDirection direction)
{
  if (!mu_parse_clear_way (parser, at))
    return FALSE;
  parser->draft.clause.move = MU_WRG_MOVE_IN_DIRECTION;
  parser->draft.clause.direction = (guint8) direction;
  return mu_parse_begun (parser);
}

/* "to the hill", "to the enemy" */
static gboolean
take_to (MuParser *parser)
{
  MuText *text = parser->text;
  const guint start = text->next;
  MuWrgSpot spot;
  MuEnemies enemies;
  if (!mu_text_take (text, WORD_TO, NULL))
    return FALSE;
  const guint at = text->next;
  const MuFound place = mu_name_place (text, parser->scene, &spot);
  if (place == FOUND)
    return mu_parse_go_to_place (parser, at, &spot);
  const MuFound enemy
      = place == FOUND_NONE ? mu_name_enemies (text, parser->scene, &enemies) : place;
  if (enemy == FOUND)
    return mu_parse_go_to_enemies (parser, at, &enemies);
  if (enemy == FOUND_NONE && mu_text_phrase_at (text, start, WORD_DIRECTION, NULL) > 0)
    return mu_parse_go_back (parser, start); /* "to the right" */
  return enemy == FOUND_NONE && mu_parse_known_noun (parser) && mu_parse_go_back (parser, start);
}

static gboolean
go_towards_place (MuParser *parser, guint at, const MuWrgSpot *spot)
{
  if (!go_in_direction (parser, at, MU_WRG_GO_TOWARDS_SPOT))
    return FALSE;
  parser->draft.clause.spot = *spot;
  return TRUE;
}

static gboolean
take_towards (MuParser *parser)
{
  MuText *text = parser->text;
  const guint start = text->next;
  MuWrgSpot spot;
  MuEnemies enemies;
  const gboolean way_of = mu_text_take (text, WORD_WAY_OF, NULL);
  if (!way_of && !mu_text_take (text, WORD_TOWARDS, NULL))
    return FALSE;
  const guint at = text->next;
  const MuFound found = way_of ? FOUND_NONE : mu_name_enemies (text, parser->scene, &enemies);
  if (found == FOUND)
    return mu_parse_go_to_enemies (parser, at, &enemies);
  const MuFound place = found == FOUND_NONE ? mu_name_place (text, parser->scene, &spot) : found;
  if (place == FOUND)
    return go_towards_place (parser, at, &spot);
  return place == FOUND_NONE && mu_parse_known_noun (parser) && mu_parse_go_back (parser, start);
}

static gboolean
take_direction (MuParser *parser)
{
  const guint at = parser->text->next;
  guint32 direction;
  return mu_text_take (parser->text, WORD_DIRECTION, &direction)
         && go_in_direction (parser, at, (MuWrgDirection) direction);
}

static gboolean
take_paces (MuParser *parser)
{
  MuText *text = parser->text;
  const guint start = text->next;
  int paces;
  if (!mu_text_take_number (text, &paces) || !mu_text_take (text, WORD_PACES, NULL))
    return mu_parse_go_back (parser, start);
  if (paces < 1 || paces > G_MAXINT16)
    return mu_text_fail (text, start, 2, MU_RULE_NONE, _ ("no body goes %d paces"), paces);
  parser->draft.clause.paces = (gint16) paces;
  return TRUE;
}

/* Whither, behind a verb of movement. */
static gboolean
take_way (MuParser *parser)
{
  return take_to (parser) || (!mu_text_failed (parser->text) && take_towards (parser))
         || (!mu_text_failed (parser->text) && take_direction (parser));
}

static gboolean
check_paces (MuParser *parser, guint at)
{
  const MuWrgClause *clause = &parser->draft.clause;
  if (clause->paces == 0 || clause->move == MU_WRG_MOVE_IN_DIRECTION)
    return TRUE;
  return mu_text_fail (parser->text, at, 1, MU_RULE_WRG_ORDERS_FORM,
                       _ ("paces are said of a direction only"));
}

/* A verb of movement; vague: the direction if none is said. */
static gboolean
move_on (MuParser *parser, guint at, gboolean vague, MuWrgDirection direction)
{
  const gboolean paces = take_paces (parser);
  const gboolean way = !mu_text_failed (parser->text) && take_way (parser);
  if (mu_text_failed (parser->text))
    return FALSE;
  if (way) { /* "ahead to the hill", "200 paces" behind */
    if (!paces)
      take_paces (parser);
    return !mu_text_failed (parser->text) && check_paces (parser, at);
  }
  if (!vague && !paces)
    return mu_text_fail (parser->text, at, 1, MU_RULE_WRG_ORDERS_FORM,
                         _ ("whither? expected a place, a direction, a friendly body or enemy"));
  if (!go_in_direction (parser, at, direction))
    return FALSE;
  parser->draft.vague_way = !paces;
  return TRUE;
}

gboolean
mu_parse_go_part (MuParser *parser)
{
  const guint at = parser->text->next;
  guint32 vague;
  const guint count = mu_text_phrase_at (parser->text, at, WORD_GO, &vague);
  if (count == 0 || !mu_parse_begin_way (parser, at))
    return FALSE;
  parser->text->next += count;
  /* "straight to the hill", but "straight ahead" is a direction */
  const gboolean heads = mu_text_phrase_at (parser->text, at + count, WORD_DIRECTION, NULL) > 0;
  if (!heads && mu_text_take (parser->text, WORD_DIRECT, NULL))
    parser->draft.clause.route = MU_WRG_ROUTE_DIRECT;
  const guint next = parser->text->next;
  const gboolean route = mu_text_phrase_at (parser->text, next, WORD_ROUND, NULL) > 0
                         || mu_text_phrase_at (parser->text, next, WORD_BY_WAY_OF, NULL) > 0;
  return move_on (parser, at, vague || route, MU_WRG_GO_AHEAD);
}

/* "march along the river to the bridge", "skirmish forward": whither comes later. */
gboolean
mu_parse_onward_part (MuParser *parser)
{
  const MuDraft *draft = &parser->draft;
  if (!draft->begun || parser->apart)
    return FALSE;
  if (draft->vague_way)
    return take_way (parser);
  return draft->clause.move == MU_WRG_MOVE_UNSAID && !draft->target && take_direction (parser);
}

gboolean
mu_parse_retire_part (MuParser *parser)
{
  const guint at = parser->text->next;
  const guint count = mu_text_phrase_at (parser->text, at, WORD_RETIRE, NULL);
  if (count == 0 || !mu_parse_begin_way (parser, at))
    return FALSE;
  parser->text->next += count;
  return move_on (parser, at, TRUE, MU_WRG_GO_BACK);
}

/* Left or right, nothing else; MU_WRG_GO_AHEAD where neither is said. */
static MuWrgDirection
incline_to (guint32 direction)
{
  switch ((MuWrgDirection) direction) {
  case MU_WRG_GO_RIGHT:
  case MU_WRG_GO_AHEAD_RIGHT:
    return MU_WRG_GO_INCLINE_RIGHT;
  case MU_WRG_GO_LEFT:
  case MU_WRG_GO_AHEAD_LEFT:
    return MU_WRG_GO_INCLINE_LEFT;
  case MU_WRG_GO_AHEAD:
  case MU_WRG_GO_BACK_RIGHT:
  case MU_WRG_GO_BACK:
  case MU_WRG_GO_BACK_LEFT:
  case MU_WRG_GO_NORTH:
  case MU_WRG_GO_NORTH_EAST:
  case MU_WRG_GO_EAST:
  case MU_WRG_GO_SOUTH_EAST:
  case MU_WRG_GO_SOUTH:
  case MU_WRG_GO_SOUTH_WEST:
  case MU_WRG_GO_WEST:
  case MU_WRG_GO_NORTH_WEST:
  case MU_WRG_GO_TOWARDS_SPOT:
  case MU_WRG_GO_INCLINE_RIGHT:
  case MU_WRG_GO_INCLINE_LEFT:
    break;
  }
  return MU_WRG_GO_AHEAD;
}

/* wrg.move.direction.incline: "incline to the left 40 paces" */
gboolean
mu_parse_incline_part (MuParser *parser)
{
  MuText *text = parser->text;
  const guint at = text->next;
  const guint count = mu_text_phrase_at (text, at, WORD_INCLINE, NULL);
  guint32 direction = MU_WRG_GO_AHEAD;
  if (count == 0 || !mu_parse_begin_way (parser, at))
    return FALSE;
  text->next += count;
  const gboolean paces = take_paces (parser);
  const guint where = text->next;
  if (!mu_text_failed (text))
    mu_text_take (text, WORD_DIRECTION, &direction);
  if (mu_text_failed (text))
    return FALSE;
  if (incline_to (direction) == MU_WRG_GO_AHEAD)
    return mu_text_fail (text, mu_text_token (text, where) ? where : at, 1,
                         MU_RULE_WRG_MOVE_DIRECTION_INCLINE,
                         _ ("who inclines goes forward and as far to one side: say left or right"));
  if (!paces)
    take_paces (parser);
  return !mu_text_failed (text) && go_in_direction (parser, at, incline_to (direction));
}

gboolean
mu_parse_stay_part (MuParser *parser)
{
  const guint at = parser->text->next;
  const guint count = mu_text_phrase_at (parser->text, at, WORD_STAY, NULL);
  if (count == 0 || !mu_parse_begin_way (parser, at))
    return FALSE;
  parser->text->next += count;
  mu_text_take (parser->text, WORD_POSITION, NULL);
  parser->draft.clause.move = MU_WRG_MOVE_STAY;
  return mu_parse_begun (parser);
}

/* --- route, formation, places ------------------------------------------- */

static gboolean
add_waypoint (MuParser *parser, guint at, const MuWrgSpot *spot)
{
  MuWrgClause *clause = &parser->draft.clause;
  if (clause->waypoints == MU_WRG_WAYPOINTS)
    return mu_text_fail (parser->text, at, 1, MU_RULE_WRG_ORDERS_FORM,
                         _ ("a route names at most %d places"), MU_WRG_WAYPOINTS);
  clause->by[clause->waypoints++] = *spot;
  clause->route = MU_WRG_ROUTE_BY;
  return TRUE;
}

static gboolean
take_next_waypoint (MuParser *parser)
{
  MuText *text = parser->text;
  const guint end = text->next;
  MuWrgSpot spot;
  const gboolean comma = mu_text_is (text, text->next, TOKEN_COMMA);
  text->next += comma;
  if (!mu_text_take (text, WORD_AND, NULL) && !comma)
    return mu_parse_go_back (parser, end);
  const guint at = text->next;
  const MuFound found = mu_name_place (text, parser->scene, &spot);
  if (found == FOUND_NONE)
    return mu_parse_go_back (parser, end);
  return found == FOUND && add_waypoint (parser, at, &spot);
}

/* wrg.orders.route */
gboolean
mu_parse_by_way_of_part (MuParser *parser)
{
  MuText *text = parser->text;
  MuWrgSpot spot;
  if (!mu_text_take (text, WORD_BY_WAY_OF, NULL))
    return FALSE;
  const guint at = text->next;
  const MuFound found = mu_name_place (text, parser->scene, &spot);
  if (found == FOUND_NONE)
    return mu_orders_not_understood (text);
  if (found == FOUND_FAULT || !add_waypoint (parser, at, &spot))
    return FALSE;
  while (take_next_waypoint (parser))
    ;
  return !mu_text_failed (text) && mu_parse_begun (parser);
}

static gboolean
has_road (const MuOrderScene *scene)
{
  for (int i = 0; i < scene->place_count; i++)
    if (strcmp (scene->places[i].kind, "road") == 0 || strcmp (scene->places[i].kind, "path") == 0)
      return TRUE;
  return FALSE;
}

gboolean
mu_parse_route_part (MuParser *parser)
{
  const guint at = parser->text->next;
  guint32 route = MU_WRG_ROUTE_DIRECT;
  if (!mu_text_take (parser->text, WORD_ROUND, &route)
      && !mu_text_take (parser->text, WORD_DIRECT, NULL))
    return FALSE;
  if (route == MU_WRG_ROUTE_BY_ROAD && !has_road (parser->scene))
    return mu_text_fail (parser->text, at, parser->text->next - at, MU_RULE_WRG_ORDERS_KNOWLEDGE,
                         _ ("there is no road or path on this field"));
  parser->draft.clause.route = (guint8) route;
  return mu_parse_begun (parser);
}

/* "4 wide", "3 deep" */
static gboolean
take_size (MuParser *parser)
{
  MuText *text = parser->text;
  const guint start = text->next;
  int number;
  if (!mu_text_take_number (text, &number))
    return FALSE;
  const gboolean wide = mu_text_take (text, WORD_WIDE, NULL);
  if (!wide && !mu_text_take (text, WORD_DEEP, NULL))
    return mu_parse_go_back (parser, start);
  if (number < 1 || number > G_MAXUINT8)
    return mu_text_fail (text, start, 2, MU_RULE_NONE, _ ("no body forms %d"), number);
  *(wide ? &parser->draft.clause.wide : &parser->draft.clause.deep) = (guint8) number;
  return mu_parse_begun (parser);
}

gboolean
mu_parse_form_part (MuParser *parser)
{
  MuText *text = parser->text;
  const guint start = text->next;
  guint32 form, marches = 0;
  const gboolean verb = mu_text_take (text, WORD_FORMED, &marches);
  mu_text_take (text, WORD_ARTICLE, NULL);
  const gboolean formation = verb && mu_text_take (text, WORD_FORMATION, &form);
  if (formation)
    parser->draft.clause.form = (guint8) form;
  const gboolean size = take_size (parser);
  if (!formation && !size)
    return mu_text_failed (text) ? FALSE : mu_parse_go_back (parser, start);
  take_size (parser);
  if (formation && marches && !size && form == MU_WRG_FORM_AS_COLUMN)
    parser->draft.clause.form = MU_WRG_FORM_AS_MARCH;
  return !mu_text_failed (text) && mu_parse_begun (parser);
}

static MuWrgSpotKind
wing_on (guint32 where)
{
  return where == MU_WRG_ON_THE_LEFT    ? MU_WRG_AT_LEFT_WING
         : where == MU_WRG_ON_THE_RIGHT ? MU_WRG_AT_RIGHT_WING
                                        : MU_WRG_AT_NONE;
}

/* "on the hill", "on the left" */
gboolean
mu_parse_at_part (MuParser *parser)
{
  MuText *text = parser->text;
  const guint start = text->next;
  guint32 where;
  gboolean place = FALSE;
  if (mu_text_take (text, WORD_AT, NULL)) {
    if (!mu_parse_place (parser, &place))
      return FALSE;
    if (place)
      return TRUE;
    text->next = start;
  }
  if (!mu_text_take (text, WORD_WHERE, &where) || wing_on (where) == MU_WRG_AT_NONE)
    return mu_parse_go_back (parser, start);
  const MuWrgSpot spot = { .kind = (guint8) wing_on (where) };
  return mu_parse_go_to_place (parser, start, &spot);
}

gboolean
mu_parse_filler_part (MuParser *parser)
{
  return mu_text_take (parser->text, WORD_FILLER, NULL);
}
