/* Beside the reaction test: as what a body tests, who counts near it, and what
 * several bodies do that test one after the other. */
#include "app/sums/wrg/nerve/nerve.h"
#include "rules/wrg/fight/target.h"
#include "rules/wrg/nerve/occasion.h"
#include "rules/wrg/nerve/surroundings.h"
#include "rules/wrg/troop/crew.h"

/* --- the class of a mixed body ------------------------------------------- */

const MuField mu_nerve_class_fields[] = {
  NEED_SET ("classes", N_ ("Classes in the body"), N_ ("the classes that are in the body"),
            mu_field_classes, mu_field_classes),
  ASK_CHOICE ("occasion", N_ ("Occasion"), N_ ("the occasion by its number in the book; else 1"),
              mu_nerve_occasions, mu_nerve_occasion_labels),
  FIELDS_END,
};

/* wrg.reaction.mixed-class */
void
mu_nerve_class_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const unsigned classes = mu_field_set (task->input, "classes");
  if (classes == 0) {
    mu_field_missing (task->input, "classes", answer);
    return;
  }
  const MuWrgOccasion occasion = (MuWrgOccasion) (mu_field_number (task->input, "occasion") + 1);
  const char *class = mu_field_classes[mu_wrg_reaction_class (classes, occasion)];
  mu_sum_result (answer, "class", class);
  mu_sum_headline (answer, _ ("tests as class %s"), class);
  mu_sum_detail (answer, "%s",
                 occasion == MU_OCCASION_FIRST_DANGER
                     ? _ ("first in danger, a mixed body tests as its best class")
                     : _ ("on this occasion a mixed body tests as its worst class"));
}

/* --- orders that conflict ------------------------------------------------ */

const MuField mu_nerve_conflict_fields[] = {
  NEED_SET ("orders", N_ ("Orders that could hold"), N_ ("the orders that could be meant"),
            mu_field_orders, mu_field_order_labels),
  ASK_FLAG ("rash", N_ ("A rash general is with it"), N_ ("a rash general is with the body")),
  FIELDS_END,
};

/* wrg.reaction.order-conflict */
void
mu_nerve_conflict_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const unsigned orders = mu_field_set (task->input, "orders");
  const gboolean rash = mu_field_holds (task->input, "rash");
  if (orders == 0) {
    mu_field_missing (task->input, "orders", answer);
    return;
  }
  const MuOrder order = mu_wrg_reaction_order (orders, rash);
  mu_sum_result (answer, "orders", mu_field_orders[order]);
  mu_sum_headline (answer, _ ("it obeys: %s"), _ (mu_field_order_labels[order]));
  mu_sum_detail (answer, "%s",
                 rash ? _ ("with a rash general, the boldest of them")
                      : _ ("the least bold of them"));
}

/* --- how strong both sides are ------------------------------------------- */

const MuField mu_nerve_strength_fields[] = {
  NEED_NUMBER ("friends", N_ ("Friendly units"),
               N_ ("unbroken friendly units within 150 paces, its own among them"), 1, 100, 1),
  NEED_NUMBER ("enemies", N_ ("Enemy units"),
               N_ ("enemy units within 150 paces that face, charge or pursue"), 0, 100, 0),
  ASK_NUMBER ("shooters", N_ ("Figures that shot at it"),
              N_ ("figures that shot at it, this period or last, whichever were more"), 0,
              FIELD_FIGURES_MOST, 0),
  ASK_NUMBER ("figures", N_ ("Figures now"), N_ ("its figures now"), 1, FIELD_FIGURES_MOST, 1),
  ASK_NUMBER ("at-start", N_ ("Figures at the start"),
              N_ ("its figures at the start; else as many as now"), 1, FIELD_FIGURES_MOST, 1),
  FIELDS_END,
};

/* wrg.reaction.deduct1.shot-at */
static gboolean
was_shot_at (const MuSumTask *task)
{
  const int now = mu_field_number (task->input, "figures");
  return mu_field_number (task->input, "shooters") > 0
         && mu_wrg_reaction_shot_at (task->readings, mu_field_number (task->input, "shooters"), now,
                                     (int) mu_sum_number (task->input, "at-start", now));
}

/* wrg.reaction.deduct3.alone: none but its own unit */
static MuWrgReactionFacts
strength_of (const MuSumTask *task)
{
  MuWrgReactionFacts facts = { 0 };
  const int friends = mu_field_number (task->input, "friends");
  mu_wrg_reaction_compare (task->readings, friends, mu_field_number (task->input, "enemies"),
                           &facts);
  facts.times[MU_REACTION_ALONE] = friends == 1;
  facts.times[MU_REACTION_SHOT_AT] = was_shot_at (task);
  return facts;
}

