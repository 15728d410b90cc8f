/* How far a body goes, in words. */
#include "app/sums/wrg/sums_weather.h"
#include "rules/wrg/field/deploy.h"
#include "rules/wrg/orders/orders.h"

static const char *const kind_words[]
    = { "normal", "charge", "evade", "rout", "pursuit", "uncontrolled", NULL };
static const char *const kind_labels[]
    = { N_ ("Normal move"),          N_ ("Charge"), N_ ("Evade"), N_ ("Rout"), N_ ("Pursuit"),
        N_ ("Uncontrolled advance"), NULL };

enum {
  HOLDS_RECOILED,
  HOLDS_SQUARE,
  HOLDS_DEEP,
  HOLDS_SHOT_FIRST,
  HOLDS_THEN_ROUT,
  HOLDS_MUD,
  HOLDS_SNOW,
  HOLDS_NIGHT,
  HOLDS_TIRED,
  HOLDS_FORCED,
  HOLDS_HEAD_START,
};
static const char *const holds_words[]
    = { "recoiled", "square", "deep",  "shot-first",   "after-uncontrolled", "mud",
        "snow",     "night",  "tired", "forced-march", "orders-first",       NULL };
static const char *const holds_labels[]
    = { N_ ("Recoiled or followed up last period"),
        N_ ("In hollow square"),
        N_ ("More than two deep"),
        N_ ("Shot before evading"),
        N_ ("Straight after two periods of uncontrolled advance"),
        N_ ("After three periods of rain, off paved roads"),
        N_ ("After three periods of snow"),
        N_ ("At night"),
        N_ ("Tired"),
        N_ ("In the first period, after a forced march"),
        N_ ("In the first period, having written the orders first"),
        NULL };

/* --- what goes otherwise than its type ---------------------------------- */

typedef gboolean (*IsOfType) (MuTroopType type);

static gboolean
is_elephant (MuTroopType type)
{
  return type == MU_TROOP_EL;
}

static gboolean
is_camel (MuTroopType type)
{
  return mu_type_is_camelry (type);
}

static gboolean
is_engine (MuTroopType type)
{
  return type == MU_TROOP_ART;
}

static gboolean
is_infantry (MuTroopType type)
{
  return mu_type_is_infantry (type);
}

enum { AS_DUMMY = 1, AS_BOAT = 9 };
static const char *const as_words[] = { "burmese",
                                        "dummy-elephants",
                                        "bolt-shooter",
                                        "bolt-shooter-cart",
                                        "oxen",
                                        "siege-gear",
                                        "wagon",
                                        "pack-animals",
                                        "mounted-infantry",
                                        "boat",
                                        "boat-angled",
                                        NULL };
static const char *const as_labels[] = { N_ ("Burmese elephants"),
                                         N_ ("Dummy elephants"),
                                         N_ ("Light bolt-shooters by hand"),
                                         N_ ("Light bolt-shooters on mule carts"),
                                         N_ ("Engines drawn by oxen"),
                                         N_ ("Siege tower or penthouse"),
                                         N_ ("Wagons"),
                                         N_ ("Pack animals"),
                                         N_ ("Infantry riding mounts"),
                                         N_ ("Boats, straight up the stream or across"),
                                         N_ ("Boats, slanting down the stream"),
                                         NULL };
/* wrg.move.distance.chariots, wrg.move.distance.slow, wrg.move.distance.boats: of, where the
 * body has to be of some type. */
