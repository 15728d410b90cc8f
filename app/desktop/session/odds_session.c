#include "app/desktop/session/odds_session.h"

#include <glib/gi18n-lib.h>

#include "reports/account.h"

/* The fight itself takes the first stream; those for odds begin far from it. */
#define STREAMS_APART (G_GUINT64_CONSTANT (1) << 32)

struct _MuOddsSession {
  MuItem parent;
  MuBattleSession *battle;
  MuBattleRecord *record; /* the battle fought for odds; NULL before */
  MuBattleOdds *odds;
  GCancellable *cancellable; /* while running */

  char *stamp;       /* of the battle as it was when they were asked for */
  gboolean outdated; /* it is another one by now */
  char *outdated_words;
  gboolean running;
  gboolean possible;
  double progress;
  char *progress_text;
};

G_DEFINE_FINAL_TYPE (MuOddsSession, mu_odds_session, MU_TYPE_ITEM)

static const MuItemField fields[] = {
  MU_TRUTH (MuOddsSession, outdated, "outdated"),
  MU_TEXT (MuOddsSession, outdated_words, "outdated-words"),
  MU_TRUTH (MuOddsSession, running, "running"),
  MU_TRUTH (MuOddsSession, possible, "possible"),
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
  g_clear_object (&self->battle);
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

/* --- following the battle ------------------------------------------------ */

/* Why they are not those of the battle that would be fought now, "" where they are. */
static const char *
why_outdated (MuOddsSession *self)
{
  gboolean stale;

  if (!self->record)
    return "";
  g_autofree char *now = mu_battle_session_make_stamp (self->battle);
  if (!g_str_equal (now, self->stamp))
    return _ ("Out of date: field or deployment have changed since. Find the odds again.");
  g_object_get (self->battle, "stale", &stale, NULL);
  if (stale)
    return _ ("Out of date: an army list has been changed since. Roll the preliminaries again to "
              "fight with it.");
  return "";
}

/* Who takes the change back has them again as they were. */
static void
look_at_date (MuOddsSession *self)
{
  const char *why = why_outdated (self);

  mu_item_set_text (self, &self->outdated_words, why);
  mu_item_set_truth (self, &self->outdated, *why != '\0');
}

static void
look (MuOddsSession *self)
{
  const MuBattleState state = mu_battle_session_get_state (self->battle);

  mu_item_set_truth (self, &self->running, self->cancellable != NULL);
  mu_item_set_truth (self, &self->possible, state == MU_BATTLE_READY && !self->cancellable);
}

static void
forget (MuOddsSession *self)
{
  mu_odds_session_cancel (self);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->odds, mu_battle_odds_free);
  g_clear_pointer (&self->record, mu_battle_record_free);
  look (self);
  look_at_date (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Who commits himself needs the processors for the fight, and no longer the odds. */
static void
state_changed (MuOddsSession *self)
{
  const MuBattleState state = mu_battle_session_get_state (self->battle);

  if (state == MU_BATTLE_CHOOSING)
    forget (self);
  else if (state != MU_BATTLE_READY)
    mu_odds_session_cancel (self);
  look (self);
}

/* What a hand holds has not come down yet. */
static void
deployment_changed (MuOddsSession *self)
{
  if (!mu_deployment_session_is_held (mu_battle_session_get_deployment (self->battle)))
    look_at_date (self);
}

MuOddsSession *
mu_odds_session_new (MuBattleSession *battle)
{
  MuOddsSession *self = g_object_new (MU_TYPE_ODDS_SESSION, NULL);

  self->battle = g_object_ref (battle);
  g_signal_connect_object (battle, "notify::state", G_CALLBACK (state_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (battle, "prepared", G_CALLBACK (forget), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (battle, "notify::stale", G_CALLBACK (look_at_date), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (mu_battle_session_get_deployment (battle), "changed",
                           G_CALLBACK (deployment_changed), self, G_CONNECT_SWAPPED);
  look (self);
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
  look (self);
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
  forget (self);
  self->record = mu_battle_session_make_ready (self->battle, &error);
  if (!self->record) {
    g_signal_emit (self, signals[FAILED], 0, error);
    return;
  }
  self->record->stream += STREAMS_APART;
  g_free (self->stamp);
  self->stamp = mu_battle_session_make_stamp (self->battle);
  look_at_date (self);
  self->cancellable = g_cancellable_new ();
  mu_item_set_share (self, &self->progress, 0.0);
  mu_item_set_text (self, &self->progress_text, "");
  look (self);
  run = g_new0 (Run, 1);
  run->session = g_object_ref (self);
  run->cancellable = g_object_ref (self->cancellable);
  mu_battle_odds_fight_async (self->record, battles, mu_battle_odds_jobs (), self->cancellable,
                              progress, run, fought, run);
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
