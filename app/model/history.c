#include "app/model/history.h"

#include <glib/gi18n-lib.h>

#include "db/acts.h"
#include "db/changes.h"
#include "db/forces.h"
#include "db/kept_sums.h"
#include "reports/calendar_words.h"

typedef enum {
  UPDATE_LIST,
  ADD_LIST,
  DELETE_LIST,
  RECORD_BATTLE,
  RECORD_TONIGHT,
  TAKE_BACK_BATTLE,
  TAKE_BACK_ACT,
  BEGIN_CAMPAIGN,
  SET_HOUSE_RULES,
  SET_NOTES,
} StepKind;

typedef struct {
  StepKind kind;
  char *words;
  gint64 id;           /* list or campaign */
  gint64 change;       /* of a list: its row in the club's journal; 0: not taken yet */
  const MuList *after; /* of a list, borrowed while the step is first taken */
  int act;             /* the entry of a campaign's history to take back next */
  GBytes *kept;        /* the campaign that is put away; NULL: it is there */
  MuBattleRecord *record;
  gboolean told; /* the places in the campaign of those who fought it */
  int sides[MU_SIDES];
  MuWrgReadings rules_before;
  MuWrgReadings rules_after;
  GStrv notes;             /* their keys */
  GPtrArray *notes_before; /* texts, NULL for none */
  GPtrArray *notes_after;
} Step;

struct _MuHistory {
  GObject parent;
  MuStore *store;
  GPtrArray *steps; /* Step */
  guint done;       /* steps that stand; those above can be redone */
};

G_DEFINE_FINAL_TYPE (MuHistory, mu_history, G_TYPE_OBJECT)

enum { PROP_CAN_UNDO = 1, PROP_CAN_REDO, PROP_UNDO_WORDS, PROP_REDO_WORDS, N_PROPS };
enum { CHANGED, N_SIGNALS };

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

static void
free_step (Step *step)
{
  g_free (step->words);
  g_clear_pointer (&step->record, mu_battle_record_free);
  g_clear_pointer (&step->kept, g_bytes_unref);
  g_strfreev (step->notes);
  g_clear_pointer (&step->notes_before, g_ptr_array_unref);
  g_clear_pointer (&step->notes_after, g_ptr_array_unref);
  g_free (step);
}

static const char *
words_of (MuHistory *self, guint at)
{
  return at < self->steps->len ? ((Step *) g_ptr_array_index (self->steps, at))->words : NULL;
}

static void
mu_history_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  MuHistory *self = MU_HISTORY (object);

  switch (id) {
  case PROP_CAN_UNDO:
    g_value_set_boolean (value, self->done > 0);
    break;
  case PROP_CAN_REDO:
    g_value_set_boolean (value, self->done < self->steps->len);
    break;
  case PROP_UNDO_WORDS:
    g_value_set_string (value, self->done > 0 ? words_of (self, self->done - 1) : NULL);
    break;
  case PROP_REDO_WORDS:
    g_value_set_string (value, words_of (self, self->done));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
mu_history_finalize (GObject *object)
{
  MuHistory *self = MU_HISTORY (object);

  g_ptr_array_unref (self->steps);
  G_OBJECT_CLASS (mu_history_parent_class)->finalize (object);
}

static void
mu_history_class_init (MuHistoryClass *class)
{
  GObjectClass *object = G_OBJECT_CLASS (class);
  const GParamFlags read = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object->get_property = mu_history_get_property;
  object->finalize = mu_history_finalize;
  props[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, read);
  props[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, read);
  props[PROP_UNDO_WORDS] = g_param_spec_string ("undo-words", NULL, NULL, NULL, read);
  props[PROP_REDO_WORDS] = g_param_spec_string ("redo-words", NULL, NULL, NULL, read);
  g_object_class_install_properties (object, N_PROPS, props);
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_INT64);
}

static void
mu_history_init (MuHistory *self)
{
  self->steps = g_ptr_array_new_with_free_func ((GDestroyNotify) free_step);
}

MuStore *
mu_history_store (MuHistory *self)
{
  return self->store;
}

