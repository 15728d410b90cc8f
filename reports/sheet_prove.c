/* A sheet's claims against each other: a file that was mended by hand, cut or
 * mixed from two is refused before anything believes it. */
#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <string.h>

#include "db/battle_setup.h"
#include "reports/check_code.h"
#include "reports/sheet_private.h"

static void
prove_check_code (MuReader *reader, const xmlNode *army, const MuList *list)
{
  g_autofree char *given = mu_reader_text (reader, army, "check", 16);
  g_autofree char *own = mu_check_code (list);
  if (strcmp (given, own) != 0)
    mu_reader_fail (reader, army, _ ("the check code is %s, but this army list gives %s"), given,
                    own);
}

static void
prove_scouting (MuReader *reader, const xmlNode *army, const MuBattleSideRecord *side)
{
  int own = mu_list_scouting (side->list);
  if (side->scouting != own)
    mu_reader_fail (reader, army, _ ("the scouting strength is %d, but this army list gives %d"),
                    side->scouting, own);
}

static void
prove_unit (MuReader *reader, const xmlNode *node, const MuListUnit *unit,
            const MuUnitOutcome *outcome)
{
  const int strength = mu_list_unit_strength (unit);
  if (outcome->figures_start != strength)
    mu_reader_fail (reader, node, _ ("%s started with %d figures, but has %d in its army list"),
                    unit->name, outcome->figures_start, strength);
  if (outcome->figures_left > outcome->figures_start)
    mu_reader_fail (reader, node, _ ("%s has %d figures left of %d"), unit->name,
                    outcome->figures_left, outcome->figures_start);
  if (outcome->fate == MU_FATE_DESTROYED && outcome->figures_left > 0)
    mu_reader_fail (reader, node, _ ("%s is destroyed, but has %d figures left"), unit->name,
                    outcome->figures_left);
}

static void
prove_results (MuReader *reader, const xmlNode *result, const MuBattleSideRecord *side)
{
  const GPtrArray *units = side->list->units;
  if (side->results->len != units->len) {
    mu_reader_fail (reader, result, _ ("%u results for an army of %u units"), side->results->len,
                    units->len);
    return;
  }
  const xmlNode *at = mu_reader_first (result, "after");
  for (guint i = 0; i < units->len; i++, at = mu_reader_next (at))
    prove_unit (reader, at, mu_list_unit (side->list, i),
                &g_array_index (side->results, MuUnitOutcome, i));
}

static void
prove_start (MuReader *reader, const xmlNode *result, const MuBattleSideRecord *side)
{
  gint64 own = 4 * (gint64) mu_list_start_points (side->list);
  if (side->start_quarters != own)
    mu_reader_fail (
        reader, result,
        _ ("the army started with %" PRId64 " quarter points, but its list gives %" PRId64),
        side->start_quarters, own);
}

void
mu_sheet_prove_army (MuReader *reader, const xmlNode *army, const MuBattleRecord *record,
                     MuSide side)
{
  if (reader->error)
    return;
  const xmlNode *result = mu_reader_first (army, "result");
  const MuBattleSideRecord *own = &record->side[side];
  prove_check_code (reader, army, own->list);
  mu_sheet_prove_sum (reader, army, own->list);
  prove_scouting (reader, army, own);
  if (own->list->units->len == 0)
    mu_reader_fail (reader, army, _ ("an army without units fights no battle"));
  if ((result != NULL) != record->fought)
    mu_reader_fail (reader, army,
                    record->fought ? _ ("the battle was fought, but this army has no result")
                                   : _ ("this army has a result, but the battle no outcome"));
  else if (result) {
    prove_results (reader, result, own);
    prove_start (reader, result, own);
  }
}

void
mu_sheet_prove_setting (MuReader *reader, const xmlNode *root, const MuBattleRecord *record)
{
  if (record->rules != MU_RULES_WRG5)
    return;
  MuSide outscouted = mu_wrg_outscouted (&record->readings, record->side[MU_SIDE_A].scouting,
                                         record->side[MU_SIDE_B].scouting);
  if (record->outscouted != outscouted)
    mu_reader_fail (reader, mu_reader_first (root, "scouting"),
                    _ ("outscouted is %s, but the scouting strengths give %s"),
                    mu_sheet_sides[record->outscouted], mu_sheet_sides[outscouted]);
  if (record->weather_face == 0)
    return;
  MuWrgWeather weather
      = mu_wrg_weather (record->region, record->month, record->country, record->weather_face);
  if (record->weather != weather)
    mu_reader_fail (reader, mu_reader_first (root, "weather"),
                    _ ("the weather is %s, but the roll gives %s"),
                    mu_sheet_weathers[record->weather], mu_sheet_weathers[weather]);
}

