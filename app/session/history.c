#include "app/session/history_private.h"
#include "db/acts/changes.h"
#include "db/store.h"

G_DEFINE_FINAL_TYPE (MuHistory, mu_history, G_TYPE_OBJECT)

enum { PROP_CAN_UNDO = 1, PROP_CAN_REDO, PROP_UNDO_WORDS, PROP_REDO_WORDS, N_PROPS };
enum { CHANGED, N_SIGNALS };

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

static void
free_step (MuStep *step)
{
  g_free (step->words);
  g_clear_pointer (&step->record, mu_battle_record_free);
  g_clear_pointer (&step->kept, g_bytes_unref);
  g_strfreev (step->notes);
  g_clear_pointer (&step->notes_before, g_ptr_array_unref);
  g_clear_pointer (&step->notes_after, g_ptr_array_unref);
  g_free (step);
}

static gboolean
fits (const MuStep *step, MuPlace place)
{
  return place == MU_PLACES || step->place == place;
}

/* The last step that stands; NULL: none. */
static MuStep *
last_done (MuHistory *self, MuPlace place)
{
  for (guint i = self->steps->len; i > 0; i--) {
    MuStep *step = g_ptr_array_index (self->steps, i - 1);
    if (!step->undone && fits (step, place))
      return step;
  }
  return NULL;
}

/* The first step that is undone; NULL: none. */
static MuStep *
first_undone (MuHistory *self, MuPlace place)
{
  for (guint i = 0; i < self->steps->len; i++) {
    MuStep *step = g_ptr_array_index (self->steps, i);
    if (step->undone && fits (step, place))
      return step;
  }
  return NULL;
}

static const char *
words_of (const MuStep *step)
{
  return step ? step->words : NULL;
}