static const struct {
  MuWrgMover mover;
  MuRule rule;
  IsOfType of;
} as_table[] = {
  { MU_WRG_MOVER_BURMESE, MU_RULE_WRG_MOVE_DISTANCE_CHARIOTS, is_elephant },
  { MU_WRG_MOVER_BURMESE, MU_RULE_WRG_MOVE_DISTANCE_CHARIOTS, is_camel },
  { MU_WRG_MOVER_BOLT_SHOOTER_BY_HAND, MU_RULE_WRG_MOVE_DISTANCE_SLOW, is_engine },
  { MU_WRG_MOVER_BOLT_SHOOTER_ON_CART, MU_RULE_WRG_MOVE_DISTANCE_SLOW, is_engine },
  { MU_WRG_MOVER_OX_DRAWN, MU_RULE_WRG_MOVE_DISTANCE_SLOW, is_engine },
  { MU_WRG_MOVER_OX_DRAWN, MU_RULE_WRG_MOVE_DISTANCE_SLOW, NULL },
  { MU_WRG_MOVER_WAGON, MU_RULE_WRG_MOVE_DISTANCE_SLOW, NULL },
  { MU_WRG_MOVER_PACK_ANIMALS, MU_RULE_WRG_MOVE_DISTANCE_SLOW, NULL },
  { MU_WRG_MOVER_PACK_ANIMALS, MU_RULE_WRG_MOVE_DISTANCE_SLOW, is_infantry },
  { MU_WRG_MOVER_BOAT, MU_RULE_WRG_MOVE_DISTANCE_BOATS, NULL },
  { MU_WRG_MOVER_BOAT_ANGLED, MU_RULE_WRG_MOVE_DISTANCE_BOATS, NULL },
};
G_STATIC_ASSERT (G_N_ELEMENTS (as_words) == G_N_ELEMENTS (as_table) + 1);

const MuField mu_move_fields[] = {
  { .key = "troop",
    .kind = MU_FIELD_TROOP,
    .label = N_ ("Body"),
    .help = N_ ("the body; not needed for boats, wagons and beasts of burden"),
    .notation = &mu_wrg_notation,
    .argument = TRUE },
  ASK_CHOICE ("as", N_ ("Goes as"),
              N_ ("what moves, where it is no body of troops or moves otherwise than its type"),
              as_words, as_labels),
  ASK_CHOICE ("kind", N_ ("Move"), N_ ("the kind of move; else a normal one"), kind_words,
              kind_labels),
  ASK_NUMBER ("period", N_ ("Period of it"),
              N_ ("of rout, pursuit or uncontrolled advance, from 1"), 1, 12, 1),
  ASK_NUMBER ("delay", N_ ("Quarters lost"),
              N_ ("quarters of the period spent on changes of direction or formation"), 0, 4, 0),
  ASK_SET ("holds", N_ ("Holds"), N_ ("what holds"), holds_words, holds_labels),
  FIELDS_END,
};

static MuWrgMarchKind
kind_of (const MuSumInput *input)
{
  return (MuWrgMarchKind) mu_sum_number (input, "kind", MU_WRG_MARCH_NORMAL);
}

static gboolean
is_afloat (const MuSumInput *input)
{
  return mu_sum_number (input, "as", 0) >= AS_BOAT;
}

/* Whether these words fit the troop beside them. */
static MuRule
mover_closed (const MuSumInput *input, int word)
{
  const gint64 place = word >= 0 ? word : mu_sum_number (input, "as", 0);
  const IsOfType of = as_table[place].of;
  const MuTroopType type = (MuTroopType) mu_weather_troop (input).type;
  return of && mu_field_given (input, "troop") && !of (type) ? as_table[place].rule : MU_RULE_NONE;
}

/* wrg.weather.potential, wrg.weather.night.limits: what the house rules switch off. */
static MuRule
switched_off (const MuReadings *readings, int word)
{
  if ((word == HOLDS_MUD || word == HOLDS_SNOW) && mu_reading (readings, MU_READING_WEATHER))
    return MU_RULE_WRG_WEATHER_POTENTIAL;
  return word == HOLDS_NIGHT && mu_reading (readings, MU_READING_NIGHT)
             ? MU_RULE_WRG_WEATHER_NIGHT_LIMITS
             : MU_RULE_NONE;
}

/* wrg.move.evade.deep, wrg.move.evade.shoot-first, wrg.move.rout, wrg.move.direction.charge-cost:
 * what belongs to another kind of move. */
