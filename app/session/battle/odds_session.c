#include "app/session/battle/odds_session.h"

#include <glib/gi18n-lib.h>

#include "app/session/battle/odds_private.h"
#include "reports/account/account.h"

struct _MuOddsSession {
  MuItem parent;
  const MuOddsSource *source;
  GObject *of;            /* what the source knows */
  int after;              /* the period that the battles have in common; -1: none */
  MuBattleRecord *record; /* the battle fought for odds; NULL before */
  MuBattleOdds *odds;
  GCancellable *cancellable; /* while running */

  char *stamp;       /* of the battle as it was when they were asked for */
  gboolean outdated; /* it is another one by now */
  char *outdated_words;
  gboolean open;
  gboolean running;
  gboolean possible;
  char *basis;
  double progress;
  char *progress_text;
};

G_DEFINE_FINAL_TYPE (MuOddsSession, mu_odds_session, MU_TYPE_ITEM)

static const MuItemField fields[] = {
  MU_TRUTH (MuOddsSession, outdated, "outdated"),
  MU_TEXT (MuOddsSession, outdated_words, "outdated-words"),
  MU_TRUTH (MuOddsSession, open, "open"),
  MU_TRUTH (MuOddsSession, running, "running"),
  MU_TRUTH (MuOddsSession, possible, "possible"),
  MU_TEXT (MuOddsSession, basis, "basis"),
  MU_SHARE (MuOddsSession, progress, "progress"),
  MU_TEXT (MuOddsSession, progress_text, "progress-text"),
};

enum { CHANGED, FAILED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
mu_odds_session_dispose (GObject *object)
{
  MuOddsSession *self = MU_ODDS_SESSION (object);

  if (self->cancellable)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->of);
  g_clear_pointer (&self->odds, mu_battle_odds_free);
  g_clear_pointer (&self->record, mu_battle_record_free);
  g_clear_pointer (&self->stamp, g_free);
  G_OBJECT_CLASS (mu_odds_session_parent_class)->dispose (object);
}

static void
mu_odds_session_class_init (MuOddsSessionClass *class)
{
  GObjectClass *object = G_OBJECT_CLASS (class);

  object->dispose = mu_odds_session_dispose;
  mu_item_class_set_fields (MU_ITEM_CLASS (class), fields, G_N_ELEMENTS (fields));
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_ERROR);
}

static void
mu_odds_session_init (MuOddsSession *self)
{
}

/* --- following what they are of ------------------------------------------ */

/* Who takes the change back has them again as they were. */
void
mu_odds_session_look_at_date (MuOddsSession *self)
{
  g_autofree char *now = self->record ? self->source->make_stamp (self->of) : NULL;
  const char *why
      = now ? self->source->why_outdated (self->of, !g_str_equal (now, self->stamp)) : "";

  mu_item_set_text (self, &self->outdated_words, why);
  mu_item_set_truth (self, &self->outdated, *why != '\0');
}

void
mu_odds_session_look (MuOddsSession *self)
{
  mu_item_take_text (self, &self->basis, self->source->make_basis (self->of));
  mu_item_set_truth (self, &self->running, self->cancellable != NULL);
  mu_item_set_truth (self, &self->open, self->running || self->source->is_open (self->of));
  mu_item_set_truth (self, &self->possible,
                     !self->cancellable && self->source->is_ready (self->of));
}

