#include "tests/reports/fixture.h"

#include <string.h>

#include "lists/battle/battle_setup.h"
#include "lists/xml/data.h"
#include "rules/field/fix.h"
#include "rules/wrg/before/setup.h"
#include "rules/wrg/fight/recoil.h"
#include "rules/wrg/nerve/reaction.h"

MuList *
fixture_sample (const char *file)
{
  g_autofree char *path = mu_data_path ("samples", file);
  g_autoptr (GError) error = NULL;
  MuList *list = mu_list_read_file (path, &error);
  if (!list)
    g_error ("%s", error->message);
  return list;
}

MuBook *
fixture_book (const char *file)
{
  g_autofree char *path = mu_data_path ("books", file);
  g_autoptr (GError) error = NULL;
  MuBook *book = mu_book_read_file (path, &error);
  if (!book)
    g_error ("%s", error->message);
  return book;
}

static char *
long_name (guint index, guint length)
{
  static const char words[] = "Hypaspists of the Silver Shields who followed Antigonus ";
  GString *name = g_string_new (NULL);
  g_string_printf (name, "%u ", index + 1);
  while (name->len < length)
    g_string_append_c (name, words[(name->len + index) % (sizeof words - 1)]);
  g_strchomp (name->str);
  return g_string_free (name, FALSE);
}

MuList *
fixture_list (guint units, guint name_length)
{
  static const char *const troops[]
      = { "Reg C HI HTW Sh", "Irr B LC JLS B Sh", "Reg B MI P Sh", "Irr D LI S" };
  MuList *list = mu_list_new ("");
  g_free (list->name);
  list->name = long_name (0, name_length);
  g_free (list->book_id);
  list->book_id = g_strdup ("roman-mid-republican");
  list->book_version = 1;
  list->rules = MU_RULES_WRG5;
  list->year = -202;
  list->points_limit = 1000;
  for (guint i = 0; i < units; i++) {
    MuListUnit *unit = mu_list_unit_new ();
    g_free (unit->name);
    unit->name = long_name (i, name_length);
    g_free (unit->option);
    unit->option = g_strdup ("hastati");
    mu_troop_parse (troops[i % G_N_ELEMENTS (troops)], &unit->troop, NULL);
    unit->figures = 12 + (int) (i % 3) * 7;
    unit->ranks = 2 + (int) (i % 3);
    g_ptr_array_add (list->units, unit);
  }
  return list;
}

MuList *
fixture_marchers (guint *marcher)
{
  MuList *list = fixture_sample ("zama-roman.xml");
  g_ptr_array_add (list->items, mu_list_item_new (MU_EXTRA_WAGON, TRUE, 2));
  g_ptr_array_add (list->items, mu_list_item_new (MU_EXTRA_CALTROPS, TRUE, 3));
  *marcher = 1;
  mu_list_unit (list, *marcher)->forced_march = TRUE;
  return list;
}

MuList *
fixture_stands (void)
{
  MuList *list = fixture_list (2, 12);
  MuListGeneral *general = mu_list_general_new ();
  list->rules = MU_RULES_AWFP;
  list->priest = TRUE;
  for (guint i = 0; i < list->units->len; i++) {
    MuListUnit *unit = mu_list_unit (list, i);
    g_free (unit->stand);
    unit->stand = g_strdup ("Trained Veteran HI close pilum Sh");
    unit->figures = 4 + (int) i;
  }
  g_free (general->name);
  general->name = g_strdup ("Scipio");
  g_free (general->troop);
  general->troop = g_strdup ("Trained Veteran HC loose javelin Sh");
  general->commander = TRUE;
  general->rides_with = MU_LIST_NO_UNIT;
  g_ptr_array_add (list->generals, general);
  if (!mu_list_take_prices (list, NULL))
    g_error ("no prices");
  return list;
}

/* --- a battle ------------------------------------------------------------- */

typedef struct {
  int figures, carried, taken, inflicted, breaks, worst_row;
  int x, y, facing; /* as events have them */
  MuFate fate;
} Body;

