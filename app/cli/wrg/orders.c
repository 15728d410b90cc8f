/* Written orders: read from words, judged, kept in order sheets. */
#include <glib/gi18n.h>
#include <string.h>

#include "app/cli/battle/orders_call.h"
#include "app/cli/core/out.h"
#include "app/cli/core/words.h"
#include "app/cli/run.h"

/* --- orders read -------------------------------------------------------- */

/* Positions are said in characters, for people and scripts alike. */
static MuExit
refuse (MuCall *call, const char *text, const MuOrdersFault *fault)
{
  const int at = (int) g_utf8_strlen (text, (gssize) fault->at) + 1;
  const char *id = mu_rule_id (fault->rule);
  const char *rule = mu_rule_shown (call, fault->rule);
  mu_out_text (call, "refused", *id ? id : "-");
  mu_out_number (call, "at", at);
  mu_out_text (call, "word", fault->word);
  mu_out_text (call, "reason", fault->message);
  g_autofree char *word = mu_one_line (fault->word);
  g_autofree char *message = mu_one_line (fault->message);
  if (*rule)
    return mu_answer_no (_ ("at character %d, “%s”: %s (%s)"), at, word, message, rule);
  return mu_answer_no (_ ("at character %d, “%s”: %s"), at, word, message);
}

static void
show_understood (MuCall *call, const MuOrderScene *scene, const MuWrgOrders *orders,
                 const MuWrgOrderVerdict *verdict)
{
  g_autofree char *words = mu_orders_words (scene, orders);
  mu_out_text (call, "understood", words);
  mu_out_number (call, "clauses", orders->count);
  mu_out_text (call, "may-leave-table", verdict->may_leave_table ? "yes" : "no");
  mu_say_wrapped (call, 0, words);
  if (verdict->may_leave_table)
    mu_say (call, "%s\n", _ ("Note: a direction has no end; they may march off the table."));
}

MuExit
mu_run_orders_read (MuCall *call)
{
  GError *error = NULL;
  g_auto (MuOrdered) armies = { 0 };
  if (!mu_call_ordered (call, &armies, &error))
    return mu_complain_error (error);
  g_autoptr (MuOrders) sheet = mu_call_begin_orders (call, &armies, &error);
  const char *named = mu_call_text (call, "unit");
  const int unit = sheet && named ? mu_find_unit (armies.own, named, &error) : MU_LIST_NO_UNIT;
  if (error)
    return mu_complain_error (error);

  g_autofree MuOrderPlace *places = g_new0 (MuOrderPlace, MU_ORDERS_PLACES_MAX);
  MuOrderScene scene;
  mu_orders_scene (sheet, armies.own, armies.enemy, unit, places, &scene);
  MuWrgOrderFacts facts = mu_orders_facts (&scene, NULL, NULL);
  facts.outscouted = mu_call_outscouted (call);
  g_auto (MuOrdersFault) fault = { 0 };
  MuWrgOrderVerdict verdict;
  MuWrgOrders orders;
  const char *words = mu_call_argument (call, 1);
  if (!mu_orders_read (&scene, &facts, words, &orders, &verdict, &fault))
    return refuse (call, words, &fault);
  show_understood (call, &scene, &orders, &verdict);
  return MU_EXIT_DONE;
}

/* --- orders check ------------------------------------------------------- */

static void
show_issue (MuCall *call, const MuOrdersIssue *issue)
{
  const char *rule = mu_rule_id (issue->rule);
  mu_out_row (call, "issue", issue->warning ? "warning" : "error", *rule ? rule : "-", issue->name,
              issue->message, NULL);
  g_autofree char *word = *issue->word ? g_strdup_printf ("“%s”: ", issue->word) : g_strdup ("");
  g_autofree char *text = g_strdup_printf ("%s: %s%s", issue->name, word, issue->message);
  mu_say_wrapped (call, 2, text);
  mu_say (call, "    %s%s\n", issue->warning ? _ ("(a warning) ") : "",
          mu_rule_shown (call, issue->rule));
}

