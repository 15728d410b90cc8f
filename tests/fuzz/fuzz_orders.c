/* Orders in words as anyone may type them: refused at words of the text, or
 * understood so that what is shown back is read the same. Standing orders too. */
#include <string.h>

#include "lists/wrg/orders/orders_words.h"
#include "tests/fuzz/target.h"

static const MuOrderPlace places[] = {
  { "", "bridge", 300, 240 }, { "", "gentle-hill", 100, 300 },   { "", "wood", 200, 100 },
  { "", "wood", 600, 100 },   { "Mill ford", "ford", 500, 240 },
};

static void
add_unit (MuList *list, const char *name, const char *notation)
{
  MuListUnit *unit = mu_list_unit_new ();
  g_free (unit->name);
  unit->name = g_strdup (name);
  g_assert_cmpint (mu_troop_parse (notation, &unit->troop, NULL), ==, MU_TROOP_PARSE_OK);
  g_ptr_array_add (list->units, unit);
}

static MuList *
some_list (const char *name)
{
  MuList *list = mu_list_new (name);
  add_unit (list, "Phalanx", "Reg C HI P Sh");
  add_unit (list, "Companion cavalry", "Reg A HC L");
  add_unit (list, "Cretan archers", "Irr C LI B");
  add_unit (list, "Elephants", "Irr C El JLS");
  add_unit (list, "Cretan archers", "Irr C LI B");
  return list;
}

static void
check_fault (const char *text, const MuOrdersFault *fault)
{
  g_assert_nonnull (fault->message);
  g_assert_cmpuint (fault->at + fault->length, <=, strlen (text));
}

static void
try_orders (const MuOrderScene *scene, const char *text)
{
  MuWrgOrders orders, again;
  g_auto (MuOrdersFault) fault = { 0 };
  g_auto (MuOrdersFault) none = { 0 };
  gsize clause_at[MU_WRG_CLAUSES];
  if (!mu_orders_understand (scene, text, &orders, clause_at, &fault)) {
    check_fault (text, &fault);
    return;
  }
  g_autofree char *words = mu_orders_words (scene, &orders);
  g_assert_true (mu_orders_understand (scene, words, &again, clause_at, &none));
  g_assert_cmpmem (&orders, sizeof orders, &again, sizeof again);
  const MuWrgOrderFacts facts = mu_orders_facts (scene, NULL, NULL);
  const MuWrgOrderVerdict verdict = mu_wrg_orders_judge (&facts, &orders);
  g_assert_true (verdict.refused != MU_RULE_NONE || orders.count > 0 || orders.follow_me);
}

static void
try_standing (const char *text)
{
  MuWrgStandingOrders standing, again;
  g_auto (MuOrdersFault) fault = { 0 };
  g_auto (MuOrdersFault) none = { 0 };
  if (!mu_orders_understand_standing (text, &standing, &fault)) {
    check_fault (text, &fault);
    return;
  }
  g_autofree char *words = mu_orders_standing_words (&standing);
  if (strlen (words) > MU_STANDING_TEXT_MAX)
    return;
  g_assert_true (mu_orders_understand_standing (words, &again, &none));
  g_assert_cmpmem (standing.line, sizeof standing.line, again.line, sizeof again.line);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autoptr (MuList) own = some_list ("Own");
  g_autoptr (MuList) enemy = some_list ("Enemy");
  const MuOrderScene scene = {
    .own = own, .self = 2, .enemy = enemy, .places = places, .place_count = G_N_ELEMENTS (places)
  };
  try_orders (&scene, text);
  try_standing (text);
  return 0;
}
