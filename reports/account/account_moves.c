/* Moves, turns and formations in words. */
#include <glib/gi18n-lib.h>

#include "reports/account/account_private.h"
#include "rules/field/fix.h"

#define BODY(names, event)  mu_account_name (names, (event)->body)
#define OTHER(names, event) mu_account_name (names, (event)->other)

static int
paces (gint32 fix)
{
  return MU_FIX_TO_PACES (fix);
}

char *
mu_account_say_moved (const MuAccountNames *names, const MuEvent *event)
{
  int distance = paces (event->value[3]);
  if (event->rule == MU_RULE_WRG_MOVE_DIRECTION_INCLINE)
    return g_strdup_printf (
        ngettext ("%s inclined %d pace.", "%s inclined %d paces.", (gulong) ABS (distance)),
        BODY (names, event), distance);
  return g_strdup_printf (
      ngettext ("%s moved %d pace.", "%s moved %d paces.", (gulong) ABS (distance)),
      BODY (names, event), distance);
}

static char *
say_wide (const char *name, int files)
{
  return g_strdup_printf (
      ngettext ("%s stood %d file wide.", "%s stood %d files wide.", (gulong) files), name, files);
}

/* A battle sheet may come from anyone: what is no formation is a line. */
static char *
say_formed (const MuAccountNames *names, const MuEvent *event)
{
  const char *name = BODY (names, event);
  switch ((MuFormation) MU_SHAPE_FORMATION (event->value[3])) {
  case MU_FORMATION_USUAL:
    break;
  case MU_FORMATION_SQUARE:
    return g_strdup_printf (_ ("%s stood in square."), name);
  case MU_FORMATION_TESTUDO:
    return g_strdup_printf (_ ("%s stood in testudo."), name);
  case MU_FORMATION_CANTABRIAN:
    return g_strdup_printf (_ ("%s rode in a Cantabrian circle."), name);
  case MU_FORMATION_WEDGE:
    return g_strdup_printf (_ ("%s stood in wedge."), name);
  }
  return say_wide (name, MU_SHAPE_FILES (event->value[3]));
}

static char *
say_closed_up (const MuAccountNames *names, const MuEvent *event)
{
  const int files = MU_SHAPE_FILES (event->value[3]);
  return g_strdup_printf (
      ngettext ("%s closed up to %d file.", "%s closed up to %d files.", (gulong) files),
      BODY (names, event), files);
}

/* wrg.move.direction.turn: to a flank, by which ranks become files. */
static char *
say_turned (const MuAccountNames *names, const MuEvent *event)
{
  const int files = MU_SHAPE_FILES (event->value[3]);
  return g_strdup_printf (ngettext ("%s turned to a flank and stood %d file wide.",
                                    "%s turned to a flank and stood %d files wide.",
                                    (gulong) files),
                          BODY (names, event), files);
}

char *
mu_account_say_faced (const MuAccountNames *names, const MuEvent *event)
{
  if (event->rule == MU_RULE_WRG_CASUALTIES_REMOVE)
    return say_closed_up (names, event);
  if (event->rule == MU_RULE_WRG_MOVE_DIRECTION_TURN && event->value[3] != 0)
    return say_turned (names, event);
  if (event->value[3] != 0)
    return say_formed (names, event);
  if (event->rule == MU_RULE_WRG_MOVE_FORMATION_LAP)
    return g_strdup_printf (_ ("%s lapped round the flank of %s."), BODY (names, event),
                            OTHER (names, event));
  return g_strdup_printf (_ ("%s changed facing or formation."), BODY (names, event));
}
