#include "app/session/table/table_session.h"

#include <glib/gi18n-lib.h>

#include "app/service/table/table_words.h"
#include "reports/system.h"

struct _MuTableSession {
  MuItem parent;
  MuHistory *history;
  MuTableBattle *battle;
  GListStore *units;   /* MuStandingItem */
  GListStore *entries; /* MuTableEntry */
  char *stepped;       /* what the last step back or on was about */

  gint64 id;
  char *name;
  char *verdict;
  int period;
  char *period_words;
  char *last;
  char *orders;
  int conceded;
  char *waiting;
};

G_DEFINE_FINAL_TYPE (MuTableSession, mu_table_session, MU_TYPE_ITEM)

static const MuItemField fields[] = {
  MU_ID (MuTableSession, id, "battle"),
  MU_TEXT (MuTableSession, name, "name"),
  MU_TEXT (MuTableSession, verdict, "verdict"),
  MU_INT (MuTableSession, period, "period"),
  MU_TEXT (MuTableSession, period_words, "period-words"),
  MU_TEXT (MuTableSession, last, "last"),
  MU_TEXT (MuTableSession, orders, "orders"),
  MU_INT (MuTableSession, conceded, "conceded"),
  MU_TEXT (MuTableSession, waiting, "waiting"),
};

static guint changed_signal;

static void
mu_table_session_dispose (GObject *object)
{
  MuTableSession *self = MU_TABLE_SESSION (object);

  g_clear_object (&self->history);
  g_clear_object (&self->units);
  g_clear_object (&self->entries);
  g_clear_pointer (&self->battle, mu_table_battle_free);
  g_clear_pointer (&self->stepped, g_free);
  G_OBJECT_CLASS (mu_table_session_parent_class)->dispose (object);
}

static void
mu_table_session_class_init (MuTableSessionClass *class)
{
  GObjectClass *object = G_OBJECT_CLASS (class);

  object->dispose = mu_table_session_dispose;
  mu_item_class_set_fields (MU_ITEM_CLASS (class), fields, G_N_ELEMENTS (fields));
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
mu_table_session_init (MuTableSession *self)
{
  self->units = g_list_store_new (MU_TYPE_STANDING_ITEM);
  self->entries = g_list_store_new (MU_TYPE_TABLE_ENTRY);
  self->conceded = MU_SIDE_NONE;
}

MuTableSession *
mu_table_session_new (MuHistory *history)
{
  MuTableSession *self = g_object_new (MU_TYPE_TABLE_SESSION, NULL);

  self->history = g_object_ref (history);
  return self;
}

/* --- showing ------------------------------------------------------------- */

static void
list_units (MuTableSession *self, const MuBattleRecord *standing)
{
  for (int side = 0; side < MU_SIDES; side++)
    for (int unit = -1; unit < (int) standing->side[side].list->units->len; unit++) {
      g_autoptr (MuStandingItem) item = mu_standing_item_new ((MuTableUnit){ side, unit });
      mu_standing_item_show (item, self->battle, standing);
      g_list_store_append (self->units, item);
    }
}

/* Rows stay what they are, so that the keyboard stays where it is. */
static void
show_units (MuTableSession *self, const MuBattleRecord *standing)
{
  guint count = g_list_model_get_n_items (G_LIST_MODEL (self->units));

  if (count == 0)
    list_units (self, standing);
  for (guint i = 0; i < count; i++) {
    g_autoptr (MuStandingItem) item = g_list_model_get_item (G_LIST_MODEL (self->units), i);
    mu_standing_item_show (item, self->battle, standing);
  }
}

static gint64
shown_entry (MuTableSession *self, guint at)
{
  g_autoptr (MuTableEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->entries), at);

  return entry ? mu_table_entry_get_id (entry) : 0;
}

/* The latest first. One comes or goes, mostly; those below it stay. */
static void
show_entries (MuTableSession *self)
{
  const GPtrArray *sums = mu_table_battle_sums (self->battle);
  g_autoptr (GPtrArray) fresh = g_ptr_array_new_with_free_func (g_object_unref);
  guint stay = 0, goes;

  while (stay < sums->len
         && shown_entry (self, g_list_model_get_n_items (G_LIST_MODEL (self->entries)) - 1 - stay)
                == ((const MuKeptSum *) g_ptr_array_index (sums, stay))->id)
    stay++;
  for (guint i = sums->len; i > stay; i--)
    g_ptr_array_add (fresh, mu_table_entry_new (g_ptr_array_index (sums, i - 1),
                                                mu_table_battle_now (self->battle)));
  goes = g_list_model_get_n_items (G_LIST_MODEL (self->entries)) - stay;
  g_list_store_splice (self->entries, 0, goes, fresh->pdata, fresh->len);
}

static void
show_last (MuTableSession *self)
{
  const GPtrArray *sums = mu_table_battle_sums (self->battle);
  const MuKeptSum *last = sums->len ? g_ptr_array_index (sums, sums->len - 1) : NULL;

  mu_item_set_text (self, &self->last, last ? last->headline : "");
}

