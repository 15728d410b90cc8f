/* A whole order sheet judged: words understood, rules asked. */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/wrg/orders/orders.h"

typedef struct {
  MuOrders *orders;
  const MuList *list, *enemy;
  MuSide outscouted;
  GPtrArray *issues;
  MuOrderPlace places[MU_ORDERS_PLACES_MAX];
} Judge;

void
mu_orders_issue_free (MuOrdersIssue *issue)
{
  g_free (issue->name);
  g_free (issue->word);
  g_free (issue->message);
  g_free (issue);
}

gboolean
mu_orders_issues_fine (const GPtrArray *issues)
{
  for (guint i = 0; i < issues->len; i++)
    if (!((const MuOrdersIssue *) g_ptr_array_index (issues, i))->warning)
      return FALSE;
  return TRUE;
}

static void
free_issue (gpointer issue)
{
  mu_orders_issue_free (issue);
}

static void
add_issue (Judge *judge, int unit, int line, const char *name, MuRule rule, const char *word,
           const char *message)
{
  MuOrdersIssue *issue = g_new0 (MuOrdersIssue, 1);
  *issue = (MuOrdersIssue){ .unit = unit,
                            .rule = rule,
                            .line = line,
                            .name = g_strdup (name),
                            .word = g_strdup (word),
                            .message = g_strdup (message) };
  g_ptr_array_add (judge->issues, issue);
}

/* --- the sheet ---------------------------------------------------------- */

static gboolean
is_regular_army (const MuList *list)
{
  const MuListGeneral *commander = mu_list_commander (list);
  return commander && commander->regular;
}

/* wrg.signals.improvised, wrg.signals.regular-five
 * READING: wrg.signals.regular-five: an army is regular as its commander is. */
static void
judge_signals (Judge *judge)
{
  const MuRule refused
      = mu_wrg_signal_book_judge (&judge->orders->signals, is_regular_army (judge->list));
  if (refused != MU_RULE_NONE)
    add_issue (judge, MU_LIST_NO_UNIT, 0, _ ("Signals"), refused, "",
               refused == MU_RULE_WRG_SIGNALS_IMPROVISED
                   ? _ ("an army improvises two signals at most, one of them visual")
                   : _ ("five audio-visual signals at most, and only under a regular general"));
}

static gboolean
understand_standing (Judge *judge)
{
  MuOrders *orders = judge->orders;
  MuWrgStandingOrders understood;
  g_auto (MuOrdersFault) fault = { 0 };
  if (!*orders->standing_words)
    return TRUE;
  if (!mu_orders_understand_standing (orders->standing_words, &understood, &fault)) {
    add_issue (judge, MU_LIST_NO_UNIT, orders->standing_line, _ ("Standing orders"), fault.rule,
               fault.word, fault.message);
    return FALSE;
  }
  const gboolean same
      = understood.count == orders->standing.count
        && memcmp (understood.line, orders->standing.line, sizeof understood.line) == 0;
  if (orders->standing.count == 0)
    orders->standing = understood;
  else if (!same)
    add_issue (judge, MU_LIST_NO_UNIT, orders->standing_line, _ ("Standing orders"),
               MU_RULE_WRG_ORDERS_CONDITIONAL, "",
               _ ("the words and the lines say different things"));
  orders->standing.words = understood.words;
  return TRUE;
}

/* wrg.orders.standing */
static void
judge_standing (Judge *judge)
{
  const MuWrgStandingOrders *standing = &judge->orders->standing;
  int line;
  if (!understand_standing (judge))
    return;
  const MuRule refused = mu_wrg_standing_judge (standing, &line);
  if (refused == MU_RULE_NONE)
    return;
  MuWrgStandingOrders alone = { .count = 1 };
  alone.line[0] = standing->line[line];
  g_autofree char *words = standing->count ? mu_orders_standing_words (&alone) : g_strdup ("");
  add_issue (judge, MU_LIST_NO_UNIT, judge->orders->standing_line, _ ("Standing orders"), refused,
             words, mu_orders_remedy (refused));
}

