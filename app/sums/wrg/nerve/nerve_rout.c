/* Broken troops: surrender, enemies and friends in their way. */
#include "app/sums/wrg/nerve/nerve.h"
#include "rules/wrg/fight/rout.h"

/* --- surrender ----------------------------------------------------------- */

static const char *const trapped_words[]
    = { "broken", "surrounded", "can-break-through", "enemy-in-contact", NULL };
static const char *const trapped_labels[] = {
  N_ ("It is broken"),
  N_ ("Surrounded without a gap"),
  N_ ("It can break through somewhere"),
  N_ ("Enemy are in contact"),
  NULL,
};

const MuField mu_nerve_surrender_fields[] = {
  ASK_SET ("facts", N_ ("What holds"), N_ ("what holds"), trapped_words, trapped_labels),
  NEED_NUMBER ("move", N_ ("Rout move"),
               N_ ("paces that it can rout this period; 0 if it is boxed in"), 0, 400, 0),
  FIELDS_END,
};

/* Why nobody surrenders. */
static const char *
why_no_surrender (const MuWrgTrapped *trapped)
{
  if (!trapped->broken)
    return _ ("it is not broken");
  return mu_wrg_rout_is_mass (trapped) ? _ ("no enemy is in contact")
                                       : _ ("it can still run, or break through");
}

void
mu_nerve_surrender_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuSumInput *input = task->input;
  const MuWrgTrapped trapped = {
    .broken = mu_field_has (input, "facts", 0),
    .surrounded = mu_field_has (input, "facts", 1),
    .can_break_through = mu_field_has (input, "facts", 2),
    .enemy_in_contact = mu_field_has (input, "facts", 3),
    .move = mu_field_number (input, "move"),
  };
  MuWrgVerdict surrender = mu_wrg_rout_surrender (&trapped);
  mu_nerve_verdict (answer, "surrender", surrender, _ ("it must surrender"),
                    _ ("the enemy may take it prisoner"), _ ("nobody surrenders"));
  mu_sum_detail (answer, "%s",
                 surrender.duty == MU_WRG_MAY_NOT
                     ? why_no_surrender (&trapped)
                     : _ ("or go on killing: it can neither fight nor run"));
  mu_sum_result (answer, "helpless", mu_wrg_rout_is_mass (&trapped) ? "yes" : "no");
  if (mu_wrg_rout_is_mass (&trapped))
    mu_sum_note (answer, "%s", _ ("It faces its attackers, but uses neither weapons nor shields."));
  if (surrender.duty == MU_WRG_MAY)
    mu_sum_note (answer, "%s",
                 _ ("Prisoners leave the table at once, need no guards and cannot be freed."));
}

/* --- enemies ------------------------------------------------------------- */

static const char *const barrers_words[] = { "evade", "stand", "recoil", "break", NULL };
static const char *const barrers_labels[] = {
  N_ ("They evade"),
  N_ ("They would stand"),
  N_ ("They would recoil"),
  N_ ("They would break"),
  NULL,
};

const MuField mu_nerve_through_enemy_fields[] = {
  ARG_TROOP ("enemy", N_ ("Who bars the way"), N_ ("the enemy who bars the way")),
  NEED_CHOICE ("result", N_ ("What becomes of them"),
               N_ ("what their reaction test, or an ordinary fight, would make of them"),
               barrers_words, barrers_labels),
  FIELDS_END,
};

static void
tell_break_through (MuSumAnswer *answer, MuWrgBreakThrough result)
{
  switch (result) {
  case MU_BREAK_THROUGH_CLEARED:
    mu_sum_result (answer, "result", "cleared");
    mu_sum_headline (answer, "%s", _ ("the way is clear"));
    mu_sum_note (answer, "%s", _ ("The evaders angle out of the routers' path."));
    break;
  case MU_BREAK_THROUGH_DONE:
    mu_sum_result (answer, "result", "through");
    mu_sum_headline (answer, "%s", _ ("the routers break through"));
    mu_sum_note (answer, "%s",
                 _ ("They run on; the enemy halt in disorder, or pursue by orders and reaction."));
    break;
  case MU_BREAK_THROUGH_FAILED:
    mu_sum_result (answer, "result", "aside");
    mu_sum_headline (answer, "%s", _ ("the routers turn aside"));
    break;
  }
}

void
mu_nerve_through_enemy_work (const MuSumTask *task, MuSumAnswer *answer)
{
  static const MuWrgRecoilResult results[]
      = { MU_RECOIL_STAND, MU_RECOIL_STAND, MU_RECOIL_RECOIL, MU_RECOIL_BREAK };
  MuWrgVerdict try
      = mu_wrg_break_through_try ((MuTroopType) mu_sum_value (task->input, "enemy")->troop.type);
  gint64 place = mu_sum_number (task->input, "result", 0);
  mu_sum_result (answer, "try", mu_nerve_duty_key (try.duty));
  if (try.duty == MU_WRG_MAY_NOT) {
    mu_sum_headline (answer, "%s", _ ("the routers may not try it"));
    mu_sum_detail (answer, "%s", _ (mu_rule_words (try.rule)));
    return;
  }
  tell_break_through (answer, mu_wrg_break_through (place == 0, results[place]));
  mu_sum_note (answer, "%s", _ ("Who bars the way tests as charged; the routers do not."));
}

/* --- friends ------------------------------------------------------------- */

const MuField mu_nerve_through_friends_fields[] = {
  ARG_TROOP ("troop", N_ ("Who routs"), N_ ("the routers")),
  ARG_TROOP ("friends", N_ ("Friends in the way"), N_ ("the friends in their way")),
  ASK_NUMBER ("gap", N_ ("Width of a gap"),
              N_ ("paces of the widest gap past those friends; else none"), 0, 10000, 0),
  ASK_NUMBER ("gap-distance", N_ ("Paces to the gap"), N_ ("paces to that gap"), 0, 10000, 0),
  ASK_DISORDERED (N_ ("The friends are disordered"), N_ ("the friends are disordered")),
  FIELDS_END,
};

void
mu_nerve_through_friends_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuSumInput *input = task->input;
  const MuTroop *router = &mu_sum_value (input, "troop")->troop;
  const MuTroop *friends = &mu_sum_value (input, "friends")->troop;
  MuWrgVerdict through = mu_wrg_rout_goes_through (
      task->readings, router, friends, mu_field_holds (input, "disordered"),
      mu_field_number (input, "gap"), mu_field_number (input, "gap-distance"));
  gboolean sweeps = through.duty == MU_WRG_MUST && mu_wrg_rout_sweeps_away (router, friends);
  mu_nerve_verdict (answer, "through", through, _ ("the routers go through"),
                    _ ("the routers may go through"), _ ("the routers go round"));
  mu_sum_result (answer, "swept-away", sweeps ? "yes" : "no");
  if (sweeps)
    mu_sum_note (answer, "%s", _ ("The friends are swept away in rout."));
  if (through.duty == MU_WRG_MUST && router->type == MU_TROOP_EL)
    mu_sum_note (answer, "%s",
                 _ ("The elephants cause casualties as in hand-to-hand, without their crew."));
}
