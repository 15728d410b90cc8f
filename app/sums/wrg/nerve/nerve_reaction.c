/* The reaction test. */
#include "app/sums/wrg/nerve/nerve.h"
#include "app/sums/wrg/odds_bars.h"
#include "rules/wrg/before/weather_effects.h"
#include "rules/wrg/nerve/fatigue.h"
#include "rules/wrg/nerve/surroundings.h"

/* wrg.reaction.add1.* to wrg.reaction.either3.*, in the order of MuWrgReactionFactor. */
static const char *const factor_words[] = {
#define REACTION_FACTOR(name, key, rule, amount, kind) key,
#include "rules/wrg/nerve/reaction_factors.def"
#undef REACTION_FACTOR
  NULL,
};

static const char *const factor_labels[] = {
  N_ ("More friends than enemies within 150"),
  N_ ("It or friends within 150 advance"),
  N_ ("Enemy within 150 retiring, or open to its charge"),
  N_ ("At least twice as many friends as enemies"),
  N_ ("It or friends within 150 charge or pursue"),
  N_ ("Each enemy unit within 150 broken"),
  N_ ("Fewer friends than enemies within 150"),
  N_ ("Enemy within 150 uphill of it"),
  N_ ("Unfriendly cover or side edge within 100"),
  N_ ("Front rank without shields"),
  N_ ("Shot at by half its own strength"),
  N_ ("It or friends within 150 retire"),
  N_ ("Half as many friends as enemies or less"),
  N_ ("Enemy within 150 behind its flank"),
  N_ ("Enemy elephants or chariots within 150"),
  N_ ("Surprised from cover within 100"),
  N_ ("Some carry bow, crossbow or sling"),
  N_ ("Light infantry charging or charged"),
  N_ ("Shot at by engines"),
  N_ ("Each friendly rout seen within 150"),
  N_ ("No other friends within 150"),
  N_ ("Enemy within 150 to its rear"),
  N_ ("Its animals shy of elephants or camels"),
  N_ ("Its animals shy of fire"),
  N_ ("Its elephants hurt, or near dummies"),
  N_ ("Friendly elephants in rout within 50"),
  N_ ("Each time it has broken"),
  N_ ("Each secure flank"),
  N_ ("A general over it within 150"),
  N_ ("In square, in cover or uphill of all enemy"),
  N_ ("A general is with it"),
  NULL,
};
_Static_assert(G_N_ELEMENTS (factor_words) == G_N_ELEMENTS (factor_labels), "a label a factor");
_Static_assert(MU_REACTION_FACTORS <= MU_SUM_WORDS, "all factors in one field");

const char *const mu_nerve_occasions[]
    = { "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", NULL };
const char *const mu_nerve_occasion_labels[] = {
  N_ ("First in danger"),
  N_ ("To start a charge"),
  N_ ("Charged"),
  N_ ("Two shot per figure"),
  N_ ("Below half"),
  N_ ("Surprised"),
  N_ ("Friends in rout"),
  N_ ("A general lost"),
  N_ ("Holders broke all opponents"),
  N_ ("To rally from a rout"),
  NULL,
};

static const char *const personality_words[] = { "cautious", "average", "rash", NULL };
static const char *const personality_labels[]
    = { N_ ("Cautious"), N_ ("Average"), N_ ("Rash"), NULL };

/* What those take that are added or deducted: once, and each flank once. */
static const char *const factor_takes[MU_REACTION_FACTORS] = {
  [MU_REACTION_SECURE_FLANK] = N_ ("+1, +2, -1 or -2"),
  [MU_REACTION_GENERAL] = N_ ("+1 or -1"),
  [MU_REACTION_COVER] = N_ ("+2 or -2"),
  [MU_REACTION_GENERAL_WITH] = N_ ("+3 or -3"),
};

#define SIGN(factor) ((guint64) 1 << MU_REACTION_##factor)
#define TIMES_MOST   20
#define TOTAL_MOST   1000

