/* Battery, ladders and the strengths of an assault as a player asks for them. */
#include "app/sums/wrg/siege/siege.h"
#include "rules/wrg/fight/random.h"
#include "rules/wrg/siege/assault.h"
#include "rules/wrg/siege/battery.h"
#include "rules/wrg/siege/ladder.h"

/* --- battery ------------------------------------------------------------ */

static const char *const battered_words[] = { "penthouse", "tower", "palisade", NULL };
static const char *const battered_labels[]
    = { N_ ("a penthouse"), N_ ("a tower"), N_ ("60 paces of palisade"), NULL };
static const char *const engine_words[] = { "stones", "bolts", NULL };
static const char *const engine_labels[] = { N_ ("stones"), N_ ("bolts"), NULL };

const MuField mu_siege_battery_fields[] = {
  ARG_TROOP ("shooter", N_ ("Engines"), N_ ("the engines")),
  ARG_CHOICE ("target", N_ ("What they batter"), N_ ("what they batter"), battered_words,
              battered_labels),
  ARG_NUMBER ("figures", N_ ("Crew figures"), N_ ("crew figures that shoot"), 0, SIEGE_FIGURES, 4),
  ASK_CHOICE ("throws", N_ ("They throw"), N_ ("what they throw; else stones"), engine_words,
              engine_labels),
  ASK_NUMBER ("so-far", N_ ("Casualties so far"), N_ ("casualties that stones caused so far"), 0,
              20, 0),
  ASK_SET ("tactical", N_ ("What holds"), N_ ("what holds"), mu_siege_overhead_words,
           mu_siege_overhead_labels),
  ASK_WEATHER_ON_MISSILES,
  ASK_FLAG ("disordered", N_ ("Disordered"), N_ ("the crews are disordered: half effect")),
  ASK_TROOP ("crew", N_ ("Who is inside"), N_ ("who is inside, to take the casualties")),
  ASK_DIE ("minus", N_ ("Minus die"), N_ ("the minus die, an average one: 2 to 5"),
           MU_ROLL_SHOOT_MINUS),
  ASK_DIE ("plus", N_ ("Plus die"), N_ ("the plus die: an average one for regulars"),
           MU_ROLL_SHOOT_PLUS),
  FIELDS_END,
};

/* The set's words stand in the order of these bits. */
_Static_assert(MU_SHOOT_OVERHEAD_MANY == 2 * MU_SHOOT_OVERHEAD, "two words, two bits");

static MuWrgBatteryShot
battery_shot (const MuSumInput *input)
{
  const MuTroop *shooter = mu_siege_troop (input, "shooter");
  return (MuWrgBatteryShot){
    .shooter = *shooter,
    .stones = mu_field_number (input, "throws") == 0,
    .figures = mu_field_number (input, "figures"),
    .circumstances = (unsigned) mu_sum_value (input, "tactical")->set * MU_SHOOT_OVERHEAD,
    .random = mu_siege_random (input, shooter),
    .half = mu_field_holds (input, "disordered"),
    .weather = mu_field_tolls (input, FIELD_TOLL_MISSILES),
  };
}

static void
tell_battery (const MuWrgBattery *battery, gboolean destroyed, MuSumAnswer *answer)
{
  mu_sum_result_number (answer, "so-far", battery->casualties);
  mu_siege_yes_or_no (answer, "destroyed", destroyed);
  if (!destroyed)
    mu_sum_headline (answer, _ ("%d of %d casualties"), battery->casualties,
                     MU_WRG_BATTERY_DESTROYS);
  else
    mu_sum_headline (answer, _ ("Destroyed"));
  if (destroyed && battery->target != MU_BATTERY_PALISADE)
    mu_sum_note (answer, _ ("All within perish with it."));
}

typedef struct {
  const MuReadings *readings;
  const MuWrgBatteryShot *shot;
} BatteryThrow;

static int
battery_outcome (gconstpointer context, int minus, int plus)
{
  const BatteryThrow *throw = context;
  MuWrgBatteryShot shot = *throw->shot;
  shot.random = mu_wrg_random_shoot ((MuTroopClass) shot.shooter.class, minus, plus);
  return mu_wrg_battery_shoot (throw->readings, &shot, NULL).casualties;
}

static void
add_battery_odds (const MuSumTask *task, const MuWrgBatteryShot *shot, int now, MuSumAnswer *answer)
{
  const BatteryThrow throw = { task->readings, shot };
  if (task->odds)
    mu_siege_bars_of_two (answer, mu_wrg_random_plus_die (shot->shooter.regular), battery_outcome,
                          &throw, now);
}

