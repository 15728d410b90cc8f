/* An evening's battle: the preliminaries, and the fight by the shared core. */
#include <sys/random.h>

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/service/club/club.h"
#include "lists/battle/battle_setup.h"
#include "lists/battle/system.h"
#include "lists/system.h"

/* Preliminary dice come from a stream of their own, so that fighting the same
 * battle again from its seed does not depend on how many generals were rolled
 * for. */
#define PRELIMINARY_STREAM(stream) ((stream) | G_GUINT64_CONSTANT (1) << 63)

guint64
mu_club_new_seed (void)
{
  guint64 seed;
  if (getrandom (&seed, sizeof seed, 0) != sizeof seed) /* before the kernel has any */
    seed = (guint64) g_random_int () << 32 | g_random_int ();
  return seed;
}

static void
keep_roll (void *context, const MuRoll *roll)
{
  g_array_append_val ((GArray *) context, *roll);
}

static gboolean
dice_ok (const MuDice *dice, GError **error)
{
  switch (mu_dice_fault (dice)) {
  case MU_DICE_OK:
    return TRUE;
  case MU_DICE_SCRIPT_ENDED:
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                         _ ("More dice are needed than were typed in."));
    return FALSE;
  case MU_DICE_IMPOSSIBLE_FACE:
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                         _ ("A typed die shows a number that this die does not carry."));
    return FALSE;
  }
  g_return_val_if_reached (FALSE);
}

/* --- preliminaries ------------------------------------------------------ */

static gboolean
roll_leadership (MuBattleSideRecord *side, const MuGeneralDice *rules, MuDice *dice, GError **error)
{
  for (guint i = 0; rules && i < side->list->generals->len; i++) {
    const MuListGeneral *general = mu_list_general (side->list, i);
    if (!rules->is_diced (general))
      continue;
    MuLeadership *found = mu_leadership_new ();
    found->name = g_strdup (general->name);
    g_ptr_array_add (side->leadership, found);
    if (!rules->roll (found, general, (gint32) i, dice, error))
      return FALSE;
  }
  return TRUE;
}

static void
weigh_scouting (MuBattleRecord *record, const MuRecordSystem *system)
{
  if (!system->outscouted)
    return;
  for (int side = 0; side < MU_SIDES; side++)
    record->side[side].scouting = mu_list_scouting (record->side[side].list);
  record->outscouted = system->outscouted (record);
}

static void
roll_weather (MuBattleRecord *record, const MuRecordSystem *system, int thrown, MuDice *dice)
{
  if (!system->weather)
    return;
  record->weather_face
      = thrown > 0 ? thrown
                   : mu_dice_roll (dice, MU_DIE_ORDINARY, MU_ROLL_WEATHER, MU_ROLL_NO_SUBJECT);
  record->weather = system->weather (record);
}

static void
begin_side (MuBattleSideRecord *side, const MuBattlePlan *plan, int which)
{
  const MuRecordSystem *system = mu_record_system (plan->list[which]->rules);
  side->list = mu_list_copy (plan->list[which]);
  if (system && system->take_field)
    system->take_field (side->list);
  side->arabs = plan->arabs[which];
  side->wells = plan->wells[which];
  side->torches = plan->torches[which];
  side->order_seconds = plan->order_seconds[which];
  side->campaign_side = plan->campaign_side[which];
}

static char *
name_of_plan (const MuBattlePlan *plan)
{
  return plan->name ? mu_name_tidy (plan->name)
                    : mu_name_pair (_ ("%s against %s"), plan->list[MU_SIDE_A]->name,
                                    plan->list[MU_SIDE_B]->name, MU_NAME_MAX);
}

/* What every battle has of its plan. */
static void
begin_record (MuBattleRecord *record, const MuBattlePlan *plan)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_free (record->fought_on);
  record->fought_on = g_date_time_format (now, "%Y-%m-%d");
  if (plan->readings)
    record->readings = *plan->readings;
  record->seed = plan->seed;
  record->story = (MuSeedStory){ .origin = plan->origin, .again = plan->rolled_again };
  record->stream += plan->stream;
}

