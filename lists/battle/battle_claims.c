#include "lists/battle/battle_claims.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

#include "lists/battle/battle_setup.h"
#include "lists/battle/system.h"

void
mu_contradiction_clear (MuContradiction *found)
{
  g_clear_pointer (&found->words, g_free);
}

/* FALSE, and what contradicts. */
static gboolean fails (MuContradiction *found, MuClaim claim, MuSide side, guint unit,
                       const char *format, ...) G_GNUC_PRINTF (5, 6);

static gboolean
fails (MuContradiction *found, MuClaim claim, MuSide side, guint unit, const char *format, ...)
{
  va_list values;
  va_start (values, format);
  *found = (MuContradiction){ claim, side, unit, g_strdup_vprintf (format, values) };
  va_end (values);
  return FALSE;
}

/* --- a side --------------------------------------------------------------- */

static gboolean
scouting_holds (const MuBattleRecord *record, MuSide side, MuContradiction *found)
{
  const MuRecordSystem *system = mu_record_system (record->rules);
  const gboolean counts = !system || system->outscouted;
  const int told = record->side[side].scouting;
  const int own = counts ? mu_list_scouting (record->side[side].list) : 0;
  return told == own
         || fails (found, MU_CLAIM_SCOUTED, side, 0,
                   _ ("the scouting strength is %d, but this army list gives %d"), told, own);
}

static gboolean
unit_holds (const MuBattleRecord *record, MuSide side, guint number, MuContradiction *found)
{
  const MuListUnit *unit = mu_list_unit (record->side[side].list, number);
  const MuUnitOutcome *outcome = &g_array_index (record->side[side].results, MuUnitOutcome, number);
  const int strength = mu_list_unit_strength (unit);
  if (outcome->figures_start != strength)
    return fails (found, MU_CLAIM_UNIT, side, number,
                  _ ("%s started with %d figures, but has %d in its army list"), unit->name,
                  outcome->figures_start, strength);
  if (outcome->figures_left > outcome->figures_start)
    return fails (found, MU_CLAIM_UNIT, side, number, _ ("%s has %d figures left of %d"),
                  unit->name, outcome->figures_left, outcome->figures_start);
  return outcome->fate != MU_FATE_DESTROYED || outcome->figures_left == 0
         || fails (found, MU_CLAIM_UNIT, side, number,
                   _ ("%s is destroyed, but has %d figures left"), unit->name,
                   outcome->figures_left);
}

static gboolean
results_hold (const MuBattleRecord *record, MuSide side, MuContradiction *found)
{
  const MuBattleSideRecord *own = &record->side[side];
  const gint64 start = 4 * (gint64) mu_list_start_points (own->list);
  if (own->results->len != own->list->units->len)
    return fails (found, MU_CLAIM_RESULT, side, 0, _ ("%u results for an army of %u units"),
                  own->results->len, own->list->units->len);
  for (guint i = 0; i < own->results->len; i++)
    if (!unit_holds (record, side, i, found))
      return FALSE;
  return own->start_quarters == start
         || fails (
             found, MU_CLAIM_RESULT, side, 0,
             _ ("the army started with %" PRId64 " quarter points, but its list gives %" PRId64),
             own->start_quarters, start);
}

gboolean
mu_battle_side_holds (const MuBattleRecord *record, MuSide side, MuContradiction *found)
{
  if (!scouting_holds (record, side, found))
    return FALSE;
  if (record->side[side].list->units->len == 0)
    return fails (found, MU_CLAIM_ARMY, side, 0, _ ("an army without units fights no battle"));
  return !record->fought || results_hold (record, side, found);
}

/* --- before the battle ------------------------------------------------------ */

static const char *const sides[] = { "a", "b", "none" };

static gboolean
outscouting_holds (const MuBattleRecord *record, const MuRecordSystem *system,
                   MuContradiction *found)
{
  const MuSide outscouted = system->outscouted ? system->outscouted (record) : MU_SIDE_NONE;
  return record->outscouted == outscouted
         || fails (found, MU_CLAIM_OUTSCOUTED, MU_SIDE_NONE, 0,
                   _ ("outscouted is %s, but the scouting strengths give %s"),
                   sides[record->outscouted], sides[outscouted]);
}