typedef struct {
  MuBattleRecord *record;
  MuDice dice;
  Body body[MU_SIDES * MU_BATTLE_UNITS_MAX];
  int bodies, first_b;
  int period;
  MuPhase phase;
} Game;

static void
keep_roll (void *context, const MuRoll *roll)
{
  Game *game = context;
  g_array_append_val (game->record->rolls, *roll);
}

static int
roll (Game *game, MuDie die, MuRollPurpose purpose, int subject)
{
  return mu_dice_roll (&game->dice, die, purpose, subject);
}

static void
emit (Game *game, MuEventKind kind, MuRule rule, int body, int other, const gint32 *v)
{
  MuEvent event = { .kind = (guint16) kind,
                    .rule = (guint16) rule,
                    .period = (guint8) game->period,
                    .phase = (guint8) game->phase,
                    .side = MU_SIDE_NONE,
                    .body = (gint16) body,
                    .other = (gint16) other };
  if (body != MU_NO_BODY)
    event.side = body < game->first_b ? MU_SIDE_A : MU_SIDE_B;
  memcpy (event.value, v, sizeof event.value);
  g_array_append_val (game->record->events, event);
}

#define EMIT(game, kind, rule, body, other, ...)                                                   \
  emit (game, kind, rule, body, other, (const gint32[4]){ __VA_ARGS__ })

static void
enter (Game *game, MuPhase phase)
{
  game->phase = phase;
  EMIT (game, MU_EVENT_PHASE, MU_RULE_WRG_SEQUENCE_PERIOD, MU_NO_BODY, MU_NO_BODY, (gint32) phase);
}

static const MuListUnit *
unit_of (const Game *game, int body)
{
  return mu_battle_record_unit (game->record, body, NULL);
}

static void
deploy (Game *game, int body)
{
  const MuListUnit *unit = unit_of (game, body);
  Body *own = &game->body[body];
  gboolean b = body >= game->first_b;
  int place = b ? body - game->first_b : body;
  own->figures = mu_list_unit_strength (unit);
  own->x = MU_PACES (140 + (place % 8) * 62);
  own->y = MU_PACES (b ? 365 + place / 8 * 40 : 115 - place / 8 * 40);
  own->facing = b ? 32768 : 0;
  EMIT (game, MU_EVENT_DEPLOYED, MU_RULE_NONE, body, MU_NO_BODY, own->x, own->y, own->facing,
        mu_list_unit_files (unit));
}

static gboolean
stands (const Game *game, int body)
{
  return game->body[body].fate == MU_FATE_ON_TABLE && game->body[body].figures > 0;
}

/* The nearest in number that still stands on the other side. */
static int
foe_of (const Game *game, int body)
{
  gboolean b = body >= game->first_b;
  int low = b ? 0 : game->first_b;
  int high = b ? game->first_b : game->bodies;
  int start = low + (b ? body - game->first_b : body) % (high - low);
  for (int i = 0; i < high - low; i++) {
    int foe = low + (start - low + i) % (high - low);
    if (stands (game, foe))
      return foe;
  }
  return MU_NO_BODY;
}

static void
advance (Game *game, int body, int paces)
{
  Body *own = &game->body[body];
  own->y += MU_PACES (own->facing == 0 ? paces : -paces);
  EMIT (game, MU_EVENT_MOVED, MU_RULE_NONE, body, MU_NO_BODY, own->x, own->y, own->facing,
        MU_PACES (paces));
}

static void
hurt (Game *game, int body, int casualties)
{
  Body *own = &game->body[body];
  int all = own->carried + casualties;
  int removed = MIN (all / 20, own->figures);
  own->taken += casualties;
  own->figures -= removed;
  own->carried = all % 20;
  EMIT (game, MU_EVENT_STRENGTH, MU_RULE_NONE, body, MU_NO_BODY, own->figures, own->carried,
        removed, casualties);
  if (own->figures == 0) {
    own->fate = MU_FATE_DESTROYED;
    EMIT (game, MU_EVENT_DESTROYED, MU_RULE_NONE, body, MU_NO_BODY, 0);
  }
}

