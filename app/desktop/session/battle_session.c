#include "app/desktop/session/battle_session.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

#include "app/service/club.h"
#include "reports/account.h"

/* One of the two courses of a battle that was stopped and went on otherwise. */
typedef struct {
  MuBattleRecord *record;
  MuBattleState state;
  gint64 kept_id, campaign;
} Course;

struct _MuBattleSession {
  MuItem parent;
  MuHistory *history;
  const MuShelf *books;
  MuBattleRecord *record;
  GCancellable *cancellable; /* while fighting */
  MuTableSession *table;     /* NULL until it is asked for */
  MuDeploymentSession *deployment;
  gint64 kept_id;
  gboolean recording; /* what the history tells now comes from here */
  gboolean from_table;

  Course other;    /* before or after the one that is shown; no record: there is none */
  gboolean turned; /* it came after */

  int state;
  gint64 campaign;
  char *name;
  char *result;
  char *course;
  char *leadership;
  char *scouting;
  char *weather;
  int weather_face;
  double progress;
  char *progress_text;
};

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
  g_clear_pointer (&self->record, mu_battle_record_free);
  g_clear_pointer (&self->other.record, mu_battle_record_free);
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
}

MuBattleSession *
mu_battle_session_new (MuHistory *history)
{
  MuBattleSession *self = g_object_new (MU_TYPE_BATTLE_SESSION, NULL);

  self->history = g_object_ref (history);
  return self;
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

/* --- showing ------------------------------------------------------------ */

static void
show_preliminaries (MuBattleSession *self)
{
  mu_item_take_text (self, &self->leadership, mu_account_leadership (self->record));
  mu_item_take_text (self, &self->scouting, mu_account_scouting (self->record));
  mu_item_take_text (self, &self->weather, mu_account_weather (self->record));
  mu_item_set_int (self, &self->weather_face, self->record->weather_face);
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
  mu_item_take_text (self, &self->course,
                     g_strdup_printf (ngettext ("%d period, digest %016" PRIx64,
                                                "%d periods, digest %016" PRIx64, record->periods),
                                      record->periods, record->digest));
}

/* The state goes last: who hears of it finds everything else in place. */
static void
show (MuBattleSession *self, MuBattleState state)
{
  if (self->record) {
    mu_item_set_text (self, &self->name, self->record->name);
    show_preliminaries (self);
    show_result (self);
  }
  mu_item_set_int (self, &self->state, state);
}

static void
forget_course (MuBattleSession *self)
{
  g_clear_pointer (&self->other.record, mu_battle_record_free);
}

static void
take_record (MuBattleSession *self, MuBattleRecord *record, MuBattleState state)
{
  forget_course (self);
  g_clear_pointer (&self->record, mu_battle_record_free);
  self->record = record;
  show (self, state);
}

/* --- stopped, and gone on otherwise -------------------------------------- */

static void
swap_course (MuBattleSession *self, gboolean turned)
{
  const Course shown = { self->record, (MuBattleState) self->state, self->kept_id, self->campaign };

  self->record = self->other.record;
  self->kept_id = self->other.kept_id;
  mu_item_set_id (self, &self->campaign, self->other.campaign);
  self->turned = turned;
  const MuBattleState state = self->other.state;
  self->other = shown;
  show (self, state);
}

/* What is in the club file stays there: from it a battle of its own goes on, whose losses are no
 * longer the campaign's. */
void
mu_battle_session_take_course (MuBattleSession *self, MuBattleRecord *record)
{
  g_return_if_fail (self->state == MU_BATTLE_FOUGHT || self->state == MU_BATTLE_KEPT);
  forget_course (self);
  self->other = (Course){ .record = record,
                          .state = MU_BATTLE_FOUGHT,
                          .campaign = self->state == MU_BATTLE_KEPT ? 0 : self->campaign };
  swap_course (self, FALSE);
}

static gboolean
has_course (MuBattleSession *self)
{
  return self->other.record != NULL
         && (self->state == MU_BATTLE_FOUGHT || self->state == MU_BATTLE_KEPT);
}

gboolean
mu_battle_session_can_turn_back (MuBattleSession *self)
{
  return has_course (self) && !self->turned;
}

gboolean
mu_battle_session_can_turn_again (MuBattleSession *self)
{
  return has_course (self) && self->turned;
}

void
mu_battle_session_turn_back (MuBattleSession *self)
{
  g_return_if_fail (mu_battle_session_can_turn_back (self));
  swap_course (self, TRUE);
}

void
mu_battle_session_turn_again (MuBattleSession *self)
{
  g_return_if_fail (mu_battle_session_can_turn_again (self));
  swap_course (self, FALSE);
}

/* --- the steps ---------------------------------------------------------- */

static gboolean
load_armies (MuBattleSession *self, const MuBattleChoice *choice, MuList *army[MU_SIDES],
             GError **error)
{
  MuStore *store = mu_history_store (self->history);

  for (int side = 0; side < MU_SIDES; side++) {
    army[side] = choice->campaign
                     ? mu_store_campaign_army (store, choice->campaign, side, NULL, error)
                     : mu_store_list (store, choice->list[side], error);
    if (army[side] == NULL)
      return FALSE;
  }
  return TRUE;
}

static MuBattleRecord *
roll (MuList *const army[MU_SIDES], const MuBattleChoice *choice, const MuWrgReadings *readings,
      GError **error)
{
  const MuBattlePlan plan = {
    .list = { army[MU_SIDE_A], army[MU_SIDE_B] },
    .seed = choice->seed ? choice->seed : mu_club_new_seed (),
    .month = choice->month,
    .region = choice->region,
    .country = choice->country,
    .readings = readings,
  };
  return mu_battle_prepare (&plan, error);
}

/* A campaign fights by its own readings of the rules. */
static gboolean
find_readings (MuBattleSession *self, gint64 campaign, MuWrgReadings *readings, GError **error)
{
  g_autoptr (MuCampaign) found = NULL;

  if (campaign == 0)
    return TRUE;
  found = mu_store_campaign (mu_history_store (self->history), campaign, error);
  if (found == NULL)
    return FALSE;
  *readings = found->readings;
  return TRUE;
}

/* What was laid down under these dice is not to be had under others. */
static gboolean
may_roll (MuBattleSession *self, GError **error)
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
  MuList *army[MU_SIDES] = { NULL, NULL };
  MuWrgReadings readings = { 0 };
  MuBattleRecord *record = NULL;

  g_return_val_if_fail (self->state != MU_BATTLE_FIGHTING, FALSE);
  self->from_table = FALSE;
  if (self->state == MU_BATTLE_READY && !may_roll (self, error))
    return FALSE;
  if (find_readings (self, choice->campaign, &readings, error)
      && load_armies (self, choice, army, error))
    record = roll (army, choice, choice->campaign ? &readings : NULL, error);
  for (int side = 0; side < MU_SIDES; side++)
    g_clear_pointer (&army[side], mu_list_free);
  if (record == NULL)
    return FALSE;
  self->kept_id = 0;
  mu_item_set_id (self, &self->campaign, choice->campaign);
  mu_deployment_session_set_record (self->deployment, record);
  take_record (self, record, MU_BATTLE_READY);
  g_signal_emit (self, signals[PREPARED], 0);
  return TRUE;
}

