/* Ditches, doors, penthouses and towers as a player asks for them. */
#include "app/sums/wrg/siege/siege.h"
#include "rules/wrg/siege/assault.h"
#include "rules/wrg/siege/ditch.h"
#include "rules/wrg/siege/doors.h"
#include "rules/wrg/siege/tower.h"

/* --- what is in a battle ------------------------------------------------ */

static const char *const task_words[]
    = { "breach-wall", "mine",           "build-works", "assault-breach", "escalade", "bring-tower",
        "fill-ditch",  "clear-palisade", NULL };
static const char *const task_labels[] = { N_ ("batter a stone wall down"),
                                           N_ ("dig a mine"),
                                           N_ ("build field defences"),
                                           N_ ("assault a breach"),
                                           N_ ("climb a wall"),
                                           N_ ("push a siege tower up"),
                                           N_ ("fill a ditch"),
                                           N_ ("clear a palisade"),
                                           NULL };

const MuField mu_siege_task_fields[] = {
  ARG_CHOICE ("task", N_ ("What is wanted"), N_ ("what is wanted"), task_words, task_labels),
  FIELDS_END,
};

void
mu_siege_task_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuWrgSiegeTask wanted = (MuWrgSiegeTask) mu_field_number (task->input, "task");
  const MuRule rule = mu_wrg_siege_refused (wanted);
  answer->compared = TRUE;
  mu_trace_add (&answer->trace, MU_RULE_WRG_ENGINEERING_SCOPE, rule == MU_RULE_NONE);
  mu_siege_yes_or_no (answer, "in-battle", rule == MU_RULE_NONE);
  if (rule == MU_RULE_NONE)
    mu_sum_headline (answer, _ ("It can be done in this battle"));
  else {
    mu_sum_headline (answer, _ ("Not in one day's battle"));
    mu_sum_note (answer, _ ("Sieges want rules of their own; field defences are there before the "
                            "battle begins."));
  }
}

/* --- ditch -------------------------------------------------------------- */

const MuField mu_siege_ditch_fields[] = {
  ARG_NUMBER ("width", N_ ("Width of the ditch"), N_ ("how wide the ditch is, in paces"), 0, 1000,
              20),
  ASK_NUMBER ("fascines", N_ ("Fascines thrown in"), N_ ("fascines thrown in so far"), 0,
              SIEGE_FIGURES, 0),
  ASK_TROOP ("troop", N_ ("Who carries them"), N_ ("who carries the fascines")),
  FIELDS_END,
};

/* Half paces as players write them. */
static char *
half_paces (int halves)
{
  return g_strdup_printf (halves % 2 ? "%d½" : "%d", halves / 2);
}

static void
tell_ditch (const MuWrgDitch *ditch, int open, MuSumAnswer *answer)
{
  const int needed = mu_wrg_ditch_fascines_needed (ditch);
  g_autofree char *paces = half_paces (open);
  mu_sum_result_number (answer, "fascines", needed);
  mu_siege_yes_or_no (answer, "filled", needed == 0);
  if (needed == 0)
    mu_sum_headline (answer, _ ("The ditch is filled"));
  else
    mu_sum_headline (
        answer, ngettext ("%d fascine fills it", "%d fascines fill it", (gulong) needed), needed);
  if (needed > 0)
    mu_sum_detail (answer, _ ("%s paces are open"), paces);
  if (mu_wrg_ditch_stops_gear (ditch) != MU_RULE_NONE)
    mu_sum_note (answer, _ ("Rams, penthouses and towers cannot cross until it is filled."));
  mu_sum_note (answer, _ ("Carriers move at normal speed, may use their shields, and throw "
                          "without delay."));
}

void
mu_siege_ditch_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuTroop *troop = mu_siege_troop (task->input, "troop");
  const MuWrgDitch ditch = { .width = mu_field_number (task->input, "width"),
                             .fascines = mu_field_number (task->input, "fascines") };
  if (ditch.width < 1)
    mu_sum_refuse (answer, MU_RULE_WRG_ENGINEERING_FASCINE,
                   _ ("A ditch is at least one pace wide"));
  else if (troop && mu_wrg_fascine_refused ((MuTroopType) troop->type) != MU_RULE_NONE)
    mu_sum_refuse (answer, MU_RULE_WRG_ENGINEERING_FASCINE, _ ("Only infantry carries fascines"));
  if (answer->refusal)
    return;
  answer->compared = TRUE; /* the lines are half paces, as the detail is not */
  tell_ditch (&ditch, mu_wrg_ditch_open (&ditch, &answer->trace), answer);
}