static void
add_factors (Game *game, int weapon, int random)
{
  EMIT (game, MU_EVENT_FACTOR, MU_RULE_WRG_DICE, MU_NO_BODY, MU_NO_BODY, weapon);
  EMIT (game, MU_EVENT_FACTOR, MU_RULE_WRG_SEQUENCE_PERIOD, MU_NO_BODY, MU_NO_BODY, random);
}

static void
shoot (Game *game, int body, int foe)
{
  int plus = roll (game, MU_DIE_AVERAGE, MU_ROLL_SHOOT_PLUS, body);
  int minus = roll (game, MU_DIE_AVERAGE, MU_ROLL_SHOOT_MINUS, body);
  int casualties = MAX (6 + 3 * (plus - minus), 0);
  game->body[body].inflicted += casualties;
  EMIT (game, MU_EVENT_SHOT, MU_RULE_NONE, body, foe, game->body[body].figures, 3 + plus - minus,
        casualties, MU_WEAPON_LIGHT_SPEAR);
  add_factors (game, 3, plus - minus);
  hurt (game, foe, casualties);
}

static void
fight (Game *game, int body, int foe, int round)
{
  int plus = roll (game, MU_DIE_AVERAGE, MU_ROLL_MELEE_PLUS, body);
  int minus = roll (game, MU_DIE_AVERAGE, MU_ROLL_MELEE_MINUS, body);
  int casualties = MAX (24 + 9 * (plus - minus), 0);
  game->body[body].inflicted += casualties;
  EMIT (game, MU_EVENT_MELEE, MU_RULE_NONE, body, foe, MIN (game->body[body].figures, 12),
        4 + plus - minus, casualties, round);
  add_factors (game, 4, plus - minus);
  hurt (game, foe, casualties);
}

static void
test (Game *game, int body)
{
  int total = 0;
  for (int i = 0; i < 3; i++)
    total += roll (game, MU_DIE_AVERAGE, MU_ROLL_REACTION, body);
  int row = mu_wrg_reaction_row (TRUE, MU_CLASS_C, total - 5);
  game->body[body].worst_row = MAX (game->body[body].worst_row, row);
  EMIT (game, MU_EVENT_REACTION, MU_RULE_NONE, body, MU_NO_BODY, MU_OCCASION_CHARGED, total - 5,
        row, 3);
  add_factors (game, total, -5);
  EMIT (game, MU_EVENT_RESULT, MU_RULE_NONE, body, MU_NO_BODY,
        row > 3 ? MU_RESULT_HALT : MU_RESULT_OBEY, row > 3 ? 2 : 0);
}

static void
flee (Game *game, int body, int foe)
{
  Body *own = &game->body[body];
  own->breaks++;
  EMIT (game, MU_EVENT_BROKE, MU_RULE_NONE, body, MU_NO_BODY, own->breaks);
  EMIT (game, MU_EVENT_PURSUES, MU_RULE_NONE, foe, body, 0);
  own->facing = own->facing == 0 ? 32768 : 0;
  EMIT (game, MU_EVENT_FACED, MU_RULE_NONE, body, MU_NO_BODY, own->x, own->y, own->facing, 0);
  if (game->period % 3 == 0) {
    own->fate = MU_FATE_ROUTED_OFF;
    EMIT (game, MU_EVENT_LEFT_TABLE, MU_RULE_NONE, body, MU_NO_BODY, 1);
  } else if (game->period % 3 == 1) {
    own->fate = MU_FATE_PRISONER;
    EMIT (game, MU_EVENT_SURRENDERED, MU_RULE_NONE, body, foe, 0);
  } else {
    own->fate = MU_FATE_IN_ROUT;
  }
}

static void
clash (Game *game, int body)
{
  int foe = foe_of (game, body);
  if (!stands (game, body) || foe == MU_NO_BODY)
    return;
  EMIT (game, MU_EVENT_CONTACT, MU_RULE_NONE, body, foe, game->period % 3);
  fight (game, body, foe, 1 + game->period % 2);
  if (stands (game, foe))
    fight (game, foe, body, 1 + game->period % 2);
  EMIT (game, MU_EVENT_RECOIL_CHECK, MU_RULE_NONE, foe, body, MU_RECOIL_RECOIL, 12, 24, 3);
  EMIT (game, MU_EVENT_RECOILED, MU_RULE_NONE, foe, body, 1 + game->period % 2);
  EMIT (game, MU_EVENT_FOLLOWED_UP, MU_RULE_NONE, body, foe, 0);
  if (stands (game, foe) && game->body[foe].figures * 3 < unit_of (game, foe)->figures * 2)
    flee (game, foe, body);
}