static gboolean
refuse_strength (const MuSumInput *input, MuSumAnswer *answer)
{
  if (mu_field_number (input, "shooters") > 0 && !mu_field_given (input, "figures"))
    mu_field_missing (input, "figures", answer);
  if (mu_field_given (input, "at-start")
      && mu_field_number (input, "figures") > mu_field_number (input, "at-start"))
    mu_sum_refuse (answer, MU_RULE_WRG_REACTION_DICE,
                   _ ("%d figures now cannot be of %d at the start"),
                   mu_field_number (input, "figures"), mu_field_number (input, "at-start"));
  return answer->refusal != NULL;
}

void
mu_nerve_strength_work (const MuSumTask *task, MuSumAnswer *answer)
{
  if (refuse_strength (task->input, answer))
    return;
  const MuWrgReactionFacts facts = strength_of (task);
  int total = 0;
  for (int i = 0; i < MU_REACTION_FACTORS; i++) {
    const MuWrgReactionFactor factor = (MuWrgReactionFactor) i;
    if (facts.times[i] == 0)
      continue;
    mu_sum_result (answer, "factor", mu_wrg_reaction_factor_key (factor));
    total += mu_trace_add (&answer->trace, mu_wrg_reaction_factor_rule (factor),
                           mu_wrg_reaction_factor_amount (factor));
  }
  mu_sum_result_number (answer, "total", total);
  if (total == 0)
    mu_sum_headline (answer, "%s", _ ("nothing to add in the test"));
  else
    mu_sum_headline (answer, _ ("%+d in the test"), total);
  mu_sum_note (answer, "%s", _ ("Units are counted, not figures; a sub-unit only for its unit."));
}

/* --- casualties a figure ------------------------------------------------- */

const MuField mu_nerve_per_figure_fields[] = {
  ARG_TROOP ("troop", N_ ("Who was hit"), N_ ("the troops that were hit")),
  NEED_NUMBER ("casualties", N_ ("Casualties"), N_ ("casualties this period, in men"), 0,
               FIELD_CASUALTIES_MOST, 0),
  NEED_NUMBER ("figures", N_ ("Figures"), N_ ("figures or models of the body"), 1,
               FIELD_FIGURES_MOST, 10),
  ASK_HORSES ("horses", N_ ("Horses")),
  ASK_NUMBER ("crew", N_ ("Crew of each engine"), N_ ("crew figures of each engine; else 2"), 1,
              MU_CREW_MAX, 2),
  FIELDS_END,
};

MuRule
mu_nerve_per_figure_closed (const MuSumInput *input, int field, int word)
{
  const MuFieldValue *troop = mu_sum_value (input, "troop");
  if (word >= 0 || !troop->given)
    return MU_RULE_NONE;
  if (mu_field_is (input, field, "horses") && !mu_type_is_chariot ((MuTroopType) troop->troop.type))
    return MU_RULE_WRG_TROOPS_TYPE_CHARIOTS;
  return mu_field_is (input, field, "crew") && troop->troop.type != MU_TROOP_ART
             ? MU_RULE_WRG_POINTS_CREW
             : MU_RULE_NONE;
}

/* wrg.casualties.per-figure */
void
mu_nerve_per_figure_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuSumInput *input = task->input;
  const MuCrew crew = { .count = (guint8) mu_sum_number (input, "crew", 2),
                        .horses = (guint8) mu_sum_number (input, "horses", 2) };
  const MuTroopType type = (MuTroopType) mu_sum_value (input, "troop")->troop.type;
  const int count = mu_wrg_count_per_figure (type, mu_field_number (input, "figures"), &crew);
  const int casualties = mu_field_number (input, "casualties");
  const int each = casualties / count;
  mu_sum_result_number (answer, "count", count);
  mu_sum_result_number (answer, "each", each);
  mu_sum_headline (
      answer, ngettext ("%d casualty a figure", "%d casualties a figure", (gulong) each), each);
  mu_sum_detail (answer,
                 _ ("%d over %d: elephants by the beast, chariots by the horse, engines by "
                    "the crew figure"),
                 casualties, count);
  if (each >= 2)
    mu_sum_note (answer, "%s", _ ("From shooting in one period, it tests at once."));
}

/* --- one after the other ------------------------------------------------- */

#define BODIES 4
#define BODY(n, body_label, orders_label, total_label)                                             \
  ASK_TROOP ("body-" n, body_label, N_ ("the body, in troop notation")),                           \
      ASK_CHOICE ("orders-" n, orders_label, N_ ("its orders; else attack"), mu_field_orders,      \
                  mu_field_order_labels),                                                          \
      ASK_NUMBER ("total-" n, total_label, N_ ("its dice and factors, without these routs"),       \
                  -1000, 1000, 0)

