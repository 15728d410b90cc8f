/* What a battle's players were asked (rules/battle/question.h): what the eleventh format is of. An
 * answer's number is its place among them. */
#include <glib/gi18n-lib.h>

#include "reports/sheet/sheet_private.h"

static void
write_answer (MuWriter *writer, const MuBattleRecord *record, const MuAnswer *answer)
{
  mu_writer_begin (writer, "answer");
  mu_writer_int (writer, "period", answer->period);
  mu_writer_text (writer, "side", mu_sheet_sides[answer->side]);
  mu_writer_int (writer, "kind", answer->kind);
  mu_sheet_write_body (writer, record, "body", answer->choice.body);
  mu_sheet_write_body (writer, record, "other", answer->choice.other);
  mu_sheet_write_values (writer, answer->choice.value, G_N_ELEMENTS (answer->choice.value));
  mu_writer_end (writer);
}

void
mu_sheet_write_answers (MuWriter *writer, const MuBattleRecord *record)
{
  for (guint i = 0; i < record->answers->len; i++)
    write_answer (writer, record, &g_array_index (record->answers, MuAnswer, i));
}

/* What is chosen beside a unit need not be one. Then its number is written as if the second army
 * went on. */
static gint16
read_other (MuReader *reader, const xmlNode *node, const MuBattleRecord *record)
{
  if (!mu_reader_has (node, "other"))
    return MU_NO_BODY;
  g_autofree char *text = mu_reader_text (reader, node, "other", 8);
  const int first = mu_battle_record_first (record, MU_SIDE_B);
  const gint64 number = *text == 'B' ? g_ascii_strtoll (text + 1, NULL, 10) : 0;
  if (number >= 1 && number <= 2 * MU_BATTLE_UNITS_MAX)
    return (gint16) (first + number - 1);
  return mu_sheet_read_body (reader, node, "other", record);
}

static MuAnswer
read_answer (MuReader *reader, const xmlNode *node, const MuBattleRecord *record)
{
  MuAnswer answer = {
    .number = (int32_t) record->answers->len,
    .kind = (uint16_t) mu_reader_int (reader, node, "kind", 1, G_MAXUINT16, 1),
    .side = (uint8_t) mu_reader_word (reader, node, "side", mu_sheet_sides, MU_SIDE_A),
    .period = (uint8_t) mu_reader_int (reader, node, "period", 1, G_MAXUINT8, 1),
    .choice.body = mu_sheet_read_body (reader, node, "body", record),
    .choice.other = read_other (reader, node, record),
  };
  mu_sheet_read_values (reader, node, answer.choice.value, G_N_ELEMENTS (answer.choice.value));
  return answer;
}

static void
prove_place (MuReader *reader, const xmlNode *node, const GArray *before, const MuAnswer *answer)
{
  if (before->len > 0 && g_array_index (before, MuAnswer, before->len - 1).period > answer->period)
    mu_reader_fail (reader, node, _ ("period %d; answers stand in the order of their periods"),
                    answer->period);
  if (before->len >= MU_SHEET_ANSWERS_MAX)
    mu_reader_fail (reader, node, _ ("more than %d answers"), MU_SHEET_ANSWERS_MAX);
}

void
mu_sheet_read_answers (MuReader *reader, const xmlNode *root, MuBattleRecord *record)
{
  for (const xmlNode *at = mu_reader_first (root, "answer"); at && !reader->error;
       at = mu_reader_next (at)) {
    const MuAnswer answer = read_answer (reader, at, record);
    prove_place (reader, at, record->answers, &answer);
    g_array_append_val (record->answers, answer);
  }
}