static MuBattleRecord *
record_of_plan (const MuBattlePlan *plan)
{
  MuBattleRecord *record = mu_battle_record_new ();
  begin_record (record, plan);
  record->name = name_of_plan (plan);
  record->rules = plan->list[MU_SIDE_A]->rules;
  record->month = plan->month;
  record->region = plan->region;
  record->country = plan->field ? plan->field->country : plan->country;
  record->field = plan->field ? mu_field_plan_copy (plan->field) : NULL;
  record->sky = plan->sky;
  record->outside = plan->outside;
  record->coast = plan->coast;
  record->day = plan->day;
  record->day.weather = 0;
  for (int side = 0; side < MU_SIDES; side++)
    begin_side (&record->side[side], plan, side);
  return record;
}

/* Said before the battle, not when it is over and to be recorded. */
static gboolean
name_possible (const char *name, GError **error)
{
  g_autofree char *tidy = mu_name_tidy (name);
  g_autofree char *words = mu_name_refusal (_ ("The name of the battle"),
                                            mu_name_fault (tidy, MU_NAME_MAX), MU_NAME_MAX);
  if (words)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, words);
  return !words;
}

static gboolean
are_of_one_system (const MuBattlePlan *plan, GError **error)
{
  if (plan->list[MU_SIDE_A]->rules == plan->list[MU_SIDE_B]->rules)
    return TRUE;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                       _ ("The two armies are lists of different rules."));
  return FALSE;
}

/* What other rules have and these have not is no part of their battles. */
static const char *
foreign_term (const MuBattlePlan *plan, const MuRecordSystem *system)
{
  const gboolean orders = mu_list_has (plan->list[MU_SIDE_A], MU_LISTS_HAVE_ORDERS);
  if (plan->sky && !system->weather)
    return _ ("no weather");
  for (int side = 0; side < MU_SIDES; side++) {
    if (plan->orders[side] && !orders)
      return _ ("no written orders");
    if (plan->order_seconds[side] > 0 && !system->wrote_first)
      return _ ("no time for orders");
    if ((plan->arabs[side] || plan->wells[side] || plan->torches[side]) && !system->weather)
      return _ ("no Arabs, wells or torches");
  }
  return NULL;
}

static gboolean
terms_possible (const MuBattlePlan *plan, GError **error)
{
  const MuListSystem *lists = mu_list_system_of (plan->list[MU_SIDE_A]);
  const MuRecordSystem *system = mu_record_system (lists->number);
  const char *term = system ? foreign_term (plan, system) : NULL;
  if (!term)
    return TRUE;
  /* Translators: rules and what they have not, as "Fast Play knows no weather: leave it out" */
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, _ ("%s knows %s: leave it out"),
               _ (lists->short_name), term);
  return FALSE;
}

static gboolean
plan_possible (const MuBattlePlan *plan, GError **error)
{
  if (plan->month < 1 || plan->month > 12) {
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, _ ("Month %d: expected 1 to 12."),
                 plan->month);
    return FALSE;
  }
  if (plan->name && !name_possible (plan->name, error))
    return FALSE;
  return mu_list_may_fight (plan->list[MU_SIDE_A], error)
         && mu_list_may_fight (plan->list[MU_SIDE_B], error) && are_of_one_system (plan, error)
         && terms_possible (plan, error);
}

/* wrg.sequence.setup: deployment and orders, when scouting is known. */
static gboolean
lay_down (MuBattleRecord *record, const MuBattlePlan *plan, GError **error)
{
  for (int side = 0; side < MU_SIDES; side++)
    if ((plan->orders[side]
         && !mu_battle_set_orders (record, (MuSide) side, plan->orders[side],
                                   plan->orders_name[side], error))
        || (plan->deployment[side]
            && !mu_battle_set_deployment (record, (MuSide) side, plan->deployment[side],
                                          plan->deployment_name[side], error)))
      return FALSE;
  return TRUE;
}

