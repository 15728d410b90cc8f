#include "app/session/wrg/deployment/deployment_words.h"

#include <glib/gi18n-lib.h>

#include "app/session/wrg/deployment/deployment_shape.h"
#include "lists/list/terms.h"
#include "reports/document/rule_words.h"

#define NEAR_BY 60 /* paces: neighbours beyond are not worth a word */

char *
mu_deployment_mark (const MuDeploymentGround *ground, int unit)
{
  return g_strdup_printf ("%c%d", ground->side == MU_SIDE_A ? 'A' : 'B', unit + 1);
}

char *
mu_deployment_name (const MuDeploymentGround *ground, int unit)
{
  g_autofree char *mark = mu_deployment_mark (ground, unit);

  return g_strdup_printf ("%s %s", mark, mu_deployment_unit (ground, unit)->name);
}

char *
mu_deployment_strength (const MuDeploymentGround *ground, int unit)
{
  const MuListUnit *it = mu_deployment_unit (ground, unit);
  g_autofree char *troop = mu_term_troop (it);

  return g_strdup_printf (ngettext ("%s · %d figure", "%s · %d figures", (gulong) it->figures),
                          troop, it->figures);
}

char *
mu_deployment_troops (const MuDeploymentGround *ground, int unit)
{
  const MuDeployment at = mu_battle_side_deployment (&ground->record->side[ground->side], unit);
  g_autofree char *strength = mu_deployment_strength (ground, unit);
  g_autofree char *shape = mu_deployment_shape_words (ground, unit, &at);

  return g_strdup_printf ("%s, %s", strength, shape);
}

char *
mu_deployment_length (const MuDeploymentGround *ground, int paces)
{
  const MuFieldPlan *field = ground->record->field;
  const int inch = mu_paces_per_inch (field ? field->scale : MU_SCALE_25);

  /* Translators: a length on the ground, and on the table */
  return g_strdup_printf (ngettext ("%d pace (%.1f in)", "%d paces (%.1f in)", (gulong) paces),
                          paces, (double) paces / inch);
}

/* --- where it stands ----------------------------------------------------------- */

static int
degrees_of (MuAngle turned)
{
  const int degrees = (int) ((turned * 360u + 32768u) / 65536u);

  return degrees > 180 ? degrees - 360 : degrees;
}

static char *
facing_words (MuAngle turned)
{
  const int degrees = degrees_of (turned);

  if (degrees == 0)
    return g_strdup (_ ("facing ahead"));
  if (degrees == 180)
    return g_strdup (_ ("facing back"));
  return g_strdup_printf (
      degrees > 0 ? _ ("turned %d° to the right") : _ ("turned %d° to the left"), ABS (degrees));
}

static char *
neighbour_words (const MuDeploymentGround *ground, int unit)
{
  int paces;
  const int near_by = mu_deployment_nearest (ground, unit, &paces);

  if (near_by < 0 || paces > NEAR_BY)
    return g_strdup ("");
  g_autofree char *length = mu_deployment_length (ground, paces);
  g_autofree char *name = mu_deployment_name (ground, near_by);
  /* Translators: a length, then a neighbour: "; 5 paces (0.5 in) from A2 Hastati" */
  return g_strdup_printf (_ ("; %s from %s"), length, name);
}

char *
mu_deployment_place (const MuDeploymentGround *ground, int unit)
{
  const MuDeployment at = mu_battle_side_deployment (&ground->record->side[ground->side], unit);
  const gboolean first = ground->side == MU_SIDE_A;

  if (!at.placed)
    return g_strdup ("");
  g_autofree char *across = mu_deployment_length (
      ground, first ? at.x : mu_battle_record_width (ground->record) - at.x);
  g_autofree char *ahead = mu_deployment_length (
      ground, first ? at.y : mu_battle_record_depth (ground->record) - at.y);
  g_autofree char *facing = facing_words (at.turned);
  g_autofree char *neighbour = neighbour_words (ground, unit);
  /* Translators: two lengths to the middle of the front, the facing, a neighbour */
  return g_strdup_printf (_ ("%s from its left edge, %s from its own, %s%s"), across, ahead, facing,
                          neighbour);
}

/* --- why it may not ------------------------------------------------------------- */

static char *
outside_words (const MuDeploymentGround *ground, const MuWrgStand *stand)
{
  const int beyond = MAX (1, (stand->beyond + MU_PACES (1) - 1) / MU_PACES (1));
  g_autofree char *length = mu_deployment_length (ground, beyond);

  switch (stand->standing) {
  case MU_WRG_STANDS_OFF_TABLE:
    return g_strdup_printf (_ ("%s over the edge of the table"), length);
  case MU_WRG_STANDS_TOO_FORWARD:
    return g_strdup_printf (
        _ ("%s too far forward: nobody deploys within 120 paces of the centre line"), length);
  case MU_WRG_STANDS_TOO_FAR_LEFT:
    return g_strdup_printf (_ ("%s too far left: nobody deploys within 120 paces of a side edge"),
                            length);
  case MU_WRG_STANDS_TOO_FAR_RIGHT:
    return g_strdup_printf (_ ("%s too far right: nobody deploys within 120 paces of a side edge"),
                            length);
  case MU_WRG_STANDS:
  case MU_WRG_STANDS_NOWHERE:
  case MU_WRG_STANDS_ON_FRIENDS:
  case MU_WRG_STANDS_ON_BAD_GROUND:
  case MU_WRG_STANDS_APART:
    break;
  }
  return g_strdup (_ ("the table is too small to deploy on"));
}

static char *
reason_words (const MuDeploymentGround *ground, const MuWrgStand *stand)
{
  if (stand->standing == MU_WRG_STANDS_ON_FRIENDS || stand->standing == MU_WRG_STANDS_APART) {
    g_autofree char *friends = mu_deployment_name (ground, stand->friends);
    return g_strdup_printf (stand->standing == MU_WRG_STANDS_APART
                                /* Translators: said of pack animals or wagons, of their unit */
                                ? _ ("it belongs close behind the centre of %s")
                                : _ ("%s stands there"),
                            friends);
  }
  if (stand->standing == MU_WRG_STANDS_ON_BAD_GROUND)
    return g_strdup_printf (_ ("such troops cannot go there: %s"), _ (mu_rule_words (stand->rule)));
  return outside_words (ground, stand);
}

char *
mu_deployment_refusal (const MuDeploymentGround *ground, int unit, const MuWrgStand *stand)
{
  if (stand->standing == MU_WRG_STANDS)
    return g_strdup ("");
  g_autofree char *name = mu_deployment_name (ground, unit);
  g_autofree char *reason = reason_words (ground, stand);
  const char *rule = mu_rule_words_section (stand->rule);
  if (*rule)
    /* Translators: a body, why it may not stand there, the rule */
    return g_strdup_printf (_ ("%s: %s (%s)."), name, reason, rule);
  return g_strdup_printf (_ ("%s: %s."), name, reason);
}