static void
tell (MuHistory *self, guint changed, gint64 id)
{
  for (int prop = PROP_CAN_UNDO; prop < N_PROPS; prop++)
    g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
  g_signal_emit (self, signals[CHANGED], 0, changed, id);
}

static Step *
new_step (StepKind kind, gint64 id, const char *words)
{
  Step *step = g_new0 (Step, 1);

  step->kind = kind;
  step->id = id;
  step->words = g_strdup (words);
  return step;
}

/* --- the club's journal ----------------------------------------------- */

static StepKind
kind_of (const MuChange *change)
{
  switch (change->kind) {
  case MU_CHANGE_UPDATED:
    return UPDATE_LIST;
  case MU_CHANGE_ADDED:
    return ADD_LIST;
  case MU_CHANGE_DELETED:
    return DELETE_LIST;
  }
  g_return_val_if_reached (UPDATE_LIST);
}

static void
take_up (MuHistory *self, const MuChange *change)
{
  Step *step = new_step (kind_of (change), change->list, change->words);

  step->change = change->id;
  g_ptr_array_add (self->steps, step);
  self->done += change->undone ? 0 : 1;
}

/* What the club's journal holds is what can be undone, and nothing else: steps
 * of other kinds are of this session only. None of those touches a list, so
 * that a list's steps are right without them. A club that cannot be written
 * has nothing to undo; one whose journal cannot be read is the doctor's. */
static void
read_journal (MuHistory *self)
{
  g_autoptr (GPtrArray) changes = NULL;

  g_ptr_array_set_size (self->steps, 0);
  self->done = 0;
  if (!mu_store_read_only (self->store))
    changes = mu_store_changes (self->store, NULL);
  for (guint i = 0; changes && i < changes->len; i++)
    take_up (self, g_ptr_array_index (changes, i));
}

MuHistory *
mu_history_new (MuStore *store)
{
  MuHistory *self = g_object_new (MU_TYPE_HISTORY, NULL);

  self->store = store;
  read_journal (self);
  return self;
}

/* --- the steps, each there and back -------------------------------- */

/* Takes a list's step for the first time. */
static gboolean
take_list_first (MuHistory *self, Step *step, GError **error)
{
  if (step->kind == ADD_LIST)
    return mu_store_add_list_noted (self->store, step->after, step->words, &step->id, &step->change,
                                    error);
  if (step->kind == DELETE_LIST)
    return mu_store_delete_list_noted (self->store, step->id, step->words, &step->change, error);
  return mu_store_update_list_noted (self->store, step->id, step->after, step->words, &step->change,
                                     error);
}

static gboolean
take_list (MuHistory *self, Step *step, GError **error)
{
  gboolean taken = step->change != 0 ? mu_store_redo_change (self->store, step->change, error)
                                     : take_list_first (self, step, error);

  if (taken)
    tell (self, MU_CHANGED_LISTS, step->id);
  return taken;
}

static gboolean
take_back_list (MuHistory *self, Step *step, GError **error)
{
  if (!mu_store_undo_change (self->store, step->change, error))
    return FALSE;
  tell (self, MU_CHANGED_LISTS, step->id);
  return TRUE;
}

static gboolean
record_battle (MuHistory *self, Step *step, gint64 *id, GError **error)
{
  if (!mu_store_record_battle_of_sides (self->store, step->id, step->told ? step->sides : NULL,
                                        step->record, id, error))
    return FALSE;
  tell (self, MU_CHANGED_CAMPAIGNS | MU_CHANGED_BATTLES, step->id);
  return TRUE;
}

static gboolean
record_tonight (MuHistory *self, Step *step, gint64 *id, GError **error)
{
  if (!mu_store_record_tonight (self->store, step->record, id, error))
    return FALSE;
  tell (self, MU_CHANGED_CAMPAIGNS | MU_CHANGED_BATTLES, step->id);
  return TRUE;
}

