/* Luck: what the dice showed against what such dice show on the whole, and the
 * dice themselves. */
#include <glib/gi18n-lib.h>
#include <inttypes.h>

#include "reports/account/report_private.h"
#include "reports/document/table.h"
#include "reports/system.h"

#define TABLE_LEAST 170.0 /* height of heading, explanation and an ordinary table */

/* The dice whose low faces are good for the one who throws. */
static gboolean
is_minus (const MuBattleRecord *record, MuRollPurpose purpose)
{
  const MuReportSystem *system = mu_report_system (record->rules);
  if (system->wants_low)
    return system->wants_low (purpose);
  return purpose == MU_ROLL_SHOOT_MINUS || purpose == MU_ROLL_MELEE_MINUS
         || purpose == MU_ROLL_RISK_TO_GENERAL || purpose == MU_ROLL_BLOW;
}

/* Whoever runs far may be glad or sorry. */
static gboolean
is_neither (MuRollPurpose purpose)
{
  return purpose == MU_ROLL_CHARGE_MOVE || purpose == MU_ROLL_ROUT_MOVE;
}

/* The mean of a die, in half pips: 3.5, 3.5 and 5.5. */
static int
mean_in_halves (MuDie die)
{
  return die == MU_DIE_TEN ? 11 : 7;
}

MuSide
mu_report_roller (const MuBattleRecord *record, const MuRoll *roll)
{
  int first = mu_battle_record_first (record, MU_SIDE_B);
  int all = mu_battle_record_bodies (record);
  switch ((MuRollPurpose) roll->purpose) {
  case MU_ROLL_REACTION:
  case MU_ROLL_SHOOT_PLUS:
  case MU_ROLL_SHOOT_MINUS:
  case MU_ROLL_MELEE_PLUS:
  case MU_ROLL_MELEE_MINUS:
  case MU_ROLL_CHARGE_MOVE:
  case MU_ROLL_ROUT_MOVE:
  case MU_ROLL_VOLLEY:
  case MU_ROLL_SCORE:
  case MU_ROLL_BLOW:
  case MU_ROLL_MORALE:
  case MU_ROLL_SEARCH:
  case MU_ROLL_RALLY:
  case MU_ROLL_FRIGHT:
  case MU_ROLL_DEFENSE:
    if (roll->subject < 0 || roll->subject >= all)
      return MU_SIDE_NONE;
    return roll->subject < first ? MU_SIDE_A : MU_SIDE_B;
  case MU_ROLL_OTHER:
  case MU_ROLL_PERSONALITY:
  case MU_ROLL_WEATHER:
  case MU_ROLL_RISK_TO_GENERAL:
  case MU_ROLL_ARRIVAL:
  case MU_ROLL_SET_ASIDE:
  case MU_ROLL_INITIATIVE:
  case MU_ROLL_COMMAND:
  case MU_ROLL_CONTROL:
  case MU_ROLL_GAME_END:
    break;
  }
  return MU_SIDE_NONE;
}

typedef struct {
  int dice;
  int pips;
  int luck; /* half pips better than the mean */
} Tally;

typedef struct {
  Tally of[MU_ROLL_PURPOSES][MU_SIDES];
  Tally all[MU_SIDES];
} Luck;

static void
count (Tally *tally, const MuBattleRecord *record, const MuRoll *roll)
{
  int over = 2 * roll->value - mean_in_halves ((MuDie) roll->die);
  tally->dice++;
  tally->pips += roll->value;
  if (!is_neither ((MuRollPurpose) roll->purpose))
    tally->luck += is_minus (record, (MuRollPurpose) roll->purpose) ? -over : over;
}

static void
weigh (const MuBattleRecord *record, Luck *luck)
{
  for (guint i = 0; i < record->rolls->len; i++) {
    const MuRoll *roll = &g_array_index (record->rolls, MuRoll, i);
    MuSide side = mu_report_roller (record, roll);
    if (side == MU_SIDE_NONE)
      continue;
    count (&luck->of[roll->purpose][side], record, roll);
    count (&luck->all[side], record, roll);
  }
}

static char *
mean_text (const Tally *tally)
{
  if (tally->dice == 0)
    return g_strdup ("–");
  return g_strdup_printf ("%.2f", (double) tally->pips / tally->dice);
}

