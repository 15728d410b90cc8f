/* The battle on the club's table, entered from the terminal. */
#include <glib/gi18n.h>
#include <inttypes.h>
#include <string.h>

#include "app/cli/battle/battle_plan.h"
#include "app/cli/battle/battle_words.h"
#include "app/cli/club/armies.h"
#include "app/cli/club/house_rules.h"
#include "app/cli/core/out.h"
#include "app/cli/core/words.h"
#include "app/cli/run.h"
#include "app/service/campaign/campaign_battle.h"
#include "app/service/table/table_token.h"
#include "app/service/table/table_words.h"
#include "db/store.h"
#include "lists/system.h"
#include "reports/account/account.h"
#include "reports/system.h"

#define USUAL_MONTH  6
#define LOSS_MOST    100000
#define UNIT_COLUMNS 30

/* --- as it stands -------------------------------------------------------- */

/* What lies beside it stands behind what all rules have, a column a token. */
static char *
token_keys (const MuTableBattle *battle, MuTableUnit at)
{
  const MuTableCourse *course = mu_table_battle_course (battle);
  GString *keys = g_string_new (NULL);
  for (int token = 0; token < course->system->token_count; token++)
    g_string_append_printf (
        keys, "%s%s=%s", token > 0 ? " " : "", course->system->tokens[token].key,
        course->system->tokens[token].keys[mu_table_course_token (course, at, token)]);
  return g_string_free (keys, FALSE);
}

static void
put_unit (MuCall *call, const char *key, const MuTableBattle *battle, MuTableUnit at)
{
  const MuList *list = mu_table_battle_now (battle)->side[at.side].list;
  const MuListUnit *unit = mu_list_unit (list, (guint) at.unit);
  const MuUnitOutcome *state = mu_table_battle_unit (battle, at.side, at.unit);
  g_autofree char *notation = mu_list_system_of (list)->notation (unit);
  g_autofree char *start = g_strdup_printf ("%d", state->figures_start);
  g_autofree char *left = g_strdup_printf ("%d", state->figures_left);
  g_autofree char *carried = g_strdup_printf ("%d", state->carried);
  g_autofree char *lost = mu_number_key ((guint64) state->casualties);
  g_autofree char *tokens = token_keys (battle, at);
  mu_out_row (call, "unit", key, unit->name, notation, start, left, carried, lost,
              mu_fate_key ((MuFate) state->fate), *tokens ? tokens : NULL, NULL);
}

static void
say_unit (MuCall *call, const char *key, const MuTableBattle *battle, MuTableUnit at)
{
  const MuUnitOutcome *state = mu_table_battle_unit (battle, at.side, at.unit);
  const MuList *list = mu_table_battle_now (battle)->side[at.side].list;
  g_autofree char *name = mu_pad (mu_list_unit (list, (guint) at.unit)->name, UNIT_COLUMNS);
  g_autofree char *words = mu_table_unit_words (battle, at);
  mu_say (call, "  %-5s %s %3d %3d", key, name, state->figures_start, state->figures_left);
  if (state->carried > 0)
    mu_say (call, " +%-2d", state->carried);
  else
    mu_say (call, "    ");
  mu_say (call, "  %s\n", words);
}

static void
put_orders (MuCall *call, const MuTableBattle *battle, MuSide side)
{
  MuTableOrders all[MU_SIDES];
  const MuTableCourse *course = mu_table_battle_course (battle);
  if (!course->system->orders)
    return;
  course->system->orders (course, all);
  g_autofree char *given
      = g_strdup_printf ("%d/%d", all[side].given, all[side].general + all[side].army);
  g_autofree char *dummies = g_strdup_printf ("%d/%d", all[side].dummies_laid, all[side].dummies);
  mu_out_row (call, "orders", mu_side_key (side), given, dummies, NULL);
}

/* Where they are counted, how near the army is to breaking and what orders it has. */
static void
show_army (MuCall *call, const MuTableBattle *battle, const MuBattleRecord *standing, MuSide side)
{
  g_autofree char *army = mu_table_army_words (standing, side);
  g_autofree char *orders = mu_table_orders_words (battle, side);
  put_orders (call, battle, side);
  if (*army)
    mu_say (call, "  %s\n", army);
  if (*orders)
    mu_say (call, "  %s\n", orders);
}

