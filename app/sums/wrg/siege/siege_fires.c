/* Fires as a player asks for them. */
#include "app/sums/wrg/siege/siege.h"
#include "rules/wrg/fight/random.h"
#include "rules/wrg/siege/fire_shot.h"

/* --- what is shared ----------------------------------------------------- */

/* In the order of MuWrgBurnable. */
static const char *const work_words[]
    = { "building", "wood", "door", "palisade", "penthouse", "tower", NULL };
static const char *const work_labels[] = { SIEGE_BURNABLES, NULL };
static const char *const burning_words[]
    = { "building", "wood", "door", "palisade", "penthouse", "tower", "grass", NULL };
static const char *const burning_labels[] = { SIEGE_BURNABLES, N_ ("dry grass"), NULL };
#define RAINED                                                                                     \
  ASK_FLAG ("rained", N_ ("Rain or snow has fallen"), N_ ("rain or snow has fallen in this game"))

/* --- fire missiles ------------------------------------------------------ */

static const char *const missile_words[]
    = { "bow", "crossbow", "staff-sling", "bolt-shooter", "stone-thrower", "rockets", NULL };
static const char *const missile_labels[] = { N_ ("bows"),
                                              N_ ("crossbows"),
                                              N_ ("staff slings"),
                                              N_ ("bolt-shooters"),
                                              N_ ("stone-throwers"),
                                              N_ ("rocket launchers"),
                                              NULL };

const MuField mu_siege_fire_fields[] = {
  ARG_TROOP ("shooter", N_ ("Shooters"), N_ ("who shoots")),
  ARG_CHOICE ("missile", N_ ("Shooting with"), N_ ("what they shoot with"), missile_words,
              missile_labels),
  ARG_CHOICE ("target", N_ ("What is to burn"), N_ ("what is to burn"), work_words, work_labels),
  ARG_NUMBER ("figures", N_ ("Figures that shoot"),
              N_ ("figures that shoot; crew figures of engines"), 0, SIEGE_FIGURES, 10),
  ARG_NUMBER ("distance", N_ ("Distance"), N_ ("paces to it"), 0, 2000, 100),
  ASK_FLAG ("in-fort", N_ ("Within fortifications"), N_ ("they stand within fortifications")),
  ASK_NUMBER ("pack-animals", N_ ("Pack animals with materials"),
              N_ ("pack animals with materials, for 5 figures each"), 0, 100, 0),
  ASK_NUMBER ("wagons", N_ ("Wagons with materials"),
              N_ ("wagons with materials, for 20 figures each"), 0, 100, 0),
  ASK_FLAG ("prepared", N_ ("The missiles are prepared"),
            N_ ("a period before was spent on preparing them")),
  RAINED,
  ASK_NUMBER ("points", N_ ("Fire points so far"), N_ ("fire points so far"), 0,
              MU_WRG_FIRE_STARTS - 1, 0),
  ASK_NUMBER ("idle", N_ ("Periods without since"), N_ ("periods since then without fire missiles"),
              0, 100, 0),
  ASK_SET ("tactical", N_ ("What holds"), N_ ("what holds"), mu_siege_overhead_words,
           mu_siege_overhead_labels),
  ASK_WEATHER_ON_MISSILES,
  ASK_FLAG ("disordered", N_ ("Disordered"), N_ ("the shooters are disordered: half effect")),
  ASK_DIE ("minus", N_ ("Minus die"), N_ ("the minus die, an average one: 2 to 5"),
           MU_ROLL_SHOOT_MINUS),
  ASK_DIE ("plus", N_ ("Plus die"), N_ ("the plus die: an average one for regulars"),
           MU_ROLL_SHOOT_PLUS),
  FIELDS_END,
};

/* wrg.engineering.fire.rain: where rain would take from a missile, it lights nothing. */
MuRule
mu_siege_fire_closed (const MuSumInput *input, int field, int word)
{
  const MuRule left_out = mu_siege_weather_closed (input, field, word);
  const gboolean rain = mu_field_is (input, field, "weather") && (word == 0 || word == 1);
  if (left_out != MU_RULE_NONE || !rain)
    return left_out;
  return MU_RULE_WRG_ENGINEERING_FIRE_RAIN;
}

