#include "app/session/battle/rulings_session.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/service/battle/battle_halt.h"
#include "app/service/club/club.h"
#include "app/session/battle/ruled_body.h"
#include "lists/battle/wrg/new_orders.h"
#include "reports/document/rule_words.h"
#include "reports/system.h"

/* What was said of one body. */
typedef struct {
  MuBodyStand stand;
  gboolean stands; /* stand was said */
  char *words;
  GBytes *orders; /* understood, unless refused */
  char *refused;  /* why the words cannot be orders; NULL: they can, or there are none */
} Said;

struct _MuRulingsSession {
  MuItem parent;
  MuBattleRecord *record;
  int period;
  MuBattleHalt *halt; /* once it stands there */
  GCancellable *cancellable;
  GArray *said; /* Said, by body */
  MuSide conceding;
  GArray *forgotten; /* what was said before all of it was forgotten */
  MuSide forgotten_conceding;
  GListStore *bodies;
  MuBattleRecord *course;

  int state;
  int changes;
  char *title;
  char *barred;
  char *fault;
  gboolean possible;
  double progress;
  char *progress_text;
};

G_DEFINE_FINAL_TYPE (MuRulingsSession, mu_rulings_session, MU_TYPE_ITEM)

static const MuItemField fields[] = {
  MU_INT (MuRulingsSession, state, "state"),
  MU_INT (MuRulingsSession, changes, "changes"),
  MU_TEXT (MuRulingsSession, title, "title"),
  MU_TEXT (MuRulingsSession, barred, "barred"),
  MU_TEXT (MuRulingsSession, fault, "fault"),
  MU_TRUTH (MuRulingsSession, possible, "possible"),
  MU_SHARE (MuRulingsSession, progress, "progress"),
  MU_TEXT (MuRulingsSession, progress_text, "progress-text"),
};

enum { CHANGED, FOUGHT, CANCELLED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
clear_said (gpointer data)
{
  Said *said = data;

  g_clear_pointer (&said->orders, g_bytes_unref);
  g_free (said->words);
  g_free (said->refused);
}

static void
mu_rulings_session_dispose (GObject *object)
{
  MuRulingsSession *self = MU_RULINGS_SESSION (object);

  if (self->cancellable)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->bodies);
  g_clear_pointer (&self->said, g_array_unref);
  g_clear_pointer (&self->forgotten, g_array_unref);
  g_clear_pointer (&self->halt, mu_battle_halt_free);
  g_clear_pointer (&self->record, mu_battle_record_free);
  g_clear_pointer (&self->course, mu_battle_record_free);
  G_OBJECT_CLASS (mu_rulings_session_parent_class)->dispose (object);
}