static void
play_period (Game *game)
{
  EMIT (game, MU_EVENT_PERIOD, MU_RULE_WRG_SEQUENCE_PERIOD, MU_NO_BODY, MU_NO_BODY, game->period);
  enter (game, MU_PHASE_CHARGE_TESTS);
  for (int i = 0; i < game->bodies; i += 3)
    if (stands (game, i) && foe_of (game, i) != MU_NO_BODY) {
      EMIT (game, MU_EVENT_CHARGE, MU_RULE_NONE, i, foe_of (game, i), MU_PACES (80), i % 2);
      test (game, i);
    }
  enter (game, MU_PHASE_NORMAL_MOVES);
  for (int i = 0; i < game->bodies; i++)
    if (stands (game, i))
      advance (game, i, 70 / game->period);
  enter (game, MU_PHASE_SHOOTING);
  for (int i = 0; i < game->bodies; i += 2)
    if (stands (game, i) && foe_of (game, i) != MU_NO_BODY)
      shoot (game, i, foe_of (game, i));
  enter (game, MU_PHASE_MELEE);
  for (int i = 0; i < game->first_b; i++)
    clash (game, i);
  for (int i = 1; i < game->bodies; i += 5)
    if (stands (game, i)) {
      EMIT (game, MU_EVENT_DISORDERED, MU_RULE_NONE, i, MU_NO_BODY, 0);
      if (i % 2)
        EMIT (game, MU_EVENT_RECOVERED, MU_RULE_NONE, i, MU_NO_BODY, 0);
      EMIT (game, MU_EVENT_RALLIED, MU_RULE_NONE, i, MU_NO_BODY, i % 2);
    }
}

static void
keep_result (Game *game, int body)
{
  const Body *own = &game->body[body];
  MuUnitOutcome outcome = { .figures_start = mu_list_unit_strength (unit_of (game, body)),
                            .figures_left = own->figures,
                            .casualties = own->taken,
                            .carried = own->carried,
                            .inflicted = own->inflicted,
                            .fate = (guint8) own->fate,
                            .worst_row = (guint8) own->worst_row,
                            .breaks = (guint8) own->breaks };
  MuSide side = body < game->first_b ? MU_SIDE_A : MU_SIDE_B;
  g_array_append_val (game->record->side[side].results, outcome);
}

static void
keep_points (MuBattleSideRecord *side)
{
  int all = mu_list_figures (side->list);
  int left = 0;
  for (guint i = 0; i < side->results->len; i++)
    left += g_array_index (side->results, MuUnitOutcome, i).figures_left;
  side->start_quarters = 4 * (gint64) mu_list_start_points (side->list);
  side->left_quarters = side->start_quarters * left / MAX (all, 1);
}

static void
end_game (Game *game)
{
  MuBattleRecord *record = game->record;
  for (int i = 0; i < game->bodies; i++)
    keep_result (game, i);
  keep_points (&record->side[MU_SIDE_A]);
  keep_points (&record->side[MU_SIDE_B]);
  record->side[MU_SIDE_B].general_lost = TRUE;
  EMIT (game, MU_EVENT_GENERAL_LOST, MU_RULE_NONE, game->bodies - 1, MU_NO_BODY, 0);
  record->periods = game->period;
  record->winner = mu_wrg_victory (
      record->side[MU_SIDE_A].left_quarters, record->side[MU_SIDE_A].start_quarters,
      record->side[MU_SIDE_B].left_quarters, record->side[MU_SIDE_B].start_quarters);
  game->phase = MU_PHASE_OVER;
  EMIT (game, MU_EVENT_ENDED, MU_RULE_NONE, MU_NO_BODY, MU_NO_BODY, (gint32) record->winner,
        (gint32) record->side[MU_SIDE_A].left_quarters,
        (gint32) record->side[MU_SIDE_B].left_quarters, game->period);
  record->fought = TRUE;
  record->digest = mu_battle_record_digest (record);
}