static MuWrgFireShot
fire_shot (const MuSumInput *input)
{
  const MuTroop *shooter = mu_siege_troop (input, "shooter");
  return (MuWrgFireShot){
    .shooter = *shooter,
    .missile = (MuWrgFireMissile) mu_field_number (input, "missile"),
    .figures = mu_field_number (input, "figures"),
    .target = (MuWrgBurnable) mu_field_number (input, "target"),
    .distance = mu_field_number (input, "distance"),
    .in_fort = mu_field_holds (input, "in-fort"),
    .pack_animals = mu_field_number (input, "pack-animals"),
    .wagons = mu_field_number (input, "wagons"),
    .prepared = mu_field_holds (input, "prepared"),
    .rained = mu_field_holds (input, "rained"),
    .circumstances = (unsigned) mu_sum_value (input, "tactical")->set * MU_SHOOT_OVERHEAD,
    .random = mu_siege_random (input, shooter),
    .half = mu_field_holds (input, "disordered"),
    .weather = mu_field_tolls (input, FIELD_TOLL_MISSILES),
  };
}

static void
refuse_shot (const MuWrgFireShot *shot, MuRule rule, MuSumAnswer *answer)
{
  const int served = mu_wrg_fire_served (shot->pack_animals, shot->wagons);
  if (rule == MU_RULE_WRG_ENGINEERING_FIRE_RAIN)
    mu_sum_refuse (answer, rule, _ ("After rain or snow no fire missile starts a fire"));
  else if (rule == MU_RULE_WRG_ENGINEERING_FIRE_PREPARE)
    mu_sum_refuse (answer, rule,
                   _ ("The period before must go on preparing the missiles, with nothing else"));
  else if (rule == MU_RULE_WRG_ENGINEERING_FIRE_FACTOR)
    mu_sum_refuse (answer, rule, _ ("%d paces is out of range: fire missiles reach %d"),
                   shot->distance, mu_wrg_fire_range (shot->missile));
  else if (!shot->in_fort && served < shot->figures && served > 0)
    mu_sum_refuse (answer, rule, _ ("Transport serves %d figures, not %d"), served, shot->figures);
  else
    mu_sum_refuse (answer, rule,
                   _ ("Only infantry archers, staff slingers and artillery shoot fire missiles, "
                      "in a fort or with transport for the materials"));
}

/* The points that are left after the periods without. */
static MuWrgFire
fire_so_far (const MuSumTask *task)
{
  MuWrgFire fire = { .points = mu_field_number (task->input, "points") };
  const MuWrgFirePeriod idle = { 0 };
  for (int i = 0; i < mu_field_number (task->input, "idle"); i++)
    mu_wrg_fire_step (task->readings, &fire, &idle, NULL);
  return fire;
}

static void
tell_points (int before, int points, gboolean lit, MuSumAnswer *answer)
{
  const int total = before + points;
  mu_sum_result_number (answer, "total", MIN (total, MU_WRG_FIRE_STARTS));
  mu_siege_yes_or_no (answer, "lit", lit);
  if (lit)
    mu_sum_headline (answer, _ ("It catches fire"));
  else
    mu_sum_headline (answer, _ ("%d of %d fire points"), total, MU_WRG_FIRE_STARTS);
  mu_sum_detail (answer, _ ("%d by this shot, %d before"), points, before);
  if (!lit && total > 0)
    mu_sum_note (answer, _ ("A period without fire missiles cancels half of them, two cancel "
                            "all."));
}

typedef struct {
  const MuReadings *readings;
  const MuWrgFireShot *shot;
} FireThrow;

static int
fire_outcome (gconstpointer context, int minus, int plus)
{
  const FireThrow *throw = context;
  MuWrgFireShot shot = *throw->shot;
  shot.random = mu_wrg_random_shoot ((MuTroopClass) shot.shooter.class, minus, plus);
  return mu_wrg_fire_shoot (throw->readings, &shot, NULL).casualties;
}

