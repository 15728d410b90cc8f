/* A whole close combat, to its end. */
#include "app/sums/awfp/fields.h"
#include "app/sums/awfp/sums.h"
#include "rules/awfp/sums/duel_odds.h"

#define PARTS 1000000
#define DUELS 10000 /* so many that a hundredth is about sure, so few that nobody waits */
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

/* Exact takes a second or two, for large units. */
static void
count (const MuAwfpPlay *play, const MuReadings *readings, const MuAwfpDuellist sides[2],
       MuAwfpDuelOdds *odds)
{
  const guint64 each = MU_AWFP_DUEL_WHOLE / DUELS;
  *odds = (MuAwfpDuelOdds){ .rounds = 0 };
  for (int i = 0; i < DUELS; i++) {
    MuDice dice;
    mu_dice_init_seeded (&dice, SEED, (guint64) i);
    const MuAwfpDuelEnd end = mu_awfp_duel (play, readings, sides, &dice);
    odds->won[end.winner + 1] += each;
    odds->rounds += each * (guint64) end.rounds;
    for (int side = 0; side < 2; side++)
      odds->figures[side] += each * (guint64) end.figures[side];
  }
}

/* awfp.combat.table, awfp.combat.results */
static void
reckon (const MuSumTask *task, const MuAwfpPlay *play, const MuAwfpDuellist sides[2],
        MuAwfpDuelOdds *odds)
{
  g_auto (MuSumRoom) own = { NULL, 0 };
  MuSumRoom *room = task->input->room ? task->input->room : &own;
  mu_awfp_duel_odds (play, task->readings, sides,
                     mu_sum_room_take (room, mu_awfp_duel_odds_room (sides)), odds);
}

/* Parts of a million, by neither, the first, the second: what is cut off is nobody's. */
static void
parts_of (const MuAwfpDuelOdds *odds, guint64 part[3])
{
  const guint64 each = MU_AWFP_DUEL_WHOLE / PARTS;
  part[1] = (odds->won[1] + each / 2) / each;
  part[2] = odds->won[0] ? (odds->won[2] + each / 2) / each : PARTS - MIN (part[1], PARTS);
  part[0] = PARTS - MIN (part[1] + part[2], PARTS);
}

/* "3.6": to the nearest tenth. */
static char *
mean_of (guint64 sum)
{
  const guint64 tenth = MU_AWFP_DUEL_WHOLE / 10;
  const int tenths = (int) ((sum + tenth / 2) / tenth);
  return g_strdup_printf ("%d.%d", tenths / 10, tenths % 10);
}

static void
tell (const MuAwfpDuelOdds *odds, const guint64 part[3], gboolean exact, MuSumAnswer *answer)
{
  g_autofree char *rounds = mean_of (odds->rounds);
  g_autofree char *first = mean_of (odds->figures[0]);
  g_autofree char *second = mean_of (odds->figures[1]);
  mu_sum_result_number (answer, "first-wins", (gint64) part[1]);
  mu_sum_result_number (answer, "second-wins", (gint64) part[2]);
  mu_sum_result_number (answer, "draws", (gint64) part[0]);
  mu_sum_result_number (answer, "of", PARTS);
  mu_sum_result (answer, "rounds", rounds);
  mu_sum_result (answer, "first-figures", first);
  mu_sum_result (answer, "second-figures", second);
  mu_sum_headline (answer,
                   exact ? _ ("The first wins %d of 100") : _ ("The first wins about %d of 100"),
                   (int) ((part[1] + 5000) / 10000));
  mu_sum_detail (answer, _ ("%s rounds on average, figures lost %s to %s"), rounds, first, second);
  if (!exact)
    mu_sum_note (answer, _ ("Counted: %d such combats were fought out."), DUELS);
}

static void
add_bars (const guint64 part[3], MuSumAnswer *answer)
{
  answer->odds_title = g_strdup (_ ("Chances of this combat"));
  mu_sum_bar (answer, _ ("the first wins"), part[1], PARTS, FALSE);
  mu_sum_bar (answer, _ ("the second wins"), part[2], PARTS, FALSE);
  if (part[0])
    mu_sum_bar (answer, _ ("neither wins"), part[0], PARTS, FALSE);
}

void
mu_awfp_duel_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuAwfpPlay *play = mu_awfp_sum_play (task, answer);
  if (play == NULL)
    return;
  const MuAwfpDuellist sides[2] = { duellist_of (task->input, 0), duellist_of (task->input, 1) };
  MuAwfpDuelOdds odds;
  guint64 part[3];
  if (task->odds)
    reckon (task, play, sides, &odds);
  else
    count (play, task->readings, sides, &odds);
  parts_of (&odds, part);
  tell (&odds, part, task->odds, answer);
  if (task->odds)
    add_bars (part, answer);
  mu_awfp_sum_told_tables (task, answer);
}
