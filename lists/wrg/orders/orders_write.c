#include "lists/wrg/figures.h"
#include "lists/wrg/orders/orders.h"
#include "lists/wrg/orders/orders_terms.h"
#include "lists/xml/data.h"
#include "lists/xml/reader.h"
#include "lists/xml/writer.h"

static void
write_set (MuWriter *writer, const char *attribute, guint32 set, const char *const *terms)
{
  g_autoptr (GString) words = g_string_new (NULL);
  for (guint bit = 0; terms[bit]; bit++)
    if (set >> bit & 1)
      g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "", terms[bit]);
  if (words->len > 0)
    mu_writer_text (writer, attribute, words->str);
}

/* What is unsaid, 0, is not written. */
static void
write_term (MuWriter *writer, const char *attribute, int value, const char *const *terms)
{
  if (value > 0)
    mu_writer_text (writer, attribute, terms[value - 1]);
}

static void
write_number (MuWriter *writer, const char *attribute, int number)
{
  if (number > 0)
    mu_writer_int (writer, attribute, number);
}

static void
write_unit (MuWriter *writer, const char *attribute, int unit)
{
  if (unit != MU_WRG_NO_ONE)
    mu_writer_int (writer, attribute, unit + 1);
}

/* --- clauses ------------------------------------------------------------ */

static void
write_spot (MuWriter *writer, const MuWrgSpot *spot)
{
  write_term (writer, "at", spot->kind, mu_terms_spot);
  if (spot->kind == MU_WRG_AT_FEATURE)
    mu_writer_int (writer, "place", spot->feature + 1);
  if (spot->kind == MU_WRG_AT_POINT) {
    mu_writer_int (writer, "x", spot->x);
    mu_writer_int (writer, "y", spot->y);
  }
}

static void
write_friends (MuWriter *writer, const MuWrgClause *clause)
{
  g_autoptr (GString) units = g_string_new (NULL);
  for (int i = 0; i < clause->friend_count; i++)
    g_string_append_printf (units, "%s%d", i > 0 ? " " : "", clause->friends[i] + 1);
  if (units->len > 0)
    mu_writer_text (writer, "friends", units->str);
}

static void
write_when (MuWriter *writer, const MuWrgClause *clause)
{
  write_term (writer, "when", clause->when, mu_terms_when);
  write_number (writer, "number", clause->number);
  write_number (writer, "until", clause->until);
  write_set (writer, "against", clause->in_case.types, mu_terms_type);
  write_set (writer, "against-states", clause->in_case.states, mu_terms_state);
  write_set (writer, "if", clause->in_case.events, mu_terms_event);
  write_unit (writer, "if-unit", clause->in_case.of);
}

static void
write_movement (MuWriter *writer, const MuWrgClause *clause)
{
  write_term (writer, "move", clause->move, mu_terms_move);
  if (clause->move == MU_WRG_MOVE_IN_DIRECTION)
    mu_writer_text (writer, "direction", mu_terms_direction[clause->direction]);
  write_number (writer, "paces", clause->paces);
  write_spot (writer, &clause->spot);
  write_unit (writer, "enemy", clause->quarry.body);
  write_set (writer, "enemy-types", clause->quarry.types, mu_terms_type);
  write_term (writer, "enemy-where", clause->quarry.where, mu_terms_where);
  write_term (writer, "route", clause->route, mu_terms_route);
  write_term (writer, "form", clause->form, mu_terms_form);
  write_number (writer, "wide", clause->wide);
  write_number (writer, "deep", clause->deep);
}

static void
write_clause (MuWriter *writer, const MuWrgClause *clause)
{
  mu_writer_begin (writer, "clause");
  write_when (writer, clause);
  write_movement (writer, clause);
  write_term (writer, "act", clause->act, mu_terms_act);
  mu_writer_flag (writer, "support", clause->support);
  write_friends (writer, clause);
  for (int i = 0; i < clause->waypoints; i++) {
    mu_writer_begin (writer, "by");
    write_spot (writer, &clause->by[i]);
    mu_writer_end (writer);
  }
  mu_writer_end (writer);
}

/* --- bodies ------------------------------------------------------------- */

static void
write_arrival (MuWriter *writer, const MuWrgArrivalOrder *arrival)
{
  if (arrival->how == MU_WRG_ON_TABLE)
    return;
  mu_writer_begin (writer, "arrival");
  write_term (writer, "how", arrival->how, mu_terms_arriving);
  if (arrival->how == MU_WRG_MARCH_ROUND)
    mu_writer_text (writer, "flank", mu_terms_flank[arrival->flank]);
  mu_writer_text (writer, "edge", mu_terms_edge[arrival->edge]);
  if (arrival->point != MU_WRG_NO_ONE)
    mu_writer_int (writer, "point", arrival->point);
  write_number (writer, "period", arrival->period);
  write_number (writer, "company", arrival->company);
  mu_writer_flag (writer, "forced", arrival->forced);
  mu_writer_end (writer);
}

