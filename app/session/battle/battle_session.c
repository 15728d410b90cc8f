#include "app/session/battle/battle_private.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

#include "app/service/battle/battle_planner.h"
#include "db/store.h"
#include "lists/system.h"
#include "reports/account/account.h"
#include "reports/system.h"

G_DEFINE_FINAL_TYPE (MuBattleSession, mu_battle_session, MU_TYPE_ITEM)

static const MuItemField fields[] = {
  MU_INT (MuBattleSession, state, "state"),
  MU_ID (MuBattleSession, campaign, "campaign"),
  MU_TEXT (MuBattleSession, name, "name"),
  MU_TEXT (MuBattleSession, result, "result"),
  MU_TEXT (MuBattleSession, course, "course"),
  MU_TEXT (MuBattleSession, leadership, "leadership"),
  MU_TEXT (MuBattleSession, scouting, "scouting"),
  MU_TEXT (MuBattleSession, weather, "weather"),
  MU_INT (MuBattleSession, weather_face, "weather-face"),
  MU_TEXT (MuBattleSession, conversion, "conversion"),
  MU_TEXT (MuBattleSession, seed, "seed"),
  MU_INT (MuBattleSession, dice, "dice"),
  MU_TRUTH (MuBattleSession, stale, "stale"),
  MU_SHARE (MuBattleSession, progress, "progress"),
  MU_TEXT (MuBattleSession, progress_text, "progress-text"),
};

enum { PREPARED, FAILED, CANCELLED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
mu_battle_session_dispose (GObject *object)
{
  MuBattleSession *self = MU_BATTLE_SESSION (object);

  if (self->cancellable)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->table);
  g_clear_object (&self->deployment);
  g_clear_object (&self->history);
  mu_battle_session_forget_throws (self);
  g_clear_pointer (&self->record, mu_battle_record_free);
  g_clear_pointer (&self->other.record, mu_battle_record_free);
  g_clear_pointer (&self->part, g_free);
  G_OBJECT_CLASS (mu_battle_session_parent_class)->dispose (object);
}