static void
progress (double share, int period, gpointer data)
{
  MuBattleSession *self = data;

  mu_item_set_share (self, &self->progress, share);
  mu_item_take_text (self, &self->progress_text, g_strdup_printf (_ ("Period %d"), period));
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
    take_record (self, g_steal_pointer (&record), MU_BATTLE_FOUGHT);
    return;
  }
  mu_item_set_int (self, &self->state, MU_BATTLE_READY);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    g_signal_emit (self, signals[CANCELLED], 0);
  else
    g_signal_emit (self, signals[FAILED], 0, error);
}

/* Field and deployment into the battle; the weather depends on the field. */
static gboolean
lay_down (MuBattleSession *self, GError **error)
{
  if (!mu_deployment_session_lay_down (self->deployment, self->record, error))
    return FALSE;
  show_preliminaries (self);
  return TRUE;
}

MuBattleRecord *
mu_battle_session_make_ready (MuBattleSession *self, GError **error)
{
  g_autoptr (MuBattleRecord) ready = mu_battle_record_copy (self->record);

  if (!mu_deployment_session_lay_down (self->deployment, ready, error))
    return NULL;
  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++)
    if (!mu_battle_plan_side (ready, side, self->books, error))
      return NULL;
  return g_steal_pointer (&ready);
}