const MuField mu_nerve_reaction_fields[] = {
  ARG_TROOP ("troop", N_ ("Who tests"), N_ ("the troops that test")),
  NEED_ORDERS,
  ASK_CHOICE ("occasion", N_ ("Occasion"), N_ ("the occasion by its number in the book"),
              mu_nerve_occasions, mu_nerve_occasion_labels),
  ASK_NUMBER ("figures", N_ ("Figures now"), N_ ("its figures now"), 1, FIELD_FIGURES_MOST, 1),
  ASK_NUMBER ("at-start", N_ ("Figures at the start"), N_ ("its figures at the start"), 1,
              FIELD_FIGURES_MOST, 1),
  ASK_DICE ("dice", N_ ("Dice"), N_ ("the dice thrown, one to three; else they are rolled"), 3,
            MU_ROLL_REACTION),
  ASK_NUMBER ("total", N_ ("Total"), N_ ("dice and factors together"), -TOTAL_MOST, TOTAL_MOST, 0),
  { .key = "factors",
    .kind = MU_FIELD_COUNTS,
    .label = N_ ("What holds"),
    .help = N_ ("what counts, where needed with its number or sign (broken-enemy:2, cover:-2)"),
    .words = factor_words,
    .word_labels = factor_labels,
    .min = -TIMES_MOST,
    .max = TIMES_MOST,
    .takes = factor_takes,
    .signs = SIGN (SECURE_FLANK) | SIGN (GENERAL) | SIGN (COVER) | SIGN (GENERAL_WITH) },
  ASK_WEATHER_ON_REACTION,
  ASK_TIRED (N_ ("Worn out"), N_ ("its fitness is gone: -2")),
  ASK_CHOICE ("general", N_ ("General over it"),
              N_ ("the character of the subordinate general over it"), personality_words,
              personality_labels),
  ASK_FLAG ("charged", N_ ("Charged"), N_ ("tests because it is charged")),
  ASK_FLAG ("in-melee", N_ ("In hand-to-hand"), N_ ("is in hand-to-hand")),
  ASK_FLAG ("in-rout", N_ ("In rout"), N_ ("is in rout")),
  ASK_FLAG ("shot-down", N_ ("Shot down in a charge"),
            N_ ("took two casualties a figure from shooting this period")),
  ASK_FLAG ("below-half", N_ ("Below half"), N_ ("is below half its strength")),
  ASK_FLAG ("enemy-at-hand", N_ ("Enemy within 50 paces"),
            N_ ("the nearest enemy is within 50 paces")),
  FIELDS_END,
};

/* --- what may stand beside what ------------------------------------------ */

/* Whatever the house reads: those that readings part are looked at in the sum. */
static gboolean
always_clash (MuWrgReactionFactor one, MuWrgReactionFactor other)
{
  MuReadings both = { .choice = { [MU_READING_MORE_AND_DOUBLE] = 1 } };
  return mu_wrg_reaction_clash (&both, one, other);
}

static MuRule
rule_of_clash (MuWrgReactionFactor factor)
{
  return factor == MU_REACTION_ANIMALS || factor == MU_REACTION_ANIMALS_FIRE
             ? MU_RULE_WRG_REACTION_DEDUCT3_ANIMALS_FIRE
             : MU_RULE_WRG_REACTION_STRENGTH_UNITS;
}

/* wrg.reaction.deduct1.fewer-friends, wrg.reaction.add1.more-friends,
 * wrg.reaction.add1.advancing, wrg.reaction.deduct3.animals-fire: both may be true, and the
 * larger number, or one of the two, counts alone. */
static const struct {
  guint8 smaller;
  guint8 larger;
} alike[] = {
  { MU_REACTION_FEWER_FRIENDS, MU_REACTION_OUTNUMBERED },
  { MU_REACTION_MORE_FRIENDS, MU_REACTION_DOUBLE_FRIENDS },
  { MU_REACTION_ADVANCING, MU_REACTION_CHARGING },
  { MU_REACTION_ANIMALS_FIRE, MU_REACTION_ANIMALS },
};

static gboolean
is_in (const MuReadings *readings, int word, int other)
{
  for (guint i = 0; i < G_N_ELEMENTS (alike); i++)
    if (alike[i].smaller == word && alike[i].larger == other)
      return mu_wrg_reaction_clash (readings, (MuWrgReactionFactor) word,
                                    (MuWrgReactionFactor) other);
  return FALSE;
}

MuRule
mu_nerve_reaction_closed (const MuSumInput *input, int field, int word)
{
  if (word < 0 || !mu_field_is (input, field, "factors"))
    return MU_RULE_NONE;
  const gint8 *times = mu_sum_value (input, "factors")->times;
  for (int other = 0; other < MU_REACTION_FACTORS; other++)
    if (other != word && times[other] != 0 && !is_in (input->readings, word, other)
        && !is_in (input->readings, other, word)
        && always_clash ((MuWrgReactionFactor) word, (MuWrgReactionFactor) other))
      return rule_of_clash ((MuWrgReactionFactor) word);
  const MuTroop *troop = &mu_sum_value (input, "troop")->troop;
  if (word == MU_REACTION_LI_CHARGE && mu_field_given (input, "troop")
      && troop->type != MU_TROOP_LI)
    return MU_RULE_WRG_REACTION_DEDUCT2_LI_CHARGE;
  return MU_RULE_NONE;
}

