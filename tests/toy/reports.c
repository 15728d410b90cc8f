/* The table of systems on paper with the toy's row among them, in place of reports/systems.c. */
#include "reports/account/account_private.h"
#include "reports/system.h"
#include "tests/toy/toy.h"

static char *
say_duel (const MuAccountNames *names, const MuEvent *event)
{
  return g_strdup_printf ("%s met %s and threw %d.", mu_account_name (names, event->body),
                          mu_account_name (names, event->other), event->value[0]);
}

static const MuEventWords *
event_words (int kind)
{
  static const MuEventWords duel = { say_duel, NULL };
  return kind == TOY_EVENT_DUEL ? &duel : NULL;
}

static const MuReportSystem toy_report = { .number = TOY_RULES, .event_words = event_words };

const MuReportSystem *const mu_report_systems[] = { &mu_report_wrg5, &toy_report, NULL };
