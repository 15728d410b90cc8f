/* The odds of a melee of up to eight periods, as a sum of its own. */
#include "app/sums/wrg/fight/fight.h"
#include "app/sums/wrg/odds_bars.h"

static const char *const circumstance_words[] = { FIGHT_MELEE_WORDS, NULL };
static const char *const circumstance_labels[] = { FIGHT_MELEE_LABELS, NULL };

typedef enum {
  STATE_DISORDERED,
  STATE_STAYS_DISORDERED,
  STATE_GENERAL,
  STATE_HOLDS,
  STATE_RECOILED,
  STATE_ONCE,
  STATE_TWICE,
  STATE_THRICE,
} State;
static const char *const state_words[]
    = { "disordered",    "stays-disordered", "general",         "holds", "recoiled",
        "recoiled-once", "recoiled-twice",   "recoiled-thrice", NULL };
static const char *const state_labels[] = { N_ ("disordered"),
                                            N_ ("disordered for as long as it lasts"),
                                            N_ ("general in the front rank"),
                                            N_ ("will not follow up"),
                                            N_ ("has recoiled in this melee"),
                                            N_ ("recoiled last period"),
                                            N_ ("recoiled in the last two periods"),
                                            N_ ("recoiled in the last three periods"),
                                            NULL };

/* The same fields for either side, but for the words. */
#define BODY_FIELDS(side, figures_label, files_label, front_label, using_label, crew_label,        \
                    horses_label, carried_label, first_label, later_label, state_label)            \
  NEED_NUMBER (side "-figures", figures_label, N_ ("figures or models of the body"), 1,            \
               MU_ODDS_FIGURES_MOST, 20),                                                          \
      ASK_NUMBER (side "-files", files_label, N_ ("figures in its front rank; else all"), 1,       \
                  MU_ODDS_FIGURES_MOST, 10),                                                       \
      ASK_NUMBER (side "-front", front_label,                                                      \
                  N_ ("of these, those in contact or in an overlap; else all"), 1,                 \
                  MU_ODDS_FIGURES_MOST, 10),                                                       \
      ASK_WEAPON (side "-using", using_label,                                                      \
                  N_ ("the weapon in hand; else the best of each period")),                        \
      ASK_CREW (side "-crew", crew_label,                                                          \
                N_ ("the crew of each model that fight this way, by weapon")),                     \
      ASK_HORSES (side "-horses", horses_label),                                                   \
      ASK_CARRIED (side "-carried", carried_label, N_ ("casualties carried from before")),         \
      ASK_SET (side "-first", first_label, N_ ("what holds in the first period"),                  \
               circumstance_words, circumstance_labels),                                           \
      ASK_SET (side "-later", later_label, N_ ("what holds in every later period"),                \
               circumstance_words, circumstance_labels),                                           \
      ASK_SET (side "-state", state_label, N_ ("how it stands"), state_words, state_labels)

static const MuField fields[] = {
  ARG_TROOP ("a", N_ ("First body"), N_ ("who fight")),
  ARG_TROOP ("b", N_ ("Second body"), N_ ("whom they fight")),
  ASK_NUMBER ("periods", N_ ("Periods ahead"), N_ ("how many periods to look ahead; else 8"), 1,
              MU_ODDS_PERIODS, MU_ODDS_PERIODS),
  ASK_NUMBER ("period", N_ ("Period of the melee"),
              N_ ("which period of this melee comes next, from 1"), 1, 100, 1),
  BODY_FIELDS ("a", N_ ("First: figures"), N_ ("First: files"), N_ ("First: in contact"),
               N_ ("First: weapon"), N_ ("First: crew"), N_ ("First: horses"),
               N_ ("First: carried"), N_ ("First: at first"), N_ ("First: later"),
               N_ ("First: state")),
  BODY_FIELDS ("b", N_ ("Second: figures"), N_ ("Second: files"), N_ ("Second: in contact"),
               N_ ("Second: weapon"), N_ ("Second: crew"), N_ ("Second: horses"),
               N_ ("Second: carried"), N_ ("Second: at first"), N_ ("Second: later"),
               N_ ("Second: state")),
  FIELDS_END,
};
G_STATIC_ASSERT (G_N_ELEMENTS (fields) - 1 <= MU_SUM_FIELDS);

