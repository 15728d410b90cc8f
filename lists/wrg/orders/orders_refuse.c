/* Whether orders in words can be given, and what would mend those that cannot. */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/wrg/orders/orders_private.h"

/* --- what the judge has to know ----------------------------------------- */

static gboolean
is_sub_unit (const MuOrderScene *scene)
{
  return mu_list_unit (scene->own, (guint) scene->self)->sub_unit;
}

/* wrg.orders.follow-me: the general is present at first with the unit that he rides with. */
static void
add_general (const MuOrderScene *scene, MuWrgOrderFacts *facts)
{
  const MuListGeneral *commander = mu_list_commander (scene->own);
  facts->general_present = mu_list_unit_general (scene->own, (guint) scene->self) != NULL;
  if (!commander)
    return;
  const gboolean rides
      = commander->rides_with >= 0 && commander->rides_with < (int) scene->own->units->len;
  const gboolean elephant
      = rides
        && mu_list_unit (scene->own, (guint) commander->rides_with)->troop.type == MU_TROOP_EL;
  facts->general_regular = mu_wrg_general_is_regular (commander->regular, elephant);
}

MuWrgOrderFacts
mu_orders_facts (const MuOrderScene *scene, const MuWrgStandingOrders *standing,
                 const MuWrgSignalBook *signals)
{
  const gboolean somebody = scene->self >= 0 && scene->self < (int) scene->own->units->len;
  const MuListUnit *unit = somebody ? mu_list_unit (scene->own, (guint) scene->self) : NULL;
  const MuTroop anyone
      = { .type = MU_TROOP_LC, .regular = true, .weapons = MU_WEAPON_BIT (MU_WEAPON_BOW) };
  MuWrgOrderFacts facts = mu_wrg_order_facts (unit ? &unit->troop : &anyone);
  facts.self = somebody ? scene->self : MU_WRG_NO_ONE;
  facts.bodies = (int) scene->own->units->len;
  facts.enemies = scene->enemy ? (int) scene->enemy->units->len : MU_WRG_UNCOUNTED;
  facts.features = scene->place_count;
  facts.side = scene->side;
  facts.outscouted = scene->side == MU_SIDE_A ? MU_SIDE_B : MU_SIDE_A;
  if (signals) {
    facts.signals = signals->defined;
    facts.av_signals = mu_wrg_signal_book_av (signals);
  }
  if (!somebody)
    return facts;
  facts.figures = mu_list_unit_strength (unit);
  facts.sub_unit = is_sub_unit (scene);
  if (mu_list_unit_guest (scene->own, (guint) scene->self))
    facts.guest = scene->self + 1;
  facts.standing_orders
      = standing && mu_wrg_standing_covers (standing, (MuTroopType) unit->troop.type);
  add_general (scene, &facts);
  return facts;
}

/* --- remedies ----------------------------------------------------------- */

