/* The time of manoeuvres, in words. */
#include "app/sums/wrg/sums_weather.h"
#include "rules/battle/terms.h"
#include "rules/troop/troop.h"
#include "rules/wrg/move/formation.h"

enum { CHANGE_TURN, CHANGE_SQUARE_TURN, CHANGE_FORMATION };
static const char *const change_words[]
    = { "turn",     "square-turn", "wedge",     "square", "column", "testudo",
        "dismount", "remount",     "disembark", "embark", NULL };
static const char *const change_labels[] = { N_ ("Turn by 90 or 180 degrees"),
                                             N_ ("Face an attack in hollow square"),
                                             N_ ("Form wedge"),
                                             N_ ("Form hollow square"),
                                             N_ ("Column from wedge or square"),
                                             N_ ("Testudo from a column, or back"),
                                             N_ ("Dismount"),
                                             N_ ("Mount again"),
                                             N_ ("Disembark"),
                                             N_ ("Embark"),
                                             NULL };

const MuField mu_manoeuvre_fields[] = {
  FIELD_TROOP,
  NEED_CHOICE ("change", N_ ("Change"), N_ ("the change of direction or formation"), change_words,
               change_labels),
  ASK_FLAG ("by-general", N_ ("Ordered by the general in person"),
            N_ ("their general came and ordered it")),
  FIELD_HINDRANCE,
  FIELDS_END,
};

static int
quarters_of (const MuSumInput *input)
{
  MuTroop troop = mu_weather_troop (input);
  MuWrgHindrance slowed = mu_weather_hindrance (input);
  gint64 change = mu_sum_number (input, "change", CHANGE_TURN);
  if (change == CHANGE_TURN)
    return mu_wrg_turn_time (&troop, &slowed);
  if (change == CHANGE_SQUARE_TURN)
    return mu_wrg_square_turn_time (&slowed);
  return mu_wrg_formation_time ((MuWrgFormationChange) (change - CHANGE_FORMATION), &slowed);
}

static MuRule
rule_of (gint64 change)
{
  if (change == CHANGE_TURN)
    return MU_RULE_WRG_MOVE_DIRECTION_TURN;
  if (change == CHANGE_SQUARE_TURN)
    return MU_RULE_WRG_MOVE_SQUARE;
  return change - CHANGE_FORMATION < MU_WRG_DISMOUNT ? MU_RULE_WRG_MOVE_FORMATION_SPECIAL
                                                     : MU_RULE_WRG_MOVE_FORMATION_DISMOUNT;
}

/* wrg.move.formation.dismounted-type, wrg.move.formation.mounts */
static gboolean
put_dismounted (const MuSumInput *input, MuSumAnswer *answer)
{
  MuTroop troop = mu_weather_troop (input);
  MuTroopType foot = (MuTroopType) troop.type;
  MuRule barred;
  if (mu_type_is_infantry (foot)) /* wrg.points.transport: it rides to battle */
    barred = MU_RULE_NONE;
  else
    barred = mu_wrg_dismounted (&troop, mu_sum_number (input, "by-general", 0) != 0, &foot);
  if (barred != MU_RULE_NONE) {
    mu_sum_forbid (answer, barred,
                   _ ("they do not dismount: crews never do, and irregular cavalry of class A or "
                      "B only when their general comes and orders it"));
    return FALSE;
  }
  mu_sum_result (answer, "foot", mu_troop_type_name (foot));
  mu_sum_note (answer, _ ("On foot they are %s."), mu_troop_type_name (foot));
  mu_sum_note (answer,
               _ ("The mounts stay %d paces behind; if the enemy reach them first, they are lost."),
               MU_WRG_MOUNTS_BEHIND);
  return TRUE;
}

static gboolean
is_change (const MuSumInput *input, MuWrgFormationChange change)
{
  return mu_sum_number (input, "change", CHANGE_TURN) == CHANGE_FORMATION + (int) change;
}

/* wrg.formation.wedge.limits, wrg.formation.testudo: no other foot can be the
 * legionaries of the book than regular heavy infantry with shields. */
static gboolean
may_form (const MuSumTask *task, MuSumAnswer *answer)
{
  MuTroop troop = mu_weather_troop (task->input);
  gboolean testudo = is_change (task->input, MU_WRG_FORM_TESTUDO);
  MuWrgFormed formed = {
    .troop = troop,
    .formation = testudo ? MU_FORMATION_TESTUDO : MU_FORMATION_WEDGE,
    .wide = testudo ? 4 : 1,
    .legionary = mu_wrg_may_be_legionary (&troop),
    .wedge_heads = 1,
  };
  if (!testudo && !is_change (task->input, MU_WRG_FORM_WEDGE))
    return TRUE;
  MuRule barred = mu_wrg_formation_barred (task->readings, &formed);
  if (barred != MU_RULE_NONE)
    mu_sum_forbid (answer, barred, "%s",
                   testudo ? _ ("only Roman legionaries with shields form a testudo")
                           : _ ("neither chariots nor elephants nor engines form a wedge"));
  return barred == MU_RULE_NONE;
}

