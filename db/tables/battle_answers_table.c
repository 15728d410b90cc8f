/* What a battle's players were asked (rules/battle/question.h). */
#include "db/connection/statement.h"
#include "db/tables/tables.h"

static void
put_choice (MuStatement *insert, const MuChoice *choice)
{
  mu_put_int (insert, choice->body);
  mu_put_int (insert, choice->other);
  mu_put_int (insert, choice->value[0]);
  mu_put_int (insert, choice->value[1]);
}

gboolean
mu_battle_answers_add (MuConnection *connection, gint64 battle, const GArray *answers,
                       GError **error)
{
  for (guint i = 0; i < answers->len; i++) {
    const MuAnswer *answer = &g_array_index (answers, MuAnswer, i);
    MuStatement *insert = mu_statement (connection, MU_SQL_BATTLE_ANSWER_ADD);
    mu_put_int (insert, battle);
    mu_put_int (insert, answer->number);
    mu_put_int (insert, answer->kind);
    mu_put_int (insert, answer->side);
    mu_put_int (insert, answer->period);
    put_choice (insert, &answer->choice);
    if (!mu_statement_run (insert, error))
      return FALSE;
  }
  return TRUE;
}

static MuChoice
take_choice (MuStatement *rows, int bodies)
{
  MuChoice choice;
  choice.body = (int16_t) mu_take_in (rows, MU_NO_BODY, bodies - 1);
  choice.other = (int16_t) mu_take_in (rows, MU_NO_BODY, G_MAXINT16); /* not always one */
  choice.value[0] = mu_take_in (rows, G_MININT32, G_MAXINT32);
  choice.value[1] = mu_take_in (rows, G_MININT32, G_MAXINT32);
  return choice;
}

/* Each stands at the place of its number. */
static MuAnswer
take_answer (MuStatement *rows, guint number, int bodies)
{
  MuAnswer answer;
  answer.number = mu_take_in (rows, (int) number, (int) number);
  answer.kind = (uint16_t) mu_take_in (rows, 1, G_MAXUINT16);
  answer.side = (uint8_t) mu_take_in (rows, MU_SIDE_A, MU_SIDE_B);
  answer.period = (uint8_t) mu_take_in (rows, 1, G_MAXUINT8);
  answer.choice = take_choice (rows, bodies);
  return answer;
}

gboolean
mu_battle_answers_get (MuConnection *connection, gint64 battle, MuBattleRecord *record,
                       GError **error)
{
  const int bodies = mu_battle_record_bodies (record);
  MuStatement *rows = mu_statement (connection, MU_SQL_BATTLE_ANSWERS_GET);
  MuRow row;
  mu_put_int (rows, battle);
  while ((row = mu_statement_row (rows, error)) == MU_ROW_HERE) {
    const MuAnswer answer = take_answer (rows, record->answers->len, bodies);
    g_array_append_val (record->answers, answer);
  }
  return row == MU_ROW_END && mu_statement_end (rows, error);
}