/* --- doors and palisades ------------------------------------------------ */

static const char *const barrier_words[] = { "door", "palisade", NULL };
static const char *const barrier_labels[] = { N_ ("a door"), N_ ("60 paces of palisade"), NULL };

#define UNLIT                                                                                      \
  ASK_FLAG ("unlit", N_ ("By night, without light"), N_ ("by night, without light: half pace"))

const MuField mu_siege_ram_fields[] = {
  ARG_NUMBER ("crew", N_ ("Figures at the ram"), N_ ("figures at the ram: 4 to 6"), 0,
              SIEGE_FIGURES, 6),
  ASK_NUMBER ("done", N_ ("Periods at the door so far"), N_ ("periods at the door so far"), 0, 100,
              0),
  ASK_TROOP ("troop", N_ ("Who carries it"), N_ ("who carries the ram")),
  UNLIT,
  FIELDS_END,
};

const MuField mu_siege_axe_fields[] = {
  ARG_CHOICE ("target", N_ ("What they chop at"), N_ ("what they chop at"), barrier_words,
              barrier_labels),
  ARG_NUMBER ("figures", N_ ("Figures with axes"),
              N_ ("figures with axes: up to 2 at a door, 3 at a palisade"), 0, SIEGE_FIGURES, 2),
  ASK_NUMBER ("done", N_ ("Figure-periods done so far"), N_ ("figures times periods, done so far"),
              0, 100, 0),
  ASK_TROOP ("troop", N_ ("Who chops"), N_ ("who chops")),
  UNLIT,
  FIELDS_END,
};

const MuField mu_siege_elephant_fields[] = {
  ARG_CHOICE ("target", N_ ("What they break"), N_ ("what they break"), barrier_words,
              barrier_labels),
  ARG_NUMBER ("models", N_ ("Elephants"), N_ ("elephant models at work"), 0, SIEGE_FIGURES, 1),
  ASK_NUMBER ("done", N_ ("Model-periods done so far"), N_ ("models times periods, done so far"), 0,
              100, 0),
  ASK_FLAG ("disordered", N_ ("Disordered"), N_ ("the elephants are disordered")),
  UNLIT,
  FIELDS_END,
};

static const char *
who_may (MuWrgBreachTool tool, MuWrgBarrier barrier)
{
  switch (tool) {
  case MU_BREACH_RAM:
    return N_ ("4 to 6 figures carry a ram");
  case MU_BREACH_AXES:
    return barrier == MU_BARRIER_DOOR ? N_ ("1 or 2 figures chop at a door")
                                      : N_ ("1 to 3 figures chop at a palisade");
  case MU_BREACH_ELEPHANTS:
    return N_ ("At least 1 elephant breaks it");
  }
  return "";
}

static void
refuse_workers (MuSumAnswer *answer, const MuWrgBreach *breach, int workers)
{
  const MuRule rule = mu_wrg_breach_refused (breach->barrier, breach->tool, workers);
  if (rule != MU_RULE_NONE)
    mu_sum_refuse (answer, rule, _ ("%s, not %d"), _ (who_may (breach->tool, breach->barrier)),
                   workers);
}

static void
refuse_troop (MuSumAnswer *answer, const MuSumTask *task, MuWrgBreachTool tool)
{
  const MuTroop *troop = mu_siege_troop (task->input, "troop");
  if (!troop)
    return;
  const MuRule rule = mu_wrg_breach_troop_refused (tool, (MuTroopType) troop->type, FALSE);
  if (rule != MU_RULE_NONE)
    mu_sum_refuse (answer, rule, _ ("Only infantry does such work"));
}