/* wrg.move.formation.dismounted-type: who never dismounts never mounts again. */
static gboolean
may_mount (const MuSumInput *input, MuSumAnswer *answer)
{
  if (is_change (input, MU_WRG_DISMOUNT))
    return put_dismounted (input, answer);
  if (!is_change (input, MU_WRG_REMOUNT)
      || !mu_type_is_model ((MuTroopType) mu_weather_troop (input).type))
    return TRUE;
  mu_sum_forbid (answer, MU_RULE_WRG_MOVE_FORMATION_DISMOUNTED_TYPE, "%s",
                 _ ("crews never dismount, nor mount again"));
  return FALSE;
}

static void
put_doubled (const MuSumTask *task, MuSumAnswer *answer)
{
  MuWrgHindrance slowed = mu_weather_hindrance (task->input);
  if (slowed.disordered)
    mu_weather_line (answer, MU_RULE_WRG_MOVE_MANOEUVRE, 2);
  if (slowed.tired)
    mu_weather_line (answer, MU_RULE_WRG_FATIGUE_ZERO, 2);
  if (slowed.tired)
    mu_weather_note_fatigue (task, answer);
}

/* wrg.move.direction.turn, wrg.move.formation.special, wrg.move.formation.dismount */
void
mu_manoeuvre_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuSumInput *input = task->input;
  MuTroop troop = mu_weather_troop (input);
  int quarters = quarters_of (input);
  int left = mu_wrg_move_after (mu_wrg_type_normal_move ((MuTroopType) troop.type), quarters);
  if (!may_form (task, answer) || !may_mount (input, answer))
    return;
  mu_sum_result_number (answer, "quarters", quarters);
  mu_sum_result_number (answer, "left", left);
  mu_sum_headline (answer, ngettext ("%d quarter of a period", "%d quarters of a period", quarters),
                   quarters);
  mu_sum_detail (answer, _ ("%d paces of a normal move are left"), left);
  mu_weather_line (answer, rule_of (mu_sum_number (input, "change", CHANGE_TURN)), quarters);
  put_doubled (task, answer);
}

/* --- frontage ----------------------------------------------------------- */

const MuField mu_frontage_fields[] = {
  FIELD_TROOP,
  ASK_NUMBER ("quarters", N_ ("Quarters"), N_ ("quarters of a period that it takes"), 1, 4, 1),
  ASK_NUMBER ("figures", N_ ("Figures wanted"), N_ ("figures by which the frontage should change"),
              1, 200, 4),
  FIELD_HINDRANCE,
  FIELDS_END,
};

/* wrg.move.formation.frontage, wrg.move.manoeuvre */
void
mu_frontage_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuSumInput *input = task->input;
  gboolean regular = mu_weather_troop (input).regular;
  MuWrgHindrance slowed = mu_weather_hindrance (input);
  int quarters = (int) mu_sum_number (input, "quarters", 1);
  int figures = mu_wrg_frontage_figures (regular, quarters, &slowed);
  mu_sum_result_number (answer, "figures", figures);
  mu_sum_headline (
      answer, ngettext ("%d figure wider or narrower", "%d figures wider or narrower", figures),
      figures);
  mu_sum_detail (answer,
                 ngettext ("in %d quarter of a period", "in %d quarters of a period", quarters),
                 quarters);
  if (mu_sum_value (input, "figures")->given) {
    int wanted = (int) mu_sum_number (input, "figures", 0);
    int needed = mu_wrg_frontage_time (regular, wanted, &slowed);
    mu_sum_result_number (answer, "needed", needed);
    mu_sum_note (answer,
                 ngettext ("All that is wanted takes %d quarter of a period.",
                           "All that is wanted takes %d quarters of a period.", needed),
                 needed);
  }
  mu_weather_line (answer, MU_RULE_WRG_MOVE_FORMATION_FRONTAGE, figures);
  if (slowed.difficult)
    mu_weather_line (answer, MU_RULE_WRG_MOVE_MANOEUVRE, 2);
  put_doubled (task, answer);
}

/* --- lapping round ------------------------------------------------------ */

static const char *const against_words[] = { "fresh-enemy", "recoiled", NULL };
static const char *const against_labels[]
    = { N_ ("Fresh enemy figures meet them"), N_ ("Forced to recoil"), NULL };

