#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/wrg/orders/orders.h"
#include "lists/wrg/orders/orders_terms.h"
#include "lists/xml/reader.h"
#include "lists/xml/xml.h"

#define TABLE_MAX  4000 /* paces */
#define PERIOD_MAX 254
#define COUNT_MAX  255 /* figures wide, ranks deep */

/* --- values ------------------------------------------------------------- */

/* A term; 0 where it is not said. */
static guint8
read_term (MuReader *reader, const xmlNode *node, const char *attribute, const char *const *terms)
{
  return (guint8) (mu_reader_word (reader, node, attribute, terms, -1) + 1);
}

static int
term_number (const char *word, const char *const *terms)
{
  for (int i = 0; terms[i]; i++)
    if (strcmp (terms[i], word) == 0)
      return i;
  return -1;
}

/* Terms parted by blanks, as a set of bits. */
static guint32
read_set (MuReader *reader, const xmlNode *node, const char *attribute, const char *const *terms)
{
  g_autofree char *text = mu_reader_text (reader, node, attribute, MU_LIST_NAME_MAX);
  g_auto (GStrv) words = g_strsplit_set (text, " \t\r\n", -1);
  guint32 set = 0;
  for (char **word = words; *word; word++) {
    const int bit = term_number (*word, terms);
    if (bit >= 0)
      set |= 1u << bit;
    else if (**word) {
      g_autofree char *expected = g_strjoinv (", ", (char **) terms);
      mu_reader_fail (reader, node, _ ("%s has “%s”; expected some of: %s"), attribute, *word,
                      expected);
    }
  }
  return set;
}

static gint16
read_unit (MuReader *reader, const xmlNode *node, const char *attribute)
{
  return (gint16) (mu_reader_int (reader, node, attribute, 1, MU_LIST_UNITS_MAX, 0) - 1);
}

static guint8
read_small (MuReader *reader, const xmlNode *node, const char *attribute, int max)
{
  return (guint8) mu_reader_int (reader, node, attribute, 1, max, 0);
}

/* --- clauses ------------------------------------------------------------ */

static void
read_feature (MuReader *reader, const xmlNode *node, const MuOrders *orders, MuWrgSpot *spot)
{
  const int number = mu_reader_int (reader, node, "place", 1, MU_ORDERS_PLACES_MAX, 0);
  if (number < 1 || number > (int) orders->places->len) {
    mu_reader_fail (reader, node, _ ("place %d is not in the file, which has %u"), number,
                    orders->places->len);
    return;
  }
  const MuOrdersPlace *place = g_ptr_array_index (orders->places, (guint) number - 1);
  spot->feature = (gint16) (number - 1);
  spot->x = (gint16) place->x;
  spot->y = (gint16) place->y;
}

static MuWrgSpot
read_spot (MuReader *reader, const xmlNode *node, const MuOrders *orders)
{
  MuWrgSpot spot = { .kind = read_term (reader, node, "at", mu_terms_spot) };
  if (mu_reader_has (node, "place") != (spot.kind == MU_WRG_AT_FEATURE))
    mu_reader_fail (reader, node, _ ("place belongs to at=\"feature\", and only there"));
  const gboolean point = spot.kind == MU_WRG_AT_POINT;
  if (mu_reader_has (node, "x") != point || mu_reader_has (node, "y") != point)
    mu_reader_fail (reader, node, _ ("x and y belong to at=\"point\", and only there"));
  if (spot.kind == MU_WRG_AT_FEATURE)
    read_feature (reader, node, orders, &spot);
  if (spot.kind == MU_WRG_AT_POINT) {
    spot.x = (gint16) mu_reader_int (reader, node, "x", 0, G_MAXINT16, 0);
    spot.y = (gint16) mu_reader_int (reader, node, "y", 0, G_MAXINT16, 0);
  }
  return spot;
}

static void
add_friend (MuReader *reader, const xmlNode *node, const char *word, MuWrgClause *clause)
{
  guint64 number;
  if (!*word)
    return;
  if (!g_ascii_string_to_unsigned (word, 10, 1, MU_LIST_UNITS_MAX, &number, NULL))
    mu_reader_fail (reader, node, _ ("friends has “%s”; expected numbers of units from 1 to %d"),
                    word, MU_LIST_UNITS_MAX);
  else if (clause->friend_count == MU_WRG_NAMED)
    mu_reader_fail (reader, node, _ ("more than %d friends"), MU_WRG_NAMED);
  else
    clause->friends[clause->friend_count++] = (gint16) (number - 1);
}