static void
show_side (MuCall *call, const MuTableBattle *battle, const MuBattleRecord *standing, MuSide which)
{
  const MuBattleSideRecord *side = &standing->side[which];
  g_autofree char *name = mu_pad (side->list->name, UNIT_COLUMNS + 8);
  mu_say (call,
          mu_report_counts_in (standing->rules) == MU_STRENGTH_STANDS
              ? _ ("\n%s was now +lost figures\n")
              : _ ("\n%s was now +carried\n"),
          name);
  for (guint i = 0; i < side->list->units->len; i++) {
    const MuTableUnit at = { which, (int) i };
    g_autofree char *key = g_strdup_printf ("%s:%u", mu_side_key (which), i + 1);
    put_unit (call, key, battle, at);
    say_unit (call, key, battle, at);
  }
  if (side->general_lost) {
    mu_out_text (call, "general-lost", mu_side_key (which));
    mu_say (call, "  %s\n", _ ("The general is lost."));
  }
  show_army (call, battle, standing, which);
}

static void
put_standing (MuCall *call, const MuBattleRecord *standing, int periods)
{
  const MuBattleSideRecord *a = &standing->side[MU_SIDE_A], *b = &standing->side[MU_SIDE_B];
  g_autofree char *share_a = mu_share_key (a->left_quarters, a->start_quarters);
  g_autofree char *share_b = mu_share_key (b->left_quarters, b->start_quarters);
  mu_out_text (call, "name", standing->name);
  mu_out_number (call, "period", periods);
  mu_out_text (call, "ahead", mu_winner_key (standing->winner));
  mu_out_text (call, "points-a", share_a);
  mu_out_text (call, "points-b", share_b);
}

static void
show_objective (MuCall *call, const MuBattleRecord *standing, const MuTableObjective *objective)
{
  g_autofree char *points = g_strdup_printf ("%d", objective->points);
  g_autofree char *words = mu_table_objective_words (objective, standing);
  mu_out_row (call, "objective", objective->name, points,
              objective->held == MU_SIDE_NONE ? "nobody" : mu_side_key (objective->held),
              objective->contested ? "contested" : "", NULL);
  mu_say (call, "  %s\n", words);
}

static void
show_objectives (MuCall *call, const MuTableBattle *battle, const MuBattleRecord *standing)
{
  g_autoptr (GPtrArray) objectives = mu_table_battle_objectives (battle);
  if (objectives->len > 0)
    mu_say (call, _ ("\nObjectives\n"));
  for (guint i = 0; i < objectives->len; i++)
    show_objective (call, standing, g_ptr_array_index (objectives, i));
}

static void
say_when (MuCall *call, const MuBattleRecord *standing, int periods)
{
  const gboolean turns = mu_report_system (standing->rules)->turns;
  if (periods > 0)
    mu_say (call, turns ? _ ("%s, turn %d\n") : _ ("%s, period %d\n"), standing->name, periods);
  else
    mu_say (call, turns ? _ ("%s, before the first turn\n") : _ ("%s, before the first period\n"),
            standing->name);
}

static void
show_standing (MuCall *call, const MuTableBattle *battle)
{
  g_autoptr (MuBattleRecord) standing = mu_table_battle_standing (battle);
  g_autofree char *verdict = mu_table_verdict (standing);
  const int periods = mu_table_battle_now (battle)->periods;
  put_standing (call, standing, periods);
  say_when (call, standing, periods);
  mu_say (call, "%s\n", verdict);
  show_side (call, battle, standing, MU_SIDE_A);
  show_side (call, battle, standing, MU_SIDE_B);
  show_objectives (call, battle, standing);
}

MuExit
mu_run_tonight_show (MuCall *call)
{
  GError *error = NULL;
  g_autoptr (MuTableBattle) battle = mu_find_table_battle (call, &error);
  if (!battle)
    return mu_complain_error (error);
  show_standing (call, battle);
  return MU_EXIT_DONE;
}

/* --- preparing ----------------------------------------------------------- */