static void
mu_battle_session_class_init (MuBattleSessionClass *class)
{
  GObjectClass *object = G_OBJECT_CLASS (class);

  object->dispose = mu_battle_session_dispose;
  mu_item_class_set_fields (MU_ITEM_CLASS (class), fields, G_N_ELEMENTS (fields));
  signals[PREPARED] = g_signal_new ("prepared", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_ERROR);
  signals[CANCELLED] = g_signal_new ("cancelled", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
mu_battle_session_init (MuBattleSession *self)
{
  self->deployment = mu_deployment_session_new ();
  self->chosen.campaign = -1; /* nothing yet */
}

MuBattleSession *
mu_battle_session_new (MuHistory *history)
{
  MuBattleSession *self = g_object_new (MU_TYPE_BATTLE_SESSION, NULL);

  self->history = g_object_ref (history);
  g_signal_connect_object (history, "changed", G_CALLBACK (mu_battle_session_look_at_armies), self,
                           G_CONNECT_SWAPPED);
  mu_battle_session_watch_file (self);
  return self;
}

void
mu_battle_session_fail (MuBattleSession *self, const GError *error)
{
  g_signal_emit (self, signals[FAILED], 0, error);
}

MuBattleState
mu_battle_session_get_state (MuBattleSession *self)
{
  return self->state;
}

const MuBattleRecord *
mu_battle_session_get_record (MuBattleSession *self)
{
  return self->record;
}

gint64
mu_battle_session_get_campaign (MuBattleSession *self)
{
  return self->campaign;
}

gint64
mu_battle_session_get_kept (MuBattleSession *self)
{
  return self->state == MU_BATTLE_KEPT ? self->kept_id : 0;
}

void
mu_battle_session_set_books (MuBattleSession *self, const MuShelf *books)
{
  self->books = books;
  mu_deployment_session_set_books (self->deployment, books);
}

MuDeploymentSession *
mu_battle_session_get_deployment (MuBattleSession *self)
{
  return self->deployment;
}

gboolean
mu_battle_session_deploys (MuBattleSession *self)
{
  return self->record && mu_system_can (self->record->rules, MU_DEED_DEPLOY);
}

const MuBattleRecord *
mu_battle_session_get_prepared (MuBattleSession *self)
{
  if (self->state != MU_BATTLE_READY)
    return NULL;
  return mu_battle_session_deploys (self) ? mu_deployment_session_get_record (self->deployment)
                                          : self->record;
}

/* --- showing ------------------------------------------------------------ */

static void
show_seed (MuBattleSession *self)
{
  g_autofree char *seed = mu_account_seed (self->record);
  g_autofree char *weak = mu_account_weak_seals (self->record);

  mu_item_take_text (self, &self->seed, g_strconcat (seed, *weak ? " " : "", weak, NULL));
}

static void
show_preliminaries (MuBattleSession *self)
{
  mu_item_take_text (self, &self->leadership, mu_account_leadership (self->record));
  mu_item_take_text (self, &self->scouting, mu_account_scouting (self->record));
  mu_item_take_text (self, &self->weather, mu_account_weather (self->record));
  mu_item_set_int (self, &self->weather_face, self->record->weather_face);
  show_seed (self);
}

/* Of a battle of history, as it was chosen. */
static char *
day_words (MuBattleSession *self)
{
  if (!self->chosen.history)
    return g_strdup ("");
  return mu_battle_history_day (self->chosen.history, self->record, self->books);
}

char *
mu_battle_session_dup_day (MuBattleSession *self)
{
  return self->record ? mu_battle_day (self->record, self->books) : g_strdup ("");
}

static char *
length_words (const MuBattleRecord *record)
{
  const int periods = record->periods;

  if (mu_report_system (record->rules)->turns)
    return g_strdup_printf (
        ngettext ("%d turn, digest %016" PRIx64, "%d turns, digest %016" PRIx64, periods), periods,
        record->digest);
  return g_strdup_printf (
      ngettext ("%d period, digest %016" PRIx64, "%d periods, digest %016" PRIx64, periods),
      periods, record->digest);
}

/* Of unequal armies with what each has left of its own; of a day with who has it. */
static char *
course_words (MuBattleSession *self)
{
  const MuBattleRecord *record = self->record;
  g_autofree char *day = day_words (self);
  g_autofree char *shares = *day ? mu_account_bare_shares (record) : mu_account_shares (record);
  g_autofree char *course = length_words (record);
  return g_strconcat (shares ? shares : "", shares ? "\n" : "", day, *day ? "\n" : "", course,
                      NULL);
}

static void
show_result (MuBattleSession *self)
{
  const MuBattleRecord *record = self->record;

  if (!record->fought) {
    mu_item_set_text (self, &self->result, "");
    mu_item_set_text (self, &self->course, "");
    return;
  }
  mu_item_take_text (self, &self->result, mu_account_result (record));
  mu_item_take_text (self, &self->course, course_words (self));
}

/* Who hears of the state finds everything else in place. */
void
mu_battle_session_show (MuBattleSession *self, MuBattleState state)
{
  if (self->record) {
    mu_item_set_text (self, &self->name, self->record->name);
    show_preliminaries (self);
    show_result (self);
  }
  mu_item_set_int (self, &self->state, state);
}

void
mu_battle_session_take_record (MuBattleSession *self, MuBattleRecord *record, MuBattleState state)
{
  mu_battle_session_forget_course (self);
  mu_battle_session_forget_throws (self);
  g_clear_pointer (&self->record, mu_battle_record_free);
  self->record = record;
  mu_item_set_int (self, &self->dice, self->dice + 1);
  mu_battle_session_show (self, state);
}

/* --- the steps ---------------------------------------------------------- */

/* What was laid down under these dice is not to be had under others. */
gboolean
mu_battle_session_may_roll (MuBattleSession *self, GError **error)
{
  if (!mu_deployment_session_get_seal (self->deployment, MU_SIDE_A)
      && !mu_deployment_session_get_seal (self->deployment, MU_SIDE_B))
    return TRUE;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED,
                       _ ("A side has sealed its deployment: these dice stand. For others, begin a "
                          "new battle."));
  return FALSE;
}

gboolean
mu_battle_session_prepare (MuBattleSession *self, const MuBattleChoice *choice, GError **error)
{
  MuBattleRecord *record;
  const int before = self->rolled_again;

  g_return_val_if_fail (self->state != MU_BATTLE_FIGHTING, FALSE);
  self->from_table = FALSE;
  if (self->state == MU_BATTLE_READY && !mu_battle_session_may_roll (self, error))
    return FALSE;
  self->rolled_again = mu_battle_session_count_again (self, choice);
  record = mu_battle_session_roll (self, choice, error);
  if (record == NULL || !mu_battle_session_set_dice_aside (self, error)) {
    mu_battle_record_free (record);
    self->rolled_again = before;
    return FALSE;
  }
  self->kept_id = 0;
  self->taken_back = FALSE;
  mu_battle_session_keep_choice (self, choice);
  mu_item_set_id (self, &self->campaign, choice->campaign);
  mu_deployment_session_set_record (self->deployment,
                                    mu_system_can (record->rules, MU_DEED_DEPLOY) ? record : NULL);
  mu_battle_session_take_record (self, record, MU_BATTLE_READY);
  mu_item_set_truth (self, &self->stale, FALSE);
  g_signal_emit (self, signals[PREPARED], 0);
  return TRUE;
}

static void
progress (double share, int period, gpointer data)
{
  MuBattleSession *self = data;

  mu_item_set_share (self, &self->progress, share);
  mu_item_take_text (self, &self->progress_text,
                     self->record ? mu_report_period (self->record->rules, period) : g_strdup (""));
}

static void
fought (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (MuBattleSession) self = data;
  g_autoptr (GError) error = NULL;
  GCancellable *its_own = g_task_get_cancellable (G_TASK (result));
  g_autoptr (MuBattleRecord) record = mu_battle_fight_finish (result, &error);

  if (its_own != self->cancellable)
    return; /* given up for another battle, or for none */
  g_clear_object (&self->cancellable);
  if (record) {
    mu_battle_session_take_record (self, g_steal_pointer (&record), MU_BATTLE_FOUGHT);
    return;
  }
  mu_item_set_int (self, &self->state, MU_BATTLE_READY);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    g_signal_emit (self, signals[CANCELLED], 0);
  else
    mu_battle_session_fail (self, error);
}

gboolean
mu_battle_session_lay_down (MuBattleSession *self, GError **error)
{
  if (!mu_battle_session_deploys (self))
    return TRUE;
  if (!mu_deployment_session_lay_down (self->deployment, self->record, error))
    return FALSE;
  show_preliminaries (self);
  return TRUE;
}

/* One side has sealed, and waits for the other's part of the seed. */
static void
seal_other (MuBattleRecord *ready)
{
  for (int side = 0; mu_battle_record_is_joint (ready) && side < MU_SIDES; side++)
    if (mu_battle_side_seal_kind (&ready->side[side]) == MU_SEAL_NONE)
      mu_battle_side_seal (&ready->side[side]);
}

static gboolean
plan_side (MuBattleSession *self, MuBattleRecord *ready, MuSide side, GError **error)
{
  const MuPlanWish *wish = mu_deployment_session_get_wish (self->deployment, side);

  return mu_battle_plan_side_as (ready, side, self->books, wish, NULL, error);
}

MuBattleRecord *
mu_battle_session_make_ready (MuBattleSession *self, GError **error)
{
  g_autoptr (MuBattleRecord) ready = mu_battle_record_copy (self->record);

  if (!mu_battle_session_deploys (self))
    return g_steal_pointer (&ready);
  if (!mu_deployment_session_lay_down (self->deployment, ready, error))
    return NULL;
  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++)
    if (!plan_side (self, ready, side, error))
      return NULL;
  seal_other (ready);
  return g_steal_pointer (&ready);
}