static void
set_up (MuBattleRecord *record, MuList *a, MuList *b)
{
  MuList *list[MU_SIDES] = { a, b };
  record->name = g_strdup ("Zama");
  record->fought_on = g_strdup ("2024-05-31");
  record->seed = G_GUINT64_CONSTANT (18446744073709551615);
  record->stream = 7;
  record->month = 10;
  for (int side = 0; side < MU_SIDES; side++) {
    record->side[side].list = list[side];
    record->side[side].scouting = mu_list_scouting (list[side]);
  }
  record->outscouted = mu_wrg_outscouted (&record->readings, record->side[MU_SIDE_A].scouting,
                                          record->side[MU_SIDE_B].scouting);
}

static void
roll_preliminaries (Game *game)
{
  MuBattleRecord *record = game->record;
  record->weather_face = roll (game, MU_DIE_ORDINARY, MU_ROLL_WEATHER, MU_ROLL_NO_SUBJECT);
  record->weather
      = mu_wrg_weather (record->region, record->month, record->country, record->weather_face);
}

static void
open_game (Game *game, MuList *a, MuList *b)
{
  game->record = mu_battle_record_new ();
  set_up (game->record, a, b);
  game->first_b = (int) a->units->len;
  game->bodies = game->first_b + (int) b->units->len;
  mu_dice_init_seeded (&game->dice, game->record->seed, game->record->stream);
  mu_dice_set_recorder (&game->dice, keep_roll, game);
  roll_preliminaries (game);
}

MuBattleRecord *
fixture_prepared (void)
{
  Game *game = g_new0 (Game, 1);
  open_game (game, fixture_sample ("zama-roman.xml"), fixture_sample ("zama-carthaginian.xml"));
  MuBattleRecord *record = game->record;
  g_free (game);
  return record;
}

MuBattleRecord *
fixture_fought (MuList *a, MuList *b, int periods)
{
  Game *game = g_new0 (Game, 1);
  open_game (game, a, b);
  for (int i = 0; i < game->bodies; i++)
    deploy (game, i);
  for (game->period = 1; game->period <= periods; game->period++)
    play_period (game);
  game->period = periods;
  end_game (game);
  MuBattleRecord *record = game->record;
  g_free (game);
  return record;
}

/* --- a battle by the core ----------------------------------------------------- */

static void
keep_outcome (MuBattleRecord *record, const MuBattle *battle)
{
  MuBattleOutcome outcome;
  mu_battle_outcome (battle, &outcome);
  int body = 0;
  for (int side = 0; side < MU_SIDES; side++) {
    MuBattleSideRecord *own = &record->side[side];
    own->start_quarters = outcome.start_quarters[side];
    own->left_quarters = outcome.left_quarters[side];
    own->general_lost = outcome.general_lost[side];
    for (guint i = 0; i < own->list->units->len; i++) {
      MuUnitOutcome result;
      result = mu_battle_unit_outcome (battle, body++);
      g_array_append_val (own->results, result);
    }
  }
  record->fought = TRUE;
  record->winner = outcome.winner;
  record->periods = outcome.periods;
  record->digest = outcome.digest;
}

void
fixture_fight (MuBattleRecord *record)
{
  g_autoptr (GError) error = NULL;
  g_auto (MuRecordBattle) fight = { 0 };
  g_array_set_size (record->rolls, 0); /* the preliminaries were rolled under another seed */
  if (!mu_record_battle_begin (&fight, record, record->events, record->rolls, &error))
    g_error ("%s", error->message);
  while (mu_battle_step (fight.battle, NULL) == MU_BATTLE_GOES_ON)
    continue;
  keep_outcome (record, fight.battle);
}

MuBattleRecord *
fixture_real (guint64 seed)
{
  MuBattleRecord *record = fixture_prepared ();
  record->seed = seed;
  record->stream = 0;
  fixture_fight (record);
  return record;
}
