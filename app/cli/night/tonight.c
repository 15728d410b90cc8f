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
#include "app/service/table/table_words.h"
#include "db/store.h"
#include "reports/account/account.h"

#define USUAL_MONTH  6
#define LOSS_MOST    100000
#define UNIT_COLUMNS 30

/* --- as it stands -------------------------------------------------------- */

static void
put_unit (MuCall *call, const char *key, const MuListUnit *unit, const MuUnitOutcome *state)
{
  char notation[64];
  mu_troop_format (&unit->troop, notation, sizeof notation);
  g_autofree char *start = g_strdup_printf ("%d", state->figures_start);
  g_autofree char *left = g_strdup_printf ("%d", state->figures_left);
  g_autofree char *carried = g_strdup_printf ("%d", state->carried);
  g_autofree char *lost = mu_number_key ((guint64) state->casualties);
  mu_out_row (call, "unit", key, unit->name, notation, start, left, carried, lost,
              mu_fate_key ((MuFate) state->fate), NULL);
}

static void
say_unit (MuCall *call, const char *key, const MuListUnit *unit, const MuUnitOutcome *state)
{
  g_autofree char *name = mu_pad (unit->name, UNIT_COLUMNS);
  mu_say (call, "  %-5s %s %3d %3d", key, name, state->figures_start, state->figures_left);
  if (state->carried > 0)
    mu_say (call, " +%-2d", state->carried);
  else
    mu_say (call, "    ");
  mu_say (call, "  %s\n", mu_account_fate ((MuFate) state->fate));
}

static void
show_side (MuCall *call, const MuBattleRecord *standing, MuSide which)
{
  const MuBattleSideRecord *side = &standing->side[which];
  g_autofree char *name = mu_pad (side->list->name, UNIT_COLUMNS + 8);
  mu_say (call, _ ("\n%s was now +carried\n"), name);
  for (guint i = 0; i < side->list->units->len; i++) {
    const MuUnitOutcome *state = &g_array_index (side->results, MuUnitOutcome, i);
    g_autofree char *key = g_strdup_printf ("%s:%u", mu_side_key (which), i + 1);
    put_unit (call, key, mu_list_unit (side->list, i), state);
    say_unit (call, key, mu_list_unit (side->list, i), state);
  }
  if (side->general_lost) {
    mu_out_text (call, "general-lost", mu_side_key (which));
    mu_say (call, "  %s\n", _ ("The general is lost."));
  }
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
show_standing (MuCall *call, const MuTableBattle *battle)
{
  g_autoptr (MuBattleRecord) standing = mu_table_battle_standing (battle);
  g_autofree char *verdict = mu_table_verdict (standing);
  const int periods = mu_table_battle_now (battle)->periods;
  put_standing (call, standing, periods);
  if (periods > 0)
    mu_say (call, _ ("%s, period %d\n"), standing->name, periods);
  else
    mu_say (call, _ ("%s, before the first period\n"), standing->name);
  mu_say (call, "%s\n", verdict);
  show_side (call, standing, MU_SIDE_A);
  show_side (call, standing, MU_SIDE_B);
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

static MuBattleRecord *
prepare_friendly (MuCall *call, GError **error)
{
  MuReadings readings;
  g_autoptr (MuList) a = mu_find_figures (call, mu_call_argument (call, 0), error);
  if (!a)
    return NULL;
  g_autoptr (MuList) b = mu_find_figures (call, mu_call_argument (call, 1), error);
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
  if (!prepared || !mu_check_figures (prepared->side[MU_SIDE_A].list, error))
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

static gboolean
read_fate (const char *text, MuFate *fate, GError **error)
{
  for (*fate = MU_FATE_ON_TABLE; *fate <= MU_FATE_RETIRING; (*fate)++)
    if (strcmp (mu_fate_key (*fate), text) == 0)
      return TRUE;
  g_set_error (error, MU_CALL_ERROR, 0,
               _ ("“%s” is no fate; expected on-table, in-rout, retiring, routed-off, off-table, "
                  "destroyed or prisoner"),
               text);
  return FALSE;
}

static gboolean
refuse_fate (const MuTableBattle *battle, const MuTableUnit *unit, MuFate fate, GError **error)
{
  const MuBattleSideRecord *side = &mu_table_battle_now (battle)->side[unit->side];
  g_set_error (error, MU_CALL_ERROR, 0, _ ("%s: %s already"),
               mu_list_unit (side->list, (guint) unit->unit)->name, mu_account_fate (fate));
  return FALSE;
}

static gboolean
enter_fate (MuCall *call, MuTableBattle *battle, Entry *entry, GError **error)
{
  MuFate fate;
  MuTableMark mark;
  if (!read_unit (call, battle, entry, error)
      || !read_fate (mu_call_argument (call, 1), &fate, error))
    return FALSE;
  const MuUnitOutcome *state = mu_table_battle_unit (battle, entry->unit.side, entry->unit.unit);
  if (!mu_table_mark_towards ((MuFate) state->fate, fate, &mark, error))
    return FALSE;
  if (mark == MU_MARK_NONE)
    return refuse_fate (battle, &entry->unit, fate, error);
  return mu_table_battle_mark (battle, entry->unit, mark, entry->by, entry->period, error);
}

MuExit
mu_run_tonight_fate (MuCall *call)
{
  return enter (call, enter_fate);
}

static gboolean
read_end (MuCall *call, MuGeneralEnd *end, GError **error)
{
  const char *text = mu_call_argument (call, 1);
  *end = MU_GENERAL_END_LOST;
  if (text == NULL || (mu_general_end_find (text, end) && *end != MU_GENERAL_END_FLED))
    return TRUE;
  g_set_error (error, MU_CALL_ERROR, 0,
               _ ("“%s” is no end of a general; expected killed, captured, wounded or lost"), text);
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
  return read_end (call, &end, error)
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