/* Whether such battles are fought at the table. */
static gboolean
check_player (const MuList *list, GError **error)
{
  if (mu_table_system (list->rules) != NULL)
    return TRUE;
  g_set_error (error, MU_CALL_ERROR, 0,
               _ ("“%s” is a list of %s, whose battles are not played at the table"), list->name,
               _ (mu_list_system_of (list)->name));
  return FALSE;
}

static MuList *
find_player (MuCall *call, guint which, GError **error)
{
  g_autoptr (MuList) list = mu_find_army (call, mu_call_argument (call, which), error);
  return list && check_player (list, error) ? g_steal_pointer (&list) : NULL;
}

static MuBattleRecord *
prepare_friendly (MuCall *call, GError **error)
{
  MuReadings readings;
  g_autoptr (MuList) a = find_player (call, 0, error);
  if (!a)
    return NULL;
  g_autoptr (MuList) b = find_player (call, 1, error);
  if (!b || !mu_call_readings (call, &readings, error))
    return NULL;
  guint8 faces[MU_PLAN_DICE_MOST];
  MuBattlePlan plan = {
    .name = mu_call_text (call, "name"),
    .list = { a, b },
    .seed = mu_call_seed (call),
    .origin = mu_call_seed_origin (call),
    .month = (int) mu_call_number (call, "month", USUAL_MONTH),
    .region = (MuRegion) mu_call_choice (call, "region", MU_REGION_MEDITERRANEAN),
    .country = (MuCountry) mu_call_choice (call, "country", MU_COUNTRY_PLAIN),
    .readings = &readings,
  };
  return mu_call_plan_dice (call, faces, &plan, error) ? mu_battle_prepare (&plan, error) : NULL;
}

/* The sides that the call names, borrowed texts. */
static GPtrArray *
named_sides (MuCall *call)
{
  GPtrArray *names = g_ptr_array_new ();
  for (guint i = 0; i < mu_call_count (call); i++)
    g_ptr_array_add (names, (gpointer) mu_call_argument (call, i));
  return names;
}

/* Of the sides that are named; without names, of those that have met on the map. */
static gboolean
find_campaign_battle (MuCall *call, const MuCampaign *campaign, MuCampaignBattle *battle,
                      GError **error)
{
  int sides[MU_SIDES];
  MuStore *store = mu_club_store (mu_call_club (call, NULL));
  g_autoptr (GPtrArray) names = named_sides (call);
  g_autoptr (GPtrArray) meetings = mu_store_meetings (store, campaign->id, error);
  if (!meetings)
    return FALSE;
  const gboolean met = names->len == 0 && meetings->len > 0;
  return (met || mu_find_sides (campaign, names, sides, error))
         && mu_campaign_battle_find (store, campaign, met ? NULL : sides, battle, error);
}

/* A campaign brings its own armies, month, place and house rules. */
static MuBattleRecord *
prepare_of_campaign (MuCall *call, gint64 *id, GError **error)
{
  g_autoptr (MuCampaign) campaign = mu_find_campaign (call, mu_call_text (call, "campaign"), error);
  if (!campaign)
    return NULL;
  guint8 faces[MU_PLAN_DICE_MOST];
  MuBattlePlan plan = {
    .name = mu_call_text (call, "name"),
    .seed = mu_call_seed (call),
    .origin = mu_call_seed_origin (call),
  };
  if (!mu_call_plan_dice (call, faces, &plan, error))
    return NULL;
  g_auto (MuCampaignBattle) battle = { 0 };
  if (!find_campaign_battle (call, campaign, &battle, error))
    return NULL;
  mu_campaign_battle_put (&battle, campaign, &plan);
  *id = campaign->id;
  return mu_battle_prepare (&plan, error);
}

static gboolean
check_armies (MuCall *call, GError **error)
{
  const guint count = mu_call_count (call);
  if (count == MU_SIDES || (count == 0 && mu_call_has (call, "campaign")))
    return TRUE;
  g_set_error_literal (
      error, MU_CALL_ERROR, 0,
      _ ("expected two armies; with --campaign none, or the two sides that fight"));
  return FALSE;
}

/* Nobody loses an evening by preparing another. */
static gboolean
check_table_free (MuCall *call, MuStore *store, GError **error)
{
  g_autoptr (GError) why = NULL;
  g_autoptr (MuTonight) tonight = mu_store_tonight (store, &why);
  if (why) {
    g_propagate_error (error, g_steal_pointer (&why));
    return FALSE;
  }
  if (!tonight || mu_call_has (call, "replace"))
    return TRUE;
  g_set_error_literal (error, MU_CALL_ERROR, 0,
                       _ ("a battle is on the table already; record it, or set it aside with "
                          "--replace"));
  return FALSE;
}