static void
write_body (MuWriter *writer, const MuBodyOrders *body)
{
  mu_writer_begin (writer, "body");
  mu_writer_int (writer, "unit", body->unit + 1);
  mu_writer_text (writer, "name", body->name);
  mu_writer_flag (writer, "follow-me", body->orders.follow_me);
  mu_writer_flag (writer, "hidden", body->orders.hidden);
  write_term (writer, "challenges", body->orders.dare, mu_terms_dare);
  if (*body->words)
    mu_writer_element_text (writer, "words", body->words);
  write_arrival (writer, &body->orders.arrival);
  for (int i = 0; i < body->orders.count; i++)
    write_clause (writer, &body->orders.clause[i]);
  mu_writer_end (writer);
}

/* --- the side ----------------------------------------------------------- */

static void
write_places (MuWriter *writer, const MuOrders *orders)
{
  for (guint i = 0; i < orders->places->len; i++) {
    const MuOrdersPlace *place = g_ptr_array_index (orders->places, i);
    mu_writer_begin (writer, "place");
    if (*place->name)
      mu_writer_text (writer, "name", place->name);
    mu_writer_text (writer, "kind", place->kind);
    mu_writer_int (writer, "x", place->x);
    mu_writer_int (writer, "y", place->y);
    mu_writer_end (writer);
  }
}

static void
write_signals (MuWriter *writer, const MuOrders *orders)
{
  for (int i = 0; i < MU_WRG_SIGNALS; i++) {
    if (!(orders->signals.defined >> i & 1))
      continue;
    mu_writer_begin (writer, "signal");
    mu_writer_int (writer, "number", i + 1);
    mu_writer_text (writer, "kind", mu_terms_signal[orders->signals.kind[i]]);
    if (*orders->signal_words[i])
      mu_writer_text (writer, "is", orders->signal_words[i]);
    mu_writer_end (writer);
  }
}

static void
write_standing (MuWriter *writer, const MuOrders *orders)
{
  const MuWrgStandingOrders *standing = &orders->standing;
  if (!*orders->standing_words && standing->count == 0)
    return;
  mu_writer_begin (writer, "standing-orders");
  if (*orders->standing_words)
    mu_writer_element_text (writer, "words", orders->standing_words);
  for (int i = 0; i < standing->count; i++) {
    const MuWrgStandingLine *line = &standing->line[i];
    mu_writer_begin (writer, "line");
    write_set (writer, "own", line->own, mu_terms_type);
    write_term (writer, "act", line->act, mu_terms_act);
    write_set (writer, "against", line->in_case.types, mu_terms_type);
    write_set (writer, "against-states", line->in_case.states, mu_terms_state);
    write_set (writer, "if", line->in_case.events, mu_terms_event);
    mu_writer_end (writer);
  }
  mu_writer_end (writer);
}

static void
write_head (MuWriter *writer, const MuOrders *orders)
{
  mu_writer_begin (writer, "orders");
  mu_writer_int (writer, "version", 1);
  mu_writer_text (writer, "rules", mu_figures_system.key);
  mu_writer_text (writer, "list", orders->list_name);
  mu_writer_text (writer, "code", orders->list_code);
  mu_writer_text (writer, "side", mu_terms_side[orders->side]);
  write_number (writer, "width", orders->width);
  write_number (writer, "depth", orders->depth);
  if (!*orders->enemy_code)
    return;
  mu_writer_begin (writer, "enemy");
  mu_writer_text (writer, "list", orders->enemy_name);
  mu_writer_text (writer, "code", orders->enemy_code);
  mu_writer_end (writer);
}

char *
mu_orders_write_data (const MuOrders *orders, gsize *length)
{
  MuWriter writer;
  mu_writer_init (&writer);
  write_head (&writer, orders);
  write_places (&writer, orders);
  write_signals (&writer, orders);
  write_standing (&writer, orders);
  for (guint i = 0; i < orders->bodies->len; i++)
    write_body (&writer, g_ptr_array_index (orders->bodies, i));
  mu_writer_end (&writer);
  return mu_writer_finish (&writer, length);
}

gboolean
mu_orders_write_file (const MuOrders *orders, const char *path, GError **error)
{
  gsize length;
  g_autofree char *data = mu_orders_write_data (orders, &length);
  return mu_file_write (path, data, length, error);
}