static void
mu_history_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  MuHistory *self = MU_HISTORY (object);

  switch (id) {
  case PROP_CAN_UNDO:
    g_value_set_boolean (value, last_done (self, MU_PLACES) != NULL);
    break;
  case PROP_CAN_REDO:
    g_value_set_boolean (value, first_undone (self, MU_PLACES) != NULL);
    break;
  case PROP_UNDO_WORDS:
    g_value_set_string (value, words_of (last_done (self, MU_PLACES)));
    break;
  case PROP_REDO_WORDS:
    g_value_set_string (value, words_of (first_undone (self, MU_PLACES)));
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

void
mu_history_tell (MuHistory *self, guint changed, gint64 id)
{
  for (int prop = PROP_CAN_UNDO; prop < N_PROPS; prop++)
    g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
  g_signal_emit (self, signals[CHANGED], 0, changed, id);
}

static MuPlace
place_of (MuStepKind kind)
{
  switch (kind) {
  case MU_STEP_UPDATE_LIST:
  case MU_STEP_ADD_LIST:
  case MU_STEP_DELETE_LIST:
  case MU_STEP_SET_NOTES:
    return MU_AT_ARMIES;
  case MU_STEP_RECORD_TONIGHT:
  case MU_STEP_RECORD_FRIENDLY:
  case MU_STEP_DELETE_FRIENDLY:
    return MU_AT_TONIGHT;
  case MU_STEP_RECORD_BATTLE:
  case MU_STEP_TAKE_BACK_BATTLE:
  case MU_STEP_TAKE_BACK_ACT:
  case MU_STEP_BEGIN_CAMPAIGN:
  case MU_STEP_SET_HOUSE_RULES:
    return MU_AT_CAMPAIGNS;
  }
  g_return_val_if_reached (MU_AT_ARMIES);
}

MuStep *
mu_history_new_step (MuStepKind kind, gint64 id, const char *words)
{
  MuStep *step = g_new0 (MuStep, 1);

  step->kind = kind;
  step->place = place_of (kind);
  step->id = id;
  step->words = g_strdup (words);
  return step;
}

/* --- the club's journal ----------------------------------------------- */

static MuStepKind
kind_of (const MuChange *change)
{
  switch (change->kind) {
  case MU_CHANGE_UPDATED:
    return MU_STEP_UPDATE_LIST;
  case MU_CHANGE_ADDED:
    return MU_STEP_ADD_LIST;
  case MU_CHANGE_DELETED:
    return MU_STEP_DELETE_LIST;
  }
  g_return_val_if_reached (MU_STEP_UPDATE_LIST);
}

static void
take_up (MuHistory *self, const MuChange *change)
{
  MuStep *step = mu_history_new_step (kind_of (change), change->list, change->words);

  step->change = change->id;
  step->undone = change->undone;
  g_ptr_array_add (self->steps, step);
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
take_list_first (MuHistory *self, MuStep *step, GError **error)
{
  if (step->kind == MU_STEP_ADD_LIST)
    return mu_store_add_list_noted (self->store, step->after, step->words, &step->id, &step->change,
                                    error);
  if (step->kind == MU_STEP_DELETE_LIST)
    return mu_store_delete_list_noted (self->store, step->id, step->words, &step->change, error);
  return mu_store_update_list_noted (self->store, step->id, step->after, step->words, &step->change,
                                     error);
}

static gboolean
take_list (MuHistory *self, MuStep *step, GError **error)
{
  gboolean taken = step->change != 0 ? mu_store_redo_change (self->store, step->change, error)
                                     : take_list_first (self, step, error);

  if (taken)
    mu_history_tell (self, MU_CHANGED_LISTS, step->id);
  return taken;
}

static gboolean
take_back_list (MuHistory *self, MuStep *step, GError **error)
{
  if (!mu_store_undo_change (self->store, step->change, error))
    return FALSE;
  mu_history_tell (self, MU_CHANGED_LISTS, step->id);
  return TRUE;
}

static gboolean
write_house_rules (MuHistory *self, MuStep *step, const MuReadings *readings, GError **error)
{
  if (!mu_store_set_campaign_readings (self->store, step->id, readings, error))
    return FALSE;
  mu_history_tell (self, MU_CHANGED_CAMPAIGNS, step->id);
  return TRUE;
}

static gboolean
write_notes (MuHistory *self, MuStep *step, const GPtrArray *values, GError **error)
{
  for (guint i = 0; step->notes[i]; i++)
    if (!mu_store_set_setting (self->store, step->notes[i], g_ptr_array_index (values, i), error))
      return FALSE;
  mu_history_tell (self, MU_CHANGED_LISTS, step->id);
  return TRUE;
}

/* Whether battles fell or came back: they alone are told by their bare names (db/acts/acts.h). */
static gboolean
tells_of_battles (const MuAct *act)
{
  g_auto (GStrv) lines = g_strsplit (act->about, "\n", -1);

  for (char **line = lines; *line; line++)
    if (**line != '\0' && (*line)[1] != '\0' && (*line)[1] != '@')
      return TRUE;
  return FALSE;
}

/* There and back alike: taking back is an entry itself, the last one then. Who asked for an entry
 * to be taken back has seen what falls with it. */
static gboolean
take_back_act (MuHistory *self, MuStep *step, GError **error)
{
  g_autoptr (MuAct) last = NULL;

  if (self->stepping != MU_HISTORY_NEW
      && !mu_history_falls_alone (self, step->id, step->act, error))
    return FALSE;
  if (mu_store_take_back_act (self->store, step->id, step->act, error))
    last = mu_store_last_act (self->store, step->id, error);
  if (!last)
    return FALSE;
  step->act = last->number;
  mu_history_tell (self, MU_CHANGED_CAMPAIGNS | (tells_of_battles (last) ? MU_CHANGED_BATTLES : 0),
                   step->id);
  return TRUE;
}

static gboolean
put_campaign_away (MuHistory *self, MuStep *step, GError **error)
{
  if (!mu_store_put_campaign_away (self->store, step->id, &step->kept, error))
    return FALSE;
  mu_history_tell (self, MU_CHANGED_CAMPAIGNS, step->id);
  return TRUE;
}

static gboolean
bring_campaign_back (MuHistory *self, MuStep *step, GError **error)
{
  if (!mu_store_bring_campaign_back (self->store, step->kept, error))
    return FALSE;
  g_clear_pointer (&step->kept, g_bytes_unref);
  mu_history_tell (self, MU_CHANGED_CAMPAIGNS, step->id);
  return TRUE;
}

static gboolean
take (MuHistory *self, MuStep *step, GError **error)
{
  switch (step->kind) {
  case MU_STEP_UPDATE_LIST:
  case MU_STEP_ADD_LIST:
  case MU_STEP_DELETE_LIST:
    return take_list (self, step, error);
  case MU_STEP_RECORD_BATTLE:
    return mu_history_record_battle_step (self, step, error);
  case MU_STEP_RECORD_TONIGHT:
    return mu_history_record_tonight_step (self, step, error);
  case MU_STEP_RECORD_FRIENDLY:
    return mu_history_record_friendly (self, step, error);
  case MU_STEP_DELETE_FRIENDLY:
    return mu_history_delete_friendly (self, step, error);
  case MU_STEP_TAKE_BACK_BATTLE:
    return mu_history_take_back_battle_step (self, step, error);
  case MU_STEP_TAKE_BACK_ACT:
    return take_back_act (self, step, error);
  case MU_STEP_BEGIN_CAMPAIGN:
    return bring_campaign_back (self, step, error);
  case MU_STEP_SET_HOUSE_RULES:
    return write_house_rules (self, step, &step->rules_after, error);
  case MU_STEP_SET_NOTES:
    return write_notes (self, step, step->notes_after, error);
  }
  g_return_val_if_reached (FALSE);
}

static gboolean
take_back (MuHistory *self, MuStep *step, GError **error)
{
  switch (step->kind) {
  case MU_STEP_UPDATE_LIST:
  case MU_STEP_ADD_LIST:
  case MU_STEP_DELETE_LIST:
    return take_back_list (self, step, error);
  case MU_STEP_RECORD_TONIGHT:
    return step->id ? mu_history_take_back_battle_step (self, step, error)
                    : mu_history_put_friendly_on_table (self, step, error);
  case MU_STEP_RECORD_FRIENDLY:
    return mu_history_delete_friendly (self, step, error);
  case MU_STEP_DELETE_FRIENDLY:
    return mu_history_bring_friendly_back (self, step, error);
  case MU_STEP_RECORD_BATTLE:
    return mu_history_take_back_battle_step (self, step, error);
  case MU_STEP_TAKE_BACK_BATTLE:
    return mu_history_record_battle_step (self, step, error);
  case MU_STEP_TAKE_BACK_ACT:
    return take_back_act (self, step, error);
  case MU_STEP_BEGIN_CAMPAIGN:
    return put_campaign_away (self, step, error);
  case MU_STEP_SET_HOUSE_RULES:
    return write_house_rules (self, step, &step->rules_before, error);
  case MU_STEP_SET_NOTES:
    return write_notes (self, step, step->notes_before, error);
  }
  g_return_val_if_reached (FALSE);
}

static gboolean
is_of_list (const MuStep *step)
{
  return step->kind == MU_STEP_UPDATE_LIST || step->kind == MU_STEP_ADD_LIST
         || step->kind == MU_STEP_DELETE_LIST;
}

/* A new step ends what could be redone on its page, and there only. */
static void
add_step (MuHistory *self, MuStep *step)
{
  for (guint i = self->steps->len; i > 0; i--) {
    const MuStep *old = g_ptr_array_index (self->steps, i - 1);
    if (old->undone && old->place == step->place)
      g_ptr_array_remove_index (self->steps, i - 1);
  }
  g_ptr_array_add (self->steps, step);
}

static void
drop_last (MuHistory *self)
{
  g_ptr_array_set_size (self->steps, (int) self->steps->len - 1);
  mu_history_tell (self, 0, 0);
}

/* What follows a step taken for the first time. One of a list stands in the
 * journal, or changed nothing that could be undone; a note about one ends
 * what the journal holds undone. Should that fail, a list's step could be done
 * again after a restart, which does no harm. */
static void
settle (MuHistory *self, MuStep *step)
{
  const gboolean of_list = is_of_list (step);

  step->after = NULL;
  if (step->place == MU_AT_ARMIES && (!of_list || step->change == 0))
    mu_store_drop_undone_changes (self->store, NULL);
  if (of_list && step->change == 0)
    drop_last (self);
  else if (self->steps->len > MU_CHANGES_MAX)
    g_ptr_array_remove_index (self->steps, 0);
}

static gint64
id_of (const MuStep *step)
{
  return step->battle ? step->battle : step->id;
}

/* Takes a new step: what was undone before it on its page cannot be redone any more. The
 * step is counted before it is taken, so that whoever hears of the change
 * finds it already undoable. */
gboolean
mu_history_take_first (MuHistory *self, MuStep *step, gint64 *id, GError **error)
{
  add_step (self, step);
  if (!take (self, step, error)) {
    drop_last (self);
    return FALSE;
  }
  if (id)
    *id = id_of (step);
  settle (self, step);
  return TRUE;
}

gboolean
mu_history_update_list (MuHistory *self, gint64 id, const MuList *before G_GNUC_UNUSED,
                        const MuList *after, const char *words, GError **error)
{
  MuStep *step = mu_history_new_step (MU_STEP_UPDATE_LIST, id, words);

  step->after = after;
  return mu_history_take_first (self, step, NULL, error);
}

gboolean
mu_history_add_list (MuHistory *self, const MuList *list, const char *words, gint64 *id,
                     GError **error)
{
  MuStep *step = mu_history_new_step (MU_STEP_ADD_LIST, 0, words);

  step->after = list;
  return mu_history_take_first (self, step, id, error);
}

gboolean
mu_history_delete_list (MuHistory *self, gint64 id, const char *words, GError **error)
{
  return mu_history_take_first (self, mu_history_new_step (MU_STEP_DELETE_LIST, id, words), NULL,
                                error);
}

gboolean
mu_history_set_house_rules (MuHistory *self, gint64 campaign, const MuReadings *before,
                            const MuReadings *after, const char *words, GError **error)
{
  MuStep *step = mu_history_new_step (MU_STEP_SET_HOUSE_RULES, campaign, words);

  step->rules_before = *before;
  step->rules_after = *after;
  return mu_history_take_first (self, step, NULL, error);
}

gboolean
mu_history_set_notes (MuHistory *self, gint64 list, const char *const *keys,
                      const char *const *values, const char *words, GError **error)
{
  MuStep *step = mu_history_new_step (MU_STEP_SET_NOTES, list, words);

  step->notes = g_strdupv ((char **) keys);
  step->notes_before = g_ptr_array_new_with_free_func (g_free);
  step->notes_after = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; keys[i]; i++) {
    g_ptr_array_add (step->notes_before, mu_store_get_setting (self->store, keys[i], NULL));
    g_ptr_array_add (step->notes_after, g_strdup (values[i]));
  }
  return mu_history_take_first (self, step, NULL, error);
}

gboolean
mu_history_take_back_battle (MuHistory *self, gint64 campaign, const MuBattleRecord *record,
                             const char *words, GError **error)
{
  MuStep *step = mu_history_new_step (MU_STEP_TAKE_BACK_BATTLE, campaign, words);

  step->record = mu_battle_record_copy (record);
  return mu_history_take_first (self, step, NULL, error);
}

gboolean
mu_history_take_back_act (MuHistory *self, gint64 campaign, int number, const char *words,
                          GError **error)
{
  MuStep *step = mu_history_new_step (MU_STEP_TAKE_BACK_ACT, campaign, words);

  step->act = number;
  return mu_history_take_first (self, step, NULL, error);
}

/* What has just been done becomes a step. */
void
mu_history_note_done (MuHistory *self, MuStep *step)
{
  const gint64 id = step->id;

  add_step (self, step);
  settle (self, step);
  mu_history_tell (self, MU_CHANGED_CAMPAIGNS, id);
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
  mu_history_note_done (self, mu_history_new_step (MU_STEP_BEGIN_CAMPAIGN, added, words));
  return TRUE;
}

void
mu_history_tell_all (MuHistory *self)
{
  mu_history_tell (self, MU_CHANGED_LISTS | MU_CHANGED_CAMPAIGNS | MU_CHANGED_BATTLES, 0);
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
  mu_history_tell (self, 0, 0);
  return FALSE;
}

static gboolean
undo_step (MuHistory *self, MuStep *step, GError **error)
{
  GError *fault = NULL;
  gboolean done;

  if (step == NULL)
    return FALSE;
  self->stepping = MU_HISTORY_BACK;
  step->undone = TRUE;
  done = take_back (self, step, &fault);
  self->stepping = MU_HISTORY_NEW;
  if (done)
    return TRUE;
  step->undone = FALSE;
  return fail (self, is_of_list (step), fault, error);
}

static gboolean
redo_step (MuHistory *self, MuStep *step, GError **error)
{
  GError *fault = NULL;
  gboolean done;

  if (step == NULL)
    return FALSE;
  self->stepping = MU_HISTORY_AGAIN;
  step->undone = FALSE;
  done = take (self, step, &fault);
  self->stepping = MU_HISTORY_NEW;
  if (done)
    return TRUE;
  step->undone = TRUE;
  return fail (self, is_of_list (step), fault, error);
}

gboolean
mu_history_undo (MuHistory *self, GError **error)
{
  return undo_step (self, last_done (self, MU_PLACES), error);
}

gboolean
mu_history_redo (MuHistory *self, GError **error)
{
  return redo_step (self, first_undone (self, MU_PLACES), error);
}

/* --- each page its own --------------------------------------------------------------- */

gboolean
mu_history_undo_at (MuHistory *self, MuPlace place, GError **error)
{
  return undo_step (self, last_done (self, place), error);
}

gboolean
mu_history_redo_at (MuHistory *self, MuPlace place, GError **error)
{
  return redo_step (self, first_undone (self, place), error);
}

const char *
mu_history_undo_words_at (MuHistory *self, MuPlace place)
{
  return words_of (last_done (self, place));
}

const char *
mu_history_redo_words_at (MuHistory *self, MuPlace place)
{
  return words_of (first_undone (self, place));
}

MuHistoryStep
mu_history_get_stepping (MuHistory *self)
{
  return self->stepping;
}
