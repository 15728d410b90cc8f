#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <string.h>

#include "db/store.h"
#include "lists/system.h"
#include "lists/xml/xml.h"
#include "reports/sheet/content_digest.h"
#include "reports/sheet/sheet_private.h"

guint64
mu_sheet_read_u64 (MuReader *reader, const xmlNode *node, const char *attribute, guint base)
{
  g_autofree char *text = mu_reader_text (reader, node, attribute, 24);
  guint64 number = 0;
  g_autoptr (GError) fault = NULL;
  if (!g_ascii_string_to_unsigned (text, base, 0, G_MAXUINT64, &number, &fault))
    mu_reader_fail (reader, node, _ ("%s is “%s”; expected a whole number"), attribute, text);
  return number;
}

static int
find_reading (const char *key)
{
  for (int i = 0; i < MU_READINGS; i++)
    if (strcmp (mu_reading_key ((MuReading) i), key) == 0)
      return i;
  return -1;
}

static void
read_readings (MuReader *reader, const xmlNode *root, MuBattleRecord *record)
{
  for (const xmlNode *at = mu_reader_first (root, "house-rule"); at; at = mu_reader_next (at)) {
    g_autofree char *key = mu_reader_text (reader, at, "key", 80);
    int index = find_reading (key);
    if (index < 0)
      mu_reader_fail (reader, at, _ ("“%s” is no house rule that this program knows"), key);
    else
      record->readings.choice[index] = 1;
  }
}

static void
read_sky (MuReader *reader, const xmlNode *weather, MuBattleRecord *record)
{
  record->sky = mu_reader_flag (reader, weather, "in-battle");
  if (!record->sky)
    return;
  record->outside = mu_reader_flag (reader, weather, "outside");
  record->coast = mu_reader_flag (reader, weather, "coast");
  record->day = (MuDayDice){
    .onset = mu_reader_int (reader, weather, "onset", 1, 6, 0),
    .onset_wind = mu_reader_int (reader, weather, "onset-wind", 1, 6, 0),
    .wind = mu_reader_int (reader, weather, "wind", 1, 6, 0),
    .fog = mu_reader_int (reader, weather, "fog", 1, 6, 0),
    .sun = mu_reader_int (reader, weather, "sun", 1, 6, 0),
    .start = mu_reader_int (reader, weather, "start", 1, 6, 0),
  };
}

static void
read_setting (MuReader *reader, const xmlNode *root, MuBattleRecord *record)
{
  const xmlNode *weather = mu_reader_first (root, "weather");
  const xmlNode *scouting = mu_reader_first (root, "scouting");
  const xmlNode *dice = mu_reader_first (root, "dice");
  record->month = mu_reader_int (reader, weather, "month", 1, 12, 1);
  record->region = (MuRegion) mu_reader_word (reader, weather, "region", mu_sheet_regions, 0);
  record->country = (MuCountry) mu_reader_word (reader, weather, "country", mu_sheet_countries, 0);
  record->weather_face = mu_reader_int (reader, weather, "face", 1, 6, 0);
  record->weather = (MuWeather) mu_reader_word (reader, weather, "weather", mu_sheet_weathers, 0);
  read_sky (reader, weather, record);
  record->outscouted
      = (MuSide) mu_reader_word (reader, scouting, "outscouted", mu_sheet_sides, MU_SIDE_NONE);
  if (dice)
    mu_sheet_read_dice (reader, dice, record);
  else if (!mu_reader_first (root, "played"))
    mu_reader_fail (reader, root,
                    _ ("<dice> is missing; only a battle that was fought on the table has none"));
}

static MuList *
read_list (MuReader *reader, const xmlNode *army)
{
  g_autofree char *text = mu_sheet_cut (mu_reader_first (army, "army-list"));
  GError *fault = NULL;
  MuList *list = mu_list_read_data (text, strlen (text), reader->file, &fault);
  if (list)
    return list;
  mu_sheet_note (reader, fault);
  return mu_list_new ("");
}

#define CASUALTIES_MAX 1000000

static MuUnitOutcome
read_unit_result (MuReader *reader, const xmlNode *node)
{
  MuUnitOutcome outcome = { 0 };
  outcome.figures_start = mu_reader_int (reader, node, "start", 1, MU_LIST_FIGURES_MAX, 1);
  outcome.figures_left = mu_reader_int (reader, node, "left", 0, MU_LIST_FIGURES_MAX, 0);
  outcome.casualties = mu_reader_int (reader, node, "casualties", 0, CASUALTIES_MAX, 0);
  outcome.carried = mu_reader_int (reader, node, "carried", 0, CASUALTIES_MAX, 0);
  outcome.inflicted = mu_reader_int (reader, node, "inflicted", 0, CASUALTIES_MAX, 0);
  outcome.fate = (guint8) mu_reader_word (reader, node, "fate", mu_sheet_fates, 0);
  outcome.worst_row = (guint8) mu_reader_int (reader, node, "worst-row", 1, 7, 0);
  outcome.breaks = (guint8) mu_reader_int (reader, node, "breaks", 1, 255, 0);
  return outcome;
}