static gboolean
write_house_rules (MuHistory *self, Step *step, const MuWrgReadings *readings, GError **error)
{
  if (!mu_store_set_campaign_readings (self->store, step->id, readings, error))
    return FALSE;
  tell (self, MU_CHANGED_CAMPAIGNS, step->id);
  return TRUE;
}

static gboolean
write_notes (MuHistory *self, Step *step, const GPtrArray *values, GError **error)
{
  for (guint i = 0; step->notes[i]; i++)
    if (!mu_store_set_setting (self->store, step->notes[i], g_ptr_array_index (values, i), error))
      return FALSE;
  tell (self, MU_CHANGED_LISTS, step->id);
  return TRUE;
}

static gboolean
take_back_battle (MuHistory *self, Step *step, GError **error)
{
  if (!mu_store_undo_campaign_battle (self->store, step->id, error))
    return FALSE;
  tell (self, MU_CHANGED_CAMPAIGNS | MU_CHANGED_BATTLES, step->id);
  return TRUE;
}

/* Whether battles fell or came back: they alone are told by their bare names (db/acts.h). */
static gboolean
tells_of_battles (const MuAct *act)
{
  g_auto (GStrv) lines = g_strsplit (act->about, "\n", -1);

  for (char **line = lines; *line; line++)
    if (**line != '\0' && (*line)[1] != '\0' && (*line)[1] != '@')
      return TRUE;
  return FALSE;
}

/* There and back alike: taking back is an entry itself, the last one then. */
static gboolean
take_back_act (MuHistory *self, Step *step, GError **error)
{
  g_autoptr (MuAct) last = NULL;

  if (mu_store_take_back_act (self->store, step->id, step->act, error))
    last = mu_store_last_act (self->store, step->id, error);
  if (!last)
    return FALSE;
  step->act = last->number;
  tell (self, MU_CHANGED_CAMPAIGNS | (tells_of_battles (last) ? MU_CHANGED_BATTLES : 0), step->id);
  return TRUE;
}

static gboolean
put_campaign_away (MuHistory *self, Step *step, GError **error)
{
  if (!mu_store_put_campaign_away (self->store, step->id, &step->kept, error))
    return FALSE;
  tell (self, MU_CHANGED_CAMPAIGNS, step->id);
  return TRUE;
}

static gboolean
bring_campaign_back (MuHistory *self, Step *step, GError **error)
{
  if (!mu_store_bring_campaign_back (self->store, step->kept, error))
    return FALSE;
  g_clear_pointer (&step->kept, g_bytes_unref);
  tell (self, MU_CHANGED_CAMPAIGNS, step->id);
  return TRUE;
}

static gboolean
take (MuHistory *self, Step *step, gint64 *id, GError **error)
{
  switch (step->kind) {
  case UPDATE_LIST:
  case ADD_LIST:
  case DELETE_LIST:
    return take_list (self, step, error);
  case RECORD_BATTLE:
    return record_battle (self, step, id, error);
  case RECORD_TONIGHT:
    return record_tonight (self, step, id, error);
  case TAKE_BACK_BATTLE:
    return take_back_battle (self, step, error);
  case TAKE_BACK_ACT:
    return take_back_act (self, step, error);
  case BEGIN_CAMPAIGN:
    return bring_campaign_back (self, step, error);
  case SET_HOUSE_RULES:
    return write_house_rules (self, step, &step->rules_after, error);
  case SET_NOTES:
    return write_notes (self, step, step->notes_after, error);
  }
  g_return_val_if_reached (FALSE);
}

static gboolean
take_back (MuHistory *self, Step *step, GError **error)
{
  switch (step->kind) {
  case UPDATE_LIST:
  case ADD_LIST:
  case DELETE_LIST:
    return take_back_list (self, step, error);
  case RECORD_BATTLE:
  case RECORD_TONIGHT:
    return take_back_battle (self, step, error);
  case TAKE_BACK_BATTLE:
    return record_battle (self, step, NULL, error);
  case TAKE_BACK_ACT:
    return take_back_act (self, step, error);
  case BEGIN_CAMPAIGN:
    return put_campaign_away (self, step, error);
  case SET_HOUSE_RULES:
    return write_house_rules (self, step, &step->rules_before, error);
  case SET_NOTES:
    return write_notes (self, step, step->notes_before, error);
  }
  g_return_val_if_reached (FALSE);
}

