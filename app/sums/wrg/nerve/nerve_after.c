/* What follows a period of hand-to-hand: the way of a recoil, rallying, engines
 * left behind, how long a pursuit lasts, friends trampled by elephants. */
#include "app/sums/wrg/fight/fight.h"
#include "app/sums/wrg/nerve/nerve.h"
#include "rules/wrg/fight/aftermath.h"
#include "rules/wrg/fight/random.h"
#include "rules/wrg/fight/rout.h"

/* --- the way of a recoil ------------------------------------------------- */

enum { UNCONTROLLED, BLOCKED, SLOW_GROUND, OPPOSED, CAVALRY };
static const char *const way_words[]
    = { "uncontrolled", "blocked", "slow-ground", "opposed", "charging-cavalry", NULL };
static const char *const way_labels[] = {
  N_ ("It is in uncontrolled advance"),   N_ ("Less than 20 paces free behind it"),
  N_ ("Over ground that slows a move"),   N_ ("Enemies that stand push it opposite ways"),
  N_ ("Charging cavalry forced it back"), NULL,
};

#define MOVE_MOST 400

const MuField mu_nerve_way_fields[] = {
  ASK_SET ("facts", N_ ("What holds"), N_ ("what holds"), way_words, way_labels),
  ASK_NUMBER ("move", N_ ("Its next move"), N_ ("paces of its next move over that ground"), 0,
              MOVE_MOST, 80),
  ASK_NUMBER ("obstacle", N_ ("Cost of obstacles"),
              N_ ("paces that linear obstacles crossed cost; else none"), 0, MOVE_MOST, 0),
  ASK_TROOP ("friends", N_ ("Friends behind"), N_ ("the friends who stand behind it")),
  ASK_NUMBER ("ranks", N_ ("Ranks of those friends"), N_ ("how many figures deep they are"), 1, 50,
              2),
  FIELDS_END,
};

/* wrg.after.recoil.friends */
static void
tell_friends (const MuSumInput *input, MuSumAnswer *answer)
{
  const MuFieldValue *friends = mu_sum_value (input, "friends");
  if (!friends->given)
    return;
  const gboolean pushed = mu_wrg_recoil_pushes ((MuTroopType) friends->troop.type,
                                                (int) mu_sum_number (input, "ranks", 1));
  mu_sum_result (answer, "friends", pushed ? "pushed" : "stand");
  mu_sum_note (answer, "%s",
               pushed ? _ ("The friends behind are pushed back.")
                      : _ ("The friends behind stand; nobody recoils through them."));
}

/* wrg.after.recoil.disorder: friends who do not give way leave no room */
static MuRule
disorder_of (const MuSumInput *input)
{
  const MuFieldValue *friends = mu_sum_value (input, "friends");
  const gboolean stopped = friends->given
                           && !mu_wrg_recoil_pushes ((MuTroopType) friends->troop.type,
                                                     (int) mu_sum_number (input, "ranks", 1));
  const MuWrgRecoilGround ground = {
    .uncontrolled = mu_field_has (input, "facts", UNCONTROLLED),
    .blocked = mu_field_has (input, "facts", BLOCKED) || stopped,
    .slow_ground = mu_field_has (input, "facts", SLOW_GROUND),
    .opposed = mu_field_has (input, "facts", OPPOSED),
    .charging_cavalry = mu_field_has (input, "facts", CAVALRY),
  };
  return mu_wrg_recoil_disorders (&ground);
}

void
mu_nerve_way_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuSumInput *input = task->input;
  const MuRule disorder = disorder_of (input);
  mu_sum_result (answer, "disordered", disorder == MU_RULE_NONE ? "no" : "yes");
  mu_sum_headline (answer, "%s",
                   disorder == MU_RULE_NONE ? _ ("it recoils in good order")
                                            : _ ("the recoil disorders it"));
  if (disorder != MU_RULE_NONE)
    mu_sum_detail (answer, "%s", _ (mu_rule_words (disorder)));
  if (mu_field_given (input, "move")) {
    const int rest = mu_wrg_recoil_rest_of_move (mu_field_number (input, "move"),
                                                 mu_field_number (input, "obstacle"));
    mu_sum_result_number (answer, "move-left", rest);
    mu_sum_note (answer,
                 ngettext ("%d pace of the next move is left after the 20.",
                           "%d paces of the next move are left after the 20.", (gulong) rest),
                 rest);
  }
  tell_friends (input, answer);
}

/* --- how it rallies ------------------------------------------------------ */

/* In the order of MuWrgRallyCause. */
static const char *const rally_words[]
    = { "evaded",   "routed",   "pursued",   "missed", "replaced",
        "recoiled", "not-home", "broke-off", "stayed", NULL };
