/* Orders in plain words, in a form that can be read again and means the same. */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/orders_private.h"

/* --- lists -------------------------------------------------------------- */

/* "a, b or c"; takes the items' array. */
static char *
join (GPtrArray *items, const char *mark, const char *last)
{
  GString *joined = g_string_new (NULL);
  for (guint i = 0; i < items->len; i++) {
    const char *between = i == 0 ? "" : i + 1 == items->len ? last : mark;
    g_string_append_printf (joined, "%s%s", between, (const char *) g_ptr_array_index (items, i));
  }
  g_ptr_array_unref (items);
  return g_string_free (joined, FALSE);
}

static GPtrArray *
items_new (void)
{
  return g_ptr_array_new_with_free_func (g_free);
}

static void
add (GPtrArray *items, const char *item)
{
  g_ptr_array_add (items, g_strdup (item));
}

void
mu_orders_add_sentence (GString *text, const char *sentence)
{
  const gunichar first = g_unichar_toupper (g_utf8_get_char (sentence));
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append_unichar (text, first);
  g_string_append (text, g_utf8_next_char (sentence));
  g_string_append_c (text, '.');
}

/* --- kinds of enemy ----------------------------------------------------- */

/* Larger groups first: what they cover need not be said one by one. */
static const struct {
  guint32 types;
  const char *words;
} type_words[] = {
  { TYPES_MOUNTED, N_ ("mounted troops") },   { TYPES_INFANTRY, N_ ("infantry") },
  { TYPES_CAVALRY, N_ ("cavalry") },          { TYPES_CAMELRY, N_ ("camelry") },
  { TYPES_CHARIOTS, N_ ("chariots") },        { TYPE (EL), N_ ("elephants") },
  { TYPE (ART), N_ ("artillery") },           { TYPES_LIGHT, N_ ("light troops") },
  { TYPE (SHC), N_ ("super heavy cavalry") }, { TYPE (EHC), N_ ("extra heavy cavalry") },
  { TYPE (HC), N_ ("heavy cavalry") },        { TYPE (MC), N_ ("medium cavalry") },
  { TYPE (LC), N_ ("light cavalry") },        { TYPE (SHI), N_ ("super heavy infantry") },
  { TYPE (HI), N_ ("heavy infantry") },       { TYPE (LHI), N_ ("light heavy infantry") },
  { TYPE (MI), N_ ("medium infantry") },      { TYPE (LMI), N_ ("light medium infantry") },
  { TYPE (LI), N_ ("light infantry") },       { TYPE (EHCM), N_ ("extra heavy camelry") },
  { TYPE (HCM), N_ ("heavy camelry") },       { TYPE (MCM), N_ ("medium camelry") },
  { TYPE (HCH), N_ ("heavy chariots") },      { TYPE (LCH), N_ ("light chariots") },
};

static const struct {
  guint8 state;
  const char *words;
} state_words[] = {
  { MU_WRG_ENEMY_DISORDERED, N_ ("disordered enemy") },
  { MU_WRG_ENEMY_SHOWS_FLANK, N_ ("enemy showing a flank") },
  { MU_WRG_ENEMY_BROKEN, N_ ("broken enemy") },
  { MU_WRG_ENEMY_FIGHTING, N_ ("enemy fighting hand to hand") },
};

char *
mu_orders_say_kinds (guint32 types, guint8 states)
{
  GPtrArray *items = items_new ();
  guint32 left = types & MU_WRG_ANY_TYPE;
  for (guint i = 0; i < G_N_ELEMENTS (type_words); i++)
    if ((type_words[i].types & left) == type_words[i].types) {
      add (items, _ (type_words[i].words));
      left &= ~type_words[i].types;
    }
  for (guint i = 0; i < G_N_ELEMENTS (state_words); i++)
    if (states & state_words[i].state)
      add (items, _ (state_words[i].words));
  return join (items, ", ", _ (" or "));
}