static gboolean
check_file (MuCall *call, const MuOrdered *armies, const char *path, gboolean *fine, GError **error)
{
  g_autoptr (MuOrders) orders = mu_call_read_orders (call, armies, path, error);
  if (!orders)
    return FALSE;
  g_autoptr (GPtrArray) issues
      = mu_orders_judge (orders, armies->own, armies->enemy, mu_call_outscouted (call));
  const gboolean all = mu_orders_issues_fine (issues);
  mu_out_text (call, "file", path);
  mu_out_number (call, "bodies", orders->bodies->len);
  mu_out_text (call, "valid", all ? "yes" : "no");
  mu_say (call,
          all ? ngettext ("%s: %u body has orders that can be given\n",
                          "%s: %u bodies have orders that can be given\n", orders->bodies->len)
              : ngettext ("%s: not all orders of %u body can be given\n",
                          "%s: not all orders of %u bodies can be given\n", orders->bodies->len),
          path, orders->bodies->len);
  for (guint i = 0; i < issues->len; i++)
    show_issue (call, g_ptr_array_index (issues, i));
  *fine = *fine && all;
  return TRUE;
}

MuExit
mu_run_orders_check (MuCall *call)
{
  GError *error = NULL;
  g_auto (MuOrdered) armies = { 0 };
  gboolean fine = TRUE;
  if (!mu_call_ordered (call, &armies, &error))
    return mu_complain_error (error);
  for (guint i = 1; i < mu_call_count (call); i++)
    if (!check_file (call, &armies, mu_call_argument (call, i), &fine, &error))
      return mu_complain_error (error);
  return fine ? MU_EXIT_DONE : MU_EXIT_NO;
}

/* --- orders show -------------------------------------------------------- */

static void
show_body (MuCall *call, const MuOrders *orders, const MuOrdered *armies, int unit)
{
  g_autofree MuOrderPlace *places = g_new0 (MuOrderPlace, MU_ORDERS_PLACES_MAX);
  const MuListUnit *listed = mu_list_unit (armies->own, (guint) unit);
  const MuBodyOrders *body = mu_orders_of (orders, unit);
  MuOrderScene scene;
  mu_orders_scene (orders, armies->own, armies->enemy, unit, places, &scene);
  g_autofree char *words = body ? mu_orders_words (&scene, &body->orders) : g_strdup ("");
  g_autofree char *number = g_strdup_printf ("%d", unit + 1);
  mu_out_row (call, "body", number, listed->name, words, NULL);
  const gboolean standing
      = mu_wrg_standing_covers (&orders->standing, (MuTroopType) listed->troop.type);
  const char *said = *words     ? words
                     : standing ? _ ("no order: it obeys standing orders")
                                : mu_orders_default_words ((MuTroopType) listed->troop.type);
  mu_say (call, "%2d  %s\n", unit + 1, listed->name);
  mu_say_wrapped (call, 4, said);
}

static void
show_standing (MuCall *call, const MuOrders *orders)
{
  g_autofree char *words = mu_orders_standing_words (&orders->standing);
  if (!*words)
    return;
  mu_out_text (call, "standing", words);
  mu_say (call, "%s\n", _ ("Standing orders"));
  mu_say_wrapped (call, 4, words);
}

static void
show_signals (MuCall *call, const MuOrders *orders)
{
  static const char *const kinds[] = { N_ ("visual"), N_ ("audible"), N_ ("audio-visual") };
  for (int i = 0; i < MU_WRG_SIGNALS; i++) {
    if (!(orders->signals.defined >> i & 1))
      continue;
    g_autofree char *number = g_strdup_printf ("%d", i + 1);
    mu_out_row (call, "signal", number, kinds[orders->signals.kind[i]], orders->signal_words[i],
                NULL);
    mu_say (call, _ ("Signal %d (%s) %s\n"), i + 1, _ (kinds[orders->signals.kind[i]]),
            orders->signal_words[i]);
  }
}