static char *
luck_text (const Tally *tally, gboolean counts)
{
  if (tally->dice == 0 || !counts)
    return g_strdup ("–");
  return g_strdup_printf ("%s%.1f", tally->luck < 0 ? "−" : "+", ABS (tally->luck) / 2.0);
}

/* The mean of the die that is thrown for it. */
static const char *
expected_text (MuRollPurpose purpose)
{
  const gboolean ten
      = purpose == MU_ROLL_VOLLEY || purpose == MU_ROLL_BLOW || purpose == MU_ROLL_MORALE;
  return ten ? "5.50" : "3.50";
}

static void
add_tally_row (MuTable *table, MuRowKind kind, const char *name, const char *expected,
               gboolean counts, const Tally *a, const Tally *b)
{
  g_autofree char *dice_a = g_strdup_printf ("%d", a->dice);
  g_autofree char *dice_b = g_strdup_printf ("%d", b->dice);
  g_autofree char *mean_a = kind == MU_ROW_TOTAL ? NULL : mean_text (a);
  g_autofree char *mean_b = kind == MU_ROW_TOTAL ? NULL : mean_text (b);
  g_autofree char *luck_a = luck_text (a, counts);
  g_autofree char *luck_b = luck_text (b, counts);
  const char *const cells[] = { name, expected, dice_a, mean_a, luck_a, dice_b, mean_b, luck_b };
  mu_table_add_row (table, kind, cells);
}

static void
set_tallies (MuPress *press, const MuBattleRecord *record, const Luck *luck)
{
  const MuColumn columns[] = {
    { _ ("Dice thrown for"), MU_ALIGN_LEFT, .wraps = TRUE },
    { _ ("Expected"), MU_ALIGN_RIGHT },
    { _ ("A: dice"), MU_ALIGN_RIGHT },
    { _ ("A: mean"), MU_ALIGN_RIGHT },
    { _ ("A: luck"), MU_ALIGN_RIGHT, .strong = TRUE },
    { _ ("B: dice"), MU_ALIGN_RIGHT },
    { _ ("B: mean"), MU_ALIGN_RIGHT },
    { _ ("B: luck"), MU_ALIGN_RIGHT, .strong = TRUE },
  };
  MuTable *table = mu_table_new (columns, G_N_ELEMENTS (columns));
  for (int purpose = 0; purpose < MU_ROLL_PURPOSES; purpose++) {
    const Tally *a = &luck->of[purpose][MU_SIDE_A];
    const Tally *b = &luck->of[purpose][MU_SIDE_B];
    if (a->dice + b->dice > 0)
      add_tally_row (table, MU_ROW_NORMAL, mu_account_roll (record->rules, (MuRollPurpose) purpose),
                     expected_text ((MuRollPurpose) purpose), !is_neither ((MuRollPurpose) purpose),
                     a, b);
  }
  add_tally_row (table, MU_ROW_TOTAL, _ ("All"), NULL, TRUE, &luck->all[MU_SIDE_A],
                 &luck->all[MU_SIDE_B]);
  mu_press_table (press, table);
}

static const char *
luck_words (const MuBattleRecord *record)
{
  const MuReportSystem *system = mu_report_system (record->rules);
  if (system->luck_words)
    return _ (system->luck_words);
  return _ ("Luck is in pips: how much better for the thrower the dice fell than such dice fall on "
            "the whole. Low faces of a minus die are good luck.");
}

void
mu_report_set_luck (MuPress *press, const MuBattleRecord *record)
{
  Luck luck = { 0 };
  weigh (record, &luck);
  if (luck.all[MU_SIDE_A].dice + luck.all[MU_SIDE_B].dice == 0)
    return;
  mu_press_need (press, TABLE_LEAST);
  mu_press_heading (press, MU_STYLE_HEADING, _ ("Luck"));
  mu_press_paragraph (press, MU_STYLE_SMALL, luck_words (record));
  set_tallies (press, record, &luck);
}

/* --- the dice, one by one ---------------------------------------------------- */