/* wrg.sequence.setup: scouting is compared before the generals are diced. */
static gboolean
settle_before (MuBattleRecord *record, const MuBattlePlan *plan, MuDice *dice, GError **error)
{
  const MuRecordSystem *system = mu_record_system_of (record, error);
  if (!system)
    return FALSE;
  mu_dice_set_recorder (dice, keep_roll, record->rolls);
  weigh_scouting (record, system);
  for (int side = 0; side < MU_SIDES; side++)
    if (!roll_leadership (&record->side[side], system->generals, dice, error))
      return FALSE;
  roll_weather (record, system, plan->day.weather, dice);
  return (!plan->faces || mu_battle_faces_fit (record->rolls, plan->faces, plan->face_count, error))
         && dice_ok (dice, error);
}

/* --- by other rules, or by a scenario ------------------------------------ */

static gboolean
conversion_possible (const MuBattlePlan *plan, GError **error)
{
  if (mu_battle_conversion (plan->by))
    return (!plan->name || name_possible (plan->name, error)) && are_of_one_system (plan, error);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
               _ ("%s: armies of other rules cannot be converted for it"),
               _ (mu_list_system (plan->by)->short_name));
  return FALSE;
}

static MuBattleRecord *
prepare_converted (const MuBattlePlan *plan, GError **error)
{
  if (!conversion_possible (plan, error))
    return NULL;
  MuBattleRecord *record = mu_battle_conversion (plan->by)->of_armies (plan->list, error);
  if (!record)
    return NULL;
  begin_record (record, plan);
  g_free (record->name);
  record->name = name_of_plan (plan);
  if (plan->month > 0)
    record->month = plan->month;
  for (int side = 0; side < MU_SIDES; side++)
    record->side[side].campaign_side = plan->campaign_side[side];
  return record;
}

MuBattleRecord *
mu_battle_prepare_scenario (MuRuleSystem rules, const char *part, const MuBattlePlan *plan,
                            GError **error)
{
  const MuScenarioShelf *shelf = mu_battle_scenarios (rules);
  MuBattleRecord *record = shelf ? shelf->begin (part, error) : NULL;
  if (!shelf)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, _ ("%s has no scenarios"),
                 _ (mu_list_system (rules)->short_name));
  if (record)
    begin_record (record, plan);
  return record;
}

MuBattleRecord *
mu_battle_prepare (const MuBattlePlan *plan, GError **error)
{
  if (plan->by != 0)
    return prepare_converted (plan, error);
  if (!plan_possible (plan, error))
    return NULL;

  MuDice dice;
  const guint64 stream = PRELIMINARY_STREAM (plan->stream);
  if (plan->faces)
    mu_dice_init_scripted (&dice, plan->faces, plan->face_count, plan->seed, stream);
  else
    mu_dice_init_seeded (&dice, plan->seed, stream);

  g_autoptr (MuBattleRecord) record = record_of_plan (plan);
  return settle_before (record, plan, &dice, error) && lay_down (record, plan, error)
             ? g_steal_pointer (&record)
             : NULL;
}

int
mu_battle_count_again (const MuBattleRecord *before, const MuBattleRecord *now)
{
  for (int side = 0; side < MU_SIDES; side++)
    if (strcmp (before->side[side].list->name, now->side[side].list->name) != 0)
      return 0;
  return before->fought ? 0 : MIN (before->story.again + 1, MU_ROLLED_AGAIN_MAX);
}

/* --- the fight ---------------------------------------------------------- */

static double
share_done (const MuBattle *battle)
{
  const MuBattleTime now = mu_battle_time (battle);
  const double phases = battle->system->clock.phases - 1;
  return CLAMP ((now.period - 1 + now.phase / phases) / now.periods, 0.0, 1.0);
}