const MuField mu_lap_fields[] = {
  NEED_NUMBER ("overlapped", N_ ("Figures that overlapped"),
               N_ ("figures that fought as an overlap of this flank last period"), 0, 20, 3),
  ASK_SET ("against", N_ ("Against it"), N_ ("what keeps them from it"), against_words,
           against_labels),
  FIELDS_END,
};

/* wrg.move.formation.lap */
void
mu_lap_work (const MuSumTask *task, MuSumAnswer *answer)
{
  MuRule barred;
  int figures = mu_wrg_lap_figures ((int) mu_sum_number (task->input, "overlapped", 0),
                                    mu_field_has (task->input, "against", 0),
                                    mu_field_has (task->input, "against", 1), &barred);
  mu_sum_result_number (answer, "figures", figures);
  mu_sum_result_number (answer, "quarters",
                        figures > 0 ? mu_wrg_formation_time (MU_WRG_LAP_ROUND, NULL) : 0);
  mu_sum_headline (answer, ngettext ("%d figure laps round", "%d figures lap round", figures),
                   figures);
  if (barred == MU_RULE_NONE)
    mu_sum_note (answer, "%s",
                 _ ("It takes a quarter of a period; more may join them by growing the frontage."));
  mu_weather_line (answer, MU_RULE_WRG_MOVE_FORMATION_LAP, figures);
}

/* --- wheel and incline -------------------------------------------------- */

const MuField mu_wheel_fields[] = {
  FIELD_TROOP,
  ASK_NUMBER ("quarters", N_ ("Quarters"), N_ ("quarters of a period that it takes"), 1, 4, 1),
  ASK_NUMBER ("wide", N_ ("Figures wide"), N_ ("figures or models in the front rank"), 1, 60, 4),
  ASK_NUMBER ("horses", N_ ("Horses of a chariot"), N_ ("horses of each chariot"), 2, 4, 2),
  FIELD_HINDRANCE,
  FIELDS_END,
};

/* wrg.move.direction.free, wrg.move.direction.free-models */
static void
put_free (const MuSumTask *task, MuSumAnswer *answer)
{
  MuTroopType type = (MuTroopType) mu_weather_troop (task->input).type;
  int wide = (int) mu_sum_number (task->input, "wide", 0);
  int horses = (int) mu_sum_number (task->input, "horses", 0);
  gboolean named = !mu_type_is_model (type) && !mu_type_is_camelry (type);
  gboolean free_of_cost = mu_wrg_wheels_free (task->readings, type, horses, wide);
  if (wide == 0)
    return;
  mu_weather_yes_no (answer, "free", free_of_cost);
  mu_sum_note (answer, "%s",
               free_of_cost ? _ ("So narrow a column wheels at no cost.")
                            : _ ("The time of the wheel comes off the move."));
  mu_weather_line (answer,
                   named ? MU_RULE_WRG_MOVE_DIRECTION_FREE : MU_RULE_WRG_MOVE_DIRECTION_FREE_MODELS,
                   wide);
}

/* wrg.move.direction.wheel */
void
mu_wheel_work (const MuSumTask *task, MuSumAnswer *answer)
{
  MuTroop troop = mu_weather_troop (task->input);
  MuWrgHindrance slowed = mu_weather_hindrance (task->input);
  int quarters = (int) mu_sum_number (task->input, "quarters", 1);
  int paces = mu_wrg_wheel_paces (&troop, quarters, &slowed);
  mu_sum_result_number (answer, "outer", paces);
  mu_sum_headline (answer, ngettext ("%d pace", "%d paces", paces), paces);
  mu_sum_detail (answer, "%s", _ ("for the outer figure; the inner one is the pivot"));
  mu_weather_line (answer, MU_RULE_WRG_MOVE_DIRECTION_WHEEL, paces);
  put_doubled (task, answer);
  put_free (task, answer);
}

const MuField mu_incline_fields[] = { FIELD_TROOP, FIELDS_END };

/* wrg.move.direction.incline */
void
mu_incline_work (const MuSumTask *task, MuSumAnswer *answer)
{
  MuTroop troop = mu_weather_troop (task->input);
  MuRule barred = mu_wrg_incline_barred (&troop);
  int paces = mu_wrg_incline_paces (&troop);
  if (barred != MU_RULE_NONE) {
    mu_sum_forbid (answer, barred, "%s",
                   _ ("only regular infantry of class A, B or C can incline"));
    return;
  }
  mu_sum_result_number (answer, "forward", paces);
  mu_sum_result_number (answer, "aside", paces);
  mu_sum_headline (answer, _ ("%d paces forward and as many to the side"), paces);
  mu_weather_line (answer, MU_RULE_WRG_MOVE_DIRECTION_INCLINE, paces);
}