static gboolean
is_of_list (const Step *step)
{
  return step->kind == UPDATE_LIST || step->kind == ADD_LIST || step->kind == DELETE_LIST;
}

static void
drop_last (MuHistory *self)
{
  self->done--;
  g_ptr_array_set_size (self->steps, (int) self->done);
  tell (self, 0, 0);
}

/* What follows a step taken for the first time. One of a list stands in the
 * journal, or changed nothing that could be undone; one of another kind ends
 * what the journal holds undone. Should that fail, a list's step could be done
 * again after a restart, which does no harm. */
static void
settle (MuHistory *self, Step *step)
{
  step->after = NULL;
  if (!is_of_list (step) || step->change == 0)
    mu_store_drop_undone_changes (self->store, NULL);
  if (is_of_list (step) && step->change == 0)
    drop_last (self);
  else if (self->steps->len > MU_CHANGES_MAX) {
    g_ptr_array_remove_index (self->steps, 0);
    self->done--;
  }
}

/* Takes a new step: what was undone before it cannot be redone any more. The
 * step is counted before it is taken, so that whoever hears of the change
 * finds it already undoable. */
static gboolean
take_first (MuHistory *self, Step *step, gint64 *id, GError **error)
{
  g_ptr_array_set_size (self->steps, (int) self->done);
  g_ptr_array_add (self->steps, step);
  self->done++;
  if (!take (self, step, id, error)) {
    drop_last (self);
    return FALSE;
  }
  if (id && is_of_list (step))
    *id = step->id;
  settle (self, step);
  return TRUE;
}

gboolean
mu_history_update_list (MuHistory *self, gint64 id, const MuList *before G_GNUC_UNUSED,
                        const MuList *after, const char *words, GError **error)
{
  Step *step = new_step (UPDATE_LIST, id, words);

  step->after = after;
  return take_first (self, step, NULL, error);
}

gboolean
mu_history_add_list (MuHistory *self, const MuList *list, const char *words, gint64 *id,
                     GError **error)
{
  Step *step = new_step (ADD_LIST, 0, words);

  step->after = list;
  return take_first (self, step, id, error);
}

gboolean
mu_history_delete_list (MuHistory *self, gint64 id, const char *words, GError **error)
{
  return take_first (self, new_step (DELETE_LIST, id, words), NULL, error);
}

gboolean
mu_history_record_battle (MuHistory *self, gint64 campaign, const int *sides,
                          const MuBattleRecord *record, const char *words, gint64 *id,
                          GError **error)
{
  Step *step = new_step (RECORD_BATTLE, campaign, words);

  step->record = mu_battle_record_copy (record);
  step->told = sides != NULL;
  for (int side = 0; sides && side < MU_SIDES; side++)
    step->sides[side] = sides[side];
  return take_first (self, step, id, error);
}

gboolean
mu_history_record_tonight (MuHistory *self, gint64 campaign, const MuBattleRecord *record,
                           const char *words, gint64 *id, GError **error)
{
  Step *step = new_step (RECORD_TONIGHT, campaign, words);

  step->record = mu_battle_record_copy (record);
  return take_first (self, step, id, error);
}

gboolean
mu_history_set_house_rules (MuHistory *self, gint64 campaign, const MuWrgReadings *before,
                            const MuWrgReadings *after, const char *words, GError **error)
{
  Step *step = new_step (SET_HOUSE_RULES, campaign, words);

  step->rules_before = *before;
  step->rules_after = *after;
  return take_first (self, step, NULL, error);
}

gboolean
mu_history_set_notes (MuHistory *self, gint64 list, const char *const *keys,
                      const char *const *values, const char *words, GError **error)
{
  Step *step = new_step (SET_NOTES, list, words);

  step->notes = g_strdupv ((char **) keys);
  step->notes_before = g_ptr_array_new_with_free_func (g_free);
  step->notes_after = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; keys[i]; i++) {
    g_ptr_array_add (step->notes_before, mu_store_get_setting (self->store, keys[i], NULL));
    g_ptr_array_add (step->notes_after, g_strdup (values[i]));
  }
  return take_first (self, step, NULL, error);
}