MuRule
mu_move_closed (const MuSumInput *input, int field, int word)
{
  MuWrgMarchKind kind = kind_of (input);
  gboolean runs = kind == MU_WRG_MARCH_ROUT || kind == MU_WRG_MARCH_PURSUIT;
  if (field == mu_sum_field (input->kind, "period"))
    return runs || kind == MU_WRG_MARCH_UNCONTROLLED ? MU_RULE_NONE : MU_RULE_WRG_MOVE_ROUT;
  if (mu_field_is (input, field, "as"))
    return mover_closed (input, word);
  if (!mu_field_is (input, field, "holds"))
    return MU_RULE_NONE;
  if ((word == HOLDS_MUD || word == HOLDS_SQUARE) && is_afloat (input))
    return MU_RULE_WRG_MOVE_DISTANCE_BOATS;
  if (word == HOLDS_DEEP && kind != MU_WRG_MARCH_EVADE)
    return MU_RULE_WRG_MOVE_EVADE_DEEP;
  if (word == HOLDS_SHOT_FIRST && kind != MU_WRG_MARCH_EVADE)
    return MU_RULE_WRG_MOVE_EVADE_SHOOT_FIRST;
  if (word == HOLDS_THEN_ROUT && !runs)
    return MU_RULE_WRG_MOVE_UNCONTROLLED;
  return switched_off (input->readings, word);
}

/* The numbers of wrg.weather.rain.mud, wrg.weather.snow and wrg.weather.night.limits
 * come from a day on which they hold. */
static MuWrgWeatherEffects
weather_of (const MuSumInput *input)
{
  const MuReadings book = { 0 };
  MuWrgDay day = { .place = { .month = 3 }, .dry_periods = 2, .period = 1 };
  MuWrgExposed body = { .lit = true, .facing = MU_NO_POINT };
  MuWrgWeatherEffects effects;
  day.rain_periods = mu_field_has (input, "holds", HOLDS_MUD) ? 3 : 0;
  day.snow_periods = mu_field_has (input, "holds", HOLDS_SNOW) ? 3 : 0;
  if (mu_field_has (input, "holds", HOLDS_NIGHT))
    day.gone = mu_wrg_daylight_periods (day.place.month);
  mu_wrg_weather_effects (&book, &day, &body, &effects);
  return effects;
}

static MuWrgMover
mover_of (const MuSumInput *input)
{
  const gint64 place = mu_sum_number (input, "as", 0);
  return place == AS_DUMMY ? mu_wrg_dummy_mover (input->readings) : as_table[place].mover;
}

/* wrg.deploy.forced-march, wrg.orders.time-limit: both in the first period alone */
static MuWrgMarch
march_of (const MuSumInput *input)
{
  return (MuWrgMarch){
    .special = mu_field_given (input, "as"),
    .mover = mover_of (input),
    .type = (MuTroopType) mu_weather_troop (input).type,
    .kind = kind_of (input),
    .period = (int) mu_sum_number (input, "period", 1),
    .then_rout = mu_field_has (input, "holds", HOLDS_THEN_ROUT),
    .delay = (int) mu_sum_number (input, "delay", 0),
    .recoiled = mu_field_has (input, "holds", HOLDS_RECOILED),
    .square = mu_field_has (input, "holds", HOLDS_SQUARE),
    .deep = mu_field_has (input, "holds", HOLDS_DEEP),
    .shot_first = mu_field_has (input, "holds", HOLDS_SHOT_FIRST),
    .hastened = mu_field_has (input, "holds", HOLDS_FORCED) ? mu_wrg_forced_march_paces (1) : 0,
    .head_start
    = mu_field_has (input, "holds", HOLDS_HEAD_START) ? mu_wrg_order_writing_paces (1) : 0,
    .weather = weather_of (input),
    .fitness = mu_field_has (input, "holds", HOLDS_TIRED) ? MU_WRG_TIRED : MU_WRG_FRESH,
  };
}

static void
put_paces (MuSumAnswer *answer, const char *key, int paces)
{
  mu_sum_result_number (answer, key, paces);
  mu_sum_headline (answer, ngettext ("%d pace", "%d paces", paces), paces);
}