void
mu_siege_battery_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuWrgBatteryShot shot = battery_shot (task->input);
  if (mu_wrg_battery_refused (&shot) != MU_RULE_NONE) {
    mu_sum_refuse (answer, mu_wrg_battery_refused (&shot),
                   _ ("Only artillery that throws stones batters, with 1 figure or more"));
    return;
  }
  MuWrgBattery battery = { (MuWrgBatteryTarget) mu_field_number (task->input, "target"),
                           mu_field_number (task->input, "so-far") };
  const MuWrgSum sum = mu_wrg_battery_shoot (task->readings, &shot, &answer->trace);
  mu_siege_sum (answer, &sum, "casualties");
  tell_battery (&battery, mu_wrg_battery_step (&battery, sum.casualties), answer);
  mu_sum_detail (
      answer,
      ngettext ("%d casualty by this shot", "%d casualties by this shot", (gulong) sum.casualties),
      sum.casualties);
  if (battery.target != MU_BATTERY_PALISADE)
    mu_siege_lose (task->input, answer, "crew", sum.casualties);
  add_battery_odds (task, &shot, sum.casualties, answer);
}

/* --- ladder: carry and erect -------------------------------------------- */

static const char *const wall_words[] = { "wall", "tower", NULL };
static const char *const wall_labels[] = { N_ ("a curtain wall"), N_ ("the top of a tower"), NULL };

const MuField mu_siege_ladder_fields[] = {
  ARG_TROOP ("troop", N_ ("Who carries them"), N_ ("who carries the ladders")),
  ARG_CHOICE ("target", N_ ("Set against"), N_ ("what they are set against"), wall_words,
              wall_labels),
  ASK_NUMBER ("ladders", N_ ("Ladders"), N_ ("ladders; else 1"), 0, SIEGE_FIGURES, 1),
  ASK_NUMBER ("carriers", N_ ("Figures that carry them"),
              N_ ("figures that carry them; else 2 each"), 0, 2 * SIEGE_FIGURES, 2),
  ASK_FLAG ("unlit", N_ ("By night, without light"), N_ ("by night, without light: half pace")),
  FIELDS_END,
};

static int
quarters_to_erect (gboolean unlit)
{
  MuWrgLadder ladder = { 0 };
  int quarters = 1;
  while (!mu_wrg_ladder_erect (&ladder, unlit))
    quarters++;
  return quarters;
}

static void
tell_ladders (int ladders, int quarters, int paces, MuSumAnswer *answer)
{
  answer->compared = TRUE;
  mu_trace_add (&answer->trace, MU_RULE_WRG_ENGINEERING_LADDER, ladders);
  mu_sum_result_number (answer, "carriers", MU_WRG_LADDER_CARRIERS * ladders);
  mu_sum_result_number (answer, "quarters", quarters);
  mu_sum_result_number (answer, "frontage", ladders * paces);
  mu_sum_headline (
      answer,
      ngettext ("Up after %d quarter period", "Up after %d quarter periods", (gulong) quarters),
      quarters);
  mu_sum_detail (answer, _ ("%d paces of wall"), ladders * paces);
  mu_sum_note (answer, _ ("Carriers move at normal speed; they count unshielded, and so do those "
                          "who climb."));
}

void
mu_siege_ladder_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuSumInput *input = task->input;
  const int ladders = (int) mu_sum_number (input, "ladders", 1);
  const int carriers
      = (int) mu_sum_number (input, "carriers", MU_WRG_LADDER_CARRIERS * (gint64) ladders);
  const MuWrgScaled place = (MuWrgScaled) mu_field_number (input, "target");
  const MuTroopType type = (MuTroopType) mu_siege_troop (input, "troop")->type;
  const int each = ladders > 0 ? carriers / ladders : 0;
  const MuRule rule = mu_wrg_ladder_refused (type, each, place);
  if (rule == MU_RULE_NONE)
    tell_ladders (ladders, quarters_to_erect (mu_field_holds (input, "unlit")),
                  mu_wrg_ladder_frontage (), answer);
  else if (place == MU_SCALE_TOWER_TOP)
    mu_sum_refuse (answer, rule, _ ("A ladder does not reach the top of a tower"));
  else if (!mu_type_is_infantry (type))
    mu_sum_refuse (answer, rule, _ ("Only infantry carries ladders"));
  else
    mu_sum_refuse (answer, rule, _ ("Each ladder takes 2 figures: %d cannot carry %d"), carriers,
                   ladders);
}

/* --- ladder: thrown down ------------------------------------------------ */

const MuField mu_siege_ladder_throw_fields[] = {
  ARG_NUMBER ("figures", N_ ("Figures on the ladder"), N_ ("figures on the ladder"), 0, 20, 2),
  ASK_FLAG ("at-top", N_ ("A climber is at the top"), N_ ("a climber has reached the top")),
  ASK_FLAG ("recoiled", N_ ("The climbers were made to recoil"),
            N_ ("the climbers were made to recoil")),
  ASK_TROOP ("climbers", N_ ("Who climbs"), N_ ("who climbs, to take the casualties")),
  ASK_DIE ("die", N_ ("Die"), N_ ("an ordinary die"), MU_ROLL_OTHER),
  FIELDS_END,
};

static void
tell_throw (gboolean down, int casualties, MuSumAnswer *answer)
{
  mu_siege_yes_or_no (answer, "down", down);
  mu_sum_result_number (answer, "casualties", casualties);
  if (!down) {
    mu_sum_headline (answer, _ ("The ladder stands"));
    return;
  }
  mu_sum_headline (answer, _ ("The ladder is thrown down"));
  mu_sum_detail (answer, ngettext ("%d casualty", "%d casualties", (gulong) casualties),
                 casualties);
}