void
mu_siege_fire_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuWrgFireShot shot = fire_shot (task->input);
  const MuRule rule = mu_wrg_fire_shot_refused (task->readings, &shot);
  if (rule != MU_RULE_NONE) {
    refuse_shot (&shot, rule, answer);
    return;
  }
  MuWrgFire fire = fire_so_far (task);
  const int before = fire.points;
  const MuWrgSum sum = mu_wrg_fire_shoot (task->readings, &shot, &answer->trace);
  const MuWrgFirePeriod period = { .missiles = true, .points = sum.casualties };
  const unsigned events = mu_wrg_fire_step (task->readings, &fire, &period, NULL);
  mu_siege_sum (answer, &sum, "points");
  tell_points (before, sum.casualties, (events & MU_FIRE_LIT) != 0, answer);
  const FireThrow throw = { task->readings, &shot };
  if (task->odds)
    mu_siege_bars_of_two (answer, mu_wrg_random_plus_die (shot.shooter.regular), fire_outcome,
                          &throw, sum.casualties);
}

/* --- how a fire goes on ------------------------------------------------- */

const MuField mu_siege_spread_fields[] = {
  ARG_CHOICE ("what", N_ ("What burns"), N_ ("what burns"), burning_words, burning_labels),
  ARG_NUMBER ("periods", N_ ("Periods since it was lit"), N_ ("whole periods since it was lit"), 0,
              100, 3),
  ASK_FLAG ("strong-wind", N_ ("Strong wind"), N_ ("the wind is strong")),
  ASK_NUMBER ("gap", N_ ("Paces downwind to what may burn"),
              N_ ("paces downwind to what may burn; else 30"), 0, 5000, MU_WRG_FIRE_LEAP),
  ASK_FLAG ("drought", N_ ("Dry steppe, June to August"),
            N_ ("dry grass can burn: on steppe, from June to August")),
  ASK_FLAG ("rain", N_ ("Rain or snow falls"), N_ ("rain or snow has fallen since it was lit")),
  FIELDS_END,
};

/* A fire that burns for so many periods, and what the last of them brings. */
static MuWrgFire
let_burn (int periods, unsigned *events)
{
  MuWrgFire fire = { .stage = MU_FIRE_BURNING };
  const MuWrgFirePeriod quiet = { 0 };
  *events = 0;
  for (int i = 0; i < periods; i++)
    *events = mu_wrg_fire_step (NULL, &fire, &quiet, NULL);
  return fire;
}

/* wrg.engineering.fire.destroy: a building, wood or construction; nobody is
 * destroyed by grass. */
static void
tell_fire (const MuWrgFire *fire, MuWrgBurnable what, gboolean spreads, MuSumAnswer *answer)
{
  const gboolean burnt_out = fire->stage == MU_FIRE_BURNT_OUT;
  const gboolean grass = what == MU_BURN_GRASS;
  const gboolean deadly = !grass && fire->age >= MU_WRG_FIRE_DESTROYS;
  mu_siege_yes_or_no (answer, "spreads", spreads);
  mu_siege_yes_or_no (answer, "destroys", deadly);
  mu_siege_yes_or_no (answer, "burnt-out", burnt_out);
  mu_sum_headline (answer, spreads     ? _ ("The fire spreads")
                           : burnt_out ? _ ("The fire has burnt out")
                                       : _ ("The fire burns on"));
  if (deadly)
    mu_sum_note (answer, _ ("Troops that have not left by the third period are destroyed."));
  else if (!grass)
    mu_sum_note (answer,
                 ngettext ("Troops inside have %d more period to get out.",
                           "Troops inside have %d more periods to get out.",
                           (gulong) (MU_WRG_FIRE_DESTROYS - fire->age)),
                 MU_WRG_FIRE_DESTROYS - fire->age);
  if (burnt_out)
    mu_sum_note (answer, _ ("The place may be entered again."));
}