/* name: of what moves. */
static gboolean
march (const MuWrgMarch *how, const char *name, int *paces, MuSumAnswer *answer)
{
  MuRule barred = mu_wrg_march (how, paces, &answer->trace);
  if (barred != MU_RULE_NONE)
    mu_sum_forbid (answer, barred, _ ("%s: never faster than a normal move"), name);
  return barred == MU_RULE_NONE;
}

/* wrg.move.uncontrolled: irregulars only */
static gboolean
may_run_wild (const MuSumInput *input)
{
  return !mu_weather_troop (input).regular
         || (kind_of (input) != MU_WRG_MARCH_UNCONTROLLED
             && !mu_field_has (input, "holds", HOLDS_THEN_ROUT));
}

static const char *
name_of (const MuSumInput *input)
{
  if (mu_field_given (input, "as"))
    return _ (as_labels[mu_field_number (input, "as")]);
  return mu_troop_type_name ((MuTroopType) mu_weather_troop (input).type);
}

static void
refuse_move (const MuSumInput *input, MuSumAnswer *answer)
{
  if (!mu_field_given (input, "troop") && !mu_field_given (input, "as"))
    mu_sum_refuse (answer, MU_RULE_NONE, "%s", _ ("Nothing is entered that moves"));
  else if (!may_run_wild (input))
    mu_sum_forbid (answer, MU_RULE_WRG_MOVE_UNCONTROLLED, "%s",
                   _ ("regulars never advance out of control: unauthorised, they make normal "
                      "moves"));
}

void
mu_move_work (const MuSumTask *task, MuSumAnswer *answer)
{
  MuWrgMarch how = march_of (task->input);
  int paces;
  refuse_move (task->input, answer);
  if (answer->refusal || !march (&how, name_of (task->input), &paces, answer))
    return;
  put_paces (answer, "move", paces);
  if (mu_field_has (task->input, "holds", HOLDS_TIRED))
    mu_weather_note_fatigue (task, answer);
}

/* --- charges after a delay ---------------------------------------------- */

const MuField mu_charge_left_fields[] = {
  FIELD_TROOP,
  NEED_NUMBER ("delay", N_ ("Quarters lost"), N_ ("quarters of the period lost before the charge"),
               0, 4, 1),
  ASK_FLAG ("wheel", N_ ("Spent wheeling"), N_ ("they were spent on a wheel")),
  ASK_FLAG ("recoiled", N_ ("Recoiled or followed up last period"),
            N_ ("it recoiled or followed up last period")),
  FIELDS_END,
};

/* wrg.move.direction.wheel: the outer figure has wheeled, the pivot has not. */
static void
put_wheel (const MuSumInput *input, int left, MuSumAnswer *answer)
{
  MuTroop troop = mu_weather_troop (input);
  int wheel = mu_wrg_wheel_paces (&troop, (int) mu_sum_number (input, "delay", 0), NULL);
  mu_sum_result_number (answer, "outer", left + wheel);
  mu_sum_result_number (answer, "pivot", left);
  mu_sum_note (answer, _ ("The outer figure goes %d paces in all, the pivot %d."), left + wheel,
               left);
}

/* wrg.move.direction.charge-cost */
void
mu_charge_left_work (const MuSumTask *task, MuSumAnswer *answer)
{
  MuWrgMarch how = { .type = (MuTroopType) mu_weather_troop (task->input).type,
                     .kind = MU_WRG_MARCH_CHARGE,
                     .delay = (int) mu_sum_number (task->input, "delay", 0),
                     .recoiled = mu_sum_number (task->input, "recoiled", 0) != 0 };
  int left;
  if (!march (&how, mu_troop_type_name (how.type), &left, answer))
    return;
  put_paces (answer, "left", left);
  mu_sum_detail (answer, "%s", _ ("left of the charge"));
  if (mu_sum_number (task->input, "wheel", 0) != 0)
    put_wheel (task->input, left, answer);
}
