/* Orders in plain words, in a form that can be read again and means the same. */
#include <glib/gi18n-lib.h>

#include "lists/wrg/orders/orders_private.h"

/* --- movement ----------------------------------------------------------- */

static const char *const direction_words[MU_WRG_GO_TOWARDS_SPOT] = {
  N_ ("ahead"), N_ ("ahead to the right"), N_ ("to the right"), N_ ("back to the right"),
  N_ ("back"),  N_ ("back to the left"),   N_ ("to the left"),  N_ ("ahead to the left"),
  N_ ("north"), N_ ("north east"),         N_ ("east"),         N_ ("south east"),
  N_ ("south"), N_ ("south west"),         N_ ("west"),         N_ ("north west"),
};

static const char *const where_words[MU_WRG_WHERES]
    = { "", N_ (" in front"), N_ (" on the left"), N_ (" on the right") };

static char *
say_direction (const MuOrderScene *scene, const MuWrgClause *clause)
{
  if (clause->direction < MU_WRG_GO_TOWARDS_SPOT)
    return g_strdup (_ (direction_words[clause->direction]));
  g_autofree char *spot = mu_say_spot (scene, &clause->spot);
  return g_strdup_printf (_ ("in the direction of %s"), spot);
}

static char *
say_incline (const MuWrgClause *clause)
{
  const gboolean left = clause->direction == MU_WRG_GO_INCLINE_LEFT;
  if (clause->paces == 0)
    return g_strdup (left ? _ ("incline to the left") : _ ("incline to the right"));
  return g_strdup_printf (left ? ngettext ("incline %d pace to the left",
                                           "incline %d paces to the left", (gulong) clause->paces)
                               : ngettext ("incline %d pace to the right",
                                           "incline %d paces to the right", (gulong) clause->paces),
                          clause->paces);
}

static char *
say_way (const MuOrderScene *scene, const MuWrgClause *clause)
{
  if (mu_wrg_direction_inclines ((MuWrgDirection) clause->direction))
    return say_incline (clause);
  g_autofree char *direction = say_direction (scene, clause);
  if (clause->paces == 0)
    return g_strdup_printf (_ ("go %s"), direction);
  return g_strdup_printf (ngettext ("go %d pace %s", "go %d paces %s", (gulong) clause->paces),
                          clause->paces, direction);
}

static char *
say_quarry (const MuOrderScene *scene, const MuWrgQuarry *quarry)
{
  if (quarry->body != MU_WRG_NO_ONE)
    return mu_say_enemy (scene, quarry->body);
  const char *where = quarry->where ? _ (where_words[quarry->where]) : "";
  g_autofree char *kinds
      = quarry->types ? mu_orders_say_kinds (quarry->types, 0) : g_strdup (_ ("the enemy"));
  return g_strconcat (kinds, where, NULL);
}

static char *
say_movement (const MuOrderScene *scene, const MuWrgClause *clause)
{
  g_autofree char *object = NULL;
  switch ((MuWrgMoveOrder) clause->move) {
  case MU_WRG_MOVE_UNSAID:
    break;
  case MU_WRG_MOVE_STAY:
    return g_strdup (_ ("stay"));
  case MU_WRG_MOVE_TO_PLACE:
    object = mu_say_spot (scene, &clause->spot);
    return g_strdup_printf (_ ("go to %s"), object);
  case MU_WRG_MOVE_IN_DIRECTION:
    return say_way (scene, clause);
  case MU_WRG_MOVE_WITH_FRIENDS:
    object = mu_say_friends (scene, clause);
    return g_strdup_printf (_ ("go with %s"), object);
  case MU_WRG_MOVE_TOWARDS_ENEMY:
    object = say_quarry (scene, &clause->quarry);
    return g_strdup_printf (_ ("go towards %s"), object);
  }
  return NULL;
}

static char *
say_waypoints (const MuOrderScene *scene, const MuWrgClause *clause)
{
  GPtrArray *items = mu_say_items ();
  for (int i = 0; i < clause->waypoints; i++)
    g_ptr_array_add (items, mu_say_spot (scene, &clause->by[i]));
  g_autofree char *joined = mu_say_join (items, ", ", _ (" and "));
  return g_strdup_printf (_ ("by way of %s"), joined);
}

static char *
say_route (const MuOrderScene *scene, const MuWrgClause *clause)
{
  switch ((MuWrgRouteOrder) clause->route) {
  case MU_WRG_ROUTE_UNSAID:
    break;
  case MU_WRG_ROUTE_DIRECT:
    return g_strdup (_ ("by the direct way"));
  case MU_WRG_ROUTE_BY:
    return say_waypoints (scene, clause);
  case MU_WRG_ROUTE_BY_LEFT:
    return g_strdup (_ ("round by the left"));
  case MU_WRG_ROUTE_BY_RIGHT:
    return g_strdup (_ ("round by the right"));
  case MU_WRG_ROUTE_BY_ROAD:
    return g_strdup (_ ("by the road"));
  }
  return NULL;
}

