/* Difficult terrain, rivers and fords, in words. */
#include "app/sums/wrg/sums_weather.h"
#include "rules/wrg/field/ground.h"

#define GROUND(name, key, words) key,
static const char *const ground_words[] = {
#include "rules/wrg/field/grounds.def"
  NULL,
};
#undef GROUND
#define GROUND(name, key, words) words,
static const char *const ground_labels[] = {
#include "rules/wrg/field/grounds.def"
  NULL,
};
#undef GROUND

const MuField mu_difficult_fields[] = {
  FIELD_TROOP,
  NEED_CHOICE ("ground", N_ ("Ground"), N_ ("what ground it is"), ground_words, ground_labels),
  ASK_NUMBER ("distance", N_ ("Distance in it"), N_ ("paces of it that the body crosses"), 1, 1000,
              20),
  ASK_NUMBER ("width", N_ ("Width of the river"), N_ ("paces that the river is wide"), 1, 1000, 40),
  ASK_FLAG ("road", N_ ("On a road, path or bridge"), N_ ("on a road, a path or a bridge")),
  ASK_FLAG ("uphill", N_ ("Uphill"), N_ ("up a steep hill")),
  ASK_FLAG ("by-hand", N_ ("Light bolt-shooters by hand"),
            N_ ("light bolt-shooters, carried by hand")),
  ASK_FLAG ("high-water", N_ ("After three periods of rain or snow"),
            N_ ("after three periods of rain or snow")),
  FIELDS_END,
};

/* wrg.move.difficult.artillery, wrg.move.difficult.river, wrg.move.difficult.roads: what says
 * nothing of this troop or this ground. */
MuRule
mu_difficult_closed (const MuSumInput *input, int field, int word)
{
  gint64 ground = mu_sum_number (input, "ground", MU_WRG_GROUND_OPEN);
  (void) word;
  if (mu_field_is (input, field, "high-water") && mu_reading (input->readings, MU_READING_WEATHER))
    return MU_RULE_WRG_WEATHER_POTENTIAL;
  if (field == mu_sum_field (input->kind, "by-hand")
      && mu_weather_troop (input).type != MU_TROOP_ART)
    return MU_RULE_WRG_MOVE_DIFFICULT_ARTILLERY;
  if (field == mu_sum_field (input->kind, "width") && ground != MU_WRG_GROUND_RIVER)
    return MU_RULE_WRG_MOVE_DIFFICULT_RIVER;
  if (field == mu_sum_field (input->kind, "uphill") && ground != MU_WRG_GROUND_STEEP_HILL)
    return MU_RULE_WRG_MOVE_DIFFICULT_ROADS;
  return MU_RULE_NONE;
}

static MuWrgWay
way_of (const MuSumInput *input)
{
  return (MuWrgWay){
    .ground = (MuWrgGround) mu_sum_number (input, "ground", MU_WRG_GROUND_OPEN),
    .road = mu_sum_number (input, "road", 0) != 0,
    .uphill = mu_sum_number (input, "uphill", 0) != 0,
    .width = (int) mu_sum_number (input, "width", 0),
    .rivers_up = mu_sum_number (input, "high-water", 0) != 0,
  };
}

static int
normal_move (const MuSumInput *input)
{
  return mu_sum_number (input, "by-hand", 0) != 0
             ? mu_wrg_mover_normal_move (MU_WRG_MOVER_BOLT_SHOOTER_BY_HAND)
             : mu_wrg_type_normal_move ((MuTroopType) mu_weather_troop (input).type);
}