void
mu_battle_session_fight (MuBattleSession *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuBattleRecord) ready = NULL;

  if (self->state != MU_BATTLE_READY)
    return;
  if (mu_battle_session_lay_down (self, &error))
    ready = mu_battle_session_make_ready (self, &error);
  if (!ready) {
    mu_battle_session_fail (self, error);
    return;
  }
  self->cancellable = g_cancellable_new ();
  mu_item_set_share (self, &self->progress, 0.0);
  mu_item_set_text (self, &self->progress_text, "");
  mu_item_set_int (self, &self->state, MU_BATTLE_FIGHTING);
  mu_battle_fight_async (ready, self->cancellable, progress, self, fought, g_object_ref (self));
}

void
mu_battle_session_cancel (MuBattleSession *self)
{
  if (self->cancellable)
    g_cancellable_cancel (self->cancellable);
}

void
mu_battle_session_reset (MuBattleSession *self)
{
  g_autoptr (GError) error = NULL;

  if (!mu_battle_session_set_dice_aside (self, &error))
    mu_battle_session_fail (self, error);
  mu_battle_session_forget_throws (self);
  mu_battle_session_cancel (self);
  g_clear_object (&self->cancellable);
  mu_battle_session_forget_course (self);
  g_clear_pointer (&self->record, mu_battle_record_free);
  if (self->state == MU_BATTLE_KEPT)
    self->chosen = (MuBattleChoice){ .campaign = -1 }; /* the next one is the first of its kind */
  self->kept_id = 0;
  self->taken_back = FALSE;
  mu_deployment_session_set_record (self->deployment, NULL);
  mu_item_set_id (self, &self->campaign, 0);
  mu_item_set_int (self, &self->state, MU_BATTLE_CHOOSING);
}

/* --- to and from others --------------------------------------------------- */

const MuBattleChoice *
mu_battle_session_get_choice (MuBattleSession *self)
{
  return &self->chosen;
}

void
mu_battle_session_let_go (MuBattleSession *self)
{
  g_clear_pointer (&self->record, mu_battle_record_free);
  mu_battle_session_reset (self);
}

void
mu_battle_session_take_fought (MuBattleSession *self, MuBattleRecord *record, gint64 campaign,
                               const int sides[MU_SIDES])
{
  mu_battle_session_reset (self);
  self->from_table = FALSE;
  self->chosen = (MuBattleChoice){ .campaign = campaign,
                                   .side = { sides[MU_SIDE_A], sides[MU_SIDE_B] },
                                   .month = record->month };
  mu_item_set_id (self, &self->campaign, campaign);
  mu_battle_session_take_record (self, record, MU_BATTLE_FOUGHT);
}