MuExit
mu_run_orders_show (MuCall *call)
{
  GError *error = NULL;
  g_auto (MuOrdered) armies = { 0 };
  const char *path = mu_call_argument (call, 1);
  if (!mu_call_ordered (call, &armies, &error))
    return mu_complain_error (error);
  g_autoptr (MuOrders) orders = mu_call_read_orders (call, &armies, path, &error);
  if (!orders)
    return mu_complain_error (error);
  /* orders that stand in words alone are understood by the way */
  g_autoptr (GPtrArray) issues
      = mu_orders_judge (orders, armies.own, armies.enemy, mu_call_outscouted (call));
  mu_out_text (call, "list", armies.own->name);
  mu_out_text (call, "side", mu_side_key (orders->side));
  mu_say (call, _ ("Orders of %s\n"), armies.own->name);
  show_standing (call, orders);
  show_signals (call, orders);
  for (guint i = 0; i < armies.own->units->len; i++)
    show_body (call, orders, &armies, (int) i);
  if (mu_orders_issues_fine (issues))
    return MU_EXIT_DONE;
  mu_say (call, "%s\n", _ ("Not all of them can be given: “muster orders check” says why."));
  return MU_EXIT_NO;
}

/* --- orders new --------------------------------------------------------- */

/* What the list says of a body: attack, hold or skirmish. */
static const char *
listed_words (MuOrder order)
{
  switch (order) {
  case MU_ORDER_ATTACK:
    return "Advance and attack.";
  case MU_ORDER_HOLD:
    return "Stay and hold.";
  case MU_ORDER_SKIRMISH:
    return "Advance and skirmish.";
  }
  return "";
}

static void
set_words (MuOrders *orders, const MuList *list, int unit, const char *words)
{
  MuBodyOrders *body = mu_orders_ensure (orders, list, unit);
  g_free (body->words);
  body->words = g_strdup (words);
}

/* "Triarii=Stay and hold" */
static gboolean
set_order (MuOrders *orders, const MuList *list, const char *text, GError **error)
{
  const char *mark = strchr (text, '=');
  g_autofree char *named = mark ? g_strndup (text, (gsize) (mark - text)) : NULL;
  if (!mark) {
    g_set_error (error, MU_CALL_ERROR, 0, _ ("--order: “%s” is no order; expected UNIT=WORDS"),
                 text);
    return FALSE;
  }
  const int unit = mu_find_unit (list, named, error);
  if (unit == MU_LIST_NO_UNIT)
    return FALSE;
  set_words (orders, list, unit, mark + 1);
  return TRUE;
}

static gboolean
set_all_orders (MuCall *call, MuOrders *orders, const MuList *list, GError **error)
{
  const GPtrArray *given = mu_call_texts (call, "order");
  for (guint i = 0; i < list->units->len; i++)
    set_words (orders, list, (int) i, listed_words (mu_list_unit (list, i)->order));
  for (guint i = 0; given && i < given->len; i++)
    if (!set_order (orders, list, g_ptr_array_index (given, i), error))
      return FALSE;
  if (mu_call_has (call, "standing")) {
    g_free (orders->standing_words);
    orders->standing_words = g_strdup (mu_call_text (call, "standing"));
  }
  return TRUE;
}

/* A sheet with orders that cannot be given is not written. */
static MuExit
write_sheet (MuCall *call, MuOrders *orders, const MuOrdered *armies)
{
  GError *error = NULL;
  const char *path = mu_call_text (call, "output");
  g_autoptr (GPtrArray) issues
      = mu_orders_judge (orders, armies->own, armies->enemy, mu_call_outscouted (call));
  if (!mu_orders_issues_fine (issues)) {
    for (guint i = 0; i < issues->len; i++)
      show_issue (call, g_ptr_array_index (issues, i));
    return mu_answer_no (_ ("%s is not written: not all orders can be given"), path);
  }
  if (!mu_orders_write_file (orders, path, &error))
    return mu_complain_error (error);
  mu_out_text (call, "file", path);
  mu_out_number (call, "bodies", orders->bodies->len);
  mu_say (call, _ ("The orders of %s are written to %s\n"), armies->own->name, path);
  return MU_EXIT_DONE;
}

MuExit
mu_run_orders_new (MuCall *call)
{
  GError *error = NULL;
  g_auto (MuOrdered) armies = { 0 };
  if (!mu_call_ordered (call, &armies, &error))
    return mu_complain_error (error);
  g_autoptr (MuOrders) orders = mu_call_begin_orders (call, &armies, &error);
  if (!orders || !set_all_orders (call, orders, armies.own, &error))
    return mu_complain_error (error);
  return write_sheet (call, orders, &armies);
}