static void
mu_rulings_session_class_init (MuRulingsSessionClass *class)
{
  const GType type = G_TYPE_FROM_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_rulings_session_dispose;
  mu_item_class_set_fields (MU_ITEM_CLASS (class), fields, G_N_ELEMENTS (fields));
  signals[CHANGED]
      = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[FOUGHT]
      = g_signal_new ("fought", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[CANCELLED]
      = g_signal_new ("cancelled", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static GArray *
say_nothing (guint bodies)
{
  GArray *said = g_array_new (FALSE, TRUE, sizeof (Said));

  g_array_set_clear_func (said, clear_said);
  return g_array_set_size (said, bodies);
}

static void
mu_rulings_session_init (MuRulingsSession *self)
{
  self->conceding = self->forgotten_conceding = MU_SIDE_NONE;
  self->bodies = g_list_store_new (MU_TYPE_RULED_BODY);
  self->said = say_nothing (0);
}

static Said *
said_of (MuRulingsSession *self, int body)
{
  return &g_array_index (self->said, Said, (guint) body);
}

MuRulingsState
mu_rulings_session_get_state (MuRulingsSession *self)
{
  return (MuRulingsState) self->state;
}

int
mu_rulings_session_get_period (MuRulingsSession *self)
{
  return self->period;
}

const MuBattleRecord *
mu_rulings_session_get_record (MuRulingsSession *self)
{
  return self->record;
}

GListModel *
mu_rulings_session_get_bodies (MuRulingsSession *self)
{
  return G_LIST_MODEL (self->bodies);
}

/* --- what is laid down ------------------------------------------------------------- */

static void
add_body_rulings (MuRulingsSession *self, int body, GArray *rulings)
{
  const Said *said = said_of (self, body);
  MuRuling ruling = { .after = self->period, .kind = MU_RULING_STANDS, .stand = said->stand };

  if (said->stands)
    mu_rulings_insert (rulings, &ruling);
  if (!said->words || said->refused)
    return;
  ruling = (MuRuling){ .after = self->period,
                       .kind = MU_RULING_ORDERS,
                       .body = body,
                       .orders = said->orders,
                       .words = said->words };
  mu_rulings_insert (rulings, &ruling);
}

static GArray *
make_rulings (MuRulingsSession *self)
{
  GArray *rulings = mu_rulings_new ();
  const MuRuling concession
      = { .after = self->period, .kind = MU_RULING_CONCEDES, .side = self->conceding };

  for (guint i = 0; i < self->said->len; i++)
    add_body_rulings (self, (int) i, rulings);
  if (self->conceding != MU_SIDE_NONE)
    mu_rulings_insert (rulings, &concession);
  return rulings;
}

/* The first body whose words are refused; NULL: none. */
static char *
find_refused (MuRulingsSession *self)
{
  MuSide side;

  for (guint i = 0; i < self->said->len; i++)
    if (said_of (self, (int) i)->refused)
      return g_strdup_printf (_ ("%s: %s"),
                              mu_battle_record_unit (self->record, (int) i, &side)->name,
                              said_of (self, (int) i)->refused);
  return NULL;
}

static int
count_changes (MuRulingsSession *self)
{
  int changes = self->conceding != MU_SIDE_NONE;

  for (guint i = 0; i < self->said->len; i++)
    changes += mu_rulings_session_is_changed (self, (int) i);
  return changes;
}

static char *
find_fault (MuRulingsSession *self)
{
  g_autofree char *refused = find_refused (self);
  g_autoptr (GArray) rulings = make_rulings (self);
  g_autoptr (GError) error = NULL;
  int body;

  if (refused)
    return g_steal_pointer (&refused);
  if (mu_battle_halt_try (self->halt, rulings, &body, &error))
    return g_strdup ("");
  return g_strdup (error->message);
}

/* Whether something was laid down here or later, that would no longer be. */
static gboolean
was_ruled (MuRulingsSession *self)
{
  const GArray *rulings = self->record->rulings;

  return rulings->len > 0
         && g_array_index (rulings, MuRuling, rulings->len - 1).after >= self->period;
}

static void
look (MuRulingsSession *self)
{
  mu_item_set_int (self, &self->changes, count_changes (self));
  mu_item_take_text (self, &self->fault, find_fault (self));
  mu_item_set_truth (self, &self->possible,
                     self->state == MU_RULINGS_THINKING && !*self->fault
                         && (self->changes > 0 || was_ruled (self)));
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
show_row (MuRulingsSession *self, int body)
{
  g_autoptr (MuRuledBody) row = g_list_model_get_item (G_LIST_MODEL (self->bodies), (guint) body);
  const MuBodyStand stand = mu_rulings_session_get_stand (self, body);

  mu_ruled_body_show (row, &stand, mu_rulings_session_is_changed (self, body));
}

static void
show_body (MuRulingsSession *self, int body)
{
  show_row (self, body);
  look (self);
}

/* --- how bodies stand ---------------------------------------------------------------- */

MuBodyStand
mu_rulings_session_get_stand (MuRulingsSession *self, int body)
{
  const Said *said = said_of (self, body);

  return said->stands ? said->stand : mu_battle_halt_stand (self->halt, body);
}

int
mu_rulings_session_get_most (MuRulingsSession *self, int body)
{
  MuSide side;

  return mu_battle_record_unit (self->record, body, &side)->figures;
}

/* What follows from what was said: nobody is left of those destroyed, fewer figures than files
 * close up, and models stand in one rank (wrg.scale.troops). */
static MuBodyStand
tidied (MuRulingsSession *self, const MuBodyStand *stand)
{
  MuSide side;
  const MuListUnit *unit = mu_battle_record_unit (self->record, stand->body, &side);
  MuBodyStand tidy = *stand;

  if (tidy.fate == MU_FATE_DESTROYED)
    tidy.figures = tidy.carried = 0;
  else
    tidy.figures = MAX (tidy.figures, 1);
  tidy.files = MIN (tidy.files, MAX (tidy.figures, 1));
  if (mu_type_is_model ((MuTroopType) unit->troop.type))
    tidy.files = MAX (tidy.figures, 1);
  return tidy;
}

static void
say_stand (MuRulingsSession *self, const MuBodyStand *stand)
{
  Said *said = said_of (self, stand->body);
  const MuBodyStand now = mu_battle_halt_stand (self->halt, stand->body);

  said->stand = *stand;
  said->stands = memcmp (&now, stand, sizeof now) != 0;
}

void
mu_rulings_session_set_stand (MuRulingsSession *self, const MuBodyStand *stand)
{
  const MuBodyStand tidy = tidied (self, stand);

  g_return_if_fail (self->state == MU_RULINGS_THINKING);
  say_stand (self, &tidy);
  show_body (self, stand->body);
}

gboolean
mu_rulings_session_is_changed (MuRulingsSession *self, int body)
{
  return said_of (self, body)->stands || said_of (self, body)->words;
}

void
mu_rulings_session_restore (MuRulingsSession *self, int body)
{
  Said *said = said_of (self, body);

  clear_said (said);
  *said = (Said){ 0 };
  show_body (self, body);
}

/* --- all of it ------------------------------------------------------------------------- */

static void
say_all (MuRulingsSession *self, GArray *said, MuSide conceding)
{
  self->said = said;
  self->conceding = conceding;
  for (guint i = 0; i < said->len; i++)
    show_row (self, (int) i);
  look (self);
}

void
mu_rulings_session_forget (MuRulingsSession *self)
{
  g_return_if_fail (self->state == MU_RULINGS_THINKING && self->changes > 0);
  g_clear_pointer (&self->forgotten, g_array_unref);
  self->forgotten = self->said;
  self->forgotten_conceding = self->conceding;
  say_all (self, say_nothing (self->forgotten->len), MU_SIDE_NONE);
}

gboolean
mu_rulings_session_can_bring_back (MuRulingsSession *self)
{
  return self->state == MU_RULINGS_THINKING && self->changes == 0 && self->forgotten != NULL;
}

void
mu_rulings_session_bring_back (MuRulingsSession *self)
{
  g_return_if_fail (mu_rulings_session_can_bring_back (self));
  g_array_unref (self->said);
  say_all (self, g_steal_pointer (&self->forgotten), self->forgotten_conceding);
}

/* --- orders ---------------------------------------------------------------------------- */

/* wrg.orders.messenger: words for whom no messenger can reach are refused as such. */
static void
understand (MuRulingsSession *self, int body)
{
  Said *said = said_of (self, body);
  g_auto (MuOrdersFault) fault = { 0 };

  g_clear_pointer (&said->refused, g_free);
  g_clear_pointer (&said->orders, g_bytes_unref);
  if (!said->words || mu_new_orders_read (self->record, body, said->words, &said->orders, &fault))
    return;
  said->refused = fault.rule != MU_RULE_NONE ? g_strdup_printf ("%s (%s)", fault.message,
                                                                mu_rule_words_section (fault.rule))
                                             : g_strdup (fault.message);
}

static void
say_words (MuRulingsSession *self, int body, const char *words)
{
  Said *said = said_of (self, body);
  g_autofree char *trimmed = g_strstrip (g_strdup (words));

  g_free (said->words);
  said->words = *trimmed ? g_steal_pointer (&trimmed) : NULL;
  understand (self, body);
}

void
mu_rulings_session_order (MuRulingsSession *self, int body, const char *words)
{
  g_return_if_fail (self->state == MU_RULINGS_THINKING);
  say_words (self, body, words);
  show_body (self, body);
}

const char *
mu_rulings_session_get_words (MuRulingsSession *self, int body)
{
  const Said *said = said_of (self, body);

  return said->words ? said->words : "";
}

char *
mu_rulings_session_dup_understood (MuRulingsSession *self, int body, gboolean *refused)
{
  const Said *said = said_of (self, body);

  *refused = said->refused != NULL;
  if (!said->words)
    return g_strdup ("");
  if (said->refused)
    return g_strdup (said->refused);
  return mu_new_orders_words (self->record, body, g_bytes_get_data (said->orders, NULL));
}

char *
mu_rulings_session_dup_orders (MuRulingsSession *self, int body)
{
  const MuOrdersNow now = mu_battle_halt_orders (self->halt, body);
  g_autofree char *words = now.orders ? mu_new_orders_words (self->record, body, now.orders)
                                      : g_strdup (_ ("No written order is in force."));
  g_autofree char *coming
      = now.coming ? mu_new_orders_words (self->record, body, now.coming) : NULL;

  if (coming)
    /* Translators: what it is ordered, what a messenger brings */
    return g_strdup_printf (_ ("%s On the way: %s"), words, coming);
  return g_steal_pointer (&words);
}

char *
mu_rulings_session_dup_reach (MuRulingsSession *self, int body, gboolean *possible)
{
  const MuOrdersNow now = mu_battle_halt_orders (self->halt, body);

  *possible = now.barred == MU_RULE_NONE;
  if (now.barred != MU_RULE_NONE)
    return g_strdup_printf (_ ("It can be sent no orders: %s (%s)."),
                            mu_ruling_barred_words (now.barred),
                            mu_rule_words_section (now.barred));
  if (now.by_word) /* wrg.orders.follow-me */
    return g_strdup (_ ("The general is with it: it obeys at once."));
  if (now.in_vain) /* wrg.orders.messenger */
    return g_strdup (_ ("It listens to nobody now: a messenger would ride in vain."));
  return g_strdup (_ ("A messenger takes them; it obeys in the period after he comes."));
}

/* --- giving up --------------------------------------------------------------------------- */

void
mu_rulings_session_concede (MuRulingsSession *self, MuSide side)
{
  g_return_if_fail (self->state == MU_RULINGS_THINKING);
  self->conceding = side;
  look (self);
}

MuSide
mu_rulings_session_get_conceding (MuRulingsSession *self)
{
  return self->conceding;
}

/* --- stopping ------------------------------------------------------------------------------ */

/* Once more what was laid down here. */
static void
take_ruling (MuRulingsSession *self, const MuRuling *ruling)
{
  switch (ruling->kind) {
  case MU_RULING_STANDS:
    say_stand (self, &ruling->stand);
    return;
  case MU_RULING_ORDERS:
    said_of (self, ruling->body)->words
        = ruling->words && *ruling->words
              ? g_strdup (ruling->words)
              : mu_new_orders_words (self->record, ruling->body,
                                     g_bytes_get_data (ruling->orders, NULL));
    said_of (self, ruling->body)->orders = g_bytes_ref (ruling->orders);
    return;
  case MU_RULING_CONCEDES:
    self->conceding = ruling->side;
    return;
  }
}

static void
take_rulings (MuRulingsSession *self)
{
  for (guint i = 0; i < self->record->rulings->len; i++) {
    const MuRuling *ruling = &g_array_index (self->record->rulings, MuRuling, i);
    if (ruling->after == self->period)
      take_ruling (self, ruling);
  }
}

static void
show_bodies (MuRulingsSession *self)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < self->said->len; i++) {
    const MuBodyStand stand = mu_rulings_session_get_stand (self, (int) i);
    MuRuledBody *row = mu_ruled_body_new (self->record, &stand);
    mu_ruled_body_show (row, &stand, mu_rulings_session_is_changed (self, (int) i));
    g_ptr_array_add (rows, row);
  }
  g_list_store_splice (self->bodies, 0, 0, rows->pdata, rows->len);
}

static void
halted (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (MuRulingsSession) self = data;
  g_autoptr (GError) error = NULL;
  MuBattleHalt *halt = mu_battle_halt_finish (result, &error);

  if (halt == NULL) {
    mu_item_set_text (self, &self->barred, error->message);
    mu_item_set_int (self, &self->state, MU_RULINGS_BARRED);
    return;
  }
  self->halt = halt;
  g_array_set_size (self->said, (guint) mu_battle_halt_bodies (halt));
  take_rulings (self);
  show_bodies (self);
  mu_item_set_int (self, &self->state, MU_RULINGS_THINKING);
  look (self);
}

int
mu_rulings_session_last_stop (const MuBattleRecord *record, int period)
{
  const GArray *rulings = record->rulings;
  const MuRuling *last
      = rulings->len > 0 ? &g_array_index (rulings, MuRuling, rulings->len - 1) : NULL;
  const gboolean given_up = last && last->kind == MU_RULING_CONCEDES;

  return MAX (MIN (period, given_up ? last->after : record->periods - 1), 0);
}

static char *
title_of (const MuBattleRecord *record, int period)
{
  const gboolean turns = mu_report_system (record->rules)->turns;

  if (period == 0)
    return g_strdup (turns ? _ ("Before the first turn") : _ ("Before the first period"));
  return g_strdup_printf (turns ? _ ("After turn %d") : _ ("After period %d"), period);
}

MuRulingsSession *
mu_rulings_session_new (const MuBattleRecord *record, int period)
{
  MuRulingsSession *self = g_object_new (MU_TYPE_RULINGS_SESSION, NULL);

  self->record = mu_battle_record_copy (record);
  self->period = period;
  self->title = title_of (record, period);
  self->barred = g_strdup ("");
  self->fault = g_strdup ("");
  self->progress_text = g_strdup ("");
  mu_battle_halt_async (record, period, NULL, halted, g_object_ref (self));
  return self;
}

/* --- and on from there --------------------------------------------------------------------- */

static void
progress (double share, int period, gpointer data)
{
  MuRulingsSession *self = data;

  mu_item_set_share (self, &self->progress, share);
  mu_item_take_text (self, &self->progress_text, mu_report_period (self->record->rules, period));
}

static void
think_again (MuRulingsSession *self, const GError *error)
{
  mu_item_set_int (self, &self->state, MU_RULINGS_THINKING);
  look (self);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    g_signal_emit (self, signals[CANCELLED], 0);
  else
    mu_item_set_text (self, &self->fault, error->message);
}

static void
fought (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (MuRulingsSession) self = data;
  g_autoptr (GError) error = NULL;

  g_clear_object (&self->cancellable);
  self->course = mu_battle_fight_finish (result, &error);
  if (self->course == NULL) {
    think_again (self, error);
    return;
  }
  mu_item_set_int (self, &self->state, MU_RULINGS_FOUGHT);
  g_signal_emit (self, signals[FOUGHT], 0);
}

MuBattleRecord *
mu_rulings_session_make_rest (MuRulingsSession *self)
{
  g_autoptr (GArray) rulings = make_rulings (self);

  return mu_battle_halt_go_on (self->halt, rulings);
}

void
mu_rulings_session_fight_on (MuRulingsSession *self)
{
  g_autoptr (MuBattleRecord) course = NULL;

  if (!self->possible)
    return;
  course = mu_rulings_session_make_rest (self);
  self->cancellable = g_cancellable_new ();
  mu_item_set_share (self, &self->progress, 0.0);
  mu_item_set_text (self, &self->progress_text, "");
  mu_item_set_truth (self, &self->possible, FALSE);
  mu_item_set_int (self, &self->state, MU_RULINGS_FIGHTING);
  mu_battle_fight_async (course, self->cancellable, progress, self, fought, g_object_ref (self));
}

void
mu_rulings_session_cancel (MuRulingsSession *self)
{
  if (self->cancellable)
    g_cancellable_cancel (self->cancellable);
}

MuBattleRecord *
mu_rulings_session_take_course (MuRulingsSession *self)
{
  return g_steal_pointer (&self->course);
}