/* wrg.reaction.deduct2.missile-armed, and above: what is true, but counts for nothing. */
const char *
mu_nerve_reaction_idle (const MuSumInput *input, int field, int word, MuRule *rule)
{
  const MuFieldValue *troop = mu_sum_value (input, "troop");
  if (word < 0 || !mu_field_is (input, field, "factors"))
    return NULL;
  *rule = mu_wrg_reaction_factor_rule ((MuWrgReactionFactor) word);
  if (word == MU_REACTION_MISSILE_ARMED && troop->given && troop->troop.type == MU_TROOP_EL)
    return N_ ("the bows of a crew do not count");
  const gint8 *times = mu_sum_value (input, "factors")->times;
  for (int other = 0; other < MU_REACTION_FACTORS; other++)
    if (times[other] != 0 && is_in (input->readings, word, other))
      return N_ ("of the two, one counts alone");
  return NULL;
}

int
mu_nerve_reaction_amount (const MuSumInput *input, int field, int word)
{
  if (word >= 0 && mu_field_is (input, field, "weather"))
    return -1;
  if (word < 0 || !mu_field_is (input, field, "factors"))
    return 0;
  return mu_wrg_reaction_factor_amount ((MuWrgReactionFactor) word);
}

/* wrg.reaction.deduct1.no-shields, by all of the body alike.
 *
 * READING: wrg.reaction.deduct1.no-shields: crews are the figures of a front
 * rank of models. */
static gboolean
lacks_shields (const MuTroop *troop)
{
  return !troop->shield && !mu_type_is_super_heavy ((MuTroopType) troop->type);
}

/* wrg.reaction.deduct2.missile-armed */
static gboolean
has_missiles (const MuTroop *troop)
{
  static const MuWeapon missiles[]
      = { MU_WEAPON_BOW, MU_WEAPON_CROSSBOW, MU_WEAPON_SLING, MU_WEAPON_STAFF_SLING };
  for (guint i = 0; i < G_N_ELEMENTS (missiles); i++)
    if (troop->type != MU_TROOP_EL && mu_troop_has (troop, missiles[i]))
      return TRUE;
  return FALSE;
}

/* wrg.reaction.deduct2.li-charge */
static gboolean
is_light_in_charge (const MuSumInput *input, const MuTroop *troop)
{
  const gint64 place = mu_sum_number (input, "occasion", 0);
  return troop->type == MU_TROOP_LI
         && (mu_field_holds (input, "charged") || place == MU_OCCASION_START_CHARGE - 1
             || place == MU_OCCASION_CHARGED - 1);
}

/* A total stands alone. */
gboolean
mu_nerve_reaction_implied (const MuSumInput *input, int field, int word)
{
  const MuTroop *troop = &mu_sum_value (input, "troop")->troop;
  if (!mu_field_is (input, field, "factors") || !mu_field_given (input, "troop")
      || mu_field_given (input, "total"))
    return FALSE;
  if (word == MU_REACTION_NO_SHIELDS)
    return lacks_shields (troop);
  if (word == MU_REACTION_MISSILE_ARMED)
    return has_missiles (troop);
  return word == MU_REACTION_LI_CHARGE && is_light_in_charge (input, troop);
}

static gboolean
knows_losses (const MuSumInput *input)
{
  return mu_field_given (input, "figures") && mu_field_given (input, "at-start");
}

/* wrg.reaction.dice */
int
mu_nerve_reaction_dice (const MuSumInput *input, int field, MuDie *die)
{
  const MuFieldValue *troop = mu_sum_value (input, "troop");
  *die = mu_wrg_reaction_die (troop->given && troop->troop.regular);
  if (mu_field_given (input, "total"))
    return 0;
  if (!knows_losses (input))
    return mu_wrg_reaction_dice (1, 1);
  return mu_wrg_reaction_dice (mu_field_number (input, "at-start"),
                               mu_field_number (input, "figures"));
}

/* --- reading what was entered -------------------------------------------- */