static void
tell_rain (MuSumAnswer *answer)
{
  answer->compared = TRUE;
  mu_trace_add (&answer->trace, MU_RULE_WRG_ENGINEERING_FIRE_RAIN, 1);
  mu_siege_yes_or_no (answer, "spreads", FALSE);
  mu_siege_yes_or_no (answer, "destroys", FALSE);
  mu_siege_yes_or_no (answer, "burnt-out", FALSE);
  mu_sum_headline (answer, _ ("Rain or snow has put it out"));
}

void
mu_siege_spread_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuSumInput *input = task->input;
  const MuWrgBurnable what = (MuWrgBurnable) mu_field_number (input, "what");
  if (what == MU_BURN_GRASS && !mu_field_holds (input, "drought")) {
    mu_sum_refuse (answer, MU_RULE_WRG_ENGINEERING_FIRE_WIND,
                   _ ("Grass burns only on steppe, from June to August, in strong wind"));
    return;
  }
  if (mu_field_holds (input, "rain")) {
    tell_rain (answer);
    return;
  }
  unsigned events;
  const int periods = mu_field_number (input, "periods");
  const MuWrgFire fire = let_burn (periods, &events);
  answer->compared = TRUE;
  const gboolean spreads
      = mu_wrg_fire_spreads (task->readings, what, periods, mu_field_holds (input, "strong-wind"),
                             (int) mu_sum_number (input, "gap", MU_WRG_FIRE_LEAP), &answer->trace);
  if (!mu_field_holds (input, "strong-wind"))
    mu_trace_clear (&answer->trace);
  mu_trace_add (&answer->trace, MU_RULE_WRG_ENGINEERING_FIRE_DESTROY, fire.age);
  tell_fire (&fire, what, spreads, answer);
}

/* --- lit from inside ---------------------------------------------------- */

const MuField mu_siege_inside_fields[] = {
  ARG_CHOICE ("what", N_ ("What they are in"), N_ ("what they are in"), work_words, work_labels),
  ARG_NUMBER ("periods", N_ ("Periods spent on it"),
              N_ ("periods in a row spent on it, with nothing else"), 0, 100, 2),
  RAINED,
  FIELDS_END,
};

static gboolean
lit_within (const MuSumTask *task, int periods)
{
  MuWrgFire fire = { .rained = mu_field_holds (task->input, "rained") };
  const MuWrgFirePeriod inside = { .inside = true };
  for (int i = 0; i < periods; i++)
    if (mu_wrg_fire_step (task->readings, &fire, &inside, NULL) & MU_FIRE_LIT)
      return TRUE;
  return FALSE;
}

void
mu_siege_inside_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const int periods = mu_field_number (task->input, "periods");
  const MuRule rule = mu_wrg_fire_refused (task->readings, MU_IGNITE_INSIDE,
                                           (MuWrgBurnable) mu_field_number (task->input, "what"),
                                           mu_field_holds (task->input, "rained"));
  if (rule != MU_RULE_NONE) {
    mu_sum_refuse (answer, rule,
                   rule == MU_RULE_WRG_ENGINEERING_FIRE_RAIN
                       ? _ ("After rain or snow nobody starts a fire")
                       : _ ("Nobody can stand inside that"));
    return;
  }
  const gboolean lit = lit_within (task, periods);
  answer->compared = TRUE;
  mu_trace_add (&answer->trace, MU_RULE_WRG_ENGINEERING_FIRE_INSIDE, periods);
  mu_siege_yes_or_no (answer, "lit", lit);
  mu_sum_result_number (answer, "periods-left", lit ? 0 : MU_WRG_FIRE_LIT_WITHIN - periods);
  if (lit)
    mu_sum_headline (answer, _ ("It burns"));
  else
    mu_sum_headline (answer,
                     ngettext ("It burns after %d more period", "It burns after %d more periods",
                               (gulong) (MU_WRG_FIRE_LIT_WITHIN - periods)),
                     MU_WRG_FIRE_LIT_WITHIN - periods);
}
