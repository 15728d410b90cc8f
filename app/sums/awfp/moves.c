/* How far they go: moves (awfp.move.table), and charges by their die (awfp.move.variable-table). */
#include "app/sums/awfp/fields.h"
#include "app/sums/awfp/sums.h"
#include "rules/awfp/sums/march.h"

#define DIE_SIDES 6
#define QUARTERS  4 /* of an inch: what terrain leaves of a move comes to no less */

static const char *const ground_words[] = { "open", "light", "dense", NULL };
static const char *const ground_labels[] = { N_ ("open"), N_ ("light"), N_ ("dense"), NULL };
G_STATIC_ASSERT (G_N_ELEMENTS (ground_words) == MU_AWFP_GROUNDS + 1);

#define ASK_GROUND                                                                                 \
  ASK_CHOICE ("ground", N_ ("Ground"), N_ ("the ground they go through; else open"), ground_words, \
              ground_labels)

const MuField mu_awfp_march_fields[] = {
  ARG_STAND ("stand", N_ ("Unit"), N_ ("what moves")),
  ASK_GROUND,
  ASK_SCALE,
  FIELDS_END,
};

const MuField mu_awfp_charge_fields[] = {
  ARG_STAND ("stand", N_ ("Unit"), N_ ("what charges")),
  ASK_STAND ("target", N_ ("Target"), N_ ("whom it charges; foot goes half as far at mounted")),
  ASK_NUMBER ("distance", N_ ("Inches apart"), N_ ("inches to the target"), 1, FIELD_INCHES_MOST,
              2),
  ASK_GROUND,
  ASK_SCALE,
  ASK_FLAG ("from-behind", N_ ("At flank or rear"), N_ ("it charges the target's flank or rear")),
  ASK_DIE ("die", N_ ("Die"), N_ ("the die of its distance; else it is rolled"),
           MU_ROLL_CHARGE_MOVE),
  FIELDS_END,
};

static MuAwfpGround
ground_of (const MuSumInput *input)
{
  return (MuAwfpGround) mu_sum_number (input, "ground", MU_AWFP_OPEN);
}

/* What is left of so many inches, in quarters of an inch. */
static int
quarters_left (MuAwfpGoing going, int inches)
{
  return mu_awfp_going_length (going, inches * QUARTERS);
}

/* awfp.terrain.delay-table: not at all. */
static gboolean
refuse_ground (const MuSumInput *input, MuAwfpGoing going, MuSumAnswer *answer)
{
  if (going != MU_AWFP_GOES_NOT)
    return FALSE;
  mu_field_at_fault (input, "ground", answer);
  mu_sum_refuse (answer, MU_RULE_AWFP_DEF_DELAYING, _ ("Such troops cannot go there at all"));
  return TRUE;
}

/* --- moves -------------------------------------------------------------- */

/* awfp.orders.advance.half-move: half of it at the least, up to the next quarter. */
static void
tell_move (const MuAwfpPlay *play, const MuSumInput *input, int quarters, gboolean disorders,
           MuSumAnswer *answer)
{
  const MuAwfpTroop troop = mu_awfp_field_stand (input, "stand");
  const int normal = mu_awfp_normal_inches (play, mu_awfp_field_scale (input), &troop);
  g_autofree char *most = mu_awfp_field_inches (quarters);
  g_autofree char *least = mu_awfp_field_inches ((quarters + 1) / 2);
  mu_sum_result_number (answer, "normal", normal);
  mu_sum_result (answer, "move", most);
  mu_sum_result (answer, "advance-least", least);
  mu_sum_result (answer, "disorders", disorders ? "yes" : "no");
  mu_sum_headline (answer, _ ("%s inches"), most);
  mu_sum_detail (answer, _ ("an advance goes %s at the least"), least);
}