static void
read_result (MuReader *reader, const xmlNode *node, MuBattleSideRecord *side)
{
  const int quarters_max = 4 * MU_LIST_POINTS_MAX;
  side->start_quarters = mu_reader_int (reader, node, "start-quarters", 0, quarters_max, 0);
  side->left_quarters = mu_reader_int (reader, node, "left-quarters", 0, quarters_max, 0);
  side->general_lost = mu_reader_flag (reader, node, "general-lost");
  for (const xmlNode *at = mu_reader_first (node, "after"); at; at = mu_reader_next (at)) {
    MuUnitOutcome outcome = read_unit_result (reader, at);
    int number = (int) side->results->len + 1;
    if (mu_reader_int (reader, at, "unit", 1, MU_LIST_UNITS_MAX, 0) != number)
      mu_reader_fail (reader, at, _ ("the result of unit %d is expected here"), number);
    g_array_append_val (side->results, outcome);
  }
}

static void
read_army (MuReader *reader, const xmlNode *army, MuBattleRecord *record, MuSide which)
{
  MuBattleSideRecord *side = &record->side[which];
  const xmlNode *result = mu_reader_first (army, "result");
  mu_list_free (side->list);
  side->list = read_list (reader, army);
  side->scouting = mu_reader_int (reader, army, "scouting", 0, G_MAXINT, 0);
  side->campaign_side = mu_reader_int (reader, army, "campaign-side", 1, MU_CAMPAIGN_SIDES_MAX, 0);
  for (const xmlNode *at = mu_reader_first (army, "leader"); at; at = mu_reader_next (at))
    g_ptr_array_add (side->leadership, mu_sheet_read_leader (reader, at, record));
  mu_sheet_read_terms (reader, army, side);
  mu_sheet_read_papers (reader, army, record, which);
  if (result)
    read_result (reader, result, side);
}

static void
read_armies (MuReader *reader, const xmlNode *root, MuBattleRecord *record)
{
  const xmlNode *army = mu_reader_first (root, "army");
  for (int side = 0; side < MU_SIDES; side++, army = mu_reader_next (army)) {
    if (mu_reader_word (reader, army, "side", mu_sheet_sides, side) != side)
      mu_reader_fail (reader, army, _ ("side a is expected first, then side b"));
    read_army (reader, army, record, (MuSide) side);
    mu_sheet_prove_army (reader, army, record, (MuSide) side);
  }
}

static void
read_outcome (MuReader *reader, const xmlNode *root, MuBattleRecord *record)
{
  const xmlNode *node = mu_reader_first (root, "outcome");
  record->fought = node != NULL;
  record->winner = MU_SIDE_NONE;
  if (!node)
    return;
  record->winner = (MuSide) mu_reader_word (reader, node, "winner", mu_sheet_winners, 2);
  record->periods = mu_reader_int (reader, node, "periods", 0, 255, 0);
  record->digest = mu_sheet_read_u64 (reader, node, "digest", 16);
}

static MuRoll
read_roll (MuReader *reader, const xmlNode *node, guint64 seed, guint64 stream)
{
  MuRoll roll = { .seed = seed, .stream = stream };
  roll.index = mu_sheet_read_u64 (reader, node, "index", 10);
  roll.subject = mu_reader_int (reader, node, "of", G_MININT, G_MAXINT, MU_ROLL_NO_SUBJECT);
  roll.die = (guint8) mu_reader_word (reader, node, "die", mu_sheet_dice, 0);
  roll.purpose = (guint8) mu_reader_word (reader, node, "for", mu_sheet_purposes, 0);
  roll.value = (guint8) mu_reader_int (reader, node, "face", 1, 10, 1);
  roll.real = mu_reader_flag (reader, node, "real");
  return roll;
}