static gboolean
weather_holds (const MuBattleRecord *record, const MuRecordSystem *system, MuContradiction *found)
{
  if (!system->weather || record->weather_face == 0)
    return TRUE;
  const MuWeather weather = system->weather (record);
  return record->weather == weather
         || fails (found, MU_CLAIM_WEATHER, MU_SIDE_NONE, 0,
                   _ ("the weather is %s, but the roll gives %s"), mu_weather_key (record->weather),
                   mu_weather_key (weather));
}

gboolean
mu_battle_setting_holds (const MuBattleRecord *record, MuContradiction *found)
{
  const MuRecordSystem *system = mu_record_system (record->rules);
  return !system
         || (outscouting_holds (record, system, found) && weather_holds (record, system, found));
}

/* --- the outcome -------------------------------------------------------------- */

static gboolean
digest_holds (const MuBattleRecord *record, MuContradiction *found)
{
  const guint64 digest = mu_battle_record_digest (record);
  return digest == record->digest
         || fails (found, MU_CLAIM_OUTCOME, MU_SIDE_NONE, 0,
                   _ ("the outcome is not that of these events; the sheet was changed after the "
                      "battle"));
}

/* The last event says how the battle ended. */
static gboolean
end_holds (const MuBattleRecord *record, MuContradiction *found)
{
  const MuEvent *last = record->events->len > 0
                            ? &g_array_index (record->events, MuEvent, record->events->len - 1)
                            : NULL;
  if (!last || last->kind != MU_EVENT_ENDED)
    return fails (found, MU_CLAIM_OUTCOME, MU_SIDE_NONE, 0,
                  _ ("the events stop before the end of the battle"));
  return (last->value[0] == (gint32) record->winner
          && last->value[1] == record->side[MU_SIDE_A].left_quarters
          && last->value[2] == record->side[MU_SIDE_B].left_quarters
          && last->value[3] == record->periods)
         || fails (found, MU_CLAIM_OUTCOME, MU_SIDE_NONE, 0,
                   _ ("winner, points left or periods are not those of the last event"));
}

static const MuUnitOutcome *
result_of (const MuBattleRecord *record, guint body)
{
  const guint first = record->side[MU_SIDE_A].results->len;
  return body < first
             ? &g_array_index (record->side[MU_SIDE_A].results, MuUnitOutcome, body)
             : &g_array_index (record->side[MU_SIDE_B].results, MuUnitOutcome, body - first);
}

/* The strength that the events last give each body is the one it is left with. */
static gboolean
strengths_hold (const MuBattleRecord *record, MuContradiction *found)
{
  const guint bodies = record->side[MU_SIDE_A].results->len + record->side[MU_SIDE_B].results->len;
  g_autofree gint32 *left = g_new (gint32, bodies);
  for (guint body = 0; body < bodies; body++)
    left[body] = result_of (record, body)->figures_start;
  for (guint i = 0; i < record->events->len; i++) {
    const MuEvent *event = &g_array_index (record->events, MuEvent, i);
    if (event->kind == MU_EVENT_STRENGTH && event->body >= 0 && (guint) event->body < bodies)
      left[event->body] = event->value[0];
  }
  for (guint body = 0; body < bodies; body++)
    if (left[body] != result_of (record, body)->figures_left)
      return fails (found, MU_CLAIM_OUTCOME, MU_SIDE_NONE, 0,
                    _ ("%s has %d figures left, but %d by the events"),
                    mu_battle_record_unit (record, (int) body, NULL)->name,
                    result_of (record, body)->figures_left, left[body]);
  return TRUE;
}

/* wrg.victory.objectives: nobody leaves with more points than he brought and the
 * objectives that he holds. */
static gboolean
left_holds (const MuBattleRecord *record, MuSide side, MuContradiction *found)
{
  const MuBattleSideRecord *own = &record->side[side];
  return own->left_quarters - mu_battle_record_objectives (record, side) <= own->start_quarters
         || fails (found, MU_CLAIM_RESULT, side, 0,
                   _ ("more points are left than the army started with"));
}

/* Preliminaries have a stream of their own, and the seed that the battle was prepared under. */
static gboolean
is_of_its_seed (const MuBattleRecord *record, const MuRoll *roll)
{
  return roll->seed == record->seed
         || (roll->stream != record->stream
             && roll->seed == mu_battle_record_prepared_seed (record));
}

