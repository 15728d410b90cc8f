/* The event stream of a battle sheet: one element an event, grouped by period
 * and phase so that these are said once. */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "reports/account/account_private.h"
#include "reports/sheet/sheet_private.h"

#define VALUES G_N_ELEMENTS (((MuEvent *) NULL)->value)

/* --- writing ------------------------------------------------------------ */

static gboolean
same_stage (const MuEvent *one, const MuEvent *other)
{
  return one->period == other->period && one->phase == other->phase;
}

/* Of rules without whole battles, those of the table: WRG's. */
static const char *const *
phase_keys (const MuBattleRecord *record)
{
  const MuBattleSystem *system = mu_battle_system (record->rules);
  return (system ? system : &mu_battle_wrg5)->clock.phase_keys;
}

static void
begin_stage (MuWriter *writer, const MuBattleRecord *record, const MuEvent *event)
{
  mu_writer_begin (writer, "stage");
  mu_writer_int (writer, "period", event->period);
  mu_writer_text (writer, "phase", phase_keys (record)[event->phase]);
}

void
mu_sheet_write_body (MuWriter *writer, const MuBattleRecord *record, const char *attribute,
                     int body)
{
  if (body == MU_NO_BODY)
    return;
  g_autofree char *mark = mu_account_mark (record, body);
  mu_writer_text (writer, attribute, mark);
}

/* Noughts at the end are left out. */
void
mu_sheet_write_values (MuWriter *writer, const gint32 *value, guint count)
{
  while (count > 0 && value[count - 1] == 0)
    count--;
  if (count == 0)
    return;
  char text[64] = "";
  for (guint i = 0; i < count; i++)
    g_snprintf (text + strlen (text), sizeof text - strlen (text), "%s%d", i > 0 ? " " : "",
                value[i]);
  mu_writer_text (writer, "v", text);
}

static void
write_rule (MuWriter *writer, int rule)
{
  if (rule != MU_RULE_NONE)
    mu_writer_text (writer, "rule", mu_rule_id ((MuRule) rule));
}

static void
write_event (MuWriter *writer, const MuBattleRecord *record, const MuEvent *event)
{
  mu_writer_begin (writer, "event");
  mu_writer_text (writer, "kind", mu_battle_event_row (event->kind)->key);
  mu_sheet_write_body (writer, record, "body", event->body);
  mu_sheet_write_body (writer, record, "other", event->other);
  if (event->side != mu_sheet_side_of (record, event->body))
    mu_writer_text (writer, "side", mu_sheet_sides[event->side]);
  write_rule (writer, event->rule);
  mu_sheet_write_values (writer, event->value, VALUES);
  mu_writer_end (writer);
}

void
mu_sheet_write_events (MuWriter *writer, const MuBattleRecord *record)
{
  const MuEvent *last = NULL;
  for (guint i = 0; i < record->events->len; i++) {
    const MuEvent *event = &g_array_index (record->events, MuEvent, i);
    if (last && !same_stage (last, event))
      mu_writer_end (writer);
    if (!last || !same_stage (last, event))
      begin_stage (writer, record, event);
    write_event (writer, record, event);
    last = event;
  }
  if (last)
    mu_writer_end (writer);
}

/* --- reading ------------------------------------------------------------ */

/* "A7", "B12": the number that mu_account_mark wrote. */
gint16
mu_sheet_read_body (MuReader *reader, const xmlNode *node, const char *attribute,
                    const MuBattleRecord *record)
{
  if (!mu_reader_has (node, attribute))
    return MU_NO_BODY;
  g_autofree char *text = mu_reader_text (reader, node, attribute, 8);
  int first = mu_battle_record_first (record, MU_SIDE_B);
  int count = *text == 'B' ? mu_battle_record_bodies (record) - first : first;
  gint64 number = *text ? g_ascii_strtoll (text + 1, NULL, 10) : 0;
  if ((*text == 'A' || *text == 'B') && number >= 1 && number <= count)
    return (gint16) (number - 1 + (*text == 'B' ? first : 0));
  mu_reader_fail (reader, node, _ ("%s is “%s”, a unit that neither army has"), attribute, text);
  return MU_NO_BODY;
}

static guint16
read_rule (MuReader *reader, const xmlNode *node)
{
  if (!mu_reader_has (node, "rule"))
    return MU_RULE_NONE;
  g_autofree char *id = mu_reader_text (reader, node, "rule", 80);
  MuRule rule = mu_rule_from_id (id);
  if (rule == MU_RULE_NONE)
    mu_reader_fail (reader, node, _ ("“%s” is no rule that this program knows"), id);
  return (guint16) rule;
}

static gboolean
parse_value (const char *text, gint32 *value)
{
  char *end = NULL;
  gint64 number = g_ascii_strtoll (text, &end, 10);
  if (end == text || *end || number < G_MININT32 || number > G_MAXINT32)
    return FALSE;
  *value = (gint32) number;
  return TRUE;
}

void
mu_sheet_read_values (MuReader *reader, const xmlNode *node, gint32 *value, guint most)
{
  g_autofree char *text = mu_reader_text (reader, node, "v", 64);
  g_auto (GStrv) parts = g_strsplit (text, " ", -1);
  for (guint i = 0; parts[i] && *text; i++)
    if (i >= most || !parse_value (parts[i], &value[i])) {
      mu_reader_fail (reader, node, _ ("v is “%s”; expected up to %u whole numbers"), text, most);
      return;
    }
}

/* One that the battle's own rules have. */
static guint16
read_kind (MuReader *reader, const xmlNode *node, const MuBattleRecord *record)
{
  g_autofree char *text = g_strstrip (mu_reader_text (reader, node, "kind", 64));
  const MuEvent event = { .kind = (guint16) mu_battle_event_find (text) };
  if (event.kind == 0
      || !mu_battle_event_is_sound (record->rules, &event, mu_battle_record_bodies (record)))
    mu_reader_fail (reader, node, _ ("kind is “%s”, an event that these rules do not have"), text);
  return event.kind;
}

static MuEvent
read_event (MuReader *reader, const xmlNode *node, const MuBattleRecord *record)
{
  MuEvent event = { 0 };
  event.kind = read_kind (reader, node, record);
  event.body = mu_sheet_read_body (reader, node, "body", record);
  event.other = mu_sheet_read_body (reader, node, "other", record);
  MuSide side = mu_sheet_side_of (record, event.body);
  event.side = (guint8) mu_reader_word (reader, node, "side", mu_sheet_sides, side);
  event.rule = read_rule (reader, node);
  mu_sheet_read_values (reader, node, event.value, VALUES);
  return event;
}

static void
read_stage (MuReader *reader, const xmlNode *stage, MuBattleRecord *record)
{
  guint8 period = (guint8) mu_reader_int (reader, stage, "period", 0, 255, 0);
  guint8 phase = (guint8) mu_reader_word (reader, stage, "phase", phase_keys (record), 0);
  for (const xmlNode *at = mu_reader_first (stage, "event"); at && !reader->error;
       at = mu_reader_next (at)) {
    MuEvent event = read_event (reader, at, record);
    event.period = period;
    event.phase = phase;
    g_array_append_val (record->events, event);
    if (record->events->len > MU_SHEET_EVENTS_MAX)
      mu_reader_fail (reader, at, _ ("more than %d events"), MU_SHEET_EVENTS_MAX);
  }
}

void
mu_sheet_read_events (MuReader *reader, const xmlNode *root, MuBattleRecord *record)
{
  for (const xmlNode *at = mu_reader_first (root, "stage"); at && !reader->error;
       at = mu_reader_next (at))
    read_stage (reader, at, record);
}