static void
read_source (MuReader *reader, const xmlNode *node, MuBattleRecord *record)
{
  guint64 seed = mu_sheet_read_u64 (reader, node, "seed", 10);
  guint64 stream = mu_sheet_read_u64 (reader, node, "stream", 10);
  for (const xmlNode *at = mu_reader_first (node, "roll"); at && !reader->error;
       at = mu_reader_next (at)) {
    MuRoll roll = read_roll (reader, at, seed, stream);
    if (!mu_dice_verify (&roll))
      mu_reader_fail (
          reader, at,
          _ ("a %d is not what this die shows at roll %" PRIu64 " of its seed and stream"),
          roll.value, roll.index);
    g_array_append_val (record->rolls, roll);
    if (record->rolls->len > MU_SHEET_ROLLS_MAX)
      mu_reader_fail (reader, at, _ ("more than %d rolls"), MU_SHEET_ROLLS_MAX);
  }
}

void
mu_sheet_read_rolls (MuReader *reader, const xmlNode *root, MuBattleRecord *record)
{
  for (const xmlNode *at = mu_reader_first (root, "rolls"); at && !reader->error;
       at = mu_reader_next (at))
    read_source (reader, at, record);
}

static void
read_date (MuReader *reader, const xmlNode *root, MuBattleRecord *record)
{
  g_free (record->fought_on);
  record->fought_on = mu_reader_text (reader, root, "date", 32);
  if (!mu_battle_date_is_one (record->fought_on))
    mu_reader_fail (reader, root, _ ("“%s” is no date. Write the day of the battle as 2024-05-03."),
                    record->fought_on);
}

static void
read_head (MuReader *reader, const xmlNode *root, MuBattleRecord *record)
{
  const char *keys[MU_LIST_SYSTEMS_MAX + 1];
  mu_list_system_keys (keys);
  record->rules = mu_list_systems[mu_reader_word (reader, root, "rules", keys, 0)]->number;
  g_free (record->name);
  record->name = mu_reader_text (reader, root, "name", MU_SHEET_NAME_MAX);
  read_date (reader, root, record);
}

static MuBattleRecord *
read_sheet (MuReader *reader, const xmlNode *root)
{
  MuBattleRecord *record = mu_battle_record_new ();
  read_head (reader, root, record);
  read_readings (reader, root, record);
  read_setting (reader, root, record);
  mu_sheet_read_field (reader, root, record);
  mu_sheet_read_part (reader, root, record);
  read_outcome (reader, root, record);
  read_armies (reader, root, record);
  mu_sheet_read_played (reader, root, record);
  if (!reader->error)
    mu_sheet_read_rulings (reader, root, record);
  mu_sheet_read_answers (reader, root, record);
  mu_sheet_read_rolls (reader, root, record);
  if (!reader->error)
    mu_sheet_read_events (reader, root, record);
  if (!reader->error)
    mu_sheet_prove_setting (reader, root, record);
  if (!reader->error)
    mu_sheet_prove_field (reader, root, record);
  if (!reader->error)
    mu_sheet_prove_papers (reader, root, record);
  if (!reader->error)
    mu_sheet_prove_seed (reader, root, record);
  if (!reader->error && record->fought)
    mu_sheet_prove_outcome (reader, root, record);
  return record;
}

static MuContent
judge_content (const xmlNode *root, const MuBattleRecord *record)
{
  g_autofree char *told = mu_content_told (root->next, MU_DIGEST_TARGET);
  if (told == NULL)
    return MU_CONTENT_BARE;
  g_autofree char *bare = mu_sheet_write_bare (record, NULL);
  g_autofree char *due = mu_content_digest (NULL, bare);
  return mu_content_judge (told, due);
}

static MuBattleRecord *
read_doc (MuXml *doc, const char *name, GError **error)
{
  if (!doc)
    return NULL;
  MuReader reader = { .file = name };
  g_autoptr (MuBattleRecord) record = read_sheet (&reader, mu_xml_root (doc));
  if (!reader.error && record->fought)
    record->content = judge_content (mu_xml_root (doc), record);
  mu_xml_free (doc);
  return mu_reader_finish (&reader, error) ? g_steal_pointer (&record) : NULL;
}

MuBattleRecord *
mu_battle_sheet_read_file (const char *path, GError **error)
{
  return read_doc (mu_xml_read_file (NULL, path, MU_SHEET_SCHEMA, error), path, error);
}

MuBattleRecord *
mu_battle_sheet_read_fought (const char *path, GError **error)
{
  g_autoptr (MuBattleRecord) record = mu_battle_sheet_read_file (path, error);
  if (!record || record->fought)
    return g_steal_pointer (&record);
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID,
               _ ("%s: this battle has not been fought yet; nothing to record"), path);
  return NULL;
}

MuBattleRecord *
mu_battle_sheet_read_data (const char *data, gsize length, const char *name, GError **error)
{
  return read_doc (mu_xml_read_data (NULL, data, length, name, MU_SHEET_SCHEMA, error), name,
                   error);
}