/* --- bodies ------------------------------------------------------------- */

static MuWrgOrderFacts
facts_of (const Judge *judge, const MuOrderScene *scene)
{
  MuWrgOrderFacts facts
      = mu_orders_facts (scene, &judge->orders->standing, &judge->orders->signals);
  facts.outscouted = judge->outscouted;
  return facts;
}

static gboolean
is_empty (const MuWrgOrders *orders)
{
  return orders->count == 0 && !orders->follow_me;
}

static void
note_fault (Judge *judge, const MuBodyOrders *body, const MuOrdersFault *fault)
{
  add_issue (judge, body->unit, body->line, body->name, fault->rule, fault->word, fault->message);
}

/* Words that say the same as the structure, or fill it in. */
static gboolean
understand_body (Judge *judge, const MuOrderScene *scene, MuBodyOrders *body)
{
  MuWrgOrders understood;
  g_auto (MuOrdersFault) fault = { 0 };
  if (!*body->words)
    return TRUE;
  if (!mu_orders_understand (scene, body->words, &understood, NULL, &fault)) {
    note_fault (judge, body, &fault);
    return FALSE;
  }
  if (is_empty (&body->orders))
    body->orders = understood;
  if (memcmp (&understood, &body->orders, sizeof understood) == 0)
    return TRUE;
  g_autofree char *words = mu_orders_words (scene, &understood);
  g_autofree char *structure = mu_orders_words (scene, &body->orders);
  g_autofree char *message
      = g_strdup_printf (_ ("the words mean “%s”, but the clauses say “%s”"), words, structure);
  add_issue (judge, body->unit, body->line, body->name, MU_RULE_WRG_ORDERS_CONDITIONAL, "",
             message);
  return FALSE;
}

static void
judge_body (Judge *judge, MuBodyOrders *body)
{
  MuOrderScene scene;
  mu_orders_scene (judge->orders, judge->list, judge->enemy, body->unit, judge->places, &scene);
  if (!understand_body (judge, &scene, body))
    return;
  const MuWrgOrderFacts facts = facts_of (judge, &scene);
  const MuWrgOrderVerdict verdict = mu_wrg_orders_judge (&facts, &body->orders);
  if (verdict.refused == MU_RULE_NONE)
    return;
  MuWrgOrders clause;
  mu_wrg_orders_init (&clause);
  clause.count = body->orders.count > 0;
  clause.clause[0] = body->orders.clause[verdict.clause];
  g_autofree char *words = mu_orders_words (&scene, &clause);
  add_issue (judge, body->unit, body->line, body->name, verdict.refused, words,
             mu_orders_remedy (verdict.refused));
}

/* wrg.orders.initial; wrg.orders.default says what they do instead */
static void
judge_missing (Judge *judge, int unit)
{
  const MuListUnit *listed = mu_list_unit (judge->list, (guint) unit);
  if (mu_orders_of (judge->orders, unit)
      || mu_wrg_standing_covers (&judge->orders->standing, (MuTroopType) listed->troop.type))
    return;
  add_issue (judge, unit, 0, listed->name, MU_RULE_WRG_ORDERS_INITIAL, "",
             mu_orders_default_words ((MuTroopType) listed->troop.type));
  ((MuOrdersIssue *) g_ptr_array_index (judge->issues, judge->issues->len - 1))->warning = TRUE;
}

GPtrArray *
mu_orders_judge (MuOrders *orders, const MuList *list, const MuList *enemy, MuSide outscouted)
{
  g_autofree Judge *judge = g_new0 (Judge, 1);
  judge->orders = orders;
  judge->list = list;
  judge->enemy = enemy;
  judge->outscouted = outscouted;
  judge->issues = g_ptr_array_new_with_free_func (free_issue);
  judge_signals (judge);
  judge_standing (judge);
  for (guint i = 0; i < orders->bodies->len; i++)
    judge_body (judge, g_ptr_array_index (orders->bodies, i));
  for (guint i = 0; i < list->units->len; i++)
    judge_missing (judge, (int) i);
  return judge->issues;
}