/* In place of a battle of the same armies, whose preliminaries were seen. */
static void
note_again (MuStore *store, MuBattleRecord *prepared)
{
  g_autoptr (GError) none = NULL;
  g_autoptr (MuTableBattle) before = mu_table_battle_open (store, &none);
  if (before)
    prepared->story.again = mu_battle_count_again (mu_table_battle_now (before), prepared);
}

static gboolean
put_on_table (MuCall *call, GError **error)
{
  gint64 campaign = 0;
  MuClub *club = mu_call_club (call, error);
  if (!club || !check_armies (call, error) || !check_table_free (call, mu_club_store (club), error))
    return FALSE;
  g_autoptr (MuBattleRecord) prepared = mu_call_has (call, "campaign")
                                            ? prepare_of_campaign (call, &campaign, error)
                                            : prepare_friendly (call, error);
  if (!prepared || !check_player (prepared->side[MU_SIDE_A].list, error))
    return FALSE;
  note_again (mu_club_store (club), prepared);
  if (!mu_table_battle_begin (mu_club_store (club), prepared, campaign, error))
    return FALSE;
  mu_say_preliminaries (call, prepared);
  return TRUE;
}

MuExit
mu_run_tonight_prepare (MuCall *call)
{
  GError *error = NULL;
  if (!put_on_table (call, &error))
    return mu_complain_error (error);
  mu_out_new_seed (call);
  return mu_run_tonight_show (call);
}

/* --- entering ------------------------------------------------------------ */

static const MuTableUnit nobody = { MU_SIDE_NONE, 0 };

typedef struct {
  MuTableUnit unit;
  MuTableUnit by;
  int period;
} Entry;

static gboolean
read_by (MuCall *call, const MuTableBattle *battle, Entry *entry, GError **error)
{
  const char *by = mu_call_text (call, "by");
  return by == NULL || mu_table_unit_read (mu_table_battle_now (battle), by, &entry->by, error);
}

static void
show_verdict (MuCall *call, const MuTableBattle *battle)
{
  g_autoptr (MuBattleRecord) standing = mu_table_battle_standing (battle);
  g_autofree char *verdict = mu_table_verdict (standing);
  put_standing (call, standing, mu_table_battle_now (battle)->periods);
  mu_say (call, "%s.\n", verdict);
}

/* What was entered, and who is ahead now. */
static void
show_last (MuCall *call, const MuTableBattle *battle)
{
  const GPtrArray *sums = mu_table_battle_sums (battle);
  const MuKeptSum *last = g_ptr_array_index (sums, sums->len - 1);
  mu_say (call, "%s.\n", last->headline);
  show_verdict (call, battle);
}

typedef gboolean (*Act) (MuCall *call, MuTableBattle *battle, Entry *entry, GError **error);

static MuExit
enter (MuCall *call, Act act)
{
  GError *error = NULL;
  Entry entry = { nobody, nobody, (int) mu_call_number (call, "period", 0) };
  g_autoptr (MuTableBattle) battle = mu_find_table_battle (call, &error);
  if (!battle || !act (call, battle, &entry, &error))
    return mu_complain_error (error);
  show_last (call, battle);
  return MU_EXIT_DONE;
}

static gboolean
read_unit (MuCall *call, const MuTableBattle *battle, Entry *entry, GError **error)
{
  return read_by (call, battle, entry, error)
         && mu_table_unit_read (mu_table_battle_now (battle), mu_call_argument (call, 0),
                                &entry->unit, error);
}

static gboolean
enter_loss (MuCall *call, MuTableBattle *battle, Entry *entry, GError **error)
{
  gint64 men;
  return read_unit (call, battle, entry, error)
         && mu_read_number ("MEN", mu_call_argument (call, 1), 1, LOSS_MOST, &men, error)
         && mu_table_battle_hurt (battle, entry->unit, (int) men, entry->by, entry->period, error);
}

MuExit
mu_run_tonight_loss (MuCall *call)
{
  return enter (call, enter_loss);
}

