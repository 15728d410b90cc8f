/* The command "muster": reads the call, runs its verb, says how it ended. */
#include <glib/gi18n.h>
#include <locale.h>
#include <stdio.h>

#include "app/cli/core/call.h"
#include "app/cli/core/help.h"
#include "app/cli/core/out.h"

static void
speak_the_users_language (void)
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, MUSTER_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

static MuExit
run (MuCall *call)
{
  const MuVerb *verb = mu_call_verb (call);
  if (mu_call_has (call, "version")) {
    printf ("muster %s\n", MUSTER_VERSION);
    return MU_EXIT_DONE;
  }
  if (mu_call_has (call, "help")) {
    if (verb)
      mu_help_verb (verb);
    else
      mu_help_all ();
    return MU_EXIT_DONE;
  }
  return verb->run (call);
}

static void
say_remarks (const MuCall *call)
{
  const GPtrArray *remarks = mu_call_remarks (call);
  for (guint i = 0; i < remarks->len; i++)
    mu_remark (g_ptr_array_index (remarks, i));
}

/* An answer that never reached the file or pipe is no answer. */
static MuExit
finish (MuExit answer)
{
  if (fflush (stdout) == 0 && !ferror (stdout))
    return answer;
  return mu_complain (_ ("the answer could not be written to the standard output"));
}

int
main (int argc, char **argv)
{
  speak_the_users_language ();
  g_autoptr (MuCall) call = mu_call_new ();
  g_autoptr (GError) error = NULL;
  if (!mu_call_parse (call, argv + (argc > 0 ? 1 : 0), &error))
    return mu_complain_error (g_steal_pointer (&error));
  if (mu_call_porcelain (call)) /* scripts read English, whoever runs them */
    setlocale (LC_MESSAGES, "C");
  const MuExit answer = run (call);
  say_remarks (call);
  return finish (answer);
}