/* --- names -------------------------------------------------------------- */

/* Whether a name in quotation marks is read as the same body again. */
static gboolean
friend_is_read (const MuOrderScene *scene, const char *name, int body)
{
  g_auto (MuOrdersFault) fault = { 0 };
  g_auto (MuText) text = { 0 };
  gint16 found;
  return mu_text_init (&text, name, MU_ORDERS_TEXT_MAX, &fault)
         && mu_name_friend (&text, scene, &found) == FOUND && found == body
         && mu_text_ended (&text);
}

static char *
say_friend (const MuOrderScene *scene, int body)
{
  if (body >= 0 && body < (int) scene->own->units->len) {
    g_autofree char *name = g_strdup_printf ("“%s”", mu_list_unit (scene->own, (guint) body)->name);
    if (friend_is_read (scene, name, body))
      return g_steal_pointer (&name);
  }
  return g_strdup_printf (_ ("unit %d"), body + 1);
}

static gboolean
enemy_is_read (const MuOrderScene *scene, const char *name, int body)
{
  g_auto (MuOrdersFault) fault = { 0 };
  g_auto (MuText) text = { 0 };
  MuEnemies found;
  return mu_text_init (&text, name, MU_ORDERS_TEXT_MAX, &fault)
         && mu_name_enemies (&text, scene, &found) == FOUND && found.body == body
         && mu_text_ended (&text);
}

static char *
say_enemy (const MuOrderScene *scene, int body)
{
  if (scene->enemy && body < (int) scene->enemy->units->len) {
    g_autofree char *name
        = g_strdup_printf ("“%s”", mu_list_unit (scene->enemy, (guint) body)->name);
    if (enemy_is_read (scene, name, body))
      return g_strdup_printf (_ ("the enemy %s"), name);
  }
  return g_strdup_printf (_ ("enemy unit %d"), body + 1);
}

static gboolean
place_is_read (const MuOrderScene *scene, const char *name, int place)
{
  g_auto (MuOrdersFault) fault = { 0 };
  g_auto (MuText) text = { 0 };
  MuEnemies enemies;
  MuWrgSpot found;
  const gboolean read = mu_text_init (&text, name, MU_ORDERS_TEXT_MAX, &fault)
                        && mu_name_place (&text, scene, &found) == FOUND
                        && found.kind == MU_WRG_AT_FEATURE && found.feature == place
                        && mu_text_ended (&text);
  text.next = 0;
  return read && mu_name_enemies (&text, scene, &enemies) == FOUND_NONE;
}

static char *
plain_kind (const char *kind)
{
  return g_strdelimit (g_strdup (kind), "-", ' ');
}

static char *
say_feature (const MuOrderScene *scene, int place)
{
  if (place < 0 || place >= scene->place_count)
    return g_strdup_printf (_ ("place %d"), place + 1);
  const MuOrderPlace *of = &scene->places[place];
  g_autofree char *kind = plain_kind (of->kind);
  g_autofree char *name = g_strdup_printf ("“%s”", of->name);
  if (place_is_read (scene, name, place))
    return g_steal_pointer (&name);
  g_autofree char *only = g_strdup_printf (_ ("the %s"), kind);
  if (place_is_read (scene, only, place))
    return g_steal_pointer (&only);
  g_autofree char *numbered = g_strdup_printf (_ ("the %s (place %d)"), kind, place + 1);
  if (place_is_read (scene, numbered, place))
    return g_steal_pointer (&numbered);
  return g_strdup_printf (_ ("place %d"), place + 1);
}

static char *
say_spot (const MuOrderScene *scene, const MuWrgSpot *spot)
{
  switch ((MuWrgSpotKind) spot->kind) {
  case MU_WRG_AT_NONE:
    break;
  case MU_WRG_AT_POINT:
    return g_strdup_printf (_ ("the point %d by %d"), spot->x, spot->y);
  case MU_WRG_AT_FEATURE:
    return say_feature (scene, spot->feature);
  case MU_WRG_AT_LEFT_WING:
    return g_strdup (_ ("the left flank"));
  case MU_WRG_AT_CENTRE:
    return g_strdup (_ ("the centre"));
  case MU_WRG_AT_RIGHT_WING:
    return g_strdup (_ ("the right flank"));
  }
  return g_strdup ("");
}