static const char *const form_words[MU_WRG_FORM_ORDERS] = {
  N_ ("formed"),
  N_ ("formed in line"),
  N_ ("formed in column"),
  N_ ("formed in square"),
  N_ ("formed in wedge"),
  N_ ("formed in testudo"),
  N_ ("formed in a Cantabrian circle"),
  N_ ("in column of march"),
};

static char *
say_form (const MuWrgClause *clause)
{
  if (clause->form == MU_WRG_FORM_UNSAID && !clause->wide && !clause->deep)
    return NULL;
  GString *said = g_string_new (_ (form_words[clause->form]));
  if (clause->wide)
    g_string_append_printf (said, _ (" %d wide"), clause->wide);
  if (clause->deep)
    g_string_append_printf (said, _ (" %d deep"), clause->deep);
  return g_string_free (said, FALSE);
}

/* --- action ------------------------------------------------------------- */

static const char *
act_word (MuWrgActOrder act)
{
  switch (act) {
  case MU_WRG_ACT_UNSAID:
    break;
  case MU_WRG_ACT_ATTACK:
    return _ ("attack");
  case MU_WRG_ACT_HOLD:
    return _ ("hold");
  case MU_WRG_ACT_SKIRMISH:
    return _ ("skirmish");
  case MU_WRG_ACT_AT_WILL:
    return _ ("use initiative");
  }
  return "";
}

char *
mu_orders_say_act (MuWrgActOrder act, const MuWrgCase *in_case)
{
  if (in_case->types == 0 && in_case->states == 0)
    return g_strdup (act_word (act));
  g_autofree char *kinds = mu_orders_say_kinds (in_case->types, in_case->states);
  switch (act) {
  case MU_WRG_ACT_UNSAID:
  case MU_WRG_ACT_AT_WILL:
    break;
  case MU_WRG_ACT_ATTACK:
    return g_strdup_printf (_ ("attack %s"), kinds);
  case MU_WRG_ACT_HOLD:
    return g_strdup_printf (_ ("hold against %s"), kinds);
  case MU_WRG_ACT_SKIRMISH:
    return g_strdup_printf (_ ("skirmish with %s"), kinds);
  }
  return g_strdup_printf (_ ("against %s"), kinds);
}

/* "attack in support of them" */
static char *
say_support (const MuOrderScene *scene, const MuWrgClause *clause, const char *act)
{
  if (!clause->support)
    return *act ? g_strdup (act) : NULL;
  g_autofree char *whom = clause->move == MU_WRG_MOVE_WITH_FRIENDS ? g_strdup (_ ("them"))
                                                                   : mu_say_friends (scene, clause);
  if (!*act)
    return g_strdup_printf (_ ("support %s"), whom);
  return g_strdup_printf (_ ("%s in support of %s"), act, whom);
}

/* --- when --------------------------------------------------------------- */

static void
add_event (GPtrArray *items, const MuWrgCase *in_case, guint8 event, const char *format,
           const char *who)
{
  if (in_case->events & event)
    g_ptr_array_add (items, g_strconcat (who, format, NULL));
}

char *
mu_orders_say_events (const MuOrderScene *scene, const MuWrgCase *in_case)
{
  GPtrArray *items = mu_say_items ();
  const gboolean named = scene && in_case->of != MU_WRG_NO_ONE;
  g_autofree char *who
      = named ? mu_say_friend (scene, in_case->of) : g_strdup (_ ("the supported"));
  add_event (items, in_case, MU_WRG_IS_CHARGED, _ ("charged"), "");
  add_event (items, in_case, MU_WRG_IS_SHOT_AT, _ ("shot at"), "");
  add_event (items, in_case, MU_WRG_FRIEND_CHARGED, _ (" are charged"), who);
  add_event (items, in_case, MU_WRG_FRIEND_SHOT_AT, _ (" are shot at"), who);
  add_event (items, in_case, MU_WRG_FRIEND_BROKEN, _ (" are broken"), who);
  add_event (items, in_case, MU_WRG_FRIEND_FIGHTING, _ (" are fighting"), who);
  add_event (items, in_case, MU_WRG_FRIEND_PUSHED, _ (" are pushed back"), who);
  return mu_say_join (items, _ (" or "), _ (" or ")); /* a comma ends the condition */
}

