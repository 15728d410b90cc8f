/* A round of close combat between two units, both sums line by line. */
#include "app/sums/awfp/fight.h"
#include "app/sums/awfp/fields.h"
#include "app/sums/awfp/sums.h"
#include "rules/awfp/losses.h"
#include "rules/awfp/morale.h"

#define ROUNDS_MOST  20
#define LOST_MOST    2 /* the third breaks them: awfp.combat.three-lost-rounds */
#define CARRIED_MOST 3

static const char *const fact_words[]
    = { "charging", "broken-ground", "frenzied", "defending", "uphill", "general", NULL };
static const char *const fact_labels[] = { N_ ("Charged or countercharged"),
                                           N_ ("Charged uphill or over ground that delays"),
                                           N_ ("Frenzied or fanatic"),
                                           N_ ("Defend order"),
                                           N_ ("Uphill, or behind an obstacle"),
                                           N_ ("General with them"),
                                           NULL };
G_STATIC_ASSERT (G_N_ELEMENTS (fact_words) == MU_FIGHT_GENERAL + 2);

const MuField mu_awfp_fight_fields[] = {
  ARG_STAND ("first", N_ ("The first"), N_ ("one of the two units")),
  ARG_STAND ("second", N_ ("The second"), N_ ("the other")),
  NEED_STANDS ("first-stands", N_ ("First: stands"), N_ ("stands of the first")),
  ASK_STANDS ("first-files", N_ ("First: side by side"),
              N_ ("how many of the first stand in the front rank; else all")),
  ASK_STATE ("first-state", N_ ("First: state"), N_ ("the state of the first; else steady")),
  ASK_CHOICE ("first-strikes", N_ ("First strikes"),
              N_ ("where the first strikes the second; else in front"), mu_awfp_field_sides,
              mu_awfp_field_side_labels),
  NEED_STANDS ("second-stands", N_ ("Second: stands"), N_ ("stands of the second")),
  ASK_STANDS ("second-files", N_ ("Second: side by side"),
              N_ ("how many of the second stand in the front rank; else all")),
  ASK_STATE ("second-state", N_ ("Second: state"), N_ ("the state of the second; else steady")),
  ASK_CHOICE ("second-strikes", N_ ("Second strikes"),
              N_ ("where the second strikes the first; else in front"), mu_awfp_field_sides,
              mu_awfp_field_side_labels),
  ASK_SET ("first-facts", N_ ("First"), N_ ("what holds of the first"), fact_words, fact_labels),
  ASK_SET ("second-facts", N_ ("Second"), N_ ("what holds of the second"), fact_words, fact_labels),
  ASK_NUMBER ("round", N_ ("Round"), N_ ("the round of this combat, from 1; else the first"), 1,
              ROUNDS_MOST, 1),
  ASK_NUMBER ("first-lost", N_ ("First: rounds lost"),
              N_ ("rounds of this combat that the first has lost before; else 0"), 0, LOST_MOST, 0),
  ASK_NUMBER ("second-lost", N_ ("Second: rounds lost"),
              N_ ("rounds of this combat that the second has lost before; else 0"), 0, LOST_MOST,
              0),
  ASK_NUMBER ("first-carried", N_ ("First: loss markers"),
              N_ ("figures that the first has lost short of a stand; else 0"), 0, CARRIED_MOST, 0),
  ASK_NUMBER ("second-carried", N_ ("Second: loss markers"),
              N_ ("figures that the second has lost short of a stand; else 0"), 0, CARRIED_MOST, 0),
  ASK_DIE ("first-die", N_ ("First: die"), N_ ("the first's die; else it is rolled"),
           MU_ROLL_SCORE),
  ASK_TENS ("first-blows", N_ ("First: dice of ten"),
            N_ ("the first's dice of ten as they show; else they are rolled"), MU_AWFP_UNIT_MAX,
            MU_ROLL_BLOW),
  ASK_DIE ("second-die", N_ ("Second: die"), N_ ("the second's die; else it is rolled"),
           MU_ROLL_SCORE),
  ASK_TENS ("second-blows", N_ ("Second: dice of ten"),
            N_ ("the second's dice of ten as they show; else they are rolled"), MU_AWFP_UNIT_MAX,
            MU_ROLL_BLOW),
  FIELDS_END,
};

/* One of the two, by the keys of its fields. */
typedef struct {
  const char *troop, *stands, *files, *state, *strikes, *facts, *lost, *carried, *die, *blows;
} Keys;