static const char *const place_words[] = { "1", "2", "3", "4", NULL };
static const char *const place_labels[]
    = { N_ ("the first"), N_ ("the second"), N_ ("the third"), N_ ("the fourth"), NULL };

const MuField mu_nerve_turn_fields[] = {
  BODY ("1", N_ ("First from the right"), N_ ("First: orders"), N_ ("First: total")),
  BODY ("2", N_ ("Second from the right"), N_ ("Second: orders"), N_ ("Second: total")),
  BODY ("3", N_ ("Third from the right"), N_ ("Third: orders"), N_ ("Third: total")),
  BODY ("4", N_ ("Fourth from the right"), N_ ("Fourth: orders"), N_ ("Fourth: total")),
  ASK_SET ("in-melee", N_ ("In hand-to-hand"), N_ ("those in hand-to-hand"), place_words,
           place_labels),
  ASK_SET ("sub-units", N_ ("Sub-units"),
           N_ ("those that are sub-units: their rout counts for none"), place_words, place_labels),
  ASK_SET ("blind", N_ ("See no others"), N_ ("those that see no others within 150 paces"),
           place_words, place_labels),
  FIELDS_END,
};

enum { TURN_TROOP, TURN_ORDERS, TURN_TOTAL, TURN_FIELDS };

static const MuFieldValue *
turn_value (const MuSumInput *input, int body, int field)
{
  return &input->value[body * TURN_FIELDS + field];
}

static MuWrgTester
tester_of (const MuSumInput *input, int body)
{
  const MuFieldValue *orders = turn_value (input, body, TURN_ORDERS);
  return (MuWrgTester){
    .troop = turn_value (input, body, TURN_TROOP)->troop,
    .order = orders->given ? (MuOrder) orders->number : MU_ORDER_ATTACK,
    .situation
    = { .occasion = MU_OCCASION_FRIENDS_ROUT, .in_melee = mu_field_has (input, "in-melee", body) },
    .from_right = body,
    .thrown = (int) turn_value (input, body, TURN_TOTAL)->number,
    .is_unit = !mu_field_has (input, "sub-units", body),
    .sees = mu_field_has (input, "blind", body) ? 0 : ~(1u << body),
  };
}

static int
read_testers (const MuSumInput *input, MuWrgTester tester[BODIES], MuSumAnswer *answer)
{
  int count = 0;
  while (count < BODIES && turn_value (input, count, TURN_TROOP)->given)
    count++;
  for (int i = 0; i < BODIES; i++) {
    const int place = i * TURN_FIELDS;
    const gboolean needed = i < 2 || turn_value (input, i, TURN_TOTAL)->given;
    if (i >= count && needed)
      mu_field_missing (input, input->kind->fields[place + TURN_TROOP].key, answer);
    if (i < count && !turn_value (input, i, TURN_TOTAL)->given)
      mu_field_missing (input, input->kind->fields[place + TURN_TOTAL].key, answer);
  }
  for (int i = 0; i < count; i++)
    tester[i] = tester_of (input, i);
  return count;
}

static void
tell_tested (const MuSumInput *input, int body, const MuWrgTested *tested, MuSumAnswer *answer)
{
  g_autofree char *row = g_strdup_printf ("row-%d", body + 1);
  g_autofree char *result = g_strdup_printf ("result-%d", body + 1);
  mu_sum_result_number (answer, row, tested->row);
  mu_sum_result (answer, result, mu_wrg_reaction_act_words (tested->result.act));
  mu_sum_note (answer, _ ("%s: total %d, row %d: %s."),
               _ (input->kind->fields[body * TURN_FIELDS].label), tested->total, tested->row,
               _ (mu_wrg_reaction_act_words (tested->result.act)));
}

/* wrg.reaction.several: who breaks is seen by those who test after it */
void
mu_nerve_turn_work (const MuSumTask *task, MuSumAnswer *answer)
{
  MuWrgTester tester[BODIES];
  MuWrgTested tested[BODIES];
  int broken = 0;
  const int count = read_testers (task->input, tester, answer);
  if (answer->refusal)
    return;
  mu_wrg_reaction_in_turn (task->readings, tester, count, tested);
  for (int i = 0; i < count; i++) {
    tell_tested (task->input, i, &tested[i], answer);
    broken += tested[i].result.act == MU_RESULT_BREAK;
  }
  if (broken == 0)
    mu_sum_headline (answer, "%s", _ ("nobody breaks"));
  else
    mu_sum_headline (answer, ngettext ("%d body breaks", "%d bodies break", (gulong) broken),
                     broken);
  mu_sum_detail (answer, "%s", _ ("from right to left: each unit that breaks is -2 for the next"));
}