gboolean
mu_history_take_back_battle (MuHistory *self, gint64 campaign, const MuBattleRecord *record,
                             const char *words, GError **error)
{
  Step *step = new_step (TAKE_BACK_BATTLE, campaign, words);

  step->record = mu_battle_record_copy (record);
  return take_first (self, step, NULL, error);
}

gboolean
mu_history_take_back_act (MuHistory *self, gint64 campaign, int number, const char *words,
                          GError **error)
{
  Step *step = new_step (TAKE_BACK_ACT, campaign, words);

  step->act = number;
  return take_first (self, step, NULL, error);
}

/* --- deeds that are told to a campaign --------------------------------------- */

/* What has just been done becomes a step. */
static void
note_done (MuHistory *self, Step *step)
{
  g_ptr_array_set_size (self->steps, (int) self->done);
  g_ptr_array_add (self->steps, step);
  self->done++;
  settle (self, step);
  tell (self, MU_CHANGED_CAMPAIGNS, step->id);
}

/* A deed is undone by taking its act back. Should the acts not be readable, it stands in the
 * campaign's history all the same. */
static void
note_deed (MuHistory *self, gint64 campaign, const char *words)
{
  g_autoptr (MuAct) act = mu_store_last_act (self->store, campaign, NULL);

  if (act) {
    Step *step = new_step (TAKE_BACK_ACT, campaign, words);
    step->act = act->number;
    note_done (self, step);
    return;
  }
  tell (self, MU_CHANGED_CAMPAIGNS, campaign);
}

/* Of the calendar as it stands now; it has gone on, even if nothing more can be read of it. */
static char *
words_of_calendar (MuHistory *self, const MuCampaign *before, int asked)
{
  g_autoptr (MuCampaign) now = mu_store_campaign (self->store, before->id, NULL);
  g_autoptr (GPtrArray) fixtures = mu_store_fixtures (self->store, before->id, NULL);

  return now && fixtures ? mu_calendar_words (before, now->day, asked, fixtures)
                         : g_strdup (_ ("The calendar went on"));
}

char *
mu_history_advance (MuHistory *self, const MuCampaign *campaign, int day, GError **error)
{
  char *words;

  if (!mu_store_advance_campaign (self->store, campaign->id, day, error))
    return NULL;
  words = words_of_calendar (self, campaign, day);
  note_deed (self, campaign->id, words);
  return words;
}

gboolean
mu_history_set_fixture (MuHistory *self, gint64 campaign, const MuFixture *fixture,
                        const char *words, GError **error)
{
  if (!mu_store_set_fixture (self->store, campaign, fixture, NULL, error))
    return FALSE;
  note_deed (self, campaign, words);
  return TRUE;
}

gboolean
mu_history_call_off_fixture (MuHistory *self, gint64 campaign, gint64 fixture, const char *words,
                             GError **error)
{
  if (!mu_store_call_off_fixture (self->store, campaign, fixture, error))
    return FALSE;
  note_deed (self, campaign, words);
  return TRUE;
}

gboolean
mu_history_throw_weather (MuHistory *self, const MuWeatherThrow *thrown, const char *words,
                          GError **error)
{
  if (!mu_store_throw_weather (self->store, thrown->campaign, thrown->region, thrown->country,
                               thrown->day, thrown->face, error))
    return FALSE;
  note_deed (self, thrown->campaign, words);
  return TRUE;
}

gboolean
mu_history_set_campaign_rules (MuHistory *self, gint64 campaign, const char *rules,
                               const char *words, GError **error)
{
  if (!mu_store_set_campaign_rules (self->store, campaign, rules, error))
    return FALSE;
  note_deed (self, campaign, words);
  return TRUE;
}