static const char *const rally_labels[] = {
  N_ ("evaded, and need not again"),
  N_ ("routed"),
  N_ ("pursued, and stops"),
  N_ ("charged evaders and did not reach them"),
  N_ ("was replaced in hand-to-hand"),
  N_ ("recoiled and was not followed"),
  N_ ("did not drive its charge home"),
  N_ ("broke off"),
  N_ ("neither followed up nor pursued"),
  NULL,
};
G_STATIC_ASSERT (G_N_ELEMENTS (rally_words) == MU_WRG_RALLY_CAUSES + 1);

const MuField mu_nerve_rally_how_fields[] = {
  ARG_TROOP ("troop", N_ ("Who rallies"), N_ ("the troops that rally")),
  NEED_CHOICE ("after", N_ ("After it"), N_ ("what it has done"), rally_words, rally_labels),
  ASK_FLAG ("uncontrolled", N_ ("In uncontrolled advance"), N_ ("it is in uncontrolled advance")),
  FIELDS_END,
};

static const char *
rally_headline (MuWrgRally how)
{
  switch (how) {
  case MU_RALLY_NOT_NEEDED:
    return _ ("it need not rally");
  case MU_RALLY_FORWARD:
    return _ ("it rallies forward");
  case MU_RALLY_BACK:
    return _ ("it rallies back");
  case MU_RALLY_EITHER:
    break;
  }
  return _ ("it rallies forward or back, as it likes");
}

/* wrg.after.not-followed, wrg.reaction.rally-orders */
void
mu_nerve_rally_how_work (const MuSumTask *task, MuSumAnswer *answer)
{
  static const char *const keys[] = { "none", "forward", "back", "either" };
  const MuTroopType type = (MuTroopType) mu_sum_value (task->input, "troop")->troop.type;
  const MuWrgRally how = mu_wrg_rally_how ((MuWrgRallyCause) mu_field_number (task->input, "after"),
                                           type, mu_field_holds (task->input, "uncontrolled"));
  mu_sum_result (answer, "rally", keys[how]);
  mu_sum_headline (answer, "%s", rally_headline (how));
  if (how == MU_RALLY_FORWARD || how == MU_RALLY_EITHER)
    mu_sum_note (answer, "%s", _ ("Forward it counts as on hold."));
  if (how != MU_RALLY_BACK && how != MU_RALLY_EITHER)
    return;
  mu_sum_result_number (answer, "paces", mu_wrg_rally_back_move (type));
  mu_sum_note (answer, _ ("Back it goes %d paces and counts as skirmishing."),
               mu_wrg_rally_back_move (type));
}

/* --- engines left behind ------------------------------------------------- */

static const char *const fate_words[] = { "stand", "recoil", "break", NULL };
static const char *const fate_labels[]
    = { N_ ("It stands"), N_ ("It recoils"), N_ ("It breaks"), NULL };

const MuField mu_nerve_engines_fields[] = {
  NEED_CHOICE ("result", N_ ("What becomes of the crew"), N_ ("what becomes of the artillery"),
               fate_words, fate_labels),
  NEED_NUMBER ("engines", N_ ("Engines"), N_ ("engines of the body"), 1, 100, 1),
  ASK_NUMBER ("near", N_ ("Engines within 20 paces"),
              N_ ("engines within 20 paces of the enemy; else all"), 0, 100, 1),
  ASK_FLAG ("pursued", N_ ("The enemy pursue"), N_ ("broken, and the enemy pursue")),
  ASK_FLAG ("campaign", N_ ("In a campaign"), N_ ("the battle is part of a campaign")),
  FIELDS_END,
};

/* wrg.after.artillery */
void
mu_nerve_engines_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuSumInput *input = task->input;
  const int engines = mu_field_number (input, "engines");
  const int near = (int) mu_sum_number (input, "near", engines);
  if (near > engines) {
    mu_sum_refuse (answer, MU_RULE_WRG_AFTER_ARTILLERY, _ ("a body of %d has no %d engines"),
                   engines, near);
    return;
  }
  const MuWrgEnginesLost lost
      = mu_wrg_engines_lost ((MuWrgRecoilResult) mu_field_number (input, "result"), engines, near,
                             mu_field_holds (input, "pursued"), mu_field_holds (input, "campaign"));
  mu_sum_result_number (answer, "lost", lost.lost);
  mu_sum_headline (
      answer, ngettext ("%d engine is lost", "%d engines are lost", (gulong) lost.lost), lost.lost);
  if (lost.lost == 0)
    return;
  mu_sum_result (answer, "captured", lost.captured ? "yes" : "no");
  mu_sum_detail (answer, "%s", lost.captured ? _ ("the enemy take them") : _ ("destroyed"));
}

