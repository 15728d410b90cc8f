/* A unit's missiles at one target. */
#include "app/sums/awfp/fields.h"
#include "app/sums/awfp/sums.h"
#include "rules/awfp/losses.h"
#include "rules/awfp/shield.h"
#include "rules/awfp/sums/march.h"
#include "rules/awfp/sums/shot.h"

#define CARRIED_MOST 3  /* the fourth at the latest is a stand */
#define MANY_STANDS  99 /* where nobody said how many the target has */

typedef enum { MOVED, LOW, CHARGING, COVER, HIGHER } Fact;

static const char *const fact_words[]
    = { "moved", "low", "target-charging", "cover", "higher", NULL };
static const char *const fact_labels[]
    = { N_ ("Shooters moved"),  N_ ("Low on missiles"),       N_ ("Target charges"),
        N_ ("Target in cover"), N_ ("Shooters stand higher"), NULL };
G_STATIC_ASSERT (G_N_ELEMENTS (fact_words) == HIGHER + 2);

const MuField mu_awfp_shoot_fields[] = {
  ARG_STAND ("shooter", N_ ("Shooters"), N_ ("who shoots")),
  ARG_STAND ("target", N_ ("Target"), N_ ("who is shot at")),
  NEED_NUMBER ("distance", N_ ("Inches apart"), N_ ("inches from the shooters to the target"), 0,
               FIELD_INCHES_MOST, 2),
  NEED_STANDS ("stands", N_ ("Stands that shoot"), N_ ("stands of the shooters")),
  ASK_STANDS (
      "files", N_ ("Side by side"),
      N_ ("how many of them stand in the front rank and have the target in reach; else all")),
  ASK_STATE ("state", N_ ("Shooters are"), N_ ("the state of the shooters; else steady")),
  ASK_STATE ("target-state", N_ ("Target is"), N_ ("the state of the target; else steady")),
  ASK_CHOICE ("target-side", N_ ("Target is hit"), N_ ("the side that is shot at; else the front"),
              mu_awfp_field_sides, mu_awfp_field_side_labels),
  ASK_FLAG ("target-shoots", N_ ("Target shoots too"),
            N_ ("the target shoots in this phase: a bow leaves no hand for a shield")),
  ASK_NUMBER ("target-carried", N_ ("Target's loss markers"),
              N_ ("figures that the target has lost short of a stand; else 0"), 0, CARRIED_MOST, 0),
  ASK_SCALE,
  ASK_SET ("facts", N_ ("Circumstances"), N_ ("what holds"), fact_words, fact_labels),
  ASK_TENS ("dice", N_ ("Dice of ten"), N_ ("the dice as they show; else they are rolled"),
            MU_AWFP_UNIT_MAX, MU_ROLL_VOLLEY),
  FIELDS_END,
};

/* --- who shoots --------------------------------------------------------- */

static MuAwfpKind
kind_of (const MuSumInput *input, const char *key)
{
  const MuAwfpTroop troop = mu_awfp_field_stand (input, key);
  return mu_awfp_troop_kind (&troop);
}

/* awfp.sequence.missile.artillery; engines charge nobody, awfp.orders.countercharge.artillery. */
MuRule
mu_awfp_shoot_closed (const MuSumInput *input, int field, int word)
{
  if (mu_field_is (input, field, "state") && word == MU_AWFP_ROUTED)
    return MU_RULE_AWFP_COMBAT_DISORDER_EFFECTS;
  if (!mu_field_is (input, field, "facts"))
    return MU_RULE_NONE;
  if (word == MOVED && kind_of (input, "shooter") == MU_AWFP_ARTILLERY)
    return MU_RULE_AWFP_SEQUENCE_MISSILE_ARTILLERY;
  if (word == CHARGING && kind_of (input, "target") == MU_AWFP_ARTILLERY)
    return MU_RULE_AWFP_COUNTERCHARGE_ARTILLERY;
  return MU_RULE_NONE;
}

const char *
mu_awfp_shoot_idle (const MuSumInput *input, int field, int word, MuRule *rule)
{
  const gboolean mounted = mu_awfp_kind_is_mounted (kind_of (input, "shooter"));
  *rule = MU_RULE_AWFP_ADVANCE_FIRE;
  return mu_field_is (input, field, "facts") && word == MOVED && mounted
             ? N_ ("mounted shoot alike when they move")
             : NULL;
}

static const MuAwfpPlay *
play_of (const MuSumInput *input)
{
  const MuAwfpSumTables *tables = input->tables;
  return tables ? tables->play : NULL;
}