void
mu_awfp_march_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuAwfpPlay *play = mu_awfp_sum_play (task, answer);
  const MuAwfpTroop troop = mu_awfp_field_stand (task->input, "stand");
  if (play == NULL)
    return;
  const MuAwfpGoing going = mu_awfp_going (play, &troop, ground_of (task->input));
  if (refuse_ground (task->input, going, answer))
    return;
  const int normal = mu_awfp_normal_inches (play, mu_awfp_field_scale (task->input), &troop);
  answer->compared = TRUE;
  mu_trace_add (&answer->trace, MU_RULE_AWFP_MOVE_TABLE, normal);
  tell_move (play, task->input, quarters_left (going, normal), mu_awfp_going_disorders (going),
             answer);
  if (mu_awfp_going_disorders (going))
    mu_sum_note (answer, "%s: %s", _ (mu_rule_section (MU_RULE_AWFP_DEF_DELAYING)),
                 _ ("one disorder for each turn spent moving there"));
  mu_awfp_sum_told_tables (task, answer);
}

/* --- charges ------------------------------------------------------------ */

static gboolean
is_mounted (const MuSumInput *input, const char *key)
{
  const MuAwfpTroop troop = mu_awfp_field_stand (input, key);
  return mu_awfp_kind_is_mounted (mu_awfp_troop_kind (&troop));
}

/* awfp.orders.fanatic.cavalry-dense */
MuRule
mu_awfp_charge_closed (const MuSumInput *input, int field, int word)
{
  const MuAwfpTroop troop = mu_awfp_field_stand (input, "stand");
  const MuAwfpKind kind = mu_awfp_troop_kind (&troop);
  return mu_field_is (input, field, "ground") && word == MU_AWFP_DENSE
                 && (kind == MU_AWFP_CAVALRY || kind == MU_AWFP_CAMELS)
             ? MU_RULE_AWFP_FANATIC_DENSE
             : MU_RULE_NONE;
}

int
mu_awfp_charge_dice (const MuSumInput *input, int field, MuDie *die)
{
  const MuAwfpSumTables *tables = input->tables;
  const MuAwfpTroop troop = mu_awfp_field_stand (input, "stand");
  (void) field;
  (void) die;
  return tables && tables->play && mu_awfp_variable_rolls (tables->play, &troop);
}

/* awfp.orders.charge.skirmish-foot */
static gboolean
may_be_charged (const MuSumInput *input)
{
  const MuAwfpTroop troop = mu_awfp_field_stand (input, "stand");
  if (troop.armour != MU_AWFP_SI || !mu_field_given (input, "target")
      || mu_field_holds (input, "from-behind"))
    return TRUE;
  return mu_awfp_field_stand (input, "target").armour == MU_AWFP_SI;
}

/* awfp.orders.charge.eligible, awfp.orders.charge.infantry-v-mounted: how far off the target may be
 * when the charge is declared, in quarters of an inch. */
static int
declared_within (const MuAwfpPlay *play, const MuSumInput *input, MuRule *rule)
{
  const MuAwfpTroop troop = mu_awfp_field_stand (input, "stand");
  const int normal = mu_awfp_normal_inches (play, mu_awfp_field_scale (input), &troop) * QUARTERS;
  const gboolean half = mu_field_given (input, "target") && is_mounted (input, "target")
                        && !is_mounted (input, "stand");
  *rule = half ? MU_RULE_AWFP_CHARGE_FOOT_V_MOUNTED : MU_RULE_AWFP_CHARGE_ELIGIBLE;
  return half ? normal / 2 : normal;
}

static void
refuse_distance (const MuSumInput *input, int within, MuRule rule, MuSumAnswer *answer)
{
  g_autofree char *inches = mu_awfp_field_inches (within);
  if (mu_field_number (input, "distance") * QUARTERS <= within)
    return;
  mu_field_at_fault (input, "distance", answer);
  mu_sum_refuse (answer, rule, _ ("A charge cannot be declared so far off: %s inches at the most"),
                 inches);
}