static char *
state_keys (const MuTableSystem *system)
{
  GString *keys = g_string_new (NULL);
  for (guint i = 0; i < system->state_count; i++)
    g_string_append_printf (keys, "%s%s", i > 0 ? ", " : "", system->states[i].key);
  for (int token = 1; token < system->token_count; token++)
    for (const char *const *key = system->tokens[token].keys; *key != NULL; key++)
      g_string_append_printf (keys, ", %s", *key);
  return g_string_free (keys, FALSE);
}

static gboolean
refuse_fate (const MuTableSystem *system, const char *text, GError **error)
{
  g_autofree char *keys = state_keys (system);
  g_set_error (error, MU_CALL_ERROR, 0, _ ("“%s” is no fate; expected %s"), text, keys);
  return FALSE;
}

/* What it is, or what is laid beside it. */
static gboolean
enter_fate (MuCall *call, MuTableBattle *battle, Entry *entry, GError **error)
{
  const MuTableSystem *system = mu_table_battle_course (battle)->system;
  const char *text = mu_call_argument (call, 1);
  const int state = mu_table_state_find (system, text);
  int token, value;
  if (!read_unit (call, battle, entry, error))
    return FALSE;
  if (state >= 0)
    return mu_table_battle_set_state (battle, entry->unit, state, entry->by, entry->period, error);
  if (!mu_table_token_find (system, text, &token, &value))
    return refuse_fate (system, text, error);
  return mu_table_battle_lay (battle, entry->unit, token, value, entry->period, error);
}

MuExit
mu_run_tonight_fate (MuCall *call)
{
  return enter (call, enter_fate);
}

static gboolean
has_end (const MuTableSystem *system, MuGeneralEnd end)
{
  for (guint i = 0; i < system->end_count; i++)
    if (system->ends[i] == end)
      return TRUE;
  return FALSE;
}

static char *
end_keys (const MuTableSystem *system)
{
  GString *keys = g_string_new (NULL);
  for (guint i = 0; i < system->end_count; i++)
    g_string_append_printf (keys, "%s%s", i > 0 ? ", " : "", mu_general_end_key (system->ends[i]));
  return g_string_free (keys, FALSE);
}

static gboolean
read_end (MuCall *call, const MuTableSystem *system, MuGeneralEnd *end, GError **error)
{
  const char *text = mu_call_argument (call, 1);
  *end = system->ends[system->end_count - 1];
  if (text == NULL || (mu_general_end_find (text, end) && has_end (system, *end)))
    return TRUE;
  g_autofree char *keys = end_keys (system);
  g_set_error (error, MU_CALL_ERROR, 0, _ ("“%s” is no end of a general; expected %s"), text, keys);
  return FALSE;
}

static gboolean
enter_general (MuCall *call, MuTableBattle *battle, Entry *entry, GError **error)
{
  MuGeneralEnd end;
  const char *text = mu_call_argument (call, 0);
  const MuSide side = strcmp (text, "b") == 0 ? MU_SIDE_B : MU_SIDE_A;
  if (strcmp (text, mu_side_key (side)) != 0) {
    g_set_error (error, MU_CALL_ERROR, 0, _ ("“%s” is no side; expected a or b"), text);
    return FALSE;
  }
  if (!read_by (call, battle, entry, error))
    return FALSE;
  entry->unit = mu_table_course_general (mu_table_battle_now (battle), side);
  if (entry->unit.side == MU_SIDE_NONE) {
    g_set_error (error, MU_CALL_ERROR, 0, _ ("%s has no commander-in-chief on the table"),
                 mu_table_battle_now (battle)->side[side].list->name);
    return FALSE;
  }
  return read_end (call, mu_table_battle_course (battle)->system, &end, error)
         && mu_table_battle_lose_general (battle, entry->unit, end, entry->by, entry->period,
                                          error);
}

MuExit
mu_run_tonight_general (MuCall *call)
{
  return enter (call, enter_general);
}

/* --- objectives ---------------------------------------------------------- */