static void
read_friends (MuReader *reader, const xmlNode *node, MuWrgClause *clause)
{
  g_autofree char *text = mu_reader_text (reader, node, "friends", MU_LIST_NAME_MAX);
  g_auto (GStrv) words = g_strsplit_set (text, " \t\r\n", -1);
  for (char **word = words; *word; word++)
    add_friend (reader, node, *word, clause);
}

static void
read_when (MuReader *reader, const xmlNode *node, MuWrgClause *clause)
{
  clause->when = read_term (reader, node, "when", mu_terms_when);
  const gboolean numbered
      = clause->when == MU_WRG_WHEN_PERIOD || clause->when == MU_WRG_WHEN_SIGNAL;
  if (mu_reader_has (node, "number") != numbered)
    mu_reader_fail (reader, node,
                    numbered ? _ ("which one? expected a number beside when")
                             : _ ("a number belongs to when=\"period\" and when=\"signal\""));
  clause->number = read_small (reader, node, "number",
                               clause->when == MU_WRG_WHEN_SIGNAL ? MU_WRG_SIGNALS : PERIOD_MAX);
  clause->until = read_small (reader, node, "until", PERIOD_MAX);
  clause->in_case.types = read_set (reader, node, "against", mu_terms_type);
  clause->in_case.states = (guint8) read_set (reader, node, "against-states", mu_terms_state);
  clause->in_case.events = (guint8) read_set (reader, node, "if", mu_terms_event);
  clause->in_case.of = read_unit (reader, node, "if-unit");
  if (mu_reader_has (node, "if-unit") && clause->in_case.events == 0)
    mu_reader_fail (reader, node, _ ("if-unit belongs to if"));
}

static void
read_waypoints (MuReader *reader, const xmlNode *node, const MuOrders *orders, MuWrgClause *clause)
{
  for (const xmlNode *at = mu_reader_first (node, "by"); at; at = mu_reader_next (at)) {
    if (clause->waypoints == MU_WRG_WAYPOINTS) {
      mu_reader_fail (reader, at, _ ("more than %d places on the way"), MU_WRG_WAYPOINTS);
      return;
    }
    clause->by[clause->waypoints] = read_spot (reader, at, orders);
    if (clause->by[clause->waypoints++].kind == MU_WRG_AT_NONE)
      mu_reader_fail (reader, at, _ ("which place? expected at"));
  }
}

/* Each movement has its own words beside it. */
static void
check_movement (MuReader *reader, const xmlNode *node, const MuWrgClause *clause)
{
  const gboolean direction = clause->move == MU_WRG_MOVE_IN_DIRECTION;
  const gboolean spot = clause->move == MU_WRG_MOVE_TO_PLACE
                        || (direction && clause->direction == MU_WRG_GO_TOWARDS_SPOT);
  const gboolean enemy = mu_reader_has (node, "enemy") || mu_reader_has (node, "enemy-types")
                         || mu_reader_has (node, "enemy-where");
  if (mu_reader_has (node, "direction") != direction)
    mu_reader_fail (reader, node, _ ("direction belongs to move=\"direction\", and only there"));
  if (mu_reader_has (node, "paces") && !direction)
    mu_reader_fail (reader, node, _ ("paces belong to move=\"direction\""));
  if ((clause->spot.kind != MU_WRG_AT_NONE) != spot)
    mu_reader_fail (reader, node,
                    _ ("at belongs to move=\"place\" and direction=\"towards\", and only there"));
  if (enemy && clause->move != MU_WRG_MOVE_TOWARDS_ENEMY)
    mu_reader_fail (reader, node, _ ("the enemy to go to belongs to move=\"enemy\""));
  if ((clause->waypoints > 0) != (clause->route == MU_WRG_ROUTE_BY))
    mu_reader_fail (reader, node, _ ("<by> belongs to route=\"by\", and only there"));
}

static void
read_movement (MuReader *reader, const xmlNode *node, const MuOrders *orders, MuWrgClause *clause)
{
  clause->move = read_term (reader, node, "move", mu_terms_move);
  clause->direction = (guint8) mu_reader_word (reader, node, "direction", mu_terms_direction, 0);
  clause->paces = (gint16) mu_reader_int (reader, node, "paces", 1, G_MAXINT16, 0);
  clause->spot = read_spot (reader, node, orders);
  clause->quarry.body = read_unit (reader, node, "enemy");
  clause->quarry.types = read_set (reader, node, "enemy-types", mu_terms_type);
  clause->quarry.where = read_term (reader, node, "enemy-where", mu_terms_where);
  clause->route = read_term (reader, node, "route", mu_terms_route);
  clause->form = read_term (reader, node, "form", mu_terms_form);
  clause->wide = read_small (reader, node, "wide", COUNT_MAX);
  clause->deep = read_small (reader, node, "deep", COUNT_MAX);
  read_waypoints (reader, node, orders, clause);
  check_movement (reader, node, clause);
}

