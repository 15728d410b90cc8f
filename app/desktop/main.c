/* muster-desktop: the desk of an ancient-wargaming club, in a window. */
#include <locale.h>

#include <glib/gi18n.h>

#include "app/desktop/window/application.h"
#include "app/desktop/window/frame_trace.h"
#include "app/desktop/window/startup_trace.h"

int
main (int argc, char **argv)
{
  g_autoptr (MuApplication) app = NULL;

  mu_startup_trace_begin ();
  mu_frame_trace_begin ();
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, MUSTER_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_set_application_name ("Muster");
  app = mu_application_new ();
  return g_application_run (G_APPLICATION (app), argc, argv);
}