void
mu_odds_session_forget (MuOddsSession *self)
{
  mu_odds_session_cancel (self);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->odds, mu_battle_odds_free);
  g_clear_pointer (&self->record, mu_battle_record_free);
  mu_odds_session_look (self);
  mu_odds_session_look_at_date (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

MuOddsSession *
mu_odds_session_new_from (const MuOddsSource *source, gpointer of, int after)
{
  MuOddsSession *self = g_object_new (MU_TYPE_ODDS_SESSION, NULL);

  self->source = source;
  self->of = g_object_ref (of);
  self->after = after;
  mu_odds_session_look (self);
  return self;
}

/* --- fighting ------------------------------------------------------------ */

/* The odds are taken over. */
static void
take_odds (MuOddsSession *self, MuBattleOdds *odds)
{
  g_autofree char *battles = mu_account_number (odds->battles);
  g_autofree char *asked = mu_account_number (odds->asked);

  g_clear_pointer (&self->odds, mu_battle_odds_free);
  self->odds = odds;
  mu_item_set_share (self, &self->progress, (double) odds->battles / odds->asked);
  mu_item_take_text (self, &self->progress_text,
                     g_strdup_printf (_ ("%s of %s battles fought"), battles, asked));
  g_signal_emit (self, signals[CHANGED], 0);
}

/* One run of battles, which may be given up for another. */
typedef struct {
  MuOddsSession *session;
  GCancellable *cancellable;
} Run;

static void
run_free (Run *run)
{
  g_object_unref (run->session);
  g_object_unref (run->cancellable);
  g_free (run);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Run, run_free)

static void
progress (const MuBattleOdds *odds, gpointer data)
{
  const Run *run = data;

  if (run->cancellable == run->session->cancellable)
    take_odds (run->session, mu_battle_odds_copy (odds));
}

static void
fought (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Run) run = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (MuBattleOdds) odds = mu_battle_odds_fight_finish (result, &error);
  MuOddsSession *self = run->session;

  if (run->cancellable != self->cancellable)
    return; /* given up for other dice */
  g_clear_object (&self->cancellable);
  mu_odds_session_look (self);
  if (odds && odds->battles > 0)
    take_odds (self, g_steal_pointer (&odds));
  else if (error)
    g_signal_emit (self, signals[FAILED], 0, error);
}

void
mu_odds_session_fight (MuOddsSession *self, guint battles)
{
  g_autoptr (GError) error = NULL;
  Run *run;

  if (!self->possible)
    return;
  mu_odds_session_forget (self);
  self->record = self->source->make_record (self->of, &error);
  if (!self->record) {
    g_signal_emit (self, signals[FAILED], 0, error);
    return;
  }
  g_free (self->stamp);
  self->stamp = self->source->make_stamp (self->of);
  mu_odds_session_look_at_date (self);
  self->cancellable = g_cancellable_new ();
  mu_item_set_share (self, &self->progress, 0.0);
  mu_item_set_text (self, &self->progress_text, "");
  mu_odds_session_look (self);
  run = g_new0 (Run, 1);
  run->session = g_object_ref (self);
  run->cancellable = g_object_ref (self->cancellable);
  mu_battle_odds_fight_on_async (self->record, self->after, battles, mu_battle_odds_jobs (),
                                 self->cancellable, progress, run, fought, run);
}

void
mu_odds_session_cancel (MuOddsSession *self)
{
  if (self->cancellable)
    g_cancellable_cancel (self->cancellable);
}

gboolean
mu_odds_session_is_running (MuOddsSession *self)
{
  return self->running;
}

/* --- what is known ------------------------------------------------------- */

const MuBattleOdds *
mu_odds_session_get_odds (MuOddsSession *self)
{
  return self->odds;
}

const MuBattleRecord *
mu_odds_session_get_record (MuOddsSession *self)
{
  return self->odds ? self->record : NULL;
}

static gint
compare_breaks (gconstpointer a, gconstpointer b)
{
  const MuUnitOdds *one = ((const MuOddsUnit *) a)->odds;
  const MuUnitOdds *other = ((const MuOddsUnit *) b)->odds;

  return (one->broke < other->broke) - (one->broke > other->broke);
}

GArray *
mu_odds_session_breaking_units (MuOddsSession *self)
{
  GArray *units = g_array_new (FALSE, FALSE, sizeof (MuOddsUnit));

  for (int side = 0; self->odds && side < MU_SIDES; side++)
    for (guint i = 0; i < self->odds->side[side].units->len; i++) {
      const MuOddsUnit unit = {
        .side = (MuSide) side,
        .unit = mu_list_unit (self->record->side[side].list, i),
        .odds = &g_array_index (self->odds->side[side].units, MuUnitOdds, i),
      };
      if (unit.odds->broke > 0)
        g_array_append_val (units, unit);
    }
  g_array_sort (units, compare_breaks);
  return units;
}