static char *
say_friends (const MuOrderScene *scene, const MuWrgClause *clause)
{
  GPtrArray *items = items_new ();
  for (int i = 0; i < clause->friend_count; i++)
    g_ptr_array_add (items, say_friend (scene, clause->friends[i]));
  return join (items, ", ", _ (" and "));
}

/* --- movement ----------------------------------------------------------- */

static const char *const direction_words[MU_WRG_DIRECTIONS - 1] = {
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
  if (clause->direction != MU_WRG_GO_TOWARDS_SPOT)
    return g_strdup (_ (direction_words[clause->direction]));
  g_autofree char *spot = say_spot (scene, &clause->spot);
  return g_strdup_printf (_ ("in the direction of %s"), spot);
}

static char *
say_way (const MuOrderScene *scene, const MuWrgClause *clause)
{
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
    return say_enemy (scene, quarry->body);
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
    object = say_spot (scene, &clause->spot);
    return g_strdup_printf (_ ("go to %s"), object);
  case MU_WRG_MOVE_IN_DIRECTION:
    return say_way (scene, clause);
  case MU_WRG_MOVE_WITH_FRIENDS:
    object = say_friends (scene, clause);
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
  GPtrArray *items = items_new ();
  for (int i = 0; i < clause->waypoints; i++)
    g_ptr_array_add (items, say_spot (scene, &clause->by[i]));
  g_autofree char *joined = join (items, ", ", _ (" and "));
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
                                                                   : say_friends (scene, clause);
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
  GPtrArray *items = items_new ();
  const gboolean named = scene && in_case->of != MU_WRG_NO_ONE;
  g_autofree char *who = named ? say_friend (scene, in_case->of) : g_strdup (_ ("the supported"));
  add_event (items, in_case, MU_WRG_IS_CHARGED, _ ("charged"), "");
  add_event (items, in_case, MU_WRG_IS_SHOT_AT, _ ("shot at"), "");
  add_event (items, in_case, MU_WRG_FRIEND_CHARGED, _ (" are charged"), who);
  add_event (items, in_case, MU_WRG_FRIEND_SHOT_AT, _ (" are shot at"), who);
  add_event (items, in_case, MU_WRG_FRIEND_BROKEN, _ (" are broken"), who);
  return join (items, _ (" or "), _ (" or ")); /* a comma ends the condition */
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
  GPtrArray *items = items_new ();
  const char *edge = edge_words (arrival);
  if (arrival->how == MU_WRG_RESERVE)
    add (items, _ ("in reserve"));
  else
    add (items, arrival->flank == MU_WRG_LEFT_FLANK ? _ ("flank march on the left")
                                                    : _ ("flank march on the right"));
  if (edge)
    add (items, edge);
  if (arrival->point != MU_WRG_NO_ONE)
    g_ptr_array_add (items, g_strdup_printf (_ ("at %d paces"), arrival->point));
  if (arrival->forced)
    add (items, _ ("by forced march"));
  if (arrival->company)
    g_ptr_array_add (items, g_strdup_printf (_ ("in company %d"), arrival->company));
  if (arrival->period)
    g_ptr_array_add (items, g_strdup_printf (_ ("arriving in period %d"), arrival->period));
  return join (items, ", ", ", ");
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
  if (orders->follow_me)
    mu_orders_add_sentence (text, _ ("follow me"));
  for (int i = 0; i < orders->count; i++) {
    g_autofree char *clause = say_clause (scene, orders, i);
    mu_orders_add_sentence (text, clause);
  }
  return g_string_free (text, FALSE);
}