/* A battle that the rules moved threw all its dice from the seed that stands above it. */
static gboolean
seed_holds (const MuBattleRecord *record, MuContradiction *found)
{
  for (guint i = 0; i < record->rolls->len; i++) {
    const MuRoll *roll = &g_array_index (record->rolls, MuRoll, i);
    if (!roll->real && !is_of_its_seed (record, roll))
      return fails (
          found, MU_CLAIM_DICE, MU_SIDE_NONE, 0,
          _ ("the seed is %" PRIu64 ", but the battle was fought with dice of seed %" PRIu64),
          record->seed, roll->seed);
  }
  return TRUE;
}

/* The dice that were thrown before the battle come from a stream of their own. */
static const MuRoll *
next_before (const MuBattleRecord *record, guint *at, MuRollPurpose purpose)
{
  while (*at < record->rolls->len) {
    const MuRoll *roll = &g_array_index (record->rolls, MuRoll, (*at)++);
    if (roll->purpose == purpose && roll->stream != record->stream)
      return roll;
  }
  return NULL;
}

/* What he is by his dice. */
static gboolean
ability_holds (const MuGeneralDice *rules, MuSide side, const MuLeadership *leader,
               const guint8 *faces, MuContradiction *found)
{
  MuLeadership own = *leader;
  if (!rules->find (&own, faces, NULL))
    return TRUE;
  if (own.face != leader->face)
    return fails (found, MU_CLAIM_DICE, side, 0,
                  _ ("the die for the character of %s shows %d, but he has that of a %d"),
                  leader->name, own.face, leader->face);
  return (own.total == leader->total && own.again == leader->again
          && own.ability == leader->ability)
         || fails (found, MU_CLAIM_DICE, side, 0,
                   _ ("the ability of %s is not the one that his dice give"), leader->name);
}

/* wrg.generals.personality: what was found for each general is what his dice show. */
static gboolean
generals_hold (const MuBattleRecord *record, MuSide side, guint *at, MuContradiction *found)
{
  const MuRecordSystem *system = mu_record_system (record->rules);
  const GPtrArray *leadership = record->side[side].leadership;
  for (guint i = 0; system && system->generals && i < leadership->len; i++) {
    const MuLeadership *leader = g_ptr_array_index (leadership, i);
    guint8 faces[MU_LEADERSHIP_DICE];
    for (guint die = 0; die < system->generals->dice (leader); die++) {
      const MuRoll *roll = next_before (record, at, MU_ROLL_PERSONALITY);
      if (roll == NULL)
        return fails (found, MU_CLAIM_DICE, side, 0,
                      _ ("the die for the character of %s is missing"), leader->name);
      faces[die] = roll->value;
    }
    if (!ability_holds (system->generals, side, leader, faces, found))
      return FALSE;
  }
  return TRUE;
}

/* None is thrown where the campaign's diary tells the weather. */
static gboolean
weather_die_holds (const MuBattleRecord *record, MuContradiction *found)
{
  guint at = 0;
  const MuRoll *roll = next_before (record, &at, MU_ROLL_WEATHER);
  return roll == NULL || roll->value == record->weather_face
         || fails (found, MU_CLAIM_DICE, MU_SIDE_NONE, 0,
                   _ ("the die for the weather shows %d, but the weather is that of a %d"),
                   roll->value, record->weather_face);
}

static gboolean
dice_hold (const MuBattleRecord *record, MuContradiction *found)
{
  guint at = 0;
  return !mu_record_is_resolved (record)
         || (seed_holds (record, found) && generals_hold (record, MU_SIDE_A, &at, found)
             && generals_hold (record, MU_SIDE_B, &at, found) && weather_die_holds (record, found));
}

gboolean
mu_battle_outcome_holds (const MuBattleRecord *record, MuContradiction *found)
{
  return digest_holds (record, found) && dice_hold (record, found)
         && left_holds (record, MU_SIDE_A, found) && left_holds (record, MU_SIDE_B, found)
         && end_holds (record, found) && strengths_hold (record, found);
}

gboolean
mu_battle_holds (const MuBattleRecord *record, MuContradiction *found)
{
  for (int side = 0; side < MU_SIDES; side++)
    if (!mu_battle_side_holds (record, (MuSide) side, found))
      return FALSE;
  return mu_battle_setting_holds (record, found)
         && (!record->fought || mu_battle_outcome_holds (record, found));
}