static char *
say_when (const MuWrgClause *clause)
{
  switch ((MuWrgWhen) clause->when) {
  case MU_WRG_WHEN_ALWAYS:
    break;
  case MU_WRG_WHEN_GAINED:
    return g_strdup (_ ("then"));
  case MU_WRG_WHEN_PERIOD:
    return g_strdup_printf (_ ("from period %d"), clause->number);
  case MU_WRG_WHEN_SIGNAL:
    return g_strdup_printf (_ ("on signal %d"), clause->number);
  }
  return NULL;
}

/* --- clauses ------------------------------------------------------------ */

/* Whether an earlier clause of its step says whither: then "attack cavalry" is no movement. */
static gboolean
step_moves_before (const MuWrgOrders *orders, int at)
{
  while (at > 0 && orders->clause[at].when == MU_WRG_WHEN_ALWAYS) {
    at--;
    if (mu_wrg_clause_move (&orders->clause[at]) != MU_WRG_MOVE_UNSAID)
      return TRUE;
  }
  return FALSE;
}

/* "attack cavalry" for going towards cavalry and attacking it */
static gboolean
goes_to_its_case (const MuWrgOrders *orders, int at)
{
  const MuWrgClause *clause = &orders->clause[at];
  const gboolean acts = clause->act == MU_WRG_ACT_ATTACK || clause->act == MU_WRG_ACT_SKIRMISH;
  return acts && clause->move == MU_WRG_MOVE_TOWARDS_ENEMY && !clause->support
         && clause->quarry.body == MU_WRG_NO_ONE && !clause->quarry.where
         && (clause->in_case.types || clause->in_case.states)
         && clause->quarry.types == clause->in_case.types && !step_moves_before (orders, at);
}

/* "skirmish with the rest": of the step's enemy some were spoken of before. */
static gboolean
speaks_of_the_rest (const MuWrgOrders *orders, int at)
{
  const MuWrgClause *clause = &orders->clause[at];
  if (clause->act == MU_WRG_ACT_UNSAID || clause->in_case.types || clause->in_case.states)
    return FALSE;
  for (int i = at; i > 0 && orders->clause[i].when == MU_WRG_WHEN_ALWAYS; i--)
    if (orders->clause[i - 1].in_case.types || orders->clause[i - 1].in_case.states)
      return TRUE;
  return FALSE;
}

/* Whether "against cavalry" goes before: behind the action it would be gone towards. */
static gboolean
case_goes_first (const MuWrgOrders *orders, int at)
{
  const MuWrgClause *clause = &orders->clause[at];
  if (clause->in_case.types == 0 && clause->in_case.states == 0)
    return FALSE;
  if (clause->act == MU_WRG_ACT_UNSAID)
    return TRUE;
  return clause->act != MU_WRG_ACT_HOLD && clause->move == MU_WRG_MOVE_UNSAID && !clause->support
         && !step_moves_before (orders, at);
}

static char *
say_rest (MuWrgActOrder act)
{
  switch (act) {
  case MU_WRG_ACT_UNSAID:
  case MU_WRG_ACT_AT_WILL:
    break;
  case MU_WRG_ACT_ATTACK:
    return g_strdup (_ ("attack the rest"));
  case MU_WRG_ACT_HOLD:
    return g_strdup (_ ("hold against the rest"));
  case MU_WRG_ACT_SKIRMISH:
    return g_strdup (_ ("skirmish with the rest"));
  }
  return g_strdup (act_word (act));
}

static char *
say_action (const MuOrderScene *scene, const MuWrgOrders *orders, int at)
{
  static const MuWrgCase open = { .of = MU_WRG_NO_ONE };
  const MuWrgClause *clause = &orders->clause[at];
  const MuWrgActOrder act = (MuWrgActOrder) clause->act;
  const MuWrgCase *in_case = case_goes_first (orders, at) ? &open : &clause->in_case;
  g_autofree char *said
      = speaks_of_the_rest (orders, at) ? say_rest (act) : mu_orders_say_act (act, in_case);
  return say_support (scene, clause, said);
}

/* The items that are there, parted by the mark; NULL for none. */
static char *
put_together (const char *one, const char *mark, const char *other)
{
  return one && other ? g_strconcat (one, mark, other, NULL) : g_strdup (one ? one : other);
}

/* "go to the bridge by way of the wood, formed in line, and attack" */
static char *
say_body (const MuOrderScene *scene, const MuWrgOrders *orders, int at)
{
  const MuWrgClause *clause = &orders->clause[at];
  g_autofree char *move = goes_to_its_case (orders, at) ? NULL : say_movement (scene, clause);
  g_autofree char *route = say_route (scene, clause);
  g_autofree char *form = say_form (clause);
  g_autofree char *act = say_action (scene, orders, at);
  g_autofree char *way = put_together (move, " ", route);
  g_autofree char *formed = put_together (way, ", ", form);
  g_autofree char *body = put_together (formed, way && form ? _ (", and ") : _ (" and "), act);
  if (!clause->until)
    return g_steal_pointer (&body);
  return g_strdup_printf (_ ("%s until period %d"), body ? body : "", clause->until);
}