static void
tell_breach (const MuWrgBreach *breach, const MuWrgBreachPeriod *period, MuSumAnswer *answer)
{
  const int periods = mu_wrg_breach_periods (breach, period, &answer->trace);
  answer->compared = TRUE;
  mu_sum_result_number (answer, "periods", periods);
  if (periods == 0)
    mu_sum_headline (answer, _ ("The way is open"));
  else
    mu_sum_headline (
        answer,
        ngettext ("Breaks through in %d period", "Breaks through in %d periods", (gulong) periods),
        periods);
  if (period->unlit && periods > 0)
    mu_sum_note (answer, _ ("Without light there is twice as much to do."));
}

static void
work_breach (const MuSumTask *task, MuSumAnswer *answer, MuWrgBarrier barrier, MuWrgBreachTool tool,
             int workers)
{
  const MuWrgBreach breach
      = { .barrier = barrier, .tool = tool, .done = 2 * mu_field_number (task->input, "done") };
  const MuWrgBreachPeriod period
      = { .workers = workers, .unlit = mu_field_holds (task->input, "unlit") };
  refuse_workers (answer, &breach, workers);
  if (!answer->refusal)
    tell_breach (&breach, &period, answer);
}

void
mu_siege_ram_work (const MuSumTask *task, MuSumAnswer *answer)
{
  refuse_troop (answer, task, MU_BREACH_RAM);
  work_breach (task, answer, MU_BARRIER_DOOR, MU_BREACH_RAM, mu_field_number (task->input, "crew"));
  if (answer->refusal)
    return;
  mu_sum_note (answer, _ ("The crew moves at normal speed and counts unshielded."));
  mu_sum_note (answer, _ ("Once the crew falls below 4 figures the attempt has failed for good."));
}

void
mu_siege_axe_work (const MuSumTask *task, MuSumAnswer *answer)
{
  refuse_troop (answer, task, MU_BREACH_AXES);
  work_breach (task, answer, (MuWrgBarrier) mu_field_number (task->input, "target"), MU_BREACH_AXES,
               mu_field_number (task->input, "figures"));
}

void
mu_siege_elephant_work (const MuSumTask *task, MuSumAnswer *answer)
{
  if (mu_field_holds (task->input, "disordered"))
    mu_sum_refuse (answer, mu_wrg_breach_troop_refused (MU_BREACH_ELEPHANTS, MU_TROOP_EL, TRUE),
                   _ ("Disordered elephants break nothing down"));
  work_breach (task, answer, (MuWrgBarrier) mu_field_number (task->input, "target"),
               MU_BREACH_ELEPHANTS, mu_field_number (task->input, "models"));
  if (!answer->refusal)
    mu_sum_note (answer, _ ("With a howdah they may then stick in an archway: dice for it."));
}

/* --- archway ------------------------------------------------------------ */

const MuField mu_siege_archway_fields[] = {
  ASK_FLAG ("howdah", N_ ("Carries a howdah"), N_ ("the elephant carries a howdah")),
  ASK_DIE ("die", N_ ("Die"), N_ ("an ordinary die, where there is a howdah"), MU_ROLL_OTHER),
  FIELDS_END,
};

int
mu_siege_archway_dice (const MuSumInput *input, int field, MuDie *die)
{
  (void) field;
  *die = MU_DIE_ORDINARY;
  return mu_field_holds (input, "howdah") ? 1 : 0;
}

MuRule
mu_siege_archway_closed (const MuSumInput *input, int field, int word)
{
  (void) word;
  const gboolean idle = mu_field_is (input, field, "die") && !mu_field_holds (input, "howdah");
  return idle ? MU_RULE_WRG_ENGINEERING_ELEPHANT : MU_RULE_NONE;
}

void
mu_siege_archway_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const int face = mu_field_face (task->input, "die");
  const gboolean sticks = mu_wrg_archway_sticks (mu_field_holds (task->input, "howdah"), face);
  answer->compared = TRUE;
  if (face > 0)
    mu_trace_add (&answer->trace, MU_RULE_WRG_ENGINEERING_ELEPHANT, face);
  mu_siege_yes_or_no (answer, "sticks", sticks);
  if (task->odds && face > 0)
    mu_siege_bars_of_one (answer, _ ("gets through"), _ ("sticks"), MU_WRG_ARCHWAY_FREE_FROM, face);
  if (!sticks) {
    mu_sum_headline (answer, _ ("The elephant gets through"));
    return;
  }
  mu_sum_headline (answer, _ ("The elephant sticks"));
  mu_sum_note (answer, _ ("It blocks the entrance. Dice again at the start of each period until it "
                          "frees itself."));
}