static gboolean
is_choice (MuWrgReactionFactor factor)
{
  MuWrgFactorKind kind = mu_wrg_reaction_factor_kind (factor);
  return kind == MU_FACTOR_CHOICE || kind == MU_FACTOR_CHOICE_EACH;
}

static const char *
words_of (const MuSumInput *input, MuWrgReactionFactor factor)
{
  return mu_field_word (input, "factors", (int) factor);
}

/* A choice is entered as what it adds: cover:-2. */
static gboolean
read_factor (const MuSumTask *task, MuWrgReactionFactor factor, int entered, gint8 *times,
             MuSumAnswer *answer)
{
  const char *words = words_of (task->input, factor);
  int amount = is_choice (factor) ? mu_wrg_reaction_factor_amount (factor) : 1;
  *times = (gint8) (entered / amount);
  mu_field_at_fault (task->input, "factors", answer);
  if (is_choice (factor)) {
    if (entered % amount != 0 || !mu_wrg_reaction_times_allowed (factor, *times))
      mu_sum_refuse (answer, mu_wrg_reaction_factor_rule (factor),
                     _ ("“%s”: %+d is out of range; expected %s"), words, entered,
                     _ (factor_takes[factor]));
    return !answer->refusal;
  }
  int most = mu_wrg_reaction_repeats (task->readings, factor) ? TIMES_MOST : 1;
  if (entered < 0 || entered > most)
    mu_sum_refuse (answer, mu_wrg_reaction_factor_rule (factor),
                   _ ("“%s”: %d is out of range; expected 1 to %d"), words, entered, most);
  return !answer->refusal;
}

static void
refuse_pair (const MuSumTask *task, MuSumAnswer *answer, MuWrgReactionFactor one,
             MuWrgReactionFactor other)
{
  mu_field_at_fault (task->input, "factors", answer);
  mu_sum_refuse (answer, mu_wrg_reaction_factor_rule (one), _ ("“%s” and “%s” cannot both hold"),
                 words_of (task->input, one), words_of (task->input, other));
}

static void
check_pairs (const MuSumTask *task, const MuWrgReactionFacts *facts, MuSumAnswer *answer)
{
  for (int one = 0; one < MU_REACTION_FACTORS; one++)
    for (int other = one + 1; other < MU_REACTION_FACTORS; other++)
      if (facts->times[one] && facts->times[other]
          && mu_wrg_reaction_clash (task->readings, (MuWrgReactionFactor) one,
                                    (MuWrgReactionFactor) other))
        refuse_pair (task, answer, (MuWrgReactionFactor) one, (MuWrgReactionFactor) other);
}

/* wrg.reaction.either.character */
static void
check_character (const MuSumTask *task, const MuWrgReactionFacts *facts, MuSumAnswer *answer)
{
  MuPersonality personality = (MuPersonality) mu_sum_number (task->input, "general", MU_AVERAGE);
  MuWrgReactionFactor against
      = mu_wrg_reaction_against_character (task->readings, facts, personality);
  if (against == MU_REACTION_FACTORS)
    return;
  mu_field_at_fault (task->input, "factors", answer);
  mu_sum_refuse (answer, MU_RULE_WRG_REACTION_EITHER_CHARACTER,
                 personality == MU_RASH ? _ ("“%s”: under a rash general it must be added")
                                        : _ ("“%s”: under a cautious general it must be deducted"),
                 words_of (task->input, against));
}

static void
read_facts (const MuSumTask *task, MuWrgReactionFacts *facts, MuSumAnswer *answer)
{
  const MuFieldValue *value = mu_sum_value (task->input, "factors");
  for (int i = 0; value->given && i < MU_REACTION_FACTORS; i++)
    if (value->times[i] != 0
        && !read_factor (task, (MuWrgReactionFactor) i, value->times[i], &facts->times[i], answer))
      return;
  check_pairs (task, facts, answer);
  check_character (task, facts, answer);
}

static void
check_dice (const MuSumInput *input, MuSumAnswer *answer)
{
  const MuFieldValue *dice = mu_sum_value (input, "dice");
  int at_start = mu_field_number (input, "at-start");
  int now = mu_field_number (input, "figures");
  if (!knows_losses (input))
    return;
  if (now > at_start)
    mu_sum_refuse (answer, MU_RULE_WRG_REACTION_DICE,
                   _ ("%d figures now cannot be of %d at the start"), now, at_start);
  else if (dice->given && dice->face_count != mu_wrg_reaction_dice (at_start, now))
    mu_sum_refuse (answer, MU_RULE_WRG_REACTION_DICE,
                   ngettext ("a body of %d figures, of %d at the start, throws %d die",
                             "a body of %d figures, of %d at the start, throws %d dice",
                             (gulong) mu_wrg_reaction_dice (at_start, now)),
                   now, at_start, mu_wrg_reaction_dice (at_start, now));
}