static gboolean
may_charge (const MuAwfpPlay *play, const MuSumInput *input, MuAwfpGoing going, MuSumAnswer *answer)
{
  const MuAwfpTroop troop = mu_awfp_field_stand (input, "stand");
  MuRule rule;
  const int within = declared_within (play, input, &rule);
  if (!mu_awfp_variable_rolls (play, &troop))
    mu_sum_refuse (answer, MU_RULE_AWFP_COUNTERCHARGE_ARTILLERY, _ ("Such troops never charge"));
  if (!may_be_charged (input))
    mu_sum_refuse (answer, MU_RULE_AWFP_CHARGE_SKIRMISH_FOOT,
                   _ ("Skirmish foot may charge such a target only in flank or rear"));
  refuse_ground (input, going, answer);
  if (mu_field_given (input, "distance"))
    refuse_distance (input, within, rule, answer);
  return answer->refusal == NULL;
}

/* "7 inches: they get there", where somebody asked whether they do. */
static char *
length_words (const MuSumInput *input, int quarters)
{
  g_autofree char *length = mu_awfp_field_inches (quarters);
  const gboolean reaches = quarters >= mu_field_number (input, "distance") * QUARTERS;
  if (!mu_field_given (input, "distance"))
    return g_strdup_printf (_ ("%s inches"), length);
  return g_strdup_printf (
      reaches ? _ ("%s inches: they get there") : _ ("%s inches: they fall short"), length);
}

static void
tell_charge (const MuAwfpPlay *play, const MuSumInput *input, int quarters, MuSumAnswer *answer)
{
  MuRule rule;
  const gboolean asked = mu_field_given (input, "distance");
  const gboolean reaches = quarters >= mu_field_number (input, "distance") * QUARTERS;
  g_autofree char *length = mu_awfp_field_inches (quarters);
  g_autofree char *words = length_words (input, quarters);
  g_autofree char *within = mu_awfp_field_inches (declared_within (play, input, &rule));
  mu_sum_result (answer, "declared-within", within);
  mu_sum_result (answer, "charge", length);
  if (asked)
    mu_sum_result (answer, "reaches", reaches ? "yes" : "no");
  mu_sum_headline (answer, "%s", words);
  mu_sum_detail (answer, _ ("declared within %s inches"), within);
  mu_sum_note (answer, "%s: %s", _ (mu_rule_section (rule)), _ (mu_rule_words (rule)));
}

/* A bar for each length; of half a die two faces come to the same. */
static void
add_bars (const MuAwfpPlay *play, const MuSumInput *input, MuAwfpGoing going, int now,
          MuSumAnswer *answer)
{
  const MuAwfpTroop troop = mu_awfp_field_stand (input, "stand");
  const MuAwfpScale scale = mu_awfp_field_scale (input);
  answer->odds_title = g_strdup (_ ("Chances of this charge"));
  for (int face = 1, ways = 1; face <= DIE_SIDES; face++, ways++) {
    const int inches = mu_awfp_variable_inches (play, scale, &troop, face);
    if (face < DIE_SIDES && mu_awfp_variable_inches (play, scale, &troop, face + 1) == inches)
      continue;
    g_autofree char *label = length_words (input, quarters_left (going, inches));
    mu_sum_bar (answer, label, (guint64) ways, DIE_SIDES, inches == now);
    ways = 0;
  }
}

void
mu_awfp_charge_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuAwfpPlay *play = mu_awfp_sum_play (task, answer);
  const MuSumInput *input = task->input;
  const MuAwfpTroop troop = mu_awfp_field_stand (input, "stand");
  if (play == NULL)
    return;
  const MuAwfpGoing going = mu_awfp_going (play, &troop, ground_of (input));
  if (!may_charge (play, input, going, answer))
    return;
  const MuAwfpScale scale = mu_awfp_field_scale (input);
  const int normal = mu_awfp_normal_inches (play, scale, &troop);
  const int all = mu_awfp_variable_inches (play, scale, &troop, mu_field_face (input, "die"));
  mu_trace_add (&answer->trace, MU_RULE_AWFP_MOVE_TABLE, normal);
  mu_trace_add (&answer->trace, MU_RULE_AWFP_MOVE_VARIABLE, all - normal);
  tell_charge (play, input, quarters_left (going, all), answer);
  if (task->odds)
    add_bars (play, input, going, all, answer);
  mu_awfp_sum_told_tables (task, answer);
}
