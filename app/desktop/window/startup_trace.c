#include "app/desktop/window/startup_trace.h"

#include <stdio.h>
#include <unistd.h>

/* Handed on through the environment, so that no state is kept here. */
#define STARTED "MUSTER_STARTUP_TRACE_FROM"

static gboolean
is_wanted (void)
{
  return g_getenv ("MUSTER_STARTUP_TRACE") != NULL;
}

void
mu_startup_trace_begin (void)
{
  g_autofree char *now = NULL;

  if (!is_wanted ())
    return;
  now = g_strdup_printf ("%" G_GINT64_FORMAT, g_get_monotonic_time ());
  g_setenv (STARTED, now, TRUE);
}

/* KiB resident now, 0 if the system does not tell. */
static long
resident (void)
{
  g_autofree char *text = NULL;
  long pages = 0;

  if (!g_file_get_contents ("/proc/self/statm", &text, NULL, NULL)
      || sscanf (text, "%*d %ld", &pages) != 1)
    return 0;
  return pages * (sysconf (_SC_PAGESIZE) / 1024);
}

/* handler: its own number, so that it can end itself. */
static void
painted (GdkFrameClock *clock, gulong *handler)
{
  const char *from = g_getenv (STARTED);
  gint64 started = from ? g_ascii_strtoll (from, NULL, 10) : 0;

  g_signal_handler_disconnect (clock, *handler);
  g_printerr ("muster-desktop: first frame after %.0f ms, %ld KiB resident\n",
              (double) (g_get_monotonic_time () - started) / 1000.0, resident ());
}

static void
realized (GtkWidget *window)
{
  gulong *handler = g_new0 (gulong, 1);

  *handler = g_signal_connect_data (gtk_widget_get_frame_clock (window), "after-paint",
                                    G_CALLBACK (painted), handler,
                                    (GClosureNotify) (void (*) (void)) g_free, 0);
}

void
mu_startup_trace_watch (GtkWidget *window)
{
  if (is_wanted () && !gtk_widget_get_realized (window))
    g_signal_connect_after (window, "realize", G_CALLBACK (realized), NULL);
}