/* --- how long a pursuit lasts -------------------------------------------- */

const MuField mu_nerve_pursuit_on_fields[] = {
  NEED_NUMBER ("periods", N_ ("Periods of pursuit"), N_ ("whole periods for which it has pursued"),
               0, 100, 1),
  ASK_FLAG ("contact", N_ ("Still in contact"),
            N_ ("it is still in contact with those it pursues")),
  ASK_FLAG ("uncontrolled", N_ ("In uncontrolled advance"), N_ ("it is in uncontrolled advance")),
  FIELDS_END,
};

/* wrg.pursuit.one-period, wrg.pursuit.fresh-enemy */
void
mu_nerve_pursuit_on_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const gboolean wild = mu_field_holds (task->input, "uncontrolled");
  const MuWrgVerdict on = mu_wrg_pursuit_goes_on (mu_field_number (task->input, "periods"),
                                                  mu_field_holds (task->input, "contact"), wild);
  const MuWrgVerdict fresh = mu_wrg_pursuit_charges_fresh (wild);
  mu_nerve_verdict (answer, "pursuit", on, _ ("it must go on"), _ ("it may go on or stop"),
                    _ ("it stops"));
  mu_sum_result (answer, "fresh-enemy", mu_nerve_duty_key (fresh.duty));
  mu_sum_note (answer, "%s",
               fresh.duty == MU_WRG_MUST ? _ ("It must charge fresh enemies whom the routers pass.")
               : fresh.duty == MU_WRG_MAY ? _ ("It may charge fresh enemies whom the routers pass.")
                                          : _ ("It may not charge fresh enemies."));
}

/* --- friends trampled ---------------------------------------------------- */

const MuField mu_nerve_trample_fields[] = {
  ARG_TROOP ("troop", N_ ("Elephants in rout"), N_ ("the elephants, in troop notation")),
  ARG_TROOP ("target", N_ ("Friends in the way"), N_ ("the friends whom they go through")),
  NEED_NUMBER ("figures", N_ ("Elephants"), N_ ("how many elephants go through"), 1, 60, 1),
  ASK_RANDOM,
  ASK_PLUS_DIE (MU_ROLL_MELEE_PLUS),
  ASK_MINUS_DIE (MU_ROLL_MELEE_MINUS),
  ASK_CARRIED ("carried", N_ ("Carried over"),
               N_ ("casualties that the friends carry over from before")),
  FIELDS_END,
};

MuRule
mu_nerve_trample_closed (const MuSumInput *input, int field, int word)
{
  return word < 0 ? mu_fight_random_closed (input, field) : MU_RULE_NONE;
}

int
mu_nerve_trample_dice (const MuSumInput *input, int field, MuDie *die)
{
  return mu_fight_dice (input, field, "troop", die);
}

static int
trample_random (const MuSumTask *task, const MuTroop *elephants)
{
  if (mu_field_given (task->input, "random"))
    return mu_field_number (task->input, "random");
  return mu_wrg_random_melee (task->readings, (MuTroopClass) elephants->class,
                              mu_field_face (task->input, "minus"),
                              mu_field_face (task->input, "plus"), FALSE);
}

/* wrg.rout.elephants */
void
mu_nerve_trample_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuSumInput *input = task->input;
  const MuTroop *elephants = &mu_sum_value (input, "troop")->troop;
  MuWrgSum sum;
  if (elephants->type != MU_TROOP_EL) {
    mu_field_at_fault (input, "troop", answer);
    mu_sum_refuse (answer, MU_RULE_WRG_ROUT_ELEPHANTS, "%s",
                   _ ("only elephants trample the friends they go through"));
    return;
  }
  const int random = trample_random (task, elephants);
  const MuWrgMeleeAnswer why
      = mu_wrg_rout_trample (task->readings, elephants, mu_field_number (input, "figures"), random,
                             &mu_sum_value (input, "target")->troop, &sum, &answer->trace);
  const MuWrgRandomRange range = mu_wrg_random_range_melee (
      task->readings, elephants->regular, (MuTroopClass) elephants->class, FALSE, FALSE);
  if (why != MU_MELEE_OK)
    mu_sum_refuse (answer, MU_RULE_WRG_ROUT_ELEPHANTS,
                   _ ("their dice cannot give a random factor of %+d; expected %+d to %+d"), random,
                   range.least, range.most);
  else
    mu_fight_answer (answer, &sum, input);
}