static void
prove_digest (MuReader *reader, const xmlNode *outcome, const MuBattleRecord *record)
{
  guint64 digest = mu_battle_record_digest (record);
  if (digest != record->digest)
    mu_reader_fail (reader, outcome,
                    _ ("the digest is %016" PRIx64 ", but the events give %016" PRIx64),
                    record->digest, digest);
}

/* The last event says how the battle ended. */
static void
prove_end (MuReader *reader, const xmlNode *outcome, const MuBattleRecord *record)
{
  const MuEvent *last = record->events->len > 0
                            ? &g_array_index (record->events, MuEvent, record->events->len - 1)
                            : NULL;
  if (!last || last->kind != MU_EVENT_ENDED)
    mu_reader_fail (reader, outcome, _ ("the events stop before the end of the battle"));
  else if (last->value[0] != (gint32) record->winner
           || last->value[1] != record->side[MU_SIDE_A].left_quarters
           || last->value[2] != record->side[MU_SIDE_B].left_quarters
           || last->value[3] != record->periods)
    mu_reader_fail (reader, outcome,
                    _ ("winner, points left or periods are not those of the last event"));
}

static const MuUnitOutcome *
result_of (const MuBattleRecord *record, int body)
{
  MuSide side = mu_sheet_side_of (record, body);
  guint index = (guint) body - (side == MU_SIDE_B ? record->side[MU_SIDE_A].list->units->len : 0);
  return &g_array_index (record->side[side].results, MuUnitOutcome, index);
}

/* The strength that the events last give each body is the one it is left with. */
static void
prove_strengths (MuReader *reader, const xmlNode *outcome, const MuBattleRecord *record)
{
  int bodies = mu_sheet_bodies (record);
  g_autofree gint32 *left = g_new (gint32, (gsize) bodies);
  for (int body = 0; body < bodies; body++)
    left[body] = result_of (record, body)->figures_start;
  for (guint i = 0; i < record->events->len; i++) {
    const MuEvent *event = &g_array_index (record->events, MuEvent, i);
    if (event->kind == MU_EVENT_STRENGTH && event->body >= 0)
      left[event->body] = event->value[0];
  }
  for (int body = 0; body < bodies; body++)
    if (left[body] != result_of (record, body)->figures_left) {
      MuSide side;
      mu_reader_fail (reader, outcome, _ ("%s has %d figures left, but %d by the events"),
                      mu_battle_record_unit (record, body, &side)->name,
                      result_of (record, body)->figures_left, left[body]);
      return;
    }
}

/* wrg.victory.objectives: nobody leaves with more points than he brought and the
 * objectives that he holds. */
static void
prove_left (MuReader *reader, const xmlNode *root, const MuBattleRecord *record)
{
  const xmlNode *army = mu_reader_first (root, "army");
  for (int side = 0; side < MU_SIDES; side++, army = mu_reader_next (army))
    if (record->side[side].left_quarters - mu_battle_record_objectives (record, (MuSide) side)
        > record->side[side].start_quarters)
      mu_reader_fail (reader, mu_reader_first (army, "result"),
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
static void
prove_dice (MuReader *reader, const xmlNode *root, const MuBattleRecord *record)
{
  if (!mu_record_is_resolved (record))
    return;
  for (guint i = 0; i < record->rolls->len; i++) {
    const MuRoll *roll = &g_array_index (record->rolls, MuRoll, i);
    if (roll->real || is_of_its_seed (record, roll))
      continue;
    mu_reader_fail (
        reader, mu_reader_first (root, "dice"),
        _ ("the seed is %" PRIu64 ", but the battle was fought with dice of seed %" PRIu64),
        record->seed, roll->seed);
    return;
  }
}

void
mu_sheet_prove_outcome (MuReader *reader, const xmlNode *root, const MuBattleRecord *record)
{
  const xmlNode *outcome = mu_reader_first (root, "outcome");
  prove_digest (reader, outcome, record);
  prove_dice (reader, root, record);
  prove_left (reader, root, record);
  prove_end (reader, outcome, record);
  prove_strengths (reader, outcome, record);
}