/* "if charged, against cavalry" */
static char *
say_cases (const MuOrderScene *scene, const MuWrgOrders *orders, int at)
{
  const MuWrgCase *in_case = &orders->clause[at].in_case;
  g_autofree char *events = mu_orders_say_events (scene, in_case);
  g_autofree char *kinds = mu_orders_say_kinds (in_case->types, in_case->states);
  g_autofree char *if_events = in_case->events ? g_strdup_printf (_ ("if %s"), events) : NULL;
  g_autofree char *against
      = case_goes_first (orders, at) ? g_strdup_printf (_ ("against %s"), kinds) : NULL;
  return put_together (if_events, ", ", against);
}

static char *
say_clause (const MuOrderScene *scene, const MuWrgOrders *orders, int at)
{
  const MuWrgClause *clause = &orders->clause[at];
  g_autofree char *when = say_when (clause);
  g_autofree char *cases = say_cases (scene, orders, at);
  g_autofree char *body = say_body (scene, orders, at);
  g_autofree char *rest = put_together (cases, ", ", body);
  char *said = put_together (when, clause->when == MU_WRG_WHEN_GAINED ? " " : ", ", rest);
  return said ? said : g_strdup ("");
}

/* --- arrival ------------------------------------------------------------ */

static const char *
edge_words (const MuWrgArrivalOrder *arrival)
{
  switch ((MuWrgEdge) arrival->edge) {
  case MU_WRG_OWN_EDGE:
    return arrival->how == MU_WRG_MARCH_ROUND ? _ ("over your own edge") : NULL;
  case MU_WRG_SIDE_EDGE:
    return arrival->how == MU_WRG_MARCH_ROUND ? NULL : _ ("short of the centre line");
  case MU_WRG_SIDE_EDGE_BEYOND:
    return _ ("beyond the centre line");
  case MU_WRG_ENEMY_EDGE:
    return _ ("over the enemy edge");
  }
  return NULL;
}

static char *
say_arrival (const MuWrgArrivalOrder *arrival)
{
  GPtrArray *items = mu_say_items ();
  const char *edge = edge_words (arrival);
  if (arrival->how == MU_WRG_RESERVE)
    mu_say_add (items, _ ("in reserve"));
  else
    mu_say_add (items, arrival->flank == MU_WRG_LEFT_FLANK ? _ ("flank march on the left")
                                                           : _ ("flank march on the right"));
  if (edge)
    mu_say_add (items, edge);
  if (arrival->point != MU_WRG_NO_ONE)
    g_ptr_array_add (items, g_strdup_printf (_ ("at %d paces"), arrival->point));
  if (arrival->forced)
    mu_say_add (items, _ ("by forced march"));
  if (arrival->company)
    g_ptr_array_add (items, g_strdup_printf (_ ("in company %d"), arrival->company));
  if (arrival->period)
    g_ptr_array_add (items, g_strdup_printf (_ ("arriving in period %d"), arrival->period));
  return mu_say_join (items, ", ", ", ");
}

/* --- challenges --------------------------------------------------------- */

static const char *
challenge_words (MuWrgDare dare)
{
  switch (dare) {
  case MU_WRG_DARES_AS_HE_IS:
    break;
  case MU_WRG_DARES_CHALLENGE:
    return _ ("challenge the enemy general");
  case MU_WRG_DARES_ACCEPT:
    return _ ("accept challenges");
  case MU_WRG_DARES_DECLINE:
    return _ ("decline challenges");
  }
  return NULL;
}

/* --- the whole ---------------------------------------------------------- */

char *
mu_orders_words (const MuOrderScene *scene, const MuWrgOrders *orders)
{
  GString *text = g_string_new (NULL);
  if (orders->arrival.how != MU_WRG_ON_TABLE) {
    g_autofree char *arrival = say_arrival (&orders->arrival);
    mu_orders_add_sentence (text, arrival);
  }
  if (orders->hidden)
    mu_orders_add_sentence (text, _ ("lie hidden"));
  if (orders->dare != MU_WRG_DARES_AS_HE_IS)
    mu_orders_add_sentence (text, challenge_words ((MuWrgDare) orders->dare));
  if (orders->follow_me)
    mu_orders_add_sentence (text, _ ("follow me"));
  for (int i = 0; i < orders->count; i++) {
    g_autofree char *clause = say_clause (scene, orders, i);
    mu_orders_add_sentence (text, clause);
  }
  return g_string_free (text, FALSE);
}