static const char *
purpose_mark (MuRollPurpose purpose)
{
  switch (purpose) {
  case MU_ROLL_REACTION:
    return _ ("R");
  case MU_ROLL_SHOOT_PLUS:
    return _ ("S+");
  case MU_ROLL_SHOOT_MINUS:
    return _ ("S−");
  case MU_ROLL_MELEE_PLUS:
    return _ ("H+");
  case MU_ROLL_MELEE_MINUS:
    return _ ("H−");
  case MU_ROLL_WEATHER:
    return _ ("W");
  case MU_ROLL_PERSONALITY:
    return _ ("C");
  case MU_ROLL_RISK_TO_GENERAL:
    return _ ("G");
  case MU_ROLL_ARRIVAL:
    return _ ("A");
  case MU_ROLL_INITIATIVE:
    return C_ ("die", "I");
  case MU_ROLL_CHARGE_MOVE:
  case MU_ROLL_ROUT_MOVE:
    return C_ ("die", "L");
  case MU_ROLL_VOLLEY:
    return C_ ("die", "V");
  case MU_ROLL_SCORE:
    return C_ ("die", "F");
  case MU_ROLL_BLOW:
    return C_ ("die", "B");
  case MU_ROLL_MORALE:
    return C_ ("die", "M");
  case MU_ROLL_RALLY:
    return C_ ("die", "R");
  case MU_ROLL_DEFENSE:
    return C_ ("die", "D");
  case MU_ROLL_OTHER:
  case MU_ROLL_SET_ASIDE:
  case MU_ROLL_SEARCH:
  case MU_ROLL_COMMAND:
  case MU_ROLL_CONTROL:
  case MU_ROLL_GAME_END:
  case MU_ROLL_FRIGHT:
    break;
  }
  return _ ("O");
}

static gboolean
goes_on (const MuRoll *last, const MuRoll *roll)
{
  return last && last->purpose == roll->purpose && last->subject == roll->subject
         && last->stream == roll->stream && last->seed == roll->seed;
}

/* No-break spaces keep a roll's name and faces on one line. */
static void
append_roll (GString *text, const MuBattleRecord *record, const MuRoll *roll)
{
  if (mu_report_roller (record, roll) != MU_SIDE_NONE) {
    g_autofree char *mark = mu_account_mark (record, roll->subject);
    g_string_append_printf (text, "%s\u00a0", mark);
  }
  g_string_append_printf (text, "%s\u00a0%d", purpose_mark ((MuRollPurpose) roll->purpose),
                          roll->value);
}

static char *
list_rolls (const MuBattleRecord *record)
{
  GString *text = g_string_new ("");
  const MuRoll *last = NULL;
  int throws = 0;
  for (guint i = 0; i < record->rolls->len; i++) {
    const MuRoll *roll = &g_array_index (record->rolls, MuRoll, i);
    if (goes_on (last, roll))
      g_string_append_printf (text, "\u00a0%d", roll->value);
    else {
      if (throws > 0)
        g_string_append_c (text, throws % MU_PRESS_COLUMNS == 0 ? '\n' : '\t');
      append_roll (text, record, roll);
      throws++;
    }
    if (roll->real)
      g_string_append_c (text, '*');
    last = roll;
  }
  return g_string_free (text, FALSE);
}

static const char *
dice_words (const MuBattleRecord *record)
{
  const MuReportSystem *system = mu_report_system (record->rules);
  if (system->dice_marks)
    return _ (system->dice_marks);
  return _ ("In the order thrown. W weather, C character, R reaction, S shooting, H hand-to-hand "
            "with plus and minus die, G risk to a general, A arrival, O other; * thrown at the "
            "table.");
}

void
mu_report_set_dice (MuPress *press, const MuBattleRecord *record)
{
  if (record->rolls->len == 0)
    return;
  g_autofree char *rolls = list_rolls (record);
  g_autofree char *seed = g_strdup_printf (
      _ ("Seed %" PRIu64 ", stream %" PRIu64 ", digest of all events %016" PRIx64 "."),
      record->seed, record->stream, record->digest);
  mu_press_heading (press, MU_STYLE_HEADING, _ ("The dice"));
  g_autofree char *story = mu_account_seed (record);
  mu_press_paragraph (press, MU_STYLE_SMALL, seed);
  mu_press_paragraph (press, MU_STYLE_SMALL, story);
  mu_press_paragraph (press, MU_STYLE_SMALL, dice_words (record));
  mu_press_columns (press, rolls);
}