/* --- penthouse ---------------------------------------------------------- */

const MuField mu_siege_penthouse_fields[] = {
  ARG_NUMBER ("movers", N_ ("Figures that move it"), N_ ("figures that move it: 6"), 0,
              SIEGE_FIGURES, 6),
  ASK_NUMBER ("ram-crew", N_ ("Crew of the ram inside"), N_ ("crew of the ram inside: 4 to 6"), 0,
              SIEGE_FIGURES, 0),
  FIELDS_END,
};

void
mu_siege_penthouse_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuWrgPenthouse penthouse = { .movers = mu_field_number (task->input, "movers"),
                                     .ram_crew = mu_field_number (task->input, "ram-crew") };
  const MuRule rule = mu_wrg_penthouse_refused (task->readings, &penthouse);
  if (rule == MU_RULE_WRG_ENGINEERING_PENTHOUSE)
    mu_sum_refuse (answer, rule, _ ("6 figures are needed to move a penthouse, not %d"),
                   penthouse.movers);
  else if (rule != MU_RULE_NONE)
    mu_sum_refuse (answer, rule, _ ("4 to 6 figures carry a ram, not %d"), penthouse.ram_crew);
  if (answer->refusal)
    return;
  answer->compared = TRUE;
  mu_trace_add (&answer->trace, MU_RULE_WRG_ENGINEERING_PENTHOUSE, penthouse.movers);
  mu_sum_result_number (answer, "move", mu_wrg_siege_gear_move ());
  mu_sum_headline (answer, _ ("Moves %d paces a period"), mu_wrg_siege_gear_move ());
  mu_sum_note (answer, _ ("Those who move it count unshielded while they do."));
  mu_sum_note (answer, _ ("Only stone-throwers hurt the crew of the ram inside."));
}

/* --- tower -------------------------------------------------------------- */

const MuField mu_siege_tower_fields[] = {
  ARG_NUMBER ("carried", N_ ("Figures aboard"), N_ ("figures aboard"), 0, SIEGE_FIGURES, 6),
  ARG_NUMBER ("pushers", N_ ("Figures that push"), N_ ("infantry figures that push"), 0,
              SIEGE_FIGURES, 14),
  ASK_NUMBER ("animals", N_ ("Horses or yokes of oxen"),
              N_ ("horses or yokes of oxen, each in place of 2 figures"), 0, SIEGE_FIGURES, 0),
  ASK_NUMBER ("waiting", N_ ("Figures ready for the drawbridge"),
              N_ ("figures that wait to cross the drawbridge, in the tower or behind it"), 0,
              SIEGE_FIGURES, 0),
  ASK_NUMBER ("quarters", N_ ("Quarter periods of ground given"),
              N_ ("quarter periods for which the enemy has given ground"), 0, 100, 0),
  ASK_NUMBER ("room", N_ ("Room for more figures beyond"),
              N_ ("figures beyond the first two for whom there is room; else enough"), 0,
              SIEGE_FIGURES, SIEGE_FIGURES),
  FIELDS_END,
};

/* wrg.engineering.tower: with animals it does not come up to the wall */
MuRule
mu_siege_tower_closed (const MuSumInput *input, int field, int word)
{
  (void) word;
  const MuWrgTower tower = { .animals = mu_field_number (input, "animals") };
  const gboolean crossing = mu_field_is (input, field, "waiting")
                            || mu_field_is (input, field, "quarters")
                            || mu_field_is (input, field, "room");
  return crossing ? mu_wrg_tower_off_wall (&tower) : MU_RULE_NONE;
}