/* Of both sides, beside each other; the places follow from the table. */
enum {
  FIELD_TROOP,
  FIELD_PERIODS = 2,
  FIELD_PERIOD,
  FIELD_FIGURES,
  FIELD_FILES,
  FIELD_FRONT,
  FIELD_USING,
  FIELD_CREW,
  FIELD_HORSES,
  FIELD_CARRIED,
  FIELD_FIRST,
  FIELD_LATER,
  FIELD_STATE,
  FIELD_SECOND, /* where the second side's begin */
};
#define BODY_FIELDS_COUNT (FIELD_SECOND - FIELD_FIGURES)

static const MuFieldValue *
value_of (const MuSumInput *input, int side, int field)
{
  return &input->value[field == FIELD_TROOP ? side : field + side * BODY_FIELDS_COUNT];
}

static int
number_of (const MuSumInput *input, int side, int field, int fallback)
{
  const MuFieldValue *value = value_of (input, side, field);
  return value->given ? (int) value->number : fallback;
}

static unsigned
set_of (const MuSumInput *input, int side, int field)
{
  const MuFieldValue *value = value_of (input, side, field);
  return value->given ? (unsigned) value->set : 0;
}

static int
recoils_in (unsigned state)
{
  if (state >> STATE_THRICE & 1u)
    return 3;
  return state >> STATE_TWICE & 1u ? 2 : (int) (state >> STATE_ONCE & 1u);
}

static MuOddsBody
body_of (const MuSumInput *input, int side)
{
  const MuFieldValue *weapon = value_of (input, side, FIELD_USING);
  const unsigned state = set_of (input, side, FIELD_STATE);
  MuOddsBody body = {
    .troop = value_of (input, side, FIELD_TROOP)->troop,
    .best_weapon = !weapon->given,
    .weapon = weapon->given ? (MuWeapon) weapon->number : MU_WEAPON_SIDEARM,
    .figures = number_of (input, side, FIELD_FIGURES, 1),
    .carried = number_of (input, side, FIELD_CARRIED, 0),
    .period = input->value[FIELD_PERIOD].given ? (int) input->value[FIELD_PERIOD].number : 1,
    .first = set_of (input, side, FIELD_FIRST),
    .later = set_of (input, side, FIELD_LATER),
    .disordered = state >> STATE_DISORDERED & 1u,
    .stays_disordered = state >> STATE_STAYS_DISORDERED & 1u,
    .general = state >> STATE_GENERAL & 1u,
    .holds = state >> STATE_HOLDS & 1u,
    .recoiled = state >> STATE_RECOILED & 1u,
    .recoils = recoils_in (state),
  };
  body.files = number_of (input, side, FIELD_FILES, body.figures);
  body.front = number_of (input, side, FIELD_FRONT, body.files);
  if (value_of (input, side, FIELD_CREW)->given)
    body.crew = value_of (input, side, FIELD_CREW)->crew;
  if (mu_type_is_chariot ((MuTroopType) body.troop.type))
    body.crew.horses = (guint8) number_of (input, side, FIELD_HORSES, 2);
  return body;
}

static MuOddsMelee
melee_of (const MuSumInput *input)
{
  return (MuOddsMelee){ { body_of (input, 0), body_of (input, 1) } };
}

/* --- what cannot be ----------------------------------------------------- */

static MuRule
circumstance_rule (unsigned circumstance)
{
  static const MuRule rules[] = {
    MU_RULE_WRG_MELEE_TACTICAL_FACED_SPEARS,
    MU_RULE_WRG_MELEE_TACTICAL_OBSTACLE_INFANTRY,
    MU_RULE_WRG_MELEE_TACTICAL_CHARGING,
    MU_RULE_WRG_MELEE_TACTICAL_UNCONTROLLED,
    MU_RULE_WRG_MELEE_TACTICAL_UPHILL,
    MU_RULE_WRG_MELEE_TACTICAL_SHIELDLESS,
    MU_RULE_WRG_MELEE_TACTICAL_SUPER_HEAVY_FLANK,
    MU_RULE_WRG_MELEE_TACTICAL_PURSUING_CONTACT,
  };
  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    if (circumstance == 1u << i)
      return rules[i];
  return MU_RULE_NONE;
}

/* Whether this one circumstance can hold between these troops. */
static MuRule
close_circumstance (const MuSumInput *input, int side, int word)
{
  MuOddsMelee melee = { { { .best_weapon = true }, { .best_weapon = true } } };
  MuOddsFault fault;
  for (int s = 0; s < 2; s++) {
    MuOddsBody *body = &melee.side[s];
    body->troop = value_of (input, s, FIELD_TROOP)->troop;
    body->figures = body->files = body->front = body->period = 1;
    body->first = s == side ? 1u << word : 0;
    if (mu_type_is_chariot ((MuTroopType) body->troop.type))
      body->crew.horses = 2;
    if (body->troop.type == MU_TROOP_ART)
      body->crew.count = 2;
  }
  return mu_odds_melee_check (NULL, &melee, &fault) == MU_ODDS_CANNOT_APPLY
             ? circumstance_rule (1u << word)
             : MU_RULE_NONE;
}