int
mu_awfp_shoot_amount (const MuSumInput *input, int field, int word)
{
  static const MuAwfpFactor factor[] = { [CHARGING] = MU_AWFP_FACTOR_MISSILE_CHARGING,
                                         [COVER] = MU_AWFP_FACTOR_MISSILE_COVER,
                                         [HIGHER] = MU_AWFP_FACTOR_MISSILE_HIGHER };
  const MuAwfpPlay *play = play_of (input);
  return play && mu_field_is (input, field, "facts") && word >= CHARGING
             ? play->factor[factor[word]]
             : 0;
}

typedef struct {
  int with; /* MuAwfpShooting; below 0: nothing reaches so far */
  bool far;
  int dice;
} Volley;

/* As many as stand behind those of the front, in ranks that the weapon lets shoot. */
static int
stands_behind (const MuSumInput *input, int front, int ranks)
{
  return MIN (mu_field_number (input, "stands") - front, front * (ranks - 1));
}

static Volley
volley_of (const MuAwfpPlay *play, const MuSumInput *input)
{
  const MuAwfpTroop shooter = mu_awfp_field_stand (input, "shooter");
  const MuAwfpScale scale = mu_awfp_field_scale (input);
  const int inches = mu_field_number (input, "distance");
  const int front = mu_awfp_field_front (input, "files", mu_field_number (input, "stands"));
  const gboolean mounted = mu_awfp_kind_is_mounted (mu_awfp_troop_kind (&shooter));
  Volley volley = { .dice = 0 };
  volley.with = mu_awfp_shoots_with (play, scale, &shooter, mu_awfp_length (scale, inches, inches),
                                     &volley.far);
  if (volley.with >= 0)
    volley.dice = mu_awfp_volley_dice (
        front,
        stands_behind (input, front,
                       mu_awfp_shot_ranks (play, &shooter, (MuAwfpShooting) volley.with)),
        mu_awfp_field_state (input, "state"), mu_field_has (input, "facts", MOVED) && !mounted,
        mu_field_has (input, "facts", LOW));
  return volley;
}

int
mu_awfp_shoot_dice (const MuSumInput *input, int field, MuDie *die)
{
  const MuAwfpPlay *play = play_of (input);
  (void) field;
  (void) die;
  return play ? volley_of (play, input).dice : 0;
}

/* --- the shot ----------------------------------------------------------- */

static MuAwfpWeapon
in_hand (const MuAwfpPlay *play, const MuSumInput *input, const MuAwfpTroop *target)
{
  const MuAwfpScale scale = mu_awfp_field_scale (input);
  const int inches = mu_field_number (input, "distance");
  const int with
      = mu_awfp_shoots_with (play, scale, target, mu_awfp_length (scale, inches, inches), NULL);
  return mu_field_holds (input, "target-shoots") && with >= 0
             ? mu_awfp_shooting_weapon ((MuAwfpShooting) with)
             : MU_AWFP_SWORD;
}

static MuAwfpShot
shot_of (const MuAwfpPlay *play, const MuSumInput *input, const Volley *volley)
{
  const MuAwfpTroop target = mu_awfp_field_stand (input, "target");
  const MuAwfpSide side = (MuAwfpSide) mu_sum_number (input, "target-side", MU_AWFP_FRONT);
  const MuAwfpStance stance = { .troop = target,
                                .using = in_hand (play, input, &target),
                                .side = side,
                                .by_artillery = volley->with == MU_AWFP_SHOOTS_ENGINE };
  return (MuAwfpShot){
    .shooter = mu_awfp_field_stand (input, "shooter"),
    .target = target,
    .with = (MuAwfpShooting) volley->with,
    .far = volley->far,
    .charging = mu_field_has (input, "facts", CHARGING),
    .shielded = mu_awfp_shielding (&stance).shielded,
    .cover = mu_field_has (input, "facts", COVER),
    .shaken = mu_awfp_field_state (input, "target-state") != MU_AWFP_STEADY,
    .flank = side != MU_AWFP_FRONT,
    .higher = mu_field_has (input, "facts", HIGHER),
  };
}

static const char *const weapon_keys[MU_AWFP_SHOOTINGS]
    = { "javelin", "bow",   "mounted-bow", "various", "crossbow",
        "longbow", "sling", "staffsling",  "engine" };

