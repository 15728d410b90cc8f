#include <inttypes.h>

#include "lists/xml/xml.h"
#include "reports/sheet/check_code.h"
#include <string.h>

#include "lists/system.h"
#include "reports/sheet/content_digest.h"
#include "reports/sheet/sheet_private.h"

static void
write_readings (MuWriter *writer, const MuReadings *readings)
{
  for (int i = 0; i < MU_READINGS; i++) {
    if (mu_reading (readings, (MuReading) i) == 0)
      continue;
    mu_writer_begin (writer, "house-rule");
    mu_writer_text (writer, "key", mu_reading_key ((MuReading) i));
    mu_writer_end (writer);
  }
}

static void
write_face (MuWriter *writer, const char *attribute, int face)
{
  if (face > 0)
    mu_writer_int (writer, attribute, face);
}

static void
write_sky (MuWriter *writer, const MuBattleRecord *record)
{
  if (!record->sky)
    return;
  mu_writer_flag (writer, "in-battle", TRUE);
  mu_writer_flag (writer, "outside", record->outside);
  mu_writer_flag (writer, "coast", record->coast);
  write_face (writer, "onset", record->day.onset);
  write_face (writer, "onset-wind", record->day.onset_wind);
  write_face (writer, "wind", record->day.wind);
  write_face (writer, "fog", record->day.fog);
  write_face (writer, "sun", record->day.sun);
  write_face (writer, "start", record->day.start);
}

static void
write_weather (MuWriter *writer, const MuBattleRecord *record)
{
  mu_writer_begin (writer, "weather");
  mu_writer_int (writer, "month", record->month);
  mu_writer_text (writer, "region", mu_sheet_regions[record->region]);
  mu_writer_text (writer, "country", mu_sheet_countries[record->country]);
  write_face (writer, "face", record->weather_face);
  mu_writer_text (writer, "weather", mu_sheet_weathers[record->weather]);
  write_sky (writer, record);
  mu_writer_end (writer);
}

static void
write_setting (MuWriter *writer, const MuBattleRecord *record)
{
  write_readings (writer, &record->readings);
  mu_sheet_write_field (writer, record);
  mu_sheet_write_part (writer, record);
  write_weather (writer, record);
  mu_writer_begin (writer, "scouting");
  mu_writer_text (writer, "outscouted", mu_sheet_sides[record->outscouted]);
  mu_writer_end (writer);
  mu_sheet_write_dice (writer, record);
}

static void
write_list (MuWriter *writer, const MuList *list)
{
  g_autofree char *data = mu_list_write_data (list, NULL);
  mu_sheet_write_document (writer, data);
}

static void
write_unit_result (MuWriter *writer, guint index, const MuUnitOutcome *outcome)
{
  mu_writer_begin (writer, "after");
  mu_writer_int (writer, "unit", index + 1);
  mu_writer_int (writer, "start", outcome->figures_start);
  mu_writer_int (writer, "left", outcome->figures_left);
  mu_writer_int (writer, "casualties", outcome->casualties);
  mu_writer_int (writer, "carried", outcome->carried);
  mu_writer_int (writer, "inflicted", outcome->inflicted);
  mu_writer_text (writer, "fate", mu_sheet_fates[outcome->fate]);
  if (outcome->worst_row > 0)
    mu_writer_int (writer, "worst-row", outcome->worst_row);
  if (outcome->breaks > 0)
    mu_writer_int (writer, "breaks", outcome->breaks);
  mu_writer_end (writer);
}

static void
write_result (MuWriter *writer, const MuBattleSideRecord *side)
{
  mu_writer_begin (writer, "result");
  mu_writer_int (writer, "start-quarters", side->start_quarters);
  mu_writer_int (writer, "left-quarters", side->left_quarters);
  mu_writer_flag (writer, "general-lost", side->general_lost);
  for (guint i = 0; i < side->results->len; i++)
    write_unit_result (writer, i, &g_array_index (side->results, MuUnitOutcome, i));
  mu_writer_end (writer);
}

/* A campaign that has it as its own knows them itself. */
static gboolean
tells_campaign (const MuBattleRecord *record)
{
  return record->side[MU_SIDE_A].campaign_side > 0 && record->side[MU_SIDE_B].campaign_side > 0;
}

static void
write_army (MuWriter *writer, const MuBattleRecord *record, int index)
{
  const MuBattleSideRecord *side = &record->side[index];
  g_autofree char *code = mu_check_code (side->list);
  mu_writer_begin (writer, "army");
  mu_writer_text (writer, "side", mu_sheet_sides[index]);
  mu_writer_text (writer, "check", code);
  if (mu_sheet_has_story (record))
    mu_sheet_write_sum (writer, side->list);
  mu_writer_int (writer, "scouting", side->scouting);
  if (tells_campaign (record))
    mu_writer_int (writer, "campaign-side", side->campaign_side);
  write_list (writer, side->list);
  for (guint i = 0; i < side->leadership->len; i++)
    mu_sheet_write_leader (writer, record, g_ptr_array_index (side->leadership, i));
  mu_sheet_write_terms (writer, record, (MuSide) index);
  mu_sheet_write_papers (writer, record, (MuSide) index);
  if (record->fought)
    write_result (writer, side);
  mu_writer_end (writer);
}

