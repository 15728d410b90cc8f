/* A whole close combat, to its end. */
#include "rules/awfp/sums/duel.h"
#include "app/sums/awfp/fields.h"
#include "app/sums/awfp/sums.h"

#define DUELS 10000 /* so many that a hundredth is sure, so few that nobody waits */
#define SEED  2002  /* always the same dice: whoever asks again reads the same */

const MuField mu_awfp_duel_fields[] = {
  ARG_STAND ("first", N_ ("The first"), N_ ("one of the two units")),
  ARG_STAND ("second", N_ ("The second"), N_ ("the other")),
  NEED_STANDS ("first-stands", N_ ("First: stands"), N_ ("stands of the first")),
  ASK_STANDS ("first-files", N_ ("First: side by side"),
              N_ ("how many of the first stand in the front rank; else all")),
  NEED_STANDS ("second-stands", N_ ("Second: stands"), N_ ("stands of the second")),
  ASK_STANDS ("second-files", N_ ("Second: side by side"),
              N_ ("how many of the second stand in the front rank; else all")),
  ASK_FLAG ("first-charging", N_ ("First charges"), N_ ("the first charges into contact")),
  ASK_FLAG ("first-frenzied", N_ ("First is frenzied"),
            N_ ("the first charges in frenzy, or as fanatics")),
  ASK_FLAG ("second-charging", N_ ("Second charges"), N_ ("the second charges into contact")),
  ASK_FLAG ("second-frenzied", N_ ("Second is frenzied"),
            N_ ("the second charges in frenzy, or as fanatics")),
  FIELDS_END,
};

static const struct {
  const char *troop, *stands, *files, *charging, *frenzied;
} keys[] = {
  { "first", "first-stands", "first-files", "first-charging", "first-frenzied" },
  { "second", "second-stands", "second-files", "second-charging", "second-frenzied" },
};

static gboolean
charges (const MuSumInput *input, int side)
{
  return mu_field_holds (input, keys[side].charging) || mu_field_holds (input, keys[side].frenzied);
}

/* awfp.orders.countercharge.artillery: engines charge nobody. */
MuRule
mu_awfp_duel_closed (const MuSumInput *input, int field, int word)
{
  for (int i = 0; i < 2 && word < 0; i++) {
    const gboolean charge = mu_field_is (input, field, keys[i].charging)
                            || mu_field_is (input, field, keys[i].frenzied);
    const MuAwfpTroop troop = mu_awfp_field_stand (input, keys[i].troop);
    if (charge && mu_awfp_troop_kind (&troop) == MU_AWFP_ARTILLERY)
      return MU_RULE_AWFP_COUNTERCHARGE_ARTILLERY;
  }
  return MU_RULE_NONE;
}

static MuAwfpDuellist
duellist_of (const MuSumInput *input, int side)
{
  const int stands = mu_field_number (input, keys[side].stands);
  return (MuAwfpDuellist){ .troop = mu_awfp_field_stand (input, keys[side].troop),
                           .stands = stands,
                           .files = mu_awfp_field_front (input, keys[side].files, stands),
                           .charging = charges (input, side),
                           .frenzied = mu_field_holds (input, keys[side].frenzied) };
}

typedef struct {
  int won[3]; /* by neither, the first, the second */
  int rounds;
  int figures[2];
} Tally;

static Tally
fight_all (const MuAwfpPlay *play, const MuAwfpDuellist sides[2])
{
  Tally all = { .rounds = 0 };
  for (int i = 0; i < DUELS; i++) {
    MuDice dice;
    mu_dice_init_seeded (&dice, SEED, (guint64) i);
    const MuAwfpDuelEnd end = mu_awfp_duel (play, sides, &dice);
    all.won[end.winner + 1]++;
    all.rounds += end.rounds;
    for (int side = 0; side < 2; side++)
      all.figures[side] += end.figures[side];
  }
  return all;
}

/* "3.6": to the nearest tenth. */
static char *
mean_of (int sum)
{
  const int tenths = (sum * 10 + DUELS / 2) / DUELS;
  return g_strdup_printf ("%d.%d", tenths / 10, tenths % 10);
}

static void
tell (const Tally *all, MuSumAnswer *answer)
{
  g_autofree char *rounds = mean_of (all->rounds);
  g_autofree char *first = mean_of (all->figures[0]);
  g_autofree char *second = mean_of (all->figures[1]);
  mu_sum_result_number (answer, "first-wins", all->won[1]);
  mu_sum_result_number (answer, "second-wins", all->won[2]);
  mu_sum_result_number (answer, "draws", all->won[0]);
  mu_sum_result_number (answer, "of", DUELS);
  mu_sum_result (answer, "rounds", rounds);
  mu_sum_result (answer, "first-figures", first);
  mu_sum_result (answer, "second-figures", second);
  mu_sum_headline (answer, _ ("The first wins %d of 100"), (all->won[1] * 100 + DUELS / 2) / DUELS);
  mu_sum_detail (answer, _ ("%s rounds on average, figures lost %s to %s"), rounds, first, second);
  mu_sum_note (answer, _ ("Counted: %d such combats were fought out."), DUELS);
}

static void
add_bars (const Tally *all, MuSumAnswer *answer)
{
  answer->odds_title = g_strdup (_ ("Chances of this combat"));
  mu_sum_bar (answer, _ ("the first wins"), (guint64) all->won[1], DUELS, FALSE);
  mu_sum_bar (answer, _ ("the second wins"), (guint64) all->won[2], DUELS, FALSE);
  if (all->won[0])
    mu_sum_bar (answer, _ ("neither wins"), (guint64) all->won[0], DUELS, FALSE);
}

void
mu_awfp_duel_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuAwfpPlay *play = mu_awfp_sum_play (task, answer);
  if (play == NULL)
    return;
  const MuAwfpDuellist sides[2] = { duellist_of (task->input, 0), duellist_of (task->input, 1) };
  const Tally all = fight_all (play, sides);
  tell (&all, answer);
  if (task->odds)
    add_bars (&all, answer);
  mu_awfp_sum_told_tables (task, answer);
}