static void
read_clause (MuReader *reader, const xmlNode *node, const MuOrders *orders, MuWrgClause *clause)
{
  read_when (reader, node, clause);
  read_movement (reader, node, orders, clause);
  clause->act = read_term (reader, node, "act", mu_terms_act);
  clause->support = mu_reader_flag (reader, node, "support");
  read_friends (reader, node, clause);
}

/* --- bodies ------------------------------------------------------------- */

static void
read_arrival (MuReader *reader, const xmlNode *node, MuWrgArrivalOrder *arrival)
{
  if (!node)
    return;
  arrival->how = read_term (reader, node, "how", mu_terms_arriving);
  const gboolean round = arrival->how == MU_WRG_MARCH_ROUND;
  if (mu_reader_has (node, "flank") != round)
    mu_reader_fail (reader, node, _ ("flank belongs to how=\"flank-march\", and only there"));
  arrival->flank = (guint8) mu_reader_word (reader, node, "flank", mu_terms_flank, 0);
  arrival->edge = (guint8) mu_reader_word (reader, node, "edge", mu_terms_edge, 0);
  arrival->point = (gint16) mu_reader_int (reader, node, "point", 0, TABLE_MAX, MU_WRG_NO_ONE);
  arrival->period = read_small (reader, node, "period", PERIOD_MAX);
  arrival->company = read_small (reader, node, "company", COUNT_MAX);
  arrival->forced = mu_reader_flag (reader, node, "forced");
}

/* Text of an element, "" where it is missing. */
static char *
read_words (MuReader *reader, const xmlNode *parent, glong max)
{
  const xmlNode *node = mu_reader_first (parent, "words");
  return node ? mu_reader_content (reader, node, max) : g_strdup ("");
}

static void
read_clauses (MuReader *reader, const xmlNode *node, const MuOrders *orders, MuWrgOrders *own)
{
  for (const xmlNode *at = mu_reader_first (node, "clause"); at; at = mu_reader_next (at)) {
    if (own->count == MU_WRG_CLAUSES) {
      mu_reader_fail (reader, at, _ ("more than %d clauses"), MU_WRG_CLAUSES);
      return;
    }
    read_clause (reader, at, orders, &own->clause[own->count++]);
  }
}

static void
read_body (MuReader *reader, const xmlNode *node, MuOrders *orders)
{
  const int unit = read_unit (reader, node, "unit");
  if (mu_orders_of (orders, unit)) {
    mu_reader_fail (reader, node, _ ("unit %d has orders twice"), unit + 1);
    return;
  }
  MuBodyOrders *body = mu_orders_ensure (orders, NULL, unit);
  g_free (body->name);
  g_free (body->words);
  body->name = mu_reader_text (reader, node, "name", MU_LIST_NAME_MAX);
  body->words = read_words (reader, node, MU_ORDERS_TEXT_MAX);
  body->line = (int) xmlGetLineNo (node);
  body->orders.follow_me = mu_reader_flag (reader, node, "follow-me");
  body->orders.hidden = mu_reader_flag (reader, node, "hidden");
  body->orders.dare = read_term (reader, node, "challenges", mu_terms_dare);
  read_arrival (reader, mu_reader_first (node, "arrival"), &body->orders.arrival);
  read_clauses (reader, node, orders, &body->orders);
}

/* --- the side ----------------------------------------------------------- */

static void
read_place (MuReader *reader, const xmlNode *node, MuOrders *orders)
{
  g_autofree char *name = mu_reader_text (reader, node, "name", MU_LIST_NAME_MAX);
  g_autofree char *kind = mu_reader_text (reader, node, "kind", MU_LIST_NAME_MAX);
  if (orders->places->len == MU_ORDERS_PLACES_MAX)
    mu_reader_fail (reader, node, _ ("more than %d places"), MU_ORDERS_PLACES_MAX);
  else
    mu_orders_add_place (orders, name, kind, mu_reader_int (reader, node, "x", 0, TABLE_MAX, 0),
                         mu_reader_int (reader, node, "y", 0, TABLE_MAX, 0));
}