/* What the day and weariness take, on top of the test's own factors. */
static int
add_state (const MuSumInput *input, MuTrace *trace)
{
  const int weather
      = mu_wrg_weather_from_reaction (mu_field_tolls (input, FIELD_TOLL_REACTION), trace);
  const MuWrgFatigue worn
      = mu_wrg_fatigue (mu_field_holds (input, "tired") ? MU_WRG_TIRED : MU_WRG_FRESH);
  return weather + (worn.reaction != 0 ? mu_trace_add (trace, worn.rule, worn.reaction) : 0);
}

static void
refuse_beside_total (const MuSumInput *input, MuSumAnswer *answer)
{
  mu_field_at_fault (input, "total", answer);
  mu_sum_refuse (answer, MU_RULE_NONE,
                 _ ("%s: it holds dice, factors, weather and weariness already: leave those out"),
                 mu_field_label (input, "total"));
}

static int
read_total (const MuSumTask *task, MuSumAnswer *answer)
{
  MuWrgReactionFacts facts = { 0 };
  const MuFieldValue *dice = mu_sum_value (task->input, "dice");
  int thrown = 0;
  if (mu_field_given (task->input, "total")) {
    if (dice->given || mu_field_given (task->input, "factors")
        || mu_field_set (task->input, "weather") != 0 || mu_field_holds (task->input, "tired"))
      refuse_beside_total (task->input, answer);
    return mu_field_number (task->input, "total");
  }
  check_dice (task->input, answer);
  read_facts (task, &facts, answer);
  for (guint i = 0; i < dice->face_count; i++)
    thrown += dice->faces[i];
  const int total = mu_wrg_reaction_total_by (task->readings, thrown, &facts, &answer->trace);
  return total + add_state (task->input, &answer->trace);
}

static gboolean
is_below_half (const MuSumInput *input)
{
  return knows_losses (input)
         && 2 * mu_sum_number (input, "figures", 0) < mu_sum_number (input, "at-start", 0);
}

static MuWrgReactionSituation
read_situation (const MuSumInput *input)
{
  MuWrgReactionSituation situation = {
    .in_rout = mu_field_holds (input, "in-rout"),
    .in_melee = mu_field_holds (input, "in-melee"),
    .charged = mu_field_holds (input, "charged"),
    .shot_down = mu_field_holds (input, "shot-down"),
    .elephants = mu_sum_value (input, "troop")->troop.type == MU_TROOP_EL,
    .below_half = mu_field_holds (input, "below-half") || is_below_half (input),
    .enemy_at_hand = mu_field_holds (input, "enemy-at-hand"),
  };
  MuWrgOccasion usual = situation.in_rout   ? MU_OCCASION_RALLY
                        : situation.charged ? MU_OCCASION_CHARGED
                                            : MU_OCCASION_FIRST_DANGER;
  gint64 place = mu_sum_number (input, "occasion", (gint64) usual - 1);
  situation.occasion = (MuWrgOccasion) (place + 1);
  return situation;
}

/* wrg.reaction.occasion.10.retry */
static void
check_occasion (const MuWrgReactionSituation *situation, MuSumAnswer *answer)
{
  const gboolean rout = situation->in_rout || situation->occasion == MU_OCCASION_RALLY;
  if (rout && (situation->charged || situation->occasion != MU_OCCASION_RALLY))
    mu_sum_refuse (answer, MU_RULE_WRG_REACTION_OCCASION_10_RETRY, "%s",
                   _ ("troops in rout test to rally, and for nothing else"));
}

/* --- what follows -------------------------------------------------------- */

static void
note_advance (MuSumAnswer *answer, const MuWrgReactionResult *result, gboolean regular)
{
  if (!regular)
    mu_sum_note (answer, "%s",
                 _ ("Uncontrolled advance: at charge speed at the nearest enemy in sight."));
  else if (result->attacks_at_once)
    mu_sum_note (answer, "%s", _ ("Attacks the enemy at hand, whatever its orders say."));
  else
    mu_sum_note (answer, "%s",
                 _ ("Unauthorised advance: in good order to 50 paces from the nearest enemy."));
}