static gboolean
read_holder (const char *text, MuSide *side, GError **error)
{
  static const char *const holders[] = { "a", "b", "nobody" };
  for (guint i = 0; i < G_N_ELEMENTS (holders); i++)
    if (strcmp (text, holders[i]) == 0) {
      *side = (MuSide) i;
      return TRUE;
    }
  g_set_error (error, MU_CALL_ERROR, 0, _ ("“%s” holds nothing; expected a, b or nobody"), text);
  return FALSE;
}

static gboolean
enter_objective (MuCall *call, MuTableBattle *battle, Entry *entry, GError **error)
{
  MuTableObjective objective = {
    .name = (char *) mu_call_argument (call, 0),
    .contested = mu_call_has (call, "contested"),
  };
  gint64 points;
  if (!mu_read_number ("POINTS", mu_call_argument (call, 1), 1, MU_OBJECTIVE_POINTS_MOST, &points,
                       error)
      || !read_holder (mu_call_argument (call, 2), &objective.held, error))
    return FALSE;
  objective.points = (int) points;
  return mu_table_battle_set_objective (battle, &objective, entry->period, error);
}

MuExit
mu_run_tonight_objective (MuCall *call)
{
  return enter (call, enter_objective);
}

/* --- periods, back and again --------------------------------------------- */

MuExit
mu_run_tonight_period (MuCall *call)
{
  GError *error = NULL;
  g_autoptr (MuTableBattle) battle = mu_find_table_battle (call, &error);
  if (!battle || !mu_table_battle_next_period (battle, &error))
    return mu_complain_error (error);
  show_last (call, battle);
  return MU_EXIT_DONE;
}

typedef char *(*Step) (MuTableBattle *battle, GError **error);

static MuExit
step (MuCall *call, Step way, const char *words)
{
  GError *error = NULL;
  g_autoptr (MuTableBattle) battle = mu_find_table_battle (call, &error);
  g_autofree char *what = battle ? way (battle, &error) : NULL;
  if (!what)
    return mu_complain_error (error);
  mu_say (call, "%s%s\n", words, what);
  show_verdict (call, battle);
  return MU_EXIT_DONE;
}

MuExit
mu_run_tonight_undo (MuCall *call)
{
  return step (call, mu_table_battle_step_back, _ ("Undone: "));
}

MuExit
mu_run_tonight_redo (MuCall *call)
{
  return step (call, mu_table_battle_step_on, _ ("Done again: "));
}

/* --- the end ------------------------------------------------------------- */

static gboolean
record (MuCall *call, MuTableBattle *battle, gint64 *id, GError **error)
{
  static const MuSide sides[] = { MU_SIDE_A, MU_SIDE_B, MU_SIDE_NONE };
  const int begun = MAX (mu_table_battle_now (battle)->periods, 1);
  const MuSide conceded = mu_call_has (call, "conceded")
                              ? sides[mu_call_choice (call, "conceded", MU_SIDE_NONE)]
                              : mu_table_battle_conceded (battle);
  return mu_table_battle_record (battle, (int) mu_call_number (call, "periods", begun), conceded,
                                 id, error);
}

MuExit
mu_run_tonight_record (MuCall *call)
{
  GError *error = NULL;
  gint64 id;
  g_autoptr (MuTableBattle) battle = mu_find_table_battle (call, &error);
  if (!battle || !record (call, battle, &id, &error))
    return mu_complain_error (error);
  g_autoptr (MuBattleRecord) ended
      = mu_store_battle (mu_club_store (mu_call_club (call, NULL)), id, &error);
  if (!ended)
    return mu_complain_error (error);
  mu_out_battle (call, ended);
  mu_out_number (call, "battle", id);
  mu_say_result (call, ended);
  mu_say_losses (call, ended);
  mu_say (call, _ ("\nBattle %" PRId64 " of the club file\n"), id);
  return MU_EXIT_DONE;
}

MuExit
mu_run_tonight_give_up (MuCall *call)
{
  GError *error = NULL;
  g_autoptr (MuTableBattle) battle = mu_find_table_battle (call, &error);
  if (!battle || !mu_store_clear_tonight (mu_club_store (mu_call_club (call, NULL)), &error))
    return mu_complain_error (error);
  const char *name = mu_table_battle_now (battle)->name;
  mu_out_text (call, "given-up", name);
  mu_say (call, _ ("%s is given up; the table is clear\n"), name);
  return MU_EXIT_DONE;
}