static MuRuleSystem
rules_of (MuTableSession *self)
{
  return mu_table_battle_now (self->battle)->rules;
}

static gboolean
plays_turns (MuTableSession *self)
{
  return mu_report_system (rules_of (self))->turns;
}

static void
show_period (MuTableSession *self, int period)
{
  mu_item_set_int (self, &self->period, period);
  mu_item_take_text (self, &self->period_words,
                     period > 0           ? mu_report_period (rules_of (self), period)
                     : plays_turns (self) ? g_strdup (_ ("Before the first turn"))
                                          : g_strdup (_ ("Before the first period")));
}

/* "Scipio at Zama: 2 of 6 orders given, 1 of 3 dummies laid", a line a side. */
static char *
describe_orders (MuTableSession *self)
{
  GString *lines = g_string_new (NULL);

  for (int side = 0; side < MU_SIDES; side++) {
    g_autofree char *words = mu_table_orders_words (self->battle, (MuSide) side);
    if (*words)
      g_string_append_printf (lines, "%s%s: %s", lines->len ? "\n" : "",
                              mu_table_battle_now (self->battle)->side[side].list->name, words);
  }
  return g_string_free (lines, FALSE);
}

static char *
say_waiting (MuTableSession *self)
{
  if (self->period == 0)
    return g_strdup_printf (_ ("%s is on the table."), self->name);
  return g_strdup_printf (plays_turns (self) ? _ ("%s is on the table, in turn %d.")
                                             : _ ("%s is on the table, in period %d."),
                          self->name, self->period);
}

static void
show_battle (MuTableSession *self)
{
  g_autoptr (MuBattleRecord) standing = mu_table_battle_standing (self->battle);

  show_units (self, standing);
  show_entries (self);
  mu_item_set_text (self, &self->name, standing->name);
  mu_item_take_text (self, &self->verdict, mu_table_verdict (standing));
  show_period (self, mu_table_battle_now (self->battle)->periods);
  show_last (self);
  mu_item_take_text (self, &self->orders, describe_orders (self));
  mu_item_set_int (self, &self->conceded, (int) mu_table_battle_conceded (self->battle));
  mu_item_take_text (self, &self->waiting, say_waiting (self));
}

static void
show_nothing (MuTableSession *self)
{
  g_list_store_remove_all (self->units);
  g_list_store_remove_all (self->entries);
  mu_item_set_text (self, &self->waiting, "");
}

static void
show (MuTableSession *self)
{
  if (self->battle)
    show_battle (self);
  else
    show_nothing (self);
  mu_item_set_id (self, &self->id, self->battle ? mu_table_battle_id (self->battle) : 0);
  g_signal_emit (self, changed_signal, 0);
}

gboolean
mu_table_session_look (MuTableSession *self, GError **error)
{
  g_autoptr (GError) why = NULL;
  MuTableBattle *battle = mu_table_battle_open (mu_history_store (self->history), &why);

  if (why) {
    g_propagate_error (error, g_steal_pointer (&why));
    return FALSE;
  }
  if (battle == NULL || mu_table_battle_id (battle) != self->id)
    g_list_store_remove_all (self->units);
  g_clear_pointer (&self->battle, mu_table_battle_free);
  self->battle = battle;
  show (self);
  return TRUE;
}

/* Whether others have gone on with what is on the table. */
static gboolean
has_moved_on (MuTableSession *self)
{
  const MuTonightStamp nothing = { 0 };
  const MuTonightStamp *known = self->battle ? mu_table_battle_stamp (self->battle) : &nothing;
  MuTonightStamp now;

  if (!mu_store_tonight_stamp (mu_history_store (self->history), &now, NULL))
    return FALSE;
  return self->battle ? !mu_tonight_stamp_equal (&now, known) : now.battle != 0;
}

gboolean
mu_table_session_follow (MuTableSession *self, GError **error)
{
  return !has_moved_on (self) || mu_table_session_look (self, error);
}

gboolean
mu_table_session_is_open (MuTableSession *self)
{
  return self->battle != NULL;
}

const MuTableBattle *
mu_table_session_get_battle (MuTableSession *self)
{
  return self->battle;
}

GListModel *
mu_table_session_get_units (MuTableSession *self)
{
  return G_LIST_MODEL (self->units);
}

GListModel *
mu_table_session_get_entries (MuTableSession *self)
{
  return G_LIST_MODEL (self->entries);
}

/* --- entering ------------------------------------------------------------ */

static const MuTableUnit nobody = { MU_SIDE_NONE, 0 };

gboolean
mu_table_session_begin (MuTableSession *self, const MuBattleRecord *prepared, gint64 campaign,
                        GError **error)
{
  return mu_table_battle_begin (mu_history_store (self->history), prepared, campaign, error)
         && mu_table_session_look (self, error);
}

/* Who could not enter anything for it sees the table as others left it. */
static gboolean
entered (MuTableSession *self, gboolean done)
{
  if (done)
    show (self);
  else
    mu_table_session_follow (self, NULL);
  return done;
}

