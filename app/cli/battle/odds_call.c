/* A battle fought many times for a call, on all processors, until they are fought or Ctrl+C. */
#include "app/cli/battle/odds_call.h"

#include <glib-unix.h>
#include <glib/gi18n.h>
#include <stdio.h>
#include <unistd.h>

/* A run under way in another thread, while this one waits for signals. */
typedef struct {
  GMainLoop *loop;
  GCancellable *cancellable;
  MuBattleOdds *odds;
  GError *error;
} Wait;

/* A second Ctrl+C ends the command as it ends any other. */
static gboolean
stop (gpointer data)
{
  g_cancellable_cancel (((Wait *) data)->cancellable);
  return G_SOURCE_REMOVE;
}

static void
fought (GObject *source, GAsyncResult *result, gpointer data)
{
  Wait *wait = data;
  wait->odds = mu_battle_odds_fight_finish (result, &wait->error);
  g_main_loop_quit (wait->loop);
}

static void
say_progress (const MuBattleOdds *odds, gpointer data)
{
  /* Translators: overwritten again and again while battles are fought */
  fputc ('\r', stderr);
  fprintf (stderr, _ ("%u of %u battles fought"), odds->battles, odds->asked);
  fflush (stderr);
}

static void
wipe_progress (void)
{
  fprintf (stderr, "\r%78s\r", "");
}

MuBattleOdds *
mu_call_odds (MuCall *call, const MuBattleRecord *record, int after, guint usual, GError **error)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Wait wait = { .loop = loop, .cancellable = cancellable };
  const gboolean watched = !mu_call_porcelain (call) && isatty (STDERR_FILENO);
  const guint interrupt = g_unix_signal_add (SIGINT, stop, &wait);
  mu_battle_odds_fight_on_async (record, after, (guint) mu_call_number (call, "battles", usual),
                                 (guint) mu_call_number (call, "jobs", mu_battle_odds_jobs ()),
                                 cancellable, watched ? say_progress : NULL, NULL, fought, &wait);
  g_main_loop_run (loop);
  if (!g_cancellable_is_cancelled (cancellable))
    g_source_remove (interrupt);
  if (watched)
    wipe_progress ();
  if (wait.error)
    g_propagate_error (error, wait.error);
  return wait.odds;
}