static void
tell_tower (const MuWrgTower *tower, int missing, MuSumAnswer *answer)
{
  const gboolean touches = mu_wrg_tower_off_wall (tower) == MU_RULE_NONE;
  mu_sum_result_number (answer, "missing", missing);
  mu_sum_result_number (answer, "move", missing == 0 ? mu_wrg_siege_gear_move () : 0);
  mu_siege_yes_or_no (answer, "drawbridge", touches);
  if (missing > 0)
    mu_sum_headline (
        answer,
        ngettext ("%d more figure must push", "%d more figures must push", (gulong) missing),
        missing);
  else
    mu_sum_headline (answer, _ ("Moves %d paces a period"), mu_wrg_siege_gear_move ());
  mu_sum_note (answer, _ ("The pushers count unshielded."));
  if (!touches)
    mu_sum_note (answer, _ ("With animals it cannot come up to a wall: it only shoots."));
}

static void
tell_drawbridge (const MuSumInput *input, MuSumAnswer *answer)
{
  const int room = (int) mu_sum_number (input, "room", SIEGE_FIGURES);
  const int across = mu_wrg_drawbridge_across (mu_field_number (input, "quarters"),
                                               mu_field_number (input, "waiting"), room, NULL);
  mu_sum_result_number (answer, "across", across);
  mu_sum_detail (answer,
                 ngettext ("%d figure across the drawbridge", "%d figures across the drawbridge",
                           (gulong) across),
                 across);
  mu_sum_note (answer, _ ("They fight on equal terms; two more may follow for each quarter period "
                          "in which the enemy gives ground."));
}

void
mu_siege_tower_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuWrgTower tower = { .carried = mu_field_number (task->input, "carried"),
                             .pushers = mu_field_number (task->input, "pushers"),
                             .animals = mu_field_number (task->input, "animals") };
  tell_tower (&tower, mu_wrg_tower_missing (&tower, &answer->trace), answer);
  if (mu_field_holds (task->input, "waiting"))
    tell_drawbridge (task->input, answer);
}

/* --- who is hurt -------------------------------------------------------- */

static const char *const place_words[] = { "top", "drawbridge", "inside", "pushing", NULL };
static const char *const place_labels[]
    = { N_ ("top storey"), N_ ("charging over the drawbridge"), N_ ("inside, or part way up"),
        N_ ("pushing it"), NULL };
static const char *const missile_words[] = { "missiles", "stones", NULL };
static const char *const missile_labels[] = { N_ ("missiles"), N_ ("stone-throwers"), NULL };

const MuField mu_siege_tower_crew_fields[] = {
  ARG_CHOICE ("place", N_ ("Where they are"), N_ ("where in the tower they are"), place_words,
              place_labels),
  ARG_CHOICE ("by", N_ ("Shot at by"), N_ ("what they are shot at with"), missile_words,
              missile_labels),
  ASK_WEAPON ("using", N_ ("Their own weapon"), N_ ("the weapon they mean to shoot with, if any")),
  FIELDS_END,
};

static void
tell_exposed (const MuWrgAboardVerdict *verdict, MuSumAnswer *answer)
{
  answer->compared = TRUE;
  mu_trace_add (&answer->trace, verdict->rule, verdict->hurt);
  mu_siege_yes_or_no (answer, "hurt", verdict->hurt);
  mu_siege_yes_or_no (answer, "cover", verdict->cover);
  mu_siege_yes_or_no (answer, "shieldless", verdict->shieldless);
  if (!verdict->hurt)
    mu_sum_headline (answer, _ ("Cannot be hurt"));
  else
    mu_sum_headline (answer, verdict->cover        ? _ ("Can be hurt, in partial cover")
                             : verdict->shieldless ? _ ("Can be hurt, unshielded")
                                                   : _ ("Can be hurt"));
}

void
mu_siege_tower_crew_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuWrgTowerPlace place = (MuWrgTowerPlace) mu_field_number (task->input, "place");
  const MuFieldValue *weapon = mu_sum_value (task->input, "using");
  const MuRule rule = mu_wrg_aboard_shooter_refused (place, (MuWeapon) weapon->number);
  if (weapon->given && rule != MU_RULE_NONE) {
    mu_sum_refuse (answer, rule,
                   _ ("Javelins, bows and crossbows shoot from the top storey alone, artillery "
                      "from further down, and nothing else"));
    return;
  }
  const MuWrgAboardVerdict verdict
      = mu_wrg_aboard_exposed (place, mu_field_number (task->input, "by") == 1);
  tell_exposed (&verdict, answer);
}
