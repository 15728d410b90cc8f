#include "tests/reports/awfp/fixture.h"

#include "lists/awfp/fastplay.h"
#include "lists/awfp/list_convert.h"
#include "lists/awfp/stand.h"
#include "rules/awfp/battle/setup.h"
#include "tests/reports/fixture.h"

#define SIDE 1219 /* paces of the table, each way */

/* --- armies ---------------------------------------------------------------------- */

static void
put_general_in_line (MuList *list)
{
  MuListGeneral *general = mu_list_general (list, 0);
  MuListUnit *unit = mu_list_unit_new ();
  g_free (unit->name);
  unit->name = g_strdup (general->name);
  g_free (unit->stand);
  unit->stand = g_strdup (general->troop);
  if (!mu_troop_parse ("Reg A HC", &unit->troop, NULL))
    unit->figures = 1;
  unit->figures = 1;
  general->rides_with = (int) list->units->len;
  g_ptr_array_add (list->units, unit);
}

static MuList *
army (const char *sample, const char *name)
{
  g_autoptr (MuList) figures = fixture_sample (sample);
  g_autofree char *file = g_strconcat (figures->book_id, ".xml", NULL);
  g_autoptr (MuBook) book = fixture_book (file);
  g_autoptr (GPtrArray) lost = NULL;
  g_autoptr (GError) error = NULL;
  MuList *list = mu_list_to_stands (figures, book, &lost, &error);
  if (!list)
    g_error ("%s", error->message);
  g_free (list->name);
  list->name = g_strdup (name);
  put_general_in_line (list);
  return list;
}

MuBattleRecord *
fast_prepared (void)
{
  MuBattleRecord *record = mu_battle_record_new ();
  record->name = g_strdup ("Zama in stands");
  record->rules = MU_RULES_AWFP;
  record->month = 10;
  record->field = mu_field_plan_new ("The plain of Zama", SIDE, SIDE);
  record->side[MU_SIDE_A].list = army ("zama-roman.xml", "Rome");
  record->side[MU_SIDE_B].list = army ("zama-carthaginian.xml", "Carthage");
  return record;
}

/* --- the fight ---------------------------------------------------------------------- */

typedef struct {
  MuAwfpSetup detail;
  MuAwfpBattleUnit unit[MU_SIDES][MU_AWFP_BATTLE_UNITS];
  MuSetup setup;
  MuFastPlay *tables;
} Field;

static void
set_side (Field *field, const MuList *list, int side)
{
  field->setup.side[side].pieces = (uint16_t) list->units->len;
  for (guint i = 0; i < list->units->len; i++) {
    MuAwfpBattleUnit *unit = &field->unit[side][i];
    if (!mu_list_unit_stand (list, i, &unit->troop))
      g_error ("%s: no stand", mu_list_unit (list, i)->stand);
    unit->stands = (uint8_t) mu_list_unit (list, i)->figures;
    unit->general = i + 1 == list->units->len;
    unit->points = unit->general ? mu_list_general_points (list, 0, NULL)
                                 : mu_list_unit_points (list, (int) i);
  }
  field->detail.side[side]
      = (MuAwfpArmy){ field->unit[side], MU_AWFP_EXCEPTIONAL, MU_AWFP_CLUB_PLAYER };
}

static void
set_field (Field *field, const MuBattleRecord *record)
{
  field->tables = mu_fast_play_open (NULL, NULL);
  field->detail = (MuAwfpSetup){ .play = field->tables->play,
                                 .leadership = &field->tables->leadership,
                                 .scale = MU_AWFP_MEDIUM };
  field->setup = (MuSetup){ .rules = MU_RULES_AWFP,
                            .board = { MU_BOARD_PACES, SIDE, SIDE, NULL },
                            .detail = &field->detail };
  for (int side = 0; side < MU_SIDES; side++)
    set_side (field, record->side[side].list, side);
}

static void
keep_event (void *context, const MuEvent *event)
{
  g_array_append_val ((GArray *) context, *event);
}

static void
keep_roll (void *context, const MuRoll *roll)
{
  g_array_append_val ((GArray *) context, *roll);
}

static void
answer (MuBattle *battle, const MuQuestion *question)
{
  const int count = mu_battle_choices (battle, question, NULL, 0);
  g_autofree MuChoice *choices = g_new (MuChoice, MAX (count, 1));
  mu_battle_choices (battle, question, choices, count);
  mu_battle_answer (battle, question,
                    &choices[mu_battle_decide (battle, question, choices, count)]);
}

static void
keep_outcome (MuBattleRecord *record, const MuBattle *battle)
{
  MuBattleOutcome outcome;
  mu_battle_outcome (battle, &outcome);
  for (int side = 0; side < MU_SIDES; side++) {
    MuBattleSideRecord *own = &record->side[side];
    const int first = mu_battle_record_first (record, (MuSide) side);
    own->start_quarters = outcome.start_quarters[side];
    own->left_quarters = outcome.left_quarters[side];
    own->general_lost = outcome.general_lost[side];
    for (guint i = 0; i < own->list->units->len; i++) {
      const MuUnitOutcome end = mu_battle_unit_outcome (battle, first + (int) i);
      g_array_append_val (own->results, end);
    }
  }
  record->fought = TRUE;
  record->winner = outcome.winner;
  record->periods = outcome.periods;
  record->digest = outcome.digest;
}

static GArray *
pieces_of (const MuBattle *battle)
{
  const int bodies
      = mu_battle_unit_count (battle, MU_SIDE_A) + mu_battle_unit_count (battle, MU_SIDE_B);
  GArray *pieces = g_array_new (FALSE, FALSE, sizeof (MuPiece));
  for (int body = 0; body < bodies; body++) {
    MuPiece piece;
    mu_battle_piece (battle, body, &piece);
    g_array_append_val (pieces, piece);
  }
  return pieces;
}

MuBattleRecord *
fast_fought (guint64 seed)
{
  g_autoptr (GArray) pieces = NULL;
  return fast_fought_to (seed, &pieces);
}

MuBattleRecord *
fast_fought_to (guint64 seed, GArray **pieces)
{
  MuBattleRecord *record = fast_prepared ();
  g_autofree Field *field = g_new0 (Field, 1);
  MuDice dice;
  MuBattle *battle;
  MuQuestion question;
  MuBattleStatus status;
  set_field (field, record);
  record->seed = seed;
  mu_dice_init_seeded (&dice, seed, 0);
  mu_dice_set_recorder (&dice, keep_roll, record->rolls);
  const size_t size = mu_battle_size (&field->setup);
  g_autofree void *block = g_malloc0 (MAX (size, 1));
  const MuRefusal refusal
      = mu_battle_begin (block, size, &field->setup, &dice, keep_event, record->events, &battle);
  if (refusal.why)
    g_error ("body %d: %s", refusal.body, refusal.words);
  while ((status = mu_battle_step (battle, &question)) != MU_BATTLE_OVER)
    if (status == MU_BATTLE_ASKS)
      answer (battle, &question);
  keep_outcome (record, battle);
  *pieces = pieces_of (battle);
  mu_fast_play_free (field->tables);
  return record;
}