static void
read_signal (MuReader *reader, const xmlNode *node, MuOrders *orders)
{
  const int number = mu_reader_int (reader, node, "number", 1, MU_WRG_SIGNALS, 1);
  const guint8 bit = (guint8) (1u << (number - 1));
  if (orders->signals.defined & bit)
    mu_reader_fail (reader, node, _ ("signal %d is there twice"), number);
  orders->signals.defined |= bit;
  orders->signals.kind[number - 1]
      = (guint8) mu_reader_word (reader, node, "kind", mu_terms_signal, 0);
  g_free (orders->signal_words[number - 1]);
  orders->signal_words[number - 1] = mu_reader_text (reader, node, "is", MU_ORDERS_MEANING_MAX);
}

static void
read_line (MuReader *reader, const xmlNode *node, MuWrgStandingLine *line)
{
  *line = (MuWrgStandingLine){ .in_case.of = MU_WRG_NO_ONE };
  line->own = read_set (reader, node, "own", mu_terms_type);
  line->act = read_term (reader, node, "act", mu_terms_act);
  line->in_case.types = read_set (reader, node, "against", mu_terms_type);
  line->in_case.states = (guint8) read_set (reader, node, "against-states", mu_terms_state);
  line->in_case.events = (guint8) read_set (reader, node, "if", mu_terms_event);
}

static void
read_standing (MuReader *reader, const xmlNode *node, MuOrders *orders)
{
  MuWrgStandingOrders *standing = &orders->standing;
  if (!node)
    return;
  g_free (orders->standing_words);
  orders->standing_words = read_words (reader, node, MU_STANDING_TEXT_MAX);
  orders->standing_line = (int) xmlGetLineNo (node);
  standing->words = (guint16) mu_orders_count_words (orders->standing_words);
  for (const xmlNode *at = mu_reader_first (node, "line"); at; at = mu_reader_next (at)) {
    if (standing->count == MU_WRG_STANDING_LINES) {
      mu_reader_fail (reader, at, _ ("more than %d lines"), MU_WRG_STANDING_LINES);
      return;
    }
    read_line (reader, at, &standing->line[standing->count++]);
  }
}

static void
read_whose (MuReader *reader, const xmlNode *node, char **name, char **code)
{
  if (!node)
    return;
  g_free (*name);
  g_free (*code);
  *name = mu_reader_text (reader, node, "list", MU_LIST_NAME_MAX);
  *code = mu_reader_text (reader, node, "code", MU_ORDERS_CODE_LENGTH);
}

static MuOrders *
read_orders (MuReader *reader, const xmlNode *root)
{
  MuOrders *orders = mu_orders_new (NULL, NULL);
  read_whose (reader, root, &orders->list_name, &orders->list_code);
  read_whose (reader, mu_reader_first (root, "enemy"), &orders->enemy_name, &orders->enemy_code);
  orders->side = (MuSide) mu_reader_word (reader, root, "side", mu_terms_side, 0);
  orders->width = mu_reader_int (reader, root, "width", 1, TABLE_MAX, 0);
  orders->depth = mu_reader_int (reader, root, "depth", 1, TABLE_MAX, 0);
  for (const xmlNode *at = mu_reader_first (root, "place"); at; at = mu_reader_next (at))
    read_place (reader, at, orders);
  for (const xmlNode *at = mu_reader_first (root, "signal"); at; at = mu_reader_next (at))
    read_signal (reader, at, orders);
  read_standing (reader, mu_reader_first (root, "standing-orders"), orders);
  for (const xmlNode *at = mu_reader_first (root, "body"); at; at = mu_reader_next (at))
    read_body (reader, at, orders);
  return orders;
}

static MuOrders *
read_doc (MuXml *doc, const char *name, GError **error)
{
  if (!doc)
    return NULL;
  MuReader reader = { .file = name };
  g_autoptr (MuOrders) orders = read_orders (&reader, mu_xml_root (doc));
  mu_xml_free (doc);
  return mu_reader_finish (&reader, error) ? g_steal_pointer (&orders) : NULL;
}

MuOrders *
mu_orders_read_file (const char *path, GError **error)
{
  return read_doc (mu_xml_read_file (NULL, path, "orders.rng", error), path, error);
}

MuOrders *
mu_orders_read_data (const char *data, gsize length, const char *name, GError **error)
{
  return read_doc (mu_xml_read_data (NULL, data, length, name, "orders.rng", error), name, error);
}