/* wrg.points.crew: figures have none; wrg.melee.factor.chariot, wrg.melee.factor.elephant: these
 * fight themselves. */
static MuRule
close_field (const MuTroop *troop, int field)
{
  const MuTroopType type = (MuTroopType) troop->type;
  if (field == FIELD_CREW && !mu_type_is_model (type))
    return MU_RULE_WRG_POINTS_CREW;
  if (field == FIELD_HORSES && !mu_type_is_chariot (type))
    return MU_RULE_WRG_POINTS_CREW;
  if (field == FIELD_USING && mu_type_is_chariot (type))
    return MU_RULE_WRG_MELEE_FACTOR_CHARIOT;
  return field == FIELD_USING && type == MU_TROOP_EL ? MU_RULE_WRG_MELEE_FACTOR_ELEPHANT
                                                     : MU_RULE_NONE;
}

static MuRule
close (const MuSumInput *input, int place, int word)
{
  const int side = place >= FIELD_SECOND;
  const int field = place - side * BODY_FIELDS_COUNT;
  if (place < FIELD_FIGURES || !input->value[0].given || !input->value[1].given)
    return MU_RULE_NONE;
  const MuTroop *troop = &value_of (input, side, FIELD_TROOP)->troop;
  if (word < 0)
    return close_field (troop, field);
  if (field == FIELD_FIRST || field == FIELD_LATER)
    return close_circumstance (input, side, word);
  if (field == FIELD_STATE && word >= STATE_ONCE
      && word - STATE_ONCE + 1 >= mu_wrg_recoil_limit ((MuTroopClass) troop->class))
    return MU_RULE_WRG_AFTER_BREAK_COUNT;
  return MU_RULE_NONE;
}

static void
refuse (MuSumAnswer *answer, MuOddsAnswer why, const MuOddsFault *fault)
{
  const char *who = fault->side == 0 ? _ ("First body") : _ ("Second body");
  switch (why) {
  case MU_ODDS_OK:
    break;
  case MU_ODDS_BAD_TROOP:
    mu_sum_refuse (answer, fault->rule, _ ("%s: such troops or such a crew cannot be"), who);
    break;
  case MU_ODDS_BAD_FIGURES:
    mu_sum_refuse (answer, fault->rule, _ ("%s: 1 to %d figures can fight"), who,
                   MU_ODDS_FIGURES_MOST);
    break;
  case MU_ODDS_BAD_FILES:
    mu_sum_refuse (answer, fault->rule,
                   _ ("%s: more files than figures, or more in contact than files"), who);
    break;
  case MU_ODDS_BAD_CARRIED:
    mu_sum_refuse (answer, fault->rule, _ ("%s: 0 to 19 casualties can be carried"), who);
    break;
  case MU_ODDS_BAD_PERIOD:
    mu_sum_refuse (answer, fault->rule,
                   _ ("%s: it cannot have recoiled more often than it has fought"), who);
    break;
  case MU_ODDS_BAD_RECOILS:
    mu_sum_refuse (answer, fault->rule, _ ("%s: so many recoils would have broken it"), who);
    break;
  case MU_ODDS_BAD_SHOT:
    mu_sum_refuse (answer, fault->rule, _ ("%s: casualties are never below 0"), who);
    break;
  case MU_ODDS_NOT_CARRIED:
    mu_sum_refuse (answer, MU_RULE_WRG_TROOPS_WEAPONS_CLOSE, _ ("%s: it does not carry that"), who);
    break;
  case MU_ODDS_CANNOT_APPLY:
    mu_sum_refuse (answer, circumstance_rule (fault->circumstance),
                   _ ("%s: these troops cannot meet one of the circumstances"), who);
    break;
  case MU_ODDS_BAD_PERIODS:
    mu_sum_refuse (answer, fault->rule, _ ("1 to %d periods can be looked ahead"), MU_ODDS_PERIODS);
    break;
  case MU_ODDS_NO_ROOM:
    mu_sum_refuse (answer, fault->rule,
                   _ ("Not enough memory for bodies of this size: ask for fewer periods"));
    break;
  }
}

