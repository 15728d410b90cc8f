#include "app/desktop/window/frame_trace.h"

#include <glib.h>
#include <time.h>

/* Asked before the loop goes to sleep and after it wakes, before any other source. */
typedef struct {
  GSource source;
  gint64 woke; /* 0: not yet */
  gint64 spent;
  gint64 least;
} Trace;

/* Of this thread's processor, in microseconds: a busy machine does not count. */
static gint64
spent (void)
{
  struct timespec now = { 0 };

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

static gboolean
goes_to_sleep (GSource *source, int *timeout)
{
  Trace *trace = (Trace *) source;
  const gint64 took = g_get_monotonic_time () - trace->woke;

  if (trace->woke != 0 && took >= trace->least)
    g_printerr ("muster-desktop: busy for %.1f ms, of the processor %.1f ms\n",
                (double) took / 1000.0, (double) (spent () - trace->spent) / 1000.0);
  trace->woke = 0;
  *timeout = -1;
  return FALSE;
}

static gboolean
wakes (GSource *source)
{
  ((Trace *) source)->woke = g_get_monotonic_time ();
  ((Trace *) source)->spent = spent ();
  return FALSE;
}

static gboolean
does_nothing (GSource *source, GSourceFunc function, gpointer data)
{
  return G_SOURCE_CONTINUE;
}

void
mu_frame_trace_begin (void)
{
  static GSourceFuncs functions
      = { .prepare = goes_to_sleep, .check = wakes, .dispatch = does_nothing };
  const char *least = g_getenv ("MUSTER_FRAME_TRACE");
  GSource *source;

  if (least == NULL)
    return;
  source = g_source_new (&functions, sizeof (Trace));
  ((Trace *) source)->least = g_ascii_strtoll (least, NULL, 10) * 1000;
  g_source_set_priority (source, G_MININT);
  g_source_attach (source, NULL);
  g_source_unref (source);
}