void
mu_siege_ladder_throw_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuSumInput *input = task->input;
  MuWrgLadder ladder = { .figures = mu_field_number (input, "figures"),
                         .man_at_top = mu_field_holds (input, "at-top") };
  mu_wrg_ladder_erect (&ladder, FALSE);
  const MuRule rule
      = mu_wrg_ladder_throw_refused (&ladder, TRUE, mu_field_holds (input, "recoiled"));
  if (rule != MU_RULE_NONE) {
    mu_sum_refuse (answer, rule, _ ("A climber at the top guards the ladder until he recoils"));
    return;
  }
  int casualties;
  const gboolean down
      = mu_wrg_ladder_throw (&ladder, mu_field_face (input, "die"), &casualties, &answer->trace);
  tell_throw (down, casualties, answer);
  if (task->odds)
    mu_siege_bars_of_one (answer, _ ("thrown down"), _ ("stands"), MU_WRG_LADDER_DOWN_FROM,
                          mu_field_face (input, "die"));
  mu_siege_lose (input, answer, "climbers", casualties);
}

/* --- escalade: over the wall -------------------------------------------- */

const MuField mu_siege_escalade_fields[] = {
  ARG_NUMBER ("ladders", N_ ("Ladders"), N_ ("ladders that stand"), 0, SIEGE_FIGURES, 2),
  ARG_NUMBER ("quarters", N_ ("Quarter periods"),
              N_ ("quarter periods since the defenders recoiled"), 0, 100, 1),
  ARG_NUMBER ("climbers", N_ ("Figures that climb"), N_ ("figures that climb"), 0, SIEGE_FIGURES,
              4),
  ASK_NUMBER ("room", N_ ("Room on the wall"), N_ ("figures for whom there is room; else enough"),
              0, SIEGE_FIGURES, SIEGE_FIGURES),
  FIELDS_END,
};

void
mu_siege_escalade_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuSumInput *input = task->input;
  const int off = mu_wrg_ladder_get_off (mu_field_number (input, "ladders"),
                                         mu_field_number (input, "quarters"),
                                         (int) mu_sum_number (input, "room", SIEGE_FIGURES),
                                         mu_field_number (input, "climbers"), &answer->trace);
  mu_sum_result_number (answer, "off", off);
  mu_sum_headline (
      answer, ngettext ("%d more figure on the wall", "%d more figures on the wall", (gulong) off),
      off);
  mu_sum_note (answer, _ ("If the climbers recoil instead, the defenders may try to throw the "
                          "ladders down."));
}

/* --- assault: strengths ------------------------------------------------- */

static const char *const group_words[]
    = { "wall", "reserve", "gear", "crew", "covering", "escalade", "none", NULL };
static const char *const group_labels[] = { N_ ("holds a length of wall or a tower"),
                                            N_ ("waits in reserve"),
                                            N_ ("brings up a ram, penthouse or tower"),
                                            N_ ("crews one"),
                                            N_ ("covers the assault by shooting"),
                                            N_ ("climbs the wall"),
                                            N_ ("nothing together"),
                                            NULL };

const MuField mu_siege_assault_fields[] = {
  ARG_NUMBER ("friends", N_ ("Friendly figures"), N_ ("friendly figures in sight within 150 paces"),
              0, 2000, 20),
  ARG_NUMBER ("enemies", N_ ("Enemy figures"), N_ ("enemy figures in sight within 150 paces"), 0,
              2000, 20),
  ASK_CHOICE ("group", N_ ("What the group does"), N_ ("what the group does that tests"),
              group_words, group_labels),
  FIELDS_END,
};

static void
tell_strengths (MuWrgReactionFactor factor, MuSumAnswer *answer)
{
  const gboolean none = factor == MU_REACTION_FACTORS;
  mu_sum_result (answer, "reaction", none ? "none" : mu_wrg_reaction_factor_key (factor));
  mu_sum_result_number (answer, "amount", none ? 0 : mu_wrg_reaction_factor_amount (factor));
  if (none)
    mu_sum_headline (answer, _ ("Neither side outnumbers the other"));
  else
    mu_sum_headline (answer, _ ("%+d in the reaction test"),
                     mu_wrg_reaction_factor_amount (factor));
  mu_sum_note (answer, _ ("Figures in sight within 150 paces are compared, not units."));
}

void
mu_siege_assault_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuFieldValue *group = mu_sum_value (task->input, "group");
  if (group->given && mu_wrg_assault_unit ((MuWrgGroupTask) group->number) == MU_RULE_NONE) {
    mu_sum_refuse (answer, MU_RULE_WRG_ENGINEERING_ASSAULT_BODIES,
                   _ ("Only a group with one task tests as a unit"));
    return;
  }
  answer->compared = TRUE;
  tell_strengths (mu_wrg_assault_strengths (mu_field_number (task->input, "friends"),
                                            mu_field_number (task->input, "enemies"),
                                            &answer->trace),
                  answer);
}