static void
count_hits (const MuAwfpPlay *play, const MuSumInput *input, int factor, int *hits, int *ones)
{
  const MuFieldValue *dice = mu_sum_value (input, "dice");
  *hits = *ones = 0;
  for (int i = 0; dice->given && i < dice->face_count; i++) {
    *hits += mu_awfp_shot_hits (play, dice->faces[i], factor);
    *ones += dice->faces[i] == 1;
  }
}

/* awfp.losses.stand-removal */
static void
tell_losses (const MuSumInput *input, int hits, MuSumAnswer *answer)
{
  const MuAwfpTroop target = mu_awfp_field_stand (input, "target");
  const MuAwfpLosses after
      = mu_awfp_take_losses (MANY_STANDS, mu_awfp_troop_strength (&target, NULL),
                             mu_field_number (input, "target-carried"), hits);
  g_autofree char *stands = g_strdup_printf (
      ngettext ("%d stand falls", "%d stands fall", (gulong) after.lost), after.lost);
  mu_sum_result_number (answer, "stands-lost", after.lost);
  mu_sum_result_number (answer, "markers", after.markers);
  mu_sum_headline (answer, ngettext ("%d figure hit", "%d figures hit", (gulong) hits), hits);
  mu_sum_detail (
      answer,
      ngettext ("%s, %d loss marker stays", "%s, %d loss markers stay", (gulong) after.markers),
      after.lost ? stands : _ ("no stand falls"), after.markers);
}

static void
tell (const MuSumTask *task, const MuAwfpPlay *play, const Volley *volley, MuSumAnswer *answer)
{
  const MuAwfpShot shot = shot_of (play, task->input, volley);
  const int factor = mu_awfp_shot_factor (play, &shot, &answer->trace);
  const int tenths = mu_awfp_shot_tenths (play, factor);
  int hits, ones;
  count_hits (play, task->input, factor, &hits, &ones);
  mu_sum_result (answer, "weapon", weapon_keys[volley->with]);
  mu_sum_result (answer, "range", volley->far ? "long" : "close");
  mu_sum_result_number (answer, "dice", volley->dice);
  mu_sum_result_number (answer, "factor", factor);
  mu_sum_result_number (answer, "needed", 11 - tenths);
  mu_sum_result_number (answer, "hits", hits);
  tell_losses (task->input, hits, answer);
  mu_sum_result (answer, "lower", mu_awfp_volley_empties (volley->dice, ones) ? "yes" : "no");
  mu_sum_note (answer,
               ngettext ("%d die of ten hits on %d or more.", "%d dice of ten hit on %d or more.",
                         (gulong) volley->dice),
               volley->dice, 11 - tenths);
  if (mu_awfp_volley_empties (volley->dice, ones))
    mu_sum_note (answer, "%s: %s", _ (mu_rule_section (MU_RULE_AWFP_MISSILE_AMMUNITION)),
                 _ ("so many ones leave them lower on missiles"));
  if (task->odds) {
    answer->odds_title = g_strdup (_ ("Chances of this volley"));
    mu_awfp_field_hit_bars (answer, volley->dice, tenths, hits);
  }
}

/* What they could do at all. */
static void
refuse_reach (const MuAwfpPlay *play, const MuSumInput *input, MuSumAnswer *answer)
{
  const MuAwfpTroop shooter = mu_awfp_field_stand (input, "shooter");
  const MuAwfpScale scale = mu_awfp_field_scale (input);
  const MuFix range = mu_awfp_range (play, scale, &shooter);
  mu_field_at_fault (input, "distance", answer);
  if (range == 0)
    mu_sum_refuse (answer, MU_RULE_AWFP_MISSILE_TABLE, _ ("They have nothing to shoot with"));
  else
    mu_sum_refuse (answer, MU_RULE_AWFP_MISSILE_TABLE, _ ("They reach no farther than %d inches"),
                   (range + mu_awfp_inch (scale) / 2) / mu_awfp_inch (scale));
}

void
mu_awfp_shoot_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuAwfpPlay *play = mu_awfp_sum_play (task, answer);
  if (play == NULL)
    return;
  const Volley volley = volley_of (play, task->input);
  if (volley.with < 0) {
    refuse_reach (play, task->input, answer);
    return;
  }
  if (volley.dice != mu_sum_value (task->input, "dice")->face_count) {
    mu_field_at_fault (task->input, "dice", answer);
    mu_sum_refuse (answer, MU_RULE_AWFP_MISSILE_TABLE,
                   ngettext ("It takes %d die", "It takes %d dice", (gulong) volley.dice),
                   volley.dice);
    return;
  }
  tell (task, play, &volley, answer);
  mu_awfp_sum_told_tables (task, answer);
}