static const Keys keys[] = {
  { "first", "first-stands", "first-files", "first-state", "first-strikes", "first-facts",
    "first-lost", "first-carried", "first-die", "first-blows" },
  { "second", "second-stands", "second-files", "second-state", "second-strikes", "second-facts",
    "second-lost", "second-carried", "second-die", "second-blows" },
};

/* --- what may be -------------------------------------------------------- */

static int
round_of (const MuSumInput *input)
{
  return (int) mu_sum_number (input, "round", 1);
}

/* awfp.morale.warband.first-round: with the first round they are through with it. */
static gboolean
is_fanatic (const MuSumInput *input, const MuAwfpTroop *troop)
{
  return mu_awfp_is_fanatic ((MuAwfpMorale) troop->morale, round_of (input) - 1);
}

static MuRule
fact_closed (const MuSumInput *input, const Keys *side, int fact)
{
  const MuAwfpTroop troop = mu_awfp_field_stand (input, side->troop);
  const gboolean charging = mu_field_has (input, side->facts, MU_FIGHT_CHARGING);
  switch ((MuFightFact) fact) {
  case MU_FIGHT_CHARGING:
    return mu_awfp_troop_kind (&troop) == MU_AWFP_ARTILLERY ? MU_RULE_AWFP_COUNTERCHARGE_ARTILLERY
                                                            : MU_RULE_NONE;
  case MU_FIGHT_DEFENDING:
    return mu_awfp_kind_is_mounted (mu_awfp_troop_kind (&troop)) || is_fanatic (input, &troop)
                   || charging || mu_field_has (input, side->facts, MU_FIGHT_FRENZIED)
               ? MU_RULE_AWFP_DEFEND
               : MU_RULE_NONE;
  case MU_FIGHT_BROKEN_GROUND:
  case MU_FIGHT_FRENZIED:
  case MU_FIGHT_UPHILL:
  case MU_FIGHT_GENERAL:
    break;
  }
  return MU_RULE_NONE;
}

/* awfp.def.flank: who is turned to the enemy's flank with its front cannot be struck in its own by
 * the same enemy. */
static MuRule
strikes_closed (const MuSumInput *input, const Keys *other, int word)
{
  return word != MU_AWFP_FRONT
                 && mu_sum_number (input, other->strikes, MU_AWFP_FRONT) != MU_AWFP_FRONT
             ? MU_RULE_AWFP_DEF_FLANK
             : MU_RULE_NONE;
}

MuRule
mu_awfp_fight_closed (const MuSumInput *input, int field, int word)
{
  for (int i = 0; i < 2 && word >= 0; i++) {
    if (mu_field_is (input, field, keys[i].facts))
      return fact_closed (input, &keys[i], word);
    if (mu_field_is (input, field, keys[i].strikes))
      return strikes_closed (input, &keys[!i], word);
    if (mu_field_is (input, field, keys[i].state) && word == MU_AWFP_ROUTED)
      return MU_RULE_AWFP_COMBAT_DISORDER_EFFECTS;
  }
  return MU_RULE_NONE;
}

/* awfp.orders.frenzied.bonus: it counts in the charge alone. */
const char *
mu_awfp_fight_idle (const MuSumInput *input, int field, int word, MuRule *rule)
{
  for (int i = 0; i < 2; i++) {
    const gboolean needs = word == MU_FIGHT_FRENZIED || word == MU_FIGHT_BROKEN_GROUND;
    *rule = word == MU_FIGHT_FRENZIED ? MU_RULE_AWFP_COMBAT_FRENZIED : MU_RULE_AWFP_COMBAT_CHARGING;
    if (needs && mu_field_is (input, field, keys[i].facts)
        && !mu_field_has (input, keys[i].facts, MU_FIGHT_CHARGING))
      return N_ ("it counts only in a charge");
  }
  return NULL;
}

int
mu_awfp_fight_amount (const MuSumInput *input, int field, int word)
{
  static const struct {
    gboolean counts;
    MuAwfpFactor factor;
  } table[] = {
    [MU_FIGHT_CHARGING] = { TRUE, MU_AWFP_FACTOR_COMBAT_CHARGING },
    [MU_FIGHT_BROKEN_GROUND] = { FALSE, MU_AWFP_FACTOR_COMBAT_CHARGING },
    [MU_FIGHT_FRENZIED] = { TRUE, MU_AWFP_FACTOR_COMBAT_FRENZIED },
    [MU_FIGHT_DEFENDING] = { TRUE, MU_AWFP_FACTOR_COMBAT_DEFENDING },
    [MU_FIGHT_UPHILL] = { TRUE, MU_AWFP_FACTOR_COMBAT_UPHILL },
    [MU_FIGHT_GENERAL] = { TRUE, MU_AWFP_FACTOR_COMBAT_GENERAL },
  };
  const MuAwfpSumTables *tables = input->tables;
  const gboolean facts
      = mu_field_is (input, field, keys[0].facts) || mu_field_is (input, field, keys[1].facts);
  return tables && tables->play && facts && word >= 0 && table[word].counts
             ? tables->play->factor[table[word].factor]
             : 0;
}