void
mu_battle_session_fight (MuBattleSession *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuBattleRecord) ready = NULL;

  if (self->state != MU_BATTLE_READY)
    return;
  if (lay_down (self, &error))
    ready = mu_battle_session_make_ready (self, &error);
  if (!ready) {
    g_signal_emit (self, signals[FAILED], 0, error);
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

/* --- on the table --------------------------------------------------------- */

static void
show_table (MuBattleSession *self)
{
  const MuTableBattle *battle = mu_table_session_get_battle (self->table);

  mu_item_set_id (self, &self->campaign, mu_table_battle_campaign (battle));
  take_record (self, mu_battle_record_copy (mu_table_battle_now (battle)), MU_BATTLE_ON_TABLE);
}

/* A battle taken back is on the table again; one recorded by Redo no longer is. */
static void
history_changed (MuHistory *history, guint changed, gint64 id, MuBattleSession *self)
{
  g_autoptr (GError) error = NULL;

  if (self->recording || !(changed & MU_CHANGED_BATTLES))
    return;
  if (!mu_table_session_look (self->table, &error))
    g_signal_emit (self, signals[FAILED], 0, error);
  else if (mu_table_session_is_open (self->table) && self->state == MU_BATTLE_KEPT
           && self->from_table)
    show_table (self);
  else if (!mu_table_session_is_open (self->table) && self->state == MU_BATTLE_ON_TABLE)
    mu_battle_session_reset (self);
}

/* Another battle has come to the table in place of the one that is shown. */
static void
table_turned (MuBattleSession *self)
{
  if (!self->recording && self->state == MU_BATTLE_ON_TABLE
      && mu_table_session_is_open (self->table))
    show_table (self);
}

MuTableSession *
mu_battle_session_get_table (MuBattleSession *self)
{
  if (self->table)
    return self->table;
  self->table = mu_table_session_new (self->history);
  g_signal_connect_object (self->history, "changed", G_CALLBACK (history_changed), self, 0);
  g_signal_connect_object (self->table, "notify::battle", G_CALLBACK (table_turned), self,
                           G_CONNECT_SWAPPED);
  return self->table;
}

gboolean
mu_battle_session_play (MuBattleSession *self, GError **error)
{
  g_return_val_if_fail (self->state == MU_BATTLE_READY, FALSE);
  if (!lay_down (self, error))
    return FALSE;
  if (!mu_table_session_begin (mu_battle_session_get_table (self), self->record, self->campaign,
                               error))
    return FALSE;
  show_table (self);
  return TRUE;
}

gboolean
mu_battle_session_go_on (MuBattleSession *self, GError **error)
{
  if (!mu_table_session_look (mu_battle_session_get_table (self), error))
    return FALSE;
  if (mu_table_session_is_open (self->table))
    show_table (self);
  return TRUE;
}

/* --- into the club file --------------------------------------------------- */

static gboolean
keep_from_table (MuBattleSession *self, GError **error)
{
  MuBattleRecord *ended = NULL;
  gboolean kept;

  self->recording = TRUE;
  kept = mu_table_session_record (self->table, &ended, &self->kept_id, error);
  self->recording = FALSE;
  if (ended)
    take_record (self, ended, MU_BATTLE_KEPT);
  return kept;
}

static gboolean
keep_fought (MuBattleSession *self, GError **error)
{
  g_autofree char *words = NULL;

  if (self->campaign == 0)
    return mu_history_add_battle (self->history, self->record, &self->kept_id, error);
  words = g_strdup_printf (_ ("%s recorded"), self->record->name);
  return mu_history_record_battle (self->history, self->campaign, self->record, words,
                                   &self->kept_id, error);
}

gboolean
mu_battle_session_keep (MuBattleSession *self, GError **error)
{
  g_return_val_if_fail (self->state == MU_BATTLE_FOUGHT || self->state == MU_BATTLE_ON_TABLE,
                        FALSE);
  self->from_table = self->state == MU_BATTLE_ON_TABLE;
  if (self->from_table)
    return keep_from_table (self, error);
  if (!keep_fought (self, error))
    return FALSE;
  forget_course (self);
  mu_item_set_int (self, &self->state, MU_BATTLE_KEPT);
  return TRUE;
}

gboolean
mu_battle_session_open (MuBattleSession *self, gint64 id, GError **error)
{
  MuBattleRecord *record = mu_store_battle (mu_history_store (self->history), id, error);

  if (record == NULL)
    return FALSE;
  self->kept_id = id;
  take_record (self, record, MU_BATTLE_KEPT);
  return TRUE;
}

void
mu_battle_session_reset (MuBattleSession *self)
{
  mu_battle_session_cancel (self);
  g_clear_object (&self->cancellable);
  forget_course (self);
  g_clear_pointer (&self->record, mu_battle_record_free);
  self->kept_id = 0;
  mu_deployment_session_set_record (self->deployment, NULL);
  mu_item_set_id (self, &self->campaign, 0);
  mu_item_set_int (self, &self->state, MU_BATTLE_CHOOSING);
}