static const struct {
  MuRule rule;
  const char *words;
} remedies[] = {
  { MU_RULE_WRG_ORDERS_INITIAL, N_ ("every body needs an order: whither, and what to do") },
  { MU_RULE_WRG_ORDERS_FORM,
    N_ ("an order says whither (stay, go to a place, in a direction, with friends or towards "
        "enemy) and what to do (attack, hold or skirmish)") },
  { MU_RULE_WRG_ORDERS_SUPPORT,
    N_ ("support names other bodies of the list and says how: attack, hold or skirmish in "
        "support") },
  { MU_RULE_WRG_ORDERS_SUB_UNIT,
    N_ ("a sub-unit has orders to attack, hold or skirmish in support of its main body") },
  { MU_RULE_WRG_ORDERS_KNOWLEDGE,
    N_ ("orders speak of what the general sees or was told of, and send nobody to a place out of "
        "his sight: say “in the direction of” it") },
  { MU_RULE_WRG_ORDERS_CONDITIONAL,
    N_ ("two parts that hold at once ask for different things, or one is never reached: say "
        "“then”, “from period 4”, “until period 4”, “on signal 1” or “against cavalry”") },
  { MU_RULE_WRG_ORDERS_INVALID, N_ ("say what to do; the choice cannot be left to the unit") },
  { MU_RULE_WRG_ORDERS_ATTACK, N_ ("artillery cannot attack: say hold") },
  { MU_RULE_WRG_ORDERS_SKIRMISH,
    N_ ("to skirmish takes light or loose troops, light chariots or cavalry short of super heavy, "
        "with bows, slings or javelins: say attack or hold") },
  { MU_RULE_WRG_MOVE_DIRECTION_INCLINE,
    N_ ("only regular infantry of class A, B or C can incline: say “ahead to the right” or “ahead "
        "to the left”, and it wheels") },
  { MU_RULE_WRG_ORDERS_FOLLOW_ME,
    N_ ("“follow me” stands alone, and the general is with the unit: else write an order") },
  { MU_RULE_WRG_ORDERS_BODYGUARD_LIMIT,
    N_ ("a general with so large a guard takes over no other unit: write it an order") },
  { MU_RULE_WRG_ORDERS_STANDING,
    N_ ("standing orders are one sheet of at most 500 words, given in before deployment") },
  { MU_RULE_WRG_DEPLOY_REMAINDER,
    N_ ("only who is deployed on the table lies hidden, all in a wood or among buildings") },
  { MU_RULE_WRG_GENERAL_CHALLENGE,
    N_ ("no general is with the unit: write of challenges in the order of one who is with his") },
  { MU_RULE_WRG_SIGNALS_IMPROVISED, N_ ("the army has no such signal; any army may have two") },
  { MU_RULE_WRG_SIGNALS_REGULAR_FIVE,
    N_ ("the army has no such signal; regulars may have five besides the two of any army") },
  { MU_RULE_WRG_SIGNALS_MIXED_TRAINING,
    N_ ("this body does not know the general's trumpet and standard: use a visual or an audible "
        "signal") },
};

const char *
mu_orders_remedy (MuRule rule)
{
  for (guint i = 0; i < G_N_ELEMENTS (remedies); i++)
    if (remedies[i].rule == rule)
      return _ (remedies[i].words);
  return _ (mu_rule_words (rule));
}

/* wrg.orders.default */
const char *
mu_orders_default_words (MuTroopType type)
{
  switch (mu_wrg_default_act (type, NULL)) {
  case MU_WRG_ACT_ATTACK:
    return _ ("no order: it attacks enemy who come within 100 paces");
  case MU_WRG_ACT_HOLD:
    return _ ("no order: it holds where it is");
  case MU_WRG_ACT_SKIRMISH:
    return _ ("no order: it skirmishes with enemy who come within 100 paces");
  case MU_WRG_ACT_UNSAID:
  case MU_WRG_ACT_AT_WILL:
    break;
  }
  return "";
}

/* --- words and rules ---------------------------------------------------- */

/* The clause at fault: its words up to the next one. */
static void
blame_clause (const char *text, const gsize clause_at[MU_WRG_CLAUSES], const MuWrgOrders *orders,
              const MuWrgOrderVerdict *verdict, MuOrdersFault *fault)
{
  const int clause = verdict->clause;
  const gsize length = strlen (text);
  fault->rule = verdict->refused;
  fault->at = clause < orders->count ? clause_at[clause] : 0;
  fault->length = (clause + 1 < orders->count ? clause_at[clause + 1] : length) - fault->at;
  fault->word = g_strstrip (g_strndup (text + fault->at, fault->length));
  fault->message = g_strdup (mu_orders_remedy (verdict->refused));
}

gboolean
mu_orders_read (const MuOrderScene *scene, const MuWrgOrderFacts *facts, const char *text,
                MuWrgOrders *orders, MuWrgOrderVerdict *verdict, MuOrdersFault *fault)
{
  gsize clause_at[MU_WRG_CLAUSES] = { 0 };
  if (!mu_orders_understand (scene, text, orders, clause_at, fault))
    return FALSE;
  const MuWrgOrderVerdict judged = mu_wrg_orders_judge (facts, orders);
  if (verdict)
    *verdict = judged;
  if (judged.refused == MU_RULE_NONE)
    return TRUE;
  blame_clause (text, clause_at, orders, &judged, fault);
  mu_wrg_orders_init (orders);
  return FALSE;
}