gboolean
mu_table_session_keep (MuTableSession *self, const MuKeptSum *sum, GError **error)
{
  g_return_val_if_fail (self->battle != NULL, FALSE);
  return entered (self, mu_table_battle_keep (self->battle, sum, NULL, error));
}

gboolean
mu_table_session_hurt (MuTableSession *self, MuTableUnit unit, int men, GError **error)
{
  g_return_val_if_fail (self->battle != NULL, FALSE);
  return entered (self, mu_table_battle_hurt (self->battle, unit, men, nobody, 0, error));
}

gboolean
mu_table_session_set_state (MuTableSession *self, MuTableUnit unit, int state, GError **error)
{
  g_return_val_if_fail (self->battle != NULL, FALSE);
  return state == mu_table_battle_state (self->battle, unit)
         || entered (self, mu_table_battle_set_state (self->battle, unit, state, nobody, 0, error));
}

gboolean
mu_table_session_lay (MuTableSession *self, MuTableUnit unit, int token, int value, GError **error)
{
  g_return_val_if_fail (self->battle != NULL, FALSE);
  return mu_table_course_token (mu_table_battle_course (self->battle), unit, token) == value
         || entered (self, mu_table_battle_lay (self->battle, unit, token, value, 0, error));
}

gboolean
mu_table_session_lose_general (MuTableSession *self, MuTableUnit unit, MuGeneralEnd end,
                               GError **error)
{
  g_return_val_if_fail (self->battle != NULL, FALSE);
  return entered (self, mu_table_battle_lose_general (self->battle, unit, end, nobody, 0, error));
}

gboolean
mu_table_session_set_objective (MuTableSession *self, const MuTableObjective *objective,
                                GError **error)
{
  g_return_val_if_fail (self->battle != NULL, FALSE);
  return entered (self, mu_table_battle_set_objective (self->battle, objective, 0, error));
}

gboolean
mu_table_session_next_period (MuTableSession *self, GError **error)
{
  g_return_val_if_fail (self->battle != NULL, FALSE);
  return entered (self, mu_table_battle_next_period (self->battle, error));
}

/* Said of the whole battle, it is no entry of the course. */
gboolean
mu_table_session_concede (MuTableSession *self, MuSide side, GError **error)
{
  g_return_val_if_fail (self->battle != NULL, FALSE);
  if (!mu_table_battle_concede (self->battle, side, error))
    return FALSE;
  show (self);
  return TRUE;
}

/* --- back and again ------------------------------------------------------ */

/* Nobody takes back, or brings back, another entry than the one he saw. */
static gboolean
is_as_shown (MuTableSession *self, GError **error)
{
  const MuTonightStamp shown = *mu_table_battle_stamp (self->battle);
  MuTonightStamp now;

  if (!mu_store_tonight_stamp (mu_history_store (self->history), &now, error))
    return FALSE;
  if (mu_tonight_stamp_check (&now, &shown, error))
    return TRUE;
  mu_table_session_look (self, NULL);
  return FALSE;
}

/* what: NULL where it could not be done. Another battle has other units. */
static gboolean
stepped (MuTableSession *self, char *what)
{
  if (what == NULL)
    return FALSE;
  g_free (self->stepped);
  self->stepped = what;
  if (mu_table_battle_id (self->battle) != self->id)
    g_list_store_remove_all (self->units);
  show (self);
  return TRUE;
}

gboolean
mu_table_session_can_take_back (MuTableSession *self)
{
  return self->battle && mu_table_battle_can_step_back (self->battle);
}

gboolean
mu_table_session_take_back (MuTableSession *self, GError **error)
{
  g_return_val_if_fail (self->battle != NULL, FALSE);
  return is_as_shown (self, error)
         && stepped (self, mu_table_battle_step_back (self->battle, error));
}

gboolean
mu_table_session_can_bring_back (MuTableSession *self)
{
  return self->battle && mu_table_battle_can_step_on (self->battle);
}

gboolean
mu_table_session_bring_back (MuTableSession *self, GError **error)
{
  g_return_val_if_fail (self->battle != NULL, FALSE);
  return is_as_shown (self, error) && stepped (self, mu_table_battle_step_on (self->battle, error));
}

const char *
mu_table_session_get_stepped (MuTableSession *self)
{
  return self->stepped;
}

/* --- the end ------------------------------------------------------------- */

gboolean
mu_table_session_record (MuTableSession *self, MuBattleRecord **ended, gint64 *id, GError **error)
{
  g_autoptr (MuBattleRecord) record = NULL;
  g_autofree char *words = NULL;
  gint64 campaign;
  gboolean recorded;

  g_return_val_if_fail (self->battle != NULL, FALSE);
  campaign = mu_table_battle_campaign (self->battle);
  record = mu_table_battle_standing (self->battle);
  words = g_strdup_printf (_ ("%s recorded"), record->name);
  recorded = mu_history_record_tonight (self->history, campaign, record, words, id, error);
  if (!recorded)
    return FALSE;
  *ended = g_steal_pointer (&record);
  return mu_table_session_look (self, error);
}
