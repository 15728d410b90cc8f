/* Recoil and break. */
#include <glib/gi18n.h>

#include "app/cli/house_rules.h"
#include "app/cli/out.h"
#include "app/cli/wrg.h"
#include "rules/wrg/recoil.h"

static const char *
result_key (MuWrgRecoilResult result)
{
  switch (result) {
  case MU_RECOIL_STAND:
    return "stand";
  case MU_RECOIL_RECOIL:
    return "recoil";
  case MU_RECOIL_BREAK:
    return "break";
  }
  return "";
}

static const char *
result_words (MuWrgRecoilResult result)
{
  switch (result) {
  case MU_RECOIL_STAND:
    return _ ("stands");
  case MU_RECOIL_RECOIL:
    return _ ("recoils 20 paces");
  case MU_RECOIL_BREAK:
    return _ ("breaks");
  }
  return "";
}

/* The numbers are compared, not added: they carry no sign. */
static void
say_reasons (MuCall *call, const MuTrace *trace)
{
  for (guint i = 0; i < trace->count; i++)
    mu_say (call, "  %4d  %s\n", trace->line[i].amount, _ (mu_rule_words (trace->line[i].rule)));
}

MuExit
mu_run_wrg_recoil (MuCall *call)
{
  MuWrgRecoil recoil = {
    .class = (MuWrgClass) mu_call_choice (call, "class", 0),
    .figures = (int) mu_call_number (call, "figures", 0),
    .fighting = (int) mu_call_number (call, "fighting", 0),
    .inflicted = (int) mu_call_number (call, "inflicted", 0),
    .received = (int) mu_call_number (call, "received", 0),
    .shot = (int) mu_call_number (call, "shot", 0),
    .consecutive = (int) mu_call_number (call, "consecutive", 0),
    .disordered = mu_call_has (call, "disordered"),
  };
  GError *error = NULL;
  MuWrgReadings readings;
  if (!mu_call_readings (call, &readings, &error))
    return mu_complain_error (error);
  if (recoil.fighting > recoil.figures)
    return mu_complain (_ ("--fighting: %d figures cannot fight in a body of %d"), recoil.fighting,
                        recoil.figures);

  MuTrace trace;
  MuWrgRecoilResult result = mu_wrg_recoil (&recoil, &trace);
  mu_out_text (call, "result", result_key (result));
  mu_say (call, "%s\n", result_words (result));
  mu_say (call, _ ("  took %d hand-to-hand and %d by shooting, gave %d  %s\n"), recoil.received,
          recoil.shot, recoil.inflicted, _ (mu_rule_section (MU_RULE_WRG_AFTER_RECOIL)));
  if (result != MU_RECOIL_STAND)
    say_reasons (call, &trace);
  return MU_EXIT_DONE;
}