/* --- the two ------------------------------------------------------------ */

static MuFighter
fighter_of (const MuSumInput *input, const Keys *side, const Keys *other)
{
  const int stands = mu_field_number (input, side->stands);
  return (MuFighter){
    .troop = mu_awfp_field_stand (input, side->troop),
    .stands = stands,
    .front = mu_awfp_field_front (input, side->files, stands),
    .state = mu_awfp_field_state (input, side->state),
    .strikes = (MuAwfpSide) mu_sum_number (input, side->strikes, MU_AWFP_FRONT),
    .struck = (MuAwfpSide) mu_sum_number (input, other->strikes, MU_AWFP_FRONT),
    .facts = mu_field_set (input, side->facts),
    .round = round_of (input),
    .lost_rounds = mu_field_number (input, side->lost),
    .carried = mu_field_number (input, side->carried),
  };
}

static void
take_both (const MuSumInput *input, MuFighter both[2])
{
  for (int i = 0; i < 2; i++)
    both[i] = fighter_of (input, &keys[i], &keys[!i]);
}

int
mu_awfp_fight_dice (const MuSumInput *input, int field, MuDie *die)
{
  const MuAwfpSumTables *tables = input->tables;
  MuFighter both[2];
  (void) die;
  if (!tables || !tables->play)
    return 0;
  take_both (input, both);
  for (int i = 0; i < 2; i++)
    if (mu_field_is (input, field, keys[i].blows))
      return mu_fighter_dice (tables->play, &both[i], &both[!i]);
  return 1;
}

/* --- what comes of it --------------------------------------------------- */

static int
hits_of (const MuSumInput *input, const Keys *side, int tenths)
{
  const MuFieldValue *dice = mu_sum_value (input, side->blows);
  int hits = 0;
  for (int i = 0; dice->given && i < dice->face_count; i++)
    hits += dice->faces[i] <= tenths;
  return hits;
}

static const char *const result_keys[MU_AWFP_ROUNDS]
    = { "drawn", "won", "pushed-back", "disordered", "routs" };

/* One side's numbers, for scripts. */
static void
tell_side (const char *who, const MuStroke *stroke, int hits, MuAwfpRound round,
           MuSumAnswer *answer)
{
  const struct {
    const char *what;
    int number;
  } numbers[] = { { "score", stroke->score },
                  { "dice", stroke->dice },
                  { "hits-on", stroke->tenths },
                  { "hits", hits } };
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++) {
    g_autofree char *key = g_strdup_printf ("%s-%s", who, numbers[i].what);
    mu_sum_result_number (answer, key, numbers[i].number);
  }
  g_autofree char *key = g_strdup_printf ("%s-result", who);
  mu_sum_result (answer, key, result_keys[round]);
}

/* "the second routs"; a draw has one sentence for both. */
static const char *
round_words (int side, MuAwfpRound round)
{
  static const char *const words[][2] = {
    [MU_AWFP_ROUND_DRAWN] = { N_ ("the round is drawn"), N_ ("the round is drawn") },
    [MU_AWFP_ROUND_WON] = { N_ ("the first wins"), N_ ("the second wins") },
    [MU_AWFP_ROUND_PUSHED] = { N_ ("the first is pushed back"), N_ ("the second is pushed back") },
    [MU_AWFP_ROUND_DISORDERED] = { N_ ("the first is pushed back and disordered"),
                                   N_ ("the second is pushed back and disordered") },
    [MU_AWFP_ROUND_ROUTS] = { N_ ("the first routs"), N_ ("the second routs") },
  };
  return _ (words[round][side]);
}

/* Only one of two loses. */
static int
side_told (const MuRoundEnd *end)
{
  return end->round[0] >= MU_AWFP_ROUND_PUSHED ? 0 : 1;
}

static const char *
end_words (const MuRoundEnd *end)
{
  const int side = side_told (end);
  return round_words (side, end->round[side]);
}

/* awfp.losses.stand-removal */
static void
note_losses (const MuFighter *fighter, int side, int hits, MuSumAnswer *answer)
{
  const MuAwfpLosses after = mu_awfp_take_losses (
      fighter->stands, mu_awfp_troop_strength (&fighter->troop, NULL), fighter->carried, hits);
  if (hits == 0)
    return;
  mu_sum_note (answer,
               side == 0 ? _ ("The first loses %d: %d stands left, %d loss markers.")
                         : _ ("The second loses %d: %d stands left, %d loss markers."),
               hits, after.stands, after.markers);
}