/* A player who has not answered is the machine. */
static void
answer (MuBattleRecord *record, MuBattle *battle, const MuQuestion *question)
{
  const MuChoice choice = mu_record_decide (battle, question);
  mu_record_keep_answer (record, question, &choice);
}

static gboolean
fight_out (MuRecordBattle *fight, MuBattleRecord *record, GCancellable *cancellable,
           MuBattleProgress progress, gpointer data, GError **error)
{
  MuBattleStatus status;
  MuQuestion question;
  guint next = 0;
  do {
    if (g_cancellable_set_error_if_cancelled (cancellable, error))
      return FALSE;
    if (!mu_record_step (record, &next, fight->battle, &status, &question, error))
      return FALSE;
    if (status == MU_BATTLE_ASKS)
      answer (record, fight->battle, &question);
    if (progress)
      progress (share_done (fight->battle), mu_battle_time (fight->battle).period, data);
  } while (status == MU_BATTLE_GOES_ON || status == MU_BATTLE_ASKS);
  return dice_ok (&fight->dice, error);
}

gboolean
mu_battle_fight (MuBattleRecord *record, GCancellable *cancellable, MuBattleProgress progress,
                 gpointer data, GError **error)
{
  g_return_val_if_fail (!record->fought, FALSE);

  if (!mu_battle_settle_seed (record, error))
    return FALSE;
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (MuEvent));
  g_autoptr (GArray) rolls = g_array_new (FALSE, FALSE, sizeof (MuRoll));
  g_auto (MuRecordBattle) fight = { 0 };
  if (!mu_record_battle_begin (&fight, record, events, rolls, error)
      || !fight_out (&fight, record, cancellable, progress, data, error))
    return FALSE;
  mu_record_keep_outcome (record, &fight);
  return TRUE;
}

/* --- off the main thread ------------------------------------------------ */

typedef struct {
  MuBattleRecord *record;
  MuBattleProgress progress;
  gpointer data;
} Errand;

static void
errand_free (Errand *errand)
{
  mu_battle_record_free (errand->record);
  g_free (errand);
}

/* One report of progress on its way to the main context. */
typedef struct {
  GTask *task;
  double share;
  int period;
} Report;

static void
report_free (gpointer data)
{
  Report *report = data;
  g_object_unref (report->task);
  g_free (report);
}

static gboolean
deliver (gpointer data)
{
  Report *report = data;
  const Errand *errand = g_task_get_task_data (report->task);
  if (!g_task_get_completed (report->task))
    errand->progress (report->share, report->period, errand->data);
  return G_SOURCE_REMOVE;
}

static void
post_progress (double share, int period, gpointer data)
{
  Report *report = g_new0 (Report, 1);
  report->task = g_object_ref (data);
  report->share = share;
  report->period = period;
  g_main_context_invoke_full (g_task_get_context (report->task), G_PRIORITY_DEFAULT, deliver,
                              report, report_free);
}

static void
fight_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Errand *errand = task_data;
  GError *error = NULL;
  if (mu_battle_fight (errand->record, cancellable, errand->progress ? post_progress : NULL, task,
                       &error))
    g_task_return_pointer (task, g_steal_pointer (&errand->record),
                           (GDestroyNotify) mu_battle_record_free);
  else
    g_task_return_error (task, error);
}

void
mu_battle_fight_async (const MuBattleRecord *record, GCancellable *cancellable,
                       MuBattleProgress progress, gpointer data, GAsyncReadyCallback done,
                       gpointer done_data)
{
  Errand *errand = g_new0 (Errand, 1);
  errand->record = mu_battle_record_copy (record);
  errand->progress = progress;
  errand->data = data;

  GTask *task = g_task_new (NULL, cancellable, done, done_data);
  g_task_set_name (task, "fight a battle");
  g_task_set_task_data (task, errand, (GDestroyNotify) errand_free);
  g_task_run_in_thread (task, fight_in_thread);
  g_object_unref (task);
}

MuBattleRecord *
mu_battle_fight_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