static void
note_memory (MuSumAnswer *answer, const MuWrgReactionResult *result)
{
  if (result->forgets_orders)
    mu_sum_note (answer, "%s", _ ("Its battlefield orders are forgotten: it needs new ones."));
  if (result->forgets_standing)
    mu_sum_note (answer, "%s",
                 _ ("Standing orders and signals are forgotten until the start of the second "
                    "period after."));
  if (result->ignores_messages)
    mu_sum_note (answer, "%s",
                 _ ("Messengers and signals are ignored; a general who was not there recalls it."));
}

static void
note_end (MuSumAnswer *answer, const MuWrgReactionResult *result)
{
  switch (result->until) {
  case MU_UNTIL_NEXT_RESULT:
    break;
  case MU_UNTIL_PERIODS_END:
    mu_sum_note (answer,
                 ngettext ("For %d whole period, or until it tests again.",
                           "For %d whole periods, or until it tests again.", result->periods),
                 result->periods);
    break;
  case MU_UNTIL_MOVED:
    mu_sum_note (answer, "%s", _ ("For this move; then it rallies."));
    break;
  case MU_UNTIL_RALLIED:
    mu_sum_note (answer, "%s", _ ("Until it rallies."));
    break;
  }
}

static void
note_limits (MuSumAnswer *answer, const MuWrgReactionResult *result)
{
  if (result->may_countercharge)
    mu_sum_note (answer, "%s", _ ("It may countercharge."));
  if (result->may_stand)
    mu_sum_note (answer, "%s", _ ("It may stand at an obstacle or in difficult terrain."));
  if (result->must_pursue)
    mu_sum_note (answer, "%s", _ ("It must pursue if all opponents break."));
  if (result->forbids_pursuit)
    mu_sum_note (answer, "%s", _ ("It may neither follow up nor pursue."));
  if (result->forbids_evading)
    mu_sum_note (answer, "%s", _ ("It may not evade."));
  if (result->disordered)
    mu_sum_note (answer, "%s", _ ("It is disordered."));
  if (result->act == MU_RESULT_RALLY)
    mu_sum_note (answer, "%s",
                 _ ("It rallies forward; standing orders are known again at the start of the "
                    "second period."));
}

/* What other throws of as many dice would have come to; a total that was given
 * whole leaves nothing to throw. */
static void
add_odds (const MuSumTask *task, const MuWrgReactionSituation *situation, int total, int row,
          MuSumAnswer *answer)
{
  const MuFieldValue *thrown = mu_sum_value (task->input, "dice");
  int faces = 0;
  for (guint i = 0; i < thrown->face_count; i++)
    faces += thrown->faces[i];
  const MuOddsTest test = {
    .troop = &mu_sum_value (task->input, "troop")->troop,
    .order = (MuOrder) mu_sum_number (task->input, "orders", MU_ORDER_ATTACK),
    .situation = *situation,
    .dice = thrown->face_count,
    .net = total - faces,
    .row = row,
  };
  if (test.dice > 0)
    mu_odds_bars_reaction (answer, task->readings, &test);
}

void
mu_nerve_reaction_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuSumInput *input = task->input;
  const MuTroop *troop = &mu_sum_value (input, "troop")->troop;
  MuOrder order = (MuOrder) mu_sum_number (input, "orders", MU_ORDER_ATTACK);
  int total = read_total (task, answer);
  MuWrgReactionSituation situation = read_situation (input);
  check_occasion (&situation, answer);
  if (answer->refusal)
    return;
  int row = mu_wrg_reaction_row (troop->regular, (MuTroopClass) troop->class, total);
  MuWrgReactionResult result
      = mu_wrg_reaction_result (task->readings, row, order, troop, &situation);
  mu_sum_result_number (answer, "total", total);
  mu_sum_result_number (answer, "row", row);
  mu_sum_result (answer, "result", mu_wrg_reaction_act_words (result.act));
  mu_sum_headline (answer, _ ("row %d: %s"), row, _ (mu_wrg_reaction_act_words (result.act)));
  mu_sum_detail (answer, _ ("total %d"), total);
  if (result.act == MU_RESULT_ADVANCE)
    note_advance (answer, &result, troop->regular);
  note_end (answer, &result);
  note_limits (answer, &result);
  note_memory (answer, &result);
  if (task->odds)
    add_odds (task, &situation, total, row, answer);
}