static void
write_outcome (MuWriter *writer, const MuBattleRecord *record)
{
  char digest[24];
  g_snprintf (digest, sizeof digest, "%016" PRIx64, record->digest);
  mu_writer_begin (writer, "outcome");
  mu_writer_text (writer, "winner", mu_sheet_winners[record->winner]);
  mu_writer_int (writer, "periods", record->periods);
  mu_writer_text (writer, "digest", digest);
  mu_writer_end (writer);
}

static void
write_roll (MuWriter *writer, const MuRoll *roll)
{
  mu_writer_begin (writer, "roll");
  mu_sheet_write_u64 (writer, "index", roll->index);
  mu_writer_text (writer, "die", mu_sheet_dice[roll->die]);
  mu_writer_text (writer, "for", mu_sheet_purposes[roll->purpose]);
  if (roll->subject != MU_ROLL_NO_SUBJECT)
    mu_writer_int (writer, "of", roll->subject);
  mu_writer_int (writer, "face", roll->value);
  mu_writer_flag (writer, "real", roll->real != 0);
  mu_writer_end (writer);
}

static gboolean
same_source (const MuRoll *one, const MuRoll *other)
{
  return one->seed == other->seed && one->stream == other->stream;
}

/* Rolls of one source stand together, so that seed and stream are said once. */
void
mu_sheet_write_rolls (MuWriter *writer, const MuBattleRecord *record)
{
  const MuRoll *last = NULL;
  for (guint i = 0; i < record->rolls->len; i++) {
    const MuRoll *roll = &g_array_index (record->rolls, MuRoll, i);
    if (last && !same_source (last, roll))
      mu_writer_end (writer);
    if (!last || !same_source (last, roll)) {
      mu_writer_begin (writer, "rolls");
      mu_sheet_write_u64 (writer, "seed", roll->seed);
      mu_sheet_write_u64 (writer, "stream", roll->stream);
    }
    write_roll (writer, roll);
    last = roll;
  }
  if (last)
    mu_writer_end (writer);
}

/* Of those that are to be filled in. */
#define FORM_FORMAT 10

/* The oldest format that can say all of it. */
static int
format_of (const MuBattleRecord *record)
{
  const int lists = MAX (mu_list_format (record->side[MU_SIDE_A].list),
                         mu_list_format (record->side[MU_SIDE_B].list));
  if (record->part)
    return 15;
  if (record->field && mu_field_plan_format (record->field) > 1)
    return 14;
  if (mu_sheet_has_abilities (record))
    return 13;
  if (mu_sheet_has_general (record))
    return 12;
  if (record->answers->len > 0)
    return 11;
  if (mu_sheet_has_story (record))
    return 10;
  if (tells_campaign (record))
    return 9;
  if (mu_sheet_has_salted_seals (record))
    return 7;
  if (lists > 2)
    return 6;
  if (mu_sheet_has_terms (record))
    return 5;
  if (lists > 1)
    return 4;
  if (mu_sheet_has_plans (record) || mu_sheet_has_new_orders (record))
    return 3;
  return mu_sheet_has_papers (record) ? 2 : 1;
}

static void
write_head (MuWriter *writer, const MuBattleRecord *record, int format)
{
  mu_writer_begin (writer, "battle-sheet");
  mu_writer_int (writer, "version", format);
  mu_writer_text (writer, "rules", mu_list_system (record->rules)->key);
  mu_writer_text (writer, "name", record->name);
  if (record->fought_on && *record->fought_on)
    mu_writer_text (writer, "date", record->fought_on);
}

static char *
write_sheet (const MuBattleRecord *record, int format,
             void (*write_end) (MuWriter *writer, const MuBattleRecord *record), gsize *length)
{
  MuWriter writer;
  mu_writer_init (&writer);
  write_head (&writer, record, format);
  write_setting (&writer, record);
  for (int side = 0; side < MU_SIDES; side++)
    write_army (&writer, record, side);
  if (write_end)
    write_end (&writer, record);
  mu_sheet_write_rulings (&writer, record);
  mu_sheet_write_answers (&writer, record);
  mu_sheet_write_rolls (&writer, record);
  if (record->fought)
    mu_sheet_write_events (&writer, record);
  mu_writer_end (&writer);
  return mu_writer_finish (&writer, length);
}

char *
mu_sheet_write_bare (const MuBattleRecord *record, gsize *length)
{
  return write_sheet (record, format_of (record), record->fought ? write_outcome : NULL, length);
}

char *
mu_battle_sheet_write_data (const MuBattleRecord *record, gsize *length)
{
  g_autofree char *bare = mu_sheet_write_bare (record, length);
  if (!record->fought || record->content == MU_CONTENT_BARE)
    return g_steal_pointer (&bare);
  g_autofree char *digest = mu_content_digest (NULL, bare);
  char *whole = g_strdup_printf ("%s<?%s %s?>\n", bare, MU_DIGEST_TARGET, digest);
  if (length)
    *length = strlen (whole);
  return whole;
}

char *
mu_battle_sheet_write_form (const MuBattleRecord *record, gsize *length)
{
  return write_sheet (record, MAX (format_of (record), FORM_FORMAT), mu_sheet_write_form, length);
}

gboolean
mu_battle_sheet_write_file (const MuBattleRecord *record, const char *path, GError **error)
{
  gsize length = 0;
  g_autofree char *data = mu_battle_sheet_write_data (record, &length);
  return mu_file_write (path, data, length, error);
}