static void
note_why (const MuRoundEnd *end, MuSumAnswer *answer)
{
  const MuRule rule = end->rule[side_told (end)];
  if (rule != MU_RULE_NONE)
    mu_sum_note (answer, "%s: %s", _ (mu_rule_section (rule)), _ (mu_rule_words (rule)));
}

static void
add_bars (const MuAwfpPlay *play, const MuReadings *readings, const MuFighter both[2],
          const MuRoundEnd *now, MuSumAnswer *answer)
{
  guint64 ways[2][MU_AWFP_ROUNDS], of;
  const int told = side_told (now);
  mu_fighters_odds (play, readings, both, ways, &of);
  answer->odds_title = g_strdup (_ ("Chances of this round"));
  for (int round = MU_AWFP_ROUNDS - 1; round >= MU_AWFP_ROUND_PUSHED; round--)
    if (ways[1][round])
      mu_sum_bar (answer, round_words (1, (MuAwfpRound) round), ways[1][round], of,
                  told == 1 && (int) now->round[1] == round);
  if (ways[1][MU_AWFP_ROUND_DRAWN])
    mu_sum_bar (answer, round_words (1, MU_AWFP_ROUND_DRAWN), ways[1][MU_AWFP_ROUND_DRAWN], of,
                now->round[1] == MU_AWFP_ROUND_DRAWN);
  for (int round = MU_AWFP_ROUND_PUSHED; round < MU_AWFP_ROUNDS; round++)
    if (ways[0][round])
      mu_sum_bar (answer, round_words (0, (MuAwfpRound) round), ways[0][round], of,
                  told == 0 && (int) now->round[0] == round);
}

static gboolean
has_its_dice (const MuSumTask *task, const MuAwfpPlay *play, const MuFighter both[2],
              MuSumAnswer *answer)
{
  for (int i = 0; i < 2; i++) {
    const int dice = mu_fighter_dice (play, &both[i], &both[!i]);
    if (mu_sum_value (task->input, keys[i].blows)->face_count == dice)
      continue;
    mu_field_at_fault (task->input, keys[i].blows, answer);
    mu_sum_refuse (answer, MU_RULE_AWFP_COMBAT_TABLE,
                   ngettext ("It takes %d die", "It takes %d dice", (gulong) dice), dice);
  }
  return answer->refusal == NULL;
}

/* Each side's score, and what the other's armour and shields take from its blows. */
static MuStroke
stroke_of (const MuSumTask *task, const MuAwfpPlay *play, const MuFighter both[2], int side,
           MuSumAnswer *answer)
{
  const int die = mu_field_face (task->input, keys[side].die);
  MuTrace *score
      = mu_sum_part (answer, side == 0 ? _ ("Score of the first") : _ ("Score of the second"));
  const MuStroke stroke = mu_fighter_stroke (play, &both[side], &both[!side], die, score);
  mu_trace_add (score, MU_RULE_AWFP_COMBAT_DIE, die); /* awfp.combat.table/die */
  mu_fighter_protection (play, &both[!side],
                         mu_sum_part (answer, side == 0 ? _ ("Protection of the second")
                                                        : _ ("Protection of the first")));
  return stroke;
}

void
mu_awfp_fight_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuAwfpPlay *play = mu_awfp_sum_play (task, answer);
  MuFighter both[2];
  MuStroke stroke[2];
  int hits[2];
  if (play == NULL)
    return;
  take_both (task->input, both);
  if (!has_its_dice (task, play, both, answer))
    return;
  for (int i = 0; i < 2; i++) {
    stroke[i] = stroke_of (task, play, both, i, answer);
    hits[i] = hits_of (task->input, &keys[i], stroke[i].tenths);
  }
  const MuRoundEnd end = mu_fighters_end (play, task->readings, both, stroke, hits);
  for (int i = 0; i < 2; i++)
    tell_side (keys[i].troop, &stroke[i], hits[i], end.round[i], answer);
  mu_sum_headline (answer, "%s", end_words (&end));
  mu_sum_detail (answer, _ ("%d to %d, hits %d to %d"), stroke[0].score, stroke[1].score, hits[0],
                 hits[1]);
  for (int i = 0; i < 2; i++)
    note_losses (&both[i], i, hits[!i], answer);
  note_why (&end, answer);
  if (task->odds)
    add_bars (play, task->readings, both, &end, answer);
  mu_awfp_sum_told_tables (task, answer);
}