gboolean
mu_history_set_map (MuHistory *self, gint64 campaign, const MuMap *map, const char *words,
                    GError **error)
{
  if (!mu_store_set_campaign_map (self->store, campaign, map, error))
    return FALSE;
  note_deed (self, campaign, words);
  return TRUE;
}

gboolean
mu_history_muster_host (MuHistory *self, gint64 campaign, const MuMusterOrder *order,
                        const char *words, GError **error)
{
  gint64 host = order->host;

  if (!mu_store_muster_host (self->store, campaign, order->side, order->name, order->place,
                             order->units, &host, error))
    return FALSE;
  note_deed (self, campaign, words);
  return TRUE;
}

gboolean
mu_history_march_host (MuHistory *self, gint64 campaign, gint64 host, const char *place,
                       gboolean forced, const char *words, GError **error)
{
  if (!mu_store_march_host (self->store, campaign, host, place, forced, error))
    return FALSE;
  note_deed (self, campaign, words);
  return TRUE;
}

gboolean
mu_history_set_holder (MuHistory *self, gint64 campaign, const char *place, int side,
                       const char *words, GError **error)
{
  if (!mu_store_set_holder (self->store, campaign, place, side, error))
    return FALSE;
  note_deed (self, campaign, words);
  return TRUE;
}

gboolean
mu_history_buy_recruits (MuHistory *self, gint64 campaign, int side, const GArray *choice,
                         const char *words, GError **error)
{
  if (!mu_store_buy_recruits (self->store, campaign, side, choice, error))
    return FALSE;
  note_deed (self, campaign, words);
  return TRUE;
}

gboolean
mu_history_give_honour (MuHistory *self, gint64 campaign, const MuHonourOrder *order,
                        const char *words, GError **error)
{
  if (!mu_store_give_honour (self->store, campaign, order->side, order->unit, order->words, error))
    return FALSE;
  note_deed (self, campaign, words);
  return TRUE;
}

gboolean
mu_history_add_battle (MuHistory *self, const MuBattleRecord *record, gint64 *id, GError **error)
{
  gint64 added = 0;

  if (!mu_store_add_battle (self->store, record, &added, error))
    return FALSE;
  if (id)
    *id = added;
  tell (self, MU_CHANGED_BATTLES, added);
  return TRUE;
}

gboolean
mu_history_add_campaign (MuHistory *self, const MuCampaignPlan *plan, const char *words, gint64 *id,
                         GError **error)
{
  gint64 added = 0;

  if (!mu_store_add_campaign (self->store, plan, &added, error))
    return FALSE;
  if (id)
    *id = added;
  note_done (self, new_step (BEGIN_CAMPAIGN, added, words));
  return TRUE;
}

void
mu_history_tell_all (MuHistory *self)
{
  tell (self, MU_CHANGED_LISTS | MU_CHANGED_CAMPAIGNS | MU_CHANGED_BATTLES, 0);
}

/* Another program has been at the lists: what can be undone now is what the
 * journal holds. */
static void
look_again (MuHistory *self, const GError *fault)
{
  if (g_error_matches (fault, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND))
    read_journal (self);
}

static gboolean
fail (MuHistory *self, gboolean of_list, GError *fault, GError **error)
{
  if (of_list)
    look_again (self, fault);
  g_propagate_error (error, fault);
  tell (self, 0, 0);
  return FALSE;
}

gboolean
mu_history_undo (MuHistory *self, GError **error)
{
  GError *fault = NULL;
  Step *step;

  if (self->done == 0)
    return FALSE;
  self->done--;
  step = g_ptr_array_index (self->steps, self->done);
  if (take_back (self, step, &fault))
    return TRUE;
  self->done++;
  return fail (self, is_of_list (step), fault, error);
}

gboolean
mu_history_redo (MuHistory *self, GError **error)
{
  GError *fault = NULL;
  Step *step;

  if (self->done == self->steps->len)
    return FALSE;
  self->done++;
  step = g_ptr_array_index (self->steps, self->done - 1);
  if (take (self, step, NULL, &fault))
    return TRUE;
  self->done--;
  return fail (self, is_of_list (step), fault, error);
}