static void
put_results (const MuSumInput *input, const MuWrgGroundCost *cost, MuSumAnswer *answer)
{
  int reach = mu_wrg_ground_reach (cost, mu_wrg_move_after (normal_move (input), cost->delay));
  mu_sum_result_number (answer, "times", cost->times);
  mu_sum_result_number (answer, "delay", cost->delay);
  mu_sum_result_number (answer, "reach", reach);
  mu_weather_yes_no (answer, "normal-only", cost->normal_only);
  if (mu_sum_value (input, "distance")->given) {
    int paces = mu_wrg_ground_paces (cost, (int) mu_sum_number (input, "distance", 0));
    mu_sum_result_number (answer, "paces", paces);
    mu_sum_note (answer, _ ("That distance takes %d paces of the move."), paces);
  }
  mu_sum_detail (answer, _ ("a normal move goes %d paces in it"), reach);
}

static void
put_notes (const MuWrgGroundCost *cost, MuSumAnswer *answer)
{
  if (cost->normal_only)
    mu_sum_note (answer, "%s", _ ("Normal moves alone, except in rout."));
  if (cost->least > 0)
    mu_sum_note (answer, _ ("It counts as %d paces wide at least, until the whole body is across."),
                 cost->least);
  if (cost->delay > 0)
    mu_sum_note (answer, "%s",
                 _ ("A quarter of a period is lost when the leading figures reach it."));
}

/* wrg.move.difficult.infantry, wrg.move.difficult.cavalry, wrg.move.difficult.vehicles,
 * wrg.move.difficult.infantry-only, wrg.move.difficult.linear */
void
mu_difficult_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuSumInput *input = task->input;
  MuWrgWay way = way_of (input);
  MuTroopType type = (MuTroopType) mu_weather_troop (input).type;
  MuWrgGroundCost cost;
  MuRule barred = mu_wrg_ground_cost (task->readings, &way, type,
                                      mu_sum_number (input, "by-hand", 0) != 0, &cost);
  if (barred != MU_RULE_NONE) {
    mu_sum_forbid (answer, barred, _ ("%s cannot pass there: %s"), mu_troop_type_name (type),
                   _ (mu_rule_words (barred)));
    return;
  }
  mu_sum_headline (answer,
                   ngettext ("each pace counts %d time", "each pace counts %d times", cost.times),
                   cost.times);
  put_results (input, &cost, answer);
  put_notes (&cost, answer);
  if (cost.rule != MU_RULE_NONE)
    mu_weather_line (answer, cost.rule, cost.times);
  if (cost.delay > 0)
    mu_weather_line (answer, MU_RULE_WRG_MOVE_DIFFICULT_LINEAR, cost.delay);
}

/* --- fords -------------------------------------------------------------- */

const MuField mu_ford_fields[] = {
  NEED_NUMBER ("width", N_ ("Width of the river"), N_ ("paces that the river is wide"),
               MU_WRG_RIVER_WIDTH, 1000, 40),
  FIELD_ROLL (MU_ROLL_OTHER, N_ ("the die, 1 to 6, of the first body to try")),
  FIELDS_END,
};

static const char *
ford_words (const MuSumTask *task, int face)
{
  int width = (int) mu_sum_number (task->input, "width", MU_WRG_RIVER_WIDTH);
  return mu_wrg_is_ford (width, face) ? _ ("a ford") : _ ("no ford");
}

/* wrg.move.difficult.ford */
void
mu_ford_work (const MuSumTask *task, MuSumAnswer *answer)
{
  int face = mu_field_face (task->input, "roll");
  int width = (int) mu_sum_number (task->input, "width", MU_WRG_RIVER_WIDTH);
  gboolean ford = mu_wrg_is_ford (width, face);
  mu_weather_yes_no (answer, "ford", ford);
  mu_sum_headline (answer, "%s", ford_words (task, face));
  mu_sum_detail (answer, _ ("ten times %d against %d paces"), face, width);
  if (ford)
    mu_sum_note (answer, "%s", _ ("Every pace in it counts twice, for all troops."));
  mu_weather_line (answer, MU_RULE_WRG_MOVE_DIFFICULT_FORD, 10 * face);
  mu_weather_bars (task, answer, MU_DIE_ORDINARY, _ ("Chances of a ford"), ford_words);
}