/* --- the answer --------------------------------------------------------- */

#define MILLION 1000000

static void
put_share (MuSumAnswer *answer, const char *key, int period, MuWays ways, MuWays of)
{
  g_autofree char *name = g_strdup_printf ("%s-%d", key, period);
  mu_sum_result_number (answer, name, mu_ways_share (ways, of, MILLION));
}

/* For scripts: parts per million after each period, then the men lost on
 * average, in hundredths. */
static void
put_results (MuSumAnswer *answer, const MuOddsCourse *course)
{
  const MuOddsAfter *last = &course->after[course->periods - 1];
  for (int i = 0; i < course->periods; i++) {
    const MuOddsAfter *after = &course->after[i];
    put_share (answer, "a-breaks", i + 1, after->broken[0], after->of);
    put_share (answer, "b-breaks", i + 1, after->broken[1], after->of);
    put_share (answer, "both-break", i + 1, after->both, after->of);
    put_share (answer, "parted", i + 1, after->parted, after->of);
    put_share (answer, "fighting", i + 1, after->fighting, after->of);
  }
  mu_sum_result_number (answer, "a-lost-hundredths",
                        (gint64) mu_ways_average (last->lost[0], last->of, 100));
  mu_sum_result_number (answer, "b-lost-hundredths",
                        (gint64) mu_ways_average (last->lost[1], last->of, 100));
}

static char *
percent (MuWays ways, MuWays of)
{
  /* what may fail is not rounded to what cannot */
  const uint32_t tenths = mu_ways_share (ways, of, 1000);
  return g_strdup_printf (_ ("%.1f %%"), (ways < of ? MIN (tenths, 999) : tenths) / 10.0);
}

static void
say (MuSumAnswer *answer, const MuOddsCourse *course)
{
  const MuOddsAfter *last = &course->after[course->periods - 1];
  g_autofree char *first = percent (last->broken[0], last->of);
  g_autofree char *second = percent (last->broken[1], last->of);
  g_autofree char *both = percent (last->fighting, last->of);
  mu_sum_headline (answer, _ ("The first break in %s, the second in %s"), first, second);
  mu_sum_detail (answer,
                 ngettext ("after %d period; %s fight on", "after %d periods; %s fight on",
                           (gulong) course->periods),
                 course->periods, both);
  mu_sum_note (answer,
               _ ("On average the first lose %.1f men and the second %.1f. Reaction tests, other "
                  "bodies and shooting are left out."),
               (double) mu_ways_average (last->lost[0], last->of, 10) / 10.0,
               (double) mu_ways_average (last->lost[1], last->of, 10) / 10.0);
}

static MuOddsAnswer
reckon (const MuSumTask *task, const MuOddsMelee *melee, int periods, MuOddsCourse *course)
{
  g_auto (MuSumRoom) own = { 0 };
  const gsize size = mu_odds_melee_size (task->readings, melee, periods);
  void *room = mu_sum_room_take (task->input->room ? task->input->room : &own, size);
  if (!room)
    return MU_ODDS_NO_ROOM;
  return mu_odds_melee (task->readings, melee, periods, room, size, course, NULL);
}

static void
work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuOddsMelee melee = melee_of (task->input);
  const MuFieldValue *ahead = &task->input->value[FIELD_PERIODS];
  MuOddsCourse course;
  MuOddsFault fault;
  MuOddsAnswer why = mu_odds_melee_check (task->readings, &melee, &fault);
  if (why == MU_ODDS_OK)
    why = reckon (task, &melee, ahead->given ? (int) ahead->number : MU_ODDS_PERIODS, &course);
  if (why != MU_ODDS_OK) {
    refuse (answer, why, &fault);
    return;
  }
  put_results (answer, &course);
  say (answer, &course);
  mu_odds_bars_course (answer, &course);
}

const MuSumKind mu_sums_odds[] = {
  { .key = "melee-odds",
    .tab = MU_SUMS_MELEE,
    .title = N_ ("Odds of a melee"),
    .summary = N_ ("who breaks, period after period"),
    .more
    = N_ ("The exact chance that either body has broken after each of up to eight periods, by "
          "every way in which the dice may fall. Recoils, follow-ups, what is carried and "
          "weapons that change are reckoned; reaction tests and other bodies are not. For "
          "scripts in parts per million."),
    .fields = fields,
    .closed = close,
    .melee_period = "period",
    .work = work },
  { .key = NULL },
};
